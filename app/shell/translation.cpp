// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/translation.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>
#include <QWidget>

#include "app/theme/theme.h"

namespace furitsuke {

namespace {

/// By which those of a language before are found again.
constexpr const char* kTranslationName = "furitsukeTranslation";

void installTranslation(const QLocale& locale, const QString& name, const QString& folder) {
  auto* translator = new QTranslator(QCoreApplication::instance());
  translator->setObjectName(kTranslationName);
  if (translator->load(locale, name, "_", folder)) {
    QCoreApplication::installTranslator(translator);
  } else {
    delete translator;
  }
}

/// Words that Qt gives to parts of its own controls when it makes them, and never again.
struct OwnWords {
  const char* control;  ///< object name
  const char* context;
  const char* name;
  const char* description;
};
constexpr OwnWords kOwnWords[] = {
    {"qt_dockwidget_floatbutton", "QDockWidget", "Float", "Undocks and re-attaches the dock widget"},
    {"qt_dockwidget_closebutton", "QDockWidget", "Close", "Closes the dock widget"},
    {"ScrollLeftButton", "QTabBar", "Scroll Left", ""},
    {"ScrollRightButton", "QTabBar", "Scroll Right", ""},
};

void renameOwnParts(const QWidget& window) {
  for (const OwnWords& words : kOwnWords) {
    for (QWidget* part : window.findChildren<QWidget*>(words.control)) {
      part->setAccessibleName(QCoreApplication::translate(words.context, words.name));
      part->setAccessibleDescription(QCoreApplication::translate(words.context, words.description));
    }
  }
}

}  // namespace

void removeTranslations() {
  const auto installed =
      QCoreApplication::instance()->findChildren<QTranslator*>(kTranslationName, Qt::FindDirectChildrenOnly);
  for (QTranslator* translator : installed) {
    QCoreApplication::removeTranslator(translator);
    delete translator;
  }
}

void installTranslations(const QString& language) {
  // What the default is before the first language is chosen is the one of the system.
  static const QLocale system;
  const QLocale locale = language.isEmpty() ? system : QLocale(language);
  removeTranslations();
  QLocale::setDefault(locale);
  // The one installed last is asked first. English has the plural forms, which the sources write as "key(s)".
  installTranslation(QLocale(QLocale::English), "furitsuke", ":/translations");
  installTranslation(locale, "qtbase", QLibraryInfo::path(QLibraryInfo::TranslationsPath));
  installTranslation(locale, "findings", ":/translations");
  installTranslation(locale, "operations", ":/translations");
  installTranslation(locale, "furitsuke", ":/translations");
}

void switchLanguage(const QString& language) {
  installTranslations(language);
  applyFonts();
  for (QWidget* window : QApplication::topLevelWidgets()) {
    window->setLocale(QLocale());  // a widget takes the language of its numbers when it is made
    renameOwnParts(*window);
  }
  // Qt has posted an event to each window. A script goes on with the next line at once, in the new language.
  QCoreApplication::sendPostedEvents(nullptr, QEvent::LanguageChange);
}

}  // namespace furitsuke
