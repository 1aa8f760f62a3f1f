// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "core/film/backdrop_media.h"
#include "core/motion/backdrop_link.h"

namespace furitsuke::edit {
class MotionDocument;
}  // namespace furitsuke::edit

namespace furitsuke::session {

class Workspace;

/// What is behind the scene of a window: the background of the current motion, or else of the first open motion that
/// has one. Files are read and films decoded in the background. Changes are undo steps of the motion.
class BackdropTrack : public QObject {
  Q_OBJECT

 public:
  explicit BackdropTrack(Workspace& workspace, QObject* parent = nullptr);
  ~BackdropTrack() override;

  /// What the motion says about its background, or what is shown instead of it as a preview.
  [[nodiscard]] const std::optional<motion::BackdropLink>& link() const noexcept { return link_; }
  /// The name of its file; empty without one.
  [[nodiscard]] QString name() const;
  /// Sets what is drawn behind the scene at a frame. Never waits: while a picture is not there yet, the last one stays,
  /// and changed() is emitted when it is there.
  void apply(render::RenderOptions& options, double frame) const;
  /// Waits for the picture at a frame, so that apply() sets exactly this one. For pictures that are saved.
  void wait(double frame) const;

  /// The motion whose background it is, or else `other`.
  [[nodiscard]] edit::MotionDocument& owner(edit::MotionDocument& other) const;
  /// Makes a picture or film the background of `target`, with the settings of the one before. An Error, without a
  /// change, if it cannot be opened. Waits until it is open.
  Status open(const std::filesystem::path& file, edit::MotionDocument& target);
  /// Removes the background from its motion.
  void remove();
  /// Changes the background of `target` as one step.
  void setSettings(edit::MotionDocument& target, const motion::BackdropLink& link);
  /// Shows another background until another preview or endPreview().
  void preview(const motion::BackdropLink& link);
  void endPreview();

 signals:
  /// Another picture must be drawn.
  void changed();
  /// A file cannot be opened, or a picture of a film cannot be decoded.
  void failed(const QString& file, const furitsuke::Error& error);

 private:
  void follow(edit::MotionDocument& document);
  void update();
  /// Opens the file of the link, and closes the previous one.
  void openMedia();
  std::unique_ptr<film::BackdropMedia> makeMedia(const std::string& file);
  void onNews();

  Workspace& workspace_;
  QPointer<edit::MotionDocument> motion_;
  std::optional<motion::BackdropLink> link_;
  std::string file_;      ///< of media_
  std::string reported_;  ///< the last problem of file_ that was reported
  std::unique_ptr<film::BackdropMedia> media_;
};

/// "Backgrounds (*.png *.mp4 ...)", for file dialogs.
[[nodiscard]] QString backdropFileFilter();

}  // namespace furitsuke::session
