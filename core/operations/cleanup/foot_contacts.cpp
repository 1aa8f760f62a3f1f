// SPDX-License-Identifier: MIT
#include "core/operations/cleanup/foot_contacts.h"

#include <algorithm>
#include <utility>

#include "core/operations/scope.h"

namespace furitsuke::operations {

namespace {

constexpr std::string_view kNone = "none";

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(' ');
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

Result<FootContact> readContact(std::string_view text) {
  for (const auto& [side, isLeft] : {std::pair(std::string_view("left "), true), {"right ", false}}) {
    if (!text.starts_with(side)) continue;
    const std::string_view frames = trimmed(text.substr(side.size()));
    const Result<FrameRange> range = parseFrameRange(frames);
    // Without an open end.
    if (range.ok() && !frames.starts_with('-') && !frames.ends_with('-')) return FootContact{isLeft, *range};
  }
  return Error::in("contacts", "\"" + std::string(text) + "\" is no contact; write \"left 10-40, right 50-80\"");
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
  }
  return text;
}

Result<std::optional<std::vector<FootContact>>> readContacts(std::string_view text) {
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
