<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Errors</name>
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
        <source>cannot be written in "%1": %2</source>
        <translation>「%1」に書き込めません (%2)</translation>
    </message>
    <message>
        <source>cannot be written to the disk: %1</source>
        <translation>ディスクに書き込めません (%1)</translation>
    </message>
    <message>
        <source>cannot be written: "%1" does not accept new files</source>
        <translation>書き込めません。「%1」に新しいファイルを作れません</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>書き込めません (%1)</translation>
    </message>
    <message>
        <source>cannot be written: the folder "%1" does not exist</source>
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
        <source>a %1 block cannot be read: it %2</source>
        <translation>%1のブロックを読み込めません。%2</translation>
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
        <source>bone "%1"</source>
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
        <source>element count %1</source>
        <translation>要素の個数 %1 </translation>
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
        <source>index count %1</source>
        <translation>面の頂点の個数 %1 </translation>
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
        <source>is not a pose file: it does not begin with "%1"</source>
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
        <source>link count %1</source>
        <translation>リンクの個数 %1 </translation>
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
        <source>morph "%1"</source>
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
        <source>needs one number, its weight</source>
        <translation>ウェイトの数値が 1 個必要です</translation>
    </message>
    <message>
        <source>needs three numbers for the translation and four for the rotation</source>
        <translation>位置の 3 個と回転の 4 個の数値が必要です</translation>
    </message>
    <message>
        <source>not a PMD: "Pmd" is expected</source>
        <translation>PMD ではありません。「Pmd」で始まるはずです</translation>
    </message>
    <message>
        <source>not a PMX: "PMX " is expected</source>
        <translation>PMX ではありません。「PMX 」で始まるはずです</translation>
    </message>
    <message>
        <source>not a VMD: "%1" is expected</source>
        <translation>VMD ではありません。「%1」で始まるはずです</translation>
    </message>
    <message>
        <source>not a VMD: "%1" is expected, the file begins with "%2"</source>
        <translation>VMD ではありません。「%1」で始まるはずですが、ファイルは「%2」で始まっています</translation>
    </message>
    <message>
        <source>not a project of MikuMikuDance: "%1" is expected</source>
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
        <source>the file ends inside the header: 283 bytes are needed, it has %1</source>
        <translation>ファイルがヘッダーの途中で終わっています。283 バイト必要ですが、%1 バイトしかありません</translation>
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
        <source>"%1" is neither add nor replace</source>
        <translation>「%1」は add でも replace でもありません</translation>
    </message>
    <message>
        <source>"%1" is not a color such as #000000</source>
        <translation>「%1」は #000000 のような色ではありません</translation>
    </message>
    <message>
        <source>"%1" is not a whole number in the allowed range</source>
        <translation>「%1」は範囲内の整数ではありません</translation>
    </message>
    <message>
        <source>"%1" is not fit, fill or stretch</source>
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
        <source>VMD motion as comma-separated text</source>
        <translation>コンマ区切りテキストの VMD モーション</translation>
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
        <source>holds %1 values, not %2</source>
        <translation>値が %1 個あります (%2 個必要です)</translation>
    </message>
    <message>
        <source>is a %1, not a PMX or PMD model</source>
        <translation>PMX や PMD のモデルではなく、%1です</translation>
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
        <source>is not a known model; known formats are .pmx and .pmd</source>
        <translation>読み込めるモデルではありません。読み込める形式: .pmx、.pmd</translation>
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
        <source>neither "linear" nor an array of four numbers</source>
        <translation>"linear" でも 4 個の数値の配列でもありません</translation>
    </message>
    <message>
        <source>neither a number nor "nan", "inf" or "-inf"</source>
        <translation>数値でも "nan"、"inf"、"-inf" でもありません</translation>
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
        <source>the column "%1" appears twice</source>
        <translation>列「%1」が 2 回あります</translation>
    </message>
    <message>
        <source>the column "%1" is missing</source>
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
        <source>there is no %1 %2, the project has %3</source>
        <translation>%1 %2 はありません (プロジェクトには %3 個あります)</translation>
    </message>
    <message>
        <source>too large for a 32-bit float</source>
        <translation>32 ビット浮動小数点数には大きすぎます</translation>
    </message>
    <message>
        <source>unknown column "%1"</source>
        <translation>列「%1」は不明です</translation>
    </message>
    <message>
        <source>version %1 is not known</source>
        <translation>バージョン %1 には対応していません</translation>
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
        <source>"%1" has more than one number</source>
        <translation>「%1」に番号が複数あります</translation>
    </message>
    <message>
        <source>"%1" is not a .png file name</source>
        <translation>「%1」は .png のファイル名ではありません</translation>
    </message>
    <message>
        <source>"%1" is not one of the frame rates %2</source>
        <translation>「%1」は次のフレームレートのどれでもありません: %2</translation>
    </message>
    <message>
        <source>"%1" is not the name of a film; it must end in .mp4, .webm, .mov or .gif</source>
        <translation>「%1」は動画のファイル名ではありません。末尾は .mp4、.webm、.mov、.gif のどれかです</translation>
    </message>
    <message>
        <source>"%1": a percent sign must start a number such as %05d</source>
        <translation>「%1」: パーセント記号の後は %05d のような番号にしてください</translation>
    </message>
    <message>
        <source>"%1": only the file name may have a number, not a folder</source>
        <translation>「%1」: 番号を使えるのはファイル名だけです (フォルダー名には使えません)</translation>
    </message>
    <message>
        <source>%1 bits per pixel are not supported</source>
        <translation>1 ピクセル %1 ビットには対応していません</translation>
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
        <source>%1 more pictures were expected</source>
        <translation>画像があと %1 枚あるはずです</translation>
    </message>
    <message>
        <source>%1 seconds were expected</source>
        <translation>長さは %1 秒のはずです</translation>
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
        <source>a %1 file cannot contain "%2", only %3</source>
        <translation>%1 ファイルに「%2」は入りません。使えるもの: %3</translation>
    </message>
    <message>
        <source>a header of %1 bytes is not supported</source>
        <translation>%1 バイトのヘッダーには対応していません</translation>
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
        <source>its size is %1 bytes, expected 6</source>
        <translation>サイズが %1 バイトです (6 バイトのはずです)</translation>
    </message>
    <message>
        <source>lines such as "[01:02.50]かしゅ" or "62.5 か"</source>
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
        <source>reading was canceled</source>
        <translation>読み込みを中止しました</translation>
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
        <source>the analysis of the sound was canceled</source>
        <translation>音声の解析を中止しました</translation>
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
        <source>"%1"</source>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>%1 number</source>
        <translation>%1 個</translation>
    </message>
    <message>
        <source>%1 numbers</source>
        <translation>%1 個</translation>
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
        <source>No suitable reader found for the file format of file "%1".</source>
        <translation>ファイル「%1」の形式を読み込めません</translation>
    </message>
    <message>
        <source>ROOT or MOTION</source>
        <translation>ROOT か MOTION のどちらか</translation>
    </message>
    <message>
        <source>Unable to open file "%1".</source>
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
        <source>frame</source>
        <translation>フレーム</translation>
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
        <source>is not "furitsuke.roles"</source>
        <translation>"furitsuke.roles" ではありません</translation>
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
        <source>key</source>
        <translation>キー</translation>
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
        <source>the last %1 is at frame %2; motions of at most %3 frames can be written</source>
        <translation>最後の%1はフレーム %2 にあります。書き出せるモーションは %3 フレームまでです</translation>
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
        <source>the line above has less than %1, one for each channel</source>
        <translation>上の行の数値がチャンネルの数 (%1) より少なくなっています</translation>
    </message>
    <message>
        <source>the line has more than %1, one for each channel</source>
        <translation>行の数値がチャンネルの数 (%1) より多くあります</translation>
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
        <source>there is no JSON</source>
        <translation>JSON がありません</translation>
    </message>
    <message>
        <source>there is no buffer %1</source>
        <translation>バッファー %1 がありません</translation>
    </message>
    <message>
        <source>there is no clip %1; the last one is %2</source>
        <translation>アニメーション %1 はありません。最後は %2 です</translation>
    </message>
    <message>
        <source>there is no frame %1 for the reference; the last one is %2</source>
        <translation>基準にするフレーム %1 はありません。最後は %2 です</translation>
    </message>
    <message>
        <source>there is no joint named %1</source>
        <translation>%1 という名前のジョイントはありません</translation>
    </message>
    <message>
        <source>there is no view %1</source>
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
        <source>「Frame Time:」</source>
        <translation>“Frame Time:”</translation>
    </message>
    <message>
        <source>センター of the model does not move its 下半身</source>
        <translation>モデルのセンターが下半身を動かしていません</translation>
    </message>
    <message>
        <source>"%1" is not a position x,y,z</source>
        <translation>「%1」は位置 x,y,z ではありません</translation>
    </message>
    <message>
        <source>"%1" is not a rotation x,y,z</source>
        <translation>「%1」は回転 x,y,z ではありません</translation>
    </message>
    <message>
        <source>"%1" is not a scale</source>
        <translation>「%1」は拡大率ではありません</translation>
    </message>
    <message>
        <source>"%1" is not one of x, y, z, rotation, distance, fov, all</source>
        <translation>「%1」は x、y、z、rotation、distance、fov、all のどれでもありません</translation>
    </message>
    <message>
        <source>"%1" must be four whole numbers from 0 to 127 separated by commas, such as 20,20,107,107</source>
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
        <source>cannot be unpacked: "%1" cannot be written; is the disk full?</source>
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
        <source>has no file "%1"</source>
        <translation>ファイル「%1」がありません</translation>
    </message>
    <message>
        <source>has no file "%1"; it has %2</source>
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
        <source>is encrypted; unpack it with its password first</source>
        <translation>暗号化されています。先にパスワードで展開してください</translation>
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
        <source>is not an archive (.zip, .7z or .rar) that can be read</source>
        <translation>読み込める書庫 (.zip、.7z、.rar) ではありません</translation>
    </message>
    <message>
        <source>is refused: it has more than %1 entries</source>
        <translation>受け付けられません。ファイルが %1 個を超えています</translation>
    </message>
    <message>
        <source>is refused: its entry "%1" %2</source>
        <translation>受け付けられません。中の「%1」%2</translation>
    </message>
    <message>
        <source>is refused: its entry "%1" is a link or a device</source>
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
        <source>was canceled</source>
        <translation>中止しました</translation>
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
        <source>is not a captured motion (BVH, glTF, VRM Animation, FBX)</source>
        <translation>キャプチャモーション (BVH、glTF、VRM アニメーション、FBX) ではありません</translation>
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
        <source>its prop "%1" is not in the same folder</source>
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
        <source>"%1" cannot be encoded in CP932, the encoding of MMD&apos;s files</source>
        <translation>「%1」は MMD のファイルの文字コード CP932 で表せません</translation>
    </message>
    <message>
        <source>"%1" is not %2 or %3</source>
        <translation>「%1」は %2、%3 のどれでもありません</translation>
    </message>
    <message>
        <source>"%1" is not a CSV file of two columns</source>
        <translation>「%1」は 2 列の CSV ファイルではありません</translation>
    </message>
    <message>
        <source>"%1" is not a VSQ, UST, MIDI, LRC or text file</source>
        <translation>「%1」は VSQ、UST、MIDI、LRC、テキストのどのファイルでもありません</translation>
    </message>
    <message>
        <source>"%1" is not a contact; write "left 10-40, right 50-80 at 2.5 slope 10"</source>
        <translation>「%1」は接地の指定ではありません。「left 10-40, right 50-80 at 2.5 slope 10」のように書いてください</translation>
    </message>
    <message>
        <source>"%1" is not a frame</source>
        <translation>「%1」はフレームではありません</translation>
    </message>
    <message>
        <source>"%1" is not a model file</source>
        <translation>「%1」はモデルファイルではありません</translation>
    </message>
    <message>
        <source>"%1" is not a motion file</source>
        <translation>「%1」はモーションファイルではありません</translation>
    </message>
    <message>
        <source>"%1" is not a number</source>
        <translation>「%1」は数値ではありません</translation>
    </message>
    <message>
        <source>"%1" is not a number, %2</source>
        <translation>「%1」は範囲内の数値ではありません (%2)</translation>
    </message>
    <message>
        <source>"%1" is not a range such as 30, 10-20, 10- or -20</source>
        <translation>「%1」は 30、10-20、10-、-20 のような範囲ではありません</translation>
    </message>
    <message>
        <source>"%1" is not a sound file</source>
        <translation>「%1」は音声ファイルではありません</translation>
    </message>
    <message>
        <source>"%1" is not a whole number</source>
        <translation>「%1」は整数ではありません</translation>
    </message>
    <message>
        <source>"%1" is not a whole number, %2</source>
        <translation>「%1」は範囲内の整数ではありません (%2)</translation>
    </message>
    <message>
        <source>"%1" is not three numbers x,y,z</source>
        <translation>「%1」は三つの数値 x,y,z ではありません</translation>
    </message>
    <message>
        <source>"%1" is not true or false</source>
        <translation>「%1」は true でも false でもありません</translation>
    </message>
    <message>
        <source>"%1" is too large; the maximum is %2</source>
        <translation>「%1」は大きすぎます。最大値は %2 です</translation>
    </message>
    <message>
        <source>"%1" moves with the held part; choose a bone of another part</source>
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
        <source>%1: %2</source>
        <translation>%1: %2</translation>
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
        <source>name "%1"</source>
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
        <source>the blends are longer than the clip, which has %1 frames</source>
        <translation>なじませる長さが、クリップの %1 フレームより長くなっています</translation>
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
        <source>the model has no "%1"</source>
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
        <source>the other model has no "%1"</source>
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
        <source>"%1" has another meaning</source>
        <translation>「%1」には別の意味があります</translation>
    </message>
    <message>
        <source>"%1" is given twice</source>
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
        <source>%1, frame %2</source>
        <translation>%1、フレーム %2</translation>
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
        <source>TypeError: Cannot assign to read-only property "%1"</source>
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
        <source>morph:%1</source>
        <translation>モーフ「%1」</translation>
    </message>
    <message>
        <source>parameter "%1" is declared twice</source>
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
        <source>the model has no bone "%1"</source>
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
        <source>the script has added the track "%1" twice</source>
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
</context>
</TS>
