// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <memory>

#include "core/edit/document/live_text.h"
#include "core/edit/document/motion_document.h"
#include "core/model/model.h"

class QWidget;

namespace furitsuke::actions {
class ActionArguments;
class ActionSet;
}  // namespace furitsuke::actions

namespace furitsuke::session {
class Playback;
class Settings;
class SoundPlayer;
class Stage;
class Workspace;
}  // namespace furitsuke::session

namespace furitsuke::widgets {
class MessageBar;
class StatusLine;
}  // namespace furitsuke::widgets

namespace furitsuke::commands {

/// The objects of a window that its commands use. All of them outlive the commands.
struct CommandContext {
  QWidget* window = nullptr;  ///< parent of the dialogs
  actions::ActionSet& actions;
  session::Workspace& workspace;
  session::Settings& settings;
  widgets::MessageBar& messages;
  session::Stage& stage;
  session::Playback& playback;
  session::SoundPlayer& sound;
  widgets::StatusLine& status;

  /// The current motion. There must be one; see CommandConditions::hasDocument().
  [[nodiscard]] edit::MotionDocument& document() const;
  /// The argument "frame", or the playhead of the current motion.
  [[nodiscard]] Frame frameFrom(const actions::ActionArguments& arguments) const;
  /// A track of the current motion by its path; the Error names the path.
  [[nodiscard]] Result<motion::TrackId> trackAt(const QString& path) const;
  [[nodiscard]] motion::FrameZeroRule frameZeroRule() const;
  /// The number of selected keys of the current motion that stay at frame 0 when the selected keys are deleted or
  /// moved.
  [[nodiscard]] std::size_t keysStayingAtZero() const;
  /// The model that the motion moves; nullptr if there is none.
  [[nodiscard]] std::shared_ptr<const model::Model> modelOf(const edit::MotionDocument& motion) const;
  /// Pushes a step of the current motion that may change very many keys, see session::LargeSteps. A script waits for
  /// it.
  void pushStep(const edit::LiveText& text, std::size_t keys,
                std::function<motion::Edit(const motion::Motion&, const motion::KeySelection&)> propose,
                std::function<void()> pushed = {}) const;
  /// Binds the switch of a stored setting: the action stores its value and passes it to `apply`, which also gets the
  /// stored value now. `isOn`: the state, where it can differ from the stored value.
  void bindStored(const char* id, std::function<void(bool)> apply = {}, std::function<bool()> isOn = {}) const;
  /// Says in the status line what a command did.
  void say(const edit::LiveText& sentence) const;
  /// Says what the last undo step of the motion did, and `more` about it unless that is empty.
  void sayStep(const edit::MotionDocument& document, const edit::LiveText& more = {}) const;
};

}  // namespace furitsuke::commands
