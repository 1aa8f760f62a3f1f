// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QMainWindow>

class QDockWidget;

namespace furitsuke {

class MotionDocument;
class TimelinePanel;
class ComparisonPanel;
class CurvePanel;
class GraphPanel;
class PropertyPanel;
class FindingsPanel;
class LogPanel;
class ModelPanel;
class PoseLibraryPanel;
class ScenePanel;
class Stage;
class ViewportPanel;

/// The panels of the window as docks that fill it. A window within the window, so that tabs of documents and messages
/// can stand above all of them.
class DockArea : public QMainWindow {
  Q_OBJECT

 public:
  explicit DockArea(Stage& stage, QWidget* parent = nullptr);

  /// nullptr: the panels show their empty states.
  void setDocument(MotionDocument* document);

  [[nodiscard]] ModelPanel* model() const noexcept { return model_; }
  [[nodiscard]] TimelinePanel* timeline() const noexcept { return timeline_; }
  [[nodiscard]] CurvePanel* curves() const noexcept { return curves_; }
  [[nodiscard]] GraphPanel* graph() const noexcept { return graph_; }
  [[nodiscard]] PropertyPanel* properties() const noexcept { return properties_; }
  [[nodiscard]] ComparisonPanel* comparison() const noexcept { return comparison_; }
  [[nodiscard]] FindingsPanel* findings() const noexcept { return findings_; }
  [[nodiscard]] ViewportPanel* viewport() const noexcept { return viewport_; }
  [[nodiscard]] ScenePanel* scene() const noexcept { return scene_; }
  [[nodiscard]] PoseLibraryPanel* poses() const noexcept { return poses_; }
  [[nodiscard]] LogPanel* logPanel() const noexcept { return log_; }

  /// By objectName, as dockNames() has them; nullptr for another name.
  [[nodiscard]] QDockWidget* dock(const QString& name) const { return docks_.value(name); }
  [[nodiscard]] static const QStringList& dockNames();
  /// Shows the dock and brings it before the others of its tab.
  void reveal(const QString& name);

  void resetLayout();
  /// Takes a layout that saveState() gave; false when it is none of this version.
  bool restoreLayout(const QByteArray& state, int version);
  /// Titles again, after a change of language.
  void retranslate();

 signals:
  /// A dock was shown or hidden by a person.
  void dockVisibilityChanged(const QString& name, bool visible);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  /// Empty at first.
  QDockWidget* addDock(const QString& name);
  void placeDocks();
  void shareSpace();
  void showTitleBars();
  void describePanels();

  QHash<QString, QDockWidget*> docks_;
  ViewportPanel* viewport_ = nullptr;
  ScenePanel* scene_ = nullptr;
  TimelinePanel* timeline_ = nullptr;
  CurvePanel* curves_ = nullptr;
  GraphPanel* graph_ = nullptr;
  PropertyPanel* properties_ = nullptr;
  ModelPanel* model_ = nullptr;
  ComparisonPanel* comparison_ = nullptr;
  FindingsPanel* findings_ = nullptr;
  PoseLibraryPanel* poses_ = nullptr;
  LogPanel* log_ = nullptr;
  bool fresh_ = true;  ///< nobody has arranged the docks yet: they get their shares when their size is known
};

}  // namespace furitsuke
