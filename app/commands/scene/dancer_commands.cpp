// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/scene/dancer_commands.h"

#include <QPointer>
#include <algorithm>
#include <iterator>
#include <utility>

#include "app/actions/action_set.h"
#include "app/commands/command_actions.h"
#include "app/commands/command_conditions.h"
#include "app/commands/pose/pose_commands.h"
#include "app/panels/dock_area.h"
#include "app/panels/scene/formation_panel.h"
#include "app/panels/scene/formation_view.h"
#include "app/session/playback.h"
#include "app/session/scene/dancer_move.h"
#include "app/session/scene/stage.h"
#include "app/session/settings.h"
#include "app/session/workspace.h"
#include "app/widgets/message_text.h"
#include "app/widgets/operation_text.h"
#include "app/widgets/short_list.h"
#include "core/motion/track_names.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kDancerCopyMotionParameters[] = {
    {.name = "to", .help = "names in the scene list, separated by |", .required = true},
    {.name = "selection", .kind = Kind::Flag, .help = "only the selected keys; default: off"},
    {.name = "offset", .kind = Kind::Numbers, .help = "how much later the first model moves; default: 0", .count = 1},
    {.name = "step",
     .kind = Kind::Numbers,
     .help = "how much later than the one before each further model moves; default: 0",
     .count = 1},
    {.name = "unit", .kind = Kind::Choice, .help = "of offset and step; default: frames", .choices = "frames|beats"},
    {.name = "mirror", .kind = Kind::Flag, .help = "between left and right; default: off"},
    {.name = "place",
     .kind = Kind::Numbers,
     .help = "where the first model moves, relative to the motion; default: 0,0,0",
     .count = 3,
     .unit = "model units"},
    {.name = "placeStep",
     .kind = Kind::Numbers,
     .help = "where each further model moves, relative to the one before; default: 0,0,0",
     .count = 3,
     .unit = "model units"}};
constexpr ActionParameter kDancerMoveParameters[] = {
    {.name = "by",
     .kind = Kind::Numbers,
     .help = "x,y,z in the world; default: opens the formation",
     .count = 3,
     .unit = "model units"},
    {.name = "whole",
     .kind = Kind::Flag,
     .help = "move all keys instead of registering one at the playhead; default: off"}};

}  // namespace

constexpr ActionRows kDancerActions = {
    action("dancer.copyMotion", "scene/dancers", Actions::tr("&Copy Motion to Dancer…"),
           Actions::tr("Copy the motion, or its selected keys, to other models with an offset in time and place"),
           {.icon = "copy", .keys = "Ctrl+Alt+D", .parameters = kDancerCopyMotionParameters}),
    action("dancer.move", "scene/dancers", Actions::tr("&Move Dancer"),
           Actions::tr("Move the active model as a whole in the formation"),
           {.icon = "pose-move", .parameters = kDancerMoveParameters}),
    action("formation.wholeDance", "scene/dancers", Actions::tr("Move &Whole Dance"),
           Actions::tr("Drags in the formation move all keys of a dancer; off: they register one at the playhead (hold "
                       "Alt for the other)"),
           {.group = 1,
            .icon = "graph",
            .isSwitch = true,
            .setting = {.key = "formation/wholeDance", .page = Page::Posing}}),
    action("formation.snap", "scene/dancers", Actions::tr("&Snap to Whole Units"),
           Actions::tr(
               "Snap dancers in the formation to whole units (hold Shift for the grid of 5 units, Ctrl to disable)"),
           {.group = 1,
            .icon = "snap",
            .isSwitch = true,
            .setting = {.key = "formation/snap", .page = Page::Posing, .initial = true}}),
    action("formation.fit", "scene/dancers", Actions::tr("Show &All Dancers"),
           Actions::tr("Show all dancers and their paths in the formation"), {.group = 1, .icon = "zoom-fit"}),
};

namespace {

constexpr qsizetype kMostNames = 12;  // in a line of the report

QString titleOf(const scene::Actor& actor) { return QString::fromStdString(actor.title); }

QString namesText(const std::vector<std::string>& paths) {
  QStringList names;
  for (const std::string& path : paths) names.append(widgets::trackOfPath(path));
  return widgets::shortList(names, kMostNames);
}

glm::dvec3 vectorFrom(const actions::ActionArguments& arguments, const char* name) {
  const auto numbers = arguments.numbers(name);
  return numbers ? glm::dvec3((*numbers)[0], (*numbers)[1], (*numbers)[2]) : glm::dvec3(0, 0, 0);
}

double numberFrom(const actions::ActionArguments& arguments, const char* name) {
  const auto numbers = arguments.numbers(name);
  return numbers ? numbers->front() : 0;
}

}  // namespace

DancerCommands::DancerCommands(const CommandContext& context, panels::DockArea& docks, QObject* parent)
    : QObject(parent), context_(context), docks_(docks) {
  using Arguments = actions::ActionArguments;
  const CommandConditions when(context_);
  context_.actions.bind("dancer.copyMotion", {.run = [this](const Arguments& given) { return copyMotion(given); },
                                              .enabled = when.hasDocument() && when.hasSeveralModels()});
  context_.actions.bind(
      "dancer.move", {.run = [this](const Arguments& given) { return move(given); }, .enabled = when.hasActiveModel()});
  bindFormation();
  docks_.whenCreated<panels::FormationPanel>(this, [this](panels::FormationPanel& panel) { connectPanel(panel); });
}

void DancerCommands::bindFormation() {
  const auto bind = [this](const char* id, void (panels::FormationView::*set)(bool)) {
    context_.bindStored(id, [this, set](bool on) {
      if (auto* panel = docks_.createdPanel<panels::FormationPanel>()) (panel->view().*set)(on);
    });
  };
  bind("formation.snap", &panels::FormationView::setSnapping);
  bind("formation.wholeDance", &panels::FormationView::setWholeDance);
  context_.actions.bind("formation.fit", {.run =
                                              [this] {
                                                docks_.reveal("formation");
                                                docks_.panel<panels::FormationPanel>()->view().fit();
                                              },
                                          .enabled = CommandConditions(context_).hasModel()});
}

void DancerCommands::connectPanel(panels::FormationPanel& panel) {
  panels::FormationView& view = panel.view();
  view.setSnapping(context_.settings.isOn("formation.snap"));
  view.setWholeDance(context_.settings.isOn("formation.wholeDance"));
  panel.setRangeSeconds(context_.settings.viewport().formationRange.value());
  panel.setEmptyAction(context_.actions.action("model.add"));
  QList<QAction*> tools;
  for (const char* id : {"formation.wholeDance", "formation.snap", "formation.fit", "dancer.copyMotion"}) {
    tools.append(context_.actions.action(id));
  }
  panel.setToolActions(tools);
  connect(&panel, &panels::FormationPanel::rangeChosen, this,
          [this](int seconds) { context_.settings.viewport().formationRange.set(seconds); });
  connect(&view, &panels::FormationView::aboutToMove, &context_.playback, &session::Playback::pause);
  connect(&view, &panels::FormationView::moved, this, &DancerCommands::sayMoved);
}

// --- copying ---------------------------------------------------------------------------------------------------------

Result<session::DancerCopyPlan> DancerCommands::planFrom(const actions::ActionArguments& arguments) const {
  session::DancerCopyPlan plan;
  for (const QString& name : arguments.text("to").value_or(QString()).split('|', Qt::SkipEmptyParts)) {
    const auto& actors = context_.stage.actors();
    const auto found = std::ranges::find_if(actors, [&](const auto& actor) { return titleOf(*actor) == name; });
    if (found == actors.end()) return Error::because(Core::trWith("no model is named '%1'"), name.toStdString());
    plan.targets.push_back((*found)->id());
  }
  plan.onlySelection = arguments.flag("selection").value_or(false);
  if (arguments.text("unit") == QString("beats")) plan.unit = session::DancerCopyPlan::Unit::Beats;
  plan.offset = numberFrom(arguments, "offset");
  plan.step = numberFrom(arguments, "step");
  plan.mirror = arguments.flag("mirror").value_or(false);
  plan.position = vectorFrom(arguments, "place");
  plan.placeStep = vectorFrom(arguments, "placeStep");
  return plan;
}

Status DancerCommands::copyMotion(const actions::ActionArguments& arguments) {
  if (arguments.isEmpty() && !context_.actions.isScripted()) {
    openDialog();
    return Done{};
  }
  const Result<session::DancerCopyPlan> plan = planFrom(arguments);
  if (!plan) return plan.error();
  return copy(context_.document(), *plan);
}

void DancerCommands::openDialog() {
  edit::MotionDocument& source = context_.document();
  const scene::Actor* own = context_.stage.actorOf(source);
  QList<dialogs::DancerCopyDialog::Target> targets;
  session::DancerCopyPlan suggested;
  for (const auto& actor : context_.stage.actors()) {
    if (actor.get() == own || !session::isDancer(*actor)) continue;
    const edit::MotionDocument* motion = context_.stage.motionOf(actor->id());
    const bool isNew = motion == nullptr || motion == &source;
    targets.append({actor->id(), titleOf(*actor), isNew ? QString() : motion->file().title()});
    if (isNew) suggested.targets.push_back(actor->id());
  }
  if (suggested.targets.empty() && !targets.isEmpty()) suggested.targets.push_back(targets.front().model);
  const QString title =
      own == nullptr ? source.file().title() : tr("%1 (%2)").arg(titleOf(*own), source.file().title());
  auto* dialog = new dialogs::DancerCopyDialog(
      {title, !source.state().selection().tracks().empty(), source.motion().annotations.tempo.has_value()}, targets,
      suggested,
      [this, document = QPointer(&source)](const session::DancerCopyPlan& plan) {
        return document == nullptr ? dialogs::DancerCopyDialog::Report() : reportOf(*document, plan);
      },
      context_.window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &dialogs::DancerCopyDialog::copyRequested, this, [this, dialog, document = QPointer(&source)] {
    if (context_.workspace.indexOf(document) >= 0) (void)copy(*document, dialog->chosen());
    dialog->accept();
  });
  dialog->open();
}

dialogs::DancerCopyDialog::Report DancerCommands::reportOf(const edit::MotionDocument& source,
                                                           const session::DancerCopyPlan& plan) const {
  dialogs::DancerCopyDialog::Report report;
  const Result<std::vector<session::PlannedCopy>> copies = session::plannedCopies(context_.stage, source, plan);
  if (!copies) {
    report.problem = widgets::failureText(copies.error());
    return report;
  }
  QStringList parts;
  for (const session::PlannedCopy& planned : *copies) {
    const QString title = titleOf(*context_.stage.scene().find(planned.actor));
    parts.append(tr("%1: %Ln key(s)", nullptr, static_cast<int>(planned.copy.keyCount)).arg(title));
    if (planned.shift > 0) parts.back() += tr(", %L1 frames later").arg(planned.shift);
    if (planned.shift < 0) parts.back() += tr(", %L1 frames earlier").arg(-planned.shift);
    if (!planned.copy.missing.empty()) {
      report.missing.append(tr("%1 lacks: %2").arg(title, namesText(planned.copy.missing)));
    }
    std::vector<std::string> oneSided;
    for (const Diagnostic& note : planned.copy.notes) {
      if (!note.track.empty()) oneSided.push_back(note.track);
    }
    if (!oneSided.empty()) {
      report.missing.append(
          tr("%1, not mirrored, because the other side is unknown: %2").arg(title, namesText(oneSided)));
    }
  }
  report.summary = parts.join(QStringLiteral(" · "));
  return report;
}

Status DancerCommands::copy(edit::MotionDocument& source, const session::DancerCopyPlan& plan) {
  source.history().cancelPreview();
  const Result<std::vector<session::PlannedCopy>> copies = session::plannedCopies(context_.stage, source, plan);
  if (!copies) return copies.error();
  std::size_t keys = 0;
  QStringList names;
  const auto text = [] { return tr("Copy motion to dancer"); };
  edit::SceneDocument& scene = context_.stage.sceneDocument();
  const edit::SceneStep step(scene, text);  // undo takes the copy back from all of them
  for (const session::PlannedCopy& planned : *copies) {
    const scene::Actor& actor = *context_.stage.scene().find(planned.actor);
    edit::MotionDocument& target =
        planned.document != nullptr ? *planned.document : PoseCommands::addMotionFor(context_, actor);
    target.history().push(text, planned.copy.edit);
    if (planned.document != nullptr) scene.include(*target.history().undoStack());
    keys += planned.copy.keyCount;
    names.append(titleOf(actor));
  }
  context_.workspace.setCurrent(&source);
  context_.say([keys = static_cast<int>(keys), to = names.join(QStringLiteral(", "))] {
    return tr("%Ln key(s) copied to %1", nullptr, keys).arg(to);
  });
  return Done{};
}

// --- moving ----------------------------------------------------------------------------------------------------------

Status DancerCommands::move(const actions::ActionArguments& arguments) {
  if (!arguments.has("by")) {
    docks_.reveal("formation");
    docks_.panel<panels::FormationPanel>()->view().setFocus();
    return Done{};
  }
  context_.playback.pause();
  using Extent = session::DancerMove::Extent;
  session::DancerMove move(context_.stage);
  if (!move.begin(arguments.flag("whole").value_or(false) ? Extent::Dance : Extent::Playhead)) {
    return Error::because(Core::tr("the active model has no bone that moves all of it"));
  }
  move.moveTo(vectorFrom(arguments, "by"));
  move.end();
  sayMoved();
  return Done{};
}

void DancerCommands::sayMoved() {
  const scene::Actor* actor = context_.stage.active();
  if (actor == nullptr) return;
  context_.say([title = titleOf(*actor), bones = session::rootNames(*actor).join(QStringLiteral(", "))] {
    return tr("%1 moved with %2").arg(title, bones);
  });
}

}  // namespace furitsuke::commands
