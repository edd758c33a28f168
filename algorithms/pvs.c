/*
 * Principal variation search, or NegaScout; algorithms/windows/pvs.h has the papers and the contract of its value, which
 * at the root is exact.
 */

#include "algorithms/windows/pvs.h"

static inline Value solve(Search *search, const State *root)
{
    return pvs(search, root, -INFINITE, INFINITE, root_path(search));
}

static const Algorithm algorithm = {
    .about = "principal variation search (NegaScout): null windows, and again what turns out better",
    .table = true,
    .growth = 0.75,
    .revisits = true,
};
