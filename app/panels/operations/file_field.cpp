// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/operations/file_field.h"

#include <QBoxLayout>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <algorithm>
#include <iterator>

#include "app/session/file_filters.h"
#include "app/theme/theme.h"
#include "app/widgets/dialog_help.h"
#include "app/widgets/operation_text.h"

namespace furitsuke::panels {

FileField::FileField(const operations::OperationParameter& parameter, const std::vector<OfferedFile>& files,
                     QWidget* parent)
    : ParameterField(parameter, parent), path_(new QLineEdit(this)) {
  path_->setMinimumWidth(60 * theme::kGrid);
  if (parameter.kind == operations::ParameterKind::SoundFile) {
    path_->setPlaceholderText(tr("sound of the motion"));
  } else if (!parameter.isRequired) {
    path_->setPlaceholderText(tr("none"));
  }
  path_->setAccessibleName(widgets::parameterLabel(parameter));
  std::vector<OfferedFile> open;
  std::ranges::copy_if(files, std::back_inserter(open),
                       [&parameter](const OfferedFile& file) { return file.kind == parameter.kind; });
  auto* button = new QPushButton(tr("Choose…"), this);
  button->setAutoDefault(false);
  button->setObjectName("choose");
  const QString help = parameter.kind == operations::ParameterKind::ModelFile
                           ? tr("Choose one of the open models, or a file.")
                           : tr("Choose one of the open motions, or a file.");
  button->setWhatsThis(open.empty() ? tr("Choose the file.") : help);
  row()->addWidget(path_, 1);
  row()->addWidget(button);
  setFocusProxy(path_);
  connect(path_, &QLineEdit::textChanged, this, [this](const QString& path) {
    path_->setToolTip(path);
    emit changed();
  });
  if (open.empty()) {
    connect(button, &QPushButton::clicked, this, &FileField::choose);
    return;
  }
  auto* menu = new QMenu(button);
  for (const OfferedFile& file : open) {
    QAction* entry = menu->addAction(QString(file.title).replace('&', "&&"));
    connect(entry, &QAction::triggered, this, [this, name = file.name] { path_->setText(name); });
  }
  menu->addSeparator();
  connect(menu->addAction(tr("File…")), &QAction::triggered, this, &FileField::choose);
  button->setMenu(menu);
}

QString FileField::text() const { return path_->text(); }
void FileField::setText(const QString& text) { path_->setText(text); }

void FileField::describe(const QString& name, const QString& ifEmpty) {
  path_->setAccessibleName(name);
  path_->setPlaceholderText(ifEmpty);
}

void FileField::choose() {
  const auto filter = [this] {
    switch (parameter().kind) {
      case operations::ParameterKind::PairTable: return session::FileFilter::PairTables;
      case operations::ParameterKind::LyricsFile: return session::FileFilter::Lyrics;
      case operations::ParameterKind::SoundFile: return session::FileFilter::Sounds;
      case operations::ParameterKind::ModelFile: return session::FileFilter::Models;
      default: return session::FileFilter::Motions;
    }
  }();
  // The offscreen platform, on which tests run, has no native dialog.
  const auto options =
      QGuiApplication::platformName() == "offscreen" ? QFileDialog::DontUseNativeDialog : QFileDialog::Options();
  const QPointer<FileField> alive(this);
  const QString path = QFileDialog::getOpenFileName(
      widgets::askingWindow(*this), widgets::parameterLabel(parameter()), QFileInfo(path_->text()).absolutePath(),
      session::fileFilter({filter, session::FileFilter::All}), nullptr, options);
  if (alive != nullptr && !path.isEmpty()) path_->setText(path);
}

}  // namespace furitsuke::panels
