// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/model/material_page.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QPainter>
#include <QScopedValueRollback>
#include <QStandardItemModel>
#include <QToolButton>
#include <QTreeView>
#include <algorithm>
#include <array>

#include "app/panels/model/part_names.h"
#include "app/theme/cached_pixmap.h"
#include "app/theme/theme.h"
#include "app/widgets/number_text.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke::panels {

namespace {

constexpr int kSwatchSize = 16;

QColor colorOf(const Vec4& rgba) {
  const auto part = [](float value) { return std::clamp(value, 0.0F, 1.0F); };
  return QColor::fromRgbF(part(rgba.x), part(rgba.y), part(rgba.z), part(rgba.w));
}

/// The diffuse color. The lower right half shows it with the alpha of the material over a checkerboard.
QIcon swatch(const Vec4& diffuse) {
  QColor color = colorOf(diffuse);
  const QColor line = theme::theme().strongLine;
  const QString key = "material/" + color.name(QColor::HexArgb) + line.name();
  return QIcon(theme::cachedPixmap(key, {kSwatchSize, kSwatchSize}, [&](QPainter& painter) {
    const QRect frame(0, 0, kSwatchSize, kSwatchSize);
    painter.fillRect(frame, Qt::white);
    painter.fillRect(frame, QBrush(Qt::gray, Qt::Dense4Pattern));
    painter.fillRect(frame, color);
    color.setAlphaF(1);
    QPolygon corner({{0, 0}, {kSwatchSize, 0}, {0, kSwatchSize}});
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPolygon(corner);
    painter.setPen(line);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(frame.adjusted(0, 0, -1, -1));
  }));
}

/// The drawing properties of a material as text.
class MaterialTexts {
  Q_DECLARE_TR_FUNCTIONS(furitsuke::panels::MaterialPage)

 public:
  MaterialTexts(const scene::Actor& actor, const model::Material& material) : actor_(actor), material_(material) {}

  [[nodiscard]] bool lacksPicture() const {
    return std::ranges::any_of(std::array{material_.texture, material_.sphere, material_.toonTexture},
                               [this](std::int32_t texture) { return isMissing(texture); });
  }

  [[nodiscard]] QString line() const {
    QStringList words;
    if (material_.texture != model::kNoIndex) words.append(fileName(material_.texture));
    if (!toon().isEmpty()) words.append(toon());
    if (material_.sphere != model::kNoIndex && material_.sphereMode != model::SphereMode::Off) {
      words.append(sphereSign() + fileName(material_.sphere));
    }
    if (material_.edge) words.append(tr("edge"));
    if (material_.doubleSided) words.append(tr("double-sided"));
    return words.join(QStringLiteral(" · "));
  }

  [[nodiscard]] QString tip() const {
    QStringList lines;
    lines.append(tr("Diffuse %1, alpha %2").arg(colorOf(material_.diffuse).name()).arg(number(material_.diffuse.w)));
    lines.append(tr("Texture: %1").arg(picture(material_.texture)));
    lines.append(tr("Toon: %1").arg(material_.sharedToon != model::kNoIndex ? toon() : picture(material_.toonTexture)));
    lines.append(tr("Sphere: %1").arg(sphereWord()));
    lines.append(material_.edge
                     ? tr("Edge %1, size %2").arg(colorOf(material_.edgeColor).name()).arg(number(material_.edgeSize))
                     : tr("No edge"));
    if (material_.doubleSided) lines.append(tr("Double-sided"));
    if (material_.groundShadow) lines.append(tr("Casts ground shadow"));
    if (material_.castsShadow) lines.append(tr("Casts self shadow"));
    if (material_.receivesShadow) lines.append(tr("Receives self shadow"));
    lines.append(tr("%Ln triangle(s)", nullptr, static_cast<int>(material_.indexCount / 3)));
    return lines.join('\n');
  }

 private:
  [[nodiscard]] bool isMissing(std::int32_t texture) const {
    const auto& images = actor_.images();
    if (texture == model::kNoIndex || images == nullptr) return false;
    const auto index = static_cast<std::size_t>(texture);
    return index >= images->textures.size() || images->textures[index] == nullptr;
  }
  [[nodiscard]] QString path(std::int32_t texture) const {
    return QString::fromStdString(actor_.model().textures[static_cast<std::size_t>(texture)]);
  }
  [[nodiscard]] QString fileName(std::int32_t texture) const {
    const QString file = path(texture).replace('\\', '/').section('/', -1);
    return isMissing(texture) ? tr("%1 (missing)").arg(file) : file;
  }
  [[nodiscard]] QString picture(std::int32_t texture) const {
    if (texture == model::kNoIndex) return tr("none");
    return isMissing(texture) ? tr("%1 (missing)").arg(path(texture)) : path(texture);
  }
  [[nodiscard]] QString toon() const {
    if (material_.sharedToon != model::kNoIndex)
      return QString("toon%1").arg(material_.sharedToon + 1, 2, 10, QChar('0'));
    return material_.toonTexture == model::kNoIndex ? QString() : fileName(material_.toonTexture);
  }
  [[nodiscard]] QString sphereSign() const {
    switch (material_.sphereMode) {
      case model::SphereMode::Multiply: return QString(QChar(0x00D7));
      case model::SphereMode::Add: return QStringLiteral("+");
      case model::SphereMode::SubTexture: return tr("sub ");
      case model::SphereMode::Off: break;
    }
    return {};
  }
  [[nodiscard]] QString sphereWord() const {
    if (material_.sphere == model::kNoIndex) return tr("none");
    switch (material_.sphereMode) {
      case model::SphereMode::Multiply: return tr("%1, multiplied").arg(picture(material_.sphere));
      case model::SphereMode::Add: return tr("%1, added").arg(picture(material_.sphere));
      case model::SphereMode::SubTexture: return tr("%1, as second texture").arg(picture(material_.sphere));
      case model::SphereMode::Off: break;
    }
    return tr("%1, switched off").arg(picture(material_.sphere));
  }
  [[nodiscard]] static QString number(double value) { return widgets::shortNumber(value, 3); }

  const scene::Actor& actor_;
  const model::Material& material_;
};

}  // namespace

MaterialPage::MaterialPage(QWidget* parent) : PartPage(new QTreeView, new QStandardItemModel, parent) {
  parts()->setColumnCount(2);
  view()->setRootIsDecorated(false);
  view()->setEditTriggers(QAbstractItemView::NoEditTriggers);
  view()->setIconSize(QSize(kSwatchSize, kSwatchSize));
  view()->header()->setStretchLastSection(false);
  view()->header()->setSectionResizeMode(QHeaderView::Stretch);
  showAll_ = addButton("visibility");
  widgets::keepTranslated(this, [this] {
    nameSearch(tr("Search materials"));
    view()->setAccessibleName(tr("Materials"));
    view()->setAccessibleDescription(tr("The materials of the model; the boxes show and hide them"));
    widgets::nameControl(showAll_, tr("Show all materials"));
  });
  connect(showAll_, &QToolButton::clicked, this, [this] {
    if (actor_ == nullptr) return;
    actor_->showAllMaterials();
    showHidden();
    emit materialsChanged();
  });
  connect(parts(), &QStandardItemModel::itemChanged, this, &MaterialPage::onItemChanged);
  showHidden();
}

void MaterialPage::setActor(scene::Actor* actor, bool english) {
  const QScopedValueRollback<bool> showing(showing_, true);
  actor_ = actor;
  refill([&] {
    if (actor_ == nullptr) return;
    for (std::size_t i = 0; i < actor_->model().materials.size(); ++i) addMaterial(i, english);
  });
  showHidden();
}

void MaterialPage::addMaterial(std::size_t index, bool english) {
  const model::Material& material = actor_->model().materials[index];
  const MaterialTexts texts(*actor_, material);
  QStandardItem* name = partItem(material.name, english, static_cast<int>(index));
  name->setCheckable(true);
  name->setIcon(swatch(material.diffuse));
  name->setToolTip(name->toolTip() + '\n' + texts.tip());
  auto* drawn = new QStandardItem(texts.line());
  drawn->setEditable(false);
  drawn->setToolTip(name->toolTip());
  if (texts.lacksPicture()) {
    drawn->setIcon(theme::themedIcon("warning"));
  } else {
    drawn->setForeground(theme::theme().mutedText);
  }
  parts()->appendRow({name, drawn});
}

void MaterialPage::showHidden() {
  const QScopedValueRollback<bool> showing(showing_, true);
  for (int row = 0; row < parts()->rowCount(); ++row) {
    QStandardItem* item = parts()->item(row);
    const auto state = actor_->isMaterialShown(static_cast<std::size_t>(row)) ? Qt::Checked : Qt::Unchecked;
    if (item->checkState() != state) item->setCheckState(state);
  }
  showAll_->setEnabled(actor_ != nullptr && !actor_->hiddenMaterials().empty());
}

void MaterialPage::onItemChanged(QStandardItem* item) {
  if (showing_ || actor_ == nullptr || item->column() != 0) return;
  actor_->setMaterialShown(static_cast<std::size_t>(item->data(kPartIndexRole).toInt()),
                           item->checkState() == Qt::Checked);
  showHidden();
  emit materialsChanged();
}

}  // namespace furitsuke::panels
