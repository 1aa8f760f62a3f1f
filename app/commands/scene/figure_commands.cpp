// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/scene/figure_commands.h"

#include <QAction>
#include <QFileInfo>
#include <QMetaObject>
#include <memory>
#include <utility>

#include "app/actions/action_set.h"
#include "app/commands/command_actions.h"
#include "app/commands/files/file_opening.h"
#include "app/session/background_work.h"
#include "app/session/file_paths.h"
#include "app/session/sample_files.h"
#include "app/session/scene/stage.h"
#include "app/session/settings.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"
#include "core/io/file_type.h"
#include "core/io/model/model_file.h"

namespace furitsuke::commands {

constexpr ActionRows kFigureActions = {
    action("scene.autoModel", "scene", Actions::tr("Show Motions on a &Figure"),
           Actions::tr("Show a motion that is opened without a model on the model used last, or on a figure"),
           {.isSwitch = true, .setting = {.key = "scene/autoModel", .page = Page::General, .initial = true}}),
};

namespace {

/// The first of the models that has at least half of the tracks of the motion; empty if none has.
QString firstFit(const QStringList& models, const motion::Motion& motion) {
  std::size_t keyed = 0;
  for (const auto& track : motion.bones) keyed += track.keys.empty() ? 0 : 1;
  for (const auto& track : motion.morphs) keyed += track.keys.empty() ? 0 : 1;
  for (const QString& path : models) {
    const std::filesystem::path file = session::toPath(path);
    if (io::opensAs(file) != io::OpensAs::Model) continue;
    const Result<io::LoadedModel> loaded = io::loadModel(file);
    if (!loaded || loaded->damage) continue;
    const std::size_t known = session::matchingTracks(model::NameIndex(loaded->model), motion);
    if (known > 0 && 2 * known >= keyed) return path;
  }
  return {};
}

}  // namespace

FigureCommands::FigureCommands(const CommandContext& context, const Parts& parts, QObject* parent)
    : QObject(parent), context_(context), parts_(parts), work_(new session::BackgroundWork(this)) {
  context_.bindStored("scene.autoModel");
  connect(&parts_.files, &FileOpening::openingChanged, this, [this](bool opening) {
    if (!opening) onOpened();
  });
  connect(&context_.stage, &session::Stage::actorsChanged, this, &FigureCommands::onActorsChanged);
}

FigureCommands::~FigureCommands() = default;

void FigureCommands::onOpened() {
  if (!opening_.isEmpty()) {
    const bool isShown =
        !context_.stage.actors().empty() &&
        QFileInfo(session::fromPath(context_.stage.infoOf(context_.stage.active()->id()).path)) == QFileInfo(opening_);
    figure_ = isShown ? context_.stage.active()->id() : 0;
    opening_.clear();
    if (isShown) say();
    return;
  }
  edit::MotionDocument* document = context_.workspace.current();
  if (document == nullptr || !context_.stage.actors().empty() || !context_.settings.isOn("scene.autoModel")) return;
  if (document->motion().keyCount() == 0) return;
  // A camera or light alone moves around something.
  isForCamera_ = session::isForCamera(document->motion());
  isForCamera_ ? showFound(session::sampleModel()) : find(*document);
}

void FigureCommands::find(edit::MotionDocument& document) {
  struct Search {
    motion::Motion motion;
    QStringList models;
    QString found;
  };
  auto search = std::make_shared<Search>(Search{document.motion(), context_.settings.recentFiles(), {}});
  work_->run(
      tr("Looking for a model…"), [search] { search->found = firstFit(search->models, search->motion); },
      [this, search] { showFound(search->found.isEmpty() ? session::sampleModel() : search->found); });
}

void FigureCommands::showFound(const QString& path) {
  // The user may have opened a model in the meantime.
  if (path.isEmpty() || !context_.stage.actors().empty() || parts_.files.isOpening()) return;
  opening_ = path;
  parts_.files.openSoon({path});
}

void FigureCommands::say() {
  const edit::MotionDocument* motion = context_.stage.motionOf(figure_);
  if (motion == nullptr) motion = context_.workspace.current();  // of the camera
  if (motion == nullptr) return;
  const bool isSample =
      QFileInfo(session::fromPath(context_.stage.infoOf(figure_).path)) == QFileInfo(session::sampleModel());
  const auto text = [isSample, title = motion->file().title(),
                     model = QString::fromStdString(context_.stage.active()->title)] {
    return isSample ? tr("%1 was opened without a model and is shown on the figure of the program.").arg(title)
                    : tr("%1 was opened without a model and is shown on %2, a model used before.").arg(title, model);
  };
  said_ = parts_.notice.showMessage(
      Severity::Info, text,
      {{[] { return tr("Other Model…"); }, [this] { context_.actions.action("model.add")->trigger(); }},
       {[] { return tr("Never Do This"); },
        [this] {
          context_.settings.setOn("scene.autoModel", false);
          context_.actions.updateStates();
          if (context_.stage.scene().find(figure_) != nullptr) context_.stage.removeActor(std::exchange(figure_, 0));
        }}});
}

void FigureCommands::onActorsChanged() {
  if (figure_ == 0) return;
  // Queued, because the model is still being added.
  QMetaObject::invokeMethod(this, &FigureCommands::replace, Qt::QueuedConnection);
}

void FigureCommands::replace() {
  session::Stage& stage = context_.stage;
  const scene::Actor* figure = stage.scene().find(figure_);
  const auto endNotice = [this] {
    parts_.notice.withdraw(std::exchange(said_, 0));
    figure_ = 0;
  };
  edit::MotionDocument* motion = figure == nullptr ? nullptr : stage.motionOf(figure_);
  if (figure == nullptr || (motion == nullptr && !isForCamera_)) return endNotice();
  const auto matching = [&](const scene::Actor& actor) {
    return session::matchingTracks(*stage.infoOf(actor.id()).names, motion->motion());
  };
  // A prop or a stage does not replace the figure. A camera motion does not say whom it was made for, so anything with
  // bones does.
  const auto replaces = [&](const scene::Actor& actor) {
    return motion == nullptr ? actor.model().bones.size() > 1 : 2 * matching(actor) >= matching(*figure);
  };
  for (const auto& actor : stage.actors()) {
    if (actor->id() == figure_ || !replaces(*actor)) continue;
    const std::uint64_t id = actor->id();
    const edit::WithoutSceneSteps without(stage.sceneDocument());
    stage.removeActor(figure_);
    if (motion != nullptr && stage.motionOf(id) == nullptr) stage.assignMotion(id, motion);
    return endNotice();
  }
}

}  // namespace furitsuke::commands
