// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <string_view>

#include "core/operate/operation.h"

// The words of the table of operations in the language of the program.
namespace furitsuke {

/// "Scale Time", without dots.
[[nodiscard]] QString operationText(const Operation& operation);
/// What it does, in sentences.
[[nodiscard]] QString operationHelp(const Operation& operation);
/// The first of its sentences, without its full stop.
[[nodiscard]] QString operationTooltip(const Operation& operation);
[[nodiscard]] QString topicText(const OperationTopic& topic);

/// The id as words: "its-tracks" is "Its tracks".
[[nodiscard]] QString parameterLabel(const OperationParameter& parameter);
[[nodiscard]] QString parameterHelp(const OperationParameter& parameter);
/// "°", "frames"; empty without a unit.
[[nodiscard]] QString parameterUnit(const OperationParameter& parameter);
[[nodiscard]] QString choiceText(std::string_view choice);

/// "position 0.012 model units at 右腕, frame 120".
[[nodiscard]] QString errorText(const LargestError& error);

/// Everything of the table that a person reads and that wants a translation, in English.
[[nodiscard]] QStringList operationSentences();

}  // namespace furitsuke
