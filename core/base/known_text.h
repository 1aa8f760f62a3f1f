// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
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
  /// A text that counts something has no other places.
  consteval KnownText(MessagePattern text, std::span<const KnownText> first = {})
      : text_(text.text()), plural_(text.plural() == nullptr ? "" : text.plural()), pattern_(patternOf(text)),
        first_(first) {}

 private:
  friend Message knownMessage(std::span<const KnownText> known, std::string_view text,
                              const std::function<Message(std::string_view)>& part);

  template <class... Places>
  using Pattern = PatternFor<Places...>;
  using Place = MessageArgument;
  using AnyPattern = std::variant<MessageText, Pattern<Counted>, Pattern<Place>, Pattern<Place, Place>, Pattern<Place, Place, Place>,
                                  Pattern<Place, Place, Place, Place>>;
  struct Filled;
  static consteval AnyPattern patternOf(MessagePattern text) {
    switch (text.placeholders()) {
      case 0: return Pattern<Counted>(text);
      case 1: return Pattern<Place>(text);
      case 2: return Pattern<Place, Place>(text);
      case 3: return Pattern<Place, Place, Place>(text);
      default: return Pattern<Place, Place, Place, Place>(text);
    }
  }

  std::string_view text_;
  std::string_view plural_;  ///< empty if it counts nothing
  AnyPattern pattern_;
  std::span<const KnownText> first_;
};

/// The text as a message that can be translated: by the row that says most, because a general one also fits to what a
/// special one says. Empty if no row fits. `part` may say what a text in a place means.
[[nodiscard]] Message knownMessage(std::span<const KnownText> known, std::string_view text,
                                   const std::function<Message(std::string_view)>& part = {});

}  // namespace base
}  // namespace furitsuke
