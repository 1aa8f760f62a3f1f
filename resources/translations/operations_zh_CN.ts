<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Operations</name>
    <message>
        <source>%1 %2 at %3, frame %4</source>
        <translation>%1 %2，位于 %3，第 %4 帧</translation>
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
        <translation>权重</translation>
    </message>
    <message>
        <source>camera position</source>
        <translation>摄像机位置</translation>
    </message>
    <message>
        <source>camera angle</source>
        <translation>摄像机角度</translation>
    </message>
    <message>
        <source>camera distance</source>
        <translation>摄像机距离</translation>
    </message>
    <message>
        <source>view angle</source>
        <translation>视角</translation>
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
        <source>frames</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>as displayed by MMD</source>
        <translation>按 MMD 的显示</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Resample</source>
        <translation>重新采样</translation>
    </message>
    <message>
        <source>Left and Right</source>
        <translation>左右</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Whole Motion</source>
        <translation>整个动作</translation>
    </message>
    <message>
        <source>Insert Frames</source>
        <translation>插入帧</translation>
    </message>
    <message>
        <source>Insert empty frames. Keys at the frame and after it move to the right.</source>
        <translation>插入空白帧。该帧及之后的关键帧向右移动。</translation>
    </message>
    <message>
        <source>At</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>First frame to move</source>
        <translation>开始移动的第一帧</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Number of frames</source>
        <translation>帧数</translation>
    </message>
    <message>
        <source>Remove Frames</source>
        <translation>删除帧</translation>
    </message>
    <message>
        <source>Remove frames, as MMD does: move keys after a frame to the left. If several keys arrive at the frame, the last one is kept; if none arrives, the key at the frame is kept.</source>
        <translation>像 MMD 那样删除帧：将某一帧之后的关键帧向左移动。如果多个关键帧到达该帧，则保留最后一个；如果没有，则保留该帧原有的关键帧。</translation>
    </message>
    <message>
        <source>The frame that later keys move to</source>
        <translation>之后的关键帧移到的帧</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Move keys in time. Moved keys overwrite other keys on the same frames. No key moves before frame 0.</source>
        <translation>在时间上移动关键帧。移动的关键帧会覆盖相同帧上的其他关键帧。关键帧不会移到第 0 帧之前。</translation>
    </message>
    <message>
        <source>By</source>
        <translation>移动量</translation>
    </message>
    <message>
        <source>Number of frames; negative values move to the left</source>
        <translation>帧数；负数向左移动</translation>
    </message>
    <message>
        <source>Leave first</source>
        <translation>保留首帧</translation>
    </message>
    <message>
        <source>Leave a copy of the key at frame 0, as MMD does</source>
        <translation>像 MMD 那样在第 0 帧留下关键帧的副本</translation>
    </message>
    <message>
        <source>Scale Time</source>
        <translation>时间缩放</translation>
    </message>
    <message>
        <source>Stretch or compress keys in time around a frame. If two keys arrive at the same frame, the later one is kept.</source>
        <translation>以某一帧为中心在时间上拉伸或压缩关键帧。如果两个关键帧到达同一帧，则保留较晚的一个。</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>倍率</translation>
    </message>
    <message>
        <source>2 doubles the length of the motion, 0.5 halves it</source>
        <translation>2 使动作长度加倍，0.5 使其减半</translation>
    </message>
    <message>
        <source>About</source>
        <translation>中心</translation>
    </message>
    <message>
        <source>The frame that does not move</source>
        <translation>不移动的帧</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>舍入</translation>
    </message>
    <message>
        <source>How to round positions between two frames; MMD rounds down</source>
        <translation>如何舍入两帧之间的位置；MMD 向下舍入</translation>
    </message>
    <message>
        <source>Nearest</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>向下</translation>
    </message>
    <message>
        <source>Keep cuts</source>
        <translation>保留切换</translation>
    </message>
    <message>
        <source>Keep two camera keys on adjacent frames adjacent</source>
        <translation>使相邻帧上的两个摄像机关键帧保持相邻</translation>
    </message>
    <message>
        <source>Ripple</source>
        <translation>波及</translation>
    </message>
    <message>
        <source>Whether later keys move with the last scaled key: none, those on the same tracks, or those on all tracks and the markers</source>
        <translation>之后的关键帧是否随最后一个缩放的关键帧移动：不移动、相同轨道上的移动，或所有轨道上的关键帧和标记都移动</translation>
    </message>
    <message>
        <source>Whether later keys move too, so that no gap is left: none, those on the same tracks, or those on all tracks and the markers</source>
        <translation>之后的关键帧是否也移动以不留空隙：不移动、相同轨道上的移动，或所有轨道上的关键帧和标记都移动</translation>
    </message>
    <message>
        <source>Whether later keys that are not selected move too: none, those on the same tracks, or those on all tracks and the markers</source>
        <translation>之后未选中的关键帧是否也移动：不移动、相同轨道上的移动，或所有轨道上的关键帧和标记都移动</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>轨道</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>反转时间</translation>
    </message>
    <message>
        <source>Reverse keys in time between the first and the last of them. Each curve is reversed and moves to the key at the other end of its span.</source>
        <translation>将第一个和最后一个关键帧之间的关键帧在时间上反转。每条曲线都会反转，并移到其区间另一端的关键帧。</translation>
    </message>
    <message>
        <source>Trim</source>
        <translation>裁剪</translation>
    </message>
    <message>
        <source>Keep only the keys between two frames, on tracks with selected keys.</source>
        <translation>在有选中关键帧的轨道上，只保留两帧之间的关键帧。</translation>
    </message>
    <message>
        <source>First</source>
        <translation>起始</translation>
    </message>
    <message>
        <source>First frame to keep</source>
        <translation>要保留的第一帧</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Last frame to keep</source>
        <translation>要保留的最后一帧</translation>
    </message>
    <message>
        <source>Hold ends</source>
        <translation>固定两端</translation>
    </message>
    <message>
        <source>Insert keys at the two frames where the motion continues beyond them, to keep its shape</source>
        <translation>如果动作超出这两帧，则在这两帧插入关键帧以保持其形状</translation>
    </message>
    <message>
        <source>Rebase</source>
        <translation>移到开头</translation>
    </message>
    <message>
        <source>Move the first frame to frame 0</source>
        <translation>将第一帧移到第 0 帧</translation>
    </message>
    <message>
        <source>Bake Keys</source>
        <translation>烘焙关键帧</translation>
    </message>
    <message>
        <source>Insert keys at every Nth frame between the first and the last selected key of each track. The keys have the value of the motion at their frame and linear curves.</source>
        <translation>在每个轨道的第一个和最后一个选中关键帧之间，每隔若干帧插入关键帧。关键帧具有动作在该帧的值和线性曲线。</translation>
    </message>
    <message>
        <source>Every</source>
        <translation>每隔</translation>
    </message>
    <message>
        <source>Distance between keys</source>
        <translation>关键帧之间的距离</translation>
    </message>
    <message>
        <source>Only grid</source>
        <translation>仅网格</translation>
    </message>
    <message>
        <source>Remove other keys in between, except at camera cuts and where physics, perspective or the shadow mode changes</source>
        <translation>移除其间的其他关键帧，但摄像机切换处以及物理、透视或阴影模式改变处除外</translation>
    </message>
    <message>
        <source>Split Spans at a Frame</source>
        <translation>在一帧处分割区间</translation>
    </message>
    <message>
        <source>Insert a key on every track with selected keys without changing the motion. The curves are divided between the two halves; the error from rounding the curves is reported.</source>
        <translation>在每个有选中关键帧的轨道上插入关键帧而不改变动作。曲线分为两半，并报告曲线取整产生的误差。</translation>
    </message>
    <message>
        <source>Frame of the new keys</source>
        <translation>新关键帧的帧</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>平滑</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Reduce Keys</source>
        <translation>精简关键帧</translation>
    </message>
    <message>
        <source>Remove keys of bones, morphs and the camera and fit the curves of the remaining keys, within error limits at every frame, and at every half frame where not every frame has a key. With a model, the limits apply to every bone in world space, including parents, IK, append transforms and bone morphs; without a model, to each bone relative to its parent. Keys at the ends, around stretches without movement, at camera cuts, where the physics flag changes, and at turning points of morphs are kept. The largest errors are reported.</source>
        <translation>在每一帧（没有逐帧关键帧之处还包括半帧）的误差限度内，移除骨骼、变形和摄像机的关键帧，并调整其余关键帧的曲线。有模型时，限度适用于世界空间中的每个骨骼，包括父级、IK、附加变换和骨骼变形；没有模型时，适用于每个骨骼相对其父级的值。两端、静止区间前后、摄像机切换处、物理开关改变处以及变形转折点的关键帧会保留。最后报告最大误差。</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Largest position error of bones</source>
        <translation>骨骼的最大位置误差</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>Largest rotation error of bones</source>
        <translation>骨骼的最大旋转误差</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Largest weight error of morphs</source>
        <translation>变形的最大权重误差</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>对方模型</translation>
    </message>
    <message>
        <source>Partner motion</source>
        <translation>对方动作</translation>
    </message>
    <message>
        <source>Camera position</source>
        <translation>摄像机位置</translation>
    </message>
    <message>
        <source>Largest position error of the camera target</source>
        <translation>摄像机目标的最大位置误差</translation>
    </message>
    <message>
        <source>Camera angle</source>
        <translation>摄像机角度</translation>
    </message>
    <message>
        <source>Largest error of each camera angle</source>
        <translation>每个摄像机角度的最大误差</translation>
    </message>
    <message>
        <source>Camera distance</source>
        <translation>摄像机距离</translation>
    </message>
    <message>
        <source>Largest error of the camera distance</source>
        <translation>摄像机距离的最大误差</translation>
    </message>
    <message>
        <source>View angle</source>
        <translation>视角</translation>
    </message>
    <message>
        <source>Largest error of the view angle</source>
        <translation>视角的最大误差</translation>
    </message>
    <message>
        <source>Mirror Left and Right</source>
        <translation>左右镜像</translation>
    </message>
    <message>
        <source>Mirror the keys of each side to the other side, as in a mirror between left and right. Curves and the physics flag do not change. Names are paired by 左 and 右 anywhere, by the words left and right, by separate letters L and R, and by a table. With a model, tracks whose counterpart is missing in the model are skipped and noted.</source>
        <translation>将每一侧的关键帧镜像到另一侧，如同左右之间有一面镜子。曲线和物理开关不变。名称按任意位置的 左 和 右、单词 left 和 right、单独的字母 L 和 R 以及表格配对。有模型时，跳过在模型中没有对应部分的轨道并给出备注。</translation>
    </message>
    <message>
        <source>Center</source>
        <translation>中央</translation>
    </message>
    <message>
        <source>Mirror tracks of neither side in place, including the camera and the light</source>
        <translation>将不属于任何一侧的轨道（包括摄像机和照明）就地镜像</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Whether to exchange the keys of both sides or to copy them to the other side</source>
        <translation>交换两侧的关键帧，还是将其复制到另一侧</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>交换</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>配对</translation>
    </message>
    <message>
        <source>Pairs of names that do not contain 左/右, left/right or L/R; a row is LEFT,RIGHT</source>
        <translation>不包含 左/右、left/right 或 L/R 的名称配对；每行为 LEFT,RIGHT（左,右）</translation>
    </message>
    <message>
        <source>Copy Curves to the Other Side</source>
        <translation>将曲线复制到另一侧</translation>
    </message>
    <message>
        <source>Copy the curves of bone keys to the keys of the other side on the same frames.</source>
        <translation>将骨骼关键帧的曲线复制到另一侧相同帧的关键帧。</translation>
    </message>
    <message>
        <source>Correct Positions and Angles</source>
        <translation>修正位置和角度</translation>
    </message>
    <message>
        <source>Multiply the values of keys and add to them, per axis. Changes positions of bones and of the camera target, angles of bones (in MMD&apos;s order YXZ) and of the camera, weights of morphs, and distances of the camera and the self shadow as displayed by MMD.</source>
        <translation>逐轴对关键帧的值做乘法和加法。更改骨骼和摄像机目标的位置、骨骼（按 MMD 的 YXZ 顺序）和摄像机的角度、变形的权重，以及 MMD 显示的摄像机和自阴影距离。</translation>
    </message>
    <message>
        <source>Position factor</source>
        <translation>位置倍率</translation>
    </message>
    <message>
        <source>Factor for positions</source>
        <translation>位置的倍率</translation>
    </message>
    <message>
        <source>Position offset</source>
        <translation>位置偏移</translation>
    </message>
    <message>
        <source>Added after the multiplication</source>
        <translation>在乘法之后相加</translation>
    </message>
    <message>
        <source>Angle factor</source>
        <translation>角度倍率</translation>
    </message>
    <message>
        <source>Factor for angles</source>
        <translation>角度的倍率</translation>
    </message>
    <message>
        <source>Angle offset</source>
        <translation>角度偏移</translation>
    </message>
    <message>
        <source>Weight factor</source>
        <translation>权重倍率</translation>
    </message>
    <message>
        <source>Factor for morph weights</source>
        <translation>变形权重的倍率</translation>
    </message>
    <message>
        <source>Weight offset</source>
        <translation>权重偏移</translation>
    </message>
    <message>
        <source>Distance factor</source>
        <translation>距离倍率</translation>
    </message>
    <message>
        <source>Factor for distances</source>
        <translation>距离的倍率</translation>
    </message>
    <message>
        <source>Distance offset</source>
        <translation>距离偏移</translation>
    </message>
    <message>
        <source>Remove Unneeded Keys</source>
        <translation>移除不需要的关键帧</translation>
    </message>
    <message>
        <source>Remove keys with the same value as the keys before and after them. The first and the last key of each track are kept.</source>
        <translation>移除与前后关键帧值相同的关键帧。每个轨道的第一个和最后一个关键帧会保留。</translation>
    </message>
    <message>
        <source>Normalize Rotations</source>
        <translation>归一化旋转</translation>
    </message>
    <message>
        <source>Normalize the rotations of bones to unit length. Rotations of unit length do not change.</source>
        <translation>将骨骼的旋转归一化为单位长度。已是单位长度的旋转不变。</translation>
    </message>
    <message>
        <source>Unroll Rotations</source>
        <translation>展开旋转</translation>
    </message>
    <message>
        <source>Give the rotation of each bone key the sign that is closest to the previous key. The motion does not change.</source>
        <translation>使每个骨骼关键帧的旋转符号最接近上一个关键帧。动作不变。</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>姿势</translation>
    </message>
    <message>
        <source>Offset by Pose</source>
        <translation>按姿势偏移</translation>
    </message>
    <message>
        <source>Add a pose to bone keys or remove it from them. Positions are added and rotations multiplied. The pose is a file or a frame of this motion; removing a frame makes it the rest pose. The shape of the motion between keys does not change.</source>
        <translation>将姿势加到骨骼关键帧上或从中去除。位置相加，旋转相乘。姿势来自文件或此动作的一帧；去除一帧会使其成为初始姿势。关键帧之间动作的形状不变。</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>姿势</translation>
    </message>
    <message>
        <source>Pose (VPD) or another motion; if empty, a frame of this motion</source>
        <translation>姿势 (VPD) 或另一个动作；留空则为此动作的一帧</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>Frame of the motion to use as the pose</source>
        <translation>用作姿势的动作帧</translation>
    </message>
    <message>
        <source>Whether to add the pose to the keys or to remove it from them</source>
        <translation>将姿势加到关键帧上，还是从中去除</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>相加</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>去除</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>空间</translation>
    </message>
    <message>
        <source>Whether the pose rotates bones in the space of the parent or in their own space</source>
        <translation>姿势在父级的空间还是在骨骼自身的空间旋转骨骼</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>父级</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>Add missing</source>
        <translation>补全缺失</translation>
    </message>
    <message>
        <source>Add a key at the first selected frame to bones of the pose without keys</source>
        <translation>为姿势中没有关键帧的骨骼在第一个选中的帧添加关键帧</translation>
    </message>
    <message>
        <source>Center Position Bias</source>
        <translation>中心位置偏移</translation>
    </message>
    <message>
        <source>Move a whole dance and rotate it about a vertical axis. Changes the keys of the bones that carry all others, and of the camera. With a model these are its topmost bones with keys; without a model 全ての親, or else センター and the foot IK bones, which can then only be moved.</source>
        <translation>移动整个舞蹈并绕竖直轴旋转。更改带动所有其他骨骼的骨骼以及摄像机的关键帧。有模型时，它们是有关键帧的最上层骨骼；没有模型时是 全ての親，否则是 センター 和足 IK 骨骼（此时只能移动）。</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Offset, added after the rotation</source>
        <translation>旋转之后相加的偏移</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>转动</translation>
    </message>
    <message>
        <source>Rotation angle, with the sign of the y angle of bones in MMD</source>
        <translation>旋转角度，符号与 MMD 中骨骼的 y 角度相同</translation>
    </message>
    <message>
        <source>Point on the axis</source>
        <translation>轴上的点</translation>
    </message>
    <message>
        <source>Merge Motion</source>
        <translation>合并动作</translation>
    </message>
    <message>
        <source>Add keys of another motion to this one, moved in time. Missing tracks are added.</source>
        <translation>将另一个动作的关键帧在时间上移动后加入此动作。缺失的轨道会添加。</translation>
    </message>
    <message>
        <source>With</source>
        <translation>合并对象</translation>
    </message>
    <message>
        <source>Motion to merge</source>
        <translation>要合并的动作</translation>
    </message>
    <message>
        <source>Number of frames to move its keys</source>
        <translation>其关键帧移动的帧数</translation>
    </message>
    <message>
        <source>Keys of this motion: replaced in the whole range of the other motion, overwritten on the same frames, or kept</source>
        <translation>此动作的关键帧：在另一个动作的整个范围内替换、在相同帧上覆盖，或保留</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Its tracks</source>
        <translation>其轨道</translation>
    </message>
    <message>
        <source>Tracks of the other motion, such as 左腕,右腕 or morphs; empty: all</source>
        <translation>另一个动作的轨道，例如 左腕,右腕 或 morphs；留空：全部</translation>
    </message>
    <message>
        <source>Its frames</source>
        <translation>其帧</translation>
    </message>
    <message>
        <source>Frames of the other motion, such as 30, 10-20 or 10-; empty: all</source>
        <translation>另一个动作的帧，例如 30、10-20 或 10-；留空：全部</translation>
    </message>
    <message>
        <source>Keep Only Selected Keys</source>
        <translation>只保留选中的关键帧</translation>
    </message>
    <message>
        <source>Remove all keys except the selected ones, on all tracks.</source>
        <translation>在所有轨道上移除选中以外的所有关键帧。</translation>
    </message>
    <message>
        <source>Move the first kept frame to frame 0, as MMD does when saving selected keys</source>
        <translation>像 MMD 保存选中关键帧那样，将保留的第一帧移到第 0 帧</translation>
    </message>
    <message>
        <source>Rename Bones and Morphs</source>
        <translation>重命名骨骼和变形</translation>
    </message>
    <message>
        <source>Rename tracks with a table of two columns, old and new name; morphs are written morph:NAME. Names that another track has are skipped and noted.</source>
        <translation>用旧名称和新名称两列的表格重命名轨道；变形写作 morph:NAME。已被其他轨道使用的名称会跳过并给出备注。</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Table of names; a row is OLD,NEW</source>
        <translation>名称的表格；每行为 OLD,NEW（旧,新）</translation>
    </message>
    <message>
        <source>Randomize</source>
        <translation>随机化</translation>
    </message>
    <message>
        <source>Smooth the values of bone, morph and camera keys. The Gaussian filter uses the weighted mean of the motion around each key; the Butterworth low-pass removes movement above a frequency and does not shift the motion in time. Camera cuts are kept.</source>
        <translation>平滑骨骼、变形和摄像机关键帧的值。高斯滤波使用每个关键帧周围动作的加权平均值；巴特沃斯低通去除高于某频率的运动，且不使动作在时间上偏移。摄像机切换会保留。</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Filter to use</source>
        <translation>使用的滤波</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>高斯</translation>
    </message>
    <message>
        <source>Butterworth</source>
        <translation>巴特沃斯</translation>
    </message>
    <message>
        <source>Standard deviation of the Gaussian; larger values are smoother</source>
        <translation>高斯的标准差；值越大越平滑</translation>
    </message>
    <message>
        <source>Cutoff</source>
        <translation>截止</translation>
    </message>
    <message>
        <source>Removes movement faster than this: 5 Hz removes what repeats more than five times per second</source>
        <translation>去除比这更快的运动：5 Hz 会去除每秒重复超过五次的运动</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>阶数</translation>
    </message>
    <message>
        <source>Order of the low-pass; larger values separate slow and fast movement more sharply</source>
        <translation>低通的阶数；值越大，快慢运动分得越清楚</translation>
    </message>
    <message>
        <source>Hz</source>
        <translation>赫兹</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Random seed; the same number gives the same result</source>
        <translation>随机种子；相同的数字得到相同的结果</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>频率</translation>
    </message>
    <message>
        <source>Approximate number of oscillations per second</source>
        <translation>每秒大致的振动次数</translation>
    </message>
    <message>
        <source>Distance between keys after new ones are inserted; up to twice as large</source>
        <translation>插入新关键帧后关键帧之间的距离；最多为其两倍</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <source>Bake Physics to Keys</source>
        <translation>将物理烘焙为关键帧</translation>
    </message>
    <message>
        <source>Replace physics by keys that show the same, on the bones that rigid bodies move, or on those of them that are named, between the first and the last chosen frame. The simulation begins at frame 0 of the motion. Physics is off at the new keys, so that every program shows them; where a part of the motion ends, a key switches it on again. IK that only moves these bones is switched off. Keys at which the motion itself switches physics off stay. Keys cannot show everything: a bone with a fixed axis only rotates about it, other IK overrides its bones while it is on, and bones without physics that inherit from these follow their new keys. Notes name such bones, and those whose names a VMD file cannot hold.</source>
        <translation>在选定的第一帧到最后一帧之间，将刚体带动的骨骼（或其中指定名称的骨骼）的物理替换为显示效果相同的关键帧。模拟从动作的第 0 帧开始。新关键帧上物理关闭，因此任何程序都会显示它们；若只选动作的一部分，结尾处的关键帧会重新开启物理。只影响这些骨骼的 IK 会被关闭。动作自身关闭物理的关键帧会保留。关键帧无法表达一切：有固定轴的骨骼只能绕该轴旋转，其他 IK 开启时会覆盖其骨骼，继承这些骨骼的无物理骨骼会跟随新的关键帧。备注会列出这类骨骼，以及名称无法存入 VMD 文件的骨骼。</translation>
    </message>
    <message>
        <source>Largest position error of bones; 0 for a key at every frame</source>
        <translation>骨骼的最大位置误差；0 表示每帧一个关键帧</translation>
    </message>
    <message>
        <source>Largest rotation error of bones; 0 for a key at every frame</source>
        <translation>骨骼的最大旋转误差；0 表示每帧一个关键帧</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Steps of the simulation per second</source>
        <translation>每秒的模拟步数</translation>
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
        <translation>稳定时间</translation>
    </message>
    <message>
        <source>Time for which the first pose is held before the simulation of frame 0</source>
        <translation>模拟第 0 帧之前保持第一个姿势的时间</translation>
    </message>
    <message>
        <source>× 1/60 s</source>
        <translation>× 1/60 秒</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>地面</translation>
    </message>
    <message>
        <source>Let bodies collide with the ground</source>
        <translation>让刚体与地面碰撞</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>重力</translation>
    </message>
    <message>
        <source>Acceleration of gravity, as displayed by MMD; gravity keys of the motion replace it</source>
        <translation>MMD 中显示的重力加速度；动作有重力关键帧时以其为准</translation>
    </message>
    <message>
        <source>Gravity direction</source>
        <translation>重力方向</translation>
    </message>
    <message>
        <source>Direction of gravity</source>
        <translation>重力的方向</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>噪声</translation>
    </message>
    <message>
        <source>Random change of gravity in each 1/60 s; 0 for none</source>
        <translation>每 1/60 秒重力的随机变化；0 为无</translation>
    </message>
    <message>
        <source>percent</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Start value of the random numbers for the noise</source>
        <translation>噪声随机数的初始值</translation>
    </message>
    <message>
        <source>Switch IK</source>
        <translation>切换 IK</translation>
    </message>
    <message>
        <source>Switch off IK that only moves bones with new keys</source>
        <translation>关闭只影响带新关键帧的骨骼的 IK</translation>
    </message>
    <message>
        <source>Unbake Physics</source>
        <translation>取消物理烘焙</translation>
    </message>
    <message>
        <source>Return bones with rigid bodies from keys to physics: remove the chosen keys of these bones at which physics is off. If keys before them stay that switch physics off, the first of the chosen keys stays too, and switches it on.</source>
        <translation>将带刚体的骨骼从关键帧还原为物理：移除这些骨骼上物理关闭的选定关键帧。如果它们之前仍保留着关闭物理的关键帧，则选定的第一个关键帧也会保留，并在该处开启物理。</translation>
    </message>
    <message>
        <source>Switch on IK that only moves such bones, in the chosen keys</source>
        <translation>在选定的关键帧中开启只影响这些骨骼的 IK</translation>
    </message>
    <message>
        <source>Add Noise</source>
        <translation>添加噪声</translation>
    </message>
    <message>
        <source>Add random noise to bones and morphs between the first and the last selected frame. The noise differs from track to track. New keys are inserted between the existing ones, and curves become linear.</source>
        <translation>在第一个和最后一个选中帧之间为骨骼和变形添加随机噪声。各轨道的噪声不同。在现有关键帧之间插入新关键帧，曲线变为线性。</translation>
    </message>
    <message>
        <source>Largest offset of positions, per axis</source>
        <translation>位置的最大偏移（每轴）</translation>
    </message>
    <message>
        <source>Largest rotation about the axes of the bone</source>
        <translation>绕骨骼各轴的最大旋转</translation>
    </message>
    <message>
        <source>Largest change of morph weights; they stay within 0 and 1</source>
        <translation>变形权重的最大变化；权重保持在 0 到 1 之间</translation>
    </message>
    <message>
        <source>Fade in</source>
        <translation>淡入</translation>
    </message>
    <message>
        <source>Time over which the noise fades in</source>
        <translation>噪声淡入的时间</translation>
    </message>
    <message>
        <source>Fade out</source>
        <translation>淡出</translation>
    </message>
    <message>
        <source>Time over which the noise fades out</source>
        <translation>噪声淡出的时间</translation>
    </message>
    <message>
        <source>Shake Camera</source>
        <translation>摇晃摄像机</translation>
    </message>
    <message>
        <source>Shake the camera like a hand-held one, between the first and the last selected frame. Cuts are kept. New keys are inserted between the existing ones, and curves become linear.</source>
        <translation>在第一个和最后一个选中帧之间像手持那样摇晃摄像机。摄像机切换会保留。在现有关键帧之间插入新关键帧，曲线变为线性。</translation>
    </message>
    <message>
        <source>Largest offset of the target, per axis</source>
        <translation>目标的最大偏移（每轴）</translation>
    </message>
    <message>
        <source>Largest change of the angles</source>
        <translation>角度的最大变化</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>Largest change of the distance</source>
        <translation>距离的最大变化</translation>
    </message>
    <message>
        <source>Random Blinking</source>
        <translation>随机眨眼</translation>
    </message>
    <message>
        <source>Add random blinks between the first and the last selected frame, on any track. Blinks are omitted where the eyes are already moving.</source>
        <translation>在第一个和最后一个选中帧之间的任意轨道上添加随机眨眼。眼睛已在动的地方不添加。</translation>
    </message>
    <message>
        <source>Morph</source>
        <translation>变形</translation>
    </message>
    <message>
        <source>Morph that closes the eyes</source>
        <translation>闭眼的变形</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>间隔</translation>
    </message>
    <message>
        <source>Mean time from one blink to the next</source>
        <translation>两次眨眼之间的平均时间</translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation>变动</translation>
    </message>
    <message>
        <source>Variation of the interval: 0 for none, 1 for 0 to twice the mean</source>
        <translation>间隔的变动：0 为无变动，1 为从 0 到平均值的两倍</translation>
    </message>
    <message>
        <source>Closing</source>
        <translation>闭合</translation>
    </message>
    <message>
        <source>Time to close the eyes</source>
        <translation>闭眼所需的时间</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>闭眼</translation>
    </message>
    <message>
        <source>Time that the eyes stay closed</source>
        <translation>保持闭眼的时间</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>睁开</translation>
    </message>
    <message>
        <source>Time to open the eyes</source>
        <translation>睁眼所需的时间</translation>
    </message>
    <message>
        <source>Weight of the morph when the eyes are closed</source>
        <translation>闭眼时变形的权重</translation>
    </message>
    <message>
        <source>Avoid</source>
        <translation>避开</translation>
    </message>
    <message>
        <source>Do not blink while one of these morphs, separated by commas, is not 0</source>
        <translation>这些变形（以逗号分隔）之一不为 0 时不眨眼</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <source>Also blink where the morph itself is not 0, and replace its keys there</source>
        <translation>在变形本身不为 0 的地方也眨眼，并替换那里的关键帧</translation>
    </message>
    <message>
        <source>Make Loop</source>
        <translation>制作循环</translation>
    </message>
    <message>
        <source>Make the last selected frame equal to the first, so that the motion can repeat. Works on bones, morphs, camera, light and self shadow. The difference is blended over a number of frames and added to the motion there. Camera angles may end whole turns away from the start, and the blend does not cross camera cuts. Or add frames after the end in which the motion returns to the start; feet on the floor stay or make a step.</source>
        <translation>使最后一个选中帧与第一个相同，以便动作循环。适用于骨骼、变形、摄像机、照明和自阴影。差异在若干帧内渐变并加到那里的动作上。摄像机角度可以与起点相差整圈，渐变不会跨越摄像机切换。也可以在末尾之后添加返回起始姿势的帧；踩在地面上的脚保持不动或迈一步。</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>渐变</translation>
    </message>
    <message>
        <source>Number of frames over which the difference is blended</source>
        <translation>差异渐变的帧数</translation>
    </message>
    <message>
        <source>What changes: the end, the start, or each of them by half</source>
        <translation>改变哪一端：结尾、开头，或各改变一半</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结尾</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开头</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>两者</translation>
    </message>
    <message>
        <source>Semi-Standard Bones</source>
        <translation>准标准骨骼</translation>
    </message>
    <message>
        <source>Fold Semi-Standard Bones</source>
        <translation>合并准标准骨骼</translation>
    </message>
    <message>
        <source>Transfer the movement of semi-standard bones to the standard bones that depend on them and remove their keys, for models without such bones. Curves are kept where possible; spans that no curve fits get a key at every frame. A model provides the rest positions of the bones. Movement that no standard bone can make is kept and reported.</source>
        <translation>将准标准骨骼的运动转移到依赖它们的标准骨骼并移除其关键帧，用于没有这些骨骼的模型。尽可能保留曲线；没有曲线适合的区间在每一帧都添加关键帧。模型提供骨骼的初始位置。标准骨骼无法做出的运动会保留并报告。</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>全亲骨骼</translation>
    </message>
    <message>
        <source>全ての親 into センター and the foot IK bones</source>
        <translation>将 全ての親 并入 センター 和足 IK 骨骼</translation>
    </message>
    <message>
        <source>Groove</source>
        <translation>律动骨骼</translation>
    </message>
    <message>
        <source>グルーブ into センター</source>
        <translation>将 グルーブ 并入 センター</translation>
    </message>
    <message>
        <source>Waist</source>
        <translation>腰骨骼</translation>
    </message>
    <message>
        <source>腰 into 上半身 and 下半身, its translation into its parent</source>
        <translation>将 腰 并入 上半身 和 下半身，其移动并入父级</translation>
    </message>
    <message>
        <source>Upper body 2</source>
        <translation>上半身 2</translation>
    </message>
    <message>
        <source>上半身2 into 上半身</source>
        <translation>将 上半身2 并入 上半身</translation>
    </message>
    <message>
        <source>Arm twist</source>
        <translation>手臂扭转</translation>
    </message>
    <message>
        <source>腕捩 into 腕</source>
        <translation>将 腕捩 并入 腕</translation>
    </message>
    <message>
        <source>Wrist twist</source>
        <translation>手腕扭转</translation>
    </message>
    <message>
        <source>手捩 into 手首</source>
        <translation>将 手捩 并入 手首</translation>
    </message>
    <message>
        <source>Shoulder p</source>
        <translation>肩 P</translation>
    </message>
    <message>
        <source>肩P into 肩, and 肩C into 腕</source>
        <translation>将 肩P 并入 肩，将 肩C 并入 腕</translation>
    </message>
    <message>
        <source>Foot IK parent</source>
        <translation>足 IK 父级</translation>
    </message>
    <message>
        <source>足IK親 into 足ＩＫ</source>
        <translation>将 足IK親 并入 足ＩＫ</translation>
    </message>
    <message>
        <source>Leg d</source>
        <translation>腿 D</translation>
    </message>
    <message>
        <source>足D, ひざD and 足首D into 足, ひざ and 足首, where IK is off in the whole motion</source>
        <translation>在整个动作中 IK 关闭的地方，将 足D、ひざD 和 足首D 并入 足、ひざ 和 足首</translation>
    </message>
    <message>
        <source>Max position error</source>
        <translation>最大位置误差</translation>
    </message>
    <message>
        <source>Largest position error between keys; spans above it get a key at every frame</source>
        <translation>关键帧之间的最大位置误差；超过它的区间在每一帧都添加关键帧</translation>
    </message>
    <message>
        <source>Max angle error</source>
        <translation>最大角度误差</translation>
    </message>
    <message>
        <source>Largest rotation error between keys</source>
        <translation>关键帧之间的最大旋转误差</translation>
    </message>
    <message>
        <source>Unfold to Semi-Standard Bones</source>
        <translation>展开到准标准骨骼</translation>
    </message>
    <message>
        <source>Transfer part of the movement of standard bones to semi-standard bones: the height of センター to グルーブ, the twist of the arms to 腕捩 and 手捩, and a share of the rotation of 上半身 to 上半身2. The arms need a model, for their axes.</source>
        <translation>将标准骨骼的部分运动转移到准标准骨骼：センター 的高度转移到 グルーブ，手臂的扭转转移到 腕捩 和 手捩，上半身 旋转的一部分转移到 上半身2。手臂需要模型提供其轴。</translation>
    </message>
    <message>
        <source>Height of センター to グルーブ</source>
        <translation>将 センター 的高度转移到 グルーブ</translation>
    </message>
    <message>
        <source>Twist of 腕 to 腕捩</source>
        <translation>将 腕 的扭转转移到 腕捩</translation>
    </message>
    <message>
        <source>Twist of 手首 about the forearm to 手捩</source>
        <translation>将 手首 绕前臂的扭转转移到 手捩</translation>
    </message>
    <message>
        <source>Share of the rotation of 上半身 to transfer to 上半身2; head and arms keep their rotation, but move</source>
        <translation>从 上半身 转移到 上半身2 的旋转比例；头和手臂的方向不变，但位置会移动</translation>
    </message>
    <message>
        <source>no selected bone carries the others</source>
        <translation>所选骨骼中没有带动其他骨骼的骨骼</translation>
    </message>
    <message>
        <source>moved: %1</source>
        <translation>已移动：%1</translation>
    </message>
    <message>
        <source>%n blinks were omitted because the eyes are already moving</source>
        <translation>因眼睛已在动作中，略去了 %n 次眨眼</translation>
    </message>
    <message>
        <source>%n names have no counterpart; their keys do not change</source>
        <translation>%n 个名称没有对应的另一侧，其关键帧不变</translation>
    </message>
    <message>
        <source>the model has no "%1"</source>
        <translation>模型中没有“%1”</translation>
    </message>
    <message>
        <source>the motion has no "%1"</source>
        <translation>动作中没有“%1”</translation>
    </message>
    <message>
        <source>the name has no counterpart</source>
        <translation>此名称没有对应的另一侧</translation>
    </message>
    <message>
        <source>it rotates bones after IK, which no standard bone can do</source>
        <translation>它在 IK 之后旋转骨骼，标准骨骼无法做到</translation>
    </message>
    <message>
        <source>%n spans were baked to a key at every frame, because no curve fits them</source>
        <translation>没有合适的补间曲线，%n 个区间已烘焙为每帧一个关键帧</translation>
    </message>
    <message>
        <source>it rotates, and the rest position of the feet is unknown without a model</source>
        <translation>它有旋转，但没有模型，不知道脚的初始位置</translation>
    </message>
    <message>
        <source>without a model, bones are assumed to have the rest position of their parent</source>
        <translation>没有模型，假定骨骼的初始位置与其父级相同</translation>
    </message>
    <message>
        <source>no standard bone can bend the toes</source>
        <translation>标准骨骼无法弯曲脚尖</translation>
    </message>
    <message>
        <source>there are no keys in frames %1</source>
        <translation>第 %1 帧中没有关键帧</translation>
    </message>
    <message>
        <source>%n keys were replaced by later keys on the same frame</source>
        <translation>%n 个关键帧被同一帧上后面的关键帧取代</translation>
    </message>
    <message>
        <source>the motion has no keys left</source>
        <translation>动作中没有剩余的关键帧</translation>
    </message>
    <message>
        <source>%n keys outside of the timeline were left out</source>
        <translation>略去了时间轴之外的 %n 个关键帧</translation>
    </message>
    <message>
        <source>the keys moved by %1 frames only, to stay on the timeline</source>
        <translation>为不超出时间轴，关键帧只移动了 %1 帧</translation>
    </message>
    <message>
        <source>the new name is empty</source>
        <translation>新名称为空</translation>
    </message>
    <message>
        <source>another track has the name "%1"</source>
        <translation>另一个轨道已使用名称“%1”</translation>
    </message>
    <message>
        <source>the motion has no track with this name</source>
        <translation>动作中没有此名称的轨道</translation>
    </message>
    <message>
        <source>the new name cannot be used: %1</source>
        <translation>新名称无法使用：%1</translation>
    </message>
    <message>
        <source>nothing to change</source>
        <translation>没有可更改的内容</translation>
    </message>
    <message>
        <source>keys cannot show exactly what physics shows because of append transforms, IK or a fixed axis: %1</source>
        <translation>由于附加变换、IK 或固定轴，关键帧无法准确显示物理效果：%1</translation>
    </message>
    <message>
        <source>a VMD file cannot hold names of more than 15 bytes, so that it has no usable keys for %n bones: %1</source>
        <translation>VMD 文件无法保存超过 15 字节的名称，因此其中 %n 个骨骼没有可用的关键帧：%1</translation>
    </message>
    <message>
        <source>keys cannot refer to %n bones, which have no name of their own in a motion: %1</source>
        <translation>有 %n 个骨骼在动作中没有自己的名称，无法设置关键帧：%1</translation>
    </message>
    <message>
        <source>physics still moves bones above these, so that they do not stay where they were: %1</source>
        <translation>这些骨骼的上级骨骼仍由物理驱动，因此不会保持原来的位置：%1</translation>
    </message>
    <message>
        <source>these bodies moved impossibly fast and were placed on their bones again: %1</source>
        <translation>这些刚体移动过快，已放回其骨骼处：%1</translation>
    </message>
    <message>
        <source>IK overrides the pose of these bones while it is on: %1</source>
        <translation>IK 开启时会覆盖这些骨骼的姿势：%1</translation>
    </message>
    <message>
        <source>the pose moves this bone, but the motion has no keys for it</source>
        <translation>姿势移动了此骨骼，但动作中没有它的关键帧</translation>
    </message>
    <message>
        <source>the motion has no such track</source>
        <translation>动作中没有此轨道</translation>
    </message>
    <message>
        <source>%n spans with different curves for x and z were baked to a key at every frame</source>
        <translation>X 与 Z 的补间曲线不同的 %n 个区间已烘焙为每帧一个关键帧</translation>
    </message>
    <message>
        <source>%n spans of the camera target have different curves for x and z, and their shape changes; bake them first</source>
        <translation>摄像机注视点有 %n 个区间的 X 与 Z 补间曲线不同，形状会改变；请先烘焙</translation>
    </message>
    <message>
        <source>the model has no such bone</source>
        <translation>模型中没有此骨骼</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>音乐</translation>
    </message>
    <message>
        <source>Lip Sync</source>
        <translation>口型同步</translation>
    </message>
    <message>
        <source>Make keys of the mouth morphs from lyrics with times: a VSQ, UST, MIDI, LRC or text file. Syllables in kana or romaji become vowels. Running it again replaces the keys from the first to the last syllable, or in the chosen frames.</source>
        <translation>根据带时间的歌词（VSQ、UST、MIDI、LRC 或文本文件）生成嘴部变形的关键帧。假名或罗马字的音节会转换为元音。再次执行时，会替换从第一个到最后一个音节之间或所选帧内的关键帧。</translation>
    </message>
    <message>
        <source>Lyrics</source>
        <translation>歌词</translation>
    </message>
    <message>
        <source>File with the syllables and their times</source>
        <translation>包含音节及其时间的文件</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>声部</translation>
    </message>
    <message>
        <source>Which voice of a file with several</source>
        <translation>文件含多个声部时使用的声部编号</translation>
    </message>
    <message>
        <source>Time to add to the times of the file</source>
        <translation>加到文件时间上的时间</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>毫秒</translation>
    </message>
    <message>
        <source>From sound</source>
        <translation>从声音开头</translation>
    </message>
    <message>
        <source>Count the times from the start of the sound of the motion</source>
        <translation>以动作的声音开头作为时间 0</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>变形</translation>
    </message>
    <message>
        <source>Morphs for a, i, u, e, o and n, separated by commas</source>
        <translation>あ、い、う、え、お、ん对应的变形，以逗号分隔</translation>
    </message>
    <message>
        <source>Weight of the morphs at medium loudness</source>
        <translation>中等音量时的变形权重</translation>
    </message>
    <message>
        <source>Dynamics</source>
        <translation>强弱</translation>
    </message>
    <message>
        <source>Difference between the weights of the loudest and the softest syllable</source>
        <translation>最响与最轻音节的权重之差</translation>
    </message>
    <message>
        <source>Rise</source>
        <translation>张开时间</translation>
    </message>
    <message>
        <source>Time to open the mouth</source>
        <translation>张开嘴所需的时间</translation>
    </message>
    <message>
        <source>Fall</source>
        <translation>闭合时间</translation>
    </message>
    <message>
        <source>Time to close the mouth</source>
        <translation>闭上嘴所需的时间</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>提前</translation>
    </message>
    <message>
        <source>Time by which the mouth is ahead of the sound</source>
        <translation>口型先于声音的时间</translation>
    </message>
    <message>
        <source>Closure</source>
        <translation>闭唇时间</translation>
    </message>
    <message>
        <source>Time that the lips are closed before m, b and p; 0 for not at all</source>
        <translation>m、b、p 之前闭唇的时间；0 表示不闭唇</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>最短</translation>
    </message>
    <message>
        <source>Omit syllables that start fewer frames after the one before</source>
        <translation>省略与前一音节间隔少于此帧数的音节</translation>
    </message>
    <message>
        <source>Replace the keys of these morphs from the first to the last syllable, or all of them</source>
        <translation>替换这些变形从第一个到最后一个音节的关键帧，或全部关键帧</translation>
    </message>
    <message>
        <source>the lyrics file is damaged; the notes before it are used: %1</source>
        <translation>歌词文件已损坏，使用损坏处之前的音符：%1</translation>
    </message>
    <message>
        <source>%n lines of the lyrics file cannot be read; the first: %1</source>
        <translation>歌词文件有 %n 行无法读取，第一处：%1</translation>
    </message>
    <message>
        <source>the model has no morph for these vowels: %1</source>
        <translation>模型没有这些元音的变形：%1</translation>
    </message>
    <message>
        <source>no syllable is within these frames</source>
        <translation>这些帧内没有音节</translation>
    </message>
    <message>
        <source>%n texts have characters without a reading, such as kanji; the mouth stays closed there. The first: %1</source>
        <translation>有 %n 处歌词含有无法确定读音的字符（如汉字），该处嘴保持闭合。第一处：%1</translation>
    </message>
    <message>
        <source>the model has no morph for these vowels; similar ones replace it: %1</source>
        <translation>模型没有这些元音的变形，已用相近的变形代替：%1</translation>
    </message>
    <message>
        <source>%n syllables were omitted because they are too short</source>
        <translation>已省略 %n 个过短的音节</translation>
    </message>
    <message>
        <source>the lyrics are too long; the first 200000 syllables are used</source>
        <translation>歌词过长，仅使用前 200000 个音节</translation>
    </message>
    <message>
        <source>Lip Sync from Sound</source>
        <translation>根据声音生成口型</translation>
    </message>
    <message>
        <source>Make keys of the mouth morphs from a sound: from the vowels of a voice without music, or from the loudness of any sound. To teach it the voice, add a marker named あ, い, う, え or お (or a, i, u, e, o) where each vowel is sung. Running it again replaces the keys for the time of the sound, or in the chosen frames.</source>
        <translation>根据声音生成嘴部变形的关键帧：可使用没有伴奏的人声的元音，或任意声音的音量。要让程序学习这个声音，请在唱出各元音的位置添加名为 あ、い、う、え、お（或 a、i、u、e、o）的标记。再次执行时，会替换声音持续时间内或所选帧内的关键帧。</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Sound file; the sound of the motion by default</source>
        <translation>声音文件；默认为动作的声音</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>What the mouth follows: the vowels of a voice without music, or the loudness of any sound</source>
        <translation>嘴部动作的依据：没有伴奏的人声的元音，或任意声音的音量</translation>
    </message>
    <message>
        <source>Vowels</source>
        <translation>元音</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Time to add to the times of the sound</source>
        <translation>加到声音时间上的时间</translation>
    </message>
    <message>
        <source>Count the times of a file from the start of the sound of the motion</source>
        <translation>文件的时间从动作的声音开头算起</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>The mouth is closed where the sound is softer than its loud parts by this much</source>
        <translation>比响亮部分轻这么多的地方，嘴保持闭合</translation>
    </message>
    <message>
        <source>dB</source>
        <translation>dB</translation>
    </message>
    <message>
        <source>Morphs for a, i, u, e, o and n, separated by commas; loudness moves the first one</source>
        <translation>あ、い、う、え、お、ん对应的变形，以逗号分隔；依据音量时使用第一个</translation>
    </message>
    <message>
        <source>Weight of the morphs at medium loudness; when following the loudness, at the loud parts</source>
        <translation>中等音量时的变形权重；依据音量时为响亮部分的权重</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>容差</translation>
    </message>
    <message>
        <source>Largest error of the keys that follow the loudness; larger values make fewer keys</source>
        <translation>依据音量的关键帧的最大误差；值越大关键帧越少</translation>
    </message>
    <message>
        <source>Replace the keys of these morphs for the time of the sound, or all of them</source>
        <translation>替换这些变形在声音持续时间内的关键帧，或全部关键帧</translation>
    </message>
    <message>
        <source>no voice is heard in the sound</source>
        <translation>声音中没有人声</translation>
    </message>
    <message>
        <source>the sound is silent</source>
        <translation>声音是静音的</translation>
    </message>
    <message>
        <source>no marked spot shows these vowels; they are derived from the others: %1</source>
        <translation>没有标记位置给出这些元音；已由其他元音推算：%1</translation>
    </message>
    <message>
        <source>no vowel is marked, so that those of an average male voice are assumed; for better results, add a marker named あ, い, う, え or お where each vowel is sung</source>
        <translation>没有标记任何元音，因此假定为普通男声；要获得更好的结果，请在唱出各元音的位置添加名为 あ、い、う、え、お 的标记</translation>
    </message>
    <message>
        <source>at %n marked spots, no voice is heard; they are not used</source>
        <translation>有 %n 个标记位置没有人声，未被使用</translation>
    </message>
    <message>
        <source>at a marked spot, no voice is heard; it is not used</source>
        <translation>有一个标记位置没有人声，未被使用</translation>
    </message>
    <message>
        <source>Clean Up</source>
        <translation>清理</translation>
    </message>
    <message>
        <source>Remove Jumps</source>
        <translation>去除跳变</translation>
    </message>
    <message>
        <source>Remove jumps of one or a few frames from recorded bones and morphs: keys that leave the motion around them and come back at once get the value between their neighbors. Rotations whose components have the wrong sign, or that are off by a half turn, are corrected. Only keys that are at most three frames apart are examined, so that poses set by hand stay.</source>
        <translation>去除录制的骨骼和变形中持续一帧或数帧的跳变：偏离前后动作又立即返回的关键帧，改为相邻关键帧之间的值。分量符号错误或相差半圈的旋转会得到修正。只检查间隔不超过 3 帧的关键帧，因此手动设置的姿势保持不变。</translation>
    </message>
    <message>
        <source>Smallest jump of the position of a bone</source>
        <translation>视为跳变的最小骨骼位置变化</translation>
    </message>
    <message>
        <source>Smallest jump of the rotation of a bone</source>
        <translation>视为跳变的最小骨骼旋转变化</translation>
    </message>
    <message>
        <source>Smallest jump of the weight of a morph</source>
        <translation>视为跳变的最小变形权重变化</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>最长</translation>
    </message>
    <message>
        <source>Longest jump</source>
        <translation>最长的跳变</translation>
    </message>
    <message>
        <source>Longest flip</source>
        <translation>最长反转</translation>
    </message>
    <message>
        <source>Longest time that a rotation is flipped; 0 to keep flips</source>
        <translation>旋转反转的最长时间；0 表示保留反转</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>符号</translation>
    </message>
    <message>
        <source>Also give rotations the sign that is closest to the previous key, which does not change the motion</source>
        <translation>同时使旋转的符号与前一关键帧一致；动作不变</translation>
    </message>
    <message>
        <source>%n jumps were removed</source>
        <translation>已去除 %n 处跳变</translation>
    </message>
    <message>
        <source>%n flipped rotations were corrected</source>
        <translation>已修正 %n 处反转的旋转</translation>
    </message>
    <message>
        <source>Fill Gaps</source>
        <translation>填补缺口</translation>
    </message>
    <message>
        <source>Bridge gaps of recorded bones and morphs, where keys follow each other frame by frame and then are missing, by a smooth movement that starts and ends with the speed of the motion around it. Or replace the keys in the chosen frames by such a bridge.</source>
        <translation>对于录制的骨骼和变形，在逐帧连续的关键帧中断处，用与前后动作速度衔接的平滑运动连接。也可以用这种过渡替换所选帧的关键帧。</translation>
    </message>
    <message>
        <source>Bridge the gaps between keys, or all of the chosen frames</source>
        <translation>连接关键帧之间的缺口，或全部所选帧</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>缺口</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Time from the start to the end of each bridge; a longer one also replaces keys next to the gap, a shorter one starts late; 0 for that of the gap</source>
        <translation>每段过渡从开始到结束的时间；比缺口长时还会替换旁边的关键帧，比缺口短时会推迟开始；0 表示与缺口相同</translation>
    </message>
    <message>
        <source>Shortest gap: number of frames without a key</source>
        <translation>最短的缺口：没有关键帧的帧数</translation>
    </message>
    <message>
        <source>Longest gap; in longer ones the motion stays as it is</source>
        <translation>最长的缺口；更长的缺口保持原样</translation>
    </message>
    <message>
        <source>%n gaps were filled</source>
        <translation>已填补 %n 处缺口</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>Lock Feet</source>
        <translation>锁定脚部</translation>
    </message>
    <message>
        <source>Hold feet in place while they are on the floor, which stops them from sliding. A contact starts when the ankle is low and slow and ends when it is high or fast. The foot is turned flat, the movement before and after a contact is blended, and the body is lowered where a leg would be too short. Changes the keys of foot IK where it is on, and otherwise the rotations of the leg.</source>
        <translation>脚接触地面时将其固定在原地，消除滑步。脚踝位置低且速度慢时接触开始，位置高或速度快时结束。脚会放平，接触前后的动作平滑过渡，腿长不够时降低身体。足 IK 开启处修改其关键帧，否则修改腿的旋转。</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>地面</translation>
    </message>
    <message>
        <source>Height of the floor</source>
        <translation>地面的高度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>A contact starts within this distance of the ankle from its height on the floor</source>
        <translation>脚踝与其站立高度之差不超过此值时接触开始</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>A contact starts below this speed of the ankle</source>
        <translation>脚踝速度低于此值时接触开始</translation>
    </message>
    <message>
        <source>model units/s</source>
        <translation>模型单位/秒</translation>
    </message>
    <message>
        <source>Hysteresis</source>
        <translation>滞后</translation>
    </message>
    <message>
        <source>A contact ends at this multiple of the height or speed</source>
        <translation>高度或速度超过此倍数时接触结束</translation>
    </message>
    <message>
        <source>Shortest contact</source>
        <translation>最短的接触</translation>
    </message>
    <message>
        <source>Time before and after a contact in which the foot is moved to its place</source>
        <translation>接触前后脚移到固定位置所用的时间</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>放平</translation>
    </message>
    <message>
        <source>Turn the foot flat and place it on the floor</source>
        <translation>将脚放平并置于地面</translation>
    </message>
    <message>
        <source>Lower body</source>
        <translation>降低身体</translation>
    </message>
    <message>
        <source>Lower センター where a leg would be stretched too far</source>
        <translation>在腿过度伸直处降低センター</translation>
    </message>
    <message>
        <source>%n contacts of feet with the floor were found</source>
        <translation>找到 %n 处脚部接触</translation>
    </message>
    <message>
        <source>Lift to Floor</source>
        <translation>抬升到地面</translation>
    </message>
    <message>
        <source>Lift feet and body out of the floor where they are below it. The lift changes slowly, so that jumps keep their height above the place where they start and end; before and after chosen frames it begins and ends. Nothing that is above the floor is lowered. Bones and soles count, not clothes and hair.</source>
        <translation>将低于地面的脚和身体抬到地面之上。抬升量变化缓慢，因此跳跃保持相对于起跳和落地位置的高度；选择了帧时，抬升在其前后开始和结束。高于地面的部分不会降低。只检查骨骼和脚底，不检查衣服和头发。</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>跳跃</translation>
    </message>
    <message>
        <source>Longest jump that keeps its height</source>
        <translation>保持高度的最长跳跃</translation>
    </message>
    <message>
        <source>Legs to Rotations</source>
        <translation>将腿转换为旋转</translation>
    </message>
    <message>
        <source>Turn foot IK into rotations of 足, ひざ and 足首 that show the same pose, and switch IK off in the chosen frames. Keys that are not needed within the largest errors are removed. The keys of the IK bones stay.</source>
        <translation>将足 IK 的动作转换为姿势相同的 足、ひざ、足首 的旋转，并在所选帧关闭 IK。在最大误差范围内不需要的关键帧会被删除。IK 骨骼的关键帧保留。</translation>
    </message>
    <message>
        <source>Legs to IK</source>
        <translation>将腿转换为 IK</translation>
    </message>
    <message>
        <source>Move Poses to Beats</source>
        <translation>将姿势对齐到节拍</translation>
    </message>
    <message>
        <source>Move poses to the nearest beats of the music and warp the motion between them smoothly. The first and the last of the chosen frames stay. Keys keep their curves; a recording is sampled at its new times. The tempo of the music must be set; it and the markers do not move.</source>
        <translation>将姿势移到音乐中最近的拍，并平滑地伸缩其间的动作。所选帧的首尾不动。关键帧保留补间曲线；录制的动作按新的时间重新取值。必须先设置音乐的节拍速度；节拍速度和标记不会移动。</translation>
    </message>
    <message>
        <source>Where the poses are: where the body stops, where it is fastest, at the markers, or at given frames</source>
        <translation>姿势所在的位置：身体停下处、最快处、标记处或指定的帧</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>停下处</translation>
    </message>
    <message>
        <source>Accents</source>
        <translation>最快处</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>The frames of the poses, such as 30, 62, 95, if these are given</source>
        <translation>指定姿势所在的帧时填写，例如 30, 62, 95</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>对齐到</translation>
    </message>
    <message>
        <source>Move poses to beats, to half beats as well, or to the starts of bars</source>
        <translation>将姿势移到拍、半拍或小节开头</translation>
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
        <translation>小节</translation>
    </message>
    <message>
        <source>Farthest</source>
        <translation>最远距离</translation>
    </message>
    <message>
        <source>Poses that are farther from a beat are not moved to it</source>
        <translation>离拍超过此距离的姿势不移动</translation>
    </message>
    <message>
        <source>Apart</source>
        <translation>间隔</translation>
    </message>
    <message>
        <source>Shortest time between poses that are found</source>
        <translation>检测到的姿势之间的最短时间</translation>
    </message>
    <message>
        <source>no pose is near enough to a beat</source>
        <translation>没有离拍足够近的姿势</translation>
    </message>
    <message>
        <source>%n poses are on beats</source>
        <translation>%n 个姿势已对齐到拍</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>衔接</translation>
    </message>
    <message>
        <source>Number of frames to add after the end, in which the motion returns to the start; 0 to blend instead</source>
        <translation>在末尾之后添加的、用于返回起点的帧数；0 表示改用渐变</translation>
    </message>
    <message>
        <source>Pin Hand, Foot or Head</source>
        <translation>固定手、脚或头</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部位</translation>
    </message>
    <message>
        <source>What is held</source>
        <translation>要固定的部位</translation>
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
        <translation>左脚</translation>
    </message>
    <message>
        <source>Right foot</source>
        <translation>右脚</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>To</source>
        <translation>固定到</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>该帧的位置</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>The frame that shows the part in its place, at its distance from the bone, or with its rotation</source>
        <translation>作为位置、与骨骼的距离或旋转的基准的帧</translation>
    </message>
    <message>
        <source>The point for 手首, 足首 or 頭, if it is given</source>
        <translation>指定点时填写，即 手首、足首 或 頭 的位置</translation>
    </message>
    <message>
        <source>The bone that carries the part, such as 頭 or 右手首, if it is on a bone</source>
        <translation>固定到骨骼时填写，即带动该部位的骨骼，例如 頭 或 右手首</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Also hold the rotation of the part</source>
        <translation>同时固定该部位的旋转</translation>
    </message>
    <message>
        <source>Time before and after the chosen frames in which the part moves to its place</source>
        <translation>所选帧前后，部位移到固定位置所用的时间</translation>
    </message>
    <message>
        <source>the structure of the model does not allow an exact result: bones are not at their places at %n frames; the largest distance in model units is %1</source>
        <translation>由于模型的结构，无法得到精确的结果：%n 帧处骨骼偏离原位；最大距离（模型单位）：%1</translation>
    </message>
    <message>
        <source>the structure of the model does not allow an exact result: bones have other rotations at %n frames; the largest difference in degrees is %1</source>
        <translation>由于模型的结构，无法得到精确的结果：%n 帧处骨骼的旋转与原来不同；最大差值（度）：%1</translation>
    </message>
    <message>
        <source>%1, frame %2</source>
        <translation>%1，第 %2 帧</translation>
    </message>
    <message>
        <source>the speed at least doubles or halves at %n frames; the largest factor and its frames: %1</source>
        <translation>%n 帧的速度变为两倍以上或一半以下；最大倍率及其所在帧：%1</translation>
    </message>
    <message>
        <source>the held part does not reach its place at %n frames; the largest distance in model units is %1</source>
        <translation>固定的部位在 %n 帧处够不到位置；最大距离（模型单位）：%1</translation>
    </message>
    <message>
        <source>Steps of the stage: level feet up to this far above or below the floor are held at their own height; 0 for a flat floor</source>
        <translation>舞台的台阶：在地面上方或下方此距离以内的水平的脚按其自身高度固定；平坦的地面为 0</translation>
    </message>
    <message>
        <source>Step height</source>
        <translation>台阶高度</translation>
    </message>
    <message>
        <source>Reduce to Poses</source>
        <translation>精简为姿势</translation>
    </message>
    <message>
        <source>Give all selected bones their keys at the same frames, as animators set poses. For a number of poses, the frames are those with the smallest total error; without a number, as few as the largest error allows. Keys have the values of the motion at their frames and fitted curves. With a model, errors are measured on every bone in world space, including what a rotation moves at a distance of one unit. The first and the last key of each track are kept, as are keys where the physics flag changes; bones that do not move get no other keys. Other tracks do not change.</source>
        <translation>让所有选中的骨骼在相同的帧上有关键帧，就像动画师摆姿势那样。给定姿势数量时，选择总误差最小的帧；不给定时，在最大误差允许的范围内尽量少。关键帧取该帧的动作数值，并拟合补间曲线。有模型时，误差按每个骨骼在世界坐标中测量，也包括旋转使一个单位外的点移动的距离。每个轨道的第一个和最后一个关键帧以及物理开关变化处的关键帧保留；不动的骨骼没有其他关键帧。其他轨道不变。</translation>
    </message>
    <message>
        <source>Number of poses, of each group; 0 for as few as the largest error allows</source>
        <translation>每组的姿势数量；0 表示在最大误差内尽量少</translation>
    </message>
    <message>
        <source>Largest error if the number of poses is 0</source>
        <translation>姿势数量为 0 时的最大误差</translation>
    </message>
    <message>
        <source>Frames that always have a pose, such as 30, 62, 95</source>
        <translation>始终保留姿势的帧，例如 30, 62, 95</translation>
    </message>
    <message>
        <source>Choose poses for all bones together, or for each display frame of the model</source>
        <translation>为所有骨骼一起选择姿势，或按模型的每个显示框选择</translation>
    </message>
    <message>
        <source>%n poses were chosen</source>
        <translation>选择了 %n 个姿势</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>固定帧</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Display frames</source>
        <translation>按显示框</translation>
    </message>
    <message>
        <source>Largest position error of an ankle while the foot stands still; 0 for that of other bones</source>
        <translation>脚站立不动时脚踝的最大位置误差；0 表示与其他骨骼相同</translation>
    </message>
    <message>
        <source>Feet</source>
        <translation>脚</translation>
    </message>
    <message>
        <source>Place the foot IK bones where the feet are, and switch IK on in the chosen frames. Where IK is on, only IK bones that are out of reach of the feet move. The rotations of the legs stay and decide where the knees point. Keys that are not needed within the largest errors are removed.</source>
        <translation>将足 IK 骨骼放到脚所在的位置，并在所选帧开启 IK。在 IK 已开启处，只移动脚够不到的 IK 骨骼。腿的旋转保留，用于决定膝盖的朝向。在最大误差范围内不需要的关键帧会被删除。</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>接触</translation>
    </message>
    <message>
        <source>Fit to this Model</source>
        <translation>适配到此模型</translation>
    </message>
    <message>
        <source>Change a motion that was made for another model so that this model does the same. Limbs point in the same directions; feet and hips are where they were, scaled by the length of the legs; and hands touch what they touched. All bones of the body are changed between the first and the last chosen frame, or those of them that are named. Keys stay on their frames where their curves show the movement within the largest errors; elsewhere keys are added. Legs get keys for rotations and for foot IK. Morphs that this model has by another name are renamed if the whole motion is changed.</source>
        <translation>修改为其他模型制作的动作，使此模型做出同样的动作。四肢指向相同方向；双脚和髋部按腿长比例位于原来的位置；手仍接触原来接触的部位。在所选的第一帧与最后一帧之间，修改身体的全部骨骼，或其中指定名称的骨骼。在曲线能于最大误差内表现动作之处，关键帧保持在原来的帧上；其他地方会增加关键帧。腿部同时得到旋转和足 IK 的关键帧。修改整个动作时，此模型中名称不同的变形也会重命名。</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>源模型</translation>
    </message>
    <message>
        <source>Model that the motion was made for</source>
        <translation>制作动作时所用的模型</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>双手</translation>
    </message>
    <message>
        <source>Keep hands together where they touch each other</source>
        <translation>让合在一起的双手保持合在一起</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>身体</translation>
    </message>
    <message>
        <source>Keep hands at their place on the head, the hips and the other arm</source>
        <translation>保持手在头部、髋部和另一只手臂上的位置</translation>
    </message>
    <message>
        <source>Keep hands on the floor</source>
        <translation>让触地的手保持在地面上</translation>
    </message>
    <message>
        <source>Lock feet</source>
        <translation>锁定双脚</translation>
    </message>
    <message>
        <source>Hold feet in place while they are planted</source>
        <translation>双脚着地时将其固定在原处</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>摄像机</translation>
    </message>
    <message>
        <source>Scale the distance and the target of the camera by the height of the head</source>
        <translation>按头部高度缩放摄像机的距离和目标</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Factor of distances on the floor; 0 for that of the legs. Models that dance together need the same factor</source>
        <translation>地面上移动距离的倍率；0 表示腿长之比。一起跳舞的模型需要相同的倍率</translation>
    </message>
    <message>
        <source>average difference of the directions of arms, in degrees: %1</source>
        <translation>手臂方向的平均差异（度）：%1</translation>
    </message>
    <message>
        <source>hands are together at %n frames; the largest change of their distance, in lengths of an arm: %1</source>
        <translation>双手在 %n 帧中合在一起；其间距的最大变化（以手臂长度计）：%1</translation>
    </message>
    <message>
        <source>average difference of the directions of legs, in degrees: %1</source>
        <translation>腿部方向的平均差异（度）：%1</translation>
    </message>
    <message>
        <source>%n morphs were renamed: %1</source>
        <translation>已重命名 %n 个变形：%1</translation>
    </message>
    <message>
        <source>length of the legs relative to the source model: %1</source>
        <translation>腿长与源模型之比：%1</translation>
    </message>
    <message>
        <source>planted feet slide at %n frames by this many lengths of a leg per frame, on average: %1</source>
        <translation>着地的脚（%n 帧）每帧平均滑动（以腿长计）：%1</translation>
    </message>
    <message>
        <source>fastest turn of an arm relative to the source: %1</source>
        <translation>手臂最快转动与源动作之比：%1</translation>
    </message>
    <message>
        <source>Place Clip</source>
        <translation>放置片段</translation>
    </message>
    <message>
        <source>Lay another motion over this one from a frame on, with blends: bones, morphs, camera, light, shadow, visibility and IK.</source>
        <translation>从指定帧起，将另一个动作以过渡方式叠放到此动作上：骨骼、变形、摄像机、照明、阴影、显示和 IK。</translation>
    </message>
    <message>
        <source>Motion to place</source>
        <translation>要放置的动作</translation>
    </message>
    <message>
        <source>Frame at which the clip starts</source>
        <translation>片段开始的帧</translation>
    </message>
    <message>
        <source>Blend in</source>
        <translation>淡入</translation>
    </message>
    <message>
        <source>Frames in which this motion turns into the clip</source>
        <translation>从此动作过渡到片段的帧数</translation>
    </message>
    <message>
        <source>Blend out</source>
        <translation>淡出</translation>
    </message>
    <message>
        <source>Frames before its end in which the clip turns into this motion again; 0: it stays</source>
        <translation>片段结束前过渡回此动作的帧数；0：不返回</translation>
    </message>
    <message>
        <source>Limit Joints</source>
        <translation>限制关节</translation>
    </message>
    <message>
        <source>Turn joints back that are turned further than the IK limits of the model or a body allow: knees, neck, head, upper body, shoulders, elbows, wrists and ankles. The correction begins before and ends after it is needed. Joints that IK turns at that time are not changed.</source>
        <translation>将超出模型 IK 限制或人体活动范围的关节（膝、颈、头、上半身、肩、肘、手腕和脚踝）转回。修正在需要之前开始，在之后结束。当时由 IK 转动的关节不会更改。</translation>
    </message>
    <message>
        <source>Time over which a correction begins and ends</source>
        <translation>修正开始和结束所用的时间</translation>
    </message>
    <message>
        <source>Push Hands out of Body</source>
        <translation>将手推出身体</translation>
    </message>
    <message>
        <source>How far outside hands are kept</source>
        <translation>手与身体外侧保持的距离</translation>
    </message>
    <message>
        <source>Time over which the movement begins and ends</source>
        <translation>移动开始和结束所用的时间</translation>
    </message>
    <message>
        <source>the hands are still inside the body at %n frames; the largest depth in model units is %1</source>
        <translation>手在 %n 帧仍位于身体内部；最大深度为 %1（模型单位）</translation>
    </message>
    <message>
        <source>Hold a hand, a foot or the head at a place, on another bone or on a bone of another model during the chosen frames. The keys of the arm, of the leg or of the upper body are replaced there and, for the blend, before and after. A shoulder turns if the arm is too short. Feet are moved by foot IK where it is on, and otherwise by the rotations of the leg.</source>
        <translation>在所选帧内将手、脚或头固定在一个位置、另一根骨骼或另一个模型的骨骼上。这些帧以及前后过渡帧中手臂、腿或上半身的关键帧会被替换。手臂够不到时肩膀也会转动。足 IK 开启处用 IK 移动脚，否则用腿的旋转。</translation>
    </message>
    <message>
        <source>Where: at the place it has at one frame, at a given point, on a bone, or on a bone of another model</source>
        <translation>位置：某一帧所在的位置、指定的点、某根骨骼，或另一个模型的骨骼</translation>
    </message>
    <message>
        <source>The contacts, such as "left 10-40, right 50-80 at 2.5 slope 10" with the height of the floor in model units and the slope of the foot in degrees, or "none"; empty to find them</source>
        <translation>接触，如“left 10-40, right 50-80 at 2.5 slope 10”（at 为地面高度，以模型单位计；slope 为脚的坡度，以度计）或“none”；留空则自动检测</translation>
    </message>
    <message>
        <source>Move hands that are inside the rigid bodies of head, body and legs out along a short way whose direction turns slowly. The keys of the arms are replaced there and, for the blend, before and after; a shoulder turns if the arm is too short. The rotation of the hands stays.</source>
        <translation>将位于头部、身体和腿部刚体内的手沿方向缓慢变化的短路径移出。在该处以及前后的混合范围内替换手臂的关键帧；手臂太短时会转动肩膀。手的旋转保持不变。</translation>
    </message>
    <message>
        <source>Largest speed of the movement relative to the upper body; longer movements begin earlier and end later</source>
        <translation>相对于上半身的最大移动速度；移动距离越长，开始越早、结束越晚</translation>
    </message>
    <message>
        <source>The other model, if the part is on a bone of another model</source>
        <translation>固定在另一个模型的骨骼上时的那个模型</translation>
    </message>
    <message>
        <source>The motion of the other model; empty if it does not move</source>
        <translation>另一个模型的动作；不动则留空</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
</TS>
