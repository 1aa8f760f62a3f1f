// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "app/session/projects/project_collecting.h"

class QCheckBox;

namespace furitsuke::dialogs {

/// Lists what would be copied into a folder and what is left out. Accepted: copy it.
class CollectDialog : public QDialog {
  Q_OBJECT

 public:
  explicit CollectDialog(const session::CollectionPlan& plan, QWidget* parent = nullptr);

  /// What becomes of files outside the folders of the scene.
  [[nodiscard]] session::OutsideFiles outsideFiles() const;

 private:
  QCheckBox* outside_;
};

}  // namespace furitsuke::dialogs
