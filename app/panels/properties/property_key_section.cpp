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

/// The IK bones of keys in order of first appearance.
class IkRows {
 public:
  void add(const motion::VisibilityIkKey& key) {
    ++keyCount_;
    for (const motion::IkState& ik : key.ik) {
      const auto [place, isNew] = rowOf_.try_emplace(std::string(matchedIkName(ik.name)), rows_.size());
      if (isNew) {
        rows_.push_back({ik.name, 0, 0});
        lastKey_.push_back(0);
      }
      if (lastKey_[place->second] == keyCount_) continue;
      lastKey_[place->second] = keyCount_;
      rows_[place->second].present += 1;
      rows_[place->second].enabled += ik.enabled ? 1 : 0;
    }
  }
  [[nodiscard]] const std::vector<IkRow>& rows() const { return rows_; }
  [[nodiscard]] int keyCount() const { return keyCount_; }

 private:
  std::vector<IkRow> rows_;
  std::map<std::string, std::size_t, std::less<>> rowOf_;
  std::vector<int> lastKey_;
  int keyCount_ = 0;
};

}  // namespace

PropertyKeySection::PropertyKeySection(PlayheadTrack& playhead, QWidget* parent)
    : KeyForm(motion::TrackKind::Property, playhead, parent), table_(new IkTable) {
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
  IkRows all;
  visitShownKeys([&all](const motion::VisibilityIkKey& key, Frame) {
    all.add(key);
    return true;
  });
  table_->setRows(all.rows(), all.keyCount());
}

}  // namespace furitsuke::panels
