// SPDX-License-Identifier: MIT
#include "core/exchange/motion_export.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

#include "core/exchange/capture_file.h"
#include "core/exchange/capture_from_motion.h"
#include "core/exchange/exchange_findings.h"
#include "core/exchange/exchange_losses.h"
#include "core/exchange/fbx_camera_writer.h"
#include "core/exchange/gltf/camera_writer.h"
#include "core/exchange/gltf/vrma_writer.h"

namespace furitsuke::exchange {

namespace {

void addFbxLosses(const motion::Motion& motion, Diagnostics& losses) {
  std::ranges::move(expressionLosses(motion), std::back_inserter(losses));
  losses.push_back(
      makeDiagnostic(ExchangeFinding::FbxLimits,
                     Core::tr("FBX is for programs that cannot read glTF; not every program reads all of it")));
}

}  // namespace

std::string exportExtensions(ExportSubject subject) {
  std::string list;
  for (const ExportFormatRow& row : kExportFormats) {
    if (!isWritten(subject, row.format)) continue;
    list.append(list.empty() ? "" : ", ").append(row.extension);
  }
  return list;
}

const ExportFormatRow& exportFormatRow(ExportFormat format) noexcept {
  return *std::ranges::find(kExportFormats, format, &ExportFormatRow::format);
}

const ExportFormatRow* exportFormatFor(const std::filesystem::path& path) {
  const std::u8string native = path.extension().u8string();
  std::string extension(native.begin(), native.end());
  for (char& c : extension) c = static_cast<char>(c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : c);
  const auto* const row = std::ranges::find(kExportFormats, extension, &ExportFormatRow::extension);
  return row == kExportFormats.end() ? nullptr : row;
}

const ExportFormatRow* findExportFormat(std::string_view name) noexcept {
  const auto* const row = std::ranges::find(kExportFormats, name, &ExportFormatRow::name);
  return row == kExportFormats.end() ? nullptr : row;
}

Result<ExportedFile> exportMotion(ExportFormat format, const motion::Motion& motion, const model::Model& model,
                                  const image::ModelImages& images, const CaptureBakeOptions& options,
                                  operations::OperationControl* control) {
  if (hasModel(format)) {
    Result<ExportedFile> glb = glbFromMotion(motion, model, images, options, control);
    if (glb.ok() && format == ExportFormat::Fbx) addFbxLosses(motion, glb->losses);
    return glb;
  }
  Result<BakedCapture> baked = captureFromMotion(motion, model, options, control);
  if (!baked) return baked.error();
  ExportedFile file;
  file.losses = std::move(baked->losses);
  file.frames = baked->motion.clips.front().frameCount;
  file.joints = baked->motion.joints.size();
  if (format == ExportFormat::Bvh) std::ranges::move(expressionLosses(motion), std::back_inserter(file.losses));
  Result<Bytes> bytes = format == ExportFormat::Vrma ? writeVrma(baked->motion, 0) : writeBvh(baked->motion, 0);
  if (!bytes) return bytes.error();
  file.bytes = *std::move(bytes);
  return file;
}

Result<ExportedFile> exportCamera(ExportFormat format, const motion::Motion& motion,
                                  const CaptureBakeOptions& options) {
  return format == ExportFormat::Fbx ? fbxFromCamera(motion, options) : glbFromCamera(motion, options);
}

Result<Diagnostics> exportLosses(ExportFormat format, const motion::Motion& motion, const model::Model& model,
                                 const image::ModelImages& images, const CaptureBakeOptions& options,
                                 operations::OperationControl* control) {
  Diagnostics losses;
  if (hasModel(format)) {
    if (const Result<BakedFrames> frames = bakedFrames(motion, options); !frames) return frames.error();
    addModelLosses(motion, model, options, losses);
    addTextureLosses(model, images, losses);
    if (format == ExportFormat::Fbx) addFbxLosses(motion, losses);
    return losses;
  }
  Result<BakedCapture> baked = captureFromMotion(motion, model, options, control);
  if (!baked) return baked.error();
  losses = std::move(baked->losses);
  if (format == ExportFormat::Bvh) std::ranges::move(expressionLosses(motion), std::back_inserter(losses));
  return losses;
}

}  // namespace furitsuke::exchange
