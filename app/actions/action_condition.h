// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <concepts>
#include <functional>
#include <type_traits>
#include <utility>

namespace furitsuke::actions {

/// A condition of an action, with the reason that users read while it does not hold.
class ActionCondition {
 public:
  ActionCondition() = default;
  /// `reason`: English without a full stop, such as "No keys are selected", marked with
  /// QT_TRANSLATE_NOOP("Conditions", …). Conditions of `checked` need none.
  template <class Function>
  requires(!std::same_as<std::remove_cvref_t<Function>, ActionCondition> && std::is_invocable_r_v<bool, Function&>)
      // Implicit, so that a binding can be written with a lambda.
      ActionCondition(Function holds, const char* reason = nullptr)
      : failure_([holds = std::move(holds), reason] {
          return Failure{holds(), reason};
        }) {}

  /// Both conditions; the reason is that of the first one that does not hold.
  [[nodiscard]] ActionCondition operator&&(const ActionCondition& other) const {
    ActionCondition both;
    both.failure_ = [first = failure_, second = other.failure_] {
      const Failure result = first();
      return result.holds ? second() : result;
    };
    return both;
  }

  /// False for a condition that was not set.
  explicit operator bool() const noexcept { return static_cast<bool>(failure_); }
  [[nodiscard]] bool operator()() const { return failure_().holds; }
  /// Why the condition does not hold, in English; nullptr if it holds or has no reason.
  [[nodiscard]] const char* reason() const {
    const Failure result = failure_();
    return result.holds ? nullptr : result.reason;
  }

 private:
  struct Failure {
    bool holds;
    const char* reason;
  };
  std::function<Failure()> failure_;
};

/// The text of ActionCondition::reason() in the language of the window; empty for nullptr.
[[nodiscard]] inline QString conditionText(const char* reason) {
  return reason == nullptr ? QString() : QCoreApplication::translate("Conditions", reason);
}

}  // namespace furitsuke::actions
