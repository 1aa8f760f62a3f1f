// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/landmarks/side_assignment.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "tests/core/landmarks/made_person.h"

namespace furitsuke::landmarks {
namespace {

test::MadePose dancing(double seconds) {
  test::MadePose pose;
  pose.turn = 40 * std::sin(seconds);
  pose.armUp[0] = 90 + 60 * std::sin(seconds * 3);
  pose.armForward[1] = 60;
  pose.thigh[0] = 30 + 30 * std::sin(seconds * 2);
  pose.knee[0] = 60;
  return pose;
}

TEST(SideAssignment, FindsPicturesWithExchangedSides) {
  struct Span {
    int first, last;
    SideReading reading;
  };
  struct Row {
    const char* name;
    double noise;
    std::vector<Span> wrong;
  };
  for (const Row& row :
       {Row{"none", 0, {}}, Row{"none, with noise", 0.04, {}},
        Row{"one picture", 0.02, {{50, 50, SideReading::Exchanged}}},
        Row{"a second", 0.02, {{50, 79, SideReading::Exchanged}}},
        Row{"a back as a front", 0.02, {{50, 79, SideReading::SeenFromBehind}}},
        Row{"the first pictures", 0.02, {{0, 9, SideReading::Exchanged}}},
        Row{"both kinds", 0.02, {{20, 30, SideReading::SeenFromBehind}, {100, 120, SideReading::Exchanged}}}}) {
    FilmLandmarks film = test::madeFilm(dancing, 30, 150, {}, row.noise);
    std::vector<SideReading> expected(film.pictures.size(), SideReading::AsFound);
    for (const Span& span : row.wrong) {
      for (int i = span.first; i <= span.last; ++i) {
        readAs(span.reading, film.pictures[static_cast<std::size_t>(i)]);
        expected[static_cast<std::size_t>(i)] = span.reading;
      }
    }
    EXPECT_EQ(findSides(film), expected) << row.name;
  }
}

TEST(SideAssignment, ReadsAPersonWhoTurnsAroundAsFound) {
  const auto turning = [](double seconds) {
    test::MadePose pose = dancing(seconds);
    pose.turn = 120 * seconds;
    return pose;
  };
  const FilmLandmarks film = test::madeFilm(turning, 30, 180, {}, 0.02);
  for (const SideReading reading : findSides(film)) EXPECT_EQ(reading, SideReading::AsFound);
}

TEST(SideAssignment, IgnoresPicturesWithoutThePerson) {
  FilmLandmarks film = test::madeFilm(dancing, 30, 60);
  for (std::size_t i = 20; i < 50; ++i) film.pictures[i] = test::lostPicture(film.pictures[i].seconds);
  for (const SideReading reading : findSides(film)) EXPECT_EQ(reading, SideReading::AsFound);
  EXPECT_TRUE(findSides(FilmLandmarks{}).empty());
}

TEST(SideAssignment, ReadsTwiceAsTheOriginal) {
  const PersonLandmarks original = test::madePicture(dancing(1), 1);
  for (const SideReading reading : {SideReading::AsFound, SideReading::Exchanged, SideReading::SeenFromBehind}) {
    PersonLandmarks twice = original;
    readAs(reading, twice);
    readAs(reading, twice);
    EXPECT_EQ(twice.world, original.world);
    EXPECT_EQ(twice.picture, original.picture);
  }
}

}  // namespace
}  // namespace furitsuke::landmarks
