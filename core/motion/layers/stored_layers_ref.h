// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <utility>

namespace furitsuke::motion {

struct StoredLayers;

/// A shared, immutable StoredLayers, or none; compared by content.
class StoredLayersRef {
 public:
  StoredLayersRef() = default;
  explicit StoredLayersRef(std::shared_ptr<const StoredLayers> layers) : layers_(std::move(layers)) {}
  [[nodiscard]] explicit operator bool() const noexcept { return layers_ != nullptr; }
  [[nodiscard]] const StoredLayers& operator*() const noexcept { return *layers_; }
  [[nodiscard]] const StoredLayers* operator->() const noexcept { return layers_.get(); }
  void reset() noexcept { layers_.reset(); }
  friend bool operator==(const StoredLayersRef& a, const StoredLayersRef& b);

 private:
  std::shared_ptr<const StoredLayers> layers_;
};

}  // namespace furitsuke::motion
