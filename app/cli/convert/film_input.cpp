// SPDX-License-Identifier: MIT
#include "app/cli/convert/film_input.h"

#include <CLI/CLI.hpp>
#include <charconv>
#include <string_view>
#include <vector>

#include "app/cli/file_progress.h"
#include "app/cli/frame_list.h"
#include "core/io/file_type.h"

namespace furitsuke::cli {

namespace {

/// "320,180"
std::optional<landmarks::PicturePoint> pointOf(std::string_view text) {
  landmarks::PicturePoint point;
  const char* end = text.data() + text.size();
  const auto x = std::from_chars(text.data(), end, point.x);
  if (x.ec != std::errc() || x.ptr == end || *x.ptr != ',') return {};
  const auto y = std::from_chars(x.ptr + 1, end, point.y);
  const bool isPoint = y.ec == std::errc() && y.ptr == end && point.x >= 0 && point.y >= 0;
  return isPoint ? std::optional(point) : std::nullopt;
}

}  // namespace

void addFilmOptions(CLI::App& command, FilmRules& rules) {
  const auto only = [&rules](CLI::Option* option) {
    option->each([&rules, name = option->get_name()](const std::string& /*value*/) {
      if (rules.option.empty()) rules.option = name;
    });
    return option;
  };
  std::vector<std::string> qualities;
  qualities.reserve(landmarks::kLandmarkQualities.size());
  for (const landmarks::LandmarkQuality quality : landmarks::kLandmarkQualities)
    qualities.emplace_back(landmarks::qualityName(quality));
  only(command.add_option_function<std::string>(
           "--from-film",
           [&rules](const std::string& name) {
             for (const landmarks::LandmarkQuality quality : landmarks::kLandmarkQualities) {
               if (landmarks::qualityName(quality) == name) rules.finding.quality = quality;
             }
           },
           "Network that finds the person in a film: fast, good (default) or best, each slower than the one before"))
      ->check(CLI::IsMember(qualities));
  only(command.add_option_function<std::string>(
           "--person", [&rules](const std::string& text) { rules.finding.person = pointOf(text); },
           "A point on the person to follow: X,Y in pixels of the first picture of a film with people (default: the "
           "largest)"))
      ->check([](const std::string& text) {
        return pointOf(text) ? std::string() : text + " is not a point such as 320,180";
      });
  only(command.add_flag("--mirrored", rules.finding.isMirrored,
                        "The film is mirrored, as front cameras of telephones do"));
  only(command.add_option("--fov", rules.camera.fieldOfView,
                          "Field of view of the camera of a film, in degrees of its height (default 45)"))
      ->check(CLI::Range(landmarks::kSmallestFieldOfView, landmarks::kLargestFieldOfView));
  only(command.add_option("--tilt", rules.camera.tiltDown,
                          "Degrees by which the camera of a film looks down (default: guessed from standing feet)"))
      ->check(CLI::Range(-landmarks::kSteepestTilt, landmarks::kSteepestTilt));
  only(command.add_option("--roll", rules.camera.roll,
                          "Degrees by which the camera of a film is turned clockwise (default: guessed likewise)"))
      ->check(CLI::Range(-landmarks::kLargestRoll, landmarks::kLargestRoll));
  only(command.add_option_function<std::vector<std::string>>(
           "--exchange-sides",
           [&rules](const std::vector<std::string>& spans) {
             for (const std::string& span : spans) {
               const FrameRange frames = *singleRange(span);
               rules.camera.exchanged.push_back({frames.first / kFramesPerSecond, frames.last / kFramesPerSecond});
             }
           },
           "Frames of a film, A-B, 30 per second from its start, in which left and right are taken for each other; can "
           "be given several times"))
      ->take_all()
      ->check([](const std::string& text) {
        return singleRange(text) ? std::string() : text + " is not a range of frames such as 0-300";
      });
}

bool isFilm(const std::filesystem::path& input) { return io::opensAsByName(input) == io::OpensAs::Film; }

Result<landmarks::LandmarkCapture> captureOfFilm(const std::filesystem::path& film, const FilmRules& rules,
                                                 const std::optional<FrameRange>& frames, const std::atomic<bool>& stop,
                                                 bool showsProgress) {
  landmarks::LandmarkOptions finding = rules.finding;
  landmarks::LandmarkCaptureOptions camera = rules.camera;
  if (frames) {
    finding.first = frames->first / kFramesPerSecond;
    finding.last = frames->last / kFramesPerSecond;
    camera.start = finding.first;
  }
  std::optional<FileProgress> progress;
  if (showsProgress) progress.emplace(1);
  const Result<landmarks::FilmLandmarks> found =
      landmarks::findLandmarks(film, finding, stop, [&progress](const landmarks::LandmarkProgress& picture) {
        if (progress) progress->ofStep() = static_cast<double>(picture.done) / static_cast<double>(picture.count);
      });
  if (!found) return found.error();
  return landmarks::captureFromLandmarks(*found, camera);
}

}  // namespace furitsuke::cli
