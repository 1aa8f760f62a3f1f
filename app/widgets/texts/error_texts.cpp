// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/texts/error_texts.h"

namespace furitsuke::widgets {

std::vector<ErrorText> errorTexts() {
  std::vector<ErrorText> all;
  for (const std::span<const ErrorText> list :
       {baseErrorTexts(), formatErrorTexts(), ioErrorTexts(), mediaErrorTexts(), exchangeErrorTexts(),
        sceneErrorTexts(), operationErrorTexts(), scriptErrorTexts(), windowErrorTexts()}) {
    all.insert(all.end(), list.begin(), list.end());
  }
  return all;
}

}  // namespace furitsuke::widgets
