<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Operations</name>
    <message>
        <source>%1 %2 at %3, frame %4</source>
        <translation>%1 %2（%3、フレーム %4）</translation>
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
        <source>model units</source>
        <translation>MMD単位</translation>
    </message>
    <message>
        <source>degrees</source>
        <translation>度</translation>
    </message>
    <message>
        <source>frames</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>as displayed by MMD</source>
        <translation>MMD の表示</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Resample</source>
        <translation>キーの間引きと補い</translation>
    </message>
    <message>
        <source>Left and Right</source>
        <translation>左右</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Whole Motion</source>
        <translation>モーション全体</translation>
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
        <source>At</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>First frame to move</source>
        <translation>ここから後ろが動きます</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>フレーム数</translation>
    </message>
    <message>
        <source>Number of frames</source>
        <translation>フレームの数</translation>
    </message>
    <message>
        <source>Remove Frames</source>
        <translation>フレーム削除</translation>
    </message>
    <message>
        <source>Remove frames, as MMD does: move keys after a frame to the left. If several keys arrive at the frame, the last one is kept; if none arrives, the key at the frame is kept.</source>
        <translation>MMD の列フレーム削除のように、フレームより後ろのキーを前へ詰めます。同じフレームに重なるキーは最後のものが残り、重ならなければ元のキーが残ります。</translation>
    </message>
    <message>
        <source>The frame that later keys move to</source>
        <translation>後ろのキーがこのフレームまで詰められます</translation>
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
        <source>By</source>
        <translation>移動量</translation>
    </message>
    <message>
        <source>Number of frames; negative values move to the left</source>
        <translation>動かすフレーム数。負の値で前へ</translation>
    </message>
    <message>
        <source>Leave first</source>
        <translation>先頭を残す</translation>
    </message>
    <message>
        <source>Leave a copy of the key at frame 0, as MMD does</source>
        <translation>MMD のように、フレーム 0 のキーの写しを残します</translation>
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
        <source>Factor</source>
        <translation>倍率</translation>
    </message>
    <message>
        <source>2 doubles the length of the motion, 0.5 halves it</source>
        <translation>2 で長さが 2 倍、0.5 で半分になります</translation>
    </message>
    <message>
        <source>About</source>
        <translation>基準</translation>
    </message>
    <message>
        <source>The frame that does not move</source>
        <translation>動かないフレーム</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>丸め</translation>
    </message>
    <message>
        <source>How to round positions between two frames; MMD rounds down</source>
        <translation>フレームの間に来るキーの行き先。MMD は切り捨てます</translation>
    </message>
    <message>
        <source>Nearest</source>
        <translation>近い方</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>切り捨て</translation>
    </message>
    <message>
        <source>Keep cuts</source>
        <translation>カットを保つ</translation>
    </message>
    <message>
        <source>Keep two camera keys on adjacent frames adjacent</source>
        <translation>隣り合う二つのカメラキーを隣り合ったままにします</translation>
    </message>
    <message>
        <source>Ripple</source>
        <translation>後続</translation>
    </message>
    <message>
        <source>Whether later keys move with the last scaled key: none, those on the same tracks, or those on all tracks and the markers</source>
        <translation>終わりが動いた分だけ後続も動かすかどうか。動かさない、同じトラックだけ、全トラックとマーカー</translation>
    </message>
    <message>
        <source>Whether later keys move too, so that no gap is left: none, those on the same tracks, or those on all tracks and the markers</source>
        <translation>すき間ができないように後続も動かすかどうか。動かさない、同じトラックだけ、全トラックとマーカー</translation>
    </message>
    <message>
        <source>Whether later keys that are not selected move too: none, those on the same tracks, or those on all tracks and the markers</source>
        <translation>対象でないキーも一緒に動かすかどうか。動かさない、同じトラックの後続すべて、全トラックとマーカーの後続すべて</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>同じトラック</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
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
        <source>Trim</source>
        <translation>切り出し</translation>
    </message>
    <message>
        <source>Keep only the keys between two frames, on tracks with selected keys.</source>
        <translation>対象のキーがあるトラックで、二つのフレームの間だけを残します。</translation>
    </message>
    <message>
        <source>First</source>
        <translation>最初</translation>
    </message>
    <message>
        <source>First frame to keep</source>
        <translation>残す最初のフレーム</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>最後</translation>
    </message>
    <message>
        <source>Last frame to keep</source>
        <translation>残す最後のフレーム</translation>
    </message>
    <message>
        <source>Hold ends</source>
        <translation>両端を保つ</translation>
    </message>
    <message>
        <source>Insert keys at the two frames where the motion continues beyond them, to keep its shape</source>
        <translation>動きが続いている両端にキーを打ち、動きの形を保ちます</translation>
    </message>
    <message>
        <source>Rebase</source>
        <translation>先頭を 0 に</translation>
    </message>
    <message>
        <source>Move the first frame to frame 0</source>
        <translation>最初のフレームをフレーム 0 にします</translation>
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
        <source>Every</source>
        <translation>間隔</translation>
    </message>
    <message>
        <source>Distance between keys</source>
        <translation>キーの間隔</translation>
    </message>
    <message>
        <source>Only grid</source>
        <translation>間隔のキーだけ</translation>
    </message>
    <message>
        <source>Remove other keys in between, except at camera cuts and where physics, perspective or the shadow mode changes</source>
        <translation>間のキーを消します。カットと段階的に変わる値のキーは残します</translation>
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
        <source>Smooth</source>
        <translation>スムージング</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>幅</translation>
    </message>
    <message>
        <source>Reduce Keys</source>
        <translation>間引き</translation>
    </message>
    <message>
        <source>Remove keys of bones, morphs and the camera and fit the curves of the remaining keys, within error limits at every frame, and at every half frame where not every frame has a key. With a model, the limits apply to every bone in world space, including parents, IK, append transforms and bone morphs; without a model, to each bone relative to its parent. Keys at the ends, around stretches without movement, at camera cuts, where the physics flag changes, and at turning points of morphs are kept. The largest errors are reported.</source>
        <translation>ボーン、モーフ、カメラのキーを減らし、残りのキーの補間曲線を合わせて、どのフレームでも、全フレームキーでない所では半フレームでも、誤差を範囲内に保ちます。モデルがあれば、親、IK、付与、ボーンモーフを含めたワールド座標での各ボーンの誤差を、なければ親に対する誤差を見ます。両端、静止区間、カメラのカット、物理の切り替え、モーフの折り返しは残ります。最大の誤差を知らせます。</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Largest position error of bones</source>
        <translation>ボーンの位置の許容誤差</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>Largest rotation error of bones</source>
        <translation>ボーンの角度の許容誤差</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>ウェイト</translation>
    </message>
    <message>
        <source>Largest weight error of morphs</source>
        <translation>モーフのウェイトの許容誤差</translation>
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
        <source>Camera position</source>
        <translation>カメラ位置</translation>
    </message>
    <message>
        <source>Largest position error of the camera target</source>
        <translation>カメラの注視点の許容誤差</translation>
    </message>
    <message>
        <source>Camera angle</source>
        <translation>カメラ角度</translation>
    </message>
    <message>
        <source>Largest error of each camera angle</source>
        <translation>カメラの各角度の許容誤差</translation>
    </message>
    <message>
        <source>Camera distance</source>
        <translation>カメラ距離</translation>
    </message>
    <message>
        <source>Largest error of the camera distance</source>
        <translation>カメラの距離の許容誤差</translation>
    </message>
    <message>
        <source>View angle</source>
        <translation>視野角</translation>
    </message>
    <message>
        <source>Largest error of the view angle</source>
        <translation>視野角の許容誤差</translation>
    </message>
    <message>
        <source>Mirror Left and Right</source>
        <translation>左右反転</translation>
    </message>
    <message>
        <source>Mirror the keys of each side to the other side, as in a mirror between left and right. Curves and the physics flag do not change. Names are paired by 左 and 右 anywhere, by the words left and right, by separate letters L and R, and by a table. With a model, tracks whose counterpart is missing in the model are skipped and noted.</source>
        <translation>各側のキーを、左右の間に鏡があるように反対側へ反転します。補間曲線と物理の切り替えは変わりません。名前は 左 と 右、left と right、区切られた L と R、表で組にします。モデルがあれば、モデルにないものはそのまま残して知らせます。</translation>
    </message>
    <message>
        <source>Center</source>
        <translation>中央も</translation>
    </message>
    <message>
        <source>Mirror tracks of neither side in place, including the camera and the light</source>
        <translation>左右のないトラックもその場で反転します。カメラと照明も含みます</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Whether to exchange the keys of both sides or to copy them to the other side</source>
        <translation>キーを元の側からなくすかどうか</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>入れ替え</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>名前の組</translation>
    </message>
    <message>
        <source>Pairs of names that do not contain 左/右, left/right or L/R; a row is LEFT,RIGHT</source>
        <translation>左/右、left/right、L/R で分からない名前の組。一行に 左,右</translation>
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
        <source>Correct Positions and Angles</source>
        <translation>位置角度補正</translation>
    </message>
    <message>
        <source>Multiply the values of keys and add to them, per axis. Changes positions of bones and of the camera target, angles of bones (in MMD&apos;s order YXZ) and of the camera, weights of morphs, and distances of the camera and the self shadow as displayed by MMD.</source>
        <translation>キーの値に軸ごとに掛けて足します。ボーンとカメラ注視点の位置、ボーン（MMD の順序 YXZ）とカメラの角度、モーフのウェイト、MMD の表示でのカメラとセルフ影の距離が対象です。</translation>
    </message>
    <message>
        <source>Position factor</source>
        <translation>位置の倍率</translation>
    </message>
    <message>
        <source>Factor for positions</source>
        <translation>位置に掛けます</translation>
    </message>
    <message>
        <source>Position offset</source>
        <translation>位置に加算</translation>
    </message>
    <message>
        <source>Added after the multiplication</source>
        <translation>そのあと足します</translation>
    </message>
    <message>
        <source>Angle factor</source>
        <translation>角度の倍率</translation>
    </message>
    <message>
        <source>Factor for angles</source>
        <translation>角度に掛けます</translation>
    </message>
    <message>
        <source>Angle offset</source>
        <translation>角度に加算</translation>
    </message>
    <message>
        <source>Weight factor</source>
        <translation>ウェイトの倍率</translation>
    </message>
    <message>
        <source>Factor for morph weights</source>
        <translation>モーフのウェイトに掛けます</translation>
    </message>
    <message>
        <source>Weight offset</source>
        <translation>ウェイトに加算</translation>
    </message>
    <message>
        <source>Distance factor</source>
        <translation>距離の倍率</translation>
    </message>
    <message>
        <source>Factor for distances</source>
        <translation>距離に掛けます</translation>
    </message>
    <message>
        <source>Distance offset</source>
        <translation>距離に加算</translation>
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
        <source>Pose</source>
        <translation>ポーズ</translation>
    </message>
    <message>
        <source>Pose (VPD) or another motion; if empty, a frame of this motion</source>
        <translation>ポーズ (VPD) または別のモーション。なければこのモーションのフレームがポーズになります</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>フレーム</translation>
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
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>取り除く</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>掛ける側</translation>
    </message>
    <message>
        <source>Whether the pose rotates bones in the space of the parent or in their own space</source>
        <translation>ポーズの回転を親の座標で掛けるか、ボーン自身の座標で掛けるか</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>親</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>Add missing</source>
        <translation>ないボーンも</translation>
    </message>
    <message>
        <source>Add a key at the first selected frame to bones of the pose without keys</source>
        <translation>キーのないポーズのボーンにも、最初の対象フレームでキーを打ちます</translation>
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
        <source>Offset</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Offset, added after the rotation</source>
        <translation>回したあとの移動量</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>回転</translation>
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
        <source>Merge Motion</source>
        <translation>モーションの合成</translation>
    </message>
    <message>
        <source>Add keys of another motion to this one, moved in time. Missing tracks are added.</source>
        <translation>別のモーションのキーを、時間をずらして入れます。ないトラックは追加されます。</translation>
    </message>
    <message>
        <source>With</source>
        <translation>相手</translation>
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
        <source>Replace</source>
        <translation>置き換え</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Its tracks</source>
        <translation>相手のトラック</translation>
    </message>
    <message>
        <source>Tracks of the other motion, such as 左腕,右腕 or morphs; empty: all</source>
        <translation>相手のトラック。例: 左腕,右腕、morphs。空欄: すべて</translation>
    </message>
    <message>
        <source>Its frames</source>
        <translation>相手のフレーム</translation>
    </message>
    <message>
        <source>Frames of the other motion, such as 30, 10-20 or 10-; empty: all</source>
        <translation>相手のフレーム。例: 30、10-20、10-。空欄: すべて</translation>
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
        <source>Rename Bones and Morphs</source>
        <translation>ボーンとモーフの名前変更</translation>
    </message>
    <message>
        <source>Rename tracks with a table of two columns, old and new name; morphs are written morph:NAME. Names that another track has are skipped and noted.</source>
        <translation>旧名と新名の 2 列の表でトラックの名前を変えます。モーフは morph:名前 と書きます。ほかのトラックにある名前は付けず、知らせます。</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Table of names; a row is OLD,NEW</source>
        <translation>表。一行に 旧名,新名</translation>
    </message>
    <message>
        <source>Randomize</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>Smooth the values of bone, morph and camera keys. The Gaussian filter uses the weighted mean of the motion around each key; the Butterworth low-pass removes movement above a frequency and does not shift the motion in time. Camera cuts are kept.</source>
        <translation>ボーン、モーフ、カメラのキーの値を滑らかにします。前後の動きのガウス平均か、ある周波数より速い震えを削除し時間をずらさないバターワースの低域通過フィルタを使います。カメラのカットは残ります。</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Filter to use</source>
        <translation>フィルタの種類</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>ガウス</translation>
    </message>
    <message>
        <source>Butterworth</source>
        <translation>バターワース</translation>
    </message>
    <message>
        <source>Standard deviation of the Gaussian; larger values are smoother</source>
        <translation>ガウスの標準偏差。広いほど滑らかになります</translation>
    </message>
    <message>
        <source>Cutoff</source>
        <translation>遮断周波数</translation>
    </message>
    <message>
        <source>Removes movement faster than this: 5 Hz removes what repeats more than five times per second</source>
        <translation>これより速い動きを削除します。5 Hz なら 1 秒に 5 回より多く繰り返す動きを削除します</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>Order of the low-pass; larger values separate slow and fast movement more sharply</source>
        <translation>速い波と遅い波を分ける鋭さ</translation>
    </message>
    <message>
        <source>Hz</source>
        <translation>Hz</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>乱数の種</translation>
    </message>
    <message>
        <source>Random seed; the same number gives the same result</source>
        <translation>乱数の種。同じ数なら同じ結果になります</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>周波数</translation>
    </message>
    <message>
        <source>Approximate number of oscillations per second</source>
        <translation>1 秒におよそ何回揺れるか</translation>
    </message>
    <message>
        <source>Distance between keys after new ones are inserted; up to twice as large</source>
        <translation>今のキーの間に、この間隔から 2 倍までの間隔でキーを打ちます</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>物理演算</translation>
    </message>
    <message>
        <source>Bake Physics to Keys</source>
        <translation>物理演算の焼き込み</translation>
    </message>
    <message>
        <source>Replace physics by keys that show the same, on the bones that rigid bodies move, or on those of them that are named, between the first and the last chosen frame. The simulation begins at frame 0 of the motion. Physics is off at the new keys, so that every program shows them; where a part of the motion ends, a key switches it on again. IK that only moves these bones is switched off. Keys at which the motion itself switches physics off stay. Keys cannot show everything: a bone with a fixed axis only rotates about it, other IK overrides its bones while it is on, and bones without physics that inherit from these follow their new keys. Notes name such bones, and those whose names a VMD file cannot hold.</source>
        <translation>最初から最後の対象フレームまで、剛体が動かすボーン、またはそのうち名前で指定したボーンの物理演算を、同じ動きを見せるキーに置き換えます。物理演算はモーションのフレーム 0 から始めます。新しいキーでは物理演算がオフになるので、どのソフトでも同じに見えます。モーションの一部だけのときは、その終わりのキーでオンに戻します。これらのボーンだけを動かす IK はオフにします。モーション自身が物理演算をオフにするキーは残ります。キーで表せないものもあります。回転軸が固定されたボーンはその軸でしか回らず、ほかの IK はオンの間ボーンを上書きし、物理演算のないボーンが付与親としてこれらを使うと新しいキーに従います。そのようなボーンと、VMD に名前が入らないボーンは注記で知らせます。</translation>
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
        <source>Steps</source>
        <translation>計算回数</translation>
    </message>
    <message>
        <source>Steps of the simulation per second</source>
        <translation>1 秒あたりの物理演算の回数</translation>
    </message>
    <message>
        <source>60</source>
        <translation>60</translation>
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
        <source>Settle</source>
        <translation>なじませる時間</translation>
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
        <source>Ground</source>
        <translation>床</translation>
    </message>
    <message>
        <source>Let bodies collide with the ground</source>
        <translation>剛体を床に衝突させる</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>重力</translation>
    </message>
    <message>
        <source>Acceleration of gravity, as displayed by MMD; gravity keys of the motion replace it</source>
        <translation>MMD の表示での重力加速度（モーションに重力のキーがあれば、そちらを使用）</translation>
    </message>
    <message>
        <source>Gravity direction</source>
        <translation>重力の方向</translation>
    </message>
    <message>
        <source>Direction of gravity</source>
        <translation>重力の働く方向</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>ノイズ</translation>
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
        <source>Switch IK</source>
        <translation>IK の切り替え</translation>
    </message>
    <message>
        <source>Switch off IK that only moves bones with new keys</source>
        <translation>新しいキーのボーンだけを動かす IK をオフにする</translation>
    </message>
    <message>
        <source>Unbake Physics</source>
        <translation>物理演算の焼き込みを解除</translation>
    </message>
    <message>
        <source>Return bones with rigid bodies from keys to physics: remove the chosen keys of these bones at which physics is off. If keys before them stay that switch physics off, the first of the chosen keys stays too, and switches it on.</source>
        <translation>剛体のあるボーンをキーから物理演算に戻します。これらのボーンの、物理演算がオフの対象のキーを消します。その前に物理演算をオフにするキーが残るときは、対象の最初のキーも残し、そこでオンにします。</translation>
    </message>
    <message>
        <source>Switch on IK that only moves such bones, in the chosen keys</source>
        <translation>対象のキーで、そのようなボーンだけを動かす IK をオンにする</translation>
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
        <source>Fade in</source>
        <translation>立ち上がり</translation>
    </message>
    <message>
        <source>Time over which the noise fades in</source>
        <translation>揺れが大きくなるまでの長さ</translation>
    </message>
    <message>
        <source>Fade out</source>
        <translation>収まり</translation>
    </message>
    <message>
        <source>Time over which the noise fades out</source>
        <translation>収まるまでの長さ</translation>
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
        <source>Largest change of the angles</source>
        <translation>角度の揺れの最大</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>Largest change of the distance</source>
        <translation>距離の揺れの最大</translation>
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
        <source>Morph</source>
        <translation>モーフ</translation>
    </message>
    <message>
        <source>Morph that closes the eyes</source>
        <translation>目を閉じるモーフ</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>間隔</translation>
    </message>
    <message>
        <source>Mean time from one blink to the next</source>
        <translation>まばたきの平均間隔</translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation>ばらつき</translation>
    </message>
    <message>
        <source>Variation of the interval: 0 for none, 1 for 0 to twice the mean</source>
        <translation>間隔のばらつき。0 で一定、1 で 0 から平均の 2 倍まで</translation>
    </message>
    <message>
        <source>Closing</source>
        <translation>閉じる時間</translation>
    </message>
    <message>
        <source>Time to close the eyes</source>
        <translation>目を閉じるまでの長さ</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>閉じている時間</translation>
    </message>
    <message>
        <source>Time that the eyes stay closed</source>
        <translation>目を閉じている長さ</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>開く時間</translation>
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
        <source>Avoid</source>
        <translation>避けるモーフ</translation>
    </message>
    <message>
        <source>Do not blink while one of these morphs, separated by commas, is not 0</source>
        <translation>これらのモーフ（カンマ区切り）が 0 でない間はまばたきしません</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>上書き</translation>
    </message>
    <message>
        <source>Also blink where the morph itself is not 0, and replace its keys there</source>
        <translation>そのモーフが 0 でないところでもまばたきし、キーを置き換えます</translation>
    </message>
    <message>
        <source>Make Loop</source>
        <translation>ループにする</translation>
    </message>
    <message>
        <source>Make the last selected frame equal to the first, so that the motion can repeat. Works on bones, morphs, camera, light and self shadow. The difference is blended over a number of frames and added to the motion there. Camera angles may end whole turns away from the start, and the blend does not cross camera cuts. Or add frames after the end in which the motion returns to the start; feet on the floor stay or make a step.</source>
        <translation>最後の対象フレームを最初と同じにして、くり返せるようにします。ボーン、モーフ、カメラ、照明、セルフ影が対象です。差は何フレームかに分けて動きに重ねます。カメラは最初から何回転かした向きで終わってもよく、なじませはカットを越えません。または、最後の後に最初のポーズへ戻るフレームを加えます。床に着いた足はその場に残るか、一歩踏み出します。</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>なじませ</translation>
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
        <source>End</source>
        <translation>終わり</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>始まり</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>両方</translation>
    </message>
    <message>
        <source>Semi-Standard Bones</source>
        <translation>準標準ボーン</translation>
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
        <source>Root</source>
        <translation>全ての親</translation>
    </message>
    <message>
        <source>全ての親 into センター and the foot IK bones</source>
        <translation>全ての親をセンターと足のIKへ</translation>
    </message>
    <message>
        <source>Groove</source>
        <translation>グルーブ</translation>
    </message>
    <message>
        <source>グルーブ into センター</source>
        <translation>グルーブをセンターへ</translation>
    </message>
    <message>
        <source>Waist</source>
        <translation>腰</translation>
    </message>
    <message>
        <source>腰 into 上半身 and 下半身, its translation into its parent</source>
        <translation>腰を上半身と下半身へ、移動はその親へ</translation>
    </message>
    <message>
        <source>Upper body 2</source>
        <translation>上半身2</translation>
    </message>
    <message>
        <source>上半身2 into 上半身</source>
        <translation>上半身2を上半身へ</translation>
    </message>
    <message>
        <source>Arm twist</source>
        <translation>腕捩</translation>
    </message>
    <message>
        <source>腕捩 into 腕</source>
        <translation>腕捩を腕へ</translation>
    </message>
    <message>
        <source>Wrist twist</source>
        <translation>手捩</translation>
    </message>
    <message>
        <source>手捩 into 手首</source>
        <translation>手捩を手首へ</translation>
    </message>
    <message>
        <source>Shoulder p</source>
        <translation>肩P</translation>
    </message>
    <message>
        <source>肩P into 肩, and 肩C into 腕</source>
        <translation>肩Pを肩へ、肩Cを腕へ</translation>
    </message>
    <message>
        <source>Foot IK parent</source>
        <translation>足IK親</translation>
    </message>
    <message>
        <source>足IK親 into 足ＩＫ</source>
        <translation>足IK親を足ＩＫへ</translation>
    </message>
    <message>
        <source>Leg d</source>
        <translation>足D</translation>
    </message>
    <message>
        <source>足D, ひざD and 足首D into 足, ひざ and 足首, where IK is off in the whole motion</source>
        <translation>IKがずっと切れているところで、足D、ひざD、足首Dを足、ひざ、足首へ</translation>
    </message>
    <message>
        <source>Max position error</source>
        <translation>位置の誤差の上限</translation>
    </message>
    <message>
        <source>Largest position error between keys; spans above it get a key at every frame</source>
        <translation>キーの間でこれより離れると毎フレームにキーを打つ距離</translation>
    </message>
    <message>
        <source>Max angle error</source>
        <translation>角度の誤差の上限</translation>
    </message>
    <message>
        <source>Largest rotation error between keys</source>
        <translation>回転がずれてよい角度</translation>
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
        <source>no selected bone carries the others</source>
        <translation>選択したボーンには、ほかのボーンを動かすものがありません</translation>
    </message>
    <message>
        <source>moved: %1</source>
        <translation>移動しました: %1</translation>
    </message>
    <message>
        <source>%n blinks were omitted because the eyes are already moving</source>
        <translation>目がすでに動いているため、まばたき %n 回を省きました</translation>
    </message>
    <message>
        <source>%n names have no counterpart; their keys do not change</source>
        <translation>左右の相手がない名前が %n 個あり、そのキーは変わりません</translation>
    </message>
    <message>
        <source>the model has no "%1"</source>
        <translation>モデルに「%1」がありません</translation>
    </message>
    <message>
        <source>the motion has no "%1"</source>
        <translation>モーションに「%1」がありません</translation>
    </message>
    <message>
        <source>the name has no counterpart</source>
        <translation>この名前には左右の相手がありません</translation>
    </message>
    <message>
        <source>it rotates bones after IK, which no standard bone can do</source>
        <translation>IK の後でボーンを回しています。これを行える標準ボーンはありません</translation>
    </message>
    <message>
        <source>%n spans were baked to a key at every frame, because no curve fits them</source>
        <translation>合う補間曲線がないため、%n 区間を全フレームのキーに焼き込みました</translation>
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
    <message>
        <source>%n keys were replaced by later keys on the same frame</source>
        <translation>キー %n 個は、同じフレームの後のキーで置き換わりました</translation>
    </message>
    <message>
        <source>the motion has no keys left</source>
        <translation>モーションにキーが残っていません</translation>
    </message>
    <message>
        <source>%n keys outside of the timeline were left out</source>
        <translation>タイムラインの外のキー %n 個を省きました</translation>
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
        <source>another track has the name "%1"</source>
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
        <source>keys cannot show exactly what physics shows because of append transforms, IK or a fixed axis: %1</source>
        <translation>付与、IK、固定軸のため、キーでは物理演算どおりに表せません: %1</translation>
    </message>
    <message>
        <source>a VMD file cannot hold names of more than 15 bytes, so that it has no usable keys for %n bones: %1</source>
        <translation>VMD には 15 バイトを超える名前が入らないため、%n 個のボーンのキーは VMD では使えません: %1</translation>
    </message>
    <message>
        <source>keys cannot refer to %n bones, which have no name of their own in a motion: %1</source>
        <translation>モーションから参照できる名前がないため、%n 個のボーンにはキーを打てません: %1</translation>
    </message>
    <message>
        <source>physics still moves bones above these, so that they do not stay where they were: %1</source>
        <translation>次のボーンは上の階層のボーンがまだ物理演算で動くため、元の位置には留まりません: %1</translation>
    </message>
    <message>
        <source>these bodies moved impossibly fast and were placed on their bones again: %1</source>
        <translation>次の剛体はありえない速さで動いたので、ボーンの位置に戻しました: %1</translation>
    </message>
    <message>
        <source>IK overrides the pose of these bones while it is on: %1</source>
        <translation>IK がオンの間、次のボーンのポーズは IK で上書きされます: %1</translation>
    </message>
    <message>
        <source>the pose moves this bone, but the motion has no keys for it</source>
        <translation>ポーズはこのボーンを動かしますが、モーションにはそのキーがありません</translation>
    </message>
    <message>
        <source>the motion has no such track</source>
        <translation>モーションにそのトラックはありません</translation>
    </message>
    <message>
        <source>%n spans with different curves for x and z were baked to a key at every frame</source>
        <translation>X と Z の補間曲線が異なる %n 区間を全フレームのキーに焼き込みました</translation>
    </message>
    <message>
        <source>%n spans of the camera target have different curves for x and z, and their shape changes; bake them first</source>
        <translation>カメラの注視点で X と Z の補間曲線が異なる区間が %n か所あり、形が変わります。先に焼き込んでください</translation>
    </message>
    <message>
        <source>the model has no such bone</source>
        <translation>モデルにそのボーンはありません</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>音楽</translation>
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
        <source>Lyrics</source>
        <translation>歌詞</translation>
    </message>
    <message>
        <source>File with the syllables and their times</source>
        <translation>音節と時刻が入ったファイル</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>声部</translation>
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
        <source>From sound</source>
        <translation>音声の先頭から</translation>
    </message>
    <message>
        <source>Count the times from the start of the sound of the motion</source>
        <translation>モーションの音声の先頭を時刻 0 とします</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>モーフ</translation>
    </message>
    <message>
        <source>Morphs for a, i, u, e, o and n, separated by commas</source>
        <translation>あ・い・う・え・お・んのモーフ (カンマ区切り)</translation>
    </message>
    <message>
        <source>Weight of the morphs at medium loudness</source>
        <translation>中くらいの音量でのモーフの値</translation>
    </message>
    <message>
        <source>Dynamics</source>
        <translation>強弱</translation>
    </message>
    <message>
        <source>Difference between the weights of the loudest and the softest syllable</source>
        <translation>最も大きい音節と最も小さい音節の値の差</translation>
    </message>
    <message>
        <source>Rise</source>
        <translation>開く時間</translation>
    </message>
    <message>
        <source>Time to open the mouth</source>
        <translation>口が開くまでの時間</translation>
    </message>
    <message>
        <source>Fall</source>
        <translation>閉じる時間</translation>
    </message>
    <message>
        <source>Time to close the mouth</source>
        <translation>口が閉じるまでの時間</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>先行</translation>
    </message>
    <message>
        <source>Time by which the mouth is ahead of the sound</source>
        <translation>口が音より先に動く時間</translation>
    </message>
    <message>
        <source>Closure</source>
        <translation>唇を閉じる時間</translation>
    </message>
    <message>
        <source>Time that the lips are closed before m, b and p; 0 for not at all</source>
        <translation>m・b・p の前に唇を閉じる時間。0 で閉じない</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>最短</translation>
    </message>
    <message>
        <source>Omit syllables that start fewer frames after the one before</source>
        <translation>前の音節からのフレーム数がこれより少ない音節を省きます</translation>
    </message>
    <message>
        <source>Replace the keys of these morphs from the first to the last syllable, or all of them</source>
        <translation>これらのモーフのキーを、最初から最後の音節まで、またはすべて置き換えます</translation>
    </message>
    <message>
        <source>the lyrics file is damaged; the notes before it are used: %1</source>
        <translation>歌詞ファイルが壊れています。それより前の音符を使いました: %1</translation>
    </message>
    <message>
        <source>%n lines of the lyrics file cannot be read; the first: %1</source>
        <translation>歌詞ファイルの %n 行を読み取れません。最初: %1</translation>
    </message>
    <message>
        <source>the model has no morph for these vowels: %1</source>
        <translation>モデルにこれらの母音のモーフがありません: %1</translation>
    </message>
    <message>
        <source>no syllable is within these frames</source>
        <translation>これらのフレームに音節がありません</translation>
    </message>
    <message>
        <source>%n texts have characters without a reading, such as kanji; the mouth stays closed there. The first: %1</source>
        <translation>漢字など、読みの分からない文字を含む歌詞が %n 個あります。そこでは口を閉じたままにします。最初: %1</translation>
    </message>
    <message>
        <source>the model has no morph for these vowels; similar ones replace it: %1</source>
        <translation>モデルにこれらの母音のモーフがないため、似たモーフで代用しました: %1</translation>
    </message>
    <message>
        <source>%n syllables were omitted because they are too short</source>
        <translation>短すぎる音節 %n 個を省きました</translation>
    </message>
    <message>
        <source>the lyrics are too long; the first 200000 syllables are used</source>
        <translation>歌詞が長すぎます。最初の 200000 音節を使いました</translation>
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
        <source>Sound</source>
        <translation>音声</translation>
    </message>
    <message>
        <source>Sound file; the sound of the motion by default</source>
        <translation>音声ファイル。指定しないときはモーションの音声</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>追う対象</translation>
    </message>
    <message>
        <source>What the mouth follows: the vowels of a voice without music, or the loudness of any sound</source>
        <translation>口の動きのもと: 音楽の入っていない歌声の母音、または任意の音声の音量</translation>
    </message>
    <message>
        <source>Vowels</source>
        <translation>母音</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>音量</translation>
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
        <source>Range</source>
        <translation>範囲</translation>
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
        <source>Weight of the morphs at medium loudness; when following the loudness, at the loud parts</source>
        <translation>中くらいの音量でのモーフの値。音量を追うときは大きい部分での値</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>許容誤差</translation>
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
        <source>no voice is heard in the sound</source>
        <translation>音声に歌声がありません</translation>
    </message>
    <message>
        <source>the sound is silent</source>
        <translation>音声が無音です</translation>
    </message>
    <message>
        <source>no marked spot shows these vowels; they are derived from the others: %1</source>
        <translation>これらの母音は印を付けたところにないため、ほかの母音から推定しました: %1</translation>
    </message>
    <message>
        <source>no vowel is marked, so that those of an average male voice are assumed; for better results, add a marker named あ, い, う, え or お where each vowel is sung</source>
        <translation>母音に印がないため、平均的な男声とみなしました。精度を上げるには、それぞれの母音を歌っているところに あ・い・う・え・お という名前のマーカーを追加してください</translation>
    </message>
    <message>
        <source>at %n marked spots, no voice is heard; they are not used</source>
        <translation>印を付けた %n か所に歌声がないため、使いませんでした</translation>
    </message>
    <message>
        <source>at a marked spot, no voice is heard; it is not used</source>
        <translation>印を付けたところに歌声がないため、使いませんでした</translation>
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
        <source>Remove jumps of one or a few frames from recorded bones and morphs: keys that leave the motion around them and come back at once get the value between their neighbors. Rotations whose components have the wrong sign, or that are off by a half turn, are corrected. Only keys that are at most three frames apart are examined, so that poses set by hand stay.</source>
        <translation>記録したボーンとモーフから、1～数フレームの飛びを除去します。前後の動きから外れてすぐに戻るキーは、隣のキーの間の値になります。成分の符号が誤っている回転や、半回転ずれた回転は直します。間隔が 3 フレーム以内のキーだけを調べるため、手で付けたポーズは残ります。</translation>
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
        <source>Longest</source>
        <translation>最長</translation>
    </message>
    <message>
        <source>Longest jump</source>
        <translation>最も長い飛び</translation>
    </message>
    <message>
        <source>Longest flip</source>
        <translation>最長の反転</translation>
    </message>
    <message>
        <source>Longest time that a rotation is flipped; 0 to keep flips</source>
        <translation>回転が反転している最長の時間。0 で反転を残す</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>符号</translation>
    </message>
    <message>
        <source>Also give rotations the sign that is closest to the previous key, which does not change the motion</source>
        <translation>回転の符号も一つ前のキーと同じ側にそろえます。動きは変わりません</translation>
    </message>
    <message>
        <source>%n jumps were removed</source>
        <translation>%n 個の飛びを除去しました</translation>
    </message>
    <message>
        <source>%n flipped rotations were corrected</source>
        <translation>反転した回転 %n 個を直しました</translation>
    </message>
    <message>
        <source>Fill Gaps</source>
        <translation>欠落の補間</translation>
    </message>
    <message>
        <source>Bridge gaps of recorded bones and morphs, where keys follow each other frame by frame and then are missing, by a smooth movement that starts and ends with the speed of the motion around it. Or replace the keys in the chosen frames by such a bridge.</source>
        <translation>記録したボーンとモーフで、毎フレーム続くキーが途切れた部分を、前後の動きの速さで始まり終わる滑らかな動きでつなぎます。選んだフレームのキーをそのようなつなぎに置き換えることもできます。</translation>
    </message>
    <message>
        <source>Bridge the gaps between keys, or all of the chosen frames</source>
        <translation>キーの途切れた部分、または選んだフレーム全体をつなぎます</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>欠落</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長さ</translation>
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
        <source>%n gaps were filled</source>
        <translation>%n か所の欠落を補間しました</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>フレーム</translation>
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
        <source>Floor</source>
        <translation>床</translation>
    </message>
    <message>
        <source>Height of the floor</source>
        <translation>床の高さ</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>A contact starts within this distance of the ankle from its height on the floor</source>
        <translation>足首の高さと床に立つ時の高さとの差がこれ以下になると接地が始まります</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
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
        <source>Hysteresis</source>
        <translation>ヒステリシス</translation>
    </message>
    <message>
        <source>A contact ends at this multiple of the height or speed</source>
        <translation>高さか速さがこの倍率を超えると接地が終わります</translation>
    </message>
    <message>
        <source>Shortest contact</source>
        <translation>最短の接地</translation>
    </message>
    <message>
        <source>Time before and after a contact in which the foot is moved to its place</source>
        <translation>接地の前後で足をその位置へ移す時間</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>足裏を水平に</translation>
    </message>
    <message>
        <source>Turn the foot flat and place it on the floor</source>
        <translation>足裏を床と平行にして床に置きます</translation>
    </message>
    <message>
        <source>Lower body</source>
        <translation>体を下げる</translation>
    </message>
    <message>
        <source>Lower センター where a leg would be stretched too far</source>
        <translation>脚が伸びすぎる所でセンターを下げます</translation>
    </message>
    <message>
        <source>%n contacts of feet with the floor were found</source>
        <translation>接地 %n か所を検出しました</translation>
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
        <source>Jump</source>
        <translation>ジャンプ</translation>
    </message>
    <message>
        <source>Longest jump that keeps its height</source>
        <translation>高さを保つ最長のジャンプ</translation>
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
        <source>Stops</source>
        <translation>止まる所</translation>
    </message>
    <message>
        <source>Accents</source>
        <translation>速い所</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>マーカー</translation>
    </message>
    <message>
        <source>The frames of the poses, such as 30, 62, 95, if these are given</source>
        <translation>ポーズのフレームを指定するときの番号。例: 30, 62, 95</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>合わせる拍</translation>
    </message>
    <message>
        <source>Move poses to beats, to half beats as well, or to the starts of bars</source>
        <translation>ポーズを拍に、半拍にも、または小節の頭に移します</translation>
    </message>
    <message>
        <source>Beats</source>
        <translation>拍</translation>
    </message>
    <message>
        <source>Half beats</source>
        <translation>半拍</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>小節</translation>
    </message>
    <message>
        <source>Farthest</source>
        <translation>最大の距離</translation>
    </message>
    <message>
        <source>Poses that are farther from a beat are not moved to it</source>
        <translation>拍からこれより遠いポーズは移しません</translation>
    </message>
    <message>
        <source>Apart</source>
        <translation>間隔</translation>
    </message>
    <message>
        <source>Shortest time between poses that are found</source>
        <translation>検出するポーズの間の最短の時間</translation>
    </message>
    <message>
        <source>no pose is near enough to a beat</source>
        <translation>拍の近くにポーズがありません</translation>
    </message>
    <message>
        <source>%n poses are on beats</source>
        <translation>ポーズ %n 個を拍に合わせました</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>つなぎ</translation>
    </message>
    <message>
        <source>Number of frames to add after the end, in which the motion returns to the start; 0 to blend instead</source>
        <translation>最後の後に加える、最初に戻るためのフレーム数。0 のときは加えずになじませます</translation>
    </message>
    <message>
        <source>Pin Hand, Foot or Head</source>
        <translation>手・足・頭の固定</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部位</translation>
    </message>
    <message>
        <source>What is held</source>
        <translation>固定するもの</translation>
    </message>
    <message>
        <source>Left hand</source>
        <translation>左手</translation>
    </message>
    <message>
        <source>Right hand</source>
        <translation>右手</translation>
    </message>
    <message>
        <source>Left foot</source>
        <translation>左足</translation>
    </message>
    <message>
        <source>Right foot</source>
        <translation>右足</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>頭</translation>
    </message>
    <message>
        <source>To</source>
        <translation>固定する場所</translation>
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
        <source>Rotation</source>
        <translation>回転</translation>
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
        <source>the structure of the model does not allow an exact result: bones are not at their places at %n frames; the largest distance in model units is %1</source>
        <translation>モデルの構造上、正確な結果になりません。%n フレームでボーンが元の位置からずれます。最大の距離（MMD単位）: %1</translation>
    </message>
    <message>
        <source>the structure of the model does not allow an exact result: bones have other rotations at %n frames; the largest difference in degrees is %1</source>
        <translation>モデルの構造上、正確な結果になりません。%n フレームでボーンの回転が元と異なります。最大の差（度）: %1</translation>
    </message>
    <message>
        <source>%1, frame %2</source>
        <translation>%1、フレーム %2</translation>
    </message>
    <message>
        <source>the speed at least doubles or halves at %n frames; the largest factor and its frames: %1</source>
        <translation>%n フレームで速さが 2 倍以上または半分以下になります。最大の倍率とそのフレーム: %1</translation>
    </message>
    <message>
        <source>the held part does not reach its place at %n frames; the largest distance in model units is %1</source>
        <translation>固定した部位が %n フレームで届きません。最大の距離（MMD単位）: %1</translation>
    </message>
    <message>
        <source>Steps of the stage: level feet up to this far above or below the floor are held at their own height; 0 for a flat floor</source>
        <translation>ステージの段差: 床からこの高さまで上または下にある水平な足を、その高さで固定します。平らな床は 0</translation>
    </message>
    <message>
        <source>Step height</source>
        <translation>段差の高さ</translation>
    </message>
    <message>
        <source>Reduce to Poses</source>
        <translation>ポーズにまとめる</translation>
    </message>
    <message>
        <source>Give all selected bones their keys at the same frames, as animators set poses. For a number of poses, the frames are those with the smallest total error; without a number, as few as the largest error allows. Keys have the values of the motion at their frames and fitted curves. With a model, errors are measured on every bone in world space, including what a rotation moves at a distance of one unit. The first and the last key of each track are kept, as are keys where the physics flag changes; bones that do not move get no other keys. Other tracks do not change.</source>
        <translation>選択したすべてのボーンのキーを、ポーズを付けるときのように同じフレームに揃えます。ポーズの数を指定すると、誤差の合計が最も小さいフレームを選びます。指定しない場合は、最大誤差に収まる最少の数にします。キーはそのフレームでのモーションの値になり、補間曲線も合わせます。モデルがあれば、誤差はすべてのボーンのワールド座標で測り、回転によって 1 単位離れた点が動く量も含みます。各トラックの最初と最後のキー、物理のオン・オフが変わるキーは残り、動かないボーンにはほかのキーを付けません。ほかのトラックは変わりません。</translation>
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
        <source>%n poses were chosen</source>
        <translation>ポーズを %n 個選びました</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>誤差</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>固定フレーム</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>グループ</translation>
    </message>
    <message>
        <source>Display frames</source>
        <translation>表示枠ごと</translation>
    </message>
    <message>
        <source>Largest position error of an ankle while the foot stands still; 0 for that of other bones</source>
        <translation>足が止まっている間の足首の最大位置誤差。0 ならほかのボーンと同じ</translation>
    </message>
    <message>
        <source>Feet</source>
        <translation>足</translation>
    </message>
    <message>
        <source>Place the foot IK bones where the feet are, and switch IK on in the chosen frames. Where IK is on, only IK bones that are out of reach of the feet move. The rotations of the legs stay and decide where the knees point. Keys that are not needed within the largest errors are removed.</source>
        <translation>足ＩＫのボーンを足の位置に置き、選んだフレームで IK をオンにします。IK がオンの所では、足の届かない IK ボーンだけを動かします。脚の回転は残り、ひざの向きを決めます。最大誤差の範囲で不要なキーは取り除きます。</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>接地</translation>
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
        <source>Source</source>
        <translation>元のモデル</translation>
    </message>
    <message>
        <source>Model that the motion was made for</source>
        <translation>モーションが作られたモデル</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>両手</translation>
    </message>
    <message>
        <source>Keep hands together where they touch each other</source>
        <translation>合わせている両手を合わせたままにします</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>体</translation>
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
        <source>Lock feet</source>
        <translation>足の固定</translation>
    </message>
    <message>
        <source>Hold feet in place while they are planted</source>
        <translation>接地している間、足をその場に固定します</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>Scale the distance and the target of the camera by the height of the head</source>
        <translation>カメラの距離と注視点を頭の高さの比で拡大縮小します</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Factor of distances on the floor; 0 for that of the legs. Models that dance together need the same factor</source>
        <translation>床の上の移動距離の倍率。0 は脚の長さの比。一緒に踊るモデルには同じ倍率が必要です</translation>
    </message>
    <message>
        <source>average difference of the directions of arms, in degrees: %1</source>
        <translation>腕の方向の平均の差（度）: %1</translation>
    </message>
    <message>
        <source>hands are together at %n frames; the largest change of their distance, in lengths of an arm: %1</source>
        <translation>両手が合っているのは %n フレーム。その間隔の最大の変化（腕の長さを 1 として）: %1</translation>
    </message>
    <message>
        <source>average difference of the directions of legs, in degrees: %1</source>
        <translation>脚の方向の平均の差（度）: %1</translation>
    </message>
    <message>
        <source>%n morphs were renamed: %1</source>
        <translation>%n 個のモーフの名前を変更しました: %1</translation>
    </message>
    <message>
        <source>length of the legs relative to the source model: %1</source>
        <translation>元のモデルに対する脚の長さの比: %1</translation>
    </message>
    <message>
        <source>planted feet slide at %n frames by this many lengths of a leg per frame, on average: %1</source>
        <translation>接地した足（%n フレーム）の 1 フレームあたりの平均の滑り（脚の長さを 1 として）: %1</translation>
    </message>
    <message>
        <source>fastest turn of an arm relative to the source: %1</source>
        <translation>元に対する腕の最も速い回転の比: %1</translation>
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
        <source>Blend in</source>
        <translation>つなぎ始め</translation>
    </message>
    <message>
        <source>Frames in which this motion turns into the clip</source>
        <translation>このモーションからクリップに変わるフレーム数</translation>
    </message>
    <message>
        <source>Blend out</source>
        <translation>つなぎ終わり</translation>
    </message>
    <message>
        <source>Frames before its end in which the clip turns into this motion again; 0: it stays</source>
        <translation>クリップの終わりで、このモーションに戻るフレーム数。0 なら戻りません</translation>
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
        <source>Push Hands out of Body</source>
        <translation>手を体の外に出す</translation>
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
        <source>the hands are still inside the body at %n frames; the largest depth in model units is %1</source>
        <translation>%n フレームで手がまだ体の中にあります。最大の深さは %1 です（MMD単位）</translation>
    </message>
    <message>
        <source>Hold a hand, a foot or the head at a place, on another bone or on a bone of another model during the chosen frames. The keys of the arm, of the leg or of the upper body are replaced there and, for the blend, before and after. A shoulder turns if the arm is too short. Feet are moved by foot IK where it is on, and otherwise by the rotations of the leg.</source>
        <translation>選んだフレームの間、手、足、頭を一つの場所、別のボーン、または別のモデルのボーンの上に固定します。腕、脚、上半身のキーは、そのフレームと、なじませる前後のフレームで置き換わります。腕が届かないときは肩も回ります。足は、足ＩＫがオンの所では足ＩＫで、オフの所では脚の回転で動かします。</translation>
    </message>
    <message>
        <source>Where: at the place it has at one frame, at a given point, on a bone, or on a bone of another model</source>
        <translation>場所: あるフレームでの位置、指定した点、ボーンの上、または別のモデルのボーンの上</translation>
    </message>
    <message>
        <source>The contacts, such as "left 10-40, right 50-80 at 2.5 slope 10" with the height of the floor in model units and the slope of the foot in degrees, or "none"; empty to find them</source>
        <translation>接地。「left 10-40, right 50-80 at 2.5 slope 10」のように書き（at は床の高さ（MMD単位）、slope は足の傾き（度））、なければ「none」とします。空なら検出します</translation>
    </message>
    <message>
        <source>Move hands that are inside the rigid bodies of head, body and legs out along a short way whose direction turns slowly. The keys of the arms are replaced there and, for the blend, before and after; a shoulder turns if the arm is too short. The rotation of the hands stays.</source>
        <translation>頭、体、脚の剛体の中に入った手を、向きがゆっくり変わる短い経路で外へ出します。その間と、ブレンドのための前後で腕のキーを置き換えます。腕が短すぎるときは肩も回します。手の回転は変わりません。</translation>
    </message>
    <message>
        <source>Largest speed of the movement relative to the upper body; longer movements begin earlier and end later</source>
        <translation>上半身に対する移動の最大の速さ。長い移動ほど早く始まり、遅く終わります</translation>
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
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>モーション</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
</TS>
