// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/decoded_film.h"

namespace furitsuke::test {

DecodedFilm decodeFilm(const std::filesystem::path&) {
  DecodedFilm film;
  film.problem = "the tests were built without libav";
  return film;
}

}  // namespace furitsuke::test
