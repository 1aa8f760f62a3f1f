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
  fail("the file ends: " + std::to_string(size) + " bytes are needed, " + std::to_string(remaining()) + " are left");
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
    fail("a text of " + std::to_string(size) + " bytes, " + std::to_string(remaining()) + " are left", at);
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

std::size_t Input::count(std::string_view what, std::size_t least) {
  const std::size_t at = offset_;
  const auto count = number<std::int32_t>();
  if (!ok()) return 0;
  if (count >= 0 && static_cast<std::size_t>(count) <= remaining() / least) return static_cast<std::size_t>(count);
  std::string reason = std::string(what) + " " + std::to_string(count);
  if (count >= 0) {
    reason += " needs at least " + std::to_string(static_cast<std::uint64_t>(count) * least) + " bytes, " +
              std::to_string(remaining()) + " are left";
  } else {
    reason += " is negative";
  }
  fail(std::move(reason), at);
  return 0;
}

void Input::fail(std::string reason, std::optional<std::size_t> offset) {
  if (error_) return;
  if (recordCount_ > 0) {
    reason = "record " + std::to_string(record_ + 1) + " of " + std::to_string(recordCount_) + ": " + reason;
  }
  error_ = Error::at(offset.value_or(offset_), std::string(section_), std::move(reason));
}

}  // namespace furitsuke::format::pmx
