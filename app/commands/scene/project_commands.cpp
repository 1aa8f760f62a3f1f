// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/scene/project_commands.h"

#include <QFileInfo>
#include <optional>
#include <utility>

#include "app/actions/action_set.h"
#include "app/commands/file_commands.h"
#include "app/session/background_work.h"
#include "app/session/file_paths.h"
#include "app/session/playback.h"
#include "app/session/projects/mmd_project.h"
#include "app/session/settings.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"
#include "core/base/log.h"
#include "core/io/emm/scene_effects.h"

namespace furitsuke::commands {

ProjectCommands::ProjectCommands(const CommandContext& context, FileCommands& files, QObject* parent)
    : QObject(parent), context_(context), files_(files), work_(new session::BackgroundWork(this)) {}

Status ProjectCommands::open(const QString& path) {
  struct Reading {
    std::optional<Result<session::ReadProject>> read;
    Status status = Done{};
    bool isAwaited = true;
  };
  auto reading = std::make_shared<Reading>();
  const auto done = [this, reading, path] {
    if (*reading->read) {
      show(path, std::move(**reading->read));
      return;
    }
    reading->status = reading->read->error();
    if (reading->isAwaited) return;
    const Status named = session::withFileName(reading->status, path);
    context_.messages.showMessage(Severity::Error, widgets::errorSentence(named.error()));
  };
  work_->run(
      tr("Opening %1…").arg(QFileInfo(path).fileName()),
      [reading, file = session::toPath(path)] { reading->read.emplace(session::readMmdProject(file)); }, done);
  if (context_.actions.isScripted()) work_->finish();
  reading->isAwaited = false;
  return reading->status;
}

void ProjectCommands::show(const QString& path, session::ReadProject read) {
  context_.settings.setLastFolder(QFileInfo(path).absolutePath());
  report(path, read);
  const FrameRange playRange = read.project.playRange;
  session::ProjectScene opened = session::sceneOf(std::move(read));
  log(LogLevel::Info, "opened " + path.toStdString() + ": " + std::to_string(opened.motions.size()) + " motions");
  for (auto& motion : opened.motions) context_.workspace.add(std::move(motion));
  const QStringList files = opened.scene.missingFiles(context_.stage, context_.workspace, {});
  const auto apply = [this, playRange, scene = std::move(opened.scene)] {
    scene.apply(context_.stage, context_.workspace);
    if (!playRange.isEmpty()) context_.playback.setLoopRange(playRange);
  };
  if (context_.actions.isScripted()) {
    files_.openAll(files);
    return apply();
  }
  files_.openSoon(files);
  if (!files_.isOpening()) return apply();
  connect(&files_, &FileCommands::openingChanged, this, apply, Qt::SingleShotConnection);
}

void ProjectCommands::report(const QString& path, const session::ReadProject& read) {
  const QString file = QFileInfo(path).fileName();
  QStringList sentences;
  if (read.project.damage) {
    sentences.append(tr("%1 is damaged; only its readable part is opened: %2")
                         .arg(file, QString::fromStdString(read.project.damage->message())));
  }
  if (!read.missing.isEmpty()) {
    sentences.append(tr("%1 needs %Ln file(s) that were not found beside it or in the folders above it: %2", nullptr,
                        static_cast<int>(read.missing.size()))
                         .arg(file, read.missing.join(", ")));
  }
  QStringList nameless;
  for (const io::ProjectModel& model : read.project.models) {
    if (!model.hasNames) nameless.append(QString::fromStdString(model.name.text()));
  }
  if (!nameless.isEmpty()) {
    sentences.append(tr("Without their models, the motions of a project of MMD 8 or older cannot be shown: %1")
                         .arg(nameless.join(", ")));
  }
  if (const auto listed = io::effectsBeside(session::toPath(path))) {
    QStringList effects;
    for (const std::string& name : io::effectNames(*listed)) effects.append(QString::fromStdString(name));
    if (!effects.isEmpty()) {
      sentences.append(tr("%1 expects %Ln effect(s) of MikuMikuEffect, which are not drawn: %2", nullptr,
                          static_cast<int>(effects.size()))
                           .arg(file, effects.join(", ")));
    }
  }
  if (!sentences.isEmpty()) context_.messages.showMessage(Severity::Warning, sentences.join("\n"));
}

}  // namespace furitsuke::commands
