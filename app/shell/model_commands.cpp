// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/model_commands.h"

#include <QAction>
#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "app/actions/action_set.h"
#include "app/commands/settings.h"
#include "app/commands/workspace.h"
#include "app/comparison/comparison_panel.h"
#include "app/model_panel/model_panel.h"
#include "app/model_panel/morph_page.h"
#include "app/scene/scene_panel.h"
#include "app/shell/dock_area.h"
#include "app/stage/posing.h"
#include "app/stage/stage.h"
#include "app/timeline/timeline_panel.h"

namespace furitsuke {

namespace {

constexpr const char* kEnglishNames = "view/englishNames";
constexpr const char* kAllTracks = "timeline/allTracks";

/// The first part of that name, Japanese before English.
template <class Parts>
Result<std::size_t> partNamed(const Parts& parts, const QString& name) {
  const std::string wanted = name.toStdString();
  for (const auto member : {&ModelName::text, &ModelName::english}) {
    const auto found = std::ranges::find_if(parts, [&](const auto& part) { return part.name.*member == wanted; });
    if (found != parts.end()) return static_cast<std::size_t>(found - parts.begin());
  }
  return Error{{}, {}, "the active model has no '" + wanted + "'"};
}

}  // namespace

ModelCommands::ModelCommands(const CommandContext& context, DockArea& docks, QObject* parent)
    : QObject(parent), context_(context), docks_(docks), panel_(*docks.model()) {
  bindNames();
  bindMorphs();
  bindMaterials();
  connectStage();
  connectPanel();
}

Actor* ModelCommands::active() const { return context_.stage.active(); }

// --- actions ---------------------------------------------------------------------------------------------------------

void ModelCommands::bindNames() {
  bindSwitch("view.englishNames", kEnglishNames, &ModelCommands::setEnglishNames);
  bindSwitch("timeline.allTracks", kAllTracks, &ModelCommands::setAllTracksShown);
  TimelinePanel* timeline = docks_.timeline();
  QAction* onlySelected = context_.actions.action("timeline.onlySelected");
  context_.actions.bind(
      "timeline.onlySelected",
      [timeline, onlySelected](const ActionArguments& given) -> Status {
        if (given.flag("on").value_or(!timeline->isRestricted())) {
          timeline->showOnlySelected();
        } else {
          timeline->showAllTracks();
        }
        onlySelected->setChecked(timeline->isRestricted());
        return Done{};
      },
      [timeline] { return timeline->document() != nullptr; });
  connect(timeline, &TimelinePanel::restrictionChanged, onlySelected, &QAction::setChecked);
}

void ModelCommands::bindSwitch(const char* id, const char* setting, void (ModelCommands::*apply)(bool)) {
  context_.actions.bind(id, [this, id, setting, apply](const ActionArguments& given) -> Status {
    QSettings& values = context_.settings.values();
    const bool on = given.flag("on").value_or(!values.value(setting, false).toBool());
    values.setValue(setting, on);
    (this->*apply)(on);
    context_.actions.action(id)->setChecked(on);
    return Done{};
  });
}

void ModelCommands::bindMorphs() {
  ActionSet& actions = context_.actions;
  Posing& posing = context_.stage.posing();
  actions.bind(
      "morph.hold",
      [this, &posing](const ActionArguments& given) -> Status {
        const auto morph = partNamed(active()->model().morphs, given.text("name").value_or(QString()));
        if (!morph) return morph.error();
        const auto weight = given.numbers("weight");
        if (!weight || !std::isfinite(weight->front())) return Error{{}, {}, "weight: expected a number"};
        if (!posing.begin(tr("Pose morph"))) return Error{{}, {}, "the active model is hidden"};
        posing.poseMorph(static_cast<MorphIndex>(*morph), weight->front());
        posing.end();
        return Done{};
      },
      [this] { return active() != nullptr; });
  actions.bind(
      "morph.release",
      [this, &posing](const ActionArguments& given) -> Status {
        const auto name = given.text("name");
        if (!name) {
          posing.releaseMorphs();
          return Done{};
        }
        const auto morph = partNamed(active()->model().morphs, *name);
        if (!morph) return morph.error();
        posing.releaseMorph(static_cast<MorphIndex>(*morph));
        return Done{};
      },
      [&posing] { return posing.hasDraft() && !posing.document()->draft().morphs().empty(); });
}

void ModelCommands::bindMaterials() {
  ActionSet& actions = context_.actions;
  actions.bind(
      "material.show",
      [this](const ActionArguments& given) -> Status {
        const auto material = partNamed(active()->model().materials, given.text("name").value_or(QString()));
        if (!material) return material.error();
        active()->setMaterialShown(*material, given.flag("on").value_or(!active()->isMaterialShown(*material)));
        context_.stage.touch();
        return Done{};
      },
      [this] { return active() != nullptr; });
  actions.bind(
      "material.showAll",
      [this](const ActionArguments&) -> Status {
        active()->showAllMaterials();
        context_.stage.touch();
        return Done{};
      },
      [this] { return active() != nullptr && !active()->hiddenMaterials().empty(); });
}

void ModelCommands::setEnglishNames(bool on) {
  docks_.timeline()->setEnglishNames(on);
  docks_.scene()->setEnglishNames(on);
  docks_.comparison()->setEnglishNames(on);
  panel_.setEnglishNames(on);
}

void ModelCommands::setAllTracksShown(bool on) { docks_.timeline()->setUnusedTracksShown(on); }

void ModelCommands::applySettings() {
  const QSettings& values = context_.settings.values();
  const bool english = values.value(kEnglishNames, false).toBool();
  const bool all = values.value(kAllTracks, false).toBool();
  setEnglishNames(english);
  setAllTracksShown(all);
  context_.actions.action("view.englishNames")->setChecked(english);
  context_.actions.action("timeline.allTracks")->setChecked(all);
  showTracks();
  showActor();
}

// --- what the panels show --------------------------------------------------------------------------------------------

void ModelCommands::connectStage() {
  Stage& stage = context_.stage;
  for (const auto changed : {&Stage::castChanged, &Stage::activeChanged}) {
    connect(&stage, changed, this, &ModelCommands::showTracks);
    connect(&stage, changed, this, &ModelCommands::showActor);
  }
  connect(&stage, &Stage::changed, this, &ModelCommands::showPoseSoon);
  connect(&stage, &Stage::bonesSelected, this, [this, &stage] { panel_.setSelectedBones(stage.selectedBones()); });
  connect(&context_.workspace, &Workspace::currentChanged, this, &ModelCommands::showTracks);
}

void ModelCommands::connectPanel() {
  Stage& stage = context_.stage;
  connect(&panel_, &ModelPanel::poseChanged, &stage, &Stage::touch);
  connect(&panel_, &ModelPanel::bonesSelected, &stage, &Stage::selectBones);
  connectSliders();
  connect(&panel_, &ModelPanel::findingsRequested, &docks_, [this] { docks_.reveal("findings"); });
  panel_.setEmptyAction(context_.actions.action("model.add"));
}

void ModelCommands::connectSliders() {
  Posing& posing = context_.stage.posing();
  const MorphPage& sliders = panel_.morphs();
  const auto begin = [&posing] { posing.begin(tr("Pose morph")); };
  connect(&sliders, &MorphPage::dragBegan, &posing, begin);
  connect(&sliders, &MorphPage::dragEnded, &posing, &Posing::end);
  connect(&sliders, &MorphPage::takeBackAsked, &posing, &Posing::takeBack);
  connect(&sliders, &MorphPage::weightAsked, &posing, [&posing, begin](int morph, double weight) {
    const bool isAlone = !posing.isPosing();  // a key was pressed, or a number typed
    if (isAlone) begin();
    posing.poseMorph(morph, weight);
    if (isAlone) posing.end();
  });
  connect(&sliders, &MorphPage::releaseAsked, &posing, &Posing::releaseMorph);
  connect(&sliders, &MorphPage::releaseAllAsked, &posing, &Posing::releaseMorphs);
}

void ModelCommands::showTracks() {
  const Stage& stage = context_.stage;
  const MotionDocument* document = context_.workspace.current();
  const Actor* actor = stage.active();
  // The motion in front may move another model, or film; its tracks are never those of the active model then.
  if (actor != nullptr && stage.motionOf(actor->id()) != document) actor = nullptr;
  if (actor == nullptr && document != nullptr) actor = stage.actorOf(*document);
  docks_.timeline()->setModel(actor == nullptr ? nullptr : actor->sharedModel());
}

void ModelCommands::showActor() {
  const Stage& stage = context_.stage;
  Actor* actor = stage.active();
  const std::uint64_t id = actor == nullptr ? 0 : actor->id();
  if (std::exchange(shownActor_, id) == id) return;
  if (actor == nullptr) return panel_.setActor(nullptr);
  const CastEntry& entry = stage.entryOf(id);
  panel_.setActor(actor, {QString::fromStdU16String(entry.path.u16string()), entry.diagnostics.size()});
  panel_.setSelectedBones(stage.selectedBones());
}

void ModelCommands::showPoseSoon() {
  // Of many changes in a row the sliders need to know the last; nobody sees them while the panel is behind another.
  if (!panel_.isVisible() || std::exchange(posePending_, true)) return;
  QMetaObject::invokeMethod(
      this,
      [this] {
        posePending_ = false;
        context_.stage.evaluated();
        panel_.showPose();
      },
      Qt::QueuedConnection);
}

}  // namespace furitsuke
