// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/translation.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>
#include <QWidget>

#include "app/theme/theme.h"

namespace furitsuke::session {

namespace {

/// The object name of the installed translators, to find them again.
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

/// Texts of Qt's file dialog that Qt does not translate. They are in the translations of the program.
[[maybe_unused]] constexpr const char* kFileKinds[] = {QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder"),
                                                       QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Drive"),
                                                       QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "%1 File"),
                                                       QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Unknown")};

/// Texts that Qt sets only when it creates one of its own controls, and does not update after a change of language.
struct QtControlTexts {
  const char* control;  ///< object name
  const char* context;
  const char* name;
  const char* description;
};
constexpr QtControlTexts kQtControlTexts[] = {
    {"qt_dockwidget_floatbutton", "QDockWidget", "Float", "Undocks and re-attaches the dock widget"},
    {"qt_dockwidget_closebutton", "QDockWidget", "Close", "Closes the dock widget"},
    {"ScrollLeftButton", "QTabBar", "Scroll Left", ""},
    {"ScrollRightButton", "QTabBar", "Scroll Right", ""},
};

void retranslateQtControls(const QWidget& window) {
  for (const QtControlTexts& texts : kQtControlTexts) {
    for (QWidget* control : window.findChildren<QWidget*>(texts.control)) {
      control->setAccessibleName(QCoreApplication::translate(texts.context, texts.name));
      control->setAccessibleDescription(QCoreApplication::translate(texts.context, texts.description));
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
  // Before the first language is chosen, the default locale is that of the system.
  static const QLocale system;
  const QLocale locale = language.isEmpty() ? system : QLocale(language);
  removeTranslations();
  QLocale::setDefault(locale);
  // The translator installed last has priority. The English file has the plural forms of texts such as "key(s)".
  installTranslation(QLocale(QLocale::English), "furitsuke", ":/translations");
  installTranslation(locale, "qtbase", QLibraryInfo::path(QLibraryInfo::TranslationsPath));
  installTranslation(locale, "furitsuke", ":/translations");
}

void switchLanguage(const QString& language) {
  installTranslations(language);
  for (QWidget* window : QApplication::topLevelWidgets()) {
    window->setLocale(QLocale());  // widgets read the locale for numbers only when they are created
    retranslateQtControls(*window);
  }
  // Deliver the events that Qt has posted to the windows, so that the next line of a script uses the new language.
  QCoreApplication::sendPostedEvents(nullptr, QEvent::LanguageChange);
  // After them: a manual that is open then has only the first piece of its text to lay out again.
  theme::applyFonts();
}

}  // namespace furitsuke::session
