// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "core/io/json/annotation_file.h"
#include "core/motion/layers/stored_layers.h"
#include "tests/support/motions.h"

namespace furitsuke::io {
namespace {

/// A track with one key at frame 7.
template <class Value>
motion::Track<Value> trackOf(Value key) {
  motion::Keys<Value> keys;
  keys.append(7, std::move(key));
  return motion::Track<Value>(std::move(keys));
}

motion::StoredLayers everyMember() {
  motion::StoredLayers layers;
  layers.layers.reserve(2);
  motion::StoredLayer& layer = layers.layers.emplace_back();
  layer.settings = {.name = "腕 \"1\"",
                    .mode = motion::LayerMode::Replace,
                    .isMuted = true,
                    .isSolo = true,
                    .weights = {{0, 0.25F}, {30, 1.0F}}};
  motion::Motion tracks;
  test::addBone(tracks, "右腕", {0, 10});
  test::addMorph(tracks, "あ", {3});
  motion::Keys<motion::BoneKey> odd;
  odd.append(10, {{1.5F, -0.0F, 3},
                  {0.1F, 0.2F, 0.3F, 0.9F},
                  {{{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 9, 9, 9}, {0, 0, 127, 127}}},
                  false});
  tracks.bones[0].keys.replace({10, 10}, odd);
  tracks.bones.push_back({Name::fromBytes("\x81"), tracks.bones[0].keys});  // bytes that are no text
  layer.tracks.bones = tracks.bones;
  layer.tracks.morphs = tracks.morphs;
  motion::CameraKey view = motion::restCameraKey();
  view.fov = 47;
  view.perspective = false;
  view.curves[2] = {1, 2, 3, 4};
  layer.tracks.camera = trackOf(view);
  layer.tracks.light = trackOf(motion::LightKey{{0.1F, 0.2F, 0.3F}, {1, -0.0F, 2}});
  layer.tracks.selfShadow = trackOf(motion::SelfShadowKey{2, 0.5F});
  layer.tracks.property = trackOf(motion::VisibilityIkKey{false, {{test::nameOf("左足ＩＫ").bytes, false}}});
  layers.layers.push_back({{.name = "", .weights = {}}, {}});
  layers.replaced.push_back({motion::TrackKind::Bone, test::nameOf("右腕"), {5, 20}, odd, 0x0123456789abcdefU});
  layers.replaced.push_back({motion::TrackKind::Morph, test::nameOf("あ"), {0, 3}, tracks.morphs[0].keys.keys(), 7});
  layers.replaced.push_back({motion::TrackKind::Bone, test::nameOf("首"), {0, 9}, motion::Keys<motion::BoneKey>(), 1});
  layers.replaced.push_back({motion::TrackKind::Camera, {}, {0, 7}, layer.tracks.camera.keys(), 1});
  layers.replaced.push_back({motion::TrackKind::Light, {}, {0, 7}, layer.tracks.light.keys(), 1});
  layers.replaced.push_back({motion::TrackKind::SelfShadow, {}, {0, 7}, layer.tracks.selfShadow.keys(), 1});
  layers.replaced.push_back({motion::TrackKind::Property, {}, {0, 7}, layer.tracks.property.keys(), 1});
  return layers;
}

motion::Annotations annotationsWith(motion::StoredLayers layers) {
  motion::Annotations annotations;
  annotations.layers = motion::StoredLayersRef(std::make_shared<const motion::StoredLayers>(std::move(layers)));
  return annotations;
}

TEST(LayersInAnnotationFiles, AreReadAsTheyWereWritten) {
  const motion::Annotations annotations = annotationsWith(everyMember());
  const std::string text = annotationsToJson(annotations);
  const Result<motion::Annotations> read = annotationsFromJson(text);
  ASSERT_TRUE(read) << read.error().message();
  EXPECT_EQ(*read, annotations) << text;
  EXPECT_EQ(annotationsToJson(*read), text);
  EXPECT_FALSE(annotations.isEmpty());
  motion::StoredLayers other = everyMember();
  other.replaced[0].flatSum = 8;
  EXPECT_NE(*read, annotationsWith(std::move(other)));
}

TEST(LayersInAnnotationFiles, KeepMembersOfNewerVersions) {
  const std::string text =
      R"({ "format": "furitsuke.annotations", "layers": { "list": [{ "name": "a", "color": 7 }], "groups": [1] } })";
  const Result<motion::Annotations> read = annotationsFromJson(text);
  ASSERT_TRUE(read) << read.error().message();
  const std::string written = annotationsToJson(*read);
  EXPECT_NE(written.find("\"color\": 7"), std::string::npos) << written;
  EXPECT_NE(written.find("\"groups\": [1]"), std::string::npos) << written;
}

TEST(LayersInAnnotationFiles, ThatAreWrongAreReportedWithTheirPlace) {
  const struct {
    const char* layers;
    const char* section;
  } rows[] = {
      {R"({ "list": [{ "mode": "multiply" }] })", "layers.list[0].mode"},
      {R"({ "list": [{ "weights": [{ "frame": 1, "weight": 1.5 }] }] })", "layers.list[0].weights[0].weight"},
      {R"({ "list": [{ "weights": [{ "frame": -1, "weight": 1 }] }] })", "layers.list[0].weights[0].frame"},
      {R"({ "replaced": [] })", "layers.list"},
      {R"({ "list": [], "replaced": [{ "keys": [], "kind": "bone", "name": "a", "first": 0, "last": 1, "flat": "0" }] })",
       "layers.replaced[0].keys"},
      {R"({ "list": [], "replaced": [{ "kind": "bone", "name": "a", "first": 0, "last": 1, "flat": "x", "keys": [] }] })",
       "layers.replaced[0].flat"},
      {R"({ "list": [], "replaced": [{ "kind": "bone", "name": "a", "first": 2, "last": 1, "flat": "0", "keys": [] }] })",
       "layers.replaced[0]"},
      {R"({ "list": [], "replaced": [{ "kind": "sound", "first": 0, "last": 1, "flat": "0", "keys": [] }] })",
       "layers.replaced[0].kind"},
      {R"({ "list": [], "replaced": [{ "kind": "bone", "first": 0, "last": 1, "flat": "0", "keys": [] }] })",
       "layers.replaced[0]"},
      {R"({ "list": [], "replaced": [{ "kind": "morph", "name": "a", "first": 2, "last": 3, "flat": "0",
             "keys": [{ "frame": 4, "weight": 1 }] }] })",
       "layers.replaced[0]"},
  };
  for (const auto& row : rows) {
    const Result<motion::Annotations> read =
        annotationsFromJson(R"({ "format": "furitsuke.annotations", "layers": )" + std::string(row.layers) + "}");
    ASSERT_FALSE(read) << row.layers;
    EXPECT_EQ(read.error().section, row.section) << read.error().message();
  }
}

}  // namespace
}  // namespace furitsuke::io
