// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace furitsuke::exchange {

/// The Japanese name of a bone in Latin letters, for programs that read only those: "右スカート前１" is
/// "MigiSukaatoMae1". Knows kana and the Chinese characters that are usual in names of bones, each with the reading
/// that it usually has there, and keeps what is ASCII. Empty if there is any other character, or nothing to write.
[[nodiscard]] std::string romanizedName(std::string_view name);

}  // namespace furitsuke::exchange
