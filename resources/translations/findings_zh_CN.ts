<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Findings</name>
    <message>
        <source>The signature has no version number; the file is read as version 2</source>
        <translation>签名中没有版本号，按版本 2 读取</translation>
    </message>
    <message>
        <source>The file ends before the counts of its last sections, as files of older MMD versions do</source>
        <translation>文件在最后几个部分的计数之前结束，与旧版 MMD 的文件相同</translation>
    </message>
    <message>
        <source>Camera records follow a camera count of 0; they are kept but are not keys</source>
        <translation>摄像机计数为 0，但其后有摄像机记录；记录会保留，但不作为关键帧</translation>
    </message>
    <message>
        <source>Bytes follow the last section; they are kept</source>
        <translation>最后一个部分之后还有字节，会予以保留</translation>
    </message>
    <message>
        <source>A count does not fit in the file; the complete parts were read</source>
        <translation>计数超出文件大小，只读取了完整的部分</translation>
    </message>
    <message>
        <source>The model name in the header is too short, as some scripts write it; every key was read</source>
        <translation>文件头中的模型名过短（某些脚本会这样写入），已读取全部关键帧</translation>
    </message>
    <message>
        <source>The model name is not valid CP932: truncated inside a character, or in another encoding</source>
        <translation>模型名不是有效的 CP932：在字符中间被截断，或使用了其他编码</translation>
    </message>
    <message>
        <source>The model name fills its field; it was probably truncated, and MMD treats it as another model</source>
        <translation>模型名占满了字段，可能已被截断，MMD 会把它视为其他模型</translation>
    </message>
    <message>
        <source>The model name is padded with spaces; comparisons ignore them</source>
        <translation>模型名用空格填充，比较时忽略空格</translation>
    </message>
    <message>
        <source>A motion with only camera keys does not have the model name that MMD gives to camera motions; MMD will not load it as a camera motion</source>
        <translation>动作只有摄像机关键帧，但模型名不是 MMD 给摄像机动作的名称，MMD 不会将其作为摄像机动作载入</translation>
    </message>
    <message>
        <source>Keys without a name; they have no effect</source>
        <translation>没有名称的关键帧，没有任何效果</translation>
    </message>
    <message>
        <source>The name fills its field; it was probably truncated</source>
        <translation>名称占满了字段，可能已被截断</translation>
    </message>
    <message>
        <source>The name is not valid CP932: truncated inside a character, or in another encoding</source>
        <translation>名称不是有效的 CP932：在字符中间被截断，或使用了其他编码</translation>
    </message>
    <message>
        <source>Names are padded with bytes other than zero, as MMD does for PMD models</source>
        <translation>名称用 0 以外的字节填充，MMD 对 PMD 模型也这样做</translation>
    </message>
    <message>
        <source>Names are padded with spaces; matching ignores them</source>
        <translation>名称用空格填充，匹配时忽略空格</translation>
    </message>
    <message>
        <source>The name begins with a NUL, which MMD writes when it cannot encode a name</source>
        <translation>名称以 NUL 开头，MMD 在无法编码名称时会这样写入</translation>
    </message>
    <message>
        <source>Bones whose names were truncated to the same bytes seem to share a track</source>
        <translation>名称截断后字节相同的骨骼似乎共用一条轨道</translation>
    </message>
    <message>
        <source>Keys are not in frame order, as in most files that MMD writes</source>
        <translation>关键帧没有按帧的顺序排列，MMD 写入的大多数文件都是如此</translation>
    </message>
    <message>
        <source>Several keys of a track are on the same frame; the last one is used</source>
        <translation>同一轨道的同一帧上有多个关键帧，使用最后一个</translation>
    </message>
    <message>
        <source>A frame number above 2147483647; the record is kept but is not a key</source>
        <translation>帧号大于 2147483647；记录会保留，但不作为关键帧</translation>
    </message>
    <message>
        <source>Interpolation blocks are not laid out as MMD writes them; the bytes that MMD reads are used</source>
        <translation>补间块的排列与 MMD 写入的不同，使用 MMD 读取的字节</translation>
    </message>
    <message>
        <source>Bytes 2 and 3 of an interpolation block are not a known value of the physics flag; it is read as on</source>
        <translation>补间块的字节 2 和 3 不是已知的物理标志值，按开启读取</translation>
    </message>
    <message>
        <source>Curve bytes above 127; they are read as 127</source>
        <translation>曲线字节大于 127，按 127 读取</translation>
    </message>
    <message>
        <source>Non-finite values</source>
        <translation>非有限的数值</translation>
    </message>
    <message>
        <source>Rotations that are not of unit length; they are normalized when they are used</source>
        <translation>旋转的长度不为 1，使用时会归一化</translation>
    </message>
    <message>
        <source>A self-shadow mode other than 0, 1 and 2</source>
        <translation>自阴影模式不是 0、1 或 2</translation>
    </message>
    <message>
        <source>A name is too long for its field and is truncated</source>
        <translation>名称超出字段长度，会被截断</translation>
    </message>
    <message>
        <source>Names become identical when they are truncated</source>
        <translation>名称截断后变得相同</translation>
    </message>
    <message>
        <source>Uncounted camera records are replaced by camera keys</source>
        <translation>未计数的摄像机记录会被摄像机关键帧取代</translation>
    </message>
    <message>
        <source>The damaged part of the file is not written</source>
        <translation>文件损坏的部分不会写入</translation>
    </message>
    <message>
        <source>The bytes after the last section are not written; without a key, they would be taken for keys</source>
        <translation>不写入最后一个部分之后的字节：没有任何关键帧时，它们会被当作关键帧读取</translation>
    </message>
    <message>
        <source>Version 1 is older than these keys; they are written, but programs of that time do not read them</source>
        <translation>版本 1 尚无这些关键帧；会写入，但当时的程序不会读取</translation>
    </message>
    <message>
        <source>The text is UTF-8 or UTF-16, which MMD cannot read</source>
        <translation>文本是 UTF-8 或 UTF-16，MMD 无法读取</translation>
    </message>
    <message>
        <source>An unknown line; it is skipped</source>
        <translation>未知的行，已跳过</translation>
    </message>
    <message>
        <source>The line with the model name is missing</source>
        <translation>缺少写有模型名的行</translation>
    </message>
    <message>
        <source>The model name does not end in &quot;.osm&quot;</source>
        <translation>模型名不以“.osm”结尾</translation>
    </message>
    <message>
        <source>The line with the number of bones, which MMD needs, is missing</source>
        <translation>缺少 MMD 需要的骨骼数量行</translation>
    </message>
    <message>
        <source>The number of bones differs from the number in the file, which MMD uses</source>
        <translation>骨骼数量与文件中的实际数量不同，MMD 使用前者</translation>
    </message>
    <message>
        <source>Blocks are not numbered from 0; their order is used</source>
        <translation>块没有从 0 开始编号，按出现顺序使用</translation>
    </message>
    <message>
        <source>A block without a closing brace</source>
        <translation>块没有右大括号</translation>
    </message>
    <message>
        <source>A block that is neither a bone nor a morph; it is skipped</source>
        <translation>块既不是骨骼也不是变形，已跳过</translation>
    </message>
    <message>
        <source>A block whose numbers cannot be read; it is skipped</source>
        <translation>块中的数字无法读取，已跳过</translation>
    </message>
    <message>
        <source>A bone without a translation or rotation; the rest value is used</source>
        <translation>骨骼没有移动或旋转，使用初始值</translation>
    </message>
    <message>
        <source>A bone appears more than once; the last block is used</source>
        <translation>同一骨骼多次出现，使用最后一个块</translation>
    </message>
    <message>
        <source>Morphs in the form that MikuMikuMoving writes; MMD ignores them</source>
        <translation>变形采用 MikuMikuMoving 的写法，MMD 会忽略</translation>
    </message>
    <message>
        <source>A morph appears more than once; the last block is used</source>
        <translation>同一变形多次出现，使用最后一个块</translation>
    </message>
    <message>
        <source>A name that is not valid CP932</source>
        <translation>名称不是有效的 CP932</translation>
    </message>
    <message>
        <source>A name with characters that MMD&apos;s files cannot store; they become &quot;?&quot;</source>
        <translation>名称含有 MMD 文件无法保存的字符，会变成“?”</translation>
    </message>
    <message>
        <source>A rotation of all zeros; it is read as no rotation</source>
        <translation>旋转全部为零，按没有旋转读取</translation>
    </message>
    <message>
        <source>Non-finite values; the rest value is used</source>
        <translation>非有限的数值，使用初始值</translation>
    </message>
    <message>
        <source>Too many findings to list</source>
        <translation>检查结果太多，无法全部列出</translation>
    </message>
    <message>
        <source>Bytes follow the last section</source>
        <translation>最后一个部分之后还有字节</translation>
    </message>
    <message>
        <source>Several tracks have the same name; their keys are merged</source>
        <translation>多条轨道的名称相同，其关键帧会合并</translation>
    </message>
    <message>
        <source>A frame number that no program supports; the key is skipped</source>
        <translation>没有程序支持此帧号，关键帧已跳过</translation>
    </message>
    <message>
        <source>A view angle that is not a whole number of degrees; it is rounded</source>
        <translation>视角不是整数度，会四舍五入</translation>
    </message>
    <message>
        <source>Keys that switch physics off; the converter of babylon-mmd writes them for every key of an older VMD</source>
        <translation>关闭物理的关键帧；babylon-mmd 的转换器会为旧 VMD 的每个关键帧写入它们</translation>
    </message>
    <message>
        <source>The model name is not written</source>
        <translation>不写入模型名</translation>
    </message>
    <message>
        <source>Light keys are not written</source>
        <translation>不写入照明关键帧</translation>
    </message>
    <message>
        <source>Self-shadow keys are not written</source>
        <translation>不写入自阴影关键帧</translation>
    </message>
    <message>
        <source>Camera keys without perspective are written with perspective</source>
        <translation>关闭透视的摄像机关键帧会以开启透视写入</translation>
    </message>
    <message>
        <source>View angles that a float cannot represent are rounded</source>
        <translation>无法用 float 表示的视角会四舍五入</translation>
    </message>
    <message>
        <source>A name whose bytes cannot be restored from its text</source>
        <translation>无法从文本还原名称的字节</translation>
    </message>
    <message>
        <source>Two names that are identical as text</source>
        <translation>两个名称作为文本相同</translation>
    </message>
    <message>
        <source>A key lists an IK bone twice; the last entry is written</source>
        <translation>关键帧两次列出同一 IK 骨骼，写入最后一项</translation>
    </message>
    <message>
        <source>Keys that do not list every IK bone are written with the states in effect at their frames</source>
        <translation>没有列出全部 IK 骨骼的关键帧，会按其所在帧的有效状态写入</translation>
    </message>
    <message>
        <source>The motion has no keys</source>
        <translation>动作没有关键帧</translation>
    </message>
    <message>
        <source>The motion has camera, light or self-shadow keys and also keys of a model; MMD reads one group and ignores the other</source>
        <translation>动作既有摄像机、照明或自阴影关键帧，又有模型的关键帧；MMD 只读取其中一组，忽略另一组</translation>
    </message>
    <message>
        <source>A motion of a model has the model name that MMD gives to camera motions; MMD will not load it for a model</source>
        <translation>模型的动作使用了 MMD 给摄像机动作的模型名，MMD 不会为模型载入它</translation>
    </message>
    <message>
        <source>A motion of a model has no model name, by which programs find its model</source>
        <translation>模型的动作没有模型名，程序靠它找到对应的模型</translation>
    </message>
    <message>
        <source>Names seem to be in an encoding other than CP932; MMD shows them garbled, and they have no effect</source>
        <translation>名称似乎使用了 CP932 以外的编码；在 MMD 中显示为乱码，没有任何效果</translation>
    </message>
    <message>
        <source>More than 10000 camera keys; MMD reportedly does not load all of them</source>
        <translation>摄像机关键帧超过 10000 个，据报告 MMD 不会全部载入</translation>
    </message>
    <message>
        <source>More than 50000 keys of a model; older MMD versions reportedly do not load all of them</source>
        <translation>模型的关键帧超过 50000 个，据报告旧版 MMD 不会全部载入</translation>
    </message>
    <message>
        <source>More than 600000 keys; reportedly no MMD version loads all of them</source>
        <translation>关键帧超过 600000 个，据报告没有 MMD 版本能全部载入</translation>
    </message>
    <message>
        <source>The first key is after frame 0, at which every motion that MMD saves begins</source>
        <translation>第一个关键帧在第 0 帧之后，而 MMD 保存的动作都从第 0 帧开始</translation>
    </message>
    <message>
        <source>Keys are more than ten hours after the start, where they are easily overlooked</source>
        <translation>关键帧在开头的十小时之后，容易被忽略</translation>
    </message>
    <message>
        <source>Only the first row of an interpolation block is filled; MMD reads the others as straight lines, as intended</source>
        <translation>补间块只填写了第一行；MMD 将其余各行读取为直线，与原意相符</translation>
    </message>
    <message>
        <source>Only the first row of an interpolation block is filled; MMD reads the curves of Y, Z and rotation as straight lines</source>
        <translation>补间块只填写了第一行；MMD 将 Y、Z 和旋转的曲线读取为直线</translation>
    </message>
    <message>
        <source>Rotations of neighboring keys are more than 180 degrees apart because of their signs; MMD takes the shorter path, other programs may not</source>
        <translation>相邻关键帧的旋转因符号而相差超过 180 度；MMD 走较短的路径，其他程序未必如此</translation>
    </message>
    <message>
        <source>Rotations of neighboring keys are half a turn apart; rounding decides in which direction the bone turns</source>
        <translation>相邻关键帧的旋转相差半圈，骨骼转动的方向由舍入决定</translation>
    </message>
    <message>
        <source>The camera turns by more than 180 degrees between two keys</source>
        <translation>摄像机在两个关键帧之间转动超过 180 度</translation>
    </message>
    <message>
        <source>A view angle of 0 or above 180 degrees shows nothing</source>
        <translation>视角为 0 或大于 180 度时什么也不显示</translation>
    </message>
    <message>
        <source>A light color outside 0 to 1, which MMD cannot display</source>
        <translation>照明颜色在 0 到 1 之外，MMD 无法显示</translation>
    </message>
    <message>
        <source>A self-shadow distance outside 0 to 0.1, which MMD cannot display</source>
        <translation>自阴影距离在 0 到 0.1 之外，MMD 无法显示</translation>
    </message>
    <message>
        <source>A visibility and IK key does not list every IK bone, as keys of MMD do; the others keep their state</source>
        <translation>显示与 IK 关键帧没有像 MMD 那样列出全部 IK 骨骼，其余骨骼保持其状态</translation>
    </message>
    <message>
        <source>A visibility and IK key lists an IK bone twice, by the 19 bytes that MMD compares</source>
        <translation>显示与 IK 关键帧两次列出同一 IK 骨骼（按 MMD 比较的 19 个字节）</translation>
    </message>
    <message>
        <source>Two keys of a track are on the same frame; the last one is used</source>
        <translation>同一轨道的两个关键帧在同一帧上，使用最后一个</translation>
    </message>
    <message>
        <source>Two rows of a track have the same frame; the last one is used</source>
        <translation>同一轨道的两行帧号相同，使用最后一行</translation>
    </message>
    <message>
        <source>A JSON member that the format does not have is ignored; a misspelled member keeps its default</source>
        <translation>格式中没有的 JSON 成员会被忽略；拼错的成员保持默认值</translation>
    </message>
    <message>
        <source>Write the names in CP932</source>
        <translation>用 CP932 写入名称</translation>
    </message>
    <message>
        <source>Set the model name of camera motions</source>
        <translation>设为摄像机动作的模型名</translation>
    </message>
    <message>
        <source>Remove the incomplete character</source>
        <translation>移除不完整的字符</translation>
    </message>
    <message>
        <source>Remove the spaces from the name</source>
        <translation>移除名称中的空格</translation>
    </message>
    <message>
        <source>Use the values of the previous key</source>
        <translation>使用前一个关键帧的值</translation>
    </message>
    <message>
        <source>Normalize the rotations</source>
        <translation>将旋转归一化</translation>
    </message>
    <message>
        <source>Limit the curves to 127</source>
        <translation>将曲线限制到 127</translation>
    </message>
    <message>
        <source>Fill in the other rows</source>
        <translation>填写其余各行</translation>
    </message>
    <message>
        <source>Use the curves of the first row</source>
        <translation>使用第一行的曲线</translation>
    </message>
    <message>
        <source>Write the interpolation as MMD does</source>
        <translation>按 MMD 的方式写入补间</translation>
    </message>
    <message>
        <source>Set the physics flag to on</source>
        <translation>将物理标志设为开启</translation>
    </message>
    <message>
        <source>Remove the hidden records</source>
        <translation>移除隐藏的记录</translation>
    </message>
    <message>
        <source>Make the signs of the rotations consistent</source>
        <translation>统一旋转的符号</translation>
    </message>
    <message>
        <source>Limit the mode to 2</source>
        <translation>将模式限制到 2</translation>
    </message>
    <message>
        <source>Add the missing IK bones</source>
        <translation>添加缺少的 IK 骨骼</translation>
    </message>
    <message>
        <source>Keep the last entry of each IK bone</source>
        <translation>保留每个 IK 骨骼的最后一项</translation>
    </message>
    <message>
        <source>Set the model name</source>
        <translation>设置模型名</translation>
    </message>
    <message>
        <source>Remove the keys that MMD ignores</source>
        <translation>移除 MMD 忽略的关键帧</translation>
    </message>
    <message>
        <source>Remove the keys above the limit</source>
        <translation>移除超出上限的关键帧</translation>
    </message>
    <message>
        <source>Move all keys so that the first is at frame 0</source>
        <translation>移动全部关键帧，使第一个位于第 0 帧</translation>
    </message>
    <message>
        <source>Remove the late keys</source>
        <translation>移除过晚的关键帧</translation>
    </message>
    <message>
        <source>Take the shorter path</source>
        <translation>走较短的路径</translation>
    </message>
    <message>
        <source>Limit the view angle to 1 to 125</source>
        <translation>将视角限制在 1 到 125</translation>
    </message>
    <message>
        <source>Limit the colors to 0 to 1</source>
        <translation>将颜色限制在 0 到 1</translation>
    </message>
    <message>
        <source>Limit the distances to 0 to 0.1</source>
        <translation>将距离限制在 0 到 0.1</translation>
    </message>
    <message>
        <source>Remove the keys without a name</source>
        <translation>移除没有名称的关键帧</translation>
    </message>
    <message>
        <source>Shorten the name</source>
        <translation>缩短名称</translation>
    </message>
    <message>
        <source>Switch physics on</source>
        <translation>开启物理</translation>
    </message>
    <message>
        <source>The rest of the name is not in the file</source>
        <translation>名称的其余部分不在文件中</translation>
    </message>
    <message>
        <source>The file does not record which key belongs to which bone</source>
        <translation>文件没有记录哪个关键帧属于哪个骨骼</translation>
    </message>
    <message>
        <source>The missing part is not in the file</source>
        <translation>缺少的部分不在文件中</translation>
    </message>
    <message>
        <source>Saving the motion writes the model name with all its bytes</source>
        <translation>保存动作时会写入完整长度的模型名</translation>
    </message>
    <message>
        <source>Only a key between the two can determine the direction</source>
        <translation>只有两者之间的关键帧才能确定方向</translation>
    </message>
    <message>
        <source>One of the two needs another name, also in the model</source>
        <translation>其中一个需要改名，模型中也要改</translation>
    </message>
    <message>
        <source>The file ends before its last extensions, as files of older programs do</source>
        <translation>文件在最后的扩展之前结束，与旧程序的文件相同</translation>
    </message>
    <message>
        <source>Bytes follow the last section; they have no meaning</source>
        <translation>最后一个部分之后还有字节，没有意义</translation>
    </message>
    <message>
        <source>A section after the bones does not fit in the file; the complete parts were read</source>
        <translation>骨骼之后有一个部分超出文件大小，只读取了完整的部分</translation>
    </message>
    <message>
        <source>A text is not valid CP932: truncated inside a character, or in another encoding</source>
        <translation>文本不是有效的 CP932：在字符中间被截断，或使用了其他编码</translation>
    </message>
    <message>
        <source>A bone type above 9; the bone is treated as one that rotates</source>
        <translation>骨骼类型大于 9，按旋转的骨骼处理</translation>
    </message>
    <message>
        <source>A vertex weight above 100 percent; it is read as 100</source>
        <translation>顶点权重大于百分之 100，按 100 读取</translation>
    </message>
    <message>
        <source>Morphs without a base morph that lists their vertices; they have no effect</source>
        <translation>没有列出其顶点的基础变形的变形，没有任何效果</translation>
    </message>
    <message>
        <source>Positions in the base morph differ from those of its vertices; the vertices are used</source>
        <translation>基础变形中的位置与其顶点的位置不同，使用顶点的位置</translation>
    </message>
    <message>
        <source>A morph moves vertices that the base morph does not list; they are skipped</source>
        <translation>变形移动了基础变形没有列出的顶点，已跳过</translation>
    </message>
    <message>
        <source>A bone group has more than 254 bones; MMD shows none or only the last of them</source>
        <translation>骨骼组的骨骼超过 254 个，MMD 不显示或只显示最后几个</translation>
    </message>
    <message>
        <source>Bones in the group of the center bone, where MMD shows only the first bone</source>
        <translation>骨骼位于中心骨骼的组中，MMD 在该组只显示第一个骨骼</translation>
    </message>
    <message>
        <source>Bones in a group that the file does not define; they are not shown in any group</source>
        <translation>骨骼位于文件没有定义的组中，不会显示在任何组中</translation>
    </message>
    <message>
        <source>A bone is the goal of several IK chains, which a PMX cannot store without helper bones</source>
        <translation>骨骼是多条 IK 链的目标，PMX 没有辅助骨骼就无法保存</translation>
    </message>
    <message>
        <source>The signature does not end with a space, as in some files</source>
        <translation>签名没有以空格结尾，有些文件就是如此</translation>
    </message>
    <message>
        <source>The header has more settings than the eight known ones; they are kept</source>
        <translation>文件头的设置多于已知的八项，会予以保留</translation>
    </message>
    <message>
        <source>A file of version 2.0, which has no soft bodies, has a soft body count of 0</source>
        <translation>2.0 版的文件没有软体，却有值为 0 的软体计数</translation>
    </message>
    <message>
        <source>A file of version 2.0, which has no soft bodies, has bytes in their place; they are kept</source>
        <translation>2.0 版的文件没有软体，却在其位置有字节，会予以保留</translation>
    </message>
    <message>
        <source>A text is not valid in the encoding of the file</source>
        <translation>文本在文件的编码中无效</translation>
    </message>
    <message>
        <source>A mesh without bones; a bone at the origin is added</source>
        <translation>网格没有骨骼，会在原点添加一个骨骼</translation>
    </message>
    <message>
        <source>The parent of a bone does not exist; the bone is treated as one without a parent</source>
        <translation>骨骼的父骨骼不存在，按没有父骨骼处理</translation>
    </message>
    <message>
        <source>Bones are their own ancestors; one of them is treated as one without a parent</source>
        <translation>骨骼是自己的祖先，其中一个按没有父骨骼处理</translation>
    </message>
    <message>
        <source>The tail or the append source of a bone does not exist; it is ignored</source>
        <translation>骨骼的末端或附加来源不存在，已忽略</translation>
    </message>
    <message>
        <source>The goal of an IK chain does not exist; the chain is skipped</source>
        <translation>IK 链的目标不存在，已跳过该链</translation>
    </message>
    <message>
        <source>The target of an IK chain does not exist; the chain has no effect</source>
        <translation>IK 链的末端骨骼不存在，该链没有任何效果</translation>
    </message>
    <message>
        <source>A link of an IK chain does not exist; it is skipped</source>
        <translation>IK 链的链接不存在，已跳过</translation>
    </message>
    <message>
        <source>A vertex is bound to a bone that does not exist; the first bone is used</source>
        <translation>顶点绑定到不存在的骨骼，使用第一个骨骼</translation>
    </message>
    <message>
        <source>A triangle uses a vertex that does not exist; it is not drawn</source>
        <translation>三角形使用了不存在的顶点，不会绘制</translation>
    </message>
    <message>
        <source>The number of indices is not a multiple of three; the last ones are ignored</source>
        <translation>索引的数量不是三的倍数，忽略最后几个</translation>
    </message>
    <message>
        <source>A material has more indices than exist, or a number that is not a multiple of three</source>
        <translation>材质的索引多于实际数量，或数量不是三的倍数</translation>
    </message>
    <message>
        <source>Triangles do not belong to a material; they are not drawn</source>
        <translation>三角形不属于任何材质，不会绘制</translation>
    </message>
    <message>
        <source>A material uses a texture that does not exist; it is ignored</source>
        <translation>材质使用了不存在的纹理，已忽略</translation>
    </message>
    <message>
        <source>A morph changes something that does not exist; that part is skipped</source>
        <translation>变形改变了不存在的对象，已跳过该部分</translation>
    </message>
    <message>
        <source>A display group lists something that does not exist; that entry is skipped</source>
        <translation>显示框列出了不存在的对象，已跳过该项</translation>
    </message>
    <message>
        <source>The bone of a rigid body does not exist; it is ignored</source>
        <translation>刚体的骨骼不存在，已忽略</translation>
    </message>
    <message>
        <source>A joint connects a rigid body that does not exist; MMD crashes</source>
        <translation>关节连接了不存在的刚体，MMD 会崩溃</translation>
    </message>
    <message>
        <source>A soft body refers to something that does not exist; that part is skipped</source>
        <translation>软体引用了不存在的对象，已跳过该部分</translation>
    </message>
    <message>
        <source>A rigid body has values that cannot be simulated: not finite, or a place or size above 1,000,000; it is left out</source>
        <translation>刚体含有无法模拟的值（非有限值，或超过 1,000,000 的位置或大小），已排除该刚体</translation>
    </message>
    <message>
        <source>A rigid body has a size of 0 or less; it collides with nothing</source>
        <translation>刚体的大小小于或等于 0，不与任何物体碰撞</translation>
    </message>
    <message>
        <source>A rigid body that physics moves has a mass of 0 or less; it follows its bone</source>
        <translation>由物理驱动的刚体质量小于或等于 0，改为跟随骨骼</translation>
    </message>
    <message>
        <source>More than 2,048 rigid bodies; those after them are not simulated</source>
        <translation>刚体超过 2,048 个，其后的刚体不参与模拟</translation>
    </message>
    <message>
        <source>A joint has values that cannot be simulated: not finite, or a place above 1,000,000; it is left out</source>
        <translation>关节含有无法模拟的值（非有限值，或超过 1,000,000 的位置），已排除该关节</translation>
    </message>
    <message>
        <source>A joint connects a rigid body that is left out of the simulation; it is left out too</source>
        <translation>关节连接的刚体已从模拟中排除，该关节也被排除</translation>
    </message>
    <message>
        <source>A joint connects a rigid body with itself; it is left out</source>
        <translation>关节的两端是同一刚体，已排除该关节</translation>
    </message>
    <message>
        <source>A joint connects two rigid bodies that follow bones; it has no effect</source>
        <translation>关节连接了两个跟随骨骼的刚体，没有效果</translation>
    </message>
    <message>
        <source>More than 4,096 joints; those after them are not simulated</source>
        <translation>关节超过 4,096 个，其后的关节不参与模拟</translation>
    </message>
    <message>
        <source>Soft bodies are kept, but not simulated; bones move their material</source>
        <translation>软体数据会保留，但不参与模拟；其材质由骨骼带动</translation>
    </message>
    <message>
        <source>An unknown type, mode or shape; the default is used</source>
        <translation>未知的类型、模式或形状，使用默认值</translation>
    </message>
    <message>
        <source>The weights of a vertex do not add up to 1</source>
        <translation>顶点的权重之和不为 1</translation>
    </message>
    <message>
        <source>A bone or morph without a name; motions cannot move it</source>
        <translation>骨骼或变形没有名称，动作无法移动它</translation>
    </message>
    <message>
        <source>A bone name of more than 15 bytes, which does not fit in a VMD; MMD binds no keys to it</source>
        <translation>骨骼名超过 15 字节，VMD 放不下，MMD 不会将关键帧绑定到它</translation>
    </message>
    <message>
        <source>A name with characters that CP932 cannot encode; a VMD cannot contain it</source>
        <translation>名称含有 CP932 无法编码的字符，VMD 无法保存它</translation>
    </message>
    <message>
        <source>Several bones have the same name; motions move only the first</source>
        <translation>多个骨骼的名称相同，动作只移动第一个</translation>
    </message>
    <message>
        <source>Morphs have the same first 15 bytes of their names, which MMD compares; motions move only the first</source>
        <translation>变形名称的前 15 字节相同，而 MMD 只比较这些字节，动作只移动第一个</translation>
    </message>
    <message>
        <source>A bone is evaluated before its parent; MMD shows it one frame late</source>
        <translation>骨骼先于其父骨骼计算，MMD 会晚一帧显示它</translation>
    </message>
    <message>
        <source>A link of an IK chain is not an ancestor of its target and cannot move it</source>
        <translation>IK 链的链接不是其末端骨骼的祖先，无法移动它</translation>
    </message>
    <message>
        <source>Append transforms of bones form a cycle</source>
        <translation>骨骼的附加变换形成循环</translation>
    </message>
    <message>
        <source>256 or more morphs are in display groups; MMD crashes</source>
        <translation>显示框中有 256 个或更多变形，MMD 会崩溃</translation>
    </message>
    <message>
        <source>A morph without a panel is in a display group; MMD crashes</source>
        <translation>没有面板的变形位于显示框中，MMD 会崩溃</translation>
    </message>
    <message>
        <source>Parts that only PMX 2.1 has, which MMD does not load</source>
        <translation>只有 PMX 2.1 才有的部分，MMD 不会载入</translation>
    </message>
    <message>
        <source>The motion was made for a model with another name</source>
        <translation>动作是为其他名称的模型制作的</translation>
    </message>
    <message>
        <source>A camera motion, which does not move a model</source>
        <translation>摄像机动作，不会移动模型</translation>
    </message>
    <message>
        <source>The motion also has camera keys, which do not move a model</source>
        <translation>动作还有摄像机关键帧，不会移动模型</translation>
    </message>
    <message>
        <source>The model lacks bones that the motion moves</source>
        <translation>模型缺少动作所移动的骨骼</translation>
    </message>
    <message>
        <source>The model lacks bones that the motion names but never moves</source>
        <translation>模型缺少动作中有名称但从未移动的骨骼</translation>
    </message>
    <message>
        <source>The model lacks morphs that the motion uses</source>
        <translation>模型缺少动作所使用的变形</translation>
    </message>
    <message>
        <source>The model lacks IK bones that the motion switches off</source>
        <translation>模型缺少动作所关闭的 IK 骨骼</translation>
    </message>
    <message>
        <source>Bone names of more than 15 bytes are truncated in the motion; MMD does not bind them</source>
        <translation>超过 15 字节的骨骼名在动作中被截断，MMD 不会绑定它们</translation>
    </message>
    <message>
        <source>Bones of the model that the motion does not name</source>
        <translation>动作中没有名称的模型骨骼</translation>
    </message>
    <message>
        <source>Morphs of the model that the motion does not name</source>
        <translation>动作中没有名称的模型变形</translation>
    </message>
    <message>
        <source>Textures of the model are missing; its materials are drawn without them</source>
        <translation>模型的纹理缺失，绘制材质时不使用纹理</translation>
    </message>
    <message>
        <source>Unreadable textures; materials are drawn without them</source>
        <translation>纹理无法读取，绘制材质时不使用纹理</translation>
    </message>
    <message>
        <source>Textures outside the model folder and the texture folders beside it; they are not read</source>
        <translation>纹理在模型文件夹及其旁边的纹理文件夹之外，不会读取</translation>
    </message>
    <message>
        <source>Large textures scaled down, because the textures of a model or scene may take 1 GiB of memory</source>
        <translation>较大的纹理已缩小，因为一个模型或场景的纹理最多可占用 1 GiB 内存</translation>
    </message>
    <message>
        <source>Tracks begin after frame 0 with another value than rest; MMD moves them there from rest at frame 0, other programs show the first key from the start</source>
        <translation>有轨道在第 0 帧之后以不同于初始值的值开始；MMD 从第 0 帧的初始状态移动到那里，其他程序则从一开始就显示首个关键帧</translation>
    </message>
    <message>
        <source>Add rest keys at frame 0</source>
        <translation>在第 0 帧添加初始值的关键帧</translation>
    </message>
    <message>
        <source>Copy the first keys to frame 0</source>
        <translation>将首个关键帧复制到第 0 帧</translation>
    </message>
    <message>
        <source>The sound file ends too early; the sound is used up to there</source>
        <translation>音频文件提前结束；使用到该处为止的声音</translation>
    </message>
    <message>
        <source>Parts of the sound file are damaged; they are silent or missing</source>
        <translation>音频文件有部分损坏；损坏处无声或缺失</translation>
    </message>
    <message>
        <source>The sound is too long; it is used up to 1 GiB of samples</source>
        <translation>音频太长；只使用前 1 GiB 的采样</translation>
    </message>
    <message>
        <source>The BVH has another number of frames than its header says; all complete frames are used</source>
        <translation>BVH 的帧数与文件头不符；使用所有完整的帧</translation>
    </message>
    <message>
        <source>No pose of the capture is that of a standing person with straight limbs; limbs may be twisted</source>
        <translation>捕捉数据中没有四肢伸直站立的姿势；四肢可能会扭曲</translation>
    </message>
    <message>
        <source>Morph keys are not written, because the format has no morphs</source>
        <translation>该格式没有变形，因此不写入变形关键帧</translation>
    </message>
    <message>
        <source>Bones that are not part of a human skeleton are not written</source>
        <translation>不写入不属于人体骨架的骨骼</translation>
    </message>
    <message>
        <source>A limb changes its length, which a skeleton of fixed lengths cannot; its joint is elsewhere in the file</source>
        <translation>肢体的长度发生变化，而长度固定的骨架无法表示；文件中其关节的位置会不同</translation>
    </message>
    <message>
        <source>Keys of camera, light, self-shadow and properties are not written, because the format has none</source>
        <translation>该格式没有这些内容，因此不写入摄像机、照明、自阴影和属性的关键帧</translation>
    </message>
    <message>
        <source>A part of the project does not fit in the file; the parts before it were read</source>
        <translation>项目的一部分超出了文件末尾；此前的部分已读取</translation>
    </message>
    <message>
        <source>Bytes follow the last known field; they are kept</source>
        <translation>最后一个已知字段之后还有字节；将原样保留</translation>
    </message>
    <message>
        <source>A key names a next key that does not exist or belongs to another track; the keys after it are lost</source>
        <translation>关键帧指向的下一个关键帧不存在或属于其他轨道；其后的关键帧会丢失</translation>
    </message>
    <message>
        <source>The frames of a track do not rise from key to key; the track ends before the first key that is too early</source>
        <translation>轨道的帧没有逐个递增；轨道在第一个过早的关键帧之前结束</translation>
    </message>
    <message>
        <source>Keys that belong to no track; MMD does not show them, and they are not read</source>
        <translation>不属于任何轨道的关键帧；MMD 不显示，也不会读取</translation>
    </message>
    <message>
        <source>A project of MMD 8 or older has no names of bones and morphs; the model file is needed for them</source>
        <translation>MMD 8 或更早版本的项目没有骨骼和变形的名称；需要模型文件来获得名称</translation>
    </message>
    <message>
        <source>The model file has other numbers of bones, morphs or IK bones than the project; its names cannot be used</source>
        <translation>模型文件的骨骼、变形或 IK 骨骼数量与项目不同；无法使用其名称</translation>
    </message>
    <message>
        <source>A key before frame 0; it is not read</source>
        <translation>第 0 帧之前的关键帧；不会读取</translation>
    </message>
    <message>
        <source>Tracks of bones or morphs that the model of the project does not have are not saved</source>
        <translation>项目的模型中没有的骨骼或变形轨道不会保存</translation>
    </message>
    <message>
        <source>Key density</source>
        <translation>关键帧密度</translation>
    </message>
    <message>
        <source>Keys per second of a track, on average; places are tracks with a key at almost every frame.</source>
        <translation>每条轨道每秒的平均关键帧数；位置为几乎每帧都有关键帧的轨道。</translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation>抖动</translation>
    </message>
    <message>
        <source>How far a bone trembles around its path at the end of what it carries, at most.</source>
        <translation>骨骼所带动的末端偏离其轨迹抖动的最大距离。</translation>
    </message>
    <message>
        <source>Sliding feet</source>
        <translation>脚底滑动</translation>
    </message>
    <message>
        <source>How far an ankle moves over the floor during a contact, on average.</source>
        <translation>接触地面期间脚踝在地面上移动的平均距离。</translation>
    </message>
    <message>
        <source>Below the floor</source>
        <translation>低于地面</translation>
    </message>
    <message>
        <source>How far a foot or another part of the body is below the floor, at most.</source>
        <translation>脚或身体其他部分低于地面的最大深度。</translation>
    </message>
    <message>
        <source>Flipped rotations</source>
        <translation>旋转反转</translation>
    </message>
    <message>
        <source>Rotations that have a wrong sign or are off by a half turn for a short time.</source>
        <translation>短时间内符号错误或偏差半圈的旋转。</translation>
    </message>
    <message>
        <source>Jumps</source>
        <translation>跳变</translation>
    </message>
    <message>
        <source>Keys that leave the motion for one frame.</source>
        <translation>仅在一帧内偏离动作的关键帧。</translation>
    </message>
    <message>
        <source>Unreached foot IK</source>
        <translation>够不到的足 IK</translation>
    </message>
    <message>
        <source>How far an ankle stays away from its foot IK bone, at most.</source>
        <translation>脚踝与其足 IK 骨骼之间的最大距离。</translation>
    </message>
    <message>
        <source>Joint limits</source>
        <translation>关节限制</translation>
    </message>
    <message>
        <source>How far a joint is turned beyond what the model or a body allows, at most.</source>
        <translation>关节旋转超出模型或人体允许范围的最大角度。</translation>
    </message>
    <message>
        <source>Hands in the body</source>
        <translation>手穿入身体</translation>
    </message>
    <message>
        <source>How deep the bones of a hand are inside the rigid bodies of head, body and legs, at most.</source>
        <translation>手部骨骼进入头部、身体和腿部刚体的最大深度。</translation>
    </message>
    <message>
        <source>model units</source>
        <translation>模型单位</translation>
    </message>
    <message>
        <source>degrees</source>
        <translation>度</translation>
    </message>
    <message>
        <source>keys/s</source>
        <translation>关键帧/秒</translation>
    </message>
    <message>
        <source>Vertices with SDEF or QDEF are written with linear weights; bent joints become thinner</source>
        <translation>SDEF 或 QDEF 顶点以线性权重写出，弯曲的关节会变细</translation>
    </message>
    <message>
        <source>Keys of morphs that change materials, texture coordinates or rigid bodies are not written</source>
        <translation>改变材质、纹理坐标或刚体的变形关键帧不会写出</translation>
    </message>
    <message>
        <source>Toon and sphere textures and edges are not written, because the format has none</source>
        <translation>该格式没有卡通、球面纹理和边缘，因此不会写出</translation>
    </message>
    <message>
        <source>Bones without a usable name of the chosen kind are named by their numbers</source>
        <translation>没有所选种类可用名称的骨骼以编号命名</translation>
    </message>
    <message>
        <source>Bones that physics moves follow their parents in the file; bake physics into keys first</source>
        <translation>由物理驱动的骨骼在文件中跟随父骨骼；请先将物理烘焙为关键帧</translation>
    </message>
    <message>
        <source>Textures that are missing or cannot be read are not written</source>
        <translation>缺失或无法读取的纹理不会写出</translation>
    </message>
    <message>
        <source>Expressions for which the model has no morph are not used</source>
        <translation>模型没有对应变形的 Expression 不会使用</translation>
    </message>
    <message>
        <source>FBX is for programs that cannot read glTF; not every program reads all of it</source>
        <translation>FBX 供无法读取 glTF 的软件使用；并非所有软件都能读取全部内容</translation>
    </message>
    <message>
        <source>The file ends without its end mark; a part may be missing</source>
        <translation>文件结尾没有结束标记，可能缺少一部分</translation>
    </message>
    <message>
        <source>A section that a motion cannot store, or that is not known, is not read</source>
        <translation>动作无法保存的或未知的部分不会读取</translation>
    </message>
    <message>
        <source>Of several models, only the motion of the first is read</source>
        <translation>有多个模型时，只读取第一个模型的动作</translation>
    </message>
    <message>
        <source>A frame rate that is not a usable number; 30 frames per second are assumed</source>
        <translation>帧率不是可用的数值，按每秒 30 帧处理</translation>
    </message>
    <message>
        <source>Keys of a bone, morph or IK bone without a name are not read</source>
        <translation>没有名称的骨骼、变形或 IK 骨骼的关键帧不会读取</translation>
    </message>
    <message>
        <source>Keys that are not on a frame at 30 frames per second are moved to the nearest one</source>
        <translation>不在每秒 30 帧的帧上的关键帧会移到最近的一帧</translation>
    </message>
    <message>
        <source>Curve bytes above 127, which other programs write, are read as 127</source>
        <translation>其他程序写入的大于 127 的曲线字节按 127 读取</translation>
    </message>
    <message>
        <source>Further stages of bones become layers, which add their movement</source>
        <translation>骨骼的其他级变为叠加动作的图层</translation>
    </message>
    <message>
        <source>Keys of more stages than there can be layers are lost</source>
        <translation>级数超过图层上限，超出部分的关键帧会丢失</translation>
    </message>
    <message>
        <source>Only the first stage of the camera is read; a camera has no layers</source>
        <translation>只读取摄像机的第一级，摄像机没有图层</translation>
    </message>
    <message>
        <source>Curves of morph keys are lost; morphs change linearly</source>
        <translation>变形关键帧的曲线会丢失，变形按线性变化</translation>
    </message>
    <message>
        <source>Splines through keys are lost; the curves of the keys are used</source>
        <translation>经过关键帧的样条会丢失，改用关键帧的曲线</translation>
    </message>
    <message>
        <source>Keys of a motion clip are read at their own frames, without the start, repetition and weight of the clip</source>
        <translation>动作片段的关键帧按自身的帧读取，不含片段的起点、重复和权重</translation>
    </message>
    <message>
        <source>Keys that change edge, size, shadow, physics or blending of a model; a motion has only its visibility</source>
        <translation>改变模型的边缘、大小、阴影、物理或混合的关键帧，动作中只有显示与否</translation>
    </message>
    <message>
        <source>Keys that switch the camera off or let it follow a bone have no effect</source>
        <translation>关闭摄像机或让其跟随骨骼的关键帧不起作用</translation>
    </message>
    <message>
        <source>Keys that switch the light off are read as black light</source>
        <translation>关闭照明的关键帧按黑色照明读取</translation>
    </message>
    <message>
        <source>Distances of the self shadow are in another unit; MMD's default is used</source>
        <translation>自阴影距离的单位不同，使用 MMD 的默认值</translation>
    </message>
    <message>
        <source>Fields that a later version of nanoem may have written</source>
        <translation>可能由较新版本的 nanoem 写入的字段</translation>
    </message>
    <message>
        <source>A second list of the same kind of keys, which nanoem does not read either, is not read</source>
        <translation>同一种关键帧的第二个列表不会读取，nanoem 也不读取</translation>
    </message>
    <message>
        <source>nanoem plays the motion at another frame rate; the frames of its keys are the same</source>
        <translation>nanoem 以其他帧率播放此动作，关键帧的帧不变</translation>
    </message>
    <message>
        <source>Keys that change edge, effects, physics or blending of a model; a motion has only its visibility</source>
        <translation>改变模型的边缘、特效、物理或混合的关键帧，动作中只有显示与否</translation>
    </message>
    <message>
        <source>Effects and additive blending of accessory keys are not read</source>
        <translation>不读取附件关键帧的特效和加法混合</translation>
    </message>
    <message>
        <source>A line that is neither a section nor a known value</source>
        <translation>既不是节也不是已知值的行</translation>
    </message>
    <message>
        <source>The text is neither UTF-8 nor CP932; file names may be wrong</source>
        <translation>文本既不是 UTF-8 也不是 CP932，文件名可能有误</translation>
    </message>
    <message>
        <source>Another version than 3, which is read in the same way</source>
        <translation>版本不是 3，按同样方式读取</translation>
    </message>
    <message>
        <source>A file that the project names was not found</source>
        <translation>找不到项目所列的文件</translation>
    </message>
    <message>
        <source>A file that the project names is not where it was, but was found by its content or name</source>
        <translation>项目所列的文件不在原处，但按内容或名称找到了</translation>
    </message>
    <message>
        <source>A file has another content than when the project was saved</source>
        <translation>文件内容与保存项目时不同</translation>
    </message>
    <message>
        <source>A newer version of the program wrote the project; what this one does not know is kept</source>
        <translation>项目由更新版本的程序写入；此版本不认识的内容会保留</translation>
    </message>
    <message>
        <source>Outside parents that the project does not have are not read; a motion file has none at all</source>
        <translation>不读取项目中没有的外部亲；动作文件不含外部亲</translation>
    </message>
    <message>
        <source>Outside parents whose bones or models the file does not name are not read</source>
        <translation>不读取文件中没有骨骼名或模型名的外部亲</translation>
    </message>
    <message>
        <source>Outside parents, by which a part follows a bone of another model, are not read: the file has only numbers of the models</source>
        <translation>不读取让部件跟随其他模型骨骼的外部亲：文件中只有模型的编号</translation>
    </message>
</context>
</TS>
