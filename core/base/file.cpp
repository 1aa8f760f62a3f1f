// SPDX-License-Identifier: MIT
#include "core/base/file.h"
