<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
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
        <source>bpm, beat, rhythm</source>
        <translation>BPM, 拍, リズム</translation>
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
        <source>value graph, graph editor, f-curve</source>
        <translation>値のグラフ, グラフエディタ</translation>
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
        <source>garbled names, mojibake, GBK, Big5, EUC-KR, Shift JIS, Chinese names, Korean names</source>
        <translation>文字化け, 文字コード, 中国語, 韓国語, シフト JIS</translation>
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
    <message>
        <source>automatic interpolation, register curve</source>
        <translation>自動設定, 自動補間, 登録</translation>
    </message>
    <message>
        <source>mmd order, compare, byte-identical</source>
        <translation>MMD 形式, 比較, 順序</translation>
    </message>
    <message>
        <source>motion capture, pose estimation, dance cover, trace</source>
        <translation>モーションキャプチャ, 姿勢推定, 踊ってみた, トレース</translation>
    </message>
    <message>
        <source>motion capture, video, pose estimation, trace</source>
        <translation>モーションキャプチャ, 動画, ビデオ, 姿勢推定, トレース</translation>
    </message>
    <message>
        <source>low-pass, filter, blur</source>
        <translation>ローパス, フィルター, ぼかし</translation>
    </message>
    <message>
        <source>jitter, tremble, shaky, noise, denoise</source>
        <translation>震え, ブレ, ガタつき, ノイズ, ノイズ除去</translation>
    </message>
    <message>
        <source>capture, all at once, repair, reduce again</source>
        <translation>キャプチャ, 一括, 修復, 削減し直す</translation>
    </message>
    <message>
        <source>remove capture, smaller file, dense keys</source>
        <translation>キャプチャを削除, ファイルを小さく, 全フレームのキー</translation>
    </message>
    <message>
        <source>mouth, type words, kana, romaji, syllables, by hand</source>
        <translation>口, 歌詞の入力, かな, ローマ字, 音節, 手入力</translation>
    </message>
    <message>
        <source>hard cut, jump cut</source>
        <translation>場面転換, カット割り</translation>
    </message>
    <message>
        <source>notices, notifications, closed message</source>
        <translation>通知, お知らせ, 閉じたメッセージ</translation>
    </message>
    <message>
        <source>full screen viewport, watch, presentation, hide panels</source>
        <translation>全画面ビューポート, 鑑賞, 上映, パネルを隠す</translation>
    </message>
    <message>
        <source>rename the model, character name, motion for another model</source>
        <translation>モデルの名前を変える, キャラクター名, 別のモデル用</translation>
    </message>
    <message>
        <source>import camera, camera of glTF, camera of FBX</source>
        <translation>カメラの読み込み, glTF のカメラ, FBX のカメラ</translation>
    </message>
    <message>
        <source>humanoid, rig, bone mapping, other bone names</source>
        <translation>ヒューマノイド, リグ, ボーンの割り当て, 別のボーン名</translation>
    </message>
    <message>
        <source>export camera, camera for other programs</source>
        <translation>カメラの書き出し, ほかのソフト用のカメラ</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Blender</source>
        <translation>&amp;Blender と同じ</translation>
    </message>
    <message>
        <source>Use Blender&apos;s shortcuts where Blender has one for the action</source>
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
        <source>Set the selected keys to the curve of MMD&apos;s auto setting</source>
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
        <source>Show or hide the program&apos;s messages</source>
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
        <source>Use MMD&apos;s shortcuts</source>
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
        <source>Move the free camera to MMD&apos;s default view</source>
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
        <source>&amp;Unbroken Edges</source>
        <translation>途切れないエッジ(&amp;U)</translation>
    </message>
    <message>
        <source>Draw edges at least one pixel wide; MMD&apos;s are thinner in small windows</source>
        <translation>エッジを 1 ピクセル以上の太さで描画します。MMD では小さいウィンドウでさらに細くなります</translation>
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
        <source>Grap&amp;h</source>
        <translation>グラフ(&amp;H)</translation>
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
        <source>&amp;Manual</source>
        <translation>マニュアル(&amp;M)</translation>
    </message>
    <message>
        <source>Read and search the manual</source>
        <translation>マニュアルを読み、検索します</translation>
    </message>
    <message>
        <source>&amp;What&apos;s This?</source>
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
        <translation>10 フレーム(&amp;1)</translation>
    </message>
    <message>
        <source>Draw motion trails over 10 frames before and after the playhead</source>
        <translation>再生位置の前後 10 フレームの軌跡を描きます</translation>
    </message>
    <message>
        <source>&amp;30 Frames</source>
        <translation>30 フレーム(&amp;3)</translation>
    </message>
    <message>
        <source>Draw motion trails over 30 frames before and after the playhead</source>
        <translation>再生位置の前後 30 フレームの軌跡を描きます</translation>
    </message>
    <message>
        <source>&amp;60 Frames</source>
        <translation>60 フレーム(&amp;6)</translation>
    </message>
    <message>
        <source>Draw motion trails over 60 frames before and after the playhead</source>
        <translation>再生位置の前後 60 フレームの軌跡を描きます</translation>
    </message>
    <message>
        <source>1&amp;50 Frames</source>
        <translation>150 フレーム(&amp;5)</translation>
    </message>
    <message>
        <source>Draw motion trails over 150 frames before and after the playhead</source>
        <translation>再生位置の前後 150 フレームの軌跡を描きます</translation>
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
        <translation>前後 1 つずつ(&amp;1)</translation>
    </message>
    <message>
        <source>&amp;2 on Each Side</source>
        <translation>前後 2 つずつ(&amp;2)</translation>
    </message>
    <message>
        <source>&amp;3 on Each Side</source>
        <translation>前後 3 つずつ(&amp;3)</translation>
    </message>
    <message>
        <source>&amp;4 on Each Side</source>
        <translation>前後 4 つずつ(&amp;4)</translation>
    </message>
    <message>
        <source>&amp;5 on Each Side</source>
        <translation>前後 5 つずつ(&amp;5)</translation>
    </message>
    <message>
        <source>&amp;Every Frame</source>
        <translation>1 フレームごと(&amp;E)</translation>
    </message>
    <message>
        <source>E&amp;very 2 Frames</source>
        <translation>2 フレームごと(&amp;V)</translation>
    </message>
    <message>
        <source>Every 5 &amp;Frames</source>
        <translation>5 フレームごと(&amp;F)</translation>
    </message>
    <message>
        <source>Every 10 F&amp;rames</source>
        <translation>10 フレームごと(&amp;R)</translation>
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
        <source>Switc&amp;h To</source>
        <translation>切り替え(&amp;H)</translation>
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
        <translation>アクセサリの配置の表示を切り替えます</translation>
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
        <translation>1 秒あたりのステップ数(&amp;S)</translation>
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
        <translation>0 フレームから演算した結果を表示します。何度再生しても同じ動きになります</translation>
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
        <translation>0 フレームの前に静止(&amp;E)…</translation>
    </message>
    <message>
        <source>Hold the first pose for some frames before the motion starts</source>
        <translation>モーションが始まる前に、最初のポーズを数フレーム保ちます</translation>
    </message>
    <message>
        <source>&amp;60 per Second</source>
        <translation>60 回(&amp;6)</translation>
    </message>
    <message>
        <source>Simulate 60 steps per second, as MMD does</source>
        <translation>1 秒に 60 回演算します。MMDと同じです</translation>
    </message>
    <message>
        <source>&amp;120 per Second</source>
        <translation>120 回(&amp;1)</translation>
    </message>
    <message>
        <source>Simulate 120 steps per second: joints stretch less than in MMD</source>
        <translation>1 秒に 120 回演算します。MMDよりジョイントが伸びにくくなります</translation>
    </message>
    <message>
        <source>&amp;240 per Second</source>
        <translation>240 回(&amp;2)</translation>
    </message>
    <message>
        <source>Simulate 240 steps per second: skirts pass through legs less often</source>
        <translation>1 秒に 240 回演算します。スカートが脚を突き抜けにくくなります</translation>
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
        <source>Show a picture or a film in the background</source>
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
        <translation>1 単位にスナップ(&amp;S)</translation>
    </message>
    <message>
        <source>Snap dancers in the formation to whole units (hold Shift for the grid of 5 units, Ctrl to disable)</source>
        <translation>隊形のダンサーを 1 単位にスナップさせます（Shift で 5 単位のグリッド、Ctrl で無効）</translation>
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
    <message>
        <source>C&amp;urves Between Keys as in MMD</source>
        <translation>キーの間の曲線を MMD に合わせる(&amp;U)</translation>
    </message>
    <message>
        <source>Registering between two keys gives the new key and the next one the curves of MMD, instead of the curve of the curve panel</source>
        <translation>2 つのキーの間に登録するとき、補間曲線パネルの曲線の代わりに、新しいキーと次のキーに MMD の曲線を付けます</translation>
    </message>
    <message>
        <source>Export as &amp;MikuMikuDance Writes It…</source>
        <translation>MikuMikuDance と同じ形で書き出し(&amp;M)…</translation>
    </message>
    <message>
        <source>Save a copy of the motion with the bytes that MikuMikuDance would write: in the order of the model, with a key at frame 0 of each bone and morph</source>
        <translation>MikuMikuDance が書き込むのと同じバイト列でモーションのコピーを保存します。モデルの順に並び、全ボーンと全モーフのフレーム 0 にキーがあります</translation>
    </message>
    <message>
        <source>Next Panel</source>
        <translation>次のパネル</translation>
    </message>
    <message>
        <source>Move the focus to the next panel in sight</source>
        <translation>表示されている次のパネルへフォーカスを移す</translation>
    </message>
    <message>
        <source>Previous Panel</source>
        <translation>前のパネル</translation>
    </message>
    <message>
        <source>Move the focus to the previous panel in sight</source>
        <translation>表示されている前のパネルへフォーカスを移す</translation>
    </message>
    <message>
        <source>Person from &amp;Film…</source>
        <translation>動画の人物から作成(&amp;F)…</translation>
    </message>
    <message>
        <source>Find the motion of a person in a film, on this computer, and fit it to the active model</source>
        <translation>動画の人物の動きをこのコンピューターで調べ、操作中のモデルに合わせます</translation>
    </message>
    <message>
        <source>Motion from This &amp;Film…</source>
        <translation>この動画からモーションを作成(&amp;F)…</translation>
    </message>
    <message>
        <source>Find the motion of a person in the film of the reference, and fit it to the active model</source>
        <translation>参考動画の人物の動きを調べ、操作中のモデルに合わせます</translation>
    </message>
    <message>
        <source>日本語 (&amp;J)</source>
        <translation>日本語(&amp;J)</translation>
    </message>
    <message>
        <source>中文 (&amp;C)</source>
        <translation>中文(&amp;C)</translation>
    </message>
    <message>
        <source>Use Chinese; no native speaker has checked it yet</source>
        <translation>中国語で表示します。母語話者による確認はまだです</translation>
    </message>
    <message>
        <source>Set Motion of Sound</source>
        <translation>音声のモーションを選択</translation>
    </message>
    <message>
        <source>Play the sound that an open motion names</source>
        <translation>開いているモーションが指定する音声を再生します</translation>
    </message>
    <message>
        <source>Set Motion of Background</source>
        <translation>背景のモーションを選択</translation>
    </message>
    <message>
        <source>Show the background that an open motion names</source>
        <translation>開いているモーションが指定する背景を表示します</translation>
    </message>
    <message>
        <source>Set Motion of Reference</source>
        <translation>参考映像のモーションを選択</translation>
    </message>
    <message>
        <source>Show the reference that an open motion names</source>
        <translation>開いているモーションが指定する参考映像を表示します</translation>
    </message>
    <message>
        <source>Camera C&amp;ut Here</source>
        <translation>ここでカメラをカット(&amp;U)</translation>
    </message>
    <message>
        <source>Register the current view at the playhead, and the view of the motion at the frame before it, so that the camera cuts between them</source>
        <translation>現在の視点を再生位置に、モーションの視点をその 1 フレーム前に登録し、その間でカメラをカットします</translation>
    </message>
    <message>
        <source>Recent Messages</source>
        <translation>最近のメッセージ</translation>
    </message>
    <message>
        <source>List the messages of the program, closed ones too; choose one to see it again</source>
        <translation>閉じたものも含めてメッセージを一覧にします。選ぶともう一度表示します</translation>
    </message>
    <message>
        <source>Viewport Onl&amp;y</source>
        <translation>ビューポートのみ(&amp;Y)</translation>
    </message>
    <message>
        <source>Fill the screen with the viewport, and show only the frame, Play and Repeat beside it; Esc returns</source>
        <translation>画面全体にビューポートを表示し、ほかにはフレーム、再生、繰り返しだけを残します。Esc で戻ります</translation>
    </message>
    <message>
        <source>Fit the motion of a BVH, glTF, FBX or VRM Animation file to the active model, or take its camera</source>
        <translation>BVH、glTF、FBX、VRM アニメーションの動きを操作中のモデルに合わせて読み込むか、カメラを読み込みます</translation>
    </message>
    <message>
        <source>Bones &amp;of the Body…</source>
        <translation>体のボーン(&amp;O)…</translation>
    </message>
    <message>
        <source>Choose which bones of the active model stand for those of MMD&apos;s own models</source>
        <translation>操作中のモデルのどのボーンが MMD 標準のボーンに当たるかを選びます</translation>
    </message>
    <message>
        <source>Save the motion of the model as glTF, VRM Animation, BVH or FBX, or its camera as glTF or FBX</source>
        <translation>モデルのモーションを glTF、VRM アニメーション、BVH、FBX として、カメラを glTF、FBX として保存します</translation>
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
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Position %1</source>
        <translation>位置 %1</translation>
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
    <message>
        <source>Needs a motion with a reference, and a model</source>
        <translation>参考のあるモーションがないか、モデルがありません</translation>
    </message>
</context>
<context>
    <name>Core</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>メモリーが足りません</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation>接続がタイムアウトしました</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>使用中です</translation>
    </message>
    <message>
        <source>Directory not empty</source>
        <translation>フォルダーが空ではありません</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>ディスクの割り当てを超えました</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>ファイルがすでに存在します</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>ファイル名が長すぎます</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>ファイルが大きすぎます</translation>
    </message>
    <message>
        <source>Host is down</source>
        <translation>接続先が停止しています</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>入出力エラーです</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>引数が正しくありません</translation>
    </message>
    <message>
        <source>Invalid cross-device link</source>
        <translation>別のディスクにはリンクできません</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>フォルダーです</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>ディスクに空きがありません</translation>
    </message>
    <message>
        <source>No such device or address</source>
        <translation>デバイスがありません</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>ファイルまたはフォルダーがありません</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>フォルダーではありません</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>操作が許可されていません</translation>
    </message>
    <message>
        <source>Operation not supported</source>
        <translation>対応していない操作です</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>アクセス権がありません</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>読み取り専用のファイルシステムです</translation>
    </message>
    <message>
        <source>Resource temporarily unavailable</source>
        <translation>一時的に使えません</translation>
    </message>
    <message>
        <source>Stale file handle</source>
        <translation>ネットワーク上のファイルが失われました</translation>
    </message>
    <message>
        <source>Text file busy</source>
        <translation>使用中のファイルです</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>シンボリックリンクが多すぎます</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>開いているファイルが多すぎます</translation>
    </message>
    <message>
        <source>Transport endpoint is not connected</source>
        <translation>接続されていません</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>%1 バイト目</translation>
    </message>
    <message>
        <source>byte %1, %2</source>
        <translation>%1 バイト目、%2</translation>
    </message>
    <message>
        <source>cannot be accessed: %1</source>
        <translation>アクセスできません (%1)</translation>
    </message>
    <message>
        <source>cannot be created: %1</source>
        <translation>作成できません (%1)</translation>
    </message>
    <message>
        <source>cannot be locked: %1</source>
        <translation>ロックできません (%1)</translation>
    </message>
    <message>
        <source>cannot be opened: %1</source>
        <translation>開けません (%1)</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>読み込めません</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>読み込めません (%1)</translation>
    </message>
    <message>
        <source>cannot be removed: %1</source>
        <translation>削除できません (%1)</translation>
    </message>
    <message>
        <source>cannot be replaced: %1</source>
        <translation>置き換えられません (%1)</translation>
    </message>
    <message>
        <source>cannot be written in &quot;%1&quot;: %2</source>
        <translation>「%1」に書き込めません (%2)</translation>
    </message>
    <message>
        <source>cannot be written to the disk: %1</source>
        <translation>ディスクに書き込めません (%1)</translation>
    </message>
    <message>
        <source>cannot be written: &quot;%1&quot; does not accept new files</source>
        <translation>書き込めません。「%1」に新しいファイルを作れません</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>書き込めません (%1)</translation>
    </message>
    <message>
        <source>cannot be written: the folder &quot;%1&quot; does not exist</source>
        <translation>書き込めません。フォルダー「%1」がありません</translation>
    </message>
    <message>
        <source>could not be read completely</source>
        <translation>最後まで読み込めませんでした</translation>
    </message>
    <message>
        <source>does not exist</source>
        <translation>ありません</translation>
    </message>
    <message>
        <source>exists already</source>
        <translation>すでに存在します</translation>
    </message>
    <message>
        <source>is a device or a pipe, not a file</source>
        <translation>ファイルではなくデバイスかパイプです</translation>
    </message>
    <message>
        <source>is a folder, not a file</source>
        <translation>ファイルではなくフォルダーです</translation>
    </message>
    <message>
        <source>is a link that cannot be read: %1</source>
        <translation>読み込めないリンクです (%1)</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>空です</translation>
    </message>
    <message>
        <source>is not a file</source>
        <translation>ファイルではありません</translation>
    </message>
    <message>
        <source>is part of a loop of symbolic links</source>
        <translation>シンボリックリンクが循環しています</translation>
    </message>
    <message>
        <source>is too large for the available memory</source>
        <translation>メモリーに対して大きすぎます</translation>
    </message>
    <message>
        <source>is write-protected</source>
        <translation>書き込みが禁止されています</translation>
    </message>
    <message>
        <source>std::bad_alloc</source>
        <translation>メモリーが足りません</translation>
    </message>
    <message>
        <source>the previous version cannot be kept: %1</source>
        <translation>前の版を残せません: %1</translation>
    </message>
    <message>
        <source>the program %1 cannot be run on this system</source>
        <translation>プログラム %1 はこのシステムで実行できません</translation>
    </message>
    <message>
        <source>the program %1 is not in the folder of this one</source>
        <translation>プログラム %1 がこのプログラムのフォルダーにありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>CHANNELS needs a number from 0 to %1</source>
        <translation>CHANNELS には 0～%1 の数値が必要です</translation>
    </message>
    <message>
        <source>FBX-DOM %1</source>
        <translation>FBX の構造が正しくありません (%1)</translation>
    </message>
    <message>
        <source>FBX-Parser %1</source>
        <translation>FBX を解析できません (%1)</translation>
    </message>
    <message>
        <source>FBX-Tokenize %1</source>
        <translation>FBX の文字列を解析できません (%1)</translation>
    </message>
    <message>
        <source>File is too small.</source>
        <translation>ファイルが小さすぎます</translation>
    </message>
    <message>
        <source>Frame Time: needs a number of seconds, above 0 and at most 1</source>
        <translation>Frame Time: には 0 より大きく 1 以下の秒数が必要です</translation>
    </message>
    <message>
        <source>Frames: needs a number</source>
        <translation>Frames: には数値が必要です</translation>
    </message>
    <message>
        <source>JOINT, End Site, OFFSET, CHANNELS or }</source>
        <translation>JOINT、End Site、OFFSET、CHANNELS、} のどれか</translation>
    </message>
    <message>
        <source>No suitable reader found for the file format of file &quot;%1&quot;.</source>
        <translation>ファイル「%1」の形式を読み込めません</translation>
    </message>
    <message>
        <source>ROOT or MOTION</source>
        <translation>ROOT か MOTION のどちらか</translation>
    </message>
    <message>
        <source>Unable to open file &quot;%1&quot;.</source>
        <translation>ファイル「%1」を開けません</translation>
    </message>
    <message>
        <source>a channel has no sampler</source>
        <translation>サンプラーのないチャンネルがあります</translation>
    </message>
    <message>
        <source>a clip is longer than 100 hours</source>
        <translation>100 時間を超えるアニメーションがあります</translation>
    </message>
    <message>
        <source>a joint has no name</source>
        <translation>名前のないジョイントがあります</translation>
    </message>
    <message>
        <source>a number within 1e9 is expected</source>
        <translation>1e9 以内の数値が必要です</translation>
    </message>
    <message>
        <source>a record does not fit</source>
        <translation>レコードが収まりません</translation>
    </message>
    <message>
        <source>a track has less values than times</source>
        <translation>値が時刻より少ないトラックがあります</translation>
    </message>
    <message>
        <source>an OFFSET needs three numbers</source>
        <translation>OFFSET には 3 個の数値が必要です</translation>
    </message>
    <message>
        <source>an index is too large</source>
        <translation>インデックスが大きすぎます</translation>
    </message>
    <message>
        <source>animations</source>
        <translation>アニメーション</translation>
    </message>
    <message>
        <source>bufferViews</source>
        <translation>バッファービュー</translation>
    </message>
    <message>
        <source>buffers</source>
        <translation>バッファー</translation>
    </message>
    <message>
        <source>cannot be converted: %1</source>
        <translation>変換できません: %1</translation>
    </message>
    <message>
        <source>cannot be written as FBX: %1</source>
        <translation>FBX として書き出せません: %1</translation>
    </message>
    <message>
        <source>chest</source>
        <translation>胸</translation>
    </message>
    <message>
        <source>chunk</source>
        <translation>チャンク</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>%1が必要ですが、%2があります</translation>
    </message>
    <message>
        <source>feet can be held in place only with foot IK</source>
        <translation>足を固定できるのは足 IK を使うときだけです</translation>
    </message>
    <message>
        <source>frame %1: the position is too far away to be written</source>
        <translation>フレーム %1: 位置が遠すぎるため、書き出せません</translation>
    </message>
    <message>
        <source>has a child that does not exist</source>
        <translation>存在しない子があります</translation>
    </message>
    <message>
        <source>has a child that has another parent</source>
        <translation>別の親を持つ子があります</translation>
    </message>
    <message>
        <source>has a value that is not within 1e9</source>
        <translation>1e9 を超える値があります</translation>
    </message>
    <message>
        <source>has more than %1 nodes</source>
        <translation>ノードが %1 個を超えています</translation>
    </message>
    <message>
        <source>has more vertices than a model can have</source>
        <translation>頂点がモデルの上限を超えています</translation>
    </message>
    <message>
        <source>has no animation</source>
        <translation>アニメーションがありません</translation>
    </message>
    <message>
        <source>has no animation of nodes</source>
        <translation>ノードのアニメーションがありません</translation>
    </message>
    <message>
        <source>has no faces to draw</source>
        <translation>描画する面がありません</translation>
    </message>
    <message>
        <source>has no nodes</source>
        <translation>ノードがありません</translation>
    </message>
    <message>
        <source>has values of another type</source>
        <translation>値の型が異なります</translation>
    </message>
    <message>
        <source>have more values than the file has room for</source>
        <translation>値がファイルに収まらない個数です</translation>
    </message>
    <message>
        <source>head</source>
        <translation>頭</translation>
    </message>
    <message>
        <source>hips</source>
        <translation>腰</translation>
    </message>
    <message>
        <source>is cut off: it should have %1 bytes</source>
        <translation>途中で終わっています。%1 バイトのはずです</translation>
    </message>
    <message>
        <source>is in the file %1, %2</source>
        <translation>ファイル %1 にあります。%2</translation>
    </message>
    <message>
        <source>is not &quot;furitsuke.roles&quot;</source>
        <translation>&quot;furitsuke.roles&quot; ではありません</translation>
    </message>
    <message>
        <source>is not a binary FBX</source>
        <translation>バイナリーの FBX ではありません</translation>
    </message>
    <message>
        <source>is not a person: no %1</source>
        <translation>人体ではありません。足りないもの: %1</translation>
    </message>
    <message>
        <source>is not an avatar: VRM names no bone of it as the hips</source>
        <translation>アバターではありません。VRM に腰のボーンがありません</translation>
    </message>
    <message>
        <source>is not base64</source>
        <translation>base64 ではありません</translation>
    </message>
    <message>
        <source>is not glTF 2</source>
        <translation>glTF 2 ではありません</translation>
    </message>
    <message>
        <source>is not in a supported prop format</source>
        <translation>対応しているアクセサリの形式ではありません</translation>
    </message>
    <message>
        <source>is not the name of a role</source>
        <translation>役割の名前ではありません</translation>
    </message>
    <message>
        <source>is not version 2 of glTF</source>
        <translation>glTF バージョン 2 ではありません</translation>
    </message>
    <message>
        <source>it contains nothing to draw</source>
        <translation>描画するものがありません</translation>
    </message>
    <message>
        <source>it has no nodes</source>
        <translation>ノードがありません</translation>
    </message>
    <message>
        <source>leftFoot</source>
        <translation>左足首</translation>
    </message>
    <message>
        <source>leftHand</source>
        <translation>左手</translation>
    </message>
    <message>
        <source>leftLowerArm</source>
        <translation>左前腕</translation>
    </message>
    <message>
        <source>leftLowerLeg</source>
        <translation>左すね</translation>
    </message>
    <message>
        <source>leftUpperArm</source>
        <translation>左上腕</translation>
    </message>
    <message>
        <source>leftUpperLeg</source>
        <translation>左太もも</translation>
    </message>
    <message>
        <source>more than 65535 bones have vertices, which the format cannot store</source>
        <translation>頂点のあるボーンが 65535 個を超えるため、この形式では保存できません</translation>
    </message>
    <message>
        <source>neck</source>
        <translation>首</translation>
    </message>
    <message>
        <source>no joint has channels</source>
        <translation>チャンネルのあるジョイントがありません</translation>
    </message>
    <message>
        <source>no pose was received</source>
        <translation>ポーズを受信していません</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>ノード</translation>
    </message>
    <message>
        <source>records</source>
        <translation>レコード</translation>
    </message>
    <message>
        <source>replaces more values than there are</source>
        <translation>値の個数より多く置き換えています</translation>
    </message>
    <message>
        <source>rightFoot</source>
        <translation>右足首</translation>
    </message>
    <message>
        <source>rightHand</source>
        <translation>右手</translation>
    </message>
    <message>
        <source>rightLowerArm</source>
        <translation>右前腕</translation>
    </message>
    <message>
        <source>rightLowerLeg</source>
        <translation>右すね</translation>
    </message>
    <message>
        <source>rightUpperArm</source>
        <translation>右上腕</translation>
    </message>
    <message>
        <source>rightUpperLeg</source>
        <translation>右太もも</translation>
    </message>
    <message>
        <source>some nodes are their own ancestors</source>
        <translation>ノードの親子が循環しています</translation>
    </message>
    <message>
        <source>spine</source>
        <translation>背骨</translation>
    </message>
    <message>
        <source>the OFFSET of an End Site</source>
        <translation>「End Site」の「OFFSET」</translation>
    </message>
    <message>
        <source>the arms, the hips or the head of the model have no size</source>
        <translation>モデルの腕、腰、頭のどれかの大きさが 0 です</translation>
    </message>
    <message>
        <source>the body is too far away at frame %1</source>
        <translation>フレーム %1 で体が遠すぎます</translation>
    </message>
    <message>
        <source>the clip has no frame %1; the last one is %2</source>
        <translation>アニメーションにフレーム %1 はありません。最後は %2 です</translation>
    </message>
    <message>
        <source>the clip is too long: it would become more than %1 keys</source>
        <translation>アニメーションが長すぎます。キーが %1 個を超えます</translation>
    </message>
    <message>
        <source>the end of the file</source>
        <translation>ファイルの終わり</translation>
    </message>
    <message>
        <source>the file would have more than 4 GiB</source>
        <translation>ファイルが 4 GiB を超えます</translation>
    </message>
    <message>
        <source>the hips have no width, so that the body has no direction</source>
        <translation>腰の幅が 0 なので、体の向きが決まりません</translation>
    </message>
    <message>
        <source>the indices are not unsigned integers</source>
        <translation>インデックスが符号なし整数ではありません</translation>
    </message>
    <message>
        <source>the joint %1 has CHANNELS twice</source>
        <translation>ジョイント%1に CHANNELS が 2 回あります</translation>
    </message>
    <message>
        <source>the joint %1 has no OFFSET</source>
        <translation>ジョイント%1に OFFSET がありません</translation>
    </message>
    <message>
        <source>the joint %1 has two OFFSETs</source>
        <translation>ジョイント%1に OFFSET が 2 個あります</translation>
    </message>
    <message>
        <source>the joint %1 is not closed</source>
        <translation>ジョイント%1が閉じられていません</translation>
    </message>
    <message>
        <source>the joint is too far away from its parent to be written</source>
        <translation>ジョイントが親から遠すぎるため、書き出せません</translation>
    </message>
    <message>
        <source>the last frame is incomplete</source>
        <translation>最後のフレームが途中で終わっています</translation>
    </message>
    <message>
        <source>the legs of the model have no length</source>
        <translation>モデルの足の長さが 0 です</translation>
    </message>
    <message>
        <source>the legs of the skeleton have no length</source>
        <translation>スケルトンの足の長さが 0 です</translation>
    </message>
    <message>
        <source>the model lacks bones of a person: %1</source>
        <translation>モデルに人体のボーンが足りません: %1</translation>
    </message>
    <message>
        <source>the model lacks the bone 頭, which VRM requires</source>
        <translation>VRM に必要なボーン「頭」がモデルにありません</translation>
    </message>
    <message>
        <source>the model of the motion</source>
        <translation>モーションのモデル</translation>
    </message>
    <message>
        <source>the motion of the bones would take more than 1 GiB; choose a shorter range</source>
        <translation>ボーンの動きが 1 GiB を超えます。範囲を短くしてください</translation>
    </message>
    <message>
        <source>the name of an expression is longer than %1 bytes</source>
        <translation>モーフの名前が %1 バイトを超えています</translation>
    </message>
    <message>
        <source>the packet has bundles in more than %1 bundles</source>
        <translation>パケットのバンドルの入れ子が %1 段を超えています</translation>
    </message>
    <message>
        <source>the packet is not OSC: %1</source>
        <translation>パケットが OSC ではありません (%1)</translation>
    </message>
    <message>
        <source>the packet is not OSC: a bundle ends within the length of an element</source>
        <translation>パケットが OSC ではありません。バンドルが要素の長さの途中で終わっています</translation>
    </message>
    <message>
        <source>the packet is not OSC: a bundle without a time</source>
        <translation>パケットが OSC ではありません。バンドルに時刻がありません</translation>
    </message>
    <message>
        <source>the packet is not OSC: a message that ends too early</source>
        <translation>パケットが OSC ではありません。メッセージが途中で終わっています</translation>
    </message>
    <message>
        <source>the packet is not OSC: an element of %1 bytes in a bundle with %2</source>
        <translation>パケットが OSC ではありません。%2 バイトのバンドルに %1 バイトの要素があります</translation>
    </message>
    <message>
        <source>the range of frames is empty or begins before 0</source>
        <translation>フレームの範囲が空か、0 より前から始まっています</translation>
    </message>
    <message>
        <source>the sizes of both models differ too much</source>
        <translation>二つのモデルの大きさが違いすぎます</translation>
    </message>
    <message>
        <source>the source model</source>
        <translation>元のモデル</translation>
    </message>
    <message>
        <source>the values are not within the buffer</source>
        <translation>値がバッファーの外にあります</translation>
    </message>
    <message>
        <source>there are more than %1 joints</source>
        <translation>ジョイントが %1 個を超えています</translation>
    </message>
    <message>
        <source>there are no dancers</source>
        <translation>ダンサーがいません</translation>
    </message>
    <message>
        <source>there are no frames</source>
        <translation>フレームがありません</translation>
    </message>
    <message>
        <source>there are no joints</source>
        <translation>ジョイントがありません</translation>
    </message>
    <message>
        <source>contains no JSON</source>
        <translation>JSON がありません</translation>
    </message>
    <message>
        <source>buffer %1 does not exist</source>
        <translation>バッファー %1 がありません</translation>
    </message>
    <message>
        <source>clip %1 does not exist; the last one is %2</source>
        <translation>アニメーション %1 はありません。最後は %2 です</translation>
    </message>
    <message>
        <source>the reference frame %1 does not exist; the last frame is %2</source>
        <translation>基準にするフレーム %1 はありません。最後は %2 です</translation>
    </message>
    <message>
        <source>there is no joint named %1</source>
        <translation>%1 という名前のジョイントはありません</translation>
    </message>
    <message>
        <source>view %1 does not exist</source>
        <translation>ビュー %1 がありません</translation>
    </message>
    <message>
        <source>this build has no live link, because oscpack was not installed</source>
        <translation>このプログラムにはライブリンクが組み込まれていません (oscpack)</translation>
    </message>
    <message>
        <source>unknown channel %1</source>
        <translation>チャンネル%1は不明です</translation>
    </message>
    <message>
        <source>which cannot be read</source>
        <translation>読み込めません</translation>
    </message>
    <message>
        <source>which does not exist</source>
        <translation>このファイルはありません</translation>
    </message>
    <message>
        <source>which is not a file or is too large</source>
        <translation>ファイルではないか、大きすぎます</translation>
    </message>
    <message>
        <source>which is not in the folder of the glTF</source>
        <translation>このファイルは glTF のフォルダーの外にあります</translation>
    </message>
    <message>
        <source>which is not read; save it as .glb</source>
        <translation>このファイルは読み込みません。.glb で保存してください</translation>
    </message>
    <message>
        <source>whose folder cannot be read</source>
        <translation>そのフォルダーを読み込めません</translation>
    </message>
    <message>
        <source>{ after End Site</source>
        <translation>End Site の後の「{」</translation>
    </message>
    <message>
        <source>{ after the name of a joint</source>
        <translation>ジョイント名の後の「{」</translation>
    </message>
    <message>
        <source>} at the end of an End Site</source>
        <translation>End Site の終わりの「}」</translation>
    </message>
    <message>
        <source>センター of the model does not move its 下半身</source>
        <translation>モデルのセンターが下半身を動かしていません</translation>
    </message>
    <message>
        <source>%1 IK bones do not fit in the header</source>
        <translation>IK ボーン %1 個はヘッダーに収まりません</translation>
    </message>
    <message>
        <source>%1 additional uvs; at most 4 are possible</source>
        <translation>追加 UV が %1 個あります (最大 4 個)</translation>
    </message>
    <message>
        <source>%1 bytes are needed, %2 are left</source>
        <translation>%1 バイト必要ですが、残りは %2 バイトです</translation>
    </message>
    <message>
        <source>%1 is negative</source>
        <translation>%1が負の数です</translation>
    </message>
    <message>
        <source>%1 needs %2 bytes, %3 are left</source>
        <translation>%1には %2 バイト必要ですが、残りは %3 バイトです</translation>
    </message>
    <message>
        <source>%1 needs at least %2 bytes, %3 are left</source>
        <translation>%1には少なくとも %2 バイト必要ですが、残りは %3 バイトです</translation>
    </message>
    <message>
        <source>%1 records</source>
        <translation>レコード %1 個</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1、%2 行目</translation>
    </message>
    <message>
        <source>%1; this may be an unsupported variant of version 1 with different camera records</source>
        <translation>%1。カメラのレコードが異なる、対応していないバージョン 1 の変種かもしれません</translation>
    </message>
    <message>
        <source>English block</source>
        <translation>英語の部分</translation>
    </message>
    <message>
        <source>English bone names</source>
        <translation>英語のボーン名</translation>
    </message>
    <message>
        <source>English group names</source>
        <translation>英語のグループ名</translation>
    </message>
    <message>
        <source>English model name</source>
        <translation>英語のモデル名</translation>
    </message>
    <message>
        <source>English morph names</source>
        <translation>英語のモーフ名</translation>
    </message>
    <message>
        <source>IK</source>
        <translation>IK</translation>
    </message>
    <message>
        <source>IK bones</source>
        <translation>IK ボーン</translation>
    </message>
    <message>
        <source>IK count</source>
        <translation>IK の個数</translation>
    </message>
    <message>
        <source>IK states</source>
        <translation>IK の状態</translation>
    </message>
    <message>
        <source>a %1 of %2 does not fit in the %3 remaining bytes</source>
        <translation>%1 %2 は残りの %3 バイトに収まりません</translation>
    </message>
    <message>
        <source>a PMX older than version 2.0, which is not supported</source>
        <translation>バージョン 2.0 より古い PMX には対応していません</translation>
    </message>
    <message>
        <source>a field of %1 bytes, %2 are left</source>
        <translation>フィールドは %1 バイトですが、残りは %2 バイトです</translation>
    </message>
    <message>
        <source>a length of %1</source>
        <translation>長さが %1 です</translation>
    </message>
    <message>
        <source>a negative number of outside parents</source>
        <translation>外部親の個数が負の数です</translation>
    </message>
    <message>
        <source>a negative number of points</source>
        <translation>点の個数が負の数です</translation>
    </message>
    <message>
        <source>a negative size or count</source>
        <translation>サイズか個数が負の数です</translation>
    </message>
    <message>
        <source>a number has more than 10 bytes</source>
        <translation>数値が 10 バイトを超えています</translation>
    </message>
    <message>
        <source>a text of %1 bytes, %2 are left</source>
        <translation>テキストは %1 バイトですが、残りは %2 バイトです</translation>
    </message>
    <message>
        <source>accessories</source>
        <translation>アクセサリ</translation>
    </message>
    <message>
        <source>accessory %1 of %2</source>
        <translation>アクセサリ %1/%2</translation>
    </message>
    <message>
        <source>accessory keys</source>
        <translation>アクセサリキー</translation>
    </message>
    <message>
        <source>an index of %1 bytes; 1, 2 and 4 are possible</source>
        <translation>インデックスが %1 バイトです (1、2、4 のどれかです)</translation>
    </message>
    <message>
        <source>bone &quot;%1&quot;</source>
        <translation>ボーン「%1」</translation>
    </message>
    <message>
        <source>bone groups</source>
        <translation>ボーンのグループ</translation>
    </message>
    <message>
        <source>bone keys</source>
        <translation>ボーンキー</translation>
    </message>
    <message>
        <source>bones</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>bones in groups</source>
        <translation>グループのボーン</translation>
    </message>
    <message>
        <source>bones that the camera follows</source>
        <translation>カメラが追うボーン</translation>
    </message>
    <message>
        <source>camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>camera keys</source>
        <translation>カメラキー</translation>
    </message>
    <message>
        <source>camera properties</source>
        <translation>カメラの設定</translation>
    </message>
    <message>
        <source>count %1</source>
        <translation>個数 %1 </translation>
    </message>
    <message>
        <source>count %1, but record %2 does not fit in the %3 remaining bytes</source>
        <translation>個数は %1 ですが、レコード %2 は残りの %3 バイトに収まりません</translation>
    </message>
    <message>
        <source>deform kind %1 is unknown</source>
        <translation>変形方式 %1 は不明です</translation>
    </message>
    <message>
        <source>display frames</source>
        <translation>表示枠</translation>
    </message>
    <message>
        <source>distance curves</source>
        <translation>距離の補間曲線</translation>
    </message>
    <message>
        <source>distances</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>element kind %1 is unknown</source>
        <translation>要素の種類 %1 は不明です</translation>
    </message>
    <message>
        <source>ends inside a field</source>
        <translation>フィールドの途中で終わっています</translation>
    </message>
    <message>
        <source>ends inside a number</source>
        <translation>数値の途中で終わっています</translation>
    </message>
    <message>
        <source>face panel</source>
        <translation>表示モーフ</translation>
    </message>
    <message>
        <source>faces</source>
        <translation>面</translation>
    </message>
    <message>
        <source>frames</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>gravity keys</source>
        <translation>重力キー</translation>
    </message>
    <message>
        <source>has a number in place of a message</source>
        <translation>メッセージのはずの場所に数値があります</translation>
    </message>
    <message>
        <source>has an unknown type of field</source>
        <translation>フィールドの種類が不明です</translation>
    </message>
    <message>
        <source>header</source>
        <translation>ヘッダー</translation>
    </message>
    <message>
        <source>how many bones and morphs it has could not be found out</source>
        <translation>ボーンとモーフの個数が分かりませんでした</translation>
    </message>
    <message>
        <source>is no field</source>
        <translation>フィールドではありません</translation>
    </message>
    <message>
        <source>is not a BVMD</source>
        <translation>BVMD ではありません</translation>
    </message>
    <message>
        <source>is not a list of MikuMikuEffect</source>
        <translation>MikuMikuEffect の一覧ではありません</translation>
    </message>
    <message>
        <source>is not a pose file: it does not begin with &quot;%1&quot;</source>
        <translation>ポーズファイルではありません。「%1」で始まっていません</translation>
    </message>
    <message>
        <source>is not an MVD motion</source>
        <translation>MVD モーションではありません</translation>
    </message>
    <message>
        <source>is not an NMD motion</source>
        <translation>NMD モーションではありません</translation>
    </message>
    <message>
        <source>is too large for a list of MikuMikuEffect</source>
        <translation>MikuMikuEffect の一覧としては大きすぎます</translation>
    </message>
    <message>
        <source>joints</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <source>key count</source>
        <translation>キーの個数</translation>
    </message>
    <message>
        <source>keys of %1 bytes, at least %2 are needed</source>
        <translation>キーが %1 バイトです。少なくとも %2 バイト必要です</translation>
    </message>
    <message>
        <source>light</source>
        <translation>照明</translation>
    </message>
    <message>
        <source>light keys</source>
        <translation>照明キー</translation>
    </message>
    <message>
        <source>line %1, %2</source>
        <translation>%1 行目、%2</translation>
    </message>
    <message>
        <source>materials</source>
        <translation>材質</translation>
    </message>
    <message>
        <source>message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>model %1 of %2</source>
        <translation>モデル %1/%2</translation>
    </message>
    <message>
        <source>model name</source>
        <translation>モデル名</translation>
    </message>
    <message>
        <source>morph &quot;%1&quot;</source>
        <translation>モーフ「%1」</translation>
    </message>
    <message>
        <source>morph keys</source>
        <translation>モーフキー</translation>
    </message>
    <message>
        <source>morph kind %1 is unknown</source>
        <translation>モーフの種類 %1 は不明です</translation>
    </message>
    <message>
        <source>morphs</source>
        <translation>モーフ</translation>
    </message>
    <message>
        <source>motion clip</source>
        <translation>モーションクリップ</translation>
    </message>
    <message>
        <source>moving bones</source>
        <translation>移動するボーン</translation>
    </message>
    <message>
        <source>name length</source>
        <translation>名前の長さ</translation>
    </message>
    <message>
        <source>names</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>needs %1 bytes, %2 are left</source>
        <translation>%1 バイト必要ですが、残りは %2 バイトです</translation>
    </message>
    <message>
        <source>not a PMD: &quot;Pmd&quot; is expected</source>
        <translation>PMD ではありません。「Pmd」で始まるはずです</translation>
    </message>
    <message>
        <source>not a PMX: &quot;PMX &quot; is expected</source>
        <translation>PMX ではありません。「PMX 」で始まるはずです</translation>
    </message>
    <message>
        <source>not a VMD: &quot;%1&quot; is expected</source>
        <translation>VMD ではありません。「%1」で始まるはずです</translation>
    </message>
    <message>
        <source>not a VMD: &quot;%1&quot; is expected, the file begins with &quot;%2&quot;</source>
        <translation>VMD ではありません。「%1」で始まるはずですが、ファイルは「%2」で始まっています</translation>
    </message>
    <message>
        <source>not a project of MikuMikuDance: &quot;%1&quot; is expected</source>
        <translation>MikuMikuDance のプロジェクトではありません。「%1」で始まるはずです</translation>
    </message>
    <message>
        <source>object</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>object name</source>
        <translation>オブジェクト名</translation>
    </message>
    <message>
        <source>offset</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>only %1 settings, 8 are needed</source>
        <translation>設定が %1 個しかありません。8 個必要です</translation>
    </message>
    <message>
        <source>only version 1 of MVD is known</source>
        <translation>MVD はバージョン 1 だけに対応しています</translation>
    </message>
    <message>
        <source>outside parents</source>
        <translation>外部親</translation>
    </message>
    <message>
        <source>physics</source>
        <translation>物理演算</translation>
    </message>
    <message>
        <source>position curves</source>
        <translation>位置の補間曲線</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>project keys</source>
        <translation>プロジェクトのキー</translation>
    </message>
    <message>
        <source>projects of 2 GiB and more are not read</source>
        <translation>2 GiB 以上のプロジェクトは読み込みません</translation>
    </message>
    <message>
        <source>properties</source>
        <translation>表示・IK</translation>
    </message>
    <message>
        <source>property keys</source>
        <translation>表示・IK キー</translation>
    </message>
    <message>
        <source>record %1 of %2 needs %3 bytes, %4 are left</source>
        <translation>レコード %1/%2 には %3 バイト必要ですが、残りは %4 バイトです</translation>
    </message>
    <message>
        <source>record %1 of %2: %3</source>
        <translation>レコード %1/%2: %3</translation>
    </message>
    <message>
        <source>rigid bodies</source>
        <translation>剛体</translation>
    </message>
    <message>
        <source>rotating bones</source>
        <translation>回転するボーン</translation>
    </message>
    <message>
        <source>rotation curves</source>
        <translation>回転の補間曲線</translation>
    </message>
    <message>
        <source>rotations</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>section</source>
        <translation>セクション</translation>
    </message>
    <message>
        <source>self-shadow keys</source>
        <translation>セルフ影キー</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>signature</source>
        <translation>署名</translation>
    </message>
    <message>
        <source>size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>soft bodies</source>
        <translation>ソフトボディ</translation>
    </message>
    <message>
        <source>table of sections</source>
        <translation>セクションの表</translation>
    </message>
    <message>
        <source>text encoding %1 is unknown; 0 is UTF-16, 1 is UTF-8</source>
        <translation>文字コード %1 は不明です (0 は UTF-16、1 は UTF-8)</translation>
    </message>
    <message>
        <source>textures</source>
        <translation>テクスチャ</translation>
    </message>
    <message>
        <source>the IK bone names and keys need too much memory</source>
        <translation>IK ボーンの名前とキーに必要なメモリーが多すぎます</translation>
    </message>
    <message>
        <source>the file ends before the count</source>
        <translation>個数の前でファイルが終わっています</translation>
    </message>
    <message>
        <source>the file ends inside the header</source>
        <translation>ファイルがヘッダーの途中で終わっています</translation>
    </message>
    <message>
        <source>the file ends inside the header: %1 bytes are needed, it has %2</source>
        <translation>ファイルがヘッダーの途中で終わっています。%1 バイト必要ですが、%2 バイトしかありません</translation>
    </message>
    <message>
        <source>the file ends: %1 bytes are needed, %2 are left</source>
        <translation>ファイルが途中で終わっています。%1 バイト必要ですが、残りは %2 バイトです</translation>
    </message>
    <message>
        <source>the model name has %1 bytes instead of %2; every key was read</source>
        <translation>モデル名は %2 バイトのはずですが、%1 バイトです。キーはすべて読み込みました</translation>
    </message>
    <message>
        <source>the name contains a line break, which a pose file cannot store</source>
        <translation>名前に改行があり、ポーズファイルに保存できません</translation>
    </message>
    <message>
        <source>too many objects</source>
        <translation>オブジェクトが多すぎます</translation>
    </message>
    <message>
        <source>toon names</source>
        <translation>トゥーン名</translation>
    </message>
    <message>
        <source>track count</source>
        <translation>トラックの個数</translation>
    </message>
    <message>
        <source>unknown section</source>
        <translation>不明なセクション</translation>
    </message>
    <message>
        <source>version %1 is not supported; 1.0 to 3.0 are</source>
        <translation>バージョン %1 には対応していません (対応しているのは 1.0～3.0 です)</translation>
    </message>
    <message>
        <source>version %1 is not supported; 2.0 and 2.1 are</source>
        <translation>バージョン %1 には対応していません (対応しているのは 2.0 と 2.1 です)</translation>
    </message>
    <message>
        <source>vertices</source>
        <translation>頂点</translation>
    </message>
    <message>
        <source>view angle curves</source>
        <translation>視野角の補間曲線</translation>
    </message>
    <message>
        <source>view angles</source>
        <translation>視野角</translation>
    </message>
    <message>
        <source>visibility</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>visibility and IK keys</source>
        <translation>表示・IK キー</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>ウェイト</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither add nor replace</source>
        <translation>「%1」は add でも replace でもありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a color such as #000000</source>
        <translation>「%1」は #000000 のような色ではありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a whole number in the allowed range</source>
        <translation>「%1」は範囲内の整数ではありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not fit, fill or stretch</source>
        <translation>「%1」は fit、fill、stretch のどれでもありません</translation>
    </message>
    <message>
        <source>%1; a newer version of the program wrote it</source>
        <translation>%1。このプログラムの新しいバージョンで保存されています</translation>
    </message>
    <message>
        <source>BVH motion capture</source>
        <translation>BVH モーションキャプチャ</translation>
    </message>
    <message>
        <source>BVMD motion</source>
        <translation>BVMD モーション</translation>
    </message>
    <message>
        <source>FBX scene</source>
        <translation>FBX シーン</translation>
    </message>
    <message>
        <source>JSON text</source>
        <translation>JSON テキスト</translation>
    </message>
    <message>
        <source>MMD cannot store a name of the model, of a bone or of a morph: %1</source>
        <translation>モデル、ボーン、モーフの名前に MMD が保存できないものがあります: %1</translation>
    </message>
    <message>
        <source>MMD cannot store the path %1</source>
        <translation>MMD はパス %1 を保存できません</translation>
    </message>
    <message>
        <source>MikuMikuDance project (PMM)</source>
        <translation>MikuMikuDance のプロジェクト (PMM)</translation>
    </message>
    <message>
        <source>MikuMikuMoving motion (MVD)</source>
        <translation>MikuMikuMoving モーション (MVD)</translation>
    </message>
    <message>
        <source>PMD model</source>
        <translation>PMD モデル</translation>
    </message>
    <message>
        <source>PMX model</source>
        <translation>PMX モデル</translation>
    </message>
    <message>
        <source>VMD motion</source>
        <translation>VMD モーション</translation>
    </message>
    <message>
        <source>VPD pose</source>
        <translation>VPD ポーズ</translation>
    </message>
    <message>
        <source>a colon is expected after a member&apos;s name</source>
        <translation>メンバー名の後にコロンが必要です</translation>
    </message>
    <message>
        <source>a comma or the end of the array is expected</source>
        <translation>コンマか配列の終わりが必要です</translation>
    </message>
    <message>
        <source>a comma or the end of the object is expected</source>
        <translation>コンマかオブジェクトの終わりが必要です</translation>
    </message>
    <message>
        <source>a control character in a string</source>
        <translation>文字列に制御文字があります</translation>
    </message>
    <message>
        <source>a frame below 0</source>
        <translation>フレームが 0 より前です</translation>
    </message>
    <message>
        <source>a path has no NUL</source>
        <translation>パスにゼロのバイトは使えません</translation>
    </message>
    <message>
        <source>a project of MMD 8 or older cannot get another model</source>
        <translation>MMD 8 以前のプロジェクトにモデルは追加できません</translation>
    </message>
    <message>
        <source>a project of MMD has at most 255 models</source>
        <translation>MMD のプロジェクトに入るモデルは 255 体までです</translation>
    </message>
    <message>
        <source>a quotation mark is missing</source>
        <translation>引用符が足りません</translation>
    </message>
    <message>
        <source>a section such as [bone] is expected</source>
        <translation>[bone] のようなセクションが必要です</translation>
    </message>
    <message>
        <source>a value follows the last column</source>
        <translation>最後の列の後に値があります</translation>
    </message>
    <message>
        <source>an escape needs four hexadecimal digits</source>
        <translation>エスケープには 16 進数が 4 桁必要です</translation>
    </message>
    <message>
        <source>an incomplete character in a string</source>
        <translation>文字列に不完全な文字があります</translation>
    </message>
    <message>
        <source>an odd number of hexadecimal digits</source>
        <translation>16 進数の桁数が奇数です</translation>
    </message>
    <message>
        <source>an unknown escape in a string</source>
        <translation>文字列に不明なエスケープがあります</translation>
    </message>
    <message>
        <source>ends before it begins</source>
        <translation>終わりが始まりより前です</translation>
    </message>
    <message>
        <source>file of unknown format</source>
        <translation>不明な形式のファイル</translation>
    </message>
    <message>
        <source>follows more than one of ground, own and model</source>
        <translation>ground、own、model のうち複数を追っています</translation>
    </message>
    <message>
        <source>given twice</source>
        <translation>2 回指定されています</translation>
    </message>
    <message>
        <source>glTF scene</source>
        <translation>glTF シーン</translation>
    </message>
    <message>
        <source>gravityDirection has no length</source>
        <translation>gravityDirection の長さが 0 です</translation>
    </message>
    <message>
        <source>has neither a file nor a title</source>
        <translation>ファイルも題名もありません</translation>
    </message>
    <message>
        <source>is a %1, not a motion or pose; known formats are %2</source>
        <translation>モーションやポーズではなく、%1です。読み込める形式: %2</translation>
    </message>
    <message>
        <source>is larger than 64 MiB and is not read</source>
        <translation>64 MiB を超えるため、読み込みません</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>ありません</translation>
    </message>
    <message>
        <source>is not 16 hexadecimal digits in lower case</source>
        <translation>小文字の 16 進数 16 桁ではありません</translation>
    </message>
    <message>
        <source>is not a hexadecimal number</source>
        <translation>16 進数ではありません</translation>
    </message>
    <message>
        <source>is not a kind of track</source>
        <translation>トラックの種類ではありません</translation>
    </message>
    <message>
        <source>is not a known motion or pose; known formats are %1</source>
        <translation>読み込めるモーションやポーズではありません。読み込める形式: %1</translation>
    </message>
    <message>
        <source>is not a rotation: its length is 0</source>
        <translation>長さが 0 なので、回転ではありません</translation>
    </message>
    <message>
        <source>is not within 0 and 1</source>
        <translation>0～1 の範囲にありません</translation>
    </message>
    <message>
        <source>keys are outside of first and last</source>
        <translation>first と last の外にキーがあります</translation>
    </message>
    <message>
        <source>list of MikuMikuEffect (EMM)</source>
        <translation>MikuMikuEffect の一覧 (EMM)</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>%1 個を超えています</translation>
    </message>
    <message>
        <source>more than %1 entries</source>
        <translation>項目が %1 個を超えています</translation>
    </message>
    <message>
        <source>more than %1 values</source>
        <translation>値が %1 個を超えています</translation>
    </message>
    <message>
        <source>motion as CSV</source>
        <translation>CSV のモーション</translation>
    </message>
    <message>
        <source>nanoem motion (NMD)</source>
        <translation>nanoem モーション (NMD)</translation>
    </message>
    <message>
        <source>needs two names separated by a comma; a third cell is ignored</source>
        <translation>コンマで区切った 2 つの名前が必要です (3 つ目は無視されます)</translation>
    </message>
    <message>
        <source>neither &quot;linear&quot; nor an array of four numbers</source>
        <translation>&quot;linear&quot; でも 4 個の数値の配列でもありません</translation>
    </message>
    <message>
        <source>neither a number nor &quot;nan&quot;, &quot;inf&quot; or &quot;-inf&quot;</source>
        <translation>数値でも &quot;nan&quot;、&quot;inf&quot;、&quot;-inf&quot; でもありません</translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation>入れ子が深すぎます</translation>
    </message>
    <message>
        <source>not a JSON value</source>
        <translation>JSON の値ではありません</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>数値ではありません</translation>
    </message>
    <message>
        <source>not a string</source>
        <translation>文字列ではありません</translation>
    </message>
    <message>
        <source>not a whole number</source>
        <translation>整数ではありません</translation>
    </message>
    <message>
        <source>not an array</source>
        <translation>配列ではありません</translation>
    </message>
    <message>
        <source>not an object</source>
        <translation>オブジェクトではありません</translation>
    </message>
    <message>
        <source>not hexadecimal digits</source>
        <translation>16 進数ではありません</translation>
    </message>
    <message>
        <source>not true or false</source>
        <translation>true でも false でもありません</translation>
    </message>
    <message>
        <source>not within %1..%2</source>
        <translation>%1～%2 の範囲にありません</translation>
    </message>
    <message>
        <source>only version 1 is known</source>
        <translation>バージョン 1 だけに対応しています</translation>
    </message>
    <message>
        <source>project</source>
        <translation>プロジェクト</translation>
    </message>
    <message>
        <source>text follows the end of the object</source>
        <translation>オブジェクトの終わりの後に文字があります</translation>
    </message>
    <message>
        <source>the camera follows a bone of a model or nothing</source>
        <translation>カメラが追えるのはモデルのボーンだけです</translation>
    </message>
    <message>
        <source>the column &quot;%1&quot; appears twice</source>
        <translation>列「%1」が 2 回あります</translation>
    </message>
    <message>
        <source>the column &quot;%1&quot; is missing</source>
        <translation>列「%1」がありません</translation>
    </message>
    <message>
        <source>the file has no section</source>
        <translation>ファイルにセクションがありません</translation>
    </message>
    <message>
        <source>the format is not %1</source>
        <translation>形式が %1 ではありません</translation>
    </message>
    <message>
        <source>the format is not furitsuke.motion</source>
        <translation>形式が furitsuke.motion ではありません</translation>
    </message>
    <message>
        <source>the format is not furitsuke.project</source>
        <translation>形式が furitsuke.project ではありません</translation>
    </message>
    <message>
        <source>the kind must be before the keys</source>
        <translation>種類はキーより前に必要です</translation>
    </message>
    <message>
        <source>the model has other parts than the project</source>
        <translation>モデルの構成がプロジェクトと異なります</translation>
    </message>
    <message>
        <source>the models of the project have the last possible number</source>
        <translation>プロジェクトのモデルの番号が上限に達しています</translation>
    </message>
    <message>
        <source>the name %1 cannot be stored: %2</source>
        <translation>名前 %1 を保存できません: %2</translation>
    </message>
    <message>
        <source>the name is missing</source>
        <translation>名前がありません</translation>
    </message>
    <message>
        <source>the path is too long for MMD: %1</source>
        <translation>MMD にはパスが長すぎます: %1</translation>
    </message>
    <message>
        <source>the project has no such model</source>
        <translation>プロジェクトにそのモデルはありません</translation>
    </message>
    <message>
        <source>the project has other accessories</source>
        <translation>アクセサリがプロジェクトと異なります</translation>
    </message>
    <message>
        <source>the project has other models</source>
        <translation>モデルがプロジェクトと異なります</translation>
    </message>
    <message>
        <source>the project is damaged and cannot be saved: %1</source>
        <translation>プロジェクトが壊れているため、保存できません: %1</translation>
    </message>
    <message>
        <source>the scale is not above 0</source>
        <translation>拡大率が 0 以下です</translation>
    </message>
    <message>
        <source>the text ends in a string</source>
        <translation>文字列の途中で終わっています</translation>
    </message>
    <message>
        <source>there are more than %1</source>
        <translation>%1 個を超えています</translation>
    </message>
    <message>
        <source>too large for a 32-bit float</source>
        <translation>32 ビット浮動小数点数には大きすぎます</translation>
    </message>
    <message>
        <source>unknown column &quot;%1&quot;</source>
        <translation>列「%1」は不明です</translation>
    </message>
    <message>
        <source>version %1 is not known; a newer version of the program wrote it</source>
        <translation>バージョン %1 には対応していません。このプログラムの新しいバージョンで保存されています</translation>
    </message>
    <message>
        <source>was changed by another program</source>
        <translation>別のプログラムによって変更されました</translation>
    </message>
    <message>
        <source>would be larger than 64 MiB; flatten layers</source>
        <translation>64 MiB を超えます。レイヤーを統合してください</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has more than one number</source>
        <translation>「%1」に番号が複数あります</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a .png file name</source>
        <translation>「%1」は .png のファイル名ではありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of the frame rates %2</source>
        <translation>「%1」は次のフレームレートのどれでもありません: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of a film; it must end in .mp4, .webm, .mov or .gif</source>
        <translation>「%1」は動画のファイル名ではありません。末尾は .mp4、.webm、.mov、.gif のどれかです</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: a percent sign must start a number such as %05d</source>
        <translation>「%1」: パーセント記号の後は %05d のような番号にしてください</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: only the file name may have a number, not a folder</source>
        <translation>「%1」: 番号を使えるのはファイル名だけです (フォルダー名には使えません)</translation>
    </message>
    <message>
        <source>%1 can have at most %2 pictures per second</source>
        <translation>%1 は 1 秒に最大 %2 枚です</translation>
    </message>
    <message>
        <source>%1 cannot be transparent; %2 can</source>
        <translation>%1 は透明にできません。できるもの: %2</translation>
    </message>
    <message>
        <source>%1 cannot have sound</source>
        <translation>%1 に音声は入りません</translation>
    </message>
    <message>
        <source>%1 is not installed</source>
        <translation>%1 がインストールされていません</translation>
    </message>
    <message>
        <source>%1 is of another version</source>
        <translation>%1 のバージョンが異なります</translation>
    </message>
    <message>
        <source>%1 x %2 pixels exceed the size limit</source>
        <translation>%1 x %2 ピクセルは上限を超えています</translation>
    </message>
    <message>
        <source>%1-bit samples of %2 channels in %3 bytes are not supported</source>
        <translation>%1 ビット、%2 チャンネル、%3 バイトのサンプルには対応していません</translation>
    </message>
    <message>
        <source>A line of the lyrics file has no time or value that can be read; the line is ignored: %1</source>
        <translation>歌詞ファイルに、時刻や値を読めない行があります。その行は無視します: %1</translation>
    </message>
    <message>
        <source>A part of the lyrics file is damaged; the notes before the damage are used: %1</source>
        <translation>歌詞ファイルの一部が壊れています。壊れた部分より前の音符を使います: %1</translation>
    </message>
    <message>
        <source>A text is in neither kana nor Latin letters; the mouth stays closed there: %1</source>
        <translation>かなでもローマ字でもない文字があります。そこでは口を閉じます: %1</translation>
    </message>
    <message>
        <source>Bogus Huffman table definition</source>
        <translation>ハフマン表が正しくありません</translation>
    </message>
    <message>
        <source>Bogus marker length</source>
        <translation>マーカーの長さが正しくありません</translation>
    </message>
    <message>
        <source>CRC error</source>
        <translation>CRC が一致しません</translation>
    </message>
    <message>
        <source>DXGI format %1 is not supported</source>
        <translation>DXGI 形式 %1 には対応していません</translation>
    </message>
    <message>
        <source>Decoder not found</source>
        <translation>デコーダーがありません</translation>
    </message>
    <message>
        <source>Demuxer not found</source>
        <translation>読み込める形式ではありません</translation>
    </message>
    <message>
        <source>Empty JPEG image (DNL not supported)</source>
        <translation>JPEG の画像が空です</translation>
    </message>
    <message>
        <source>Empty input file</source>
        <translation>ファイルが空です</translation>
    </message>
    <message>
        <source>Encoder not found</source>
        <translation>エンコーダーがありません</translation>
    </message>
    <message>
        <source>End of file</source>
        <translation>ファイルの終わりです</translation>
    </message>
    <message>
        <source>Generic error in an external library</source>
        <translation>外部ライブラリのエラーです</translation>
    </message>
    <message>
        <source>IDAT: CRC error</source>
        <translation>IDAT の CRC が一致しません</translation>
    </message>
    <message>
        <source>IDAT: incorrect data check</source>
        <translation>IDAT のデータが一致しません</translation>
    </message>
    <message>
        <source>IDAT: incorrect header check</source>
        <translation>IDAT のデータが正しくありません</translation>
    </message>
    <message>
        <source>IDAT: invalid block type</source>
        <translation>IDAT のデータが正しくありません</translation>
    </message>
    <message>
        <source>IDAT: invalid code lengths set</source>
        <translation>IDAT のデータが正しくありません</translation>
    </message>
    <message>
        <source>IDAT: invalid distance too far back</source>
        <translation>IDAT のデータが正しくありません</translation>
    </message>
    <message>
        <source>IDAT: invalid stored block lengths</source>
        <translation>IDAT のデータが正しくありません</translation>
    </message>
    <message>
        <source>IHDR: CRC error</source>
        <translation>IHDR の CRC が一致しません</translation>
    </message>
    <message>
        <source>Immediate exit requested</source>
        <translation>中止しました</translation>
    </message>
    <message>
        <source>Input changed</source>
        <translation>入力が変わりました</translation>
    </message>
    <message>
        <source>Internal bug, should not have happened</source>
        <translation>内部エラーです</translation>
    </message>
    <message>
        <source>Invalid IHDR data</source>
        <translation>IHDR のデータが正しくありません</translation>
    </message>
    <message>
        <source>Invalid data found when processing input</source>
        <translation>データが正しくありません</translation>
    </message>
    <message>
        <source>JPEG datastream contains no image</source>
        <translation>JPEG に画像がありません</translation>
    </message>
    <message>
        <source>Muxer not found</source>
        <translation>書き込める形式ではありません</translation>
    </message>
    <message>
        <source>Not a JPEG file: starts with %1 %2</source>
        <translation>JPEG ではなく、%1 %2 で始まっています</translation>
    </message>
    <message>
        <source>Not a PNG file</source>
        <translation>PNG ファイルではありません</translation>
    </message>
    <message>
        <source>Not enough image data</source>
        <translation>画像のデータが足りません</translation>
    </message>
    <message>
        <source>Not yet implemented in FFmpeg, patches welcome</source>
        <translation>FFmpeg が対応していません</translation>
    </message>
    <message>
        <source>Option not found</source>
        <translation>オプションがありません</translation>
    </message>
    <message>
        <source>Output changed</source>
        <translation>出力が変わりました</translation>
    </message>
    <message>
        <source>PLTE: CRC error</source>
        <translation>PLTE の CRC が一致しません</translation>
    </message>
    <message>
        <source>Photoshop file</source>
        <translation>Photoshop ファイル</translation>
    </message>
    <message>
        <source>Premature end of JPEG file</source>
        <translation>JPEG ファイルが途中で終わっています</translation>
    </message>
    <message>
        <source>Protocol not found</source>
        <translation>プロトコルがありません</translation>
    </message>
    <message>
        <source>Radiance HDR</source>
        <translation>Radiance HDR</translation>
    </message>
    <message>
        <source>Read Error</source>
        <translation>読み込めません</translation>
    </message>
    <message>
        <source>Stream not found</source>
        <translation>ストリームがありません</translation>
    </message>
    <message>
        <source>The lyrics have more than 200000 syllables; the first ones are used: %1</source>
        <translation>歌詞の音節が 200000 を超えています。先頭の分を使います: %1</translation>
    </message>
    <message>
        <source>UTAU notes with Length and Lyric</source>
        <translation>Length と Lyric のある UTAU の音符</translation>
    </message>
    <message>
        <source>Unknown error occurred</source>
        <translation>不明なエラーです</translation>
    </message>
    <message>
        <source>Unsupported JPEG process: SOF type %1</source>
        <translation>JPEG の方式 %1 には対応していません</translation>
    </message>
    <message>
        <source>Unsupported marker type %1</source>
        <translation>マーカー %1 には対応していません</translation>
    </message>
    <message>
        <source>WAV</source>
        <translation>WAV</translation>
    </message>
    <message>
        <source>WebP or other RIFF file</source>
        <translation>WebP などの RIFF ファイル</translation>
    </message>
    <message>
        <source>a %1 file cannot contain &quot;%2&quot;, only %3</source>
        <translation>%1 ファイルに「%2」は入りません。使えるもの: %3</translation>
    </message>
    <message>
        <source>a rate of %1 samples per second is not supported</source>
        <translation>1 秒 %1 サンプルには対応していません</translation>
    </message>
    <message>
        <source>a track has %1 bytes, %2 are left</source>
        <translation>トラックは %1 バイトですが、残りは %2 バイトです</translation>
    </message>
    <message>
        <source>an event is longer than its track</source>
        <translation>イベントがトラックより長くなっています</translation>
    </message>
    <message>
        <source>bad adaptive filter value</source>
        <translation>フィルターの値が正しくありません</translation>
    </message>
    <message>
        <source>canceled after %1 of %2 pictures</source>
        <translation>%2 枚のうち %1 枚で中止しました</translation>
    </message>
    <message>
        <source>cannot be decoded: %1</source>
        <translation>デコードできません: %1</translation>
    </message>
    <message>
        <source>cannot be decoded: the decoder skipped it</source>
        <translation>デコードできません。デコーダーが読み飛ばしました</translation>
    </message>
    <message>
        <source>color masks need 16 or 32 bits per pixel</source>
        <translation>カラーマスクには 1 ピクセル 16 か 32 ビットが必要です</translation>
    </message>
    <message>
        <source>compression %1 is not supported</source>
        <translation>圧縮方式 %1 には対応していません</translation>
    </message>
    <message>
        <source>contains a JPEG for a printer</source>
        <translation>プリンター用の JPEG が入っています</translation>
    </message>
    <message>
        <source>contains a PNG for a printer</source>
        <translation>プリンター用の PNG が入っています</translation>
    </message>
    <message>
        <source>contains no syllables with times; expected %1</source>
        <translation>時刻のある音節がありません。必要なもの: %1</translation>
    </message>
    <message>
        <source>contains no syllables with times; expected %1. %2</source>
        <translation>時刻のある音節がありません。必要なもの: %1。%2</translation>
    </message>
    <message>
        <source>damaged data (%1)</source>
        <translation>データが壊れています (%1)</translation>
    </message>
    <message>
        <source>damaged header (%1)</source>
        <translation>ヘッダーが壊れています (%1)</translation>
    </message>
    <message>
        <source>ends before the format of the samples</source>
        <translation>サンプルの形式の前で終わっています</translation>
    </message>
    <message>
        <source>ends too early: %1 bytes of pixels are needed, %2 are left</source>
        <translation>途中で終わっています。ピクセルに %1 バイト必要ですが、残りは %2 バイトです</translation>
    </message>
    <message>
        <source>ends too early: %1 pixels are needed, %2 are present</source>
        <translation>途中で終わっています。%1 ピクセル必要ですが、%2 ピクセルしかありません</translation>
    </message>
    <message>
        <source>ends within its header</source>
        <translation>ヘッダーの途中で終わっています</translation>
    </message>
    <message>
        <source>ends within its palette</source>
        <translation>パレットの途中で終わっています</translation>
    </message>
    <message>
        <source>exceeds the size limit for pictures</source>
        <translation>画像のサイズの上限を超えています</translation>
    </message>
    <message>
        <source>film</source>
        <translation>動画</translation>
    </message>
    <message>
        <source>films cannot be read, because %1</source>
        <translation>動画を読み込めません。理由: %1</translation>
    </message>
    <message>
        <source>films cannot be written, only .png images, because %1</source>
        <translation>動画は保存できません (.png の画像は保存できます)。理由: %1</translation>
    </message>
    <message>
        <source>has no header</source>
        <translation>ヘッダーがありません</translation>
    </message>
    <message>
        <source>has no header in its first 16 MiB</source>
        <translation>先頭の 16 MiB にヘッダーがありません</translation>
    </message>
    <message>
        <source>has no pixels (%1 x %2 pixels)</source>
        <translation>ピクセルがありません (%1 x %2)</translation>
    </message>
    <message>
        <source>has no samples</source>
        <translation>サンプルがありません</translation>
    </message>
    <message>
        <source>has no ticks per beat</source>
        <translation>1 拍のティック数がありません</translation>
    </message>
    <message>
        <source>invalid header</source>
        <translation>ヘッダーが正しくありません</translation>
    </message>
    <message>
        <source>is a %1; supported formats are PNG, JPEG, BMP, TGA and DDS</source>
        <translation>%1です。対応する形式は PNG、JPEG、BMP、TGA、DDS です</translation>
    </message>
    <message>
        <source>is larger than %1 MiB</source>
        <translation>%1 MiB を超えています</translation>
    </message>
    <message>
        <source>is not a Standard MIDI file</source>
        <translation>標準 MIDI ファイルではありません</translation>
    </message>
    <message>
        <source>is not in a supported picture format</source>
        <translation>対応している画像の形式ではありません</translation>
    </message>
    <message>
        <source>it cannot be converted: %1</source>
        <translation>変換できません: %1</translation>
    </message>
    <message>
        <source>it contains no samples</source>
        <translation>サンプルがありません</translation>
    </message>
    <message>
        <source>its pictures are too large: %1 pixels</source>
        <translation>画像が大きすぎます: %1 ピクセル</translation>
    </message>
    <message>
        <source>its pixel format %1 cannot be converted</source>
        <translation>ピクセル形式 %1 は変換できません</translation>
    </message>
    <message>
        <source>its pixel format is unknown cannot be converted</source>
        <translation>ピクセル形式が不明なため、変換できません</translation>
    </message>
    <message>
        <source>lines such as &quot;[01:02.50]かしゅ&quot; or &quot;62.5 か&quot;</source>
        <translation>「[01:02.50]かしゅ」や「62.5 か」のような行</translation>
    </message>
    <message>
        <source>lyric events or the notes of a VSQ</source>
        <translation>歌詞のイベントか VSQ の音符</translation>
    </message>
    <message>
        <source>more than one picture needs a number in the file name, such as %05d</source>
        <translation>画像を複数保存するには、ファイル名に %05d のような番号が必要です</translation>
    </message>
    <message>
        <source>not a MIDI event</source>
        <translation>MIDI のイベントではありません</translation>
    </message>
    <message>
        <source>note %1</source>
        <translation>音符 %1</translation>
    </message>
    <message>
        <source>only WAV files with PCM or floating-point samples can be read, because %1; save the sound as a 16-bit PCM WAV file</source>
        <translation>PCM か浮動小数点の WAV ファイルしか読み込めません。理由: %1。16 ビット PCM の WAV で保存してください</translation>
    </message>
    <message>
        <source>only films in MP4, MOV, WebM, MKV and AVI files can be read, not %1</source>
        <translation>読み込める動画は MP4、MOV、WebM、MKV、AVI だけです (%1 は読み込めません)</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>メモリーが足りません</translation>
    </message>
    <message>
        <source>output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>picture %1 (%2 s)</source>
        <translation>%1 枚目の画像 (%2 秒)</translation>
    </message>
    <message>
        <source>pictures of this size cannot be converted</source>
        <translation>このサイズの画像は変換できません</translation>
    </message>
    <message>
        <source>pixel format %1 is not supported</source>
        <translation>ピクセル形式 %1 には対応していません</translation>
    </message>
    <message>
        <source>read beyond end of data</source>
        <translation>データの終わりを超えました</translation>
    </message>
    <message>
        <source>run-length encoding for 4 bits does not match the bit depth</source>
        <translation>4 ビットのランレングス圧縮がビット数と合いません</translation>
    </message>
    <message>
        <source>run-length encoding for 8 bits does not match the bit depth</source>
        <translation>8 ビットのランレングス圧縮がビット数と合いません</translation>
    </message>
    <message>
        <source>samples in format %1 are not supported; save the file as 16-bit PCM</source>
        <translation>サンプルの形式 %1 には対応していません。16 ビット PCM で保存してください</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>音声</translation>
    </message>
    <message>
        <source>the encoder %1: %2</source>
        <translation>エンコーダー %1: %2</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>ファイルを読み込めません</translation>
    </message>
    <message>
        <source>the file contains no film</source>
        <translation>ファイルに動画がありません</translation>
    </message>
    <message>
        <source>the file contains no sound</source>
        <translation>ファイルに音声がありません</translation>
    </message>
    <message>
        <source>the file ends inside the header of a track</source>
        <translation>ファイルがトラックのヘッダーの途中で終わっています</translation>
    </message>
    <message>
        <source>the file ends too early</source>
        <translation>ファイルが途中で終わっています</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>ファイルが壊れています</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>ファイルが空です</translation>
    </message>
    <message>
        <source>the film cannot be decoded: %1</source>
        <translation>動画をデコードできません: %1</translation>
    </message>
    <message>
        <source>the film cannot be decoded: its codec %1 is not supported</source>
        <translation>動画をデコードできません。コーデック %1 には対応していません</translation>
    </message>
    <message>
        <source>the film cannot be read: %1</source>
        <translation>動画を読み込めません: %1</translation>
    </message>
    <message>
        <source>the film contains no pictures</source>
        <translation>動画に画像がありません</translation>
    </message>
    <message>
        <source>the film contains no pictures: %1</source>
        <translation>動画に画像がありません: %1</translation>
    </message>
    <message>
        <source>the film does not say how large its pictures are</source>
        <translation>動画に画像のサイズの情報がありません</translation>
    </message>
    <message>
        <source>the film ends after it: %1</source>
        <translation>ここで動画が終わっています: %1</translation>
    </message>
    <message>
        <source>the film has no picture %1</source>
        <translation>動画に %1 枚目の画像はありません</translation>
    </message>
    <message>
        <source>the film has too many pictures</source>
        <translation>動画の画像が多すぎます</translation>
    </message>
    <message>
        <source>the film is too large for the available memory</source>
        <translation>動画がメモリーに対して大きすぎます</translation>
    </message>
    <message>
        <source>the film: %1</source>
        <translation>動画: %1</translation>
    </message>
    <message>
        <source>the format of the %1 is unknown, or its start is damaged</source>
        <translation>%1の形式が不明か、先頭が壊れています</translation>
    </message>
    <message>
        <source>the last picture would have a number above %1</source>
        <translation>最後の画像の番号が %1 を超えます</translation>
    </message>
    <message>
        <source>the picture cannot be read: %1</source>
        <translation>画像を読み込めません: %1</translation>
    </message>
    <message>
        <source>the picture does not have the size of the film</source>
        <translation>画像のサイズが動画と異なります</translation>
    </message>
    <message>
        <source>the picture is missing</source>
        <translation>画像がありません</translation>
    </message>
    <message>
        <source>the pictures: %1</source>
        <translation>画像: %1</translation>
    </message>
    <message>
        <source>the quality must be from 0 to 100</source>
        <translation>画質は 0～100 にしてください</translation>
    </message>
    <message>
        <source>the range is empty</source>
        <translation>範囲が空です</translation>
    </message>
    <message>
        <source>the samples cannot be read</source>
        <translation>サンプルを読み込めません</translation>
    </message>
    <message>
        <source>the samples come before their format</source>
        <translation>サンプルが形式の情報より前にあります</translation>
    </message>
    <message>
        <source>the sound cannot be analyzed: %1</source>
        <translation>音声を解析できません: %1</translation>
    </message>
    <message>
        <source>the sound cannot be converted</source>
        <translation>音声を変換できません</translation>
    </message>
    <message>
        <source>the sound cannot be decoded: %1</source>
        <translation>音声をデコードできません: %1</translation>
    </message>
    <message>
        <source>the sound cannot be read: %1</source>
        <translation>音声を読み込めません: %1</translation>
    </message>
    <message>
        <source>the sound has no channels</source>
        <translation>音声にチャンネルがありません</translation>
    </message>
    <message>
        <source>the sound is compressed in an unknown way</source>
        <translation>音声の圧縮方式が不明です</translation>
    </message>
    <message>
        <source>the sound is too large for the available memory</source>
        <translation>音声がメモリーに対して大きすぎます</translation>
    </message>
    <message>
        <source>the track ends inside an event</source>
        <translation>トラックがイベントの途中で終わっています</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>メモリーが足りません</translation>
    </message>
    <message>
        <source>this program was built without libav</source>
        <translation>このプログラムには libav が組み込まれていません</translation>
    </message>
    <message>
        <source>this system has no encoder %1</source>
        <translation>このシステムにエンコーダー %1 がありません</translation>
    </message>
    <message>
        <source>tick %1</source>
        <translation>ティック %1</translation>
    </message>
    <message>
        <source>width and height must be at least 1 pixel</source>
        <translation>幅と高さは 1 ピクセル以上にしてください</translation>
    </message>
    <message>
        <source>width and height of %1 must be even: %2 instead of %3</source>
        <translation>%1 の幅と高さは偶数にしてください (%3 の代わりに %2)</translation>
    </message>
    <message>
        <source>the name is not valid UTF-8</source>
        <translation>名前が正しい UTF-8 ではありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not %2 or %3</source>
        <translation>「%1」は %2、%3 のどれでもありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a contact; write &quot;left 10-40, right 50-80 at 2.5 slope 10&quot;</source>
        <translation>「%1」は接地の指定ではありません。「left 10-40, right 50-80 at 2.5 slope 10」のように書いてください</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a frame</source>
        <translation>「%1」はフレームではありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>「%1」は数値ではありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number, %2</source>
        <translation>「%1」は範囲内の数値ではありません (%2)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a whole number</source>
        <translation>「%1」は整数ではありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a whole number, %2</source>
        <translation>「%1」は範囲内の整数ではありません (%2)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not three numbers x,y,z</source>
        <translation>「%1」は三つの数値 x,y,z ではありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not true or false</source>
        <translation>「%1」は true でも false でもありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is too large; the maximum is %2</source>
        <translation>「%1」は大きすぎます。最大値は %2 です</translation>
    </message>
    <message>
        <source>&quot;%1&quot; moves with the held part; choose a bone of another part</source>
        <translation>「%1」は固定する部位と一緒に動きます。ほかの部位のボーンを選んでください</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation>%1 以下</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 以上</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>a CSV file of two columns</source>
        <translation>2 列の CSV ファイル</translation>
    </message>
    <message>
        <source>a VSQ, UST, MIDI, LRC or text file</source>
        <translation>VSQ、UST、MIDI、LRC、テキストのいずれかのファイル</translation>
    </message>
    <message>
        <source>a file is needed</source>
        <translation>ファイルが必要です</translation>
    </message>
    <message>
        <source>a loop needs keys on at least two frames</source>
        <translation>ループには二つ以上のフレームのキーが必要です</translation>
    </message>
    <message>
        <source>a model file</source>
        <translation>モデルファイル</translation>
    </message>
    <message>
        <source>a motion file</source>
        <translation>モーションファイル</translation>
    </message>
    <message>
        <source>a name cannot contain a zero byte</source>
        <translation>名前にゼロバイトは使えません</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>a number, %1</source>
        <translation>数値 (%1)</translation>
    </message>
    <message>
        <source>a sound file</source>
        <translation>音声ファイル</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>a whole number, %1</source>
        <translation>整数 (%1)</translation>
    </message>
    <message>
        <source>all keys are on the same frame; noise needs keys on at least two frames</source>
        <translation>すべてのキーが同じフレームにあります。ノイズには二つ以上のフレームのキーが必要です</translation>
    </message>
    <message>
        <source>at least one name is needed</source>
        <translation>名前が一つ以上必要です</translation>
    </message>
    <message>
        <source>at most 30 minutes, which are %1 frames, can be reduced to poses; %2 are chosen</source>
        <translation>ポーズに減らせるのは 30 分 (%1 フレーム) までですが、%2 フレームが選ばれています</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>中止しました</translation>
    </message>
    <message>
        <source>cannot be rotated without a model: its rest position is unknown</source>
        <translation>初期位置がわからないため、モデルなしでは回せません</translation>
    </message>
    <message>
        <source>every limit must be greater than 0</source>
        <translation>どの範囲も 0 より大きくしてください</translation>
    </message>
    <message>
        <source>has no keys</source>
        <translation>キーがありません</translation>
    </message>
    <message>
        <source>has only %1 samples per second; %2 are needed to tell vowels apart</source>
        <translation>1 秒あたりのサンプルが %1 しかありません。母音を聞き分けるには %2 必要です</translation>
    </message>
    <message>
        <source>is given twice</source>
        <translation>二度指定されています</translation>
    </message>
    <message>
        <source>is missing; expected %1</source>
        <translation>指定されていません。必要な値: %1</translation>
    </message>
    <message>
        <source>it has no axis in the model</source>
        <translation>モデルではその軸がありません</translation>
    </message>
    <message>
        <source>its axis is unknown without a model</source>
        <translation>モデルがないと軸がわかりません</translation>
    </message>
    <message>
        <source>must not be empty</source>
        <translation>空にはできません</translation>
    </message>
    <message>
        <source>name &quot;%1&quot;</source>
        <translation>名前「%1」</translation>
    </message>
    <message>
        <source>names no bone that rigid bodies move</source>
        <translation>剛体が動かすボーンの名前がありません</translation>
    </message>
    <message>
        <source>needs keys on at least two frames</source>
        <translation>二つ以上のフレームのキーが必要です</translation>
    </message>
    <message>
        <source>needs six names separated by commas, for a, i, u, e, o and n</source>
        <translation>あ、い、う、え、お、ん の六つの名前をコンマで区切って指定してください</translation>
    </message>
    <message>
        <source>needs the model of the motion</source>
        <translation>モーションのモデルが必要です</translation>
    </message>
    <message>
        <source>needs the model of the motion, which has the legs</source>
        <translation>脚のある、モーションのモデルが必要です</translation>
    </message>
    <message>
        <source>needs the model of the motion, which has the rigid bodies</source>
        <translation>剛体のある、モーションのモデルが必要です</translation>
    </message>
    <message>
        <source>needs the model of the motion, whose display frames are the groups</source>
        <translation>表示枠をグループにするため、モーションのモデルが必要です</translation>
    </message>
    <message>
        <source>needs the tempo of the music; set it first</source>
        <translation>音楽のテンポが必要です。先に設定してください</translation>
    </message>
    <message>
        <source>no file is given</source>
        <translation>ファイルが指定されていません</translation>
    </message>
    <message>
        <source>no model is given; expected the model that the motion was made for</source>
        <translation>モデルが指定されていません。モーションが作られたときのモデルが必要です</translation>
    </message>
    <message>
        <source>physics is simulated for two hours, up to frame %1, but the last frame is %2</source>
        <translation>物理演算は 2 時間（フレーム %1 まで）ですが、最後のフレームは %2 です</translation>
    </message>
    <message>
        <source>text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>the bridge would end past frame %1</source>
        <translation>つなぎがフレーム %1 を越えます</translation>
    </message>
    <message>
        <source>the clip would end after the last possible frame</source>
        <translation>クリップの終わりが、使える最後のフレームを越えます</translation>
    </message>
    <message>
        <source>the cutoff must be greater than 0 and less than 15 Hz, half the frame rate</source>
        <translation>遮断周波数は 0 より大きく、フレームレートの半分の 15 Hz 未満にしてください</translation>
    </message>
    <message>
        <source>the factor must be greater than 0</source>
        <translation>倍率は 0 より大きくしてください</translation>
    </message>
    <message>
        <source>the file has only %1</source>
        <translation>ファイルには %1 までしかありません</translation>
    </message>
    <message>
        <source>the filter needs the values of %1 frames, but at most %2 are allowed; choose the Gaussian filter or trim the motion</source>
        <translation>このフィルタには %1 フレームの値が必要ですが、%2 までしか使えません。ガウスのフィルタを選ぶか、モーションを短くしてください</translation>
    </message>
    <message>
        <source>the frames of the poses are missing, such as 30, 62, 95</source>
        <translation>ポーズのフレームが指定されていません。例: 30, 62, 95</translation>
    </message>
    <message>
        <source>the interval must be longer than a blink, which takes %1 frames</source>
        <translation>間隔はまばたきの長さの %1 フレームより長くしてください</translation>
    </message>
    <message>
        <source>the key at frame %1 would move before frame 0</source>
        <translation>フレーム %1 のキーがフレーム 0 より前へ移動します</translation>
    </message>
    <message>
        <source>the key at frame %1 would move past frame %2</source>
        <translation>フレーム %1 のキーがフレーム %2 を越えて移動します</translation>
    </message>
    <message>
        <source>the last frame is before the first</source>
        <translation>最後のフレームが最初のフレームより前です</translation>
    </message>
    <message>
        <source>the last key would move past frame %1</source>
        <translation>最後のキーがフレーム %1 を越えて移動します</translation>
    </message>
    <message>
        <source>the model has no &quot;%1&quot;</source>
        <translation>モデルに「%1」がありません</translation>
    </message>
    <message>
        <source>the model has no arm with %1腕, %1ひじ and %1手首</source>
        <translation>モデルに、%1腕、%1ひじ、%1手首 の揃った腕がありません</translation>
    </message>
    <message>
        <source>the model has no legs with the foot IK bones 左足ＩＫ and 右足ＩＫ, a knee and a thigh</source>
        <translation>モデルに、足ＩＫのボーン 左足ＩＫ と 右足ＩＫ、ひざ、ももの揃った脚がありません</translation>
    </message>
    <message>
        <source>the model has no rigid bodies that move bones</source>
        <translation>モデルに、ボーンを動かす剛体がありません</translation>
    </message>
    <message>
        <source>the model has no 左手首 or 右手首, or no rigid bodies on head, body and legs</source>
        <translation>モデルに 左手首 か 右手首 がないか、頭、体、脚に剛体がありません</translation>
    </message>
    <message>
        <source>the model has no 頭 above 上半身</source>
        <translation>モデルの 上半身 の先に 頭 がありません</translation>
    </message>
    <message>
        <source>the model has none of them</source>
        <translation>モデルにはそのどれもありません</translation>
    </message>
    <message>
        <source>the model lacks the first one, which follows the loudness</source>
        <translation>音量を追う最初のモーフがモデルにありません</translation>
    </message>
    <message>
        <source>the motion has no sound; choose a file</source>
        <translation>モーションに音声がありません。ファイルを選んでください</translation>
    </message>
    <message>
        <source>the motion would have at least %1 keys, but an operation may create a motion of at most %2 keys; choose fewer tracks or frames</source>
        <translation>モーションのキーが %1 個以上になりますが、操作で作れるのは %2 個までです。トラックかフレームを減らしてください</translation>
    </message>
    <message>
        <source>the operation would sample at least %1 values of tracks, but at most %2 are allowed; choose fewer tracks or frames</source>
        <translation>操作はトラックの値を %1 個以上調べますが、%2 個までしか調べられません。トラックかフレームを減らしてください</translation>
    </message>
    <message>
        <source>the order must be 1 to 8</source>
        <translation>次数は 1～8 にしてください</translation>
    </message>
    <message>
        <source>the other model has no &quot;%1&quot;</source>
        <translation>相手のモデルに「%1」がありません</translation>
    </message>
    <message>
        <source>the width must be greater than 0 and at most %1</source>
        <translation>幅は 0 より大きく、%1 以下にしてください</translation>
    </message>
    <message>
        <source>there are keys after frame %1, where the bridge starts</source>
        <translation>つなぎが始まるフレーム %1 より後ろにキーがあります</translation>
    </message>
    <message>
        <source>three numbers x,y,z</source>
        <translation>三つの数値 x,y,z</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true か false</translation>
    </message>
    <message>
        <source>unknown parameter</source>
        <translation>このパラメーターはありません</translation>
    </message>
    <message>
        <source>unknown parameter; did you mean %1?</source>
        <translation>このパラメーターはありません。「%1」の誤りですか</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a position x,y,z</source>
        <translation>「%1」は位置 x,y,z ではありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a rotation x,y,z</source>
        <translation>「%1」は回転 x,y,z ではありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a scale</source>
        <translation>「%1」は拡大率ではありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of x, y, z, rotation, distance, fov, all</source>
        <translation>「%1」は x、y、z、rotation、distance、fov、all のどれでもありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be four whole numbers from 0 to 127 separated by commas, such as 20,20,107,107</source>
        <translation>「%1」は 20,20,107,107 のように、コンマで区切った 0～127 の整数 4 個にしてください</translation>
    </message>
    <message>
        <source>7-Zip bad CRC: %1 should be %2</source>
        <translation>7z の CRC が一致しません (%2 のはずが %1)</translation>
    </message>
    <message>
        <source>Bad RAR file</source>
        <translation>RAR が正しくありません</translation>
    </message>
    <message>
        <source>Bad RAR file data</source>
        <translation>RAR のデータが正しくありません</translation>
    </message>
    <message>
        <source>Checksum error: CRC32</source>
        <translation>CRC32 が一致しません</translation>
    </message>
    <message>
        <source>Corrupted ZIP file data</source>
        <translation>ZIP のデータが壊れています</translation>
    </message>
    <message>
        <source>Couldn&apos;t find out RAR header</source>
        <translation>RAR のヘッダーがありません</translation>
    </message>
    <message>
        <source>Damaged 7-Zip archive</source>
        <translation>7z が壊れています</translation>
    </message>
    <message>
        <source>Damaged Zip archive</source>
        <translation>ZIP が壊れています</translation>
    </message>
    <message>
        <source>EGL does not support OpenGL (%1)</source>
        <translation>EGL が OpenGL に対応していません (%1)</translation>
    </message>
    <message>
        <source>EGL has no configuration for OpenGL (%1)</source>
        <translation>EGL に OpenGL の構成がありません (%1)</translation>
    </message>
    <message>
        <source>Encryption is not supported</source>
        <translation>暗号化には対応していません</translation>
    </message>
    <message>
        <source>File CRC error</source>
        <translation>ファイルの CRC が一致しません</translation>
    </message>
    <message>
        <source>Header CRC error</source>
        <translation>ヘッダーの CRC が一致しません</translation>
    </message>
    <message>
        <source>Invalid header size</source>
        <translation>ヘッダーのサイズが正しくありません</translation>
    </message>
    <message>
        <source>Invalid header size too large</source>
        <translation>ヘッダーが大きすぎます</translation>
    </message>
    <message>
        <source>Invalid header size too small</source>
        <translation>ヘッダーが小さすぎます</translation>
    </message>
    <message>
        <source>Malformed 7-Zip archive</source>
        <translation>7z が正しくありません</translation>
    </message>
    <message>
        <source>OpenGL 3.3 is required; the driver supports %1</source>
        <translation>OpenGL 3.3 が必要ですが、ドライバーの対応は %1 です</translation>
    </message>
    <message>
        <source>RAR encryption support unavailable.</source>
        <translation>暗号化された RAR には対応していません</translation>
    </message>
    <message>
        <source>RAR solid archive support unavailable.</source>
        <translation>ソリッド形式の RAR には対応していません</translation>
    </message>
    <message>
        <source>Truncated 7-Zip file body</source>
        <translation>7z のデータが途中で終わっています</translation>
    </message>
    <message>
        <source>Truncated 7-Zip file data</source>
        <translation>7z のデータが途中で終わっています</translation>
    </message>
    <message>
        <source>Truncated RAR file data</source>
        <translation>RAR のデータが途中で終わっています</translation>
    </message>
    <message>
        <source>Truncated ZIP end-of-file record</source>
        <translation>ZIP の終わりの記録が途中で終わっています</translation>
    </message>
    <message>
        <source>Truncated ZIP file body</source>
        <translation>ZIP のデータが途中で終わっています</translation>
    </message>
    <message>
        <source>Truncated ZIP file data</source>
        <translation>ZIP のデータが途中で終わっています</translation>
    </message>
    <message>
        <source>Truncated ZIP file header</source>
        <translation>ZIP のヘッダーが途中で終わっています</translation>
    </message>
    <message>
        <source>Truncated Zip file</source>
        <translation>ZIP が途中で終わっています</translation>
    </message>
    <message>
        <source>Truncated input file (needed %1 bytes, only %2 available)</source>
        <translation>ファイルが途中で終わっています (%1 バイト必要ですが、%2 バイトしかありません)</translation>
    </message>
    <message>
        <source>Unrecognized archive format</source>
        <translation>形式が不明です</translation>
    </message>
    <message>
        <source>Unsupported ZIP compression method (%1)</source>
        <translation>ZIP の圧縮方式 (%1) には対応していません</translation>
    </message>
    <message>
        <source>ZIP bad CRC: %1 should be %2</source>
        <translation>ZIP の CRC が一致しません (%2 のはずが %1)</translation>
    </message>
    <message>
        <source>ZIP compressed data is wrong size (read %1, expected %2)</source>
        <translation>ZIP の圧縮データのサイズが一致しません (%2 のはずが %1)</translation>
    </message>
    <message>
        <source>ZIP decompression failed (%1)</source>
        <translation>ZIP を展開できません (%1)</translation>
    </message>
    <message>
        <source>ZIP uncompressed data is wrong size (read %1, expected %2)</source>
        <translation>ZIP のデータのサイズが一致しません (%2 のはずが %1)</translation>
    </message>
    <message>
        <source>a model cannot follow a bone of its own as a whole</source>
        <translation>モデル全体が自分のボーンを追うことはできません</translation>
    </message>
    <message>
        <source>a save refers to a missing step</source>
        <translation>存在しない操作で保存しています</translation>
    </message>
    <message>
        <source>a step refers to a track that the motion does not have</source>
        <translation>モーションにないトラックの操作があります</translation>
    </message>
    <message>
        <source>a track has another name</source>
        <translation>名前の異なるトラックがあります</translation>
    </message>
    <message>
        <source>a track is missing</source>
        <translation>足りないトラックがあります</translation>
    </message>
    <message>
        <source>another program has changed the motion into which the layers were flattened; the layers are muted</source>
        <translation>レイヤーを統合したモーションが別のプログラムで変更されたため、レイヤーをミュートしました</translation>
    </message>
    <message>
        <source>cannot be unpacked: &quot;%1&quot; cannot be written; is the disk full?</source>
        <translation>展開できません。「%1」に書き込めません。ディスクに空きはありますか?</translation>
    </message>
    <message>
        <source>channel</source>
        <translation>チャンネル</translation>
    </message>
    <message>
        <source>contains no unsaved changes</source>
        <translation>保存していない変更がありません</translation>
    </message>
    <message>
        <source>curve</source>
        <translation>補間曲線</translation>
    </message>
    <message>
        <source>drawing without a window needs EGL, which is not available on this system</source>
        <translation>ウィンドウなしの描画には EGL が必要ですが、このシステムでは使えません</translation>
    </message>
    <message>
        <source>fragment shader</source>
        <translation>フラグメントシェーダー</translation>
    </message>
    <message>
        <source>frame %1 has values that a key cannot store</source>
        <translation>フレーム %1 に、キーに保存できない値があります</translation>
    </message>
    <message>
        <source>graphics</source>
        <translation>グラフィックス</translation>
    </message>
    <message>
        <source>has a colon, as drives and streams of files do</source>
        <translation>にコロンがあります</translation>
    </message>
    <message>
        <source>has a control character</source>
        <translation>に制御文字があります</translation>
    </message>
    <message>
        <source>has changed since the journal was started</source>
        <translation>作業の記録を始めた後に変更されています</translation>
    </message>
    <message>
        <source>has no file &quot;%1&quot;</source>
        <translation>ファイル「%1」がありません</translation>
    </message>
    <message>
        <source>has no file &quot;%1&quot;; it has %2</source>
        <translation>ファイル「%1」がありません。あるもの: %2</translation>
    </message>
    <message>
        <source>has no file name</source>
        <translation>ファイル名がありません</translation>
    </message>
    <message>
        <source>has several files of that name: %1</source>
        <translation>その名前のファイルが複数あります: %1</translation>
    </message>
    <message>
        <source>is an absolute path</source>
        <translation>は絶対パスです</translation>
    </message>
    <message>
        <source>is an archive without a %1</source>
        <translation>%1のない書庫です</translation>
    </message>
    <message>
        <source>is an archive without a %1; unpack the archives in it first</source>
        <translation>%1のない書庫です。中の書庫を先に展開してください</translation>
    </message>
    <message>
        <source>is an archive, which this build cannot read; unpack it first</source>
        <translation>書庫です。このプログラムでは読み込めないので、先に展開してください</translation>
    </message>
    <message>
        <source>is an archive; choose one of its files as %1: %2</source>
        <translation>書庫です。中のファイルを %1 のように指定してください: %2</translation>
    </message>
    <message>
        <source>is damaged, or of a kind of archive that cannot be read: %1</source>
        <translation>壊れているか、読み込めない種類の書庫です (%1)</translation>
    </message>
    <message>
        <source>is in too many folders</source>
        <translation>のフォルダーが深すぎます</translation>
    </message>
    <message>
        <source>is not a text file with accessory settings</source>
        <translation>アクセサリの設定のテキストファイルではありません</translation>
    </message>
    <message>
        <source>is refused: it has more than %1 entries</source>
        <translation>受け付けられません。ファイルが %1 個を超えています</translation>
    </message>
    <message>
        <source>is refused: its entry &quot;%1&quot; %2</source>
        <translation>受け付けられません。中の「%1」%2</translation>
    </message>
    <message>
        <source>is refused: its entry &quot;%1&quot; is a link or a device</source>
        <translation>受け付けられません。中の「%1」はリンクかデバイスです</translation>
    </message>
    <message>
        <source>is refused: unpacked it is more than %1 times as large, which is made to fill a disk</source>
        <translation>受け付けられません。展開すると %1 倍を超え、ディスクを埋めるためのファイルです</translation>
    </message>
    <message>
        <source>is refused: unpacked it would need too much space</source>
        <translation>受け付けられません。展開すると大きすぎます</translation>
    </message>
    <message>
        <source>is the name of a device</source>
        <translation>はデバイスの名前です</translation>
    </message>
    <message>
        <source>is too large an archive; unpack it first</source>
        <translation>書庫が大きすぎます。先に展開してください</translation>
    </message>
    <message>
        <source>is too large for accessory settings</source>
        <translation>アクセサリの設定としては大きすぎます</translation>
    </message>
    <message>
        <source>is too long</source>
        <translation>は長すぎます</translation>
    </message>
    <message>
        <source>it was written by a newer version of the program</source>
        <translation>このプログラムの新しいバージョンのものです</translation>
    </message>
    <message>
        <source>journal</source>
        <translation>作業の記録</translation>
    </message>
    <message>
        <source>keys cannot be computed for a motion with layers; flatten the layers first</source>
        <translation>レイヤーのあるモーションのキーは計算できません。先にレイヤーを統合してください</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>leads out of the archive</source>
        <translation>は書庫の外を指しています</translation>
    </message>
    <message>
        <source>model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>motion</source>
        <translation>モーション</translation>
    </message>
    <message>
        <source>motion or model</source>
        <translation>モーションやモデル</translation>
    </message>
    <message>
        <source>no EGL display is available (%1)</source>
        <translation>EGL を使えません (%1)</translation>
    </message>
    <message>
        <source>not enough graphics memory</source>
        <translation>グラフィックスメモリーが足りません</translation>
    </message>
    <message>
        <source>nothing changes</source>
        <translation>変わるところがありません</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>shader program</source>
        <translation>シェーダープログラム</translation>
    </message>
    <message>
        <source>the bone &apos;%1&apos; has a name that motions cannot store</source>
        <translation>ボーン「%1」の名前はモーションに保存できません</translation>
    </message>
    <message>
        <source>the camera follows nothing that could be baked</source>
        <translation>カメラが追うものがないので、焼き込めません</translation>
    </message>
    <message>
        <source>the checksum does not match</source>
        <translation>チェックサムが一致しません</translation>
    </message>
    <message>
        <source>the driver cannot draw a shadow map</source>
        <translation>ドライバーが影を描画できません</translation>
    </message>
    <message>
        <source>the driver cannot make the context current without a window (%1)</source>
        <translation>ドライバーがウィンドウなしの描画に対応していません (%1)</translation>
    </message>
    <message>
        <source>the driver does not support OpenGL 3.3 (%1)</source>
        <translation>ドライバーが OpenGL 3.3 に対応していません (%1)</translation>
    </message>
    <message>
        <source>the frames to bake must be in ascending order, starting at 0 or later</source>
        <translation>焼き込むフレームは 0 以上の昇順にしてください</translation>
    </message>
    <message>
        <source>the journal has a second header</source>
        <translation>作業の記録にヘッダーが 2 個あります</translation>
    </message>
    <message>
        <source>the journal has no header</source>
        <translation>作業の記録にヘッダーがありません</translation>
    </message>
    <message>
        <source>the journal was written by a newer version of the program</source>
        <translation>作業の記録はこのプログラムの新しいバージョンのものです</translation>
    </message>
    <message>
        <source>the largest width and height on this machine are %1 pixels</source>
        <translation>このコンピューターでは幅と高さは最大 %1 ピクセルです</translation>
    </message>
    <message>
        <source>the last frame is before the first frame</source>
        <translation>最後のフレームが最初のフレームより前です</translation>
    </message>
    <message>
        <source>the last step is incomplete</source>
        <translation>最後の操作が途中で終わっています</translation>
    </message>
    <message>
        <source>the model &apos;%1&apos; has no bone &apos;%2&apos;</source>
        <translation>モデル「%1」にボーン「%2」はありません</translation>
    </message>
    <message>
        <source>the model has no bone &apos;%1&apos;</source>
        <translation>モデルにボーン「%1」はありません</translation>
    </message>
    <message>
        <source>the motion is saved, but its markers are not: %1</source>
        <translation>モーションは保存しましたが、マーカーは保存できませんでした: %1</translation>
    </message>
    <message>
        <source>the record is invalid</source>
        <translation>レコードが正しくありません</translation>
    </message>
    <message>
        <source>there are no frames to bake</source>
        <translation>焼き込むフレームがありません</translation>
    </message>
    <message>
        <source>there are no outside parents to bake</source>
        <translation>焼き込む外部親がありません</translation>
    </message>
    <message>
        <source>there is no model &apos;%1&apos;</source>
        <translation>モデル「%1」はありません</translation>
    </message>
    <message>
        <source>there is no such model</source>
        <translation>そのモデルはありません</translation>
    </message>
    <message>
        <source>this motion has no file to reload</source>
        <translation>このモーションには読み込み直すファイルがありません</translation>
    </message>
    <message>
        <source>this motion has no file yet; save it under a file name</source>
        <translation>このモーションにはまだファイルがありません。名前を付けて保存してください</translation>
    </message>
    <message>
        <source>undo refers to a missing step</source>
        <translation>存在しない操作を元に戻しています</translation>
    </message>
    <message>
        <source>unknown reason</source>
        <translation>理由は不明です</translation>
    </message>
    <message>
        <source>vertex shader</source>
        <translation>頂点シェーダー</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has another meaning</source>
        <translation>「%1」には別の意味があります</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is given twice</source>
        <translation>「%1」が二度指定されています</translation>
    </message>
    <message>
        <source>%1 has curves that are not an object</source>
        <translation>%1 の curves がオブジェクトではありません</translation>
    </message>
    <message>
        <source>%1, %2 is not a number</source>
        <translation>%1 の %2 が数値ではありません</translation>
    </message>
    <message>
        <source>%1, %2 must be a list of %3 numbers</source>
        <translation>%1 の %2 は %3 個の数値のリストにしてください</translation>
    </message>
    <message>
        <source>%1, curve %2: 0 to 127 each</source>
        <translation>%1 の曲線 %2 の値はそれぞれ 0～127 です</translation>
    </message>
    <message>
        <source>%1, frame %2 has curves that are not an object</source>
        <translation>%1、フレーム %2 の curves がオブジェクトではありません</translation>
    </message>
    <message>
        <source>%1, frame %2, %3 is not a number</source>
        <translation>%1、フレーム %2 の %3 が数値ではありません</translation>
    </message>
    <message>
        <source>%1, frame %2, %3 must be a list of %4 numbers</source>
        <translation>%1、フレーム %2 の %3 は %4 個の数値のリストにしてください</translation>
    </message>
    <message>
        <source>%1, frame %2, curve %3: 0 to 127 each</source>
        <translation>%1、フレーム %2 の曲線 %3 の値はそれぞれ 0～127 です</translation>
    </message>
    <message>
        <source>%1, frame %2, mode: 0, 1 or 2</source>
        <translation>%1、フレーム %2 の mode は 0、1、2 のどれかです</translation>
    </message>
    <message>
        <source>%1: a key must be an object</source>
        <translation>%1: キーはオブジェクトにしてください</translation>
    </message>
    <message>
        <source>%1: a value is not a number</source>
        <translation>%1: 数値ではない値があります</translation>
    </message>
    <message>
        <source>%1: columns differ in length</source>
        <translation>%1: columns の列の長さが違います</translation>
    </message>
    <message>
        <source>%1: columns must be those of a track of its kind</source>
        <translation>%1: columns は同じ種類のトラックのものにしてください</translation>
    </message>
    <message>
        <source>%1: keys must be a list</source>
        <translation>%1: keys はリストにしてください</translation>
    </message>
    <message>
        <source>%1: the frame %2 is not a whole number from 0</source>
        <translation>%1: フレーム %2 は 0 以上の整数ではありません</translation>
    </message>
    <message>
        <source>%1: the frames of columns must ascend, from 0</source>
        <translation>%1: columns のフレームは 0 以上で小さい順にしてください</translation>
    </message>
    <message>
        <source>%1: the frames of its keys do not ascend</source>
        <translation>%1: キーのフレームが小さい順ではありません</translation>
    </message>
    <message>
        <source>RangeError: Array length out of range.</source>
        <translation>RangeError: 配列の長さが範囲外です</translation>
    </message>
    <message>
        <source>RangeError: Array too large for apply().</source>
        <translation>RangeError: 配列が大きすぎます</translation>
    </message>
    <message>
        <source>RangeError: ArrayBuffer: out of memory</source>
        <translation>RangeError: メモリーが足りません</translation>
    </message>
    <message>
        <source>RangeError: Index out of range.</source>
        <translation>RangeError: インデックスが範囲外です</translation>
    </message>
    <message>
        <source>RangeError: Invalid Date</source>
        <translation>RangeError: 日時が正しくありません</translation>
    </message>
    <message>
        <source>RangeError: Invalid array length.</source>
        <translation>RangeError: 配列の長さが正しくありません</translation>
    </message>
    <message>
        <source>RangeError: Maximum call stack size exceeded.</source>
        <translation>RangeError: 関数の呼び出しが深すぎます</translation>
    </message>
    <message>
        <source>RangeError: Number.prototype.toExponential: fractionDigits out of range</source>
        <translation>RangeError: toExponential の桁数が範囲外です</translation>
    </message>
    <message>
        <source>RangeError: Number.prototype.toPrecision: precision out of range</source>
        <translation>RangeError: toPrecision の桁数が範囲外です</translation>
    </message>
    <message>
        <source>RangeError: Number.prototype.toString: %1 is not a valid radix</source>
        <translation>RangeError: %1 は toString の基数に使えません</translation>
    </message>
    <message>
        <source>RangeError: String.fromCodePoint: argument out of range.</source>
        <translation>RangeError: 文字コードが範囲外です</translation>
    </message>
    <message>
        <source>ReferenceError: %1 is not defined</source>
        <translation>ReferenceError: %1 は定義されていません</translation>
    </message>
    <message>
        <source>ReferenceError: Missing call to super().</source>
        <translation>ReferenceError: super() の呼び出しがありません</translation>
    </message>
    <message>
        <source>SyntaxError: Binding target is not a reference.</source>
        <translation>SyntaxError: 代入先が正しくありません</translation>
    </message>
    <message>
        <source>SyntaxError: Break outside of loop</source>
        <translation>SyntaxError: ループの外に break があります</translation>
    </message>
    <message>
        <source>SyntaxError: Continue outside of loop</source>
        <translation>SyntaxError: ループの外に continue があります</translation>
    </message>
    <message>
        <source>SyntaxError: Duplicate parameter name &apos;%1&apos; is not allowed.</source>
        <translation>SyntaxError: 引数「%1」が重複しています</translation>
    </message>
    <message>
        <source>SyntaxError: Expected token `%1&apos;</source>
        <translation>SyntaxError: ここには `%1&apos; が必要です</translation>
    </message>
    <message>
        <source>SyntaxError: Identifier %1 has already been declared</source>
        <translation>SyntaxError: %1 はすでに宣言されています</translation>
    </message>
    <message>
        <source>SyntaxError: Illegal character</source>
        <translation>SyntaxError: 使えない文字があります</translation>
    </message>
    <message>
        <source>SyntaxError: Illegal unicode escape sequence</source>
        <translation>SyntaxError: Unicode のエスケープが正しくありません</translation>
    </message>
    <message>
        <source>SyntaxError: Imported file must be a script</source>
        <translation>SyntaxError: 読み込むファイルはスクリプトにしてください</translation>
    </message>
    <message>
        <source>SyntaxError: Invalid flags supplied to RegExp constructor</source>
        <translation>SyntaxError: 正規表現のフラグが正しくありません</translation>
    </message>
    <message>
        <source>SyntaxError: Invalid left-hand side expression in postfix operation</source>
        <translation>SyntaxError: 後置演算の対象が正しくありません</translation>
    </message>
    <message>
        <source>SyntaxError: Invalid regular expression</source>
        <translation>SyntaxError: 正規表現が正しくありません</translation>
    </message>
    <message>
        <source>SyntaxError: JSON.parse: Parse error</source>
        <translation>SyntaxError: JSON.parse で解析できません</translation>
    </message>
    <message>
        <source>SyntaxError: Maximum statement or expression depth exceeded</source>
        <translation>SyntaxError: 入れ子が深すぎます</translation>
    </message>
    <message>
        <source>SyntaxError: Missing initializer in const declaration</source>
        <translation>SyntaxError: const の初期値がありません</translation>
    </message>
    <message>
        <source>SyntaxError: Prefix ++ operator applied to value that is not a reference.</source>
        <translation>SyntaxError: 前置 ++ の対象が正しくありません</translation>
    </message>
    <message>
        <source>SyntaxError: Return statement outside of function</source>
        <translation>SyntaxError: 関数の外に return があります</translation>
    </message>
    <message>
        <source>SyntaxError: Stray newline in string literal</source>
        <translation>SyntaxError: 文字列の途中に改行があります</translation>
    </message>
    <message>
        <source>SyntaxError: Syntax error</source>
        <translation>SyntaxError: 構文が正しくありません</translation>
    </message>
    <message>
        <source>SyntaxError: Unclosed string at end of line</source>
        <translation>SyntaxError: 文字列が行末までに閉じられていません</translation>
    </message>
    <message>
        <source>SyntaxError: Unexpected token `%1&apos;</source>
        <translation>SyntaxError: ここに `%1&apos; は書けません</translation>
    </message>
    <message>
        <source>SyntaxError: Unterminated regular expression literal</source>
        <translation>SyntaxError: 正規表現が閉じられていません</translation>
    </message>
    <message>
        <source>SyntaxError: left-hand side of assignment operator is not an lvalue</source>
        <translation>SyntaxError: 代入の左辺が正しくありません</translation>
    </message>
    <message>
        <source>TypeError: %1 is not a function</source>
        <translation>TypeError: %1 は関数ではありません</translation>
    </message>
    <message>
        <source>TypeError: %1 is not an object</source>
        <translation>TypeError: %1 はオブジェクトではありません</translation>
    </message>
    <message>
        <source>TypeError: Cannot assign to read-only property &quot;%1&quot;</source>
        <translation>TypeError: 読み取り専用のプロパティ「%1」には代入できません</translation>
    </message>
    <message>
        <source>TypeError: Cannot call a class constructor without |new|</source>
        <translation>TypeError: クラスは new で呼び出してください</translation>
    </message>
    <message>
        <source>TypeError: Cannot call method &apos;%1&apos; of %2</source>
        <translation>TypeError: %2 のメソッド %1 は呼び出せません</translation>
    </message>
    <message>
        <source>TypeError: Cannot convert circular structure to JSON</source>
        <translation>TypeError: 循環する構造は JSON に変換できません</translation>
    </message>
    <message>
        <source>TypeError: Cannot read property &apos;%1&apos; of %2</source>
        <translation>TypeError: %2 のプロパティ %1 は読めません</translation>
    </message>
    <message>
        <source>TypeError: Function can only be called with |new|.</source>
        <translation>TypeError: この関数は new で呼び出してください</translation>
    </message>
    <message>
        <source>TypeError: Function is not a constructor.</source>
        <translation>TypeError: コンストラクターではない関数です</translation>
    </message>
    <message>
        <source>TypeError: Invalid regular expression</source>
        <translation>TypeError: 正規表現が正しくありません</translation>
    </message>
    <message>
        <source>TypeError: Property &apos;%1&apos; of object %2 is not a function</source>
        <translation>TypeError: オブジェクト %2 のプロパティ %1 は関数ではありません</translation>
    </message>
    <message>
        <source>TypeError: Type error</source>
        <translation>TypeError: 型が正しくありません</translation>
    </message>
    <message>
        <source>TypeError: Value is not a function</source>
        <translation>TypeError: 関数ではない値です</translation>
    </message>
    <message>
        <source>TypeError: Value is null and could not be converted to an object</source>
        <translation>TypeError: null はオブジェクトに変換できません</translation>
    </message>
    <message>
        <source>TypeError: Value is undefined and could not be converted to an object</source>
        <translation>TypeError: undefined はオブジェクトに変換できません</translation>
    </message>
    <message>
        <source>a %1 needs a name</source>
        <translation>%1 には名前が必要です</translation>
    </message>
    <message>
        <source>bone</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>bone %1</source>
        <translation>ボーン「%1」</translation>
    </message>
    <message>
        <source>cannot read the request</source>
        <translation>依頼を読み込めません</translation>
    </message>
    <message>
        <source>cannot start furitsuke-script</source>
        <translation>furitsuke-script を起動できません</translation>
    </message>
    <message>
        <source>cannot write to standard output</source>
        <translation>標準出力に書き込めません</translation>
    </message>
    <message>
        <source>choices: expected a list of texts, or of objects with a value and a text</source>
        <translation>choices: テキストのリスト、または value と text のあるオブジェクトのリストが必要です</translation>
    </message>
    <message>
        <source>expected a list of at most %1 objects</source>
        <translation>%1 個までのオブジェクトのリストが必要です</translation>
    </message>
    <message>
        <source>expected a list of texts, or of objects with a value and a text</source>
        <translation>テキストのリスト、または value と text のあるオブジェクトのリストが必要です</translation>
    </message>
    <message>
        <source>expected a number</source>
        <translation>数値が必要です</translation>
    </message>
    <message>
        <source>expected a text</source>
        <translation>テキストが必要です</translation>
    </message>
    <message>
        <source>expected a text, or texts by language</source>
        <translation>テキスト、または言語ごとのテキストが必要です</translation>
    </message>
    <message>
        <source>expected a whole number</source>
        <translation>整数が必要です</translation>
    </message>
    <message>
        <source>expected an object</source>
        <translation>オブジェクトが必要です</translation>
    </message>
    <message>
        <source>expected at most 100</source>
        <translation>100 以下にしてください</translation>
    </message>
    <message>
        <source>expected letters, digits and hyphens</source>
        <translation>英字、数字、ハイフンで書いてください</translation>
    </message>
    <message>
        <source>expected number, integer, choice, bool, text, bone or morph</source>
        <translation>number、integer、choice、bool、text、bone、morph のどれかが必要です</translation>
    </message>
    <message>
        <source>expected texts by language</source>
        <translation>言語ごとのテキストが必要です</translation>
    </message>
    <message>
        <source>expected true or false</source>
        <translation>true か false が必要です</translation>
    </message>
    <message>
        <source>furitsuke-script failed</source>
        <translation>furitsuke-script が失敗しました</translation>
    </message>
    <message>
        <source>header: %1</source>
        <translation>ヘッダー: %1</translation>
    </message>
    <message>
        <source>header: is not valid JSON</source>
        <translation>ヘッダーが正しい JSON ではありません</translation>
    </message>
    <message>
        <source>is above max</source>
        <translation>max より大きくなっています</translation>
    </message>
    <message>
        <source>is not a request</source>
        <translation>依頼ではありません</translation>
    </message>
    <message>
        <source>is not between min and max</source>
        <translation>min と max の間ではありません</translation>
    </message>
    <message>
        <source>is not one of the choices</source>
        <translation>選択肢のどれでもありません</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>%1 行目</translation>
    </message>
    <message>
        <source>morph</source>
        <translation>モーフ</translation>
    </message>
    <message>
        <source>morph %1</source>
        <translation>モーフ「%1」</translation>
    </message>
    <message>
        <source>parameter &quot;%1&quot; is declared twice</source>
        <translation>パラメーター「%1」が二度宣言されています</translation>
    </message>
    <message>
        <source>parameter %1</source>
        <translation>パラメーター %1</translation>
    </message>
    <message>
        <source>property</source>
        <translation>プロパティ</translation>
    </message>
    <message>
        <source>scripts are not supported on this system</source>
        <translation>このシステムではスクリプトを使えません</translation>
    </message>
    <message>
        <source>scripts need the program furitsuke-script in the folder of this one</source>
        <translation>スクリプトには、このプログラムと同じフォルダーに furitsuke-script が必要です</translation>
    </message>
    <message>
        <source>selfShadow</source>
        <translation>セルフ影</translation>
    </message>
    <message>
        <source>the answer of furitsuke-script is damaged</source>
        <translation>furitsuke-script の応答が壊れています</translation>
    </message>
    <message>
        <source>the columns are not of the same kind</source>
        <translation>columns の種類が違います</translation>
    </message>
    <message>
        <source>the frame is not a number</source>
        <translation>フレームが数値ではありません</translation>
    </message>
    <message>
        <source>the header has no end (*/)</source>
        <translation>ヘッダーの終わり (*/) がありません</translation>
    </message>
    <message>
        <source>the keys of the script cannot be read</source>
        <translation>スクリプトのキーを読み取れません</translation>
    </message>
    <message>
        <source>the model and the motion have no bone of this name</source>
        <translation>モデルにもモーションにもこの名前のボーンがありません</translation>
    </message>
    <message>
        <source>the model and the motion have no morph of this name</source>
        <translation>モデルにもモーションにもこの名前のモーフがありません</translation>
    </message>
    <message>
        <source>the model has no bone &quot;%1&quot;</source>
        <translation>モデルにボーン「%1」がありません</translation>
    </message>
    <message>
        <source>the request is damaged</source>
        <translation>依頼が壊れています</translation>
    </message>
    <message>
        <source>the rotation is not a number</source>
        <translation>回転が数値ではありません</translation>
    </message>
    <message>
        <source>the rotation must be a list of 4 numbers</source>
        <translation>回転は 4 個の数値のリストにしてください</translation>
    </message>
    <message>
        <source>the script has added a track of a kind that cannot be added</source>
        <translation>スクリプトが、追加できない種類のトラックを追加しました</translation>
    </message>
    <message>
        <source>the script has added the track &quot;%1&quot; twice</source>
        <translation>スクリプトがトラック「%1」を二度追加しました</translation>
    </message>
    <message>
        <source>the script has changed a track that does not exist</source>
        <translation>スクリプトが、存在しないトラックを変更しました</translation>
    </message>
    <message>
        <source>the script has changed more than a motion can hold</source>
        <translation>スクリプトの変更が、モーションに入る量を超えました</translation>
    </message>
    <message>
        <source>the script has more than 1 MB</source>
        <translation>スクリプトが 1 MB を超えています</translation>
    </message>
    <message>
        <source>the script is not in UTF-8</source>
        <translation>スクリプトが UTF-8 ではありません</translation>
    </message>
    <message>
        <source>the script needs more memory than it may use (3 GB)</source>
        <translation>スクリプトに、使える量 (3 GB) を超えるメモリーが必要です</translation>
    </message>
    <message>
        <source>the script took longer than %1 s and was stopped</source>
        <translation>スクリプトが %1 秒を超えたため、停止しました</translation>
    </message>
    <message>
        <source>the script used too much memory, or it crashed the script program</source>
        <translation>スクリプトがメモリーを使いすぎたか、スクリプトのプログラムが異常終了しました</translation>
    </message>
    <message>
        <source>unknown member</source>
        <translation>このメンバーはありません</translation>
    </message>
    <message>
        <source>OpenGL is not available</source>
        <translation>OpenGL を使えません</translation>
    </message>
    <message>
        <source>OpenGL is switched off by the safe mode</source>
        <translation>セーフモードで OpenGL がオフになっています</translation>
    </message>
    <message>
        <source>a motion was not saved</source>
        <translation>保存されなかったモーションがあります</translation>
    </message>
    <message>
        <source>already exists</source>
        <translation>すでに存在します</translation>
    </message>
    <message>
        <source>images are saved as PNG; the file name must end in .png</source>
        <translation>画像は PNG で保存します。ファイル名の末尾を .png にしてください</translation>
    </message>
    <message>
        <source>it has not been drawn yet</source>
        <translation>まだ描画していません</translation>
    </message>
    <message>
        <source>its folder does not exist</source>
        <translation>フォルダーがありません</translation>
    </message>
    <message>
        <source>its prop &quot;%1&quot; is not in the same folder</source>
        <translation>アクセサリ「%1」が同じフォルダーにありません</translation>
    </message>
    <message>
        <source>no model is loaded</source>
        <translation>モデルが読み込まれていません</translation>
    </message>
    <message>
        <source>the active model has no &apos;%1&apos;</source>
        <translation>操作中のモデルに「%1」がありません</translation>
    </message>
    <message>
        <source>the active model has no bone that moves all of it</source>
        <translation>操作中のモデルに、全体を動かすボーンがありません</translation>
    </message>
    <message>
        <source>the folder cannot be made</source>
        <translation>フォルダーを作れません</translation>
    </message>
    <message>
        <source>the graphics card cannot draw so large a picture</source>
        <translation>グラフィックカードがこの大きさの画像を描画できません</translation>
    </message>
    <message>
        <source>the motion has no track &apos;%1&apos;</source>
        <translation>モーションにトラック「%1」がありません</translation>
    </message>
    <message>
        <source>viewport</source>
        <translation>ビューポート</translation>
    </message>
    <message>
        <source>The motion has no keys</source>
        <translation>キーがありません</translation>
    </message>
    <message>
        <source>The motion has camera, light or self-shadow keys and also keys of a model; MMD reads one group and ignores the other</source>
        <translation>カメラ・照明・セルフ影のキーとモデルのキーが一緒にあります。MMD は片方だけを読み、もう片方を無視します</translation>
    </message>
    <message>
        <source>A motion of a model has the model name that MMD gives to camera motions; MMD will not load it for a model</source>
        <translation>モデルのキーに、MMD がカメラモーションに付ける名前が付いています。MMD はモデルに読み込みません</translation>
    </message>
    <message>
        <source>A motion of a model has no model name, by which programs find its model</source>
        <translation>モデルのモーションにモデル名がありません。ソフトはこの名前でモデルを見分けます</translation>
    </message>
    <message>
        <source>Names are in an encoding other than CP932. MMD finds them only on a Windows for the language of that encoding, and never in UTF-8; MikuMikuMoving, nanoem, babylon-mmd and the MMD tools of Blender do not</source>
        <translation>名前が CP932 以外の文字コードです。MMD では、その文字コードの言語の Windows でだけ結び付き、UTF-8 では結び付きません。MikuMikuMoving、nanoem、babylon-mmd、Blender の MMD tools では結び付きません</translation>
    </message>
    <message>
        <source>More than 10000 camera keys; MMD reportedly does not load all of them</source>
        <translation>カメラキーが 10000 を超えています。MMD はすべてを読み込まないと言われます</translation>
    </message>
    <message>
        <source>More than 50000 keys of a model; older MMD versions reportedly do not load all of them</source>
        <translation>モデルのキーが 50000 を超えています。古い MMD はすべてを読み込まないと言われます</translation>
    </message>
    <message>
        <source>More than 600000 keys; reportedly no MMD version loads all of them</source>
        <translation>キーが 600000 を超えています。どの MMD もすべてを読み込まないと言われます</translation>
    </message>
    <message>
        <source>The first key is after frame 0, at which every motion that MMD saves begins</source>
        <translation>最初のキーがフレーム 0 より後にあります。MMD が保存するモーションはどれも 0 から始まります</translation>
    </message>
    <message>
        <source>Tracks begin after frame 0 with another value than rest; MMD moves them there from rest at frame 0, other programs show the first key from the start</source>
        <translation>フレーム 0 より後に、初期状態と異なる値で始まるトラックがあります。MMD ではフレーム 0 の初期状態から動きますが、ほかのソフトでは最初のキーの値が始めから表示されます</translation>
    </message>
    <message>
        <source>Keys are more than ten hours after the start, where they are easily overlooked</source>
        <translation>開始から 10 時間より後にキーがあります。見落とされやすい位置です</translation>
    </message>
    <message>
        <source>Only the first row of an interpolation block is filled; MMD reads the others as straight lines, as intended</source>
        <translation>補間ブロックの最初の行だけが書かれています。MMD は残りを直線と読み、意図どおりになります</translation>
    </message>
    <message>
        <source>Only the first row of an interpolation block is filled; MMD reads the curves of Y, Z and rotation as straight lines</source>
        <translation>補間ブロックの最初の行だけが書かれています。Y、Z、回転の曲線は MMD では直線になります</translation>
    </message>
    <message>
        <source>Rotations of neighboring keys are more than 180 degrees apart because of their signs; MMD takes the shorter path, other programs may not</source>
        <translation>隣り合う回転が、符号の上で 180 度より離れています。MMD は近いほうへ回りますが、他のプログラムは違うかもしれません</translation>
    </message>
    <message>
        <source>Rotations of neighboring keys are half a turn apart; rounding decides in which direction the bone turns</source>
        <translation>隣り合う回転がちょうど半回転離れています。どちらへ回るかは丸め誤差しだいです</translation>
    </message>
    <message>
        <source>The camera turns by more than 180 degrees between two keys</source>
        <translation>二つのキーの間でカメラが 180 度より大きく回ります</translation>
    </message>
    <message>
        <source>A view angle of 0 or above 180 degrees shows nothing</source>
        <translation>視野角が 0 か 180 度を超えていて、何も映りません</translation>
    </message>
    <message>
        <source>A light color outside 0 to 1, which MMD cannot display</source>
        <translation>照明色が 0 から 1 の外にあり、MMD の画面では表せません</translation>
    </message>
    <message>
        <source>A self-shadow distance outside 0 to 0.1, which MMD cannot display</source>
        <translation>セルフ影の距離が 0 から 0.1 の外にあり、MMD の画面では表せません</translation>
    </message>
    <message>
        <source>A visibility and IK key does not list every IK bone, as keys of MMD do; the others keep their state</source>
        <translation>表示・IK キーがすべての IK ボーンを挙げていません（MMD のキーは挙げます）。残りは状態を保ちます</translation>
    </message>
    <message>
        <source>A visibility and IK key lists an IK bone twice, by the 19 bytes that MMD compares</source>
        <translation>表示・IK キーに、MMD の比べる 19 バイトが同じ IK ボーンが二度あります</translation>
    </message>
    <message>
        <source>Write the names in CP932</source>
        <translation>名前を CP932 にする</translation>
    </message>
    <message>
        <source>Set the model name of camera motions</source>
        <translation>カメラモーションのモデル名にする</translation>
    </message>
    <message>
        <source>Remove the incomplete character</source>
        <translation>半分になった文字を削除</translation>
    </message>
    <message>
        <source>Remove the spaces from the name</source>
        <translation>名前の空白を削除</translation>
    </message>
    <message>
        <source>Use the values of the previous key</source>
        <translation>前のキーの値にする</translation>
    </message>
    <message>
        <source>Normalize the rotations</source>
        <translation>回転を正規化する</translation>
    </message>
    <message>
        <source>Limit the curves to 127</source>
        <translation>曲線を 127 までにする</translation>
    </message>
    <message>
        <source>Fill in the other rows</source>
        <translation>残りの行を埋める</translation>
    </message>
    <message>
        <source>Use the curves of the first row</source>
        <translation>最初の行の曲線にする</translation>
    </message>
    <message>
        <source>Write the interpolation as MMD does</source>
        <translation>補間を MMD の書き方にする</translation>
    </message>
    <message>
        <source>Set the physics flag to on</source>
        <translation>物理演算の切り替えをオンと書く</translation>
    </message>
    <message>
        <source>Remove the hidden records</source>
        <translation>隠れたレコードを削除</translation>
    </message>
    <message>
        <source>Make the signs of the rotations consistent</source>
        <translation>回転の符号をそろえる</translation>
    </message>
    <message>
        <source>Limit the mode to 2</source>
        <translation>モードを 2 までにする</translation>
    </message>
    <message>
        <source>Add the missing IK bones</source>
        <translation>足りない IK ボーンを加える</translation>
    </message>
    <message>
        <source>Keep the last entry of each IK bone</source>
        <translation>各 IK ボーンの最後のものを残す</translation>
    </message>
    <message>
        <source>Set the model name</source>
        <translation>モデル名を付ける</translation>
    </message>
    <message>
        <source>Remove the keys that MMD ignores</source>
        <translation>MMD が無視するキーを削除</translation>
    </message>
    <message>
        <source>Remove the keys above the limit</source>
        <translation>上限を超えるキーを削除</translation>
    </message>
    <message>
        <source>Move all keys so that the first is at frame 0</source>
        <translation>フレーム 0 から始まるように移す</translation>
    </message>
    <message>
        <source>Add rest keys at frame 0</source>
        <translation>フレーム 0 に初期値のキーを追加</translation>
    </message>
    <message>
        <source>Copy the first keys to frame 0</source>
        <translation>最初のキーをフレーム 0 にコピー</translation>
    </message>
    <message>
        <source>Remove the late keys</source>
        <translation>遠すぎるキーを削除</translation>
    </message>
    <message>
        <source>Take the shorter path</source>
        <translation>近いほうへ回す</translation>
    </message>
    <message>
        <source>Limit the view angle to 1 to 125</source>
        <translation>視野角を 1 から 125 にする</translation>
    </message>
    <message>
        <source>Limit the colors to 0 to 1</source>
        <translation>色を 0 から 1 にする</translation>
    </message>
    <message>
        <source>Limit the distances to 0 to 0.1</source>
        <translation>距離を 0 から 0.1 にする</translation>
    </message>
    <message>
        <source>Remove the keys without a name</source>
        <translation>名前のないキーを削除</translation>
    </message>
    <message>
        <source>Shorten the name</source>
        <translation>名前を短くする</translation>
    </message>
    <message>
        <source>Switch physics on</source>
        <translation>物理演算をオンにする</translation>
    </message>
    <message>
        <source>The rest of the name is not in the file</source>
        <translation>名前の残りはファイルの中にありません</translation>
    </message>
    <message>
        <source>The file does not record which key belongs to which bone</source>
        <translation>どのキーがどのボーンのものかは、ファイルからは分かりません</translation>
    </message>
    <message>
        <source>The missing part is not in the file</source>
        <translation>足りない部分はファイルの中にありません</translation>
    </message>
    <message>
        <source>Saving the motion writes the model name with all its bytes</source>
        <translation>モーションを保存すると、モデル名が正しい長さで書き込まれます</translation>
    </message>
    <message>
        <source>Only a key between the two can determine the direction</source>
        <translation>どちらへ回るべきかは、間にキーを置かないと決まりません</translation>
    </message>
    <message>
        <source>One of the two needs another name, also in the model</source>
        <translation>どちらかに、モデルの中でも、別の名前が必要です</translation>
    </message>
    <message>
        <source>The BVH has another number of frames than its header says; all complete frames are used</source>
        <translation>BVH のフレーム数がヘッダーの値と異なります。完全なフレームをすべて使います</translation>
    </message>
    <message>
        <source>No pose of the capture is that of a standing person with straight limbs; limbs may be twisted</source>
        <translation>キャプチャに、手足を伸ばして立っているポーズがありません。手足がねじれることがあります</translation>
    </message>
    <message>
        <source>Morph keys are not written, because the format has no morphs</source>
        <translation>この形式にはモーフがないため、モーフのキーは書き出されません</translation>
    </message>
    <message>
        <source>Bones that are not part of a human skeleton are not written</source>
        <translation>人体の骨格にないボーンは書き出されません</translation>
    </message>
    <message>
        <source>A limb changes its length, which a skeleton of fixed lengths cannot; its joint is elsewhere in the file</source>
        <translation>手足の長さが変わっていますが、長さの決まった骨格では表せません。ファイルでは関節の位置が異なります</translation>
    </message>
    <message>
        <source>Keys of camera, light, self-shadow and properties are not written, because the format has none</source>
        <translation>この形式にはないため、カメラ、照明、セルフ影、表示と IK のキーは書き出されません</translation>
    </message>
    <message>
        <source>Vertices with SDEF or QDEF are written with linear weights; bent joints become thinner</source>
        <translation>SDEF や QDEF の頂点は線形のウェイトで書き出されるため、曲げた関節が細くなります</translation>
    </message>
    <message>
        <source>Keys of morphs that change materials, texture coordinates or rigid bodies are not written</source>
        <translation>材質、UV、剛体を変えるモーフのキーは書き出されません</translation>
    </message>
    <message>
        <source>Toon and sphere textures and edges are not written, because the format has none</source>
        <translation>トゥーン、スフィア、輪郭線は形式にないため書き出されません</translation>
    </message>
    <message>
        <source>Bones without a usable name of the chosen kind are named by their numbers</source>
        <translation>選んだ種類の使える名前がないボーンには番号の名前が付きます</translation>
    </message>
    <message>
        <source>Bones that physics moves follow their parents in the file; bake physics into keys first</source>
        <translation>物理演算で動くボーンはファイルでは親に従います。先に物理演算をキーに焼き込んでください</translation>
    </message>
    <message>
        <source>Textures that are missing or cannot be read are not written</source>
        <translation>見つからない、または読めないテクスチャは書き出されません</translation>
    </message>
    <message>
        <source>Expressions for which the model has no morph are not used</source>
        <translation>モデルに対応するモーフがない Expression は使われません</translation>
    </message>
    <message>
        <source>FBX is for programs that cannot read glTF; not every program reads all of it</source>
        <translation>FBX は glTF を読めないソフト用です。すべての内容を読めるとは限りません</translation>
    </message>
    <message>
        <source>Bytes follow the last section</source>
        <translation>最後のセクションの後ろにバイトがあります</translation>
    </message>
    <message>
        <source>A name with characters that MMD&apos;s files cannot store; they become &quot;?&quot;</source>
        <translation>MMD のファイルに書けない文字を含む名前があります。「?」になります</translation>
    </message>
    <message>
        <source>Several tracks have the same name; their keys are merged</source>
        <translation>同じ名前のトラックが複数あります。キーを一つにまとめます</translation>
    </message>
    <message>
        <source>Several keys of a track are on the same frame; the last one is used</source>
        <translation>同じトラックの同じフレームに複数のキーがあります。最後のものが有効です</translation>
    </message>
    <message>
        <source>A frame number that no program supports; the key is skipped</source>
        <translation>どのプログラムも扱えないフレーム番号です。キーを読み飛ばします</translation>
    </message>
    <message>
        <source>A view angle that is not a whole number of degrees; it is rounded</source>
        <translation>視野角が整数の度ではありません。丸めます</translation>
    </message>
    <message>
        <source>Keys that switch physics off; the converter of babylon-mmd writes them for every key of an older VMD</source>
        <translation>物理演算をオフにするキーがあります。babylon-mmd の変換は、古い VMD のすべてのキーをそう書きます</translation>
    </message>
    <message>
        <source>The model name is not written</source>
        <translation>モデル名は書かれません</translation>
    </message>
    <message>
        <source>Light keys are not written</source>
        <translation>照明キーは書かれません</translation>
    </message>
    <message>
        <source>Self-shadow keys are not written</source>
        <translation>セルフ影キーは書かれません</translation>
    </message>
    <message>
        <source>Camera keys without perspective are written with perspective</source>
        <translation>パースなしのカメラキーは、パースありとして書かれます</translation>
    </message>
    <message>
        <source>View angles that a float cannot represent are rounded</source>
        <translation>float で表せない視野角は丸められます</translation>
    </message>
    <message>
        <source>A name whose bytes cannot be restored from its text</source>
        <translation>文字にすると元のバイトに戻せない名前があります</translation>
    </message>
    <message>
        <source>Two names that are identical as text</source>
        <translation>文字にすると同じになる名前があります</translation>
    </message>
    <message>
        <source>A key lists an IK bone twice; the last entry is written</source>
        <translation>同じ IK ボーンを二度挙げるキーがあります。最後のものが書かれます</translation>
    </message>
    <message>
        <source>Keys that do not list every IK bone are written with the states in effect at their frames</source>
        <translation>すべての IK ボーンを挙げていないキーには、そこで有効な状態が書かれます</translation>
    </message>
    <message>
        <source>A line that is neither a section nor a known value</source>
        <translation>セクションでも既知の値でもない行です</translation>
    </message>
    <message>
        <source>The text is neither UTF-8 nor CP932; file names may be wrong</source>
        <translation>文字コードが UTF-8 でも CP932 でもありません。ファイル名が誤っている可能性があります</translation>
    </message>
    <message>
        <source>Another version than 3, which is read in the same way</source>
        <translation>版 3 以外ですが、同じように読みます</translation>
    </message>
    <message numerus="yes">
        <source>%n line, the first is line %1</source>
        <comment>%n lines, the first is line %1</comment>
        <translation>
            <numerusform>%Ln 行、最初は %1 行目</numerusform>
        </translation>
    </message>
    <message>
        <source>version &quot;%1&quot;</source>
        <translation>バージョン「%1」</translation>
    </message>
    <message>
        <source>undecodable bytes</source>
        <translation>解読できないバイトがあります</translation>
    </message>
    <message>
        <source>The file ends without its end mark; a part may be missing</source>
        <translation>終了の印がないままファイルが終わっています。欠けた部分があるかもしれません</translation>
    </message>
    <message>
        <source>A section that a motion cannot store, or that is not known, is not read</source>
        <translation>モーションに保存できないか、不明なセクションは読みません</translation>
    </message>
    <message>
        <source>Of several models, only the motion of the first is read</source>
        <translation>複数のモデルのうち、最初のもののモーションだけを読みます</translation>
    </message>
    <message>
        <source>A frame rate that is not a usable number; 30 frames per second are assumed</source>
        <translation>使えないフレームレートです。毎秒 30 フレームとみなします</translation>
    </message>
    <message>
        <source>Keys of a bone, morph or IK bone without a name are not read</source>
        <translation>名前のないボーン、モーフ、IK ボーンのキーは読みません</translation>
    </message>
    <message>
        <source>Keys that are not on a frame at 30 frames per second are moved to the nearest one</source>
        <translation>毎秒 30 フレームのフレーム上にないキーは、最も近いフレームへ移します</translation>
    </message>
    <message>
        <source>Curve bytes above 127, which other programs write, are read as 127</source>
        <translation>ほかのプログラムが書く 127 を超える補間曲線のバイトは 127 として読みます</translation>
    </message>
    <message>
        <source>Further stages of bones become layers, which add their movement</source>
        <translation>ボーンの 2 段目以降は、動きを加えるレイヤーになります</translation>
    </message>
    <message>
        <source>Keys of more stages than there can be layers are lost</source>
        <translation>レイヤーの上限を超える段のキーは失われます</translation>
    </message>
    <message>
        <source>Only the first stage of the camera is read; a camera has no layers</source>
        <translation>カメラは最初の段だけを読みます。カメラにレイヤーはありません</translation>
    </message>
    <message>
        <source>Curves of morph keys are lost; morphs change linearly</source>
        <translation>モーフのキーの補間曲線は失われます。モーフは直線的に変わります</translation>
    </message>
    <message>
        <source>Outside parents, by which a part follows a bone of another model, are not read: the file has only numbers of the models</source>
        <translation>ほかのモデルのボーンに従わせる外部親は読み込みません。ファイルにはモデルの番号しかありません</translation>
    </message>
    <message>
        <source>Splines through keys are lost; the curves of the keys are used</source>
        <translation>キーを通るスプラインは失われ、キーの補間曲線を使います</translation>
    </message>
    <message>
        <source>Keys of a motion clip are read at their own frames, without the start, repetition and weight of the clip</source>
        <translation>モーションクリップのキーは、クリップの開始、繰り返し、重みなしに、元のフレームで読みます</translation>
    </message>
    <message>
        <source>Keys that change edge, size, shadow, physics or blending of a model; a motion has only its visibility</source>
        <translation>モデルのエッジ、大きさ、影、物理演算、加算を変えるキーです。モーションには表示の有無しかありません</translation>
    </message>
    <message>
        <source>Keys that switch the camera off or let it follow a bone have no effect</source>
        <translation>カメラを切る、またはボーンに追従させるキーは効果がありません</translation>
    </message>
    <message>
        <source>Keys that switch the light off are read as black light</source>
        <translation>照明を切るキーは黒い光として読みます</translation>
    </message>
    <message>
        <source>Distances of the self shadow are in another unit; MMD&apos;s default is used</source>
        <translation>セルフ影の距離の単位が異なるため、MMD の既定値を使います</translation>
    </message>
    <message>
        <source>Fields that a later version of nanoem may have written</source>
        <translation>新しい版の nanoem が書いた可能性のあるフィールドです</translation>
    </message>
    <message>
        <source>A second list of the same kind of keys, which nanoem does not read either, is not read</source>
        <translation>同じ種類のキーの 2 つ目の一覧は、nanoem と同じく読みません</translation>
    </message>
    <message>
        <source>nanoem plays the motion at another frame rate; the frames of its keys are the same</source>
        <translation>nanoem は別のフレームレートで再生します。キーのフレームは変わりません</translation>
    </message>
    <message>
        <source>Outside parents whose bones or models the file does not name are not read</source>
        <translation>ファイルにボーン名またはモデル名がない外部親は読み込みません</translation>
    </message>
    <message>
        <source>Keys that change edge, effects, physics or blending of a model; a motion has only its visibility</source>
        <translation>モデルのエッジ、エフェクト、物理演算、加算を変えるキーです。モーションには表示の有無しかありません</translation>
    </message>
    <message>
        <source>Effects and additive blending of accessory keys are not read</source>
        <translation>アクセサリのキーのエフェクトと加算合成は読み込みません</translation>
    </message>
    <message>
        <source>the file ends before the %1</source>
        <translation>ファイルが%1の前で終わっています</translation>
    </message>
    <message numerus="yes">
        <source>%n byte follows the last section</source>
        <comment>%n bytes follow the last section</comment>
        <translation>
            <numerusform>最後のセクションの後に %Ln バイトあります</numerusform>
        </translation>
    </message>
    <message>
        <source>The file ends before its last extensions, as files of older programs do</source>
        <translation>最後の拡張部より前でファイルが終わっています。古いプログラムのファイルと同じです</translation>
    </message>
    <message>
        <source>Bytes follow the last section; they have no meaning</source>
        <translation>最後のセクションの後ろにバイトが続いています。意味はありません</translation>
    </message>
    <message>
        <source>A section after the bones does not fit in the file; the complete parts were read</source>
        <translation>ボーンより後ろのセクションがファイルに収まりません。完全な部分だけを読みました</translation>
    </message>
    <message>
        <source>A text is not valid CP932: truncated inside a character, or in another encoding</source>
        <translation>CP932 として正しくない文字列です。文字の途中で切れているか、別の文字コードです</translation>
    </message>
    <message>
        <source>A bone type above 9; the bone is treated as one that rotates</source>
        <translation>ボーンの種類が 9 を超えています。回転するボーンとして扱います</translation>
    </message>
    <message>
        <source>A vertex weight above 100 percent; it is read as 100</source>
        <translation>頂点のウェイトが 100 パーセントを超えています。100 として扱います</translation>
    </message>
    <message>
        <source>Morphs without a base morph that lists their vertices; they have no effect</source>
        <translation>頂点を示す base のモーフがないモーフです。何も動かしません</translation>
    </message>
    <message>
        <source>Positions in the base morph differ from those of its vertices; the vertices are used</source>
        <translation>base のモーフの位置が頂点の位置と違います。頂点の位置を使います</translation>
    </message>
    <message>
        <source>A morph moves vertices that the base morph does not list; they are skipped</source>
        <translation>base のモーフにない頂点を動かすモーフです。その頂点は省きます</translation>
    </message>
    <message>
        <source>A bone group has more than 254 bones; MMD shows none or only the last of them</source>
        <translation>ボーン枠に 254 を超えるボーンがあります。MMD では一つも、または最後の一部しか表示されません</translation>
    </message>
    <message>
        <source>Bones in the group of the center bone, where MMD shows only the first bone</source>
        <translation>センター枠にボーンがあります。MMD では最初のボーンのほかは表示されません</translation>
    </message>
    <message>
        <source>Bones in a group that the file does not define; they are not shown in any group</source>
        <translation>ファイルにない枠に属するボーンです。どの枠にも表示しません</translation>
    </message>
    <message>
        <source>A bone is the goal of several IK chains, which a PMX cannot store without helper bones</source>
        <translation>複数の IK の目標になっているボーンです。PMX では補助ボーンなしには表せません</translation>
    </message>
    <message numerus="yes">
        <source>%n place in the %1, first at key %2</source>
        <comment>%n places in the %1, first at key %2</comment>
        <translation>
            <numerusform>%1の %Ln か所、最初はキー %2</numerusform>
        </translation>
    </message>
    <message>
        <source>A part of the project does not fit in the file; the parts before it were read</source>
        <translation>プロジェクトの途中でファイルが終わっています。それより前の部分は読み込みました</translation>
    </message>
    <message>
        <source>Bytes follow the last known field; they are kept</source>
        <translation>既知の最後の項目の後ろにバイトが続いています。そのまま残します</translation>
    </message>
    <message>
        <source>A key names a next key that does not exist or belongs to another track; the keys after it are lost</source>
        <translation>キーが指す次のキーが存在しないか、別のトラックのものです。それより後ろのキーは失われます</translation>
    </message>
    <message>
        <source>The frames of a track do not rise from key to key; the track ends before the first key that is too early</source>
        <translation>トラックのフレームがキーの順に増えていません。最初に戻るキーの手前までを読みます</translation>
    </message>
    <message>
        <source>Keys that belong to no track; MMD does not show them, and they are not read</source>
        <translation>どのトラックにも属さないキーです。MMD は表示せず、読み込みません</translation>
    </message>
    <message>
        <source>A project of MMD 8 or older has no names of bones and morphs; the model file is needed for them</source>
        <translation>MMD 8 以前のプロジェクトにはボーンとモーフの名前がありません。名前にはモデルのファイルが必要です</translation>
    </message>
    <message>
        <source>The model file has other numbers of bones, morphs or IK bones than the project; its names cannot be used</source>
        <translation>モデルのファイルとプロジェクトでボーン、モーフ、IK ボーンの数が違うため、名前を使えません</translation>
    </message>
    <message>
        <source>Outside parents that the project does not have are not read; a motion file has none at all</source>
        <translation>プロジェクトにない外部親は読み込みません。モーションファイルには外部親がありません</translation>
    </message>
    <message>
        <source>A key before frame 0; it is not read</source>
        <translation>フレーム 0 より前のキーです。読み込みません</translation>
    </message>
    <message>
        <source>Tracks of bones or morphs that the model of the project does not have are not saved</source>
        <translation>プロジェクトのモデルにないボーンやモーフのトラックは保存されません</translation>
    </message>
    <message>
        <source>%1: count %2 needs %3 bytes, %4 are left</source>
        <translation>%1: 個数 %2 には %3 バイト必要ですが、残りは %4 バイトです</translation>
    </message>
    <message numerus="yes">
        <source>%n byte follows the last known field</source>
        <comment>%n bytes follow the last known field</comment>
        <translation>
            <numerusform>既知の最後の項目の後に %Ln バイトあります</numerusform>
        </translation>
    </message>
    <message>
        <source>The signature does not end with a space, as in some files</source>
        <translation>署名の最後が空白ではありません。一部のファイルに見られる形です</translation>
    </message>
    <message>
        <source>The header has more settings than the eight known ones; they are kept</source>
        <translation>ヘッダーに既知の 8 つより多い設定があります。そのまま残します</translation>
    </message>
    <message>
        <source>A file of version 2.0, which has no soft bodies, has a soft body count of 0</source>
        <translation>ソフトボディのない版 2.0 のファイルに、その個数 0 が書かれています</translation>
    </message>
    <message>
        <source>A file of version 2.0, which has no soft bodies, has bytes in their place; they are kept</source>
        <translation>版 2.0 のファイルの、ソフトボディにあたる位置にバイトがあります。そのまま残します</translation>
    </message>
    <message>
        <source>Bytes follow the last section; they are kept</source>
        <translation>最後のセクションの後ろにバイトが続いています。そのまま残します</translation>
    </message>
    <message>
        <source>A text is not valid in the encoding of the file</source>
        <translation>ファイルの文字コードとして正しくない文字列です</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>count</source>
        <translation>個数</translation>
    </message>
    <message>
        <source>index count</source>
        <translation>インデックス数</translation>
    </message>
    <message>
        <source>link count</source>
        <translation>リンク数</translation>
    </message>
    <message>
        <source>element count</source>
        <translation>要素数</translation>
    </message>
    <message numerus="yes">
        <source>%n byte in place of soft bodies, which version 2.0 does not have</source>
        <comment>%n bytes in place of soft bodies, which version 2.0 does not have</comment>
        <translation>
            <numerusform>バージョン 2.0 にはないソフトボディの位置に %Ln バイトあります</numerusform>
        </translation>
    </message>
    <message>
        <source>a soft body count of 0 in a file of version 2.0</source>
        <translation>バージョン 2.0 のファイルにソフトボディの個数 0 があります</translation>
    </message>
    <message>
        <source>the signature does not end with a space</source>
        <translation>シグネチャーの末尾が空白ではありません</translation>
    </message>
    <message numerus="yes">
        <source>%n setting in addition to the eight known ones</source>
        <comment>%n settings in addition to the eight known ones</comment>
        <translation>
            <numerusform>既知の 8 個のほかに %Ln 個の設定があります</numerusform>
        </translation>
    </message>
    <message>
        <source>count %1 needs %2 bytes, %3 are left</source>
        <translation>個数 %1 には %2 バイト必要ですが、残りは %3 バイトです</translation>
    </message>
    <message>
        <source>the signature has no version number; read as version 2</source>
        <translation>シグネチャーにバージョン番号がないため、バージョン 2 として読み込みました</translation>
    </message>
    <message numerus="yes">
        <source>%n camera record follows a camera count of 0; kept in the file, not used as keys</source>
        <comment>%n camera records follow a camera count of 0; kept in the file, not used as keys</comment>
        <translation>
            <numerusform>カメラの個数 0 の後に %Ln 件のカメラのレコードがあります。ファイルには残しますが、キーとしては使いません</numerusform>
        </translation>
    </message>
    <message>
        <source>the file ends before the count of the %1</source>
        <translation>ファイルが%1の個数の前で終わっています</translation>
    </message>
    <message>
        <source>The signature has no version number; the file is read as version 2</source>
        <translation>署名に版の番号がありません。版 2 として読みます</translation>
    </message>
    <message>
        <source>The file ends before the counts of its last sections, as files of older MMD versions do</source>
        <translation>最後のセクションの個数より前でファイルが終わっています。古い MMD のファイルと同じです</translation>
    </message>
    <message>
        <source>Camera records follow a camera count of 0; they are kept but are not keys</source>
        <translation>個数 0 の後ろにカメラのレコードがあります。残しますが、キーとしては扱いません</translation>
    </message>
    <message>
        <source>A count does not fit in the file; the complete parts were read</source>
        <translation>個数がファイルに収まりません。完全な部分だけを読みました</translation>
    </message>
    <message>
        <source>The model name in the header is too short, as some scripts write it; every key was read</source>
        <translation>ヘッダーのモデル名が短すぎます（一部のスクリプトがこう書き込みます）。すべてのキーを読みました</translation>
    </message>
    <message>
        <source>The model name is not valid CP932: truncated inside a character, or in another encoding</source>
        <translation>モデル名が CP932 として正しくありません。文字の途中で切れているか、別の文字コードです</translation>
    </message>
    <message>
        <source>The model name fills its field; it was probably truncated, and MMD treats it as another model</source>
        <translation>モデル名が欄いっぱいです。おそらく途中で切れていて、MMD は別のモデルとみなします</translation>
    </message>
    <message>
        <source>The model name is padded with spaces; comparisons ignore them</source>
        <translation>モデル名が空白で埋められています。空白を除いて比べます</translation>
    </message>
    <message>
        <source>A motion with only camera keys does not have the model name that MMD gives to camera motions; MMD will not load it as a camera motion</source>
        <translation>カメラだけのモーションですが、モデル名が MMD の付ける名前と違います。MMD はカメラモーションとして読み込みません</translation>
    </message>
    <message>
        <source>Keys without a name; they have no effect</source>
        <translation>名前のないキーがあります。何にも結び付きません</translation>
    </message>
    <message>
        <source>The name fills its field; it was probably truncated</source>
        <translation>名前が欄いっぱいです。おそらく途中で切れています</translation>
    </message>
    <message>
        <source>The name is not valid CP932: truncated inside a character, or in another encoding</source>
        <translation>名前が CP932 として正しくありません。文字の途中で切れているか、別の文字コードです</translation>
    </message>
    <message>
        <source>Names are padded with bytes other than zero, as MMD does for PMD models</source>
        <translation>名前の残りが 0 以外で埋められています。MMD も PMD モデルではそうします</translation>
    </message>
    <message>
        <source>Names are padded with spaces; matching ignores them</source>
        <translation>名前が空白で埋められています。空白を除いて照合します</translation>
    </message>
    <message>
        <source>The name begins with a NUL, which MMD writes when it cannot encode a name</source>
        <translation>名前が NUL で始まっています。MMD が名前を変換できなかったときの書き方です</translation>
    </message>
    <message>
        <source>Bones whose names were truncated to the same bytes seem to share a track</source>
        <translation>切られて同じになった名前のボーンが、一つのトラックを共有しているようです</translation>
    </message>
    <message>
        <source>Keys are not in frame order, as in most files that MMD writes</source>
        <translation>キーがフレーム順に並んでいません。MMD のファイルのほとんどがそうです</translation>
    </message>
    <message>
        <source>A frame number above 2147483647; the record is kept but is not a key</source>
        <translation>フレーム番号が 2147483647 を超えています。レコードは残しますが、キーとしては扱いません</translation>
    </message>
    <message>
        <source>Interpolation blocks are not laid out as MMD writes them; the bytes that MMD reads are used</source>
        <translation>補間ブロックの並びが MMD の書き方と違います。MMD の読むバイトが有効です</translation>
    </message>
    <message>
        <source>Bytes 2 and 3 of an interpolation block are not a known value of the physics flag; it is read as on</source>
        <translation>補間ブロックの 2、3 バイト目が物理演算の切り替えとして知られた値ではありません。オンとして読みます</translation>
    </message>
    <message>
        <source>Curve bytes above 127; they are read as 127</source>
        <translation>補間曲線に 127 を超えるバイトがあります。127 とみなします</translation>
    </message>
    <message>
        <source>Non-finite values</source>
        <translation>有限の数でない値があります</translation>
    </message>
    <message>
        <source>is a project inside another project, which is not opened</source>
        <translation>ほかのプロジェクトの中にあるプロジェクトです。開きません</translation>
    </message>
    <message>
        <source>Rotations that are not of unit length; as in MMD, they also scale the bone</source>
        <translation>長さが 1 でない回転。MMD と同じく、ボーンの大きさも変わります</translation>
    </message>
    <message>
        <source>A self-shadow mode other than 0, 1 and 2</source>
        <translation>セルフ影のモードが 0、1、2 以外です</translation>
    </message>
    <message>
        <source>A name is too long for its field and is truncated</source>
        <translation>名前が長すぎて、保存すると切られます</translation>
    </message>
    <message>
        <source>Names become identical when they are truncated</source>
        <translation>切ると同じになる名前が一つになってしまいます</translation>
    </message>
    <message>
        <source>A name has characters that the encoding of the file lacks, so that all names are written in another one; MMD on systems with another language does not find them</source>
        <translation>ファイルの文字コードにない文字が名前にあるので、すべての名前を別の文字コードで書きます。ほかの言語の環境の MMD では見つかりません</translation>
    </message>
    <message>
        <source>Uncounted camera records are replaced by camera keys</source>
        <translation>個数に入っていないカメラのレコードは、カメラキーに置き換えられます</translation>
    </message>
    <message>
        <source>The damaged part of the file is not written</source>
        <translation>ファイルの壊れた部分は書き込みません</translation>
    </message>
    <message>
        <source>The bytes after the last section are not written; without a key, they would be taken for keys</source>
        <translation>最後のセクションの後ろのバイトは書き込みません。キーが 1 つもないと、キーとして読まれてしまうためです</translation>
    </message>
    <message>
        <source>Version 1 is older than these keys; they are written, but programs of that time do not read them</source>
        <translation>バージョン 1 にはまだなかったキーです。書き込みますが、当時のソフトは読みません</translation>
    </message>
    <message>
        <source>The text is UTF-8 or UTF-16, which MMD cannot read</source>
        <translation>文字が UTF-8 か UTF-16 です。MMD は読めません</translation>
    </message>
    <message>
        <source>An unknown line; it is skipped</source>
        <translation>理解できない行があります。読み飛ばします</translation>
    </message>
    <message>
        <source>The line with the model name is missing</source>
        <translation>モデル名の行がありません</translation>
    </message>
    <message>
        <source>The model name does not end in &quot;.osm&quot;</source>
        <translation>モデル名が &quot;.osm&quot; で終わっていません</translation>
    </message>
    <message>
        <source>The line with the number of bones, which MMD needs, is missing</source>
        <translation>ボーン数の行がありません。MMD には必要です</translation>
    </message>
    <message>
        <source>The number of bones differs from the number in the file, which MMD uses</source>
        <translation>ボーンの数がファイルに書かれた数と違います。MMD は書かれた数を使います</translation>
    </message>
    <message>
        <source>Blocks are not numbered from 0; their order is used</source>
        <translation>ブロックの番号が 0 からの順ではありません。並び順が有効です</translation>
    </message>
    <message>
        <source>A block without a closing brace</source>
        <translation>閉じ括弧のないブロックがあります</translation>
    </message>
    <message>
        <source>A block that is neither a bone nor a morph; it is skipped</source>
        <translation>ボーンでもモーフでもないブロックがあります。読み飛ばします</translation>
    </message>
    <message>
        <source>A block whose numbers cannot be read; it is skipped</source>
        <translation>数値を読めないブロックがあります。読み飛ばします</translation>
    </message>
    <message>
        <source>A bone without a translation or rotation; the rest value is used</source>
        <translation>移動か回転のないボーンがあります。初期値を使います</translation>
    </message>
    <message>
        <source>A bone appears more than once; the last block is used</source>
        <translation>同じボーンが二度あります。最後のブロックが有効です</translation>
    </message>
    <message>
        <source>Morphs in the form that MikuMikuMoving writes; MMD ignores them</source>
        <translation>MikuMikuMoving の書くモーフがあります。MMD は無視します</translation>
    </message>
    <message>
        <source>A morph appears more than once; the last block is used</source>
        <translation>同じモーフが二度あります。最後のブロックが有効です</translation>
    </message>
    <message>
        <source>A name that is not valid CP932</source>
        <translation>CP932 として正しくない名前があります</translation>
    </message>
    <message>
        <source>A rotation of all zeros; it is read as no rotation</source>
        <translation>すべて 0 の回転があります。回転なしとして扱います</translation>
    </message>
    <message>
        <source>Non-finite values; the rest value is used</source>
        <translation>有限の数でない値があります。初期値とします</translation>
    </message>
    <message>
        <source>Too many findings to list</source>
        <translation>多すぎて並べきれません</translation>
    </message>
    <message>
        <source>the text is %1; MMD reads CP932 only</source>
        <translation>テキストは %1 です。MMD は CP932 しか読み込めません</translation>
    </message>
    <message numerus="yes">
        <source>%n more finding</source>
        <comment>%n more findings</comment>
        <translation>
            <numerusform>ほかに %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown line, skipped</source>
        <translation>不明な行のため、読み飛ばしました</translation>
    </message>
    <message>
        <source>the model name does not end in &quot;.osm&quot;</source>
        <translation>モデル名が「.osm」で終わっていません</translation>
    </message>
    <message>
        <source>a &quot;%1&quot; block is skipped</source>
        <translation>「%1」ブロックを読み飛ばしました</translation>
    </message>
    <message>
        <source>the block has no closing brace</source>
        <translation>ブロックに閉じ括弧がありません</translation>
    </message>
    <message>
        <source>a bone block cannot be read: it needs three numbers for the translation and four for the rotation</source>
        <translation>ボーンのブロックを読み込めません: 移動に 3 個、回転に 4 個の数値が必要です</translation>
    </message>
    <message>
        <source>the rotation is missing; the rest value is used</source>
        <translation>回転がないため、初期値を使います</translation>
    </message>
    <message>
        <source>the translation is missing; the rest value is used</source>
        <translation>移動がないため、初期値を使います</translation>
    </message>
    <message>
        <source>the rotation is all zeros; read as no rotation</source>
        <translation>回転がすべて 0 のため、回転なしとして読み込みました</translation>
    </message>
    <message>
        <source>a morph block cannot be read: it needs one number, its weight</source>
        <translation>モーフのブロックを読み込めません: 数値がひとつ (ウェイト) 必要です</translation>
    </message>
    <message>
        <source>a value is not finite; the rest value is used</source>
        <translation>有限ではない値があるため、初期値を使います</translation>
    </message>
    <message>
        <source>the blocks are not numbered from 0; their order is used</source>
        <translation>ブロックの番号が 0 からの連番ではないため、並び順を使います</translation>
    </message>
    <message>
        <source>the line with the model name is missing</source>
        <translation>モデル名の行がありません</translation>
    </message>
    <message>
        <source>the line with the number of bones, which MMD needs, is missing</source>
        <translation>MMD に必要なボーン数の行がありません</translation>
    </message>
    <message>
        <source>the file declares %1 bones but contains %2</source>
        <translation>ファイルのボーン数は %1 と書かれていますが、実際は %2 です</translation>
    </message>
    <message>
        <source>%1; MMD would ignore the rest</source>
        <translation>%1。MMD では残りが無視されます</translation>
    </message>
    <message numerus="yes">
        <source>%n morph in the form that MikuMikuMoving writes; MMD ignores it</source>
        <comment>%n morphs in the form that MikuMikuMoving writes; MMD ignores them</comment>
        <translation>
            <numerusform>MikuMikuMoving の形式のモーフが %Ln 個あります。MMD では無視されます</numerusform>
        </translation>
    </message>
    <message>
        <source>the name is not valid CP932</source>
        <translation>名前が正しい CP932 ではありません</translation>
    </message>
    <message>
        <source>the name &quot;%1&quot; has characters that MMD&apos;s files cannot store</source>
        <translation>名前「%1」に、MMD のファイルに保存できない文字があります</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>%1 行目: %2</translation>
    </message>
    <message>
        <source>model name &quot;%1&quot;</source>
        <translation>モデル名「%1」</translation>
    </message>
    <message>
        <source>A mesh without bones; a bone at the origin is added</source>
        <translation>メッシュにボーンがありません。原点に一つ加えます</translation>
    </message>
    <message>
        <source>The parent of a bone does not exist; the bone is treated as one without a parent</source>
        <translation>ボーンの親が存在しません。親なしとして扱います</translation>
    </message>
    <message>
        <source>Bones are their own ancestors; one of them is treated as one without a parent</source>
        <translation>自分自身の祖先になっているボーンがあります。一つを親なしとして扱います</translation>
    </message>
    <message>
        <source>The tail or the append source of a bone does not exist; it is ignored</source>
        <translation>ボーンの接続先または付与親が存在しません。なしとして扱います</translation>
    </message>
    <message>
        <source>The goal of an IK chain does not exist; the chain is skipped</source>
        <translation>IK の目標ボーンが存在しません。その IK を省きます</translation>
    </message>
    <message>
        <source>The target of an IK chain does not exist; the chain has no effect</source>
        <translation>IK のターゲットが存在しません。その IK は働きません</translation>
    </message>
    <message>
        <source>A link of an IK chain does not exist; it is skipped</source>
        <translation>IK のリンクが存在しません。そのリンクを省きます</translation>
    </message>
    <message>
        <source>A vertex is bound to a bone that does not exist; the first bone is used</source>
        <translation>存在しないボーンに付いた頂点です。最初のボーンに付けます</translation>
    </message>
    <message>
        <source>A triangle uses a vertex that does not exist; it is not drawn</source>
        <translation>存在しない頂点を指す面です。描きません</translation>
    </message>
    <message>
        <source>The number of indices is not a multiple of three; the last ones are ignored</source>
        <translation>面の頂点の数が 3 の倍数ではありません。余りを省きます</translation>
    </message>
    <message>
        <source>A material has more indices than exist, or a number that is not a multiple of three</source>
        <translation>材質の面の頂点数が実際より多いか、3 の倍数ではありません</translation>
    </message>
    <message>
        <source>Triangles do not belong to a material; they are not drawn</source>
        <translation>どの材質にも属さない面です。描きません</translation>
    </message>
    <message>
        <source>A material uses a texture that does not exist; it is ignored</source>
        <translation>材質のテクスチャが存在しません。なしとして扱います</translation>
    </message>
    <message>
        <source>A morph changes something that does not exist; that part is skipped</source>
        <translation>存在しないものを動かすモーフです。その部分を省きます</translation>
    </message>
    <message>
        <source>A display group lists something that does not exist; that entry is skipped</source>
        <translation>表示枠に存在しないものがあります。省きます</translation>
    </message>
    <message>
        <source>The bone of a rigid body does not exist; it is ignored</source>
        <translation>剛体のボーンが存在しません。なしとして扱います</translation>
    </message>
    <message>
        <source>A joint connects a rigid body that does not exist; MMD crashes</source>
        <translation>存在しない剛体をつなぐジョイントです。MMD はここで強制終了します</translation>
    </message>
    <message>
        <source>A soft body refers to something that does not exist; that part is skipped</source>
        <translation>ソフトボディが存在しないものを指しています。その部分を省きます</translation>
    </message>
    <message>
        <source>An unknown type, mode or shape; the default is used</source>
        <translation>未知の種類・モード・形状です。通常のものとして扱います</translation>
    </message>
    <message>
        <source>A rigid body has values that cannot be simulated: not finite, or a place or size above 1,000,000; it is left out</source>
        <translation>剛体に物理演算できない値（数でない値、または 1,000,000 を超える位置や大きさ）があります。その剛体を除きます</translation>
    </message>
    <message>
        <source>A rigid body has a size of 0 or less; it collides with nothing</source>
        <translation>剛体の大きさが 0 以下です。何とも衝突しません</translation>
    </message>
    <message>
        <source>A rigid body that physics moves has a mass of 0 or less; it follows its bone</source>
        <translation>物理演算の剛体の質量が 0 以下です。ボーンに追従させます</translation>
    </message>
    <message>
        <source>More than 2,048 rigid bodies; those after them are not simulated</source>
        <translation>剛体が 2,048 個を超えています。それより後ろは物理演算しません</translation>
    </message>
    <message>
        <source>A joint has values that cannot be simulated: not finite, or a place above 1,000,000; it is left out</source>
        <translation>ジョイントに物理演算できない値（数でない値、または 1,000,000 を超える位置）があります。そのジョイントを除きます</translation>
    </message>
    <message>
        <source>A joint connects a rigid body that is left out of the simulation; it is left out too</source>
        <translation>ジョイントがつなぐ剛体は物理演算から除かれています。このジョイントも除きます</translation>
    </message>
    <message>
        <source>A joint connects a rigid body with itself; it is left out</source>
        <translation>ジョイントが同じ剛体どうしをつないでいます。そのジョイントを除きます</translation>
    </message>
    <message>
        <source>A joint connects two rigid bodies that follow bones; it has no effect</source>
        <translation>ジョイントがボーン追従の剛体どうしをつないでいます。効果はありません</translation>
    </message>
    <message>
        <source>More than 4,096 joints; those after them are not simulated</source>
        <translation>ジョイントが 4,096 個を超えています。それより後ろは物理演算しません</translation>
    </message>
    <message>
        <source>Soft bodies are kept, but not simulated; bones move their material</source>
        <translation>ソフトボディは残しますが、物理演算しません。材質はボーンで動きます</translation>
    </message>
    <message>
        <source>The weights of a vertex do not add up to 1</source>
        <translation>頂点のウェイトの合計が 1 になりません</translation>
    </message>
    <message>
        <source>A bone or morph without a name; motions cannot move it</source>
        <translation>名前のないボーンまたはモーフです。どのモーションでも動きません</translation>
    </message>
    <message>
        <source>A name with characters that CP932 lacks; its motions have another encoding, and MMD binds them only on a Windows for the language of that encoding</source>
        <translation>CP932 にない文字のある名前です。モーションは別の文字コードになり、MMD ではその文字コードの言語の Windows でだけ結び付きます</translation>
    </message>
    <message>
        <source>Several bones have the same name; motions move only the first</source>
        <translation>同じ名前のボーンが複数あります。モーションで動くのは最初の一つだけです</translation>
    </message>
    <message>
        <source>A link of an IK chain is not an ancestor of its target and cannot move it</source>
        <translation>IK のリンクがターゲットの祖先ではなく、動かすことができません</translation>
    </message>
    <message>
        <source>Append transforms of bones form a cycle</source>
        <translation>付与がボーンの間で輪になっています</translation>
    </message>
    <message>
        <source>256 or more morphs are in display groups; MMD crashes</source>
        <translation>表示枠に 256 以上のモーフがあります。MMD はここで強制終了します</translation>
    </message>
    <message>
        <source>A morph without a panel is in a display group; MMD crashes</source>
        <translation>パネルのないモーフが表示枠にあります。MMD はここで強制終了します</translation>
    </message>
    <message>
        <source>Parts that only PMX 2.1 has, which MMD does not load</source>
        <translation>PMX 2.1 だけの要素です。MMD では読み込めません</translation>
    </message>
    <message>
        <source>The motion was made for a model with another name</source>
        <translation>別の名前のモデル用のモーションです</translation>
    </message>
    <message>
        <source>A camera motion, which does not move a model</source>
        <translation>カメラのモーションです。モデルは動きません</translation>
    </message>
    <message>
        <source>The motion also has camera keys, which do not move a model</source>
        <translation>カメラのキーもあるモーションです。それらはモデルを動かしません</translation>
    </message>
    <message>
        <source>The model lacks bones that the motion moves</source>
        <translation>モーションが動かすボーンがモデルにありません</translation>
    </message>
    <message>
        <source>The model lacks bones that the motion names but never moves</source>
        <translation>モーションにあるが動かないボーンがモデルにありません</translation>
    </message>
    <message>
        <source>The model lacks morphs that the motion uses</source>
        <translation>モーションが使うモーフがモデルにありません</translation>
    </message>
    <message>
        <source>The model lacks IK bones that the motion switches off</source>
        <translation>モーションがオフにする IK ボーンがモデルにありません</translation>
    </message>
    <message>
        <source>Bones of the model that the motion does not name</source>
        <translation>モーションにないモデルのボーンです</translation>
    </message>
    <message>
        <source>Morphs of the model that the motion does not name</source>
        <translation>モーションにないモデルのモーフです</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>A file that the project names was not found</source>
        <translation>プロジェクトが示すファイルが見つかりません</translation>
    </message>
    <message>
        <source>A file that the project names is not where it was, but was found by its content or name</source>
        <translation>プロジェクトが示すファイルは元の場所になく、内容または名前で見つかりました</translation>
    </message>
    <message>
        <source>A file has another content than when the project was saved</source>
        <translation>ファイルの内容が、プロジェクトを保存したときと異なります</translation>
    </message>
    <message>
        <source>A newer version of the program wrote the project; what this one does not know is kept</source>
        <translation>新しいバージョンのプログラムが書いたプロジェクトです。このバージョンにない内容はそのまま残ります</translation>
    </message>
    <message>
        <source>Two keys of a track are on the same frame; the last one is used</source>
        <translation>トラックの同じフレームに二つのキーがあります。最後のものが有効です</translation>
    </message>
    <message>
        <source>Two rows of a track have the same frame; the last one is used</source>
        <translation>トラックの同じフレームに二つの行があります。最後のものが有効です</translation>
    </message>
    <message>
        <source>A JSON member that the format does not have is ignored; a misspelled member keeps its default</source>
        <translation>形式にない JSON のメンバーは無視されます。名前を書き間違えたメンバーは既定値のままです</translation>
    </message>
    <message>
        <source>The sound file ends too early; the sound is used up to there</source>
        <translation>音のファイルが途中で終わっています。そこまでの音を使います</translation>
    </message>
    <message>
        <source>Parts of the sound file are damaged; they are silent or missing</source>
        <translation>音のファイルの一部が壊れています。その部分は無音か欠落します</translation>
    </message>
    <message>
        <source>The sound is too long; it is used up to 1 GiB of samples</source>
        <translation>音が長すぎます。サンプル 1 GiB 分までを使います</translation>
    </message>
    <message>
        <source>Textures of the model are missing; its materials are drawn without them</source>
        <translation>モデルが使う画像がありません。材質は画像なしで描きます</translation>
    </message>
    <message>
        <source>Unreadable textures; materials are drawn without them</source>
        <translation>画像を読めません。材質は画像なしで描きます</translation>
    </message>
    <message>
        <source>Textures outside the model folder and the texture folders beside it; they are not read</source>
        <translation>画像がモデルのフォルダーやその隣のテクスチャフォルダーの外にあります。そこからは何も読みません</translation>
    </message>
    <message>
        <source>Large textures scaled down, because the textures of a model or scene may take 1 GiB of memory</source>
        <translation>大きなテクスチャを縮小しました。モデルやシーンのテクスチャが使えるメモリは 1 GiB までです</translation>
    </message>
    <message>
        <source>Random Blinking</source>
        <translation>まばたき登録</translation>
    </message>
    <message>
        <source>Add random blinks between the first and the last selected frame, on any track. Blinks are omitted where the eyes are already moving.</source>
        <translation>最初から最後の対象フレームまで、ときどき目を閉じます。対象のトラックは問いません。すでに目が動いているところではまばたきしません。</translation>
    </message>
    <message>
        <source>Morph that closes the eyes</source>
        <translation>目を閉じるモーフ</translation>
    </message>
    <message>
        <source>Mean time from one blink to the next</source>
        <translation>まばたきの平均間隔</translation>
    </message>
    <message>
        <source>Variation of the interval: 0 for none, 1 for 0 to twice the mean</source>
        <translation>間隔のばらつき。0 で一定、1 で 0 から平均の 2 倍まで</translation>
    </message>
    <message>
        <source>Time to close the eyes</source>
        <translation>目を閉じるまでの長さ</translation>
    </message>
    <message>
        <source>Time that the eyes stay closed</source>
        <translation>目を閉じている長さ</translation>
    </message>
    <message>
        <source>Time to open the eyes</source>
        <translation>目を開くまでの長さ</translation>
    </message>
    <message>
        <source>Weight of the morph when the eyes are closed</source>
        <translation>閉じたときのモーフのウェイト</translation>
    </message>
    <message>
        <source>Do not blink while one of these morphs, separated by commas, is not 0</source>
        <translation>これらのモーフ（カンマ区切り）が 0 でない間はまばたきしません</translation>
    </message>
    <message>
        <source>Also blink where the morph itself is not 0, and replace its keys there</source>
        <translation>そのモーフが 0 でないところでもまばたきし、キーを置き換えます</translation>
    </message>
    <message>
        <source>Shake Camera</source>
        <translation>カメラの手ぶれ</translation>
    </message>
    <message>
        <source>Shake the camera like a hand-held one, between the first and the last selected frame. Cuts are kept. New keys are inserted between the existing ones, and curves become linear.</source>
        <translation>最初から最後の対象フレームまで、手持ちのようにカメラを揺らします。カットは残ります。今のキーの間にキーを打ち、補間は線形になります。</translation>
    </message>
    <message>
        <source>Largest offset of the target, per axis</source>
        <translation>軸ごとの注視点の揺れの最大</translation>
    </message>
    <message>
        <source>model units</source>
        <translation>MMD単位</translation>
    </message>
    <message>
        <source>Largest change of the angles</source>
        <translation>角度の揺れの最大</translation>
    </message>
    <message>
        <source>Largest change of the distance</source>
        <translation>距離の揺れの最大</translation>
    </message>
    <message>
        <source>Randomize</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>Approximate number of oscillations per second</source>
        <translation>1 秒におよそ何回揺れるか</translation>
    </message>
    <message>
        <source>Hz</source>
        <translation>Hz</translation>
    </message>
    <message>
        <source>Distance between keys after new ones are inserted; up to twice as large</source>
        <translation>今のキーの間に、この間隔から 2 倍までの間隔でキーを打ちます</translation>
    </message>
    <message>
        <source>Time over which the noise fades in</source>
        <translation>揺れが大きくなるまでの長さ</translation>
    </message>
    <message>
        <source>Time over which the noise fades out</source>
        <translation>収まるまでの長さ</translation>
    </message>
    <message>
        <source>Add Noise</source>
        <translation>ノイズを加える</translation>
    </message>
    <message>
        <source>Add random noise to bones and morphs between the first and the last selected frame. The noise differs from track to track. New keys are inserted between the existing ones, and curves become linear.</source>
        <translation>最初から最後の対象フレームまで、ボーンとモーフを動きのまわりで揺らします。トラックごとに違う揺れ方をします。今のキーの間にキーを打ち、補間は線形になります。</translation>
    </message>
    <message>
        <source>Largest offset of positions, per axis</source>
        <translation>軸ごとの位置の揺れの最大</translation>
    </message>
    <message>
        <source>Largest rotation about the axes of the bone</source>
        <translation>ボーンが自分の軸のまわりに揺れる最大の角度</translation>
    </message>
    <message>
        <source>Largest change of morph weights; they stay within 0 and 1</source>
        <translation>モーフのウェイトの揺れの最大。0 から 1 を出ません</translation>
    </message>
    <message>
        <source>Random seed; the same number gives the same result</source>
        <translation>乱数の種。同じ数なら同じ結果になります</translation>
    </message>
    <message>
        <source>Clean Up</source>
        <translation>クリーンアップ</translation>
    </message>
    <message>
        <source>Remove Jumps</source>
        <translation>飛びの除去</translation>
    </message>
    <message>
        <source>Smallest jump of the position of a bone</source>
        <translation>ボーンの位置の飛びとみなす最小の距離</translation>
    </message>
    <message>
        <source>Smallest jump of the rotation of a bone</source>
        <translation>ボーンの回転の飛びとみなす最小の角度</translation>
    </message>
    <message>
        <source>Smallest jump of the weight of a morph</source>
        <translation>モーフのウェイトの飛びとみなす最小の差</translation>
    </message>
    <message>
        <source>Longest jump</source>
        <translation>最も長い飛び</translation>
    </message>
    <message>
        <source>Longest time that a rotation is flipped; 0 to keep flips</source>
        <translation>回転が反転している最長の時間。0 で反転を残す</translation>
    </message>
    <message>
        <source>Also find the time in which left and right were taken for each other, and give both sides back what is theirs</source>
        <translation>左右を取り違えている区間も探し、両側を本来の値に戻します</translation>
    </message>
    <message>
        <source>Also give rotations the sign that is closest to the previous key, which does not change the motion</source>
        <translation>回転の符号も一つ前のキーと同じ側にそろえます。動きは変わりません</translation>
    </message>
    <message>
        <source>Fill Gaps</source>
        <translation>欠落の補間</translation>
    </message>
    <message>
        <source>Bridge the gaps between keys, or all of the chosen frames</source>
        <translation>キーの途切れた部分、または選んだフレーム全体をつなぎます</translation>
    </message>
    <message>
        <source>Time from the start to the end of each bridge; a longer one also replaces keys next to the gap, a shorter one starts late; 0 for that of the gap</source>
        <translation>つなぎの開始から終了までの時間。欠落より長いと隣のキーも置き換え、短いと遅く始まります。0 で欠落と同じ</translation>
    </message>
    <message>
        <source>Shortest gap: number of frames without a key</source>
        <translation>最短の欠落 (キーのないフレーム数)</translation>
    </message>
    <message>
        <source>Longest gap; in longer ones the motion stays as it is</source>
        <translation>最長の欠落。より長いものはそのまま残します</translation>
    </message>
    <message>
        <source>Lift to Floor</source>
        <translation>床まで持ち上げる</translation>
    </message>
    <message>
        <source>Lift feet and body out of the floor where they are below it. The lift changes slowly, so that jumps keep their height above the place where they start and end; before and after chosen frames it begins and ends. Nothing that is above the floor is lowered. Bones and soles count, not clothes and hair.</source>
        <translation>床より下にある足と体を床の上まで持ち上げます。持ち上げる量はゆっくり変わるため、ジャンプは踏み切りと着地の位置からの高さを保ちます。フレームを選んだときは、その前後で持ち上げ始め、終わります。床より上にあるものは下げません。ボーンと足裏を調べ、服と髪は調べません。</translation>
    </message>
    <message>
        <source>Height of the floor</source>
        <translation>床の高さ</translation>
    </message>
    <message>
        <source>Longest jump that keeps its height</source>
        <translation>高さを保つ最長のジャンプ</translation>
    </message>
    <message>
        <source>Largest position error of bones; 0 for a key at every frame</source>
        <translation>ボーンの位置のずれの上限。0 なら毎フレームにキー</translation>
    </message>
    <message>
        <source>Largest rotation error of bones; 0 for a key at every frame</source>
        <translation>ボーンの回転のずれの上限。0 なら毎フレームにキー</translation>
    </message>
    <message>
        <source>degrees</source>
        <translation>度</translation>
    </message>
    <message>
        <source>Limit Joints</source>
        <translation>関節の制限</translation>
    </message>
    <message>
        <source>Turn joints back that are turned further than the IK limits of the model or a body allow: knees, neck, head, upper body, shoulders, elbows, wrists and ankles. The correction begins before and ends after it is needed. Joints that IK turns at that time are not changed.</source>
        <translation>モデルの IK 制限や人体の可動域を超えて曲がった関節（ひざ、首、頭、上半身、肩、ひじ、手首、足首）を戻します。補正は必要になる前から始まり、後で終わります。その時に IK で曲がる関節は変えません。</translation>
    </message>
    <message>
        <source>Time over which a correction begins and ends</source>
        <translation>補正が始まり、終わるまでの時間</translation>
    </message>
    <message>
        <source>Lock Feet</source>
        <translation>足の固定</translation>
    </message>
    <message>
        <source>Hold feet in place while they are on the floor, which stops them from sliding. A contact starts when the ankle is low and slow and ends when it is high or fast. The foot is turned flat, the movement before and after a contact is blended, and the body is lowered where a leg would be too short. Changes the keys of foot IK where it is on, and otherwise the rotations of the leg.</source>
        <translation>足が床に着いている間その場に固定し、滑りをなくします。足首が低く遅いと接地が始まり、高いか速いと終わります。足裏を床と平行にし、接地の前後の動きを滑らかにつなぎ、脚が届かない所では体を下げます。足ＩＫがオンの所ではそのキーを、オフの所では脚の回転を変えます。</translation>
    </message>
    <message>
        <source>A contact starts within this distance of the ankle from its height on the floor</source>
        <translation>足首の高さと床に立つ時の高さとの差がこれ以下になると接地が始まります</translation>
    </message>
    <message>
        <source>A contact starts below this speed of the ankle</source>
        <translation>足首の速さがこれ以下になると接地が始まります</translation>
    </message>
    <message>
        <source>model units/s</source>
        <translation>MMD単位/秒</translation>
    </message>
    <message>
        <source>A contact ends at this multiple of the height or speed</source>
        <translation>高さか速さがこの倍率を超えると接地が終わります</translation>
    </message>
    <message>
        <source>Steps of the stage: level feet up to this far above or below the floor are held at their own height; 0 for a flat floor</source>
        <translation>ステージの段差: 床からこの高さまで上または下にある水平な足を、その高さで固定します。平らな床は 0</translation>
    </message>
    <message>
        <source>Shortest contact</source>
        <translation>最短の接地</translation>
    </message>
    <message>
        <source>The contacts, such as &quot;left 10-40, right 50-80 at 2.5 slope 10&quot; with the height of the floor in model units and the slope of the foot in degrees, or &quot;none&quot;; empty to find them</source>
        <translation>接地。「left 10-40, right 50-80 at 2.5 slope 10」のように書き（at は床の高さ（MMD単位）、slope は足の傾き（度））、なければ「none」とします。空なら検出します</translation>
    </message>
    <message>
        <source>Time before and after a contact in which the foot is moved to its place</source>
        <translation>接地の前後で足をその位置へ移す時間</translation>
    </message>
    <message>
        <source>Turn the foot flat and place it on the floor</source>
        <translation>足裏を床と平行にして床に置きます</translation>
    </message>
    <message>
        <source>Lower センター where a leg would be stretched too far</source>
        <translation>脚が伸びすぎる所でセンターを下げます</translation>
    </message>
    <message>
        <source>Pin Hand, Foot or Head</source>
        <translation>手・足・頭の固定</translation>
    </message>
    <message>
        <source>Hold a hand, a foot or the head at a place, on another bone or on a bone of another model during the chosen frames. The keys of the arm, of the leg or of the upper body are replaced there and, for the blend, before and after. A shoulder turns if the arm is too short. Feet are moved by foot IK where it is on, and otherwise by the rotations of the leg.</source>
        <translation>選んだフレームの間、手、足、頭を一つの場所、別のボーン、または別のモデルのボーンの上に固定します。腕、脚、上半身のキーは、そのフレームと、なじませる前後のフレームで置き換わります。腕が届かないときは肩も回ります。足は、足ＩＫがオンの所では足ＩＫで、オフの所では脚の回転で動かします。</translation>
    </message>
    <message>
        <source>What is held</source>
        <translation>固定するもの</translation>
    </message>
    <message>
        <source>Where: at the place it has at one frame, at a given point, on a bone, or on a bone of another model</source>
        <translation>場所: あるフレームでの位置、指定した点、ボーンの上、または別のモデルのボーンの上</translation>
    </message>
    <message>
        <source>The frame that shows the part in its place, at its distance from the bone, or with its rotation</source>
        <translation>部位の位置、ボーンからの距離、または回転の基準にするフレーム</translation>
    </message>
    <message>
        <source>The point for 手首, 足首 or 頭, if it is given</source>
        <translation>点を指定するときの、手首、足首または頭の位置</translation>
    </message>
    <message>
        <source>The bone that carries the part, such as 頭 or 右手首, if it is on a bone</source>
        <translation>ボーンの上に固定するときの、部位を乗せるボーン。例: 頭、右手首</translation>
    </message>
    <message>
        <source>The other model, if the part is on a bone of another model</source>
        <translation>別のモデルのボーンの上に固定するときの、そのモデル</translation>
    </message>
    <message>
        <source>The motion of the other model; empty if it does not move</source>
        <translation>別のモデルのモーション。動かなければ空にします</translation>
    </message>
    <message>
        <source>Also hold the rotation of the part</source>
        <translation>部位の回転も固定します</translation>
    </message>
    <message>
        <source>Time before and after the chosen frames in which the part moves to its place</source>
        <translation>選んだフレームの前後で、部位がその場所へ移る時間</translation>
    </message>
    <message>
        <source>Push Hands out of Body</source>
        <translation>手を体の外に出す</translation>
    </message>
    <message>
        <source>Move hands that are inside the rigid bodies of head, body and legs out along a short way whose direction turns slowly. The keys of the arms are replaced there and, for the blend, before and after; a shoulder turns if the arm is too short. The rotation of the hands stays.</source>
        <translation>頭、体、脚の剛体の中に入った手を、向きがゆっくり変わる短い経路で外へ出します。その間と、ブレンドのための前後で腕のキーを置き換えます。腕が短すぎるときは肩も回します。手の回転は変わりません。</translation>
    </message>
    <message>
        <source>How far outside hands are kept</source>
        <translation>手を外側に離しておく距離</translation>
    </message>
    <message>
        <source>Time over which the movement begins and ends</source>
        <translation>移動が始まり、終わるまでの時間</translation>
    </message>
    <message>
        <source>Largest speed of the movement relative to the upper body; longer movements begin earlier and end later</source>
        <translation>上半身に対する移動の最大の速さ。長い移動ほど早く始まり、遅く終わります</translation>
    </message>
    <message>
        <source>Legs to Rotations</source>
        <translation>脚を回転に変換</translation>
    </message>
    <message>
        <source>Turn foot IK into rotations of 足, ひざ and 足首 that show the same pose, and switch IK off in the chosen frames. Keys that are not needed within the largest errors are removed. The keys of the IK bones stay.</source>
        <translation>足ＩＫの動きを、同じポーズになる足、ひざ、足首の回転に変換し、選んだフレームで IK をオフにします。最大誤差の範囲で不要なキーは取り除きます。IK ボーンのキーは残ります。</translation>
    </message>
    <message>
        <source>Legs to IK</source>
        <translation>脚を IK に変換</translation>
    </message>
    <message>
        <source>Place the foot IK bones where the feet are, and switch IK on in the chosen frames. Where IK is on, only IK bones that are out of reach of the feet move. The rotations of the legs stay and decide where the knees point. Keys that are not needed within the largest errors are removed.</source>
        <translation>足ＩＫのボーンを足の位置に置き、選んだフレームで IK をオンにします。IK がオンの所では、足の届かない IK ボーンだけを動かします。脚の回転は残り、ひざの向きを決めます。最大誤差の範囲で不要なキーは取り除きます。</translation>
    </message>
    <message>
        <source>Bake Keys</source>
        <translation>キーの焼き込み</translation>
    </message>
    <message>
        <source>Insert keys at every Nth frame between the first and the last selected key of each track. The keys have the value of the motion at their frame and linear curves.</source>
        <translation>各トラックの最初から最後の対象キーまで、N フレームごとにその時点の値で線形補間のキーを打ちます。</translation>
    </message>
    <message>
        <source>Distance between keys</source>
        <translation>キーの間隔</translation>
    </message>
    <message>
        <source>Remove other keys in between, except at camera cuts and where physics, perspective or the shadow mode changes</source>
        <translation>間のキーを消します。カットと段階的に変わる値のキーは残します</translation>
    </message>
    <message>
        <source>Resample</source>
        <translation>キーの間引きと補い</translation>
    </message>
    <message>
        <source>Reduce Keys</source>
        <translation>間引き</translation>
    </message>
    <message>
        <source>Remove keys of bones, morphs and the camera and fit the curves of the remaining keys, within error limits at every frame, and at every half frame where not every frame has a key. With a model, the limits apply to every bone in world space, including parents, IK, append transforms and bone morphs; without a model, to each bone relative to its parent. Keys at the ends, around stretches without movement, at camera cuts, where the physics flag changes, and at turning points of morphs are kept. The largest errors are reported.</source>
        <translation>ボーン、モーフ、カメラのキーを減らし、残りのキーの補間曲線を合わせて、どのフレームでも、全フレームキーでない所では半フレームでも、誤差を範囲内に保ちます。モデルがあれば、親、IK、付与、ボーンモーフを含めたワールド座標での各ボーンの誤差を、なければ親に対する誤差を見ます。両端、静止区間、カメラのカット、物理演算の切り替え、モーフの折り返しは残ります。最大の誤差を知らせます。</translation>
    </message>
    <message>
        <source>Largest position error of bones</source>
        <translation>ボーンの位置の許容誤差</translation>
    </message>
    <message>
        <source>Largest rotation error of bones</source>
        <translation>ボーンの角度の許容誤差</translation>
    </message>
    <message>
        <source>Largest position error of an ankle while the foot stands still; 0 for that of other bones</source>
        <translation>足が止まっている間の足首の最大位置誤差。0 ならほかのボーンと同じ</translation>
    </message>
    <message>
        <source>Largest weight error of morphs</source>
        <translation>モーフのウェイトの許容誤差</translation>
    </message>
    <message>
        <source>Largest position error of the camera target</source>
        <translation>カメラの注視点の許容誤差</translation>
    </message>
    <message>
        <source>Largest error of each camera angle</source>
        <translation>カメラの各角度の許容誤差</translation>
    </message>
    <message>
        <source>Largest error of the camera distance</source>
        <translation>カメラの距離の許容誤差</translation>
    </message>
    <message>
        <source>Largest error of the view angle</source>
        <translation>視野角の許容誤差</translation>
    </message>
    <message>
        <source>Reduce to Poses</source>
        <translation>ポーズにまとめる</translation>
    </message>
    <message>
        <source>Give all selected bones their keys at the same frames, as animators set poses. For a number of poses, the frames are those with the smallest total error; without a number, as few as the largest error allows. Keys have the values of the motion at their frames and fitted curves. With a model, errors are measured on every bone in world space, including what a rotation moves at a distance of one unit. The first and the last key of each track are kept, as are keys where the physics flag changes; bones that do not move get no other keys. Other tracks do not change.</source>
        <translation>選択したすべてのボーンのキーを、ポーズを付けるときのように同じフレームに揃えます。ポーズの数を指定すると、誤差の合計が最も小さいフレームを選びます。指定しない場合は、最大誤差に収まる最少の数にします。キーはそのフレームでのモーションの値になり、補間曲線も合わせます。モデルがあれば、誤差はすべてのボーンのワールド座標で測り、回転によって 1 単位離れた点が動く量も含みます。各トラックの最初と最後のキー、物理演算のオン・オフが変わるキーは残り、動かないボーンにはほかのキーを付けません。ほかのトラックは変わりません。</translation>
    </message>
    <message>
        <source>Number of poses, of each group; 0 for as few as the largest error allows</source>
        <translation>グループごとのポーズの数。0 なら最大誤差に収まる最少の数</translation>
    </message>
    <message>
        <source>Largest error if the number of poses is 0</source>
        <translation>ポーズの数が 0 のときの最大誤差</translation>
    </message>
    <message>
        <source>Frames that always have a pose, such as 30, 62, 95</source>
        <translation>必ずポーズを置くフレーム（例: 30, 62, 95）</translation>
    </message>
    <message>
        <source>Choose poses for all bones together, or for each display frame of the model</source>
        <translation>すべてのボーンでまとめてポーズを選ぶか、モデルの表示枠ごとに選ぶか</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>スムージング</translation>
    </message>
    <message>
        <source>Smooth the values of bone, morph and camera keys. The Gaussian filter uses the weighted mean of the motion around each key; the Butterworth low-pass removes movement above a frequency and does not shift the motion in time. Camera cuts are kept.</source>
        <translation>ボーン、モーフ、カメラのキーの値を滑らかにします。前後の動きのガウス平均か、ある周波数より速い震えを削除し時間をずらさないバターワースの低域通過フィルタを使います。カメラのカットは残ります。</translation>
    </message>
    <message>
        <source>Filter to use</source>
        <translation>フィルタの種類</translation>
    </message>
    <message>
        <source>Standard deviation of the Gaussian; larger values are smoother</source>
        <translation>ガウスの標準偏差。広いほど滑らかになります</translation>
    </message>
    <message>
        <source>Removes movement faster than this: 5 Hz removes what repeats more than five times per second</source>
        <translation>これより速い動きを削除します。5 Hz なら 1 秒に 5 回より多く繰り返す動きを削除します</translation>
    </message>
    <message>
        <source>Order of the low-pass; larger values separate slow and fast movement more sharply</source>
        <translation>速い波と遅い波を分ける鋭さ</translation>
    </message>
    <message>
        <source>Split Spans at a Frame</source>
        <translation>フレームで区間を分割</translation>
    </message>
    <message>
        <source>Insert a key on every track with selected keys without changing the motion. The curves are divided between the two halves; the error from rounding the curves is reported.</source>
        <translation>対象のキーがあるトラックに、動きを変えないキーを打ちます。補間曲線は前後に分けられ、整数で表せない誤差は知らせます。</translation>
    </message>
    <message>
        <source>Frame of the new keys</source>
        <translation>新しいキーのフレーム</translation>
    </message>
    <message>
        <source>Trim</source>
        <translation>切り出し</translation>
    </message>
    <message>
        <source>Keep only the keys between two frames, on tracks with selected keys.</source>
        <translation>対象のキーがあるトラックで、二つのフレームの間だけを残します。</translation>
    </message>
    <message>
        <source>First frame to keep</source>
        <translation>残す最初のフレーム</translation>
    </message>
    <message>
        <source>Last frame to keep</source>
        <translation>残す最後のフレーム</translation>
    </message>
    <message>
        <source>Insert keys at the two frames where the motion continues beyond them, to keep its shape</source>
        <translation>動きが続いている両端にキーを打ち、動きの形を保ちます</translation>
    </message>
    <message>
        <source>Move the first frame to frame 0</source>
        <translation>最初のフレームをフレーム 0 にします</translation>
    </message>
    <message>
        <source>Place Clip</source>
        <translation>クリップの配置</translation>
    </message>
    <message>
        <source>Lay another motion over this one from a frame on, with blends: bones, morphs, camera, light, shadow, visibility and IK.</source>
        <translation>別のモーションを、指定したフレームから滑らかにつないで重ねます。ボーン、モーフ、カメラ、照明、影、表示・IK が対象です。</translation>
    </message>
    <message>
        <source>Motion to place</source>
        <translation>配置するモーション</translation>
    </message>
    <message>
        <source>Frame at which the clip starts</source>
        <translation>クリップが始まるフレーム</translation>
    </message>
    <message>
        <source>Frames in which this motion turns into the clip</source>
        <translation>このモーションからクリップに変わるフレーム数</translation>
    </message>
    <message>
        <source>Frames before its end in which the clip turns into this motion again; 0: it stays</source>
        <translation>クリップの終わりで、このモーションに戻るフレーム数。0 なら戻りません</translation>
    </message>
    <message>
        <source>Keep Only Selected Keys</source>
        <translation>このキーだけを残す</translation>
    </message>
    <message>
        <source>Remove all keys except the selected ones, on all tracks.</source>
        <translation>対象のキーだけを残し、ほかのすべてのキーを全トラックから消します。</translation>
    </message>
    <message>
        <source>Move the first kept frame to frame 0, as MMD does when saving selected keys</source>
        <translation>MMD で選択キーを保存したときのように、残した最初のフレームをフレーム 0 にします</translation>
    </message>
    <message>
        <source>Merge Motion</source>
        <translation>モーションの合成</translation>
    </message>
    <message>
        <source>Add keys of another motion to this one, moved in time. Missing tracks are added.</source>
        <translation>別のモーションのキーを、時間をずらして入れます。ないトラックは追加されます。</translation>
    </message>
    <message>
        <source>Motion to merge</source>
        <translation>入れるモーション</translation>
    </message>
    <message>
        <source>Number of frames to move its keys</source>
        <translation>キーをずらすフレーム数</translation>
    </message>
    <message>
        <source>Keys of this motion: replaced in the whole range of the other motion, overwritten on the same frames, or kept</source>
        <translation>このモーションのキーの扱い。相手の範囲全体を置き換える、同じフレームだけ上書きする、残す</translation>
    </message>
    <message>
        <source>Tracks of the other motion, such as 左腕,右腕 or morphs; empty: all</source>
        <translation>相手のトラック。例: 左腕,右腕、morphs。空欄: すべて</translation>
    </message>
    <message>
        <source>Frames of the other motion, such as 30, 10-20 or 10-; empty: all</source>
        <translation>相手のフレーム。例: 30、10-20、10-。空欄: すべて</translation>
    </message>
    <message>
        <source>Whole Motion</source>
        <translation>モーション全体</translation>
    </message>
    <message>
        <source>Rename Bones and Morphs</source>
        <translation>ボーンとモーフの名前変更</translation>
    </message>
    <message>
        <source>Rename tracks with a table of two columns, old and new name; morphs are written morph:NAME. Names that another track has are skipped and noted.</source>
        <translation>旧名と新名の 2 列の表でトラックの名前を変えます。モーフは morph:名前 と書きます。ほかのトラックにある名前は付けず、知らせます。</translation>
    </message>
    <message>
        <source>Table of names; a row is OLD,NEW</source>
        <translation>表。一行に 旧名,新名</translation>
    </message>
    <message>
        <source>Encoding of Names</source>
        <translation>名前の文字コード</translation>
    </message>
    <message>
        <source>Choose the encoding that names have in the file: CP932 for Japanese, GBK and Big5 for Chinese, EUC-KR for Korean. If names are garbled, the file has another encoding than the one that was found.</source>
        <translation>ファイルの中の名前の文字コードを選びます。日本語は CP932、中国語は GBK と Big5、韓国語は EUC-KR です。名前が文字化けしているときは、見つけた文字コードが違っています。</translation>
    </message>
    <message>
        <source>The encoding; likely: that in which most names are those of the model</source>
        <translation>文字コード。「推定」は、多くの名前がモデルの名前になるもの</translation>
    </message>
    <message>
        <source>Weight of the morphs at medium loudness</source>
        <translation>中くらいの音量でのモーフの値</translation>
    </message>
    <message>
        <source>Time that the lips are closed before m, b and p; 0 for not at all</source>
        <translation>m・b・p の前に唇を閉じる時間。0 で閉じない</translation>
    </message>
    <message>
        <source>Lip Sync</source>
        <translation>リップシンク</translation>
    </message>
    <message>
        <source>Make keys of the mouth morphs from lyrics with times: a VSQ, UST, MIDI, LRC or text file. Syllables in kana or romaji become vowels. Running it again replaces the keys from the first to the last syllable, or in the chosen frames.</source>
        <translation>時刻付きの歌詞 (VSQ、UST、MIDI、LRC、テキスト) から口のモーフのキーを作ります。かなとローマ字の音節を母音にします。もう一度実行すると、最初から最後の音節まで、または選んだフレームのキーを置き換えます。</translation>
    </message>
    <message>
        <source>File with the syllables and their times</source>
        <translation>音節と時刻が入ったファイル</translation>
    </message>
    <message>
        <source>Which voice of a file with several</source>
        <translation>複数の声部があるファイルで使う声部の番号</translation>
    </message>
    <message>
        <source>Time to add to the times of the file</source>
        <translation>ファイルの時刻に加える時間</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ミリ秒</translation>
    </message>
    <message>
        <source>Count the times from the start of the sound of the motion</source>
        <translation>モーションの音声の先頭を時刻 0 とします</translation>
    </message>
    <message>
        <source>Morphs for a, i, u, e, o and n, separated by commas</source>
        <translation>あ・い・う・え・お・んのモーフ (カンマ区切り)</translation>
    </message>
    <message>
        <source>Replace the keys of these morphs from the first to the last syllable, or all of them</source>
        <translation>これらのモーフのキーを、最初から最後の音節まで、またはすべて置き換えます</translation>
    </message>
    <message>
        <source>Sound file; the sound of the motion by default</source>
        <translation>音声ファイル。指定しないときはモーションの音声</translation>
    </message>
    <message>
        <source>What the mouth follows: the vowels of a voice without music, or the loudness of any sound</source>
        <translation>口の動きのもと: 音楽の入っていない歌声の母音、または任意の音声の音量</translation>
    </message>
    <message>
        <source>Time to add to the times of the sound</source>
        <translation>音声の時刻に加える時間</translation>
    </message>
    <message>
        <source>Count the times of a file from the start of the sound of the motion</source>
        <translation>ファイルの時刻 0 をモーションの音声の先頭とします</translation>
    </message>
    <message>
        <source>The mouth is closed where the sound is softer than its loud parts by this much</source>
        <translation>音声の大きい部分よりこれ以上小さいところでは口を閉じます</translation>
    </message>
    <message>
        <source>dB</source>
        <translation>dB</translation>
    </message>
    <message>
        <source>Morphs for a, i, u, e, o and n, separated by commas; loudness moves the first one</source>
        <translation>あ・い・う・え・お・んのモーフ (カンマ区切り)。音量では最初のモーフが動きます</translation>
    </message>
    <message>
        <source>Lip Sync from Sound</source>
        <translation>音声からリップシンク</translation>
    </message>
    <message>
        <source>Make keys of the mouth morphs from a sound: from the vowels of a voice without music, or from the loudness of any sound. To teach it the voice, add a marker named あ, い, う, え or お (or a, i, u, e, o) where each vowel is sung. Running it again replaces the keys for the time of the sound, or in the chosen frames.</source>
        <translation>音声から口のモーフのキーを作ります。音楽の入っていない歌声の母音、または任意の音声の音量を使います。声を覚えさせるには、それぞれの母音を歌っているところに あ・い・う・え・お (または a・i・u・e・o) という名前のマーカーを追加します。もう一度実行すると、音声の長さのあいだ、または選んだフレームのキーを置き換えます。</translation>
    </message>
    <message>
        <source>Weight of the morphs at medium loudness; when following the loudness, at the loud parts</source>
        <translation>中くらいの音量でのモーフの値。音量を追うときは大きい部分での値</translation>
    </message>
    <message>
        <source>Largest error of the keys that follow the loudness; larger values make fewer keys</source>
        <translation>音量を追うキーの最大誤差。大きいほどキーが少なくなります</translation>
    </message>
    <message>
        <source>Replace the keys of these morphs for the time of the sound, or all of them</source>
        <translation>これらのモーフのキーを、音声の長さのあいだ、またはすべて置き換えます</translation>
    </message>
    <message>
        <source>Difference between the weights of the loudest and the softest syllable</source>
        <translation>最も大きい音節と最も小さい音節の値の差</translation>
    </message>
    <message>
        <source>Time to open the mouth</source>
        <translation>口が開くまでの時間</translation>
    </message>
    <message>
        <source>Time to close the mouth</source>
        <translation>口が閉じるまでの時間</translation>
    </message>
    <message>
        <source>Time by which the mouth is ahead of the sound</source>
        <translation>口が音より先に動く時間</translation>
    </message>
    <message>
        <source>Omit syllables that start fewer frames after the one before</source>
        <translation>前の音節からのフレーム数がこれより少ない音節を省きます</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>音楽</translation>
    </message>
    <message>
        <source>no selected bone carries the others</source>
        <translation>選択したボーンには、ほかのボーンを動かすものがありません</translation>
    </message>
    <message>
        <source>moved: %1</source>
        <translation>移動しました: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n blink was omitted because the eyes are already moving</source>
        <comment>%n blinks were omitted because the eyes are already moving</comment>
        <translation>
            <numerusform>目がすでに動いているため、まばたき %Ln 回を省きました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name has no counterpart; its keys do not change</source>
        <comment>%n names have no counterpart; their keys do not change</comment>
        <translation>
            <numerusform>左右の相手がない名前が %Ln 個あり、そのキーは変わりません</numerusform>
        </translation>
    </message>
    <message>
        <source>the motion has no &quot;%1&quot;</source>
        <translation>モーションに「%1」がありません</translation>
    </message>
    <message>
        <source>the name has no counterpart</source>
        <translation>この名前には左右の相手がありません</translation>
    </message>
    <message numerus="yes">
        <source>%n flipped rotation was corrected</source>
        <comment>%n flipped rotations were corrected</comment>
        <translation>
            <numerusform>反転した回転 %Ln 個を直しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left and right were exchanged for %n span</source>
        <comment>left and right were exchanged for %n spans</comment>
        <translation>
            <numerusform>左右の取り違えを %Ln 区間で直しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n captured key is deleted</source>
        <comment>%n captured keys are deleted</comment>
        <translation>
            <numerusform>記録されたキー %Ln 個を削除します</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jump was removed</source>
        <comment>%n jumps were removed</comment>
        <translation>
            <numerusform>%Ln 個の飛びを除去しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contact of a foot with the floor was found</source>
        <comment>%n contacts of feet with the floor were found</comment>
        <translation>
            <numerusform>接地 %Ln か所を検出しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gap was filled</source>
        <comment>%n gaps were filled</comment>
        <translation>
            <numerusform>%Ln か所の欠落を補間しました</numerusform>
        </translation>
    </message>
    <message>
        <source>average difference of the directions of arms, in degrees: %1</source>
        <translation>腕の方向の平均の差（度）: %1</translation>
    </message>
    <message numerus="yes">
        <source>hands are together at %n frame; the change of their distance, in lengths of an arm: %1</source>
        <comment>hands are together at %n frames; the largest change of their distance, in lengths of an arm: %1</comment>
        <translation>
            <numerusform>両手が合っているのは %Ln フレーム。その間隔の最大の変化（腕の長さを 1 として）: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>average difference of the directions of legs, in degrees: %1</source>
        <translation>脚の方向の平均の差（度）: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n morph was renamed: %1</source>
        <comment>%n morphs were renamed: %1</comment>
        <translation>
            <numerusform>%Ln 個のモーフの名前を変更しました: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>length of the legs relative to the source model: %1</source>
        <translation>元のモデルに対する脚の長さの比: %1</translation>
    </message>
    <message numerus="yes">
        <source>planted feet slide at %n frame by this many lengths of a leg: %1</source>
        <comment>planted feet slide at %n frames by this many lengths of a leg per frame, on average: %1</comment>
        <translation>
            <numerusform>接地した足（%Ln フレーム）の 1 フレームあたりの平均の滑り（脚の長さを 1 として）: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>fastest turn of an arm relative to the source: %1</source>
        <translation>元に対する腕の最も速い回転の比: %1</translation>
    </message>
    <message>
        <source>it rotates bones after IK, which no standard bone can do</source>
        <translation>IK の後でボーンを回しています。これを行える標準ボーンはありません</translation>
    </message>
    <message numerus="yes">
        <source>%n span was baked to a key at every frame, because no curve fits it</source>
        <comment>%n spans were baked to a key at every frame, because no curve fits them</comment>
        <translation>
            <numerusform>合う補間曲線がないため、%Ln 区間を全フレームのキーに焼き込みました</numerusform>
        </translation>
    </message>
    <message>
        <source>it rotates, and the rest position of the feet is unknown without a model</source>
        <translation>回転していますが、モデルがないため足の初期位置が分かりません</translation>
    </message>
    <message>
        <source>without a model, bones are assumed to have the rest position of their parent</source>
        <translation>モデルがないため、ボーンの初期位置は親と同じとみなします</translation>
    </message>
    <message>
        <source>no standard bone can bend the toes</source>
        <translation>標準ボーンではつま先を曲げられません</translation>
    </message>
    <message>
        <source>there are no keys in frames %1</source>
        <translation>フレーム %1 にキーがありません</translation>
    </message>
    <message numerus="yes">
        <source>%n key was replaced by a later key on the same frame</source>
        <comment>%n keys were replaced by later keys on the same frame</comment>
        <translation>
            <numerusform>キー %Ln 個は、同じフレームの後のキーで置き換わりました</numerusform>
        </translation>
    </message>
    <message>
        <source>the motion has no keys left</source>
        <translation>モーションにキーが残っていません</translation>
    </message>
    <message numerus="yes">
        <source>%n key outside of the timeline was left out</source>
        <comment>%n keys outside of the timeline were left out</comment>
        <translation>
            <numerusform>タイムラインの外のキー %Ln 個を省きました</numerusform>
        </translation>
    </message>
    <message>
        <source>the lyrics file is damaged; the notes before it are used: %1</source>
        <translation>歌詞ファイルが壊れています。それより前の音符を使いました: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n line of the lyrics file cannot be read: %1</source>
        <comment>%n lines of the lyrics file cannot be read; the first: %1</comment>
        <translation>
            <numerusform>歌詞ファイルの %Ln 行を読み取れません。最初: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the model has no morph for these vowels: %1</source>
        <translation>モデルにこれらの母音のモーフがありません: %1</translation>
    </message>
    <message>
        <source>no voice is heard in the sound</source>
        <translation>音声に歌声がありません</translation>
    </message>
    <message>
        <source>no syllable is within these frames</source>
        <translation>これらのフレームに音節がありません</translation>
    </message>
    <message>
        <source>no marked spot shows these vowels; they are derived from the others: %1</source>
        <translation>これらの母音は印を付けたところにないため、ほかの母音から推定しました: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n text has characters without a reading, such as kanji; the mouth stays closed there: %1</source>
        <comment>%n texts have characters without a reading, such as kanji; the mouth stays closed there. The first: %1</comment>
        <translation>
            <numerusform>漢字など、読みの分からない文字を含む歌詞が %Ln 個あります。そこでは口を閉じたままにします。最初: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the model has no morph for these vowels; similar ones replace it: %1</source>
        <translation>モデルにこれらの母音のモーフがないため、似たモーフで代用しました: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n syllable was omitted because it is too short</source>
        <comment>%n syllables were omitted because they are too short</comment>
        <translation>
            <numerusform>短すぎる音節 %Ln 個を省きました</numerusform>
        </translation>
    </message>
    <message>
        <source>the sound is silent</source>
        <translation>音声が無音です</translation>
    </message>
    <message>
        <source>the lyrics are too long; the first 200000 syllables are used</source>
        <translation>歌詞が長すぎます。最初の 200000 音節を使いました</translation>
    </message>
    <message>
        <source>no vowel is marked, so that those of an average male voice are assumed; for better results, add a marker named あ, い, う, え or お where each vowel is sung</source>
        <translation>母音に印がないため、平均的な男声とみなしました。精度を上げるには、それぞれの母音を歌っているところに あ・い・う・え・お という名前のマーカーを追加してください</translation>
    </message>
    <message numerus="yes">
        <source>at %n marked spot, no voice is heard; it is not used</source>
        <comment>at %n marked spots, no voice is heard; they are not used</comment>
        <translation>
            <numerusform>印を付けた %Ln か所に歌声がないため、使いませんでした</numerusform>
        </translation>
    </message>
    <message>
        <source>the keys moved by %1 frames only, to stay on the timeline</source>
        <translation>タイムラインからはみ出さないよう、キーは %1 フレームだけ移動しました</translation>
    </message>
    <message>
        <source>the new name is empty</source>
        <translation>新しい名前が空です</translation>
    </message>
    <message>
        <source>another track has the name &quot;%1&quot;</source>
        <translation>別のトラックに「%1」という名前があります</translation>
    </message>
    <message>
        <source>the motion has no track with this name</source>
        <translation>この名前のトラックはモーションにありません</translation>
    </message>
    <message>
        <source>the new name cannot be used: %1</source>
        <translation>新しい名前は使えません: %1</translation>
    </message>
    <message>
        <source>nothing to change</source>
        <translation>変わるところがありません</translation>
    </message>
    <message>
        <source>keys cannot show exactly what physics shows because of append transforms, IK, a fixed axis or the type of the bone: %1</source>
        <translation>付与、IK、固定軸、ボーンの種類のため、キーでは物理演算どおりに表せません: %1</translation>
    </message>
    <message numerus="yes">
        <source>a VMD file cannot hold names of more than 15 bytes, so that it has no usable keys for %n bone: %1</source>
        <comment>a VMD file cannot hold names of more than 15 bytes, so that it has no usable keys for %n bones: %1</comment>
        <translation>
            <numerusform>VMD には 15 バイトを超える名前が入らないため、%Ln 個のボーンのキーは VMD では使えません: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>physics still moves bones above these, so that they do not stay where they were: %1</source>
        <translation>次のボーンは上の階層のボーンがまだ物理演算で動くため、元の位置には留まりません: %1</translation>
    </message>
    <message numerus="yes">
        <source>keys cannot refer to %n bone, which has no name of its own in a motion: %1</source>
        <comment>keys cannot refer to %n bones, which have no name of their own in a motion: %1</comment>
        <translation>
            <numerusform>モーションから参照できる名前がないため、%Ln 個のボーンにはキーを打てません: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>these bodies moved impossibly fast and were placed on their bones again: %1</source>
        <translation>次の剛体はありえない速さで動いたので、ボーンの位置に戻しました: %1</translation>
    </message>
    <message numerus="yes">
        <source>the held part does not reach its place at %n frame; the distance in model units is %1</source>
        <comment>the held part does not reach its place at %n frames; the largest distance in model units is %1</comment>
        <translation>
            <numerusform>固定した部位が %Ln フレームで届きません。最大の距離（MMD単位）: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>IK overrides the pose of these bones while it is on: %1</source>
        <translation>IK がオンの間、次のボーンのポーズは IK で上書きされます: %1</translation>
    </message>
    <message>
        <source>the pose moves this bone, but the motion has no keys for it</source>
        <translation>ポーズはこのボーンを動かしますが、モーションにはそのキーがありません</translation>
    </message>
    <message numerus="yes">
        <source>%n pose was chosen</source>
        <comment>%n poses were chosen</comment>
        <translation>
            <numerusform>ポーズを %Ln 個選びました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the hands are still inside the body at %n frame; the depth in model units is %1</source>
        <comment>the hands are still inside the body at %n frames; the largest depth in model units is %1</comment>
        <translation>
            <numerusform>%Ln フレームで手がまだ体の中にあります。最大の深さは %1 です（MMD単位）</numerusform>
        </translation>
    </message>
    <message>
        <source>no pose is near enough to a beat</source>
        <translation>拍の近くにポーズがありません</translation>
    </message>
    <message numerus="yes">
        <source>%n pose is on a beat</source>
        <comment>%n poses are on beats</comment>
        <translation>
            <numerusform>ポーズ %Ln 個を拍に合わせました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the speed at least doubles or halves at %n frame; the factor and the frames: %1</source>
        <comment>the speed at least doubles or halves at %n frames; the largest factor and its frames: %1</comment>
        <translation>
            <numerusform>%Ln フレームで速さが 2 倍以上または半分以下になります。最大の倍率とそのフレーム: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the motion has no such track</source>
        <translation>モーションにそのトラックはありません</translation>
    </message>
    <message numerus="yes">
        <source>%n span with different curves for x and z was baked to a key at every frame</source>
        <comment>%n spans with different curves for x and z were baked to a key at every frame</comment>
        <translation>
            <numerusform>X と Z の補間曲線が異なる %Ln 区間を全フレームのキーに焼き込みました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n span of the camera target has different curves for x and z, and its shape changes; bake it first</source>
        <comment>%n spans of the camera target have different curves for x and z, and their shape changes; bake them first</comment>
        <translation>
            <numerusform>カメラの注視点で X と Z の補間曲線が異なる区間が %Ln か所あり、形が変わります。先に焼き込んでください</numerusform>
        </translation>
    </message>
    <message>
        <source>the model has no such bone</source>
        <translation>モデルにそのボーンはありません</translation>
    </message>
    <message numerus="yes">
        <source>the structure of the model does not allow an exact result: bones are not at their places at %n frame; the largest distance in model units is %1</source>
        <comment>the structure of the model does not allow an exact result: bones are not at their places at %n frames; the largest distance in model units is %1</comment>
        <translation>
            <numerusform>モデルの構造上、正確な結果になりません。%Ln フレームでボーンが元の位置からずれます。最大の距離（MMD単位）: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the structure of the model does not allow an exact result: bones have other rotations at %n frame; the largest difference in degrees is %1</source>
        <comment>the structure of the model does not allow an exact result: bones have other rotations at %n frames; the largest difference in degrees is %1</comment>
        <translation>
            <numerusform>モデルの構造上、正確な結果になりません。%Ln フレームでボーンの回転が元と異なります。最大の差（度）: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>ウェイト</translation>
    </message>
    <message>
        <source>camera position</source>
        <translation>カメラ位置</translation>
    </message>
    <message>
        <source>camera angle</source>
        <translation>カメラ角度</translation>
    </message>
    <message>
        <source>camera distance</source>
        <translation>カメラ距離</translation>
    </message>
    <message>
        <source>view angle</source>
        <translation>視野角</translation>
    </message>
    <message>
        <source>Bake Physics to Keys</source>
        <translation>物理演算の焼き込み</translation>
    </message>
    <message>
        <source>Replace physics by keys that show the same, on the bones that rigid bodies move, or on those of them that are named, between the first and the last chosen frame. The simulation begins at frame 0 of the motion. Physics is off at the new keys, so that every program shows them; where a part of the motion ends, a key switches it on again. IK that only moves these bones is switched off. Keys at which the motion itself switches physics off stay. Keys cannot show everything: a bone with a fixed axis only rotates about it, a hidden bone takes no keys, most types of PMD bones only rotate, other IK overrides its bones while it is on, and bones without physics that inherit from these follow their new keys. Notes name such bones, and those whose names a VMD file cannot hold.</source>
        <translation>最初から最後の対象フレームまで、剛体が動かすボーン、またはそのうち名前で指定したボーンの物理演算を、同じ動きを見せるキーに置き換えます。物理演算はモーションのフレーム 0 から始めます。新しいキーでは物理演算がオフになるので、どのソフトでも同じに見えます。モーションの一部だけのときは、その終わりのキーでオンに戻します。これらのボーンだけを動かす IK はオフにします。モーション自身が物理演算をオフにするキーは残ります。キーで表せないものもあります。回転軸が固定されたボーンはその軸でしか回らず、非表示のボーンはキーを受け付けず、PMD のほとんどの種類のボーンは回転だけで、ほかの IK はオンの間ボーンを上書きし、物理演算のないボーンが付与親としてこれらを使うと新しいキーに従います。そのようなボーンと、VMD に名前が入らないボーンは注記で知らせます。</translation>
    </message>
    <message>
        <source>Steps of the simulation per second</source>
        <translation>1 秒あたりの物理演算の回数</translation>
    </message>
    <message>
        <source>Time for which the first pose is held before the simulation of frame 0</source>
        <translation>フレーム 0 の物理演算の前に最初のポーズを保つ時間</translation>
    </message>
    <message>
        <source>× 1/60 s</source>
        <translation>× 1/60 秒</translation>
    </message>
    <message>
        <source>Let bodies collide with the ground</source>
        <translation>剛体を床に衝突させる</translation>
    </message>
    <message>
        <source>Acceleration of gravity, as displayed by MMD; gravity keys of the motion replace it</source>
        <translation>MMD の表示での重力加速度（モーションに重力のキーがあれば、そちらを使用）</translation>
    </message>
    <message>
        <source>Direction of gravity</source>
        <translation>重力の働く方向</translation>
    </message>
    <message>
        <source>Random change of gravity in each 1/60 s; 0 for none</source>
        <translation>1/60 秒ごとの重力のランダムな変化（0 でなし）</translation>
    </message>
    <message>
        <source>percent</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Start value of the random numbers for the noise</source>
        <translation>ノイズの乱数の初期値</translation>
    </message>
    <message>
        <source>Switch off IK that only moves bones with new keys</source>
        <translation>新しいキーのボーンだけを動かす IK をオフにする</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>物理演算</translation>
    </message>
    <message>
        <source>Unbake Physics</source>
        <translation>物理演算の焼き込みを解除</translation>
    </message>
    <message>
        <source>Switch on IK that only moves such bones, in the chosen keys</source>
        <translation>対象のキーで、そのようなボーンだけを動かす IK をオンにする</translation>
    </message>
    <message>
        <source>Center Position Bias</source>
        <translation>センター位置バイアス付加</translation>
    </message>
    <message>
        <source>Move a whole dance and rotate it about a vertical axis. Changes the keys of the bones that carry all others, and of the camera. With a model these are its topmost bones with keys; without a model 全ての親, or else センター and the foot IK bones, which can then only be moved.</source>
        <translation>踊り全体を動かし、縦の軸で回します。すべてを支えるボーンとカメラのキーが対象です。モデルがあればキーのある一番上のボーン、なければ 全ての親、それもなければ センター と足の IK で、そのときは移動だけができます。</translation>
    </message>
    <message>
        <source>Offset, added after the rotation</source>
        <translation>回したあとの移動量</translation>
    </message>
    <message>
        <source>Rotation angle, with the sign of the y angle of bones in MMD</source>
        <translation>回す角度。MMD のボーンの Y と同じ向き</translation>
    </message>
    <message>
        <source>Point on the axis</source>
        <translation>軸が通る点</translation>
    </message>
    <message>
        <source>Fit to this Model</source>
        <translation>このモデルに合わせる</translation>
    </message>
    <message>
        <source>Change a motion that was made for another model so that this model does the same. Limbs point in the same directions; feet and hips are where they were, scaled by the length of the legs; and hands touch what they touched. All bones of the body are changed between the first and the last chosen frame, or those of them that are named. Keys stay on their frames where their curves show the movement within the largest errors; elsewhere keys are added. Legs get keys for rotations and for foot IK. Morphs that this model has by another name are renamed if the whole motion is changed.</source>
        <translation>別のモデル用に作られたモーションを、このモデルが同じ動きをするように変更します。手足は同じ方向を向き、足と腰は脚の長さの比で同じ場所に、手は触れていたものに触れます。選択した最初のフレームから最後のフレームまで、体のボーンすべて、または名前を指定したボーンを変更します。補間曲線が最大誤差の範囲で動きを表せるところではキーのフレームはそのままで、それ以外ではキーが増えます。足には回転と足ＩＫの両方のキーを打ちます。モーション全体を変更するときは、このモデルで名前の異なるモーフの名前も変更します。</translation>
    </message>
    <message>
        <source>Model that the motion was made for</source>
        <translation>モーションが作られたモデル</translation>
    </message>
    <message>
        <source>Keep hands together where they touch each other</source>
        <translation>合わせている両手を合わせたままにします</translation>
    </message>
    <message>
        <source>Keep hands at their place on the head, the hips and the other arm</source>
        <translation>頭、腰、反対の腕に触れている手の位置を保ちます</translation>
    </message>
    <message>
        <source>Keep hands on the floor</source>
        <translation>床についた手を床につけたままにします</translation>
    </message>
    <message>
        <source>Hold feet in place while they are planted</source>
        <translation>接地している間、足をその場に固定します</translation>
    </message>
    <message>
        <source>Scale the distance and the target of the camera by the height of the head</source>
        <translation>カメラの距離と注視点を頭の高さの比で拡大縮小します</translation>
    </message>
    <message>
        <source>Factor of distances on the floor; 0 for that of the legs. Models that dance together need the same factor</source>
        <translation>床の上の移動距離の倍率。0 は脚の長さの比。一緒に踊るモデルには同じ倍率が必要です</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>ポーズ</translation>
    </message>
    <message>
        <source>Offset by Pose</source>
        <translation>ポーズの上乗せ</translation>
    </message>
    <message>
        <source>Add a pose to bone keys or remove it from them. Positions are added and rotations multiplied. The pose is a file or a frame of this motion; removing a frame makes it the rest pose. The shape of the motion between keys does not change.</source>
        <translation>ボーンのキーにポーズを上乗せするか、キーから削除します。位置は足し、回転は掛けます。ポーズはファイルか、このモーションのフレームです。取り除くとそのフレームが初期ポーズになります。キーの間の形は変わりません。</translation>
    </message>
    <message>
        <source>Pose (VPD) or another motion; if empty, a frame of this motion</source>
        <translation>ポーズ (VPD) または別のモーション。なければこのモーションのフレームがポーズになります</translation>
    </message>
    <message>
        <source>Frame of the motion to use as the pose</source>
        <translation>ポーズとして使うフレーム</translation>
    </message>
    <message>
        <source>Whether to add the pose to the keys or to remove it from them</source>
        <translation>キーにポーズを足すか、キーからポーズを削除するか</translation>
    </message>
    <message>
        <source>Whether the pose rotates bones in the space of the parent or in their own space</source>
        <translation>ポーズの回転を親の座標で掛けるか、ボーン自身の座標で掛けるか</translation>
    </message>
    <message>
        <source>Add a key at the first selected frame to bones of the pose without keys</source>
        <translation>キーのないポーズのボーンにも、最初の対象フレームでキーを打ちます</translation>
    </message>
    <message>
        <source>Fold Semi-Standard Bones</source>
        <translation>準標準ボーンをたたむ</translation>
    </message>
    <message>
        <source>Transfer the movement of semi-standard bones to the standard bones that depend on them and remove their keys, for models without such bones. Curves are kept where possible; spans that no curve fits get a key at every frame. A model provides the rest positions of the bones. Movement that no standard bone can make is kept and reported.</source>
        <translation>準標準ボーンの動きを、つながる標準ボーンに移してキーを消します。準標準ボーンのないモデル向けです。補間曲線は保てるところで保ち、合う曲線のない区間には毎フレームのキーを打ちます。モデルがあればボーンの初期位置がわかります。標準ボーンでできない動きは残して知らせます。</translation>
    </message>
    <message>
        <source>全ての親 into センター and the foot IK bones</source>
        <translation>全ての親をセンターと足のIKへ</translation>
    </message>
    <message>
        <source>グルーブ into センター</source>
        <translation>グルーブをセンターへ</translation>
    </message>
    <message>
        <source>腰 into 上半身 and 下半身, its translation into its parent</source>
        <translation>腰を上半身と下半身へ、移動はその親へ</translation>
    </message>
    <message>
        <source>上半身2 into 上半身</source>
        <translation>上半身2を上半身へ</translation>
    </message>
    <message>
        <source>腕捩 into 腕</source>
        <translation>腕捩を腕へ</translation>
    </message>
    <message>
        <source>手捩 into 手首</source>
        <translation>手捩を手首へ</translation>
    </message>
    <message>
        <source>肩P into 肩, and 肩C into 腕</source>
        <translation>肩Pを肩へ、肩Cを腕へ</translation>
    </message>
    <message>
        <source>足IK親 into 足ＩＫ</source>
        <translation>足IK親を足ＩＫへ</translation>
    </message>
    <message>
        <source>足D, ひざD and 足首D into 足, ひざ and 足首, where IK is off in the whole motion</source>
        <translation>IKがずっと切れているところで、足D、ひざD、足首Dを足、ひざ、足首へ</translation>
    </message>
    <message>
        <source>Largest position error between keys; spans above it get a key at every frame</source>
        <translation>キーの間でこれより離れると毎フレームにキーを打つ距離</translation>
    </message>
    <message>
        <source>Largest rotation error between keys</source>
        <translation>回転がずれてよい角度</translation>
    </message>
    <message>
        <source>Semi-Standard Bones</source>
        <translation>準標準ボーン</translation>
    </message>
    <message>
        <source>Unfold to Semi-Standard Bones</source>
        <translation>準標準ボーンに分ける</translation>
    </message>
    <message>
        <source>Transfer part of the movement of standard bones to semi-standard bones: the height of センター to グルーブ, the twist of the arms to 腕捩 and 手捩, and a share of the rotation of 上半身 to 上半身2. The arms need a model, for their axes.</source>
        <translation>標準ボーンの動きの一部を準標準ボーンに渡します。センターの高さをグルーブへ、腕のひねりを腕捩と手捩へ、上半身の回転の一部を上半身2へ移します。腕には軸を知るためにモデルが要ります。</translation>
    </message>
    <message>
        <source>Height of センター to グルーブ</source>
        <translation>センターの高さをグルーブへ</translation>
    </message>
    <message>
        <source>Twist of 腕 to 腕捩</source>
        <translation>腕のひねりを腕捩へ</translation>
    </message>
    <message>
        <source>Twist of 手首 about the forearm to 手捩</source>
        <translation>手首の前腕まわりの回転を手捩へ</translation>
    </message>
    <message>
        <source>Share of the rotation of 上半身 to transfer to 上半身2; head and arms keep their rotation, but move</source>
        <translation>上半身の回転のうち上半身2に移す割合。頭と腕の向きは変わりませんが、位置は動きます</translation>
    </message>
    <message>
        <source>Copy Curves to the Other Side</source>
        <translation>補間曲線を反対側へコピー</translation>
    </message>
    <message>
        <source>Copy the curves of bone keys to the keys of the other side on the same frames.</source>
        <translation>ボーンのキーの補間曲線を、同じフレームの反対側のキーへ写します。</translation>
    </message>
    <message>
        <source>Mirror Left and Right</source>
        <translation>左右反転</translation>
    </message>
    <message>
        <source>Mirror the keys of each side to the other side, as in a mirror between left and right. Curves and the physics flag do not change. Names are paired by 左 and 右 anywhere, by the words left and right, by separate letters L and R, and by a table. With a model, tracks whose counterpart is missing in the model are skipped and noted.</source>
        <translation>各側のキーを、左右の間に鏡があるように反対側へ反転します。補間曲線と物理演算の切り替えは変わりません。名前は 左 と 右、left と right、区切られた L と R、表で組にします。モデルがあれば、モデルにないものはそのまま残して知らせます。</translation>
    </message>
    <message>
        <source>Mirror tracks of neither side in place, including the camera and the light</source>
        <translation>左右のないトラックもその場で反転します。カメラと照明も含みます</translation>
    </message>
    <message>
        <source>Whether to exchange the keys of both sides or to copy them to the other side</source>
        <translation>キーを元の側からなくすかどうか</translation>
    </message>
    <message>
        <source>Pairs of names that do not contain 左/右, left/right or L/R; a row is LEFT,RIGHT</source>
        <translation>左/右、left/right、L/R で分からない名前の組。一行に 左,右</translation>
    </message>
    <message>
        <source>Left and Right</source>
        <translation>左右</translation>
    </message>
    <message>
        <source>Insert Frames</source>
        <translation>空フレーム挿入</translation>
    </message>
    <message>
        <source>Insert empty frames. Keys at the frame and after it move to the right.</source>
        <translation>フレームとその後ろのキーを後ろへずらし、前に空のフレームを作ります。</translation>
    </message>
    <message>
        <source>First frame to move</source>
        <translation>ここから後ろが動きます</translation>
    </message>
    <message>
        <source>Number of frames</source>
        <translation>フレームの数</translation>
    </message>
    <message>
        <source>Whether later keys that are not selected move too: none, those on the same tracks, or those on all tracks and the markers</source>
        <translation>対象でないキーも一緒に動かすかどうか。動かさない、同じトラックの後続すべて、全トラックとマーカーの後続すべて</translation>
    </message>
    <message>
        <source>Make Loop</source>
        <translation>ループにする</translation>
    </message>
    <message>
        <source>Number of frames over which the difference is blended</source>
        <translation>差を分けるフレーム数</translation>
    </message>
    <message>
        <source>What changes: the end, the start, or each of them by half</source>
        <translation>変わる側。終わり、始まり、両方を半分ずつ</translation>
    </message>
    <message>
        <source>Number of frames to add after the end, in which the motion returns to the start; 0 to blend instead</source>
        <translation>最後の後に加える、最初に戻るためのフレーム数。0 のときは加えずになじませます</translation>
    </message>
    <message>
        <source>Remove Frames</source>
        <translation>フレーム削除</translation>
    </message>
    <message>
        <source>Remove frames, as MMD does: move keys after a frame to the left. If several keys arrive at the frame, the last one is kept; if none arrives, the key at the frame is kept. Keys at frame 0 always stay.</source>
        <translation>MMD の列フレーム削除のように、フレームより後ろのキーを前へ詰めます。同じフレームに重なるキーは最後のものが残り、重ならなければ元のキーが残ります。フレーム 0 のキーは常に残ります。</translation>
    </message>
    <message>
        <source>The frame that later keys move to</source>
        <translation>後ろのキーがこのフレームまで詰められます</translation>
    </message>
    <message>
        <source>Move Poses to Beats</source>
        <translation>ポーズを拍に合わせる</translation>
    </message>
    <message>
        <source>Move poses to the nearest beats of the music and warp the motion between them smoothly. The first and the last of the chosen frames stay. Keys keep their curves; a recording is sampled at its new times. The tempo of the music must be set; it and the markers do not move.</source>
        <translation>ポーズを音楽の最も近い拍へ移し、その間の動きを滑らかに伸縮します。選んだフレームの最初と最後は動きません。キーの補間曲線はそのままで、記録した動きは新しい時刻で値を取り直します。音楽のテンポを設定しておく必要があります。テンポとマーカーは動きません。</translation>
    </message>
    <message>
        <source>Where the poses are: where the body stops, where it is fastest, at the markers, or at given frames</source>
        <translation>ポーズの場所: 体が止まる所、最も速い所、マーカー、指定したフレーム</translation>
    </message>
    <message>
        <source>The frames of the poses, such as 30, 62, 95, if these are given</source>
        <translation>ポーズのフレームを指定するときの番号。例: 30, 62, 95</translation>
    </message>
    <message>
        <source>Move poses to beats, to half beats as well, or to the starts of bars</source>
        <translation>ポーズを拍に、半拍にも、または小節の頭に移します</translation>
    </message>
    <message>
        <source>Poses that are farther from a beat are not moved to it</source>
        <translation>拍からこれより遠いポーズは移しません</translation>
    </message>
    <message>
        <source>Shortest time between poses that are found</source>
        <translation>検出するポーズの間の最短の時間</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>逆再生</translation>
    </message>
    <message>
        <source>Reverse keys in time between the first and the last of them. Each curve is reversed and moves to the key at the other end of its span.</source>
        <translation>最初のキーから最後のキーまでを逆に再生します。補間曲線は逆向きになり、区間の反対側のキーへ移ります。</translation>
    </message>
    <message>
        <source>Scale Time</source>
        <translation>拡大縮小</translation>
    </message>
    <message>
        <source>Stretch or compress keys in time around a frame. If two keys arrive at the same frame, the later one is kept.</source>
        <translation>あるフレームを基準にキーの間隔を伸ばすか縮めます。同じフレームに重なる二つのキーは後のものが残ります。</translation>
    </message>
    <message>
        <source>2 doubles the length of the motion, 0.5 halves it</source>
        <translation>2 で長さが 2 倍、0.5 で半分になります</translation>
    </message>
    <message>
        <source>The frame that does not move</source>
        <translation>動かないフレーム</translation>
    </message>
    <message>
        <source>How to round positions between two frames; MMD rounds down</source>
        <translation>フレームの間に来るキーの行き先。MMD は切り捨てます</translation>
    </message>
    <message>
        <source>Keep two camera keys on adjacent frames adjacent</source>
        <translation>隣り合う二つのカメラキーを隣り合ったままにします</translation>
    </message>
    <message>
        <source>Whether later keys move with the last scaled key: none, those on the same tracks, or those on all tracks and the markers</source>
        <translation>終わりが動いた分だけ後続も動かすかどうか。動かさない、同じトラックだけ、全トラックとマーカー</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Move keys in time. Moved keys overwrite other keys on the same frames. No key moves before frame 0.</source>
        <translation>キーを時間方向に動かします。移動先のキーは上書きされます。フレーム 0 より前には動きません。</translation>
    </message>
    <message>
        <source>Number of frames; negative values move to the left</source>
        <translation>動かすフレーム数。負の値で前へ</translation>
    </message>
    <message>
        <source>Leave a copy of the key at frame 0, as MMD does</source>
        <translation>MMD のように、フレーム 0 のキーの写しを残します</translation>
    </message>
    <message>
        <source>Whether later keys move too, so that no gap is left: none, those on the same tracks, or those on all tracks and the markers</source>
        <translation>すき間ができないように後続も動かすかどうか。動かさない、同じトラックだけ、全トラックとマーカー</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Remove Unneeded Keys</source>
        <translation>不要フレーム削除</translation>
    </message>
    <message>
        <source>Remove keys with the same value as the keys before and after them. The first and the last key of each track are kept.</source>
        <translation>前後のキーと同じ値のキーを消します。各トラックの最初と最後のキーは残ります。</translation>
    </message>
    <message>
        <source>Correct Positions and Angles</source>
        <translation>位置角度補正</translation>
    </message>
    <message>
        <source>Multiply the values of keys and add to them, per axis. Changes positions of bones and of the camera target, angles of bones (in MMD&apos;s order YXZ) and of the camera, weights of morphs, and distances of the camera and the self shadow as displayed by MMD.</source>
        <translation>キーの値に軸ごとに掛けて足します。ボーンとカメラ注視点の位置、ボーン（MMD の順序 YXZ）とカメラの角度、モーフのウェイト、MMD の表示でのカメラとセルフ影の距離が対象です。</translation>
    </message>
    <message>
        <source>Factor for positions</source>
        <translation>位置に掛けます</translation>
    </message>
    <message>
        <source>Added after the multiplication</source>
        <translation>そのあと足します</translation>
    </message>
    <message>
        <source>Factor for angles</source>
        <translation>角度に掛けます</translation>
    </message>
    <message>
        <source>Factor for morph weights</source>
        <translation>モーフのウェイトに掛けます</translation>
    </message>
    <message>
        <source>Factor for distances</source>
        <translation>距離に掛けます</translation>
    </message>
    <message>
        <source>as displayed by MMD</source>
        <translation>MMD の表示</translation>
    </message>
    <message>
        <source>Normalize Rotations</source>
        <translation>回転の正規化</translation>
    </message>
    <message>
        <source>Normalize the rotations of bones to unit length. Rotations of unit length do not change.</source>
        <translation>ボーンの回転を長さ 1 の四元数にします。すでに 1 のものは変えません。</translation>
    </message>
    <message>
        <source>Unroll Rotations</source>
        <translation>回転の符号をそろえる</translation>
    </message>
    <message>
        <source>Give the rotation of each bone key the sign that is closest to the previous key. The motion does not change.</source>
        <translation>ボーンの回転の符号を、一つ前のキーと同じ側になるようにそろえます。動きは変わりません。</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Key density</source>
        <translation>キーの密度</translation>
    </message>
    <message>
        <source>Keys per second of a track, on average; places are tracks with a key at almost every frame.</source>
        <translation>トラックの 1 秒あたりのキー数の平均です。箇所は、ほぼ毎フレームにキーのあるトラックです。</translation>
    </message>
    <message>
        <source>keys/s</source>
        <translation>キー/秒</translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation>ブレ</translation>
    </message>
    <message>
        <source>Sliding feet</source>
        <translation>足の滑り</translation>
    </message>
    <message>
        <source>How far an ankle moves over the floor during a contact, on average.</source>
        <translation>接地中に足首が床の上で動く距離の平均です。</translation>
    </message>
    <message>
        <source>Below the floor</source>
        <translation>床へのめり込み</translation>
    </message>
    <message>
        <source>How far a foot or another part of the body is below the floor, at most.</source>
        <translation>足や体のほかの部分が床より下に沈む深さの最大値です。</translation>
    </message>
    <message>
        <source>Flipped rotations</source>
        <translation>回転の反転</translation>
    </message>
    <message>
        <source>Rotations that have a wrong sign, are off by a half turn, or are those of the other side for a short time.</source>
        <translation>短い間、符号が誤っている、半回転ずれている、または反対側のものになっている回転です。</translation>
    </message>
    <message>
        <source>Jumps</source>
        <translation>飛び</translation>
    </message>
    <message>
        <source>Keys that leave the motion for one frame.</source>
        <translation>1 フレームだけ動きから外れるキーです。</translation>
    </message>
    <message>
        <source>Unreached foot IK</source>
        <translation>届かない足ＩＫ</translation>
    </message>
    <message>
        <source>How far an ankle stays away from its foot IK bone, at most.</source>
        <translation>足首が足ＩＫのボーンから離れる距離の最大値です。</translation>
    </message>
    <message>
        <source>Joint limits</source>
        <translation>関節の可動範囲</translation>
    </message>
    <message>
        <source>How far a joint is turned beyond what the model or a body allows, at most.</source>
        <translation>モデルや人の体の可動範囲を超えて関節が回る角度の最大値です。</translation>
    </message>
    <message>
        <source>Hands in the body</source>
        <translation>体へめり込む手</translation>
    </message>
    <message>
        <source>How deep the bones of a hand are inside the rigid bodies of head, body and legs, at most.</source>
        <translation>手のボーンが頭・体・脚の剛体の中に入る深さの最大値です。</translation>
    </message>
    <message>
        <source>%1=%2: expected %3</source>
        <translation>%1=%2: 必要な値: %3</translation>
    </message>
    <message>
        <source>a frame, a whole number from 0 to 2147483647</source>
        <translation>フレーム（0 から 2147483647 までの整数）</translation>
    </message>
    <message>
        <source>frames A-B</source>
        <translation>フレーム範囲 A-B</translation>
    </message>
    <message>
        <source>%1 numbers separated by commas</source>
        <translation>コンマで区切った %1 個の数値</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>次のいずれか: %1</translation>
    </message>
    <message>
        <source>on or off</source>
        <translation>on か off</translation>
    </message>
    <message>
        <source>some text</source>
        <translation>文字列</translation>
    </message>
    <message>
        <source>&apos;%1&apos;: expected name=value</source>
        <translation>「%1」: name=value の形で書いてください</translation>
    </message>
    <message>
        <source>%1 has no parameter &apos;%2&apos;</source>
        <translation>%1 にパラメーター「%2」はありません</translation>
    </message>
    <message>
        <source>%1 is given twice</source>
        <translation>%1 が二度指定されています</translation>
    </message>
    <message>
        <source>%1 needs %2=</source>
        <translation>%1 には %2= が必要です</translation>
    </message>
    <message>
        <source>unknown action &apos;%1&apos;</source>
        <translation>操作「%1」はありません</translation>
    </message>
    <message>
        <source>unknown action &apos;%1&apos;; did you mean %2?</source>
        <translation>操作「%1」はありません。「%2」の誤りですか</translation>
    </message>
    <message>
        <source>missing closing double quote</source>
        <translation>閉じる二重引用符がありません</translation>
    </message>
    <message>
        <source>unknown action</source>
        <translation>この操作はありません</translation>
    </message>
    <message>
        <source>is not available now (%1)</source>
        <translation>今は使えません（%1）</translation>
    </message>
    <message>
        <source>the action is disabled</source>
        <translation>操作が無効です</translation>
    </message>
    <message>
        <source>is not an archive</source>
        <translation>書庫ではありません</translation>
    </message>
    <message>
        <source>is not a motion; --motion-quality measures motions on a model</source>
        <translation>モーションではありません。--motion-quality はモデル上のモーションを測ります</translation>
    </message>
    <message>
        <source>--model is only for .vpd, for --like-mmd, for captured motions and for the formats of other programs</source>
        <translation>--model は .vpd、--like-mmd、キャプチャモーション、ほかのプログラムの形式専用です</translation>
    </message>
    <message>
        <source>is not a captured motion, and %1 is only for these</source>
        <translation>キャプチャモーションではありません。%1 はキャプチャモーション専用です</translation>
    </message>
    <message>
        <source>the input is a captured motion too</source>
        <translation>入力もキャプチャモーションです</translation>
    </message>
    <message>
        <source>is a captured motion, which needs --model</source>
        <translation>キャプチャモーションには --model が必要です</translation>
    </message>
    <message>
        <source>--v1 is only for .vmd</source>
        <translation>--v1 は .vmd 専用です</translation>
    </message>
    <message>
        <source>--frame is only for .vpd</source>
        <translation>--frame は .vpd 専用です</translation>
    </message>
    <message>
        <source>--frame must be a finite number</source>
        <translation>--frame には有限の数値が必要です</translation>
    </message>
    <message>
        <source>%1 is only for %2</source>
        <translation>%1 は %2 専用です</translation>
    </message>
    <message>
        <source>--unlit is only for .glb</source>
        <translation>--unlit は .glb 専用です</translation>
    </message>
    <message>
        <source>needs --model, the model that the motion moves</source>
        <translation>モーションで動かすモデルを --model で指定してください</translation>
    </message>
    <message>
        <source>needs the program furitsuke-import in the folder of this one</source>
        <translation>このプログラムと同じフォルダーに furitsuke-import が必要です</translation>
    </message>
    <message>
        <source>cannot start furitsuke-import</source>
        <translation>furitsuke-import を起動できません</translation>
    </message>
    <message>
        <source>took longer than %1 s to read and was canceled</source>
        <translation>読み込みが %1 秒を超えたため、中止しました</translation>
    </message>
    <message>
        <source>is too large</source>
        <translation>大きすぎます</translation>
    </message>
    <message>
        <source>is damaged: furitsuke-import crashed on it</source>
        <translation>壊れています。furitsuke-import が読み込み中に異常終了しました</translation>
    </message>
    <message>
        <source>is not read by the command line on this system; use capture.import of the program</source>
        <translation>このシステムのコマンドラインでは読み込めません。プログラムの capture.import を使ってください</translation>
    </message>
    <message>
        <source>is not written by the command line on this system; use file.exportMotion of the program</source>
        <translation>このシステムのコマンドラインでは書き込めません。プログラムの file.exportMotion を使ってください</translation>
    </message>
    <message>
        <source>no temporary folder could be created</source>
        <translation>一時フォルダーを作成できませんでした</translation>
    </message>
    <message>
        <source>no part has any keys</source>
        <translation>キーのある部分がありません</translation>
    </message>
    <message numerus="yes">
        <source>canceled after %n file</source>
        <comment>canceled after %n files</comment>
        <translation>
            <numerusform>%n 個のファイルの後で中止しました</numerusform>
        </translation>
    </message>
    <message>
        <source>markers: are not written to standard output</source>
        <translation>マーカー: 標準出力には書き込みません</translation>
    </message>
    <message>
        <source>markers: %1 already exists; use --force to overwrite it</source>
        <translation>マーカー: %1 はすでに存在します。上書きするには --force を使ってください</translation>
    </message>
    <message>
        <source>markers: %1</source>
        <translation>マーカー: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n layer is flattened into the motion, and the output has none</source>
        <comment>%n layers are flattened into the motion, and the output has none</comment>
        <translation>
            <numerusform>%n 個のレイヤーをモーションに統合しました。出力にレイヤーはありません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record was dropped that a later one on the same frame overrides</source>
        <comment>%n records were dropped that a later one on the same frame overrides</comment>
        <translation>
            <numerusform>同じフレームの後の記録が優先されるため、%n 個の記録を省きました</numerusform>
        </translation>
    </message>
    <message>
        <source>edit cannot write a pose; use convert</source>
        <translation>edit はポーズを書き込めません。convert を使ってください</translation>
    </message>
    <message>
        <source>not processed: interrupted</source>
        <translation>中断されたため、処理していません</translation>
    </message>
    <message>
        <source>needs --script</source>
        <translation>--script が必要です</translation>
    </message>
    <message>
        <source>cannot be combined with --op</source>
        <translation>--op とは併用できません</translation>
    </message>
    <message>
        <source>is also an input, and would be replaced before or after it is read; write into another folder</source>
        <translation>入力でもあるため、読み込みの前か後に置き換わります。別のフォルダーに書き込んでください</translation>
    </message>
    <message>
        <source>%1 would be written for both %2 and %3; use {name} in --out</source>
        <translation>%1 は %2 と %3 の両方の出力先です。--out に {name} を使ってください</translation>
    </message>
    <message>
        <source>unknown operation</source>
        <translation>この操作はありません</translation>
    </message>
    <message>
        <source>unknown operation; did you mean %1?</source>
        <translation>この操作はありません。「%1」の誤りですか</translation>
    </message>
    <message>
        <source>%1 (edit --list lists all; files come before --op)</source>
        <translation>%1 (edit --list で一覧を表示。ファイルは --op の前に指定)</translation>
    </message>
    <message>
        <source>standard input has no {%1}</source>
        <translation>標準入力に {%1} はありません</translation>
    </message>
    <message>
        <source>{%1} is not a placeholder; use {name}, {ext} or {dir}</source>
        <translation>{%1} という差し込みはありません。{name}、{ext}、{dir} を使ってください</translation>
    </message>
    <message>
        <source>the motion would be split into %1 files, but at most %2 are allowed</source>
        <translation>モーションが %1 個のファイルに分割されますが、上限は %2 個です</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not kinds, tracks, ranges such as 0-299,300- or every=300</source>
        <translation>「%1」は kinds、tracks、0-299,300- のような範囲、every=300 のどれでもありません</translation>
    </message>
    <message>
        <source>could not be read: %1</source>
        <translation>読み込めませんでした (%1)</translation>
    </message>
    <message>
        <source>is an FBX, which can only be read from a file</source>
        <translation>FBX はファイルからしか読み込めません</translation>
    </message>
    <message>
        <source>both sides changed the name of the model</source>
        <translation>両方がモデル名を変更しました</translation>
    </message>
    <message>
        <source>ours removed the track, theirs changed it</source>
        <translation>ours がトラックを削除し、theirs が変更しました</translation>
    </message>
    <message>
        <source>ours removed the key, theirs changed it</source>
        <translation>ours がキーを削除し、theirs が変更しました</translation>
    </message>
    <message>
        <source>ours changed the track, theirs removed it</source>
        <translation>ours がトラックを変更し、theirs が削除しました</translation>
    </message>
    <message>
        <source>ours changed the key, theirs removed it</source>
        <translation>ours がキーを変更し、theirs が削除しました</translation>
    </message>
    <message>
        <source>both sides added the track</source>
        <translation>両方がトラックを追加しました</translation>
    </message>
    <message>
        <source>both sides added the key</source>
        <translation>両方がキーを追加しました</translation>
    </message>
    <message>
        <source>both sides changed the track</source>
        <translation>両方がトラックを変更しました</translation>
    </message>
    <message>
        <source>both sides changed the key</source>
        <translation>両方がキーを変更しました</translation>
    </message>
    <message>
        <source>the merged motion is longer than a pose; use --to</source>
        <translation>統合したモーションがポーズより長くなっています。--to を使ってください</translation>
    </message>
    <message>
        <source>needs --to FORMAT</source>
        <translation>--to FORMAT が必要です</translation>
    </message>
    <message>
        <source>the name of an output needs one of the extensions %1</source>
        <translation>出力の名前には次の拡張子のどれかが必要です: %1</translation>
    </message>
    <message>
        <source>cannot write %1; known extensions are %2</source>
        <translation>%1 には書き込めません。使える拡張子: %2</translation>
    </message>
    <message>
        <source>cannot write a motion as %1</source>
        <translation>モーションを%1として書き込めません</translation>
    </message>
    <message>
        <source>already exists; use --force to overwrite it</source>
        <translation>すでに存在します。上書きするには --force を使ってください</translation>
    </message>
    <message>
        <source>is a terminal and would show binary data; redirect it, or use --force</source>
        <translation>端末にバイナリデータが表示されます。リダイレクトするか --force を使ってください</translation>
    </message>
    <message>
        <source>needs the model %1, which was not found: %2</source>
        <translation>必要なモデル %1 が見つかりません: %2</translation>
    </message>
    <message>
        <source>is a project: choose a motion by --model NUMBER or --camera; it has none</source>
        <translation>プロジェクトです。--model NUMBER か --camera でモーションを選んでください。モデルはひとつもありません</translation>
    </message>
    <message>
        <source>is a project: choose a motion by --model NUMBER or --camera; it has %1</source>
        <translation>プロジェクトです。--model NUMBER か --camera でモーションを選んでください。あるもの: %1</translation>
    </message>
    <message>
        <source>has no model %1; it has none</source>
        <translation>モデル %1 はありません。モデルはひとつもありません</translation>
    </message>
    <message>
        <source>has no model %1; it has %2</source>
        <translation>モデル %1 はありません。あるもの: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n outside parent key of the camera left out; --bake-parents replaces them by keys</source>
        <comment>%n outside parent keys of the camera left out; --bake-parents replaces them by keys</comment>
        <translation>
            <numerusform>カメラの外部親のキー %n 個を省きました。--bake-parents でキーに置き換えます</numerusform>
        </translation>
    </message>
    <message>
        <source>has no names of the bones of %1, as projects of MMD 8 or older; its model is needed for them and was not found: %2</source>
        <translation>MMD 8 以前のプロジェクトのため %1 のボーンの名前がありません。名前に必要なモデルが見つかりません: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n outside parent key left out; --bake-parents replaces outside parents by keys</source>
        <comment>%n outside parent keys left out; --bake-parents replaces outside parents by keys</comment>
        <translation>
            <numerusform>%n 個の外部親のキーを省きました。--bake-parents で外部親をキーに置き換えます</numerusform>
        </translation>
    </message>
    <message>
        <source>no such file, and no bundled script has that name</source>
        <translation>そのファイルも、その名前の付属スクリプトもありません</translation>
    </message>
    <message>
        <source>no such file, and no bundled script has that name; did you mean %1?</source>
        <translation>そのファイルも、その名前の付属スクリプトもありません。「%1」の誤りですか</translation>
    </message>
    <message>
        <source>expected key=value</source>
        <translation>key=value の形で指定してください</translation>
    </message>
    <message>
        <source>reference: expected auto, zero or a frame of the clip</source>
        <translation>reference: auto、zero、クリップのフレームのいずれかにしてください</translation>
    </message>
    <message>
        <source>clip: expected a number from 1 on</source>
        <translation>clip: 1 以上の数値が必要です</translation>
    </message>
    <message>
        <source>lockFeet=on needs ik=on</source>
        <translation>lockFeet=on には ik=on が必要です</translation>
    </message>
    <message>
        <source>into: no motion is open</source>
        <translation>into: 開いているモーションがありません</translation>
    </message>
    <message>
        <source>points: expected whole numbers from 0 to 127</source>
        <translation>points: 0 から 127 までの整数が必要です</translation>
    </message>
    <message>
        <source>has unsaved changes; save it or set discard=on</source>
        <translation>未保存の変更があります。保存するか discard=on を指定してください</translation>
    </message>
    <message>
        <source>there are unsaved changes</source>
        <translation>未保存の変更があります</translation>
    </message>
    <message>
        <source>has no file yet; specify path=</source>
        <translation>まだファイルがありません。path= を指定してください</translation>
    </message>
    <message>
        <source>is the sample of the program; specify path=</source>
        <translation>プログラムのサンプルです。path= を指定してください</translation>
    </message>
    <message>
        <source>was damaged when it was opened; specify path=</source>
        <translation>開いたとき壊れていました。path= を指定してください</translation>
    </message>
    <message>
        <source>was changed by another program; specify path=</source>
        <translation>別のプログラムによって変更されました。path= を指定してください</translation>
    </message>
    <message>
        <source>its markers would replace a file: %1; specify path=</source>
        <translation>マーカーが既存のファイルを置き換えてしまいます: %1。path= を指定してください</translation>
    </message>
    <message numerus="yes">
        <source>the list of recent files has %n entry</source>
        <comment>the list of recent files has %n entries</comment>
        <translation>
            <numerusform>最近使ったファイルの一覧は %Ln 件です</numerusform>
        </translation>
    </message>
    <message>
        <source>name: is missing</source>
        <translation>name: 指定されていません</translation>
    </message>
    <message>
        <source>ik=%1: expected NAME:on, NAME:off or NAME:remove</source>
        <translation>ik=%1: NAME:on、NAME:off、NAME:remove のいずれかにしてください</translation>
    </message>
    <message>
        <source>key.set needs a value to set</source>
        <translation>key.set には設定する値が必要です</translation>
    </message>
    <message>
        <source>fov=%1: expected 0 to %2</source>
        <translation>fov=%1: 0 から %2 までの値にしてください</translation>
    </message>
    <message>
        <source>a track needs a name</source>
        <translation>トラックには名前が必要です</translation>
    </message>
    <message>
        <source>port: expected a number from 0 to 65535</source>
        <translation>port: 0 から 65535 までの数値が必要です</translation>
    </message>
    <message>
        <source>cannot be combined with tracks and frames</source>
        <translation>tracks や frames と同時に指定できません</translation>
    </message>
    <message>
        <source>times: expected a number from 0.1 to 4</source>
        <translation>times: 0.1 から 4 までの数値が必要です</translation>
    </message>
    <message>
        <source>weight: expected a number</source>
        <translation>weight: 数値が必要です</translation>
    </message>
    <message>
        <source>the active model is hidden</source>
        <translation>操作中のモデルは非表示です</translation>
    </message>
    <message>
        <source>the active model has no bone &apos;%1&apos;</source>
        <translation>操作中のモデルにボーン「%1」がありません</translation>
    </message>
    <message>
        <source>specify translation, rotation or quaternion</source>
        <translation>translation、rotation、quaternion のいずれかを指定してください</translation>
    </message>
    <message>
        <source>expected finite numbers</source>
        <translation>有限の数値が必要です</translation>
    </message>
    <message>
        <source>is not a VPD pose</source>
        <translation>VPD ポーズではありません</translation>
    </message>
    <message>
        <source>no fault has this name</source>
        <translation>この名前の問題はありません</translation>
    </message>
    <message>
        <source>path: is missing</source>
        <translation>path: 指定されていません</translation>
    </message>
    <message>
        <source>needs an answer from the user; in scripts, use recovery.list and recovery.open</source>
        <translation>使う人の返答が必要です。スクリプトでは recovery.list と recovery.open を使ってください</translation>
    </message>
    <message numerus="yes">
        <source>there is %n motion to recover</source>
        <comment>there are %n motions to recover</comment>
        <translation>
            <numerusform>復元できるモーションは %Ln 件です</numerusform>
        </translation>
    </message>
    <message>
        <source>there is nothing to recover</source>
        <translation>復元するものはありません</translation>
    </message>
    <message>
        <source>number: is missing</source>
        <translation>number: 指定されていません</translation>
    </message>
    <message>
        <source>has several files; choose one as path=%1/%2</source>
        <translation>ファイルが複数あります。path=%1/%2 のように選んでください</translation>
    </message>
    <message>
        <source>no model is named &apos;%1&apos;</source>
        <translation>「%1」という名前のモデルはありません</translation>
    </message>
    <message>
        <source>no open motion is named &apos;%1&apos;</source>
        <translation>開いているモーションに「%1」という名前のものはありません</translation>
    </message>
    <message>
        <source>expected 0 to 2147483647</source>
        <translation>0 から 2147483647 までの値にしてください</translation>
    </message>
    <message>
        <source>is required, because there are gravity keys</source>
        <translation>重力キーがあるので指定が必要です</translation>
    </message>
    <message>
        <source>expected a frame</source>
        <translation>フレームが必要です</translation>
    </message>
    <message>
        <source>gravity keys are stored with a motion, and none is open</source>
        <translation>重力キーはモーションとともに保存されますが、開いているモーションがありません</translation>
    </message>
    <message>
        <source>expected 0 to %1</source>
        <translation>0 から %1 までの値にしてください</translation>
    </message>
    <message>
        <source>there are unsaved changes; save or close the motions first</source>
        <translation>未保存の変更があります。先にモーションを保存するか閉じてください</translation>
    </message>
    <message>
        <source>must be above 0</source>
        <translation>0 より大きい値にしてください</translation>
    </message>
    <message>
        <source>must be from 0 to 1</source>
        <translation>0 から 1 までの値にしてください</translation>
    </message>
    <message>
        <source>expected &quot;name=value; name=value&quot;</source>
        <translation>&quot;name=value; name=value&quot; の形で書いてください</translation>
    </message>
    <message>
        <source>percent: expected a number from 0 to 100</source>
        <translation>percent: 0 から 100 までの数値が必要です</translation>
    </message>
    <message>
        <source>ms: out of range</source>
        <translation>ms: 範囲外です</translation>
    </message>
    <message>
        <source>ms: expected a number from 0 to 2000</source>
        <translation>ms: 0 から 2000 までの数値が必要です</translation>
    </message>
    <message>
        <source>bpm: expected a number from 1 to 999</source>
        <translation>bpm: 1 から 999 までの数値が必要です</translation>
    </message>
    <message>
        <source>first: expected a frame</source>
        <translation>first: フレームが必要です</translation>
    </message>
    <message>
        <source>beats: expected a number from 1 to 64</source>
        <translation>beats: 1 から 64 までの数値が必要です</translation>
    </message>
    <message>
        <source>expected #rrggbb or none</source>
        <translation>#rrggbb か none にしてください</translation>
    </message>
    <message>
        <source>expected a number from 1 to 10000</source>
        <translation>1 から 10000 までの数値が必要です</translation>
    </message>
    <message>
        <source>expected numbers from -10000 to 10000</source>
        <translation>-10000 から 10000 までの数値が必要です</translation>
    </message>
    <message>
        <source>expected a number from 0 to 100</source>
        <translation>0 から 100 までの数値が必要です</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>範囲外です</translation>
    </message>
    <message>
        <source>expected 1 to %1 pixels for width and height</source>
        <translation>幅と高さは 1 から %1 ピクセルまでにしてください</translation>
    </message>
    <message>
        <source>not a person</source>
        <translation>人体ではありません</translation>
    </message>
    <message>
        <source>expected -1000 to 1000</source>
        <translation>-1000 から 1000 までの値にしてください</translation>
    </message>
    <message>
        <source>expected 0 to 1000</source>
        <translation>0 から 1000 までの値にしてください</translation>
    </message>
    <message>
        <source>expected a direction of a length above 0, each part -1000 to 1000</source>
        <translation>長さが 0 より大きい向きを、各成分 -1000 から 1000 までで指定してください</translation>
    </message>
    <message>
        <source>unknown part of the body %1</source>
        <translation>体の部分「%1」はありません</translation>
    </message>
    <message>
        <source>unknown format &quot;%1&quot;</source>
        <translation>形式「%1」はありません</translation>
    </message>
    <message>
        <source>FBX is written by another program: use furitsuke-cli convert</source>
        <translation>FBX は別のプログラムが書き出します。furitsuke-cli convert を使ってください</translation>
    </message>
    <message>
        <source>&quot;%1&quot; contains %2, which CP932, the encoding of names in MMD&apos;s files, does not have</source>
        <translation>「%1」には、MMD のファイルの名前の文字コード CP932 にない文字「%2」があります</translation>
    </message>
    <message>
        <source>a name cannot contain a NUL</source>
        <translation>名前に NUL は使えません</translation>
    </message>
    <message>
        <source>bone name</source>
        <translation>ボーン名</translation>
    </message>
    <message>
        <source>morph name</source>
        <translation>モーフ名</translation>
    </message>
    <message>
        <source>IK name</source>
        <translation>IK 名</translation>
    </message>
    <message>
        <source>projects of MMD 8 or older have no names of bones, and the model was not found: %1</source>
        <translation>MMD 8 以前のプロジェクトにはボーン名がなく、モデルも見つかりません: %1</translation>
    </message>
    <message>
        <source>the names of its bones are not known</source>
        <translation>ボーンの名前が分かりません</translation>
    </message>
    <message>
        <source>physics can be simulated up to frame %1 of this model</source>
        <translation>このモデルの物理演算はフレーム %1 までです</translation>
    </message>
    <message>
        <source>the motion was not found; see project.file.missing in diagnostics</source>
        <translation>モーションが見つかりません。diagnostics の project.file.missing を見てください</translation>
    </message>
    <message>
        <source>command line</source>
        <translation>コマンドライン</translation>
    </message>
    <message>
        <source>--size %1: expected WxH, such as 1600x1000</source>
        <translation>--size %1: 1600x1000 のように書いてください</translation>
    </message>
    <message>
        <source>--frame %1: expected a whole number from 0</source>
        <translation>--frame %1: 0 以上の整数が必要です</translation>
    </message>
    <message>
        <source>--theme %1: expected dark or light</source>
        <translation>--theme %1: dark か light にしてください</translation>
    </message>
    <message>
        <source>--panel %1: expected one of %2</source>
        <translation>--panel %1: 次のいずれかにしてください: %2</translation>
    </message>
    <message>
        <source>--log-level %1: expected debug, info, warning, error or off</source>
        <translation>--log-level %1: debug、info、warning、error、off のいずれかにしてください</translation>
    </message>
    <message>
        <source>--%1: unknown option; did you mean --%2?</source>
        <translation>--%1: このオプションはありません。「--%2」の誤りですか</translation>
    </message>
    <message>
        <source>--%1 needs a value</source>
        <translation>--%1 には値が必要です</translation>
    </message>
    <message>
        <source>the motions have %1 frames; without --frames at most %2 images are rendered; choose them with --frames A-B</source>
        <translation>モーションは %1 フレームあります。--frames を指定しないときは %2 枚までの画像しか描画しません。--frames A-B で選んでください</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a size WxH, such as 1920x1080</source>
        <translation>「%1」は 1920x1080 のような大きさではありません</translation>
    </message>
    <message>
        <source>is only for films: .mp4, .webm, .mov or .gif</source>
        <translation>動画（.mp4、.webm、.mov、.gif）でのみ使えます</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must end in .mp4, .webm, .mov or .gif, or in .png for images</source>
        <translation>「%1」の末尾は .mp4、.webm、.mov、.gif のいずれか、画像なら .png にしてください</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an offset X,Y in percent, such as 10,-5</source>
        <translation>「%1」は 10,-5 のようなパーセントの位置 X,Y ではありません</translation>
    </message>
    <message>
        <source>cannot be used with --transparent</source>
        <translation>--transparent と同時に指定できません</translation>
    </message>
    <message>
        <source>there are more motions than models</source>
        <translation>モーションの数がモデルの数より多くなっています</translation>
    </message>
    <message>
        <source>the screenshot cannot be encoded</source>
        <translation>スクリーンショットを画像にできません</translation>
    </message>
    <message>
        <source>is too large for a small picture</source>
        <translation>小さな画像にするには大きすぎます</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1、ほか %2 個</translation>
    </message>
    <message numerus="yes">
        <source>%n key more than ten hours after the start</source>
        <comment>%n keys more than ten hours after the start</comment>
        <translation>
            <numerusform>開始から 10 時間より後のキー %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key with only the first row filled; MMD reads straight lines</source>
        <comment>%n keys with only the first row filled; MMD reads straight lines</comment>
        <translation>
            <numerusform>最初の行だけが書かれたキー %Ln 個。MMD は直線と読みます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key whose curves of Y, Z and rotation MMD reads as straight lines</source>
        <comment>%n keys whose curves of Y, Z and rotation MMD reads as straight lines</comment>
        <translation>
            <numerusform>Y、Z、回転の曲線が MMD で直線になるキー %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key with the opposite sign of the previous key; MMD takes the shorter path</source>
        <comment>%n keys with the opposite sign of the previous key; MMD takes the shorter path</comment>
        <translation>
            <numerusform>一つ前のキーと符号が逆のキー %Ln 個。MMD は近いほうへ回ります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key half a turn from the previous key; rounding decides the direction</source>
        <comment>%n keys half a turn from the previous key; rounding decides the direction</comment>
        <translation>
            <numerusform>一つ前のキーからちょうど半回転離れたキー %Ln 個。向きは丸め誤差しだいです</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key more than 180 degrees from the previous key</source>
        <comment>%n keys more than 180 degrees from the previous key</comment>
        <translation>
            <numerusform>一つ前のキーから 180 度より離れたキー %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key with a view angle of 0 or above 180 degrees</source>
        <comment>%n keys with a view angle of 0 or above 180 degrees</comment>
        <translation>
            <numerusform>視野角が 0 か 180 度を超えるキー %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key with a color outside 0 to 1</source>
        <comment>%n keys with a color outside 0 to 1</comment>
        <translation>
            <numerusform>色が 0 から 1 の外にあるキー %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key with a distance outside 0 to 0.1</source>
        <comment>%n keys with a distance outside 0 to 0.1</comment>
        <translation>
            <numerusform>距離が 0 から 0.1 の外にあるキー %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key without an IK bone that other keys list</source>
        <comment>%n keys without an IK bone that other keys list</comment>
        <translation>
            <numerusform>ほかのキーにある IK ボーンを挙げていないキー %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key that lists an IK bone twice</source>
        <comment>%n keys that list an IK bone twice</comment>
        <translation>
            <numerusform>同じ IK ボーンを二度挙げるキー %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the same in %n more track: %1</source>
        <comment>the same in %n more tracks: %1</comment>
        <translation>
            <numerusform>ほかに %Ln トラックで同じ: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name probably in %1</source>
        <comment>%n names probably in %1</comment>
        <translation>
            <numerusform>名前 %Ln 個はおそらく %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key</source>
        <comment>%n keys</comment>
        <translation>
            <numerusform>キー %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n camera key</source>
        <comment>%n camera keys</comment>
        <translation>
            <numerusform>カメラキー %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n track after frame 0, the first of them %1 on frame %2</source>
        <comment>%n tracks after frame 0, the first of them %1 on frame %2</comment>
        <translation>
            <numerusform>フレーム 0 より後に始まるトラック %Ln 個。最初は %1、フレーム %2</numerusform>
        </translation>
    </message>
    <message>
        <source>no keys</source>
        <translation>キーがありません</translation>
    </message>
    <message numerus="yes">
        <source>%n key of a model</source>
        <comment>%n keys of a model</comment>
        <translation>
            <numerusform>モデルのキー %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key of camera, light and self shadow</source>
        <comment>%n keys of camera, light and self shadow</comment>
        <translation>
            <numerusform>カメラ、照明、セルフ影のキー %Ln 個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2; under the name &quot;%3&quot; MMD ignores the former</source>
        <translation>%1と%2があります。名前が「%3」なので MMD は前者を無視します</translation>
    </message>
    <message>
        <source>%1 and %2; under the name &quot;%3&quot; MMD ignores the latter</source>
        <translation>%1と%2があります。名前が「%3」なので MMD は後者を無視します</translation>
    </message>
    <message>
        <source>a motion of a model with the model name &quot;%1&quot;, which MMD does not load for a model</source>
        <translation>モデル名「%1」のモデルのモーションを、MMD はモデルに読み込みません</translation>
    </message>
    <message>
        <source>no model name</source>
        <translation>モデル名がありません</translation>
    </message>
    <message>
        <source>the first key is on frame %1</source>
        <translation>最初のキーはフレーム %1 にあります</translation>
    </message>
    <message>
        <source>the clip has no keys</source>
        <translation>クリップにキーがありません</translation>
    </message>
    <message numerus="yes">
        <source>the blends are longer than the clip, which has %n frame</source>
        <comment>the blends are longer than the clip, which has %n frames</comment>
        <translation>
            <numerusform>なじませる長さが、クリップの %n フレームより長くなっています</numerusform>
        </translation>
    </message>
    <message>
        <source>the motion has as many layers as possible</source>
        <translation>これ以上レイヤーを追加できません</translation>
    </message>
    <message>
        <source>the last frame is at frame %1; motions of at most %2 frames can be written</source>
        <translation>最後のフレームはフレーム %1 です。書き出せるモーションは %2 フレームまでです</translation>
    </message>
    <message>
        <source>the last key is at frame %1; motions of at most %2 frames can be written</source>
        <translation>最後のキーはフレーム %1 にあります。書き出せるモーションは %2 フレームまでです</translation>
    </message>
    <message numerus="yes">
        <source>the header says %n frame, but the file has %1; all complete frames are used</source>
        <comment>the header says %n frames, but the file has %1; all complete frames are used</comment>
        <translation>
            <numerusform>ヘッダーでは %Ln フレームですが、ファイルには %1 フレームあります。完全なフレームをすべて使います</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the line has more than %n number, one for each channel</source>
        <comment>the line has more than %n numbers, one for each channel</comment>
        <translation>
            <numerusform>行の数値がチャンネルの数 (%Ln 個) より多くあります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the line above has less than %n number, one for each channel</source>
        <comment>the line above has less than %n numbers, one for each channel</comment>
        <translation>
            <numerusform>上の行の数値がチャンネルの数 (%Ln 個) より少なくなっています</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone with keys cannot be written, except for what it does to the skeleton of a person</source>
        <comment>%n bones with keys cannot be written, except for what they do to the skeleton of a person</comment>
        <translation>
            <numerusform>キーのあるボーン %Ln 個は、人体の骨格に及ぼす動きのほかは書き出せません</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is up to %2 cm from its place, because limbs of the file have fixed lengths</source>
        <translation>ファイルでは手足の長さが決まっているため、%1が元の位置から最大 %2 cm ずれます</translation>
    </message>
    <message numerus="yes">
        <source>%n morph key cannot be written; the format has no morphs</source>
        <comment>%n morph keys cannot be written; the format has no morphs</comment>
        <translation>
            <numerusform>この形式にはモーフがないため、モーフキー %Ln 個を書き出せません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key of camera, light and self shadow cannot be written</source>
        <comment>%n keys of camera, light and self shadow cannot be written</comment>
        <translation>
            <numerusform>カメラ、照明、セルフ影のキー %Ln 個を書き出せません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertex with SDEF or QDEF cannot be written as such; bent joints become thinner</source>
        <comment>%n vertices with SDEF or QDEF cannot be written as such; bent joints become thinner</comment>
        <translation>
            <numerusform>SDEF や QDEF の頂点 %Ln 個はそのままでは書き出せず、曲げた関節が細くなります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n morph with keys cannot be written, because the format has no morphs of materials, texture coordinates and rigid bodies</source>
        <comment>%n morphs with keys cannot be written, because the format has no morphs of materials, texture coordinates and rigid bodies</comment>
        <translation>
            <numerusform>材質、UV、剛体のモーフがこの形式にないため、キーのあるモーフ %Ln 個を書き出せません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>toon and sphere textures and edges of %n material cannot be written</source>
        <comment>toon and sphere textures and edges of %n materials cannot be written</comment>
        <translation>
            <numerusform>材質 %Ln 個のトゥーン、スフィア、輪郭線を書き出せません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone without a usable name of the chosen kind: named by number</source>
        <comment>%n bones without a usable name of the chosen kind: named by number</comment>
        <translation>
            <numerusform>選んだ種類の使える名前がないボーン %Ln 個。番号の名前が付きます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone moved by physics: not written, unless physics is baked into keys first</source>
        <comment>%n bones moved by physics: not written, unless physics is baked into keys first</comment>
        <translation>
            <numerusform>物理演算で動くボーン %Ln 個。先に物理演算をキーに焼き込まないと書き出されません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the textures of %n material are missing or cannot be read, and are not written</source>
        <comment>the textures of %n materials are missing or cannot be read, and are not written</comment>
        <translation>
            <numerusform>材質 %Ln 個のテクスチャが見つからないか読めないため、書き出されません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n expression without a morph of the model: %1</source>
        <comment>%n expressions without a morph of the model: %1</comment>
        <translation>
            <numerusform>モデルに対応するモーフがない Expression %Ln 個: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>no pose is that of a person who stands with straight arms and legs; limbs point in the right directions, but may be twisted</source>
        <translation>手足を伸ばして立っているポーズがありません。手足の向きは正しくなりますが、ねじれることがあります</translation>
    </message>
    <message numerus="yes">
        <source>a header of %n byte is not supported</source>
        <comment>a header of %n bytes is not supported</comment>
        <translation>
            <numerusform>%Ln バイトのヘッダーには対応していません</numerusform>
        </translation>
    </message>
    <message>
        <source>GIF</source>
        <translation>GIF</translation>
    </message>
    <message>
        <source>TIFF</source>
        <translation>TIFF</translation>
    </message>
    <message numerus="yes">
        <source>%n bit per pixel is not supported</source>
        <comment>%n bits per pixel are not supported</comment>
        <translation>
            <numerusform>1 ピクセル %Ln ビットには対応していません</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n texture not found: %1</source>
        <comment>%n textures not found: %1</comment>
        <translation>
            <numerusform>テクスチャ %Ln 個が見つかりません: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n texture unreadable: %1</source>
        <comment>%n textures unreadable: %1</comment>
        <translation>
            <numerusform>テクスチャ %Ln 個を読めません: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n texture outside the model folders, not read: %1</source>
        <comment>%n textures outside the model folders, not read: %1</comment>
        <translation>
            <numerusform>モデルのフォルダーの外にあるテクスチャ %Ln 個は読みません: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n texture scaled down to save memory: %1</source>
        <comment>%n textures scaled down to save memory: %1</comment>
        <translation>
            <numerusform>メモリーを節約するためテクスチャ %Ln 個を縮小しました: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, ...</source>
        <translation>%1, ...</translation>
    </message>
    <message>
        <source>the model name &quot;%1&quot; is not written; it is read as &quot;%2&quot;</source>
        <translation>モデル名「%1」は書かれません。「%2」として読み込まれます</translation>
    </message>
    <message numerus="yes">
        <source>%n key not written</source>
        <comment>%n keys not written</comment>
        <translation>
            <numerusform>書かれないキー %Ln 個</numerusform>
        </translation>
    </message>
    <message>
        <source>two names are both &quot;%1&quot; as text and become one</source>
        <translation>二つの名前が文字ではどちらも「%1」になり、一つになります</translation>
    </message>
    <message>
        <source>the name is written as &quot;%1&quot;, which has different bytes in a VMD</source>
        <translation>名前は「%1」と書かれ、VMD では別のバイトになります</translation>
    </message>
    <message numerus="yes">
        <source>%n key without perspective written with perspective</source>
        <comment>%n keys without perspective written with perspective</comment>
        <translation>
            <numerusform>パースなしのキー %Ln 個は、パースありとして書かれます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n view angle rounded</source>
        <comment>%n view angles rounded</comment>
        <translation>
            <numerusform>丸められる視野角 %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key written with the states of IK bones that it does not list</source>
        <comment>%n keys written with the states of IK bones that they do not list</comment>
        <translation>
            <numerusform>キー %Ln 個には、挙げていない IK ボーンの状態も書かれます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone key with physics off</source>
        <comment>%n bone keys with physics off</comment>
        <translation>
            <numerusform>物理演算がオフのボーンキー %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte after the last section</source>
        <comment>%n bytes after the last section</comment>
        <translation>
            <numerusform>最後のセクションの後に %Ln バイト</numerusform>
        </translation>
    </message>
    <message>
        <source>the name &quot;%1&quot; becomes &quot;%2&quot;</source>
        <translation>名前「%1」は「%2」になります</translation>
    </message>
    <message numerus="yes">
        <source>%n key beyond frame 2147483647</source>
        <comment>%n keys beyond frame 2147483647</comment>
        <translation>
            <numerusform>フレーム 2147483647 より後のキー %Ln 個</numerusform>
        </translation>
    </message>
    <message>
        <source>appears more than once; the keys are merged</source>
        <translation>複数あるため、キーを一つにまとめます</translation>
    </message>
    <message numerus="yes">
        <source>%n view angle rounded to whole degrees</source>
        <comment>%n view angles rounded to whole degrees</comment>
        <translation>
            <numerusform>整数の度に丸められた視野角 %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key overridden by later ones on the same frame</source>
        <comment>%n keys overridden by later ones on the same frame</comment>
        <translation>
            <numerusform>同じフレームの後のキーに上書きされたキー %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row overridden by later ones on the same frame</source>
        <comment>%n rows overridden by later ones on the same frame</comment>
        <translation>
            <numerusform>同じフレームの後の行に上書きされた行 %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rate</source>
        <comment>%n rates</comment>
        <translation>
            <numerusform>フレームレート %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n curve</source>
        <comment>%n curves</comment>
        <translation>
            <numerusform>補間曲線 %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n view angle</source>
        <comment>%n view angles</comment>
        <translation>
            <numerusform>視野角 %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layer</source>
        <comment>%n layers</comment>
        <translation>
            <numerusform>レイヤー %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>holds %n value, not %1</source>
        <comment>holds %n values, not %1</comment>
        <translation>
            <numerusform>値が %Ln 個あります (%1 個必要です)</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown member %1 is ignored</source>
        <translation>不明なメンバー %1 を無視しました</translation>
    </message>
    <message>
        <source>unknown member %1 is ignored (%2 times)</source>
        <translation>不明なメンバー %1 を無視しました (%2 回)</translation>
    </message>
    <message>
        <source>%1; did you mean %2?</source>
        <translation>%1。「%2」の誤りですか</translation>
    </message>
    <message numerus="yes">
        <source>%n member with other unknown names</source>
        <comment>%n members with other unknown names</comment>
        <translation>
            <numerusform>ほかの不明な名前のメンバー %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model without bones; a bone at the origin is added</source>
        <comment>%n models without bones; a bone at the origin is added</comment>
        <translation>
            <numerusform>ボーンのないモデル %Ln 個。原点にボーンを一つ加えます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone with a parent that does not exist, treated as none</source>
        <comment>%n bones with a parent that does not exist, treated as none</comment>
        <translation>
            <numerusform>親が存在しないボーン %Ln 個。親なしとして扱います</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cycle of bones that are their own ancestors, broken at</source>
        <comment>%n cycles of bones that are their own ancestors, broken at</comment>
        <translation>
            <numerusform>自分自身の祖先になっているボーンの輪 %Ln 個。次のボーンで切ります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone with a tail or an append source that does not exist, ignored</source>
        <comment>%n bones with a tail or an append source that does not exist, ignored</comment>
        <translation>
            <numerusform>接続先または付与親が存在しないボーン %Ln 個。なしとして扱います</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n IK chain with a goal that does not exist, skipped</source>
        <comment>%n IK chains with a goal that does not exist, skipped</comment>
        <translation>
            <numerusform>目標ボーンが存在しない IK %Ln 個。省きます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n IK chain with a target that does not exist</source>
        <comment>%n IK chains with a target that does not exist</comment>
        <translation>
            <numerusform>ターゲットが存在しない IK %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n IK link to bones that do not exist, skipped</source>
        <comment>%n IK links to bones that do not exist, skipped</comment>
        <translation>
            <numerusform>ボーンが存在しない IK リンク %Ln 個。省きます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertex bound to bones that do not exist; the first bone is used</source>
        <comment>%n vertices bound to bones that do not exist; the first bone is used</comment>
        <translation>
            <numerusform>存在しないボーンに付いた頂点 %Ln 個。最初のボーンに付けます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n triangle with vertices that do not exist, not drawn</source>
        <comment>%n triangles with vertices that do not exist, not drawn</comment>
        <translation>
            <numerusform>存在しない頂点を指す面 %Ln 個。描きません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n index after the last complete triangle, ignored</source>
        <comment>%n indices after the last complete triangle, ignored</comment>
        <translation>
            <numerusform>最後の完全な面より後の頂点番号 %Ln 個。省きます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material with an invalid number of indices</source>
        <comment>%n materials with an invalid number of indices</comment>
        <translation>
            <numerusform>面の頂点数が正しくない材質 %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n triangle without a material, not drawn</source>
        <comment>%n triangles without a material, not drawn</comment>
        <translation>
            <numerusform>材質のない面 %Ln 個。描きません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material with a texture that does not exist, ignored</source>
        <comment>%n materials with a texture that does not exist, ignored</comment>
        <translation>
            <numerusform>テクスチャが存在しない材質 %Ln 個。なしとして扱います</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n morph with elements that do not exist, skipped</source>
        <comment>%n morphs with elements that do not exist, skipped</comment>
        <translation>
            <numerusform>存在しないものを動かすモーフ %Ln 個。その部分を省きます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n display group with entries that do not exist, skipped</source>
        <comment>%n display groups with entries that do not exist, skipped</comment>
        <translation>
            <numerusform>存在しないものがある表示枠 %Ln 個。省きます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rigid body with a bone that does not exist, ignored</source>
        <comment>%n rigid bodies with a bone that does not exist, ignored</comment>
        <translation>
            <numerusform>ボーンが存在しない剛体 %Ln 個。なしとして扱います</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint with a body that does not exist, ignored</source>
        <comment>%n joints with a body that does not exist, ignored</comment>
        <translation>
            <numerusform>剛体が存在しないジョイント %Ln 個。無視します</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soft body with parts that do not exist, skipped</source>
        <comment>%n soft bodies with parts that do not exist, skipped</comment>
        <translation>
            <numerusform>存在しないものを指すソフトボディ %Ln 個。その部分を省きます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value with an unknown meaning; defaults are used</source>
        <comment>%n values with an unknown meaning; defaults are used</comment>
        <translation>
            <numerusform>未知の値 %Ln 個。通常のものとして扱います</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part with non-finite values</source>
        <comment>%n parts with non-finite values</comment>
        <translation>
            <numerusform>有限の数でない値のある要素 %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rigid body with values that cannot be simulated, left out</source>
        <comment>%n rigid bodies with values that cannot be simulated, left out</comment>
        <translation>
            <numerusform>物理演算できない値のある剛体 %Ln 個。除きます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rigid body with a size of 0 or less, without collisions</source>
        <comment>%n rigid bodies with a size of 0 or less, without collisions</comment>
        <translation>
            <numerusform>大きさが 0 以下の剛体 %Ln 個。衝突しません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rigid body moved by physics with a mass of 0 or less, treated as following a bone</source>
        <comment>%n rigid bodies moved by physics with a mass of 0 or less, treated as following a bone</comment>
        <translation>
            <numerusform>質量が 0 以下の物理演算の剛体 %Ln 個。ボーンに追従させます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rigid body after the first 2,048, not simulated</source>
        <comment>%n rigid bodies after the first 2,048, not simulated</comment>
        <translation>
            <numerusform>最初の 2,048 個より後の剛体 %Ln 個。物理演算しません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint with values that cannot be simulated, left out</source>
        <comment>%n joints with values that cannot be simulated, left out</comment>
        <translation>
            <numerusform>物理演算できない値のあるジョイント %Ln 個。除きます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint with a body that is left out of the simulation, left out too</source>
        <comment>%n joints with a body that is left out of the simulation, left out too</comment>
        <translation>
            <numerusform>つなぐ剛体が物理演算から除かれているジョイント %Ln 個。これも除きます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint between a body and itself, left out</source>
        <comment>%n joints between a body and itself, left out</comment>
        <translation>
            <numerusform>同じ剛体どうしをつなぐジョイント %Ln 個。除きます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint between bodies that follow bones, without effect</source>
        <comment>%n joints between bodies that follow bones, without effect</comment>
        <translation>
            <numerusform>ボーン追従の剛体どうしをつなぐジョイント %Ln 個。効果はありません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint after the first 4,096, not simulated</source>
        <comment>%n joints after the first 4,096, not simulated</comment>
        <translation>
            <numerusform>最初の 4,096 個より後のジョイント %Ln 個。物理演算しません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soft body kept, but not simulated</source>
        <comment>%n soft bodies kept, but not simulated</comment>
        <translation>
            <numerusform>ソフトボディ %Ln 個。残しますが、物理演算しません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertex with weights that do not add up to 1</source>
        <comment>%n vertices with weights that do not add up to 1</comment>
        <translation>
            <numerusform>ウェイトの合計が 1 にならない頂点 %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part without a name</source>
        <comment>%n parts without a name</comment>
        <translation>
            <numerusform>名前のない要素 %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name that CP932 lacks; MMD binds it only on a Windows for its language</source>
        <comment>%n names that CP932 lacks; MMD binds them only on a Windows for their language</comment>
        <translation>
            <numerusform>CP932 にない名前 %Ln 個。MMD ではその言語の Windows でだけ結び付きます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name probably in another encoding</source>
        <comment>%n names probably in another encoding</comment>
        <translation>
            <numerusform>おそらく別の文字コードの名前 %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone with the name of an earlier one, not moved by motions</source>
        <comment>%n bones with the name of an earlier one, not moved by motions</comment>
        <translation>
            <numerusform>前のボーンと同じ名前のボーン %Ln 個。モーションでは動きません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n IK link outside the ancestors of the target</source>
        <comment>%n IK links outside the ancestors of the target</comment>
        <translation>
            <numerusform>ターゲットの祖先ではない IK リンク %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone in a cycle of append transforms</source>
        <comment>%n bones in a cycle of append transforms</comment>
        <translation>
            <numerusform>付与の輪の中にあるボーン %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n morph in display groups; MMD crashes with 256 or more</source>
        <comment>%n morphs in display groups; MMD crashes with 256 or more</comment>
        <translation>
            <numerusform>表示枠にあるモーフ %Ln 個。256 以上で MMD は強制終了します</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n morph without a panel in a display group; MMD crashes</source>
        <comment>%n morphs without a panel in a display group; MMD crashes</comment>
        <translation>
            <numerusform>表示枠にあるパネルのないモーフ %Ln 個。MMD はここで強制終了します</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part of PMX 2.1, which MMD does not load</source>
        <comment>%n parts of PMX 2.1, which MMD does not load</comment>
        <translation>
            <numerusform>PMX 2.1 だけの要素 %Ln 個。MMD では読み込めません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone of the motion that the model lacks</source>
        <comment>%n bones of the motion that the model lacks</comment>
        <translation>
            <numerusform>モデルにない、モーションのボーン %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone of the motion that the model lacks, never moved</source>
        <comment>%n bones of the motion that the model lacks, never moved</comment>
        <translation>
            <numerusform>モデルにない、モーションのボーン %Ln 個 (動きません)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n morph of the motion that the model lacks</source>
        <comment>%n morphs of the motion that the model lacks</comment>
        <translation>
            <numerusform>モデルにない、モーションのモーフ %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n IK bone switched off by the motion that the model lacks</source>
        <comment>%n IK bones switched off by the motion that the model lacks</comment>
        <translation>
            <numerusform>モデルにない、モーションがオフにする IK ボーン %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone of the model without keys</source>
        <comment>%n bones of the model without keys</comment>
        <translation>
            <numerusform>キーのないモデルのボーン %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n morph of the model without keys</source>
        <comment>%n morphs of the model without keys</comment>
        <translation>
            <numerusform>キーのないモデルのモーフ %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text that is not valid CP932</source>
        <comment>%n texts that are not valid CP932</comment>
        <translation>
            <numerusform>CP932 として正しくない文字列 %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone of a type above 9, treated as a rotating bone</source>
        <comment>%n bones of a type above 9, treated as rotating bones</comment>
        <translation>
            <numerusform>種類が 9 を超えるボーン %Ln 個。回転するボーンとして扱います</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertex with a weight above 100 percent, read as 100</source>
        <comment>%n vertices with a weight above 100 percent, read as 100</comment>
        <translation>
            <numerusform>ウェイトが 100 パーセントを超える頂点 %Ln 個。100 として扱います</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n list of morphs without a base morph; they have no effect</source>
        <comment>%n lists of morphs without a base morph; they have no effect</comment>
        <translation>
            <numerusform>base のモーフがないモーフのリスト %Ln 個。何も動かしません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position of the base morph that differs from that of the vertex</source>
        <comment>%n positions of the base morph that differ from those of the vertices</comment>
        <translation>
            <numerusform>頂点の位置と違う base のモーフの位置 %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertex of morphs that the base morph does not list, skipped</source>
        <comment>%n vertices of morphs that the base morph does not list, skipped</comment>
        <translation>
            <numerusform>base のモーフにない、モーフの頂点 %Ln 個。省きます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone in the group of the center bone, where MMD does not show it</source>
        <comment>%n bones in the group of the center bone, where MMD does not show them</comment>
        <translation>
            <numerusform>センター枠にあり、MMD では表示されないボーン %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone in groups that the file does not define</source>
        <comment>%n bones in groups that the file does not define</comment>
        <translation>
            <numerusform>ファイルにない枠に属するボーン %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n IK chain with the goal of an earlier one</source>
        <comment>%n IK chains with the goal of an earlier one</comment>
        <translation>
            <numerusform>前の IK と目標が同じ IK %Ln 個</numerusform>
        </translation>
    </message>
    <message>
        <source>the group &quot;%1&quot; has %2 bones, of which MMD shows %3</source>
        <translation>ボーン枠「%1」にはボーンが %2 個あり、MMD で表示されるのは %3 個です</translation>
    </message>
    <message numerus="yes">
        <source>%n text is not valid in the encoding of the file</source>
        <comment>%n texts are not valid in the encoding of the file</comment>
        <translation>
            <numerusform>ファイルの文字コードとして正しくない文字列 %Ln 個</numerusform>
        </translation>
    </message>
    <message>
        <source>no. %1</source>
        <translation>%1 番目</translation>
    </message>
    <message>
        <source>a model without a name</source>
        <translation>名前のないモデル</translation>
    </message>
    <message>
        <source>the motion was made for %1, the model is %2; %3 of %4 bone names and %5 of %6 morph names of the motion match the model; only those move it</source>
        <translation>モーションは%1用ですが、モデルは%2です。モーションのボーン名は %4 個中 %3 個、モーフ名は %6 個中 %5 個がモデルと一致し、それらだけが動きます</translation>
    </message>
    <message>
        <source>a camera motion, which does not move a model</source>
        <translation>カメラのモーションです。モデルは動きません</translation>
    </message>
    <message>
        <source>the motion also has camera keys</source>
        <translation>モーションにはカメラのキーもあります</translation>
    </message>
    <message>
        <source>the end mark is missing</source>
        <translation>終了の印がありません</translation>
    </message>
    <message numerus="yes">
        <source>%n model not read</source>
        <comment>%n models not read</comment>
        <translation>
            <numerusform>読み込まないモデル %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n IK bone</source>
        <comment>%n IK bones</comment>
        <translation>
            <numerusform>IK ボーン %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link</source>
        <comment>%n links</comment>
        <translation>
            <numerusform>外部親 %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>section %1.%2 with %n item</source>
        <comment>section %1.%2 with %n items</comment>
        <translation>
            <numerusform>セクション %1.%2 (%Ln 項目)</numerusform>
        </translation>
    </message>
    <message>
        <source>another rate than 30 frames per second</source>
        <translation>フレームレートが毎秒 30 フレームではありません</translation>
    </message>
    <message numerus="yes">
        <source>%n list</source>
        <comment>%n lists</comment>
        <translation>
            <numerusform>リスト %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field</source>
        <comment>%n fields</comment>
        <translation>
            <numerusform>項目 %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n track</source>
        <comment>%n tracks</comment>
        <translation>
            <numerusform>トラック %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key with outside parents</source>
        <comment>%n keys with outside parents</comment>
        <translation>
            <numerusform>外部親のあるキー %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key before frame 0</source>
        <comment>%n keys before frame 0</comment>
        <translation>
            <numerusform>フレーム 0 より前のキー %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text not in CP932</source>
        <comment>%n texts not in CP932</comment>
        <translation>
            <numerusform>CP932 でない文字列 %Ln 個</numerusform>
        </translation>
    </message>
    <message>
        <source>version %1.%2</source>
        <translation>バージョン %1.%2</translation>
    </message>
    <message>
        <source>%1, now %2</source>
        <translation>%1 (現在は %2)</translation>
    </message>
    <message>
        <source>there is no motion %1, the project has %2</source>
        <translation>モーション %1 はありません (プロジェクトには %2 個あります)</translation>
    </message>
    <message>
        <source>there is no model %1, the project has %2</source>
        <translation>モデル %1 はありません (プロジェクトには %2 個あります)</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n track not in frame order</source>
        <comment>%1: %n tracks not in frame order</comment>
        <translation>
            <numerusform>%1: フレーム順に並んでいないトラック %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n name padded with bytes other than zero</source>
        <comment>%1: %n names padded with bytes other than zero</comment>
        <translation>
            <numerusform>%1: 残りが 0 以外で埋められた名前 %Ln 個</numerusform>
        </translation>
    </message>
    <message>
        <source>the model name is padded with spaces</source>
        <translation>モデル名が空白で埋められています</translation>
    </message>
    <message>
        <source>the model name fills its field; it may be truncated</source>
        <translation>モデル名が欄いっぱいです。途中で切れているかもしれません</translation>
    </message>
    <message>
        <source>the model name is not valid CP932</source>
        <translation>モデル名が CP932 として正しくありません</translation>
    </message>
    <message>
        <source>a camera motion with the model name &quot;%1&quot;, which MMD will not load as a camera motion</source>
        <translation>モデル名「%1」のカメラモーションを、MMD はカメラモーションとして読み込みません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; and &quot;%2&quot; become the same name in the file; of keys on the same frame only one is kept</source>
        <translation>「%1」と「%2」はファイルでは同じ名前になります。同じフレームのキーは一つだけ残ります</translation>
    </message>
    <message>
        <source>names are written in %1 instead of %2, which lacks some of their characters</source>
        <translation>名前を %2 ではなく %1 で書きます。%2 にない文字があるためです</translation>
    </message>
    <message>
        <source>IK bone &quot;%1&quot; is truncated to &quot;%2&quot;</source>
        <translation>IK ボーン「%1」は「%2」に切られます</translation>
    </message>
    <message>
        <source>model name &quot;%1&quot; is truncated to &quot;%2&quot;</source>
        <translation>モデル名「%1」は「%2」に切られます</translation>
    </message>
    <message numerus="yes">
        <source>%n camera record after a camera count of 0 cannot be kept</source>
        <comment>%n camera records after a camera count of 0 cannot be kept</comment>
        <translation>
            <numerusform>カメラの個数 0 の後のレコード %Ln 個は残せません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n self-shadow key: written, but programs of version 1 do not read them</source>
        <comment>%n self-shadow keys: written, but programs of version 1 do not read them</comment>
        <translation>
            <numerusform>セルフ影キー %Ln 個。書き込みますが、バージョン 1 のソフトは読みません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n visibility and IK key: written, but programs of version 1 do not read them</source>
        <comment>%n visibility and IK keys: written, but programs of version 1 do not read them</comment>
        <translation>
            <numerusform>表示・IK キー %Ln 個。書き込みますが、バージョン 1 のソフトは読みません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte after the last section: not written, because the motion has no key left</source>
        <comment>%n bytes after the last section: not written, because the motion has no key left</comment>
        <translation>
            <numerusform>最後のセクションの後の %Ln バイトは、キーが一つも残っていないため書き込みません</numerusform>
        </translation>
    </message>
    <message>
        <source>the damaged part is not written: %1</source>
        <translation>壊れた部分は書き込みません: %1</translation>
    </message>
    <message>
        <source>bone &quot;%1&quot; is truncated to &quot;%2&quot;</source>
        <translation>ボーン「%1」は「%2」に切られます</translation>
    </message>
    <message>
        <source>morph &quot;%1&quot; is truncated to &quot;%2&quot;</source>
        <translation>モーフ「%1」は「%2」に切られます</translation>
    </message>
    <message numerus="yes">
        <source>%n key without a name</source>
        <comment>%n keys without a name</comment>
        <translation>
            <numerusform>名前のないキー %Ln 個</numerusform>
        </translation>
    </message>
    <message>
        <source>the name fills its field; it may be truncated</source>
        <translation>名前が欄いっぱいです。途中で切れているかもしれません</translation>
    </message>
    <message>
        <source>the name is not valid CP932; it is matched by its bytes</source>
        <translation>名前が CP932 として正しくありません。バイトで照合します</translation>
    </message>
    <message>
        <source>the name is padded with spaces; it is matched without them</source>
        <translation>名前が空白で埋められています。空白を除いて照合します</translation>
    </message>
    <message>
        <source>the name begins with a NUL, so MMD could not encode it</source>
        <translation>名前が NUL で始まっています。MMD が変換できなかった名前です</translation>
    </message>
    <message numerus="yes">
        <source>%n record that differs on the same frame, with a name that fills its field: probably two bones</source>
        <comment>%n records that differ on the same frame, with a name that fills its field: probably two bones</comment>
        <translation>
            <numerusform>同じフレームで内容が異なるレコード %Ln 個。名前が欄いっぱいなので、おそらく二つのボーンです</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record overridden by later ones on the same frame</source>
        <comment>%n records overridden by later ones on the same frame</comment>
        <translation>
            <numerusform>同じフレームの後のレコードに上書きされたレコード %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record with a frame above 2147483647; kept, but not a key</source>
        <comment>%n records with a frame above 2147483647; kept, but not keys</comment>
        <translation>
            <numerusform>フレームが 2147483647 を超えるレコード %Ln 個。残しますが、キーとしては扱いません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key with interpolation bytes that MMD would write differently</source>
        <comment>%n keys with interpolation bytes that MMD would write differently</comment>
        <translation>
            <numerusform>補間のバイトが MMD の書き方と違うキー %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key with an unknown value of the physics flag, read as on</source>
        <comment>%n keys with an unknown value of the physics flag, read as on</comment>
        <translation>
            <numerusform>物理演算の切り替えが未知の値のキー %Ln 個。オンとして読みます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key with curve bytes above 127</source>
        <comment>%n keys with curve bytes above 127</comment>
        <translation>
            <numerusform>補間曲線に 127 を超えるバイトがあるキー %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key with non-finite values</source>
        <comment>%n keys with non-finite values</comment>
        <translation>
            <numerusform>有限の数でない値のあるキー %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key with a rotation that is not of unit length; normalized when used</source>
        <comment>%n keys with a rotation that is not of unit length; normalized when used</comment>
        <translation>
            <numerusform>回転の長さが 1 でないキー %Ln 個。使うときに正規化します</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key with a mode other than 0, 1 or 2</source>
        <comment>%n keys with a mode other than 0, 1 or 2</comment>
        <translation>
            <numerusform>モードが 0、1、2 以外のキー %Ln 個</numerusform>
        </translation>
    </message>
    <message>
        <source>appears in the pose %1 times; the last block is used</source>
        <translation>ポーズに %1 回あります。最後のブロックを使います</translation>
    </message>
    <message numerus="yes">
        <source>%n more name with several blocks</source>
        <comment>%n more names with several blocks</comment>
        <translation>
            <numerusform>複数のブロックがある名前がほかに %Ln 個</numerusform>
        </translation>
    </message>
    <message>
        <source>A part of the lyrics file is damaged; the notes before the damage are used</source>
        <translation>歌詞ファイルの一部が壊れています。壊れた部分より前の音符を使います</translation>
    </message>
    <message>
        <source>A line of the lyrics file has no time or value that can be read; the line is ignored</source>
        <translation>歌詞ファイルに、時刻や値を読めない行があります。その行は無視します</translation>
    </message>
    <message>
        <source>A text is in neither kana nor Latin letters; the mouth stays closed there</source>
        <translation>かなでもラテン文字でもない歌詞があります。そこでは口を閉じたままにします</translation>
    </message>
    <message>
        <source>The lyrics have more than 200000 syllables; the first ones are used</source>
        <translation>歌詞の音節が 200000 を超えています。最初のものを使います</translation>
    </message>
    <message numerus="yes">
        <source>its size is %n byte, expected 6</source>
        <comment>its size is %n bytes, expected 6</comment>
        <translation>
            <numerusform>サイズが %Ln バイトです (6 バイトのはずです)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 と %2</translation>
    </message>
    <message numerus="yes">
        <source>the sound is cut after %n second</source>
        <comment>the sound is cut after %n seconds</comment>
        <translation>
            <numerusform>音声を %Ln 秒で切りました</numerusform>
        </translation>
    </message>
    <message>
        <source>the file ends after %1 of %2 seconds</source>
        <translation>ファイルが %2 秒のうち %1 秒で終わっています</translation>
    </message>
    <message numerus="yes">
        <source>%n piece of the sound could not be decoded</source>
        <comment>%n pieces of the sound could not be decoded</comment>
        <translation>
            <numerusform>音声の %Ln 箇所をデコードできませんでした</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more picture was expected</source>
        <comment>%n more pictures were expected</comment>
        <translation>
            <numerusform>画像があと %Ln 枚あるはずです</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second was expected</source>
        <comment>%n seconds were expected</comment>
        <translation>
            <numerusform>長さは %Ln 秒のはずです</numerusform>
        </translation>
    </message>
    <message>
        <source>the sound is cut after %1 of %2 seconds</source>
        <translation>音声を %2 秒のうち %1 秒で切りました</translation>
    </message>
    <message>
        <source>the file ends after %1 of %2 sample frames</source>
        <translation>ファイルが %2 サンプルフレームのうち %1 で終わっています</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not %2</source>
        <translation>「%1」は %2 ではありません</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1、%2 のどれか</translation>
    </message>
    <message>
        <source>Keys that MMD would not write, because they are not those of a part of the model</source>
        <translation>モデルの部位のキーではないため、MMD が書き込まないキーがあります</translation>
    </message>
    <message numerus="yes">
        <source>%n key: not written, because the model has no such part</source>
        <comment>%n keys: not written, because the model has no such part</comment>
        <translation>
            <numerusform>キー %Ln 個は、モデルに同じ名前の部位がないため書き込みません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key: not written, because it is not that of a model</source>
        <comment>%n keys: not written, because they are not those of a model</comment>
        <translation>
            <numerusform>キー %Ln 個は、モデルのキーではないため書き込みません</numerusform>
        </translation>
    </message>
    <message>
        <source>--like-mmd is only for .vmd</source>
        <translation>--like-mmd は .vmd 専用です</translation>
    </message>
    <message>
        <source>A bone&apos;s name of 15 bytes or more, or a morph&apos;s of more; MMD binds no keys to it</source>
        <translation>15 バイト以上のボーン名、または 15 バイトを超えるモーフ名。MMD ではキーが適用されません</translation>
    </message>
    <message numerus="yes">
        <source>%n name that is too long for MMD to bind keys to</source>
        <comment>%n names that are too long for MMD to bind keys to</comment>
        <translation>
            <numerusform>長すぎて MMD ではキーが適用されない名前 %Ln 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Several morphs have the same name; motions move only the first</source>
        <translation>同じ名前のモーフが複数あります。モーションは最初のものだけを動かします</translation>
    </message>
    <message numerus="yes">
        <source>%n morph with the name of an earlier one, not moved by motions</source>
        <comment>%n morphs with the name of an earlier one, not moved by motions</comment>
        <translation>
            <numerusform>前のモーフと同名で、モーションでは動かないモーフ %Ln 個</numerusform>
        </translation>
    </message>
    <message>
        <source>A bone comes before its parent or the source of its append in the same layer; MMD shows it one frame late, here it is in time</source>
        <translation>ボーンが同じ変形階層で親または付与元より前にあります。MMD では 1 フレーム遅れますが、ここでは遅れません</translation>
    </message>
    <message numerus="yes">
        <source>%n bone before its parent or append source in a layer</source>
        <comment>%n bones before their parents or append sources in a layer</comment>
        <translation>
            <numerusform>変形階層の中で親または付与元より前にあるボーン %Ln 個</numerusform>
        </translation>
    </message>
    <message>
        <source>A bone inherits in its local way, which MMD ignores: it inherits as any other</source>
        <translation>ボーンの付与がローカルです。MMD はこれを無視し、通常の付与として扱います</translation>
    </message>
    <message numerus="yes">
        <source>%n bone that inherits in its local way, which MMD ignores</source>
        <comment>%n bones that inherit in their local way, which MMD ignores</comment>
        <translation>
            <numerusform>MMD が無視するローカル付与のボーン %Ln 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Bones with names of 15 bytes or more; MMD does not bind their keys</source>
        <translation>名前が 15 バイト以上のボーン。MMD ではキーが適用されません</translation>
    </message>
    <message numerus="yes">
        <source>%n bone of the model with a name of 15 bytes or more, not bound, as in MMD</source>
        <comment>%n bones of the model with names of 15 bytes or more, not bound, as in MMD</comment>
        <translation>
            <numerusform>名前が 15 バイト以上のため、MMD と同じくキーが適用されないモデルのボーン %Ln 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Bones that the model hides; MMD ignores their keys</source>
        <translation>モデルで非表示のボーン。MMD はそのキーを無視します</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden bone of the model, whose keys have no effect, as in MMD</source>
        <comment>%n hidden bones of the model, whose keys have no effect, as in MMD</comment>
        <translation>
            <numerusform>非表示のため、MMD と同じくキーが効かないモデルのボーン %Ln 個</numerusform>
        </translation>
    </message>
    <message>
        <source>was not found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>is not a picture</source>
        <translation>画像ではありません</translation>
    </message>
    <message>
        <source>is not a motion</source>
        <translation>モーションではありません</translation>
    </message>
    <message>
        <source>is not a sound</source>
        <translation>音声ではありません</translation>
    </message>
    <message>
        <source>is not a picture or film</source>
        <translation>画像でも動画でもありません</translation>
    </message>
    <message>
        <source>is not a sound, picture or film</source>
        <translation>音声、画像、動画のいずれでもありません</translation>
    </message>
    <message>
        <source>is not a list of materials</source>
        <translation>材質のリストではありません</translation>
    </message>
    <message>
        <source>is not a prop</source>
        <translation>アクセサリではありません</translation>
    </message>
    <message>
        <source>is not open as a model</source>
        <translation>モデルとして開かれていません</translation>
    </message>
    <message>
        <source>is hidden, or in a hidden folder</source>
        <translation>隠しファイルか、隠しフォルダー内にあります</translation>
    </message>
    <message>
        <source>is in another folder than the models, the motions and the project</source>
        <translation>モデル、モーション、プロジェクトとは別のフォルダーにあります</translation>
    </message>
    <message>
        <source>cannot be unpacked: &quot;%1&quot; needs a folder where the archive has a file of the same name</source>
        <translation>展開できません: 「%1」にはフォルダーが必要ですが、アーカイブに同じ名前のファイルがあります</translation>
    </message>
    <message>
        <source>cannot be unpacked: neither XDG_CACHE_HOME nor HOME names a folder</source>
        <translation>展開できません: XDG_CACHE_HOME も HOME もフォルダーを示していません</translation>
    </message>
    <message>
        <source>has only files whose names cannot be read, because they are not UTF-8 as it says</source>
        <translation>ファイル名が表記どおりの UTF-8 ではなく、読める名前のファイルがありません</translation>
    </message>
    <message>
        <source>failed unexpectedly: %1</source>
        <translation>予期しないエラーで失敗しました: %1</translation>
    </message>
    <message>
        <source>failed unexpectedly</source>
        <translation>予期しないエラーで失敗しました</translation>
    </message>
    <message>
        <source>The file is damaged; programs read at most the part before the damage</source>
        <translation>ファイルが破損しています。読み込まれるのは最大でも破損箇所より前の部分です</translation>
    </message>
    <message>
        <source>is not a folder of this program</source>
        <translation>このプログラムのフォルダーではありません</translation>
    </message>
    <message>
        <source>Names that were cut at 15 bytes and mean several bones of the model</source>
        <translation>モデルの複数のボーンに当てはまる、15 バイトで切られた名前</translation>
    </message>
    <message numerus="yes">
        <source>%n name of the motion was cut at 15 bytes and means several bones of the model</source>
        <comment>%n names of the motion were cut at 15 bytes and mean several bones of the model</comment>
        <translation>
            <numerusform>モーションの名前 %Ln 個は 15 バイトで切られ、モデルの複数のボーンに当てはまります</numerusform>
        </translation>
    </message>
    <message>
        <source>is not a film, and %1 is only for these</source>
        <translation>動画ではありません。%1 は動画にだけ使えます</translation>
    </message>
    <message>
        <source>is a film, which needs --model</source>
        <translation>動画です。--model が必要です</translation>
    </message>
    <message>
        <source>%1: out of range</source>
        <translation>%1: 範囲外です</translation>
    </message>
    <message>
        <source>is not a film</source>
        <translation>動画ではありません</translation>
    </message>
    <message>
        <source>the film has no picture in that range</source>
        <translation>その範囲に動画の画像がありません</translation>
    </message>
    <message>
        <source>the depth of arms and the turn of wrists are guesses; check and correct them</source>
        <translation>腕の奥行きと手首のひねりは推定です。確認して直してください</translation>
    </message>
    <message>
        <source>the person is not found from %1 to %2 s; there are no keys there</source>
        <translation>%1 秒から %2 秒まで人物が見つからず、そこにはキーがありません</translation>
    </message>
    <message>
        <source>the legs are not in the picture; they get no keys, and the body stays in place</source>
        <translation>脚が画面に写っていません。脚にはキーを付けず、体はその場に留まります</translation>
    </message>
    <message numerus="yes">
        <source>left and right were exchanged in %n picture</source>
        <comment>left and right were exchanged in %n pictures</comment>
        <translation>
            <numerusform>左右の取り違えを %n 枚の画像で直しました</numerusform>
        </translation>
    </message>
    <message>
        <source>the field of view must be %1 to %2 degrees</source>
        <translation>視野角は %1 度から %2 度までです</translation>
    </message>
    <message>
        <source>nobody was found in the film</source>
        <translation>動画に人物が見つかりません</translation>
    </message>
    <message>
        <source>no picture of the film can be decoded</source>
        <translation>動画の画像を 1 枚もデコードできません</translation>
    </message>
    <message>
        <source>The depth of arms and the turn of wrists are guessed from a film; check and correct them</source>
        <translation>腕の奥行きと手首のひねりは動画からの推定です。確認して直してください</translation>
    </message>
    <message>
        <source>The person is not found in a part of the film; there are no keys there</source>
        <translation>動画の一部で人物が見つからず、そこにはキーがありません</translation>
    </message>
    <message>
        <source>The legs are not in the picture; they get no keys, and the body stays in place</source>
        <translation>脚が画面に写っていません。脚にはキーを付けず、体はその場に留まります</translation>
    </message>
    <message>
        <source>Left and right were exchanged by mistake in some pictures, and are corrected</source>
        <translation>一部の画像で左右が取り違えられていたので、直しました</translation>
    </message>
    <message>
        <source>the network is not of the expected kind</source>
        <translation>想定した種類のネットワークではありません</translation>
    </message>
    <message>
        <source>the network has no output &quot;%1&quot;</source>
        <translation>ネットワークに出力「%1」がありません</translation>
    </message>
    <message>
        <source>the network is too large for the available memory</source>
        <translation>ネットワークが大きく、メモリが足りません</translation>
    </message>
    <message>
        <source>the network is damaged</source>
        <translation>ネットワークが壊れています</translation>
    </message>
    <message>
        <source>it is not a TFLite network</source>
        <translation>TFLite のネットワークではありません</translation>
    </message>
    <message>
        <source>the operator with the number %1 is not supported</source>
        <translation>番号 %1 の演算子には対応していません</translation>
    </message>
    <message>
        <source>an operator %1 has options that are not supported</source>
        <translation>演算子 %1 のオプションには対応していません</translation>
    </message>
    <message>
        <source>the network needs more than %1 MB of memory</source>
        <translation>ネットワークに %1 MB を超えるメモリが必要です</translation>
    </message>
    <message>
        <source>an operator %1 does not fit its tensors</source>
        <translation>演算子 %1 がテンソルと合いません</translation>
    </message>
    <message>
        <source>Exchange Sides from Here to There</source>
        <translation>ここからここまで左右を入れ替える</translation>
    </message>
    <message>
        <source>Exchange left and right in a range of frames, where a motion that was captured from a film has taken a back for a front: the body faces the other way, and looks the same from the front. All bones change and get keys at both ends of the range. Needs the model.</source>
        <translation>動画から作ったモーションで背中が正面と取り違えられたフレーム範囲の左右を入れ替えます。体は反対を向き、正面からの見え方は変わりません。すべてのボーンが変わり、範囲の両端にキーが付きます。モデルが必要です。</translation>
    </message>
    <message>
        <source>Clean Up Capture</source>
        <translation>キャプチャのクリーンアップ</translation>
    </message>
    <message>
        <source>Clean a recorded motion in one pass: remove jumps, remove noise, lift the body out of the floor, lock feet to the floor, push hands out of the body, and reduce the keys, in this order. Each step can be left out; steps that need a model are left out without one.</source>
        <translation>記録したモーションを一度にきれいにします。飛びの除去、ノイズの除去、床までの持ち上げ、足の固定、体に入った手の押し出し、キーの間引きを、この順に行います。どの段階も省けます。モデルが必要な段階は、モデルがなければ省かれます。</translation>
    </message>
    <message>
        <source>Remove jumps and flipped rotations</source>
        <translation>飛びと反転した回転を除去</translation>
    </message>
    <message>
        <source>Remove the trembling of each bone, as measured</source>
        <translation>測った大きさの震えをボーンごとに除去</translation>
    </message>
    <message>
        <source>Lift feet and body out of the floor</source>
        <translation>床より下の足と体を持ち上げる</translation>
    </message>
    <message>
        <source>Lock feet to the floor while they are in contact</source>
        <translation>接地している間、足を床に固定</translation>
    </message>
    <message>
        <source>Push hands out of the body</source>
        <translation>体に入った手を外へ押し出す</translation>
    </message>
    <message>
        <source>Remove keys that are not needed</source>
        <translation>なくてもよいキーを削除</translation>
    </message>
    <message>
        <source>The noise is taken to be this many times as large as measured; more makes the motion smoother</source>
        <translation>ノイズを測った大きさの何倍とみなすか。大きいほど滑らかになります</translation>
    </message>
    <message>
        <source>Largest position error of the reduction</source>
        <translation>間引きによる位置の最大誤差</translation>
    </message>
    <message>
        <source>Largest rotation error of the reduction</source>
        <translation>間引きによる回転の最大誤差</translation>
    </message>
    <message>
        <source>Remove Noise</source>
        <translation>ノイズを除去</translation>
    </message>
    <message>
        <source>Remove the trembling of recorded bones. The noise of each bone is measured from its own movement, so that accents and fast movement stay as they are and only what trembles becomes smooth; a motion without noise does not change. Feet that stand still are held at their place. Only bones with a key at almost every frame, or every second one, are changed.</source>
        <translation>記録したボーンの震えを取り除きます。ノイズの大きさはボーンごとにその動きから測るため、アクセントと速い動きはそのまま残り、震える所だけが滑らかになります。ノイズのないモーションは変わりません。止まっている足はその場に固定します。ほぼ毎フレームか 1 フレームおきにキーのあるボーンだけを変えます。</translation>
    </message>
    <message>
        <source>First remove single values that leave the movement by more than six times the noise; accents of a single frame look the same</source>
        <translation>先に、ノイズの 6 倍を超えて動きから外れる 1 フレームだけの値を除去。1 フレームのアクセントも同じように見えます</translation>
    </message>
    <message>
        <source>Hold feet that stand still at their place; needs the model</source>
        <translation>止まっている足をその場に固定（モデルが必要）</translation>
    </message>
    <message>
        <source>Remove jumps of one or a few frames from recorded bones and morphs: keys that leave the motion around them and come back at once get the value between their neighbors. Rotations whose components have the wrong sign, or that are off by a half turn, are corrected, and so are sides that were taken for each other. Keys that are more than three frames apart are examined only where the bone is faster than any dancer, so that poses set by hand stay.</source>
        <translation>記録したボーンとモーフから、1～数フレームの飛びを除去します。前後の動きから外れてすぐに戻るキーは、隣のキーの間の値になります。成分の符号が誤っている回転や、半回転ずれた回転、左右を取り違えた区間は直します。間隔が 3 フレームを超えるキーは、人にはできない速さで動く所だけを調べるため、手で付けたポーズは残ります。</translation>
    </message>
    <message>
        <source>this step was left out: %1</source>
        <translation>この段階は省かれました: %1</translation>
    </message>
    <message numerus="yes">
        <source>noise was removed from %n bone</source>
        <comment>noise was removed from %n bones</comment>
        <translation>
            <numerusform>%n 個のボーンからノイズを除去しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cycle was found, in frames %1</source>
        <comment>%n cycles were found, in frames %1</comment>
        <translation>
            <numerusform>%n 個の周期が見つかりました。フレーム: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Return bones with rigid bodies from keys to physics. Where the keys are those of the operation that baked them, the keys that it has replaced come back. Otherwise the chosen keys of these bones at which physics is off are removed. If keys before them stay that switch physics off, the first of the chosen keys stays too, and switches it on.</source>
        <translation>剛体のあるボーンをキーから物理演算に戻します。キーが焼き込みの操作で作られたままの所では、置き換えられた元のキーが戻ります。ほかでは、これらのボーンの、物理演算がオフの対象のキーを消します。その前に物理演算をオフにするキーが残るときは、対象の最初のキーも残し、そこでオンにします。</translation>
    </message>
    <message>
        <source>no part of the chosen keys comes back to where it begins</source>
        <translation>対象のキーの中に、始まりへ戻る部分がありません</translation>
    </message>
    <message>
        <source>Make the last selected frame equal to the first, so that the motion can repeat. Works on bones, morphs, camera, light and self shadow. The difference is blended over a number of frames and added to the motion there. Camera angles may end whole turns away from the start, and the blend does not cross camera cuts. Or add frames after the end in which the motion returns to the start; feet on the floor stay or make a step. The best cycle within the chosen frames can be found, which then is all that is left of the chosen tracks; walking can stay in place or go on.</source>
        <translation>最後の対象フレームを最初と同じにして、くり返せるようにします。ボーン、モーフ、カメラ、照明、セルフ影が対象です。差は何フレームかに分けて動きに重ねます。カメラは最初から何回転かした向きで終わってもよく、なじませはカットを越えません。または、最後の後に最初のポーズへ戻るフレームを加えます。床に着いた足はその場に残るか、一歩踏み出します。対象のフレームの中で最もよい周期を探すこともでき、そのときは対象のトラックにそこだけが残ります。歩きは、その場にとどめることも、先へ進ませることもできます。</translation>
    </message>
    <message>
        <source>The loop: the chosen frames, or the best cycle that is found within them</source>
        <translation>ループにする部分。選んだフレームか、その中で見つかる最もよい周期</translation>
    </message>
    <message>
        <source>Which of the cycles that are found; 1 is the best</source>
        <translation>見つかった周期のうち何番目を使うか。1 が最良</translation>
    </message>
    <message>
        <source>Shortest cycle that is searched for</source>
        <translation>探す周期の最短の長さ</translation>
    </message>
    <message>
        <source>The way over the floor: the dancer comes back at the end (close), stays on one spot (in-place), or goes on with each repetition (keep)</source>
        <translation>床の上の移動。最後に元の場所へ戻る (close)、その場にとどまる (in-place)、くり返すたびに先へ進む (keep)</translation>
    </message>
    <message>
        <source>How far a recorded bone trembles around its path at the end of what it carries, at most.</source>
        <translation>記録したボーンが動かす先端で、軌道からどれだけ細かく揺れるかの最大値です。</translation>
    </message>
    <message>
        <source>is encrypted, and needs its password</source>
        <translation>暗号化されていて、パスワードが必要です</translation>
    </message>
    <message>
        <source>is encrypted, and the password is wrong</source>
        <translation>暗号化されていて、パスワードが違います</translation>
    </message>
    <message>
        <source>the system has no filter for its calls</source>
        <translation>このシステムにはシステムコールのフィルターがありません</translation>
    </message>
    <message>
        <source>A camera is written as far as the format and the programs that read it have what MMD&apos;s has</source>
        <translation>カメラは、この形式とそれを読むプログラムにできる範囲で書かれます</translation>
    </message>
    <message>
        <source>the file has no frame</source>
        <translation>ファイルにフレームがありません</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>%1 行目、%2 列目</translation>
    </message>
    <message>
        <source>has no camera keys</source>
        <translation>カメラのキーがありません</translation>
    </message>
    <message>
        <source>programs without KHR_animation_pointer show one view angle</source>
        <translation>KHR_animation_pointer のないプログラムでは、視野角が一つに固定されます</translation>
    </message>
    <message>
        <source>views without perspective are written with perspective</source>
        <translation>パースなしの視点は、パースありとして書かれます</translation>
    </message>
    <message>
        <source>has no camera</source>
        <translation>カメラがありません</translation>
    </message>
    <message>
        <source>the model has none of the expressions</source>
        <translation>モデルに対応するモーフがありません</translation>
    </message>
    <message>
        <source>compressed archive</source>
        <translation>書庫</translation>
    </message>
    <message>
        <source>table of a captured face</source>
        <translation>顔のキャプチャの表</translation>
    </message>
    <message>
        <source>a row is missing</source>
        <translation>足りない行があります</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has too few digits</source>
        <translation>「%1」の桁数が足りません</translation>
    </message>
    <message>
        <source>VMD motion as text of a converter</source>
        <translation>変換プログラムのテキスト形式の VMD モーション</translation>
    </message>
    <message>
        <source>the neural networks that find a person in a film are not installed; install Node.js and run this command once: %1</source>
        <translation>動画から人物を検出するニューラルネットワークがインストールされていません。Node.js をインストールし、次のコマンドを一度実行してください: %1</translation>
    </message>
    <message>
        <source>the tilt or the roll of the camera is out of range</source>
        <translation>カメラの傾きまたはロールが範囲外です</translation>
    </message>
    <message>
        <source>the film is too long; choose a part of at most half an hour</source>
        <translation>動画が長すぎます。30 分以内の部分を選んでください</translation>
    </message>
    <message>
        <source>what was captured cannot be kept beside standard output</source>
        <translation>標準出力にはキャプチャした内容を添えて保存できません</translation>
    </message>
    <message>
        <source>frames are not in order</source>
        <translation>フレームが順に並んでいません</translation>
    </message>
    <message>
        <source>the values are not as many as the frames</source>
        <translation>値の数がフレームの数と一致しません</translation>
    </message>
    <message>
        <source>Start from the keys of the motion, or from what was recorded, which an import keeps: the steps can then be chosen again</source>
        <translation>モーションのキーから始めるか、取り込み時に保存された記録内容から始めるか。後者では各段階を選び直せます</translation>
    </message>
    <message>
        <source>Bridge gaps of recorded bones and morphs by a smooth movement that starts and ends with the speed of the motion around it. An import keeps what was recorded: frames that were lost there are the gaps. Without it, gaps are places at which keys are missing that otherwise follow each other frame by frame. Or replace the keys in the chosen frames by such a bridge.</source>
        <translation>記録したボーンとモーフの途切れた部分を、前後の動きの速さで始まり終わる滑らかな動きでつなぎます。取り込み時に保存された記録内容があれば、そこで失われたフレームをつなぎます。なければ、毎フレーム続くキーが途切れた部分をつなぎます。選んだフレームのキーをそのようなつなぎに置き換えることもできます。</translation>
    </message>
    <message>
        <source>no capture is kept with the motion; one is kept when it is imported or recorded</source>
        <translation>モーションにキャプチャは保存されていません。取り込みか記録のときに保存されます</translation>
    </message>
    <message>
        <source>a capture belongs to the motion itself: choose it instead of a layer</source>
        <translation>キャプチャはモーション本体のものです。レイヤーではなく本体を選んでください</translation>
    </message>
    <message>
        <source>Delete Kept Capture</source>
        <translation>保存されたキャプチャの削除</translation>
    </message>
    <message>
        <source>Delete what was recorded and is kept beside the motion. The keys of the motion stay. The file beside the motion becomes smaller, and the clean-up can no longer start from the capture.</source>
        <translation>モーションのそばに保存された記録内容を削除します。モーションのキーは変わりません。そばのファイルは小さくなり、クリーンアップをキャプチャから始めることはできなくなります。</translation>
    </message>
    <message>
        <source>the motion has no tempo: set it, or spread over a sound</source>
        <translation>モーションにテンポがありません。テンポを設定するか、音声に割り当ててください</translation>
    </message>
    <message>
        <source>syllables in kana or romaji are needed</source>
        <translation>かなかローマ字の音節が必要です</translation>
    </message>
    <message>
        <source>more than %1 syllables</source>
        <translation>音節が %1 個を超えています</translation>
    </message>
    <message>
        <source>Lip Sync by Hand</source>
        <translation>手入力のリップシンク</translation>
    </message>
    <message>
        <source>Make keys of the mouth morphs from words that are typed in kana or romaji, and spread over the beats or over the voice. While it is previewed, the syllables are bars in the timeline: drag them and their ends, double-click to split one, and join two in the context menu.</source>
        <translation>かなかローマ字で入力した歌詞を拍や歌声に割り当て、口のモーフのキーを作ります。プレビュー中は音節がタイムラインに帯で表示されます。帯や端をドラッグして動かし、ダブルクリックで分割し、右クリックメニューで結合します。</translation>
    </message>
    <message>
        <source>The words, in kana or romaji</source>
        <translation>歌詞 (かなかローマ字)</translation>
    </message>
    <message>
        <source>Spread the syllables over the beats of the motion, or over the time in which somebody sings in a sound</source>
        <translation>音節をモーションの拍に割り当てるか、音声の中で歌っている時間に割り当てるか</translation>
    </message>
    <message>
        <source>The first syllable does not start earlier</source>
        <translation>最初の音節はこれより前に始まりません</translation>
    </message>
    <message>
        <source>Syllables per beat</source>
        <translation>1 拍あたりの音節の数</translation>
    </message>
    <message>
        <source>The syllables with their times, such as &quot;ka 30-36, shi 37-45&quot;, while their words are those above; empty to spread them</source>
        <translation>時刻付きの音節 (&quot;ka 30-36, shi 37-45&quot; など)。歌詞が上と同じ間だけ使います。空なら割り当てます</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a syllable with its time; write &quot;ka 30-36, shi 37-45&quot;</source>
        <translation>&quot;%1&quot; は時刻付きの音節ではありません。&quot;ka 30-36, shi 37-45&quot; のように書きます</translation>
    </message>
    <message numerus="yes">
        <source>%n syllable at the end has no room and was left out</source>
        <comment>%n syllables at the end have no room and were left out</comment>
        <translation>
            <numerusform>末尾の音節 %Ln 個は入る場所がないため省かれました</numerusform>
        </translation>
    </message>
    <message>
        <source>BVH cannot leave out frames: where nobody is found, the body goes from the pose before to the one after</source>
        <translation>BVH ではフレームを省けません。人物が見つからない間、体は直前の姿勢から直後の姿勢へ移ります</translation>
    </message>
    <message>
        <source>BVH cannot leave out frames; where nothing was captured, the body goes from the pose before to the one after</source>
        <translation>BVH ではフレームを省けません。キャプチャされていない間、体は直前の姿勢から直後の姿勢へ移ります</translation>
    </message>
    <message>
        <source>Names seem to be in an encoding other than CP932; MMD shows them garbled, and they have no effect</source>
        <translation>名前が CP932 以外の文字コードのようです。MMD では文字化けし、何にも結び付きません</translation>
    </message>
    <message>
        <source>is not &quot;furitsuke.modelMap&quot;</source>
        <translation>&quot;furitsuke.modelMap&quot; ではありません</translation>
    </message>
    <message>
        <source>is not the name of a bone of MMD&apos;s models</source>
        <translation>MMD のモデルのボーン名ではありません</translation>
    </message>
    <message>
        <source>the film seems to be turned by %1°, and the motion is turned upright; if the person lies there, give the tilt and the roll of the camera</source>
        <translation>動画が %1° 回っているようなので、動きをまっすぐに起こしました。人物が横になっている場合は、カメラの傾きとロールを指定してください</translation>
    </message>
    <message>
        <source>The film seems to be turned on its side or upside down; the motion is turned upright. If the person lies there, give the tilt and the roll of the camera</source>
        <translation>動画が横向きか上下逆さまのようなので、動きをまっすぐに起こしました。人物が横になっている場合は、カメラの傾きとロールを指定してください</translation>
    </message>
    <message>
        <source>is not a captured motion, and --frames is only for these, for .vpd and for the formats of other programs; edit --op extract keeps a part of a motion</source>
        <translation>はキャプチャモーションではありません。--frames はキャプチャモーション、.vpd、ほかのソフトの形式専用です。モーションの一部だけを残すには edit --op extract を使います</translation>
    </message>
    <message>
        <source>--minimal is only for .json</source>
        <translation>--minimal は .json 専用です</translation>
    </message>
    <message>
        <source>--frames of a .vpd is a single frame</source>
        <translation>.vpd の --frames は 1 フレームだけです</translation>
    </message>
    <message>
        <source>--json and the output - both need standard output</source>
        <translation>--json と出力 - は両方とも標準出力が必要です</translation>
    </message>
    <message>
        <source>part %1: has no model name, because &quot;%2&quot; is the name of camera motions</source>
        <translation>部分 %1：「%2」はカメラモーションの名前なので、モデル名がありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a number nor a range of whole frames such as 30-60, 10-, -20 or all</source>
        <translation>「%1」は数値でも、30-60、10-、-20、all のような整数フレームの範囲でもありません</translation>
    </message>
    <message>
        <source>Morphs before the bones; MMD, which reads as many blocks as the file says it has bones, takes them for bones</source>
        <translation>モーフがボーンより前にあります。MMD はファイルに書かれたボーン数だけブロックを読むため、これをボーンとして扱います</translation>
    </message>
    <message>
        <source>morphs before the first bone, where MMD expects a bone</source>
        <translation>最初のボーンより前にモーフがあり、MMD はそこにボーンがあるものとして読みます</translation>
    </message>
    <message>
        <source>line %1, column %2, %3</source>
        <translation>%1 行 %2 文字目、%3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a list of frames and ranges such as 0,15,30-60, 10-, -20 or all</source>
        <translation>「%1」は 0,15,30-60、10-、-20、all のようなフレームと範囲の並びではありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a tempo such as 128, or 128@15 with the frame of the first beat</source>
        <translation>「%1」は 128 や、最初の拍のフレームを付けた 128@15 のようなテンポではありません</translation>
    </message>
    <message>
        <source>must be whole frames</source>
        <translation>整数のフレームでなければなりません</translation>
    </message>
    <message>
        <source>a list of more than %1 frames; use one range</source>
        <translation>%1 フレームを超える一覧です。1 つの範囲で指定してください</translation>
    </message>
    <message>
        <source>is not a known file; known formats are %1</source>
        <translation>読み込めるファイルではありません。読み込める形式: %1</translation>
    </message>
    <message>
        <source>a film has one range of whole frames, such as 30-60</source>
        <translation>動画に指定できるのは、30-60 のような整数フレームの範囲 1 つだけです</translation>
    </message>
    <message>
        <source>is not a known model; known formats are %1</source>
        <translation>読み込めるモデルではありません。読み込める形式: %1</translation>
    </message>
    <message>
        <source>is a %1, not a model; known formats are %2</source>
        <translation>モデルではなく、%1です。読み込める形式: %2</translation>
    </message>
    <message>
        <source>Set Model Name</source>
        <translation>モデル名の変更</translation>
    </message>
    <message>
        <source>Change the name of the model that the motion was made for. A VMD has room for 20 bytes, which are 10 Japanese characters.</source>
        <translation>モーションの対象になっているモデルの名前を変更します。VMD に入るのは 20 バイト（日本語で 10 文字）までです。</translation>
    </message>
    <message>
        <source>The new name; may be empty</source>
        <translation>新しい名前。空でもかまいません</translation>
    </message>
    <message>
        <source>the model has no bones of these names: %1</source>
        <translation>モデルに次の名前のボーンがありません: %1</translation>
    </message>
    <message>
        <source>expected a file that ends in one of %1</source>
        <translation>末尾が次のいずれかのファイルが必要です: %1</translation>
    </message>
    <message>
        <source>is not a captured motion (%1)</source>
        <translation>はキャプチャではありません (%1)</translation>
    </message>
    <message>
        <source>could not be deleted</source>
        <translation>削除できませんでした</translation>
    </message>
    <message>
        <source>What stays: the bytes of the file, whose names are read again, or the names, which are then saved in this encoding</source>
        <translation>何を残すか: ファイルのバイト列を残して名前を読み直すか、名前を残してこの文字コードで保存します</translation>
    </message>
    <message>
        <source>bytes of the file</source>
        <translation>ファイルのバイト列</translation>
    </message>
    <message>
        <source>is an avatar without a motion; models are opened from PMX and PMD files</source>
        <translation>モーションのないアバターです。モデルは PMX または PMD のファイルから開きます</translation>
    </message>
    <message>
        <source>is not an archive (%1) that can be read</source>
        <translation>読み込める書庫 (%1) ではありません</translation>
    </message>
    <message>
        <source>arms</source>
        <translation>両腕</translation>
    </message>
    <message>
        <source>left arm</source>
        <translation>左腕</translation>
    </message>
    <message>
        <source>right arm</source>
        <translation>右腕</translation>
    </message>
    <message>
        <source>legs</source>
        <translation>両脚</translation>
    </message>
    <message>
        <source>left leg</source>
        <translation>左脚</translation>
    </message>
    <message>
        <source>right leg</source>
        <translation>右脚</translation>
    </message>
</context>
<context>
    <name>Damage</name>
    <message>
        <source>%1 is cut off or damaged: download it again.</source>
        <translation>%1 は途中で切れているか、破損しています。ダウンロードし直してください。</translation>
    </message>
    <message>
        <source>%1 is cut off or damaged at byte %L2: download it again.</source>
        <translation>%1 は %L2 バイト目で切れているか、破損しています。ダウンロードし直してください。</translation>
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
    <message>
        <source>Models (%1)</source>
        <translation>モデル (%1)</translation>
    </message>
    <message>
        <source>Models and props (%1)</source>
        <translation>モデルとアクセサリ (%1)</translation>
    </message>
    <message>
        <source>Motions (%1)</source>
        <translation>モーション (%1)</translation>
    </message>
    <message>
        <source>Poses (%1)</source>
        <translation>ポーズ (%1)</translation>
    </message>
    <message>
        <source>VRM avatars (%1)</source>
        <translation>VRM アバター (%1)</translation>
    </message>
    <message>
        <source>Tables of two columns (%1)</source>
        <translation>2 列の表 (%1)</translation>
    </message>
    <message>
        <source>Joint tables (%1)</source>
        <translation>関節の表 (%1)</translation>
    </message>
    <message>
        <source>Lyrics (%1)</source>
        <translation>歌詞 (%1)</translation>
    </message>
    <message>
        <source>Films (%1)</source>
        <translation>動画 (%1)</translation>
    </message>
    <message>
        <source>Motions for other programs (%1)</source>
        <translation>他のソフト用のモーション (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>すべてのファイル (%1)</translation>
    </message>
    <message>
        <source>Everything that can be opened (%1)</source>
        <translation>開けるすべてのファイル (%1)</translation>
    </message>
    <message>
        <source>Bone tables of models (%1)</source>
        <translation>モデルのボーンの表 (%1)</translation>
    </message>
</context>
<context>
    <name>FileSaving</name>
    <message>
        <source>%1 was damaged when it was opened.</source>
        <translation>%1 は開いたとき壊れていました。</translation>
    </message>
    <message>
        <source>All keys will be saved. The damaged file is kept as %1.bak in the same folder.</source>
        <translation>すべてのキーが保存されます。壊れたファイルは同じフォルダーに %1.bak として残ります。</translation>
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
</context>
<context>
    <name>Gravity</name>
    <message>
        <source>Set gravity keys</source>
        <translation>重力のキーを設定</translation>
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
    <message>
        <source>Nothing captured</source>
        <translation>キャプチャなし</translation>
    </message>
    <message>
        <source>Captured again</source>
        <translation>キャプチャ再開</translation>
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
    <name>MmdProject</name>
    <message>
        <source>%1, camera</source>
        <translation>%1 のカメラ</translation>
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
    <message>
        <source>%1, frame %2</source>
        <translation>%1、フレーム %2</translation>
    </message>
    <message>
        <source>120</source>
        <translation>120</translation>
    </message>
    <message>
        <source>240</source>
        <translation>240</translation>
    </message>
    <message>
        <source>60</source>
        <translation>60</translation>
    </message>
    <message>
        <source>About</source>
        <translation>基準</translation>
    </message>
    <message>
        <source>Accents</source>
        <translation>速い所</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Add missing</source>
        <translation>ないボーンも</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>Angle factor</source>
        <translation>角度の倍率</translation>
    </message>
    <message>
        <source>Angle offset</source>
        <translation>角度に加算</translation>
    </message>
    <message>
        <source>Apart</source>
        <translation>間隔</translation>
    </message>
    <message>
        <source>Arm twist</source>
        <translation>腕捩</translation>
    </message>
    <message>
        <source>At</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>Avoid</source>
        <translation>避けるモーフ</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>小節</translation>
    </message>
    <message>
        <source>Beats</source>
        <translation>拍</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>なじませ</translation>
    </message>
    <message>
        <source>Blend in</source>
        <translation>つなぎ始め</translation>
    </message>
    <message>
        <source>Blend out</source>
        <translation>つなぎ終わり</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>体</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>両方</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>つなぎ</translation>
    </message>
    <message>
        <source>Butterworth</source>
        <translation>バターワース</translation>
    </message>
    <message>
        <source>By</source>
        <translation>移動量</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>Camera angle</source>
        <translation>カメラ角度</translation>
    </message>
    <message>
        <source>Camera distance</source>
        <translation>カメラ距離</translation>
    </message>
    <message>
        <source>Camera position</source>
        <translation>カメラ位置</translation>
    </message>
    <message>
        <source>Center</source>
        <translation>中央も</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>閉じている時間</translation>
    </message>
    <message>
        <source>Closing</source>
        <translation>閉じる時間</translation>
    </message>
    <message>
        <source>Closure</source>
        <translation>唇を閉じる時間</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>接地</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>フレーム数</translation>
    </message>
    <message>
        <source>Cutoff</source>
        <translation>遮断周波数</translation>
    </message>
    <message>
        <source>Display frames</source>
        <translation>表示枠ごと</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>Distance factor</source>
        <translation>距離の倍率</translation>
    </message>
    <message>
        <source>Distance offset</source>
        <translation>距離に加算</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>切り捨て</translation>
    </message>
    <message>
        <source>Dynamics</source>
        <translation>強弱</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>文字コード</translation>
    </message>
    <message>
        <source>End</source>
        <translation>終わり</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>誤差</translation>
    </message>
    <message>
        <source>Every</source>
        <translation>間隔</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>入れ替え</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>倍率</translation>
    </message>
    <message>
        <source>Fade in</source>
        <translation>立ち上がり</translation>
    </message>
    <message>
        <source>Fade out</source>
        <translation>収まり</translation>
    </message>
    <message>
        <source>Fall</source>
        <translation>閉じる時間</translation>
    </message>
    <message>
        <source>Farthest</source>
        <translation>最大の距離</translation>
    </message>
    <message>
        <source>Feet</source>
        <translation>足</translation>
    </message>
    <message>
        <source>First</source>
        <translation>最初</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>足裏を水平に</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>床</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>追う対象</translation>
    </message>
    <message>
        <source>Foot IK parent</source>
        <translation>足IK親</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>周波数</translation>
    </message>
    <message>
        <source>From sound</source>
        <translation>音声の先頭から</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>欠落</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>ガウス</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>重力</translation>
    </message>
    <message>
        <source>Gravity direction</source>
        <translation>重力の方向</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>合わせる拍</translation>
    </message>
    <message>
        <source>Groove</source>
        <translation>グルーブ</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>床</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>グループ</translation>
    </message>
    <message>
        <source>Half beats</source>
        <translation>半拍</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>両手</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>頭</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>Hold ends</source>
        <translation>両端を保つ</translation>
    </message>
    <message>
        <source>Hysteresis</source>
        <translation>ヒステリシス</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>間隔</translation>
    </message>
    <message>
        <source>Its frames</source>
        <translation>相手のフレーム</translation>
    </message>
    <message>
        <source>Its tracks</source>
        <translation>相手のトラック</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>ジャンプ</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Keep cuts</source>
        <translation>カットを保つ</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>最後</translation>
    </message>
    <message>
        <source>Leave first</source>
        <translation>先頭を残す</translation>
    </message>
    <message>
        <source>Left foot</source>
        <translation>左足</translation>
    </message>
    <message>
        <source>Left hand</source>
        <translation>左手</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>推定</translation>
    </message>
    <message>
        <source>Leg d</source>
        <translation>足D</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>Lock feet</source>
        <translation>足の固定</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>最長</translation>
    </message>
    <message>
        <source>Longest flip</source>
        <translation>最長の反転</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Lower body</source>
        <translation>体を下げる</translation>
    </message>
    <message>
        <source>Lyrics</source>
        <translation>歌詞</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>マーカー</translation>
    </message>
    <message>
        <source>Max angle error</source>
        <translation>角度の誤差の上限</translation>
    </message>
    <message>
        <source>Max position error</source>
        <translation>位置の誤差の上限</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Morph</source>
        <translation>モーフ</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>モーフ</translation>
    </message>
    <message>
        <source>Nearest</source>
        <translation>近い方</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>ノイズ</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Only grid</source>
        <translation>間隔のキーだけ</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>開く時間</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>先行</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>上書き</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>名前の組</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>親</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部位</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>相手のモデル</translation>
    </message>
    <message>
        <source>Partner motion</source>
        <translation>相手のモーション</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>固定フレーム</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>その位置</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>ポーズ</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Position factor</source>
        <translation>位置の倍率</translation>
    </message>
    <message>
        <source>Position offset</source>
        <translation>位置に加算</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>範囲</translation>
    </message>
    <message>
        <source>Rebase</source>
        <translation>先頭を 0 に</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換え</translation>
    </message>
    <message>
        <source>Right foot</source>
        <translation>右足</translation>
    </message>
    <message>
        <source>Right hand</source>
        <translation>右手</translation>
    </message>
    <message>
        <source>Ripple</source>
        <translation>後続</translation>
    </message>
    <message>
        <source>Rise</source>
        <translation>開く時間</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>全ての親</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>丸め</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>乱数の種</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>なじませる時間</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>最短</translation>
    </message>
    <message>
        <source>Shoulder p</source>
        <translation>肩P</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>側</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>左右</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>符号</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音声</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>元のモデル</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>始まり</translation>
    </message>
    <message>
        <source>Step height</source>
        <translation>段差の高さ</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>計算回数</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>止まる所</translation>
    </message>
    <message>
        <source>Switch IK</source>
        <translation>IK の切り替え</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>取り除く</translation>
    </message>
    <message>
        <source>To</source>
        <translation>固定する場所</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>許容誤差</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>同じトラック</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>Upper body 2</source>
        <translation>上半身2</translation>
    </message>
    <message>
        <source>View angle</source>
        <translation>視野角</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>声部</translation>
    </message>
    <message>
        <source>Vowels</source>
        <translation>母音</translation>
    </message>
    <message>
        <source>Waist</source>
        <translation>腰</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>ウェイト</translation>
    </message>
    <message>
        <source>Weight factor</source>
        <translation>ウェイトの倍率</translation>
    </message>
    <message>
        <source>Weight offset</source>
        <translation>ウェイトに加算</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>幅</translation>
    </message>
    <message>
        <source>With</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Wrist twist</source>
        <translation>手捩</translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation>ブレ</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>ポーズ</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最良</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候補</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>選んだ範囲</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Cycle</source>
        <translation>周期</translation>
    </message>
    <message>
        <source>In place</source>
        <translation>その場</translation>
    </message>
    <message>
        <source>Jumps</source>
        <translation>飛び</translation>
    </message>
    <message>
        <source>Reduction</source>
        <translation>間引き</translation>
    </message>
    <message>
        <source>Spikes</source>
        <translation>1 フレームの外れ</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>強さ</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>キャプチャ</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>割り当て先</translation>
    </message>
    <message>
        <source>Per beat</source>
        <translation>1 拍あたり</translation>
    </message>
    <message>
        <source>Syllables</source>
        <translation>音節</translation>
    </message>
    <message>
        <source>%1 %2 at frame %3</source>
        <translation>%1 %2（フレーム %3）</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
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
        <translation>アクセサリ</translation>
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
    <name>PlayheadTrack</name>
    <message>
        <source>frame %1, not registered</source>
        <translation>フレーム %1、未登録</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>フレーム %1</translation>
    </message>
    <message>
        <source>frame %1, without a key</source>
        <translation>フレーム %1、キーなし</translation>
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
    <message>
        <source>Size of the interface</source>
        <translation>画面の大きさ</translation>
    </message>
    <message>
        <source>Size of all texts, controls and icons; used from the next start of the program</source>
        <translation>すべての文字、部品、アイコンの大きさ。次の起動から使われます</translation>
    </message>
    <message>
        <source>Memory for undo</source>
        <translation>元に戻す操作のメモリ</translation>
    </message>
    <message>
        <source>Memory that removed models and closed motions may take; the oldest steps are forgotten first</source>
        <translation>取り除いたモデルと閉じたモーションが使えるメモリ。古い操作から忘れます</translation>
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
        <source>Open Project</source>
        <translation>プロジェクトを開く</translation>
    </message>
    <message>
        <source>%1 is a project, and a scene is open already.</source>
        <translation>%1 はプロジェクトですが、すでにシーンが開いています。</translation>
    </message>
    <message>
        <source>It can replace the scene, or be added to it. Either can be undone.</source>
        <translation>シーンと置き換えるか、シーンに追加できます。どちらも元に戻せます。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換え</translation>
    </message>
    <message>
        <source>Add to Scene</source>
        <translation>シーンに追加</translation>
    </message>
    <message>
        <source>Closes the motions and removes the models that are open, then opens the project.</source>
        <translation>開いているモーションを閉じ、モデルを削除してから、プロジェクトを開きます。</translation>
    </message>
    <message>
        <source>Opens the models and motions of the project beside those that are open.</source>
        <translation>開いているものはそのままで、プロジェクトのモデルとモーションを開きます。</translation>
    </message>
    <message>
        <source>Save as %1?</source>
        <translation>%1 として保存しますか?</translation>
    </message>
    <message>
        <source>Save as %1</source>
        <translation>%1 として保存</translation>
    </message>
    <message>
        <source>Lists the models, motions and poses of the archive. Tick those to open.</source>
        <translation>書庫のモデル、モーション、ポーズの一覧です。開くものにチェックを付けてください。</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>パスワード</translation>
    </message>
    <message>
        <source>The password is wrong. %1 is encrypted; its password:</source>
        <translation>パスワードが違います。%1 は暗号化されています。パスワード:</translation>
    </message>
    <message>
        <source>%1 is encrypted; its password:</source>
        <translation>%1 は暗号化されています。パスワード:</translation>
    </message>
    <message>
        <source>To write a .%1 file, use “%2”.</source>
        <translation>.%1 ファイルは「%2」で書き出します。</translation>
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
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>ドライブ</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>%1 ファイル</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
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
    <name>ShortList</name>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <translation>
            <numerusform>%1 ほか %Ln 個</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>%Ln key(s) changed</source>
        <translation>
            <numerusform>%Ln 個のキーを変更</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::actions::PlaceTexts</name>
    <message>
        <source>Move Playhead to Frame %1</source>
        <translation>再生位置をフレーム %1 へ移動</translation>
    </message>
    <message>
        <source>%1 (Frame %2)</source>
        <comment>an action and where it acts</comment>
        <translation>%1（フレーム %2）</translation>
    </message>
    <message>
        <source>&amp;Paste Here (Frame %1)</source>
        <translation>ここにペースト(&amp;P)（フレーム %1）</translation>
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
    <name>furitsuke::commands::BackgroundCommands</name>
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
    <name>furitsuke::commands::BoneRoleCommands</name>
    <message>
        <source>Load Bones</source>
        <translation>ボーンの読み込み</translation>
    </message>
    <message>
        <source>Save Bones</source>
        <translation>ボーンの保存</translation>
    </message>
    <message>
        <source>Bones saved as %1</source>
        <translation>ボーンを %1 に保存しました</translation>
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
    <message>
        <source>Camera cut</source>
        <translation>カメラのカット</translation>
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
        <source>Import %1</source>
        <translation>%1 を読み込み</translation>
    </message>
    <message>
        <source>The current motion does not move the active model.</source>
        <translation>現在のモーションは操作中のモデルのものではありません。</translation>
    </message>
    <message>
        <source>Only its readable part is imported (%1).</source>
        <translation>読み取れた部分だけを読み込みます（%1）。</translation>
    </message>
    <message>
        <source>The person</source>
        <translation>人物</translation>
    </message>
    <message>
        <source>The camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>%1 has a person and a camera. Import:</source>
        <translation>%1 には人物とカメラがあります。読み込むもの:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln camera key(s) imported from %1</source>
        <translation>
            <numerusform>%1 からカメラのキー %Ln 個を読み込みました</numerusform>
        </translation>
    </message>
    <message>
        <source>Add Model…</source>
        <translation>モデルを追加…</translation>
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
    <name>furitsuke::commands::DancerCommands</name>
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
    <message numerus="yes">
        <source>%Ln step(s) of the scene can no longer be undone: the models that they removed take more than %1 MiB of memory.</source>
        <translation>
            <numerusform>シーンの操作 %Ln 個は元に戻せなくなりました。取り除いたモデルが %1 MiB を超えるメモリを使うためです。</numerusform>
        </translation>
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
    <name>furitsuke::commands::FileClosing</name>
    <message>
        <source>%1 (with an unregistered pose)</source>
        <translation>%1(未登録のポーズあり)</translation>
    </message>
    <message numerus="yes">
        <source>Close %Ln motion(s)</source>
        <translation>
            <numerusform>%Ln 個のモーションを閉じる</numerusform>
        </translation>
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
    <message>
        <source>Onto %1</source>
        <translation>%1 に読み込む</translation>
    </message>
    <message>
        <source>Open in a new tab</source>
        <translation>新しいタブで開く</translation>
    </message>
    <message>
        <source>Add to the scene as a model</source>
        <translation>モデルとしてシーンに追加</translation>
    </message>
    <message>
        <source>Add to the scene as a prop</source>
        <translation>アクセサリとしてシーンに追加</translation>
    </message>
    <message>
        <source>Open the files of the folder</source>
        <translation>フォルダーのファイルを開く</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::FileExchangeCommands</name>
    <message>
        <source>Insert %1</source>
        <translation>%1 の挿入</translation>
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
    <message>
        <source>Export as MikuMikuDance Writes It</source>
        <translation>MikuMikuDance と同じ形で書き出し</translation>
    </message>
    <message>
        <source>Only its readable part was inserted (%1).</source>
        <translation>読み取れた部分だけを挿入しました（%1）。</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::FileMessages</name>
    <message>
        <source>Save As…</source>
        <translation>名前を付けて保存…</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::FileOpening</name>
    <message>
        <source>Opening %1…</source>
        <translation>%1 を開いています…</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>%1 を開けませんでした: %2</translation>
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
        <source>Open</source>
        <translation>開く</translation>
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
        <source>Add %1</source>
        <translation>%1 の追加</translation>
    </message>
    <message>
        <source>Open Another…</source>
        <translation>別のファイルを開く…</translation>
    </message>
    <message>
        <source>Remove From Recent Files</source>
        <translation>最近のファイルから削除</translation>
    </message>
    <message>
        <source>Only its readable part is shown (%1).</source>
        <translation>読み取れた部分だけを表示します（%1）。</translation>
    </message>
    <message>
        <source>%1 has a motion as well.</source>
        <translation>%1 にはモーションも入っています。</translation>
    </message>
    <message>
        <source>Import Its Motion…</source>
        <translation>モーションを読み込む…</translation>
    </message>
    <message>
        <source>%1 could not be opened: this type of file is not known. Motions, poses, models, props, projects, captures, sounds and archives can be opened.</source>
        <translation>%1 を開けませんでした: この種類のファイルには対応していません。開けるのは、モーション、ポーズ、モデル、アクセサリ、プロジェクト、モーションキャプチャ、音源、アーカイブです。</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::FileReloading</name>
    <message>
        <source>The markers of %1 cannot be read: %2. The motion itself is complete. The marker file is not replaced without a question.</source>
        <translation>%1 のマーカーが読めません: %2。モーションは無事です。マーカーのファイルは、確認なしに置き換えられることはありません。</translation>
    </message>
    <message>
        <source>Another program has changed %1 after its layers were flattened into it. The layers are muted, so that their effect is not added twice.</source>
        <translation>レイヤーを統合したあとで、ほかのプログラムが %1 を変更しました。効果が二重にならないように、レイヤーはミュートされています。</translation>
    </message>
    <message>
        <source>%1 was moved or deleted by another program. Saving creates it again.</source>
        <translation>%1 はほかのプログラムで移動または削除されました。保存すると新しく書き込まれます。</translation>
    </message>
    <message>
        <source>Reloading discards your unsaved changes.</source>
        <translation>読み直すと未保存の変更は失われます。</translation>
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
        <source>The marker file of %1 was moved or deleted by another program. Saving creates it again.</source>
        <translation>%1 のマーカーのファイルは別のプログラムによって移動または削除されました。保存すると再び作成されます。</translation>
    </message>
    <message>
        <source>The markers of %1 were changed by another program.</source>
        <translation>%1 のマーカーは別のプログラムによって変更されました。</translation>
    </message>
    <message>
        <source>Reload Markers</source>
        <translation>マーカーを再読み込み</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>%1 を開いています…</translation>
    </message>
    <message>
        <source>was edited in the meantime and was not reloaded</source>
        <translation>読み込み中に編集されたため、そのままにしました</translation>
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
        <source>%1 is damaged.</source>
        <translation>%1 は破損しています。</translation>
    </message>
    <message>
        <source>Its readable part is open as a repaired, unsaved motion; see the findings.</source>
        <translation>読み取れた部分を、修復した未保存のモーションとして開きました。検査結果を確認してください。</translation>
    </message>
    <message>
        <source>Open as a repaired, unsaved motion: %1.</source>
        <translation>修復した未保存のモーションとして開きました: %1。</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::FileSaving</name>
    <message>
        <source>Saving %1…</source>
        <translation>%1 を保存しています…</translation>
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
        <source>Save as Version 1</source>
        <translation>バージョン 1 で保存</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>名前を付けて保存</translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) that were already stored for %1 were added to those of this motion; undo to remove them.</source>
        <translation>
            <numerusform>%1 にすでにあった %Ln 個のマーカーを、このモーションのマーカーに加えました。「元に戻す」で外せます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln layer(s) flattened into %1; the layers are kept beside it</source>
        <translation>
            <numerusform>%Ln 個のレイヤーを %1 に統合しました。レイヤーは隣のファイルに残っています</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 を保存できませんでした: %2</translation>
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
    <name>furitsuke::commands::GraphCommands</name>
    <message>
        <source>no selected key has the channel shown in the graph</source>
        <translation>グラフに表示しているチャンネルを持つキーが選択されていません</translation>
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
    <name>furitsuke::commands::MmdProjectCommands</name>
    <message numerus="yes">
        <source>%1 expects %Ln effect(s) of MikuMikuEffect, which are not drawn: %2</source>
        <translation>
            <numerusform>%1 は MikuMikuEffect のエフェクト %Ln 個を使いますが、描画されません: %2</numerusform>
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
    <message>
        <source>Only its readable part is opened (%1).</source>
        <translation>読み取れた部分だけを開きます（%1）。</translation>
    </message>
    <message numerus="yes">
        <source>%1 needs %Ln file(s) that were not found: %2</source>
        <translation>
            <numerusform>%1 に必要な %Ln 個のファイルが見つかりません: %2</numerusform>
        </translation>
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
    <name>furitsuke::commands::MorphCommands</name>
    <message>
        <source>Pose morph</source>
        <translation>モーフのポーズ</translation>
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
    <name>furitsuke::commands::OriginalComparison</name>
    <message>
        <source>%1 (original)</source>
        <translation>%1（元）</translation>
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
        <source>no motion with a camera is open</source>
        <translation>カメラのあるモーションが開かれていません</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::PersonFilmCommands</name>
    <message>
        <source>Person from Film</source>
        <translation>動画の人物から作成</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::PhysicsCommands</name>
    <message>
        <source>Settle Before Frame 0</source>
        <translation>0 フレームの前に静止</translation>
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
    <name>furitsuke::commands::PlaybackCommands</name>
    <message>
        <source>select the keys to loop between first</source>
        <translation>くり返す範囲を示すキーを先に選択してください</translation>
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
    <name>furitsuke::commands::ProjectCommands</name>
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
    <message>
        <source>The scene</source>
        <translation>シーン</translation>
    </message>
    <message>
        <source>Looking through the files…</source>
        <translation>ファイルを調べています…</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::ProjectOpening</name>
    <message>
        <source>Open %1</source>
        <translation>%1 を開く</translation>
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
    <name>furitsuke::commands::RecentFiles</name>
    <message>
        <source>No files yet</source>
        <translation>まだファイルがありません</translation>
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
    <name>furitsuke::commands::ScopeTexts</name>
    <message numerus="yes">
        <source>All %Ln key(s) from frame %L1 on</source>
        <translation>
            <numerusform>フレーム %L1 以降のすべてのキー %Ln 個</numerusform>
        </translation>
    </message>
    <message>
        <source>No keys: the tracks or frames cannot be read</source>
        <translation>キーなし：トラックかフレームを読み取れません</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln key(s) after frame %L1</source>
        <translation>
            <numerusform>フレーム %L1 より後のすべてのキー %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %Ln selected key(s)</source>
        <translation>
            <numerusform>選択したキー %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln key(s) of the selected rows</source>
        <translation>
            <numerusform>選択した行のすべてのキー %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln key(s) in the repeated range</source>
        <translation>
            <numerusform>くり返し範囲のすべてのキー %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s) of the chosen tracks and frames</source>
        <translation>
            <numerusform>指定したトラックとフレームのキー %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln key(s) of the motion</source>
        <translation>
            <numerusform>モーションのすべてのキー %Ln 個</numerusform>
        </translation>
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
    <name>furitsuke::commands::ShortcutCommands</name>
    <message>
        <source>The shortcuts cannot be stored in %1</source>
        <translation>ショートカットを %1 に保存できません</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::ShownWork</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
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
    <name>furitsuke::commands::TrackNameCommands</name>
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
    <name>furitsuke::commands::ViewportOnly</name>
    <message>
        <source>Playback</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Show All Panels</source>
        <translation>すべてのパネルを表示</translation>
    </message>
    <message>
        <source>frame %1 / %2</source>
        <translation>フレーム %1 / %2</translation>
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
    <message>
        <source>Graphics: %1</source>
        <translation>グラフィックス: %1</translation>
    </message>
    <message>
        <source>The program is free software under the GNU General Public License, version 3 or later; its core is under the MIT License.</source>
        <translation>このプログラムは GNU General Public License バージョン 3 以降で配布される自由ソフトウェアです。中核部分は MIT License です。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copies version, system and graphics card, for a report of a problem.</source>
        <translation>バージョン、システム、グラフィックカードを、不具合の報告用にコピーします。</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::BackgroundDialog</name>
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
    <name>furitsuke::dialogs::BoneRolesDialog</name>
    <message>
        <source>chosen</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>by its name</source>
        <translation>名前による</translation>
    </message>
    <message>
        <source>by the skeleton</source>
        <translation>骨格による</translation>
    </message>
    <message>
        <source>Bones of the Body of %1</source>
        <translation>%1 の体のボーン</translation>
    </message>
    <message>
        <source>Bones of the body</source>
        <translation>体のボーン</translation>
    </message>
    <message>
        <source>The bone of the model that stands for each bone of MMD&apos;s own models. Captures, clean-up, mirroring and exports use it. What you choose is kept for this model.</source>
        <translation>MMD 標準の各ボーンに当たるモデルのボーンです。キャプチャ、クリーンアップ、左右反転、書き出しがこれを使います。選んだものは、このモデルについて保存されます。</translation>
    </message>
    <message>
        <source>Bone of MMD</source>
        <translation>MMD のボーン</translation>
    </message>
    <message>
        <source>Bone of the model</source>
        <translation>モデルのボーン</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>見つけ方</translation>
    </message>
    <message>
        <source>Use Selected Bone</source>
        <translation>選択したボーンを使う</translation>
    </message>
    <message>
        <source>Choose the bone that is selected in the viewport for the current row</source>
        <translation>ビューポートで選択したボーンを、現在の行に割り当てます</translation>
    </message>
    <message>
        <source>Find All Again</source>
        <translation>すべて見つけ直す</translation>
    </message>
    <message>
        <source>Forget what was chosen for this model</source>
        <translation>このモデルについて選んだものを取り消します</translation>
    </message>
    <message>
        <source>Load…</source>
        <translation>読み込み…</translation>
    </message>
    <message>
        <source>Choose the bones that a file lists</source>
        <translation>ファイルに書かれたボーンを選びます</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Write what was chosen to a file, for other models and for the command line</source>
        <translation>選んだものを、ほかのモデルやコマンドライン用にファイルに保存します</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Close the table; what was chosen stays</source>
        <translation>表を閉じます。選んだものは残ります</translation>
    </message>
    <message>
        <source>Find automatically</source>
        <translation>自動で見つける</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>All bones that a person needs have the names of MMD or were chosen.</source>
        <translation>人体に必要なボーンは、すべて MMD の名前か、選んだものです。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bone(s) were found by the skeleton. Check them.</source>
        <translation>
            <numerusform>%Ln 個のボーンを骨格で見つけました。確認してください。</numerusform>
        </translation>
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
        <translation>隣り合うフレームのキーの間ではカメラは補間されないため、毎秒 30 枚を超える表示では動きが段階的になります。間隔を 2 フレームにすると滑らかになります。</translation>
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
    <message numerus="yes">
        <source>%Ln frame(s), %1</source>
        <translation>
            <numerusform>%Ln フレーム、%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::CollectDialog</name>
    <message>
        <source>Collect Files in a Folder</source>
        <translation>ファイルをフォルダーに集める</translation>
    </message>
    <message>
        <source>%1 (not saved yet)</source>
        <translation>%1（未保存）</translation>
    </message>
    <message>
        <source>These files are copied to %1.</source>
        <translation>これらのファイルを %1 にコピーします。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Why it is left out</source>
        <translation>除外される理由</translation>
    </message>
    <message>
        <source>Lists the files that the scene uses. Files that are not what the scene uses them for, and hidden files, are left out, because projects and models of other people can name any file of this computer.</source>
        <translation>シーンが使うファイルの一覧です。用途と内容が合わないファイルと隠しファイルは除外されます。他の人のプロジェクトやモデルは、このコンピューターのどのファイルでも指定できるからです。</translation>
    </message>
    <message numerus="yes">
        <source>Copied: %Ln file(s)</source>
        <translation>
            <numerusform>コピーする: %Ln 個のファイル</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In other folders than the scene: %Ln file(s)</source>
        <translation>
            <numerusform>シーン以外のフォルダーにある: %Ln 個のファイル</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out: %Ln file(s)</source>
        <translation>
            <numerusform>除外する: %Ln 個のファイル</numerusform>
        </translation>
    </message>
    <message>
        <source>Also copy the files in other &amp;folders</source>
        <translation>他のフォルダーのファイルもコピーする(&amp;F)</translation>
    </message>
    <message>
        <source>Copies the files that are not in the folders of the models, the motions and the project either. Review them first if someone else made the scene.</source>
        <translation>モデル、モーション、プロジェクトのフォルダーにないファイルもコピーします。他の人から受け取ったシーンでは、先に一覧を確認してください。</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copies the files and writes the project into the folder.</source>
        <translation>ファイルをコピーし、プロジェクトをフォルダーに書き込みます。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
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
        <source>Lists the matching actions with their menus and shortcuts. Actions that are not available now are gray, with the reason.</source>
        <translation>一致した操作を、メニューとショートカットとともに一覧します。今使えない操作は灰色で、理由が表示されます。</translation>
    </message>
    <message>
        <source>Searches for a part of an action&apos;s name, in the language of the window or in English, or for a word that describes it. Enter runs the selected action.</source>
        <translation>操作の名前の一部（ウィンドウの言語または英語）か、操作を表す言葉で検索します。Enter で選択した操作を実行します。</translation>
    </message>
    <message>
        <source>Search the manual for “%1”</source>
        <translation>マニュアルで「%1」を検索</translation>
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
    <name>furitsuke::dialogs::FilmDialog</name>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>フォルダーを開く</translation>
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
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Choose file</source>
        <translation>ファイルを選択</translation>
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
    <message>
        <source>Export Film or Images</source>
        <translation>動画または画像を出力</translation>
    </message>
    <message>
        <source>Renders the film or the images in the background and saves them.</source>
        <translation>動画または画像をバックグラウンドで描画して保存します。</translation>
    </message>
    <message>
        <source>Shows the folder of the saved files in the file manager.</source>
        <translation>保存したファイルのフォルダーをファイルマネージャーで表示します。</translation>
    </message>
    <message>
        <source>Stops the export, or closes the window. A film that is not complete is not saved; complete images are kept.</source>
        <translation>書き出しを止めるか、ウィンドウを閉じます。途中までの動画は保存されません。書き終えた画像は残ります。</translation>
    </message>
    <message>
        <source>The format of the file. MP4 plays everywhere; the others can be transparent. PNG images are one file for each image, for use in a video editor.</source>
        <translation>ファイルの形式です。MP4 はどこでも再生でき、ほかの形式は背景を透明にできます。PNG 画像は、動画編集ソフトで使うための 1 枚ごとのファイルです。</translation>
    </message>
    <message>
        <source>PNG images</source>
        <translation>PNG 画像</translation>
    </message>
    <message>
        <source>Omits the background so that the result can be composited over others. Not for MP4.</source>
        <translation>ほかの映像に重ねられるように、背景を描きません。MP4 では使えません。</translation>
    </message>
    <message>
        <source>The file of the film. Its ending selects the format. Names of images have %05d in place of their number.</source>
        <translation>動画のファイルです。拡張子で形式が決まります。画像の名前では、番号の場所に %05d と書きます。</translation>
    </message>
    <message>
        <source>Replace existing files</source>
        <translation>既存のファイルを置き換える</translation>
    </message>
    <message>
        <source>If this is off and a file already exists, nothing is exported.</source>
        <translation>オフのときは、ファイルがすでにあると何も書き出しません。</translation>
    </message>
    <message>
        <source>The file name must contain %05d to save more than one image.</source>
        <translation>複数の画像を保存するには、ファイル名に %05d が必要です。</translation>
    </message>
    <message>
        <source>Canceled. Images that were already saved are kept.</source>
        <translation>キャンセルしました。保存済みの画像は残ります。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln image(s) saved in %1.</source>
        <translation>
            <numerusform>%Ln 枚の画像を %1 に保存しました。</numerusform>
        </translation>
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
        <translation>重力の強さです。通常は 9.8 です。0にすると髪や衣装が浮きます。</translation>
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
        <translation>MMDと同じ下向き 9.8を入力します。</translation>
    </message>
    <message>
        <source>Add &amp;noise</source>
        <translation>ノイズ追加(&amp;N)</translation>
    </message>
    <message>
        <source>Changes gravity at random 60 times per second, as an unsteady wind does.</source>
        <translation>毎秒 60 回、重力を乱数で変化させます。風の揺らぎのようになります。</translation>
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
        <translation>2 つのキーの間では、重力は一定の割合で変化します。上の欄は選択中のキーの値です。</translation>
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
    <message>
        <source>Missing files</source>
        <translation>見つからないファイル</translation>
    </message>
    <message>
        <source>&amp;Choose a File…</source>
        <translation>ファイルを選ぶ(&amp;C)…</translation>
    </message>
    <message>
        <source>Takes a file that you choose for the selected one; a double-click on a row does the same.</source>
        <translation>選んだファイルを、選択している行のファイルの代わりに使います。行のダブルクリックでも選べます。</translation>
    </message>
    <message>
        <source>Nothing was found in %1.</source>
        <translation>%1 には見つかりませんでした。</translation>
    </message>
    <message>
        <source>File for %1</source>
        <translation>%1 の代わりのファイル</translation>
    </message>
    <message>
        <source>%1 cannot be used for it.</source>
        <translation>%1 は使えません。</translation>
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
        <source>Canceled. Nothing was saved.</source>
        <translation>キャンセルしました。何も保存していません。</translation>
    </message>
    <message>
        <source>Motion saved as %1.</source>
        <translation>モーションを %1 に保存しました。</translation>
    </message>
    <message>
        <source>Export Camera</source>
        <translation>カメラの書き出し</translation>
    </message>
    <message>
        <source>glTF and FBX have the model with its motion, or a camera. VRM Animation and BVH have only the motion of a person.</source>
        <translation>glTF と FBX はモデルとそのモーション、またはカメラを含みます。VRM アニメーションと BVH は人体のモーションだけを含みます。</translation>
    </message>
    <message>
        <source>The file name must end in one of %1.</source>
        <translation>ファイル名の末尾は次のいずれかにしてください: %1</translation>
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
    <name>furitsuke::dialogs::PersonFilmDialog</name>
    <message>
        <source>Person from %1</source>
        <translation>%1 の人物から作成</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>動画</translation>
    </message>
    <message>
        <source>The film with the skeleton that is found: the left side is blue, the right side orange. Before, boxes around the people: click on the one to follow.</source>
        <translation>動画と、見つかった骨格です。左側は青、右側はオレンジで表示します。始める前は人物が枠で囲まれます。追う人物をクリックしてください。</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>品質</translation>
    </message>
    <message>
        <source>The network that looks at the pictures. Good takes about twice as long as Fast, Best several times as long; it confuses left and right least.</source>
        <translation>画像を調べるネットワークです。「標準」は「高速」の約 2 倍、「最高」は数倍の時間がかかります。「最高」は左右を最も間違えません。</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>高速</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>最初のフレーム</translation>
    </message>
    <message>
        <source>Where in the film to begin, in frames of a motion, 30 per second.</source>
        <translation>動画のどこから始めるかを、モーションのフレーム（毎秒 30）で指定します。</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>最後のフレーム</translation>
    </message>
    <message>
        <source>Where in the film to end, in frames of a motion, 30 per second. 0: at its end.</source>
        <translation>動画のどこで終えるかを、モーションのフレーム（毎秒 30）で指定します。0 は動画の最後です。</translation>
    </message>
    <message>
        <source>End</source>
        <translation>最後</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>Mirrored film</source>
        <translation>左右反転した動画</translation>
    </message>
    <message>
        <source>The film shows left and right exchanged, as front cameras of telephones do.</source>
        <translation>スマートフォンの前面カメラのように、左右が反転している動画です。</translation>
    </message>
    <message>
        <source>Field of view</source>
        <translation>視野角</translation>
    </message>
    <message>
        <source>Of the height of the picture. A wrong one only makes steps to and from the camera too long or too short.</source>
        <translation>画像の高さ方向の角度です。間違っていても、カメラに近づいたり離れたりする動きの長さが変わるだけです。</translation>
    </message>
    <message>
        <source>Level by standing feet</source>
        <translation>立ち方から水平を合わせる</translation>
    </message>
    <message>
        <source>Guesses how the camera is tilted from how the person stands.</source>
        <translation>人物の立ち方からカメラの傾きを推定します。</translation>
    </message>
    <message>
        <source>Tilt</source>
        <translation>傾き</translation>
    </message>
    <message>
        <source>How far the camera looks down. The grid should lie on the floor of the film.</source>
        <translation>カメラがどれだけ下を向いているかです。格子が動画の床に重なるようにします。</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>ロール</translation>
    </message>
    <message>
        <source>How far the camera is turned clockwise about its direction of view.</source>
        <translation>視線方向を軸に、カメラがどれだけ時計回りに回っているかです。</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Gets the networks when it is run in a terminal. The program itself loads nothing.</source>
        <translation>端末で実行すると、ネットワークを入手します。プログラム自体は何もダウンロードしません。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copies the command.</source>
        <translation>コマンドをコピーします。</translation>
    </message>
    <message>
        <source>Follow Person</source>
        <translation>人物を追跡</translation>
    </message>
    <message>
        <source>Looks at the pictures in the background, stops that, or goes back to the choice of a person.</source>
        <translation>バックグラウンドで画像を調べます。調べている間は止め、終わったら人物の選択に戻ります。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Fits the motion that was found to the model.</source>
        <translation>見つかった動きをモデルに合わせます。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Closes the window without a motion.</source>
        <translation>モーションを作らずにウィンドウを閉じます。</translation>
    </message>
    <message>
        <source>Nobody is found in these frames of the film.</source>
        <translation>動画のこの範囲には人物が見つかりません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s) left</source>
        <translation>
            <numerusform>残り %Ln 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>The film is looked at on this computer only: nothing of it leaves the machine. The depth of arms and the turn of wrists are guesses; check and correct them. Ask the author before you publish the motion of another person&apos;s dance.</source>
        <translation>動画はこのコンピューターの中だけで調べ、内容が外に出ることはありません。腕の奥行きと手首のひねりは推定です。確認して直してください。ほかの人のダンスのモーションを公開する前に、作者の許可を得てください。</translation>
    </message>
    <message>
        <source>Start Over</source>
        <translation>最初からやり直す</translation>
    </message>
    <message>
        <source>Exchange sides</source>
        <translation>左右を入れ替える</translation>
    </message>
    <message>
        <source>Frames of the film, 30 per second, in which left and right are taken for each other: the skeleton has the wrong colors there. For example 10-25, 90-120.</source>
        <translation>左右が取り違えられている動画のフレーム（毎秒 30）です。骨格の色が逆になっているところです。例: 10-25, 90-120</translation>
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
    <message>
        <source>Search settings</source>
        <translation>設定を検索</translation>
    </message>
    <message>
        <source>Shows only the settings whose name or explanation contains these words.</source>
        <translation>名前か説明にこの言葉を含む設定だけを表示します。</translation>
    </message>
    <message>
        <source>Reset This Page…</source>
        <translation>このページを初期値に戻す…</translation>
    </message>
    <message>
        <source>Reset all settings of the page “%1”?</source>
        <translation>ページ「%1」の設定をすべて初期値に戻しますか？</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>元に戻せません。</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>初期値に戻す</translation>
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
    <message>
        <source>Take It</source>
        <translation>移す</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Press the new shortcut of the action. If another action has it, that one is named below. Esc and Tab leave the field.</source>
        <translation>操作の新しいショートカットを押します。ほかの操作が使っていれば、その名前が下に表示されます。Esc と Tab で欄を離れます。</translation>
    </message>
    <message>
        <source>Takes the shortcut from the action that has it.</source>
        <translation>そのショートカットを、使っている操作から移します。</translation>
    </message>
    <message>
        <source>Reset to No Shortcut</source>
        <translation>ショートカットなしに戻す</translation>
    </message>
    <message>
        <source>Reset to %1</source>
        <translation>%1 に戻す</translation>
    </message>
    <message>
        <source>%1 is the shortcut of %2.</source>
        <translation>%1 は %2 のショートカットです。</translation>
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
        <source>Undo steps</source>
        <translation>操作の段階</translation>
    </message>
    <message>
        <source>Without these changes</source>
        <translation>これらの変更の前の状態</translation>
    </message>
    <message>
        <source>Lists the changes of the scene and of the motion in front, oldest first. Select one to go to the state after this change; later changes can be restored until you make a new one.</source>
        <translation>シーンと前面のモーションへの変更を古い順に一覧します。選ぶと、その変更の直後の状態に移動します。後の変更は、新しい変更を行うまで元に戻せます。</translation>
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
    <name>furitsuke::edit::LayerClips</name>
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
    <name>furitsuke::panels::AnnotationText</name>
    <message>
        <source>Position  %1</source>
        <translation>位置  %1</translation>
    </message>
    <message>
        <source>Angles  %1 degrees</source>
        <translation>角度  %1 度</translation>
    </message>
    <message>
        <source>Size  %1, opacity %2</source>
        <translation>サイズ  %1、不透明度 %2</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>非表示</translation>
    </message>
    <message>
        <source>No shadow</source>
        <translation>影なし</translation>
    </message>
    <message>
        <source>Acceleration  %1</source>
        <translation>加速度  %1</translation>
    </message>
    <message>
        <source>Direction  %1</source>
        <translation>方向  %1</translation>
    </message>
    <message>
        <source>Noise  %1%</source>
        <translation>ノイズ  %1%</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>ground</source>
        <translation>地面</translation>
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
    <message>
        <source>Clean Up…</source>
        <translation>クリーンアップ…</translation>
    </message>
    <message>
        <source>Preview one pass that corrects all faults of a capture; each step can be left out</source>
        <translation>キャプチャのすべての問題を一度に修正するプレビューを表示します。どの段階も省けます</translation>
    </message>
    <message>
        <source>Noise: %1, %2; %3 would change</source>
        <translation>ノイズ: %1、%2。%3が変わります</translation>
    </message>
    <message numerus="yes">
        <source>%Ln frame(s)</source>
        <translation>
            <numerusform>%Ln フレーム</numerusform>
        </translation>
    </message>
    <message>
        <source>This motion moves no bones, so there is nothing to clean up.</source>
        <translation>このモーションはボーンを動かさないため、クリーンアップするものはありません。</translation>
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
    <name>furitsuke::panels::CycleText</name>
    <message>
        <source>Cycles that were found</source>
        <translation>見つかった周期</translation>
    </message>
    <message>
        <source>The cycles from the best one on: their frames, and how far poses and speeds at both ends are apart, compared with how far poses of the motion are apart usually.</source>
        <translation>最良のものから順に並べた周期です。フレームと、両端のポーズと速さの差を、モーションのポーズどうしの普段の差に対する割合で示します。</translation>
    </message>
    <message numerus="yes">
        <source>Frames %1–%2, %Ln long, difference %3 %</source>
        <translation>
            <numerusform>フレーム %1–%2、長さ %Ln、差 %3 %</numerusform>
        </translation>
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
        <source>%1  →  frame %2  (Shift: with all later keys, Alt: copy)</source>
        <translation>%1  →  フレーム %2（Shift：後ろのキーもすべて、Alt：コピー）</translation>
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
        <source>sound of the motion</source>
        <translation>モーションの音声</translation>
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
    <name>furitsuke::panels::FitMetricText</name>
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
    <name>furitsuke::panels::KeyDescription</name>
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
    <message>
        <source>Position  %1</source>
        <translation>位置  %1</translation>
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
        <translation>物理演算オフ</translation>
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
    <message numerus="yes">
        <source>Recording: %Ln frame(s), %1</source>
        <translation>
            <numerusform>記録中: %Ln フレーム、%1</numerusform>
        </translation>
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
        <translation>物理演算</translation>
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
    <message>
        <source>Pin the motion of %1</source>
        <translation>%1 のモーションを固定</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音声</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>背景</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考映像</translation>
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
    <message>
        <source>Release all morphs</source>
        <translation>モーフをすべて解除</translation>
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
    <message>
        <source>Original (hold F7)</source>
        <translation>元の動き (F7 を押す間)</translation>
    </message>
    <message>
        <source>Hold the button, or the key, to see the motion before the operation in all panels.</source>
        <translation>ボタンかキーを押している間、操作前のモーションをすべてのパネルに表示します。</translation>
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
    <name>furitsuke::panels::PhysicsValueTexts</name>
    <message>
        <source>free</source>
        <translation>制限なし</translation>
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
    <message>
        <source>Blend percentage</source>
        <translation>ブレンドの割合</translation>
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
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>回転</translation>
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
        <source>Selected rows (no keys)</source>
        <translation>選択した行 (キーなし)</translation>
    </message>
    <message>
        <source>Selected rows (%1 on %2)</source>
        <translation>選択した行 (%2 の%1)</translation>
    </message>
    <message>
        <source>Choose the keys to change: the selected keys, the keys of the selected rows, the keys in the repeated range, all keys from the playhead on, the keys of certain tracks and frames, or all keys.</source>
        <translation>変更するキーを選びます：選択したキー、選択した行のキー、くり返し範囲のキー、再生位置以降のすべてのキー、指定したトラックとフレームのキー、またはすべてのキー。</translation>
    </message>
    <message>
        <source>From the playhead on (from frame %L1)</source>
        <translation>再生位置以降（フレーム %L1 から）</translation>
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
    <name>furitsuke::panels::SectionHeader</name>
    <message>
        <source>The selected keys of one kind. Click to fold or unfold their values.</source>
        <translation>選択中のキーのうち同じ種類のものです。クリックで値を折りたたむか展開します。</translation>
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
    <name>furitsuke::panels::SoundRow</name>
    <message>
        <source>Waveform</source>
        <translation>波形</translation>
    </message>
    <message>
        <source>Click or drag to move the playhead, Ctrl+drag or Alt+drag to move the sound. Drag the lower edge to change the height.</source>
        <translation>クリックまたはドラッグで再生位置を、Ctrl または Alt+ドラッグで音を動かします。下端をドラッグすると高さが変わります。</translation>
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
    <name>furitsuke::panels::SyllableLane</name>
    <message>
        <source>Syllables</source>
        <translation>音節</translation>
    </message>
    <message>
        <source>Drag bars or their ends, double-click to split one, join two in the context menu; undo works here too</source>
        <translation>帯や端をドラッグ、ダブルクリックで分割、右クリックメニューで結合。元に戻すこともできます</translation>
    </message>
    <message>
        <source>Split Here</source>
        <translation>ここで分割</translation>
    </message>
    <message>
        <source>Join with Next</source>
        <translation>次と結合</translation>
    </message>
    <message>
        <source>Spread Again</source>
        <translation>割り当て直す</translation>
    </message>
    <message>
        <source>%1, frames %2–%3
Drag to move, drag an end to change the length, double-click to split.</source>
        <translation>%1、フレーム %2–%3
ドラッグで移動、端をドラッグで長さを変更、ダブルクリックで分割。</translation>
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
    <message>
        <source>Open a motion to see its keys here, or create a new one.</source>
        <translation>モーションを開くか新しく作ると、キーがここに表示されます。</translation>
    </message>
    <message>
        <source>Syllables</source>
        <translation>音節</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::TimelineView</name>
    <message>
        <source>Add key</source>
        <translation>キーの登録</translation>
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
    <message>
        <source>Outside parents</source>
        <translation>外部親</translation>
    </message>
    <message>
        <source>Prop</source>
        <translation>アクセサリ</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>重力</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
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
        <source> · self shadow off</source>
        <translation> · セルフ影オフ</translation>
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
    <message>
        <source>%1 · snapping</source>
        <translation>%1 · スナップ</translation>
    </message>
    <message>
        <source>Pose not registered: %1 ▾</source>
        <translation>未登録のポーズ：%1 ▾</translation>
    </message>
    <message>
        <source> · self shadow %1</source>
        <translation> · セルフ影 %1</translation>
    </message>
    <message>
        <source> (%1 units)</source>
        <translation>（%1 単位）</translation>
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
    <name>furitsuke::session::BackgroundTrack</name>
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
    <name>furitsuke::session::CaptureFitting</name>
    <message>
        <source>Fitting the captured motion…</source>
        <translation>キャプチャモーションをモデルに合わせています…</translation>
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
    <name>furitsuke::session::FilmCapturing</name>
    <message>
        <source>Looking for people…</source>
        <translation>人物を探しています…</translation>
    </message>
    <message>
        <source>Following the person…</source>
        <translation>人物を追跡しています…</translation>
    </message>
    <message>
        <source>Making the motion…</source>
        <translation>モーションを作成中…</translation>
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
    <name>furitsuke::session::PropEditing</name>
    <message>
        <source>Remove prop key</source>
        <translation>アクセサリのキーの削除</translation>
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
    <name>furitsuke::session::ScriptLibrary</name>
    <message>
        <source>no script is named &quot;%1&quot;</source>
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
    <name>furitsuke::session::Stage</name>
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
        <source>Pin the motion of %1</source>
        <translation>%1 のモーションを固定</translation>
    </message>
    <message>
        <source>Unpin the motion of %1</source>
        <translation>%1 のモーションの固定を解除</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>%1 の配置</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 の追加</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 の削除</translation>
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
    <message>
        <source>Close %1</source>
        <translation>%1 を閉じる</translation>
    </message>
    <message>
        <source>Assign the sound</source>
        <translation>音声の割り当て</translation>
    </message>
    <message>
        <source>Assign the background</source>
        <translation>背景の割り当て</translation>
    </message>
    <message>
        <source>Assign the reference</source>
        <translation>参考映像の割り当て</translation>
    </message>
</context>
<context>
    <name>furitsuke::session::StagePhysics</name>
    <message>
        <source>Change the physics</source>
        <translation>物理演算を変更</translation>
    </message>
</context>
<context>
    <name>furitsuke::session::TextureBudget</name>
    <message>
        <source>Scaling textures down…</source>
        <translation>テクスチャを縮小しています…</translation>
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
    <name>furitsuke::widgets::MessageList</name>
    <message>
        <source>The messages of the program, closed ones too</source>
        <translation>閉じたものも含むメッセージの一覧</translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s)</source>
        <translation>
            <numerusform>メッセージ %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Forget Closed Messages</source>
        <translation>閉じたメッセージを消去</translation>
    </message>
</context>
<context>
    <name>furitsuke::widgets::NoMatchLabel</name>
    <message>
        <source>No name contains &quot;%1&quot;.</source>
        <translation>「%1」を含む名前はありません。</translation>
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
    <name>furitsuke::widgets::SearchButtons</name>
    <message>
        <source>Clear the search</source>
        <translation>検索をクリア</translation>
    </message>
</context>
<context>
    <name>furitsuke::widgets::ShortcutTexts</name>
    <message>
        <source>%1 then %2</source>
        <comment>keys that are pressed one after another</comment>
        <translation>%1、続けて %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>shortcuts</comment>
        <translation>%1 または %2</translation>
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
    <name>furitsuke::window::ActionUpdater</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
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
    <name>furitsuke::window::DocumentStatus</name>
    <message>
        <source>Show the findings</source>
        <translation>検査結果を表示します</translation>
    </message>
    <message>
        <source>Encoding of the names in the file; choose another one</source>
        <translation>ファイル内の名前の文字コード。クリックして別のものを選べます</translation>
    </message>
    <message>
        <source>frame %1 / %2</source>
        <translation>フレーム %1 / %2</translation>
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
        <extracomment>the name of the selected bone</extracomment>
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
    <message>
        <source>Nothing changed</source>
        <translation>変更はありません</translation>
    </message>
    <message>
        <source>Encoding of the names: %1</source>
        <translation>名前の文字コード: %1</translation>
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
    <name>furitsuke::window::FieldHabits</name>
    <message>
        <source>+5, *2 and /2 change the value, and =3*4 calculates one; a double-click selects it.</source>
        <translation>+5、*2、/2 で値を変え、=3*4 で計算できます。ダブルクリックで数値全体を選択します。</translation>
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
    <message>
        <source>Scene</source>
        <translation>シーン</translation>
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
    <message>
        <source>Show %1</source>
        <translation>%1 を表示</translation>
    </message>
</context>
</TS>
