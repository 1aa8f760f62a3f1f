// SPDX-License-Identifier: MIT
#include "core/landmarks/landmark_finder.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/landmarks/film_range.h"
#include "core/landmarks/person_tracker.h"

namespace furitsuke::landmarks {

namespace {

/// Until a person is found, one picture is searched every so many seconds.
constexpr double kSearchStep = 0.25;

}  // namespace

struct LandmarkFinder::State {
  State(FilmRange openedRange, PersonTracker openedTracker)
      : range(std::move(openedRange)), tracker(std::move(openedTracker)) {}

  FilmRange range;
  PersonTracker tracker;
  FilmLandmarks found;
  bool hasPicture = false;  ///< any could be decoded
};

LandmarkFinder::LandmarkFinder(std::unique_ptr<State> state) : state_(std::move(state)) {}
LandmarkFinder::LandmarkFinder(LandmarkFinder&&) noexcept = default;
LandmarkFinder& LandmarkFinder::operator=(LandmarkFinder&&) noexcept = default;
LandmarkFinder::~LandmarkFinder() = default;

Result<LandmarkFinder> LandmarkFinder::open(const std::filesystem::path& film, const LandmarkOptions& options,
                                            const std::atomic<bool>& canceled) {
  Result<PersonTracker> tracker = PersonTracker::open(options.quality, options.person, options.personSeconds);
  if (!tracker) return tracker.error();
  Result<FilmRange> range = FilmRange::open(film, options, canceled);
  if (!range) return range.error();
  auto state = std::make_unique<State>(*std::move(range), *std::move(tracker));
  const media::FilmInfo& info = state->range.info();
  state->found.width = static_cast<int>(std::lround(info.width * info.pixelAspect));
  state->found.height = info.height;
  return LandmarkFinder(std::move(state));
}

Status LandmarkFinder::run(const std::atomic<bool>& canceled,
                           const std::function<void(const LandmarkProgress&)>& onPicture) {
  State& state = *state_;
  const media::VideoFrame nothing;
  while (state.found.pictures.size() < state.range.count()) {
    const std::size_t i = state.found.pictures.size();
    const double seconds = state.range.secondsOf(i);
    const auto picture = state.range.picture(i, canceled);
    if (canceled) return Error::canceled();
    if (!picture && !state.hasPicture && i + 1 == state.range.count()) return picture.error();
    state.hasPicture = state.hasPicture || picture.ok();
    PersonLandmarks person;
    person.seconds = seconds;
    if (picture) person = state.tracker.follow({**picture, state.range.info().pixelAspect}, seconds);
    state.found.pictures.push_back(person);
    if (onPicture) onPicture({i + 1, state.range.count(), picture ? **picture : nothing, person});
  }
  return Done{};
}

const media::FilmInfo& LandmarkFinder::film() const { return state_->range.info(); }

std::size_t LandmarkFinder::pictureCount() const { return state_->range.count(); }

const FilmLandmarks& LandmarkFinder::landmarks() const { return state_->found; }

Result<FilmLandmarks> findLandmarks(const std::filesystem::path& film, const LandmarkOptions& options,
                                    const std::atomic<bool>& canceled,
                                    const std::function<void(const LandmarkProgress&)>& onPicture) {
  Result<LandmarkFinder> finder = LandmarkFinder::open(film, options, canceled);
  if (!finder) return finder.error();
  if (const Status done = finder->run(canceled, onPicture); !done) return done.error();
  const FilmLandmarks& found = finder->landmarks();
  if (std::ranges::none_of(found.pictures, &PersonLandmarks::isFound)) {
    return Error::because(Core::tr("nobody was found in the film"));
  }
  return found;
}

Result<FirstPeople> findFirstPeople(const std::filesystem::path& film, const LandmarkOptions& options,
                                    const std::atomic<bool>& canceled) {
  Result<PersonTracker> tracker = PersonTracker::open(options.quality);
  if (!tracker) return tracker.error();
  const Result<FilmRange> range = FilmRange::open(film, options, canceled);
  if (!range) return range.error();
  std::optional<FirstPeople> first;
  double next = range->secondsOf(0);
  for (std::size_t i = 0; i < range->count(); ++i) {
    const double seconds = range->secondsOf(i);
    if (seconds < next) continue;
    next = seconds + kSearchStep;
    const auto picture = range->picture(i, canceled);
    if (canceled) return Error::canceled();
    if (!picture) {
      if (first || i + 1 < range->count()) continue;
      return picture.error();
    }
    std::vector<FoundPerson> people = tracker->findAll({**picture, range->info().pixelAspect});
    if (first && people.empty()) continue;
    first = FirstPeople{seconds, **picture, range->info().pixelAspect, std::move(people)};
    if (!first->people.empty()) break;
  }
  if (!first) return Error::because(Core::tr("no picture of the film can be decoded"));
  return *std::move(first);
}

}  // namespace furitsuke::landmarks
