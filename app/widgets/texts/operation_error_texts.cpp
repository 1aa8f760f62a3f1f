// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "app/widgets/texts/error_texts.h"

// Texts of operations and of their arguments.
namespace furitsuke::widgets {

namespace {

constexpr std::array kOperationErrorTexts = {
    ErrorText{Core::trWith("\"%1\" cannot be encoded in CP932, the encoding of MMD's files")},
    ErrorText{Core::trWith("\"%1\" is not %2 or %3")},
    ErrorText{Core::trWith("\"%1\" is not a CSV file of two columns")},
    ErrorText{Core::trWith("\"%1\" is not a VSQ, UST, MIDI, LRC or text file")},
    ErrorText{Core::trWith("\"%1\" is not a contact; write \"left 10-40, right 50-80 at 2.5 slope 10\"")},
    ErrorText{Core::trWith("\"%1\" is not a frame")},
    ErrorText{Core::trWith("\"%1\" is not a model file")},
    ErrorText{Core::trWith("\"%1\" is not a motion file")},
    ErrorText{Core::trWith("\"%1\" is not a number")},
    ErrorText{Core::trWith("\"%1\" is not a number, %2"), "2p"},
    ErrorText{Core::trWith("\"%1\" is not a range such as 30, 10-20, 10- or -20")},
    ErrorText{Core::trWith("\"%1\" is not a sound file")},
    ErrorText{Core::trWith("\"%1\" is not a whole number")},
    ErrorText{Core::trWith("\"%1\" is not a whole number, %2"), "2p"},
    ErrorText{Core::trWith("\"%1\" is not three numbers x,y,z")},
    ErrorText{Core::trWith("\"%1\" is not true or false")},
    ErrorText{Core::trWith("\"%1\" is too large; the maximum is %2")},
    ErrorText{Core::trWith("\"%1\" moves with the held part; choose a bone of another part")},
    ErrorText{Core::trWith("%1 or less"), {}, ErrorTextKind::Part},
    ErrorText{Core::trWith("%1 or more"), {}, ErrorTextKind::Part},
    ErrorText{Core::trWith("%1 to %2"), {}, ErrorTextKind::Part},
    ErrorText{Core::trWith("%1: %2"), "1s2r"},
    ErrorText{Core::tr("a CSV file of two columns"), {}, ErrorTextKind::Part},
    ErrorText{Core::tr("a VSQ, UST, MIDI, LRC or text file"), {}, ErrorTextKind::Part},
    ErrorText{Core::tr("a file is needed")},
    ErrorText{Core::tr("a loop needs keys on at least two frames")},
    ErrorText{Core::tr("a model file"), {}, ErrorTextKind::Part},
    ErrorText{Core::tr("a motion file"), {}, ErrorTextKind::Part},
    ErrorText{Core::tr("a name cannot contain a zero byte")},
    ErrorText{Core::tr("a number"), {}, ErrorTextKind::Part},
    ErrorText{Core::trWith("a number, %1"), "1p", ErrorTextKind::Part},
    ErrorText{Core::tr("a sound file"), {}, ErrorTextKind::Part},
    ErrorText{Core::tr("a whole number"), {}, ErrorTextKind::Part},
    ErrorText{Core::trWith("a whole number, %1"), "1p", ErrorTextKind::Part},
    ErrorText{Core::tr("all keys are on the same frame; noise needs keys on at least two frames")},
    ErrorText{Core::tr("at least one name is needed")},
    ErrorText{Core::trWith("at most 30 minutes, which are %1 frames, can be reduced to poses; %2 are chosen")},
    ErrorText{Core::tr("canceled")},
    ErrorText{Core::tr("cannot be rotated without a model: its rest position is unknown")},
    ErrorText{Core::tr("every limit must be greater than 0")},
    ErrorText{Core::tr("has no keys")},
    ErrorText{Core::trWith("has only %1 samples per second; %2 are needed to tell vowels apart")},
    ErrorText{Core::tr("is given twice")},
    ErrorText{Core::trWith("is missing; expected %1"), "1p"},
    ErrorText{Core::tr("it has no axis in the model")},
    ErrorText{Core::tr("its axis is unknown without a model")},
    ErrorText{Core::tr("must not be empty")},
    ErrorText{Core::trWith("name \"%1\""), {}, ErrorTextKind::Section},
    ErrorText{Core::tr("names no bone that rigid bodies move")},
    ErrorText{Core::tr("needs keys on at least two frames")},
    ErrorText{Core::tr("needs six names separated by commas, for a, i, u, e, o and n")},
    ErrorText{Core::tr("needs the model of the motion")},
    ErrorText{Core::tr("needs the model of the motion, which has the legs")},
    ErrorText{Core::tr("needs the model of the motion, which has the rigid bodies")},
    ErrorText{Core::tr("needs the model of the motion, whose display frames are the groups")},
    ErrorText{Core::tr("needs the tempo of the music; set it first")},
    ErrorText{Core::tr("no file is given")},
    ErrorText{Core::tr("no model is given; expected the model that the motion was made for")},
    ErrorText{Core::trWith("physics is simulated for two hours, up to frame %1, but the last frame is %2")},
    ErrorText{Core::tr("text"), {}, ErrorTextKind::Part},
    ErrorText{Core::trWith("the blends are longer than the clip, which has %1 frames")},
    ErrorText{Core::trWith("the bridge would end past frame %1")},
    ErrorText{Core::tr("the clip would end after the last possible frame")},
    ErrorText{Core::tr("the cutoff must be greater than 0 and less than 15 Hz, half the frame rate")},
    ErrorText{Core::tr("the factor must be greater than 0")},
    ErrorText{Core::trWith("the file has only %1")},
    ErrorText{Core::trWith(
        "the filter needs the values of %1 frames, but at most %2 are allowed; choose the Gaussian filter or "
        "trim the motion")},
    ErrorText{Core::tr("the frames of the poses are missing, such as 30, 62, 95")},
    ErrorText{Core::trWith("the interval must be longer than a blink, which takes %1 frames")},
    ErrorText{Core::trWith("the key at frame %1 would move before frame 0")},
    ErrorText{Core::trWith("the key at frame %1 would move past frame %2")},
    ErrorText{Core::tr("the last frame is before the first")},
    ErrorText{Core::trWith("the last key would move past frame %1")},
    ErrorText{Core::trWith("the model has no \"%1\"")},
    ErrorText{Core::trWith("the model has no arm with %1腕, %1ひじ and %1手首")},
    ErrorText{Core::tr("the model has no legs with the foot IK bones 左足ＩＫ and 右足ＩＫ, a knee and a thigh")},
    ErrorText{Core::tr("the model has no rigid bodies that move bones")},
    ErrorText{Core::tr("the model has no 左手首 or 右手首, or no rigid bodies on head, body and legs")},
    ErrorText{Core::tr("the model has no 頭 above 上半身")},
    ErrorText{Core::tr("the model has none of them")},
    ErrorText{Core::tr("the model lacks the first one, which follows the loudness")},
    ErrorText{Core::tr("the motion has no sound; choose a file")},
    ErrorText{Core::trWith(
        "the motion would have at least %1 keys, but an operation may create a motion of at most %2 keys; choose "
        "fewer tracks or frames")},
    ErrorText{Core::trWith(
        "the operation would sample at least %1 values of tracks, but at most %2 are allowed; choose fewer "
        "tracks or frames")},
    ErrorText{Core::tr("the order must be 1 to 8")},
    ErrorText{Core::trWith("the other model has no \"%1\"")},
    ErrorText{Core::trWith("the width must be greater than 0 and at most %1")},
    ErrorText{Core::trWith("there are keys after frame %1, where the bridge starts")},
    ErrorText{Core::tr("three numbers x,y,z"), {}, ErrorTextKind::Part},
    ErrorText{Core::tr("true or false"), {}, ErrorTextKind::Part},
    ErrorText{Core::tr("unknown parameter")},
    ErrorText{Core::trWith("unknown parameter; did you mean %1?")},
};

}  // namespace

std::span<const ErrorText> operationErrorTexts() { return kOperationErrorTexts; }

}  // namespace furitsuke::widgets
