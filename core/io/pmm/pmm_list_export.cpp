// SPDX-License-Identifier: MIT
#include "core/io/pmm/pmm_list_export.h"

#include <algorithm>

namespace furitsuke::io {

Status pmmWritableProblem(const format::pmm::File& file) {
  if (!file.damage) return Done{};
  return Error::because(Core::trWith("the project is damaged and cannot be saved: %1"), file.damage->sentence());
}

Bytes PmmReplacements::apply() && {
  std::ranges::sort(all_, {}, &Part::from);
  ByteWriter out;
  out.reserve(file_.bytes.size());
  std::size_t at = 0;
  for (const Part& part : all_) {
    out.write(ByteView(file_.bytes).subspan(at, part.from - at));
    out.write(ByteView(part.bytes));
    at = part.to;
  }
  out.write(ByteView(file_.bytes).subspan(at));
  return std::move(out).take();
}

PmmListExport::PmmListExport(const format::pmm::File& file, const format::pmm::KeyList& list)
    : file_(file), list_(list) {
  Diagnostics known;
  chains_ = format::pmm::followChains(file, list, Core::tr("keys"), known);
}

void PmmListExport::applyTo(PmmReplacements& replacements) const {
  if (list_.size == 0 || patches_.empty()) return;
  replacements.add(list_, format::pmm::patchedList(file_, list_, chains_, patches_));
}

}  // namespace furitsuke::io
