// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSettings>
#include <QVariant>

namespace furitsuke::session {

/// One stored value: its key on disk, its type and its default.
template <class T>
class Setting {
 public:
  Setting(QSettings& values, const char* key, T initial = {}) : values_(values), key_(key), initial_(initial) {}

  [[nodiscard]] T value() const { return value(initial_); }
  /// `otherwise` when nothing is stored.
  [[nodiscard]] T value(const T& otherwise) const {
    return values_.value(QLatin1String(key_), QVariant::fromValue(otherwise)).template value<T>();
  }
  void set(const T& value) const { values_.setValue(QLatin1String(key_), QVariant::fromValue(value)); }

 private:
  QSettings& values_;
  const char* key_;
  T initial_;
};

}  // namespace furitsuke::session
