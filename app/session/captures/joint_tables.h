// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <filesystem>

#include "core/base/result.h"
#include "core/exchange/roles.h"

namespace furitsuke::session {

/// The joint tables that the user has saved: files in the format of `furitsuke-cli convert --map` in one folder.
class JointTables {
 public:
  /// The folder is made when a table is saved.
  explicit JointTables(QString folder) : folder_(std::move(folder)) {}

  /// Sorted.
  [[nodiscard]] QStringList names() const;
  [[nodiscard]] Result<exchange::RoleChoices> read(const QString& name) const;
  /// Replaces a table of the same name. An Error if the name cannot be that of a file, or the file cannot be written.
  Status write(const QString& name, const exchange::RoleChoices& choices) const;
  Status remove(const QString& name) const;

 private:
  [[nodiscard]] std::filesystem::path pathOf(const QString& name) const;

  QString folder_;
};

/// The table in a file.
[[nodiscard]] Result<exchange::RoleChoices> readJointTable(const std::filesystem::path& path);

}  // namespace furitsuke::session
