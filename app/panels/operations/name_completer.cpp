// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/operations/name_completer.h"

#include <QSet>
#include <QStandardItemModel>
#include <string>

#include "app/widgets/search_text.h"

namespace furitsuke::panels {

namespace {

constexpr int kSearchRole = Qt::UserRole;

/// Where the last name of a list begins.
qsizetype lastNameIn(const QString& list) { return list.lastIndexOf(',') + 1; }

template <class Parts, class Tracks>
QStringList namesOf(const Parts* parts, const Tracks& tracks) {
  QStringList names;
  QSet<QString> known;
  const auto add = [&](const std::string& text) {
    const QString name = QString::fromStdString(text);
    if (name.isEmpty() || known.contains(name)) return;
    known.insert(name);
    names.append(name);
  };
  if (parts != nullptr) {
    for (const auto& part : *parts) add(part.name.text);
  }
  for (const auto& track : tracks) add(track.name.text());
  return names;
}

}  // namespace

QStringList OfferedNames::of(operations::NameKind kind) const {
  switch (kind) {
    case operations::NameKind::None: break;
    case operations::NameKind::Bone: return bones;
    case operations::NameKind::Morph:
    case operations::NameKind::Morphs: return morphs;
    case operations::NameKind::Tracks: {
      QStringList paths = bones;
      for (const QString& morph : morphs) paths.append("morph:" + morph);
      return paths + QStringList{"bones", "morphs", "camera", "light", "selfShadow", "property"};
    }
  }
  return {};
}

OfferedNames offeredNames(const motion::Motion& motion, const model::Model* model) {
  return {namesOf(model != nullptr ? &model->bones : nullptr, motion.bones),
          namesOf(model != nullptr ? &model->morphs : nullptr, motion.morphs)};
}

NameCompleter::NameCompleter(bool isList, QObject* parent)
    : QCompleter(parent), isList_(isList), names_(new QStandardItemModel(this)) {
  setModel(names_);
  setCompletionRole(kSearchRole);
  setFilterMode(Qt::MatchContains);
  setCompletionMode(PopupCompletion);
}

void NameCompleter::setNames(const QStringList& names) {
  names_->clear();
  for (const QString& name : names) {
    auto* item = new QStandardItem(name);
    item->setData(widgets::nameSearchText(name), kSearchRole);
    names_->appendRow(item);
  }
}

QString NameCompleter::pathFromIndex(const QModelIndex& index) const {
  const QString name = index.data(Qt::DisplayRole).toString();
  return isList_ ? completionPrefix().left(lastNameIn(completionPrefix())) + name : name;
}

QStringList NameCompleter::splitPath(const QString& path) const {
  return {widgets::searchText(isList_ ? path.mid(lastNameIn(path)).trimmed() : path)};
}

}  // namespace furitsuke::panels
