// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/operations/operation_dialog.h"

#include <QApplication>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

#include "app/panels/operations/dancer_fields.h"
#include "app/panels/operations/name_completer.h"
#include "app/panels/operations/operation_widgets.h"
#include "app/theme/theme.h"
#include "app/widgets/dialog_help.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/message_text.h"
#include "app/widgets/operation_text.h"
#include "app/widgets/problem_label.h"
#include "app/widgets/window_place.h"

namespace furitsuke::panels {

namespace {

constexpr int kFormWidth = 120 * theme::kGrid;
/// The expected width of help texts, which determines their height.
constexpr int kHelpWidth = 80 * theme::kGrid;
/// Of figures, problem and notes, whatever they say: the buttons below stay where they are.
constexpr int kResultsHeight = 36 * theme::kGrid;
/// The maximum height of the form as a fraction of the screen height; a higher form scrolls.
constexpr double kMaxFormHeight = 0.55;
constexpr int kMinFormHeight = 50 * theme::kGrid;

/// A scroll area that is as high as its contents; QScrollArea limits its size hint to 24 lines.
class FormArea : public QScrollArea {
 public:
  using QScrollArea::QScrollArea;
  [[nodiscard]] QSize sizeHint() const override {
    const int bar = verticalScrollBar()->sizeHint().width();
    const int width = std::max(kFormWidth, widget()->minimumSizeHint().width() + bar);
    const int height = widget()->hasHeightForWidth() ? widget()->heightForWidth(width) : widget()->sizeHint().height();
    return {width, std::min(height, static_cast<int>(screen()->availableGeometry().height() * kMaxFormHeight))};
  }
  /// A few fields never need a scroll bar.
  [[nodiscard]] QSize minimumSizeHint() const override {
    return {QScrollArea::minimumSizeHint().width(), std::min(sizeHint().height(), kMinFormHeight)};
  }
};

QLabel* mutedLabel(const QString& text, QWidget* parent) {
  auto* label = new QLabel(text, parent);
  label->setProperty("muted", true);
  label->setWordWrap(true);
  return label;
}

}  // namespace

OperationDialog::OperationDialog(const operations::Operation& operation, const std::vector<OfferedFile>& open,
                                 std::function<Frame()> playhead, QWidget* parent)
    : QDialog(parent),
      operation_(operation),
      playhead_(std::move(playhead)),
      scope_(new ScopePicker(this)),
      scopeText_(new QLabel(this)),
      preview_(new QCheckBox(tr("Preview"), this)),
      compare_(new QCheckBox(tr("Compare with the original"), this)),
      original_(new QPushButton(tr("Original (hold F7)"), this)),
      summary_(new QLabel(this)),
      problem_(new widgets::ProblemLabel(this)),
      notes_(new QListWidget(this)),
      progress_(new QProgressBar(this)) {
  setObjectName("operation");
  setWindowTitle(widgets::operationText(operation));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid);
  layout->setSpacing(3 * theme::kGrid);
  form_ = makeForm(open);
  layout->addWidget(form_, 1);
  if (QWidget* own = makeOperationWidget(*this)) layout->addWidget(own);
  layout->addWidget(makeFooter());
  connect(scope_, &ScopePicker::changed, this, &OperationDialog::changed);
  connect(preview_, &QCheckBox::toggled, this, &OperationDialog::previewToggled);
  connect(compare_, &QCheckBox::toggled, this, &OperationDialog::compareToggled);
  connect(original_, &QPushButton::pressed, this, [this] { emit originalHeld(true); });
  connect(original_, &QPushButton::released, this, [this] { emit originalHeld(false); });
  // The key works in all windows, because the result is looked at in them.
  qApp->installEventFilter(this);
  reset();
  setOutdated();
  (fields_.empty() ? static_cast<QWidget*>(scope_) : fields_.front())->setFocus();
  resize(sizeHint());  // Qt would give it at most two thirds of the screen, and the form a scroll bar
}

QWidget* OperationDialog::makeForm(const std::vector<OfferedFile>& open) {
  auto* contents = new QWidget;
  auto* form = new QFormLayout(contents);
  form->setContentsMargins(0, 0, 0, 0);
  form->setHorizontalSpacing(3 * theme::kGrid);
  form->setVerticalSpacing(theme::kGrid);
  form->setLabelAlignment(Qt::AlignRight | Qt::AlignTop);
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  scopeText_->setObjectName("scopeText");
  scopeText_->setWordWrap(true);
  form->addRow(scopeText_);
  // It scrolls with the fields, so that the result is visible on low screens.
  form->addRow(mutedLabel(widgets::operationHelp(operation_), contents));
  form->addRow(tr("Keys"), scope_);
  for (const operations::OperationParameter& parameter : operation_.parameters) {
    ParameterField* field = makeParameterField(parameter, open, contents);
    const bool isFlag = parameter.kind == operations::ParameterKind::Flag;
    form->addRow(isFlag ? QString() : widgets::parameterLabel(parameter), field);
    QLabel* help = mutedLabel(widgets::parameterHelp(parameter), contents);
    help->setMinimumWidth(kHelpWidth);
    help->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    form->addRow(QString(), help);
    connect(field, &ParameterField::changed, this, &OperationDialog::changed);
    fields_.push_back(field);
    if (operation_.fitsModel && parameter.kind == operations::ParameterKind::ModelFile) {
      dancers_ = new DancerFields(parameter, contents);
      form->addRow(QString(), dancers_);
      connect(dancers_, &DancerFields::changed, this, &OperationDialog::changed);
    }
  }
  auto* area = new FormArea(this);
  area->setWidget(contents);
  area->setWidgetResizable(true);
  area->setFocusPolicy(Qt::NoFocus);
  area->setFrameShape(QFrame::NoFrame);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area->setMinimumWidth(kFormWidth);
  return area;
}

ParameterField* OperationDialog::fieldOf(std::string_view id) const {
  const auto field =
      std::ranges::find_if(fields_, [id](const ParameterField* candidate) { return candidate->parameter().id == id; });
  return field == fields_.end() ? nullptr : *field;
}

QString OperationDialog::value(std::string_view id) const { return fieldOf(id)->text(); }

void OperationDialog::chooseValue(std::string_view id, const QString& text) {
  setText(id, text);
  emit changed();
}

void OperationDialog::dragValue(std::string_view id, const QString& text) {
  setText(id, text);
  emit dragged();
}

void OperationDialog::setText(std::string_view id, const QString& text) {
  ParameterField* field = fieldOf(id);
  const QSignalBlocker blocker(field);
  field->setText(text);
}

QWidget* OperationDialog::makeChecks() {
  preview_->setObjectName("preview");
  preview_->setChecked(true);
  preview_->setWhatsThis(tr("Show the result of the operation in all panels before it is applied."));
  compare_->setObjectName("compare");
  compare_->setWhatsThis(tr(
      "Show the motion before the operation as a ghost in the viewport, and the differences in the Comparison panel."));
  original_->setObjectName("original");
  original_->setAutoDefault(false);
  original_->setFocusPolicy(Qt::NoFocus);
  original_->setWhatsThis(tr("Hold the button, or the key, to see the motion before the operation in all panels."));
  auto* checks = new QWidget(this);
  auto* row = new QHBoxLayout;
  row->setSpacing(4 * theme::kGrid);
  row->addWidget(preview_);
  row->addWidget(compare_);
  row->addStretch(1);
  row->addWidget(original_);
  auto* layout = new QVBoxLayout(checks);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(theme::kGrid);
  layout->addLayout(row);
  return checks;
}

bool OperationDialog::eventFilter(QObject* watched, QEvent* event) {
  // The release of the key goes to another program then.
  if (event->type() == QEvent::ApplicationDeactivate) emit originalHeld(false);
  const bool isPress = event->type() == QEvent::KeyPress;
  if (isVisible() && (isPress || event->type() == QEvent::KeyRelease)) {
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->key() == Qt::Key_F7 && key->modifiers() == Qt::NoModifier) {
      if (!key->isAutoRepeat()) emit originalHeld(isPress);
      return true;
    }
  }
  return QDialog::eventFilter(watched, event);
}

QWidget* OperationDialog::makeResults() {
  auto* results = new QWidget(this);
  results->setFixedHeight(kResultsHeight);
  summary_->setObjectName("figures");
  summary_->setWordWrap(true);
  summary_->setFont(theme::numberFont());
  problem_->setObjectName("problem");
  // A long path without a place to break does not widen the dialog.
  for (QLabel* label : {summary_, problem_}) label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  notes_->setObjectName("notes");
  notes_->setAccessibleName(tr("Notes"));
  notes_->setWhatsThis(tr("Notes about the tracks that the operation changes."));
  notes_->setWordWrap(true);
  notes_->hide();
  auto* layout = new QVBoxLayout(results);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(2 * theme::kGrid);
  layout->addWidget(summary_);
  layout->addWidget(problem_);
  layout->addWidget(notes_, 1);
  layout->addStretch();
  return results;
}

QWidget* OperationDialog::makeFooter() {
  auto* footer = new QWidget(this);
  progress_->setRange(0, 0);
  progress_->setTextVisible(false);
  widgets::keepRoomWhenHidden(*progress_);
  progress_->hide();
  auto* buttons = new QDialogButtonBox(this);
  apply_ = buttons->addButton(tr("Apply"), QDialogButtonBox::AcceptRole);
  apply_->setObjectName("apply");
  apply_->setDefault(true);
  apply_->setWhatsThis(tr("Apply the operation as one undo step."));
  QPushButton* cancel = buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
  cancel->setObjectName("cancel");
  widgets::explainCancel(cancel);
  QPushButton* defaults = buttons->addButton(tr("Defaults"), QDialogButtonBox::ResetRole);
  defaults->setObjectName("defaults");
  defaults->setAutoDefault(false);
  defaults->setWhatsThis(tr("Reset all fields to their default values."));
  connect(buttons, &QDialogButtonBox::accepted, this, [this] {
    wasApplied_ = true;
    emit applyRequested();
  });
  connect(buttons, &QDialogButtonBox::rejected, this, &OperationDialog::reject);
  connect(defaults, &QPushButton::clicked, this, [this] {
    reset();
    emit changed();
  });
  auto* layout = new QVBoxLayout(footer);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(2 * theme::kGrid);
  for (QWidget* part : std::initializer_list<QWidget*>{makeChecks(), makeResults(), progress_, buttons}) {
    layout->addWidget(part);
  }
  return footer;
}

void OperationDialog::reset() {
  for (ParameterField* field : fields_) {
    const QSignalBlocker blocker(field);
    field->setText(firstValue(field->parameter(), playhead()));
  }
}

operations::OperationArguments::Texts OperationDialog::arguments() const {
  operations::OperationArguments::Texts texts;
  for (const ParameterField* field : fields_) {
    texts.emplace_back(std::string(field->parameter().id), field->text().toStdString());
  }
  return texts;
}

void OperationDialog::setArguments(const operations::OperationArguments::Texts& arguments) {
  for (const auto& [id, text] : arguments) {
    if (ParameterField* field = fieldOf(id)) field->setText(QString::fromStdString(text));
  }
}

void OperationDialog::offerNames(const motion::Motion& motion, const model::Model* model) {
  const OfferedNames names = offeredNames(motion, model);
  for (ParameterField* field : fields_) field->setNames(names);
  scope_->setNames(names);
}

void OperationDialog::setScopeText(const QString& text) {
  scopeText_->setText(text);
  if (isVisible()) return;
  form_->updateGeometry();  // a scroll area does not follow the size of its contents
  resize(sizeHint());
}

bool OperationDialog::isPreviewOn() const { return preview_->isChecked(); }
void OperationDialog::setPreviewOn(bool on) { preview_->setChecked(on); }
bool OperationDialog::isCompareOn() const { return compare_->isChecked(); }
void OperationDialog::setCompareOn(bool on) { compare_->setChecked(on); }

void OperationDialog::offerDancers(const QStringList& others, const std::vector<OfferedFile>& models) {
  if (dancers_ != nullptr) dancers_->offer(others, models);
}

bool OperationDialog::isForAllDancers() const { return dancers_ != nullptr && dancers_->areAllFitted(); }

std::vector<std::string> OperationDialog::dancerSources() const {
  return dancers_ == nullptr ? std::vector<std::string>() : dancers_->sources();
}

void OperationDialog::clearProblems() {
  for (ParameterField* field : fields_) field->setProblem({});
  problem_->clear();
  problem_->hide();
}

void OperationDialog::showReport(const operations::OperationReport& summary) {
  clearProblems();
  QStringList parts;
  if (summary.isChange) {
    parts.append(tr("Keys %L1 → %L2").arg(summary.keysBefore).arg(summary.keysAfter));
    parts.append(tr("%Ln track(s) change", nullptr, static_cast<int>(summary.changedTracks)));
  } else {
    parts.append(tr("Nothing would change."));
  }
  QString text = parts.join(QString::fromUtf8(" · "));
  for (const operations::LargestError& error : summary.errors)
    text += '\n' + tr("Largest error: %1").arg(widgets::errorText(error));
  summary_->setText(text);
  emit shown(summary);
  showNotes(summary.notes);
}

void OperationDialog::showNotes(const Diagnostics& notes) {
  notes_->clear();
  for (const Diagnostic& note : notes) {
    const bool isShown = std::ranges::find(leftOut_, std::string_view(note.code)) != leftOut_.end();
    if (note.code == "edit.nothing.changed" || isShown) continue;  // the figures say it
    const QString text = widgets::noteText(note);
    auto* item = new QListWidgetItem(theme::themedIcon(widgets::severityIconName(note.severity)), text, notes_);
    item->setToolTip(text);
  }
  notes_->setVisible(notes_->count() > 0);
}

void OperationDialog::showError(const Error& error) {
  clearProblems();
  setOutdated();
  const QString reason = widgets::translated(error.reason);
  for (ParameterField* field : fields_) {
    if (error.section != field->parameter().id) continue;
    // An empty field is not reported before the user applies the form.
    const bool isWaiting = !wasApplied_ && field->parameter().isRequired && field->text().isEmpty();
    if (!isWaiting) field->setProblem(reason);
    return;
  }
  problem_->setText(widgets::failureText(error));
  problem_->show();
}

void OperationDialog::setOutdated() {
  summary_->setText(QString::fromUtf8("–"));
  emit outdated();
  showNotes({});
}

void OperationDialog::setBusy(bool busy) {
  if (busy) progress_->setRange(0, 0);
  progress_->setVisible(busy);
}

void OperationDialog::setProgress(double share) {
  constexpr int kParts = 1000;
  progress_->setRange(0, kParts);
  progress_->setValue(static_cast<int>(std::clamp(share, 0.0, 1.0) * kParts));
}

}  // namespace furitsuke::panels
