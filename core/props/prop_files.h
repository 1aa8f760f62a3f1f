// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <filesystem>
#include <string>
#include <string_view>

namespace furitsuke::props {

/// The extensions of props and stages besides MMD's model formats, lower case.
inline constexpr std::array<std::string_view, 9> kPropExtensions = {".x",   ".obj", ".glb", ".gltf", ".fbx",
                                                                    ".dae", ".stl", ".ply", ".3ds"};

/// Whether the extension, ignoring case, is one of kPropExtensions. Most of these formats have no signature.
[[nodiscard]] inline bool isPropFile(const std::filesystem::path& path) {
  const std::u8string native = path.extension().u8string();
  std::string extension(native.begin(), native.end());
  for (char& c : extension) c = static_cast<char>(c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : c);
  return std::ranges::find(kPropExtensions, extension) != kPropExtensions.end();
}

}  // namespace furitsuke::props
