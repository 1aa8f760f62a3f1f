// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/pmx/pmx_file.h"

namespace furitsuke::test {

/// A small model of version 2.1 with every kind of every record, all indices in range.
[[nodiscard]] pmx::File richPmx(pmx::Encoding encoding = pmx::Encoding::Utf16Le, pmx::IndexSizes sizes = {});

/// Bones with these names (UTF-8), one below the other, and nothing else.
[[nodiscard]] pmx::File bonesPmx(std::initializer_list<std::string_view> names);

}  // namespace furitsuke::test
