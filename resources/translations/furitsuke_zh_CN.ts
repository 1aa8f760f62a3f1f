<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>ActionWords</name>
    <message>
        <source>create, empty motion, start over</source>
        <translation>创建, 空白, 新</translation>
    </message>
    <message>
        <source>load, browse, import motion</source>
        <translation>加载, 读取, 载入</translation>
    </message>
    <message>
        <source>vpd motion</source>
        <translation>VPD, 姿势文件</translation>
    </message>
    <message>
        <source>crash, restore, autosave, backup, lost</source>
        <translation>恢复, 自动保存, 备份, 崩溃</translation>
    </message>
    <message>
        <source>store, write</source>
        <translation>存储, 写入</translation>
    </message>
    <message>
        <source>new name, save copy, rename file</source>
        <translation>另存, 副本</translation>
    </message>
    <message>
        <source>reload, discard changes, reset file</source>
        <translation>重新加载, 放弃更改</translation>
    </message>
    <message>
        <source>append, add motion, combine files</source>
        <translation>追加, 拼接, 合并文件</translation>
    </message>
    <message>
        <source>load pose, vpd</source>
        <translation>加载姿势, VPD</translation>
    </message>
    <message>
        <source>export, save selection, save part</source>
        <translation>导出, 部分保存</translation>
    </message>
    <message>
        <source>save pose, export vpd</source>
        <translation>保存姿势, 导出VPD</translation>
    </message>
    <message>
        <source>screenshot, snapshot, picture, png, photo</source>
        <translation>截图, 截屏, 图片, 照片</translation>
    </message>
    <message>
        <source>frames, png sequence, numbered images, image sequence</source>
        <translation>序列, 图像序列, PNG 序列</translation>
    </message>
    <message>
        <source>render, video, movie, film, mp4, avi, gif, export video, animation</source>
        <translation>渲染, 视频, 影片, 动画, 导出视频</translation>
    </message>
    <message>
        <source>open directory, whole folder</source>
        <translation>文件夹, 目录</translation>
    </message>
    <message>
        <source>demo, example, sample</source>
        <translation>示例, 演示, 样例</translation>
    </message>
    <message>
        <source>close tab, close file</source>
        <translation>关闭标签</translation>
    </message>
    <message>
        <source>exit, end program</source>
        <translation>退出, 结束</translation>
    </message>
    <message>
        <source>go back, mistake, oops</source>
        <translation>撤回, 返回</translation>
    </message>
    <message>
        <source>repeat change, undo the undo</source>
        <translation>恢复操作</translation>
    </message>
    <message>
        <source>history, steps, list of changes</source>
        <translation>历史, 步骤</translation>
    </message>
    <message>
        <source>duplicate keys</source>
        <translation>拷贝</translation>
    </message>
    <message>
        <source>insert copied keys</source>
        <translation>贴上</translation>
    </message>
    <message>
        <source>remove, erase, delete key</source>
        <translation>移除, 清除, 删除帧</translation>
    </message>
    <message>
        <source>everything, all keys</source>
        <translation>全部, 所有帧</translation>
    </message>
    <message>
        <source>deselect, unselect, clear selection</source>
        <translation>取消选中</translation>
    </message>
    <message>
        <source>vertical selection</source>
        <translation>竖选</translation>
    </message>
    <message>
        <source>horizontal selection</source>
        <translation>横选</translation>
    </message>
    <message>
        <source>settings, options, configuration, customize</source>
        <translation>设置, 选项, 偏好</translation>
    </message>
    <message>
        <source>fix, fix errors, broken</source>
        <translation>修正, 修理, 损坏</translation>
    </message>
    <message>
        <source>next problem, next error, warning</source>
        <translation>下一个问题, 警告</translation>
    </message>
    <message>
        <source>keyframe, insert key, set key, new key</source>
        <translation>关键帧, 打帧, 插入帧</translation>
    </message>
    <message>
        <source>camera key, camera keyframe</source>
        <translation>镜头关键帧, 摄像机关键帧</translation>
    </message>
    <message>
        <source>camera follows, tracking shot</source>
        <translation>跟拍, 镜头跟随</translation>
    </message>
    <message>
        <source>add bone, new track, add morph</source>
        <translation>添加轨道</translation>
    </message>
    <message>
        <source>delay, shift keys, move frames</source>
        <translation>移动帧, 延后</translation>
    </message>
    <message>
        <source>straight, constant speed, no easing</source>
        <translation>匀速, 直线</translation>
    </message>
    <message>
        <source>easing, ease, soft, interpolation, bezier, spline</source>
        <translation>缓动, 插值, 贝塞尔, 缓入缓出</translation>
    </message>
    <message>
        <source>auto interpolation</source>
        <translation>自动插值</translation>
    </message>
    <message>
        <source>set pose, store pose</source>
        <translation>登记, 记录姿势</translation>
    </message>
    <message>
        <source>record, automatic keyframe, auto keyframe</source>
        <translation>自动关键帧, 录制</translation>
    </message>
    <message>
        <source>numeric, coordinates, xyz, type values, exact</source>
        <translation>数值输入, 坐标</translation>
    </message>
    <message>
        <source>zero, reset pose, rest pose, t-pose, initial pose, clear pose</source>
        <translation>初始化, 归零, 复位, 重置姿势</translation>
    </message>
    <message>
        <source>zero rotation, rotation 0</source>
        <translation>旋转归零</translation>
    </message>
    <message>
        <source>zero position, position 0</source>
        <translation>位置归零</translation>
    </message>
    <message>
        <source>cancel pose, undo pose</source>
        <translation>放弃姿势</translation>
    </message>
    <message>
        <source>flip pose, mirror pose</source>
        <translation>镜像粘贴, 翻转姿势</translation>
    </message>
    <message>
        <source>angle snap</source>
        <translation>角度吸附</translation>
    </message>
    <message>
        <source>translate, drag bone</source>
        <translation>移动手柄</translation>
    </message>
    <message>
        <source>turn, spin</source>
        <translation>旋转手柄</translation>
    </message>
    <message>
        <source>preset pose, use pose</source>
        <translation>使用姿势</translation>
    </message>
    <message>
        <source>insert time, add time, make longer, gap</source>
        <translation>插入空白, 延长</translation>
    </message>
    <message>
        <source>delete frames, delete time, make shorter</source>
        <translation>删除时间, 缩短</translation>
    </message>
    <message>
        <source>slow motion, stretch, speed up, retime, faster motion</source>
        <translation>变速, 拉伸, 加速, 减速</translation>
    </message>
    <message>
        <source>backwards, backward, play in reverse</source>
        <translation>倒放</translation>
    </message>
    <message>
        <source>cycle, seamless, repeat motion</source>
        <translation>循环动作</translation>
    </message>
    <message>
        <source>beat sync, align to music, quantize, time warp, rhythm</source>
        <translation>对拍, 卡点, 节奏, 量化, 时间扭曲</translation>
    </message>
    <message>
        <source>crop, shorten, cut motion</source>
        <translation>裁剪, 截取</translation>
    </message>
    <message>
        <source>bake, every frame, sample</source>
        <translation>烘焙, 逐帧</translation>
    </message>
    <message>
        <source>simplify, thin out, optimize, fewer keys, decimate</source>
        <translation>精简, 简化, 抽帧</translation>
    </message>
    <message>
        <source>flip, symmetry, swap left and right, invert</source>
        <translation>翻转, 左右翻转, 对称</translation>
    </message>
    <message>
        <source>spike, glitch, pop, outlier, gimbal flip</source>
        <translation>尖峰, 毛刺, 抖动, 异常值</translation>
    </message>
    <message>
        <source>bridge, missing keys, lost tracking, hole</source>
        <translation>过渡, 缺失, 丢失跟踪, 空洞</translation>
    </message>
    <message>
        <source>foot sliding, skating, planted feet, floor contact, ground</source>
        <translation>滑步, 脚滑, 接地, 地面</translation>
    </message>
    <message>
        <source>constraint, hold hand, attach, stick, grab, child of</source>
        <translation>约束, 固定手, 附着, 抓住, 握住</translation>
    </message>
    <message>
        <source>FK to IK, forward to inverse kinematics, foot IK on</source>
        <translation>FK 转 IK, 足部 IK, 开启 IK</translation>
    </message>
    <message>
        <source>FK, inverse to forward kinematics, bake IK, IK to FK</source>
        <translation>FK, 烘焙 IK, IK 转 FK, 关闭 IK</translation>
    </message>
    <message>
        <source>feet below the floor, underground, penetration, raise</source>
        <translation>穿地, 陷入地面, 抬高</translation>
    </message>
    <message>
        <source>multiply, bone position correction, adjust amount</source>
        <translation>修正倍率, 校正</translation>
    </message>
    <message>
        <source>cleanup, redundant, unused keys</source>
        <translation>多余帧, 清理</translation>
    </message>
    <message>
        <source>quaternion</source>
        <translation>四元数</translation>
    </message>
    <message>
        <source>gimbal, euler, wrong way round</source>
        <translation>万向锁, 欧拉角</translation>
    </message>
    <message>
        <source>move whole motion, center</source>
        <translation>整体移动, 中心</translation>
    </message>
    <message>
        <source>bake simulation, rigid bodies, hair, skirt, physics keys</source>
        <translation>物理烘焙, 刚体, 头发, 裙子, 物理转关键帧</translation>
    </message>
    <message>
        <source>delete bake, simulate again, physics on</source>
        <translation>删除烘焙, 重新模拟, 开启物理</translation>
    </message>
    <message>
        <source>separate, split, distribute, groove, upper body 2, twist bones</source>
        <translation>分离, 拆分, 分配, グルーブ, 上半身2, 扭转骨骼</translation>
    </message>
    <message>
        <source>random, wiggle</source>
        <translation>随机, 扰动</translation>
    </message>
    <message>
        <source>shake, handheld, earthquake</source>
        <translation>抖动镜头, 手持, 震动</translation>
    </message>
    <message>
        <source>eyes, wink, eyelids</source>
        <translation>眨眼, 眼睛</translation>
    </message>
    <message>
        <source>mouth, lyrics, vowels, singing, vsq, ust</source>
        <translation>嘴, 歌词, 元音, 对口型</translation>
    </message>
    <message>
        <source>mouth, voice, formants, speech, wav</source>
        <translation>嘴, 人声, 口型, 录音, 元音</translation>
    </message>
    <message>
        <source>combine, join, blend motions</source>
        <translation>合并, 混合</translation>
    </message>
    <message>
        <source>isolate, keep selection</source>
        <translation>提取, 只保留</translation>
    </message>
    <message>
        <source>bookmark, label, note, comment</source>
        <translation>书签, 标签, 备注</translation>
    </message>
    <message>
        <source>bpm, beat, rhythm</source>
        <translation>BPM, 节拍, 节奏</translation>
    </message>
    <message>
        <source>bpm change, tempo mark, faster, slower, ritardando</source>
        <translation>速度变化, 变速, 加快, 减慢, 渐慢</translation>
    </message>
    <message>
        <source>magnet</source>
        <translation>吸附, 磁铁</translation>
    </message>
    <message>
        <source>start, beginning, rewind</source>
        <translation>开头, 回到开始</translation>
    </message>
    <message>
        <source>end, end of motion</source>
        <translation>结尾, 末尾</translation>
    </message>
    <message>
        <source>jump, seek, go to time</source>
        <translation>跳转, 定位</translation>
    </message>
    <message>
        <source>pause, watch, preview, run</source>
        <translation>暂停, 预览</translation>
    </message>
    <message>
        <source>loop, again</source>
        <translation>循环, 循环播放</translation>
    </message>
    <message>
        <source>playback rate</source>
        <translation>播放速度</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>慢放</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>快放</translation>
    </message>
    <message>
        <source>load model, character, pmx, pmd, accessory</source>
        <translation>加载模型, 角色, PMX</translation>
    </message>
    <message>
        <source>delete model, unload</source>
        <translation>删除模型</translation>
    </message>
    <message>
        <source>hide, visibility, invisible</source>
        <translation>隐藏, 显示, 可见</translation>
    </message>
    <message>
        <source>draw order, transparency order</source>
        <translation>绘制顺序</translation>
    </message>
    <message>
        <source>look through camera, camera view</source>
        <translation>镜头视角</translation>
    </message>
    <message>
        <source>reset camera, reset view, default camera</source>
        <translation>重置镜头, 重置视角, 默认视角</translation>
    </message>
    <message>
        <source>fit, zoom to fit, show all, find model, focus</source>
        <translation>适应窗口, 全部显示</translation>
    </message>
    <message>
        <source>zoom to bone, focus selection, look at</source>
        <translation>聚焦, 对准选中</translation>
    </message>
    <message>
        <source>track bone, chase</source>
        <translation>跟随骨骼</translation>
    </message>
    <message>
        <source>orthographic, parallel projection</source>
        <translation>正交, 透视</translation>
    </message>
    <message>
        <source>skeleton, armature, rig</source>
        <translation>骨架</translation>
    </message>
    <message>
        <source>outline, toon lines</source>
        <translation>轮廓线</translation>
    </message>
    <message>
        <source>shadow, shadows</source>
        <translation>阴影</translation>
    </message>
    <message>
        <source>floor, ground</source>
        <translation>地面网格</translation>
    </message>
    <message>
        <source>aa, msaa, jagged</source>
        <translation>抗锯齿, 锯齿</translation>
    </message>
    <message>
        <source>arc, trajectory, motion path</source>
        <translation>轨迹线</translation>
    </message>
    <message>
        <source>ghost, ghosts</source>
        <translation>残影, 重影</translation>
    </message>
    <message>
        <source>light, lighting, sun, light direction</source>
        <translation>灯光, 光照, 太阳</translation>
    </message>
    <message>
        <source>title safe, border, composition</source>
        <translation>构图, 边框</translation>
    </message>
    <message>
        <source>diff, difference, changes between</source>
        <translation>比较, 差异</translation>
    </message>
    <message>
        <source>filter, search bone, find bone</source>
        <translation>搜索, 查找骨骼, 过滤</translation>
    </message>
    <message>
        <source>protect, freeze</source>
        <translation>锁定, 保护</translation>
    </message>
    <message>
        <source>show all frames</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>dope sheet, keyframes</source>
        <translation>帧编辑, 摄影表</translation>
    </message>
    <message>
        <source>curve editor, interpolation panel</source>
        <translation>曲线编辑器</translation>
    </message>
    <message>
        <source>value graph, graph editor, f-curve</source>
        <translation>数值图表, 图表编辑器</translation>
    </message>
    <message>
        <source>inspector, fov, view angle, lens, ik, ik on off, physics</source>
        <translation>视角, IK, 物理, 数值</translation>
    </message>
    <message>
        <source>morph, morphs, face, expression, smile, material, materials, rigid body, joint</source>
        <translation>表情, 变形, 脸, 材质, 刚体, 关节</translation>
    </message>
    <message>
        <source>pose presets, library</source>
        <translation>姿势库</translation>
    </message>
    <message>
        <source>errors, problems, warnings</source>
        <translation>错误, 问题</translation>
    </message>
    <message>
        <source>console, messages</source>
        <translation>控制台, 消息</translation>
    </message>
    <message>
        <source>outliner, model list</source>
        <translation>模型列表</translation>
    </message>
    <message>
        <source>missing panel, lost panel, default layout, restore panels</source>
        <translation>布局, 面板不见了</translation>
    </message>
    <message>
        <source>maximize</source>
        <translation>最大化</translation>
    </message>
    <message>
        <source>night, black</source>
        <translation>夜间, 黑色</translation>
    </message>
    <message>
        <source>white, bright</source>
        <translation>白色, 明亮</translation>
    </message>
    <message>
        <source>hotkeys, keyboard, keybindings, key map</source>
        <translation>快捷键, 键盘</translation>
    </message>
    <message>
        <source>help, documentation, guide</source>
        <translation>帮助, 说明书, 文档</translation>
    </message>
    <message>
        <source>explain, hint</source>
        <translation>解释, 提示</translation>
    </message>
    <message>
        <source>version, license, credits</source>
        <translation>版本, 许可证</translation>
    </message>
    <message>
        <source>explorer, file manager, reveal, directory</source>
        <translation>资源管理器, 文件管理器, 文件夹, 目录</translation>
    </message>
    <message>
        <source>collision, collider, physics, capsule, wireframe</source>
        <translation>碰撞, 碰撞体, 物理, 胶囊, 线框</translation>
    </message>
    <message>
        <source>constraint, spring, limits, physics</source>
        <translation>约束, 弹簧, 限制, 物理, J点</translation>
    </message>
    <message>
        <source>music, song, audio, wav, mp3, load sound</source>
        <translation>音乐, 歌曲, 声音, wav, mp3, yinyue</translation>
    </message>
    <message>
        <source>silence, music off</source>
        <translation>无声, 关闭音乐</translation>
    </message>
    <message>
        <source>loudness, louder, quieter</source>
        <translation>响度, 大声, 小声</translation>
    </message>
    <message>
        <source>scrubbing, music while stepping</source>
        <translation>擦洗, 逐帧播放声音</translation>
    </message>
    <message>
        <source>shift music, synchronize, lag</source>
        <translation>移动音乐, 同步, 错位</translation>
    </message>
    <message>
        <source>latency, bluetooth, lag</source>
        <translation>延迟, 蓝牙, 滞后</translation>
    </message>
    <message>
        <source>beat detection, detect, analyze music</source>
        <translation>节拍检测, 自动检测, 分析音乐</translation>
    </message>
    <message>
        <source>downbeat, beat offset, first bar</source>
        <translation>重拍, 第一小节, 节拍偏移</translation>
    </message>
    <message>
        <source>drum hits, note starts, transients</source>
        <translation>鼓点, 起音, 瞬态</translation>
    </message>
    <message>
        <source>time stretch, tone, chipmunk</source>
        <translation>时间拉伸, 变速不变调, 音调</translation>
    </message>
    <message>
        <source>backdrop, wallpaper, video, movie, mp4, avi</source>
        <translation>背景视频, 背景图片, 影片, mp4, avi, beijing</translation>
    </message>
    <message>
        <source>black background, backdrop, background color</source>
        <translation>黑色背景, 背景色, beijing</translation>
    </message>
    <message>
        <source>rotoscope, trace, guide film, reference video, beside</source>
        <translation>转描, 描摹, 参考, 参照视频, 临摹</translation>
    </message>
    <message>
        <source>flip film, mirrored video</source>
        <translation>翻转视频, 镜像</translation>
    </message>
    <message>
        <source>vmc, vmc protocol, osc, mocap, motion capture, live</source>
        <translation>vmc, vmc协议, osc, 动作捕捉, 动捕, 实时</translation>
    </message>
    <message>
        <source>record mocap, vmc, capture live</source>
        <translation>录制, 动作捕捉, 动捕</translation>
    </message>
    <message>
        <source>vmc, vmc protocol, osc, stream</source>
        <translation>vmc, vmc协议, osc, 推流</translation>
    </message>
    <message>
        <source>blocking, key poses, common frames, pose to pose</source>
        <translation>关键姿势, 相同帧, 精简</translation>
    </message>
    <message>
        <source>motion quality, mocap, capture, foot sliding, noise</source>
        <translation>动作质量, 动捕, 捕捉, 滑步, 噪声</translation>
    </message>
    <message>
        <source>bone names, remap, translate names</source>
        <translation>骨骼名, 重命名, 映射</translation>
    </message>
    <message>
        <source>garbled names, mojibake, GBK, Big5, EUC-KR, Shift JIS, Chinese names, Korean names</source>
        <translation>乱码, 编码, 字符集, 中文, 韩文</translation>
    </message>
    <message>
        <source>retarget, another model, body proportions, motion sizing</source>
        <translation>其他模型, 体型, 重定向, 动作适配</translation>
    </message>
    <message>
        <source>javascript, program, macro, automate</source>
        <translation>JavaScript, 程序, 宏, 自动化</translation>
    </message>
    <message>
        <source>javascript editor, code, macro</source>
        <translation>JavaScript 编辑器, 代码, 宏</translation>
    </message>
    <message>
        <source>save scene, save all, workspace</source>
        <translation>保存场景, 全部保存</translation>
    </message>
    <message>
        <source>save scene as, new project</source>
        <translation>场景另存为, 新项目</translation>
    </message>
    <message>
        <source>pack, archive, bundle, gather, move to another computer</source>
        <translation>打包, 归档, 移到另一台电脑</translation>
    </message>
    <message>
        <source>pmm, save pmm, mikumikudance</source>
        <translation>pmm, 保存 pmm</translation>
    </message>
    <message>
        <source>attach, hold, follow bone, external parent, constraint</source>
        <translation>附着, 握持, 跟随骨骼, 外部亲, 约束</translation>
    </message>
    <message>
        <source>introduction, getting started</source>
        <translation>入门, 介绍</translation>
    </message>
    <message>
        <source>tutorial, lessons, how to, learn</source>
        <translation>课程, 使用方法, 步骤, 学习</translation>
    </message>
    <message>
        <source>clamp, range of motion, knee bent backward, hyperextension</source>
        <translation>限制, 活动范围, 膝盖反弯, 关节</translation>
    </message>
    <message>
        <source>clipping, collision, hands in the body, intersection</source>
        <translation>穿模, 穿透, 碰撞, 手进入身体</translation>
    </message>
    <message>
        <source>automatic interpolation, register curve</source>
        <translation>自动补间, 自动设置, 注册</translation>
    </message>
    <message>
        <source>mmd order, compare, byte-identical</source>
        <translation>MMD 顺序, 比较, 字节相同</translation>
    </message>
    <message>
        <source>motion capture, pose estimation, dance cover, trace</source>
        <translation>动作捕捉, 姿势估计, 翻跳, 描摹</translation>
    </message>
    <message>
        <source>motion capture, video, pose estimation, trace</source>
        <translation>动作捕捉, 影片, 姿势估计, 描摹</translation>
    </message>
    <message>
        <source>low-pass, filter, blur</source>
        <translation>低通, 滤波, 模糊</translation>
    </message>
    <message>
        <source>jitter, tremble, shaky, noise, denoise</source>
        <translation>抖动, 颤动, 晃动, 噪声, 降噪</translation>
    </message>
    <message>
        <source>capture, all at once, repair, reduce again</source>
        <translation>捕捉, 一次完成, 修复, 重新精简</translation>
    </message>
    <message>
        <source>remove capture, smaller file, dense keys</source>
        <translation>删除捕捉, 缩小文件, 逐帧关键帧</translation>
    </message>
    <message>
        <source>mouth, type words, kana, romaji, syllables, by hand</source>
        <translation>口型, 输入歌词, 假名, 罗马字, 音节, 手动</translation>
    </message>
    <message>
        <source>hard cut, jump cut</source>
        <translation>硬切, 跳切</translation>
    </message>
    <message>
        <source>notices, notifications, closed message</source>
        <translation>通知, 提醒, 已关闭的消息</translation>
    </message>
    <message>
        <source>full screen viewport, watch, presentation, hide panels</source>
        <translation>全屏视口, 观看, 放映, 隐藏面板</translation>
    </message>
    <message>
        <source>rename the model, character name, motion for another model</source>
        <translation>重命名模型, 角色名, 其他模型的动作</translation>
    </message>
    <message>
        <source>import camera, camera of glTF, camera of FBX</source>
        <translation>导入摄像机, glTF 的摄像机, FBX 的摄像机</translation>
    </message>
    <message>
        <source>humanoid, rig, bone mapping, other bone names</source>
        <translation>人形, 骨架, 骨骼映射, 其他骨骼名称</translation>
    </message>
    <message>
        <source>export camera, camera for other programs</source>
        <translation>导出摄像机, 其他软件的摄像机</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste at Playhead</source>
        <translation>粘贴到播放位置(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>全选(&amp;A)</translation>
    </message>
    <message>
        <source>Select &amp;None</source>
        <translation>取消选择(&amp;N)</translation>
    </message>
    <message>
        <source>Select C&amp;olumn</source>
        <translation>纵向选择(&amp;O)</translation>
    </message>
    <message>
        <source>Select Ro&amp;w</source>
        <translation>横向选择(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Model Name…</source>
        <translation>模型名称(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;New Motion</source>
        <translation>新建动作(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;Pose as Motion…</source>
        <translation>将姿势作为动作打开(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Insert Motion at Playhead…</source>
        <translation>在播放位置导入动作(&amp;I)…</translation>
    </message>
    <message>
        <source>I&amp;mport Pose at Playhead…</source>
        <translation>在播放位置导入姿势(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Export Selected Keys…</source>
        <translation>导出所选关键帧(&amp;E)…</translation>
    </message>
    <message>
        <source>Export Pose at Playhea&amp;d…</source>
        <translation>导出播放位置的姿势(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Close Motion</source>
        <translation>关闭动作(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Add Key</source>
        <translation>注册关键帧(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Move Keys…</source>
        <translation>移动关键帧(&amp;M)…</translation>
    </message>
    <message>
        <source>Set Curve</source>
        <translation>设置补间曲线</translation>
    </message>
    <message>
        <source>&amp;Linear</source>
        <translation>线性补间(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Automatic Curve</source>
        <translation>自动设定(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Copy Curves</source>
        <translation>复制补间曲线(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste Curves</source>
        <translation>粘贴补间曲线(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;First Frame</source>
        <translation>第一帧(&amp;F)</translation>
    </message>
    <message>
        <source>Previous &amp;Key</source>
        <translation>上一个关键帧(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Previous Frame</source>
        <translation>上一帧(&amp;P)</translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <translation>播放(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Next Frame</source>
        <translation>下一帧(&amp;N)</translation>
    </message>
    <message>
        <source>Next K&amp;ey</source>
        <translation>下一个关键帧(&amp;E)</translation>
    </message>
    <message>
        <source>L&amp;ast Frame</source>
        <translation>最后一帧(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Go to Frame…</source>
        <translation>转到帧(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Repeat</source>
        <translation>循环(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>时间轴(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Curves</source>
        <translation>补间曲线(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Properties</source>
        <translation>属性(&amp;P)</translation>
    </message>
    <message>
        <source>Fin&amp;dings</source>
        <translation>检查结果(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>日志(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;About Furitsuke</source>
        <translation>关于 Furitsuke(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>最近的文件(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>关键帧(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Curve</source>
        <translation>补间曲线(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Playback</source>
        <translation>播放(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>快捷键(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Add Model…</source>
        <translation>添加模型(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Remove Model</source>
        <translation>移除模型(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Show Model</source>
        <translation>显示模型(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Next Model</source>
        <translation>下一个模型(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous Model</source>
        <translation>上一个模型(&amp;P)</translation>
    </message>
    <message>
        <source>Motion &amp;Camera</source>
        <translation>动作摄像机(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Front</source>
        <translation>正面(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>背面(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>左面(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>右面(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Top</source>
        <translation>上面(&amp;T)</translation>
    </message>
    <message>
        <source>B&amp;ottom</source>
        <translation>底面(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Perspective</source>
        <translation>透视(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Bones</source>
        <translation>骨骼(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Edges</source>
        <translation>边缘(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Ground Shadow</source>
        <translation>地面阴影(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Self Shadow</source>
        <translation>自阴影(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Viewport</source>
        <translation>视口(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Scene</source>
        <translation>场景(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Camera</source>
        <translation>摄像机(&amp;C)</translation>
    </message>
    <message>
        <source>Viewport &amp;Display</source>
        <translation>视口显示(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>模型(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>动作(&amp;M)</translation>
    </message>
    <message>
        <source>Ma&amp;rkers</source>
        <translation>标记(&amp;R)</translation>
    </message>
    <message>
        <source>Register Camera &amp;View</source>
        <translation>将视点注册为摄像机帧(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Copy Pose</source>
        <translation>复制姿势(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste Pose</source>
        <translation>粘贴姿势(&amp;P)</translation>
    </message>
    <message>
        <source>Paste Pose &amp;Mirrored</source>
        <translation>反转粘贴姿势(&amp;M)</translation>
    </message>
    <message>
        <source>Pos&amp;es</source>
        <translation>姿势库(&amp;E)</translation>
    </message>
    <message>
        <source>Grap&amp;h</source>
        <translation>图表(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Register</source>
        <translation>注册(&amp;R)</translation>
    </message>
    <message>
        <source>Register &amp;All</source>
        <translation>全部注册(&amp;A)</translation>
    </message>
    <message>
        <source>Select Bones</source>
        <translation>选择骨骼</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>移动(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Rotate</source>
        <translation>旋转(&amp;R)</translation>
    </message>
    <message>
        <source>Move &amp;and Rotate</source>
        <translation>移动和旋转(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Local Axes</source>
        <translation>局部轴(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Global Axes</source>
        <translation>全局轴(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Register the Pose</source>
        <translation>注册姿势(&amp;R)</translation>
    </message>
    <message>
        <source>P&amp;ose</source>
        <translation>姿势(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Handles</source>
        <translation>手柄(&amp;H)</translation>
    </message>
    <message>
        <source>A&amp;xes</source>
        <translation>轴(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Copy and Paste</source>
        <translation>复制和粘贴(&amp;C)</translation>
    </message>
    <message>
        <source>Pose &amp;Library</source>
        <translation>姿势库(&amp;L)</translation>
    </message>
    <message>
        <source>Langua&amp;ge</source>
        <translation>语言(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Next File in Folder</source>
        <translation>文件夹中的下一个文件(&amp;N)</translation>
    </message>
    <message>
        <source>Show the next motion of the folder on the same model</source>
        <translation>在同一模型上显示文件夹中的下一个动作</translation>
    </message>
    <message>
        <source>&amp;Previous File in Folder</source>
        <translation>文件夹中的上一个文件(&amp;P)</translation>
    </message>
    <message>
        <source>Show the previous motion of the folder on the same model</source>
        <translation>在同一模型上显示文件夹中的上一个动作</translation>
    </message>
    <message>
        <source>Pin M&amp;otion</source>
        <translation>固定动作(&amp;O)</translation>
    </message>
    <message>
        <source>Keep the motion of the active model, whatever motion is shown or opened</source>
        <translation>无论显示或打开哪个动作，都保持活动模型的动作</translation>
    </message>
    <message>
        <source>Show Motions on a &amp;Figure</source>
        <translation>在人物上显示动作(&amp;F)</translation>
    </message>
    <message>
        <source>Show a motion that is opened without a model on the model used last, or on a figure</source>
        <translation>没有模型时打开的动作显示在上次使用的模型或自带的人物上</translation>
    </message>
    <message>
        <source>Use the camera of an open motion</source>
        <translation>使用已打开动作的摄像机</translation>
    </message>
    <message>
        <source>Set Light Motion</source>
        <translation>设置照明动作</translation>
    </message>
    <message>
        <source>Use the light of an open motion</source>
        <translation>使用已打开动作的照明</translation>
    </message>
    <message>
        <source>Set Self Shadow Motion</source>
        <translation>设置自阴影动作</translation>
    </message>
    <message>
        <source>Use the self shadow of an open motion</source>
        <translation>使用已打开动作的自阴影</translation>
    </message>
    <message>
        <source>Paste Mirr&amp;ored</source>
        <translation>反转粘贴(&amp;O)</translation>
    </message>
    <message>
        <source>Paste the copied keys at the playhead with left and right swapped</source>
        <translation>将复制的关键帧左右互换后粘贴到播放位置处</translation>
    </message>
    <message>
        <source>Rename Trac&amp;k…</source>
        <translation>重命名轨道(&amp;K)…</translation>
    </message>
    <message>
        <source>Change the name of the current bone or morph track</source>
        <translation>更改当前骨骼或变形轨道的名称</translation>
    </message>
    <message>
        <source>Map &amp;Names…</source>
        <translation>对应名称(&amp;N)…</translation>
    </message>
    <message>
        <source>Give the tracks that the model does not have the names of its bones and morphs</source>
        <translation>为模型中没有的轨道指定模型的骨骼和变形名称</translation>
    </message>
    <message>
        <source>Gr&amp;aph</source>
        <translation>图表(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Motions</source>
        <translation>动作(&amp;M)</translation>
    </message>
    <message>
        <source>M&amp;odels</source>
        <translation>模型(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>导入(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>导出(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>选择(&amp;S)</translation>
    </message>
    <message>
        <source>F&amp;indings</source>
        <translation>检查结果(&amp;I)</translation>
    </message>
    <message>
        <source>Rese&amp;t</source>
        <translation>重置(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>面板(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Go To</source>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <source>Switc&amp;h To</source>
        <translation>切换到(&amp;H)</translation>
    </message>
    <message>
        <source>R&amp;epeat</source>
        <translation>循环(&amp;E)</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>速度(&amp;D)</translation>
    </message>
    <message>
        <source>Time&amp;line</source>
        <translation>时间轴(&amp;L)</translation>
    </message>
    <message>
        <source>Undo &amp;History…</source>
        <translation>撤销历史(&amp;H)…</translation>
    </message>
    <message>
        <source>List the undo and redo steps of the motion and go to any of them</source>
        <translation>列出动作的撤销和重做步骤，并转到其中任意一步</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>首选项(&amp;E)…</translation>
    </message>
    <message>
        <source>View and change all settings of the program</source>
        <translation>查看和更改程序的所有设置</translation>
    </message>
    <message>
        <source>Open Fo&amp;lder…</source>
        <translation>打开文件夹(&amp;L)…</translation>
    </message>
    <message>
        <source>Open the motions and models of a folder</source>
        <translation>打开文件夹中的动作和模型</translation>
    </message>
    <message>
        <source>Open the Sam&amp;ple</source>
        <translation>打开示例(&amp;P)</translation>
    </message>
    <message>
        <source>Open the model, the dance and the camera that come with the program</source>
        <translation>打开程序附带的模型、舞蹈和摄像机</translation>
    </message>
    <message>
        <source>C&amp;ommand Palette…</source>
        <translation>命令面板(&amp;O)…</translation>
    </message>
    <message>
        <source>Search for an action by name and run it</source>
        <translation>按名称搜索操作并运行</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>撤销上一次更改</translation>
    </message>
    <message>
        <source>Redo the last undone change</source>
        <translation>重做上一次撤销的更改</translation>
    </message>
    <message>
        <source>Copy the selected keys to the clipboard</source>
        <translation>将选中的关键帧复制到剪贴板</translation>
    </message>
    <message>
        <source>Delete the selected keys</source>
        <translation>删除选中的关键帧</translation>
    </message>
    <message>
        <source>Select all keys of the motion</source>
        <translation>选择动作的所有关键帧</translation>
    </message>
    <message>
        <source>Deselect everything</source>
        <translation>取消所有选择</translation>
    </message>
    <message>
        <source>Select all keys of the current track</source>
        <translation>选择当前轨道的所有关键帧</translation>
    </message>
    <message>
        <source>Select Keys</source>
        <translation>选择关键帧</translation>
    </message>
    <message>
        <source>Keep Keys at &amp;Frame 0</source>
        <translation>保留第 0 帧的关键帧(&amp;F)</translation>
    </message>
    <message>
        <source>Create an empty motion in a new tab</source>
        <translation>在新标签中创建空动作</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>清空列表(&amp;C)</translation>
    </message>
    <message>
        <source>Clear the list of recently opened files</source>
        <translation>清空最近打开的文件列表</translation>
    </message>
    <message>
        <source>Open Recent File</source>
        <translation>打开最近的文件</translation>
    </message>
    <message>
        <source>Open a VPD pose as a motion of one frame</source>
        <translation>将 VPD 姿势作为一帧的动作打开</translation>
    </message>
    <message>
        <source>Save the motion to its file</source>
        <translation>将动作保存到其文件</translation>
    </message>
    <message>
        <source>Save the motion under a new name</source>
        <translation>以新名称保存动作</translation>
    </message>
    <message>
        <source>Save as Version &amp;1…</source>
        <translation>另存为版本 1(&amp;1)…</translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation>还原(&amp;V)</translation>
    </message>
    <message>
        <source>Close the motion in this tab</source>
        <translation>关闭此标签中的动作</translation>
    </message>
    <message>
        <source>Close all motions and quit</source>
        <translation>关闭所有动作并退出</translation>
    </message>
    <message>
        <source>Move One Frame &amp;Earlier</source>
        <translation>提前一帧(&amp;E)</translation>
    </message>
    <message>
        <source>Move One Frame &amp;Later</source>
        <translation>推后一帧(&amp;L)</translation>
    </message>
    <message>
        <source>Set Key Values</source>
        <translation>设置关键帧的值</translation>
    </message>
    <message>
        <source>Ease &amp;In</source>
        <translation>缓入(&amp;I)</translation>
    </message>
    <message>
        <source>Ease &amp;Out</source>
        <translation>缓出(&amp;O)</translation>
    </message>
    <message>
        <source>Ease I&amp;n and Out</source>
        <translation>缓入缓出(&amp;N)</translation>
    </message>
    <message>
        <source>Go to frame 0</source>
        <translation>转到第 0 帧</translation>
    </message>
    <message>
        <source>Go back one frame</source>
        <translation>后退一帧</translation>
    </message>
    <message>
        <source>Go forward one frame</source>
        <translation>前进一帧</translation>
    </message>
    <message>
        <source>Go to the last key of the motion</source>
        <translation>转到动作的最后一个关键帧</translation>
    </message>
    <message>
        <source>Go to a frame by number</source>
        <translation>按编号转到某一帧</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Show fewer frames in the timeline</source>
        <translation>在时间轴中显示较少的帧</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>Show more frames in the timeline</source>
        <translation>在时间轴中显示较多的帧</translation>
    </message>
    <message>
        <source>Zoom to &amp;Whole Motion</source>
        <translation>缩放到整个动作(&amp;W)</translation>
    </message>
    <message>
        <source>Show the whole motion in the timeline</source>
        <translation>在时间轴中显示整个动作</translation>
    </message>
    <message>
        <source>Zoom to &amp;Selection</source>
        <translation>缩放到选择(&amp;S)</translation>
    </message>
    <message>
        <source>Zoom the timeline to the selected keys</source>
        <translation>将时间轴缩放到选中的关键帧</translation>
    </message>
    <message>
        <source>E&amp;xpand All</source>
        <translation>全部展开(&amp;X)</translation>
    </message>
    <message>
        <source>Expand all groups of tracks</source>
        <translation>展开所有轨道组</translation>
    </message>
    <message>
        <source>Co&amp;llapse All</source>
        <translation>全部折叠(&amp;L)</translation>
    </message>
    <message>
        <source>Collapse all groups of tracks</source>
        <translation>折叠所有轨道组</translation>
    </message>
    <message>
        <source>&amp;Find Track</source>
        <translation>查找轨道(&amp;F)</translation>
    </message>
    <message>
        <source>Show or hide the timeline</source>
        <translation>显示或隐藏时间轴</translation>
    </message>
    <message>
        <source>Show or hide the interpolation curves</source>
        <translation>显示或隐藏补间曲线</translation>
    </message>
    <message>
        <source>Show or hide the program&apos;s messages</source>
        <translation>显示或隐藏程序的消息</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>Use the dark theme</source>
        <translation>使用深色主题</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>Use the light theme</source>
        <translation>使用浅色主题</translation>
    </message>
    <message>
        <source>&amp;Desktop Standard</source>
        <translation>桌面标准(&amp;D)</translation>
    </message>
    <message>
        <source>Use MMD&apos;s shortcuts</source>
        <translation>使用 MMD 的快捷键</translation>
    </message>
    <message>
        <source>&amp;Change Shortcuts…</source>
        <translation>更改快捷键(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>重置布局(&amp;R)</translation>
    </message>
    <message>
        <source>Restore the default layout of the panels</source>
        <translation>恢复面板的默认布局</translation>
    </message>
    <message>
        <source>Full Scr&amp;een</source>
        <translation>全屏(&amp;E)</translation>
    </message>
    <message>
        <source>Switch full screen mode on or off</source>
        <translation>打开或关闭全屏模式</translation>
    </message>
    <message>
        <source>&amp;Next Motion</source>
        <translation>下一个动作(&amp;N)</translation>
    </message>
    <message>
        <source>Go to the motion in the next tab</source>
        <translation>转到下一个标签中的动作</translation>
    </message>
    <message>
        <source>Pre&amp;vious Motion</source>
        <translation>上一个动作(&amp;V)</translation>
    </message>
    <message>
        <source>Go to the motion in the previous tab</source>
        <translation>转到上一个标签中的动作</translation>
    </message>
    <message>
        <source>Show the version and the licenses</source>
        <translation>显示版本和许可证</translation>
    </message>
    <message>
        <source>Add &amp;Track…</source>
        <translation>添加轨道(&amp;T)…</translation>
    </message>
    <message>
        <source>Recover &amp;Unsaved Motions…</source>
        <translation>恢复未保存的动作(&amp;U)…</translation>
    </message>
    <message>
        <source>List Unsaved Motions</source>
        <translation>列出未保存的动作</translation>
    </message>
    <message>
        <source>Open Unsaved Motion</source>
        <translation>打开未保存的动作</translation>
    </message>
    <message>
        <source>Delete Unsaved Motion</source>
        <translation>删除未保存的动作</translation>
    </message>
    <message>
        <source>&amp;Repair Findings</source>
        <translation>修复检查结果(&amp;R)</translation>
    </message>
    <message>
        <source>Repair Finding</source>
        <translation>修复检查结果</translation>
    </message>
    <message>
        <source>Repeat Fro&amp;m Playhead</source>
        <translation>从播放位置开始循环(&amp;M)</translation>
    </message>
    <message>
        <source>Repeat &amp;Up to Playhead</source>
        <translation>循环到播放位置(&amp;U)</translation>
    </message>
    <message>
        <source>Repeat Sele&amp;ction</source>
        <translation>循环选择范围(&amp;C)</translation>
    </message>
    <message>
        <source>Repeat &amp;Whole Motion</source>
        <translation>循环整个动作(&amp;W)</translation>
    </message>
    <message>
        <source>Spee&amp;d…</source>
        <translation>速度(&amp;D)…</translation>
    </message>
    <message>
        <source>Sl&amp;ower</source>
        <translation>更慢(&amp;O)</translation>
    </message>
    <message>
        <source>Halve the playback speed</source>
        <translation>将播放速度减半</translation>
    </message>
    <message>
        <source>Fas&amp;ter</source>
        <translation>更快(&amp;T)</translation>
    </message>
    <message>
        <source>Double the playback speed</source>
        <translation>将播放速度加倍</translation>
    </message>
    <message>
        <source>Or&amp;iginal Speed</source>
        <translation>原速(&amp;I)</translation>
    </message>
    <message>
        <source>Play at the original speed of the motion</source>
        <translation>以动作的原速播放</translation>
    </message>
    <message>
        <source>&amp;30 fps (Whole Frames)</source>
        <translation>30 fps（整帧）(&amp;3)</translation>
    </message>
    <message>
        <source>&amp;60 fps</source>
        <translation>60 fps（每秒帧数）(&amp;6)</translation>
    </message>
    <message>
        <source>&amp;Unlimited</source>
        <translation>不限(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Frame Rate</source>
        <translation>帧率(&amp;F)</translation>
    </message>
    <message>
        <source>Show Onl&amp;y Selected Tracks</source>
        <translation>只显示选中的轨道(&amp;Y)</translation>
    </message>
    <message>
        <source>Previous Key of Any &amp;Track</source>
        <translation>任意轨道的上一个关键帧(&amp;T)</translation>
    </message>
    <message>
        <source>Next Key of Any T&amp;rack</source>
        <translation>任意轨道的下一个关键帧(&amp;R)</translation>
    </message>
    <message>
        <source>Ne&amp;xt Finding</source>
        <translation>下一个检查结果(&amp;X)</translation>
    </message>
    <message>
        <source>Go to the next finding</source>
        <translation>转到下一个检查结果</translation>
    </message>
    <message>
        <source>Previous Findin&amp;g</source>
        <translation>上一个检查结果(&amp;G)</translation>
    </message>
    <message>
        <source>Go to the previous finding</source>
        <translation>转到上一个检查结果</translation>
    </message>
    <message>
        <source>Show Tracks Without &amp;Keys</source>
        <translation>显示没有关键帧的轨道(&amp;K)</translation>
    </message>
    <message>
        <source>Show English &amp;Names</source>
        <translation>显示英文名称(&amp;N)</translation>
    </message>
    <message>
        <source>Open a model and add it to the scene</source>
        <translation>打开模型并添加到场景</translation>
    </message>
    <message>
        <source>Show or hide the active model</source>
        <translation>显示或隐藏活动模型</translation>
    </message>
    <message>
        <source>Activate Model</source>
        <translation>激活模型</translation>
    </message>
    <message>
        <source>Make a model the active one</source>
        <translation>将某个模型设为活动模型</translation>
    </message>
    <message>
        <source>Draw &amp;Earlier</source>
        <translation>提前绘制(&amp;E)</translation>
    </message>
    <message>
        <source>Draw &amp;Later</source>
        <translation>推后绘制(&amp;L)</translation>
    </message>
    <message>
        <source>Assign Motion to Model</source>
        <translation>为模型指定动作</translation>
    </message>
    <message>
        <source>Assign an open motion to a model</source>
        <translation>为模型指定打开的动作</translation>
    </message>
    <message>
        <source>Set Camera Motion</source>
        <translation>设置摄像机动作</translation>
    </message>
    <message>
        <source>Look at the models from the front</source>
        <translation>从前面看模型</translation>
    </message>
    <message>
        <source>Look at the models from the back</source>
        <translation>从后面看模型</translation>
    </message>
    <message>
        <source>Look at the models from the left</source>
        <translation>从左面看模型</translation>
    </message>
    <message>
        <source>Look at the models from the right</source>
        <translation>从右面看模型</translation>
    </message>
    <message>
        <source>Look at the models from above</source>
        <translation>从上面看模型</translation>
    </message>
    <message>
        <source>Look at the models from below</source>
        <translation>从下面看模型</translation>
    </message>
    <message>
        <source>&amp;MMD Default View</source>
        <translation>MMD 默认视角(&amp;M)</translation>
    </message>
    <message>
        <source>Frame &amp;All</source>
        <translation>显示全部(&amp;A)</translation>
    </message>
    <message>
        <source>Move the free camera to show all models</source>
        <translation>移动自由摄像机以显示所有模型</translation>
    </message>
    <message>
        <source>Frame &amp;Selection</source>
        <translation>显示选中部分(&amp;S)</translation>
    </message>
    <message>
        <source>Follow Bo&amp;ne</source>
        <translation>跟随骨骼(&amp;N)</translation>
    </message>
    <message>
        <source>Draw the outlines of the models</source>
        <translation>绘制模型的轮廓线</translation>
    </message>
    <message>
        <source>&amp;Unbroken Edges</source>
        <translation>不断开的边缘(&amp;U)</translation>
    </message>
    <message>
        <source>Draw edges at least one pixel wide; MMD&apos;s are thinner in small windows</source>
        <translation>以至少一像素的宽度绘制边缘；在小窗口中，MMD 的边缘更细</translation>
    </message>
    <message>
        <source>Draw self shadow as the motion sets it</source>
        <translation>按动作的设置绘制自阴影</translation>
    </message>
    <message>
        <source>&amp;Axes and Grid</source>
        <translation>坐标轴和网格(&amp;A)</translation>
    </message>
    <message>
        <source>Draw the axes and the ground grid</source>
        <translation>绘制坐标轴和地面网格</translation>
    </message>
    <message>
        <source>Save &amp;Image…</source>
        <translation>保存图像(&amp;I)…</translation>
    </message>
    <message>
        <source>Show or hide the list of models</source>
        <translation>显示或隐藏模型列表</translation>
    </message>
    <message>
        <source>Show Material</source>
        <translation>显示材质</translation>
    </message>
    <message>
        <source>Sho&amp;w All Materials</source>
        <translation>显示所有材质(&amp;W)</translation>
    </message>
    <message>
        <source>Export &amp;Film…</source>
        <translation>导出影片(&amp;F)…</translation>
    </message>
    <message>
        <source>Save the scene as an MP4, WebM, MOV or GIF film, with sound</source>
        <translation>将场景保存为带声音的 MP4、WebM、MOV 或 GIF 影片</translation>
    </message>
    <message>
        <source>Save Image Se&amp;quence…</source>
        <translation>保存图像序列(&amp;Q)…</translation>
    </message>
    <message>
        <source>&amp;Add Marker</source>
        <translation>添加标记(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Rename Marker…</source>
        <translation>重命名标记(&amp;R)…</translation>
    </message>
    <message>
        <source>Rename the marker at the playhead</source>
        <translation>重命名播放位置的标记</translation>
    </message>
    <message>
        <source>&amp;Next Marker Color</source>
        <translation>下一种标记颜色(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Move Marker to Playhead</source>
        <translation>将标记移到播放位置(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Delete Marker</source>
        <translation>删除标记(&amp;D)</translation>
    </message>
    <message>
        <source>Delete the marker at the playhead</source>
        <translation>删除播放位置的标记</translation>
    </message>
    <message>
        <source>&amp;Previous Marker</source>
        <translation>上一个标记(&amp;P)</translation>
    </message>
    <message>
        <source>Go to the marker before the playhead</source>
        <translation>转到播放位置之前的标记</translation>
    </message>
    <message>
        <source>Ne&amp;xt Marker</source>
        <translation>下一个标记(&amp;X)</translation>
    </message>
    <message>
        <source>Go to the marker after the playhead</source>
        <translation>转到播放位置之后的标记</translation>
    </message>
    <message>
        <source>Set &amp;Tempo…</source>
        <translation>设置节拍速度(&amp;T)…</translation>
    </message>
    <message>
        <source>Add Tempo &amp;Change…</source>
        <translation>添加节拍速度变化(&amp;C)…</translation>
    </message>
    <message>
        <source>Set another tempo of the music from the playhead on</source>
        <translation>设置从播放位置开始的新节拍速度</translation>
    </message>
    <message>
        <source>Remo&amp;ve Tempo</source>
        <translation>移除节拍速度(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Snap</source>
        <translation>吸附(&amp;S)</translation>
    </message>
    <message>
        <source>Snap to &amp;Beats</source>
        <translation>吸附到节拍(&amp;B)</translation>
    </message>
    <message>
        <source>Snap to beats while snapping is on</source>
        <translation>吸附打开时吸附到节拍</translation>
    </message>
    <message>
        <source>Snap t&amp;o Markers</source>
        <translation>吸附到标记(&amp;O)</translation>
    </message>
    <message>
        <source>Snap to markers while snapping is on</source>
        <translation>吸附打开时吸附到标记</translation>
    </message>
    <message>
        <source>Saf&amp;e Frames</source>
        <translation>安全框(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Camera Path</source>
        <translation>摄像机路径(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Light Ball</source>
        <translation>照明球(&amp;L)</translation>
    </message>
    <message>
        <source>Set the aspect ratio to 4:3 (standard)</source>
        <translation>将宽高比设为 4:3（标准）</translation>
    </message>
    <message>
        <source>Set the aspect ratio to 1:1 (square)</source>
        <translation>将宽高比设为 1:1（方形）</translation>
    </message>
    <message>
        <source>Set the aspect ratio to 9:16 (portrait)</source>
        <translation>将宽高比设为 9:16（竖屏）</translation>
    </message>
    <message>
        <source>Set the aspect ratio to 21:9 (cinema)</source>
        <translation>将宽高比设为 21:9（影院）</translation>
    </message>
    <message>
        <source>Aspect Rat&amp;io</source>
        <translation>宽高比(&amp;I)</translation>
    </message>
    <message>
        <source>Register the copied pose at the playhead</source>
        <translation>在播放位置注册复制的姿势</translation>
    </message>
    <message>
        <source>Paste Pose &amp;Blended…</source>
        <translation>混合粘贴姿势(&amp;B)…</translation>
    </message>
    <message>
        <source>Choose Pose &amp;Folder…</source>
        <translation>选择姿势文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>Apply &amp;Library Pose</source>
        <translation>应用库中的姿势(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Save Pose to Library…</source>
        <translation>将姿势保存到库(&amp;S)…</translation>
    </message>
    <message>
        <source>Show or hide the pose library</source>
        <translation>显示或隐藏姿势库</translation>
    </message>
    <message>
        <source>Fit &amp;All</source>
        <translation>适应全部(&amp;A)</translation>
    </message>
    <message>
        <source>Show all keys of the displayed curves</source>
        <translation>显示所示曲线的所有关键帧</translation>
    </message>
    <message>
        <source>Fit &amp;Selection</source>
        <translation>适应选择(&amp;S)</translation>
    </message>
    <message>
        <source>Zoom the graph to the selected keys</source>
        <translation>将图表缩放到选中的关键帧</translation>
    </message>
    <message>
        <source>&amp;Normalize</source>
        <translation>归一化(&amp;N)</translation>
    </message>
    <message>
        <source>Show &amp;Handles</source>
        <translation>显示手柄(&amp;H)</translation>
    </message>
    <message>
        <source>Show Rotation as An&amp;gle</source>
        <translation>以角度显示旋转(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Raise Values</source>
        <translation>提高数值(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Lower Values</source>
        <translation>降低数值(&amp;L)</translation>
    </message>
    <message>
        <source>Set Morph Weight</source>
        <translation>设置变形权重</translation>
    </message>
    <message>
        <source>Release &amp;Morphs</source>
        <translation>释放变形(&amp;M)</translation>
    </message>
    <message>
        <source>Auto-&amp;Key</source>
        <translation>自动关键帧(&amp;K)</translation>
    </message>
    <message>
        <source>Position and Rotation…</source>
        <translation>位置和旋转…</translation>
    </message>
    <message>
        <source>Select bones of the active model by name</source>
        <translation>按名称选择活动模型的骨骼</translation>
    </message>
    <message>
        <source>Reset &amp;Rotation</source>
        <translation>重置旋转(&amp;R)</translation>
    </message>
    <message>
        <source>Reset the rotation of the selected bones</source>
        <translation>重置选中骨骼的旋转</translation>
    </message>
    <message>
        <source>Reset &amp;Position</source>
        <translation>重置位置(&amp;P)</translation>
    </message>
    <message>
        <source>Reset the position of the selected bones</source>
        <translation>重置选中骨骼的位置</translation>
    </message>
    <message>
        <source>R&amp;eset All</source>
        <translation>全部重置(&amp;E)</translation>
    </message>
    <message>
        <source>Release &amp;Selected Bones</source>
        <translation>释放选中的骨骼(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Discard Pose</source>
        <translation>放弃姿势(&amp;D)</translation>
    </message>
    <message>
        <source>C&amp;ycle Axes</source>
        <translation>切换坐标轴(&amp;Y)</translation>
    </message>
    <message>
        <source>S&amp;nap Handles</source>
        <translation>手柄吸附(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>无(&amp;N)</translation>
    </message>
    <message>
        <source>Select bones without handles</source>
        <translation>选择骨骼而不显示手柄</translation>
    </message>
    <message>
        <source>&amp;Parent Axes</source>
        <translation>父级坐标轴(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;View Axes</source>
        <translation>视图坐标轴(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>询问(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Keep the Pose</source>
        <translation>保留姿势(&amp;K)</translation>
    </message>
    <message>
        <source>When the &amp;Playhead Moves</source>
        <translation>播放位置移动时(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;System Language</source>
        <translation>系统语言(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;English</source>
        <translation>英语 – English(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>手册(&amp;M)</translation>
    </message>
    <message>
        <source>Read and search the manual</source>
        <translation>阅读和搜索手册</translation>
    </message>
    <message>
        <source>&amp;What&apos;s This?</source>
        <translation>这是什么？(&amp;W)</translation>
    </message>
    <message>
        <source>Click a control to see what it does</source>
        <translation>点击控件查看其用途</translation>
    </message>
    <message>
        <source>Fly to Previous &amp;Camera Key</source>
        <translation>飞到上一个摄像机关键帧(&amp;C)</translation>
    </message>
    <message>
        <source>Fly to Ne&amp;xt Camera Key</source>
        <translation>飞到下一个摄像机关键帧(&amp;X)</translation>
    </message>
    <message>
        <source>Motion &amp;Trails</source>
        <translation>运动轨迹(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Onion Skin</source>
        <translation>洋葱皮(&amp;O)</translation>
    </message>
    <message>
        <source>Self Shadow &amp;Range</source>
        <translation>自阴影范围(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;10 Frames</source>
        <translation>10 帧(&amp;1)</translation>
    </message>
    <message>
        <source>&amp;30 Frames</source>
        <translation>30 帧(&amp;3)</translation>
    </message>
    <message>
        <source>&amp;60 Frames</source>
        <translation>60 帧(&amp;6)</translation>
    </message>
    <message>
        <source>1&amp;50 Frames</source>
        <translation>150 帧(&amp;5)</translation>
    </message>
    <message>
        <source>&amp;1 on Each Side</source>
        <translation>每侧 1 个(&amp;1)</translation>
    </message>
    <message>
        <source>&amp;2 on Each Side</source>
        <translation>每侧 2 个(&amp;2)</translation>
    </message>
    <message>
        <source>&amp;3 on Each Side</source>
        <translation>每侧 3 个(&amp;3)</translation>
    </message>
    <message>
        <source>&amp;4 on Each Side</source>
        <translation>每侧 4 个(&amp;4)</translation>
    </message>
    <message>
        <source>&amp;5 on Each Side</source>
        <translation>每侧 5 个(&amp;5)</translation>
    </message>
    <message>
        <source>&amp;Every Frame</source>
        <translation>每一帧(&amp;E)</translation>
    </message>
    <message>
        <source>E&amp;very 2 Frames</source>
        <translation>每 2 帧(&amp;V)</translation>
    </message>
    <message>
        <source>Every 5 &amp;Frames</source>
        <translation>每 5 帧(&amp;F)</translation>
    </message>
    <message>
        <source>Every 10 F&amp;rames</source>
        <translation>每 10 帧(&amp;R)</translation>
    </message>
    <message>
        <source>Trail Lengt&amp;h</source>
        <translation>轨迹长度(&amp;H)</translation>
    </message>
    <message>
        <source>Onion S&amp;kin</source>
        <translation>洋葱皮(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Lock Tracks</source>
        <translation>锁定轨道(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Unlock All Tracks</source>
        <translation>解锁所有轨道(&amp;U)</translation>
    </message>
    <message>
        <source>Unlock the keys of all tracks</source>
        <translation>解锁所有轨道的关键帧</translation>
    </message>
    <message>
        <source>&amp;Summary Row</source>
        <translation>汇总行(&amp;S)</translation>
    </message>
    <message>
        <source>Sho&amp;w Row Set…</source>
        <translation>显示行集(&amp;W)…</translation>
    </message>
    <message>
        <source>Show only the rows of a saved row set</source>
        <translation>只显示已保存行集的行</translation>
    </message>
    <message>
        <source>Show &amp;All Rows</source>
        <translation>显示所有行(&amp;A)</translation>
    </message>
    <message>
        <source>Show the rows of all tracks</source>
        <translation>显示所有轨道的行</translation>
    </message>
    <message>
        <source>&amp;Save Rows as Set…</source>
        <translation>将行保存为行集(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Delete Row Set…</source>
        <translation>删除行集(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>行(&amp;R)</translation>
    </message>
    <message>
        <source>Row Se&amp;ts</source>
        <translation>行集(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Compare With Another Motion…</source>
        <translation>与另一个动作比较(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Stop Comparing</source>
        <translation>停止比较(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Previous Difference</source>
        <translation>上一个差异(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next Difference</source>
        <translation>下一个差异(&amp;N)</translation>
    </message>
    <message>
        <source>Comp&amp;arison</source>
        <translation>比较(&amp;A)</translation>
    </message>
    <message>
        <source>Co&amp;mpare Motions</source>
        <translation>比较动作(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Bake Follow Camera…</source>
        <translation>烘焙跟随摄像机(&amp;B)…</translation>
    </message>
    <message>
        <source>Use the language of the system</source>
        <translation>使用系统的语言</translation>
    </message>
    <message>
        <source>Use English</source>
        <translation>使用英语</translation>
    </message>
    <message>
        <source>Use Japanese</source>
        <translation>使用日语</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>导览(&amp;T)</translation>
    </message>
    <message>
        <source>Take a short tour of the window</source>
        <translation>快速了解窗口</translation>
    </message>
    <message>
        <source>Toggle Ke&amp;y Selection</source>
        <translation>切换关键帧选择(&amp;Y)</translation>
    </message>
    <message>
        <source>Use Blender&apos;s shortcuts where Blender has one for the action</source>
        <translation>在 Blender 有对应快捷键的操作上使用 Blender 的快捷键</translation>
    </message>
    <message>
        <source>Copy the selected keys to the clipboard and delete them</source>
        <translation>将选中的关键帧复制到剪贴板并删除</translation>
    </message>
    <message>
        <source>Paste the copied keys at the playhead and replace the keys at the same frames</source>
        <translation>在播放位置粘贴复制的关键帧，替换相同帧上的关键帧</translation>
    </message>
    <message>
        <source>Select the keys of all tracks at the playhead</source>
        <translation>选择播放位置上所有轨道的关键帧</translation>
    </message>
    <message>
        <source>Select the keys of a track within a range of frames</source>
        <translation>选择轨道在一段帧范围内的关键帧</translation>
    </message>
    <message>
        <source>Change the name of the model that the motion was made for</source>
        <translation>更改动作所针对的模型的名称</translation>
    </message>
    <message>
        <source>Keep keys at frame 0 as MMD does: deleting one resets it to rest, moving one leaves a copy</source>
        <translation>像 MMD 那样保留第 0 帧的关键帧：删除时重置为初始状态，移动时留下副本</translation>
    </message>
    <message>
        <source>Open a file from the list of recently opened files</source>
        <translation>从最近打开的文件列表中打开文件</translation>
    </message>
    <message>
        <source>Save in the oldest version of VMD, after a list of what it cannot store</source>
        <translation>列出无法存储的内容后，以最旧的 VMD 版本保存</translation>
    </message>
    <message>
        <source>Reload the file and discard all changes since the last save</source>
        <translation>重新加载文件并放弃上次保存以来的所有更改</translation>
    </message>
    <message>
        <source>Insert the keys of another motion file at the playhead</source>
        <translation>在播放位置插入另一个动作文件的关键帧</translation>
    </message>
    <message>
        <source>Register the pose of a VPD file at the playhead</source>
        <translation>在播放位置注册 VPD 文件的姿势</translation>
    </message>
    <message>
        <source>Save the selected keys as a separate motion file</source>
        <translation>将选中的关键帧另存为单独的动作文件</translation>
    </message>
    <message>
        <source>Save the pose at the playhead as a VPD file</source>
        <translation>将播放位置的姿势保存为 VPD 文件</translation>
    </message>
    <message>
        <source>Add a key with the current values at the playhead on the selected tracks, or on the current track</source>
        <translation>在播放位置为选中的轨道或当前轨道添加具有当前值的关键帧</translation>
    </message>
    <message>
        <source>Move the selected keys by a number of frames</source>
        <translation>将选中的关键帧移动若干帧</translation>
    </message>
    <message>
        <source>Move the selected keys one frame to the left</source>
        <translation>将选中的关键帧向左移动一帧</translation>
    </message>
    <message>
        <source>Move the selected keys one frame to the right</source>
        <translation>将选中的关键帧向右移动一帧</translation>
    </message>
    <message>
        <source>Set values of the selected keys; values that are not given do not change</source>
        <translation>设置选中关键帧的值；未给出的值不变</translation>
    </message>
    <message>
        <source>Set the interpolation curve of the selected keys</source>
        <translation>设置选中关键帧的补间曲线</translation>
    </message>
    <message>
        <source>Set the curves of the selected keys to linear</source>
        <translation>将选中关键帧的曲线设为线性</translation>
    </message>
    <message>
        <source>Make the motion to the selected keys start slowly</source>
        <translation>使到达选中关键帧的运动缓慢开始</translation>
    </message>
    <message>
        <source>Make the motion to the selected keys end slowly</source>
        <translation>使到达选中关键帧的运动缓慢结束</translation>
    </message>
    <message>
        <source>Make the motion to the selected keys start and end slowly</source>
        <translation>使到达选中关键帧的运动缓慢开始和结束</translation>
    </message>
    <message>
        <source>Set the selected keys to the curve of MMD&apos;s auto setting</source>
        <translation>将选中的关键帧设为 MMD 自动设置的曲线</translation>
    </message>
    <message>
        <source>Copy the curves of the first selected key to the clipboard</source>
        <translation>将第一个选中关键帧的曲线复制到剪贴板</translation>
    </message>
    <message>
        <source>Apply the copied curves to the selected keys</source>
        <translation>将复制的曲线应用到选中的关键帧</translation>
    </message>
    <message>
        <source>Go to the key before the playhead on the selected tracks, or on the current track</source>
        <translation>转到选中轨道或当前轨道上播放位置之前的关键帧</translation>
    </message>
    <message>
        <source>Go to the key after the playhead on the selected tracks, or on the current track</source>
        <translation>转到选中轨道或当前轨道上播放位置之后的关键帧</translation>
    </message>
    <message>
        <source>Show only the tracks whose names contain the search text</source>
        <translation>只显示名称包含搜索文字的轨道</translation>
    </message>
    <message>
        <source>Show or hide the values of the selected keys</source>
        <translation>显示或隐藏选中关键帧的值</translation>
    </message>
    <message>
        <source>Show or hide the problems found in the motion</source>
        <translation>显示或隐藏在动作中发现的问题</translation>
    </message>
    <message>
        <source>Use the usual shortcuts of desktop programs</source>
        <translation>使用桌面程序常用的快捷键</translation>
    </message>
    <message>
        <source>View and change the shortcuts of all actions</source>
        <translation>查看和更改所有操作的快捷键</translation>
    </message>
    <message>
        <source>Add a track for a bone or morph, with its first key at the playhead</source>
        <translation>为骨骼或变形添加轨道，并在播放位置放置第一个关键帧</translation>
    </message>
    <message>
        <source>Recover motions that were not saved when the program ended unexpectedly</source>
        <translation>恢复程序意外结束时未保存的动作</translation>
    </message>
    <message>
        <source>Write a list of the recoverable motions to a JSON file</source>
        <translation>将可恢复动作的列表写入 JSON 文件</translation>
    </message>
    <message>
        <source>Open a motion that was not saved when the program ended unexpectedly</source>
        <translation>打开程序意外结束时未保存的动作</translation>
    </message>
    <message>
        <source>Delete a motion that was not saved when the program ended unexpectedly</source>
        <translation>删除程序意外结束时未保存的动作</translation>
    </message>
    <message>
        <source>Fix all findings that can be fixed without losing data or changing how MMD plays the motion</source>
        <translation>修复所有不丢失数据且不改变 MMD 播放效果即可修复的检查结果</translation>
    </message>
    <message>
        <source>Fix a finding on one track or on all tracks</source>
        <translation>修复一个轨道或所有轨道上的检查结果</translation>
    </message>
    <message>
        <source>Play the motion from the playhead, or pause it</source>
        <translation>从播放位置播放动作，或暂停</translation>
    </message>
    <message>
        <source>Stop playback and go back to the frame where it started</source>
        <translation>停止播放并回到开始播放的帧</translation>
    </message>
    <message>
        <source>Repeat playback from the start when it reaches the end</source>
        <translation>播放到末尾时从头循环</translation>
    </message>
    <message>
        <source>Set the start of the repeated range to the playhead</source>
        <translation>将循环范围的起点设为播放位置</translation>
    </message>
    <message>
        <source>Set the end of the repeated range to the playhead</source>
        <translation>将循环范围的终点设为播放位置</translation>
    </message>
    <message>
        <source>Repeat from the first to the last selected key</source>
        <translation>从第一个到最后一个选中的关键帧循环</translation>
    </message>
    <message>
        <source>Clear the repeated range and repeat the whole motion</source>
        <translation>清除循环范围并循环整个动作</translation>
    </message>
    <message>
        <source>Set the playback speed; 1 is the original speed</source>
        <translation>设置播放速度；1 为原速</translation>
    </message>
    <message>
        <source>Draw whole frames only, without interpolation between them, as MMD does</source>
        <translation>像 MMD 那样只绘制整帧，帧之间不插值</translation>
    </message>
    <message>
        <source>Draw one interpolated image between two frames</source>
        <translation>在两帧之间绘制一张插值图像</translation>
    </message>
    <message>
        <source>Draw as many images per second as the computer can</source>
        <translation>每秒绘制尽可能多的图像</translation>
    </message>
    <message>
        <source>Show only the tracks with selected keys, or the current track, until this is switched off</source>
        <translation>只显示有选中关键帧的轨道或当前轨道，直到关闭此项</translation>
    </message>
    <message>
        <source>Go to the nearest frame before the playhead that has a key on any track</source>
        <translation>转到播放位置之前任意轨道上有关键帧的最近一帧</translation>
    </message>
    <message>
        <source>Go to the nearest frame after the playhead that has a key on any track</source>
        <translation>转到播放位置之后任意轨道上有关键帧的最近一帧</translation>
    </message>
    <message>
        <source>Show bones and morphs of the model that have no keys yet</source>
        <translation>显示模型中还没有关键帧的骨骼和变形</translation>
    </message>
    <message>
        <source>Show the English names of bones and morphs where the model has them</source>
        <translation>模型有英文名称时显示骨骼和变形的英文名称</translation>
    </message>
    <message>
        <source>Open motions and poses in new tabs, and add models to the scene</source>
        <translation>在新标签中打开动作和姿势，并将模型添加到场景</translation>
    </message>
    <message>
        <source>Remove the active model from the scene; its motion stays open</source>
        <translation>从场景中移除活动模型；其动作保持打开</translation>
    </message>
    <message>
        <source>Make the next model in the scene the active one</source>
        <translation>将场景中的下一个模型设为活动模型</translation>
    </message>
    <message>
        <source>Make the previous model in the scene the active one</source>
        <translation>将场景中的上一个模型设为活动模型</translation>
    </message>
    <message>
        <source>Draw the active model before the one above it in the list</source>
        <translation>在列表中上方的模型之前绘制活动模型</translation>
    </message>
    <message>
        <source>Draw the active model after the one below it in the list</source>
        <translation>在列表中下方的模型之后绘制活动模型</translation>
    </message>
    <message>
        <source>Switch between the motion camera and the free camera</source>
        <translation>在动作摄像机和自由摄像机之间切换</translation>
    </message>
    <message>
        <source>Move the free camera to MMD&apos;s default view</source>
        <translation>将自由摄像机移到 MMD 的默认视角</translation>
    </message>
    <message>
        <source>Move the free camera to show the selected bones, or the active model</source>
        <translation>移动自由摄像机以显示选中的骨骼或活动模型</translation>
    </message>
    <message>
        <source>Make the free camera follow the selected bone</source>
        <translation>使自由摄像机跟随选中的骨骼</translation>
    </message>
    <message>
        <source>Switch between perspective and orthographic projection</source>
        <translation>在透视投影和正交投影之间切换</translation>
    </message>
    <message>
        <source>Draw the shadows of the models on the ground</source>
        <translation>在地面上绘制模型的阴影</translation>
    </message>
    <message>
        <source>Save the viewport as a PNG image of any size</source>
        <translation>将视口保存为任意大小的 PNG 图像</translation>
    </message>
    <message>
        <source>Show or hide the viewport with the models</source>
        <translation>显示或隐藏带有模型的视口</translation>
    </message>
    <message>
        <source>Show or hide a material of the active model</source>
        <translation>显示或隐藏活动模型的材质</translation>
    </message>
    <message>
        <source>Show all hidden materials of the active model</source>
        <translation>显示活动模型所有隐藏的材质</translation>
    </message>
    <message>
        <source>Show or hide the morphs, bones and materials of the model</source>
        <translation>显示或隐藏模型的变形、骨骼和材质</translation>
    </message>
    <message>
        <source>Save each frame as an image of any size, for use in a video</source>
        <translation>将每一帧保存为任意大小的图像，用于制作影片</translation>
    </message>
    <message>
        <source>Add a marker at the playhead and enter its name</source>
        <translation>在播放位置添加标记并输入名称</translation>
    </message>
    <message>
        <source>Change the marker at the playhead to the next color</source>
        <translation>将播放位置的标记改为下一种颜色</translation>
    </message>
    <message>
        <source>Move the last marker before the playhead to the playhead</source>
        <translation>将播放位置之前的最后一个标记移到播放位置</translation>
    </message>
    <message>
        <source>Set the tempo at the playhead and the frame of its first beat, by typing or tapping</source>
        <translation>通过输入或敲击设置播放位置处的节拍速度及其第一拍所在的帧</translation>
    </message>
    <message>
        <source>Remove the tempo at the playhead; without any tempo, seconds are shown instead of beats</source>
        <translation>删除播放位置处的节拍速度；没有任何节拍速度时显示秒而不是拍</translation>
    </message>
    <message>
        <source>Snap keys, playhead and repeated range to beats and markers (hold Ctrl to disable)</source>
        <translation>将关键帧、播放位置和循环范围吸附到节拍和标记（按住 Ctrl 停用）</translation>
    </message>
    <message>
        <source>Register the current view of the viewport as a camera key at the playhead</source>
        <translation>在播放位置将视口的当前视角注册为摄像机关键帧</translation>
    </message>
    <message>
        <source>Show the frame of the output image, with thirds and safe areas</source>
        <translation>显示输出图像的边框、三分线和安全区域</translation>
    </message>
    <message>
        <source>Draw the path of the motion camera with its keys and its current position</source>
        <translation>绘制动作摄像机的路径及其关键帧和当前位置</translation>
    </message>
    <message>
        <source>Show a ball to rotate the light of the motion, and a field for its color</source>
        <translation>显示用于旋转动作照明的球和用于设置颜色的栏</translation>
    </message>
    <message>
        <source>Set the aspect ratio to 16:9 (widescreen)</source>
        <translation>将宽高比设为 16:9（宽屏）</translation>
    </message>
    <message>
        <source>Register the copied pose at the playhead with left and right swapped</source>
        <translation>在播放位置注册左右互换的复制姿势</translation>
    </message>
    <message>
        <source>Register a blend of the pose at the playhead and the copied pose</source>
        <translation>注册播放位置的姿势与复制姿势的混合</translation>
    </message>
    <message>
        <source>Choose the folder that the pose library shows</source>
        <translation>选择姿势库显示的文件夹</translation>
    </message>
    <message>
        <source>Register the pose selected in the pose library at the playhead</source>
        <translation>在播放位置注册姿势库中选中的姿势</translation>
    </message>
    <message>
        <source>Save the pose at the playhead to the pose library: of the selected tracks, or of all tracks</source>
        <translation>将播放位置的姿势保存到姿势库：选中轨道或所有轨道</translation>
    </message>
    <message>
        <source>Scale each curve to the range between its lowest and highest key</source>
        <translation>将每条曲线缩放到其最低和最高关键帧之间的范围</translation>
    </message>
    <message>
        <source>Show the interpolation curve handles of the selected keys</source>
        <translation>显示选中关键帧的补间曲线手柄</translation>
    </message>
    <message>
        <source>Show the angle by which a bone rotates from key to key instead of its three Euler angles</source>
        <translation>显示骨骼从关键帧到关键帧旋转的角度，而不是三个欧拉角</translation>
    </message>
    <message>
        <source>Raise the values of the selected keys by one step in the active channel</source>
        <translation>将选中关键帧在活动通道中的值提高一步</translation>
    </message>
    <message>
        <source>Lower the values of the selected keys by one step in the active channel</source>
        <translation>将选中关键帧在活动通道中的值降低一步</translation>
    </message>
    <message>
        <source>Show or hide the graph of values over time</source>
        <translation>显示或隐藏数值随时间变化的图表</translation>
    </message>
    <message>
        <source>Set the weight of a morph of the active model without registering it</source>
        <translation>设置活动模型的变形权重而不注册</translation>
    </message>
    <message>
        <source>Release the posed morphs so that they follow the motion again</source>
        <translation>释放摆放的变形，使其重新跟随动作</translation>
    </message>
    <message>
        <source>Register the selected bones and the posed morphs at the playhead, with the curve of the curve panel; without a pose, add keys on the selected tracks</source>
        <translation>以补间曲线面板的曲线在播放位置注册选中的骨骼和摆放的变形；没有姿势时，在选中的轨道上添加关键帧</translation>
    </message>
    <message>
        <source>Register all posed bones and morphs, selected or not</source>
        <translation>注册所有摆放的骨骼和变形，无论是否选中</translation>
    </message>
    <message>
        <source>Register every change of the pose immediately</source>
        <translation>立即注册姿势的每次更改</translation>
    </message>
    <message>
        <source>Enter position and rotation of the selected bones as numbers</source>
        <translation>以数字输入选中骨骼的位置和旋转</translation>
    </message>
    <message>
        <source>Reset rotation and position of the selected bones</source>
        <translation>重置选中骨骼的旋转和位置</translation>
    </message>
    <message>
        <source>Release the selected bones so that they follow the motion again</source>
        <translation>释放选中的骨骼，使其重新跟随动作</translation>
    </message>
    <message>
        <source>Discard the unregistered pose (can be undone)</source>
        <translation>放弃未注册的姿势（可撤销）</translation>
    </message>
    <message>
        <source>Cycle through local, global, parent and view axes</source>
        <translation>在局部、全局、父级和视图坐标轴之间切换</translation>
    </message>
    <message>
        <source>Snap movement to 1 unit and rotation to 15 degrees (hold Ctrl for 0.1 units and 5 degrees)</source>
        <translation>将移动吸附到 1 单位、旋转吸附到 15 度（按住 Ctrl 为 0.1 单位和 5 度）</translation>
    </message>
    <message>
        <source>Show handles that move the selected bones</source>
        <translation>显示移动选中骨骼的手柄</translation>
    </message>
    <message>
        <source>Show handles that rotate the selected bones</source>
        <translation>显示旋转选中骨骼的手柄</translation>
    </message>
    <message>
        <source>Show handles that move and rotate the selected bones</source>
        <translation>显示移动和旋转选中骨骼的手柄</translation>
    </message>
    <message>
        <source>Move and rotate bones along their own axes</source>
        <translation>沿骨骼自身的坐标轴移动和旋转</translation>
    </message>
    <message>
        <source>Move and rotate bones along the axes of the model</source>
        <translation>沿模型的坐标轴移动和旋转骨骼</translation>
    </message>
    <message>
        <source>Move and rotate bones along the axes of their parents</source>
        <translation>沿父级的坐标轴移动和旋转骨骼</translation>
    </message>
    <message>
        <source>Move and rotate bones along the axes of the view</source>
        <translation>沿视图的坐标轴移动和旋转骨骼</translation>
    </message>
    <message>
        <source>Ask what to do with an unregistered pose when the playhead moves</source>
        <translation>播放位置移动时询问如何处理未注册的姿势</translation>
    </message>
    <message>
        <source>Keep an unregistered pose when the playhead moves</source>
        <translation>播放位置移动时保留未注册的姿势</translation>
    </message>
    <message>
        <source>Register an unregistered pose at the frame where it was posed when the playhead moves</source>
        <translation>播放位置移动时，在摆放姿势的帧注册未注册的姿势</translation>
    </message>
    <message>
        <source>Look through the motion camera and play backward to its previous key; repeat to jump there at once</source>
        <translation>通过动作摄像机观看并倒放到上一个关键帧；重复执行可立即跳到那里</translation>
    </message>
    <message>
        <source>Look through the motion camera and play to its next key; repeat to jump there at once</source>
        <translation>通过动作摄像机观看并播放到下一个关键帧；重复执行可立即跳到那里</translation>
    </message>
    <message>
        <source>Draw the active model also at frames before and after the playhead, except during playback</source>
        <translation>除播放期间外，还在播放位置前后的帧绘制活动模型</translation>
    </message>
    <message>
        <source>Draw the range of the self shadow around the camera target on the ground</source>
        <translation>在地面上绘制摄像机目标周围的自阴影范围</translation>
    </message>
    <message>
        <source>Draw motion trails over 10 frames before and after the playhead</source>
        <translation>在播放位置前后 10 帧绘制运动轨迹</translation>
    </message>
    <message>
        <source>Draw motion trails over 30 frames before and after the playhead</source>
        <translation>在播放位置前后 30 帧绘制运动轨迹</translation>
    </message>
    <message>
        <source>Draw motion trails over 60 frames before and after the playhead</source>
        <translation>在播放位置前后 60 帧绘制运动轨迹</translation>
    </message>
    <message>
        <source>Draw motion trails over 150 frames before and after the playhead</source>
        <translation>在播放位置前后 150 帧绘制运动轨迹</translation>
    </message>
    <message>
        <source>Set the number of ghosts before and after the playhead</source>
        <translation>设置播放位置前后的残影数量</translation>
    </message>
    <message>
        <source>Set the number of frames between two ghosts</source>
        <translation>设置两个残影之间的帧数</translation>
    </message>
    <message>
        <source>Lock the keys of the selected tracks, or of the current row, against selection and changes</source>
        <translation>锁定选中轨道或当前行的关键帧，防止选择和更改</translation>
    </message>
    <message>
        <source>Show a row at the top that combines the keys of all visible tracks; an edit there applies to all of them</source>
        <translation>在顶部显示汇总所有可见轨道关键帧的一行；在该行的编辑会应用到所有轨道</translation>
    </message>
    <message>
        <source>Save the rows with selected keys, or the visible rows, as a named set</source>
        <translation>将有选中关键帧的行或可见的行保存为有名称的行集</translation>
    </message>
    <message>
        <source>Delete a row set; the motion does not change</source>
        <translation>删除行集；动作不变</translation>
    </message>
    <message>
        <source>Draw the active model also with another motion, and a line for the difference of each bone</source>
        <translation>同时以另一个动作绘制活动模型，并为每个骨骼的差异绘制一条线</translation>
    </message>
    <message>
        <source>Stop comparing and show only the motion of the active model</source>
        <translation>停止比较，只显示活动模型的动作</translation>
    </message>
    <message>
        <source>Go to the previous maximum of the difference of the selected bones, or of any bone or morph</source>
        <translation>转到选中骨骼（或任意骨骼、变形）差异的上一个最大处</translation>
    </message>
    <message>
        <source>Go to the next maximum of the difference of the selected bones, or of any bone or morph</source>
        <translation>转到选中骨骼（或任意骨骼、变形）差异的下一个最大处</translation>
    </message>
    <message>
        <source>Show or hide the differences from another motion</source>
        <translation>显示或隐藏与另一个动作的差异</translation>
    </message>
    <message>
        <source>Create camera keys that follow a bone, starting from the current view</source>
        <translation>从当前视角开始，创建跟随骨骼的摄像机关键帧</translation>
    </message>
    <message>
        <source>Draw the paths of the selected bones around the playhead; drag a key to move it, click it to go to its frame</source>
        <translation>绘制选中骨骼在播放位置前后的路径；拖动关键帧可移动它，点击可转到其帧</translation>
    </message>
    <message>
        <source>Copy the pose at the playhead: of the selected tracks, or of all tracks</source>
        <translation>复制播放位置的姿势：选中轨道或所有轨道</translation>
    </message>
    <message>
        <source>Add the key of the current row at the playhead to the selection, or remove it</source>
        <translation>将当前行在播放位置的关键帧加入选择或从中移除</translation>
    </message>
    <message>
        <source>P&amp;rops</source>
        <translation>附件(&amp;R)</translation>
    </message>
    <message>
        <source>Show or hide the placement of the props</source>
        <translation>显示或隐藏附件的放置</translation>
    </message>
    <message>
        <source>A&amp;nti-Aliasing</source>
        <translation>抗锯齿(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>关闭(&amp;O)</translation>
    </message>
    <message>
        <source>Draw the models with one sample per pixel, the fastest way</source>
        <translation>每个像素只用一个采样绘制模型，速度最快</translation>
    </message>
    <message>
        <source>&amp;2 Samples</source>
        <translation>2 个采样(&amp;2)</translation>
    </message>
    <message>
        <source>Smooth the edges with two samples per pixel</source>
        <translation>每个像素用两个采样使边缘平滑</translation>
    </message>
    <message>
        <source>&amp;4 Samples</source>
        <translation>4 个采样(&amp;4)</translation>
    </message>
    <message>
        <source>Smooth the edges with four samples per pixel</source>
        <translation>每个像素用四个采样使边缘平滑</translation>
    </message>
    <message>
        <source>&amp;8 Samples</source>
        <translation>8 个采样(&amp;8)</translation>
    </message>
    <message>
        <source>Smooth the edges with eight samples per pixel, if the driver supports it</source>
        <translation>若驱动程序支持，每个像素用八个采样使边缘平滑</translation>
    </message>
    <message>
        <source>Show the bones of the active model: all while one is selected or posed, else those near the mouse</source>
        <translation>显示活动模型的骨骼：选中或摆姿势时显示全部，否则只显示鼠标附近的骨骼</translation>
    </message>
    <message>
        <source>Bones Al&amp;ways</source>
        <translation>始终显示骨骼(&amp;W)</translation>
    </message>
    <message>
        <source>Show all bones of the active model also when none is selected or posed</source>
        <translation>没有选中或摆姿势的骨骼时，也显示活动模型的全部骨骼</translation>
    </message>
    <message>
        <source>Close &amp;Others</source>
        <translation>关闭其他(&amp;O)</translation>
    </message>
    <message>
        <source>Close all motions except the one in this tab</source>
        <translation>关闭此标签页以外的所有动作</translation>
    </message>
    <message>
        <source>Close to the &amp;Right</source>
        <translation>关闭右侧(&amp;R)</translation>
    </message>
    <message>
        <source>Close the motions in the tabs to the right of this one</source>
        <translation>关闭此标签页右侧的动作</translation>
    </message>
    <message>
        <source>Close &amp;All</source>
        <translation>全部关闭(&amp;A)</translation>
    </message>
    <message>
        <source>Close all motions; the models stay in the scene</source>
        <translation>关闭所有动作；模型保留在场景中</translation>
    </message>
    <message>
        <source>Copy &amp;Path</source>
        <translation>复制路径(&amp;P)</translation>
    </message>
    <message>
        <source>Copy the path of the file of this motion to the clipboard</source>
        <translation>把此动作文件的路径复制到剪贴板</translation>
    </message>
    <message>
        <source>Open &amp;Folder of This File</source>
        <translation>打开此文件所在的文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>Show the folder of the file of this motion in the file manager</source>
        <translation>在文件管理器中显示此动作文件所在的文件夹</translation>
    </message>
    <message>
        <source>Ta&amp;b</source>
        <translation>标签页(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Hold First Keys</source>
        <translation>保持首个关键帧(&amp;H)</translation>
    </message>
    <message>
        <source>Before the first key of a track, show that key as some players do; off: move from rest at frame 0 as MMD does</source>
        <translation>在轨道的首个关键帧之前，像某些播放器那样显示该关键帧的值；关闭：像 MMD 那样从第 0 帧的初始状态开始运动</translation>
    </message>
    <message>
        <source>Ph&amp;ysics</source>
        <translation>物理(&amp;Y)</translation>
    </message>
    <message>
        <source>Steps per &amp;Second</source>
        <translation>每秒步数(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Physics</source>
        <translation>物理(&amp;P)</translation>
    </message>
    <message>
        <source>Let hair and clothes move by physics, or show their keys</source>
        <translation>切换由物理驱动头发和衣服，或显示其关键帧</translation>
    </message>
    <message>
        <source>O&amp;ff</source>
        <translation>关闭(&amp;F)</translation>
    </message>
    <message>
        <source>Show the keys of all bones, without physics</source>
        <translation>不使用物理，所有骨骼都显示关键帧</translation>
    </message>
    <message>
        <source>&amp;On</source>
        <translation>开启(&amp;O)</translation>
    </message>
    <message>
        <source>Show physics as simulated from frame 0, the same at every playback</source>
        <translation>显示从第 0 帧开始的模拟结果，每次播放都相同</translation>
    </message>
    <message>
        <source>&amp;Live While Posing</source>
        <translation>始终演算(&amp;L)</translation>
    </message>
    <message>
        <source>Let hair and clothes follow while bones are posed by hand</source>
        <translation>用手摆放骨骼时，头发和衣服也随之运动</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>重置(&amp;R)</translation>
    </message>
    <message>
        <source>Put all bodies back on their bones and simulate again</source>
        <translation>将所有刚体放回骨骼位置并重新模拟</translation>
    </message>
    <message>
        <source>&amp;Gravity…</source>
        <translation>重力(&amp;G)…</translation>
    </message>
    <message>
        <source>Set gravity and its noise, for all frames or with keys</source>
        <translation>设置重力及其噪声，可用于所有帧或使用关键帧</translation>
    </message>
    <message>
        <source>Collide With Grou&amp;nd</source>
        <translation>与地面碰撞(&amp;N)</translation>
    </message>
    <message>
        <source>Stop bodies at the ground if their model wants that</source>
        <translation>按照模型的设置，让刚体停在地面上</translation>
    </message>
    <message>
        <source>S&amp;ettle Before Frame 0…</source>
        <translation>第 0 帧之前稳定(&amp;E)…</translation>
    </message>
    <message>
        <source>Hold the first pose for some frames before the motion starts</source>
        <translation>在动作开始前将第一个姿势保持若干帧</translation>
    </message>
    <message>
        <source>&amp;60 per Second</source>
        <translation>60 步(&amp;6)</translation>
    </message>
    <message>
        <source>Simulate 60 steps per second, as MMD does</source>
        <translation>每秒模拟 60 步，与 MMD 相同</translation>
    </message>
    <message>
        <source>&amp;120 per Second</source>
        <translation>120 步(&amp;1)</translation>
    </message>
    <message>
        <source>Simulate 120 steps per second: joints stretch less than in MMD</source>
        <translation>每秒模拟 120 步：关节的拉伸比 MMD 少</translation>
    </message>
    <message>
        <source>&amp;240 per Second</source>
        <translation>240 步(&amp;2)</translation>
    </message>
    <message>
        <source>Simulate 240 steps per second: skirts pass through legs less often</source>
        <translation>每秒模拟 240 步：裙子更少穿过腿部</translation>
    </message>
    <message>
        <source>Rigi&amp;d Bodies</source>
        <translation>刚体(&amp;D)</translation>
    </message>
    <message>
        <source>Show the rigid bodies of the models; click one to read its values</source>
        <translation>显示模型的刚体；点击刚体可查看其数值</translation>
    </message>
    <message>
        <source>&amp;Joints</source>
        <translation>关节(&amp;J)</translation>
    </message>
    <message>
        <source>Show the joints between rigid bodies, with their limits</source>
        <translation>显示连接刚体的关节及其限制</translation>
    </message>
    <message>
        <source>Color by &amp;Mode</source>
        <translation>按类型着色(&amp;M)</translation>
    </message>
    <message>
        <source>Color rigid bodies by whether they follow a bone or are moved by physics</source>
        <translation>按跟随骨骼或物理给刚体着色</translation>
    </message>
    <message>
        <source>Color by &amp;Group</source>
        <translation>按组着色(&amp;G)</translation>
    </message>
    <message>
        <source>Color rigid bodies by their collision group</source>
        <translation>按碰撞组给刚体着色</translation>
    </message>
    <message>
        <source>Rigid Bod&amp;ies and Joints</source>
        <translation>刚体与关节(&amp;I)</translation>
    </message>
    <message>
        <source>Open Soun&amp;d…</source>
        <translation>打开音频(&amp;D)…</translation>
    </message>
    <message>
        <source>Open the music of the motion, to hear and see it</source>
        <translation>打开动作的音乐，可以听到声音并看到波形</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>静音(&amp;M)</translation>
    </message>
    <message>
        <source>Play the motion without its sound</source>
        <translation>播放动作时不播放声音</translation>
    </message>
    <message>
        <source>&amp;Volume…</source>
        <translation>音量(&amp;V)…</translation>
    </message>
    <message>
        <source>Set how loud the sound of the motion is played</source>
        <translation>设置动作的音量</translation>
    </message>
    <message>
        <source>&amp;Hear Sound When Playhead Moves</source>
        <translation>移动播放位置时播放声音(&amp;H)</translation>
    </message>
    <message>
        <source>Play a piece of the sound each time the playhead is moved</source>
        <translation>每次移动播放位置时播放一小段声音</translation>
    </message>
    <message>
        <source>&amp;Offset…</source>
        <translation>偏移(&amp;O)…</translation>
    </message>
    <message>
        <source>Set when the sound starts, in milliseconds after frame 0</source>
        <translation>设置声音的开始时间，以第 0 帧之后的毫秒数表示</translation>
    </message>
    <message>
        <source>&amp;Start at Playhead</source>
        <translation>从播放位置开始(&amp;S)</translation>
    </message>
    <message>
        <source>Move the sound so that it starts at the playhead</source>
        <translation>移动声音，使其从播放位置开始</translation>
    </message>
    <message>
        <source>&amp;Delay of Headphones…</source>
        <translation>耳机延迟(&amp;D)…</translation>
    </message>
    <message>
        <source>Set how late the sound is heard, so that the picture waits for wireless headphones</source>
        <translation>设置听到声音的延迟，使画面与无线耳机同步</translation>
    </message>
    <message>
        <source>&amp;Remove Sound</source>
        <translation>移除音频(&amp;R)</translation>
    </message>
    <message>
        <source>Remove the sound from the motion; its file is kept</source>
        <translation>从动作中移除音频；文件会保留</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation>音频(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Find Tempo from Sound</source>
        <translation>从音频检测节拍速度(&amp;F)</translation>
    </message>
    <message>
        <source>Find the tempo and the first beat of the sound</source>
        <translation>检测音频的节拍速度和第一拍</translation>
    </message>
    <message>
        <source>Ad&amp;just Tempo</source>
        <translation>调整节拍速度(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Double Tempo</source>
        <translation>节拍速度加倍(&amp;D)</translation>
    </message>
    <message>
        <source>Count twice as many beats, from the first beat on</source>
        <translation>从第一拍起，把拍数加倍</translation>
    </message>
    <message>
        <source>&amp;Halve Tempo</source>
        <translation>节拍速度减半(&amp;H)</translation>
    </message>
    <message>
        <source>Count every second beat, from the first beat on</source>
        <translation>从第一拍起，每隔一拍计为一拍</translation>
    </message>
    <message>
        <source>Shift by Half a &amp;Beat</source>
        <translation>移动半拍(&amp;B)</translation>
    </message>
    <message>
        <source>Move the beats later by half a beat</source>
        <translation>把节拍向后移动半拍</translation>
    </message>
    <message>
        <source>&amp;First Beat at Playhead</source>
        <translation>以播放位置为第一拍(&amp;F)</translation>
    </message>
    <message>
        <source>Move the beats so that the first bar starts at the playhead</source>
        <translation>移动节拍，使第一小节从播放位置开始</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>音频(&amp;S)</translation>
    </message>
    <message>
        <source>Show O&amp;nsets</source>
        <translation>显示起音(&amp;N)</translation>
    </message>
    <message>
        <source>Mark in the waveform where notes and drum hits begin</source>
        <translation>在波形中标出音符和鼓点的起始处</translation>
    </message>
    <message>
        <source>Keep &amp;Pitch</source>
        <translation>保持音高(&amp;P)</translation>
    </message>
    <message>
        <source>Keep the pitch of the sound when it is played slower or faster</source>
        <translation>以较慢或较快的速度播放时保持音高</translation>
    </message>
    <message>
        <source>&amp;Background</source>
        <translation>背景(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Open Background…</source>
        <translation>打开背景(&amp;O)…</translation>
    </message>
    <message>
        <source>Show a picture or a film in the background</source>
        <translation>在场景后面显示图片或影片</translation>
    </message>
    <message>
        <source>Background &amp;Settings…</source>
        <translation>背景设置(&amp;S)…</translation>
    </message>
    <message>
        <source>Set the size, place, time and color of the background</source>
        <translation>设置背景的大小、位置、时间和颜色</translation>
    </message>
    <message>
        <source>&amp;Remove Background</source>
        <translation>移除背景(&amp;R)</translation>
    </message>
    <message>
        <source>Remove the background from the motion; its file is kept</source>
        <translation>从动作中移除背景；文件会保留</translation>
    </message>
    <message>
        <source>Referen&amp;ce</source>
        <translation>参考视频(&amp;C)</translation>
    </message>
    <message>
        <source>Refere&amp;nce</source>
        <translation>参考视频(&amp;N)</translation>
    </message>
    <message>
        <source>Show or hide the film or picture to animate after</source>
        <translation>显示或隐藏用作参照的影片或图片</translation>
    </message>
    <message>
        <source>&amp;Open Reference…</source>
        <translation>打开参考视频(&amp;O)…</translation>
    </message>
    <message>
        <source>Show a film or a picture beside the viewport, to animate after it</source>
        <translation>在视口旁显示用作参照的影片或图片</translation>
    </message>
    <message>
        <source>&amp;Start Reference at Playhead</source>
        <translation>参考视频从播放位置开始(&amp;S)</translation>
    </message>
    <message>
        <source>Let the film of the reference start at the playhead</source>
        <translation>让参考视频从播放位置开始</translation>
    </message>
    <message>
        <source>&amp;Time of Reference…</source>
        <translation>参考视频的时间(&amp;T)…</translation>
    </message>
    <message>
        <source>Set the time of the film that is shown at frame 0, in milliseconds</source>
        <translation>设置第 0 帧显示的影片时间，以毫秒为单位</translation>
    </message>
    <message>
        <source>&amp;Mirror Reference</source>
        <translation>镜像参考视频(&amp;M)</translation>
    </message>
    <message>
        <source>Show the reference with left and right exchanged</source>
        <translation>左右互换地显示参考视频</translation>
    </message>
    <message>
        <source>Zoom to &amp;Whole Reference</source>
        <translation>显示整个参考视频(&amp;W)</translation>
    </message>
    <message>
        <source>Show all of the reference, as large as possible</source>
        <translation>尽可能大地显示整个参考视频</translation>
    </message>
    <message>
        <source>&amp;Remove Reference</source>
        <translation>移除参考视频(&amp;R)</translation>
    </message>
    <message>
        <source>Remove the reference from the motion; its file is kept</source>
        <translation>从动作中移除参考视频；文件会保留</translation>
    </message>
    <message>
        <source>Import &amp;Captured Motion…</source>
        <translation>导入捕捉动作(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Receive Poses</source>
        <translation>接收姿势(&amp;R)</translation>
    </message>
    <message>
        <source>Move the active model with poses that another program sends</source>
        <translation>用其他程序发送的姿势驱动活动模型</translation>
    </message>
    <message>
        <source>Record &amp;Motion</source>
        <translation>录制动作(&amp;M)</translation>
    </message>
    <message>
        <source>Record the received poses, then make a new motion of them</source>
        <translation>录制收到的姿势，然后生成新的动作</translation>
    </message>
    <message>
        <source>&amp;Send Poses</source>
        <translation>发送姿势(&amp;S)</translation>
    </message>
    <message>
        <source>Send the pose of the active model to another program</source>
        <translation>把活动模型的姿势发送给其他程序</translation>
    </message>
    <message>
        <source>L&amp;ive Link</source>
        <translation>实时链接(&amp;I)</translation>
    </message>
    <message>
        <source>Show or hide the live link with other programs</source>
        <translation>显示或隐藏与其他程序的实时链接</translation>
    </message>
    <message>
        <source>Li&amp;ve Link</source>
        <translation>实时链接(&amp;V)</translation>
    </message>
    <message>
        <source>Clean &amp;Up</source>
        <translation>动作清理(&amp;U)</translation>
    </message>
    <message>
        <source>Show or hide how clean the motion is on its model</source>
        <translation>显示或隐藏动作在其模型上的质量</translation>
    </message>
    <message>
        <source>Next Fau&amp;lt</source>
        <translation>下一处缺陷(&amp;L)</translation>
    </message>
    <message>
        <source>Go to the next place that the panel Clean Up lists</source>
        <translation>转到“动作清理”面板列出的下一处</translation>
    </message>
    <message>
        <source>Previous Fa&amp;ult</source>
        <translation>上一处缺陷(&amp;U)</translation>
    </message>
    <message>
        <source>Go to the previous place that the panel Clean Up lists</source>
        <translation>转到“动作清理”面板列出的上一处</translation>
    </message>
    <message>
        <source>Correct Faults</source>
        <translation>修正缺陷</translation>
    </message>
    <message>
        <source>Correct all faults of a kind with the operation for them</source>
        <translation>用相应的操作修正同一类的所有缺陷</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation>图层(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Add Layer</source>
        <translation>添加图层(&amp;A)</translation>
    </message>
    <message>
        <source>Add a layer above the edited one and edit its keys</source>
        <translation>在正在编辑的图层上方添加图层，并编辑其关键帧</translation>
    </message>
    <message>
        <source>&amp;Delete Layer</source>
        <translation>删除图层(&amp;D)</translation>
    </message>
    <message>
        <source>Delete the edited layer</source>
        <translation>删除正在编辑的图层</translation>
    </message>
    <message>
        <source>&amp;Rename Layer…</source>
        <translation>重命名图层(&amp;R)…</translation>
    </message>
    <message>
        <source>Rename the edited layer</source>
        <translation>重命名正在编辑的图层</translation>
    </message>
    <message>
        <source>Move Layer &amp;Up</source>
        <translation>上移图层(&amp;U)</translation>
    </message>
    <message>
        <source>Move the edited layer above the next one</source>
        <translation>将正在编辑的图层移到上一层之上</translation>
    </message>
    <message>
        <source>Move Layer Do&amp;wn</source>
        <translation>下移图层(&amp;W)</translation>
    </message>
    <message>
        <source>Move the edited layer below the previous one</source>
        <translation>将正在编辑的图层移到下一层之下</translation>
    </message>
    <message>
        <source>&amp;Mute Layer</source>
        <translation>屏蔽图层(&amp;M)</translation>
    </message>
    <message>
        <source>Hide the effect of the edited layer</source>
        <translation>隐藏正在编辑的图层的效果</translation>
    </message>
    <message>
        <source>&amp;Solo Layer</source>
        <translation>单独显示图层(&amp;S)</translation>
    </message>
    <message>
        <source>Show the effect of the edited layer and other solo layers only</source>
        <translation>只显示正在编辑的图层和其他单独显示的图层的效果</translation>
    </message>
    <message>
        <source>Re&amp;place What Is Below</source>
        <translation>替换下方的动作(&amp;P)</translation>
    </message>
    <message>
        <source>Replace the motion below by the edited layer instead of adding to it</source>
        <translation>用正在编辑的图层替换下方的动作，而不是叠加</translation>
    </message>
    <message>
        <source>&amp;Edit Next Layer</source>
        <translation>编辑下一个图层(&amp;E)</translation>
    </message>
    <message>
        <source>Edit the keys of the next layer, or after the last one those of the motion</source>
        <translation>编辑下一个图层的关键帧；最后一个图层之后编辑动作的关键帧</translation>
    </message>
    <message>
        <source>&amp;Key Layer Weight</source>
        <translation>注册图层权重(&amp;K)</translation>
    </message>
    <message>
        <source>Set a weight key of the edited layer at the playhead</source>
        <translation>在播放位置设置正在编辑的图层的权重关键帧</translation>
    </message>
    <message>
        <source>Delete Weight Ke&amp;y</source>
        <translation>删除权重关键帧(&amp;Y)</translation>
    </message>
    <message>
        <source>Delete the weight key of the edited layer at the playhead</source>
        <translation>删除正在编辑的图层在播放位置的权重关键帧</translation>
    </message>
    <message>
        <source>&amp;Flatten Layers</source>
        <translation>合并图层(&amp;F)</translation>
    </message>
    <message>
        <source>Replace all layers with their effect in the keys of the motion</source>
        <translation>把所有图层替换为动作关键帧中的效果</translation>
    </message>
    <message>
        <source>La&amp;yers</source>
        <translation>图层(&amp;Y)</translation>
    </message>
    <message>
        <source>Show or hide the layers of the motion</source>
        <translation>显示或隐藏动作的图层</translation>
    </message>
    <message>
        <source>Export Motion for &amp;Other Programs…</source>
        <translation>导出动作供其他软件使用(&amp;O)…</translation>
    </message>
    <message>
        <source>S&amp;cripts</source>
        <translation>脚本(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Run Script</source>
        <translation>运行脚本(&amp;R)</translation>
    </message>
    <message>
        <source>Run the script of the panel on the motion, with a preview</source>
        <translation>在动作上运行面板中的脚本，并提供预览</translation>
    </message>
    <message>
        <source>&amp;New Script</source>
        <translation>新建脚本(&amp;N)</translation>
    </message>
    <message>
        <source>Create a script</source>
        <translation>创建脚本</translation>
    </message>
    <message>
        <source>&amp;Duplicate Script</source>
        <translation>复制脚本(&amp;D)</translation>
    </message>
    <message>
        <source>Make a copy of the script that can be edited</source>
        <translation>创建可编辑的脚本副本</translation>
    </message>
    <message>
        <source>R&amp;ename Script</source>
        <translation>重命名脚本(&amp;E)</translation>
    </message>
    <message>
        <source>Change the name of the script&apos;s file</source>
        <translation>更改脚本文件的名称</translation>
    </message>
    <message>
        <source>De&amp;lete Script</source>
        <translation>删除脚本(&amp;L)</translation>
    </message>
    <message>
        <source>Move the script&apos;s file to the trash</source>
        <translation>将脚本文件移到回收站</translation>
    </message>
    <message>
        <source>Show Scripts &amp;Folder</source>
        <translation>显示脚本文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>Open the folder of your scripts in the file manager</source>
        <translation>在文件管理器中打开您的脚本文件夹</translation>
    </message>
    <message>
        <source>&amp;Scripts</source>
        <translation>脚本(&amp;S)</translation>
    </message>
    <message>
        <source>Show or hide the editor of scripts</source>
        <translation>显示或隐藏脚本编辑器</translation>
    </message>
    <message>
        <source>Pro&amp;ject</source>
        <translation>项目(&amp;J)</translation>
    </message>
    <message>
        <source>Pro&amp;jects</source>
        <translation>项目(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Save Project</source>
        <translation>保存项目(&amp;S)</translation>
    </message>
    <message>
        <source>Save the models, the motions and how they belong together; motions without a file are saved beside the project</source>
        <translation>保存模型、动作以及它们的对应关系；没有文件的动作保存在项目旁边</translation>
    </message>
    <message>
        <source>Save Project &amp;As…</source>
        <translation>项目另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the project under a new name</source>
        <translation>以新名称保存项目</translation>
    </message>
    <message>
        <source>&amp;Collect Files in a Folder…</source>
        <translation>将文件收集到文件夹(&amp;C)…</translation>
    </message>
    <message>
        <source>Copy the project with its models, textures, motions and sounds into a folder that can be moved or archived</source>
        <translation>将项目连同模型、纹理、动作和声音复制到可以移动或归档的文件夹</translation>
    </message>
    <message>
        <source>Save &amp;MMD Project…</source>
        <translation>保存 MMD 项目(&amp;M)…</translation>
    </message>
    <message>
        <source>Write the changes back to the project of MikuMikuDance that was opened; everything else in it stays as it is</source>
        <translation>将更改写回打开的 MikuMikuDance 项目；其余内容保持不变</translation>
    </message>
    <message>
        <source>&amp;Outside Parent…</source>
        <translation>外部亲(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Remove Outside Parent Key</source>
        <translation>删除外部亲关键帧(&amp;R)</translation>
    </message>
    <message>
        <source>Remove the outside parent key of the selected bone at the playhead</source>
        <translation>删除所选骨骼在播放位置的外部亲关键帧</translation>
    </message>
    <message>
        <source>&amp;Bake to Bones</source>
        <translation>烘焙到骨骼(&amp;B)</translation>
    </message>
    <message>
        <source>Replace outside parents of the active model by keys at every frame, so that the motion file shows the same without them</source>
        <translation>将活动模型的外部亲替换为每一帧的关键帧，使动作文件没有外部亲也显示相同的动作</translation>
    </message>
    <message>
        <source>Outs&amp;ide Parent</source>
        <translation>外部亲(&amp;I)</translation>
    </message>
    <message>
        <source>T&amp;utorials</source>
        <translation>教程(&amp;U)</translation>
    </message>
    <message>
        <source>Read how to do common jobs, step by step</source>
        <translation>逐步阅读常见操作的方法</translation>
    </message>
    <message>
        <source>&amp;Copy Motion to Dancer…</source>
        <translation>复制动作到舞者(&amp;C)…</translation>
    </message>
    <message>
        <source>Copy the motion, or its selected keys, to other models with an offset in time and place</source>
        <translation>把动作或所选的关键帧复制到其他模型，可错开时间和位置</translation>
    </message>
    <message>
        <source>&amp;Move Dancer</source>
        <translation>移动舞者(&amp;M)</translation>
    </message>
    <message>
        <source>Move the active model as a whole in the formation</source>
        <translation>在队形中整体移动活动模型</translation>
    </message>
    <message>
        <source>&amp;Formation</source>
        <translation>队形(&amp;F)</translation>
    </message>
    <message>
        <source>Show or hide the places and paths of the dancers, seen from above</source>
        <translation>显示或隐藏从上方看到的舞者位置和路径</translation>
    </message>
    <message>
        <source>Move &amp;Whole Dance</source>
        <translation>移动整段舞蹈(&amp;W)</translation>
    </message>
    <message>
        <source>Drags in the formation move all keys of a dancer; off: they register one at the playhead (hold Alt for the other)</source>
        <translation>在队形中拖动时移动舞者的所有关键帧；关闭时在播放位置注册一个关键帧（按住 Alt 则相反）</translation>
    </message>
    <message>
        <source>&amp;Snap to Whole Units</source>
        <translation>吸附到整数单位(&amp;S)</translation>
    </message>
    <message>
        <source>Snap dancers in the formation to whole units (hold Shift for the grid of 5 units, Ctrl to disable)</source>
        <translation>让队形中的舞者吸附到整数单位（按住 Shift 吸附到 5 单位的网格，按住 Ctrl 停用）</translation>
    </message>
    <message>
        <source>Show &amp;All Dancers</source>
        <translation>显示全部舞者(&amp;A)</translation>
    </message>
    <message>
        <source>Show all dancers and their paths in the formation</source>
        <translation>在队形中显示全部舞者及其路径</translation>
    </message>
    <message>
        <source>&amp;Dancers</source>
        <translation>舞者(&amp;D)</translation>
    </message>
    <message>
        <source>Place &amp;Clip…</source>
        <translation>放置片段(&amp;C)…</translation>
    </message>
    <message>
        <source>Show another motion from the playhead on, on a layer of its own</source>
        <translation>从播放位置起，在单独的图层上显示另一个动作</translation>
    </message>
    <message>
        <source>Let the selected bone, the whole model or the camera follow a bone of a model from the playhead on</source>
        <translation>从播放位置起，让所选骨骼、整个模型或摄像机跟随某个模型的骨骼</translation>
    </message>
    <message>
        <source>Bake &amp;Camera</source>
        <translation>烘焙摄像机(&amp;C)</translation>
    </message>
    <message>
        <source>Replace what the camera follows by camera keys at every frame, so that the motion file shows the same without it</source>
        <translation>将摄像机的跟随替换为每一帧的摄像机关键帧，使动作文件没有跟随也显示相同的画面</translation>
    </message>
    <message>
        <source>Register &amp;Prop Key</source>
        <translation>注册附件关键帧(&amp;P)</translation>
    </message>
    <message>
        <source>Register where the active model is placed and how it is drawn, as a key of an accessory in MMD</source>
        <translation>将活动模型的放置和显示方式注册为 MMD 中附件那样的关键帧</translation>
    </message>
    <message>
        <source>Remove Prop Ke&amp;y</source>
        <translation>删除附件关键帧(&amp;Y)</translation>
    </message>
    <message>
        <source>Remove the key at the playhead that places the active model</source>
        <translation>删除播放位置处放置活动模型的关键帧</translation>
    </message>
    <message>
        <source>1&amp;6:9</source>
        <translation>1&amp;6:9</translation>
    </message>
    <message>
        <source>&amp;4:3</source>
        <translation>&amp;4:3</translation>
    </message>
    <message>
        <source>&amp;1:1</source>
        <translation>&amp;1:1</translation>
    </message>
    <message>
        <source>&amp;9:16</source>
        <translation>&amp;9:16</translation>
    </message>
    <message>
        <source>&amp;21:9</source>
        <translation>&amp;21:9</translation>
    </message>
    <message>
        <source>&amp;MikuMikuDance</source>
        <translation>&amp;MikuMikuDance</translation>
    </message>
    <message>
        <source>&amp;Blender</source>
        <translation>&amp;Blender</translation>
    </message>
    <message>
        <source>C&amp;urves Between Keys as in MMD</source>
        <translation>关键帧之间的曲线与 MMD 相同(&amp;U)</translation>
    </message>
    <message>
        <source>Registering between two keys gives the new key and the next one the curves of MMD, instead of the curve of the curve panel</source>
        <translation>在两个关键帧之间注册时，新关键帧和下一个关键帧使用 MMD 的曲线，而不是补间曲线面板中的曲线</translation>
    </message>
    <message>
        <source>Export as &amp;MikuMikuDance Writes It…</source>
        <translation>按 MikuMikuDance 的写法导出(&amp;M)…</translation>
    </message>
    <message>
        <source>Save a copy of the motion with the bytes that MikuMikuDance would write: in the order of the model, with a key at frame 0 of each bone and morph</source>
        <translation>以 MikuMikuDance 会写入的字节保存动作的副本：按模型的顺序，每个骨骼和变形在第 0 帧都有关键帧</translation>
    </message>
    <message>
        <source>Next Panel</source>
        <translation>下一个面板</translation>
    </message>
    <message>
        <source>Move the focus to the next panel in sight</source>
        <translation>将焦点移到下一个可见的面板</translation>
    </message>
    <message>
        <source>Previous Panel</source>
        <translation>上一个面板</translation>
    </message>
    <message>
        <source>Move the focus to the previous panel in sight</source>
        <translation>将焦点移到上一个可见的面板</translation>
    </message>
    <message>
        <source>Person from &amp;Film…</source>
        <translation>从影片中的人物(&amp;F)…</translation>
    </message>
    <message>
        <source>Find the motion of a person in a film, on this computer, and fit it to the active model</source>
        <translation>在这台电脑上找出影片中人物的动作，并适配到活动模型</translation>
    </message>
    <message>
        <source>Motion from This &amp;Film…</source>
        <translation>从此影片生成动作(&amp;F)…</translation>
    </message>
    <message>
        <source>Find the motion of a person in the film of the reference, and fit it to the active model</source>
        <translation>找出参考影片中人物的动作，并适配到活动模型</translation>
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
        <translation>使用中文；尚未经母语者校对</translation>
    </message>
    <message>
        <source>Set Motion of Sound</source>
        <translation>选择声音的动作</translation>
    </message>
    <message>
        <source>Play the sound that an open motion names</source>
        <translation>播放打开的动作所指定的声音</translation>
    </message>
    <message>
        <source>Set Motion of Background</source>
        <translation>选择背景的动作</translation>
    </message>
    <message>
        <source>Show the background that an open motion names</source>
        <translation>显示打开的动作所指定的背景</translation>
    </message>
    <message>
        <source>Set Motion of Reference</source>
        <translation>选择参考视频的动作</translation>
    </message>
    <message>
        <source>Show the reference that an open motion names</source>
        <translation>显示打开的动作所指定的参考视频</translation>
    </message>
    <message>
        <source>Camera C&amp;ut Here</source>
        <translation>在此切换摄像机(&amp;U)</translation>
    </message>
    <message>
        <source>Register the current view at the playhead, and the view of the motion at the frame before it, so that the camera cuts between them</source>
        <translation>在播放位置注册当前视角，并在前一帧注册动作的视角，使摄像机在两者之间切换</translation>
    </message>
    <message>
        <source>Recent Messages</source>
        <translation>最近的消息</translation>
    </message>
    <message>
        <source>List the messages of the program, closed ones too; choose one to see it again</source>
        <translation>列出所有消息，包括已关闭的；选择一条可再次查看</translation>
    </message>
    <message>
        <source>Viewport Onl&amp;y</source>
        <translation>仅视口(&amp;Y)</translation>
    </message>
    <message>
        <source>Fill the screen with the viewport, and show only the frame, Play and Repeat beside it; Esc returns</source>
        <translation>让视口占满屏幕，旁边只显示帧、播放和重复；按 Esc 返回</translation>
    </message>
    <message>
        <source>Fit the motion of a BVH, glTF, FBX or VRM Animation file to the active model, or take its camera</source>
        <translation>将 BVH、glTF、FBX 或 VRM 动画文件的动作适配到活动模型，或读取其摄像机</translation>
    </message>
    <message>
        <source>Bones &amp;of the Body…</source>
        <translation>身体的骨骼(&amp;O)…</translation>
    </message>
    <message>
        <source>Choose which bones of the active model stand for those of MMD&apos;s own models</source>
        <translation>选择活动模型的哪些骨骼相当于 MMD 自带模型的骨骼</translation>
    </message>
    <message>
        <source>Save the motion of the model as glTF, VRM Animation, BVH or FBX, or its camera as glTF or FBX</source>
        <translation>将模型的动作保存为 glTF、VRM 动画、BVH 或 FBX，或将摄像机保存为 glTF 或 FBX</translation>
    </message>
</context>
<context>
    <name>BoneSection</name>
    <message>
        <source>Physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
    <message>
        <source>Rotation %1</source>
        <translation>旋转 %1</translation>
    </message>
    <message>
        <source>Quaternion</source>
        <translation>四元数</translation>
    </message>
    <message>
        <source>Show the rotation as stored in the file</source>
        <translation>显示文件中存储的旋转</translation>
    </message>
    <message>
        <source>Show the quaternion</source>
        <translation>显示四元数</translation>
    </message>
    <message>
        <source>Quaternion %1</source>
        <translation>四元数 %1</translation>
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
        <translation>透视</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>注视点</translation>
    </message>
    <message>
        <source>View angle</source>
        <translation>视角</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
    <message>
        <source>Camera rotation %1</source>
        <translation>摄像机旋转 %1</translation>
    </message>
    <message>
        <source>Target %1</source>
        <translation>目标 %1</translation>
    </message>
    <message>
        <source>D</source>
        <comment>the letter of the distance channel</comment>
        <translation>D</translation>
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
        <source>%1 in %2</source>
        <translation>%1（在%2内）</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>第 %1 帧</translation>
    </message>
    <message>
        <source>frames %1–%2</source>
        <translation>第 %1–%2 帧</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>Conditions</name>
    <message>
        <source>No motion is open</source>
        <translation>没有打开动作</translation>
    </message>
    <message>
        <source>No keys are selected</source>
        <translation>没有选中关键帧</translation>
    </message>
    <message>
        <source>The scene has no model</source>
        <translation>场景中没有模型</translation>
    </message>
    <message>
        <source>The scene has fewer than two models</source>
        <translation>场景中的模型少于两个</translation>
    </message>
    <message>
        <source>No model is active</source>
        <translation>没有活动模型</translation>
    </message>
    <message>
        <source>No motion is open and no model is active</source>
        <translation>没有打开动作，也没有活动模型</translation>
    </message>
    <message>
        <source>There is no unregistered pose</source>
        <translation>没有未注册的姿势</translation>
    </message>
    <message>
        <source>The whole motion is repeated already</source>
        <translation>已经在循环整个动作</translation>
    </message>
    <message>
        <source>No material of the active model is hidden</source>
        <translation>活动模型没有隐藏的材质</translation>
    </message>
    <message>
        <source>Unsaved motions are not kept in this window</source>
        <translation>此窗口不保留未保存的动作</translation>
    </message>
    <message>
        <source>Fewer than two motions are open</source>
        <translation>打开的动作少于两个</translation>
    </message>
    <message>
        <source>No bone is selected or followed</source>
        <translation>没有选中或跟随的骨骼</translation>
    </message>
    <message>
        <source>No camera motion is open</source>
        <translation>没有打开摄像机动作</translation>
    </message>
    <message>
        <source>No bone is selected</source>
        <translation>没有选中骨骼</translation>
    </message>
    <message>
        <source>The scene has no model and no camera motion</source>
        <translation>场景中没有模型，也没有摄像机动作</translation>
    </message>
    <message>
        <source>There are no camera keys</source>
        <translation>没有摄像机关键帧</translation>
    </message>
    <message>
        <source>The active model has no motion</source>
        <translation>活动模型没有动作</translation>
    </message>
    <message>
        <source>No motions are compared</source>
        <translation>没有在比较动作</translation>
    </message>
    <message>
        <source>No track is locked</source>
        <translation>没有锁定的轨道</translation>
    </message>
    <message>
        <source>The motion has no tempo</source>
        <translation>动作没有设置节拍速度</translation>
    </message>
    <message>
        <source>The motion has no markers</source>
        <translation>动作没有标记</translation>
    </message>
    <message>
        <source>No row set is saved</source>
        <translation>没有保存的行集</translation>
    </message>
    <message>
        <source>All rows are shown already</source>
        <translation>已经显示所有行</translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation>没有可撤销的操作</translation>
    </message>
    <message>
        <source>There is nothing to redo</source>
        <translation>没有可重做的操作</translation>
    </message>
    <message>
        <source>The clipboard has no keys</source>
        <translation>剪贴板中没有关键帧</translation>
    </message>
    <message>
        <source>The clipboard has no pose</source>
        <translation>剪贴板中没有姿势</translation>
    </message>
    <message>
        <source>The pose library has no folder</source>
        <translation>姿势库没有文件夹</translation>
    </message>
    <message>
        <source>No morph is posed</source>
        <translation>没有摆放的变形</translation>
    </message>
    <message>
        <source>No motion is open and no bone is selected</source>
        <translation>没有打开动作，也没有选中骨骼</translation>
    </message>
    <message>
        <source>The motion has no file yet</source>
        <translation>动作还没有文件</translation>
    </message>
    <message>
        <source>The list is empty</source>
        <translation>列表是空的</translation>
    </message>
    <message>
        <source>The selected keys have no curves</source>
        <translation>选中的关键帧没有补间曲线</translation>
    </message>
    <message>
        <source>Not available now: %1.</source>
        <translation>现在不可用：%1。</translation>
    </message>
    <message>
        <source>No model has this motion</source>
        <translation>没有模型使用此动作</translation>
    </message>
    <message>
        <source>No motion is to the right of this one</source>
        <translation>此动作右侧没有动作</translation>
    </message>
    <message>
        <source>Physics is off, or no model has bodies that physics moves</source>
        <translation>物理已关闭，或没有模型带有由物理驱动的刚体</translation>
    </message>
    <message>
        <source>No motion has a sound</source>
        <translation>没有带音频的动作</translation>
    </message>
    <message>
        <source>No sound has been read</source>
        <translation>没有已读取的音频</translation>
    </message>
    <message>
        <source>No motion has a background</source>
        <translation>没有带背景的动作</translation>
    </message>
    <message>
        <source>No motion has a reference</source>
        <translation>没有带参考视频的动作</translation>
    </message>
    <message>
        <source>This build has no live link, because oscpack was not installed</source>
        <translation>因为没有安装 oscpack，此版本没有实时链接</translation>
    </message>
    <message>
        <source>No poses are being received</source>
        <translation>没有在接收姿势</translation>
    </message>
    <message>
        <source>The motion has no layers</source>
        <translation>动作没有图层</translation>
    </message>
    <message>
        <source>This build cannot run scripts, because Qt Qml was not installed</source>
        <translation>此版本构建时未安装 Qt Qml，无法运行脚本</translation>
    </message>
    <message>
        <source>You have no scripts of your own yet</source>
        <translation>您还没有自己的脚本</translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation>没有打开任何内容</translation>
    </message>
    <message>
        <source>No project of MikuMikuDance is open</source>
        <translation>没有打开 MikuMikuDance 项目</translation>
    </message>
    <message>
        <source>Needs a motion with a reference, and a model</source>
        <translation>没有带参考的动作，或没有模型</translation>
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
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation>连接超时</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>设备或资源正忙</translation>
    </message>
    <message>
        <source>Directory not empty</source>
        <translation>文件夹不为空</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>超出磁盘配额</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>文件已存在</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>文件名太长</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>文件太大</translation>
    </message>
    <message>
        <source>Host is down</source>
        <translation>主机已关闭</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>输入/输出错误</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>参数无效</translation>
    </message>
    <message>
        <source>Invalid cross-device link</source>
        <translation>无法跨磁盘链接</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>是文件夹</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>磁盘空间不足</translation>
    </message>
    <message>
        <source>No such device or address</source>
        <translation>没有该设备</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>没有该文件或文件夹</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>不是文件夹</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>不允许此操作</translation>
    </message>
    <message>
        <source>Operation not supported</source>
        <translation>不支持此操作</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>没有权限</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>文件系统为只读</translation>
    </message>
    <message>
        <source>Resource temporarily unavailable</source>
        <translation>资源暂时不可用</translation>
    </message>
    <message>
        <source>Stale file handle</source>
        <translation>网络文件已失效</translation>
    </message>
    <message>
        <source>Text file busy</source>
        <translation>文件正在使用</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>符号链接层数太多</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>打开的文件太多</translation>
    </message>
    <message>
        <source>Transport endpoint is not connected</source>
        <translation>未连接</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>第 %1 字节</translation>
    </message>
    <message>
        <source>byte %1, %2</source>
        <translation>第 %1 字节，%2</translation>
    </message>
    <message>
        <source>cannot be accessed: %1</source>
        <translation>无法访问（%1）</translation>
    </message>
    <message>
        <source>cannot be created: %1</source>
        <translation>无法创建（%1）</translation>
    </message>
    <message>
        <source>cannot be locked: %1</source>
        <translation>无法锁定（%1）</translation>
    </message>
    <message>
        <source>cannot be opened: %1</source>
        <translation>无法打开（%1）</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>无法读取（%1）</translation>
    </message>
    <message>
        <source>cannot be removed: %1</source>
        <translation>无法删除（%1）</translation>
    </message>
    <message>
        <source>cannot be replaced: %1</source>
        <translation>无法替换（%1）</translation>
    </message>
    <message>
        <source>cannot be written in &quot;%1&quot;: %2</source>
        <translation>无法写入“%1”（%2）</translation>
    </message>
    <message>
        <source>cannot be written to the disk: %1</source>
        <translation>无法写入磁盘（%1）</translation>
    </message>
    <message>
        <source>cannot be written: &quot;%1&quot; does not accept new files</source>
        <translation>无法写入：不能在“%1”中新建文件</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>无法写入（%1）</translation>
    </message>
    <message>
        <source>cannot be written: the folder &quot;%1&quot; does not exist</source>
        <translation>无法写入：文件夹“%1”不存在</translation>
    </message>
    <message>
        <source>could not be read completely</source>
        <translation>未能完整读取</translation>
    </message>
    <message>
        <source>does not exist</source>
        <translation>不存在</translation>
    </message>
    <message>
        <source>exists already</source>
        <translation>已存在</translation>
    </message>
    <message>
        <source>is a device or a pipe, not a file</source>
        <translation>是设备或管道，不是文件</translation>
    </message>
    <message>
        <source>is a folder, not a file</source>
        <translation>是文件夹，不是文件</translation>
    </message>
    <message>
        <source>is a link that cannot be read: %1</source>
        <translation>是无法读取的链接（%1）</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>为空</translation>
    </message>
    <message>
        <source>is not a file</source>
        <translation>不是文件</translation>
    </message>
    <message>
        <source>is part of a loop of symbolic links</source>
        <translation>是循环符号链接的一部分</translation>
    </message>
    <message>
        <source>is too large for the available memory</source>
        <translation>对可用内存来说太大</translation>
    </message>
    <message>
        <source>is write-protected</source>
        <translation>受写保护</translation>
    </message>
    <message>
        <source>std::bad_alloc</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>the previous version cannot be kept: %1</source>
        <translation>无法保留先前的版本：%1</translation>
    </message>
    <message>
        <source>the program %1 cannot be run on this system</source>
        <translation>程序 %1 无法在此系统上运行</translation>
    </message>
    <message>
        <source>the program %1 is not in the folder of this one</source>
        <translation>程序 %1 不在本程序的文件夹中</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>CHANNELS needs a number from 0 to %1</source>
        <translation>CHANNELS 需要 0 到 %1 的数字</translation>
    </message>
    <message>
        <source>FBX-DOM %1</source>
        <translation>FBX 的结构无效（%1）</translation>
    </message>
    <message>
        <source>FBX-Parser %1</source>
        <translation>无法解析 FBX（%1）</translation>
    </message>
    <message>
        <source>FBX-Tokenize %1</source>
        <translation>无法解析 FBX 的文本（%1）</translation>
    </message>
    <message>
        <source>File is too small.</source>
        <translation>文件太小</translation>
    </message>
    <message>
        <source>Frame Time: needs a number of seconds, above 0 and at most 1</source>
        <translation>Frame Time: 需要大于 0 且不超过 1 的秒数</translation>
    </message>
    <message>
        <source>Frames: needs a number</source>
        <translation>Frames: 需要数字</translation>
    </message>
    <message>
        <source>JOINT, End Site, OFFSET, CHANNELS or }</source>
        <translation>“JOINT”、“End Site”、“OFFSET”、“CHANNELS”或“}”</translation>
    </message>
    <message>
        <source>No suitable reader found for the file format of file &quot;%1&quot;.</source>
        <translation>无法读取文件“%1”的格式</translation>
    </message>
    <message>
        <source>ROOT or MOTION</source>
        <translation>“ROOT”或“MOTION”</translation>
    </message>
    <message>
        <source>Unable to open file &quot;%1&quot;.</source>
        <translation>无法打开文件“%1”</translation>
    </message>
    <message>
        <source>a channel has no sampler</source>
        <translation>有通道没有采样器</translation>
    </message>
    <message>
        <source>a clip is longer than 100 hours</source>
        <translation>有片段超过 100 小时</translation>
    </message>
    <message>
        <source>a joint has no name</source>
        <translation>有关节没有名称</translation>
    </message>
    <message>
        <source>a number within 1e9 is expected</source>
        <translation>应为 1e9 以内的数字</translation>
    </message>
    <message>
        <source>a record does not fit</source>
        <translation>记录超出范围</translation>
    </message>
    <message>
        <source>a track has less values than times</source>
        <translation>有轨道的值少于时间</translation>
    </message>
    <message>
        <source>an OFFSET needs three numbers</source>
        <translation>OFFSET 需要三个数字</translation>
    </message>
    <message>
        <source>an index is too large</source>
        <translation>索引太大</translation>
    </message>
    <message>
        <source>animations</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>bufferViews</source>
        <translation>缓冲区视图</translation>
    </message>
    <message>
        <source>buffers</source>
        <translation>缓冲区</translation>
    </message>
    <message>
        <source>cannot be converted: %1</source>
        <translation>无法转换：%1</translation>
    </message>
    <message>
        <source>cannot be written as FBX: %1</source>
        <translation>无法写出为 FBX：%1</translation>
    </message>
    <message>
        <source>chest</source>
        <translation>胸部</translation>
    </message>
    <message>
        <source>chunk</source>
        <translation>数据块</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>应为%1，却是%2</translation>
    </message>
    <message>
        <source>feet can be held in place only with foot IK</source>
        <translation>只有使用足 IK 才能固定脚</translation>
    </message>
    <message>
        <source>frame %1: the position is too far away to be written</source>
        <translation>第 %1 帧：位置太远，无法写出</translation>
    </message>
    <message>
        <source>has a child that does not exist</source>
        <translation>有不存在的子节点</translation>
    </message>
    <message>
        <source>has a child that has another parent</source>
        <translation>有属于其他父节点的子节点</translation>
    </message>
    <message>
        <source>has a value that is not within 1e9</source>
        <translation>有超过 1e9 的值</translation>
    </message>
    <message>
        <source>has more than %1 nodes</source>
        <translation>节点超过 %1 个</translation>
    </message>
    <message>
        <source>has more vertices than a model can have</source>
        <translation>顶点超过模型的上限</translation>
    </message>
    <message>
        <source>has no animation</source>
        <translation>没有动画</translation>
    </message>
    <message>
        <source>has no animation of nodes</source>
        <translation>没有节点的动画</translation>
    </message>
    <message>
        <source>has no faces to draw</source>
        <translation>没有可绘制的面</translation>
    </message>
    <message>
        <source>has no nodes</source>
        <translation>没有节点</translation>
    </message>
    <message>
        <source>has values of another type</source>
        <translation>值的类型不同</translation>
    </message>
    <message>
        <source>have more values than the file has room for</source>
        <translation>值的数量超出文件的容量</translation>
    </message>
    <message>
        <source>head</source>
        <translation>头部</translation>
    </message>
    <message>
        <source>hips</source>
        <translation>髋部</translation>
    </message>
    <message>
        <source>is cut off: it should have %1 bytes</source>
        <translation>被截断：应有 %1 字节</translation>
    </message>
    <message>
        <source>is in the file %1, %2</source>
        <translation>在文件 %1 中，%2</translation>
    </message>
    <message>
        <source>is not &quot;furitsuke.roles&quot;</source>
        <translation>不是 &quot;furitsuke.roles&quot;</translation>
    </message>
    <message>
        <source>is not a binary FBX</source>
        <translation>不是二进制 FBX</translation>
    </message>
    <message>
        <source>is not a person: no %1</source>
        <translation>不是人体：缺少 %1</translation>
    </message>
    <message>
        <source>is not an avatar: VRM names no bone of it as the hips</source>
        <translation>不是虚拟形象：VRM 未指定髋部骨骼</translation>
    </message>
    <message>
        <source>is not base64</source>
        <translation>不是 base64</translation>
    </message>
    <message>
        <source>is not glTF 2</source>
        <translation>不是 glTF 2</translation>
    </message>
    <message>
        <source>is not in a supported prop format</source>
        <translation>不是支持的附件格式</translation>
    </message>
    <message>
        <source>is not the name of a role</source>
        <translation>不是部位的名称</translation>
    </message>
    <message>
        <source>is not version 2 of glTF</source>
        <translation>不是 glTF 版本 2</translation>
    </message>
    <message>
        <source>it contains nothing to draw</source>
        <translation>没有可绘制的内容</translation>
    </message>
    <message>
        <source>it has no nodes</source>
        <translation>没有节点</translation>
    </message>
    <message>
        <source>leftFoot</source>
        <translation>左脚</translation>
    </message>
    <message>
        <source>leftHand</source>
        <translation>左手</translation>
    </message>
    <message>
        <source>leftLowerArm</source>
        <translation>左前臂</translation>
    </message>
    <message>
        <source>leftLowerLeg</source>
        <translation>左小腿</translation>
    </message>
    <message>
        <source>leftUpperArm</source>
        <translation>左上臂</translation>
    </message>
    <message>
        <source>leftUpperLeg</source>
        <translation>左大腿</translation>
    </message>
    <message>
        <source>more than 65535 bones have vertices, which the format cannot store</source>
        <translation>带有顶点的骨骼超过 65535 个，该格式无法保存</translation>
    </message>
    <message>
        <source>neck</source>
        <translation>颈部</translation>
    </message>
    <message>
        <source>no joint has channels</source>
        <translation>没有带通道的关节</translation>
    </message>
    <message>
        <source>no pose was received</source>
        <translation>没有收到姿势</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>records</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>replaces more values than there are</source>
        <translation>替换的值多于现有的值</translation>
    </message>
    <message>
        <source>rightFoot</source>
        <translation>右脚</translation>
    </message>
    <message>
        <source>rightHand</source>
        <translation>右手</translation>
    </message>
    <message>
        <source>rightLowerArm</source>
        <translation>右前臂</translation>
    </message>
    <message>
        <source>rightLowerLeg</source>
        <translation>右小腿</translation>
    </message>
    <message>
        <source>rightUpperArm</source>
        <translation>右上臂</translation>
    </message>
    <message>
        <source>rightUpperLeg</source>
        <translation>右大腿</translation>
    </message>
    <message>
        <source>some nodes are their own ancestors</source>
        <translation>有节点是自己的祖先</translation>
    </message>
    <message>
        <source>spine</source>
        <translation>脊柱</translation>
    </message>
    <message>
        <source>the OFFSET of an End Site</source>
        <translation>“End Site”的“OFFSET”</translation>
    </message>
    <message>
        <source>the arms, the hips or the head of the model have no size</source>
        <translation>模型的手臂、髋部或头部大小为 0</translation>
    </message>
    <message>
        <source>the body is too far away at frame %1</source>
        <translation>第 %1 帧身体太远</translation>
    </message>
    <message>
        <source>the clip has no frame %1; the last one is %2</source>
        <translation>片段没有第 %1 帧；最后一帧是 %2</translation>
    </message>
    <message>
        <source>the clip is too long: it would become more than %1 keys</source>
        <translation>片段太长：会超过 %1 个关键帧</translation>
    </message>
    <message>
        <source>the end of the file</source>
        <translation>文件的结尾</translation>
    </message>
    <message>
        <source>the file would have more than 4 GiB</source>
        <translation>文件会超过 4 GiB</translation>
    </message>
    <message>
        <source>the hips have no width, so that the body has no direction</source>
        <translation>髋部宽度为 0，无法确定身体方向</translation>
    </message>
    <message>
        <source>the indices are not unsigned integers</source>
        <translation>索引不是无符号整数</translation>
    </message>
    <message>
        <source>the joint %1 has CHANNELS twice</source>
        <translation>关节%1有两个 CHANNELS</translation>
    </message>
    <message>
        <source>the joint %1 has no OFFSET</source>
        <translation>关节%1没有 OFFSET</translation>
    </message>
    <message>
        <source>the joint %1 has two OFFSETs</source>
        <translation>关节%1有两个 OFFSET</translation>
    </message>
    <message>
        <source>the joint %1 is not closed</source>
        <translation>关节%1未闭合</translation>
    </message>
    <message>
        <source>the joint is too far away from its parent to be written</source>
        <translation>关节离父关节太远，无法写出</translation>
    </message>
    <message>
        <source>the last frame is incomplete</source>
        <translation>最后一帧不完整</translation>
    </message>
    <message>
        <source>the legs of the model have no length</source>
        <translation>模型的腿长度为 0</translation>
    </message>
    <message>
        <source>the legs of the skeleton have no length</source>
        <translation>骨架的腿长度为 0</translation>
    </message>
    <message>
        <source>the model lacks bones of a person: %1</source>
        <translation>模型缺少人体骨骼：%1</translation>
    </message>
    <message>
        <source>the model lacks the bone 頭, which VRM requires</source>
        <translation>模型缺少 VRM 所需的骨骼“頭”</translation>
    </message>
    <message>
        <source>the model of the motion</source>
        <translation>动作的模型</translation>
    </message>
    <message>
        <source>the motion of the bones would take more than 1 GiB; choose a shorter range</source>
        <translation>骨骼的动作会超过 1 GiB；请选择较短的范围</translation>
    </message>
    <message>
        <source>the name of an expression is longer than %1 bytes</source>
        <translation>变形的名称超过 %1 字节</translation>
    </message>
    <message>
        <source>the packet has bundles in more than %1 bundles</source>
        <translation>数据包的捆绑嵌套超过 %1 层</translation>
    </message>
    <message>
        <source>the packet is not OSC: %1</source>
        <translation>数据包不是 OSC（%1）</translation>
    </message>
    <message>
        <source>the packet is not OSC: a bundle ends within the length of an element</source>
        <translation>数据包不是 OSC：捆绑在元素长度中结束</translation>
    </message>
    <message>
        <source>the packet is not OSC: a bundle without a time</source>
        <translation>数据包不是 OSC：捆绑没有时间</translation>
    </message>
    <message>
        <source>the packet is not OSC: a message that ends too early</source>
        <translation>数据包不是 OSC：消息提前结束</translation>
    </message>
    <message>
        <source>the packet is not OSC: an element of %1 bytes in a bundle with %2</source>
        <translation>数据包不是 OSC：%2 字节的捆绑中有 %1 字节的元素</translation>
    </message>
    <message>
        <source>the range of frames is empty or begins before 0</source>
        <translation>帧范围为空，或从 0 之前开始</translation>
    </message>
    <message>
        <source>the sizes of both models differ too much</source>
        <translation>两个模型的大小相差太多</translation>
    </message>
    <message>
        <source>the source model</source>
        <translation>来源模型</translation>
    </message>
    <message>
        <source>the values are not within the buffer</source>
        <translation>值不在缓冲区内</translation>
    </message>
    <message>
        <source>there are more than %1 joints</source>
        <translation>关节超过 %1 个</translation>
    </message>
    <message>
        <source>there are no dancers</source>
        <translation>没有舞者</translation>
    </message>
    <message>
        <source>there are no frames</source>
        <translation>没有帧</translation>
    </message>
    <message>
        <source>there are no joints</source>
        <translation>没有关节</translation>
    </message>
    <message>
        <source>contains no JSON</source>
        <translation>没有 JSON</translation>
    </message>
    <message>
        <source>buffer %1 does not exist</source>
        <translation>没有缓冲区 %1</translation>
    </message>
    <message>
        <source>clip %1 does not exist; the last one is %2</source>
        <translation>没有片段 %1；最后一个是 %2</translation>
    </message>
    <message>
        <source>the reference frame %1 does not exist; the last frame is %2</source>
        <translation>没有用作基准的第 %1 帧；最后一帧是 %2</translation>
    </message>
    <message>
        <source>there is no joint named %1</source>
        <translation>没有名为 %1 的关节</translation>
    </message>
    <message>
        <source>view %1 does not exist</source>
        <translation>没有视图 %1</translation>
    </message>
    <message>
        <source>this build has no live link, because oscpack was not installed</source>
        <translation>本程序未包含实时链接（oscpack）</translation>
    </message>
    <message>
        <source>unknown channel %1</source>
        <translation>未知通道%1</translation>
    </message>
    <message>
        <source>which cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>which does not exist</source>
        <translation>该文件不存在</translation>
    </message>
    <message>
        <source>which is not a file or is too large</source>
        <translation>不是文件，或太大</translation>
    </message>
    <message>
        <source>which is not in the folder of the glTF</source>
        <translation>该文件不在 glTF 的文件夹中</translation>
    </message>
    <message>
        <source>which is not read; save it as .glb</source>
        <translation>不读取该文件；请保存为 .glb</translation>
    </message>
    <message>
        <source>whose folder cannot be read</source>
        <translation>无法读取其文件夹</translation>
    </message>
    <message>
        <source>{ after End Site</source>
        <translation>“End Site”后的“{”</translation>
    </message>
    <message>
        <source>{ after the name of a joint</source>
        <translation>关节名称后的“{”</translation>
    </message>
    <message>
        <source>} at the end of an End Site</source>
        <translation>“End Site”结尾的“}”</translation>
    </message>
    <message>
        <source>センター of the model does not move its 下半身</source>
        <translation>模型的センター不带动下半身</translation>
    </message>
    <message>
        <source>%1 IK bones do not fit in the header</source>
        <translation>%1 个 IK 骨骼超出文件头</translation>
    </message>
    <message>
        <source>%1 additional uvs; at most 4 are possible</source>
        <translation>有 %1 个追加 UV（最多 4 个）</translation>
    </message>
    <message>
        <source>%1 bytes are needed, %2 are left</source>
        <translation>需要 %1 字节，剩余 %2 字节</translation>
    </message>
    <message>
        <source>%1 is negative</source>
        <translation>%1为负数</translation>
    </message>
    <message>
        <source>%1 needs %2 bytes, %3 are left</source>
        <translation>%1需要 %2 字节，剩余 %3 字节</translation>
    </message>
    <message>
        <source>%1 needs at least %2 bytes, %3 are left</source>
        <translation>%1至少需要 %2 字节，剩余 %3 字节</translation>
    </message>
    <message>
        <source>%1 records</source>
        <translation>%1 条记录</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1，第 %2 行</translation>
    </message>
    <message>
        <source>%1; this may be an unsupported variant of version 1 with different camera records</source>
        <translation>%1。这可能是不支持的版本 1 变体，其摄像机记录不同</translation>
    </message>
    <message>
        <source>English block</source>
        <translation>英文部分</translation>
    </message>
    <message>
        <source>English bone names</source>
        <translation>英文骨骼名称</translation>
    </message>
    <message>
        <source>English group names</source>
        <translation>英文组名称</translation>
    </message>
    <message>
        <source>English model name</source>
        <translation>英文模型名称</translation>
    </message>
    <message>
        <source>English morph names</source>
        <translation>英文变形名称</translation>
    </message>
    <message>
        <source>IK</source>
        <translation>IK</translation>
    </message>
    <message>
        <source>IK bones</source>
        <translation>IK 骨骼</translation>
    </message>
    <message>
        <source>IK count</source>
        <translation>IK 数</translation>
    </message>
    <message>
        <source>IK states</source>
        <translation>IK 状态</translation>
    </message>
    <message>
        <source>a %1 of %2 does not fit in the %3 remaining bytes</source>
        <translation>%1 %2 超出剩余的 %3 字节</translation>
    </message>
    <message>
        <source>a PMX older than version 2.0, which is not supported</source>
        <translation>是早于版本 2.0 的 PMX，不支持</translation>
    </message>
    <message>
        <source>a field of %1 bytes, %2 are left</source>
        <translation>字段为 %1 字节，剩余 %2 字节</translation>
    </message>
    <message>
        <source>a length of %1</source>
        <translation>长度为 %1</translation>
    </message>
    <message>
        <source>a negative number of outside parents</source>
        <translation>外部亲数为负数</translation>
    </message>
    <message>
        <source>a negative number of points</source>
        <translation>点数为负数</translation>
    </message>
    <message>
        <source>a negative size or count</source>
        <translation>大小或数量为负数</translation>
    </message>
    <message>
        <source>a number has more than 10 bytes</source>
        <translation>数字超过 10 字节</translation>
    </message>
    <message>
        <source>a text of %1 bytes, %2 are left</source>
        <translation>文本为 %1 字节，剩余 %2 字节</translation>
    </message>
    <message>
        <source>accessories</source>
        <translation>附件</translation>
    </message>
    <message>
        <source>accessory %1 of %2</source>
        <translation>附件 %1/%2</translation>
    </message>
    <message>
        <source>accessory keys</source>
        <translation>附件关键帧</translation>
    </message>
    <message>
        <source>an index of %1 bytes; 1, 2 and 4 are possible</source>
        <translation>索引为 %1 字节（只能是 1、2 或 4）</translation>
    </message>
    <message>
        <source>bone &quot;%1&quot;</source>
        <translation>骨骼“%1”</translation>
    </message>
    <message>
        <source>bone groups</source>
        <translation>骨骼组</translation>
    </message>
    <message>
        <source>bone keys</source>
        <translation>骨骼关键帧</translation>
    </message>
    <message>
        <source>bones</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>bones in groups</source>
        <translation>组中的骨骼</translation>
    </message>
    <message>
        <source>bones that the camera follows</source>
        <translation>摄像机跟随的骨骼</translation>
    </message>
    <message>
        <source>camera</source>
        <translation>摄像机</translation>
    </message>
    <message>
        <source>camera keys</source>
        <translation>摄像机关键帧</translation>
    </message>
    <message>
        <source>camera properties</source>
        <translation>摄像机属性</translation>
    </message>
    <message>
        <source>count %1</source>
        <translation>数量 %1 </translation>
    </message>
    <message>
        <source>count %1, but record %2 does not fit in the %3 remaining bytes</source>
        <translation>数量为 %1，但记录 %2 超出剩余的 %3 字节</translation>
    </message>
    <message>
        <source>deform kind %1 is unknown</source>
        <translation>权重变形方式 %1 未知</translation>
    </message>
    <message>
        <source>display frames</source>
        <translation>显示框</translation>
    </message>
    <message>
        <source>distance curves</source>
        <translation>距离补间曲线</translation>
    </message>
    <message>
        <source>distances</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>element kind %1 is unknown</source>
        <translation>元素类型 %1 未知</translation>
    </message>
    <message>
        <source>ends inside a field</source>
        <translation>在字段中结束</translation>
    </message>
    <message>
        <source>ends inside a number</source>
        <translation>在数字中结束</translation>
    </message>
    <message>
        <source>face panel</source>
        <translation>变形显示列表</translation>
    </message>
    <message>
        <source>faces</source>
        <translation>面</translation>
    </message>
    <message>
        <source>frames</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>gravity keys</source>
        <translation>重力关键帧</translation>
    </message>
    <message>
        <source>has a number in place of a message</source>
        <translation>应为消息的位置是数字</translation>
    </message>
    <message>
        <source>has an unknown type of field</source>
        <translation>字段类型未知</translation>
    </message>
    <message>
        <source>header</source>
        <translation>文件头</translation>
    </message>
    <message>
        <source>how many bones and morphs it has could not be found out</source>
        <translation>无法得知其骨骼和变形的数量</translation>
    </message>
    <message>
        <source>is no field</source>
        <translation>不是字段</translation>
    </message>
    <message>
        <source>is not a BVMD</source>
        <translation>不是 BVMD</translation>
    </message>
    <message>
        <source>is not a list of MikuMikuEffect</source>
        <translation>不是 MikuMikuEffect 的列表</translation>
    </message>
    <message>
        <source>is not a pose file: it does not begin with &quot;%1&quot;</source>
        <translation>不是姿势文件：没有以“%1”开头</translation>
    </message>
    <message>
        <source>is not an MVD motion</source>
        <translation>不是 MVD 动作</translation>
    </message>
    <message>
        <source>is not an NMD motion</source>
        <translation>不是 NMD 动作</translation>
    </message>
    <message>
        <source>is too large for a list of MikuMikuEffect</source>
        <translation>对 MikuMikuEffect 的列表来说太大</translation>
    </message>
    <message>
        <source>joints</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>key count</source>
        <translation>关键帧数</translation>
    </message>
    <message>
        <source>keys of %1 bytes, at least %2 are needed</source>
        <translation>关键帧为 %1 字节，至少需要 %2 字节</translation>
    </message>
    <message>
        <source>light</source>
        <translation>照明</translation>
    </message>
    <message>
        <source>light keys</source>
        <translation>照明关键帧</translation>
    </message>
    <message>
        <source>line %1, %2</source>
        <translation>第 %1 行，%2</translation>
    </message>
    <message>
        <source>materials</source>
        <translation>材质</translation>
    </message>
    <message>
        <source>message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>model %1 of %2</source>
        <translation>模型 %1/%2</translation>
    </message>
    <message>
        <source>model name</source>
        <translation>模型名称</translation>
    </message>
    <message>
        <source>morph &quot;%1&quot;</source>
        <translation>变形“%1”</translation>
    </message>
    <message>
        <source>morph keys</source>
        <translation>变形关键帧</translation>
    </message>
    <message>
        <source>morph kind %1 is unknown</source>
        <translation>变形类型 %1 未知</translation>
    </message>
    <message>
        <source>morphs</source>
        <translation>变形</translation>
    </message>
    <message>
        <source>motion clip</source>
        <translation>动作片段</translation>
    </message>
    <message>
        <source>moving bones</source>
        <translation>移动的骨骼</translation>
    </message>
    <message>
        <source>name length</source>
        <translation>名称长度</translation>
    </message>
    <message>
        <source>names</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>needs %1 bytes, %2 are left</source>
        <translation>需要 %1 字节，剩余 %2 字节</translation>
    </message>
    <message>
        <source>not a PMD: &quot;Pmd&quot; is expected</source>
        <translation>不是 PMD：应以“Pmd”开头</translation>
    </message>
    <message>
        <source>not a PMX: &quot;PMX &quot; is expected</source>
        <translation>不是 PMX：应以“PMX ”开头</translation>
    </message>
    <message>
        <source>not a VMD: &quot;%1&quot; is expected</source>
        <translation>不是 VMD：应以“%1”开头</translation>
    </message>
    <message>
        <source>not a VMD: &quot;%1&quot; is expected, the file begins with &quot;%2&quot;</source>
        <translation>不是 VMD：应以“%1”开头，而文件以“%2”开头</translation>
    </message>
    <message>
        <source>not a project of MikuMikuDance: &quot;%1&quot; is expected</source>
        <translation>不是 MikuMikuDance 的项目：应以“%1”开头</translation>
    </message>
    <message>
        <source>object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>object name</source>
        <translation>对象名称</translation>
    </message>
    <message>
        <source>offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>only %1 settings, 8 are needed</source>
        <translation>只有 %1 项设置，需要 8 项</translation>
    </message>
    <message>
        <source>only version 1 of MVD is known</source>
        <translation>只支持 MVD 的版本 1</translation>
    </message>
    <message>
        <source>outside parents</source>
        <translation>外部亲</translation>
    </message>
    <message>
        <source>physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <source>position curves</source>
        <translation>位置补间曲线</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>project keys</source>
        <translation>项目关键帧</translation>
    </message>
    <message>
        <source>projects of 2 GiB and more are not read</source>
        <translation>不读取 2 GiB 以上的项目</translation>
    </message>
    <message>
        <source>properties</source>
        <translation>显示・IK</translation>
    </message>
    <message>
        <source>property keys</source>
        <translation>显示・IK 关键帧</translation>
    </message>
    <message>
        <source>record %1 of %2 needs %3 bytes, %4 are left</source>
        <translation>记录 %1/%2 需要 %3 字节，剩余 %4 字节</translation>
    </message>
    <message>
        <source>record %1 of %2: %3</source>
        <translation>记录 %1/%2：%3</translation>
    </message>
    <message>
        <source>rigid bodies</source>
        <translation>刚体</translation>
    </message>
    <message>
        <source>rotating bones</source>
        <translation>旋转的骨骼</translation>
    </message>
    <message>
        <source>rotation curves</source>
        <translation>旋转补间曲线</translation>
    </message>
    <message>
        <source>rotations</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>section</source>
        <translation>区段</translation>
    </message>
    <message>
        <source>self-shadow keys</source>
        <translation>自阴影关键帧</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>signature</source>
        <translation>签名</translation>
    </message>
    <message>
        <source>size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>soft bodies</source>
        <translation>软体</translation>
    </message>
    <message>
        <source>table of sections</source>
        <translation>区段表</translation>
    </message>
    <message>
        <source>text encoding %1 is unknown; 0 is UTF-16, 1 is UTF-8</source>
        <translation>文本编码 %1 未知（0 为 UTF-16，1 为 UTF-8）</translation>
    </message>
    <message>
        <source>textures</source>
        <translation>纹理</translation>
    </message>
    <message>
        <source>the IK bone names and keys need too much memory</source>
        <translation>IK 骨骼的名称和关键帧需要太多内存</translation>
    </message>
    <message>
        <source>the file ends before the count</source>
        <translation>文件在数量之前结束</translation>
    </message>
    <message>
        <source>the file ends inside the header</source>
        <translation>文件在文件头中结束</translation>
    </message>
    <message>
        <source>the file ends inside the header: %1 bytes are needed, it has %2</source>
        <translation>文件在文件头中结束：需要 %1 字节，只有 %2 字节</translation>
    </message>
    <message>
        <source>the file ends: %1 bytes are needed, %2 are left</source>
        <translation>文件提前结束：需要 %1 字节，剩余 %2 字节</translation>
    </message>
    <message>
        <source>the model name has %1 bytes instead of %2; every key was read</source>
        <translation>模型名称有 %1 字节，应为 %2 字节；已读取全部关键帧</translation>
    </message>
    <message>
        <source>the name contains a line break, which a pose file cannot store</source>
        <translation>名称含有换行，姿势文件无法保存</translation>
    </message>
    <message>
        <source>too many objects</source>
        <translation>对象太多</translation>
    </message>
    <message>
        <source>toon names</source>
        <translation>卡通纹理名称</translation>
    </message>
    <message>
        <source>track count</source>
        <translation>轨道数</translation>
    </message>
    <message>
        <source>unknown section</source>
        <translation>未知区段</translation>
    </message>
    <message>
        <source>version %1 is not supported; 1.0 to 3.0 are</source>
        <translation>不支持版本 %1（支持 1.0 到 3.0）</translation>
    </message>
    <message>
        <source>version %1 is not supported; 2.0 and 2.1 are</source>
        <translation>不支持版本 %1（支持 2.0 和 2.1）</translation>
    </message>
    <message>
        <source>vertices</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>view angle curves</source>
        <translation>视角补间曲线</translation>
    </message>
    <message>
        <source>view angles</source>
        <translation>视角</translation>
    </message>
    <message>
        <source>visibility</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>visibility and IK keys</source>
        <translation>显示・IK 关键帧</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither add nor replace</source>
        <translation>“%1”不是 add 或 replace</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a color such as #000000</source>
        <translation>“%1”不是 #000000 这样的颜色</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a whole number in the allowed range</source>
        <translation>“%1”不是允许范围内的整数</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not fit, fill or stretch</source>
        <translation>“%1”不是 fit、fill 或 stretch</translation>
    </message>
    <message>
        <source>%1; a newer version of the program wrote it</source>
        <translation>%1。由本程序的较新版本写入</translation>
    </message>
    <message>
        <source>BVH motion capture</source>
        <translation>BVH 动作捕捉</translation>
    </message>
    <message>
        <source>BVMD motion</source>
        <translation>BVMD 动作</translation>
    </message>
    <message>
        <source>FBX scene</source>
        <translation>FBX 场景</translation>
    </message>
    <message>
        <source>JSON text</source>
        <translation>JSON 文本</translation>
    </message>
    <message>
        <source>MMD cannot store a name of the model, of a bone or of a morph: %1</source>
        <translation>MMD 无法保存模型、骨骼或变形的名称：%1</translation>
    </message>
    <message>
        <source>MMD cannot store the path %1</source>
        <translation>MMD 无法保存路径 %1</translation>
    </message>
    <message>
        <source>MikuMikuDance project (PMM)</source>
        <translation>MikuMikuDance 项目 (PMM)</translation>
    </message>
    <message>
        <source>MikuMikuMoving motion (MVD)</source>
        <translation>MikuMikuMoving 动作 (MVD)</translation>
    </message>
    <message>
        <source>PMD model</source>
        <translation>PMD 模型</translation>
    </message>
    <message>
        <source>PMX model</source>
        <translation>PMX 模型</translation>
    </message>
    <message>
        <source>VMD motion</source>
        <translation>VMD 动作</translation>
    </message>
    <message>
        <source>VPD pose</source>
        <translation>VPD 姿势</translation>
    </message>
    <message>
        <source>a colon is expected after a member&apos;s name</source>
        <translation>成员名称后应为冒号</translation>
    </message>
    <message>
        <source>a comma or the end of the array is expected</source>
        <translation>应为逗号或数组的结尾</translation>
    </message>
    <message>
        <source>a comma or the end of the object is expected</source>
        <translation>应为逗号或对象的结尾</translation>
    </message>
    <message>
        <source>a control character in a string</source>
        <translation>字符串中有控制字符</translation>
    </message>
    <message>
        <source>a frame below 0</source>
        <translation>帧小于 0</translation>
    </message>
    <message>
        <source>a path has no NUL</source>
        <translation>路径不能包含零字节</translation>
    </message>
    <message>
        <source>a project of MMD 8 or older cannot get another model</source>
        <translation>MMD 8 或更早版本的项目无法添加模型</translation>
    </message>
    <message>
        <source>a project of MMD has at most 255 models</source>
        <translation>MMD 项目最多有 255 个模型</translation>
    </message>
    <message>
        <source>a quotation mark is missing</source>
        <translation>缺少引号</translation>
    </message>
    <message>
        <source>a section such as [bone] is expected</source>
        <translation>应为 [bone] 这样的区段</translation>
    </message>
    <message>
        <source>a value follows the last column</source>
        <translation>最后一列之后还有值</translation>
    </message>
    <message>
        <source>an escape needs four hexadecimal digits</source>
        <translation>转义需要四位十六进制数字</translation>
    </message>
    <message>
        <source>an incomplete character in a string</source>
        <translation>字符串中有不完整的字符</translation>
    </message>
    <message>
        <source>an odd number of hexadecimal digits</source>
        <translation>十六进制数字的位数为奇数</translation>
    </message>
    <message>
        <source>an unknown escape in a string</source>
        <translation>字符串中有未知的转义</translation>
    </message>
    <message>
        <source>ends before it begins</source>
        <translation>结尾早于开头</translation>
    </message>
    <message>
        <source>file of unknown format</source>
        <translation>未知格式的文件</translation>
    </message>
    <message>
        <source>follows more than one of ground, own and model</source>
        <translation>同时跟随 ground、own、model 中的多个</translation>
    </message>
    <message>
        <source>given twice</source>
        <translation>重复给出</translation>
    </message>
    <message>
        <source>glTF scene</source>
        <translation>glTF 场景</translation>
    </message>
    <message>
        <source>gravityDirection has no length</source>
        <translation>gravityDirection 的长度为 0</translation>
    </message>
    <message>
        <source>has neither a file nor a title</source>
        <translation>既没有文件也没有标题</translation>
    </message>
    <message>
        <source>is a %1, not a motion or pose; known formats are %2</source>
        <translation>是 %1，不是动作或姿势；可读取的格式：%2</translation>
    </message>
    <message>
        <source>is larger than 64 MiB and is not read</source>
        <translation>超过 64 MiB，不读取</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>缺少</translation>
    </message>
    <message>
        <source>is not 16 hexadecimal digits in lower case</source>
        <translation>不是 16 位小写十六进制数字</translation>
    </message>
    <message>
        <source>is not a hexadecimal number</source>
        <translation>不是十六进制数字</translation>
    </message>
    <message>
        <source>is not a kind of track</source>
        <translation>不是轨道类型</translation>
    </message>
    <message>
        <source>is not a known motion or pose; known formats are %1</source>
        <translation>不是可读取的动作或姿势；可读取的格式：%1</translation>
    </message>
    <message>
        <source>is not a rotation: its length is 0</source>
        <translation>长度为 0，不是旋转</translation>
    </message>
    <message>
        <source>is not within 0 and 1</source>
        <translation>不在 0 到 1 之间</translation>
    </message>
    <message>
        <source>keys are outside of first and last</source>
        <translation>first 和 last 之外有关键帧</translation>
    </message>
    <message>
        <source>list of MikuMikuEffect (EMM)</source>
        <translation>MikuMikuEffect 的列表 (EMM)</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>超过 %1 个</translation>
    </message>
    <message>
        <source>more than %1 entries</source>
        <translation>超过 %1 项</translation>
    </message>
    <message>
        <source>more than %1 values</source>
        <translation>超过 %1 个值</translation>
    </message>
    <message>
        <source>motion as CSV</source>
        <translation>CSV 动作</translation>
    </message>
    <message>
        <source>nanoem motion (NMD)</source>
        <translation>nanoem 动作 (NMD)</translation>
    </message>
    <message>
        <source>needs two names separated by a comma; a third cell is ignored</source>
        <translation>需要用逗号分隔的两个名称（第三个会被忽略）</translation>
    </message>
    <message>
        <source>neither &quot;linear&quot; nor an array of four numbers</source>
        <translation>既不是 &quot;linear&quot;，也不是四个数字的数组</translation>
    </message>
    <message>
        <source>neither a number nor &quot;nan&quot;, &quot;inf&quot; or &quot;-inf&quot;</source>
        <translation>既不是数字，也不是 &quot;nan&quot;、&quot;inf&quot; 或 &quot;-inf&quot;</translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation>嵌套太深</translation>
    </message>
    <message>
        <source>not a JSON value</source>
        <translation>不是 JSON 值</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>不是数字</translation>
    </message>
    <message>
        <source>not a string</source>
        <translation>不是字符串</translation>
    </message>
    <message>
        <source>not a whole number</source>
        <translation>不是整数</translation>
    </message>
    <message>
        <source>not an array</source>
        <translation>不是数组</translation>
    </message>
    <message>
        <source>not an object</source>
        <translation>不是对象</translation>
    </message>
    <message>
        <source>not hexadecimal digits</source>
        <translation>不是十六进制数字</translation>
    </message>
    <message>
        <source>not true or false</source>
        <translation>不是 true 或 false</translation>
    </message>
    <message>
        <source>not within %1..%2</source>
        <translation>不在 %1 到 %2 之间</translation>
    </message>
    <message>
        <source>only version 1 is known</source>
        <translation>只支持版本 1</translation>
    </message>
    <message>
        <source>project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>text follows the end of the object</source>
        <translation>对象结尾之后还有文本</translation>
    </message>
    <message>
        <source>the camera follows a bone of a model or nothing</source>
        <translation>摄像机只能跟随模型的骨骼，或什么都不跟随</translation>
    </message>
    <message>
        <source>the column &quot;%1&quot; appears twice</source>
        <translation>列“%1”出现两次</translation>
    </message>
    <message>
        <source>the column &quot;%1&quot; is missing</source>
        <translation>缺少列“%1”</translation>
    </message>
    <message>
        <source>the file has no section</source>
        <translation>文件中没有区段</translation>
    </message>
    <message>
        <source>the format is not %1</source>
        <translation>格式不是 %1</translation>
    </message>
    <message>
        <source>the format is not furitsuke.motion</source>
        <translation>格式不是 furitsuke.motion</translation>
    </message>
    <message>
        <source>the format is not furitsuke.project</source>
        <translation>格式不是 furitsuke.project</translation>
    </message>
    <message>
        <source>the kind must be before the keys</source>
        <translation>类型必须在关键帧之前</translation>
    </message>
    <message>
        <source>the model has other parts than the project</source>
        <translation>模型的组成与项目不同</translation>
    </message>
    <message>
        <source>the models of the project have the last possible number</source>
        <translation>项目中模型的编号已达上限</translation>
    </message>
    <message>
        <source>the name %1 cannot be stored: %2</source>
        <translation>名称 %1 无法保存：%2</translation>
    </message>
    <message>
        <source>the name is missing</source>
        <translation>缺少名称</translation>
    </message>
    <message>
        <source>the path is too long for MMD: %1</source>
        <translation>路径对 MMD 来说太长：%1</translation>
    </message>
    <message>
        <source>the project has no such model</source>
        <translation>项目中没有该模型</translation>
    </message>
    <message>
        <source>the project has other accessories</source>
        <translation>附件与项目不同</translation>
    </message>
    <message>
        <source>the project has other models</source>
        <translation>模型与项目不同</translation>
    </message>
    <message>
        <source>the project is damaged and cannot be saved: %1</source>
        <translation>项目已损坏，无法保存：%1</translation>
    </message>
    <message>
        <source>the scale is not above 0</source>
        <translation>缩放不大于 0</translation>
    </message>
    <message>
        <source>the text ends in a string</source>
        <translation>文本在字符串中结束</translation>
    </message>
    <message>
        <source>there are more than %1</source>
        <translation>超过 %1 个</translation>
    </message>
    <message>
        <source>too large for a 32-bit float</source>
        <translation>对 32 位浮点数来说太大</translation>
    </message>
    <message>
        <source>unknown column &quot;%1&quot;</source>
        <translation>未知列“%1”</translation>
    </message>
    <message>
        <source>version %1 is not known; a newer version of the program wrote it</source>
        <translation>不支持版本 %1。由本程序的较新版本写入</translation>
    </message>
    <message>
        <source>was changed by another program</source>
        <translation>已被其他程序更改</translation>
    </message>
    <message>
        <source>would be larger than 64 MiB; flatten layers</source>
        <translation>会超过 64 MiB；请合并图层</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has more than one number</source>
        <translation>“%1”含有多个编号</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a .png file name</source>
        <translation>“%1”不是 .png 文件名</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of the frame rates %2</source>
        <translation>“%1”不是以下帧率之一：%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of a film; it must end in .mp4, .webm, .mov or .gif</source>
        <translation>“%1”不是影片的文件名；必须以 .mp4、.webm、.mov 或 .gif 结尾</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: a percent sign must start a number such as %05d</source>
        <translation>“%1”：百分号之后应为 %05d 这样的编号</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: only the file name may have a number, not a folder</source>
        <translation>“%1”：只有文件名可以含有编号，文件夹不可以</translation>
    </message>
    <message>
        <source>%1 can have at most %2 pictures per second</source>
        <translation>%1 每秒最多 %2 幅图像</translation>
    </message>
    <message>
        <source>%1 cannot be transparent; %2 can</source>
        <translation>%1 不能透明；可以透明的有 %2</translation>
    </message>
    <message>
        <source>%1 cannot have sound</source>
        <translation>%1 不能包含声音</translation>
    </message>
    <message>
        <source>%1 is not installed</source>
        <translation>未安装 %1</translation>
    </message>
    <message>
        <source>%1 is of another version</source>
        <translation>%1 的版本不同</translation>
    </message>
    <message>
        <source>%1 x %2 pixels exceed the size limit</source>
        <translation>%1 x %2 像素超出上限</translation>
    </message>
    <message>
        <source>%1-bit samples of %2 channels in %3 bytes are not supported</source>
        <translation>不支持 %3 字节中 %2 声道的 %1 位采样</translation>
    </message>
    <message>
        <source>A line of the lyrics file has no time or value that can be read; the line is ignored: %1</source>
        <translation>歌词文件中有一行的时间或值无法读取；该行被忽略：%1</translation>
    </message>
    <message>
        <source>A part of the lyrics file is damaged; the notes before the damage are used: %1</source>
        <translation>歌词文件部分损坏；使用损坏处之前的音符：%1</translation>
    </message>
    <message>
        <source>A text is in neither kana nor Latin letters; the mouth stays closed there: %1</source>
        <translation>有文本既不是假名也不是拉丁字母；该处嘴保持闭合：%1</translation>
    </message>
    <message>
        <source>Bogus Huffman table definition</source>
        <translation>霍夫曼表无效</translation>
    </message>
    <message>
        <source>Bogus marker length</source>
        <translation>标记长度无效</translation>
    </message>
    <message>
        <source>CRC error</source>
        <translation>CRC 不符</translation>
    </message>
    <message>
        <source>DXGI format %1 is not supported</source>
        <translation>不支持 DXGI 格式 %1</translation>
    </message>
    <message>
        <source>Decoder not found</source>
        <translation>没有解码器</translation>
    </message>
    <message>
        <source>Demuxer not found</source>
        <translation>没有可读取该格式的组件</translation>
    </message>
    <message>
        <source>Empty JPEG image (DNL not supported)</source>
        <translation>JPEG 图像为空</translation>
    </message>
    <message>
        <source>Empty input file</source>
        <translation>文件为空</translation>
    </message>
    <message>
        <source>Encoder not found</source>
        <translation>没有编码器</translation>
    </message>
    <message>
        <source>End of file</source>
        <translation>文件已结束</translation>
    </message>
    <message>
        <source>Generic error in an external library</source>
        <translation>外部库出错</translation>
    </message>
    <message>
        <source>IDAT: CRC error</source>
        <translation>IDAT 的 CRC 不符</translation>
    </message>
    <message>
        <source>IDAT: incorrect data check</source>
        <translation>IDAT 的数据校验不符</translation>
    </message>
    <message>
        <source>IDAT: incorrect header check</source>
        <translation>IDAT 数据无效</translation>
    </message>
    <message>
        <source>IDAT: invalid block type</source>
        <translation>IDAT 数据无效</translation>
    </message>
    <message>
        <source>IDAT: invalid code lengths set</source>
        <translation>IDAT 数据无效</translation>
    </message>
    <message>
        <source>IDAT: invalid distance too far back</source>
        <translation>IDAT 数据无效</translation>
    </message>
    <message>
        <source>IDAT: invalid stored block lengths</source>
        <translation>IDAT 数据无效</translation>
    </message>
    <message>
        <source>IHDR: CRC error</source>
        <translation>IHDR 的 CRC 不符</translation>
    </message>
    <message>
        <source>Immediate exit requested</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>Input changed</source>
        <translation>输入已改变</translation>
    </message>
    <message>
        <source>Internal bug, should not have happened</source>
        <translation>内部错误</translation>
    </message>
    <message>
        <source>Invalid IHDR data</source>
        <translation>IHDR 数据无效</translation>
    </message>
    <message>
        <source>Invalid data found when processing input</source>
        <translation>数据无效</translation>
    </message>
    <message>
        <source>JPEG datastream contains no image</source>
        <translation>JPEG 中没有图像</translation>
    </message>
    <message>
        <source>Muxer not found</source>
        <translation>没有可写入该格式的组件</translation>
    </message>
    <message>
        <source>Not a JPEG file: starts with %1 %2</source>
        <translation>不是 JPEG 文件：以 %1 %2 开头</translation>
    </message>
    <message>
        <source>Not a PNG file</source>
        <translation>不是 PNG 文件</translation>
    </message>
    <message>
        <source>Not enough image data</source>
        <translation>图像数据不足</translation>
    </message>
    <message>
        <source>Not yet implemented in FFmpeg, patches welcome</source>
        <translation>FFmpeg 不支持</translation>
    </message>
    <message>
        <source>Option not found</source>
        <translation>没有该选项</translation>
    </message>
    <message>
        <source>Output changed</source>
        <translation>输出已改变</translation>
    </message>
    <message>
        <source>PLTE: CRC error</source>
        <translation>PLTE 的 CRC 不符</translation>
    </message>
    <message>
        <source>Photoshop file</source>
        <translation>Photoshop 文件</translation>
    </message>
    <message>
        <source>Premature end of JPEG file</source>
        <translation>JPEG 文件提前结束</translation>
    </message>
    <message>
        <source>Protocol not found</source>
        <translation>没有该协议</translation>
    </message>
    <message>
        <source>Radiance HDR</source>
        <translation>Radiance HDR</translation>
    </message>
    <message>
        <source>Read Error</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>Stream not found</source>
        <translation>没有该流</translation>
    </message>
    <message>
        <source>The lyrics have more than 200000 syllables; the first ones are used: %1</source>
        <translation>歌词超过 200000 个音节；使用前面的音节：%1</translation>
    </message>
    <message>
        <source>UTAU notes with Length and Lyric</source>
        <translation>带有 Length 和 Lyric 的 UTAU 音符</translation>
    </message>
    <message>
        <source>Unknown error occurred</source>
        <translation>未知错误</translation>
    </message>
    <message>
        <source>Unsupported JPEG process: SOF type %1</source>
        <translation>不支持 JPEG 方式 %1</translation>
    </message>
    <message>
        <source>Unsupported marker type %1</source>
        <translation>不支持标记类型 %1</translation>
    </message>
    <message>
        <source>WAV</source>
        <translation>WAV</translation>
    </message>
    <message>
        <source>WebP or other RIFF file</source>
        <translation>WebP 或其他 RIFF 文件</translation>
    </message>
    <message>
        <source>a %1 file cannot contain &quot;%2&quot;, only %3</source>
        <translation>%1 文件不能包含“%2”，只能包含 %3</translation>
    </message>
    <message>
        <source>a rate of %1 samples per second is not supported</source>
        <translation>不支持每秒 %1 个采样</translation>
    </message>
    <message>
        <source>a track has %1 bytes, %2 are left</source>
        <translation>轨道为 %1 字节，剩余 %2 字节</translation>
    </message>
    <message>
        <source>an event is longer than its track</source>
        <translation>事件比其轨道长</translation>
    </message>
    <message>
        <source>bad adaptive filter value</source>
        <translation>滤波器的值无效</translation>
    </message>
    <message>
        <source>canceled after %1 of %2 pictures</source>
        <translation>已在 %2 幅图像中的第 %1 幅后取消</translation>
    </message>
    <message>
        <source>cannot be decoded: %1</source>
        <translation>无法解码：%1</translation>
    </message>
    <message>
        <source>cannot be decoded: the decoder skipped it</source>
        <translation>无法解码：解码器跳过了它</translation>
    </message>
    <message>
        <source>color masks need 16 or 32 bits per pixel</source>
        <translation>颜色掩码需要每像素 16 或 32 位</translation>
    </message>
    <message>
        <source>compression %1 is not supported</source>
        <translation>不支持压缩方式 %1</translation>
    </message>
    <message>
        <source>contains a JPEG for a printer</source>
        <translation>包含用于打印机的 JPEG</translation>
    </message>
    <message>
        <source>contains a PNG for a printer</source>
        <translation>包含用于打印机的 PNG</translation>
    </message>
    <message>
        <source>contains no syllables with times; expected %1</source>
        <translation>没有带时间的音节；应有：%1</translation>
    </message>
    <message>
        <source>contains no syllables with times; expected %1. %2</source>
        <translation>没有带时间的音节；应有：%1。%2</translation>
    </message>
    <message>
        <source>damaged data (%1)</source>
        <translation>数据已损坏（%1）</translation>
    </message>
    <message>
        <source>damaged header (%1)</source>
        <translation>文件头已损坏（%1）</translation>
    </message>
    <message>
        <source>ends before the format of the samples</source>
        <translation>在采样格式之前结束</translation>
    </message>
    <message>
        <source>ends too early: %1 bytes of pixels are needed, %2 are left</source>
        <translation>提前结束：像素需要 %1 字节，剩余 %2 字节</translation>
    </message>
    <message>
        <source>ends too early: %1 pixels are needed, %2 are present</source>
        <translation>提前结束：需要 %1 像素，只有 %2 像素</translation>
    </message>
    <message>
        <source>ends within its header</source>
        <translation>在文件头中结束</translation>
    </message>
    <message>
        <source>ends within its palette</source>
        <translation>在调色板中结束</translation>
    </message>
    <message>
        <source>exceeds the size limit for pictures</source>
        <translation>超出图像大小的上限</translation>
    </message>
    <message>
        <source>film</source>
        <translation>影片</translation>
    </message>
    <message>
        <source>films cannot be read, because %1</source>
        <translation>无法读取影片，因为%1</translation>
    </message>
    <message>
        <source>films cannot be written, only .png images, because %1</source>
        <translation>无法写入影片，只能写入 .png 图像，因为%1</translation>
    </message>
    <message>
        <source>has no header</source>
        <translation>没有文件头</translation>
    </message>
    <message>
        <source>has no header in its first 16 MiB</source>
        <translation>前 16 MiB 中没有文件头</translation>
    </message>
    <message>
        <source>has no pixels (%1 x %2 pixels)</source>
        <translation>没有像素（%1 x %2）</translation>
    </message>
    <message>
        <source>has no samples</source>
        <translation>没有采样</translation>
    </message>
    <message>
        <source>has no ticks per beat</source>
        <translation>没有每拍的刻度数</translation>
    </message>
    <message>
        <source>invalid header</source>
        <translation>文件头无效</translation>
    </message>
    <message>
        <source>is a %1; supported formats are PNG, JPEG, BMP, TGA and DDS</source>
        <translation>是 %1；支持的格式为 PNG、JPEG、BMP、TGA 和 DDS</translation>
    </message>
    <message>
        <source>is larger than %1 MiB</source>
        <translation>超过 %1 MiB</translation>
    </message>
    <message>
        <source>is not a Standard MIDI file</source>
        <translation>不是标准 MIDI 文件</translation>
    </message>
    <message>
        <source>is not in a supported picture format</source>
        <translation>不是支持的图像格式</translation>
    </message>
    <message>
        <source>it cannot be converted: %1</source>
        <translation>无法转换：%1</translation>
    </message>
    <message>
        <source>it contains no samples</source>
        <translation>没有采样</translation>
    </message>
    <message>
        <source>its pictures are too large: %1 pixels</source>
        <translation>图像太大：%1 像素</translation>
    </message>
    <message>
        <source>its pixel format %1 cannot be converted</source>
        <translation>无法转换其像素格式 %1</translation>
    </message>
    <message>
        <source>its pixel format is unknown cannot be converted</source>
        <translation>像素格式未知，无法转换</translation>
    </message>
    <message>
        <source>lines such as &quot;[01:02.50]かしゅ&quot; or &quot;62.5 か&quot;</source>
        <translation>“[01:02.50]かしゅ”或“62.5 か”这样的行</translation>
    </message>
    <message>
        <source>lyric events or the notes of a VSQ</source>
        <translation>歌词事件或 VSQ 的音符</translation>
    </message>
    <message>
        <source>more than one picture needs a number in the file name, such as %05d</source>
        <translation>保存多幅图像时，文件名需要 %05d 这样的编号</translation>
    </message>
    <message>
        <source>not a MIDI event</source>
        <translation>不是 MIDI 事件</translation>
    </message>
    <message>
        <source>note %1</source>
        <translation>音符 %1</translation>
    </message>
    <message>
        <source>only WAV files with PCM or floating-point samples can be read, because %1; save the sound as a 16-bit PCM WAV file</source>
        <translation>只能读取 PCM 或浮点采样的 WAV 文件，因为%1；请把声音保存为 16 位 PCM 的 WAV 文件</translation>
    </message>
    <message>
        <source>only films in MP4, MOV, WebM, MKV and AVI files can be read, not %1</source>
        <translation>只能读取 MP4、MOV、WebM、MKV 和 AVI 影片，不能读取 %1</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>picture %1 (%2 s)</source>
        <translation>第 %1 幅图像（%2 秒）</translation>
    </message>
    <message>
        <source>pictures of this size cannot be converted</source>
        <translation>无法转换此大小的图像</translation>
    </message>
    <message>
        <source>pixel format %1 is not supported</source>
        <translation>不支持像素格式 %1</translation>
    </message>
    <message>
        <source>read beyond end of data</source>
        <translation>超出数据结尾</translation>
    </message>
    <message>
        <source>run-length encoding for 4 bits does not match the bit depth</source>
        <translation>4 位的游程编码与位深不符</translation>
    </message>
    <message>
        <source>run-length encoding for 8 bits does not match the bit depth</source>
        <translation>8 位的游程编码与位深不符</translation>
    </message>
    <message>
        <source>samples in format %1 are not supported; save the file as 16-bit PCM</source>
        <translation>不支持采样格式 %1；请保存为 16 位 PCM</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>the encoder %1: %2</source>
        <translation>编码器 %1：%2</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>无法读取文件</translation>
    </message>
    <message>
        <source>the file contains no film</source>
        <translation>文件中没有影片</translation>
    </message>
    <message>
        <source>the file contains no sound</source>
        <translation>文件中没有声音</translation>
    </message>
    <message>
        <source>the file ends inside the header of a track</source>
        <translation>文件在轨道的文件头中结束</translation>
    </message>
    <message>
        <source>the file ends too early</source>
        <translation>文件提前结束</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>文件已损坏</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>文件为空</translation>
    </message>
    <message>
        <source>the film cannot be decoded: %1</source>
        <translation>无法解码影片：%1</translation>
    </message>
    <message>
        <source>the film cannot be decoded: its codec %1 is not supported</source>
        <translation>无法解码影片：不支持其编解码器 %1</translation>
    </message>
    <message>
        <source>the film cannot be read: %1</source>
        <translation>无法读取影片：%1</translation>
    </message>
    <message>
        <source>the film contains no pictures</source>
        <translation>影片中没有图像</translation>
    </message>
    <message>
        <source>the film contains no pictures: %1</source>
        <translation>影片中没有图像：%1</translation>
    </message>
    <message>
        <source>the film does not say how large its pictures are</source>
        <translation>影片未注明图像大小</translation>
    </message>
    <message>
        <source>the film ends after it: %1</source>
        <translation>影片在此之后结束：%1</translation>
    </message>
    <message>
        <source>the film has no picture %1</source>
        <translation>影片没有第 %1 幅图像</translation>
    </message>
    <message>
        <source>the film has too many pictures</source>
        <translation>影片的图像太多</translation>
    </message>
    <message>
        <source>the film is too large for the available memory</source>
        <translation>影片对可用内存来说太大</translation>
    </message>
    <message>
        <source>the film: %1</source>
        <translation>影片：%1</translation>
    </message>
    <message>
        <source>the format of the %1 is unknown, or its start is damaged</source>
        <translation>%1格式未知，或开头已损坏</translation>
    </message>
    <message>
        <source>the last picture would have a number above %1</source>
        <translation>最后一幅图像的编号会超过 %1</translation>
    </message>
    <message>
        <source>the picture cannot be read: %1</source>
        <translation>无法读取图像：%1</translation>
    </message>
    <message>
        <source>the picture does not have the size of the film</source>
        <translation>图像大小与影片不同</translation>
    </message>
    <message>
        <source>the picture is missing</source>
        <translation>缺少图像</translation>
    </message>
    <message>
        <source>the pictures: %1</source>
        <translation>图像：%1</translation>
    </message>
    <message>
        <source>the quality must be from 0 to 100</source>
        <translation>质量必须为 0 到 100</translation>
    </message>
    <message>
        <source>the range is empty</source>
        <translation>范围为空</translation>
    </message>
    <message>
        <source>the samples cannot be read</source>
        <translation>无法读取采样</translation>
    </message>
    <message>
        <source>the samples come before their format</source>
        <translation>采样位于其格式信息之前</translation>
    </message>
    <message>
        <source>the sound cannot be analyzed: %1</source>
        <translation>无法分析声音：%1</translation>
    </message>
    <message>
        <source>the sound cannot be converted</source>
        <translation>无法转换声音</translation>
    </message>
    <message>
        <source>the sound cannot be decoded: %1</source>
        <translation>无法解码声音：%1</translation>
    </message>
    <message>
        <source>the sound cannot be read: %1</source>
        <translation>无法读取声音：%1</translation>
    </message>
    <message>
        <source>the sound has no channels</source>
        <translation>声音没有声道</translation>
    </message>
    <message>
        <source>the sound is compressed in an unknown way</source>
        <translation>声音的压缩方式未知</translation>
    </message>
    <message>
        <source>the sound is too large for the available memory</source>
        <translation>声音对可用内存来说太大</translation>
    </message>
    <message>
        <source>the track ends inside an event</source>
        <translation>轨道在事件中结束</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>this program was built without libav</source>
        <translation>本程序未包含 libav</translation>
    </message>
    <message>
        <source>this system has no encoder %1</source>
        <translation>此系统没有编码器 %1</translation>
    </message>
    <message>
        <source>tick %1</source>
        <translation>刻度 %1</translation>
    </message>
    <message>
        <source>width and height must be at least 1 pixel</source>
        <translation>宽度和高度至少为 1 像素</translation>
    </message>
    <message>
        <source>width and height of %1 must be even: %2 instead of %3</source>
        <translation>%1 的宽度和高度必须为偶数：用 %2 代替 %3</translation>
    </message>
    <message>
        <source>the name is not valid UTF-8</source>
        <translation>名称不是有效的 UTF-8</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not %2 or %3</source>
        <translation>“%1”不是 %2 或 %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a contact; write &quot;left 10-40, right 50-80 at 2.5 slope 10&quot;</source>
        <translation>“%1”不是接触；请写成“left 10-40, right 50-80 at 2.5 slope 10”</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a frame</source>
        <translation>“%1”不是帧</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>“%1”不是数字</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number, %2</source>
        <translation>“%1”不是范围内的数字（%2）</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a whole number</source>
        <translation>“%1”不是整数</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a whole number, %2</source>
        <translation>“%1”不是范围内的整数（%2）</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not three numbers x,y,z</source>
        <translation>“%1”不是三个数字 x,y,z</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not true or false</source>
        <translation>“%1”不是 true 或 false</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is too large; the maximum is %2</source>
        <translation>“%1”太大；最大值为 %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; moves with the held part; choose a bone of another part</source>
        <translation>“%1”随固定的部位移动；请选择其他部位的骨骼</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation>不大于 %1</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>不小于 %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>a CSV file of two columns</source>
        <translation>两列的 CSV 文件</translation>
    </message>
    <message>
        <source>a VSQ, UST, MIDI, LRC or text file</source>
        <translation>VSQ、UST、MIDI、LRC 或文本文件</translation>
    </message>
    <message>
        <source>a file is needed</source>
        <translation>需要一个文件</translation>
    </message>
    <message>
        <source>a loop needs keys on at least two frames</source>
        <translation>循环需要至少两帧上有关键帧</translation>
    </message>
    <message>
        <source>a model file</source>
        <translation>模型文件</translation>
    </message>
    <message>
        <source>a motion file</source>
        <translation>动作文件</translation>
    </message>
    <message>
        <source>a name cannot contain a zero byte</source>
        <translation>名称不能包含零字节</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>a number, %1</source>
        <translation>数字（%1）</translation>
    </message>
    <message>
        <source>a sound file</source>
        <translation>声音文件</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>a whole number, %1</source>
        <translation>整数（%1）</translation>
    </message>
    <message>
        <source>all keys are on the same frame; noise needs keys on at least two frames</source>
        <translation>所有关键帧都在同一帧；噪声需要至少两帧上有关键帧</translation>
    </message>
    <message>
        <source>at least one name is needed</source>
        <translation>至少需要一个名称</translation>
    </message>
    <message>
        <source>at most 30 minutes, which are %1 frames, can be reduced to poses; %2 are chosen</source>
        <translation>最多可将 30 分钟（%1 帧）缩减为姿势；选择了 %2 帧</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>cannot be rotated without a model: its rest position is unknown</source>
        <translation>没有模型则无法旋转：不知道其初始位置</translation>
    </message>
    <message>
        <source>every limit must be greater than 0</source>
        <translation>每个限度都必须大于 0</translation>
    </message>
    <message>
        <source>has no keys</source>
        <translation>没有关键帧</translation>
    </message>
    <message>
        <source>has only %1 samples per second; %2 are needed to tell vowels apart</source>
        <translation>每秒只有 %1 个采样；区分元音需要 %2 个</translation>
    </message>
    <message>
        <source>is given twice</source>
        <translation>指定了两次</translation>
    </message>
    <message>
        <source>is missing; expected %1</source>
        <translation>缺失；应为%1</translation>
    </message>
    <message>
        <source>it has no axis in the model</source>
        <translation>在模型中没有轴</translation>
    </message>
    <message>
        <source>its axis is unknown without a model</source>
        <translation>没有模型则不知道其轴</translation>
    </message>
    <message>
        <source>must not be empty</source>
        <translation>不能为空</translation>
    </message>
    <message>
        <source>name &quot;%1&quot;</source>
        <translation>名称“%1”</translation>
    </message>
    <message>
        <source>names no bone that rigid bodies move</source>
        <translation>没有指定由刚体带动的骨骼</translation>
    </message>
    <message>
        <source>needs keys on at least two frames</source>
        <translation>需要至少两帧上有关键帧</translation>
    </message>
    <message>
        <source>needs six names separated by commas, for a, i, u, e, o and n</source>
        <translation>需要用逗号分隔的六个名称，分别对应 a、i、u、e、o 和 n</translation>
    </message>
    <message>
        <source>needs the model of the motion</source>
        <translation>需要动作的模型</translation>
    </message>
    <message>
        <source>needs the model of the motion, which has the legs</source>
        <translation>需要动作的模型，其中包含腿</translation>
    </message>
    <message>
        <source>needs the model of the motion, which has the rigid bodies</source>
        <translation>需要动作的模型，其中包含刚体</translation>
    </message>
    <message>
        <source>needs the model of the motion, whose display frames are the groups</source>
        <translation>需要动作的模型，其显示框即为分组</translation>
    </message>
    <message>
        <source>needs the tempo of the music; set it first</source>
        <translation>需要音乐的节拍速度；请先设置</translation>
    </message>
    <message>
        <source>no file is given</source>
        <translation>没有指定文件</translation>
    </message>
    <message>
        <source>no model is given; expected the model that the motion was made for</source>
        <translation>没有指定模型；应为制作该动作时所用的模型</translation>
    </message>
    <message>
        <source>physics is simulated for two hours, up to frame %1, but the last frame is %2</source>
        <translation>物理最多模拟两小时，到第 %1 帧为止，但最后一帧是 %2</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>the bridge would end past frame %1</source>
        <translation>过渡会超出第 %1 帧</translation>
    </message>
    <message>
        <source>the clip would end after the last possible frame</source>
        <translation>片段会在可用的最后一帧之后结束</translation>
    </message>
    <message>
        <source>the cutoff must be greater than 0 and less than 15 Hz, half the frame rate</source>
        <translation>截止频率必须大于 0 且小于 15 Hz（帧率的一半）</translation>
    </message>
    <message>
        <source>the factor must be greater than 0</source>
        <translation>倍率必须大于 0</translation>
    </message>
    <message>
        <source>the file has only %1</source>
        <translation>文件中只有 %1 个</translation>
    </message>
    <message>
        <source>the filter needs the values of %1 frames, but at most %2 are allowed; choose the Gaussian filter or trim the motion</source>
        <translation>该滤波需要 %1 帧的值，但最多允许 %2 帧；请选择高斯滤波或裁剪动作</translation>
    </message>
    <message>
        <source>the frames of the poses are missing, such as 30, 62, 95</source>
        <translation>缺少姿势所在的帧，例如 30, 62, 95</translation>
    </message>
    <message>
        <source>the interval must be longer than a blink, which takes %1 frames</source>
        <translation>间隔必须比一次眨眼的 %1 帧长</translation>
    </message>
    <message>
        <source>the key at frame %1 would move before frame 0</source>
        <translation>第 %1 帧的关键帧会移到第 0 帧之前</translation>
    </message>
    <message>
        <source>the key at frame %1 would move past frame %2</source>
        <translation>第 %1 帧的关键帧会移到第 %2 帧之后</translation>
    </message>
    <message>
        <source>the last frame is before the first</source>
        <translation>最后一帧在第一帧之前</translation>
    </message>
    <message>
        <source>the last key would move past frame %1</source>
        <translation>最后一个关键帧会移到第 %1 帧之后</translation>
    </message>
    <message>
        <source>the model has no &quot;%1&quot;</source>
        <translation>模型中没有“%1”</translation>
    </message>
    <message>
        <source>the model has no arm with %1腕, %1ひじ and %1手首</source>
        <translation>模型中没有包含 %1腕、%1ひじ 和 %1手首 的手臂</translation>
    </message>
    <message>
        <source>the model has no legs with the foot IK bones 左足ＩＫ and 右足ＩＫ, a knee and a thigh</source>
        <translation>模型中没有包含足 IK 骨骼 左足ＩＫ 和 右足ＩＫ、膝盖和大腿的腿</translation>
    </message>
    <message>
        <source>the model has no rigid bodies that move bones</source>
        <translation>模型中没有带动骨骼的刚体</translation>
    </message>
    <message>
        <source>the model has no 左手首 or 右手首, or no rigid bodies on head, body and legs</source>
        <translation>模型中没有 左手首 或 右手首，或头部、身体和腿部没有刚体</translation>
    </message>
    <message>
        <source>the model has no 頭 above 上半身</source>
        <translation>模型的 上半身 之上没有 頭</translation>
    </message>
    <message>
        <source>the model has none of them</source>
        <translation>模型中一个也没有</translation>
    </message>
    <message>
        <source>the model lacks the first one, which follows the loudness</source>
        <translation>模型中没有第一个变形，它依据音量变化</translation>
    </message>
    <message>
        <source>the motion has no sound; choose a file</source>
        <translation>动作没有声音；请选择文件</translation>
    </message>
    <message>
        <source>the motion would have at least %1 keys, but an operation may create a motion of at most %2 keys; choose fewer tracks or frames</source>
        <translation>动作将至少有 %1 个关键帧，但操作最多可生成 %2 个关键帧的动作；请减少轨道或帧</translation>
    </message>
    <message>
        <source>the operation would sample at least %1 values of tracks, but at most %2 are allowed; choose fewer tracks or frames</source>
        <translation>操作将至少对轨道取 %1 个值，但最多允许 %2 个；请减少轨道或帧</translation>
    </message>
    <message>
        <source>the order must be 1 to 8</source>
        <translation>阶数必须为 1 到 8</translation>
    </message>
    <message>
        <source>the other model has no &quot;%1&quot;</source>
        <translation>另一个模型中没有“%1”</translation>
    </message>
    <message>
        <source>the width must be greater than 0 and at most %1</source>
        <translation>宽度必须大于 0 且不超过 %1</translation>
    </message>
    <message>
        <source>there are keys after frame %1, where the bridge starts</source>
        <translation>过渡起点第 %1 帧之后还有关键帧</translation>
    </message>
    <message>
        <source>three numbers x,y,z</source>
        <translation>三个数字 x,y,z</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>unknown parameter</source>
        <translation>未知的参数</translation>
    </message>
    <message>
        <source>unknown parameter; did you mean %1?</source>
        <translation>未知的参数；您是指 %1 吗？</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a position x,y,z</source>
        <translation>“%1”不是位置 x,y,z</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a rotation x,y,z</source>
        <translation>“%1”不是旋转 x,y,z</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a scale</source>
        <translation>“%1”不是缩放</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of x, y, z, rotation, distance, fov, all</source>
        <translation>“%1”不是 x、y、z、rotation、distance、fov、all 之一</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be four whole numbers from 0 to 127 separated by commas, such as 20,20,107,107</source>
        <translation>“%1”必须是以逗号分隔的四个 0 到 127 的整数，例如 20,20,107,107</translation>
    </message>
    <message>
        <source>7-Zip bad CRC: %1 should be %2</source>
        <translation>7z 的 CRC 不符（应为 %2，却是 %1）</translation>
    </message>
    <message>
        <source>Bad RAR file</source>
        <translation>RAR 无效</translation>
    </message>
    <message>
        <source>Bad RAR file data</source>
        <translation>RAR 数据无效</translation>
    </message>
    <message>
        <source>Checksum error: CRC32</source>
        <translation>CRC32 不符</translation>
    </message>
    <message>
        <source>Corrupted ZIP file data</source>
        <translation>ZIP 数据已损坏</translation>
    </message>
    <message>
        <source>Couldn&apos;t find out RAR header</source>
        <translation>没有 RAR 文件头</translation>
    </message>
    <message>
        <source>Damaged 7-Zip archive</source>
        <translation>7z 已损坏</translation>
    </message>
    <message>
        <source>Damaged Zip archive</source>
        <translation>ZIP 已损坏</translation>
    </message>
    <message>
        <source>EGL does not support OpenGL (%1)</source>
        <translation>EGL 不支持 OpenGL（%1）</translation>
    </message>
    <message>
        <source>EGL has no configuration for OpenGL (%1)</source>
        <translation>EGL 没有 OpenGL 的配置（%1）</translation>
    </message>
    <message>
        <source>Encryption is not supported</source>
        <translation>不支持加密</translation>
    </message>
    <message>
        <source>File CRC error</source>
        <translation>文件的 CRC 不符</translation>
    </message>
    <message>
        <source>Header CRC error</source>
        <translation>文件头的 CRC 不符</translation>
    </message>
    <message>
        <source>Invalid header size</source>
        <translation>文件头的大小无效</translation>
    </message>
    <message>
        <source>Invalid header size too large</source>
        <translation>文件头太大</translation>
    </message>
    <message>
        <source>Invalid header size too small</source>
        <translation>文件头太小</translation>
    </message>
    <message>
        <source>Malformed 7-Zip archive</source>
        <translation>7z 无效</translation>
    </message>
    <message>
        <source>OpenGL 3.3 is required; the driver supports %1</source>
        <translation>需要 OpenGL 3.3；驱动程序支持 %1</translation>
    </message>
    <message>
        <source>RAR encryption support unavailable.</source>
        <translation>不支持加密的 RAR</translation>
    </message>
    <message>
        <source>RAR solid archive support unavailable.</source>
        <translation>不支持固实 RAR</translation>
    </message>
    <message>
        <source>Truncated 7-Zip file body</source>
        <translation>7z 数据被截断</translation>
    </message>
    <message>
        <source>Truncated 7-Zip file data</source>
        <translation>7z 数据被截断</translation>
    </message>
    <message>
        <source>Truncated RAR file data</source>
        <translation>RAR 数据被截断</translation>
    </message>
    <message>
        <source>Truncated ZIP end-of-file record</source>
        <translation>ZIP 结尾记录被截断</translation>
    </message>
    <message>
        <source>Truncated ZIP file body</source>
        <translation>ZIP 数据被截断</translation>
    </message>
    <message>
        <source>Truncated ZIP file data</source>
        <translation>ZIP 数据被截断</translation>
    </message>
    <message>
        <source>Truncated ZIP file header</source>
        <translation>ZIP 文件头被截断</translation>
    </message>
    <message>
        <source>Truncated Zip file</source>
        <translation>ZIP 被截断</translation>
    </message>
    <message>
        <source>Truncated input file (needed %1 bytes, only %2 available)</source>
        <translation>文件被截断（需要 %1 字节，只有 %2 字节）</translation>
    </message>
    <message>
        <source>Unrecognized archive format</source>
        <translation>格式无法识别</translation>
    </message>
    <message>
        <source>Unsupported ZIP compression method (%1)</source>
        <translation>不支持 ZIP 的压缩方式（%1）</translation>
    </message>
    <message>
        <source>ZIP bad CRC: %1 should be %2</source>
        <translation>ZIP 的 CRC 不符（应为 %2，却是 %1）</translation>
    </message>
    <message>
        <source>ZIP compressed data is wrong size (read %1, expected %2)</source>
        <translation>ZIP 压缩数据的大小不符（应为 %2，却是 %1）</translation>
    </message>
    <message>
        <source>ZIP decompression failed (%1)</source>
        <translation>无法解压 ZIP（%1）</translation>
    </message>
    <message>
        <source>ZIP uncompressed data is wrong size (read %1, expected %2)</source>
        <translation>ZIP 数据的大小不符（应为 %2，却是 %1）</translation>
    </message>
    <message>
        <source>a model cannot follow a bone of its own as a whole</source>
        <translation>整个模型不能跟随自己的骨骼</translation>
    </message>
    <message>
        <source>a save refers to a missing step</source>
        <translation>保存涉及不存在的步骤</translation>
    </message>
    <message>
        <source>a step refers to a track that the motion does not have</source>
        <translation>有一步涉及动作中没有的轨道</translation>
    </message>
    <message>
        <source>a track has another name</source>
        <translation>有轨道的名称不同</translation>
    </message>
    <message>
        <source>a track is missing</source>
        <translation>缺少轨道</translation>
    </message>
    <message>
        <source>another program has changed the motion into which the layers were flattened; the layers are muted</source>
        <translation>图层合并到的动作已被其他程序更改；图层已静音</translation>
    </message>
    <message>
        <source>cannot be unpacked: &quot;%1&quot; cannot be written; is the disk full?</source>
        <translation>无法解压：无法写入“%1”；磁盘满了吗？</translation>
    </message>
    <message>
        <source>channel</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>contains no unsaved changes</source>
        <translation>没有未保存的更改</translation>
    </message>
    <message>
        <source>curve</source>
        <translation>补间曲线</translation>
    </message>
    <message>
        <source>drawing without a window needs EGL, which is not available on this system</source>
        <translation>无窗口绘制需要 EGL，此系统不支持</translation>
    </message>
    <message>
        <source>fragment shader</source>
        <translation>片段着色器</translation>
    </message>
    <message>
        <source>frame %1 has values that a key cannot store</source>
        <translation>第 %1 帧有关键帧无法保存的值</translation>
    </message>
    <message>
        <source>graphics</source>
        <translation>图形</translation>
    </message>
    <message>
        <source>has a colon, as drives and streams of files do</source>
        <translation>含有冒号</translation>
    </message>
    <message>
        <source>has a control character</source>
        <translation>含有控制字符</translation>
    </message>
    <message>
        <source>has changed since the journal was started</source>
        <translation>在开始操作记录之后已更改</translation>
    </message>
    <message>
        <source>has no file &quot;%1&quot;</source>
        <translation>没有文件“%1”</translation>
    </message>
    <message>
        <source>has no file &quot;%1&quot;; it has %2</source>
        <translation>没有文件“%1”；其中有：%2</translation>
    </message>
    <message>
        <source>has no file name</source>
        <translation>没有文件名</translation>
    </message>
    <message>
        <source>has several files of that name: %1</source>
        <translation>有多个该名称的文件：%1</translation>
    </message>
    <message>
        <source>is an absolute path</source>
        <translation>是绝对路径</translation>
    </message>
    <message>
        <source>is an archive without a %1</source>
        <translation>是没有%1的压缩包</translation>
    </message>
    <message>
        <source>is an archive without a %1; unpack the archives in it first</source>
        <translation>是没有%1的压缩包；请先解压其中的压缩包</translation>
    </message>
    <message>
        <source>is an archive, which this build cannot read; unpack it first</source>
        <translation>是压缩包，本程序无法读取；请先解压</translation>
    </message>
    <message>
        <source>is an archive; choose one of its files as %1: %2</source>
        <translation>是压缩包；请以 %1 的形式选择其中的文件：%2</translation>
    </message>
    <message>
        <source>is damaged, or of a kind of archive that cannot be read: %1</source>
        <translation>已损坏，或是无法读取的压缩包类型（%1）</translation>
    </message>
    <message>
        <source>is in too many folders</source>
        <translation>所在的文件夹层数太多</translation>
    </message>
    <message>
        <source>is not a text file with accessory settings</source>
        <translation>不是附件设置的文本文件</translation>
    </message>
    <message>
        <source>is refused: it has more than %1 entries</source>
        <translation>被拒绝：文件超过 %1 个</translation>
    </message>
    <message>
        <source>is refused: its entry &quot;%1&quot; %2</source>
        <translation>被拒绝：其中的“%1”%2</translation>
    </message>
    <message>
        <source>is refused: its entry &quot;%1&quot; is a link or a device</source>
        <translation>被拒绝：其中的“%1”是链接或设备</translation>
    </message>
    <message>
        <source>is refused: unpacked it is more than %1 times as large, which is made to fill a disk</source>
        <translation>被拒绝：解压后超过 %1 倍大，是为了填满磁盘而制作的</translation>
    </message>
    <message>
        <source>is refused: unpacked it would need too much space</source>
        <translation>被拒绝：解压后需要太多空间</translation>
    </message>
    <message>
        <source>is the name of a device</source>
        <translation>是设备名称</translation>
    </message>
    <message>
        <source>is too large an archive; unpack it first</source>
        <translation>压缩包太大；请先解压</translation>
    </message>
    <message>
        <source>is too large for accessory settings</source>
        <translation>对附件设置来说太大</translation>
    </message>
    <message>
        <source>is too long</source>
        <translation>太长</translation>
    </message>
    <message>
        <source>it was written by a newer version of the program</source>
        <translation>由本程序的较新版本写入</translation>
    </message>
    <message>
        <source>journal</source>
        <translation>操作记录</translation>
    </message>
    <message>
        <source>keys cannot be computed for a motion with layers; flatten the layers first</source>
        <translation>无法为有图层的动作计算关键帧；请先合并图层</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>图层</translation>
    </message>
    <message>
        <source>leads out of the archive</source>
        <translation>指向压缩包之外</translation>
    </message>
    <message>
        <source>model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>motion</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>motion or model</source>
        <translation>动作或模型</translation>
    </message>
    <message>
        <source>no EGL display is available (%1)</source>
        <translation>EGL 不可用（%1）</translation>
    </message>
    <message>
        <source>not enough graphics memory</source>
        <translation>显存不足</translation>
    </message>
    <message>
        <source>nothing changes</source>
        <translation>没有任何更改</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>shader program</source>
        <translation>着色器程序</translation>
    </message>
    <message>
        <source>the bone &apos;%1&apos; has a name that motions cannot store</source>
        <translation>动作无法保存骨骼“%1”的名称</translation>
    </message>
    <message>
        <source>the camera follows nothing that could be baked</source>
        <translation>摄像机没有可烘焙的跟随对象</translation>
    </message>
    <message>
        <source>the checksum does not match</source>
        <translation>校验和不符</translation>
    </message>
    <message>
        <source>the driver cannot draw a shadow map</source>
        <translation>驱动程序无法绘制阴影</translation>
    </message>
    <message>
        <source>the driver cannot make the context current without a window (%1)</source>
        <translation>驱动程序不支持无窗口绘制（%1）</translation>
    </message>
    <message>
        <source>the driver does not support OpenGL 3.3 (%1)</source>
        <translation>驱动程序不支持 OpenGL 3.3（%1）</translation>
    </message>
    <message>
        <source>the frames to bake must be in ascending order, starting at 0 or later</source>
        <translation>要烘焙的帧必须为 0 或以后的升序</translation>
    </message>
    <message>
        <source>the journal has a second header</source>
        <translation>操作记录有两个文件头</translation>
    </message>
    <message>
        <source>the journal has no header</source>
        <translation>操作记录没有文件头</translation>
    </message>
    <message>
        <source>the journal was written by a newer version of the program</source>
        <translation>操作记录由本程序的较新版本写入</translation>
    </message>
    <message>
        <source>the largest width and height on this machine are %1 pixels</source>
        <translation>此计算机上宽度和高度最大为 %1 像素</translation>
    </message>
    <message>
        <source>the last frame is before the first frame</source>
        <translation>最后一帧早于第一帧</translation>
    </message>
    <message>
        <source>the last step is incomplete</source>
        <translation>最后一步不完整</translation>
    </message>
    <message>
        <source>the model &apos;%1&apos; has no bone &apos;%2&apos;</source>
        <translation>模型“%1”没有骨骼“%2”</translation>
    </message>
    <message>
        <source>the model has no bone &apos;%1&apos;</source>
        <translation>模型没有骨骼“%1”</translation>
    </message>
    <message>
        <source>the motion is saved, but its markers are not: %1</source>
        <translation>动作已保存，但标记未保存：%1</translation>
    </message>
    <message>
        <source>the record is invalid</source>
        <translation>记录无效</translation>
    </message>
    <message>
        <source>there are no frames to bake</source>
        <translation>没有可烘焙的帧</translation>
    </message>
    <message>
        <source>there are no outside parents to bake</source>
        <translation>没有可烘焙的外部亲</translation>
    </message>
    <message>
        <source>there is no model &apos;%1&apos;</source>
        <translation>没有模型“%1”</translation>
    </message>
    <message>
        <source>there is no such model</source>
        <translation>没有该模型</translation>
    </message>
    <message>
        <source>this motion has no file to reload</source>
        <translation>此动作没有可重新读取的文件</translation>
    </message>
    <message>
        <source>this motion has no file yet; save it under a file name</source>
        <translation>此动作还没有文件；请另存为文件</translation>
    </message>
    <message>
        <source>undo refers to a missing step</source>
        <translation>撤销涉及不存在的步骤</translation>
    </message>
    <message>
        <source>unknown reason</source>
        <translation>原因未知</translation>
    </message>
    <message>
        <source>vertex shader</source>
        <translation>顶点着色器</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has another meaning</source>
        <translation>“%1”另有含义</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is given twice</source>
        <translation>“%1”指定了两次</translation>
    </message>
    <message>
        <source>%1 has curves that are not an object</source>
        <translation>%1 的 curves 不是对象</translation>
    </message>
    <message>
        <source>%1, %2 is not a number</source>
        <translation>%1 的 %2 不是数字</translation>
    </message>
    <message>
        <source>%1, %2 must be a list of %3 numbers</source>
        <translation>%1 的 %2 必须是包含 %3 个数字的列表</translation>
    </message>
    <message>
        <source>%1, curve %2: 0 to 127 each</source>
        <translation>%1 的曲线 %2：各值为 0 到 127</translation>
    </message>
    <message>
        <source>%1, frame %2 has curves that are not an object</source>
        <translation>%1，第 %2 帧的 curves 不是对象</translation>
    </message>
    <message>
        <source>%1, frame %2, %3 is not a number</source>
        <translation>%1，第 %2 帧的 %3 不是数字</translation>
    </message>
    <message>
        <source>%1, frame %2, %3 must be a list of %4 numbers</source>
        <translation>%1，第 %2 帧的 %3 必须是包含 %4 个数字的列表</translation>
    </message>
    <message>
        <source>%1, frame %2, curve %3: 0 to 127 each</source>
        <translation>%1，第 %2 帧的曲线 %3：各值为 0 到 127</translation>
    </message>
    <message>
        <source>%1, frame %2, mode: 0, 1 or 2</source>
        <translation>%1，第 %2 帧的 mode 应为 0、1 或 2</translation>
    </message>
    <message>
        <source>%1: a key must be an object</source>
        <translation>%1：关键帧必须是对象</translation>
    </message>
    <message>
        <source>%1: a value is not a number</source>
        <translation>%1：有值不是数字</translation>
    </message>
    <message>
        <source>%1: columns differ in length</source>
        <translation>%1：columns 各列的长度不同</translation>
    </message>
    <message>
        <source>%1: columns must be those of a track of its kind</source>
        <translation>%1：columns 必须来自同类轨道</translation>
    </message>
    <message>
        <source>%1: keys must be a list</source>
        <translation>%1：keys 必须是列表</translation>
    </message>
    <message>
        <source>%1: the frame %2 is not a whole number from 0</source>
        <translation>%1：帧 %2 不是从 0 开始的整数</translation>
    </message>
    <message>
        <source>%1: the frames of columns must ascend, from 0</source>
        <translation>%1：columns 的帧必须从 0 起递增</translation>
    </message>
    <message>
        <source>%1: the frames of its keys do not ascend</source>
        <translation>%1：关键帧的帧号没有递增</translation>
    </message>
    <message>
        <source>RangeError: Array length out of range.</source>
        <translation>RangeError：数组长度超出范围</translation>
    </message>
    <message>
        <source>RangeError: Array too large for apply().</source>
        <translation>RangeError：数组太大</translation>
    </message>
    <message>
        <source>RangeError: ArrayBuffer: out of memory</source>
        <translation>RangeError：内存不足</translation>
    </message>
    <message>
        <source>RangeError: Index out of range.</source>
        <translation>RangeError：索引超出范围</translation>
    </message>
    <message>
        <source>RangeError: Invalid Date</source>
        <translation>RangeError：日期无效</translation>
    </message>
    <message>
        <source>RangeError: Invalid array length.</source>
        <translation>RangeError：数组长度无效</translation>
    </message>
    <message>
        <source>RangeError: Maximum call stack size exceeded.</source>
        <translation>RangeError：函数调用层数过多</translation>
    </message>
    <message>
        <source>RangeError: Number.prototype.toExponential: fractionDigits out of range</source>
        <translation>RangeError：toExponential 的位数超出范围</translation>
    </message>
    <message>
        <source>RangeError: Number.prototype.toPrecision: precision out of range</source>
        <translation>RangeError：toPrecision 的位数超出范围</translation>
    </message>
    <message>
        <source>RangeError: Number.prototype.toString: %1 is not a valid radix</source>
        <translation>RangeError：%1 不能作为 toString 的基数</translation>
    </message>
    <message>
        <source>RangeError: String.fromCodePoint: argument out of range.</source>
        <translation>RangeError：字符编码超出范围</translation>
    </message>
    <message>
        <source>ReferenceError: %1 is not defined</source>
        <translation>ReferenceError：%1 未定义</translation>
    </message>
    <message>
        <source>ReferenceError: Missing call to super().</source>
        <translation>ReferenceError：缺少 super() 的调用</translation>
    </message>
    <message>
        <source>SyntaxError: Binding target is not a reference.</source>
        <translation>SyntaxError：赋值目标无效</translation>
    </message>
    <message>
        <source>SyntaxError: Break outside of loop</source>
        <translation>SyntaxError：break 在循环之外</translation>
    </message>
    <message>
        <source>SyntaxError: Continue outside of loop</source>
        <translation>SyntaxError：continue 在循环之外</translation>
    </message>
    <message>
        <source>SyntaxError: Duplicate parameter name &apos;%1&apos; is not allowed.</source>
        <translation>SyntaxError：参数“%1”重复</translation>
    </message>
    <message>
        <source>SyntaxError: Expected token `%1&apos;</source>
        <translation>SyntaxError：此处应为 `%1&apos;</translation>
    </message>
    <message>
        <source>SyntaxError: Identifier %1 has already been declared</source>
        <translation>SyntaxError：%1 已经声明</translation>
    </message>
    <message>
        <source>SyntaxError: Illegal character</source>
        <translation>SyntaxError：非法字符</translation>
    </message>
    <message>
        <source>SyntaxError: Illegal unicode escape sequence</source>
        <translation>SyntaxError：Unicode 转义无效</translation>
    </message>
    <message>
        <source>SyntaxError: Imported file must be a script</source>
        <translation>SyntaxError：导入的文件必须是脚本</translation>
    </message>
    <message>
        <source>SyntaxError: Invalid flags supplied to RegExp constructor</source>
        <translation>SyntaxError：正则表达式的标志无效</translation>
    </message>
    <message>
        <source>SyntaxError: Invalid left-hand side expression in postfix operation</source>
        <translation>SyntaxError：后置运算的对象无效</translation>
    </message>
    <message>
        <source>SyntaxError: Invalid regular expression</source>
        <translation>SyntaxError：正则表达式无效</translation>
    </message>
    <message>
        <source>SyntaxError: JSON.parse: Parse error</source>
        <translation>SyntaxError：JSON.parse 无法解析</translation>
    </message>
    <message>
        <source>SyntaxError: Maximum statement or expression depth exceeded</source>
        <translation>SyntaxError：嵌套太深</translation>
    </message>
    <message>
        <source>SyntaxError: Missing initializer in const declaration</source>
        <translation>SyntaxError：const 声明缺少初始值</translation>
    </message>
    <message>
        <source>SyntaxError: Prefix ++ operator applied to value that is not a reference.</source>
        <translation>SyntaxError：前置 ++ 的对象无效</translation>
    </message>
    <message>
        <source>SyntaxError: Return statement outside of function</source>
        <translation>SyntaxError：return 在函数之外</translation>
    </message>
    <message>
        <source>SyntaxError: Stray newline in string literal</source>
        <translation>SyntaxError：字符串中有换行</translation>
    </message>
    <message>
        <source>SyntaxError: Syntax error</source>
        <translation>SyntaxError：语法错误</translation>
    </message>
    <message>
        <source>SyntaxError: Unclosed string at end of line</source>
        <translation>SyntaxError：字符串在行尾前未闭合</translation>
    </message>
    <message>
        <source>SyntaxError: Unexpected token `%1&apos;</source>
        <translation>SyntaxError：此处不能出现 `%1&apos;</translation>
    </message>
    <message>
        <source>SyntaxError: Unterminated regular expression literal</source>
        <translation>SyntaxError：正则表达式未闭合</translation>
    </message>
    <message>
        <source>SyntaxError: left-hand side of assignment operator is not an lvalue</source>
        <translation>SyntaxError：赋值的左侧无效</translation>
    </message>
    <message>
        <source>TypeError: %1 is not a function</source>
        <translation>TypeError：%1 不是函数</translation>
    </message>
    <message>
        <source>TypeError: %1 is not an object</source>
        <translation>TypeError：%1 不是对象</translation>
    </message>
    <message>
        <source>TypeError: Cannot assign to read-only property &quot;%1&quot;</source>
        <translation>TypeError：无法给只读属性“%1”赋值</translation>
    </message>
    <message>
        <source>TypeError: Cannot call a class constructor without |new|</source>
        <translation>TypeError：类只能用 new 调用</translation>
    </message>
    <message>
        <source>TypeError: Cannot call method &apos;%1&apos; of %2</source>
        <translation>TypeError：无法调用 %2 的方法 %1</translation>
    </message>
    <message>
        <source>TypeError: Cannot convert circular structure to JSON</source>
        <translation>TypeError：循环结构无法转换为 JSON</translation>
    </message>
    <message>
        <source>TypeError: Cannot read property &apos;%1&apos; of %2</source>
        <translation>TypeError：无法读取 %2 的属性 %1</translation>
    </message>
    <message>
        <source>TypeError: Function can only be called with |new|.</source>
        <translation>TypeError：该函数只能用 new 调用</translation>
    </message>
    <message>
        <source>TypeError: Function is not a constructor.</source>
        <translation>TypeError：函数不是构造函数</translation>
    </message>
    <message>
        <source>TypeError: Invalid regular expression</source>
        <translation>TypeError：正则表达式无效</translation>
    </message>
    <message>
        <source>TypeError: Property &apos;%1&apos; of object %2 is not a function</source>
        <translation>TypeError：对象 %2 的属性 %1 不是函数</translation>
    </message>
    <message>
        <source>TypeError: Type error</source>
        <translation>TypeError：类型错误</translation>
    </message>
    <message>
        <source>TypeError: Value is not a function</source>
        <translation>TypeError：值不是函数</translation>
    </message>
    <message>
        <source>TypeError: Value is null and could not be converted to an object</source>
        <translation>TypeError：null 无法转换为对象</translation>
    </message>
    <message>
        <source>TypeError: Value is undefined and could not be converted to an object</source>
        <translation>TypeError：undefined 无法转换为对象</translation>
    </message>
    <message>
        <source>a %1 needs a name</source>
        <translation>%1需要名称</translation>
    </message>
    <message>
        <source>bone</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>bone %1</source>
        <translation>骨骼“%1”</translation>
    </message>
    <message>
        <source>cannot read the request</source>
        <translation>无法读取请求</translation>
    </message>
    <message>
        <source>cannot start furitsuke-script</source>
        <translation>无法启动 furitsuke-script</translation>
    </message>
    <message>
        <source>cannot write to standard output</source>
        <translation>无法写入标准输出</translation>
    </message>
    <message>
        <source>choices: expected a list of texts, or of objects with a value and a text</source>
        <translation>choices：应为文本列表，或带有 value 和 text 的对象列表</translation>
    </message>
    <message>
        <source>expected a list of at most %1 objects</source>
        <translation>应为最多 %1 个对象的列表</translation>
    </message>
    <message>
        <source>expected a list of texts, or of objects with a value and a text</source>
        <translation>应为文本列表，或带有 value 和 text 的对象列表</translation>
    </message>
    <message>
        <source>expected a number</source>
        <translation>应为数字</translation>
    </message>
    <message>
        <source>expected a text</source>
        <translation>应为文本</translation>
    </message>
    <message>
        <source>expected a text, or texts by language</source>
        <translation>应为文本，或按语言给出的文本</translation>
    </message>
    <message>
        <source>expected a whole number</source>
        <translation>应为整数</translation>
    </message>
    <message>
        <source>expected an object</source>
        <translation>应为对象</translation>
    </message>
    <message>
        <source>expected at most 100</source>
        <translation>应不超过 100</translation>
    </message>
    <message>
        <source>expected letters, digits and hyphens</source>
        <translation>应为字母、数字和连字符</translation>
    </message>
    <message>
        <source>expected number, integer, choice, bool, text, bone or morph</source>
        <translation>应为 number、integer、choice、bool、text、bone 或 morph</translation>
    </message>
    <message>
        <source>expected texts by language</source>
        <translation>应为按语言给出的文本</translation>
    </message>
    <message>
        <source>expected true or false</source>
        <translation>应为 true 或 false</translation>
    </message>
    <message>
        <source>furitsuke-script failed</source>
        <translation>furitsuke-script 运行失败</translation>
    </message>
    <message>
        <source>header: %1</source>
        <translation>文件头：%1</translation>
    </message>
    <message>
        <source>header: is not valid JSON</source>
        <translation>文件头不是有效的 JSON</translation>
    </message>
    <message>
        <source>is above max</source>
        <translation>大于 max</translation>
    </message>
    <message>
        <source>is not a request</source>
        <translation>不是请求</translation>
    </message>
    <message>
        <source>is not between min and max</source>
        <translation>不在 min 和 max 之间</translation>
    </message>
    <message>
        <source>is not one of the choices</source>
        <translation>不是选项之一</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>morph</source>
        <translation>变形</translation>
    </message>
    <message>
        <source>morph %1</source>
        <translation>变形“%1”</translation>
    </message>
    <message>
        <source>parameter &quot;%1&quot; is declared twice</source>
        <translation>参数“%1”声明了两次</translation>
    </message>
    <message>
        <source>parameter %1</source>
        <translation>参数 %1</translation>
    </message>
    <message>
        <source>property</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>scripts are not supported on this system</source>
        <translation>此系统不支持脚本</translation>
    </message>
    <message>
        <source>scripts need the program furitsuke-script in the folder of this one</source>
        <translation>脚本需要与本程序位于同一文件夹的 furitsuke-script</translation>
    </message>
    <message>
        <source>selfShadow</source>
        <translation>自阴影</translation>
    </message>
    <message>
        <source>the answer of furitsuke-script is damaged</source>
        <translation>furitsuke-script 的回应已损坏</translation>
    </message>
    <message>
        <source>the columns are not of the same kind</source>
        <translation>columns 的种类不同</translation>
    </message>
    <message>
        <source>the frame is not a number</source>
        <translation>帧不是数字</translation>
    </message>
    <message>
        <source>the header has no end (*/)</source>
        <translation>文件头没有结尾 (*/)</translation>
    </message>
    <message>
        <source>the keys of the script cannot be read</source>
        <translation>无法读取脚本的关键帧</translation>
    </message>
    <message>
        <source>the model and the motion have no bone of this name</source>
        <translation>模型和动作中都没有此名称的骨骼</translation>
    </message>
    <message>
        <source>the model and the motion have no morph of this name</source>
        <translation>模型和动作中都没有此名称的变形</translation>
    </message>
    <message>
        <source>the model has no bone &quot;%1&quot;</source>
        <translation>模型中没有骨骼“%1”</translation>
    </message>
    <message>
        <source>the request is damaged</source>
        <translation>请求已损坏</translation>
    </message>
    <message>
        <source>the rotation is not a number</source>
        <translation>旋转不是数字</translation>
    </message>
    <message>
        <source>the rotation must be a list of 4 numbers</source>
        <translation>旋转必须是包含 4 个数字的列表</translation>
    </message>
    <message>
        <source>the script has added a track of a kind that cannot be added</source>
        <translation>脚本添加了不能添加的轨道种类</translation>
    </message>
    <message>
        <source>the script has added the track &quot;%1&quot; twice</source>
        <translation>脚本将轨道“%1”添加了两次</translation>
    </message>
    <message>
        <source>the script has changed a track that does not exist</source>
        <translation>脚本更改了不存在的轨道</translation>
    </message>
    <message>
        <source>the script has changed more than a motion can hold</source>
        <translation>脚本的更改超出了动作可容纳的量</translation>
    </message>
    <message>
        <source>the script has more than 1 MB</source>
        <translation>脚本超过 1 MB</translation>
    </message>
    <message>
        <source>the script is not in UTF-8</source>
        <translation>脚本不是 UTF-8 编码</translation>
    </message>
    <message>
        <source>the script needs more memory than it may use (3 GB)</source>
        <translation>脚本所需内存超过允许的 3 GB</translation>
    </message>
    <message>
        <source>the script took longer than %1 s and was stopped</source>
        <translation>脚本运行超过 %1 秒，已停止</translation>
    </message>
    <message>
        <source>the script used too much memory, or it crashed the script program</source>
        <translation>脚本占用内存过多，或导致脚本程序崩溃</translation>
    </message>
    <message>
        <source>unknown member</source>
        <translation>未知的成员</translation>
    </message>
    <message>
        <source>OpenGL is not available</source>
        <translation>OpenGL 不可用</translation>
    </message>
    <message>
        <source>OpenGL is switched off by the safe mode</source>
        <translation>安全模式已关闭 OpenGL</translation>
    </message>
    <message>
        <source>a motion was not saved</source>
        <translation>有动作未保存</translation>
    </message>
    <message>
        <source>already exists</source>
        <translation>已存在</translation>
    </message>
    <message>
        <source>images are saved as PNG; the file name must end in .png</source>
        <translation>图像保存为 PNG；文件名必须以 .png 结尾</translation>
    </message>
    <message>
        <source>it has not been drawn yet</source>
        <translation>尚未绘制</translation>
    </message>
    <message>
        <source>its folder does not exist</source>
        <translation>其文件夹不存在</translation>
    </message>
    <message>
        <source>its prop &quot;%1&quot; is not in the same folder</source>
        <translation>其附件“%1”不在同一文件夹中</translation>
    </message>
    <message>
        <source>no model is loaded</source>
        <translation>没有载入模型</translation>
    </message>
    <message>
        <source>the active model has no &apos;%1&apos;</source>
        <translation>活动模型没有“%1”</translation>
    </message>
    <message>
        <source>the active model has no bone that moves all of it</source>
        <translation>活动模型没有带动整体的骨骼</translation>
    </message>
    <message>
        <source>the folder cannot be made</source>
        <translation>无法创建文件夹</translation>
    </message>
    <message>
        <source>the graphics card cannot draw so large a picture</source>
        <translation>显卡无法绘制这么大的图像</translation>
    </message>
    <message>
        <source>the motion has no track &apos;%1&apos;</source>
        <translation>动作没有轨道“%1”</translation>
    </message>
    <message>
        <source>viewport</source>
        <translation>视口</translation>
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
        <source>Names are in an encoding other than CP932. MMD finds them only on a Windows for the language of that encoding, and never in UTF-8; MikuMikuMoving, nanoem, babylon-mmd and the MMD tools of Blender do not</source>
        <translation>名称使用了 CP932 以外的编码。MMD 只有在该编码所属语言的 Windows 上才能对应这些名称，UTF-8 则永远不能；MikuMikuMoving、nanoem、babylon-mmd 和 Blender 的 MMD tools 也不能</translation>
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
        <source>Tracks begin after frame 0 with another value than rest; MMD moves them there from rest at frame 0, other programs show the first key from the start</source>
        <translation>有轨道在第 0 帧之后以不同于初始值的值开始；MMD 从第 0 帧的初始状态移动到那里，其他程序则从一开始就显示首个关键帧</translation>
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
        <source>Add rest keys at frame 0</source>
        <translation>在第 0 帧添加初始值的关键帧</translation>
    </message>
    <message>
        <source>Copy the first keys to frame 0</source>
        <translation>将首个关键帧复制到第 0 帧</translation>
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
        <source>Bytes follow the last section</source>
        <translation>最后一个部分之后还有字节</translation>
    </message>
    <message>
        <source>A name with characters that MMD&apos;s files cannot store; they become &quot;?&quot;</source>
        <translation>名称含有 MMD 文件无法保存的字符，会变成“?”</translation>
    </message>
    <message>
        <source>Several tracks have the same name; their keys are merged</source>
        <translation>多条轨道的名称相同，其关键帧会合并</translation>
    </message>
    <message>
        <source>Several keys of a track are on the same frame; the last one is used</source>
        <translation>同一轨道的同一帧上有多个关键帧，使用最后一个</translation>
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
    <message numerus="yes">
        <source>%n line, the first is line %1</source>
        <comment>%n lines, the first is line %1</comment>
        <translation>
            <numerusform>%Ln 行，第一处在第 %1 行</numerusform>
        </translation>
    </message>
    <message>
        <source>version &quot;%1&quot;</source>
        <translation>版本“%1”</translation>
    </message>
    <message>
        <source>undecodable bytes</source>
        <translation>有无法解码的字节</translation>
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
        <source>Outside parents, by which a part follows a bone of another model, are not read: the file has only numbers of the models</source>
        <translation>不读取让部件跟随其他模型骨骼的外部亲：文件中只有模型的编号</translation>
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
        <source>Distances of the self shadow are in another unit; MMD&apos;s default is used</source>
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
        <source>Outside parents whose bones or models the file does not name are not read</source>
        <translation>不读取文件中没有骨骼名或模型名的外部亲</translation>
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
        <source>the file ends before the %1</source>
        <translation>文件在%1之前结束</translation>
    </message>
    <message numerus="yes">
        <source>%n byte follows the last section</source>
        <comment>%n bytes follow the last section</comment>
        <translation>
            <numerusform>最后一节之后还有 %Ln 个字节</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>%n place in the %1, first at key %2</source>
        <comment>%n places in the %1, first at key %2</comment>
        <translation>
            <numerusform>%1中有 %Ln 处，第一处在关键帧 %2</numerusform>
        </translation>
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
        <source>Outside parents that the project does not have are not read; a motion file has none at all</source>
        <translation>不读取项目中没有的外部亲；动作文件不含外部亲</translation>
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
        <source>%1: count %2 needs %3 bytes, %4 are left</source>
        <translation>%1: 数量 %2 需要 %3 字节，只剩 %4 字节</translation>
    </message>
    <message numerus="yes">
        <source>%n byte follows the last known field</source>
        <comment>%n bytes follow the last known field</comment>
        <translation>
            <numerusform>最后一个已知字段之后还有 %Ln 个字节</numerusform>
        </translation>
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
        <source>Bytes follow the last section; they are kept</source>
        <translation>最后一个部分之后还有字节，会予以保留</translation>
    </message>
    <message>
        <source>A text is not valid in the encoding of the file</source>
        <translation>文本在文件的编码中无效</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>index count</source>
        <translation>索引数量</translation>
    </message>
    <message>
        <source>link count</source>
        <translation>链接数量</translation>
    </message>
    <message>
        <source>element count</source>
        <translation>元素数量</translation>
    </message>
    <message numerus="yes">
        <source>%n byte in place of soft bodies, which version 2.0 does not have</source>
        <comment>%n bytes in place of soft bodies, which version 2.0 does not have</comment>
        <translation>
            <numerusform>在软体的位置上有 %Ln 个字节，而版本 2.0 没有软体</numerusform>
        </translation>
    </message>
    <message>
        <source>a soft body count of 0 in a file of version 2.0</source>
        <translation>版本 2.0 的文件中有软体数量 0</translation>
    </message>
    <message>
        <source>the signature does not end with a space</source>
        <translation>签名不以空格结尾</translation>
    </message>
    <message numerus="yes">
        <source>%n setting in addition to the eight known ones</source>
        <comment>%n settings in addition to the eight known ones</comment>
        <translation>
            <numerusform>除八个已知设置外还有 %Ln 个设置</numerusform>
        </translation>
    </message>
    <message>
        <source>count %1 needs %2 bytes, %3 are left</source>
        <translation>数量 %1 需要 %2 字节，只剩 %3 字节</translation>
    </message>
    <message>
        <source>the signature has no version number; read as version 2</source>
        <translation>签名中没有版本号，已按版本 2 读取</translation>
    </message>
    <message numerus="yes">
        <source>%n camera record follows a camera count of 0; kept in the file, not used as keys</source>
        <comment>%n camera records follow a camera count of 0; kept in the file, not used as keys</comment>
        <translation>
            <numerusform>摄像机数量 0 之后有 %Ln 条摄像机记录；保留在文件中，但不用作关键帧</numerusform>
        </translation>
    </message>
    <message>
        <source>the file ends before the count of the %1</source>
        <translation>文件在%1的数量之前结束</translation>
    </message>
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
        <source>is a project inside another project, which is not opened</source>
        <translation>是另一个项目中的项目，不会打开</translation>
    </message>
    <message>
        <source>Rotations that are not of unit length; as in MMD, they also scale the bone</source>
        <translation>长度不为 1 的旋转；与 MMD 一样，骨骼也会随之缩放</translation>
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
        <source>A name has characters that the encoding of the file lacks, so that all names are written in another one; MMD on systems with another language does not find them</source>
        <translation>某个名称含有文件编码没有的字符，因此所有名称都用另一种编码写入；其他语言系统上的 MMD 找不到它们</translation>
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
        <source>the text is %1; MMD reads CP932 only</source>
        <translation>文本为 %1；MMD 只能读取 CP932</translation>
    </message>
    <message numerus="yes">
        <source>%n more finding</source>
        <comment>%n more findings</comment>
        <translation>
            <numerusform>另有 %Ln 项</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown line, skipped</source>
        <translation>未知的行，已跳过</translation>
    </message>
    <message>
        <source>the model name does not end in &quot;.osm&quot;</source>
        <translation>模型名称不以“.osm”结尾</translation>
    </message>
    <message>
        <source>a &quot;%1&quot; block is skipped</source>
        <translation>已跳过“%1”块</translation>
    </message>
    <message>
        <source>the block has no closing brace</source>
        <translation>块没有右花括号</translation>
    </message>
    <message>
        <source>a bone block cannot be read: it needs three numbers for the translation and four for the rotation</source>
        <translation>无法读取骨骼块: 移动需要三个数，旋转需要四个数</translation>
    </message>
    <message>
        <source>the rotation is missing; the rest value is used</source>
        <translation>缺少旋转，已使用初始值</translation>
    </message>
    <message>
        <source>the translation is missing; the rest value is used</source>
        <translation>缺少移动，已使用初始值</translation>
    </message>
    <message>
        <source>the rotation is all zeros; read as no rotation</source>
        <translation>旋转全部为零，已按无旋转读取</translation>
    </message>
    <message>
        <source>a morph block cannot be read: it needs one number, its weight</source>
        <translation>无法读取变形块: 需要一个数，即权重</translation>
    </message>
    <message>
        <source>a value is not finite; the rest value is used</source>
        <translation>有一个值不是有限数，已使用初始值</translation>
    </message>
    <message>
        <source>the blocks are not numbered from 0; their order is used</source>
        <translation>块的编号不是从 0 开始，已按其顺序使用</translation>
    </message>
    <message>
        <source>the line with the model name is missing</source>
        <translation>缺少模型名称的行</translation>
    </message>
    <message>
        <source>the line with the number of bones, which MMD needs, is missing</source>
        <translation>缺少 MMD 所需的骨骼数量的行</translation>
    </message>
    <message>
        <source>the file declares %1 bones but contains %2</source>
        <translation>文件声明有 %1 个骨骼，实际包含 %2 个</translation>
    </message>
    <message>
        <source>%1; MMD would ignore the rest</source>
        <translation>%1；MMD 会忽略其余部分</translation>
    </message>
    <message numerus="yes">
        <source>%n morph in the form that MikuMikuMoving writes; MMD ignores it</source>
        <comment>%n morphs in the form that MikuMikuMoving writes; MMD ignores them</comment>
        <translation>
            <numerusform>有 %Ln 个 MikuMikuMoving 形式的变形；MMD 会忽略</numerusform>
        </translation>
    </message>
    <message>
        <source>the name is not valid CP932</source>
        <translation>名称不是有效的 CP932</translation>
    </message>
    <message>
        <source>the name &quot;%1&quot; has characters that MMD&apos;s files cannot store</source>
        <translation>名称“%1”含有 MMD 的文件无法保存的字符</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>第 %1 行: %2</translation>
    </message>
    <message>
        <source>model name &quot;%1&quot;</source>
        <translation>模型名称“%1”</translation>
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
        <source>An unknown type, mode or shape; the default is used</source>
        <translation>未知的类型、模式或形状，使用默认值</translation>
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
        <source>The weights of a vertex do not add up to 1</source>
        <translation>顶点的权重之和不为 1</translation>
    </message>
    <message>
        <source>A bone or morph without a name; motions cannot move it</source>
        <translation>骨骼或变形没有名称，动作无法移动它</translation>
    </message>
    <message>
        <source>A name with characters that CP932 lacks; its motions have another encoding, and MMD binds them only on a Windows for the language of that encoding</source>
        <translation>名称含有 CP932 没有的字符；其动作使用其他编码，MMD 只有在该编码所属语言的 Windows 上才能对应</translation>
    </message>
    <message>
        <source>Several bones have the same name; motions move only the first</source>
        <translation>多个骨骼的名称相同，动作只移动第一个</translation>
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
        <source>Bones of the model that the motion does not name</source>
        <translation>动作中没有名称的模型骨骼</translation>
    </message>
    <message>
        <source>Morphs of the model that the motion does not name</source>
        <translation>动作中没有名称的模型变形</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>关键帧</translation>
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
        <source>Random Blinking</source>
        <translation>随机眨眼</translation>
    </message>
    <message>
        <source>Add random blinks between the first and the last selected frame, on any track. Blinks are omitted where the eyes are already moving.</source>
        <translation>在第一个和最后一个选中帧之间的任意轨道上添加随机眨眼。眼睛已在动的地方不添加。</translation>
    </message>
    <message>
        <source>Morph that closes the eyes</source>
        <translation>闭眼的变形</translation>
    </message>
    <message>
        <source>Mean time from one blink to the next</source>
        <translation>两次眨眼之间的平均时间</translation>
    </message>
    <message>
        <source>Variation of the interval: 0 for none, 1 for 0 to twice the mean</source>
        <translation>间隔的变动：0 为无变动，1 为从 0 到平均值的两倍</translation>
    </message>
    <message>
        <source>Time to close the eyes</source>
        <translation>闭眼所需的时间</translation>
    </message>
    <message>
        <source>Time that the eyes stay closed</source>
        <translation>保持闭眼的时间</translation>
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
        <source>Do not blink while one of these morphs, separated by commas, is not 0</source>
        <translation>这些变形（以逗号分隔）之一不为 0 时不眨眼</translation>
    </message>
    <message>
        <source>Also blink where the morph itself is not 0, and replace its keys there</source>
        <translation>在变形本身不为 0 的地方也眨眼，并替换那里的关键帧</translation>
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
        <source>model units</source>
        <translation>模型单位</translation>
    </message>
    <message>
        <source>Largest change of the angles</source>
        <translation>角度的最大变化</translation>
    </message>
    <message>
        <source>Largest change of the distance</source>
        <translation>距离的最大变化</translation>
    </message>
    <message>
        <source>Randomize</source>
        <translation>随机化</translation>
    </message>
    <message>
        <source>Approximate number of oscillations per second</source>
        <translation>每秒大致的振动次数</translation>
    </message>
    <message>
        <source>Hz</source>
        <translation>赫兹</translation>
    </message>
    <message>
        <source>Distance between keys after new ones are inserted; up to twice as large</source>
        <translation>插入新关键帧后关键帧之间的距离；最多为其两倍</translation>
    </message>
    <message>
        <source>Time over which the noise fades in</source>
        <translation>噪声淡入的时间</translation>
    </message>
    <message>
        <source>Time over which the noise fades out</source>
        <translation>噪声淡出的时间</translation>
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
        <source>Random seed; the same number gives the same result</source>
        <translation>随机种子；相同的数字得到相同的结果</translation>
    </message>
    <message>
        <source>Clean Up</source>
        <translation>动作清理</translation>
    </message>
    <message>
        <source>Remove Jumps</source>
        <translation>去除跳变</translation>
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
        <source>Longest jump</source>
        <translation>最长的跳变</translation>
    </message>
    <message>
        <source>Longest time that a rotation is flipped; 0 to keep flips</source>
        <translation>旋转反转的最长时间；0 表示保留反转</translation>
    </message>
    <message>
        <source>Also find the time in which left and right were taken for each other, and give both sides back what is theirs</source>
        <translation>同时查找左右被互换的区间，并使两侧恢复各自的值</translation>
    </message>
    <message>
        <source>Also give rotations the sign that is closest to the previous key, which does not change the motion</source>
        <translation>同时使旋转的符号与前一关键帧一致；动作不变</translation>
    </message>
    <message>
        <source>Fill Gaps</source>
        <translation>填补缺口</translation>
    </message>
    <message>
        <source>Bridge the gaps between keys, or all of the chosen frames</source>
        <translation>连接关键帧之间的缺口，或全部所选帧</translation>
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
        <source>Lift to Floor</source>
        <translation>抬升到地面</translation>
    </message>
    <message>
        <source>Lift feet and body out of the floor where they are below it. The lift changes slowly, so that jumps keep their height above the place where they start and end; before and after chosen frames it begins and ends. Nothing that is above the floor is lowered. Bones and soles count, not clothes and hair.</source>
        <translation>将低于地面的脚和身体抬到地面之上。抬升量变化缓慢，因此跳跃保持相对于起跳和落地位置的高度；选择了帧时，抬升在其前后开始和结束。高于地面的部分不会降低。只检查骨骼和脚底，不检查衣服和头发。</translation>
    </message>
    <message>
        <source>Height of the floor</source>
        <translation>地面的高度</translation>
    </message>
    <message>
        <source>Longest jump that keeps its height</source>
        <translation>保持高度的最长跳跃</translation>
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
        <source>degrees</source>
        <translation>度</translation>
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
        <source>Lock Feet</source>
        <translation>锁定脚部</translation>
    </message>
    <message>
        <source>Hold feet in place while they are on the floor, which stops them from sliding. A contact starts when the ankle is low and slow and ends when it is high or fast. The foot is turned flat, the movement before and after a contact is blended, and the body is lowered where a leg would be too short. Changes the keys of foot IK where it is on, and otherwise the rotations of the leg.</source>
        <translation>脚接触地面时将其固定在原地，消除滑步。脚踝位置低且速度慢时接触开始，位置高或速度快时结束。脚会放平，接触前后的动作平滑过渡，腿长不够时降低身体。足 IK 开启处修改其关键帧，否则修改腿的旋转。</translation>
    </message>
    <message>
        <source>A contact starts within this distance of the ankle from its height on the floor</source>
        <translation>脚踝与其站立高度之差不超过此值时接触开始</translation>
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
        <source>A contact ends at this multiple of the height or speed</source>
        <translation>高度或速度超过此倍数时接触结束</translation>
    </message>
    <message>
        <source>Steps of the stage: level feet up to this far above or below the floor are held at their own height; 0 for a flat floor</source>
        <translation>舞台的台阶：在地面上方或下方此距离以内的水平的脚按其自身高度固定；平坦的地面为 0</translation>
    </message>
    <message>
        <source>Shortest contact</source>
        <translation>最短的接触</translation>
    </message>
    <message>
        <source>The contacts, such as &quot;left 10-40, right 50-80 at 2.5 slope 10&quot; with the height of the floor in model units and the slope of the foot in degrees, or &quot;none&quot;; empty to find them</source>
        <translation>接触，如“left 10-40, right 50-80 at 2.5 slope 10”（at 为地面高度，以模型单位计；slope 为脚的坡度，以度计）或“none”；留空则自动检测</translation>
    </message>
    <message>
        <source>Time before and after a contact in which the foot is moved to its place</source>
        <translation>接触前后脚移到固定位置所用的时间</translation>
    </message>
    <message>
        <source>Turn the foot flat and place it on the floor</source>
        <translation>将脚放平并置于地面</translation>
    </message>
    <message>
        <source>Lower センター where a leg would be stretched too far</source>
        <translation>在腿过度伸直处降低センター</translation>
    </message>
    <message>
        <source>Pin Hand, Foot or Head</source>
        <translation>固定手、脚或头</translation>
    </message>
    <message>
        <source>Hold a hand, a foot or the head at a place, on another bone or on a bone of another model during the chosen frames. The keys of the arm, of the leg or of the upper body are replaced there and, for the blend, before and after. A shoulder turns if the arm is too short. Feet are moved by foot IK where it is on, and otherwise by the rotations of the leg.</source>
        <translation>在所选帧内将手、脚或头固定在一个位置、另一根骨骼或另一个模型的骨骼上。这些帧以及前后过渡帧中手臂、腿或上半身的关键帧会被替换。手臂够不到时肩膀也会转动。足 IK 开启处用 IK 移动脚，否则用腿的旋转。</translation>
    </message>
    <message>
        <source>What is held</source>
        <translation>要固定的部位</translation>
    </message>
    <message>
        <source>Where: at the place it has at one frame, at a given point, on a bone, or on a bone of another model</source>
        <translation>位置：某一帧所在的位置、指定的点、某根骨骼，或另一个模型的骨骼</translation>
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
        <source>The other model, if the part is on a bone of another model</source>
        <translation>固定在另一个模型的骨骼上时的那个模型</translation>
    </message>
    <message>
        <source>The motion of the other model; empty if it does not move</source>
        <translation>另一个模型的动作；不动则留空</translation>
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
        <source>Push Hands out of Body</source>
        <translation>将手推出身体</translation>
    </message>
    <message>
        <source>Move hands that are inside the rigid bodies of head, body and legs out along a short way whose direction turns slowly. The keys of the arms are replaced there and, for the blend, before and after; a shoulder turns if the arm is too short. The rotation of the hands stays.</source>
        <translation>将位于头部、身体和腿部刚体内的手沿方向缓慢变化的短路径移出。在该处以及前后的混合范围内替换手臂的关键帧；手臂太短时会转动肩膀。手的旋转保持不变。</translation>
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
        <source>Largest speed of the movement relative to the upper body; longer movements begin earlier and end later</source>
        <translation>相对于上半身的最大移动速度；移动距离越长，开始越早、结束越晚</translation>
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
        <source>Place the foot IK bones where the feet are, and switch IK on in the chosen frames. Where IK is on, only IK bones that are out of reach of the feet move. The rotations of the legs stay and decide where the knees point. Keys that are not needed within the largest errors are removed.</source>
        <translation>将足 IK 骨骼放到脚所在的位置，并在所选帧开启 IK。在 IK 已开启处，只移动脚够不到的 IK 骨骼。腿的旋转保留，用于决定膝盖的朝向。在最大误差范围内不需要的关键帧会被删除。</translation>
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
        <source>Distance between keys</source>
        <translation>关键帧之间的距离</translation>
    </message>
    <message>
        <source>Remove other keys in between, except at camera cuts and where physics, perspective or the shadow mode changes</source>
        <translation>移除其间的其他关键帧，但摄像机切换处以及物理、透视或阴影模式改变处除外</translation>
    </message>
    <message>
        <source>Resample</source>
        <translation>重新采样</translation>
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
        <source>Largest position error of bones</source>
        <translation>骨骼的最大位置误差</translation>
    </message>
    <message>
        <source>Largest rotation error of bones</source>
        <translation>骨骼的最大旋转误差</translation>
    </message>
    <message>
        <source>Largest position error of an ankle while the foot stands still; 0 for that of other bones</source>
        <translation>脚站立不动时脚踝的最大位置误差；0 表示与其他骨骼相同</translation>
    </message>
    <message>
        <source>Largest weight error of morphs</source>
        <translation>变形的最大权重误差</translation>
    </message>
    <message>
        <source>Largest position error of the camera target</source>
        <translation>摄像机目标的最大位置误差</translation>
    </message>
    <message>
        <source>Largest error of each camera angle</source>
        <translation>每个摄像机角度的最大误差</translation>
    </message>
    <message>
        <source>Largest error of the camera distance</source>
        <translation>摄像机距离的最大误差</translation>
    </message>
    <message>
        <source>Largest error of the view angle</source>
        <translation>视角的最大误差</translation>
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
        <source>Smooth</source>
        <translation>平滑</translation>
    </message>
    <message>
        <source>Smooth the values of bone, morph and camera keys. The Gaussian filter uses the weighted mean of the motion around each key; the Butterworth low-pass removes movement above a frequency and does not shift the motion in time. Camera cuts are kept.</source>
        <translation>平滑骨骼、变形和摄像机关键帧的值。高斯滤波使用每个关键帧周围动作的加权平均值；巴特沃斯低通去除高于某频率的运动，且不使动作在时间上偏移。摄像机切换会保留。</translation>
    </message>
    <message>
        <source>Filter to use</source>
        <translation>使用的滤波</translation>
    </message>
    <message>
        <source>Standard deviation of the Gaussian; larger values are smoother</source>
        <translation>高斯的标准差；值越大越平滑</translation>
    </message>
    <message>
        <source>Removes movement faster than this: 5 Hz removes what repeats more than five times per second</source>
        <translation>去除比这更快的运动：5 Hz 会去除每秒重复超过五次的运动</translation>
    </message>
    <message>
        <source>Order of the low-pass; larger values separate slow and fast movement more sharply</source>
        <translation>低通的阶数；值越大，快慢运动分得越清楚</translation>
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
        <source>Trim</source>
        <translation>裁剪</translation>
    </message>
    <message>
        <source>Keep only the keys between two frames, on tracks with selected keys.</source>
        <translation>在有选中关键帧的轨道上，只保留两帧之间的关键帧。</translation>
    </message>
    <message>
        <source>First frame to keep</source>
        <translation>要保留的第一帧</translation>
    </message>
    <message>
        <source>Last frame to keep</source>
        <translation>要保留的最后一帧</translation>
    </message>
    <message>
        <source>Insert keys at the two frames where the motion continues beyond them, to keep its shape</source>
        <translation>如果动作超出这两帧，则在这两帧插入关键帧以保持其形状</translation>
    </message>
    <message>
        <source>Move the first frame to frame 0</source>
        <translation>将第一帧移到第 0 帧</translation>
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
        <source>Frames in which this motion turns into the clip</source>
        <translation>从此动作过渡到片段的帧数</translation>
    </message>
    <message>
        <source>Frames before its end in which the clip turns into this motion again; 0: it stays</source>
        <translation>片段结束前过渡回此动作的帧数；0：不返回</translation>
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
        <source>Merge Motion</source>
        <translation>合并动作</translation>
    </message>
    <message>
        <source>Add keys of another motion to this one, moved in time. Missing tracks are added.</source>
        <translation>将另一个动作的关键帧在时间上移动后加入此动作。缺失的轨道会添加。</translation>
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
        <source>Tracks of the other motion, such as 左腕,右腕 or morphs; empty: all</source>
        <translation>另一个动作的轨道，例如 左腕,右腕 或 morphs；留空：全部</translation>
    </message>
    <message>
        <source>Frames of the other motion, such as 30, 10-20 or 10-; empty: all</source>
        <translation>另一个动作的帧，例如 30、10-20 或 10-；留空：全部</translation>
    </message>
    <message>
        <source>Whole Motion</source>
        <translation>整个动作</translation>
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
        <source>Table of names; a row is OLD,NEW</source>
        <translation>名称的表格；每行为 OLD,NEW（旧,新）</translation>
    </message>
    <message>
        <source>Encoding of Names</source>
        <translation>名称的编码</translation>
    </message>
    <message>
        <source>Choose the encoding that names have in the file: CP932 for Japanese, GBK and Big5 for Chinese, EUC-KR for Korean. If names are garbled, the file has another encoding than the one that was found.</source>
        <translation>选择文件中名称的编码：日语为 CP932，中文为 GBK 和 Big5，韩语为 EUC-KR。如果名称是乱码，说明文件的编码与找到的不同。</translation>
    </message>
    <message>
        <source>The encoding; likely: that in which most names are those of the model</source>
        <translation>编码；“推测”：使多数名称成为模型名称的那一种</translation>
    </message>
    <message>
        <source>Weight of the morphs at medium loudness</source>
        <translation>中等音量时的变形权重</translation>
    </message>
    <message>
        <source>Time that the lips are closed before m, b and p; 0 for not at all</source>
        <translation>m、b、p 之前闭唇的时间；0 表示不闭唇</translation>
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
        <source>File with the syllables and their times</source>
        <translation>包含音节及其时间的文件</translation>
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
        <source>Count the times from the start of the sound of the motion</source>
        <translation>以动作的声音开头作为时间 0</translation>
    </message>
    <message>
        <source>Morphs for a, i, u, e, o and n, separated by commas</source>
        <translation>あ、い、う、え、お、ん对应的变形，以逗号分隔</translation>
    </message>
    <message>
        <source>Replace the keys of these morphs from the first to the last syllable, or all of them</source>
        <translation>替换这些变形从第一个到最后一个音节的关键帧，或全部关键帧</translation>
    </message>
    <message>
        <source>Sound file; the sound of the motion by default</source>
        <translation>声音文件；默认为动作的声音</translation>
    </message>
    <message>
        <source>What the mouth follows: the vowels of a voice without music, or the loudness of any sound</source>
        <translation>嘴部动作的依据：没有伴奏的人声的元音，或任意声音的音量</translation>
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
        <source>Lip Sync from Sound</source>
        <translation>根据声音生成口型</translation>
    </message>
    <message>
        <source>Make keys of the mouth morphs from a sound: from the vowels of a voice without music, or from the loudness of any sound. To teach it the voice, add a marker named あ, い, う, え or お (or a, i, u, e, o) where each vowel is sung. Running it again replaces the keys for the time of the sound, or in the chosen frames.</source>
        <translation>根据声音生成嘴部变形的关键帧：可使用没有伴奏的人声的元音，或任意声音的音量。要让程序学习这个声音，请在唱出各元音的位置添加名为 あ、い、う、え、お（或 a、i、u、e、o）的标记。再次执行时，会替换声音持续时间内或所选帧内的关键帧。</translation>
    </message>
    <message>
        <source>Weight of the morphs at medium loudness; when following the loudness, at the loud parts</source>
        <translation>中等音量时的变形权重；依据音量时为响亮部分的权重</translation>
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
        <source>Difference between the weights of the loudest and the softest syllable</source>
        <translation>最响与最轻音节的权重之差</translation>
    </message>
    <message>
        <source>Time to open the mouth</source>
        <translation>张开嘴所需的时间</translation>
    </message>
    <message>
        <source>Time to close the mouth</source>
        <translation>闭上嘴所需的时间</translation>
    </message>
    <message>
        <source>Time by which the mouth is ahead of the sound</source>
        <translation>口型先于声音的时间</translation>
    </message>
    <message>
        <source>Omit syllables that start fewer frames after the one before</source>
        <translation>省略与前一音节间隔少于此帧数的音节</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>音乐</translation>
    </message>
    <message>
        <source>no selected bone carries the others</source>
        <translation>所选骨骼中没有带动其他骨骼的骨骼</translation>
    </message>
    <message>
        <source>moved: %1</source>
        <translation>已移动：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n blink was omitted because the eyes are already moving</source>
        <comment>%n blinks were omitted because the eyes are already moving</comment>
        <translation>
            <numerusform>因眼睛已在动作中，略去了 %Ln 次眨眼</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name has no counterpart; its keys do not change</source>
        <comment>%n names have no counterpart; their keys do not change</comment>
        <translation>
            <numerusform>%Ln 个名称没有对应的另一侧，其关键帧不变</numerusform>
        </translation>
    </message>
    <message>
        <source>the motion has no &quot;%1&quot;</source>
        <translation>动作中没有“%1”</translation>
    </message>
    <message>
        <source>the name has no counterpart</source>
        <translation>此名称没有对应的另一侧</translation>
    </message>
    <message numerus="yes">
        <source>%n flipped rotation was corrected</source>
        <comment>%n flipped rotations were corrected</comment>
        <translation>
            <numerusform>已修正 %Ln 处反转的旋转</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left and right were exchanged for %n span</source>
        <comment>left and right were exchanged for %n spans</comment>
        <translation>
            <numerusform>已修正 %Ln 处左右互换</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n captured key is deleted</source>
        <comment>%n captured keys are deleted</comment>
        <translation>
            <numerusform>将删除 %Ln 个已录制的关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jump was removed</source>
        <comment>%n jumps were removed</comment>
        <translation>
            <numerusform>已去除 %Ln 处跳变</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contact of a foot with the floor was found</source>
        <comment>%n contacts of feet with the floor were found</comment>
        <translation>
            <numerusform>找到 %Ln 处脚部接触</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gap was filled</source>
        <comment>%n gaps were filled</comment>
        <translation>
            <numerusform>已填补 %Ln 处缺口</numerusform>
        </translation>
    </message>
    <message>
        <source>average difference of the directions of arms, in degrees: %1</source>
        <translation>手臂方向的平均差异（度）：%1</translation>
    </message>
    <message numerus="yes">
        <source>hands are together at %n frame; the change of their distance, in lengths of an arm: %1</source>
        <comment>hands are together at %n frames; the largest change of their distance, in lengths of an arm: %1</comment>
        <translation>
            <numerusform>双手在 %Ln 帧中合在一起；其间距的最大变化（以手臂长度计）：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>average difference of the directions of legs, in degrees: %1</source>
        <translation>腿部方向的平均差异（度）：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n morph was renamed: %1</source>
        <comment>%n morphs were renamed: %1</comment>
        <translation>
            <numerusform>已重命名 %Ln 个变形：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>length of the legs relative to the source model: %1</source>
        <translation>腿长与源模型之比：%1</translation>
    </message>
    <message numerus="yes">
        <source>planted feet slide at %n frame by this many lengths of a leg: %1</source>
        <comment>planted feet slide at %n frames by this many lengths of a leg per frame, on average: %1</comment>
        <translation>
            <numerusform>着地的脚（%Ln 帧）每帧平均滑动（以腿长计）：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>fastest turn of an arm relative to the source: %1</source>
        <translation>手臂最快转动与源动作之比：%1</translation>
    </message>
    <message>
        <source>it rotates bones after IK, which no standard bone can do</source>
        <translation>它在 IK 之后旋转骨骼，标准骨骼无法做到</translation>
    </message>
    <message numerus="yes">
        <source>%n span was baked to a key at every frame, because no curve fits it</source>
        <comment>%n spans were baked to a key at every frame, because no curve fits them</comment>
        <translation>
            <numerusform>没有合适的补间曲线，%Ln 个区间已烘焙为每帧一个关键帧</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>%n key was replaced by a later key on the same frame</source>
        <comment>%n keys were replaced by later keys on the same frame</comment>
        <translation>
            <numerusform>%Ln 个关键帧被同一帧上后面的关键帧取代</numerusform>
        </translation>
    </message>
    <message>
        <source>the motion has no keys left</source>
        <translation>动作中没有剩余的关键帧</translation>
    </message>
    <message numerus="yes">
        <source>%n key outside of the timeline was left out</source>
        <comment>%n keys outside of the timeline were left out</comment>
        <translation>
            <numerusform>略去了时间轴之外的 %Ln 个关键帧</numerusform>
        </translation>
    </message>
    <message>
        <source>the lyrics file is damaged; the notes before it are used: %1</source>
        <translation>歌词文件已损坏，使用损坏处之前的音符：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n line of the lyrics file cannot be read: %1</source>
        <comment>%n lines of the lyrics file cannot be read; the first: %1</comment>
        <translation>
            <numerusform>歌词文件有 %Ln 行无法读取，第一处：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>the model has no morph for these vowels: %1</source>
        <translation>模型没有这些元音的变形：%1</translation>
    </message>
    <message>
        <source>no voice is heard in the sound</source>
        <translation>声音中没有人声</translation>
    </message>
    <message>
        <source>no syllable is within these frames</source>
        <translation>这些帧内没有音节</translation>
    </message>
    <message>
        <source>no marked spot shows these vowels; they are derived from the others: %1</source>
        <translation>没有标记位置给出这些元音；已由其他元音推算：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n text has characters without a reading, such as kanji; the mouth stays closed there: %1</source>
        <comment>%n texts have characters without a reading, such as kanji; the mouth stays closed there. The first: %1</comment>
        <translation>
            <numerusform>有 %Ln 处歌词含有无法确定读音的字符（如汉字），该处嘴保持闭合。第一处：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>the model has no morph for these vowels; similar ones replace it: %1</source>
        <translation>模型没有这些元音的变形，已用相近的变形代替：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n syllable was omitted because it is too short</source>
        <comment>%n syllables were omitted because they are too short</comment>
        <translation>
            <numerusform>已省略 %Ln 个过短的音节</numerusform>
        </translation>
    </message>
    <message>
        <source>the sound is silent</source>
        <translation>声音是静音的</translation>
    </message>
    <message>
        <source>the lyrics are too long; the first 200000 syllables are used</source>
        <translation>歌词过长，仅使用前 200000 个音节</translation>
    </message>
    <message>
        <source>no vowel is marked, so that those of an average male voice are assumed; for better results, add a marker named あ, い, う, え or お where each vowel is sung</source>
        <translation>没有标记任何元音，因此假定为普通男声；要获得更好的结果，请在唱出各元音的位置添加名为 あ、い、う、え、お 的标记</translation>
    </message>
    <message numerus="yes">
        <source>at %n marked spot, no voice is heard; it is not used</source>
        <comment>at %n marked spots, no voice is heard; they are not used</comment>
        <translation>
            <numerusform>有 %Ln 个标记位置没有人声，未被使用</numerusform>
        </translation>
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
        <source>another track has the name &quot;%1&quot;</source>
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
        <source>keys cannot show exactly what physics shows because of append transforms, IK, a fixed axis or the type of the bone: %1</source>
        <translation>由于附加变换、IK、固定轴或骨骼类型，关键帧无法准确显示物理效果：%1</translation>
    </message>
    <message numerus="yes">
        <source>a VMD file cannot hold names of more than 15 bytes, so that it has no usable keys for %n bone: %1</source>
        <comment>a VMD file cannot hold names of more than 15 bytes, so that it has no usable keys for %n bones: %1</comment>
        <translation>
            <numerusform>VMD 文件无法保存超过 15 字节的名称，因此其中 %Ln 个骨骼没有可用的关键帧：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>physics still moves bones above these, so that they do not stay where they were: %1</source>
        <translation>这些骨骼的上级骨骼仍由物理驱动，因此不会保持原来的位置：%1</translation>
    </message>
    <message numerus="yes">
        <source>keys cannot refer to %n bone, which has no name of its own in a motion: %1</source>
        <comment>keys cannot refer to %n bones, which have no name of their own in a motion: %1</comment>
        <translation>
            <numerusform>有 %Ln 个骨骼在动作中没有自己的名称，无法设置关键帧：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>these bodies moved impossibly fast and were placed on their bones again: %1</source>
        <translation>这些刚体移动过快，已放回其骨骼处：%1</translation>
    </message>
    <message numerus="yes">
        <source>the held part does not reach its place at %n frame; the distance in model units is %1</source>
        <comment>the held part does not reach its place at %n frames; the largest distance in model units is %1</comment>
        <translation>
            <numerusform>固定的部位在 %Ln 帧处够不到位置；最大距离（模型单位）：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>IK overrides the pose of these bones while it is on: %1</source>
        <translation>IK 开启时会覆盖这些骨骼的姿势：%1</translation>
    </message>
    <message>
        <source>the pose moves this bone, but the motion has no keys for it</source>
        <translation>姿势移动了此骨骼，但动作中没有它的关键帧</translation>
    </message>
    <message numerus="yes">
        <source>%n pose was chosen</source>
        <comment>%n poses were chosen</comment>
        <translation>
            <numerusform>选择了 %Ln 个姿势</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the hands are still inside the body at %n frame; the depth in model units is %1</source>
        <comment>the hands are still inside the body at %n frames; the largest depth in model units is %1</comment>
        <translation>
            <numerusform>手在 %Ln 帧仍位于身体内部；最大深度为 %1（模型单位）</numerusform>
        </translation>
    </message>
    <message>
        <source>no pose is near enough to a beat</source>
        <translation>没有离拍足够近的姿势</translation>
    </message>
    <message numerus="yes">
        <source>%n pose is on a beat</source>
        <comment>%n poses are on beats</comment>
        <translation>
            <numerusform>%Ln 个姿势已对齐到拍</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the speed at least doubles or halves at %n frame; the factor and the frames: %1</source>
        <comment>the speed at least doubles or halves at %n frames; the largest factor and its frames: %1</comment>
        <translation>
            <numerusform>%Ln 帧的速度变为两倍以上或一半以下；最大倍率及其所在帧：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>the motion has no such track</source>
        <translation>动作中没有此轨道</translation>
    </message>
    <message numerus="yes">
        <source>%n span with different curves for x and z was baked to a key at every frame</source>
        <comment>%n spans with different curves for x and z were baked to a key at every frame</comment>
        <translation>
            <numerusform>X 与 Z 的补间曲线不同的 %Ln 个区间已烘焙为每帧一个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n span of the camera target has different curves for x and z, and its shape changes; bake it first</source>
        <comment>%n spans of the camera target have different curves for x and z, and their shape changes; bake them first</comment>
        <translation>
            <numerusform>摄像机注视点有 %Ln 个区间的 X 与 Z 补间曲线不同，形状会改变；请先烘焙</numerusform>
        </translation>
    </message>
    <message>
        <source>the model has no such bone</source>
        <translation>模型中没有此骨骼</translation>
    </message>
    <message numerus="yes">
        <source>the structure of the model does not allow an exact result: bones are not at their places at %n frame; the largest distance in model units is %1</source>
        <comment>the structure of the model does not allow an exact result: bones are not at their places at %n frames; the largest distance in model units is %1</comment>
        <translation>
            <numerusform>由于模型的结构，无法得到精确的结果：%Ln 帧处骨骼偏离原位；最大距离（模型单位）：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the structure of the model does not allow an exact result: bones have other rotations at %n frame; the largest difference in degrees is %1</source>
        <comment>the structure of the model does not allow an exact result: bones have other rotations at %n frames; the largest difference in degrees is %1</comment>
        <translation>
            <numerusform>由于模型的结构，无法得到精确的结果：%Ln 帧处骨骼的旋转与原来不同；最大差值（度）：%1</numerusform>
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
        <source>Bake Physics to Keys</source>
        <translation>将物理烘焙为关键帧</translation>
    </message>
    <message>
        <source>Replace physics by keys that show the same, on the bones that rigid bodies move, or on those of them that are named, between the first and the last chosen frame. The simulation begins at frame 0 of the motion. Physics is off at the new keys, so that every program shows them; where a part of the motion ends, a key switches it on again. IK that only moves these bones is switched off. Keys at which the motion itself switches physics off stay. Keys cannot show everything: a bone with a fixed axis only rotates about it, a hidden bone takes no keys, most types of PMD bones only rotate, other IK overrides its bones while it is on, and bones without physics that inherit from these follow their new keys. Notes name such bones, and those whose names a VMD file cannot hold.</source>
        <translation>在选定的第一帧到最后一帧之间，将刚体带动的骨骼（或其中指定名称的骨骼）的物理替换为显示效果相同的关键帧。模拟从动作的第 0 帧开始。新关键帧上物理关闭，因此任何程序都会显示它们；若只选动作的一部分，结尾处的关键帧会重新开启物理。只影响这些骨骼的 IK 会被关闭。动作自身关闭物理的关键帧会保留。关键帧无法表达一切：有固定轴的骨骼只能绕该轴旋转，隐藏的骨骼不接受关键帧，PMD 的大多数类型的骨骼只能旋转，其他 IK 开启时会覆盖其骨骼，继承这些骨骼的无物理骨骼会跟随新的关键帧。备注会列出这类骨骼，以及名称无法存入 VMD 文件的骨骼。</translation>
    </message>
    <message>
        <source>Steps of the simulation per second</source>
        <translation>每秒的模拟步数</translation>
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
        <source>Let bodies collide with the ground</source>
        <translation>让刚体与地面碰撞</translation>
    </message>
    <message>
        <source>Acceleration of gravity, as displayed by MMD; gravity keys of the motion replace it</source>
        <translation>MMD 中显示的重力加速度；动作有重力关键帧时以其为准</translation>
    </message>
    <message>
        <source>Direction of gravity</source>
        <translation>重力的方向</translation>
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
        <source>Switch off IK that only moves bones with new keys</source>
        <translation>关闭只影响带新关键帧的骨骼的 IK</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <source>Unbake Physics</source>
        <translation>取消物理烘焙</translation>
    </message>
    <message>
        <source>Switch on IK that only moves such bones, in the chosen keys</source>
        <translation>在选定的关键帧中开启只影响这些骨骼的 IK</translation>
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
        <source>Offset, added after the rotation</source>
        <translation>旋转之后相加的偏移</translation>
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
        <source>Fit to this Model</source>
        <translation>适配到此模型</translation>
    </message>
    <message>
        <source>Change a motion that was made for another model so that this model does the same. Limbs point in the same directions; feet and hips are where they were, scaled by the length of the legs; and hands touch what they touched. All bones of the body are changed between the first and the last chosen frame, or those of them that are named. Keys stay on their frames where their curves show the movement within the largest errors; elsewhere keys are added. Legs get keys for rotations and for foot IK. Morphs that this model has by another name are renamed if the whole motion is changed.</source>
        <translation>修改为其他模型制作的动作，使此模型做出同样的动作。四肢指向相同方向；双脚和髋部按腿长比例位于原来的位置；手仍接触原来接触的部位。在所选的第一帧与最后一帧之间，修改身体的全部骨骼，或其中指定名称的骨骼。在曲线能于最大误差内表现动作之处，关键帧保持在原来的帧上；其他地方会增加关键帧。腿部同时得到旋转和足 IK 的关键帧。修改整个动作时，此模型中名称不同的变形也会重命名。</translation>
    </message>
    <message>
        <source>Model that the motion was made for</source>
        <translation>制作动作时所用的模型</translation>
    </message>
    <message>
        <source>Keep hands together where they touch each other</source>
        <translation>让合在一起的双手保持合在一起</translation>
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
        <source>Hold feet in place while they are planted</source>
        <translation>双脚着地时将其固定在原处</translation>
    </message>
    <message>
        <source>Scale the distance and the target of the camera by the height of the head</source>
        <translation>按头部高度缩放摄像机的距离和目标</translation>
    </message>
    <message>
        <source>Factor of distances on the floor; 0 for that of the legs. Models that dance together need the same factor</source>
        <translation>地面上移动距离的倍率；0 表示腿长之比。一起跳舞的模型需要相同的倍率</translation>
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
        <source>Pose (VPD) or another motion; if empty, a frame of this motion</source>
        <translation>姿势 (VPD) 或另一个动作；留空则为此动作的一帧</translation>
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
        <source>Whether the pose rotates bones in the space of the parent or in their own space</source>
        <translation>姿势在父级的空间还是在骨骼自身的空间旋转骨骼</translation>
    </message>
    <message>
        <source>Add a key at the first selected frame to bones of the pose without keys</source>
        <translation>为姿势中没有关键帧的骨骼在第一个选中的帧添加关键帧</translation>
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
        <source>全ての親 into センター and the foot IK bones</source>
        <translation>将 全ての親 并入 センター 和足 IK 骨骼</translation>
    </message>
    <message>
        <source>グルーブ into センター</source>
        <translation>将 グルーブ 并入 センター</translation>
    </message>
    <message>
        <source>腰 into 上半身 and 下半身, its translation into its parent</source>
        <translation>将 腰 并入 上半身 和 下半身，其移动并入父级</translation>
    </message>
    <message>
        <source>上半身2 into 上半身</source>
        <translation>将 上半身2 并入 上半身</translation>
    </message>
    <message>
        <source>腕捩 into 腕</source>
        <translation>将 腕捩 并入 腕</translation>
    </message>
    <message>
        <source>手捩 into 手首</source>
        <translation>将 手捩 并入 手首</translation>
    </message>
    <message>
        <source>肩P into 肩, and 肩C into 腕</source>
        <translation>将 肩P 并入 肩，将 肩C 并入 腕</translation>
    </message>
    <message>
        <source>足IK親 into 足ＩＫ</source>
        <translation>将 足IK親 并入 足ＩＫ</translation>
    </message>
    <message>
        <source>足D, ひざD and 足首D into 足, ひざ and 足首, where IK is off in the whole motion</source>
        <translation>在整个动作中 IK 关闭的地方，将 足D、ひざD 和 足首D 并入 足、ひざ 和 足首</translation>
    </message>
    <message>
        <source>Largest position error between keys; spans above it get a key at every frame</source>
        <translation>关键帧之间的最大位置误差；超过它的区间在每一帧都添加关键帧</translation>
    </message>
    <message>
        <source>Largest rotation error between keys</source>
        <translation>关键帧之间的最大旋转误差</translation>
    </message>
    <message>
        <source>Semi-Standard Bones</source>
        <translation>准标准骨骼</translation>
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
        <source>Copy Curves to the Other Side</source>
        <translation>将曲线复制到另一侧</translation>
    </message>
    <message>
        <source>Copy the curves of bone keys to the keys of the other side on the same frames.</source>
        <translation>将骨骼关键帧的曲线复制到另一侧相同帧的关键帧。</translation>
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
        <source>Mirror tracks of neither side in place, including the camera and the light</source>
        <translation>将不属于任何一侧的轨道（包括摄像机和照明）就地镜像</translation>
    </message>
    <message>
        <source>Whether to exchange the keys of both sides or to copy them to the other side</source>
        <translation>交换两侧的关键帧，还是将其复制到另一侧</translation>
    </message>
    <message>
        <source>Pairs of names that do not contain 左/右, left/right or L/R; a row is LEFT,RIGHT</source>
        <translation>不包含 左/右、left/right 或 L/R 的名称配对；每行为 LEFT,RIGHT（左,右）</translation>
    </message>
    <message>
        <source>Left and Right</source>
        <translation>左右</translation>
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
        <source>First frame to move</source>
        <translation>开始移动的第一帧</translation>
    </message>
    <message>
        <source>Number of frames</source>
        <translation>帧数</translation>
    </message>
    <message>
        <source>Whether later keys that are not selected move too: none, those on the same tracks, or those on all tracks and the markers</source>
        <translation>之后未选中的关键帧是否也移动：不移动、相同轨道上的移动，或所有轨道上的关键帧和标记都移动</translation>
    </message>
    <message>
        <source>Make Loop</source>
        <translation>制作循环</translation>
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
        <source>Number of frames to add after the end, in which the motion returns to the start; 0 to blend instead</source>
        <translation>在末尾之后添加的、用于返回起点的帧数；0 表示改用渐变</translation>
    </message>
    <message>
        <source>Remove Frames</source>
        <translation>删除帧</translation>
    </message>
    <message>
        <source>Remove frames, as MMD does: move keys after a frame to the left. If several keys arrive at the frame, the last one is kept; if none arrives, the key at the frame is kept. Keys at frame 0 always stay.</source>
        <translation>像 MMD 那样删除帧：将某一帧之后的关键帧向左移动。如果多个关键帧到达该帧，则保留最后一个；如果没有，则保留该帧原有的关键帧。第 0 帧的关键帧始终保留。</translation>
    </message>
    <message>
        <source>The frame that later keys move to</source>
        <translation>之后的关键帧移到的帧</translation>
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
        <source>The frames of the poses, such as 30, 62, 95, if these are given</source>
        <translation>指定姿势所在的帧时填写，例如 30, 62, 95</translation>
    </message>
    <message>
        <source>Move poses to beats, to half beats as well, or to the starts of bars</source>
        <translation>将姿势移到拍、半拍或小节开头</translation>
    </message>
    <message>
        <source>Poses that are farther from a beat are not moved to it</source>
        <translation>离拍超过此距离的姿势不移动</translation>
    </message>
    <message>
        <source>Shortest time between poses that are found</source>
        <translation>检测到的姿势之间的最短时间</translation>
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
        <source>Scale Time</source>
        <translation>时间缩放</translation>
    </message>
    <message>
        <source>Stretch or compress keys in time around a frame. If two keys arrive at the same frame, the later one is kept.</source>
        <translation>以某一帧为中心在时间上拉伸或压缩关键帧。如果两个关键帧到达同一帧，则保留较晚的一个。</translation>
    </message>
    <message>
        <source>2 doubles the length of the motion, 0.5 halves it</source>
        <translation>2 使动作长度加倍，0.5 使其减半</translation>
    </message>
    <message>
        <source>The frame that does not move</source>
        <translation>不移动的帧</translation>
    </message>
    <message>
        <source>How to round positions between two frames; MMD rounds down</source>
        <translation>如何舍入两帧之间的位置；MMD 向下舍入</translation>
    </message>
    <message>
        <source>Keep two camera keys on adjacent frames adjacent</source>
        <translation>使相邻帧上的两个摄像机关键帧保持相邻</translation>
    </message>
    <message>
        <source>Whether later keys move with the last scaled key: none, those on the same tracks, or those on all tracks and the markers</source>
        <translation>之后的关键帧是否随最后一个缩放的关键帧移动：不移动、相同轨道上的移动，或所有轨道上的关键帧和标记都移动</translation>
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
        <source>Number of frames; negative values move to the left</source>
        <translation>帧数；负数向左移动</translation>
    </message>
    <message>
        <source>Leave a copy of the key at frame 0, as MMD does</source>
        <translation>像 MMD 那样在第 0 帧留下关键帧的副本</translation>
    </message>
    <message>
        <source>Whether later keys move too, so that no gap is left: none, those on the same tracks, or those on all tracks and the markers</source>
        <translation>之后的关键帧是否也移动以不留空隙：不移动、相同轨道上的移动，或所有轨道上的关键帧和标记都移动</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
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
        <source>Correct Positions and Angles</source>
        <translation>修正位置和角度</translation>
    </message>
    <message>
        <source>Multiply the values of keys and add to them, per axis. Changes positions of bones and of the camera target, angles of bones (in MMD&apos;s order YXZ) and of the camera, weights of morphs, and distances of the camera and the self shadow as displayed by MMD.</source>
        <translation>逐轴对关键帧的值做乘法和加法。更改骨骼和摄像机目标的位置、骨骼（按 MMD 的 YXZ 顺序）和摄像机的角度、变形的权重，以及 MMD 显示的摄像机和自阴影距离。</translation>
    </message>
    <message>
        <source>Factor for positions</source>
        <translation>位置的倍率</translation>
    </message>
    <message>
        <source>Added after the multiplication</source>
        <translation>在乘法之后相加</translation>
    </message>
    <message>
        <source>Factor for angles</source>
        <translation>角度的倍率</translation>
    </message>
    <message>
        <source>Factor for morph weights</source>
        <translation>变形权重的倍率</translation>
    </message>
    <message>
        <source>Factor for distances</source>
        <translation>距离的倍率</translation>
    </message>
    <message>
        <source>as displayed by MMD</source>
        <translation>按 MMD 的显示</translation>
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
        <source>Values</source>
        <translation>数值</translation>
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
        <source>keys/s</source>
        <translation>关键帧/秒</translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation>抖动</translation>
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
        <source>Rotations that have a wrong sign, are off by a half turn, or are those of the other side for a short time.</source>
        <translation>短时间内符号错误、偏差半圈或属于另一侧的旋转。</translation>
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
        <source>%1=%2: expected %3</source>
        <translation>%1=%2：应为%3</translation>
    </message>
    <message>
        <source>a frame, a whole number from 0 to 2147483647</source>
        <translation>帧，即 0 到 2147483647 的整数</translation>
    </message>
    <message>
        <source>frames A-B</source>
        <translation>帧范围 A-B</translation>
    </message>
    <message>
        <source>%1 numbers separated by commas</source>
        <translation>以逗号分隔的 %1 个数字</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>以下之一：%1</translation>
    </message>
    <message>
        <source>on or off</source>
        <translation>on 或 off</translation>
    </message>
    <message>
        <source>some text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>&apos;%1&apos;: expected name=value</source>
        <translation>“%1”：应为 name=value</translation>
    </message>
    <message>
        <source>%1 has no parameter &apos;%2&apos;</source>
        <translation>%1 没有参数“%2”</translation>
    </message>
    <message>
        <source>%1 is given twice</source>
        <translation>%1 指定了两次</translation>
    </message>
    <message>
        <source>%1 needs %2=</source>
        <translation>%1 需要 %2=</translation>
    </message>
    <message>
        <source>unknown action &apos;%1&apos;</source>
        <translation>未知的操作“%1”</translation>
    </message>
    <message>
        <source>unknown action &apos;%1&apos;; did you mean %2?</source>
        <translation>未知的操作“%1”；您是指 %2 吗？</translation>
    </message>
    <message>
        <source>missing closing double quote</source>
        <translation>缺少右双引号</translation>
    </message>
    <message>
        <source>unknown action</source>
        <translation>未知的操作</translation>
    </message>
    <message>
        <source>is not available now (%1)</source>
        <translation>现在不可用（%1）</translation>
    </message>
    <message>
        <source>the action is disabled</source>
        <translation>操作已禁用</translation>
    </message>
    <message>
        <source>is not an archive</source>
        <translation>不是压缩包</translation>
    </message>
    <message>
        <source>is not a motion; --motion-quality measures motions on a model</source>
        <translation>不是动作；--motion-quality 测量模型上的动作</translation>
    </message>
    <message>
        <source>--model is only for .vpd, for --like-mmd, for captured motions and for the formats of other programs</source>
        <translation>--model 仅用于 .vpd、--like-mmd、捕捉动作和其他程序的格式</translation>
    </message>
    <message>
        <source>is not a captured motion, and %1 is only for these</source>
        <translation>不是捕捉动作，%1 仅用于捕捉动作</translation>
    </message>
    <message>
        <source>the input is a captured motion too</source>
        <translation>输入也是捕捉动作</translation>
    </message>
    <message>
        <source>is a captured motion, which needs --model</source>
        <translation>是捕捉动作，需要 --model</translation>
    </message>
    <message>
        <source>--v1 is only for .vmd</source>
        <translation>--v1 仅用于 .vmd</translation>
    </message>
    <message>
        <source>--frame is only for .vpd</source>
        <translation>--frame 仅用于 .vpd</translation>
    </message>
    <message>
        <source>--frame must be a finite number</source>
        <translation>--frame 必须是有限数</translation>
    </message>
    <message>
        <source>%1 is only for %2</source>
        <translation>%1 仅用于 %2</translation>
    </message>
    <message>
        <source>--unlit is only for .glb</source>
        <translation>--unlit 仅用于 .glb</translation>
    </message>
    <message>
        <source>needs --model, the model that the motion moves</source>
        <translation>需要 --model，即动作所驱动的模型</translation>
    </message>
    <message>
        <source>needs the program furitsuke-import in the folder of this one</source>
        <translation>需要与本程序位于同一文件夹的程序 furitsuke-import</translation>
    </message>
    <message>
        <source>cannot start furitsuke-import</source>
        <translation>无法启动 furitsuke-import</translation>
    </message>
    <message>
        <source>took longer than %1 s to read and was canceled</source>
        <translation>读取超过 %1 秒，已取消</translation>
    </message>
    <message>
        <source>is too large</source>
        <translation>太大</translation>
    </message>
    <message>
        <source>is damaged: furitsuke-import crashed on it</source>
        <translation>已损坏：furitsuke-import 读取时崩溃</translation>
    </message>
    <message>
        <source>is not read by the command line on this system; use capture.import of the program</source>
        <translation>在此系统上命令行无法读取；请使用程序的 capture.import</translation>
    </message>
    <message>
        <source>is not written by the command line on this system; use file.exportMotion of the program</source>
        <translation>在此系统上命令行无法写入；请使用程序的 file.exportMotion</translation>
    </message>
    <message>
        <source>no temporary folder could be created</source>
        <translation>无法创建临时文件夹</translation>
    </message>
    <message>
        <source>no part has any keys</source>
        <translation>没有任何部分有关键帧</translation>
    </message>
    <message numerus="yes">
        <source>canceled after %n file</source>
        <comment>canceled after %n files</comment>
        <translation>
            <numerusform>已在 %n 个文件后取消</numerusform>
        </translation>
    </message>
    <message>
        <source>markers: are not written to standard output</source>
        <translation>标记：不写入标准输出</translation>
    </message>
    <message>
        <source>markers: %1 already exists; use --force to overwrite it</source>
        <translation>标记：%1 已存在；要覆盖请使用 --force</translation>
    </message>
    <message>
        <source>markers: %1</source>
        <translation>标记：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n layer is flattened into the motion, and the output has none</source>
        <comment>%n layers are flattened into the motion, and the output has none</comment>
        <translation>
            <numerusform>%n 个图层已合并到动作中，输出没有图层</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record was dropped that a later one on the same frame overrides</source>
        <comment>%n records were dropped that a later one on the same frame overrides</comment>
        <translation>
            <numerusform>去除了 %n 条被同一帧上较后的记录取代的记录</numerusform>
        </translation>
    </message>
    <message>
        <source>edit cannot write a pose; use convert</source>
        <translation>edit 无法写入姿势；请使用 convert</translation>
    </message>
    <message>
        <source>not processed: interrupted</source>
        <translation>未处理：已中断</translation>
    </message>
    <message>
        <source>needs --script</source>
        <translation>需要 --script</translation>
    </message>
    <message>
        <source>cannot be combined with --op</source>
        <translation>不能与 --op 一起使用</translation>
    </message>
    <message>
        <source>is also an input, and would be replaced before or after it is read; write into another folder</source>
        <translation>也是输入，会在读取之前或之后被替换；请写入其他文件夹</translation>
    </message>
    <message>
        <source>%1 would be written for both %2 and %3; use {name} in --out</source>
        <translation>%2 和 %3 都会写入 %1；请在 --out 中使用 {name}</translation>
    </message>
    <message>
        <source>unknown operation</source>
        <translation>未知的操作</translation>
    </message>
    <message>
        <source>unknown operation; did you mean %1?</source>
        <translation>未知的操作；您是指 %1 吗？</translation>
    </message>
    <message>
        <source>%1 (edit --list lists all; files come before --op)</source>
        <translation>%1（edit --list 列出全部；文件写在 --op 之前）</translation>
    </message>
    <message>
        <source>standard input has no {%1}</source>
        <translation>标准输入没有 {%1}</translation>
    </message>
    <message>
        <source>{%1} is not a placeholder; use {name}, {ext} or {dir}</source>
        <translation>{%1} 不是占位符；请使用 {name}、{ext} 或 {dir}</translation>
    </message>
    <message>
        <source>the motion would be split into %1 files, but at most %2 are allowed</source>
        <translation>动作会被拆分为 %1 个文件，但最多允许 %2 个</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not kinds, tracks, ranges such as 0-299,300- or every=300</source>
        <translation>“%1”不是 kinds、tracks、0-299,300- 这样的范围或 every=300</translation>
    </message>
    <message>
        <source>could not be read: %1</source>
        <translation>无法读取（%1）</translation>
    </message>
    <message>
        <source>is an FBX, which can only be read from a file</source>
        <translation>是 FBX，只能从文件读取</translation>
    </message>
    <message>
        <source>both sides changed the name of the model</source>
        <translation>双方都更改了模型名称</translation>
    </message>
    <message>
        <source>ours removed the track, theirs changed it</source>
        <translation>ours 删除了该轨道，theirs 更改了它</translation>
    </message>
    <message>
        <source>ours removed the key, theirs changed it</source>
        <translation>ours 删除了该关键帧，theirs 更改了它</translation>
    </message>
    <message>
        <source>ours changed the track, theirs removed it</source>
        <translation>ours 更改了该轨道，theirs 删除了它</translation>
    </message>
    <message>
        <source>ours changed the key, theirs removed it</source>
        <translation>ours 更改了该关键帧，theirs 删除了它</translation>
    </message>
    <message>
        <source>both sides added the track</source>
        <translation>双方都添加了该轨道</translation>
    </message>
    <message>
        <source>both sides added the key</source>
        <translation>双方都添加了该关键帧</translation>
    </message>
    <message>
        <source>both sides changed the track</source>
        <translation>双方都更改了该轨道</translation>
    </message>
    <message>
        <source>both sides changed the key</source>
        <translation>双方都更改了该关键帧</translation>
    </message>
    <message>
        <source>the merged motion is longer than a pose; use --to</source>
        <translation>合并后的动作比姿势长；请使用 --to</translation>
    </message>
    <message>
        <source>needs --to FORMAT</source>
        <translation>需要 --to FORMAT</translation>
    </message>
    <message>
        <source>the name of an output needs one of the extensions %1</source>
        <translation>输出的名称需要以下扩展名之一：%1</translation>
    </message>
    <message>
        <source>cannot write %1; known extensions are %2</source>
        <translation>无法写入 %1；已知的扩展名为 %2</translation>
    </message>
    <message>
        <source>cannot write a motion as %1</source>
        <translation>无法将动作写为%1</translation>
    </message>
    <message>
        <source>already exists; use --force to overwrite it</source>
        <translation>已存在；要覆盖请使用 --force</translation>
    </message>
    <message>
        <source>is a terminal and would show binary data; redirect it, or use --force</source>
        <translation>是终端，会显示二进制数据；请重定向，或使用 --force</translation>
    </message>
    <message>
        <source>needs the model %1, which was not found: %2</source>
        <translation>需要模型 %1，但未找到：%2</translation>
    </message>
    <message>
        <source>is a project: choose a motion by --model NUMBER or --camera; it has none</source>
        <translation>是项目：请用 --model NUMBER 或 --camera 选择动作；没有任何模型</translation>
    </message>
    <message>
        <source>is a project: choose a motion by --model NUMBER or --camera; it has %1</source>
        <translation>是项目：请用 --model NUMBER 或 --camera 选择动作；有 %1</translation>
    </message>
    <message>
        <source>has no model %1; it has none</source>
        <translation>没有模型 %1；没有任何模型</translation>
    </message>
    <message>
        <source>has no model %1; it has %2</source>
        <translation>没有模型 %1；有 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n outside parent key of the camera left out; --bake-parents replaces them by keys</source>
        <comment>%n outside parent keys of the camera left out; --bake-parents replaces them by keys</comment>
        <translation>
            <numerusform>略去了摄像机的 %n 个外部亲关键帧；--bake-parents 可将其替换为关键帧</numerusform>
        </translation>
    </message>
    <message>
        <source>has no names of the bones of %1, as projects of MMD 8 or older; its model is needed for them and was not found: %2</source>
        <translation>是 MMD 8 或更早版本的项目，没有 %1 的骨骼名称；需要其模型来获得名称，但未找到：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n outside parent key left out; --bake-parents replaces outside parents by keys</source>
        <comment>%n outside parent keys left out; --bake-parents replaces outside parents by keys</comment>
        <translation>
            <numerusform>略去了 %n 个外部亲关键帧；--bake-parents 可将外部亲替换为关键帧</numerusform>
        </translation>
    </message>
    <message>
        <source>no such file, and no bundled script has that name</source>
        <translation>没有这样的文件，也没有该名称的自带脚本</translation>
    </message>
    <message>
        <source>no such file, and no bundled script has that name; did you mean %1?</source>
        <translation>没有这样的文件，也没有该名称的自带脚本；您是指 %1 吗？</translation>
    </message>
    <message>
        <source>expected key=value</source>
        <translation>应为 key=value</translation>
    </message>
    <message>
        <source>reference: expected auto, zero or a frame of the clip</source>
        <translation>reference：应为 auto、zero 或片段的一帧</translation>
    </message>
    <message>
        <source>clip: expected a number from 1 on</source>
        <translation>clip：应为从 1 开始的数字</translation>
    </message>
    <message>
        <source>lockFeet=on needs ik=on</source>
        <translation>lockFeet=on 需要 ik=on</translation>
    </message>
    <message>
        <source>into: no motion is open</source>
        <translation>into：没有打开的动作</translation>
    </message>
    <message>
        <source>points: expected whole numbers from 0 to 127</source>
        <translation>points：应为 0 到 127 的整数</translation>
    </message>
    <message>
        <source>has unsaved changes; save it or set discard=on</source>
        <translation>有未保存的更改；请保存或设置 discard=on</translation>
    </message>
    <message>
        <source>there are unsaved changes</source>
        <translation>有未保存的更改</translation>
    </message>
    <message>
        <source>has no file yet; specify path=</source>
        <translation>还没有文件；请指定 path=</translation>
    </message>
    <message>
        <source>is the sample of the program; specify path=</source>
        <translation>是程序的示例；请指定 path=</translation>
    </message>
    <message>
        <source>was damaged when it was opened; specify path=</source>
        <translation>打开时已损坏；请指定 path=</translation>
    </message>
    <message>
        <source>was changed by another program; specify path=</source>
        <translation>已被其他程序更改；请指定 path=</translation>
    </message>
    <message>
        <source>its markers would replace a file: %1; specify path=</source>
        <translation>其标记会替换一个文件：%1；请指定 path=</translation>
    </message>
    <message numerus="yes">
        <source>the list of recent files has %n entry</source>
        <comment>the list of recent files has %n entries</comment>
        <translation>
            <numerusform>最近文件列表有 %Ln 项</numerusform>
        </translation>
    </message>
    <message>
        <source>name: is missing</source>
        <translation>name：缺失</translation>
    </message>
    <message>
        <source>ik=%1: expected NAME:on, NAME:off or NAME:remove</source>
        <translation>ik=%1：应为 NAME:on、NAME:off 或 NAME:remove</translation>
    </message>
    <message>
        <source>key.set needs a value to set</source>
        <translation>key.set 需要要设置的值</translation>
    </message>
    <message>
        <source>fov=%1: expected 0 to %2</source>
        <translation>fov=%1：应为 0 到 %2</translation>
    </message>
    <message>
        <source>a track needs a name</source>
        <translation>轨道需要名称</translation>
    </message>
    <message>
        <source>port: expected a number from 0 to 65535</source>
        <translation>port：应为 0 到 65535 的数字</translation>
    </message>
    <message>
        <source>cannot be combined with tracks and frames</source>
        <translation>不能与 tracks 和 frames 同时使用</translation>
    </message>
    <message>
        <source>times: expected a number from 0.1 to 4</source>
        <translation>times：应为 0.1 到 4 的数字</translation>
    </message>
    <message>
        <source>weight: expected a number</source>
        <translation>weight：应为数字</translation>
    </message>
    <message>
        <source>the active model is hidden</source>
        <translation>活动模型已隐藏</translation>
    </message>
    <message>
        <source>the active model has no bone &apos;%1&apos;</source>
        <translation>活动模型没有骨骼“%1”</translation>
    </message>
    <message>
        <source>specify translation, rotation or quaternion</source>
        <translation>请指定 translation、rotation 或 quaternion</translation>
    </message>
    <message>
        <source>expected finite numbers</source>
        <translation>应为有限的数字</translation>
    </message>
    <message>
        <source>is not a VPD pose</source>
        <translation>不是 VPD 姿势</translation>
    </message>
    <message>
        <source>no fault has this name</source>
        <translation>没有此名称的缺陷</translation>
    </message>
    <message>
        <source>path: is missing</source>
        <translation>path：缺失</translation>
    </message>
    <message>
        <source>needs an answer from the user; in scripts, use recovery.list and recovery.open</source>
        <translation>需要用户回答；在脚本中请使用 recovery.list 和 recovery.open</translation>
    </message>
    <message numerus="yes">
        <source>there is %n motion to recover</source>
        <comment>there are %n motions to recover</comment>
        <translation>
            <numerusform>有 %Ln 个可恢复的动作</numerusform>
        </translation>
    </message>
    <message>
        <source>there is nothing to recover</source>
        <translation>没有可恢复的内容</translation>
    </message>
    <message>
        <source>number: is missing</source>
        <translation>number：缺失</translation>
    </message>
    <message>
        <source>has several files; choose one as path=%1/%2</source>
        <translation>有多个文件；请以 path=%1/%2 的形式选择一个</translation>
    </message>
    <message>
        <source>no model is named &apos;%1&apos;</source>
        <translation>没有名为“%1”的模型</translation>
    </message>
    <message>
        <source>no open motion is named &apos;%1&apos;</source>
        <translation>没有名为“%1”的已打开动作</translation>
    </message>
    <message>
        <source>expected 0 to 2147483647</source>
        <translation>应为 0 到 2147483647</translation>
    </message>
    <message>
        <source>is required, because there are gravity keys</source>
        <translation>由于存在重力关键帧，必须指定</translation>
    </message>
    <message>
        <source>expected a frame</source>
        <translation>应为帧</translation>
    </message>
    <message>
        <source>gravity keys are stored with a motion, and none is open</source>
        <translation>重力关键帧随动作保存，但没有打开的动作</translation>
    </message>
    <message>
        <source>expected 0 to %1</source>
        <translation>应为 0 到 %1</translation>
    </message>
    <message>
        <source>there are unsaved changes; save or close the motions first</source>
        <translation>有未保存的更改；请先保存或关闭动作</translation>
    </message>
    <message>
        <source>must be above 0</source>
        <translation>必须大于 0</translation>
    </message>
    <message>
        <source>must be from 0 to 1</source>
        <translation>必须在 0 到 1 之间</translation>
    </message>
    <message>
        <source>expected &quot;name=value; name=value&quot;</source>
        <translation>应为 &quot;name=value; name=value&quot;</translation>
    </message>
    <message>
        <source>percent: expected a number from 0 to 100</source>
        <translation>percent：应为 0 到 100 的数字</translation>
    </message>
    <message>
        <source>ms: out of range</source>
        <translation>ms：超出范围</translation>
    </message>
    <message>
        <source>ms: expected a number from 0 to 2000</source>
        <translation>ms：应为 0 到 2000 的数字</translation>
    </message>
    <message>
        <source>bpm: expected a number from 1 to 999</source>
        <translation>bpm：应为 1 到 999 的数字</translation>
    </message>
    <message>
        <source>first: expected a frame</source>
        <translation>first：应为帧</translation>
    </message>
    <message>
        <source>beats: expected a number from 1 to 64</source>
        <translation>beats：应为 1 到 64 的数字</translation>
    </message>
    <message>
        <source>expected #rrggbb or none</source>
        <translation>应为 #rrggbb 或 none</translation>
    </message>
    <message>
        <source>expected a number from 1 to 10000</source>
        <translation>应为 1 到 10000 的数字</translation>
    </message>
    <message>
        <source>expected numbers from -10000 to 10000</source>
        <translation>应为 -10000 到 10000 的数字</translation>
    </message>
    <message>
        <source>expected a number from 0 to 100</source>
        <translation>应为 0 到 100 的数字</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>超出范围</translation>
    </message>
    <message>
        <source>expected 1 to %1 pixels for width and height</source>
        <translation>宽度和高度应为 1 到 %1 像素</translation>
    </message>
    <message>
        <source>not a person</source>
        <translation>不是人体</translation>
    </message>
    <message>
        <source>expected -1000 to 1000</source>
        <translation>应为 -1000 到 1000</translation>
    </message>
    <message>
        <source>expected 0 to 1000</source>
        <translation>应为 0 到 1000</translation>
    </message>
    <message>
        <source>expected a direction of a length above 0, each part -1000 to 1000</source>
        <translation>应为长度大于 0 的方向，各分量为 -1000 到 1000</translation>
    </message>
    <message>
        <source>unknown part of the body %1</source>
        <translation>未知的身体部位 %1</translation>
    </message>
    <message>
        <source>unknown format &quot;%1&quot;</source>
        <translation>未知的格式“%1”</translation>
    </message>
    <message>
        <source>FBX is written by another program: use furitsuke-cli convert</source>
        <translation>FBX 由另一个程序写入：请使用 furitsuke-cli convert</translation>
    </message>
    <message>
        <source>&quot;%1&quot; contains %2, which CP932, the encoding of names in MMD&apos;s files, does not have</source>
        <translation>“%1”包含 %2，而 MMD 文件名称的编码 CP932 没有该字符</translation>
    </message>
    <message>
        <source>a name cannot contain a NUL</source>
        <translation>名称不能包含 NUL</translation>
    </message>
    <message>
        <source>bone name</source>
        <translation>骨骼名称</translation>
    </message>
    <message>
        <source>morph name</source>
        <translation>变形名称</translation>
    </message>
    <message>
        <source>IK name</source>
        <translation>IK 名称</translation>
    </message>
    <message>
        <source>projects of MMD 8 or older have no names of bones, and the model was not found: %1</source>
        <translation>MMD 8 或更早版本的项目没有骨骼名称，且找不到模型：%1</translation>
    </message>
    <message>
        <source>the names of its bones are not known</source>
        <translation>不知道其骨骼的名称</translation>
    </message>
    <message>
        <source>physics can be simulated up to frame %1 of this model</source>
        <translation>此模型的物理最多模拟到第 %1 帧</translation>
    </message>
    <message>
        <source>the motion was not found; see project.file.missing in diagnostics</source>
        <translation>找不到动作；请查看 diagnostics 中的 project.file.missing</translation>
    </message>
    <message>
        <source>command line</source>
        <translation>命令行</translation>
    </message>
    <message>
        <source>--size %1: expected WxH, such as 1600x1000</source>
        <translation>--size %1：应为 WxH，例如 1600x1000</translation>
    </message>
    <message>
        <source>--frame %1: expected a whole number from 0</source>
        <translation>--frame %1：应为从 0 开始的整数</translation>
    </message>
    <message>
        <source>--theme %1: expected dark or light</source>
        <translation>--theme %1：应为 dark 或 light</translation>
    </message>
    <message>
        <source>--panel %1: expected one of %2</source>
        <translation>--panel %1：应为以下之一：%2</translation>
    </message>
    <message>
        <source>--log-level %1: expected debug, info, warning, error or off</source>
        <translation>--log-level %1：应为 debug、info、warning、error 或 off</translation>
    </message>
    <message>
        <source>--%1: unknown option; did you mean --%2?</source>
        <translation>--%1：未知的选项；您是指 --%2 吗？</translation>
    </message>
    <message>
        <source>--%1 needs a value</source>
        <translation>--%1 需要一个值</translation>
    </message>
    <message>
        <source>the motions have %1 frames; without --frames at most %2 images are rendered; choose them with --frames A-B</source>
        <translation>动作有 %1 帧；不使用 --frames 时最多渲染 %2 张图像；请用 --frames A-B 选择</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a size WxH, such as 1920x1080</source>
        <translation>“%1”不是 1920x1080 这样的尺寸</translation>
    </message>
    <message>
        <source>is only for films: .mp4, .webm, .mov or .gif</source>
        <translation>仅用于影片：.mp4、.webm、.mov 或 .gif</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must end in .mp4, .webm, .mov or .gif, or in .png for images</source>
        <translation>“%1”必须以 .mp4、.webm、.mov 或 .gif 结尾，图像则以 .png 结尾</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an offset X,Y in percent, such as 10,-5</source>
        <translation>“%1”不是 10,-5 这样以百分比表示的偏移 X,Y</translation>
    </message>
    <message>
        <source>cannot be used with --transparent</source>
        <translation>不能与 --transparent 同时使用</translation>
    </message>
    <message>
        <source>there are more motions than models</source>
        <translation>动作多于模型</translation>
    </message>
    <message>
        <source>the screenshot cannot be encoded</source>
        <translation>无法编码截图</translation>
    </message>
    <message>
        <source>is too large for a small picture</source>
        <translation>太大，无法生成小图</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1，另有 %2 个</translation>
    </message>
    <message numerus="yes">
        <source>%n key more than ten hours after the start</source>
        <comment>%n keys more than ten hours after the start</comment>
        <translation>
            <numerusform>%Ln 个关键帧在开头的十小时之后</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key with only the first row filled; MMD reads straight lines</source>
        <comment>%n keys with only the first row filled; MMD reads straight lines</comment>
        <translation>
            <numerusform>%Ln 个关键帧只填写了第一行；MMD 读取为直线</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key whose curves of Y, Z and rotation MMD reads as straight lines</source>
        <comment>%n keys whose curves of Y, Z and rotation MMD reads as straight lines</comment>
        <translation>
            <numerusform>%Ln 个关键帧的 Y、Z 和旋转曲线被 MMD 读取为直线</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key with the opposite sign of the previous key; MMD takes the shorter path</source>
        <comment>%n keys with the opposite sign of the previous key; MMD takes the shorter path</comment>
        <translation>
            <numerusform>%Ln 个关键帧的符号与上一个关键帧相反；MMD 走较短的路径</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key half a turn from the previous key; rounding decides the direction</source>
        <comment>%n keys half a turn from the previous key; rounding decides the direction</comment>
        <translation>
            <numerusform>%Ln 个关键帧与上一个关键帧相差半圈；方向由舍入决定</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key more than 180 degrees from the previous key</source>
        <comment>%n keys more than 180 degrees from the previous key</comment>
        <translation>
            <numerusform>%Ln 个关键帧与上一个关键帧相差超过 180 度</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key with a view angle of 0 or above 180 degrees</source>
        <comment>%n keys with a view angle of 0 or above 180 degrees</comment>
        <translation>
            <numerusform>%Ln 个关键帧的视角为 0 或大于 180 度</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key with a color outside 0 to 1</source>
        <comment>%n keys with a color outside 0 to 1</comment>
        <translation>
            <numerusform>%Ln 个关键帧的颜色在 0 到 1 之外</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key with a distance outside 0 to 0.1</source>
        <comment>%n keys with a distance outside 0 to 0.1</comment>
        <translation>
            <numerusform>%Ln 个关键帧的距离在 0 到 0.1 之外</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key without an IK bone that other keys list</source>
        <comment>%n keys without an IK bone that other keys list</comment>
        <translation>
            <numerusform>%Ln 个关键帧缺少其他关键帧列出的 IK 骨骼</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key that lists an IK bone twice</source>
        <comment>%n keys that list an IK bone twice</comment>
        <translation>
            <numerusform>%Ln 个关键帧两次列出同一 IK 骨骼</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the same in %n more track: %1</source>
        <comment>the same in %n more tracks: %1</comment>
        <translation>
            <numerusform>另有 %Ln 条轨道相同：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name probably in %1</source>
        <comment>%n names probably in %1</comment>
        <translation>
            <numerusform>%Ln 个名称可能使用 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key</source>
        <comment>%n keys</comment>
        <translation>
            <numerusform>%Ln 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n camera key</source>
        <comment>%n camera keys</comment>
        <translation>
            <numerusform>%Ln 个摄像机关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n track after frame 0, the first of them %1 on frame %2</source>
        <comment>%n tracks after frame 0, the first of them %1 on frame %2</comment>
        <translation>
            <numerusform>%Ln 条轨道在第 0 帧之后开始，第一条是 %1，在第 %2 帧</numerusform>
        </translation>
    </message>
    <message>
        <source>no keys</source>
        <translation>没有关键帧</translation>
    </message>
    <message numerus="yes">
        <source>%n key of a model</source>
        <comment>%n keys of a model</comment>
        <translation>
            <numerusform>%Ln 个模型的关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key of camera, light and self shadow</source>
        <comment>%n keys of camera, light and self shadow</comment>
        <translation>
            <numerusform>%Ln 个摄像机、照明和自阴影的关键帧</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2; under the name &quot;%3&quot; MMD ignores the former</source>
        <translation>有%1和%2；名称为“%3”时 MMD 忽略前者</translation>
    </message>
    <message>
        <source>%1 and %2; under the name &quot;%3&quot; MMD ignores the latter</source>
        <translation>有%1和%2；名称为“%3”时 MMD 忽略后者</translation>
    </message>
    <message>
        <source>a motion of a model with the model name &quot;%1&quot;, which MMD does not load for a model</source>
        <translation>模型的动作使用模型名“%1”，MMD 不会为模型载入它</translation>
    </message>
    <message>
        <source>no model name</source>
        <translation>没有模型名</translation>
    </message>
    <message>
        <source>the first key is on frame %1</source>
        <translation>第一个关键帧在第 %1 帧</translation>
    </message>
    <message>
        <source>the clip has no keys</source>
        <translation>片段没有关键帧</translation>
    </message>
    <message numerus="yes">
        <source>the blends are longer than the clip, which has %n frame</source>
        <comment>the blends are longer than the clip, which has %n frames</comment>
        <translation>
            <numerusform>渐变比片段长，片段有 %n 帧</numerusform>
        </translation>
    </message>
    <message>
        <source>the motion has as many layers as possible</source>
        <translation>无法再添加图层</translation>
    </message>
    <message>
        <source>the last frame is at frame %1; motions of at most %2 frames can be written</source>
        <translation>最后一帧是第 %1 帧；最多可写出 %2 帧的动作</translation>
    </message>
    <message>
        <source>the last key is at frame %1; motions of at most %2 frames can be written</source>
        <translation>最后的关键帧在第 %1 帧；最多可写出 %2 帧的动作</translation>
    </message>
    <message numerus="yes">
        <source>the header says %n frame, but the file has %1; all complete frames are used</source>
        <comment>the header says %n frames, but the file has %1; all complete frames are used</comment>
        <translation>
            <numerusform>文件头写明 %Ln 帧，但文件有 %1 帧；使用所有完整的帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the line has more than %n number, one for each channel</source>
        <comment>the line has more than %n numbers, one for each channel</comment>
        <translation>
            <numerusform>该行的数字多于通道数（%Ln 个）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the line above has less than %n number, one for each channel</source>
        <comment>the line above has less than %n numbers, one for each channel</comment>
        <translation>
            <numerusform>上一行的数字少于通道数（%Ln 个）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone with keys cannot be written, except for what it does to the skeleton of a person</source>
        <comment>%n bones with keys cannot be written, except for what they do to the skeleton of a person</comment>
        <translation>
            <numerusform>%Ln 个有关键帧的骨骼除对人体骨架的影响外无法写出</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is up to %2 cm from its place, because limbs of the file have fixed lengths</source>
        <translation>由于文件中肢体的长度固定，%1离原位最多 %2 cm</translation>
    </message>
    <message numerus="yes">
        <source>%n morph key cannot be written; the format has no morphs</source>
        <comment>%n morph keys cannot be written; the format has no morphs</comment>
        <translation>
            <numerusform>%Ln 个变形关键帧无法写出；该格式没有变形</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key of camera, light and self shadow cannot be written</source>
        <comment>%n keys of camera, light and self shadow cannot be written</comment>
        <translation>
            <numerusform>%Ln 个摄像机、照明和自阴影的关键帧无法写出</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertex with SDEF or QDEF cannot be written as such; bent joints become thinner</source>
        <comment>%n vertices with SDEF or QDEF cannot be written as such; bent joints become thinner</comment>
        <translation>
            <numerusform>%Ln 个 SDEF 或 QDEF 顶点无法原样写出；弯曲的关节会变细</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n morph with keys cannot be written, because the format has no morphs of materials, texture coordinates and rigid bodies</source>
        <comment>%n morphs with keys cannot be written, because the format has no morphs of materials, texture coordinates and rigid bodies</comment>
        <translation>
            <numerusform>%Ln 个有关键帧的变形无法写出，因为该格式没有材质、纹理坐标和刚体的变形</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>toon and sphere textures and edges of %n material cannot be written</source>
        <comment>toon and sphere textures and edges of %n materials cannot be written</comment>
        <translation>
            <numerusform>%Ln 个材质的卡通、球面纹理和边缘无法写出</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone without a usable name of the chosen kind: named by number</source>
        <comment>%n bones without a usable name of the chosen kind: named by number</comment>
        <translation>
            <numerusform>%Ln 个骨骼没有所选种类的可用名称：以编号命名</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone moved by physics: not written, unless physics is baked into keys first</source>
        <comment>%n bones moved by physics: not written, unless physics is baked into keys first</comment>
        <translation>
            <numerusform>%Ln 个由物理驱动的骨骼：除非先将物理烘焙为关键帧，否则不写出</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the textures of %n material are missing or cannot be read, and are not written</source>
        <comment>the textures of %n materials are missing or cannot be read, and are not written</comment>
        <translation>
            <numerusform>%Ln 个材质的纹理缺失或无法读取，不会写出</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n expression without a morph of the model: %1</source>
        <comment>%n expressions without a morph of the model: %1</comment>
        <translation>
            <numerusform>%Ln 个 Expression 在模型中没有对应的变形：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>no pose is that of a person who stands with straight arms and legs; limbs point in the right directions, but may be twisted</source>
        <translation>没有四肢伸直站立的姿势；四肢的方向正确，但可能会扭曲</translation>
    </message>
    <message numerus="yes">
        <source>a header of %n byte is not supported</source>
        <comment>a header of %n bytes is not supported</comment>
        <translation>
            <numerusform>不支持 %Ln 字节的文件头</numerusform>
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
            <numerusform>不支持每像素 %Ln 位</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message numerus="yes">
        <source>%n texture not found: %1</source>
        <comment>%n textures not found: %1</comment>
        <translation>
            <numerusform>找不到 %Ln 个纹理：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n texture unreadable: %1</source>
        <comment>%n textures unreadable: %1</comment>
        <translation>
            <numerusform>%Ln 个纹理无法读取：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n texture outside the model folders, not read: %1</source>
        <comment>%n textures outside the model folders, not read: %1</comment>
        <translation>
            <numerusform>%Ln 个纹理在模型文件夹之外，不读取：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n texture scaled down to save memory: %1</source>
        <comment>%n textures scaled down to save memory: %1</comment>
        <translation>
            <numerusform>为节省内存缩小了 %Ln 个纹理：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, ...</source>
        <translation>%1, ...</translation>
    </message>
    <message>
        <source>the model name &quot;%1&quot; is not written; it is read as &quot;%2&quot;</source>
        <translation>不写入模型名“%1”；会读取为“%2”</translation>
    </message>
    <message numerus="yes">
        <source>%n key not written</source>
        <comment>%n keys not written</comment>
        <translation>
            <numerusform>%Ln 个关键帧不写入</numerusform>
        </translation>
    </message>
    <message>
        <source>two names are both &quot;%1&quot; as text and become one</source>
        <translation>两个名称作为文本都是“%1”，会合为一个</translation>
    </message>
    <message>
        <source>the name is written as &quot;%1&quot;, which has different bytes in a VMD</source>
        <translation>名称写为“%1”，在 VMD 中字节不同</translation>
    </message>
    <message numerus="yes">
        <source>%n key without perspective written with perspective</source>
        <comment>%n keys without perspective written with perspective</comment>
        <translation>
            <numerusform>%Ln 个关闭透视的关键帧会以开启透视写入</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n view angle rounded</source>
        <comment>%n view angles rounded</comment>
        <translation>
            <numerusform>%Ln 个视角会四舍五入</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key written with the states of IK bones that it does not list</source>
        <comment>%n keys written with the states of IK bones that they do not list</comment>
        <translation>
            <numerusform>%Ln 个关键帧会连同未列出的 IK 骨骼的状态写入</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone key with physics off</source>
        <comment>%n bone keys with physics off</comment>
        <translation>
            <numerusform>%Ln 个关闭物理的骨骼关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte after the last section</source>
        <comment>%n bytes after the last section</comment>
        <translation>
            <numerusform>最后一节之后有 %Ln 个字节</numerusform>
        </translation>
    </message>
    <message>
        <source>the name &quot;%1&quot; becomes &quot;%2&quot;</source>
        <translation>名称“%1”会变成“%2”</translation>
    </message>
    <message numerus="yes">
        <source>%n key beyond frame 2147483647</source>
        <comment>%n keys beyond frame 2147483647</comment>
        <translation>
            <numerusform>%Ln 个关键帧在第 2147483647 帧之后</numerusform>
        </translation>
    </message>
    <message>
        <source>appears more than once; the keys are merged</source>
        <translation>出现多次；其关键帧会合并</translation>
    </message>
    <message numerus="yes">
        <source>%n view angle rounded to whole degrees</source>
        <comment>%n view angles rounded to whole degrees</comment>
        <translation>
            <numerusform>%Ln 个视角已舍入为整数度</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key overridden by later ones on the same frame</source>
        <comment>%n keys overridden by later ones on the same frame</comment>
        <translation>
            <numerusform>%Ln 个关键帧被同一帧上后面的关键帧覆盖</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row overridden by later ones on the same frame</source>
        <comment>%n rows overridden by later ones on the same frame</comment>
        <translation>
            <numerusform>%Ln 行被同一帧上后面的行覆盖</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rate</source>
        <comment>%n rates</comment>
        <translation>
            <numerusform>%Ln 个帧率</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n curve</source>
        <comment>%n curves</comment>
        <translation>
            <numerusform>%Ln 条补间曲线</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n view angle</source>
        <comment>%n view angles</comment>
        <translation>
            <numerusform>%Ln 个视角</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layer</source>
        <comment>%n layers</comment>
        <translation>
            <numerusform>%Ln 个图层</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>holds %n value, not %1</source>
        <comment>holds %n values, not %1</comment>
        <translation>
            <numerusform>有 %Ln 个值，应为 %1 个</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown member %1 is ignored</source>
        <translation>忽略未知的成员 %1</translation>
    </message>
    <message>
        <source>unknown member %1 is ignored (%2 times)</source>
        <translation>忽略未知的成员 %1（%2 次）</translation>
    </message>
    <message>
        <source>%1; did you mean %2?</source>
        <translation>%1；您是指 %2 吗？</translation>
    </message>
    <message numerus="yes">
        <source>%n member with other unknown names</source>
        <comment>%n members with other unknown names</comment>
        <translation>
            <numerusform>%Ln 个其他未知名称的成员</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model without bones; a bone at the origin is added</source>
        <comment>%n models without bones; a bone at the origin is added</comment>
        <translation>
            <numerusform>%Ln 个模型没有骨骼；在原点添加一个骨骼</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone with a parent that does not exist, treated as none</source>
        <comment>%n bones with a parent that does not exist, treated as none</comment>
        <translation>
            <numerusform>%Ln 个骨骼的父骨骼不存在，按没有父骨骼处理</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cycle of bones that are their own ancestors, broken at</source>
        <comment>%n cycles of bones that are their own ancestors, broken at</comment>
        <translation>
            <numerusform>%Ln 个骨骼循环（骨骼是自己的祖先），断开处</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone with a tail or an append source that does not exist, ignored</source>
        <comment>%n bones with a tail or an append source that does not exist, ignored</comment>
        <translation>
            <numerusform>%Ln 个骨骼的末端或附加来源不存在，已忽略</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n IK chain with a goal that does not exist, skipped</source>
        <comment>%n IK chains with a goal that does not exist, skipped</comment>
        <translation>
            <numerusform>%Ln 条 IK 链的目标不存在，已跳过</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n IK chain with a target that does not exist</source>
        <comment>%n IK chains with a target that does not exist</comment>
        <translation>
            <numerusform>%Ln 条 IK 链的末端骨骼不存在</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n IK link to bones that do not exist, skipped</source>
        <comment>%n IK links to bones that do not exist, skipped</comment>
        <translation>
            <numerusform>%Ln 个 IK 链接的骨骼不存在，已跳过</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertex bound to bones that do not exist; the first bone is used</source>
        <comment>%n vertices bound to bones that do not exist; the first bone is used</comment>
        <translation>
            <numerusform>%Ln 个顶点绑定到不存在的骨骼；使用第一个骨骼</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n triangle with vertices that do not exist, not drawn</source>
        <comment>%n triangles with vertices that do not exist, not drawn</comment>
        <translation>
            <numerusform>%Ln 个三角形使用了不存在的顶点，不会绘制</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n index after the last complete triangle, ignored</source>
        <comment>%n indices after the last complete triangle, ignored</comment>
        <translation>
            <numerusform>%Ln 个索引在最后一个完整的三角形之后，已忽略</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material with an invalid number of indices</source>
        <comment>%n materials with an invalid number of indices</comment>
        <translation>
            <numerusform>%Ln 个材质的索引数量无效</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n triangle without a material, not drawn</source>
        <comment>%n triangles without a material, not drawn</comment>
        <translation>
            <numerusform>%Ln 个三角形没有材质，不会绘制</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material with a texture that does not exist, ignored</source>
        <comment>%n materials with a texture that does not exist, ignored</comment>
        <translation>
            <numerusform>%Ln 个材质的纹理不存在，已忽略</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n morph with elements that do not exist, skipped</source>
        <comment>%n morphs with elements that do not exist, skipped</comment>
        <translation>
            <numerusform>%Ln 个变形含有不存在的元素，已跳过</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n display group with entries that do not exist, skipped</source>
        <comment>%n display groups with entries that do not exist, skipped</comment>
        <translation>
            <numerusform>%Ln 个显示框含有不存在的项，已跳过</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rigid body with a bone that does not exist, ignored</source>
        <comment>%n rigid bodies with a bone that does not exist, ignored</comment>
        <translation>
            <numerusform>%Ln 个刚体的骨骼不存在，已忽略</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint with a body that does not exist, ignored</source>
        <comment>%n joints with a body that does not exist, ignored</comment>
        <translation>
            <numerusform>%Ln 个关节的刚体不存在，已忽略</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soft body with parts that do not exist, skipped</source>
        <comment>%n soft bodies with parts that do not exist, skipped</comment>
        <translation>
            <numerusform>%Ln 个软体引用了不存在的部分，已跳过</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value with an unknown meaning; defaults are used</source>
        <comment>%n values with an unknown meaning; defaults are used</comment>
        <translation>
            <numerusform>%Ln 个值的含义未知；使用默认值</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part with non-finite values</source>
        <comment>%n parts with non-finite values</comment>
        <translation>
            <numerusform>%Ln 个部件含有非有限的数值</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rigid body with values that cannot be simulated, left out</source>
        <comment>%n rigid bodies with values that cannot be simulated, left out</comment>
        <translation>
            <numerusform>%Ln 个刚体含有无法模拟的值，已排除</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rigid body with a size of 0 or less, without collisions</source>
        <comment>%n rigid bodies with a size of 0 or less, without collisions</comment>
        <translation>
            <numerusform>%Ln 个刚体的大小小于或等于 0，没有碰撞</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rigid body moved by physics with a mass of 0 or less, treated as following a bone</source>
        <comment>%n rigid bodies moved by physics with a mass of 0 or less, treated as following a bone</comment>
        <translation>
            <numerusform>%Ln 个由物理驱动的刚体质量小于或等于 0，改为跟随骨骼</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rigid body after the first 2,048, not simulated</source>
        <comment>%n rigid bodies after the first 2,048, not simulated</comment>
        <translation>
            <numerusform>%Ln 个刚体在前 2,048 个之后，不参与模拟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint with values that cannot be simulated, left out</source>
        <comment>%n joints with values that cannot be simulated, left out</comment>
        <translation>
            <numerusform>%Ln 个关节含有无法模拟的值，已排除</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint with a body that is left out of the simulation, left out too</source>
        <comment>%n joints with a body that is left out of the simulation, left out too</comment>
        <translation>
            <numerusform>%Ln 个关节的刚体已从模拟中排除，关节也被排除</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint between a body and itself, left out</source>
        <comment>%n joints between a body and itself, left out</comment>
        <translation>
            <numerusform>%Ln 个关节的两端是同一刚体，已排除</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint between bodies that follow bones, without effect</source>
        <comment>%n joints between bodies that follow bones, without effect</comment>
        <translation>
            <numerusform>%Ln 个关节连接跟随骨骼的刚体，没有效果</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint after the first 4,096, not simulated</source>
        <comment>%n joints after the first 4,096, not simulated</comment>
        <translation>
            <numerusform>%Ln 个关节在前 4,096 个之后，不参与模拟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soft body kept, but not simulated</source>
        <comment>%n soft bodies kept, but not simulated</comment>
        <translation>
            <numerusform>%Ln 个软体会保留，但不参与模拟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertex with weights that do not add up to 1</source>
        <comment>%n vertices with weights that do not add up to 1</comment>
        <translation>
            <numerusform>%Ln 个顶点的权重之和不为 1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part without a name</source>
        <comment>%n parts without a name</comment>
        <translation>
            <numerusform>%Ln 个部件没有名称</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name that CP932 lacks; MMD binds it only on a Windows for its language</source>
        <comment>%n names that CP932 lacks; MMD binds them only on a Windows for their language</comment>
        <translation>
            <numerusform>%Ln 个名称是 CP932 没有的；MMD 只有在其语言的 Windows 上才能对应</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name probably in another encoding</source>
        <comment>%n names probably in another encoding</comment>
        <translation>
            <numerusform>%Ln 个名称可能使用其他编码</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone with the name of an earlier one, not moved by motions</source>
        <comment>%n bones with the name of an earlier one, not moved by motions</comment>
        <translation>
            <numerusform>%Ln 个骨骼与前面的骨骼同名，动作不会移动</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n IK link outside the ancestors of the target</source>
        <comment>%n IK links outside the ancestors of the target</comment>
        <translation>
            <numerusform>%Ln 个 IK 链接不是末端骨骼的祖先</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone in a cycle of append transforms</source>
        <comment>%n bones in a cycle of append transforms</comment>
        <translation>
            <numerusform>%Ln 个骨骼处于附加变换的循环中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n morph in display groups; MMD crashes with 256 or more</source>
        <comment>%n morphs in display groups; MMD crashes with 256 or more</comment>
        <translation>
            <numerusform>显示框中有 %Ln 个变形；达到 256 个时 MMD 会崩溃</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n morph without a panel in a display group; MMD crashes</source>
        <comment>%n morphs without a panel in a display group; MMD crashes</comment>
        <translation>
            <numerusform>显示框中有 %Ln 个没有面板的变形；MMD 会崩溃</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part of PMX 2.1, which MMD does not load</source>
        <comment>%n parts of PMX 2.1, which MMD does not load</comment>
        <translation>
            <numerusform>%Ln 个 PMX 2.1 的部件，MMD 不会载入</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone of the motion that the model lacks</source>
        <comment>%n bones of the motion that the model lacks</comment>
        <translation>
            <numerusform>模型缺少动作的 %Ln 个骨骼</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone of the motion that the model lacks, never moved</source>
        <comment>%n bones of the motion that the model lacks, never moved</comment>
        <translation>
            <numerusform>模型缺少动作的 %Ln 个骨骼（从未移动）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n morph of the motion that the model lacks</source>
        <comment>%n morphs of the motion that the model lacks</comment>
        <translation>
            <numerusform>模型缺少动作的 %Ln 个变形</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n IK bone switched off by the motion that the model lacks</source>
        <comment>%n IK bones switched off by the motion that the model lacks</comment>
        <translation>
            <numerusform>模型缺少动作所关闭的 %Ln 个 IK 骨骼</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone of the model without keys</source>
        <comment>%n bones of the model without keys</comment>
        <translation>
            <numerusform>模型有 %Ln 个骨骼没有关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n morph of the model without keys</source>
        <comment>%n morphs of the model without keys</comment>
        <translation>
            <numerusform>模型有 %Ln 个变形没有关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text that is not valid CP932</source>
        <comment>%n texts that are not valid CP932</comment>
        <translation>
            <numerusform>%Ln 个文本不是有效的 CP932</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone of a type above 9, treated as a rotating bone</source>
        <comment>%n bones of a type above 9, treated as rotating bones</comment>
        <translation>
            <numerusform>%Ln 个骨骼的类型大于 9，按旋转的骨骼处理</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertex with a weight above 100 percent, read as 100</source>
        <comment>%n vertices with a weight above 100 percent, read as 100</comment>
        <translation>
            <numerusform>%Ln 个顶点的权重大于百分之 100，按 100 读取</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n list of morphs without a base morph; they have no effect</source>
        <comment>%n lists of morphs without a base morph; they have no effect</comment>
        <translation>
            <numerusform>%Ln 个变形列表没有基础变形；没有任何效果</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position of the base morph that differs from that of the vertex</source>
        <comment>%n positions of the base morph that differ from those of the vertices</comment>
        <translation>
            <numerusform>基础变形中有 %Ln 个位置与顶点的位置不同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertex of morphs that the base morph does not list, skipped</source>
        <comment>%n vertices of morphs that the base morph does not list, skipped</comment>
        <translation>
            <numerusform>变形中有 %Ln 个顶点不在基础变形的列表中，已跳过</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone in the group of the center bone, where MMD does not show it</source>
        <comment>%n bones in the group of the center bone, where MMD does not show them</comment>
        <translation>
            <numerusform>%Ln 个骨骼位于中心骨骼的组中，MMD 在该处不显示</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone in groups that the file does not define</source>
        <comment>%n bones in groups that the file does not define</comment>
        <translation>
            <numerusform>%Ln 个骨骼位于文件没有定义的组中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n IK chain with the goal of an earlier one</source>
        <comment>%n IK chains with the goal of an earlier one</comment>
        <translation>
            <numerusform>%Ln 条 IK 链与前面的链目标相同</numerusform>
        </translation>
    </message>
    <message>
        <source>the group &quot;%1&quot; has %2 bones, of which MMD shows %3</source>
        <translation>骨骼组“%1”有 %2 个骨骼，MMD 显示其中 %3 个</translation>
    </message>
    <message numerus="yes">
        <source>%n text is not valid in the encoding of the file</source>
        <comment>%n texts are not valid in the encoding of the file</comment>
        <translation>
            <numerusform>%Ln 个文本在文件的编码中无效</numerusform>
        </translation>
    </message>
    <message>
        <source>no. %1</source>
        <translation>第 %1 个</translation>
    </message>
    <message>
        <source>a model without a name</source>
        <translation>没有名称的模型</translation>
    </message>
    <message>
        <source>the motion was made for %1, the model is %2; %3 of %4 bone names and %5 of %6 morph names of the motion match the model; only those move it</source>
        <translation>动作是为%1制作的，而模型是%2；动作的 %4 个骨骼名中有 %3 个、%6 个变形名中有 %5 个与模型一致；只有这些会移动模型</translation>
    </message>
    <message>
        <source>a camera motion, which does not move a model</source>
        <translation>摄像机动作，不会移动模型</translation>
    </message>
    <message>
        <source>the motion also has camera keys</source>
        <translation>动作还有摄像机关键帧</translation>
    </message>
    <message>
        <source>the end mark is missing</source>
        <translation>缺少结束标记</translation>
    </message>
    <message numerus="yes">
        <source>%n model not read</source>
        <comment>%n models not read</comment>
        <translation>
            <numerusform>%Ln 个模型未读取</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n IK bone</source>
        <comment>%n IK bones</comment>
        <translation>
            <numerusform>%Ln 个 IK 骨骼</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link</source>
        <comment>%n links</comment>
        <translation>
            <numerusform>%Ln 个外部亲</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>section %1.%2 with %n item</source>
        <comment>section %1.%2 with %n items</comment>
        <translation>
            <numerusform>部分 %1.%2（%Ln 项）</numerusform>
        </translation>
    </message>
    <message>
        <source>another rate than 30 frames per second</source>
        <translation>帧率不是每秒 30 帧</translation>
    </message>
    <message numerus="yes">
        <source>%n list</source>
        <comment>%n lists</comment>
        <translation>
            <numerusform>%Ln 个列表</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field</source>
        <comment>%n fields</comment>
        <translation>
            <numerusform>%Ln 个字段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n track</source>
        <comment>%n tracks</comment>
        <translation>
            <numerusform>%Ln 条轨道</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key with outside parents</source>
        <comment>%n keys with outside parents</comment>
        <translation>
            <numerusform>%Ln 个带外部亲的关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key before frame 0</source>
        <comment>%n keys before frame 0</comment>
        <translation>
            <numerusform>%Ln 个关键帧在第 0 帧之前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text not in CP932</source>
        <comment>%n texts not in CP932</comment>
        <translation>
            <numerusform>%Ln 个文本不是 CP932</numerusform>
        </translation>
    </message>
    <message>
        <source>version %1.%2</source>
        <translation>版本 %1.%2</translation>
    </message>
    <message>
        <source>%1, now %2</source>
        <translation>%1（现在位于 %2）</translation>
    </message>
    <message>
        <source>there is no motion %1, the project has %2</source>
        <translation>没有动作 %1（项目中有 %2 个）</translation>
    </message>
    <message>
        <source>there is no model %1, the project has %2</source>
        <translation>没有模型 %1（项目中有 %2 个）</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n track not in frame order</source>
        <comment>%1: %n tracks not in frame order</comment>
        <translation>
            <numerusform>%1：%Ln 条轨道没有按帧的顺序排列</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n name padded with bytes other than zero</source>
        <comment>%1: %n names padded with bytes other than zero</comment>
        <translation>
            <numerusform>%1：%Ln 个名称用 0 以外的字节填充</numerusform>
        </translation>
    </message>
    <message>
        <source>the model name is padded with spaces</source>
        <translation>模型名用空格填充</translation>
    </message>
    <message>
        <source>the model name fills its field; it may be truncated</source>
        <translation>模型名占满了字段，可能已被截断</translation>
    </message>
    <message>
        <source>the model name is not valid CP932</source>
        <translation>模型名不是有效的 CP932</translation>
    </message>
    <message>
        <source>a camera motion with the model name &quot;%1&quot;, which MMD will not load as a camera motion</source>
        <translation>摄像机动作使用模型名“%1”，MMD 不会将其作为摄像机动作载入</translation>
    </message>
    <message>
        <source>&quot;%1&quot; and &quot;%2&quot; become the same name in the file; of keys on the same frame only one is kept</source>
        <translation>“%1”和“%2”在文件中会变成相同的名称；同一帧上的关键帧只保留一个</translation>
    </message>
    <message>
        <source>names are written in %1 instead of %2, which lacks some of their characters</source>
        <translation>名称用 %1 而不是 %2 写入，因为 %2 缺少其中一些字符</translation>
    </message>
    <message>
        <source>IK bone &quot;%1&quot; is truncated to &quot;%2&quot;</source>
        <translation>IK 骨骼“%1”会截断为“%2”</translation>
    </message>
    <message>
        <source>model name &quot;%1&quot; is truncated to &quot;%2&quot;</source>
        <translation>模型名“%1”会截断为“%2”</translation>
    </message>
    <message numerus="yes">
        <source>%n camera record after a camera count of 0 cannot be kept</source>
        <comment>%n camera records after a camera count of 0 cannot be kept</comment>
        <translation>
            <numerusform>摄像机数量 0 之后的 %Ln 条摄像机记录无法保留</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n self-shadow key: written, but programs of version 1 do not read them</source>
        <comment>%n self-shadow keys: written, but programs of version 1 do not read them</comment>
        <translation>
            <numerusform>%Ln 个自阴影关键帧：会写入，但版本 1 的程序不会读取</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n visibility and IK key: written, but programs of version 1 do not read them</source>
        <comment>%n visibility and IK keys: written, but programs of version 1 do not read them</comment>
        <translation>
            <numerusform>%Ln 个显示・IK 关键帧：会写入，但版本 1 的程序不会读取</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte after the last section: not written, because the motion has no key left</source>
        <comment>%n bytes after the last section: not written, because the motion has no key left</comment>
        <translation>
            <numerusform>最后一节之后的 %Ln 个字节：不写入，因为动作中没有剩余的关键帧</numerusform>
        </translation>
    </message>
    <message>
        <source>the damaged part is not written: %1</source>
        <translation>损坏的部分不会写入：%1</translation>
    </message>
    <message>
        <source>bone &quot;%1&quot; is truncated to &quot;%2&quot;</source>
        <translation>骨骼“%1”会截断为“%2”</translation>
    </message>
    <message>
        <source>morph &quot;%1&quot; is truncated to &quot;%2&quot;</source>
        <translation>变形“%1”会截断为“%2”</translation>
    </message>
    <message numerus="yes">
        <source>%n key without a name</source>
        <comment>%n keys without a name</comment>
        <translation>
            <numerusform>%Ln 个没有名称的关键帧</numerusform>
        </translation>
    </message>
    <message>
        <source>the name fills its field; it may be truncated</source>
        <translation>名称占满了字段，可能已被截断</translation>
    </message>
    <message>
        <source>the name is not valid CP932; it is matched by its bytes</source>
        <translation>名称不是有效的 CP932；按其字节匹配</translation>
    </message>
    <message>
        <source>the name is padded with spaces; it is matched without them</source>
        <translation>名称用空格填充；匹配时忽略空格</translation>
    </message>
    <message>
        <source>the name begins with a NUL, so MMD could not encode it</source>
        <translation>名称以 NUL 开头，说明 MMD 无法编码它</translation>
    </message>
    <message numerus="yes">
        <source>%n record that differs on the same frame, with a name that fills its field: probably two bones</source>
        <comment>%n records that differ on the same frame, with a name that fills its field: probably two bones</comment>
        <translation>
            <numerusform>%Ln 条记录在同一帧上内容不同，且名称占满字段：可能是两个骨骼</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record overridden by later ones on the same frame</source>
        <comment>%n records overridden by later ones on the same frame</comment>
        <translation>
            <numerusform>%Ln 条记录被同一帧上后面的记录覆盖</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record with a frame above 2147483647; kept, but not a key</source>
        <comment>%n records with a frame above 2147483647; kept, but not keys</comment>
        <translation>
            <numerusform>%Ln 条记录的帧大于 2147483647；会保留，但不作为关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key with interpolation bytes that MMD would write differently</source>
        <comment>%n keys with interpolation bytes that MMD would write differently</comment>
        <translation>
            <numerusform>%Ln 个关键帧的补间字节与 MMD 写入的不同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key with an unknown value of the physics flag, read as on</source>
        <comment>%n keys with an unknown value of the physics flag, read as on</comment>
        <translation>
            <numerusform>%Ln 个关键帧的物理标志值未知，按开启读取</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key with curve bytes above 127</source>
        <comment>%n keys with curve bytes above 127</comment>
        <translation>
            <numerusform>%Ln 个关键帧的曲线字节大于 127</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key with non-finite values</source>
        <comment>%n keys with non-finite values</comment>
        <translation>
            <numerusform>%Ln 个关键帧含有非有限的数值</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key with a rotation that is not of unit length; normalized when used</source>
        <comment>%n keys with a rotation that is not of unit length; normalized when used</comment>
        <translation>
            <numerusform>%Ln 个关键帧的旋转长度不为 1；使用时会归一化</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key with a mode other than 0, 1 or 2</source>
        <comment>%n keys with a mode other than 0, 1 or 2</comment>
        <translation>
            <numerusform>%Ln 个关键帧的模式不是 0、1 或 2</numerusform>
        </translation>
    </message>
    <message>
        <source>appears in the pose %1 times; the last block is used</source>
        <translation>在姿势中出现 %1 次；使用最后一个块</translation>
    </message>
    <message numerus="yes">
        <source>%n more name with several blocks</source>
        <comment>%n more names with several blocks</comment>
        <translation>
            <numerusform>另有 %Ln 个名称有多个块</numerusform>
        </translation>
    </message>
    <message>
        <source>A part of the lyrics file is damaged; the notes before the damage are used</source>
        <translation>歌词文件部分损坏；使用损坏处之前的音符</translation>
    </message>
    <message>
        <source>A line of the lyrics file has no time or value that can be read; the line is ignored</source>
        <translation>歌词文件中有一行的时间或值无法读取；该行被忽略</translation>
    </message>
    <message>
        <source>A text is in neither kana nor Latin letters; the mouth stays closed there</source>
        <translation>有歌词既不是假名也不是拉丁字母；该处嘴保持闭合</translation>
    </message>
    <message>
        <source>The lyrics have more than 200000 syllables; the first ones are used</source>
        <translation>歌词的音节超过 200000 个；使用前面的音节</translation>
    </message>
    <message numerus="yes">
        <source>its size is %n byte, expected 6</source>
        <comment>its size is %n bytes, expected 6</comment>
        <translation>
            <numerusform>大小为 %Ln 字节，应为 6</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message numerus="yes">
        <source>the sound is cut after %n second</source>
        <comment>the sound is cut after %n seconds</comment>
        <translation>
            <numerusform>声音在 %Ln 秒后截断</numerusform>
        </translation>
    </message>
    <message>
        <source>the file ends after %1 of %2 seconds</source>
        <translation>文件在 %2 秒中的第 %1 秒后结束</translation>
    </message>
    <message numerus="yes">
        <source>%n piece of the sound could not be decoded</source>
        <comment>%n pieces of the sound could not be decoded</comment>
        <translation>
            <numerusform>声音有 %Ln 处无法解码</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more picture was expected</source>
        <comment>%n more pictures were expected</comment>
        <translation>
            <numerusform>还应有 %Ln 幅图像</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second was expected</source>
        <comment>%n seconds were expected</comment>
        <translation>
            <numerusform>应有 %Ln 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>the sound is cut after %1 of %2 seconds</source>
        <translation>声音在 %2 秒中的第 %1 秒后截断</translation>
    </message>
    <message>
        <source>the file ends after %1 of %2 sample frames</source>
        <translation>文件在 %2 个采样帧中的第 %1 个后结束</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not %2</source>
        <translation>“%1”不是 %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>Keys that MMD would not write, because they are not those of a part of the model</source>
        <translation>有 MMD 不会写入的关键帧，因为它们不属于模型的任何部分</translation>
    </message>
    <message numerus="yes">
        <source>%n key: not written, because the model has no such part</source>
        <comment>%n keys: not written, because the model has no such part</comment>
        <translation>
            <numerusform>%Ln 个关键帧：因为模型没有这个部分，所以不写入</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key: not written, because it is not that of a model</source>
        <comment>%n keys: not written, because they are not those of a model</comment>
        <translation>
            <numerusform>%Ln 个关键帧：因为不是模型的关键帧，所以不写入</numerusform>
        </translation>
    </message>
    <message>
        <source>--like-mmd is only for .vmd</source>
        <translation>--like-mmd 仅用于 .vmd</translation>
    </message>
    <message>
        <source>A bone&apos;s name of 15 bytes or more, or a morph&apos;s of more; MMD binds no keys to it</source>
        <translation>骨骼名达到或超过 15 字节，或变形名超过 15 字节；MMD 不会将关键帧应用到它</translation>
    </message>
    <message numerus="yes">
        <source>%n name that is too long for MMD to bind keys to</source>
        <comment>%n names that are too long for MMD to bind keys to</comment>
        <translation>
            <numerusform>%Ln 个名称过长，MMD 不会将关键帧应用到它</numerusform>
        </translation>
    </message>
    <message>
        <source>Several morphs have the same name; motions move only the first</source>
        <translation>多个变形同名；动作只驱动第一个</translation>
    </message>
    <message numerus="yes">
        <source>%n morph with the name of an earlier one, not moved by motions</source>
        <comment>%n morphs with the name of an earlier one, not moved by motions</comment>
        <translation>
            <numerusform>%Ln 个变形与前面的变形同名，动作不会驱动它</numerusform>
        </translation>
    </message>
    <message>
        <source>A bone comes before its parent or the source of its append in the same layer; MMD shows it one frame late, here it is in time</source>
        <translation>骨骼在同一变形层级中排在父骨骼或附加来源之前；MMD 会晚一帧显示，这里不会</translation>
    </message>
    <message numerus="yes">
        <source>%n bone before its parent or append source in a layer</source>
        <comment>%n bones before their parents or append sources in a layer</comment>
        <translation>
            <numerusform>%Ln 个骨骼在层级中排在父骨骼或附加来源之前</numerusform>
        </translation>
    </message>
    <message>
        <source>A bone inherits in its local way, which MMD ignores: it inherits as any other</source>
        <translation>骨骼使用本地附加；MMD 会忽略这一点，按普通附加处理</translation>
    </message>
    <message numerus="yes">
        <source>%n bone that inherits in its local way, which MMD ignores</source>
        <comment>%n bones that inherit in their local way, which MMD ignores</comment>
        <translation>
            <numerusform>%Ln 个骨骼使用 MMD 会忽略的本地附加</numerusform>
        </translation>
    </message>
    <message>
        <source>Bones with names of 15 bytes or more; MMD does not bind their keys</source>
        <translation>名称达到或超过 15 字节的骨骼；MMD 不会应用其关键帧</translation>
    </message>
    <message numerus="yes">
        <source>%n bone of the model with a name of 15 bytes or more, not bound, as in MMD</source>
        <comment>%n bones of the model with names of 15 bytes or more, not bound, as in MMD</comment>
        <translation>
            <numerusform>模型的 %Ln 个骨骼名称达到或超过 15 字节，与 MMD 一样不应用关键帧</numerusform>
        </translation>
    </message>
    <message>
        <source>Bones that the model hides; MMD ignores their keys</source>
        <translation>模型中隐藏的骨骼；MMD 会忽略其关键帧</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden bone of the model, whose keys have no effect, as in MMD</source>
        <comment>%n hidden bones of the model, whose keys have no effect, as in MMD</comment>
        <translation>
            <numerusform>模型的 %Ln 个隐藏骨骼，其关键帧与 MMD 一样不起作用</numerusform>
        </translation>
    </message>
    <message>
        <source>was not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>is not a picture</source>
        <translation>不是图片</translation>
    </message>
    <message>
        <source>is not a motion</source>
        <translation>不是动作</translation>
    </message>
    <message>
        <source>is not a sound</source>
        <translation>不是音频</translation>
    </message>
    <message>
        <source>is not a picture or film</source>
        <translation>不是图片或影片</translation>
    </message>
    <message>
        <source>is not a sound, picture or film</source>
        <translation>不是音频、图片或影片</translation>
    </message>
    <message>
        <source>is not a list of materials</source>
        <translation>不是材质列表</translation>
    </message>
    <message>
        <source>is not a prop</source>
        <translation>不是附件</translation>
    </message>
    <message>
        <source>is not open as a model</source>
        <translation>没有作为模型打开</translation>
    </message>
    <message>
        <source>is hidden, or in a hidden folder</source>
        <translation>是隐藏文件，或在隐藏文件夹中</translation>
    </message>
    <message>
        <source>is in another folder than the models, the motions and the project</source>
        <translation>在模型、动作和项目以外的文件夹中</translation>
    </message>
    <message>
        <source>cannot be unpacked: &quot;%1&quot; needs a folder where the archive has a file of the same name</source>
        <translation>无法解压：“%1”需要一个文件夹，但压缩包中有同名文件</translation>
    </message>
    <message>
        <source>cannot be unpacked: neither XDG_CACHE_HOME nor HOME names a folder</source>
        <translation>无法解压：XDG_CACHE_HOME 和 HOME 都没有指明文件夹</translation>
    </message>
    <message>
        <source>has only files whose names cannot be read, because they are not UTF-8 as it says</source>
        <translation>只有名称无法读取的文件，因为它们并非所标明的 UTF-8</translation>
    </message>
    <message>
        <source>failed unexpectedly: %1</source>
        <translation>意外失败：%1</translation>
    </message>
    <message>
        <source>failed unexpectedly</source>
        <translation>意外失败</translation>
    </message>
    <message>
        <source>The file is damaged; programs read at most the part before the damage</source>
        <translation>文件已损坏；程序最多只读取损坏处之前的部分</translation>
    </message>
    <message>
        <source>is not a folder of this program</source>
        <translation>不是本程序的文件夹</translation>
    </message>
    <message>
        <source>Names that were cut at 15 bytes and mean several bones of the model</source>
        <translation>被截断为 15 字节、对应模型中多个骨骼的名称</translation>
    </message>
    <message numerus="yes">
        <source>%n name of the motion was cut at 15 bytes and means several bones of the model</source>
        <comment>%n names of the motion were cut at 15 bytes and mean several bones of the model</comment>
        <translation>
            <numerusform>动作中有 %Ln 个名称被截断为 15 字节，对应模型中的多个骨骼</numerusform>
        </translation>
    </message>
    <message>
        <source>is not a film, and %1 is only for these</source>
        <translation>不是影片，而 %1 只用于影片</translation>
    </message>
    <message>
        <source>is a film, which needs --model</source>
        <translation>是影片，需要 --model</translation>
    </message>
    <message>
        <source>%1: out of range</source>
        <translation>%1：超出范围</translation>
    </message>
    <message>
        <source>is not a film</source>
        <translation>不是影片</translation>
    </message>
    <message>
        <source>the film has no picture in that range</source>
        <translation>该范围内没有影片画面</translation>
    </message>
    <message>
        <source>the depth of arms and the turn of wrists are guesses; check and correct them</source>
        <translation>手臂的深度和手腕的扭转是推测的，请检查并修正</translation>
    </message>
    <message>
        <source>the person is not found from %1 to %2 s; there are no keys there</source>
        <translation>从 %1 秒到 %2 秒找不到人物，该处没有关键帧</translation>
    </message>
    <message>
        <source>the legs are not in the picture; they get no keys, and the body stays in place</source>
        <translation>腿不在画面中；腿没有关键帧，身体停留在原处</translation>
    </message>
    <message numerus="yes">
        <source>left and right were exchanged in %n picture</source>
        <comment>left and right were exchanged in %n pictures</comment>
        <translation>
            <numerusform>在 %n 幅画面中纠正了左右颠倒</numerusform>
        </translation>
    </message>
    <message>
        <source>the field of view must be %1 to %2 degrees</source>
        <translation>视野必须为 %1 到 %2 度</translation>
    </message>
    <message>
        <source>nobody was found in the film</source>
        <translation>影片中没有找到人物</translation>
    </message>
    <message>
        <source>no picture of the film can be decoded</source>
        <translation>影片的画面都无法解码</translation>
    </message>
    <message>
        <source>The depth of arms and the turn of wrists are guessed from a film; check and correct them</source>
        <translation>手臂的深度和手腕的扭转是从影片推测的，请检查并修正</translation>
    </message>
    <message>
        <source>The person is not found in a part of the film; there are no keys there</source>
        <translation>影片的一部分找不到人物，该处没有关键帧</translation>
    </message>
    <message>
        <source>The legs are not in the picture; they get no keys, and the body stays in place</source>
        <translation>腿不在画面中；腿没有关键帧，身体停留在原处</translation>
    </message>
    <message>
        <source>Left and right were exchanged by mistake in some pictures, and are corrected</source>
        <translation>部分画面的左右被弄反，已纠正</translation>
    </message>
    <message>
        <source>the network is not of the expected kind</source>
        <translation>网络不是预期的类型</translation>
    </message>
    <message>
        <source>the network has no output &quot;%1&quot;</source>
        <translation>网络没有输出“%1”</translation>
    </message>
    <message>
        <source>the network is too large for the available memory</source>
        <translation>网络太大，可用内存不足</translation>
    </message>
    <message>
        <source>the network is damaged</source>
        <translation>网络已损坏</translation>
    </message>
    <message>
        <source>it is not a TFLite network</source>
        <translation>不是 TFLite 网络</translation>
    </message>
    <message>
        <source>the operator with the number %1 is not supported</source>
        <translation>不支持编号为 %1 的算子</translation>
    </message>
    <message>
        <source>an operator %1 has options that are not supported</source>
        <translation>算子 %1 的选项不受支持</translation>
    </message>
    <message>
        <source>the network needs more than %1 MB of memory</source>
        <translation>网络需要超过 %1 MB 的内存</translation>
    </message>
    <message>
        <source>an operator %1 does not fit its tensors</source>
        <translation>算子 %1 与其张量不符</translation>
    </message>
    <message>
        <source>Exchange Sides from Here to There</source>
        <translation>从此处到彼处交换左右</translation>
    </message>
    <message>
        <source>Exchange left and right in a range of frames, where a motion that was captured from a film has taken a back for a front: the body faces the other way, and looks the same from the front. All bones change and get keys at both ends of the range. Needs the model.</source>
        <translation>在一段帧中交换左右，用于从影片捕捉的动作把背面当成正面的地方：身体转向另一边，从正面看不变。所有骨骼都会改变，并在范围两端得到关键帧。需要模型。</translation>
    </message>
    <message>
        <source>Clean Up Capture</source>
        <translation>清理捕捉动作</translation>
    </message>
    <message>
        <source>Clean a recorded motion in one pass: remove jumps, remove noise, lift the body out of the floor, lock feet to the floor, push hands out of the body, and reduce the keys, in this order. Each step can be left out; steps that need a model are left out without one.</source>
        <translation>一次清理录制的动作：依次去除跳变、去除噪声、将身体抬出地面、锁定脚、将手推出身体，并精简关键帧。每一步都可以跳过；没有模型时，会跳过需要模型的步骤。</translation>
    </message>
    <message>
        <source>Remove jumps and flipped rotations</source>
        <translation>去除跳变和反转的旋转</translation>
    </message>
    <message>
        <source>Remove the trembling of each bone, as measured</source>
        <translation>按测得的大小去除每根骨骼的颤动</translation>
    </message>
    <message>
        <source>Lift feet and body out of the floor</source>
        <translation>将脚和身体抬出地面</translation>
    </message>
    <message>
        <source>Lock feet to the floor while they are in contact</source>
        <translation>脚接触地面期间将其锁定</translation>
    </message>
    <message>
        <source>Push hands out of the body</source>
        <translation>将手推出身体</translation>
    </message>
    <message>
        <source>Remove keys that are not needed</source>
        <translation>移除不需要的关键帧</translation>
    </message>
    <message>
        <source>The noise is taken to be this many times as large as measured; more makes the motion smoother</source>
        <translation>将噪声视为测得大小的多少倍；越大动作越平滑</translation>
    </message>
    <message>
        <source>Largest position error of the reduction</source>
        <translation>精简时位置的最大误差</translation>
    </message>
    <message>
        <source>Largest rotation error of the reduction</source>
        <translation>精简时旋转的最大误差</translation>
    </message>
    <message>
        <source>Remove Noise</source>
        <translation>去除噪声</translation>
    </message>
    <message>
        <source>Remove the trembling of recorded bones. The noise of each bone is measured from its own movement, so that accents and fast movement stay as they are and only what trembles becomes smooth; a motion without noise does not change. Feet that stand still are held at their place. Only bones with a key at almost every frame, or every second one, are changed.</source>
        <translation>去除所录骨骼的颤动。每根骨骼的噪声由其自身的动作测出，因此重音和快速的动作保持不变，只有颤动之处变得平滑；没有噪声的动作不会改变。站立不动的脚固定在原处。只更改几乎每一帧或每隔一帧都有关键帧的骨骼。</translation>
    </message>
    <message>
        <source>First remove single values that leave the movement by more than six times the noise; accents of a single frame look the same</source>
        <translation>先去除偏离动作超过噪声六倍的单个值；只持续一帧的重音看起来也是这样</translation>
    </message>
    <message>
        <source>Hold feet that stand still at their place; needs the model</source>
        <translation>将站立不动的脚固定在原处；需要模型</translation>
    </message>
    <message>
        <source>Remove jumps of one or a few frames from recorded bones and morphs: keys that leave the motion around them and come back at once get the value between their neighbors. Rotations whose components have the wrong sign, or that are off by a half turn, are corrected, and so are sides that were taken for each other. Keys that are more than three frames apart are examined only where the bone is faster than any dancer, so that poses set by hand stay.</source>
        <translation>去除录制的骨骼和变形中持续一帧或数帧的跳变：偏离前后动作又立即返回的关键帧，改为相邻关键帧之间的值。分量符号错误或相差半圈的旋转，以及左右被互换的区间，会得到修正。间隔超过 3 帧的关键帧只在骨骼快于任何舞者之处才检查，因此手动设置的姿势保持不变。</translation>
    </message>
    <message>
        <source>this step was left out: %1</source>
        <translation>已跳过此步骤：%1</translation>
    </message>
    <message numerus="yes">
        <source>noise was removed from %n bone</source>
        <comment>noise was removed from %n bones</comment>
        <translation>
            <numerusform>已去除 %n 根骨骼的噪声</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cycle was found, in frames %1</source>
        <comment>%n cycles were found, in frames %1</comment>
        <translation>
            <numerusform>找到 %n 个循环，帧：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Return bones with rigid bodies from keys to physics. Where the keys are those of the operation that baked them, the keys that it has replaced come back. Otherwise the chosen keys of these bones at which physics is off are removed. If keys before them stay that switch physics off, the first of the chosen keys stays too, and switches it on.</source>
        <translation>将带刚体的骨骼从关键帧还原为物理。如果关键帧仍是烘焙操作所生成的，则被其替换的关键帧会恢复。否则移除这些骨骼上物理关闭的选定关键帧。如果它们之前仍保留着关闭物理的关键帧，则选定的第一个关键帧也会保留，并在该处开启物理。</translation>
    </message>
    <message>
        <source>no part of the chosen keys comes back to where it begins</source>
        <translation>选定的关键帧中没有能回到起点的部分</translation>
    </message>
    <message>
        <source>Make the last selected frame equal to the first, so that the motion can repeat. Works on bones, morphs, camera, light and self shadow. The difference is blended over a number of frames and added to the motion there. Camera angles may end whole turns away from the start, and the blend does not cross camera cuts. Or add frames after the end in which the motion returns to the start; feet on the floor stay or make a step. The best cycle within the chosen frames can be found, which then is all that is left of the chosen tracks; walking can stay in place or go on.</source>
        <translation>使最后一个选中帧与第一个相同，以便动作循环。适用于骨骼、变形、摄像机、照明和自阴影。差异在若干帧内渐变并加到那里的动作上。摄像机角度可以与起点相差整圈，渐变不会跨越摄像机切换。也可以在末尾之后添加返回起始姿势的帧；踩在地面上的脚保持不动或迈一步。还可以在选定的帧中查找最佳循环，选定的轨道将只保留这一段；行走可以停留在原地或继续前进。</translation>
    </message>
    <message>
        <source>The loop: the chosen frames, or the best cycle that is found within them</source>
        <translation>循环的范围：选定的帧，或其中找到的最佳循环</translation>
    </message>
    <message>
        <source>Which of the cycles that are found; 1 is the best</source>
        <translation>使用找到的第几个循环；1 为最佳</translation>
    </message>
    <message>
        <source>Shortest cycle that is searched for</source>
        <translation>查找的循环的最短长度</translation>
    </message>
    <message>
        <source>The way over the floor: the dancer comes back at the end (close), stays on one spot (in-place), or goes on with each repetition (keep)</source>
        <translation>在地面上的位移：最后回到原处 (close)、停留在原地 (in-place)，或每次重复都继续前进 (keep)</translation>
    </message>
    <message>
        <source>How far a recorded bone trembles around its path at the end of what it carries, at most.</source>
        <translation>录制的骨骼所带动的末端偏离其轨迹抖动的最大距离。</translation>
    </message>
    <message>
        <source>is encrypted, and needs its password</source>
        <translation>已加密，需要密码</translation>
    </message>
    <message>
        <source>is encrypted, and the password is wrong</source>
        <translation>已加密，密码错误</translation>
    </message>
    <message>
        <source>the system has no filter for its calls</source>
        <translation>此系统没有系统调用过滤器</translation>
    </message>
    <message>
        <source>A camera is written as far as the format and the programs that read it have what MMD&apos;s has</source>
        <translation>摄像机按该格式及读取它的程序所能支持的程度写出</translation>
    </message>
    <message>
        <source>the file has no frame</source>
        <translation>文件没有帧</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>第 %1 行，第 %2 列</translation>
    </message>
    <message>
        <source>has no camera keys</source>
        <translation>没有摄像机关键帧</translation>
    </message>
    <message>
        <source>programs without KHR_animation_pointer show one view angle</source>
        <translation>没有 KHR_animation_pointer 的程序只显示一个视角</translation>
    </message>
    <message>
        <source>views without perspective are written with perspective</source>
        <translation>无透视的视图按有透视写出</translation>
    </message>
    <message>
        <source>has no camera</source>
        <translation>没有摄像机</translation>
    </message>
    <message>
        <source>the model has none of the expressions</source>
        <translation>模型没有对应的变形</translation>
    </message>
    <message>
        <source>compressed archive</source>
        <translation>压缩包</translation>
    </message>
    <message>
        <source>table of a captured face</source>
        <translation>面部捕捉表</translation>
    </message>
    <message>
        <source>a row is missing</source>
        <translation>缺少行</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has too few digits</source>
        <translation>“%1”的位数不足</translation>
    </message>
    <message>
        <source>VMD motion as text of a converter</source>
        <translation>转换程序的文本形式的 VMD 动作</translation>
    </message>
    <message>
        <source>the neural networks that find a person in a film are not installed; install Node.js and run this command once: %1</source>
        <translation>未安装在影片中检测人物的神经网络；请安装 Node.js，并运行一次此命令：%1</translation>
    </message>
    <message>
        <source>the tilt or the roll of the camera is out of range</source>
        <translation>摄像机的俯仰或滚转超出范围</translation>
    </message>
    <message>
        <source>the film is too long; choose a part of at most half an hour</source>
        <translation>影片太长；请选择不超过半小时的一段</translation>
    </message>
    <message>
        <source>what was captured cannot be kept beside standard output</source>
        <translation>无法在标准输出旁边保存捕捉到的内容</translation>
    </message>
    <message>
        <source>frames are not in order</source>
        <translation>帧没有按顺序排列</translation>
    </message>
    <message>
        <source>the values are not as many as the frames</source>
        <translation>数值的个数与帧数不一致</translation>
    </message>
    <message>
        <source>Start from the keys of the motion, or from what was recorded, which an import keeps: the steps can then be chosen again</source>
        <translation>从动作的关键帧开始，或从导入时保存的录制内容开始；后者可以重新选择各个步骤</translation>
    </message>
    <message>
        <source>Bridge gaps of recorded bones and morphs by a smooth movement that starts and ends with the speed of the motion around it. An import keeps what was recorded: frames that were lost there are the gaps. Without it, gaps are places at which keys are missing that otherwise follow each other frame by frame. Or replace the keys in the chosen frames by such a bridge.</source>
        <translation>用平滑的动作衔接所录骨骼和变形的缺口，起止速度与周围的动作一致。如果导入时保存了录制内容，缺口就是其中丢失的帧；否则是逐帧相连的关键帧所中断的地方。也可以用这样的衔接替换所选帧中的关键帧。</translation>
    </message>
    <message>
        <source>no capture is kept with the motion; one is kept when it is imported or recorded</source>
        <translation>动作没有保存捕捉内容；导入或录制时才会保存</translation>
    </message>
    <message>
        <source>a capture belongs to the motion itself: choose it instead of a layer</source>
        <translation>捕捉内容属于动作本身：请选择动作本身而不是图层</translation>
    </message>
    <message>
        <source>Delete Kept Capture</source>
        <translation>删除保存的捕捉内容</translation>
    </message>
    <message>
        <source>Delete what was recorded and is kept beside the motion. The keys of the motion stay. The file beside the motion becomes smaller, and the clean-up can no longer start from the capture.</source>
        <translation>删除保存在动作旁边的录制内容。动作的关键帧保持不变。旁边的文件会变小，清理不能再从捕捉内容开始。</translation>
    </message>
    <message>
        <source>the motion has no tempo: set it, or spread over a sound</source>
        <translation>动作没有速度：请设置速度，或分配到声音上</translation>
    </message>
    <message>
        <source>syllables in kana or romaji are needed</source>
        <translation>需要假名或罗马字的音节</translation>
    </message>
    <message>
        <source>more than %1 syllables</source>
        <translation>音节超过 %1 个</translation>
    </message>
    <message>
        <source>Lip Sync by Hand</source>
        <translation>手动口型同步</translation>
    </message>
    <message>
        <source>Make keys of the mouth morphs from words that are typed in kana or romaji, and spread over the beats or over the voice. While it is previewed, the syllables are bars in the timeline: drag them and their ends, double-click to split one, and join two in the context menu.</source>
        <translation>把以假名或罗马字输入的歌词分配到节拍或人声上，生成口型变形的关键帧。预览时，音节以横条显示在时间轴中：拖动横条或其两端，双击拆分，在右键菜单中合并。</translation>
    </message>
    <message>
        <source>The words, in kana or romaji</source>
        <translation>歌词，使用假名或罗马字</translation>
    </message>
    <message>
        <source>Spread the syllables over the beats of the motion, or over the time in which somebody sings in a sound</source>
        <translation>把音节分配到动作的节拍上，或分配到声音中有人歌唱的时间上</translation>
    </message>
    <message>
        <source>The first syllable does not start earlier</source>
        <translation>第一个音节不会早于此处开始</translation>
    </message>
    <message>
        <source>Syllables per beat</source>
        <translation>每拍的音节数</translation>
    </message>
    <message>
        <source>The syllables with their times, such as &quot;ka 30-36, shi 37-45&quot;, while their words are those above; empty to spread them</source>
        <translation>带有时间的音节，例如 &quot;ka 30-36, shi 37-45&quot;，仅在歌词与上面相同时使用；留空则进行分配</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a syllable with its time; write &quot;ka 30-36, shi 37-45&quot;</source>
        <translation>&quot;%1&quot; 不是带有时间的音节；请写成 &quot;ka 30-36, shi 37-45&quot;</translation>
    </message>
    <message numerus="yes">
        <source>%n syllable at the end has no room and was left out</source>
        <comment>%n syllables at the end have no room and were left out</comment>
        <translation>
            <numerusform>末尾有 %Ln 个音节没有位置，已略去</numerusform>
        </translation>
    </message>
    <message>
        <source>BVH cannot leave out frames: where nobody is found, the body goes from the pose before to the one after</source>
        <translation>BVH 不能省略帧：没有找到人物的地方，身体从之前的姿势过渡到之后的姿势</translation>
    </message>
    <message>
        <source>BVH cannot leave out frames; where nothing was captured, the body goes from the pose before to the one after</source>
        <translation>BVH 不能省略帧；没有捕捉到的地方，身体从之前的姿势过渡到之后的姿势</translation>
    </message>
    <message>
        <source>Names seem to be in an encoding other than CP932; MMD shows them garbled, and they have no effect</source>
        <translation>名称似乎使用了 CP932 以外的编码；在 MMD 中显示为乱码，没有任何效果</translation>
    </message>
    <message>
        <source>is not &quot;furitsuke.modelMap&quot;</source>
        <translation>不是 &quot;furitsuke.modelMap&quot;</translation>
    </message>
    <message>
        <source>is not the name of a bone of MMD&apos;s models</source>
        <translation>不是 MMD 模型的骨骼名称</translation>
    </message>
    <message>
        <source>the film seems to be turned by %1°, and the motion is turned upright; if the person lies there, give the tilt and the roll of the camera</source>
        <translation>影片似乎旋转了 %1°，动作已转为直立；如果人物是躺着的，请指定摄像机的俯仰和滚转</translation>
    </message>
    <message>
        <source>The film seems to be turned on its side or upside down; the motion is turned upright. If the person lies there, give the tilt and the roll of the camera</source>
        <translation>影片似乎是侧着或倒着的；动作已转为直立。如果人物是躺着的，请指定摄像机的俯仰和滚转</translation>
    </message>
    <message>
        <source>is not a captured motion, and --frames is only for these, for .vpd and for the formats of other programs; edit --op extract keeps a part of a motion</source>
        <translation>不是捕捉动作，而 --frames 仅用于捕捉动作、.vpd 和其他程序的格式；要保留动作的一部分，请用 edit --op extract</translation>
    </message>
    <message>
        <source>--minimal is only for .json</source>
        <translation>--minimal 仅用于 .json</translation>
    </message>
    <message>
        <source>--frames of a .vpd is a single frame</source>
        <translation>.vpd 的 --frames 只能是一帧</translation>
    </message>
    <message>
        <source>--json and the output - both need standard output</source>
        <translation>--json 和输出 - 都需要标准输出</translation>
    </message>
    <message>
        <source>part %1: has no model name, because &quot;%2&quot; is the name of camera motions</source>
        <translation>部分 %1：没有模型名称，因为“%2”是摄像机动作的名称</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a number nor a range of whole frames such as 30-60, 10-, -20 or all</source>
        <translation>“%1”既不是数字，也不是 30-60、10-、-20 或 all 这样的整数帧范围</translation>
    </message>
    <message>
        <source>Morphs before the bones; MMD, which reads as many blocks as the file says it has bones, takes them for bones</source>
        <translation>变形在骨骼之前；MMD 按文件中的骨骼数读取块，会把它们当作骨骼</translation>
    </message>
    <message>
        <source>morphs before the first bone, where MMD expects a bone</source>
        <translation>变形在第一根骨骼之前，而 MMD 在那里读取骨骼</translation>
    </message>
    <message>
        <source>line %1, column %2, %3</source>
        <translation>第 %1 行第 %2 列，%3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a list of frames and ranges such as 0,15,30-60, 10-, -20 or all</source>
        <translation>“%1”不是 0,15,30-60、10-、-20 或 all 这样的帧和范围的列表</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a tempo such as 128, or 128@15 with the frame of the first beat</source>
        <translation>“%1”不是 128 这样的节拍速度，或带有第一拍所在帧的 128@15</translation>
    </message>
    <message>
        <source>must be whole frames</source>
        <translation>必须是整数帧</translation>
    </message>
    <message>
        <source>a list of more than %1 frames; use one range</source>
        <translation>列表超过 %1 帧；请使用一个范围</translation>
    </message>
    <message>
        <source>is not a known file; known formats are %1</source>
        <translation>不是可读取的文件；可读取的格式：%1</translation>
    </message>
    <message>
        <source>a film has one range of whole frames, such as 30-60</source>
        <translation>影片只能有一个整数帧的范围，例如 30-60</translation>
    </message>
    <message>
        <source>is not a known model; known formats are %1</source>
        <translation>不是可读取的模型；可读取的格式：%1</translation>
    </message>
    <message>
        <source>is a %1, not a model; known formats are %2</source>
        <translation>是 %1，不是模型；可读取的格式：%2</translation>
    </message>
    <message>
        <source>Set Model Name</source>
        <translation>更改模型名称</translation>
    </message>
    <message>
        <source>Change the name of the model that the motion was made for. A VMD has room for 20 bytes, which are 10 Japanese characters.</source>
        <translation>更改动作所针对的模型的名称。VMD 最多能存 20 个字节，即 10 个日文字符。</translation>
    </message>
    <message>
        <source>The new name; may be empty</source>
        <translation>新名称；可以为空</translation>
    </message>
    <message>
        <source>the model has no bones of these names: %1</source>
        <translation>模型中没有这些名称的骨骼：%1</translation>
    </message>
    <message>
        <source>expected a file that ends in one of %1</source>
        <translation>需要以下列之一结尾的文件：%1</translation>
    </message>
    <message>
        <source>is not a captured motion (%1)</source>
        <translation>不是捕捉动作 (%1)</translation>
    </message>
    <message>
        <source>could not be deleted</source>
        <translation>无法删除</translation>
    </message>
    <message>
        <source>What stays: the bytes of the file, whose names are read again, or the names, which are then saved in this encoding</source>
        <translation>保留什么：保留文件的字节并重新读取名称，或保留名称并以此编码保存</translation>
    </message>
    <message>
        <source>bytes of the file</source>
        <translation>文件的字节</translation>
    </message>
    <message>
        <source>is an avatar without a motion; models are opened from PMX and PMD files</source>
        <translation>是没有动作的虚拟形象；模型请从 PMX 或 PMD 文件打开</translation>
    </message>
    <message>
        <source>is not an archive (%1) that can be read</source>
        <translation>不是可读取的压缩包（%1）</translation>
    </message>
    <message>
        <source>arms</source>
        <translation>双臂</translation>
    </message>
    <message>
        <source>left arm</source>
        <translation>左臂</translation>
    </message>
    <message>
        <source>right arm</source>
        <translation>右臂</translation>
    </message>
    <message>
        <source>legs</source>
        <translation>双腿</translation>
    </message>
    <message>
        <source>left leg</source>
        <translation>左腿</translation>
    </message>
    <message>
        <source>right leg</source>
        <translation>右腿</translation>
    </message>
</context>
<context>
    <name>Damage</name>
    <message>
        <source>%1 is cut off or damaged: download it again.</source>
        <translation>%1 不完整或已损坏：请重新下载。</translation>
    </message>
    <message>
        <source>%1 is cut off or damaged at byte %L2: download it again.</source>
        <translation>%1 在第 %L2 字节处被截断或已损坏：请重新下载。</translation>
    </message>
</context>
<context>
    <name>DancerCopying</name>
    <message>
        <source>No keys of bones, morphs or visibility are selected.</source>
        <translation>没有选择骨骼、变形或显示的关键帧。</translation>
    </message>
    <message>
        <source>The motion has no keys of bones, morphs or visibility.</source>
        <translation>动作中没有骨骼、变形或显示的关键帧。</translation>
    </message>
    <message>
        <source>Choose at least one model.</source>
        <translation>请至少选择一个模型。</translation>
    </message>
    <message>
        <source>The motion has no tempo, so beats have no length.</source>
        <translation>动作没有节拍速度，拍子没有长度。</translation>
    </message>
</context>
<context>
    <name>FileFilters</name>
    <message>
        <source>Motions and poses (%1)</source>
        <translation>动作和姿势 (%1)</translation>
    </message>
    <message>
        <source>Sounds (%1)</source>
        <translation>音频 (%1)</translation>
    </message>
    <message>
        <source>Pictures and films (%1)</source>
        <translation>图片和影片 (%1)</translation>
    </message>
    <message>
        <source>Captured motions (%1)</source>
        <translation>捕捉动作 (%1)</translation>
    </message>
    <message>
        <source>Projects of MikuMikuDance (%1)</source>
        <translation>MikuMikuDance 项目 (%1)</translation>
    </message>
    <message>
        <source>Archives of models and motions (%1)</source>
        <translation>模型和动作的压缩包 (%1)</translation>
    </message>
    <message>
        <source>Projects (%1)</source>
        <translation>项目 (%1)</translation>
    </message>
    <message>
        <source>Models (%1)</source>
        <translation>模型 (%1)</translation>
    </message>
    <message>
        <source>Models and props (%1)</source>
        <translation>模型和附件 (%1)</translation>
    </message>
    <message>
        <source>Motions (%1)</source>
        <translation>动作 (%1)</translation>
    </message>
    <message>
        <source>Poses (%1)</source>
        <translation>姿势 (%1)</translation>
    </message>
    <message>
        <source>VRM avatars (%1)</source>
        <translation>VRM 虚拟形象 (%1)</translation>
    </message>
    <message>
        <source>Tables of two columns (%1)</source>
        <translation>两列的表格 (%1)</translation>
    </message>
    <message>
        <source>Joint tables (%1)</source>
        <translation>关节表 (%1)</translation>
    </message>
    <message>
        <source>Lyrics (%1)</source>
        <translation>歌词 (%1)</translation>
    </message>
    <message>
        <source>Films (%1)</source>
        <translation>影片 (%1)</translation>
    </message>
    <message>
        <source>Motions for other programs (%1)</source>
        <translation>供其他软件使用的动作 (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>所有文件 (%1)</translation>
    </message>
    <message>
        <source>Everything that can be opened (%1)</source>
        <translation>所有可打开的文件 (%1)</translation>
    </message>
    <message>
        <source>Bone tables of models (%1)</source>
        <translation>模型的骨骼表 (%1)</translation>
    </message>
</context>
<context>
    <name>FileSaving</name>
    <message>
        <source>%1 was damaged when it was opened.</source>
        <translation>%1 在打开时已损坏。</translation>
    </message>
    <message>
        <source>All keys will be saved. The damaged file is kept as %1.bak in the same folder.</source>
        <translation>所有关键帧都会保存。损坏的文件在同一文件夹中保留为 %1.bak。</translation>
    </message>
    <message>
        <source>Data that could not be read will be lost. The damaged file is kept as %1.bak in the same folder.</source>
        <translation>无法读取的数据将丢失。损坏的文件会在同一文件夹中保留为 %1.bak。</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>%1 已被其他程序更改。</translation>
    </message>
    <message>
        <source>Saving replaces the changes of the other program.</source>
        <translation>保存会替换其他程序的更改。</translation>
    </message>
</context>
<context>
    <name>Gravity</name>
    <message>
        <source>Set gravity keys</source>
        <translation>设置重力关键帧</translation>
    </message>
</context>
<context>
    <name>JointTables</name>
    <message>
        <source>“%1” cannot be the name of a file</source>
        <translation>“%1”不能用作文件名</translation>
    </message>
    <message>
        <source>could not be deleted</source>
        <translation>无法删除</translation>
    </message>
</context>
<context>
    <name>LightSection</name>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Pick the color</source>
        <translation>选取颜色</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝</translation>
    </message>
    <message>
        <source>Direction %1</source>
        <translation>方向 %1</translation>
    </message>
    <message>
        <source>Light color</source>
        <translation>照明颜色</translation>
    </message>
    <message>
        <source>R</source>
        <comment>red</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>G</source>
        <comment>green</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>B</source>
        <comment>blue</comment>
        <translation>B</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>Description</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>快捷键</translation>
    </message>
</context>
<context>
    <name>Markers</name>
    <message>
        <source>Red</source>
        <translation>红</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>橙色</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄色</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿</translation>
    </message>
    <message>
        <source>Cyan</source>
        <translation>青色</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>紫色</translation>
    </message>
    <message>
        <source>Gray</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>Rename marker</source>
        <translation>重命名标记</translation>
    </message>
    <message>
        <source>Change marker color</source>
        <translation>更改标记颜色</translation>
    </message>
    <message>
        <source>Delete marker</source>
        <translation>删除标记</translation>
    </message>
    <message>
        <source>Move marker</source>
        <translation>移动标记</translation>
    </message>
    <message>
        <source>Add marker</source>
        <translation>添加标记</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Nothing captured</source>
        <translation>没有捕捉内容</translation>
    </message>
    <message>
        <source>Captured again</source>
        <translation>恢复捕捉</translation>
    </message>
</context>
<context>
    <name>MediaOpening</name>
    <message>
        <source>Opening %1…</source>
        <translation>正在打开 %1…</translation>
    </message>
</context>
<context>
    <name>MmdProject</name>
    <message>
        <source>%1, camera</source>
        <translation>%1 的摄像机</translation>
    </message>
</context>
<context>
    <name>MmdSaving</name>
    <message>
        <source>Models that the project does not have: %1</source>
        <translation>项目中没有的模型：%1</translation>
    </message>
    <message>
        <source>The layers, which are flattened, of: %1</source>
        <translation>以下动作的图层（将被合并）：%1</translation>
    </message>
    <message>
        <source>Models that were removed; they stay in the project: %1</source>
        <translation>已移除的模型（仍保留在项目中）：%1</translation>
    </message>
    <message>
        <source>Models without a motion; they keep their keys: %1</source>
        <translation>没有动作的模型（其关键帧保持不变）：%1</translation>
    </message>
    <message>
        <source>Positions, rotations and sizes that do not fit in keys, of: %1</source>
        <translation>无法写入关键帧的位置、旋转和大小：%1</translation>
    </message>
    <message>
        <source>Opacity and shadow of: %1</source>
        <translation>不透明度和阴影：%1</translation>
    </message>
    <message>
        <source>Props on models that the project does not have: %1</source>
        <translation>放在项目中没有的模型上的附件：%1</translation>
    </message>
    <message>
        <source>The drawing order of: %1</source>
        <translation>绘制顺序：%1</translation>
    </message>
    <message>
        <source>Motions that nothing in the project uses: %1</source>
        <translation>项目中没有使用的动作：%1</translation>
    </message>
    <message>
        <source>Tracks and switches that the project does not have, of: %1</source>
        <translation>项目中没有的轨道和开关：%1</translation>
    </message>
    <message>
        <source>Markers, tempo, sound and background of: %1</source>
        <translation>标记、节拍速度、声音和背景：%1</translation>
    </message>
    <message>
        <source>Gravity keys of: %1</source>
        <translation>重力关键帧：%1</translation>
    </message>
    <message>
        <source>Outside parents of: %1</source>
        <translation>外部亲：%1</translation>
    </message>
    <message>
        <source>Prop keys of: %1</source>
        <translation>以下动作的附件关键帧：%1</translation>
    </message>
</context>
<context>
    <name>MorphSection</name>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Weight slider</source>
        <translation>权重滑块</translation>
    </message>
    <message>
        <source>Drag to change the weight of the selected keys</source>
        <translation>拖动可更改选中关键帧的权重</translation>
    </message>
    <message>
        <source>M</source>
        <comment>the letter of the morph channel</comment>
        <translation>M</translation>
    </message>
</context>
<context>
    <name>Operations</name>
    <message>
        <source>%1 %2 at %3, frame %4</source>
        <translation>%1 %2，位于 %3，第 %4 帧</translation>
    </message>
    <message>
        <source>%1, frame %2</source>
        <translation>%1，第 %2 帧</translation>
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
        <translation>中心</translation>
    </message>
    <message>
        <source>Accents</source>
        <translation>最快处</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>相加</translation>
    </message>
    <message>
        <source>Add missing</source>
        <translation>补全缺失</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>Angle factor</source>
        <translation>角度倍率</translation>
    </message>
    <message>
        <source>Angle offset</source>
        <translation>角度偏移</translation>
    </message>
    <message>
        <source>Apart</source>
        <translation>间隔</translation>
    </message>
    <message>
        <source>Arm twist</source>
        <translation>手臂扭转</translation>
    </message>
    <message>
        <source>At</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Avoid</source>
        <translation>避开</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>小节</translation>
    </message>
    <message>
        <source>Beats</source>
        <translation>拍</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>渐变</translation>
    </message>
    <message>
        <source>Blend in</source>
        <translation>淡入</translation>
    </message>
    <message>
        <source>Blend out</source>
        <translation>淡出</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>身体</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>两者</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>衔接</translation>
    </message>
    <message>
        <source>Butterworth</source>
        <translation>巴特沃斯</translation>
    </message>
    <message>
        <source>By</source>
        <translation>移动量</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>摄像机</translation>
    </message>
    <message>
        <source>Camera angle</source>
        <translation>摄像机角度</translation>
    </message>
    <message>
        <source>Camera distance</source>
        <translation>摄像机距离</translation>
    </message>
    <message>
        <source>Camera position</source>
        <translation>摄像机位置</translation>
    </message>
    <message>
        <source>Center</source>
        <translation>中央</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>闭眼</translation>
    </message>
    <message>
        <source>Closing</source>
        <translation>闭合</translation>
    </message>
    <message>
        <source>Closure</source>
        <translation>闭唇时间</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>接触</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Cutoff</source>
        <translation>截止</translation>
    </message>
    <message>
        <source>Display frames</source>
        <translation>按显示框</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>Distance factor</source>
        <translation>距离倍率</translation>
    </message>
    <message>
        <source>Distance offset</source>
        <translation>距离偏移</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>向下</translation>
    </message>
    <message>
        <source>Dynamics</source>
        <translation>强弱</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结尾</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>Every</source>
        <translation>每隔</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>交换</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>倍率</translation>
    </message>
    <message>
        <source>Fade in</source>
        <translation>淡入</translation>
    </message>
    <message>
        <source>Fade out</source>
        <translation>淡出</translation>
    </message>
    <message>
        <source>Fall</source>
        <translation>闭合时间</translation>
    </message>
    <message>
        <source>Farthest</source>
        <translation>最远距离</translation>
    </message>
    <message>
        <source>Feet</source>
        <translation>脚</translation>
    </message>
    <message>
        <source>First</source>
        <translation>起始</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>放平</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>地面</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>Foot IK parent</source>
        <translation>足 IK 父级</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>频率</translation>
    </message>
    <message>
        <source>From sound</source>
        <translation>从声音开头</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>缺口</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>高斯</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>重力</translation>
    </message>
    <message>
        <source>Gravity direction</source>
        <translation>重力方向</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>对齐到</translation>
    </message>
    <message>
        <source>Groove</source>
        <translation>律动骨骼</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>地面</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Half beats</source>
        <translation>半拍</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>双手</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Hold ends</source>
        <translation>固定两端</translation>
    </message>
    <message>
        <source>Hysteresis</source>
        <translation>滞后</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>间隔</translation>
    </message>
    <message>
        <source>Its frames</source>
        <translation>其帧</translation>
    </message>
    <message>
        <source>Its tracks</source>
        <translation>其轨道</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>跳跃</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Keep cuts</source>
        <translation>保留切换</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Leave first</source>
        <translation>保留首帧</translation>
    </message>
    <message>
        <source>Left foot</source>
        <translation>左脚</translation>
    </message>
    <message>
        <source>Left hand</source>
        <translation>左手</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>推测</translation>
    </message>
    <message>
        <source>Leg d</source>
        <translation>腿 D</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Lock feet</source>
        <translation>锁定双脚</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>最长</translation>
    </message>
    <message>
        <source>Longest flip</source>
        <translation>最长反转</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Lower body</source>
        <translation>降低身体</translation>
    </message>
    <message>
        <source>Lyrics</source>
        <translation>歌词</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Max angle error</source>
        <translation>最大角度误差</translation>
    </message>
    <message>
        <source>Max position error</source>
        <translation>最大位置误差</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Morph</source>
        <translation>变形</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>变形</translation>
    </message>
    <message>
        <source>Nearest</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>噪声</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Only grid</source>
        <translation>仅网格</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>睁开</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>阶数</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>提前</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>配对</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>父级</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部位</translation>
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
        <source>Pins</source>
        <translation>固定帧</translation>
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
        <source>Pose</source>
        <translation>姿势</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Position factor</source>
        <translation>位置倍率</translation>
    </message>
    <message>
        <source>Position offset</source>
        <translation>位置偏移</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Rebase</source>
        <translation>移到开头</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Right foot</source>
        <translation>右脚</translation>
    </message>
    <message>
        <source>Right hand</source>
        <translation>右手</translation>
    </message>
    <message>
        <source>Ripple</source>
        <translation>波及</translation>
    </message>
    <message>
        <source>Rise</source>
        <translation>张开时间</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>全亲骨骼</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>舍入</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>稳定时间</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>最短</translation>
    </message>
    <message>
        <source>Shoulder p</source>
        <translation>肩 P</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>侧</translation>
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
        <translation>声音</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>源模型</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开头</translation>
    </message>
    <message>
        <source>Step height</source>
        <translation>台阶高度</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>停下处</translation>
    </message>
    <message>
        <source>Switch IK</source>
        <translation>切换 IK</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>去除</translation>
    </message>
    <message>
        <source>To</source>
        <translation>固定到</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>容差</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>轨道</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>转动</translation>
    </message>
    <message>
        <source>Upper body 2</source>
        <translation>上半身 2</translation>
    </message>
    <message>
        <source>View angle</source>
        <translation>视角</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>声部</translation>
    </message>
    <message>
        <source>Vowels</source>
        <translation>元音</translation>
    </message>
    <message>
        <source>Waist</source>
        <translation>腰骨骼</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Weight factor</source>
        <translation>权重倍率</translation>
    </message>
    <message>
        <source>Weight offset</source>
        <translation>权重偏移</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>With</source>
        <translation>合并对象</translation>
    </message>
    <message>
        <source>Wrist twist</source>
        <translation>手腕扭转</translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation>抖动</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>姿势</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候选</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>选定范围</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Cycle</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>In place</source>
        <translation>原地</translation>
    </message>
    <message>
        <source>Jumps</source>
        <translation>跳变</translation>
    </message>
    <message>
        <source>Reduction</source>
        <translation>精简</translation>
    </message>
    <message>
        <source>Spikes</source>
        <translation>单帧尖峰</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>强度</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>捕捉</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>关键帧</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>分配到</translation>
    </message>
    <message>
        <source>Per beat</source>
        <translation>每拍</translation>
    </message>
    <message>
        <source>Syllables</source>
        <translation>音节</translation>
    </message>
    <message>
        <source>%1 %2 at frame %3</source>
        <translation>%1 %2（第 %3 帧）</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
</context>
<context>
    <name>OutsideParents</name>
    <message>
        <source>Set outside parents</source>
        <translation>设置外部亲</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>Timeline</source>
        <translation>时间轴</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>补间曲线</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Viewport</source>
        <translation>视口</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>姿势库</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Shows the models at the playhead. Click a bone and drag its handles to pose it. Drag with the right mouse button to rotate the view, with the middle button to pan it, and turn the wheel to zoom.</source>
        <translation>显示播放位置的模型。点击骨骼并拖动其手柄即可摆姿势。用鼠标右键拖动旋转视角，用中键拖动平移，转动滚轮缩放。</translation>
    </message>
    <message>
        <source>Lists the models of the scene. Choose the active model, the motion of each model, and the motion that provides camera, light and shadow.</source>
        <translation>列出场景的模型。选择活动模型、每个模型的动作，以及提供摄像机、照明和阴影的动作。</translation>
    </message>
    <message>
        <source>Shows the keys of the motion: tracks from top to bottom, frames from left to right. Click keys or drag a box around them to select them, drag keys to move them, double-click to register one.</source>
        <translation>显示动作的关键帧：轨道从上到下，帧从左到右。点击关键帧或用方框框选，拖动可移动，双击可注册关键帧。</translation>
    </message>
    <message>
        <source>Shows the values of the selected tracks over time. Drag keys to change their frames and values, and handles to change the curves.</source>
        <translation>显示选中轨道的值随时间的变化。拖动关键帧可更改其帧和值，拖动手柄可更改曲线。</translation>
    </message>
    <message>
        <source>Shows the interpolation from the previous key to the selected keys. Drag the two handles, or choose a preset.</source>
        <translation>显示从上一个关键帧到选中关键帧的补间。拖动两个手柄，或选择预设。</translation>
    </message>
    <message>
        <source>Shows the values of the selected keys. Drag a label or type a number to change a value.</source>
        <translation>显示选中关键帧的值。拖动标签或输入数字可更改值。</translation>
    </message>
    <message>
        <source>Shows the contents of the active model: morphs as sliders, bones by display group, materials, rigid bodies and joints with their values, and the comments of its author.</source>
        <translation>显示活动模型的内容：以滑块显示的变形、按显示框列出的骨骼、材质、刚体和关节的数值以及作者的说明。</translation>
    </message>
    <message>
        <source>Lists what is unusual or damaged in the file. Click a finding to go to its key; some findings can be repaired.</source>
        <translation>列出文件中异常或损坏的内容。点击检查结果可转到其关键帧；部分检查结果可以修复。</translation>
    </message>
    <message>
        <source>Shows a folder of poses on the active model. Double-click a pose to register it at the playhead.</source>
        <translation>在活动模型上显示文件夹中的姿势。双击姿势可在播放位置注册。</translation>
    </message>
    <message>
        <source>Shows messages and errors of the program, for bug reports.</source>
        <translation>显示程序的消息和错误，用于报告问题。</translation>
    </message>
    <message>
        <source>Lists the bones and morphs of the active model that another motion moves differently, largest differences first. Double-click a row to go to the frame of its largest difference.</source>
        <translation>列出另一个动作以不同方式驱动的活动模型的骨骼和变形，差异最大的在前。双击一行可转到其差异最大的帧。</translation>
    </message>
    <message>
        <source>Props</source>
        <translation>附件</translation>
    </message>
    <message>
        <source>Places a prop: position, angles, size, transparency, shadow, and the bone of another model that carries it.</source>
        <translation>放置附件：位置、角度、大小、不透明度、阴影，以及承载它的其他模型的骨骼。</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考视频</translation>
    </message>
    <message>
        <source>Shows a film or a picture at the playhead, to animate after it. Turn the wheel to zoom, drag to pan, double-click to show all of it.</source>
        <translation>显示播放位置上用作参照的影片或图片。滚轮缩放，拖动平移，双击显示全部。</translation>
    </message>
    <message>
        <source>Live Link</source>
        <translation>实时链接</translation>
    </message>
    <message>
        <source>Receives the poses of another program and moves the active model by them, records them into a motion, and sends the pose of the viewport to another program.</source>
        <translation>接收其他程序的姿势来驱动活动模型，把它录制成动作，并把视口中的姿势发送给其他程序。</translation>
    </message>
    <message>
        <source>Clean Up</source>
        <translation>动作清理</translation>
    </message>
    <message>
        <source>Measures how clean the motion is on its model: jitter, sliding feet, jumps and more. Expand a row and click a place to go to it; the button previews the operation that corrects it.</source>
        <translation>测量动作在其模型上的质量：抖动、脚底滑动、跳变等。展开一行并单击某处即可转到该处；按钮可预览修正它的操作。</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>图层</translation>
    </message>
    <message>
        <source>Lists the layers of the motion, the highest first. Select a layer to edit its keys; each has a mode, mute, solo, and its weight at the playhead.</source>
        <translation>按从上到下的顺序列出动作的图层。选择图层即可编辑其关键帧；每个图层都有模式、屏蔽、单独显示和播放位置的权重。</translation>
    </message>
    <message>
        <source>Scripts</source>
        <translation>脚本</translation>
    </message>
    <message>
        <source>Lists scripts in JavaScript that change the motion, with an editor and what the last run wrote. Select a script to edit it; double-click it to run it with a preview.</source>
        <translation>列出更改动作的 JavaScript 脚本，并提供编辑器和上次运行的输出。选择脚本进行编辑；双击可带预览运行。</translation>
    </message>
    <message>
        <source>Formation</source>
        <translation>队形</translation>
    </message>
    <message>
        <source>Shows the stage from above: the place, the direction and the path of each dancer, and the camera. Drag a dancer, or press the arrow keys, to move it.</source>
        <translation>从上方显示舞台：每位舞者的位置、朝向和路径，以及摄像机。拖动舞者或按方向键即可移动。</translation>
    </message>
</context>
<context>
    <name>PlayheadTrack</name>
    <message>
        <source>frame %1, not registered</source>
        <translation>第 %1 帧，未注册</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>第 %1 帧</translation>
    </message>
    <message>
        <source>frame %1, without a key</source>
        <translation>第 %1 帧，没有关键帧</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>General</source>
        <translation>常规</translation>
    </message>
    <message>
        <source>Viewport</source>
        <translation>视口</translation>
    </message>
    <message>
        <source>Timeline and Graph</source>
        <translation>时间轴和图表</translation>
    </message>
    <message>
        <source>Posing</source>
        <translation>摆姿势</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>The language of menus, panels and messages</source>
        <translation>菜单、面板和消息的语言</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>The colors of the window</source>
        <translation>窗口的颜色</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>The program whose shortcuts are used</source>
        <translation>使用哪个程序的快捷键</translation>
    </message>
    <message>
        <source>Preview Operations</source>
        <translation>预览操作</translation>
    </message>
    <message>
        <source>Show the result of an operation in all panels before it is applied</source>
        <translation>在应用操作之前，在所有面板中显示结果</translation>
    </message>
    <message>
        <source>Aspect ratio</source>
        <translation>宽高比</translation>
    </message>
    <message>
        <source>The shape of the safe frames and of the output image</source>
        <translation>安全框和输出图像的形状</translation>
    </message>
    <message>
        <source>Trail length</source>
        <translation>轨迹长度</translation>
    </message>
    <message>
        <source>How far motion trails go before and after the playhead</source>
        <translation>轨迹在播放位置前后延伸多远</translation>
    </message>
    <message>
        <source>Ghosts</source>
        <translation>残影</translation>
    </message>
    <message>
        <source>How many ghosts the onion skin draws</source>
        <translation>洋葱皮绘制多少个残影</translation>
    </message>
    <message>
        <source>Distance of ghosts</source>
        <translation>残影间隔</translation>
    </message>
    <message>
        <source>How many frames are between two ghosts</source>
        <translation>两个残影之间的帧数</translation>
    </message>
    <message>
        <source>Handles</source>
        <translation>手柄</translation>
    </message>
    <message>
        <source>The handles of the selected bones in the viewport</source>
        <translation>视口中选中骨骼的手柄</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>坐标轴</translation>
    </message>
    <message>
        <source>The directions in which handles move and rotate bones</source>
        <translation>手柄移动和旋转骨骼的方向</translation>
    </message>
    <message>
        <source>When the playhead moves</source>
        <translation>播放位置移动时</translation>
    </message>
    <message>
        <source>What happens to an unregistered pose when the playhead moves</source>
        <translation>播放位置移动时如何处理未注册的姿势</translation>
    </message>
    <message>
        <source>Pose folder</source>
        <translation>姿势文件夹</translation>
    </message>
    <message>
        <source>Frame rate</source>
        <translation>帧率</translation>
    </message>
    <message>
        <source>How often the viewport is drawn during playback</source>
        <translation>播放时视口绘制的频率</translation>
    </message>
    <message>
        <source>Anti-aliasing</source>
        <translation>抗锯齿</translation>
    </message>
    <message>
        <source>How many samples per pixel smooth the edges in the viewport</source>
        <translation>每个像素用多少个采样来平滑视口中的边缘</translation>
    </message>
    <message>
        <source>Colors of rigid bodies</source>
        <translation>刚体颜色</translation>
    </message>
    <message>
        <source>What the color of a rigid body in the viewport shows</source>
        <translation>视口中刚体颜色的含义</translation>
    </message>
    <message>
        <source>Size of the interface</source>
        <translation>界面大小</translation>
    </message>
    <message>
        <source>Size of all texts, controls and icons; used from the next start of the program</source>
        <translation>所有文字、控件和图标的大小；从下次启动起生效</translation>
    </message>
    <message>
        <source>Memory for undo</source>
        <translation>撤销使用的内存</translation>
    </message>
    <message>
        <source>Memory that removed models and closed motions may take; the oldest steps are forgotten first</source>
        <translation>移除的模型和关闭的动作可占用的内存；最早的步骤会先被忘掉</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>Overwrite File</source>
        <translation>覆盖文件</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Saves the motion under a new name and leaves this file as it is.</source>
        <translation>以新名称保存动作，此文件保持不变。</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Unsaved Changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>%1 has unsaved changes.</source>
        <translation>%1 有未保存的更改。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln motion(s) have unsaved changes.</source>
        <translation>
            <numerusform>%Ln 个动作有未保存的更改。</numerusform>
        </translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Do Not Save</source>
        <translation>不保存</translation>
    </message>
    <message>
        <source>Data That Cannot Be Saved</source>
        <translation>无法保存的数据</translation>
    </message>
    <message>
        <source>Save Anyway</source>
        <translation>仍然保存</translation>
    </message>
    <message>
        <source>Data that will be lost</source>
        <translation>将丢失的数据</translation>
    </message>
    <message>
        <source>Export Pose at Playhead</source>
        <translation>导出播放位置的姿势</translation>
    </message>
    <message>
        <source>Which bones should the pose contain?</source>
        <translation>姿势应包含哪些骨骼？</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>All bones of the motion</source>
        <translation>动作的所有骨骼</translation>
    </message>
    <message>
        <source>Bones that are not in the rest pose</source>
        <translation>不处于初始姿势的骨骼</translation>
    </message>
    <message>
        <source>Include morphs (MikuMikuMoving format)</source>
        <translation>包含变形（MikuMikuMoving 格式）</translation>
    </message>
    <message>
        <source>Export Selected Keys</source>
        <translation>导出选中的关键帧</translation>
    </message>
    <message>
        <source>The first selected key is at frame %1.</source>
        <translation>第一个选中的关键帧在第 %1 帧。</translation>
    </message>
    <message>
        <source>Keep the frame numbers</source>
        <translation>保留帧编号</translation>
    </message>
    <message>
        <source>Unregistered Pose</source>
        <translation>未注册的姿势</translation>
    </message>
    <message>
        <source>%1 has an unregistered pose: %2.</source>
        <translation>%1 有未注册的姿势：%2。</translation>
    </message>
    <message>
        <source>Only registered keys are saved.</source>
        <translation>只保存已注册的关键帧。</translation>
    </message>
    <message>
        <source>Register at Frame %1</source>
        <translation>在第 %1 帧注册</translation>
    </message>
    <message>
        <source>Save Without It</source>
        <translation>不带姿势保存</translation>
    </message>
    <message>
        <source>Continues with these settings.</source>
        <translation>以这些设置继续。</translation>
    </message>
    <message>
        <source>Confirms the action.</source>
        <translation>确认操作。</translation>
    </message>
    <message>
        <source>Leaves all keys at their frames.</source>
        <translation>所有关键帧保持在原来的帧。</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Selected bones</source>
        <translation>选中的骨骼</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost if you do not save them.</source>
        <translation>如果不保存，未保存的更改将会丢失。</translation>
    </message>
    <message>
        <source>The file format cannot store the following data. It will be lost:</source>
        <translation>文件格式无法存储以下数据，这些数据将丢失：</translation>
    </message>
    <message>
        <source>Shift the keys to start at frame 0, as MMD does</source>
        <translation>像 MMD 那样将关键帧移到从第 0 帧开始</translation>
    </message>
    <message>
        <source>Saves the changes first. Asks for a file name if the motion has none.</source>
        <translation>先保存更改。如果动作没有文件，会询问文件名。</translation>
    </message>
    <message>
        <source>Continues without saving. The changes are lost.</source>
        <translation>不保存而继续。更改将丢失。</translation>
    </message>
    <message>
        <source>Registers the pose as keys and saves them with the motion.</source>
        <translation>将姿势注册为关键帧，并与动作一起保存。</translation>
    </message>
    <message>
        <source>Saves the registered keys only. The pose stays unregistered in the window.</source>
        <translation>只保存已注册的关键帧。姿势在窗口中保持未注册。</translation>
    </message>
    <message>
        <source>Lists the data that the file format cannot store, by track.</source>
        <translation>按轨道列出文件格式无法存储的数据。</translation>
    </message>
    <message>
        <source>Exports all bones of the motion, including those in the rest pose.</source>
        <translation>导出动作的所有骨骼，包括处于初始姿势的骨骼。</translation>
    </message>
    <message>
        <source>Exports only the bones that are moved or rotated at the playhead.</source>
        <translation>只导出在播放位置移动或旋转过的骨骼。</translation>
    </message>
    <message>
        <source>Also writes the morph weights. MikuMikuDance ignores them.</source>
        <translation>同时写入变形权重。MikuMikuDance 会忽略它们。</translation>
    </message>
    <message>
        <source>Moves the first key to frame 0 and all other keys by the same amount.</source>
        <translation>将第一个关键帧移到第 0 帧，其他关键帧移动相同的帧数。</translation>
    </message>
    <message>
        <source>Exports only the bones that are selected in the viewport or have selected keys.</source>
        <translation>只导出在视口中选中的骨骼或有选中关键帧的骨骼。</translation>
    </message>
    <message>
        <source>Open From Archive</source>
        <translation>从压缩包打开</translation>
    </message>
    <message>
        <source>Which files of %1 should be opened?</source>
        <translation>要打开 %1 中的哪些文件？</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Files of the archive</source>
        <translation>压缩包中的文件</translation>
    </message>
    <message>
        <source>Open Project</source>
        <translation>打开项目</translation>
    </message>
    <message>
        <source>%1 is a project, and a scene is open already.</source>
        <translation>%1 是项目，但已有场景打开。</translation>
    </message>
    <message>
        <source>It can replace the scene, or be added to it. Either can be undone.</source>
        <translation>它可以替换该场景，也可以添加到其中。两者都可以撤销。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Add to Scene</source>
        <translation>添加到场景</translation>
    </message>
    <message>
        <source>Closes the motions and removes the models that are open, then opens the project.</source>
        <translation>关闭已打开的动作并移除模型，然后打开项目。</translation>
    </message>
    <message>
        <source>Opens the models and motions of the project beside those that are open.</source>
        <translation>保留已打开的内容，并打开项目的模型和动作。</translation>
    </message>
    <message>
        <source>Save as %1?</source>
        <translation>保存为 %1 吗？</translation>
    </message>
    <message>
        <source>Save as %1</source>
        <translation>保存为 %1</translation>
    </message>
    <message>
        <source>Lists the models, motions and poses of the archive. Tick those to open.</source>
        <translation>列出压缩包中的模型、动作和姿势。请勾选要打开的文件。</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>The password is wrong. %1 is encrypted; its password:</source>
        <translation>密码错误。%1 已加密；密码：</translation>
    </message>
    <message>
        <source>%1 is encrypted; its password:</source>
        <translation>%1 已加密；密码：</translation>
    </message>
    <message>
        <source>To write a .%1 file, use “%2”.</source>
        <translation>.%1 文件请用“%2”写出。</translation>
    </message>
</context>
<context>
    <name>PropProcess</name>
    <message>
        <source>the program that reads props cannot be started (%1)</source>
        <translation>无法启动读取附件的程序（%1）</translation>
    </message>
    <message>
        <source>reading was canceled</source>
        <translation>读取已取消</translation>
    </message>
    <message>
        <source>took longer than %1 s to read and was canceled</source>
        <translation>读取时间超过 %1 秒，已取消</translation>
    </message>
    <message>
        <source>is too large for a prop</source>
        <translation>作为附件过大</translation>
    </message>
    <message>
        <source>is damaged: the program that reads props crashed on it</source>
        <translation>文件已损坏：读取附件的程序崩溃</translation>
    </message>
    <message>
        <source>cannot be read as a prop</source>
        <translation>无法作为附件读取</translation>
    </message>
    <message>
        <source>the program that reads props returned no complete model</source>
        <translation>读取附件的程序没有返回完整的模型</translation>
    </message>
</context>
<context>
    <name>PropertyKeySection</name>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Add IK %1</source>
        <translation>添加 IK %1</translation>
    </message>
    <message>
        <source>%1 bones</source>
        <translation>%1 个骨骼</translation>
    </message>
    <message>
        <source>Remove IK %1</source>
        <translation>移除 IK %1</translation>
    </message>
    <message>
        <source>IK %1</source>
        <translation>IK %1</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>驱动器</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>%1 文件</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>未知</translation>
    </message>
</context>
<context>
    <name>Salvage</name>
    <message>
        <source>bone keys</source>
        <translation>骨骼关键帧</translation>
    </message>
    <message>
        <source>morph keys</source>
        <translation>变形关键帧</translation>
    </message>
    <message>
        <source>camera keys</source>
        <translation>摄像机关键帧</translation>
    </message>
    <message>
        <source>light keys</source>
        <translation>照明关键帧</translation>
    </message>
    <message>
        <source>self-shadow keys</source>
        <translation>自阴影关键帧</translation>
    </message>
    <message>
        <source>visibility and IK keys</source>
        <translation>显示和 IK 关键帧</translation>
    </message>
    <message>
        <source>%L1 of %L2 %3</source>
        <translation>%L2 个%3中的 %L1 个</translation>
    </message>
    <message>
        <source>a model name of %1 instead of %2 bytes</source>
        <translation>模型名为 %1 字节而非 %2 字节</translation>
    </message>
    <message>
        <source>%L1 %2</source>
        <translation>%L1 个%2</translation>
    </message>
    <message>
        <source>no %1</source>
        <translation>没有%1</translation>
    </message>
</context>
<context>
    <name>SceneProject</name>
    <message>
        <source>Locate Files</source>
        <translation>更新文件位置</translation>
    </message>
    <message>
        <source>Restore Markers and Sound</source>
        <translation>恢复标记和声音</translation>
    </message>
</context>
<context>
    <name>SelectionText</name>
    <message>
        <source>Bone</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>Morph</source>
        <translation>变形</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>摄像机</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <source>Self shadow</source>
        <translation>自阴影</translation>
    </message>
    <message>
        <source>Visibility and IK</source>
        <translation>显示和IK</translation>
    </message>
    <message>
        <source>%1 tracks</source>
        <translation>%1 个轨道</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>第 %1 帧</translation>
    </message>
    <message>
        <source>frames %1–%2</source>
        <translation>第 %1–%2 帧</translation>
    </message>
    <message>
        <source>1 key</source>
        <translation>1 个关键帧</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 个关键帧</translation>
    </message>
</context>
<context>
    <name>ShadowSection</name>
    <message>
        <source>Mode 1</source>
        <translation>模式1</translation>
    </message>
    <message>
        <source>Mode 2</source>
        <translation>模式2</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Self-shadow mode</source>
        <translation>自阴影模式</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Self-shadow distance</source>
        <translation>自阴影距离</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>How models cast shadows on each other, from the selected keys on</source>
        <translation>从选中的关键帧起，模型之间如何投射阴影</translation>
    </message>
    <message>
        <source>D</source>
        <comment>the letter of the distance channel</comment>
        <translation>D</translation>
    </message>
</context>
<context>
    <name>ShortList</name>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <translation>
            <numerusform>%1 等另外 %Ln 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message numerus="yes">
        <source>%Ln hidden duplicate record(s) dropped</source>
        <translation>
            <numerusform>已移除 %Ln 条隐藏的重复记录</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s) replaced, because others fall on the same frame</source>
        <translation>
            <numerusform>%Ln 个关键帧因落在同一帧而被覆盖</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s) changed</source>
        <translation>
            <numerusform>更改了 %Ln 个关键帧</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::actions::PlaceTexts</name>
    <message>
        <source>Move Playhead to Frame %1</source>
        <translation>将播放位置移到第 %1 帧</translation>
    </message>
    <message>
        <source>%1 (Frame %2)</source>
        <comment>an action and where it acts</comment>
        <translation>%1（第 %2 帧）</translation>
    </message>
    <message>
        <source>&amp;Paste Here (Frame %1)</source>
        <translation>在此粘贴(&amp;P)（第 %1 帧）</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::ArchiveCommands</name>
    <message>
        <source>Unpacking %1…</source>
        <translation>正在解压 %1…</translation>
    </message>
    <message>
        <source>the archive has no file %1</source>
        <translation>压缩包中没有文件 %1</translation>
    </message>
    <message>
        <source>the archive contains no model, motion or pose</source>
        <translation>压缩包中没有模型、动作或姿势</translation>
    </message>
    <message>
        <source>the archive contains only other archives; unpack it first</source>
        <translation>压缩包中只有其他压缩包，请先解压</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::BackgroundCommands</name>
    <message>
        <source>The background %1 is damaged or missing: %2</source>
        <translation>背景 %1 已损坏或缺失：%2</translation>
    </message>
    <message>
        <source>Open Background…</source>
        <translation>打开背景…</translation>
    </message>
    <message>
        <source>Open Background</source>
        <translation>打开背景</translation>
    </message>
    <message>
        <source>The background could not be opened: %1</source>
        <translation>无法打开背景：%1</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::BoneRoleCommands</name>
    <message>
        <source>Load Bones</source>
        <translation>读取骨骼</translation>
    </message>
    <message>
        <source>Save Bones</source>
        <translation>保存骨骼</translation>
    </message>
    <message>
        <source>Bones saved as %1</source>
        <translation>骨骼已保存为 %1</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::CameraBakeCommands</name>
    <message>
        <source>the model has no bone &apos;%1&apos;</source>
        <translation>模型没有骨骼“%1”</translation>
    </message>
    <message>
        <source>choose a bone first</source>
        <translation>请先选择骨骼</translation>
    </message>
    <message>
        <source>the camera was changed in the meantime</source>
        <translation>摄像机在此期间被更改</translation>
    </message>
    <message>
        <source>Bake follow camera</source>
        <translation>烘焙跟随摄像机</translation>
    </message>
    <message>
        <source>Baking the camera…</source>
        <translation>正在烘焙摄像机…</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>已取消</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::CameraCommands</name>
    <message>
        <source>Register camera view</source>
        <translation>将视点注册为摄像机帧</translation>
    </message>
    <message>
        <source>New camera</source>
        <translation>新摄像机</translation>
    </message>
    <message>
        <source>Move light</source>
        <translation>移动照明</translation>
    </message>
    <message>
        <source>Light Color</source>
        <translation>照明颜色</translation>
    </message>
    <message>
        <source>Change light color</source>
        <translation>更改照明颜色</translation>
    </message>
    <message>
        <source>the camera has no key after the playhead</source>
        <translation>播放位置之后没有摄像机关键帧</translation>
    </message>
    <message>
        <source>the camera has no key before the playhead</source>
        <translation>播放位置之前没有摄像机关键帧</translation>
    </message>
    <message>
        <source>Camera cut</source>
        <translation>摄像机切换</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::CaptureCommands</name>
    <message>
        <source>Import Captured Motion</source>
        <translation>导入捕捉动作</translation>
    </message>
    <message>
        <source>A captured motion is fitted to a model. Open the model first.</source>
        <translation>捕捉动作需要适配到模型。请先打开模型。</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>正在打开 %1…</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>导入 %1</translation>
    </message>
    <message>
        <source>The current motion does not move the active model.</source>
        <translation>当前动作没有用于活动模型。</translation>
    </message>
    <message>
        <source>Only its readable part is imported (%1).</source>
        <translation>仅导入可读取的部分（%1）。</translation>
    </message>
    <message>
        <source>The person</source>
        <translation>人物</translation>
    </message>
    <message>
        <source>The camera</source>
        <translation>摄像机</translation>
    </message>
    <message>
        <source>%1 has a person and a camera. Import:</source>
        <translation>%1 中有人物和摄像机。导入：</translation>
    </message>
    <message numerus="yes">
        <source>%Ln camera key(s) imported from %1</source>
        <translation>
            <numerusform>已从 %1 导入 %Ln 个摄像机关键帧</numerusform>
        </translation>
    </message>
    <message>
        <source>Add Model…</source>
        <translation>添加模型…</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::CurveCommands</name>
    <message>
        <source>Change curves</source>
        <translation>更改曲线</translation>
    </message>
    <message>
        <source>the selected keys have no such curve</source>
        <translation>选中的关键帧没有这种曲线</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::DancerCommands</name>
    <message numerus="yes">
        <source>%1: %Ln key(s)</source>
        <translation>
            <numerusform>%1：%Ln 个关键帧</numerusform>
        </translation>
    </message>
    <message>
        <source>, %L1 frames later</source>
        <translation>，晚 %L1 帧</translation>
    </message>
    <message>
        <source>, %L1 frames earlier</source>
        <translation>，早 %L1 帧</translation>
    </message>
    <message>
        <source>%1 lacks: %2</source>
        <translation>%1 缺少：%2</translation>
    </message>
    <message>
        <source>%1, not mirrored, because the other side is unknown: %2</source>
        <translation>%1，因另一侧未知而不镜像：%2</translation>
    </message>
    <message>
        <source>Copy motion to dancer</source>
        <translation>复制动作到舞者</translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s) copied to %1</source>
        <translation>
            <numerusform>已把 %Ln 个关键帧复制到 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 moved with %2</source>
        <translation>已用 %2 移动 %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::DancerFitting</name>
    <message>
        <source>Fitting the motions of the other dancers…</source>
        <translation>正在适配其他舞者的动作…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln motion(s) of other dancers fitted</source>
        <translation>
            <numerusform>已适配其他舞者的 %Ln 个动作</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::EditCommands</name>
    <message>
        <source>Delete keys</source>
        <translation>删除关键帧</translation>
    </message>
    <message>
        <source>Cut keys</source>
        <translation>剪切关键帧</translation>
    </message>
    <message>
        <source>Paste keys</source>
        <translation>粘贴关键帧</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>已撤销：%1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>已重做：%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s) copied</source>
        <translation>
            <numerusform>已复制 %Ln 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s) deleted</source>
        <translation>
            <numerusform>已删除 %Ln 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s) at frame 0 reset to rest instead, as in MMD</source>
        <translation>
            <numerusform>第 0 帧的 %Ln 个关键帧与 MMD 一样未删除，而是重置为初始值</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste keys mirrored</source>
        <translation>反转粘贴关键帧</translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s) pasted</source>
        <translation>
            <numerusform>已粘贴 %Ln 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) without a counterpart not mirrored</source>
        <translation>
            <numerusform>%Ln 个没有对应名称的未反转</numerusform>
        </translation>
    </message>
    <message>
        <source>the clipboard contains no readable keys</source>
        <translation>剪贴板中没有可读的关键帧</translation>
    </message>
    <message>
        <source>the current row has no selectable key at the playhead</source>
        <translation>当前行在播放位置没有可选择的关键帧</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) of the scene can no longer be undone: the models that they removed take more than %1 MiB of memory.</source>
        <translation>
            <numerusform>场景的 %Ln 个步骤无法再撤销：它们移除的模型占用的内存超过 %1 MiB。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::FigureCommands</name>
    <message>
        <source>Looking for a model…</source>
        <translation>正在查找模型…</translation>
    </message>
    <message>
        <source>%1 was opened without a model and is shown on the figure of the program.</source>
        <translation>%1 打开时没有模型，显示在自带的人物上。</translation>
    </message>
    <message>
        <source>%1 was opened without a model and is shown on %2, a model used before.</source>
        <translation>%1 打开时没有模型，显示在以前使用的 %2 上。</translation>
    </message>
    <message>
        <source>Other Model…</source>
        <translation>其他模型…</translation>
    </message>
    <message>
        <source>Never Do This</source>
        <translation>以后不再这样做</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::FileClosing</name>
    <message>
        <source>%1 (with an unregistered pose)</source>
        <translation>%1（有未注册的姿势）</translation>
    </message>
    <message numerus="yes">
        <source>Close %Ln motion(s)</source>
        <translation>
            <numerusform>关闭 %Ln 个动作</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::FileDrop</name>
    <message>
        <source>Open Its &amp;Sound</source>
        <translation>打开其声音(&amp;S)</translation>
    </message>
    <message>
        <source>Show as &amp;Background</source>
        <translation>显示为背景(&amp;B)</translation>
    </message>
    <message>
        <source>Show as &amp;Reference</source>
        <translation>显示为参考视频(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>Import Its &amp;Motion</source>
        <translation>导入其中的动作(&amp;M)</translation>
    </message>
    <message>
        <source>Add as &amp;Prop</source>
        <translation>作为附件添加(&amp;P)</translation>
    </message>
    <message>
        <source>Onto %1</source>
        <translation>用于 %1</translation>
    </message>
    <message>
        <source>Open in a new tab</source>
        <translation>在新标签页中打开</translation>
    </message>
    <message>
        <source>Add to the scene as a model</source>
        <translation>作为模型添加到场景</translation>
    </message>
    <message>
        <source>Add to the scene as a prop</source>
        <translation>作为附件添加到场景</translation>
    </message>
    <message>
        <source>Open the files of the folder</source>
        <translation>打开文件夹中的文件</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::FileExchangeCommands</name>
    <message numerus="yes">
        <source>%Ln key(s) exported to %1</source>
        <translation>
            <numerusform>已将 %Ln 个关键帧导出到 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Insert %1</source>
        <translation>插入 %1</translation>
    </message>
    <message>
        <source>Insert Motion at Playhead</source>
        <translation>在播放位置插入动作</translation>
    </message>
    <message>
        <source>Export Selected Keys</source>
        <translation>导出选中的关键帧</translation>
    </message>
    <message>
        <source>Export as MikuMikuDance Writes It</source>
        <translation>按 MikuMikuDance 的写法导出</translation>
    </message>
    <message>
        <source>Only its readable part was inserted (%1).</source>
        <translation>仅插入了可读取的部分（%1）。</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::FileMessages</name>
    <message>
        <source>Save As…</source>
        <translation>另存为…</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::FileOpening</name>
    <message>
        <source>Opening %1…</source>
        <translation>正在打开 %1…</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>无法打开 %1：%2</translation>
    </message>
    <message>
        <source>New motion</source>
        <translation>新动作</translation>
    </message>
    <message>
        <source>New motion %1</source>
        <translation>新动作 %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>the folder contains no motions and no models</source>
        <translation>文件夹中没有动作和模型</translation>
    </message>
    <message numerus="yes">
        <source>Open all %Ln file(s) of the folder?</source>
        <translation>
            <numerusform>要打开文件夹中的全部 %Ln 个文件吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>添加 %1</translation>
    </message>
    <message>
        <source>Open Another…</source>
        <translation>打开其他文件…</translation>
    </message>
    <message>
        <source>Remove From Recent Files</source>
        <translation>从最近的文件中移除</translation>
    </message>
    <message>
        <source>Only its readable part is shown (%1).</source>
        <translation>仅显示可读取的部分（%1）。</translation>
    </message>
    <message>
        <source>%1 has a motion as well.</source>
        <translation>%1 中还有动作。</translation>
    </message>
    <message>
        <source>Import Its Motion…</source>
        <translation>导入其中的动作…</translation>
    </message>
    <message>
        <source>%1 could not be opened: this type of file is not known. Motions, poses, models, props, projects, captures, sounds and archives can be opened.</source>
        <translation>无法打开 %1：不支持这种文件类型。可以打开动作、姿势、模型、附件、项目、动作捕捉、音频和压缩包。</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::FileReloading</name>
    <message>
        <source>The markers of %1 cannot be read: %2. The motion itself is complete. The marker file is not replaced without a question.</source>
        <translation>无法读取 %1 的标记：%2。动作本身是完整的。未经询问不会替换标记文件。</translation>
    </message>
    <message>
        <source>Another program has changed %1 after its layers were flattened into it. The layers are muted, so that their effect is not added twice.</source>
        <translation>图层合并到 %1 之后，其他程序更改了该文件。为避免效果重复叠加，图层已被屏蔽。</translation>
    </message>
    <message>
        <source>%1 was moved or deleted by another program. Saving creates it again.</source>
        <translation>%1 已被其他程序移动或删除。保存会重新创建它。</translation>
    </message>
    <message>
        <source>Reloading discards your unsaved changes.</source>
        <translation>重新加载会丢失未保存的更改。</translation>
    </message>
    <message>
        <source>%1 was changed by another program. %2</source>
        <translation>%1 已被其他程序更改。%2</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>Keep My Version</source>
        <translation>保留我的版本</translation>
    </message>
    <message>
        <source>The marker file of %1 was moved or deleted by another program. Saving creates it again.</source>
        <translation>%1 的标记文件已被其他程序移动或删除。保存会重新创建它。</translation>
    </message>
    <message>
        <source>The markers of %1 were changed by another program.</source>
        <translation>%1 的标记已被其他程序更改。</translation>
    </message>
    <message>
        <source>Reload Markers</source>
        <translation>重新加载标记</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>正在打开 %1…</translation>
    </message>
    <message>
        <source>was edited in the meantime and was not reloaded</source>
        <translation>在此期间被编辑过，未重新加载</translation>
    </message>
    <message>
        <source>Discard all unsaved changes of %1?</source>
        <translation>放弃 %1 的所有未保存更改？</translation>
    </message>
    <message>
        <source>The file is reloaded; this cannot be undone.</source>
        <translation>文件将重新加载；此操作无法撤销。</translation>
    </message>
    <message>
        <source>Discard Changes</source>
        <translation>放弃更改</translation>
    </message>
    <message>
        <source>%1 is damaged.</source>
        <translation>%1 已损坏。</translation>
    </message>
    <message>
        <source>Its readable part is open as a repaired, unsaved motion; see the findings.</source>
        <translation>可读取的部分已作为修复后、未保存的动作打开；请查看检查结果。</translation>
    </message>
    <message>
        <source>Open as a repaired, unsaved motion: %1.</source>
        <translation>已作为修复后、未保存的动作打开：%1。</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::FileSaving</name>
    <message>
        <source>Saving %1…</source>
        <translation>正在保存 %1…</translation>
    </message>
    <message>
        <source>The markers of %1 were changed by another program.</source>
        <translation>%1 的标记已被其他程序更改。</translation>
    </message>
    <message>
        <source>Saving replaces the markers of the other program.</source>
        <translation>保存将替换其他程序的标记。</translation>
    </message>
    <message>
        <source>The marker file of %1 cannot be read: %2</source>
        <translation>无法读取 %1 的标记文件：%2</translation>
    </message>
    <message>
        <source>Saving replaces it by the markers of this motion.</source>
        <translation>保存将用此动作的标记替换它。</translation>
    </message>
    <message>
        <source>%1 was saved, but no copy of its previous version exists: %2</source>
        <translation>已保存 %1，但没有其先前版本的副本：%2</translation>
    </message>
    <message>
        <source>Save as Version 1</source>
        <translation>另存为版本 1</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>另存为</translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) that were already stored for %1 were added to those of this motion; undo to remove them.</source>
        <translation>
            <numerusform>已为 %1 存储的 %Ln 个标记已加入此动作的标记；撤销可将其移除。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln layer(s) flattened into %1; the layers are kept beside it</source>
        <translation>
            <numerusform>%Ln 个图层已合并到 %1；图层保存在旁边的文件中</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>无法保存 %1：%2</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::FindingsCommands</name>
    <message>
        <source>no repair is available for &apos;%1&apos;</source>
        <translation>“%1”没有可用的修复</translation>
    </message>
    <message>
        <source>the motion has no track &apos;%1&apos;</source>
        <translation>动作没有轨道“%1”</translation>
    </message>
    <message>
        <source>this repair finds nothing to fix</source>
        <translation>此修复没有可修正的内容</translation>
    </message>
    <message>
        <source>Model Name</source>
        <translation>模型名称</translation>
    </message>
    <message>
        <source>no finding can be repaired automatically</source>
        <translation>没有可自动修复的检查结果</translation>
    </message>
    <message>
        <source>Repair findings</source>
        <translation>修复检查结果</translation>
    </message>
    <message>
        <source>Name of the model that the motion was made for</source>
        <translation>动作所针对的模型的名称</translation>
    </message>
    <message numerus="yes">
        <source>keys of %Ln track(s) changed</source>
        <translation>
            <numerusform>更改了 %Ln 个轨道的关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) changed</source>
        <translation>
            <numerusform>更改了 %Ln 个名称</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln finding(s) repaired</source>
        <translation>
            <numerusform>已修复 %Ln 项检查结果</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::FolderCommands</name>
    <message>
        <source>%1 is the last motion of its folder</source>
        <translation>%1 是文件夹中的最后一个动作</translation>
    </message>
    <message>
        <source>%1 is the first motion of its folder</source>
        <translation>%1 是文件夹中的第一个动作</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::GraphCommands</name>
    <message>
        <source>no selected key has the channel shown in the graph</source>
        <translation>选中的关键帧都没有图表中显示的通道</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::HelpTourCommands</name>
    <message>
        <source>the sample is not installed</source>
        <translation>未安装示例</translation>
    </message>
    <message>
        <source>Open a motion and a model</source>
        <translation>打开动作和模型</translation>
    </message>
    <message>
        <source>Open the Sample</source>
        <translation>打开示例</translation>
    </message>
    <message>
        <source>Find everything</source>
        <translation>查找一切</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间轴</translation>
    </message>
    <message>
        <source>Viewport and posing</source>
        <translation>视口和摆姿势</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Open them here, or drop the files anywhere into this window. Every motion gets a tab of its own.</source>
        <translation>在此打开，或将文件拖放到此窗口的任意位置。每个动作都有自己的标签。</translation>
    </message>
    <message>
        <source>The panels of this tour appear when the first file is open.</source>
        <translation>打开第一个文件后，此导览的面板就会出现。</translation>
    </message>
    <message>
        <source>%1 finds any action by name. %2 opens the manual. After %3, a click on any control explains it. This tour is also in the Help menu.</source>
        <translation>%1 按名称查找任何操作。%2 打开手册。按 %3 后，点击任何控件都会显示说明。此导览也在帮助菜单中。</translation>
    </message>
    <message>
        <source>The keys of the motion: tracks are rows, frames are columns. Click keys or drag a box to select them, drag them to move them, drag the ruler to move the playhead.</source>
        <translation>动作的关键帧：行是轨道，列是帧。点击关键帧或拖出方框进行选择，拖动关键帧可移动，拖动标尺可移动播放位置。</translation>
    </message>
    <message>
        <source>Click a bone and drag its handles to pose. %1 registers the pose as keys. Drag with the right button to orbit and with the middle button to pan; zoom with the wheel.</source>
        <translation>点击骨骼并拖动其手柄即可摆姿势。%1 注册姿势。用右键拖动旋转视角，用中键拖动平移，用滚轮缩放。</translation>
    </message>
    <message>
        <source>How the motion moves from the previous key to each selected key. Drag the two handles or choose a preset; many keys can be changed at once.</source>
        <translation>动作如何从上一个关键帧过渡到每个选中的关键帧。拖动两个手柄或选择预设；可以一次更改多个关键帧。</translation>
    </message>
    <message>
        <source>The values of the chosen tracks over time. Drag keys up and down to change values, and their handles to bend the curves.</source>
        <translation>所选轨道的值随时间的变化。上下拖动关键帧可更改值，拖动手柄可弯曲曲线。</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::KeyCommands</name>
    <message numerus="yes">
        <source>%Ln key(s) stay(s) at frame 0, as in MMD</source>
        <translation>
            <numerusform>%Ln 个关键帧与 MMD 一样留在第 0 帧</numerusform>
        </translation>
    </message>
    <message>
        <source>the track %1 is locked; unlock it first</source>
        <translation>轨道 %1 已锁定，请先解锁</translation>
    </message>
    <message>
        <source>choose a track first</source>
        <translation>请先选择轨道</translation>
    </message>
    <message>
        <source>Add keys</source>
        <translation>添加关键帧</translation>
    </message>
    <message>
        <source>Move Keys</source>
        <translation>移动关键帧</translation>
    </message>
    <message>
        <source>Frames (negative: earlier)</source>
        <translation>帧数（负数：提前）</translation>
    </message>
    <message>
        <source>Copy keys</source>
        <translation>复制关键帧</translation>
    </message>
    <message>
        <source>Move keys</source>
        <translation>移动关键帧</translation>
    </message>
    <message>
        <source>Change values</source>
        <translation>更改数值</translation>
    </message>
    <message>
        <source>the selected keys have none of these values</source>
        <translation>选中的关键帧没有这些值</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::LayerCommands</name>
    <message>
        <source>the motion has no layer %1</source>
        <translation>动作没有图层 %1</translation>
    </message>
    <message>
        <source>no layer is edited</source>
        <translation>没有正在编辑的图层</translation>
    </message>
    <message>
        <source>must be within 0 and 1</source>
        <translation>必须在 0 到 1 之间</translation>
    </message>
    <message>
        <source>Flatten layers</source>
        <translation>合并图层</translation>
    </message>
    <message numerus="yes">
        <source>%Ln layer(s) flattened</source>
        <translation>
            <numerusform>已合并 %Ln 个图层</numerusform>
        </translation>
    </message>
    <message>
        <source>the motion was edited while its layers were flattened</source>
        <translation>合并图层时动作被编辑</translation>
    </message>
    <message>
        <source>Flattening layers…</source>
        <translation>正在合并图层…</translation>
    </message>
    <message>
        <source>Place Clip</source>
        <translation>放置片段</translation>
    </message>
    <message>
        <source>must be within 0 and %1</source>
        <translation>必须在 0 到 %1 之间</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::LiveCommands</name>
    <message>
        <source>Making a motion of the recording…</source>
        <translation>正在用录制内容生成动作…</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>录制</translation>
    </message>
    <message>
        <source>Recording %1</source>
        <translation>录制 %1</translation>
    </message>
    <message>
        <source>Record Motion</source>
        <translation>录制动作</translation>
    </message>
    <message numerus="yes">
        <source>%Ln frame(s) recorded</source>
        <translation>
            <numerusform>已录制 %Ln 帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The recording ended because it cannot be longer than %Ln frame(s).</source>
        <translation>
            <numerusform>录制最长为 %Ln 帧，已结束。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::MarkerCommands</name>
    <message>
        <source>no marker at frame %1</source>
        <translation>第 %1 帧没有标记</translation>
    </message>
    <message>
        <source>no marker before the playhead</source>
        <translation>播放位置之前没有标记</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::MmdProjectCommands</name>
    <message numerus="yes">
        <source>%1 expects %Ln effect(s) of MikuMikuEffect, which are not drawn: %2</source>
        <translation>
            <numerusform>%1 使用 %Ln 个 MikuMikuEffect 特效，这些特效不会绘制：%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Without their models, the motions of a project of MMD 8 or older cannot be shown: %1</source>
        <translation>没有模型就无法显示 MMD 8 或更早版本项目中的动作：%1</translation>
    </message>
    <message>
        <source>%1 will not contain everything that is open.</source>
        <translation>%1 不会包含打开的全部内容。</translation>
    </message>
    <message>
        <source>Save Anyway</source>
        <translation>仍然保存</translation>
    </message>
    <message>
        <source>Save MMD Project</source>
        <translation>保存 MMD 项目</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>无法保存 %1：%2</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>正在保存 %1…</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>%1 does not contain everything that is open.</source>
        <translation>%1 不包含所有打开的内容。</translation>
    </message>
    <message>
        <source>Only its readable part is opened (%1).</source>
        <translation>仅打开可读取的部分（%1）。</translation>
    </message>
    <message numerus="yes">
        <source>%1 needs %Ln file(s) that were not found: %2</source>
        <translation>
            <numerusform>%1 需要的 %Ln 个文件未找到：%2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::ModelCommands</name>
    <message>
        <source>Add Model</source>
        <translation>添加模型</translation>
    </message>
    <message>
        <source>Model Name</source>
        <translation>模型名称</translation>
    </message>
    <message>
        <source>Name of the model that the motion was made for</source>
        <translation>动作所针对的模型的名称</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::MorphCommands</name>
    <message>
        <source>Pose morph</source>
        <translation>摆放变形</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::MotionExportCommands</name>
    <message>
        <source>The motion moves no model. Choose its model first.</source>
        <translation>该动作没有对应的模型。请先选择模型。</translation>
    </message>
    <message>
        <source>Motion exported to %1</source>
        <translation>动作已导出到 %1</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::OperationCommands</name>
    <message>
        <source>%1: nothing to change.</source>
        <translation>%1：没有需要更改的内容。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::OriginalComparison</name>
    <message>
        <source>%1 (original)</source>
        <translation>%1（原动作）</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::ParentCommands</name>
    <message>
        <source>the model has no bone &apos;%1&apos;</source>
        <translation>模型没有骨骼“%1”</translation>
    </message>
    <message>
        <source>choose a bone first</source>
        <translation>请先选择骨骼</translation>
    </message>
    <message>
        <source>Set outside parent</source>
        <translation>设置外部亲</translation>
    </message>
    <message>
        <source>Remove outside parent</source>
        <translation>删除外部亲</translation>
    </message>
    <message>
        <source>there is no outside parent key at frame %L1</source>
        <translation>第 %L1 帧没有外部亲关键帧</translation>
    </message>
    <message>
        <source>the model was changed</source>
        <translation>模型已被更改</translation>
    </message>
    <message>
        <source>the motion was changed in the meantime</source>
        <translation>动作在此期间已被更改</translation>
    </message>
    <message>
        <source>Bake outside parents</source>
        <translation>烘焙外部亲</translation>
    </message>
    <message>
        <source>Baking outside parents…</source>
        <translation>正在烘焙外部亲…</translation>
    </message>
    <message>
        <source>no motion with a camera is open</source>
        <translation>没有打开带摄像机的动作</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::PersonFilmCommands</name>
    <message>
        <source>Person from Film</source>
        <translation>从影片中的人物</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::PhysicsCommands</name>
    <message>
        <source>Settle Before Frame 0</source>
        <translation>第 0 帧之前稳定</translation>
    </message>
    <message>
        <source>Frames for which the first pose is held</source>
        <translation>保持第一个姿势的帧数</translation>
    </message>
    <message>
        <source>These bodies moved impossibly fast and were put back on their bones: %1. Their joints may be damaged.</source>
        <translation>以下刚体移动过快，已放回骨骼位置：%1。其关节可能已损坏。</translation>
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
        <translation>请先选择要循环的关键帧范围</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::PoseClipboardCommands</name>
    <message>
        <source>Pose of %1 and %2 copied</source>
        <translation>已复制 %1和%2的姿势</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bone(s)</source>
        <translation>
            <numerusform>%Ln 根骨骼</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln morph(s)</source>
        <translation>
            <numerusform>%Ln 个变形</numerusform>
        </translation>
    </message>
    <message>
        <source>the clipboard contains no readable pose</source>
        <translation>剪贴板中没有可读的姿势</translation>
    </message>
    <message>
        <source>Paste pose mirrored</source>
        <translation>反转粘贴姿势</translation>
    </message>
    <message>
        <source>Paste pose</source>
        <translation>粘贴姿势</translation>
    </message>
    <message>
        <source>Paste pose blended</source>
        <translation>混合粘贴姿势</translation>
    </message>
    <message>
        <source>there are no bone or morph keys to take a pose from</source>
        <translation>没有可提取姿势的骨骼或变形关键帧</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::PoseCommands</name>
    <message>
        <source>%1: the selected keys have different curves, so those of the motion stay</source>
        <translation>%1：所选关键帧的曲线不同，因此保留动作的曲线</translation>
    </message>
    <message>
        <source>Motion of %1</source>
        <translation>%1 的动作</translation>
    </message>
    <message>
        <source>there is nothing to register</source>
        <translation>没有可注册的内容</translation>
    </message>
    <message>
        <source>Pose bones</source>
        <translation>摆放骨骼</translation>
    </message>
    <message>
        <source>with the curves of the Curves panel: %1</source>
        <translation>使用补间曲线面板的曲线：%1</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::PoseFileCommands</name>
    <message>
        <source>Pose of %1 and %2 exported to %3</source>
        <translation>已将 %1和%2的姿势导出到 %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bone(s)</source>
        <translation>
            <numerusform>%Ln 根骨骼</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln morph(s)</source>
        <translation>
            <numerusform>%Ln 个变形</numerusform>
        </translation>
    </message>
    <message>
        <source>Open Pose as Motion</source>
        <translation>将姿势作为动作打开</translation>
    </message>
    <message>
        <source>Import Pose at Playhead</source>
        <translation>在播放位置导入姿势</translation>
    </message>
    <message>
        <source>Export Pose at Playhead</source>
        <translation>导出播放位置的姿势</translation>
    </message>
    <message>
        <source>the pose would be empty: no bones or morphs are chosen</source>
        <translation>姿势将是空的：没有选择骨骼或变形</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::PoseFit</name>
    <message>
        <source>the model has none of the bones and morphs of this pose</source>
        <translation>模型中没有此姿势的任何骨骼和变形</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bone(s) or morph(s) that the model does not have left out</source>
        <translation>
            <numerusform>已略去模型中没有的 %Ln 个骨骼或变形</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::PoseLibraryCommands</name>
    <message>
        <source>Pose saved as %1</source>
        <translation>姿势已保存为 %1</translation>
    </message>
    <message>
        <source>Choose Pose Folder</source>
        <translation>选择姿势文件夹</translation>
    </message>
    <message>
        <source>is not a folder</source>
        <translation>不是文件夹</translation>
    </message>
    <message>
        <source>is not a VPD pose</source>
        <translation>不是 VPD 姿势</translation>
    </message>
    <message>
        <source>choose a pose in the library first</source>
        <translation>请先在库中选择姿势</translation>
    </message>
    <message>
        <source>Apply pose %1</source>
        <translation>应用姿势 %1</translation>
    </message>
    <message>
        <source>Blend pose %1</source>
        <translation>混合姿势 %1</translation>
    </message>
    <message>
        <source>Save Pose to Library</source>
        <translation>将姿势保存到库</translation>
    </message>
    <message>
        <source>Name of the pose:</source>
        <translation>姿势的名称：</translation>
    </message>
    <message>
        <source>pose</source>
        <translation>姿势</translation>
    </message>
    <message>
        <source>A pose of this name already exists.</source>
        <translation>已存在同名的姿势。</translation>
    </message>
    <message>
        <source>The file will be replaced.</source>
        <translation>该文件将被替换。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>is not a valid pose name</source>
        <translation>不是有效的姿势名称</translation>
    </message>
    <message>
        <source>already exists</source>
        <translation>已存在</translation>
    </message>
    <message>
        <source>its folder cannot be created</source>
        <translation>无法创建其文件夹</translation>
    </message>
    <message>
        <source>contains none of the requested bones and morphs</source>
        <translation>不包含任何所需的骨骼和变形</translation>
    </message>
    <message>
        <source>Poses were not copied: %1</source>
        <translation>未复制姿势：%1</translation>
    </message>
    <message>
        <source>there are no bone or morph keys to take a pose from</source>
        <translation>没有可提取姿势的骨骼或变形关键帧</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::ProjectCommands</name>
    <message numerus="yes">
        <source>%1 needs %Ln file(s) that were not found: %2</source>
        <translation>
            <numerusform>找不到 %1 需要的 %Ln 个文件：%2</numerusform>
        </translation>
    </message>
    <message>
        <source>New project</source>
        <translation>新项目</translation>
    </message>
    <message>
        <source>Save Project</source>
        <translation>保存项目</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>Collect Files in a Folder</source>
        <translation>将文件收集到文件夹</translation>
    </message>
    <message>
        <source>Collecting files…</source>
        <translation>正在收集文件…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) copied; the project is %1</source>
        <translation>
            <numerusform>已复制 %Ln 个文件；项目为 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be copied: %1</source>
        <translation>
            <numerusform>无法复制 %Ln 个文件：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Markers, tempo and sound come from the project, because the files beside these motions are missing: %1</source>
        <translation>以下动作旁的文件缺失，因此使用项目中的标记、节拍速度和声音：%1</translation>
    </message>
    <message>
        <source>The scene</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Looking through the files…</source>
        <translation>正在检查文件…</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::ProjectOpening</name>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::PropCommands</name>
    <message>
        <source>there is no model &apos;%1&apos;</source>
        <translation>没有模型“%1”</translation>
    </message>
    <message>
        <source>Register prop key</source>
        <translation>注册附件关键帧</translation>
    </message>
    <message>
        <source>there is no prop key at frame %L1</source>
        <translation>第 %L1 帧没有附件关键帧</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::QualityCommands</name>
    <message>
        <source>the motion has no model</source>
        <translation>动作没有模型</translation>
    </message>
    <message>
        <source>the motion has no such fault that can be corrected</source>
        <translation>动作中没有可修正的此类缺陷</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::RecentFiles</name>
    <message>
        <source>No files yet</source>
        <translation>还没有文件</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::RecoveryCommands</name>
    <message>
        <source>There is nothing to recover.</source>
        <translation>没有可恢复的内容。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>%1 could not be recovered: %2</source>
        <translation>无法恢复 %1：%2</translation>
    </message>
    <message>
        <source>%1 was saved before the program ended.</source>
        <translation>%1 在程序结束之前已保存。</translation>
    </message>
    <message>
        <source>Later steps are lost: %1.</source>
        <translation>之后的步骤已丢失：%1。</translation>
    </message>
    <message>
        <source>Your edits cannot be stored for crash recovery: %1. Save often until this is fixed.</source>
        <translation>无法为崩溃恢复存储您的编辑：%1。在修复之前请经常保存。</translation>
    </message>
    <message numerus="yes">
        <source>Delete the unsaved steps of %Ln motion(s)?</source>
        <translation>
            <numerusform>删除 %Ln 个动作的未保存步骤？</numerusform>
        </translation>
    </message>
    <message>
        <source>They cannot be recovered afterward. The motion files are not changed.</source>
        <translation>之后将无法恢复。动作文件不会改变。</translation>
    </message>
    <message numerus="yes">
        <source>%1 was recovered with %Ln unsaved step(s).</source>
        <translation>
            <numerusform>%1 已恢复，包含 %Ln 个未保存的步骤。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file was changed by another program since.</source>
        <translation>此后文件已被其他程序更改。</translation>
    </message>
    <message>
        <source>The file was saved after the last recovered step, by this or another program. It may be newer than the recovered motion.</source>
        <translation>文件在最后一个恢复的步骤之后由本程序或其他程序保存，可能比恢复的动作更新。</translation>
    </message>
    <message>
        <source>The program ended unexpectedly. All motions were saved.</source>
        <translation>程序意外结束。所有动作都已保存。</translation>
    </message>
    <message>
        <source>Restore the Scene</source>
        <translation>恢复场景</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::ReferenceCommands</name>
    <message>
        <source>The reference %1 is damaged or missing: %2</source>
        <translation>参考视频 %1 已损坏或缺失：%2</translation>
    </message>
    <message>
        <source>Open Reference…</source>
        <translation>打开参考视频…</translation>
    </message>
    <message>
        <source>Open Reference</source>
        <translation>打开参考视频</translation>
    </message>
    <message>
        <source>The reference could not be opened: %1</source>
        <translation>无法打开参考视频：%1</translation>
    </message>
    <message>
        <source>Time of the Reference</source>
        <translation>参考视频的时间</translation>
    </message>
    <message>
        <source>Milliseconds in the film at frame 0:</source>
        <translation>第 0 帧的影片时间（毫秒）：</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::RowSetCommands</name>
    <message>
        <source>there are no rows to save</source>
        <translation>没有可保存的行</translation>
    </message>
    <message>
        <source>Save Rows as Set</source>
        <translation>将行保存为行集</translation>
    </message>
    <message>
        <source>the settings cannot be stored in %1</source>
        <translation>无法将设置存储在 %1</translation>
    </message>
    <message>
        <source>Name of the set</source>
        <translation>行集的名称</translation>
    </message>
    <message>
        <source>a row set needs a name</source>
        <translation>行集需要名称</translation>
    </message>
    <message>
        <source>Replace the row set “%1”?</source>
        <translation>替换行集“%1”？</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Row set</source>
        <translation>行集</translation>
    </message>
    <message>
        <source>no row set is named “%1”</source>
        <translation>没有名为“%1”的行集</translation>
    </message>
    <message>
        <source>Show Row Set</source>
        <translation>显示行集</translation>
    </message>
    <message>
        <source>Delete Row Set</source>
        <translation>删除行集</translation>
    </message>
    <message>
        <source>No sets yet</source>
        <translation>还没有行集</translation>
    </message>
    <message>
        <source>this motion has none of the tracks of the row set “%1”</source>
        <translation>此动作没有行集“%1”的任何轨道</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) saved as “%1”: %2</source>
        <translation>
            <numerusform>已将 %Ln 行存为“%1”：%2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::RulerMenu</name>
    <message>
        <source>Move Playhead to Frame %1</source>
        <translation>将播放位置移到第 %1 帧</translation>
    </message>
    <message>
        <source>Add Marker at Frame %1</source>
        <translation>在第 %1 帧添加标记</translation>
    </message>
    <message>
        <source>Repeat From Frame %1</source>
        <translation>从第 %1 帧开始循环</translation>
    </message>
    <message>
        <source>Repeat Up to Frame %1</source>
        <translation>循环到第 %1 帧</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::ScopeTexts</name>
    <message numerus="yes">
        <source>All %Ln key(s) from frame %L1 on</source>
        <translation>
            <numerusform>从第 %L1 帧起的全部 %Ln 个关键帧</numerusform>
        </translation>
    </message>
    <message>
        <source>No keys: the tracks or frames cannot be read</source>
        <translation>没有关键帧：无法识别轨道或帧</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln key(s) after frame %L1</source>
        <translation>
            <numerusform>第 %L1 帧之后的全部 %Ln 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %Ln selected key(s)</source>
        <translation>
            <numerusform>选中的 %Ln 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln key(s) of the selected rows</source>
        <translation>
            <numerusform>所选行的全部 %Ln 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln key(s) in the repeated range</source>
        <translation>
            <numerusform>循环范围内的全部 %Ln 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s) of the chosen tracks and frames</source>
        <translation>
            <numerusform>指定轨道和帧的 %Ln 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln key(s) of the motion</source>
        <translation>
            <numerusform>动作的全部 %Ln 个关键帧</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::ScriptCommands</name>
    <message>
        <source>New Script</source>
        <translation>新脚本</translation>
    </message>
    <message>
        <source>This build cannot run scripts, because Qt Qml was not installed.</source>
        <translation>此版本构建时未安装 Qt Qml，无法运行脚本。</translation>
    </message>
    <message>
        <source>The script could not be saved: %1</source>
        <translation>无法保存脚本：%1</translation>
    </message>
    <message>
        <source>Moved the script &quot;%1&quot; to the trash</source>
        <translation>已将脚本“%1”移到回收站</translation>
    </message>
    <message>
        <source>the folder cannot be created</source>
        <translation>无法创建文件夹</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::ShortcutCommands</name>
    <message>
        <source>The shortcuts cannot be stored in %1</source>
        <translation>无法将快捷键存储在 %1</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::ShownWork</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::SoundCommands</name>
    <message>
        <source>The sound of %1, %2, could not be opened: %3</source>
        <translation>无法打开 %1 的音频 %2：%3</translation>
    </message>
    <message>
        <source>Open Sound…</source>
        <translation>打开音频…</translation>
    </message>
    <message>
        <source>No sound device can be used, so the motion is played without its sound.</source>
        <translation>没有可用的音频设备，因此播放动作时没有声音。</translation>
    </message>
    <message>
        <source>Open Sound</source>
        <translation>打开音频</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Volume in percent:</source>
        <translation>音量（百分比）：</translation>
    </message>
    <message>
        <source>Offset of the Sound</source>
        <translation>音频的偏移</translation>
    </message>
    <message>
        <source>Milliseconds from frame 0 to the start of the sound:</source>
        <translation>从第 0 帧到声音开始的毫秒数：</translation>
    </message>
    <message>
        <source>Delay of Headphones</source>
        <translation>耳机延迟</translation>
    </message>
    <message>
        <source>The sound is heard later by this many milliseconds:</source>
        <translation>听到声音的延迟毫秒数：</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::TabCommands</name>
    <message>
        <source>Copied the path %1.</source>
        <translation>已复制路径 %1。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be opened</source>
        <translation>无法打开文件夹 %1</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::TempoCommands</name>
    <message>
        <source>Remove tempo</source>
        <translation>移除节拍速度</translation>
    </message>
    <message>
        <source>Set tempo</source>
        <translation>设置节拍速度</translation>
    </message>
    <message>
        <source>Add tempo change</source>
        <translation>添加节拍速度变化</translation>
    </message>
    <message>
        <source>Double tempo</source>
        <translation>节拍速度加倍</translation>
    </message>
    <message>
        <source>Halve tempo</source>
        <translation>节拍速度减半</translation>
    </message>
    <message>
        <source>Shift beats</source>
        <translation>移动节拍</translation>
    </message>
    <message>
        <source>Set first beat</source>
        <translation>设置第一拍</translation>
    </message>
    <message>
        <source>A tempo is from 1 to 999 beats per minute.</source>
        <translation>节拍速度的范围是每分钟 1 到 999 拍。</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::TempoFindCommands</name>
    <message>
        <source>The tempo was not found: %1</source>
        <translation>未能检测到节拍速度：%1</translation>
    </message>
    <message>
        <source>The sound is silent or too short, so it has no tempo.</source>
        <translation>音频无声或太短，因此没有节拍速度。</translation>
    </message>
    <message>
        <source>Find tempo</source>
        <translation>检测节拍速度</translation>
    </message>
    <message>
        <source>The beat of the sound is unclear. The most likely tempo is %1 BPM (confidence %2 %).</source>
        <translation>音频的节拍不清晰。最可能的节拍速度为 %1 BPM（可信度 %2 %）。</translation>
    </message>
    <message>
        <source>The tempo is %1 BPM (confidence %2 %).</source>
        <translation>节拍速度为 %1 BPM（可信度 %2 %）。</translation>
    </message>
    <message>
        <source>Set Tempo…</source>
        <translation>设置节拍速度…</translation>
    </message>
    <message>
        <source>Finding the tempo of the sound…</source>
        <translation>正在检测音频的节拍速度…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::TextureSearch</name>
    <message numerus="yes">
        <source>%Ln texture(s) of %1 cannot be shown: %2</source>
        <translation>
            <numerusform>%1 的 %Ln 个纹理无法显示：%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Search a Folder…</source>
        <translation>在文件夹中查找…</translation>
    </message>
    <message>
        <source>Choose Texture Folder</source>
        <translation>选择纹理文件夹</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::TimelineCommands</name>
    <message>
        <source>choose a track or select keys first</source>
        <translation>请先选择轨道或关键帧</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>解锁</translation>
    </message>
    <message numerus="yes">
        <source>%Ln locked track(s) were not changed: %1.</source>
        <translation>
            <numerusform>%Ln 个锁定的轨道未更改：%1。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::TrackCommands</name>
    <message>
        <source>Add Track</source>
        <translation>添加轨道</translation>
    </message>
    <message>
        <source>Name of a bone, or morph: and the name of a morph</source>
        <translation>骨骼的名称，或 morph: 加变形的名称</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::TrackNameCommands</name>
    <message numerus="yes">
        <source>%Ln track(s) renamed</source>
        <translation>
            <numerusform>已重命名 %Ln 个轨道</numerusform>
        </translation>
    </message>
    <message>
        <source>choose the track of a bone or morph first</source>
        <translation>请先选择骨骼或变形的轨道</translation>
    </message>
    <message>
        <source>Rename Track</source>
        <translation>重命名轨道</translation>
    </message>
    <message>
        <source>New name of the bone</source>
        <translation>骨骼的新名称</translation>
    </message>
    <message>
        <source>New name of the morph</source>
        <translation>变形的新名称</translation>
    </message>
    <message>
        <source>no model has this motion</source>
        <translation>没有模型使用此动作</translation>
    </message>
    <message>
        <source>Comparing names…</source>
        <translation>正在比较名称…</translation>
    </message>
    <message>
        <source>Load Names</source>
        <translation>读取名称</translation>
    </message>
    <message>
        <source>has no name of this motion</source>
        <translation>中没有此动作的名称</translation>
    </message>
    <message>
        <source>names</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Save Names</source>
        <translation>保存名称</translation>
    </message>
    <message>
        <source>Names saved as %1</source>
        <translation>名称已保存为 %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %L1 tracks of %2 have no bone or morph in %3.</source>
        <translation>
            <numerusform>%2 的 %L1 个轨道中有 %Ln 个在 %3 中没有骨骼或变形。</numerusform>
        </translation>
    </message>
    <message>
        <source>Map Names…</source>
        <translation>对应名称…</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::UnregisteredPosePolicy</name>
    <message>
        <source>Register at Frame %1</source>
        <translation>在第 %1 帧注册</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Discard pose</source>
        <translation>放弃姿势</translation>
    </message>
    <message>
        <source>The pose at frame %1 is not registered: %2.</source>
        <translation>第 %1 帧的姿势未注册：%2。</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::ViewportComparisonCommands</name>
    <message>
        <source>moves no bone and no morph of %1</source>
        <translation>不会移动 %1 的任何骨骼和变形</translation>
    </message>
    <message>
        <source>%1 (tab %L2)</source>
        <translation>%1（标签 %L2）</translation>
    </message>
    <message>
        <source>%1 (saved version)</source>
        <translation>%1（已保存的版本）</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>其他文件…</translation>
    </message>
    <message>
        <source>Compare With Another Motion</source>
        <translation>与另一个动作比较</translation>
    </message>
    <message>
        <source>Compare %1 with:</source>
        <translation>将 %1 与以下比较：</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>正在读取 %1</translation>
    </message>
    <message>
        <source>no motion to compare it with</source>
        <translation>没有可比较的动作</translation>
    </message>
    <message>
        <source>Comparing motions</source>
        <translation>正在比较动作</translation>
    </message>
    <message>
        <source>The motions cannot be compared: %1</source>
        <translation>无法比较动作：%1</translation>
    </message>
    <message>
        <source>the motions are still being compared</source>
        <translation>仍在比较动作</translation>
    </message>
    <message>
        <source>is a camera motion; choose a motion that moves bones</source>
        <translation>是摄像机动作；请选择驱动骨骼的动作</translation>
    </message>
    <message>
        <source>There are no more differences in this direction.</source>
        <translation>此方向上没有更多差异。</translation>
    </message>
    <message>
        <source>The selected bones have no more differences in this direction.</source>
        <translation>选中的骨骼在此方向上没有更多差异。</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::ViewportOnly</name>
    <message>
        <source>Playback</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Show All Panels</source>
        <translation>显示所有面板</translation>
    </message>
    <message>
        <source>frame %1 / %2</source>
        <translation>帧 %1 / %2</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::AboutDialog</name>
    <message>
        <source>Languages: English, Japanese and Chinese. No native speaker has checked the Chinese texts yet.</source>
        <translation>语言：英语、日语和中文。中文尚未经母语者检查。</translation>
    </message>
    <message>
        <source>About Furitsuke</source>
        <translation>关于 Furitsuke</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Closes this window.</source>
        <translation>关闭此窗口。</translation>
    </message>
    <message>
        <source>A viewer and editor for MikuMikuDance motions.</source>
        <translation>MikuMikuDance 动作的查看器和编辑器。</translation>
    </message>
    <message>
        <source>Graphics: %1</source>
        <translation>显卡：%1</translation>
    </message>
    <message>
        <source>The program is free software under the GNU General Public License, version 3 or later; its core is under the MIT License.</source>
        <translation>本程序是自由软件，采用 GNU 通用公共许可证第 3 版或更高版本；其核心采用 MIT 许可证。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copies version, system and graphics card, for a report of a problem.</source>
        <translation>复制版本、系统和显卡信息，用于报告问题。</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::BackgroundDialog</name>
    <message>
        <source>Background Settings</source>
        <translation>背景设置</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Changes the background as one undo step.</source>
        <translation>更改背景，可一步撤销。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Fit: show all of it</source>
        <translation>适应：显示全部</translation>
    </message>
    <message>
        <source>Fill: leave no border</source>
        <translation>填充：不留边框</translation>
    </message>
    <message>
        <source>Stretch: ignore its aspect ratio</source>
        <translation>拉伸：忽略宽高比</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Offset to the right</source>
        <translation>向右偏移</translation>
    </message>
    <message>
        <source>Offset upward</source>
        <translation>向上偏移</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>不透明度</translation>
    </message>
    <message>
        <source>Film time at frame 0</source>
        <translation>第 0 帧的影片时间</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Own color</source>
        <translation>自定义颜色</translation>
    </message>
    <message>
        <source>How large the picture is at a scale of 100 %.</source>
        <translation>缩放为 100 % 时图片的大小。</translation>
    </message>
    <message>
        <source>Enlarges or reduces the picture around its middle.</source>
        <translation>以图片中心为基准放大或缩小。</translation>
    </message>
    <message>
        <source>Moves the picture to the right, in percent of the width of the view.</source>
        <translation>将图片向右移动，以画面宽度的百分比表示。</translation>
    </message>
    <message>
        <source>Moves the picture up, in percent of the height of the view.</source>
        <translation>将图片向上移动，以画面高度的百分比表示。</translation>
    </message>
    <message>
        <source>How much of the color is hidden by the picture.</source>
        <translation>图片遮盖颜色的程度。</translation>
    </message>
    <message>
        <source>The time of the film that is shown at frame 0, in milliseconds. Negative: the film starts later.</source>
        <translation>第 0 帧显示的影片时间，以毫秒为单位。负值：影片较晚开始。</translation>
    </message>
    <message>
        <source>Shows a color where there is no picture. Otherwise the color of the theme is used, and white by the command line.</source>
        <translation>在没有图片的地方显示颜色。否则使用主题的颜色，命令行则使用白色。</translation>
    </message>
    <message>
        <source>Chooses the color.</source>
        <translation>选择颜色。</translation>
    </message>
    <message>
        <source>Background Color</source>
        <translation>背景颜色</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::BoneRolesDialog</name>
    <message>
        <source>chosen</source>
        <translation>已选择</translation>
    </message>
    <message>
        <source>by its name</source>
        <translation>按名称</translation>
    </message>
    <message>
        <source>by the skeleton</source>
        <translation>按骨架</translation>
    </message>
    <message>
        <source>Bones of the Body of %1</source>
        <translation>%1 的身体骨骼</translation>
    </message>
    <message>
        <source>Bones of the body</source>
        <translation>身体的骨骼</translation>
    </message>
    <message>
        <source>The bone of the model that stands for each bone of MMD&apos;s own models. Captures, clean-up, mirroring and exports use it. What you choose is kept for this model.</source>
        <translation>与 MMD 自带模型的每根骨骼相当的模型骨骼。捕捉动作、清理、镜像和导出都使用它。所选内容会为这个模型保存。</translation>
    </message>
    <message>
        <source>Bone of MMD</source>
        <translation>MMD 的骨骼</translation>
    </message>
    <message>
        <source>Bone of the model</source>
        <translation>模型的骨骼</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>查找方式</translation>
    </message>
    <message>
        <source>Use Selected Bone</source>
        <translation>使用所选骨骼</translation>
    </message>
    <message>
        <source>Choose the bone that is selected in the viewport for the current row</source>
        <translation>将视口中所选的骨骼用于当前行</translation>
    </message>
    <message>
        <source>Find All Again</source>
        <translation>全部重新查找</translation>
    </message>
    <message>
        <source>Forget what was chosen for this model</source>
        <translation>清除为这个模型选择的内容</translation>
    </message>
    <message>
        <source>Load…</source>
        <translation>读取…</translation>
    </message>
    <message>
        <source>Choose the bones that a file lists</source>
        <translation>选择文件中列出的骨骼</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Write what was chosen to a file, for other models and for the command line</source>
        <translation>将所选内容写入文件，供其他模型和命令行使用</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close the table; what was chosen stays</source>
        <translation>关闭表格；所选内容保留</translation>
    </message>
    <message>
        <source>Find automatically</source>
        <translation>自动查找</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>All bones that a person needs have the names of MMD or were chosen.</source>
        <translation>人体需要的骨骼都具有 MMD 的名称或已选择。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bone(s) were found by the skeleton. Check them.</source>
        <translation>
            <numerusform>按骨架找到了 %Ln 根骨骼。请检查。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::CameraBakeDialog</name>
    <message>
        <source>Bake Follow Camera</source>
        <translation>烘焙跟随摄像机</translation>
    </message>
    <message>
        <source>Bake</source>
        <translation>烘焙</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>起始帧</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>结束帧</translation>
    </message>
    <message>
        <source>Key interval (frames)</source>
        <translation>关键帧间隔（帧）</translation>
    </message>
    <message>
        <source>Follow with</source>
        <translation>跟随方式</translation>
    </message>
    <message>
        <source>Target only</source>
        <translation>仅目标</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>起始于</translation>
    </message>
    <message>
        <source>Current view of the viewport</source>
        <translation>视口的当前视角</translation>
    </message>
    <message>
        <source>Current motion camera</source>
        <translation>当前的动作摄像机</translation>
    </message>
    <message>
        <source>Reduce keys within</source>
        <translation>精简关键帧，误差</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>容差</translation>
    </message>
    <message>
        <source> units</source>
        <translation> 单位</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>帧</translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s)</source>
        <translation>
            <numerusform>%Ln 个关键帧</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at most</source>
        <translation>最多 %1</translation>
    </message>
    <message>
        <source>Calculating the poses…</source>
        <translation>正在计算姿势…</translation>
    </message>
    <message>
        <source>Creates the keys as one undo step.</source>
        <translation>将关键帧创建为一个撤销步骤。</translation>
    </message>
    <message>
        <source>The bone that the camera follows.</source>
        <translation>摄像机跟随的骨骼。</translation>
    </message>
    <message>
        <source>The frame of the first key.</source>
        <translation>第一个关键帧的帧。</translation>
    </message>
    <message>
        <source>The frame of the last key.</source>
        <translation>最后一个关键帧的帧。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Creates camera keys that follow a bone, starting from the current view. They replace all camera keys between the first and the last frame.</source>
        <translation>从当前视角开始，创建跟随骨骼的摄像机关键帧，替换起始帧和结束帧之间的所有摄像机关键帧。</translation>
    </message>
    <message>
        <source>Target and angle, as if attached to the bone</source>
        <translation>目标和角度，如同固定在骨骼上</translation>
    </message>
    <message>
        <source>Use fewer keys with curves, as long as the target deviates by no more than this</source>
        <translation>只要目标偏差不超过此值，就使用较少的带曲线的关键帧</translation>
    </message>
    <message>
        <source>The camera is not interpolated between keys at adjacent frames: at more than 30 images per second it moves in steps. An interval of 2 frames makes the movement smooth.</source>
        <translation>相邻帧上的摄像机关键帧之间不插值：每秒超过 30 张图像时摄像机会一步一步地移动。间隔 2 帧可使移动平滑。</translation>
    </message>
    <message>
        <source>The last frame is before the first frame.</source>
        <translation>结束帧在起始帧之前。</translation>
    </message>
    <message>
        <source>MMD treats camera keys at adjacent frames as cuts. With an interval of 2 or more, the camera moves smoothly between them.</source>
        <translation>MMD 将相邻帧上的摄像机关键帧视为摄像机切换。间隔为 2 或更大时，摄像机在它们之间平滑移动。</translation>
    </message>
    <message>
        <source>Selects whether only the camera target follows the bone, or the camera also rotates with it.</source>
        <translation>选择只有摄像机目标跟随骨骼，还是摄像机也随之旋转。</translation>
    </message>
    <message>
        <source>The view at the playhead that the camera starts from.</source>
        <translation>摄像机起始时所用的播放位置的视角。</translation>
    </message>
    <message>
        <source>The key interval must be at least 1 frame.</source>
        <translation>关键帧间隔必须至少为 1 帧。</translation>
    </message>
    <message>
        <source>%L1 keys are too many. Choose fewer frames or a larger key interval to create at most %L2 keys.</source>
        <translation>%L1 个关键帧太多。请选择较少的帧或较大的关键帧间隔，最多创建 %L2 个关键帧。</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::CaptureDialog</name>
    <message>
        <source>Import %1</source>
        <translation>导入 %1</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>The animation of the file that is imported.</source>
        <translation>要导入的动画。</translation>
    </message>
    <message>
        <source>Foot IK</source>
        <translation>足 IK</translation>
    </message>
    <message>
        <source>Keys the IK bones of the feet and switches IK on. Without it the legs are rotated and IK is off.</source>
        <translation>为足 IK 骨骼添加关键帧并启用 IK。不使用时旋转腿部并关闭 IK。</translation>
    </message>
    <message>
        <source>Hold planted feet</source>
        <translation>固定着地的脚</translation>
    </message>
    <message>
        <source>Holds feet in place while they stand on the floor. Needs foot IK.</source>
        <translation>脚着地时固定在原位。需要足 IK。</translation>
    </message>
    <message>
        <source>A key on every frame</source>
        <translation>每帧一个关键帧</translation>
    </message>
    <message>
        <source>Keeps the key of every frame. Otherwise keys are removed as far as no bone is off by more than 0.05 units or 0.5 degrees.</source>
        <translation>保留每一帧的关键帧。否则在任何骨骼的偏差不超过 0.05 单位或 0.5 度的范围内减少关键帧。</translation>
    </message>
    <message>
        <source>Reference pose</source>
        <translation>基准姿势</translation>
    </message>
    <message>
        <source>The pose of the capture in which the person stands like the model at rest.</source>
        <translation>捕捉中与模型初始姿势相同的站立姿势。</translation>
    </message>
    <message>
        <source>Found automatically</source>
        <translation>自动选择</translation>
    </message>
    <message>
        <source>Rest pose of the file</source>
        <translation>文件的初始姿势</translation>
    </message>
    <message>
        <source>A frame of the clip</source>
        <translation>片段中的一帧</translation>
    </message>
    <message>
        <source>Reference frame</source>
        <translation>基准帧</translation>
    </message>
    <message>
        <source>The frame of the clip in which the person stands like the model at rest.</source>
        <translation>片段中人物与模型初始姿势相同的那一帧。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s)</source>
        <translation>
            <numerusform>%Ln 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln frame(s)</source>
        <translation>
            <numerusform>%Ln 帧</numerusform>
        </translation>
    </message>
    <message>
        <source>frame %L1</source>
        <translation>第 %L1 帧</translation>
    </message>
    <message>
        <source>rest pose of the file</source>
        <translation>文件的初始姿势</translation>
    </message>
    <message>
        <source>%1 on %2; reference: %3</source>
        <translation>%2 上有 %1；基准：%3</translation>
    </message>
    <message>
        <source>Fitting…</source>
        <translation>正在适配…</translation>
    </message>
    <message>
        <source>Keeps the motion that is shown.</source>
        <translation>保留显示的动作。</translation>
    </message>
    <message>
        <source>Skeleton of the file</source>
        <translation>文件的骨架</translation>
    </message>
    <message>
        <source>The skeleton of the file at the playhead. Joints that move bones are filled. Click a joint, then the bone that it moves; drag to rotate, double-click for the front.</source>
        <translation>文件的骨架在播放位置的姿势。驱动骨骼的关节为实心。先点击关节，再点击它驱动的骨骼；拖动可旋转，双击回到正面。</translation>
    </message>
    <message>
        <source>Import into</source>
        <translation>导入到</translation>
    </message>
    <message>
        <source>A new motion without a file, or the current motion at its playhead. There it replaces the keys of its bones for its duration.</source>
        <translation>没有文件的新动作，或当前动作的播放位置。导入当前动作时，在导入动作的时长内替换相同骨骼的关键帧。</translation>
    </message>
    <message>
        <source>A new motion</source>
        <translation>新动作</translation>
    </message>
    <message>
        <source>Picture of the reference pose</source>
        <translation>基准姿势的图</translation>
    </message>
    <message>
        <source>The reference pose. It should look like the model at rest: standing, with straight arms and legs. Drag to rotate it.</source>
        <translation>基准姿势。它应与模型的初始姿势相似：站立，手臂和腿伸直。拖动可旋转。</translation>
    </message>
    <message>
        <source>%1, from frame %L2 on</source>
        <translation>%1，从第 %L2 帧开始</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Plays the motion on the model and in the picture, or pauses it.</source>
        <translation>在模型和图中播放或暂停动作。</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>首帧</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>末帧</translation>
    </message>
    <message>
        <source>The frame of the clip that becomes the first one of the motion, at 30 frames per second.</source>
        <translation>片段中成为动作首帧的一帧（每秒 30 帧）。</translation>
    </message>
    <message>
        <source>The last frame of the clip that is imported, at 30 frames per second.</source>
        <translation>片段中要导入的最后一帧（每秒 30 帧）。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln frame(s), %1</source>
        <translation>
            <numerusform>%Ln 帧，%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::CollectDialog</name>
    <message>
        <source>Collect Files in a Folder</source>
        <translation>将文件收集到文件夹</translation>
    </message>
    <message>
        <source>%1 (not saved yet)</source>
        <translation>%1（尚未保存）</translation>
    </message>
    <message>
        <source>These files are copied to %1.</source>
        <translation>这些文件将复制到 %1。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Why it is left out</source>
        <translation>不复制的原因</translation>
    </message>
    <message>
        <source>Lists the files that the scene uses. Files that are not what the scene uses them for, and hidden files, are left out, because projects and models of other people can name any file of this computer.</source>
        <translation>列出场景使用的文件。内容与用途不符的文件和隐藏文件不会复制，因为他人的项目和模型可以指向这台电脑上的任何文件。</translation>
    </message>
    <message numerus="yes">
        <source>Copied: %Ln file(s)</source>
        <translation>
            <numerusform>复制：%Ln 个文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In other folders than the scene: %Ln file(s)</source>
        <translation>
            <numerusform>在场景以外的文件夹中：%Ln 个文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out: %Ln file(s)</source>
        <translation>
            <numerusform>不复制：%Ln 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Also copy the files in other &amp;folders</source>
        <translation>同时复制其他文件夹中的文件(&amp;F)</translation>
    </message>
    <message>
        <source>Copies the files that are not in the folders of the models, the motions and the project either. Review them first if someone else made the scene.</source>
        <translation>同时复制不在模型、动作和项目文件夹中的文件。如果场景来自他人，请先查看这些文件。</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copies the files and writes the project into the folder.</source>
        <translation>复制文件并将项目写入该文件夹。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::CommandPalette</name>
    <message>
        <source>Lists the matching actions with their menus and shortcuts. Actions that are not available now are gray, with the reason.</source>
        <translation>列出匹配的操作及其菜单和快捷键。现在不可用的操作显示为灰色并附有原因。</translation>
    </message>
    <message>
        <source>No matching action</source>
        <translation>没有匹配的操作</translation>
    </message>
    <message>
        <source>Command Palette</source>
        <translation>命令面板</translation>
    </message>
    <message>
        <source>Search for an action</source>
        <translation>搜索操作</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Searches for a part of an action&apos;s name, in the language of the window or in English, or for a word that describes it. Enter runs the selected action.</source>
        <translation>按操作名称的一部分（窗口的语言或英语）或描述它的词搜索。按 Enter 运行所选操作。</translation>
    </message>
    <message>
        <source>Search the manual for “%1”</source>
        <translation>在手册中搜索“%1”</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::DancerCopyDialog</name>
    <message>
        <source>Copy Motion to Dancer</source>
        <translation>复制动作到舞者</translation>
    </message>
    <message>
        <source>Not copied</source>
        <translation>不复制</translation>
    </message>
    <message>
        <source>Lists the bones and morphs that a model lacks. Their keys are left out.</source>
        <translation>列出模型缺少的骨骼和变形。它们的关键帧不会复制。</translation>
    </message>
    <message>
        <source>From</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>关键帧</translation>
    </message>
    <message>
        <source>Selects whether the whole motion is copied or only its selected keys.</source>
        <translation>选择复制整个动作还是只复制所选的关键帧。</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>全部关键帧</translation>
    </message>
    <message>
        <source>Selected keys</source>
        <translation>所选的关键帧</translation>
    </message>
    <message>
        <source>Mirror left and right</source>
        <translation>左右镜像</translation>
    </message>
    <message>
        <source>The dancers move as in a mirror.</source>
        <translation>舞者像镜中一样动作。</translation>
    </message>
    <message>
        <source>To</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>The models that get the motion, in the order of the steps. Drag rows to change the order. A model without a motion gets a new one.</source>
        <translation>要获得动作的模型，按错开的顺序排列。拖动行可改变顺序。没有动作的模型会得到新动作。</translation>
    </message>
    <message>
        <source>new motion</source>
        <translation>新动作</translation>
    </message>
    <message>
        <source>Time offset</source>
        <translation>时间偏移</translation>
    </message>
    <message>
        <source>How much later the first dancer moves; negative: earlier.</source>
        <translation>第一位舞者晚多少；负数表示更早。</translation>
    </message>
    <message>
        <source>Unit of the time offset</source>
        <translation>时间偏移的单位</translation>
    </message>
    <message>
        <source>Beats are as long as the tempo of the motion at the first copied frame.</source>
        <translation>拍子的长度取决于第一个复制的帧处的节拍速度。</translation>
    </message>
    <message>
        <source>frames</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>beats</source>
        <translation>拍</translation>
    </message>
    <message>
        <source>Each further dancer</source>
        <translation>每位后续舞者</translation>
    </message>
    <message>
        <source>How much later than the dancer before each further dancer moves, for a canon.</source>
        <translation>每位后续舞者比前一位晚多少，用于卡农。</translation>
    </message>
    <message>
        <source>Place offset</source>
        <translation>位置偏移</translation>
    </message>
    <message>
        <source>How far from the place in the motion the first dancer moves, in model units. It is added to 全ての親, or to センター and the feet in models without it.</source>
        <translation>第一位舞者距动作中位置多远（模型单位）。加到全ての親；没有它的模型加到センター和双脚。</translation>
    </message>
    <message>
        <source>Place of each further dancer</source>
        <translation>每位后续舞者的位置</translation>
    </message>
    <message>
        <source>How far from the dancer before each further dancer moves, in model units.</source>
        <translation>每位后续舞者距前一位多远（模型单位）。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copies the keys. Each motion gets one undo step.</source>
        <translation>复制关键帧。每个动作记为一个撤销步骤。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::FilmDialog</name>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Frame rate</source>
        <translation>帧率</translation>
    </message>
    <message>
        <source>Images per second. At other rates than 30, the images show the motion between frames.</source>
        <translation>每秒图像数。不是 30 时，图像会显示帧之间的动作。</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>0 gives the smallest file, 100 the best images. For MP4 and WebM.</source>
        <translation>0 文件最小，100 图像最好。用于 MP4 和 WebM。</translation>
    </message>
    <message>
        <source>Supersampling</source>
        <translation>超采样</translation>
    </message>
    <message>
        <source>Renders larger images and scales them down, which smooths everything but is slow.</source>
        <translation>渲染更大的图像再缩小，整体更平滑，但较慢。</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>透明背景</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>The sound of the film. It is cut to the frames of the film.</source>
        <translation>影片的声音。会按影片的帧裁剪。</translation>
    </message>
    <message>
        <source>Sound offset</source>
        <translation>声音偏移</translation>
    </message>
    <message>
        <source>Time from frame 0 to the start of the sound. Negative: the sound starts earlier.</source>
        <translation>从第 0 帧到声音开始的时间。负值表示声音更早开始。</translation>
    </message>
    <message>
        <source>Choose sound</source>
        <translation>选择声音</translation>
    </message>
    <message>
        <source>Choose Sound</source>
        <translation>选择声音</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Choose file</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <source>The last frame is before the first frame.</source>
        <translation>结束帧在起始帧之前。</translation>
    </message>
    <message>
        <source>The file name must end in .mp4, .webm, .mov or .gif.</source>
        <translation>文件名必须以 .mp4、.webm、.mov 或 .gif 结尾。</translation>
    </message>
    <message>
        <source>The width and height of MP4 and WebM films must be even.</source>
        <translation>MP4 和 WebM 影片的宽度和高度必须是偶数。</translation>
    </message>
    <message>
        <source>A GIF can have at most %1 images per second.</source>
        <translation>GIF 每秒最多 %1 张图像。</translation>
    </message>
    <message>
        <source>%1 of %2 images</source>
        <translation>%1 / %2 张图像</translation>
    </message>
    <message>
        <source>%1 of %2 images, %3 left</source>
        <translation>%1 / %2 张图像，剩余 %3</translation>
    </message>
    <message>
        <source>Canceled. Nothing was saved.</source>
        <translation>已取消。未保存任何内容。</translation>
    </message>
    <message>
        <source>Film saved as %1.</source>
        <translation>影片已保存为 %1。</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>The volume of the sound. It begins with that of the motion.</source>
        <translation>声音的音量。初始为动作的音量。</translation>
    </message>
    <message>
        <source>Export Film or Images</source>
        <translation>导出影片或图像</translation>
    </message>
    <message>
        <source>Renders the film or the images in the background and saves them.</source>
        <translation>在后台渲染影片或图像并保存。</translation>
    </message>
    <message>
        <source>Shows the folder of the saved files in the file manager.</source>
        <translation>在文件管理器中显示已保存文件所在的文件夹。</translation>
    </message>
    <message>
        <source>Stops the export, or closes the window. A film that is not complete is not saved; complete images are kept.</source>
        <translation>停止导出，或关闭窗口。未完成的影片不会保存；已写入的图像会保留。</translation>
    </message>
    <message>
        <source>The format of the file. MP4 plays everywhere; the others can be transparent. PNG images are one file for each image, for use in a video editor.</source>
        <translation>文件的格式。MP4 到处都能播放；其他格式可以透明。PNG 图像是每张一个文件，供剪辑软件使用。</translation>
    </message>
    <message>
        <source>PNG images</source>
        <translation>PNG 图像</translation>
    </message>
    <message>
        <source>Omits the background so that the result can be composited over others. Not for MP4.</source>
        <translation>不绘制背景，以便叠加在其他画面上。不适用于 MP4。</translation>
    </message>
    <message>
        <source>The file of the film. Its ending selects the format. Names of images have %05d in place of their number.</source>
        <translation>影片的文件。扩展名决定格式。图像的名称用 %05d 代替编号。</translation>
    </message>
    <message>
        <source>Replace existing files</source>
        <translation>替换已有的文件</translation>
    </message>
    <message>
        <source>If this is off and a file already exists, nothing is exported.</source>
        <translation>如果关闭此项且文件已存在，则不导出任何内容。</translation>
    </message>
    <message>
        <source>The file name must contain %05d to save more than one image.</source>
        <translation>要保存多张图像，文件名必须包含 %05d。</translation>
    </message>
    <message>
        <source>Canceled. Images that were already saved are kept.</source>
        <translation>已取消。已保存的图像会保留。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln image(s) saved in %1.</source>
        <translation>
            <numerusform>已将 %Ln 张图像保存到 %1。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::GravityDialog</name>
    <message>
        <source>Gravity</source>
        <translation>重力</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>加速度</translation>
    </message>
    <message>
        <source>The strength of gravity. 9.8 is the usual value; 0 lets hair and clothes float.</source>
        <translation>重力的强度，通常为 9.8；设为 0 时头发和衣服会漂浮。</translation>
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
        <translation>重力的方向，与长度无关。指向侧面时效果如同风。</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Simulates the scene with this gravity.</source>
        <translation>用此重力模拟场景。</translation>
    </message>
    <message>
        <source>&amp;Usual Gravity</source>
        <translation>标准重力(&amp;U)</translation>
    </message>
    <message>
        <source>Fills in 9.8 downward, as in MMD.</source>
        <translation>填入与 MMD 相同的向下 9.8。</translation>
    </message>
    <message>
        <source>Add &amp;noise</source>
        <translation>添加噪声(&amp;N)</translation>
    </message>
    <message>
        <source>Changes gravity at random 60 times per second, as an unsteady wind does.</source>
        <translation>每秒 60 次随机改变重力，如同不稳定的风。</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>噪声</translation>
    </message>
    <message>
        <source>The largest random change of gravity on each axis.</source>
        <translation>每个轴上重力随机变化的最大比例。</translation>
    </message>
    <message>
        <source>Noise seed</source>
        <translation>噪声随机种子</translation>
    </message>
    <message>
        <source>Start value of the random numbers: the same number gives the same noise at every playback.</source>
        <translation>随机数的初始值：数值相同，每次播放的噪声就相同。</translation>
    </message>
    <message>
        <source>Gravity keys are stored with a motion. No motion is open.</source>
        <translation>重力关键帧随动作保存。当前没有打开的动作。</translation>
    </message>
    <message>
        <source>Gravity keys, stored with %1</source>
        <translation>重力关键帧（随 %1 保存）</translation>
    </message>
    <message>
        <source>Gravity keys</source>
        <translation>重力关键帧</translation>
    </message>
    <message>
        <source>Between two keys, gravity changes evenly. The fields above show the values of the chosen key.</source>
        <translation>两个关键帧之间重力均匀变化。上方字段显示所选关键帧的值。</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>The frame of a new key; at first that of the playhead.</source>
        <translation>新关键帧所在的帧；最初是播放位置所在的帧。</translation>
    </message>
    <message>
        <source>&amp;Register Key</source>
        <translation>注册关键帧(&amp;R)</translation>
    </message>
    <message>
        <source>Adds a key with the gravity of that frame, or chooses the key on it.</source>
        <translation>以该帧的重力添加关键帧；如已有关键帧则选中它。</translation>
    </message>
    <message>
        <source>&amp;Delete Key</source>
        <translation>删除关键帧(&amp;D)</translation>
    </message>
    <message>
        <source>Removes the chosen key. Without keys, gravity is the same at all frames.</source>
        <translation>删除所选关键帧。没有关键帧时，所有帧的重力相同。</translation>
    </message>
    <message>
        <source>Gravity key at frame %L1</source>
        <translation>第 %L1 帧的重力关键帧</translation>
    </message>
    <message>
        <source>Gravity at all frames</source>
        <translation>所有帧的重力</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::JointList</name>
    <message>
        <source>Joints of the bones</source>
        <translation>骨骼对应的关节</translation>
    </message>
    <message>
        <source>The joint of the file that moves each bone. To change one, choose another joint in its row, or click a joint in the picture and then the bone that it moves, here or in the viewport.</source>
        <translation>驱动各骨骼的文件中的关节。要更改，请在该行选择其他关节，或点击图中的关节，再在此处或视口中点击它驱动的骨骼。</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>Joint table</source>
        <translation>关节表</translation>
    </message>
    <message>
        <source>A saved table of joints, for files of the same program.</source>
        <translation>已保存的关节表，用于同一程序的文件。</translation>
    </message>
    <message>
        <source>Open joint table</source>
        <translation>打开关节表</translation>
    </message>
    <message>
        <source>Uses a joint table from a file of any folder.</source>
        <translation>使用任意文件夹中文件的关节表。</translation>
    </message>
    <message>
        <source>Save joint table</source>
        <translation>保存关节表</translation>
    </message>
    <message>
        <source>Saves the joints that are shown as a table, for other files with the same skeleton and for the command line.</source>
        <translation>把显示的关节保存为表，用于骨架相同的其他文件和命令行。</translation>
    </message>
    <message>
        <source>Delete joint table</source>
        <translation>删除关节表</translation>
    </message>
    <message>
        <source>Deletes the saved table; the joints stay.</source>
        <translation>删除已保存的表；关节保持不变。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>The joint of the file that moves this bone.</source>
        <translation>驱动此骨骼的文件中的关节。</translation>
    </message>
    <message>
        <source>Click the bone that %1 moves, in this list or in the viewport.</source>
        <translation>请在此列表或视口中点击 %1 驱动的骨骼。</translation>
    </message>
    <message>
        <source>The file lacks joints of the table: %1</source>
        <translation>文件中没有表中的这些关节：%1</translation>
    </message>
    <message>
        <source>To change a joint, click it in the picture, then the bone that it moves.</source>
        <translation>要更改关节，请点击图中的关节，再点击它驱动的骨骼。</translation>
    </message>
    <message>
        <source>Open Joint Table</source>
        <translation>打开关节表</translation>
    </message>
    <message>
        <source>Save Joint Table</source>
        <translation>保存关节表</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>表的名称</translation>
    </message>
    <message>
        <source>Joints found automatically</source>
        <translation>自动找到的关节</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::MissingFilesDialog</name>
    <message>
        <source>Missing Files</source>
        <translation>找不到的文件</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Expected in</source>
        <translation>预期位置</translation>
    </message>
    <message>
        <source>Lists the files that are neither where the project expects them nor in the folders that were searched.</source>
        <translation>列出既不在项目所示位置、也不在已搜索文件夹中的文件。</translation>
    </message>
    <message>
        <source>Search a &amp;Folder…</source>
        <translation>搜索文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>Search a Folder</source>
        <translation>搜索文件夹</translation>
    </message>
    <message>
        <source>Searches all missing files in a folder and its subfolders, by content and by name. The folder is also searched for later projects.</source>
        <translation>按内容和名称在文件夹及其子文件夹中搜索所有找不到的文件。以后打开项目时也会搜索此文件夹。</translation>
    </message>
    <message>
        <source>&amp;Open Without Them</source>
        <translation>不含这些文件打开(&amp;O)</translation>
    </message>
    <message>
        <source>Opens the project with the files that were found. The others stay in the project.</source>
        <translation>用找到的文件打开项目。其余文件仍保留在项目中。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) of %1 were not found.</source>
        <translation>
            <numerusform>找不到 %1 的 %Ln 个文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>Missing files</source>
        <translation>缺失的文件</translation>
    </message>
    <message>
        <source>&amp;Choose a File…</source>
        <translation>选择文件(&amp;C)…</translation>
    </message>
    <message>
        <source>Takes a file that you choose for the selected one; a double-click on a row does the same.</source>
        <translation>用您选择的文件代替所选的文件；双击一行也可以选择。</translation>
    </message>
    <message>
        <source>Nothing was found in %1.</source>
        <translation>在 %1 中没有找到。</translation>
    </message>
    <message>
        <source>File for %1</source>
        <translation>代替 %1 的文件</translation>
    </message>
    <message>
        <source>%1 cannot be used for it.</source>
        <translation>%1 不能用于此处。</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::MotionExportDialog</name>
    <message>
        <source>Export Motion</source>
        <translation>导出动作</translation>
    </message>
    <message>
        <source>Not exported</source>
        <translation>不会导出的内容</translation>
    </message>
    <message>
        <source>Lists the data that the file cannot store.</source>
        <translation>列出该文件无法保存的数据。</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>起始帧</translation>
    </message>
    <message>
        <source>The first frame that is exported.</source>
        <translation>导出的第一帧。</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>结束帧</translation>
    </message>
    <message>
        <source>The last frame that is exported.</source>
        <translation>导出的最后一帧。</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>Frame rate</source>
        <translation>帧率</translation>
    </message>
    <message>
        <source>Frames per second of the file. 60 keeps the curves between the frames of MMD.</source>
        <translation>文件每秒的帧数。选择 60 可保留 MMD 各帧之间的曲线。</translation>
    </message>
    <message>
        <source>Names of the bones</source>
        <translation>骨骼名称</translation>
    </message>
    <message>
        <source>Most programs recognize the bones of a person by the names of Mixamo, such as LeftForeArm.</source>
        <translation>大多数软件通过 Mixamo 的名称（如 LeftForeArm）识别人体骨骼。</translation>
    </message>
    <message>
        <source>As in Mixamo</source>
        <translation>与 Mixamo 相同</translation>
    </message>
    <message>
        <source>English names of the model</source>
        <translation>模型的英文名称</translation>
    </message>
    <message>
        <source>Japanese names of the model</source>
        <translation>模型的日文名称</translation>
    </message>
    <message>
        <source>Unlit materials</source>
        <translation>无照明材质</translation>
    </message>
    <message>
        <source>Shows the materials without shading, which is nearer to toon shading. Only for glTF.</source>
        <translation>不带明暗地显示材质，更接近卡通渲染。仅用于 glTF。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>The file to write. Its ending selects the format.</source>
        <translation>要写入的文件。扩展名决定格式。</translation>
    </message>
    <message>
        <source>Choose file</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <source>Replace existing file</source>
        <translation>替换已有文件</translation>
    </message>
    <message>
        <source>If this is off and the file already exists, nothing is exported.</source>
        <translation>如果关闭此项且文件已存在，则不导出任何内容。</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Writes the file in the background.</source>
        <translation>在后台写入文件。</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Shows the folder of the file in the file manager.</source>
        <translation>在文件管理器中显示文件所在的文件夹。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Stops the export without saving anything, or closes the window.</source>
        <translation>停止导出且不保存任何内容，或关闭窗口。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Everything can be exported.</source>
        <translation>全部内容都可以导出。</translation>
    </message>
    <message>
        <source>Canceled. Nothing was saved.</source>
        <translation>已取消。未保存任何内容。</translation>
    </message>
    <message>
        <source>Motion saved as %1.</source>
        <translation>动作已保存为 %1。</translation>
    </message>
    <message>
        <source>Export Camera</source>
        <translation>导出摄像机</translation>
    </message>
    <message>
        <source>glTF and FBX have the model with its motion, or a camera. VRM Animation and BVH have only the motion of a person.</source>
        <translation>glTF 和 FBX 包含模型及其动作，或摄像机。VRM 动画和 BVH 只包含人体的动作。</translation>
    </message>
    <message>
        <source>The file name must end in one of %1.</source>
        <translation>文件名必须以下列之一结尾：%1</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::NameMapDialog</name>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Map Names to %1</source>
        <translation>将名称对应到 %1</translation>
    </message>
    <message>
        <source>Name in the motion</source>
        <translation>动作中的名称</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>新名称</translation>
    </message>
    <message>
        <source>Likeness</source>
        <translation>相似度</translation>
    </message>
    <message>
        <source>Names in the motion that the model does not have</source>
        <translation>动作中有而模型中没有的名称</translation>
    </message>
    <message>
        <source>Choose a bone or morph of the model for each name, or type one. Empty: the name does not change.</source>
        <translation>为每个名称选择或输入模型的骨骼或变形。留空则名称不变。</translation>
    </message>
    <message>
        <source>Show the motion with the new names on the model before they are applied.</source>
        <translation>应用之前，在模型上显示使用新名称的动作。</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>Fill in the most similar names of the model again</source>
        <translation>重新填入模型中最相似的名称</translation>
    </message>
    <message>
        <source>Load…</source>
        <translation>读取…</translation>
    </message>
    <message>
        <source>Read new names from a CSV file</source>
        <translation>从 CSV 文件读取新名称</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Keep the names as a CSV file for the next motion</source>
        <translation>将名称保存为 CSV 文件，供下一个动作使用</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Rename the tracks as one undo step</source>
        <translation>作为一个撤销步骤重命名轨道</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The model has no bone or morph of this name</source>
        <translation>模型中没有此名称的骨骼或变形</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %L1 name(s) get(s) a new one</source>
        <translation>
            <numerusform>%L1 个名称中有 %Ln 个将更改</numerusform>
        </translation>
    </message>
    <message>
        <source>The track has keys but moves nothing</source>
        <translation>该轨道有关键帧，但不产生任何动作</translation>
    </message>
    <message>
        <source>of tracks at rest: %L1 of %L2</source>
        <translation>保持初始值的轨道：%L2 个中的 %L1 个</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::ParentDialog</name>
    <message>
        <source>Outside Parent</source>
        <translation>外部亲</translation>
    </message>
    <message>
        <source>From this frame on, the bone is placed on the bone that it follows, moved and rotated by its own keys. Motion files do not contain this; bake it to bones to export it.</source>
        <translation>从此帧起，骨骼位于所跟随的骨骼上，再按自身的关键帧移动和旋转。动作文件不包含此设置；要导出，请烘焙到骨骼。</translation>
    </message>
    <message>
        <source>Set Key</source>
        <translation>设置关键帧</translation>
    </message>
    <message>
        <source>Sets the key as one undo step.</source>
        <translation>将设置关键帧作为一个撤销步骤。</translation>
    </message>
    <message>
        <source>Remove Key</source>
        <translation>删除关键帧</translation>
    </message>
    <message>
        <source>Removes the outside parent key of the bone at this frame.</source>
        <translation>删除该骨骼在此帧的外部亲关键帧。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Bone that follows</source>
        <translation>跟随的骨骼</translation>
    </message>
    <message>
        <source>(whole model)</source>
        <translation>（整个模型）</translation>
    </message>
    <message>
        <source>From frame</source>
        <translation>起始帧</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>地面</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>Keep place</source>
        <translation>保持位置</translation>
    </message>
    <message>
        <source>Add keys of position and rotation so that nothing jumps at this frame</source>
        <translation>添加位置和旋转的关键帧，使动作在此帧不跳变</translation>
    </message>
    <message>
        <source>The frame from which on it follows, up to the next key of the same bone.</source>
        <translation>开始跟随的帧，持续到同一骨骼的下一个关键帧。</translation>
    </message>
    <message>
        <source>The model whose bone is followed; it can be the active model itself.</source>
        <translation>被跟随骨骼所属的模型；可以是活动模型本身。</translation>
    </message>
    <message>
        <source>The bone that is followed.</source>
        <translation>被跟随的骨骼。</translation>
    </message>
    <message>
        <source>(origin)</source>
        <translation>（原点）</translation>
    </message>
    <message>
        <source>(camera)</source>
        <translation>（摄像机）</translation>
    </message>
    <message>
        <source>The bone of the active model that follows another bone, the whole model, or the camera.</source>
        <translation>活动模型中跟随其他骨骼的骨骼、整个模型，或摄像机。</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::PersonFilmDialog</name>
    <message>
        <source>Person from %1</source>
        <translation>从 %1 中的人物</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>影片</translation>
    </message>
    <message>
        <source>The film with the skeleton that is found: the left side is blue, the right side orange. Before, boxes around the people: click on the one to follow.</source>
        <translation>影片和找到的骨架：左侧为蓝色，右侧为橙色。开始之前，人物由方框围住：点击要跟踪的人物。</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>The network that looks at the pictures. Good takes about twice as long as Fast, Best several times as long; it confuses left and right least.</source>
        <translation>查看画面的网络。“标准”大约需要“快速”两倍的时间，“最佳”需要数倍；它最少弄错左右。</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快速</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>第一帧</translation>
    </message>
    <message>
        <source>Where in the film to begin, in frames of a motion, 30 per second.</source>
        <translation>从影片的何处开始，以动作的帧计，每秒 30 帧。</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>最后一帧</translation>
    </message>
    <message>
        <source>Where in the film to end, in frames of a motion, 30 per second. 0: at its end.</source>
        <translation>在影片的何处结束，以动作的帧计，每秒 30 帧。0：影片末尾。</translation>
    </message>
    <message>
        <source>End</source>
        <translation>末尾</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>Mirrored film</source>
        <translation>镜像的影片</translation>
    </message>
    <message>
        <source>The film shows left and right exchanged, as front cameras of telephones do.</source>
        <translation>影片左右颠倒，如手机的前置摄像头所拍。</translation>
    </message>
    <message>
        <source>Field of view</source>
        <translation>视野</translation>
    </message>
    <message>
        <source>Of the height of the picture. A wrong one only makes steps to and from the camera too long or too short.</source>
        <translation>画面高度方向的角度。不准确时，只会使靠近和远离摄像机的步子过长或过短。</translation>
    </message>
    <message>
        <source>Level by standing feet</source>
        <translation>按站立的双脚调平</translation>
    </message>
    <message>
        <source>Guesses how the camera is tilted from how the person stands.</source>
        <translation>根据人物的站姿推测摄像机的倾斜。</translation>
    </message>
    <message>
        <source>Tilt</source>
        <translation>俯仰</translation>
    </message>
    <message>
        <source>How far the camera looks down. The grid should lie on the floor of the film.</source>
        <translation>摄像机向下看的角度。网格应当落在影片中的地面上。</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>滚转</translation>
    </message>
    <message>
        <source>How far the camera is turned clockwise about its direction of view.</source>
        <translation>摄像机绕视线方向顺时针转动的角度。</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Gets the networks when it is run in a terminal. The program itself loads nothing.</source>
        <translation>在终端中运行它即可获取网络。程序本身不会下载任何内容。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copies the command.</source>
        <translation>复制命令。</translation>
    </message>
    <message>
        <source>Follow Person</source>
        <translation>跟踪人物</translation>
    </message>
    <message>
        <source>Looks at the pictures in the background, stops that, or goes back to the choice of a person.</source>
        <translation>在后台查看画面、停止查看，或回到选择人物。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Fits the motion that was found to the model.</source>
        <translation>把找到的动作适配到模型。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Closes the window without a motion.</source>
        <translation>关闭窗口，不生成动作。</translation>
    </message>
    <message>
        <source>Nobody is found in these frames of the film.</source>
        <translation>影片的这些帧中没有找到人物。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s) left</source>
        <translation>
            <numerusform>剩余 %Ln 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续跟踪</translation>
    </message>
    <message>
        <source>The film is looked at on this computer only: nothing of it leaves the machine. The depth of arms and the turn of wrists are guesses; check and correct them. Ask the author before you publish the motion of another person&apos;s dance.</source>
        <translation>影片只在这台电脑上查看：其内容不会离开本机。手臂的深度和手腕的扭转是推测的，请检查并修正。公开他人舞蹈的动作之前，请先征得作者同意。</translation>
    </message>
    <message>
        <source>Start Over</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Exchange sides</source>
        <translation>交换左右</translation>
    </message>
    <message>
        <source>Frames of the film, 30 per second, in which left and right are taken for each other: the skeleton has the wrong colors there. For example 10-25, 90-120.</source>
        <translation>左右被弄反的影片帧，每秒 30 帧：骨架的颜色在那里是反的。例如 10-25, 90-120。</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::PictureFields</name>
    <message>
        <source>First frame</source>
        <translation>起始帧</translation>
    </message>
    <message>
        <source>The frame of the first image.</source>
        <translation>第一张图像的帧。</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>结束帧</translation>
    </message>
    <message>
        <source>The frame of the last image. It is included.</source>
        <translation>最后一张图像的帧。包含该帧。</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Width of the images in pixels.</source>
        <translation>图像宽度（像素）。</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Height of the images in pixels.</source>
        <translation>图像高度（像素）。</translation>
    </message>
    <message>
        <source>Selects a common size, or a custom size from the fields beside it.</source>
        <translation>选择常用大小，或使用旁边栏中的自定义大小。</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Custom size</source>
        <translation>自定义大小</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>帧</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::PoseShareDialog</name>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Paste Pose Blended</source>
        <translation>混合粘贴姿势</translation>
    </message>
    <message>
        <source>Share of the copied pose</source>
        <translation>复制的姿势所占比例</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Blend the pose at the playhead with the copied pose:</source>
        <translation>将播放位置的姿势与复制的姿势混合：</translation>
    </message>
    <message>
        <source>0 % keeps the current pose, 100 % is the copied pose. The viewport shows a preview.</source>
        <translation>0 % 保持当前姿势，100 % 为复制的姿势。视口会显示预览。</translation>
    </message>
    <message>
        <source>Registers the displayed pose at the playhead.</source>
        <translation>在播放位置注册显示的姿势。</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::PoseValuesDialog</name>
    <message>
        <source>Rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Position and Rotation</source>
        <translation>位置和旋转</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Position %1</source>
        <translation>位置 %1</translation>
    </message>
    <message>
        <source>Rotation %1</source>
        <translation>旋转 %1</translation>
    </message>
    <message>
        <source>Pose bones</source>
        <translation>摆放骨骼</translation>
    </message>
    <message>
        <source>No bone is selected</source>
        <translation>未选中骨骼</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bone(s)</source>
        <translation>
            <numerusform>%Ln 根骨骼</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Select a page of settings.</source>
        <translation>选择设置页面。</translation>
    </message>
    <message>
        <source>Resets all settings of this page to their default values.</source>
        <translation>将此页的所有设置恢复为默认值。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Closes this window. All changes are applied already.</source>
        <translation>关闭此窗口。所有更改都已生效。</translation>
    </message>
    <message>
        <source>No folder chosen</source>
        <translation>未选择文件夹</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>搜索设置</translation>
    </message>
    <message>
        <source>Shows only the settings whose name or explanation contains these words.</source>
        <translation>只显示名称或说明中包含这些词的设置。</translation>
    </message>
    <message>
        <source>Reset This Page…</source>
        <translation>恢复此页默认值…</translation>
    </message>
    <message>
        <source>Reset all settings of the page “%1”?</source>
        <translation>恢复“%1”页所有设置的默认值？</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>此操作无法撤销。</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>恢复默认值</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::RecoveryDialog</name>
    <message>
        <source>Motion</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>Untitled motion</source>
        <translation>未命名的动作</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>删除…</translation>
    </message>
    <message>
        <source>Recover Unsaved Motions</source>
        <translation>恢复未保存的动作</translation>
    </message>
    <message>
        <source>Unsaved steps</source>
        <translation>未保存的步骤</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>最后一步</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Motions to recover</source>
        <translation>要恢复的动作</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>稍后</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>damaged at the end</source>
        <translation>末尾损坏</translation>
    </message>
    <message>
        <source>older than the file</source>
        <translation>比文件旧</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>完整</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>尚未保存</translation>
    </message>
    <message>
        <source>The program ended before these motions were saved. Recovered motions open with their unsaved steps. The files on disk do not change until you save.</source>
        <translation>程序在保存这些动作之前结束。恢复的动作会带着未保存的步骤打开。在您保存之前，磁盘上的文件不会改变。</translation>
    </message>
    <message>
        <source>Lists the motions that were open when the program ended, latest first. Check the motions to recover or delete.</source>
        <translation>列出程序结束时打开的动作，最新的在前。勾选要恢复或删除的动作。</translation>
    </message>
    <message>
        <source>Opens the checked motions with their unsaved steps.</source>
        <translation>打开勾选的动作及其未保存的步骤。</translation>
    </message>
    <message>
        <source>Deletes the unsaved steps of the checked motions after a confirmation. Saved files are kept.</source>
        <translation>确认后删除勾选动作的未保存步骤。已保存的文件会保留。</translation>
    </message>
    <message>
        <source>Keeps everything and asks again at the next start.</source>
        <translation>保留所有内容，下次启动时再询问。</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::ShortcutsDialog</name>
    <message>
        <source>Change Shortcuts</source>
        <translation>更改快捷键</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>搜索操作和按键</translation>
    </message>
    <message>
        <source>Desktop standard</source>
        <translation>桌面标准</translation>
    </message>
    <message>
        <source>Shortcut preset</source>
        <translation>快捷键预设</translation>
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
        <translation>新快捷键</translation>
    </message>
    <message>
        <source>No Shortcut</source>
        <translation>无快捷键</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Shortcut of the selected action</source>
        <translation>选中操作的快捷键</translation>
    </message>
    <message>
        <source>Applies and saves these shortcuts.</source>
        <translation>应用并保存这些快捷键。</translation>
    </message>
    <message>
        <source>Shows only the actions whose name or shortcut contains this text.</source>
        <translation>只显示名称或快捷键包含此文字的操作。</translation>
    </message>
    <message>
        <source>Selects the default shortcuts. Shortcuts that you changed yourself are kept.</source>
        <translation>选择默认快捷键。您自己更改过的快捷键会保留。</translation>
    </message>
    <message>
        <source>Lists all actions with their shortcuts. Select an action to change its shortcuts below.</source>
        <translation>列出所有操作及其快捷键。选择一个操作，即可在下方更改其快捷键。</translation>
    </message>
    <message>
        <source>Removes the shortcuts of the selected action.</source>
        <translation>移除选中操作的快捷键。</translation>
    </message>
    <message>
        <source>Resets the selected action to the shortcuts of the preset.</source>
        <translation>将选中操作重置为预设的快捷键。</translation>
    </message>
    <message>
        <source>MikuMikuDance</source>
        <translation>MikuMikuDance</translation>
    </message>
    <message>
        <source>Blender</source>
        <translation>Blender</translation>
    </message>
    <message>
        <source>Take It</source>
        <translation>取过来</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Press the new shortcut of the action. If another action has it, that one is named below. Esc and Tab leave the field.</source>
        <translation>按下操作的新快捷键。如果其他操作已使用它，下面会显示其名称。Esc 和 Tab 离开此栏。</translation>
    </message>
    <message>
        <source>Takes the shortcut from the action that has it.</source>
        <translation>把快捷键从拥有它的操作那里取过来。</translation>
    </message>
    <message>
        <source>Reset to No Shortcut</source>
        <translation>恢复为无快捷键</translation>
    </message>
    <message>
        <source>Reset to %1</source>
        <translation>恢复为 %1</translation>
    </message>
    <message>
        <source>%1 is the shortcut of %2.</source>
        <translation>%1 是 %2 的快捷键。</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::TempoDialog</name>
    <message>
        <source>Set Tempo</source>
        <translation>设置节拍速度</translation>
    </message>
    <message>
        <source>Add Tempo Change</source>
        <translation>添加节拍速度变化</translation>
    </message>
    <message>
        <source>&amp;Tap to the music</source>
        <translation>跟着音乐点击(&amp;T)</translation>
    </message>
    <message>
        <source>Beats per minute</source>
        <translation>每分钟节拍数</translation>
    </message>
    <message>
        <source>Frame of first beat</source>
        <translation>第一拍的帧</translation>
    </message>
    <message>
        <source>&amp;At Playhead</source>
        <translation>在播放位置(&amp;A)</translation>
    </message>
    <message>
        <source>Start the first bar at the playhead</source>
        <translation>从播放位置开始第一小节</translation>
    </message>
    <message>
        <source>Beats per bar</source>
        <translation>每小节拍数</translation>
    </message>
    <message>
        <source>Keep tapping…</source>
        <translation>继续点击…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tap(s): %1 beats per minute</source>
        <translation>
            <numerusform>%Ln 次点击：每分钟 %1 拍</numerusform>
        </translation>
    </message>
    <message>
        <source>Stores the tempo with the motion.</source>
        <translation>将节拍速度与动作一起保存。</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Tap four times or more with the mouse or the space bar. During playback, tapping also sets the frame of the first beat.</source>
        <translation>用鼠标或空格键点击四次或更多。播放期间点击还会设置第一拍的帧。</translation>
    </message>
    <message>
        <source>Press on every beat of the music to measure the tempo.</source>
        <translation>在音乐的每一拍按下，以测量节拍速度。</translation>
    </message>
    <message>
        <source>The tempo of the music. The beat lines update while you type.</source>
        <translation>音乐的节拍速度。输入时节拍线会更新。</translation>
    </message>
    <message>
        <source>The frame where the first bar starts. It can be fractional or negative.</source>
        <translation>第一小节开始的帧。可以是小数或负数。</translation>
    </message>
    <message>
        <source>The number of beats in a bar. Bar lines are drawn stronger.</source>
        <translation>一小节的拍数。小节线绘制得更粗。</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::UndoHistory</name>
    <message>
        <source>No motion is open</source>
        <translation>没有打开动作</translation>
    </message>
    <message>
        <source>Undo History</source>
        <translation>撤销历史</translation>
    </message>
    <message>
        <source>Undo steps</source>
        <translation>撤销步骤</translation>
    </message>
    <message>
        <source>Without these changes</source>
        <translation>没有这些更改的状态</translation>
    </message>
    <message>
        <source>Lists the changes of the scene and of the motion in front, oldest first. Select one to go to the state after this change; later changes can be restored until you make a new one.</source>
        <translation>按从旧到新列出场景和前面动作的更改。选择一项即可转到该更改之后的状态；在进行新的更改之前，可以恢复之后的更改。</translation>
    </message>
</context>
<context>
    <name>furitsuke::edit::DocumentFile</name>
    <message>
        <source>Join markers</source>
        <translation>合并标记</translation>
    </message>
    <message>
        <source>Reload markers</source>
        <translation>重新加载标记</translation>
    </message>
</context>
<context>
    <name>furitsuke::edit::EditHistory</name>
    <message>
        <source>Change model name</source>
        <translation>更改模型名称</translation>
    </message>
</context>
<context>
    <name>furitsuke::edit::LayerClips</name>
    <message>
        <source>Place clip</source>
        <translation>放置片段</translation>
    </message>
    <message>
        <source>Move layer in time</source>
        <translation>在时间上移动图层</translation>
    </message>
    <message>
        <source>Change layer weights</source>
        <translation>更改图层权重</translation>
    </message>
</context>
<context>
    <name>furitsuke::edit::LayerTexts</name>
    <message>
        <source>Layer %1</source>
        <translation>图层 %1</translation>
    </message>
    <message>
        <source>Add layer</source>
        <translation>添加图层</translation>
    </message>
    <message>
        <source>Delete layer</source>
        <translation>删除图层</translation>
    </message>
    <message>
        <source>Move layer</source>
        <translation>移动图层</translation>
    </message>
    <message>
        <source>Edit layer</source>
        <translation>编辑图层</translation>
    </message>
    <message>
        <source>Edit motion</source>
        <translation>编辑动作</translation>
    </message>
    <message>
        <source>Rename layer</source>
        <translation>重命名图层</translation>
    </message>
    <message>
        <source>Change layer mode</source>
        <translation>更改图层模式</translation>
    </message>
    <message>
        <source>Mute layer</source>
        <translation>屏蔽图层</translation>
    </message>
    <message>
        <source>Unmute layer</source>
        <translation>取消屏蔽图层</translation>
    </message>
    <message>
        <source>Solo layer</source>
        <translation>单独显示图层</translation>
    </message>
    <message>
        <source>Unsolo layer</source>
        <translation>取消单独显示图层</translation>
    </message>
    <message>
        <source>Set layer weight</source>
        <translation>设置图层权重</translation>
    </message>
    <message>
        <source>Delete layer weight</source>
        <translation>删除图层权重</translation>
    </message>
</context>
<context>
    <name>furitsuke::help::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>搜索手册</translation>
    </message>
    <message>
        <source>Chapters of the manual</source>
        <translation>手册的章节</translation>
    </message>
    <message>
        <source>Text of the manual</source>
        <translation>手册的正文</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>第 %1 个，共 %2 个</translation>
    </message>
    <message>
        <source>Click a chapter to go to it.</source>
        <translation>点击章节即可转到该处。</translation>
    </message>
    <message>
        <source>Press Enter to go to the next match, Shift+Enter to go to the previous one</source>
        <translation>按 Enter 转到下一个匹配，按 Shift+Enter 转到上一个</translation>
    </message>
    <message>
        <source>Shows the manual with the current menus and shortcuts. Links can be clicked, text can be copied.</source>
        <translation>显示包含当前菜单和快捷键的手册。可以点击链接，可以复制文字。</translation>
    </message>
    <message>
        <source>Tutorials</source>
        <translation>教程</translation>
    </message>
    <message>
        <source>Search the tutorials</source>
        <translation>搜索教程</translation>
    </message>
    <message>
        <source>List of the tutorials</source>
        <translation>教程列表</translation>
    </message>
    <message>
        <source>Click a tutorial to go to it.</source>
        <translation>单击教程即可转到该处。</translation>
    </message>
    <message>
        <source>Text of the tutorials</source>
        <translation>教程正文</translation>
    </message>
    <message>
        <source>Shows the tutorials with the current menus and shortcuts. Text can be copied.</source>
        <translation>以当前的菜单和快捷键显示教程。文字可以复制。</translation>
    </message>
</context>
<context>
    <name>furitsuke::help::Tour</name>
    <message>
        <source>%1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Go to the previous step</source>
        <translation>转到上一步</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>结束导览</translation>
    </message>
    <message>
        <source>Go to the next step</source>
        <translation>转到下一步</translation>
    </message>
    <message>
        <source>End the tour (restart it with Help › Tour)</source>
        <translation>结束导览（可从 帮助 › 导览 重新开始）</translation>
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
        <translation>大小  %1，不透明度 %2</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>No shadow</source>
        <translation>无阴影</translation>
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
        <translation>噪声  %1%</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
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
        <translation>该模型没有刚体。</translation>
    </message>
    <message>
        <source>Choose a rigid body to see its values.</source>
        <translation>选择刚体以查看其数值。</translation>
    </message>
    <message>
        <source>Search rigid bodies</source>
        <translation>搜索刚体</translation>
    </message>
    <message>
        <source>Values of the rigid body</source>
        <translation>刚体的数值</translation>
    </message>
    <message>
        <source>Rigid bodies</source>
        <translation>刚体</translation>
    </message>
    <message>
        <source>The rigid bodies of the model; choose one to see its values and to find it in the viewport</source>
        <translation>模型的刚体；选择后显示其数值，并在视口中突出显示</translation>
    </message>
    <message>
        <source>Not simulated, because a value is not a finite number.</source>
        <translation>含有非有限数值，因此不参与物理。</translation>
    </message>
    <message>
        <source>Collides with nothing, because its size is not above 0.</source>
        <translation>尺寸不大于 0，因此不与任何物体碰撞。</translation>
    </message>
    <message>
        <source>Follows its bone, because its mass is not above 0.</source>
        <translation>质量不大于 0，因此跟随骨骼。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
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
        <translation>胶囊</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>box</source>
        <translation>盒</translation>
    </message>
    <message>
        <source>Half size</source>
        <translation>尺寸（一半）</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>关联骨骼</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Collides with groups</source>
        <translation>碰撞组</translation>
    </message>
    <message>
        <source>Ignores groups</source>
        <translation>非碰撞组</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>Move damping</source>
        <translation>移动衰减</translation>
    </message>
    <message>
        <source>Rotation damping</source>
        <translation>旋转衰减</translation>
    </message>
    <message>
        <source>Restitution</source>
        <translation>反弹力</translation>
    </message>
    <message>
        <source>Friction</source>
        <translation>摩擦力</translation>
    </message>
    <message>
        <source>Not simulated, because a length is impossibly large.</source>
        <translation>长度过大，因此不会被模拟。</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::BodyView</name>
    <message>
        <source>The models have no rigid bodies</source>
        <translation>模型没有刚体</translation>
    </message>
    <message>
        <source>%1 · joint</source>
        <translation>%1 · 关节</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::BonePage</name>
    <message>
        <source>Bones</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>move</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>rotate</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>fixed axis</source>
        <translation>固定轴</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>已锁定</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Parent: %1</source>
        <translation>父级：%1</translation>
    </message>
    <message>
        <source>Inherits %1 of %2</source>
        <translation>继承 %2 的 %1</translation>
    </message>
    <message>
        <source>Evaluated after physics</source>
        <translation>在物理之后计算</translation>
    </message>
    <message>
        <source>Search bones</source>
        <translation>搜索骨骼</translation>
    </message>
    <message>
        <source>In no display group</source>
        <translation>不在任何显示框中</translation>
    </message>
    <message>
        <source>The bones of the model by display group; click a bone to select it in the viewport too</source>
        <translation>按显示框列出模型的骨骼；点击骨骼也会在视口中选中它</translation>
    </message>
    <message>
        <source>IK</source>
        <translation>IK</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::ChannelBar</name>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Show and edit all channels</source>
        <translation>显示和编辑所有通道</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::ChannelButton</name>
    <message>
        <source>%1 channel</source>
        <translation>%1 通道</translation>
    </message>
    <message>
        <source>Show and edit the curve of: %1. Double-click to show only this one.</source>
        <translation>显示和编辑 %1 的曲线。双击只显示这一条。</translation>
    </message>
    <message>
        <source>The value does not change here, so the curve has no visible effect.</source>
        <translation>此处的值不变，因此曲线没有可见的效果。</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::ChannelList</name>
    <message>
        <source>Channels</source>
        <translation>通道</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more track(s)</source>
        <translation>
            <numerusform>另有 %Ln 个轨道</numerusform>
        </translation>
    </message>
    <message>
        <source>The channels that the graph shows. Press Space to check or uncheck a channel.</source>
        <translation>图表显示的通道。按空格键勾选或取消勾选通道。</translation>
    </message>
    <message>
        <source>Show or hide the curve. Double-click to show only this one.</source>
        <translation>显示或隐藏曲线。双击只显示这一条。</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::CleanUpPanel</name>
    <message>
        <source>Fault</source>
        <translation>缺陷</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Clean Up</source>
        <translation>动作清理</translation>
    </message>
    <message>
        <source>Faults of the motion; click a place to go to it</source>
        <translation>动作的缺陷；单击某处即可转到该处</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>正在测量…</translation>
    </message>
    <message>
        <source>Preview the operation that corrects all places of this kind</source>
        <translation>预览修正此类所有位置的操作</translation>
    </message>
    <message>
        <source>Preview the operation in the frames of the selected place only</source>
        <translation>仅在所选位置的帧中预览该操作</translation>
    </message>
    <message>
        <source>Open a motion and its model to see here how clean the motion is.</source>
        <translation>打开动作及其模型，即可在此查看动作的质量。</translation>
    </message>
    <message>
        <source>Open the model of this motion to see here how clean the motion is.</source>
        <translation>打开此动作的模型，即可在此查看动作的质量。</translation>
    </message>
    <message>
        <source>… and %L1 more</source>
        <translation>…… 以及其他 %L1 处</translation>
    </message>
    <message>
        <source>Only Here…</source>
        <translation>仅此处…</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Clean Up…</source>
        <translation>动作清理…</translation>
    </message>
    <message>
        <source>Preview one pass that corrects all faults of a capture; each step can be left out</source>
        <translation>预览一次更正捕捉动作所有缺陷的过程；每一步都可以跳过</translation>
    </message>
    <message>
        <source>Noise: %1, %2; %3 would change</source>
        <translation>噪声：%1，%2；将更改 %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln frame(s)</source>
        <translation>
            <numerusform>%Ln 帧</numerusform>
        </translation>
    </message>
    <message>
        <source>This motion moves no bones, so there is nothing to clean up.</source>
        <translation>此动作不移动骨骼，没有可清理的内容。</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::ComparisonPanel</name>
    <message>
        <source>Differences</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Bones that differ</source>
        <translation>不同的骨骼</translation>
    </message>
    <message>
        <source>Morphs that differ</source>
        <translation>不同的变形</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>变形</translation>
    </message>
    <message>
        <source>Comparing… %p %</source>
        <translation>正在比较… %p %</translation>
    </message>
    <message>
        <source>Progress of the comparison</source>
        <translation>比较的进度</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search differences</source>
        <translation>搜索差异</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>Bones (%L1)</source>
        <translation>骨骼 (%L1)</translation>
    </message>
    <message>
        <source>Morphs (%L1)</source>
        <translation>变形 (%L1)</translation>
    </message>
    <message>
        <source>Both motions move this model in the same way.</source>
        <translation>两个动作以相同的方式驱动此模型。</translation>
    </message>
    <message>
        <source>Bones and morphs that differ, largest differences first.</source>
        <translation>不同的骨骼和变形，差异最大的在前。</translation>
    </message>
    <message>
        <source>Distance of each bone between the two motions; double-click a row to go to its largest difference</source>
        <translation>两个动作之间每个骨骼的距离；双击一行可转到其最大差异处</translation>
    </message>
    <message>
        <source>Difference of the weights of each morph; double-click a row to go to its largest difference</source>
        <translation>每个变形权重的差异；双击一行可转到其最大差异处</translation>
    </message>
    <message>
        <source>How much of the motions has been compared</source>
        <translation>动作已比较的部分</translation>
    </message>
    <message>
        <source>Show only bones and morphs whose names contain this text</source>
        <translation>只显示名称包含此文字的骨骼和变形</translation>
    </message>
    <message>
        <source>Open a model and a motion for it to compare the motion with another one.</source>
        <translation>打开模型及其动作，即可与另一个动作比较。</translation>
    </message>
    <message>
        <source>The active model has no motion. Assign a motion to compare it with another one.</source>
        <translation>活动模型没有动作。请指定动作以便与另一个动作比较。</translation>
    </message>
    <message>
        <source>Compare the motion of the active model with another one, to see where they differ.</source>
        <translation>将活动模型的动作与另一个动作比较，查看不同之处。</translation>
    </message>
    <message>
        <source>%1 moves the model; %2 is shown as a ghost in this color</source>
        <translation>%1 驱动模型；%2 以此颜色的残影显示</translation>
    </message>
    <message>
        <source>After frame %L1 only frames with keys, their neighbors and a few frames in between were compared.</source>
        <translation>第 %L1 帧之后，只比较了有关键帧的帧、其相邻帧和中间的少数帧。</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::ContactLane</name>
    <message>
        <source>Contacts of the feet</source>
        <translation>脚的接触</translation>
    </message>
    <message>
        <source>The left foot above, the right foot below; drag bars or their ends, drag beside them to add one, press Delete to remove one</source>
        <translation>上方为左脚，下方为右脚；拖动条或其两端可更改，在条外拖动可添加，按 Delete 可移除</translation>
    </message>
    <message>
        <source>Remove Contact</source>
        <translation>移除接触</translation>
    </message>
    <message>
        <source>Find Contacts Again</source>
        <translation>重新检测接触</translation>
    </message>
    <message>
        <source>Drag to add a contact.</source>
        <translation>拖动以添加接触。</translation>
    </message>
    <message>
        <source>Left foot, frames %1–%2
Drag to move, drag an end to change the length.</source>
        <translation>左脚，第 %1–%2 帧
拖动可移动，拖动端点可更改长度。</translation>
    </message>
    <message>
        <source>Right foot, frames %1–%2
Drag to move, drag an end to change the length.</source>
        <translation>右脚，第 %1–%2 帧
拖动可移动，拖动端点可更改长度。</translation>
    </message>
    <message>
        <source>Own floor</source>
        <translation>自定地面</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Slope</source>
        <translation>坡度</translation>
    </message>
    <message>
        <source>Whether the foot is on a floor of its own, such as a step or a slope, instead of the floor of the operation.</source>
        <translation>脚是否踩在自定的地面（如台阶或斜坡）上，而不是操作的地面上。</translation>
    </message>
    <message>
        <source>Height of the floor below the ankle, in model units.</source>
        <translation>脚踝下方地面的高度，以模型单位计。</translation>
    </message>
    <message>
        <source>Angle by which the toes are higher than the heel, in degrees.</source>
        <translation>脚尖高于脚跟的角度，以度计。</translation>
    </message>
    <message>
        <source>Floor at %1, slope %2°</source>
        <translation>地面 %1，坡度 %2°</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::CurveCanvas</name>
    <message>
        <source>Curve</source>
        <translation>补间曲线</translation>
    </message>
    <message>
        <source>%1: mixed</source>
        <translation>%1：混合</translation>
    </message>
    <message>
        <source>channels differ</source>
        <translation>通道不同</translation>
    </message>
    <message>
        <source>t %1 → %2</source>
        <translation>时间 %1 → %2</translation>
    </message>
    <message>
        <source>t %1</source>
        <translation>时间 %1</translation>
    </message>
    <message>
        <source>key before</source>
        <translation>前一个关键帧</translation>
    </message>
    <message>
        <source>selected key</source>
        <translation>选中的关键帧</translation>
    </message>
    <message>
        <source>Two handles define the curve. Tab switches between them, arrow keys move the current one.</source>
        <translation>两个手柄决定曲线。Tab 在它们之间切换，方向键移动当前手柄。</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::CurveHeader</name>
    <message>
        <source>Camera</source>
        <translation>摄像机</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>（无名称）</translation>
    </message>
    <message>
        <source>no frames in between</source>
        <translation>之间没有帧</translation>
    </message>
    <message>
        <source>%1 constant</source>
        <translation>%1 不变</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>第 %1 帧</translation>
    </message>
    <message>
        <source>frames %1 → %2</source>
        <translation>第 %1 → %2 帧</translation>
    </message>
    <message>
        <source>Curve of the key at %1</source>
        <translation>%1 处关键帧的曲线</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 个关键帧</translation>
    </message>
    <message>
        <source>%1 on %2 tracks</source>
        <translation>%2 个轨道上的 %1</translation>
    </message>
    <message>
        <source>Each curve shapes the span before its key</source>
        <translation>每条曲线决定其关键帧之前区间的形状</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them are at frame 0: no effect</source>
        <translation>
            <numerusform>其中 %Ln 个在第 0 帧：无效果</numerusform>
        </translation>
    </message>
    <message>
        <source>No span before frame 0: its curve has no effect</source>
        <translation>第 0 帧之前没有区间：其曲线没有效果</translation>
    </message>
    <message>
        <source>No span before frame 0: their curves have no effect</source>
        <translation>第 0 帧之前没有区间：这些曲线没有效果</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::CurvePanel</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Change curve</source>
        <translation>更改曲线</translation>
    </message>
    <message>
        <source>The clipboard contains no curve</source>
        <translation>剪贴板中没有曲线</translation>
    </message>
    <message>
        <source>Paste curve</source>
        <translation>粘贴曲线</translation>
    </message>
    <message>
        <source>Curve: %1</source>
        <translation>曲线：%1</translation>
    </message>
    <message>
        <source>Reset curves</source>
        <translation>重置曲线</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Select keys at the playhead</source>
        <translation>选择播放位置的关键帧</translation>
    </message>
    <message>
        <source>None of the copied curves belongs to a checked channel</source>
        <translation>复制的曲线都不属于已勾选的通道</translation>
    </message>
    <message>
        <source>Copy the curves of the checked channels (of the first key)</source>
        <translation>复制已勾选通道的曲线（第一个关键帧的）</translation>
    </message>
    <message>
        <source>Paste the copied curves into the checked channels</source>
        <translation>将复制的曲线粘贴到已勾选的通道</translation>
    </message>
    <message>
        <source>Reset every channel of the selected keys to linear interpolation</source>
        <translation>将选中关键帧的所有通道重置为线性补间</translation>
    </message>
    <message>
        <source>Select a bone or camera key to edit its interpolation curve.</source>
        <translation>选择骨骼或摄像机关键帧以编辑其补间曲线。</translation>
    </message>
    <message>
        <source>There is no key with a curve at the playhead</source>
        <translation>播放位置没有带曲线的关键帧</translation>
    </message>
    <message>
        <source>Select all keys at the playhead that have a curve</source>
        <translation>选择播放位置上所有带曲线的关键帧</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::CurveTexts</name>
    <message>
        <source>Rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>View angle</source>
        <translation>视角</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>线性补间</translation>
    </message>
    <message>
        <source>Automatic curve</source>
        <translation>自动设定</translation>
    </message>
    <message>
        <source>Ease in</source>
        <translation>缓入</translation>
    </message>
    <message>
        <source>Ease out</source>
        <translation>缓出</translation>
    </message>
    <message>
        <source>Ease in and out</source>
        <translation>缓入缓出</translation>
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
        <source>In</source>
        <comment>short for ease in</comment>
        <translation>缓入</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>short for ease out</comment>
        <translation>缓出</translation>
    </message>
    <message>
        <source>In-out</source>
        <comment>short for ease in and out</comment>
        <translation>缓入缓出</translation>
    </message>
    <message>
        <source>Auto</source>
        <comment>short for automatic curve</comment>
        <translation>自动</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::CycleText</name>
    <message>
        <source>Cycles that were found</source>
        <translation>找到的循环</translation>
    </message>
    <message>
        <source>The cycles from the best one on: their frames, and how far poses and speeds at both ends are apart, compared with how far poses of the motion are apart usually.</source>
        <translation>从最佳的循环开始排列：其帧，以及两端的姿势和速度相差多少（相对于动作中姿势之间通常的差距）。</translation>
    </message>
    <message numerus="yes">
        <source>Frames %1–%2, %Ln long, difference %3 %</source>
        <translation>
            <numerusform>第 %1–%2 帧，长 %Ln 帧，差异 %3 %</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::DancerFields</name>
    <message>
        <source>Apply the operation to the motions of all models. All dancers move by the same factor, so that their formation stays.</source>
        <translation>对所有模型的动作应用此操作。所有舞者按同一倍率移动，因此队形保持不变。</translation>
    </message>
    <message numerus="yes">
        <source>Fit the motions of all %Ln dancer(s) together</source>
        <translation>
            <numerusform>一起适配全部 %Ln 名舞者的动作</numerusform>
        </translation>
    </message>
    <message>
        <source>Source model of %1</source>
        <translation>%1 的源模型</translation>
    </message>
    <message>
        <source>same source model</source>
        <translation>相同的源模型</translation>
    </message>
    <message>
        <source>The model that the motion of this dancer was made for. Leave it empty if it is the same as that of the edited motion.</source>
        <translation>制作该舞者的动作时所针对的模型。如果与正在编辑的动作相同，请留空。</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::DifferenceModel</name>
    <message>
        <source>The morph</source>
        <translation>变形</translation>
    </message>
    <message>
        <source>The bone</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>The largest difference of the weights</source>
        <translation>权重的最大差异</translation>
    </message>
    <message>
        <source>The frame of the largest difference</source>
        <translation>差异最大的帧</translation>
    </message>
    <message>
        <source>Morph</source>
        <translation>变形</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>随时间变化</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>At frame</source>
        <translation>所在帧</translation>
    </message>
    <message>
        <source>Largest difference at frame %1: weight %2</source>
        <translation>最大差异在第 %1 帧：权重 %2</translation>
    </message>
    <message>
        <source>Largest distance at frame %1: %2 units; largest rotation at frame %3: %4</source>
        <translation>最大距离在第 %1 帧：%2 单位；最大旋转在第 %3 帧：%4</translation>
    </message>
    <message>
        <source>The difference of the weights over the whole motion</source>
        <translation>整个动作中权重的差异</translation>
    </message>
    <message>
        <source>The difference over the whole motion: distance as a filled area, rotation as a line, each scaled to its maximum</source>
        <translation>整个动作中的差异：距离以填充区域显示，旋转以线显示，各按其最大值缩放</translation>
    </message>
    <message>
        <source>The largest distance between the two positions of the bone, in model units</source>
        <translation>骨骼两个位置之间的最大距离，以模型单位计</translation>
    </message>
    <message>
        <source>The largest angle between the two orientations of the bone, in degrees</source>
        <translation>骨骼两个朝向之间的最大角度，以度计</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::DopeSheet</name>
    <message>
        <source>Keys</source>
        <translation>关键帧</translation>
    </message>
    <message>
        <source>Copy %1  →  frame %2</source>
        <translation>复制 %1  →  第 %2 帧</translation>
    </message>
    <message>
        <source>×%1  →  frames %2 to %3</source>
        <translation>×%1  →  第 %2 到 %3 帧</translation>
    </message>
    <message>
        <source>%1  →  frame %2, with all later keys</source>
        <translation>%1  →  第 %2 帧，包括之后的所有关键帧</translation>
    </message>
    <message>
        <source>The keys of the motion: rows are tracks, columns are frames</source>
        <translation>动作的关键帧：行是轨道，列是帧</translation>
    </message>
    <message>
        <source>%1  →  frame %2  (Shift: with all later keys, Alt: copy)</source>
        <translation>%1  →  第 %2 帧（Shift：连同之后的所有关键帧，Alt：复制）</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::EmptyPage</name>
    <message>
        <source>Select keys at the playhead</source>
        <translation>选择播放位置的关键帧</translation>
    </message>
    <message>
        <source>Open a motion to see the values of its keys here.</source>
        <translation>打开动作即可在此查看其关键帧的值。</translation>
    </message>
    <message>
        <source>Select keys in the timeline to see and change their values here.</source>
        <translation>在时间轴中选择关键帧，即可在此查看和更改其值。</translation>
    </message>
    <message>
        <source>Register or discard this pose to see and change the selected keys here.</source>
        <translation>注册或放弃此姿势后，可在此查看和更改所选关键帧。</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::FileField</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>文件…</translation>
    </message>
    <message>
        <source>sound of the motion</source>
        <translation>动作的声音</translation>
    </message>
    <message>
        <source>Choose the file.</source>
        <translation>选择文件。</translation>
    </message>
    <message>
        <source>Choose one of the open motions, or a file.</source>
        <translation>选择一个打开的动作或文件。</translation>
    </message>
    <message>
        <source>Choose one of the open models, or a file.</source>
        <translation>选择一个打开的模型或一个文件。</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::FindingsPanel</name>
    <message>
        <source>Findings</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>Fix the selected finding</source>
        <translation>修复所选的检查结果</translation>
    </message>
    <message>
        <source>Map Names…</source>
        <translation>对应名称…</translation>
    </message>
    <message>
        <source>Give the tracks that the model does not have the names of its bones and morphs</source>
        <translation>为模型中没有的轨道指定模型的骨骼和变形名称</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>第 %1 帧</translation>
    </message>
    <message>
        <source>byte %L1</source>
        <translation>字节 %L1</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>… and %L1 more</source>
        <translation>… 还有 %L1 个</translation>
    </message>
    <message>
        <source>No findings in this file.</source>
        <translation>此文件没有检查结果。</translation>
    </message>
    <message>
        <source>On All Tracks</source>
        <translation>应用到所有轨道</translation>
    </message>
    <message>
        <source>Repair All</source>
        <translation>全部修复</translation>
    </message>
    <message>
        <source>Open a motion to see the findings about its file here.</source>
        <translation>打开动作即可在此查看其文件的检查结果。</translation>
    </message>
    <message>
        <source>Repair findings of this kind on all tracks</source>
        <translation>在所有轨道上修复此类检查结果</translation>
    </message>
    <message>
        <source>Apply all repairs that lose no data and do not change playback in MMD</source>
        <translation>应用所有不丢失数据且不改变 MMD 播放效果的修复</translation>
    </message>
    <message>
        <source>Findings about the file; click one to go to its key</source>
        <translation>关于文件的检查结果；点击可转到其关键帧</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::FitMetricText</name>
    <message>
        <source>Length of the legs, to that of the source</source>
        <translation>腿长（与源模型之比）</translation>
    </message>
    <message>
        <source>Distances on the floor, to those of the source</source>
        <translation>地面上的移动距离（与源模型之比）</translation>
    </message>
    <message>
        <source>Directions of arms: average, 95 %</source>
        <translation>手臂方向：平均、95 %</translation>
    </message>
    <message>
        <source>Directions of thighs, of shins</source>
        <translation>大腿、小腿的方向</translation>
    </message>
    <message>
        <source>Turn of hands</source>
        <translation>手的旋转</translation>
    </message>
    <message numerus="yes">
        <source>Hands together, %Ln frame(s): largest gap</source>
        <translation>
            <numerusform>双手相触的 %Ln 帧：最大偏差</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 arm</source>
        <translation>臂长的 %1 倍</translation>
    </message>
    <message>
        <source>Fastest turn of an arm, to that of the source</source>
        <translation>手臂最快的转动（与源模型之比）</translation>
    </message>
    <message numerus="yes">
        <source>Planted feet, %Ln frame(s): slide per frame</source>
        <translation>
            <numerusform>着地的脚，%Ln 帧：每帧滑动</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 leg</source>
        <translation>腿长的 %1 倍</translation>
    </message>
    <message>
        <source>source %1</source>
        <translation>源 %1</translation>
    </message>
    <message>
        <source>Height of planted feet off the floor</source>
        <translation>着地的脚偏离地面的高度</translation>
    </message>
    <message>
        <source>Path of the hips, to that of the source</source>
        <translation>髋部路径（与源模型之比）</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::FormationPanel</name>
    <message>
        <source>Add models to see from above where they dance.</source>
        <translation>添加模型后即可从上方查看它们跳舞的位置。</translation>
    </message>
    <message>
        <source>Length of the paths before and after the playhead</source>
        <translation>播放位置前后的路径长度</translation>
    </message>
    <message>
        <source>Whole motion</source>
        <translation>整个动作</translation>
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
        <translation>队形</translation>
    </message>
    <message>
        <source>%1 at x %L2, z %L3
Drag to move it with %4</source>
        <translation>%1：x %L2，z %L3
拖动即可用 %4 移动</translation>
    </message>
    <message>
        <source>%1 (active) at x %L2, z %L3, facing %L4°</source>
        <translation>%1（活动）：x %L2，z %L3，朝向 %L4°</translation>
    </message>
    <message>
        <source>%1 at x %L2, z %L3, facing %L4°</source>
        <translation>%1：x %L2，z %L3，朝向 %L4°</translation>
    </message>
    <message>
        <source>No dancers</source>
        <translation>没有舞者</translation>
    </message>
    <message>
        <source>Audience</source>
        <translation>观众席</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>摄像机</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::FrameNotice</name>
    <message>
        <source>Keys at frame %1, not at the playhead (%2)</source>
        <translation>显示的是第 %1 帧的关键帧，而不是播放位置（%2）</translation>
    </message>
    <message>
        <source>Keys at frames %1 to %2; the playhead is at %3</source>
        <translation>显示的是第 %1 至 %2 帧的关键帧；播放位置在 %3</translation>
    </message>
    <message>
        <source>Move the playhead to the first of the displayed keys</source>
        <translation>将播放位置移到所显示的第一个关键帧</translation>
    </message>
    <message>
        <source>Go to Frame %1</source>
        <translation>转到第 %1 帧</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::FrameRow</name>
    <message>
        <source>Frame</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>Move by</source>
        <translation>移动量</translation>
    </message>
    <message>
        <source>Frames to move by</source>
        <translation>移动的帧数</translation>
    </message>
    <message>
        <source>The frame of the selected keys</source>
        <translation>选中关键帧的帧</translation>
    </message>
    <message>
        <source>Move keys</source>
        <translation>移动关键帧</translation>
    </message>
    <message>
        <source>Move the selected keys by this number of frames (negative: backward)</source>
        <translation>将选中的关键帧移动此帧数（负数：向后）</translation>
    </message>
    <message>
        <source>F</source>
        <comment>the letter beside a frame number</comment>
        <translation>F</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::GraphPanel</name>
    <message>
        <source>Graph</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Select a track or keys in the timeline to see their values here.</source>
        <translation>在时间轴中选择轨道或关键帧，即可在此查看其值。</translation>
    </message>
    <message>
        <source>Open a motion to see the curves of its values here.</source>
        <translation>打开动作即可在此查看其值的曲线。</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::GraphPlot</name>
    <message>
        <source>Graph</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>frame %1: %2</source>
        <translation>第 %1 帧：%2</translation>
    </message>
    <message>
        <source>The values of the chosen channels over time, with their keys</source>
        <translation>所选通道的值随时间的变化及其关键帧</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::GraphTexts</name>
    <message>
        <source>Rotation X</source>
        <translation>旋转 X</translation>
    </message>
    <message>
        <source>Rotation Y</source>
        <translation>旋转 Y</translation>
    </message>
    <message>
        <source>Rotation Z</source>
        <translation>旋转 Z</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>Target X</source>
        <translation>注视点 X</translation>
    </message>
    <message>
        <source>Target Y</source>
        <translation>注视点 Y</translation>
    </message>
    <message>
        <source>Target Z</source>
        <translation>注视点 Z</translation>
    </message>
    <message>
        <source>View angle</source>
        <translation>视角</translation>
    </message>
    <message>
        <source>Perspective</source>
        <translation>透视</translation>
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
        <source>Camera</source>
        <translation>摄像机</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <source>Self shadow</source>
        <translation>自阴影</translation>
    </message>
    <message>
        <source>Angle of the span</source>
        <translation>区间的角度</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
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
        <translation>更改曲线</translation>
    </message>
    <message>
        <source>Move keys</source>
        <translation>移动关键帧</translation>
    </message>
    <message>
        <source>Add key</source>
        <translation>添加关键帧</translation>
    </message>
    <message>
        <source>Change values</source>
        <translation>更改数值</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::IkTable</name>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>IK bone</source>
        <translation>IK 骨骼</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>IK bones</source>
        <translation>IK 骨骼</translation>
    </message>
    <message>
        <source>Name of an IK bone</source>
        <translation>IK 骨骼的名称</translation>
    </message>
    <message>
        <source>Name of the IK bone to add</source>
        <translation>要添加的 IK 骨骼的名称</translation>
    </message>
    <message>
        <source>Add the IK bone</source>
        <translation>添加 IK 骨骼</translation>
    </message>
    <message>
        <source>Remove IK bones</source>
        <translation>移除 IK 骨骼</translation>
    </message>
    <message>
        <source>in %1 of %2 keys</source>
        <translation>在 %2 个关键帧中的 %1 个</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Enter the name of an IK bone</source>
        <translation>输入 IK 骨骼的名称</translation>
    </message>
    <message>
        <source>“%1” is already in the table</source>
        <translation>“%1”已在表中</translation>
    </message>
    <message>
        <source>The IK bone to add to the selected keys</source>
        <translation>要添加到选中关键帧的 IK 骨骼</translation>
    </message>
    <message>
        <source>The selected keys contain no IK switches.</source>
        <translation>选中的关键帧不包含 IK 开关。</translation>
    </message>
    <message>
        <source>Add the IK bone to the selected keys, switched on</source>
        <translation>将 IK 骨骼以打开状态添加到选中的关键帧</translation>
    </message>
    <message>
        <source>Remove the selected IK bones from the selected keys</source>
        <translation>从选中的关键帧移除选中的 IK 骨骼</translation>
    </message>
    <message>
        <source>Too long: %1 bytes (a motion stores at most %2)</source>
        <translation>太长：%1 字节（动作最多存储 %2 字节）</translation>
    </message>
    <message>
        <source>IK bones that the selected keys switch on or off</source>
        <translation>选中的关键帧打开或关闭的 IK 骨骼</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::InformationPage</name>
    <message>
        <source>Bones</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>变形</translation>
    </message>
    <message>
        <source>Display groups</source>
        <translation>显示框</translation>
    </message>
    <message>
        <source>Rigid bodies</source>
        <translation>刚体</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>Information about the model</source>
        <translation>模型信息</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Comment in English</source>
        <translation>英文说明</translation>
    </message>
    <message>
        <source>No findings in the file.</source>
        <translation>文件中没有检查结果。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln finding(s) in the file</source>
        <translation>
            <numerusform>文件中有 %Ln 个检查结果</numerusform>
        </translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>三角形</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>材质</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>纹理</translation>
    </message>
    <message>
        <source>IK chains</source>
        <translation>IK 链</translation>
    </message>
    <message>
        <source>Morphs not in any list</source>
        <translation>不在任何列表中的变形</translation>
    </message>
    <message>
        <source>Soft bodies</source>
        <translation>软体</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Comments by the author of the model, and the number of its parts</source>
        <translation>模型作者的说明及其部件的数量</translation>
    </message>
    <message>
        <source>Information from the model file. The text can be selected and copied.</source>
        <translation>来自模型文件的信息。可以选择和复制文字。</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::JointPage</name>
    <message>
        <source>The model has no joints.</source>
        <translation>该模型没有关节。</translation>
    </message>
    <message>
        <source>Choose a joint to see its values.</source>
        <translation>选择关节以查看其数值。</translation>
    </message>
    <message>
        <source>spring, 6 degrees of freedom</source>
        <translation>弹簧 6 自由度（6DOF）</translation>
    </message>
    <message>
        <source>6 degrees of freedom</source>
        <translation>6 自由度（6DOF）</translation>
    </message>
    <message>
        <source>point to point</source>
        <translation>P2P（点对点）</translation>
    </message>
    <message>
        <source>cone twist</source>
        <translation>锥形扭转</translation>
    </message>
    <message>
        <source>slider</source>
        <translation>滑块</translation>
    </message>
    <message>
        <source>hinge</source>
        <translation>铰链</translation>
    </message>
    <message>
        <source>Search joints</source>
        <translation>搜索关节</translation>
    </message>
    <message>
        <source>Values of the joint</source>
        <translation>关节的数值</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>The joints of the model; choose one to see its values and to find it in the viewport</source>
        <translation>模型的关节；选择后显示其数值，并在视口中突出显示</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Not simulated, because a value is not a finite number.</source>
        <translation>含有非有限数值，因此不参与物理。</translation>
    </message>
    <message>
        <source>Not simulated, because one of its bodies does not exist or is not simulated.</source>
        <translation>所连接的刚体不存在或不参与物理，因此不参与物理。</translation>
    </message>
    <message>
        <source>Not simulated, because both of its bodies are the same.</source>
        <translation>刚体 A 与 B 相同，因此不参与物理。</translation>
    </message>
    <message>
        <source>Not simulated, because physics moves neither of its bodies.</source>
        <translation>所连接的刚体都不由物理驱动，因此不参与物理。</translation>
    </message>
    <message>
        <source>Body A</source>
        <translation>刚体 A</translation>
    </message>
    <message>
        <source>Body B</source>
        <translation>刚体 B</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Move limits</source>
        <translation>移动限制</translation>
    </message>
    <message>
        <source>Rotation limits</source>
        <translation>旋转限制</translation>
    </message>
    <message>
        <source>Move springs</source>
        <translation>弹簧：移动</translation>
    </message>
    <message>
        <source>Rotation springs</source>
        <translation>弹簧：旋转</translation>
    </message>
    <message>
        <source>Not simulated, because a length is impossibly large.</source>
        <translation>长度过大，因此不会被模拟。</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::KeyDescription</name>
    <message>
        <source>Rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>View angle</source>
        <translation>视角</translation>
    </message>
    <message>
        <source>Rotation  %1 degrees</source>
        <translation>旋转  %1 度</translation>
    </message>
    <message>
        <source>Physics off</source>
        <translation>物理关闭</translation>
    </message>
    <message>
        <source>Weight  %1</source>
        <translation>权重  %1</translation>
    </message>
    <message>
        <source>Distance  %1</source>
        <translation>距离  %1</translation>
    </message>
    <message>
        <source>Target  %1</source>
        <translation>目标  %1</translation>
    </message>
    <message>
        <source>Angles  %1 degrees</source>
        <translation>角度  %1 度</translation>
    </message>
    <message>
        <source>View angle  %1 degrees</source>
        <translation>视角  %1 度</translation>
    </message>
    <message>
        <source>Perspective off</source>
        <translation>透视关闭</translation>
    </message>
    <message>
        <source>Color  %1, %2, %3</source>
        <translation>颜色  %1, %2, %3</translation>
    </message>
    <message>
        <source>Direction  %1</source>
        <translation>方向  %1</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Mode %1</source>
        <translation>模式 %1</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>All IK on</source>
        <translation>全部 IK 打开</translation>
    </message>
    <message>
        <source>IK off: %1</source>
        <translation>IK 关闭：%1</translation>
    </message>
    <message>
        <source>%1 · frame %2 · %3</source>
        <translation>%1 · 第 %2 帧 · %3</translation>
    </message>
    <message>
        <source>Keys on %1 of %2 tracks</source>
        <translation>%2 个轨道中 %1 个有关键帧</translation>
    </message>
    <message>
        <source>Linear toward this key</source>
        <translation>以线性到达此关键帧</translation>
    </message>
    <message>
        <source>Eased toward this key</source>
        <translation>以缓动到达此关键帧</translation>
    </message>
    <message>
        <source>Curve %1  %2</source>
        <translation>曲线 %1  %2</translation>
    </message>
    <message>
        <source>Held: the value does not change up to this key</source>
        <translation>保持：到此关键帧为止值不变</translation>
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
        <source>Position  %1</source>
        <translation>位置  %1</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::KeyLegend</name>
    <message>
        <source>Key legend</source>
        <translation>关键帧图例</translation>
    </message>
    <message>
        <source>eased</source>
        <translation>缓动</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>held</source>
        <translation>保持</translation>
    </message>
    <message>
        <source>physics off</source>
        <translation>物理关闭</translation>
    </message>
    <message>
        <source>Diamond: eased toward this key. Square: linear. Circle: held, the value does not change. Hollow: physics off. Bars: keys too close to show their shape.</source>
        <translation>菱形：以缓动到达此关键帧。方形：线性。圆形：保持，值不变。空心：物理关闭。竖条：关键帧太密，无法显示形状。</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::KeySection</name>
    <message>
        <source>Change %1</source>
        <translation>更改 %1</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::LayerLane</name>
    <message>
        <source>Layers and their weights</source>
        <translation>图层及其权重</translation>
    </message>
    <message>
        <source>Drag a bar to move a layer in time, drag a weight key to change it; double-click to add or delete one</source>
        <translation>拖动横条可在时间上移动图层，拖动权重关键帧可更改它；双击可添加或删除</translation>
    </message>
    <message>
        <source>%1, frame %L2: %3%
Drag to move, double-click to add a weight key.</source>
        <translation>%1，第 %L2 帧：%3%
拖动可移动，双击可添加权重关键帧。</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::LayersPanel</name>
    <message>
        <source>Layers change a motion without changing its keys. Saving writes the flattened motion.</source>
        <translation>图层可以在不更改关键帧的情况下改变动作。保存时写入合并后的动作。</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>图层</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>屏蔽</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>单独</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Layers of the motion</source>
        <translation>动作的图层</translation>
    </message>
    <message>
        <source>Select a layer to edit its keys; double-click its name to change it</source>
        <translation>选择图层以编辑其关键帧；双击名称可以更改</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>Hide the effect of the layer</source>
        <translation>隐藏图层的效果</translation>
    </message>
    <message>
        <source>Show the effect of this layer and other solo layers only</source>
        <translation>只显示此图层和其他单独显示的图层的效果</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>叠加</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Mode of %1</source>
        <translation>%1 的模式</translation>
    </message>
    <message>
        <source>Add to what is below, or replace it</source>
        <translation>叠加到下方的动作，或替换它</translation>
    </message>
    <message>
        <source>Weight of %1</source>
        <translation>%1 的权重</translation>
    </message>
    <message>
        <source>Set the weight at the playhead</source>
        <translation>设置播放位置的权重</translation>
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
        <translation>照明的方向；方向键可更改，空格键可选择颜色</translation>
    </message>
    <message>
        <source>Drag the dot to change the direction of the light; beyond the rim, the light comes from behind the models. The field next to it sets the color.</source>
        <translation>拖动圆点可更改照明方向；超出边缘时，光从模型后方照来。旁边的栏设置颜色。</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::LivePanel</name>
    <message>
        <source>Receive</source>
        <translation>接收</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>发送</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>端口</translation>
    </message>
    <message>
        <source>Receiving address</source>
        <translation>接收地址</translation>
    </message>
    <message>
        <source>The address of this computer at which poses are received. 127.0.0.1 takes only those of programs on this computer, 0.0.0.0 those of every computer in the network.</source>
        <translation>接收姿势的本机地址。127.0.0.1 只接收本机程序的姿势，0.0.0.0 接收网络中所有计算机的姿势。</translation>
    </message>
    <message>
        <source>Receiving port</source>
        <translation>接收端口</translation>
    </message>
    <message>
        <source>The port to which the other program sends; 39539 in most programs.</source>
        <translation>其他程序发送到的端口；多数程序为 39539。</translation>
    </message>
    <message>
        <source>Target address</source>
        <translation>目标地址</translation>
    </message>
    <message>
        <source>The address of the computer to which the pose is sent; 127.0.0.1 for a program on this computer.</source>
        <translation>姿势发送到的计算机地址；发送给本机程序时为 127.0.0.1。</translation>
    </message>
    <message>
        <source>Target port</source>
        <translation>目标端口</translation>
    </message>
    <message>
        <source>The port at which the other program receives; 39539 or 39540 in most programs.</source>
        <translation>其他程序接收的端口；多数程序为 39539 或 39540。</translation>
    </message>
    <message>
        <source>This build has no live link, because oscpack was not installed.</source>
        <translation>因为没有安装 oscpack，此版本没有实时链接。</translation>
    </message>
    <message>
        <source>Moves the active model with the poses that another program sends (VMC).</source>
        <translation>用其他程序发送的姿势（VMC）驱动活动模型。</translation>
    </message>
    <message>
        <source>Waiting for packets at %1, port %2</source>
        <translation>正在 %1 的端口 %2 等待数据包</translation>
    </message>
    <message>
        <source>%L1 packets per second from %2</source>
        <translation>来自 %2，每秒 %L1 个数据包</translation>
    </message>
    <message>
        <source>No more packets from %1</source>
        <translation>不再收到来自 %1 的数据包</translation>
    </message>
    <message>
        <source>Moving %1</source>
        <translation>正在驱动 %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln packet(s) or message(s) dropped</source>
        <translation>
            <numerusform>已丢弃 %Ln 个数据包或消息</numerusform>
        </translation>
    </message>
    <message>
        <source>Sends the pose, the expressions and the camera of the viewport to another program (VMC).</source>
        <translation>把视口中的姿势、变形和摄像机发送给其他程序（VMC）。</translation>
    </message>
    <message>
        <source>%L1 packets per second to %2, port %3</source>
        <translation>发送到 %2 的端口 %3，每秒 %L1 个数据包</translation>
    </message>
    <message>
        <source>VRM 1.0 avatar</source>
        <translation>VRM 1.0 虚拟形象</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Choose avatar</source>
        <translation>选择虚拟形象</translation>
    </message>
    <message>
        <source>Choose Avatar</source>
        <translation>选择虚拟形象</translation>
    </message>
    <message>
        <source>Chooses the VRM file of the avatar.</source>
        <translation>选择虚拟形象的 VRM 文件。</translation>
    </message>
    <message>
        <source>Avatar of the sender</source>
        <translation>发送方的虚拟形象</translation>
    </message>
    <message>
        <source>The VRM 1.0 file that the other program moves, if it sends the raw bones of that avatar. Leave it empty for poses relative to the T-pose, which programs with VRM 0 avatars send.</source>
        <translation>发送方程序所驱动的 VRM 1.0 文件；如果该程序直接发送虚拟形象的骨骼旋转，请指定此文件。如果发送的是相对于 T 字姿势的姿势（使用 VRM 0 虚拟形象的程序即是如此），请留空。</translation>
    </message>
    <message>
        <source>Avatar of the receiver</source>
        <translation>接收方的虚拟形象</translation>
    </message>
    <message>
        <source>The VRM 1.0 file that the other program shows, if it expects the raw bones of that avatar. Leave it empty for poses relative to the T-pose, which programs with VRM 0 avatars expect.</source>
        <translation>接收方程序所显示的 VRM 1.0 文件；如果该程序需要直接接收虚拟形象的骨骼旋转，请指定此文件。如果需要的是相对于 T 字姿势的姿势（使用 VRM 0 虚拟形象的程序即是如此），请留空。</translation>
    </message>
    <message numerus="yes">
        <source>Recording: %Ln frame(s), %1</source>
        <translation>
            <numerusform>正在录制：%Ln 帧，%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::LogPanel</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Information and above</source>
        <translation>信息及以上</translation>
    </message>
    <message>
        <source>Warnings and errors</source>
        <translation>警告和错误</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Level of the displayed messages</source>
        <translation>显示的消息级别</translation>
    </message>
    <message>
        <source>Copy all displayed messages</source>
        <translation>复制显示的所有消息</translation>
    </message>
    <message>
        <source>There are no messages yet.</source>
        <translation>还没有消息。</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Messages of the program, newest last</source>
        <translation>程序的消息，最新的在最后</translation>
    </message>
    <message>
        <source>Show only messages of this level and above</source>
        <translation>只显示此级别及以上的消息</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::MarkerLane</name>
    <message>
        <source>Markers</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>%1 BPM</source>
        <translation>%1 拍/分</translation>
    </message>
    <message>
        <source>Marker name</source>
        <translation>标记名称</translation>
    </message>
    <message>
        <source>Double-click to add a marker.</source>
        <translation>双击可添加标记。</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>%1
Frame %2, %3
Drag to move, double-click to rename.</source>
        <translation>%1
第 %2 帧，%3
拖动可移动，双击可重命名。</translation>
    </message>
    <message>
        <source>Markers, bars and tempos of the motion; double-click to add or rename a marker, drag to move a marker or a change of the tempo</source>
        <translation>动作的标记、小节和节拍速度；双击可添加或重命名标记，拖动可移动标记或节拍速度变化</translation>
    </message>
    <message>
        <source>Tempo from frame %1 on: %2 BPM
Drag to move the change.</source>
        <translation>从第 %1 帧起的节拍速度：%2 BPM
拖动可移动节拍速度变化。</translation>
    </message>
    <message>
        <source>Move tempo change</source>
        <translation>移动节拍速度变化</translation>
    </message>
    <message>
        <source>Press Enter to rename the marker, Esc to cancel</source>
        <translation>按 Enter 重命名标记，按 Esc 取消</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::MaterialPage</name>
    <message>
        <source>edge</source>
        <translation>轮廓线</translation>
    </message>
    <message>
        <source>double-sided</source>
        <translation>双面</translation>
    </message>
    <message>
        <source>Diffuse %1, alpha %2</source>
        <translation>漫反射 %1，不透明度 %2</translation>
    </message>
    <message>
        <source>Texture: %1</source>
        <translation>纹理：%1</translation>
    </message>
    <message>
        <source>Toon: %1</source>
        <translation>卡通：%1</translation>
    </message>
    <message>
        <source>Sphere: %1</source>
        <translation>球面：%1</translation>
    </message>
    <message>
        <source>Edge %1, size %2</source>
        <translation>边缘 %1，大小 %2</translation>
    </message>
    <message>
        <source>No edge</source>
        <translation>无轮廓线</translation>
    </message>
    <message>
        <source>Double-sided</source>
        <translation>双面</translation>
    </message>
    <message>
        <source>Casts ground shadow</source>
        <translation>投射地面阴影</translation>
    </message>
    <message>
        <source>Casts self shadow</source>
        <translation>投射自阴影</translation>
    </message>
    <message>
        <source>Receives self shadow</source>
        <translation>接收自阴影</translation>
    </message>
    <message numerus="yes">
        <source>%Ln triangle(s)</source>
        <translation>
            <numerusform>%Ln 个三角形</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1（缺失）</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>sub </source>
        <translation>子纹理 </translation>
    </message>
    <message>
        <source>%1, multiplied</source>
        <translation>%1，乘法</translation>
    </message>
    <message>
        <source>%1, added</source>
        <translation>%1，加法</translation>
    </message>
    <message>
        <source>%1, as second texture</source>
        <translation>%1，作为第二纹理</translation>
    </message>
    <message>
        <source>%1, switched off</source>
        <translation>%1，已关闭</translation>
    </message>
    <message>
        <source>Search materials</source>
        <translation>搜索材质</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>材质</translation>
    </message>
    <message>
        <source>Show all materials</source>
        <translation>显示所有材质</translation>
    </message>
    <message>
        <source>The materials of the model; the boxes show and hide them</source>
        <translation>模型的材质；复选框可显示和隐藏它们</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::ModelPanel</name>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>变形</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>Open a model to see its parts here.</source>
        <translation>打开模型即可在此查看其部件。</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>材质</translation>
    </message>
    <message>
        <source>Info</source>
        <translation>信息</translation>
    </message>
    <message>
        <source>Parts of the model</source>
        <translation>模型的部件</translation>
    </message>
    <message>
        <source>Morphs, bones, materials, rigid bodies, joints and information about the model</source>
        <translation>模型的变形、骨骼、材质、刚体、关节和信息</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>物理</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::ModelsPanel</name>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>Keep this motion on %1, whatever motion is shown or opened</source>
        <translation>无论显示或打开哪个动作，都保持 %1 的动作</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>摄像机</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <source>Self shadow</source>
        <translation>自阴影</translation>
    </message>
    <message>
        <source>The motion that provides this part of the scene</source>
        <translation>提供场景此部分的动作</translation>
    </message>
    <message>
        <source>Models of the scene</source>
        <translation>场景的模型</translation>
    </message>
    <message>
        <source>Motion of %1</source>
        <translation>%1 的动作</translation>
    </message>
    <message>
        <source>MMD defaults</source>
        <translation>MMD 默认值</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>The motion that moves the model</source>
        <translation>驱动模型的动作</translation>
    </message>
    <message>
        <source>Models that you open are listed here with their motions.</source>
        <translation>您打开的模型及其动作会列在这里。</translation>
    </message>
    <message>
        <source>Click a model to make it active; its check box shows or hides it, the field next to it selects its motion</source>
        <translation>点击模型使其成为活动模型；复选框显示或隐藏它，旁边的栏选择其动作</translation>
    </message>
    <message>
        <source>Edit This Motion</source>
        <translation>编辑此动作</translation>
    </message>
    <message>
        <source>Pin the motion of %1</source>
        <translation>固定 %1 的动作</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>背景</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考视频</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::MorphModel</name>
    <message>
        <source>Brow</source>
        <translation>眉</translation>
    </message>
    <message>
        <source>Eye</source>
        <translation>眼</translation>
    </message>
    <message>
        <source>Lip</source>
        <translation>嘴唇</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Drag to pose the weight (hold Ctrl for small steps); double-click to type a value</source>
        <translation>拖动可摆放权重（按住 Ctrl 微调）；双击可输入值</translation>
    </message>
    <message>
        <source>%1
Posed but not registered; click the pin or press Delete to release it</source>
        <translation>%1
已摆放但未注册；点击图钉或按 Delete 释放</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::MorphPage</name>
    <message>
        <source>Search morphs</source>
        <translation>搜索变形</translation>
    </message>
    <message>
        <source>Release all posed morphs; they follow the motion again</source>
        <translation>释放所有摆放的变形；它们会重新跟随动作</translation>
    </message>
    <message>
        <source>Release all morphs</source>
        <translation>释放所有变形</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::MorphView</name>
    <message>
        <source>Morphs</source>
        <translation>变形</translation>
    </message>
    <message>
        <source>Enter Weight…</source>
        <translation>输入权重…</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>释放</translation>
    </message>
    <message>
        <source>Set to 0</source>
        <translation>设为 0</translation>
    </message>
    <message>
        <source>Set to 1</source>
        <translation>设为 1</translation>
    </message>
    <message>
        <source>The morphs of the model; drag a weight to pose it, double-click to type it</source>
        <translation>模型的变形；拖动权重可摆放，双击可输入</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::OperationDialog</name>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>关键帧</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>Keys %L1 → %L2</source>
        <translation>关键帧 %L1 → %L2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln track(s) change</source>
        <translation>
            <numerusform>%Ln 个轨道改变</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>不会有任何改变。</translation>
    </message>
    <message>
        <source>Largest error: %1</source>
        <translation>最大误差：%1</translation>
    </message>
    <message>
        <source>Apply the operation as one undo step.</source>
        <translation>将操作应用为一个撤销步骤。</translation>
    </message>
    <message>
        <source>Show the result of the operation in all panels before it is applied.</source>
        <translation>在应用操作之前，在所有面板中显示其结果。</translation>
    </message>
    <message>
        <source>Notes about the tracks that the operation changes.</source>
        <translation>关于操作所更改轨道的备注。</translation>
    </message>
    <message>
        <source>Reset all fields to their default values.</source>
        <translation>将所有栏恢复为默认值。</translation>
    </message>
    <message>
        <source>Compare with the original</source>
        <translation>与原动作比较</translation>
    </message>
    <message>
        <source>Show the motion before the operation as a ghost in the viewport, and the differences in the Comparison panel.</source>
        <translation>在视口中以残影显示操作之前的动作，并在比较面板中显示差异。</translation>
    </message>
    <message>
        <source>Original (hold F7)</source>
        <translation>原动作（按住 F7）</translation>
    </message>
    <message>
        <source>Hold the button, or the key, to see the motion before the operation in all panels.</source>
        <translation>按住按钮或按键时，所有面板显示操作之前的动作。</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::PartPage</name>
    <message>
        <source>Show only parts whose Japanese or English name contains this text</source>
        <translation>只显示日文或英文名称包含此文字的部件</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::PhysicsParts</name>
    <message>
        <source>Bodies</source>
        <translation>刚体</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>Show the rigid bodies of the model</source>
        <translation>显示模型的刚体</translation>
    </message>
    <message>
        <source>Show the joints between rigid bodies</source>
        <translation>显示刚体之间的关节</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::PhysicsValueTexts</name>
    <message>
        <source>free</source>
        <translation>无限制</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::PointFields</name>
    <message>
        <source>First handle, time (0 to 127)</source>
        <translation>第一手柄，时间（0 到 127）</translation>
    </message>
    <message>
        <source>First handle, value (0 to 127)</source>
        <translation>第一手柄，数值（0 到 127）</translation>
    </message>
    <message>
        <source>Second handle, time (0 to 127)</source>
        <translation>第二手柄，时间（0 到 127）</translation>
    </message>
    <message>
        <source>Second handle, value (0 to 127)</source>
        <translation>第二手柄，数值（0 到 127）</translation>
    </message>
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
</context>
<context>
    <name>furitsuke::panels::PoseCurve</name>
    <message>
        <source>Error by number of poses</source>
        <translation>各姿势数量的误差</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>最大误差</translation>
    </message>
    <message>
        <source>Typical error of a pose</source>
        <translation>姿势的一般误差</translation>
    </message>
    <message>
        <source>model units</source>
        <translation>模型单位</translation>
    </message>
    <message>
        <source>Number of poses</source>
        <translation>姿势数量</translation>
    </message>
    <message>
        <source>Choose the number of poses. The frames with the smallest error are chosen for it.</source>
        <translation>选择姿势数量。程序会为该数量选择误差最小的帧。</translation>
    </message>
    <message>
        <source>Pin Current Frame</source>
        <translation>固定当前帧</translation>
    </message>
    <message>
        <source>Always keep a pose at the current frame, or stop keeping it</source>
        <translation>始终在当前帧保留姿势，或取消保留</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pose(s), error about %1</source>
        <translation>
            <numerusform>%Ln 个姿势，误差约 %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::PoseTool</name>
    <message>
        <source>Rotate bones</source>
        <translation>旋转骨骼</translation>
    </message>
    <message>
        <source>Move bones</source>
        <translation>移动骨骼</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::PosesPanel</name>
    <message>
        <source>Poses</source>
        <translation>姿势库</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Blend in the selected pose by this percentage; above 100 it overshoots</source>
        <translation>按此百分比混合所选姿势；超过 100 时会过度</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search poses</source>
        <translation>搜索姿势</translation>
    </message>
    <message>
        <source>Subfolder</source>
        <translation>子文件夹</translation>
    </message>
    <message>
        <source>Parts to apply</source>
        <translation>要应用的部分</translation>
    </message>
    <message>
        <source>Whole pose</source>
        <translation>整个姿势</translation>
    </message>
    <message>
        <source>Bones only</source>
        <translation>仅骨骼</translation>
    </message>
    <message>
        <source>Morphs only</source>
        <translation>仅变形</translation>
    </message>
    <message>
        <source>Selected tracks</source>
        <translation>选中的轨道</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>Apply poses with left and right swapped</source>
        <translation>左右互换后应用姿势</translation>
    </message>
    <message>
        <source>Blend amount</source>
        <translation>混合量</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>There are no VPD poses in %1.</source>
        <translation>%1 中没有 VPD 姿势。</translation>
    </message>
    <message>
        <source>Show only poses of this subfolder</source>
        <translation>只显示此子文件夹的姿势</translation>
    </message>
    <message>
        <source>Choose a folder of VPD poses to apply them from here.</source>
        <translation>选择 VPD 姿势的文件夹，即可从这里应用它们。</translation>
    </message>
    <message>
        <source>Which bones and morphs of the pose are applied</source>
        <translation>应用姿势的哪些骨骼和变形</translation>
    </message>
    <message>
        <source>Drag to blend in the selected pose; keys are registered on release</source>
        <translation>拖动以混入选中的姿势；松开时注册关键帧</translation>
    </message>
    <message>
        <source>Register the selected pose at the playhead</source>
        <translation>在播放位置注册选中的姿势</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln pose(s) are shown: this folder contains too many.</source>
        <translation>
            <numerusform>只显示前 %Ln 个姿势：此文件夹包含的姿势太多。</numerusform>
        </translation>
    </message>
    <message>
        <source>The poses of the folder on the active model; double-click one to register it</source>
        <translation>活动模型上显示的文件夹姿势；双击可注册</translation>
    </message>
    <message>
        <source>Show only poses whose names contain this text</source>
        <translation>只显示名称包含此文字的姿势</translation>
    </message>
    <message>
        <source>Blend percentage</source>
        <translation>混合百分比</translation>
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
        <translation>属性</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::PropertyRow</name>
    <message>
        <source>%1: drag to change (Shift coarse, Ctrl fine)</source>
        <translation>%1：拖动可更改（Shift 粗调，Ctrl 微调）</translation>
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
        <translation>大小</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>不透明度</translation>
    </message>
    <message>
        <source>Place prop</source>
        <translation>放置附件</translation>
    </message>
    <message>
        <source>Show prop</source>
        <translation>显示附件</translation>
    </message>
    <message>
        <source>Hide prop</source>
        <translation>隐藏附件</translation>
    </message>
    <message>
        <source>Shadow of prop</source>
        <translation>附件的阴影</translation>
    </message>
    <message>
        <source>Parent of prop</source>
        <translation>附件的父级</translation>
    </message>
    <message>
        <source>Props and models that you open can be placed here.</source>
        <translation>打开的附件和模型可以在这里放置。</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Shadow</source>
        <translation>阴影</translation>
    </message>
    <message>
        <source>Prop</source>
        <translation>附件</translation>
    </message>
    <message>
        <source>Parent model</source>
        <translation>父模型</translation>
    </message>
    <message>
        <source>Parent bone</source>
        <translation>父骨骼</translation>
    </message>
    <message>
        <source>No parent</source>
        <translation>无父级</translation>
    </message>
    <message>
        <source>Draw the prop</source>
        <translation>绘制附件</translation>
    </message>
    <message>
        <source>Draw the shadow that the prop casts</source>
        <translation>绘制附件投下的阴影</translation>
    </message>
    <message>
        <source>Register Key</source>
        <translation>注册关键帧</translation>
    </message>
    <message>
        <source>Register the position, angles, size, opacity, visibility and shadow of the prop at the playhead</source>
        <translation>在播放位置注册附件的位置、角度、大小、不透明度、显示和影子</translation>
    </message>
    <message>
        <source>Remove Key</source>
        <translation>删除关键帧</translation>
    </message>
    <message>
        <source>Remove the key of the prop at the playhead</source>
        <translation>删除附件在播放位置的关键帧</translation>
    </message>
    <message>
        <source>Go to the previous key of the prop</source>
        <translation>转到附件的上一个关键帧</translation>
    </message>
    <message>
        <source>Go to the next key of the prop</source>
        <translation>转到附件的下一个关键帧</translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s)</source>
        <translation>
            <numerusform>%Ln 个关键帧</numerusform>
        </translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>旋转</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::QualityMeter</name>
    <message>
        <source>Measuring the motion</source>
        <translation>测量动作</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::ReferencePanel</name>
    <message>
        <source>Drop a picture here, or open one, to animate after it. This build cannot show films.</source>
        <translation>将用作参照的图片拖放到此处，或打开一张。此版本无法显示影片。</translation>
    </message>
    <message>
        <source>Drop a film or a picture here, or open one, to animate after it.</source>
        <translation>将用作参照的影片或图片拖放到此处，或打开一个。</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Film time at frame 0</source>
        <translation>第 0 帧的影片时间</translation>
    </message>
    <message>
        <source>The time of the film that is shown at frame 0, in milliseconds. Negative: the film starts later.</source>
        <translation>第 0 帧显示的影片时间，以毫秒为单位。负值：影片较晚开始。</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考视频</translation>
    </message>
    <message>
        <source>The reference at the playhead. Turn the wheel to zoom, drag to pan, double-click to show all of it.</source>
        <translation>播放位置上的参考视频。滚轮缩放，拖动平移，双击显示全部。</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>正在打开 %1…</translation>
    </message>
    <message>
        <source>The film starts at frame %1.</source>
        <translation>影片从第 %1 帧开始。</translation>
    </message>
    <message>
        <source>The film ends at frame %1.</source>
        <translation>影片在第 %1 帧结束。</translation>
    </message>
    <message>
        <source>%1 cannot be shown: %2</source>
        <translation>无法显示 %1：%2</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::ScopePicker</name>
    <message>
        <source>Frames</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>Whole motion</source>
        <translation>整个动作</translation>
    </message>
    <message>
        <source>Keys to change</source>
        <translation>要更改的关键帧</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>轨道</translation>
    </message>
    <message>
        <source>all; 30, 10-20, 10- or -20</source>
        <translation>全部；30、10-20、10- 或 -20</translation>
    </message>
    <message>
        <source>Selected keys (none)</source>
        <translation>选中的关键帧（无）</translation>
    </message>
    <message>
        <source>Repeated range (%1 to %2)</source>
        <translation>循环范围（%1 到 %2）</translation>
    </message>
    <message>
        <source>Repeated range (none)</source>
        <translation>循环范围（无）</translation>
    </message>
    <message>
        <source>Chosen tracks and frames</source>
        <translation>选择的轨道和帧</translation>
    </message>
    <message>
        <source>Selected keys (%1 on %2)</source>
        <translation>选中的关键帧（%2中的 %1）</translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s)</source>
        <translation>
            <numerusform>%Ln 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln track(s)</source>
        <translation>
            <numerusform>%Ln 个轨道</numerusform>
        </translation>
    </message>
    <message>
        <source>all; names separated by commas, * for any text</source>
        <translation>全部；名称以逗号分隔，* 代表任意文字</translation>
    </message>
    <message>
        <source>Names of the tracks, separated by commas. * matches any text: *腕 for both arms. bones, morphs, camera, light and shadow select all tracks of a kind.</source>
        <translation>轨道的名称，以逗号分隔。* 匹配任意文字：*腕 代表双臂。bones、morphs、camera、light 和 shadow 选择一类的所有轨道。</translation>
    </message>
    <message>
        <source>A frame, or the first and the last frame of a range: 10-20. Without the last frame, all later frames.</source>
        <translation>一帧，或范围的第一帧和最后一帧：10-20。没有最后一帧时，为之后的所有帧。</translation>
    </message>
    <message>
        <source>Selected rows (no keys)</source>
        <translation>所选行（没有关键帧）</translation>
    </message>
    <message>
        <source>Selected rows (%1 on %2)</source>
        <translation>所选行（%2中的 %1）</translation>
    </message>
    <message>
        <source>Choose the keys to change: the selected keys, the keys of the selected rows, the keys in the repeated range, all keys from the playhead on, the keys of certain tracks and frames, or all keys.</source>
        <translation>选择要更改的关键帧：选中的关键帧、所选行的关键帧、循环范围内的关键帧、播放位置及之后的所有关键帧、指定轨道和帧的关键帧，或全部关键帧。</translation>
    </message>
    <message>
        <source>From the playhead on (from frame %L1)</source>
        <translation>从播放位置起（从第 %L1 帧）</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::ScriptsPanel</name>
    <message>
        <source>Scripts</source>
        <translation>脚本</translation>
    </message>
    <message>
        <source>Select a script to edit it; double-click it to run it</source>
        <translation>选择脚本进行编辑；双击运行</translation>
    </message>
    <message>
        <source>Source of the script</source>
        <translation>脚本源代码</translation>
    </message>
    <message>
        <source>Tab indents; Shift+Tab leaves the editor</source>
        <translation>Tab 缩进；Shift+Tab 离开编辑器</translation>
    </message>
    <message>
        <source>Select a script in the list, or create a new one.</source>
        <translation>请在列表中选择脚本，或新建一个。</translation>
    </message>
    <message>
        <source>Output of the script</source>
        <translation>脚本的输出</translation>
    </message>
    <message>
        <source>What a script writes with log() is shown here.</source>
        <translation>脚本用 log() 写出的内容显示在这里。</translation>
    </message>
    <message>
        <source>This script came with the program. Duplicate it to change it.</source>
        <translation>此脚本是程序自带的。要更改，请先复制。</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::SectionHeader</name>
    <message>
        <source>The selected keys of one kind. Click to fold or unfold their values.</source>
        <translation>同一类的选中关键帧。点击可折叠或展开其值。</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::SheetAnnouncer</name>
    <message>
        <source>no key</source>
        <translation>无关键帧</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>已选中</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>已锁定</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::SheetTool</name>
    <message>
        <source>Copy keys</source>
        <translation>复制关键帧</translation>
    </message>
    <message>
        <source>Add key</source>
        <translation>添加关键帧</translation>
    </message>
    <message>
        <source>Move keys</source>
        <translation>移动关键帧</translation>
    </message>
    <message>
        <source>Stretch keys</source>
        <translation>拉伸关键帧</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::SoundHeader</name>
    <message>
        <source>ms = %1 frames</source>
        <translation>毫秒 = %1 帧</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>静音</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Volume of the sound</source>
        <translation>音频的音量</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Offset of the sound in milliseconds</source>
        <translation>音频的偏移（毫秒）</translation>
    </message>
    <message>
        <source>Milliseconds from frame 0 to the start of the sound; negative if it starts earlier</source>
        <translation>从第 0 帧到声音开始的毫秒数；负值表示更早开始</translation>
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
        <translation>单击或拖动以移动播放位置，按住 Ctrl 或 Alt 拖动以移动声音。拖动下边缘可更改高度。</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>正在读取 %1…</translation>
    </message>
    <message>
        <source>%1 ms, %2 frames</source>
        <translation>%1 毫秒，%2 帧</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::SyllableLane</name>
    <message>
        <source>Syllables</source>
        <translation>音节</translation>
    </message>
    <message>
        <source>Drag bars or their ends, double-click to split one, join two in the context menu; undo works here too</source>
        <translation>拖动横条或其两端，双击拆分，在右键菜单中合并；这里也可以撤销</translation>
    </message>
    <message>
        <source>Split Here</source>
        <translation>在此拆分</translation>
    </message>
    <message>
        <source>Join with Next</source>
        <translation>与下一个合并</translation>
    </message>
    <message>
        <source>Spread Again</source>
        <translation>重新分配</translation>
    </message>
    <message>
        <source>%1, frames %2–%3
Drag to move, drag an end to change the length, double-click to split.</source>
        <translation>%1，第 %2–%3 帧
拖动以移动，拖动一端以更改长度，双击以拆分。</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::TimeRuler</name>
    <message>
        <source>Time ruler</source>
        <translation>时间标尺</translation>
    </message>
    <message>
        <source>Drag to move the playhead. Alt+click or double-click to select all keys on a frame. Shift+drag to set the repeated range. Hold Ctrl to disable snapping.</source>
        <translation>拖动可移动播放位置。Alt+点击或双击可选择一帧上的所有关键帧。Shift+拖动可设置循环范围。按住 Ctrl 停用吸附。</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::TimelinePanel</name>
    <message>
        <source>Timeline</source>
        <translation>时间轴</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>标记</translation>
    </message>
    <message numerus="yes">
        <source>%Ln track(s) shown · Show all</source>
        <translation>
            <numerusform>显示 %Ln 个轨道 · 显示全部</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all tracks</source>
        <translation>显示所有轨道</translation>
    </message>
    <message>
        <source>Search tracks</source>
        <translation>搜索轨道</translation>
    </message>
    <message>
        <source>Unfold all groups</source>
        <translation>展开所有组</translation>
    </message>
    <message>
        <source>Fold all groups</source>
        <translation>折叠所有组</translation>
    </message>
    <message>
        <source>Scroll through the tracks</source>
        <translation>滚动轨道</translation>
    </message>
    <message>
        <source>Scroll through time</source>
        <translation>滚动时间</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Show the whole motion</source>
        <translation>显示整个动作</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message numerus="yes">
        <source>%1 BPM, %Ln beat(s) per bar</source>
        <translation>
            <numerusform>%1 BPM，每小节 %Ln 拍</numerusform>
        </translation>
    </message>
    <message>
        <source>Show only tracks whose names contain this text</source>
        <translation>只显示名称包含此文字的轨道</translation>
    </message>
    <message>
        <source>Left and right foot</source>
        <translation>左脚和右脚</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>图层</translation>
    </message>
    <message>
        <source>Open a motion to see its keys here, or create a new one.</source>
        <translation>打开动作即可在此查看关键帧，也可以新建一个。</translation>
    </message>
    <message>
        <source>Syllables</source>
        <translation>音节</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::TimelineView</name>
    <message>
        <source>Add key</source>
        <translation>添加关键帧</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::TrackLabels</name>
    <message numerus="yes">
        <source>%1, %2 key(s)</source>
        <translation>
            <numerusform>%1，%2 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 key(s), locked</source>
        <translation>
            <numerusform>%1，%2 个关键帧，已锁定</numerusform>
        </translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>轨道</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>number of selected keys, number of keys of a track</extracomment>
        <translation>%2 中的 %1</translation>
    </message>
    <message>
        <source>The model has no bones or morphs of these names. Their keys are kept but have no effect.</source>
        <translation>模型没有这些名称的骨骼或变形。它们的关键帧会保留，但没有效果。</translation>
    </message>
    <message>
        <source>The model has no bone or morph of this name. Its keys are kept but have no effect.</source>
        <translation>模型没有此名称的骨骼或变形。其关键帧会保留，但没有效果。</translation>
    </message>
    <message>
        <source>No keys yet. Double-click in the row to add the first.</source>
        <translation>还没有关键帧。在行中双击可添加第一个。</translation>
    </message>
    <message>
        <source>Locked: no keys are selected or changed here.</source>
        <translation>已锁定：此处不会选择或更改关键帧。</translation>
    </message>
    <message>
        <source>The tracks of the motion: bones, morphs, camera, light, self shadow, and visibility with IK. Click to select a track, drag or use Shift and Ctrl to select several, double-click to select all keys of a track.</source>
        <translation>动作的轨道：骨骼、变形、摄像机、照明、自阴影、显示与 IK。单击选择轨道，拖动或用 Shift、Ctrl 选择多条轨道，双击选择轨道的所有关键帧。</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::TrackRows</name>
    <message>
        <source>Bones</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>变形</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>摄像机</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <source>Self shadow</source>
        <translation>自阴影</translation>
    </message>
    <message>
        <source>Visibility and IK</source>
        <translation>显示和IK</translation>
    </message>
    <message>
        <source>In no display group</source>
        <translation>不在任何显示框中</translation>
    </message>
    <message>
        <source>Not in the model</source>
        <translation>不在模型中</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>All tracks</source>
        <translation>所有轨道</translation>
    </message>
    <message>
        <source>Outside parents</source>
        <translation>外部亲</translation>
    </message>
    <message>
        <source>Prop</source>
        <translation>附件</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>重力</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::TrailTool</name>
    <message>
        <source>Drag the keys of %1 instead.</source>
        <translation>请改为拖动 %1 的关键帧。</translation>
    </message>
    <message>
        <source>Rotate %1 instead.</source>
        <translation>请改为旋转 %1。</translation>
    </message>
    <message>
        <source>The track of %1 is locked.</source>
        <translation>%1 的轨道已锁定。</translation>
    </message>
    <message>
        <source>The model does not allow %1 to be moved.</source>
        <translation>模型不允许移动 %1。</translation>
    </message>
    <message>
        <source>Drag key of trail</source>
        <translation>拖动轨迹的关键帧</translation>
    </message>
    <message>
        <source>Rotate %1 or drag the keys of %2 instead.</source>
        <translation>请改为旋转 %1 或拖动 %2 的关键帧。</translation>
    </message>
    <message>
        <source>%1 is controlled by IK. Drag the keys of %2 instead.</source>
        <translation>%1 由 IK 控制。请改为拖动 %2 的关键帧。</translation>
    </message>
    <message>
        <source>%1 only rotates, so its own keys do not move it. %2</source>
        <translation>%1 只能旋转，因此它自己的关键帧不会移动它。%2</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::TransportBar</name>
    <message>
        <source>Frame</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>Frame of the playhead</source>
        <translation>播放位置的帧</translation>
    </message>
    <message>
        <source>max fps</source>
        <extracomment>frame rate, on a narrow button</extracomment>
        <translation>最高帧率</translation>
    </message>
    <message>
        <source>%1 fps</source>
        <translation>%1 帧/秒</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>播放速度</translation>
    </message>
    <message>
        <source>Frame rate</source>
        <translation>帧率</translation>
    </message>
    <message>
        <source>Time of the playhead in minutes and seconds</source>
        <translation>播放位置的时间（分和秒）</translation>
    </message>
    <message>
        <source>Playback speed, from %1 to %2; type a number for other values</source>
        <translation>播放速度，从 %1 到 %2；可输入其他数值</translation>
    </message>
    <message>
        <source>Frame rate of playback: pictures drawn per second</source>
        <translation>播放的帧率：每秒绘制的图像数</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::ViewportOverlay</name>
    <message>
        <source>Viewport</source>
        <translation>视口</translation>
    </message>
    <message>
        <source>Camera of the motion</source>
        <translation>动作的摄像机</translation>
    </message>
    <message>
        <source>Free camera</source>
        <translation>自由摄像机</translation>
    </message>
    <message>
        <source> · orthographic</source>
        <translation> · 正交</translation>
    </message>
    <message>
        <source> · following</source>
        <translation> · 跟随</translation>
    </message>
    <message>
        <source> · bones hidden</source>
        <translation> · 骨骼已隐藏</translation>
    </message>
    <message>
        <source> · self shadow off</source>
        <translation> · 自阴影关闭</translation>
    </message>
    <message>
        <source> · compared with %1</source>
        <translation> · 与 %1 比较</translation>
    </message>
    <message>
        <source>%1 · frame %L2</source>
        <translation>%1 · 第 %L2 帧</translation>
    </message>
    <message>
        <source>The models at the playhead; click a bone to select it</source>
        <translation>播放位置的模型；点击骨骼可选中</translation>
    </message>
    <message>
        <source>%1: key at frame %L2; click to go to the frame</source>
        <translation>%1：第 %L2 帧的关键帧；点击可转到该帧</translation>
    </message>
    <message>
        <source>%1: key at frame %L2; drag to move it, click to go to the frame</source>
        <translation>%1：第 %L2 帧的关键帧；拖动可移动，点击可转到其帧</translation>
    </message>
    <message>
        <source>Local axes</source>
        <translation>局部轴</translation>
    </message>
    <message>
        <source>Global axes</source>
        <translation>全局轴</translation>
    </message>
    <message>
        <source>Parent axes</source>
        <translation>父级轴</translation>
    </message>
    <message>
        <source>View axes</source>
        <translation>视图轴</translation>
    </message>
    <message>
        <source>Hidden by the motion: %1</source>
        <translation>被动作隐藏：%1</translation>
    </message>
    <message>
        <source>%1: click to pose it</source>
        <translation>%1：点击即可摆姿势</translation>
    </message>
    <message>
        <source>%1 · snapping</source>
        <translation>%1 · 吸附</translation>
    </message>
    <message>
        <source>Pose not registered: %1 ▾</source>
        <translation>未注册的姿势：%1 ▾</translation>
    </message>
    <message>
        <source> · self shadow %1</source>
        <translation> · 自阴影 %1</translation>
    </message>
    <message>
        <source> (%1 units)</source>
        <translation>（%1 单位）</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::ViewportPanel</name>
    <message>
        <source>%1 fps</source>
        <translation>%1 帧/秒</translation>
    </message>
    <message>
        <source>The viewport cannot show the models: %1.</source>
        <translation>视口无法显示模型：%1。</translation>
    </message>
    <message>
        <source>Drop a model here, or open one, to see the motion on it.</source>
        <translation>将模型拖放到此处，或打开一个，即可看到它的动作。</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::WeightDelegate</name>
    <message>
        <source>Weight of %1</source>
        <translation>%1 的权重</translation>
    </message>
</context>
<context>
    <name>furitsuke::session::BackgroundTrack</name>
    <message>
        <source>Set background</source>
        <translation>设置背景</translation>
    </message>
    <message>
        <source>Remove background</source>
        <translation>移除背景</translation>
    </message>
</context>
<context>
    <name>furitsuke::session::BodyTexts</name>
    <message>
        <source>follows bone</source>
        <translation>跟随骨骼</translation>
    </message>
    <message>
        <source>physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <source>physics at bone</source>
        <translation>物理+骨骼位置对齐</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>组 %1</translation>
    </message>
</context>
<context>
    <name>furitsuke::session::CaptureFitting</name>
    <message>
        <source>Fitting the captured motion…</source>
        <translation>正在适配捕捉动作…</translation>
    </message>
</context>
<context>
    <name>furitsuke::session::DancerMove</name>
    <message>
        <source>Move whole dance</source>
        <translation>移动整段舞蹈</translation>
    </message>
    <message>
        <source>Move dancer</source>
        <translation>移动舞者</translation>
    </message>
</context>
<context>
    <name>furitsuke::session::DraftTexts</name>
    <message numerus="yes">
        <source>%Ln bone(s)</source>
        <translation>
            <numerusform>%Ln 根骨骼</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln morph(s)</source>
        <translation>
            <numerusform>%Ln 个变形</numerusform>
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
        <translation>正在寻找人物…</translation>
    </message>
    <message>
        <source>Following the person…</source>
        <translation>正在跟踪人物…</translation>
    </message>
    <message>
        <source>Making the motion…</source>
        <translation>正在生成动作…</translation>
    </message>
</context>
<context>
    <name>furitsuke::session::LiveReceiver</name>
    <message>
        <source>Open the model that is to be moved first.</source>
        <translation>请先打开要驱动的模型。</translation>
    </message>
    <message>
        <source>is not an IP address</source>
        <translation>不是 IP 地址</translation>
    </message>
</context>
<context>
    <name>furitsuke::session::LiveSender</name>
    <message>
        <source>is not an IP address</source>
        <translation>不是 IP 地址</translation>
    </message>
    <message>
        <source>Choose the port of the program that receives.</source>
        <translation>请指定接收程序的端口。</translation>
    </message>
    <message>
        <source>Open a model to send its pose.</source>
        <translation>要发送姿势，请打开模型。</translation>
    </message>
</context>
<context>
    <name>furitsuke::session::MotionExporting</name>
    <message>
        <source>Checking what cannot be exported…</source>
        <translation>正在检查无法导出的内容…</translation>
    </message>
    <message>
        <source>Exporting the motion…</source>
        <translation>正在导出动作…</translation>
    </message>
</context>
<context>
    <name>furitsuke::session::Posing</name>
    <message>
        <source>Register pose</source>
        <translation>注册姿势</translation>
    </message>
    <message>
        <source>Reset bones</source>
        <translation>重置骨骼</translation>
    </message>
    <message>
        <source>Release morph</source>
        <translation>释放变形</translation>
    </message>
    <message>
        <source>Release morphs</source>
        <translation>释放变形</translation>
    </message>
    <message>
        <source>Release bones</source>
        <translation>释放骨骼</translation>
    </message>
    <message>
        <source>Discard pose</source>
        <translation>放弃姿势</translation>
    </message>
</context>
<context>
    <name>furitsuke::session::PropEditing</name>
    <message>
        <source>Remove prop key</source>
        <translation>删除附件关键帧</translation>
    </message>
</context>
<context>
    <name>furitsuke::session::ReferenceTrack</name>
    <message>
        <source>Set reference</source>
        <translation>设置参考视频</translation>
    </message>
    <message>
        <source>Remove reference</source>
        <translation>移除参考视频</translation>
    </message>
</context>
<context>
    <name>furitsuke::session::ScriptLibrary</name>
    <message>
        <source>no script is named &quot;%1&quot;</source>
        <translation>没有脚本“%1”</translation>
    </message>
    <message>
        <source>&quot;%1&quot; came with the program and cannot be changed</source>
        <translation>“%1”是程序自带的，无法更改</translation>
    </message>
    <message>
        <source>the script has more than 1 MB</source>
        <translation>脚本超过 1 MB</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be the name of a file</source>
        <translation>“%1”不能用作文件名</translation>
    </message>
    <message>
        <source>the folder cannot be created</source>
        <translation>无法创建文件夹</translation>
    </message>
    <message>
        <source>there is already a script &quot;%1&quot;</source>
        <translation>已有脚本“%1”</translation>
    </message>
    <message>
        <source>the file cannot be moved to the trash</source>
        <translation>无法将文件移到回收站</translation>
    </message>
    <message>
        <source>no script is selected in the panel</source>
        <translation>面板中没有选择脚本</translation>
    </message>
</context>
<context>
    <name>furitsuke::session::SoundRhythm</name>
    <message>
        <source>the sound was replaced or removed</source>
        <translation>音频已被替换或移除</translation>
    </message>
    <message>
        <source>no sound has been read</source>
        <translation>没有已读取的音频</translation>
    </message>
    <message>
        <source>Finding the tempo…</source>
        <translation>正在检测节拍速度…</translation>
    </message>
    <message>
        <source>the search was canceled</source>
        <translation>检测已取消</translation>
    </message>
</context>
<context>
    <name>furitsuke::session::SoundTrack</name>
    <message>
        <source>Reading %1…</source>
        <translation>正在读取 %1…</translation>
    </message>
    <message>
        <source>Set sound</source>
        <translation>设置音频</translation>
    </message>
    <message>
        <source>Remove sound</source>
        <translation>移除音频</translation>
    </message>
    <message>
        <source>Move sound</source>
        <translation>移动音频</translation>
    </message>
    <message>
        <source>Set volume</source>
        <translation>设置音量</translation>
    </message>
    <message>
        <source>Mute sound</source>
        <translation>静音</translation>
    </message>
    <message>
        <source>Unmute sound</source>
        <translation>取消静音</translation>
    </message>
</context>
<context>
    <name>furitsuke::session::Stage</name>
    <message>
        <source>Change the drawing order</source>
        <translation>更改绘制顺序</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>显示 %1</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>隐藏 %1</translation>
    </message>
    <message>
        <source>Pin the motion of %1</source>
        <translation>固定 %1 的动作</translation>
    </message>
    <message>
        <source>Unpin the motion of %1</source>
        <translation>取消固定 %1 的动作</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>放置 %1</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>添加 %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>Remove the motion of %1</source>
        <translation>移除 %1 的动作</translation>
    </message>
    <message>
        <source>Assign %1 to %2</source>
        <translation>将 %1 分配给 %2</translation>
    </message>
    <message>
        <source>Assign %1</source>
        <translation>分配 %1</translation>
    </message>
    <message>
        <source>Assign the camera motion</source>
        <translation>分配摄像机动作</translation>
    </message>
    <message>
        <source>Assign the light motion</source>
        <translation>分配照明动作</translation>
    </message>
    <message>
        <source>Assign the shadow motion</source>
        <translation>分配自阴影动作</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>关闭 %1</translation>
    </message>
    <message>
        <source>Assign the sound</source>
        <translation>分配声音</translation>
    </message>
    <message>
        <source>Assign the background</source>
        <translation>分配背景</translation>
    </message>
    <message>
        <source>Assign the reference</source>
        <translation>分配参考视频</translation>
    </message>
</context>
<context>
    <name>furitsuke::session::StagePhysics</name>
    <message>
        <source>Change the physics</source>
        <translation>更改物理</translation>
    </message>
</context>
<context>
    <name>furitsuke::session::TextureBudget</name>
    <message>
        <source>Scaling textures down…</source>
        <translation>正在缩小纹理…</translation>
    </message>
</context>
<context>
    <name>furitsuke::widgets::DialogTexts</name>
    <message>
        <source>Closes this window without changing anything.</source>
        <translation>关闭此窗口而不更改任何内容。</translation>
    </message>
</context>
<context>
    <name>furitsuke::widgets::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Number of earlier messages; they are shown again when this one is closed</source>
        <translation>之前消息的数量；关闭此消息后会再次显示</translation>
    </message>
    <message>
        <source>Shows messages of the program. The text can be selected and copied.</source>
        <translation>显示程序的消息。可以选择和复制文字。</translation>
    </message>
</context>
<context>
    <name>furitsuke::widgets::MessageList</name>
    <message>
        <source>The messages of the program, closed ones too</source>
        <translation>程序的消息，包括已关闭的</translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s)</source>
        <translation>
            <numerusform>%Ln 条消息</numerusform>
        </translation>
    </message>
    <message>
        <source>Forget Closed Messages</source>
        <translation>清除已关闭的消息</translation>
    </message>
</context>
<context>
    <name>furitsuke::widgets::NoMatchLabel</name>
    <message>
        <source>No name contains &quot;%1&quot;.</source>
        <translation>没有包含“%1”的名称。</translation>
    </message>
</context>
<context>
    <name>furitsuke::widgets::NumberField</name>
    <message>
        <source>mixed</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>Not a number</source>
        <translation>不是数字</translation>
    </message>
    <message>
        <source>Too large</source>
        <translation>太大</translation>
    </message>
    <message>
        <source>At least %1</source>
        <translation>至少 %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
</context>
<context>
    <name>furitsuke::widgets::SearchButtons</name>
    <message>
        <source>Clear the search</source>
        <translation>清除搜索</translation>
    </message>
</context>
<context>
    <name>furitsuke::widgets::ShortcutTexts</name>
    <message>
        <source>%1 then %2</source>
        <comment>keys that are pressed one after another</comment>
        <translation>%1，然后 %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>shortcuts</comment>
        <translation>%1 或 %2</translation>
    </message>
</context>
<context>
    <name>furitsuke::widgets::StatusLine</name>
    <message>
        <source>What was done last</source>
        <translation>最近的操作</translation>
    </message>
</context>
<context>
    <name>furitsuke::window::ActionUpdater</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>furitsuke::window::DocumentRow</name>
    <message>
        <source>List of open motions</source>
        <translation>已打开动作的列表</translation>
    </message>
</context>
<context>
    <name>furitsuke::window::DocumentStatus</name>
    <message>
        <source>Show the findings</source>
        <translation>显示检查结果</translation>
    </message>
    <message>
        <source>Encoding of the names in the file; choose another one</source>
        <translation>文件中名称的编码，点击可选择其他编码</translation>
    </message>
    <message>
        <source>frame %1 / %2</source>
        <translation>第 %1 / %2 帧</translation>
    </message>
    <message>
        <source>nothing selected</source>
        <translation>未选择任何内容</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%2中%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s) selected</source>
        <translation>
            <numerusform>选中 %Ln 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln track(s)</source>
        <translation>
            <numerusform>%Ln 个轨道</numerusform>
        </translation>
    </message>
    <message>
        <source>no model name</source>
        <translation>没有模型名称</translation>
    </message>
    <message>
        <source>no findings</source>
        <translation>没有检查结果</translation>
    </message>
    <message numerus="yes">
        <source>%Ln finding(s)</source>
        <translation>
            <numerusform>%Ln 个检查结果</numerusform>
        </translation>
    </message>
    <message>
        <source>saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>not registered: %1</source>
        <translation>未注册：%1</translation>
    </message>
    <message>
        <source>The unregistered pose</source>
        <translation>未注册的姿势</translation>
    </message>
    <message>
        <source>Name of the model that the motion was made for</source>
        <translation>动作所针对的模型的名称</translation>
    </message>
    <message>
        <source>no keys selected</source>
        <translation>未选择关键帧</translation>
    </message>
    <message>
        <source>1 bone: %1</source>
        <extracomment>the name of the selected bone</extracomment>
        <translation>1 根骨骼：%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bone(s)</source>
        <translation>
            <numerusform>%Ln 根骨骼</numerusform>
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
        <translation>没有任何更改</translation>
    </message>
    <message>
        <source>Encoding of the names: %1</source>
        <translation>名称的编码：%1</translation>
    </message>
</context>
<context>
    <name>furitsuke::window::DocumentTabs</name>
    <message>
        <source>Open motions</source>
        <translation>打开的动作</translation>
    </message>
    <message>
        <source>%1 (not saved yet)</source>
        <translation>%1（尚未保存）</translation>
    </message>
    <message>
        <source>%1: unsaved changes</source>
        <translation>%1：有未保存的更改</translation>
    </message>
    <message>
        <source>Close this motion</source>
        <translation>关闭此动作</translation>
    </message>
    <message>
        <source>The open motions; click a tab to edit its motion, drag it to reorder the tabs</source>
        <translation>打开的动作；点击标签编辑其动作，拖动可调整标签顺序</translation>
    </message>
</context>
<context>
    <name>furitsuke::window::FieldHabits</name>
    <message>
        <source>+5, *2 and /2 change the value, and =3*4 calculates one; a double-click selects it.</source>
        <translation>+5、*2 和 /2 更改数值，=3*4 计算数值；双击选中整个数值。</translation>
    </message>
</context>
<context>
    <name>furitsuke::window::MainWindow</name>
    <message>
        <source>Toolbar</source>
        <translation>工具栏</translation>
    </message>
    <message>
        <source>Drop a motion or a model here, or open one.</source>
        <translation>将动作或模型拖放到此处，或打开一个。</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>场景</translation>
    </message>
</context>
<context>
    <name>furitsuke::window::ShortcutFilter</name>
    <message>
        <source>%1 did nothing, because it is the shortcut of several actions: %2.</source>
        <translation>%1 没有执行任何操作，因为它是多个操作的快捷键：%2。</translation>
    </message>
</context>
<context>
    <name>furitsuke::window::StageNotice</name>
    <message>
        <source>%1 is not on the stage.</source>
        <translation>%1 未显示在场景中。</translation>
    </message>
    <message>
        <source>%1 is not on the stage: %2 keeps %3.</source>
        <translation>%1 未显示在场景中：%2 固定为 %3。</translation>
    </message>
    <message>
        <source>Show on %1</source>
        <translation>在 %1 上显示</translation>
    </message>
    <message>
        <source>%1 is not on the stage: camera, light and self shadow come from other motions.</source>
        <translation>%1 未显示在场景中：摄像机、照明和自阴影来自其他动作。</translation>
    </message>
    <message>
        <source>Show It</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>显示 %1</translation>
    </message>
</context>
</TS>
