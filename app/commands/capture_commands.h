// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <cstdint>
#include <memory>
#include <optional>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "app/dialogs/capture_dialog.h"
#include "core/exchange/motion_from_capture.h"

namespace furitsuke::exchange {
struct LoadedCapture;
}  // namespace furitsuke::exchange

namespace furitsuke::panels {
class DockArea;
}  // namespace furitsuke::panels

namespace furitsuke::scene {
class Actor;
}  // namespace furitsuke::scene

namespace furitsuke::session {
class BackgroundWork;
class CaptureFitting;
}  // namespace furitsuke::session

namespace furitsuke::commands {

class FileOpening;

/// Importing captured motion as a new motion for the active model, or into the current motion, or the camera of such a
/// file: capture.import. A page with the options shows the result in the window until it is accepted; a script gives
/// the options.
class CaptureCommands : public QObject {
  Q_OBJECT

 public:
  CaptureCommands(const CommandContext& context, FileOpening& files, const panels::DockArea& docks,
                  QObject* parent = nullptr);

  using CaptureTarget = dialogs::CaptureTarget;
  /// Where the motion goes at first.
  struct Insertion {
    CaptureTarget target = CaptureTarget::NewMotion;
    std::optional<Frame> frame = {};  ///< of the current motion; nothing: its playhead
    Frame newFrame = 0;               ///< of a new motion
  };

  /// Reads the file and shows the page; a script gets a new motion with the usual options. An Error without a model.
  Status open(const QString& path);
  /// Shows the page for a capture that was made from the file; a script gets the motion.
  Status fit(const QString& path, std::shared_ptr<const exchange::LoadedCapture> capture,
             const exchange::CaptureFitOptions& options, const Insertion& insertion);

 private:
  struct Import;
  struct Reading;
  /// What is taken of a file with a person and a camera that moves.
  enum class CaptureUse { Ask, Person, Camera };

  [[nodiscard]] static Error noModel();
  /// Without a model, the figure of the program is opened if motions are shown on it.
  const scene::Actor* dancerOrFigure();
  /// Shows that a model is needed, with a button that adds one. Scripts get an error instead.
  Status refuse(const QString& path);
  /// The model to fit a capture to: the active one. If it lacks the bones of a person, such as a prop, the most
  /// recently added model that has them becomes active instead. Null without models.
  const scene::Actor* dancer();
  Status importFromArguments(const actions::ActionArguments& arguments);
  Status read(const QString& path, const exchange::CaptureFitOptions& options, const Insertion& insertion,
              CaptureUse use);
  Status finishReading(const QString& path, Reading& reading, const exchange::CaptureFitOptions& options,
                       const Insertion& insertion, CaptureUse use);
  /// The camera of a file as a new motion, which the scene shows. It needs no model.
  Status addCamera(const QString& path, const Result<motion::Motion>& camera);
  Status begin(const QString& path, std::shared_ptr<const exchange::LoadedCapture> capture,
               std::shared_ptr<const model::Model> model, const exchange::CaptureFitOptions& options,
               const Insertion& insertion);
  /// Shows the result in the motion of that target.
  void setTarget(Import& running, CaptureTarget target);
  static void showResult(const Import& running);
  void showPage(const std::shared_ptr<Import>& running, const exchange::CaptureFitOptions& options);
  /// Lets the page show the skeleton at the playhead, and tells it which bone the user selects.
  void followTime(const std::shared_ptr<Import>& running, dialogs::CaptureDialog* page);
  void discard(Import& running);

  CommandContext context_;
  FileOpening& files_;
  const panels::DockArea& docks_;
  session::BackgroundWork* work_;
  std::uint64_t figure_ = 0;  ///< that was opened for the capture that is being imported; 0: none
  int unfitted_ = 0;          ///< the message that a model is needed; 0: none is shown
};

}  // namespace furitsuke::commands
