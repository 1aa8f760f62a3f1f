// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace furitsuke::dialogs {

/// Version of Qt, system and graphics card, a line each.
[[nodiscard]] QString programFacts(const QString& renderer);

/// Name, version, purpose, licenses, and what a report of a problem needs, which can be copied.
class AboutDialog : public QDialog {
  Q_OBJECT

 public:
  /// `renderer`: the graphics card and its driver; empty if nothing is drawn with OpenGL.
  explicit AboutDialog(const QString& renderer, QWidget* parent = nullptr);
};

}  // namespace furitsuke::dialogs
