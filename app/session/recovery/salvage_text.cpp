// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/recovery/salvage_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace furitsuke::session {

namespace {

using format::vmd::SectionKind;

/// No motion has so many keys: a larger count is itself damaged.
constexpr std::uint32_t kMostKeys = 10'000'000;

QString translated(const char* text) { return QCoreApplication::translate("Salvage", text); }

QString keysOf(SectionKind kind) {
  switch (kind) {
    case SectionKind::Bone: return translated(QT_TRANSLATE_NOOP("Salvage", "bone keys"));
    case SectionKind::Morph: return translated(QT_TRANSLATE_NOOP("Salvage", "morph keys"));
    case SectionKind::Camera: return translated(QT_TRANSLATE_NOOP("Salvage", "camera keys"));
    case SectionKind::Light: return translated(QT_TRANSLATE_NOOP("Salvage", "light keys"));
    case SectionKind::SelfShadow: return translated(QT_TRANSLATE_NOOP("Salvage", "self-shadow keys"));
    case SectionKind::Property: break;
  }
  return translated(QT_TRANSLATE_NOOP("Salvage", "visibility and IK keys"));
}

}  // namespace

std::optional<Error> damageOf(const format::vmd::File& file) {
  std::optional<Error> damage = file.damage;
  if (!damage) return {};
  for (std::size_t i = 0; i < format::vmd::kSectionCount; ++i) {
    const format::vmd::Section& section = file.section(static_cast<SectionKind>(i));
    if (section.count < section.claimed && section.claimed <= kMostKeys) damage->offset = file.bytes.size();
  }
  return damage;
}

QString salvageText(const format::vmd::File& file) {
  QStringList parts;
  if (file.isHeaderShort()) {
    parts.append(translated(QT_TRANSLATE_NOOP("Salvage", "a model name of %1 instead of %2 bytes"))
                     .arg(file.modelNameBytes)
                     .arg(format::vmd::modelNameBytesOf(file.version)));
  }
  for (std::size_t i = 0; i < format::vmd::kSectionCount; ++i) {
    const auto kind = static_cast<SectionKind>(i);
    const format::vmd::Section& section = file.section(kind);
    if (section.count < section.claimed && section.claimed <= kMostKeys) {
      parts.append(translated(QT_TRANSLATE_NOOP("Salvage", "%L1 of %L2 %3"))
                       .arg(section.count)
                       .arg(section.claimed)
                       .arg(keysOf(kind)));
    } else if (section.count > 0) {
      parts.append(translated(QT_TRANSLATE_NOOP("Salvage", "%L1 %2")).arg(section.count).arg(keysOf(kind)));
    } else if (kind == SectionKind::Bone || (kind == SectionKind::Morph && !section.present)) {
      parts.append(translated(QT_TRANSLATE_NOOP("Salvage", "no %1")).arg(keysOf(kind)));
    }
  }
  return parts.join(QStringLiteral(", "));
}

}  // namespace furitsuke::session
