// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/lips/lyrics.h"
#include "core/lips/lyrics_findings.h"

namespace furitsuke::lips {

/// Collects the morae and findings of a file.
class LyricsBuilder {
 public:
  /// The next texts belong to a new voice.
  void beginVoice(std::string name);

  /// Spreads the morae of the text evenly over its time, in seconds. Texts at times beyond 0..kMaxSeconds are not used.
  /// `place`, such as "line 12", is for the finding that the text has no reading.
  void addText(double start, double end, std::string_view text, LyricKind kind, const Message& location,
               float loudness = 0.5F);

  /// Counts a finding. `place` is that of its first occurrence; `offset` as in Diagnostic.
  void note(LyricsFinding finding, const Message& where, std::optional<std::size_t> offset = {});

  /// Sorts the morae and returns all. An Error if there are none, whose reason contains `expected`.
  [[nodiscard]] Result<Lyrics> take(MessageText expected) &&;

 private:
  Lyrics lyrics_;
  std::array<Diagnostic, kLyricsFindings.size()> findings_{};
  std::size_t count_ = 0;
};

}  // namespace furitsuke::lips
