// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/operation_scope.h"

#include <QCoreApplication>
#include <algorithm>
#include <charconv>
#include <optional>
#include <string_view>

#include "app/panels/operations/operation_widgets.h"
#include "core/operations/scope.h"
#include "core/operations/time/ripple.h"

namespace furitsuke::commands {

namespace {

constexpr const char* kFrom =
    QT_TRANSLATE_N_NOOP("furitsuke::commands::ScopeTexts", "All %Ln key(s) from frame %L1 on");

/// For the translation of texts.
struct ScopeTexts {
  Q_DECLARE_TR_FUNCTIONS(furitsuke::commands::ScopeTexts)
};

std::string textOf(const session::OperationTask& task, std::string_view id) {
  const auto found = std::ranges::find(task.arguments, id, [](const auto& argument) { return argument.first; });
  return found == task.arguments.end() ? std::string() : found->second;
}

std::optional<Frame> frameIn(const std::string& text) {
  Frame frame = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), frame);
  if (error != std::errc() || end != text.data() + text.size()) return {};
  return frame;
}

operations::Ripple rippleOf(const session::OperationTask& task) {
  const std::string name = textOf(task, "ripple");
  if (name == "tracks") return operations::Ripple::Tracks;
  return name == "all" ? operations::Ripple::All : operations::Ripple::None;
}

}  // namespace

bool actsFromPlayhead(const operations::Operation& operation) {
  return operation.topic == "time" && !panels::ownStartOf(operation);
}

QString scopeText(panels::ScopeKind kind, const session::OperationTask& task) {
  motion::KeySelection keys;
  if (task.scope.keys) {
    keys = *task.scope.keys;
  } else if (auto found = operations::keysInScope(task.motion, task.scope.tracks, task.scope.frames); found.ok()) {
    keys = std::move(found->keys);
  } else {
    return ScopeTexts::tr("No keys: the tracks or frames cannot be read");
  }
  const auto start = panels::ownStartOf(*task.operation);
  const auto at = start ? frameIn(textOf(task, start->parameter)) : std::nullopt;
  if (at) {
    const FrameRange moving{*at + (start->isAfter ? 1 : 0), kMaxFrame};
    keys = operations::keysWithin(task.motion, keys, moving, rippleOf(task));
  }
  const auto counted = [count = static_cast<int>(keys.keyCount())](const char* text) {
    return ScopeTexts::tr(text, nullptr, count);
  };
  const bool isRest = kind == panels::ScopeKind::Whole || kind == panels::ScopeKind::FromPlayhead;
  if (at && (isRest || rippleOf(task) == operations::Ripple::All)) {
    return counted(start->isAfter
                       ? QT_TRANSLATE_N_NOOP("furitsuke::commands::ScopeTexts", "All %Ln key(s) after frame %L1")
                       : kFrom)
        .arg(*at);
  }
  switch (kind) {
    case panels::ScopeKind::Selected:
      return counted(QT_TRANSLATE_N_NOOP("furitsuke::commands::ScopeTexts", "The %Ln selected key(s)"));
    case panels::ScopeKind::Rows:
      return counted(QT_TRANSLATE_N_NOOP("furitsuke::commands::ScopeTexts", "All %Ln key(s) of the selected rows"));
    case panels::ScopeKind::Marked:
      return counted(QT_TRANSLATE_N_NOOP("furitsuke::commands::ScopeTexts", "All %Ln key(s) in the repeated range"));
    case panels::ScopeKind::FromPlayhead:
      return counted(kFrom).arg(operations::parseFrameRange(task.scope.frames)->first);
    case panels::ScopeKind::Tracks:
      return counted(
          QT_TRANSLATE_N_NOOP("furitsuke::commands::ScopeTexts", "%Ln key(s) of the chosen tracks and frames"));
    case panels::ScopeKind::Whole: break;
  }
  return counted(QT_TRANSLATE_N_NOOP("furitsuke::commands::ScopeTexts", "All %Ln key(s) of the motion"));
}

}  // namespace furitsuke::commands
