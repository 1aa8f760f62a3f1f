// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/comparison_commands.h"

#include <QAction>
#include <QFileInfo>
#include <algorithm>
#include <exception>
#include <functional>
#include <numeric>
#include <optional>
#include <utility>

#include "app/actions/action_set.h"
#include "app/commands/file_commands.h"
#include "app/commands/prompts.h"
#include "app/commands/settings.h"
#include "app/commands/workspace.h"
#include "app/comparison/comparison_panel.h"
#include "app/shell/dock_area.h"
#include "app/stage/comparison.h"
#include "app/stage/stage.h"
#include "app/widgets/message_bar.h"
#include "core/convert/model/motion_binding.h"
#include "core/convert/named_files.h"

namespace furitsuke {

namespace {

/// Who drags a key asks for one comparison, not for each step of the drag.
constexpr int kComparisonRest = 120;    // ms
constexpr int kProgressInterval = 100;  // ms

Error comparisonError(const QString& about, const QString& reason) {
  return {{}, about.toStdString(), reason.toStdString()};
}

}  // namespace

/// One comparison of the two motions as they were.
struct ComparisonCommands::Round {
  std::shared_ptr<const Model> model;
  Motion first, second;
  std::uint64_t revision = 0;
  ComparedFrames frames;
  ComparisonControl control;
  std::shared_ptr<const MotionComparison> result;
  QString problem;

  void run() {
    try {
      const Rig rig = makeRig(*model);
      auto compared =
          compareMotions(rig, BoundMotion(first, *model, rig), BoundMotion(second, *model, rig), frames, {}, &control);
      if (compared) result = std::make_shared<MotionComparison>(*std::move(compared));
    } catch (const std::exception& error) {  // a motion too large for the memory must not end the program
      problem = QString::fromUtf8(error.what());
    }
  }
};

ComparisonCommands::ComparisonCommands(const CommandContext& context, DockArea& docks, QObject* parent)
    : QObject(parent),
      context_(context),
      docks_(docks),
      panel_(*docks.comparison()),
      comparison_(context.stage.comparison()) {
  rest_.setSingleShot(true);
  look_.setInterval(kProgressInterval);
  connect(&rest_, &QTimer::timeout, this, &ComparisonCommands::work);
  connect(&look_, &QTimer::timeout, this, &ComparisonCommands::showProgress);
  connect(&work_, &BackgroundWork::slowChanged, this, [this](bool slow) {
    slow ? look_.start() : look_.stop();
    showProgress();
  });
  bindActions();
  connectPanel();
  showState();
}

ComparisonCommands::~ComparisonCommands() {
  if (working_ != nullptr) working_->control.cancelled = true;
}

void ComparisonCommands::bindActions() {
  ActionSet& actions = context_.actions;
  const auto isComparing = [this] { return comparison_.second() != nullptr; };
  actions.bind(
      "viewport.compareWith", [this](const ActionArguments& given) { return compareWith(given); },
      [this] { return comparison_.first() != nullptr; });
  actions.bind(
      "viewport.compareStop",
      [this](const ActionArguments&) -> Status {
        comparison_.stop();
        return Done{};
      },
      isComparing);
  for (const auto& [id, by] : {std::pair("viewport.compareNext", 1), std::pair("viewport.comparePrevious", -1)}) {
    actions.bind(
        id, [this, by = by](const ActionArguments&) { return step(by); }, [this] { return comparison_.isOn(); });
  }
  panel_.setActions(actions.action("viewport.compareWith"), actions.action("viewport.compareStop"),
                    actions.action("viewport.comparePrevious"), actions.action("viewport.compareNext"));
}

void ComparisonCommands::connectPanel() {
  Stage& stage = context_.stage;
  connect(&comparison_, &Comparison::changed, this, &ComparisonCommands::onChanged);
  connect(&stage, &Stage::castChanged, this, &ComparisonCommands::showState);
  connect(&stage, &Stage::activeChanged, this, &ComparisonCommands::showState);
  connect(&stage, &Stage::changed, this, [this, &stage] {
    if (panel_.isVisible()) panel_.setPlayhead(stage.position());
  });
  connect(&panel_, &ComparisonPanel::boneChosen, this, [this, &stage](int bone, Frame frame) {
    if (stage.active() == nullptr || stage.active()->sharedModel() != model_) return;
    go(frame);
    stage.selectBones({bone});
  });
  connect(&panel_, &ComparisonPanel::morphChosen, this, [this](int morph, Frame frame) {
    MotionDocument* first = comparison_.first();
    if (first == nullptr || model_ == nullptr) return;
    go(frame);
    const auto track = first->motion().findMorph(model_->morphs[static_cast<std::size_t>(morph)].name.bytes);
    if (track) first->setCurrentTrack(*track);
  });
}

// --- what is compared ------------------------------------------------------------------------------------------------

Status ComparisonCommands::check(const Motion& motion, const QString& title) const {
  if (motion.isCameraMotion()) {
    return comparisonError(title, tr("is a motion of the camera and moves no model; choose one that moves bones"));
  }
  const Model& model = context_.stage.active()->model();
  const MotionBinding binding = bindMotion(motion, model);
  if (binding.boundBones + binding.boundMorphs > 0) return Done{};
  return comparisonError(title, tr("moves no bone and no morph of %1").arg(QString::fromStdString(model.name.text)));
}

Status ComparisonCommands::compareWith(const ActionArguments& arguments) {
  const auto path = arguments.text("path");
  const Status status = path ? compareWithFile(toPath(*path)) : compareAsked();
  if (status && context_.actions.isScripted()) finish();
  return status;
}

Status ComparisonCommands::compareAsked() {
  const MotionDocument* first = comparison_.first();
  QStringList choices;
  std::vector<std::function<Status()>> ways;
  for (int i = 0; i < context_.workspace.count(); ++i) {
    MotionDocument* document = context_.workspace.document(i);
    if (document == first || document->motion().isCameraMotion()) continue;
    // Two tabs of one name are told apart by their places.
    const QString title = document->title();
    choices.append(choices.contains(title) ? tr("%1 (tab %L2)").arg(title).arg(i + 1) : title);
    ways.emplace_back([this, document]() -> Status {
      const Status status = check(document->motion(), document->title());
      if (status) comparison_.start(*document);
      return status;
    });
  }
  if (first->isModified() && !first->filePath().empty()) {
    choices.append(tr("%1 as it was saved").arg(first->title()));
    ways.emplace_back([this, path = first->filePath()] { return compareWithFile(path); });
  }
  choices.append(tr("Another file…"));
  int chosen = static_cast<int>(choices.size()) - 1;
  if (choices.size() > 1) {
    const auto answer = askChoice(context_.window, tr("Compare With Another Motion"),
                                  tr("Compare %1 with:").arg(first->title()), choices);
    if (!answer) return Done{};
    chosen = static_cast<int>(choices.indexOf(*answer));
  }
  if (chosen < static_cast<int>(ways.size())) {
    const Status status = ways[static_cast<std::size_t>(chosen)]();
    if (status) docks_.reveal("comparison");
    return status;
  }
  const QStringList files = askFilesToOpen(context_.window, tr("Compare With Another Motion"), motionFileFilter(),
                                           context_.settings.lastFolder(), false);
  return files.isEmpty() ? Status(Done{}) : compareWithFile(toPath(files.front()));
}

Status ComparisonCommands::compareWithFile(const std::filesystem::path& path) {
  MotionDocument* open = context_.workspace.findFile(path);
  if (open != nullptr && open != comparison_.first()) {
    const Status status = check(open->motion(), open->title());
    if (!status) return status;
    comparison_.start(*open);
    docks_.reveal("comparison");
    return Done{};
  }
  // Reading does not wait for what may not be wanted any more; onWorked() begins anew when nothing came of the file.
  if (working_ != nullptr) working_->control.cancelled = true;
  const QString file = QFileInfo(fromPath(path)).fileName();
  struct Reading {
    std::optional<Result<std::shared_ptr<const Motion>>> motion;
    Status status = Done{};
    bool isLate = false;
  };
  auto reading = std::make_shared<Reading>();
  work_.run(
      tr("Reading %1").arg(file), [reading, path] { reading->motion = loadWholeMotion(path); },
      [this, reading, file, isSaved = open != nullptr] {
        const auto begin = [&]() -> Status {
          if (!reading->motion->ok()) return reading->motion->error();
          if (comparison_.first() == nullptr) return comparisonError(file, tr("there is no motion to compare it with"));
          const Motion& motion = *reading->motion->value();
          if (const Status status = check(motion, file); !status) return status;
          auto second = std::make_unique<MotionDocument>(motion);
          second->setTitle(isSaved ? tr("%1 as it was saved").arg(file) : file);
          comparison_.start(std::move(second));
          docks_.reveal("comparison");
          return Done{};
        };
        reading->status = begin();
        if (!reading->status && reading->isLate) {
          context_.messages.showMessage(Severity::Error, QString::fromStdString(reading->status.error().message()));
        }
      });
  // A script sees it done before its next line.
  if (context_.actions.isScripted()) work_.finish();
  reading->isLate = true;
  return reading->status;
}

// --- the work --------------------------------------------------------------------------------------------------------

void ComparisonCommands::onChanged() {
  showState();
  if (working_ != nullptr) working_->control.cancelled = true;
  const Actor* actor = context_.stage.active();
  const bool isOther = !comparison_.isOn() || actor == nullptr || actor->sharedModel() != model_;
  if (isOther) setResult(nullptr, nullptr);
  if (!comparison_.isOn()) return rest_.stop();
  panel_.setTitles(comparison_.first()->title(), comparison_.second()->title());
  panel_.setPlayhead(context_.stage.position());
  // The first time there is nothing yet that could be looked at meanwhile.
  rest_.start(result_ == nullptr ? 0 : kComparisonRest);
}

void ComparisonCommands::showState() {
  using State = ComparisonPanel::State;
  panel_.setState(context_.stage.active() == nullptr ? State::NoModel
                  : comparison_.first() == nullptr   ? State::NoMotion
                  : comparison_.second() == nullptr  ? State::NoSecond
                                                     : State::On);
}

void ComparisonCommands::work() {
  if (!comparison_.isOn() || working_ != nullptr) return;  // onWorked() goes on
  auto round = std::make_shared<Round>();
  round->model = context_.stage.active()->sharedModel();
  round->first = comparison_.first()->motion();
  round->second = comparison_.second()->motion();
  round->frames = comparedFrames(round->first, round->second);
  round->revision = comparison_.revision();
  working_ = round;
  work_.run(
      tr("Comparing motions"), [round] { round->run(); }, [this, round] { onWorked(round); });
}

void ComparisonCommands::finish() {
  rest_.stop();
  work();
  work_.finish();
}

void ComparisonCommands::onWorked(const std::shared_ptr<Round>& round) {
  working_.reset();
  if (round->control.cancelled || round->revision != comparison_.revision()) {
    if (!rest_.isActive()) work();
    return;
  }
  if (!round->problem.isEmpty()) {
    context_.messages.showMessage(Severity::Error, tr("The motions cannot be compared: %1").arg(round->problem));
  }
  setResult(round->model, round->result);
}

void ComparisonCommands::showProgress() {
  if (working_ == nullptr || !look_.isActive()) return panel_.setProgress({});
  panel_.setProgress(static_cast<int>(100 * working_->control.compared / working_->frames.count()));
}

void ComparisonCommands::setResult(std::shared_ptr<const Model> model, std::shared_ptr<const MotionComparison> result) {
  model_ = result == nullptr ? nullptr : std::move(model);
  result_ = std::move(result);
  panel_.setComparison(model_, result_);
}

// --- from one difference to the next ---------------------------------------------------------------------------------

void ComparisonCommands::go(Frame frame) {
  MotionDocument* first = comparison_.first();
  if (first == nullptr) return;
  context_.workspace.setCurrent(first);
  first->setCurrentFrame(frame);
}

Status ComparisonCommands::step(int direction) {
  if (context_.actions.isScripted()) finish();
  if (result_ == nullptr) return comparisonError({}, tr("the motions are still being compared"));
  std::vector<BoneIndex> bones = context_.stage.selectedBones();
  const bool isAny = bones.empty();
  if (isAny) {
    bones.resize(result_->bones.size());
    std::iota(bones.begin(), bones.end(), 0);
  }
  const Frame at = comparison_.first()->currentFrame();
  std::optional<Frame> nearest;
  const auto seek = [&](const std::vector<DifferenceStretch>& stretches) {
    for (const DifferenceStretch& stretch : stretches) {
      const bool isAhead = direction > 0 ? stretch.peak > at : stretch.peak < at;
      if (!isAhead) continue;
      if (!nearest || (direction > 0 ? stretch.peak < *nearest : stretch.peak > *nearest)) nearest = stretch.peak;
    }
  };
  for (const BoneIndex bone : bones) seek(result_->bones[static_cast<std::size_t>(bone)].stretches);
  if (isAny) {
    for (const ComparedMorph& morph : result_->morphs) seek(morph.stretches);
  }
  if (nearest) {
    go(*nearest);
  } else {
    context_.messages.showMessage(Severity::Info, isAny
                                                      ? tr("There is no further difference in this direction.")
                                                      : tr("The selected bones differ no further in this direction."));
  }
  return Done{};
}

}  // namespace furitsuke
