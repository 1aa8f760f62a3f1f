// SPDX-License-Identifier: MIT
#include "core/format/pmx/pmx_input.h"

namespace furitsuke::format::pmx {

void Input::setRecord(std::size_t index, std::size_t count) {
  record_ = index;
  recordCount_ = count;
}

bool Input::needs(std::size_t size) {
  if (error_) return false;
  if (remaining() >= size) return true;
  fail({Core::trWith("the file ends: %1 bytes are needed, %2 are left"), size, remaining()});
  return false;
}

Index Input::index(std::uint8_t size) {
  const ByteView bytes = take(size);
  return bytes.empty() ? 0 : loadIndex(bytes.data(), size);
}

std::uint32_t Input::vertexIndex(std::uint8_t size) {
  const ByteView bytes = take(size);
  return bytes.empty() ? 0 : loadVertexIndex(bytes.data(), size);
}

Text Input::text() {
  const std::size_t at = offset_;
  const auto size = number<std::int32_t>();
  if (!ok()) return {};
  if (size < 0 || static_cast<std::size_t>(size) > remaining()) {
    fail({Core::trWith("a text of %1 bytes, %2 are left"), size, remaining()}, at);
    return {};
  }
  return Text(asChars(take(static_cast<std::size_t>(size))));
}

ByteView Input::take(std::size_t size) {
  if (!needs(size)) return {};
  const ByteView view = bytes_.subspan(offset_, size);
  offset_ += size;
  return view;
}

std::size_t Input::count(MessageText what, std::size_t least) {
  const std::size_t at = offset_;
  const auto count = number<std::int32_t>();
  if (!ok()) return 0;
  if (count >= 0 && static_cast<std::size_t>(count) <= remaining() / least) return static_cast<std::size_t>(count);
  const Message claim(Core::trWith("%1 %2"), what, count);
  if (count < 0) {
    fail({Core::trWith("%1 is negative"), claim}, at);
  } else {
    const std::uint64_t needed = static_cast<std::uint64_t>(count) * least;
    fail({Core::trWith("%1 needs at least %2 bytes, %3 are left"), claim, needed, remaining()}, at);
  }
  return 0;
}

void Input::fail(Message reason, std::optional<std::size_t> offset) {
  if (error_) return;
  if (recordCount_ > 0) {
    reason = {Core::trWith("record %1 of %2: %3"), record_ + 1, recordCount_, reason};
  }
  error_ = Error::at(offset.value_or(offset_), section_, std::move(reason));
}

}  // namespace furitsuke::format::pmx
