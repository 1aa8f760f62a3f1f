// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <string>
#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;
class QStringListModel;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace furitsuke::panels {

/// One IK bone of the selected keys.
struct IkRow {
  std::string name;  ///< CP932 bytes
  int enabled = 0;   ///< number of keys that turn it on
  int present = 0;   ///< number of keys that contain it
  friend bool operator==(const IkRow&, const IkRow&) = default;
};

/// The IK bones of the selected keys with check boxes, and a field to add one. A name that a motion cannot store is
/// rejected with a message below the field.
class IkTable final : public QWidget {
  Q_OBJECT

 public:
  explicit IkTable(QWidget* parent = nullptr);

  /// The names (CP932) that the field completes: the IK bones of the model.
  void setKnownNames(const std::vector<std::string>& names);
  /// Shows these IK bones. `keyCount` is the number of selected keys.
  void setRows(const std::vector<IkRow>& rows, int keyCount);

 signals:
  void switched(const std::string& name, bool on);
  void added(const std::string& name);
  void removed(const std::vector<std::string>& names);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void buildTable();
  void buildInput();
  void fitHeight();
  void updateItem(QTreeWidgetItem* item, const IkRow& row);
  void addTyped();
  void removeSelected();
  void setProblem(const QString& problem);
  /// The reason why a typed name cannot be added; empty if it can.
  [[nodiscard]] QString problemOf(const QString& text) const;

  std::vector<IkRow> rows_;
  int keyCount_ = 0;
  QTreeWidget* tree_;
  QLabel* empty_;
  QLineEdit* name_;
  QStringListModel* knownNames_;
  QPushButton* add_;
  QToolButton* remove_;
  QLabel* problem_;
};

}  // namespace furitsuke::panels
