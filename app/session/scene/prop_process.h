// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <atomic>
#include <chrono>
#include <filesystem>

#include "core/base/bytes.h"
#include "core/base/result.h"
#include "core/image/model_images.h"
#include "core/io/model/model_file.h"

namespace furitsuke::session {

/// Settings of readProp().
struct PropProcess {
  QString program;  ///< empty: furitsuke-import in the folder of this program
  std::chrono::milliseconds timeout = std::chrono::seconds(20);
  const std::atomic<bool>* canceled = nullptr;  ///< may be set from any thread
};

struct ReadProp {
  io::LoadedModel model;
  image::LoadedImages pictures;
};

/// Reads a prop or a stage with its textures in a separate process, so that a file on which
/// the reader crashes, hangs or runs out of memory only causes an Error. Blocks until the process has ended. Needs a
/// QCoreApplication.
[[nodiscard]] Result<ReadProp> readProp(const std::filesystem::path& path, const PropProcess& process = {});

/// The captured motion in an FBX as a GLB, read in the same way.
[[nodiscard]] Result<Bytes> readFbxMotion(const std::filesystem::path& path, const PropProcess& process = {});

/// A GLB of a model with its motion as FBX, converted in the same way.
[[nodiscard]] Result<Bytes> fbxFromGlb(ByteView glb, const PropProcess& process = {});

}  // namespace furitsuke::session
