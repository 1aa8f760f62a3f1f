// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <glm/vec3.hpp>
#include <limits>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/base/result.h"
#include "core/motion/motion.h"

namespace furitsuke {

enum class ParameterKind {
  Flag,     ///< true or false
  Integer,  ///< a whole number
  Number,
  Vector,  ///< three numbers: x,y,z
  Choice,  ///< one of OperationParameter::choices
  Text,
  MotionFile,  ///< the path of a motion of any format
  PairTable,   ///< the path of a table of two columns, CSV
};

/// A value that an operation asks for.
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
};

/// No number or part of a vector is further from 0: what operations make of it still fits a file.
inline constexpr double kLargestNumber = 1e9;

/// Two columns of a table, row by row.
using PairTable = std::vector<std::pair<std::string, std::string>>;

/// How files that arguments name are read; the caller knows formats and folders.
struct ArgumentFiles {
  std::function<Result<std::shared_ptr<const Motion>>(const std::string&)> motion;
  std::function<Result<PairTable>(const std::string&)> table;
};

/// The values for one run of an operation, each of the kind and within the range that its parameter asks for.
class OperationArguments {
 public:
  using Texts = std::vector<std::pair<std::string, std::string>>;

  /// Reads `texts`; parameters that it does not name get their default. An Error says which parameter is unknown,
  /// missing, named twice or wrong, and what would be right.
  [[nodiscard]] static Result<OperationArguments> read(std::span<const OperationParameter> parameters,
                                                       const Texts& texts, const ArgumentFiles& files);

  // Only for parameters of the table, of that kind.
  [[nodiscard]] bool flag(std::string_view id) const { return get<bool>(id); }
  [[nodiscard]] std::int64_t integer(std::string_view id) const { return get<std::int64_t>(id); }
  [[nodiscard]] Frame frame(std::string_view id) const { return static_cast<Frame>(integer(id)); }
  [[nodiscard]] double number(std::string_view id) const { return get<double>(id); }
  [[nodiscard]] glm::dvec3 vector(std::string_view id) const { return get<glm::dvec3>(id); }
  /// Of a Text or Choice.
  [[nodiscard]] const std::string& text(std::string_view id) const { return get<std::string>(id); }
  /// Null where no file is named.
  [[nodiscard]] const Motion* motion(std::string_view id) const { return get<std::shared_ptr<const Motion>>(id).get(); }
  /// Empty where no file is named.
  [[nodiscard]] const PairTable& table(std::string_view id) const { return get<PairTable>(id); }

 private:
  using Value =
      std::variant<bool, std::int64_t, double, glm::dvec3, std::string, std::shared_ptr<const Motion>, PairTable>;

  static Result<Value> parse(const OperationParameter& parameter, const std::string& text, const ArgumentFiles& files);
  template <class T>
  [[nodiscard]] const T& get(std::string_view id) const {
    return std::get<T>(values_.find(id)->second);
  }

  std::map<std::string, Value, std::less<>> values_;
};

/// "number", "x,y,z", "nearest|down": what a person may write.
[[nodiscard]] std::string parameterForm(const OperationParameter& parameter);

}  // namespace furitsuke
