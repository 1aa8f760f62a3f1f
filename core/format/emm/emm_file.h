// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/bytes.h"
#include "core/base/diagnostic.h"
#include "core/base/result.h"

// EMM and EMD, which list the effects of MikuMikuEffect of a scene or of one model or accessory: text in sections.
namespace furitsuke::format::emm {

inline constexpr std::size_t kMaxBytes = std::size_t{16} << 20U;

/// "Pmd2 = C:\MMD\model.pmx" in the section "Object". All texts are UTF-8.
struct Object {
  std::string key;
  std::string path;  ///< as in the file, with backslashes
};

/// "Pmd5[12] = glow.fx" in a section "Effect" or "Effect@GlowMap".
struct Effect {
  std::string object;    ///< the key of an Object, "Default", or "Obj" in an EMD
  std::string material;  ///< "12", several or a range as in the file; empty: all
  std::string path;      ///< of the effect; empty for "none", which turns the default off
  std::string target;    ///< "GlowMap": an additional picture that an effect needs; empty: the picture itself
  bool isShown = true;   ///< "Pmd5.show"
};

struct File {
  std::string version;
  std::vector<Object> objects;  ///< in the order in which they are drawn
  std::vector<Effect> effects;
  Diagnostics diagnostics;
};

/// Whether a file begins like an EMM. `head` is its start without a byte order mark.
[[nodiscard]] bool isEmmHead(std::string_view head);

/// Reads an EMM or EMD in UTF-8 or, as MikuMikuEffect writes it, CP932. Lines that are not known are reported.
[[nodiscard]] Result<File> read(ByteView bytes);

}  // namespace furitsuke::format::emm
