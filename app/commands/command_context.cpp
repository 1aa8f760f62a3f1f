// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_context.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

#include "app/actions/action_arguments.h"
#include "app/actions/action_set.h"
#include "app/session/large_steps.h"
#include "app/session/scene/stage.h"
#include "app/session/settings.h"
#include "app/session/step_text.h"
#include "app/session/workspace.h"
#include "app/widgets/status_line.h"

namespace furitsuke::commands {

edit::MotionDocument& CommandContext::document() const { return *workspace.current(); }

Frame CommandContext::frameFrom(const actions::ActionArguments& arguments) const {
  const auto frame = arguments.whole("frame");
  return frame ? static_cast<Frame>(*frame) : document().state().currentFrame();
}

Result<motion::TrackId> CommandContext::trackAt(const QString& path) const {
  const auto track = motion::findTrack(document().motion(), path.toStdString());
  if (!track) return Error::because(Core::trWith("the motion has no track '%1'"), path.toStdString());
  return *track;
}

motion::FrameZeroRule CommandContext::frameZeroRule() const {
  return settings.isOn("edit.frameZeroAsMmd") ? motion::FrameZeroRule::AsMmd : motion::FrameZeroRule::Ordinary;
}

std::size_t CommandContext::keysStayingAtZero() const {
  if (frameZeroRule() == motion::FrameZeroRule::Ordinary) return 0;
  const edit::EditorState& state = document().state();
  return static_cast<std::size_t>(std::ranges::count_if(state.selection().tracks(), [&state](const auto& track) {
    return track.second[0] == 0 && !state.isLocked(track.first);
  }));
}

void CommandContext::pushStep(const edit::LiveText& text, std::size_t keys, session::LargeSteps::Propose propose,
                              std::function<void()> pushed) const {
  session::LargeSteps& steps = session::LargeSteps::of(document());
  steps.push(text, keys, std::move(propose), std::move(pushed));
  if (actions.isScripted()) steps.finish();
}

void CommandContext::bindStored(const char* id, std::function<void(bool)> apply, std::function<bool()> isOn) const {
  const auto isStored = [&settings = settings, &row = *actions::findAction(id)] { return settings.isOn(row); };
  if (apply) apply(isStored());
  if (!isOn) isOn = isStored;
  actions.bindSwitch(id, std::move(isOn), [&settings = settings, id, apply = std::move(apply)](bool on) {
    settings.setOn(id, on);
    if (apply) apply(on);
  });
}

void CommandContext::say(const edit::LiveText& sentence) const { status.say(sentence); }

void CommandContext::sayStep(const edit::MotionDocument& document, const edit::LiveText& more) const {
  say([step = session::newStepText(document), more] {
    QStringList parts{step.now(), more.now()};
    parts.removeAll(QString());
    return parts.size() == 2 ? QCoreApplication::translate("Steps", "%1; %2").arg(parts[0], parts[1]) : parts.join(' ');
  });
}

std::shared_ptr<const model::Model> CommandContext::modelOf(const edit::MotionDocument& motion) const {
  const scene::Actor* actor = stage.actorOf(motion);
  return actor == nullptr ? nullptr : actor->sharedModel();
}

}  // namespace furitsuke::commands
