// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/widgets/empty_state.h"

namespace furitsuke {

class MotionDocument;

class CurvePanel : public EmptyState {
  Q_OBJECT

 public:
  CurvePanel() : EmptyState("ease-in-out", tr("Select bone or camera keys to see their curves.")) {}
  void setDocument(MotionDocument*) {}
  void copyCurve() {}
  void pasteCurve() {}
  void applyPreset(const QString&) {}
};

}  // namespace furitsuke
