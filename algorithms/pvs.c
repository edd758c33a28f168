/*
 * Principal variation search, or NegaScout; algorithms/windows/pvs.h has the papers and the contract of its value, which
 * at the root is exact.
 */

#include "algorithms/windows/pvs.h"

static Value pvs_solve(Search *search, const State *root)
{
    return pvs(search, root, -INFINITE, INFINITE, root_path(search));
}

static Value pvs_solve_plain(Search *search, const State *root)
{
    return pvs(&plain_search, root, -INFINITE, INFINITE, root_path(search));
}

static const Algorithm pvs_algorithm = {
    .about = "principal variation search (NegaScout): null windows, and again what turns out better",
    .solve = (Function)pvs_solve,
    .plain = (Function)pvs_solve_plain,
    .table = true,
    .revisits = true,
};
