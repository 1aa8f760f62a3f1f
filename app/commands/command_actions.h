// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/actions/action_table.h"

// The actions of the program. Each file that binds actions has their rows too: id, menu, texts, shortcuts, parameters
// and, if the action changes one, the setting.
namespace furitsuke::commands {

extern const actions::ActionRows kBackgroundActions, kBoneRoleActions, kCameraActions, kCameraBakeActions,
    kCaptureActions, kCurveActions, kDancerActions, kEditActions, kFigureActions, kFileClosingActions,
    kFileOpeningActions, kFileReloadingActions, kFileSavingActions, kFileExchangeActions, kRecentFilesActions,
    kFindingsActions, kFolderActions, kFrameActions, kGraphActions, kHelpActions, kHelpTourActions, kKeyActions,
    kLanguageActions, kLayerActions, kLiveActions, kMarkerActions, kMaterialActions, kMmdProjectActions, kModelActions,
    kMorphActions, kMotionExportActions, kParentActions, kPersonFilmActions, kPhysicsActions, kPlaybackActions,
    kPoseActions, kPoseClipboardActions, kPoseFileActions, kPoseLibraryActions, kPreferenceActions, kProjectActions,
    kPropActions, kQualityActions, kRecoveryActions, kReferenceActions, kRowSetActions, kSceneActions, kScriptActions,
    kSelectActions, kShortcutActions, kSnapActions, kSoundActions, kTabActions, kTempoActions, kTempoFindActions,
    kThemeActions, kTimelineActions, kTrackActions, kTrackNameActions, kViewActions, kViewportActions,
    kViewportComparisonActions, kViewportPictureActions, kViewportTrailActions;

/// Makes these rows the table of actions. Call it before the first use of the table.
void declareActions();

// --- words of rows ------------------------------------------------------------------------------------------------

using actions::action;
using actions::ActionParameter;
using actions::ActionRows;
using actions::Actions;
using actions::ActionWords;
using actions::kSwitchParameter;
using actions::Preferences;
using Kind = actions::ActionParameterKind;
using Page = actions::PreferencePage;

// Parameters of several topics.
inline constexpr ActionParameter kAtPlayhead{
    .name = "frame", .kind = Kind::FrameNumber, .help = "default: the playhead"};
inline constexpr ActionParameter kFile{.name = "path", .kind = Kind::Path, .help = "the file", .required = true};
inline constexpr ActionParameter kModelName{.name = "name",
                                            .help = "name in the scene list; default: the active model"};
inline constexpr ActionParameter kDiscard{
    .name = "discard", .kind = Kind::Flag, .help = "discard unsaved changes without asking"};

}  // namespace furitsuke::commands
