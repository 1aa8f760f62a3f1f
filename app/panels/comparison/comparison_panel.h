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

/// Shows where two motions differ on the active model: bones and morphs with their largest differences, and the
/// differences over time. The comparison itself is computed elsewhere.
class ComparisonPanel : public QWidget {
  Q_OBJECT

 public:
  /// What can be compared; it decides what the panel offers.
  enum class State { NoModel, NoMotion, NoSecond, On };

  explicit ComparisonPanel(QWidget* parent = nullptr);

  void setState(State state);
  /// The names of the motions.
  void setTitles(const QString& first, const QString& second);
  /// nullptr for both while no result is available.
  void setComparison(const std::shared_ptr<const model::Model>& model,
                     const std::shared_ptr<const eval::MotionComparison>& comparison);
  /// The progress, 0..100; nothing when no long computation is running.
  void setProgress(std::optional<int> percent);
  void setPlayhead(double frame);
  /// Shows English names where the model has them.
  void setEnglishNames(bool on);
  /// Buttons; the first one is in the empty state too. Not owned.
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
  /// Shows the tab with differences if only one of them has any.
  void bringForward();
  void showTitles();

  QStackedLayout* pages_;
  widgets::EmptyState* empty_;
  QWidget* content_;
  QLabel* titles_;
  QLineEdit* search_;
  QToolButton *compare_, *stop_, *previous_, *next_;
  QProgressBar* progress_;
  QLabel *same_, *leftOut_;
  QTabWidget* tabs_;
  DifferenceList* bones_;
  DifferenceList* morphs_;
  QAction* compareAction_ = nullptr;
  State state_ = State::NoModel;
  QString first_, second_;
  bool isKnown_ = false;
  std::optional<Frame> wholeLast_;  ///< after it frames were left out
};

}  // namespace furitsuke::panels
