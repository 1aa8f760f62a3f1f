// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <memory>
#include <new>
#include <type_traits>
#include <utility>
#include <vector>

namespace furitsuke::motion {

/// A copy-on-write array: copies share their items until one of them changes. An edit of a whole track therefore stores
/// unchanged columns at no cost, and a motion can be passed to another thread. Different copies may be used on
/// different threads at the same time, but a single object may not.
///
/// A single small item is stored in the object itself, because files can have a track with one key for each of very
/// many names. Pointers to the items are therefore valid only as long as the object is neither changed nor moved.
template <class T>
class SharedColumn {
 public:
  using value_type = T;
  using const_iterator = const T*;

  SharedColumn() = default;
  SharedColumn(std::vector<T> items) {  // NOLINT(google-explicit-constructor): a column is built as a vector
    if (items.empty()) return;
    if constexpr (kFitsInPlace) {
      if (items.size() == 1) {
        storeInPlace(items.front());
        return;
      }
    }
    storeBlock(new Block{1, std::move(items)});
  }
  SharedColumn(std::initializer_list<T> items) : SharedColumn(std::vector<T>(items)) {}
  SharedColumn(const SharedColumn& other) noexcept : storage_(other.storage_) {
    if (Block* shared = block()) shared->owners.fetch_add(1, std::memory_order_relaxed);
  }
  SharedColumn(SharedColumn&& other) noexcept : storage_(std::exchange(other.storage_, {})) {}
  SharedColumn& operator=(const SharedColumn& other) noexcept { return *this = SharedColumn(other); }
  SharedColumn& operator=(SharedColumn&& other) noexcept {
    std::swap(storage_, other.storage_);
    return *this;
  }
  ~SharedColumn() {
    Block* shared = block();
    if (shared != nullptr && shared->owners.fetch_sub(1, std::memory_order_acq_rel) == 1) delete shared;
  }

  [[nodiscard]] std::size_t size() const noexcept {
    if (isInPlace()) return 1;
    const Block* shared = block();
    return shared == nullptr ? 0 : shared->items.size();
  }
  [[nodiscard]] bool empty() const noexcept { return size() == 0; }
  [[nodiscard]] std::size_t capacity() const noexcept {
    const Block* shared = block();
    return shared == nullptr ? (kFitsInPlace ? 1 : 0) : shared->items.capacity();
  }
  [[nodiscard]] const T* data() const noexcept {
    if (isInPlace()) return reinterpret_cast<const T*>(storage_.bytes + kItemAt);
    const Block* shared = block();
    return shared == nullptr ? nullptr : shared->items.data();
  }
  [[nodiscard]] const T* begin() const noexcept { return data(); }
  [[nodiscard]] const T* end() const noexcept { return data() + size(); }
  [[nodiscard]] const T& operator[](std::size_t at) const { return data()[at]; }
  [[nodiscard]] const T& front() const { return *data(); }
  [[nodiscard]] const T& back() const { return data()[size() - 1]; }

  /// The items for modification; no other column is affected. Copies them first if they are shared.
  [[nodiscard]] std::vector<T>& edit() {
    Block* shared = block();
    if (shared == nullptr) {
      shared = new Block{1, std::vector<T>(begin(), end())};
      storeBlock(shared);
    } else if (shared->owners.load(std::memory_order_acquire) != 1) {
      // The order of the load and of the owners' decrements also orders the reads that another thread made from its
      // copy, which has been destroyed, before the writes that follow.
      *this = SharedColumn(std::vector<T>(shared->items), InBlock{});
      shared = block();
    }
    return shared->items;
  }
  /// Replaces the items with `size` new ones, of value 0, and returns them for writing.
  [[nodiscard]] T* assign(std::size_t size) {
    if constexpr (kFitsInPlace) {
      if (size == 1) {
        *this = SharedColumn();
        storeInPlace(T());
        return reinterpret_cast<T*>(storage_.bytes + kItemAt);
      }
    }
    *this = size == 0 ? SharedColumn() : SharedColumn(std::vector<T>(size), InBlock{});
    return size == 0 ? nullptr : block()->items.data();
  }
  void reserve(std::size_t size) {
    if (size > capacity()) edit().reserve(size);
  }
  void push_back(T item) {
    if constexpr (kFitsInPlace) {
      if (!isInPlace() && block() == nullptr) return storeInPlace(item);
    }
    edit().push_back(std::move(item));
  }

  /// Whether another column shares the items, so that edit() would copy them.
  [[nodiscard]] bool isShared() const noexcept {
    const Block* shared = block();
    return shared != nullptr && shared->owners.load(std::memory_order_relaxed) > 1;
  }
  /// Whether both have the same items for a reason that costs no comparison of many: they share them, or both are empty
  /// or a single equal item.
  [[nodiscard]] bool sharesWith(const SharedColumn& other) const noexcept {
    return std::memcmp(&storage_, &other.storage_, sizeof(storage_)) == 0;
  }
  friend bool operator==(const SharedColumn& a, const SharedColumn& b) {
    return a.sharesWith(b) || (a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin()));
  }

 private:
  struct Block {
    std::atomic<std::uint32_t> owners;
    std::vector<T> items;
  };
  struct InBlock {};
  SharedColumn(std::vector<T> items, InBlock /*even a single item*/) { storeBlock(new Block{1, std::move(items)}); }

  /// The address of a block; or, marked by an odd first byte that no address has, an item.
  struct Storage {
    alignas(void*) std::byte bytes[sizeof(void*)] = {};
  };
  static constexpr std::size_t kItemAt = 4;
  static constexpr bool kFitsInPlace = sizeof(Storage) == 8 && sizeof(T) <= 4 && alignof(T) <= 4 &&
                                       std::is_trivially_copyable_v<T> && std::endian::native == std::endian::little;

  [[nodiscard]] bool isInPlace() const noexcept {
    return kFitsInPlace && (storage_.bytes[0] & std::byte{1}) != std::byte{0};
  }
  [[nodiscard]] Block* block() const noexcept { return isInPlace() ? nullptr : std::bit_cast<Block*>(storage_); }
  void storeBlock(Block* block) noexcept { storage_ = std::bit_cast<Storage>(block); }
  void storeInPlace(const T& item) noexcept {
    storage_ = {};
    storage_.bytes[0] = std::byte{1};
    std::construct_at(reinterpret_cast<T*>(storage_.bytes + kItemAt), item);
  }

  Storage storage_;
};

}  // namespace furitsuke::motion
