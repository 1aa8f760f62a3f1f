// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_actions.h"

namespace furitsuke::commands {

namespace {

// In the order of the menus, so that few rows have to say what they follow.
actions::ActionParts actionParts() {
  return {kFileOpeningActions,
          kFileSavingActions,
          kFileReloadingActions,
          kFileClosingActions,
          kRecentFilesActions,
          kFolderActions,
          kPoseFileActions,
          kRecoveryActions,
          kFileExchangeActions,
          kCaptureActions,
          kMotionExportActions,
          kProjectActions,
          kMmdProjectActions,
          kTabActions,
          kEditActions,
          kSelectActions,
          kFindingsActions,
          kQualityActions,
          kPreferenceActions,
          kCameraBakeActions,
          kTrackActions,
          kTrackNameActions,
          kKeyActions,
          kCurveActions,
          kPoseActions,
          kPoseClipboardActions,
          kPoseLibraryActions,
          kParentActions,
          actions::operationActions(),
          kScriptActions,
          kLayerActions,
          kMarkerActions,
          kTempoFindActions,
          kSnapActions,
          kTempoActions,
          kFrameActions,
          kCameraActions,
          kPlaybackActions,
          kSoundActions,
          kPhysicsActions,
          kModelActions,
          kBoneRoleActions,
          kPropActions,
          kFigureActions,
          kSceneActions,
          kViewportActions,
          kViewportPictureActions,
          kViewportTrailActions,
          kViewportComparisonActions,
          kDancerActions,
          kBackgroundActions,
          kReferenceActions,
          kPersonFilmActions,
          kLiveActions,
          kMorphActions,
          kMaterialActions,
          kTimelineActions,
          kRowSetActions,
          kViewActions,
          kThemeActions,
          kShortcutActions,
          kLanguageActions,
          kHelpActions,
          kHelpTourActions,
          kGraphActions};
}

}  // namespace

void declareActions() { actions::setActionParts(&actionParts); }

}  // namespace furitsuke::commands
