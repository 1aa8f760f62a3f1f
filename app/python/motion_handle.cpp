// SPDX-License-Identifier: MIT
#include "app/python/motion_handle.h"

namespace furitsuke::python {

namespace {

template <class Value>
bool isAt(const std::vector<motion::NamedTrack<Value>>& tracks, std::uint32_t at, const Name& name) {
  return at < tracks.size() && tracks[at].name == name;
}

}  // namespace

std::optional<motion::TrackId> TrackHandle::find(const motion::Motion& motion) const {
  switch (kind) {
    case motion::TrackKind::Bone:
      if (isAt(motion.bones, lastAt, name)) return motion::TrackId{kind, lastAt};
      return motion.findBone(name.bytes);
    case motion::TrackKind::Morph:
      if (isAt(motion.morphs, lastAt, name)) return motion::TrackId{kind, lastAt};
      return motion.findMorph(name.bytes);
    default: return motion::TrackId{kind, 0};
  }
}

motion::TrackId TrackHandle::ensure(motion::Motion& motion) const {
  if (const auto found = find(motion)) return *found;
  return kind == motion::TrackKind::Bone ? motion.ensureBone(name) : motion.ensureMorph(name);
}

}  // namespace furitsuke::python
