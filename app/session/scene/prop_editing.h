// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/frame.h"
#include "core/edit/document/live_text.h"
#include "core/motion/accessory_keys.h"
#include "core/scene/placement.h"
#include "core/scene/scene_state.h"

namespace furitsuke::session {

class Stage;

/// Places props by hand: a change is a step of the scene. If a prop has keys, a change sets the key at the playhead
/// instead; keys in its motion are steps of the motion. Whether the user hides a prop in the list of models and whether
/// a key hides it are two things, as in MMD: it is seen where neither does. No key is made hidden because the list
/// hides the prop, and only making it visible here shows it in the list too.
class PropEditing {
  Q_DECLARE_TR_FUNCTIONS(furitsuke::session::PropEditing)

 public:
  explicit PropEditing(Stage& stage) : stage_(stage) {}

  /// Whether keys place the prop.
  [[nodiscard]] bool isKeyed(std::uint64_t id) const;
  /// The whole frame at the playhead, where changes of keyed props set their keys.
  [[nodiscard]] Frame frame() const;
  /// How the prop is placed and drawn at the playhead, by its keys or without any; on frame 0.
  [[nodiscard]] motion::AccessoryKey stateOf(std::uint64_t id) const;
  /// Changes the model without an undo step, during a gesture that push() or cancel() ends.
  void preview(const edit::LiveText& text, std::uint64_t id, const motion::AccessoryKey& state);
  void cancel(std::uint64_t id);
  /// Changes the model as one undo step, from the state `before` a gesture or the current one. Does nothing if the
  /// state is the same, or the model was removed.
  void push(const edit::LiveText& text, std::uint64_t id, const motion::AccessoryKey& before,
            const motion::AccessoryKey& after);
  /// Changes what carries the model, which keys do not tell.
  void attach(const edit::LiveText& text, std::uint64_t id, const scene::Attachment& attachment);

  /// Sets the key at a frame: in the motion of the prop if it has one, otherwise in the scene. The first key of a prop
  /// that the list hides is a hidden one, and the list shows the prop from then on.
  void setKey(const edit::LiveText& text, std::uint64_t id, Frame frame, motion::AccessoryKey state);
  /// Removes the key at a frame. Without the last one, the prop stays where that placed it. False if there is none.
  bool removeKey(std::uint64_t id, Frame frame);

 private:
  /// Shows the prop by this key until nullopt.
  void showDraft(std::uint64_t id, const std::optional<motion::AccessoryKey>& draft);
  /// Replaces the keys as one step. Those of the motion are changed if `isOfMotion`.
  void setKeys(const edit::LiveText& text, std::uint64_t id, std::vector<motion::AccessoryKey> keys, bool isOfMotion);
  [[nodiscard]] bool areKeysInMotion(std::uint64_t id) const;

  Stage& stage_;
};

}  // namespace furitsuke::session
