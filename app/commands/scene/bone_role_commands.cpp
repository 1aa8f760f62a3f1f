// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/scene/bone_role_commands.h"

#include <QDockWidget>
#include <QFileInfo>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "app/actions/action_set.h"
#include "app/commands/command_actions.h"
#include "app/commands/command_conditions.h"
#include "app/dialogs/bone_roles_dialog.h"
#include "app/dialogs/prompts.h"
#include "app/panels/dock_area.h"
#include "app/session/file_filters.h"
#include "app/session/file_paths.h"
#include "app/session/scene/model_maps.h"
#include "app/session/scene/stage.h"
#include "app/session/settings.h"
#include "app/widgets/window_place.h"
#include "core/base/file.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kModelBonesParameter{
    .name = "path", .kind = Kind::Path, .help = "JSON table, as for --model-map; default: asks"};

}  // namespace

constexpr ActionRows kBoneRoleActions = {
    action("model.bones", "key", Actions::tr("Bones &of the Body…"),
           Actions::tr("Choose which bones of the active model stand for those of MMD's own models"),
           {.parameters = kModelBonesParameter,
            .words = ActionWords::tr("humanoid, rig, bone mapping, other bone names"),
            .follows = "track.mapNames"}),
};

BoneRoleCommands::BoneRoleCommands(const CommandContext& context, panels::DockArea& docks, QObject* parent)
    : QObject(parent), context_(context), docks_(docks) {
  context_.actions.bind("model.bones",
                        {.run = [this](const actions::ActionArguments& given) { return chooseBones(given); },
                         .enabled = CommandConditions(context_).hasActiveModel()});
  connect(&context_.stage, &session::Stage::actorsChanged, this, &BoneRoleCommands::follow);
  connect(&context_.stage, &session::Stage::bonesSelected, this, [this] {
    if (dialog_ == nullptr) return;
    const scene::Actor* active = context_.stage.active();
    const std::vector<model::BoneIndex>& bones = context_.stage.selectedBones();
    const bool isOne = active != nullptr && active->id() == shown_ && bones.size() == 1;
    dialog_->setPicked(isOne ? bones.front() : model::kNoIndex);
  });
}

Status BoneRoleCommands::chooseBones(const actions::ActionArguments& arguments) {
  const scene::Actor& actor = *context_.stage.active();
  if (const auto path = arguments.text("path")) return session::withFileName(useFile(actor.id(), *path), *path);
  openTable(actor);
  return Done{};
}

void BoneRoleCommands::openTable(const scene::Actor& actor) {
  if (dialog_ != nullptr) dialog_->close();
  shown_ = actor.id();
  dialog_ = new dialogs::BoneRolesDialog(QString::fromStdString(actor.title), context_.window);
  dialog_->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog_, &dialogs::BoneRolesDialog::rolesChosen, this, [this](const io::ModelMap& roles) {
    const Status given = give(shown_, roles);
    follow();
    if (!given) dialog_->showError(given.error());
  });
  connect(dialog_, &dialogs::BoneRolesDialog::boneShown, this, [this](int bone) {
    if (context_.stage.active() == nullptr || context_.stage.active()->id() != shown_) return;
    context_.stage.selectBones(bone == model::kNoIndex ? std::vector<model::BoneIndex>()
                                                       : std::vector<model::BoneIndex>{bone});
  });
  connect(dialog_, &dialogs::BoneRolesDialog::loadRequested, this, &BoneRoleCommands::load);
  connect(dialog_, &dialogs::BoneRolesDialog::saveRequested, this, &BoneRoleCommands::save);
  follow();
  widgets::moveBeside(*dialog_, *docks_.dock("viewport"));
  widgets::bringUp(*dialog_);
}

void BoneRoleCommands::follow() {
  if (dialog_ == nullptr) return;
  const scene::Actor* actor = context_.stage.scene().find(shown_);
  if (actor == nullptr) {
    dialog_->close();
  } else {
    dialog_->setModel(actor->sharedModel());
  }
}

Status BoneRoleCommands::give(std::uint64_t id, const io::ModelMap& roles) {
  const std::filesystem::path file = context_.stage.infoOf(id).path;
  if (file.empty()) {
    context_.stage.setRoles(id, roles);
    return Done{};
  }
  for (const auto& actor : context_.stage.actors()) {
    if (context_.stage.infoOf(actor->id()).path == file) context_.stage.setRoles(actor->id(), roles);
  }
  const Result<Bytes> content = readFile(file);
  if (!content) return content.error();
  return session::ModelMaps(context_.settings.models().mapFolder()).keep(contentDigestOf(*content), roles);
}

Status BoneRoleCommands::useFile(std::uint64_t id, const QString& path) {
  Result<io::ModelMap> roles = session::readModelMap(session::toPath(path));
  if (!roles) return roles.error();
  const std::vector<std::string> unknown = io::removeUnknownBones(*roles, context_.stage.scene().find(id)->model());
  if (const Status given = give(id, *roles); !given) return given;
  if (unknown.empty()) return Done{};
  std::string names;
  for (const std::string& name : unknown) names.append(names.empty() ? "" : ", ").append(name);
  return Error::because(Core::trWith("the model has no bones of these names: %1"), names);
}

void BoneRoleCommands::load() {
  const QString path =
      dialogs::askFilesToOpen(context_.window, tr("Load Bones"), session::fileFilter({session::FileFilter::ModelMaps}),
                              context_.settings.lastFolder(), false)
          .value(0);
  if (path.isEmpty() || dialog_ == nullptr) return;
  const Status used = useFile(shown_, path);
  follow();
  if (!used) dialog_->showError(used.error());
}

void BoneRoleCommands::save() {
  const io::ModelMap roles = context_.stage.scene().find(shown_)->model().givenRoles;
  const QString name = QFileInfo(session::fromPath(context_.stage.infoOf(shown_).path)).completeBaseName();
  const QString suggested = context_.settings.lastFolder() + "/" + name + ".json";
  const QString path = dialogs::askFileToSave(context_.window, tr("Save Bones"),
                                              session::fileFilter({session::FileFilter::ModelMaps}), suggested, "json");
  if (path.isEmpty() || dialog_ == nullptr) return;
  const Status written = session::writeModelMap(session::toPath(path), roles);
  if (!written) return dialog_->showError(written.error());
  context_.say([path] { return tr("Bones saved as %1").arg(path); });
}

}  // namespace furitsuke::commands
