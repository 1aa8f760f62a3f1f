// SPDX-License-Identifier: MIT
#include "core/media/libav_film_writer.h"
#include "core/media/libav_log.h"
#include "core/media/libav_module.h"
#include "core/media/libav_sound.h"
#include "core/media/reader/libav_film_reader.h"

#if defined(_WIN32)
#define FURITSUKE_EXPORT __declspec(dllexport)
#else
#define FURITSUKE_EXPORT [[gnu::visibility("default")]]
#endif

/// The only function that the module exports (libav_module.h).
extern "C" FURITSUKE_EXPORT const furitsuke::media::LibavFunctions* furitsukeLibav(
    const furitsuke::media::LibavLog& log) {
  using namespace furitsuke::media;
  static const LibavFunctions functions{
      .readSound = &readLibavSound, .createFilm = &createLibavFilm, .openFilm = &openLibavFilm};
  prepareLibav(log);
  return &functions;
}
