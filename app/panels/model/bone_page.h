// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/panels/model/part_page.h"
#include "core/model/model.h"

class QStandardItem;

namespace furitsuke::panels {

/// The bones of a model under its display groups.
class BonePage : public PartPage {
  Q_OBJECT

 public:
  explicit BonePage(QWidget* parent = nullptr);

  /// nullptr empties the list. The selection is lost.
  void setModel(const model::Model* model, bool english);
  /// Shows another selection and scrolls to it; emits no signal.
  void setSelected(const std::vector<model::BoneIndex>& bones);
  /// The selected bones that the search does not hide, ascending.
  [[nodiscard]] std::vector<model::BoneIndex> selected() const;

 signals:
  /// The user has clicked a bone, or chosen it with the keyboard.
  void boneActivated(furitsuke::model::BoneIndex bone);
  /// The user has changed the selection.
  void bonesSelected(const std::vector<furitsuke::model::BoneIndex>& bones);

 protected:
  /// Keeps the selection, also of bones that are hidden.
  void filterRows(const QString& text) override;

 private:
  void fill(const model::Model& model, bool english);
  void addBone(QStandardItem* heading, const model::Model& model, model::BoneIndex bone, bool english);

  std::vector<QPersistentModelIndex> rows_;  ///< by bone, in the model that the search does not filter
  std::vector<model::BoneIndex> chosen_;     ///< the selection, with bones that the search hides
  bool showing_ = false;
};

}  // namespace furitsuke::panels
