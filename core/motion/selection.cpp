// SPDX-License-Identifier: MIT
#include "core/motion/selection.h"
