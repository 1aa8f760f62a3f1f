// SPDX-License-Identifier: MIT
#include "core/motion/edit.h"
