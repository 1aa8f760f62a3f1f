// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QObject>
#include <cstdint>
#include <filesystem>

#include "app/commands/command_context.h"

namespace furitsuke::commands {

/// Textures that are not in the folder of their model: names them in the message bar and searches another folder, which
/// is remembered for the model file.
class TextureSearch : public QObject {
  Q_OBJECT

 public:
  explicit TextureSearch(const CommandContext& context, QObject* parent = nullptr);

  /// The folder that was chosen for a model file; empty: none.
  [[nodiscard]] std::filesystem::path folderOf(const QString& modelPath) const;
  /// Shows a message if a model on the stage lacks textures.
  void report(std::uint64_t actor);
  /// Withdraws a message about the file of a model together with the model.
  void keep(std::uint64_t actor, int message);
  /// Loads the textures of a model again, those not found from `folder`, and reports the rest.
  void search(std::uint64_t actor, const QString& folder);

 private:
  void chooseFolder(std::uint64_t actor);
  void withdraw(std::uint64_t actor);
  /// Withdraws the messages about models that have left the stage.
  void forgetRemoved();
  [[nodiscard]] std::size_t missingCount(std::uint64_t actor) const;

  CommandContext context_;
  QHash<std::uint64_t, int> messages_;  ///< in the message bar, about each model
};

}  // namespace furitsuke::commands
