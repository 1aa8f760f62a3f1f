// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/soak/action_lines.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "core/check/finding_codes.h"
#include "core/operations/operation.h"

namespace furitsuke::soak {

namespace {

constexpr int kUsualWeight = 20;
constexpr int kMostMotions = 5;
constexpr int kMostModels = 3;
constexpr std::size_t kMostKeys = 150'000;
constexpr int kMostSteps = 2500;
constexpr Frame kLateFrame = 500'000;

struct WeightOf {
  const char* begins;  ///< of the id
  int weight;
};

// The first row that fits. What is edited most is called most; what rebuilds the whole window is called rarely.
constexpr WeightOf kWeights[] = {
    {"file.quit", 0},       // ends the driver
    {"tab.showFolder", 0},  // starts another program
    {"viewport.saveSequence", 1},
    {"viewport.exportFilm", 1},
    {"help.whatsThis", 1},
    {"edit.undo", 350},
    {"edit.redo", 200},
    {"select", 250},
    {"edit.select", 60},
    {"edit.paste", 80},
    {"edit.cut", 60},
    {"edit.copy", 60},
    {"edit.delete", 60},
    {"key.", 150},
    {"curve.", 80},
    {"pose.pick", 150},
    {"pose.values", 150},
    {"morph.hold", 100},
    {"pose.", 40},
    {"marker.", 40},
    {"track.", 40},
    {"frame.", 40},
    {"file.open", 40},
    {"file.openFolder", 1},
    {"file.new", 15},
    {"file.close", 10},
    {"tab.", 2},
    {"model.add", 12},
    {"model.remove", 8},
    {"model.", 40},
    {"prop.", 30},
    {"scene.", 40},
    {"recovery.", 1},
    {"language.", 1},
    {"theme.", 1},
    {"keys.", 1},
    {"view.", 3},
    {"help.", 1},
    {"edit.preferences", 1},
    {"viewport.savePicture", 1},
    {"viewport.compare", 4},  // poses a model by two motions at every frame
    {"poses.folder", 2},
};

int weightOf(const QString& id) {
  for (const WeightOf& row : kWeights) {
    const QString begin = row.begins;
    const bool isBeginning =
        begin.endsWith('.') || begin == "edit.select" || begin == "edit.paste" || begin == "viewport.compare";
    if (id == begin || (isBeginning && id.startsWith(begin))) return row.weight;
  }
  return kUsualWeight;
}

const operations::OperationParameter* rangeOf(const actions::ActionInfo& action, const char* parameter) {
  if (action.operation == nullptr) return nullptr;
  const auto found =
      std::ranges::find(action.operation->parameters, std::string_view(parameter), &operations::OperationParameter::id);
  return found == action.operation->parameters.end() ? nullptr : &*found;
}

}  // namespace

ActionLines::ActionLines(window::MainWindow& window, LineFiles files, std::mt19937_64& random)
    : window_(window), files_(std::move(files)), random_(random) {
  for (const actions::ActionInfo& action : actions::actionTable()) {
    const int weight = weightOf(action.id);
    if (weight == 0) continue;
    choices_.push_back({&action, weight});
    weights_ += weight;
  }
}

QString ActionLines::quoted(const QString& text) {
  QString escaped = text;
  escaped.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', ' ').replace('\t', ' ');
  return '"' + escaped + '"';
}

QString ActionLines::limiting() {
  session::Workspace& workspace = window_.workspace();
  if (workspace.count() == 0) return "file.open path=" + quoted(anyOf(files_.motions));
  if (workspace.count() > kMostMotions) return "file.close discard=on";
  const edit::MotionDocument& document = *workspace.current();
  const bool isLarge = document.motion().keyCount() > kMostKeys;
  if (isLarge || document.history().undoStack()->count() > kMostSteps) return "file.close discard=on";
  // With a key that late, every operation on all frames takes seconds.
  if (document.motion().frameRange().last > kLateFrame && oneIn(80)) return "file.close discard=on";
  if (static_cast<int>(window_.stage().actors().size()) > kMostModels) return "model.remove";
  // Posing needs a model.
  if (window_.stage().actors().empty() && !files_.models.isEmpty() && oneIn(20))
    return "model.add path=" + quoted(anyOf(files_.models));
  return {};
}

QString ActionLines::placing() {
  const int models = static_cast<int>(window_.stage().actors().size());
  QString line =
      QString("@place %1 %2 %3 %4").arg(below(std::max(models, 1))).arg(below(40)).arg(below(40)).arg(below(9));
  if (oneIn(3)) {
    line += ' ' + anyOf(QStringList{"edit.undo", "edit.redo", "model.remove", "model.show", "model.drawEarlier",
                                    "playback.toggle", "pose.resetAll", "scene.setCamera"});
    if (oneIn(3)) line += " cancel";
  }
  return line;
}

QString ActionLines::next() {
  if (const QString line = limiting(); !line.isEmpty()) return line;
  if (oneIn(40)) return placing();
  if (oneIn(40)) return QString("@tab %1").arg(below(window_.workspace().count()));
  if (oneIn(400)) return QString("@wait %1").arg(below(80));
  int at = below(weights_);
  const auto chosen = std::ranges::find_if(choices_, [&at](const Choice& choice) { return (at -= choice.weight) < 0; });
  const actions::ActionInfo& action = *chosen->action;
  if (oneIn(12)) return QString("@ask ") + action.id;
  return lineOf(action);
}

QString ActionLines::lineOf(const actions::ActionInfo& action) {
  QString line = action.id;
  // Without frames and size, every frame of the scene is drawn in 1280 by 720 pixels, which takes minutes.
  const bool isSequence = line == "viewport.saveSequence" || line == "viewport.exportFilm";
  for (const actions::ActionParameter& parameter : action.details.parameters) {
    const bool isNeeded = isSequence || QString(parameter.name) == "discard";
    const bool isGiven = parameter.required ? !oneIn(100) : isNeeded || !oneIn(2);
    if (!isGiven) continue;
    const QString value = oneIn(60) ? oddText() : valueOf(action, parameter);
    line += QString(" %1=").arg(parameter.name) + quoted(value);
  }
  return line;
}

QString ActionLines::valueOf(const actions::ActionInfo& action, const actions::ActionParameter& parameter) {
  using Kind = actions::ActionParameterKind;
  switch (parameter.kind) {
    case Kind::Text: return textOf(action.id, parameter.name);
    case Kind::Path: return pathOf(action.id);
    case Kind::Whole: {
      if (QString(action.id).endsWith("saveSequence")) return QString::number(16 + below(64));
      if (QString(action.id).endsWith("exportFilm")) return QString::number(16 + 2 * below(32));
      if (QString(action.id) == "viewport.savePicture") return QString::number(16 + below(200));
      const double value = std::round(numberOf(rangeOf(action, parameter.name)));
      return QString::number(static_cast<qint64>(value));
    }
    case Kind::FrameNumber: return QString::number(frame());
    case Kind::Frames: {
      const std::int64_t first = frame();
      return oneIn(3) ? QString::number(first) : QString("%1-%2").arg(first).arg(first + below(60));
    }
    case Kind::Track: return trackOf();
    case Kind::Numbers: return numbersOf(action, parameter);
    case Kind::Choice: return anyOf(QString(parameter.choices).split('|'));
    case Kind::Flag: return oneIn(2) ? "on" : "off";
  }
  return {};
}

QString ActionLines::textOf(const QString& action, const QString& parameter) {
  if (parameter == "code") {
    const auto codes = check::findingCodes();
    return QString::fromStdString(
        std::string(codes[static_cast<std::size_t>(below(static_cast<int>(codes.size())))].code));
  }
  if (parameter == "motion") {
    const QStringList titles = session::distinctTitles(window_.workspace().documents());
    return titles.isEmpty() ? QString() : anyOf(titles);
  }
  if (parameter == "bones") return modelName(true) + (oneIn(2) ? QString() : "," + modelName(true));
  if (action.startsWith("morph.")) return modelName(false);
  if (parameter == "ik") return QString("右足ＩＫ:%1").arg(anyOf(QStringList{"on", "off", "remove"}));
  if (action == "model.rename") return anyOf(QStringList{"初音ミク", "Model", oddText()});
  const auto& actors = window_.stage().actors();
  const bool isOfModel = action.startsWith("model.") || parameter == "model" || parameter == "to" ||
                         (action.startsWith("prop.") && !oneIn(8));
  if (isOfModel && !actors.empty())
    return QString::fromStdString(actors[static_cast<std::size_t>(below(static_cast<int>(actors.size())))]->title);
  if (action.startsWith("material.") && window_.stage().active() != nullptr) {
    const auto& materials = window_.stage().active()->model().materials;
    if (!materials.empty())
      return QString::fromStdString(
          materials[static_cast<std::size_t>(below(static_cast<int>(materials.size())))].name.text);
  }
  if (action.startsWith("rowSet.") || action.startsWith("poses.")) return QString("set%1").arg(below(4));
  if (action == "track.add" && oneIn(3)) return "morph:あ";
  return oneIn(8) ? oddText() : boneName();
}

QString ActionLines::pathOf(const QString& action) {
  if (oneIn(50)) return "/nowhere/at all.vmd";
  if (action == "file.openFolder") return files_.fewFiles;
  if (action == "poses.folder") return files_.outputs;
  if (action == "model.add") return files_.models.isEmpty() ? QString("none.pmx") : anyOf(files_.models);
  if (action == "pose.import" || action == "pose.open" || action == "poses.apply")
    return files_.poses.isEmpty() ? QString("none.vpd") : anyOf(files_.poses);
  if (action == "pose.export") return QString("%1/pose%2.vpd").arg(files_.outputs).arg(below(4));
  if (action == "viewport.savePicture") return QString("%1/picture%2.png").arg(files_.outputs).arg(below(3));
  if (action == "viewport.saveSequence") return files_.outputs + "/sequence%05d.png";
  if (action == "viewport.exportFilm")
    return files_.outputs + "/film" + anyOf(QStringList{".mp4", ".webm", ".mov", ".gif"});
  if (action == "recovery.list") return files_.outputs + "/list.json";
  if (action == "track.mapNames") return files_.outputs + "/names.csv";
  if (action.startsWith("file.save") || action == "file.exportSelection")
    return QString("%1/saved%2.vmd").arg(files_.outputs).arg(below(6));
  if (action == "file.open" && !files_.poses.isEmpty() && oneIn(15)) return anyOf(files_.poses);
  return anyOf(files_.motions);
}

QString ActionLines::trackOf() {
  const edit::MotionDocument* document = window_.workspace().current();
  if (oneIn(12) || document == nullptr)
    return anyOf(QStringList{"camera", "light", "selfShadow", "property", "morph:あ", "右腕", "missing"});
  const std::vector<motion::TrackId> ids = document->motion().trackIds();
  return QString::fromStdString(motion::trackPath(document->motion(), anyOf(ids)));
}

QString ActionLines::modelName(bool ofBone) {
  const scene::Actor* actor = window_.stage().active();
  if (actor == nullptr) return boneName();
  const model::Model& model = actor->model();
  if (ofBone && !model.bones.empty()) return QString::fromStdString(anyOf(model.bones).name.text);
  return model.morphs.empty() ? QString("あ") : QString::fromStdString(anyOf(model.morphs).name.text);
}

QString ActionLines::boneName() {
  const edit::MotionDocument* document = window_.workspace().current();
  if (document == nullptr || document->motion().bones.empty() || oneIn(4))
    return anyOf(QStringList{"センター", "右腕", "左腕", "右足ＩＫ", "頭", "上半身", "首"});
  return QString::fromStdString(anyOf(document->motion().bones).name.text());
}

QString ActionLines::oddText() {
  static const QStringList texts = {"",
                                    " ",
                                    "-1",
                                    "nan",
                                    "1e400",
                                    "a name that does not fit into fifteen bytes",
                                    "😀",
                                    "0,0,0",
                                    "\"",
                                    "on",
                                    "99999999999999999999",
                                    "2147483647",
                                    "all",
                                    "\\"};
  return anyOf(texts);
}

std::int64_t ActionLines::frame() {
  if (oneIn(60)) return anyOf(std::vector<std::int64_t>{0, kMaxFrame, kMaxFrame - 1, 1'000'000});
  const edit::MotionDocument* document = window_.workspace().current();
  const Frame last = document == nullptr ? 100 : std::clamp(document->motion().frameRange().last, 0, 20'000);
  return below(last + 40);
}

double ActionLines::numberOf(const operations::OperationParameter* range) {
  double low = -12;
  double high = 12;
  if (range != nullptr) {
    low = std::max(range->minimum, oneIn(4) ? -1000.0 : -12.0);
    high = std::min(range->maximum, std::max(low + 1, oneIn(4) ? 1000.0 : 12.0));
    if (oneIn(12)) return std::isfinite(range->maximum) && range->maximum < 1e6 ? range->maximum : high;
    if (oneIn(12)) return low;
  }
  return low + (high - low) * below(1001) / 1000.0;
}

QString ActionLines::numbersOf(const actions::ActionInfo& action, const actions::ActionParameter& parameter) {
  const bool isCurve = QString(parameter.name) == "points";
  QStringList numbers;
  const int count = parameter.count != 0 ? parameter.count : 1 + below(4);
  for (int i = 0; i < count; ++i) {
    const double number = isCurve ? below(128) : numberOf(rangeOf(action, parameter.name));
    numbers.append(QString::number(number, 'g', 6));
  }
  return numbers.join(',');
}

}  // namespace furitsuke::soak
