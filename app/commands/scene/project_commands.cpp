// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/scene/project_commands.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <optional>
#include <utility>

#include "app/actions/action_set.h"
#include "app/commands/command_actions.h"
#include "app/commands/files/file_closing.h"
#include "app/commands/files/file_commands.h"
#include "app/commands/files/file_opening.h"
#include "app/commands/files/file_saving.h"
#include "app/commands/files/recent_files.h"
#include "app/commands/scene/project_opening.h"
#include "app/dialogs/collect_dialog.h"
#include "app/dialogs/prompts.h"
#include "app/panels/dock_area.h"
#include "app/panels/viewport/viewport_camera.h"
#include "app/panels/viewport/viewport_panel.h"
#include "app/session/background_work.h"
#include "app/session/file_filters.h"
#include "app/session/playback.h"
#include "app/session/projects/open_project.h"
#include "app/session/projects/project_collecting.h"
#include "app/session/projects/scene_restore.h"
#include "app/session/settings.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/short_list.h"
#include "core/base/caught.h"
#include "core/base/file_saving.h"
#include "core/base/log.h"
#include "core/io/file_type.h"
#include "core/io/output_extension.h"
#include "core/io/project/scene_project_file.h"
#include "core/io/stored_path.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kProjectSaveParameter{.name = "path", .kind = Kind::Path, .help = "save to this file"};
constexpr ActionParameter kProjectSaveAsParameter{
    .name = "path", .kind = Kind::Path, .help = "save to this file", .required = true};
constexpr ActionParameter kProjectCollectParameters[] = {
    {.name = "path", .kind = Kind::Path, .help = "the folder", .required = true},
    {.name = "outside",
     .kind = Kind::Flag,
     .help = "also copy files that are in other folders than the models, the motions and the project; default: off"}};

}  // namespace

constexpr ActionRows kProjectActions = {
    action("project.save", "file/project", Actions::tr("&Save Project"),
           Actions::tr("Save the models, the motions and how they belong together; motions without a file are saved "
                       "beside the project"),
           {.icon = "save",
            .keys = "Ctrl+Alt+S",
            .parameters = kProjectSaveParameter,
            .words = ActionWords::tr("save scene, save all, workspace")}),
    action("project.saveAs", "file/project", Actions::tr("Save Project &As…"),
           Actions::tr("Save the project under a new name"),
           {.keys = "Ctrl+Alt+Shift+S",
            .parameters = kProjectSaveAsParameter,
            .words = ActionWords::tr("save scene as, new project")}),
    action("project.collect", "file/project", Actions::tr("&Collect Files in a Folder…"),
           Actions::tr("Copy the project with its models, textures, motions and sounds into a folder that can be moved "
                       "or archived"),
           {.group = 1,
            .parameters = kProjectCollectParameters,
            .words = ActionWords::tr("pack, archive, bundle, gather, move to another computer")}),
};

namespace {

void describeFiles(io::SceneProject& project) {
  const auto describe = [](io::FileReference& file) {
    if (file.path.empty()) return;
    const Result<io::FileReference> described = io::referenceTo(file.path);
    if (!described) return;  // is missing already: keeps what is known of it
    file.size = described->size;
    file.digest = described->digest;
  };
  for (io::ProjectActor& model : project.models) describe(model.file);
  for (io::ProjectMotion& motion : project.motions) {
    describe(motion.file);
    // A project from someone else can name any file here, and its author must not learn the digest.
    for (io::FileReference& media : motion.media) {
      const io::OpensAs what = io::opensAsByName(io::pathFromUtf8(media.path));
      if (io::isSound(what) || what == io::OpensAs::Picture) describe(media);
    }
  }
}

}  // namespace

ProjectCommands::ProjectCommands(const CommandContext& context, panels::DockArea& docks, FileCommands& files,
                                 QObject* parent)
    : QObject(parent),
      context_(context),
      docks_(docks),
      files_(files),
      project_(new session::OpenProject(context.stage, context.workspace, context.playback, this)),
      opening_(new ProjectOpening(context, files, this)) {
  project_->setView([this](io::SceneProject& project) { addView(project); });
  files_.closing->setProject({.unsavedTitle =
                                  [this] {
                                    project_->compare();
                                    if (!project_->isModified()) return QString();
                                    return project_->path().isEmpty() ? tr("The scene") : project_->title();
                                  },
                              .save = [this] { return static_cast<bool>(save({}, false)) && !project_->isModified(); },
                              .close = [this] { project_->close(); }});
  connect(project_, &session::OpenProject::changed, this, [this] {
    if (project_->path() != layoutOf_) docks_.showOwnLayout();
  });
  bindActions();
}

void ProjectCommands::bindActions() {
  actions::ActionSet& actions = context_.actions;
  const auto isAnyOpen = [this] { return context_.workspace.count() > 0 || !context_.stage.actors().empty(); };
  const actions::ActionBinding::Condition hasScene = {isAnyOpen, QT_TRANSLATE_NOOP("Conditions", "Nothing is open")};
  actions.bind("project.save", {.run = [this](const actions::ActionArguments& given) { return save(given, false); },
                                .enabled = hasScene});
  actions.bind("project.saveAs", {.run = [this](const actions::ActionArguments& given) { return save(given, true); },
                                  .enabled = hasScene});
  actions.bind("project.collect",
               {.run = [this](const actions::ActionArguments& given) { return collect(given); }, .enabled = hasScene});
  const auto update = [&actions] {
    for (const char* id : {"project.save", "project.saveAs", "project.collect"}) actions.updateState(id);
  };
  connect(&context_.stage, &session::Stage::actorsChanged, &actions, update);
  connect(&context_.workspace, &session::Workspace::documentAdded, &actions, update);
  connect(&context_.workspace, &session::Workspace::documentRemoved, &actions, update);
}

// --- view ------------------------------------------------------------------------------------------------------------

void ProjectCommands::addView(io::SceneProject& project) const {
  if (auto* viewport = docks_.createdPanel<panels::ViewportPanel>()) {
    const panels::ViewportCamera& camera = viewport->camera();
    const eval::CameraSample sample = camera.sample();
    project.view = io::ProjectView{.isThroughMotion = camera.looksThroughMotion(),
                                   .target = sample.target,
                                   .rotation = sample.rotation,
                                   .distance = sample.distance,
                                   .fov = sample.fov,
                                   .perspective = sample.perspective};
  }
  const QString layout = docks_.describedLayout();
  if (layout.isEmpty()) return;
  project.panels = io::ProjectPanels{.layout = layout.toStdString(), .version = io::kPanelsVersion};
}

void ProjectCommands::applyView(const io::SceneProject& project, const QString& file) {
  if (project.view) {
    const io::ProjectView& view = *project.view;
    panels::ViewportCamera& camera = docks_.panel<panels::ViewportPanel>()->camera();
    camera.change([&view](session::FreeCamera& free) {
      free.set({.distance = view.distance,
                .target = view.target,
                .rotation = view.rotation,
                .fov = view.fov,
                .perspective = view.perspective});
    });
    camera.setThroughMotion(view.isThroughMotion);
  }
  const bool isShown = project.panels && project.panels->version == io::kPanelsVersion &&
                       docks_.showLayoutOfProject(QString::fromStdString(project.panels->layout));
  if (isShown) {
    layoutOf_ = file;
  } else {
    docks_.showOwnLayout();
  }
}

// --- opening ---------------------------------------------------------------------------------------------------------

Status ProjectCommands::open(const QString& path, OpenHow how) {
  return opening_->open<session::ReadSceneProject>(
      path, session::readSceneProject,
      [this, path, how](session::ReadSceneProject read) { return show(path, std::move(read), how); });
}

Status ProjectCommands::show(const QString& path, session::ReadSceneProject read, OpenHow how) {
  const Result<ProjectOpening::Opened> opened = opening_->begin(path, how, OpenHow::Replace);
  if (!opened) return opened.error();
  files_.recent->rememberProject(path);
  session::SceneRestore restore{
      .project = std::move(read.project), .isWhole = opened->isReplaced(), .kept = opened->kept()};
  QStringList files = restore.missingFiles(context_.stage, context_.workspace);
  // They were reported already.
  files.erase(
      std::remove_if(files.begin(), files.end(), [&read](const QString& file) { return read.missing.contains(file); }),
      files.end());
  return opening_->openFiles(files, [this, path, missing = read.missing, restore, opened = *opened] {
    finishOpening(path, missing, restore);
    opened.end();
  });
}

void ProjectCommands::finishOpening(const QString& path, const QStringList& missing,
                                    const session::SceneRestore& restore) {
  const io::SceneProject& project = restore.project;
  restore.apply(context_.stage, context_.workspace);
  const QStringList restored = restoreNotes(restore);
  if (restore.isWhole) {
    context_.playback.setLoopRange(project.playRange);
    context_.playback.setLooping(project.isLooping);
    project_->setFile(path, project);
    applyView(project, project_->path());
  }
  log(LogLevel::Info, "opened " + path.toStdString() + ": " + std::to_string(project.models.size()) + " models, " +
                          std::to_string(project.motions.size()) + " motions");
  reportOpened(path, missing, restored);
}

QStringList ProjectCommands::restoreNotes(const session::SceneRestore& restore) {
  QStringList restored;
  for (const io::ProjectMotion& motion : restore.project.motions) {
    if (motion.file.path.empty()) continue;
    edit::MotionDocument* document =
        context_.workspace.findFile(session::toPath(QString::fromStdString(motion.file.path)));
    if (document == nullptr || (restore.kept && restore.kept->hasMotion(document->id()))) continue;
    if (session::restoreAnnotations(*document, motion)) restored.append(document->file().title());
    session::relocateMedia(*document, motion);
  }
  return restored;
}

void ProjectCommands::reportOpened(const QString& path, const QStringList& missing, const QStringList& restored) {
  if (missing.isEmpty() && restored.isEmpty()) return;
  QStringList names;
  for (const QString& file : missing) names.append(QFileInfo(file).fileName());
  context_.messages.showMessage(Severity::Warning, [file = QFileInfo(path).fileName(), names, restored] {
    QStringList sentences;
    if (!names.isEmpty()) {
      sentences.append(tr("%1 needs %Ln file(s) that were not found: %2", nullptr, static_cast<int>(names.size()))
                           .arg(file, widgets::shortList(names)));
    }
    if (!restored.isEmpty()) {
      sentences.append(tr("Markers, tempo and sound come from the project, because the files beside these motions are "
                          "missing: %1")
                           .arg(widgets::shortList(restored)));
    }
    return sentences.join('\n');
  });
}

// --- recovery --------------------------------------------------------------------------------------------------------

io::SceneProject ProjectCommands::recoverySnapshot() const {
  io::SceneProject record = project_->snapshot();
  record.projectFile = project_->path().toStdString();
  return record;
}

void ProjectCommands::restore(const io::SceneProject& record) {
  context_.playback.setLoopRange(record.playRange);
  context_.playback.setLooping(record.isLooping);
  const QString path = QString::fromStdString(record.projectFile);
  applyView(record, path);
  if (path.isEmpty()) return;
  const Result<session::ReadSceneProject> saved = session::readSceneProject(session::toPath(path), {});
  project_->restoreFile(path, saved ? saved->project : io::SceneProject());
}

// --- saving ----------------------------------------------------------------------------------------------------------

QString ProjectCommands::suggestedPath() const {
  if (!project_->path().isEmpty()) return project_->path();
  const edit::MotionDocument* current = context_.workspace.current();
  const QString name = current == nullptr ? tr("New project") : QFileInfo(current->file().title()).completeBaseName();
  return context_.settings.lastFolder() + "/" + name + ".furitsuke";
}

Status ProjectCommands::save(const actions::ActionArguments& arguments, bool asksPath) {
  if (const auto path = arguments.text("path")) return write(*path);
  if (!asksPath && !project_->path().isEmpty()) return write(project_->path());
  if (context_.actions.isScripted()) return Error::in(Message::verbatim("path"), Core::tr("is missing"));
  const QString path =
      dialogs::askFileToSave(context_.window, tr("Save Project"), session::fileFilter({session::FileFilter::Projects}),
                             suggestedPath(), "furitsuke");
  return path.isEmpty() ? Error::canceled() : write(path);
}

bool ProjectCommands::saveMotions(const QString& path) {
  edit::MotionDocument* current = context_.workspace.current();
  const scene::Actor* active = context_.stage.active();
  const QDir folder(QFileInfo(path).absolutePath());
  bool isSaved = true;
  for (edit::MotionDocument* document : context_.workspace.documents()) {
    const edit::DocumentFile& file = document->file();
    if (!isSaved || (!file.path().empty() && !file.hasUnsavedSteps())) continue;
    const QString target = file.path().empty() ? session::unusedMotionPath(folder.path(), file.title()) : QString();
    isSaved = files_.saving->saveMotion(document, target);
  }
  // Each motion came to the front, and its model with it. A model with a motion brings that to the front; one without
  // is active beside another motion.
  if (active != nullptr) context_.stage.setActive(active->id());
  if (current != nullptr && isSaved) context_.workspace.setCurrent(current);
  if (active != nullptr) context_.stage.setActive(active->id());
  return isSaved;
}

Status ProjectCommands::write(const QString& path) {
  const auto extensions = io::extensionsOf(io::OpensAs::Project);
  // One that was opened under another name keeps it.
  if (path != project_->path()) {
    if (const Status named = io::checkExtension(session::toPath(path), extensions); !named) return named;
  }
  // Before any motion is saved.
  if (!QFileInfo(path).dir().exists())
    return Error::in(Message::verbatim("path"), Core::tr("its folder does not exist"));
  if (!saveMotions(path))
    return context_.actions.isScripted() ? Error::because(Core::tr("a motion was not saved")) : Error::canceled();
  struct Writing {
    io::SceneProject project;
    Status status = Done{};
  };
  auto writing = std::make_shared<Writing>(Writing{project_->content()});
  const auto job = [writing, file = session::toPath(path)] {
    writing->status = caught([&] {
      describeFiles(writing->project);
      const Status kept = backUpFile(file);
      return kept ? io::writeProjectFile(file, writing->project) : kept;
    });
  };
  const auto done = [this, writing, path] {
    if (!writing->status) {
      log(LogLevel::Error, "save " + path.toStdString() + ": " + writing->status.error().message());
      return;
    }
    log(LogLevel::Info, "saved " + path.toStdString());
    files_.recent->rememberProject(path);
    if (layoutOf_ == project_->path()) layoutOf_ = session::absolutePath(session::toPath(path));
    project_->setFile(path, writing->project);
    context_.say([file = QFileInfo(path).fileName()] { return tr("Saved %1").arg(file); });
  };
  opening_->work().run(FileSaving::tr("Saving %1…").arg(QFileInfo(path).fileName()), job, done);
  // The scene must not change before it is compared with the file, and closing needs the result.
  opening_->work().finish();
  return writing->status;
}

// --- collecting ------------------------------------------------------------------------------------------------------

struct ProjectCommands::Collecting {
  QString folder, name;
  session::OutsideFiles outside = session::OutsideFiles::LeaveOut;
  session::CollectedChecks checks;
  std::optional<Result<session::CollectionPlan>> plan;
  std::optional<Result<session::CollectedProject>> result;
};

Status ProjectCommands::collect(const actions::ActionArguments& arguments) {
  auto collecting = std::make_shared<Collecting>();
  const bool isScripted = context_.actions.isScripted();
  if (!isScripted && !arguments.text("path")) {
    collecting->folder =
        dialogs::askFolder(context_.window, tr("Collect Files in a Folder"), context_.settings.lastFolder());
    if (collecting->folder.isEmpty()) return Error::canceled();
  } else if (const auto path = arguments.text("path")) {
    collecting->folder = *path;
  } else {
    return Error::in(Message::verbatim("path"), Core::tr("is missing"));
  }
  const QFileInfo folder(collecting->folder);
  if (folder.exists() && !folder.isDir())
    return Error::in(Message::verbatim("path"), Core::tr("the folder cannot be made"));
  collecting->name = QFileInfo(suggestedPath()).completeBaseName();
  if (arguments.flag("outside").value_or(false)) collecting->outside = session::OutsideFiles::Copy;
  const auto done = [this, collecting, isScripted] {
    const Status started = copyCollected(collecting, isScripted);
    if (started) return;
    collecting->result.emplace(started.error());
    if (isScripted || started.error().isCanceled) return;
    context_.messages.showMessage(Severity::Error, widgets::errorSentence(started.error()));
  };
  opening_->work().run(tr("Looking through the files…"), planning(collecting), done);
  if (!isScripted) return Done{};
  opening_->work().finish();
  return *collecting->result ? Status(Done{}) : Status(collecting->result->error());
}

std::function<void()> ProjectCommands::planning(const std::shared_ptr<Collecting>& collecting) {
  return [collecting, project = project_->content(), textures = session::texturesOn(context_.stage),
          file = project_->path()] {
    collecting->plan.emplace(caught([&] {
      return session::planCollection(project, textures, file, collecting->folder, collecting->name, collecting->checks);
    }));
  };
}

Status ProjectCommands::copyCollected(const std::shared_ptr<Collecting>& collecting, bool isScripted) {
  if (!*collecting->plan) return collecting->plan->error();
  if (!isScripted) {
    dialogs::CollectDialog dialog(**collecting->plan, context_.window);
    if (dialog.exec() != QDialog::Accepted) return Error::canceled();
    collecting->outside = dialog.outsideFiles();
  }
  // Motions without a file are saved there.
  if (!QDir().mkpath(collecting->folder + "/motions"))
    return Error::in(Message::verbatim("path"), Core::tr("the folder cannot be made"));
  const bool hasFile = !project_->path().isEmpty();
  if (!saveMotions(hasFile ? project_->path() : collecting->folder + "/motions/" + collecting->name))
    return isScripted ? Error::because(Core::tr("a motion was not saved")) : Error::canceled();
  // Plan again: the motions have files now.
  const auto job = [collecting, plan = planning(collecting)] {
    plan();
    const Result<session::CollectionPlan>& planned = *collecting->plan;
    collecting->result.emplace(caught([&]() -> Result<session::CollectedProject> {
      if (!planned) return planned.error();
      return session::collectProject(*planned, collecting->outside);
    }));
  };
  const auto done = [this, collecting, isScripted] { reportCollected(*collecting, isScripted); };
  opening_->work().run(tr("Collecting files…"), job, done);
  return Done{};
}

void ProjectCommands::reportCollected(const Collecting& collecting, bool isScripted) {
  const Result<session::CollectedProject>& result = *collecting.result;
  if (!result) {
    if (!isScripted) context_.messages.showMessage(Severity::Error, widgets::errorSentence(result.error()));
    return;
  }
  log(LogLevel::Info, "collected " + result->file.toStdString() + ": " + std::to_string(result->copied) + " files");
  context_.say([count = result->copied, file = result->file] {
    return tr("%Ln file(s) copied; the project is %1", nullptr, count).arg(file);
  });
  QStringList lost = result->lost;
  if (isScripted) lost += (*collecting.plan)->leftOut(collecting.outside);  // the dialog has shown them
  if (lost.isEmpty()) return;
  context_.messages.showMessage(
      Severity::Warning,
      tr("%Ln file(s) could not be copied: %1", nullptr, static_cast<int>(lost.size())).arg(lost.join("\n")));
}

}  // namespace furitsuke::commands
