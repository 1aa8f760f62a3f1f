// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/file_commands.h"

#include <QFileInfo>
#include <QPointer>
#include <algorithm>
#include <atomic>
#include <filesystem>
#include <system_error>
#include <utility>

#include "app/commands/command_actions.h"
#include "app/commands/command_conditions.h"
#include "app/commands/texture_search.h"
#include "app/dialogs/prompts.h"
#include "app/session/background_work.h"
#include "app/session/file_filters.h"
#include "app/session/model_files.h"
#include "app/session/pictures/picture_fitter.h"
#include "app/session/recovery/salvage_text.h"
#include "app/session/sample_files.h"
#include "app/session/scene_changes.h"
#include "app/session/settings.h"
#include "app/session/sound/sound_player.h"
#include "app/session/sound/sound_track.h"
#include "app/session/stage.h"
#include "app/session/workspace.h"
#include "app/widgets/texts/message_text.h"
#include "core/archives/archive_cache.h"
#include "core/base/log.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kFileOpenParameters[] = {
    kFile,
    {.name = "how",
     .kind = Kind::Choice,
     .help = "what a project does with what is open; default: replace, and add for one of MMD",
     .choices = "replace|add"}};
constexpr ActionParameter kFileSaveParameter{
    .name = "path", .kind = Kind::Path, .help = "save to this file without asking"};
constexpr ActionParameter kFileSaveAsParameters[] = {
    kFile, {.name = "version", .kind = Kind::Choice, .help = "version of VMD", .choices = "1|2"}};

}  // namespace

constexpr ActionRows kFileActions = {
    action("file.new", "file", Actions::tr("&New Motion"), Actions::tr("Create an empty motion in a new tab"),
           {.icon = "new", .keys = "Ctrl+N", .words = ActionWords::tr("create, empty motion, start over")}),
    action("file.open", "file", Actions::tr("&Open…"),
           Actions::tr("Open motions and poses in new tabs, and add models to the scene"),
           {.icon = "open",
            .keys = "Ctrl+O",
            .inToolbar = true,
            .parameters = kFileOpenParameters,
            .words = ActionWords::tr("load, browse, import motion")}),
    action("file.openFolder", "file", Actions::tr("Open Fo&lder…"),
           Actions::tr("Open the motions and models of a folder"),
           {.icon = "open", .parameters = kFile, .words = ActionWords::tr("open directory, whole folder")}),
    action("file.save", "file", Actions::tr("&Save"), Actions::tr("Save the motion to its file"),
           {.group = 1,
            .icon = "save",
            .keys = "Ctrl+S",
            .inToolbar = true,
            .parameters = kFileSaveParameter,
            .words = ActionWords::tr("store, write")}),
    action("file.saveAs", "file", Actions::tr("Save &As…"), Actions::tr("Save the motion under a new name"),
           {.group = 1,
            .keys = "Ctrl+Shift+S",
            .parameters = kFileSaveAsParameters,
            .words = ActionWords::tr("new name, save copy, rename file")}),
    action("file.saveAsVersion1", "file/export", Actions::tr("Save as Version &1…"),
           Actions::tr("Save in the oldest version of VMD, after a list of what it cannot store"),
           {.parameters = kFile}),
    action("file.revert", "file", Actions::tr("Re&vert"),
           Actions::tr("Reload the file and discard all changes since the last save"),
           {.group = 1, .words = ActionWords::tr("reload, discard changes, reset file")}),
    action("file.close", "file", Actions::tr("&Close Motion"), Actions::tr("Close the motion in this tab"),
           {.group = 4, .keys = "Ctrl+W", .parameters = kDiscard, .words = ActionWords::tr("close tab, close file")}),
    action("file.quit", "file", Actions::tr("&Quit"), Actions::tr("Close all motions and quit"),
           {.group = 4, .keys = "Ctrl+Q", .words = ActionWords::tr("exit, end program")}),
};

namespace {

/// The Error of a scripted call where an interactive call would ask the user.
Error needsAnswer(const edit::MotionDocument* document, Message reason) {
  return Error::in(Message::verbatim(document->file().title().toStdString()), std::move(reason));
}

/// Projects and captures first: what they bring is not among the other files that can be opened.
QString openFilter() {
  using session::FileFilter;
  return session::fileFilter({FileFilter::Openable, FileFilter::Projects, FileFilter::MmdProjects, FileFilter::Captures,
                              FileFilter::Archives, FileFilter::ModelsAndProps, FileFilter::Sounds, FileFilter::Motions,
                              FileFilter::Vmd, FileFilter::Vpd, FileFilter::All});
}

OpenHow howFrom(const std::optional<QString>& argument) {
  if (!argument) return OpenHow::Ask;
  return *argument == "add" ? OpenHow::Add : OpenHow::Replace;
}

}  // namespace

FileCommands::FileCommands(const CommandContext& context, QObject* parent)
    : QObject(parent),
      context_(context),
      textures_(new TextureSearch(context, this)),
      work_(new session::BackgroundWork(this)),
      checks_(new session::BackgroundWork(this, session::BackgroundWork::Wait::Never)) {
  new session::PictureFitter(context.stage, *work_, this);
  connect(work_, &session::BackgroundWork::slowChanged, this, &FileCommands::showSlowWork);
  connect(&context_.workspace, &session::Workspace::documentOpened, this, &FileCommands::watch);
  connect(&context_.workspace, &session::Workspace::documentAdded, this, [this](int index) {
    edit::MotionDocument* document = context_.workspace.document(index);
    if (document->file().isChangedOnDisk()) onChangedOnDisk(document);  // while it was closed
  });
  connect(&context_.workspace, &session::Workspace::documentRemoved, this,
          [this](int, const edit::MotionDocument* document) { withdrawFileMessages(document); });
  bindActions();
}

FileCommands::~FileCommands() = default;

void FileCommands::bindActions() {
  actions::ActionSet& actions = context_.actions;
  const auto hasDocument = CommandConditions(context_).hasDocument();
  const auto hasFile =
      hasDocument && actions::ActionBinding::Condition(
                         [&workspace = context_.workspace] { return !workspace.current()->file().path().empty(); },
                         QT_TRANSLATE_NOOP("Conditions", "The motion has no file yet"));
  actions.bind("file.new", [this] { createDocument(); });
  actions.bind("file.open", [this](const actions::ActionArguments& given) -> Status {
    const auto how = given.text("how");
    if (const auto path = given.text("path")) return session::withFileName(open(*path, howFrom(how)), *path);
    openFromDialog();
    return Done{};
  });
  actions.bind("file.openFolder", [this](const actions::ActionArguments& given) { return openFolder(given); });
  bindRecent();
  actions.bind("file.save",
               {.run = [this](const actions::ActionArguments& given) { return save(given); }, .enabled = hasDocument});
  actions.bind("file.saveAs", {.run = [this](const actions::ActionArguments& given) { return saveAs(given, 0); },
                               .enabled = hasDocument});
  actions.bind(
      "file.saveAsVersion1",
      {.run = [this](const actions::ActionArguments& given) { return saveAs(given, 1); }, .enabled = hasDocument});
  actions.bind("file.revert", {.run = [this] { return confirmAndRevert(); }, .enabled = hasFile});
  actions.bind("file.close", {.run = [this](const actions::ActionArguments& given) { return closeCurrent(given); },
                              .enabled = hasDocument});
  actions.bind("file.quit", [this] { return quit(); });
}

void FileCommands::createDocument() {
  motion::Motion motion;
  // As in MMD, a new motion is for the active model.
  if (const scene::Actor* actor = context_.stage.active())
    motion.modelName = Name::fromBytes(actor->model().name.bytes.substr(0, kModelNameBytes));
  auto document = std::make_unique<edit::MotionDocument>(std::move(motion));
  document->state().setAllTracksShown(true);
  ++newCount_;
  document->file().setTitle(newCount_ == 1 ? tr("New motion") : tr("New motion %1").arg(newCount_));
  context_.workspace.add(std::move(document));
}

Status FileCommands::closeCurrent(const actions::ActionArguments& arguments) {
  edit::MotionDocument* document = context_.workspace.current();
  if (arguments.flag("discard").value_or(false)) {
    context_.workspace.close(document);
  } else if (context_.actions.isScripted() && document->isModified()) {
    return needsAnswer(document, Core::tr("has unsaved changes; save it or set discard=on"));
  } else {
    close(document);
  }
  return Done{};
}

Status FileCommands::quit() {
  if (context_.actions.isScripted() && context_.workspace.hasModified()) {
    return needsAnswer(context_.workspace.current(), Core::tr("there are unsaved changes"));
  }
  emit quitRequested();
  return Done{};
}

void FileCommands::expectModel(const QString& path, std::future<Result<session::ReadModel>> model) {
  expected_.insert(path, std::make_shared<std::future<Result<session::ReadModel>>>(std::move(model)));
}

FileCommands::ModelReader FileCommands::readerOf(const QString& path) {
  const auto expected = expected_.take(path);
  const std::filesystem::path folder = textures_->folderOf(path);
  // It was read without the folder in which the user found its textures.
  if (expected != nullptr && folder.empty()) {
    return [expected](const std::atomic<bool>*) { return expected->get(); };
  }
  return [file = session::toPath(path), folder](const std::atomic<bool>* canceled) {
    return session::readModel(file, canceled, folder);
  };
}

Status FileCommands::open(const QString& path, OpenHow how) {
  if (edit::MotionDocument* opened = context_.workspace.findFile(session::toPath(path))) {
    context_.workspace.setCurrent(opened);
    return Done{};
  }
  const io::OpensAs what = archives::opensAs(session::toPath(path));
  if (io::isSound(what)) return openSound(path);
  if (const auto opener = openers_.find(what); opener != openers_.end()) return opener->second(path, how);
  if (io::isPutOnStage(what)) return addModel(path, readerOf(path)(nullptr));
  Status status = add(path, edit::MotionDocument::read(session::toPath(path)));
  if (status) logOpened(path, *context_.workspace.current());
  return status;
}

void FileCommands::remember(const QString& path) {
  // The user has not chosen them.
  if (session::isSampleFile(path) || projectFiles_.contains(path)) return;
  const auto [archive, entry] = archived_.value(path);
  const QString shown = archive.isEmpty() ? path : archive + "/" + entry;
  const io::OpensAs what = io::opensAs(session::toPath(path));
  context_.settings.addRecentFile(shown, io::isSound(what)        ? session::RecentKind::Sound
                                         : io::isPutOnStage(what) ? session::RecentKind::Model
                                                                  : session::RecentKind::Motion);
  emit recentChanged();
  context_.settings.setLastFolder(QFileInfo(archive.isEmpty() ? path : archive).absolutePath());
}

void FileCommands::noteArchived(const QString& file, const QString& archive, const QString& entry) {
  archived_.insert(file, {archive, entry});
}

Status FileCommands::addModel(const QString& path, Result<session::ReadModel> read) {
  if (!read) {
    log(LogLevel::Error, "open " + path.toStdString() + ": " + read.error().message());
    return read.error();
  }
  remember(path);
  session::ReadModel model = std::move(read).value();
  const std::string name = model.actor->title;
  for (const Diagnostic& finding : model.entry.diagnostics) {
    if (finding.severity != Severity::Info)
      log(LogLevel::Warning, path.toStdString() + ": " + finding.reason.english());
  }
  const edit::SceneStep step(context_.stage.sceneDocument(), tr("Add %1").arg(QString::fromStdString(name)));
  scene::Actor& actor = context_.stage.addActor(std::move(model.actor), std::move(model.entry));
  if (context_.stage.scene().attachToBone(actor, model.carrierBone.bytes)) {
    session::setPlacement(context_.stage, actor.id(), actor.placement);
  }
  log(LogLevel::Info, "opened " + path.toStdString() + ": model " + name);
  const QString file = QFileInfo(path).fileName();
  if (model.damage) {
    const int message = context_.messages.showMessage(Severity::Warning, [file, damage = *model.damage] {
      return tr("%1 is damaged; only its readable part is shown: %2").arg(file, widgets::failureText(damage));
    });
    textures_->keep(actor.id(), message);
  } else {
    textures_->report(actor.id());
  }
  return Done{};
}

Status FileCommands::add(const QString& path, Result<io::LoadedMotion> read) {
  if (!read) {
    log(LogLevel::Error, "open " + path.toStdString() + ": " + read.error().message());
    return read.error();
  }
  remember(path);
  read->isCopy = archived_.contains(path);
  context_.workspace.add(edit::MotionDocument::fromRead(std::move(read).value(), session::toPath(path)));
  return Done{};
}

// --- sounds ----------------------------------------------------------------------------------------------------------

edit::MotionDocument* FileCommands::motionForSound() {
  if (context_.workspace.current() == nullptr) createDocument();
  return context_.workspace.current();
}

Status FileCommands::openSound(const QString& path) {
  std::optional<Status> result;
  session::SoundTrack& track = context_.sound.track();
  track.open(
      session::toPath(path), [this] { return motionForSound(); }, [&result](const Status& status) { result = status; });
  track.finish();
  if (result && *result) remember(path);
  return result.value_or(Done{});
}

void FileCommands::showSlowWork(bool slow) {
  if (!slow) {
    context_.messages.withdraw(std::exchange(slow_, 0));
    return;
  }
  std::vector<widgets::MessageBar::Choice> choices;
  if (const auto cancel = work_->cancel()) choices.push_back({[] { return tr("Cancel"); }, cancel});
  slow_ =
      context_.messages.showMessage(Severity::Info, work_->text(), std::move(choices), widgets::MessageBar::Stay::Long);
}

void FileCommands::openFromDialog() {
  const QStringList chosen =
      dialogs::askFilesToOpen(context_.window, tr("Open"), openFilter(), context_.settings.lastFolder(), true);
  if (!chosen.isEmpty()) context_.messages.withdraw(std::exchange(unopened_, 0));
  openSoon(chosen);
}

QString FileCommands::suggestedPath(const edit::MotionDocument* document) const {
  const QString path = session::fromPath(document->file().path());
  // The folder of the sample belongs to the program; usually it cannot be written.
  if (!path.isEmpty() && !session::isSampleFile(path)) return path;
  return context_.settings.lastFolder() + "/" + QFileInfo(document->file().title()).completeBaseName() + ".vmd";
}

Status FileCommands::write(edit::MotionDocument* document, const std::filesystem::path& path,
                           const io::VmdWriteOptions& options, ForeignAnnotations foreign) {
  if (document->file().isSaving()) work_->finish();
  struct Writing {
    edit::DocumentSave save;
    Status written = Done{};
    std::optional<Status> result;
  };
  auto writing = std::make_shared<Writing>();
  writing->save = document->file().beginSave(path, options);
  writing->save.replacesForeignAnnotations = foreign == ForeignAnnotations::Replace;
  const auto done = [this, writing, document = QPointer(document)] {
    writing->result = finishWriting(document, writing->save, writing->written);
    // Release the copy of the motion: it may be the last owner of large columns.
    writing->save = {};
    // A script reports the failure itself.
    if (context_.actions.isScripted() || *writing->result) return;
    offerSaveAs(document, widgets::failureText(writing->result->error()));
    writing->result = Error::canceled();  // it is reported
  };
  work_->run(
      tr("Saving %1…").arg(session::fromPath(path.filename())), [writing] { writing->written = writing->save.write(); },
      done);
  if (context_.actions.isScripted()) work_->finish();
  return writing->result.value_or(Done{});
}

Status FileCommands::finishWriting(edit::MotionDocument* document, const edit::DocumentSave& save,
                                   const Status& written) {
  const QString path = session::fromPath(save.path);
  const Status status = document == nullptr ? written : document->file().finishSave(save, written);
  if (save.backupProblem) reportMissingBackup(save);
  if (!status) {
    log(LogLevel::Error, "save " + path.toStdString() + ": " + status.error().message());
    return status;
  }
  log(LogLevel::Info, "saved " + path.toStdString());
  if (save.joinedMarkers > 0) {
    context_.messages.showMessage(
        Severity::Info, [count = static_cast<int>(save.joinedMarkers), file = QFileInfo(path).fileName()] {
          return tr("%Ln marker(s) that were already stored for %1 were added to those of this motion; undo to remove "
                    "them.",
                    nullptr, count)
              .arg(file);
        });
  }
  if (save.flattenedLayers > 0 && !save.annotationProblem) {
    context_.say(tr("%Ln layer(s) flattened into %1; the layers are kept beside it", nullptr,
                    static_cast<int>(save.flattenedLayers))
                     .arg(QFileInfo(path).fileName()));
  }
  if (document != nullptr) {
    withdrawFileMessages(document);
    emit saved(document);
  }
  return status;
}

void FileCommands::offerSaveAs(edit::MotionDocument* document, const QString& problem) {
  if (document == nullptr || context_.workspace.indexOf(document) < 0) {
    context_.messages.showMessage(Severity::Error, problem);
    return;
  }
  const auto text = [title = document->file().title(), problem] {
    return tr("%1 could not be saved: %2").arg(title, problem);
  };
  showFileMessage(document, Severity::Error, text, {{[] { return tr("Save As…"); }, saveAsLater(document)}});
}

std::function<void()> FileCommands::saveAsLater(edit::MotionDocument* document) {
  return [this, document] {
    if (context_.workspace.indexOf(document) < 0) return;
    context_.workspace.setCurrent(document);
    context_.actions.call("file.saveAs");
  };
}

Status FileCommands::saveDocumentAs(edit::MotionDocument* document, const QString& path, int version,
                                    ForeignAnnotations foreign) {
  Status status = write(document, session::toPath(path),
                        {.version = version != 0 ? version : document->file().vmdVersion()}, foreign);
  if (status) remember(path);
  return status;
}

Status FileCommands::save(const actions::ActionArguments& arguments) {
  edit::MotionDocument* document = context_.workspace.current();
  if (const auto path = arguments.text("path")) return saveDocumentAs(document, *path, 0, ForeignAnnotations::Replace);
  const edit::DocumentFile& file = document->file();
  if (context_.actions.isScripted()) {
    if (const std::optional<Error> question = questionForScript(document)) return *question;
    return write(document, file.path(), file.writeOptions(), ForeignAnnotations::Keep);
  }
  if (file.path().empty() || session::isSampleFile(session::fromPath(file.path()))) return saveAs({}, 0);
  if (!settleDraft(document)) return Error::canceled();
  const bool replacesForeign = file.annotationConflict(file.path()).has_value();
  switch (confirmOverwrite(document)) {
    case Overwrite::No: return Error::canceled();
    case Overwrite::SaveAs: return saveAs({}, 0);
    case Overwrite::Yes: break;
  }
  const Diagnostics losses = file.losses({.version = file.vmdVersion()});
  // If the motion is repaired, the user has already confirmed.
  if (!losses.empty() && document->isModified() && !file.isRepaired() && !dialogs::askLosses(context_.window, losses))
    return Error::canceled();
  return write(document, file.path(), file.writeOptions(),
               replacesForeign ? ForeignAnnotations::Replace : ForeignAnnotations::Keep);
}

Status FileCommands::saveAs(const actions::ActionArguments& arguments, int version) {
  edit::MotionDocument* document = context_.workspace.current();
  if (const auto choice = arguments.text("version")) version = choice->toInt();
  if (const auto path = arguments.text("path"))
    return saveDocumentAs(document, *path, version, ForeignAnnotations::Replace);
  if (!settleDraft(document)) return Error::canceled();
  const io::VmdWriteOptions options{.version = version != 0 ? version : document->file().vmdVersion()};
  const Diagnostics losses = document->file().losses(options);
  if (!losses.empty() && !dialogs::askLosses(context_.window, losses)) return Error::canceled();
  for (;;) {
    const QString path =
        dialogs::askFileToSave(context_.window, version == 1 ? tr("Save as Version 1") : tr("Save As"),
                               session::fileFilter({session::FileFilter::Vmd}), suggestedPath(document), "vmd");
    if (path.isEmpty()) return Error::canceled();
    if (!document->file().annotationConflict(session::toPath(path)))
      return saveDocumentAs(document, path, version, ForeignAnnotations::Keep);
    switch (confirmAnnotations(document, path)) {
      case Overwrite::No: return Error::canceled();
      case Overwrite::SaveAs: break;
      case Overwrite::Yes: return saveDocumentAs(document, path, version, ForeignAnnotations::Replace);
    }
  }
}

Status FileCommands::revert(edit::MotionDocument* document) {
  if (document->file().isSaving()) work_->finish();
  struct Reverting {
    std::optional<Result<io::LoadedMotion>> read;
    std::optional<Status> result;
    bool isAwaited = true;
  };
  auto reverting = std::make_shared<Reverting>();
  const auto done = [this, reverting, document = QPointer(document), revision = document->history().revision()] {
    if (document == nullptr) return;
    reverting->result = finishReverting(document, std::move(*reverting->read), revision);
    if (reverting->isAwaited || *reverting->result) return;
    showFileMessage(document, Severity::Error,
                    [error = reverting->result->error()] { return widgets::failureText(error); });
  };
  work_->run(
      tr("Opening %1…").arg(document->file().title()),
      [reverting, path = document->file().path()] { reverting->read = edit::MotionDocument::read(path); }, done);
  if (context_.actions.isScripted()) work_->finish();
  reverting->isAwaited = false;
  return reverting->result.value_or(Done{});
}

Status FileCommands::finishReverting(edit::MotionDocument* document, Result<io::LoadedMotion> read,
                                     std::uint64_t revision) {
  Status status = Done{};
  if (!read) {
    status = read.error();
  } else if (document->history().revision() != revision) {
    status = Error::in(Message::verbatim(document->file().title().toStdString()),
                       Message::verbatim(tr("was edited in the meantime and was not reloaded").toStdString()));
  } else {
    withdrawFileMessages(document);
    document->replaceWith(std::move(read).value());
  }
  log(status ? LogLevel::Info : LogLevel::Error,
      status ? "read again " + document->file().title().toStdString() : "revert: " + status.error().message());
  return status;
}

Status FileCommands::confirmAndRevert() {
  edit::MotionDocument* document = context_.workspace.current();
  if (document->isModified() && !context_.actions.isScripted() &&
      !dialogs::askConfirm(context_.window, tr("Discard all unsaved changes of %1?").arg(document->file().title()),
                           tr("The file is reloaded; this cannot be undone."), tr("Discard Changes"))) {
    return Done{};
  }
  return revert(document);
}

}  // namespace furitsuke::commands
