// SPDX-License-Identifier: MIT
#include "core/motion/operations.h"
