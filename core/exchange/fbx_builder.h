// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/base/bytes.h"

// Writes binary FBX files of version 7.4, which have records within records.
namespace furitsuke::exchange {

inline constexpr std::string_view kFbxMagic("Kaydara FBX Binary  \0\x1A\0", 23);
inline constexpr std::int64_t kFbxSecond = 46'186'158'000;  ///< in the unit of times

/// The TimeMode of the settings for 30 or 60 frames per second.
[[nodiscard]] constexpr std::int32_t fbxTimeMode(int framesPerSecond) noexcept { return framesPerSecond == 60 ? 3 : 6; }

/// A property of a record: a number, a text, bytes or numbers.
using FbxProperty = std::variant<std::int32_t, std::int64_t, double, std::string, Bytes, std::vector<std::int32_t>,
                                 std::vector<std::int64_t>, std::vector<float>>;
using FbxProperties = std::initializer_list<FbxProperty>;

/// The name of an object, with its class: "Camera" and "Model".
[[nodiscard]] std::string fbxName(std::string_view name, std::string_view kind);

class FbxBuilder {
 public:
  FbxBuilder();

  /// A record with a list of records: all that follow, until close().
  void open(std::string_view name, FbxProperties properties = {}) { begin(name, asSpan(properties)); }
  void open(std::string_view name, const std::vector<FbxProperty>& properties) { begin(name, properties); }
  void close();
  /// A record without a list.
  void add(std::string_view name, FbxProperties properties);
  void add(std::string_view name, const std::vector<FbxProperty>& properties);
  /// A row of a list Properties70: its name, type, label and flags, and its values.
  void addSetting(const char* name, const char* type, const char* label, const char* flags, FbxProperties values);

  /// The file; all records must be closed.
  [[nodiscard]] Bytes finish() &&;

 private:
  using Span = std::span<const FbxProperty>;
  static Span asSpan(FbxProperties properties) { return {properties.begin(), properties.size()}; }
  void begin(std::string_view name, Span properties, Span more = {});
  void end();

  Bytes file_;
  std::vector<std::size_t> open_;  ///< where the records start that have no end yet
};

/// Appends what follows the last record of a file of that version.
void addFbxFooter(Bytes& file, std::uint32_t version);

}  // namespace furitsuke::exchange
