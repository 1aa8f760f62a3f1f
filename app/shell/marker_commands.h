// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"

namespace furitsuke {

class GraphPanel;
class Playback;
class TempoDialog;
class TimelinePanel;

/// Markers, the beat of the music, and what keys and playhead are drawn to.
class MarkerCommands : public QObject {
  Q_OBJECT

 public:
  struct Parts {
    TimelinePanel& timeline;
    GraphPanel& graph;
    Playback& playback;
  };

  MarkerCommands(const CommandContext& context, const Parts& parts, QObject* parent = nullptr);

  /// Puts what the settings remember into force.
  void applySettings();

 private:
  void bindMarkers();
  void bindJumps();
  void bindTempo();
  void bindSnapping();
  [[nodiscard]] MotionDocument& document() const;
  [[nodiscard]] const Annotations& annotations() const;
  [[nodiscard]] bool hasMarkers() const;
  /// The marker of the argument "frame", or at the playhead.
  [[nodiscard]] Result<std::size_t> markerOf(const ActionArguments& arguments) const;
  Status add(const ActionArguments& arguments);
  Status move(const ActionArguments& arguments);
  Status goTo(std::optional<std::size_t> marker);
  Status setTempo(const ActionArguments& arguments);
  void askTempo();

  CommandContext context_;
  Parts parts_;
  QPointer<TempoDialog> dialog_;
};

}  // namespace furitsuke
