// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <vector>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "app/session/background_work.h"
#include "core/eval/motion_comparison.h"
#include "core/model/model.h"

namespace furitsuke::edit {
class MotionDocument;
}  // namespace furitsuke::edit

namespace furitsuke::panels {
class ComparisonPanel;
class DockArea;
}  // namespace furitsuke::panels

namespace furitsuke::session {
class Comparison;
}  // namespace furitsuke::session

namespace furitsuke::commands {

/// Compares the motion of the active model with another one: viewport.compareWith, compareStop, compareNext and
/// comparePrevious. The comparison runs in the background and restarts when either motion changes.
class ViewportComparisonCommands : public QObject {
  Q_OBJECT

 public:
  ViewportComparisonCommands(const CommandContext& context, panels::DockArea& docks, QObject* parent = nullptr);
  /// Cancels a running comparison and waits for it.
  ~ViewportComparisonCommands() override;

 private:
  struct Job;
  void bindActions();
  void connectPanel();
  Status compareWith(const actions::ActionArguments& arguments);
  Status chooseAndCompare();
  Status compareWithFile(const std::filesystem::path& path);
  /// An Error when the motion cannot be compared on the active model.
  [[nodiscard]] Status check(const motion::Motion& motion, const QString& title) const;
  Status step(int direction);
  void goToFrame(Frame frame);

  void onChanged();
  void showState();
  void showTitles();
  void startJob();
  /// Waits for the result, for scripts.
  void waitForResult();
  void onJobFinished(const std::shared_ptr<Job>& job);
  void showProgress();
  void setResult(std::shared_ptr<const model::Model> model, std::shared_ptr<const eval::MotionComparison> result);

  CommandContext context_;
  panels::DockArea& docks_;
  panels::ComparisonPanel* panel_ = nullptr;  ///< until it is created
  session::Comparison& comparison_;
  std::shared_ptr<const model::Model> model_;             ///< of the result
  std::shared_ptr<const eval::MotionComparison> result_;  ///< of the last finished comparison; nullptr: none
  QTimer delayTimer_;
  QTimer progressTimer_;
  std::shared_ptr<Job> running_;
  int problem_ = 0;  ///< message that the motions cannot be compared; 0: none
  session::BackgroundWork work_;
};

}  // namespace furitsuke::commands
