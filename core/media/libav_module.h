// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string_view>

#include "core/base/log.h"
#include "core/base/result.h"
#include "core/media/film_writer.h"
#include "core/media/reader/film_reader.h"
#include "core/media/sound_control.h"
#include "core/media/sound_file.h"
#include "core/media/sound_input.h"

// Everything that uses libav is in a module of its own, which is loaded when it is first needed: libav comes with more
// than a hundred libraries, which would take longer to load than all the rest of the program.
namespace furitsuke::media {

/// What the module does.
struct LibavFunctions {
  /// Decodes the first sound of a file in any format that a song or a film usually has. A longer sound is cut after
  /// `maxFrames`.
  Result<OpenedSound> (*readSound)(SoundInput& input, SoundControl& control, std::int64_t maxFrames);
  /// FilmWriter::create() after it has checked the settings.
  Result<std::unique_ptr<FilmWriter>> (*createFilm)(const std::filesystem::path& file, const FilmSettings& settings,
                                                    FilmSound sound);
  /// FilmReader::open().
  Result<std::unique_ptr<FilmReader>> (*openFilm)(const std::filesystem::path& file, const std::atomic<bool>& canceled);
};

/// The log of the program. The module has a copy of core/base, whose own log nobody reads.
struct LibavLog {
  void (*write)(LogLevel level, std::string_view text);
  LogLevel (*level)();
};

/// The function that the module exports, and its name.
using LibavEntry = const LibavFunctions* (*)(const LibavLog& log);
inline constexpr char kLibavEntryName[] = "furitsukeLibav";

struct LibavModule {
  const LibavFunctions* functions = nullptr;  ///< null without the module
  Message problem;                            ///< why not: "this program was built without libav"
};

/// Whether this build has the module. Does not load it.
[[nodiscard]] bool hasLibav() noexcept;
/// Loads the module at the first call, from any thread.
[[nodiscard]] const LibavModule& libavModule();

/// LibavFunctions::readSound, or an Error without the module.
[[nodiscard]] Result<OpenedSound> readWithLibav(SoundInput& input, SoundControl& control,
                                                std::int64_t maxFrames = kMaxSoundFrames);

}  // namespace furitsuke::media
