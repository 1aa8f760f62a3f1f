// SPDX-License-Identifier: MIT
#include "core/network/flatbuffer.h"

namespace furitsuke::network {

ByteView FlatFile::bytes(std::size_t place, std::size_t count) noexcept {
  if (place > bytes_.size() || bytes_.size() - place < count) {
    isDamaged_ = true;
    return {};
  }
  return bytes_.subspan(place, count);
}

std::size_t FlatTable::placeOf(std::size_t field) const noexcept {
  if (file_ == nullptr) return 0;
  // The table starts with its distance from the list of the places of its fields.
  const auto list = static_cast<std::size_t>(static_cast<std::int64_t>(place_) - file_->at<std::int32_t>(place_));
  const std::size_t entry = 4 + 2 * field;
  if (entry >= file_->at<std::uint16_t>(list)) return 0;
  const std::size_t distance = file_->at<std::uint16_t>(list + entry);
  return distance == 0 ? 0 : place_ + distance;
}

std::size_t FlatTable::referenceOf(std::size_t field) const noexcept {
  const std::size_t place = placeOf(field);
  return place == 0 ? 0 : place + file_->at<std::uint32_t>(place);
}

FlatTable FlatTable::table(std::size_t field) const noexcept {
  const std::size_t place = referenceOf(field);
  return place == 0 ? FlatTable{} : FlatTable{*file_, place};
}

std::vector<FlatTable> FlatTable::tables(std::size_t field, std::size_t most) const {
  std::vector<FlatTable> found;
  const ByteView references = vectorBytes(field, sizeof(std::uint32_t));
  const std::size_t count = references.size() / sizeof(std::uint32_t);
  if (count > most) {
    file_->setDamaged();
    return found;
  }
  const std::size_t first = referenceOf(field) + sizeof(std::uint32_t);
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t place = first + sizeof(std::uint32_t) * i;
    found.emplace_back(*file_, place + loadLe<std::uint32_t>(references.data() + sizeof(std::uint32_t) * i));
  }
  return found;
}

std::vector<std::int32_t> FlatTable::integers(std::size_t field, std::size_t most) const {
  std::vector<std::int32_t> found;
  const ByteView bytes = vectorBytes(field, sizeof(std::int32_t));
  if (bytes.size() / sizeof(std::int32_t) > most) {
    file_->setDamaged();
    return found;
  }
  for (std::size_t at = 0; at < bytes.size(); at += sizeof(std::int32_t)) {
    found.push_back(loadLe<std::int32_t>(bytes.data() + at));
  }
  return found;
}

std::string FlatTable::text(std::size_t field, std::size_t most) const {
  const ByteView bytes = vectorBytes(field, 1);
  if (bytes.size() > most) {
    file_->setDamaged();
    return {};
  }
  return std::string(asChars(bytes));
}

ByteView FlatTable::vectorBytes(std::size_t field, std::size_t elementBytes) const noexcept {
  const std::size_t place = referenceOf(field);
  if (place == 0) return {};
  const std::size_t count = file_->at<std::uint32_t>(place);
  return file_->bytes(place + sizeof(std::uint32_t), count * elementBytes);
}

}  // namespace furitsuke::network
