// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStringList>
#include <memory>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/io/model/model_map.h"
#include "core/model/model.h"

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QPushButton;
class QStringListModel;
class QTreeWidget;

namespace furitsuke::widgets {
class ProblemLabel;
}  // namespace furitsuke::widgets

namespace furitsuke::dialogs {

/// A table of the bones of MMD's own models with the bones of a model that stand for them: found, or chosen by the
/// user. The dialog does not change the model: it emits what is chosen, and shows the model that it is then given. It
/// is not modal, so that the bones can be seen in the viewport.
class BoneRolesDialog : public QDialog {
  Q_OBJECT

 public:
  /// `title`: the name of the model in the scene.
  BoneRolesDialog(const QString& title, QWidget* parent);

  void setModel(std::shared_ptr<const model::Model> model);
  void showError(const Error& error);
  /// The user chose a bone elsewhere, which the button for it then offers; kNoIndex: none, or several.
  void setPicked(model::BoneIndex bone);

 signals:
  /// What the user has chosen, of all rows.
  void rolesChosen(const furitsuke::io::ModelMap& roles);
  /// The bone of the row that became the current one, or kNoIndex.
  void boneShown(int bone);
  void loadRequested();
  void saveRequested();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void makeButtons(QDialogButtonBox& buttons);
  void addRow(const std::string& standard);
  void showRows();
  void showSummary(int guessed);
  void retranslate();
  void choose(int row, int choice);
  void usePicked();
  [[nodiscard]] QComboBox* boxOf(int row) const;

  QString title_;
  std::shared_ptr<const model::Model> model_;
  std::vector<std::string> standard_;  ///< of each row
  QStringListModel* choices_;          ///< of all rows
  QTreeWidget* tree_;
  QLabel* summary_;
  widgets::ProblemLabel* problem_;
  QPushButton* use_;
  QPushButton* automatic_;
  QPushButton* load_;
  QPushButton* save_;
  QPushButton* close_;
  model::BoneIndex picked_ = model::kNoIndex;
};

}  // namespace furitsuke::dialogs
