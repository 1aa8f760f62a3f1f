// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;
class QWidget;

namespace furitsuke::widgets {

/// Shows a sentence in the status line of the main window that the widget belongs to, also from a floating dock. It
/// stays for some seconds. Nothing happens without a main window.
void sayInStatusLine(QWidget& from, const QString& text);

}  // namespace furitsuke::widgets
