// SPDX-License-Identifier: MIT
// converter IN OUT: a motion or pose in any format that Furitsuke reads (.vmd .vpd .bvmd .json .csv) in the format of
// the extension of OUT. Prints what that format cannot store.
#include <furitsuke/core/base/file.h>
#include <furitsuke/core/eval/sample_pose.h>
#include <furitsuke/core/io/motion/vpd_motion.h>
#include <furitsuke/core/io/motion_format.h>
#include <furitsuke/core/io/output_extension.h>

#include <iostream>

using namespace furitsuke;

namespace {

int fail(const Error& error) {
  std::cerr << "converter: " << error.message() << '\n';
  return 2;
}

Result<Bytes> bytesOf(const io::LoadedMotion& loaded, const io::MotionFormat& format) {
  // A pose file stores a single frame.
  if (format.write == nullptr) return format::vpd::write(io::vpdFromPose(eval::samplePose(loaded.motion, 0)));
  if (format.losses != nullptr) {
    for (const Diagnostic& loss : format.losses(loaded, {})) std::cerr << loss.reason << '\n';
  }
  return format.write(loaded, {});
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 3) {
    std::cerr << "Usage: converter IN OUT\n";
    return 2;
  }
  const Result<const io::MotionFormat*> format = io::writtenFormatFor(arguments[2]);
  if (!format) return fail(format.error());
  const Result<io::LoadedMotion> loaded = io::loadMotion(arguments[1]);
  if (!loaded) return fail(loaded.error());
  const Result<Bytes> bytes = bytesOf(*loaded, **format);
  if (!bytes) return fail(bytes.error());
  const Status saved = writeFileAtomically(arguments[2], *bytes);
  return saved ? 0 : fail(saved.error());
}
