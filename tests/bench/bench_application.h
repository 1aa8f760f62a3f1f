// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>

namespace furitsuke::bench {

/// The QApplication of the program, created by the first benchmark; offscreen unless QT_QPA_PLATFORM is set.
QApplication& application();

}  // namespace furitsuke::bench
