// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointer>
#include <QWidget>
#include <cstddef>
#include <optional>

#include "core/edit/document/motion_document.h"

class QAction;
class QStackedLayout;
class QToolBar;
class QTreeWidget;
class QTreeWidgetItem;

namespace furitsuke::widgets {
class EmptyState;
class ValueField;
}  // namespace furitsuke::widgets

namespace furitsuke::panels {

/// The layers of the motion, the highest first, and below them the motion itself. The current row is the one whose keys
/// the timeline shows; each layer has its mode, mute, solo, and its weight at the playhead.
class LayersPanel : public QWidget {
  Q_OBJECT

 public:
  explicit LayersPanel(QWidget* parent = nullptr);

  /// nullptr: nothing is shown.
  void setDocument(edit::MotionDocument* document);
  /// The actions below the list; nullptr stands for a separator. Not owned.
  void setToolActions(const QList<QAction*>& actions);
  /// The button of the panel while there are no layers. Not owned.
  void setEmptyAction(QAction* action);
  /// Edits the name of a layer in its row.
  void editName(std::size_t index);

 private:
  void retranslate();
  void showLayersSoon();
  void showLayers();
  void addRow(std::size_t index, const motion::LayerSettings& settings);
  void addModeBox(QTreeWidgetItem* item, std::size_t index, const motion::LayerSettings& settings);
  void addWeightField(QTreeWidgetItem* item, std::size_t index);
  void showWeights();
  void onCurrentChanged(const QTreeWidgetItem* item);
  void onItemChanged(const QTreeWidgetItem* item, int column);
  [[nodiscard]] static std::optional<std::size_t> indexOf(const QTreeWidgetItem* item);

  QPointer<edit::MotionDocument> document_;
  widgets::EmptyState* empty_;
  QTreeWidget* list_;
  QToolBar* tools_;
  QStackedLayout* pages_;
  QList<widgets::ValueField*> weights_;  ///< by the index of the layer
  bool showing_ = false;                 ///< changes of the list are not made by the user
  bool pending_ = false;
};

}  // namespace furitsuke::panels
