// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <string_view>

#include "core/base/result.h"
#include "core/exchange/baked_frames.h"
#include "core/exchange/gltf/glb_export.h"
#include "core/image/model_images.h"
#include "core/model/model.h"
#include "core/motion/motion.h"
#include "core/operations/operation_control.h"

// Finished motions for other programs: one table of formats.
namespace furitsuke::exchange {

enum class ExportFormat : std::uint8_t { Glb, Vrma, Bvh };

struct ExportFormatRow {
  ExportFormat format;
  std::string_view name;       ///< in the command line: "glb"
  std::string_view extension;  ///< ".glb"
  std::string_view title;      ///< "glTF (binary)"
};
inline constexpr auto kExportFormats = std::to_array<ExportFormatRow>({
    {ExportFormat::Glb, "glb", ".glb", "glTF"},
    {ExportFormat::Vrma, "vrma", ".vrma", "VRM Animation"},
    {ExportFormat::Bvh, "bvh", ".bvh", "BVH"},
});

/// The row of a format.
[[nodiscard]] const ExportFormatRow& exportFormatRow(ExportFormat format) noexcept;
/// The row whose extension a path has, ignoring case; nullptr if there is none.
[[nodiscard]] const ExportFormatRow* exportFormatFor(const std::filesystem::path& path);
/// The row with that name; nullptr if there is none.
[[nodiscard]] const ExportFormatRow* findExportFormat(std::string_view name) noexcept;

/// Bakes a motion of a model into a file of the format. Textures are only used by Glb. An Error as for glbFromMotion()
/// and captureFromMotion().
[[nodiscard]] Result<ExportedFile> exportMotion(ExportFormat format, const motion::Motion& motion,
                                                const model::Model& model, const image::ModelImages& images,
                                                const CaptureBakeOptions& options,
                                                operations::OperationControl* control = nullptr);

}  // namespace furitsuke::exchange
