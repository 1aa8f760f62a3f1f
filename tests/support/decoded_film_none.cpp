// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/avi_film.h"
#include "tests/support/decoded_film.h"

namespace furitsuke::test {

DecodedFilm decodeFilm(const std::filesystem::path&) {
  DecodedFilm film;
  film.problem = "the tests were built without libav";
  return film;
}

std::string writeAvi(const std::filesystem::path& /*file*/, const AviFilm& /*film*/,
                     image::Image (* /*picture*/)(int index)) {
  return "no libav";
}

}  // namespace furitsuke::test
