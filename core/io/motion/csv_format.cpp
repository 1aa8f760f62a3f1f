// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <utility>

#include "core/base/file_text.h"
#include "core/io/motion/motion_csv.h"
#include "core/io/motion/motion_csv_columns.h"
#include "core/io/motion_format.h"

namespace furitsuke::io {

namespace {

constexpr std::array<std::string_view, 1> kCsvExtensions{"csv"};

/// The first row is the name of a section, which may be quoted.
bool isMotionCsv(std::string_view head) {
  const std::string decoded = fileText(head);
  std::string_view text = withoutLeadingSpace(decoded);
  if (text.starts_with("sep="))
    text = withoutLeadingSpace(text.substr(std::min(text.find_first_of("\r\n"), text.size())));
  if (text.starts_with('"')) text.remove_prefix(1);
  return std::ranges::any_of(kCsvSections, [text](std::string_view section) { return text.starts_with(section); });
}

Result<LoadedMotion> readCsv(Bytes bytes) {
  CsvForm form;
  Result<ParsedMotion> parsed = motionFromCsv(asChars(bytes), &form);
  if (!parsed) return parsed.error();
  LoadedMotion loaded{std::move(parsed->motion), FileKind::MotionCsv, {}, nullptr, std::move(parsed->diagnostics), {}};
  loaded.csvForm = form;
  return loaded;
}

Result<Bytes> writeCsv(const LoadedMotion& loaded, const VmdWriteOptions& /*options*/) {
  return toBytes(motionToCsv(loaded.motion, loaded.csvForm));
}

}  // namespace

constinit const MotionFormat kCsvFormat{
    {FileKind::MotionCsv, "csv", Core::tr("motion as CSV"), kCsvExtensions, isMotionCsv, OpensAs::Motion, false},
    readCsv,
    writeCsv};

}  // namespace furitsuke::io
