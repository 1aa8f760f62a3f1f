// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QMainWindow>

class QDockWidget;

namespace furitsuke::edit {
class MotionDocument;
}  // namespace furitsuke::edit

namespace furitsuke::session {
class Stage;
}  // namespace furitsuke::session

namespace furitsuke::panels {

struct PanelInfo;

/// The panels of the window as docks that fill it. It is a QMainWindow inside the main window, so that the document
/// tabs and the message bar are above all docks.
class DockArea : public QMainWindow {
  Q_OBJECT

 public:
  explicit DockArea(session::Stage& stage, QWidget* parent = nullptr);

  /// nullptr: the panels show their empty states.
  void setDocument(edit::MotionDocument* document);

  /// The panel of that class, such as panel<TimelinePanel>().
  template <class Panel>
  [[nodiscard]] Panel* panel() const {
    return static_cast<Panel*>(panelOf(Panel::staticMetaObject));
  }
  /// By the id of the panel table; nullptr for an unknown id.
  [[nodiscard]] QDockWidget* dock(const QString& name) const { return docks_.value(name); }
  /// Shows the dock and makes it the current tab.
  void reveal(const QString& name);

  void resetLayout();
  /// Restores a layout saved with saveState(); false if it is invalid or of another version.
  bool restoreLayout(const QByteArray& state, int version);
  /// Updates titles and help texts after a change of language.
  void retranslate();

 signals:
  /// The user has shown or hidden a dock.
  void dockVisibilityChanged(const QString& name, bool visible);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  /// Adds a dock without a panel.
  QDockWidget* addDock(const QString& name);
  void addPanel(const PanelInfo& info, session::Stage& stage);
  [[nodiscard]] QWidget* panelOf(const QMetaObject& type) const;
  void placeDocks();
  void shareSpace();
  void showTitleBars();

  QHash<QString, QDockWidget*> docks_;
  QHash<QString, QWidget*> panels_;  ///< by the same ids
  bool fresh_ =
      true;  ///< the default layout has not been sized yet; the size of the area is only known when it is shown
};

}  // namespace furitsuke::panels
