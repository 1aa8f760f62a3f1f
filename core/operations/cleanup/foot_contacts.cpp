// SPDX-License-Identifier: MIT
#include "core/operations/cleanup/foot_contacts.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <system_error>
#include <utility>

#include "core/operations/arguments.h"
#include "core/operations/scope.h"

namespace furitsuke::operations {

namespace {

constexpr std::string_view kNone = "none";

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(' ');
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

/// Takes " WORD NUMBER" from the end of the text; nothing if it is not there, and no number (NaN) for another text.
std::optional<double> takeNumber(std::string_view& text, std::string_view word) {
  const std::size_t at = text.rfind(word);
  if (at == std::string_view::npos) return {};
  const std::string_view digits = trimmed(text.substr(at + word.size()));
  double number = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  const bool isNumber = error == std::errc() && end == digits.data() + digits.size();
  text = trimmed(text.substr(0, at));
  return isNumber ? number : std::numeric_limits<double>::quiet_NaN();
}

Result<FootContact> readContact(std::string_view text) {
  for (const auto& [side, isLeft] : {std::pair(std::string_view("left "), true), {"right ", false}}) {
    if (!text.starts_with(side)) continue;
    std::string_view frames = trimmed(text.substr(side.size()));
    const std::optional<double> slope = takeNumber(frames, " slope ");
    const std::optional<double> floor = takeNumber(frames, " at ");
    const Result<FrameRange> range = parseFrameRange(frames);
    // Comparisons with NaN are false.
    const bool isSlope = !slope || std::abs(*slope) <= kSteepestSlope;
    const bool isFloor = !floor || std::abs(*floor) <= kLargestNumber;
    // Without an open end.
    const bool isClosed = !frames.starts_with('-') && !frames.ends_with('-');
    if (range.ok() && isClosed && isSlope && isFloor) return FootContact{isLeft, *range, floor, slope.value_or(0)};
  }
  return Error::in(Message::verbatim(std::string(kContactsParameter)),
                   Core::trWith("\"%1\" is not a contact; write \"left 10-40, right 50-80 at 2.5 slope 10\""), text);
}

std::vector<FootContact> joined(std::vector<FootContact> contacts) {
  std::ranges::sort(contacts, {},
                    [](const FootContact& contact) { return std::pair(!contact.isLeft, contact.frames.first); });
  std::vector<FootContact> all;
  for (const FootContact& contact : contacts) {
    const bool isSame =
        !all.empty() && all.back().isLeft == contact.isLeft && all.back().frames.intersects(contact.frames);
    if (isSame) {
      all.back().frames = all.back().frames.united(contact.frames);
    } else {
      all.push_back(contact);
    }
  }
  return all;
}

}  // namespace

std::string contactsText(std::span<const FootContact> contacts) {
  if (contacts.empty()) return std::string(kNone);
  std::string text;
  for (const FootContact& contact : contacts) {
    text += (text.empty() ? "" : ", ") + std::string(contact.isLeft ? "left " : "right ") +
            std::to_string(contact.frames.first) + "-" + std::to_string(contact.frames.last);
    if (contact.floor) text += " at " + argumentText(*contact.floor);
    if (contact.slope != 0) text += " slope " + argumentText(contact.slope);
  }
  return text;
}

Result<std::optional<FootContacts>> readContacts(std::string_view text) {
  using Contacts = std::optional<std::vector<FootContact>>;
  text = trimmed(text);
  if (text.empty()) return Contacts();
  if (text == kNone) return Contacts(std::vector<FootContact>());
  std::vector<FootContact> contacts;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    Result<FootContact> contact = readContact(trimmed(text.substr(begin, end - begin)));
    if (!contact.ok()) return contact.error();
    contacts.push_back(*contact);
    begin = end + 1;
  }
  return Contacts(joined(std::move(contacts)));
}

}  // namespace furitsuke::operations
