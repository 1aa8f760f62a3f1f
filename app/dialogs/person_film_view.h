// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QLineF>
#include <QRectF>
#include <QTransform>
#include <QWidget>
#include <optional>
#include <vector>

#include "core/landmarks/film_landmarks.h"
#include "core/landmarks/landmark_finder.h"

namespace furitsuke::dialogs {

/// A picture of a film with the skeleton that was found in it, boxes around people, and a grid on the floor. Click in a
/// box, or choose it with the arrow keys, to choose a person.
class PersonFilmView : public QWidget {
  Q_OBJECT

 public:
  explicit PersonFilmView(QWidget* parent = nullptr);

  /// `size`: of the picture in the pixels of landmarks, which are square.
  void setPicture(const QImage& picture, QSize size);
  /// nothing: none.
  void setSkeleton(const std::optional<landmarks::PersonLandmarks>& skeleton);
  void setPeople(const std::vector<landmarks::FoundPerson>& people);
  /// In pixels of landmarks.
  void setFloor(const std::vector<QLineF>& lines);
  [[nodiscard]] const std::vector<QLineF>& floorLines() const noexcept { return floor_; }
  /// The middle of the box of the chosen person; nothing before the user has chosen one.
  [[nodiscard]] std::optional<landmarks::PicturePoint> chosenPerson() const;
  [[nodiscard]] bool hasSkeleton() const noexcept { return skeleton_ && skeleton_->isFound; }
  /// From pixels of landmarks to the view.
  [[nodiscard]] QTransform placement() const;

  [[nodiscard]] QSize sizeHint() const override;

 signals:
  void personChosen();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void choose(std::size_t person);

  QImage picture_;
  QSize size_;
  std::optional<landmarks::PersonLandmarks> skeleton_;
  std::vector<landmarks::FoundPerson> people_;
  std::vector<QLineF> floor_;
  std::optional<std::size_t> chosen_;  ///< into people_
};

}  // namespace furitsuke::dialogs
