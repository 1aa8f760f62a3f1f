// SPDX-License-Identifier: MIT
#include "core/edit/document/key_clipboard.h"

#include <QMimeData>
#include <span>
#include <utility>

#include "core/io/motion/vmd_motion.h"
#include "core/io/motion_file.h"

namespace furitsuke::edit {

namespace {

/// Encodes the keys only when another program requests them: usually they are pasted in this program, which uses the
/// motion itself.
class KeyMimeData final : public QMimeData {
  Q_OBJECT

 public:
  KeyMimeData(motion::Motion keys, Frame firstFrame) : keys_(std::move(keys)) {
    setData(kKeysFrameMimeType, QByteArray::number(firstFrame));
  }
  [[nodiscard]] const motion::Motion& keys() const noexcept { return keys_; }

  [[nodiscard]] QStringList formats() const override { return QMimeData::formats() << kKeysMimeType; }

 protected:
  [[nodiscard]] QVariant retrieveData(const QString& type, QMetaType preferred) const override {
    if (type != kKeysMimeType) return QMimeData::retrieveData(type, preferred);
    const Bytes bytes = io::vmdFromMotion(keys_, nullptr);
    return QByteArray(reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size()));
  }

 private:
  motion::Motion keys_;
};

}  // namespace

std::unique_ptr<QMimeData> mimeFromKeys(motion::Motion keys, Frame firstFrame) {
  return std::make_unique<KeyMimeData>(std::move(keys), firstFrame);
}

bool hasKeys(const QMimeData* data) { return data != nullptr && data->hasFormat(kKeysMimeType); }

std::optional<motion::Motion> keysFromMime(const QMimeData* data) {
  if (!hasKeys(data)) return {};
  if (const auto* own = qobject_cast<const KeyMimeData*>(data)) return own->keys();
  const QByteArray raw = data->data(kKeysMimeType);
  const auto* first = reinterpret_cast<const std::byte*>(raw.constData());
  auto loaded = io::motionFromBytes(Bytes(first, first + raw.size()));
  // Data of other programs is not trusted: an incomplete motion is rejected.
  if (!loaded || loaded->damage || loaded->format != io::FileKind::Vmd) return {};
  return std::move(loaded->motion);
}

}  // namespace furitsuke::edit

#include "key_clipboard.moc"
