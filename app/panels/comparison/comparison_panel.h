// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>
#include <memory>
#include <optional>

#include "core/eval/motion_comparison.h"
#include "core/model/model.h"

class QAction;
class QLabel;
class QLineEdit;
class QProgressBar;
class QStackedLayout;
class QTabWidget;
class QToolButton;

namespace furitsuke::widgets {
class EmptyState;
}  // namespace furitsuke::widgets

namespace furitsuke::panels {

class DifferenceList;

/// Shows how two motions differ on the active model: the bones and morphs with their largest differences, and the
/// differences over time. Does not compute the comparison itself.
class ComparisonPanel : public QWidget {
  Q_OBJECT

 public:
  /// Whether there is a comparison, or what is missing for one.
  enum class State { NoModel, NoMotion, NoSecond, On };

  explicit ComparisonPanel(QWidget* parent = nullptr);

  void setState(State state);
  /// The names of the motions.
  void setTitles(const QString& first, const QString& second);
  /// Shows a result; both are nullptr while none is available.
  void setComparison(const std::shared_ptr<const model::Model>& model,
                     const std::shared_ptr<const eval::MotionComparison>& comparison);
  /// Shows the progress in percent; nullopt hides it.
  void setProgress(std::optional<int> percent);
  void setPlayhead(double frame);
  /// Shows English names where the model has them.
  void setEnglishNames(bool on);
  /// Sets the actions of the buttons; `compare` is also in the empty state. Not owned.
  void setActions(QAction* compare, QAction* stop, QAction* previous, QAction* next);

  [[nodiscard]] DifferenceList& bones() const noexcept { return *bones_; }
  [[nodiscard]] DifferenceList& morphs() const noexcept { return *morphs_; }

 signals:
  /// The user wants to go to a bone or morph of the model at this frame.
  void boneChosen(int bone, furitsuke::Frame frame);
  void morphChosen(int morph, furitsuke::Frame frame);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  QWidget* makeHeader();
  void showTexts();
  void showState();
  void showCounts();
  /// Selects the tab that has differences, if only one of them has any.
  void selectTabWithDifferences();
  void showTitles();

  QStackedLayout* pages_;
  widgets::EmptyState* empty_;
  QWidget* content_;
  QLabel* titles_;
  QLineEdit* search_;
  QToolButton *compare_, *stop_, *previous_, *next_;
  QProgressBar* progress_;
  QLabel *same_, *partialNote_;
  QTabWidget* tabs_;
  DifferenceList* bones_;
  DifferenceList* morphs_;
  QAction* compareAction_ = nullptr;
  State state_ = State::NoModel;
  QString first_, second_;
  bool isKnown_ = false;
  std::optional<Frame> wholeLast_;  ///< after this frame, not all frames were compared
};

}  // namespace furitsuke::panels
