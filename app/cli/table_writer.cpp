// SPDX-License-Identifier: MIT
#include "app/cli/table_writer.h"

#include <array>
#include <charconv>
#include <nlohmann/json.hpp>
#include <utility>

namespace furitsuke::cli {

namespace {

constexpr std::size_t kFlushSize = std::size_t{64} * 1024;

/// Quotes a text that a reader could split into several fields.
std::string csvField(std::string_view text) {
  if (text.find_first_of(",\"\r\n") == std::string_view::npos) return std::string(text);
  std::string quoted = "\"";
  for (const char c : text) {
    if (c == '"') quoted += '"';
    quoted += c;
  }
  return quoted + '"';
}

}  // namespace

std::string jsonString(std::string_view text) {
  return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

TableWriter::TableWriter(std::ostream& out, TableFormat format, std::vector<std::string_view> columns,
                         std::string_view file)
    : out_(out), format_(format), columns_(std::move(columns)) {
  if (!file.empty()) first_ = "\"file\": " + jsonString(file) + ", ";
  if (format_ == TableFormat::Json) buffer_ = "[";
  if (format_ != TableFormat::Csv) return;
  for (const std::string_view column : columns_) buffer_.append(buffer_.empty() ? "" : ",").append(column);
  buffer_ += '\n';
}

void TableWriter::beginCell() {
  if (format_ == TableFormat::Csv) {
    if (column_ > 0) buffer_ += ',';
  } else {
    if (column_ > 0) {
      buffer_ += ", ";
    } else {
      if (format_ == TableFormat::Json) buffer_ += hasRows_ ? ",\n  " : "\n  ";
      buffer_.append("{ ").append(first_);
    }
    buffer_.append("\"");
    buffer_.append(columns_.at(column_)).append("\": ");
  }
  ++column_;
}

TableWriter& TableWriter::digits(double value, int significant) {
  beginCell();
  std::array<char, 32> text{};
  // Adding zero makes a negative zero positive.
  const auto end =
      std::to_chars(text.data(), text.data() + text.size(), value + 0.0, std::chars_format::general, significant);
  buffer_.append(text.data(), end.ptr);
  return *this;
}

TableWriter& TableWriter::text(std::string_view value) {
  beginCell();
  buffer_ += format_ == TableFormat::Csv ? csvField(value) : jsonString(value);
  return *this;
}

void TableWriter::endRow() {
  buffer_ += format_ == TableFormat::Csv ? "\n" : format_ == TableFormat::Json ? " }" : " }\n";
  column_ = 0;
  hasRows_ = true;
  flushWhenLong();
}

void TableWriter::flushWhenLong() {
  if (buffer_.size() < kFlushSize) return;
  out_.write(buffer_.data(), static_cast<std::streamsize>(buffer_.size()));
  buffer_.clear();
}

void TableWriter::finish() {
  if (format_ == TableFormat::Json) buffer_ += hasRows_ ? "\n]\n" : "]\n";
  out_.write(buffer_.data(), static_cast<std::streamsize>(buffer_.size()));
  buffer_.clear();
}

}  // namespace furitsuke::cli
