// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/window/file_drop.h"

#include <QDockWidget>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QMimeData>
#include <QUrl>
#include <algorithm>
#include <functional>
#include <memory>

#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/commands/window/drop_zones.h"
#include "app/panels/dock_area.h"
#include "app/session/background_work.h"
#include "app/session/captures/capture_fitting.h"
#include "app/session/file_paths.h"
#include "app/session/scene/scene_part.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "core/io/file_type.h"
#include "core/media/libav_module.h"

namespace furitsuke::commands {

namespace {

QStringList localFiles(const QMimeData& data) {
  QStringList files;
  for (const QUrl& url : data.urls()) {
    if (url.isLocalFile()) files.append(url.toLocalFile());
  }
  return files;
}

/// Whether it can be a background or a reference in this build.
bool isMedia(const QString& file) {
  const io::OpensAs what = io::opensAsByName(session::toPath(file));
  return what == io::OpensAs::Picture || (what == io::OpensAs::Film && media::hasLibav());
}

bool isMotion(const QString& file) { return io::opensAsByName(session::toPath(file)) == io::OpensAs::Motion; }

QAction* addChoice(QMenu& menu, const char* name, const QString& text, const std::function<void()>& run) {
  QAction* action = menu.addAction(text);
  action->setObjectName(name);
  QObject::connect(action, &QAction::triggered, &menu, run);
  return action;
}

}  // namespace

FileDrop::FileDrop(const CommandContext& context, const CommandParts& parts, FileOpening& files, QObject* parent)
    : QObject(parent),
      context_(context),
      parts_(parts),
      files_(files),
      work_(new session::BackgroundWork(this)),
      zones_(new DropZones(&parts.window)) {
  parts_.window.setAcceptDrops(true);
  parts_.window.installEventFilter(this);
}

bool FileDrop::eventFilter(QObject* /*watched*/, QEvent* event) {
  if (event->type() == QEvent::DragLeave) zones_->hide();
  const bool isDrag = event->type() == QEvent::DragEnter || event->type() == QEvent::DragMove;
  if (!isDrag && event->type() != QEvent::Drop) return false;
  auto* drop = static_cast<QDropEvent*>(event);
  const QStringList files = localFiles(*drop->mimeData());
  if (files.isEmpty()) return false;
  drop->acceptProposedAction();
  if (event->type() == QEvent::DragEnter) showZones(files);
  zones_->setPointer(drop->position().toPoint());
  if (isDrag) return true;
  zones_->hide();
  const QPoint at = parts_.window.mapToGlobal(drop->position().toPoint());
  // The program that the files were dragged from waits until this returns, so they are opened afterward.
  QMetaObject::invokeMethod(
      this, [this, files, at] { open(files, at); }, Qt::QueuedConnection);
  return true;
}

bool FileDrop::isOnViewport(QPoint at) const {
  const QDockWidget* viewport = parts_.docks.dock("viewport");
  return parts_.docks.isInFront("viewport") && viewport->isVisible() &&
         viewport->rect().contains(viewport->mapFromGlobal(at));
}

bool FileDrop::isOntoModel(const QStringList& files, QPoint at) const {
  return context_.stage.active() != nullptr && isOnViewport(at) && std::ranges::all_of(files, isMotion);
}

void FileDrop::showZones(const QStringList& files) {
  QList<DropZone> zones = {{parts_.window.rect(), zoneText(files)}};
  const QDockWidget* viewport = parts_.docks.dock("viewport");
  const QPoint middle = viewport->mapToGlobal(viewport->rect().center());
  if (isOntoModel(files, middle)) {
    const QString name = QString::fromStdString(context_.stage.active()->title);
    zones.append({QRect(viewport->mapTo(&parts_.window, QPoint()), viewport->size()), tr("Onto %1").arg(name)});
  }
  zones_->showZones(zones);
}

QString FileDrop::zoneText(const QStringList& files) {
  const auto areAll = [&files](bool (*is)(const QString&)) { return std::ranges::all_of(files, is); };
  if (areAll(isMotion)) return tr("Open in a new tab");
  if (areAll([](const QString& file) { return io::opensAsByName(session::toPath(file)) == io::OpensAs::Model; }))
    return tr("Add to the scene as a model");
  if (areAll([](const QString& file) { return io::isProp(io::opensAsByName(session::toPath(file))); }))
    return tr("Add to the scene as a prop");
  if (areAll([](const QString& file) { return QFileInfo(file).isDir(); })) return tr("Open the files of the folder");
  return tr("Open");
}

void FileDrop::openOntoModel(const QStringList& files) {
  const std::uint64_t model = context_.stage.active()->id();
  files_.openSoon(files);
  // Not the motion in front: the file may not have been opened.
  const auto assign = [this, model, file = session::toPath(files.last())] {
    edit::MotionDocument* motion = context_.workspace.findFile(file);
    const bool isForModel = motion != nullptr && !session::isForCamera(motion->motion());
    if (isForModel && context_.stage.scene().find(model) != nullptr) context_.stage.assignMotion(model, motion);
  };
  if (!files_.isOpening()) return assign();  // a small file was read at once
  connect(&files_, &FileOpening::openingChanged, this, assign, Qt::SingleShotConnection);
}

void FileDrop::open(const QStringList& files, QPoint at) {
  if (isOntoModel(files, at)) return openOntoModel(files);
  QStringList others = files;
  const auto isScene = [](const QString& file) {
    return io::opensAs(session::toPath(file)) == io::OpensAs::PropOrCapture;
  };
  for (const QString& file : files) {
    if (!isScene(file)) continue;
    others.removeOne(file);
    openScene(file, at);
  }
  const auto media = std::find_if(others.begin(), others.end(), isMedia);
  if (media == others.end()) return files_.openSoon(others);
  // There is only one background and one reference: a second film can only be heard.
  const QString asked = *media;
  others.erase(media);
  files_.openSoon(others);
  askFor(asked, at);
}

void FileDrop::openScene(const QString& file, QPoint at) {
  auto hasMotion = std::make_shared<bool>(false);
  const auto done = [this, file, at, hasMotion] {
    *hasMotion&& context_.stage.active() != nullptr ? askForScene(file, at) : files_.openSoon({file});
  };
  work_->run(
      FileOpening::tr("Opening %1…").arg(QFileInfo(file).fileName()),
      [hasMotion, path = session::toPath(file)] { *hasMotion = session::readCaptureFile(path).ok(); }, done);
}

void FileDrop::askForScene(const QString& file, QPoint at) {
  QMenu* menu = makeMenu(file);
  QAction* motion = addChoice(*menu, "motion", tr("Import Its &Motion"), [this, file] {
    actions::ActionArguments arguments;
    arguments.set("path", file);
    context_.actions.call("capture.import", arguments);
  });
  addChoice(*menu, "prop", tr("Add as &Prop"), [this, file] { files_.openSoon({file}); });
  menu->addSeparator();
  addChoice(*menu, "cancel", tr("&Cancel"), [] {});
  menu->setDefaultAction(motion);
  menu->popup(at);
  menu->setActiveAction(motion);
}

QMenu* FileDrop::makeMenu(const QString& file) {
  auto* menu = new QMenu(&parts_.window);
  menu->setObjectName("dropMenu");
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->addSection(QFileInfo(file).fileName());
  return menu;
}

void FileDrop::askFor(const QString& file, QPoint at) {
  QMenu* menu = makeMenu(file);
  const auto add = [menu](const char* name, const QString& text, const std::function<void()>& run) {
    return addChoice(*menu, name, text, run);
  };
  QAction* suggested = nullptr;
  if (io::opensAsByName(session::toPath(file)) == io::OpensAs::Film) {
    suggested = add("sound", tr("Open Its &Sound"), [this, file] { files_.openSoon({file}); });
  }
  QAction* background = add("background", tr("Show as &Background"), [this, file] { openBy("background.open", file); });
  add("reference", tr("Show as &Reference"), [this, file] { openBy("reference.open", file); });
  menu->addSeparator();
  add("cancel", tr("&Cancel"), [] {});
  if (isOnViewport(at) || suggested == nullptr) suggested = background;
  menu->setDefaultAction(suggested);
  menu->popup(at);
  menu->setActiveAction(suggested);
}

void FileDrop::openBy(const QString& action, const QString& file) {
  if (files_.isOpening()) {
    // A motion that was dropped together with it gets it.
    connect(
        &files_, &FileOpening::openingChanged, this, [this, action, file] { openBy(action, file); },
        Qt::SingleShotConnection);
    return;
  }
  if (context_.workspace.current() == nullptr) context_.actions.call("file.new");
  actions::ActionArguments arguments;
  arguments.set("path", file);
  context_.actions.call(action, arguments);
}

}  // namespace furitsuke::commands
