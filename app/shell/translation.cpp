// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/translation.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace furitsuke {

namespace {

void installTranslation(const QLocale& locale, const QString& name, const QString& folder) {
  auto* translator = new QTranslator(QCoreApplication::instance());
  if (translator->load(locale, name, "_", folder)) {
    QCoreApplication::installTranslator(translator);
  } else {
    delete translator;
  }
}

}  // namespace

void installTranslations(const QString& language) {
  const QLocale locale = language.isEmpty() ? QLocale() : QLocale(language);
  QLocale::setDefault(locale);
  // The one installed last is asked first. English has the plural forms, which the sources write as "key(s)".
  installTranslation(QLocale(QLocale::English), "furitsuke", ":/translations");
  installTranslation(locale, "qtbase", QLibraryInfo::path(QLibraryInfo::TranslationsPath));
  installTranslation(locale, "findings", ":/translations");
  installTranslation(locale, "operations", ":/translations");
  installTranslation(locale, "furitsuke", ":/translations");
}

}  // namespace furitsuke
