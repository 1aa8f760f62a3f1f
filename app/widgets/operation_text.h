// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <cstddef>
#include <string>

#include "core/edit/document/live_text.h"
#include "core/operations/operation.h"

// The translated texts of the table of operations.
namespace furitsuke::widgets {

/// "Scale Time", without an ellipsis.
[[nodiscard]] QString operationText(const operations::Operation& operation);
/// The same as the text of an undo step. The operation need not outlive it.
[[nodiscard]] edit::LiveText operationStep(const operations::Operation& operation);
/// What it does, in sentences.
[[nodiscard]] QString operationHelp(const operations::Operation& operation);
/// The first sentence of the help, without the period.
[[nodiscard]] QString operationTooltip(const operations::Operation& operation);
[[nodiscard]] QString topicText(const operations::OperationTopic& topic);

/// The id as words: "Its tracks" for "its-tracks".
[[nodiscard]] QString parameterLabel(const operations::OperationParameter& parameter);
[[nodiscard]] QString parameterHelp(const operations::OperationParameter& parameter);
/// "degrees", "frames", "frame" for a value of 1; empty without a unit.
[[nodiscard]] QString parameterUnit(const operations::OperationParameter& parameter, double value = 0);
/// The text of the choice with this index.
[[nodiscard]] QString choiceText(const operations::OperationParameter& parameter, std::size_t index);

/// A path such as "morph:あ" without its kind, as the timeline shows the track.
[[nodiscard]] QString trackOfPath(const std::string& path);

/// "position 0.012 model units at 右腕, frame 120".
[[nodiscard]] QString errorText(const operations::LargestError& error);

/// A note of an operation with its track, and its frame if it has one: "右腕: the name has no counterpart".
[[nodiscard]] QString noteText(const Diagnostic& note);

/// The ids of parameters and choices as English words, which need a translation; sorted.
[[nodiscard]] QStringList operationIdWords();

}  // namespace furitsuke::widgets
