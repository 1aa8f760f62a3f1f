// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

#include "core/edit/motion_document.h"

class QStackedLayout;
class QTreeWidget;
class QTreeWidgetItem;

namespace furitsuke {

class EmptyState;

/// What was odd about the file, worst first. A finding that names a key leads to it.
class FindingsPanel : public QWidget {
  Q_OBJECT

 public:
  explicit FindingsPanel(QWidget* parent = nullptr);

  /// nullptr: nothing is open.
  void setDocument(MotionDocument* document);
  [[nodiscard]] int count() const;
  /// Goes where the finding in that row points, as a click does.
  void jumpTo(int row);

 signals:
  void countChanged(int count);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void showFindings();
  void onItemActivated(const QTreeWidgetItem* item);

  QPointer<MotionDocument> document_;
  QStackedLayout* pages_;
  EmptyState* empty_;
  QTreeWidget* list_;
};

}  // namespace furitsuke
