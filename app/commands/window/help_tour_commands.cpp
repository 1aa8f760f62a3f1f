// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/window/help_tour_commands.h"

#include <QAction>
#include <QCoreApplication>
#include <QDir>
#include <QDockWidget>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "app/actions/action_set.h"
#include "app/commands/command_actions.h"
#include "app/commands/files/file_opening.h"
#include "app/panels/dock_area.h"
#include "app/session/sample_files.h"
#include "app/session/scene/stage.h"
#include "app/session/settings.h"
#include "app/session/workspace.h"
#include "core/edit/document/motion_document.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kHelpTourParameter{
    .name = "step", .kind = Kind::Whole, .help = "number of the first step", .initial = "1"};

}  // namespace

constexpr ActionRows kHelpTourActions = {
    action("help.tour", "help", Actions::tr("&Tour"), Actions::tr("Take a short tour of the window"),
           {.parameters = kHelpTourParameter,
            .words = ActionWords::tr("introduction, getting started"),
            .follows = "help.tutorials"}),
    action("help.sample", "help", Actions::tr("Open the Sam&ple"),
           Actions::tr("Open the model, the dance and the camera that come with the program"),
           {.icon = "play", .words = ActionWords::tr("demo, example, sample")}),
};

HelpTourCommands::HelpTourCommands(const CommandContext& context, const Parts& parts, QObject* parent)
    : QObject(parent), context_(context), parts_(parts) {
  context_.actions.bind("help.tour", [this](const actions::ActionArguments& given) {
    start(static_cast<int>(given.whole("step").value_or(1)) - 1);
  });
  context_.actions.bind("help.sample", [this]() -> Status {
    const QStringList sample = session::sampleFiles();
    if (sample.isEmpty()) return Error::because(Message::verbatim(tr("the sample is not installed").toStdString()));
    const std::optional<Error> failure = parts_.files.openAll(sample);
    return failure ? Status(*failure) : Done{};
  });
  connect(&context_.workspace, &session::Workspace::documentAdded, this, &HelpTourCommands::onFilesChanged);
  connect(&context_.workspace, &session::Workspace::documentRemoved, this, &HelpTourCommands::onFilesChanged);
  connect(&context_.stage, &session::Stage::actorsChanged, this, &HelpTourCommands::onFilesChanged);
  connect(&parts_.files, &FileOpening::openingChanged, this, &HelpTourCommands::onFilesChanged);
}

void HelpTourCommands::showOnce() {
  if (context_.settings.isTourSeen()) return;
  if (isEmpty()) {
    // The tour explains the panels, and the start page must stay usable.
    waitsForFile_ = true;
    return;
  }
  if (!parts_.files.isOpening()) return start(0);
  connect(
      &parts_.files, &FileOpening::openingChanged, this,
      [this] {
        // The signal also comes while the window is being closed.
        if (parts_.window.isVisible()) showOnce();
      },
      static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
}

bool HelpTourCommands::isEmpty() const {
  return context_.workspace.count() == 0 && context_.stage.actors().empty() && !parts_.files.isOpening();
}

void HelpTourCommands::onFilesChanged() {
  const bool isNowEmpty = isEmpty();
  if (!isNowEmpty && std::exchange(waitsForFile_, false)) {
    QMetaObject::invokeMethod(this, &HelpTourCommands::showOnce, Qt::QueuedConnection);
  }
  if (std::exchange(wasEmpty_, isNowEmpty) == isNowEmpty || tour_ == nullptr) return;
  // The window shows its panels only after this signal.
  QMetaObject::invokeMethod(tour_, &help::Tour::refresh, Qt::QueuedConnection);
}

void HelpTourCommands::start(int step) {
  // Set at the start, so that a canceled tour does not start automatically again.
  context_.settings.setTourSeen(true);
  if (tour_ != nullptr && !tour_->isHidden()) tour_->finish();
  delete tour_;
  inFront_ = parts_.docks.panelsInFront();
  // A window without visible panels will show those of the default layout.
  if (inFront_.isEmpty()) inFront_ = QStringList{"timeline", "model"};
  tour_ = new help::Tour(&parts_.window, steps());
  connect(tour_, &help::Tour::finished, this, [this] {
    deselectKey();
    parts_.docks.bringBack(inFront_);
  });
  tour_->start(step);
}

help::TourStep HelpTourCommands::panelStep(const QString& name, const std::function<help::TourPage()>& makePage) {
  QDockWidget* dock = parts_.docks.dock(name);
  return {[this, name, dock, makePage] {
            parts_.docks.reveal(name);
            help::TourPage page = makePage();
            page.target = dock;
            return page;
          },
          [this, dock] { return parts_.docks.isVisible() && dock->toggleViewAction()->isChecked(); }};
}

void HelpTourCommands::selectKey() {
  edit::MotionDocument* document = context_.workspace.current();
  if (document == nullptr || !document->state().selection().isEmpty()) return;
  const motion::Motion& motion = document->motion();
  std::vector<motion::TrackId> tracks = {motion::kCameraTrack};
  for (std::uint32_t i = 0; i < motion.bones.size(); ++i) tracks.push_back({motion::TrackKind::Bone, i});
  const auto track =
      std::ranges::max_element(tracks, {}, [&motion](motion::TrackId id) { return motion.keyCount(id); });
  if (motion.keyCount(*track) < 2) return;  // a curve leads to a key from the one before it
  motion::KeySelection key;
  key.add(*track, motion.frames(*track)[1]);
  example_ = document;
  trackBefore_ = document->state().currentTrack();
  document->state().setCurrentTrack(*track);
  document->state().setSelection(std::move(key));
}

void HelpTourCommands::deselectKey() {
  edit::MotionDocument* document = std::exchange(example_, nullptr);
  if (document == nullptr || document->state().selection().keyCount() != 1) return;
  document->state().setSelection({});
  document->state().setCurrentTrack(trackBefore_);
}

QString HelpTourCommands::keysOf(const QString& action) const {
  return context_.actions.action(action)->shortcut().toString(QKeySequence::NativeText);
}

help::TourPage HelpTourCommands::openPage() {
  help::TourPage page;
  page.title = tr("Open a motion and a model");
  page.text = tr("Open them here, or drop the files anywhere into this window. Every motion gets a tab of its own.");
  page.target = parts_.toolbar.widgetForAction(context_.actions.action("file.open"));
  page.avoided = parts_.docks.dock("model");
  if (!isEmpty()) return page;
  const QStringList sample = session::sampleFiles();
  page.text += QChar(' ') + tr("The panels of this tour appear when the first file is open.");
  if (sample.isEmpty()) return page;
  page.buttonText = tr("Open the Sample");
  page.onButton = [this, sample] {
    // Files may have been opened since the page was made.
    if (isEmpty()) parts_.files.openAll(sample);
  };
  return page;
}

help::TourPage HelpTourCommands::helpPage() const {
  help::TourPage page;
  page.title = tr("Find everything");
  page.text =
      tr("%1 finds any action by name. %2 opens the manual. After %3, a click on any control explains it. This tour "
         "is also in the Help menu.")
          .arg(keysOf("view.commandPalette"), keysOf("help.manual"), keysOf("help.whatsThis"));
  page.target = parts_.window.menuBar();
  page.part = parts_.window.menuBar()->actionGeometry(context_.actions.menu("help")->menuAction());
  return page;
}

std::vector<help::TourStep> HelpTourCommands::steps() {
  const auto makePage = [](const QString& title, const QString& text) {
    help::TourPage page;
    page.title = title;
    page.text = text;
    return page;
  };
  std::vector<help::TourStep> all;
  all.push_back({[this] { return openPage(); }, {}});
  all.push_back(panelStep("timeline", [makePage] {
    return makePage(tr("Timeline"),
                    tr("The keys of the motion: tracks are rows, frames are columns. Click keys or drag a "
                       "box to select them, drag them to move them, drag the ruler to move the playhead."));
  }));
  all.push_back(panelStep("viewport", [this, makePage] {
    return makePage(
        tr("Viewport and posing"),
        tr("Click a bone and drag its handles to pose. %1 registers the pose as keys. Drag with the right button "
           "to orbit and with the middle button to pan; zoom with the wheel.")
            .arg(keysOf("pose.register")));
  }));
  all.push_back(panelStep("curves", [this, makePage] {
    selectKey();
    return makePage(tr("Curves"), tr("How the motion moves from the previous key to each selected key. Drag the two "
                                     "handles or choose a preset; many keys can be changed at once."));
  }));
  all.push_back(panelStep("graph", [this, makePage] {
    selectKey();
    return makePage(tr("Graph"),
                    tr("The values of the chosen tracks over time. Drag keys up and down to change values, "
                       "and their handles to bend the curves."));
  }));
  all.push_back({[this] { return helpPage(); }, {}});
  return all;
}

}  // namespace furitsuke::commands
