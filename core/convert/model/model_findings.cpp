// SPDX-License-Identifier: MIT
#include "core/convert/model/model_findings.h"

#include <utility>

namespace furitsuke {

namespace {

constexpr std::size_t kListedExamples = 5;

// A warning is what MMD would show otherwise than meant, or not at all.
constexpr std::array<ModelFindingKind, kModelFindingCount> kModelFindings{{
    {ModelFinding::BonesMissing, "model.bones.missing", Severity::Warning,
     "A mesh without bones; one at the origin is added", "model", "models",
     "without bones; one at the origin is added"},
    {ModelFinding::BoneParent, "model.bone.parent", Severity::Warning,
     "The parent of a bone does not exist; the bone stands alone", "bone", "bones",
     "with a parent that does not exist, taken as none"},
    {ModelFinding::BoneCycle, "model.bone.cycle", Severity::Warning,
     "Bones that are their own ancestors; one of them stands alone", "ring of bones", "rings of bones",
     "that are their own ancestors, opened at"},
    {ModelFinding::BoneReference, "model.bone.reference", Severity::Warning,
     "The tail or the append source of a bone does not exist; it is taken as none", "bone", "bones",
     "with a tail or an append source that does not exist, taken as none"},
    {ModelFinding::IkBone, "model.ik.bone", Severity::Warning,
     "The goal of an IK chain does not exist; the chain is left out", "IK chain", "IK chains",
     "with a goal that does not exist, left out"},
    {ModelFinding::IkTarget, "model.ik.target", Severity::Warning,
     "The target of an IK chain does not exist; the chain does nothing", "IK chain", "IK chains",
     "with a target that does not exist"},
    {ModelFinding::IkLink, "model.ik.link", Severity::Warning, "A link of an IK chain does not exist; it is left out",
     "IK link", "IK links", "that do not exist, left out"},
    {ModelFinding::VertexBone, "model.vertex.bone", Severity::Warning,
     "A vertex hangs on a bone that does not exist; the first bone takes its place", "vertex", "vertices",
     "on bones that do not exist; the first bone takes their place"},
    {ModelFinding::FaceIndex, "model.face.index", Severity::Warning,
     "A triangle names a vertex that does not exist; it is not drawn", "triangle", "triangles",
     "with vertices that do not exist, not drawn"},
    {ModelFinding::FaceCount, "model.face.count", Severity::Warning,
     "The number of indices is no multiple of three; the last ones are left out", "index", "indices",
     "behind the last whole triangle, left out"},
    {ModelFinding::MaterialIndices, "model.material.indices", Severity::Warning,
     "A material claims more indices than there are, or no multiple of three", "material", "materials",
     "with a number of indices that does not fit"},
    {ModelFinding::FaceWithoutMaterial, "model.face.material", Severity::Warning,
     "Triangles belong to no material and are not drawn", "triangle", "triangles", "without a material, not drawn"},
    {ModelFinding::TextureIndex, "model.material.texture", Severity::Warning,
     "A material names a texture that does not exist; it is taken as none", "material", "materials",
     "with a texture that does not exist, taken as none"},
    {ModelFinding::MorphElement, "model.morph.element", Severity::Warning,
     "A morph moves something that does not exist; that is left out", "morph", "morphs",
     "with elements that do not exist, left out"},
    {ModelFinding::DisplayItem, "model.display.item", Severity::Warning,
     "A display group lists something that does not exist; that is left out", "display group", "display groups",
     "with entries that do not exist, left out"},
    {ModelFinding::BodyBone, "model.body.bone", Severity::Warning,
     "The bone of a rigid body does not exist; it is taken as none", "rigid body", "rigid bodies",
     "with a bone that does not exist, taken as none"},
    {ModelFinding::JointBody, "model.joint.body", Severity::Warning,
     "A joint holds a body that does not exist, at which MMD crashes", "joint", "joints",
     "with a body that does not exist, taken as none"},
    {ModelFinding::SoftBodyReference, "model.softBody.reference", Severity::Warning,
     "A soft body names something that does not exist; that is left out", "soft body", "soft bodies",
     "with parts that do not exist, left out"},
    {ModelFinding::ValueUnknown, "model.value.unknown", Severity::Info,
     "A kind, mode or shape that is not known; the usual one takes its place", "value", "values",
     "that mean nothing known; the usual ones take their place"},
    {ModelFinding::ValueNotFinite, "model.value.notFinite", Severity::Warning, "Values that are no finite numbers",
     "part", "parts", "with values that are no finite numbers"},
    {ModelFinding::VertexWeights, "model.vertex.weights", Severity::Info, "The weights of a vertex do not add up to 1",
     "vertex", "vertices", "with weights that do not add up to 1"},
    {ModelFinding::NameEmpty, "model.name.empty", Severity::Info, "A bone or morph without a name; no motion moves it",
     "part", "parts", "without a name"},
    {ModelFinding::NameLong, "model.name.long", Severity::Warning,
     "A bone name of more than 15 bytes, which no VMD holds; MMD binds no key to it", "bone", "bones",
     "with a name of more than 15 bytes, to which MMD binds no key"},
    {ModelFinding::NameUnencodable, "model.name.unencodable", Severity::Warning,
     "A name with characters that CP932 cannot hold; no VMD names it", "name", "names",
     "that CP932 cannot hold; no VMD names them"},
    {ModelFinding::NameEncoding, "model.name.encoding", Severity::Warning,
     "Names seem to be in another encoding than CP932; MMD shows them garbled and binds them to nothing", "name",
     "names", "probably in another encoding"},
    {ModelFinding::BoneNameDuplicate, "model.bone.duplicate", Severity::Warning,
     "Several bones of one name; only the first is moved by a motion", "bone", "bones",
     "with the name of an earlier one, moved by no motion"},
    {ModelFinding::MorphNameDuplicate, "model.morph.duplicate", Severity::Warning,
     "Morphs whose names do not differ in the 15 bytes that MMD compares; only the first is moved", "morph", "morphs",
     "with the first 15 bytes of the name of an earlier one, moved by no motion"},
    {ModelFinding::LayerOrder, "model.bone.layer", Severity::Info,
     "A bone is evaluated before its parent; MMD shows it one frame late", "bone", "bones",
     "evaluated before the parent"},
    {ModelFinding::IkLinkApart, "model.ik.apart", Severity::Warning,
     "A link of an IK chain is no ancestor of its target and cannot move it", "IK link", "IK links",
     "that are no ancestors of the target"},
    {ModelFinding::AppendCycle, "model.append.cycle", Severity::Warning,
     "Bones take their movement from each other in a ring", "bone", "bones", "in a ring of append transforms"},
    {ModelFinding::MorphsInGroups, "model.display.morphs", Severity::Warning,
     "256 or more morphs in display groups, at which MMD crashes", "morph", "morphs",
     "in display groups; MMD crashes at 256"},
    {ModelFinding::MorphHiddenInGroup, "model.display.hidden", Severity::Warning,
     "A morph of no panel in a display group, at which MMD crashes", "morph", "morphs",
     "of no panel in a display group, at which MMD crashes"},
    {ModelFinding::Version21, "model.version21", Severity::Warning,
     "Parts that only PMX 2.1 has, which MMD does not load", "part", "parts", "of PMX 2.1, which MMD does not load"},
    {ModelFinding::BindOtherModel, "bind.model.other", Severity::Warning,
     "The motion was made for a model of another name", "", "", ""},
    {ModelFinding::BindCameraMotion, "bind.model.camera", Severity::Warning, "A camera motion, which moves no model",
     "", "", ""},
    {ModelFinding::BindMixedMotion, "bind.model.mixed", Severity::Info,
     "The motion has keys of a camera too, which move no model", "", "", ""},
    {ModelFinding::BindBoneMissing, "bind.bone.missing", Severity::Warning,
     "The model lacks bones that the motion moves", "bone", "bones", "of the motion that the model lacks"},
    {ModelFinding::BindBoneMissingAtRest, "bind.bone.missingAtRest", Severity::Info,
     "The model lacks bones that the motion names but never moves", "bone", "bones",
     "of the motion that the model lacks, never moved"},
    {ModelFinding::BindMorphMissing, "bind.morph.missing", Severity::Warning,
     "The model lacks morphs that the motion uses", "morph", "morphs", "of the motion that the model lacks"},
    {ModelFinding::BindIkMissing, "bind.ik.missing", Severity::Warning,
     "The model lacks IK bones that the motion switches off", "IK bone", "IK bones",
     "switched off by the motion that the model lacks"},
    {ModelFinding::BindBoneCut, "bind.bone.cut", Severity::Warning,
     "Bone names of more than 15 bytes that the motion holds cut; MMD does not bind them", "bone", "bones",
     "of the model with names that the motion holds cut, not bound as in MMD"},
    {ModelFinding::BindBoneUnused, "bind.bone.unused", Severity::Info,
     "Bones of the model that the motion does not name", "bone", "bones", "of the model without keys"},
    {ModelFinding::BindMorphUnused, "bind.morph.unused", Severity::Info,
     "Morphs of the model that the motion does not name", "morph", "morphs", "of the model without keys"},
}};

static_assert(followsFindings(kModelFindings));

}  // namespace

const std::array<ModelFindingKind, kModelFindingCount>& modelFindingKinds() { return kModelFindings; }

Diagnostic makeDiagnostic(ModelFinding finding, std::string reason) {
  return diagnosticOf(kModelFindings[static_cast<std::size_t>(finding)], std::move(reason));
}

void ModelTally::add(ModelFinding finding, std::size_t count, std::string_view example) {
  if (count == 0) return;
  Entry& entry = entries_[static_cast<std::size_t>(finding)];
  entry.count += count;
  if (!example.empty() && entry.examples.size() < kListedExamples) entry.examples.emplace_back(example);
}

void ModelTally::report(Diagnostics& diagnostics) const {
  for (const ModelFindingKind& kind : kModelFindings) {
    const Entry& entry = entries_[static_cast<std::size_t>(kind.finding)];
    if (entry.count == 0) continue;
    std::string reason = std::to_string(entry.count) + " " + std::string(entry.count == 1 ? kind.one : kind.many) +
                         " " + std::string(kind.reason);
    std::string names;
    for (const std::string& example : entry.examples) names += (names.empty() ? "" : ", ") + example;
    if (entry.examples.size() == kListedExamples && entry.count > kListedExamples) names += ", ...";
    if (!names.empty()) reason += ": " + names;
    Diagnostic& diagnostic = diagnostics.emplace_back(makeDiagnostic(kind.finding, std::move(reason)));
    diagnostic.count = entry.count;
    diagnostic.detail = std::move(names);
  }
}

std::string partLabel(const ModelName& name, std::size_t index) {
  return name.text.empty() ? "no. " + std::to_string(index + 1) : name.text;
}

}  // namespace furitsuke
