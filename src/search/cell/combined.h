/* What the orders and prunings of a cell are made of, for its task. */
#ifndef CELL_COMBINED_H
#define CELL_COMBINED_H

#include "cell/cell.h"

void take_combined(const struct cell *cell, struct task *task);

#endif
