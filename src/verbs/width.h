/* The option of verbs that draw figures of a width; what it says is for width_wrong (figure/width.h). */
#ifndef VERBS_WIDTH_H
#define VERBS_WIDTH_H

#define WIDTH_OPTION(record, member)                                                                               \
    {                                                                                                              \
        "width", 0, "WIDTH",                                                                                       \
            "of a page in print: ieee, ieee2, acm, acm2, elsevier, elsevier2, lncs, slides, or a length such as "  \
            "3.3in or 84mm, which without a unit is of inches, with the caption beside it as FILE.caption.tex; "   \
            "or web",                                                                                              \
            INTO(record, member), .fallback = "web"                                                                \
    }

#endif
