// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/motion/annotations.h"

// Markers, beats, sound, background, reference, gravity, outside parents and layers of a motion, as JSON text: format
// "furitsuke.annotations", version 1,
//   "markers": [{ "frame": 120, "name": "chorus", "color": "red" }],
//   "tempo": { "beatsPerMinute": 128.0, "firstBeat": 12.5, "beatsPerBar": 4 },
//   "tempoChanges": [{ "beatsPerMinute": 140.0, "firstBeat": 900, "beatsPerBar": 4 }],
//   "sound": { "file": "song.mp3", "offset": -40, "volume": 100, "muted": true },
//   "background": { "file": "stage.mp4", "fit": "fill", "offset": [0.1, 0], "scale": 1.5, "opacity": 80, "time": 500,
//                   "color": "#000000" },
//   "reference": { "file": "dance.mp4", "time": -500, "mirrored": true },
//   "gravity": { "seed": 0, "keys": [{ "frame": 0, "acceleration": 9.8, "direction": [0, -1, 0],
//                                      "noise": 10, "noiseOn": true }] },
//   "outsideParents": [{ "frame": 30, "bone": "右手首", "model": "Miku", "target": "左手首" }, { "frame": 60 }], see
//     motion::OutsideParentKey; instead of "model", "own": true or "ground": true, or none of them
//   "bakedPhysics": { "list": [], "replaced": [...] }, the keys that "bake-physics" has replaced
//   "capture": { "takes": [[0, 2699]], ... }, what was recorded for the motion, see capture_json.h
//   "layers": { "list": [...], "replaced": [...] }, see layer_json.h
// Only the format, the frames of markers and keys, the keys of gravity and the files of the sound and the reference
// are required. Members of newer versions are kept unchanged. Files are named by their paths from the folder of the
// annotation file if they are near it, so that all can be moved together. readAnnotations() and writeAnnotations()
// convert them from and to absolute paths.
namespace furitsuke::io {

inline constexpr std::int64_t kAnnotationVersion = 1;
inline constexpr std::size_t kMaxTempoChanges = 10'000;    ///< of a file
inline constexpr std::size_t kMaxParentKeys = 100'000;     ///< of a file
inline constexpr std::size_t kMaxAccessoryKeys = 100'000;  ///< of a file

/// NAME.furitsuke.json in the folder of the motion NAME.vmd (or NAME of another format).
[[nodiscard]] std::filesystem::path annotationPath(const std::filesystem::path& motion);

/// Calls change(file) for each file that the annotations name.
template <class Change>
void eachAnnotationFile(motion::Annotations& annotations, Change change) {
  if (annotations.sound) change(annotations.sound->file);
  if (annotations.background) change(annotations.background->file);
  if (annotations.reference) change(annotations.reference->file);
}

/// UTF-8 with one line per marker; ends with a line feed.
[[nodiscard]] std::string annotationsToJson(const motion::Annotations& annotations);
/// Markers and changes of the tempo may be in any order. An Error has the byte offset and, as its section, the JSON
/// path.
[[nodiscard]] Result<motion::Annotations> annotationsFromJson(std::string_view text);

/// The annotation file of a motion.
struct AnnotationFile {
  motion::Annotations annotations;
  /// The text of the file, used to detect changes by other programs; empty if there is no file or it could not be read.
  std::string text = {};
  /// Why an existing file could not be read. The motion itself is not affected.
  std::optional<Error> problem = {};
  /// Why the layers do not fit the motion; see motion::restoreLayers(). Set only by MotionDocument::read().
  std::optional<Error> layerProblem = {};
};
[[nodiscard]] AnnotationFile readAnnotations(const std::filesystem::path& motion);

/// An annotation file that a save would have to replace although its content is not what this program last read or
/// wrote.
struct AnnotationConflict {
  enum class Kind {
    Changed,     ///< another program changed it
    Unreadable,  ///< damaged, too large, not a file
  };
  Kind kind = Kind::Changed;
  Error error;  ///< names the file
};
/// The conflict of writeAnnotations() with the same arguments. There is none if the file already has these annotations,
/// or if they are those of `known`: then there is nothing to write, and the file stays as it is.
[[nodiscard]] std::optional<AnnotationConflict> annotationConflict(const std::filesystem::path& motion,
                                                                   const motion::Annotations& annotations,
                                                                   std::string_view known);

struct AnnotationWriting {
  /// The text that this program last read or wrote; empty if there was no file or it could not be read.
  std::string_view known = {};
  /// Replaces or removes the file in spite of an AnnotationConflict, but not without a backup.
  bool replacesForeign = false;
  /// Keeps the replaced or removed file as NAME.furitsuke.json.bak.
  bool backsUp = true;
};

struct WrittenAnnotations {
  std::string text;                    ///< of the file, as it is now known; empty if there is none
  bool isBackedUp = false;             ///< the previous file was kept, or there was none
  std::optional<Error> backupProblem;  ///< the previous file was replaced and could not be kept
};

/// Writes the annotations to the annotation file of the motion. If there are no annotations, removes the file. A file
/// that already has the same content is not written. An Error in case of an AnnotationConflict.
[[nodiscard]] Result<WrittenAnnotations> writeAnnotations(const std::filesystem::path& motion,
                                                          const motion::Annotations& annotations,
                                                          const AnnotationWriting& how);

}  // namespace furitsuke::io
