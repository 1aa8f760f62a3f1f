// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/viewport/viewport_comparison_commands.h"

#include <QAction>
#include <QFileInfo>
#include <algorithm>
#include <exception>
#include <functional>
#include <numeric>
#include <optional>
#include <utility>

#include "app/actions/action_set.h"
#include "app/commands/command_actions.h"
#include "app/dialogs/prompts.h"
#include "app/panels/comparison/comparison_panel.h"
#include "app/panels/dock_area.h"
#include "app/session/comparison.h"
#include "app/session/file_filters.h"
#include "app/session/file_paths.h"
#include "app/session/scene/stage.h"
#include "app/session/settings.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/message_text.h"
#include "core/base/caught.h"
#include "core/io/model/motion_binding.h"
#include "core/io/named_files.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kViewportCompareWithParameter{
    .name = "path",
    .kind = Kind::Path,
    .help = "file of the other motion; the file of this motion compares with its saved state",
    .required = true};

}  // namespace

constexpr ActionRows kViewportComparisonActions = {
    action("viewport.compareWith", "view/compare", Actions::tr("&Compare With Another Motion…"),
           Actions::tr("Draw the active model also with another motion, and a line for the difference of each bone"),
           {.icon = "compare",
            .parameters = kViewportCompareWithParameter,
            .words = ActionWords::tr("diff, difference, changes between")}),
    action("viewport.compareStop", "view/compare", Actions::tr("&Stop Comparing"),
           Actions::tr("Stop comparing and show only the motion of the active model"), {.icon = "close"}),
    action("viewport.comparePrevious", "view/compare", Actions::tr("&Previous Difference"),
           Actions::tr("Go to the previous maximum of the difference of the selected bones, or of any bone or morph"),
           {.group = 1, .icon = "previous-key", .keys = "Ctrl+Alt+Left"}),
    action("viewport.compareNext", "view/compare", Actions::tr("&Next Difference"),
           Actions::tr("Go to the next maximum of the difference of the selected bones, or of any bone or morph"),
           {.group = 1, .icon = "next-key", .keys = "Ctrl+Alt+Right"}),
};

namespace {

/// The delay after a change, so that a drag is compared once and not at each step.
constexpr int kComparisonDelay = 120;   // ms
constexpr int kProgressInterval = 100;  // ms

Error comparisonError(const QString& about, const QString& reason) {
  return Error::in(Message::verbatim(about.toStdString()), Message::verbatim(reason.toStdString()));
}

}  // namespace

/// One comparison of copies of the two motions.
struct ViewportComparisonCommands::Job {
  std::shared_ptr<const model::Model> model;
  motion::Motion first, second;
  eval::PreExtrapolation preExtrapolation = eval::PreExtrapolation::Rest;
  std::uint64_t revision = 0;
  eval::ComparedFrames frames;
  eval::ComparisonControl control;
  std::shared_ptr<const eval::MotionComparison> result;
  QString problem;

  void run() {
    try {
      const eval::Rig rig = eval::makeRig(*model);
      eval::BoundMotion boundFirst(first, *model, rig), boundSecond(second, *model, rig);
      boundFirst.setPreExtrapolation(preExtrapolation);
      boundSecond.setPreExtrapolation(preExtrapolation);
      auto compared = eval::compareMotions(rig, boundFirst, boundSecond, frames, {}, &control);
      if (compared) result = std::make_shared<eval::MotionComparison>(*std::move(compared));
    } catch (const std::exception& error) {  // running out of memory must not terminate the program
      problem = QString::fromUtf8(error.what());
    }
  }
};

ViewportComparisonCommands::ViewportComparisonCommands(const CommandContext& context, panels::DockArea& docks,
                                                       QObject* parent)
    : QObject(parent), context_(context), docks_(docks), comparison_(context.stage.comparison()) {
  delayTimer_.setSingleShot(true);
  progressTimer_.setInterval(kProgressInterval);
  connect(&delayTimer_, &QTimer::timeout, this, &ViewportComparisonCommands::startJob);
  connect(&progressTimer_, &QTimer::timeout, this, &ViewportComparisonCommands::showProgress);
  connect(&work_, &session::BackgroundWork::slowChanged, this, [this](bool slow) {
    slow ? progressTimer_.start() : progressTimer_.stop();
    showProgress();
  });
  bindActions();
  session::Stage& stage = context_.stage;
  connect(&comparison_, &session::Comparison::changed, this, &ViewportComparisonCommands::onChanged);
  connect(&stage, &session::Stage::actorsChanged, this, &ViewportComparisonCommands::showState);
  connect(&stage, &session::Stage::activeChanged, this, &ViewportComparisonCommands::showState);
  docks_.whenCreated<panels::ComparisonPanel>(this, [this](panels::ComparisonPanel& panel) {
    panel_ = &panel;
    connectPanel();
    showState();
    showTitles();
    showProgress();
    panel.setComparison(model_, result_);
  });
}

ViewportComparisonCommands::~ViewportComparisonCommands() {
  if (running_ != nullptr) running_->control.canceled = true;
}

void ViewportComparisonCommands::bindActions() {
  actions::ActionSet& actions = context_.actions;
  const actions::ActionBinding::Condition isComparing = {[this] { return comparison_.second() != nullptr; },
                                                         QT_TRANSLATE_NOOP("Conditions", "No motions are compared")};
  actions.bind("viewport.compareWith",
               {.run = [this](const actions::ActionArguments& given) { return compareWith(given); },
                .enabled = {[this] { return comparison_.first() != nullptr; },
                            QT_TRANSLATE_NOOP("Conditions", "The active model has no motion")}});
  actions.bind("viewport.compareStop", {.run = [this] { comparison_.stop(); }, .enabled = isComparing});
  for (const auto& [id, by] : {std::pair("viewport.compareNext", 1), std::pair("viewport.comparePrevious", -1)}) {
    actions.bind(id, {.run = [this, by = by] { return step(by); },
                      .enabled = {[this] { return comparison_.isOn(); },
                                  QT_TRANSLATE_NOOP("Conditions", "No motions are compared")}});
  }
}

void ViewportComparisonCommands::connectPanel() {
  const actions::ActionSet& actions = context_.actions;
  panel_->setActions(actions.action("viewport.compareWith"), actions.action("viewport.compareStop"),
                     actions.action("viewport.comparePrevious"), actions.action("viewport.compareNext"));
  session::Stage& stage = context_.stage;
  connect(&stage, &session::Stage::changed, this, [this, &stage] {
    if (panel_->isVisible()) panel_->setPlayhead(stage.position());
  });
  connect(panel_, &panels::ComparisonPanel::boneChosen, this, [this, &stage](int bone, Frame frame) {
    if (stage.active() == nullptr || stage.active()->sharedModel() != model_) return;
    goToFrame(frame);
    stage.selectBones({bone});
  });
  connect(panel_, &panels::ComparisonPanel::morphChosen, this, [this](int morph, Frame frame) {
    edit::MotionDocument* first = comparison_.first();
    if (first == nullptr || model_ == nullptr) return;
    goToFrame(frame);
    const auto track = first->motion().findMorph(model_->morphs[static_cast<std::size_t>(morph)].name.bytes);
    if (track) first->state().setCurrentTrack(*track);
  });
}

// --- choosing the second motion --------------------------------------------------------------------------------------

Status ViewportComparisonCommands::check(const motion::Motion& motion, const QString& title) const {
  if (motion.isCameraMotion()) {
    return comparisonError(title, tr("is a camera motion; choose a motion that moves bones"));
  }
  const model::Model& model = context_.stage.active()->model();
  const io::MotionBinding binding = io::bindMotion(motion, model);
  if (binding.boundBones + binding.boundMorphs > 0) return Done{};
  return comparisonError(title, tr("moves no bone and no morph of %1").arg(QString::fromStdString(model.name.text)));
}

Status ViewportComparisonCommands::compareWith(const actions::ActionArguments& arguments) {
  const auto path = arguments.text("path");
  const Status status = path ? compareWithFile(session::toPath(*path)) : chooseAndCompare();
  if (status && context_.actions.isScripted()) waitForResult();
  return status;
}

Status ViewportComparisonCommands::chooseAndCompare() {
  const edit::MotionDocument* first = comparison_.first();
  QStringList choices;
  std::vector<std::function<Status()>> starters;
  for (int i = 0; i < context_.workspace.count(); ++i) {
    edit::MotionDocument* document = context_.workspace.document(i);
    if (document == first || document->motion().isCameraMotion()) continue;
    // Tabs with the same name are distinguished by their positions.
    const QString title = document->file().title();
    choices.append(choices.contains(title) ? tr("%1 (tab %L2)").arg(title).arg(i + 1) : title);
    starters.emplace_back([this, document]() -> Status {
      const Status status = check(document->motion(), document->file().title());
      if (status) comparison_.start(*document);
      return status;
    });
  }
  if (first->isModified() && !first->file().path().empty()) {
    choices.append(tr("%1 (saved version)").arg(first->file().title()));
    starters.emplace_back([this, path = first->file().path()] { return compareWithFile(path); });
  }
  choices.append(tr("Another file…"));
  int chosen = static_cast<int>(choices.size()) - 1;
  if (choices.size() > 1) {
    const auto answer = dialogs::askChoice(context_.window, tr("Compare With Another Motion"),
                                           tr("Compare %1 with:").arg(first->file().title()), choices);
    if (!answer) return Done{};
    chosen = static_cast<int>(choices.indexOf(*answer));
  }
  if (chosen < static_cast<int>(starters.size())) {
    const Status status = starters[static_cast<std::size_t>(chosen)]();
    if (status) docks_.reveal("comparison");
    return status;
  }
  const QStringList files = dialogs::askFilesToOpen(context_.window, tr("Compare With Another Motion"),
                                                    session::motionFileFilter(), context_.settings.lastFolder(), false);
  return files.isEmpty() ? Status(Done{}) : compareWithFile(session::toPath(files.front()));
}

Status ViewportComparisonCommands::compareWithFile(const std::filesystem::path& path) {
  edit::MotionDocument* open = context_.workspace.findFile(path);
  if (open != nullptr && open != comparison_.first()) {
    const Status status = check(open->motion(), open->file().title());
    if (!status) return status;
    comparison_.start(*open);
    docks_.reveal("comparison");
    return Done{};
  }
  // Cancel a running comparison, so that reading does not wait for it. onJobFinished() restarts it if the file cannot
  // be used.
  if (running_ != nullptr) running_->control.canceled = true;
  const QString file = QFileInfo(session::fromPath(path)).fileName();
  struct Reading {
    std::optional<Result<std::shared_ptr<const motion::Motion>>> motion;
    Status status = Done{};
    bool hasReturned = false;
  };
  auto reading = std::make_shared<Reading>();
  work_.run(
      tr("Reading %1").arg(file),
      [reading, path] { reading->motion = caught([&path] { return io::loadWholeMotion(path); }); },
      [this, reading, file, isSaved = open != nullptr] {
        const auto begin = [&]() -> Status {
          if (!reading->motion->ok()) return reading->motion->error();
          if (comparison_.first() == nullptr) return comparisonError(file, tr("no motion to compare it with"));
          const motion::Motion& motion = *reading->motion->value();
          if (const Status status = check(motion, file); !status) return status;
          auto second = std::make_unique<edit::MotionDocument>(motion);
          second->file().setTitle(isSaved ? tr("%1 (saved version)").arg(file) : file);
          comparison_.start(std::move(second));
          docks_.reveal("comparison");
          return Done{};
        };
        reading->status = begin();
        if (!reading->status && reading->hasReturned) {
          context_.messages.showMessage(Severity::Error,
                                        [error = reading->status.error()] { return widgets::failureText(error); });
        }
      });
  // A script waits for the result.
  if (context_.actions.isScripted()) work_.finish();
  reading->hasReturned = true;
  return reading->status;
}

// --- comparing -------------------------------------------------------------------------------------------------------

void ViewportComparisonCommands::onChanged() {
  showState();
  if (running_ != nullptr) running_->control.canceled = true;
  const scene::Actor* actor = context_.stage.active();
  const bool isOther = !comparison_.isOn() || actor == nullptr || actor->sharedModel() != model_;
  if (isOther) setResult(nullptr, nullptr);
  if (!comparison_.isOn()) return delayTimer_.stop();
  showTitles();
  // Start immediately if there is no earlier result to show.
  delayTimer_.start(result_ == nullptr ? 0 : kComparisonDelay);
}

void ViewportComparisonCommands::showState() {
  if (panel_ == nullptr) return;
  using State = panels::ComparisonPanel::State;
  panel_->setState(context_.stage.active() == nullptr ? State::NoModel
                   : comparison_.first() == nullptr   ? State::NoMotion
                   : comparison_.second() == nullptr  ? State::NoSecond
                                                      : State::On);
}

void ViewportComparisonCommands::showTitles() {
  if (panel_ == nullptr || !comparison_.isOn()) return;
  panel_->setTitles(comparison_.first()->file().title(), comparison_.second()->file().title());
  panel_->setPlayhead(context_.stage.position());
}

void ViewportComparisonCommands::startJob() {
  if (!comparison_.isOn() || running_ != nullptr) return;  // onJobFinished() continues
  auto job = std::make_shared<Job>();
  job->model = context_.stage.active()->sharedModel();
  job->first = comparison_.first()->motion();
  job->second = comparison_.second()->motion();
  job->preExtrapolation = context_.stage.scene().preExtrapolation;
  job->frames = eval::comparedFrames(job->first, job->second);
  job->revision = comparison_.revision();
  running_ = job;
  work_.run(
      tr("Comparing motions"), [job] { job->run(); }, [this, job] { onJobFinished(job); }, {},
      [this](const Error&) { running_.reset(); });
}

void ViewportComparisonCommands::waitForResult() {
  delayTimer_.stop();
  startJob();
  work_.finish();
}

void ViewportComparisonCommands::onJobFinished(const std::shared_ptr<Job>& job) {
  running_.reset();
  if (job->control.canceled || job->revision != comparison_.revision()) {
    if (!delayTimer_.isActive()) startJob();
    return;
  }
  context_.messages.withdraw(std::exchange(problem_, 0));
  if (!job->problem.isEmpty()) {
    problem_ = context_.messages.showMessage(
        Severity::Error, [problem = job->problem] { return tr("The motions cannot be compared: %1").arg(problem); });
  }
  setResult(job->model, job->result);
}

void ViewportComparisonCommands::showProgress() {
  if (panel_ == nullptr) return;
  if (running_ == nullptr || !progressTimer_.isActive()) return panel_->setProgress({});
  panel_->setProgress(static_cast<int>(100 * running_->control.compared / running_->frames.count()));
}

void ViewportComparisonCommands::setResult(std::shared_ptr<const model::Model> model,
                                           std::shared_ptr<const eval::MotionComparison> result) {
  model_ = result == nullptr ? nullptr : std::move(model);
  result_ = std::move(result);
  if (panel_ != nullptr) panel_->setComparison(model_, result_);
}

// --- stepping through the differences --------------------------------------------------------------------------------

void ViewportComparisonCommands::goToFrame(Frame frame) {
  edit::MotionDocument* first = comparison_.first();
  if (first == nullptr) return;
  context_.workspace.setCurrent(first);
  first->state().setCurrentFrame(frame);
}

Status ViewportComparisonCommands::step(int direction) {
  if (context_.actions.isScripted()) waitForResult();
  if (result_ == nullptr) return comparisonError({}, tr("the motions are still being compared"));
  std::vector<model::BoneIndex> bones = context_.stage.selectedBones();
  const bool isAny = bones.empty();
  if (isAny) {
    bones.resize(result_->bones.size());
    std::iota(bones.begin(), bones.end(), 0);
  }
  const Frame at = comparison_.first()->state().currentFrame();
  std::optional<Frame> nearest;
  const auto seek = [&](const std::vector<eval::DifferenceStretch>& stretches) {
    for (const eval::DifferenceStretch& stretch : stretches) {
      const bool isAhead = direction > 0 ? stretch.peak > at : stretch.peak < at;
      if (!isAhead) continue;
      if (!nearest || (direction > 0 ? stretch.peak < *nearest : stretch.peak > *nearest)) nearest = stretch.peak;
    }
  };
  for (const model::BoneIndex bone : bones) seek(result_->bones[static_cast<std::size_t>(bone)].stretches);
  if (isAny) {
    for (const eval::ComparedMorph& morph : result_->morphs) seek(morph.stretches);
  }
  if (nearest) {
    goToFrame(*nearest);
  } else {
    context_.messages.showMessage(Severity::Info, [isAny] {
      return isAny ? tr("There are no more differences in this direction.")
                   : tr("The selected bones have no more differences in this direction.");
    });
  }
  return Done{};
}

}  // namespace furitsuke::commands
