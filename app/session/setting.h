// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSettings>
#include <QVariant>

namespace furitsuke::session {

/// One value in QSettings, with its key, its type and its default.
template <class T>
class Setting {
 public:
  Setting(QSettings& values, const char* key, T initial = {}) : values_(values), key_(key), initial_(initial) {}

  [[nodiscard]] T value() const { return value(initial_); }
  /// Returns `fallback` if nothing is stored.
  [[nodiscard]] T value(const T& fallback) const {
    return values_.value(QLatin1String(key_), QVariant::fromValue(fallback)).template value<T>();
  }
  void set(const T& value) const { values_.setValue(QLatin1String(key_), QVariant::fromValue(value)); }

 private:
  QSettings& values_;
  const char* key_;
  T initial_;
};

}  // namespace furitsuke::session
