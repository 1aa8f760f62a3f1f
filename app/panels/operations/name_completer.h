// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCompleter>
#include <QString>
#include <QStringList>

#include "core/model/model.h"
#include "core/motion/motion.h"
#include "core/operations/arguments.h"

class QStandardItemModel;

namespace furitsuke::panels {

/// The names that forms offer, without duplicates: those of the model in its order, then other names of the motion.
struct OfferedNames {
  QStringList bones;
  QStringList morphs;

  /// The names for a parameter; empty for NameKind::None. For Tracks, paths as for keysInScope().
  [[nodiscard]] QStringList of(operations::NameKind kind) const;
};

/// `model` may be null.
[[nodiscard]] OfferedNames offeredNames(const motion::Motion& motion, const model::Model* model);

/// Offers names that contain the typed text; full and half width, hiragana and katakana, and upper and lower case are
/// the same. In a list separated by commas it completes the last name.
class NameCompleter final : public QCompleter {
  Q_OBJECT

 public:
  NameCompleter(bool isList, QObject* parent);

  void setNames(const QStringList& names);
  [[nodiscard]] QString pathFromIndex(const QModelIndex& index) const override;
  [[nodiscard]] QStringList splitPath(const QString& path) const override;

 private:
  bool isList_;
  QStandardItemModel* names_;
};

}  // namespace furitsuke::panels
