// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <deque>
#include <string>
#include <string_view>

#include "app/actions/action_table.h"
#include "core/operations/operation.h"

namespace furitsuke::actions {

namespace {

struct OperationKeys {
  std::string_view operation;
  const char* keys;
  const char* mmdKeys;
};

// The shortcuts of MMD for the same operations. Other operations have no default shortcut.
constexpr OperationKeys kOperationKeys[] = {
    {"insert-frames", "Ctrl+I", "I; Ctrl+I"},
    {"remove-frames", "Ctrl+Shift+I", "K; Ctrl+Shift+I"},
    {"correct", "Ctrl+R", "R; Ctrl+R"},
    {"center-bias", "", "D"},
};

/// Stores a text for the lifetime of the program, because the rows of the action table contain pointers.
const char* storedText(std::string text) {
  static std::deque<std::string> texts;
  return texts.emplace_back(std::move(text)).c_str();
}

struct OperationWords {
  std::string_view operation;
  const char* words;
};

// See ActionDetails::words.
constexpr OperationWords kOperationWords[] = {
    {"insert-frames", ActionWords::tr("insert time, add time, make longer, gap")},
    {"remove-frames", ActionWords::tr("delete frames, delete time, make shorter")},
    {"scale-time", ActionWords::tr("slow motion, stretch, speed up, retime, faster motion")},
    {"reverse", ActionWords::tr("backwards, backward, play in reverse")},
    {"loop", ActionWords::tr("cycle, seamless, repeat motion")},
    {"retime", ActionWords::tr("beat sync, align to music, quantize, time warp, rhythm")},
    {"trim", ActionWords::tr("crop, shorten, cut motion")},
    {"bake", ActionWords::tr("bake, every frame, sample")},
    {"smooth", ActionWords::tr("low-pass, filter, blur")},
    {"reduce", ActionWords::tr("simplify, thin out, optimize, fewer keys, decimate")},
    {"reduce-poses", ActionWords::tr("blocking, key poses, common frames, pose to pose")},
    {"clean-up", ActionWords::tr("capture, all at once, repair, reduce again")},
    {"forget-capture", ActionWords::tr("remove capture, smaller file, dense keys")},
    {"denoise", ActionWords::tr("jitter, tremble, shaky, noise, denoise")},
    {"despike", ActionWords::tr("spike, glitch, pop, outlier, gimbal flip")},
    {"fill", ActionWords::tr("bridge, missing keys, lost tracking, hole")},
    {"lift-to-floor", ActionWords::tr("feet below the floor, underground, penetration, raise")},
    {"lock-feet", ActionWords::tr("foot sliding, skating, planted feet, floor contact, ground")},
    {"pin", ActionWords::tr("constraint, hold hand, attach, stick, grab, child of")},
    {"limit-joints", ActionWords::tr("clamp, range of motion, knee bent backward, hyperextension")},
    {"push-out", ActionWords::tr("clipping, collision, hands in the body, intersection")},
    {"to-fk", ActionWords::tr("FK, inverse to forward kinematics, bake IK, IK to FK")},
    {"to-ik", ActionWords::tr("FK to IK, forward to inverse kinematics, foot IK on")},
    {"mirror", ActionWords::tr("flip, symmetry, swap left and right, invert")},
    {"correct", ActionWords::tr("multiply, bone position correction, adjust amount")},
    {"clean", ActionWords::tr("cleanup, redundant, unused keys")},
    {"normalize-rotations", ActionWords::tr("quaternion")},
    {"unroll-rotations", ActionWords::tr("gimbal, euler, wrong way round")},
    {"center-bias", ActionWords::tr("move whole motion, center")},
    {"bake-physics", ActionWords::tr("bake simulation, rigid bodies, hair, skirt, physics keys")},
    {"unbake-physics", ActionWords::tr("delete bake, simulate again, physics on")},
    {"unfold-semi-standard", ActionWords::tr("separate, split, distribute, groove, upper body 2, twist bones")},
    {"noise", ActionWords::tr("random, wiggle")},
    {"camera-shake", ActionWords::tr("shake, handheld, earthquake")},
    {"blink", ActionWords::tr("eyes, wink, eyelids")},
    {"lip-sync", ActionWords::tr("mouth, lyrics, vowels, singing, vsq, ust")},
    {"lip-sync-sound", ActionWords::tr("mouth, voice, formants, speech, wav")},
    {"lip-sync-text", ActionWords::tr("mouth, type words, kana, romaji, syllables, by hand")},
    {"merge", ActionWords::tr("combine, join, blend motions")},
    {"extract", ActionWords::tr("isolate, keep selection")},
    {"fit-to-model", ActionWords::tr("retarget, another model, body proportions, motion sizing")},
    {"rename", ActionWords::tr("bone names, remap, translate names")},
    {"name-encoding",
     ActionWords::tr("garbled names, mojibake, GBK, Big5, EUC-KR, Shift JIS, Chinese names, Korean names")},
    {"set-model-name", ActionWords::tr("rename the model, character name, motion for another model")},
};

ActionParameterKind kindOf(operations::ParameterKind kind) {
  switch (kind) {
    case operations::ParameterKind::Flag: return ActionParameterKind::Flag;
    case operations::ParameterKind::Integer: return ActionParameterKind::Whole;
    case operations::ParameterKind::Number:
    case operations::ParameterKind::Vector: return ActionParameterKind::Numbers;
    case operations::ParameterKind::Choice: return ActionParameterKind::Choice;
    case operations::ParameterKind::MotionFile:
    case operations::ParameterKind::PairTable:
    case operations::ParameterKind::LyricsFile:
    case operations::ParameterKind::SoundFile:
    case operations::ParameterKind::ModelFile: return ActionParameterKind::Path;
    case operations::ParameterKind::Text: break;
  }
  return ActionParameterKind::Text;
}

int countOf(operations::ParameterKind kind) {
  if (kind == operations::ParameterKind::Vector) return 3;
  return kind == operations::ParameterKind::Number ? 1 : 0;
}

ActionParameter parameterOf(const operations::OperationParameter& parameter) {
  std::string choices;
  for (const std::string_view choice : parameter.choices) {
    choices += choices.empty() ? "" : "|";
    choices += choice;
  }
  return {.name = storedText(std::string(parameter.id)),
          .kind = kindOf(parameter.kind),
          .help = storedText(std::string(parameter.help) + ": " + operations::parameterForm(parameter).english()),
          .required = parameter.isRequired,
          .count = countOf(parameter.kind),
          .choices = storedText(std::move(choices)),
          .unit = storedText(std::string(parameter.unit)),
          .initial = storedText(std::string(parameter.initial))};
}

ActionInfo rowOf(const operations::Operation& operation) {
  static std::deque<std::vector<ActionParameter>> stored;
  std::vector<ActionParameter>& parameters = stored.emplace_back();
  for (const operations::OperationParameter& parameter : operation.parameters)
    parameters.push_back(parameterOf(parameter));
  parameters.push_back({.name = "tracks",
                        .help = "tracks to change: names separated by commas, * for any text, bones, morphs, "
                                "morph:NAME, camera, light, selfShadow, property; default all"});
  parameters.push_back({.name = "frames", .help = "frames to change: 30, 10-20, 10- or -20; default all"});
  parameters.push_back({.name = "selected",
                        .kind = ActionParameterKind::Flag,
                        .help = "change the selected keys; cannot be combined with tracks and frames"});
  ActionInfo row{storedText("operation." + std::string(operation.id)),
                 storedText("motion/" + std::string(operation.topic)),
                 storedText(std::string(operation.text)),
                 storedText(std::string(operation.help)),
                 {.parameters = parameters},
                 &operation};
  if (const auto* keys = std::ranges::find(kOperationKeys, operation.id, &OperationKeys::operation);
      keys != std::end(kOperationKeys)) {
    row.details.keys = keys->keys;
    row.details.mmdKeys = keys->mmdKeys;
  }
  if (const auto* words = std::ranges::find(kOperationWords, operation.id, &OperationWords::operation);
      words != std::end(kOperationWords)) {
    row.details.words = words->words;
  }
  return row;
}

}  // namespace

std::span<const ActionInfo> operationActions() {
  static const std::vector<ActionInfo> rows = [] {
    std::vector<ActionInfo> all;
    for (const operations::Operation& operation : operations::operations()) all.push_back(rowOf(operation));
    return all;
  }();
  return rows;
}

std::vector<MenuInfo> operationMenus() {
  std::vector<MenuInfo> menus;
  for (const operations::OperationTopic& topic : operations::operationTopics()) {
    menus.push_back({.path = storedText("motion/" + std::string(topic.id)),
                     .text = storedText(std::string(topic.text)),
                     .topic = &topic});
  }
  return menus;
}

}  // namespace furitsuke::actions
