// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QIcon>

namespace furitsuke::panels {

/// The header of a section: "Bone 右腕 · 3 keys · frames 120–180". A click folds or unfolds the section. A long name is
/// elided in the middle; the tooltip contains the full name.
class SectionHeader final : public QAbstractButton {
  Q_OBJECT

 public:
  explicit SectionHeader(const QIcon& icon, QWidget* parent = nullptr);

  /// `kind` is never elided, a long name only beyond half of the width.
  void setTexts(const QString& kind, const QString& name, const QString& details);
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QIcon icon_;
  QString kind_, name_, details_;
};

}  // namespace furitsuke::panels
