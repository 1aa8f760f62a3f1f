// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document_status.h"

#include <QLabel>
#include <QTime>
#include <QToolButton>
#include <algorithm>
#include <string_view>
#include <utility>

#include "app/actions/action_set.h"
#include "app/panels/transport_bar.h"
#include "app/session/binding_check.h"
#include "app/session/draft_text.h"
#include "app/session/large_steps.h"
#include "app/session/scene/stage.h"
#include "app/session/step_text.h"
#include "app/theme/theme.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/number_text.h"
#include "app/widgets/status_line.h"
#include "app/widgets/translated_texts.h"
#include "core/base/text_encoding.h"
#include "core/motion/last_frame.h"

namespace furitsuke::window {

namespace {

/// Whether the action is meant to change the motion or the pose.
bool isEdit(const QString& id) {
  static const QStringList kEdits = {"key.",         "curve.linear",  "curve.ease",  "curve.auto",  "curve.paste",
                                     "curve.set",    "pose.register", "pose.reset",  "pose.paste",  "pose.values",
                                     "pose.discard", "morph.",        "graph.raise", "graph.lower", "operation.",
                                     "edit.delete",  "edit.cut",      "edit.paste",  "track.rename"};
  return std::ranges::any_of(kEdits, [&id](const QString& start) { return id.startsWith(start); });
}

}  // namespace

DocumentStatus::DocumentStatus(QWidget* parent)
    : QStatusBar(parent),
      frame_(new QLabel(this)),
      time_(new QLabel(this)),
      selection_(new QLabel(this)),
      draft_(new QLabel(this)),
      model_(new QLabel(this)),
      encoding_(new QToolButton(this)),
      line_(new widgets::StatusLine(this)),
      findings_(new QToolButton(this)),
      saved_(new QLabel(this)) {
  setSizeGripEnabled(false);
  frame_->setObjectName("statusFrame");
  selection_->setObjectName("statusSelection");
  draft_->setObjectName("statusDraft");
  model_->setObjectName("statusModel");
  encoding_->setObjectName("statusEncoding");
  findings_->setObjectName("statusFindings");
  for (QLabel* label : {frame_, time_, selection_, model_, saved_}) label->setProperty("muted", true);
  for (QLabel* label : {frame_, time_, selection_, draft_, model_, saved_}) {
    label->setContentsMargins(2 * theme::kGrid, 0, 2 * theme::kGrid, 0);
  }
  for (QLabel* label : {frame_, time_}) label->setFont(theme::numberFont());
  for (QWidget* widget :
       {static_cast<QWidget*>(frame_), static_cast<QWidget*>(time_), static_cast<QWidget*>(selection_),
        static_cast<QWidget*>(draft_), static_cast<QWidget*>(model_), static_cast<QWidget*>(encoding_)}) {
    addWidget(widget);
  }
  addWidget(line_, 1);
  findings_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  widgets::keepTranslated(this, [this] { retranslate(); });
  connect(findings_, &QToolButton::clicked, this, &DocumentStatus::findingsRequested);
  connect(encoding_, &QToolButton::clicked, this, &DocumentStatus::encodingRequested);
  addPermanentWidget(saved_);
  addPermanentWidget(findings_);
  setDocument(nullptr);
}

QSize DocumentStatus::minimumSizeHint() const {
  constexpr int kLeastWidth = 80 * theme::kGrid;
  const QSize hint = QStatusBar::minimumSizeHint();
  return {std::min(hint.width(), kLeastWidth), hint.height()};
}

void DocumentStatus::retranslate() {
  findings_->setToolTip(tr("Show the findings"));
  encoding_->setToolTip(tr("Encoding of the names in the file; choose another one"));
  showAll();
}

void DocumentStatus::setDocument(edit::MotionDocument* document) {
  if (document_ != nullptr) {
    document_->disconnect(this);
    document_->history().undoStack()->disconnect(this);
  }
  document_ = document;
  savedAt_ = {};
  line_->say({});
  if (document != nullptr) {
    connect(document, &edit::MotionDocument::currentFrameChanged, this, &DocumentStatus::showFrame);
    connect(document, &edit::MotionDocument::selectionChanged, this, &DocumentStatus::showSelection);
    connect(document, &edit::MotionDocument::draftChanged, this, &DocumentStatus::showDraft);
    const QUndoStack* steps = document->history().undoStack();
    stepIndex_ = steps->index();
    connect(steps, &QUndoStack::indexChanged, this, &DocumentStatus::sayNewStep);
    connect(document, &edit::MotionDocument::diagnosticsChanged, this, &DocumentStatus::showFile);
    connect(document, &edit::MotionDocument::annotationsChanged, this, &DocumentStatus::showFrame);
    connect(document, &edit::MotionDocument::motionChanged, this, [this](const edit::MotionChange& change) {
      showFrame();
      showEncoding();
      const bool isReloaded = change.kind == edit::MotionChange::Kind::Reloaded;
      if (isReloaded) line_->say({});  // the steps before are gone
      if (isReloaded || change.kind == edit::MotionChange::Kind::ModelName) showFile();
    });
  }
  showAll();
}

void DocumentStatus::follow(const actions::ActionSet& actions) {
  connect(&actions, &actions::ActionSet::aboutToRun, this, [this](const QString& id) {
    if (document_ == nullptr || !isEdit(id)) return;
    revisions_[id] = document_->history().revision();
    line_->say({});
  });
  connect(&actions, &actions::ActionSet::ran, this, [this, &actions](const QString& id) {
    const std::uint64_t before = revisions_.take(id);
    if (document_ == nullptr || !isEdit(id) || !line_->text().isEmpty()) return;
    if (document_->history().revision() != before || session::LargeSteps::of(*document_).work().isBusy()) return;
    // What opens a form has not changed anything yet.
    const bool asks = id.startsWith("operation.") || actions.action(id)->text().endsWith(QChar(0x2026));
    if (!asks || actions.isScripted()) line_->say([] { return tr("Nothing changed"); });
  });
}

void DocumentStatus::follow(const edit::SceneDocument& scene) {
  sceneIndex_ = scene.undoStack().index();
  connect(&scene.undoStack(), &QUndoStack::indexChanged, this, [this, &scene](int index) {
    if (std::exchange(sceneIndex_, index) < index) line_->say(session::lastStepText(scene.undoStack()));
  });
}

void DocumentStatus::showAll() {
  showFrame();
  showSelection();
  showDraft();
  showFile();
  showEncoding();
  saved_->setText(savedAt_.isValid() ? tr("saved %1").arg(savedAt_.toString("HH:mm")) : QString());
}

void DocumentStatus::showDraft() {
  const bool shows = document_ != nullptr && !document_->history().draft().isEmpty();
  draft_->setVisible(shows);
  if (!shows) return;
  draft_->setText(tr("not registered: %1").arg(session::draftText(document_->history().draft())));
  draft_->setToolTip(tr("The unregistered pose"));
}

void DocumentStatus::sayNewStep(int index) {
  if (std::exchange(stepIndex_, index) < index) line_->say(session::newStepText(*document_));
}

void DocumentStatus::showFrame() {
  frame_->setVisible(document_ != nullptr);
  time_->setVisible(document_ != nullptr);
  if (document_ == nullptr) return;
  const Frame last = motion::lastFrameOf(document_->motion());
  frame_->setText(tr("frame %1 / %2").arg(document_->state().currentFrame()).arg(last));
  time_->setText(widgets::timeText(document_->state().currentFrame() / kFramesPerSecond));
}

void DocumentStatus::showSelection() {
  selection_->setVisible(document_ != nullptr);
  if (document_ == nullptr) return;
  const int keys = static_cast<int>(document_->state().selection().keyCount());
  const int tracks = static_cast<int>(document_->state().selection().trackCount());
  QStringList parts;
  if (keys > 0) {
    // Two plural forms in one sentence: each part is translated with its own number.
    parts.append(tr("%1 on %2").arg(tr("%Ln key(s) selected", nullptr, keys), tr("%Ln track(s)", nullptr, tracks)));
  } else {
    parts.append(bones_.isEmpty() && rows_ == 0 ? tr("nothing selected") : tr("no keys selected"));
  }
  if (bones_.size() == 1) {
    //: the name of the selected bone
    parts.append(tr("1 bone: %1").arg(bones_.front()));
  } else if (!bones_.isEmpty()) {
    parts.append(tr("%Ln bone(s)", nullptr, static_cast<int>(bones_.size())));
  }
  if (rows_ > 0) parts.append(tr("%Ln row(s)", nullptr, rows_));
  selection_->setText(parts.join(QStringLiteral(" · ")));
}

void DocumentStatus::showBonesAndRows(const QStringList& bones, int rows) {
  if (bones == bones_ && rows == rows_) return;
  bones_ = bones;
  rows_ = rows;
  showSelection();
}

void DocumentStatus::showModelFindings(const session::Stage& stage) {
  modelFindings_ = 0;
  worstOfModels_ = Severity::Info;
  for (const auto& actor : stage.actors()) {
    const Diagnostics& findings = stage.infoOf(actor->id()).diagnostics;
    modelFindings_ += static_cast<int>(findings.size());
    for (const Diagnostic& finding : findings) worstOfModels_ = std::max(worstOfModels_, finding.severity);
    const session::BindingResult* binding = stage.binding().resultOf(actor->id());
    if (binding == nullptr) continue;
    modelFindings_ += static_cast<int>(binding->findings.size());
    for (const Diagnostic& finding : binding->findings) worstOfModels_ = std::max(worstOfModels_, finding.severity);
  }
  showFile();
}

void DocumentStatus::showFile() {
  model_->setVisible(document_ != nullptr);
  findings_->setVisible(document_ != nullptr || modelFindings_ > 0);
  int count = modelFindings_;
  Severity worst = worstOfModels_;
  if (document_ != nullptr) {
    const QString name = QString::fromStdString(document_->motion().modelName.text());
    model_->setText(name.isEmpty() ? tr("no model name") : name);
    model_->setToolTip(tr("Name of the model that the motion was made for"));
    count += static_cast<int>(document_->diagnostics().size());
    for (const Diagnostic& finding : document_->diagnostics()) worst = std::max(worst, finding.severity);
  }
  findings_->setText(count == 0 ? tr("no findings") : tr("%Ln finding(s)", nullptr, count));
  findings_->setIcon(theme::themedIcon(widgets::severityIconName(worst)));
}

void DocumentStatus::showEncoding() {
  encoding_->setVisible(document_ != nullptr);
  if (document_ == nullptr) return;
  const std::string_view name = textEncodingName(document_->motion().nameEncoding);
  encoding_->setText(QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size())));
  encoding_->setAccessibleName(tr("Encoding of the names: %1").arg(encoding_->text()));
}

void DocumentStatus::showSaved() {
  savedAt_ = QTime::currentTime();
  showAll();
}

}  // namespace furitsuke::window
