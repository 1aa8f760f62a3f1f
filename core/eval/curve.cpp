// SPDX-License-Identifier: MIT
#include "core/eval/curve.h"
