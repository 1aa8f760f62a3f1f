// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <functional>
#include <numeric>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include "app/panels/properties/key_section.h"
#include "app/panels/properties/mixed_check_box.h"
#include "app/panels/properties/playhead_track.h"
#include "app/widgets/drag_label.h"
#include "app/widgets/number_field.h"
#include "core/edit/document/live_text.h"

namespace furitsuke::panels {

/// Combines the values of several keys into one value, or into "mixed".
template <class T>
class Common {
 public:
  /// Numbers whose difference is at most `tolerance` are treated as equal.
  void add(const T& value, double tolerance = 0) {
    if (!value_) {
      value_ = value;
    } else if (!mixed_) {
      if constexpr (std::is_same_v<T, double>) {
        const bool bothNan = std::isnan(*value_) && std::isnan(value);
        mixed_ = !bothNan && !(std::abs(*value_ - value) <= tolerance) && *value_ != value;
      } else {
        mixed_ = *value_ != value;
      }
    }
  }
  [[nodiscard]] bool isMixed() const noexcept { return mixed_; }
  /// nullopt if the values are mixed or none was added.
  [[nodiscard]] std::optional<T> value() const { return mixed_ ? std::optional<T>() : value_; }
  /// The value of the first key, mixed or not.
  [[nodiscard]] const std::optional<T>& first() const noexcept { return value_; }

 private:
  std::optional<T> value_;
  bool mixed_ = false;
};

/// Calls visit(key, frame) for each selected key of type `Key` until it returns false.
template <class Key, class F>
void visitSelectedKeys(const motion::Motion& motion, const motion::KeySelection& selection, F&& visit) {
  bool go = true;
  for (const auto& [id, frames] : selection.tracks()) {
    if (!go) return;
    motion.visit(id, [&, &frames = frames](const auto& track) {
      if constexpr (std::is_same_v<typename std::decay_t<decltype(track)>::ValueType, Key>) {
        std::size_t at = 0;
        for (const Frame frame : frames) {
          // Usually this is the next key of the track, so no search is needed.
          if (at >= track.size() || track.frames()[at] != frame) at = track.lowerBound(frame);
          if (at < track.size() && track.frames()[at] == frame) go = visit(track.values()[at], frame);
          if (!go) return;
          ++at;
        }
      }
    });
  }
}

/// A section whose rows are numbers and check boxes of one type of key. Implements display (including "mixed"), typing,
/// stepping and dragging; a subclass only defines how its numbers are read from a key and written to it.
template <class Key>
class KeyForm : public KeySection {
 public:
  using KeySection::KeySection;

 protected:
  using Getter = std::function<double(const Key&)>;
  using Setter = std::function<void(Key&, double)>;

  struct Number {
    NumberCell cell;
    edit::LiveText undoText;
    Getter get;
    Setter set;
    double tolerance = 0;  ///< smaller differences are rounding errors and not displayed as "mixed"
  };

  /// Adds a number field. `set` is called only with a number that differs from the result of `get`, and must not change
  /// other values of the key.
  Number& addNumber(PropertyRow* row, const NumberStyle& style, Getter get, Setter set) {
    const std::size_t at = numbers_.size();
    numbers_.push_back({row->addNumber(style), changeText(style.name), std::move(get), std::move(set), 0});
    const NumberCell& cell = numbers_.back().cell;
    connect(cell.field, &widgets::NumberField::edited, this, [this, at](double value) { pushValue(at, value); });
    connect(cell.field, &widgets::NumberField::stepped, this, [this, at](double by) { pushStep(at, by); });
    connect(cell.field, &widgets::NumberField::scaled, this, [this, at](double factor) {
      change(numbers_[at].undoText, [this, at, factor](Key& key) {
        setIfDifferent(at, key, numbers_[at].cell.field->clamped(numbers_[at].get(key) * factor));
      });
    });
    connect(cell.label, &widgets::DragLabel::dragStarted, this, [this, at] { beginChange(numbers_[at].undoText); });
    connect(cell.label, &widgets::DragLabel::dragged, this, [this, at](double steps) {
      const double by = steps * numbers_[at].cell.field->step();
      updateChange([this, at, by](Key& key) { step(at, key, by); });
    });
    connect(cell.label, &widgets::DragLabel::dragFinished, this, [this] { endChange(); });
    connect(cell.label, &widgets::DragLabel::dragCanceled, this, [this] { cancelChange(); });
    return numbers_.back();
  }

  /// Adds a check box. `text` is its label, `name` its full name.
  void addSwitch(PropertyRow* row, const QString& text, const edit::LiveText& name, bool Key::*member) {
    auto* box = new MixedCheckBox(text);
    row->addWidget(box);
    box->setAccessibleName(name.now());
    box->setToolTip(name.now());
    connect(box, &MixedCheckBox::edited, this, [this, member, undo = changeText(name)](bool on) {
      change(undo, [member, on](Key& key) { key.*member = on; });
    });
    switches_.push_back({box, member});
  }

  /// Calls change(key) for each key that is shown, as one undo step.
  template <class F>
  void change(const edit::LiveText& undoText, F&& change) {
    if (document() == nullptr) return;
    if (PlayheadTrack* track = playhead(); track != nullptr) {
      const Key before = track->template key<Key>();
      Key key = before;
      change(key);
      if (key == before) return;
      track->begin(undoText);
      track->put(key);
      return track->end();
    }
    push(undoText, motion::changeKeys<Key>(document()->motion(), document()->state().selection(),
                                           [&](Key& key, Frame) { change(key); }));
  }

  // A change that is shown while the user drags, as one undo step. Each update begins with the keys as they were.

  void beginChange(const edit::LiveText& undoText) {
    begun_.reset();
    if (document() == nullptr) return;
    PlayheadTrack* track = playhead();
    if (track == nullptr) return beginGesture(undoText);
    begun_.emplace(Begun{track, track->template key<Key>()});
    track->begin(undoText);
  }
  void updateChange(const std::function<void(Key&)>& change) {
    if (begun_) {
      Key key = begun_->key;
      change(key);
      return begun_->track->put(key);
    }
    updateGesture([change](const motion::Motion& motion, const motion::KeySelection& selection) {
      return motion::changeKeys<Key>(motion, selection, [&](Key& key, Frame) { change(key); });
    });
  }
  void endChange() {
    if (!begun_) return endGesture();
    std::exchange(begun_, {})->track->end();
    refresh();
  }
  void cancelChange() {
    if (!begun_) return cancelGesture();
    std::exchange(begun_, {})->track->cancel();
    refresh();
  }

  /// Calls visit(key, frame) for each key that is shown until it returns false.
  template <class F>
  void visitShownKeys(F&& visit) const {
    if (playhead() != nullptr) {
      visit(playhead()->template key<Key>(), document()->state().currentFrame());
    } else {
      visitSelectedKeys<Key>(document()->motion(), document()->state().selection(), std::forward<F>(visit));
    }
  }

  void showValues() override {
    std::vector<Common<double>> values(numbers_.size());
    std::vector<Common<bool>> states(switches_.size());
    // Those that another key can still change: with many keys, nearly all are soon mixed.
    std::vector<std::size_t> open(numbers_.size());
    std::iota(open.begin(), open.end(), std::size_t{0});
    visitShownKeys([&](const Key& key, Frame) {
      bool isAnyMixed = false;
      for (const std::size_t i : open) {
        values[i].add(numbers_[i].get(key), numbers_[i].tolerance);
        isAnyMixed = isAnyMixed || values[i].isMixed();
      }
      if (isAnyMixed) std::erase_if(open, [&values](std::size_t i) { return values[i].isMixed(); });
      bool isOpen = !open.empty();
      for (std::size_t i = 0; i < switches_.size(); ++i) {
        states[i].add(key.*switches_[i].member);
        isOpen = isOpen || !states[i].isMixed();
      }
      return isOpen;
    });
    for (std::size_t i = 0; i < numbers_.size(); ++i) numbers_[i].cell.field->setShown(values[i].value());
    // A pose has no physics.
    const bool isPose = std::is_same_v<Key, motion::BoneKey> && playhead() != nullptr;
    for (std::size_t i = 0; i < switches_.size(); ++i) {
      switches_[i].box->setShown(states[i].value());
      switches_[i].box->setEnabled(!isPose);
    }
  }

  [[nodiscard]] const std::vector<Number>& numbers() const noexcept { return numbers_; }

 private:
  struct Switch {
    MixedCheckBox* box;
    bool Key::*member;
  };

  void pushValue(std::size_t at, double value) {
    // Keys that are already displayed with this number keep their exact value.
    change(numbers_[at].undoText, [this, at, value](Key& key) { setIfDifferent(at, key, value); });
  }

  void pushStep(std::size_t at, double by) {
    change(numbers_[at].undoText, [this, at, by](Key& key) { step(at, key, by); });
  }

  void step(std::size_t at, Key& key, double by) const {
    const double before = numbers_[at].get(key);
    // A value that is already out of range can stay there but must not move further away.
    const double after = numbers_[at].cell.field->clamped(before + by);
    if (by != 0 && (after - before) * by > 0) setIfDifferent(at, key, after);
  }

  void setIfDifferent(std::size_t at, Key& key, double value) const {
    if (numbers_[at].get(key) != value) numbers_[at].set(key, value);
  }

  struct Begun {
    PlayheadTrack* track;
    Key key;
  };

  std::vector<Number> numbers_;
  std::vector<Switch> switches_;
  std::optional<Begun> begun_;  ///< of a track at the playhead; see beginChange()
};

}  // namespace furitsuke::panels
