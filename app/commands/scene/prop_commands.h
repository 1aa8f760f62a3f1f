// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <cstdint>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "app/session/scene/prop_editing.h"
#include "core/base/result.h"

namespace furitsuke::panels {
class DockArea;
}  // namespace furitsuke::panels

namespace furitsuke::commands {

/// Keys that place a prop: prop.*
class PropCommands : public QObject {
  Q_OBJECT

 public:
  PropCommands(const CommandContext& context, panels::DockArea& docks, QObject* parent = nullptr);

 private:
  Status setKey(const actions::ActionArguments& arguments);
  Status removeKey(const actions::ActionArguments& arguments);
  void setKeyOf(std::uint64_t prop, Frame frame, const motion::AccessoryKey& state);
  Status removeKeyOf(std::uint64_t prop, Frame frame);
  /// The prop with the title in the argument "name", or the active model.
  [[nodiscard]] Result<std::uint64_t> propFrom(const actions::ActionArguments& arguments) const;
  [[nodiscard]] Frame playhead() const;

  CommandContext context_;
};

}  // namespace furitsuke::commands
