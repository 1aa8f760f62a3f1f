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
        <source>as MMD shows it</source>
        <translation>MMD の表示</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Keys Between</source>
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
        <source>Moves keys at a frame and behind it to the right, so that empty frames come before them.</source>
        <translation>フレームとその後ろのキーを後ろへずらし、前に空のフレームを作ります。</translation>
    </message>
    <message>
        <source>At</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>The first frame that moves</source>
        <translation>ここから後ろが動きます</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>フレーム数</translation>
    </message>
    <message>
        <source>How many frames</source>
        <translation>フレームの数</translation>
    </message>
    <message>
        <source>Remove Frames</source>
        <translation>フレーム削除</translation>
    </message>
    <message>
        <source>Moves keys behind a frame to the left, as MMD deletes frames. Of the keys that come to lie on the frame the last one counts; the key there stays when none does.</source>
        <translation>MMD の列フレーム削除のように、フレームより後ろのキーを前へ詰めます。同じフレームに重なるキーは最後のものが残り、重ならなければ元のキーが残ります。</translation>
    </message>
    <message>
        <source>The frame that the keys behind it move up to</source>
        <translation>後ろのキーがこのフレームまで詰められます</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Moves keys in time. Keys in the way are overwritten. The move is limited so that no key gets before frame 0.</source>
        <translation>キーを時間方向に動かします。移動先のキーは上書きされます。フレーム 0 より前には動きません。</translation>
    </message>
    <message>
        <source>By</source>
        <translation>移動量</translation>
    </message>
    <message>
        <source>How far; below 0 to the left</source>
        <translation>動かすフレーム数。負の値で前へ</translation>
    </message>
    <message>
        <source>Leave first</source>
        <translation>先頭を残す</translation>
    </message>
    <message>
        <source>Leave a copy of the key at frame 0 there, as MMD does</source>
        <translation>MMD のように、フレーム 0 のキーの写しを残します</translation>
    </message>
    <message>
        <source>Scale Time</source>
        <translation>拡大縮小</translation>
    </message>
    <message>
        <source>Stretches or shortens keys in time about a frame. Of two keys that come to lie on one frame the later one counts.</source>
        <translation>あるフレームを基準にキーの間隔を伸ばすか縮めます。同じフレームに重なる二つのキーは後のものが残ります。</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>倍率</translation>
    </message>
    <message>
        <source>2 makes the motion twice as long, 0.5 half as long</source>
        <translation>2 で長さが 2 倍、0.5 で半分になります</translation>
    </message>
    <message>
        <source>About</source>
        <translation>基準</translation>
    </message>
    <message>
        <source>The frame that stays</source>
        <translation>動かないフレーム</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>丸め</translation>
    </message>
    <message>
        <source>To which frame a key goes that would lie between two; MMD rounds down</source>
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
        <source>Keep two camera keys on neighbouring frames neighbours</source>
        <translation>隣り合う二つのカメラキーを隣り合ったままにします</translation>
    </message>
    <message>
        <source>Ripple</source>
        <translation>後続</translation>
    </message>
    <message>
        <source>Whether what follows moves by as much as the end does: not at all, on the same tracks, or on all tracks and the markers</source>
        <translation>終わりが動いた分だけ後続も動かすかどうか。動かさない、同じトラックだけ、全トラックとマーカー</translation>
    </message>
    <message>
        <source>Whether all that follows moves along and no gap is left: not at all, on the same tracks, or on all tracks and the markers</source>
        <translation>すき間ができないように後続も動かすかどうか。動かさない、同じトラックだけ、全トラックとマーカー</translation>
    </message>
    <message>
        <source>Whether keys that are not chosen go along: none, all that follow on the same tracks, or on all tracks and the markers</source>
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
        <source>Plays keys backwards between the first and the last of them. Curves are turned round and go to the other end of their span.</source>
        <translation>最初のキーから最後のキーまでを逆に再生します。補間曲線は逆向きになり、区間の反対側のキーへ移ります。</translation>
    </message>
    <message>
        <source>Trim</source>
        <translation>切り出し</translation>
    </message>
    <message>
        <source>Keeps what lies between two frames, on the tracks with chosen keys.</source>
        <translation>対象のキーがあるトラックで、二つのフレームの間だけを残します。</translation>
    </message>
    <message>
        <source>First</source>
        <translation>最初</translation>
    </message>
    <message>
        <source>The first frame to keep</source>
        <translation>残す最初のフレーム</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>最後</translation>
    </message>
    <message>
        <source>The last frame to keep</source>
        <translation>残す最後のフレーム</translation>
    </message>
    <message>
        <source>Hold ends</source>
        <translation>両端を保つ</translation>
    </message>
    <message>
        <source>Put keys at the two frames where the motion goes on, so that its shape stays</source>
        <translation>動きが続いている両端にキーを打ち、動きの形を保ちます</translation>
    </message>
    <message>
        <source>Rebase</source>
        <translation>先頭を 0 に</translation>
    </message>
    <message>
        <source>Make the first frame frame 0</source>
        <translation>最初のフレームをフレーム 0 にします</translation>
    </message>
    <message>
        <source>Bake Keys</source>
        <translation>キーの焼き込み</translation>
    </message>
    <message>
        <source>Makes keys at every Nth frame between the first and the last chosen key of each track, with the values that the motion has there and straight curves.</source>
        <translation>各トラックの最初から最後の対象キーまで、N フレームごとにその時点の値で線形補間のキーを打ちます。</translation>
    </message>
    <message>
        <source>Every</source>
        <translation>間隔</translation>
    </message>
    <message>
        <source>The distance of the keys</source>
        <translation>キーの間隔</translation>
    </message>
    <message>
        <source>Only grid</source>
        <translation>間隔のキーだけ</translation>
    </message>
    <message>
        <source>Remove the keys between, but for cuts and for what steps</source>
        <translation>間のキーを消します。カットと段階的に変わる値のキーは残します</translation>
    </message>
    <message>
        <source>Split Spans at a Frame</source>
        <translation>フレームで区間を分割</translation>
    </message>
    <message>
        <source>Puts a key on every track with chosen keys that leaves the motion as it is: the curves are divided between the two halves. What the whole numbers of the curves cannot hold is told.</source>
        <translation>対象のキーがあるトラックに、動きを変えないキーを打ちます。補間曲線は前後に分けられ、整数で表せない誤差は知らせます。</translation>
    </message>
    <message>
        <source>The frame of the new keys</source>
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
        <source>Leaves out keys of bones, morphs and the camera and fits the curves of the others, so that the motion stays within bounds at every frame. With a model the bounds of bones are for every bone as it stands in the world, with all that moves it: parents, IK, append and bone morphs; without one for each bone in its parent. Ends, turns and stretches without a move stay, and so do cuts of the camera and changes of the physics switch. The largest errors are told.</source>
        <translation>ボーン、モーフ、カメラのキーを減らし、残りのキーの補間曲線を合わせて、どのフレームでも誤差を範囲内に保ちます。モデルがあれば、親、IK、付与、ボーンモーフを含めたワールド座標での各ボーンの誤差を、なければ親に対する誤差を見ます。両端、折り返し、静止区間、カメラのカット、物理の切り替えは残ります。最大の誤差を知らせます。</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>How far a bone may stray</source>
        <translation>ボーンの位置の許容誤差</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>How far a bone may turn from where it was</source>
        <translation>ボーンの角度の許容誤差</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>ウェイト</translation>
    </message>
    <message>
        <source>How far the weight of a morph may stray</source>
        <translation>モーフのウェイトの許容誤差</translation>
    </message>
    <message>
        <source>Camera position</source>
        <translation>カメラ位置</translation>
    </message>
    <message>
        <source>How far the camera&apos;s target may stray</source>
        <translation>カメラの注視点の許容誤差</translation>
    </message>
    <message>
        <source>Camera angle</source>
        <translation>カメラ角度</translation>
    </message>
    <message>
        <source>How far each angle of the camera may stray</source>
        <translation>カメラの各角度の許容誤差</translation>
    </message>
    <message>
        <source>Camera distance</source>
        <translation>カメラ距離</translation>
    </message>
    <message>
        <source>How far the distance of the camera may stray</source>
        <translation>カメラの距離の許容誤差</translation>
    </message>
    <message>
        <source>View angle</source>
        <translation>視野角</translation>
    </message>
    <message>
        <source>How far the view angle may stray</source>
        <translation>視野角の許容誤差</translation>
    </message>
    <message>
        <source>Mirror Left and Right</source>
        <translation>左右反転</translation>
    </message>
    <message>
        <source>Gives the keys of each side to the other, mirrored: position (-x, y, z), rotation (x, -y, -z, w). Curves and the physics switch stay. Names are paired by 左 and 右 anywhere, by the words left and right, by L and R set apart, and by a table. With a model, what it lacks is left alone and told.</source>
        <translation>左右のキーを反転して入れ替えます。位置は (-x, y, z)、回転は (x, -y, -z, w) になります。補間曲線と物理の切り替えは変わりません。名前は 左 と 右、left と right、区切られた L と R、表で組にします。モデルがあれば、モデルにないものはそのまま残して知らせます。</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>中央も</translation>
    </message>
    <message>
        <source>Mirror tracks of neither side in place, the camera and the light too</source>
        <translation>左右のないトラックもその場で反転します。カメラと照明も含みます</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Whether the keys leave their own side</source>
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
        <source>Pairs of names that are not told by 左/右, left/right or L/R; a row is LEFT,RIGHT</source>
        <translation>左/右、left/right、L/R で分からない名前の組。一行に 左,右</translation>
    </message>
    <message>
        <source>Copy Curves to the Other Side</source>
        <translation>補間曲線を反対側へコピー</translation>
    </message>
    <message>
        <source>Gives the curves of bone keys to the keys of the other side on the same frames.</source>
        <translation>ボーンのキーの補間曲線を、同じフレームの反対側のキーへ写します。</translation>
    </message>
    <message>
        <source>Correct Positions and Angles</source>
        <translation>位置角度補正</translation>
    </message>
    <message>
        <source>Multiplies the values of keys and adds to them, axis by axis: positions of bones and of the camera&apos;s target, angles of bones (in MMD&apos;s order YXZ) and of the camera, weights of morphs, distances of the camera and the self shadow as MMD shows them.</source>
        <translation>キーの値に軸ごとに掛けて足します。ボーンとカメラ注視点の位置、ボーン（MMD の順序 YXZ）とカメラの角度、モーフのウェイト、MMD の表示でのカメラとセルフ影の距離が対象です。</translation>
    </message>
    <message>
        <source>Position factor</source>
        <translation>位置の倍率</translation>
    </message>
    <message>
        <source>Positions times this</source>
        <translation>位置に掛けます</translation>
    </message>
    <message>
        <source>Position offset</source>
        <translation>位置に加算</translation>
    </message>
    <message>
        <source>Then this is added</source>
        <translation>そのあと足します</translation>
    </message>
    <message>
        <source>Angle factor</source>
        <translation>角度の倍率</translation>
    </message>
    <message>
        <source>Angles times this</source>
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
        <source>Morph weights times this</source>
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
        <source>Distances times this</source>
        <translation>距離に掛けます</translation>
    </message>
    <message>
        <source>Distance offset</source>
        <translation>距離に加算</translation>
    </message>
    <message>
        <source>Remove Keys That Change Nothing</source>
        <translation>不要フレーム削除</translation>
    </message>
    <message>
        <source>Removes keys with the value of the keys before and behind them. The first and the last key of each track stay.</source>
        <translation>前後のキーと同じ値のキーを消します。各トラックの最初と最後のキーは残ります。</translation>
    </message>
    <message>
        <source>Normalise Rotations</source>
        <translation>回転の正規化</translation>
    </message>
    <message>
        <source>Gives the rotations of bones unit length. Those that have it already are not touched.</source>
        <translation>ボーンの回転を長さ 1 の四元数にします。すでに 1 のものは変えません。</translation>
    </message>
    <message>
        <source>Unroll Rotations</source>
        <translation>回転の符号をそろえる</translation>
    </message>
    <message>
        <source>Turns the signs of the rotations of bones so that each lies on the side of the one before it. The motion stays the same.</source>
        <translation>ボーンの回転の符号を、一つ前のキーと同じ側になるようにそろえます。動きは変わりません。</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>ポーズ</translation>
    </message>
    <message>
        <source>Offset by a Pose</source>
        <translation>ポーズの上乗せ</translation>
    </message>
    <message>
        <source>Lays a pose under the keys of bones, or takes it out of them: positions are added, rotations multiplied. The pose is a file or a frame of this motion, which becomes the rest pose when it is taken out. What lies between the keys keeps its shape.</source>
        <translation>ボーンのキーにポーズを上乗せするか、キーから取り除きます。位置は足し、回転は掛けます。ポーズはファイルか、このモーションのフレームです。取り除くとそのフレームが初期ポーズになります。キーの間の形は変わりません。</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>ポーズ</translation>
    </message>
    <message>
        <source>A pose (VPD) or another motion; without one a frame of this motion is the pose</source>
        <translation>ポーズ (VPD) または別のモーション。なければこのモーションのフレームがポーズになります</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>The frame of the motion that holds the pose</source>
        <translation>ポーズとして使うフレーム</translation>
    </message>
    <message>
        <source>Whether keys of rest come to the pose, or keys of the pose to rest</source>
        <translation>初期ポーズのキーをこのポーズにするか、このポーズのキーを初期ポーズにするか</translation>
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
        <source>Whether the pose turns the moved bone in its parent, or the bone before it moves</source>
        <translation>ポーズで、動いた後のボーンを親の中で回すか、動く前のボーンを回すか</translation>
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
        <source>Give bones of the pose that have no keys one at the first chosen frame</source>
        <translation>キーのないポーズのボーンにも、最初の対象フレームでキーを打ちます</translation>
    </message>
    <message>
        <source>Centre Position Bias</source>
        <translation>センター位置バイアス付加</translation>
    </message>
    <message>
        <source>Moves a whole dance and turns it about an upright axis: the keys of the bones that carry all others, and of the camera. With a model these are its topmost bones with keys, without one 全ての親 or else センター and the IK of the feet, which can only be moved then.</source>
        <translation>踊り全体を動かし、縦の軸で回します。すべてを支えるボーンとカメラのキーが対象です。モデルがあればキーのある一番上のボーン、なければ 全ての親、それもなければ センター と足の IK で、そのときは移動だけができます。</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>How far it moves, after the turn</source>
        <translation>回したあとの移動量</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>How far it turns, as MMD shows y of bones</source>
        <translation>回す角度。MMD のボーンの Y と同じ向き</translation>
    </message>
    <message>
        <source>A point on the axis</source>
        <translation>軸が通る点</translation>
    </message>
    <message>
        <source>Merge Another Motion</source>
        <translation>モーションの合成</translation>
    </message>
    <message>
        <source>Puts keys of another motion into this one, moved in time. Tracks that are missing are added.</source>
        <translation>別のモーションのキーを、時間をずらして入れます。ないトラックは追加されます。</translation>
    </message>
    <message>
        <source>With</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>The other motion</source>
        <translation>入れるモーション</translation>
    </message>
    <message>
        <source>How far its keys move</source>
        <translation>キーをずらすフレーム数</translation>
    </message>
    <message>
        <source>Keys of this motion: replaced over the whole span of the other&apos;s, overwritten on the same frames, or kept there</source>
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
        <source>Its tracks, as tracks=</source>
        <translation>相手のトラック。書き方は対象のトラックと同じ</translation>
    </message>
    <message>
        <source>Its frames</source>
        <translation>相手のフレーム</translation>
    </message>
    <message>
        <source>Its frames, as frames=</source>
        <translation>相手のフレーム。書き方は対象のフレームと同じ</translation>
    </message>
    <message>
        <source>Keep Only These Keys</source>
        <translation>このキーだけを残す</translation>
    </message>
    <message>
        <source>Keeps the chosen keys and removes all others, of all tracks.</source>
        <translation>対象のキーだけを残し、ほかのすべてのキーを全トラックから消します。</translation>
    </message>
    <message>
        <source>Make the first kept frame frame 0, as MMD saves chosen keys</source>
        <translation>MMD で選択キーを保存したときのように、残した最初のフレームをフレーム 0 にします</translation>
    </message>
    <message>
        <source>Rename Bones and Morphs</source>
        <translation>ボーンとモーフの名前変更</translation>
    </message>
    <message>
        <source>Gives tracks new names by a table of two columns, old and new; morphs are written morph:NAME. A name that another track has is not given, which is told.</source>
        <translation>旧名と新名の 2 列の表でトラックの名前を変えます。モーフは morph:名前 と書きます。ほかのトラックにある名前は付けず、知らせます。</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>The table; a row is OLD,NEW</source>
        <translation>表。一行に 旧名,新名</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>Smooths the values of keys of bones, morphs and the camera: by the mean of the motion around each, weighted by a Gaussian, or by a Butterworth low-pass, which takes away what trembles faster than a frequency and moves nothing in time. Cuts of the camera stay.</source>
        <translation>ボーン、モーフ、カメラのキーの値を滑らかにします。前後の動きのガウス平均か、ある周波数より速い震えを取り除き時間をずらさないバターワースの低域通過フィルタを使います。カメラのカットは残ります。</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>The filter</source>
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
        <source>Of the Gaussian, the standard deviation; wider is smoother</source>
        <translation>ガウスの標準偏差。広いほど滑らかになります</translation>
    </message>
    <message>
        <source>Cutoff</source>
        <translation>遮断周波数</translation>
    </message>
    <message>
        <source>Of the low-pass, the frequency from which on waves go; one of N frames has 30 / N</source>
        <translation>これより速い波を取り除きます。N フレームの波は 30 / N です</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>Of the low-pass, how sharply it tells slow from fast</source>
        <translation>速い波と遅い波を分ける鋭さ</translation>
    </message>
    <message>
        <source>Hz</source>
        <translation>Hz</translation>
    </message>
    <message>
        <source>hertz</source>
        <translation>Hz</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>乱数の種</translation>
    </message>
    <message>
        <source>Another number gives another result, the same one the same again</source>
        <translation>数を変えると結果が変わり、同じ数なら同じ結果になります</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>周波数</translation>
    </message>
    <message>
        <source>About how often a second the values waver</source>
        <translation>1 秒におよそ何回揺れるか</translation>
    </message>
    <message>
        <source>New keys come between the present ones, this far apart or up to twice as far</source>
        <translation>今のキーの間に、この間隔から 2 倍までの間隔でキーを打ちます</translation>
    </message>
    <message>
        <source>Add Noise</source>
        <translation>ノイズを加える</translation>
    </message>
    <message>
        <source>Lets bones and morphs waver about their motion between the first and the last chosen frame. Each track wavers in its own way. New keys come between the present ones; curves become straight.</source>
        <translation>最初から最後の対象フレームまで、ボーンとモーフを動きのまわりで揺らします。トラックごとに違う揺れ方をします。今のキーの間にキーを打ち、補間は線形になります。</translation>
    </message>
    <message>
        <source>How far positions stray at most, axis by axis</source>
        <translation>軸ごとの位置の揺れの最大</translation>
    </message>
    <message>
        <source>How far bones turn at most about their own axes</source>
        <translation>ボーンが自分の軸のまわりに揺れる最大の角度</translation>
    </message>
    <message>
        <source>How far weights of morphs stray at most; they stay within 0 and 1</source>
        <translation>モーフのウェイトの揺れの最大。0 から 1 を出ません</translation>
    </message>
    <message>
        <source>Fade in</source>
        <translation>立ち上がり</translation>
    </message>
    <message>
        <source>How long the noise takes to rise</source>
        <translation>揺れが大きくなるまでの長さ</translation>
    </message>
    <message>
        <source>Fade out</source>
        <translation>収まり</translation>
    </message>
    <message>
        <source>How long it takes to fall</source>
        <translation>収まるまでの長さ</translation>
    </message>
    <message>
        <source>Shake the Camera</source>
        <translation>カメラの手ぶれ</translation>
    </message>
    <message>
        <source>Lets the camera waver as if held by hand, between the first and the last chosen frame. Cuts stay cuts. New keys come between the present ones; curves become straight.</source>
        <translation>最初から最後の対象フレームまで、手持ちのようにカメラを揺らします。カットは残ります。今のキーの間にキーを打ち、補間は線形になります。</translation>
    </message>
    <message>
        <source>How far the target strays at most, axis by axis</source>
        <translation>軸ごとの注視点の揺れの最大</translation>
    </message>
    <message>
        <source>How far the angles stray at most</source>
        <translation>角度の揺れの最大</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>How far the distance strays at most</source>
        <translation>距離の揺れの最大</translation>
    </message>
    <message>
        <source>How long the shaking takes to rise</source>
        <translation>手ぶれが大きくなるまでの長さ</translation>
    </message>
    <message>
        <source>Random Blinking</source>
        <translation>まばたき登録</translation>
    </message>
    <message>
        <source>Closes the eyes now and then between the first and the last chosen frame, whatever the tracks of these are. There is no blink where the eyes move already.</source>
        <translation>最初から最後の対象フレームまで、ときどき目を閉じます。対象のトラックは問いません。すでに目が動いているところではまばたきしません。</translation>
    </message>
    <message>
        <source>Morph</source>
        <translation>モーフ</translation>
    </message>
    <message>
        <source>The morph that closes the eyes</source>
        <translation>目を閉じるモーフ</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>間隔</translation>
    </message>
    <message>
        <source>The mean time from one blink to the next</source>
        <translation>まばたきの平均間隔</translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation>ばらつき</translation>
    </message>
    <message>
        <source>How much the times vary: 0 not at all, 1 from none to twice the mean</source>
        <translation>間隔のばらつき。0 で一定、1 で 0 から平均の 2 倍まで</translation>
    </message>
    <message>
        <source>Closing</source>
        <translation>閉じる時間</translation>
    </message>
    <message>
        <source>How long the eyes take to close</source>
        <translation>目を閉じるまでの長さ</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>閉じている時間</translation>
    </message>
    <message>
        <source>How long they stay closed</source>
        <translation>目を閉じている長さ</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>開く時間</translation>
    </message>
    <message>
        <source>How long they take to open</source>
        <translation>目を開くまでの長さ</translation>
    </message>
    <message>
        <source>The weight of the morph when they are closed</source>
        <translation>閉じたときのモーフのウェイト</translation>
    </message>
    <message>
        <source>Avoid</source>
        <translation>避けるモーフ</translation>
    </message>
    <message>
        <source>No blink while one of these morphs, with commas between, is not 0</source>
        <translation>これらのモーフ（カンマ区切り）が 0 でない間はまばたきしません</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>上書き</translation>
    </message>
    <message>
        <source>Blink where the morph itself is not 0 too, and replace its keys there</source>
        <translation>そのモーフが 0 でないところでもまばたきし、キーを置き換えます</translation>
    </message>
    <message>
        <source>Make a Loop</source>
        <translation>ループにする</translation>
    </message>
    <message>
        <source>Makes the last chosen frame the same as the first, so that the motion can go round: bones, morphs, camera, light and self shadow. The difference is spread over some frames and laid over what moves there. A camera may end whole turns from where it began, and its blend does not reach over a cut.</source>
        <translation>最後の対象フレームを最初と同じにして、くり返せるようにします。ボーン、モーフ、カメラ、照明、セルフ影が対象です。差は何フレームかに分けて動きに重ねます。カメラは最初から何回転かした向きで終わってもよく、なじませはカットを越えません。</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>なじませ</translation>
    </message>
    <message>
        <source>Over how many frames the difference is spread</source>
        <translation>差を分けるフレーム数</translation>
    </message>
    <message>
        <source>What changes: the end, the beginning, or both, each half way</source>
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
        <source>Gives what semi-standard bones do to the standard ones that hang on them and takes their keys away, for models without them. Curves stay where they can; spans that no curve fits get a key at every frame. With a model it is known where bones rest. What no standard bone can do is left alone and told.</source>
        <translation>準標準ボーンの動きを、つながる標準ボーンに移してキーを消します。準標準ボーンのないモデル向けです。補間曲線は保てるところで保ち、合う曲線のない区間には毎フレームのキーを打ちます。モデルがあればボーンの初期位置がわかります。標準ボーンでできない動きは残して知らせます。</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>全ての親</translation>
    </message>
    <message>
        <source>全ての親 into センター and the IK of the feet</source>
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
        <source>腰 into 上半身 and 下半身, its moves into what carries it</source>
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
        <source>Foot ik parent</source>
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
        <source>足D, ひざD and 足首D into 足, ひざ and 足首, where IK is off all the time</source>
        <translation>IKがずっと切れているところで、足D、ひざD、足首Dを足、ひざ、足首へ</translation>
    </message>
    <message>
        <source>Max position error</source>
        <translation>位置の誤差の上限</translation>
    </message>
    <message>
        <source>How far a bone may stray between keys before it gets one at every frame</source>
        <translation>キーの間でこれより離れると毎フレームにキーを打つ距離</translation>
    </message>
    <message>
        <source>Max angle error</source>
        <translation>角度の誤差の上限</translation>
    </message>
    <message>
        <source>How far its turn may stray</source>
        <translation>回転がずれてよい角度</translation>
    </message>
    <message>
        <source>Unfold to Semi-Standard Bones</source>
        <translation>準標準ボーンに分ける</translation>
    </message>
    <message>
        <source>Hands parts of what standard bones do over to semi-standard ones: the height of センター to グルーブ, the turn of the arms about themselves to 腕捩 and 手捩. The arms need the model, for their axes.</source>
        <translation>標準ボーンの動きの一部を準標準ボーンに渡します。センターの高さをグルーブへ、腕のひねりを腕捩と手捩へ移します。腕には軸を知るためにモデルが要ります。</translation>
    </message>
    <message>
        <source>The height of センター to グルーブ</source>
        <translation>センターの高さをグルーブへ</translation>
    </message>
    <message>
        <source>The turn of 腕 about itself to 腕捩</source>
        <translation>腕のひねりを腕捩へ</translation>
    </message>
    <message>
        <source>The turn of 手首 about the forearm to 手捩</source>
        <translation>手首の前腕まわりの回転を手捩へ</translation>
    </message>
    <message>
        <source>This share of the turn of 上半身 to 上半身2, which moves the neck a little</source>
        <translation>上半身の回転のうち上半身2へ渡す割合。首が少し動きます</translation>
    </message>
</context>
</TS>
