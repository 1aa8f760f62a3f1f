// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/model_panel/part_page.h"
#include "core/model/model.h"

class QStandardItem;

namespace furitsuke {

/// The bones of a model under its display groups.
class BonePage : public PartPage {
  Q_OBJECT

 public:
  explicit BonePage(QWidget* parent = nullptr);

  /// nullptr empties the list. The selection is lost.
  void setModel(const Model* model, bool english);
  /// Shows another selection and brings it into sight; tells nobody.
  void setSelected(const std::vector<BoneIndex>& bones);
  /// Ascending.
  [[nodiscard]] std::vector<BoneIndex> selected() const;

 signals:
  /// A person clicked a bone, or chose it with the keyboard.
  void boneActivated(furitsuke::BoneIndex bone);
  /// A person changed the selection.
  void bonesSelected(const std::vector<furitsuke::BoneIndex>& bones);

 private:
  void fill(const Model& model, bool english);
  void addBone(QStandardItem* heading, const Model& model, BoneIndex bone, bool english);

  std::vector<QPersistentModelIndex> rows_;  ///< by bone, in the list without the search
  bool showing_ = false;
};

}  // namespace furitsuke
