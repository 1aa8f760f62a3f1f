// SPDX-License-Identifier: MIT
#pragma once

#include "core/eval/sample_span.h"

namespace CLI {  // NOLINT(readability-identifier-naming): the namespace of the library
class App;
}

namespace furitsuke::cli {

/// Adds `--before-first rest|hold`, which sets `rule`. `rule` must outlive the parsing.
void addPreExtrapolationOption(CLI::App& command, eval::PreExtrapolation& rule);

}  // namespace furitsuke::cli
