// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json/annotation_file.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "core/base/file.h"
#include "tests/support/temp_folder.h"

namespace furitsuke::io {
namespace {

namespace fs = std::filesystem;

motion::Annotations sample() {
  motion::Annotations annotations;
  annotations.markers = {{0, "はじまり", "green"}, {120, "chorus \"A\"\n", "red"}, {kMaxFrame, "", "gray"}};
  annotations.tempo = motion::Tempo{128.5, 12.25, 3};
  return annotations;
}

TEST(AnnotationJson, HasTheDocumentedForm) {
  motion::Annotations annotations;
  annotations.markers = {{120, "chorus", "red"}, {240, "", "blue"}};
  annotations.tempo = motion::Tempo{128, 12.5, 4};
  EXPECT_EQ(annotationsToJson(annotations), R"({
  "format": "furitsuke.annotations",
  "version": 1,
  "markers": [
    { "frame": 120, "name": "chorus", "color": "red" },
    { "frame": 240, "name": "", "color": "blue" }],
  "tempo": { "beatsPerMinute": 128, "firstBeat": 12.5, "beatsPerBar": 4 }
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
  const std::string text = R"({ "sound": { "file": "a.wav", "gain": [1.50, null] }, "format": "furitsuke.annotations",
    "by": "hand", "version": 7, "markers": [{ "link": "x\"y", "frame": 3, "color": "mauve", "name": "a" }],
    "tempo": { "beatsPerMinute": 90, "swing": 0.6e0 } })";
  const auto read = annotationsFromJson(text);
  ASSERT_TRUE(read) << read.error().message();
  EXPECT_EQ(read->version, 7);
  EXPECT_EQ(motion::colorOf(read->markers.at(0)), motion::MarkerColor::Gray);
  const std::string written = annotationsToJson(*read);
  for (const char* kept : {R"("sound": { "file": "a.wav", "gain": [1.50, null] }, "by": "hand")", R"("link": "x\"y")",
                           R"("color": "mauve")", R"("swing": 0.6e0)", R"("version": 7)"}) {
    EXPECT_NE(written.find(kept), std::string::npos) << kept << " in\n" << written;
  }
  EXPECT_EQ(*annotationsFromJson(written), *read);
}

TEST(AnnotationJson, SortsMarkersAndUsesDefaultsForMissingValues) {
  const auto read = annotationsFromJson(
      R"({"format":"furitsuke.annotations","markers":[{"frame":9},{"frame":4,"name":"b"},{"frame":9,"name":"c"}],
          "tempo":{"beatsPerMinute":60}})");
  ASSERT_TRUE(read) << read.error().message();
  EXPECT_EQ(read->markers, (std::vector<motion::Marker>{{4, "b", "red"}, {9, "", "red"}, {9, "c", "red"}}));
  EXPECT_EQ(read->tempo, (motion::Tempo{60, 0, 4}));
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
  EXPECT_EQ(read.text, *written);
  EXPECT_FALSE(fs::exists(copy));
}

TEST_F(AnnotationFiles, AreReplacedAndRemovedIfTheirContentIsKnown) {
  std::string known = *writeAnnotations(motion, sample(), {});
  known = *writeAnnotations(motion, motion::withoutMarker(sample(), 1), known);
  EXPECT_EQ(readAnnotations(motion).annotations, motion::withoutMarker(sample(), 1));
  EXPECT_FALSE(fs::exists(copy)) << "the replaced content was known";
  EXPECT_EQ(*writeAnnotations(motion, {}, known), "");
  EXPECT_FALSE(fs::exists(beside)) << "no empty file is left";
  EXPECT_TRUE(writeAnnotations(motion, {}, {})) << "no empty file is created";
  EXPECT_FALSE(fs::exists(beside));
}

TEST_F(AnnotationFiles, AreBackedUpIfTheirContentIsUnknown) {
  put("damaged");
  EXPECT_TRUE(writeAnnotations(motion, {}, {}));
  EXPECT_EQ(contents(beside), "damaged") << "without annotations the file is not touched";
  ASSERT_TRUE(writeAnnotations(motion, sample(), {}));
  EXPECT_EQ(contents(copy), "damaged");
  EXPECT_EQ(readAnnotations(motion).annotations, sample());
}

TEST_F(AnnotationFiles, AreNotWrittenIfTheyHaveTheSameContent) {
  const std::string own = "{ \"format\": \"furitsuke.annotations\", \"markers\": [ { \"frame\": 5 } ] }\n";
  put(own);
  const AnnotationFile read = readAnnotations(motion);
  EXPECT_EQ(*writeAnnotations(motion, read.annotations, {}), own);
  EXPECT_EQ(contents(beside), own);
  EXPECT_FALSE(fs::exists(copy));
}

TEST_F(AnnotationFiles, ReportWriteErrors) {
  fs::create_directory(beside);
  EXPECT_FALSE(writeAnnotations(motion, sample(), {}));
  EXPECT_FALSE(writeAnnotations(folder.path() / "missing" / "dance.vmd", sample(), {}));
}

}  // namespace
}  // namespace furitsuke::io
