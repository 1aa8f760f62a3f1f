// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <vector>

#include "app/actions/action_arguments.h"
#include "app/commands/background_work.h"
#include "app/commands/command_context.h"
#include "core/eval/motion_comparison.h"
#include "core/model/model.h"

namespace furitsuke {

class Comparison;
class DockArea;
class ComparisonPanel;
class MotionDocument;

/// Compares the motion of the active model with another one: which that is, the work aside of the window, which is
/// begun anew when either motion changes, and the ways from one difference to the next.
class ComparisonCommands : public QObject {
  Q_OBJECT

 public:
  ComparisonCommands(const CommandContext& context, DockArea& docks, QObject* parent = nullptr);
  /// Waits for what is being compared, which it stops.
  ~ComparisonCommands() override;

 private:
  struct Round;
  void bindActions();
  void connectPanel();
  Status compareWith(const ActionArguments& arguments);
  Status compareAsked();
  Status compareWithFile(const std::filesystem::path& path);
  /// An Error when the motion cannot be compared on the active model.
  [[nodiscard]] Status check(const Motion& motion, const QString& title) const;
  Status step(int direction);
  void go(Frame frame);

  void onChanged();
  void showState();
  void work();
  /// Until the result is there, for scripts.
  void finish();
  void onWorked(const std::shared_ptr<Round>& round);
  void showProgress();
  void setResult(std::shared_ptr<const Model> model, std::shared_ptr<const MotionComparison> result);

  CommandContext context_;
  DockArea& docks_;
  ComparisonPanel& panel_;
  Comparison& comparison_;
  std::shared_ptr<const Model> model_;              ///< of the result
  std::shared_ptr<const MotionComparison> result_;  ///< of the last work that was done; nullptr: none
  QTimer rest_;
  QTimer look_;  ///< for the progress
  std::shared_ptr<Round> working_;
  BackgroundWork work_;
};

}  // namespace furitsuke
