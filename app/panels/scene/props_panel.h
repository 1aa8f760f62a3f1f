// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>
#include <cstdint>
#include <vector>

#include "app/session/scene/prop_editing.h"
#include "core/base/frame.h"
#include "core/edit/document/live_text.h"

class QCheckBox;
class QComboBox;
class QGridLayout;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QStackedLayout;
class QToolButton;

namespace furitsuke::session {
class Stage;
}  // namespace furitsuke::session

namespace furitsuke::widgets {
class DragLabel;
class EmptyState;
class NumberField;
}  // namespace furitsuke::widgets

namespace furitsuke::panels {

/// Places a prop: position, angles, size, transparency, visibility, shadow, and the bone that carries it. Every change
/// is one undo step of the scene, or sets a key at the playhead if the prop has keys. Models are listed after the
/// props, because they can be carried, too. A prop that becomes the active model is shown.
class PropsPanel : public QWidget {
  Q_OBJECT

 public:
  explicit PropsPanel(session::Stage& stage, QWidget* parent = nullptr);
  ~PropsPanel() override;

  /// The id of the shown prop; 0: there is none.
  [[nodiscard]] std::uint64_t shownProp() const;

 signals:
  /// The user wants a key of a prop at the playhead, or none.
  void keyRequested(std::uint64_t id);
  void keyRemovalRequested(std::uint64_t id);
  /// The user wants to see a key.
  void frameRequested(furitsuke::Frame frame);

 private:
  static constexpr std::size_t kNumbers = 8;

  /// Tab goes from row to row, as they are shown.
  void orderFields();
  void addNumbers(QGridLayout& grid);
  [[nodiscard]] QHBoxLayout* makeKeyRow();
  [[nodiscard]] QHBoxLayout* makeKeyButtons();
  void connectChoices();
  void retranslate();
  /// Lists the props and shows the values of the chosen one.
  void showActors();
  void showActorsSoon();
  void showAttachments();
  void showValues();
  void showKeys();
  void showActive();
  /// The keys of the shown prop; empty if it has none.
  [[nodiscard]] const std::vector<motion::AccessoryKey>& keys() const;
  void goToKey(bool isNext);
  void changeNumber(std::size_t number, double value);
  void step(std::size_t number, double by);
  void push(const edit::LiveText& text, const motion::AccessoryKey& after);

  session::Stage& stage_;
  QStackedLayout* pages_;
  widgets::EmptyState* empty_;
  QComboBox* props_;
  std::array<widgets::DragLabel*, kNumbers> labels_{};
  std::array<widgets::NumberField*, kNumbers> fields_{};
  std::array<QLabel*, 2> rowNames_;
  QCheckBox* shown_;
  QCheckBox* shadow_;
  QComboBox* attachment_;
  QComboBox* bone_;
  QPushButton* setKey_;
  QPushButton* removeKey_;
  QToolButton* previousKey_;
  QToolButton* nextKey_;
  QLabel* keyCount_;
  std::uint64_t dragged_ = 0;    ///< the prop whose number is dragged
  motion::AccessoryKey before_;  ///< at the start of the drag
  bool pending_ = false;
  bool isActiveWanted_ = false;  ///< showActive() has to wait for the list
};

}  // namespace furitsuke::panels
