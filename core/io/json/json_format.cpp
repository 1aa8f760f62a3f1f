// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <utility>

#include "core/io/json/motion_json.h"
#include "core/io/motion_format.h"

namespace furitsuke::io {

namespace {

constexpr std::array<std::string_view, 1> kJsonExtensions{"json"};

/// Accepts any JSON object; the reader checks whether it is a motion.
bool isJson(std::string_view head) { return withoutLeadingSpace(head).starts_with('{'); }

/// The error with the line and the column of its place, both from 1; a column is a character.
Error withLine(Error error, std::string_view text) {
  if (!error.offset) return error;
  const std::string_view before = text.substr(0, *error.offset);
  const std::string_view line = before.substr(before.rfind('\n') + 1);  // rfind() + 1 is 0 on the first line
  const auto isStart = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; };
  error.section = {Core::trWith("line %1, column %2, %3"),
                   static_cast<std::size_t>(std::ranges::count(before, '\n')) + 1,
                   static_cast<std::size_t>(std::ranges::count_if(line, isStart)) + 1, error.section};
  return error;
}

Result<LoadedMotion> readJson(Bytes bytes) {
  Result<ParsedMotion> parsed = motionFromJson(asChars(bytes));
  if (!parsed) return withLine(parsed.error(), asChars(bytes));
  return LoadedMotion{std::move(parsed->motion), FileKind::MotionJson, {}, nullptr, std::move(parsed->diagnostics), {}};
}

Result<Bytes> writeJson(const LoadedMotion& loaded, const VmdWriteOptions& /*options*/) {
  return toBytes(motionToJson(loaded.motion));
}

}  // namespace

constinit const MotionFormat kJsonFormat{
    {FileKind::MotionJson, "json", Core::tr("JSON text"), kJsonExtensions, isJson, OpensAs::Motion, false},
    readJson,
    writeJson};

}  // namespace furitsuke::io
