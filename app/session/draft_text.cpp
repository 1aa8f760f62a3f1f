// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/draft_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace furitsuke::session {

namespace {

class DraftTexts {
  Q_DECLARE_TR_FUNCTIONS(furitsuke::session::DraftTexts)
};

}  // namespace

QString draftText(const motion::PoseDraft& draft) {
  QStringList parts;
  const auto add = [&parts](std::size_t count, const QString& text) {
    if (count > 0) parts.append(text);
  };
  add(draft.bones().size(), DraftTexts::tr("%Ln bone(s)", nullptr, static_cast<int>(draft.bones().size())));
  add(draft.morphs().size(), DraftTexts::tr("%Ln morph(s)", nullptr, static_cast<int>(draft.morphs().size())));
  return parts.join(DraftTexts::tr(", "));
}

}  // namespace furitsuke::session
