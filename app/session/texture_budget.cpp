// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/texture_budget.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>
#include <vector>

#include "app/session/background_work.h"
#include "app/session/scene/stage.h"
#include "core/base/log.h"
#include "core/image/picture_budget.h"
#include "core/model/texture_findings.h"

namespace furitsuke::session {

namespace {

using SharedImages = std::shared_ptr<const image::ModelImages>;

/// The findings about the textures of a model, after some were scaled down.
Diagnostics textureFindings(const scene::Actor& actor, const Diagnostics& before, const image::ModelImages& images) {
  Diagnostics findings;
  std::ranges::copy_if(before, std::back_inserter(findings), [](const Diagnostic& finding) {
    return finding.code.starts_with("model.texture.") && finding.code != findingRow(model::TextureFinding::Halved).code;
  });
  if (auto halved = image::halvedTextures(actor.model(), images)) findings.push_back(*std::move(halved));
  return findings;
}

}  // namespace

TextureBudget::TextureBudget(Stage& stage, BackgroundWork& work, QObject* parent)
    : QObject(parent), stage_(stage), work_(work), budget_(image::kPictureBudget) {
  connect(&stage_, &Stage::actorsChanged, this, &TextureBudget::fit);
}

void TextureBudget::fit() {
  if (isFitting_) return;
  struct Fitting {
    std::vector<std::uint64_t> actors;
    std::vector<SharedImages> before, after;
  };
  auto fitting = std::make_shared<Fitting>();
  for (const auto& actor : stage_.actors()) {
    fitting->actors.push_back(actor->id());
    fitting->before.push_back(actor->images());
  }
  if (image::pictureBytes(fitting->before) <= budget_) return;
  isFitting_ = true;
  const auto done = [this, fitting] {
    for (std::size_t i = 0; i < fitting->actors.size(); ++i) {
      const scene::Actor* actor = stage_.scene().find(fitting->actors[i]);
      // The model may have been removed or got other textures in the meantime.
      if (actor == nullptr || actor->images() != fitting->before[i] || fitting->after[i] == fitting->before[i])
        continue;
      Diagnostics findings = textureFindings(*actor, stage_.infoOf(actor->id()).diagnostics, *fitting->after[i]);
      log(LogLevel::Warning, actor->title + ": " + findings.back().reason.english());
      stage_.setTextures(actor->id(), {*fitting->after[i], std::move(findings)});
    }
    isFitting_ = false;
    if (fitting->after != fitting->before) fit();
  };
  work_.run(
      tr("Scaling textures down…"),
      [fitting, budget = budget_] { fitting->after = image::imagesWithin(fitting->before, budget); }, done, {},
      [this](const Error&) { isFitting_ = false; });
}

}  // namespace furitsuke::session
