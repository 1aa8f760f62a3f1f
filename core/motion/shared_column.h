// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstddef>
#include <initializer_list>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace furitsuke::motion {

/// A copy-on-write array: copies share their items until one of them changes. An edit of a whole track therefore stores
/// unchanged columns at no cost, and a motion can be passed to another thread. Different copies may be used on
/// different threads at the same time, but a single object may not.
template <class T>
class SharedColumn {
 public:
  using value_type = T;
  using const_iterator = typename std::vector<T>::const_iterator;

  SharedColumn() = default;
  SharedColumn(std::vector<T> items) {  // NOLINT(google-explicit-constructor): a column is built as a vector
    if (!items.empty()) items_ = std::make_shared<std::vector<T>>(std::move(items));
  }
  SharedColumn(std::initializer_list<T> items) : SharedColumn(std::vector<T>(items)) {}

  [[nodiscard]] std::size_t size() const noexcept { return items_ ? items_->size() : 0; }
  [[nodiscard]] bool empty() const noexcept { return size() == 0; }
  [[nodiscard]] std::size_t capacity() const noexcept { return items_ ? items_->capacity() : 0; }
  [[nodiscard]] const T* data() const noexcept { return items_ ? items_->data() : nullptr; }
  [[nodiscard]] const T* begin() const noexcept { return data(); }
  [[nodiscard]] const T* end() const noexcept { return data() + size(); }
  [[nodiscard]] const T& operator[](std::size_t at) const { return (*items_)[at]; }
  [[nodiscard]] const T& front() const { return items_->front(); }
  [[nodiscard]] const T& back() const { return items_->back(); }

  /// The items for modification; no other column is affected. Copies them first if they are shared.
  [[nodiscard]] std::vector<T>& edit() {
    if (!items_) {
      items_ = std::make_shared<std::vector<T>>();
    } else if (items_.use_count() != 1) {
      items_ = std::make_shared<std::vector<T>>(*items_);
    } else {
      // Orders the reads that another thread made from its copy, which has been destroyed, before the writes that
      // follow.
      std::atomic_thread_fence(std::memory_order_acquire);
    }
    return *items_;
  }
  void reserve(std::size_t size) {
    if (size > capacity()) edit().reserve(size);
  }
  void push_back(T item) { edit().push_back(std::move(item)); }

  /// Whether another column shares the items, so that edit() would copy them.
  [[nodiscard]] bool isShared() const noexcept { return items_.use_count() > 1; }
  /// Whether both share the same items and are therefore equal.
  [[nodiscard]] bool sharesWith(const SharedColumn& other) const noexcept { return items_ == other.items_; }
  friend bool operator==(const SharedColumn& a, const SharedColumn& b) {
    return a.sharesWith(b) || (a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin()));
  }

 private:
  std::shared_ptr<std::vector<T>> items_;  ///< null: empty
};

}  // namespace furitsuke::motion
