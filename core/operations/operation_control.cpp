// SPDX-License-Identifier: MIT
#include "core/operations/operation_control.h"

#include <string>

namespace furitsuke::operations {

Status OperationControl::status() const {
  if (isCanceled()) return Error::canceled();
  if (isOverKeys()) {
    return Error::because("the motion would have at least " + std::to_string(keyCount_ + addedKeys_) +
                          " keys, but an operation may create a motion of at most " +
                          std::to_string(kMaxKeysAfterOperation) + " keys; choose fewer tracks or frames");
  }
  if (isOverSamples()) {
    return Error::because("the operation would sample at least " + std::to_string(samples_) +
                          " values of tracks, but at most " + std::to_string(kMaxSamplesOfOperation) +
                          " are allowed; choose fewer tracks or frames");
  }
  return Done{};
}

}  // namespace furitsuke::operations
