// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <cstddef>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "core/edit/document/live_text.h"
#include "core/motion/annotations.h"

namespace furitsuke::dialogs {
class TempoDialog;
}  // namespace furitsuke::dialogs

namespace furitsuke::panels {
class TimelinePanel;
}  // namespace furitsuke::panels

namespace furitsuke::commands {

/// Setting, adding and removing tempos of the music: tempo.*
class TempoCommands : public QObject {
  Q_OBJECT

 public:
  TempoCommands(const CommandContext& context, panels::TimelinePanel& timeline, QObject* parent = nullptr);

 private:
  /// A tempo of the current motion, or one to be added.
  struct Place {
    std::size_t index = 0;  ///< see motion::tempoOf(); kNew: to be added
    motion::Tempo tempo;
  };
  static constexpr std::size_t kNew = static_cast<std::size_t>(-1);

  [[nodiscard]] static motion::Annotations stored(motion::Annotations annotations, const Place& place);

  Status setTempo(Place place, const edit::LiveText& text, const actions::ActionArguments& arguments);
  void askTempo(const Place& place, const edit::LiveText& text);
  /// The tempo at the playhead.
  [[nodiscard]] Place currentPlace() const;
  /// A change at the playhead.
  [[nodiscard]] Place newPlace() const;
  void removeTempo();
  Status scaleTempo(const edit::LiveText& text, double factor);
  void setFirstBeat(const edit::LiveText& text, double frame);
  void store(const edit::LiveText& text, const Place& place);

  CommandContext context_;
  panels::TimelinePanel& timeline_;
  QPointer<dialogs::TempoDialog> dialog_;
};

}  // namespace furitsuke::commands
