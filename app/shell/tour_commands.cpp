// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/tour_commands.h"

#include <QAction>
#include <QCoreApplication>
#include <QDir>
#include <QDockWidget>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <utility>

#include "app/actions/action_set.h"
#include "app/commands/file_commands.h"
#include "app/commands/settings.h"
#include "app/commands/workspace.h"
#include "app/shell/dock_area.h"
#include "app/stage/stage.h"

namespace furitsuke {

TourCommands::TourCommands(const CommandContext& context, const Parts& parts, QObject* parent)
    : QObject(parent), context_(context), parts_(parts) {
  context_.actions.bind("help.tour", [this](const ActionArguments& given) -> Status {
    start(static_cast<int>(given.whole("step").value_or(1)) - 1);
    return Done{};
  });
  connect(&context_.workspace, &Workspace::documentAdded, this, &TourCommands::followFiles);
  connect(&context_.workspace, &Workspace::documentRemoved, this, &TourCommands::followFiles);
  connect(&context_.stage, &Stage::castChanged, this, &TourCommands::followFiles);
  connect(&parts_.files, &FileCommands::openingChanged, this, &TourCommands::followFiles);
}

void TourCommands::showOnce() {
  if (context_.settings.isTourSeen()) return;
  if (!parts_.files.isOpening()) return start(0);
  connect(
      &parts_.files, &FileCommands::openingChanged, this,
      [this] {
        // A window that is being closed waits for its files too.
        if (parts_.window.isVisible()) showOnce();
      },
      static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
}

bool TourCommands::isEmpty() const {
  return context_.workspace.count() == 0 && context_.stage.actors().empty() && !parts_.files.isOpening();
}

void TourCommands::followFiles() {
  const bool isNowEmpty = isEmpty();
  if (std::exchange(wasEmpty_, isNowEmpty) == isNowEmpty || tour_ == nullptr) return;
  // The window shows its panels after whoever told of this.
  QMetaObject::invokeMethod(tour_, &Tour::refresh, Qt::QueuedConnection);
}

void TourCommands::start(int step) {
  // Also when it is left at once: nobody is to be shown it twice without asking.
  context_.settings.setTourSeen(true);
  if (tour_ != nullptr && !tour_->isHidden()) tour_->finish();
  delete tour_;
  inFront_.clear();
  for (const QString& name : DockArea::dockNames()) {
    if (!parts_.docks.dock(name)->visibleRegion().isEmpty()) inFront_.append(name);
  }
  // The panels of a window that showed none come up as they stand in the first layout.
  if (inFront_.isEmpty()) inFront_ = QStringList{"timeline", "model"};
  tour_ = new Tour(&parts_.window, steps());
  tour_->letThrough({context_.actions.action("help.manual"), context_.actions.action("help.whatsThis")});
  connect(tour_, &Tour::finished, this, [this] {
    for (const QString& name : std::as_const(inFront_)) parts_.docks.dock(name)->raise();
  });
  tour_->start(step);
}

QStringList TourCommands::sampleFiles() {
  const QString program = QCoreApplication::applicationDirPath();
  // Installed beside the program, or in the tree that it was built in.
  for (const char* folder : {"/../share/furitsuke/samples", "/../../../resources/samples"}) {
    const QDir samples(program + folder);
    QStringList files;
    for (const char* name : {"sample.pmx", "sample_camera.vmd", "sample.vmd"}) {
      if (samples.exists(name)) files.append(QDir::cleanPath(samples.filePath(name)));
    }
    if (files.size() == 3) return files;
  }
  return {};
}

TourStep TourCommands::panelStep(const QString& name, const std::function<TourPage()>& words) {
  QDockWidget* dock = parts_.docks.dock(name);
  return {[this, name, dock, words] {
            parts_.docks.reveal(name);
            TourPage page = words();
            page.target = dock;
            return page;
          },
          [this, dock] { return parts_.docks.isVisible() && dock->toggleViewAction()->isChecked(); }};
}

QString TourCommands::keysOf(const QString& action) const {
  return context_.actions.action(action)->shortcut().toString(QKeySequence::NativeText);
}

TourPage TourCommands::openPage() {
  TourPage page;
  page.title = tr("Open a motion and a model");
  page.text = tr("Open them here, or drop the files anywhere into this window. Every motion gets a tab of its own.");
  page.target = parts_.toolbar.widgetForAction(context_.actions.action("file.open"));
  if (!isEmpty()) return page;
  const QStringList sample = sampleFiles();
  page.text += QChar(' ') + tr("The panels that this tour tells of come up with the first file.");
  if (sample.isEmpty()) return page;
  page.offer = tr("Open the Sample");
  page.take = [this, sample] {
    // Files may have come since the page was made.
    if (isEmpty()) parts_.files.openAll(sample);
  };
  return page;
}

TourPage TourCommands::helpPage() const {
  TourPage page;
  page.title = tr("Find everything");
  page.text = tr("%1 finds every action by typing its name. %2 opens the manual, and after %3 a click on any control "
                 "tells what it does. This tour stands in the Help menu.")
                  .arg(keysOf("view.commandPalette"), keysOf("help.manual"), keysOf("help.whatsThis"));
  page.target = parts_.window.menuBar();
  page.part = parts_.window.menuBar()->actionGeometry(context_.actions.menu("help")->menuAction());
  return page;
}

std::vector<TourStep> TourCommands::steps() {
  const auto words = [](const QString& title, const QString& text) {
    TourPage page;
    page.title = title;
    page.text = text;
    return page;
  };
  std::vector<TourStep> all;
  all.push_back({[this] { return openPage(); }, {}});
  all.push_back(panelStep("timeline", [words] {
    return words(tr("Timeline"), tr("The keys of the motion: tracks are rows, frames are columns. Click or box keys to "
                                    "select them, drag them to move them, drag the ruler to move the playhead."));
  }));
  all.push_back(panelStep("viewport", [this, words] {
    return words(tr("Viewport and posing"),
                 tr("Click a bone and drag its handles to pose. %1 makes keys of the pose. Drag with the right button "
                    "to turn the view and with the middle button to move it; zoom with the wheel.")
                     .arg(keysOf("pose.register")));
  }));
  all.push_back(panelStep("curves", [words] {
    return words(tr("Curves"), tr("How the motion goes from the key before to the selected keys. Drag the two handles "
                                  "or take a preset; it works on many keys at once."));
  }));
  all.push_back(panelStep("graph", [words] {
    return words(tr("Graph"), tr("The values of the chosen tracks over time. Drag keys up and down to change values, "
                                 "and their handles to bend the curves."));
  }));
  all.push_back({[this] { return helpPage(); }, {}});
  return all;
}

}  // namespace furitsuke
