// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdio>
#include <string>

#include "core/base/result.h"
#include "core/lips/lyrics.h"

namespace furitsuke::test {

/// "0.50-1.00 a !o@0.79": the start and end of each mora and its shape (as in "aiueon.-", "!" where the lips close),
/// with the loudness if it is known; voices are separated by " | ". Findings follow: "; lyrics.line (1): line 2". The
/// message of an Error.
inline std::string textOf(const Result<lips::Lyrics>& lyrics) {
  if (!lyrics) return lyrics.error().message();
  std::string text;
  for (const lips::Voice& voice : lyrics->voices) {
    if (!text.empty()) text += " | ";
    if (!voice.name.empty()) text += voice.name + ": ";
    for (const lips::TimedMora& mora : voice.moras) {
      char line[64];
      std::snprintf(line, sizeof line, "%.2f-%.2f %s%c", mora.start, mora.end, mora.mora.closesLips ? "!" : "",
                    "aiueon.-"[static_cast<std::size_t>(mora.mora.shape)]);
      text += (text.empty() || text.back() == ' ' ? "" : " ") + std::string(line);
      if (mora.loudness == 0.5F) continue;
      std::snprintf(line, sizeof line, "@%.2f", static_cast<double>(mora.loudness));
      text += line;
    }
  }
  for (const Diagnostic& finding : lyrics->findings) {
    text += "; " + finding.code + " (" + std::to_string(finding.count) + "): " + finding.detail;
  }
  return text;
}

}  // namespace furitsuke::test
