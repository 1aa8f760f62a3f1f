// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/widgets/empty_state.h"

namespace furitsuke {

class MotionDocument;

class TimelinePanel : public EmptyState {
  Q_OBJECT

 public:
  TimelinePanel() : EmptyState("search", tr("Open a motion to see its keys.")) {}
  void setDocument(MotionDocument*) {}
};

class CurvePanel : public EmptyState {
  Q_OBJECT

 public:
  CurvePanel() : EmptyState("ease-in-out", tr("Select bone or camera keys to see their curves.")) {}
  void setDocument(MotionDocument*) {}
};

class PropertyPanel : public EmptyState {
  Q_OBJECT

 public:
  PropertyPanel() : EmptyState("bone", tr("Select keys to see and change their values.")) {}
  void setDocument(MotionDocument*) {}
};

}  // namespace furitsuke
