// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>
#include <variant>

#include "core/base/message.h"

namespace furitsuke {
inline namespace base {

/// A sentence that comes from outside as finished English: from a library or from another process. Its places are in
/// ascending order.
class KnownText {
 public:
  consteval KnownText(MessageText text) : text_(text.text()), pattern_(text) {}
  /// `first`: what the first place must hold, if not any text.
  consteval KnownText(MessagePattern text, std::span<const KnownText> first = {})
      : text_(text.text()), pattern_(patternOf(text)), first_(first) {}

 private:
  friend Message knownMessage(std::span<const KnownText> known, std::string_view text);

  template <class... Places>
  using Pattern = PatternFor<Places...>;
  using Place = MessageArgument;
  using AnyPattern = std::variant<MessageText, Pattern<Place>, Pattern<Place, Place>, Pattern<Place, Place, Place>,
                                  Pattern<Place, Place, Place, Place>>;
  struct Filled;
  static consteval AnyPattern patternOf(MessagePattern text) {
    switch (text.placeholders()) {
      case 1: return Pattern<Place>(text);
      case 2: return Pattern<Place, Place>(text);
      case 3: return Pattern<Place, Place, Place>(text);
      default: return Pattern<Place, Place, Place, Place>(text);
    }
  }

  std::string_view text_;
  AnyPattern pattern_;
  std::span<const KnownText> first_;
};

/// The text as a message that can be translated: by the row that says most, because a general one also fits to what a
/// special one says. Empty if no row fits.
[[nodiscard]] Message knownMessage(std::span<const KnownText> known, std::string_view text);

}  // namespace base
}  // namespace furitsuke
