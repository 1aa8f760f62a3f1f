// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/search_words.h"

#include <algorithm>
#include <iterator>

#include "app/widgets/search_text.h"

namespace furitsuke::actions {

namespace {

constexpr SearchWords kSearchWords[] = {
    // Keys and their curves.
    {"key.add", "key frame, keyframing, キーフレーム, キー打ち, キーを打つ, 关键帧, K帧, 打帧"},
    {"pose.register", "register, 登録, 注册, 登记, 登录"},
    {"edit.copy", "copy, コピー, 复制"},
    {"edit.cut", "cut keys, 切り取り, 剪切"},
    {"edit.paste", "paste, paste to another frame, ペースト, 貼り付け, 別フレームへペースト, 粘贴, 粘贴到其他帧"},
    {"edit.pasteMirrored", "reverse paste, 反転ペースト, 反转粘贴"},
    {"edit.delete", "delete, 削除, 删除"},
    {"edit.undo", "undo, 元に戻す, アンドゥ, 撤销"},
    {"edit.redo", "redo, やり直し, リドゥ, 重做"},
    {"edit.selectAll", "select all, 全選択, 全选"},
    {"edit.selectColumn", "column select, 縦選択, 列選択, 纵向选择"},
    {"view.curves", "interpolation curve, 補間曲線, 补间曲线, 插值曲线"},
    {"curve.linear", "linear, 線形補間, 线性补间"},
    {"curve.auto", "auto setting, 自動設定, 自动设定"},
    {"curve.easeInOut", "slow in and out, 緩急, 缓入缓出"},
    // Operations.
    {"operation.insert-frames", "insert empty frame, 空フレーム挿入, 插入空帧"},
    {"operation.remove-frames", "delete column, 列フレーム削除, 删除列帧"},
    {"operation.clean", "delete unneeded keys, 不要フレーム削除, 删除多余帧"},
    {"operation.correct",
     "position-angle correction, facial size correction, 位置角度補正, 表情大きさ補正, 位置角度修正, 表情大小修正"},
    {"operation.center-bias", "center bias, センター位置バイアス付加, センター位置バイアス, 中心位置偏移"},
    {"operation.blink", "random blink, まばたき登録, 随机眨眼"},
    {"operation.scale-time", "scale frames, 拡大縮小, フレーム拡大縮小, 缩放"},
    {"operation.bake", "bake keys, 焼き込み, ベイク, 烘焙"},
    {"operation.bake-physics", "bake physics, 物理演算焼き込み, 物理烘焙"},
    {"operation.reduce", "key reduction, 間引き, 关键帧精简"},
    {"operation.smooth", "smoothing, スムージング, 平滑"},
    {"operation.fit-to-model", "sizing, サイジング, 动作适配"},
    {"operation.push-out", "contact avoidance, 接触回避, 接触规避"},
    {"operation.unfold-semi-standard",
     "semi-standard bones, twist distribution, 準標準ボーン, 多段化, 捩り分散, 准标准骨骼, 扭转分配"},
    {"operation.lip-sync", "subtitle, subtitles, 字幕, 口パク, リップ, 歌詞, 对口型, 歌词"},
    {"operation.lip-sync-text", "手入力, かな, ローマ字, 音節, 手动, 罗马字, 音节"},
    {"operation.mirror", "mirror, 左右反転, 镜像, 左右翻转"},
    {"operation.merge", "merge motions, モーション合成, 合并动作"},
    // Files.
    {"file.open", "apply a motion, load motion, モーション流し込み, モーション読み込み, 导入动作, 套动作, 打开"},
    {"file.exportMotion", "convert, convert file, fbx, bvh, gltf, 変換, 转换"},
    {"viewport.exportFilm", "avi, aviに出力, AVI出力, 動画出力, 输出视频, 导出视频"},
    {"viewport.savePicture", "画像ファイルに出力, 画像出力, 输出图像"},
    {"model.add", "accessory, モデル読み込み, 加载模型"},
    {"sound.open", "music, waveform, 音楽, 音源, BGM, 波形, 音乐, 音频"},
    {"sound.offset", "start offset, 開始位置, 起始偏移"},
    {"background.open", "background, 背景, 背景画像, 背景图"},
    {"reference.open", "trace a motion, モーショントレース, 扒动作"},
    // Bones and poses.
    {"viewport.bones", "bone, bones, ボーン, 骨骼"},
    {"view.poses", "pose, poses, ポーズ, 姿势"},
    {"pose.values", "bone operation, ボーン操作, 数値入力, 骨骼操作, 数值输入"},
    {"pose.toolRotate", "rotate, 回転, 旋转"},
    {"pose.toolMove", "move, 移動, 移动"},
    {"pose.spaceLocal", "local, ローカル, ローカル軸, 局部, 局部轴"},
    {"pose.spaceGlobal", "global, グローバル, 全局"},
    {"parent.set", "outside parent, 外部親, 外部親設定, 外部亲, 外部父级, 外部父骨"},
    // Panels.
    {"view.model",
     "morph, facial, facial operation, display frame, モーフ, 表情, 表情操作, 表示枠, 变形, 表情, 表情操作, 显示枠"},
    {"timeline.search", "search, 検索, 搜索"},
    {"view.timeline", "frame operation, フレーム操作, 帧操作"},
    {"view.scene", "model operation, モデル操作, 模型操作"},
    {"view.props", "accessory operation, アクセサリ, アクセサリ操作, 附件, 附件操作"},
    {"view.properties",
     "target, distance, field of view, display ik outside parent, foot ik, camera operation, light operation, "
     "self-shadow operation, 注視点, 距離, 視野角, 表示・IK・外観, 足ＩＫ, つま先ＩＫ, カメラ操作, "
     "照明操作, セルフ影操作, 注视点, 距离, 视角, 显示・IK・外观, 足IK, 脚尖IK, 相机操作, 光照操作, 本影操作"},
    {"view.resetLayout", "パネルが消えた, レイアウト, 面板不见了, 布局"},
    // The picture.
    {"viewport.perspective", "perspective, パースペクティブ, パース, 透视"},
    {"camera.register", "カメラ登録"},
    {"camera.cut", "camera cut, カット, 切镜, 镜头切换"},
    {"viewport.motionCamera", "camera, カメラ, 摄像机, 镜头"},
    {"viewport.lightBall", "照明, ライト, 灯光"},
    {"viewport.selfShadow", "self shadow, セルフ影, セルフシャドウ, 自阴影, 本影"},
    {"viewport.groundShadow", "ground shadow, 地面影, 地面阴影"},
    {"viewport.edges", "edge, outline, エッジ, 輪郭線, 边缘, 描边"},
    {"viewport.home", "view, 視点, 视点"},
    {"viewport.front", "front, 正面"},
    {"viewport.back", "back, 背面"},
    {"viewport.top", "top, 上面"},
    {"viewport.left", "left, 左面"},
    {"viewport.right", "right, 右面"},
    {"viewport.bottom", "bottom, 下面, 底面"},
    {"viewport.bodies", "rigid body, 剛体, 刚体"},
    {"viewport.joints", "joint, ジョイント, 关节"},
    {"model.show", "visible, visibility, 可視, 表示, 显示, 隐藏模型"},
    {"theme.dark", "dark mode, night mode, ダークモード, ダークテーマ, 深色模式, 暗色模式"},
    {"theme.light", "light mode, ライトモード, 浅色模式"},
    // Playing and physics.
    {"playback.toggle", "play, 再生, 播放"},
    {"playback.stop", "stop, 停止"},
    {"playback.loop", "loop, くり返し, 繰り返し, ループ, 循环"},
    {"physics.toggle", "physics, 物理演算, 物理"},
    {"physics.off", "physics off, disable physics, 物理オフ, 演算しない, 物理を切る, 关闭物理, 不演算"},
    {"physics.on", "physics on, オン・オフモード, 物理オン, 开启物理, 开关模式"},
    {"physics.live", "always, 常に演算, 始终演算"},
    {"physics.gravity", "gravity, 重力"},
    // The program.
    {"edit.preferences", "環境設定, オプション, 选项, 首选项"},
    {"keys.edit", "ショートカット, キー割り当て, 快捷键"},
    {"language.chinese", "chinese, 中国語, 中文, 简体中文"},
    {"language.japanese", "japanese, 日本語, 日文, 日语"},
    {"language.english", "english, 英語, 英语, 英文"},
};

}  // namespace

std::span<const SearchWords> searchWords() { return kSearchWords; }

QStringList searchWordsOf(const QString& action) {
  const auto row =
      std::ranges::find(kSearchWords, action, [](const SearchWords& each) { return QString(each.action); });
  return row == std::end(kSearchWords) ? QStringList() : QString::fromUtf8(row->words).split(", ");
}

QStringList actionsOfWord(const QString& word) {
  QStringList found;
  for (const SearchWords& row : kSearchWords) {
    const QStringList words = QString::fromUtf8(row.words).split(", ");
    if (std::ranges::any_of(words, [&word](const QString& each) { return widgets::searchText(each) == word; }))
      found.append(row.action);
  }
  return found;
}

}  // namespace furitsuke::actions
