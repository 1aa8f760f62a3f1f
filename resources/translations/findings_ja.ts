<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Findings</name>
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
        <source>Bytes follow the last section; they are kept</source>
        <translation>最後のセクションの後ろにバイトが続いています。そのまま残します</translation>
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
        <source>Several keys of a track are on the same frame; the last one is used</source>
        <translation>同じトラックの同じフレームに複数のキーがあります。最後のものが有効です</translation>
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
        <translation>補間ブロックの 2、3 バイト目が物理の切り替えとして知られた値ではありません。オンとして読みます</translation>
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
        <source>Rotations that are not of unit length; they are normalized when they are used</source>
        <translation>回転の長さが 1 ではありません。使うときに正規化します</translation>
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
        <translation>モデル名が ".osm" で終わっていません</translation>
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
        <source>A name with characters that MMD&apos;s files cannot store; they become &quot;?&quot;</source>
        <translation>MMD のファイルに書けない文字を含む名前があります。「?」になります</translation>
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
        <source>Bytes follow the last section</source>
        <translation>最後のセクションの後ろにバイトがあります</translation>
    </message>
    <message>
        <source>Several tracks have the same name; their keys are merged</source>
        <translation>同じ名前のトラックが複数あります。キーを一つにまとめます</translation>
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
        <translation>物理をオフにするキーがあります。babylon-mmd の変換は、古い VMD のすべてのキーをそう書きます</translation>
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
        <source>Names seem to be in an encoding other than CP932; MMD shows them garbled, and they have no effect</source>
        <translation>名前が CP932 以外の文字コードのようです。MMD では文字化けし、何にも結び付きません</translation>
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
        <translation>物理の切り替えをオンと書く</translation>
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
        <translation>物理をオンにする</translation>
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
        <source>A text is not valid in the encoding of the file</source>
        <translation>ファイルの文字コードとして正しくない文字列です</translation>
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
        <source>An unknown type, mode or shape; the default is used</source>
        <translation>未知の種類・モード・形状です。通常のものとして扱います</translation>
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
        <source>A bone name of more than 15 bytes, which does not fit in a VMD; MMD binds no keys to it</source>
        <translation>15 バイトを超えるボーン名です。VMD に収まらず、MMD ではキーが結び付きません</translation>
    </message>
    <message>
        <source>A name with characters that CP932 cannot encode; a VMD cannot contain it</source>
        <translation>CP932 で表せない文字のある名前です。VMD では指定できません</translation>
    </message>
    <message>
        <source>Several bones have the same name; motions move only the first</source>
        <translation>同じ名前のボーンが複数あります。モーションで動くのは最初の一つだけです</translation>
    </message>
    <message>
        <source>Morphs have the same first 15 bytes of their names, which MMD compares; motions move only the first</source>
        <translation>MMD が比べる 15 バイトまで名前が同じモーフです。動くのは最初の一つだけです</translation>
    </message>
    <message>
        <source>A bone is evaluated before its parent; MMD shows it one frame late</source>
        <translation>親より先に計算されるボーンです。MMD では 1 フレーム遅れて表示されます</translation>
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
        <source>Bone names of more than 15 bytes are truncated in the motion; MMD does not bind them</source>
        <translation>モーションでは切れている 15 バイト超のボーン名です。MMD では結び付きません</translation>
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
        <source>Tracks begin after frame 0 with another value than rest; MMD moves them there from rest at frame 0, other programs show the first key from the start</source>
        <translation>フレーム 0 より後に、初期状態と異なる値で始まるトラックがあります。MMD ではフレーム 0 の初期状態から動きますが、ほかのソフトでは最初のキーの値が始めから表示されます</translation>
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
        <source>A key before frame 0; it is not read</source>
        <translation>フレーム 0 より前のキーです。読み込みません</translation>
    </message>
    <message>
        <source>Tracks of bones or morphs that the model of the project does not have are not saved</source>
        <translation>プロジェクトのモデルにないボーンやモーフのトラックは保存されません</translation>
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
        <source>Jitter</source>
        <translation>ブレ</translation>
    </message>
    <message>
        <source>How far a bone trembles around its path at the end of what it carries, at most.</source>
        <translation>ボーンが動かす先端で、軌道からどれだけ細かく揺れるかの最大値です。</translation>
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
        <source>Rotations that have a wrong sign or are off by a half turn for a short time.</source>
        <translation>短い間、符号が誤っているか半回転ずれている回転です。</translation>
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
        <source>model units</source>
        <translation>MMD単位</translation>
    </message>
    <message>
        <source>degrees</source>
        <translation>度</translation>
    </message>
    <message>
        <source>keys/s</source>
        <translation>キー/秒</translation>
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
        <translation>物理で動くボーンはファイルでは親に従います。先に物理をキーに焼き込んでください</translation>
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
        <source>Splines through keys are lost; the curves of the keys are used</source>
        <translation>キーを通るスプラインは失われ、キーの補間曲線を使います</translation>
    </message>
    <message>
        <source>Keys of a motion clip are read at their own frames, without the start, repetition and weight of the clip</source>
        <translation>モーションクリップのキーは、クリップの開始、繰り返し、重みなしに、元のフレームで読みます</translation>
    </message>
    <message>
        <source>Keys that change edge, size, shadow, physics or blending of a model; a motion has only its visibility</source>
        <translation>モデルのエッジ、大きさ、影、物理、加算を変えるキーです。モーションには表示の有無しかありません</translation>
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
        <source>Distances of the self shadow are in another unit; MMD's default is used</source>
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
        <source>Keys that change edge, effects, physics or blending of a model; a motion has only its visibility</source>
        <translation>モデルのエッジ、エフェクト、物理、加算を変えるキーです。モーションには表示の有無しかありません</translation>
    </message>
    <message>
        <source>Effects and additive blending of accessory keys are not read</source>
        <translation>アクセサリのキーのエフェクトと加算合成は読み込みません</translation>
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
        <source>Outside parents that the project does not have are not read; a motion file has none at all</source>
        <translation>プロジェクトにない外部親は読み込みません。モーションファイルには外部親がありません</translation>
    </message>
    <message>
        <source>Outside parents whose bones or models the file does not name are not read</source>
        <translation>ファイルにボーン名またはモデル名がない外部親は読み込みません</translation>
    </message>
    <message>
        <source>Outside parents, by which a part follows a bone of another model, are not read: the file has only numbers of the models</source>
        <translation>ほかのモデルのボーンに従わせる外部親は読み込みません。ファイルにはモデルの番号しかありません</translation>
    </message>
</context>
</TS>
