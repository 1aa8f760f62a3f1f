<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Prompts</name>
    <message numerus="yes">
        <source>%Ln motion(s) have unsaved changes.</source>
        <translation>
            <numerusform>%Ln motion has unsaved changes.</numerusform>
            <numerusform>%Ln motions have unsaved changes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShortList</name>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <translation>
            <numerusform>%1 and %Ln more</numerusform>
            <numerusform>%1 and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message numerus="yes">
        <source>%Ln hidden duplicate record(s) dropped</source>
        <translation>
            <numerusform>%Ln hidden duplicate record dropped</numerusform>
            <numerusform>%Ln hidden duplicate records dropped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s) replaced, because others fall on the same frame</source>
        <translation>
            <numerusform>%Ln key replaced, because another falls on the same frame</numerusform>
            <numerusform>%Ln keys replaced, because others fall on the same frame</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s) changed</source>
        <translation>
            <numerusform>%Ln key changed</numerusform>
            <numerusform>%Ln keys changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::CaptureCommands</name>
    <message numerus="yes">
        <source>%Ln camera key(s) imported from %1</source>
        <translation>
            <numerusform>%Ln camera key imported from %1</numerusform>
            <numerusform>%Ln camera keys imported from %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::DancerCommands</name>
    <message numerus="yes">
        <source>%1: %Ln key(s)</source>
        <translation>
            <numerusform>%1: %Ln key</numerusform>
            <numerusform>%1: %Ln keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s) copied to %1</source>
        <translation>
            <numerusform>%Ln key copied to %1</numerusform>
            <numerusform>%Ln keys copied to %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::DancerFitting</name>
    <message numerus="yes">
        <source>%Ln motion(s) of other dancers fitted</source>
        <translation>
            <numerusform>%Ln motion of another dancer fitted</numerusform>
            <numerusform>%Ln motions of other dancers fitted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::EditCommands</name>
    <message numerus="yes">
        <source>%Ln key(s) copied</source>
        <translation>
            <numerusform>%Ln key copied</numerusform>
            <numerusform>%Ln keys copied</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s) deleted</source>
        <translation>
            <numerusform>%Ln key deleted</numerusform>
            <numerusform>%Ln keys deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s) at frame 0 reset to rest instead, as in MMD</source>
        <translation>
            <numerusform>%Ln key at frame 0 reset to rest instead, as in MMD</numerusform>
            <numerusform>%Ln keys at frame 0 reset to rest instead, as in MMD</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s) pasted</source>
        <translation>
            <numerusform>%Ln key pasted</numerusform>
            <numerusform>%Ln keys pasted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) without a counterpart not mirrored</source>
        <translation>
            <numerusform>%Ln name without a counterpart not mirrored</numerusform>
            <numerusform>%Ln names without a counterpart not mirrored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) of the scene can no longer be undone: the models that they removed take more than %1 MiB of memory.</source>
        <translation>
            <numerusform>%Ln step of the scene can no longer be undone: the models that it removed take more than %1 MiB of memory.</numerusform>
            <numerusform>%Ln steps of the scene can no longer be undone: the models that they removed take more than %1 MiB of memory.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::FileClosing</name>
    <message numerus="yes">
        <source>Close %Ln motion(s)</source>
        <translation>
            <numerusform>Close %Ln motion</numerusform>
            <numerusform>Close %Ln motions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::FileExchangeCommands</name>
    <message numerus="yes">
        <source>%Ln key(s) exported to %1</source>
        <translation>
            <numerusform>%Ln key exported to %1</numerusform>
            <numerusform>%Ln keys exported to %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::FileOpening</name>
    <message numerus="yes">
        <source>Open all %Ln file(s) of the folder?</source>
        <translation>
            <numerusform>Open the %Ln file of the folder?</numerusform>
            <numerusform>Open all %Ln files of the folder?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::FileSaving</name>
    <message numerus="yes">
        <source>%Ln marker(s) that were already stored for %1 were added to those of this motion; undo to remove them.</source>
        <translation>
            <numerusform>%Ln marker that was already stored for %1 was added to those of this motion; undo to remove it.</numerusform>
            <numerusform>%Ln markers that were already stored for %1 were added to those of this motion; undo to remove them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln layer(s) flattened into %1; the layers are kept beside it</source>
        <translation>
            <numerusform>%Ln layer flattened into %1; the layers are kept beside it</numerusform>
            <numerusform>%Ln layers flattened into %1; the layers are kept beside it</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::FindingsCommands</name>
    <message numerus="yes">
        <source>%Ln finding(s) repaired</source>
        <translation>
            <numerusform>%Ln finding repaired</numerusform>
            <numerusform>%Ln findings repaired</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) changed</source>
        <translation>
            <numerusform>%Ln name changed</numerusform>
            <numerusform>%Ln names changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keys of %Ln track(s) changed</source>
        <translation>
            <numerusform>keys of %Ln track changed</numerusform>
            <numerusform>keys of %Ln tracks changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::KeyCommands</name>
    <message numerus="yes">
        <source>%Ln key(s) stay(s) at frame 0, as in MMD</source>
        <translation>
            <numerusform>%Ln key stays at frame 0, as in MMD</numerusform>
            <numerusform>%Ln keys stay at frame 0, as in MMD</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::LayerCommands</name>
    <message numerus="yes">
        <source>%Ln layer(s) flattened</source>
        <translation>
            <numerusform>%Ln layer flattened</numerusform>
            <numerusform>%Ln layers flattened</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::LiveCommands</name>
    <message numerus="yes">
        <source>%Ln frame(s) recorded</source>
        <translation>
            <numerusform>%Ln frame recorded</numerusform>
            <numerusform>%Ln frames recorded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The recording ended because it cannot be longer than %Ln frame(s).</source>
        <translation>
            <numerusform>The recording ended because it cannot be longer than %Ln frame.</numerusform>
            <numerusform>The recording ended because it cannot be longer than %Ln frames.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::MmdProjectCommands</name>
    <message numerus="yes">
        <source>%1 expects %Ln effect(s) of MikuMikuEffect, which are not drawn: %2</source>
        <translation>
            <numerusform>%1 expects %Ln effect of MikuMikuEffect, which is not drawn: %2</numerusform>
            <numerusform>%1 expects %Ln effects of MikuMikuEffect, which are not drawn: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 needs %Ln file(s) that were not found: %2</source>
        <translation>
            <numerusform>%1 needs %Ln file that was not found: %2</numerusform>
            <numerusform>%1 needs %Ln files that were not found: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::PoseClipboardCommands</name>
    <message numerus="yes">
        <source>%Ln bone(s)</source>
        <translation>
            <numerusform>%Ln bone</numerusform>
            <numerusform>%Ln bones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln morph(s)</source>
        <translation>
            <numerusform>%Ln morph</numerusform>
            <numerusform>%Ln morphs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::PoseFileCommands</name>
    <message numerus="yes">
        <source>%Ln bone(s)</source>
        <translation>
            <numerusform>%Ln bone</numerusform>
            <numerusform>%Ln bones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln morph(s)</source>
        <translation>
            <numerusform>%Ln morph</numerusform>
            <numerusform>%Ln morphs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::PoseFit</name>
    <message numerus="yes">
        <source>%Ln bone(s) or morph(s) that the model does not have left out</source>
        <translation>
            <numerusform>%Ln bone or morph that the model does not have left out</numerusform>
            <numerusform>%Ln bones or morphs that the model does not have left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::ProjectCommands</name>
    <message numerus="yes">
        <source>%1 needs %Ln file(s) that were not found: %2</source>
        <translation>
            <numerusform>%1 needs %Ln file that was not found: %2</numerusform>
            <numerusform>%1 needs %Ln files that were not found: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) copied; the project is %1</source>
        <translation>
            <numerusform>%Ln file copied; the project is %1</numerusform>
            <numerusform>%Ln files copied; the project is %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be copied: %1</source>
        <translation>
            <numerusform>%Ln file could not be copied: %1</numerusform>
            <numerusform>%Ln files could not be copied: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::RecoveryCommands</name>
    <message numerus="yes">
        <source>Delete the unsaved steps of %Ln motion(s)?</source>
        <translation>
            <numerusform>Delete the unsaved steps of %Ln motion?</numerusform>
            <numerusform>Delete the unsaved steps of %Ln motions?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was recovered with %Ln unsaved step(s).</source>
        <translation>
            <numerusform>%1 was recovered with %Ln unsaved step.</numerusform>
            <numerusform>%1 was recovered with %Ln unsaved steps.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::RowSetCommands</name>
    <message numerus="yes">
        <source>%Ln row(s) saved as “%1”: %2</source>
        <translation>
            <numerusform>%Ln row saved as “%1”: %2</numerusform>
            <numerusform>%Ln rows saved as “%1”: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::ScopeTexts</name>
    <message numerus="yes">
        <source>All %Ln key(s) from frame %L1 on</source>
        <translation>
            <numerusform>The %Ln key from frame %L1 on</numerusform>
            <numerusform>All %Ln keys from frame %L1 on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln key(s) after frame %L1</source>
        <translation>
            <numerusform>The %Ln key after frame %L1</numerusform>
            <numerusform>All %Ln keys after frame %L1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %Ln selected key(s)</source>
        <translation>
            <numerusform>The %Ln selected key</numerusform>
            <numerusform>The %Ln selected keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln key(s) of the selected rows</source>
        <translation>
            <numerusform>The %Ln key of the selected rows</numerusform>
            <numerusform>All %Ln keys of the selected rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln key(s) in the repeated range</source>
        <translation>
            <numerusform>The %Ln key in the repeated range</numerusform>
            <numerusform>All %Ln keys in the repeated range</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s) of the chosen tracks and frames</source>
        <translation>
            <numerusform>%Ln key of the chosen tracks and frames</numerusform>
            <numerusform>%Ln keys of the chosen tracks and frames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln key(s) of the motion</source>
        <translation>
            <numerusform>The %Ln key of the motion</numerusform>
            <numerusform>All %Ln keys of the motion</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::TextureSearch</name>
    <message numerus="yes">
        <source>%Ln texture(s) of %1 cannot be shown: %2</source>
        <translation>
            <numerusform>%Ln texture of %1 cannot be shown: %2</numerusform>
            <numerusform>%Ln textures of %1 cannot be shown: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::TimelineCommands</name>
    <message numerus="yes">
        <source>%Ln locked track(s) were not changed: %1.</source>
        <translation>
            <numerusform>%Ln locked track was not changed: %1.</numerusform>
            <numerusform>%Ln locked tracks were not changed: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::TrackNameCommands</name>
    <message numerus="yes">
        <source>%Ln track(s) renamed</source>
        <translation>
            <numerusform>%Ln track renamed</numerusform>
            <numerusform>%Ln tracks renamed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %L1 tracks of %2 have no bone or morph in %3.</source>
        <translation>
            <numerusform>%Ln of %L1 tracks of %2 has no bone or morph in %3.</numerusform>
            <numerusform>%Ln of %L1 tracks of %2 have no bone or morph in %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::BoneRolesDialog</name>
    <message numerus="yes">
        <source>%Ln bone(s) were found by the skeleton. Check them.</source>
        <translation>
            <numerusform>%Ln bone was found by the skeleton. Check it.</numerusform>
            <numerusform>%Ln bones were found by the skeleton. Check them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::CameraBakeDialog</name>
    <message numerus="yes">
        <source>%Ln key(s)</source>
        <translation>
            <numerusform>%Ln key</numerusform>
            <numerusform>%Ln keys</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::CaptureDialog</name>
    <message numerus="yes">
        <source>%Ln key(s)</source>
        <translation>
            <numerusform>%Ln key</numerusform>
            <numerusform>%Ln keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln frame(s)</source>
        <translation>
            <numerusform>%Ln frame</numerusform>
            <numerusform>%Ln frames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln frame(s), %1</source>
        <translation>
            <numerusform>%Ln frame, %1</numerusform>
            <numerusform>%Ln frames, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::CollectDialog</name>
    <message numerus="yes">
        <source>Copied: %Ln file(s)</source>
        <translation>
            <numerusform>Copied: %Ln file</numerusform>
            <numerusform>Copied: %Ln files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In other folders than the scene: %Ln file(s)</source>
        <translation>
            <numerusform>In other folders than the scene: %Ln file</numerusform>
            <numerusform>In other folders than the scene: %Ln files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out: %Ln file(s)</source>
        <translation>
            <numerusform>Left out: %Ln file</numerusform>
            <numerusform>Left out: %Ln files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::FilmDialog</name>
    <message numerus="yes">
        <source>%Ln image(s) saved in %1.</source>
        <translation>
            <numerusform>%Ln image saved in %1.</numerusform>
            <numerusform>%Ln images saved in %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::MissingFilesDialog</name>
    <message numerus="yes">
        <source>%Ln file(s) of %1 were not found.</source>
        <translation>
            <numerusform>%Ln file of %1 was not found.</numerusform>
            <numerusform>%Ln files of %1 were not found.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::NameMapDialog</name>
    <message numerus="yes">
        <source>%Ln of %L1 name(s) get(s) a new one</source>
        <translation>
            <numerusform>%Ln of %L1 names gets a new one</numerusform>
            <numerusform>%Ln of %L1 names get a new one</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::PersonFilmDialog</name>
    <message numerus="yes">
        <source>%Ln second(s) left</source>
        <translation>
            <numerusform>%Ln second left</numerusform>
            <numerusform>%Ln seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::PoseValuesDialog</name>
    <message numerus="yes">
        <source>%Ln bone(s)</source>
        <translation>
            <numerusform>%Ln bone</numerusform>
            <numerusform>%Ln bones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::TempoDialog</name>
    <message numerus="yes">
        <source>%Ln tap(s): %1 beats per minute</source>
        <translation>
            <numerusform>%Ln tap: %1 beats per minute</numerusform>
            <numerusform>%Ln taps: %1 beats per minute</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::ChannelList</name>
    <message numerus="yes">
        <source>%Ln more track(s)</source>
        <translation>
            <numerusform>%Ln more track</numerusform>
            <numerusform>%Ln more tracks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::CleanUpPanel</name>
    <message numerus="yes">
        <source>%Ln frame(s)</source>
        <translation>
            <numerusform>%Ln frame</numerusform>
            <numerusform>%Ln frames</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::CurveHeader</name>
    <message numerus="yes">
        <source>%Ln of them are at frame 0: no effect</source>
        <translation>
            <numerusform>%Ln of them is at frame 0: no effect</numerusform>
            <numerusform>%Ln of them are at frame 0: no effect</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::CycleText</name>
    <message numerus="yes">
        <source>Frames %1–%2, %Ln long, difference %3 %</source>
        <translation>
            <numerusform>Frames %1–%2, %Ln long, difference %3 %</numerusform>
            <numerusform>Frames %1–%2, %Ln long, difference %3 %</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::DancerFields</name>
    <message numerus="yes">
        <source>Fit the motions of all %Ln dancer(s) together</source>
        <translation>
            <numerusform>Fit the motion of the dancer</numerusform>
            <numerusform>Fit the motions of all %Ln dancers together</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::FitMetricText</name>
    <message numerus="yes">
        <source>Hands together, %Ln frame(s): largest gap</source>
        <translation>
            <numerusform>Hands together, %Ln frame: largest gap</numerusform>
            <numerusform>Hands together, %Ln frames: largest gap</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Planted feet, %Ln frame(s): slide per frame</source>
        <translation>
            <numerusform>Planted feet, %Ln frame: slide per frame</numerusform>
            <numerusform>Planted feet, %Ln frames: slide per frame</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::InformationPage</name>
    <message numerus="yes">
        <source>%Ln finding(s) in the file</source>
        <translation>
            <numerusform>%Ln finding in the file</numerusform>
            <numerusform>%Ln findings in the file</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::LivePanel</name>
    <message numerus="yes">
        <source>%Ln packet(s) or message(s) dropped</source>
        <translation>
            <numerusform>%Ln packet or message dropped</numerusform>
            <numerusform>%Ln packets or messages dropped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Recording: %Ln frame(s), %1</source>
        <translation>
            <numerusform>Recording: %Ln frame, %1</numerusform>
            <numerusform>Recording: %Ln frames, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::MaterialPage</name>
    <message numerus="yes">
        <source>%Ln triangle(s)</source>
        <translation>
            <numerusform>%Ln triangle</numerusform>
            <numerusform>%Ln triangles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::OperationDialog</name>
    <message numerus="yes">
        <source>%Ln track(s) change</source>
        <translation>
            <numerusform>%Ln track changes</numerusform>
            <numerusform>%Ln tracks change</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::PoseCurve</name>
    <message numerus="yes">
        <source>%Ln pose(s), error about %1</source>
        <translation>
            <numerusform>%Ln pose, error about %1</numerusform>
            <numerusform>%Ln poses, error about %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::PosesPanel</name>
    <message numerus="yes">
        <source>Only the first %Ln pose(s) are shown: this folder contains too many.</source>
        <translation>
            <numerusform>Only the first pose is shown: this folder holds too many.</numerusform>
            <numerusform>Only the first %Ln poses are shown: this folder holds too many.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::PropsPanel</name>
    <message numerus="yes">
        <source>%Ln key(s)</source>
        <translation>
            <numerusform>%Ln key</numerusform>
            <numerusform>%Ln keys</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::ScopePicker</name>
    <message numerus="yes">
        <source>%Ln key(s)</source>
        <translation>
            <numerusform>%Ln key</numerusform>
            <numerusform>%Ln keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln track(s)</source>
        <translation>
            <numerusform>%Ln track</numerusform>
            <numerusform>%Ln tracks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::TimelinePanel</name>
    <message numerus="yes">
        <source>%Ln track(s) shown · Show all</source>
        <translation>
            <numerusform>%Ln track shown · Show all</numerusform>
            <numerusform>%Ln tracks shown · Show all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 BPM, %Ln beat(s) per bar</source>
        <translation>
            <numerusform>%1 BPM, %Ln beat to the bar</numerusform>
            <numerusform>%1 BPM, %Ln beats to the bar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::TrackLabels</name>
    <message numerus="yes">
        <source>%1, %2 key(s)</source>
        <translation>
            <numerusform>%1, %2 key</numerusform>
            <numerusform>%1, %2 keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 key(s), locked</source>
        <translation>
            <numerusform>%1, %2 key, locked</numerusform>
            <numerusform>%1, %2 keys, locked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::session::DraftTexts</name>
    <message numerus="yes">
        <source>%Ln bone(s)</source>
        <translation>
            <numerusform>%Ln bone</numerusform>
            <numerusform>%Ln bones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln morph(s)</source>
        <translation>
            <numerusform>%Ln morph</numerusform>
            <numerusform>%Ln morphs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::widgets::MessageList</name>
    <message numerus="yes">
        <source>%Ln message(s)</source>
        <translation>
            <numerusform>%Ln message</numerusform>
            <numerusform>%Ln messages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::window::DocumentStatus</name>
    <message numerus="yes">
        <source>%Ln key(s) selected</source>
        <translation>
            <numerusform>%Ln key selected</numerusform>
            <numerusform>%Ln keys selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln track(s)</source>
        <translation>
            <numerusform>%Ln track</numerusform>
            <numerusform>%Ln tracks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln finding(s)</source>
        <translation>
            <numerusform>%Ln finding</numerusform>
            <numerusform>%Ln findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bone(s)</source>
        <translation>
            <numerusform>%Ln bone</numerusform>
            <numerusform>%Ln bones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
</context>
</TS>
