// SPDX-License-Identifier: MIT
#include "core/format/pmm/pmm_chains.h"

#include "core/format/pmm/pmm_findings.h"

namespace furitsuke::format::pmm {

namespace {

/// Counts the findings of a kind, and remembers the first.
struct Counter {
  std::size_t count = 0;
  std::uint32_t firstKey = 0;

  void add(std::uint32_t key) {
    if (count++ == 0) firstKey = key;
  }
};

void report(Diagnostics& findings, Finding finding, const Counter& counter, const File& file, const KeyList& list,
            MessageText what) {
  if (counter.count == 0) return;
  Diagnostic diagnostic =
      makeDiagnostic(finding,
                     {Core::trCount("%n place in the %1, first at key %2", "%n places in the %1, first at key %2"),
                      Counted{counter.count}, what, counter.firstKey},
                     list.offsetOf(counter.firstKey));
  diagnostic.count = counter.count;
  diagnostic.frame = KeyHead{file.key(list, counter.firstKey)}.frame();
  findings.push_back(std::move(diagnostic));
}

}  // namespace

Chains followChains(const File& file, const KeyList& list, MessageText what, Diagnostics& findings) {
  Chains chains;
  if (list.size == 0) return chains;
  chains.keys.reserve(list.total());
  chains.starts.reserve(list.initials + std::size_t{1});
  std::vector<bool> reached(list.total());
  Counter broken;
  Counter falling;
  for (std::uint32_t track = 0; track < list.initials; ++track) {
    chains.starts.push_back(static_cast<std::uint32_t>(chains.keys.size()));
    std::uint32_t key = track;
    while (true) {
      reached[key] = true;
      chains.keys.push_back(key);
      const KeyHead head{file.key(list, key)};
      if (head.next() == 0) break;
      const auto next = static_cast<std::uint32_t>(head.next());
      if (head.next() < 0 || next < list.initials || next >= list.total() || reached[next]) {
        broken.add(key);
        break;
      }
      if (KeyHead{file.key(list, next)}.frame() <= head.frame()) {
        falling.add(next);
        break;
      }
      key = next;
    }
  }
  chains.starts.push_back(static_cast<std::uint32_t>(chains.keys.size()));
  Counter lost;
  for (std::uint32_t key = list.initials; key < list.total(); ++key) {
    if (!reached[key]) lost.add(key);
  }
  report(findings, Finding::ChainBroken, broken, file, list, what);
  report(findings, Finding::ChainFrames, falling, file, list, what);
  report(findings, Finding::KeysUnreferenced, lost, file, list, what);
  return chains;
}

std::pair<std::int32_t, std::int32_t> cameraParent(const File& file, std::uint32_t number) {
  if (file.version == 2) {
    const CameraKeyRecord key{file.key(file.camera, number), true};
    return {key.parentModel(), key.parentBone()};
  }
  if (!file.settings || number >= file.settings->cameraLinks.total()) return {-1, -1};
  const CameraLinkRecord link{file.key(file.settings->cameraLinks, number)};
  return {link.parentModel(), link.parentBone()};
}

bool repeatsDistances(const File& file) {
  if (file.version == 2) return false;
  for (std::uint32_t number = 0; number < file.camera.total(); ++number) {
    if (cameraParent(file, number).first >= 0) return true;
  }
  return false;
}

}  // namespace furitsuke::format::pmm
