// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/base/file.h"
#include "core/landmarks/network_files.h"
#include "core/network/network.h"

namespace furitsuke::test {
namespace {

/// Some of the numbers that TFLite's own interpreter (tfjs-tflite 0.0.1-alpha.10, XNNPACK) computes of a picture of
/// noise: the first, the last, and those evenly between.
struct KnownResult {
  const char* file;
  float low;           ///< of the picture; the highest value is 1
  std::uint32_t seed;  ///< of the noise
  const char* output;
  std::size_t count;  ///< of all values
  float largest;      ///< of their magnitudes
  std::vector<float> values;
};

const std::vector<KnownResult> kKnownResults = {
    {"pose_detection.tflite",
     -1,
     1,
     "Identity",
     27048,
     215.589,
     {-3.492655, -11.90841, 52.16487, 5.006732, -5.183403, 0.1394311}},
    {"pose_detection.tflite",
     -1,
     1,
     "Identity_1",
     2254,
     260.972,
     {-76.89928, -67.55919, -3.385022, -3.22261, -6.163105, -25.7272}},
    {"pose_detection.tflite",
     -1,
     2,
     "Identity",
     27048,
     167.524,
     {-3.477234, -11.69453, 31.69946, 4.619269, -6.740274, 0.1181082}},
    {"pose_detection.tflite",
     -1,
     2,
     "Identity_1",
     2254,
     259.809,
     {-77.06632, -63.18712, -3.273015, -2.400786, -6.194514, -25.50681}},
    {"pose_detection.tflite",
     -1,
     3,
     "Identity",
     27048,
     195.356,
     {-1.951406, -12.03706, 47.63264, 3.942537, -7.192002, 0.1614166}},
    {"pose_detection.tflite",
     -1,
     3,
     "Identity_1",
     2254,
     250.77,
     {-71.99165, -57.84884, -4.210832, -2.229984, -6.217497, -25.57446}},
    {"pose_landmark_lite.tflite",
     0,
     1,
     "Identity",
     195,
     217.233,
     {116.1083, 1.697951, -106.2516, 131.3875, 130.5621, -0.2263933}},
    {"pose_landmark_lite.tflite", 0, 1, "Identity_1", 1, 4.56029e-25, {4.560289e-25}},
    {"pose_landmark_lite.tflite",
     0,
     1,
     "Identity_3",
     159744,
     58.4505,
     {-10.36308, -6.075076, -2.249033, -2.369536, -6.692009, -7.672162}},
    {"pose_landmark_lite.tflite",
     0,
     1,
     "Identity_4",
     117,
     0.944966,
     {0.03286483, 0.09274532, -0.536423, 0.09794026, 0.3650898, 0.3666594}},
    {"pose_landmark_lite.tflite",
     0,
     2,
     "Identity",
     195,
     181.82,
     {117.3082, 0.9541134, -108.789, 140.0142, 124.9775, -2.22166}},
    {"pose_landmark_lite.tflite", 0, 2, "Identity_1", 1, 2.04441e-10, {2.04441e-10}},
    {"pose_landmark_lite.tflite",
     0,
     2,
     "Identity_3",
     159744,
     58.2866,
     {-11.99232, -8.393218, -3.066997, -3.401136, -5.36619, -7.953054}},
    {"pose_landmark_lite.tflite",
     0,
     2,
     "Identity_4",
     117,
     0.997928,
     {-0.02324583, 0.001280846, -0.5497646, 0.08502223, 0.2279317, 0.3408595}},
    {"pose_landmark_lite.tflite",
     0,
     3,
     "Identity",
     195,
     184.57,
     {117.2431, -0.755957, -9.253109, 127.0874, 140.0627, -4.251232}},
    {"pose_landmark_lite.tflite", 0, 3, "Identity_1", 1, 8.03029e-10, {8.030285e-10}},
    {"pose_landmark_lite.tflite",
     0,
     3,
     "Identity_3",
     159744,
     56.4256,
     {-11.8621, -7.136357, -2.06415, -1.970699, -4.298926, -8.273392}},
    {"pose_landmark_lite.tflite",
     0,
     3,
     "Identity_4",
     117,
     1.01746,
     {-0.04093768, 0.08912469, -0.518768, 0.09871679, 0.1665015, 0.3130175}},
    {"pose_landmark_full.tflite",
     0,
     1,
     "Identity",
     195,
     174.3,
     {138.4135, 0.6762354, -10.52219, 117.4362, 131.5903, -4.895015}},
    {"pose_landmark_full.tflite", 0, 1, "Identity_1", 1, 4.45182e-06, {4.451824e-06}},
    {"pose_landmark_full.tflite",
     0,
     1,
     "Identity_3",
     159744,
     84.7322,
     {-25.66915, -8.109674, -2.710241, -4.22551, -5.759269, -8.588812}},
    {"pose_landmark_full.tflite",
     0,
     1,
     "Identity_4",
     117,
     0.667946,
     {0.06051911, -0.1558095, -0.4341956, 0.08099606, 0.3831634, 0.02816165}},
    {"pose_landmark_full.tflite",
     0,
     2,
     "Identity",
     195,
     154.757,
     {127.9324, 2.673239, -27.20755, 111.3719, 115.4853, -3.303631}},
    {"pose_landmark_full.tflite", 0, 2, "Identity_1", 1, 0.00446213, {0.004462129}},
    {"pose_landmark_full.tflite",
     0,
     2,
     "Identity_3",
     159744,
     85.7994,
     {-24.82407, -8.184525, -2.655222, -6.041666, -5.231065, -6.77066}},
    {"pose_landmark_full.tflite",
     0,
     2,
     "Identity_4",
     117,
     0.696221,
     {0.02199422, -0.1580811, -0.6273447, 0.04011463, 0.2139401, -0.008966294}},
    {"pose_landmark_full.tflite",
     0,
     3,
     "Identity",
     195,
     205.914,
     {141.9733, 9.128887, -87.19328, 108.6168, 138.5305, -4.631301}},
    {"pose_landmark_full.tflite", 0, 3, "Identity_1", 1, 3.85712e-08, {3.857124e-08}},
    {"pose_landmark_full.tflite",
     0,
     3,
     "Identity_3",
     159744,
     85.3294,
     {-24.74631, -6.160585, -3.758496, -7.175298, -4.39756, -8.110837}},
    {"pose_landmark_full.tflite",
     0,
     3,
     "Identity_4",
     117,
     0.688001,
     {0.08896779, -0.25265, -0.4826974, 0.1050895, 0.4296372, 0.01429179}},
    {"pose_landmark_heavy.tflite",
     0,
     1,
     "Identity",
     195,
     174.07,
     {128.6275, -2.125944, -93.98405, 120.587, 138.4511, 5.764402}},
    {"pose_landmark_heavy.tflite", 0, 1, "Identity_1", 1, 2.72772e-08, {2.727718e-08}},
    {"pose_landmark_heavy.tflite",
     0,
     1,
     "Identity_3",
     159744,
     109.357,
     {-24.50917, -10.30114, -3.819104, -5.470692, -53.91625, -79.20197}},
    {"pose_landmark_heavy.tflite",
     0,
     1,
     "Identity_4",
     117,
     2.84849,
     {-0.004381553, -0.08498055, -0.3688991, 0.03409302, -0.2777262, 0.9115236}},
    {"pose_landmark_heavy.tflite",
     0,
     2,
     "Identity",
     195,
     183.107,
     {124.5534, 1.309628, -157.1271, 124.3621, 130.2808, 6.745914}},
    {"pose_landmark_heavy.tflite", 0, 2, "Identity_1", 1, 1.63808e-05, {1.638083e-05}},
    {"pose_landmark_heavy.tflite",
     0,
     2,
     "Identity_3",
     159744,
     106.293,
     {-24.6601, -9.579844, -3.986333, -4.774607, -52.94024, -77.81371}},
    {"pose_landmark_heavy.tflite",
     0,
     2,
     "Identity_4",
     117,
     2.96251,
     {-0.0105658, -0.2219317, -0.3423078, 0.04605167, 0.1399019, 0.9767523}},
    {"pose_landmark_heavy.tflite",
     0,
     3,
     "Identity",
     195,
     208.744,
     {132.4215, -1.076527, -188.5465, 121.7448, 136.382, 5.756027}},
    {"pose_landmark_heavy.tflite", 0, 3, "Identity_1", 1, 1.49037e-06, {1.49037e-06}},
    {"pose_landmark_heavy.tflite",
     0,
     3,
     "Identity_3",
     159744,
     104.334,
     {-24.64335, -11.56164, -3.512116, -4.656884, -53.50681, -76.18127}},
    {"pose_landmark_heavy.tflite",
     0,
     3,
     "Identity_4",
     117,
     2.92334,
     {0.02796618, -0.1136887, -0.4628326, 0.04738829, -0.04275461, 1.005201}},
    {"hand_landmark_full.tflite",
     0,
     1,
     "Identity",
     63,
     178.87,
     {96.77518, 119.8463, 127.0023, 36.99259, 47.10994, 6.76481}},
    {"hand_landmark_full.tflite", 0, 1, "Identity_1", 1, 0.00587582, {0.005875825}},
    {"hand_landmark_full.tflite", 0, 1, "Identity_2", 1, 0.423061, {0.4230609}},
    {"hand_landmark_full.tflite",
     0,
     1,
     "Identity_3",
     63,
     0.092573,
     {-0.0007513267, 0.01290796, 0.008402567, -0.09257305, -0.07388438, 0.01237282}},
    {"hand_landmark_full.tflite",
     0,
     2,
     "Identity",
     63,
     181.23,
     {105.1701, 124.5988, 120.273, 54.15954, 62.76521, 4.817897}},
    {"hand_landmark_full.tflite", 0, 2, "Identity_1", 1, 0.00525822, {0.005258224}},
    {"hand_landmark_full.tflite", 0, 2, "Identity_2", 1, 0.693249, {0.693249}},
    {"hand_landmark_full.tflite",
     0,
     2,
     "Identity_3",
     63,
     0.0762583,
     {0.005479728, 0.01333619, 0.002469403, -0.07415025, -0.05854521, 0.01426914}},
    {"hand_landmark_full.tflite",
     0,
     3,
     "Identity",
     63,
     181.993,
     {94.64937, 133.927, 128.4119, 50.77234, 60.3451, 14.11213}},
    {"hand_landmark_full.tflite", 0, 3, "Identity_1", 1, 0.00741047, {0.00741047}},
    {"hand_landmark_full.tflite", 0, 3, "Identity_2", 1, 0.669685, {0.6696846}},
    {"hand_landmark_full.tflite",
     0,
     3,
     "Identity_3",
     63,
     0.0775247,
     {0.0005768545, 0.02467867, 0.01142933, -0.0770162, -0.0606006, 0.005886575}},
    {"face_landmark.tflite",
     0,
     1,
     "conv2d_21",
     1404,
     161.292,
     {82.38079, 94.56705, 38.56795, 101.5049, 115.2558, 0.5148319}},
    {"face_landmark.tflite", 0, 1, "conv2d_31", 1, 10.0425, {-10.04248}},
    {"face_landmark.tflite",
     0,
     2,
     "conv2d_21",
     1404,
     161.133,
     {112.7057, 99.22316, 53.07669, 95.46441, 128.9745, 20.9093}},
    {"face_landmark.tflite", 0, 2, "conv2d_31", 1, 10.2896, {-10.28958}},
    {"face_landmark.tflite",
     0,
     3,
     "conv2d_21",
     1404,
     161.853,
     {108.3373, 96.31352, 50.13363, 100.2657, 127.3913, 11.70658}},
    {"face_landmark.tflite", 0, 3, "conv2d_31", 1, 10.7069, {-10.7069}},
};

/// A file of a network in one of the folders where the program looks for them.
std::optional<std::filesystem::path> networkFile(const std::string& name) {
  for (const std::filesystem::path& folder : landmarks::networkFolders()) {
    if (std::filesystem::exists(folder / name)) return folder / name;
  }
  return {};
}

void fillWithNoise(std::span<float> picture, std::uint32_t seed, float low) {
  std::uint32_t state = seed;
  for (float& value : picture) {
    state = state * 1'664'525U + 1'013'904'223U;
    value = low + (1 - low) * static_cast<float>(state >> 8) / 16'777'216.0F;
  }
}

class KnownNetworks : public testing::TestWithParam<const char*> {};

TEST_P(KnownNetworks, GiveTheNumbersOfTheirOwnInterpreter) {
  const auto path = networkFile(GetParam());
  if (!path) GTEST_SKIP() << GetParam() << " is not installed (resources/networks/get)";
  const auto bytes = readFile(*path);
  ASSERT_TRUE(bytes.ok());
  std::vector<std::string> outputs;
  for (const KnownResult& known : kKnownResults) {
    if (known.file == std::string(GetParam()) && known.seed == 1) outputs.emplace_back(known.output);
  }
  for (const network::Kernels* kernels : network::usableKernels()) {
    auto opened = network::Network::open(*bytes, {.outputs = outputs, .threads = 2, .kernels = kernels});
    ASSERT_TRUE(opened.ok()) << opened.error().message();
    std::uint32_t seed = 0;
    for (const KnownResult& known : kKnownResults) {
      if (known.file != std::string(GetParam())) continue;
      if (known.seed != seed) {
        seed = known.seed;
        fillWithNoise(opened->input(), seed, known.low);
        opened->run();
      }
      const std::span<const float> found = opened->output(known.output);
      ASSERT_EQ(found.size(), known.count);
      float largest = 0;
      for (const float value : found) largest = std::max(largest, std::abs(value));
      const float tolerance = 1e-3F * std::max(known.largest, 1e-6F);
      EXPECT_NEAR(largest, known.largest, tolerance) << kernels->name << ' ' << known.output;
      for (std::size_t i = 0; i < known.values.size(); ++i) {
        const std::size_t at = known.values.size() == 1 ? 0 : i * (known.count - 1) / (known.values.size() - 1);
        EXPECT_NEAR(found[at], known.values[i], tolerance) << kernels->name << ' ' << known.output << ' ' << at;
      }
    }
    ASSERT_EQ(seed, 3U);
  }
}

INSTANTIATE_TEST_SUITE_P(Files, KnownNetworks,
                         testing::Values("pose_detection.tflite", "pose_landmark_lite.tflite",
                                         "pose_landmark_full.tflite", "pose_landmark_heavy.tflite",
                                         "hand_landmark_full.tflite", "face_landmark.tflite"));

TEST(KnownNetworks, NeedLittleMemory) {
  const auto path = networkFile("pose_landmark_full.tflite");
  if (!path) GTEST_SKIP() << "pose_landmark_full.tflite is not installed (resources/networks/get)";
  const auto bytes = readFile(*path);
  ASSERT_TRUE(bytes.ok());
  const auto opened =
      network::Network::open(*bytes, {.outputs = {"Identity", "Identity_1", "Identity_3", "Identity_4"}});
  ASSERT_TRUE(opened.ok());
  EXPECT_LT(opened->resultBytes(), std::size_t{12} << 20);
}

}  // namespace
}  // namespace furitsuke::test
