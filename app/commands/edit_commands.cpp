// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/edit_commands.h"

#include <QApplication>
#include <QClipboard>
#include <QMimeData>

#include "app/commands/command_conditions.h"
#include "app/panels/dock_area.h"
#include "app/panels/graphs/graph_panel.h"
#include "app/panels/properties/property_panel.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/session/prop_history.h"
#include "app/session/settings.h"
#include "app/session/stage.h"
#include "app/session/workspace.h"
#include "core/edit/document/key_changes.h"
#include "core/edit/document/key_clipboard.h"

namespace furitsuke::commands {

EditCommands::EditCommands(const CommandContext& context, panels::DockArea& docks, QObject* parent)
    : QObject(parent), context_(context), docks_(docks) {
  bindHistory();
  bindClipboard();
  bindSelection();
  bindFrameZero();
}

void EditCommands::bindHistory() {
  // The steps of the motion or of the props, whichever were used last; the other ones if those have no step left.
  using Ask = bool (QUndoStack::*)() const;
  const auto stepsWith = [&workspace = context_.workspace, &props = context_.stage.props()](Ask ask) -> QUndoStack* {
    QUndoStack* motion = workspace.current() == nullptr ? nullptr : workspace.current()->history().undoStack();
    if (motion != nullptr && !(motion->*ask)()) motion = nullptr;
    QUndoStack* scene = (props.steps().*ask)() ? &props.steps() : nullptr;
    if (props.isCurrent()) return scene != nullptr ? scene : motion;
    return motion != nullptr ? motion : scene;
  };
  const auto undo = [this, stepsWith] {
    if (edit::MotionDocument* document = context_.workspace.current()) document->history().endGesture();
    if (QUndoStack* steps = stepsWith(&QUndoStack::canUndo)) steps->undo();
  };
  context_.actions.bind("edit.undo",
                        {.run = undo, .enabled = [stepsWith] { return stepsWith(&QUndoStack::canUndo) != nullptr; }});
  const auto redo = [stepsWith] {
    if (QUndoStack* steps = stepsWith(&QUndoStack::canRedo)) steps->redo();
  };
  context_.actions.bind("edit.redo",
                        {.run = redo, .enabled = [stepsWith] { return stepsWith(&QUndoStack::canRedo) != nullptr; }});
  connect(&context_.stage.props().steps(), &QUndoStack::indexChanged, &context_.actions,
          &actions::ActionSet::updateStates);
}

void EditCommands::bindClipboard() {
  actions::ActionSet& actions = context_.actions;
  const CommandConditions when(context_);
  actions.bind("edit.cut", {.run = [this] { return copy(true); }, .enabled = when.hasSelection()});
  actions.bind("edit.copy", {.run = [this] { return copy(false); }, .enabled = when.hasSelection()});
  const auto pasteAtFrame = [this](const actions::ActionArguments& given) {
    return paste(given.has("frame") ? context_.frameFrom(given) : snappedPlayhead());
  };
  const auto canPaste = [hasDocument = when.hasDocument()] {
    return hasDocument() && edit::hasKeys(QApplication::clipboard()->mimeData());
  };
  actions.bind("edit.paste", {.run = pasteAtFrame, .enabled = canPaste});
  const auto deleteSelected = [this] {
    edit::MotionDocument& document = context_.document();
    document.history().push(tr("Delete keys"), motion::deleteKeys(document.motion(), document.state().selection(),
                                                                  context_.frameZeroRule()));
  };
  actions.bind("edit.delete", {.run = deleteSelected, .enabled = when.hasSelection()});
}

Status EditCommands::copy(bool cut) {
  edit::MotionDocument& document = context_.document();
  const motion::Motion& motion = document.motion();
  const motion::KeySelection& selection = document.state().selection();
  const Frame first = selection.frameRange().first;
  QApplication::clipboard()->setMimeData(
      edit::mimeFromKeys(motion::extractKeys(motion, selection, motion::Rebase::ToZero), first).release());
  if (cut) document.history().push(tr("Cut keys"), motion::deleteKeys(motion, selection, context_.frameZeroRule()));
  return Done{};
}

/// The frame at which keys are pasted: the playhead or, with snapping on, the nearest beat or marker.
Frame EditCommands::snappedPlayhead() const {
  constexpr double kMarkerSnapDistance = kFramesPerSecond / 4;  // frames
  const motion::SnapTargets targets = context_.settings.snapTargets();
  const motion::Annotations& annotations = context_.document().motion().annotations;
  const bool hasBeats = targets.beats && annotations.tempo;
  const double distance = hasBeats ? motion::framesPerBeat(*annotations.tempo) / 2 : kMarkerSnapDistance;
  return motion::snappedFrame(annotations, targets, context_.document().state().currentFrame(), distance);
}

Status EditCommands::paste(Frame frame) {
  const auto keys = edit::keysFromMime(QApplication::clipboard()->mimeData());
  if (!keys) return Error::because(tr("the clipboard contains no readable keys").toStdString());
  edit::MotionDocument& document = context_.document();
  document.history().ensureTracks(*keys);
  document.history().push(tr("Paste keys"), motion::insertMotion(document.motion(), *keys, frame));
  return Done{};
}

void EditCommands::bindSelection() {
  actions::ActionSet& actions = context_.actions;
  const auto hasDocument = CommandConditions(context_).hasDocument();
  const auto selectAll = [this] {
    context_.document().state().setSelection(motion::selectAllKeys(context_.document().motion()));
  };
  actions.bind("edit.selectAll", {.run = selectAll, .enabled = hasDocument});
  actions.bind("edit.selectNone",
               {.run = [this] { context_.document().state().setSelection({}); }, .enabled = hasDocument});
  const auto selectColumn = [this](const actions::ActionArguments& given) {
    context_.document().state().setSelection(
        edit::keysOnFrame(context_.document().motion(), context_.frameFrom(given)));
  };
  actions.bind("edit.selectColumn", {.run = selectColumn, .enabled = hasDocument});
  actions.bind("edit.selectRow", {.run = [this](const actions::ActionArguments& given) { return selectRow(given); },
                                  .enabled = hasDocument});
  actions.bind("edit.toggleKey", {.run = [this] { return toggleKey(); }, .enabled = hasDocument});
}

Status EditCommands::selectRow(const actions::ActionArguments& arguments) {
  const auto path = arguments.text("track");
  if (!path) {
    docks_.panel<panels::TimelinePanel>()->selectRow();  // also handles headings, which contain several tracks
    return Done{};
  }
  const auto track = context_.trackAt(*path);
  if (!track) return track.error();
  edit::MotionDocument& document = context_.document();
  document.state().setCurrentTrack(*track);
  document.state().setSelection(motion::selectKeys(document.motion(), *track));
  return Done{};
}

Status EditCommands::toggleKey() {
  docks_.reveal("timeline");
  if (docks_.panel<panels::TimelinePanel>()->toggleKey()) return Done{};
  return Error::because(tr("the current row has no selectable key at the playhead").toStdString());
}

void EditCommands::bindFrameZero() {
  const auto isAsMmd = [&settings = context_.settings] { return settings.frameZeroAsMmd(); };
  const auto setRule = [this](const actions::ActionArguments& given) {
    context_.settings.setFrameZeroAsMmd(given.flag("on").value_or(!context_.settings.frameZeroAsMmd()));
    applyFrameZeroRule();
  };
  context_.actions.bind("edit.frameZeroAsMmd", {.run = setRule, .checked = isAsMmd});
  applyFrameZeroRule();
}

void EditCommands::applyFrameZeroRule() {
  const motion::FrameZeroRule rule = context_.frameZeroRule();
  docks_.panel<panels::TimelinePanel>()->setFrameZeroRule(rule);
  docks_.panel<panels::GraphPanel>()->setFrameZeroRule(rule);
  docks_.panel<panels::PropertyPanel>()->setFrameZeroRule(rule);
}

}  // namespace furitsuke::commands
