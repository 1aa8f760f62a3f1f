// SPDX-License-Identifier: MIT
#include "core/operations/operation_control.h"

namespace furitsuke::operations {

Status OperationControl::status() const {
  if (isCanceled()) return Error::canceled();
  if (isOverKeys()) {
    return Error::because(Core::trWith("the motion would have at least %1 keys, but an operation may create a motion "
                                       "of at most %2 keys; choose fewer tracks or frames"),
                          keyCount_ + addedKeys_, kMaxKeysAfterOperation);
  }
  if (isOverSamples()) {
    return Error::because(Core::trWith("the operation would sample at least %1 values of tracks, but at most %2 are "
                                       "allowed; choose fewer tracks or frames"),
                          samples_, kMaxSamplesOfOperation);
  }
  return Done{};
}

}  // namespace furitsuke::operations
