// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/files/file_opening.h"

#include <QFileInfo>
#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <vector>

#include "app/actions/action_set.h"
#include "app/commands/command_actions.h"
#include "app/commands/files/folder_files.h"
#include "app/commands/files/recent_files.h"
#include "app/commands/files/shown_work.h"
#include "app/commands/live_title.h"
#include "app/commands/texture_search.h"
#include "app/dialogs/prompts.h"
#include "app/session/captures/capture_fitting.h"
#include "app/session/file_filters.h"
#include "app/session/file_paths.h"
#include "app/session/model_files.h"
#include "app/session/scene/model_maps.h"
#include "app/session/scene/scene_changes.h"
#include "app/session/scene/stage.h"
#include "app/session/settings.h"
#include "app/session/sound/sound_player.h"
#include "app/session/sound/sound_track.h"
#include "app/session/texture_budget.h"
#include "app/session/workspace.h"
#include "app/widgets/damage_text.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/message_text.h"
#include "core/archives/archive_cache.h"
#include "core/base/caught.h"
#include "core/base/file.h"
#include "core/base/log.h"
#include "core/edit/document/unchecked_motion.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kFileOpenParameters[] = {
    kFile,
    {.name = "how",
     .kind = Kind::Choice,
     .help = "what a project does with what is open; default: replace, and add for one of MMD",
     .choices = "replace|add"}};

}  // namespace

constexpr ActionRows kFileOpeningActions = {
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
};

namespace {

QString couldNotBeOpened(const QString& path, const Error& error) {
  const QFileInfo file(path);
  // The reason is that of the reader of motions, which gets what no other reader takes.
  if (file.isFile() && file.size() > 0 && archives::opensAs(session::toPath(path)) == io::OpensAs::Nothing) {
    return FileOpening::tr(
               "%1 could not be opened: this type of file is not known. Motions, poses, models, props, projects, "
               "captures, sounds and archives can be opened.")
        .arg(file.fileName());
  }
  return FileOpening::tr("%1 could not be opened: %2").arg(file.fileName(), widgets::failureText(error));
}

/// Motions with more keys are shown before they are checked; the check of others takes a millisecond.
constexpr std::size_t kMaxKeysCheckedAtOnce = 100'000;

Result<edit::UncheckedMotion> readMotion(const std::filesystem::path& file) {
  Result<edit::UncheckedMotion> read = edit::readUnchecked(file);
  if (!read || read->loaded.motion.keyCount() > kMaxKeysCheckedAtOnce) return read;
  read->loaded.diagnostics = read->check();
  read->check = {};
  return read;
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

void logOpened(const QString& path, const edit::MotionDocument& document) {
  log(LogLevel::Info, "opened " + path.toStdString() + ": " + std::to_string(document.motion().keyCount()) + " keys, " +
                          std::to_string(document.diagnostics().size()) + " findings");
}

/// A model that others of the same file share. The settings of a prop also place it, and are read each time.
bool isReadOnce(const QString& path) {
  const io::OpensAs what = archives::opensAs(session::toPath(path));
  return io::isPutOnStage(what) && what != io::OpensAs::AccessorySettings;
}

/// The bones that the user has chosen for a model with this content.
void giveKeptRoles(const CommandContext& context, const scene::Actor& actor, const ContentDigest& digest) {
  io::ModelMap roles = session::ModelMaps(context.settings.models().mapFolder()).mapOf(digest);
  io::removeUnknownBones(roles, actor.model());
  context.stage.setRoles(actor.id(), std::move(roles));
}

}  // namespace

/// Several files that were opened at once; failures are reported when the last one has been read.
struct FileOpening::Opening {
  int remaining = 0;
  QStringList failures;
  QStringList missing;  ///< paths of the failures that do not exist
  QStringList sounds;   ///< to be read when all others have been
  QStringList imports;  ///< captures and projects, to be imported after these
  bool isReported = false;
  QHash<QString, bool> asked;
  QHash<QString, std::uint64_t> models;  ///< that were read
  OpenHow how = OpenHow::Ask;            ///< the projects
};

FileOpening::FileOpening(const CommandContext& context, ShownWork& work, RecentFiles& recent, QObject* parent)
    : QObject(parent),
      context_(context),
      work_(work),
      recent_(recent),
      textures_(new TextureSearch(context, this)),
      checks_(new session::BackgroundWork(this, session::BackgroundWork::Wait::Never)) {
  new session::TextureBudget(context.stage, work_, this);
  connect(&recent_, &RecentFiles::openRequested, this, [this](const QString& path) { openSoon({path}); });
  actions::ActionSet& actions = context_.actions;
  actions.bind("file.new", [this] { createDocument(); });
  actions.bind("file.open", [this](const actions::ActionArguments& given) -> Status {
    const auto how = given.text("how");
    if (const auto path = given.text("path")) return session::withFileName(open(*path, howFrom(how)), *path);
    openFromDialog();
    return Done{};
  });
  actions.bind("file.openFolder", [this](const actions::ActionArguments& given) { return openFolder(given); });
  actions.bind("file.recent", [this](const actions::ActionArguments& given) { return openRecent(given); });
}

FileOpening::~FileOpening() = default;

void FileOpening::createDocument() {
  motion::Motion motion;
  // As in MMD, a new motion is for the active model.
  if (const scene::Actor* actor = context_.stage.active())
    motion.modelName = Name::fromBytes(nameWithin(actor->model().name.bytes, kModelNameBytes));
  auto document = std::make_unique<edit::MotionDocument>(std::move(motion));
  document->state().setAllTracksShown(true);
  ++newCount_;
  setLiveTitle(*document, context_.actions,
               [number = newCount_] { return number == 1 ? tr("New motion") : tr("New motion %1").arg(number); });
  context_.workspace.add(std::move(document));
}

void FileOpening::openFromDialog() {
  const QStringList chosen =
      dialogs::askFilesToOpen(context_.window, tr("Open"), openFilter(), context_.settings.lastFolder(), true);
  if (!chosen.isEmpty()) context_.messages.withdraw(std::exchange(unopened_, 0));
  openSoon(chosen);
}

Status FileOpening::openFolder(const actions::ActionArguments& arguments) {
  const QString folder = arguments.text("path").value_or(QString());
  const QString chosen = folder.isEmpty()
                             ? dialogs::askFolder(context_.window, tr("Open Folder"), context_.settings.lastFolder())
                             : folder;
  if (chosen.isEmpty()) return Error::canceled();
  if (openableFilesIn(chosen).isEmpty()) {
    return Error::in(Message::verbatim(chosen.toStdString()),
                     Message::verbatim(tr("the folder contains no motions and no models").toStdString()));
  }
  return openGiven({chosen});
}

QStringList FileOpening::withWantedFolders(const QStringList& paths) const {
  constexpr qsizetype kManyFiles = 10;
  QStringList wanted;
  for (const QString& path : paths) {
    const QStringList files = withFilesOfFolders({path});
    // Before the window is shown, nobody can answer.
    const bool isAsked = files.size() > kManyFiles && context_.window->isVisible();
    if (isAsked &&
        !dialogs::askConfirm(context_.window,
                             tr("Open all %Ln file(s) of the folder?", nullptr, static_cast<int>(files.size())), path,
                             tr("Open"))) {
      continue;
    }
    wanted += files;
  }
  return wanted;
}

Status FileOpening::openRecent(const actions::ActionArguments& arguments) {
  const auto number = arguments.whole("number");
  const QStringList files = context_.settings.recentFiles();
  if (!number || *number < 1 || *number > files.size()) {
    return Error::because(
        Core::trCount("the list of recent files has %n entry", "the list of recent files has %n entries"),
        Counted{static_cast<std::uint64_t>(files.size())});
  }
  const QString& path = files.at(static_cast<int>(*number - 1));
  if (context_.actions.isScripted()) return open(path);
  openSoon({path});
  return Done{};
}

Status FileOpening::openGiven(const QStringList& paths) {
  if (context_.actions.isScripted()) {
    const std::optional<Error> failure = openAll(paths);
    return failure ? Status(*failure) : Done{};
  }
  openSoon(paths);
  return Done{};
}

edit::MotionDocument* FileOpening::findOpen(const QString& path) const {
  if (edit::MotionDocument* document = context_.workspace.findFile(session::toPath(path))) return document;
  const QPointer<edit::MotionDocument> copy = copies_.value(archived_.value(path));
  const bool isCopy = copy != nullptr && context_.workspace.indexOf(copy) >= 0 && copy->file().path().empty();
  return isCopy ? copy.data() : nullptr;
}

void FileOpening::expectModel(const QString& path, std::future<Result<session::ReadModel>> model) {
  expected_.insert(path, std::make_shared<std::future<Result<session::ReadModel>>>(std::move(model)));
}

void FileOpening::noteArchived(const QString& file, const QString& archive, const QString& entry) {
  archived_.insert(file, {archive, entry});
}

FileOpening::ModelReader FileOpening::readerOf(const QString& path) {
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

Status FileOpening::open(const QString& path, OpenHow how) {
  if (edit::MotionDocument* opened = findOpen(path)) {
    context_.workspace.setCurrent(opened);
    return Done{};
  }
  const io::OpensAs what = archives::opensAs(session::toPath(path));
  if (io::isSound(what)) return openSound(path);
  if (const auto opener = openers_.find(what); opener != openers_.end()) return opener->second(path, how);
  if (io::isPutOnStage(what)) {
    Status status = addModel(path, readerOf(path)(nullptr));
    return !status && hasMotion(path) ? openers_.at(io::OpensAs::Capture)(path, how) : status;
  }
  Status status = add(path, edit::MotionDocument::read(session::toPath(path)));
  if (status) logOpened(path, *context_.workspace.current());
  return status;
}

bool FileOpening::hasMotion(const QString& path) {
  const std::filesystem::path file = session::toPath(path);
  return archives::opensAs(file) == io::OpensAs::PropOrCapture && session::readCaptureFile(file).ok();
}

void FileOpening::offerMotion(const QString& path, OpenHow how) {
  auto isOffered = std::make_shared<bool>(false);
  const auto offer = [this, path, how, isOffered] {
    if (!*isOffered) return;
    context_.messages.showMessage(
        Severity::Info, [name = QFileInfo(path).fileName()] { return tr("%1 has a motion as well.").arg(name); },
        {{[] { return tr("Import Its Motion…"); },
          [this, path, how] {
            const Status imported = openers_.at(io::OpensAs::Capture)(path, how);
            if (!imported) reportUnopened({couldNotBeOpened(path, imported.error())}, {});
          }}});
  };
  checks_->run(
      {}, [path, isOffered] { *isOffered = hasMotion(path); }, offer, {}, [](const Error&) {});
}

void FileOpening::putModelsFirst(QStringList& paths) const {
  if (context_.stage.actors().empty()) return;
  std::stable_partition(paths.begin(), paths.end(),
                        [](const QString& path) { return io::isPutOnStage(archives::opensAs(session::toPath(path))); });
}

bool FileOpening::isOpenedLast(const QString& path) const {
  const io::OpensAs what = archives::opensAs(session::toPath(path));
  return io::isSound(what) || openers_.contains(what);
}

std::optional<Error> FileOpening::openAll(const QStringList& given) {
  const QStringList paths = withFilesOfFolders(given);
  context_.messages.withdraw(std::exchange(unopened_, 0));
  std::optional<Error> first;
  QStringList failures;
  QStringList ordered = paths;
  QHash<QString, std::uint64_t> models;
  std::stable_partition(ordered.begin(), ordered.end(), [this](const QString& path) { return !isOpenedLast(path); });
  putModelsFirst(ordered);
  for (const QString& path : ordered) {
    const Status status = models.contains(path) ? addAgain(path, models.value(path)) : open(path);
    if (status && isReadOnce(path)) models.insert(path, newestActor());
    if (status) continue;
    if (!first) first = session::withFileName(status, path).error();
    if (!status.error().isCanceled) failures.append(couldNotBeOpened(path, status.error()));
  }
  reportUnopened(failures, {});
  return first;
}

void FileOpening::openSoon(const QStringList& given, OpenHow how) {
  const QStringList paths = withWantedFolders(given);
  if (paths.isEmpty()) return;
  auto opening = std::make_shared<Opening>();
  opening->how = how;
  QStringList others;
  for (const QString& path : paths) {
    const io::OpensAs what = archives::opensAs(session::toPath(path));
    (io::isSound(what) ? opening->sounds : openers_.contains(what) ? opening->imports : others).append(path);
  }
  putModelsFirst(others);
  opening->remaining = static_cast<int>(paths.size() - opening->imports.size());
  if (opening->remaining == 0) return importFiles(opening->imports, how);
  if (++openings_ == 1) emit openingChanged(true);
  if (others.isEmpty()) {
    for (const QString& path : std::exchange(opening->sounds, {})) readSoundSoon(path, opening);
  }
  for (const QString& path : others) readSoon(path, opening);
}

void FileOpening::readSoon(const QString& path, const std::shared_ptr<Opening>& opening) {
  // The type of the file determines which of the two is set.
  struct Read {
    std::optional<Result<edit::UncheckedMotion>> motion;
    std::optional<Result<session::ReadModel>> model;
    bool isOnlyCapture = false;
  };
  auto read = std::make_shared<Read>();
  auto isCanceled = std::make_shared<std::atomic<bool>>(false);
  const bool isFirst = !isReadOnce(path) || !std::exchange(opening->asked[path], true);
  const auto done = [this, path, opening, read, isCanceled] {
    // The file may have been opened twice.
    edit::MotionDocument* opened = findOpen(path);
    Status status = Done{};
    if (opened != nullptr) {
      context_.workspace.setCurrent(opened);
    } else if (!*isCanceled && read->isOnlyCapture) {
      opening->imports.append(path);
    } else if (!*isCanceled && read->model) {
      status = addModel(path, std::move(*read->model));
      if (status) opening->models.insert(path, newestActor());
      if (status) offerMotion(path, opening->how);
    } else if (!*isCanceled && opening->models.contains(path)) {
      status = addAgain(path, opening->models.value(path));
    } else if (!*isCanceled && read->motion) {
      Result<edit::UncheckedMotion>& motion = *read->motion;
      status = add(path, motion ? Result<io::LoadedMotion>(std::move(motion->loaded)) : motion.error());
      if (status && motion->check) return checkSoon(path, std::move(motion->check), opening);
      if (status) logOpened(path, *context_.workspace.current());
    }
    finishOne(path, status, opening);
  };
  work_.run(
      tr("Opening %1…").arg(QFileInfo(path).fileName()),
      [this, read, isCanceled, isFirst, path, file = session::toPath(path), readModel = readerOf(path)] {
        if (!isFirst) return;
        if (io::isPutOnStage(io::opensAs(file))) {
          QMetaObject::invokeMethod(this, &FileOpening::modelBeingRead, Qt::QueuedConnection);
          read->model.emplace(caught([&] { return readModel(isCanceled.get()); }));
          read->isOnlyCapture = !read->model->ok() && hasMotion(path);
        } else {
          read->motion.emplace(caught([&file] { return readMotion(file); }));
        }
      },
      done, [isCanceled] { *isCanceled = true; });
}

void FileOpening::checkSoon(const QString& path, std::function<Diagnostics()> check,
                            const std::shared_ptr<Opening>& opening) {
  auto findings = std::make_shared<Diagnostics>();
  const auto done = [this, path, findings, opening, document = QPointer(context_.workspace.current())] {
    // After an edit, FindingsChecker checks the motion as it is then.
    if (document != nullptr && document->areDiagnosticsCurrent()) document->setDiagnostics(std::move(*findings));
    if (document != nullptr) logOpened(path, *document);
    finishOne(path, Done{}, opening);
  };
  const auto find = [findings, check = std::move(check)]() mutable {
    *findings = check();
    check = {};  // it shares the columns of the motion, which an edit would have to copy
  };
  checks_->run({}, find, done, {}, [this, path, opening](const Error&) { finishOne(path, Done{}, opening); });
}

void FileOpening::finishOne(const QString& path, const Status& status, const std::shared_ptr<Opening>& opening) {
  if (!status && !status.error().isCanceled) {
    opening->failures.append(couldNotBeOpened(path, status.error()));
    if (!QFileInfo::exists(path)) opening->missing.append(path);
  }
  --opening->remaining;
  if (opening->remaining == opening->sounds.size()) {
    for (const QString& sound : std::exchange(opening->sounds, {})) readSoundSoon(sound, opening);
    if (opening->isReported) return;
  }
  if (opening->remaining > 0) return;
  opening->isReported = true;
  reportUnopened(opening->failures, opening->missing);
  if (--openings_ == 0) emit openingChanged(false);
  importFiles(opening->imports, opening->how);
}

void FileOpening::importFiles(const QStringList& paths, OpenHow how) {
  QStringList failures;
  for (const QString& path : paths) {
    const Status status = open(path, how);
    if (!status && !status.error().isCanceled) failures.append(couldNotBeOpened(path, status.error()));
  }
  reportUnopened(failures, {});
}

Status FileOpening::addModel(const QString& path, Result<session::ReadModel> read) {
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
  const edit::SceneStep step(context_.stage.sceneDocument(),
                             [title = QString::fromStdString(name)] { return tr("Add %1").arg(title); });
  scene::Actor& actor = context_.stage.addActor(std::move(model.actor), std::move(model.entry));
  giveKeptRoles(context_, actor, model.digest);
  if (context_.stage.scene().attachToBone(actor, model.attachmentBone.bytes)) {
    session::setPlacement(context_.stage, actor.id(), actor.placement);
  }
  log(LogLevel::Info, "opened " + path.toStdString() + ": model " + name);
  const QString file = QFileInfo(path).fileName();
  if (model.damage) {
    const int message = context_.messages.showMessage(Severity::Error, [file, damage = *model.damage] {
      return widgets::damageText(file, damage) + ' ' +
             tr("Only its readable part is shown (%1).").arg(widgets::damageDetail(damage));
    });
    textures_->keep(actor.id(), message);
  } else {
    textures_->report(actor.id());
  }
  return Done{};
}

Status FileOpening::addAgain(const QString& path, std::uint64_t id) {
  const scene::Actor* known = context_.stage.scene().find(id);
  if (known == nullptr) return addModel(path, readerOf(path)(nullptr));
  session::ReadModel model;
  model.actor = known->again();
  model.entry = context_.stage.infoOf(id);
  if (model.actor->title.empty()) model.actor->title = displayPath(model.entry.path.stem());
  return addModel(path, std::move(model));
}

std::uint64_t FileOpening::newestActor() const { return context_.stage.actors().back()->id(); }

Status FileOpening::add(const QString& path, Result<io::LoadedMotion> read) {
  if (!read) {
    log(LogLevel::Error, "open " + path.toStdString() + ": " + read.error().message());
    return read.error();
  }
  remember(path);
  read->isCopy = archived_.contains(path);
  auto document = edit::MotionDocument::fromRead(std::move(read).value(), session::toPath(path));
  // As a new one: otherwise there would be nothing to begin with.
  if (document->motion().keyCount() == 0) document->state().setAllTracksShown(true);
  edit::MotionDocument* added = context_.workspace.add(std::move(document));
  if (archived_.contains(path)) copies_.insert(archived_.value(path), added);
  return Done{};
}

void FileOpening::remember(const QString& path) {
  const auto [archive, entry] = archived_.value(path);
  recent_.remember(path, archive, entry);
}

edit::MotionDocument* FileOpening::motionForSound() {
  if (context_.workspace.current() == nullptr) createDocument();
  return context_.workspace.current();
}

Status FileOpening::openSound(const QString& path) {
  std::optional<Status> result;
  session::SoundTrack& track = context_.sound.track();
  track.open(
      session::toPath(path), [this] { return motionForSound(); }, [&result](const Status& status) { result = status; });
  track.finish();
  if (result && *result) remember(path);
  return result.value_or(Done{});
}

void FileOpening::readSoundSoon(const QString& path, const std::shared_ptr<Opening>& opening) {
  const auto done = [this, path, opening](const Status& status) {
    if (status) remember(path);
    finishOne(path, status, opening);
  };
  context_.sound.track().open(
      session::toPath(path), [this] { return motionForSound(); }, done);
}

void FileOpening::reportUnopened(const QStringList& failures, const QStringList& missing) {
  if (failures.isEmpty()) return;
  std::vector<widgets::MessageBar::Choice> choices = {
      {[] { return tr("Open Another…"); }, [this] { openFromDialog(); }}};
  const QStringList recent = context_.settings.recentFiles();
  if (std::ranges::any_of(missing, [&recent](const QString& path) { return recent.contains(path); })) {
    choices.push_back({[] { return tr("Remove From Recent Files"); }, [this, missing] { recent_.remove(missing); }});
  }
  unopened_ = context_.messages.showMessage(Severity::Error, failures.join("\n"), std::move(choices));
}

}  // namespace furitsuke::commands
