// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/stage_notice.h"

#include <QPointer>
#include <algorithm>
#include <utility>

#include "app/session/comparison.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"

namespace furitsuke::window {

StageNotice::StageNotice(session::Workspace& workspace, session::Stage& stage, widgets::MessageBar& bar,
                         QObject* parent)
    : QObject(parent), workspace_(workspace), stage_(stage), bar_(bar) {
  connect(&workspace_, &session::Workspace::currentChanged, this, &StageNotice::update);
  connect(&stage_, &session::Stage::actorsChanged, this, &StageNotice::update);
  connect(&stage_, &session::Stage::activeChanged, this, &StageNotice::update);
  connect(&stage_.comparison(), &session::Comparison::changed, this, &StageNotice::update);
  update();
}

bool StageNotice::isMissing(const edit::MotionDocument& document) const {
  if (stage_.actors().empty() || session::isOnStage(stage_, document)) return false;
  return !stage_.comparison().isOn() || stage_.comparison().second() != &document;
}

void StageNotice::update() {
  edit::MotionDocument* document = workspace_.current();
  if (document == nullptr || !isMissing(*document)) {
    said_.clear();
    bar_.withdraw(std::exchange(message_, 0));
    return;
  }
  session::isForCamera(document->motion()) ? showMissingParts(*document) : showMissing(*document);
}

void StageNotice::showMissing(edit::MotionDocument& document) {
  const scene::Actor& active = *stage_.active();
  const edit::MotionDocument* motion = stage_.motionOf(active.id());
  const QString title = document.file().title(), model = QString::fromStdString(active.title);
  const QString kept = motion == nullptr ? QString() : motion->file().title();
  const auto text = [title, model, kept] {
    return kept.isEmpty() ? tr("%1 is not on the stage.").arg(title)
                          : tr("%1 is not on the stage: %2 keeps %3.").arg(title, model, kept);
  };
  const QStringList names = {title, model, kept};
  if (std::exchange(said_, names) == names) return;
  message_ = bar_.showMessage(Severity::Info, text,
                              {{[model] { return tr("Show on %1").arg(model); },
                                [this, id = active.id(), shown = QPointer(&document)] {
                                  if (workspace_.indexOf(shown) < 0 || stage_.scene().find(id) == nullptr) return;
                                  const edit::SceneStep step(stage_.sceneDocument(), [title = shown->file().title()] {
                                    return tr("Show %1").arg(title);
                                  });
                                  stage_.assignMotion(id, shown);
                                  for (const session::ScenePart part : session::kMediaParts) {
                                    if (session::provides(shown->motion(), part)) stage_.choosePartMotion(part, shown);
                                  }
                                }}});
}

void StageNotice::showMissingParts(edit::MotionDocument& document) {
  if (document.motion().keyCount() == 0) return;
  const QStringList names = {document.file().title()};
  if (std::exchange(said_, names) == names) return;
  const auto text = [title = names.front()] {
    return tr("%1 is not on the stage: camera, light and self shadow come from other motions.").arg(title);
  };
  message_ = bar_.showMessage(Severity::Info, text,
                              {{[] { return tr("Show It"); },
                                [this, shown = QPointer(&document)] {
                                  if (workspace_.indexOf(shown) < 0) return;
                                  for (const session::ScenePart part : session::kSceneParts) {
                                    if (session::provides(shown->motion(), part)) stage_.choosePartMotion(part, shown);
                                  }
                                }}});
}

}  // namespace furitsuke::window
