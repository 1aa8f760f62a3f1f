// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <cstdint>
#include <memory>
#include <optional>

#include "app/session/background_work.h"
#include "core/edit/document/motion_document.h"
#include "core/quality/motion_quality.h"

namespace furitsuke::session {
class Stage;
}  // namespace furitsuke::session

namespace furitsuke::panels {

/// Measures the quality of a motion on its model in the background, and again after each edit; while an operation is
/// previewed, of its result as well.
class QualityMeter : public QObject {
  Q_OBJECT

 public:
  explicit QualityMeter(session::Stage& stage, QObject* parent = nullptr);
  /// Cancels a running measurement and waits for it.
  ~QualityMeter() override;

  /// nullptr: there is nothing to measure.
  void setDocument(edit::MotionDocument* document);
  /// Whether the results are visible; only then anything is measured.
  void setWatched(bool watched);

  /// Of the motion without a preview; null while unknown. May be of the motion before the last edits, until changed().
  [[nodiscard]] const quality::MotionQuality* settled() const noexcept { return settled_ ? &*settled_ : nullptr; }
  /// Of the previewed motion; null without a preview or while unknown.
  [[nodiscard]] const quality::MotionQuality* previewed() const noexcept { return previewed_ ? &*previewed_ : nullptr; }
  /// Measures now, if anything is to be measured, and waits for the result.
  void finish();
  /// Whether the motion has a model.
  [[nodiscard]] bool hasModel() const;
  [[nodiscard]] bool isBusy() const noexcept { return running_ != nullptr; }

 signals:
  /// A result is new or was withdrawn, or isBusy() changed.
  void changed();

 private:
  /// What decides about the quality of the settled motion.
  struct Subject {
    std::uint64_t revision = 0;
    const model::Model* model = nullptr;
    eval::PreExtrapolation preExtrapolation = eval::PreExtrapolation::Rest;
    friend bool operator==(const Subject&, const Subject&) = default;
  };
  struct Job;

  [[nodiscard]] std::shared_ptr<const model::Model> model() const;
  [[nodiscard]] Subject subject() const;
  void onEdited();
  void measureSoon();
  void measure();
  void start(const motion::Motion& motion, bool isPreview);
  void onMeasured(const std::shared_ptr<Job>& job);
  void forget();

  session::Stage& stage_;
  QPointer<edit::MotionDocument> document_;
  QTimer wait_;
  std::shared_ptr<Job> running_;
  std::optional<quality::MotionQuality> settled_, previewed_;
  std::optional<Subject> settledSubject_;  ///< of settled_
  bool isPreviewMeasured_ = false;
  bool watched_ = false;
  session::BackgroundWork work_;
};

}  // namespace furitsuke::panels
