// SPDX-License-Identifier: MIT
#include "app/cli/edit_plan.h"

#include <charconv>
#include <cmath>
#include <string_view>
#include <utility>

#include "app/cli/input.h"
#include "core/base/nearest_name.h"
#include "core/base/path_text.h"
#include "core/io/named_files.h"
#include "core/lips/lyrics_file.h"
#include "core/media/sound_file.h"
#include "core/operations/scope.h"

namespace furitsuke::cli {

namespace {

/// Removes an argument from the list and returns it; an Error when it is given twice.
Result<std::string> takeText(operations::OperationArguments::Texts& texts, std::string_view id) {
  std::string found;
  bool isFound = false;
  for (auto at = texts.begin(); at != texts.end();) {
    if (at->first != id) {
      ++at;
      continue;
    }
    if (isFound) return Error::in(Message::verbatim(std::string(id)), Core::tr("is given twice"));
    isFound = true;
    found = std::move(at->second);
    at = texts.erase(at);
  }
  return found;
}

/// A reader of files, for the names that arguments have.
template <class Content>
auto byArgument(Result<Content> (*read)(const std::filesystem::path&)) {
  return [read](const std::string& name) { return read(argumentPath(name)); };
}

}  // namespace

Result<motion::Tempo> tempoIn(std::string_view text) {
  const auto number = [](std::string_view part) -> std::optional<double> {
    double value = 0;
    const auto [end, failed] = std::from_chars(part.data(), part.data() + part.size(), value);
    return failed == std::errc() && end == part.data() + part.size() ? std::optional(value) : std::nullopt;
  };
  const std::size_t at = text.find('@');
  const auto beats = number(text.substr(0, at));
  const auto first = at == text.npos ? std::optional(0.0) : number(text.substr(at + 1));
  // Also false for a value that is not a number.
  const bool isTempo = beats && first && *beats >= motion::kLowestTempo && *beats <= motion::kHighestTempo &&
                       std::abs(*first) <= motion::kFarthestBeat;
  if (!isTempo) {
    return Error::in(Message::verbatim("--tempo"),
                     Core::trWith("\"%1\" is not a tempo such as 128, or 128@15 with the frame of the first beat"),
                     text);
  }
  motion::Tempo tempo;
  tempo.beatsPerMinute = *beats;
  tempo.firstBeat = *first;
  return tempo;
}

Message unknownOperation(std::string_view typed) {
  std::vector<std::string_view> known;
  for (const operations::Operation& operation : operations::operations()) known.push_back(operation.id);
  const std::string_view nearest = nearestName(typed, known);
  if (nearest.empty()) return Core::tr("unknown operation");
  return {Core::trWith("unknown operation; did you mean %1?"), nearest};
}

Result<operations::OperationCall> editStep(const operations::Operation& operation,
                                           operations::OperationArguments::Texts texts) {
  operations::OperationCall step;
  step.operation = &operation;
  Result<std::string> tracks = takeText(texts, "tracks");
  Result<std::string> frames = takeText(texts, "frames");
  if (!tracks.ok()) return tracks.error();
  if (!frames.ok()) return frames.error();
  if (const Result<FrameRange> range = operations::parseFrameRange(*frames); !range.ok()) return range.error();
  Result<operations::OperationArguments> arguments = operations::OperationArguments::read(
      operation.parameters, texts,
      {byArgument(io::loadWholeMotion), byArgument(io::loadNamePairs), byArgument(lips::loadLyrics),
       byArgument(media::loadSound), byArgument(io::loadWholeModel)});
  if (!arguments.ok()) return arguments.error();
  step.arguments = *std::move(arguments);
  step.soundReader = [](const std::string& file) {
    return media::loadSound(std::u8string(file.begin(), file.end()));  // annotations are in UTF-8 everywhere
  };
  step.scope.tracks = *std::move(tracks);
  step.scope.frames = *std::move(frames);
  return step;
}

Result<std::vector<operations::OperationCall>> editSteps(const std::vector<std::string>& words) {
  std::vector<operations::OperationCall> steps;
  for (std::size_t i = 0; i < words.size();) {
    const operations::Operation* operation = operations::findOperation(words[i]);
    if (operation == nullptr) {
      return Error::in(Message::verbatim(words[i]), Core::trWith("%1 (edit --list lists all; files come before --op)"),
                       unknownOperation(words[i]));
    }
    operations::OperationArguments::Texts texts;
    for (++i; i < words.size() && words[i].find('=') != std::string::npos; ++i) {
      const std::size_t equals = words[i].find('=');
      texts.emplace_back(words[i].substr(0, equals), words[i].substr(equals + 1));
    }
    Result<operations::OperationCall> step = editStep(*operation, std::move(texts));
    if (!step.ok()) return Error::in(Message::verbatim(std::string(operation->id)), step.error().sentence());
    steps.push_back(*std::move(step));
  }
  return steps;
}

Result<std::filesystem::path> outputPath(const std::string& pattern, const std::filesystem::path& input) {
  std::string path;
  for (std::size_t at = 0; at < pattern.size();) {
    const std::size_t end = pattern[at] == '{' ? pattern.find('}', at) : std::string::npos;
    if (end == std::string::npos) {
      path += pattern[at++];
      continue;
    }
    const std::string word = pattern.substr(at + 1, end - at - 1);
    if (isStandardStream(input) && (word == "name" || word == "ext" || word == "dir")) {
      return Error::in(Message::verbatim("--out"), Core::trWith("standard input has no {%1}"), word);
    }
    if (word == "name") {
      path += pathText(input.stem());
    } else if (word == "ext") {
      path += pathText(input.extension());
    } else if (word == "dir") {
      path += input.has_parent_path() ? pathText(input.parent_path()) : std::string(".");
    } else if (word == "part") {
      path += "{part}";
    } else {
      return Error::in(Message::verbatim("--out"),
                       Core::trWith("{%1} is not a placeholder; use {name}, {ext} or {dir}"), word);
    }
    at = end + 1;
  }
  return argumentPath(path);
}

}  // namespace furitsuke::cli
