// SPDX-License-Identifier: MIT
#include "core/motion/motion.h"
