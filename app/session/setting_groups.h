// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFileInfo>
#include <QString>
#include <QVariantMap>
#include <optional>

#include "app/session/setting.h"
#include "core/base/frame.h"

// The settings of each part of the window, as Settings returns them; those of switches are Settings::isOn(). Each group
// refers to the Settings and must not outlive them.
namespace furitsuke::session {

class SettingGroup {
 public:
  explicit SettingGroup(QSettings& values) : values_(values) {}

 protected:
  QSettings& values_;
};

struct WindowSettings : SettingGroup {
  using SettingGroup::SettingGroup;
  Setting<QByteArray> geometry{values_, "window/geometry"};
  Setting<QByteArray> docks{values_, "window/docks"};
  /// Path of a model file to the other folder in which its textures were found.
  Setting<QVariantMap> textureFolders{values_, "scene/textureFolders"};
  /// The folder in which missing files of a project were found last.
  Setting<QString> searchFolder{values_, "scene/searchFolder", QString()};
};

struct TimelineSettings : SettingGroup {
  using SettingGroup::SettingGroup;
  Setting<int> soundHeight{values_, "sound/height", 0};  ///< of the waveform, in pixels; 0: the default
};

struct PlaybackSettings : SettingGroup {
  using SettingGroup::SettingGroup;
  Setting<QString> rate{values_, "playback/rate"};              ///< see pictureRateId()
  Setting<double> soundLateness{values_, "sound/lateness", 0};  ///< milliseconds
  // How bodies are simulated; the defaults are in physics::PhysicsSettings.
  Setting<QString> physicsMode{values_, "physics/mode"};  ///< see physicsModeId()
  Setting<bool> physicsGround{values_, "physics/ground"};
  Setting<int> physicsSteps{values_, "physics/steps"};    ///< per second
  Setting<int> physicsSettle{values_, "physics/settle"};  ///< frames
};

/// What the viewport shows, besides the switches. The defaults are in panels::ViewportOptions.
struct ViewportSettings : SettingGroup {
  using SettingGroup::SettingGroup;
  Setting<int> samples{values_, "viewport/samples"};            ///< per pixel: 0, 2, 4 or 8
  Setting<QString> bodyColors{values_, "viewport/bodyColors"};  ///< an action id
  Setting<QString> pictureRatio{values_, "viewport/pictureRatio"};
  Setting<Frame> trailLength{values_, "viewport/trailReach"};  ///< frames before and after the playhead
  Setting<int> ghosts{values_, "viewport/ghosts"};             ///< on each side of the playhead
  Setting<Frame> ghostStep{values_, "viewport/ghostStep"};     ///< frames between two ghosts

  // The formation seen from above.
  Setting<int> formationRange{values_, "formation/range", 5};  ///< seconds of the paths on each side; 0: all
};

struct PoseSettings : SettingGroup {
  using SettingGroup::SettingGroup;
  Setting<QString> tool{values_, "pose/tool"};    ///< an action id
  Setting<QString> space{values_, "pose/space"};  ///< an action id
  Setting<QString> leave{values_, "pose/leave"};  ///< an action id
  Setting<QString> libraryFolder{values_, "poses/folder"};
};

/// Which bones of models stand for those of MMD's own models.
struct ModelSettings : SettingGroup {
  using SettingGroup::SettingGroup;
  /// The folder of the tables, beside the file of the settings; see ModelMaps.
  [[nodiscard]] QString mapFolder() const { return QFileInfo(values_.fileName()).absolutePath() + "/model-maps"; }
};

/// Motion of other programs. The ports of the live link are those of the VMC protocol.
struct ExchangeSettings : SettingGroup {
  using SettingGroup::SettingGroup;
  Setting<QString> receiveAddress{values_, "live/receiveAddress", QStringLiteral("127.0.0.1")};
  Setting<int> receivePort{values_, "live/receivePort", 39539};
  Setting<QString> receiveAvatar{values_, "live/receiveAvatar"};  ///< a VRM file
  Setting<QString> sendAddress{values_, "live/sendAddress", QStringLiteral("127.0.0.1")};
  Setting<int> sendPort{values_, "live/sendPort", 39540};
  Setting<QString> sendAvatar{values_, "live/sendAvatar"};  ///< a VRM file

  /// The folder of the joint tables of captures, beside the file of the settings; see JointTables.
  [[nodiscard]] QString jointTableFolder() const {
    return QFileInfo(values_.fileName()).absolutePath() + "/joint-tables";
  }
};

struct OperationSettings : SettingGroup {
  using SettingGroup::SettingGroup;
  Setting<bool> preview{values_, "operations/preview", true};

  /// The folder of the scripts of the user, beside the file of the settings.
  [[nodiscard]] QString scriptFolder() const { return QFileInfo(values_.fileName()).absolutePath() + "/scripts"; }

  /// The last value of a parameter of an operation; nullopt if it was never set.
  [[nodiscard]] std::optional<QString> argument(const QString& operation, const QString& parameter) const {
    const QString key = argumentKey(operation, parameter);
    return values_.contains(key) ? std::optional(values_.value(key).toString()) : std::nullopt;
  }
  void setArgument(const QString& operation, const QString& parameter, const QString& text) {
    values_.setValue(argumentKey(operation, parameter), text);
  }

 private:
  [[nodiscard]] static QString argumentKey(const QString& operation, const QString& parameter) {
    return "operations/" + operation + "/" + parameter;
  }
};

}  // namespace furitsuke::session
