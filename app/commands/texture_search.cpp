// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/texture_search.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <utility>

#include "app/session/file_paths.h"
#include "app/session/scene/stage.h"
#include "app/session/settings.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/short_list.h"
#include "core/image/model_images.h"
#include "core/model/texture_findings.h"

namespace furitsuke::commands {

namespace {

/// Whether the finding is about textures that are not shown at all.
bool isAboutMissing(const Diagnostic& finding) {
  return finding.code.starts_with("model.texture.") && finding.code != findingRow(model::TextureFinding::Halved).code;
}

QString keyOf(const QString& modelPath) { return QDir::cleanPath(QFileInfo(modelPath).absoluteFilePath()); }

}  // namespace

TextureSearch::TextureSearch(const CommandContext& context, QObject* parent) : QObject(parent), context_(context) {
  connect(&context_.stage, &session::Stage::actorsChanged, this, &TextureSearch::forgetRemoved);
}

void TextureSearch::withdraw(std::uint64_t actor) { context_.messages.withdraw(messages_.take(actor)); }

void TextureSearch::forgetRemoved() {
  const QList<std::uint64_t> known = messages_.keys();
  for (const std::uint64_t actor : known) {
    if (context_.stage.scene().find(actor) == nullptr) withdraw(actor);
  }
}

void TextureSearch::keep(std::uint64_t actor, int message) {
  withdraw(actor);
  messages_[actor] = message;
}

std::filesystem::path TextureSearch::folderOf(const QString& modelPath) const {
  const QString folder = context_.settings.window().textureFolders.value().value(keyOf(modelPath)).toString();
  return folder.isEmpty() ? std::filesystem::path() : session::toPath(folder);
}

std::size_t TextureSearch::missingCount(std::uint64_t actor) const {
  std::size_t count = 0;
  for (const Diagnostic& finding : context_.stage.infoOf(actor).diagnostics) {
    if (isAboutMissing(finding)) count += finding.count;
  }
  return count;
}

void TextureSearch::report(std::uint64_t actor) {
  const std::size_t count = missingCount(actor);
  withdraw(actor);
  if (count == 0) return;
  const session::ActorInfo& info = context_.stage.infoOf(actor);
  QStringList names;
  for (const Diagnostic& finding : info.diagnostics) {
    if (isAboutMissing(finding)) names.append(QString::fromStdString(finding.detail));
  }
  std::vector<widgets::MessageBar::Choice> choices;
  const std::string extension = info.path.extension().string();
  // The textures of a prop are read by another program.
  if (QString::fromStdString(extension).startsWith(".pm", Qt::CaseInsensitive)) {
    choices.push_back({[] { return tr("Search a Folder…"); }, [this, actor] { chooseFolder(actor); }});
  }
  const int message = context_.messages.showMessage(
      Severity::Warning,
      [count, model = QFileInfo(session::fromPath(info.path)).fileName(), textures = names] {
        return tr("%Ln texture(s) of %1 cannot be shown: %2", nullptr, static_cast<int>(count))
            .arg(model, widgets::shortList(textures));
      },
      std::move(choices));
  keep(actor, message);
}

void TextureSearch::chooseFolder(std::uint64_t actor) {
  auto* dialog = new QFileDialog(context_.window, tr("Choose Texture Folder"), context_.settings.lastFolder());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::Directory);
  dialog->setOption(QFileDialog::ShowDirsOnly);
  connect(dialog, &QFileDialog::fileSelected, this, [this, actor](const QString& folder) { search(actor, folder); });
  // A closed dialog leaves the textures missing, and the message must not be lost.
  connect(dialog, &QFileDialog::rejected, this, [this, actor] {
    if (context_.stage.scene().find(actor) != nullptr) report(actor);
  });
  dialog->open();
}

void TextureSearch::search(std::uint64_t actor, const QString& folder) {
  const scene::Actor* shown = context_.stage.scene().find(actor);
  if (shown == nullptr) return;
  const std::size_t before = missingCount(actor);
  const std::filesystem::path path = context_.stage.infoOf(actor).path;
  context_.stage.setTextures(actor, image::loadModelImages(shown->model(), path, {}, session::toPath(folder)));
  if (missingCount(actor) < before) {
    QVariantMap folders = context_.settings.window().textureFolders.value();
    folders.insert(keyOf(session::fromPath(path)), folder);
    context_.settings.window().textureFolders.set(folders);
  }
  report(actor);
}

}  // namespace furitsuke::commands
