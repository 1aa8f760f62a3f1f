// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/edit_commands.h"

#include <QApplication>
#include <QClipboard>
#include <QMimeData>
#include <algorithm>
#include <utility>

#include "app/actions/clipboard_check.h"
#include "app/actions/preference_table.h"
#include "app/commands/command_actions.h"
#include "app/commands/command_conditions.h"
#include "app/dialogs/undo_history.h"
#include "app/panels/dock_area.h"
#include "app/panels/graphs/graph_panel.h"
#include "app/panels/properties/property_panel.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/session/large_steps.h"
#include "app/session/scene/stage.h"
#include "app/session/settings.h"
#include "app/session/step_text.h"
#include "app/session/undo_limit.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/window_place.h"
#include "core/edit/document/key_changes.h"
#include "core/edit/document/key_clipboard.h"
#include "core/edit/document/pose_pasting.h"
#include "core/motion/tempo_map.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kEditSelectRowParameter{
    .name = "track", .kind = Kind::Track, .help = "default: the current track"};

/// Undo and redo select keys. Without keys of bones, these bones are selected, such as those of a pose that is not
/// registered any more.
void keepBones(const CommandContext& context, const std::vector<model::BoneIndex>& bones) {
  const scene::Actor* actor = context.stage.active();
  const edit::MotionDocument* document = actor == nullptr ? nullptr : context.stage.motionOf(actor->id());
  if (document == nullptr || document != context.workspace.current()) return;
  const auto isOfBone = [](const auto& track) { return track.first.kind == motion::TrackKind::Bone; };
  if (std::ranges::none_of(document->state().selection().tracks(), isOfBone)) context.stage.selectBones(bones);
}

}  // namespace

constexpr ActionRows kEditActions = {
    action("edit.undo", "edit", Actions::tr("&Undo"), Actions::tr("Undo the last change"),
           {.icon = "undo", .keys = "Ctrl+Z", .inToolbar = true, .words = ActionWords::tr("go back, mistake, oops")}),
    action("edit.redo", "edit", Actions::tr("&Redo"), Actions::tr("Redo the last undone change"),
           {.icon = "redo",
            .keys = "Ctrl+Y; Ctrl+Shift+Z",
            .mmdKeys = "Ctrl+X; Ctrl+Y; Ctrl+Shift+Z",
            .blenderKeys = "Ctrl+Shift+Z; Ctrl+Y",
            .inToolbar = true,
            .words = ActionWords::tr("repeat change, undo the undo")}),
    action("edit.history", "edit", Actions::tr("Undo &History…"),
           Actions::tr("List the undo and redo steps of the motion and go to any of them"),
           {.icon = "undo", .keys = "Ctrl+Alt+Z", .words = ActionWords::tr("history, steps, list of changes")}),
    action("edit.cut", "edit", Actions::tr("Cu&t"),
           Actions::tr("Copy the selected keys to the clipboard and delete them"),
           {.group = 1, .icon = "cut", .keys = "Ctrl+X", .mmdKeys = "Ctrl+Shift+X"}),
    action("edit.copy", "edit", Actions::tr("&Copy"), Actions::tr("Copy the selected keys to the clipboard"),
           {.group = 1, .icon = "copy", .keys = "Ctrl+C", .words = ActionWords::tr("duplicate keys")}),
    action("edit.paste", "edit", Actions::tr("&Paste at Playhead"),
           Actions::tr("Paste the copied keys at the playhead and replace the keys at the same frames"),
           {.group = 1,
            .icon = "paste",
            .keys = "Ctrl+V",
            .parameters = kAtPlayhead,
            .words = ActionWords::tr("insert copied keys")}),
    action("edit.pasteMirrored", "edit", Actions::tr("Paste Mirr&ored"),
           Actions::tr("Paste the copied keys at the playhead with left and right swapped"),
           {.group = 1, .keys = "Alt+Shift+V", .parameters = kAtPlayhead}),
    action("edit.delete", "edit", Actions::tr("&Delete"), Actions::tr("Delete the selected keys"),
           {.group = 1,
            .icon = "delete",
            .keys = "Del",
            .blenderKeys = "X; Del",
            .words = ActionWords::tr("remove, erase, delete key")}),
    action("edit.selectAll", "edit/select", Actions::tr("Select &All"), Actions::tr("Select all keys of the motion"),
           {.keys = "Ctrl+A",
            .mmdKeys = "Ctrl+A; A",
            .blenderKeys = "A; Ctrl+A",
            .words = ActionWords::tr("everything, all keys")}),
    action("edit.selectNone", "edit/select", Actions::tr("Select &None"), Actions::tr("Deselect everything"),
           {.keys = "Ctrl+Shift+A",
            .blenderKeys = "Alt+A; Ctrl+Shift+A",
            .words = ActionWords::tr("deselect, unselect, clear selection")}),
    action(
        "edit.selectColumn", "edit/select", Actions::tr("Select C&olumn"),
        Actions::tr("Select the keys of all tracks at the playhead"),
        {.keys = "K", .mmdKeys = "Ctrl+K", .parameters = kAtPlayhead, .words = ActionWords::tr("vertical selection")}),
    action("edit.selectRow", "edit/select", Actions::tr("Select Ro&w"),
           Actions::tr("Select all keys of the current track"),
           {.keys = "Shift+K",
            .mmdKeys = "Ctrl+Shift+K",
            .parameters = kEditSelectRowParameter,
            .words = ActionWords::tr("horizontal selection")}),
    action("edit.toggleKey", "edit/select", Actions::tr("Toggle Ke&y Selection"),
           Actions::tr("Add the key of the current row at the playhead to the selection, or remove it"),
           {.keys = "Ctrl+K", .mmdKeys = "Ctrl+Alt+K"}),
    action(
        "edit.frameZeroAsMmd", "edit", Actions::tr("Keep Keys at &Frame 0"),
        Actions::tr("Keep keys at frame 0 as MMD does: deleting one resets it to rest, moving one leaves a copy"),
        {.group = 3, .isSwitch = true, .setting = {.key = "frameZeroAsMmd", .page = Page::Timeline, .initial = true}}),
};

EditCommands::EditCommands(const CommandContext& context, panels::DockArea& docks, QObject* parent)
    : QObject(parent),
      context_(context),
      docks_(docks),
      history_(context.workspace, context.stage.sceneDocument()),
      stepBones_(new session::StepBones(context.stage, context.workspace, this)) {
  connect(&context_.actions, &actions::ActionSet::aboutToRun, stepBones_, &session::StepBones::begin);
  connect(&context_.actions, &actions::ActionSet::ran, stepBones_, &session::StepBones::end);
  connect(&context_.actions, &actions::ActionSet::failed, stepBones_, &session::StepBones::end);
  bindHistory();
  bindClipboard();
  bindSelection();
  bindFrameZero();
  watchLargeSteps();
  const auto mebibytes = [this] {
    constexpr actions::PreferenceNumber kMemory = actions::kUndoMemory;
    return std::clamp(context_.settings.number(kMemory.key, kMemory.initial), kMemory.lowest, kMemory.highest);
  };
  auto* memory = new session::UndoLimit(
      context.stage, context.workspace, [mebibytes] { return static_cast<std::uint64_t>(mebibytes()) << 20U; }, this);
  connect(memory, &session::UndoLimit::forgotten, this, [this, mebibytes](int steps) {
    context_.messages.showMessage(Severity::Info, [steps, most = mebibytes()] {
      return tr("%Ln step(s) of the scene can no longer be undone: the models that they removed take more than %1 MiB "
                "of memory.",
                nullptr, steps)
          .arg(most);
    });
  });
}

void EditCommands::watchLargeSteps() {
  // The steps come in the order of the actions.
  connect(&context_.actions, &actions::ActionSet::aboutToRun, this, [this] {
    for (edit::MotionDocument* document : context_.workspace.documents()) session::LargeSteps::of(*document).finish();
  });
  connect(&context_.workspace, &session::Workspace::documentOpened, this, [this](edit::MotionDocument* opened) {
    const session::BackgroundWork& work = session::LargeSteps::of(*opened).work();
    connect(&work, &session::BackgroundWork::slowChanged, this, [this, &work](bool slow) {
      context_.messages.withdraw(std::exchange(slow_, 0));
      if (slow) slow_ = context_.messages.showMessage(Severity::Info, work.text(), {}, widgets::MessageBar::Stay::Long);
    });
  });
}

void EditCommands::bindHistory() {
  const auto undo = [this] {
    if (edit::MotionDocument* document = context_.workspace.current()) document->history().endGesture();
    context_.stage.sceneDocument().endGesture();
    QUndoStack* steps = history_.toUndo();
    if (steps == nullptr) return;
    const edit::LiveText step = session::lastStepText(*steps);
    const auto bones = stepBones_->beforeLast(*steps).value_or(context_.stage.selectedBones());
    steps->undo();
    keepBones(context_, bones);
    context_.say([step] { return tr("Undone: %1").arg(step.now()); });
  };
  const auto redo = [this] {
    QUndoStack* steps = history_.toRedo();
    if (steps == nullptr) return;
    const std::vector<model::BoneIndex> bones = context_.stage.selectedBones();
    steps->redo();
    keepBones(context_, bones);
    context_.say([step = session::lastStepText(*steps)] { return tr("Redone: %1").arg(step.now()); });
  };
  using Condition = actions::ActionBinding::Condition;
  context_.actions.bind("edit.undo",
                        {.run = undo,
                         .enabled = Condition([this] { return history_.toUndo() != nullptr; },
                                              QT_TRANSLATE_NOOP("Conditions", "There is nothing to undo"))});
  context_.actions.bind("edit.redo",
                        {.run = redo,
                         .enabled = Condition([this] { return history_.toRedo() != nullptr; },
                                              QT_TRANSLATE_NOOP("Conditions", "There is nothing to redo"))});
  context_.actions.bind(
      "edit.history",
      {.run = [this] { showHistory(); },
       .enabled = Condition([this] { return context_.workspace.count() > 0 || !history_.steps().isEmpty(); },
                            QT_TRANSLATE_NOOP("Conditions", "Nothing is open"))});
  connect(&context_.stage.sceneDocument().undoStack(), &QUndoStack::indexChanged, &context_.actions,
          &actions::ActionSet::updateStates);
}

void EditCommands::showHistory() {
  if (steps_ == nullptr) {
    steps_ = new dialogs::UndoHistory(history_, context_.window);
    const auto show = [this](const edit::MotionDocument* document) {
      if (steps_ != nullptr) steps_->setTitle(document == nullptr ? QString() : document->file().title());
    };
    show(context_.workspace.current());
    connect(&context_.workspace, &session::Workspace::currentChanged, steps_, show);
  }
  widgets::bringUp(*steps_);
}

void EditCommands::bindClipboard() {
  actions::ActionSet& actions = context_.actions;
  const CommandConditions when(context_);
  actions.bind("edit.cut", {.run = [this] { return copy(true); }, .enabled = when.hasSelection()});
  actions.bind("edit.copy", {.run = [this] { return copy(false); }, .enabled = when.hasSelection()});
  const auto pasteAtFrame = [this](const actions::ActionArguments& given) {
    return paste(given.has("frame") ? context_.frameFrom(given) : snappedPlayhead(), Side::Same);
  };
  const auto pasteMirrored = [this](const actions::ActionArguments& given) {
    return paste(given.has("frame") ? context_.frameFrom(given) : snappedPlayhead(), Side::Other);
  };
  const auto* keys = new actions::ClipboardCheck(edit::hasKeys, this);
  const actions::ActionBinding::Condition canPaste =
      when.hasDocument() &&
      actions::ActionBinding::Condition([keys] { return keys->holds(); },
                                        QT_TRANSLATE_NOOP("Conditions", "The clipboard has no keys"));
  actions.bind("edit.paste", {.run = pasteAtFrame, .enabled = canPaste});
  actions.bind("edit.pasteMirrored", {.run = pasteMirrored, .enabled = canPaste});
  const auto deleteSelected = [this] { removeSelected([] { return tr("Delete keys"); }); };
  actions.bind("edit.delete", {.run = deleteSelected, .enabled = when.hasSelection()});
}

Status EditCommands::copy(bool cut) {
  edit::MotionDocument& document = context_.document();
  const motion::Motion& motion = document.motion();
  const motion::KeySelection& selection = document.state().selection();
  const Frame first = selection.frameRange().first;
  QApplication::clipboard()->setMimeData(
      edit::mimeFromKeys(motion::extractKeys(motion, selection, motion::Rebase::ToZero), first).release());
  if (cut) {
    removeSelected([] { return tr("Cut keys"); });
  } else {
    context_.say([keys = static_cast<int>(selection.keyCount())] { return tr("%Ln key(s) copied", nullptr, keys); });
  }
  return Done{};
}

/// Deletes the selected keys. The timeline may not show that keys at frame 0 stay.
void EditCommands::removeSelected(const edit::LiveText& text) {
  edit::MotionDocument& document = context_.document();
  const std::size_t reset = context_.keysStayingAtZero();
  std::size_t keys = 0;
  for (const auto& [track, frames] : document.state().selection().tracks()) {
    if (!document.state().isLocked(track)) keys += frames.size();
  }
  for (const auto& [track, frames] : document.state().selection().annotations()) keys += frames.size();
  keys -= reset;
  const auto withoutKeys = [rule = context_.frameZeroRule()](const motion::Motion& motion,
                                                             const motion::KeySelection& selection) {
    return motion::deleteKeys(motion, selection, rule);
  };
  const auto said = [keys = static_cast<int>(keys), reset = static_cast<int>(reset)] {
    const QString removed = tr("%Ln key(s) deleted", nullptr, keys);
    const QString kept = tr("%Ln key(s) at frame 0 reset to rest instead, as in MMD", nullptr, reset);
    return reset == 0 ? removed : keys == 0 ? kept : tr("%1; %2").arg(removed, kept);
  };
  context_.pushStep(text, keys, withoutKeys, [context = context_, said] { context.say(said); });
}

/// The frame at which keys are pasted: the playhead or, with snapping on, the nearest beat or marker.
Frame EditCommands::snappedPlayhead() const {
  constexpr double kMarkerSnapDistance = kFramesPerSecond / 4;  // frames
  const motion::SnapTargets targets = context_.settings.snapTargets();
  const motion::Annotations& annotations = context_.document().motion().annotations;
  const bool hasBeats = targets.beats && annotations.tempo;
  const Frame playhead = context_.document().state().currentFrame();
  const auto halfBeat = [&] {
    return motion::framesPerBeat(motion::tempoOf(annotations, motion::tempoIndexAt(annotations, playhead))) / 2;
  };
  return motion::snappedFrame(annotations, targets, playhead, hasBeats ? halfBeat() : kMarkerSnapDistance);
}

Status EditCommands::paste(Frame frame, Side side) {
  auto keys = edit::keysFromMime(QApplication::clipboard()->mimeData());
  if (!keys) return Error::because(Message::verbatim(tr("the clipboard contains no readable keys").toStdString()));
  edit::MotionDocument& document = context_.document();
  const bool isMirrored = side == Side::Other;
  const std::size_t unpaired = isMirrored ? edit::mirrorMotion(*keys, context_.modelOf(document).get()) : 0;
  document.history().ensureTracks(*keys);
  const std::size_t count = motion::selectEverything(*keys).keyCount();
  const auto said = [count = static_cast<int>(count), unpaired = static_cast<int>(unpaired)] {
    const QString pasted = tr("%Ln key(s) pasted", nullptr, count);
    const QString left = tr("%Ln name(s) without a counterpart not mirrored", nullptr, unpaired);
    return unpaired == 0 ? pasted : tr("%1; %2").arg(pasted, left);
  };
  const auto withKeys = [keys = std::move(*keys), frame](const motion::Motion& motion, const motion::KeySelection&) {
    motion::Edit edit = motion::insertMotion(motion, keys, frame);
    motion::insertAnnotationKeys(edit, motion, keys.annotations, frame);
    return edit;
  };
  context_.pushStep([isMirrored] { return isMirrored ? tr("Paste keys mirrored") : tr("Paste keys"); }, count, withKeys,
                    [context = context_, said] { context.say(said); });
  return Done{};
}

void EditCommands::bindSelection() {
  actions::ActionSet& actions = context_.actions;
  const auto hasDocument = CommandConditions(context_).hasDocument();
  const auto selectAll = [this] {
    context_.document().state().setSelection(motion::selectEverything(context_.document().motion()));
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
  return Error::because(Message::verbatim(tr("the current row has no selectable key at the playhead").toStdString()));
}

void EditCommands::bindFrameZero() {
  context_.bindStored("edit.frameZeroAsMmd", [this](bool) { applyFrameZeroRule(); });
  docks_.whenCreated<panels::GraphPanel>(
      this, [this](panels::GraphPanel& graph) { graph.setFrameZeroRule(context_.frameZeroRule()); });
}

void EditCommands::applyFrameZeroRule() {
  const motion::FrameZeroRule rule = context_.frameZeroRule();
  docks_.panel<panels::TimelinePanel>()->setFrameZeroRule(rule);
  if (auto* graph = docks_.createdPanel<panels::GraphPanel>()) graph->setFrameZeroRule(rule);
  docks_.panel<panels::PropertyPanel>()->setFrameZeroRule(rule);
}

}  // namespace furitsuke::commands
