// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

#include "core/model/model.h"

class QLabel;
class QVBoxLayout;

namespace furitsuke::panels {

/// The file of a model and its findings.
struct ModelOrigin {
  QString path;              ///< of its file; may be empty
  std::size_t findings = 0;  ///< number of findings in the file and its textures
};

/// Information about a model: names, comments, counts, file.
class InformationPage : public QScrollArea {
  Q_OBJECT

 public:
  explicit InformationPage(QWidget* parent = nullptr);

  /// nullptr empties the page. The page is filled when it is shown; until then the model must exist.
  void setModel(const model::Model* model, const ModelOrigin& origin);

 signals:
  /// The user has clicked the link to the findings.
  void findingsRequested();

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void fill();
  QLabel* addText(const QString& text, bool muted = false);
  void addComment(const QString& title, const std::string& comment);
  void addCounts(const model::Model& model);
  void addOrigin(const ModelOrigin& origin);

  const model::Model* model_ = nullptr;
  ModelOrigin origin_;
  bool isStale_ = false;  ///< filled for another model
  QWidget* content_ = nullptr;
  QVBoxLayout* column_ = nullptr;
};

}  // namespace furitsuke::panels
