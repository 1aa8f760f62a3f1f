// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <cstddef>
#include <functional>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"

namespace furitsuke::panels {
class DockArea;
class LayersPanel;
}  // namespace furitsuke::panels

namespace furitsuke::session {
class BackgroundWork;
}  // namespace furitsuke::session

namespace furitsuke::commands {

/// The layers of the motion: layer.*
class LayerCommands : public QObject {
  Q_OBJECT

 public:
  LayerCommands(const CommandContext& context, panels::DockArea& docks, QObject* parent = nullptr);

 private:
  using Change = std::function<Status(std::size_t layer, const actions::ActionArguments& given)>;
  void bindList();
  void bindSettings();
  void bindWeights();
  /// Binds an action that needs a layer: the argument "layer", or the edited one.
  void bindChange(const char* id, const Change& change, const std::function<bool()>& checked = {});
  [[nodiscard]] edit::MotionDocument& document() const;
  [[nodiscard]] bool hasLayers() const;
  /// The settings of the edited layer; nullptr if there is none.
  [[nodiscard]] const motion::LayerSettings* edited() const;
  [[nodiscard]] Result<std::size_t> layerFrom(const actions::ActionArguments& arguments) const;
  Status edit(const actions::ActionArguments& arguments);
  Status rename(std::size_t layer, const actions::ActionArguments& arguments);
  Status place(const actions::ActionArguments& arguments);
  Status placeClip(const motion::Motion& clip, const QString& name, const actions::ActionArguments& arguments);
  Status flatten();

  CommandContext context_;
  panels::DockArea& docks_;
  session::BackgroundWork* work_;
};

}  // namespace furitsuke::commands
