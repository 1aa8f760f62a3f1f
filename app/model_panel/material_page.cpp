// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model_panel/material_page.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QPainter>
#include <QScopedValueRollback>
#include <QStandardItemModel>
#include <QToolButton>
#include <QTreeView>
#include <algorithm>
#include <array>

#include "app/model_panel/part_names.h"
#include "app/theme/theme.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke {

namespace {

constexpr int kSwatchSize = 16;

QColor colourOf(const Vec4& rgba) {
  const auto part = [](float value) { return std::clamp(value, 0.0F, 1.0F); };
  return QColor::fromRgbF(part(rgba.x), part(rgba.y), part(rgba.z), part(rgba.w));
}

/// The diffuse colour; the lower right half as transparent as the material, over a chequer.
QIcon swatch(const Vec4& diffuse) {
  QPixmap picture(kSwatchSize, kSwatchSize);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  const QRect frame(0, 0, kSwatchSize, kSwatchSize);
  painter.fillRect(frame, Qt::white);
  painter.fillRect(frame, QBrush(Qt::gray, Qt::Dense4Pattern));
  QColor colour = colourOf(diffuse);
  painter.fillRect(frame, colour);
  colour.setAlphaF(1);
  QPolygon corner({{0, 0}, {kSwatchSize, 0}, {0, kSwatchSize}});
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  painter.drawPolygon(corner);
  painter.setPen(theme().strongLine);
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(frame.adjusted(0, 0, -1, -1));
  return {picture};
}

/// What a material is drawn with, in words.
class MaterialWords {
  Q_DECLARE_TR_FUNCTIONS(furitsuke::MaterialPage)

 public:
  MaterialWords(const Actor& actor, const Material& material) : actor_(actor), material_(material) {}

  [[nodiscard]] bool lacksPicture() const {
    return std::ranges::any_of(std::array{material_.texture, material_.sphere, material_.toonTexture},
                               [this](std::int32_t texture) { return isMissing(texture); });
  }

  [[nodiscard]] QString line() const {
    QStringList words;
    if (material_.texture != kNoIndex) words.append(fileName(material_.texture));
    if (!toon().isEmpty()) words.append(toon());
    if (material_.sphere != kNoIndex && material_.sphereMode != SphereMode::Off) {
      words.append(sphereSign() + fileName(material_.sphere));
    }
    if (material_.edge) words.append(tr("edge"));
    if (material_.doubleSided) words.append(tr("two sides"));
    return words.join(QStringLiteral(" · "));
  }

  [[nodiscard]] QString tip() const {
    QStringList lines;
    lines.append(tr("Diffuse %1, alpha %2").arg(colourOf(material_.diffuse).name()).arg(number(material_.diffuse.w)));
    lines.append(tr("Texture: %1").arg(picture(material_.texture)));
    lines.append(tr("Toon: %1").arg(material_.sharedToon != kNoIndex ? toon() : picture(material_.toonTexture)));
    lines.append(tr("Sphere: %1").arg(sphereWord()));
    lines.append(material_.edge
                     ? tr("Edge %1, size %2").arg(colourOf(material_.edgeColor).name()).arg(number(material_.edgeSize))
                     : tr("No edge"));
    if (material_.doubleSided) lines.append(tr("Drawn from both sides"));
    if (material_.groundShadow) lines.append(tr("Shadow on the ground"));
    if (material_.castsShadow) lines.append(tr("Casts self shadow"));
    if (material_.receivesShadow) lines.append(tr("Receives self shadow"));
    lines.append(tr("%Ln triangle(s)", nullptr, static_cast<int>(material_.indexCount / 3)));
    return lines.join('\n');
  }

 private:
  [[nodiscard]] bool isMissing(std::int32_t texture) const {
    const auto& images = actor_.images();
    if (texture == kNoIndex || images == nullptr) return false;
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
    if (texture == kNoIndex) return tr("none");
    return isMissing(texture) ? tr("%1 (missing)").arg(path(texture)) : path(texture);
  }
  [[nodiscard]] QString toon() const {
    if (material_.sharedToon != kNoIndex) return QString("toon%1").arg(material_.sharedToon + 1, 2, 10, QChar('0'));
    return material_.toonTexture == kNoIndex ? QString() : fileName(material_.toonTexture);
  }
  [[nodiscard]] QString sphereSign() const {
    switch (material_.sphereMode) {
      case SphereMode::Multiply: return QString(QChar(0x00D7));
      case SphereMode::Add: return QStringLiteral("+");
      case SphereMode::SubTexture: return tr("sub ");
      case SphereMode::Off: break;
    }
    return {};
  }
  [[nodiscard]] QString sphereWord() const {
    if (material_.sphere == kNoIndex) return tr("none");
    switch (material_.sphereMode) {
      case SphereMode::Multiply: return tr("%1, multiplied").arg(picture(material_.sphere));
      case SphereMode::Add: return tr("%1, added").arg(picture(material_.sphere));
      case SphereMode::SubTexture: return tr("%1, as second texture").arg(picture(material_.sphere));
      case SphereMode::Off: break;
    }
    return tr("%1, switched off").arg(picture(material_.sphere));
  }
  [[nodiscard]] static QString number(double value) { return QString::number(value, 'g', 3); }

  const Actor& actor_;
  const Material& material_;
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
  keepTranslated(this, [this] {
    nameSearch(tr("Search materials"));
    view()->setAccessibleName(tr("Materials"));
    view()->setAccessibleDescription(tr("The materials of the model; the boxes show and hide them"));
    nameControl(showAll_, tr("Show all materials"));
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

void MaterialPage::setActor(Actor* actor, bool english) {
  const QScopedValueRollback<bool> showing(showing_, true);
  actor_ = actor;
  refill([&] {
    if (actor_ == nullptr) return;
    for (std::size_t i = 0; i < actor_->model().materials.size(); ++i) addMaterial(i, english);
  });
  showHidden();
}

void MaterialPage::addMaterial(std::size_t index, bool english) {
  const Material& material = actor_->model().materials[index];
  const MaterialWords words(*actor_, material);
  QStandardItem* name = partItem(material.name, english, static_cast<int>(index));
  name->setCheckable(true);
  name->setIcon(swatch(material.diffuse));
  name->setToolTip(name->toolTip() + '\n' + words.tip());
  auto* drawn = new QStandardItem(words.line());
  drawn->setEditable(false);
  drawn->setToolTip(name->toolTip());
  if (words.lacksPicture()) {
    drawn->setIcon(themedIcon("warning"));
  } else {
    drawn->setForeground(theme().mutedText);
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

}  // namespace furitsuke
