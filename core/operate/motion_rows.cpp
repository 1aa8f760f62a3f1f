// SPDX-License-Identifier: MIT
#include "core/motion/operations/combining.h"
#include "core/motion/operations/parting.h"
#include "core/operate/operation_rows.h"
#include "core/operate/scope.h"

namespace furitsuke {

namespace {

MergeRule mergeRuleCalled(std::string_view name) {
  if (name == "replace") return MergeRule::Replace;
  return name == "keep" ? MergeRule::Keep : MergeRule::Add;
}

Result<OperationResult> runMerge(const OperationInput& in) {
  const Motion* other = in.arguments.motion("with");
  if (other == nullptr) return Error{{}, "with", "names no file"};
  Result<KeyScope> scope = keysInScope(*other, in.arguments.text("its-tracks"), in.arguments.text("its-frames"));
  if (!scope.ok()) return scope.error();
  OperationResult result =
      mergeMotion(in.motion, *other, scope->keys, in.arguments.frame("at"), mergeRuleCalled(in.arguments.text("mode")));
  result.notes.insert(result.notes.begin(), scope->notes.begin(), scope->notes.end());
  return result;
}

Operation mergeRow() {
  return {
      .id = "merge",
      .text = "Merge Another Motion",
      .help = "Puts keys of another motion into this one, moved in time. Tracks that are missing are added.",
      .parameters = {{.id = "with", .kind = ParameterKind::MotionFile, .help = "The other motion", .isRequired = true},
                     {.id = "at",
                      .kind = ParameterKind::Integer,
                      .help = "How far its keys move",
                      .initial = "0",
                      .unit = "frames",
                      .minimum = -static_cast<double>(kMaxFrame),
                      .maximum = kMaxFrame},
                     {.id = "mode",
                      .kind = ParameterKind::Choice,
                      .help = "Keys of this motion: replaced over the whole span of the other's, overwritten on the "
                              "same frames, or kept there",
                      .initial = "add",
                      .choices = {"replace", "add", "keep"}},
                     {.id = "its-tracks", .kind = ParameterKind::Text, .help = "Its tracks, as tracks="},
                     {.id = "its-frames", .kind = ParameterKind::Text, .help = "Its frames, as frames="}},
      .run = runMerge};
}

Operation renameRow() {
  return {.id = "rename",
          .text = "Rename Bones and Morphs",
          .help =
              "Gives tracks new names by a table of two columns, old and new; morphs are written morph:NAME. A name "
              "that another track has is not given, which is told.",
          .parameters = {{.id = "table",
                          .kind = ParameterKind::PairTable,
                          .help = "The table; a row is OLD,NEW",
                          .isRequired = true}},
          .run = [](const OperationInput& in) -> Result<OperationResult> {
            return renameTracks(in.motion, in.arguments.table("table"));
          }};
}

Operation extractRow() {
  return {.id = "extract",
          .text = "Keep Only These Keys",
          .help = "Keeps the chosen keys and removes all others, of all tracks.",
          .parameters = {{.id = "rebase",
                          .kind = ParameterKind::Flag,
                          .help = "Make the first kept frame frame 0, as MMD saves chosen keys",
                          .initial = "false"}},
          .run = [](const OperationInput& in) -> Result<OperationResult> {
            return extractMotion(in.motion, in.keys, in.arguments.flag("rebase") ? Rebase::ToZero : Rebase::Keep);
          }};
}

}  // namespace

std::vector<Operation> motionOperations() { return {mergeRow(), extractRow(), renameRow()}; }

}  // namespace furitsuke
