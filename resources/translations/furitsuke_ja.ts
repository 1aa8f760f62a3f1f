<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>As in &amp;Blender</source>
        <translation>&amp;Blender と同じ</translation>
    </message>
    <message>
        <source>Shortcuts as Blender has them, where it has one</source>
        <translation>Blender にあるショートカットを Blender と同じにします</translation>
    </message>
    <message>
        <source>C&amp;ommand by Name…</source>
        <translation>名前でコマンドを実行(&amp;O)…</translation>
    </message>
    <message>
        <source>Find any action by typing some of its name, and run it</source>
        <translation>名前の一部を入力して操作を探し、実行します</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Take back the last change</source>
        <translation>直前の変更を取り消します</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>Make the change again that was taken back</source>
        <translation>取り消した変更をもう一度行います</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>切り取り(&amp;T)</translation>
    </message>
    <message>
        <source>Copy the selected keys and delete them</source>
        <translation>選択したキーをコピーして削除します</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the selected keys</source>
        <translation>選択したキーをコピーします</translation>
    </message>
    <message>
        <source>&amp;Paste at Playhead</source>
        <translation>再生位置にペースト(&amp;P)</translation>
    </message>
    <message>
        <source>Put the copied keys in at the playhead; keys in the way are replaced</source>
        <translation>コピーしたキーを再生位置に入れます。重なるキーは置き換えます</translation>
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
        <source>Select every key of the motion</source>
        <translation>モーションのすべてのキーを選択します</translation>
    </message>
    <message>
        <source>Select &amp;None</source>
        <translation>選択解除(&amp;N)</translation>
    </message>
    <message>
        <source>Select nothing</source>
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
        <source>Select the keys of a track within a span of frames</source>
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
        <source>As MMD does: deleting a key at frame 0 resets it to rest, moving it leaves a copy</source>
        <translation>MMD と同様に、フレーム 0 のキーは削除すると初期値に戻り、移動するとコピーが残ります</translation>
    </message>
    <message>
        <source>&amp;New Motion</source>
        <translation>新規モーション(&amp;N)</translation>
    </message>
    <message>
        <source>Start an empty motion in a tab of its own</source>
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
        <source>Forget the files that were opened before</source>
        <translation>以前開いたファイルの記録を消します</translation>
    </message>
    <message>
        <source>Open a Recent File</source>
        <translation>最近のファイルを開く</translation>
    </message>
    <message>
        <source>Open a file from the list of recent files</source>
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
        <source>Save the motion under its own name</source>
        <translation>モーションを上書き保存します</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the motion under another name</source>
        <translation>モーションを別の名前で保存します</translation>
    </message>
    <message>
        <source>Save as Version &amp;1…</source>
        <translation>バージョン 1 で保存(&amp;1)…</translation>
    </message>
    <message>
        <source>Save in the oldest form of VMD; what it cannot hold is listed first</source>
        <translation>最も古い形式の VMD で保存します。失われるものを先に一覧で示します</translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation>保存時の状態に戻す(&amp;V)</translation>
    </message>
    <message>
        <source>Read the file again and drop all changes since the last save</source>
        <translation>ファイルを読み直し、最後の保存以降の変更を捨てます</translation>
    </message>
    <message>
        <source>&amp;Insert Motion at Playhead…</source>
        <translation>再生位置にモーションを挿入(&amp;I)…</translation>
    </message>
    <message>
        <source>Put the keys of another motion in at the playhead</source>
        <translation>別のモーションのキーを再生位置に入れます</translation>
    </message>
    <message>
        <source>I&amp;mport Pose at Playhead…</source>
        <translation>再生位置にポーズを読み込み(&amp;M)…</translation>
    </message>
    <message>
        <source>Make keys at the playhead from a VPD pose</source>
        <translation>VPD ポーズから再生位置にキーを作ります</translation>
    </message>
    <message>
        <source>&amp;Export Selected Keys…</source>
        <translation>選択したキーを書き出し(&amp;E)…</translation>
    </message>
    <message>
        <source>Save the selected keys as a motion of their own</source>
        <translation>選択したキーを別のモーションとして保存します</translation>
    </message>
    <message>
        <source>Export Pose at Playhea&amp;d…</source>
        <translation>再生位置のポーズを書き出し(&amp;D)…</translation>
    </message>
    <message>
        <source>Save the pose at the playhead as VPD</source>
        <translation>再生位置のポーズを VPD として保存します</translation>
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
        <source>Close all motions and leave</source>
        <translation>すべてのモーションを閉じて終了します</translation>
    </message>
    <message>
        <source>&amp;Add Key</source>
        <translation>キーを登録(&amp;A)</translation>
    </message>
    <message>
        <source>Make a key at the playhead on the current or selected tracks, with the values that the motion has there</source>
        <translation>現在のトラックまたは選択したトラックに、再生位置での値のままキーを登録します</translation>
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
        <source>Move the selected keys by one frame to the left</source>
        <translation>選択したキーを 1 フレーム左へ移動します</translation>
    </message>
    <message>
        <source>Move One Frame &amp;Later</source>
        <translation>1 フレーム後へ移動(&amp;L)</translation>
    </message>
    <message>
        <source>Move the selected keys by one frame to the right</source>
        <translation>選択したキーを 1 フレーム右へ移動します</translation>
    </message>
    <message>
        <source>Set Values</source>
        <translation>値の設定</translation>
    </message>
    <message>
        <source>Set values of the selected keys; the others stay as they are</source>
        <translation>選択したキーの値を設定します。ほかの値は変わりません</translation>
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
        <source>Make the curves of the selected keys straight lines</source>
        <translation>選択したキーの補間曲線を直線にします</translation>
    </message>
    <message>
        <source>Ease &amp;In</source>
        <translation>ゆっくり始まる(&amp;I)</translation>
    </message>
    <message>
        <source>Let the selected spans begin slowly</source>
        <translation>選択した区間をゆっくり始めます</translation>
    </message>
    <message>
        <source>Ease &amp;Out</source>
        <translation>ゆっくり終わる(&amp;O)</translation>
    </message>
    <message>
        <source>Let the selected spans end slowly</source>
        <translation>選択した区間をゆっくり終えます</translation>
    </message>
    <message>
        <source>Ease I&amp;n and Out</source>
        <translation>ゆっくり始まり終わる(&amp;N)</translation>
    </message>
    <message>
        <source>Let the selected spans begin and end slowly</source>
        <translation>選択した区間をゆっくり始めてゆっくり終えます</translation>
    </message>
    <message>
        <source>&amp;Automatic Curve</source>
        <translation>自動設定(&amp;A)</translation>
    </message>
    <message>
        <source>Give the selected spans the curve that MMD sets by itself</source>
        <translation>選択した区間に MMD が自動で設定する曲線を使います</translation>
    </message>
    <message>
        <source>&amp;Copy Curves</source>
        <translation>補間曲線をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the curves of the first selected key</source>
        <translation>選択した最初のキーの補間曲線をコピーします</translation>
    </message>
    <message>
        <source>&amp;Paste Curves</source>
        <translation>補間曲線をペースト(&amp;P)</translation>
    </message>
    <message>
        <source>Give the copied curves to the selected keys</source>
        <translation>コピーした補間曲線を選択したキーに使います</translation>
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
        <source>Go to the key before the playhead on the current or selected tracks</source>
        <translation>現在または選択したトラックの前のキーへ移動します</translation>
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
        <source>Go on one frame</source>
        <translation>1 フレーム進みます</translation>
    </message>
    <message>
        <source>Next K&amp;ey</source>
        <translation>次のキー(&amp;E)</translation>
    </message>
    <message>
        <source>Go to the key behind the playhead on the current or selected tracks</source>
        <translation>現在または選択したトラックの次のキーへ移動します</translation>
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
        <source>Type the frame to go to</source>
        <translation>移動先のフレームを入力します</translation>
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
        <source>Show the selected keys as large as they fit</source>
        <translation>選択したキーをできるだけ大きく表示します</translation>
    </message>
    <message>
        <source>&amp;Unfold All</source>
        <translation>すべて展開(&amp;U)</translation>
    </message>
    <message>
        <source>Open all groups of tracks</source>
        <translation>トラックのグループをすべて開きます</translation>
    </message>
    <message>
        <source>&amp;Fold All</source>
        <translation>すべて折りたたむ(&amp;F)</translation>
    </message>
    <message>
        <source>Close all groups of tracks</source>
        <translation>トラックのグループをすべて閉じます</translation>
    </message>
    <message>
        <source>&amp;Find Track</source>
        <translation>トラックを検索(&amp;F)</translation>
    </message>
    <message>
        <source>Show only the tracks whose names hold what is typed</source>
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
        <source>Show or hide what is odd about the file</source>
        <translation>ファイルの気になる点の表示を切り替えます</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>ログ(&amp;L)</translation>
    </message>
    <message>
        <source>Show or hide the messages of the program</source>
        <translation>プログラムのメッセージの表示を切り替えます</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <source>Light text on a dark ground</source>
        <translation>暗い背景に明るい文字</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>Dark text on a light ground</source>
        <translation>明るい背景に暗い文字</translation>
    </message>
    <message>
        <source>As on the &amp;Desktop</source>
        <translation>一般的な割り当て(&amp;D)</translation>
    </message>
    <message>
        <source>Shortcuts as other desktop programs have them</source>
        <translation>ほかのデスクトップソフトと同じショートカット</translation>
    </message>
    <message>
        <source>As in &amp;MikuMikuDance</source>
        <translation>MikuMikuDance と同じ(&amp;M)</translation>
    </message>
    <message>
        <source>Shortcuts as MMD has them</source>
        <translation>MMD と同じショートカット</translation>
    </message>
    <message>
        <source>&amp;Change Shortcuts…</source>
        <translation>ショートカットの変更(&amp;C)…</translation>
    </message>
    <message>
        <source>See and change the shortcut of every action</source>
        <translation>すべての操作のショートカットを確認・変更します</translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>配置を初期化(&amp;R)</translation>
    </message>
    <message>
        <source>Put all panels back where they were at first</source>
        <translation>すべてのパネルを最初の位置に戻します</translation>
    </message>
    <message>
        <source>Full Scr&amp;een</source>
        <translation>全画面表示(&amp;E)</translation>
    </message>
    <message>
        <source>Fill the whole screen, or leave it</source>
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
        <source>Previous &amp;Motion</source>
        <translation>前のモーション(&amp;M)</translation>
    </message>
    <message>
        <source>Go to the motion in the tab before</source>
        <translation>前のタブのモーションへ移動します</translation>
    </message>
    <message>
        <source>&amp;About Furitsuke</source>
        <translation>Furitsuke について(&amp;A)</translation>
    </message>
    <message>
        <source>Version and licences</source>
        <translation>バージョンとライセンス</translation>
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
        <source>Name a bone or morph and make its first key at the playhead</source>
        <translation>ボーンまたはモーフの名前を指定し、再生位置に最初のキーを登録します</translation>
    </message>
    <message>
        <source>Recover &amp;Unsaved Motions…</source>
        <translation>未保存のモーションを復元(&amp;U)…</translation>
    </message>
    <message>
        <source>Bring back what could not be saved before the program ended</source>
        <translation>プログラムの終了前に保存できなかったものを復元します</translation>
    </message>
    <message>
        <source>List Unsaved Motions</source>
        <translation>未保存のモーションの一覧</translation>
    </message>
    <message>
        <source>Write a list of the motions that can be recovered, as JSON</source>
        <translation>復元できるモーションの一覧を JSON で書き出します</translation>
    </message>
    <message>
        <source>Open Unsaved Motion</source>
        <translation>未保存のモーションを開く</translation>
    </message>
    <message>
        <source>Open a motion that could not be saved before the program ended</source>
        <translation>プログラムの終了前に保存できなかったモーションを開きます</translation>
    </message>
    <message>
        <source>Delete Unsaved Motion</source>
        <translation>未保存のモーションを削除</translation>
    </message>
    <message>
        <source>Drop a motion that could not be saved before the program ended</source>
        <translation>プログラムの終了前に保存できなかったモーションを破棄します</translation>
    </message>
    <message>
        <source>&amp;Repair Findings</source>
        <translation>検査結果の修復(&amp;R)</translation>
    </message>
    <message>
        <source>Put right what is odd about the motion wherever nothing is lost and MMD plays it as before</source>
        <translation>何も失われず、MMD での再生も変わらないものだけをまとめて直します</translation>
    </message>
    <message>
        <source>Repair Finding</source>
        <translation>検査結果の項目を修復</translation>
    </message>
    <message>
        <source>Put right what a finding tells of, on one track or everywhere</source>
        <translation>検査結果の項目を、一つのトラックかすべてで直します</translation>
    </message>
    <message>
        <source>Play the motion from the playhead, or pause</source>
        <translation>再生位置から再生、または一時停止します</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Stop playing and go back to where it began</source>
        <translation>再生を止め、再生を始めた位置に戻ります</translation>
    </message>
    <message>
        <source>Begin again at the end while playing</source>
        <translation>再生中、終わりまで来たら最初に戻ります</translation>
    </message>
    <message>
        <source>Repeat Fro&amp;m Here</source>
        <translation>ここからくり返す(&amp;M)</translation>
    </message>
    <message>
        <source>Let what is repeated begin at the playhead</source>
        <translation>くり返す範囲の始まりを再生位置にします</translation>
    </message>
    <message>
        <source>Repeat &amp;Up to Here</source>
        <translation>ここまでくり返す(&amp;U)</translation>
    </message>
    <message>
        <source>Let what is repeated end at the playhead</source>
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
        <source>Repeat all frames again and not a part of them</source>
        <translation>一部ではなく全フレームをくり返すように戻します</translation>
    </message>
    <message>
        <source>Spee&amp;d…</source>
        <translation>再生速度(&amp;D)…</translation>
    </message>
    <message>
        <source>Type how fast the motion is played; 1 is its own speed</source>
        <translation>モーションの再生速度を入力します。1 が元の速度です</translation>
    </message>
    <message>
        <source>Sl&amp;ower</source>
        <translation>遅く(&amp;O)</translation>
    </message>
    <message>
        <source>Play at half the speed</source>
        <translation>半分の速度で再生します</translation>
    </message>
    <message>
        <source>Fas&amp;ter</source>
        <translation>速く(&amp;T)</translation>
    </message>
    <message>
        <source>Play at double the speed</source>
        <translation>2 倍の速度で再生します</translation>
    </message>
    <message>
        <source>Or&amp;iginal Speed</source>
        <translation>元の速度(&amp;I)</translation>
    </message>
    <message>
        <source>Play at the speed of the motion</source>
        <translation>モーション本来の速度で再生します</translation>
    </message>
    <message>
        <source>&amp;30, Whole Frames</source>
        <translation>30（フレームのみ）(&amp;3)</translation>
    </message>
    <message>
        <source>Draw each frame and nothing between them, as MMD does</source>
        <translation>MMD と同じく、フレームだけを描き、その間は描きません</translation>
    </message>
    <message>
        <source>&amp;60</source>
        <translation>60(&amp;6)</translation>
    </message>
    <message>
        <source>Draw one more picture between two frames</source>
        <translation>フレームとフレームの間にもう 1 枚描きます</translation>
    </message>
    <message>
        <source>&amp;As Many as Possible</source>
        <translation>できるだけ多く(&amp;A)</translation>
    </message>
    <message>
        <source>Draw the next picture as soon as the one before is drawn</source>
        <translation>前の描画が終わりしだい次を描きます</translation>
    </message>
    <message>
        <source>Pict&amp;ures a Second</source>
        <translation>1 秒あたりの描画数(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Only Selected Tracks</source>
        <translation>選択トラックのみ(&amp;O)</translation>
    </message>
    <message>
        <source>Show only the tracks with selected keys, or the current one, until this is switched off</source>
        <translation>選択したキーのあるトラック、なければ現在のトラックだけを、オフにするまで表示します</translation>
    </message>
    <message>
        <source>Previous Key of Any &amp;Track</source>
        <translation>全トラックの前のキー(&amp;T)</translation>
    </message>
    <message>
        <source>Go to the last frame before the playhead that has a key on any track</source>
        <translation>どれかのトラックにキーがある、現在位置より前の最後のフレームへ移動します</translation>
    </message>
    <message>
        <source>Next Key of Any T&amp;rack</source>
        <translation>全トラックの次のキー(&amp;R)</translation>
    </message>
    <message>
        <source>Go to the first frame behind the playhead that has a key on any track</source>
        <translation>どれかのトラックにキーがある、現在位置より後の最初のフレームへ移動します</translation>
    </message>
    <message>
        <source>Ne&amp;xt Finding</source>
        <translation>次の検査結果(&amp;X)</translation>
    </message>
    <message>
        <source>Go to the next place that is odd about the motion</source>
        <translation>モーションの次の問題箇所へ移動します</translation>
    </message>
    <message>
        <source>Previous Findin&amp;g</source>
        <translation>前の検査結果(&amp;G)</translation>
    </message>
    <message>
        <source>Go back to the place before that is odd about the motion</source>
        <translation>モーションの前の問題箇所へ戻ります</translation>
    </message>
    <message>
        <source>Tracks Without &amp;Keys</source>
        <translation>キーのないトラック(&amp;K)</translation>
    </message>
    <message>
        <source>Show also the bones and morphs of the model that have no keys yet</source>
        <translation>まだキーのないボーンとモーフも表示します</translation>
    </message>
    <message>
        <source>English &amp;Names</source>
        <translation>英語名(&amp;N)</translation>
    </message>
    <message>
        <source>Show the English names of the model where it has them</source>
        <translation>モデルに英語名があれば英語名で表示します</translation>
    </message>
    <message>
        <source>Open motions and poses in tabs of their own, and models on the stage</source>
        <translation>モーションとポーズをそれぞれのタブで、モデルをステージに開きます</translation>
    </message>
    <message>
        <source>&amp;Add Model…</source>
        <translation>モデルを追加(&amp;A)…</translation>
    </message>
    <message>
        <source>Open a model and put it on the stage</source>
        <translation>モデルを開いてステージに置きます</translation>
    </message>
    <message>
        <source>&amp;Remove Model</source>
        <translation>モデルを外す(&amp;R)</translation>
    </message>
    <message>
        <source>Take the active model off the stage; its motion stays open</source>
        <translation>操作中のモデルをステージから外します。モーションは開いたままです</translation>
    </message>
    <message>
        <source>&amp;Show Model</source>
        <translation>モデルを表示(&amp;S)</translation>
    </message>
    <message>
        <source>Show or hide the active model</source>
        <translation>操作中のモデルを表示または非表示にします</translation>
    </message>
    <message>
        <source>&amp;Next Model</source>
        <translation>次のモデル(&amp;N)</translation>
    </message>
    <message>
        <source>Work on the next model of the scene</source>
        <translation>シーンの次のモデルを操作します</translation>
    </message>
    <message>
        <source>&amp;Previous Model</source>
        <translation>前のモデル(&amp;P)</translation>
    </message>
    <message>
        <source>Work on the model before in the scene</source>
        <translation>シーンの前のモデルを操作します</translation>
    </message>
    <message>
        <source>Work on a Model</source>
        <translation>モデルを操作</translation>
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
        <source>Give a Model a Motion</source>
        <translation>モデルにモーションを割り当て</translation>
    </message>
    <message>
        <source>Let an open motion move a model</source>
        <translation>開いているモーションでモデルを動かします</translation>
    </message>
    <message>
        <source>Choose the Camera Motion</source>
        <translation>カメラモーションを選択</translation>
    </message>
    <message>
        <source>Take camera, light and shadow from an open motion</source>
        <translation>開いているモーションのカメラ・照明・セルフ影を使います</translation>
    </message>
    <message>
        <source>&amp;Camera of the Motion</source>
        <translation>モーションのカメラ(&amp;C)</translation>
    </message>
    <message>
        <source>Look through the camera of the motion, or through the free one</source>
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
        <source>Look at the models from behind</source>
        <translation>モデルを背面から見ます</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>左面(&amp;L)</translation>
    </message>
    <message>
        <source>Look at the left side of the models</source>
        <translation>モデルの左側を見ます</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>右面(&amp;R)</translation>
    </message>
    <message>
        <source>Look at the right side of the models</source>
        <translation>モデルの右側を見ます</translation>
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
        <source>&amp;MMD&apos;s View</source>
        <translation>MMD の視点(&amp;M)</translation>
    </message>
    <message>
        <source>Put the free camera where MMD has it at first</source>
        <translation>自由カメラを MMD の初期位置に戻します</translation>
    </message>
    <message>
        <source>Frame &amp;All</source>
        <translation>全体を表示(&amp;A)</translation>
    </message>
    <message>
        <source>Show all models as large as they fit</source>
        <translation>すべてのモデルが収まるように表示します</translation>
    </message>
    <message>
        <source>Frame &amp;Selection</source>
        <translation>選択範囲を表示(&amp;S)</translation>
    </message>
    <message>
        <source>Show the selected bones, or the active model, as large as they fit</source>
        <translation>選択したボーン、または操作中のモデルが収まるように表示します</translation>
    </message>
    <message>
        <source>Follow Bo&amp;ne</source>
        <translation>ボーンを追従(&amp;N)</translation>
    </message>
    <message>
        <source>Let the free camera go where the selected bone goes</source>
        <translation>自由カメラが選択したボーンについていきます</translation>
    </message>
    <message>
        <source>&amp;Perspective</source>
        <translation>パースペクティブ(&amp;P)</translation>
    </message>
    <message>
        <source>Draw what is far smaller, or everything at one scale</source>
        <translation>遠近をつけるか、すべて同じ縮尺で描画します</translation>
    </message>
    <message>
        <source>&amp;Bones</source>
        <translation>ボーン(&amp;B)</translation>
    </message>
    <message>
        <source>Show the bones of the active model</source>
        <translation>操作中のモデルのボーンを表示します</translation>
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
        <source>Draw flat shadows on the ground</source>
        <translation>地面に影を描画します</translation>
    </message>
    <message>
        <source>&amp;Self Shadow</source>
        <translation>セルフ影(&amp;S)</translation>
    </message>
    <message>
        <source>Let models throw shadows onto each other, as the motion says</source>
        <translation>モーションの指定どおり、モデル同士に影を落とします</translation>
    </message>
    <message>
        <source>&amp;Axes and Grid</source>
        <translation>座標軸とグリッド(&amp;A)</translation>
    </message>
    <message>
        <source>Draw the axes and the grid of the ground</source>
        <translation>座標軸と地面のグリッドを描画します</translation>
    </message>
    <message>
        <source>S&amp;mooth Edges</source>
        <translation>アンチエイリアス(&amp;M)</translation>
    </message>
    <message>
        <source>Draw each pixel from several samples where the machine is up to it</source>
        <translation>性能が足りる環境では、各ピクセルを複数のサンプルから描画します</translation>
    </message>
    <message>
        <source>Save Pic&amp;ture…</source>
        <translation>画像を保存(&amp;T)…</translation>
    </message>
    <message>
        <source>Save what the viewport shows as a PNG of any size</source>
        <translation>ビューポートの表示を任意の大きさの PNG として保存します</translation>
    </message>
    <message>
        <source>&amp;Viewport</source>
        <translation>ビューポート(&amp;V)</translation>
    </message>
    <message>
        <source>Show or hide the picture of the models</source>
        <translation>モデルの表示画面を表示または非表示にします</translation>
    </message>
    <message>
        <source>&amp;Scene</source>
        <translation>シーン(&amp;S)</translation>
    </message>
    <message>
        <source>Show or hide the list of models</source>
        <translation>モデルの一覧を表示または非表示にします</translation>
    </message>
    <message>
        <source>&amp;Camera</source>
        <translation>カメラ(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>描画(&amp;D)</translation>
    </message>
    <message>
        <source>Show a Material</source>
        <translation>材質の表示</translation>
    </message>
    <message>
        <source>Show or hide a material of the active model</source>
        <translation>操作中のモデルの材質を表示または隠します</translation>
    </message>
    <message>
        <source>Sho&amp;w All Materials</source>
        <translation>すべての材質を表示(&amp;W)</translation>
    </message>
    <message>
        <source>Show the materials of the active model that were hidden</source>
        <translation>操作中のモデルの隠した材質を表示します</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>モデル(&amp;M)</translation>
    </message>
    <message>
        <source>Show or hide the morphs, bones and materials of the model</source>
        <translation>モデルのモーフ、ボーン、材質を表示または隠します</translation>
    </message>
    <message>
        <source>Save Pictures of &amp;Frames…</source>
        <translation>フレームの画像を保存(&amp;F)…</translation>
    </message>
    <message>
        <source>Save one picture of each frame for a film, in any size</source>
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
        <source>Put a marker at the playhead and type its name</source>
        <translation>再生位置にマーカーを置き、名前を入力します</translation>
    </message>
    <message>
        <source>&amp;Rename Marker…</source>
        <translation>マーカーの名前を変更(&amp;R)…</translation>
    </message>
    <message>
        <source>Give the marker at the playhead another name</source>
        <translation>再生位置のマーカーの名前を変えます</translation>
    </message>
    <message>
        <source>&amp;Next Colour</source>
        <translation>次の色(&amp;N)</translation>
    </message>
    <message>
        <source>Give the marker at the playhead the next colour</source>
        <translation>再生位置のマーカーを次の色にします</translation>
    </message>
    <message>
        <source>&amp;Move Marker Here</source>
        <translation>マーカーをここへ移動(&amp;M)</translation>
    </message>
    <message>
        <source>Move the marker before the playhead to the playhead</source>
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
        <source>Go to the marker behind the playhead</source>
        <translation>再生位置の後のマーカーへ移動します</translation>
    </message>
    <message>
        <source>&amp;Tempo…</source>
        <translation>テンポ(&amp;T)…</translation>
    </message>
    <message>
        <source>Say or tap how fast the music is and on which frame its beat begins</source>
        <translation>曲の速さと拍の始まるフレームを入力するか、叩いて決めます</translation>
    </message>
    <message>
        <source>Re&amp;move Beats</source>
        <translation>拍を消す(&amp;M)</translation>
    </message>
    <message>
        <source>Show seconds in place of beats again</source>
        <translation>拍の代わりに秒の線を再び表示します</translation>
    </message>
    <message>
        <source>&amp;Snap</source>
        <translation>スナップ(&amp;S)</translation>
    </message>
    <message>
        <source>Draw keys, playhead and repeated part to beats and markers; Ctrl lets go</source>
        <translation>キー・再生位置・くり返し範囲を拍とマーカーに吸着させます。Ctrl で一時的に解除します</translation>
    </message>
    <message>
        <source>Snap to &amp;Beats</source>
        <translation>拍にスナップ(&amp;B)</translation>
    </message>
    <message>
        <source>Beats draw what comes near while snapping is on</source>
        <translation>スナップ中、近づいたものを拍に吸着させます</translation>
    </message>
    <message>
        <source>Snap t&amp;o Markers</source>
        <translation>マーカーにスナップ(&amp;O)</translation>
    </message>
    <message>
        <source>Markers draw what comes near while snapping is on</source>
        <translation>スナップ中、近づいたものをマーカーに吸着させます</translation>
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
        <source>Make a camera key at the playhead that sees what the viewport shows now</source>
        <translation>ビューの見え方そのままのカメラキーを現在フレームに登録します</translation>
    </message>
    <message>
        <source>Safe &amp;Frames</source>
        <translation>セーフフレーム(&amp;F)</translation>
    </message>
    <message>
        <source>Frame the picture that is worked for, with thirds and safe areas</source>
        <translation>出力する画面の枠を、三分割線とセーフエリアつきで表示します</translation>
    </message>
    <message>
        <source>&amp;Camera Path</source>
        <translation>カメラの軌跡(&amp;C)</translation>
    </message>
    <message>
        <source>Draw the way of the camera of the motion, its keys and where it stands</source>
        <translation>モーションのカメラの軌跡、キー、現在位置を表示します</translation>
    </message>
    <message>
        <source>&amp;Light Ball</source>
        <translation>照明ボール(&amp;L)</translation>
    </message>
    <message>
        <source>Show a ball that turns the light of the motion, and its colour</source>
        <translation>照明の方向を回すボールと照明の色を表示します</translation>
    </message>
    <message>
        <source>1&amp;6:9</source>
        <translation>16:9(&amp;6)</translation>
    </message>
    <message>
        <source>Frame a picture of 16 to 9, as screens are</source>
        <translation>16:9の画面の枠にします（一般的な画面）</translation>
    </message>
    <message>
        <source>&amp;4:3</source>
        <translation>4:3(&amp;4)</translation>
    </message>
    <message>
        <source>Frame a picture of 4 to 3, as screens once were</source>
        <translation>4:3の画面の枠にします（旧来の画面）</translation>
    </message>
    <message>
        <source>&amp;1:1</source>
        <translation>1:1(&amp;1)</translation>
    </message>
    <message>
        <source>Frame a square picture</source>
        <translation>正方形の画面の枠にします</translation>
    </message>
    <message>
        <source>&amp;9:16</source>
        <translation>9:16(&amp;9)</translation>
    </message>
    <message>
        <source>Frame a picture of 9 to 16, as telephones are held</source>
        <translation>9:16の画面の枠にします（縦持ちのスマートフォン）</translation>
    </message>
    <message>
        <source>&amp;21:9</source>
        <translation>21:9(&amp;2)</translation>
    </message>
    <message>
        <source>Frame a picture of 21 to 9, as in the cinema</source>
        <translation>21:9の画面の枠にします（シネマスコープ）</translation>
    </message>
    <message>
        <source>Picture &amp;Ratio</source>
        <translation>画面の縦横比(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy Pose</source>
        <translation>ポーズをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste Pose</source>
        <translation>ポーズを貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Register the copied pose at the playhead</source>
        <translation>コピーしたポーズを現在フレームに登録します</translation>
    </message>
    <message>
        <source>Paste Pose &amp;Mirrored</source>
        <translation>ポーズを左右反転して貼り付け(&amp;M)</translation>
    </message>
    <message>
        <source>Register the copied pose at the playhead with left and right exchanged</source>
        <translation>コピーしたポーズを左右反転して現在フレームに登録します</translation>
    </message>
    <message>
        <source>Paste P&amp;art of Pose…</source>
        <translation>ポーズを割合で貼り付け(&amp;A)…</translation>
    </message>
    <message>
        <source>Register a pose between the one at the playhead and the copied one</source>
        <translation>現在のポーズとコピーしたポーズの中間を登録します</translation>
    </message>
    <message>
        <source>&amp;Folder of Poses…</source>
        <translation>ポーズのフォルダー(&amp;F)…</translation>
    </message>
    <message>
        <source>Choose the folder that the library shows</source>
        <translation>ポーズ集に表示するフォルダーを選びます</translation>
    </message>
    <message>
        <source>Apply Pose of the &amp;Library</source>
        <translation>ポーズ集のポーズを適用(&amp;L)</translation>
    </message>
    <message>
        <source>Register the pose that is chosen in the library at the playhead</source>
        <translation>ポーズ集で選んだポーズを現在フレームに登録します</translation>
    </message>
    <message>
        <source>&amp;Save Pose into Library…</source>
        <translation>ポーズ集に保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Save the pose at the playhead into the folder of the library: of the selected tracks, or of all</source>
        <translation>現在フレームのポーズをポーズ集のフォルダーに保存します（キーを選択したトラック、なければ全部）</translation>
    </message>
    <message>
        <source>Pos&amp;es</source>
        <translation>ポーズ集(&amp;E)</translation>
    </message>
    <message>
        <source>Show or hide the library of poses</source>
        <translation>ポーズ集を表示または非表示にします</translation>
    </message>
    <message>
        <source>Fit &amp;All</source>
        <translation>全体を表示(&amp;A)</translation>
    </message>
    <message>
        <source>Show all keys of the curves in the graph</source>
        <translation>グラフの曲線のキーをすべて表示します</translation>
    </message>
    <message>
        <source>Fit &amp;Selection</source>
        <translation>選択範囲を表示(&amp;S)</translation>
    </message>
    <message>
        <source>Show the selected keys in the graph as large as they fit</source>
        <translation>選択したキーをグラフいっぱいに表示します</translation>
    </message>
    <message>
        <source>&amp;Normalise</source>
        <translation>正規化(&amp;N)</translation>
    </message>
    <message>
        <source>Draw every curve between its own lowest and highest key</source>
        <translation>どの曲線も最小のキーから最大のキーまでの高さで描きます</translation>
    </message>
    <message>
        <source>Show &amp;Handles</source>
        <translation>ハンドルを表示(&amp;H)</translation>
    </message>
    <message>
        <source>Show the curve handles beside the selected keys</source>
        <translation>選択したキーの横に補間曲線のハンドルを表示します</translation>
    </message>
    <message>
        <source>Rotation as An&amp;gle</source>
        <translation>回転を角度で表示(&amp;G)</translation>
    </message>
    <message>
        <source>Show how far a bone turns in each span, in the place of its three Euler angles</source>
        <translation>三つのオイラー角の代わりに、ボーンが区間ごとに回る角度を表示します</translation>
    </message>
    <message>
        <source>&amp;Raise Values</source>
        <translation>値を上げる(&amp;R)</translation>
    </message>
    <message>
        <source>Raise the selected keys by one step on the channel in hand</source>
        <translation>選択したキーの値を、操作中のチャンネルで一段上げます</translation>
    </message>
    <message>
        <source>&amp;Lower Values</source>
        <translation>値を下げる(&amp;L)</translation>
    </message>
    <message>
        <source>Lower the selected keys by one step on the channel in hand</source>
        <translation>選択したキーの値を、操作中のチャンネルで一段下げます</translation>
    </message>
    <message>
        <source>Value Grap&amp;h</source>
        <translation>値のグラフ(&amp;H)</translation>
    </message>
    <message>
        <source>Show or hide the values over time</source>
        <translation>値のグラフの表示を切り替えます</translation>
    </message>
    <message>
        <source>G&amp;raph</source>
        <translation>グラフ(&amp;R)</translation>
    </message>
    <message>
        <source>Pose a Morph</source>
        <translation>モーフにポーズを付ける</translation>
    </message>
    <message>
        <source>Give a morph of the active model a weight that is not registered yet</source>
        <translation>操作中のモデルのモーフに、まだ登録しない値を与えます</translation>
    </message>
    <message>
        <source>Release &amp;Morphs</source>
        <translation>モーフのポーズを解除(&amp;M)</translation>
    </message>
    <message>
        <source>Drop the morphs of the pose: the motion leads the face again</source>
        <translation>モーフのポーズを破棄し、再びモーションに従わせます</translation>
    </message>
    <message>
        <source>&amp;Register</source>
        <translation>登録(&amp;R)</translation>
    </message>
    <message>
        <source>Make keys of the selected bones and the posed morphs at the playhead, with the curve that is shown; without a pose, keys on the selected tracks</source>
        <translation>選択したボーンとポーズ中のモーフを、表示中の補間曲線で再生位置に登録します。ポーズがなければ選択したトラックにキーを作ります</translation>
    </message>
    <message>
        <source>Register &amp;All</source>
        <translation>すべて登録(&amp;A)</translation>
    </message>
    <message>
        <source>Make keys of all that is posed, selected or not</source>
        <translation>選択の有無にかかわらず、未登録のポーズをすべてキーにします</translation>
    </message>
    <message>
        <source>Auto-&amp;Key</source>
        <translation>自動キー(&amp;K)</translation>
    </message>
    <message>
        <source>Register whatever is posed at once</source>
        <translation>ポーズを付けるとすぐに登録します</translation>
    </message>
    <message>
        <source>Position and Rotation…</source>
        <translation>位置と回転…</translation>
    </message>
    <message>
        <source>Type how the selected bones are moved and turned</source>
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
        <source>Reset R&amp;otation</source>
        <translation>回転を初期化(&amp;O)</translation>
    </message>
    <message>
        <source>Turn the selected bones as at rest</source>
        <translation>選択したボーンの回転を初期状態に戻します</translation>
    </message>
    <message>
        <source>Reset P&amp;osition</source>
        <translation>位置を初期化(&amp;O)</translation>
    </message>
    <message>
        <source>Put the selected bones where they rest</source>
        <translation>選択したボーンの位置を初期状態に戻します</translation>
    </message>
    <message>
        <source>R&amp;eset All</source>
        <translation>すべて初期化(&amp;E)</translation>
    </message>
    <message>
        <source>Turn and put the selected bones as at rest</source>
        <translation>選択したボーンの位置と回転を初期状態に戻します</translation>
    </message>
    <message>
        <source>Discard Pose of &amp;Selected Bones</source>
        <translation>選択したボーンのポーズを破棄(&amp;S)</translation>
    </message>
    <message>
        <source>Let the motion lead the selected bones again</source>
        <translation>選択したボーンを再びモーションに従わせます</translation>
    </message>
    <message>
        <source>&amp;Discard Pose</source>
        <translation>ポーズを破棄(&amp;D)</translation>
    </message>
    <message>
        <source>Drop all that is posed and not registered; Undo brings it back</source>
        <translation>未登録のポーズをすべて破棄します。「元に戻す」で戻せます</translation>
    </message>
    <message>
        <source>&amp;Next Axes</source>
        <translation>次の軸(&amp;N)</translation>
    </message>
    <message>
        <source>Go from local to global, parent and view axes</source>
        <translation>ローカル、グローバル、親、視点の軸を順に切り替えます</translation>
    </message>
    <message>
        <source>S&amp;nap Handles</source>
        <translation>ハンドルをスナップ(&amp;N)</translation>
    </message>
    <message>
        <source>Move by whole units and turn by 15 degrees; with Ctrl by 0.1 units and 5 degrees</source>
        <translation>1単位ずつ移動し、15度ずつ回転します。Ctrlを押すと0.1単位、5度ずつになります</translation>
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
        <source>Show handles that turn the selected bones</source>
        <translation>選択したボーンを回転するハンドルを表示します</translation>
    </message>
    <message>
        <source>Move &amp;and Rotate</source>
        <translation>移動と回転(&amp;A)</translation>
    </message>
    <message>
        <source>Show handles that move and turn the selected bones</source>
        <translation>選択したボーンを移動・回転するハンドルを表示します</translation>
    </message>
    <message>
        <source>&amp;Local Axes</source>
        <translation>ローカル軸(&amp;L)</translation>
    </message>
    <message>
        <source>Move and turn bones along their own axes</source>
        <translation>ボーン自身の軸に沿って移動・回転します</translation>
    </message>
    <message>
        <source>&amp;Global Axes</source>
        <translation>グローバル軸(&amp;G)</translation>
    </message>
    <message>
        <source>Move and turn bones along the axes of the model</source>
        <translation>モデルの軸に沿って移動・回転します</translation>
    </message>
    <message>
        <source>&amp;Parent Axes</source>
        <translation>親の軸(&amp;P)</translation>
    </message>
    <message>
        <source>Move and turn bones along the axes of their parents</source>
        <translation>親ボーンの軸に沿って移動・回転します</translation>
    </message>
    <message>
        <source>&amp;View Axes</source>
        <translation>視点の軸(&amp;V)</translation>
    </message>
    <message>
        <source>Move and turn bones along the axes of the view</source>
        <translation>視点の軸に沿って移動・回転します</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>確認する(&amp;A)</translation>
    </message>
    <message>
        <source>When the playhead leaves a pose that is not registered, ask what becomes of it</source>
        <translation>未登録のポーズから再生位置が離れるとき、どうするかを確認します</translation>
    </message>
    <message>
        <source>&amp;Keep the Pose</source>
        <translation>ポーズを保つ(&amp;K)</translation>
    </message>
    <message>
        <source>A pose that is not registered goes along with the playhead</source>
        <translation>未登録のポーズを再生位置と一緒に持ち運びます</translation>
    </message>
    <message>
        <source>&amp;Register the Pose</source>
        <translation>ポーズを登録(&amp;R)</translation>
    </message>
    <message>
        <source>Register a pose where it was made when the playhead leaves it</source>
        <translation>再生位置が離れるとき、ポーズを付けたフレームに登録します</translation>
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
        <translation>コピーと貼り付け(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>ポーズ集(&amp;L)</translation>
    </message>
    <message>
        <source>As the &amp;System</source>
        <translation>システムに合わせる(&amp;S)</translation>
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
        <source>Read and search how everything is done</source>
        <translation>使い方を読み、検索します</translation>
    </message>
    <message>
        <source>&amp;What Is This</source>
        <translation>これは何?(&amp;W)</translation>
    </message>
    <message>
        <source>Click a control next, and it tells what it does</source>
        <translation>次にクリックした部品の説明を表示します</translation>
    </message>
    <message>
        <source>Langua&amp;ge</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>Fly to Previous &amp;Camera Key</source>
        <translation>前のカメラキーへ飛ぶ(&amp;C)</translation>
    </message>
    <message>
        <source>Look through the camera of the motion and play backwards to its key before the playhead; once more goes there at once</source>
        <translation>モーションのカメラから見て、再生位置より前のカメラキーまで逆向きに再生します。もう一度選ぶとすぐにそこへ移ります</translation>
    </message>
    <message>
        <source>Fly to Ne&amp;xt Camera Key</source>
        <translation>次のカメラキーへ飛ぶ(&amp;X)</translation>
    </message>
    <message>
        <source>Look through the camera of the motion and play to its key behind the playhead; once more goes there at once</source>
        <translation>モーションのカメラから見て、再生位置より後のカメラキーまで再生します。もう一度選ぶとすぐにそこへ移ります</translation>
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
        <source>Show the active model also before and behind the playhead, as its motion has it; not while it plays</source>
        <translation>操作中のモデルを再生位置の前後の姿でも薄く表示します (モーションの通り。再生中は表示しない)</translation>
    </message>
    <message>
        <source>&amp;Reach of Self Shadow</source>
        <translation>セルフ影の届く範囲(&amp;R)</translation>
    </message>
    <message>
        <source>Draw how far self shadow reaches from where the camera looks, on the ground</source>
        <translation>カメラの見ている所からセルフ影がどこまで届くかを地面に描きます</translation>
    </message>
    <message>
        <source>&amp;10 Frames</source>
        <translation>10フレーム(&amp;1)</translation>
    </message>
    <message>
        <source>Draw motion trails over 10 frames before and behind the playhead</source>
        <translation>再生位置の前後10フレームの軌跡を描きます</translation>
    </message>
    <message>
        <source>&amp;30 Frames</source>
        <translation>30フレーム(&amp;3)</translation>
    </message>
    <message>
        <source>Draw motion trails over 30 frames before and behind the playhead</source>
        <translation>再生位置の前後30フレームの軌跡を描きます</translation>
    </message>
    <message>
        <source>&amp;60 Frames</source>
        <translation>60フレーム(&amp;6)</translation>
    </message>
    <message>
        <source>Draw motion trails over 60 frames before and behind the playhead</source>
        <translation>再生位置の前後60フレームの軌跡を描きます</translation>
    </message>
    <message>
        <source>1&amp;50 Frames</source>
        <translation>150フレーム(&amp;5)</translation>
    </message>
    <message>
        <source>Draw motion trails over 150 frames before and behind the playhead</source>
        <translation>再生位置の前後150フレームの軌跡を描きます</translation>
    </message>
    <message>
        <source>How many moments the onion skin shows before the playhead, and as many behind it</source>
        <translation>オニオンスキンが再生位置の前と後にそれぞれいくつの姿を示すかを選びます</translation>
    </message>
    <message>
        <source>How many frames lie between two moments that the onion skin shows</source>
        <translation>オニオンスキンの姿と姿の間のフレーム数を選びます</translation>
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
        <source>&amp;Each Frame</source>
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
        <source>Length of T&amp;rails</source>
        <translation>軌跡の長さ(&amp;R)</translation>
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
        <source>Keep the keys of the selected tracks, or of the current row, from being selected and changed until they are unlocked</source>
        <translation>選択したキーのあるトラック、なければ現在の行のキーを、ロックを解除するまで選択も変更もできないようにします</translation>
    </message>
    <message>
        <source>&amp;Unlock All Tracks</source>
        <translation>すべてのロックを解除(&amp;U)</translation>
    </message>
    <message>
        <source>Let the keys of all tracks be selected and changed again</source>
        <translation>すべてのトラックのキーをまた選択・変更できるようにします</translation>
    </message>
    <message>
        <source>&amp;Summary Row</source>
        <translation>まとめ行(&amp;S)</translation>
    </message>
    <message>
        <source>Show a first row with the keys of all tracks that are shown; what is done to its keys is done to all of them</source>
        <translation>表示中の全トラックのキーをまとめた行を先頭に表示します。その行のキーへの操作は全トラックのキーに及びます</translation>
    </message>
    <message>
        <source>&amp;Choose Row Set…</source>
        <translation>行セットを選ぶ(&amp;C)…</translation>
    </message>
    <message>
        <source>Show only the rows of a set, in any motion</source>
        <translation>セットの行だけを表示します。どのモーションでも使えます</translation>
    </message>
    <message>
        <source>&amp;All Rows</source>
        <translation>すべての行(&amp;A)</translation>
    </message>
    <message>
        <source>Show the rows of all tracks again</source>
        <translation>すべてのトラックの行をまた表示します</translation>
    </message>
    <message>
        <source>&amp;Save Rows as Set…</source>
        <translation>行をセットとして保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Give a name to the rows with selected keys, or to those that are shown, to show only them later</source>
        <translation>選択したキーのある行、なければ表示中の行に名前を付け、後でその行だけを表示できるようにします</translation>
    </message>
    <message>
        <source>&amp;Delete Row Set…</source>
        <translation>行セットを削除(&amp;D)…</translation>
    </message>
    <message>
        <source>Forget a set of rows; the motion stays as it is</source>
        <translation>行セットを削除します。モーションは変わりません</translation>
    </message>
    <message>
        <source>Ro&amp;ws</source>
        <translation>行(&amp;W)</translation>
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
        <source>Show the active model also as another motion has it, and how far each bone is from there</source>
        <translation>操作中のモデルを別のモーションでも表示し、各ボーンの差を線で示す</translation>
    </message>
    <message>
        <source>&amp;Stop Comparing</source>
        <translation>比較を終了(&amp;S)</translation>
    </message>
    <message>
        <source>Show the motion of the active model alone again</source>
        <translation>操作中のモデルのモーションだけの表示に戻す</translation>
    </message>
    <message>
        <source>&amp;Previous Difference</source>
        <translation>前の差(&amp;P)</translation>
    </message>
    <message>
        <source>Go back to where the selected bones, or any, differ most before they agree again</source>
        <translation>選択中のボーン（なければすべて）の差が山になる、前のフレームに移動</translation>
    </message>
    <message>
        <source>&amp;Next Difference</source>
        <translation>次の差(&amp;N)</translation>
    </message>
    <message>
        <source>Go on to where the selected bones, or any, differ most before they agree again</source>
        <translation>選択中のボーン（なければすべて）の差が山になる、次のフレームに移動</translation>
    </message>
    <message>
        <source>Comp&amp;arison</source>
        <translation>比較(&amp;A)</translation>
    </message>
    <message>
        <source>Show or hide where another motion differs</source>
        <translation>別のモーションとの差のパネルの表示を切り替える</translation>
    </message>
    <message>
        <source>Co&amp;mpare Motions</source>
        <translation>モーションの比較(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Bake Following Camera…</source>
        <translation>追従カメラを焼き込み(&amp;B)…</translation>
    </message>
    <message>
        <source>Make camera keys that go along with a bone, from what is seen now</source>
        <translation>いまの見え方のまま、ボーンを追うカメラキーを作ります</translation>
    </message>
    <message>
        <source>Draw the way of the selected bones around the playhead; its keys can be dragged, a click on one goes there</source>
        <translation>選択したボーンの軌跡を現在フレームの前後に表示します。キーはドラッグで動かせ、クリックするとそのフレームに移動します</translation>
    </message>
    <message>
        <source>Speak the language of the system</source>
        <translation>システムの言語で表示します</translation>
    </message>
    <message>
        <source>Speak English</source>
        <translation>英語で表示します</translation>
    </message>
    <message>
        <source>Speak Japanese</source>
        <translation>日本語で表示します</translation>
    </message>
    <message>
        <source>Speak Chinese as far as it goes, and English beyond</source>
        <translation>訳のある部分を中国語、残りを英語で表示します</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>ツアー(&amp;T)</translation>
    </message>
    <message>
        <source>Be led through the window in a few steps</source>
        <translation>ウィンドウの使い方を順に案内します</translation>
    </message>
    <message>
        <source>Copy the pose at the playhead: of what is selected, or of all</source>
        <translation>現在フレームのポーズをコピーします (選択があれば選択したものだけ)</translation>
    </message>
    <message>
        <source>Select or Release Ke&amp;y</source>
        <translation>キーを選択・解除(&amp;Y)</translation>
    </message>
    <message>
        <source>Take the key of the current row at the playhead to the selected ones, or out of them</source>
        <translation>現在の行の再生位置にあるキーを選択に加えるか、選択から外します</translation>
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
        <source>Show the rotation as it stands in the file</source>
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
    <name>LightSection</name>
    <message>
        <source>Colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Pick the colour</source>
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
        <source>Light colour</source>
        <translation>照明の色</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>What it does</source>
        <translation>内容</translation>
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
        <translation>橙</translation>
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
        <translation>灰</translation>
    </message>
    <message>
        <source>Rename marker</source>
        <translation>マーカーの名前変更</translation>
    </message>
    <message>
        <source>Colour of marker</source>
        <translation>マーカーの色</translation>
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
        <source>Colour</source>
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
        <source>Colour</source>
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
        <translation>フレーム %2 の%1(未登録)</translation>
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
        <source>Without saving they are lost.</source>
        <translation>保存しないと失われます。</translation>
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
        <source>What This File Cannot Hold</source>
        <translation>このファイルに保存できないもの</translation>
    </message>
    <message>
        <source>The motion can be saved, but this would be lost:</source>
        <translation>保存できますが、次のものが失われます:</translation>
    </message>
    <message>
        <source>Save Anyway</source>
        <translation>それでも保存</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>失われるもの</translation>
    </message>
    <message>
        <source>Export Pose</source>
        <translation>ポーズを書き出し</translation>
    </message>
    <message>
        <source>Which bones go into the pose?</source>
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
        <source>Bones that differ from rest</source>
        <translation>初期値と異なるボーン</translation>
    </message>
    <message>
        <source>With morphs (as MikuMikuMoving writes them)</source>
        <translation>モーフを含める（MikuMikuMoving 形式）</translation>
    </message>
    <message>
        <source>Export Selected Keys</source>
        <translation>選択したキーを書き出し</translation>
    </message>
    <message>
        <source>The first selected key stands at frame %1.</source>
        <translation>選択した最初のキーはフレーム %1 にあります。</translation>
    </message>
    <message>
        <source>Move it to frame 0, as MMD does</source>
        <translation>MMD と同様にフレーム 0 へ移す</translation>
    </message>
    <message>
        <source>Keep the frames as they are</source>
        <translation>フレームをそのままにする</translation>
    </message>
    <message>
        <source>Pose Not Registered</source>
        <translation>未登録のポーズ</translation>
    </message>
    <message>
        <source>%1 has a pose that is not registered: %2.</source>
        <translation>%1 に未登録のポーズがあります: %2。</translation>
    </message>
    <message>
        <source>Only what is registered is saved.</source>
        <translation>保存されるのは登録したものだけです。</translation>
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
        <source>Goes on with what is chosen here.</source>
        <translation>ここでの選択で続けます。</translation>
    </message>
    <message>
        <source>Saves first, and asks for a name where there is none yet.</source>
        <translation>先に保存します。名前がまだなければ尋ねます。</translation>
    </message>
    <message>
        <source>Goes on without saving: the changes are lost.</source>
        <translation>保存せずに続けます。変更は失われます。</translation>
    </message>
    <message>
        <source>Makes keys of the pose, so that it is saved with the motion.</source>
        <translation>ポーズをキーとして登録し、モーションと一緒に保存します。</translation>
    </message>
    <message>
        <source>Saves the motion as its keys have it; the pose stays in the window.</source>
        <translation>登録済みのキーのとおりに保存します。ポーズはウィンドウに残ります。</translation>
    </message>
    <message>
        <source>Does what was asked.</source>
        <translation>確認した内容を実行します。</translation>
    </message>
    <message>
        <source>What the format of the file has no place for, by track.</source>
        <translation>このファイル形式では保存できない内容を、トラックごとに示します。</translation>
    </message>
    <message>
        <source>Every bone of the motion, also those at rest.</source>
        <translation>初期状態のボーンも含め、モーションの全ボーンです。</translation>
    </message>
    <message>
        <source>Only bones that are moved or turned at the playhead.</source>
        <translation>再生位置で移動または回転しているボーンだけです。</translation>
    </message>
    <message>
        <source>Writes the weights of the morphs too. MikuMikuDance passes over them.</source>
        <translation>モーフの値も書き出します。MikuMikuDance では無視されます。</translation>
    </message>
    <message>
        <source>The first key comes to frame 0 and the others follow it.</source>
        <translation>最初のキーをフレーム 0 に移し、ほかのキーも同じだけ移します。</translation>
    </message>
    <message>
        <source>Every key keeps its frame.</source>
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
        <source>Only the bones that are selected in the viewport or of which keys are selected.</source>
        <translation>ビューポートで選択したボーンと、キーを選択したボーンだけです。</translation>
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
        <translation>%1 ボーン</translation>
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
        <source>How models throw shadows onto each other from the selected keys on</source>
        <translation>選択したキーからの、モデル同士の影の落とし方</translation>
    </message>
</context>
<context>
    <name>furitsuke::AboutDialog</name>
    <message>
        <source>About Furitsuke</source>
        <translation>Furitsuke について</translation>
    </message>
    <message>
        <source>Views and edits motion of MikuMikuDance.</source>
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
        <source>Languages: English, Japanese, and Chinese in part, which no native speaker has checked yet.</source>
        <translation>言語: 英語、日本語、一部中国語（母語話者による確認前）。</translation>
    </message>
    <message>
        <source>Closes this window.</source>
        <translation>このウィンドウを閉じます。</translation>
    </message>
</context>
<context>
    <name>furitsuke::BonePage</name>
    <message>
        <source>IK</source>
        <translation>IK</translation>
    </message>
    <message>
        <source>move</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>one axis</source>
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
        <source>Takes %1 of %2</source>
        <translation>付与: %2 から %1</translation>
    </message>
    <message>
        <source>Moves after the physics</source>
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
        <source>The bones of the model by its groups; a click selects them in the viewport too</source>
        <translation>モデルのボーンを表示枠ごとに示します。クリックするとビューポートでも選択されます</translation>
    </message>
</context>
<context>
    <name>furitsuke::CameraBakeCommands</name>
    <message>
        <source>the model has no bone &apos;%1&apos;</source>
        <translation>モデルにボーン「%1」がありません</translation>
    </message>
    <message>
        <source>choose a bone first</source>
        <translation>先にボーンを選択してください</translation>
    </message>
    <message>
        <source>the camera was changed meanwhile</source>
        <translation>その間にカメラが変更されました</translation>
    </message>
    <message>
        <source>Bake following camera</source>
        <translation>追従カメラを焼き込み</translation>
    </message>
    <message>
        <source>Baking the camera…</source>
        <translation>カメラを焼き込んでいます…</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>キャンセルしました</translation>
    </message>
</context>
<context>
    <name>furitsuke::CameraBakeDialog</name>
    <message>
        <source>Bake Following Camera</source>
        <translation>追従カメラを焼き込み</translation>
    </message>
    <message>
        <source>Camera keys make the camera go where the bone goes, from where it looks now. They take the place of all camera keys between the first and the last frame.</source>
        <translation>いまの見え方のまま、ボーンの動きを追うカメラキーを作ります。範囲内にあるカメラキーはすべて置き換えられます。</translation>
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
        <source>Frames from key to key</source>
        <translation>キーの間隔（フレーム）</translation>
    </message>
    <message>
        <source>What goes along</source>
        <translation>追うもの</translation>
    </message>
    <message>
        <source>The target alone</source>
        <translation>注視点だけ</translation>
    </message>
    <message>
        <source>Target and angle, as if fixed to the bone</source>
        <translation>注視点と角度（ボーンに固定したように）</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>元にする見え方</translation>
    </message>
    <message>
        <source>What the viewport shows now</source>
        <translation>いまのビューの見え方</translation>
    </message>
    <message>
        <source>The camera of the motion now</source>
        <translation>いまのモーションのカメラ</translation>
    </message>
    <message>
        <source>Leave out keys within</source>
        <translation>許容誤差内のキーを間引く</translation>
    </message>
    <message>
        <source>Fewer keys with curves, from which the target strays no further than this</source>
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
        <source>Between keys on neighbouring frames a camera stands still: at more than 30 pictures a second it moves in steps. A key every 2 frames makes it smooth.</source>
        <translation>隣り合うフレームのキーの間ではカメラは補間されないため、毎秒30枚を超える表示では動きが段階的になります。間隔を2フレームにすると滑らかになります。</translation>
    </message>
    <message>
        <source>The last frame comes before the first.</source>
        <translation>最後のフレームが最初のフレームより前にあります。</translation>
    </message>
    <message>
        <source>Working out the poses…</source>
        <translation>ポーズを計算しています…</translation>
    </message>
    <message>
        <source>Makes the keys as one step that can be undone.</source>
        <translation>キーを作ります。1 回の操作として元に戻せます。</translation>
    </message>
    <message>
        <source>The bone that the camera goes along with.</source>
        <translation>カメラが追うボーンです。</translation>
    </message>
    <message>
        <source>The first frame that gets a key.</source>
        <translation>キーを作る最初のフレームです。</translation>
    </message>
    <message>
        <source>The last frame; it always gets a key.</source>
        <translation>最後のフレームです。ここには必ずキーを作ります。</translation>
    </message>
    <message>
        <source>MMD takes camera keys on neighbouring frames for cuts: at 2 the camera moves smoothly in between.</source>
        <translation>MMD は隣り合うフレームのカメラキーをカットとして扱います。2 にすると間もなめらかに動きます。</translation>
    </message>
    <message>
        <source>Whether only the point looked at goes with the bone, or the camera turns with it too.</source>
        <translation>注視点だけがボーンを追うか、カメラもボーンと一緒に回るかを選びます。</translation>
    </message>
    <message>
        <source>Where the camera stands at the playhead; from there it goes along.</source>
        <translation>再生位置でのカメラの位置です。そこからボーンを追います。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>step must be 1 frame or more</source>
        <translation>step は 1 フレーム以上にしてください</translation>
    </message>
    <message>
        <source>%L1 keys are too many: choose fewer frames, or more from key to key, for at most %L2.</source>
        <translation>%L1 個のキーは多すぎます。%L2 個以下になるように、フレームの範囲を狭くするか、キーの間隔を広くしてください。</translation>
    </message>
</context>
<context>
    <name>furitsuke::CameraCommands</name>
    <message>
        <source>New camera</source>
        <translation>新規カメラ</translation>
    </message>
    <message>
        <source>Register camera</source>
        <translation>カメラを登録</translation>
    </message>
    <message>
        <source>Move light</source>
        <translation>照明を移動</translation>
    </message>
    <message>
        <source>Colour of the Light</source>
        <translation>照明の色</translation>
    </message>
    <message>
        <source>Change colour of the light</source>
        <translation>照明の色を変更</translation>
    </message>
    <message>
        <source>the camera has no key behind the playhead</source>
        <translation>再生位置より後にカメラのキーがありません</translation>
    </message>
    <message>
        <source>the camera has no key before the playhead</source>
        <translation>再生位置より前にカメラのキーがありません</translation>
    </message>
</context>
<context>
    <name>furitsuke::ChannelBar</name>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Show and change all channels at once</source>
        <translation>すべてのチャンネルをまとめて表示・変更します</translation>
    </message>
</context>
<context>
    <name>furitsuke::ChannelButton</name>
    <message>
        <source>%1 channel</source>
        <translation>%1 チャンネル</translation>
    </message>
    <message>
        <source>Show and change the curve of: %1. Double-click: this one alone.</source>
        <translation>%1 の補間曲線を表示・変更します。ダブルクリックでこれだけにします。</translation>
    </message>
    <message>
        <source>The value stays the same here, so the curve cannot be seen in the motion.</source>
        <translation>ここでは値が変わらないため、曲線は動きに現れません。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ChannelList</name>
    <message>
        <source>Channels</source>
        <translation>チャンネル</translation>
    </message>
    <message>
        <source>Which values the graph shows. Space checks and unchecks a channel.</source>
        <translation>グラフに表示する値です。Space キーでチャンネルのオンとオフを切り替えます。</translation>
    </message>
    <message>
        <source>Show the curve. Double-click: this one alone.</source>
        <translation>曲線を表示します。ダブルクリックでこれだけを表示します。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more track(s)</source>
        <translation>
            <numerusform>ほか %Ln トラック</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::CommandPalette</name>
    <message>
        <source>No action is called so.</source>
        <translation>その名前の操作はありません。</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Type what you want to do</source>
        <translation>したいことを入力してください</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>A part of the name of an action, or the first letters of its words, in the language of the window or in English. Enter does the one that is marked.</source>
        <translation>操作の名前の一部か、単語の頭文字を、表示中の言語か英語で入力します。Enter で印の付いた操作を実行します。</translation>
    </message>
    <message>
        <source>The actions that answer what was typed, with their shortcuts. Those that are not possible now are grey.</source>
        <translation>入力に合う操作とショートカットです。いま実行できないものは灰色です。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ComparisonCommands</name>
    <message>
        <source>is a motion of the camera and moves no model; choose one that moves bones</source>
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
        <source>%1 as it was saved</source>
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
        <source>there is no motion to compare it with</source>
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
        <source>There is no further difference in this direction.</source>
        <translation>この方向にはもう差がありません。</translation>
    </message>
    <message>
        <source>The selected bones differ no further in this direction.</source>
        <translation>選択中のボーンには、この方向にもう差がありません。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ComparisonPanel</name>
    <message>
        <source>The two motions move this model alike.</source>
        <translation>2 つのモーションはこのモデルを同じように動かします。</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差</translation>
    </message>
    <message>
        <source>The bones and the morphs that differ, those with the largest difference first.</source>
        <translation>差のあるボーンとモーフ。差の大きい順に並びます。</translation>
    </message>
    <message>
        <source>Bones that differ</source>
        <translation>差のあるボーン</translation>
    </message>
    <message>
        <source>How far the two motions put each bone apart; double-click one to go where it differs most</source>
        <translation>2 つのモーションでの各ボーンの差。ダブルクリックで差が最大のフレームに移動</translation>
    </message>
    <message>
        <source>Morphs that differ</source>
        <translation>差のあるモーフ</translation>
    </message>
    <message>
        <source>How far the weights of each morph are apart; double-click one to go where it differs most</source>
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
        <translation>比較の進み具合</translation>
    </message>
    <message>
        <source>How much of the motions has been compared</source>
        <translation>モーションのどこまで比較したか</translation>
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
        <source>Show only the bones and morphs whose names hold this text</source>
        <translation>名前にこの文字を含むボーンとモーフだけを表示</translation>
    </message>
    <message>
        <source>Open a model and a motion for it, to compare that with another motion.</source>
        <translation>モデルとそのモーションを開くと、別のモーションと比較できます。</translation>
    </message>
    <message>
        <source>The active model has no motion; give it one to compare that with another.</source>
        <translation>操作中のモデルにはモーションがありません。割り当てると別のモーションと比較できます。</translation>
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
        <source>%1 moves the model; %2 is shown as a ghost of this colour</source>
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
        <source>Behind frame %L1 only frames with keys, those beside them and a few in between were compared.</source>
        <translation>フレーム %L1 より後は、キーのあるフレームとその前後、および一部のフレームだけを比較しました。</translation>
    </message>
</context>
<context>
    <name>furitsuke::CurveByteField</name>
    <message>
        <source>mixed</source>
        <translation>混在</translation>
    </message>
</context>
<context>
    <name>furitsuke::CurveCanvas</name>
    <message>
        <source>Curve</source>
        <translation>補間曲線</translation>
    </message>
    <message>
        <source>Two handles shape the curve. Tab goes from one to the other, arrow keys move it.</source>
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
    <name>furitsuke::CurveHeader</name>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>（名前なし）</translation>
    </message>
    <message>
        <source>nothing lies between</source>
        <translation>間に何もありません</translation>
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
        <source>First key of its track: its curve has no effect</source>
        <translation>トラックの最初のキー: 曲線は効果がありません</translation>
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
        <source>First keys of their tracks: their curves have no effect</source>
        <translation>各トラックの最初のキー: 曲線は効果がありません</translation>
    </message>
    <message>
        <source>%1 of them first keys: no effect</source>
        <translation>うち %1 個は最初のキー: 効果なし</translation>
    </message>
    <message>
        <source>Each curve shapes the span before its key</source>
        <translation>曲線はキーの前の区間に働きます</translation>
    </message>
</context>
<context>
    <name>furitsuke::CurvePanel</name>
    <message>
        <source>Change curve</source>
        <translation>補間曲線の変更</translation>
    </message>
    <message>
        <source>The clipboard holds no curve</source>
        <translation>クリップボードに曲線がありません</translation>
    </message>
    <message>
        <source>The copied curves are of other channels than the checked ones</source>
        <translation>コピーした曲線は選択中のチャンネルのものではありません</translation>
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
        <translation>コピーした曲線を選択中のチャンネルに使います</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Straight lines in every channel of the selected keys</source>
        <translation>選択したキーの全チャンネルを直線にします</translation>
    </message>
    <message>
        <source>Select a bone or camera key to shape the curve that leads to it.</source>
        <translation>ボーンまたはカメラのキーを選ぶと、そこへ至る補間曲線を編集できます。</translation>
    </message>
    <message>
        <source>Select keys at the playhead</source>
        <translation>再生位置のキーを選択</translation>
    </message>
    <message>
        <source>No key with a curve lies at the playhead</source>
        <translation>再生位置に曲線を持つキーがありません</translation>
    </message>
    <message>
        <source>Select all keys at the playhead that have a curve</source>
        <translation>再生位置にある、曲線を持つキーをすべて選択します</translation>
    </message>
</context>
<context>
    <name>furitsuke::CurveTexts</name>
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
        <translation>ゆっくり始まり終わる</translation>
    </message>
    <message>
        <source>Automatic curve</source>
        <translation>自動設定</translation>
    </message>
    <message>
        <source>In</source>
        <comment>short for ease in</comment>
        <translation>始</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>short for ease out</comment>
        <translation>終</translation>
    </message>
    <message>
        <source>In-out</source>
        <comment>short for ease in and out</comment>
        <translation>始終</translation>
    </message>
    <message>
        <source>Auto</source>
        <comment>short for automatic curve</comment>
        <translation>自動</translation>
    </message>
</context>
<context>
    <name>furitsuke::DialogTexts</name>
    <message>
        <source>Closes this window and leaves everything as it was.</source>
        <translation>何も変えずにこのウィンドウを閉じます。</translation>
    </message>
</context>
<context>
    <name>furitsuke::DifferenceModel</name>
    <message>
        <source>Most at frame %1: weight %2</source>
        <translation>最大はフレーム %1: ウェイト %2</translation>
    </message>
    <message>
        <source>Furthest at frame %1: %2 units; turned most at frame %3: %4</source>
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
        <source>The difference over the whole motion: filled the distance, the line the turn, each as high as its largest value</source>
        <translation>モーション全体での差。塗りが距離、線が回転で、それぞれ最大値を高さとします</translation>
    </message>
    <message>
        <source>The largest difference of the weights</source>
        <translation>ウェイトの最大の差</translation>
    </message>
    <message>
        <source>The largest distance between the two places of the bone in the model, in model units</source>
        <translation>モデル内でのボーンの 2 つの位置の最大の距離（モデル単位）</translation>
    </message>
    <message>
        <source>The largest turn from one stance of the bone to the other, in degrees</source>
        <translation>ボーンの 2 つの向きの間の最大の回転（度）</translation>
    </message>
    <message>
        <source>The frame at which this is largest</source>
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
        <source>Turn</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>At frame</source>
        <translation>フレーム</translation>
    </message>
</context>
<context>
    <name>furitsuke::DockArea</name>
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
        <source>The models at the playhead. Click bones and drag their handles to pose; drag with the right button to turn the view, with the middle button to move it, and zoom with the wheel.</source>
        <translation>再生位置のモデルです。ボーンをクリックし、ハンドルをドラッグしてポーズを付けます。右ボタンのドラッグで視点を回し、中ボタンで動かし、ホイールで拡大・縮小します。</translation>
    </message>
    <message>
        <source>The models of the scene. Choose which one you work on, which motion moves it, and which motion gives camera, light and shadow.</source>
        <translation>シーンのモデルです。操作するモデル、モデルを動かすモーション、カメラ・照明・影に使うモーションを選びます。</translation>
    </message>
    <message>
        <source>The keys of the motion: tracks from top to bottom, frames from left to right. Click or box keys to select them, drag them to move them, double-click to make one.</source>
        <translation>モーションのキーです。縦にトラック、横にフレームが並びます。クリックするか囲んで選択し、ドラッグで移動し、ダブルクリックで登録します。</translation>
    </message>
    <message>
        <source>The values of the chosen tracks over time. Drag keys in time and value, and handles to bend the curves.</source>
        <translation>選んだトラックの値の時間変化です。キーをドラッグするとフレームと値が、ハンドルをドラッグすると曲線の形が変わります。</translation>
    </message>
    <message>
        <source>How the motion goes from the key before to the selected keys: drag the two handles, or take a preset.</source>
        <translation>前のキーから選択したキーまでの動き方です。二つのハンドルをドラッグするか、用意された曲線を使います。</translation>
    </message>
    <message>
        <source>The values of the selected keys as numbers. Drag on a label or type.</source>
        <translation>選択したキーの値です。名前の上をドラッグするか、数値を入力します。</translation>
    </message>
    <message>
        <source>The parts of the active model: morphs as sliders, bones by groups, materials, and what its maker wrote.</source>
        <translation>操作中のモデルの内容です。モーフのスライダー、表示枠ごとのボーン、材質、作者のコメントがあります。</translation>
    </message>
    <message>
        <source>What is odd about the file, with the place. A click leads there; some of it can be repaired.</source>
        <translation>ファイルの気になる点とその場所です。クリックするとその場所へ移動します。修復できるものもあります。</translation>
    </message>
    <message>
        <source>A folder of poses, shown on the active model. Double-click one to register it at the playhead.</source>
        <translation>フォルダーのポーズを操作中のモデルで表示します。ダブルクリックすると再生位置に登録します。</translation>
    </message>
    <message>
        <source>What the program has done and what went wrong, for reports of errors.</source>
        <translation>プログラムの動作と問題の記録です。不具合の報告に使えます。</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Where another motion moves the active model differently: bones and morphs, those with the largest differences first. Double-click one to go where it differs most.</source>
        <translation>別のモーションが操作中のモデルを違うように動かすところ。ボーンとモーフが差の大きい順に並びます。ダブルクリックすると差が最大のフレームに移動します。</translation>
    </message>
</context>
<context>
    <name>furitsuke::DocumentStatus</name>
    <message>
        <source>Show what is odd about the file</source>
        <translation>ファイルの気になる点を表示します</translation>
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
        <source>What is posed and not yet a key</source>
        <translation>ポーズを付けて、まだキーになっていないもの</translation>
    </message>
</context>
<context>
    <name>furitsuke::DocumentTabs</name>
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
        <source>The motions that are open; click one to work on it, drag it to another place</source>
        <translation>開いているモーションです。クリックで切り替え、ドラッグで並べ替えます</translation>
    </message>
    <message>
        <source>Close this motion</source>
        <translation>このモーションを閉じる</translation>
    </message>
</context>
<context>
    <name>furitsuke::DopeSheet</name>
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
        <translation>×%1  →  フレーム%2～%3</translation>
    </message>
    <message>
        <source>%1  →  frame %2, with all that follows</source>
        <translation>%1 → フレーム %2（以降のキーも移動）</translation>
    </message>
    <message>
        <source>%1  →  frame %2  (Shift: with all that follows)</source>
        <translation>%1 → フレーム %2（Shift：以降のキーも移動）</translation>
    </message>
</context>
<context>
    <name>furitsuke::DraftTexts</name>
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
    <name>furitsuke::EditCommands</name>
    <message>
        <source>Delete keys</source>
        <translation>キーの削除</translation>
    </message>
    <message>
        <source>Cut keys</source>
        <translation>キーの切り取り</translation>
    </message>
    <message>
        <source>what was copied are no keys that can be read</source>
        <translation>コピーされた内容はキーとして読めません</translation>
    </message>
    <message>
        <source>Paste keys</source>
        <translation>キーのペースト</translation>
    </message>
    <message>
        <source>choose a track first: a key needs one</source>
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
        <source>Duplicate keys</source>
        <translation>キーの複製</translation>
    </message>
    <message>
        <source>Move keys</source>
        <translation>キーの移動</translation>
    </message>
    <message>
        <source>Change values</source>
        <translation>値の変更</translation>
    </message>
    <message>
        <source>Change curves</source>
        <translation>補間曲線の変更</translation>
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
        <source>Add Track</source>
        <translation>トラックを追加</translation>
    </message>
    <message>
        <source>Name of a bone, or morph: and the name of a morph</source>
        <translation>ボーン名、または morph: に続けてモーフ名</translation>
    </message>
    <message>
        <source>none of the selected keys has such a value</source>
        <translation>選択したキーにその値を持つものがありません</translation>
    </message>
    <message>
        <source>none of the selected keys has such a curve</source>
        <translation>選択したキーにその補間曲線を持つものがありません</translation>
    </message>
    <message>
        <source>the track %1 is locked; unlock it first</source>
        <translation>トラック %1 はロックされています。先にロックを解除してください</translation>
    </message>
</context>
<context>
    <name>furitsuke::EmptyPage</name>
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
</context>
<context>
    <name>furitsuke::ExchangeCommands</name>
    <message>
        <source>Insert Motion at Playhead</source>
        <translation>再生位置にモーションを挿入</translation>
    </message>
    <message>
        <source>Import Pose at Playhead</source>
        <translation>再生位置にポーズを読み込み</translation>
    </message>
    <message>
        <source>Insert %1</source>
        <translation>%1 の挿入</translation>
    </message>
    <message>
        <source>%1 is damaged; what could be read of it was inserted: %2</source>
        <translation>%1 は壊れています。読めた部分を挿入しました: %2</translation>
    </message>
    <message>
        <source>Export Selected Keys</source>
        <translation>選択したキーを書き出し</translation>
    </message>
    <message>
        <source>Export Pose</source>
        <translation>ポーズを書き出し</translation>
    </message>
    <message>
        <source>the pose would be empty: nothing of the motion is chosen</source>
        <translation>モーションから何も選ばれていないため、ポーズが空になります</translation>
    </message>
</context>
<context>
    <name>furitsuke::FileCommands</name>
    <message>
        <source>Motions and poses (*.vmd *.vpd *.bvmd *.json *.csv)</source>
        <translation>モーションとポーズ (*.vmd *.vpd *.bvmd *.json *.csv)</translation>
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
        <source>Open Pose as Motion</source>
        <translation>ポーズをモーションとして開く</translation>
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
        <source>was edited meanwhile and is left as it is</source>
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
        <source>What could not be read is lost when you save over it. The damaged file is kept beside it as %1.bak.</source>
        <translation>上書きすると、読めなかった部分は失われます。壊れたファイルは %1.bak として残ります。</translation>
    </message>
    <message>
        <source>Save Over It</source>
        <translation>上書き保存</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>%1 はほかのプログラムで変更されました。</translation>
    </message>
    <message>
        <source>Saving replaces what the other program wrote.</source>
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
        <source>Drop all unsaved changes of %1?</source>
        <translation>%1 の未保存の変更をすべて捨てますか?</translation>
    </message>
    <message>
        <source>The file is read again; this cannot be undone.</source>
        <translation>ファイルを読み直します。元に戻せません。</translation>
    </message>
    <message>
        <source>Drop Changes</source>
        <translation>変更を捨てる</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 を保存できませんでした: %2</translation>
    </message>
    <message>
        <source>%1 is damaged. What could be read of it is open as a repaired, unsaved motion; see the findings.</source>
        <translation>%1 は壊れています。読めた部分を修復済みの未保存モーションとして開きました。検査結果をご覧ください。</translation>
    </message>
    <message>
        <source>Reading it again drops your unsaved changes.</source>
        <translation>読み直すと未保存の変更は失われます。</translation>
    </message>
    <message>
        <source>%1 was moved or deleted by another program. Saving writes it anew.</source>
        <translation>%1 はほかのプログラムで移動または削除されました。保存すると新しく書き込まれます。</translation>
    </message>
    <message>
        <source>%1 was changed by another program. %2</source>
        <translation>%1 はほかのプログラムで変更されました。%2</translation>
    </message>
    <message>
        <source>Read It Again</source>
        <translation>読み直す</translation>
    </message>
    <message>
        <source>Keep Mine</source>
        <translation>このまま続ける</translation>
    </message>
    <message>
        <source>Motions, poses, models and props (%1)</source>
        <translation>モーション・ポーズ・モデル・アクセサリ (%1)</translation>
    </message>
    <message>
        <source>%1 is damaged; what could be read of it is shown: %2</source>
        <translation>%1 は破損しています。読み取れた部分を表示しています: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln picture(s) of %1 cannot be shown; the findings say why.</source>
        <translation>
            <numerusform>%1 の画像 %Ln 個を表示できません。詳しくは検査結果をご覧ください。</numerusform>
        </translation>
    </message>
    <message>
        <source>The markers beside %1 cannot be read: %2. The motion is whole; before other markers are saved, a copy of the file is kept.</source>
        <translation>%1 のマーカーが読めません: %2。モーションは無事です。別のマーカーを保存する前に、このファイルの写しを残します。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) that lay beside %1 already came to those of this motion; Undo takes them out again.</source>
        <translation>
            <numerusform>%1 にすでにあった %Ln 個のマーカーを、このモーションのマーカーに加えました。「元に戻す」で外せます。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (with a pose that is not registered)</source>
        <translation>%1(未登録のポーズあり)</translation>
    </message>
</context>
<context>
    <name>furitsuke::FileField</name>
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
        <source>Motions and poses (*.vmd *.vpd *.bvmd *.json *.csv)</source>
        <translation>モーションとポーズ (*.vmd *.vpd *.bvmd *.json *.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Chooses the file.</source>
        <translation>ファイルを選びます。</translation>
    </message>
    <message>
        <source>Chooses one of the motions that are open, or a file.</source>
        <translation>開いているモーションかファイルを選びます。</translation>
    </message>
</context>
<context>
    <name>furitsuke::FindingsPanel</name>
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
        <source>What is odd about a file is listed here when one is open.</source>
        <translation>ファイルを開くと、気になる点がここに表示されます。</translation>
    </message>
    <message>
        <source>No findings: the file is as it should be.</source>
        <translation>気になる点はありません。</translation>
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
        <source>Make the same repair on every track with such a finding</source>
        <translation>同じ項目のあるすべてのトラックで同じ修復をします</translation>
    </message>
    <message>
        <source>Make every repair by which nothing is lost and MMD plays the motion as before</source>
        <translation>何も失われず、MMD での再生も変わらない修復をすべて行います</translation>
    </message>
    <message>
        <source>What is odd about the file; a click goes to the place</source>
        <translation>ファイルの気になる点です。クリックするとその場所へ移動します</translation>
    </message>
</context>
<context>
    <name>furitsuke::FrameRow</name>
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
        <source>Moves the selected keys by so many frames, back when negative</source>
        <translation>選択したキーをこのフレーム数だけ移動します（負で前へ）</translation>
    </message>
    <message>
        <source>Move keys</source>
        <translation>キーの移動</translation>
    </message>
</context>
<context>
    <name>furitsuke::GraphCommands</name>
    <message>
        <source>no selected key has the channel that the graph shows</source>
        <translation>グラフに表示しているチャンネルを持つキーが選択されていません</translation>
    </message>
</context>
<context>
    <name>furitsuke::GraphPanel</name>
    <message>
        <source>Graph</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>Choose a track or some keys in the timeline, and their values appear here.</source>
        <translation>タイムラインでトラックかキーを選ぶと、その値がここに表示されます。</translation>
    </message>
    <message>
        <source>Open a motion, and the curves of its values appear here.</source>
        <translation>モーションを開くと、その値の曲線がここに表示されます。</translation>
    </message>
</context>
<context>
    <name>furitsuke::GraphPlot</name>
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
    <name>furitsuke::GraphTexts</name>
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
    <name>furitsuke::GraphTool</name>
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
    <name>furitsuke::IkTable</name>
    <message>
        <source>These keys switch no IK.</source>
        <translation>これらのキーには IK の切り替えがありません。</translation>
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
        <translation>選択したキーから選択した IK ボーンを除きます</translation>
    </message>
    <message>
        <source>Remove IK bones</source>
        <translation>IK ボーンを除く</translation>
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
        <source>Type the name of an IK bone</source>
        <translation>IK ボーンの名前を入力してください</translation>
    </message>
    <message>
        <source>Motions store names in CP932, which has no “%1”</source>
        <translation>名前は CP932 で保存され、「%1」は使えません</translation>
    </message>
    <message>
        <source>Too long: %1 bytes, a motion holds %2</source>
        <translation>長すぎます: %1 バイト（最大 %2）</translation>
    </message>
    <message>
        <source>“%1” is in the table already</source>
        <translation>「%1」は既に表にあります</translation>
    </message>
    <message>
        <source>Which IK bones the selected keys switch on and off</source>
        <translation>選択したキーでオン・オフを切り替える IK ボーン</translation>
    </message>
    <message>
        <source>The IK bone that the selected keys shall switch</source>
        <translation>選択したキーで切り替える IK ボーン</translation>
    </message>
</context>
<context>
    <name>furitsuke::InformationPage</name>
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
        <source>Nothing odd was found in the file.</source>
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
        <source>Morphs that no list shows</source>
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
        <source>What the maker of the model wrote, and how much it holds</source>
        <translation>モデルの作者のコメントと、モデルの規模です</translation>
    </message>
    <message>
        <source>What the file of the model says. The text can be selected and copied.</source>
        <translation>モデルのファイルに書かれている内容です。文字列は選択してコピーできます。</translation>
    </message>
</context>
<context>
    <name>furitsuke::KeyDescription</name>
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
        <source>Colour  %1, %2, %3</source>
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
        <source>Held: the value does not move towards this key</source>
        <translation>固定: このキーまで値は動きません</translation>
    </message>
    <message>
        <source>Linear towards this key</source>
        <translation>このキーまで線形</translation>
    </message>
    <message>
        <source>Eased towards this key</source>
        <translation>このキーまで緩急</translation>
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
    <name>furitsuke::KeyLegend</name>
    <message>
        <source>Diamond: eased towards this key. Square: linear. Circle: held, the value does not move. Hollow: physics off. Bars: keys too close to show their shape.</source>
        <translation>菱形: このキーへ緩急をつけて変化。四角: 線形。丸: 値は変化しません。白抜き: 物理演算オフ。縦線: 間隔が狭く形を表示できません。</translation>
    </message>
    <message>
        <source>Legend of the marks</source>
        <translation>印の説明</translation>
    </message>
    <message>
        <source>eased</source>
        <translation>緩急</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>線形</translation>
    </message>
    <message>
        <source>held</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>physics off</source>
        <translation>物理オフ</translation>
    </message>
</context>
<context>
    <name>furitsuke::KeySection</name>
    <message>
        <source>Change %1</source>
        <translation>%1 の変更</translation>
    </message>
</context>
<context>
    <name>furitsuke::LightBall</name>
    <message>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <source>The direction of the light; arrow keys move it, Space chooses its colour</source>
        <translation>照明の方向です。矢印キーで動かし、スペースキーで色を選びます</translation>
    </message>
    <message>
        <source>Drag the spot to move the light; past the rim it goes behind the models. The field beside it is the colour.</source>
        <translation>点をドラッグすると照明が動きます。縁を越えるとモデルの後ろに回ります。横の四角は照明の色です。</translation>
    </message>
</context>
<context>
    <name>furitsuke::LogPanel</name>
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
        <translation>情報以上</translation>
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
        <source>Level of the messages shown</source>
        <translation>表示するメッセージの重要度</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy all messages shown</source>
        <translation>表示中のメッセージをすべてコピーします</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>まだ何もありません。</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Show only messages that matter as much as this</source>
        <translation>この重要度以上のメッセージだけを表示します</translation>
    </message>
    <message>
        <source>What the program has done, the latest at the end</source>
        <translation>プログラムの動作の記録です。最後が最新です</translation>
    </message>
</context>
<context>
    <name>furitsuke::MainWindow</name>
    <message>
        <source>Toolbar</source>
        <translation>ツールバー</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>まだファイルがありません</translation>
    </message>
    <message>
        <source>Drop a motion or a model here, or open one.</source>
        <translation>モーションやモデルをここにドロップするか、開いてください。</translation>
    </message>
    <message>
        <source>%1 did nothing, because it is the shortcut of several actions: %2.</source>
        <translation>%1 は複数の操作のショートカットになっているため、何も実行されませんでした: %2</translation>
    </message>
</context>
<context>
    <name>furitsuke::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>マニュアル</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>マニュアルを検索</translation>
    </message>
    <message>
        <source>Enter goes to the next place that holds the text, Shift+Enter to the one before</source>
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
        <source>A click goes to the chapter.</source>
        <translation>クリックでその章へ移動します。</translation>
    </message>
    <message>
        <source>How everything is done, with the menus and shortcuts as they are now. Links can be clicked, the text can be copied.</source>
        <translation>すべての操作の説明です。メニューとショートカットはいまのものを示します。リンクはクリックでき、文字列はコピーできます。</translation>
    </message>
</context>
<context>
    <name>furitsuke::MarkerCommands</name>
    <message>
        <source>there is no marker on frame %1</source>
        <translation>フレーム %1 にマーカーはありません</translation>
    </message>
    <message>
        <source>there is no marker before the playhead</source>
        <translation>再生位置の前にマーカーはありません</translation>
    </message>
    <message>
        <source>Remove beats</source>
        <translation>拍の消去</translation>
    </message>
    <message>
        <source>Tempo</source>
        <translation>テンポ</translation>
    </message>
</context>
<context>
    <name>furitsuke::MarkerLane</name>
    <message>
        <source>Markers</source>
        <translation>マーカー</translation>
    </message>
    <message>
        <source>Name of the marker</source>
        <translation>マーカーの名前</translation>
    </message>
    <message>
        <source>Double-click adds a marker.</source>
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
        <source>Markers and bars of the motion; double-click to add or rename a marker, drag to move it</source>
        <translation>モーションのマーカーと小節です。ダブルクリックで追加や名前の変更、ドラッグで移動をします</translation>
    </message>
    <message>
        <source>Enter takes the name, Esc leaves the old one</source>
        <translation>Enter で名前を決め、Esc で元の名前に戻します</translation>
    </message>
</context>
<context>
    <name>furitsuke::MaterialPage</name>
    <message>
        <source>edge</source>
        <translation>エッジ</translation>
    </message>
    <message>
        <source>two sides</source>
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
        <source>Drawn from both sides</source>
        <translation>両面描画</translation>
    </message>
    <message>
        <source>Shadow on the ground</source>
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
        <translation>%1（なし）</translation>
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
    <name>furitsuke::MessageBar</name>
    <message>
        <source>Earlier messages, which come back when this one is closed</source>
        <translation>前のメッセージです。このメッセージを閉じると戻ります</translation>
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
        <source>What the program has to say. Its text can be selected and copied.</source>
        <translation>プログラムからのお知らせ。文字は選択してコピーできます。</translation>
    </message>
</context>
<context>
    <name>furitsuke::ModelCommands</name>
    <message>
        <source>Pose morph</source>
        <translation>モーフのポーズ</translation>
    </message>
</context>
<context>
    <name>furitsuke::ModelPanel</name>
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
        <source>Morphs, bones, materials and what is known about the model</source>
        <translation>モーフ、ボーン、材質とモデルの情報</translation>
    </message>
</context>
<context>
    <name>furitsuke::MorphModel</name>
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
        <source>Drag to pose a weight, with Ctrl in small steps; double-click to type it</source>
        <translation>ドラッグで値を付けます(Ctrl で細かく)。ダブルクリックで数値を入力します</translation>
    </message>
    <message>
        <source>%1
Posed and not registered; click the pin or press Delete to let the motion lead again</source>
        <translation>%1
ポーズ中で未登録です。ピンをクリックするか Delete を押すと、再びモーションに従います</translation>
    </message>
</context>
<context>
    <name>furitsuke::MorphPage</name>
    <message>
        <source>Search morphs</source>
        <translation>モーフを検索</translation>
    </message>
    <message>
        <source>Release all posed morphs: the motion leads again</source>
        <translation>ポーズ中のモーフをすべて解除し、再びモーションに従わせます</translation>
    </message>
</context>
<context>
    <name>furitsuke::MorphView</name>
    <message>
        <source>Morphs</source>
        <translation>モーフ</translation>
    </message>
    <message>
        <source>Type a Weight…</source>
        <translation>値を入力…</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>固定を解除</translation>
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
        <translation>モデルのモーフです。値をドラッグしてポーズを付け、ダブルクリックで入力します</translation>
    </message>
</context>
<context>
    <name>furitsuke::MotionDocument</name>
    <message>
        <source>Join markers</source>
        <translation>マーカーの統合</translation>
    </message>
    <message>
        <source>Rename model</source>
        <translation>モデル名の変更</translation>
    </message>
</context>
<context>
    <name>furitsuke::NumberField</name>
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
        <translation>%1〜%2</translation>
    </message>
</context>
<context>
    <name>furitsuke::OperationCommands</name>
    <message>
        <source>%1: nothing had to be changed.</source>
        <translation>%1: 変更の必要はありませんでした。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>furitsuke::OperationDialog</name>
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
        <translation>注意</translation>
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
        <source>Shows in every panel what the operation would do, before it is done.</source>
        <translation>実行する前に、結果をすべてのパネルに表示します。</translation>
    </message>
    <message>
        <source>What is worth knowing about the tracks on which the operation would work.</source>
        <translation>対象のトラックについて知っておくとよいことです。</translation>
    </message>
    <message>
        <source>Does it, as one step that can be undone.</source>
        <translation>実行します。一回の操作として元に戻せます。</translation>
    </message>
    <message>
        <source>Gives every field the value that it has at first.</source>
        <translation>すべての欄を初期値に戻します。</translation>
    </message>
</context>
<context>
    <name>furitsuke::PartPage</name>
    <message>
        <source>Show only what has this text in its name, Japanese or English</source>
        <translation>日本語名か英語名にこの文字を含むものだけを表示します</translation>
    </message>
</context>
<context>
    <name>furitsuke::PlaybackCommands</name>
    <message>
        <source>select the keys first between which to repeat</source>
        <translation>くり返す範囲を示すキーを先に選択してください</translation>
    </message>
</context>
<context>
    <name>furitsuke::PointFields</name>
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
        <translation>1 つ目のハンドル、時間（0〜127）</translation>
    </message>
    <message>
        <source>First handle, value (0 to 127)</source>
        <translation>1 つ目のハンドル、値（0〜127）</translation>
    </message>
    <message>
        <source>Second handle, time (0 to 127)</source>
        <translation>2 つ目のハンドル、時間（0〜127）</translation>
    </message>
    <message>
        <source>Second handle, value (0 to 127)</source>
        <translation>2 つ目のハンドル、値（0〜127）</translation>
    </message>
</context>
<context>
    <name>furitsuke::PoseClipboardCommands</name>
    <message>
        <source>there are no keys of bones or morphs to take a pose from</source>
        <translation>ポーズを取れるボーンやモーフのキーがありません</translation>
    </message>
    <message>
        <source>what was copied is no pose that can be read</source>
        <translation>コピーされたものは、読み込めるポーズではありません</translation>
    </message>
    <message>
        <source>Paste pose mirrored</source>
        <translation>ポーズを反転貼り付け</translation>
    </message>
    <message>
        <source>Paste pose</source>
        <translation>ポーズを貼り付け</translation>
    </message>
    <message>
        <source>Paste part of pose</source>
        <translation>ポーズを割合で貼り付け</translation>
    </message>
</context>
<context>
    <name>furitsuke::PoseCommands</name>
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
</context>
<context>
    <name>furitsuke::PoseLeaving</name>
    <message>
        <source>The pose of frame %1 is not registered: %2.</source>
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
    <name>furitsuke::PoseLibraryCommands</name>
    <message>
        <source>Folder of Poses</source>
        <translation>ポーズのフォルダー</translation>
    </message>
    <message>
        <source>is no folder</source>
        <translation>フォルダーではありません</translation>
    </message>
    <message>
        <source>is no VPD pose</source>
        <translation>VPDポーズではありません</translation>
    </message>
    <message>
        <source>has none of the bones and morphs that are wanted</source>
        <translation>対象のボーンやモーフがありません</translation>
    </message>
    <message>
        <source>choose a pose in the library first</source>
        <translation>先にポーズ集でポーズを選んでください</translation>
    </message>
    <message>
        <source>Pose %1</source>
        <translation>ポーズ「%1」</translation>
    </message>
    <message>
        <source>Blend pose %1</source>
        <translation>ポーズ「%1」をブレンド</translation>
    </message>
    <message>
        <source>Save Pose into Library</source>
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
        <source>There is a pose of this name already.</source>
        <translation>同じ名前のポーズがすでにあります。</translation>
    </message>
    <message>
        <source>The file is replaced.</source>
        <translation>ファイルは置き換えられます。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換え</translation>
    </message>
    <message>
        <source>is no name for a pose</source>
        <translation>ポーズの名前に使えません</translation>
    </message>
    <message>
        <source>is there already</source>
        <translation>すでにあります</translation>
    </message>
    <message>
        <source>its folder cannot be made</source>
        <translation>フォルダーを作成できません</translation>
    </message>
    <message>
        <source>Not copied, because there is a pose of that name or it cannot be read: %1</source>
        <translation>同じ名前のポーズがあるか読み込めないため、コピーしませんでした：%1</translation>
    </message>
    <message>
        <source>there are no keys of bones or morphs to take a pose from</source>
        <translation>ポーズを取り出せるボーンやモーフのキーがありません</translation>
    </message>
</context>
<context>
    <name>furitsuke::PoseLibraryPanel</name>
    <message>
        <source>Choose a folder of VPD poses to apply them from here.</source>
        <translation>VPDポーズのフォルダーを選ぶと、ここから適用できます。</translation>
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
        <source>Sub-folder</source>
        <translation>サブフォルダー</translation>
    </message>
    <message>
        <source>What is applied</source>
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
        <source>Apply poses with left and right exchanged</source>
        <translation>ポーズを左右反転して適用します</translation>
    </message>
    <message>
        <source>Part of the pose</source>
        <translation>ポーズの割合</translation>
    </message>
    <message>
        <source>Drag to blend the chosen pose in; a key is registered when you let go</source>
        <translation>ドラッグすると選んだポーズをブレンドし、離すとキーを登録します</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>Register the chosen pose at the playhead</source>
        <translation>選んだポーズを現在フレームに登録します</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>There are no VPD poses in %1.</source>
        <translation>%1にVPDポーズがありません。</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln pose(s) are shown: this folder holds too many.</source>
        <translation>
            <numerusform>ポーズが多すぎるため、最初の%Ln個だけを表示しています。</numerusform>
        </translation>
    </message>
    <message>
        <source>The poses of the folder on the active model; double-click one to register it</source>
        <translation>フォルダーのポーズを操作中のモデルで表示します。ダブルクリックで登録します</translation>
    </message>
    <message>
        <source>Show only the poses whose names hold this text</source>
        <translation>名前にこの文字を含むポーズだけを表示します</translation>
    </message>
    <message>
        <source>Show only the poses of this sub-folder</source>
        <translation>このサブフォルダーのポーズだけを表示します</translation>
    </message>
</context>
<context>
    <name>furitsuke::PoseShareDialog</name>
    <message>
        <source>Paste Part of Pose</source>
        <translation>ポーズを割合で貼り付け</translation>
    </message>
    <message>
        <source>How far from the pose that is there to the one that was copied?</source>
        <translation>現在のポーズからコピーしたポーズへ、どこまで近づけますか？</translation>
    </message>
    <message>
        <source>Part of the pose</source>
        <translation>ポーズの割合</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>0 % leaves the pose as it is, 100 % takes all of the copied one. It is shown while you choose.</source>
        <translation>0 % で元のポーズのまま、100 % でコピーしたポーズになります。選んでいる間も表示に反映します。</translation>
    </message>
    <message>
        <source>Registers what is shown at the playhead.</source>
        <translation>表示中のポーズを再生位置に登録します。</translation>
    </message>
</context>
<context>
    <name>furitsuke::PoseTool</name>
    <message>
        <source>Rotate bones</source>
        <translation>ボーンを回転</translation>
    </message>
    <message>
        <source>Move bones</source>
        <translation>ボーンを移動</translation>
    </message>
</context>
<context>
    <name>furitsuke::PoseValuesDialog</name>
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
    <name>furitsuke::Posing</name>
    <message>
        <source>Reset bones</source>
        <translation>ボーンを初期化</translation>
    </message>
    <message>
        <source>Release morph</source>
        <translation>モーフを解除</translation>
    </message>
    <message>
        <source>Release morphs</source>
        <translation>モーフを解除</translation>
    </message>
    <message>
        <source>Discard pose of bones</source>
        <translation>ボーンのポーズを破棄</translation>
    </message>
    <message>
        <source>Discard pose</source>
        <translation>ポーズを破棄</translation>
    </message>
    <message>
        <source>Register pose</source>
        <translation>ポーズを登録</translation>
    </message>
</context>
<context>
    <name>furitsuke::PresetButton</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>furitsuke::PropertyPanel</name>
    <message>
        <source>Properties</source>
        <translation>プロパティ</translation>
    </message>
</context>
<context>
    <name>furitsuke::PropertyRow</name>
    <message>
        <source>%1: drag to change (Shift coarse, Ctrl fine)</source>
        <translation>%1: ドラッグで変更（Shift で粗く、Ctrl で細かく）</translation>
    </message>
</context>
<context>
    <name>furitsuke::RecoveryCommands</name>
    <message>
        <source>Motion without a name</source>
        <translation>名前のないモーション</translation>
    </message>
    <message>
        <source>Your steps cannot be kept for a crash: %1. Save often until this is mended.</source>
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
        <source>They cannot be recovered afterwards. The files stay as they are.</source>
        <translation>削除すると復元できません。ファイルはそのまま残ります。</translation>
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
        <source>%1 is recovered with %Ln unsaved step(s).</source>
        <translation>
            <numerusform>%1 を未保存の操作 %Ln 個とともに復元しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was saved before the program ended.</source>
        <translation>%1 はプログラムの終了前に保存されていました。</translation>
    </message>
    <message>
        <source>What followed is lost: %1.</source>
        <translation>その後の操作は失われました: %1。</translation>
    </message>
    <message>
        <source>The file was changed by another program since.</source>
        <translation>その後、ファイルは別のプログラムによって変更されています。</translation>
    </message>
</context>
<context>
    <name>furitsuke::RecoveryDialog</name>
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
        <source>The program ended before these motions were saved. Recovered motions open with their unsaved steps; the files on the disk are not touched until you save.</source>
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
        <source>whole</source>
        <translation>完全</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>まだ保存されていません</translation>
    </message>
    <message>
        <source>The motions that were open when the program ended, the latest first. The boxes say which ones are meant.</source>
        <translation>終了時に開いていたモーションを新しい順に並べています。チェックで対象を選びます。</translation>
    </message>
    <message>
        <source>Opens the checked motions with their unsaved steps.</source>
        <translation>チェックしたモーションを、未保存の操作とともに開きます。</translation>
    </message>
    <message>
        <source>Throws the unsaved steps of the checked motions away, after a question. Files stay.</source>
        <translation>チェックしたモーションの未保存の操作を、確認のうえで破棄します。ファイルは残ります。</translation>
    </message>
    <message>
        <source>Keeps everything; you are asked again at the next start.</source>
        <translation>すべて残します。次回の起動時にまた尋ねます。</translation>
    </message>
</context>
<context>
    <name>furitsuke::RepairCommands</name>
    <message>
        <source>Model Name</source>
        <translation>モデル名</translation>
    </message>
    <message>
        <source>Name of the model that the motion was made for</source>
        <translation>このモーションの対象モデルの名前</translation>
    </message>
    <message>
        <source>there is no repair for &apos;%1&apos;</source>
        <translation>「%1」を直す方法はありません</translation>
    </message>
    <message>
        <source>the motion has no track &apos;%1&apos;</source>
        <translation>モーションにトラック「%1」はありません</translation>
    </message>
    <message>
        <source>there is nothing that this repair could put right</source>
        <translation>この修復で直せるものがありません</translation>
    </message>
    <message>
        <source>there is nothing that could be repaired without a decision of yours</source>
        <translation>判断なしに直せるものはありません</translation>
    </message>
    <message>
        <source>Repair findings</source>
        <translation>検査結果の修復</translation>
    </message>
</context>
<context>
    <name>furitsuke::RowSetCommands</name>
    <message>
        <source>there are no rows to remember</source>
        <translation>保存する行がありません</translation>
    </message>
    <message>
        <source>Save Rows as Set</source>
        <translation>行をセットとして保存</translation>
    </message>
    <message>
        <source>Name of the set</source>
        <translation>セットの名前</translation>
    </message>
    <message>
        <source>a set of rows needs a name</source>
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
        <source>there is no row set “%1”</source>
        <translation>行セット「%1」はありません</translation>
    </message>
    <message>
        <source>Choose Row Set</source>
        <translation>行セットを選ぶ</translation>
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
</context>
<context>
    <name>furitsuke::SceneCommands</name>
    <message>
        <source>Add Model</source>
        <translation>モデルを追加</translation>
    </message>
</context>
<context>
    <name>furitsuke::ScenePanel</name>
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
        <source>MMD&apos;s own</source>
        <translation>MMD の初期値</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Camera, light, shadow</source>
        <translation>カメラ・照明・影</translation>
    </message>
    <message>
        <source>Click a model to work on it; its box shows and hides it, the field beside it chooses its motion</source>
        <translation>モデルをクリックすると操作対象になります。チェックで表示を切り替え、横の欄でモーションを選びます</translation>
    </message>
    <message>
        <source>The motion that gives camera, light and shadow</source>
        <translation>カメラ・照明・影に使うモーション</translation>
    </message>
    <message>
        <source>The motion that moves the model</source>
        <translation>モデルを動かすモーション</translation>
    </message>
</context>
<context>
    <name>furitsuke::ScopePicker</name>
    <message>
        <source>Keys that change</source>
        <translation>対象のキー</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>トラック</translation>
    </message>
    <message>
        <source>all; names with commas between, * for any text</source>
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
        <source>Marked range (%1 to %2)</source>
        <translation>指定範囲（%1～%2）</translation>
    </message>
    <message>
        <source>Marked range (none)</source>
        <translation>指定範囲（なし）</translation>
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
        <source>Which keys the operation works on: those that are selected, those in the repeated frames, those of tracks and frames that you name, or all.</source>
        <translation>処理の対象にするキーです。選択中のキー、くり返し範囲のキー、指定したトラックとフレームのキー、またはすべてから選びます。</translation>
    </message>
    <message>
        <source>The tracks by their names, with commas between. * stands for any text: *腕 for both arms. bones, morphs, camera, light and shadow stand for all of their kind.</source>
        <translation>トラックの名前をコンマで区切って並べます。* は任意の文字列を表し、*腕 で両腕になります。bones、morphs、camera、light、shadow はその種類のすべてを表します。</translation>
    </message>
    <message>
        <source>A frame, or the first and the last of several: 10-20. Without the last all that follow.</source>
        <translation>フレーム番号か、10-20 のような最初と最後の番号です。最後を省くと、それより後のすべてになります。</translation>
    </message>
</context>
<context>
    <name>furitsuke::SectionHeader</name>
    <message>
        <source>The selected keys of one kind. A click folds their values away and back.</source>
        <translation>選択中のキーのうち同じ種類のものです。クリックで値を折りたたみ、もう一度で開きます。</translation>
    </message>
</context>
<context>
    <name>furitsuke::SequenceDialog</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Save Pictures of Frames</source>
        <translation>フレームの画像を保存</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>Own size</source>
        <translation>サイズ指定</translation>
    </message>
    <message>
        <source>Transparent where nothing stands</source>
        <translation>背景を透明にする</translation>
    </message>
    <message>
        <source>Replace pictures that are there</source>
        <translation>既にある画像を置き換える</translation>
    </message>
    <message>
        <source>%05d stands for the number of the frame</source>
        <translation>%05d はフレーム番号になります</translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation>フォルダーを選択</translation>
    </message>
    <message>
        <source>Folder of the Pictures</source>
        <translation>画像のフォルダー</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>the last frame comes before the first</source>
        <translation>最後のフレームが最初のフレームより前です</translation>
    </message>
    <message>
        <source>the name needs %05d, or all pictures would be one file</source>
        <translation>名前に %05d が必要です。ないとすべての画像が一つのファイルになります</translation>
    </message>
    <message>
        <source>Cancelled. The pictures that were written stay.</source>
        <translation>キャンセルしました。書き出し済みの画像は残ります。</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>完了しました。</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>Draws the pictures, without sound or window, and writes them as PNG.</source>
        <translation>ウィンドウとは別に画像を描き、PNG で書き出します。</translation>
    </message>
    <message>
        <source>Stops the writing, or closes the window. Pictures that were written stay.</source>
        <translation>書き出しを中止するか、ウィンドウを閉じます。書き出し済みの画像は残ります。</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>最初のフレーム</translation>
    </message>
    <message>
        <source>The frame of the first picture.</source>
        <translation>最初の画像のフレームです。</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>最後のフレーム</translation>
    </message>
    <message>
        <source>The frame of the last picture, which is written as well.</source>
        <translation>最後の画像のフレームです。このフレームも書き出します。</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>幅</translation>
    </message>
    <message>
        <source>How wide the pictures are, in pixels.</source>
        <translation>画像の幅（ピクセル）です。</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>How high the pictures are, in pixels.</source>
        <translation>画像の高さ（ピクセル）です。</translation>
    </message>
    <message>
        <source>A usual size, or one of your own in the fields beside.</source>
        <translation>よく使う大きさを選ぶか、隣の欄で決めます。</translation>
    </message>
    <message>
        <source>Leaves the ground out, so that the pictures can be laid over others.</source>
        <translation>背景を描きません。ほかの映像に重ねられます。</translation>
    </message>
    <message>
        <source>Otherwise nothing is written when there is a picture of one of these names already.</source>
        <translation>オフのとき、同じ名前の画像が一つでもあれば何も書き出しません。</translation>
    </message>
</context>
<context>
    <name>furitsuke::SheetAnnouncer</name>
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
    <name>furitsuke::SheetTool</name>
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
        <translation>キーを伸縮</translation>
    </message>
</context>
<context>
    <name>furitsuke::ShortcutsDialog</name>
    <message>
        <source>Shortcuts</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>操作とキーを検索</translation>
    </message>
    <message>
        <source>As on the desktop</source>
        <translation>一般的な割り当て</translation>
    </message>
    <message>
        <source>As in MikuMikuDance</source>
        <translation>MikuMikuDance と同じ</translation>
    </message>
    <message>
        <source>As in Blender</source>
        <translation>Blender と同じ</translation>
    </message>
    <message>
        <source>Preset of shortcuts</source>
        <translation>ショートカットの種類</translation>
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
        <source>As in Preset</source>
        <translation>既定に戻す</translation>
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
        <source>Shortcut of the chosen action</source>
        <translation>選んだ操作のショートカット</translation>
    </message>
    <message>
        <source>Also the shortcut of: %1</source>
        <translation>次の操作と重なっています: %1</translation>
    </message>
    <message>
        <source>Shows only the actions whose name or shortcut holds this text.</source>
        <translation>名前かショートカットにこの文字列を含む操作だけを表示します。</translation>
    </message>
    <message>
        <source>The shortcuts to begin with. What you changed yourself stays changed.</source>
        <translation>もとになる割り当てです。自分で変えたものはそのまま残ります。</translation>
    </message>
    <message>
        <source>Everything that can be done, with its shortcuts. Choose an action to change them below.</source>
        <translation>すべての操作とショートカットです。操作を選ぶと、下で変更できます。</translation>
    </message>
    <message>
        <source>Press the keys that shall do the action. If another has them, it is said below.</source>
        <translation>この操作に割り当てるキーを押します。ほかの操作と重なるときは下に表示します。</translation>
    </message>
    <message>
        <source>Leaves the chosen action without a shortcut.</source>
        <translation>選んだ操作のショートカットをなくします。</translation>
    </message>
    <message>
        <source>Gives the chosen action the shortcuts of the preset again.</source>
        <translation>選んだ操作をプリセットの割り当てに戻します。</translation>
    </message>
    <message>
        <source>Puts these shortcuts in force and remembers them.</source>
        <translation>この割り当てを有効にし、保存します。</translation>
    </message>
</context>
<context>
    <name>furitsuke::TempoDialog</name>
    <message>
        <source>Tempo</source>
        <translation>テンポ</translation>
    </message>
    <message>
        <source>&amp;Tap in time with the music</source>
        <translation>曲に合わせて叩く(&amp;T)</translation>
    </message>
    <message>
        <source>Tap four times or more, with the mouse or the space bar. While the motion plays, the taps also say where the first beat is.</source>
        <translation>マウスかスペースキーで 4 回以上叩きます。再生中に叩くと、最初の拍の位置も決まります。</translation>
    </message>
    <message>
        <source>Beats per minute</source>
        <translation>1 分あたりの拍数 (BPM)</translation>
    </message>
    <message>
        <source>First beat on frame</source>
        <translation>最初の拍のフレーム</translation>
    </message>
    <message>
        <source>&amp;Here</source>
        <translation>ここ(&amp;H)</translation>
    </message>
    <message>
        <source>Let the first bar begin at the playhead</source>
        <translation>最初の小節を再生位置から始めます</translation>
    </message>
    <message>
        <source>Beats to the bar</source>
        <translation>1 小節の拍数</translation>
    </message>
    <message>
        <source>Go on tapping…</source>
        <translation>続けて叩いてください…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tap(s): %1 beats per minute</source>
        <translation>
            <numerusform>%Ln 回: 1 分あたり %1 拍</numerusform>
        </translation>
    </message>
    <message>
        <source>Press it on every beat that you hear: the tempo is measured from the taps.</source>
        <translation>曲を聞きながら拍ごとに押すと、その間隔からテンポを求めます。</translation>
    </message>
    <message>
        <source>Keeps the tempo with the motion.</source>
        <translation>テンポをモーションに付けて保存します。</translation>
    </message>
    <message>
        <source>How fast the music is. The lines of the beats follow while you type.</source>
        <translation>曲の速さです。入力中も拍の線が追従します。</translation>
    </message>
    <message>
        <source>On which frame the first bar begins. It may lie between frames, and before the first.</source>
        <translation>最初の小節が始まるフレームです。フレームの間や、最初のフレームより前でもかまいません。</translation>
    </message>
    <message>
        <source>After how many beats a new bar begins, which is drawn stronger.</source>
        <translation>何拍で次の小節になるかです。小節の始まりは濃い線で示します。</translation>
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
    <name>furitsuke::TimeRuler</name>
    <message>
        <source>Time ruler</source>
        <translation>時間目盛り</translation>
    </message>
    <message>
        <source>Drag to move the playhead. Alt+click or double-click selects all keys on a frame. Shift+drag marks the frames that playing repeats. Ctrl lets go of beats and markers.</source>
        <translation>ドラッグで再生位置を動かします。Alt+クリックまたはダブルクリックでそのフレームの全キーを選択します。Shift+ドラッグで再生をくり返すフレームを指定します。Ctrl で拍とマーカーへの吸着を解除します。</translation>
    </message>
</context>
<context>
    <name>furitsuke::TimelinePanel</name>
    <message numerus="yes">
        <source>%Ln track(s) shown · Show all</source>
        <translation>
            <numerusform>%Ln トラックを表示中 · すべて表示</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all tracks again</source>
        <translation>すべてのトラックをまた表示します</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>Open a motion, and its keys appear here.</source>
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
        <source>%1 BPM, %Ln beat(s) to the bar</source>
        <translation>
            <numerusform>%1 BPM、%Ln 拍子</numerusform>
        </translation>
    </message>
    <message>
        <source>Show only the tracks whose names hold this text</source>
        <translation>名前にこの文字を含むトラックだけを表示します</translation>
    </message>
</context>
<context>
    <name>furitsuke::Tour</name>
    <message>
        <source>Tour</source>
        <translation>ツアー</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>End the tour; Help › Tour begins it again</source>
        <translation>ツアーを終わります。「ヘルプ › ツアー」でまた始められます</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>The step before</source>
        <translation>前の案内</translation>
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
        <source>The next step</source>
        <translation>次の案内</translation>
    </message>
</context>
<context>
    <name>furitsuke::TourCommands</name>
    <message>
        <source>Open a motion and a model</source>
        <translation>モーションとモデルを開く</translation>
    </message>
    <message>
        <source>Open them here, or drop the files anywhere into this window. Every motion gets a tab of its own.</source>
        <translation>ここから開くか、ファイルをこのウィンドウにドロップします。モーションはそれぞれ別のタブに開きます。</translation>
    </message>
    <message>
        <source>The panels that this tour tells of come up with the first file.</source>
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
        <source>%1 finds every action by typing its name. %2 opens the manual, and after %3 a click on any control tells what it does. This tour stands in the Help menu.</source>
        <translation>%1 では名前を入力してすべての操作を探せます。%2 で説明書を開き、%3 のあとで部品をクリックするとその説明が出ます。このツアーは「ヘルプ」メニューにあります。</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>The keys of the motion: tracks are rows, frames are columns. Click or box keys to select them, drag them to move them, drag the ruler to move the playhead.</source>
        <translation>モーションのキーです。行がトラック、列がフレームです。キーはクリックか囲んで選択し、ドラッグで移動します。目盛りをドラッグすると再生位置が動きます。</translation>
    </message>
    <message>
        <source>Viewport and posing</source>
        <translation>ビューポートとポーズ付け</translation>
    </message>
    <message>
        <source>Click a bone and drag its handles to pose. %1 makes keys of the pose. Drag with the right button to turn the view and with the middle button to move it; zoom with the wheel.</source>
        <translation>ボーンをクリックし、ハンドルをドラッグしてポーズを付けます。%1 でポーズをキーとして登録します。右ドラッグで視点を回し、中ドラッグで動かし、ホイールで拡大・縮小します。</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>補間曲線</translation>
    </message>
    <message>
        <source>How the motion goes from the key before to the selected keys. Drag the two handles or take a preset; it works on many keys at once.</source>
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
</context>
<context>
    <name>furitsuke::TrackCommands</name>
    <message>
        <source>choose a track first, or select keys of some</source>
        <translation>先にトラックを選ぶか、キーを選択してください</translation>
    </message>
    <message numerus="yes">
        <source>%Ln locked track(s) stayed as they were: %1.</source>
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
    <name>furitsuke::TrackLabels</name>
    <message>
        <source>Tracks</source>
        <translation>トラック</translation>
    </message>
    <message>
        <source>%1, %2 keys</source>
        <translation>%1、%2 キー</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>of so many keys of a track so many are selected</extracomment>
        <translation>%2 中 %1</translation>
    </message>
    <message>
        <source>The model has nothing of these names. Their keys are kept, but they move nothing.</source>
        <translation>モデルに同じ名前のものがありません。キーは保持されますが、何も動かしません。</translation>
    </message>
    <message>
        <source>The model has nothing of this name. Its keys are kept, but they move nothing.</source>
        <translation>モデルに同じ名前のものがありません。キーは保持されますが、何も動かしません。</translation>
    </message>
    <message>
        <source>No keys yet. Double-click in the row to make the first.</source>
        <translation>キーはまだありません。行をダブルクリックすると最初のキーを作ります。</translation>
    </message>
    <message>
        <source>The tracks of the motion: bones, morphs, camera, light, self shadow, and visibility with IK. A click selects a track, a double click all of its keys.</source>
        <translation>モーションのトラック: ボーン、モーフ、カメラ、照明、セルフ影、表示・IK。クリックでトラックを選び、ダブルクリックでそのすべてのキーを選びます。</translation>
    </message>
    <message>
        <source>%1, %2 keys, locked</source>
        <translation>%1、%2 キー、ロック中</translation>
    </message>
    <message>
        <source>Locked: no keys are selected or changed here.</source>
        <translation>ロック中：ここのキーは選択も変更もされません。</translation>
    </message>
</context>
<context>
    <name>furitsuke::TrackRows</name>
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
        <translation>モデルにないもの</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>名前なし</translation>
    </message>
    <message>
        <source>All tracks</source>
        <translation>すべてのトラック</translation>
    </message>
</context>
<context>
    <name>furitsuke::TrailTool</name>
    <message>
        <source>Turn %1 or drag the keys of %2 instead.</source>
        <translation>代わりに%1を回転するか、%2のキーをドラッグしてください。</translation>
    </message>
    <message>
        <source>Drag the keys of %1 instead.</source>
        <translation>代わりに%1のキーをドラッグしてください。</translation>
    </message>
    <message>
        <source>Turn %1 instead.</source>
        <translation>代わりに%1を回転してください。</translation>
    </message>
    <message>
        <source>The track of %1 is locked.</source>
        <translation>%1のトラックはロックされています。</translation>
    </message>
    <message>
        <source>The model does not let a hand move %1.</source>
        <translation>このモデルでは%1を手で動かせません。</translation>
    </message>
    <message>
        <source>%1 is led by IK. Drag the keys of %2 instead.</source>
        <translation>%1はIKで動いています。代わりに%2のキーをドラッグしてください。</translation>
    </message>
    <message>
        <source>%1 only turns, so its own keys do not move it. %2</source>
        <translation>%1は回転だけのボーンなので、自分のキーでは移動しません。%2</translation>
    </message>
    <message>
        <source>Drag key of trail</source>
        <translation>軌跡のキーをドラッグ</translation>
    </message>
</context>
<context>
    <name>furitsuke::TransportBar</name>
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
        <extracomment>pictures a second, on a narrow button</extracomment>
        <translation>最大 fps</translation>
    </message>
    <message>
        <source>%1 fps</source>
        <translation>%1 fps</translation>
    </message>
    <message>
        <source>Speed of playing</source>
        <translation>再生速度</translation>
    </message>
    <message>
        <source>Speed of playing, from %1 to %2; other numbers can be typed</source>
        <translation>再生速度（%1～%2）。ほかの数値も入力できます</translation>
    </message>
    <message>
        <source>Pictures a second</source>
        <translation>1 秒あたりの描画数</translation>
    </message>
    <message>
        <source>How many pictures a second are drawn while playing</source>
        <translation>再生中に 1 秒あたり何枚描くか</translation>
    </message>
</context>
<context>
    <name>furitsuke::ViewportOverlay</name>
    <message>
        <source>Viewport</source>
        <translation>ビューポート</translation>
    </message>
    <message>
        <source>The models at the playhead; bones are picked with the mouse</source>
        <translation>再生位置のモデル。ボーンはマウスで選択できます</translation>
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
        <translation> · セルフ影 %L1 (%L2 単位まで届く)</translation>
    </message>
    <message>
        <source>%1: key at frame %L2; a click goes there</source>
        <translation>%1: フレーム%L2のキー。クリックするとそこへ移ります</translation>
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
        <source>%1: key at frame %L2; drag it to move it, a click goes there</source>
        <translation>%1: フレーム%L2のキー。ドラッグで移動、クリックでそのフレームへ</translation>
    </message>
</context>
<context>
    <name>furitsuke::ViewportPanel</name>
    <message>
        <source>Drop a model here, or open one, to see the motion on it.</source>
        <translation>ここにモデルをドロップするか開くと、モーションを表示できます。</translation>
    </message>
    <message>
        <source>%1 pictures/s</source>
        <translation>%1 枚/秒</translation>
    </message>
    <message>
        <source>There is no picture of the models here: %1.</source>
        <translation>ここではモデルを表示できません: %1。</translation>
    </message>
</context>
<context>
    <name>furitsuke::WeightDelegate</name>
    <message>
        <source>Weight of %1</source>
        <translation>%1 の値</translation>
    </message>
</context>
<context>
    <name>furitsuke::WindowCommands</name>
    <message>
        <source>Change curves</source>
        <translation>補間曲線の変更</translation>
    </message>
    <message>
        <source>the current row has no key at the playhead that can be selected</source>
        <translation>現在の行の再生位置に、選択できるキーがありません</translation>
    </message>
</context>
</TS>
