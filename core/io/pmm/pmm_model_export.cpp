// SPDX-License-Identifier: MIT
#include "core/io/pmm/pmm_model_export.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

#include "core/base/cp932.h"
#include "core/base/path_text.h"
#include "core/format/pmm/pmm_layout.h"
#include "core/io/pmm/pmm_list_export.h"

namespace furitsuke::io {

namespace {

namespace pmm = format::pmm;

constexpr std::size_t kLongestText = 255;     ///< its size is one byte
constexpr std::uint8_t kRangeOfNewModel = 3;  ///< as in all known files: every frame
constexpr std::array<std::uint8_t, 4> kStraight{20, 20, 107, 107};

bool isStorable(const model::ModelName& name) {
  return name.bytes.size() <= kLongestText && !isUnicodeName(name.bytes);
}

/// Writes the record of a model at rest.
class ModelRecord {
 public:
  ModelRecord(const model::Model& model, const PartNames& names) : model_(model), names_(names) {
    for (std::size_t i = 0; i < model.bones.size(); ++i) {
      if (model.bones[i].movable) movable_.push_back(static_cast<std::int32_t>(i));
    }
  }

  Bytes written(std::uint8_t id, std::uint8_t order, const std::string& path) {
    out_.write(id);
    writeText(model_.name.bytes);
    const cp932::Encoded english = cp932::encode(model_.name.english);
    writeText(english.ok() && english.bytes.size() <= kLongestText ? english.bytes : std::string());
    std::string field = cp932::encode(path).bytes;
    field.resize(pmm::kPathBytes, '\0');
    out_.write(asBytes(field));
    const std::uint8_t rows = rowCount();
    out_.write(rows);
    writeNames(names_.bones);
    writeNames(names_.morphs);
    writeParts();
    out_.write(order);
    out_.write(std::uint8_t{1});  // visible
    writeSelection();
    out_.write(rows);
    out_.write(ByteView(Bytes(rows, std::byte{0})));  // rows that are open
    out_.write(std::int32_t{0});                      // scroll position
    out_.write(std::int32_t{0});                      // last frame
    writeKeys();
    writeState();
    out_.write(std::uint8_t{0});  // additive
    out_.write(1.0F);             // edge width
    out_.write(std::uint8_t{1});  // self shadow
    out_.write(order);            // of calculation
    return std::move(out_).take();
  }

 private:
  void writeText(std::string_view text) {
    out_.write(static_cast<std::uint8_t>(text.size()));
    out_.write(asBytes(text));
  }

  void writeNames(const std::vector<Name>& names) {
    out_.write(static_cast<std::int32_t>(names.size()));
    for (const Name& name : names) writeText(name.bytes);
  }

  /// The first row has the switches of the model; then one for each group that is not empty.
  [[nodiscard]] std::uint8_t rowCount() const {
    const auto groups =
        std::ranges::count_if(model_.displayGroups, [](const auto& group) { return !group.items.empty(); });
    return static_cast<std::uint8_t>(std::min<std::ptrdiff_t>(1 + groups, 255));
  }

  void writeParts() {
    out_.write(static_cast<std::int32_t>(model_.ik.size()));
    for (const model::IkChain& chain : model_.ik) out_.write(std::int32_t{chain.goal});
    out_.write(static_cast<std::int32_t>(movable_.size() + 1));
    out_.write(kPmmWholeModel);
    for (const std::int32_t bone : movable_) out_.write(bone);
  }

  /// The first bone and the first morph of each panel.
  void writeSelection() {
    out_.write(std::int32_t{model_.bones.empty() ? -1 : 0});
    const auto base = static_cast<std::int32_t>(names_.morphs.size() - model_.morphs.size());
    for (const model::MorphPanel panel :
         {model::MorphPanel::Brow, model::MorphPanel::Eye, model::MorphPanel::Lip, model::MorphPanel::Other}) {
      const auto first = std::ranges::find(model_.morphs, panel, &model::Morph::panel);
      const bool exists = first != model_.morphs.end();
      out_.write(exists ? base + static_cast<std::int32_t>(first - model_.morphs.begin()) : std::int32_t{-1});
    }
  }

  /// The head of an initial key without others after it, and zeros up to the size.
  static Bytes initialKey(std::size_t size) { return Bytes(size, std::byte{0}); }

  void writeKeys() {
    Bytes bone = initialKey(pmm::BoneKeyRecord::kSize2);
    for (std::size_t curve = 0; curve < 4; ++curve) storeLe(bone.data() + 12 + 4 * curve, kStraight);
    storeLe(bone.data() + 40, Quat{0, 0, 0, 1});
    for (std::size_t i = 0; i < model_.bones.size(); ++i) out_.write(ByteView(bone));
    out_.write(std::int32_t{0});
    for (std::size_t i = 0; i < names_.morphs.size(); ++i) out_.write(ByteView(initialKey(pmm::MorphKeyRecord::kSize)));
    out_.write(std::int32_t{0});
    using Property = pmm::PropertyKeyRecord;
    const std::size_t subjects = movable_.size() + 1;
    Bytes property = initialKey(Property::kFixedSize + model_.ik.size() + Property::kParentSize * subjects);
    property[12] = std::byte{1};  // visible
    for (std::size_t i = 0; i < model_.ik.size(); ++i) property[Property::kIkAt + i] = std::byte{1};
    for (std::size_t i = 0; i < subjects; ++i)
      storeLe(property.data() + Property::kIkAt + model_.ik.size() + Property::kParentSize * i, kPmmNoModel);
    out_.write(ByteView(property));
    out_.write(std::int32_t{0});
  }

  void writeState() {
    for (std::size_t i = 0; i < model_.bones.size(); ++i) {
      Bytes state(pmm::kBoneState2, std::byte{0});
      storeLe(state.data() + 12, Quat{0, 0, 0, 1});
      state[30] = i == 0 ? std::byte{1} : std::byte{0};  // selected
      out_.write(ByteView(state));
    }
    for (std::size_t i = 0; i < names_.morphs.size(); ++i) out_.write(0.0F);
    for (std::size_t i = 0; i < model_.ik.size(); ++i) out_.write(std::uint8_t{1});
    for (std::size_t i = 0; i <= movable_.size(); ++i) {
      for (const std::int32_t part : {std::int32_t{0}, std::int32_t{0}, kPmmNoModel, std::int32_t{0}}) out_.write(part);
    }
  }

  const model::Model& model_;
  const PartNames& names_;
  std::vector<std::int32_t> movable_;
  ByteWriter out_;
};

}  // namespace

std::string mmdPathOf(const std::filesystem::path& file) {
  std::string path = pathText(file);
  std::ranges::replace(path, '/', '\\');
  constexpr std::string_view kUserFile = "\\UserFile\\";
  const std::size_t at = path.rfind(kUserFile);
  return at == std::string::npos ? path : path.substr(at + 1);
}

Status pmmModelProblem(const model::Model& model, const std::string& path) {
  const cp932::Encoded stored = cp932::encode(path);
  if (!stored.ok()) return Error::because(Core::trWith("MMD cannot store the path %1"), path);
  if (stored.bytes.size() >= pmm::kPathBytes) {
    return Error::because(Core::trWith("the path is too long for MMD: %1"), path);
  }
  const auto isPart = [](const auto& part) { return isStorable(part.name); };
  if (isStorable(model.name) && std::ranges::all_of(model.bones, isPart) && std::ranges::all_of(model.morphs, isPart))
    return Done{};
  return Error::because(Core::trWith("MMD cannot store a name of the model, of a bone or of a morph: %1"),
                        model.name.text);
}

std::vector<std::string> parentSubjectsOf(const model::Model& model) {
  std::vector<std::string> subjects{std::string()};
  for (const model::Bone& bone : model.bones) {
    if (bone.movable) subjects.push_back(nameText(bone.name.bytes));
  }
  return subjects;
}

Result<Bytes> pmmWithModel(const pmm::File& file, const model::Model& model, const std::string& path) {
  if (const Status problem = pmmWritableProblem(file); !problem) return problem.error();
  if (file.version != 2) return Error::because(Core::tr("a project of MMD 8 or older cannot get another model"));
  if (file.models.size() >= kMostPmmModels) return Error::because(Core::tr("a project of MMD has at most 255 models"));
  if (const Status problem = pmmModelProblem(model, path); !problem) return problem.error();
  int id = -1, order = 0;
  for (const pmm::ModelBlock& block : file.models) {
    id = std::max(id, int{block.id});
    order = std::max(order, int{block.drawOrder});
  }
  if (id >= 255 || order >= 255)
    return Error::because(Core::tr("the models of the project have the last possible number"));
  const std::size_t at = file.models.empty() ? pmm::kModelCountAt2 + 1 : file.models.back().end;
  const auto number = static_cast<std::uint8_t>(id + 1);
  const PartNames names = partNamesOf(model);
  ByteWriter out;
  const ByteView bytes(file.bytes);
  out.write(bytes.first(pmm::kModelCountAt2));
  out.write(static_cast<std::uint8_t>(file.models.size() + 1));
  out.write(bytes.subspan(pmm::kModelCountAt2 + 1, at - pmm::kModelCountAt2 - 1));
  out.write(ByteView(ModelRecord(model, names).written(number, static_cast<std::uint8_t>(order + 1), path)));
  const std::size_t end = file.settings && file.settings->rangesEnd ? *file.settings->rangesEnd : bytes.size();
  out.write(bytes.subspan(at, end - at));
  if (file.settings && file.settings->rangesEnd) {
    out.write(number);
    out.write(std::int32_t{kRangeOfNewModel});
  }
  out.write(bytes.subspan(end));
  return std::move(out).take();
}

}  // namespace furitsuke::io
