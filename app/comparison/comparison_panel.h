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

namespace furitsuke {

class DifferenceList;
class EmptyState;

/// Where two motions differ on the active model: bones and morphs with their largest differences, and how they differ
/// over time. It compares nothing itself.
class ComparisonPanel : public QWidget {
  Q_OBJECT

 public:
  /// What there is to compare, and so what the panel offers.
  enum class State { NoModel, NoMotion, NoSecond, On };

  explicit ComparisonPanel(QWidget* parent = nullptr);

  void setState(State state);
  /// As the motions are called.
  void setTitles(const QString& first, const QString& second);
  /// nullptr for both: nothing is known yet.
  void setComparison(const std::shared_ptr<const Model>& model,
                     const std::shared_ptr<const MotionComparison>& comparison);
  /// How far the work is, 0..100; nothing when there is none that takes long.
  void setProgress(std::optional<int> percent);
  void setPlayhead(double frame);
  /// Names in English where the model has them.
  void setEnglishNames(bool on);
  /// Buttons; the first is that of the empty state too. Not owned.
  void setActions(QAction* compare, QAction* stop, QAction* previous, QAction* next);

  [[nodiscard]] DifferenceList& bones() const noexcept { return *bones_; }
  [[nodiscard]] DifferenceList& morphs() const noexcept { return *morphs_; }

 signals:
  /// Somebody wants to see a bone or morph of the model at this frame.
  void boneChosen(int bone, furitsuke::Frame frame);
  void morphChosen(int morph, furitsuke::Frame frame);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  QWidget* makeHeader();
  void showTexts();
  void showState();
  void showCounts();
  /// In front is what differs, where only bones or only morphs do.
  void bringForward();
  void showTitles();

  QStackedLayout* pages_;
  EmptyState* empty_;
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
  std::optional<Frame> wholeLast_;  ///< behind it frames were left out
};

}  // namespace furitsuke
