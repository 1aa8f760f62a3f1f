// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <atomic>
#include <chrono>
#include <filesystem>

#include "core/base/result.h"
#include "core/convert/model/model_file.h"
#include "core/image/model_images.h"

namespace furitsuke {

/// How props are read.
struct PropProcess {
  QString program;  ///< empty: furitsuke-import beside this program
  std::chrono::milliseconds patience = std::chrono::seconds(90);
  const std::atomic<bool>* cancelled = nullptr;  ///< set from any thread to give up
};

struct ReadProp {
  LoadedModel model;
  LoadedImages pictures;
};

/// Reads a prop or a stage (core/props/prop_files.h) with its pictures through a program of its own, so that a file at
/// which the reader crashes, hangs or eats the memory gives an Error and nothing else. Waits for it: for a thread aside
/// of the window, or one with nothing else to do. Needs a QCoreApplication.
[[nodiscard]] Result<ReadProp> readProp(const std::filesystem::path& path, const PropProcess& process = {});

}  // namespace furitsuke
