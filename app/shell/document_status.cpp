// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/document_status.h"

#include <QLabel>
#include <QTime>
#include <QToolButton>

#include "app/playback/transport_bar.h"
#include "app/stage/draft_text.h"
#include "app/theme/theme.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke {

DocumentStatus::DocumentStatus(QWidget* parent)
    : QStatusBar(parent),
      frame_(new QLabel(this)),
      time_(new QLabel(this)),
      selection_(new QLabel(this)),
      draft_(new QLabel(this)),
      model_(new QLabel(this)),
      findings_(new QToolButton(this)),
      saved_(new QLabel(this)) {
  setSizeGripEnabled(false);
  frame_->setObjectName("statusFrame");
  selection_->setObjectName("statusSelection");
  draft_->setObjectName("statusDraft");
  model_->setObjectName("statusModel");
  findings_->setObjectName("statusFindings");
  for (QLabel* label : {frame_, time_, selection_, model_, saved_}) label->setProperty("muted", true);
  for (QLabel* label : {frame_, time_, selection_, draft_, model_, saved_}) {
    label->setContentsMargins(2 * kGrid, 0, 2 * kGrid, 0);
  }
  for (QLabel* label : {frame_, time_}) label->setFont(numberFont());
  for (QWidget* widget :
       {static_cast<QWidget*>(frame_), static_cast<QWidget*>(time_), static_cast<QWidget*>(selection_),
        static_cast<QWidget*>(draft_), static_cast<QWidget*>(model_)}) {
    addWidget(widget);
  }
  findings_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  keepTranslated(this, [this] { retranslate(); });
  connect(findings_, &QToolButton::clicked, this, &DocumentStatus::findingsRequested);
  addPermanentWidget(saved_);
  addPermanentWidget(findings_);
  setDocument(nullptr);
}

void DocumentStatus::retranslate() {
  findings_->setToolTip(tr("Show what is odd about the file"));
  showAll();
}

void DocumentStatus::setDocument(MotionDocument* document) {
  if (document_ != nullptr) document_->disconnect(this);
  document_ = document;
  savedAt_ = {};
  if (document != nullptr) {
    connect(document, &MotionDocument::currentFrameChanged, this, &DocumentStatus::showFrame);
    connect(document, &MotionDocument::selectionChanged, this, &DocumentStatus::showSelection);
    connect(document, &MotionDocument::draftChanged, this, &DocumentStatus::showDraft);
    connect(document, &MotionDocument::diagnosticsChanged, this, &DocumentStatus::showFile);
    connect(document, &MotionDocument::motionChanged, this, [this](const MotionChange& change) {
      showFrame();
      if (change.kind == MotionChange::Kind::ModelName || change.kind == MotionChange::Kind::Reloaded) showFile();
    });
  }
  showAll();
}

void DocumentStatus::showAll() {
  showFrame();
  showSelection();
  showDraft();
  showFile();
  saved_->setText(savedAt_.isValid() ? tr("saved %1").arg(savedAt_.toString("HH:mm")) : QString());
}

void DocumentStatus::showDraft() {
  const bool shows = document_ != nullptr && !document_->draft().isEmpty();
  draft_->setVisible(shows);
  if (!shows) return;
  draft_->setText(tr("not registered: %1").arg(draftText(document_->draft())));
  draft_->setToolTip(tr("What is posed and not yet a key"));
}

void DocumentStatus::showFrame() {
  frame_->setVisible(document_ != nullptr);
  time_->setVisible(document_ != nullptr);
  if (document_ == nullptr) return;
  const FrameRange frames = document_->motion().frameRange();
  frame_->setText(tr("frame %1 / %2").arg(document_->currentFrame()).arg(frames.isEmpty() ? 0 : frames.last));
  time_->setText(tr("%1 s").arg(document_->currentFrame() / kFramesPerSecond, 0, 'f', 2));
}

void DocumentStatus::showSelection() {
  selection_->setVisible(document_ != nullptr);
  if (document_ == nullptr) return;
  const int keys = static_cast<int>(document_->selection().keyCount());
  const int tracks = static_cast<int>(document_->selection().trackCount());
  if (keys == 0) {
    selection_->setText(tr("nothing selected"));
  } else {
    // Two plural forms in one sentence: each part is translated with its own number.
    selection_->setText(
        tr("%1 on %2").arg(tr("%Ln key(s) selected", nullptr, keys), tr("%Ln track(s)", nullptr, tracks)));
  }
}

void DocumentStatus::setModelFindings(int count, Severity worst) {
  modelFindings_ = count;
  worstOfModels_ = worst;
  showFile();
}

void DocumentStatus::showFile() {
  model_->setVisible(document_ != nullptr);
  findings_->setVisible(document_ != nullptr || modelFindings_ > 0);
  int count = modelFindings_;
  Severity worst = worstOfModels_;
  if (document_ != nullptr) {
    const QString name = QString::fromStdString(document_->motion().modelName.text);
    model_->setText(name.isEmpty() ? tr("no model name") : name);
    model_->setToolTip(tr("Name of the model that the motion was made for"));
    count += static_cast<int>(document_->diagnostics().size());
    for (const Diagnostic& finding : document_->diagnostics()) worst = std::max(worst, finding.severity);
  }
  findings_->setText(count == 0 ? tr("no findings") : tr("%Ln finding(s)", nullptr, count));
  findings_->setIcon(themedIcon(severityIconName(worst)));
}

void DocumentStatus::showSaved(const QTime& time) {
  savedAt_ = time;
  showAll();
}

}  // namespace furitsuke
