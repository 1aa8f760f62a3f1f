// SPDX-License-Identifier: MIT
#include <array>
#include <utility>

#include "core/io/json/motion_json.h"
#include "core/io/motion_format.h"

namespace furitsuke::io {

namespace {

constexpr std::array<std::string_view, 1> kJsonExtensions{"json"};

/// Accepts any JSON object; the reader checks whether it is a motion.
bool isJson(std::string_view head) { return withoutLeadingSpace(head).starts_with('{'); }

Result<LoadedMotion> readJson(Bytes bytes) {
  Result<ParsedMotion> parsed = motionFromJson(asChars(bytes));
  if (!parsed) return parsed.error();
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
