// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace furitsuke::dialogs {

/// Name, version, purpose and licenses.
class AboutDialog : public QDialog {
  Q_OBJECT

 public:
  explicit AboutDialog(QWidget* parent = nullptr);
};

}  // namespace furitsuke::dialogs
