// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <string>
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

enum class ExportFormat : std::uint8_t { Glb, Vrma, Bvh, Fbx };

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
    {ExportFormat::Fbx, "fbx", ".fbx", "FBX"},
});

/// The row of a format.
[[nodiscard]] const ExportFormatRow& exportFormatRow(ExportFormat format) noexcept;
/// The row whose extension a path has, ignoring case; nullptr if there is none.
[[nodiscard]] const ExportFormatRow* exportFormatFor(const std::filesystem::path& path);
/// The row with that name; nullptr if there is none.
[[nodiscard]] const ExportFormatRow* findExportFormat(std::string_view name) noexcept;

/// Whether the format has the model, and not only the motion of a person.
[[nodiscard]] constexpr bool hasModel(ExportFormat format) noexcept {
  return format == ExportFormat::Glb || format == ExportFormat::Fbx;
}

/// Bakes a motion of a model into a file of the format; for Fbx, the GLB that `furitsuke-import --fbx` converts.
/// Textures are only used by formats with the model. An Error as for glbFromMotion() and captureFromMotion().
[[nodiscard]] Result<ExportedFile> exportMotion(ExportFormat format, const motion::Motion& motion,
                                                const model::Model& model, const image::ModelImages& images,
                                                const CaptureBakeOptions& options,
                                                operations::OperationControl* control = nullptr);

/// Whether the format has cameras.
[[nodiscard]] constexpr bool hasCamera(ExportFormat format) noexcept { return hasModel(format); }

/// What is written: the motion of a model, or a camera.
enum class ExportSubject : std::uint8_t { Model, Camera };
[[nodiscard]] constexpr bool isWritten(ExportSubject subject, ExportFormat format) noexcept {
  return subject == ExportSubject::Model || hasCamera(format);
}
/// ".glb, .fbx": the extensions of the formats in which it is written.
[[nodiscard]] std::string exportExtensions(ExportSubject subject = ExportSubject::Model);

/// Bakes the camera of a motion into a file of a format that has cameras. An Error as for bakedCamera().
[[nodiscard]] Result<ExportedFile> exportCamera(ExportFormat format, const motion::Motion& motion,
                                                const CaptureBakeOptions& options);

/// What the file would not store: the losses of exportMotion(), without writing anything. For Bvh and Vrma the model is
/// posed, because only that shows which limbs change their length.
[[nodiscard]] Result<Diagnostics> exportLosses(ExportFormat format, const motion::Motion& motion,
                                               const model::Model& model, const image::ModelImages& images,
                                               const CaptureBakeOptions& options,
                                               operations::OperationControl* control = nullptr);

}  // namespace furitsuke::exchange
