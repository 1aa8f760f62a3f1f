// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/main_window.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QComboBox>
#include <QFileInfo>
#include <QKeySequence>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QShortcutEvent>
#include <QStackedWidget>
#include <QTime>
#include <QToolBar>
#include <QVBoxLayout>
#include <algorithm>

#include "app/actions/action_set.h"
#include "app/commands/edit_commands.h"
#include "app/commands/exchange_commands.h"
#include "app/commands/file_commands.h"
#include "app/commands/pose_clipboard_commands.h"
#include "app/commands/recovery_commands.h"
#include "app/commands/repair_commands.h"
#include "app/commands/scene_commands.h"
#include "app/commands/settings.h"
#include "app/commands/workspace.h"
#include "app/findings/findings_panel.h"
#include "app/playback/playback.h"
#include "app/playback/transport_bar.h"
#include "app/shell/camera_bake_commands.h"
#include "app/shell/camera_commands.h"
#include "app/shell/comparison_commands.h"
#include "app/shell/dock_area.h"
#include "app/shell/document_status.h"
#include "app/shell/document_tabs.h"
#include "app/shell/graph_commands.h"
#include "app/shell/marker_commands.h"
#include "app/shell/model_commands.h"
#include "app/shell/operation_commands.h"
#include "app/shell/playback_commands.h"
#include "app/shell/pose_commands.h"
#include "app/shell/pose_library_commands.h"
#include "app/shell/row_set_commands.h"
#include "app/shell/time_aid_commands.h"
#include "app/shell/tour_commands.h"
#include "app/shell/track_commands.h"
#include "app/shell/viewport_commands.h"
#include "app/shell/window_commands.h"
#include "app/stage/comparison.h"
#include "app/stage/stage.h"
#include "app/theme/theme.h"
#include "app/timeline/timeline_panel.h"
#include "app/widgets/empty_state.h"
#include "app/widgets/message_bar.h"

namespace furitsuke {

namespace {

constexpr QSize kDefaultWindowSize(1600, 1000);
/// Raised when docks are added or renamed, so that an old state is not put upon them.
constexpr int kLayoutVersion = 6;

QStringList localFiles(const QMimeData* data) {
  QStringList files;
  for (const QUrl& url : data->urls()) {
    if (url.isLocalFile()) files.append(url.toLocalFile());
  }
  return files;
}

}  // namespace

MainWindow::MainWindow(Settings& settings)
    : settings_(settings),
      actions_(new ActionSet(this)),
      workspace_(new Workspace(this)),
      stage_(new Stage(this)),
      playback_(new Playback(this)) {
  setObjectName("mainWindow");
  setAcceptDrops(true);
  resize(kDefaultWindowSize);
  buildContents();
  buildToolbar();
  buildMenus();
  bindCommands();
  connect(workspace_, &Workspace::currentChanged, this, &MainWindow::onCurrentChanged);
  connect(workspace_, &Workspace::documentAdded, this,
          [this](int index) { connectDocument(workspace_->document(index)); });
  connect(stage_, &Stage::castChanged, this, &MainWindow::showPage);
  connect(stage_, &Stage::bonesSelected, this, &MainWindow::updateActionsSoon);
  connect(&stage_->comparison(), &Comparison::changed, this, &MainWindow::updateActionsSoon);
  connect(actions_, &ActionSet::failed, this, [this](const QString&, const Error& error) { showFailure(error); });
  qApp->installEventFilter(this);
  onCurrentChanged(nullptr);
  retranslate();
}

MainWindow::~MainWindow() {
  // Documents and models go while everything that watches them is whole: after this body the window is but a
  // QMainWindow.
  while (workspace_->count() > 0) workspace_->remove(workspace_->document(0));
  while (!stage_->actors().empty()) stage_->removeActor(stage_->actors().front()->id());
  qApp->removeEventFilter(this);
  QApplication::clipboard()->disconnect(this);
}

void MainWindow::retranslate() {
  start_->setSentence(tr("Drop a motion or a model here, or open one."));
  toolbar_->setWindowTitle(tr("Toolbar"));
}

void MainWindow::changeEvent(QEvent* event) {
  // Before the widgets: some show texts of actions.
  if (event->type() == QEvent::LanguageChange) {
    actions_->retranslate();
    updateActions();
    docks_->retranslate();
    retranslate();
  }
  QMainWindow::changeEvent(event);
}

void MainWindow::buildContents() {
  auto* contents = new QWidget(this);
  tabs_ = new DocumentTabs(*workspace_, contents);
  messages_ = new MessageBar(contents);
  pages_ = new QStackedWidget(contents);
  docks_ = new DockArea(*stage_, pages_);
  start_ = new EmptyState("open", {}, pages_);
  start_->setAction(actions_->action("file.open"));
  pages_->addWidget(start_);
  pages_->addWidget(docks_);
  auto* layout = new QVBoxLayout(contents);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(tabs_);
  layout->addWidget(messages_);
  layout->addWidget(pages_, 1);
  setCentralWidget(contents);
  status_ = new DocumentStatus(this);
  setStatusBar(status_);
  connect(status_, &DocumentStatus::findingsRequested, docks_, [this] { docks_->reveal("findings"); });
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
  transport_ = new TransportBar(toolbar_);
  toolbar_->addWidget(transport_);
}

void MainWindow::buildMenus() {
  actions_->fillMenuBar(menuBar());
  connect(actions_->menu("file/recent"), &QMenu::aboutToShow, this, &MainWindow::fillRecentMenu);
  // Enabled states are kept fresh while a person works; a menu asks once more before it shows them.
  for (const MenuInfo& info : menuTable()) {
    connect(actions_->menu(info.path), &QMenu::aboutToShow, this, &MainWindow::updateActions);
  }
}

void MainWindow::bindCommands() {
  const CommandContext context{this, *actions_, *workspace_, settings_, *messages_, *stage_};
  files_ = new FileCommands(context, this);
  connect(tabs_, &DocumentTabs::closeRequested, files_, &FileCommands::close);
  connect(files_, &FileCommands::saved, this, [this] { status_->showSaved(QTime::currentTime()); });
  connect(files_, &FileCommands::quitRequested, this, &MainWindow::close);
  recovery_ = new RecoveryCommands(context, this);
  auto* edits = new EditCommands(context, this);
  edits->setTrackInHand([this] { return docks_->timeline()->ensureTrackOfCursor(); });
  new RepairCommands(context, this);
  const FindingsPanel* findings = docks_->findings();
  connect(findings, &FindingsPanel::repairAllRequested, this, [this] { actions_->call("findings.repairAll"); });
  connect(findings, &FindingsPanel::repairRequested, this, [this](const QString& code, const QString& track) {
    ActionArguments arguments;
    arguments.set("code", code);
    if (!track.isEmpty()) arguments.set("track", track);
    actions_->call("findings.repair", arguments);
  });
  new ExchangeCommands(context, this);
  new PoseClipboardCommands(context, this);
  new SceneCommands(context, *files_, this);
  auto* viewport = new ViewportCommands(context, {*docks_, *playback_}, this);
  viewport->applySettings();
  auto* camera = new CameraCommands(context, *docks_->viewport(), *playback_, this);
  camera->applySettings();
  new CameraBakeCommands(context, {*docks_->viewport(), *playback_, *camera}, this);
  auto* timeAids = new TimeAidCommands(context, *docks_->viewport(), this);
  timeAids->applySettings();
  new ComparisonCommands(context, *docks_, this);
  auto* library = new PoseLibraryCommands(context, *docks_->poses(), this);
  library->applySettings();
  auto* commands = new WindowCommands(context, {*this, *docks_}, this);
  commands->applySettings();
  auto* model = new ModelCommands(context, *docks_, this);
  model->applySettings();
  auto* tracks = new TrackCommands(context, *docks_->timeline(), this);
  tracks->applySettings();
  auto* rowSets = new RowSetCommands(context, *docks_->timeline(), this);
  QMenu* rowSetMenu = actions_->menu("view/rowSets");
  connect(rowSetMenu, &QMenu::aboutToShow, rowSets, [rowSets, rowSetMenu] { rowSets->fillMenu(*rowSetMenu); });
  auto* playing = new PlaybackCommands(context, {*playback_, *transport_, *docks_->timeline()}, this);
  playing->applySettings();
  auto* graph = new GraphCommands(context, *docks_, this);
  graph->applySettings();
  auto* posing = new PoseCommands(context, {*docks_, *playback_}, this);
  posing->applySettings();
  new OperationCommands(context, {*docks_, *playback_}, this);
  tour_ = new TourCommands(context, {*this, *toolbar_, *docks_, *files_}, this);
  auto* markers = new MarkerCommands(context, {*docks_->timeline(), *docks_->graph(), *playback_}, this);
  markers->applySettings();
  connect(QApplication::clipboard(), &QClipboard::dataChanged, this, &MainWindow::updateActionsSoon);
}

void MainWindow::connectDocument(MotionDocument* document) {
  connect(document, &MotionDocument::selectionChanged, this, &MainWindow::updateActionsSoon);
  connect(document, &MotionDocument::modifiedChanged, this, &MainWindow::showTitle);
  connect(document, &MotionDocument::fileChanged, this, &MainWindow::showTitle);
  connect(document->undoStack(), &QUndoStack::indexChanged, this, &MainWindow::updateActionsSoon);
  connect(document, &MotionDocument::currentTrackChanged, this, &MainWindow::updateActionsSoon);
  connect(document, &MotionDocument::draftChanged, this, &MainWindow::updateActionsSoon);
  connect(document, &MotionDocument::locksChanged, this, &MainWindow::updateActionsSoon);
}

void MainWindow::onCurrentChanged(MotionDocument* document) {
  playback_->setDocument(document);
  docks_->setDocument(document);
  transport_->setDocument(document);
  status_->setDocument(document);
  tabs_->setVisible(document != nullptr);
  showPage();
  showTitle();
  updateActions();
}

void MainWindow::showPage() {
  pages_->setCurrentIndex(workspace_->count() == 0 && stage_->actors().empty() ? 0 : 1);
  int count = 0;
  Severity worst = Severity::Info;
  for (const auto& actor : stage_->actors()) {
    const Diagnostics& findings = stage_->entryOf(actor->id()).diagnostics;
    count += static_cast<int>(findings.size());
    for (const Diagnostic& finding : findings) worst = std::max(worst, finding.severity);
  }
  status_->setModelFindings(count, worst);
}

void MainWindow::showTitle() {
  const MotionDocument* document = workspace_->current();
  setWindowTitle(document == nullptr
                     ? QApplication::applicationDisplayName()
                     : QString("%1[*] – %2").arg(document->title(), QApplication::applicationDisplayName()));
  setWindowModified(document != nullptr && document->isModified());
  updateActionsSoon();
}

void MainWindow::updateActions() {
  updatePending_ = false;
  actions_->updateEnabled();
  const MotionDocument* document = workspace_->current();
  showStep("edit.undo", document == nullptr ? QString() : document->undoStack()->undoText());
  showStep("edit.redo", document == nullptr ? QString() : document->undoStack()->redoText());
}

void MainWindow::showStep(const QString& id, const QString& step) {
  const QString text = findAction(id)->translatedText();
  actions_->action(id)->setText(step.isEmpty() ? text : tr("%1: %2").arg(text, step));
}

void MainWindow::updateActionsSoon() {
  // A box selection tells of many changes in a row; the actions need to know of the last.
  if (std::exchange(updatePending_, true)) return;
  QMetaObject::invokeMethod(
      this,
      [this] {
        if (updatePending_) updateActions();
      },
      Qt::QueuedConnection);
}

void MainWindow::fillRecentMenu() {
  QMenu* menu = actions_->menu("file/recent");
  QAction* clear = actions_->action("file.clearRecent");
  menu->clear();
  const QStringList files = settings_.recentFiles();
  int number = 0;
  for (const QString& file : files) {
    ++number;
    const QString name = QFileInfo(file).fileName().replace('&', "&&");
    QAction* entry = menu->addAction(number < 10 ? QString("&%1  %2").arg(number).arg(name) : name);
    entry->setToolTip(file);
    connect(entry, &QAction::triggered, this, [this, file] { files_->openSoon({file}); });
  }
  if (files.isEmpty()) menu->addAction(tr("No files yet"))->setEnabled(false);
  menu->addSeparator();
  menu->addAction(clear);
}

void MainWindow::showFailure(const Error& error) {
  if (error.reason.empty()) return;  // the person cancelled
  messages_->showMessage(Severity::Error, QString::fromStdString(error.message()));
}

void MainWindow::restoreLayout() {
  QSettings& values = settings_.values();
  restoreGeometry(values.value("window/geometry").toByteArray());
  if (!docks_->restoreLayout(values.value("window/docks").toByteArray(), kLayoutVersion)) docks_->resetLayout();
}

void MainWindow::saveLayout() {
  QSettings& values = settings_.values();
  values.setValue("window/geometry", saveGeometry());
  values.setValue("window/docks", docks_->saveState(kLayoutVersion));
}

void MainWindow::closeEvent(QCloseEvent* event) {
  if (!unattended_) {
    if (!files_->closeAll()) return event->ignore();
    saveLayout();
  }
  event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (!localFiles(event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  const QStringList files = localFiles(event->mimeData());
  event->acceptProposedAction();
  // The program that the files come from waits until this returns: open them, and ask, only after that.
  QMetaObject::invokeMethod(
      this, [this, files] { files_->openSoon(files); }, Qt::QueuedConnection);
}

void MainWindow::tellOfSharedShortcut(const QKeySequence& key) {
  QStringList names;
  for (const ActionInfo& info : actionTable()) {
    const QAction* action = actions_->action(info.id);
    if (action->isEnabled() && action->shortcuts().contains(key)) names.append(info.plainText());
  }
  messages_->showMessage(Severity::Warning,
                         tr("%1 did nothing, because it is the shortcut of several actions: %2.")
                             .arg(key.toString(QKeySequence::NativeText), names.join(", ")),
                         {{actions_->action("keys.edit")->iconText(), [this] { actions_->call("keys.edit"); }}});
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Shortcut && qobject_cast<QAction*>(watched) != nullptr) {
    const auto* pressed = static_cast<QShortcutEvent*>(event);
    if (!pressed->isAmbiguous()) return false;
    tellOfSharedShortcut(pressed->key());
    return true;
  }
  if (event->type() != QEvent::ShortcutOverride) return QMainWindow::eventFilter(watched, event);
  // Plain keys are shortcuts of the window, but a control with the keyboard keeps those that work it.
  const auto* key = static_cast<QKeyEvent*>(event);
  const bool plain = key->modifiers() == Qt::NoModifier || key->modifiers() == Qt::KeypadModifier;
  const bool presses = key->key() == Qt::Key_Space || key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
  const bool moves = key->key() == Qt::Key_Left || key->key() == Qt::Key_Right || key->key() == Qt::Key_Up ||
                     key->key() == Qt::Key_Down || key->key() == Qt::Key_Home || key->key() == Qt::Key_End;
  const bool isField =
      qobject_cast<QLineEdit*>(watched) != nullptr || qobject_cast<QAbstractSpinBox*>(watched) != nullptr;
  const bool isList =
      qobject_cast<QAbstractItemView*>(watched) != nullptr || qobject_cast<QComboBox*>(watched) != nullptr;
  const bool isButton = qobject_cast<QAbstractButton*>(watched) != nullptr;
  if (plain && ((isButton && presses) || ((isList || isField) && (presses || moves)))) {
    event->accept();
    return true;
  }
  return QMainWindow::eventFilter(watched, event);
}

}  // namespace furitsuke
