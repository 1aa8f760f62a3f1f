// SPDX-License-Identifier: MIT
#include "core/exchange/fbx_builder.h"

#include <array>
#include <span>
#include <type_traits>

namespace furitsuke::exchange {

namespace {

constexpr std::uint32_t kVersion = 7400;
constexpr std::size_t kHead = 13;  ///< the end, the number and the size of the properties, the length of the name
constexpr auto kFooterId = std::to_array<unsigned char>(
    {0xFA, 0xBC, 0xAB, 0x09, 0xD0, 0xC8, 0xD4, 0x66, 0xB1, 0x76, 0xFB, 0x83, 0x1C, 0xF7, 0x26, 0x7E});
constexpr auto kFooter = std::to_array<unsigned char>(
    {0xF8, 0x5A, 0x8C, 0x6A, 0xDE, 0xF5, 0xD9, 0x7E, 0xEC, 0xE9, 0x0C, 0xE3, 0x75, 0x8F, 0x29, 0x0B});

void append(Bytes& file, ByteView bytes) { file.insert(file.end(), bytes.begin(), bytes.end()); }

void appendZeros(Bytes& file, std::size_t count) { file.insert(file.end(), count, std::byte{0}); }

template <class Number>
void appendNumber(Bytes& file, Number value) {
  file.resize(file.size() + sizeof(Number));
  storeLe(file.data() + file.size() - sizeof(Number), value);
}

/// The letter of a type in the file.
template <class Number>
constexpr char letterOf() {
  if constexpr (std::is_same_v<Number, std::int32_t>) return 'I';
  if constexpr (std::is_same_v<Number, std::int64_t>) return 'L';
  return std::is_same_v<Number, double> ? 'D' : 'F';
}

struct PropertyWriter {
  Bytes& file;

  template <class Number>
  void operator()(Number value) const {
    appendNumber(file, letterOf<Number>());
    appendNumber(file, value);
  }
  void operator()(const std::string& text) const { appendRaw('S', asBytes(text)); }
  void operator()(const Bytes& bytes) const { appendRaw('R', bytes); }
  template <class Number>
  void operator()(const std::vector<Number>& numbers) const {
    constexpr char kToLower = 'a' - 'A';
    appendNumber(file, static_cast<char>(letterOf<Number>() + kToLower));
    appendNumber(file, static_cast<std::uint32_t>(numbers.size()));
    appendNumber(file, std::uint32_t{0});  // not compressed
    appendNumber(file, static_cast<std::uint32_t>(numbers.size() * sizeof(Number)));
    for (const Number number : numbers) appendNumber(file, number);
  }

 private:
  void appendRaw(char letter, ByteView bytes) const {
    appendNumber(file, letter);
    appendNumber(file, static_cast<std::uint32_t>(bytes.size()));
    append(file, bytes);
  }
};

}  // namespace

std::string fbxName(std::string_view name, std::string_view kind) {
  using namespace std::string_view_literals;
  return std::string(name).append("\0\x01"sv).append(kind);
}

FbxBuilder::FbxBuilder() {
  append(file_, asBytes(kFbxMagic));
  appendNumber(file_, kVersion);
}

void FbxBuilder::begin(std::string_view name, Span properties, Span more) {
  const std::size_t start = file_.size();
  open_.push_back(start);
  appendZeros(file_, kHead);
  append(file_, asBytes(name));
  const std::size_t first = file_.size();
  for (const FbxProperty& property : properties) std::visit(PropertyWriter{file_}, property);
  for (const FbxProperty& property : more) std::visit(PropertyWriter{file_}, property);
  std::byte* head = file_.data() + start;
  storeLe(head + 4, static_cast<std::uint32_t>(properties.size() + more.size()));
  storeLe(head + 8, static_cast<std::uint32_t>(file_.size() - first));
  storeLe(head + 12, static_cast<std::uint8_t>(name.size()));
}

void FbxBuilder::end() {
  storeLe(file_.data() + open_.back(), static_cast<std::uint32_t>(file_.size()));
  open_.pop_back();
}

void FbxBuilder::close() {
  appendZeros(file_, kHead);
  end();
}

void FbxBuilder::add(std::string_view name, FbxProperties properties) {
  begin(name, asSpan(properties));
  end();
}

void FbxBuilder::add(std::string_view name, const std::vector<FbxProperty>& properties) {
  begin(name, properties);
  end();
}

void FbxBuilder::addSetting(const char* name, const char* type, const char* label, const char* flags,
                            FbxProperties values) {
  const std::array<FbxProperty, 4> head{std::string(name), std::string(type), std::string(label), std::string(flags)};
  begin("P", head, asSpan(values));
  end();
}

Bytes FbxBuilder::finish() && {
  appendZeros(file_, kHead);
  addFbxFooter(file_, kVersion);
  return std::move(file_);
}

void addFbxFooter(Bytes& file, std::uint32_t version) {
  constexpr std::size_t kAlignment = 16, kReserved = 120;
  append(file, std::as_bytes(std::span(kFooterId)));
  appendZeros(file, 4);
  appendZeros(file, kAlignment - file.size() % kAlignment);
  appendNumber(file, version);
  appendZeros(file, kReserved);
  append(file, std::as_bytes(std::span(kFooter)));
}

}  // namespace furitsuke::exchange
