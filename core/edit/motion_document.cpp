// SPDX-License-Identifier: MIT
#include "core/edit/motion_document.h"
