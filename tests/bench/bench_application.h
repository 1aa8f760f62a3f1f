// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>

namespace furitsuke::bench {

/// The one QApplication of the program, made when the first benchmark asks; offscreen unless QT_QPA_PLATFORM says else.
QApplication& application();

}  // namespace furitsuke::bench
