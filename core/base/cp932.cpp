// SPDX-License-Identifier: MIT
#include "core/base/cp932.h"
