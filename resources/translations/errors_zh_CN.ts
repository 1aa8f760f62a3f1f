<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Errors</name>
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
        <source>cannot be written in "%1": %2</source>
        <translation>无法写入“%1”（%2）</translation>
    </message>
    <message>
        <source>cannot be written to the disk: %1</source>
        <translation>无法写入磁盘（%1）</translation>
    </message>
    <message>
        <source>cannot be written: "%1" does not accept new files</source>
        <translation>无法写入：不能在“%1”中新建文件</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>无法写入（%1）</translation>
    </message>
    <message>
        <source>cannot be written: the folder "%1" does not exist</source>
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
        <source>a %1 block cannot be read: it %2</source>
        <translation>无法读取%1块：%2</translation>
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
        <source>bone "%1"</source>
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
        <source>element count %1</source>
        <translation>元素数 %1 </translation>
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
        <source>index count %1</source>
        <translation>面的顶点数 %1 </translation>
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
        <source>is not a pose file: it does not begin with "%1"</source>
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
        <source>link count %1</source>
        <translation>链接数 %1 </translation>
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
        <source>morph "%1"</source>
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
        <source>needs one number, its weight</source>
        <translation>需要一个数字，即权重</translation>
    </message>
    <message>
        <source>needs three numbers for the translation and four for the rotation</source>
        <translation>需要三个位置数字和四个旋转数字</translation>
    </message>
    <message>
        <source>not a PMD: "Pmd" is expected</source>
        <translation>不是 PMD：应以“Pmd”开头</translation>
    </message>
    <message>
        <source>not a PMX: "PMX " is expected</source>
        <translation>不是 PMX：应以“PMX ”开头</translation>
    </message>
    <message>
        <source>not a VMD: "%1" is expected</source>
        <translation>不是 VMD：应以“%1”开头</translation>
    </message>
    <message>
        <source>not a VMD: "%1" is expected, the file begins with "%2"</source>
        <translation>不是 VMD：应以“%1”开头，而文件以“%2”开头</translation>
    </message>
    <message>
        <source>not a project of MikuMikuDance: "%1" is expected</source>
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
        <source>the file ends inside the header: 283 bytes are needed, it has %1</source>
        <translation>文件在文件头中结束：需要 283 字节，只有 %1 字节</translation>
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
        <source>"%1" is neither add nor replace</source>
        <translation>“%1”不是 add 或 replace</translation>
    </message>
    <message>
        <source>"%1" is not a color such as #000000</source>
        <translation>“%1”不是 #000000 这样的颜色</translation>
    </message>
    <message>
        <source>"%1" is not a whole number in the allowed range</source>
        <translation>“%1”不是允许范围内的整数</translation>
    </message>
    <message>
        <source>"%1" is not fit, fill or stretch</source>
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
        <source>VMD motion as comma-separated text</source>
        <translation>以逗号分隔文本表示的 VMD 动作</translation>
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
        <source>holds %1 values, not %2</source>
        <translation>有 %1 个值，应为 %2 个</translation>
    </message>
    <message>
        <source>is a %1, not a PMX or PMD model</source>
        <translation>是 %1，不是 PMX 或 PMD 模型</translation>
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
        <source>is not a known model; known formats are .pmx and .pmd</source>
        <translation>不是可读取的模型；可读取的格式：.pmx、.pmd</translation>
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
        <source>neither "linear" nor an array of four numbers</source>
        <translation>既不是 "linear"，也不是四个数字的数组</translation>
    </message>
    <message>
        <source>neither a number nor "nan", "inf" or "-inf"</source>
        <translation>既不是数字，也不是 "nan"、"inf" 或 "-inf"</translation>
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
        <source>the column "%1" appears twice</source>
        <translation>列“%1”出现两次</translation>
    </message>
    <message>
        <source>the column "%1" is missing</source>
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
        <source>there is no %1 %2, the project has %3</source>
        <translation>没有%1 %2（项目中有 %3 个）</translation>
    </message>
    <message>
        <source>too large for a 32-bit float</source>
        <translation>对 32 位浮点数来说太大</translation>
    </message>
    <message>
        <source>unknown column "%1"</source>
        <translation>未知列“%1”</translation>
    </message>
    <message>
        <source>version %1 is not known</source>
        <translation>不支持版本 %1</translation>
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
        <source>"%1" has more than one number</source>
        <translation>“%1”含有多个编号</translation>
    </message>
    <message>
        <source>"%1" is not a .png file name</source>
        <translation>“%1”不是 .png 文件名</translation>
    </message>
    <message>
        <source>"%1" is not one of the frame rates %2</source>
        <translation>“%1”不是以下帧率之一：%2</translation>
    </message>
    <message>
        <source>"%1" is not the name of a film; it must end in .mp4, .webm, .mov or .gif</source>
        <translation>“%1”不是影片的文件名；必须以 .mp4、.webm、.mov 或 .gif 结尾</translation>
    </message>
    <message>
        <source>"%1": a percent sign must start a number such as %05d</source>
        <translation>“%1”：百分号之后应为 %05d 这样的编号</translation>
    </message>
    <message>
        <source>"%1": only the file name may have a number, not a folder</source>
        <translation>“%1”：只有文件名可以含有编号，文件夹不可以</translation>
    </message>
    <message>
        <source>%1 bits per pixel are not supported</source>
        <translation>不支持每像素 %1 位</translation>
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
        <source>%1 more pictures were expected</source>
        <translation>还应有 %1 幅图像</translation>
    </message>
    <message>
        <source>%1 seconds were expected</source>
        <translation>应有 %1 秒</translation>
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
        <source>a %1 file cannot contain "%2", only %3</source>
        <translation>%1 文件不能包含“%2”，只能包含 %3</translation>
    </message>
    <message>
        <source>a header of %1 bytes is not supported</source>
        <translation>不支持 %1 字节的文件头</translation>
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
        <source>its size is %1 bytes, expected 6</source>
        <translation>大小为 %1 字节，应为 6</translation>
    </message>
    <message>
        <source>lines such as "[01:02.50]かしゅ" or "62.5 か"</source>
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
        <source>reading was canceled</source>
        <translation>已取消读取</translation>
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
        <source>the analysis of the sound was canceled</source>
        <translation>已取消分析声音</translation>
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
        <source>"%1"</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>%1 number</source>
        <translation>%1 个</translation>
    </message>
    <message>
        <source>%1 numbers</source>
        <translation>%1 个</translation>
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
        <source>No suitable reader found for the file format of file "%1".</source>
        <translation>无法读取文件“%1”的格式</translation>
    </message>
    <message>
        <source>ROOT or MOTION</source>
        <translation>“ROOT”或“MOTION”</translation>
    </message>
    <message>
        <source>Unable to open file "%1".</source>
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
        <source>frame</source>
        <translation>帧</translation>
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
        <source>is not "furitsuke.roles"</source>
        <translation>不是 "furitsuke.roles"</translation>
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
        <source>key</source>
        <translation>关键帧</translation>
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
        <source>the last %1 is at frame %2; motions of at most %3 frames can be written</source>
        <translation>最后的%1在第 %2 帧；最多可写出 %3 帧的动作</translation>
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
        <source>the line above has less than %1, one for each channel</source>
        <translation>上一行的数字少于通道数（%1）</translation>
    </message>
    <message>
        <source>the line has more than %1, one for each channel</source>
        <translation>该行的数字多于通道数（%1）</translation>
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
        <source>there is no JSON</source>
        <translation>没有 JSON</translation>
    </message>
    <message>
        <source>there is no buffer %1</source>
        <translation>没有缓冲区 %1</translation>
    </message>
    <message>
        <source>there is no clip %1; the last one is %2</source>
        <translation>没有片段 %1；最后一个是 %2</translation>
    </message>
    <message>
        <source>there is no frame %1 for the reference; the last one is %2</source>
        <translation>没有用作基准的第 %1 帧；最后一帧是 %2</translation>
    </message>
    <message>
        <source>there is no joint named %1</source>
        <translation>没有名为 %1 的关节</translation>
    </message>
    <message>
        <source>there is no view %1</source>
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
        <source>「Frame Time:」</source>
        <translation>Frame Time:</translation>
    </message>
    <message>
        <source>センター of the model does not move its 下半身</source>
        <translation>模型的センター不带动下半身</translation>
    </message>
    <message>
        <source>"%1" is not a position x,y,z</source>
        <translation>“%1”不是位置 x,y,z</translation>
    </message>
    <message>
        <source>"%1" is not a rotation x,y,z</source>
        <translation>“%1”不是旋转 x,y,z</translation>
    </message>
    <message>
        <source>"%1" is not a scale</source>
        <translation>“%1”不是缩放</translation>
    </message>
    <message>
        <source>"%1" is not one of x, y, z, rotation, distance, fov, all</source>
        <translation>“%1”不是 x、y、z、rotation、distance、fov、all 之一</translation>
    </message>
    <message>
        <source>"%1" must be four whole numbers from 0 to 127 separated by commas, such as 20,20,107,107</source>
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
        <source>cannot be unpacked: "%1" cannot be written; is the disk full?</source>
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
        <source>has no file "%1"</source>
        <translation>没有文件“%1”</translation>
    </message>
    <message>
        <source>has no file "%1"; it has %2</source>
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
        <source>is encrypted; unpack it with its password first</source>
        <translation>已加密；请先用密码解压</translation>
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
        <source>is not an archive (.zip, .7z or .rar) that can be read</source>
        <translation>不是可读取的压缩包（.zip、.7z 或 .rar）</translation>
    </message>
    <message>
        <source>is refused: it has more than %1 entries</source>
        <translation>被拒绝：文件超过 %1 个</translation>
    </message>
    <message>
        <source>is refused: its entry "%1" %2</source>
        <translation>被拒绝：其中的“%1”%2</translation>
    </message>
    <message>
        <source>is refused: its entry "%1" is a link or a device</source>
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
        <source>was canceled</source>
        <translation>已取消</translation>
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
        <source>is not a captured motion (BVH, glTF, VRM Animation, FBX)</source>
        <translation>不是捕捉动作（BVH、glTF、VRM 动画、FBX）</translation>
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
        <source>its prop "%1" is not in the same folder</source>
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
        <source>"%1" cannot be encoded in CP932, the encoding of MMD&apos;s files</source>
        <translation>“%1”无法用 MMD 文件的编码 CP932 表示</translation>
    </message>
    <message>
        <source>"%1" is not %2 or %3</source>
        <translation>“%1”不是 %2 或 %3</translation>
    </message>
    <message>
        <source>"%1" is not a CSV file of two columns</source>
        <translation>“%1”不是两列的 CSV 文件</translation>
    </message>
    <message>
        <source>"%1" is not a VSQ, UST, MIDI, LRC or text file</source>
        <translation>“%1”不是 VSQ、UST、MIDI、LRC 或文本文件</translation>
    </message>
    <message>
        <source>"%1" is not a contact; write "left 10-40, right 50-80 at 2.5 slope 10"</source>
        <translation>“%1”不是接触；请写成“left 10-40, right 50-80 at 2.5 slope 10”</translation>
    </message>
    <message>
        <source>"%1" is not a frame</source>
        <translation>“%1”不是帧</translation>
    </message>
    <message>
        <source>"%1" is not a model file</source>
        <translation>“%1”不是模型文件</translation>
    </message>
    <message>
        <source>"%1" is not a motion file</source>
        <translation>“%1”不是动作文件</translation>
    </message>
    <message>
        <source>"%1" is not a number</source>
        <translation>“%1”不是数字</translation>
    </message>
    <message>
        <source>"%1" is not a number, %2</source>
        <translation>“%1”不是范围内的数字（%2）</translation>
    </message>
    <message>
        <source>"%1" is not a range such as 30, 10-20, 10- or -20</source>
        <translation>“%1”不是 30、10-20、10- 或 -20 这样的范围</translation>
    </message>
    <message>
        <source>"%1" is not a sound file</source>
        <translation>“%1”不是声音文件</translation>
    </message>
    <message>
        <source>"%1" is not a whole number</source>
        <translation>“%1”不是整数</translation>
    </message>
    <message>
        <source>"%1" is not a whole number, %2</source>
        <translation>“%1”不是范围内的整数（%2）</translation>
    </message>
    <message>
        <source>"%1" is not three numbers x,y,z</source>
        <translation>“%1”不是三个数字 x,y,z</translation>
    </message>
    <message>
        <source>"%1" is not true or false</source>
        <translation>“%1”不是 true 或 false</translation>
    </message>
    <message>
        <source>"%1" is too large; the maximum is %2</source>
        <translation>“%1”太大；最大值为 %2</translation>
    </message>
    <message>
        <source>"%1" moves with the held part; choose a bone of another part</source>
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
        <source>%1: %2</source>
        <translation>%1：%2</translation>
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
        <source>name "%1"</source>
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
        <source>the blends are longer than the clip, which has %1 frames</source>
        <translation>渐变比片段长，片段有 %1 帧</translation>
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
        <source>the model has no "%1"</source>
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
        <source>the other model has no "%1"</source>
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
        <source>"%1" has another meaning</source>
        <translation>“%1”另有含义</translation>
    </message>
    <message>
        <source>"%1" is given twice</source>
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
        <source>%1, frame %2</source>
        <translation>%1，第 %2 帧</translation>
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
        <source>TypeError: Cannot assign to read-only property "%1"</source>
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
        <source>morph:%1</source>
        <translation>变形“%1”</translation>
    </message>
    <message>
        <source>parameter "%1" is declared twice</source>
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
        <source>the model has no bone "%1"</source>
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
        <source>the script has added the track "%1" twice</source>
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
</context>
</TS>
