// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "app/actions/action_table.h"
#include "core/base/frame.h"
#include "core/base/result.h"

namespace furitsuke::actions {

/// The arguments of an action: values of the kinds in its table row. Empty for a click in a menu; the action then asks
/// for the values that it needs.
class ActionArguments {
 public:
  using Value = std::variant<bool, std::int64_t, FrameRange, std::vector<double>, QString>;

  void set(const QString& name, const Value& value) { values_.insert(name, value); }
  [[nodiscard]] bool has(const QString& name) const { return values_.contains(name); }
  [[nodiscard]] bool isEmpty() const { return values_.isEmpty(); }

  /// Text, Path, Track and Choice. Returns nothing if the argument was not given.
  [[nodiscard]] std::optional<QString> text(const QString& name) const { return get<QString>(name); }
  /// Whole and Frame.
  [[nodiscard]] std::optional<std::int64_t> whole(const QString& name) const { return get<std::int64_t>(name); }
  [[nodiscard]] std::optional<FrameRange> range(const QString& name) const { return get<FrameRange>(name); }
  [[nodiscard]] std::optional<std::vector<double>> numbers(const QString& name) const {
    return get<std::vector<double>>(name);
  }
  [[nodiscard]] std::optional<bool> flag(const QString& name) const { return get<bool>(name); }

 private:
  template <class T>
  [[nodiscard]] std::optional<T> get(const QString& name) const {
    const auto found = values_.find(name);
    if (found == values_.end()) return {};
    const T* value = std::get_if<T>(&found.value());
    return value == nullptr ? std::nullopt : std::optional<T>(*value);
  }

  QHash<QString, Value> values_;
};

/// Parses one value of a script. An Error names the parameter and the expected values.
[[nodiscard]] Result<ActionArguments::Value> parseActionValue(const ActionParameter& parameter, const QString& text);

/// Parses "name=value" words. An Error for an unknown or repeated name, a value of the wrong kind, or a required
/// parameter that is missing.
[[nodiscard]] Result<ActionArguments> parseActionArguments(const ActionInfo& action, const QStringList& words);

}  // namespace furitsuke::actions
