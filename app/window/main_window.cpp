// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QPointer>
#include <QScreen>
#include <QStackedWidget>
#include <QToolBar>
#include <QVBoxLayout>

#include "app/actions/action_set.h"
#include "app/commands/command_actions.h"
#include "app/commands/files/file_closing.h"
#include "app/commands/files/file_commands.h"
#include "app/commands/files/file_saving.h"
#include "app/commands/operation_commands.h"
#include "app/help/tour.h"
#include "app/panels/dock_area.h"
#include "app/panels/transport_bar.h"
#include "app/panels/viewport/viewport_overlay.h"
#include "app/panels/viewport/viewport_panel.h"
#include "app/session/background_work.h"
#include "app/session/playback.h"
#include "app/session/projects/open_project.h"
#include "app/session/scene/stage.h"
#include "app/session/settings.h"
#include "app/session/sound/sound_player.h"
#include "app/session/workspace.h"
#include "app/widgets/empty_state.h"
#include "app/widgets/message_list.h"
#include "app/window/action_updater.h"
#include "app/window/document_row.h"
#include "app/window/document_status.h"
#include "app/window/field_habits.h"
#include "app/window/focus_return.h"
#include "app/window/model_binder.h"
#include "app/window/session_binder.h"
#include "app/window/shortcut_filter.h"
#include "app/window/window_fit.h"
#include "core/operations/motion/motion_operations.h"

namespace furitsuke::window {

namespace {

actions::ActionSet* makeActions(QWidget* window) {
  commands::declareActions();
  return new actions::ActionSet(window);
}

constexpr QSize kDefaultWindowSize(1600, 1000);
constexpr QSize kWindowFrame(16, 48);  // about what window managers add around a window
/// Increase it when docks are added or renamed, so that an old layout is not restored.

}  // namespace

MainWindow::MainWindow(session::Settings& settings)
    : settings_(settings),
      actions_(makeActions(this)),
      workspace_(new session::Workspace(this)),
      stage_(new session::Stage(this)),
      playback_(new session::Playback(this)),
      sound_(session::makeWindowSound(*workspace_, *stage_, *playback_, this)) {
  setObjectName("mainWindow");
  resize(kDefaultWindowSize.boundedTo(screen()->availableSize() - kWindowFrame));
  buildContents();
  buildToolbar();
  bindCommands();
  connect(workspace_, &session::Workspace::currentChanged, this, &MainWindow::onCurrentChanged);
  connect(workspace_, &session::Workspace::documentOpened, this, &MainWindow::connectDocument);
  connect(stage_, &session::Stage::actorsChanged, this, &MainWindow::showPage);
  connect(stage_, &session::Stage::bindingChanged, this, &MainWindow::showPage);
  connect(docks_, &panels::DockArea::layoutChanged, this, &MainWindow::saveLayout);
  connect(actions_, &actions::ActionSet::failed, this,
          [this](const QString&, const Error& error) { showFailure(error); });
  onCurrentChanged(nullptr);
  retranslate();
}

MainWindow::~MainWindow() {
  // Documents and models are removed while the objects that observe them still exist: after this body the window is
  // only a QMainWindow.
  while (workspace_->count() > 0) workspace_->remove(workspace_->document(0));
  while (!stage_->actors().empty()) stage_->removeActor(stage_->actors().front()->id());
  delete sound_;
  delete updater_;
  delete shortcuts_;
}

void MainWindow::retranslate() {
  start_->setSentence(tr("Drop a motion or a model here, or open one."));
  toolbar_->setWindowTitle(tr("Toolbar"));
}

void MainWindow::changeEvent(QEvent* event) {
  // Retranslate the actions before the widgets, because some widgets show texts of actions.
  if (event->type() == QEvent::LanguageChange) {
    actions_->retranslate();
    updater_->update();
    docks_->retranslate();
    retranslate();
  }
  QMainWindow::changeEvent(event);
}

void MainWindow::buildContents() {
  auto* contents = new QWidget(this);
  tabs_ = new DocumentRow(*workspace_, *actions_, contents);
  messages_ = new widgets::MessageBar(contents);
  pages_ = new QStackedWidget(contents);
  docks_ = new panels::DockArea(*stage_, pages_);
  start_ = new widgets::EmptyState("open", {}, pages_);
  start_->setAction(actions_->action("file.open"));
  start_->addMoreActions({actions_->action("file.openFolder"), actions_->action("help.sample")});
  pages_->addWidget(start_);
  pages_->addWidget(docks_);
  auto* layout = new QVBoxLayout(contents);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(tabs_);
  layout->addWidget(pages_, 1);
  session::BackgroundWork::setReporter([messages = QPointer(messages_)](const Error& error) {
    if (messages != nullptr) messages->showMessage(Severity::Error, widgets::errorSentence(error));
  });
  messages_->floatOver(*docks_->dock("viewport"));  // not over the last row of the timeline
  connect(messages_, &widgets::MessageBar::coverChanged, &docks_->panel<panels::ViewportPanel>()->overlay(),
          &panels::ViewportOverlay::setCover);
  setCentralWidget(contents);
  status_ = new DocumentStatus(this);
  setStatusBar(status_);
  status_->addPermanentWidget(
      new widgets::MessageList({messages_, &docks_->panel<panels::ViewportPanel>()->notice()}, status_));
  connect(status_, &DocumentStatus::findingsRequested, docks_, [this] { docks_->reveal("findings"); });
  connect(status_, &DocumentStatus::encodingRequested, this, [this] {
    const operations::Operation& choose = operations::operationOf(operations::nameEncodingOperation);
    actions_->action(commands::operationAction(choose))->trigger();
  });
}

void MainWindow::buildToolbar() {
  toolbar_ = new QToolBar(this);
  addToolBar(toolbar_);
  toolbar_->setObjectName("toolbar");
  toolbar_->setMovable(false);
  toolbar_->setContextMenuPolicy(Qt::PreventContextMenu);
  toolbar_->setIconSize(QSize(20, 20));
  for (QAction* action : actions_->toolbarActions()) {
    if (action == nullptr) {
      toolbar_->addSeparator();
    } else {
      toolbar_->addAction(action);
    }
  }
  if (QWidget* recording = toolbar_->widgetForAction(actions_->action("pose.autoKey")))
    recording->setProperty("recording", true);
  transport_ = new panels::TransportBar(toolbar_);
  toolbar_->addWidget(transport_);
}

void MainWindow::bindCommands() {
  actions_->fillMenuBar(menuBar());
  status_->follow(*actions_);
  status_->follow(stage_->sceneDocument());
  start_->addMoreActions({actions_->recentMenuAction()});
  updater_ = new ActionUpdater(*actions_, *workspace_, *stage_, this);
  shortcuts_ = new ShortcutFilter(*actions_, *messages_, this);
  qApp->installEventFilter(shortcuts_);
  new FocusReturn(*this);
  new FieldHabits(this);
  new WindowFit(this);
  new SessionBinder({*workspace_, *stage_, *playback_, sound_->track()}, *docks_, this);
  auto* models = new ModelBinder(*workspace_, *stage_, *docks_, this);
  connect(models, &ModelBinder::selectionNamed, status_, &DocumentStatus::showBonesAndRows);
  const commands::CommandContext context{this,    *actions_,  *workspace_, settings_,      *messages_,
                                         *stage_, *playback_, *sound_,     status_->line()};
  commands_ = new commands::CommandSet(context, {*this, *toolbar_, *docks_, *transport_}, this);
  const commands::FileCommands& files = commands_->files();
  connect(tabs_, &DocumentRow::closeRequested, files.closing, &commands::FileClosing::close);
  connect(files.saving, &commands::FileSaving::saved, status_, &DocumentStatus::showSaved);
  connect(&commands_->project(), &session::OpenProject::changed, this, &MainWindow::showTitle);
  connect(actions_->action("view.viewportOnly"), &QAction::toggled, this, &MainWindow::showPage);
  connect(files.closing, &commands::FileClosing::quitRequested, this, &MainWindow::close);
}

commands::FileOpening& MainWindow::files() noexcept { return *commands_->files().opening; }
commands::FileClosing& MainWindow::closing() noexcept { return *commands_->files().closing; }

void MainWindow::connectDocument(edit::MotionDocument* document) {
  connect(document, &edit::MotionDocument::modifiedChanged, this, &MainWindow::showTitle);
  connect(document, &edit::MotionDocument::fileChanged, this, &MainWindow::showTitle);
}

void MainWindow::onCurrentChanged(edit::MotionDocument* document) {
  const bool isFirst = document != nullptr && playback_->document() == nullptr;
  playback_->setDocument(document);
  docks_->setDocument(document);
  transport_->setDocument(document);
  status_->setDocument(document);
  showPage();
  showTitle();
  updater_->update();
  if (isFirst) focusPanel("timeline");
}

void MainWindow::focusPanel(const QString& id) {
  if (findChild<help::Tour*>() != nullptr) return;  // its keys go on while the user looks at what is opened
  QWidget* target = docks_->isInFront(id) ? panels::DockArea::focusTarget(*docks_->dock(id)) : nullptr;
  if (target != nullptr) target->setFocus(Qt::OtherFocusReason);
}

void MainWindow::showPage() {
  const bool isEmpty = workspace_->count() == 0 && stage_->actors().empty();
  const bool isLeft = !isEmpty && pages_->currentIndex() == 0;
  pages_->setCurrentIndex(isEmpty ? 0 : 1);
  if (isLeft) focusPanel("viewport");
  tabs_->setVisible(!isEmpty && !actions_->action("view.viewportOnly")->isChecked());
  status_->showModelFindings(*stage_);
}

void MainWindow::showTitle() {
  const edit::MotionDocument* document = workspace_->current();
  const session::OpenProject& project = commands_->project();
  const bool isMotionModified = document != nullptr && document->isModified();
  QStringList parts;
  // Each has its own mark.
  const auto add = [&parts](const QString& title, bool isModified) {
    parts.append(isModified ? title + "[*]" : title);
  };
  if (document != nullptr) add(document->file().title(), isMotionModified);
  if (!project.path().isEmpty()) {
    add(project.title(), project.isModified());
  } else if (project.isModified()) {
    add(tr("Scene"), true);
  }
  setWindowTitle((parts << QApplication::applicationDisplayName()).join(" – "));
  setWindowModified(project.isModified() || isMotionModified);
}

void MainWindow::showFailure(const Error& error) {
  if (error.isCanceled) return;
  messages_->showMessage(
      Severity::Error, [error] { return widgets::errorSentence(error); }, {}, widgets::MessageBar::Stay::Brief);
}

void MainWindow::restoreLayout() {
  const session::WindowSettings settings = settings_.window();
  restoreGeometry(settings.geometry.value());
  if (!docks_->restoreLayout(settings.docks.value(), panels::DockArea::kLayoutVersion)) docks_->resetLayout();
}

void MainWindow::setUnattended(bool on) {
  unattended_ = on;
  actions_->setUnattended(on);
}

void MainWindow::layOut() {
  QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
  if (!docks_->isVisible()) return;
  docks_->applyLayout();
  QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
}

void MainWindow::saveLayout() {
  if (unattended_ || !isVisible()) return;  // hiding the window is not a change of the layout
  settings_.window().geometry.set(saveGeometry());
  if (const QByteArray docks = docks_->savedLayout(panels::DockArea::kLayoutVersion); !docks.isEmpty())
    settings_.window().docks.set(docks);
}

void MainWindow::closeEvent(QCloseEvent* event) {
  if (!unattended_) {
    if (!commands_->files().closing->closeEverything()) return event->ignore();
    saveLayout();
  }
  event->accept();
}

}  // namespace furitsuke::window
