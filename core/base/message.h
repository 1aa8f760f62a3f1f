// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "core/base/path_text.h"

// What the program says to users: a sentence that stands once in the sources, and what fills its places. The core
// writes it in English; the window translates it (app/widgets/message_text.h).
namespace furitsuke {
inline namespace base {

/// A literal without places: "bone keys". Only Core::tr() makes one.
class MessageText {
 public:
  constexpr operator std::string_view() const { return text_; }
  [[nodiscard]] constexpr const char* text() const { return text_; }

 private:
  friend struct Core;
  constexpr explicit MessageText(const char* text) : text_(text) {}

  const char* text_;
};

/// A literal with places %1 to %9 or a count %n. Only Core::trWith() and Core::trCount() make one.
class MessagePattern {
 public:
  [[nodiscard]] constexpr const char* text() const { return text_; }
  /// The English text for all counts but 1, of which text() is for 1; nullptr if it has no count.
  [[nodiscard]] constexpr const char* plural() const { return plural_; }
  [[nodiscard]] constexpr std::size_t placeholders() const { return placeholders_; }

 private:
  friend struct Core;
  constexpr MessagePattern(const char* text, const char* plural, std::size_t placeholders)
      : text_(text), plural_(plural), placeholders_(placeholders) {}

  const char* text_;
  const char* plural_;
  std::size_t placeholders_;
};

/// Marks literals, for which lupdate looks by these names; `Core` is their context in the translations. Nothing is
/// translated here. A mistake in a literal does not compile.
struct Core {
#ifdef LUPDATE  // never defined, but lupdate reads this line and takes the context from it
  Q_DECLARE_TR_FUNCTIONS(Core)
#endif

  /// A text without places.
  [[nodiscard]] static consteval MessageText tr(const char* text) {
    if (placesIn(text) != 0 || hasCount(text)) throw "trWith() is for texts with places, trCount() for those with %n";
    return MessageText(text);
  }
  /// A text with the places %1, %2 and so on, in any order.
  [[nodiscard]] static consteval MessagePattern trWith(const char* text) {
    if (placesIn(text) == 0 || hasCount(text)) throw "tr() is for texts without places, trCount() for those with %n";
    return {text, nullptr, placesIn(text)};
  }
  /// A text that counts something: for 1, and for all other counts. Both have %n, and may have places.
  [[nodiscard]] static consteval MessagePattern trCount(const char* one, const char* several) {
    if (!hasCount(one) || !hasCount(several)) throw "both texts need %n";
    if (placesIn(one) != placesIn(several)) throw "both texts need the same places";
    return {one, several, placesIn(one)};
  }

 private:
  static consteval std::size_t placesIn(std::string_view text) {
    std::size_t placeholders = 0;
    for (char digit = '1'; digit <= '9'; ++digit) {
      const char placeholder[] = {'%', digit, '\0'};
      if (text.find(placeholder) == std::string_view::npos) continue;
      if (++placeholders != static_cast<std::size_t>(digit - '0')) throw "a place is left out";
    }
    return placeholders;
  }
  static consteval bool hasCount(std::string_view text) { return text.find("%n") != std::string_view::npos; }
};

/// The number that replaces %n and selects the singular or plural form.
struct Counted {
  std::uint64_t value = 0;

  friend bool operator==(const Counted&, const Counted&) = default;
};

/// A number with a fixed number of decimals.
struct Decimals {
  double value = 0;
  int decimals = 1;

  friend bool operator==(const Decimals&, const Decimals&) = default;
};

struct MessageArgument;

/// A pattern that has exactly one place for each of these arguments; with another one the call does not compile.
template <class... Arguments>
class PatternFor {
 public:
  // Implicit on purpose, like std::format_string.
  consteval PatternFor(MessagePattern pattern) : pattern_(pattern) {
    constexpr std::size_t kCounts = (0 + ... + (std::same_as<Arguments, Counted> ? 1 : 0));
    if (pattern.placeholders() != sizeof...(Arguments) - kCounts) throw "the text has another number of places";
    if (kCounts != (pattern.plural() != nullptr ? 1 : 0)) throw "a text with %n needs one Counted";
  }
  [[nodiscard]] constexpr MessagePattern pattern() const { return pattern_; }

 private:
  MessagePattern pattern_;
};

/// PatternFor as the parameter of a function template that deduces the arguments from the other parameters.
template <class... Arguments>
using PatternOf = PatternFor<std::remove_cvref_t<std::type_identity_t<Arguments>>...>;

/// A sentence or a part of one, with its arguments. Compares equal if both say the same.
class Message {
 public:
  /// Says nothing.
  Message();
  // Implicit on purpose: the marked literal is the message.
  Message(MessageText text);
  /// Arguments are integers, Counted, Decimals, other messages, paths, and texts, which are not translated and may come
  /// from a file. They fill the places in their order; a Counted fills %n.
  template <class... Arguments>
  requires(sizeof...(Arguments) > 0) Message(PatternOf<Arguments...> pattern, const Arguments&... arguments);
  /// A text that is not translated: a name, a path, what a library says.
  [[nodiscard]] static Message verbatim(std::string text);
  Message(const Message& other);
  Message(Message&& other) noexcept;
  Message& operator=(const Message& other);
  Message& operator=(Message&& other) noexcept;
  ~Message();

  [[nodiscard]] bool isEmpty() const;
  /// Texts are without control characters and direction marks, which could rearrange what surrounds them.
  [[nodiscard]] std::string english() const;

  /// The literal; "%1" for a text that is not translated.
  [[nodiscard]] const char* text() const { return text_; }
  /// The literal for all counts but 1, or nullptr.
  [[nodiscard]] const char* plural() const { return plural_; }
  [[nodiscard]] const std::vector<MessageArgument>& arguments() const { return arguments_; }

  friend bool operator==(const Message& a, const Message& b);
  /// Whether this is the English sentence.
  template <std::convertible_to<std::string_view> Text>
  friend bool operator==(const Message& message, const Text& english) {
    return message.english() == std::string_view(english);
  }
  /// Writes english().
  friend std::ostream& operator<<(std::ostream& out, const Message& message);

 private:
  const char* text_ = "";
  const char* plural_ = nullptr;
  std::vector<MessageArgument> arguments_;
};

/// What fills a place of a message.
struct MessageArgument {
  using Value = std::variant<std::int64_t, std::uint64_t, Counted, Decimals, std::string, Message>;

  MessageArgument(std::signed_integral auto number) : value(std::int64_t{number}) {}
  MessageArgument(std::unsigned_integral auto number) : value(std::uint64_t{number}) {}
  MessageArgument(bool) = delete;
  MessageArgument(char) = delete;
  MessageArgument(Counted count) : value(count) {}
  MessageArgument(Decimals number) : value(number) {}
  MessageArgument(std::string text) : value(std::move(text)) {}
  MessageArgument(std::string_view text) : value(std::string(text)) {}
  MessageArgument(const char* text) : value(std::string(text)) {}
  MessageArgument(const std::filesystem::path& path) : value(pathText(path)) {}
  MessageArgument(Message message) : value(std::move(message)) {}
  MessageArgument(MessageText text) : value(Message(text)) {}

  Value value;

  friend bool operator==(const MessageArgument&, const MessageArgument&) = default;
};

template <class... Arguments>
requires(sizeof...(Arguments) > 0) Message::Message(PatternOf<Arguments...> pattern, const Arguments&... arguments)
    : text_(pattern.pattern().text()), plural_(pattern.pattern().plural()), arguments_{MessageArgument(arguments)...} {}

/// The pattern with these texts at %1, %2 and so on, and `count` at %n.
[[nodiscard]] std::string filled(std::string_view pattern, const std::vector<std::string>& placeholders,
                                 std::string_view count = {});

/// A text from a file as a message shows it: `?` for control characters and direction marks, U+FFFD for what is not
/// UTF-8.
[[nodiscard]] std::string shownText(std::string_view text);

}  // namespace base
}  // namespace furitsuke
