// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/pmx/pmx_file.h"

namespace furitsuke::test {

/// A small model of version 2.1 with every kind of every record, all indices valid.
[[nodiscard]] format::pmx::File richPmx(format::pmx::Encoding encoding = format::pmx::Encoding::Utf16Le,
                                        format::pmx::IndexSizes sizes = {});

/// A chain of bones with these names (UTF-8), and nothing else.
[[nodiscard]] format::pmx::File bonesPmx(std::initializer_list<std::string_view> names);

}  // namespace furitsuke::test
