// SPDX-License-Identifier: MIT
#include "core/format/vmd/vmd_block.h"
