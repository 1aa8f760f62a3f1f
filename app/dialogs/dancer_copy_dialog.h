// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QList>
#include <QString>
#include <QStringList>
#include <array>
#include <cstdint>
#include <functional>

#include "app/session/scene/dancer_copying.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QListWidget;
class QPushButton;

namespace furitsuke::widgets {
class ValueField;
}  // namespace furitsuke::widgets

namespace furitsuke::dialogs {

/// Asks to which models a motion is copied, and how. Shows before copying what the models lack.
class DancerCopyDialog : public QDialog {
  Q_OBJECT

 public:
  struct Target {
    std::uint64_t model = 0;
    QString title;
    QString motion;  ///< the title of its motion; empty: it gets a new one
  };
  struct Source {
    QString title;
    bool hasSelection = false;
    bool hasTempo = false;
  };
  /// A preview of a plan, or why it cannot be carried out.
  struct Report {
    QString problem;      ///< empty if there is none
    QString summary;      ///< what is copied
    QStringList missing;  ///< what is not copied, a line for each target and reason
  };
  using Check = std::function<Report(const session::DancerCopyPlan&)>;

  /// `suggested` fills the fields; its targets are checked.
  DancerCopyDialog(const Source& source, const QList<Target>& targets, const session::DancerCopyPlan& suggested,
                   Check check, QWidget* parent);

  [[nodiscard]] session::DancerCopyPlan chosen() const;

 signals:
  void copyRequested();

 private:
  using Place = std::array<widgets::ValueField*, 3>;
  QWidget* makeFields(const Source& source, const session::DancerCopyPlan& suggested);
  void addTargets(QFormLayout& form, const QList<Target>& targets, const std::vector<std::uint64_t>& checked);
  void addTime(QFormLayout& form, const Source& source, const session::DancerCopyPlan& suggested);
  void addPlace(QFormLayout& form, const session::DancerCopyPlan& suggested);
  [[nodiscard]] Place placeFields(const char* name, const QString& label, const QString& help, const glm::dvec3& value);
  QWidget* makeButtons();
  void updateReport();

  Check check_;
  QList<Target> targets_;
  QListWidget* list_ = nullptr;
  QComboBox* keys_ = nullptr;
  widgets::ValueField* offset_ = nullptr;
  widgets::ValueField* step_ = nullptr;
  QComboBox* unit_ = nullptr;
  QCheckBox* mirror_ = nullptr;
  Place place_{};
  Place placeStep_{};
  QListWidget* missing_ = nullptr;
  QLabel* summary_ = nullptr;
  QLabel* problem_ = nullptr;
  QPushButton* copy_ = nullptr;
};

}  // namespace furitsuke::dialogs
