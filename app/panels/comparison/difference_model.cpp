// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/comparison/difference_model.h"

#include <algorithm>
#include <utility>

#include "app/theme/theme.h"
#include "app/widgets/number_text.h"
#include "app/widgets/search_text.h"

namespace furitsuke::panels {

namespace {

constexpr int kDistanceDecimals = 3;  // also for weights
constexpr int kRotationDecimals = 2;
/// Smaller distances are displayed as zero.
constexpr double kMinShownDistance = 0.0005;

}  // namespace

DifferenceModel::DifferenceModel(Parts parts, QObject* parent) : QAbstractTableModel(parent), kind_(parts) {}

void DifferenceModel::setComparison(std::shared_ptr<const model::Model> model,
                                    std::shared_ptr<const eval::MotionComparison> comparison) {
  beginResetModel();
  model_ = std::move(model);
  comparison_ = std::move(comparison);
  parts_.clear();
  isMovedByPhysics_.assign(model_ == nullptr ? 0 : model_->bones.size(), false);
  if (model_ != nullptr) {
    for (const model::RigidBody& body : model_->bodies) {
      if (body.bone != model::kNoIndex && body.mode != model::BodyMode::FollowsBone)
        isMovedByPhysics_[static_cast<std::size_t>(body.bone)] = true;
    }
  }
  const auto addNoticeable = [this](const auto& compared) {
    for (std::size_t i = 0; i < compared.size(); ++i) {
      if (eval::isNoticeable(compared[i])) parts_.push_back(static_cast<int>(i));
    }
  };
  if (comparison_ != nullptr)
    kind_ == Parts::Bones ? addNoticeable(comparison_->bones) : addNoticeable(comparison_->morphs);
  endResetModel();
}

void DifferenceModel::setEnglishNames(bool on) {
  if (std::exchange(english_, on) == on || parts_.empty()) return;
  emit dataChanged(index(0, Name), index(rowCount() - 1, Name));
}

int DifferenceModel::rowOf(int part) const {
  const auto found = std::ranges::lower_bound(parts_, part);
  return found == parts_.end() || *found != part ? -1 : static_cast<int>(found - parts_.begin());
}

const model::ModelName& DifferenceModel::nameAt(int row) const {
  const auto part = static_cast<std::size_t>(partAt(row));
  return kind_ == Parts::Bones ? model_->bones[part].name : model_->morphs[part].name;
}

QString DifferenceModel::titleAt(int row, bool english) const {
  const model::ModelName& name = nameAt(row);
  const QString text = QString::fromStdString(english && !name.english.empty() ? name.english : name.text).simplified();
  return text.isEmpty() ? QString("#%1").arg(partAt(row)) : text;
}

const eval::DifferenceSeries& DifferenceModel::distanceAt(int row) const {
  const auto part = static_cast<std::size_t>(partAt(row));
  return kind_ == Parts::Bones ? comparison_->bones[part].distance : comparison_->morphs[part].weight;
}

const eval::DifferenceSeries* DifferenceModel::rotationAt(int row) const {
  return kind_ == Parts::Bones ? &comparison_->bones[static_cast<std::size_t>(partAt(row))].degrees : nullptr;
}

Frame DifferenceModel::frameAt(int row, int column) const {
  const eval::DifferenceSeries* turn = rotationAt(row);
  const eval::DifferenceSeries& distance = distanceAt(row);
  // A bone that only rotates has no distance, so use its rotation.
  const bool isByRotation = column == Rotation || column == RotationFrame || distance.largest < kMinShownDistance;
  return turn != nullptr && isByRotation ? turn->frame : distance.frame;
}

std::vector<DifferenceModel::Curve> DifferenceModel::curvesOf(int row) const {
  if (kind_ == Parts::Morphs) return {{&distanceAt(row), theme::theme().channel(theme::ChannelColor::Morph), true}};
  return {{&distanceAt(row), theme::theme().comparison, true},
          {rotationAt(row), theme::theme().channel(theme::ChannelColor::Rotation), false}};
}

int DifferenceModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(parts_.size());
}

int DifferenceModel::columnCount(const QModelIndex& parent) const {
  if (parent.isValid()) return 0;
  return kind_ == Parts::Bones ? RotationFrame + 1 : DistanceFrame + 1;
}

QString DifferenceModel::textAt(int row, int column) const {
  switch (column) {
    case Name: return titleAt(row, english_);
    case Distance: return widgets::fixedNumber(distanceAt(row).largest, kDistanceDecimals);
    case DistanceFrame: return QString::number(distanceAt(row).frame);
    case Rotation: return widgets::fixedNumber(rotationAt(row)->largest, kRotationDecimals) + QString::fromUtf8("°");
    case RotationFrame: return QString::number(rotationAt(row)->frame);
    default: return {};
  }
}

QVariant DifferenceModel::sortValueAt(int row, int column) const {
  switch (column) {
    case Name: return titleAt(row, english_);
    case DistanceFrame: return distanceAt(row).frame;
    case Rotation: return rotationAt(row)->largest;
    case RotationFrame: return rotationAt(row)->frame;
    default: return distanceAt(row).largest;
  }
}

QString DifferenceModel::overTimeText(int row) const {
  const QString distance = textAt(row, Distance);
  const QString frame = textAt(row, DistanceFrame);
  if (kind_ == Parts::Morphs) return tr("Largest difference at frame %1: weight %2").arg(frame, distance);
  return tr("Largest distance at frame %1: %2 units; largest rotation at frame %3: %4")
      .arg(frame, distance, textAt(row, RotationFrame), textAt(row, Rotation));
}

QVariant DifferenceModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount()) return {};
  const int row = index.row();
  const bool isNumber = index.column() > OverTime;
  switch (role) {
    case Qt::DisplayRole: return textAt(row, index.column());
    case Qt::TextAlignmentRole: return int(isNumber ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignVCenter);
    case Qt::FontRole: return isNumber ? QVariant(theme::numberFont()) : QVariant();
    case Qt::AccessibleTextRole:
      return index.column() == OverTime ? QVariant(overTimeText(row)) : QVariant(textAt(row, index.column()));
    case Qt::ToolTipRole: {
      const QString names = titleAt(row, english_) == titleAt(row, !english_)
                                ? titleAt(row, english_)
                                : titleAt(row, english_) + '\n' + titleAt(row, !english_);
      return index.column() == Name ? names : overTimeText(row);
    }
    case kSortRole: return sortValueAt(row, index.column());
    case kSearchRole: return widgets::nameSearchText(titleAt(row, false), titleAt(row, true));
    case kRowRole: return row;
    case kPhysicsRole: return kind_ == Parts::Bones && isMovedByPhysics_[static_cast<std::size_t>(partAt(row))];
    default: return {};
  }
}

QVariant DifferenceModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  const bool isMorphs = kind_ == Parts::Morphs;
  if (role == Qt::TextAlignmentRole) {
    // The sort indicator is at the right end.
    return int(section > OverTime ? Qt::AlignCenter : Qt::AlignLeft | Qt::AlignVCenter);
  }
  if (role == Qt::ToolTipRole) {
    switch (section) {
      case Name: return isMorphs ? tr("The morph") : tr("The bone");
      case OverTime:
        return isMorphs ? tr("The difference of the weights over the whole motion")
                        : tr("The difference over the whole motion: distance as a filled area, rotation as a line, "
                             "each scaled to its maximum");
      case Distance:
        return isMorphs ? tr("The largest difference of the weights")
                        : tr("The largest distance between the two positions of the bone, in model units");
      case Rotation: return tr("The largest angle between the two orientations of the bone, in degrees");
      default: return tr("The frame of the largest difference");
    }
  }
  if (role != Qt::DisplayRole) return {};
  switch (section) {
    case Name: return isMorphs ? tr("Morph") : tr("Bone");
    case OverTime: return tr("Over time");
    case Distance: return isMorphs ? tr("Weight") : tr("Distance");
    case Rotation: return tr("Rotation");
    default: return tr("At frame");
  }
}

}  // namespace furitsuke::panels
