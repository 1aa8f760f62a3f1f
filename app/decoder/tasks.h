// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/decoder/session.h"

// What the processes do. Each function ends when its work is done.
namespace furitsuke::decoding {

/// Opens the film and answers with its FilmInfo; then decodes pictures, for each PictureRequest (core/media).
void decodeFilm(Session& session);
/// Answers with the samples of the sound (core/media/process_sound.cpp).
void decodeSound(Session& session);
/// Answers with the files of the archive (core/archives/process_unpacking.cpp).
void unpackArchive(Session& session);
/// Tries to open a file, a socket and a process, and answers with a byte for each: 1 if it could.
void probe(Session& session);

/// Loads the library for films and sounds, which cannot be done in the sandbox.
void prepareMedia();
/// Loads the locale that libarchive needs.
void prepareArchives();

}  // namespace furitsuke::decoding
