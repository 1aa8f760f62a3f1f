// SPDX-License-Identifier: MIT
#include "core/format/vpd/vpd_file.h"
