<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Blender</source>
        <translation>&amp;Blender と同じ</translation>
    </message>
    <message>
        <source>Use Blender's shortcuts where Blender has one for the action</source>
        <translation>Blender にもある操作に Blender と同じショートカットを使います</translation>
    </message>
    <message>
        <source>C&amp;ommand Palette…</source>
        <translation>コマンドパレット(&amp;O)…</translation>
    </message>
    <message>
        <source>Search for an action by name and run it</source>
        <translation>名前の一部から操作を探して実行します</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>直前の変更を取り消します</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>Redo the last undone change</source>
        <translation>最後に取り消した変更をやり直します</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>切り取り(&amp;T)</translation>
    </message>
    <message>
        <source>Copy the selected keys to the clipboard and delete them</source>
        <translation>選択したキーをコピーして削除します</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the selected keys to the clipboard</source>
        <translation>選択したキーをコピーします</translation>
    </message>
    <message>
        <source>&amp;Paste at Playhead</source>
        <translation>再生位置にペースト(&amp;P)</translation>
    </message>
    <message>
        <source>Paste the copied keys at the playhead and replace the keys at the same frames</source>
        <translation>コピーしたキーを再生位置にペーストします。同じフレームのキーは置き換えます</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>Delete the selected keys</source>
        <translation>選択したキーを削除します</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>全選択(&amp;A)</translation>
    </message>
    <message>
        <source>Select all keys of the motion</source>
        <translation>モーションのすべてのキーを選択します</translation>
    </message>
    <message>
        <source>Select &amp;None</source>
        <translation>選択解除(&amp;N)</translation>
    </message>
    <message>
        <source>Deselect everything</source>
        <translation>選択を解除します</translation>
    </message>
    <message>
        <source>Select C&amp;olumn</source>
        <translation>縦選択(&amp;O)</translation>
    </message>
    <message>
        <source>Select the keys of all tracks at the playhead</source>
        <translation>再生位置にある全トラックのキーを選択します</translation>
    </message>
    <message>
        <source>Select Ro&amp;w</source>
        <translation>横選択(&amp;W)</translation>
    </message>
    <message>
        <source>Select all keys of the current track</source>
        <translation>現在のトラックのすべてのキーを選択します</translation>
    </message>
    <message>
        <source>Select Keys</source>
        <translation>キーの選択</translation>
    </message>
    <message>
        <source>Select the keys of a track within a range of frames</source>
        <translation>トラックの指定した範囲のキーを選択します</translation>
    </message>
    <message>
        <source>&amp;Model Name…</source>
        <translation>モデル名(&amp;M)…</translation>
    </message>
    <message>
        <source>Change the name of the model that the motion was made for</source>
        <translation>モーションの対象となるモデルの名前を変更します</translation>
    </message>
    <message>
        <source>Keep Keys at &amp;Frame 0</source>
        <translation>フレーム 0 のキーを残す(&amp;F)</translation>
    </message>
    <message>
        <source>Keep keys at frame 0 as MMD does: deleting one resets it to rest, moving one leaves a copy</source>
        <translation>MMD と同様に、フレーム 0 のキーを残します。削除すると初期値に戻り、移動するとコピーが残ります</translation>
    </message>
    <message>
        <source>&amp;New Motion</source>
        <translation>新規モーション(&amp;N)</translation>
    </message>
    <message>
        <source>Create an empty motion in a new tab</source>
        <translation>空のモーションを新しいタブに作ります</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>一覧を消去(&amp;C)</translation>
    </message>
    <message>
        <source>Clear the list of recently opened files</source>
        <translation>最近開いたファイルの一覧を消去します</translation>
    </message>
    <message>
        <source>Open Recent File</source>
        <translation>最近のファイルを開く</translation>
    </message>
    <message>
        <source>Open a file from the list of recently opened files</source>
        <translation>最近使ったファイルの一覧から開きます</translation>
    </message>
    <message>
        <source>Open &amp;Pose as Motion…</source>
        <translation>ポーズをモーションとして開く(&amp;P)…</translation>
    </message>
    <message>
        <source>Open a VPD pose as a motion of one frame</source>
        <translation>VPD ポーズを 1 フレームのモーションとして開きます</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the motion to its file</source>
        <translation>モーションを上書き保存します</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the motion under a new name</source>
        <translation>モーションを別の名前で保存します</translation>
    </message>
    <message>
        <source>Save as Version &amp;1…</source>
        <translation>バージョン 1 で保存(&amp;1)…</translation>
    </message>
    <message>
        <source>Save in the oldest version of VMD, after a list of what it cannot store</source>
        <translation>最も古いバージョンの VMD で保存します。保存できない内容を先に一覧で示します</translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation>保存時の状態に戻す(&amp;V)</translation>
    </message>
    <message>
        <source>Reload the file and discard all changes since the last save</source>
        <translation>ファイルを読み直し、最後の保存以降の変更を捨てます</translation>
    </message>
    <message>
        <source>&amp;Insert Motion at Playhead…</source>
        <translation>再生位置にモーションを挿入(&amp;I)…</translation>
    </message>
    <message>
        <source>Insert the keys of another motion file at the playhead</source>
        <translation>別のモーションファイルのキーを再生位置に読み込みます</translation>
    </message>
    <message>
        <source>I&amp;mport Pose at Playhead…</source>
        <translation>再生位置にポーズを読み込み(&amp;M)…</translation>
    </message>
    <message>
        <source>Register the pose of a VPD file at the playhead</source>
        <translation>VPD ファイルのポーズを再生位置に登録します</translation>
    </message>
    <message>
        <source>&amp;Export Selected Keys…</source>
        <translation>選択したキーを書き出し(&amp;E)…</translation>
    </message>
    <message>
        <source>Save the selected keys as a separate motion file</source>
        <translation>選択したキーを別のモーションファイルとして保存します</translation>
    </message>
    <message>
        <source>Export Pose at Playhea&amp;d…</source>
        <translation>再生位置のポーズを書き出し(&amp;D)…</translation>
    </message>
    <message>
        <source>Save the pose at the playhead as a VPD file</source>
        <translation>再生位置のポーズを VPD ファイルとして保存します</translation>
    </message>
    <message>
        <source>&amp;Close Motion</source>
        <translation>モーションを閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Close the motion in this tab</source>
        <translation>このタブのモーションを閉じます</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>Close all motions and quit</source>
        <translation>すべてのモーションを閉じて終了します</translation>
    </message>
    <message>
        <source>&amp;Add Key</source>
        <translation>キーを登録(&amp;A)</translation>
    </message>
    <message>
        <source>Add a key with the current values at the playhead on the selected tracks, or on the current track</source>
        <translation>選択したトラック、なければ現在のトラックに、再生位置での値のままキーを登録します</translation>
    </message>
    <message>
        <source>&amp;Move Keys…</source>
        <translation>キーを移動(&amp;M)…</translation>
    </message>
    <message>
        <source>Move the selected keys by a number of frames</source>
        <translation>選択したキーを指定したフレーム数だけ移動します</translation>
    </message>
    <message>
        <source>Move One Frame &amp;Earlier</source>
        <translation>1 フレーム前へ移動(&amp;E)</translation>
    </message>
    <message>
        <source>Move the selected keys one frame to the left</source>
        <translation>選択したキーを 1 フレーム左へ移動します</translation>
    </message>
    <message>
        <source>Move One Frame &amp;Later</source>
        <translation>1 フレーム後へ移動(&amp;L)</translation>
    </message>
    <message>
        <source>Move the selected keys one frame to the right</source>
        <translation>選択したキーを 1 フレーム右へ移動します</translation>
    </message>
    <message>
        <source>Set Key Values</source>
        <translation>キーの値の設定</translation>
    </message>
    <message>
        <source>Set values of the selected keys; values that are not given do not change</source>
        <translation>選択したキーの値を設定します。指定しない値は変わりません</translation>
    </message>
    <message>
        <source>Set Curve</source>
        <translation>補間曲線の設定</translation>
    </message>
    <message>
        <source>Set the interpolation curve of the selected keys</source>
        <translation>選択したキーの補間曲線を設定します</translation>
    </message>
    <message>
        <source>&amp;Linear</source>
        <translation>線形補間(&amp;L)</translation>
    </message>
    <message>
        <source>Set the curves of the selected keys to linear</source>
        <translation>選択したキーの補間曲線を線形補間にします</translation>
    </message>
    <message>
        <source>Ease &amp;In</source>
        <translation>ゆっくり始まる(&amp;I)</translation>
    </message>
    <message>
        <source>Make the motion to the selected keys start slowly</source>
        <translation>選択したキーまでの動きをゆっくり始めます</translation>
    </message>
    <message>
        <source>Ease &amp;Out</source>
        <translation>ゆっくり終わる(&amp;O)</translation>
    </message>
    <message>
        <source>Make the motion to the selected keys end slowly</source>
        <translation>選択したキーまでの動きをゆっくり終えます</translation>
    </message>
    <message>
        <source>Ease I&amp;n and Out</source>
        <translation>ゆっくり始まり終わる(&amp;N)</translation>
    </message>
    <message>
        <source>Make the motion to the selected keys start and end slowly</source>
        <translation>選択したキーまでの動きをゆっくり始めてゆっくり終えます</translation>
    </message>
    <message>
        <source>&amp;Automatic Curve</source>
        <translation>自動設定(&amp;A)</translation>
    </message>
    <message>
        <source>Set the selected keys to the curve of MMD's auto setting</source>
        <translation>選択したキーに MMD の「自動設定」の補間曲線を使います</translation>
    </message>
    <message>
        <source>&amp;Copy Curves</source>
        <translation>補間曲線をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the curves of the first selected key to the clipboard</source>
        <translation>選択した最初のキーの補間曲線をコピーします</translation>
    </message>
    <message>
        <source>&amp;Paste Curves</source>
        <translation>補間曲線をペースト(&amp;P)</translation>
    </message>
    <message>
        <source>Apply the copied curves to the selected keys</source>
        <translation>コピーした補間曲線を選択したキーに適用します</translation>
    </message>
    <message>
        <source>&amp;First Frame</source>
        <translation>最初のフレーム(&amp;F)</translation>
    </message>
    <message>
        <source>Go to frame 0</source>
        <translation>フレーム 0 へ移動します</translation>
    </message>
    <message>
        <source>Previous &amp;Key</source>
        <translation>前のキー(&amp;K)</translation>
    </message>
    <message>
        <source>Go to the key before the playhead on the selected tracks, or on the current track</source>
        <translation>選択したトラック、なければ現在のトラックの前のキーへ移動します</translation>
    </message>
    <message>
        <source>&amp;Previous Frame</source>
        <translation>前のフレーム(&amp;P)</translation>
    </message>
    <message>
        <source>Go back one frame</source>
        <translation>1 フレーム戻ります</translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <translation>再生(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Next Frame</source>
        <translation>次のフレーム(&amp;N)</translation>
    </message>
    <message>
        <source>Go forward one frame</source>
        <translation>1 フレーム進みます</translation>
    </message>
    <message>
        <source>Next K&amp;ey</source>
        <translation>次のキー(&amp;E)</translation>
    </message>
    <message>
        <source>Go to the key after the playhead on the selected tracks, or on the current track</source>
        <translation>選択したトラック、なければ現在のトラックの次のキーへ移動します</translation>
    </message>
    <message>
        <source>L&amp;ast Frame</source>
        <translation>最後のフレーム(&amp;A)</translation>
    </message>
    <message>
        <source>Go to the last key of the motion</source>
        <translation>モーションの最後のキーへ移動します</translation>
    </message>
    <message>
        <source>&amp;Go to Frame…</source>
        <translation>フレームへ移動(&amp;G)…</translation>
    </message>
    <message>
        <source>Go to a frame by number</source>
        <translation>番号で指定したフレームへ移動します</translation>
    </message>
    <message>
        <source>&amp;Repeat</source>
        <translation>くり返し(&amp;R)</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>拡大(&amp;I)</translation>
    </message>
    <message>
        <source>Show fewer frames in the timeline</source>
        <translation>タイムラインに表示するフレームを減らします</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>Show more frames in the timeline</source>
        <translation>タイムラインに表示するフレームを増やします</translation>
    </message>
    <message>
        <source>Zoom to &amp;Whole Motion</source>
        <translation>全体を表示(&amp;W)</translation>
    </message>
    <message>
        <source>Show the whole motion in the timeline</source>
        <translation>タイムラインにモーション全体を表示します</translation>
    </message>
    <message>
        <source>Zoom to &amp;Selection</source>
        <translation>選択範囲を表示(&amp;S)</translation>
    </message>
    <message>
        <source>Zoom the timeline to the selected keys</source>
        <translation>タイムラインを選択したキーの範囲に拡大します</translation>
    </message>
    <message>
        <source>E&amp;xpand All</source>
        <translation>すべて展開(&amp;X)</translation>
    </message>
    <message>
        <source>Expand all groups of tracks</source>
        <translation>トラックのグループをすべて展開します</translation>
    </message>
    <message>
        <source>Co&amp;llapse All</source>
        <translation>すべて折りたたむ(&amp;L)</translation>
    </message>
    <message>
        <source>Collapse all groups of tracks</source>
        <translation>トラックのグループをすべて折りたたみます</translation>
    </message>
    <message>
        <source>&amp;Find Track</source>
        <translation>トラックを検索(&amp;F)</translation>
    </message>
    <message>
        <source>Show only the tracks whose names contain the search text</source>
        <translation>入力した文字を名前に含むトラックだけを表示します</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>タイムライン(&amp;T)</translation>
    </message>
    <message>
        <source>Show or hide the timeline</source>
        <translation>タイムラインの表示を切り替えます</translation>
    </message>
    <message>
        <source>&amp;Curves</source>
        <translation>補間曲線(&amp;C)</translation>
    </message>
    <message>
        <source>Show or hide the interpolation curves</source>
        <translation>補間曲線の表示を切り替えます</translation>
    </message>
    <message>
        <source>&amp;Properties</source>
        <translation>プロパティ(&amp;P)</translation>
    </message>
    <message>
        <source>Show or hide the values of the selected keys</source>
        <translation>選択したキーの値の表示を切り替えます</translation>
    </message>
    <message>
        <source>Fin&amp;dings</source>
        <translation>検査結果(&amp;D)</translation>
    </message>
    <message>
        <source>Show or hide the problems found in the motion</source>
        <translation>モーションの問題点の表示を切り替えます</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>ログ(&amp;L)</translation>
    </message>
    <message>
        <source>Show or hide the program's messages</source>
        <translation>プログラムのメッセージの表示を切り替えます</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>暗い(&amp;D)</translation>
    </message>
    <message>
        <source>Use the dark theme</source>
        <translation>暗い配色を使います</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>明るい(&amp;L)</translation>
    </message>
    <message>
        <source>Use the light theme</source>
        <translation>明るい配色を使います</translation>
    </message>
    <message>
        <source>&amp;Desktop Standard</source>
        <translation>一般的な割り当て(&amp;D)</translation>
    </message>
    <message>
        <source>Use the usual shortcuts of desktop programs</source>
        <translation>一般的なデスクトップソフトのショートカットを使います</translation>
    </message>
    <message>
        <source>&amp;MikuMikuDance</source>
        <translation>&amp;MikuMikuDance と同じ</translation>
    </message>
    <message>
        <source>Use MMD's shortcuts</source>
        <translation>MMD と同じショートカットを使います</translation>
    </message>
    <message>
        <source>&amp;Change Shortcuts…</source>
        <translation>ショートカットの変更(&amp;C)…</translation>
    </message>
    <message>
        <source>View and change the shortcuts of all actions</source>
        <translation>すべての操作のショートカットを確認・変更します</translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>配置を初期化(&amp;R)</translation>
    </message>
    <message>
        <source>Restore the default layout of the panels</source>
        <translation>パネルを初期の配置に戻します</translation>
    </message>
    <message>
        <source>Full Scr&amp;een</source>
        <translation>全画面表示(&amp;E)</translation>
    </message>
    <message>
        <source>Switch full screen mode on or off</source>
        <translation>全画面表示を切り替えます</translation>
    </message>
    <message>
        <source>&amp;Next Motion</source>
        <translation>次のモーション(&amp;N)</translation>
    </message>
    <message>
        <source>Go to the motion in the next tab</source>
        <translation>次のタブのモーションへ移動します</translation>
    </message>
    <message>
        <source>Go to the motion in the previous tab</source>
        <translation>前のタブのモーションへ移動します</translation>
    </message>
    <message>
        <source>&amp;About Furitsuke</source>
        <translation>Furitsuke について(&amp;A)</translation>
    </message>
    <message>
        <source>Show the version and the licenses</source>
        <translation>バージョンとライセンスを表示します</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>最近のファイル(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>キー(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Curve</source>
        <translation>補間曲線(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Playback</source>
        <translation>再生(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>配色(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>ショートカット(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>Add &amp;Track…</source>
        <translation>トラックを追加(&amp;T)…</translation>
    </message>
    <message>
        <source>Add a track for a bone or morph, with its first key at the playhead</source>
        <translation>ボーンまたはモーフのトラックを追加し、再生位置に最初のキーを登録します</translation>
    </message>
    <message>
        <source>Recover &amp;Unsaved Motions…</source>
        <translation>未保存のモーションを復元(&amp;U)…</translation>
    </message>
    <message>
        <source>Recover motions that were not saved when the program ended unexpectedly</source>
        <translation>プログラムが異常終了したときに未保存だったモーションを復元します</translation>
    </message>
    <message>
        <source>List Unsaved Motions</source>
        <translation>未保存のモーションの一覧</translation>
    </message>
    <message>
        <source>Write a list of the recoverable motions to a JSON file</source>
        <translation>復元できるモーションの一覧を JSON ファイルに書き出します</translation>
    </message>
    <message>
        <source>Open Unsaved Motion</source>
        <translation>未保存のモーションを開く</translation>
    </message>
    <message>
        <source>Open a motion that was not saved when the program ended unexpectedly</source>
        <translation>プログラムが異常終了したときに未保存だったモーションを開きます</translation>
    </message>
    <message>
        <source>Delete Unsaved Motion</source>
        <translation>未保存のモーションを削除</translation>
    </message>
    <message>
        <source>Delete a motion that was not saved when the program ended unexpectedly</source>
        <translation>プログラムが異常終了したときに未保存だったモーションを削除します</translation>
    </message>
    <message>
        <source>&amp;Repair Findings</source>
        <translation>検査結果の修復(&amp;R)</translation>
    </message>
    <message>
        <source>Fix all findings that can be fixed without losing data or changing how MMD plays the motion</source>
        <translation>データを失わず、MMD での再生も変えずに直せる検査結果をまとめて修復します</translation>
    </message>
    <message>
        <source>Repair Finding</source>
        <translation>検査結果の項目を修復</translation>
    </message>
    <message>
        <source>Fix a finding on one track or on all tracks</source>
        <translation>検査結果の項目を、一つのトラックまたはすべてのトラックで修復します</translation>
    </message>
    <message>
        <source>Play the motion from the playhead, or pause it</source>
        <translation>再生位置から再生、または一時停止します</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Stop playback and go back to the frame where it started</source>
        <translation>再生を止め、再生を始めた位置に戻ります</translation>
    </message>
    <message>
        <source>Repeat playback from the start when it reaches the end</source>
        <translation>終わりまで再生したら最初からくり返します</translation>
    </message>
    <message>
        <source>Repeat Fro&amp;m Playhead</source>
        <translation>再生位置からくり返す(&amp;M)</translation>
    </message>
    <message>
        <source>Set the start of the repeated range to the playhead</source>
        <translation>くり返す範囲の始まりを再生位置にします</translation>
    </message>
    <message>
        <source>Repeat &amp;Up to Playhead</source>
        <translation>再生位置までくり返す(&amp;U)</translation>
    </message>
    <message>
        <source>Set the end of the repeated range to the playhead</source>
        <translation>くり返す範囲の終わりを再生位置にします</translation>
    </message>
    <message>
        <source>Repeat Sele&amp;ction</source>
        <translation>選択範囲をくり返す(&amp;C)</translation>
    </message>
    <message>
        <source>Repeat from the first to the last selected key</source>
        <translation>選択した最初のキーから最後のキーまでをくり返します</translation>
    </message>
    <message>
        <source>Repeat &amp;Whole Motion</source>
        <translation>モーション全体をくり返す(&amp;W)</translation>
    </message>
    <message>
        <source>Clear the repeated range and repeat the whole motion</source>
        <translation>くり返す範囲を解除し、モーション全体をくり返します</translation>
    </message>
    <message>
        <source>Spee&amp;d…</source>
        <translation>再生速度(&amp;D)…</translation>
    </message>
    <message>
        <source>Set the playback speed; 1 is the original speed</source>
        <translation>再生速度を設定します。1 が元の速度です</translation>
    </message>
    <message>
        <source>Sl&amp;ower</source>
        <translation>遅く(&amp;O)</translation>
    </message>
    <message>
        <source>Halve the playback speed</source>
        <translation>再生速度を半分にします</translation>
    </message>
    <message>
        <source>Fas&amp;ter</source>
        <translation>速く(&amp;T)</translation>
    </message>
    <message>
        <source>Double the playback speed</source>
        <translation>再生速度を 2 倍にします</translation>
    </message>
    <message>
        <source>Or&amp;iginal Speed</source>
        <translation>元の速度(&amp;I)</translation>
    </message>
    <message>
        <source>Play at the original speed of the motion</source>
        <translation>モーション本来の速度で再生します</translation>
    </message>
    <message>
        <source>&amp;30 fps (Whole Frames)</source>
        <translation>毎秒 30 フレーム（補間なし）(&amp;3)</translation>
    </message>
    <message>
        <source>Draw whole frames only, without interpolation between them, as MMD does</source>
        <translation>MMD と同じく、フレームだけを描き、その間は描きません</translation>
    </message>
    <message>
        <source>&amp;60 fps</source>
        <translation>毎秒 60 フレーム(&amp;6)</translation>
    </message>
    <message>
        <source>Draw one interpolated image between two frames</source>
        <translation>フレームとフレームの間にもう 1 枚描きます</translation>
    </message>
    <message>
        <source>&amp;Unlimited</source>
        <translation>制限なし(&amp;U)</translation>
    </message>
    <message>
        <source>Draw as many images per second as the computer can</source>
        <translation>1 秒間にできるだけ多く描きます</translation>
    </message>
    <message>
        <source>&amp;Frame Rate</source>
        <translation>フレームレート(&amp;F)</translation>
    </message>
    <message>
        <source>Show only the tracks with selected keys, or the current track, until this is switched off</source>
        <translation>選択したキーのあるトラック、なければ現在のトラックだけを、オフにするまで表示します</translation>
    </message>
    <message>
        <source>Previous Key of Any &amp;Track</source>
        <translation>全トラックの前のキー(&amp;T)</translation>
    </message>
    <message>
        <source>Go to the nearest frame before the playhead that has a key on any track</source>
        <translation>いずれかのトラックにキーがある、再生位置の前の最も近いフレームへ移動します</translation>
    </message>
    <message>
        <source>Next Key of Any T&amp;rack</source>
        <translation>全トラックの次のキー(&amp;R)</translation>
    </message>
    <message>
        <source>Go to the nearest frame after the playhead that has a key on any track</source>
        <translation>いずれかのトラックにキーがある、再生位置の後の最も近いフレームへ移動します</translation>
    </message>
    <message>
        <source>Ne&amp;xt Finding</source>
        <translation>次の検査結果(&amp;X)</translation>
    </message>
    <message>
        <source>Go to the next finding</source>
        <translation>次の検査結果の箇所へ移動します</translation>
    </message>
    <message>
        <source>Previous Findin&amp;g</source>
        <translation>前の検査結果(&amp;G)</translation>
    </message>
    <message>
        <source>Go to the previous finding</source>
        <translation>前の検査結果の箇所へ移動します</translation>
    </message>
    <message>
        <source>Show Tracks Without &amp;Keys</source>
        <translation>キーのないトラックを表示(&amp;K)</translation>
    </message>
    <message>
        <source>Show bones and morphs of the model that have no keys yet</source>
        <translation>まだキーのないボーンとモーフも表示します</translation>
    </message>
    <message>
        <source>Show English &amp;Names</source>
        <translation>英語名を表示(&amp;N)</translation>
    </message>
    <message>
        <source>Show the English names of bones and morphs where the model has them</source>
        <translation>ボーンとモーフに英語名があれば英語名で表示します</translation>
    </message>
    <message>
        <source>Open motions and poses in new tabs, and add models to the scene</source>
        <translation>モーションとポーズを新しいタブに開き、モデルをシーンに追加します</translation>
    </message>
    <message>
        <source>&amp;Add Model…</source>
        <translation>モデルを追加(&amp;A)…</translation>
    </message>
    <message>
        <source>Open a model and add it to the scene</source>
        <translation>モデルを開いてシーンに追加します</translation>
    </message>
    <message>
        <source>&amp;Remove Model</source>
        <translation>モデルを削除(&amp;R)</translation>
    </message>
    <message>
        <source>Remove the active model from the scene; its motion stays open</source>
        <translation>操作中のモデルをシーンから削除します。モーションは開いたままです</translation>
    </message>
    <message>
        <source>&amp;Show Model</source>
        <translation>モデルを表示(&amp;S)</translation>
    </message>
    <message>
        <source>Show or hide the active model</source>
        <translation>操作中のモデルの表示を切り替えます</translation>
    </message>
    <message>
        <source>&amp;Next Model</source>
        <translation>次のモデル(&amp;N)</translation>
    </message>
    <message>
        <source>Make the next model in the scene the active one</source>
        <translation>シーンの次のモデルを操作対象にします</translation>
    </message>
    <message>
        <source>&amp;Previous Model</source>
        <translation>前のモデル(&amp;P)</translation>
    </message>
    <message>
        <source>Make the previous model in the scene the active one</source>
        <translation>シーンの前のモデルを操作対象にします</translation>
    </message>
    <message>
        <source>Activate Model</source>
        <translation>モデルを操作対象にする</translation>
    </message>
    <message>
        <source>Make a model the active one</source>
        <translation>モデルを操作対象にします</translation>
    </message>
    <message>
        <source>Draw &amp;Earlier</source>
        <translation>描画順を前へ(&amp;E)</translation>
    </message>
    <message>
        <source>Draw the active model before the one above it in the list</source>
        <translation>操作中のモデルを、一覧で一つ上のモデルより先に描画します</translation>
    </message>
    <message>
        <source>Draw &amp;Later</source>
        <translation>描画順を後へ(&amp;L)</translation>
    </message>
    <message>
        <source>Draw the active model after the one below it in the list</source>
        <translation>操作中のモデルを、一覧で一つ下のモデルより後に描画します</translation>
    </message>
    <message>
        <source>Assign Motion to Model</source>
        <translation>モデルにモーションを割り当て</translation>
    </message>
    <message>
        <source>Assign an open motion to a model</source>
        <translation>開いているモーションをモデルに割り当てます</translation>
    </message>
    <message>
        <source>Set Camera Motion</source>
        <translation>カメラモーションを選択</translation>
    </message>
    <message>
        <source>Motion &amp;Camera</source>
        <translation>モーションのカメラ(&amp;C)</translation>
    </message>
    <message>
        <source>Switch between the motion camera and the free camera</source>
        <translation>モーションのカメラと自由カメラを切り替えます</translation>
    </message>
    <message>
        <source>&amp;Front</source>
        <translation>正面(&amp;F)</translation>
    </message>
    <message>
        <source>Look at the models from the front</source>
        <translation>モデルを正面から見ます</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>背面(&amp;B)</translation>
    </message>
    <message>
        <source>Look at the models from the back</source>
        <translation>モデルを背面から見ます</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>左面(&amp;L)</translation>
    </message>
    <message>
        <source>Look at the models from the left</source>
        <translation>モデルを左から見ます</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>右面(&amp;R)</translation>
    </message>
    <message>
        <source>Look at the models from the right</source>
        <translation>モデルを右から見ます</translation>
    </message>
    <message>
        <source>&amp;Top</source>
        <translation>上面(&amp;T)</translation>
    </message>
    <message>
        <source>Look at the models from above</source>
        <translation>モデルを上から見ます</translation>
    </message>
    <message>
        <source>B&amp;ottom</source>
        <translation>下面(&amp;O)</translation>
    </message>
    <message>
        <source>Look at the models from below</source>
        <translation>モデルを下から見ます</translation>
    </message>
    <message>
        <source>&amp;MMD Default View</source>
        <translation>MMD の初期視点(&amp;M)</translation>
    </message>
    <message>
        <source>Move the free camera to MMD's default view</source>
        <translation>自由カメラを MMD の初期視点に戻します</translation>
    </message>
    <message>
        <source>Frame &amp;All</source>
        <translation>全体を表示(&amp;A)</translation>
    </message>
    <message>
        <source>Move the free camera to show all models</source>
        <translation>すべてのモデルが収まるように自由カメラを動かします</translation>
    </message>
    <message>
        <source>Frame &amp;Selection</source>
        <translation>選択範囲を表示(&amp;S)</translation>
    </message>
    <message>
        <source>Move the free camera to show the selected bones, or the active model</source>
        <translation>選択したボーン、なければ操作中のモデルが収まるように自由カメラを動かします</translation>
    </message>
    <message>
        <source>Follow Bo&amp;ne</source>
        <translation>ボーンに追従(&amp;N)</translation>
    </message>
    <message>
        <source>Make the free camera follow the selected bone</source>
        <translation>自由カメラを選択したボーンに追従させます</translation>
    </message>
    <message>
        <source>&amp;Perspective</source>
        <translation>パースペクティブ(&amp;P)</translation>
    </message>
    <message>
        <source>Switch between perspective and orthographic projection</source>
        <translation>透視投影と平行投影を切り替えます</translation>
    </message>
    <message>
        <source>&amp;Bones</source>
        <translation>ボーン(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Edges</source>
        <translation>エッジ(&amp;E)</translation>
    </message>
    <message>
        <source>Draw the outlines of the models</source>
        <translation>モデルの輪郭線を描画します</translation>
    </message>
    <message>
        <source>&amp;Ground Shadow</source>
        <translation>地面影(&amp;G)</translation>
    </message>
    <message>
        <source>Draw the shadows of the models on the ground</source>
        <translation>モデルの影を地面に描画します</translation>
    </message>
    <message>
        <source>&amp;Self Shadow</source>
        <translation>セルフ影(&amp;S)</translation>
    </message>
    <message>
        <source>Draw self shadow as the motion sets it</source>
        <translation>モーションの設定どおりにセルフ影を描画します</translation>
    </message>
    <message>
        <source>&amp;Axes and Grid</source>
        <translation>座標軸とグリッド(&amp;A)</translation>
    </message>
    <message>
        <source>Draw the axes and the ground grid</source>
        <translation>座標軸と地面のグリッドを描画します</translation>
    </message>
    <message>
        <source>Save &amp;Image…</source>
        <translation>画像ファイルに出力(&amp;I)…</translation>
    </message>
    <message>
        <source>Save the viewport as a PNG image of any size</source>
        <translation>ビューポートの表示を任意の大きさの PNG 画像として保存します</translation>
    </message>
    <message>
        <source>&amp;Viewport</source>
        <translation>ビューポート(&amp;V)</translation>
    </message>
    <message>
        <source>Show or hide the viewport with the models</source>
        <translation>ビューポートの表示を切り替えます</translation>
    </message>
    <message>
        <source>&amp;Scene</source>
        <translation>シーン(&amp;S)</translation>
    </message>
    <message>
        <source>Show or hide the list of models</source>
        <translation>モデルの一覧の表示を切り替えます</translation>
    </message>
    <message>
        <source>&amp;Camera</source>
        <translation>カメラ(&amp;C)</translation>
    </message>
    <message>
        <source>Viewport &amp;Display</source>
        <translation>ビューポートの表示(&amp;D)</translation>
    </message>
    <message>
        <source>Show Material</source>
        <translation>材質の表示</translation>
    </message>
    <message>
        <source>Show or hide a material of the active model</source>
        <translation>操作中のモデルの材質の表示を切り替えます</translation>
    </message>
    <message>
        <source>Sho&amp;w All Materials</source>
        <translation>すべての材質を表示(&amp;W)</translation>
    </message>
    <message>
        <source>Show all hidden materials of the active model</source>
        <translation>操作中のモデルの非表示の材質をすべて表示します</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>モデル(&amp;M)</translation>
    </message>
    <message>
        <source>Show or hide the morphs, bones and materials of the model</source>
        <translation>モデルのモーフ、ボーン、材質の表示を切り替えます</translation>
    </message>
    <message>
        <source>Export &amp;Film…</source>
        <translation>動画ファイルに出力(&amp;F)…</translation>
    </message>
    <message>
        <source>Save the scene as an MP4, WebM, MOV or GIF film, with sound</source>
        <translation>シーンを MP4、WebM、MOV、GIF の動画として音声つきで保存します</translation>
    </message>
    <message>
        <source>Save Image Se&amp;quence…</source>
        <translation>連番画像ファイルに出力(&amp;Q)…</translation>
    </message>
    <message>
        <source>Save each frame as an image of any size, for use in a video</source>
        <translation>動画用に、各フレームの画像を任意の大きさで保存します</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>モーション(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Add Marker</source>
        <translation>マーカーを追加(&amp;A)</translation>
    </message>
    <message>
        <source>Add a marker at the playhead and enter its name</source>
        <translation>再生位置にマーカーを追加し、名前を入力します</translation>
    </message>
    <message>
        <source>&amp;Rename Marker…</source>
        <translation>マーカーの名前を変更(&amp;R)…</translation>
    </message>
    <message>
        <source>Rename the marker at the playhead</source>
        <translation>再生位置のマーカーの名前を変えます</translation>
    </message>
    <message>
        <source>&amp;Next Marker Color</source>
        <translation>マーカーを次の色に(&amp;N)</translation>
    </message>
    <message>
        <source>Change the marker at the playhead to the next color</source>
        <translation>再生位置のマーカーを次の色にします</translation>
    </message>
    <message>
        <source>&amp;Move Marker to Playhead</source>
        <translation>マーカーを再生位置へ移動(&amp;M)</translation>
    </message>
    <message>
        <source>Move the last marker before the playhead to the playhead</source>
        <translation>再生位置の前のマーカーを再生位置に移します</translation>
    </message>
    <message>
        <source>&amp;Delete Marker</source>
        <translation>マーカーを削除(&amp;D)</translation>
    </message>
    <message>
        <source>Delete the marker at the playhead</source>
        <translation>再生位置のマーカーを削除します</translation>
    </message>
    <message>
        <source>&amp;Previous Marker</source>
        <translation>前のマーカー(&amp;P)</translation>
    </message>
    <message>
        <source>Go to the marker before the playhead</source>
        <translation>再生位置の前のマーカーへ移動します</translation>
    </message>
    <message>
        <source>Ne&amp;xt Marker</source>
        <translation>次のマーカー(&amp;X)</translation>
    </message>
    <message>
        <source>Go to the marker after the playhead</source>
        <translation>再生位置の後のマーカーへ移動します</translation>
    </message>
    <message>
        <source>Set &amp;Tempo…</source>
        <translation>テンポを設定(&amp;T)…</translation>
    </message>
    <message>
        <source>Add Tempo &amp;Change…</source>
        <translation>テンポの変化を追加(&amp;C)…</translation>
    </message>
    <message>
        <source>Set another tempo of the music from the playhead on</source>
        <translation>再生位置から先の曲のテンポを設定します</translation>
    </message>
    <message>
        <source>Set the tempo at the playhead and the frame of its first beat, by typing or tapping</source>
        <translation>再生位置のテンポと最初の拍のフレームを、入力かタップで設定します</translation>
    </message>
    <message>
        <source>Remove the tempo at the playhead; without any tempo, seconds are shown instead of beats</source>
        <translation>再生位置のテンポを削除します。テンポがなくなると拍の代わりに秒を表示します</translation>
    </message>
    <message>
        <source>&amp;Snap</source>
        <translation>スナップ(&amp;S)</translation>
    </message>
    <message>
        <source>Snap keys, playhead and repeated range to beats and markers (hold Ctrl to disable)</source>
        <translation>キー・再生位置・くり返し範囲を拍とマーカーにスナップします（Ctrl を押している間は無効）</translation>
    </message>
    <message>
        <source>Snap to &amp;Beats</source>
        <translation>拍にスナップ(&amp;B)</translation>
    </message>
    <message>
        <source>Snap to beats while snapping is on</source>
        <translation>スナップが有効なとき、拍にスナップします</translation>
    </message>
    <message>
        <source>Snap t&amp;o Markers</source>
        <translation>マーカーにスナップ(&amp;O)</translation>
    </message>
    <message>
        <source>Snap to markers while snapping is on</source>
        <translation>スナップが有効なとき、マーカーにスナップします</translation>
    </message>
    <message>
        <source>Ma&amp;rkers</source>
        <translation>マーカー(&amp;R)</translation>
    </message>
    <message>
        <source>Register Camera &amp;View</source>
        <translation>視点をカメラキーに登録(&amp;V)</translation>
    </message>
    <message>
        <source>Register the current view of the viewport as a camera key at the playhead</source>
        <translation>ビューポートの現在の視点を、再生位置のカメラキーとして登録します</translation>
    </message>
    <message>
        <source>Show the frame of the output image, with thirds and safe areas</source>
        <translation>出力する画面の枠を、三分割線とセーフエリアつきで表示します</translation>
    </message>
    <message>
        <source>&amp;Camera Path</source>
        <translation>カメラの軌跡(&amp;C)</translation>
    </message>
    <message>
        <source>Draw the path of the motion camera with its keys and its current position</source>
        <translation>モーションのカメラの軌跡、キー、現在位置を表示します</translation>
    </message>
    <message>
        <source>&amp;Light Ball</source>
        <translation>照明ボール(&amp;L)</translation>
    </message>
    <message>
        <source>Show a ball to rotate the light of the motion, and a field for its color</source>
        <translation>照明の方向を回すボールと、照明の色の欄を表示します</translation>
    </message>
    <message>
        <source>1&amp;6:9</source>
        <translation>16:9(&amp;6)</translation>
    </message>
    <message>
        <source>Set the aspect ratio to 16:9 (widescreen)</source>
        <translation>縦横比を 16:9（ワイド画面）にします</translation>
    </message>
    <message>
        <source>&amp;4:3</source>
        <translation>4:3(&amp;4)</translation>
    </message>
    <message>
        <source>Set the aspect ratio to 4:3 (standard)</source>
        <translation>縦横比を 4:3（標準画面）にします</translation>
    </message>
    <message>
        <source>&amp;1:1</source>
        <translation>1:1(&amp;1)</translation>
    </message>
    <message>
        <source>Set the aspect ratio to 1:1 (square)</source>
        <translation>縦横比を 1:1（正方形）にします</translation>
    </message>
    <message>
        <source>&amp;9:16</source>
        <translation>9:16(&amp;9)</translation>
    </message>
    <message>
        <source>Set the aspect ratio to 9:16 (portrait)</source>
        <translation>縦横比を 9:16（縦長）にします</translation>
    </message>
    <message>
        <source>&amp;21:9</source>
        <translation>21:9(&amp;2)</translation>
    </message>
    <message>
        <source>Set the aspect ratio to 21:9 (cinema)</source>
        <translation>縦横比を 21:9（シネマスコープ）にします</translation>
    </message>
    <message>
        <source>&amp;Copy Pose</source>
        <translation>ポーズをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste Pose</source>
        <translation>ポーズをペースト(&amp;P)</translation>
    </message>
    <message>
        <source>Register the copied pose at the playhead</source>
        <translation>コピーしたポーズを再生位置に登録します</translation>
    </message>
    <message>
        <source>Paste Pose &amp;Mirrored</source>
        <translation>ポーズを反転ペースト(&amp;M)</translation>
    </message>
    <message>
        <source>Register the copied pose at the playhead with left and right swapped</source>
        <translation>コピーしたポーズを左右反転して再生位置に登録します</translation>
    </message>
    <message>
        <source>Paste Pose &amp;Blended…</source>
        <translation>ポーズをブレンドしてペースト(&amp;B)…</translation>
    </message>
    <message>
        <source>Register a blend of the pose at the playhead and the copied pose</source>
        <translation>再生位置のポーズとコピーしたポーズをブレンドして登録します</translation>
    </message>
    <message>
        <source>Choose Pose &amp;Folder…</source>
        <translation>ポーズのフォルダーを選択(&amp;F)…</translation>
    </message>
    <message>
        <source>Choose the folder that the pose library shows</source>
        <translation>ポーズ集に表示するフォルダーを選びます</translation>
    </message>
    <message>
        <source>Apply &amp;Library Pose</source>
        <translation>ポーズ集のポーズを適用(&amp;L)</translation>
    </message>
    <message>
        <source>Register the pose selected in the pose library at the playhead</source>
        <translation>ポーズ集で選んだポーズを再生位置に登録します</translation>
    </message>
    <message>
        <source>&amp;Save Pose to Library…</source>
        <translation>ポーズ集に保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Save the pose at the playhead to the pose library: of the selected tracks, or of all tracks</source>
        <translation>再生位置のポーズをポーズ集に保存します（選択したトラック、なければすべてのトラック）</translation>
    </message>
    <message>
        <source>Pos&amp;es</source>
        <translation>ポーズ集(&amp;E)</translation>
    </message>
    <message>
        <source>Show or hide the pose library</source>
        <translation>ポーズ集の表示を切り替えます</translation>
    </message>
    <message>
        <source>Fit &amp;All</source>
        <translation>全体を表示(&amp;A)</translation>
    </message>
    <message>
        <source>Show all keys of the displayed curves</source>
        <translation>表示中の曲線のキーをすべて表示します</translation>
    </message>
    <message>
        <source>Fit &amp;Selection</source>
        <translation>選択範囲を表示(&amp;S)</translation>
    </message>
    <message>
        <source>Zoom the graph to the selected keys</source>
        <translation>グラフを選択したキーの範囲に拡大します</translation>
    </message>
    <message>
        <source>&amp;Normalize</source>
        <translation>正規化(&amp;N)</translation>
    </message>
    <message>
        <source>Scale each curve to the range between its lowest and highest key</source>
        <translation>各曲線を、最小のキーから最大のキーまでの範囲に合わせて描きます</translation>
    </message>
    <message>
        <source>Show &amp;Handles</source>
        <translation>ハンドルを表示(&amp;H)</translation>
    </message>
    <message>
        <source>Show the interpolation curve handles of the selected keys</source>
        <translation>選択したキーの補間曲線のハンドルを表示します</translation>
    </message>
    <message>
        <source>Show Rotation as An&amp;gle</source>
        <translation>回転を角度で表示(&amp;G)</translation>
    </message>
    <message>
        <source>Show the angle by which a bone rotates from key to key instead of its three Euler angles</source>
        <translation>三つのオイラー角の代わりに、ボーンがキーからキーまでに回転する角度を表示します</translation>
    </message>
    <message>
        <source>&amp;Raise Values</source>
        <translation>値を上げる(&amp;R)</translation>
    </message>
    <message>
        <source>Raise the values of the selected keys by one step in the active channel</source>
        <translation>操作中のチャンネルで、選択したキーの値を一段上げます</translation>
    </message>
    <message>
        <source>&amp;Lower Values</source>
        <translation>値を下げる(&amp;L)</translation>
    </message>
    <message>
        <source>Lower the values of the selected keys by one step in the active channel</source>
        <translation>操作中のチャンネルで、選択したキーの値を一段下げます</translation>
    </message>
    <message>
        <source>Value Grap&amp;h</source>
        <translation>値のグラフ(&amp;H)</translation>
    </message>
    <message>
        <source>Show or hide the graph of values over time</source>
        <translation>値のグラフの表示を切り替えます</translation>
    </message>
    <message>
        <source>Set Morph Weight</source>
        <translation>モーフの値を設定</translation>
    </message>
    <message>
        <source>Set the weight of a morph of the active model without registering it</source>
        <translation>操作中のモデルのモーフの値を、登録せずに設定します</translation>
    </message>
    <message>
        <source>Release &amp;Morphs</source>
        <translation>モーフのポーズを解除(&amp;M)</translation>
    </message>
    <message>
        <source>Release the posed morphs so that they follow the motion again</source>
        <translation>ポーズ中のモーフを解除し、再びモーションに従わせます</translation>
    </message>
    <message>
        <source>&amp;Register</source>
        <translation>登録(&amp;R)</translation>
    </message>
    <message>
        <source>Register the selected bones and the posed morphs at the playhead, with the curve of the curve panel; without a pose, add keys on the selected tracks</source>
        <translation>選択したボーンとポーズ中のモーフを、補間曲線パネルの曲線で再生位置に登録します。ポーズがなければ選択したトラックにキーを登録します</translation>
    </message>
    <message>
        <source>Register &amp;All</source>
        <translation>すべて登録(&amp;A)</translation>
    </message>
    <message>
        <source>Register all posed bones and morphs, selected or not</source>
        <translation>選択の有無にかかわらず、ポーズ中のボーンとモーフをすべて登録します</translation>
    </message>
    <message>
        <source>Auto-&amp;Key</source>
        <translation>自動登録(&amp;K)</translation>
    </message>
    <message>
        <source>Register every change of the pose immediately</source>
        <translation>ポーズを変えるとすぐに登録します</translation>
    </message>
    <message>
        <source>Position and Rotation…</source>
        <translation>位置と回転…</translation>
    </message>
    <message>
        <source>Enter position and rotation of the selected bones as numbers</source>
        <translation>選択したボーンの位置と回転を数値で入力します</translation>
    </message>
    <message>
        <source>Select Bones</source>
        <translation>ボーンを選択</translation>
    </message>
    <message>
        <source>Select bones of the active model by name</source>
        <translation>操作中のモデルのボーンを名前で選択します</translation>
    </message>
    <message>
        <source>Reset the rotation of the selected bones</source>
        <translation>選択したボーンの回転を初期状態に戻します</translation>
    </message>
    <message>
        <source>Reset the position of the selected bones</source>
        <translation>選択したボーンの位置を初期状態に戻します</translation>
    </message>
    <message>
        <source>R&amp;eset All</source>
        <translation>すべて初期化(&amp;E)</translation>
    </message>
    <message>
        <source>Reset rotation and position of the selected bones</source>
        <translation>選択したボーンの位置と回転を初期状態に戻します</translation>
    </message>
    <message>
        <source>Release &amp;Selected Bones</source>
        <translation>選択したボーンを解除(&amp;S)</translation>
    </message>
    <message>
        <source>Release the selected bones so that they follow the motion again</source>
        <translation>選択したボーンのポーズを破棄し、再びモーションに従わせます</translation>
    </message>
    <message>
        <source>&amp;Discard Pose</source>
        <translation>ポーズを破棄(&amp;D)</translation>
    </message>
    <message>
        <source>Discard the unregistered pose (can be undone)</source>
        <translation>未登録のポーズを破棄します（元に戻せます）</translation>
    </message>
    <message>
        <source>C&amp;ycle Axes</source>
        <translation>軸を切り替え(&amp;Y)</translation>
    </message>
    <message>
        <source>Cycle through local, global, parent and view axes</source>
        <translation>ローカル、グローバル、親、視点の軸を順に切り替えます</translation>
    </message>
    <message>
        <source>S&amp;nap Handles</source>
        <translation>ハンドルをスナップ(&amp;N)</translation>
    </message>
    <message>
        <source>Snap movement to 1 unit and rotation to 15 degrees (hold Ctrl for 0.1 units and 5 degrees)</source>
        <translation>移動を 1 単位、回転を 15 度ずつにします（Ctrl を押すと 0.1 単位、5 度ずつ）</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>なし(&amp;N)</translation>
    </message>
    <message>
        <source>Select bones without handles</source>
        <translation>ハンドルを出さずにボーンを選択します</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>移動(&amp;M)</translation>
    </message>
    <message>
        <source>Show handles that move the selected bones</source>
        <translation>選択したボーンを移動するハンドルを表示します</translation>
    </message>
    <message>
        <source>&amp;Rotate</source>
        <translation>回転(&amp;R)</translation>
    </message>
    <message>
        <source>Show handles that rotate the selected bones</source>
        <translation>選択したボーンを回転するハンドルを表示します</translation>
    </message>
    <message>
        <source>Move &amp;and Rotate</source>
        <translation>移動と回転(&amp;A)</translation>
    </message>
    <message>
        <source>Show handles that move and rotate the selected bones</source>
        <translation>選択したボーンを移動・回転するハンドルを表示します</translation>
    </message>
    <message>
        <source>&amp;Local Axes</source>
        <translation>ローカル軸(&amp;L)</translation>
    </message>
    <message>
        <source>Move and rotate bones along their own axes</source>
        <translation>ボーン自身の軸に沿って移動・回転します</translation>
    </message>
    <message>
        <source>&amp;Global Axes</source>
        <translation>グローバル軸(&amp;G)</translation>
    </message>
    <message>
        <source>Move and rotate bones along the axes of the model</source>
        <translation>モデルの軸に沿って移動・回転します</translation>
    </message>
    <message>
        <source>&amp;Parent Axes</source>
        <translation>親の軸(&amp;P)</translation>
    </message>
    <message>
        <source>Move and rotate bones along the axes of their parents</source>
        <translation>親ボーンの軸に沿って移動・回転します</translation>
    </message>
    <message>
        <source>&amp;View Axes</source>
        <translation>視点の軸(&amp;V)</translation>
    </message>
    <message>
        <source>Move and rotate bones along the axes of the view</source>
        <translation>視点の軸に沿って移動・回転します</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>確認する(&amp;A)</translation>
    </message>
    <message>
        <source>Ask what to do with an unregistered pose when the playhead moves</source>
        <translation>未登録のポーズがあるときに再生位置が動いたら、どうするかを確認します</translation>
    </message>
    <message>
        <source>&amp;Keep the Pose</source>
        <translation>ポーズを保つ(&amp;K)</translation>
    </message>
    <message>
        <source>Keep an unregistered pose when the playhead moves</source>
        <translation>再生位置が動いても未登録のポーズを保ちます</translation>
    </message>
    <message>
        <source>&amp;Register the Pose</source>
        <translation>ポーズを登録(&amp;R)</translation>
    </message>
    <message>
        <source>Register an unregistered pose at the frame where it was posed when the playhead moves</source>
        <translation>再生位置が動いたら、未登録のポーズをポーズを付けたフレームに登録します</translation>
    </message>
    <message>
        <source>P&amp;ose</source>
        <translation>ポーズ(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Handles</source>
        <translation>ハンドル(&amp;H)</translation>
    </message>
    <message>
        <source>A&amp;xes</source>
        <translation>軸(&amp;X)</translation>
    </message>
    <message>
        <source>When the &amp;Playhead Moves</source>
        <translation>再生位置が動いたとき(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Copy and Paste</source>
        <translation>コピーとペースト(&amp;C)</translation>
    </message>
    <message>
        <source>Pose &amp;Library</source>
        <translation>ポーズ集(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;System Language</source>
        <translation>システムの言語(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;English</source>
        <translation>英語 – &amp;English</translation>
    </message>
    <message>
        <source>日本語 – &amp;Japanese</source>
        <translation>日本語 – &amp;Japanese</translation>
    </message>
    <message>
        <source>中文 – &amp;Chinese (Not Checked by a Native Speaker)</source>
        <translation>中文 – &amp;Chinese（母語話者による確認前）</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>マニュアル(&amp;M)</translation>
    </message>
    <message>
        <source>Read and search the manual</source>
        <translation>マニュアルを読み、検索します</translation>
    </message>
    <message>
        <source>&amp;What's This?</source>
        <translation>これは何?(&amp;W)</translation>
    </message>
    <message>
        <source>Click a control to see what it does</source>
        <translation>次にクリックした部品の説明を表示します</translation>
    </message>
    <message>
        <source>Langua&amp;ge</source>
        <translation>言語(&amp;G)</translation>
    </message>
    <message>
        <source>Fly to Previous &amp;Camera Key</source>
        <translation>前のカメラキーまで飛ぶ(&amp;C)</translation>
    </message>
    <message>
        <source>Look through the motion camera and play backward to its previous key; repeat to jump there at once</source>
        <translation>モーションのカメラから見て、前のカメラキーまで逆向きに再生します。もう一度実行するとすぐに移動します</translation>
    </message>
    <message>
        <source>Fly to Ne&amp;xt Camera Key</source>
        <translation>次のカメラキーまで飛ぶ(&amp;X)</translation>
    </message>
    <message>
        <source>Look through the motion camera and play to its next key; repeat to jump there at once</source>
        <translation>モーションのカメラから見て、次のカメラキーまで再生します。もう一度実行するとすぐに移動します</translation>
    </message>
    <message>
        <source>Motion &amp;Trails</source>
        <translation>モーションの軌跡(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Onion Skin</source>
        <translation>オニオンスキン(&amp;O)</translation>
    </message>
    <message>
        <source>Draw the active model also at frames before and after the playhead, except during playback</source>
        <translation>操作中のモデルを、再生位置の前後のフレームでもゴーストとして半透明で表示します。再生中は表示しません</translation>
    </message>
    <message>
        <source>Self Shadow &amp;Range</source>
        <translation>セルフ影の範囲(&amp;R)</translation>
    </message>
    <message>
        <source>Draw the range of the self shadow around the camera target on the ground</source>
        <translation>注視点からセルフ影が届く範囲を地面に描画します</translation>
    </message>
    <message>
        <source>&amp;10 Frames</source>
        <translation>10フレーム(&amp;1)</translation>
    </message>
    <message>
        <source>Draw motion trails over 10 frames before and after the playhead</source>
        <translation>再生位置の前後10フレームの軌跡を描きます</translation>
    </message>
    <message>
        <source>&amp;30 Frames</source>
        <translation>30フレーム(&amp;3)</translation>
    </message>
    <message>
        <source>Draw motion trails over 30 frames before and after the playhead</source>
        <translation>再生位置の前後30フレームの軌跡を描きます</translation>
    </message>
    <message>
        <source>&amp;60 Frames</source>
        <translation>60フレーム(&amp;6)</translation>
    </message>
    <message>
        <source>Draw motion trails over 60 frames before and after the playhead</source>
        <translation>再生位置の前後60フレームの軌跡を描きます</translation>
    </message>
    <message>
        <source>1&amp;50 Frames</source>
        <translation>150フレーム(&amp;5)</translation>
    </message>
    <message>
        <source>Draw motion trails over 150 frames before and after the playhead</source>
        <translation>再生位置の前後150フレームの軌跡を描きます</translation>
    </message>
    <message>
        <source>Set the number of ghosts before and after the playhead</source>
        <translation>再生位置の前と後に表示するゴーストの数を設定します</translation>
    </message>
    <message>
        <source>Set the number of frames between two ghosts</source>
        <translation>ゴーストの間隔をフレーム数で設定します</translation>
    </message>
    <message>
        <source>&amp;1 on Each Side</source>
        <translation>前後1つずつ(&amp;1)</translation>
    </message>
    <message>
        <source>&amp;2 on Each Side</source>
        <translation>前後2つずつ(&amp;2)</translation>
    </message>
    <message>
        <source>&amp;3 on Each Side</source>
        <translation>前後3つずつ(&amp;3)</translation>
    </message>
    <message>
        <source>&amp;4 on Each Side</source>
        <translation>前後4つずつ(&amp;4)</translation>
    </message>
    <message>
        <source>&amp;5 on Each Side</source>
        <translation>前後5つずつ(&amp;5)</translation>
    </message>
    <message>
        <source>&amp;Every Frame</source>
        <translation>1フレームごと(&amp;E)</translation>
    </message>
    <message>
        <source>E&amp;very 2 Frames</source>
        <translation>2フレームごと(&amp;V)</translation>
    </message>
    <message>
        <source>Every 5 &amp;Frames</source>
        <translation>5フレームごと(&amp;F)</translation>
    </message>
    <message>
        <source>Every 10 F&amp;rames</source>
        <translation>10フレームごと(&amp;R)</translation>
    </message>
    <message>
        <source>Onion S&amp;kin</source>
        <translation>オニオンスキン(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Lock Tracks</source>
        <translation>トラックをロック(&amp;L)</translation>
    </message>
    <message>
        <source>Lock the keys of the selected tracks, or of the current row, against selection and changes</source>
        <translation>選択したキーのあるトラック、なければ現在の行のキーを、選択も変更もできないようにロックします</translation>
    </message>
    <message>
        <source>&amp;Unlock All Tracks</source>
        <translation>すべてのロックを解除(&amp;U)</translation>
    </message>
    <message>
        <source>Unlock the keys of all tracks</source>
        <translation>すべてのトラックのキーのロックを解除します</translation>
    </message>
    <message>
        <source>&amp;Summary Row</source>
        <translation>まとめ行(&amp;S)</translation>
    </message>
    <message>
        <source>Show a row at the top that combines the keys of all visible tracks; an edit there applies to all of them</source>
        <translation>表示中の全トラックのキーをまとめた行を先頭に表示します。その行のキーへの操作は全トラックのキーに及びます</translation>
    </message>
    <message>
        <source>Sho&amp;w Row Set…</source>
        <translation>行セットを表示(&amp;W)…</translation>
    </message>
    <message>
        <source>Show only the rows of a saved row set</source>
        <translation>保存した行セットの行だけを表示します</translation>
    </message>
    <message>
        <source>Show &amp;All Rows</source>
        <translation>すべての行を表示(&amp;A)</translation>
    </message>
    <message>
        <source>Show the rows of all tracks</source>
        <translation>すべてのトラックの行を表示します</translation>
    </message>
    <message>
        <source>&amp;Save Rows as Set…</source>
        <translation>行をセットとして保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Save the rows with selected keys, or the visible rows, as a named set</source>
        <translation>選択したキーのある行、なければ表示中の行を、名前を付けてセットとして保存します</translation>
    </message>
    <message>
        <source>&amp;Delete Row Set…</source>
        <translation>行セットを削除(&amp;D)…</translation>
    </message>
    <message>
        <source>Delete a row set; the motion does not change</source>
        <translation>行セットを削除します。モーションは変わりません</translation>
    </message>
    <message>
        <source>Row Se&amp;ts</source>
        <translation>行セット(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Compare With Another Motion…</source>
        <translation>別のモーションと比較(&amp;C)…</translation>
    </message>
    <message>
        <source>Draw the active model also with another motion, and a line for the difference of each bone</source>
        <translation>操作中のモデルを別のモーションでも表示し、各ボーンの差を線で示します</translation>
    </message>
    <message>
        <source>&amp;Stop Comparing</source>
        <translation>比較を終了(&amp;S)</translation>
    </message>
    <message>
        <source>Stop comparing and show only the motion of the active model</source>
        <translation>比較を終了し、操作中のモデルのモーションだけの表示に戻します</translation>
    </message>
    <message>
        <source>&amp;Previous Difference</source>
        <translation>前の差(&amp;P)</translation>
    </message>
    <message>
        <source>Go to the previous maximum of the difference of the selected bones, or of any bone or morph</source>
        <translation>選択したボーン（なければすべてのボーンとモーフ）の差が最大になる前のフレームへ移動します</translation>
    </message>
    <message>
        <source>&amp;Next Difference</source>
        <translation>次の差(&amp;N)</translation>
    </message>
    <message>
        <source>Go to the next maximum of the difference of the selected bones, or of any bone or morph</source>
        <translation>選択したボーン（なければすべてのボーンとモーフ）の差が最大になる次のフレームへ移動します</translation>
    </message>
    <message>
        <source>Comp&amp;arison</source>
        <translation>比較(&amp;A)</translation>
    </message>
    <message>
        <source>Show or hide the differences from another motion</source>
        <translation>別のモーションとの差の表示を切り替えます</translation>
    </message>
    <message>
        <source>Co&amp;mpare Motions</source>
        <translation>モーションの比較(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Bake Follow Camera…</source>
        <translation>追従カメラを焼き込み(&amp;B)…</translation>
    </message>
    <message>
        <source>Create camera keys that follow a bone, starting from the current view</source>
        <translation>現在の視点から、ボーンに追従するカメラキーを作ります</translation>
    </message>
    <message>
        <source>Draw the paths of the selected bones around the playhead; drag a key to move it, click it to go to its frame</source>
        <translation>選択したボーンの軌跡を再生位置の前後に表示します。キーはドラッグで動かせ、クリックするとそのフレームに移動します</translation>
    </message>
    <message>
        <source>Use the language of the system</source>
        <translation>システムの言語で表示します</translation>
    </message>
    <message>
        <source>Use English</source>
        <translation>英語で表示します</translation>
    </message>
    <message>
        <source>Use Japanese</source>
        <translation>日本語で表示します</translation>
    </message>
    <message>
        <source>Use Chinese where a translation exists, and English elsewhere</source>
        <translation>訳のある部分を中国語、残りを英語で表示します</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>ツアー(&amp;T)</translation>
    </message>
    <message>
        <source>Take a short tour of the window</source>
        <translation>ウィンドウの使い方を順に案内します</translation>
    </message>
    <message>
        <source>Copy the pose at the playhead: of the selected tracks, or of all tracks</source>
        <translation>再生位置のポーズをコピーします（選択したトラック、なければすべてのトラック）</translation>
    </message>
    <message>
        <source>Toggle Ke&amp;y Selection</source>
        <translation>キーの選択を切り替え(&amp;Y)</translation>
    </message>
    <message>
        <source>Add the key of the current row at the playhead to the selection, or remove it</source>
        <translation>現在の行の再生位置にあるキーを、選択に追加するか選択から外します</translation>
    </message>
    <message>
        <source>&amp;Next File in Folder</source>
        <translation>フォルダーの次のファイル(&amp;N)</translation>
    </message>
    <message>
        <source>Show the next motion of the folder on the same model</source>
        <translation>フォルダーの次のモーションを同じモデルに表示します</translation>
    </message>
    <message>
        <source>&amp;Previous File in Folder</source>
        <translation>フォルダーの前のファイル(&amp;P)</translation>
    </message>
    <message>
        <source>Show the previous motion of the folder on the same model</source>
        <translation>フォルダーの前のモーションを同じモデルに表示します</translation>
    </message>
    <message>
        <source>Pin M&amp;otion</source>
        <translation>モーションを固定(&amp;O)</translation>
    </message>
    <message>
        <source>Keep the motion of the active model, whatever motion is shown or opened</source>
        <translation>ほかのモーションを表示したり開いたりしても、操作中のモデルのモーションを変えません</translation>
    </message>
    <message>
        <source>Show Motions on a &amp;Figure</source>
        <translation>モーションをモデルに表示(&amp;F)</translation>
    </message>
    <message>
        <source>Show a motion that is opened without a model on the model used last, or on a figure</source>
        <translation>モデルなしで開いたモーションを、最後に使ったモデルまたは付属の人形に表示します</translation>
    </message>
    <message>
        <source>Use the camera of an open motion</source>
        <translation>開いているモーションのカメラを使います</translation>
    </message>
    <message>
        <source>Set Light Motion</source>
        <translation>照明モーションを選択</translation>
    </message>
    <message>
        <source>Use the light of an open motion</source>
        <translation>開いているモーションの照明を使います</translation>
    </message>
    <message>
        <source>Set Self Shadow Motion</source>
        <translation>セルフ影モーションを選択</translation>
    </message>
    <message>
        <source>Use the self shadow of an open motion</source>
        <translation>開いているモーションのセルフ影を使います</translation>
    </message>
    <message>
        <source>Paste Mirr&amp;ored</source>
        <translation>反転ペースト(&amp;O)</translation>
    </message>
    <message>
        <source>Paste the copied keys at the playhead with left and right swapped</source>
        <translation>コピーしたキーを、左右を入れ替えて再生位置にペーストします</translation>
    </message>
    <message>
        <source>Rename Trac&amp;k…</source>
        <translation>トラックの名前を変更(&amp;K)…</translation>
    </message>
    <message>
        <source>Change the name of the current bone or morph track</source>
        <translation>現在のボーンまたはモーフのトラックの名前を変更します</translation>
    </message>
    <message>
        <source>Map &amp;Names…</source>
        <translation>名前の対応付け(&amp;N)…</translation>
    </message>
    <message>
        <source>Give the tracks that the model does not have the names of its bones and morphs</source>
        <translation>モデルにないトラックに、モデルのボーンやモーフの名前を付けます</translation>
    </message>
    <message>
        <source>Pre&amp;vious Motion</source>
        <translation>前のモーション(&amp;V)</translation>
    </message>
    <message>
        <source>Show Onl&amp;y Selected Tracks</source>
        <translation>選択トラックのみ表示(&amp;Y)</translation>
    </message>
    <message>
        <source>Remo&amp;ve Tempo</source>
        <translation>テンポを削除(&amp;V)</translation>
    </message>
    <message>
        <source>Saf&amp;e Frames</source>
        <translation>セーフフレーム(&amp;E)</translation>
    </message>
    <message>
        <source>Aspect Rat&amp;io</source>
        <translation>画面の縦横比(&amp;I)</translation>
    </message>
    <message>
        <source>Gr&amp;aph</source>
        <translation>グラフ(&amp;A)</translation>
    </message>
    <message>
        <source>Reset &amp;Rotation</source>
        <translation>回転を初期化(&amp;R)</translation>
    </message>
    <message>
        <source>Reset &amp;Position</source>
        <translation>位置を初期化(&amp;P)</translation>
    </message>
    <message>
        <source>Trail Lengt&amp;h</source>
        <translation>軌跡の長さ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Motions</source>
        <translation>モーション(&amp;M)</translation>
    </message>
    <message>
        <source>M&amp;odels</source>
        <translation>モデル(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>読み込み(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>書き出し(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>選択(&amp;S)</translation>
    </message>
    <message>
        <source>F&amp;indings</source>
        <translation>検査結果(&amp;I)</translation>
    </message>
    <message>
        <source>Rese&amp;t</source>
        <translation>リセット(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>パネル(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Go To</source>
        <translation>移動(&amp;G)</translation>
    </message>
    <message>
        <source>R&amp;epeat</source>
        <translation>くり返し(&amp;E)</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>速度(&amp;D)</translation>
    </message>
    <message>
        <source>Time&amp;line</source>
        <translation>タイムライン(&amp;L)</translation>
    </message>
    <message>
        <source>Undo &amp;History…</source>
        <translation>操作の履歴(&amp;H)…</translation>
    </message>
    <message>
        <source>List the undo and redo steps of the motion and go to any of them</source>
        <translation>モーションの操作の履歴を一覧し、好きな段階に移動します</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>環境設定(&amp;E)…</translation>
    </message>
    <message>
        <source>View and change all settings of the program</source>
        <translation>プログラムのすべての設定を表示し変更します</translation>
    </message>
    <message>
        <source>Open Fo&amp;lder…</source>
        <translation>フォルダーを開く(&amp;L)…</translation>
    </message>
    <message>
        <source>Open the motions and models of a folder</source>
        <translation>フォルダーのモーションとモデルを開きます</translation>
    </message>
    <message>
        <source>Open the Sam&amp;ple</source>
        <translation>サンプルを開く(&amp;P)</translation>
    </message>
    <message>
        <source>Open the model, the dance and the camera that come with the program</source>
        <translation>付属のモデルとダンスとカメラを開きます</translation>
    </message>
    <message>
        <source>P&amp;rops</source>
        <translation>アクセサリ(&amp;R)</translation>
    </message>
    <message>
        <source>Show or hide the placement of the props</source>
        <translation>アクセサリ操作の表示を切り替えます</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>オフ(&amp;O)</translation>
    </message>
    <message>
        <source>Draw the models with one sample per pixel, the fastest way</source>
        <translation>1 ピクセルを 1 サンプルで描画します。最も高速です</translation>
    </message>
    <message>
        <source>&amp;2 Samples</source>
        <translation>2 サンプル(&amp;2)</translation>
    </message>
    <message>
        <source>Smooth the edges with two samples per pixel</source>
        <translation>1 ピクセルを 2 サンプルで描画して輪郭を滑らかにします</translation>
    </message>
    <message>
        <source>&amp;4 Samples</source>
        <translation>4 サンプル(&amp;4)</translation>
    </message>
    <message>
        <source>Smooth the edges with four samples per pixel</source>
        <translation>1 ピクセルを 4 サンプルで描画して輪郭を滑らかにします</translation>
    </message>
    <message>
        <source>&amp;8 Samples</source>
        <translation>8 サンプル(&amp;8)</translation>
    </message>
    <message>
        <source>Smooth the edges with eight samples per pixel, if the driver supports it</source>
        <translation>対応する環境では、1 ピクセルを 8 サンプルで描画して輪郭を滑らかにします</translation>
    </message>
    <message>
        <source>A&amp;nti-Aliasing</source>
        <translation>アンチエイリアス(&amp;N)</translation>
    </message>
    <message>
        <source>Show the bones of the active model: all while one is selected or posed, else those near the mouse</source>
        <translation>操作中のモデルのボーンを表示します。選択中や未登録のポーズがあるときはすべて、それ以外はマウスの近くだけです</translation>
    </message>
    <message>
        <source>Bones Al&amp;ways</source>
        <translation>ボーンを常に表示(&amp;W)</translation>
    </message>
    <message>
        <source>Show all bones of the active model also when none is selected or posed</source>
        <translation>選択やポーズがなくても、操作中のモデルのボーンをすべて表示します</translation>
    </message>
    <message>
        <source>Close &amp;Others</source>
        <translation>他を閉じる(&amp;O)</translation>
    </message>
    <message>
        <source>Close all motions except the one in this tab</source>
        <translation>このタブ以外のモーションをすべて閉じます</translation>
    </message>
    <message>
        <source>Close to the &amp;Right</source>
        <translation>右側を閉じる(&amp;R)</translation>
    </message>
    <message>
        <source>Close the motions in the tabs to the right of this one</source>
        <translation>このタブより右のモーションを閉じます</translation>
    </message>
    <message>
        <source>Close &amp;All</source>
        <translation>すべて閉じる(&amp;A)</translation>
    </message>
    <message>
        <source>Close all motions; the models stay in the scene</source>
        <translation>モーションをすべて閉じます。モデルはシーンに残ります</translation>
    </message>
    <message>
        <source>Copy &amp;Path</source>
        <translation>パスをコピー(&amp;P)</translation>
    </message>
    <message>
        <source>Copy the path of the file of this motion to the clipboard</source>
        <translation>このモーションのファイルのパスをクリップボードにコピーします</translation>
    </message>
    <message>
        <source>Open &amp;Folder of This File</source>
        <translation>このファイルのフォルダーを開く(&amp;F)</translation>
    </message>
    <message>
        <source>Show the folder of the file of this motion in the file manager</source>
        <translation>このモーションのファイルのフォルダーをファイルマネージャーで表示します</translation>
    </message>
    <message>
        <source>Ta&amp;b</source>
        <translation>タブ(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Hold First Keys</source>
        <translation>最初のキーを保持(&amp;H)</translation>
    </message>
    <message>
        <source>Before the first key of a track, show that key as some players do; off: move from rest at frame 0 as MMD does</source>
        <translation>トラックの最初のキーより前では、一部のプレーヤーのようにそのキーの値を表示します。オフ: MMD のようにフレーム 0 の初期状態から動かします</translation>
    </message>
    <message>
        <source>Ph&amp;ysics</source>
        <translation>物理演算(&amp;Y)</translation>
    </message>
    <message>
        <source>Steps per &amp;Second</source>
        <translation>1秒あたりのステップ数(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Physics</source>
        <translation>物理演算(&amp;P)</translation>
    </message>
    <message>
        <source>Let hair and clothes move by physics, or show their keys</source>
        <translation>髪や衣装を物理演算で動かすか、キーのまま表示するかを切り替えます</translation>
    </message>
    <message>
        <source>O&amp;ff</source>
        <translation>演算しない(&amp;F)</translation>
    </message>
    <message>
        <source>Show the keys of all bones, without physics</source>
        <translation>物理演算をせず、すべてのボーンをキーのまま表示します</translation>
    </message>
    <message>
        <source>&amp;On</source>
        <translation>オン(&amp;O)</translation>
    </message>
    <message>
        <source>Show physics as simulated from frame 0, the same at every playback</source>
        <translation>0フレームから演算した結果を表示します。何度再生しても同じ動きになります</translation>
    </message>
    <message>
        <source>&amp;Live While Posing</source>
        <translation>常に演算(&amp;L)</translation>
    </message>
    <message>
        <source>Let hair and clothes follow while bones are posed by hand</source>
        <translation>ボーンを手で動かしている間も髪や衣装を演算します</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>リセット(&amp;R)</translation>
    </message>
    <message>
        <source>Put all bodies back on their bones and simulate again</source>
        <translation>すべての剛体をボーンの位置に戻して演算し直します</translation>
    </message>
    <message>
        <source>&amp;Gravity…</source>
        <translation>重力設定(&amp;G)…</translation>
    </message>
    <message>
        <source>Set gravity and its noise, for all frames or with keys</source>
        <translation>重力とそのノイズを、全フレーム共通またはキーで設定します</translation>
    </message>
    <message>
        <source>Collide With Grou&amp;nd</source>
        <translation>床と衝突(&amp;N)</translation>
    </message>
    <message>
        <source>Stop bodies at the ground if their model wants that</source>
        <translation>モデルの設定に従い、剛体を床で止めます</translation>
    </message>
    <message>
        <source>S&amp;ettle Before Frame 0…</source>
        <translation>0フレームの前に静止(&amp;E)…</translation>
    </message>
    <message>
        <source>Hold the first pose for some frames before the motion starts</source>
        <translation>モーションが始まる前に、最初のポーズを数フレーム保ちます</translation>
    </message>
    <message>
        <source>&amp;60 per Second</source>
        <translation>60回(&amp;6)</translation>
    </message>
    <message>
        <source>Simulate 60 steps per second: fast, with joints that stretch</source>
        <translation>1秒に60回演算します。高速ですが、ジョイントが伸びます</translation>
    </message>
    <message>
        <source>&amp;120 per Second</source>
        <translation>120回(&amp;1)</translation>
    </message>
    <message>
        <source>Simulate 120 steps per second, nearest to MMD</source>
        <translation>1秒に120回演算します。MMDに最も近い動きです</translation>
    </message>
    <message>
        <source>&amp;240 per Second</source>
        <translation>240回(&amp;2)</translation>
    </message>
    <message>
        <source>Simulate 240 steps per second: skirts pass through legs less often</source>
        <translation>1秒に240回演算します。スカートが脚を突き抜けにくくなります</translation>
    </message>
    <message>
        <source>Rigi&amp;d Bodies</source>
        <translation>剛体(&amp;D)</translation>
    </message>
    <message>
        <source>Show the rigid bodies of the models; click one to read its values</source>
        <translation>モデルの剛体を表示します。クリックすると値を確認できます</translation>
    </message>
    <message>
        <source>&amp;Joints</source>
        <translation>ジョイント(&amp;J)</translation>
    </message>
    <message>
        <source>Show the joints between rigid bodies, with their limits</source>
        <translation>剛体をつなぐジョイントとその制限を表示します</translation>
    </message>
    <message>
        <source>Color by &amp;Mode</source>
        <translation>タイプ別に色分け(&amp;M)</translation>
    </message>
    <message>
        <source>Color rigid bodies by whether they follow a bone or are moved by physics</source>
        <translation>ボーン追従か物理演算かで剛体を色分けします</translation>
    </message>
    <message>
        <source>Color by &amp;Group</source>
        <translation>グループ別に色分け(&amp;G)</translation>
    </message>
    <message>
        <source>Color rigid bodies by their collision group</source>
        <translation>衝突グループで剛体を色分けします</translation>
    </message>
    <message>
        <source>Rigid Bod&amp;ies and Joints</source>
        <translation>剛体とジョイント(&amp;I)</translation>
    </message>
    <message>
        <source>Open Soun&amp;d…</source>
        <translation>音源を開く(&amp;D)…</translation>
    </message>
    <message>
        <source>Open the music of the motion, to hear and see it</source>
        <translation>モーションの曲を開き、再生時に鳴らして波形を表示します</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>ミュート(&amp;M)</translation>
    </message>
    <message>
        <source>Play the motion without its sound</source>
        <translation>音を鳴らさずにモーションを再生します</translation>
    </message>
    <message>
        <source>&amp;Volume…</source>
        <translation>音量(&amp;V)…</translation>
    </message>
    <message>
        <source>Set how loud the sound of the motion is played</source>
        <translation>モーションの音量を設定します</translation>
    </message>
    <message>
        <source>&amp;Hear Sound When Playhead Moves</source>
        <translation>再生位置の移動時に音を鳴らす(&amp;H)</translation>
    </message>
    <message>
        <source>Play a piece of the sound each time the playhead is moved</source>
        <translation>再生位置を動かすたびに、その位置の音を短く鳴らします</translation>
    </message>
    <message>
        <source>&amp;Offset…</source>
        <translation>オフセット(&amp;O)…</translation>
    </message>
    <message>
        <source>Set when the sound starts, in milliseconds after frame 0</source>
        <translation>音が始まる時間を、フレーム 0 からのミリ秒で設定します</translation>
    </message>
    <message>
        <source>&amp;Start at Playhead</source>
        <translation>再生位置から始める(&amp;S)</translation>
    </message>
    <message>
        <source>Move the sound so that it starts at the playhead</source>
        <translation>音が再生位置の位置から始まるように動かします</translation>
    </message>
    <message>
        <source>&amp;Delay of Headphones…</source>
        <translation>ヘッドホンの遅れ(&amp;D)…</translation>
    </message>
    <message>
        <source>Set how late the sound is heard, so that the picture waits for wireless headphones</source>
        <translation>音が聞こえるまでの遅れを設定し、ワイヤレスヘッドホンに画面を合わせます</translation>
    </message>
    <message>
        <source>&amp;Remove Sound</source>
        <translation>音源を外す(&amp;R)</translation>
    </message>
    <message>
        <source>Remove the sound from the motion; its file is kept</source>
        <translation>モーションから音源を外します。ファイルは残ります</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation>音源(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Find Tempo from Sound</source>
        <translation>音からテンポを検出(&amp;F)</translation>
    </message>
    <message>
        <source>Find the tempo and the first beat of the sound</source>
        <translation>音源のテンポと最初の拍を検出します</translation>
    </message>
    <message>
        <source>Ad&amp;just Tempo</source>
        <translation>テンポの調整(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Double Tempo</source>
        <translation>テンポを 2 倍に(&amp;D)</translation>
    </message>
    <message>
        <source>Count twice as many beats, from the first beat on</source>
        <translation>最初の拍から数えて、拍の数を 2 倍にします</translation>
    </message>
    <message>
        <source>&amp;Halve Tempo</source>
        <translation>テンポを半分に(&amp;H)</translation>
    </message>
    <message>
        <source>Count every second beat, from the first beat on</source>
        <translation>最初の拍から数えて、1 拍おきに拍とします</translation>
    </message>
    <message>
        <source>Shift by Half a &amp;Beat</source>
        <translation>半拍ずらす(&amp;B)</translation>
    </message>
    <message>
        <source>Move the beats later by half a beat</source>
        <translation>拍を半拍後ろへずらします</translation>
    </message>
    <message>
        <source>&amp;First Beat at Playhead</source>
        <translation>再生位置を最初の拍に(&amp;F)</translation>
    </message>
    <message>
        <source>Move the beats so that the first bar starts at the playhead</source>
        <translation>最初の小節が再生位置から始まるように拍を動かします</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>音源(&amp;S)</translation>
    </message>
    <message>
        <source>Show O&amp;nsets</source>
        <translation>音の立ち上がりを表示(&amp;N)</translation>
    </message>
    <message>
        <source>Mark in the waveform where notes and drum hits begin</source>
        <translation>波形に、音符や打音の始まりを示します</translation>
    </message>
    <message>
        <source>Keep &amp;Pitch</source>
        <translation>音の高さを保つ(&amp;P)</translation>
    </message>
    <message>
        <source>Keep the pitch of the sound when it is played slower or faster</source>
        <translation>再生速度を変えても音の高さを保ちます</translation>
    </message>
    <message>
        <source>&amp;Background</source>
        <translation>背景(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Open Background…</source>
        <translation>背景を開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Show a picture or a film behind the scene</source>
        <translation>シーンの後ろに画像または動画を表示します</translation>
    </message>
    <message>
        <source>Background &amp;Settings…</source>
        <translation>背景の設定(&amp;S)…</translation>
    </message>
    <message>
        <source>Set the size, place, time and color of the background</source>
        <translation>背景の大きさ、位置、時間、色を設定します</translation>
    </message>
    <message>
        <source>&amp;Remove Background</source>
        <translation>背景を外す(&amp;R)</translation>
    </message>
    <message>
        <source>Remove the background from the motion; its file is kept</source>
        <translation>モーションから背景を外します。ファイルは残ります</translation>
    </message>
    <message>
        <source>Referen&amp;ce</source>
        <translation>参考映像(&amp;C)</translation>
    </message>
    <message>
        <source>Refere&amp;nce</source>
        <translation>参考映像(&amp;N)</translation>
    </message>
    <message>
        <source>Show or hide the film or picture to animate after</source>
        <translation>お手本にする動画や画像の表示を切り替えます</translation>
    </message>
    <message>
        <source>&amp;Open Reference…</source>
        <translation>参考映像を開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Show a film or a picture beside the viewport, to animate after it</source>
        <translation>お手本にする動画または画像をビューポートの横に表示します</translation>
    </message>
    <message>
        <source>&amp;Start Reference at Playhead</source>
        <translation>参考映像を再生位置から始める(&amp;S)</translation>
    </message>
    <message>
        <source>Let the film of the reference start at the playhead</source>
        <translation>参考映像の動画が再生位置から始まるようにします</translation>
    </message>
    <message>
        <source>&amp;Time of Reference…</source>
        <translation>参考映像の時間(&amp;T)…</translation>
    </message>
    <message>
        <source>Set the time of the film that is shown at frame 0, in milliseconds</source>
        <translation>フレーム 0 で表示する動画の時間をミリ秒で設定します</translation>
    </message>
    <message>
        <source>&amp;Mirror Reference</source>
        <translation>参考映像を左右反転(&amp;M)</translation>
    </message>
    <message>
        <source>Show the reference with left and right exchanged</source>
        <translation>参考映像を左右反転して表示します</translation>
    </message>
    <message>
        <source>Zoom to &amp;Whole Reference</source>
        <translation>参考映像の全体を表示(&amp;W)</translation>
    </message>
    <message>
        <source>Show all of the reference, as large as possible</source>
        <translation>参考映像の全体をできるだけ大きく表示します</translation>
    </message>
    <message>
        <source>&amp;Remove Reference</source>
        <translation>参考映像を外す(&amp;R)</translation>
    </message>
    <message>
        <source>Remove the reference from the motion; its file is kept</source>
        <translation>モーションから参考映像を外します。ファイルは残ります</translation>
    </message>
    <message>
        <source>Import &amp;Captured Motion…</source>
        <translation>キャプチャモーションを読み込む(&amp;C)…</translation>
    </message>
    <message>
        <source>Fit the motion of a BVH, glTF or VRM Animation file to the active model</source>
        <translation>BVH、glTF、VRM アニメーションの動きを、操作中のモデルに合わせて読み込みます</translation>
    </message>
    <message>
        <source>&amp;Receive Poses</source>
        <translation>ポーズを受信(&amp;R)</translation>
    </message>
    <message>
        <source>Move the active model with poses that another program sends</source>
        <translation>他のプログラムが送るポーズで操作中のモデルを動かします</translation>
    </message>
    <message>
        <source>Record &amp;Motion</source>
        <translation>モーションを記録(&amp;M)</translation>
    </message>
    <message>
        <source>Record the received poses, then make a new motion of them</source>
        <translation>受信したポーズを記録し、新しいモーションにします</translation>
    </message>
    <message>
        <source>&amp;Send Poses</source>
        <translation>ポーズを送信(&amp;S)</translation>
    </message>
    <message>
        <source>Send the pose of the active model to another program</source>
        <translation>操作中のモデルのポーズを他のプログラムに送ります</translation>
    </message>
    <message>
        <source>L&amp;ive Link</source>
        <translation>ライブリンク(&amp;I)</translation>
    </message>
    <message>
        <source>Show or hide the live link with other programs</source>
        <translation>他のプログラムとのライブリンクの表示を切り替えます</translation>
    </message>
    <message>
        <source>Li&amp;ve Link</source>
        <translation>ライブリンク(&amp;V)</translation>
    </message>
    <message>
        <source>Clean &amp;Up</source>
        <translation>クリーンアップ(&amp;U)</translation>
    </message>
    <message>
        <source>Show or hide how clean the motion is on its model</source>
        <translation>モデル上でのモーションのきれいさを表示または非表示にします</translation>
    </message>
    <message>
        <source>Next Fau&amp;lt</source>
        <translation>次の問題点(&amp;L)</translation>
    </message>
    <message>
        <source>Go to the next place that the panel Clean Up lists</source>
        <translation>「クリーンアップ」パネルの次の箇所に移動します</translation>
    </message>
    <message>
        <source>Previous Fa&amp;ult</source>
        <translation>前の問題点(&amp;U)</translation>
    </message>
    <message>
        <source>Go to the previous place that the panel Clean Up lists</source>
        <translation>「クリーンアップ」パネルの前の箇所に移動します</translation>
    </message>
    <message>
        <source>Correct Faults</source>
        <translation>問題点を修正</translation>
    </message>
    <message>
        <source>Correct all faults of a kind with the operation for them</source>
        <translation>同じ種類の問題点をすべて、そのための操作で修正します</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation>レイヤー(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Add Layer</source>
        <translation>レイヤーを追加(&amp;A)</translation>
    </message>
    <message>
        <source>Add a layer above the edited one and edit its keys</source>
        <translation>編集中のレイヤーの上にレイヤーを追加し、そのキーを編集します</translation>
    </message>
    <message>
        <source>&amp;Delete Layer</source>
        <translation>レイヤーを削除(&amp;D)</translation>
    </message>
    <message>
        <source>Delete the edited layer</source>
        <translation>編集中のレイヤーを削除します</translation>
    </message>
    <message>
        <source>&amp;Rename Layer…</source>
        <translation>レイヤーの名前を変更(&amp;R)…</translation>
    </message>
    <message>
        <source>Rename the edited layer</source>
        <translation>編集中のレイヤーの名前を変更します</translation>
    </message>
    <message>
        <source>Move Layer &amp;Up</source>
        <translation>レイヤーを上へ(&amp;U)</translation>
    </message>
    <message>
        <source>Move the edited layer above the next one</source>
        <translation>編集中のレイヤーを 1 つ上のレイヤーの上へ移動します</translation>
    </message>
    <message>
        <source>Move Layer Do&amp;wn</source>
        <translation>レイヤーを下へ(&amp;W)</translation>
    </message>
    <message>
        <source>Move the edited layer below the previous one</source>
        <translation>編集中のレイヤーを 1 つ下のレイヤーの下へ移動します</translation>
    </message>
    <message>
        <source>&amp;Mute Layer</source>
        <translation>レイヤーをミュート(&amp;M)</translation>
    </message>
    <message>
        <source>Hide the effect of the edited layer</source>
        <translation>編集中のレイヤーの効果を隠します</translation>
    </message>
    <message>
        <source>&amp;Solo Layer</source>
        <translation>レイヤーをソロ(&amp;S)</translation>
    </message>
    <message>
        <source>Show the effect of the edited layer and other solo layers only</source>
        <translation>編集中のレイヤーと、ソロにしたほかのレイヤーの効果だけを表示します</translation>
    </message>
    <message>
        <source>Re&amp;place What Is Below</source>
        <translation>下の動きを置き換え(&amp;P)</translation>
    </message>
    <message>
        <source>Replace the motion below by the edited layer instead of adding to it</source>
        <translation>編集中のレイヤーを、下の動きに加えずに置き換えとして使います</translation>
    </message>
    <message>
        <source>&amp;Edit Next Layer</source>
        <translation>次のレイヤーを編集(&amp;E)</translation>
    </message>
    <message>
        <source>Edit the keys of the next layer, or after the last one those of the motion</source>
        <translation>次のレイヤーのキーを編集します。最後のレイヤーの次は、モーションのキーを編集します</translation>
    </message>
    <message>
        <source>&amp;Key Layer Weight</source>
        <translation>レイヤーのウェイトを登録(&amp;K)</translation>
    </message>
    <message>
        <source>Set a weight key of the edited layer at the playhead</source>
        <translation>再生位置に、編集中のレイヤーのウェイトのキーを設定します</translation>
    </message>
    <message>
        <source>Delete Weight Ke&amp;y</source>
        <translation>ウェイトのキーを削除(&amp;Y)</translation>
    </message>
    <message>
        <source>Delete the weight key of the edited layer at the playhead</source>
        <translation>再生位置にある、編集中のレイヤーのウェイトのキーを削除します</translation>
    </message>
    <message>
        <source>&amp;Flatten Layers</source>
        <translation>レイヤーを統合(&amp;F)</translation>
    </message>
    <message>
        <source>Replace all layers with their effect in the keys of the motion</source>
        <translation>すべてのレイヤーを、その効果を持つモーションのキーに置き換えます</translation>
    </message>
    <message>
        <source>La&amp;yers</source>
        <translation>レイヤー(&amp;Y)</translation>
    </message>
    <message>
        <source>Show or hide the layers of the motion</source>
        <translation>モーションのレイヤーの表示を切り替えます</translation>
    </message>
    <message>
        <source>Export Motion for &amp;Other Programs…</source>
        <translation>他のソフト用にモーションを書き出す(&amp;O)…</translation>
    </message>
    <message>
        <source>Save the motion of the model as glTF, VRM Animation, BVH or FBX</source>
        <translation>モデルのモーションを glTF、VRM アニメーション、BVH、FBX として保存します</translation>
    </message>
    <message>
        <source>S&amp;cripts</source>
        <translation>スクリプト(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Run Script</source>
        <translation>スクリプトを実行(&amp;R)</translation>
    </message>
    <message>
        <source>Run the script of the panel on the motion, with a preview</source>
        <translation>パネルのスクリプトを、プレビュー付きでモーションに実行します</translation>
    </message>
    <message>
        <source>&amp;New Script</source>
        <translation>新しいスクリプト(&amp;N)</translation>
    </message>
    <message>
        <source>Create a script</source>
        <translation>スクリプトを作成します</translation>
    </message>
    <message>
        <source>&amp;Duplicate Script</source>
        <translation>スクリプトを複製(&amp;D)</translation>
    </message>
    <message>
        <source>Make a copy of the script that can be edited</source>
        <translation>編集できるスクリプトのコピーを作ります</translation>
    </message>
    <message>
        <source>R&amp;ename Script</source>
        <translation>スクリプトの名前を変更(&amp;E)</translation>
    </message>
    <message>
        <source>Change the name of the script&apos;s file</source>
        <translation>スクリプトのファイル名を変更します</translation>
    </message>
    <message>
        <source>De&amp;lete Script</source>
        <translation>スクリプトを削除(&amp;L)</translation>
    </message>
    <message>
        <source>Move the script&apos;s file to the trash</source>
        <translation>スクリプトのファイルをゴミ箱に移動します</translation>
    </message>
    <message>
        <source>Show Scripts &amp;Folder</source>
        <translation>スクリプトのフォルダーを表示(&amp;F)</translation>
    </message>
    <message>
        <source>Open the folder of your scripts in the file manager</source>
        <translation>自分のスクリプトのフォルダーをファイルマネージャーで開きます</translation>
    </message>
    <message>
        <source>&amp;Scripts</source>
        <translation>スクリプト(&amp;S)</translation>
    </message>
    <message>
        <source>Show or hide the editor of scripts</source>
        <translation>スクリプトのエディターの表示を切り替えます</translation>
    </message>
    <message>
        <source>Pro&amp;ject</source>
        <translation>プロジェクト(&amp;J)</translation>
    </message>
    <message>
        <source>Pro&amp;jects</source>
        <translation>プロジェクト(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Save Project</source>
        <translation>プロジェクトを保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the models, the motions and how they belong together; motions without a file are saved beside the project</source>
        <translation>モデルとモーション、その組み合わせを保存します。ファイルのないモーションはプロジェクトの隣に保存します</translation>
    </message>
    <message>
        <source>Save Project &amp;As…</source>
        <translation>プロジェクトに名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the project under a new name</source>
        <translation>プロジェクトを新しい名前で保存します</translation>
    </message>
    <message>
        <source>&amp;Collect Files in a Folder…</source>
        <translation>ファイルをフォルダーに集める(&amp;C)…</translation>
    </message>
    <message>
        <source>Copy the project with its models, textures, motions and sounds into a folder that can be moved or archived</source>
        <translation>プロジェクトを、モデル、テクスチャ、モーション、音声とともに、移動や保管のできるフォルダーにコピーします</translation>
    </message>
    <message>
        <source>Save &amp;MMD Project…</source>
        <translation>MMD のプロジェクトを保存(&amp;M)…</translation>
    </message>
    <message>
        <source>Write the changes back to the project of MikuMikuDance that was opened; everything else in it stays as it is</source>
        <translation>開いた MikuMikuDance のプロジェクトに変更を書き戻します。ほかの内容はそのまま残ります</translation>
    </message>
    <message>
        <source>&amp;Outside Parent…</source>
        <translation>外部親(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Remove Outside Parent Key</source>
        <translation>外部親のキーを削除(&amp;R)</translation>
    </message>
    <message>
        <source>Remove the outside parent key of the selected bone at the playhead</source>
        <translation>再生位置にある、選択したボーンの外部親のキーを削除します</translation>
    </message>
    <message>
        <source>&amp;Bake to Bones</source>
        <translation>ボーンに焼き込み(&amp;B)</translation>
    </message>
    <message>
        <source>Replace outside parents of the active model by keys at every frame, so that the motion file shows the same without them</source>
        <translation>選択中のモデルの外部親を全フレームのキーに置き換え、外部親なしのモーションファイルでも同じ動きにします</translation>
    </message>
    <message>
        <source>Outs&amp;ide Parent</source>
        <translation>外部親(&amp;I)</translation>
    </message>
    <message>
        <source>T&amp;utorials</source>
        <translation>チュートリアル(&amp;U)</translation>
    </message>
    <message>
        <source>Read how to do common jobs, step by step</source>
        <translation>よくある作業の手順を順に読みます</translation>
    </message>
    <message>
        <source>&amp;Copy Motion to Dancer…</source>
        <translation>ダンサーにモーションをコピー(&amp;C)…</translation>
    </message>
    <message>
        <source>Copy the motion, or its selected keys, to other models with an offset in time and place</source>
        <translation>モーションまたは選択したキーを、時間と位置をずらしてほかのモデルにコピーします</translation>
    </message>
    <message>
        <source>&amp;Move Dancer</source>
        <translation>ダンサーを移動(&amp;M)</translation>
    </message>
    <message>
        <source>Move the active model as a whole in the formation</source>
        <translation>操作中のモデル全体を隊形の中で移動します</translation>
    </message>
    <message>
        <source>&amp;Formation</source>
        <translation>隊形(&amp;F)</translation>
    </message>
    <message>
        <source>Show or hide the places and paths of the dancers, seen from above</source>
        <translation>上から見たダンサーの位置と軌跡を表示するかどうかを切り替えます</translation>
    </message>
    <message>
        <source>Move &amp;Whole Dance</source>
        <translation>ダンス全体を移動(&amp;W)</translation>
    </message>
    <message>
        <source>Drags in the formation move all keys of a dancer; off: they register one at the playhead (hold Alt for the other)</source>
        <translation>隊形のドラッグでダンサーのすべてのキーを移動します。オフなら再生位置に登録します（Alt で逆になります）</translation>
    </message>
    <message>
        <source>&amp;Snap to Whole Units</source>
        <translation>1 単位に吸着(&amp;S)</translation>
    </message>
    <message>
        <source>Snap dancers in the formation to whole units (hold Shift for the grid of 5 units, Ctrl to disable)</source>
        <translation>隊形のダンサーを 1 単位に吸着させます（Shift で 5 単位のグリッド、Ctrl で無効）</translation>
    </message>
    <message>
        <source>Show &amp;All Dancers</source>
        <translation>すべてのダンサーを表示(&amp;A)</translation>
    </message>
    <message>
        <source>Show all dancers and their paths in the formation</source>
        <translation>隊形にすべてのダンサーと軌跡を表示します</translation>
    </message>
    <message>
        <source>&amp;Dancers</source>
        <translation>ダンサー(&amp;D)</translation>
    </message>
    <message>
        <source>Place &amp;Clip…</source>
        <translation>クリップの配置(&amp;C)…</translation>
    </message>
    <message>
        <source>Show another motion from the playhead on, on a layer of its own</source>
        <translation>別のモーションを、再生位置から専用のレイヤーで表示します</translation>
    </message>
    <message>
        <source>Let the selected bone, the whole model or the camera follow a bone of a model from the playhead on</source>
        <translation>選択したボーン、モデル全体、またはカメラを、再生位置からモデルのボーンに追従させます</translation>
    </message>
    <message>
        <source>Bake &amp;Camera</source>
        <translation>カメラに焼き込み(&amp;C)</translation>
    </message>
    <message>
        <source>Replace what the camera follows by camera keys at every frame, so that the motion file shows the same without it</source>
        <translation>カメラの追従を全フレームのカメラキーに置き換え、追従なしのモーションファイルでも同じ映像にします</translation>
    </message>
    <message>
        <source>Register &amp;Prop Key</source>
        <translation>アクセサリのキーを登録(&amp;P)</translation>
    </message>
    <message>
        <source>Register where the active model is placed and how it is drawn, as a key of an accessory in MMD</source>
        <translation>選択中のモデルの配置と表示を、MMD のアクセサリのキーとして登録します</translation>
    </message>
    <message>
        <source>Remove Prop Ke&amp;y</source>
        <translation>アクセサリのキーを削除(&amp;Y)</translation>
    </message>
    <message>
        <source>Remove the key at the playhead that places the active model</source>
        <translation>再生位置にある、選択中のモデルの配置のキーを削除します</translation>
    </message>
</context>
<context>
    <name>furitsuke::window::ActionUpdater</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>BoneSection</name>
    <message>
        <source>Physics</source>
        <translation>物理演算</translation>
    </message>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Translation %1</source>
        <translation>移動 %1</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>Rotation %1</source>
        <translation>回転 %1</translation>
    </message>
    <message>
        <source>Quaternion</source>
        <translation>クォータニオン</translation>
    </message>
    <message>
        <source>Show the rotation as stored in the file</source>
        <translation>ファイルにある回転の値を表示します</translation>
    </message>
    <message>
        <source>Show the quaternion</source>
        <translation>クォータニオンを表示</translation>
    </message>
    <message>
        <source>Quaternion %1</source>
        <translation>クォータニオン %1</translation>
    </message>
</context>
<context>
    <name>CameraSection</name>
    <message>
        <source>Perspective</source>
        <translation>パース</translation>
    </message>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>D</source>
        <comment>the letter of the distance channel</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>Camera rotation %1</source>
        <translation>カメラの回転 %1</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>注視点</translation>
    </message>
    <message>
        <source>Target %1</source>
        <translation>注視点 %1</translation>
    </message>
    <message>
        <source>View angle</source>
        <translation>視野角</translation>
    </message>
    <message>
        <source>V</source>
        <comment>the letter of the view angle channel</comment>
        <translation>V</translation>
    </message>
</context>
<context>
    <name>FileFilters</name>
    <message>
        <source>Motions and poses (%1)</source>
        <translation>モーションとポーズ (%1)</translation>
    </message>
    <message>
        <source>Sounds (%1)</source>
        <translation>音源 (%1)</translation>
    </message>
    <message>
        <source>Pictures and films (%1)</source>
        <translation>画像と動画 (%1)</translation>
    </message>
    <message>
        <source>Captured motions (%1)</source>
        <translation>キャプチャモーション (%1)</translation>
    </message>
    <message>
        <source>Projects of MikuMikuDance (%1)</source>
        <translation>MikuMikuDance のプロジェクト (%1)</translation>
    </message>
    <message>
        <source>Archives of models and motions (%1)</source>
        <translation>モデルとモーションの書庫 (%1)</translation>
    </message>
    <message>
        <source>Projects (%1)</source>
        <translation>プロジェクト (%1)</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::CurveCommands</name>
    <message>
        <source>Change curves</source>
        <translation>補間曲線の変更</translation>
    </message>
    <message>
        <source>the selected keys have no such curve</source>
        <translation>選択したキーにその補間曲線を持つものがありません</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::FileExchangeCommands</name>
    <message>
        <source>Insert %1</source>
        <translation>%1 の挿入</translation>
    </message>
    <message>
        <source>%1 is damaged; only its readable part was inserted: %2</source>
        <translation>%1 は壊れています。読めた部分を挿入しました: %2</translation>
    </message>
    <message>
        <source>Insert Motion at Playhead</source>
        <translation>再生位置にモーションを挿入</translation>
    </message>
    <message>
        <source>Export Selected Keys</source>
        <translation>選択したキーを書き出し</translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s) exported to %1</source>
        <translation>
            <numerusform>キー %Ln 個を %1 に書き出しました</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%L2 times)</source>
        <translation>%1（%L2 か所）</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::FindingsCommands</name>
    <message>
        <source>no repair is available for &apos;%1&apos;</source>
        <translation>「%1」を直す方法はありません</translation>
    </message>
    <message>
        <source>the motion has no track &apos;%1&apos;</source>
        <translation>モーションにトラック「%1」はありません</translation>
    </message>
    <message>
        <source>this repair finds nothing to fix</source>
        <translation>この修復で直せるものがありません</translation>
    </message>
    <message>
        <source>Model Name</source>
        <translation>モデル名</translation>
    </message>
    <message>
        <source>Name of the model that the motion was made for</source>
        <translation>モーションの対象となるモデルの名前</translation>
    </message>
    <message>
        <source>no finding can be repaired automatically</source>
        <translation>自動で修復できるものがありません</translation>
    </message>
    <message>
        <source>Repair findings</source>
        <translation>検査結果の修復</translation>
    </message>
    <message numerus="yes">
        <source>keys of %Ln track(s) changed</source>
        <translation>
            <numerusform>%Ln トラックのキーを変更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) changed</source>
        <translation>
            <numerusform>%Ln 個の名前を変更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln finding(s) repaired</source>
        <translation>
            <numerusform>%Ln 件の検査結果を修復</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::HelpTourCommands</name>
    <message>
        <source>Open a motion and a model</source>
        <translation>モーションとモデルを開く</translation>
    </message>
    <message>
        <source>Open them here, or drop the files anywhere into this window. Every motion gets a tab of its own.</source>
        <translation>ここから開くか、ファイルをこのウィンドウにドロップします。モーションはそれぞれ別のタブに開きます。</translation>
    </message>
    <message>
        <source>The panels of this tour appear when the first file is open.</source>
        <translation>このツアーで案内するパネルは、最初のファイルを開くと現れます。</translation>
    </message>
    <message>
        <source>Open the Sample</source>
        <translation>サンプルを開く</translation>
    </message>
    <message>
        <source>Find everything</source>
        <translation>操作と説明を探す</translation>
    </message>
    <message>
        <source>%1 finds any action by name. %2 opens the manual. After %3, a click on any control explains it. This tour is also in the Help menu.</source>
        <translation>%1 では名前を入力してすべての操作を探せます。%2 で説明書を開き、%3 のあとで部品をクリックするとその説明が出ます。このツアーは「ヘルプ」メニューにあります。</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>The keys of the motion: tracks are rows, frames are columns. Click keys or drag a box to select them, drag them to move them, drag the ruler to move the playhead.</source>
        <translation>モーションのキーです。行がトラック、列がフレームです。キーはクリックか囲んで選択し、ドラッグで移動します。目盛りをドラッグすると再生位置が動きます。</translation>
    </message>
    <message>
        <source>Viewport and posing</source>
        <translation>ビューポートとポーズ付け</translation>
    </message>
    <message>
        <source>Click a bone and drag its handles to pose. %1 registers the pose as keys. Drag with the right button to orbit and with the middle button to pan; zoom with the wheel.</source>
        <translation>ボーンをクリックし、ハンドルをドラッグしてポーズを付けます。%1 でポーズをキーとして登録します。右ドラッグで視点を回し、中ドラッグで動かし、ホイールで拡大・縮小します。</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>補間曲線</translation>
    </message>
    <message>
        <source>How the motion moves from the previous key to each selected key. Drag the two handles or choose a preset; many keys can be changed at once.</source>
        <translation>前のキーから選択したキーまでの動き方です。二つのハンドルをドラッグするか、プリセットを選びます。多くのキーをまとめて変えられます。</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>The values of the chosen tracks over time. Drag keys up and down to change values, and their handles to bend the curves.</source>
        <translation>選んだトラックの値の時間変化です。キーを上下にドラッグして値を変え、ハンドルで曲線を曲げます。</translation>
    </message>
    <message>
        <source>the sample is not installed</source>
        <translation>サンプルがインストールされていません</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::KeyCommands</name>
    <message>
        <source>the track %1 is locked; unlock it first</source>
        <translation>トラック %1 はロックされています。先にロックを解除してください</translation>
    </message>
    <message>
        <source>choose a track first</source>
        <translation>先にトラックを選んでください</translation>
    </message>
    <message>
        <source>Add keys</source>
        <translation>キーの登録</translation>
    </message>
    <message>
        <source>Move Keys</source>
        <translation>キーの移動</translation>
    </message>
    <message>
        <source>Frames (negative: earlier)</source>
        <translation>フレーム数（負: 前へ）</translation>
    </message>
    <message>
        <source>Copy keys</source>
        <translation>キーのコピー</translation>
    </message>
    <message>
        <source>Move keys</source>
        <translation>キーの移動</translation>
    </message>
    <message>
        <source>the selected keys have none of these values</source>
        <translation>選択したキーにその値を持つものがありません</translation>
    </message>
    <message>
        <source>Change values</source>
        <translation>値の変更</translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s) stay(s) at frame 0, as in MMD</source>
        <translation>
            <numerusform>キー %Ln 個は MMD と同じくフレーム 0 に残りました</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LightSection</name>
    <message>
        <source>Color</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Pick the color</source>
        <translation>色を選ぶ</translation>
    </message>
    <message>
        <source>R</source>
        <comment>red</comment>
        <translation>赤</translation>
    </message>
    <message>
        <source>G</source>
        <comment>green</comment>
        <translation>緑</translation>
    </message>
    <message>
        <source>B</source>
        <comment>blue</comment>
        <translation>青</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Direction %1</source>
        <translation>方向 %1</translation>
    </message>
    <message>
        <source>Light color</source>
        <translation>照明の色</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>Description</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>ショートカット</translation>
    </message>
</context>
<context>
    <name>Markers</name>
    <message>
        <source>Red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>オレンジ</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>Cyan</source>
        <translation>水色</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>Gray</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>Rename marker</source>
        <translation>マーカーの名前変更</translation>
    </message>
    <message>
        <source>Change marker color</source>
        <translation>マーカーの色を変更</translation>
    </message>
    <message>
        <source>Delete marker</source>
        <translation>マーカーの削除</translation>
    </message>
    <message>
        <source>Move marker</source>
        <translation>マーカーの移動</translation>
    </message>
    <message>
        <source>Add marker</source>
        <translation>マーカーの追加</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>名前を変更…</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
</context>
<context>
    <name>ModelFiles</name>
    <message>
        <source>Models and props (%1)</source>
        <translation>モデルとアクセサリ (%1)</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::MorphCommands</name>
    <message>
        <source>Pose morph</source>
        <translation>モーフのポーズ</translation>
    </message>
</context>
<context>
    <name>MorphSection</name>
    <message>
        <source>Weight</source>
        <translation>ウェイト</translation>
    </message>
    <message>
        <source>Weight slider</source>
        <translation>ウェイトのスライダー</translation>
    </message>
    <message>
        <source>M</source>
        <comment>the letter of the morph channel</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>Drag to change the weight of the selected keys</source>
        <translation>ドラッグすると選択したキーのウェイトが変わります</translation>
    </message>
</context>
<context>
    <name>Operations</name>
    <message>
        <source>%1 %2 at %3, frame %4</source>
        <translation>%1 %2（%3、フレーム %4）</translation>
    </message>
</context>
<context>
    <name>PlayheadValues</name>
    <message>
        <source>%1 at frame %2</source>
        <translation>フレーム %2 の%1</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>物理演算</translation>
    </message>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>ウェイト</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>注視点</translation>
    </message>
    <message>
        <source>View angle</source>
        <translation>視野角</translation>
    </message>
    <message>
        <source>Perspective</source>
        <translation>パースペクティブ</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Mode %1</source>
        <translation>モード%1</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>非表示</translation>
    </message>
    <message>
        <source>IK</source>
        <translation>IK</translation>
    </message>
    <message>
        <source>all on</source>
        <translation>すべてオン</translation>
    </message>
    <message>
        <source>%1 of %2 off</source>
        <translation>%2 個中 %1 個オフ</translation>
    </message>
    <message>
        <source>%1 at frame %2, not registered</source>
        <translation>フレーム %2 の%1（未登録）</translation>
    </message>
    <message>
        <source>%1 at frame %2, without keys</source>
        <translation>フレーム %2 の%1（キーなし）</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::PoseFileCommands</name>
    <message>
        <source>Open Pose as Motion</source>
        <translation>ポーズをモーションとして開く</translation>
    </message>
    <message>
        <source>Import Pose at Playhead</source>
        <translation>再生位置にポーズを読み込み</translation>
    </message>
    <message>
        <source>Export Pose at Playhead</source>
        <translation>再生位置のポーズを書き出し</translation>
    </message>
    <message>
        <source>the pose would be empty: no bones or morphs are chosen</source>
        <translation>ボーンもモーフも選ばれていないため、ポーズが空になります</translation>
    </message>
    <message>
        <source>Pose of %1 and %2 exported to %3</source>
        <translation>%1と%2のポーズを %3 に書き出しました</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bone(s)</source>
        <translation>
            <numerusform>ボーン %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln morph(s)</source>
        <translation>
            <numerusform>モーフ %Ln 個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Unsaved Changes</source>
        <translation>未保存の変更</translation>
    </message>
    <message>
        <source>%1 has unsaved changes.</source>
        <translation>%1 には未保存の変更があります。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln motion(s) have unsaved changes.</source>
        <translation>
            <numerusform>%Ln 個のモーションに未保存の変更があります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsaved changes will be lost if you do not save them.</source>
        <translation>保存しないと、未保存の変更は失われます。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Do Not Save</source>
        <translation>保存しない</translation>
    </message>
    <message>
        <source>Data That Cannot Be Saved</source>
        <translation>このファイルに保存できないもの</translation>
    </message>
    <message>
        <source>The file format cannot store the following data. It will be lost:</source>
        <translation>次のデータはこのファイル形式では保存できず、失われます:</translation>
    </message>
    <message>
        <source>Save Anyway</source>
        <translation>それでも保存</translation>
    </message>
    <message>
        <source>Data that will be lost</source>
        <translation>失われるもの</translation>
    </message>
    <message>
        <source>Export Pose at Playhead</source>
        <translation>再生位置のポーズを書き出し</translation>
    </message>
    <message>
        <source>Which bones should the pose contain?</source>
        <translation>どのボーンをポーズに含めますか?</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>書き出し…</translation>
    </message>
    <message>
        <source>All bones of the motion</source>
        <translation>モーションのすべてのボーン</translation>
    </message>
    <message>
        <source>Bones that are not in the rest pose</source>
        <translation>初期値と異なるボーン</translation>
    </message>
    <message>
        <source>Include morphs (MikuMikuMoving format)</source>
        <translation>モーフを含める（MikuMikuMoving 形式）</translation>
    </message>
    <message>
        <source>Export Selected Keys</source>
        <translation>選択したキーを書き出し</translation>
    </message>
    <message>
        <source>The first selected key is at frame %1.</source>
        <translation>選択した最初のキーはフレーム %1 にあります。</translation>
    </message>
    <message>
        <source>Shift the keys to start at frame 0, as MMD does</source>
        <translation>MMD と同様に、フレーム 0 から始まるように移動する</translation>
    </message>
    <message>
        <source>Keep the frame numbers</source>
        <translation>フレーム番号を変えない</translation>
    </message>
    <message>
        <source>Unregistered Pose</source>
        <translation>未登録のポーズ</translation>
    </message>
    <message>
        <source>%1 has an unregistered pose: %2.</source>
        <translation>%1 に未登録のポーズがあります: %2。</translation>
    </message>
    <message>
        <source>Only registered keys are saved.</source>
        <translation>保存されるのは登録したキーだけです。</translation>
    </message>
    <message>
        <source>Register at Frame %1</source>
        <translation>フレーム %1 に登録</translation>
    </message>
    <message>
        <source>Save Without It</source>
        <translation>登録せずに保存</translation>
    </message>
    <message>
        <source>Continues with these settings.</source>
        <translation>この設定で続けます。</translation>
    </message>
    <message>
        <source>Saves the changes first. Asks for a file name if the motion has none.</source>
        <translation>先に変更を保存します。ファイル名がまだなければ尋ねます。</translation>
    </message>
    <message>
        <source>Continues without saving. The changes are lost.</source>
        <translation>保存せずに続けます。変更は失われます。</translation>
    </message>
    <message>
        <source>Registers the pose as keys and saves them with the motion.</source>
        <translation>ポーズをキーとして登録し、モーションと一緒に保存します。</translation>
    </message>
    <message>
        <source>Saves the registered keys only. The pose stays unregistered in the window.</source>
        <translation>登録済みのキーだけを保存します。ポーズは未登録のままウィンドウに残ります。</translation>
    </message>
    <message>
        <source>Confirms the action.</source>
        <translation>確認した内容を実行します。</translation>
    </message>
    <message>
        <source>Lists the data that the file format cannot store, by track.</source>
        <translation>このファイル形式では保存できない内容を、トラックごとに示します。</translation>
    </message>
    <message>
        <source>Exports all bones of the motion, including those in the rest pose.</source>
        <translation>初期状態のボーンも含め、モーションの全ボーンを書き出します。</translation>
    </message>
    <message>
        <source>Exports only the bones that are moved or rotated at the playhead.</source>
        <translation>再生位置で移動または回転しているボーンだけを書き出します。</translation>
    </message>
    <message>
        <source>Also writes the morph weights. MikuMikuDance ignores them.</source>
        <translation>モーフの値も書き出します。MikuMikuDance では無視されます。</translation>
    </message>
    <message>
        <source>Moves the first key to frame 0 and all other keys by the same amount.</source>
        <translation>最初のキーをフレーム 0 に移し、ほかのキーも同じだけ移します。</translation>
    </message>
    <message>
        <source>Leaves all keys at their frames.</source>
        <translation>どのキーもフレームを変えません。</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Selected bones</source>
        <translation>選択したボーン</translation>
    </message>
    <message>
        <source>Exports only the bones that are selected in the viewport or have selected keys.</source>
        <translation>ビューポートで選択したボーンと、選択したキーのあるボーンだけを書き出します。</translation>
    </message>
    <message>
        <source>Overwrite File</source>
        <translation>ファイルの上書き</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>Saves the motion under a new name and leaves this file as it is.</source>
        <translation>モーションを別の名前で保存し、このファイルはそのままにします。</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>上書き</translation>
    </message>
    <message>
        <source>Open From Archive</source>
        <translation>書庫から開く</translation>
    </message>
    <message>
        <source>Which files of %1 should be opened?</source>
        <translation>%1 のどのファイルを開きますか？</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Files of the archive</source>
        <translation>書庫のファイル</translation>
    </message>
    <message>
        <source>Lists the models, motions and poses of the archive. Select those to open.</source>
        <translation>書庫のモデル、モーション、ポーズの一覧です。開くものを選びます。</translation>
    </message>
</context>
<context>
    <name>PropertyKeySection</name>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>IK %1</source>
        <translation>IK %1</translation>
    </message>
    <message>
        <source>Add IK %1</source>
        <translation>IK %1 の追加</translation>
    </message>
    <message>
        <source>%1 bones</source>
        <translation>ボーン %1 個</translation>
    </message>
    <message>
        <source>Remove IK %1</source>
        <translation>IK %1 の削除</translation>
    </message>
</context>
<context>
    <name>SelectionText</name>
    <message>
        <source>%1 tracks</source>
        <translation>%1 トラック</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>フレーム %1</translation>
    </message>
    <message>
        <source>frames %1–%2</source>
        <translation>フレーム %1–%2</translation>
    </message>
    <message>
        <source>1 key</source>
        <translation>1 キー</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 キー</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>Morph</source>
        <translation>モーフ</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <source>Self shadow</source>
        <translation>セルフ影</translation>
    </message>
    <message>
        <source>Visibility and IK</source>
        <translation>表示・IK</translation>
    </message>
</context>
<context>
    <name>ShadowSection</name>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Mode 1</source>
        <translation>モード1</translation>
    </message>
    <message>
        <source>Mode 2</source>
        <translation>モード2</translation>
    </message>
    <message>
        <source>Self-shadow mode</source>
        <translation>セルフ影のモード</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>D</source>
        <comment>the letter of the distance channel</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>Self-shadow distance</source>
        <translation>セルフ影の距離</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>混在</translation>
    </message>
    <message>
        <source>How models cast shadows on each other, from the selected keys on</source>
        <translation>選択したキー以降のセルフ影の設定です</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::AboutDialog</name>
    <message>
        <source>About Furitsuke</source>
        <translation>Furitsuke について</translation>
    </message>
    <message>
        <source>A viewer and editor for MikuMikuDance motions.</source>
        <translation>MikuMikuDance のモーションを表示・編集します。</translation>
    </message>
    <message>
        <source>The program is free software under the GNU General Public License, version 3 or later; its core is under the MIT License.
Built with Qt %1.</source>
        <translation>このプログラムは GNU General Public License バージョン 3 以降で配布される自由ソフトウェアです。コア部分は MIT License です。
Qt %1 を使用しています。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Languages: English, Japanese and Chinese. No native speaker has checked the Chinese texts yet.</source>
        <translation>言語: 英語、日本語、中国語（中国語は母語話者による確認前）。</translation>
    </message>
    <message>
        <source>Closes this window.</source>
        <translation>このウィンドウを閉じます。</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::BonePage</name>
    <message>
        <source>IK</source>
        <translation>IK</translation>
    </message>
    <message>
        <source>move</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>rotate</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>fixed axis</source>
        <translation>軸制限</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>操作不可</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>非表示</translation>
    </message>
    <message>
        <source>Parent: %1</source>
        <translation>親: %1</translation>
    </message>
    <message>
        <source>Inherits %1 of %2</source>
        <translation>付与: %2 から %1</translation>
    </message>
    <message>
        <source>Evaluated after physics</source>
        <translation>物理後変形</translation>
    </message>
    <message>
        <source>Search bones</source>
        <translation>ボーンを検索</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>In no display group</source>
        <translation>表示枠なし</translation>
    </message>
    <message>
        <source>The bones of the model by display group; click a bone to select it in the viewport too</source>
        <translation>モデルのボーンを表示枠ごとに表示します。クリックするとビューポートでも選択されます</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::CameraBakeCommands</name>
    <message>
        <source>the model has no bone &apos;%1&apos;</source>
        <translation>モデルにボーン「%1」がありません</translation>
    </message>
    <message>
        <source>choose a bone first</source>
        <translation>先にボーンを選択してください</translation>
    </message>
    <message>
        <source>the camera was changed in the meantime</source>
        <translation>その間にカメラが変更されました</translation>
    </message>
    <message>
        <source>Bake follow camera</source>
        <translation>追従カメラを焼き込み</translation>
    </message>
    <message>
        <source>Baking the camera…</source>
        <translation>カメラを焼き込んでいます…</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>キャンセルしました</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::CameraBakeDialog</name>
    <message>
        <source>Bake Follow Camera</source>
        <translation>追従カメラを焼き込み</translation>
    </message>
    <message>
        <source>Creates camera keys that follow a bone, starting from the current view. They replace all camera keys between the first and the last frame.</source>
        <translation>現在の視点から、ボーンに追従するカメラキーを作ります。範囲内にあるカメラキーはすべて置き換えられます。</translation>
    </message>
    <message>
        <source>Bake</source>
        <translation>焼き込み</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>最初のフレーム</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>最後のフレーム</translation>
    </message>
    <message>
        <source>Key interval (frames)</source>
        <translation>キーの間隔（フレーム）</translation>
    </message>
    <message>
        <source>Follow with</source>
        <translation>追従するもの</translation>
    </message>
    <message>
        <source>Target only</source>
        <translation>注視点のみ</translation>
    </message>
    <message>
        <source>Target and angle, as if attached to the bone</source>
        <translation>注視点と角度（ボーンに固定したように）</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>元にする視点</translation>
    </message>
    <message>
        <source>Current view of the viewport</source>
        <translation>ビューポートの現在の視点</translation>
    </message>
    <message>
        <source>Current motion camera</source>
        <translation>モーションのカメラの現在の視点</translation>
    </message>
    <message>
        <source>Reduce keys within</source>
        <translation>許容誤差内のキーを間引く</translation>
    </message>
    <message>
        <source>Use fewer keys with curves, as long as the target deviates by no more than this</source>
        <translation>注視点のずれがこの範囲に収まるように、補間曲線を使ってキーを減らします</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>許容誤差</translation>
    </message>
    <message>
        <source> units</source>
        <translation> 単位</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>フレーム</translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s)</source>
        <translation>
            <numerusform>%Ln個のキー</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at most</source>
        <translation>最大%1</translation>
    </message>
    <message>
        <source>The camera is not interpolated between keys at adjacent frames: at more than 30 images per second it moves in steps. An interval of 2 frames makes the movement smooth.</source>
        <translation>隣り合うフレームのキーの間ではカメラは補間されないため、毎秒30枚を超える表示では動きが段階的になります。間隔を2フレームにすると滑らかになります。</translation>
    </message>
    <message>
        <source>The last frame is before the first frame.</source>
        <translation>最後のフレームが最初のフレームより前にあります。</translation>
    </message>
    <message>
        <source>Calculating the poses…</source>
        <translation>ポーズを計算しています…</translation>
    </message>
    <message>
        <source>Creates the keys as one undo step.</source>
        <translation>キーを作ります。1 回の操作として元に戻せます。</translation>
    </message>
    <message>
        <source>The bone that the camera follows.</source>
        <translation>カメラが追従するボーンです。</translation>
    </message>
    <message>
        <source>The frame of the first key.</source>
        <translation>キーを作る最初のフレームです。</translation>
    </message>
    <message>
        <source>The frame of the last key.</source>
        <translation>最後のキーを作るフレームです。</translation>
    </message>
    <message>
        <source>MMD treats camera keys at adjacent frames as cuts. With an interval of 2 or more, the camera moves smoothly between them.</source>
        <translation>MMD は隣り合うフレームのカメラキーをカットとして扱います。2 以上にすると間もなめらかに動きます。</translation>
    </message>
    <message>
        <source>Selects whether only the camera target follows the bone, or the camera also rotates with it.</source>
        <translation>注視点だけがボーンに追従するか、カメラもボーンと一緒に回転するかを選びます。</translation>
    </message>
    <message>
        <source>The view at the playhead that the camera starts from.</source>
        <translation>追従を始める、再生位置での視点です。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>The key interval must be at least 1 frame.</source>
        <translation>キーの間隔は 1 フレーム以上にしてください。</translation>
    </message>
    <message>
        <source>%L1 keys are too many. Choose fewer frames or a larger key interval to create at most %L2 keys.</source>
        <translation>%L1 個のキーは多すぎます。%L2 個以下になるように、フレームの範囲を狭くするか、キーの間隔を広くしてください。</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::CameraCommands</name>
    <message>
        <source>New camera</source>
        <translation>新規カメラ</translation>
    </message>
    <message>
        <source>Register camera view</source>
        <translation>視点をカメラキーに登録</translation>
    </message>
    <message>
        <source>Move light</source>
        <translation>照明を移動</translation>
    </message>
    <message>
        <source>Light Color</source>
        <translation>照明の色</translation>
    </message>
    <message>
        <source>Change light color</source>
        <translation>照明の色を変更</translation>
    </message>
    <message>
        <source>the camera has no key after the playhead</source>
        <translation>再生位置より後にカメラのキーがありません</translation>
    </message>
    <message>
        <source>the camera has no key before the playhead</source>
        <translation>再生位置より前にカメラのキーがありません</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::ChannelBar</name>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Show and edit all channels</source>
        <translation>すべてのチャンネルを表示・編集します</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::ChannelButton</name>
    <message>
        <source>%1 channel</source>
        <translation>%1 チャンネル</translation>
    </message>
    <message>
        <source>Show and edit the curve of: %1. Double-click to show only this one.</source>
        <translation>%1 の補間曲線を表示・編集します。ダブルクリックでこれだけを表示します。</translation>
    </message>
    <message>
        <source>The value does not change here, so the curve has no visible effect.</source>
        <translation>ここでは値が変わらないため、曲線は動きに影響しません。</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::ChannelList</name>
    <message>
        <source>Channels</source>
        <translation>チャンネル</translation>
    </message>
    <message>
        <source>The channels that the graph shows. Press Space to check or uncheck a channel.</source>
        <translation>グラフに表示するチャンネルです。Space キーでオンとオフを切り替えます。</translation>
    </message>
    <message>
        <source>Show or hide the curve. Double-click to show only this one.</source>
        <translation>曲線の表示を切り替えます。ダブルクリックでこれだけを表示します。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more track(s)</source>
        <translation>
            <numerusform>ほか %Ln トラック</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::CommandPalette</name>
    <message>
        <source>No matching action</source>
        <translation>一致する操作はありません</translation>
    </message>
    <message>
        <source>Command Palette</source>
        <translation>コマンドパレット</translation>
    </message>
    <message>
        <source>Search for an action</source>
        <translation>操作を検索</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Searches for a part of an action&apos;s name, or the first letters of its words, in the language of the window or in English, or for a word that describes it. Enter runs the selected action.</source>
        <translation>ウィンドウの言語または英語で、操作の名前の一部や各語の頭文字、操作を表す言葉を検索します。Enter で選択した操作を実行します。</translation>
    </message>
    <message>
        <source>Lists the matching actions with their menus and shortcuts. Actions that are not available now are gray, with the reason.</source>
        <translation>一致した操作を、メニューとショートカットとともに一覧します。今使えない操作は灰色で、理由が表示されます。</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::ComparisonPanel</name>
    <message>
        <source>Both motions move this model in the same way.</source>
        <translation>2 つのモーションはこのモデルを同じように動かします。</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差</translation>
    </message>
    <message>
        <source>Bones and morphs that differ, largest differences first.</source>
        <translation>差のあるボーンとモーフ。差の大きい順に並びます。</translation>
    </message>
    <message>
        <source>Bones that differ</source>
        <translation>差のあるボーン</translation>
    </message>
    <message>
        <source>Distance of each bone between the two motions; double-click a row to go to its largest difference</source>
        <translation>2 つのモーションでの各ボーンの差。ダブルクリックで差が最大のフレームに移動</translation>
    </message>
    <message>
        <source>Morphs that differ</source>
        <translation>差のあるモーフ</translation>
    </message>
    <message>
        <source>Difference of the weights of each morph; double-click a row to go to its largest difference</source>
        <translation>各モーフのウェイトの差。ダブルクリックで差が最大のフレームに移動</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>モーフ</translation>
    </message>
    <message>
        <source>Comparing… %p %</source>
        <translation>比較中… %p %</translation>
    </message>
    <message>
        <source>Progress of the comparison</source>
        <translation>比較の進行状況</translation>
    </message>
    <message>
        <source>How much of the motions has been compared</source>
        <translation>モーションの比較がどこまで進んだかを示します</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Search differences</source>
        <translation>差を検索</translation>
    </message>
    <message>
        <source>Show only bones and morphs whose names contain this text</source>
        <translation>名前にこの文字を含むボーンとモーフだけを表示</translation>
    </message>
    <message>
        <source>Open a model and a motion for it to compare the motion with another one.</source>
        <translation>モデルとそのモーションを開くと、別のモーションと比較できます。</translation>
    </message>
    <message>
        <source>The active model has no motion. Assign a motion to compare it with another one.</source>
        <translation>操作中のモデルにはモーションがありません。モーションを割り当てると、別のモーションと比較できます。</translation>
    </message>
    <message>
        <source>Compare the motion of the active model with another one, to see where they differ.</source>
        <translation>操作中のモデルのモーションを別のモーションと比べ、どこが違うかを調べます。</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 と %2</translation>
    </message>
    <message>
        <source>%1 moves the model; %2 is shown as a ghost in this color</source>
        <translation>%1 がモデルを動かし、%2 はこの色の半透明で表示されます</translation>
    </message>
    <message>
        <source>Bones (%L1)</source>
        <translation>ボーン (%L1)</translation>
    </message>
    <message>
        <source>Morphs (%L1)</source>
        <translation>モーフ (%L1)</translation>
    </message>
    <message>
        <source>After frame %L1 only frames with keys, their neighbors and a few frames in between were compared.</source>
        <translation>フレーム %L1 より後は、キーのあるフレームとその前後、および一部のフレームだけを比較しました。</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::CurveByteField</name>
    <message>
        <source>mixed</source>
        <translation>混在</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::CurveCanvas</name>
    <message>
        <source>Curve</source>
        <translation>補間曲線</translation>
    </message>
    <message>
        <source>Two handles define the curve. Tab switches between them, arrow keys move the current one.</source>
        <translation>2 つのハンドルで曲線を編集します。Tab で切り替え、矢印キーで動かします。</translation>
    </message>
    <message>
        <source>%1: mixed</source>
        <translation>%1: 混在</translation>
    </message>
    <message>
        <source>channels differ</source>
        <translation>チャンネルごとに異なる</translation>
    </message>
    <message>
        <source>t %1 → %2</source>
        <translation>t %1 → %2</translation>
    </message>
    <message>
        <source>t %1</source>
        <translation>t %1</translation>
    </message>
    <message>
        <source>key before</source>
        <translation>前のキー</translation>
    </message>
    <message>
        <source>selected key</source>
        <translation>選択キー</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::CurveHeader</name>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>（名前なし）</translation>
    </message>
    <message>
        <source>no frames in between</source>
        <translation>間にフレームがありません</translation>
    </message>
    <message>
        <source>%1 constant</source>
        <translation>%1 は一定</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>フレーム %1</translation>
    </message>
    <message>
        <source>frames %1 → %2</source>
        <translation>フレーム %1 → %2</translation>
    </message>
    <message>
        <source>Curve of the key at %1</source>
        <translation>%1 のキーの曲線</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 キー</translation>
    </message>
    <message>
        <source>%1 on %2 tracks</source>
        <translation>%2 トラックで%1</translation>
    </message>
    <message>
        <source>Each curve shapes the span before its key</source>
        <translation>曲線はキーの直前の区間に適用されます</translation>
    </message>
    <message>
        <source>No span before frame 0: its curve has no effect</source>
        <translation>フレーム 0 の前に区間がないため、曲線は効果がありません</translation>
    </message>
    <message>
        <source>No span before frame 0: their curves have no effect</source>
        <translation>フレーム 0 の前に区間がないため、各曲線は効果がありません</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them are at frame 0: no effect</source>
        <translation>
            <numerusform>うち %Ln 個はフレーム 0 のキー: 効果なし</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::CurvePanel</name>
    <message>
        <source>Change curve</source>
        <translation>補間曲線の変更</translation>
    </message>
    <message>
        <source>The clipboard contains no curve</source>
        <translation>クリップボードに曲線がありません</translation>
    </message>
    <message>
        <source>None of the copied curves belongs to a checked channel</source>
        <translation>コピーした曲線に、選択中のチャンネルのものがありません</translation>
    </message>
    <message>
        <source>Paste curve</source>
        <translation>曲線のペースト</translation>
    </message>
    <message>
        <source>Curve: %1</source>
        <translation>曲線: %1</translation>
    </message>
    <message>
        <source>Reset curves</source>
        <translation>曲線のリセット</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy the curves of the checked channels (of the first key)</source>
        <translation>選択中のチャンネルの曲線をコピーします（最初のキー）</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>ペースト</translation>
    </message>
    <message>
        <source>Paste the copied curves into the checked channels</source>
        <translation>コピーした曲線を選択中のチャンネルにペーストします</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Reset every channel of the selected keys to linear interpolation</source>
        <translation>選択したキーの全チャンネルを線形補間に戻します</translation>
    </message>
    <message>
        <source>Select a bone or camera key to edit its interpolation curve.</source>
        <translation>ボーンまたはカメラのキーを選択すると、補間曲線を編集できます。</translation>
    </message>
    <message>
        <source>Select keys at the playhead</source>
        <translation>再生位置のキーを選択</translation>
    </message>
    <message>
        <source>There is no key with a curve at the playhead</source>
        <translation>再生位置に曲線を持つキーがありません</translation>
    </message>
    <message>
        <source>Select all keys at the playhead that have a curve</source>
        <translation>再生位置にある、曲線を持つキーをすべて選択します</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::CurveTexts</name>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>R</source>
        <comment>letter of the rotation channel</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>D</source>
        <comment>letter of the distance channel</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>V</source>
        <comment>letter of the view angle channel</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>View angle</source>
        <translation>視野角</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>線形</translation>
    </message>
    <message>
        <source>Ease in</source>
        <translation>ゆっくり始まる</translation>
    </message>
    <message>
        <source>Ease out</source>
        <translation>ゆっくり終わる</translation>
    </message>
    <message>
        <source>Ease in and out</source>
        <translation>ゆっくり始まり、ゆっくり終わる</translation>
    </message>
    <message>
        <source>Automatic curve</source>
        <translation>自動設定</translation>
    </message>
    <message>
        <source>In</source>
        <comment>short for ease in</comment>
        <translation>加速</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>short for ease out</comment>
        <translation>減速</translation>
    </message>
    <message>
        <source>In-out</source>
        <comment>short for ease in and out</comment>
        <translation>加減速</translation>
    </message>
    <message>
        <source>Auto</source>
        <comment>short for automatic curve</comment>
        <translation>自動</translation>
    </message>
</context>
<context>
    <name>furitsuke::widgets::DialogTexts</name>
    <message>
        <source>Closes this window without changing anything.</source>
        <translation>何も変えずにこのウィンドウを閉じます。</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::DifferenceModel</name>
    <message>
        <source>Largest difference at frame %1: weight %2</source>
        <translation>最大の差はフレーム %1: ウェイト %2</translation>
    </message>
    <message>
        <source>Largest distance at frame %1: %2 units; largest rotation at frame %3: %4</source>
        <translation>距離の最大はフレーム %1: %2、回転の最大はフレーム %3: %4</translation>
    </message>
    <message>
        <source>The morph</source>
        <translation>モーフ</translation>
    </message>
    <message>
        <source>The bone</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>The difference of the weights over the whole motion</source>
        <translation>モーション全体でのウェイトの差</translation>
    </message>
    <message>
        <source>The difference over the whole motion: distance as a filled area, rotation as a line, each scaled to its maximum</source>
        <translation>モーション全体での差。塗りが距離、線が回転で、それぞれ最大値を高さとします</translation>
    </message>
    <message>
        <source>The largest difference of the weights</source>
        <translation>ウェイトの最大の差</translation>
    </message>
    <message>
        <source>The largest distance between the two positions of the bone, in model units</source>
        <translation>ボーンの 2 つの位置の最大距離（MMD単位）</translation>
    </message>
    <message>
        <source>The largest angle between the two orientations of the bone, in degrees</source>
        <translation>ボーンの 2 つの向きの最大の角度差（度）</translation>
    </message>
    <message>
        <source>The frame of the largest difference</source>
        <translation>差が最大になるフレーム</translation>
    </message>
    <message>
        <source>Morph</source>
        <translation>モーフ</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>時間ごとの差</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>ウェイト</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>At frame</source>
        <translation>フレーム</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>補間曲線</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>プロパティ</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>検査結果</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Viewport</source>
        <translation>ビューポート</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>シーン</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>ポーズ集</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>Shows the models at the playhead. Click a bone and drag its handles to pose it. Drag with the right mouse button to rotate the view, with the middle button to pan it, and turn the wheel to zoom.</source>
        <translation>再生位置のモデルを表示します。ボーンをクリックし、ハンドルをドラッグしてポーズを付けます。右ボタンのドラッグで視点を回転、中ボタンのドラッグで移動、ホイールで拡大・縮小します。</translation>
    </message>
    <message>
        <source>Lists the models of the scene. Choose the active model, the motion of each model, and the motion that provides camera, light and shadow.</source>
        <translation>シーンのモデルです。操作するモデル、モデルを動かすモーション、カメラ・照明・影に使うモーションを選びます。</translation>
    </message>
    <message>
        <source>Shows the keys of the motion: tracks from top to bottom, frames from left to right. Click keys or drag a box around them to select them, drag keys to move them, double-click to register one.</source>
        <translation>モーションのキーです。縦にトラック、横にフレームが並びます。クリックするか囲んで選択し、ドラッグで移動し、ダブルクリックで登録します。</translation>
    </message>
    <message>
        <source>Shows the values of the selected tracks over time. Drag keys to change their frames and values, and handles to change the curves.</source>
        <translation>選んだトラックの値の時間変化です。キーをドラッグするとフレームと値が、ハンドルをドラッグすると曲線の形が変わります。</translation>
    </message>
    <message>
        <source>Shows the interpolation from the previous key to the selected keys. Drag the two handles, or choose a preset.</source>
        <translation>前のキーから選択したキーまでの補間を表示します。2 つのハンドルをドラッグするか、プリセットを選びます。</translation>
    </message>
    <message>
        <source>Shows the values of the selected keys. Drag a label or type a number to change a value.</source>
        <translation>選択したキーの値です。名前の上をドラッグするか、数値を入力します。</translation>
    </message>
    <message>
        <source>Shows the contents of the active model: morphs as sliders, bones by display group, materials, rigid bodies and joints with their values, and the comments of its author.</source>
        <translation>操作中のモデルの内容です。モーフのスライダー、表示枠ごとのボーン、材質、剛体とジョイントの値、作者のコメントがあります。</translation>
    </message>
    <message>
        <source>Lists what is unusual or damaged in the file. Click a finding to go to its key; some findings can be repaired.</source>
        <translation>ファイルの通常と異なる点や壊れている点の一覧です。クリックするとそのキーへ移動します。修復できるものもあります。</translation>
    </message>
    <message>
        <source>Shows a folder of poses on the active model. Double-click a pose to register it at the playhead.</source>
        <translation>フォルダーのポーズを操作中のモデルで表示します。ダブルクリックすると再生位置に登録します。</translation>
    </message>
    <message>
        <source>Shows messages and errors of the program, for bug reports.</source>
        <translation>プログラムのメッセージとエラーを表示します。不具合の報告に使えます。</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Lists the bones and morphs of the active model that another motion moves differently, largest differences first. Double-click a row to go to the frame of its largest difference.</source>
        <translation>別のモーションでは動きが異なる、操作中のモデルのボーンとモーフを、差の大きい順に並べます。ダブルクリックすると差が最大のフレームに移動します。</translation>
    </message>
    <message>
        <source>Props</source>
        <translation>アクセサリ操作</translation>
    </message>
    <message>
        <source>Places a prop: position, angles, size, transparency, shadow, and the bone of another model that carries it.</source>
        <translation>アクセサリを配置します。位置、角度、サイズ、不透明度、影、親にする別のモデルのボーンを設定します。</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考映像</translation>
    </message>
    <message>
        <source>Shows a film or a picture at the playhead, to animate after it. Turn the wheel to zoom, drag to pan, double-click to show all of it.</source>
        <translation>お手本にする動画または画像を再生位置に合わせて表示します。ホイールで拡大縮小、ドラッグで移動、ダブルクリックで全体を表示します。</translation>
    </message>
    <message>
        <source>Live Link</source>
        <translation>ライブリンク</translation>
    </message>
    <message>
        <source>Receives the poses of another program and moves the active model by them, records them into a motion, and sends the pose of the viewport to another program.</source>
        <translation>他のプログラムのポーズを受信して操作中のモデルを動かし、モーションとして記録します。ビューポートのポーズを他のプログラムに送ることもできます。</translation>
    </message>
    <message>
        <source>Clean Up</source>
        <translation>クリーンアップ</translation>
    </message>
    <message>
        <source>Measures how clean the motion is on its model: jitter, sliding feet, jumps and more. Expand a row and click a place to go to it; the button previews the operation that corrects it.</source>
        <translation>モデル上でのモーションのきれいさ（ブレ、足の滑り、飛びなど）を測ります。行を開いて箇所をクリックするとそこに移動し、ボタンで修正する操作をプレビューします。</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>Lists the layers of the motion, the highest first. Select a layer to edit its keys; each has a mode, mute, solo, and its weight at the playhead.</source>
        <translation>モーションのレイヤーを上から順に一覧します。レイヤーを選ぶと、そのキーを編集できます。レイヤーごとにモード、ミュート、ソロ、再生位置のウェイトがあります。</translation>
    </message>
    <message>
        <source>Scripts</source>
        <translation>スクリプト</translation>
    </message>
    <message>
        <source>Lists scripts in JavaScript that change the motion, with an editor and what the last run wrote. Select a script to edit it; double-click it to run it with a preview.</source>
        <translation>モーションを変更する JavaScript のスクリプトを、エディターと最後の実行の出力とともに一覧します。選ぶと編集でき、ダブルクリックするとプレビュー付きで実行します。</translation>
    </message>
    <message>
        <source>Formation</source>
        <translation>隊形</translation>
    </message>
    <message>
        <source>Shows the stage from above: the place, the direction and the path of each dancer, and the camera. Drag a dancer, or press the arrow keys, to move it.</source>
        <translation>ステージを上から見て、各ダンサーの位置、向き、軌跡とカメラを表示します。ダンサーをドラッグするか矢印キーを押すと移動します。</translation>
    </message>
</context>
<context>
    <name>furitsuke::window::DocumentStatus</name>
    <message>
        <source>Show the findings</source>
        <translation>検査結果を表示します</translation>
    </message>
    <message>
        <source>frame %1 / %2</source>
        <translation>フレーム %1 / %2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>nothing selected</source>
        <translation>選択なし</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%2で%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s) selected</source>
        <translation>
            <numerusform>%Ln キー選択</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln track(s)</source>
        <translation>
            <numerusform>%Ln トラック</numerusform>
        </translation>
    </message>
    <message>
        <source>no model name</source>
        <translation>モデル名なし</translation>
    </message>
    <message>
        <source>Name of the model that the motion was made for</source>
        <translation>モーションの対象となるモデルの名前</translation>
    </message>
    <message>
        <source>no findings</source>
        <translation>気になる点なし</translation>
    </message>
    <message numerus="yes">
        <source>%Ln finding(s)</source>
        <translation>
            <numerusform>検査結果 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>saved %1</source>
        <translation>%1 に保存</translation>
    </message>
    <message>
        <source>not registered: %1</source>
        <translation>未登録: %1</translation>
    </message>
    <message>
        <source>The unregistered pose</source>
        <translation>未登録のポーズ</translation>
    </message>
    <message>
        <source>no keys selected</source>
        <translation>キーの選択なし</translation>
    </message>
    <message>
        <source>1 bone: %1</source>
        <translation>ボーン 1 個: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bone(s)</source>
        <translation>
            <numerusform>ボーン %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln 行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::window::DocumentTabs</name>
    <message>
        <source>Open motions</source>
        <translation>開いているモーション</translation>
    </message>
    <message>
        <source>%1 (not saved yet)</source>
        <translation>%1（未保存）</translation>
    </message>
    <message>
        <source>%1: unsaved changes</source>
        <translation>%1: 未保存の変更あり</translation>
    </message>
    <message>
        <source>The open motions; click a tab to edit its motion, drag it to reorder the tabs</source>
        <translation>開いているモーションです。クリックで切り替え、ドラッグで並べ替えます</translation>
    </message>
    <message>
        <source>Close this motion</source>
        <translation>このモーションを閉じる</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::DopeSheet</name>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>The keys of the motion: rows are tracks, columns are frames</source>
        <translation>モーションのキー: 行がトラック、列がフレーム</translation>
    </message>
    <message>
        <source>Copy %1  →  frame %2</source>
        <translation>%1 をコピー  →  フレーム %2</translation>
    </message>
    <message>
        <source>×%1  →  frames %2 to %3</source>
        <translation>×%1  →  フレーム %2～%3</translation>
    </message>
    <message>
        <source>%1  →  frame %2, with all later keys</source>
        <translation>%1 → フレーム %2（以降のキーも移動）</translation>
    </message>
    <message>
        <source>%1  →  frame %2  (Shift: with all later keys)</source>
        <translation>%1 → フレーム %2（Shift：以降のキーも移動）</translation>
    </message>
</context>
<context>
    <name>furitsuke::session::DraftTexts</name>
    <message numerus="yes">
        <source>%Ln bone(s)</source>
        <translation>
            <numerusform>ボーン %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln morph(s)</source>
        <translation>
            <numerusform>モーフ %Ln 個</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>furitsuke::session::PictureFitter</name>
    <message>
        <source>Scaling textures down…</source>
        <translation>テクスチャを縮小しています…</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::EditCommands</name>
    <message>
        <source>Delete keys</source>
        <translation>キーの削除</translation>
    </message>
    <message>
        <source>Cut keys</source>
        <translation>キーの切り取り</translation>
    </message>
    <message>
        <source>the clipboard contains no readable keys</source>
        <translation>コピーされた内容はキーとして読めません</translation>
    </message>
    <message>
        <source>Paste keys</source>
        <translation>キーのペースト</translation>
    </message>
    <message>
        <source>the current row has no selectable key at the playhead</source>
        <translation>現在の行の再生位置に、選択できるキーがありません</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>元に戻しました: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>やり直しました: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s) copied</source>
        <translation>
            <numerusform>キー %Ln 個をコピーしました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s) deleted</source>
        <translation>
            <numerusform>キー %Ln 個を削除しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s) at frame 0 reset to rest instead, as in MMD</source>
        <translation>
            <numerusform>フレーム 0 のキー %Ln 個は、MMD と同じく削除せずに初期値に戻しました</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Paste keys mirrored</source>
        <translation>キーを反転ペースト</translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s) pasted</source>
        <translation>
            <numerusform>キー %Ln 個をペーストしました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) without a counterpart not mirrored</source>
        <translation>
            <numerusform>左右の相手がない名前 %Ln 個は反転していません</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::EmptyPage</name>
    <message>
        <source>Select keys at the playhead</source>
        <translation>再生位置のキーを選択</translation>
    </message>
    <message>
        <source>Open a motion to see the values of its keys here.</source>
        <translation>モーションを開くと、ここにキーの値が表示されます。</translation>
    </message>
    <message>
        <source>Select keys in the timeline to see and change their values here.</source>
        <translation>タイムラインでキーを選ぶと、ここで値を確認・変更できます。</translation>
    </message>
    <message>
        <source>Register or discard this pose to see and change the selected keys here.</source>
        <translation>このポーズを登録または破棄すると、選択したキーをここで確認・変更できます。</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::FileCommands</name>
    <message>
        <source>Add %1</source>
        <translation>%1 の追加</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Motions (*.vmd)</source>
        <translation>モーション (*.vmd)</translation>
    </message>
    <message>
        <source>Poses (*.vpd)</source>
        <translation>ポーズ (*.vpd)</translation>
    </message>
    <message>
        <source>New motion</source>
        <translation>新規モーション</translation>
    </message>
    <message>
        <source>New motion %1</source>
        <translation>新規モーション %1</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>%1 を開けませんでした: %2</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>%1 を開いています…</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>%1 を保存しています…</translation>
    </message>
    <message>
        <source>was edited in the meantime and was not reloaded</source>
        <translation>読み込み中に編集されたため、そのままにしました</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Open Another…</source>
        <translation>別のファイルを開く…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>%1 was damaged when it was opened.</source>
        <translation>%1 は開いたとき壊れていました。</translation>
    </message>
    <message>
        <source>Data that could not be read will be lost. The damaged file is kept as %1.bak in the same folder.</source>
        <translation>上書きすると、読めなかった部分は失われます。壊れたファイルは同じフォルダーに %1.bak として残ります。</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>%1 はほかのプログラムで変更されました。</translation>
    </message>
    <message>
        <source>Saving replaces the changes of the other program.</source>
        <translation>保存すると、ほかのプログラムが書いた内容が置き換わります。</translation>
    </message>
    <message>
        <source>Save as Version 1</source>
        <translation>バージョン 1 で保存</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>名前を付けて保存</translation>
    </message>
    <message>
        <source>Discard all unsaved changes of %1?</source>
        <translation>%1 の未保存の変更をすべて捨てますか?</translation>
    </message>
    <message>
        <source>The file is reloaded; this cannot be undone.</source>
        <translation>ファイルを読み直します。元に戻せません。</translation>
    </message>
    <message>
        <source>Discard Changes</source>
        <translation>変更を捨てる</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 を保存できませんでした: %2</translation>
    </message>
    <message>
        <source>%1 is damaged. Its readable part is open as a repaired, unsaved motion; see the findings.</source>
        <translation>%1 は壊れています。読めた部分を修復済みの未保存モーションとして開きました。検査結果をご覧ください。</translation>
    </message>
    <message>
        <source>Reloading discards your unsaved changes.</source>
        <translation>読み直すと未保存の変更は失われます。</translation>
    </message>
    <message>
        <source>%1 was moved or deleted by another program. Saving creates it again.</source>
        <translation>%1 はほかのプログラムで移動または削除されました。保存すると新しく書き込まれます。</translation>
    </message>
    <message>
        <source>%1 was changed by another program. %2</source>
        <translation>%1 はほかのプログラムで変更されました。%2</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>読み直す</translation>
    </message>
    <message>
        <source>Keep My Version</source>
        <translation>このまま続ける</translation>
    </message>
    <message>
        <source>The markers of %1 were changed by another program.</source>
        <translation>%1 のマーカーは別のプログラムによって変更されました。</translation>
    </message>
    <message>
        <source>Saving replaces the markers of the other program.</source>
        <translation>保存すると、別のプログラムのマーカーは置き換えられます。</translation>
    </message>
    <message>
        <source>The marker file of %1 cannot be read: %2</source>
        <translation>%1 のマーカーのファイルが読めません: %2</translation>
    </message>
    <message>
        <source>Saving replaces it by the markers of this motion.</source>
        <translation>保存すると、このモーションのマーカーに置き換えられます。</translation>
    </message>
    <message>
        <source>%1 was saved, but no copy of its previous version exists: %2</source>
        <translation>%1 を保存しましたが、以前の内容のコピーは残っていません: %2</translation>
    </message>
    <message>
        <source>The marker file of %1 was moved or deleted by another program. Saving creates it again.</source>
        <translation>%1 のマーカーのファイルは別のプログラムによって移動または削除されました。保存すると再び作成されます。</translation>
    </message>
    <message>
        <source>Reload Markers</source>
        <translation>マーカーを再読み込み</translation>
    </message>
    <message>
        <source>%1 is damaged; only its readable part is shown: %2</source>
        <translation>%1 は破損しています。読み取れた部分を表示しています: %2</translation>
    </message>
    <message>
        <source>The markers of %1 cannot be read: %2. The motion itself is complete. The marker file is not replaced without a question.</source>
        <translation>%1 のマーカーが読めません: %2。モーションは無事です。マーカーのファイルは、確認なしに置き換えられることはありません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) that were already stored for %1 were added to those of this motion; undo to remove them.</source>
        <translation>
            <numerusform>%1 にすでにあった %Ln 個のマーカーを、このモーションのマーカーに加えました。「元に戻す」で外せます。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (with an unregistered pose)</source>
        <translation>%1(未登録のポーズあり)</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>まだファイルがありません</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>the folder contains no motions and no models</source>
        <translation>フォルダーにモーションもモデルもありません</translation>
    </message>
    <message numerus="yes">
        <source>Open all %Ln file(s) of the folder?</source>
        <translation>
            <numerusform>フォルダーの %Ln 個のファイルをすべて開きますか?</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove From Recent Files</source>
        <translation>最近のファイルから削除</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>%1 is damaged. Open as a repaired, unsaved motion: %2.</source>
        <translation>%1 は壊れています。修復した未保存のモーションとして開きました: %2。</translation>
    </message>
    <message>
        <source>All keys will be saved. The damaged file is kept as %1.bak in the same folder.</source>
        <translation>すべてのキーが保存されます。壊れたファイルは同じフォルダーに %1.bak として残ります。</translation>
    </message>
    <message>
        <source>Motions, poses, models, props and sounds (%1)</source>
        <translation>モーション・ポーズ・モデル・アクセサリ・音源 (%1)</translation>
    </message>
    <message>
        <source>Another program has changed %1 after its layers were flattened into it. The layers are muted, so that their effect is not added twice.</source>
        <translation>レイヤーを統合したあとで、ほかのプログラムが %1 を変更しました。効果が二重にならないように、レイヤーはミュートされています。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln layer(s) flattened into %1; the layers are kept beside it</source>
        <translation>
            <numerusform>%Ln 個のレイヤーを %1 に統合しました。レイヤーは隣のファイルに残っています</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::FileField</name>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>ファイル…</translation>
    </message>
    <message>
        <source>Tables of two columns (*.csv)</source>
        <translation>2 列の表 (*.csv)</translation>
    </message>
    <message>
        <source>Lyrics (*.vsq *.ust *.mid *.midi *.kar *.lrc *.txt)</source>
        <translation>歌詞 (*.vsq *.ust *.mid *.midi *.kar *.lrc *.txt)</translation>
    </message>
    <message>
        <source>sound of the motion</source>
        <translation>モーションの音声</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Choose the file.</source>
        <translation>ファイルを選びます。</translation>
    </message>
    <message>
        <source>Choose one of the open motions, or a file.</source>
        <translation>開いているモーションかファイルを選びます。</translation>
    </message>
    <message>
        <source>Choose one of the open models, or a file.</source>
        <translation>開いているモデルか、ファイルを選びます。</translation>
    </message>
    <message>
        <source>Models (*.pmx *.pmd)</source>
        <translation>モデル (*.pmx *.pmd)</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::FindingsPanel</name>
    <message>
        <source>Finding</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>コード</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>検査結果</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>フレーム %1</translation>
    </message>
    <message>
        <source>byte %L1</source>
        <translation>%L1 バイト目</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>注記</translation>
    </message>
    <message>
        <source>… and %L1 more</source>
        <translation>… ほか %L1 件</translation>
    </message>
    <message>
        <source>Open a motion to see the findings about its file here.</source>
        <translation>モーションを開くと、ファイルの検査結果がここに表示されます。</translation>
    </message>
    <message>
        <source>No findings in this file.</source>
        <translation>ファイルに問題は見つかりませんでした。</translation>
    </message>
    <message>
        <source>On All Tracks</source>
        <translation>すべてのトラックで</translation>
    </message>
    <message>
        <source>Repair All</source>
        <translation>すべて修復</translation>
    </message>
    <message>
        <source>Repair findings of this kind on all tracks</source>
        <translation>同じ種類の問題をすべてのトラックで修復します</translation>
    </message>
    <message>
        <source>Apply all repairs that lose no data and do not change playback in MMD</source>
        <translation>データが失われず、MMD での再生も変わらない修復をすべて行います</translation>
    </message>
    <message>
        <source>Findings about the file; click one to go to its key</source>
        <translation>ファイルの検査結果です。クリックするとそのキーへ移動します</translation>
    </message>
    <message>
        <source>Fix the selected finding</source>
        <translation>選択した検査結果を直します</translation>
    </message>
    <message>
        <source>Map Names…</source>
        <translation>名前の対応付け…</translation>
    </message>
    <message>
        <source>Give the tracks that the model does not have the names of its bones and morphs</source>
        <translation>モデルにないトラックに、モデルのボーンやモーフの名前を付けます</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::FrameRow</name>
    <message>
        <source>Frame</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>F</source>
        <comment>the letter beside a frame number</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>Move by</source>
        <translation>移動量</translation>
    </message>
    <message>
        <source>Frames to move by</source>
        <translation>移動するフレーム数</translation>
    </message>
    <message>
        <source>The frame of the selected keys</source>
        <translation>選択したキーのフレーム</translation>
    </message>
    <message>
        <source>Move the selected keys by this number of frames (negative: backward)</source>
        <translation>選択したキーをこのフレーム数だけ移動します（負の数で前へ）</translation>
    </message>
    <message>
        <source>Move keys</source>
        <translation>キーの移動</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::GraphCommands</name>
    <message>
        <source>no selected key has the channel shown in the graph</source>
        <translation>グラフに表示しているチャンネルを持つキーが選択されていません</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::GraphPanel</name>
    <message>
        <source>Graph</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>Select a track or keys in the timeline to see their values here.</source>
        <translation>タイムラインでトラックかキーを選ぶと、その値がここに表示されます。</translation>
    </message>
    <message>
        <source>Open a motion to see the curves of its values here.</source>
        <translation>モーションを開くと、その値の曲線がここに表示されます。</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::GraphPlot</name>
    <message>
        <source>Graph</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>The values of the chosen channels over time, with their keys</source>
        <translation>選んだチャンネルの値の時間変化とそのキー</translation>
    </message>
    <message>
        <source>frame %1: %2</source>
        <translation>フレーム %1：%2</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::GraphTexts</name>
    <message>
        <source>Translation X</source>
        <translation>移動 X</translation>
    </message>
    <message>
        <source>Translation Y</source>
        <translation>移動 Y</translation>
    </message>
    <message>
        <source>Translation Z</source>
        <translation>移動 Z</translation>
    </message>
    <message>
        <source>Rotation X</source>
        <translation>回転 X</translation>
    </message>
    <message>
        <source>Rotation Y</source>
        <translation>回転 Y</translation>
    </message>
    <message>
        <source>Rotation Z</source>
        <translation>回転 Z</translation>
    </message>
    <message>
        <source>Angle of the span</source>
        <translation>区間の角度</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>ウェイト</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>Target X</source>
        <translation>注視点 X</translation>
    </message>
    <message>
        <source>Target Y</source>
        <translation>注視点 Y</translation>
    </message>
    <message>
        <source>Target Z</source>
        <translation>注視点 Z</translation>
    </message>
    <message>
        <source>View angle</source>
        <translation>視野角</translation>
    </message>
    <message>
        <source>Perspective</source>
        <translation>パースペクティブ</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Direction X</source>
        <translation>方向 X</translation>
    </message>
    <message>
        <source>Direction Y</source>
        <translation>方向 Y</translation>
    </message>
    <message>
        <source>Direction Z</source>
        <translation>方向 Z</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <source>Self shadow</source>
        <translation>セルフ影</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::GraphTool</name>
    <message>
        <source>Change curve</source>
        <translation>補間曲線の変更</translation>
    </message>
    <message>
        <source>Move keys</source>
        <translation>キーの移動</translation>
    </message>
    <message>
        <source>Add key</source>
        <translation>キーの登録</translation>
    </message>
    <message>
        <source>Change values</source>
        <translation>値の変更</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::IkTable</name>
    <message>
        <source>The selected keys contain no IK switches.</source>
        <translation>選択したキーに IK のオン・オフはありません。</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>IK bone</source>
        <translation>IK ボーン</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>IK bones</source>
        <translation>IK ボーン</translation>
    </message>
    <message>
        <source>Name of an IK bone</source>
        <translation>IK ボーンの名前</translation>
    </message>
    <message>
        <source>Name of the IK bone to add</source>
        <translation>追加する IK ボーンの名前</translation>
    </message>
    <message>
        <source>Add the IK bone to the selected keys, switched on</source>
        <translation>選択したキーに IK ボーンをオンで追加します</translation>
    </message>
    <message>
        <source>Add the IK bone</source>
        <translation>IK ボーンを追加</translation>
    </message>
    <message>
        <source>Remove the selected IK bones from the selected keys</source>
        <translation>選択した IK ボーンを、選択したキーから削除します</translation>
    </message>
    <message>
        <source>Remove IK bones</source>
        <translation>IK ボーンを削除</translation>
    </message>
    <message>
        <source>in %1 of %2 keys</source>
        <translation>%2 キー中 %1 キー</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>混在</translation>
    </message>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Enter the name of an IK bone</source>
        <translation>IK ボーンの名前を入力してください</translation>
    </message>
    <message>
        <source>Motions store names in CP932, which does not contain “%1”</source>
        <translation>モーションの名前は CP932 で保存されるため、「%1」は使えません</translation>
    </message>
    <message>
        <source>Too long: %1 bytes (a motion stores at most %2)</source>
        <translation>長すぎます: %1 バイト（最大 %2）</translation>
    </message>
    <message>
        <source>“%1” is already in the table</source>
        <translation>「%1」は既に表にあります</translation>
    </message>
    <message>
        <source>IK bones that the selected keys switch on or off</source>
        <translation>選択したキーでオン・オフを切り替える IK ボーン</translation>
    </message>
    <message>
        <source>The IK bone to add to the selected keys</source>
        <translation>選択したキーに追加する IK ボーン</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::InformationPage</name>
    <message>
        <source>Information about the model</source>
        <translation>モデルの情報</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>Comment in English</source>
        <translation>コメント（英語）</translation>
    </message>
    <message>
        <source>No findings in the file.</source>
        <translation>ファイルに問題は見つかりませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln finding(s) in the file</source>
        <translation>
            <numerusform>ファイルの検査結果 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>頂点</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>三角形</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>材質</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>テクスチャ</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>IK chains</source>
        <translation>IK</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>モーフ</translation>
    </message>
    <message>
        <source>Morphs not in any list</source>
        <translation>表示されないモーフ</translation>
    </message>
    <message>
        <source>Display groups</source>
        <translation>表示枠</translation>
    </message>
    <message>
        <source>Rigid bodies</source>
        <translation>剛体</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <source>Soft bodies</source>
        <translation>ソフトボディ</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Comments by the author of the model, and the number of its parts</source>
        <translation>モデルの作者のコメントと、頂点やボーンなどの数です</translation>
    </message>
    <message>
        <source>Information from the model file. The text can be selected and copied.</source>
        <translation>モデルのファイルに書かれている内容です。文字列は選択してコピーできます。</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::KeyDescription</name>
    <message>
        <source>Translation  %1</source>
        <translation>移動  %1</translation>
    </message>
    <message>
        <source>Rotation  %1 degrees</source>
        <translation>回転  %1 度</translation>
    </message>
    <message>
        <source>Physics off</source>
        <translation>物理演算オフ</translation>
    </message>
    <message>
        <source>Weight  %1</source>
        <translation>ウェイト  %1</translation>
    </message>
    <message>
        <source>Distance  %1</source>
        <translation>距離  %1</translation>
    </message>
    <message>
        <source>Target  %1</source>
        <translation>注視点  %1</translation>
    </message>
    <message>
        <source>Angles  %1 degrees</source>
        <translation>角度  %1 度</translation>
    </message>
    <message>
        <source>View angle  %1 degrees</source>
        <translation>視野角  %1 度</translation>
    </message>
    <message>
        <source>Perspective off</source>
        <translation>パースペクティブ オフ</translation>
    </message>
    <message>
        <source>Color  %1, %2, %3</source>
        <translation>色  %1, %2, %3</translation>
    </message>
    <message>
        <source>Direction  %1</source>
        <translation>方向  %1</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Mode %1</source>
        <translation>モード%1</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>非表示</translation>
    </message>
    <message>
        <source>All IK on</source>
        <translation>IK すべてオン</translation>
    </message>
    <message>
        <source>IK off: %1</source>
        <translation>IK オフ: %1</translation>
    </message>
    <message>
        <source>%1 · frame %2 · %3</source>
        <translation>%1 · フレーム %2 · %3</translation>
    </message>
    <message>
        <source>Keys on %1 of %2 tracks</source>
        <translation>%2 トラック中 %1 トラックにキー</translation>
    </message>
    <message>
        <source>Held: the value does not change up to this key</source>
        <translation>変化なし: このキーまで値は変わりません</translation>
    </message>
    <message>
        <source>Linear toward this key</source>
        <translation>このキーまで線形補間</translation>
    </message>
    <message>
        <source>Eased toward this key</source>
        <translation>このキーまで曲線補間</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>View angle</source>
        <translation>視野角</translation>
    </message>
    <message>
        <source>Curve %1  %2</source>
        <translation>曲線 %1  %2</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::KeyLegend</name>
    <message>
        <source>Diamond: eased toward this key. Square: linear. Circle: held, the value does not change. Hollow: physics off. Bars: keys too close to show their shape.</source>
        <translation>菱形: このキーまで曲線補間。四角: 線形補間。丸: 値の変化なし。白抜き: 物理演算オフ。縦線: キーの間隔が狭く、形を表示できません。</translation>
    </message>
    <message>
        <source>Key legend</source>
        <translation>キーの凡例</translation>
    </message>
    <message>
        <source>eased</source>
        <translation>曲線</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>線形</translation>
    </message>
    <message>
        <source>held</source>
        <translation>変化なし</translation>
    </message>
    <message>
        <source>physics off</source>
        <translation>物理オフ</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::KeySection</name>
    <message>
        <source>Change %1</source>
        <translation>%1 の変更</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::LightBall</name>
    <message>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <source>Direction of the light; arrow keys change it, Space chooses its color</source>
        <translation>照明の方向です。矢印キーで動かし、スペースキーで色を選びます</translation>
    </message>
    <message>
        <source>Drag the dot to change the direction of the light; beyond the rim, the light comes from behind the models. The field next to it sets the color.</source>
        <translation>点をドラッグすると照明の方向が変わります。縁を越えると、光がモデルの後ろから当たります。横の四角で照明の色を設定します。</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::LogPanel</name>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Information and above</source>
        <translation>情報・警告・エラー</translation>
    </message>
    <message>
        <source>Warnings and errors</source>
        <translation>警告とエラー</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Level of the displayed messages</source>
        <translation>表示するメッセージの重要度</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy all displayed messages</source>
        <translation>表示中のメッセージをすべてコピーします</translation>
    </message>
    <message>
        <source>There are no messages yet.</source>
        <translation>メッセージはまだありません。</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Show only messages of this level and above</source>
        <translation>この重要度以上のメッセージだけを表示します</translation>
    </message>
    <message>
        <source>Messages of the program, newest last</source>
        <translation>プログラムのメッセージです。最新のものが最後に表示されます</translation>
    </message>
</context>
<context>
    <name>furitsuke::window::MainWindow</name>
    <message>
        <source>Toolbar</source>
        <translation>ツールバー</translation>
    </message>
    <message>
        <source>Drop a motion or a model here, or open one.</source>
        <translation>モーションやモデルをここにドロップするか、開いてください。</translation>
    </message>
</context>
<context>
    <name>furitsuke::help::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>マニュアル</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>マニュアルを検索</translation>
    </message>
    <message>
        <source>Press Enter to go to the next match, Shift+Enter to go to the previous one</source>
        <translation>Enter で次の一致箇所、Shift+Enter で前の一致箇所へ移動します</translation>
    </message>
    <message>
        <source>Chapters of the manual</source>
        <translation>マニュアルの章</translation>
    </message>
    <message>
        <source>Text of the manual</source>
        <translation>マニュアルの本文</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 中 %1</translation>
    </message>
    <message>
        <source>Click a chapter to go to it.</source>
        <translation>クリックでその章へ移動します。</translation>
    </message>
    <message>
        <source>Shows the manual with the current menus and shortcuts. Links can be clicked, text can be copied.</source>
        <translation>現在のメニューとショートカットでマニュアルを表示します。リンクはクリックでき、文字列はコピーできます。</translation>
    </message>
    <message>
        <source>Tutorials</source>
        <translation>チュートリアル</translation>
    </message>
    <message>
        <source>Search the tutorials</source>
        <translation>チュートリアルを検索</translation>
    </message>
    <message>
        <source>List of the tutorials</source>
        <translation>チュートリアルの一覧</translation>
    </message>
    <message>
        <source>Click a tutorial to go to it.</source>
        <translation>クリックするとそのチュートリアルに移動します。</translation>
    </message>
    <message>
        <source>Text of the tutorials</source>
        <translation>チュートリアルの本文</translation>
    </message>
    <message>
        <source>Shows the tutorials with the current menus and shortcuts. Text can be copied.</source>
        <translation>現在のメニューとショートカットでチュートリアルを表示します。文章をコピーできます。</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::MarkerCommands</name>
    <message>
        <source>no marker at frame %1</source>
        <translation>フレーム %1 にマーカーはありません</translation>
    </message>
    <message>
        <source>no marker before the playhead</source>
        <translation>再生位置の前にマーカーはありません</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::MarkerLane</name>
    <message>
        <source>Markers</source>
        <translation>マーカー</translation>
    </message>
    <message>
        <source>%1 BPM</source>
        <translation>%1 BPM</translation>
    </message>
    <message>
        <source>Marker name</source>
        <translation>マーカーの名前</translation>
    </message>
    <message>
        <source>Double-click to add a marker.</source>
        <translation>ダブルクリックでマーカーを追加します。</translation>
    </message>
    <message>
        <source>%1
Frame %2, %3
Drag to move, double-click to rename.</source>
        <translation>%1
フレーム %2、%3
ドラッグで移動、ダブルクリックで名前を変更します。</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>マーカー</translation>
    </message>
    <message>
        <source>Markers, bars and tempos of the motion; double-click to add or rename a marker, drag to move a marker or a change of the tempo</source>
        <translation>モーションのマーカー、小節、テンポです。ダブルクリックでマーカーを追加または名前を変更、ドラッグでマーカーやテンポの変化を移動します</translation>
    </message>
    <message>
        <source>Tempo from frame %1 on: %2 BPM
Drag to move the change.</source>
        <translation>フレーム %1 からのテンポ：%2 BPM
ドラッグで変化を移動します。</translation>
    </message>
    <message>
        <source>Move tempo change</source>
        <translation>テンポの変化を移動</translation>
    </message>
    <message>
        <source>Press Enter to rename the marker, Esc to cancel</source>
        <translation>Enter で名前を確定し、Esc で取り消します</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::MaterialPage</name>
    <message>
        <source>edge</source>
        <translation>エッジ</translation>
    </message>
    <message>
        <source>double-sided</source>
        <translation>両面</translation>
    </message>
    <message>
        <source>Diffuse %1, alpha %2</source>
        <translation>拡散色 %1、不透明度 %2</translation>
    </message>
    <message>
        <source>Texture: %1</source>
        <translation>テクスチャ: %1</translation>
    </message>
    <message>
        <source>Toon: %1</source>
        <translation>トゥーン: %1</translation>
    </message>
    <message>
        <source>Sphere: %1</source>
        <translation>スフィア: %1</translation>
    </message>
    <message>
        <source>Edge %1, size %2</source>
        <translation>エッジ %1、太さ %2</translation>
    </message>
    <message>
        <source>No edge</source>
        <translation>エッジなし</translation>
    </message>
    <message>
        <source>Double-sided</source>
        <translation>両面描画</translation>
    </message>
    <message>
        <source>Casts ground shadow</source>
        <translation>地面影</translation>
    </message>
    <message>
        <source>Casts self shadow</source>
        <translation>セルフ影を落とす</translation>
    </message>
    <message>
        <source>Receives self shadow</source>
        <translation>セルフ影を受ける</translation>
    </message>
    <message numerus="yes">
        <source>%Ln triangle(s)</source>
        <translation>
            <numerusform>三角形 %Ln 枚</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1（見つかりません）</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>sub </source>
        <translation>サブ </translation>
    </message>
    <message>
        <source>%1, multiplied</source>
        <translation>%1（乗算）</translation>
    </message>
    <message>
        <source>%1, added</source>
        <translation>%1（加算）</translation>
    </message>
    <message>
        <source>%1, as second texture</source>
        <translation>%1（サブテクスチャ）</translation>
    </message>
    <message>
        <source>%1, switched off</source>
        <translation>%1（無効）</translation>
    </message>
    <message>
        <source>Search materials</source>
        <translation>材質を検索</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>材質</translation>
    </message>
    <message>
        <source>Show all materials</source>
        <translation>すべての材質を表示</translation>
    </message>
    <message>
        <source>The materials of the model; the boxes show and hide them</source>
        <translation>モデルの材質です。チェックで表示を切り替えます</translation>
    </message>
</context>
<context>
    <name>furitsuke::widgets::MessageBar</name>
    <message>
        <source>Number of earlier messages; they are shown again when this one is closed</source>
        <translation>前のメッセージの数です。このメッセージを閉じると再び表示します</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>このメッセージを閉じる</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Shows messages of the program. The text can be selected and copied.</source>
        <translation>プログラムのメッセージを表示します。文字は選択してコピーできます。</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::ModelCommands</name>
    <message>
        <source>Add Model</source>
        <translation>モデルを追加</translation>
    </message>
    <message>
        <source>Model Name</source>
        <translation>モデル名</translation>
    </message>
    <message>
        <source>Name of the model that the motion was made for</source>
        <translation>モーションの対象となるモデルの名前</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::ModelPanel</name>
    <message>
        <source>Open a model to see its parts here.</source>
        <translation>モデルを開くと、モーフ、ボーン、材質がここに表示されます。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>モーフ</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>材質</translation>
    </message>
    <message>
        <source>Info</source>
        <translation>情報</translation>
    </message>
    <message>
        <source>Parts of the model</source>
        <translation>モデルの内容</translation>
    </message>
    <message>
        <source>Morphs, bones, materials, rigid bodies, joints and information about the model</source>
        <translation>モーフ、ボーン、材質、剛体、ジョイントとモデルの情報</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>物理</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::MorphModel</name>
    <message>
        <source>Brow</source>
        <translation>まゆ</translation>
    </message>
    <message>
        <source>Eye</source>
        <translation>目</translation>
    </message>
    <message>
        <source>Lip</source>
        <translation>リップ</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Drag to pose the weight (hold Ctrl for small steps); double-click to type a value</source>
        <translation>ドラッグで値を変えます（Ctrl で細かく）。ダブルクリックで数値を入力します</translation>
    </message>
    <message>
        <source>%1
Posed but not registered; click the pin or press Delete to release it</source>
        <translation>%1
変更した値は未登録です。ピンをクリックするか Delete を押すと、再びモーションに従います</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::MorphPage</name>
    <message>
        <source>Search morphs</source>
        <translation>モーフを検索</translation>
    </message>
    <message>
        <source>Release all posed morphs; they follow the motion again</source>
        <translation>未登録のモーフをすべて解除し、再びモーションに従わせます</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::MorphView</name>
    <message>
        <source>Morphs</source>
        <translation>モーフ</translation>
    </message>
    <message>
        <source>Enter Weight…</source>
        <translation>値を入力…</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>解除</translation>
    </message>
    <message>
        <source>Set to 0</source>
        <translation>0 にする</translation>
    </message>
    <message>
        <source>Set to 1</source>
        <translation>1 にする</translation>
    </message>
    <message>
        <source>The morphs of the model; drag a weight to pose it, double-click to type it</source>
        <translation>モデルのモーフです。ドラッグで値を変え、ダブルクリックで数値を入力します</translation>
    </message>
</context>
<context>
    <name>furitsuke::edit::DocumentFile</name>
    <message>
        <source>Join markers</source>
        <translation>マーカーの統合</translation>
    </message>
    <message>
        <source>Reload markers</source>
        <translation>マーカーの再読み込み</translation>
    </message>
</context>
<context>
    <name>furitsuke::edit::EditHistory</name>
    <message>
        <source>Change model name</source>
        <translation>モデル名の変更</translation>
    </message>
</context>
<context>
    <name>furitsuke::widgets::NumberField</name>
    <message>
        <source>mixed</source>
        <translation>混在</translation>
    </message>
    <message>
        <source>Not a number</source>
        <translation>数値ではありません</translation>
    </message>
    <message>
        <source>Too large</source>
        <translation>大きすぎます</translation>
    </message>
    <message>
        <source>At least %1</source>
        <translation>%1 以上</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::OperationCommands</name>
    <message>
        <source>%1: nothing to change.</source>
        <translation>%1: 変更の必要はありませんでした。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::OperationDialog</name>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>注記</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>既定値に戻す</translation>
    </message>
    <message>
        <source>Keys %L1 → %L2</source>
        <translation>キー %L1 → %L2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln track(s) change</source>
        <translation>
            <numerusform>%Ln トラックが変わります</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>何も変わりません。</translation>
    </message>
    <message>
        <source>Largest error: %1</source>
        <translation>最大の誤差: %1</translation>
    </message>
    <message>
        <source>Show the result of the operation in all panels before it is applied.</source>
        <translation>適用する前に、結果をすべてのパネルに表示します。</translation>
    </message>
    <message>
        <source>Notes about the tracks that the operation changes.</source>
        <translation>処理で変わるトラックについての注記です。</translation>
    </message>
    <message>
        <source>Apply the operation as one undo step.</source>
        <translation>適用します。1 回の操作として元に戻せます。</translation>
    </message>
    <message>
        <source>Reset all fields to their default values.</source>
        <translation>すべての欄を既定値に戻します。</translation>
    </message>
    <message>
        <source>Compare with the original</source>
        <translation>元のモーションと比較</translation>
    </message>
    <message>
        <source>Show the motion before the operation as a ghost in the viewport, and the differences in the Comparison panel.</source>
        <translation>操作前のモーションをビューポートにゴーストとして表示し、違いを比較パネルに表示します。</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::PartPage</name>
    <message>
        <source>Show only parts whose Japanese or English name contains this text</source>
        <translation>日本語名か英語名にこの文字を含むものだけを表示します</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::PlaybackCommands</name>
    <message>
        <source>select the keys to loop between first</source>
        <translation>くり返す範囲を示すキーを先に選択してください</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::PointFields</name>
    <message>
        <source>x1</source>
        <translation>x1</translation>
    </message>
    <message>
        <source>y1</source>
        <translation>y1</translation>
    </message>
    <message>
        <source>x2</source>
        <translation>x2</translation>
    </message>
    <message>
        <source>y2</source>
        <translation>y2</translation>
    </message>
    <message>
        <source>First handle, time (0 to 127)</source>
        <translation>1 つ目のハンドル、時間（0～127）</translation>
    </message>
    <message>
        <source>First handle, value (0 to 127)</source>
        <translation>1 つ目のハンドル、値（0～127）</translation>
    </message>
    <message>
        <source>Second handle, time (0 to 127)</source>
        <translation>2 つ目のハンドル、時間（0～127）</translation>
    </message>
    <message>
        <source>Second handle, value (0 to 127)</source>
        <translation>2 つ目のハンドル、値（0～127）</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::PoseClipboardCommands</name>
    <message>
        <source>there are no bone or morph keys to take a pose from</source>
        <translation>ポーズを取れるボーンやモーフのキーがありません</translation>
    </message>
    <message>
        <source>the clipboard contains no readable pose</source>
        <translation>コピーされたものは、読み込めるポーズではありません</translation>
    </message>
    <message>
        <source>Paste pose mirrored</source>
        <translation>ポーズを反転ペースト</translation>
    </message>
    <message>
        <source>Paste pose</source>
        <translation>ポーズをペースト</translation>
    </message>
    <message>
        <source>Paste pose blended</source>
        <translation>ポーズをブレンドしてペースト</translation>
    </message>
    <message>
        <source>Pose of %1 and %2 copied</source>
        <translation>%1と%2のポーズをコピーしました</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bone(s)</source>
        <translation>
            <numerusform>ボーン %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln morph(s)</source>
        <translation>
            <numerusform>モーフ %Ln 個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::PoseCommands</name>
    <message>
        <source>Motion of %1</source>
        <translation>%1 のモーション</translation>
    </message>
    <message>
        <source>there is nothing to register</source>
        <translation>登録するものがありません</translation>
    </message>
    <message>
        <source>Pose bones</source>
        <translation>ボーンのポーズ</translation>
    </message>
    <message>
        <source>%1: the selected keys have different curves, so those of the motion stay</source>
        <translation>%1: 選択したキーの補間曲線が異なるため、モーションの曲線のままです</translation>
    </message>
    <message>
        <source>with the curves of the Curves panel: %1</source>
        <translation>補間曲線パネルの曲線を使用: %1</translation>
    </message>
</context>
<context>
    <name>furitsuke::window::ShortcutFilter</name>
    <message>
        <source>%1 did nothing, because it is the shortcut of several actions: %2.</source>
        <translation>%1 は複数の操作のショートカットになっているため、何も実行されませんでした: %2</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::TempoCommands</name>
    <message>
        <source>Remove tempo</source>
        <translation>テンポを削除</translation>
    </message>
    <message>
        <source>Set tempo</source>
        <translation>テンポを設定</translation>
    </message>
    <message>
        <source>Add tempo change</source>
        <translation>テンポの変化を追加</translation>
    </message>
    <message>
        <source>Double tempo</source>
        <translation>テンポを 2 倍に</translation>
    </message>
    <message>
        <source>Halve tempo</source>
        <translation>テンポを半分に</translation>
    </message>
    <message>
        <source>Shift beats</source>
        <translation>拍をずらす</translation>
    </message>
    <message>
        <source>Set first beat</source>
        <translation>最初の拍を設定</translation>
    </message>
    <message>
        <source>A tempo is from 1 to 999 beats per minute.</source>
        <translation>テンポは毎分 1～999 拍です。</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::TimelineCommands</name>
    <message>
        <source>choose a track or select keys first</source>
        <translation>先にトラックを選ぶか、キーを選択してください</translation>
    </message>
    <message numerus="yes">
        <source>%Ln locked track(s) were not changed: %1.</source>
        <translation>
            <numerusform>ロック中の %Ln トラックは変更されませんでした：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>ロックを解除</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::UnregisteredPosePolicy</name>
    <message>
        <source>The pose at frame %1 is not registered: %2.</source>
        <translation>フレーム %1 のポーズが未登録です: %2。</translation>
    </message>
    <message>
        <source>Register at Frame %1</source>
        <translation>フレーム %1 に登録</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保つ</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Discard pose</source>
        <translation>ポーズを破棄</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::PoseLibraryCommands</name>
    <message>
        <source>Choose Pose Folder</source>
        <translation>ポーズのフォルダーを選択</translation>
    </message>
    <message>
        <source>is not a folder</source>
        <translation>フォルダーではありません</translation>
    </message>
    <message>
        <source>is not a VPD pose</source>
        <translation>VPDポーズではありません</translation>
    </message>
    <message>
        <source>contains none of the requested bones and morphs</source>
        <translation>対象のボーンやモーフがありません</translation>
    </message>
    <message>
        <source>choose a pose in the library first</source>
        <translation>先にポーズ集でポーズを選んでください</translation>
    </message>
    <message>
        <source>Apply pose %1</source>
        <translation>ポーズ「%1」を適用</translation>
    </message>
    <message>
        <source>Blend pose %1</source>
        <translation>ポーズ「%1」をブレンド</translation>
    </message>
    <message>
        <source>Save Pose to Library</source>
        <translation>ポーズ集に保存</translation>
    </message>
    <message>
        <source>Name of the pose:</source>
        <translation>ポーズの名前：</translation>
    </message>
    <message>
        <source>pose</source>
        <translation>ポーズ</translation>
    </message>
    <message>
        <source>A pose of this name already exists.</source>
        <translation>同じ名前のポーズがすでにあります。</translation>
    </message>
    <message>
        <source>The file will be replaced.</source>
        <translation>ファイルは置き換えられます。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換え</translation>
    </message>
    <message>
        <source>is not a valid pose name</source>
        <translation>ポーズの名前に使えません</translation>
    </message>
    <message>
        <source>already exists</source>
        <translation>すでにあります</translation>
    </message>
    <message>
        <source>its folder cannot be created</source>
        <translation>フォルダーを作成できません</translation>
    </message>
    <message>
        <source>Poses were not copied: %1</source>
        <translation>ポーズをコピーできませんでした：%1</translation>
    </message>
    <message>
        <source>there are no bone or morph keys to take a pose from</source>
        <translation>ポーズを取り出せるボーンやモーフのキーがありません</translation>
    </message>
    <message>
        <source>Pose saved as %1</source>
        <translation>ポーズを %1 に保存しました</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::PosesPanel</name>
    <message>
        <source>Choose a folder of VPD poses to apply them from here.</source>
        <translation>VPD ポーズのフォルダーを選ぶと、ここから適用できます。</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>ポーズ集</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Search poses</source>
        <translation>ポーズを検索</translation>
    </message>
    <message>
        <source>Subfolder</source>
        <translation>サブフォルダー</translation>
    </message>
    <message>
        <source>Parts to apply</source>
        <translation>適用する対象</translation>
    </message>
    <message>
        <source>Whole pose</source>
        <translation>ポーズ全体</translation>
    </message>
    <message>
        <source>Bones only</source>
        <translation>ボーンのみ</translation>
    </message>
    <message>
        <source>Morphs only</source>
        <translation>モーフのみ</translation>
    </message>
    <message>
        <source>Selected tracks</source>
        <translation>選択したトラック</translation>
    </message>
    <message>
        <source>Which bones and morphs of the pose are applied</source>
        <translation>ポーズのどのボーンとモーフを適用するかを選びます</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>左右反転</translation>
    </message>
    <message>
        <source>Apply poses with left and right swapped</source>
        <translation>ポーズを左右反転して適用します</translation>
    </message>
    <message>
        <source>Blend amount</source>
        <translation>ブレンドの割合</translation>
    </message>
    <message>
        <source>Drag to blend in the selected pose; keys are registered on release</source>
        <translation>ドラッグすると選んだポーズをブレンドし、離すとキーを登録します</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>Register the selected pose at the playhead</source>
        <translation>選んだポーズを再生位置に登録します</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>There are no VPD poses in %1.</source>
        <translation>%1 に VPD ポーズがありません。</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln pose(s) are shown: this folder contains too many.</source>
        <translation>
            <numerusform>ポーズが多すぎるため、最初の %Ln 個だけを表示しています。</numerusform>
        </translation>
    </message>
    <message>
        <source>The poses of the folder on the active model; double-click one to register it</source>
        <translation>フォルダーのポーズを操作中のモデルで表示します。ダブルクリックで登録します</translation>
    </message>
    <message>
        <source>Show only poses whose names contain this text</source>
        <translation>名前にこの文字を含むポーズだけを表示します</translation>
    </message>
    <message>
        <source>Show only poses of this subfolder</source>
        <translation>このサブフォルダーのポーズだけを表示します</translation>
    </message>
    <message>
        <source>Blend in the selected pose by this percentage; above 100 it overshoots</source>
        <translation>選択したポーズをこの割合でブレンドします。100 を超えると行き過ぎます</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::PoseShareDialog</name>
    <message>
        <source>Paste Pose Blended</source>
        <translation>ポーズをブレンドしてペースト</translation>
    </message>
    <message>
        <source>Blend the pose at the playhead with the copied pose:</source>
        <translation>再生位置のポーズにコピーしたポーズをブレンドします:</translation>
    </message>
    <message>
        <source>Share of the copied pose</source>
        <translation>コピーしたポーズの割合</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>ペースト</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>0 % keeps the current pose, 100 % is the copied pose. The viewport shows a preview.</source>
        <translation>0 % で元のポーズのまま、100 % でコピーしたポーズになります。結果はビューポートに表示されます。</translation>
    </message>
    <message>
        <source>Registers the displayed pose at the playhead.</source>
        <translation>表示中のポーズを再生位置に登録します。</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::PoseTool</name>
    <message>
        <source>Rotate bones</source>
        <translation>ボーンの回転</translation>
    </message>
    <message>
        <source>Move bones</source>
        <translation>ボーンの移動</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::PoseValuesDialog</name>
    <message>
        <source>Position and Rotation</source>
        <translation>位置と回転</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>Position %1</source>
        <translation>位置 %1</translation>
    </message>
    <message>
        <source>Rotation %1</source>
        <translation>回転 %1</translation>
    </message>
    <message>
        <source>Pose bones</source>
        <translation>ボーンのポーズ</translation>
    </message>
    <message>
        <source>No bone is selected</source>
        <translation>ボーンが選択されていません</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bone(s)</source>
        <translation>
            <numerusform>ボーン %Ln 個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::session::Posing</name>
    <message>
        <source>Reset bones</source>
        <translation>ボーンの初期化</translation>
    </message>
    <message>
        <source>Release morph</source>
        <translation>モーフの解除</translation>
    </message>
    <message>
        <source>Release morphs</source>
        <translation>モーフの解除</translation>
    </message>
    <message>
        <source>Release bones</source>
        <translation>ボーンの解除</translation>
    </message>
    <message>
        <source>Discard pose</source>
        <translation>ポーズの破棄</translation>
    </message>
    <message>
        <source>Register pose</source>
        <translation>ポーズの登録</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::PresetButton</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::PropertyPanel</name>
    <message>
        <source>Properties</source>
        <translation>プロパティ</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::PropertyRow</name>
    <message>
        <source>%1: drag to change (Shift coarse, Ctrl fine)</source>
        <translation>%1: ドラッグで変更（Shift で粗く、Ctrl で細かく）</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::RecoveryCommands</name>
    <message>
        <source>Your edits cannot be stored for crash recovery: %1. Save often until this is fixed.</source>
        <translation>異常終了に備えた操作の記録ができません: %1。解消するまでこまめに保存してください。</translation>
    </message>
    <message>
        <source>There is nothing to recover.</source>
        <translation>復元するものはありません。</translation>
    </message>
    <message numerus="yes">
        <source>Delete the unsaved steps of %Ln motion(s)?</source>
        <translation>
            <numerusform>%Ln 個のモーションの未保存の操作を削除しますか?</numerusform>
        </translation>
    </message>
    <message>
        <source>They cannot be recovered afterward. The motion files are not changed.</source>
        <translation>削除すると復元できません。モーションのファイルは変更されません。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>%1 could not be recovered: %2</source>
        <translation>%1 を復元できませんでした: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 was recovered with %Ln unsaved step(s).</source>
        <translation>
            <numerusform>%1 を未保存の操作 %Ln 個とともに復元しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was saved before the program ended.</source>
        <translation>%1 はプログラムの終了前に保存されていました。</translation>
    </message>
    <message>
        <source>Later steps are lost: %1.</source>
        <translation>その後の操作は失われました: %1。</translation>
    </message>
    <message>
        <source>The file was changed by another program since.</source>
        <translation>その後、ファイルは別のプログラムによって変更されています。</translation>
    </message>
    <message>
        <source>The file was saved after the last recovered step, by this or another program. It may be newer than the recovered motion.</source>
        <translation>ファイルは、復元した最後の操作より後に、このプログラムまたは別のプログラムによって保存されています。復元したモーションより新しい可能性があります。</translation>
    </message>
    <message>
        <source>The program ended unexpectedly. All motions were saved.</source>
        <translation>プログラムが予期せず終了しました。モーションはすべて保存されています。</translation>
    </message>
    <message>
        <source>Restore the Scene</source>
        <translation>シーンを復元</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::RecoveryDialog</name>
    <message>
        <source>Untitled motion</source>
        <translation>名前のないモーション</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>削除…</translation>
    </message>
    <message>
        <source>Recover Unsaved Motions</source>
        <translation>未保存のモーションの復元</translation>
    </message>
    <message>
        <source>The program ended before these motions were saved. Recovered motions open with their unsaved steps. The files on disk do not change until you save.</source>
        <translation>これらのモーションを保存する前にプログラムが終了しました。復元したモーションは未保存の操作とともに開きます。保存するまでディスク上のファイルは変わりません。</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>モーション</translation>
    </message>
    <message>
        <source>Unsaved steps</source>
        <translation>未保存の操作</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>最後の操作</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Motions to recover</source>
        <translation>復元するモーション</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>後で</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>読み取り不可</translation>
    </message>
    <message>
        <source>damaged at the end</source>
        <translation>末尾が破損</translation>
    </message>
    <message>
        <source>older than the file</source>
        <translation>ファイルより古い</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>完全</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>まだ保存されていません</translation>
    </message>
    <message>
        <source>Lists the motions that were open when the program ended, latest first. Check the motions to recover or delete.</source>
        <translation>プログラムの終了時に開いていたモーションを新しい順に並べています。復元または削除するものにチェックを付けます。</translation>
    </message>
    <message>
        <source>Opens the checked motions with their unsaved steps.</source>
        <translation>チェックしたモーションを、未保存の操作とともに開きます。</translation>
    </message>
    <message>
        <source>Deletes the unsaved steps of the checked motions after a confirmation. Saved files are kept.</source>
        <translation>チェックしたモーションの未保存の操作を、確認のうえで削除します。保存済みのファイルは残ります。</translation>
    </message>
    <message>
        <source>Keeps everything and asks again at the next start.</source>
        <translation>すべて残します。次回の起動時にまた尋ねます。</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::ShortcutCommands</name>
    <message>
        <source>The shortcuts cannot be stored in %1</source>
        <translation>ショートカットを %1 に保存できません</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::RowSetCommands</name>
    <message>
        <source>there are no rows to save</source>
        <translation>保存する行がありません</translation>
    </message>
    <message>
        <source>Save Rows as Set</source>
        <translation>行をセットとして保存</translation>
    </message>
    <message>
        <source>the settings cannot be stored in %1</source>
        <translation>設定を %1 に保存できません</translation>
    </message>
    <message>
        <source>Name of the set</source>
        <translation>セットの名前</translation>
    </message>
    <message>
        <source>a row set needs a name</source>
        <translation>行セットには名前が必要です</translation>
    </message>
    <message>
        <source>Replace the row set “%1”?</source>
        <translation>行セット「%1」を置き換えますか？</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換え</translation>
    </message>
    <message>
        <source>Row set</source>
        <translation>行セット</translation>
    </message>
    <message>
        <source>no row set is named “%1”</source>
        <translation>行セット「%1」はありません</translation>
    </message>
    <message>
        <source>Show Row Set</source>
        <translation>行セットを表示</translation>
    </message>
    <message>
        <source>this motion has none of the tracks of the row set “%1”</source>
        <translation>このモーションには行セット「%1」のトラックがありません</translation>
    </message>
    <message>
        <source>Delete Row Set</source>
        <translation>行セットを削除</translation>
    </message>
    <message>
        <source>No sets yet</source>
        <translation>まだセットがありません</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) saved as “%1”: %2</source>
        <translation>
            <numerusform>%Ln 行を「%1」として保存: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::ModelsPanel</name>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>モーション</translation>
    </message>
    <message>
        <source>Models that you open are listed here with their motions.</source>
        <translation>開いたモデルとそのモーションがここに並びます。</translation>
    </message>
    <message>
        <source>Models of the scene</source>
        <translation>シーンのモデル</translation>
    </message>
    <message>
        <source>Motion of %1</source>
        <translation>%1 のモーション</translation>
    </message>
    <message>
        <source>MMD defaults</source>
        <translation>MMD の初期値</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Click a model to make it active; its check box shows or hides it, the field next to it selects its motion</source>
        <translation>モデルをクリックすると操作対象になります。チェックで表示を切り替え、横の欄でモーションを選びます</translation>
    </message>
    <message>
        <source>The motion that moves the model</source>
        <translation>モデルを動かすモーション</translation>
    </message>
    <message>
        <source>Keep this motion on %1, whatever motion is shown or opened</source>
        <translation>ほかのモーションを表示したり開いたりしても、%1 のモーションを変えません</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <source>Self shadow</source>
        <translation>セルフ影</translation>
    </message>
    <message>
        <source>The motion that provides this part of the scene</source>
        <translation>シーンのこの部分に使うモーション</translation>
    </message>
    <message>
        <source>Edit This Motion</source>
        <translation>このモーションを編集</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::ScopePicker</name>
    <message>
        <source>Keys to change</source>
        <translation>対象のキー</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>トラック</translation>
    </message>
    <message>
        <source>all; names separated by commas, * for any text</source>
        <translation>すべて。名前をカンマで区切る。* は任意の文字列</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>all; 30, 10-20, 10- or -20</source>
        <translation>すべて。30、10-20、10-、-20 のように</translation>
    </message>
    <message>
        <source>Selected keys (none)</source>
        <translation>選択中のキー（なし）</translation>
    </message>
    <message>
        <source>Repeated range (%1 to %2)</source>
        <translation>くり返し範囲（%1～%2）</translation>
    </message>
    <message>
        <source>Repeated range (none)</source>
        <translation>くり返し範囲（なし）</translation>
    </message>
    <message>
        <source>Chosen tracks and frames</source>
        <translation>トラックとフレームを指定</translation>
    </message>
    <message>
        <source>Whole motion</source>
        <translation>モーション全体</translation>
    </message>
    <message>
        <source>Selected keys (%1 on %2)</source>
        <translation>選択中のキー（%1、%2）</translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s)</source>
        <translation>
            <numerusform>%Ln キー</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln track(s)</source>
        <translation>
            <numerusform>%Ln トラック</numerusform>
        </translation>
    </message>
    <message>
        <source>Names of the tracks, separated by commas. * matches any text: *腕 for both arms. bones, morphs, camera, light and shadow select all tracks of a kind.</source>
        <translation>トラックの名前をカンマで区切って並べます。* は任意の文字列を表し、*腕 で両腕になります。bones、morphs、camera、light、shadow はその種類のすべてのトラックを表します。</translation>
    </message>
    <message>
        <source>A frame, or the first and the last frame of a range: 10-20. Without the last frame, all later frames.</source>
        <translation>フレーム番号か、10-20 のような最初と最後の番号です。最後を省くと、それより後のすべてになります。</translation>
    </message>
    <message>
        <source>Choose the keys to change: the selected keys, the keys of the selected rows, the keys in the repeated range, the keys of certain tracks and frames, or all keys.</source>
        <translation>変更するキーを選びます: 選択したキー、選択した行のキー、くり返し範囲のキー、指定したトラックとフレームのキー、またはすべてのキー。</translation>
    </message>
    <message>
        <source>Selected rows (no keys)</source>
        <translation>選択した行 (キーなし)</translation>
    </message>
    <message>
        <source>Selected rows (%1 on %2)</source>
        <translation>選択した行 (%2 の%1)</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::SectionHeader</name>
    <message>
        <source>The selected keys of one kind. Click to fold or unfold their values.</source>
        <translation>選択中のキーのうち同じ種類のものです。クリックで値を折りたたむか展開します。</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::SequenceDialog</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Save Image Sequence</source>
        <translation>連番画像ファイルに出力</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>背景を透明にする</translation>
    </message>
    <message>
        <source>Replace existing images</source>
        <translation>既にある画像を置き換える</translation>
    </message>
    <message>
        <source>Use %05d in place of the frame number</source>
        <translation>フレーム番号の位置に %05d と書きます</translation>
    </message>
    <message>
        <source>Choose folder</source>
        <translation>フォルダーを選択</translation>
    </message>
    <message>
        <source>Choose Image Folder</source>
        <translation>画像のフォルダーを選択</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>The last frame is before the first frame.</source>
        <translation>最後のフレームが最初のフレームより前にあります。</translation>
    </message>
    <message>
        <source>The file name must contain %05d to save more than one image.</source>
        <translation>複数の画像を保存するには、ファイル名に %05d が必要です。</translation>
    </message>
    <message>
        <source>Canceled. Images that were already saved are kept.</source>
        <translation>キャンセルしました。保存済みの画像は残ります。</translation>
    </message>
    <message>
        <source>Save Image</source>
        <translation>画像ファイルに出力</translation>
    </message>
    <message>
        <source>Renders the images in the background and saves them as PNG files.</source>
        <translation>バックグラウンドで画像を描き、PNG ファイルとして保存します。</translation>
    </message>
    <message>
        <source>Stops saving, or closes the window. Images that were already saved are kept.</source>
        <translation>保存を中止するか、ウィンドウを閉じます。保存済みの画像は残ります。</translation>
    </message>
    <message>
        <source>Omits the background so that the images can be composited over others.</source>
        <translation>背景を描かず、ほかの映像に重ねられるようにします。</translation>
    </message>
    <message>
        <source>If this is off and one of the images already exists, nothing is saved.</source>
        <translation>オフのとき、同じ名前の画像が一つでもあれば何も保存しません。</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message numerus="yes">
        <source>%Ln image(s) saved in %1.</source>
        <translation>
            <numerusform>%1 に %Ln 枚の画像を保存しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows the folder of the saved images in the file manager.</source>
        <translation>保存した画像のフォルダーをファイルマネージャーで表示します。</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::PictureFields</name>
    <message>
        <source>First frame</source>
        <translation>最初のフレーム</translation>
    </message>
    <message>
        <source>The frame of the first image.</source>
        <translation>最初の画像のフレームです。</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>最後のフレーム</translation>
    </message>
    <message>
        <source>The frame of the last image. It is included.</source>
        <translation>最後の画像のフレームです。このフレームも含みます。</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>幅</translation>
    </message>
    <message>
        <source>Width of the images in pixels.</source>
        <translation>画像の幅（ピクセル）です。</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>Height of the images in pixels.</source>
        <translation>画像の高さ（ピクセル）です。</translation>
    </message>
    <message>
        <source>Selects a common size, or a custom size from the fields beside it.</source>
        <translation>よく使う大きさを選びます。隣の欄で任意の大きさにもできます。</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Custom size</source>
        <translation>サイズ指定</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>フレーム</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::FilmDialog</name>
    <message>
        <source>Export Film</source>
        <translation>動画ファイルに出力</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>Renders the film in the background and saves it.</source>
        <translation>バックグラウンドで動画を描き、保存します。</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>Shows the folder of the film in the file manager.</source>
        <translation>動画のフォルダーをファイルマネージャーで表示します。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Stops the export without saving anything, or closes the window.</source>
        <translation>何も保存せずに出力を中止するか、ウィンドウを閉じます。</translation>
    </message>
    <message>
        <source>Frame rate</source>
        <translation>フレームレート</translation>
    </message>
    <message>
        <source>Images per second. At other rates than 30, the images show the motion between frames.</source>
        <translation>1 秒あたりの画像の数です。30 以外では、フレームの間の動きも描きます。</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>The format of the file. MP4 plays everywhere; the others can be transparent.</source>
        <translation>ファイルの形式です。MP4 はどこでも再生でき、ほかの形式は透明にできます。</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>品質</translation>
    </message>
    <message>
        <source>0 gives the smallest file, 100 the best images. For MP4 and WebM.</source>
        <translation>0 でファイルが最小、100 で画質が最高になります。MP4 と WebM で使います。</translation>
    </message>
    <message>
        <source>Supersampling</source>
        <translation>スーパーサンプリング</translation>
    </message>
    <message>
        <source>Renders larger images and scales them down, which smooths everything but is slow.</source>
        <translation>大きな画像を描いて縮小します。全体が滑らかになりますが、時間がかかります。</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>背景を透明にする</translation>
    </message>
    <message>
        <source>Omits the background so that the film can be composited over others. Not for MP4.</source>
        <translation>背景を描かず、ほかの映像に重ねられるようにします。MP4 では使えません。</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音声</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>The sound of the film. It is cut to the frames of the film.</source>
        <translation>動画の音声です。動画のフレームに合わせて切り取ります。</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ミリ秒</translation>
    </message>
    <message>
        <source>Sound offset</source>
        <translation>音声のずれ</translation>
    </message>
    <message>
        <source>Time from frame 0 to the start of the sound. Negative: the sound starts earlier.</source>
        <translation>フレーム 0 から音声の始まりまでの時間です。負の値では早く始まります。</translation>
    </message>
    <message>
        <source>Choose sound</source>
        <translation>音声を選択</translation>
    </message>
    <message>
        <source>Choose Sound</source>
        <translation>音声を選択</translation>
    </message>
    <message>
        <source>Sounds (%1)</source>
        <translation>音声 (%1)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>The file of the film. Its ending selects the format.</source>
        <translation>動画のファイルです。拡張子で形式が決まります。</translation>
    </message>
    <message>
        <source>Choose file</source>
        <translation>ファイルを選択</translation>
    </message>
    <message>
        <source>Films (%1)</source>
        <translation>動画 (%1)</translation>
    </message>
    <message>
        <source>Replace existing file</source>
        <translation>既にあるファイルを置き換える</translation>
    </message>
    <message>
        <source>If this is off and the file already exists, nothing is exported.</source>
        <translation>オフのとき、同じ名前のファイルがあれば何も出力しません。</translation>
    </message>
    <message>
        <source>The last frame is before the first frame.</source>
        <translation>最後のフレームが最初のフレームより前にあります。</translation>
    </message>
    <message>
        <source>The file name must end in .mp4, .webm, .mov or .gif.</source>
        <translation>ファイル名の終わりは .mp4、.webm、.mov、.gif のいずれかにしてください。</translation>
    </message>
    <message>
        <source>The width and height of MP4 and WebM films must be even.</source>
        <translation>MP4 と WebM の幅と高さは偶数にしてください。</translation>
    </message>
    <message>
        <source>A GIF can have at most %1 images per second.</source>
        <translation>GIF は 1 秒あたり %1 枚までです。</translation>
    </message>
    <message>
        <source>%1 of %2 images</source>
        <translation>%2 枚中 %1 枚</translation>
    </message>
    <message>
        <source>%1 of %2 images, %3 left</source>
        <translation>%2 枚中 %1 枚、残り %3</translation>
    </message>
    <message>
        <source>Canceled. Nothing was saved.</source>
        <translation>キャンセルしました。何も保存していません。</translation>
    </message>
    <message>
        <source>Film saved as %1.</source>
        <translation>動画を %1 に保存しました。</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>The volume of the sound. It begins with that of the motion.</source>
        <translation>音声の音量です。最初はモーションの音量になっています。</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::SheetAnnouncer</name>
    <message>
        <source>no key</source>
        <translation>キーなし</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>選択中</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>ロック中</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::SheetTool</name>
    <message>
        <source>Add key</source>
        <translation>キーの登録</translation>
    </message>
    <message>
        <source>Copy keys</source>
        <translation>キーのコピー</translation>
    </message>
    <message>
        <source>Move keys</source>
        <translation>キーの移動</translation>
    </message>
    <message>
        <source>Stretch keys</source>
        <translation>キーの伸縮</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::ShortcutsDialog</name>
    <message>
        <source>Change Shortcuts</source>
        <translation>ショートカットの変更</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>操作とキーを検索</translation>
    </message>
    <message>
        <source>Desktop standard</source>
        <translation>一般的な割り当て</translation>
    </message>
    <message>
        <source>MikuMikuDance</source>
        <translation>MikuMikuDance と同じ</translation>
    </message>
    <message>
        <source>Blender</source>
        <translation>Blender と同じ</translation>
    </message>
    <message>
        <source>Shortcut preset</source>
        <translation>ショートカットのプリセット</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>新しいショートカット</translation>
    </message>
    <message>
        <source>No Shortcut</source>
        <translation>割り当てなし</translation>
    </message>
    <message>
        <source>Reset to Preset</source>
        <translation>プリセットに戻す</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Shortcut of the selected action</source>
        <translation>選択した操作のショートカット</translation>
    </message>
    <message>
        <source>Shortcut also used by: %1</source>
        <translation>次の操作と重なっています: %1</translation>
    </message>
    <message>
        <source>Shows only the actions whose name or shortcut contains this text.</source>
        <translation>名前かショートカットにこの文字列を含む操作だけを表示します。</translation>
    </message>
    <message>
        <source>Selects the default shortcuts. Shortcuts that you changed yourself are kept.</source>
        <translation>既定のショートカットを選びます。自分で変えたものはそのまま残ります。</translation>
    </message>
    <message>
        <source>Lists all actions with their shortcuts. Select an action to change its shortcuts below.</source>
        <translation>すべての操作とショートカットの一覧です。操作を選択すると、下で変更できます。</translation>
    </message>
    <message>
        <source>Press the new shortcut of the action. A conflict with another action is shown below.</source>
        <translation>この操作に割り当てるキーを押します。ほかの操作と重なるときは下に表示します。</translation>
    </message>
    <message>
        <source>Removes the shortcuts of the selected action.</source>
        <translation>選択した操作のショートカットを削除します。</translation>
    </message>
    <message>
        <source>Resets the selected action to the shortcuts of the preset.</source>
        <translation>選択した操作をプリセットの割り当てに戻します。</translation>
    </message>
    <message>
        <source>Applies and saves these shortcuts.</source>
        <translation>この割り当てを有効にし、保存します。</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::TempoDialog</name>
    <message>
        <source>Set Tempo</source>
        <translation>テンポを設定</translation>
    </message>
    <message>
        <source>Add Tempo Change</source>
        <translation>テンポの変化を追加</translation>
    </message>
    <message>
        <source>&amp;Tap to the music</source>
        <translation>曲に合わせて叩く(&amp;T)</translation>
    </message>
    <message>
        <source>Tap four times or more with the mouse or the space bar. During playback, tapping also sets the frame of the first beat.</source>
        <translation>マウスかスペースキーで 4 回以上叩きます。再生中に叩くと、最初の拍の位置も決まります。</translation>
    </message>
    <message>
        <source>Beats per minute</source>
        <translation>1 分あたりの拍数 (BPM)</translation>
    </message>
    <message>
        <source>Frame of first beat</source>
        <translation>最初の拍のフレーム</translation>
    </message>
    <message>
        <source>&amp;At Playhead</source>
        <translation>再生位置(&amp;A)</translation>
    </message>
    <message>
        <source>Start the first bar at the playhead</source>
        <translation>最初の小節を再生位置から始めます</translation>
    </message>
    <message>
        <source>Beats per bar</source>
        <translation>1 小節の拍数</translation>
    </message>
    <message>
        <source>Keep tapping…</source>
        <translation>続けて叩いてください…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tap(s): %1 beats per minute</source>
        <translation>
            <numerusform>%Ln 回: 1 分あたり %1 拍</numerusform>
        </translation>
    </message>
    <message>
        <source>Press on every beat of the music to measure the tempo.</source>
        <translation>曲を聞きながら拍ごとに押すと、その間隔からテンポを求めます。</translation>
    </message>
    <message>
        <source>Stores the tempo with the motion.</source>
        <translation>テンポをモーションに付けて保存します。</translation>
    </message>
    <message>
        <source>The tempo of the music. The beat lines update while you type.</source>
        <translation>曲の速さです。入力中も拍の線が追従します。</translation>
    </message>
    <message>
        <source>The frame where the first bar starts. It can be fractional or negative.</source>
        <translation>最初の小節が始まるフレームです。小数や負の値でもかまいません。</translation>
    </message>
    <message>
        <source>The number of beats in a bar. Bar lines are drawn stronger.</source>
        <translation>1 小節の拍の数です。小節の線は濃く表示します。</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::TimeRuler</name>
    <message>
        <source>Time ruler</source>
        <translation>時間目盛り</translation>
    </message>
    <message>
        <source>Drag to move the playhead. Alt+click or double-click to select all keys on a frame. Shift+drag to set the repeated range. Hold Ctrl to disable snapping.</source>
        <translation>ドラッグで再生位置を動かします。Alt+クリックまたはダブルクリックでそのフレームの全キーを選択します。Shift+ドラッグでくり返し範囲を指定します。Ctrl を押している間はスナップしません。</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::TimelinePanel</name>
    <message numerus="yes">
        <source>%Ln track(s) shown · Show all</source>
        <translation>
            <numerusform>%Ln トラックを表示中 · すべて表示</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all tracks</source>
        <translation>すべてのトラックを表示します</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>Open a motion to see its keys here.</source>
        <translation>モーションを開くと、ここにキーが表示されます。</translation>
    </message>
    <message>
        <source>Search tracks</source>
        <translation>トラックを検索</translation>
    </message>
    <message>
        <source>Unfold all groups</source>
        <translation>すべて展開</translation>
    </message>
    <message>
        <source>Fold all groups</source>
        <translation>すべて折りたたむ</translation>
    </message>
    <message>
        <source>Scroll through the tracks</source>
        <translation>トラックをスクロール</translation>
    </message>
    <message>
        <source>Scroll through time</source>
        <translation>時間をスクロール</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>縮小</translation>
    </message>
    <message>
        <source>Show the whole motion</source>
        <translation>全体を表示</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>拡大</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>マーカー</translation>
    </message>
    <message numerus="yes">
        <source>%1 BPM, %Ln beat(s) per bar</source>
        <translation>
            <numerusform>%1 BPM、%Ln 拍子</numerusform>
        </translation>
    </message>
    <message>
        <source>Show only tracks whose names contain this text</source>
        <translation>名前にこの文字を含むトラックだけを表示します</translation>
    </message>
    <message>
        <source>Left and right foot</source>
        <translation>左足と右足</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>レイヤー</translation>
    </message>
</context>
<context>
    <name>furitsuke::help::Tour</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>End the tour (restart it with Help › Tour)</source>
        <translation>ツアーを終わります。「ヘルプ › ツアー」でまた始められます</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Go to the previous step</source>
        <translation>前の案内に戻ります</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>ツアーを終わります</translation>
    </message>
    <message>
        <source>Go to the next step</source>
        <translation>次の案内に進みます</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::TrackCommands</name>
    <message>
        <source>Add Track</source>
        <translation>トラックを追加</translation>
    </message>
    <message>
        <source>Name of a bone, or morph: and the name of a morph</source>
        <translation>ボーン名、または morph: に続けてモーフ名</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::TrackLabels</name>
    <message>
        <source>Tracks</source>
        <translation>トラック</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>number of selected keys, number of keys of a track</extracomment>
        <translation>%2 中 %1</translation>
    </message>
    <message>
        <source>The model has no bones or morphs of these names. Their keys are kept but have no effect.</source>
        <translation>モデルに同じ名前のボーンまたはモーフがありません。キーは保持されますが、効果はありません。</translation>
    </message>
    <message>
        <source>The model has no bone or morph of this name. Its keys are kept but have no effect.</source>
        <translation>モデルに同じ名前のボーンまたはモーフがありません。キーは保持されますが、効果はありません。</translation>
    </message>
    <message>
        <source>No keys yet. Double-click in the row to add the first.</source>
        <translation>キーはまだありません。行をダブルクリックすると最初のキーを登録します。</translation>
    </message>
    <message>
        <source>Locked: no keys are selected or changed here.</source>
        <translation>ロック中：ここのキーは選択も変更もされません。</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 key(s)</source>
        <translation>
            <numerusform>%1、%2 キー</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 key(s), locked</source>
        <translation>
            <numerusform>%1、%2 キー、ロック中</numerusform>
        </translation>
    </message>
    <message>
        <source>The tracks of the motion: bones, morphs, camera, light, self shadow, and visibility with IK. Click to select a track, drag or use Shift and Ctrl to select several, double-click to select all keys of a track.</source>
        <translation>モーションのトラック: ボーン、モーフ、カメラ、照明、セルフ影、表示・IK。クリックでトラックを選び、ドラッグや Shift、Ctrl で複数を選びます。ダブルクリックでトラックのすべてのキーを選びます。</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::TrackRows</name>
    <message>
        <source>Bones</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>モーフ</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <source>Self shadow</source>
        <translation>セルフ影</translation>
    </message>
    <message>
        <source>Visibility and IK</source>
        <translation>表示・IK</translation>
    </message>
    <message>
        <source>In no display group</source>
        <translation>表示枠なし</translation>
    </message>
    <message>
        <source>Not in the model</source>
        <translation>モデルにないトラック</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>名前なし</translation>
    </message>
    <message>
        <source>All tracks</source>
        <translation>すべてのトラック</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::TrailTool</name>
    <message>
        <source>Rotate %1 or drag the keys of %2 instead.</source>
        <translation>代わりに%1を回転するか、%2のキーをドラッグしてください。</translation>
    </message>
    <message>
        <source>Drag the keys of %1 instead.</source>
        <translation>代わりに%1のキーをドラッグしてください。</translation>
    </message>
    <message>
        <source>Rotate %1 instead.</source>
        <translation>代わりに%1を回転してください。</translation>
    </message>
    <message>
        <source>The track of %1 is locked.</source>
        <translation>%1のトラックはロックされています。</translation>
    </message>
    <message>
        <source>The model does not allow %1 to be moved.</source>
        <translation>このモデルでは%1を移動できません。</translation>
    </message>
    <message>
        <source>%1 is controlled by IK. Drag the keys of %2 instead.</source>
        <translation>%1は IK で動いています。代わりに%2のキーをドラッグしてください。</translation>
    </message>
    <message>
        <source>%1 only rotates, so its own keys do not move it. %2</source>
        <translation>%1は回転だけのボーンなので、このボーンのキーでは位置が変わりません。%2</translation>
    </message>
    <message>
        <source>Drag key of trail</source>
        <translation>軌跡のキーをドラッグ</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::TransportBar</name>
    <message>
        <source>Frame</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>Frame of the playhead</source>
        <translation>再生位置のフレーム</translation>
    </message>
    <message>
        <source>Time of the playhead in minutes and seconds</source>
        <translation>再生位置の時間（分と秒）</translation>
    </message>
    <message>
        <source>max fps</source>
        <extracomment>frame rate, on a narrow button</extracomment>
        <translation>最大 fps</translation>
    </message>
    <message>
        <source>%1 fps</source>
        <translation>%1 fps</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>再生速度</translation>
    </message>
    <message>
        <source>Playback speed, from %1 to %2; type a number for other values</source>
        <translation>再生速度（%1～%2）。ほかの数値も入力できます</translation>
    </message>
    <message>
        <source>Frame rate</source>
        <translation>フレームレート</translation>
    </message>
    <message>
        <source>Frame rate of playback: pictures drawn per second</source>
        <translation>再生のフレームレート（1 秒あたりの描画数）</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::ViewportComparisonCommands</name>
    <message>
        <source>is a camera motion; choose a motion that moves bones</source>
        <translation>カメラモーションで、モデルを動かしません。ボーンを動かすモーションを選んでください</translation>
    </message>
    <message>
        <source>moves no bone and no morph of %1</source>
        <translation>%1 のボーンもモーフも動かしません</translation>
    </message>
    <message>
        <source>%1 (tab %L2)</source>
        <translation>%1（タブ %L2）</translation>
    </message>
    <message>
        <source>%1 (saved version)</source>
        <translation>%1（保存時の状態）</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>別のファイル…</translation>
    </message>
    <message>
        <source>Compare With Another Motion</source>
        <translation>別のモーションと比較</translation>
    </message>
    <message>
        <source>Compare %1 with:</source>
        <translation>%1 と比較するモーション:</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 を読み込んでいます</translation>
    </message>
    <message>
        <source>no motion to compare it with</source>
        <translation>比較するモーションがありません</translation>
    </message>
    <message>
        <source>Comparing motions</source>
        <translation>モーションを比較しています</translation>
    </message>
    <message>
        <source>The motions cannot be compared: %1</source>
        <translation>モーションを比較できません: %1</translation>
    </message>
    <message>
        <source>the motions are still being compared</source>
        <translation>モーションはまだ比較中です</translation>
    </message>
    <message>
        <source>There are no more differences in this direction.</source>
        <translation>この方向にはもう差がありません。</translation>
    </message>
    <message>
        <source>The selected bones have no more differences in this direction.</source>
        <translation>選択中のボーンには、この方向にもう差がありません。</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::ViewportOverlay</name>
    <message>
        <source>Viewport</source>
        <translation>ビューポート</translation>
    </message>
    <message>
        <source>The models at the playhead; click a bone to select it</source>
        <translation>再生位置のモデルです。ボーンをクリックすると選択できます</translation>
    </message>
    <message>
        <source>Camera of the motion</source>
        <translation>モーションのカメラ</translation>
    </message>
    <message>
        <source>Free camera</source>
        <translation>自由カメラ</translation>
    </message>
    <message>
        <source> · orthographic</source>
        <translation> · 平行投影</translation>
    </message>
    <message>
        <source> · following</source>
        <translation> · 追従中</translation>
    </message>
    <message>
        <source> · bones hidden</source>
        <translation> · ボーン非表示</translation>
    </message>
    <message>
        <source>Pose not registered: %1</source>
        <translation>未登録のポーズ: %1</translation>
    </message>
    <message>
        <source> · self shadow off</source>
        <translation> · セルフ影オフ</translation>
    </message>
    <message>
        <source> · self shadow %L1 reaches %L2 units</source>
        <translation> · セルフ影 %L1（%L2 単位まで）</translation>
    </message>
    <message>
        <source>%1: key at frame %L2; click to go to the frame</source>
        <translation>%1: フレーム %L2 のキー。クリックでそのフレームへ移動</translation>
    </message>
    <message>
        <source> · compared with %1</source>
        <translation> · %1 と比較中</translation>
    </message>
    <message>
        <source>%1 · frame %L2</source>
        <translation>%1 · フレーム %L2</translation>
    </message>
    <message>
        <source>%1: key at frame %L2; drag to move it, click to go to the frame</source>
        <translation>%1: フレーム %L2 のキー。ドラッグでキーを移動、クリックでそのフレームへ移動</translation>
    </message>
    <message>
        <source>Local axes</source>
        <translation>ローカル軸</translation>
    </message>
    <message>
        <source>Global axes</source>
        <translation>グローバル軸</translation>
    </message>
    <message>
        <source>Parent axes</source>
        <translation>親の軸</translation>
    </message>
    <message>
        <source>View axes</source>
        <translation>視点の軸</translation>
    </message>
    <message>
        <source>Hidden by the motion: %1</source>
        <translation>モーションで非表示: %1</translation>
    </message>
    <message>
        <source>%1: click to pose it</source>
        <translation>%1: クリックするとポーズを付けられます</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::ViewportPanel</name>
    <message>
        <source>Drop a model here, or open one, to see the motion on it.</source>
        <translation>ここにモデルをドロップするか開くと、モーションを表示できます。</translation>
    </message>
    <message>
        <source>%1 fps</source>
        <translation>%1 fps</translation>
    </message>
    <message>
        <source>The viewport cannot show the models: %1.</source>
        <translation>ここではモデルを表示できません: %1。</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::WeightDelegate</name>
    <message>
        <source>Weight of %1</source>
        <translation>%1 の値</translation>
    </message>
</context>
<context>
    <name>PropProcess</name>
    <message>
        <source>the program that reads props cannot be started (%1)</source>
        <translation>アクセサリを読み込むプログラムを起動できません (%1)</translation>
    </message>
    <message>
        <source>reading was canceled</source>
        <translation>読み込みを中止しました</translation>
    </message>
    <message>
        <source>took longer than %1 s to read and was canceled</source>
        <translation>読み込みが %1 秒を超えたため中止しました</translation>
    </message>
    <message>
        <source>is too large for a prop</source>
        <translation>アクセサリとしては大きすぎます</translation>
    </message>
    <message>
        <source>is damaged: the program that reads props crashed on it</source>
        <translation>壊れています: アクセサリを読み込むプログラムが異常終了しました</translation>
    </message>
    <message>
        <source>cannot be read as a prop</source>
        <translation>アクセサリとして読み込めません</translation>
    </message>
    <message>
        <source>the program that reads props returned no complete model</source>
        <translation>アクセサリを読み込むプログラムから完全なモデルが返りませんでした</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::FigureCommands</name>
    <message>
        <source>Looking for a model…</source>
        <translation>モデルを探しています…</translation>
    </message>
    <message>
        <source>%1 was opened without a model and is shown on the figure of the program.</source>
        <translation>%1 はモデルなしで開かれたので、付属の人形に表示しています。</translation>
    </message>
    <message>
        <source>%1 was opened without a model and is shown on %2, a model used before.</source>
        <translation>%1 はモデルなしで開かれたので、以前に使った %2 に表示しています。</translation>
    </message>
    <message>
        <source>Other Model…</source>
        <translation>ほかのモデル…</translation>
    </message>
    <message>
        <source>Never Do This</source>
        <translation>今後は表示しない</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::FolderCommands</name>
    <message>
        <source>%1 is the last motion of its folder</source>
        <translation>%1 はフォルダーの最後のモーションです</translation>
    </message>
    <message>
        <source>%1 is the first motion of its folder</source>
        <translation>%1 はフォルダーの最初のモーションです</translation>
    </message>
</context>
<context>
    <name>furitsuke::window::StageNotice</name>
    <message>
        <source>%1 is not on the stage.</source>
        <translation>%1 は画面に表示されていません。</translation>
    </message>
    <message>
        <source>%1 is not on the stage: %2 keeps %3.</source>
        <translation>%1 は画面に表示されていません。%2 は %3 に固定されています。</translation>
    </message>
    <message>
        <source>Show on %1</source>
        <translation>%1 に表示</translation>
    </message>
    <message>
        <source>%1 is not on the stage: camera, light and self shadow come from other motions.</source>
        <translation>%1 は画面に表示されていません。カメラ、照明、セルフ影はほかのモーションから来ています。</translation>
    </message>
    <message>
        <source>Show It</source>
        <translation>表示する</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>%1; %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s)</source>
        <translation>
            <numerusform>キー %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hidden duplicate record(s) dropped</source>
        <translation>
            <numerusform>隠れていた重複レコード %Ln 件を削除</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s) replaced, because others fall on the same frame</source>
        <translation>
            <numerusform>同じフレームに重なるキー %Ln 個は上書きされます</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::PoseFit</name>
    <message>
        <source>the model has none of the bones and morphs of this pose</source>
        <translation>モデルに、このポーズのボーンもモーフもありません</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bone(s) or morph(s) that the model does not have left out</source>
        <translation>
            <numerusform>モデルにないボーンやモーフ %Ln 個を除きました</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::TrackNameCommands</name>
    <message>
        <source>Tables of two columns (*.csv)</source>
        <translation>2 列の表 (*.csv)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln track(s) renamed</source>
        <translation>
            <numerusform>トラック %Ln 個の名前を変更しました</numerusform>
        </translation>
    </message>
    <message>
        <source>choose the track of a bone or morph first</source>
        <translation>先にボーンかモーフのトラックを選んでください</translation>
    </message>
    <message>
        <source>Rename Track</source>
        <translation>トラックの名前を変更</translation>
    </message>
    <message>
        <source>New name of the bone</source>
        <translation>ボーンの新しい名前</translation>
    </message>
    <message>
        <source>New name of the morph</source>
        <translation>モーフの新しい名前</translation>
    </message>
    <message>
        <source>no model has this motion</source>
        <translation>このモーションを割り当てたモデルがありません</translation>
    </message>
    <message>
        <source>Comparing names…</source>
        <translation>名前を比べています…</translation>
    </message>
    <message>
        <source>Load Names</source>
        <translation>名前の読み込み</translation>
    </message>
    <message>
        <source>has no name of this motion</source>
        <translation>には、このモーションの名前がありません</translation>
    </message>
    <message>
        <source>names</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Save Names</source>
        <translation>名前の保存</translation>
    </message>
    <message>
        <source>Names saved as %1</source>
        <translation>名前を %1 に保存しました</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %L1 tracks of %2 have no bone or morph in %3.</source>
        <translation>
            <numerusform>%2 のトラック %L1 個のうち %Ln 個は、%3 にボーンもモーフもありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Map Names…</source>
        <translation>名前の対応付け…</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::NameMapDialog</name>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Map Names to %1</source>
        <translation>%1 への名前の対応付け</translation>
    </message>
    <message>
        <source>Name in the motion</source>
        <translation>モーションでの名前</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>新しい名前</translation>
    </message>
    <message>
        <source>Likeness</source>
        <translation>類似度</translation>
    </message>
    <message>
        <source>Names in the motion that the model does not have</source>
        <translation>モデルにない、モーションの名前</translation>
    </message>
    <message>
        <source>Choose a bone or morph of the model for each name, or type one. Empty: the name does not change.</source>
        <translation>それぞれの名前に、モデルのボーンやモーフを選ぶか入力します。空欄の名前は変わりません。</translation>
    </message>
    <message>
        <source>Show the motion with the new names on the model before they are applied.</source>
        <translation>適用する前に、新しい名前のモーションをモデルに表示します。</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>候補を入れる</translation>
    </message>
    <message>
        <source>Fill in the most similar names of the model again</source>
        <translation>モデルの最も似た名前をもう一度入れます</translation>
    </message>
    <message>
        <source>Load…</source>
        <translation>読み込み…</translation>
    </message>
    <message>
        <source>Read new names from a CSV file</source>
        <translation>CSV ファイルから新しい名前を読み込みます</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Keep the names as a CSV file for the next motion</source>
        <translation>次のモーションのために、名前を CSV ファイルに保存します</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>Rename the tracks as one undo step</source>
        <translation>1 回の操作としてトラックの名前を変更します</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>The model has no bone or morph of this name</source>
        <translation>モデルに、この名前のボーンもモーフもありません</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %L1 name(s) get(s) a new one</source>
        <translation>
            <numerusform>名前 %L1 個のうち %Ln 個が新しくなります</numerusform>
        </translation>
    </message>
    <message>
        <source>The track has keys but moves nothing</source>
        <translation>キーはありますが、何も動かしません</translation>
    </message>
    <message>
        <source>of tracks at rest: %L1 of %L2</source>
        <translation>動きのないトラック: %L2 個のうち %L1 個</translation>
    </message>
</context>
<context>
    <name>furitsuke::widgets::SearchButtons</name>
    <message>
        <source>Clear the search</source>
        <translation>検索をクリア</translation>
    </message>
</context>
<context>
    <name>furitsuke::widgets::StatusLine</name>
    <message>
        <source>What was done last</source>
        <translation>最後に行ったこと</translation>
    </message>
</context>
<context>
    <name>ActionWords</name>
    <message>
        <source>create, empty motion, start over</source>
        <translation>作成, 新しい, 空</translation>
    </message>
    <message>
        <source>load, browse, import motion</source>
        <translation>読み込み, 読込, ロード</translation>
    </message>
    <message>
        <source>vpd motion</source>
        <translation>VPD, ポーズファイル</translation>
    </message>
    <message>
        <source>crash, restore, autosave, backup, lost</source>
        <translation>復元, 自動保存, バックアップ, クラッシュ</translation>
    </message>
    <message>
        <source>store, write</source>
        <translation>書き出し, 上書き</translation>
    </message>
    <message>
        <source>new name, save copy, rename file</source>
        <translation>別名, コピーを保存</translation>
    </message>
    <message>
        <source>reload, discard changes, reset file</source>
        <translation>再読み込み, 変更を破棄</translation>
    </message>
    <message>
        <source>append, add motion, combine files</source>
        <translation>追加, つなげる, 連結</translation>
    </message>
    <message>
        <source>load pose, vpd</source>
        <translation>ポーズ読み込み, VPD</translation>
    </message>
    <message>
        <source>export, save selection, save part</source>
        <translation>書き出し, エクスポート, 部分保存</translation>
    </message>
    <message>
        <source>save pose, export vpd</source>
        <translation>ポーズ保存, VPD出力</translation>
    </message>
    <message>
        <source>screenshot, snapshot, picture, png, photo</source>
        <translation>スクリーンショット, スクショ, 静止画, 写真, 画像出力</translation>
    </message>
    <message>
        <source>frames, png sequence, numbered images, image sequence</source>
        <translation>連番, 連番画像, PNG 連番</translation>
    </message>
    <message>
        <source>render, video, movie, film, mp4, avi, gif, export video, animation</source>
        <translation>レンダリング, 動画, ビデオ, 動画出力</translation>
    </message>
    <message>
        <source>open directory, whole folder</source>
        <translation>フォルダー, ディレクトリ</translation>
    </message>
    <message>
        <source>demo, example, sample</source>
        <translation>サンプル, デモ, 例</translation>
    </message>
    <message>
        <source>close tab, close file</source>
        <translation>タブを閉じる</translation>
    </message>
    <message>
        <source>exit, end program</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>go back, mistake, oops</source>
        <translation>戻す, 取り消し, 間違い</translation>
    </message>
    <message>
        <source>repeat change, undo the undo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>history, steps, list of changes</source>
        <translation>履歴, アンドゥ履歴</translation>
    </message>
    <message>
        <source>duplicate keys</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>insert copied keys</source>
        <translation>貼り付け, ペースト</translation>
    </message>
    <message>
        <source>remove, erase, delete key</source>
        <translation>消去, 消す, キー削除</translation>
    </message>
    <message>
        <source>everything, all keys</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>deselect, unselect, clear selection</source>
        <translation>選択解除</translation>
    </message>
    <message>
        <source>vertical selection</source>
        <translation>縦選択, 範囲選択</translation>
    </message>
    <message>
        <source>horizontal selection</source>
        <translation>横選択</translation>
    </message>
    <message>
        <source>settings, options, configuration, customize</source>
        <translation>設定, オプション, 環境設定</translation>
    </message>
    <message>
        <source>fix, fix errors, broken</source>
        <translation>修正, 直す, 壊れた</translation>
    </message>
    <message>
        <source>next problem, next error, warning</source>
        <translation>次の問題, 警告, エラー</translation>
    </message>
    <message>
        <source>keyframe, insert key, set key, new key</source>
        <translation>キーフレーム, キー追加, キーを打つ</translation>
    </message>
    <message>
        <source>camera key, camera keyframe</source>
        <translation>カメラキー, カメラ登録</translation>
    </message>
    <message>
        <source>camera follows, tracking shot</source>
        <translation>追従, 追いかける</translation>
    </message>
    <message>
        <source>add bone, new track, add morph</source>
        <translation>トラック追加</translation>
    </message>
    <message>
        <source>delay, shift keys, move frames</source>
        <translation>ずらす, キー移動</translation>
    </message>
    <message>
        <source>straight, constant speed, no easing</source>
        <translation>直線, 等速</translation>
    </message>
    <message>
        <source>easing, ease, soft, interpolation, bezier, spline</source>
        <translation>イージング, 補間, 緩急, なめらか</translation>
    </message>
    <message>
        <source>auto interpolation</source>
        <translation>自動補間</translation>
    </message>
    <message>
        <source>set pose, store pose</source>
        <translation>ポーズ登録, ボーン登録</translation>
    </message>
    <message>
        <source>record, automatic keyframe, auto keyframe</source>
        <translation>自動登録, 記録</translation>
    </message>
    <message>
        <source>numeric, coordinates, xyz, type values, exact</source>
        <translation>数値入力, 座標</translation>
    </message>
    <message>
        <source>zero, reset pose, rest pose, t-pose, initial pose, clear pose</source>
        <translation>初期化, リセット, ゼロ, 初期ポーズ</translation>
    </message>
    <message>
        <source>zero rotation, rotation 0</source>
        <translation>角度リセット</translation>
    </message>
    <message>
        <source>zero position, position 0</source>
        <translation>位置リセット</translation>
    </message>
    <message>
        <source>cancel pose, undo pose</source>
        <translation>ポーズ破棄</translation>
    </message>
    <message>
        <source>flip pose, mirror pose</source>
        <translation>反転ペースト, 左右反転ポーズ</translation>
    </message>
    <message>
        <source>angle snap</source>
        <translation>角度スナップ</translation>
    </message>
    <message>
        <source>translate, drag bone</source>
        <translation>移動ハンドル</translation>
    </message>
    <message>
        <source>turn, spin</source>
        <translation>回転ハンドル</translation>
    </message>
    <message>
        <source>preset pose, use pose</source>
        <translation>ポーズを使う</translation>
    </message>
    <message>
        <source>insert time, add time, make longer, gap</source>
        <translation>空白フレーム, 時間を追加</translation>
    </message>
    <message>
        <source>delete frames, delete time, make shorter</source>
        <translation>フレーム削除, 時間を削除</translation>
    </message>
    <message>
        <source>slow motion, stretch, speed up, retime, faster motion</source>
        <translation>伸縮, 速くする, 遅くする, スロー</translation>
    </message>
    <message>
        <source>backwards, backward, play in reverse</source>
        <translation>逆再生</translation>
    </message>
    <message>
        <source>cycle, seamless, repeat motion</source>
        <translation>繰り返し, ループ化</translation>
    </message>
    <message>
        <source>beat sync, align to music, quantize, time warp, rhythm</source>
        <translation>拍合わせ, 音合わせ, リズム, クオンタイズ, タイムワープ</translation>
    </message>
    <message>
        <source>crop, shorten, cut motion</source>
        <translation>切り抜き, 短くする</translation>
    </message>
    <message>
        <source>bake, every frame, sample</source>
        <translation>焼き込み, 全フレーム</translation>
    </message>
    <message>
        <source>jitter, filter, denoise, shaky</source>
        <translation>震え, ノイズ除去, ガタつき</translation>
    </message>
    <message>
        <source>simplify, thin out, optimize, fewer keys, decimate</source>
        <translation>間引き, 削減, 最適化</translation>
    </message>
    <message>
        <source>flip, symmetry, swap left and right, invert</source>
        <translation>反転, 左右反転, 対称</translation>
    </message>
    <message>
        <source>spike, glitch, pop, outlier, gimbal flip</source>
        <translation>飛び, スパイク, ノイズ, 外れ値</translation>
    </message>
    <message>
        <source>bridge, missing keys, lost tracking, hole</source>
        <translation>つなぎ, 穴埋め, 欠け, トラッキング</translation>
    </message>
    <message>
        <source>foot sliding, skating, planted feet, floor contact, ground</source>
        <translation>足滑り, 滑る, 接地, 床</translation>
    </message>
    <message>
        <source>constraint, hold hand, attach, stick, grab, child of</source>
        <translation>拘束, 手を固定, くっつける, つかむ, 持たせる</translation>
    </message>
    <message>
        <source>FK to IK, forward to inverse kinematics, foot IK on</source>
        <translation>FK から IK, 足ＩＫ, IK オン</translation>
    </message>
    <message>
        <source>FK, inverse to forward kinematics, bake IK, IK to FK</source>
        <translation>FK, IK を焼き込む, IK から FK, IK オフ</translation>
    </message>
    <message>
        <source>feet below the floor, underground, penetration, raise</source>
        <translation>めり込み, 床, 地面, 持ち上げ</translation>
    </message>
    <message>
        <source>multiply, bone position correction, adjust amount</source>
        <translation>補正, 倍率</translation>
    </message>
    <message>
        <source>cleanup, redundant, unused keys</source>
        <translation>不要, 掃除</translation>
    </message>
    <message>
        <source>quaternion</source>
        <translation>クォータニオン</translation>
    </message>
    <message>
        <source>gimbal, euler, wrong way round</source>
        <translation>回転方向, 遠回り</translation>
    </message>
    <message>
        <source>move whole motion, center</source>
        <translation>センター位置, 全体移動</translation>
    </message>
    <message>
        <source>bake simulation, rigid bodies, hair, skirt, physics keys</source>
        <translation>物理焼き込み, 剛体, 髪, スカート, 物理をキーに</translation>
    </message>
    <message>
        <source>delete bake, simulate again, physics on</source>
        <translation>焼き込み解除, 物理オンに戻す, 再計算</translation>
    </message>
    <message>
        <source>separate, split, distribute, groove, upper body 2, twist bones</source>
        <translation>分離, 分割, 振り分け, グルーブ, 上半身2, 捩りボーン</translation>
    </message>
    <message>
        <source>random, wiggle</source>
        <translation>ゆらぎ, ランダム</translation>
    </message>
    <message>
        <source>shake, handheld, earthquake</source>
        <translation>手ブレ, カメラ揺れ, 地震</translation>
    </message>
    <message>
        <source>eyes, wink, eyelids</source>
        <translation>まばたき, 瞬き, 目</translation>
    </message>
    <message>
        <source>mouth, lyrics, vowels, singing, vsq, ust</source>
        <translation>口, 歌詞, 母音, 口パク, あいうえお</translation>
    </message>
    <message>
        <source>mouth, voice, formants, speech, wav</source>
        <translation>口, 声, 歌声, 口パク, 録音, 母音</translation>
    </message>
    <message>
        <source>combine, join, blend motions</source>
        <translation>結合, 合成</translation>
    </message>
    <message>
        <source>isolate, keep selection</source>
        <translation>抽出, 選択だけ残す</translation>
    </message>
    <message>
        <source>bookmark, label, note, comment</source>
        <translation>しおり, 目印, メモ, コメント</translation>
    </message>
    <message>
        <source>bpm, beat, music, song, rhythm</source>
        <translation>BPM, 拍, 曲, 音楽, リズム</translation>
    </message>
    <message>
        <source>bpm change, tempo mark, faster, slower, ritardando</source>
        <translation>テンポ変化, 速度記号, 速く, 遅く, リタルダンド</translation>
    </message>
    <message>
        <source>magnet</source>
        <translation>吸着, 磁石</translation>
    </message>
    <message>
        <source>start, beginning, rewind</source>
        <translation>先頭, 最初, 巻き戻し</translation>
    </message>
    <message>
        <source>end, end of motion</source>
        <translation>末尾, 最後</translation>
    </message>
    <message>
        <source>jump, seek, go to time</source>
        <translation>ジャンプ, フレーム移動</translation>
    </message>
    <message>
        <source>pause, watch, preview, run</source>
        <translation>再生, 一時停止, プレビュー</translation>
    </message>
    <message>
        <source>loop, again</source>
        <translation>ループ, ループ再生</translation>
    </message>
    <message>
        <source>playback rate</source>
        <translation>再生速度</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>遅く, スロー再生</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>速く, 早送り</translation>
    </message>
    <message>
        <source>load model, character, pmx, pmd, accessory</source>
        <translation>モデル読み込み, キャラ, PMX</translation>
    </message>
    <message>
        <source>delete model, unload</source>
        <translation>モデル削除</translation>
    </message>
    <message>
        <source>hide, visibility, invisible</source>
        <translation>非表示, 隠す, 表示</translation>
    </message>
    <message>
        <source>draw order, transparency order</source>
        <translation>描画順</translation>
    </message>
    <message>
        <source>look through camera, camera view</source>
        <translation>カメラ視点</translation>
    </message>
    <message>
        <source>reset camera, reset view, default camera</source>
        <translation>カメラリセット, 視点リセット, 初期視点</translation>
    </message>
    <message>
        <source>fit, zoom to fit, show all, find model, focus</source>
        <translation>全体表示, フィット</translation>
    </message>
    <message>
        <source>zoom to bone, focus selection, look at</source>
        <translation>注目, 選択にズーム</translation>
    </message>
    <message>
        <source>track bone, chase</source>
        <translation>ボーン追従</translation>
    </message>
    <message>
        <source>orthographic, parallel projection</source>
        <translation>平行投影, 透視</translation>
    </message>
    <message>
        <source>skeleton, armature, rig</source>
        <translation>骨, スケルトン</translation>
    </message>
    <message>
        <source>outline, toon lines</source>
        <translation>輪郭線</translation>
    </message>
    <message>
        <source>shadow, shadows</source>
        <translation>影</translation>
    </message>
    <message>
        <source>floor, ground</source>
        <translation>床, 地面</translation>
    </message>
    <message>
        <source>aa, msaa, jagged</source>
        <translation>ジャギー, アンチエイリアス</translation>
    </message>
    <message>
        <source>arc, trajectory, motion path</source>
        <translation>軌道, 残像線</translation>
    </message>
    <message>
        <source>ghost, ghosts</source>
        <translation>残像, ゴースト</translation>
    </message>
    <message>
        <source>light, lighting, sun, light direction</source>
        <translation>照明, ライト, 光, 太陽</translation>
    </message>
    <message>
        <source>title safe, border, composition</source>
        <translation>構図, 枠</translation>
    </message>
    <message>
        <source>diff, difference, changes between</source>
        <translation>比較, 差分</translation>
    </message>
    <message>
        <source>filter, search bone, find bone</source>
        <translation>検索, 絞り込み, ボーン検索</translation>
    </message>
    <message>
        <source>protect, freeze</source>
        <translation>保護, 固定</translation>
    </message>
    <message>
        <source>show all frames</source>
        <translation>全体を表示</translation>
    </message>
    <message>
        <source>dope sheet, keyframes</source>
        <translation>フレーム操作, ドープシート</translation>
    </message>
    <message>
        <source>curve editor, interpolation panel</source>
        <translation>補間曲線, カーブエディタ</translation>
    </message>
    <message>
        <source>graph editor, f-curve</source>
        <translation>グラフエディタ</translation>
    </message>
    <message>
        <source>inspector, fov, view angle, lens, ik, ik on off, physics</source>
        <translation>視野角, IK, 物理, 値</translation>
    </message>
    <message>
        <source>morph, morphs, face, expression, smile, material, materials, rigid body, joint</source>
        <translation>表情, モーフ, 顔, 材質, 剛体, ジョイント</translation>
    </message>
    <message>
        <source>pose presets, library</source>
        <translation>ポーズ集</translation>
    </message>
    <message>
        <source>errors, problems, warnings</source>
        <translation>問題, エラー一覧</translation>
    </message>
    <message>
        <source>console, messages</source>
        <translation>コンソール, メッセージ</translation>
    </message>
    <message>
        <source>outliner, model list</source>
        <translation>モデル一覧</translation>
    </message>
    <message>
        <source>missing panel, lost panel, default layout, restore panels</source>
        <translation>配置, パネルが消えた</translation>
    </message>
    <message>
        <source>maximize</source>
        <translation>最大化</translation>
    </message>
    <message>
        <source>night, black</source>
        <translation>夜, 黒</translation>
    </message>
    <message>
        <source>white, bright</source>
        <translation>白, 明るい</translation>
    </message>
    <message>
        <source>hotkeys, keyboard, keybindings, key map</source>
        <translation>キー割り当て, キーボード</translation>
    </message>
    <message>
        <source>help, documentation, guide</source>
        <translation>ヘルプ, 説明書, 使い方</translation>
    </message>
    <message>
        <source>explain, hint</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>version, license, credits</source>
        <translation>バージョン, ライセンス</translation>
    </message>
    <message>
        <source>explorer, file manager, reveal, directory</source>
        <translation>エクスプローラー, ファイルマネージャー, フォルダー</translation>
    </message>
    <message>
        <source>collision, collider, physics, capsule, wireframe</source>
        <translation>当たり判定, 衝突, コライダー, 物理, カプセル, ワイヤーフレーム</translation>
    </message>
    <message>
        <source>constraint, spring, limits, physics</source>
        <translation>拘束, ばね, 制限, 物理</translation>
    </message>
    <message>
        <source>music, song, audio, wav, mp3, load sound</source>
        <translation>音楽, 曲, オーディオ, wav, mp3, 音を読み込む, ongaku</translation>
    </message>
    <message>
        <source>silence, music off</source>
        <translation>消音, 無音, 音を消す</translation>
    </message>
    <message>
        <source>loudness, louder, quieter</source>
        <translation>大きさ, 大きく, 小さく</translation>
    </message>
    <message>
        <source>scrubbing, music while stepping</source>
        <translation>スクラブ, コマ送りの音</translation>
    </message>
    <message>
        <source>shift music, synchronize, lag</source>
        <translation>ずらす, 同期, 曲の位置, 音ズレ</translation>
    </message>
    <message>
        <source>latency, bluetooth, lag</source>
        <translation>遅延, ブルートゥース, レイテンシ</translation>
    </message>
    <message>
        <source>beat detection, detect, analyze music</source>
        <translation>拍検出, 自動検出, 曲を解析, リズム</translation>
    </message>
    <message>
        <source>downbeat, beat offset, first bar</source>
        <translation>一拍目, 小節の頭, 拍の位置</translation>
    </message>
    <message>
        <source>drum hits, note starts, transients</source>
        <translation>打音, アタック, オンセット</translation>
    </message>
    <message>
        <source>time stretch, tone, chipmunk</source>
        <translation>タイムストレッチ, ピッチ, 音程</translation>
    </message>
    <message>
        <source>backdrop, wallpaper, video, movie, mp4, avi</source>
        <translation>背景動画, 背景画像, ビデオ, ムービー, mp4, avi, haikei</translation>
    </message>
    <message>
        <source>black background, backdrop, background color</source>
        <translation>黒背景, 背景色, haikei</translation>
    </message>
    <message>
        <source>rotoscope, trace, guide film, reference video, beside</source>
        <translation>ロトスコープ, トレース, お手本, 参考動画, 下絵, 横に表示</translation>
    </message>
    <message>
        <source>flip film, mirrored video</source>
        <translation>動画を反転, 鏡像, ミラー</translation>
    </message>
    <message>
        <source>vmc, vmc protocol, osc, mocap, motion capture, live</source>
        <translation>vmc, vmcプロトコル, osc, モーションキャプチャ, モーキャプ, ライブ</translation>
    </message>
    <message>
        <source>record mocap, vmc, capture live</source>
        <translation>録画, 録る, 記録, モーションキャプチャ</translation>
    </message>
    <message>
        <source>vmc, vmc protocol, osc, stream</source>
        <translation>vmc, vmcプロトコル, osc, 配信</translation>
    </message>
    <message>
        <source>blocking, key poses, common frames, pose to pose</source>
        <translation>キーポーズ, 同じフレーム, 原画</translation>
    </message>
    <message>
        <source>motion quality, mocap, capture, foot sliding, noise</source>
        <translation>モーションの品質, モーキャプ, キャプチャ, 足滑り, ノイズ</translation>
    </message>
    <message>
        <source>bone names, remap, translate names</source>
        <translation>ボーン名, 名前変更, 対応</translation>
    </message>
    <message>
        <source>retarget, another model, body proportions, motion sizing</source>
        <translation>別のモデル, 体型, リターゲット, モーションサイジング</translation>
    </message>
    <message>
        <source>javascript, program, macro, automate</source>
        <translation>JavaScript, プログラム, マクロ, 自動化</translation>
    </message>
    <message>
        <source>javascript editor, code, macro</source>
        <translation>JavaScript, エディター, コード, マクロ</translation>
    </message>
    <message>
        <source>save scene, save all, workspace</source>
        <translation>シーンを保存, すべて保存</translation>
    </message>
    <message>
        <source>save scene as, new project</source>
        <translation>シーンを別名で保存, 新しいプロジェクト</translation>
    </message>
    <message>
        <source>pack, archive, bundle, gather, move to another computer</source>
        <translation>まとめる, アーカイブ, 別のパソコンへ移す</translation>
    </message>
    <message>
        <source>pmm, save pmm, mikumikudance</source>
        <translation>pmm, pmm を保存</translation>
    </message>
    <message>
        <source>attach, hold, follow bone, external parent, constraint</source>
        <translation>取り付け, 持つ, ボーンに追従, 外部親, 拘束</translation>
    </message>
    <message>
        <source>introduction, getting started</source>
        <translation>入門, はじめに</translation>
    </message>
    <message>
        <source>tutorial, lessons, how to, learn</source>
        <translation>レッスン, 使い方, 手順, 学ぶ</translation>
    </message>
    <message>
        <source>clamp, range of motion, knee bent backward, hyperextension</source>
        <translation>制限, 可動域, 逆に曲がったひざ, 関節</translation>
    </message>
    <message>
        <source>clipping, collision, hands in the body, intersection</source>
        <translation>めり込み, 貫通, 衝突, 手が体に入る</translation>
    </message>
</context>
<context>
    <name>Conditions</name>
    <message>
        <source>No motion is open</source>
        <translation>モーションが開かれていません</translation>
    </message>
    <message>
        <source>No keys are selected</source>
        <translation>キーが選択されていません</translation>
    </message>
    <message>
        <source>The scene has no model</source>
        <translation>シーンにモデルがありません</translation>
    </message>
    <message>
        <source>The scene has fewer than two models</source>
        <translation>シーンのモデルが 2 体未満です</translation>
    </message>
    <message>
        <source>No model is active</source>
        <translation>操作中のモデルがありません</translation>
    </message>
    <message>
        <source>No motion is open and no model is active</source>
        <translation>モーションが開かれておらず、操作中のモデルもありません</translation>
    </message>
    <message>
        <source>There is no unregistered pose</source>
        <translation>未登録のポーズがありません</translation>
    </message>
    <message>
        <source>The whole motion is repeated already</source>
        <translation>すでにモーション全体をくり返しています</translation>
    </message>
    <message>
        <source>No material of the active model is hidden</source>
        <translation>操作中のモデルに非表示の材質はありません</translation>
    </message>
    <message>
        <source>Unsaved motions are not kept in this window</source>
        <translation>このウィンドウでは未保存のモーションを保管していません</translation>
    </message>
    <message>
        <source>Fewer than two motions are open</source>
        <translation>開かれているモーションが 2 つ未満です</translation>
    </message>
    <message>
        <source>No bone is selected or followed</source>
        <translation>ボーンが選択も追従もされていません</translation>
    </message>
    <message>
        <source>No camera motion is open</source>
        <translation>カメラモーションが開かれていません</translation>
    </message>
    <message>
        <source>No bone is selected</source>
        <translation>ボーンが選択されていません</translation>
    </message>
    <message>
        <source>The scene has no model and no camera motion</source>
        <translation>シーンにモデルもカメラモーションもありません</translation>
    </message>
    <message>
        <source>There are no camera keys</source>
        <translation>カメラのキーがありません</translation>
    </message>
    <message>
        <source>The active model has no motion</source>
        <translation>操作中のモデルにモーションがありません</translation>
    </message>
    <message>
        <source>No motions are compared</source>
        <translation>モーションを比較していません</translation>
    </message>
    <message>
        <source>No track is locked</source>
        <translation>ロックされたトラックがありません</translation>
    </message>
    <message>
        <source>The motion has no tempo</source>
        <translation>モーションにテンポがありません</translation>
    </message>
    <message>
        <source>The motion has no markers</source>
        <translation>モーションにマーカーがありません</translation>
    </message>
    <message>
        <source>No row set is saved</source>
        <translation>保存された行セットがありません</translation>
    </message>
    <message>
        <source>All rows are shown already</source>
        <translation>すでにすべての行が表示されています</translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation>元に戻す操作がありません</translation>
    </message>
    <message>
        <source>There is nothing to redo</source>
        <translation>やり直す操作がありません</translation>
    </message>
    <message>
        <source>The clipboard has no keys</source>
        <translation>クリップボードにキーがありません</translation>
    </message>
    <message>
        <source>The clipboard has no pose</source>
        <translation>クリップボードにポーズがありません</translation>
    </message>
    <message>
        <source>The pose library has no folder</source>
        <translation>ポーズライブラリのフォルダーが選ばれていません</translation>
    </message>
    <message>
        <source>No morph is posed</source>
        <translation>操作中のモーフがありません</translation>
    </message>
    <message>
        <source>No motion is open and no bone is selected</source>
        <translation>モーションが開かれておらず、ボーンも選択されていません</translation>
    </message>
    <message>
        <source>The motion has no file yet</source>
        <translation>モーションにまだファイルがありません</translation>
    </message>
    <message>
        <source>The list is empty</source>
        <translation>一覧は空です</translation>
    </message>
    <message>
        <source>The selected keys have no curves</source>
        <translation>選択したキーに補間曲線がありません</translation>
    </message>
    <message>
        <source>Not available now: %1.</source>
        <translation>今は使えません: %1。</translation>
    </message>
    <message>
        <source>No model has this motion</source>
        <translation>このモーションを使うモデルがありません</translation>
    </message>
    <message>
        <source>No motion is to the right of this one</source>
        <translation>このモーションより右にモーションがありません</translation>
    </message>
    <message>
        <source>Physics is off, or no model has bodies that physics moves</source>
        <translation>物理演算がオフか、物理演算で動く剛体を持つモデルがありません</translation>
    </message>
    <message>
        <source>No motion has a sound</source>
        <translation>音源のあるモーションがありません</translation>
    </message>
    <message>
        <source>No sound has been read</source>
        <translation>読み込まれた音源がありません</translation>
    </message>
    <message>
        <source>No motion has a background</source>
        <translation>背景のあるモーションがありません</translation>
    </message>
    <message>
        <source>No motion has a reference</source>
        <translation>参考映像のあるモーションがありません</translation>
    </message>
    <message>
        <source>This build has no live link, because oscpack was not installed</source>
        <translation>oscpack がインストールされていなかったため、このビルドにはライブリンクがありません</translation>
    </message>
    <message>
        <source>No poses are being received</source>
        <translation>ポーズを受信していません</translation>
    </message>
    <message>
        <source>The motion has no layers</source>
        <translation>モーションにレイヤーがありません</translation>
    </message>
    <message>
        <source>This build cannot run scripts, because Qt Qml was not installed</source>
        <translation>このビルドは Qt Qml なしで作られたため、スクリプトを実行できません</translation>
    </message>
    <message>
        <source>You have no scripts of your own yet</source>
        <translation>自分のスクリプトがまだありません</translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation>何も開かれていません</translation>
    </message>
    <message>
        <source>No project of MikuMikuDance is open</source>
        <translation>MikuMikuDance のプロジェクトが開かれていません</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>General</source>
        <translation>全般</translation>
    </message>
    <message>
        <source>Viewport</source>
        <translation>ビューポート</translation>
    </message>
    <message>
        <source>Timeline and Graph</source>
        <translation>タイムラインとグラフ</translation>
    </message>
    <message>
        <source>Posing</source>
        <translation>ポーズ付け</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>The language of menus, panels and messages</source>
        <translation>メニュー、パネル、メッセージの言語</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>The colors of the window</source>
        <translation>ウィンドウの配色</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>The program whose shortcuts are used</source>
        <translation>どのプログラムのショートカットを使うか</translation>
    </message>
    <message>
        <source>Preview Operations</source>
        <translation>操作をプレビュー</translation>
    </message>
    <message>
        <source>Show the result of an operation in all panels before it is applied</source>
        <translation>操作を適用する前に、結果をすべてのパネルに表示します</translation>
    </message>
    <message>
        <source>Aspect ratio</source>
        <translation>縦横比</translation>
    </message>
    <message>
        <source>The shape of the safe frames and of the output image</source>
        <translation>セーフフレームと出力画像の形</translation>
    </message>
    <message>
        <source>Trail length</source>
        <translation>軌跡の長さ</translation>
    </message>
    <message>
        <source>How far motion trails go before and after the playhead</source>
        <translation>軌跡を再生位置の前後どこまで描くか</translation>
    </message>
    <message>
        <source>Ghosts</source>
        <translation>ゴースト</translation>
    </message>
    <message>
        <source>How many ghosts the onion skin draws</source>
        <translation>オニオンスキンで描くゴーストの数</translation>
    </message>
    <message>
        <source>Distance of ghosts</source>
        <translation>ゴーストの間隔</translation>
    </message>
    <message>
        <source>How many frames are between two ghosts</source>
        <translation>ゴーストの間のフレーム数</translation>
    </message>
    <message>
        <source>Handles</source>
        <translation>ハンドル</translation>
    </message>
    <message>
        <source>The handles of the selected bones in the viewport</source>
        <translation>ビューポートで選択したボーンに表示するハンドル</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>軸</translation>
    </message>
    <message>
        <source>The directions in which handles move and rotate bones</source>
        <translation>ハンドルがボーンを動かし回す方向</translation>
    </message>
    <message>
        <source>When the playhead moves</source>
        <translation>再生位置が動いたとき</translation>
    </message>
    <message>
        <source>What happens to an unregistered pose when the playhead moves</source>
        <translation>再生位置が動いたときに未登録のポーズをどうするか</translation>
    </message>
    <message>
        <source>Pose folder</source>
        <translation>ポーズフォルダー</translation>
    </message>
    <message>
        <source>Frame rate</source>
        <translation>フレームレート</translation>
    </message>
    <message>
        <source>How often the viewport is drawn during playback</source>
        <translation>再生中にビューポートを描く頻度</translation>
    </message>
    <message>
        <source>Anti-aliasing</source>
        <translation>アンチエイリアス</translation>
    </message>
    <message>
        <source>How many samples per pixel smooth the edges in the viewport</source>
        <translation>ビューポートの輪郭を滑らかにする、1 ピクセルあたりのサンプル数</translation>
    </message>
    <message>
        <source>Colors of rigid bodies</source>
        <translation>剛体の色</translation>
    </message>
    <message>
        <source>What the color of a rigid body in the viewport shows</source>
        <translation>ビューポートの剛体を何で色分けするか</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>環境設定</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Select a page of settings.</source>
        <translation>設定のページを選びます。</translation>
    </message>
    <message>
        <source>Reset This Page</source>
        <translation>このページを初期値に戻す</translation>
    </message>
    <message>
        <source>Resets all settings of this page to their default values.</source>
        <translation>このページのすべての設定を初期値に戻します。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Closes this window. All changes are applied already.</source>
        <translation>このウィンドウを閉じます。変更はすでに反映されています。</translation>
    </message>
    <message>
        <source>No folder chosen</source>
        <translation>フォルダーが選ばれていません</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::UndoHistory</name>
    <message>
        <source>No motion is open</source>
        <translation>モーションが開かれていません</translation>
    </message>
    <message>
        <source>Undo History</source>
        <translation>操作の履歴</translation>
    </message>
    <message>
        <source>Without these changes</source>
        <translation>これらの変更の前の状態</translation>
    </message>
    <message>
        <source>Undo steps</source>
        <translation>操作の段階</translation>
    </message>
    <message>
        <source>Lists the changes of the scene and of the motion in front, oldest first. Select one to go to the state after this change; later changes can be restored until you make a new one.</source>
        <translation>シーンと前面のモーションへの変更を古い順に一覧します。選ぶと、その変更の直後の状態に移動します。後の変更は、新しい変更を行うまで元に戻せます。</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::PropsPanel</name>
    <message>
        <source>Position X</source>
        <translation>位置 X</translation>
    </message>
    <message>
        <source>Position Y</source>
        <translation>位置 Y</translation>
    </message>
    <message>
        <source>Position Z</source>
        <translation>位置 Z</translation>
    </message>
    <message>
        <source>Angle X</source>
        <translation>角度 X</translation>
    </message>
    <message>
        <source>Angle Y</source>
        <translation>角度 Y</translation>
    </message>
    <message>
        <source>Angle Z</source>
        <translation>角度 Z</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>不透明度</translation>
    </message>
    <message>
        <source>Place prop</source>
        <translation>アクセサリの配置</translation>
    </message>
    <message>
        <source>Show prop</source>
        <translation>アクセサリの表示</translation>
    </message>
    <message>
        <source>Hide prop</source>
        <translation>アクセサリの非表示</translation>
    </message>
    <message>
        <source>Shadow of prop</source>
        <translation>アクセサリの影</translation>
    </message>
    <message>
        <source>Parent of prop</source>
        <translation>アクセサリの親</translation>
    </message>
    <message>
        <source>Props and models that you open can be placed here.</source>
        <translation>開いたアクセサリとモデルをここで配置できます。</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Shadow</source>
        <translation>影</translation>
    </message>
    <message>
        <source>Prop</source>
        <translation>アクセサリ</translation>
    </message>
    <message>
        <source>Parent model</source>
        <translation>親モデル</translation>
    </message>
    <message>
        <source>Parent bone</source>
        <translation>親ボーン</translation>
    </message>
    <message>
        <source>No parent</source>
        <translation>親なし</translation>
    </message>
    <message>
        <source>Draw the prop</source>
        <translation>アクセサリを描画します</translation>
    </message>
    <message>
        <source>Draw the shadow that the prop casts</source>
        <translation>アクセサリの影を描画します</translation>
    </message>
    <message>
        <source>Register Key</source>
        <translation>キー登録</translation>
    </message>
    <message>
        <source>Register the position, angles, size, opacity, visibility and shadow of the prop at the playhead</source>
        <translation>アクセサリの位置、角度、大きさ、不透明度、表示、影を再生位置に登録します</translation>
    </message>
    <message>
        <source>Remove Key</source>
        <translation>キー削除</translation>
    </message>
    <message>
        <source>Remove the key of the prop at the playhead</source>
        <translation>再生位置にあるアクセサリのキーを削除します</translation>
    </message>
    <message>
        <source>Go to the previous key of the prop</source>
        <translation>アクセサリの前のキーに移動</translation>
    </message>
    <message>
        <source>Go to the next key of the prop</source>
        <translation>アクセサリの次のキーに移動</translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s)</source>
        <translation>
            <numerusform>キー %Ln 個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::FrameNotice</name>
    <message>
        <source>Keys at frame %1, not at the playhead (%2)</source>
        <translation>フレーム %1 のキーを表示中（再生位置は %2）</translation>
    </message>
    <message>
        <source>Keys at frames %1 to %2; the playhead is at %3</source>
        <translation>フレーム %1～%2 のキーを表示中（再生位置は %3）</translation>
    </message>
    <message>
        <source>Move the playhead to the first of the displayed keys</source>
        <translation>表示中の最初のキーへ再生位置を移動</translation>
    </message>
    <message>
        <source>Go to Frame %1</source>
        <translation>フレーム %1 へ</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::TextureSearch</name>
    <message numerus="yes">
        <source>%Ln texture(s) of %1 cannot be shown: %2</source>
        <translation>
            <numerusform>%1 のテクスチャ %Ln 個を表示できません: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Search a Folder…</source>
        <translation>フォルダーを探す…</translation>
    </message>
    <message>
        <source>Choose Texture Folder</source>
        <translation>テクスチャのフォルダーを選択</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::RulerMenu</name>
    <message>
        <source>Move Playhead to Frame %1</source>
        <translation>再生位置をフレーム %1 に移動</translation>
    </message>
    <message>
        <source>Add Marker at Frame %1</source>
        <translation>フレーム %1 にマーカーを追加</translation>
    </message>
    <message>
        <source>Repeat From Frame %1</source>
        <translation>フレーム %1 からくり返す</translation>
    </message>
    <message>
        <source>Repeat Up to Frame %1</source>
        <translation>フレーム %1 までくり返す</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::TabCommands</name>
    <message>
        <source>Copied the path %1.</source>
        <translation>パス %1 をコピーしました。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be opened</source>
        <translation>フォルダー %1 を開けません</translation>
    </message>
</context>
<context>
    <name>furitsuke::window::DocumentRow</name>
    <message>
        <source>List of open motions</source>
        <translation>開いているモーションの一覧</translation>
    </message>
</context>
<context>
    <name>Salvage</name>
    <message>
        <source>bone keys</source>
        <translation>ボーンのキー</translation>
    </message>
    <message>
        <source>morph keys</source>
        <translation>モーフのキー</translation>
    </message>
    <message>
        <source>camera keys</source>
        <translation>カメラのキー</translation>
    </message>
    <message>
        <source>light keys</source>
        <translation>照明のキー</translation>
    </message>
    <message>
        <source>self-shadow keys</source>
        <translation>セルフ影のキー</translation>
    </message>
    <message>
        <source>visibility and IK keys</source>
        <translation>表示・IKのキー</translation>
    </message>
    <message>
        <source>%L1 of %L2 %3</source>
        <translation>%3 %L2 個中 %L1 個</translation>
    </message>
    <message>
        <source>a model name of %1 instead of %2 bytes</source>
        <translation>モデル名が %2 バイトではなく %1 バイト</translation>
    </message>
    <message>
        <source>%L1 %2</source>
        <translation>%2 %L1 個</translation>
    </message>
    <message>
        <source>no %1</source>
        <translation>%1 なし</translation>
    </message>
</context>
<context>
    <name>furitsuke::widgets::NoMatchLabel</name>
    <message>
        <source>No name contains "%1".</source>
        <translation>「%1」を含む名前はありません。</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::PhysicsCommands</name>
    <message>
        <source>Settle Before Frame 0</source>
        <translation>0フレームの前に静止</translation>
    </message>
    <message>
        <source>Frames for which the first pose is held</source>
        <translation>最初のポーズを保つフレーム数</translation>
    </message>
    <message>
        <source>These bodies moved impossibly fast and were put back on their bones: %1. Their joints may be damaged.</source>
        <translation>次の剛体が異常な速さで動いたため、ボーンの位置に戻しました: %1。ジョイントが壊れている可能性があります。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::GravityDialog</name>
    <message>
        <source>Gravity</source>
        <translation>重力設定</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>加速度</translation>
    </message>
    <message>
        <source>The strength of gravity. 9.8 is the usual value; 0 lets hair and clothes float.</source>
        <translation>重力の強さです。通常は9.8です。0にすると髪や衣装が浮きます。</translation>
    </message>
    <message>
        <source>Direction X</source>
        <translation>方向 X</translation>
    </message>
    <message>
        <source>Direction Y</source>
        <translation>方向 Y</translation>
    </message>
    <message>
        <source>Direction Z</source>
        <translation>方向 Z</translation>
    </message>
    <message>
        <source>Direction X, Y, Z</source>
        <translation>方向 X、Y、Z</translation>
    </message>
    <message>
        <source>The direction of gravity; its length does not count. A direction to the side acts like wind.</source>
        <translation>重力の方向です。長さは関係ありません。横に向けると風のようになります。</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Simulates the scene with this gravity.</source>
        <translation>この重力でシーンを演算します。</translation>
    </message>
    <message>
        <source>&amp;Usual Gravity</source>
        <translation>標準の重力(&amp;U)</translation>
    </message>
    <message>
        <source>Fills in 9.8 downward, as in MMD.</source>
        <translation>MMDと同じ下向き9.8を入力します。</translation>
    </message>
    <message>
        <source>Add &amp;noise</source>
        <translation>ノイズ追加(&amp;N)</translation>
    </message>
    <message>
        <source>Changes gravity at random 60 times per second, as an unsteady wind does.</source>
        <translation>毎秒60回、重力を乱数で変化させます。風の揺らぎのようになります。</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>ノイズ</translation>
    </message>
    <message>
        <source>The largest random change of gravity on each axis.</source>
        <translation>各軸の重力が変化する最大の割合です。</translation>
    </message>
    <message>
        <source>Noise seed</source>
        <translation>ノイズの乱数の種</translation>
    </message>
    <message>
        <source>Start value of the random numbers: the same number gives the same noise at every playback.</source>
        <translation>乱数の初期値です。同じ値なら、再生のたびに同じノイズになります。</translation>
    </message>
    <message>
        <source>Gravity keys are stored with a motion. No motion is open.</source>
        <translation>重力のキーはモーションとともに保存されます。開いているモーションがありません。</translation>
    </message>
    <message>
        <source>Gravity keys, stored with %1</source>
        <translation>重力のキー（%1 とともに保存）</translation>
    </message>
    <message>
        <source>Gravity keys</source>
        <translation>重力のキー</translation>
    </message>
    <message>
        <source>Between two keys, gravity changes evenly. The fields above show the values of the chosen key.</source>
        <translation>2つのキーの間では、重力は一定の割合で変化します。上の欄は選択中のキーの値です。</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>The frame of a new key; at first that of the playhead.</source>
        <translation>新しいキーのフレームです。最初は現在のフレームです。</translation>
    </message>
    <message>
        <source>&amp;Register Key</source>
        <translation>キー登録(&amp;R)</translation>
    </message>
    <message>
        <source>Adds a key with the gravity of that frame, or chooses the key on it.</source>
        <translation>そのフレームの重力でキーを追加します。すでにキーがあれば、それを選択します。</translation>
    </message>
    <message>
        <source>&amp;Delete Key</source>
        <translation>キー削除(&amp;D)</translation>
    </message>
    <message>
        <source>Removes the chosen key. Without keys, gravity is the same at all frames.</source>
        <translation>選択中のキーを削除します。キーがなければ、重力は全フレームで同じです。</translation>
    </message>
    <message>
        <source>Gravity key at frame %L1</source>
        <translation>フレーム %L1 の重力のキー</translation>
    </message>
    <message>
        <source>Gravity at all frames</source>
        <translation>全フレームの重力</translation>
    </message>
</context>
<context>
    <name>furitsuke::session::BodyTexts</name>
    <message>
        <source>follows bone</source>
        <translation>ボーン追従</translation>
    </message>
    <message>
        <source>physics</source>
        <translation>物理演算</translation>
    </message>
    <message>
        <source>physics at bone</source>
        <translation>物理+ボーン位置合わせ</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>グループ %1</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::BodyView</name>
    <message>
        <source>The models have no rigid bodies</source>
        <translation>モデルに剛体がありません</translation>
    </message>
    <message>
        <source>%1 · joint</source>
        <translation>%1 · ジョイント</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::PhysicsValueTexts</name>
    <message>
        <source>free</source>
        <translation>制限なし</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::BodyPage</name>
    <message>
        <source>The model has no rigid bodies.</source>
        <translation>このモデルに剛体はありません。</translation>
    </message>
    <message>
        <source>Choose a rigid body to see its values.</source>
        <translation>剛体を選択すると値が表示されます。</translation>
    </message>
    <message>
        <source>Search rigid bodies</source>
        <translation>剛体を検索</translation>
    </message>
    <message>
        <source>Values of the rigid body</source>
        <translation>剛体の値</translation>
    </message>
    <message>
        <source>Rigid bodies</source>
        <translation>剛体</translation>
    </message>
    <message>
        <source>The rigid bodies of the model; choose one to see its values and to find it in the viewport</source>
        <translation>モデルの剛体。選択すると値が表示され、ビューポートで強調されます</translation>
    </message>
    <message>
        <source>Not simulated, because a value is not a finite number.</source>
        <translation>数値でない値があるため、物理演算しません。</translation>
    </message>
    <message>
        <source>Collides with nothing, because its size is not above 0.</source>
        <translation>サイズが 0 以下のため、何とも衝突しません。</translation>
    </message>
    <message>
        <source>Follows its bone, because its mass is not above 0.</source>
        <translation>質量が 0 以下のため、ボーンに追従します。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>sphere</source>
        <translation>球</translation>
    </message>
    <message>
        <source>capsule</source>
        <translation>カプセル</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>box</source>
        <translation>箱</translation>
    </message>
    <message>
        <source>Half size</source>
        <translation>サイズ（半分）</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>関連ボーン</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>タイプ</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>グループ</translation>
    </message>
    <message>
        <source>Collides with groups</source>
        <translation>衝突グループ</translation>
    </message>
    <message>
        <source>Ignores groups</source>
        <translation>非衝突グループ</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>質量</translation>
    </message>
    <message>
        <source>Move damping</source>
        <translation>移動減衰</translation>
    </message>
    <message>
        <source>Rotation damping</source>
        <translation>回転減衰</translation>
    </message>
    <message>
        <source>Restitution</source>
        <translation>反発力</translation>
    </message>
    <message>
        <source>Friction</source>
        <translation>摩擦力</translation>
    </message>
    <message>
        <source>Not simulated, because a length is impossibly large.</source>
        <translation>長さが大きすぎるため、演算されません。</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::JointPage</name>
    <message>
        <source>The model has no joints.</source>
        <translation>このモデルにジョイントはありません。</translation>
    </message>
    <message>
        <source>Choose a joint to see its values.</source>
        <translation>ジョイントを選択すると値が表示されます。</translation>
    </message>
    <message>
        <source>spring, 6 degrees of freedom</source>
        <translation>ばね付き 6 自由度（6DOF）</translation>
    </message>
    <message>
        <source>6 degrees of freedom</source>
        <translation>6 自由度（6DOF）</translation>
    </message>
    <message>
        <source>point to point</source>
        <translation>P2P（点接続）</translation>
    </message>
    <message>
        <source>cone twist</source>
        <translation>コーンツイスト</translation>
    </message>
    <message>
        <source>slider</source>
        <translation>スライダー</translation>
    </message>
    <message>
        <source>hinge</source>
        <translation>ヒンジ</translation>
    </message>
    <message>
        <source>Search joints</source>
        <translation>ジョイントを検索</translation>
    </message>
    <message>
        <source>Values of the joint</source>
        <translation>ジョイントの値</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <source>The joints of the model; choose one to see its values and to find it in the viewport</source>
        <translation>モデルのジョイント。選択すると値が表示され、ビューポートで強調されます</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Not simulated, because a value is not a finite number.</source>
        <translation>数値でない値があるため、物理演算しません。</translation>
    </message>
    <message>
        <source>Not simulated, because one of its bodies does not exist or is not simulated.</source>
        <translation>接続剛体が存在しないか物理演算されないため、物理演算しません。</translation>
    </message>
    <message>
        <source>Not simulated, because both of its bodies are the same.</source>
        <translation>接続剛体 A と B が同じため、物理演算しません。</translation>
    </message>
    <message>
        <source>Not simulated, because physics moves neither of its bodies.</source>
        <translation>接続剛体がどちらも物理演算で動かないため、物理演算しません。</translation>
    </message>
    <message>
        <source>Body A</source>
        <translation>接続剛体 A</translation>
    </message>
    <message>
        <source>Body B</source>
        <translation>接続剛体 B</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>Move limits</source>
        <translation>移動制限</translation>
    </message>
    <message>
        <source>Rotation limits</source>
        <translation>回転制限</translation>
    </message>
    <message>
        <source>Move springs</source>
        <translation>ばね：移動</translation>
    </message>
    <message>
        <source>Rotation springs</source>
        <translation>ばね：回転</translation>
    </message>
    <message>
        <source>Not simulated, because a length is impossibly large.</source>
        <translation>長さが大きすぎるため、演算されません。</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::SoundRow</name>
    <message>
        <source>Waveform</source>
        <translation>波形</translation>
    </message>
    <message>
        <source>Click or drag to move the playhead, Alt+drag to move the sound. Drag the lower edge to change the height.</source>
        <translation>クリックまたはドラッグで再生位置を、Alt+ドラッグで音を動かします。下端をドラッグすると高さが変わります。</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 を読み込み中…</translation>
    </message>
    <message>
        <source>%1 ms, %2 frames</source>
        <translation>%1 ミリ秒、%2 フレーム</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::SoundHeader</name>
    <message>
        <source>ms = %1 frames</source>
        <translation>ミリ秒 = %1 フレーム</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>ミュート</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Volume of the sound</source>
        <translation>音源の音量</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>オフセット</translation>
    </message>
    <message>
        <source>Offset of the sound in milliseconds</source>
        <translation>音源のオフセット（ミリ秒）</translation>
    </message>
    <message>
        <source>Milliseconds from frame 0 to the start of the sound; negative if it starts earlier</source>
        <translation>フレーム 0 から音が始まるまでのミリ秒です。負の値では早く始まります</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::SoundCommands</name>
    <message>
        <source>The sound of %1, %2, could not be opened: %3</source>
        <translation>%1 の音源 %2 を開けませんでした: %3</translation>
    </message>
    <message>
        <source>Open Sound…</source>
        <translation>音源を開く…</translation>
    </message>
    <message>
        <source>No sound device can be used, so the motion is played without its sound.</source>
        <translation>使える音声デバイスがないため、音を鳴らさずに再生します。</translation>
    </message>
    <message>
        <source>Open Sound</source>
        <translation>音源を開く</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Volume in percent:</source>
        <translation>音量（パーセント）:</translation>
    </message>
    <message>
        <source>Offset of the Sound</source>
        <translation>音源のオフセット</translation>
    </message>
    <message>
        <source>Milliseconds from frame 0 to the start of the sound:</source>
        <translation>フレーム 0 から音が始まるまでのミリ秒:</translation>
    </message>
    <message>
        <source>Delay of Headphones</source>
        <translation>ヘッドホンの遅れ</translation>
    </message>
    <message>
        <source>The sound is heard later by this many milliseconds:</source>
        <translation>音が遅れて聞こえるミリ秒:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>; </source>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>furitsuke::session::SoundTrack</name>
    <message>
        <source>Reading %1…</source>
        <translation>%1 を読み込み中…</translation>
    </message>
    <message>
        <source>Set sound</source>
        <translation>音源を設定</translation>
    </message>
    <message>
        <source>Remove sound</source>
        <translation>音源を外す</translation>
    </message>
    <message>
        <source>Move sound</source>
        <translation>音源を移動</translation>
    </message>
    <message>
        <source>Set volume</source>
        <translation>音量を設定</translation>
    </message>
    <message>
        <source>Mute sound</source>
        <translation>ミュート</translation>
    </message>
    <message>
        <source>Unmute sound</source>
        <translation>ミュートを解除</translation>
    </message>
</context>
<context>
    <name>Gravity</name>
    <message>
        <source>Set gravity keys</source>
        <translation>重力のキーを設定</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::PhysicsParts</name>
    <message>
        <source>Bodies</source>
        <translation>剛体</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <source>Show the rigid bodies of the model</source>
        <translation>モデルの剛体を表示</translation>
    </message>
    <message>
        <source>Show the joints between rigid bodies</source>
        <translation>剛体をつなぐジョイントを表示</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::TempoFindCommands</name>
    <message>
        <source>The tempo was not found: %1</source>
        <translation>テンポを検出できませんでした: %1</translation>
    </message>
    <message>
        <source>The sound is silent or too short, so it has no tempo.</source>
        <translation>音源が無音か短すぎるため、テンポがありません。</translation>
    </message>
    <message>
        <source>Find tempo</source>
        <translation>テンポを検出</translation>
    </message>
    <message>
        <source>The beat of the sound is unclear. The most likely tempo is %1 BPM (confidence %2 %).</source>
        <translation>音源の拍がはっきりしません。最も近いテンポは %1 BPM です（信頼度 %2 %）。</translation>
    </message>
    <message>
        <source>The tempo is %1 BPM (confidence %2 %).</source>
        <translation>テンポは %1 BPM です（信頼度 %2 %）。</translation>
    </message>
    <message>
        <source>Set Tempo…</source>
        <translation>テンポを設定…</translation>
    </message>
    <message>
        <source>Finding the tempo of the sound…</source>
        <translation>音源のテンポを検出中…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>furitsuke::session::SoundRhythm</name>
    <message>
        <source>the sound was replaced or removed</source>
        <translation>音源が置き換えられたか削除されました</translation>
    </message>
    <message>
        <source>no sound has been read</source>
        <translation>読み込まれた音源がありません</translation>
    </message>
    <message>
        <source>Finding the tempo…</source>
        <translation>テンポを検出中…</translation>
    </message>
    <message>
        <source>the search was canceled</source>
        <translation>検出がキャンセルされました</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::BackdropCommands</name>
    <message>
        <source>The background %1 is damaged or missing: %2</source>
        <translation>背景 %1 が壊れているか見つかりません: %2</translation>
    </message>
    <message>
        <source>Open Background…</source>
        <translation>背景を開く…</translation>
    </message>
    <message>
        <source>Open Background</source>
        <translation>背景を開く</translation>
    </message>
    <message>
        <source>The background could not be opened: %1</source>
        <translation>背景を開けませんでした: %1</translation>
    </message>
</context>
<context>
    <name>furitsuke::session::BackdropTrack</name>
    <message>
        <source>Set background</source>
        <translation>背景を設定</translation>
    </message>
    <message>
        <source>Remove background</source>
        <translation>背景を外す</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::BackdropDialog</name>
    <message>
        <source>Background Settings</source>
        <translation>背景の設定</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Changes the background as one undo step.</source>
        <translation>背景を変更します。一度の操作で元に戻せます。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <source>Fit: show all of it</source>
        <translation>全体を表示</translation>
    </message>
    <message>
        <source>Fill: leave no border</source>
        <translation>余白なしで表示</translation>
    </message>
    <message>
        <source>Stretch: ignore its aspect ratio</source>
        <translation>縦横比を無視して伸縮</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>拡大率</translation>
    </message>
    <message>
        <source>Offset to the right</source>
        <translation>右への移動</translation>
    </message>
    <message>
        <source>Offset upward</source>
        <translation>上への移動</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>不透明度</translation>
    </message>
    <message>
        <source>Film time at frame 0</source>
        <translation>フレーム 0 での動画の時間</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Own color</source>
        <translation>色を指定</translation>
    </message>
    <message>
        <source>How large the picture is at a scale of 100 %.</source>
        <translation>拡大率 100 % での画像の大きさです。</translation>
    </message>
    <message>
        <source>Enlarges or reduces the picture around its middle.</source>
        <translation>画像の中央を基準に拡大または縮小します。</translation>
    </message>
    <message>
        <source>Moves the picture to the right, in percent of the width of the view.</source>
        <translation>画像を右に動かします。画面の幅に対する割合です。</translation>
    </message>
    <message>
        <source>Moves the picture up, in percent of the height of the view.</source>
        <translation>画像を上に動かします。画面の高さに対する割合です。</translation>
    </message>
    <message>
        <source>How much of the color is hidden by the picture.</source>
        <translation>画像が色をどれだけ隠すかを設定します。</translation>
    </message>
    <message>
        <source>The time of the film that is shown at frame 0, in milliseconds. Negative: the film starts later.</source>
        <translation>フレーム 0 で表示する動画の時間（ミリ秒）です。負の値では動画が遅れて始まります。</translation>
    </message>
    <message>
        <source>Shows a color where there is no picture. Otherwise the color of the theme is used, and white by the command line.</source>
        <translation>画像のない所に色を表示します。指定しないときは配色の色、コマンドラインでは白になります。</translation>
    </message>
    <message>
        <source>Chooses the color.</source>
        <translation>色を選びます。</translation>
    </message>
    <message>
        <source>Background Color</source>
        <translation>背景色</translation>
    </message>
</context>
<context>
    <name>MediaOpening</name>
    <message>
        <source>Opening %1…</source>
        <translation>%1 を開いています…</translation>
    </message>
</context>
<context>
    <name>furitsuke::session::ReferenceTrack</name>
    <message>
        <source>Set reference</source>
        <translation>参考映像を設定</translation>
    </message>
    <message>
        <source>Remove reference</source>
        <translation>参考映像を外す</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::ReferenceCommands</name>
    <message>
        <source>The reference %1 is damaged or missing: %2</source>
        <translation>参考映像 %1 が壊れているか見つかりません: %2</translation>
    </message>
    <message>
        <source>Open Reference…</source>
        <translation>参考映像を開く…</translation>
    </message>
    <message>
        <source>Open Reference</source>
        <translation>参考映像を開く</translation>
    </message>
    <message>
        <source>The reference could not be opened: %1</source>
        <translation>参考映像を開けませんでした: %1</translation>
    </message>
    <message>
        <source>Time of the Reference</source>
        <translation>参考映像の時間</translation>
    </message>
    <message>
        <source>Milliseconds in the film at frame 0:</source>
        <translation>フレーム 0 での動画の時間（ミリ秒）:</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::ReferencePanel</name>
    <message>
        <source>Drop a picture here, or open one, to animate after it. This build cannot show films.</source>
        <translation>お手本にする画像をここにドロップするか開いてください。このビルドでは動画を表示できません。</translation>
    </message>
    <message>
        <source>Drop a film or a picture here, or open one, to animate after it.</source>
        <translation>お手本にする動画または画像をここにドロップするか開いてください。</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Film time at frame 0</source>
        <translation>フレーム 0 での動画の時間</translation>
    </message>
    <message>
        <source>The time of the film that is shown at frame 0, in milliseconds. Negative: the film starts later.</source>
        <translation>フレーム 0 で表示する動画の時間（ミリ秒）です。負の値では動画が遅れて始まります。</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考映像</translation>
    </message>
    <message>
        <source>The reference at the playhead. Turn the wheel to zoom, drag to pan, double-click to show all of it.</source>
        <translation>再生位置の参考映像です。ホイールで拡大縮小、ドラッグで移動、ダブルクリックで全体を表示します。</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>%1 を開いています…</translation>
    </message>
    <message>
        <source>The film starts at frame %1.</source>
        <translation>動画はフレーム %1 から始まります。</translation>
    </message>
    <message>
        <source>The film ends at frame %1.</source>
        <translation>動画はフレーム %1 で終わります。</translation>
    </message>
    <message>
        <source>%1 cannot be shown: %2</source>
        <translation>%1 を表示できません: %2</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::FileDrop</name>
    <message>
        <source>Open Its &amp;Sound</source>
        <translation>音声を開く(&amp;S)</translation>
    </message>
    <message>
        <source>Show as &amp;Background</source>
        <translation>背景として表示(&amp;B)</translation>
    </message>
    <message>
        <source>Show as &amp;Reference</source>
        <translation>参考映像として表示(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>Import Its &amp;Motion</source>
        <translation>モーションを読み込む(&amp;M)</translation>
    </message>
    <message>
        <source>Add as &amp;Prop</source>
        <translation>アクセサリとして追加(&amp;P)</translation>
    </message>
</context>
<context>
    <name>furitsuke::session::CaptureFitting</name>
    <message>
        <source>Fitting the captured motion…</source>
        <translation>キャプチャモーションをモデルに合わせています…</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::CaptureCommands</name>
    <message>
        <source>Import Captured Motion</source>
        <translation>キャプチャモーションを読み込む</translation>
    </message>
    <message>
        <source>A captured motion is fitted to a model. Open the model first.</source>
        <translation>キャプチャモーションはモデルに合わせて読み込まれます。先にモデルを開いてください。</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>%1 を開いています…</translation>
    </message>
    <message>
        <source>%1 is damaged; only its readable part is imported: %2</source>
        <translation>%1 は壊れているため、読み取れた部分だけを読み込みます: %2</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>%1 を読み込み</translation>
    </message>
    <message>
        <source>The current motion does not move the active model.</source>
        <translation>現在のモーションは操作中のモデルのものではありません。</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::CaptureDialog</name>
    <message>
        <source>Import %1</source>
        <translation>%1 を読み込む</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>読み込む</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>クリップ</translation>
    </message>
    <message>
        <source>The animation of the file that is imported.</source>
        <translation>読み込むアニメーションです。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln frame(s), %1 s</source>
        <translation>
            <numerusform>%Ln フレーム、%1 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Foot IK</source>
        <translation>足 IK</translation>
    </message>
    <message>
        <source>Keys the IK bones of the feet and switches IK on. Without it the legs are rotated and IK is off.</source>
        <translation>足の IK ボーンにキーを打ち、IK を有効にします。使わない場合は脚を回転させ、IK を無効にします。</translation>
    </message>
    <message>
        <source>Hold planted feet</source>
        <translation>接地した足を固定</translation>
    </message>
    <message>
        <source>Holds feet in place while they stand on the floor. Needs foot IK.</source>
        <translation>床に着いている間、足をその場に固定します。足 IK が必要です。</translation>
    </message>
    <message>
        <source>A key on every frame</source>
        <translation>すべてのフレームにキー</translation>
    </message>
    <message>
        <source>Keeps the key of every frame. Otherwise keys are removed as far as no bone is off by more than 0.05 units or 0.5 degrees.</source>
        <translation>すべてのフレームのキーを残します。残さない場合は、どのボーンのずれも 0.05 単位、0.5 度以内に収まる範囲でキーを減らします。</translation>
    </message>
    <message>
        <source>Reference pose</source>
        <translation>基準の姿勢</translation>
    </message>
    <message>
        <source>The pose of the capture in which the person stands like the model at rest.</source>
        <translation>キャプチャの中で、モデルの初期姿勢と同じように立っている姿勢です。</translation>
    </message>
    <message>
        <source>Found automatically</source>
        <translation>自動で選ぶ</translation>
    </message>
    <message>
        <source>Rest pose of the file</source>
        <translation>ファイルの初期姿勢</translation>
    </message>
    <message>
        <source>A frame of the clip</source>
        <translation>クリップのフレーム</translation>
    </message>
    <message>
        <source>Reference frame</source>
        <translation>基準のフレーム</translation>
    </message>
    <message>
        <source>The frame of the clip in which the person stands like the model at rest.</source>
        <translation>クリップの中で、モデルの初期姿勢と同じように立っているフレームです。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s)</source>
        <translation>
            <numerusform>キー %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln frame(s)</source>
        <translation>
            <numerusform>%Ln フレーム</numerusform>
        </translation>
    </message>
    <message>
        <source>frame %L1</source>
        <translation>フレーム %L1</translation>
    </message>
    <message>
        <source>rest pose of the file</source>
        <translation>ファイルの初期姿勢</translation>
    </message>
    <message>
        <source>%1 on %2; reference: %3</source>
        <translation>%2に%1、基準：%3</translation>
    </message>
    <message>
        <source>Fitting…</source>
        <translation>計算中…</translation>
    </message>
    <message>
        <source>Keeps the motion that is shown.</source>
        <translation>表示されているモーションを残します。</translation>
    </message>
    <message>
        <source>Skeleton of the file</source>
        <translation>ファイルの骨格</translation>
    </message>
    <message>
        <source>The skeleton of the file at the playhead. Joints that move bones are filled. Click a joint, then the bone that it moves; drag to rotate, double-click for the front.</source>
        <translation>再生位置でのファイルの骨格です。ボーンを動かす関節は塗りつぶされています。関節をクリックし、続いてそれが動かすボーンをクリックしてください。ドラッグで回転、ダブルクリックで正面に戻ります。</translation>
    </message>
    <message>
        <source>Import into</source>
        <translation>読み込み先</translation>
    </message>
    <message>
        <source>A new motion without a file, or the current motion at its playhead. There it replaces the keys of its bones for its duration.</source>
        <translation>ファイルのない新しいモーション、または現在のモーションの再生位置です。後者では、読み込んだモーションの長さの間、同じボーンのキーが置き換えられます。</translation>
    </message>
    <message>
        <source>A new motion</source>
        <translation>新しいモーション</translation>
    </message>
    <message>
        <source>Picture of the reference pose</source>
        <translation>基準の姿勢の図</translation>
    </message>
    <message>
        <source>The reference pose. It should look like the model at rest: standing, with straight arms and legs. Drag to rotate it.</source>
        <translation>基準の姿勢です。モデルの初期姿勢のように、腕と脚を伸ばして立っているものを選んでください。ドラッグで回転します。</translation>
    </message>
    <message>
        <source>%1, from frame %L2 on</source>
        <translation>%1 のフレーム %L2 から</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Plays the motion on the model and in the picture, or pauses it.</source>
        <translation>モデルと図で動きを再生、または一時停止します。</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>最初のフレーム</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>最後のフレーム</translation>
    </message>
    <message>
        <source>The frame of the clip that becomes the first one of the motion, at 30 frames per second.</source>
        <translation>クリップのうち、モーションの最初になるフレームです（毎秒 30 フレーム）。</translation>
    </message>
    <message>
        <source>The last frame of the clip that is imported, at 30 frames per second.</source>
        <translation>クリップのうち、読み込む最後のフレームです（毎秒 30 フレーム）。</translation>
    </message>
</context>
<context>
    <name>MmdProject</name>
    <message>
        <source>%1, camera</source>
        <translation>%1 のカメラ</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::ProjectCommands</name>
    <message>
        <source>The scene</source>
        <translation>シーン</translation>
    </message>
    <message numerus="yes">
        <source>%1 needs %Ln file(s) that were not found: %2</source>
        <translation>
            <numerusform>%1 に必要なファイル %Ln 個が見つかりません: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>New project</source>
        <translation>新しいプロジェクト</translation>
    </message>
    <message>
        <source>Save Project</source>
        <translation>プロジェクトを保存</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 を保存しました</translation>
    </message>
    <message>
        <source>Collect Files in a Folder</source>
        <translation>ファイルをフォルダーに集める</translation>
    </message>
    <message>
        <source>Collecting files…</source>
        <translation>ファイルを集めています…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) copied; the project is %1</source>
        <translation>
            <numerusform>%Ln 個のファイルをコピーしました。プロジェクトは %1 です</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be copied: %1</source>
        <translation>
            <numerusform>%Ln 個のファイルをコピーできませんでした: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Markers, tempo and sound come from the project, because the files beside these motions are missing: %1</source>
        <translation>次のモーションのそばにあるはずのファイルがないため、マーカー、テンポ、音声はプロジェクトのものを使います: %1</translation>
    </message>
</context>
<context>
    <name>JointTables</name>
    <message>
        <source>“%1” cannot be the name of a file</source>
        <translation>「%1」はファイル名に使えません</translation>
    </message>
    <message>
        <source>could not be deleted</source>
        <translation>削除できませんでした</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::LiveCommands</name>
    <message>
        <source>Making a motion of the recording…</source>
        <translation>記録からモーションを作成しています…</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>Recording %1</source>
        <translation>記録 %1</translation>
    </message>
    <message>
        <source>Record Motion</source>
        <translation>モーションを記録</translation>
    </message>
    <message numerus="yes">
        <source>%Ln frame(s) recorded</source>
        <translation>
            <numerusform>%Ln フレームを記録しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The recording ended because it cannot be longer than %Ln frame(s).</source>
        <translation>
            <numerusform>記録は %Ln フレームまでのため、終了しました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::JointList</name>
    <message>
        <source>Joints of the bones</source>
        <translation>ボーンに対応する関節</translation>
    </message>
    <message>
        <source>The joint of the file that moves each bone. To change one, choose another joint in its row, or click a joint in the picture and then the bone that it moves, here or in the viewport.</source>
        <translation>各ボーンを動かすファイル内の関節です。変えるには、その行で別の関節を選ぶか、図の関節をクリックしてから、それが動かすボーンをここまたはビューポートでクリックします。</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>関節</translation>
    </message>
    <message>
        <source>Joint table</source>
        <translation>関節の表</translation>
    </message>
    <message>
        <source>A saved table of joints, for files of the same program.</source>
        <translation>保存した関節の表です。同じプログラムのファイルに使えます。</translation>
    </message>
    <message>
        <source>Open joint table</source>
        <translation>関節の表を開く</translation>
    </message>
    <message>
        <source>Uses a joint table from a file of any folder.</source>
        <translation>任意のフォルダーのファイルにある関節の表を使います。</translation>
    </message>
    <message>
        <source>Save joint table</source>
        <translation>関節の表を保存</translation>
    </message>
    <message>
        <source>Saves the joints that are shown as a table, for other files with the same skeleton and for the command line.</source>
        <translation>表示されている関節を表として保存します。同じ骨格の他のファイルやコマンドラインで使えます。</translation>
    </message>
    <message>
        <source>Delete joint table</source>
        <translation>関節の表を削除</translation>
    </message>
    <message>
        <source>Deletes the saved table; the joints stay.</source>
        <translation>保存した表を削除します。関節はそのままです。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>The joint of the file that moves this bone.</source>
        <translation>このボーンを動かすファイル内の関節です。</translation>
    </message>
    <message>
        <source>Click the bone that %1 moves, in this list or in the viewport.</source>
        <translation>%1 が動かすボーンを、この一覧またはビューポートでクリックしてください。</translation>
    </message>
    <message>
        <source>The file lacks joints of the table: %1</source>
        <translation>表にある次の関節がファイルにありません: %1</translation>
    </message>
    <message>
        <source>To change a joint, click it in the picture, then the bone that it moves.</source>
        <translation>関節を変えるには、図の関節をクリックし、続いてそれが動かすボーンをクリックします。</translation>
    </message>
    <message>
        <source>Open Joint Table</source>
        <translation>関節の表を開く</translation>
    </message>
    <message>
        <source>Joint tables (*.json)</source>
        <translation>関節の表 (*.json)</translation>
    </message>
    <message>
        <source>Save Joint Table</source>
        <translation>関節の表を保存</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>表の名前</translation>
    </message>
    <message>
        <source>Joints found automatically</source>
        <translation>自動で見つかった関節</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::LivePanel</name>
    <message>
        <source>Receive</source>
        <translation>受信</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>ポート</translation>
    </message>
    <message>
        <source>Receiving address</source>
        <translation>受信アドレス</translation>
    </message>
    <message>
        <source>The address of this computer at which poses are received. 127.0.0.1 takes only those of programs on this computer, 0.0.0.0 those of every computer in the network.</source>
        <translation>ポーズを受信するこのコンピューターのアドレスです。127.0.0.1 ではこのコンピューターのプログラムからだけ、0.0.0.0 ではネットワークのすべてのコンピューターから受信します。</translation>
    </message>
    <message>
        <source>Receiving port</source>
        <translation>受信ポート</translation>
    </message>
    <message>
        <source>The port to which the other program sends; 39539 in most programs.</source>
        <translation>他のプログラムの送信先のポートです。多くのプログラムでは 39539 です。</translation>
    </message>
    <message>
        <source>Target address</source>
        <translation>送信先アドレス</translation>
    </message>
    <message>
        <source>The address of the computer to which the pose is sent; 127.0.0.1 for a program on this computer.</source>
        <translation>ポーズを送る先のコンピューターのアドレスです。このコンピューターのプログラムへは 127.0.0.1 です。</translation>
    </message>
    <message>
        <source>Target port</source>
        <translation>送信先ポート</translation>
    </message>
    <message>
        <source>The port at which the other program receives; 39539 or 39540 in most programs.</source>
        <translation>他のプログラムが受信するポートです。多くのプログラムでは 39539 か 39540 です。</translation>
    </message>
    <message>
        <source>This build has no live link, because oscpack was not installed.</source>
        <translation>oscpack がインストールされていなかったため、このビルドにはライブリンクがありません。</translation>
    </message>
    <message>
        <source>Moves the active model with the poses that another program sends (VMC).</source>
        <translation>他のプログラムが送るポーズ (VMC) で操作中のモデルを動かします。</translation>
    </message>
    <message>
        <source>Waiting for packets at %1, port %2</source>
        <translation>%1、ポート %2 でパケットを待っています</translation>
    </message>
    <message>
        <source>%L1 packets per second from %2</source>
        <translation>%2 から毎秒 %L1 パケット</translation>
    </message>
    <message>
        <source>No more packets from %1</source>
        <translation>%1 からのパケットが途絶えました</translation>
    </message>
    <message>
        <source>Moving %1</source>
        <translation>%1 を動かしています</translation>
    </message>
    <message numerus="yes">
        <source>%Ln packet(s) or message(s) dropped</source>
        <translation>
            <numerusform>%Ln 個のパケットまたはメッセージを破棄しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Recording: %Ln frame(s), %1 s</source>
        <translation>
            <numerusform>記録中: %Ln フレーム、%1 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Sends the pose, the expressions and the camera of the viewport to another program (VMC).</source>
        <translation>ビューポートのポーズ、モーフ、カメラを他のプログラムに送ります (VMC)。</translation>
    </message>
    <message>
        <source>%L1 packets per second to %2, port %3</source>
        <translation>%2、ポート %3 へ毎秒 %L1 パケット</translation>
    </message>
    <message>
        <source>VRM 1.0 avatar</source>
        <translation>VRM 1.0 アバター</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Choose avatar</source>
        <translation>アバターを選択</translation>
    </message>
    <message>
        <source>Choose Avatar</source>
        <translation>アバターの選択</translation>
    </message>
    <message>
        <source>VRM avatars (*.vrm)</source>
        <translation>VRM アバター (*.vrm)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Chooses the VRM file of the avatar.</source>
        <translation>アバターの VRM ファイルを選びます。</translation>
    </message>
    <message>
        <source>Avatar of the sender</source>
        <translation>送信側のアバター</translation>
    </message>
    <message>
        <source>The VRM 1.0 file that the other program moves, if it sends the raw bones of that avatar. Leave it empty for poses relative to the T-pose, which programs with VRM 0 avatars send.</source>
        <translation>送信側のプログラムが動かす VRM 1.0 ファイルです。そのアバターのボーンの回転をそのまま送るプログラムの場合に指定します。VRM 0 アバターのプログラムのように、T ポーズからの値を送る場合は空にします。</translation>
    </message>
    <message>
        <source>Avatar of the receiver</source>
        <translation>受信側のアバター</translation>
    </message>
    <message>
        <source>The VRM 1.0 file that the other program shows, if it expects the raw bones of that avatar. Leave it empty for poses relative to the T-pose, which programs with VRM 0 avatars expect.</source>
        <translation>受信側のプログラムが表示する VRM 1.0 ファイルです。そのアバターのボーンの回転をそのまま受け取るプログラムの場合に指定します。VRM 0 アバターのプログラムのように、T ポーズからの値を受け取る場合は空にします。</translation>
    </message>
</context>
<context>
    <name>furitsuke::session::LiveReceiver</name>
    <message>
        <source>Open the model that is to be moved first.</source>
        <translation>先に、動かすモデルを開いてください。</translation>
    </message>
    <message>
        <source>is not an IP address</source>
        <translation>IP アドレスではありません</translation>
    </message>
</context>
<context>
    <name>furitsuke::session::LiveSender</name>
    <message>
        <source>is not an IP address</source>
        <translation>IP アドレスではありません</translation>
    </message>
    <message>
        <source>Choose the port of the program that receives.</source>
        <translation>受信するプログラムのポートを指定してください。</translation>
    </message>
    <message>
        <source>Open a model to send its pose.</source>
        <translation>ポーズを送るには、モデルを開いてください。</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::PoseCurve</name>
    <message>
        <source>Error by number of poses</source>
        <translation>ポーズの数ごとの誤差</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>最大誤差</translation>
    </message>
    <message>
        <source>Typical error of a pose</source>
        <translation>ポーズの平均的な誤差</translation>
    </message>
    <message>
        <source>model units</source>
        <translation>MMD単位</translation>
    </message>
    <message>
        <source>Number of poses</source>
        <translation>ポーズの数</translation>
    </message>
    <message>
        <source>Choose the number of poses. The frames with the smallest error are chosen for it.</source>
        <translation>ポーズの数を選びます。その数で誤差が最も小さいフレームが選ばれます。</translation>
    </message>
    <message>
        <source>Pin Current Frame</source>
        <translation>現在のフレームを固定</translation>
    </message>
    <message>
        <source>Always keep a pose at the current frame, or stop keeping it</source>
        <translation>現在のフレームに必ずポーズを残す、またはやめる</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pose(s), error about %1</source>
        <translation>
            <numerusform>ポーズ %Ln 個、誤差 約 %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CleanUp</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%2 の中の %1</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>フレーム %1</translation>
    </message>
    <message>
        <source>frames %1–%2</source>
        <translation>フレーム %1～%2</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::CleanUpPanel</name>
    <message>
        <source>Fault</source>
        <translation>問題点</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>箇所</translation>
    </message>
    <message>
        <source>Clean Up</source>
        <translation>クリーンアップ</translation>
    </message>
    <message>
        <source>Faults of the motion; click a place to go to it</source>
        <translation>モーションの問題点。箇所をクリックするとそこに移動します</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>測定中…</translation>
    </message>
    <message>
        <source>Preview the operation that corrects all places of this kind</source>
        <translation>この種類のすべての箇所を修正する操作をプレビューします</translation>
    </message>
    <message>
        <source>Preview the operation in the frames of the selected place only</source>
        <translation>選択した箇所のフレームだけで操作をプレビューします</translation>
    </message>
    <message>
        <source>Open a motion and its model to see here how clean the motion is.</source>
        <translation>モーションとそのモデルを開くと、モーションのきれいさがここに表示されます。</translation>
    </message>
    <message>
        <source>Open the model of this motion to see here how clean the motion is.</source>
        <translation>このモーションのモデルを開くと、モーションのきれいさがここに表示されます。</translation>
    </message>
    <message>
        <source>… and %L1 more</source>
        <translation>… ほか %L1 件</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Only Here…</source>
        <translation>ここだけ…</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::QualityMeter</name>
    <message>
        <source>Measuring the motion</source>
        <translation>モーションの測定</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::QualityCommands</name>
    <message>
        <source>the motion has no model</source>
        <translation>モーションにモデルがありません</translation>
    </message>
    <message>
        <source>the motion has no such fault that can be corrected</source>
        <translation>修正できるそのような問題点はモーションにありません</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::ContactLane</name>
    <message>
        <source>Contacts of the feet</source>
        <translation>足の接地</translation>
    </message>
    <message>
        <source>The left foot above, the right foot below; drag bars or their ends, drag beside them to add one, press Delete to remove one</source>
        <translation>上が左足、下が右足です。バーやその端をドラッグして変え、バーのない所をドラッグして追加し、Delete で削除します</translation>
    </message>
    <message>
        <source>Remove Contact</source>
        <translation>接地を削除</translation>
    </message>
    <message>
        <source>Find Contacts Again</source>
        <translation>接地を検出し直す</translation>
    </message>
    <message>
        <source>Drag to add a contact.</source>
        <translation>ドラッグで接地を追加します。</translation>
    </message>
    <message>
        <source>Left foot, frames %1–%2
Drag to move, drag an end to change the length.</source>
        <translation>左足、フレーム %1～%2
ドラッグで移動、端のドラッグで長さを変えます。</translation>
    </message>
    <message>
        <source>Right foot, frames %1–%2
Drag to move, drag an end to change the length.</source>
        <translation>右足、フレーム %1～%2
ドラッグで移動、端のドラッグで長さを変えます。</translation>
    </message>
    <message>
        <source>Own floor</source>
        <translation>独自の床</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>Slope</source>
        <translation>傾き</translation>
    </message>
    <message>
        <source>Whether the foot is on a floor of its own, such as a step or a slope, instead of the floor of the operation.</source>
        <translation>足が操作の床ではなく、段や坂など独自の床にあるかどうかです。</translation>
    </message>
    <message>
        <source>Height of the floor below the ankle, in model units.</source>
        <translation>足首の下の床の高さです（MMD単位）。</translation>
    </message>
    <message>
        <source>Angle by which the toes are higher than the heel, in degrees.</source>
        <translation>つま先がかかとより高くなる角度です（度）。</translation>
    </message>
    <message>
        <source>Floor at %1, slope %2°</source>
        <translation>床 %1、傾き %2°</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::LayerCommands</name>
    <message>
        <source>the motion has no layer %1</source>
        <translation>モーションにレイヤー %1 がありません</translation>
    </message>
    <message>
        <source>no layer is edited</source>
        <translation>編集中のレイヤーがありません</translation>
    </message>
    <message>
        <source>must be within 0 and 1</source>
        <translation>0 から 1 までの値にしてください</translation>
    </message>
    <message>
        <source>Flatten layers</source>
        <translation>レイヤーを統合</translation>
    </message>
    <message numerus="yes">
        <source>%Ln layer(s) flattened</source>
        <translation>
            <numerusform>%Ln 個のレイヤーを統合しました</numerusform>
        </translation>
    </message>
    <message>
        <source>the motion was edited while its layers were flattened</source>
        <translation>レイヤーの統合中にモーションが編集されました</translation>
    </message>
    <message>
        <source>Flattening layers…</source>
        <translation>レイヤーを統合しています…</translation>
    </message>
    <message>
        <source>Place Clip</source>
        <translation>クリップの配置</translation>
    </message>
    <message>
        <source>must be within 0 and %1</source>
        <translation>0 から %1 までの値を指定してください</translation>
    </message>
</context>
<context>
    <name>furitsuke::edit::LayerTexts</name>
    <message>
        <source>Layer %1</source>
        <translation>レイヤー %1</translation>
    </message>
    <message>
        <source>Add layer</source>
        <translation>レイヤーを追加</translation>
    </message>
    <message>
        <source>Delete layer</source>
        <translation>レイヤーを削除</translation>
    </message>
    <message>
        <source>Move layer</source>
        <translation>レイヤーを移動</translation>
    </message>
    <message>
        <source>Edit layer</source>
        <translation>レイヤーを編集</translation>
    </message>
    <message>
        <source>Edit motion</source>
        <translation>モーションを編集</translation>
    </message>
    <message>
        <source>Rename layer</source>
        <translation>レイヤーの名前を変更</translation>
    </message>
    <message>
        <source>Change layer mode</source>
        <translation>レイヤーのモードを変更</translation>
    </message>
    <message>
        <source>Mute layer</source>
        <translation>レイヤーをミュート</translation>
    </message>
    <message>
        <source>Unmute layer</source>
        <translation>レイヤーのミュートを解除</translation>
    </message>
    <message>
        <source>Solo layer</source>
        <translation>レイヤーをソロ</translation>
    </message>
    <message>
        <source>Unsolo layer</source>
        <translation>レイヤーのソロを解除</translation>
    </message>
    <message>
        <source>Set layer weight</source>
        <translation>レイヤーのウェイトを設定</translation>
    </message>
    <message>
        <source>Delete layer weight</source>
        <translation>レイヤーのウェイトを削除</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::LayersPanel</name>
    <message>
        <source>Layers change a motion without changing its keys. Saving writes the flattened motion.</source>
        <translation>レイヤーは、モーションのキーを変えずに動きを変えます。保存すると、統合したモーションが書き込まれます。</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>ミュート</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>ソロ</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>ウェイト</translation>
    </message>
    <message>
        <source>Layers of the motion</source>
        <translation>モーションのレイヤー</translation>
    </message>
    <message>
        <source>Select a layer to edit its keys; double-click its name to change it</source>
        <translation>レイヤーを選ぶとキーを編集できます。名前はダブルクリックで変更できます</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>モーション</translation>
    </message>
    <message>
        <source>Hide the effect of the layer</source>
        <translation>レイヤーの効果を隠します</translation>
    </message>
    <message>
        <source>Show the effect of this layer and other solo layers only</source>
        <translation>このレイヤーと、ソロにしたほかのレイヤーの効果だけを表示します</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>加算</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換え</translation>
    </message>
    <message>
        <source>Mode of %1</source>
        <translation>%1 のモード</translation>
    </message>
    <message>
        <source>Add to what is below, or replace it</source>
        <translation>下の動きに加えるか、置き換えます</translation>
    </message>
    <message>
        <source>Weight of %1</source>
        <translation>%1 のウェイト</translation>
    </message>
    <message>
        <source>Set the weight at the playhead</source>
        <translation>再生位置のウェイトを設定します</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::MotionExportDialog</name>
    <message>
        <source>Export Motion</source>
        <translation>モーションを書き出す</translation>
    </message>
    <message>
        <source>Not exported</source>
        <translation>書き出されないもの</translation>
    </message>
    <message>
        <source>Lists the data that the file cannot store.</source>
        <translation>このファイルに保存できないデータの一覧です。</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>glTF and FBX have the model with its motion. VRM Animation and BVH have only the motion of a person.</source>
        <translation>glTF と FBX はモデルとそのモーションを含みます。VRM アニメーションと BVH は人体のモーションだけを含みます。</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>最初のフレーム</translation>
    </message>
    <message>
        <source>The first frame that is exported.</source>
        <translation>書き出す最初のフレームです。</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>最後のフレーム</translation>
    </message>
    <message>
        <source>The last frame that is exported.</source>
        <translation>書き出す最後のフレームです。</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>Frame rate</source>
        <translation>フレームレート</translation>
    </message>
    <message>
        <source>Frames per second of the file. 60 keeps the curves between the frames of MMD.</source>
        <translation>ファイルの 1 秒あたりのフレーム数です。60 にすると MMD のフレームの間の補間も残ります。</translation>
    </message>
    <message>
        <source>Names of the bones</source>
        <translation>ボーンの名前</translation>
    </message>
    <message>
        <source>Most programs recognize the bones of a person by the names of Mixamo, such as LeftForeArm.</source>
        <translation>多くのソフトは LeftForeArm のような Mixamo の名前で人体のボーンを認識します。</translation>
    </message>
    <message>
        <source>As in Mixamo</source>
        <translation>Mixamo と同じ</translation>
    </message>
    <message>
        <source>English names of the model</source>
        <translation>モデルの英語名</translation>
    </message>
    <message>
        <source>Japanese names of the model</source>
        <translation>モデルの日本語名</translation>
    </message>
    <message>
        <source>Unlit materials</source>
        <translation>陰影のない材質</translation>
    </message>
    <message>
        <source>Shows the materials without shading, which is nearer to toon shading. Only for glTF.</source>
        <translation>材質を陰影なしで表示し、トゥーン表示に近づけます。glTF のみで使えます。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>The file to write. Its ending selects the format.</source>
        <translation>書き出すファイルです。拡張子で形式が決まります。</translation>
    </message>
    <message>
        <source>Choose file</source>
        <translation>ファイルを選択</translation>
    </message>
    <message>
        <source>Motions for other programs (%1)</source>
        <translation>他のソフト用のモーション (%1)</translation>
    </message>
    <message>
        <source>Replace existing file</source>
        <translation>既存のファイルを置き換える</translation>
    </message>
    <message>
        <source>If this is off and the file already exists, nothing is exported.</source>
        <translation>オフの場合、同じ名前のファイルがあると何も書き出しません。</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出す</translation>
    </message>
    <message>
        <source>Writes the file in the background.</source>
        <translation>バックグラウンドでファイルを書き出します。</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>Shows the folder of the file in the file manager.</source>
        <translation>ファイルのフォルダーをファイルマネージャで表示します。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Stops the export without saving anything, or closes the window.</source>
        <translation>何も保存せずに書き出しを中止するか、ウィンドウを閉じます。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Everything can be exported.</source>
        <translation>すべて書き出せます。</translation>
    </message>
    <message>
        <source>The file name must end in .glb, .vrma, .bvh or .fbx.</source>
        <translation>ファイル名の末尾は .glb、.vrma、.bvh、.fbx のいずれかにしてください。</translation>
    </message>
    <message>
        <source>Canceled. Nothing was saved.</source>
        <translation>キャンセルしました。何も保存していません。</translation>
    </message>
    <message>
        <source>Motion saved as %1.</source>
        <translation>モーションを %1 に保存しました。</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::MotionExportCommands</name>
    <message>
        <source>The motion moves no model. Choose its model first.</source>
        <translation>このモーションで動くモデルがありません。先にモデルを選んでください。</translation>
    </message>
    <message>
        <source>Motion exported to %1</source>
        <translation>モーションを %1 に書き出しました</translation>
    </message>
</context>
<context>
    <name>furitsuke::session::MotionExporting</name>
    <message>
        <source>Checking what cannot be exported…</source>
        <translation>書き出せないものを調べています…</translation>
    </message>
    <message>
        <source>Exporting the motion…</source>
        <translation>モーションを書き出しています…</translation>
    </message>
</context>
<context>
    <name>furitsuke::session::ScriptLibrary</name>
    <message>
        <source>there is no script &quot;%1&quot;</source>
        <translation>スクリプト「%1」はありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; came with the program and cannot be changed</source>
        <translation>「%1」はプログラムに付属するもので、変更できません</translation>
    </message>
    <message>
        <source>the script has more than 1 MB</source>
        <translation>スクリプトが 1 MB を超えています</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be the name of a file</source>
        <translation>「%1」はファイル名に使えません</translation>
    </message>
    <message>
        <source>the folder cannot be created</source>
        <translation>フォルダーを作成できません</translation>
    </message>
    <message>
        <source>there is already a script &quot;%1&quot;</source>
        <translation>スクリプト「%1」はすでにあります</translation>
    </message>
    <message>
        <source>the file cannot be moved to the trash</source>
        <translation>ファイルをゴミ箱に移動できません</translation>
    </message>
    <message>
        <source>no script is selected in the panel</source>
        <translation>パネルでスクリプトが選ばれていません</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::ScriptsPanel</name>
    <message>
        <source>Scripts</source>
        <translation>スクリプト</translation>
    </message>
    <message>
        <source>Select a script to edit it; double-click it to run it</source>
        <translation>選ぶと編集でき、ダブルクリックすると実行します</translation>
    </message>
    <message>
        <source>Source of the script</source>
        <translation>スクリプトのソース</translation>
    </message>
    <message>
        <source>Tab indents; Shift+Tab leaves the editor</source>
        <translation>Tab で字下げ、Shift+Tab でエディターを離れます</translation>
    </message>
    <message>
        <source>Select a script in the list, or create a new one.</source>
        <translation>リストでスクリプトを選ぶか、新しく作成してください。</translation>
    </message>
    <message>
        <source>Output of the script</source>
        <translation>スクリプトの出力</translation>
    </message>
    <message>
        <source>What a script writes with log() is shown here.</source>
        <translation>スクリプトが log() で書いたものがここに表示されます。</translation>
    </message>
    <message>
        <source>This script came with the program. Duplicate it to change it.</source>
        <translation>このスクリプトはプログラムに付属するものです。変更するには複製してください。</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>%1 行目: %2</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::ScriptCommands</name>
    <message>
        <source>New Script</source>
        <translation>新しいスクリプト</translation>
    </message>
    <message>
        <source>This build cannot run scripts, because Qt Qml was not installed.</source>
        <translation>このビルドは Qt Qml なしで作られたため、スクリプトを実行できません。</translation>
    </message>
    <message>
        <source>The script could not be saved: %1</source>
        <translation>スクリプトを保存できませんでした: %1</translation>
    </message>
    <message>
        <source>Moved the script &quot;%1&quot; to the trash</source>
        <translation>スクリプト「%1」をゴミ箱に移動しました</translation>
    </message>
    <message>
        <source>the folder cannot be created</source>
        <translation>フォルダーを作成できません</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::ArchiveCommands</name>
    <message>
        <source>Unpacking %1…</source>
        <translation>%1 を展開しています…</translation>
    </message>
    <message>
        <source>the archive has no file %1</source>
        <translation>書庫に %1 はありません</translation>
    </message>
    <message>
        <source>the archive contains no model, motion or pose</source>
        <translation>書庫にモデル、モーション、ポーズがありません</translation>
    </message>
    <message>
        <source>the archive contains only other archives; unpack it first</source>
        <translation>書庫にはほかの書庫しかありません。先に展開してください</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::MmdProjectCommands</name>
    <message numerus="yes">
        <source>%1 expects %Ln effect(s) of MikuMikuEffect, which are not drawn: %2</source>
        <translation>
            <numerusform>%1 は MikuMikuEffect のエフェクト %Ln 個を使いますが、描画されません: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is damaged; only its readable part is opened: %2</source>
        <translation>%1 は壊れているため、読み取れた部分だけを開きます: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 needs %Ln file(s) that were not found beside it or in the folders above it: %2</source>
        <translation>
            <numerusform>%1 に必要なファイル %Ln 個が、同じフォルダーにも上のフォルダーにも見つかりません: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Without their models, the motions of a project of MMD 8 or older cannot be shown: %1</source>
        <translation>MMD 8 以前のプロジェクトのモーションは、モデルがないと表示できません: %1</translation>
    </message>
    <message>
        <source>%1 will not contain everything that is open.</source>
        <translation>%1 には、開いている内容の一部が保存されません。</translation>
    </message>
    <message>
        <source>Save Anyway</source>
        <translation>そのまま保存</translation>
    </message>
    <message>
        <source>Save MMD Project</source>
        <translation>MMD のプロジェクトを保存</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 を保存できませんでした: %2</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>%1 を保存しています…</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 を保存しました</translation>
    </message>
    <message>
        <source>%1 does not contain everything that is open.</source>
        <translation>%1 には、開いているものの一部が含まれません。</translation>
    </message>
</context>
<context>
    <name>SceneProject</name>
    <message>
        <source>Locate Files</source>
        <translation>ファイルの場所を更新</translation>
    </message>
    <message>
        <source>Restore Markers and Sound</source>
        <translation>マーカーと音声を復元</translation>
    </message>
</context>
<context>
    <name>MmdSaving</name>
    <message>
        <source>Models that the project does not have: %1</source>
        <translation>プロジェクトにないモデル：%1</translation>
    </message>
    <message>
        <source>The layers, which are flattened, of: %1</source>
        <translation>次のモーションのレイヤー（統合されます）：%1</translation>
    </message>
    <message>
        <source>Models that were removed; they stay in the project: %1</source>
        <translation>取り除かれたモデル（プロジェクトには残ります）: %1</translation>
    </message>
    <message>
        <source>Models without a motion; they keep their keys: %1</source>
        <translation>モーションのないモデル（キーはそのまま残ります）: %1</translation>
    </message>
    <message>
        <source>Positions, rotations and sizes that do not fit in keys, of: %1</source>
        <translation>キーに入らない位置・回転・大きさ: %1</translation>
    </message>
    <message>
        <source>Opacity and shadow of: %1</source>
        <translation>不透明度と影: %1</translation>
    </message>
    <message>
        <source>Props on models that the project does not have: %1</source>
        <translation>プロジェクトにないモデルに付けたアクセサリ: %1</translation>
    </message>
    <message>
        <source>The drawing order of: %1</source>
        <translation>描画順: %1</translation>
    </message>
    <message>
        <source>Motions that nothing in the project uses: %1</source>
        <translation>プロジェクトで使われていないモーション: %1</translation>
    </message>
    <message>
        <source>Tracks and switches that the project does not have, of: %1</source>
        <translation>プロジェクトにないトラックやスイッチ: %1</translation>
    </message>
    <message>
        <source>Markers, tempo, sound and background of: %1</source>
        <translation>マーカー、テンポ、音声、背景: %1</translation>
    </message>
    <message>
        <source>Gravity keys of: %1</source>
        <translation>重力のキー: %1</translation>
    </message>
    <message>
        <source>Outside parents of: %1</source>
        <translation>外部親: %1</translation>
    </message>
    <message>
        <source>Prop keys of: %1</source>
        <translation>アクセサリのキー：%1</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::MissingFilesDialog</name>
    <message>
        <source>Missing Files</source>
        <translation>見つからないファイル</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Expected in</source>
        <translation>あるはずの場所</translation>
    </message>
    <message>
        <source>Lists the files that are neither where the project expects them nor in the folders that were searched.</source>
        <translation>プロジェクトが示す場所にも、探したフォルダーにも見つからないファイルの一覧です。</translation>
    </message>
    <message>
        <source>Search a &amp;Folder…</source>
        <translation>フォルダーを探す(&amp;F)…</translation>
    </message>
    <message>
        <source>Search a Folder</source>
        <translation>フォルダーを探す</translation>
    </message>
    <message>
        <source>Searches all missing files in a folder and its subfolders, by content and by name. The folder is also searched for later projects.</source>
        <translation>見つからないファイルすべてを、フォルダーとその下のフォルダーで、内容と名前によって探します。あとで開くプロジェクトでも、このフォルダーを探します。</translation>
    </message>
    <message>
        <source>&amp;Open Without Them</source>
        <translation>ないまま開く(&amp;O)</translation>
    </message>
    <message>
        <source>Opens the project with the files that were found. The others stay in the project.</source>
        <translation>見つかったファイルでプロジェクトを開きます。ほかのファイルもプロジェクトに残ります。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) of %1 were not found.</source>
        <translation>
            <numerusform>%1 のファイル %Ln 個が見つかりません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OutsideParents</name>
    <message>
        <source>Set outside parents</source>
        <translation>外部親の設定</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::ParentCommands</name>
    <message>
        <source>the model has no bone &apos;%1&apos;</source>
        <translation>モデルにボーン「%1」がありません</translation>
    </message>
    <message>
        <source>choose a bone first</source>
        <translation>先にボーンを選んでください</translation>
    </message>
    <message>
        <source>Set outside parent</source>
        <translation>外部親の設定</translation>
    </message>
    <message>
        <source>Remove outside parent</source>
        <translation>外部親の削除</translation>
    </message>
    <message>
        <source>there is no outside parent key at frame %L1</source>
        <translation>フレーム %L1 に外部親のキーがありません</translation>
    </message>
    <message>
        <source>the model was changed</source>
        <translation>モデルが変更されました</translation>
    </message>
    <message>
        <source>the motion was changed in the meantime</source>
        <translation>その間にモーションが変更されました</translation>
    </message>
    <message>
        <source>Bake outside parents</source>
        <translation>外部親の焼き込み</translation>
    </message>
    <message>
        <source>Baking outside parents…</source>
        <translation>外部親を焼き込み中…</translation>
    </message>
    <message>
        <source>the active model has no motion</source>
        <translation>選択中のモデルにモーションがありません</translation>
    </message>
    <message>
        <source>no motion with a camera is open</source>
        <translation>カメラのあるモーションが開かれていません</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::ParentDialog</name>
    <message>
        <source>Outside Parent</source>
        <translation>外部親</translation>
    </message>
    <message>
        <source>From this frame on, the bone is placed on the bone that it follows, moved and rotated by its own keys. Motion files do not contain this; bake it to bones to export it.</source>
        <translation>このフレームから、ボーンは追従先のボーンの位置に置かれ、自身のキーの値だけ移動・回転します。モーションファイルには含まれないため、書き出すにはボーンに焼き込んでください。</translation>
    </message>
    <message>
        <source>Set Key</source>
        <translation>キー登録</translation>
    </message>
    <message>
        <source>Sets the key as one undo step.</source>
        <translation>1 回の元に戻す操作としてキーを登録します。</translation>
    </message>
    <message>
        <source>Remove Key</source>
        <translation>キー削除</translation>
    </message>
    <message>
        <source>Removes the outside parent key of the bone at this frame.</source>
        <translation>このフレームにあるボーンの外部親のキーを削除します。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Bone that follows</source>
        <translation>追従するボーン</translation>
    </message>
    <message>
        <source>(whole model)</source>
        <translation>（モデル全体）</translation>
    </message>
    <message>
        <source>From frame</source>
        <translation>開始フレーム</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>地面</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>Keep place</source>
        <translation>位置を保つ</translation>
    </message>
    <message>
        <source>Add keys of position and rotation so that nothing jumps at this frame</source>
        <translation>このフレームで動きが飛ばないように、位置と回転のキーを追加します</translation>
    </message>
    <message>
        <source>The frame from which on it follows, up to the next key of the same bone.</source>
        <translation>追従を始めるフレームです。同じボーンの次のキーまで続きます。</translation>
    </message>
    <message>
        <source>The model whose bone is followed; it can be the active model itself.</source>
        <translation>追従先のボーンを持つモデルです。選択中のモデル自身でもかまいません。</translation>
    </message>
    <message>
        <source>The bone that is followed.</source>
        <translation>追従先のボーンです。</translation>
    </message>
    <message>
        <source>(origin)</source>
        <translation>（原点）</translation>
    </message>
    <message>
        <source>(camera)</source>
        <translation>（カメラ）</translation>
    </message>
    <message>
        <source>The bone of the active model that follows another bone, the whole model, or the camera.</source>
        <translation>ほかのボーンに追従する選択中のモデルのボーン、モデル全体、またはカメラです。</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::ParentLane</name>
    <message>
        <source>Outside parents</source>
        <translation>外部親</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>%1 → none</source>
        <translation>%1 → なし</translation>
    </message>
    <message>
        <source>%1 → ground</source>
        <translation>%1 → 地面</translation>
    </message>
    <message>
        <source>Frame %L1: %2</source>
        <translation>フレーム %L1：%2</translation>
    </message>
    <message>
        <source>What bones and the camera follow from a frame on; click to move the playhead to a key, double-click to change it</source>
        <translation>ボーンとカメラがフレームから追従するものです。クリックで再生位置をキーに移動、ダブルクリックで変更します</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>Frame %L1: prop key</source>
        <translation>フレーム %L1：アクセサリのキー</translation>
    </message>
    <message>
        <source>Prop keys</source>
        <translation>アクセサリのキー</translation>
    </message>
    <message>
        <source>Outside parents, prop keys</source>
        <translation>外部親、アクセサリのキー</translation>
    </message>
</context>
<context>
    <name>DancerCopying</name>
    <message>
        <source>No keys of bones, morphs or visibility are selected.</source>
        <translation>ボーン、モーフ、表示のキーが選択されていません。</translation>
    </message>
    <message>
        <source>The motion has no keys of bones, morphs or visibility.</source>
        <translation>モーションにボーン、モーフ、表示のキーがありません。</translation>
    </message>
    <message>
        <source>Choose at least one model.</source>
        <translation>モデルを 1 つ以上選んでください。</translation>
    </message>
    <message>
        <source>The motion has no tempo, so beats have no length.</source>
        <translation>モーションにテンポがないため、拍の長さが決まりません。</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::DancerCommands</name>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <translation>
            <numerusform>%1 ほか %Ln 個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln key(s)</source>
        <translation>
            <numerusform>%1: %Ln キー</numerusform>
        </translation>
    </message>
    <message>
        <source>, %L1 frames later</source>
        <translation>、%L1 フレーム後</translation>
    </message>
    <message>
        <source>, %L1 frames earlier</source>
        <translation>、%L1 フレーム前</translation>
    </message>
    <message>
        <source>%1 lacks: %2</source>
        <translation>%1 にないもの: %2</translation>
    </message>
    <message>
        <source>%1, not mirrored, because the other side is unknown: %2</source>
        <translation>%1、反対側が分からないため反転しないもの: %2</translation>
    </message>
    <message>
        <source>Copy motion to dancer</source>
        <translation>ダンサーにモーションをコピー</translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s) copied to %1</source>
        <translation>
            <numerusform>%1 に %Ln キーをコピーしました</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 moved with %2</source>
        <translation>%1 を %2 で移動しました</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::DancerCopyDialog</name>
    <message>
        <source>Copy Motion to Dancer</source>
        <translation>ダンサーにモーションをコピー</translation>
    </message>
    <message>
        <source>Not copied</source>
        <translation>コピーしないもの</translation>
    </message>
    <message>
        <source>Lists the bones and morphs that a model lacks. Their keys are left out.</source>
        <translation>モデルにないボーンとモーフの一覧です。それらのキーはコピーしません。</translation>
    </message>
    <message>
        <source>From</source>
        <translation>コピー元</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Selects whether the whole motion is copied or only its selected keys.</source>
        <translation>モーション全体をコピーするか、選択したキーだけをコピーするかを選びます。</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>すべてのキー</translation>
    </message>
    <message>
        <source>Selected keys</source>
        <translation>選択したキー</translation>
    </message>
    <message>
        <source>Mirror left and right</source>
        <translation>左右を反転</translation>
    </message>
    <message>
        <source>The dancers move as in a mirror.</source>
        <translation>ダンサーは鏡に映したように動きます。</translation>
    </message>
    <message>
        <source>To</source>
        <translation>コピー先</translation>
    </message>
    <message>
        <source>The models that get the motion, in the order of the steps. Drag rows to change the order. A model without a motion gets a new one.</source>
        <translation>モーションをコピーするモデルを、ずらす順に並べます。行をドラッグすると順序が変わります。モーションのないモデルには新しく作ります。</translation>
    </message>
    <message>
        <source>new motion</source>
        <translation>新しいモーション</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Time offset</source>
        <translation>時間のずれ</translation>
    </message>
    <message>
        <source>How much later the first dancer moves; negative: earlier.</source>
        <translation>最初のダンサーをどれだけ遅らせるか。負の値なら早くなります。</translation>
    </message>
    <message>
        <source>Unit of the time offset</source>
        <translation>時間のずれの単位</translation>
    </message>
    <message>
        <source>Beats are as long as the tempo of the motion at the first copied frame.</source>
        <translation>拍の長さは、コピーする最初のフレームのテンポで決まります。</translation>
    </message>
    <message>
        <source>frames</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>beats</source>
        <translation>拍</translation>
    </message>
    <message>
        <source>Each further dancer</source>
        <translation>次のダンサーごと</translation>
    </message>
    <message>
        <source>How much later than the dancer before each further dancer moves, for a canon.</source>
        <translation>次のダンサーを前のダンサーよりどれだけ遅らせるか（カノン）。</translation>
    </message>
    <message>
        <source>Place offset</source>
        <translation>位置のずれ</translation>
    </message>
    <message>
        <source>How far from the place in the motion the first dancer moves, in model units. It is added to 全ての親, or to センター and the feet in models without it.</source>
        <translation>最初のダンサーをモーションの位置からどれだけずらすか（MMD単位）。全ての親に加えます。それがないモデルではセンターと足に加えます。</translation>
    </message>
    <message>
        <source>Place of each further dancer</source>
        <translation>次のダンサーごとの位置</translation>
    </message>
    <message>
        <source>How far from the dancer before each further dancer moves, in model units.</source>
        <translation>次のダンサーを前のダンサーからどれだけずらすか（MMD単位）。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copies the keys. Each motion gets one undo step.</source>
        <translation>キーをコピーします。モーションごとに 1 回の操作として元に戻せます。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::FormationPanel</name>
    <message>
        <source>Add models to see from above where they dance.</source>
        <translation>モデルを追加すると、踊る位置を上から確認できます。</translation>
    </message>
    <message>
        <source>Length of the paths before and after the playhead</source>
        <translation>再生位置の前後の軌跡の長さ</translation>
    </message>
    <message>
        <source>Whole motion</source>
        <translation>モーション全体</translation>
    </message>
    <message>
        <source>± %1 s</source>
        <translation>± %1 秒</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::FormationView</name>
    <message>
        <source>Formation</source>
        <translation>隊形</translation>
    </message>
    <message>
        <source>%1 at x %L2, z %L3
Drag to move it with %4</source>
        <translation>%1: x %L2、z %L3
ドラッグすると %4 で移動します</translation>
    </message>
    <message>
        <source>%1 (active) at x %L2, z %L3, facing %L4°</source>
        <translation>%1（操作中）: x %L2、z %L3、向き %L4°</translation>
    </message>
    <message>
        <source>%1 at x %L2, z %L3, facing %L4°</source>
        <translation>%1: x %L2、z %L3、向き %L4°</translation>
    </message>
    <message>
        <source>No dancers</source>
        <translation>ダンサーがいません</translation>
    </message>
    <message>
        <source>Audience</source>
        <translation>客席</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
</context>
<context>
    <name>furitsuke::session::DancerMove</name>
    <message>
        <source>Move whole dance</source>
        <translation>ダンス全体を移動</translation>
    </message>
    <message>
        <source>Move dancer</source>
        <translation>ダンサーを移動</translation>
    </message>
</context>
<context>
    <name>furitsuke::edit::LayerClips</name>
    <message>
        <source>the clip has no keys</source>
        <translation>クリップにキーがありません</translation>
    </message>
    <message>
        <source>the clip would end after the last possible frame</source>
        <translation>クリップの終わりが最後のフレームを超えます</translation>
    </message>
    <message numerus="yes">
        <source>the blends are longer than the clip, which has %Ln frame(s)</source>
        <translation>
            <numerusform>ブレンドがクリップ（%Ln フレーム）より長くなっています</numerusform>
        </translation>
    </message>
    <message>
        <source>the motion has as many layers as possible</source>
        <translation>これ以上レイヤーを追加できません</translation>
    </message>
    <message>
        <source>Place clip</source>
        <translation>クリップの配置</translation>
    </message>
    <message>
        <source>Move layer in time</source>
        <translation>レイヤーの時間移動</translation>
    </message>
    <message>
        <source>Change layer weights</source>
        <translation>レイヤーのウェイトの変更</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::LayerLane</name>
    <message>
        <source>Layers and their weights</source>
        <translation>レイヤーとウェイト</translation>
    </message>
    <message>
        <source>Drag a bar to move a layer in time, drag a weight key to change it; double-click to add or delete one</source>
        <translation>帯をドラッグしてレイヤーの時間を移動し、ウェイトのキーをドラッグして変えます。ダブルクリックで追加または削除します</translation>
    </message>
    <message>
        <source>%1, frame %L2: %3%
Drag to move, double-click to add a weight key.</source>
        <translation>%1、フレーム %L2: %3%
ドラッグで移動、ダブルクリックでウェイトのキーを追加します。</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::FitFigureText</name>
    <message>
        <source>Length of the legs, to that of the source</source>
        <translation>脚の長さ（元のモデル比）</translation>
    </message>
    <message>
        <source>Distances on the floor, to those of the source</source>
        <translation>床の上の移動距離（元のモデル比）</translation>
    </message>
    <message>
        <source>Directions of arms: average, 95 %</source>
        <translation>腕の向き：平均、95 %</translation>
    </message>
    <message>
        <source>Directions of thighs, of shins</source>
        <translation>太もも、すねの向き</translation>
    </message>
    <message>
        <source>Turn of hands</source>
        <translation>手の回転</translation>
    </message>
    <message numerus="yes">
        <source>Hands together, %Ln frame(s): largest gap</source>
        <translation>
            <numerusform>両手が触れている %Ln フレーム：最大のずれ</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 arm</source>
        <translation>腕の %1 倍</translation>
    </message>
    <message>
        <source>Fastest turn of an arm, to that of the source</source>
        <translation>腕の最も速い回転（元のモデル比）</translation>
    </message>
    <message numerus="yes">
        <source>Planted feet, %Ln frame(s): slide per frame</source>
        <translation>
            <numerusform>接地した足、%Ln フレーム：1 フレームの滑り</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 leg</source>
        <translation>脚の %1 倍</translation>
    </message>
    <message>
        <source>source %1</source>
        <translation>元 %1</translation>
    </message>
    <message>
        <source>Height of planted feet off the floor</source>
        <translation>接地した足の床からのずれ</translation>
    </message>
    <message>
        <source>Path of the hips, to that of the source</source>
        <translation>腰の移動（元のモデル比）</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::DancerFitting</name>
    <message>
        <source>Fitting the motions of the other dancers…</source>
        <translation>ほかのダンサーのモーションを合わせています…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln motion(s) of other dancers fitted</source>
        <translation>
            <numerusform>ほかのダンサーのモーション %Ln 個を合わせました</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::OriginalComparison</name>
    <message>
        <source>%1 (original)</source>
        <translation>%1（元）</translation>
    </message>
</context>
<context>
    <name>furitsuke::session::PropEditing</name>
    <message>
        <source>Remove prop key</source>
        <translation>アクセサリのキーの削除</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::PropCommands</name>
    <message>
        <source>there is no model &apos;%1&apos;</source>
        <translation>モデル「%1」がありません</translation>
    </message>
    <message>
        <source>Register prop key</source>
        <translation>アクセサリのキーの登録</translation>
    </message>
    <message>
        <source>there is no prop key at frame %L1</source>
        <translation>フレーム %L1 にアクセサリのキーがありません</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::DancerFields</name>
    <message>
        <source>Apply the operation to the motions of all models. All dancers move by the same factor, so that their formation stays.</source>
        <translation>すべてのモデルのモーションに操作を適用します。全員が同じ倍率で移動するため、フォーメーションが保たれます。</translation>
    </message>
    <message numerus="yes">
        <source>Fit the motions of all %Ln dancer(s) together</source>
        <translation>
            <numerusform>%Ln 人のダンサー全員のモーションをまとめて合わせる</numerusform>
        </translation>
    </message>
    <message>
        <source>Source model of %1</source>
        <translation>%1 の元のモデル</translation>
    </message>
    <message>
        <source>same source model</source>
        <translation>同じ元のモデル</translation>
    </message>
    <message>
        <source>The model that the motion of this dancer was made for. Leave it empty if it is the same as that of the edited motion.</source>
        <translation>このダンサーのモーションが作られたモデルです。編集中のモーションと同じなら空のままにします。</translation>
    </message>
</context>
<context>
    <name>furitsuke::session::Stage</name>
    <message>
        <source>Add %1</source>
        <translation>%1 の追加</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 の削除</translation>
    </message>
    <message>
        <source>Change the drawing order</source>
        <translation>描画順の変更</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 を表示</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>%1 を非表示</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>%1 の配置</translation>
    </message>
    <message>
        <source>Remove the motion of %1</source>
        <translation>%1 のモーションを外す</translation>
    </message>
    <message>
        <source>Assign %1 to %2</source>
        <translation>%1 を %2 に割り当て</translation>
    </message>
    <message>
        <source>Assign %1</source>
        <translation>%1 の割り当て</translation>
    </message>
    <message>
        <source>Pin the motion of %1</source>
        <translation>%1 のモーションを固定</translation>
    </message>
    <message>
        <source>Unpin the motion of %1</source>
        <translation>%1 のモーションの固定を解除</translation>
    </message>
    <message>
        <source>Assign the camera motion</source>
        <translation>カメラモーションの割り当て</translation>
    </message>
    <message>
        <source>Assign the light motion</source>
        <translation>照明モーションの割り当て</translation>
    </message>
    <message>
        <source>Assign the shadow motion</source>
        <translation>セルフ影モーションの割り当て</translation>
    </message>
</context>
</TS>
