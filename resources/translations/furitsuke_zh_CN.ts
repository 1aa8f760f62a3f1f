<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
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
        <source>Value Grap&amp;h</source>
        <translation>数值图表(&amp;H)</translation>
    </message>
    <message>
        <source>G&amp;raph</source>
        <translation>图表(&amp;R)</translation>
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
        <translation>语言(&amp;L)</translation>
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
        <source>&amp;Pin Motion</source>
        <translation>固定动作(&amp;P)</translation>
    </message>
    <message>
        <source>Keep the motion of the active model, whatever motion is shown or opened</source>
        <translation>无论显示或打开哪个动作，都保持当前模型的动作</translation>
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
</context>
<context>
    <name>BoneSection</name>
    <message>
        <source>Physics</source>
        <translation>物理演算</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>旋转</translation>
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
</context>
<context>
    <name>LightSection</name>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
</context>
<context>
    <name>PlayheadValues</name>
    <message>
        <source>Translation</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>物理演算</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
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
        <source>Perspective</source>
        <translation>透视</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>%1 at frame %2, without keys</source>
        <translation>%1，第 %2 帧，无关键帧</translation>
    </message>
</context>
<context>
    <name>PropertyKeySection</name>
    <message>
        <source>Model</source>
        <translation>模型</translation>
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
</context>
<context>
    <name>furitsuke::dialogs::AboutDialog</name>
    <message>
        <source>Languages: English, Japanese, and a partial Chinese translation that no native speaker has checked yet.</source>
        <translation>语言：英语、日语，以及部分中文（尚未经母语者检查）。</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::BonePage</name>
    <message>
        <source>Bones</source>
        <translation>骨骼</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::CameraCommands</name>
    <message>
        <source>Register camera view</source>
        <translation>将视点注册为摄像机帧</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::ChannelBar</name>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::CurveCanvas</name>
    <message>
        <source>Curve</source>
        <translation>补间曲线</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::CurveHeader</name>
    <message>
        <source>Camera</source>
        <translation>摄像机</translation>
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
</context>
<context>
    <name>furitsuke::panels::FindingsPanel</name>
    <message>
        <source>Findings</source>
        <translation>检查结果</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::FrameRow</name>
    <message>
        <source>Frame</source>
        <translation>帧</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::GraphPanel</name>
    <message>
        <source>Graph</source>
        <translation>图表</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::GraphPlot</name>
    <message>
        <source>Graph</source>
        <translation>图表</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::GraphTexts</name>
    <message>
        <source>Translation X</source>
        <translation>移动 X</translation>
    </message>
    <message>
        <source>Translation Y</source>
        <translation>移动 Y</translation>
    </message>
    <message>
        <source>Translation Z</source>
        <translation>移动 Z</translation>
    </message>
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
        <translation>显示枠</translation>
    </message>
    <message>
        <source>Rigid bodies</source>
        <translation>刚体</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>关节</translation>
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
</context>
<context>
    <name>furitsuke::panels::LightBall</name>
    <message>
        <source>Light</source>
        <translation>照明</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::LogPanel</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::MarkerLane</name>
    <message>
        <source>Markers</source>
        <translation>标记</translation>
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
</context>
<context>
    <name>furitsuke::panels::MorphView</name>
    <message>
        <source>Morphs</source>
        <translation>变形</translation>
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
</context>
<context>
    <name>furitsuke::dialogs::PoseShareDialog</name>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::PoseValuesDialog</name>
    <message>
        <source>Rotation</source>
        <translation>旋转</translation>
    </message>
</context>
<context>
    <name>furitsuke::session::Posing</name>
    <message>
        <source>Register pose</source>
        <translation>注册姿势</translation>
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
    <name>furitsuke::dialogs::RecoveryDialog</name>
    <message>
        <source>Motion</source>
        <translation>动作</translation>
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
</context>
<context>
    <name>furitsuke::dialogs::SequenceDialog</name>
    <message>
        <source>Frames</source>
        <translation>帧</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::SheetTool</name>
    <message>
        <source>Copy keys</source>
        <translation>复制关键帧</translation>
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
</context>
<context>
    <name>furitsuke::panels::TransportBar</name>
    <message>
        <source>Frame</source>
        <translation>帧</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::ViewportOverlay</name>
    <message>
        <source>Viewport</source>
        <translation>视口</translation>
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
        <source>takes too long to read and was canceled</source>
        <translation>读取时间过长，已取消</translation>
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
</context>
<context>
    <name>furitsuke::panels::DopeSheet</name>
    <message numerus="yes">
        <source>%Ln key(s) replaced, because others fall on the same frame</source>
        <translation>
            <numerusform>%Ln 个关键帧因落在同一帧而被覆盖</numerusform>
        </translation>
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
    <name>furitsuke::panels::EmptyPage</name>
    <message>
        <source>Register or discard this pose to see and change the selected keys here.</source>
        <translation>登录或放弃此姿势后，可在此查看和更改所选关键帧。</translation>
    </message>
</context>
<context>
    <name>furitsuke::window::DocumentStatus</name>
    <message>
        <source>no keys selected</source>
        <translation>未选择关键帧</translation>
    </message>
    <message>
        <source>1 bone: %1</source>
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
</context>
<context>
    <name>furitsuke::commands::RowSetCommands</name>
    <message numerus="yes">
        <source>%Ln row(s) saved as “%1”: %2</source>
        <translation>
            <numerusform>已将 %Ln 行存为“%1”：%2</numerusform>
        </translation>
    </message>
</context>
</TS>
