// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json/annotation_file.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "core/base/file.h"
#include "core/io/stored_path.h"
#include "tests/support/temp_folder.h"

namespace furitsuke::io {
namespace {

namespace fs = std::filesystem;

/// An absolute path, which on Windows begins with a drive.
std::string absolute(const char8_t* path) { return utf8FromPath(fs::temp_directory_path().root_path() / path); }

motion::Annotations sample() {
  motion::Annotations annotations;
  annotations.markers = {{0, "はじまり", "green"}, {120, "chorus \"A\"\n", "red"}, {kMaxFrame, "", "gray"}};
  annotations.tempo = motion::Tempo{128.5, 12.25, 3};
  annotations.tempoChanges = {motion::Tempo{90, 600, 4}, motion::Tempo{91.25, 900.5, 5}};
  annotations.sound =
      motion::SoundLink{.file = absolute(u8"音楽/a.wav"), .offset = -12.5, .volume = 80, .isMuted = true};
  annotations.background = motion::BackgroundLink{.file = absolute(u8"絵/a.mp4"),
                                                  .fit = motion::BackgroundFit::Stretch,
                                                  .offset = {0.1, -2},
                                                  .scale = 1.5,
                                                  .opacity = 30,
                                                  .time = -1500.5,
                                                  .hasColor = true,
                                                  .color = {0, 128, 255}};
  annotations.reference = motion::ReferenceLink{.file = absolute(u8"映像/b.mp4"), .time = -250.5, .isMirrored = true};
  annotations.gravity =
      motion::GravityTrack{{{0, 9.8, {0, -1, 0}, 10, false}, {90, -0.1, {0.3, 0, 1e-9}, 33.3, true}}, 7};
  annotations.parents = {{0, "右手首", {motion::ParentKind::Model, "ミク (2)", "左手首"}, {}},
                         {30, "", {motion::ParentKind::Ground, {}, {}}, {}},
                         {30, "右手首", {motion::ParentKind::Own, {}, "頭"}, "\"weight\": 0.5"},
                         {30, "", {motion::ParentKind::Model, "ミク (2)", "頭"}, {}, true},
                         {60, "右手首", {}, {}}};
  annotations.accessoryKeys = {{0, {1.5, -2, 1e-9}, {0.25, 7, -0.1}, 2.5, 0.35, false, true, "\"spin\": 2"},
                               {12, {}, {}, 1, 1, true, false, {}}};
  return annotations;
}

TEST(AnnotationJson, HasTheDocumentedForm) {
  motion::Annotations annotations;
  annotations.markers = {{120, "chorus", "red"}, {240, "", "blue"}};
  annotations.tempo = motion::Tempo{128, 12.5, 4};
  annotations.tempoChanges = {motion::Tempo{140, 900, 3}};
  annotations.sound = motion::SoundLink{.file = "song.mp3", .offset = -40};
  annotations.background =
      motion::BackgroundLink{.file = "stage.png", .fit = motion::BackgroundFit::Fill, .offset = {0.25, 0}};
  annotations.background->hasColor = true;
  annotations.reference = motion::ReferenceLink{.file = "dance.mp4", .time = 1500};
  annotations.gravity = motion::GravityTrack{{{30, 9.8, {0, -1, 0.5}, 10, true}}, 4294967295U};
  annotations.parents = {{0, "右手首", {motion::ParentKind::Model, "Miku", "左手首"}, {}},
                         {5, "", {motion::ParentKind::Ground, {}, {}}, {}},
                         {9, "右手首", {motion::ParentKind::Own, {}, "頭"}, {}},
                         {60, "右手首", {}, {}}};
  annotations.accessoryKeys = {{0, {1, 2, 3}, {0, 0.5, 0}, 2, 0.25, true, true, {}},
                               {9, {}, {}, 1, 1, false, false, {}}};
  EXPECT_EQ(annotationsToJson(annotations), R"({
  "format": "furitsuke.annotations",
  "version": 1,
  "markers": [
    { "frame": 120, "name": "chorus", "color": "red" },
    { "frame": 240, "name": "", "color": "blue" }],
  "tempo": { "beatsPerMinute": 128, "firstBeat": 12.5, "beatsPerBar": 4 },
  "tempoChanges": [
    { "beatsPerMinute": 140, "firstBeat": 900, "beatsPerBar": 3 }],
  "sound": { "file": "song.mp3", "offset": -40, "volume": 100 },
  "background": { "file": "stage.png", "fit": "fill", "offset": [0.25, 0], )"
                                            R"("scale": 1, "opacity": 100, "time": 0, "color": "#000000" },
  "reference": { "file": "dance.mp4", "time": 1500 },
  "gravity": { "seed": 4294967295, "keys": [
    { "frame": 30, "acceleration": 9.8, "direction": [0, -1, 0.5], "noise": 10, "noiseOn": true }] },
  "outsideParents": [
    { "frame": 0, "bone": "右手首", "model": "Miku", "target": "左手首" },
    { "frame": 5, "ground": true },
    { "frame": 9, "bone": "右手首", "own": true, "target": "頭" },
    { "frame": 60, "bone": "右手首" }],
  "places": [
    { "frame": 0, "position": [1, 2, 3], "angles": [0, 0.5, 0], "scale": 2, "opacity": 0.25 },
    { "frame": 9, "position": [0, 0, 0], "angles": [0, 0, 0], "scale": 1, "opacity": 1, "visible": false, )"
                                            R"("shadow": false }]
}
)");
}

TEST(AnnotationJson, RoundTrips) {
  for (const motion::Annotations& annotations : {motion::Annotations{}, sample()}) {
    const auto again = annotationsFromJson(annotationsToJson(annotations));
    ASSERT_TRUE(again) << again.error().message();
    EXPECT_EQ(*again, annotations);
  }
}

TEST(AnnotationJson, KeepsDataOfANewerVersion) {
  const std::string text = R"({ "film": { "file": "a.mp4", "gain": [1.50, null] }, "format": "furitsuke.annotations",
    "by": "hand", "version": 7, "markers": [{ "link": "x\"y", "frame": 3, "color": "mauve", "name": "a" }],
    "tempo": { "beatsPerMinute": 90, "swing": 0.6e0 },
    "sound": { "file": "a.wav", "gain": 0.50e1, "volume": 40 },
    "background": { "file": "b.png", "blur": 2.50 },
    "reference": { "file": "c.mp4", "speed": 0.50 },
    "gravity": { "keys": [{ "frame": 4, "wind": "west" }], "air": 1.20 } })";
  const auto read = annotationsFromJson(text);
  ASSERT_TRUE(read) << read.error().message();
  EXPECT_EQ(read->version, 7);
  EXPECT_EQ(motion::colorOf(read->markers.at(0)), motion::MarkerColor::Gray);
  const std::string written = annotationsToJson(*read);
  for (const char* kept : {R"("film": { "file": "a.mp4", "gain": [1.50, null] }, "by": "hand")", R"("gain": 0.50e1)",
                           R"("link": "x\"y")", R"("color": "mauve")", R"("swing": 0.6e0)", R"("version": 7)",
                           R"("blur": 2.50)", R"("speed": 0.50)", R"("wind": "west")", R"("air": 1.20)"}) {
    EXPECT_NE(written.find(kept), std::string::npos) << kept << " in\n" << written;
  }
  EXPECT_EQ(*annotationsFromJson(written), *read);
}

TEST(AnnotationJson, SortsGravityKeysAndUsesDefaultsForMissingValues) {
  EXPECT_TRUE(annotationsFromJson(R"({"format": "furitsuke.annotations", "gravity": {"keys": []}})")->isEmpty());
  const auto read = annotationsFromJson(R"({"format": "furitsuke.annotations", "gravity": {"keys": [
      {"frame": 9, "acceleration": 1}, {"frame": 3}, {"frame": 9, "acceleration": 2}]}})");
  ASSERT_TRUE(read) << read.error().message();
  const motion::GravityKey first{.frame = 3};
  EXPECT_EQ(first.acceleration, 9.8);
  const motion::GravityKey last{.frame = 9, .acceleration = 2};
  EXPECT_EQ(read->gravity, (motion::GravityTrack{{first, last}})) << "the last one on a frame counts";
}

TEST(AnnotationJson, SortsMarkersAndUsesDefaultsForMissingValues) {
  const auto read = annotationsFromJson(
      R"({"format":"furitsuke.annotations","markers":[{"frame":9},{"frame":4,"name":"b"},{"frame":9,"name":"c"}],
          "tempo":{"beatsPerMinute":60}})");
  ASSERT_TRUE(read) << read.error().message();
  EXPECT_EQ(read->markers, (std::vector<motion::Marker>{{4, "b", "red"}, {9, "", "red"}, {9, "c", "red"}}));
  EXPECT_EQ(read->tempo, (motion::Tempo{60, 0, 4}));
}

TEST(AnnotationJson, SortsChangesOfTheTempo) {
  const auto read = annotationsFromJson(
      R"({"format":"furitsuke.annotations","tempo":{"beatsPerMinute":60},
          "tempoChanges":[{"beatsPerMinute":70,"firstBeat":9},{"beatsPerMinute":80,"firstBeat":4.5},
                          {"beatsPerMinute":90,"firstBeat":9}]})");
  ASSERT_TRUE(read) << read.error().message();
  EXPECT_EQ(read->tempoChanges, (std::vector<motion::Tempo>{{80, 4.5, 4}, {90, 9, 4}})) << "the last one on a frame";
  const auto alone =
      annotationsFromJson(R"({"format":"furitsuke.annotations","tempoChanges":[{"beatsPerMinute":70,"firstBeat":9}]})");
  ASSERT_TRUE(alone) << alone.error().message();
  EXPECT_EQ(alone->tempo, (motion::Tempo{70, 9, 4})) << "without a first tempo, the change becomes it";
  EXPECT_TRUE(alone->tempoChanges.empty());
  motion::Annotations single;
  single.tempo = motion::Tempo{};
  EXPECT_EQ(annotationsToJson(single).find("tempoChanges"), std::string::npos) << "as before";
  std::string many = R"({"format":"furitsuke.annotations","tempoChanges":[)";
  for (std::size_t i = 0; i <= kMaxTempoChanges; ++i) many += R"({"beatsPerMinute":70},)";
  many.back() = ']';
  const auto tooMany = annotationsFromJson(many + "}");
  ASSERT_FALSE(tooMany);
  EXPECT_NE(tooMany.error().message().find("more than 10000"), std::string::npos) << tooMany.error().message();
}

TEST(AnnotationJson, ErrorsAreReportedWithTheirPosition) {
  const struct {
    const char* text;
    const char* section;
    const char* reason;
  } rows[] = {
      {"", "JSON", "not an object"},
      {"{}", "format", "is missing"},
      {R"({"format":"furitsuke.motion"})", "format", "the format is not furitsuke.annotations"},
      {R"({"format":"furitsuke.annotations","markers":{}})", "markers", "not an array"},
      {R"({"format":"furitsuke.annotations","markers":[{"frame":1},{}]})", "markers[1].frame", "is missing"},
      {R"({"format":"furitsuke.annotations","markers":[{"frame":-1}]})", "markers[0].frame",
       "not within 0..2147483647"},
      {R"({"format":"furitsuke.annotations","tempo":{"beatsPerMinute":0}})", "tempo.beatsPerMinute",
       "not within 1.000000..999.000000"},
      {R"({"format":"furitsuke.annotations","tempo":{"beatsPerMinute":"nan"}})", "tempo.beatsPerMinute",
       "not a number"},
      {R"({"format":"furitsuke.annotations","tempo":{"beatsPerMinute":90,"beatsPerBar":65}})", "tempo.beatsPerBar",
       "not within 1..64"},
      {R"({"format":"furitsuke.annotations","sound":{"offset":1}})", "sound.file", "is missing"},
      {R"({"format":"furitsuke.annotations","sound":{"file":"a","volume":101}})", "sound.volume", "not within 0..100"},
      {R"({"format":"furitsuke.annotations","sound":{"file":"a","muted":1}})", "sound.muted", "not true or false"},
      {R"({"format":"furitsuke.annotations","background":{"fit":"tile"}})", "background.fit",
       "\"tile\" is not fit, fill or stretch"},
      {R"({"format":"furitsuke.annotations","background":{"color":"#12345g"}})", "background.color",
       "\"#12345g\" is not a color such as #000000"},
      {R"({"format":"furitsuke.annotations","reference":{"time":1}})", "reference.file", "is missing"},
      {R"({"format":"furitsuke.annotations","reference":{"file":"a","time":1e10}})", "reference.time",
       "not within -1000000000.000000..1000000000.000000"},
      {R"({"format":"furitsuke.annotations","background":{"scale":0}})", "background.scale",
       "not within 0.010000..100.000000"},
      {R"({"format":"furitsuke.annotations","background":{"offset":[1]}})", "background.offset",
       "holds 1 value, not 2"},
      {R"({"format":"furitsuke.annotations","gravity":{}})", "gravity.keys", "is missing"},
      {R"({"format":"furitsuke.annotations","outsideParents":[{"frame":1,"camera":true,"ground":true}]})",
       "outsideParents[0]", "the camera follows a bone of a model or nothing"},
      {R"({"format":"furitsuke.annotations","outsideParents":[{"frame":1,"own":true,"ground":true}]})",
       "outsideParents[0]", "follows more than one of ground, own and model"},
      {R"({"format":"furitsuke.annotations","places":[{"frame":1,"scale":0}]})", "places[0]",
       "the scale is not above 0"},
      {R"({"format":"furitsuke.annotations","gravity":{"keys":[{"frame":1,"direction":[0,1]}]}})",
       "gravity.keys[0].direction", "holds 2 values, not 3"},
      {R"({"format":"furitsuke.annotations","gravity":{"keys":[{"frame":1,"acceleration":1001}]}})",
       "gravity.keys[0].acceleration", "not within -1000.000000..1000.000000"},
      {R"({"format":"furitsuke.annotations","x":tru})", "x", "not a JSON value"},
      {R"({"format":"furitsuke.annotations"} x)", "JSON", "text follows the end of the object"},
      {R"({"format":"furitsuke.annotations","version":2,"markers":5})", "markers",
       "not an array; a newer version of the program wrote it"},
  };
  for (const auto& row : rows) {
    const auto read = annotationsFromJson(row.text);
    ASSERT_FALSE(read) << row.text;
    EXPECT_EQ(read.error().section, row.section) << row.text;
    EXPECT_EQ(read.error().reason, row.reason) << row.text;
    EXPECT_TRUE(read.error().offset) << row.text;
  }
}

class AnnotationFiles : public testing::Test {
 protected:
  [[nodiscard]] static std::string contents(const fs::path& file) {
    const Result<Bytes> bytes = readFile(file);
    return bytes ? std::string(asChars(*bytes)) : "(none)";
  }
  void put(std::string_view text) const { ASSERT_TRUE(writeFileAtomically(beside, asBytes(text))); }

  test::TempFolder folder;
  fs::path motion = folder.path() / "踊り.v2.vmd";
  fs::path beside = folder.path() / "踊り.v2.furitsuke.json";
  fs::path copy = folder.path() / "踊り.v2.furitsuke.json.bak";
};

motion::Annotations oneMarker(Frame frame) {
  motion::Annotations annotations;
  annotations.markers = {{frame, "m", "red"}};
  return annotations;
}

TEST_F(AnnotationFiles, HaveTheFolderAndNameOfTheMotion) { EXPECT_EQ(annotationPath(motion), beside); }

TEST_F(AnnotationFiles, MayBeMissing) {
  const AnnotationFile read = readAnnotations(motion);
  EXPECT_TRUE(read.annotations.isEmpty());
  EXPECT_FALSE(read.problem);
}

TEST_F(AnnotationFiles, AreEmptyWithAnErrorIfTheyAreDamaged) {
  put("{\"format\":\"furitsuke.annotations\",\"markers\":[{");
  AnnotationFile read = readAnnotations(motion);
  ASSERT_TRUE(read.problem);
  EXPECT_EQ(read.problem->section, "markers[0]");
  EXPECT_TRUE(read.annotations.isEmpty());
  EXPECT_TRUE(read.text.empty());
  fs::remove(beside);
  fs::create_directory(beside);
  EXPECT_TRUE(readAnnotations(motion).problem);
}

TEST_F(AnnotationFiles, RoundTripThroughTheDisk) {
  const auto written = writeAnnotations(motion, sample(), {});
  ASSERT_TRUE(written) << written.error().message();
  const AnnotationFile read = readAnnotations(motion);
  EXPECT_EQ(read.annotations, sample());
  EXPECT_EQ(read.text, written->text);
  EXPECT_FALSE(fs::exists(copy));
}

TEST_F(AnnotationFiles, AreReplacedAndRemovedIfTheirContentIsKnown) {
  std::string known = writeAnnotations(motion, sample(), {})->text;
  known = writeAnnotations(motion, motion::withoutMarker(sample(), 1), {.known = known, .backsUp = false})->text;
  EXPECT_EQ(readAnnotations(motion).annotations, motion::withoutMarker(sample(), 1));
  EXPECT_FALSE(fs::exists(copy));
  EXPECT_EQ(writeAnnotations(motion, {}, {.known = known, .backsUp = false})->text, "");
  EXPECT_FALSE(fs::exists(beside)) << "no empty file is left";
  EXPECT_TRUE(writeAnnotations(motion, {}, {})) << "no empty file is created";
  EXPECT_FALSE(fs::exists(beside));
}

TEST_F(AnnotationFiles, AreBackedUpBeforeTheyAreReplacedOrRemoved) {
  for (const motion::Annotations& next : {oneMarker(7), motion::Annotations()}) {
    const std::string known = writeAnnotations(motion, sample(), {})->text;
    fs::permissions(beside, fs::perms(0640));
    const fs::perms given = fs::status(beside).permissions();  // not every system has all of them
    const auto written = writeAnnotations(motion, next, {.known = known});
    ASSERT_TRUE(written) << written.error().message();
    EXPECT_TRUE(written->isBackedUp);
    EXPECT_EQ(contents(copy), known);
    EXPECT_EQ(fs::status(copy).permissions(), given);
    EXPECT_EQ(readAnnotations(motion).annotations, next);
    fs::remove(copy);
    fs::remove(beside);
  }
}

TEST_F(AnnotationFiles, OfOthersAreOnlyReplacedOnRequestAndAfterABackup) {
  using Kind = AnnotationConflict::Kind;
  const std::string known = annotationsToJson(oneMarker(1));
  const std::string changed = annotationsToJson(oneMarker(2));
  const std::string large = changed + std::string(std::size_t{65} << 20, ' ');
  struct Row {
    const char* name;
    std::string text;
    Kind kind;
    const char* reason;
  };
  const Row rows[] = {{"changed", changed, Kind::Changed, "changed by another program"},
                      {"damaged", "{ half", Kind::Unreadable, "cannot be read"},
                      {"empty", "", Kind::Unreadable, "cannot be read"},
                      {"too large", large, Kind::Unreadable, "larger than 64 MiB"}};
  for (const Row& row : rows) {
    for (const motion::Annotations& next : {oneMarker(3), motion::Annotations()}) {
      SCOPED_TRACE(row.name + std::to_string(next.markers.size()));
      put(row.text);
      fs::remove_all(copy);
      const auto conflict = annotationConflict(motion, next, known);
      ASSERT_TRUE(conflict);
      EXPECT_EQ(conflict->kind, row.kind);
      EXPECT_NE(conflict->error.message().find(row.reason), std::string::npos) << conflict->error.message();
      EXPECT_FALSE(writeAnnotations(motion, next, {.known = known}));
      EXPECT_EQ(contents(beside), row.text);
      EXPECT_FALSE(fs::exists(copy));

      fs::create_directory(copy);
      EXPECT_FALSE(writeAnnotations(motion, next, {.known = known, .replacesForeign = true}))
          << "the only version of that content would be lost";
      EXPECT_EQ(contents(beside), row.text);
      fs::remove(copy);
      ASSERT_TRUE(writeAnnotations(motion, next, {.known = known, .replacesForeign = true}));
      EXPECT_EQ(contents(copy), row.text);
      EXPECT_EQ(readAnnotations(motion).annotations, next);
    }
  }
}

TEST_F(AnnotationFiles, OfOthersStayIfThereIsNothingNewToWrite) {
  const std::string known = annotationsToJson(oneMarker(1));
  const struct {
    std::string known;
    motion::Annotations annotations;
  } rows[] = {{known, oneMarker(1)}, {"", {}}};
  for (const auto& row : rows) {
    for (const std::string& text : {std::string("damaged"), annotationsToJson(oneMarker(2))}) {
      put(text);
      EXPECT_FALSE(annotationConflict(motion, row.annotations, row.known));
      const auto written = writeAnnotations(motion, row.annotations, {.known = row.known, .replacesForeign = true});
      ASSERT_TRUE(written);
      EXPECT_EQ(written->text, row.known) << "new annotations will conflict";
      EXPECT_EQ(contents(beside), text);
    }
  }
}

TEST_F(AnnotationFiles, FindASoundThatMovedTogetherWithTheMotion) {
  const fs::path home = folder.path() / "a/b/c";
  const struct {
    const char* name;
    fs::path sound;
    const char* stored;
  } rows[] = {{"same folder", home / u8"曲.wav", "曲.wav"},
              {"below", home / "wav/song.wav", "wav/song.wav"},
              {"beside", home.parent_path() / "wav/song.wav", "../wav/song.wav"},
              {"two above", home.parent_path().parent_path() / "song.wav", "../../song.wav"},
              {"far away", folder.path() / "song.wav", nullptr}};
  for (const auto& row : rows) {
    SCOPED_TRACE(row.name);
    fs::create_directories(home);
    motion::Annotations annotations;
    annotations.sound = motion::SoundLink{.file = utf8FromPath(row.sound)};
    annotations.background = motion::BackgroundLink{.file = utf8FromPath(row.sound)};
    annotations.reference = motion::ReferenceLink{.file = utf8FromPath(row.sound)};
    const auto written = writeAnnotations(home / "dance.vmd", annotations, {});
    ASSERT_TRUE(written) << written.error().message();
    const std::string stored = row.stored != nullptr ? row.stored : utf8FromPath(row.sound);
    EXPECT_NE(written->text.find("\"file\": \"" + stored + "\""), std::string::npos) << written->text;
    EXPECT_EQ(readAnnotations(home / "dance.vmd").annotations, annotations);
    EXPECT_FALSE(annotationConflict(home / "dance.vmd", annotations, "")) << "it has them already";
    fs::rename(folder.path() / "a", folder.path() / "moved");
    const auto moved = readAnnotations(folder.path() / "moved/b/c/dance.vmd").annotations;
    fs::path expected = row.sound;
    if (row.stored != nullptr) expected = folder.path() / "moved" / row.sound.lexically_relative(folder.path() / "a");
    EXPECT_EQ(moved.sound->file, utf8FromPath(expected));
    EXPECT_EQ(moved.background->file, utf8FromPath(expected)) << "the background likewise";
    EXPECT_EQ(moved.reference->file, utf8FromPath(expected)) << "the reference likewise";
    fs::remove_all(folder.path() / "moved");
  }
}

TEST_F(AnnotationFiles, AreWrittenAgainAfterTheyWereDeleted) {
  const std::string known = writeAnnotations(motion, sample(), {})->text;
  fs::remove(beside);
  EXPECT_FALSE(annotationConflict(motion, sample(), known));
  ASSERT_TRUE(writeAnnotations(motion, sample(), {.known = known}));
  EXPECT_EQ(readAnnotations(motion).annotations, sample());
}

TEST_F(AnnotationFiles, AreReplacedWithAReportIfTheirKnownContentCannotBeBackedUp) {
  const std::string known = writeAnnotations(motion, sample(), {})->text;
  fs::create_directory(copy);
  const auto written = writeAnnotations(motion, oneMarker(7), {.known = known});
  ASSERT_TRUE(written) << written.error().message();
  ASSERT_TRUE(written->backupProblem);
  EXPECT_NE(written->backupProblem->message().find("is a folder"), std::string::npos);
  EXPECT_EQ(readAnnotations(motion).annotations, oneMarker(7));
}

TEST_F(AnnotationFiles, AreNotWrittenIfTheyHaveTheSameContent) {
  const std::string own = "{ \"format\": \"furitsuke.annotations\", \"markers\": [ { \"frame\": 5 } ] }\n";
  put(own);
  const AnnotationFile read = readAnnotations(motion);
  EXPECT_EQ(writeAnnotations(motion, read.annotations, {})->text, own);
  EXPECT_EQ(contents(beside), own);
  EXPECT_FALSE(fs::exists(copy));
}

TEST_F(AnnotationFiles, ReportWriteErrors) {
  EXPECT_FALSE(writeAnnotations(folder.path() / "missing" / "dance.vmd", sample(), {}));
  fs::create_directory(beside);
  for (const motion::Annotations& next : {sample(), motion::Annotations()}) {
    EXPECT_FALSE(writeAnnotations(motion, next, {.known = "x", .replacesForeign = true}).ok() && !next.isEmpty());
    EXPECT_TRUE(fs::is_directory(beside));
  }
}

}  // namespace
}  // namespace furitsuke::io
