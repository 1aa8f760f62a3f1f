// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/scene/mmd_project_commands.h"

#include <QFileInfo>
#include <filesystem>
#include <optional>
#include <utility>

#include "app/actions/action_set.h"
#include "app/commands/command_actions.h"
#include "app/commands/files/file_commands.h"
#include "app/commands/files/file_opening.h"
#include "app/commands/files/recent_files.h"
#include "app/commands/scene/project_opening.h"
#include "app/dialogs/prompts.h"
#include "app/session/background_work.h"
#include "app/session/file_filters.h"
#include "app/session/file_paths.h"
#include "app/session/playback.h"
#include "app/session/projects/mmd_project.h"
#include "app/session/settings.h"
#include "app/session/workspace.h"
#include "app/widgets/damage_text.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/message_text.h"
#include "app/widgets/short_list.h"
#include "core/base/caught.h"
#include "core/base/file.h"
#include "core/base/file_saving.h"
#include "core/base/log.h"
#include "core/io/file_type.h"
#include "core/io/output_extension.h"
#include "core/io/project/scene_effects.h"

namespace furitsuke::commands {

constexpr ActionRows kMmdProjectActions = {
    action("project.saveMmd", "file/project", Actions::tr("Save &MMD Project…"),
           Actions::tr("Write the changes back to the project of MikuMikuDance that was opened; everything else in it "
                       "stays as it is"),
           {.group = 2, .parameters = kFile, .words = ActionWords::tr("pmm, save pmm, mikumikudance")}),
};

MmdProjectCommands::MmdProjectCommands(const CommandContext& context, FileCommands& files, QObject* parent)
    : QObject(parent), context_(context), files_(files), opening_(new ProjectOpening(context, files, this)) {
  const auto isOpen = [this] { return link().bytes != nullptr; };
  context_.actions.bind("project.saveMmd",
                        {.run = [this](const actions::ActionArguments& given) { return save(given); },
                         .enabled = {isOpen, QT_TRANSLATE_NOOP("Conditions", "No project of MikuMikuDance is open")}});
  connect(&context_.stage.sceneDocument(), &edit::SceneDocument::changed, this,
          [this](const scene::SceneState& before) {
            if (before.mmdProject == context_.stage.state().mmdProject) return;
            context_.actions.updateState("project.saveMmd");
            // What is not there of a project does not concern another scene.
            if (reported_.project == before.mmdProject && before.mmdProject != 0)
              context_.messages.withdraw(std::exchange(reported_, {}).message);
          });
}

const session::MmdLink& MmdProjectCommands::link() const {
  static const session::MmdLink kNone;
  const auto found = links_.find(context_.stage.state().mmdProject);
  return found == links_.end() ? kNone : found->second;
}

Status MmdProjectCommands::open(const QString& path, OpenHow how) {
  return opening_->open<session::ReadProject>(
      path,
      [open = session::modelsOn(context_.stage)](const std::filesystem::path& file, const session::FileSearch& search) {
        return session::readMmdProject(file, search, open);
      },
      [this, path, how](session::ReadProject read) { return show(path, std::move(read), how); });
}

Status MmdProjectCommands::show(const QString& path, session::ReadProject read, OpenHow how) {
  const Result<ProjectOpening::Opened> begun = opening_->begin(path, how, OpenHow::Add);
  if (!begun) return begun.error();
  context_.settings.setLastFolder(QFileInfo(path).absolutePath());
  files_.recent->rememberProject(path);
  const int message = report(path, read);
  const FrameRange playRange = read.project.playRange;
  session::ProjectScene project = session::sceneOf(std::move(read));
  log(LogLevel::Info, "opened " + path.toStdString() + ": " + std::to_string(project.motions.size()) + " motions");
  for (auto& motion : project.motions) context_.workspace.add(std::move(motion));
  project.scene.kept = begun->kept();
  const QStringList files = project.scene.missingFiles(context_.stage, context_.workspace);
  const auto apply = [this, message, playRange, begun = *begun, scene = std::move(project.scene),
                      opened = std::move(project.link)] {
    session::MmdLink link = opened;
    link.setActors(scene.apply(context_.stage, context_.workspace));
    // Outside parents, which name the models of the scene, are those of the project.
    const auto setClean = [](const session::MmdLink::Model& part) {
      if (part.motion != nullptr && part.motion->file().path().empty()) part.motion->history().undoStack()->setClean();
    };
    for (const session::MmdLink::Model& model : link.models) setClean(model);
    for (const session::MmdLink::Accessory& accessory : link.accessories) setClean(accessory.keys);
    setClean(link.camera);
    if (!playRange.isEmpty() && !scene.kept) context_.playback.setLoopRange(playRange);
    scene::SceneState after = context_.stage.state();
    after.mmdProject = links_.empty() ? 1 : links_.rbegin()->first + 1;
    links_.emplace(after.mmdProject, std::move(link));
    context_.stage.sceneDocument().adapt(after);
    reported_ = {message, after.mmdProject};
    begun.end();
  };
  // The scene is complete without the models that cannot be read.
  static_cast<void>(opening_->openFiles(files, apply));
  return Done{};
}

struct MmdProjectCommands::Losses {
  QString file;
  std::optional<Error> damage;
  QStringList missing;   ///< files
  QStringList nameless;  ///< models whose motions cannot be shown
  QStringList effects;

  [[nodiscard]] QString text() const {
    QStringList sentences;
    if (damage) {
      sentences.append(widgets::damageText(file, *damage) + ' ' +
                       tr("Only its readable part is opened (%1).").arg(widgets::damageDetail(*damage)));
    }
    if (!missing.isEmpty()) {
      sentences.append(tr("%1 needs %Ln file(s) that were not found: %2", nullptr, static_cast<int>(missing.size()))
                           .arg(file, widgets::shortList(missing)));
    }
    if (!nameless.isEmpty()) {
      sentences.append(tr("Without their models, the motions of a project of MMD 8 or older cannot be shown: %1")
                           .arg(widgets::shortList(nameless)));
    }
    if (!effects.isEmpty()) {
      sentences.append(tr("%1 expects %Ln effect(s) of MikuMikuEffect, which are not drawn: %2", nullptr,
                          static_cast<int>(effects.size()))
                           .arg(file, widgets::shortList(effects)));
    }
    return sentences.join('\n');
  }
};

int MmdProjectCommands::report(const QString& path, const session::ReadProject& read) {
  Losses losses;
  losses.file = QFileInfo(path).fileName();
  losses.damage = read.project.damage;
  for (const QString& wanted : read.missing) {
    if (const QString name = QFileInfo(wanted).fileName(); !losses.missing.contains(name)) losses.missing.append(name);
  }
  for (const io::ProjectModel& model : read.project.models) {
    if (!model.hasNames) losses.nameless.append(QString::fromStdString(model.name.text()));
  }
  if (const auto listed = io::effectsBeside(session::toPath(path))) {
    for (const std::string& name : io::effectNames(*listed)) losses.effects.append(QString::fromStdString(name));
  }
  if (losses.text().isEmpty()) return 0;
  const Severity severity = losses.damage ? Severity::Error : Severity::Warning;
  return context_.messages.showMessage(severity, [losses] { return losses.text(); });
}

// --- saving ----------------------------------------------------------------------------------------------------------

Status MmdProjectCommands::save(const actions::ActionArguments& arguments) {
  const QStringList losses = session::mmdLosses(link(), context_.stage, context_.workspace);
  if (const auto path = arguments.text("path")) return writeUnasked(*path, losses);
  if (context_.actions.isScripted()) return Error::in(Message::verbatim("path"), Core::tr("is missing"));
  const QString title = QFileInfo(link().path).fileName();
  if (!losses.isEmpty() &&
      !dialogs::askConfirm(context_.window, tr("%1 will not contain everything that is open.").arg(title),
                           losses.join("\n"), tr("Save Anyway"))) {
    return Error::canceled();
  }
  const QString path =
      dialogs::askFileToSave(context_.window, tr("Save MMD Project"),
                             session::fileFilter({session::FileFilter::MmdProjects}), link().path, "pmm");
  return path.isEmpty() ? Error::canceled() : write(path);
}

Status MmdProjectCommands::writeUnasked(const QString& path, const QStringList& losses) {
  if (const Status written = write(path); !written || losses.isEmpty()) return written;
  for (const QString& loss : losses)
    log(LogLevel::Warning, "save " + path.toStdString() + ": not in the project: " + loss.toStdString());
  context_.messages.showMessage(
      Severity::Warning,
      tr("%1 does not contain everything that is open.").arg(QFileInfo(path).fileName()) + "\n" + losses.join("\n"));
  return Done{};
}

Status MmdProjectCommands::write(const QString& path) {
  const auto extensions = io::extensionsOf(io::OpensAs::MmdProject);
  if (const Status named = io::checkExtension(session::toPath(path), extensions); !named) return named;
  struct Writing {
    session::MmdSave save;
    Diagnostics losses;
    std::optional<Status> result;
  };
  auto writing = std::make_shared<Writing>();
  writing->save = session::mmdSaveOf(link(), context_.stage, context_.playback.loopRange());
  const auto job = [writing, file = session::toPath(path)] {
    writing->result = caught([&]() -> Status {
      const Result<Bytes> content = writing->save.content(writing->losses);
      Status status = content ? backUpFile(file) : Status(content.error());
      return status ? writeFileAtomically(file, *content) : status;
    });
  };
  const auto done = [this, writing, path] {
    if (*writing->result) return finishSave(path, writing->save, writing->losses);
    log(LogLevel::Error, "save " + path.toStdString() + ": " + writing->result->error().message());
    if (context_.actions.isScripted()) return;
    context_.messages.showMessage(Severity::Error,
                                  tr("%1 could not be saved: %2")
                                      .arg(QFileInfo(path).fileName(), widgets::failureText(writing->result->error())));
  };
  opening_->work().run(tr("Saving %1…").arg(QFileInfo(path).fileName()), job, done);
  if (!context_.actions.isScripted()) return Done{};
  opening_->work().finish();
  return writing->result.value_or(Done{});
}

void MmdProjectCommands::finishSave(const QString& path, const session::MmdSave& save, const Diagnostics& losses) {
  log(LogLevel::Info, "saved " + path.toStdString());
  if (const auto saved = links_.find(context_.stage.state().mmdProject); saved != links_.end())
    saved->second.path = path;
  files_.recent->rememberProject(path);
  for (const auto& document : save.documents) {
    // It is in the project now. A motion with a file of its own still differs from that.
    if (document != nullptr && document->file().path().empty()) document->history().undoStack()->setClean();
  }
  context_.say([file = QFileInfo(path).fileName(), losses] {
    QString sentence = tr("Saved %1").arg(file);
    for (const Diagnostic& loss : losses) sentence += "; " + widgets::translated(loss.reason);
    return sentence;
  });
}

}  // namespace furitsuke::commands
