// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <glm/vec3.hpp>
#include <limits>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/base/result.h"
#include "core/lips/lyrics.h"
#include "core/media/sound.h"
#include "core/model/model.h"
#include "core/motion/motion.h"

namespace furitsuke::operations {

enum class ParameterKind {
  Flag,     ///< true or false
  Integer,  ///< a whole number
  Number,
  Vector,  ///< three numbers: x,y,z
  Choice,  ///< one of OperationParameter::choices
  Text,
  MotionFile,  ///< the path of a motion of any format
  PairTable,   ///< the path of a table of two columns, CSV
  LyricsFile,  ///< the path of a file of lyrics with times; see lips::readLyrics()
  SoundFile,   ///< the path of a sound; see media::readSound()
  ModelFile,   ///< the path of a model, PMX or PMD
};

/// What the text of a parameter names, so that forms can offer names.
enum class NameKind {
  None,
  Bone,
  Morph,
  Morphs,  ///< names separated by commas
  Tracks,  ///< as for keysInScope()
};

/// A parameter of an operation.
struct OperationParameter {
  std::string_view id = {};  ///< "factor"; stable
  ParameterKind kind = ParameterKind::Text;
  std::string_view help = {};     ///< a phrase without a full stop
  std::string_view initial = {};  ///< the default as text
  bool isRequired = false;        ///< has no default
  std::string_view unit = {};     ///< "frames", "degrees"; empty when it has none
  double minimum = -std::numeric_limits<double>::infinity();
  double maximum = std::numeric_limits<double>::infinity();
  std::vector<std::string_view> choices = {};
  bool isPlace = false;  ///< a frame of the motion, or text about frames; other integers are numbers of something
  std::string_view label = {};      ///< the name in forms, already translated; empty: made from the id
  NameKind names = NameKind::None;  ///< for Text
  /// The texts of `choices` in forms, already translated. Where one is missing or empty, it is made from the choice.
  std::vector<std::string_view> choiceLabels = {};
  std::string_view formerId = {};  ///< of an earlier version, still read; empty: always had this one
};

// Parameters of the common kinds. `initial` is the default as text; a frame without a default is required.
[[nodiscard]] OperationParameter frameParameter(std::string_view id, std::string_view help, std::string_view initial,
                                                Frame minimum = 0, Frame maximum = kMaxFrame);
/// A frame of the motion, not a number of frames.
[[nodiscard]] OperationParameter placeParameter(std::string_view id, std::string_view help, std::string_view initial,
                                                Frame minimum = 0);
[[nodiscard]] OperationParameter flagParameter(std::string_view id, std::string_view help, std::string_view initial);
[[nodiscard]] OperationParameter numberParameter(std::string_view id, std::string_view help, std::string_view initial,
                                                 std::string_view unit = {},
                                                 double minimum = -std::numeric_limits<double>::infinity(),
                                                 double maximum = std::numeric_limits<double>::infinity());
[[nodiscard]] OperationParameter vectorParameter(std::string_view id, std::string_view help, std::string_view initial,
                                                 std::string_view unit);

/// The largest absolute value of numbers and vector components: results still fit a file.
inline constexpr double kLargestNumber = 1e9;

/// Two columns of a table, row by row.
using PairTable = std::vector<std::pair<std::string, std::string>>;

/// Reads a sound file; provided by the caller. The Error names the file.
using SoundReader = std::function<Result<std::shared_ptr<const media::Sound>>(const std::string&)>;

/// Reads the files that arguments name; provided by the caller, who knows formats and folders.
struct ArgumentFiles {
  std::function<Result<std::shared_ptr<const motion::Motion>>(const std::string&)> motion;
  std::function<Result<PairTable>(const std::string&)> table;
  std::function<Result<std::shared_ptr<const lips::Lyrics>>(const std::string&)> lyrics;
  SoundReader sound;
  std::function<Result<std::shared_ptr<const model::Model>>(const std::string&)> model;
};

/// The values for one run of an operation, each of the kind and within the range of its parameter.
class OperationArguments {
 public:
  using Texts = std::vector<std::pair<std::string, std::string>>;

  /// Reads `texts`; other parameters get their default. An Error names a parameter that is unknown, missing, given
  /// twice or invalid, and explains what is expected.
  [[nodiscard]] static Result<OperationArguments> read(std::span<const OperationParameter> parameters,
                                                       const Texts& texts, const ArgumentFiles& files);

  // Only for ids of parameters of that kind.
  [[nodiscard]] bool flag(std::string_view id) const { return get<bool>(id); }
  [[nodiscard]] std::int64_t integer(std::string_view id) const { return get<std::int64_t>(id); }
  [[nodiscard]] Frame frame(std::string_view id) const { return static_cast<Frame>(integer(id)); }
  [[nodiscard]] double number(std::string_view id) const { return get<double>(id); }
  [[nodiscard]] glm::dvec3 vector(std::string_view id) const { return get<glm::dvec3>(id); }
  /// For Text and Choice.
  [[nodiscard]] const std::string& text(std::string_view id) const { return get<std::string>(id); }
  /// Null when no file is given.
  [[nodiscard]] const motion::Motion* motion(std::string_view id) const {
    return get<std::shared_ptr<const motion::Motion>>(id).get();
  }
  /// Empty when no file is given.
  [[nodiscard]] const PairTable& table(std::string_view id) const { return get<PairTable>(id); }
  /// Null when no file is given.
  [[nodiscard]] const lips::Lyrics* lyrics(std::string_view id) const {
    return get<std::shared_ptr<const lips::Lyrics>>(id).get();
  }
  /// Null when no file is given.
  [[nodiscard]] std::shared_ptr<const media::Sound> sound(std::string_view id) const {
    return get<std::shared_ptr<const media::Sound>>(id);
  }
  /// Null when no file is given.
  [[nodiscard]] const model::Model* model(std::string_view id) const {
    return get<std::shared_ptr<const model::Model>>(id).get();
  }

 private:
  using Value = std::variant<bool, std::int64_t, double, glm::dvec3, std::string, std::shared_ptr<const motion::Motion>,
                             PairTable, std::shared_ptr<const lips::Lyrics>, std::shared_ptr<const media::Sound>,
                             std::shared_ptr<const model::Model>>;
  using Values = std::vector<std::pair<std::string, Value>>;  ///< so few that a search is faster than in a map

  static Result<Value> parse(const OperationParameter& parameter, const std::string& text, const ArgumentFiles& files);
  template <class T>
  [[nodiscard]] const T& get(std::string_view id) const {
    return std::get<T>(find(id)->second);
  }
  [[nodiscard]] Values::const_iterator find(std::string_view id) const {
    return std::ranges::find(values_, id, &Values::value_type::first);
  }
  [[nodiscard]] bool has(std::string_view id) const { return find(id) != values_.end(); }

  Values values_;
};

/// The shortest text that reads back as the same number, as OperationArguments::read() expects it.
[[nodiscard]] std::string argumentText(double value);

/// "a number, 0 to 1", "nearest or down": the values that a parameter accepts.
[[nodiscard]] Message parameterForm(const OperationParameter& parameter);

}  // namespace furitsuke::operations
