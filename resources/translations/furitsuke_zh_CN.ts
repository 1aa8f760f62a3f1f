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
        <source>Gr&amp;aph</source>
        <translation>图表(&amp;A)</translation>
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
        <translation>打开程序附带的模型、舞蹈和镜头</translation>
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
        <source>Show &amp;Only Selected Tracks</source>
        <translation>只显示选中的轨道(&amp;O)</translation>
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
        <translation>设置镜头动作</translation>
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
        <translation>移动自由镜头以显示所有模型</translation>
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
        <source>Show the bones of the active model</source>
        <translation>显示活动模型的骨骼</translation>
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
        <source>Anti-Aliasin&amp;g</source>
        <translation>抗锯齿(&amp;G)</translation>
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
        <source>Re&amp;move Tempo</source>
        <translation>移除节拍速度(&amp;M)</translation>
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
        <source>Safe &amp;Frames</source>
        <translation>安全框(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Camera Path</source>
        <translation>镜头路径(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Light Ball</source>
        <translation>光照球(&amp;L)</translation>
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
        <translation>设置表情权重</translation>
    </message>
    <message>
        <source>Release &amp;Morphs</source>
        <translation>释放表情(&amp;M)</translation>
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
        <source>Reset R&amp;otation</source>
        <translation>重置旋转(&amp;O)</translation>
    </message>
    <message>
        <source>Reset the rotation of the selected bones</source>
        <translation>重置选中骨骼的旋转</translation>
    </message>
    <message>
        <source>Reset P&amp;osition</source>
        <translation>重置位置(&amp;O)</translation>
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
        <source>Ro&amp;ws</source>
        <translation>行(&amp;W)</translation>
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
        <translation>烘焙跟随镜头(&amp;B)…</translation>
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
        <translation>镜头旋转 %1</translation>
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
        <translation>光照颜色</translation>
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
</context>
<context>
    <name>furitsuke::dialogs::AboutDialog</name>
    <message>
        <source>Languages: English, Japanese, and a partial Chinese translation that no native speaker has checked yet.</source>
        <translation>语言：英语、日语，以及部分中文（尚未经母语者检查）。</translation>
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
        <translation>不在任何显示组中</translation>
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
        <translation>新镜头</translation>
    </message>
    <message>
        <source>Move light</source>
        <translation>移动光照</translation>
    </message>
    <message>
        <source>Light Color</source>
        <translation>光照颜色</translation>
    </message>
    <message>
        <source>Change light color</source>
        <translation>更改光照颜色</translation>
    </message>
    <message>
        <source>the camera has no key after the playhead</source>
        <translation>播放位置之后没有摄像机关键帧</translation>
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
        <source>%1 of them are first keys: no effect</source>
        <translation>其中 %1 个是首个关键帧：无效果</translation>
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
        <source>the clipboard contains no readable keys</source>
        <translation>剪贴板中没有可读的关键帧</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::FindingsPanel</name>
    <message>
        <source>Findings</source>
        <translation>检查结果</translation>
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
    <message>
        <source>frame %1: %2</source>
        <translation>第 %1 帧：%2</translation>
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
        <translation>不在任何列表中的表情</translation>
    </message>
    <message>
        <source>Soft bodies</source>
        <translation>软体</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
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
</context>
<context>
    <name>furitsuke::panels::MarkerLane</name>
    <message>
        <source>Markers</source>
        <translation>标记</translation>
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
        <translation>仅表情</translation>
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
            <numerusform>%Ln 个骨骼</numerusform>
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
        <translation>释放表情</translation>
    </message>
    <message>
        <source>Release morphs</source>
        <translation>释放表情</translation>
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
        <source>complete</source>
        <translation>完整</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>尚未保存</translation>
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
        <source>Camera, light, shadow</source>
        <translation>镜头、光照、阴影</translation>
    </message>
    <message>
        <source>The motion that moves the model</source>
        <translation>驱动模型的动作</translation>
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
        <translation>选中的关键帧（%2 上的 %1）</translation>
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
</context>
<context>
    <name>furitsuke::dialogs::SequenceDialog</name>
    <message>
        <source>Frames</source>
        <translation>帧</translation>
    </message>
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
        <source>Custom size</source>
        <translation>自定义大小</translation>
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
        <source>Size</source>
        <translation>大小</translation>
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
        <translation>不在任何显示组中</translation>
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
</context>
<context>
    <name>furitsuke::panels::ViewportOverlay</name>
    <message>
        <source>Viewport</source>
        <translation>视口</translation>
    </message>
    <message>
        <source>Camera of the motion</source>
        <translation>动作的镜头</translation>
    </message>
    <message>
        <source>Free camera</source>
        <translation>自由镜头</translation>
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
        <source>combine, join, blend motions</source>
        <translation>合并, 混合</translation>
    </message>
    <message>
        <source>isolate, keep selection</source>
        <translation>提取, 只保留</translation>
    </message>
    <message>
        <source>retarget, bone names, remap, translate names</source>
        <translation>骨骼名, 重命名, 映射</translation>
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
        <source>morph, morphs, face, expression, smile, material, materials</source>
        <translation>表情, 变形, 脸, 材质</translation>
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
        <source>tutorial, introduction, getting started</source>
        <translation>教程, 入门</translation>
    </message>
    <message>
        <source>explain, hint</source>
        <translation>解释, 提示</translation>
    </message>
    <message>
        <source>version, license, credits</source>
        <translation>版本, 许可证</translation>
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
        <translation>没有打开镜头动作</translation>
    </message>
    <message>
        <source>No bone is selected</source>
        <translation>没有选中骨骼</translation>
    </message>
    <message>
        <source>The scene has no model and no camera motion</source>
        <translation>场景中没有模型，也没有镜头动作</translation>
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
        <translation>没有摆放的表情</translation>
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
        <source>Preview operations</source>
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
        <source>Motion without these changes</source>
        <translation>没有这些更改的动作</translation>
    </message>
    <message>
        <source>Undo steps</source>
        <translation>撤销步骤</translation>
    </message>
    <message>
        <source>Lists the changes of the motion, oldest first. Select one to go to the motion as it was after this change; later changes can be restored until you make a new one.</source>
        <translation>按从旧到新列出动作的更改。选择一项即可转到该更改之后的动作；在进行新的更改之前，可以恢复之后的更改。</translation>
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
        <source>Overwrite</source>
        <translation>覆盖</translation>
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
        <source>Motions, poses, models and props (%1)</source>
        <translation>动作、姿势、模型和道具 (%1)</translation>
    </message>
    <message>
        <source>%1 (with an unregistered pose)</source>
        <translation>%1（有未注册的姿势）</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>还没有文件</translation>
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
        <translation>包含表情（MikuMikuMoving 格式）</translation>
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
</context>
<context>
    <name>FileFilters</name>
    <message>
        <source>Motions and poses (%1)</source>
        <translation>动作和姿势 (%1)</translation>
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
    <name>furitsuke::commands::FileExchangeCommands</name>
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
</context>
<context>
    <name>furitsuke::commands::KeyCommands</name>
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
        <translation>模型和道具 (%1)</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::MorphCommands</name>
    <message>
        <source>Pose morph</source>
        <translation>摆放表情</translation>
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
</context>
<context>
    <name>Operations</name>
    <message>
        <source>%1 %2 at %3, frame %4</source>
        <translation>%1 %2，位于 %3，第 %4 帧</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::PoseFileCommands</name>
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
        <translation>镜头在此期间被更改</translation>
    </message>
    <message>
        <source>Bake follow camera</source>
        <translation>烘焙跟随镜头</translation>
    </message>
    <message>
        <source>Baking the camera…</source>
        <translation>正在烘焙镜头…</translation>
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
        <translation>烘焙跟随镜头</translation>
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
        <translation>当前的动作镜头</translation>
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
        <translation>镜头跟随的骨骼。</translation>
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
</context>
<context>
    <name>furitsuke::panels::ChannelButton</name>
    <message>
        <source>%1 channel</source>
        <translation>%1 通道</translation>
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
        <translation>不同的表情</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>表情</translation>
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
        <translation>表情 (%L1)</translation>
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
        <translation>表情</translation>
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
        <translation>表情</translation>
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
        <translation>%2 上的 %1</translation>
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
</context>
<context>
    <name>furitsuke::session::DraftTexts</name>
    <message numerus="yes">
        <source>%Ln bone(s)</source>
        <translation>
            <numerusform>%Ln 个骨骼</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln morph(s)</source>
        <translation>
            <numerusform>%Ln 个表情</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::EmptyPage</name>
    <message>
        <source>Select keys at the playhead</source>
        <translation>选择播放位置的关键帧</translation>
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
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Choose the file.</source>
        <translation>选择文件。</translation>
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
        <translation>%2 中的 %1</translation>
    </message>
    <message>
        <source>Click a chapter to go to it.</source>
        <translation>点击章节即可转到该处。</translation>
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
        <translation>轮廓线 %1，大小 %2</translation>
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
</context>
<context>
    <name>furitsuke::panels::MorphPage</name>
    <message>
        <source>Search morphs</source>
        <translation>搜索表情</translation>
    </message>
</context>
<context>
    <name>furitsuke::edit::DocumentFile</name>
    <message>
        <source>Join markers</source>
        <translation>合并标记</translation>
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
    <name>furitsuke::commands::PoseClipboardCommands</name>
    <message>
        <source>the clipboard contains no readable pose</source>
        <translation>剪贴板中没有可读的姿势</translation>
    </message>
    <message>
        <source>Paste pose mirrored</source>
        <translation>镜像粘贴姿势</translation>
    </message>
    <message>
        <source>Paste pose</source>
        <translation>粘贴姿势</translation>
    </message>
    <message>
        <source>Paste pose blended</source>
        <translation>混合粘贴姿势</translation>
    </message>
</context>
<context>
    <name>furitsuke::commands::PoseCommands</name>
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
</context>
<context>
    <name>furitsuke::commands::PoseLibraryCommands</name>
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
    <name>furitsuke::panels::PresetButton</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
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
</context>
<context>
    <name>furitsuke::dialogs::TempoDialog</name>
    <message>
        <source>Set Tempo</source>
        <translation>设置节拍速度</translation>
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
</context>
<context>
    <name>furitsuke::panels::TimeRuler</name>
    <message>
        <source>Time ruler</source>
        <translation>时间标尺</translation>
    </message>
</context>
<context>
    <name>furitsuke::help::Tour</name>
    <message>
        <source>Tour</source>
        <translation>导览</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 中的 %1</translation>
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
</context>
<context>
    <name>furitsuke::commands::TrackCommands</name>
    <message>
        <source>Add Track</source>
        <translation>添加轨道</translation>
    </message>
</context>
<context>
    <name>furitsuke::panels::TrackLabels</name>
    <message>
        <source>Tracks</source>
        <translation>轨道</translation>
    </message>
    <message>
        <source>%1, %2 keys</source>
        <translation>%1，%2 个关键帧</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 中的 %1</translation>
    </message>
    <message>
        <source>%1, %2 keys, locked</source>
        <translation>%1，%2 个关键帧，已锁定</translation>
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
</context>
<context>
    <name>furitsuke::commands::ViewportComparisonCommands</name>
    <message>
        <source>moves no bone and no morph of %1</source>
        <translation>不会移动 %1 的任何骨骼和表情</translation>
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
</context>
<context>
    <name>furitsuke::panels::WeightDelegate</name>
    <message>
        <source>Weight of %1</source>
        <translation>%1 的权重</translation>
    </message>
</context>
</TS>
