// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

#include "core/model/model.h"

class QLabel;
class QVBoxLayout;

namespace furitsuke {

/// Where a model comes from.
struct ModelOrigin {
  QString path;              ///< of its file; may be empty
  std::size_t findings = 0;  ///< how many odd things were found in the file and its pictures
};

/// What a model says of itself: names, comments, counts, file.
class InformationPage : public QScrollArea {
  Q_OBJECT

 public:
  explicit InformationPage(QWidget* parent = nullptr);

  /// nullptr empties the page.
  void setModel(const Model* model, const ModelOrigin& origin);

 signals:
  void findingsRequested();

 private:
  QLabel* addText(const QString& text, bool muted = false);
  void addComment(const QString& title, const std::string& comment);
  void addCounts(const Model& model);
  void addOrigin(const ModelOrigin& origin);

  QWidget* content_ = nullptr;
  QVBoxLayout* column_ = nullptr;
};

}  // namespace furitsuke
