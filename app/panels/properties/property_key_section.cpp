// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/properties/property_key_section.h"

#include <algorithm>
#include <map>
#include <string_view>

#include "app/panels/properties/ik_table.h"
#include "core/base/name.h"

namespace furitsuke::panels {

namespace {

bool isSameIk(std::string_view a, std::string_view b) { return matchedIkName(a) == matchedIkName(b); }

QString ikText(const std::string& name) { return QString::fromStdString(nameText(name)); }

/// Sets all entries of that name, because a file can contain a name several times; adds an entry if there is none.
void setIk(motion::VisibilityIkKey& key, const std::string& name, bool on) {
  bool found = false;
  for (motion::IkState& ik : key.ik) {
    if (!isSameIk(ik.name, name)) continue;
    ik.enabled = on;
    found = true;
  }
  if (!found) key.ik.push_back({name, on});
}

/// The IK bones of the selected keys in order of first appearance.
std::vector<IkRow> collectIk(const motion::Motion& motion, const motion::KeySelection& selection, int& keyCount) {
  std::vector<IkRow> rows;
  std::map<std::string, std::size_t, std::less<>> rowOf;
  std::vector<int> lastKey;
  visitSelectedKeys<motion::VisibilityIkKey>(motion, selection, [&](const motion::VisibilityIkKey& key, Frame) {
    ++keyCount;
    for (const motion::IkState& ik : key.ik) {
      const auto [place, isNew] = rowOf.try_emplace(std::string(matchedIkName(ik.name)), rows.size());
      if (isNew) {
        rows.push_back({ik.name, 0, 0});
        lastKey.push_back(0);
      }
      if (lastKey[place->second] == keyCount) continue;
      lastKey[place->second] = keyCount;
      rows[place->second].present += 1;
      rows[place->second].enabled += ik.enabled ? 1 : 0;
    }
    return true;
  });
  return rows;
}

}  // namespace

PropertyKeySection::PropertyKeySection(QWidget* parent)
    : KeyForm(motion::TrackKind::Property, parent), table_(new IkTable) {
  addSwitch(
      addRow(tr("Model")), tr("Visible"), [] { return tr("Visible"); }, &motion::VisibilityIkKey::visible);
  addToBody(table_);
  connect(table_, &IkTable::switched, this, [this](const std::string& name, bool on) {
    change(changeText([bone = ikText(name)] { return tr("IK %1").arg(bone); }),
           [&](motion::VisibilityIkKey& key) { setIk(key, name, on); });
  });
  connect(table_, &IkTable::added, this, [this](const std::string& name) {
    change([bone = ikText(name)] { return tr("Add IK %1").arg(bone); },
           [&](motion::VisibilityIkKey& key) {
             const bool known =
                 std::ranges::any_of(key.ik, [&](const motion::IkState& ik) { return isSameIk(ik.name, name); });
             if (!known) key.ik.push_back({name, true});
           });
  });
  connect(table_, &IkTable::removed, this, [this](const std::vector<std::string>& names) {
    const QString what = names.size() == 1 ? ikText(names.front()) : tr("%1 bones").arg(names.size());
    change([what] { return tr("Remove IK %1").arg(what); },
           [&](motion::VisibilityIkKey& key) {
             std::erase_if(key.ik, [&](const motion::IkState& ik) {
               return std::ranges::any_of(names, [&](const std::string& name) { return isSameIk(ik.name, name); });
             });
           });
  });
}

void PropertyKeySection::setIkBones(const std::vector<std::string>& names) { table_->setKnownNames(names); }

void PropertyKeySection::showValues() {
  KeyForm::showValues();
  int keyCount = 0;
  const std::vector<IkRow> rows = collectIk(document()->motion(), document()->state().selection(), keyCount);
  table_->setRows(rows, keyCount);
}

}  // namespace furitsuke::panels
