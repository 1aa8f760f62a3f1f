// SPDX-License-Identifier: MIT
#include "core/edit/key_clipboard.h"

#include <QMimeData>
#include <span>
#include <utility>

#include "core/convert/motion_file.h"
#include "core/convert/vmd_motion.h"

namespace furitsuke {

namespace {

class KeyMimeData final : public QMimeData {
  Q_OBJECT

 public:
  explicit KeyMimeData(Motion keys) : keys_(std::move(keys)) {}
  [[nodiscard]] const Motion& keys() const noexcept { return keys_; }

 private:
  Motion keys_;
};

}  // namespace

std::unique_ptr<QMimeData> mimeFromKeys(Motion keys, Frame firstFrame) {
  const Bytes bytes = vmdFromMotion(keys, nullptr);
  auto data = std::make_unique<KeyMimeData>(std::move(keys));
  data->setData(kKeysMimeType,
                QByteArray(reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())));
  data->setData(kKeysFrameMimeType, QByteArray::number(firstFrame));
  return data;
}

bool hasKeys(const QMimeData* data) { return data != nullptr && data->hasFormat(kKeysMimeType); }

std::optional<Motion> keysFromMime(const QMimeData* data) {
  if (!hasKeys(data)) return {};
  if (const auto* own = qobject_cast<const KeyMimeData*>(data)) return own->keys();
  const QByteArray raw = data->data(kKeysMimeType);
  const auto* first = reinterpret_cast<const std::byte*>(raw.constData());
  auto loaded = motionFromBytes(Bytes(first, first + raw.size()));
  // Another program's clipboard is not to be believed: half a motion is no motion.
  if (!loaded || loaded->damage || loaded->format != FileKind::Vmd) return {};
  return std::move(loaded->motion);
}

}  // namespace furitsuke

#include "key_clipboard.moc"
