// SPDX-License-Identifier: MIT
#include "core/check/finding_codes.h"

#include <algorithm>
#include <iterator>

#include "core/check/check_findings.h"
#include "core/exchange/exchange_findings.h"
#include "core/format/emm/emm_findings.h"
#include "core/format/pmd/pmd_findings.h"
#include "core/format/pmm/pmm_findings.h"
#include "core/format/pmx/pmx_findings.h"
#include "core/io/model/model_findings.h"
#include "core/io/motion_format.h"
#include "core/io/project/project_findings.h"
#include "core/io/text_findings.h"
#include "core/landmarks/landmark_findings.h"
#include "core/media/sound_findings.h"
#include "core/model/texture_findings.h"

namespace furitsuke::check {

std::vector<FindingCode> findingCodes() {
  std::vector<FindingCode> codes;
  const auto add = [&codes](const std::vector<FindingCode>& table) {
    std::ranges::copy(table, std::back_inserter(codes));
  };
  for (const io::MotionFormat* format : io::motionFormats()) {
    if (format->findings != nullptr) add(format->findings());
  }
  add(findingCodesOf<format::emm::kFindings>());
  add(findingCodesOf<format::pmd::kFindings>());
  add(findingCodesOf<format::pmx::kFindings>());
  add(findingCodesOf<format::pmm::kFindings>());
  add(findingCodesOf<io::kProjectFindings>());
  add(findingCodesOf<io::kModelFindings>());
  add(findingCodesOf<model::kTextureFindings>());
  add(findingCodesOf<media::kSoundFindings>());
  add(findingCodesOf<exchange::kExchangeFindings>());
  add(findingCodesOf<landmarks::kLandmarkFindings>());
  add(findingCodesOf<kCheckFindings>());
  add(findingCodesOf<io::kTextFindings>());
  return codes;
}

}  // namespace furitsuke::check
