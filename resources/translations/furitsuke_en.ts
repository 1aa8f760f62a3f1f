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
    <name>furitsuke::CameraBakeDialog</name>
    <message numerus="yes">
        <source>%Ln key(s)</source>
        <translation>
            <numerusform>%Ln key</numerusform>
            <numerusform>%Ln keys</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::ChannelList</name>
    <message numerus="yes">
        <source>%Ln more track(s)</source>
        <translation>
            <numerusform>%Ln more track</numerusform>
            <numerusform>%Ln more tracks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::DocumentStatus</name>
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
</context>
<context>
    <name>furitsuke::DraftTexts</name>
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
    <name>furitsuke::FileCommands</name>
    <message numerus="yes">
        <source>%Ln picture(s) of %1 cannot be shown; the findings say why.</source>
        <translation>
            <numerusform>%Ln picture of %1 cannot be shown; the findings say why.</numerusform>
            <numerusform>%Ln pictures of %1 cannot be shown; the findings say why.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) that lay beside %1 already came to those of this motion; Undo takes them out again.</source>
        <translation>
            <numerusform>%Ln marker that lay beside %1 already came to those of this motion; Undo takes it out again.</numerusform>
            <numerusform>%Ln markers that lay beside %1 already came to those of this motion; Undo takes them out again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::InformationPage</name>
    <message numerus="yes">
        <source>%Ln finding(s) in the file</source>
        <translation>
            <numerusform>%Ln finding in the file</numerusform>
            <numerusform>%Ln findings in the file</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::MaterialPage</name>
    <message numerus="yes">
        <source>%Ln triangle(s)</source>
        <translation>
            <numerusform>%Ln triangle</numerusform>
            <numerusform>%Ln triangles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::OperationDialog</name>
    <message numerus="yes">
        <source>%Ln track(s) change</source>
        <translation>
            <numerusform>%Ln track changes</numerusform>
            <numerusform>%Ln tracks change</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::PoseLibraryPanel</name>
    <message numerus="yes">
        <source>Only the first %Ln pose(s) are shown: this folder holds too many.</source>
        <translation>
            <numerusform>Only the first pose is shown: this folder holds too many.</numerusform>
            <numerusform>Only the first %Ln poses are shown: this folder holds too many.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::PoseValuesDialog</name>
    <message numerus="yes">
        <source>%Ln bone(s)</source>
        <translation>
            <numerusform>%Ln bone</numerusform>
            <numerusform>%Ln bones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::RecoveryCommands</name>
    <message numerus="yes">
        <source>Delete the unsaved steps of %Ln motion(s)?</source>
        <translation>
            <numerusform>Delete the unsaved steps of %Ln motion?</numerusform>
            <numerusform>Delete the unsaved steps of %Ln motions?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is recovered with %Ln unsaved step(s).</source>
        <translation>
            <numerusform>%1 is recovered with %Ln unsaved step.</numerusform>
            <numerusform>%1 is recovered with %Ln unsaved steps.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::ScopePicker</name>
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
    <name>furitsuke::TempoDialog</name>
    <message numerus="yes">
        <source>%Ln tap(s): %1 beats per minute</source>
        <translation>
            <numerusform>%Ln tap: %1 beats per minute</numerusform>
            <numerusform>%Ln taps: %1 beats per minute</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::TimelinePanel</name>
    <message numerus="yes">
        <source>%Ln track(s) shown · Show all</source>
        <translation>
            <numerusform>%Ln track shown · Show all</numerusform>
            <numerusform>%Ln tracks shown · Show all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 BPM, %Ln beat(s) to the bar</source>
        <translation>
            <numerusform>%1 BPM, %Ln beat to the bar</numerusform>
            <numerusform>%1 BPM, %Ln beats to the bar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::TrackCommands</name>
    <message numerus="yes">
        <source>%Ln locked track(s) stayed as they were: %1.</source>
        <translation>
            <numerusform>%Ln locked track stayed as it was: %1.</numerusform>
            <numerusform>%Ln locked tracks stayed as they were: %1.</numerusform>
        </translation>
    </message>
</context>
</TS>
