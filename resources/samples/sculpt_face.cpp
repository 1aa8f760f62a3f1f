// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

#include "resources/samples/figure.h"
#include "resources/samples/head_form.h"
#include "resources/samples/sculpt.h"

// Eyes, brows and mouth are sheets layered on the face. Each vertex stores its position on the face; a morph maps it to
// a new position, and the vertex keeps its height above the skin.
namespace furitsuke::samples {

namespace {

// Heights above the skin.
constexpr double kWhiteLift = 0.012, kIrisLift = 0.05, kLidLift = 0.095, kLashLift = 0.11, kMouthLift = 0.012,
                 kLipLift = 0.03;

constexpr double kEyeX = 0.92, kEyeY = 1.74, kEyeWide = 0.6;
constexpr double kIrisY = kEyeY + 0.05, kIrisWide = 0.475, kIrisHigh = 0.64;

/// A position on the face seen from the front: x from the middle, y from the chin.
struct FacePlace {
  double x, y, lift;
};

glm::dvec3 inModel(const FacePlace& place) {
  return onFace(place.x, place.y) + faceNormal(place.x, place.y) * place.lift;
}

// The open eye, for s from -1 (inner corner) to 1 (outer).
double upperLid(double s) {
  const double a = std::min(std::abs(s), 1.0);
  return kEyeY + 0.03 + 0.07 * s + 0.66 * std::pow(1 - std::pow(a, 2.7), 0.62);
}
double lowerLid(double s) {
  const double a = std::min(std::abs(s), 1.0);
  return kEyeY + 0.03 + 0.07 * s - 0.62 * std::pow(1 - std::pow(a, 2.5), 0.6);
}
double eyeX(double s) { return kEyeX + kEyeWide * s; }

using LidLine = std::function<double(double s)>;

/// A vertex of the face with the data that morphs need.
struct FaceVertex {
  enum class Kind { UpperLid, LowerLid, Lash, LowerLash, White, Iris, Brow, Lip, MouthInside, Cheek } kind;
  int side;  ///< 1 left, -1 right, 0 middle
  FacePlace rest;
  double s, t;  ///< position along and across the sheet
};

class Face {
 public:
  Face(Shape& shape, const Skeleton& skeleton) : shape_(shape), skeleton_(skeleton) {}

  void sculpt(std::vector<std::uint32_t>& irises) {
    for (const int side : {1, -1}) sculptEye(side, irises);
    sculptMouth();
    for (const int side : {1, -1}) sculptCheek(side);
  }

  /// `moved` returns the new position of a vertex, as if on the left half, or the unchanged one.
  using Moved = std::function<FacePlace(const FaceVertex&)>;
  FaceMorph morph(std::string name, std::string english, model::MorphPanel panel, const Moved& moved) const {
    FaceMorph result{std::move(name), std::move(english), panel, {}};
    for (const auto& [vertex, at] : vertices_) {
      FacePlace to = moved(at);
      if (to.x == at.rest.x && to.y == at.rest.y && to.lift == at.rest.lift) continue;
      const double sign = at.side < 0 ? -1 : 1;
      const glm::dvec3 way = inModel({to.x * sign, to.y, to.lift}) - shape_.position(vertex);
      result.offsets.push_back({vertex, rounded(way)});
    }
    return result;
  }

 private:
  /// `place` returns positions on the left half; the right half is mirrored.
  Sheet lay(Part part, FaceVertex::Kind kind, int side, int columns, int rows, const SkinOf& skin,
            const std::function<FacePlace(double s, double t)>& place) {
    const double sign = side < 0 ? -1 : 1;
    std::vector<Row> points;
    std::vector<FaceVertex> known;
    for (int r = 0; r < rows; ++r) {
      Row row;
      for (int c = 0; c < columns; ++c) {
        const double s = 2.0 * c / (columns - 1) - 1, t = static_cast<double>(r) / (rows - 1);
        const FacePlace at = place(s, t);
        row.push_back(inModel({at.x * sign, at.y, at.lift}));
        known.push_back({kind, side, at, s, t});
      }
      points.push_back(std::move(row));
    }
    SheetOptions options;
    options.closed = false;
    options.inside = kHeadOrigin + glm::dvec3{0, 2, 0};
    options.edge = 0;
    shape_.beginPiece();
    const Sheet sheet = shape_.sheet(part, points, skin, options);
    for (std::uint32_t i = 0; i < known.size(); ++i) {
      vertices_.emplace_back(sheet.first + i, known[i]);
      shape_.setNormal(sheet.first + i, softNormal(shape_.position(sheet.first + i)));
    }
    return sheet;
  }

  SkinOf headSkin() const {
    return [bone = skeleton_.index("頭")](const SheetPlace&) { return oneBone(bone); };
  }

  void sculptEye(int side, std::vector<std::uint32_t>& irises) {
    using Kind = FaceVertex::Kind;
    const SkinOf head = headSkin();
    lay(Part::EyeWhite, Kind::White, side, 17, 7, head, [](double s, double t) {
      return FacePlace{eyeX(s), lowerLid(s) + (upperLid(s) - lowerLid(s)) * t, kWhiteLift};
    });
    sculptIris(side, irises);
    const auto faceUv = [this](const Sheet& sheet) {
      for (std::uint32_t i = sheet.first; i < sheet.first + sheet.rows * sheet.columns; ++i) {
        const glm::dvec3 at = shape_.position(i) - kHeadOrigin;
        shape_.setUv(i, {0.5 + at.x / 4.4, 1 - (at.y + 0.1) / 4.8});
      }
    };
    // Skin that covers the parts above the edge of the open eye, and the whole eye when it closes.
    faceUv(lay(Part::Face, Kind::UpperLid, side, 17, 7, head, [](double s, double t) {
      const double over = 0.3 + 0.05 * (1 - s * s);
      return FacePlace{eyeX(s * 1.06), upperLid(s) + over * t, kLidLift * (1 - 0.8 * t)};
    }));
    faceUv(lay(Part::Face, Kind::LowerLid, side, 17, 6, head, [](double s, double t) {
      return FacePlace{eyeX(s * 1.06), lowerLid(s) - 0.2 * t, kLidLift * (1 - 0.8 * t)};
    }));
    lay(Part::Line, Kind::Lash, side, 23, 3, head, [](double s, double t) {
      const double along = s * 1.13 + 0.1;  // from before the inner corner to a wing beyond the outer one
      const double wing = std::max(0.0, along - 0.97);
      const double thick = 0.06 + 0.16 * ramp(-1.1, 0.3, along) - 0.75 * wing * (wing > 0.08 ? 1 : 0.6);
      return FacePlace{eyeX(along), upperLid(along) - 0.03 + 0.7 * wing + std::max(thick, 0.012) * t, kLashLift};
    });
    lay(Part::Line, Kind::LowerLash, side, 15, 2, head, [](double s, double t) {
      const double along = 0.42 + 0.5 * s;
      return FacePlace{eyeX(along), lowerLid(along) - (0.012 + 0.028 * (1 - s * s)) * t + 0.01, kLashLift};
    });
    lay(Part::Line, Kind::Brow, side, 13, 3, head, [](double s, double t) {
      const double thick = 0.1 * std::pow(1 - std::pow(std::abs(s), 2.4), 0.5) * (1 - 0.35 * s) + 0.008;
      return FacePlace{kEyeX + 0.03 + 0.47 * s, 2.72 + 0.1 * (1 - s * s) - 0.04 * s + thick * (t - 0.5), kLipLift};
    });
  }

  void sculptIris(int side, std::vector<std::uint32_t>& irises) {
    constexpr int kAround = 24;
    constexpr std::array<double, 3> kRings{1, 0.6, 0.2};
    const double sign = side;
    std::vector<Row> rows;
    std::vector<FacePlace> places;
    for (const double ring : kRings) {
      Row row;
      for (int k = 0; k < kAround; ++k) {
        const double angle = 2 * kPi * k / kAround;
        const FacePlace at{kEyeX - 0.03 + kIrisWide * ring * std::sin(angle),
                           kIrisY + kIrisHigh * ring * std::cos(angle), kIrisLift};
        places.push_back(at);
        row.push_back(inModel({at.x * sign, at.y, at.lift}));
      }
      places.push_back(places[places.size() - kAround]);
      rows.push_back(std::move(row));
    }
    places.push_back({kEyeX - 0.03, kIrisY, kIrisLift});
    SheetOptions options;
    options.endTip = true;
    options.endPoint = inModel({places.back().x * sign, places.back().y, kIrisLift});
    options.inside = kHeadOrigin + glm::dvec3{0, 2, 0};
    options.edge = 0;
    const model::BoneIndex eye = skeleton_.index(side > 0 ? "左目" : "右目");
    shape_.beginPiece();
    const Sheet sheet = shape_.sheet(
        Part::Iris, rows, [eye](const SheetPlace&) { return oneBone(eye); }, options);
    for (std::uint32_t i = 0; i < places.size(); ++i) {
      const FacePlace& at = places[i];
      // The texture is not mirrored, because the light comes from one side.
      const double u = sign * (at.x - kEyeX + 0.03) / kIrisWide, v = (at.y - kIrisY) / kIrisHigh;
      shape_.setUv(sheet.first + i, {0.25 + 0.235 * u, 0.5 - 0.47 * v});
      irises.push_back(sheet.first + i);
      vertices_.emplace_back(sheet.first + i, FaceVertex{FaceVertex::Kind::Iris, side, at, u * sign, v});
    }
  }

  void sculptMouth();
  void sculptCheek(int side);

  Shape& shape_;
  const Skeleton& skeleton_;
  std::vector<std::pair<std::uint32_t, FaceVertex>> vertices_;
};

constexpr double kMouthY = 0.6, kMouthWide = 0.33;

/// The shape of the mouth: its half width, and the lines of both lips for s from -1 to 1, relative to kMouthY.
struct MouthForm {
  double wide = kMouthWide;
  std::function<double(double s)> upper, lower;
};

double restLip(double s) { return 0.09 * s * s - 0.04; }

MouthForm restMouth() { return {kMouthWide, restLip, restLip}; }

/// Half an ellipse above and half of one below a line whose corners `smile` raises.
MouthForm roundMouth(double wide, double up, double down, double smile = 0, double flatness = 2) {
  const auto arc = [flatness](double s) {
    return std::pow(std::max(0.0, 1 - std::pow(std::abs(s), flatness)), 1 / flatness);
  };
  return {wide, [=](double s) { return up * arc(s) + smile * s * s; },
          [=](double s) { return -down * arc(s) + smile * s * s; }};
}

MouthForm lineMouth(double wide, const std::function<double(double)>& line) { return {wide, line, line}; }

FacePlace inMouth(const MouthForm& form, const FaceVertex& v) {
  const double s = v.s;
  if (v.kind == FaceVertex::Kind::MouthInside) {
    const double lower = kMouthY + form.lower(s), upper = kMouthY + form.upper(s);
    return {form.wide * s, lower - 0.004 + (upper - lower + 0.008) * v.t, kMouthLift};
  }
  // Two lines: rows 0 and 1 are the upper, 2 and 3 the lower one; thin at the corners.
  const bool isUpper = v.t < 0.5;
  const double edge = v.t < 0.2 || (v.t > 0.5 && v.t < 0.8) ? 1 : -1;
  const double thick = 0.014 + 0.016 * (1 - s * s);
  return {form.wide * 1.03 * s, kMouthY + (isUpper ? form.upper(s) : form.lower(s)) + thick * edge, kLipLift};
}

void Face::sculptMouth() {
  using Kind = FaceVertex::Kind;
  const MouthForm rest = restMouth();
  const SkinOf head = headSkin();
  lay(Part::Mouth, Kind::MouthInside, 0, 15, 7, head, [&](double s, double t) {
    return inMouth(rest, {Kind::MouthInside, 0, {}, s, t});
  });
  for (const double base : {0.0, 0.6}) {
    lay(Part::Line, Kind::Lip, 0, 15, 2, head, [&](double s, double t) {
      return inMouth(rest, {Kind::Lip, 0, {}, s, base + 0.4 * t});
    });
    for (auto at = vertices_.end() - 30; at != vertices_.end(); ++at) at->second.t = base + 0.4 * at->second.t;
  }
}

void Face::sculptCheek(int side) {
  lay(Part::Cheek, FaceVertex::Kind::Cheek, side, 9, 7, headSkin(), [](double s, double t) {
    return FacePlace{1.18 + 0.42 * s, 0.9 + 0.42 * (t - 0.5), 0.01};
  });
}

// ---- the morphs ----

bool isOf(const FaceVertex& v, FaceVertex::Kind kind) { return v.kind == kind; }

/// Closes the eye of `side` (0: both) along a line.
Face::Moved closing(int side, const LidLine& line, double lashTurn = 1) {
  return [=](const FaceVertex& v) {
    using Kind = FaceVertex::Kind;
    FacePlace to = v.rest;
    if (side != 0 && v.side != side) return to;
    // A closing lid stays above the iris, except for the row where it meets the skin.
    if ((isOf(v, Kind::UpperLid) || isOf(v, Kind::LowerLid)) && v.t < 1) to.lift = kLidLift;
    if (isOf(v, Kind::UpperLid)) {
      const double top = upperLid(v.s) + 0.3 + 0.05 * (1 - v.s * v.s);
      to.y = line(v.s) + (top - line(v.s)) * v.t;
    } else if (isOf(v, Kind::LowerLid)) {
      const double bottom = lowerLid(v.s) - 0.2;
      to.y = std::max(line(v.s), lowerLid(v.s)) + (bottom - std::max(line(v.s), lowerLid(v.s))) * v.t;
    } else if (isOf(v, Kind::Lash)) {
      const double along = (v.rest.x - kEyeX) / kEyeWide;
      const double over = v.rest.y - upperLid(along);
      to.y = line(std::clamp(along, -1.0, 1.0)) + (over - 0.03) * lashTurn;
    } else if (isOf(v, Kind::LowerLash)) {
      to.lift = 0.02;  // below the lid
    }
    return to;
  };
}

double blinkLine(double s) { return kEyeY - 0.42 + 0.16 * s * s + 0.1 * s; }
double smileLine(double s) { return kEyeY - 0.34 + 0.46 * (1 - std::pow(std::abs(s), 2.2)) + 0.04 * s; }
double halfLine(double s) { return kEyeY + 0.2 - 0.05 * s * s + 0.03 * s; }
double calmLine(double s) { return kEyeY - 0.28 + 0.28 * s * s - 0.03 * s; }

/// Raises the brow by `up`, tilts it about its middle (positive: inner end up) and bends it.
Face::Moved brow(double up, double tilt, double bend = 0, double inwards = 0) {
  return [=](const FaceVertex& v) {
    FacePlace to = v.rest;
    if (!isOf(v, FaceVertex::Kind::Brow)) return to;
    to.y += up - tilt * v.s + bend * (1 - v.s * v.s);
    to.x -= inwards;
    return to;
  };
}

Face::Moved mouth(const MouthForm& form) {
  return [=](const FaceVertex& v) {
    const bool isMouth = isOf(v, FaceVertex::Kind::Lip) || isOf(v, FaceVertex::Kind::MouthInside);
    return isMouth ? inMouth(form, v) : v.rest;
  };
}

/// Eyes wide open in surprise: the whole eye is enlarged.
FacePlace wideEye(const FaceVertex& v) {
  using Kind = FaceVertex::Kind;
  FacePlace to = v.rest;
  const double grow = isOf(v, Kind::Iris) ? 0.8 : 1.1;
  if (isOf(v, Kind::Lip) || isOf(v, Kind::MouthInside) || isOf(v, Kind::Brow) || isOf(v, Kind::Cheek)) return to;
  to.x = kEyeX + (to.x - kEyeX) * (isOf(v, Kind::Iris) ? 0.8 : 1.02);
  to.y = kEyeY + (to.y - kEyeY) * grow + 0.03;
  return to;
}

FacePlace smallIris(const FaceVertex& v) {
  FacePlace to = v.rest;
  if (!isOf(v, FaceVertex::Kind::Iris)) return to;
  to.x = kEyeX - 0.03 + (to.x - kEyeX + 0.03) * 0.62;
  to.y = kEyeY + (to.y - kEyeY) * 0.62;
  return to;
}

std::vector<FaceMorph> eyeMorphs(const Face& face) {
  constexpr model::MorphPanel kPanel = model::MorphPanel::Eye;
  return {face.morph("まばたき", "blink", kPanel, closing(0, blinkLine, 0.75)),
          face.morph("笑い", "smile", kPanel, closing(0, smileLine, 0.75)),
          face.morph("ウィンク", "wink", kPanel, closing(1, smileLine, 0.75)),
          face.morph("ウィンク右", "wink right", kPanel, closing(-1, smileLine, 0.75)),
          face.morph("ウィンク２", "wink2", kPanel, closing(1, blinkLine, 0.75)),
          face.morph("ウィンク２右", "wink2 right", kPanel, closing(-1, blinkLine, 0.75)),
          face.morph("なごみ", "calm", kPanel, closing(0, calmLine, 0.75)),
          face.morph("じと目", "doubt", kPanel, closing(0, halfLine)),
          face.morph("びっくり", "surprise", kPanel, wideEye),
          face.morph("瞳小", "small iris", kPanel, smallIris)};
}

std::vector<FaceMorph> browMorphs(const Face& face) {
  constexpr model::MorphPanel kPanel = model::MorphPanel::Brow;
  return {face.morph("真面目", "serious", kPanel, brow(-0.12, -0.1, -0.06)),
          face.morph("困る", "sadness", kPanel, brow(0.06, 0.17, 0.02)),
          face.morph("にこり", "cheerful", kPanel, brow(0.1, 0.02, 0.09)),
          face.morph("怒り", "anger", kPanel, brow(-0.14, -0.22, -0.04, 0.06)),
          face.morph("上", "go up", kPanel, brow(0.22, 0)),
          face.morph("下", "go down", kPanel, brow(-0.2, 0))};
}

std::vector<FaceMorph> mouthMorphs(const Face& face) {
  constexpr model::MorphPanel kPanel = model::MorphPanel::Lip;
  const auto smirk = [](double s) { return 0.1 * std::pow(std::abs(s), 1.5) - 0.03 + 0.03 * s; };
  const auto cat = [](double s) { return 0.07 * std::abs(std::sin(1.5 * kPi * s)) * (std::abs(s) < 0.667 ? -1 : 1); };
  const auto frown = [](double s) { return -0.11 * s * s + 0.04; };
  const auto wavy = [](double s) { return 0.035 * std::sin(3 * kPi * s); };
  return {
      face.morph("あ", "a", kPanel, mouth(roundMouth(0.33, 0.11, 0.32, 0.02, 2.3))),
      face.morph("い", "i", kPanel, mouth(roundMouth(0.37, 0.05, 0.11, 0.05, 3))),
      face.morph("う", "u", kPanel, mouth(roundMouth(0.14, 0.07, 0.11))),
      face.morph("え", "e", kPanel, mouth(roundMouth(0.34, 0.07, 0.2, 0.03, 2.6))),
      face.morph("お", "o", kPanel, mouth(roundMouth(0.21, 0.13, 0.25))),
      face.morph("ワ", "wa", kPanel,
                 mouth({0.42, [](double s) { return 0.1 * s * s - 0.02; },
                        [](double s) { return 0.1 * s * s - 0.02 - 0.4 * std::pow(std::max(0.0, 1 - s * s), 0.6); }})),
      face.morph("にやり", "grin", kPanel, mouth(lineMouth(0.4, smirk))),
      face.morph("ω", "cat mouth", kPanel, mouth(lineMouth(0.3, cat))),
      face.morph("ん", "n", kPanel, mouth(lineMouth(0.16, [](double) { return 0.0; }))),
      face.morph("口への字", "pout", kPanel, mouth(lineMouth(0.27, frown))),
      face.morph("はわわ", "flustered", kPanel, mouth(lineMouth(0.34, wavy)))};
}

}  // namespace

std::vector<FaceMorph> sculptFace(Shape& shape, const Skeleton& skeleton, std::vector<std::uint32_t>& irises) {
  Face face(shape, skeleton);
  face.sculpt(irises);
  std::vector<FaceMorph> morphs = browMorphs(face);
  for (auto& morph : eyeMorphs(face)) morphs.push_back(std::move(morph));
  for (auto& morph : mouthMorphs(face)) morphs.push_back(std::move(morph));
  return morphs;
}

}  // namespace furitsuke::samples
