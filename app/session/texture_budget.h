// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <cstdint>

namespace furitsuke::session {

class BackgroundWork;
class Stage;

/// Scales the textures of the models on a stage down when together they need more memory than image::kPictureBudget,
/// and adds the finding about it. Each model alone fits already when it is read.
class TextureBudget : public QObject {
  Q_OBJECT

 public:
  TextureBudget(Stage& stage, BackgroundWork& work, QObject* parent = nullptr);

  /// In bytes; for tests.
  void setBudget(std::uint64_t budget) { budget_ = budget; }

 private:
  void fit();

  Stage& stage_;
  BackgroundWork& work_;
  std::uint64_t budget_;
  bool isFitting_ = false;
};

}  // namespace furitsuke::session
