// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QMainWindow>
#include <QTimer>
#include <optional>

#include "app/panels/dock_layout.h"

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
/// tabs and the message bar are above all docks. When the area is resized, the viewport gets or gives the space and the
/// other docks keep their sizes.
class DockArea : public QMainWindow {
  Q_OBJECT

 public:
  explicit DockArea(session::Stage& stage, QWidget* parent = nullptr);
  ~DockArea() override;

  /// nullptr: the panels show their empty states.
  void setDocument(edit::MotionDocument* document);

  /// The panel of that class, such as panel<TimelinePanel>(). A deferred panel is created.
  template <class Panel>
  [[nodiscard]] Panel* panel() {
    return static_cast<Panel*>(panelOf(Panel::staticMetaObject));
  }
  /// The same, but nullptr if it is a deferred panel that nobody has seen or used yet.
  template <class Panel>
  [[nodiscard]] Panel* createdPanel() const {
    return static_cast<Panel*>(createdPanelOf(Panel::staticMetaObject));
  }
  /// Calls `use` with the panel of that class: now, or when it is created if it is deferred and `context` still exists.
  template <class Panel, class Use>
  void whenCreated(QObject* context, Use use) {
    if (auto* created = createdPanel<Panel>()) return use(*created);
    connect(this, &DockArea::panelCreated, context, [use](QWidget* created) {
      if (auto* panel = qobject_cast<Panel*>(created)) use(*panel);
    });
  }
  /// By the id of the panel table; nullptr for an unknown id.
  [[nodiscard]] QDockWidget* dock(const QString& name) const { return docks_.value(name); }
  /// The dock is shown and is not covered by another tab.
  [[nodiscard]] bool isInFront(const QString& name) const;
  /// The panels that are in front, for bringBack().
  [[nodiscard]] QStringList panelsInFront() const;
  /// Brings these panels to the front again, without those that were closed meanwhile.
  void bringBack(const QStringList& panels);
  /// Shows the dock and makes it the current tab.
  void reveal(const QString& name);
  /// What gets the focus in a panel: its list or canvas rather than the first button; nullptr if nothing takes it.
  [[nodiscard]] static QWidget* focusTarget(const QDockWidget& dock);

  void resetLayout();
  /// Applies a layout that waits for the size of the area: it has that size.
  void applyLayout();
  /// To be increased when docks are added or renamed: a layout of another version is not restored.
  static constexpr int kLayoutVersion = 10;
  /// The user's own layout, for restoreLayout(); empty if there is nothing to save because the default layout was never
  /// shown.
  [[nodiscard]] QByteArray savedLayout(int version) const;
  /// Restores a saved layout; false if it is invalid or of another version. The sizes are applied when the area is
  /// shown with its real size.
  bool restoreLayout(const QByteArray& state, int version);
  /// The layout as a text for a project, see dock_layout.h; empty until a layout is shown.
  [[nodiscard]] QString describedLayout() const;
  /// Shows such a layout of a project, without making it the user's own; false if it is invalid.
  bool showLayoutOfProject(const QString& text);
  /// Shows the user's own layout again, after that of a project.
  void showOwnLayout();
  /// Shows one panel and nothing else, until showAllAgain(). No layout that is saved or described meanwhile is this
  /// one.
  void showAlone(const QString& name);
  void showAllAgain();
  /// Updates titles and help texts after a change of language.
  void retranslate();

 signals:
  /// A deferred panel was created.
  void panelCreated(QWidget* panel);
  /// The user has shown or hidden a dock.
  void dockVisibilityChanged(const QString& name, bool visible);
  /// Docks were moved, resized, shown or hidden; emitted once for all changes of a short time.
  void layoutChanged();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void childEvent(QChildEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  /// Adds a dock without a panel.
  QDockWidget* addDock(const QString& name);
  QWidget* addPanel(const PanelInfo& info);
  QWidget* addDeferredPanel(const PanelInfo& info);
  /// Creates the deferred panels that can be seen. Returns whether there were any.
  bool addShownPanels();
  [[nodiscard]] QWidget* panelOf(const QMetaObject& type);
  [[nodiscard]] QWidget* createdPanelOf(const QMetaObject& type) const;
  void placeDocks();
  void placeInWideArea();
  void placeInNarrowArea();
  [[nodiscard]] bool isNarrow() const;
  [[nodiscard]] int upperHeight() const;
  [[nodiscard]] int tabBarHeight(const QDockWidget& dock) const;
  [[nodiscard]] int tabsWidth(QDockWidget& dock);
  /// Gives columns whose titles have become longer the width for them.
  void widenForTitles();
  void raiseDefaults();
  void shareSpace();
  void applySizes();
  void keepSizes();
  void showTitleBars();
  /// Hides the panels behind other tabs, which Qt only moves out of the area: what is not seen takes neither focus nor
  /// keys, and screen readers skip it. The focus of a covered panel moves to the panel that covers it.
  void hideCovered();
  void passFocus(QDockWidget& covered);
  void reportVisibility();

  /// A layout that waits for the size of the area; without a state and a description it is the default layout.
  struct Pending {
    QByteArray state = {};
    int version = 0;
    std::optional<DockLayout> described = {};
  };
  /// The layout that a panel which is shown alone covers.
  struct Behind {
    QString described;
    bool isOfProject = false;
  };
  void setPending(Pending layout);
  bool showDescribed(const QString& text);
  void arrange(const DockLayout& layout);
  void divide(const DockGroup& group);
  void bringFronts(const DockGroup& group);
  /// Gives the parts of a group their shares of its room.
  void share(const DockGroup& group);
  /// The panel that is seen in the first place of a group that shows any.
  [[nodiscard]] static QString seenIn(const DockGroup& group);
  [[nodiscard]] DockGroup placeOf(const QList<QDockWidget*>& tabs) const;

  session::Stage& stage_;
  edit::MotionDocument* document_ = nullptr;
  QHash<QString, QDockWidget*> docks_;
  QHash<QString, QWidget*> panels_;  ///< by the same ids, without deferred panels
  QHash<QString, QSize> sizes_;      ///< of the docks when the area was settled, by the same ids
  QSize settledSize_;                ///< of the area when `sizes_` were last valid
  std::optional<Pending> pending_;
  std::optional<Pending> own_;    ///< the user's layout while another one is shown
  std::optional<Behind> behind_;  ///< while a panel is shown alone
  QList<QDockWidget*> revealed_;  ///< since the layout is pending, in this order
  QTimer apply_;                  ///< calls applySizes()
  QTimer settled_;                ///< runs from the first show until the window system has sized the window
  QTimer changed_;                ///< collects changes for layoutChanged()
};

}  // namespace furitsuke::panels
