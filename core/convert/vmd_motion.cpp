// SPDX-License-Identifier: MIT
#include "core/convert/vmd_motion.h"
