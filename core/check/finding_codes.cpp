// SPDX-License-Identifier: MIT
#include "core/check/finding_codes.h"

#include "core/check/check_findings.h"
#include "core/exchange/exchange_findings.h"
#include "core/format/bvmd/bvmd_findings.h"
#include "core/format/emm/emm_findings.h"
#include "core/format/mvd/mvd_findings.h"
#include "core/format/nmd/nmd_findings.h"
#include "core/format/pmd/pmd_findings.h"
#include "core/format/pmm/pmm_findings.h"
#include "core/format/pmx/pmx_findings.h"
#include "core/format/vmd/vmd_findings.h"
#include "core/format/vpd/vpd_findings.h"
#include "core/io/model/model_findings.h"
#include "core/io/project/project_findings.h"
#include "core/io/text_findings.h"
#include "core/media/sound_findings.h"
#include "core/model/texture_findings.h"

namespace furitsuke::check {

std::vector<FindingCode> findingCodes() {
  std::vector<FindingCode> codes;
  const auto add = [&codes](const auto& rows) {
    for (const auto& row : rows) codes.push_back({row.code, row.severity, row.meaning});
  };
  add(format::vmd::kFindings);
  add(format::vpd::kFindings);
  add(format::bvmd::kFindings);
  add(format::mvd::kFindings);
  add(format::nmd::kFindings);
  add(format::emm::kFindings);
  add(format::pmd::kFindings);
  add(format::pmx::kFindings);
  add(format::pmm::kFindings);
  add(io::kProjectFindings);
  add(io::kModelFindings);
  add(model::kTextureFindings);
  add(media::kSoundFindings);
  add(exchange::kExchangeFindings);
  add(kCheckFindings);
  add(io::kTextFindings);
  return codes;
}

}  // namespace furitsuke::check
