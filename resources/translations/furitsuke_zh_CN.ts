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
        <source>日本語 – &amp;Japanese</source>
        <translation>日语 – 日本語(&amp;J)</translation>
    </message>
    <message>
        <source>中文 – &amp;Chinese (Not Checked by a Native Speaker)</source>
        <translation>中文 – Chinese（未经母语者校对）(&amp;C)</translation>
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
        <source>Use Chinese where a translation exists, and English elsewhere</source>
        <translation>有译文的地方使用中文，其他地方使用英文</translation>
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
        <source>Simulate 60 steps per second: fast, with joints that stretch</source>
        <translation>每秒模拟 60 步：速度快，但关节会拉伸</translation>
    </message>
    <message>
        <source>&amp;120 per Second</source>
        <translation>120 步(&amp;1)</translation>
    </message>
    <message>
        <source>Simulate 120 steps per second, nearest to MMD</source>
        <translation>每秒模拟 120 步，最接近 MMD</translation>
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
        <translation>按跟随骨骼或物理演算给刚体着色</translation>
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
        <source>Show a picture or a film behind the scene</source>
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
        <source>Fit the motion of a BVH, glTF or VRM Animation file to the active model</source>
        <translation>将 BVH、glTF 或 VRM 动画文件的动作适配到活动模型</translation>
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
        <source>Save the motion of the model as glTF, VRM Animation, BVH or FBX</source>
        <translation>将模型的动作保存为 glTF、VRM 动画、BVH 或 FBX</translation>
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
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
    <message>
        <source>Translation %1</source>
        <translation>移动 %1</translation>
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
        <source>%1 at frame %2</source>
        <translation>第 %2 帧的 %1</translation>
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
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>颜色</translation>
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
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>all on</source>
        <translation>全部打开</translation>
    </message>
    <message>
        <source>%1 of %2 off</source>
        <translation>%2 个中 %1 个关闭</translation>
    </message>
    <message>
        <source>%1 at frame %2, not registered</source>
        <translation>第 %2 帧的 %1，未注册</translation>
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
        <source>The program is free software under the GNU General Public License, version 3 or later; its core is under the MIT License.
Built with Qt %1.</source>
        <translation>本程序是自由软件，采用 GNU 通用公共许可证第 3 版或更高版本；其核心采用 MIT 许可证。
使用 Qt %1 构建。</translation>
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
        <source>In</source>
        <translation>缓入</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>缓出</translation>
    </message>
    <message>
        <source>In-out</source>
        <translation>缓入缓出</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>自动</translation>
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
        <source>Translation  %1</source>
        <translation>移动  %1</translation>
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
        <source>Choose the keys to change: the selected keys, the keys of the selected rows, the keys in the repeated range, the keys of certain tracks and frames, or all keys.</source>
        <translation>选择要更改的关键帧：所选关键帧、所选行的关键帧、循环范围内的关键帧、指定轨道和帧的关键帧，或全部关键帧。</translation>
    </message>
    <message>
        <source>Selected rows (no keys)</source>
        <translation>所选行（没有关键帧）</translation>
    </message>
    <message>
        <source>Selected rows (%1 on %2)</source>
        <translation>所选行（%2中的 %1）</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::SequenceDialog</name>
    <message>
        <source>Open Folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message numerus="yes">
        <source>%Ln image(s) saved in %1.</source>
        <translation>
            <numerusform>已将 %Ln 张图像保存到 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows the folder of the saved images in the file manager.</source>
        <translation>在文件管理器中显示保存图像的文件夹。</translation>
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
        <source>Save Image Sequence</source>
        <translation>保存图像序列</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>透明背景</translation>
    </message>
    <message>
        <source>Replace existing images</source>
        <translation>替换现有图像</translation>
    </message>
    <message>
        <source>Use %05d in place of the frame number</source>
        <translation>用 %05d 代替帧编号</translation>
    </message>
    <message>
        <source>Choose folder</source>
        <translation>选择文件夹</translation>
    </message>
    <message>
        <source>Choose Image Folder</source>
        <translation>选择图像文件夹</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Save Image</source>
        <translation>保存图像</translation>
    </message>
    <message>
        <source>The last frame is before the first frame.</source>
        <translation>结束帧在起始帧之前。</translation>
    </message>
    <message>
        <source>The file name must contain %05d to save more than one image.</source>
        <translation>要保存多张图像，文件名必须包含 %05d。</translation>
    </message>
    <message>
        <source>Canceled. Images that were already saved are kept.</source>
        <translation>已取消。已经保存的图像会保留。</translation>
    </message>
    <message>
        <source>Renders the images in the background and saves them as PNG files.</source>
        <translation>在后台渲染图像并保存为 PNG 文件。</translation>
    </message>
    <message>
        <source>Stops saving, or closes the window. Images that were already saved are kept.</source>
        <translation>停止保存或关闭窗口。已经保存的图像会保留。</translation>
    </message>
    <message>
        <source>Omits the background so that the images can be composited over others.</source>
        <translation>省略背景，使图像可以叠加到其他图像上。</translation>
    </message>
    <message>
        <source>If this is off and one of the images already exists, nothing is saved.</source>
        <translation>如果关闭此项且某张图像已存在，则不保存任何内容。</translation>
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
    <name>furitsuke::dialogs::FilmDialog</name>
    <message>
        <source>Export Film</source>
        <translation>导出影片</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Renders the film in the background and saves it.</source>
        <translation>在后台渲染影片并保存。</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Shows the folder of the film in the file manager.</source>
        <translation>在文件管理器中显示影片的文件夹。</translation>
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
        <source>Stops the export without saving anything, or closes the window.</source>
        <translation>停止导出且不保存任何内容，或关闭窗口。</translation>
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
        <source>The format of the file. MP4 plays everywhere; the others can be transparent.</source>
        <translation>文件格式。MP4 到处都能播放，其他格式可以透明。</translation>
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
        <source>Omits the background so that the film can be composited over others. Not for MP4.</source>
        <translation>省略背景，使影片可以叠加到其他影片上。不适用于 MP4。</translation>
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
        <source> ms</source>
        <translation> 毫秒</translation>
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
        <source>Sounds (%1)</source>
        <translation>声音 (%1)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>The file of the film. Its ending selects the format.</source>
        <translation>影片的文件。扩展名决定格式。</translation>
    </message>
    <message>
        <source>Choose file</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <source>Films (%1)</source>
        <translation>影片 (%1)</translation>
    </message>
    <message>
        <source>Replace existing file</source>
        <translation>替换现有文件</translation>
    </message>
    <message>
        <source>If this is off and the file already exists, nothing is exported.</source>
        <translation>如果关闭此项且文件已存在，则不导出任何内容。</translation>
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
        <source>Open a motion to see its keys here.</source>
        <translation>打开动作即可在此查看其关键帧。</translation>
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
        <source>Pose not registered: %1</source>
        <translation>姿势未注册：%1</translation>
    </message>
    <message>
        <source> · self shadow off</source>
        <translation> · 自阴影关闭</translation>
    </message>
    <message>
        <source> · self shadow %L1 reaches %L2 units</source>
        <translation> · 自阴影 %L1，范围 %L2 单位</translation>
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
    <name>Steps</name>
    <message numerus="yes">
        <source>%Ln key(s)</source>
        <translation>
            <numerusform>%Ln 个关键帧</numerusform>
        </translation>
    </message>
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
        <source>%1 is damaged; only its readable part was inserted: %2</source>
        <translation>%1 已损坏；只插入了可读部分：%2</translation>
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
    <name>furitsuke::commands::TrackNameCommands</name>
    <message>
        <source>Tables of two columns (*.csv)</source>
        <translation>两列表格 (*.csv)</translation>
    </message>
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
</context>
<context>
    <name>furitsuke::widgets::SearchButtons</name>
    <message>
        <source>Clear the search</source>
        <translation>清除搜索</translation>
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
        <source>jitter, filter, denoise, shaky</source>
        <translation>抖动, 降噪, 滤波</translation>
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
        <source>bpm, beat, music, song, rhythm</source>
        <translation>BPM, 节拍, 音乐, 歌曲</translation>
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
        <source>graph editor, f-curve</source>
        <translation>图表编辑器</translation>
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
        <source>Reset This Page</source>
        <translation>重置此页</translation>
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
        <source>Without these changes</source>
        <translation>没有这些更改的状态</translation>
    </message>
    <message>
        <source>Undo steps</source>
        <translation>撤销步骤</translation>
    </message>
    <message>
        <source>Lists the changes of the scene and of the motion in front, oldest first. Select one to go to the state after this change; later changes can be restored until you make a new one.</source>
        <translation>按从旧到新列出场景和前面动作的更改。选择一项即可转到该更改之后的状态；在进行新的更改之前，可以恢复之后的更改。</translation>
    </message>
</context>
<context>
    <name>furitsuke::dialogs::CommandPalette</name>
    <message>
        <source>Searches for a part of an action&apos;s name, or the first letters of its words, in the language of the window or in English, or for a word that describes it. Enter runs the selected action.</source>
        <translation>用窗口的语言或英语搜索操作名称的一部分、各单词的首字母，或描述该操作的词。按 Enter 运行选中的操作。</translation>
    </message>
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
</context>
<context>
    <name>furitsuke::commands::FileCommands</name>
    <message>
        <source>Add %1</source>
        <translation>添加 %1</translation>
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
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Remove From Recent Files</source>
        <translation>从最近的文件中移除</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Motions (*.vmd)</source>
        <translation>动作 (*.vmd)</translation>
    </message>
    <message>
        <source>Poses (*.vpd)</source>
        <translation>姿势 (*.vpd)</translation>
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
        <source>%1 could not be opened: %2</source>
        <translation>无法打开 %1：%2</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>正在打开 %1…</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>正在保存 %1…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Open Another…</source>
        <translation>打开其他文件…</translation>
    </message>
    <message>
        <source>%1 was damaged when it was opened.</source>
        <translation>%1 在打开时已损坏。</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>%1 已被其他程序更改。</translation>
    </message>
    <message>
        <source>Save as Version 1</source>
        <translation>另存为版本 1</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>Discard all unsaved changes of %1?</source>
        <translation>放弃 %1 的所有未保存更改？</translation>
    </message>
    <message>
        <source>Discard Changes</source>
        <translation>放弃更改</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>无法保存 %1：%2</translation>
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
        <source>The marker file of %1 was moved or deleted by another program. Saving creates it again.</source>
        <translation>%1 的标记文件已被其他程序移动或删除。保存会重新创建它。</translation>
    </message>
    <message>
        <source>Reload Markers</source>
        <translation>重新加载标记</translation>
    </message>
    <message>
        <source>%1 (with an unregistered pose)</source>
        <translation>%1（有未注册的姿势）</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>还没有文件</translation>
    </message>
    <message>
        <source>was edited in the meantime and was not reloaded</source>
        <translation>在此期间被编辑过，未重新加载</translation>
    </message>
    <message>
        <source>Data that could not be read will be lost. The damaged file is kept as %1.bak in the same folder.</source>
        <translation>无法读取的数据将丢失。损坏的文件会在同一文件夹中保留为 %1.bak。</translation>
    </message>
    <message>
        <source>Saving replaces the changes of the other program.</source>
        <translation>保存会替换其他程序的更改。</translation>
    </message>
    <message>
        <source>The file is reloaded; this cannot be undone.</source>
        <translation>文件将重新加载；此操作无法撤销。</translation>
    </message>
    <message>
        <source>%1 is damaged. Its readable part is open as a repaired, unsaved motion; see the findings.</source>
        <translation>%1 已损坏。其可读部分已作为修复后的未保存动作打开；请查看检查结果。</translation>
    </message>
    <message>
        <source>%1 was moved or deleted by another program. Saving creates it again.</source>
        <translation>%1 已被其他程序移动或删除。保存会重新创建它。</translation>
    </message>
    <message>
        <source>%1 is damaged; only its readable part is shown: %2</source>
        <translation>%1 已损坏；只显示其可读部分：%2</translation>
    </message>
    <message>
        <source>The markers of %1 cannot be read: %2. The motion itself is complete. The marker file is not replaced without a question.</source>
        <translation>无法读取 %1 的标记：%2。动作本身是完整的。未经询问不会替换标记文件。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) that were already stored for %1 were added to those of this motion; undo to remove them.</source>
        <translation>
            <numerusform>已为 %1 存储的 %Ln 个标记已加入此动作的标记；撤销可将其移除。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is damaged. Open as a repaired, unsaved motion: %2.</source>
        <translation>%1 已损坏。已作为修复后的未保存动作打开：%2。</translation>
    </message>
    <message>
        <source>All keys will be saved. The damaged file is kept as %1.bak in the same folder.</source>
        <translation>所有关键帧都会保存。损坏的文件在同一文件夹中保留为 %1.bak。</translation>
    </message>
    <message>
        <source>Motions, poses, models, props and sounds (%1)</source>
        <translation>动作、姿势、模型、附件和音频 (%1)</translation>
    </message>
    <message>
        <source>Another program has changed %1 after its layers were flattened into it. The layers are muted, so that their effect is not added twice.</source>
        <translation>图层合并到 %1 之后，其他程序更改了该文件。为避免效果重复叠加，图层已被屏蔽。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln layer(s) flattened into %1; the layers are kept beside it</source>
        <translation>
            <numerusform>%Ln 个图层已合并到 %1；图层保存在旁边的文件中</numerusform>
        </translation>
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
        <source>Lists the models, motions and poses of the archive. Select those to open.</source>
        <translation>列出压缩包中的模型、动作和姿势。选择要打开的文件。</translation>
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
    <name>Findings</name>
    <message>
        <source>%1 (%L2 times)</source>
        <translation>%1（%L2 次）</translation>
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
</context>
<context>
    <name>ModelFiles</name>
    <message>
        <source>Models and props (%1)</source>
        <translation>模型和附件 (%1)</translation>
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
</context>
<context>
    <name>Operations</name>
    <message>
        <source>%1 %2 at %3, frame %4</source>
        <translation>%1 %2，位于 %3，第 %4 帧</translation>
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
    <name>furitsuke::panels::CurveByteField</name>
    <message>
        <source>mixed</source>
        <translation>混合</translation>
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
    <name>furitsuke::window::DocumentStatus</name>
    <message>
        <source>Show the findings</source>
        <translation>显示检查结果</translation>
    </message>
    <message>
        <source>frame %1 / %2</source>
        <translation>第 %1 / %2 帧</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
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
        <source>%1  →  frame %2  (Shift: with all later keys)</source>
        <translation>%1  →  第 %2 帧（Shift：包括之后的所有关键帧）</translation>
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
    <name>furitsuke::session::PictureFitter</name>
    <message>
        <source>Scaling textures down…</source>
        <translation>正在缩小纹理…</translation>
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
        <source>Tables of two columns (*.csv)</source>
        <translation>两列的表格 (*.csv)</translation>
    </message>
    <message>
        <source>Lyrics (*.vsq *.ust *.mid *.midi *.kar *.lrc *.txt)</source>
        <translation>歌词 (*.vsq *.ust *.mid *.midi *.kar *.lrc *.txt)</translation>
    </message>
    <message>
        <source>sound of the motion</source>
        <translation>动作的声音</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
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
    <message>
        <source>Models (*.pmx *.pmd)</source>
        <translation>模型 (*.pmx *.pmd)</translation>
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
        <source>Motions store names in CP932, which does not contain “%1”</source>
        <translation>动作以 CP932 存储名称，而 CP932 不包含“%1”</translation>
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
    <name>furitsuke::window::MainWindow</name>
    <message>
        <source>Toolbar</source>
        <translation>工具栏</translation>
    </message>
    <message>
        <source>Drop a motion or a model here, or open one.</source>
        <translation>将动作或模型拖放到此处，或打开一个。</translation>
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
    <name>furitsuke::panels::MorphPage</name>
    <message>
        <source>Search morphs</source>
        <translation>搜索变形</translation>
    </message>
    <message>
        <source>Release all posed morphs; they follow the motion again</source>
        <translation>释放所有摆放的变形；它们会重新跟随动作</translation>
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
    <name>furitsuke::commands::OperationCommands</name>
    <message>
        <source>%1: nothing to change.</source>
        <translation>%1：没有需要更改的内容。</translation>
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
</context>
<context>
    <name>furitsuke::commands::PlaybackCommands</name>
    <message>
        <source>select the keys to loop between first</source>
        <translation>请先选择要循环的关键帧范围</translation>
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
    <name>furitsuke::commands::ShortcutCommands</name>
    <message>
        <source>The shortcuts cannot be stored in %1</source>
        <translation>无法将快捷键存储在 %1</translation>
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
        <source>Reset to Preset</source>
        <translation>重置为预设</translation>
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
        <source>Shortcut also used by: %1</source>
        <translation>快捷键也用于：%1</translation>
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
        <source>Press the new shortcut of the action. A conflict with another action is shown below.</source>
        <translation>按下操作的新快捷键。与其他操作的冲突会显示在下方。</translation>
    </message>
    <message>
        <source>Removes the shortcuts of the selected action.</source>
        <translation>移除选中操作的快捷键。</translation>
    </message>
    <message>
        <source>Resets the selected action to the shortcuts of the preset.</source>
        <translation>将选中操作重置为预设的快捷键。</translation>
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
    <name>furitsuke::widgets::DialogTexts</name>
    <message>
        <source>Closes this window without changing anything.</source>
        <translation>关闭此窗口而不更改任何内容。</translation>
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
    <name>furitsuke::panels::PartPage</name>
    <message>
        <source>Show only parts whose Japanese or English name contains this text</source>
        <translation>只显示日文或英文名称包含此文字的部件</translation>
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
    <name>furitsuke::panels::PropertyRow</name>
    <message>
        <source>%1: drag to change (Shift coarse, Ctrl fine)</source>
        <translation>%1：拖动可更改（Shift 粗调，Ctrl 微调）</translation>
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
    <name>furitsuke::window::DocumentRow</name>
    <message>
        <source>List of open motions</source>
        <translation>已打开动作的列表</translation>
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
    <name>furitsuke::widgets::NoMatchLabel</name>
    <message>
        <source>No name contains "%1".</source>
        <translation>没有包含“%1”的名称。</translation>
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
    <name>furitsuke::session::BodyTexts</name>
    <message>
        <source>follows bone</source>
        <translation>跟随骨骼</translation>
    </message>
    <message>
        <source>physics</source>
        <translation>物理演算</translation>
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
    <name>furitsuke::panels::PhysicsValueTexts</name>
    <message>
        <source>free</source>
        <translation>无限制</translation>
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
        <translation>含有非有限数值，因此不参与物理演算。</translation>
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
        <translation>含有非有限数值，因此不参与物理演算。</translation>
    </message>
    <message>
        <source>Not simulated, because one of its bodies does not exist or is not simulated.</source>
        <translation>所连接的刚体不存在或不参与物理演算，因此不参与物理演算。</translation>
    </message>
    <message>
        <source>Not simulated, because both of its bodies are the same.</source>
        <translation>刚体 A 与 B 相同，因此不参与物理演算。</translation>
    </message>
    <message>
        <source>Not simulated, because physics moves neither of its bodies.</source>
        <translation>所连接的刚体都不由物理演算驱动，因此不参与物理演算。</translation>
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
    <name>furitsuke::panels::SoundRow</name>
    <message>
        <source>Waveform</source>
        <translation>波形</translation>
    </message>
    <message>
        <source>Click or drag to move the playhead, Alt+drag to move the sound. Drag the lower edge to change the height.</source>
        <translation>单击或拖动以移动播放位置，按住 Alt 拖动以移动声音。拖动下边缘可更改高度。</translation>
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
    <name>Gravity</name>
    <message>
        <source>Set gravity keys</source>
        <translation>设置重力关键帧</translation>
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
    <name>furitsuke::commands::BackdropCommands</name>
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
    <name>furitsuke::session::BackdropTrack</name>
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
    <name>furitsuke::dialogs::BackdropDialog</name>
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
        <source> ms</source>
        <translation> 毫秒</translation>
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
    <name>MediaOpening</name>
    <message>
        <source>Opening %1…</source>
        <translation>正在打开 %1…</translation>
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
</context>
<context>
    <name>furitsuke::session::CaptureFitting</name>
    <message>
        <source>Fitting the captured motion…</source>
        <translation>正在适配捕捉动作…</translation>
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
        <source>%1 is damaged; only its readable part is imported: %2</source>
        <translation>%1 已损坏，仅导入可读部分：%2</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>导入 %1</translation>
    </message>
    <message>
        <source>The current motion does not move the active model.</source>
        <translation>当前动作没有用于活动模型。</translation>
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
    <message numerus="yes">
        <source>%Ln frame(s), %1 s</source>
        <translation>
            <numerusform>%Ln 帧，%1 秒</numerusform>
        </translation>
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
</context>
<context>
    <name>MmdProject</name>
    <message>
        <source>%1, camera</source>
        <translation>%1 的摄像机</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::ProjectCommands</name>
    <message>
        <source>The scene</source>
        <translation>场景</translation>
    </message>
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
        <source>Joint tables (*.json)</source>
        <translation>关节表 (*.json)</translation>
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
    <message numerus="yes">
        <source>Recording: %Ln frame(s), %1 s</source>
        <translation>
            <numerusform>正在录制：%Ln 帧，%1 秒</numerusform>
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
        <source>VRM avatars (*.vrm)</source>
        <translation>VRM 虚拟形象 (*.vrm)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
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
</context>
<context>
    <name>furitsuke::panels::QualityMeter</name>
    <message>
        <source>Measuring the motion</source>
        <translation>测量动作</translation>
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
        <source>glTF and FBX have the model with its motion. VRM Animation and BVH have only the motion of a person.</source>
        <translation>glTF 和 FBX 包含模型及其动作。VRM 动画和 BVH 只包含人体的动作。</translation>
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
        <source>Motions for other programs (%1)</source>
        <translation>供其他软件使用的动作 (%1)</translation>
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
        <source>The file name must end in .glb, .vrma, .bvh or .fbx.</source>
        <translation>文件名必须以 .glb、.vrma、.bvh 或 .fbx 结尾。</translation>
    </message>
    <message>
        <source>Canceled. Nothing was saved.</source>
        <translation>已取消。未保存任何内容。</translation>
    </message>
    <message>
        <source>Motion saved as %1.</source>
        <translation>动作已保存为 %1。</translation>
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
    <name>furitsuke::session::ScriptLibrary</name>
    <message>
        <source>there is no script &quot;%1&quot;</source>
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
    <name>furitsuke::commands::MmdProjectCommands</name>
    <message numerus="yes">
        <source>%1 expects %Ln effect(s) of MikuMikuEffect, which are not drawn: %2</source>
        <translation>
            <numerusform>%1 使用 %Ln 个 MikuMikuEffect 特效，这些特效不会绘制：%2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is damaged; only its readable part is opened: %2</source>
        <translation>%1 已损坏，仅打开可读部分：%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 needs %Ln file(s) that were not found beside it or in the folders above it: %2</source>
        <translation>
            <numerusform>%1 需要的 %Ln 个文件在其所在文件夹和上级文件夹中都没有找到：%2</numerusform>
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
</context>
<context>
    <name>OutsideParents</name>
    <message>
        <source>Set outside parents</source>
        <translation>设置外部亲</translation>
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
        <source>the active model has no motion</source>
        <translation>活动模型没有动作</translation>
    </message>
    <message>
        <source>no motion with a camera is open</source>
        <translation>没有打开带摄像机的动作</translation>
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
    <name>furitsuke::panels::ParentLane</name>
    <message>
        <source>Outside parents</source>
        <translation>外部亲</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>%1 → none</source>
        <translation>%1 → 无</translation>
    </message>
    <message>
        <source>%1 → ground</source>
        <translation>%1 → 地面</translation>
    </message>
    <message>
        <source>Frame %L1: %2</source>
        <translation>第 %L1 帧：%2</translation>
    </message>
    <message>
        <source>What bones and the camera follow from a frame on; click to move the playhead to a key, double-click to change it</source>
        <translation>骨骼和摄像机从某帧起跟随的对象；单击将播放位置移到关键帧，双击更改</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>摄像机</translation>
    </message>
    <message>
        <source>Frame %L1: prop key</source>
        <translation>第 %L1 帧：附件关键帧</translation>
    </message>
    <message>
        <source>Prop keys</source>
        <translation>附件关键帧</translation>
    </message>
    <message>
        <source>Outside parents, prop keys</source>
        <translation>外部亲、附件关键帧</translation>
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
    <name>furitsuke::commands::DancerCommands</name>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <translation>
            <numerusform>%1 等另外 %Ln 个</numerusform>
        </translation>
    </message>
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
    <name>furitsuke::edit::LayerClips</name>
    <message>
        <source>the clip has no keys</source>
        <translation>片段没有关键帧</translation>
    </message>
    <message>
        <source>the clip would end after the last possible frame</source>
        <translation>片段的结尾会超过最后一帧</translation>
    </message>
    <message numerus="yes">
        <source>the blends are longer than the clip, which has %Ln frame(s)</source>
        <translation>
            <numerusform>混合时间长于片段（%Ln 帧）</numerusform>
        </translation>
    </message>
    <message>
        <source>the motion has as many layers as possible</source>
        <translation>无法再添加图层</translation>
    </message>
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
    <name>furitsuke::panels::FitFigureText</name>
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
    <name>furitsuke::commands::OriginalComparison</name>
    <message>
        <source>%1 (original)</source>
        <translation>%1（原动作）</translation>
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
    <name>furitsuke::session::Stage</name>
    <message>
        <source>Add %1</source>
        <translation>添加 %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
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
        <source>Place %1</source>
        <translation>放置 %1</translation>
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
        <source>Pin the motion of %1</source>
        <translation>固定 %1 的动作</translation>
    </message>
    <message>
        <source>Unpin the motion of %1</source>
        <translation>取消固定 %1 的动作</translation>
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
</context>
</TS>
