<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en_US">
<context>
    <name>Captions</name>
    <message>
        <source>%1 – crawling, %2 of %3</source>
        <translation>%1 – 正在爬取，%2 / %3</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>host – state</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Saving, then closing…</source>
        <translation>正在保存，随后关闭…</translation>
    </message>
    <message>
        <source>Being crawled by another program</source>
        <translation>正由另一个程序爬取</translation>
    </message>
    <message>
        <source>Not finished: can be resumed</source>
        <translation>未完成：可以继续</translation>
    </message>
</context>
<context>
    <name>CellWords</name>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 字节</translation>
    </message>
    <message>
        <source>%1 (bytes)</source>
        <comment>title of a column</comment>
        <translation>%1（字节）</translation>
    </message>
    <message>
        <source>%1 (ms)</source>
        <comment>title of a column</comment>
        <translation>%1（毫秒）</translation>
    </message>
    <message>
        <source>Indexable</source>
        <translation>可索引</translation>
    </message>
    <message>
        <source>Non-indexable</source>
        <translation>不可索引</translation>
    </message>
    <message>
        <source>Blocked by robots.txt</source>
        <translation>被 robots.txt 屏蔽</translation>
    </message>
    <message>
        <source>Client error</source>
        <translation>客户端错误</translation>
    </message>
    <message>
        <source>Server error</source>
        <translation>服务器错误</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>无响应</translation>
    </message>
    <message>
        <source>Redirected</source>
        <translation>已重定向</translation>
    </message>
    <message>
        <source>noindex</source>
        <translation>noindex</translation>
    </message>
    <message>
        <source>Canonicalised</source>
        <translation>已规范化</translation>
    </message>
    <message>
        <source>Hidden mail address</source>
        <translation>隐藏的邮件地址</translation>
    </message>
    <message>
        <source>Network in front of the site</source>
        <translation>网站前的网络</translation>
    </message>
    <message>
        <source>Interface for programs</source>
        <translation>程序接口</translation>
    </message>
    <message>
        <source>To be embedded</source>
        <translation>用于嵌入</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>订阅源</translation>
    </message>
    <message>
        <source>Form to reply</source>
        <translation>回复表单</translation>
    </message>
    <message>
        <source>To be shared</source>
        <translation>用于分享</translation>
    </message>
    <message>
        <source>Basket</source>
        <translation>购物篮</translation>
    </message>
    <message>
        <source>To be printed</source>
        <translation>用于打印</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message>
        <source>connect %1</source>
        <translation>连接 %1</translation>
    </message>
    <message>
        <source>first byte %1</source>
        <translation>首字节 %1</translation>
    </message>
    <message>
        <source>download %1</source>
        <translation>下载 %1</translation>
    </message>
    <message>
        <source>reading %1</source>
        <translation>解析 %1</translation>
    </message>
    <message>
        <source>%1 (%2 bytes)</source>
        <translation>%1（%2 字节）</translation>
    </message>
    <message>
        <source>Kept out by:</source>
        <translation>被此规则排除：</translation>
    </message>
    <message>
        <source>Let in by:</source>
        <translation>由此规则纳入：</translation>
    </message>
    <message>
        <source>A sitemap of the site names it.</source>
        <translation>网站的站点地图列出了它。</translation>
    </message>
    <message>
        <source>Linked first from:</source>
        <translation>最先链接到它的页面：</translation>
    </message>
    <message>
        <source>, “%1”</source>
        <comment>after a URL: the text of a link</comment>
        <translation>，链接文字“%1”</translation>
    </message>
    <message>
        <source>The way from the start address:</source>
        <translation>从起始地址到这里的路径：</translation>
    </message>
    <message>
        <source>The crawl started here.</source>
        <translation>爬取从这里开始。</translation>
    </message>
    <message>
        <source>What came of it:</source>
        <translation>结果：</translation>
    </message>
    <message numerus="yes">
        <source>It took %Ln attempt(s).</source>
        <translation>
            <numerusform>共尝试 %Ln 次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… %Ln more step(s) …</source>
        <translation>
            <numerusform>……另有 %Ln 步……</numerusform>
        </translation>
    </message>
    <message>
        <source>It redirects nowhere, and the crawl came to it without a redirect.</source>
        <translation>它不重定向到别处，爬取也不是经由重定向到达的。</translation>
    </message>
    <message>
        <source>here again: a loop</source>
        <translation>又回到这里：循环</translation>
    </message>
    <message>
        <source>Browsers give up on this: the redirects lead in a circle.</source>
        <translation>浏览器会放弃：这些重定向绕成了一圈。</translation>
    </message>
    <message>
        <source>… and so on.</source>
        <translation>……以此类推。</translation>
    </message>
    <message>
        <source>Each step costs visitors time; link to the last one directly.</source>
        <translation>每一步都耗费访客的时间；请直接链接到最后一个。</translation>
    </message>
    <message>
        <source>Looking for redirects that lead here…</source>
        <translation>正在查找重定向到此处的 URL…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln redirect(s) lead(s) here:</source>
        <translation>
            <numerusform>有 %Ln 个重定向指向此处：</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>响应</translation>
    </message>
    <message>
        <source>It was not fetched.</source>
        <translation>未抓取。</translation>
    </message>
    <message>
        <source>None are kept. Options, “Project File”, can have them kept.</source>
        <translation>没有保存。可在“选项”的“项目文件”中设为保存。</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Worked out from the project&apos;s settings, not recorded. Cookies, a password, what asks for changes only and what the connection itself needs are left out.</source>
        <translation>根据项目设置推算，并非记录。不含 Cookie、密码、只询问变化的标头以及连接本身所需的标头。</translation>
    </message>
    <message>
        <source>not modified</source>
        <comment>answer of a server</comment>
        <translation>未修改</translation>
    </message>
    <message>
        <source>tried again</source>
        <translation>已重试</translation>
    </message>
    <message>
        <source>Every visit and attempt:</source>
        <translation>每次访问和尝试：</translation>
    </message>
    <message numerus="yes">
        <source>… %Ln earlier one(s) …</source>
        <translation>
            <numerusform>…… 更早的 %Ln 次 ……</numerusform>
        </translation>
    </message>
    <message>
        <source>Visit</source>
        <translation>访问</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>尝试</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>The last one cannot be shown to visitors: mend the redirect, or link to another page.</source>
        <translation>最后一个页面无法向访客显示：请修正重定向，或链接到其他页面。</translation>
    </message>
    <message>
        <source>It waits:</source>
        <translation>它在等待：</translation>
    </message>
    <message numerus="yes">
        <source>%Ln URL(s) of its host come first.</source>
        <translation>
            <numerusform>同一主机的 %Ln 个 URL 排在它前面。</numerusform>
        </translation>
    </message>
    <message>
        <source>Its importance is of class %1 of %2, 1 being the highest; the longer it waits, the sooner it comes.</source>
        <translation>它的重要性属于 %2 级中的第 %1 级（1 为最高）；等得越久，就越早轮到它。</translation>
    </message>
    <message>
        <source>Its importance is of class %1 of %2, 1 being the highest, as of %3 fetched pages; the longer it waits, the sooner it comes.</source>
        <translation>按抓取 %3 个页面之后的计算，它的重要性属于 %2 级中的第 %1 级（1 为最高）；等得越久，就越早轮到它。</translation>
    </message>
    <message>
        <source>The nearest to the start come first.</source>
        <translation>离起点最近的优先。</translation>
    </message>
    <message>
        <source>IP address of the host</source>
        <translation>主机的 IP 地址</translation>
    </message>
</context>
<context>
    <name>ErrorWords</name>
    <message>
        <source>There is no file “%1” any more. It may have been moved or renamed.</source>
        <translation>文件“%1”已不存在，可能已被移动或改名。</translation>
    </message>
    <message>
        <source>“%1” is not an Argiope project.</source>
        <translation>“%1”不是 Argiope 项目。</translation>
    </message>
    <message>
        <source>“%1” was made by a newer Argiope. Update Argiope to open it.</source>
        <translation>“%1”由更新版本的 Argiope 创建。请更新 Argiope 后再打开。</translation>
    </message>
    <message>
        <source>“%1” exists already. Choose another name; nothing is overwritten.</source>
        <translation>“%1”已存在。请换一个名字；现有文件不会被覆盖。</translation>
    </message>
    <message>
        <source>Another Argiope is crawling into “%1”. Stop it there first.</source>
        <translation>另一个 Argiope 正在向“%1”写入。请先在那边停止。</translation>
    </message>
    <message>
        <source>“%1” cannot be created. Check that the folder exists and that you may write to it.</source>
        <translation>无法创建“%1”。请确认文件夹存在且您有写入权限。</translation>
    </message>
    <message>
        <source>“%1” is write-protected. Save a copy elsewhere and go on there.</source>
        <translation>“%1”是只读的。请在别处保存副本后继续。</translation>
    </message>
    <message>
        <source>The disk is full. Make room, then resume; what was saved is safe.</source>
        <translation>磁盘已满。请腾出空间后继续；已保存的内容完好。</translation>
    </message>
    <message>
        <source>“%1” is damaged; only a part of it can be read.</source>
        <translation>“%1”已损坏，只能读取其中一部分。</translation>
    </message>
    <message>
        <source>“%1” was made by an older Argiope, and in a database projects are not converted. Copy it there anew from its file.</source>
        <translation>“%1”由较旧的 Argiope 建立，数据库中的项目不会转换。请从其文件重新复制到那里。</translation>
    </message>
    <message>
        <source>“%1” cannot be read or written.</source>
        <translation>无法读写“%1”。</translation>
    </message>
    <message>
        <source>Type the address of a website first.</source>
        <translation>请先输入网址。</translation>
    </message>
    <message>
        <source>One of the options cannot be used. Open Crawl &gt; Options… and correct it.</source>
        <translation>有一个选项无法使用。请打开“爬取 &gt; 选项…”更正。</translation>
    </message>
    <message>
        <source>Nobody in the network says where %1 is. Check your connection, and try again.</source>
        <translation>网络中没有服务器回答 %1 在哪里。请检查网络连接，然后重试。</translation>
    </message>
    <message>
        <source>%1 does not exist. Check the spelling, or your connection.</source>
        <translation>%1 不存在。请检查拼写或网络连接。</translation>
    </message>
    <message>
        <source>Type the address of a website, such as example.org.</source>
        <translation>请输入网址，例如 example.org。</translation>
    </message>
    <message>
        <source>Only web addresses can be crawled: those that begin with http:// or https://.</source>
        <translation>只能爬取以 http:// 或 https:// 开头的网址。</translation>
    </message>
    <message>
        <source>The name of the website is missing, such as example.org.</source>
        <translation>缺少网站名称，例如 example.org。</translation>
    </message>
    <message>
        <source>An address has no spaces in it.</source>
        <translation>网址中不能有空格。</translation>
    </message>
    <message>
        <source>The name of the website has characters that no name may have.</source>
        <translation>网站名称中含有不允许的字符。</translation>
    </message>
    <message>
        <source>The numbers look like an IP address, but are none. One looks like 192.0.2.1.</source>
        <translation>这些数字像 IP 地址但并不是。正确的形式如 192.0.2.1。</translation>
    </message>
    <message>
        <source>The IPv6 address in brackets is not complete. One looks like [2001:db8::1].</source>
        <translation>方括号中的 IPv6 地址不完整。正确的形式如 [2001:db8::1]。</translation>
    </message>
    <message>
        <source>What follows the colon is the port: a number from 0 to 65535.</source>
        <translation>冒号后面是端口：0 到 65535 之间的数字。</translation>
    </message>
    <message>
        <source>This is not the address of a website.</source>
        <translation>这不是网址。</translation>
    </message>
    <message>
        <source>Cancelled; “%1” was not written.</source>
        <translation>已取消，未写入“%1”。</translation>
    </message>
    <message>
        <source>This is a word, not an address: a website’s name has a dot in it.</source>
        <translation>这是一个词，不是地址：网站名称中应有一个点。</translation>
    </message>
    <message>
        <source>A character of this line cannot be read: the line is in another encoding than the rest. Save the list as UTF-8.</source>
        <translation>此行有无法读取的字符：它的编码与其余各行不同。请将列表另存为 UTF-8。</translation>
    </message>
    <message>
        <source>The dots only stand for a password. Type the password itself in their place.</source>
        <translation>圆点只是代表密码。请在它们的位置输入密码本身。</translation>
    </message>
    <message>
        <source>This is an e-mail address. A user’s name for a website is typed with http:// before it.</source>
        <translation>这是电子邮件地址。要为网站输入用户名，请在前面写上 http://。</translation>
    </message>
    <message>
        <source>This names no project in a database. One is named like postgresql://host/database#project, without a password.</source>
        <translation>这不是数据库中的项目名称。应写成 postgresql://host/database#project 的形式，不带密码。</translation>
    </message>
    <message>
        <source>“%1” is in a database. Make a file of it with argiope-cli copy, and open that.</source>
        <translation>“%1”在数据库中。请用 argiope-cli copy 把它复制成文件，再打开该文件。</translation>
    </message>
    <message>
        <source>The database of “%1” cannot be reached.</source>
        <translation>无法连接“%1”所在的数据库。</translation>
    </message>
    <message>
        <source>The server of “%1” has lost what it had said was saved. Resume the crawl: it goes on from what the server has.</source>
        <translation>“%1”的服务器丢失了它曾确认已保存的内容。请继续抓取：将从服务器现有的内容接着进行。</translation>
    </message>
    <message>
        <source>This node was silent for too long: others go on with its servers in “%1”.</source>
        <translation>此节点沉默太久：其他节点已接管它在“%1”中的服务器。</translation>
    </message>
    <message>
        <source>There is no project “%1” in the database any more.</source>
        <translation>数据库中已没有项目“%1”。</translation>
    </message>
    <message>
        <source>The database of “%1” can only be read: it is perhaps a standby server.</source>
        <translation>“%1”的数据库只能读取：也许是备用服务器。</translation>
    </message>
    <message>
        <source>Qt’s PostgreSQL plugin is missing. Install libqt6sql6-psql (its name on Debian and Ubuntu), then start Argiope again.</source>
        <translation>缺少 Qt 的 PostgreSQL 插件。请安装 libqt6sql6-psql（Debian 和 Ubuntu 上的包名），然后重新启动 Argiope。</translation>
    </message>
    <message>
        <source>The server of “%1” does not let this user in. The password is taken from the file .pgpass, the variable PGPASSWORD or a service file, never from the address.</source>
        <translation>“%1”的服务器不允许此用户进入。密码取自文件 .pgpass、变量 PGPASSWORD 或服务文件，绝不取自地址。</translation>
    </message>
    <message>
        <source>The server has no database of the name in “%1”.</source>
        <translation>服务器上没有“%1”中所写名称的数据库。</translation>
    </message>
    <message>
        <source>The database’s user has no right to “%1”. Whoever owns it can grant it.</source>
        <translation>数据库的用户没有“%1”的权限。其所有者可以授予。</translation>
    </message>
</context>
<context>
    <name>Extractors</name>
    <message>
        <source>There is nothing to look for.</source>
        <translation>没有要查找的内容。</translation>
    </message>
    <message>
        <source>The expression is too long.</source>
        <translation>表达式太长。</translation>
    </message>
    <message>
        <source>The expression is nested too deeply.</source>
        <translation>表达式嵌套太深。</translation>
    </message>
    <message>
        <source>It finds, or has, more than can be taken.</source>
        <translation>找到的或包含的超出了上限。</translation>
    </message>
    <message>
        <source>The expression ends too early.</source>
        <translation>表达式不完整。</translation>
    </message>
    <message>
        <source>“%1” may not stand there.</source>
        <translation>“%1”不能出现在那里。</translation>
    </message>
    <message>
        <source>“%1” is not known.</source>
        <translation>“%1”未知。</translation>
    </message>
    <message>
        <source>“%1” can only be told by a browser.</source>
        <translation>“%1”只有浏览器才能判断。</translation>
    </message>
    <message>
        <source>No namespace is known by the prefix “%1”.</source>
        <translation>没有前缀为“%1”的命名空间。</translation>
    </message>
    <message>
        <source>“%1” cannot be used with that.</source>
        <translation>“%1”不能用在那里。</translation>
    </message>
    <message>
        <source>The expression cannot be read: %1</source>
        <translation>无法读懂表达式：%1</translation>
    </message>
    <message>
        <source>It would take too long on this page.</source>
        <translation>在此页面上耗时过长。</translation>
    </message>
    <message>
        <source>The page is too complex to be read.</source>
        <translation>页面太复杂，无法读取。</translation>
    </message>
    <message>
        <source>It has no name.</source>
        <translation>没有名称。</translation>
    </message>
    <message>
        <source>This cannot be the name of a new column.</source>
        <translation>这不能作为新列的名称。</translation>
    </message>
    <message>
        <source>Another one has this name.</source>
        <translation>另一个已使用此名称。</translation>
    </message>
    <message>
        <source>Name the attribute.</source>
        <translation>请填写属性的名称。</translation>
    </message>
    <message>
        <source>What it looks for has no attributes and no HTML.</source>
        <translation>所查找的内容没有属性，也没有 HTML。</translation>
    </message>
    <message>
        <source>At %1: %2</source>
        <comment>a character&apos;s number, what is wrong there</comment>
        <translation>在第 %1 个字符：%2</translation>
    </message>
    <message>
        <source>There are as many extractors as a project can have.</source>
        <translation>提取器已达到一个项目的上限。</translation>
    </message>
    <message>
        <source>CSS selector</source>
        <translation>CSS 选择器</translation>
    </message>
    <message>
        <source>XPath 1.0</source>
        <translation>XPath 1.0</translation>
    </message>
    <message>
        <source>Regular expression in the source</source>
        <translation>源代码中的正则表达式</translation>
    </message>
    <message>
        <source>Path in JSON-LD</source>
        <translation>JSON-LD 中的路径</translation>
    </message>
    <message>
        <source>Path in microdata</source>
        <translation>微数据中的路径</translation>
    </message>
    <message>
        <source>Text in the source</source>
        <translation>源代码中的文字</translation>
    </message>
    <message>
        <source>Its text</source>
        <translation>其文字</translation>
    </message>
    <message>
        <source>The HTML in it</source>
        <translation>其中的 HTML</translation>
    </message>
    <message>
        <source>An attribute</source>
        <translation>一个属性</translation>
    </message>
    <message>
        <source>How many there are</source>
        <translation>有多少个</translation>
    </message>
    <message>
        <source>Whether there is one</source>
        <translation>是否有</translation>
    </message>
    <message>
        <source>Whether there is none</source>
        <translation>是否没有</translation>
    </message>
</context>
<context>
    <name>FilterWords</name>
    <message>
        <source>is not longer than</source>
        <translation>不长于</translation>
    </message>
    <message>
        <source>is longer than</source>
        <translation>长于</translation>
    </message>
    <message>
        <source>is not shorter than</source>
        <translation>不短于</translation>
    </message>
    <message>
        <source>is shorter than</source>
        <translation>短于</translation>
    </message>
    <message>
        <source>is not as long as</source>
        <translation>长度不等于</translation>
    </message>
    <message>
        <source>is as long as</source>
        <translation>长度等于</translation>
    </message>
    <message>
        <source>is not after</source>
        <translation>不晚于</translation>
    </message>
    <message>
        <source>is after</source>
        <translation>晚于</translation>
    </message>
    <message>
        <source>is not at or after</source>
        <translation>不在此时或之后：</translation>
    </message>
    <message>
        <source>is at or after</source>
        <translation>在此时或之后：</translation>
    </message>
    <message>
        <source>is not before</source>
        <translation>不早于</translation>
    </message>
    <message>
        <source>is before</source>
        <translation>早于</translation>
    </message>
    <message>
        <source>is not at or before</source>
        <translation>不在此时或之前：</translation>
    </message>
    <message>
        <source>is at or before</source>
        <translation>在此时或之前：</translation>
    </message>
    <message>
        <source>is not on</source>
        <translation>不在</translation>
    </message>
    <message>
        <source>is on</source>
        <translation>在</translation>
    </message>
    <message>
        <source>is not more than</source>
        <translation>不大于</translation>
    </message>
    <message>
        <source>is more than</source>
        <translation>大于</translation>
    </message>
    <message>
        <source>is not at least</source>
        <translation>并非至少为</translation>
    </message>
    <message>
        <source>is at least</source>
        <translation>至少为</translation>
    </message>
    <message>
        <source>is not less than</source>
        <translation>不小于</translation>
    </message>
    <message>
        <source>is less than</source>
        <translation>小于</translation>
    </message>
    <message>
        <source>is not at most</source>
        <translation>并非至多为</translation>
    </message>
    <message>
        <source>is at most</source>
        <translation>至多为</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>is not between</source>
        <translation>不介于</translation>
    </message>
    <message>
        <source>is between</source>
        <translation>介于</translation>
    </message>
    <message>
        <source>is none of</source>
        <translation>不是其中任何一个：</translation>
    </message>
    <message>
        <source>is one of</source>
        <translation>是其中之一：</translation>
    </message>
    <message>
        <source>does not contain</source>
        <translation>不包含</translation>
    </message>
    <message>
        <source>contains</source>
        <translation>包含</translation>
    </message>
    <message>
        <source>does not start with</source>
        <translation>不以此开头：</translation>
    </message>
    <message>
        <source>starts with</source>
        <translation>以此开头：</translation>
    </message>
    <message>
        <source>does not end with</source>
        <translation>不以此结尾：</translation>
    </message>
    <message>
        <source>ends with</source>
        <translation>以此结尾：</translation>
    </message>
    <message>
        <source>does not match</source>
        <translation>不匹配</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>匹配</translation>
    </message>
    <message>
        <source>is not empty</source>
        <translation>不为空</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>为空</translation>
    </message>
    <message>
        <source>is known</source>
        <translation>已知</translation>
    </message>
    <message>
        <source>is unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>不是</translation>
    </message>
    <message>
        <source>is</source>
        <translation>是</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>末尾</translation>
    </message>
    <message>
        <source>There is no condition.</source>
        <translation>没有条件。</translation>
    </message>
    <message>
        <source>This character cannot stand here.</source>
        <translation>此处不能有这个字符。</translation>
    </message>
    <message>
        <source>The text&apos;s closing quote is missing.</source>
        <translation>文本缺少结束的引号。</translation>
    </message>
    <message>
        <source>The closing / of the regular expression is missing.</source>
        <translation>正则表达式缺少结束的 /。</translation>
    </message>
    <message>
        <source>The closing ] of the name is missing.</source>
        <translation>名称缺少结束的 ]。</translation>
    </message>
    <message>
        <source>\ means something in a text; for itself write \\.</source>
        <translation>\ 在文本中有特殊含义；要表示它本身，请写 \\。</translation>
    </message>
    <message>
        <source>Here should be a column, not %1.</source>
        <translation>此处应为列，而不是%1。</translation>
    </message>
    <message>
        <source>There is no column “%1”.</source>
        <translation>没有列“%1”。</translation>
    </message>
    <message>
        <source>There is no column “%1”. Is “%2” meant?</source>
        <translation>没有列“%1”。是指“%2”吗？</translation>
    </message>
    <message>
        <source>Behind “%1” should be =, &lt;, contains, is empty or the like.</source>
        <translation>“%1”之后应为 =、&lt;、contains、is empty 等。</translation>
    </message>
    <message>
        <source>Column “%1” does not go with “%2”.</source>
        <translation>列“%1”不能用“%2”判断。</translation>
    </message>
    <message>
        <source>Here should be a value, not %1.</source>
        <translation>此处应为值，而不是%1。</translation>
    </message>
    <message>
        <source>“%1” is no whole number.</source>
        <translation>“%1”不是整数。</translation>
    </message>
    <message>
        <source>“%1” is no size such as 2 MB.</source>
        <translation>“%1”不是大小，例如 2 MB。</translation>
    </message>
    <message>
        <source>“%1” is no duration such as 300 ms.</source>
        <translation>“%1”不是时长，例如 300 ms。</translation>
    </message>
    <message>
        <source>“%1” is no time such as 2026-11-01 or 2026-11-01 14:30.</source>
        <translation>“%1”不是时间，例如 2026-11-01 或 2026-11-01 14:30。</translation>
    </message>
    <message>
        <source>“%1” is neither yes nor no.</source>
        <translation>“%1”既不是 yes 也不是 no。</translation>
    </message>
    <message>
        <source>“%1” is no fingerprint, which has digits and the letters a to f.</source>
        <translation>“%1”不是指纹，指纹由数字和字母 a 到 f 组成。</translation>
    </message>
    <message>
        <source>“%1” is none of %2.</source>
        <translation>“%1”不是 %2 之一。</translation>
    </message>
    <message>
        <source>The text is empty. What has none is found by “is empty”.</source>
        <translation>文本为空。要查找没有内容的行，请用“is empty”。</translation>
    </message>
    <message>
        <source>A text stands in quotes: &quot;%1&quot;.</source>
        <translation>文本要写在引号中：&quot;%1&quot;。</translation>
    </message>
    <message>
        <source>Columns “%1” and “%2” cannot be compared.</source>
        <translation>列“%1”和“%2”无法比较。</translation>
    </message>
    <message>
        <source>Behind “in” should be values in parentheses, not %1.</source>
        <translation>“in”之后应为括号中的值，而不是%1。</translation>
    </message>
    <message>
        <source>Here should be “and” with the second value, not %1.</source>
        <translation>此处应为“and”和第二个值，而不是%1。</translation>
    </message>
    <message>
        <source>Here should be “)”, not %1.</source>
        <translation>此处应为“)”，而不是%1。</translation>
    </message>
    <message>
        <source>The regular expression is not valid: %1</source>
        <translation>正则表达式无效：%1</translation>
    </message>
    <message>
        <source>Behind a regular expression only “i” can stand, not “%1”.</source>
        <translation>正则表达式之后只能有“i”，而不是“%1”。</translation>
    </message>
    <message>
        <source>Here should be “and”, “or” or the end, not “%1”.</source>
        <translation>此处应为“and”、“or”或末尾，而不是“%1”。</translation>
    </message>
    <message>
        <source>The filter is too long.</source>
        <translation>筛选太长。</translation>
    </message>
    <message>
        <source>Too many parentheses stand within one another.</source>
        <translation>嵌套的括号太多。</translation>
    </message>
    <message>
        <source>The filter has too many conditions.</source>
        <translation>筛选的条件太多。</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>字符数</translation>
    </message>
    <message>
        <source>For example 2 MB</source>
        <translation>例如 2 MB</translation>
    </message>
    <message>
        <source>For example 300 ms</source>
        <translation>例如 300 ms</translation>
    </message>
    <message>
        <source>For example 2026-11-01 (UTC)</source>
        <translation>例如 2026-11-01（UTC）</translation>
    </message>
    <message>
        <source>For example 404</source>
        <translation>例如 404</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>%1/s</source>
        <comment>bytes a second</comment>
        <translation>%1/秒</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 分 %2 秒</translation>
    </message>
    <message>
        <source>less than a minute left</source>
        <translation>剩余不到 1 分钟</translation>
    </message>
    <message numerus="yes">
        <source>about %n min left</source>
        <translation>
            <numerusform>约剩 %n 分钟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n h left</source>
        <translation>
            <numerusform>约剩 %n 小时</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s ago</source>
        <translation>%1 秒前</translation>
    </message>
    <message>
        <source>%1 min ago</source>
        <translation>%1 分钟前</translation>
    </message>
    <message>
        <source>%1 h ago</source>
        <translation>%1 小时前</translation>
    </message>
</context>
<context>
    <name>OptionProblems</name>
    <message>
        <source>“%1” is out of range: %2.</source>
        <translation>“%1”超出范围：%2。</translation>
    </message>
    <message>
        <source>“%1”: “%2” is no regular expression.</source>
        <translation>“%1”：“%2”不是正则表达式。</translation>
    </message>
    <message>
        <source>“%1”: “%2” is not a URL that can be used here.</source>
        <translation>“%1”：“%2”不是可用的 URL。</translation>
    </message>
    <message>
        <source>“%1”: “%2” cannot be crawled. %3</source>
        <comment>option, address, why</comment>
        <translation>“%1”：无法爬取“%2”。%3</translation>
    </message>
    <message>
        <source>“%1”: “%2” is no header. One has a name of letters and hyphens, and a value of one line.</source>
        <translation>“%1”：“%2”不是请求标头。标头的名称由字母和连字符组成，值只有一行。</translation>
    </message>
    <message>
        <source>“%1”: there are characters in it that cannot be sent.</source>
        <translation>“%1”：其中有无法发送的字符。</translation>
    </message>
    <message>
        <source>There is no setting “%1”.</source>
        <translation>没有名为“%1”的设置。</translation>
    </message>
    <message>
        <source>“%1” (%2) cannot be “%3”.</source>
        <translation>“%1”（%2）不能是“%3”。</translation>
    </message>
    <message>
        <source>“%1” cannot be used: %2</source>
        <translation>无法使用“%1”：%2</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2</source>
        <translation>无法读取“%1”：%2</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2</source>
        <translation>无法写入“%1”：%2</translation>
    </message>
    <message>
        <source>“%1” is no file of settings: it is not the JSON text that an export writes (%2).</source>
        <translation>“%1”不是设置文件：它不是导出时写出的 JSON 文本（%2）。</translation>
    </message>
    <message>
        <source>“%1” was not loaded. In its line “%2”: %3</source>
        <comment>file, key, what is wrong</comment>
        <translation>未载入“%1”。其中的“%2”：%3</translation>
    </message>
    <message>
        <source>A profile needs a name, and not too long a one.</source>
        <translation>配置需要一个名称，且不能太长。</translation>
    </message>
    <message>
        <source>There is a profile “%1” already.</source>
        <translation>已有名为“%1”的配置。</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>no limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Further start addresses</source>
        <translation>更多起始地址</translation>
    </message>
    <message>
        <source>One a line; the crawl starts at each of them as well.</source>
        <translation>每行一个；爬取也会从这些地址开始。</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Which pages belong to the crawl.</source>
        <translation>哪些页面属于这次爬取。</translation>
    </message>
    <message>
        <source>Only URLs that match</source>
        <translation>只爬取匹配的 URL</translation>
    </message>
    <message>
        <source>Regular expressions, one a line. Where there is any, one must match.</source>
        <translation>正则表达式，每行一个。只要填写了，就必须匹配其中之一。</translation>
    </message>
    <message>
        <source>No URLs that match</source>
        <translation>不爬取匹配的 URL</translation>
    </message>
    <message>
        <source>Regular expressions, one a line, such as \.pdf$</source>
        <translation>正则表达式，每行一个，例如 \.pdf$</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>How many links away from the start address the crawl goes.</source>
        <translation>爬取从起始地址出发最多经过多少个链接。</translation>
    </message>
    <message>
        <source>Stop after URLs</source>
        <translation>达到此 URL 数后停止</translation>
    </message>
    <message>
        <source>The crawl ends when so many URLs were fetched, by all programs that crawl into a project together.</source>
        <translation>抓取到这么多 URL 后结束；几个程序共同爬取一个项目时，为它们合计。</translation>
    </message>
    <message>
        <source>Stop after time</source>
        <translation>达到此时间后停止</translation>
    </message>
    <message>
        <source>Stop after bytes</source>
        <translation>达到此字节数后停止</translation>
    </message>
    <message>
        <source>Probe how the site answers</source>
        <translation>探测网站如何应答</translation>
    </message>
    <message>
        <source>Asks for pages that are not there, the start page by http and with www, the site&apos;s icon and security.txt: at most some twenty requests, for audits only.</source>
        <translation>请求不存在的页面、以 http 和带 www 访问的起始页面、网站图标以及 security.txt：最多约二十个请求，仅供审查使用。</translation>
    </message>
    <message>
        <source>Look into images, scripts and styles</source>
        <translation>读取图片、脚本和样式的内容</translation>
    </message>
    <message>
        <source>Fetches them, and reads the first bytes of images and the text of scripts, styles and manifests, for audits only.</source>
        <translation>抓取它们，并读取图片开头的字节以及脚本、样式和清单的内容，仅供审查使用。</translation>
    </message>
    <message>
        <source>Start from sitemaps as well</source>
        <translation>同时从站点地图开始</translation>
    </message>
    <message>
        <source>Reads the sitemaps that robots.txt names, and /sitemap.xml.</source>
        <translation>读取 robots.txt 中列出的站点地图和 /sitemap.xml。</translation>
    </message>
    <message>
        <source>Check links to other sites</source>
        <translation>检查指向其他网站的链接</translation>
    </message>
    <message>
        <source>Fetches them once, without following their links.</source>
        <translation>只抓取一次，不跟随其中的链接。</translation>
    </message>
    <message>
        <source>Images, scripts and styles</source>
        <translation>图片、脚本和样式</translation>
    </message>
    <message>
        <source>Whether they are fetched to see that they exist, only listed, or left out.</source>
        <translation>抓取以确认存在、只列出，或者不收录。</translation>
    </message>
    <message>
        <source>Links marked nofollow</source>
        <translation>标记为 nofollow 的链接</translation>
    </message>
    <message>
        <source>Canonical links</source>
        <translation>规范链接</translation>
    </message>
    <message>
        <source>Whether the links of a page that names another as canonical are followed.</source>
        <translation>若页面声明另一页为规范页，是否跟随它的链接。</translation>
    </message>
    <message>
        <source>Guess links in scripts&apos; data</source>
        <translation>从脚本数据中猜测链接</translation>
    </message>
    <message>
        <source>Takes URLs in JSON-LD and data-* attributes for links.</source>
        <translation>把 JSON-LD 和 data-* 属性中的 URL 当作链接。</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>线程</translation>
    </message>
    <message>
        <source>How many pages are fetched at a time. Of several programs that crawl together each has as many.</source>
        <translation>同时抓取多少个页面。几个程序共同爬取时，每个程序各有这么多。</translation>
    </message>
    <message>
        <source>robots.txt</source>
        <translation>robots.txt</translation>
    </message>
    <message>
        <source>Whether its rules are obeyed, ignored, or ignored but noted.</source>
        <translation>遵守其规则、忽略，或忽略但做记录。</translation>
    </message>
    <message>
        <source>Pause between requests</source>
        <translation>请求间隔</translation>
    </message>
    <message>
        <source>Between two requests to the same host.</source>
        <translation>对同一主机两次请求之间的间隔。</translation>
    </message>
    <message>
        <source>Most requests a second</source>
        <translation>每秒最多请求数</translation>
    </message>
    <message>
        <source>Over all hosts, and by all programs that crawl into a project together.</source>
        <translation>所有主机合计；几个程序共同爬取一个项目时，为它们合计。</translation>
    </message>
    <message>
        <source>Requests at a time to a host</source>
        <translation>每台主机的并发请求数</translation>
    </message>
    <message>
        <source>Further threads wait or fetch from other hosts.</source>
        <translation>其余线程等待，或从其他主机抓取。</translation>
    </message>
    <message>
        <source>Slow down where a server struggles</source>
        <translation>服务器吃力时放慢</translation>
    </message>
    <message>
        <source>Waits longer after 429, 503 and when answers take longer and longer.</source>
        <translation>遇到 429、503 或响应越来越慢时延长等待。</translation>
    </message>
    <message>
        <source>Further attempts</source>
        <translation>重试次数</translation>
    </message>
    <message>
        <source>Where the failure may pass, such as a time-out.</source>
        <translation>用于可能暂时的失败，例如超时。</translation>
    </message>
    <message>
        <source>Give up after silence of</source>
        <translation>无响应超过此时间则放弃</translation>
    </message>
    <message>
        <source>While connecting, waiting, or between two pieces of a page.</source>
        <translation>包括连接、等待以及两段数据之间。</translation>
    </message>
    <message>
        <source>Most time for a page</source>
        <translation>单页最长时间</translation>
    </message>
    <message>
        <source>However steadily it arrives.</source>
        <translation>无论数据是否持续到达。</translation>
    </message>
    <message>
        <source>Give up checks after silence of</source>
        <translation>检查无响应超过此时间则放弃</translation>
    </message>
    <message>
        <source>Of external links and resources: hosts that have no page of the crawl.</source>
        <translation>针对外部链接和资源：没有被爬取页面的主机。</translation>
    </message>
    <message>
        <source>Most redirects in a row</source>
        <translation>最多连续重定向次数</translation>
    </message>
    <message>
        <source>A longer chain is cut.</source>
        <translation>更长的链会被截断。</translation>
    </message>
    <message>
        <source>Largest page</source>
        <translation>最大页面</translation>
    </message>
    <message>
        <source>Of a larger one only the beginning is read.</source>
        <translation>更大的页面只读取开头部分。</translation>
    </message>
    <message>
        <source>User-Agent</source>
        <translation>User-Agent</translation>
    </message>
    <message>
        <source>What the crawl calls itself; empty: Argiope&apos;s own name.</source>
        <translation>爬虫的自称；留空则使用 Argiope 的名称。</translation>
    </message>
    <message>
        <source>Further request headers</source>
        <translation>附加请求标头</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>代理</translation>
    </message>
    <message>
        <source>User name and password</source>
        <translation>用户名和密码</translation>
    </message>
    <message>
        <source>Keep cookies during the crawl</source>
        <translation>爬取期间保留 Cookie</translation>
    </message>
    <message>
        <source>Use HTTP/2 where offered</source>
        <translation>服务器支持时使用 HTTP/2</translation>
    </message>
    <message>
        <source>Go on where a certificate is wrong</source>
        <translation>证书有误时仍继续</translation>
    </message>
    <message>
        <source>%7e, %7E and ~ are one</source>
        <translation>%7e、%7E 与 ~ 视为相同</translation>
    </message>
    <message>
        <source>/page? is /page</source>
        <translation>/page? 视为 /page</translation>
    </message>
    <message>
        <source>/folder/index.html is /folder/</source>
        <translation>/folder/index.html 视为 /folder/</translation>
    </message>
    <message>
        <source>/page/ is /page</source>
        <translation>/page/ 视为 /page</translation>
    </message>
    <message>
        <source>?b&amp;a is ?a&amp;b</source>
        <translation>?b&amp;a 视为 ?a&amp;b</translation>
    </message>
    <message>
        <source>Tracking parameters do not count</source>
        <translation>忽略跟踪参数</translation>
    </message>
    <message>
        <source>utm_source and the like.</source>
        <translation>例如 utm_source。</translation>
    </message>
    <message>
        <source>Session ids do not count</source>
        <translation>忽略会话 ID</translation>
    </message>
    <message>
        <source>jsessionid, PHPSESSID and the like.</source>
        <translation>例如 jsessionid、PHPSESSID。</translation>
    </message>
    <message>
        <source>www.example.org is example.org</source>
        <translation>www.example.org 视为 example.org</translation>
    </message>
    <message>
        <source>http is https</source>
        <translation>http 视为 https</translation>
    </message>
    <message>
        <source>Links that are kept</source>
        <translation>保留的链接</translation>
    </message>
    <message>
        <source>Fewer links make a smaller project file; Inlinks and Outlinks need them.</source>
        <translation>链接越少，项目文件越小；“入链”和“出链”需要它们。</translation>
    </message>
    <message>
        <source>URLs remembered in memory</source>
        <translation>内存中记住的 URL</translation>
    </message>
    <message>
        <source>More makes very large crawls a little faster.</source>
        <translation>数值越大，超大规模爬取略快。</translation>
    </message>
    <message>
        <source>Keep the headers of answers</source>
        <translation>保留响应标头</translation>
    </message>
    <message>
        <source>This host</source>
        <translation>此主机</translation>
    </message>
    <message>
        <source>This domain</source>
        <translation>此域名</translation>
    </message>
    <message>
        <source>This folder</source>
        <translation>此文件夹</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Obey</source>
        <translation>遵守</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>忽略</translation>
    </message>
    <message>
        <source>Fetch all the same, and note it</source>
        <translation>仍然抓取并记录</translation>
    </message>
    <message>
        <source>Fetch, to see that they exist</source>
        <translation>抓取以确认存在</translation>
    </message>
    <message>
        <source>Only list them</source>
        <translation>只列出</translation>
    </message>
    <message>
        <source>Leave them out</source>
        <translation>不收录</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>One from each page to each URL</source>
        <translation>每页到每个 URL 一条</translation>
    </message>
    <message>
        <source>None</source>
        <translation>不保留</translation>
    </message>
    <message>
        <source>Follow, and note it</source>
        <translation>跟随并记录</translation>
    </message>
    <message>
        <source>Do not follow</source>
        <translation>不跟随</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Which URLs Are One</source>
        <translation>URL 合并</translation>
    </message>
    <message>
        <source>Project File</source>
        <translation>项目文件</translation>
    </message>
    <message>
        <source>One a line, as shown where one was found.</source>
        <translation>每行一个，按发现时显示的名称填写。</translation>
    </message>
    <message>
        <source>Only report</source>
        <translation>仅报告</translation>
    </message>
    <message>
        <source>Do not look for them</source>
        <translation>不查找</translation>
    </message>
    <message>
        <source>Longest pause a server may ask for</source>
        <translation>服务器最多可要求的等待时间</translation>
    </message>
    <message>
        <source>Where it asks for a longer one (Retry-After), the URL is not tried again.</source>
        <translation>服务器要求等待更久（Retry-After）时，不再重试该 URL。</translation>
    </message>
    <message>
        <source>Least speed of an answer</source>
        <translation>最低响应速度</translation>
    </message>
    <message>
        <source>Slower answers are given up.</source>
        <translation>更慢的响应将被放弃。</translation>
    </message>
    <message>
        <source>any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Only for servers of your own: whoever stands between may read and change all.</source>
        <translation>仅用于您自己的服务器：中间人可以读取和篡改一切内容。</translation>
    </message>
    <message>
        <source>Expired, or not valid yet</source>
        <translation>已过期或尚未生效</translation>
    </message>
    <message>
        <source>For another host</source>
        <translation>属于其他主机</translation>
    </message>
    <message>
        <source>Self-signed, or by an unknown authority</source>
        <translation>自签名或由未知机构签发</translation>
    </message>
    <message>
        <source>Wrong in any other way</source>
        <translation>其他错误</translation>
    </message>
    <message>
        <source>Argiope</source>
        <translation>Argiope</translation>
    </message>
    <message>
        <source>Googlebot</source>
        <translation>Googlebot</translation>
    </message>
    <message>
        <source>Bingbot</source>
        <translation>Bingbot</translation>
    </message>
    <message>
        <source>Baiduspider</source>
        <translation>百度蜘蛛 (Baiduspider)</translation>
    </message>
    <message>
        <source>Chrome on Windows</source>
        <translation>Windows 上的 Chrome</translation>
    </message>
    <message>
        <source>Firefox on Linux</source>
        <translation>Linux 上的 Firefox</translation>
    </message>
    <message>
        <source>Safari on an iPhone</source>
        <translation>iPhone 上的 Safari</translation>
    </message>
    <message>
        <source>Chrome on Android</source>
        <translation>Android 上的 Chrome</translation>
    </message>
    <message>
        <source>Argiope’s own name</source>
        <translation>Argiope 自己的名称</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限制</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>Politeness</source>
        <translation>礼貌爬取</translation>
    </message>
    <message>
        <source>Robots</source>
        <translation>爬虫规则</translation>
    </message>
    <message>
        <source>Where the crawl ends, and what it cuts short.</source>
        <translation>爬取在何处结束，以及截断什么。</translation>
    </message>
    <message>
        <source>Which URLs belong to the crawl. Try your rules in the scope lab.</source>
        <translation>哪些 URL 属于本次爬取。可在范围实验室中试用规则。</translation>
    </message>
    <message>
        <source>Which links are looked at beside those to pages.</source>
        <translation>除页面链接外还查看哪些链接。</translation>
    </message>
    <message>
        <source>How much the crawl asks of a server at a time.</source>
        <translation>爬取同时向服务器请求多少内容。</translation>
    </message>
    <message>
        <source>What the wishes of a site mean to the crawl.</source>
        <translation>网站的意愿对爬取意味着什么。</translation>
    </message>
    <message>
        <source>Which spellings count as the same URL and are fetched once.</source>
        <translation>哪些写法算作同一个 URL，只抓取一次。</translation>
    </message>
    <message>
        <source>What the project file keeps.</source>
        <translation>项目文件保留什么。</translation>
    </message>
    <message>
        <source>Sitemaps of a host</source>
        <translation>每台主机的站点地图数</translation>
    </message>
    <message>
        <source>So many are asked for at most; of a host that is no start address&apos;s a hundredth of it.</source>
        <translation>最多请求这么多个；对于不是起始地址的主机，为其百分之一。</translation>
    </message>
    <message>
        <source>Requests are made by</source>
        <translation>请求由谁发出</translation>
    </message>
    <message>
        <source>Such as http://proxy.example:3128 or socks5://127.0.0.1:1080; system: as the system’s settings say</source>
        <translation>例如 http://proxy.example:3128 或 socks5://127.0.0.1:1080；system：按系统设置</translation>
    </message>
    <message>
        <source>Qt’s client is slower and forgives more. It is for proxies that ask for a login by NTLM or Negotiate.</source>
        <translation>Qt 的客户端较慢，也更宽容。用于要求以 NTLM 或 Negotiate 登录的代理。</translation>
    </message>
    <message>
        <source>Argiope’s own client</source>
        <translation>Argiope 自己的客户端</translation>
    </message>
    <message>
        <source>Qt’s client</source>
        <translation>Qt 的客户端</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>联系方式</translation>
    </message>
    <message>
        <source>Your address or page, such as mailto:you@example.org: webmasters find it in Argiope’s own User-Agent.</source>
        <translation>您的地址或网页，例如 mailto:you@example.org：网站管理员会在 Argiope 自己的 User-Agent 中看到它。</translation>
    </message>
    <message>
        <source>Cookies and keys are for</source>
        <translation>Cookie 和密钥属于</translation>
    </message>
    <message>
        <source>Origins such as https://example.org, one a line, that headers get which are secret by their name: Cookie, Authorization, tokens. Empty: the server of the start address.</source>
        <translation>每行一个来源，例如 https://example.org；按名称属于机密的标头（Cookie、Authorization、令牌）只发送给它们。留空：起始地址所在的服务器。</translation>
    </message>
    <message>
        <source>For the server of the start address, and no other.</source>
        <translation>只用于起始地址所在的服务器。</translation>
    </message>
    <message>
        <source>Known logins</source>
        <translation>已知的登录</translation>
    </message>
    <message>
        <source>One a line: an origin such as https://example.org, a blank, name:password. Delete a line to forget it.</source>
        <translation>每行一个：来源（例如 https://example.org）、空格、用户名:密码。删除一行就会忘记它。</translation>
    </message>
    <message>
        <source>How requests are sent. Passwords, cookies and keys go only to the servers that they were typed for. They are kept in the system’s keychain, never in projects or profiles.</source>
        <translation>如何发送请求。密码、Cookie 和密钥只发送给输入时所指的服务器。它们保存在系统的钥匙串中，从不保存在项目或配置中。</translation>
    </message>
    <message>
        <source>The crawl ends after so long, such as 8 h or 90 min; it can be resumed.</source>
        <translation>爬取在这么长时间后结束，例如 8 h 或 90 min；之后可以继续。</translation>
    </message>
    <message>
        <source>The crawl ends when so much was received, such as 2 GB.</source>
        <translation>收到这么多数据后爬取结束，例如 2 GB。</translation>
    </message>
    <message>
        <source>Earlier runs to compare with</source>
        <translation>可供比较的以前轮数</translation>
    </message>
    <message>
        <source>What pages were before they changed is kept for so many runs.</source>
        <translation>保留这么多轮中页面变化之前的内容。</translation>
    </message>
    <message>
        <source>Find pages with much the same text</source>
        <translation>查找文字大体相同的页面</translation>
    </message>
    <message>
        <source>Note of pages what audits ask for</source>
        <translation>记录审查所需的页面信息</translation>
    </message>
    <message>
        <source>One to two kilobytes a page; without them many checks are undecided. On wherever pages are checked for accessibility.</source>
        <translation>每个页面一到两千字节；没有它们，许多检查项无法判断。只要检查页面的无障碍性，就会记录。</translation>
    </message>
    <message>
        <source>Keeps a signature of each page’s main text: up to 256 bytes.</source>
        <translation>为每个页面的正文保存一个签名，最多 256 字节。</translation>
    </message>
    <message>
        <source>Follow redirects to their end</source>
        <translation>一直跟随重定向</translation>
    </message>
    <message>
        <source>Beyond the depth too, and to other sites, where only the answer is looked at. What robots.txt or a rule of yours keeps out stays out.</source>
        <translation>超出深度时也跟随，并跟随到其他网站，在那里只看响应。robots.txt 或您的规则排除的仍被排除。</translation>
    </message>
    <message>
        <source>Check pages for accessibility</source>
        <translation>检查页面的无障碍性</translation>
    </message>
    <message>
        <source>Holds each page that is fetched against rules of WCAG and WAI-ARIA; what they find is among the issues.</source>
        <translation>把抓取的每个页面对照 WCAG 和 WAI-ARIA 的规则检查；发现的问题列在问题清单中。</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>Which of the pages that wait is fetched first. It matters where a limit ends the crawl; depths are the same in any order.</source>
        <translation>等待的页面中先抓取哪一个。限制使爬取提前结束时它才重要；无论哪种顺序，深度都相同。</translation>
    </message>
    <message>
        <source>Important URLs</source>
        <translation>重要的 URL</translation>
    </message>
    <message>
        <source>For the order by links and address: points from -30 to 30, a blank and a regular expression, one a line, such as 10 /products/</source>
        <translation>用于按链接和地址的顺序：每行是从 -30 到 30 的分数、一个空格和一个正则表达式，例如 10 /products/</translation>
    </message>
    <message>
        <source>Rank pages by their links</source>
        <translation>按链接给页面排名</translation>
    </message>
    <message>
        <source>When the crawl ends: for the columns Rank, Authority, Hub and the like.</source>
        <translation>在爬取结束时进行：用于排名、权威、枢纽等列。</translation>
    </message>
    <message>
        <source>Pages that are kept</source>
        <translation>保存的网页</translation>
    </message>
    <message>
        <source>As they came, in web archives (WARC) beside the project.</source>
        <translation>按收到时的原样保存在项目旁边的网页存档（WARC）中。</translation>
    </message>
    <message>
        <source>Types to keep</source>
        <translation>要保存的类型</translation>
    </message>
    <message>
        <source>Media types, one a line, such as image/*. Empty: all.</source>
        <translation>媒体类型，每行一个，例如 image/*。留空：全部。</translation>
    </message>
    <message>
        <source>Largest page to keep</source>
        <translation>保存的网页最大大小</translation>
    </message>
    <message>
        <source>As it comes over the wire; what is larger is crawled, but not kept.</source>
        <translation>按网络上传输的大小计算；更大的网页会抓取，但不保存。</translation>
    </message>
    <message>
        <source>Size of an archive</source>
        <translation>一个存档的大小</translation>
    </message>
    <message>
        <source>An archive that is as large is followed by another.</source>
        <translation>存档达到此大小后，会另建一个。</translation>
    </message>
    <message>
        <source>The nearest first</source>
        <translation>最近的优先</translation>
    </message>
    <message>
        <source>The last found first</source>
        <translation>最后找到的优先</translation>
    </message>
    <message>
        <source>By PageRank</source>
        <translation>按 PageRank</translation>
    </message>
    <message>
        <source>By OPIC, a quick estimate of importance</source>
        <translation>按 OPIC（重要性的快速估计）</translation>
    </message>
    <message>
        <source>By HITS, who is linked to by good lists of links</source>
        <translation>按 HITS（被好的链接列表链接）</translation>
    </message>
    <message>
        <source>By pages that link there</source>
        <translation>按链接到它的页面</translation>
    </message>
    <message>
        <source>What sitemaps name first</source>
        <translation>站点地图列出的优先</translation>
    </message>
    <message>
        <source>By links and address</source>
        <translation>按链接和地址</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>HTML documents and redirects</source>
        <translation>HTML 文档和重定向</translation>
    </message>
    <message>
        <source>Everything that is fetched</source>
        <translation>抓取到的全部内容</translation>
    </message>
    <message>
        <source>Columns cut out of pages</source>
        <translation>从页面取出的列</translation>
    </message>
    <message>
        <source>Extractors, one a line, such as price=css:.price or links=xpath,count://a. The dialog Extractors makes them, and tries them on a page.</source>
        <translation>提取器，每行一个，例如 price=css:.price 或 links=xpath,count://a。“提取器”对话框用来编写它们，并在页面上试验。</translation>
    </message>
    <message>
        <source>Text that is kept</source>
        <translation>保存的文字</translation>
    </message>
    <message>
        <source>Of each page, compressed: to search in it, and to export it.</source>
        <translation>每个页面的文字，压缩保存：用于搜索和导出。</translation>
    </message>
    <message>
        <source>Main text, without menus and the like</source>
        <translation>正文，不含菜单等</translation>
    </message>
    <message>
        <source>All text</source>
        <translation>全部文字</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Words of what the crawl is about. Each page gets a relevance in percent, as a column; the order by topic fetches first what promises most.</source>
        <translation>爬取所关注内容的词语。每个页面得到一个百分比的相关度，作为一列；按主题的顺序先抓取最有希望的页面。</translation>
    </message>
    <message>
        <source>Example pages of the topic</source>
        <translation>主题的示例页面</translation>
    </message>
    <message>
        <source>One a line: HTML files, or addresses of pages that the project keeps. What they say often is part of the topic.</source>
        <translation>每行一个：HTML 文件，或项目中已保存页面的地址。其中常说的内容属于主题。</translation>
    </message>
    <message>
        <source>On topic from</source>
        <translation>达到多少算切题</translation>
    </message>
    <message>
        <source>A page that is so near to the topic counts as on topic.</source>
        <translation>与主题这样接近的页面算切题。</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Follow links of pages on topic only</source>
        <translation>只跟随切题页面的链接</translation>
    </message>
    <message>
        <source>After the first pages, from which it is learnt what is usual, links of all others are listed and not followed.</source>
        <translation>最初的页面用来学习什么是常见的；之后，其他页面的链接只列出，不跟随。</translation>
    </message>
    <message>
        <source>Servers are treated</source>
        <translation>如何对待服务器</translation>
    </message>
    <message>
        <source>As your own: as fast as they allow. Normally: at most 4 requests at a time to a server on the internet, unless a number is set below. Politely: one at a time, and then a pause of ten times as long as the answer took, from one second to a minute.</source>
        <translation>当作自己的：它们允许多快就多快。正常：对互联网上的一台服务器最多 4 个并发请求，除非在下面另设数目。礼貌：一次一个请求，之后暂停的时间是响应所用时间的十倍，从一秒到一分钟。</translation>
    </message>
    <message>
        <source>Most bytes a second</source>
        <translation>每秒最多字节数</translation>
    </message>
    <message>
        <source>Received by all threads, and by all programs that crawl into a project together.</source>
        <translation>所有线程合计的接收量；几个程序共同爬取一个项目时，为它们合计。</translation>
    </message>
    <message>
        <source>As my own</source>
        <translation>当作自己的</translation>
    </message>
    <message>
        <source>Normally</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Politely</source>
        <translation>礼貌</translation>
    </message>
    <message>
        <source>By topic</source>
        <translation>按主题</translation>
    </message>
    <message>
        <source>as servers are treated</source>
        <translation>视如何对待服务器而定</translation>
    </message>
    <message>
        <source>Longest Crawl-delay</source>
        <translation>最长 Crawl-delay</translation>
    </message>
    <message>
        <source>Where robots.txt asks for a longer pause, this one is kept, and you are told.</source>
        <translation>robots.txt 要求等待更久时只等待这么久，并告知您。</translation>
    </message>
    <message>
        <source>Accept-Language</source>
        <translation>Accept-Language</translation>
    </message>
    <message>
        <source>The languages that pages are asked for, such as de-DE,de;q=0.9; empty: as a browser in the language of the window.</source>
        <translation>请求页面时想要的语言，例如 de-DE,de;q=0.9；留空：与窗口语言的浏览器相同。</translation>
    </message>
    <message>
        <source>One a line, such as X-Team: search</source>
        <translation>每行一个，例如 X-Team: search</translation>
    </message>
    <message>
        <source>Complete certificate chains</source>
        <translation>补全证书链</translation>
    </message>
    <message>
        <source>Fetches an intermediate certificate that a server does not send, as Chrome does. Such servers are still an issue.</source>
        <translation>像 Chrome 那样获取服务器没有发送的中间证书。这样的服务器仍会列为问题。</translation>
    </message>
    <message>
        <source>Client certificates</source>
        <translation>客户端证书</translation>
    </message>
    <message>
        <source>One a line: an origin such as https://example.org, a blank, a file. PEM with the certificate and its key, or PKCS#12.</source>
        <translation>每行一个：来源（例如 https://example.org）、一个空格、一个文件。文件是含证书和密钥的 PEM，或 PKCS#12。</translation>
    </message>
    <message>
        <source>Links with rel=nofollow, and all links of pages that say nofollow. Last: behind all others, and not where something shows that they are waste; of a page&apos;s own nofollow only where it says noindex as well.</source>
        <translation>带有 rel=nofollow 的链接，以及声明 nofollow 的页面上的所有链接。最后：放在所有其他链接之后，并且不包括已知无用的；对于页面自身的 nofollow，仅当它同时声明 noindex 时才如此。</translation>
    </message>
    <message>
        <source>Links that change something</source>
        <translation>会更改内容的链接</translation>
    </message>
    <message>
        <source>Keeps out links that log out, delete, approve, activate, buy, or carry a token for an action, so that a crawl that is logged in changes nothing. Each can be fetched by itself, from the tab Skipped.</source>
        <translation>排除会注销、删除、批准、启用、购买或带有操作令牌的链接，使已登录的爬取不会改变任何内容。每一个都可以在“已跳过”标签页中单独抓取。</translation>
    </message>
    <message>
        <source>Leave out the usual waste of</source>
        <translation>排除以下应用的无用页面</translation>
    </message>
    <message>
        <source>Applications, one a line, such as mediawiki: old versions, forms, differences, the same in another order. The crawl says which application a site is made by.</source>
        <translation>应用名称，每行一个，例如 mediawiki：旧版本、表单、差异、同一内容的另一种排序。爬取会说明网站由哪种应用构成。</translation>
    </message>
    <message>
        <source>Crawl last</source>
        <translation>最后爬取</translation>
    </message>
    <message>
        <source>Follow as any other</source>
        <translation>与其他链接一样跟随</translation>
    </message>
    <message>
        <source>Keep out while logged in</source>
        <translation>登录时排除</translation>
    </message>
    <message>
        <source>Always keep out</source>
        <translation>始终排除</translation>
    </message>
    <message>
        <source>Fetch as any other</source>
        <translation>与其他链接一样抓取</translation>
    </message>
    <message>
        <source>Spider traps</source>
        <translation>蜘蛛陷阱</translation>
    </message>
    <message>
        <source>Calendars, session IDs, ignored parameters, filters in all combinations: blocked as soon as they are found, only reported, or not looked for.</source>
        <translation>日历、会话 ID、被忽略的参数、筛选的所有组合：一经发现就阻止、只报告，或者不查找。</translation>
    </message>
    <message>
        <source>Allowed spider traps</source>
        <translation>允许的蜘蛛陷阱</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>阻止</translation>
    </message>
    <message>
        <source>hreflang, canonical, pagination and AMP URLs</source>
        <translation>hreflang、规范网址、分页和 AMP 的 URL</translation>
    </message>
    <message>
        <source>Whether they are crawled where no link leads to them. Auto: in crawls that check other sites or look into resources, so that an audit knows what they answer.</source>
        <translation>没有链接指向它们时是否爬取。自动：在检查其他网站或查看资源的爬取中爬取，使审查知道它们如何应答。</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Always crawl</source>
        <translation>总是爬取</translation>
    </message>
    <message>
        <source>Do not crawl</source>
        <translation>不爬取</translation>
    </message>
    <message>
        <source>Certificate errors are accepted of</source>
        <translation>接受以下服务器的证书错误</translation>
    </message>
    <message>
        <source>Origins such as https://example.org, one a line, whose certificates may have the errors above. Empty: all servers.</source>
        <translation>每行一个源，如 https://example.org，允许其证书有上述错误。留空：所有服务器。</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>The address, spelled as it was found first.</source>
        <translation>地址，按首次发现时的写法。</translation>
    </message>
    <message>
        <source>The HTTP status of the answer; – where none came.</source>
        <translation>响应的 HTTP 状态；没有响应时为 –。</translation>
    </message>
    <message>
        <source>How the fetch ended. Blocked, throttled and broken are told apart.</source>
        <translation>抓取的结果。被拦截、被限速和失效分别列出。</translation>
    </message>
    <message>
        <source>What the server says that it sent.</source>
        <translation>服务器声明的内容类型。</translation>
    </message>
    <message>
        <source>Size of the page, unpacked; as announced where it was not downloaded.</source>
        <translation>页面解压后的大小；未下载时为服务器声明的大小。</translation>
    </message>
    <message>
        <source>The fewest links from the start address to this URL; – where only a sitemap names it.</source>
        <translation>从起始地址到此 URL 的最少链接数；仅在站点地图中出现时为 –。</translation>
    </message>
    <message>
        <source>Links and redirects that lead here.</source>
        <translation>指向此处的链接和重定向。</translation>
    </message>
    <message>
        <source>Links on the page, images, scripts and styles too.</source>
        <translation>页面上的链接，包括图片、脚本和样式。</translation>
    </message>
    <message>
        <source>The page&apos;s title.</source>
        <translation>页面标题。</translation>
    </message>
    <message>
        <source>How long the fetch took, from the request to the last byte.</source>
        <translation>抓取所用时间，从请求到最后一个字节。</translation>
    </message>
    <message>
        <source>The page on the shortest way from the start that links here.</source>
        <translation>从起点出发的最短路径上链接到此处的页面。</translation>
    </message>
    <message>
        <source>When the URL was met first.</source>
        <translation>首次遇到此 URL 的时间。</translation>
    </message>
    <message>
        <source>When the answer came.</source>
        <translation>收到响应的时间。</translation>
    </message>
    <message>
        <source>Queued, fetched or skipped.</source>
        <translation>排队中、已抓取或已跳过。</translation>
    </message>
    <message>
        <source>The rule that let the URL in or kept it out.</source>
        <translation>纳入或排除此 URL 的规则。</translation>
    </message>
    <message>
        <source>The pattern, the line of robots.txt or whatever else the rule goes by.</source>
        <translation>规则所依据的模式、robots.txt 中的行等。</translation>
    </message>
    <message>
        <source>Where the server sends visitors on to.</source>
        <translation>服务器把访客转到的地址。</translation>
    </message>
    <message>
        <source>The URL that the page names as its canonical one.</source>
        <translation>页面声明的规范 URL。</translation>
    </message>
    <message>
        <source>What the page tells search engines.</source>
        <translation>页面对搜索引擎的说明。</translation>
    </message>
    <message>
        <source>The page&apos;s meta description.</source>
        <translation>页面的 meta 描述。</translation>
    </message>
    <message>
        <source>The page&apos;s first main heading.</source>
        <translation>页面的第一个主标题。</translation>
    </message>
    <message>
        <source>The language that the page says it is in.</source>
        <translation>页面声明的语言。</translation>
    </message>
    <message>
        <source>The encoding that the page was read in.</source>
        <translation>读取页面所用的编码。</translation>
    </message>
    <message>
        <source>Words of the visible text.</source>
        <translation>可见文本的词数。</translation>
    </message>
    <message>
        <source>Equal for pages with exactly the same content.</source>
        <translation>内容完全相同的页面，此值相同。</translation>
    </message>
    <message>
        <source>How often it was tried until this answer came.</source>
        <translation>得到此响应前的尝试次数。</translation>
    </message>
    <message>
        <source>What went wrong, in the words of the network.</source>
        <translation>出错的技术说明。</translation>
    </message>
    <message>
        <source>Whether a sitemap of the site names the URL.</source>
        <translation>网站的站点地图是否列出此 URL。</translation>
    </message>
    <message>
        <source>When the URL was met first, in whatever crawl of the project.</source>
        <translation>在本项目的任意一次爬取中首次遇到此 URL 的时间。</translation>
    </message>
    <message>
        <source>When a link, a sitemap or you named it last.</source>
        <translation>最近一次由链接、站点地图或您给出此 URL 的时间。</translation>
    </message>
    <message>
        <source>When its content or status was last another than at the visit before.</source>
        <translation>内容或状态最近一次与上次访问不同的时间。</translation>
    </message>
    <message>
        <source>Since when the server says that it is gone, after it was there; empty while it is there.</source>
        <translation>曾经存在，自何时起服务器称其已不存在；仍存在时为空。</translation>
    </message>
    <message>
        <source>How often it was fetched, over all crawls of the project.</source>
        <translation>在本项目的所有爬取中被抓取的次数。</translation>
    </message>
    <message>
        <source>You gave this address.</source>
        <translation>这是您给出的地址。</translation>
    </message>
    <message>
        <source>Its host is that of a start address.</source>
        <translation>它与某个起始地址主机相同。</translation>
    </message>
    <message>
        <source>It is on the domain of a start address, or below it.</source>
        <translation>它位于某个起始地址的域名或其子域上。</translation>
    </message>
    <message>
        <source>It is below the folder of a start address.</source>
        <translation>它位于某个起始地址的文件夹之下。</translation>
    </message>
    <message>
        <source>It matches a pattern under “Only URLs that match”.</source>
        <translation>它匹配“只爬取匹配的 URL”中的模式。</translation>
    </message>
    <message>
        <source>It matches a pattern under “No URLs that match”.</source>
        <translation>它匹配“不爬取匹配的 URL”中的模式。</translation>
    </message>
    <message>
        <source>It is on another site. Options can have such links checked, or widen the scope.</source>
        <translation>它在别的网站上。可在“选项”中设为检查此类链接，或扩大范围。</translation>
    </message>
    <message>
        <source>Only http and https can be crawled.</source>
        <translation>只能爬取 http 和 https。</translation>
    </message>
    <message>
        <source>It is further from the start than the limit of depth allows.</source>
        <translation>它离起点的距离超过了深度限制。</translation>
    </message>
    <message>
        <source>The site&apos;s robots.txt asks crawlers to stay away; the line is above.</source>
        <translation>网站的 robots.txt 要求爬虫勿入；相应的行见上。</translation>
    </message>
    <message>
        <source>The server failed when it was asked for robots.txt; then nothing may be fetched. Resume later.</source>
        <translation>服务器未能提供 robots.txt，此时不得抓取任何内容。请稍后继续。</translation>
    </message>
    <message>
        <source>It belongs to a page and is only listed. Options can have such files checked.</source>
        <translation>它属于某个页面，仅列出。可在“选项”中设为检查此类文件。</translation>
    </message>
    <message>
        <source>Forms are not sent; their targets are only listed.</source>
        <translation>不提交表单，仅列出其目标。</translation>
    </message>
    <message>
        <source>Browsers cannot read this address either. Correct the link.</source>
        <translation>浏览器也无法读取此地址。请修正链接。</translation>
    </message>
    <message>
        <source>Too many redirects in a row led here.</source>
        <translation>连续重定向过多才到这里。</translation>
    </message>
    <message>
        <source>No link leads to it, or none that was found before.</source>
        <translation>没有链接指向它，或此前未找到。</translation>
    </message>
    <message>
        <source>A limit had kept it out until a shorter way from the start was found.</source>
        <translation>曾因限制被排除，后来找到了离起点更短的路径。</translation>
    </message>
    <message>
        <source>HTML</source>
        <translation>HTML</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Styles (CSS)</source>
        <translation>样式 (CSS)</translation>
    </message>
    <message>
        <source>Scripts</source>
        <translation>脚本</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>Audio and video</source>
        <translation>音频和视频</translation>
    </message>
    <message>
        <source>Documents (PDF, Office)</source>
        <translation>文档（PDF、Office）</translation>
    </message>
    <message>
        <source>Other types</source>
        <translation>其他类型</translation>
    </message>
    <message>
        <source>Not asked</source>
        <translation>未询问</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>无响应</translation>
    </message>
    <message>
        <source>Read (%1)</source>
        <translation>已读取 (%1)</translation>
    </message>
    <message>
        <source>None, all allowed (%1)</source>
        <translation>无，全部允许 (%1)</translation>
    </message>
    <message>
        <source>Failed (%1)</source>
        <translation>失败 (%1)</translation>
    </message>
    <message>
        <source>Set under Options</source>
        <translation>在“选项”中设定</translation>
    </message>
    <message>
        <source>robots.txt asks for it</source>
        <translation>robots.txt 要求</translation>
    </message>
    <message>
        <source>Told to wait</source>
        <translation>被要求等待</translation>
    </message>
    <message>
        <source>It has become slow</source>
        <translation>响应变慢</translation>
    </message>
    <message>
        <source>Asked to slow down</source>
        <translation>被要求放慢</translation>
    </message>
    <message>
        <source>Does not answer</source>
        <translation>没有响应</translation>
    </message>
    <message>
        <source>Answers with errors only</source>
        <translation>只返回错误</translation>
    </message>
    <message>
        <source>As fast as the limit of requests at a time allows.</source>
        <translation>仅受同时请求数限制。</translation>
    </message>
    <message>
        <source>The pause between requests is set under Options.</source>
        <translation>请求间隔在“选项”中设定。</translation>
    </message>
    <message>
        <source>robots.txt of the host names a Crawl-delay.</source>
        <translation>该主机的 robots.txt 指定了 Crawl-delay。</translation>
    </message>
    <message>
        <source>An answer had a Retry-After header.</source>
        <translation>响应中有 Retry-After 标头。</translation>
    </message>
    <message>
        <source>Its answers take clearly longer than before, so it is asked less until they are quick.</source>
        <translation>其响应明显比以前慢，因此减少请求，直到恢复。</translation>
    </message>
    <message>
        <source>It answered 429 or 503, so it is asked more slowly for a while.</source>
        <translation>它返回了 429 或 503，因此暂时放慢请求。</translation>
    </message>
    <message>
        <source>It answers with errors or refusals only, also for pages that it had; it is tried now and then.</source>
        <translation>它只返回错误或拒绝，原本正常的页面也是如此；只会不时再试。</translation>
    </message>
    <message>
        <source>It stopped answering; it is tried now and then.</source>
        <translation>它不再响应；会不时再试。</translation>
    </message>
    <message>
        <source>It matches none of the patterns under “Only URLs that match”.</source>
        <translation>它不匹配“只爬取匹配的 URL”中的任何模式。</translation>
    </message>
    <message>
        <source>The page that links to it names another as canonical. Options can have such links followed.</source>
        <translation>链接到它的页面声明了另一个规范页。可在“选项”中设为跟随此类链接。</translation>
    </message>
    <message>
        <source>The site&apos;s robots.txt asks crawlers to stay away; Options say to fetch it all the same.</source>
        <translation>网站的 robots.txt 要求爬虫勿入；按“选项”的设定仍然抓取。</translation>
    </message>
    <message>
        <source>A page names it without sending visitors there: as its own address in another language, for one.</source>
        <translation>某个页面提到它，但不会把访客带到那里，例如作为该页面其他语言版本的地址。</translation>
    </message>
    <message>
        <source>A rule had kept it out; when the crawl was resumed it did so no longer.</source>
        <translation>曾被规则排除；继续爬取时该规则不再排除它。</translation>
    </message>
    <message>
        <source>It is known from an earlier crawl; this one met no link to it.</source>
        <translation>它来自以前的爬取；本次爬取没有遇到指向它的链接。</translation>
    </message>
    <message>
        <source>It was never fetched, and the recrawl has not met it yet.</source>
        <translation>它从未被抓取，重新爬取也还没有遇到它。</translation>
    </message>
    <message>
        <source>Options say that every address belongs to the crawl.</source>
        <translation>“选项”中设定所有地址都属于本次爬取。</translation>
    </message>
    <message>
        <source>More sitemaps are named than are read.</source>
        <translation>所列出的站点地图多于读取的上限。</translation>
    </message>
    <message>
        <source>It is an index within indexes; so deep they are not read.</source>
        <translation>它是嵌套在索引中的索引；嵌套这么深的不会读取。</translation>
    </message>
    <message>
        <source>Images that the page shows, each as often as it stands there.</source>
        <translation>页面显示的图片数；同一图片出现几次就计几次。</translation>
    </message>
    <message>
        <source>Images that do not say what they show, for those who cannot see them: they have no alt attribute.</source>
        <translation>没有 alt 属性的图片：看不见图片的人无从得知其内容。</translation>
    </message>
    <message>
        <source>A rule keeps it out, and you asked for this URL all the same.</source>
        <translation>有规则排除它，而您仍要求抓取这个 URL。</translation>
    </message>
    <message>
        <source>The page&apos;s first heading of the second level.</source>
        <translation>页面的第一个二级标题。</translation>
    </message>
    <message>
        <source>How many headings of the second level there are.</source>
        <translation>二级标题的数量。</translation>
    </message>
    <message>
        <source>Words without menus, headers, footers and what stands beside; each Chinese character is one.</source>
        <translation>不含菜单、页眉、页脚和旁栏的词数；每个汉字算一个。</translation>
    </message>
    <message>
        <source>On another host</source>
        <translation>在其他主机上</translation>
    </message>
    <message>
        <source>On another domain</source>
        <translation>在其他域名上</translation>
    </message>
    <message>
        <source>Not below the start&apos;s folder</source>
        <translation>不在起始地址的文件夹之下</translation>
    </message>
    <message>
        <source>How important the links between the pages make it: 0 for the least, 100 for the most important page. By PageRank, when the crawl ended.</source>
        <translation>页面之间的链接使它有多重要：0 为最不重要，100 为最重要的页面。爬取结束时按 PageRank 计算。</translation>
    </message>
    <message>
        <source>Of 100 pages of the crawl, how many have a lower rank.</source>
        <translation>每 100 个爬取的页面中，有多少个排名更低。</translation>
    </message>
    <message>
        <source>How much pages link here that link to much of what others link to: 100 for the first.</source>
        <translation>链接到许多被链接页面的那些页面有多少链接到这里：第一名为 100。</translation>
    </message>
    <message>
        <source>How much it links to pages with authority: 100 for the first.</source>
        <translation>它有多少链接指向有权威的页面：第一名为 100。</translation>
    </message>
    <message>
        <source>Pages that link or redirect here, each counted once.</source>
        <translation>链接或重定向到这里的页面，每个计一次。</translation>
    </message>
    <message>
        <source>Links from the start address to the page, along which redirects do not count.</source>
        <translation>从起始地址到该页面经过的链接数，重定向不计。</translation>
    </message>
    <message>
        <source>Of what waits: the least comes first, then the nearest. 0 for all where the nearest come first.</source>
        <translation>等待中的 URL：数值最小的优先，其次是最近的。按最近优先时全部为 0。</translation>
    </message>
    <message>
        <source>The pages that link to it are not about the topic of this crawl; relevance and limit are above.</source>
        <translation>链接到它的页面与本次爬取的主题无关；相关度和界限见上。</translation>
    </message>
    <message>
        <source>The web archive that was imported holds it, and nothing in it links to it.</source>
        <translation>导入的网页存档中有它，但其中没有指向它的链接。</translation>
    </message>
    <message>
        <source>The web archive that was imported does not hold it.</source>
        <translation>导入的网页存档中没有它。</translation>
    </message>
    <message>
        <source>Politeness</source>
        <translation>礼貌爬取</translation>
    </message>
    <message>
        <source>The pause is ten times as long as its last answer took, from one second to a minute.</source>
        <translation>暂停的时间是上次响应所用时间的十倍，从一秒到一分钟。</translation>
    </message>
    <message>
        <source>Whether the page tells search engines to keep it out of their results, by a meta element or by X-Robots-Tag.</source>
        <translation>页面是否要求搜索引擎不将其列入结果：通过 meta 元素或 X-Robots-Tag。</translation>
    </message>
    <message>
        <source>Requests a second</source>
        <translation>每秒请求数</translation>
    </message>
    <message>
        <source>All hosts together share the limit of requests a second that is set under Options.</source>
        <translation>所有主机共用选项中设定的每秒请求数限制。</translation>
    </message>
    <message>
        <source>Equal at two visits where nothing has changed that is read: title, main text and its links, robots directives, canonical URL. Tokens, counters and times do not count.</source>
        <translation>两次访问读到的内容没有变化时相同：标题、正文及其链接、robots 指令、规范网址。令牌、计数器和时间不算。</translation>
    </message>
    <message>
        <source>How much of the main text is another one than at the visit before: 0 where the page has not changed, 100 where all of it has.</source>
        <translation>与前一次访问相比，正文有多少不同：页面没有变化为 0，全部不同为 100。</translation>
    </message>
    <message>
        <source>Whether search engines may list the URL.</source>
        <translation>搜索引擎能否收录该 URL。</translation>
    </message>
    <message>
        <source>Why search engines do not list the URL: blocked by robots.txt, an error, a redirect, noindex, another canonical URL.</source>
        <translation>搜索引擎不收录该 URL 的原因：被 robots.txt 屏蔽、出错、重定向、noindex、另有规范网址。</translation>
    </message>
    <message>
        <source>What the URL is for where that is not to be read, as its spelling tells: a hidden mail address, the network in front of the site, an interface for programs, a feed, a form to answer, a basket, a copy to be printed or looked at before it is published.</source>
        <translation>该 URL 不供阅读时的用途，由其写法得知：隐藏的邮件地址、网站前的网络、程序接口、订阅源、回复表单、购物篮、用于打印或发布前查看的副本。</translation>
    </message>
    <message>
        <source>All links to it are marked nofollow, and options say not to follow them, or it is usual waste of the application.</source>
        <translation>指向它的链接都标记为 nofollow，而选项设定不跟随它们，或者它属于应用的常见无用页面。</translation>
    </message>
    <message>
        <source>You are logged in, and the link logs out, deletes or changes something; what shows it is above. “Fetch All the Same” fetches it alone.</source>
        <translation>您已登录，而该链接会注销、删除或更改内容；依据见上。“仍然抓取”可单独抓取它。</translation>
    </message>
    <message>
        <source>Page after page of this spider trap said nothing new. Options, “Allowed spider traps”, lets it in.</source>
        <translation>这个蜘蛛陷阱的页面一页接一页都没有新内容。用选项中的“允许的蜘蛛陷阱”可以放行。</translation>
    </message>
    <message>
        <source>A spider trap had kept it out; you allowed the trap.</source>
        <translation>它曾被蜘蛛陷阱排除；您允许了该陷阱。</translation>
    </message>
    <message>
        <source>It is no content: an old version, a form or the same in another order of the application that the site is made by, or an address of the network in front of the site (cdn-cgi). For applications, Options, “Leave out the usual waste of”, lets it in.</source>
        <translation>它不是内容，而是网站所用应用的旧版本、表单或同一内容的另一种排序，或网站前面的网络的地址（cdn-cgi）。对应用而言，可在选项“排除以下应用的无用页面”中放行。</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Start address</source>
        <translation>起始地址</translation>
    </message>
    <message>
        <source>Same host</source>
        <translation>同一主机</translation>
    </message>
    <message>
        <source>Same domain</source>
        <translation>同一域名</translation>
    </message>
    <message>
        <source>Same folder</source>
        <translation>同一文件夹</translation>
    </message>
    <message>
        <source>Everything is in scope</source>
        <translation>全部都在范围内</translation>
    </message>
    <message>
        <source>Out of scope</source>
        <translation>超出范围</translation>
    </message>
    <message>
        <source>Include pattern</source>
        <translation>包含模式</translation>
    </message>
    <message>
        <source>Exclude pattern</source>
        <translation>排除模式</translation>
    </message>
    <message>
        <source>Not http or https</source>
        <translation>不是 http 或 https</translation>
    </message>
    <message>
        <source>Too deep</source>
        <translation>深度超限</translation>
    </message>
    <message>
        <source>Disallowed by robots.txt</source>
        <translation>robots.txt 禁止</translation>
    </message>
    <message>
        <source>Fetched, though robots.txt disallows it</source>
        <translation>robots.txt 禁止，但仍抓取</translation>
    </message>
    <message>
        <source>Marked nofollow</source>
        <translation>标记为 nofollow</translation>
    </message>
    <message>
        <source>The page names another as canonical</source>
        <translation>页面声明了另一个规范页</translation>
    </message>
    <message>
        <source>Image, script or style</source>
        <translation>图片、脚本或样式</translation>
    </message>
    <message>
        <source>Only says something about the page</source>
        <translation>仅为页面的附加信息</translation>
    </message>
    <message>
        <source>Form target</source>
        <translation>表单目标</translation>
    </message>
    <message>
        <source>Not a valid URL</source>
        <translation>不是有效的 URL</translation>
    </message>
    <message>
        <source>Too many redirects in a row</source>
        <translation>连续重定向过多</translation>
    </message>
    <message>
        <source>Named by a sitemap</source>
        <translation>由站点地图列出</translation>
    </message>
    <message>
        <source>A shorter path was found</source>
        <translation>找到了更短的路径</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>正在启动</translation>
    </message>
    <message>
        <source>Crawling</source>
        <translation>正在爬取</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>正在保存</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>Stopped: the limit of URLs is reached</source>
        <translation>已停止：达到 URL 数限制</translation>
    </message>
    <message>
        <source>Stopped: the time is over</source>
        <translation>已停止：达到时间限制</translation>
    </message>
    <message>
        <source>Stopped: the limit of bytes is reached</source>
        <translation>已停止：达到字节数限制</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Asking robots.txt</source>
        <translation>查询 robots.txt</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>正在连接</translation>
    </message>
    <message>
        <source>Waiting for the answer</source>
        <translation>等待响应</translation>
    </message>
    <message>
        <source>Downloading</source>
        <translation>正在下载</translation>
    </message>
    <message>
        <source>Reading the page</source>
        <translation>解析页面</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Not fetched</source>
        <translation>未抓取</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Redirect</source>
        <translation>重定向</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>失效</translation>
    </message>
    <message>
        <source>Server error</source>
        <translation>服务器错误</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>被拦截</translation>
    </message>
    <message>
        <source>Throttled</source>
        <translation>被限速</translation>
    </message>
    <message>
        <source>Unknown host</source>
        <translation>未知主机</translation>
    </message>
    <message>
        <source>No connection</source>
        <translation>无法连接</translation>
    </message>
    <message>
        <source>Insecure</source>
        <translation>不安全</translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>Too large</source>
        <translation>过大</translation>
    </message>
    <message>
        <source>Bad answer</source>
        <translation>响应异常</translation>
    </message>
    <message>
        <source>Aborted</source>
        <translation>已中止</translation>
    </message>
    <message>
        <source>Proxy failed</source>
        <translation>代理失败</translation>
    </message>
    <message>
        <source>Not decodable</source>
        <translation>无法解码</translation>
    </message>
    <message>
        <source>Odd status</source>
        <translation>状态异常</translation>
    </message>
    <message>
        <source>Too complex</source>
        <translation>过于复杂</translation>
    </message>
    <message>
        <source>The server answered with the page.</source>
        <translation>服务器返回了页面。</translation>
    </message>
    <message>
        <source>The server sends visitors on to another URL.</source>
        <translation>服务器把访客转到另一个 URL。</translation>
    </message>
    <message>
        <source>The server says that there is no such page. Correct or remove the links to it.</source>
        <translation>服务器表示没有此页面。请更正或删除指向它的链接。</translation>
    </message>
    <message>
        <source>The server failed while it answered. Try again later, or look into its log.</source>
        <translation>服务器在响应时出错。请稍后再试，或查看其日志。</translation>
    </message>
    <message>
        <source>The server refuses this crawl; visitors may still see the page.</source>
        <translation>服务器拒绝此爬取；访客可能仍能看到页面。</translation>
    </message>
    <message>
        <source>The server asked to slow down, and kept asking. Set a delay under Options and try again.</source>
        <translation>服务器一再要求放慢。请在“选项”中设置间隔后重试。</translation>
    </message>
    <message>
        <source>This host does not exist, or the name server did not answer.</source>
        <translation>主机不存在，或域名服务器没有响应。</translation>
    </message>
    <message>
        <source>Nobody answered at this address.</source>
        <translation>此地址无人应答。</translation>
    </message>
    <message>
        <source>The certificate or the encryption is wrong; browsers will warn their visitors.</source>
        <translation>证书或加密有误；浏览器会向访客发出警告。</translation>
    </message>
    <message>
        <source>The answer took longer than the time limit under Options.</source>
        <translation>响应时间超过了“选项”中的限制。</translation>
    </message>
    <message>
        <source>The page is larger than the limit under Options; its beginning was read.</source>
        <translation>页面超过“选项”中的大小限制；已读取开头部分。</translation>
    </message>
    <message>
        <source>What came was not HTTP, or broke off in the middle.</source>
        <translation>收到的不是 HTTP，或中途断开。</translation>
    </message>
    <message>
        <source>The crawl was stopped while this page was on its way.</source>
        <translation>页面传输途中爬取被停止。</translation>
    </message>
    <message>
        <source>The proxy did not answer or refused. Check it under Options.</source>
        <translation>代理没有响应或拒绝了请求。请在“选项”中检查。</translation>
    </message>
    <message>
        <source>The server says that the page is compressed, but it does not unpack.</source>
        <translation>服务器称页面已压缩，但无法解压。</translation>
    </message>
    <message>
        <source>The server answered with a status that does not fit.</source>
        <translation>服务器返回了不合适的状态码。</translation>
    </message>
    <message>
        <source>The page is nested too deeply to be read in full; the links found are kept.</source>
        <translation>页面嵌套过深，无法完整解析；已找到的链接会保留。</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>排队中</translation>
    </message>
    <message>
        <source>Fetched</source>
        <translation>已抓取</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>无响应</translation>
    </message>
    <message>
        <source>%1xx</source>
        <comment>a class of HTTP status codes, e.g. 2xx</comment>
        <translation>%1xx</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Information and problems</source>
        <translation>信息和问题</translation>
    </message>
    <message>
        <source>Warnings and errors</source>
        <translation>警告和错误</translation>
    </message>
    <message>
        <source>Errors only</source>
        <translation>仅错误</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>资源</translation>
    </message>
    <message>
        <source>About the page</source>
        <translation>页面信息</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>表单</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态码</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>In</source>
        <translation>入链</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>出链</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>耗时</translation>
    </message>
    <message>
        <source>First linked from</source>
        <translation>最先链接自</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>发现时间</translation>
    </message>
    <message>
        <source>Fetched at</source>
        <translation>抓取时间</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>What the rule says</source>
        <translation>规则内容</translation>
    </message>
    <message>
        <source>Redirects to</source>
        <translation>重定向到</translation>
    </message>
    <message>
        <source>Canonical URL</source>
        <translation>规范 URL</translation>
    </message>
    <message>
        <source>Meta robots</source>
        <translation>Meta robots</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>描述</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>主标题 (H1)</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Charset</source>
        <translation>字符集</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>词数</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>指纹</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>尝试次数</translation>
    </message>
    <message>
        <source>Technical error</source>
        <translation>技术错误</translation>
    </message>
    <message>
        <source>In a sitemap</source>
        <translation>在站点地图中</translation>
    </message>
    <message>
        <source>robots.txt could not be read</source>
        <translation>无法读取 robots.txt</translation>
    </message>
    <message>
        <source>Nothing links to it any more</source>
        <translation>已没有页面链接到它</translation>
    </message>
    <message>
        <source>Waits until the recrawl meets it</source>
        <translation>等待重新爬取时再次遇到</translation>
    </message>
    <message>
        <source>First seen</source>
        <translation>首次见到</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>最近见到</translation>
    </message>
    <message>
        <source>Last changed</source>
        <translation>最近变化</translation>
    </message>
    <message>
        <source>Gone since</source>
        <translation>消失于</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>访问次数</translation>
    </message>
    <message>
        <source>Let in when the crawl was resumed</source>
        <translation>继续爬取时纳入</translation>
    </message>
    <message>
        <source>The disk is full: the crawl waits, and goes on by itself when there is room. Nothing is lost.</source>
        <translation>磁盘已满：爬取正在等待，有空间后会自动继续。不会丢失任何内容。</translation>
    </message>
    <message>
        <source>Waiting for work</source>
        <translation>等待任务</translation>
    </message>
    <message>
        <source>Waiting for the host&apos;s turn</source>
        <translation>等待主机轮次</translation>
    </message>
    <message>
        <source>Looking up the host</source>
        <translation>解析主机名</translation>
    </message>
    <message>
        <source>calendar</source>
        <translation>日历</translation>
    </message>
    <message>
        <source>There is always a next or an earlier date, and the pages say nothing new.</source>
        <translation>总有更晚或更早的日期，而页面没有新内容。</translation>
    </message>
    <message>
        <source>The path grows from page to page, and the pages say nothing new.</source>
        <translation>路径逐页变长，而页面没有新内容。</translation>
    </message>
    <message>
        <source>The part behind the question mark grows from page to page.</source>
        <translation>问号之后的部分逐页变长。</translation>
    </message>
    <message>
        <source>Whatever does not exist is answered with one and the same page, which links on.</source>
        <translation>凡是不存在的地址都以同一个页面回答，而它又继续链接下去。</translation>
    </message>
    <message>
        <source>Thousands of pages, each the only way to the next, that say nothing new.</source>
        <translation>成千上万个页面，每一页都是到下一页的唯一途径，而且没有新内容。</translation>
    </message>
    <message>
        <source>Too many sitemaps</source>
        <translation>站点地图过多</translation>
    </message>
    <message>
        <source>Sitemap indexes nested too deep</source>
        <translation>站点地图索引嵌套过深</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Images without a text</source>
        <translation>无替代文字的图片</translation>
    </message>
    <message>
        <source>Only in sitemaps</source>
        <translation>仅在站点地图中</translation>
    </message>
    <message>
        <source>No longer linked</source>
        <translation>不再被链接</translation>
    </message>
    <message>
        <source>Fetched at your request</source>
        <translation>按您的要求抓取</translation>
    </message>
    <message>
        <source>First subheading</source>
        <translation>第一个二级标题</translation>
    </message>
    <message>
        <source>Subheadings</source>
        <translation>二级标题数</translation>
    </message>
    <message>
        <source>Words of the main text</source>
        <translation>正文词数</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Rank, percentile</source>
        <translation>排名百分位</translation>
    </message>
    <message>
        <source>Authority</source>
        <translation>权威</translation>
    </message>
    <message>
        <source>Hub</source>
        <translation>枢纽</translation>
    </message>
    <message>
        <source>Linking pages</source>
        <translation>链接页面</translation>
    </message>
    <message>
        <source>Clicks</source>
        <translation>点击数</translation>
    </message>
    <message>
        <source>This project keeps no text of its pages. Choose it in the options (Project File, Text that is kept), and crawl again.</source>
        <translation>此项目没有保存页面的文字。请在选项中选择（项目文件 &gt; 保存的文字），然后重新爬取。</translation>
    </message>
    <message>
        <source>There is no word to look for.</source>
        <translation>没有要查找的词。</translation>
    </message>
    <message>
        <source>That is more than can be looked for at once.</source>
        <translation>一次查找的内容太多。</translation>
    </message>
    <message>
        <source>A quotation mark is not closed.</source>
        <translation>有引号没有结束。</translation>
    </message>
    <message>
        <source>A parenthesis is not closed.</source>
        <translation>有括号没有结束。</translation>
    </message>
    <message>
        <source>A parenthesis is closed that was not opened.</source>
        <translation>有多余的右括号。</translation>
    </message>
    <message>
        <source>Something is missing beside “%1”.</source>
        <translation>“%1”旁边缺少内容。</translation>
    </message>
    <message>
        <source>Say also what is to be there, not only what is not.</source>
        <translation>不仅要说明不含什么，还要说明含有什么。</translation>
    </message>
    <message>
        <source>NEAR is written NEAR(one two, 5).</source>
        <translation>NEAR 的写法是 NEAR(one two, 5)。</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>优先级</translation>
    </message>
    <message>
        <source>Linked from a page off topic</source>
        <translation>由偏离主题的页面链接</translation>
    </message>
    <message>
        <source>Held by the web archive</source>
        <translation>网页存档中有它</translation>
    </message>
    <message>
        <source>Not in the web archive</source>
        <translation>不在网页存档中</translation>
    </message>
    <message>
        <source>The database does not answer: the crawl waits, and goes on by itself when it does. Nothing is lost.</source>
        <translation>数据库没有应答：爬取正在等待，有应答后会自动继续。不会丢失任何内容。</translation>
    </message>
    <message>
        <source>Noindex</source>
        <translation>禁止索引</translation>
    </message>
    <message>
        <source>Main content</source>
        <translation>主要内容</translation>
    </message>
    <message>
        <source>Degree of change (%)</source>
        <translation>变化程度（%）</translation>
    </message>
    <message>
        <source>Indexability</source>
        <translation>可索引性</translation>
    </message>
    <message>
        <source>Indexability status</source>
        <translation>可索引性状态</translation>
    </message>
    <message>
        <source>Infrastructure</source>
        <translation>基础设施</translation>
    </message>
    <message>
        <source>Too many files are open: requests wait until some are closed. Nothing is lost. Fewer threads or a higher limit of open files help.</source>
        <translation>打开的文件过多：请求会等待，直到有文件关闭。不会丢失任何内容。减少线程数或提高打开文件数的上限会有帮助。</translation>
    </message>
    <message>
        <source>This computer has no local ports left: requests wait until there are some. Nothing is lost.</source>
        <translation>这台电脑没有可用的本地端口：请求会等待，直到有端口空出。不会丢失任何内容。</translation>
    </message>
    <message>
        <source>The system starts no more threads. Threads at work: %1</source>
        <translation>系统无法再启动更多线程。工作中的线程：%1</translation>
    </message>
    <message>
        <source>The limit of open files is too low for so many threads. Threads at work: %1</source>
        <translation>打开文件数的上限不足以运行这么多线程。工作中的线程：%1</translation>
    </message>
    <message>
        <source>Stopped: the session has ended</source>
        <translation>已停止：会话已结束</translation>
    </message>
    <message>
        <source>Would change something (guard)</source>
        <translation>会更改内容（防护）</translation>
    </message>
    <message>
        <source>Usual waste of the application</source>
        <translation>应用的常见无用页面</translation>
    </message>
    <message>
        <source>recursive path</source>
        <translation>递归路径</translation>
    </message>
    <message>
        <source>growing query string</source>
        <translation>不断增长的查询</translation>
    </message>
    <message>
        <source>session ID</source>
        <translation>会话 ID</translation>
    </message>
    <message>
        <source>Each page gives its links another random value, and the pages say the same whatever it is. One of them is crawled.</source>
        <translation>每个页面都给链接加上不同的随机值，而无论值是什么，页面内容都相同。其中一个会被爬取。</translation>
    </message>
    <message>
        <source>faceted navigation</source>
        <translation>分面导航</translation>
    </message>
    <message>
        <source>The same pages come with the same filters in all combinations.</source>
        <translation>同样的页面以同样筛选的所有组合出现。</translation>
    </message>
    <message>
        <source>soft 404 loop</source>
        <translation>软 404 循环</translation>
    </message>
    <message>
        <source>infinite pagination</source>
        <translation>无限分页</translation>
    </message>
    <message>
        <source>ignored parameter</source>
        <translation>被忽略的参数</translation>
    </message>
    <message>
        <source>The pages say the same whatever the value of the parameter is, as with the way back of a login or an order of rows. One of them is crawled.</source>
        <translation>无论参数的值是什么，页面内容都相同，例如登录的返回地址或行的排序。其中一个会被爬取。</translation>
    </message>
    <message>
        <source>URL flood</source>
        <translation>URL 洪水</translation>
    </message>
    <message>
        <source>Each page says something else, and most of the queue is of this form: differences between versions, histories, calendars, combinations of filters. Whether they are wanted is for you to say.</source>
        <translation>每个页面的内容都不同，而队列的大部分都是这种形式：版本之间的差异、历史、日历、筛选的组合。是否需要它们由您决定。</translation>
    </message>
    <message>
        <source>Spider trap</source>
        <translation>蜘蛛陷阱</translation>
    </message>
    <message>
        <source>Its spider trap was allowed</source>
        <translation>其蜘蛛陷阱已允许</translation>
    </message>
    <message>
        <source>low-value URLs</source>
        <translation>低价值 URL</translation>
    </message>
    <message>
        <source>What this application has of each page besides its content: old versions, forms, lists in another order. Six of them in a row led to no new page.</source>
        <translation>该程序在每个页面的内容之外提供的东西：旧版本、表单、换了顺序的列表。其中连续六个没有引出新页面。</translation>
    </message>
    <message>
        <source>twin pages</source>
        <translation>孪生页面</translation>
    </message>
    <message>
        <source>The pages say the same as without this part of the address, as print views do. The page without it is crawled.</source>
        <translation>这些页面与不带地址的这一部分时内容相同，例如打印视图。不带它的页面会被爬取。</translation>
    </message>
    <message>
        <source>Filters in combination, whose pages lead to further combinations and to nothing new. Pages of fewer filters are crawled.</source>
        <translation>筛选条件的组合，其页面只引出更多组合，没有新内容。条件较少的页面会被爬取。</translation>
    </message>
</context>
<context>
    <name>argiope::brokenlinks::BrokenLinksView</name>
    <message>
        <source>Links</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>%1 of the first %2 (%3 in all: export them)</source>
        <translation>前 %2 个中的 %1 个（共 %3 个：请导出）</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Links to pages that are missing, refuse Argiope or have moved are listed here, with every place where they stand.</source>
        <translation>这里列出指向不存在、拒绝 Argiope 或已移动的页面的链接，以及它们所在的每一个位置。</translation>
    </message>
    <message>
        <source>Looking at the links…</source>
        <translation>正在查看链接…</translation>
    </message>
    <message>
        <source>No link matches the filter.</source>
        <translation>没有符合筛选条件的链接。</translation>
    </message>
    <message>
        <source>Clear the Filter</source>
        <translation>清除筛选</translation>
    </message>
    <message>
        <source>No redirects were found.</source>
        <translation>没有发现重定向。</translation>
    </message>
    <message>
        <source>No link leads to anything that is broken, blocked or redirected.</source>
        <translation>没有链接指向失效、被拦截或重定向的内容。</translation>
    </message>
    <message>
        <source>Show the &amp;Page</source>
        <translation>显示页面(&amp;P)</translation>
    </message>
    <message>
        <source>Open the Page in the &amp;Browser</source>
        <translation>在浏览器中打开页面(&amp;B)</translation>
    </message>
    <message>
        <source>Show the &amp;Target</source>
        <translation>显示目标(&amp;T)</translation>
    </message>
    <message>
        <source>Open the Target in the Bro&amp;wser</source>
        <translation>在浏览器中打开目标(&amp;W)</translation>
    </message>
    <message>
        <source>Show the &amp;Links to It</source>
        <translation>显示指向它的链接(&amp;L)</translation>
    </message>
    <message>
        <source>Copy Target &amp;URL</source>
        <translation>复制目标 URL(&amp;U)</translation>
    </message>
    <message>
        <source>Copy Page URL</source>
        <translation>复制页面 URL</translation>
    </message>
    <message>
        <source>Copy &amp;Rows</source>
        <translation>复制行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Export This Table…</source>
        <translation>导出此表(&amp;E)…</translation>
    </message>
    <message>
        <source>Each link</source>
        <translation>每个链接</translation>
    </message>
    <message>
        <source>Each target</source>
        <translation>每个目标</translation>
    </message>
    <message>
        <source>Redirects</source>
        <translation>重定向</translation>
    </message>
    <message>
        <source>A row for each place that leads to something faulty, for each faulty target, or for each redirect with what follows it</source>
        <translation>每个有问题的链接位置一行、每个有问题的目标一行，或每个重定向及其后续一行</translation>
    </message>
    <message>
        <source>What a row is</source>
        <translation>每一行是什么</translation>
    </message>
    <message>
        <source>Filter by a part of an address or text…</source>
        <translation>按地址或文字的一部分筛选…</translation>
    </message>
    <message>
        <source>Filter of the links</source>
        <translation>链接的筛选</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>失效</translation>
    </message>
    <message>
        <source>An error, no answer, or no address at all</source>
        <translation>错误、没有响应，或根本不是地址</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>被拦截</translation>
    </message>
    <message>
        <source>The server refuses Argiope, or robots.txt keeps it out</source>
        <translation>服务器拒绝 Argiope，或 robots.txt 不允许</translation>
    </message>
    <message>
        <source>Redirected</source>
        <translation>已重定向</translation>
    </message>
    <message>
        <source>The link could lead to the end at once</source>
        <translation>链接可以直接指向终点</translation>
    </message>
    <message>
        <source>External</source>
        <translation>外部</translation>
    </message>
    <message>
        <source>Only what lies outside the crawl</source>
        <translation>只显示爬取范围之外的</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Choose the columns</source>
        <translation>选择要显示的列</translation>
    </message>
    <message numerus="yes">
        <source>%Ln link(s)</source>
        <translation>
            <numerusform>%Ln 个链接</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln target(s)</source>
        <translation>
            <numerusform>%Ln 个目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln redirect(s)</source>
        <translation>
            <numerusform>%Ln 个重定向</numerusform>
        </translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Writes exactly these rows and columns to a file, at once (Ctrl+Shift+E)</source>
        <translation>立即把这些行和列原样写入文件 (Ctrl+Shift+E)</translation>
    </message>
    <message>
        <source>A part of an address or text…</source>
        <translation>地址或文字的一部分…</translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation>筛选…</translation>
    </message>
</context>
<context>
    <name>argiope::charts::ChartPanel</name>
    <message>
        <source>Save this chart</source>
        <translation>保存此图表</translation>
    </message>
    <message>
        <source>Save the chart “%1”</source>
        <translation>保存图表“%1”</translation>
    </message>
    <message>
        <source>Save as &amp;PNG…</source>
        <translation>保存为 &amp;PNG…</translation>
    </message>
    <message>
        <source>Save as &amp;SVG…</source>
        <translation>保存为 &amp;SVG…</translation>
    </message>
</context>
<context>
    <name>argiope::charts::ChartsView</name>
    <message>
        <source>Time (hours)</source>
        <translation>时间（小时）</translation>
    </message>
    <message>
        <source>Time (minutes)</source>
        <translation>时间（分钟）</translation>
    </message>
    <message>
        <source>Time (seconds)</source>
        <translation>时间（秒）</translation>
    </message>
    <message>
        <source>Pages per second</source>
        <translation>每秒页面数</translation>
    </message>
    <message>
        <source>Pages/s</source>
        <translation>页/秒</translation>
    </message>
    <message>
        <source>Received per second</source>
        <translation>每秒接收量</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>队列</translation>
    </message>
    <message>
        <source>URLs waiting</source>
        <translation>等待中的 URL</translation>
    </message>
    <message>
        <source>No page was fetched yet.</source>
        <translation>尚未抓取任何页面。</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态码</translation>
    </message>
    <message>
        <source>Status of the answer</source>
        <translation>响应状态</translation>
    </message>
    <message>
        <source>URLs</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Links from the start</source>
        <translation>距起点的链接数</translation>
    </message>
    <message>
        <source>Response times</source>
        <translation>响应时间</translation>
    </message>
    <message>
        <source>Whole fetch, up to (ms)</source>
        <translation>整次抓取，上限（毫秒）</translation>
    </message>
    <message>
        <source>Save the Chart</source>
        <translation>保存图表</translation>
    </message>
    <message>
        <source>SVG images (*.svg)</source>
        <translation>SVG 图像 (*.svg)</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>PNG 图像 (*.png)</translation>
    </message>
    <message>
        <source>Speed, queue, status, depth and response times will be drawn here once a crawl runs or a project is open.</source>
        <translation>开始爬取或打开项目后，这里会绘制速度、队列、状态、深度和响应时间。</translation>
    </message>
    <message>
        <source>The chart was saved as “%1”.</source>
        <translation>图表已保存为“%1”。</translation>
    </message>
    <message>
        <source>The chart could not be saved as “%1”.</source>
        <translation>无法将图表保存为“%1”。</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Status of the answer (–: no answer)</source>
        <translation>响应的状态码（–：无响应）</translation>
    </message>
    <message>
        <source>Nothing was recorded of it.</source>
        <translation>没有这方面的记录。</translation>
    </message>
</context>
<context>
    <name>argiope::compareview::CompareBar</name>
    <message>
        <source>This project, as it is now</source>
        <translation>本项目的现状</translation>
    </message>
    <message>
        <source>This project, run %1</source>
        <translation>本项目，第 %1 轮</translation>
    </message>
    <message>
        <source>This project, run %1 of %2</source>
        <comment>a number, a date</comment>
        <translation>本项目，%2 的第 %1 轮</translation>
    </message>
    <message>
        <source>Choose a project…</source>
        <translation>选择项目…</translation>
    </message>
    <message>
        <source>Choose a project in a database…</source>
        <translation>选择数据库中的项目…</translation>
    </message>
    <message>
        <source>Choose a crawl</source>
        <translation>选择一次爬取</translation>
    </message>
    <message>
        <source>Compare With</source>
        <translation>与之比较</translation>
    </message>
    <message>
        <source>Argiope projects (*.argiope)</source>
        <translation>Argiope 项目 (*.argiope)</translation>
    </message>
    <message>
        <source>Before:</source>
        <translation>之前：</translation>
    </message>
    <message>
        <source>After:</source>
        <translation>之后：</translation>
    </message>
    <message>
        <source>The other way round</source>
        <translation>对调</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>How far the comparison is</source>
        <translation>比较的进度</translation>
    </message>
</context>
<context>
    <name>argiope::compareview::CompareView</name>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>The two crawls cannot be compared.</source>
        <translation>无法比较这两次爬取。</translation>
    </message>
    <message>
        <source>New %1</source>
        <comment>a number of URLs</comment>
        <translation>新增 %1</translation>
    </message>
    <message>
        <source>URLs that the first crawl does not have, or that it was told were not there.</source>
        <translation>第一次爬取没有、或当时回答不存在的 URL。</translation>
    </message>
    <message>
        <source>Gone %1</source>
        <comment>a number of URLs</comment>
        <translation>已消失 %1</translation>
    </message>
    <message>
        <source>URLs that the second crawl does not have any more, or that answer that they are not there.</source>
        <translation>第二次爬取不再有、或回答已不存在的 URL。</translation>
    </message>
    <message>
        <source>Changed %1</source>
        <comment>a number of URLs</comment>
        <translation>已变化 %1</translation>
    </message>
    <message>
        <source>URLs of both with another value in some column; the table has a row for each column.</source>
        <translation>两次都有、但某些列的值不同的 URL；表格中每列一行。</translation>
    </message>
    <message>
        <source>New issues %1</source>
        <comment>a number</comment>
        <translation>新问题 %1</translation>
    </message>
    <message>
        <source>Checks that are found in the second crawl, and were not in the first.</source>
        <translation>第二次爬取中发现、第一次没有的检查项。</translation>
    </message>
    <message>
        <source>Mended issues %1</source>
        <comment>a number</comment>
        <translation>已修复的问题 %1</translation>
    </message>
    <message>
        <source>Checks that were found in the first crawl, and are not in the second.</source>
        <translation>第一次爬取中发现、第二次没有的检查项。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln issue(s) of one crawl cannot be decided in the other: neither new nor mended.</source>
        <translation>
            <numerusform>一次爬取中的 %Ln 个问题在另一次中无法判断：既不算新增，也不算修复。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) cannot be compared: an older Argiope read one of the pages.</source>
        <translation>
            <numerusform>%Ln 个值无法比较：其中一个页面由旧版 Argiope 读取。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URL(s) of the first crawl are left out: the mapping makes them and others one.</source>
        <translation>
            <numerusform>第一次爬取的 %Ln 个 URL 没有计入：按对应关系，它们与其他 URL 是同一个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URL(s) of the second crawl were not asked for yet in this recrawl.</source>
        <translation>
            <numerusform>第二次爬取中有 %Ln 个 URL 在这次重新爬取中尚未请求。</numerusform>
        </translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>正在比较…</translation>
    </message>
    <message>
        <source>A recrawl is a run: this project can be compared with what it was before.</source>
        <translation>每次重新爬取是一轮：可以把本项目与它以前的样子比较。</translation>
    </message>
    <message>
        <source>The two crawls do not differ.</source>
        <translation>两次爬取没有差别。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln URL(s) are the same in both.</source>
        <translation>
            <numerusform>%Ln 个 URL 在两次中相同。</numerusform>
        </translation>
    </message>
    <message>
        <source>No row matches the filter.</source>
        <translation>没有符合筛选条件的行。</translation>
    </message>
    <message>
        <source>Clear the Filter</source>
        <translation>清除筛选</translation>
    </message>
    <message>
        <source>In the first crawl: %1</source>
        <translation>在第一次爬取中：%1</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>Filter by a part of the URL, the column or a value…</source>
        <translation>按 URL、列或值的一部分筛选…</translation>
    </message>
    <message>
        <source>Filter of the differences</source>
        <translation>差别的筛选</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差别</translation>
    </message>
    <message>
        <source>The difference in full</source>
        <translation>完整的差别</translation>
    </message>
    <message>
        <source>Select a row to read what was and what is.</source>
        <translation>选择一行，阅读以前和现在的内容。</translation>
    </message>
    <message>
        <source>Choose two crawls to see how they differ: new and gone URLs, old and new values, new and mended issues.</source>
        <translation>选择两次爬取，即可查看它们的差异：新增和消失的 URL、旧值和新值、新出现和已修复的问题。</translation>
    </message>
    <message>
        <source>Two crawls are chosen.</source>
        <translation>已选择两次爬取。</translation>
    </message>
    <message>
        <source>See how they differ: new and gone URLs, old and new values, new and mended issues.</source>
        <translation>查看它们的差异：新增和消失的 URL、旧值和新值、新出现和已修复的问题。</translation>
    </message>
    <message>
        <source>The same crawl is chosen twice. Choose another one to compare it with.</source>
        <translation>两边选的是同一次爬取。请另选一次来比较。</translation>
    </message>
    <message>
        <source>URL, column or value…</source>
        <translation>URL、列或值…</translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation>筛选…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Writes exactly these rows and columns to a file, at once (Ctrl+Shift+E)</source>
        <translation>立即把这些行和列原样写入文件 (Ctrl+Shift+E)</translation>
    </message>
    <message>
        <source>Export &amp;As…</source>
        <translation>另存导出(&amp;A)…</translation>
    </message>
    <message>
        <source>Neither crawl is finished: depths are not compared.</source>
        <translation>两次爬取都没有完成：不比较深度。</translation>
    </message>
    <message>
        <source>The first crawl is not finished: depths are not compared.</source>
        <translation>第一次爬取没有完成：不比较深度。</translation>
    </message>
    <message>
        <source>The second crawl is not finished: depths are not compared.</source>
        <translation>第二次爬取没有完成：不比较深度。</translation>
    </message>
</context>
<context>
    <name>argiope::compareview::DifferenceModel</name>
    <message>
        <source>New</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>已消失</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>已变化</translation>
    </message>
    <message>
        <source>New issue</source>
        <translation>新问题</translation>
    </message>
    <message>
        <source>Mended issue</source>
        <translation>已修复的问题</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差别</translation>
    </message>
    <message>
        <source>Column or check</source>
        <translation>列或检查项</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>The address, as the second crawl has it.</source>
        <translation>地址，按第二次爬取中的写法。</translation>
    </message>
    <message>
        <source>What became of the URL, of one of its columns or of an issue.</source>
        <translation>该 URL、它的某一列或某个问题怎么样了。</translation>
    </message>
    <message>
        <source>The column that is another, or the check that was found or is found no more.</source>
        <translation>有差别的列，或新发现的、不再发现的检查项。</translation>
    </message>
    <message>
        <source>What the first crawl says.</source>
        <translation>第一次爬取中的内容。</translation>
    </message>
    <message>
        <source>What the second crawl says.</source>
        <translation>第二次爬取中的内容。</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已变化</translation>
    </message>
    <message>
        <source>%1 % changed</source>
        <translation>%1 % 已变化</translation>
    </message>
</context>
<context>
    <name>argiope::compareview::MappingRows</name>
    <message>
        <source>Host or beginning of URLs in the first crawl</source>
        <translation>第一次爬取中的主机或 URL 开头</translation>
    </message>
    <message>
        <source>What stands for it in the second crawl</source>
        <translation>它在第二次爬取中对应什么</translation>
    </message>
    <message>
        <source>Take this line away</source>
        <translation>去掉这一行</translation>
    </message>
    <message>
        <source>Hosts of the first crawl, and what they are in the second:</source>
        <translation>第一次爬取的主机，以及它们在第二次中对应什么：</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Another host, or another beginning of URLs</source>
        <translation>另一台主机，或另一种 URL 开头</translation>
    </message>
</context>
<context>
    <name>argiope::crawleraccess::CrawlerAccessDialog</name>
    <message>
        <source>Reading the project…</source>
        <translation>正在读取项目…</translation>
    </message>
    <message>
        <source>No robots.txt of this project was read, or no page of its hosts is known.</source>
        <translation>没有读取到此项目的 robots.txt，或者不知道其主机的任何页面。</translation>
    </message>
    <message>
        <source>AI and Search Crawlers</source>
        <translation>AI 与搜索爬虫</translation>
    </message>
    <message>
        <source>What robots.txt lets AI crawlers and search bots fetch, by folder. A server or a network in front of it may block them all the same: “argiope-cli ai --ask” asks it as each of them.</source>
        <translation>robots.txt 允许 AI 爬虫和搜索爬虫抓取的内容，按文件夹列出。服务器或其前面的网络仍可能拦截它们：“argiope-cli ai --ask”会以每个爬虫的身份进行询问。</translation>
    </message>
    <message>
        <source>AI and search crawlers by folder</source>
        <translation>各文件夹的 AI 与搜索爬虫</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>argiope::crawleraccess::CrawlerAccessModel</name>
    <message>
        <source>Search engine</source>
        <translation>搜索引擎</translation>
    </message>
    <message>
        <source>AI search</source>
        <translation>AI 搜索</translation>
    </message>
    <message>
        <source>AI assistant, on request</source>
        <translation>AI 助手（应用户请求）</translation>
    </message>
    <message>
        <source>AI training</source>
        <translation>AI 训练</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>允许</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>拦截</translation>
    </message>
    <message>
        <source>%1 of %2 blocked</source>
        <translation>%2 个中拦截 %1 个</translation>
    </message>
    <message>
        <source>robots.txt, line %1</source>
        <translation>robots.txt，第 %1 行</translation>
    </message>
    <message>
        <source>Crawler</source>
        <translation>爬虫</translation>
    </message>
    <message>
        <source>The name that robots.txt calls it by.</source>
        <translation>robots.txt 中使用的名称。</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>公司</translation>
    </message>
    <message>
        <source>Who sends it.</source>
        <translation>它的运营者。</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>What it fetches pages for.</source>
        <translation>它抓取页面的目的。</translation>
    </message>
    <message>
        <source>%1 pages of the crawl, of which %2 were held against robots.txt.</source>
        <translation>抓取到 %1 个页面，其中 %2 个与 robots.txt 作了对照。</translation>
    </message>
    <message>
        <source>%1 pages of the crawl.</source>
        <translation>抓取到 %1 个页面。</translation>
    </message>
</context>
<context>
    <name>argiope::database::DatabaseDialog</name>
    <message>
        <source>C&amp;onnect</source>
        <translation>连接(&amp;O)</translation>
    </message>
    <message>
        <source>Open a Project in a Database</source>
        <translation>打开数据库中的项目</translation>
    </message>
    <message>
        <source>New Project in a Database</source>
        <translation>在数据库中新建项目</translation>
    </message>
    <message>
        <source>Copy the Project into a Database</source>
        <translation>把项目复制到数据库</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>Name or address of the server; or the folder of its socket. An address of a project can be pasted here as a whole.</source>
        <translation>服务器的名称或地址，或其套接字所在的文件夹。可以在此粘贴完整的项目地址。</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>常用</translation>
    </message>
    <message>
        <source>The usual one is %1</source>
        <translation>常用端口是 %1</translation>
    </message>
    <message>
        <source>named as the user</source>
        <translation>与用户同名</translation>
    </message>
    <message>
        <source>your name on this computer</source>
        <translation>您在本机上的名称</translation>
    </message>
    <message>
        <source>as the server has it</source>
        <translation>由服务器决定</translation>
    </message>
    <message>
        <source>required</source>
        <translation>必须</translation>
    </message>
    <message>
        <source>required, with a certificate that holds</source>
        <translation>必须，并且证书有效</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Projects in the database</source>
        <translation>数据库中的项目</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <translation>端口(&amp;P)：</translation>
    </message>
    <message>
        <source>&amp;Server:</source>
        <translation>服务器(&amp;S)：</translation>
    </message>
    <message>
        <source>&amp;Database:</source>
        <translation>数据库(&amp;D)：</translation>
    </message>
    <message>
        <source>&amp;User:</source>
        <translation>用户(&amp;U)：</translation>
    </message>
    <message>
        <source>&amp;Encryption:</source>
        <translation>加密(&amp;E)：</translation>
    </message>
    <message>
        <source>A password is not asked for here and not kept: it is taken from the file .pgpass, the variable PGPASSWORD or a service file, as PostgreSQL’s own programs do.</source>
        <translation>这里不询问也不保存密码：与 PostgreSQL 自己的程序一样，它取自文件 .pgpass、变量 PGPASSWORD 或服务文件。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Use for the Next Crawl</source>
        <translation>用于下一次爬取</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Pro&amp;ject:</source>
        <translation>项目(&amp;J)：</translation>
    </message>
    <message>
        <source>&amp;Name of the new project:</source>
        <translation>新项目的名称(&amp;N)：</translation>
    </message>
    <message>
        <source>The address has a password in it, and was not taken. Leave it out: it is taken from the file .pgpass, the variable PGPASSWORD or a service file.</source>
        <translation>地址中有密码，因此没有采用。请去掉密码：它取自文件 .pgpass、变量 PGPASSWORD 或服务文件。</translation>
    </message>
    <message>
        <source>Asking the server…</source>
        <translation>正在询问服务器…</translation>
    </message>
    <message>
        <source>no right to read it</source>
        <translation>没有读取权限</translation>
    </message>
    <message>
        <source>being crawled</source>
        <translation>正在爬取</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>Connected to PostgreSQL %1 as %2.</source>
        <translation>已以 %2 的身份连接到 PostgreSQL %1。</translation>
    </message>
    <message>
        <source>There is no project in this database yet.</source>
        <translation>此数据库中还没有项目。</translation>
    </message>
    <message>
        <source>This user may not make projects in it: that is the right CREATE on the database.</source>
        <translation>此用户不能在其中建立项目：需要数据库的 CREATE 权限。</translation>
    </message>
    <message>
        <source>There is a project of this name already. Nothing is overwritten; choose another name.</source>
        <translation>已有同名的项目。不会覆盖任何内容，请选择别的名称。</translation>
    </message>
</context>
<context>
    <name>argiope::details::DetailsView</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Inlinks</source>
        <translation>入链</translation>
    </message>
    <message>
        <source>Outlinks</source>
        <translation>出链</translation>
    </message>
    <message>
        <source>Select a URL above to see what is known of it.</source>
        <translation>在上方选择一个 URL，即可查看它的全部信息。</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>标头</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>More are loaded as you scroll; the menu of a row loads them all.</source>
        <translation>滚动时会继续载入；行的菜单可载入全部。</translation>
    </message>
    <message>
        <source>Redirects</source>
        <translation>重定向</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>button (its keys)</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Back to the URL that was shown before</source>
        <translation>回到之前显示的 URL</translation>
    </message>
    <message>
        <source>Forward again</source>
        <translation>再前进</translation>
    </message>
    <message>
        <source>So many are listed at most; an export has them all.</source>
        <translation>最多列出这么多；导出则包含全部。</translation>
    </message>
</context>
<context>
    <name>argiope::details::LinksPane</name>
    <message>
        <source>Show Its &amp;Details</source>
        <translation>显示详情(&amp;D)</translation>
    </message>
    <message>
        <source>Open in the &amp;Browser</source>
        <translation>在浏览器中打开(&amp;B)</translation>
    </message>
    <message>
        <source>Copy &amp;URL</source>
        <translation>复制 URL(&amp;U)</translation>
    </message>
    <message>
        <source>Copy &amp;Rows</source>
        <translation>复制行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Load All Links</source>
        <translation>载入全部链接(&amp;L)</translation>
    </message>
    <message>
        <source>Links to %1</source>
        <translation>指向 %1 的链接</translation>
    </message>
    <message>
        <source>Links on %1</source>
        <translation>%1 上的链接</translation>
    </message>
    <message>
        <source>No link matches the filter.</source>
        <translation>没有符合筛选条件的链接。</translation>
    </message>
    <message>
        <source>Clear the Filter</source>
        <translation>清除筛选</translation>
    </message>
    <message>
        <source>Select a URL above to see the links that lead to it.</source>
        <translation>在上方选择一个 URL，查看指向它的链接。</translation>
    </message>
    <message>
        <source>Select a URL above to see the links on it.</source>
        <translation>在上方选择一个 URL，查看它上面的链接。</translation>
    </message>
    <message>
        <source>No link that is kept leads to this URL.</source>
        <translation>保留的链接中没有指向此 URL 的。</translation>
    </message>
    <message>
        <source>No links of this URL are kept.</source>
        <translation>没有保留此 URL 的链接。</translation>
    </message>
    <message>
        <source>Filter the links…</source>
        <translation>筛选链接…</translation>
    </message>
    <message>
        <source>Filter the links</source>
        <translation>筛选链接</translation>
    </message>
</context>
<context>
    <name>argiope::exporting::ExportDialog</name>
    <message>
        <source>“%1” cannot be written. Choose another folder or name.</source>
        <translation>无法写入“%1”。请选择其他文件夹或名称。</translation>
    </message>
    <message>
        <source>Writing “%1” failed. Is the disk full?</source>
        <translation>写入“%1”失败。磁盘是否已满？</translation>
    </message>
    <message>
        <source>Cancelled; “%1” was not changed.</source>
        <translation>已取消；“%1”未作更改。</translation>
    </message>
    <message>
        <source>The project cannot be read.</source>
        <translation>无法读取项目。</translation>
    </message>
    <message>
        <source>This format cannot hold this table. Choose another format.</source>
        <translation>该格式无法保存此表。请选择其他格式。</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>导出(&amp;E)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>URLs: fetched and waiting</source>
        <translation>URL：已抓取和等待中的</translation>
    </message>
    <message>
        <source>Skipped URLs, with the rule</source>
        <translation>已跳过的 URL 及规则</translation>
    </message>
    <message>
        <source>Links: from where to where</source>
        <translation>链接：从哪里到哪里</translation>
    </message>
    <message>
        <source>CSV, for spreadsheets</source>
        <translation>CSV，用于电子表格</translation>
    </message>
    <message>
        <source>Text, a URL a line</source>
        <translation>文本，每行一个 URL</translation>
    </message>
    <message>
        <source>JSON Lines, for programs</source>
        <translation>JSON Lines，用于程序</translation>
    </message>
    <message>
        <source>XML sitemap</source>
        <translation>XML 站点地图</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>表(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>F&amp;ile</source>
        <translation>文件(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;All rows</source>
        <translation>全部行(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Filtered rows (%1)</source>
        <translation>筛选后的行（%1）(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Filtered rows</source>
        <translation>筛选后的行(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Selected rows (%1)</source>
        <translation>选中的行（%1）(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Selected rows</source>
        <translation>选中的行(&amp;S)</translation>
    </message>
    <message>
        <source>Export To</source>
        <translation>导出到</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>%1 rows written…</source>
        <translation>已写入 %1 行…</translation>
    </message>
    <message>
        <source>%1 rows written to “%2”.</source>
        <translation>已将 %1 行写入“%2”。</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>正在写入…</translation>
    </message>
    <message>
        <source>Choose which columns are written, and in which order</source>
        <translation>选择写出哪些列以及顺序</translation>
    </message>
    <message>
        <source>Columns to write, in their order</source>
        <translation>要写出的列及其顺序</translation>
    </message>
    <message>
        <source>Ticked columns are written. Drag them, or use the buttons, to change their order.</source>
        <translation>勾选的列会被写出。拖动或使用按钮可改变顺序。</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>上移(&amp;U)</translation>
    </message>
    <message>
        <source>Move Do&amp;wn</source>
        <translation>下移(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Usual Columns</source>
        <translation>默认列(&amp;U)</translation>
    </message>
    <message>
        <source>Colu&amp;mns</source>
        <translation>列(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;All links</source>
        <translation>所有链接(&amp;A)</translation>
    </message>
    <message>
        <source>Links on the &amp;filtered pages</source>
        <translation>筛选出的页面上的链接(&amp;F)</translation>
    </message>
    <message>
        <source>Links on the &amp;selected pages</source>
        <translation>选中页面上的链接(&amp;S)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>This format has its own</source>
        <translation>此格式有固定的列</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>column: what it is called, its name in the file</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>There is no folder “%1”. Choose another one.</source>
        <translation>没有文件夹“%1”。请选择其他文件夹。</translation>
    </message>
    <message>
        <source>For E&amp;xcel: with a byte order mark</source>
        <translation>适用于 Excel：带字节顺序标记(&amp;X)</translation>
    </message>
    <message>
        <source>Excel tells by it that the text is UTF-8. Other programs need none, and some stumble over it.</source>
        <translation>Excel 由此得知文本是 UTF-8。其他程序不需要它，有些程序反而会出错。</translation>
    </message>
    <message>
        <source>As in the Tab&amp;le</source>
        <translation>与表格相同(&amp;L)</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>None</source>
        <translation>全不选</translation>
    </message>
    <message>
        <source>Those that the table in the window shows, in its order</source>
        <translation>窗口中的表格所显示的列，顺序相同</translation>
    </message>
    <message>
        <source>Links on the &amp;filtered pages (%1 pages)</source>
        <translation>筛选出的页面上的链接（%1 个页面）(&amp;F)</translation>
    </message>
    <message>
        <source>Links on the &amp;selected pages (%1 pages)</source>
        <translation>选中页面上的链接（%1 个页面）(&amp;S)</translation>
    </message>
    <message>
        <source>This table has its own</source>
        <translation>此表有自己的列</translation>
    </message>
    <message>
        <source>&amp;Rows as the table shows them (%1)</source>
        <translation>表格所显示的行 (%1)(&amp;R)</translation>
    </message>
    <message>
        <source>Excel workbook (XLSX)</source>
        <translation>Excel 工作簿 (XLSX)</translation>
    </message>
    <message>
        <source>Graph of the links, GraphML</source>
        <translation>链接图，GraphML</translation>
    </message>
    <message>
        <source>Graph of the links, GEXF for Gephi</source>
        <translation>链接图，GEXF（用于 Gephi）</translation>
    </message>
    <message>
        <source>Sitemaps</source>
        <translation>站点地图</translation>
    </message>
    <message>
        <source>Broken, blocked and redirected links</source>
        <translation>失效、被拦截和重定向的链接</translation>
    </message>
    <message>
        <source>Redirects, with each step</source>
        <translation>重定向及其每一步</translation>
    </message>
    <message>
        <source>Issues: what the checks found</source>
        <translation>问题：检查项所发现的</translation>
    </message>
    <message>
        <source>Images of the pages</source>
        <translation>页面的图片</translation>
    </message>
    <message>
        <source>Versions in other languages</source>
        <translation>其他语言的版本</translation>
    </message>
    <message>
        <source>Index of the web archives, CDXJ</source>
        <translation>网页存档的索引（CDXJ）</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Markdown table, for tickets and wikis</source>
        <translation>Markdown 表格，用于工单和维基</translation>
    </message>
    <message>
        <source>Hosts, with their IP addresses</source>
        <translation>主机及其 IP 地址</translation>
    </message>
    <message>
        <source>Where numbers are written with a decimal comma, spreadsheets take semicolons for it.</source>
        <translation>在小数点写作逗号的地区，电子表格用分号分隔单元格。</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>逗号</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>分号</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>制表符</translation>
    </message>
    <message>
        <source>&amp;Between cells</source>
        <translation>单元格之间(&amp;B)</translation>
    </message>
</context>
<context>
    <name>argiope::exporting::MirrorDialog</name>
    <message>
        <source>“%1” cannot be made, or is there already and not empty. Choose another folder.</source>
        <translation>无法创建“%1”，或者它已经存在并且不是空的。请选择别的文件夹。</translation>
    </message>
    <message>
        <source>Cancelled; nothing was left behind.</source>
        <translation>已取消；没有留下任何内容。</translation>
    </message>
    <message>
        <source>The project cannot be read.</source>
        <translation>无法读取项目。</translation>
    </message>
    <message>
        <source>Writing to “%1” failed. Is the disk full?</source>
        <translation>写入“%1”失败。磁盘是否已满？</translation>
    </message>
    <message>
        <source>&amp;All that is kept</source>
        <translation>保存的全部内容(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>浏览(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Make the Mirror</source>
        <translation>制作镜像(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Show in &amp;Folder</source>
        <translation>在文件夹中显示(&amp;F)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>Makes a folder of the pages that the project keeps, which a browser reads without a server: links lead from file to file, and where nothing is kept to the site.</source>
        <translation>把项目保存的网页做成一个文件夹，不用服务器就能在浏览器中阅读：链接从文件通向文件，没有保存的则通向网站。</translation>
    </message>
    <message>
        <source>&amp;Filtered rows (%1)</source>
        <translation>筛选后的行（%1）(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Filtered rows</source>
        <translation>筛选后的行(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Selected rows (%1)</source>
        <translation>选中的行（%1）(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Selected rows</source>
        <translation>选中的行(&amp;S)</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>网页</translation>
    </message>
    <message>
        <source>Fol&amp;der</source>
        <translation>文件夹(&amp;D)</translation>
    </message>
    <message>
        <source>By its settings this project keeps no pages. Choose them in the options (Project File, Pages that are kept), and crawl again.</source>
        <translation>按照设置，这个项目不保存网页。请在选项（项目文件，保存的网页）中选择，然后重新爬取。</translation>
    </message>
    <message>
        <source>This project keeps HTML documents only. For images, styles and scripts choose “Everything that is fetched” in the options (Project File, Pages that are kept), and crawl again.</source>
        <translation>这个项目只保存 HTML 文档。需要图片、样式和脚本时，请在选项（项目文件，保存的网页）中选择“抓取到的全部内容”，然后重新爬取。</translation>
    </message>
    <message>
        <source>%1 mirror</source>
        <comment>the name of a folder</comment>
        <translation>%1 镜像</translation>
    </message>
    <message>
        <source>Where to Make the Mirror</source>
        <translation>在哪里制作镜像</translation>
    </message>
    <message>
        <source>mirror</source>
        <comment>the name of a folder</comment>
        <translation>镜像</translation>
    </message>
    <message>
        <source>%1 files written…</source>
        <translation>已写入 %1 个文件…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) written to “%1”, %2 of them pages.</source>
        <translation>
            <numerusform>已将 %Ln 个文件写入“%1”，其中 %2 个是网页。</numerusform>
        </translation>
    </message>
    <message>
        <source>None of these URLs is kept, so nothing was written.</source>
        <translation>这些 URL 都没有保存，所以没有写入任何内容。</translation>
    </message>
    <message>
        <source>%1 could not be read: links to them lead to the site.</source>
        <translation>有 %1 个无法读取：指向它们的链接通向网站。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>正在写入…</translation>
    </message>
</context>
<context>
    <name>argiope::exporting::TableFileDialog</name>
    <message>
        <source>Export To</source>
        <translation>导出到</translation>
    </message>
</context>
<context>
    <name>argiope::extractors::ExtractorsDialog</name>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Attribute:</source>
        <translation>属性(&amp;A)：</translation>
    </message>
    <message>
        <source>A&amp;ll of them, one a line</source>
        <translation>全部，每行一个(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Fetch</source>
        <translation>抓取(&amp;F)</translation>
    </message>
    <message>
        <source>Extractors</source>
        <translation>提取器</translation>
    </message>
    <message>
        <source>The page&apos;s source</source>
        <translation>页面的源代码</translation>
    </message>
    <message>
        <source>Fetch a page, or paste its HTML here, to see what is found on it.</source>
        <translation>抓取一个页面，或把它的 HTML 粘贴到这里，看看能找到什么。</translation>
    </message>
    <message>
        <source>What is found</source>
        <translation>找到的内容</translation>
    </message>
    <message>
        <source>Each extractor is a column of the next crawl&apos;s project: what it finds on a page stands there, to be sorted, filtered, exported and checked.</source>
        <translation>每个提取器是下一次爬取的项目中的一列：它在页面上找到的内容放在那里，可以排序、筛选、导出和检查。</translation>
    </message>
    <message>
        <source>Na&amp;me:</source>
        <translation>名称(&amp;M)：</translation>
    </message>
    <message>
        <source>L&amp;ook for:</source>
        <translation>查找(&amp;O)：</translation>
    </message>
    <message>
        <source>&amp;Expression:</source>
        <translation>表达式(&amp;E)：</translation>
    </message>
    <message>
        <source>&amp;Take:</source>
        <translation>取出(&amp;T)：</translation>
    </message>
    <message>
        <source>Tr&amp;y on:</source>
        <translation>试用于(&amp;Y)：</translation>
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
        <source>This cannot be the name of a new column: up to 60 letters, digits, blanks, “_”, “-” and “.”, and none that the tables have already.</source>
        <translation>这不能作为新列的名称：最多 60 个字母、数字、空格、“_”、“-”和“.”，且不能与表格已有的列同名。</translation>
    </message>
    <message>
        <source>Fetching…</source>
        <translation>正在抓取…</translation>
    </message>
    <message>
        <source>The server answered with the status %1.</source>
        <translation>服务器以状态 %1 应答。</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>正在查找…</translation>
    </message>
    <message>
        <source>Nothing is found on this page.</source>
        <translation>在此页面上没有找到。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s); the first are shown.</source>
        <translation>
            <numerusform>%Ln 个值；显示前面的部分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s).</source>
        <translation>
            <numerusform>%Ln 个值。</numerusform>
        </translation>
    </message>
    <message>
        <source>Se&amp;veral…</source>
        <translation>批量(&amp;V)…</translation>
    </message>
    <message>
        <source>From the &amp;Project</source>
        <translation>取自项目(&amp;P)</translation>
    </message>
    <message>
        <source>Also cut them out of the pages that the open project &amp;keeps, now</source>
        <translation>现在也从打开的项目所保存的网页中取出(&amp;K)</translation>
    </message>
    <message>
        <source>Look for many texts or expressions in the source, each a column</source>
        <translation>在源代码中查找许多文字或表达式，每个成为一列</translation>
    </message>
    <message>
        <source>The page as the open project keeps it, without a request</source>
        <translation>打开的项目所保存的页面，不发出请求</translation>
    </message>
    <message>
        <source>No request is made; it is shown at the bottom of the window, and can be cancelled</source>
        <translation>不发出请求；进度显示在窗口底部，可以取消</translation>
    </message>
    <message>
        <source>column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>The project does not keep this page.</source>
        <translation>项目没有保存这个页面。</translation>
    </message>
    <message>
        <source>The archive that has this page is gone or damaged.</source>
        <translation>存有这个页面的存档已不在或已损坏。</translation>
    </message>
    <message>
        <source>What the project keeps of this address is no text.</source>
        <translation>项目所保存的这个地址的内容不是文字。</translation>
    </message>
</context>
<context>
    <name>argiope::extractors::SeveralDialog</name>
    <message>
        <source>Several Extractors</source>
        <translation>批量添加提取器</translation>
    </message>
    <message>
        <source>Look for, one a &amp;line:</source>
        <translation>查找，每行一个(&amp;L)：</translation>
    </message>
    <message>
        <source>Each &amp;is:</source>
        <translation>每行是(&amp;I)：</translation>
    </message>
    <message>
        <source>&amp;Take:</source>
        <translation>取出(&amp;T)：</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>These are %1 lines; a project has room for %2 more.</source>
        <translation>这里有 %1 行；项目还能容纳 %2 个。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a line, what is wrong with it</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>argiope::help::HelpWindow</name>
    <message>
        <source>Argiope Manual</source>
        <translation>Argiope 手册</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>手册页面</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>搜索手册</translation>
    </message>
    <message>
        <source>No page has this.</source>
        <translation>没有包含此内容的页面。</translation>
    </message>
</context>
<context>
    <name>argiope::hosts::HostsView</name>
    <message>
        <source>Show Its &amp;URLs</source>
        <translation>显示其 URL(&amp;U)</translation>
    </message>
    <message>
        <source>Show Its &amp;Problems</source>
        <translation>显示其问题(&amp;P)</translation>
    </message>
    <message>
        <source>Show What Was &amp;Skipped</source>
        <translation>显示其跳过的 URL(&amp;S)</translation>
    </message>
    <message>
        <source>Open robots.txt in the &amp;Browser</source>
        <translation>在浏览器中打开 robots.txt(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Select a host to read its robots.txt.</source>
        <translation>选择一台主机以阅读其 robots.txt。</translation>
    </message>
    <message>
        <source>%1: robots.txt, %2</source>
        <translation>%1：robots.txt，%2</translation>
    </message>
    <message>
        <source>The %1 largest of %2 hosts</source>
        <translation>%2 台主机中最大的 %1 台</translation>
    </message>
    <message numerus="yes">
        <source>%Ln host(s)</source>
        <translation>
            <numerusform>%Ln 台主机</numerusform>
        </translation>
    </message>
    <message>
        <source>No host matches the filter.</source>
        <translation>没有主机符合筛选条件。</translation>
    </message>
    <message>
        <source>Clear the Filter</source>
        <translation>清除筛选</translation>
    </message>
    <message>
        <source>Each host that a crawl meets has a line here: its URLs, its robots.txt, and how fast it is asked.</source>
        <translation>爬取遇到的每台主机在此占一行：它的 URL、robots.txt 以及请求速度。</translation>
    </message>
    <message>
        <source>Filter of the hosts</source>
        <translation>主机筛选</translation>
    </message>
    <message>
        <source>Hosts</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>There is no text.</source>
        <translation>没有文本。</translation>
    </message>
    <message>
        <source>robots.txt of the host</source>
        <translation>主机的 robots.txt</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Choose the columns</source>
        <translation>选择要显示的列</translation>
    </message>
    <message>
        <source>Show Its URLs</source>
        <translation>显示其 URL</translation>
    </message>
    <message>
        <source>%1: waits</source>
        <translation>%1：等待中</translation>
    </message>
    <message>
        <source>%1: not read: %2</source>
        <translation>%1：未读取：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2, %3 URLs, %4 sitemaps</source>
        <translation>%1：%2，%3 个 URL，%4 个站点地图</translation>
    </message>
    <message>
        <source>%1 (damaged)</source>
        <translation>%1（已损坏）</translation>
    </message>
    <message>
        <source>Sitemaps</source>
        <translation>站点地图</translation>
    </message>
    <message>
        <source>Sitemaps of the host</source>
        <translation>主机的站点地图</translation>
    </message>
    <message>
        <source>Counting the hosts…</source>
        <translation>正在统计主机…</translation>
    </message>
    <message>
        <source>Filter by a part of the name or IP address…</source>
        <translation>按名称或 IP 地址的一部分筛选…</translation>
    </message>
    <message>
        <source>, Crawl-delay %1</source>
        <translation>，Crawl-delay %1</translation>
    </message>
    <message>
        <source>, Crawl-delay %1, of which %2 are kept</source>
        <translation>，Crawl-delay %1，只遵守 %2</translation>
    </message>
</context>
<context>
    <name>argiope::issues::FindingsPane</name>
    <message>
        <source>Select an issue to read what it is and how to mend it.</source>
        <translation>选择一个问题，可阅读它是什么以及如何修正。</translation>
    </message>
    <message>
        <source>What it is.</source>
        <translation>它是什么。</translation>
    </message>
    <message>
        <source>Why it matters.</source>
        <translation>为什么重要。</translation>
    </message>
    <message>
        <source>How to mend it.</source>
        <translation>如何修正。</translation>
    </message>
    <message>
        <source>%1, %2; on the command line: %3</source>
        <comment>severity, group, id</comment>
        <translation>%1，%2；在命令行上：%3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln finding(s)</source>
        <translation>
            <numerusform>%Ln 处发现</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 ignored</source>
        <translation>%1，另有 %2 处已忽略</translation>
    </message>
    <message>
        <source>It was not found.</source>
        <translation>没有发现。</translation>
    </message>
    <message>
        <source>The places are shown when the check is over.</source>
        <translation>检查结束后会显示位置。</translation>
    </message>
    <message>
        <source>Count it apart, here or on other URLs</source>
        <translation>在这里或其他 URL 上另行计数</translation>
    </message>
    <message>
        <source>On &amp;This URL</source>
        <translation>在此 URL 上(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Below %1</source>
        <translation>在 %1 之下(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Below Its Folder</source>
        <translation>在它的文件夹之下(&amp;B)</translation>
    </message>
    <message>
        <source>On &amp;Every URL</source>
        <translation>在每个 URL 上(&amp;E)</translation>
    </message>
    <message>
        <source>By &amp;Pattern…</source>
        <translation>按模式(&amp;P)…</translation>
    </message>
    <message>
        <source>Show &amp;Details</source>
        <translation>显示详情(&amp;D)</translation>
    </message>
    <message>
        <source>Open in the &amp;Browser</source>
        <translation>在浏览器中打开(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Copy URL</source>
        <translation>复制 URL(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;Row</source>
        <translation>复制行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Export Findings…</source>
        <translation>导出发现(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Ignore</source>
        <translation>忽略(&amp;I)</translation>
    </message>
    <message>
        <source>Show in &amp;URLs</source>
        <translation>在 URL 中显示(&amp;U)</translation>
    </message>
    <message>
        <source>About the issue</source>
        <translation>关于此问题</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>Show in URLs</source>
        <translation>在 URL 中显示</translation>
    </message>
    <message>
        <source>The table of URLs shows exactly these</source>
        <translation>在 URL 表格中恰好显示这些</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>忽略</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3</source>
        <comment>a limit and its numbers</comment>
        <translation>%1：%2，而非 %3</translation>
    </message>
    <message>
        <source>A check of your own: %1</source>
        <translation>您自己的检查：%1</translation>
    </message>
    <message>
        <source>Set for this site.</source>
        <translation>为本网站的设置。</translation>
    </message>
    <message>
        <source>All instances of the finding</source>
        <translation>该发现的各处</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Writes exactly these rows and columns to a file, at once</source>
        <translation>立即把这些行和列原样写入文件</translation>
    </message>
</context>
<context>
    <name>argiope::issues::IgnoreDialog</name>
    <message>
        <source>Ignore an Issue</source>
        <translation>忽略问题</translation>
    </message>
    <message>
        <source>empty: every URL</source>
        <translation>留空：每个 URL</translation>
    </message>
    <message>
        <source>A regular expression that is searched in the URL, as those of the options are</source>
        <translation>在 URL 中查找的正则表达式，与选项中的相同</translation>
    </message>
    <message>
        <source>for whoever asks later</source>
        <translation>写给以后问起的人</translation>
    </message>
    <message>
        <source>&amp;Ignore</source>
        <translation>忽略(&amp;I)</translation>
    </message>
    <message>
        <source>Issue:</source>
        <translation>问题项：</translation>
    </message>
    <message>
        <source>On &amp;URLs that match:</source>
        <translation>在匹配的 URL 上(&amp;U)：</translation>
    </message>
    <message>
        <source>&amp;Why:</source>
        <translation>原因(&amp;W)：</translation>
    </message>
    <message>
        <source>Not a valid expression: %1</source>
        <translation>不是有效的表达式：%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln finding(s)</source>
        <comment>of an issue</comment>
        <translation>
            <numerusform>%Ln 处发现</numerusform>
        </translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>正在统计…</translation>
    </message>
    <message>
        <source>Counting: %1 of %2 so far…</source>
        <comment>matched; findings that were looked at</comment>
        <translation>正在统计：目前 %2 处中匹配 %1 处…</translation>
    </message>
    <message>
        <source>Matches none of %1.</source>
        <comment>of 12 findings</comment>
        <translation>在 %1中一处也不匹配。</translation>
    </message>
    <message>
        <source>Matches %1 of %2.</source>
        <comment>a number, of 12 findings</comment>
        <translation>在 %2中匹配 %1 处。</translation>
    </message>
</context>
<context>
    <name>argiope::issues::IgnoresDialog</name>
    <message>
        <source>every URL</source>
        <translation>每个 URL</translation>
    </message>
    <message>
        <source>Nothing is ignored in this project.</source>
        <translation>此项目没有忽略任何内容。</translation>
    </message>
    <message>
        <source>What is ignored is counted apart, and fails no audit on the command line either.</source>
        <translation>被忽略的内容另行计数，在命令行上也不会使检查失败。</translation>
    </message>
    <message>
        <source>This project can only be read: what it ignores cannot be changed here.</source>
        <translation>此项目只能读取：不能在这里更改它忽略的内容。</translation>
    </message>
    <message>
        <source>Ignored Issues</source>
        <translation>已忽略的问题</translation>
    </message>
    <message>
        <source>Issue</source>
        <translation>问题项</translation>
    </message>
    <message>
        <source>On URLs that match</source>
        <translation>在匹配的 URL 上</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Ignored issues</source>
        <translation>已忽略的问题</translation>
    </message>
    <message>
        <source>&amp;Take Back</source>
        <translation>取消忽略(&amp;T)</translation>
    </message>
    <message>
        <source>The selected ones count again</source>
        <translation>所选项重新计数</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
</context>
<context>
    <name>argiope::issues::IssuesView</name>
    <message>
        <source>Issues</source>
        <translation>问题清单</translation>
    </message>
    <message>
        <source>Show in &amp;URLs</source>
        <translation>在 URL 中显示(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Export Findings…</source>
        <translation>导出发现(&amp;E)…</translation>
    </message>
    <message>
        <source>Export &amp;All Findings…</source>
        <translation>导出全部发现(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Ignore on Every URL</source>
        <translation>在每个 URL 上忽略(&amp;I)</translation>
    </message>
    <message>
        <source>Ignore by &amp;Pattern…</source>
        <translation>按模式忽略(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Copy Row</source>
        <translation>复制行(&amp;C)</translation>
    </message>
    <message>
        <source>Check Again</source>
        <translation>重新检查</translation>
    </message>
    <message>
        <source>The check was cancelled.</source>
        <translation>检查已取消。</translation>
    </message>
    <message>
        <source>The crawl is being checked…</source>
        <translation>正在检查爬取结果…</translation>
    </message>
    <message>
        <source>What is wrong with the site will stand here, the worst first.</source>
        <translation>网站的问题会列在这里，最严重的在最前。</translation>
    </message>
    <message>
        <source>No issue matches the filter.</source>
        <translation>没有符合筛选的问题。</translation>
    </message>
    <message>
        <source>Clear the Filter</source>
        <translation>清除筛选</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was found by %Ln check(s).</source>
        <translation>
            <numerusform>%Ln 项检查没有发现问题。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was found so far.</source>
        <translation>到目前为止没有发现问题。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them could not be decided everywhere: the pages were read by an older version, their headers were not kept, or what they name was not fetched.</source>
        <translation>
            <numerusform>其中 %Ln 项无法在所有地方判定：页面由较旧的版本读取、没有保留响应头，或者它指向的内容没有抓取。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show All Checks</source>
        <translation>显示全部检查</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>正在检查…</translation>
    </message>
    <message>
        <source>Check cancelled</source>
        <translation>检查已取消</translation>
    </message>
    <message>
        <source>Check failed</source>
        <translation>检查失败</translation>
    </message>
    <message numerus="yes">
        <source>%Ln URL(s) checked</source>
        <translation>
            <numerusform>已检查 %Ln 个 URL</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of them are pages. Checked on %2.</source>
        <translation>其中 %1 个是页面。检查于 %2。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln check(s) were not found, but could not be decided everywhere.</source>
        <translation>
            <numerusform>%Ln 项检查没有发现问题，但无法在所有地方判定。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel the check</source>
        <translation>取消检查</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>重新检查</translation>
    </message>
    <message>
        <source>Errors %1</source>
        <translation>错误 %1</translation>
    </message>
    <message>
        <source>Harm visitors or search results</source>
        <translation>损害访客或搜索结果</translation>
    </message>
    <message>
        <source>Warnings %1</source>
        <translation>警告 %1</translation>
    </message>
    <message>
        <source>May harm; look at them next</source>
        <translation>可能有害；其次查看</translation>
    </message>
    <message>
        <source>Notices %1</source>
        <translation>提示 %1</translation>
    </message>
    <message>
        <source>Worth a look</source>
        <translation>值得一看</translation>
    </message>
    <message>
        <source>All groups</source>
        <translation>所有分组</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>group (issues)</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Ignored (%1)…</source>
        <translation>已忽略（%1）…</translation>
    </message>
    <message>
        <source>Ignored…</source>
        <translation>已忽略…</translation>
    </message>
    <message>
        <source>Another program is writing this project.</source>
        <translation>另一个程序正在写入此项目。</translation>
    </message>
    <message>
        <source>This project can only be read.</source>
        <translation>此项目只能读取。</translation>
    </message>
    <message>
        <source>No more than %1 can be ignored: put several into one pattern.</source>
        <translation>最多只能忽略 %1 项：请把几项合并为一个模式。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln kind(s) of errors</source>
        <translation>
            <numerusform>%Ln 类错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln kind(s) of warnings</source>
        <translation>
            <numerusform>%Ln 类警告</numerusform>
        </translation>
    </message>
    <message>
        <source>No errors and no warnings on %1 URLs, but %2</source>
        <translation>%1 个 URL 上没有错误和警告，但有 %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln kind(s) of notices</source>
        <translation>
            <numerusform>%Ln 类提示</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was found on %1 URLs by %2 checks</source>
        <translation>%2 项检查在 %1 个 URL 上没有发现问题</translation>
    </message>
    <message>
        <source>Filter by name…</source>
        <translation>按名称筛选…</translation>
    </message>
    <message>
        <source>Filter of the issues</source>
        <translation>问题的筛选</translation>
    </message>
    <message>
        <source>Group of the issues</source>
        <translation>问题的分组</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Also checks that were not found</source>
        <translation>也显示没有发现问题的检查</translation>
    </message>
    <message>
        <source>What this project ignores</source>
        <translation>此项目忽略的内容</translation>
    </message>
    <message>
        <source>%1 and %2 on %3 URLs; %4 were fetched and checked</source>
        <comment>3 kinds of errors, 12 of warnings, numbers of URLs</comment>
        <translation>%1、%2，涉及 %3 个 URL；抓取并检查了 %4 个</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Checking, %1 %…</source>
        <translation>正在检查，%1 %…</translation>
    </message>
    <message>
        <source>Crawl one: it is checked meanwhile, and at the end. Nothing has to be set up.</source>
        <translation>爬取一个网站即可：爬取期间和结束时都会检查，无需任何设置。</translation>
    </message>
</context>
<context>
    <name>argiope::issues::RulesButton</name>
    <message>
        <source>&amp;Thresholds and Checks…</source>
        <translation>阈值和检查项(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Own Checks…</source>
        <translation>自定义检查(&amp;O)…</translation>
    </message>
    <message>
        <source>What kind of site it is, and how strictly it is checked</source>
        <translation>网站的类型，以及检查的严格程度</translation>
    </message>
    <message>
        <source>Type of site, thresholds and checks</source>
        <translation>网站类型、阈值和检查项</translation>
    </message>
    <message>
        <source>What kind of site it is, and how strictly it is checked: not all is as usual for it</source>
        <translation>网站的类型，以及检查的严格程度：并非全部与该类型的通常设置相同</translation>
    </message>
    <message>
        <source>Type of site</source>
        <translation>网站类型</translation>
    </message>
</context>
<context>
    <name>argiope::issues::RulesDialog</name>
    <message>
        <source>Thresholds and Checks</source>
        <translation>阈值和检查项</translation>
    </message>
    <message>
        <source>&amp;Type of site:</source>
        <translation>网站类型(&amp;T)：</translation>
    </message>
    <message>
        <source>Also check &amp;non-indexable pages</source>
        <translation>也检查不可索引的页面(&amp;N)</translation>
    </message>
    <message>
        <source>Titles, descriptions, length and sharing also of pages with noindex or another canonical page, of those that robots.txt keeps out, and of later pages of a list. On the command line: --non-indexable</source>
        <translation>对带有 noindex 或以其他页面为规范页面的页面、被 robots.txt 挡住的页面以及列表的后续页面，也检查标题、描述、篇幅和分享信息。命令行：--non-indexable</translation>
    </message>
    <message>
        <source>Th&amp;resholds</source>
        <translation>阈值(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Checks</source>
        <translation>检查项(&amp;C)</translation>
    </message>
    <message>
        <source>Reset &amp;All</source>
        <translation>全部重置(&amp;A)</translation>
    </message>
    <message>
        <source>Filter by a part of the name…</source>
        <translation>按名称的一部分筛选…</translation>
    </message>
    <message>
        <source>Filter of the checks</source>
        <translation>检查项的筛选</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>检查项</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查项</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>严重程度</translation>
    </message>
    <message>
        <source>On the command line</source>
        <translation>在命令行中</translation>
    </message>
    <message>
        <source>&amp;Severity of the selected check:</source>
        <translation>所选检查项的严重程度(&amp;S)：</translation>
    </message>
    <message>
        <source>From %1 to %2; on the command line: %3</source>
        <translation>从 %1 到 %2；在命令行中：%3</translation>
    </message>
    <message>
        <source>Back to what is usual</source>
        <translation>恢复为通常值</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <translation>重置：%1</translation>
    </message>
    <message>
        <source>usually %1</source>
        <translation>通常为 %1</translation>
    </message>
    <message>
        <source>“%1” (%2) must not be more than “%3” (%4).</source>
        <translation>“%1”（%2）不得超过“%3”（%4）。</translation>
    </message>
    <message>
        <source>“%1” is out of its range.</source>
        <translation>“%1”超出其范围。</translation>
    </message>
    <message>
        <source>This project can only be read.</source>
        <translation>此项目只能读取。</translation>
    </message>
    <message>
        <source>%1 (changed)</source>
        <comment>a severity</comment>
        <translation>%1（已更改）</translation>
    </message>
    <message>
        <source>As usual (%1)</source>
        <translation>照常（%1）</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>照常</translation>
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
    <name>argiope::log::LogView</name>
    <message>
        <source>Thread %1</source>
        <translation>线程 %1</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>线程</translation>
    </message>
    <message>
        <source>All threads</source>
        <translation>全部线程</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Log to File</source>
        <translation>写入日志文件</translation>
    </message>
    <message>
        <source>Logs (*.log);;All files (*)</source>
        <translation>日志 (*.log);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Every line is also written to “%1”. Click to end that.</source>
        <translation>每一行也会写入“%1”。再次点击即停止。</translation>
    </message>
    <message>
        <source>Write the lines that are here, and all that come, to a file</source>
        <translation>将已有的和以后的所有日志行写入文件</translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation>筛选…</translation>
    </message>
    <message>
        <source>Filter the log</source>
        <translation>筛选日志</translation>
    </message>
    <message>
        <source>Log to File…</source>
        <translation>写入日志文件…</translation>
    </message>
    <message>
        <source>The log could not be written to “%1”.</source>
        <translation>无法将日志写入“%1”。</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
</context>
<context>
    <name>argiope::mainwindow::AppearancePage</name>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>&amp;Tell me when a crawl ends while another window is in front</source>
        <translation>其他窗口在前时，爬取结束后通知我(&amp;T)</translation>
    </message>
    <message>
        <source>These belong to the program, not to a crawl, and change at once.</source>
        <translation>这些属于程序而不是某次爬取，更改立即生效。</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>主题(&amp;H)</translation>
    </message>
</context>
<context>
    <name>argiope::mainwindow::Background</name>
    <message>
        <source>&amp;Show the Window</source>
        <translation>显示窗口(&amp;S)</translation>
    </message>
    <message>
        <source>Crawl &amp;Now</source>
        <translation>立即爬取(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
</context>
<context>
    <name>argiope::mainwindow::CrawlControl</name>
    <message>
        <source>The next crawl is saved as “%1”. Type an address and press Enter.</source>
        <translation>下一次爬取将保存为“%1”。请输入网址并按回车。</translation>
    </message>
    <message>
        <source>Crawl Again</source>
        <translation>重新爬取</translation>
    </message>
    <message>
        <source>Crawl “%1” once more from its start?</source>
        <translation>要从起点重新爬取“%1”吗？</translation>
    </message>
    <message>
        <source>Every known URL is fetched once more, by condition where the server can. What is new, has changed or is gone can be seen afterwards; to keep today&apos;s state as a whole, save a copy first.</source>
        <translation>每个已知的 URL 都会再抓取一次，服务器支持时按条件抓取。之后可以看到新增、更改和消失的内容；要完整保留现在的状态，请先保存副本。</translation>
    </message>
    <message>
        <source>Crawl &amp;Again</source>
        <translation>重新爬取(&amp;A)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Passwords, cookies and keys of the crawl before are not sent to this site. What it needs is typed under Options, Network.</source>
        <translation>上一次爬取的密码、Cookie 和密钥不会发送给这个网站。它需要的内容请在“选项”的“网络”中输入。</translation>
    </message>
</context>
<context>
    <name>argiope::mainwindow::CrawlNotices</name>
    <message>
        <source>Depth, patterns and start addresses cannot be changed while nodes crawl. Stop them all, and resume with the change.</source>
        <translation>节点爬取期间不能更改深度、模式和起始地址。请先全部停止，然后带着更改继续。</translation>
    </message>
    <message>
        <source>The database does not answer. What is shown is what was read before; it goes on by itself when the database answers again.</source>
        <translation>数据库没有应答。显示的是之前读取的内容；数据库恢复应答后会自动继续。</translation>
    </message>
    <message>
        <source>Another Argiope is crawling into this project. It is only shown here, as far as it is saved.</source>
        <translation>另一个 Argiope 正在向此项目爬取。这里只显示已保存的部分。</translation>
    </message>
    <message>
        <source>This crawl was interrupted. Nothing that was saved is lost; it can go on where it was.</source>
        <translation>这次爬取曾被中断。已保存的内容没有丢失，可以从中断处继续。</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>notification: host, how the crawl ended</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1. Raise it under Options and resume to go on.</source>
        <translation>%1。请在“选项”中调高限制，然后继续。</translation>
    </message>
    <message>
        <source>Options…</source>
        <translation>选项…</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>There is no keychain here: passwords, cookies and keys are kept in “%1”, which only you can read.</source>
        <translation>这里没有钥匙串：密码、Cookie 和密钥保存在只有您能读取的“%1”中。</translation>
    </message>
    <message>
        <source>Passwords, cookies and keys could not be kept. They are used until the window is closed.</source>
        <translation>无法保存密码、Cookie 和密钥。它们在窗口关闭之前有效。</translation>
    </message>
    <message>
        <source>Passwords, cookies or keys of this project are not kept on this computer: pages are asked for without them. Type them under Options, Network, and resume.</source>
        <translation>这台电脑上没有保存此项目的密码、Cookie 或密钥：请求页面时不带这些信息。请在“选项”的“网络”中输入它们，然后继续。</translation>
    </message>
    <message>
        <source>Stop and Open Options…</source>
        <translation>停止并打开选项…</translation>
    </message>
    <message>
        <source>The nodes that crawled into this project are gone, and have left URLs for one another. A node goes on with them: this window, or another program that joins.</source>
        <translation>爬取此项目的节点都已不在，并留下了彼此传送的 URL。由节点继续处理：此窗口，或另一个加入的程序。</translation>
    </message>
    <message>
        <source>Crawl Here</source>
        <translation>在此爬取</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s) crawl into this project. What they have saved is shown here; the tab Nodes says who they are, and tells them what to do.</source>
        <translation>
            <numerusform>%Ln 个节点正在爬取此项目。这里显示它们已保存的内容；“节点”选项卡列出它们，并可向它们下达命令。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show Nodes</source>
        <translation>显示节点</translation>
    </message>
    <message>
        <source>robots.txt of %1 asks for %2 between two requests (Crawl-delay). Argiope waits %3. Change that under Options.</source>
        <translation>%1 的 robots.txt 要求两次请求之间等待 %2 (Crawl-delay)。Argiope 等待 %3。可在“选项”中更改。</translation>
    </message>
    <message>
        <source>The session has ended: the server deleted the cookie “%1” at %2.</source>
        <translation>会话已结束：服务器在 %2 删除了 Cookie“%1”。</translation>
    </message>
    <message>
        <source>The session has ended: %1 is a login page now.</source>
        <translation>会话已结束：%1 现在是登录页。</translation>
    </message>
    <message>
        <source>The session has ended: %1 is refused now.</source>
        <translation>会话已结束：%1 现在被拒绝。</translation>
    </message>
    <message>
        <source>Noticed at %1</source>
        <translation>发现于 %1</translation>
    </message>
    <message>
        <source>%1 What was fetched since waits again. Log in anew, enter the new cookie or password, and resume.</source>
        <comment>what happened</comment>
        <translation>%1 此后抓取的内容重新等待。请重新登录，填入新的 Cookie 或密码，然后继续。</translation>
    </message>
    <message>
        <source>This site is made by %1. Its usual waste can be left out: old versions, forms, the same in another order.</source>
        <comment>names of applications</comment>
        <translation>该网站由 %1 构成。可以排除其常见的无用页面：旧版本、表单、同一内容的另一种排序。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two names</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Leave Out</source>
        <translation>排除</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>忽略提示</translation>
    </message>
</context>
<context>
    <name>argiope::mainwindow::Dialogs</name>
    <message>
        <source>Appearance and Language</source>
        <translation>外观和语言</translation>
    </message>
    <message>
        <source>About Argiope</source>
        <translation>关于 Argiope</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Argiope %1&lt;/h3&gt;&lt;p&gt;Crawls a website, shows every URL it finds and why, and never loses one.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later; it comes without any warranty.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Argiope %1&lt;/h3&gt;&lt;p&gt;爬取网站，显示找到的每个 URL 及其原因，一个也不丢失。&lt;/p&gt;&lt;p&gt;依据 GNU 通用公共许可证第 3 版或更高版本发布的自由软件，不提供任何担保。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Qt %1 (built with %2), on %3, %4</source>
        <translation>Qt %1（以 %2 构建），运行于 %3，%4</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>While a crawl runs its speed, limits, patterns and start addresses can be changed, and nothing else.</source>
        <translation>爬取进行时只能更改速度、限制、模式和起始地址。</translation>
    </message>
    <message>
        <source>What is changed here is changed for all nodes: speed and limits. Depth, patterns and start addresses are for when none crawls, and the project is resumed.</source>
        <translation>这里的更改对所有节点生效：速度和限制。深度、模式和起始地址要在没有节点爬取时更改，然后继续项目。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) written…</source>
        <translation>
            <numerusform>已写出 %Ln 行…</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) written to “%1”.</source>
        <translation>
            <numerusform>已将 %Ln 行写入“%1”。</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>Another export is being written, and nothing was exported now. Export again when it is done.</source>
        <translation>另一个导出正在写入，这次没有导出任何内容。请在它完成后再次导出。</translation>
    </message>
    <message>
        <source>Cancel the Other</source>
        <translation>取消另一个导出</translation>
    </message>
</context>
<context>
    <name>argiope::mainwindow::EndNotice</name>
    <message>
        <source>These pages are made by scripts: without them they hold next to no text and no links, and Argiope runs no scripts. The site’s sitemaps may name further pages; turn them on under Options.</source>
        <translation>这些页面由脚本生成：没有脚本时几乎没有文字和链接，而 Argiope 不运行脚本。网站的站点地图可能列出更多页面；可在选项中启用。</translation>
    </message>
    <message>
        <source>Options…</source>
        <translation>选项…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>rule: URLs</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>pattern (URLs)</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>what was found – how many</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two rules</comment>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more rule(s)</source>
        <translation>
            <numerusform>%1，另有 %Ln 条规则</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URL(s) were left out. %1.</source>
        <translation>
            <numerusform>已排除 %Ln 个 URL。%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show Skipped URLs</source>
        <translation>显示已跳过的 URL</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s) redirect to a login form. Log in with a browser, enter the session cookie under Options, and crawl again.</source>
        <translation>
            <numerusform>%Ln 个页面重定向到登录表单。请在浏览器中登录，在选项中填入会话 Cookie，然后重新爬取。</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter Cookie…</source>
        <translation>填写 Cookie…</translation>
    </message>
    <message numerus="yes">
        <source>%1 asks for a user name and password. %Ln URL(s) could not be crawled.</source>
        <comment>host</comment>
        <translation>
            <numerusform>%1 要求用户名和密码。有 %Ln 个 URL 未能爬取。</numerusform>
        </translation>
    </message>
    <message>
        <source>Log In…</source>
        <translation>登录…</translation>
    </message>
</context>
<context>
    <name>argiope::mainwindow::ImportJob</name>
    <message>
        <source>Import Web Archives</source>
        <translation>导入网页存档</translation>
    </message>
    <message>
        <source>Looking through “%1”…</source>
        <translation>正在查看“%1”…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The import was cancelled.</source>
        <translation>导入已取消。</translation>
    </message>
    <message>
        <source>The archive cannot be imported.</source>
        <translation>无法导入该存档。</translation>
    </message>
    <message>
        <source>A crawl was begun meanwhile. Import the archive when it has ended.</source>
        <translation>其间已开始爬取。请在爬取结束后再导入存档。</translation>
    </message>
    <message>
        <source>Parts of the archive are damaged or missing and are left out: %1. All else is read.</source>
        <translation>存档中有损坏或缺失的部分，已略去：%1 处。其余的都已读取。</translation>
    </message>
    <message>
        <source>Web archives (*.warc *.warc.gz *.warc.zst *.wacz);;All files (*)</source>
        <translation>网页存档 (*.warc *.warc.gz *.warc.zst *.wacz);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>argiope::mainwindow::LoginDialog</name>
    <message>
        <source>Log In</source>
        <translation>登录</translation>
    </message>
    <message>
        <source>%1 asks for a user name and password. They are sent to this server only, and kept in the system’s keychain.</source>
        <translation>%1 要求用户名和密码。它们只发送给此服务器，并保存在系统钥匙串中。</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>用户名</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>argiope::mainwindow::MainWindow</name>
    <message>
        <source>The demo site could not be started on this computer.</source>
        <translation>无法在这台电脑上启动演示网站。</translation>
    </message>
</context>
<context>
    <name>argiope::mainwindow::ProgressLine</name>
    <message>
        <source>%1 of %2</source>
        <comment>fetched of known URLs</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>queue %1</source>
        <translation>队列 %1</translation>
    </message>
    <message>
        <source>Time this crawl has run, without pauses</source>
        <translation>本次爬取的运行时间，不含暂停</translation>
    </message>
    <message>
        <source>%1 URLs/s</source>
        <translation>%1 URL/秒</translation>
    </message>
    <message>
        <source>From the speed of the last seconds. While new URLs are found nearly as fast as known ones are fetched, the end cannot be known, and nothing is shown.</source>
        <translation>根据最近几秒的速度估计。当发现新 URL 的速度接近抓取速度时，无法预知何时结束，因此不显示。</translation>
    </message>
    <message>
        <source>Is a link&apos;s URL known already? Asked %1 times: %2 % answered from memory, %3 % new by the filter, the rest from the file.</source>
        <translation>链接的 URL 是否已知？共查询 %1 次：%2 % 由内存回答，%3 % 由过滤器判定为新，其余由文件回答。</translation>
    </message>
    <message>
        <source>Time the crawl of this project has run in all, without pauses; %1 of it since it last went on</source>
        <translation>该项目的爬取总共运行的时间，不含暂停；其中最近一次继续以来为 %1</translation>
    </message>
    <message>
        <source>Mean since the crawl last began or went on</source>
        <translation>最近一次开始或继续以来的平均值</translation>
    </message>
    <message>
        <source>Received in all that time, also what was fetched again</source>
        <translation>在这段时间里接收的总量，包括重新抓取的内容</translation>
    </message>
    <message>
        <source>%1 · %2 % on topic</source>
        <extracomment>of the pages that were read those about the topic of the crawl</extracomment>
        <translation>%1 · %2 % 切题</translation>
    </message>
</context>
<context>
    <name>argiope::mainwindow::ProjectFiles</name>
    <message>
        <source>Argiope projects (*.argiope)</source>
        <translation>Argiope 项目 (*.argiope)</translation>
    </message>
    <message>
        <source>Open a Project</source>
        <translation>打开项目</translation>
    </message>
    <message>
        <source>Where to Save the New Project</source>
        <translation>新项目保存位置</translation>
    </message>
    <message>
        <source>Crawl the Addresses in a File</source>
        <translation>爬取文件中的地址</translation>
    </message>
    <message>
        <source>Lists: text, CSV, sitemaps (*.txt *.csv *.tsv *.xml *.gz *.lst);;All files (*)</source>
        <translation>列表：文本、CSV、站点地图 (*.txt *.csv *.tsv *.xml *.gz *.lst);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Save a Copy</source>
        <translation>保存副本</translation>
    </message>
    <message>
        <source>Copying the project to “%1”…</source>
        <translation>正在将项目复制到“%1”…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Cancelling the copy…</source>
        <translation>正在取消复制…</translation>
    </message>
    <message>
        <source>A copy was saved as “%1”.</source>
        <translation>副本已保存为“%1”。</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <comment>a file</comment>
        <translation>%1（缺失）</translation>
    </message>
    <message>
        <source>No project yet</source>
        <translation>还没有项目</translation>
    </message>
    <message>
        <source>&amp;Forget These</source>
        <translation>清除记录(&amp;F)</translation>
    </message>
    <message>
        <source>The Project Is Missing</source>
        <translation>项目缺失</translation>
    </message>
    <message>
        <source>There is no file “%1” any more. It may have been moved, renamed or be on a disk that is not connected.</source>
        <translation>文件“%1”已不存在。它可能被移动、重命名，或位于未连接的磁盘上。</translation>
    </message>
    <message>
        <source>&amp;Remove from the List</source>
        <translation>从列表中移除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Find It…</source>
        <translation>查找(&amp;F)…</translation>
    </message>
    <message>
        <source>The crawl “%1” was interrupted, by a crash or a power cut. Nothing that was saved is lost.</source>
        <translation>爬取“%1”因崩溃或断电而中断。已保存的内容没有丢失。</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>%1 copy</source>
        <comment>the name of a project&apos;s copy</comment>
        <translation>%1 副本</translation>
    </message>
    <message>
        <source>The crawl “%1” was stopped when its window was closed. It can go on where it was.</source>
        <translation>爬取“%1”在关闭窗口时停止。可以从停下的地方继续。</translation>
    </message>
    <message>
        <source>The project’s folder does not answer. It may be on a disk or a server that is not connected.</source>
        <translation>项目所在的文件夹没有响应。它所在的磁盘或服务器可能没有连接。</translation>
    </message>
    <message numerus="yes">
        <source>The project keeps pages in %Ln web archive(s) beside it, %1. Without them the copy shows no sources, and its pages cannot be read anew.</source>
        <translation>
            <numerusform>项目把网页保存在旁边的 %Ln 个网页存档中，共 %1。没有它们，副本不显示源代码，其网页也不能重新读取。</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy &amp;Archives Too</source>
        <translation>连同存档一起复制(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Project Alone</source>
        <translation>只复制项目(&amp;P)</translation>
    </message>
    <message>
        <source>An archive of kept pages is not there: %1.</source>
        <translation>保存网页的一个存档不在：%1。</translation>
    </message>
</context>
<context>
    <name>argiope::mainwindow::Repeater</name>
    <message>
        <source>%1: the next crawl begins at %2</source>
        <translation>%1：下次爬取开始于 %2</translation>
    </message>
    <message>
        <source>Next crawl: %1</source>
        <translation>下次爬取：%1</translation>
    </message>
    <message>
        <source>Crawl &gt; Repeat… says how often</source>
        <translation>爬取 &gt; 重复… 决定多久一次</translation>
    </message>
    <message>
        <source>Looking for pages that are due…</source>
        <translation>正在查找到期的页面…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Nothing is due. The first page will be at %1.</source>
        <translation>没有到期的页面。第一个页面将于 %1 到期。</translation>
    </message>
    <message>
        <source>Nothing is due: no page was fetched yet.</source>
        <translation>没有到期的页面：还没有抓取过任何页面。</translation>
    </message>
    <message>
        <source>Crawl What Is Due</source>
        <translation>爬取到期的页面</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s) may have changed by now, about %1 of them have by what was seen of them before. How many are fetched again, those first whose copy gains most?</source>
        <translation>
            <numerusform>到现在有 %Ln 个页面可能已经变化，按以往所见其中约 %1 个确已变化。要重新抓取多少个（副本获益最多的在前）？</numerusform>
        </translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>抓取</translation>
    </message>
    <message>
        <source>%1 new, %2 gone, %3 changed</source>
        <translation>%1 个新增，%2 个消失，%3 个变化</translation>
    </message>
    <message>
        <source>What has changed in “%1” could not be told.</source>
        <translation>无法告知“%1”中的变化。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>notification: project, what has changed</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Nothing has changed since the crawl before.</source>
        <translation>与上一次爬取相比没有变化。</translation>
    </message>
</context>
<context>
    <name>argiope::mainwindow::ReplayJob</name>
    <message>
        <source>Reading kept pages: %1 of %2</source>
        <translation>正在读取保存的网页：%1 / %2</translation>
    </message>
    <message>
        <source>Reading kept pages</source>
        <translation>正在读取保存的网页</translation>
    </message>
    <message>
        <source>This project keeps no pages that could be read again. Choose what is kept under “Pages that are kept” in the options, and crawl the site again.</source>
        <translation>此项目没有保存可以重新读取的网页。请在选项的“保存的网页”中选择要保存什么，然后重新爬取网站。</translation>
    </message>
    <message>
        <source>Reading was cancelled after %1 pages; the next time it goes on behind them.</source>
        <translation>读取在 %1 个页面之后取消；下次会从那里继续。</translation>
    </message>
    <message>
        <source>Kept pages were read anew: %1 have all facts now.</source>
        <translation>已重新读取保存的网页：%1 个页面现在有了全部信息。</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>有 %1 个无法读取。</translation>
    </message>
    <message>
        <source>Not all columns could be cut out of %1.</source>
        <translation>有 %1 个页面无法提取全部列。</translation>
    </message>
    <message>
        <source>Cancel reading kept pages</source>
        <translation>取消读取保存的网页</translation>
    </message>
</context>
<context>
    <name>argiope::mainwindow::StartNotice</name>
    <message>
        <source>Nothing was fetched: the site’s robots.txt asks crawlers to stay away from the start address. Start at another page, or, where the site is yours, choose under Options what robots.txt means.</source>
        <translation>没有抓取任何内容：网站的 robots.txt 要求爬虫远离起始地址。请从其他页面开始；如果网站是您自己的，可以在“选项”中选择如何对待 robots.txt。</translation>
    </message>
    <message>
        <source>Options…</source>
        <translation>选项…</translation>
    </message>
    <message>
        <source>Nothing was fetched: the server failed when it was asked for robots.txt, and without an answer to that no page may be asked for. Try again later.</source>
        <translation>没有抓取任何内容：请求 robots.txt 时服务器出错，没有得到它的响应就不能请求任何页面。请稍后重试。</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Nothing was fetched: a rule keeps the start address out (%1). Change it under Options.</source>
        <translation>没有抓取任何内容：起始地址被一条规则排除（%1）。可以在“选项”中更改。</translation>
    </message>
    <message>
        <source>%1 – status %2</source>
        <comment>outcome, HTTP status</comment>
        <translation>%1，状态码 %2</translation>
    </message>
    <message>
        <source>The start address cannot be crawled (%1). %2</source>
        <translation>无法爬取起始地址（%1）。%2</translation>
    </message>
    <message>
        <source>The start address leads to %1, which does not belong to this crawl.</source>
        <translation>起始地址通向 %1，它不属于此次爬取。</translation>
    </message>
    <message>
        <source>Start There</source>
        <translation>从那里开始</translation>
    </message>
    <message>
        <source>The start address is a sitemap or a feed: it names pages, but links to none. They can be crawled as a list.</source>
        <translation>起始地址是站点地图或订阅源：它列出页面，但没有链接。可以把这些页面作为列表爬取。</translation>
    </message>
    <message>
        <source>Crawl as a List…</source>
        <translation>作为列表爬取…</translation>
    </message>
    <message>
        <source>The crawl ended at %1: no links were found on it. Pages whose links are made by scripts can be reached by the site’s sitemaps.</source>
        <translation>爬取在 %1 结束：上面没有找到链接。链接由脚本生成的页面，可以通过网站的站点地图找到。</translation>
    </message>
    <message>
        <source>This page is made by scripts: without them it holds next to no text and no links, and Argiope runs no scripts. The site’s sitemaps may name its pages; turn them on under Options.</source>
        <translation>此页面由脚本生成：没有脚本时几乎没有文字和链接，而 Argiope 不运行脚本。网站的站点地图可能列出其页面；可在选项中启用。</translation>
    </message>
    <message>
        <source>%1 asks for a user name and password.</source>
        <translation>%1 要求用户名和密码。</translation>
    </message>
    <message>
        <source>Log In…</source>
        <translation>登录…</translation>
    </message>
    <message>
        <source>The certificate of %1 is not trusted. Accept it if the site is yours, or if you know whose it is.</source>
        <translation>%1 的证书不受信任。如果这是您的网站，或者您知道它属于谁，可以接受它。</translation>
    </message>
    <message>
        <source>Accept This Certificate</source>
        <translation>接受此证书</translation>
    </message>
</context>
<context>
    <name>argiope::mainwindow::TrapNotices</name>
    <message>
        <source>Show All…</source>
        <translation>全部显示…</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>what was found – how many</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Go On</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Keep Out</source>
        <translation>排除</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>允许</translation>
    </message>
    <message numerus="yes">
        <source>%Ln URL(s) blocked so far.</source>
        <translation>
            <numerusform>目前已阻止 %Ln 个 URL。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln spider trap(s) were found and are blocked.</source>
        <translation>
            <numerusform>发现了 %Ln 个蜘蛛陷阱，已阻止。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Most of the queue has the form %1, and it grows faster than it is crawled. %Ln page(s) of it were crawled so far.</source>
        <translation>
            <numerusform>队列的大部分具有 %1 的形式，而且增长得比爬取快。目前已爬取其中 %Ln 个页面。</numerusform>
        </translation>
    </message>
    <message>
        <source>A spider trap is blocked (%1): %2</source>
        <translation>已阻止一个蜘蛛陷阱（%1）：%2</translation>
    </message>
    <message>
        <source>The spider trap is allowed from now on: %1</source>
        <translation>从现在起允许此蜘蛛陷阱：%1</translation>
    </message>
    <message>
        <source>Block Again</source>
        <translation>重新阻止</translation>
    </message>
    <message>
        <source>The spider trap is allowed: %1. Its URLs wait until the crawl goes on.</source>
        <translation>已允许此蜘蛛陷阱：%1。其 URL 等到爬取继续时抓取。</translation>
    </message>
    <message>
        <source>The spider trap is blocked: %1</source>
        <translation>已阻止此蜘蛛陷阱：%1</translation>
    </message>
</context>
<context>
    <name>argiope::mainwindow::WindowMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Crawl</source>
        <translation>爬取(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>Too&amp;ls</source>
        <translation>工具(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>New &amp;Window</source>
        <translation>新建窗口(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;New Project…</source>
        <translation>新建项目(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save a Copy…</source>
        <translation>保存副本(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Close Window</source>
        <translation>关闭窗口(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>Crawl &amp;Again…</source>
        <translation>重新爬取(&amp;A)…</translation>
    </message>
    <message>
        <source>Fetch &amp;Failures Again</source>
        <translation>重新抓取失败项(&amp;F)</translation>
    </message>
    <message>
        <source>Crawl a &amp;List from a File…</source>
        <translation>爬取文件中的列表(&amp;L)…</translation>
    </message>
    <message>
        <source>Crawl a List from the Clip&amp;board…</source>
        <translation>爬取剪贴板中的列表(&amp;B)…</translation>
    </message>
    <message>
        <source>Crawl the &amp;Demo Site</source>
        <translation>爬取演示网站(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Options…</source>
        <translation>选项(&amp;O)…</translation>
    </message>
    <message>
        <source>O&amp;verview</source>
        <translation>概览(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Details and Log</source>
        <translation>详情与日志(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>筛选(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Clear the Filter</source>
        <translation>清除筛选(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>As the &amp;System</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>Go to the &amp;Address</source>
        <translation>转到地址栏(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Copy URLs of the Selection</source>
        <translation>复制选中的 URL(&amp;C)</translation>
    </message>
    <message>
        <source>Show the Project&apos;s &amp;Folder</source>
        <translation>显示项目所在文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>手册(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;What Is This?</source>
        <translation>这是什么(&amp;W)？</translation>
    </message>
    <message>
        <source>Then click on what you want explained</source>
        <translation>然后点击想了解的地方</translation>
    </message>
    <message>
        <source>&amp;About Argiope</source>
        <translation>关于 Argiope(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>继续(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>开始(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Next Pane</source>
        <translation>下一个窗格(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous Pane</source>
        <translation>上一个窗格(&amp;P)</translation>
    </message>
    <message>
        <source>O&amp;wn Checks…</source>
        <translation>自定义检查(&amp;W)…</translation>
    </message>
    <message>
        <source>Repor&amp;t…</source>
        <translation>报告(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Read &amp;Kept Pages Anew</source>
        <translation>重新读取保存的网页(&amp;K)</translation>
    </message>
    <message>
        <source>Gives the pages that the project keeps all facts that are known now, without a request</source>
        <translation>让项目保存的页面获得现在所知的全部信息，不发出请求</translation>
    </message>
    <message>
        <source>&amp;Search in the Text of Pages…</source>
        <translation>在页面文字中搜索(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Extractors…</source>
        <translation>提取器(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Import Web Archives…</source>
        <translation>导入网页存档(&amp;I)…</translation>
    </message>
    <message>
        <source>Crawl What Is D&amp;ue…</source>
        <translation>爬取到期的页面(&amp;U)…</translation>
    </message>
    <message>
        <source>Pages that have changed by now, going by how often they were seen to change</source>
        <translation>按以往变化的频率，到现在应已变化的页面</translation>
    </message>
    <message>
        <source>R&amp;epeat…</source>
        <translation>重复(&amp;E)…</translation>
    </message>
    <message>
        <source>Crawls the project again every hour, day or week, and tells what has changed</source>
        <translation>每小时、每天或每周再次爬取此项目，并告知有什么变化</translation>
    </message>
    <message>
        <source>&amp;Important Pages in Trouble</source>
        <translation>有问题的重要页面(&amp;I)</translation>
    </message>
    <message>
        <source>The tenth of the pages that matters most by its links, as far as it is broken, kept out of search engines, more than four clicks away, or linked to by no more than two pages</source>
        <translation>按链接最重要的十分之一页面中，失效的、不让搜索引擎收录的、需要点击四次以上才能到达的，或只有不超过两个页面链接到的</translation>
    </message>
    <message>
        <source>This project has no ranks. They are there once a crawl of it has ended.</source>
        <translation>此项目没有排名。爬取结束后才有。</translation>
    </message>
    <message>
        <source>Export a Tab&amp;le</source>
        <translation>导出表格(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Mirror…</source>
        <translation>镜像(&amp;M)…</translation>
    </message>
    <message>
        <source>Makes a folder of the pages that the project keeps, to be read without the site</source>
        <translation>把项目保存的网页做成一个文件夹，离开网站也能阅读</translation>
    </message>
    <message>
        <source>Open from a &amp;Database…</source>
        <translation>从数据库打开(&amp;D)…</translation>
    </message>
    <message>
        <source>None of the pages that matter most is in trouble.</source>
        <translation>最重要的页面都没有问题。</translation>
    </message>
    <message>
        <source>New Project in a Data&amp;base…</source>
        <translation>在数据库中新建项目(&amp;B)…</translation>
    </message>
    <message>
        <source>Cop&amp;y into a Database…</source>
        <translation>复制到数据库(&amp;Y)…</translation>
    </message>
    <message>
        <source>Export What Is S&amp;hown</source>
        <translation>导出所显示的内容(&amp;H)</translation>
    </message>
    <message>
        <source>Writes the table in front at once: its rows in their order, and the columns in sight</source>
        <translation>立即写出前面的表格：按其顺序的各行，以及看得见的列</translation>
    </message>
    <message>
        <source>Sp&amp;ider Traps…</source>
        <translation>蜘蛛陷阱(&amp;I)…</translation>
    </message>
    <message>
        <source>AI a&amp;nd Search Crawlers…</source>
        <translation>AI 与搜索爬虫(&amp;N)…</translation>
    </message>
    <message>
        <source>Which of them robots.txt lets into which folders</source>
        <translation>robots.txt 允许哪些爬虫进入哪些文件夹</translation>
    </message>
</context>
<context>
    <name>argiope::mainwindow::Workspace</name>
    <message>
        <source>Show Issues</source>
        <translation>显示问题清单</translation>
    </message>
</context>
<context>
    <name>argiope::models::FindingsModel</name>
    <message>
        <source>Ignored: it is not counted.</source>
        <translation>已忽略：不计入。</translation>
    </message>
    <message>
        <source>%1 (ignored)</source>
        <translation>%1（已忽略）</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>处数</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>Where it was found; ignored findings are grey, and come last.</source>
        <translation>在哪里发现；已忽略的为灰色，排在最后。</translation>
    </message>
    <message>
        <source>How often it was found there.</source>
        <translation>在那里发现了多少处。</translation>
    </message>
    <message>
        <source>What shows it: the value in question, or another URL.</source>
        <translation>能证明它的内容：有关的值，或另一个 URL。</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>instances of a finding</comment>
        <translation>
            <numerusform>还有 %Ln 处</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>argiope::models::HostsModel</name>
    <message>
        <source>Host</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>Scheme, name and port. Each has a robots.txt of its own.</source>
        <translation>协议、名称和端口。各有自己的 robots.txt。</translation>
    </message>
    <message>
        <source>URLs</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>All URLs of the host that were met, skipped ones too.</source>
        <translation>遇到的该主机的所有 URL，包括跳过的。</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>排队中</translation>
    </message>
    <message>
        <source>URLs that wait for their turn.</source>
        <translation>等待抓取的 URL。</translation>
    </message>
    <message>
        <source>Fetched</source>
        <translation>已抓取</translation>
    </message>
    <message>
        <source>URLs that were fetched, whatever came of it.</source>
        <translation>已抓取的 URL，不论结果。</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>URLs that a rule kept out.</source>
        <translation>被规则排除的 URL。</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Fetched URLs that somebody should look at: broken, refused, failed.</source>
        <translation>需要查看的已抓取 URL：失效、被拒绝、失败。</translation>
    </message>
    <message>
        <source>What the host answered when it was asked for robots.txt. Select a host to read it below.</source>
        <translation>请求 robots.txt 时主机的响应。选择主机可在下方阅读。</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Sizes of all fetched pages together.</source>
        <translation>所有已抓取页面的总大小。</translation>
    </message>
    <message>
        <source>Mean time</source>
        <translation>平均用时</translation>
    </message>
    <message>
        <source>How long a fetch took, on average.</source>
        <translation>每次抓取的平均用时。</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>间隔</translation>
    </message>
    <message>
        <source>While a crawl runs: the pause from the end of a request to the start of the next.</source>
        <translation>爬取时：从一个请求结束到下一个请求开始的间隔。</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>While a crawl runs: requests on their way, and how many there may be at a time.</source>
        <translation>爬取时：进行中的请求数，以及允许的同时请求数。</translation>
    </message>
    <message>
        <source>Why so slow</source>
        <translation>为何放慢</translation>
    </message>
    <message>
        <source>While a crawl runs: what makes Argiope spare this host.</source>
        <translation>爬取时：Argiope 对该主机放慢的原因。</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>While a crawl runs: requests sent to the host, with robots.txt, sitemaps and retries.</source>
        <translation>爬取时：发往该主机的请求，包括 robots.txt、站点地图和重试。</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>下次请求</translation>
    </message>
    <message>
        <source>While a crawl runs: until the next request may begin.</source>
        <translation>爬取时：距下一个请求可以开始的时间。</translation>
    </message>
    <message>
        <source>(no host)</source>
        <comment>URLs like mailto:</comment>
        <translation>（无主机）</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no delay</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>%1 后</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>Asked on %1</source>
        <translation>询问时间：%1</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 字节</translation>
    </message>
    <message>
        <source>First byte lately after %1, usually after %2.</source>
        <translation>首字节近来需 %1，通常为 %2。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln fetch(es) in a row failed.</source>
        <translation>
            <numerusform>连续 %Ln 次抓取失败。</numerusform>
        </translation>
    </message>
    <message>
        <source>IP address</source>
        <translation>IP 地址</translation>
    </message>
    <message>
        <source>Where its server was found when it was asked for robots.txt. Behind a proxy it is not known.</source>
        <translation>请求 robots.txt 时服务器所在的地址。经过代理时未知。</translation>
    </message>
</context>
<context>
    <name>argiope::models::IssuesModel</name>
    <message>
        <source>Severity</source>
        <translation>严重程度</translation>
    </message>
    <message>
        <source>Errors harm visitors or search results; warnings may; notices are worth a look.</source>
        <translation>错误会损害访客或搜索结果；警告可能会；提示值得一看。</translation>
    </message>
    <message>
        <source>Issue</source>
        <translation>问题项</translation>
    </message>
    <message>
        <source>What the check found. Select it to read about it below.</source>
        <translation>检查发现的问题。选择它可在下方阅读说明。</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>What the check is about.</source>
        <translation>检查属于哪一类。</translation>
    </message>
    <message>
        <source>URLs</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>URLs where it was found, without the ignored ones.</source>
        <translation>发现该问题的 URL，不含已忽略的。</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>处数</translation>
    </message>
    <message>
        <source>How often it was found, on all these URLs together.</source>
        <translation>在所有这些 URL 上一共发现多少处。</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Of the URLs that the check concerns.</source>
        <translation>占该检查所涉及的 URL 的比例。</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>无法判定</translation>
    </message>
    <message>
        <source>URLs where nobody can tell: they were read by an older version, their headers were not kept, or what they name was not fetched.</source>
        <translation>谁也说不准的 URL：由较旧的版本读取、没有保留响应头，或者它指向的内容没有抓取。</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>趋势</translation>
    </message>
    <message>
        <source>URLs more or less than in the crawl before.</source>
        <translation>比上一次爬取多或少的 URL。</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>已忽略</translation>
    </message>
    <message>
        <source>URLs where it was found, and somebody has said that it does not matter.</source>
        <translation>发现了该问题，但有人说明它无关紧要的 URL。</translation>
    </message>
    <message>
        <source>new</source>
        <comment>issue that the crawl before did not have</comment>
        <translation>新出现</translation>
    </message>
    <message>
        <source>&lt; 0.1 %</source>
        <translation>&lt; 0.1 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>share</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 of %2 URLs that the check concerns</source>
        <translation>该检查所涉及的 %2 个 URL 中的 %1 个</translation>
    </message>
    <message>
        <source>%1 URLs in the crawl before</source>
        <translation>上一次爬取中有 %1 个 URL</translation>
    </message>
    <message>
        <source>off</source>
        <comment>a check that is not made</comment>
        <translation>已关闭</translation>
    </message>
    <message>
        <source>This check is switched off for the site.</source>
        <translation>此检查项已为该网站关闭。</translation>
    </message>
    <message>
        <source>No earlier crawl of this project was checked by the same rules.</source>
        <translation>此项目没有按相同规则检查过的更早的爬取。</translation>
    </message>
    <message>
        <source>To Look At</source>
        <translation>待查看</translation>
    </message>
    <message>
        <source>Further URLs where a person has to look, since HTML alone does not tell; Export Findings lists them.</source>
        <translation>另外还需要人来查看的 URL，因为仅凭 HTML 无法判断；“导出发现”会列出它们。</translation>
    </message>
    <message>
        <source>&gt; 99 %</source>
        <translation>&gt; 99 %</translation>
    </message>
    <message>
        <source>Issue: %1</source>
        <translation>问题：%1</translation>
    </message>
</context>
<context>
    <name>argiope::models::LinkProblemsModel</name>
    <message>
        <source>Broken</source>
        <translation>失效</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>被拦截</translation>
    </message>
    <message>
        <source>Goes in a circle</source>
        <translation>形成循环</translation>
    </message>
    <message>
        <source>Redirected</source>
        <translation>已重定向</translation>
    </message>
    <message>
        <source>Where the link leads.</source>
        <translation>链接指向哪里。</translation>
    </message>
    <message>
        <source>Begins at</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>Leads to</source>
        <translation>指向</translation>
    </message>
    <message>
        <source>What came of this URL.</source>
        <translation>此 URL 的结果。</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态码</translation>
    </message>
    <message>
        <source>Broken: an error, no answer, or no address. Blocked: the server refuses Argiope, or robots.txt keeps it out. Redirected: the link could lead to the end at once.</source>
        <translation>失效：错误、没有响应或不是地址。被拦截：服务器拒绝 Argiope，或 robots.txt 不允许。已重定向：链接可以直接指向终点。</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Where the redirects end.</source>
        <translation>重定向的终点。</translation>
    </message>
    <message>
        <source>Ends at</source>
        <translation>终点</translation>
    </message>
    <message>
        <source>What came of the URL where the redirects end.</source>
        <translation>重定向终点的 URL 的结果。</translation>
    </message>
    <message>
        <source>Status there</source>
        <translation>终点状态码</translation>
    </message>
    <message>
        <source>The page that the link stands on.</source>
        <translation>链接所在的页面。</translation>
    </message>
    <message>
        <source>On the page</source>
        <translation>所在页面</translation>
    </message>
    <message>
        <source>The text of the link, or the alternative text of its picture.</source>
        <translation>链接的文字，或其图片的替代文字。</translation>
    </message>
    <message>
        <source>Link text</source>
        <translation>链接文字</translation>
    </message>
    <message>
        <source>The element and attribute that it is written in.</source>
        <translation>写有链接的元素和属性。</translation>
    </message>
    <message>
        <source>Written in</source>
        <translation>所在元素</translation>
    </message>
    <message>
        <source>Which of the page&apos;s links it is, counted from the top.</source>
        <translation>从上往下数，是页面上的第几个链接。</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>How many links lead to it.</source>
        <translation>有多少个链接指向它。</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>How many redirects follow one another.</source>
        <translation>连续有多少个重定向。</translation>
    </message>
    <message>
        <source>Redirects</source>
        <translation>重定向</translation>
    </message>
</context>
<context>
    <name>argiope::models::LinksModel</name>
    <message>
        <source>%1 (%2)</source>
        <comment>rule (what it says)</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>From</source>
        <translation>来自</translation>
    </message>
    <message>
        <source>To</source>
        <translation>指向</translation>
    </message>
    <message>
        <source>Link text</source>
        <translation>链接文字</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Written in</source>
        <translation>所在元素</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>The page that the link stands on.</source>
        <translation>链接所在的页面。</translation>
    </message>
    <message>
        <source>Where the link leads.</source>
        <translation>链接指向的地址。</translation>
    </message>
    <message>
        <source>The text of the link, or the alternative text of its picture.</source>
        <translation>链接的文字，或其图片的替代文本。</translation>
    </message>
    <message>
        <source>Something to click, a resource of the page, a fact about it, or a form.</source>
        <translation>可点击的链接、页面资源、关于页面的信息或表单。</translation>
    </message>
    <message>
        <source>What the link says of itself.</source>
        <translation>链接自身的说明。</translation>
    </message>
    <message>
        <source>The element and attribute that it is written in.</source>
        <translation>写有该链接的元素和属性。</translation>
    </message>
    <message>
        <source>The rule that judged this link.</source>
        <translation>判定此链接的规则。</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>What came of this URL.</source>
        <translation>此 URL 的结果。</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态码</translation>
    </message>
</context>
<context>
    <name>argiope::models::QueuePatternsModel</name>
    <message>
        <source>Pattern</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>The form of the URLs: {n}, {date} and {token} stand for numbers, dates and random values, * for the end of a path.</source>
        <translation>URL 的形式：{n}、{date} 和 {token} 代表数字、日期和随机值，* 代表路径的末尾。</translation>
    </message>
    <message>
        <source>Queued</source>
        <comment>number of URLs</comment>
        <translation>等待中</translation>
    </message>
    <message>
        <source>URLs of this form that wait.</source>
        <translation>正在等待的此形式的 URL。</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>One of these URLs.</source>
        <translation>其中一个 URL。</translation>
    </message>
</context>
<context>
    <name>argiope::models::SiteTreeModel</name>
    <message>
        <source>%1 more: press Enter to load them</source>
        <translation>还有 %1 项：按 Enter 加载</translation>
    </message>
    <message>
        <source>Hosts, folders and pages</source>
        <translation>主机、文件夹和页面</translation>
    </message>
    <message>
        <source>URLs here and below, fetched or waiting</source>
        <translation>此处及以下的 URL，包括已抓取和等待中的</translation>
    </message>
    <message>
        <source>URLs here and below that are broken, failed or were refused</source>
        <translation>此处及以下失效、失败或被拒绝的 URL</translation>
    </message>
    <message>
        <source>URLs here and below that are still to be fetched</source>
        <translation>此处及以下尚待抓取的 URL</translation>
    </message>
    <message>
        <source>Host and path</source>
        <translation>主机与路径</translation>
    </message>
    <message>
        <source>URLs</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待</translation>
    </message>
</context>
<context>
    <name>argiope::models::StatsModel</name>
    <message>
        <source>Status</source>
        <translation>状态码</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>Other types</source>
        <translation>其他类型</translation>
    </message>
    <message>
        <source>Other hosts</source>
        <translation>其他主机</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>主机</translation>
    </message>
    <message numerus="yes">
        <source>… %Ln more</source>
        <translation>
            <numerusform>… 还有 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Issues: %1</source>
        <comment>a group of checks</comment>
        <translation>问题：%1</translation>
    </message>
</context>
<context>
    <name>argiope::models::ThreadsModel</name>
    <message>
        <source>%1, attempt %2</source>
        <comment>state of a thread</comment>
        <translation>%1，第 %2 次尝试</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>For</source>
        <translation>已持续</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页数</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>已接收</translation>
    </message>
    <message>
        <source>%1 % of this thread&apos;s time</source>
        <translation>占此线程时间的 %1 %</translation>
    </message>
    <message>
        <source>What the thread did in the last minute; the right edge is now.</source>
        <translation>线程在最近一分钟内做了什么；右边缘为现在。</translation>
    </message>
    <message>
        <source>How long the thread has been in this state</source>
        <translation>线程处于此状态的时长</translation>
    </message>
    <message>
        <source>Time without work, until a host&apos;s turn, or paused</source>
        <translation>没有任务、等待主机轮次或暂停的时间</translation>
    </message>
    <message>
        <source>Time until the host&apos;s name was resolved</source>
        <translation>解析主机名所用的时间</translation>
    </message>
    <message>
        <source>Time for TCP connections and their TLS, which cannot be told apart here</source>
        <translation>建立 TCP 连接及 TLS 的时间，此处无法区分两者</translation>
    </message>
    <message>
        <source>Time from sent requests to the heads of the answers: what the server takes</source>
        <translation>从发出请求到收到响应标头的时间，即服务器所用的时间</translation>
    </message>
    <message>
        <source>Time for the bodies of the answers</source>
        <translation>接收响应正文的时间</translation>
    </message>
    <message>
        <source>Time for reading pages, and for waiting until a core is free for it</source>
        <translation>解析页面以及为此等待空闲处理器核心的时间</translation>
    </message>
    <message>
        <source>Time until the project file could take the result</source>
        <translation>等待项目文件接收结果的时间</translation>
    </message>
    <message>
        <source>Time for robots.txt and sitemaps</source>
        <translation>获取 robots.txt 和站点地图的时间</translation>
    </message>
    <message>
        <source>Last minute, until now</source>
        <translation>最近一分钟，至现在</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>Look-up</source>
        <translation>查主机</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>First byte</source>
        <translation>首字节</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>Parse</source>
        <translation>解析页面</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>robots.txt</source>
        <translation>robots.txt</translation>
    </message>
</context>
<context>
    <name>argiope::models::TrapsModel</name>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>已阻止</translation>
    </message>
    <message>
        <source>Allowed, not crawled yet</source>
        <translation>已允许，尚未爬取</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>已允许</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Blocked</source>
        <comment>number of URLs</comment>
        <translation>已阻止</translation>
    </message>
    <message>
        <source>A URL of the trap; {n}, {any} and the like stand for what varies.</source>
        <translation>陷阱的一个 URL；{n}、{any} 等代表变化的部分。</translation>
    </message>
    <message>
        <source>What makes the URLs go on.</source>
        <translation>URL 为何没有尽头。</translation>
    </message>
    <message>
        <source>URLs of the trap that were found and are not fetched.</source>
        <translation>陷阱中已发现但不抓取的 URL。</translation>
    </message>
    <message>
        <source>Whether the URLs of the trap are crawled.</source>
        <translation>是否爬取陷阱的 URL。</translation>
    </message>
</context>
<context>
    <name>argiope::nodes::NodesModel</name>
    <message>
        <source>Node</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>The program that crawls, as it was called when it joined.</source>
        <translation>爬取的程序，以它加入时的名称显示。</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>What it said last. Lost: it was not heard of in time, and others have taken its servers.</source>
        <translation>它最后报告的状态。失联：没有及时收到它的消息，其他节点已接管它的服务器。</translation>
    </message>
    <message>
        <source>Slots</source>
        <translation>槽</translation>
    </message>
    <message>
        <source>How many of the parts that servers are divided into it keeps.</source>
        <translation>服务器分成若干份，它保管其中多少份。</translation>
    </message>
    <message>
        <source>Hosts</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>Hosts of its slots with URLs that wait.</source>
        <translation>它的槽中还有 URL 等待的主机。</translation>
    </message>
    <message>
        <source>URLs</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Fetched since it joined.</source>
        <translation>加入以来抓取的数量。</translation>
    </message>
    <message>
        <source>URLs/s</source>
        <translation>URL/秒</translation>
    </message>
    <message>
        <source>Fetched a second, of late.</source>
        <translation>最近每秒抓取的数量。</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>线程</translation>
    </message>
    <message>
        <source>How many requests it makes at a time at most.</source>
        <translation>最多同时发出多少个请求。</translation>
    </message>
    <message>
        <source>Heartbeat</source>
        <translation>心跳</translation>
    </message>
    <message>
        <source>When the database heard of it last.</source>
        <translation>数据库最后一次收到它消息的时间。</translation>
    </message>
    <message>
        <source>Joined</source>
        <translation>加入时间</translation>
    </message>
    <message>
        <source>When it joined.</source>
        <translation>它加入的时间。</translation>
    </message>
    <message>
        <source>Started by</source>
        <translation>启动者</translation>
    </message>
    <message>
        <source>Who started it, on which machine.</source>
        <translation>由谁在哪台机器上启动。</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Of Argiope there.</source>
        <translation>那里的 Argiope 的版本。</translation>
    </message>
    <message>
        <source>Crawling</source>
        <comment>a node</comment>
        <translation>正在爬取</translation>
    </message>
    <message>
        <source>Waiting</source>
        <comment>a node</comment>
        <translation>等待中</translation>
    </message>
    <message>
        <source>Paused</source>
        <comment>a node</comment>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Has left</source>
        <comment>a node</comment>
        <translation>已离开</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>a node</comment>
        <translation>失联</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a user, a machine</comment>
        <translation>%1，在 %2 上</translation>
    </message>
</context>
<context>
    <name>argiope::nodes::NodesView</name>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>All nodes pause with their next heartbeat.</source>
        <translation>所有节点将在下一次心跳时暂停。</translation>
    </message>
    <message>
        <source>All nodes stop with their next heartbeat. The crawl can go on at any time.</source>
        <translation>所有节点将在下一次心跳时停止。爬取可以随时继续。</translation>
    </message>
    <message>
        <source>All nodes go on with their next heartbeat.</source>
        <translation>所有节点将在下一次心跳时继续。</translation>
    </message>
    <message>
        <source>All nodes take the settings up with their next heartbeat.</source>
        <translation>所有节点将在下一次心跳时采用这些设置。</translation>
    </message>
    <message>
        <source>Stop All Nodes</source>
        <translation>停止所有节点</translation>
    </message>
    <message numerus="yes">
        <source>Stop %Ln node(s), on whatever machines they run? What was found is kept; the crawl goes on when nodes join again.</source>
        <translation>
            <numerusform>要停止 %Ln 个节点吗，无论它们在哪台机器上运行？已找到的内容会保留；节点再次加入时爬取继续。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Stop All</source>
        <translation>全部停止(&amp;S)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln 个节点</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 URLs/s</source>
        <comment>of all nodes</comment>
        <translation>%1 个 URL/秒</translation>
    </message>
    <message>
        <source>%1 on their way between nodes</source>
        <comment>batches of URLs</comment>
        <translation>%1 批在节点之间传送</translation>
    </message>
    <message>
        <source>all are to pause</source>
        <translation>要求全部暂停</translation>
    </message>
    <message>
        <source>all are to stop</source>
        <translation>要求全部停止</translation>
    </message>
    <message>
        <source>Asking the database for nodes…</source>
        <translation>正在向数据库询问节点…</translation>
    </message>
    <message>
        <source>No node has joined this project yet.</source>
        <translation>还没有节点加入此项目。</translation>
    </message>
    <message>
        <source>Pause All</source>
        <translation>全部暂停</translation>
    </message>
    <message>
        <source>Resume All</source>
        <translation>全部继续</translation>
    </message>
    <message>
        <source>Stop All…</source>
        <translation>全部停止…</translation>
    </message>
    <message>
        <source>Settings for All…</source>
        <translation>全部的设置…</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Choose the columns</source>
        <translation>选择列</translation>
    </message>
    <message>
        <source>Crawl Here Too makes this window the first one. argiope-cli crawl --join --project ADDRESS, on as many machines as you like, makes each a node of it.</source>
        <translation>“在此一起爬取”使此窗口成为第一个节点。在任意多台机器上执行 argiope-cli crawl --join --project 地址，每台都会成为它的节点。</translation>
    </message>
    <message>
        <source>Crawl Here Too</source>
        <translation>在此一起爬取</translation>
    </message>
    <message>
        <source>This window becomes a node: it takes its share of the servers, until it is stopped or nothing is left to do.</source>
        <translation>此窗口成为一个节点：承担它那一份服务器，直到被停止或没有剩下的工作。</translation>
    </message>
</context>
<context>
    <name>argiope::options::AuthEdit</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>用户名</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>The name and password are saved neither in the project nor in a profile.</source>
        <translation>用户名和密码既不保存在项目中，也不保存在配置中。</translation>
    </message>
</context>
<context>
    <name>argiope::options::HeadersEdit</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Remo&amp;ve the Header</source>
        <translation>删除标头(&amp;V)</translation>
    </message>
</context>
<context>
    <name>argiope::options::LabModel</name>
    <message>
        <source>● Crawled</source>
        <translation>● 爬取</translation>
    </message>
    <message>
        <source>◐ Only checked</source>
        <translation>◐ 仅检查</translation>
    </message>
    <message>
        <source>⊟ Left out</source>
        <translation>⊟ 排除</translation>
    </message>
    <message>
        <source>✕ No address</source>
        <translation>✕ 不是地址</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>rule: what it says</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 (as line %2)</source>
        <translation>%1（同第 %2 行）</translation>
    </message>
    <message>
        <source>A regular expression took too long on this address, which counts as no match.</source>
        <translation>某个正则表达式在此地址上耗时过长，视为不匹配。</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Counts as</source>
        <translation>视为</translation>
    </message>
</context>
<context>
    <name>argiope::options::LabPage</name>
    <message>
        <source>Take the &amp;URLs of the Project</source>
        <translation>取用项目的 URL(&amp;U)</translation>
    </message>
    <message>
        <source>Paste addresses here to see what the crawl would do with a link to each, and which rule says so. The answers follow while you edit the rules on the other pages. Depth and what only the server knows do not count here.</source>
        <translation>在此粘贴地址，查看爬取会如何处理指向它们的链接，以及由哪条规则决定。在其他页面编辑规则时，结果会随之更新。深度和只有服务器知道的情况在此不计。</translation>
    </message>
    <message>
        <source>Addresses to try, one a line</source>
        <translation>要试用的地址，每行一个</translation>
    </message>
    <message>
        <source>What happens to each address</source>
        <translation>每个地址的结果</translation>
    </message>
    <message>
        <source>Reading the project…</source>
        <translation>正在读取项目…</translation>
    </message>
    <message>
        <source>The first %1 of %2 URLs.</source>
        <translation>%2 个 URL 中的前 %1 个。</translation>
    </message>
    <message>
        <source>%1 crawled, %2 only checked, %3 left out</source>
        <translation>爬取 %1 个，仅检查 %2 个，排除 %3 个</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) that are no addresses</source>
        <translation>
            <numerusform>%Ln 行不是地址</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>robots.txt is not known yet for %Ln of them</source>
        <translation>
            <numerusform>其中 %Ln 个的 robots.txt 尚不清楚</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>argiope::options::LinesEdit</name>
    <message>
        <source>▲ Line %1: %2</source>
        <comment>number, what is wrong with an address</comment>
        <translation>▲ 第 %1 行：%2</translation>
    </message>
    <message>
        <source>▲ Line %1 is no regular expression: %2, at character %3.</source>
        <translation>▲ 第 %1 行不是正则表达式：%2，位于第 %3 个字符。</translation>
    </message>
</context>
<context>
    <name>argiope::options::OptionsDialog</name>
    <message>
        <source>Options of the Crawl</source>
        <translation>爬取选项</translation>
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
        <source>Scope Lab</source>
        <translation>范围实验室</translation>
    </message>
    <message>
        <source>Groups of options</source>
        <translation>选项分组</translation>
    </message>
    <message>
        <source>Search the options</source>
        <translation>搜索选项</translation>
    </message>
    <message>
        <source>No option has these words.</source>
        <translation>没有选项包含这些词。</translation>
    </message>
    <message>
        <source>Back to the default</source>
        <translation>恢复默认值</translation>
    </message>
    <message>
        <source>Reset “%1”</source>
        <translation>重置“%1”</translation>
    </message>
</context>
<context>
    <name>argiope::options::ProfileBar</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>P&amp;rofile</source>
        <translation>配置(&amp;R)</translation>
    </message>
    <message>
        <source>Options that were saved under a name</source>
        <translation>以名称保存的选项</translation>
    </message>
    <message>
        <source>Pro&amp;files</source>
        <translation>配置操作(&amp;F)</translation>
    </message>
    <message>
        <source>Save, rename, delete, import and export profiles</source>
        <translation>保存、重命名、删除、导入和导出配置</translation>
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
        <source>Re&amp;name…</source>
        <translation>重命名(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>删除(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Import from a File…</source>
        <translation>从文件导入(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Export to a File…</source>
        <translation>导出到文件(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Reset Everything…</source>
        <translation>全部重置(&amp;R)…</translation>
    </message>
    <message>
        <source>Save the Profile As</source>
        <translation>配置另存为</translation>
    </message>
    <message>
        <source>Reset Everything</source>
        <translation>全部重置</translation>
    </message>
    <message>
        <source>Set all options back to what they are without your doing? Saved profiles stay.</source>
        <translation>将所有选项恢复为默认值？已保存的配置不受影响。</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>重置(&amp;R)</translation>
    </message>
    <message>
        <source>(none)</source>
        <comment>profile</comment>
        <translation>（无）</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>There is a profile “%1” already. Replace it?</source>
        <translation>已有名为“%1”的配置。要替换它吗？</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>Rename the Profile</source>
        <translation>重命名配置</translation>
    </message>
    <message>
        <source>Delete the Profile</source>
        <translation>删除配置</translation>
    </message>
    <message>
        <source>Delete the profile “%1”?</source>
        <translation>删除配置“%1”？</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>Import Options</source>
        <translation>导入选项</translation>
    </message>
    <message>
        <source>Options (*.json);;All files (*)</source>
        <translation>选项 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Export Options</source>
        <translation>导出选项</translation>
    </message>
    <message>
        <source>Options (*.json)</source>
        <translation>选项 (*.json)</translation>
    </message>
    <message>
        <source>Stop Reading</source>
        <translation>停止读取</translation>
    </message>
    <message>
        <source>Does not wait for the file any longer</source>
        <translation>不再等待此文件</translation>
    </message>
    <message>
        <source>Reading “%1”…</source>
        <translation>正在读取“%1”…</translation>
    </message>
    <message>
        <source>“%1” is too large to be a file of settings.</source>
        <translation>“%1”太大，不可能是设置文件。</translation>
    </message>
    <message>
        <source>The options stand in “%1”.</source>
        <translation>选项已写入“%1”。</translation>
    </message>
</context>
<context>
    <name>argiope::options::QuantityBox</name>
    <message>
        <source>d</source>
        <translation>天</translation>
    </message>
    <message>
        <source>h</source>
        <translation>小时</translation>
    </message>
    <message>
        <source>min</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>s</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>/s</source>
        <translation>/秒</translation>
    </message>
</context>
<context>
    <name>argiope::overview::OverviewView</name>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>正在统计…</translation>
    </message>
    <message>
        <source>Counts by status, type, depth and host, and the issues, will stand here; a click on one shows its URLs.</source>
        <translation>这里将显示按状态、类型、深度和主机的统计，以及发现的问题；点击某项即显示其 URL。</translation>
    </message>
</context>
<context>
    <name>argiope::ownchecks::OwnChecksDialog</name>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Show the &amp;URLs</source>
        <translation>显示这些 URL(&amp;U)</translation>
    </message>
    <message>
        <source>Own Checks</source>
        <translation>自定义检查</translation>
    </message>
    <message>
        <source>Own checks</source>
        <translation>自定义检查</translation>
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
        <source>Notice</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>What the condition finds</source>
        <translation>条件发现了什么</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>A check of your own is a condition over the columns of the table. It is found on every fetched URL of which the condition is true.</source>
        <translation>自定义检查是对表格各列的一个条件。凡是条件为真的已抓取 URL，都会发现此检查项。</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>标题(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Severity:</source>
        <translation>严重程度(&amp;S)：</translation>
    </message>
    <message>
        <source>&amp;Condition:</source>
        <translation>条件(&amp;C)：</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Import Checks</source>
        <translation>导入检查</translation>
    </message>
    <message>
        <source>Checks (*.json)</source>
        <translation>检查 (*.json)</translation>
    </message>
    <message>
        <source>Export Checks</source>
        <translation>导出检查</translation>
    </message>
    <message>
        <source>Its condition cannot be read: it is not held against anything.</source>
        <translation>无法读取它的条件：不会用它检查任何内容。</translation>
    </message>
    <message>
        <source>There are as many checks as can be kept.</source>
        <translation>检查项的数量已达上限。</translation>
    </message>
    <message>
        <source>New check</source>
        <translation>新检查</translation>
    </message>
    <message>
        <source>At %1: %2</source>
        <comment>a character&apos;s number, what is wrong there</comment>
        <translation>第 %1 个字符：%2</translation>
    </message>
    <message>
        <source>Open a project to see what it finds.</source>
        <translation>打开一个项目即可看到它发现了什么。</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>正在计数…</translation>
    </message>
    <message>
        <source>Found on %1 of %2 fetched URLs.</source>
        <translation>在 %2 个已抓取的 URL 中的 %1 个上发现。</translation>
    </message>
    <message>
        <source>%1 Of %2 it cannot be said: what the condition asks for is not known of them.</source>
        <translation>%1 有 %2 个无法判断：条件所问的内容是未知的。</translation>
    </message>
    <message>
        <source>“%1” holds no checks that can be used: %2</source>
        <translation>“%1”中没有可用的检查：%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln check(s) came from the file.</source>
        <translation>
            <numerusform>从文件导入了 %Ln 项检查。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln check(s) stand in the file.</source>
        <translation>
            <numerusform>文件中有 %Ln 项检查。</numerusform>
        </translation>
    </message>
    <message>
        <source>None yet. “New” makes one, “Import” takes those of a file.</source>
        <translation>还没有检查项。“新建”可建立一个，“导入”可从文件读取。</translation>
    </message>
    <message>
        <source>check %1: %2</source>
        <comment>its number in the file, what is wrong</comment>
        <translation>检查 %1：%2</translation>
    </message>
    <message>
        <source>it is no JSON (%1)</source>
        <translation>它不是 JSON（%1）</translation>
    </message>
    <message>
        <source>it was not made by Own Checks</source>
        <translation>它不是由“自定义检查”写出的</translation>
    </message>
    <message>
        <source>a newer Argiope has written it</source>
        <translation>它由较新的 Argiope 写出</translation>
    </message>
    <message>
        <source>it has more than %1 checks</source>
        <translation>其中的检查多于 %1 项</translation>
    </message>
    <message>
        <source>“%1” is no id such as own-thin-pages</source>
        <translation>“%1”不是 own-thin-pages 这样的 id</translation>
    </message>
    <message>
        <source>the id %1 stands there twice</source>
        <translation>id %1 出现了两次</translation>
    </message>
    <message>
        <source>%1 has no title of one line</source>
        <translation>%1 没有一行以内的标题</translation>
    </message>
    <message>
        <source>“%1” is none of error, warning and notice</source>
        <translation>“%1”不是 error、warning 或 notice</translation>
    </message>
    <message>
        <source>the condition of %1 cannot be read</source>
        <translation>无法读取 %1 的条件</translation>
    </message>
    <message>
        <source>All checks of the file are here already.</source>
        <translation>文件中的检查这里都已经有了。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what was added; what was replaced</comment>
        <translation>%1%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of yours were replaced.</source>
        <translation>
            <numerusform>替换了您的 %Ln 项检查。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln check(s) of the file have the id of one of yours, and are others:</source>
        <translation>
            <numerusform>文件中有 %Ln 项检查与您的检查 id 相同，但内容不同：</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Replace Mine</source>
        <translation>替换我的(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Keep Both</source>
        <translation>两者都保留(&amp;K)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Reading “%1”…</source>
        <translation>正在读取“%1”…</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2</source>
        <translation>无法读取“%1”：%2</translation>
    </message>
    <message>
        <source>it is larger than %1</source>
        <translation>文件大于 %1</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2</source>
        <translation>无法写入“%1”：%2</translation>
    </message>
</context>
<context>
    <name>argiope::project::ProjectSession</name>
    <message>
        <source>Crawl</source>
        <comment>a project&apos;s name</comment>
        <translation>爬取</translation>
    </message>
</context>
<context>
    <name>argiope::repeating::RepeatDialog</name>
    <message>
        <source>&amp;Repeat the crawl of this project</source>
        <translation>重复爬取此项目(&amp;R)</translation>
    </message>
    <message>
        <source>Everything, as Crawl Again does</source>
        <translation>全部，如同再次爬取</translation>
    </message>
    <message>
        <source>Only pages that are &amp;due, at most</source>
        <translation>只抓取到期的页面，最多(&amp;D)</translation>
    </message>
    <message>
        <source>Go on in the &amp;background when the window is closed</source>
        <translation>关闭窗口后在后台继续(&amp;B)</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>小时</translation>
    </message>
    <message>
        <source>days</source>
        <translation>天</translation>
    </message>
    <message>
        <source>weeks</source>
        <translation>周</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>多久一次</translation>
    </message>
    <message>
        <source>Pages at most</source>
        <translation>最多页面数</translation>
    </message>
    <message>
        <source>Those whose copy gains most: pages that change, but not so often that a copy is old at once</source>
        <translation>副本获益最多的页面：会变化，但又不至于一抓取就立刻过时</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>An Atom file of what the crawls have found new, changed and gone, for feed readers</source>
        <translation>写明历次爬取发现的新增、变化和消失的 Atom 文件，供阅读器使用</translation>
    </message>
    <message>
        <source>Run by the system&apos;s shell where something has changed. It reads what has changed from its standard input, a JSON object a line.</source>
        <translation>有变化时由系统 shell 运行。它从标准输入读取变化，每行一个 JSON 对象。</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>&amp;Every:</source>
        <translation>间隔(&amp;E)：</translation>
    </message>
    <message>
        <source>What:</source>
        <translation>内容：</translation>
    </message>
    <message>
        <source>&amp;Feed:</source>
        <translation>订阅源(&amp;F)：</translation>
    </message>
    <message>
        <source>C&amp;ommand:</source>
        <translation>命令(&amp;O)：</translation>
    </message>
    <message>
        <source>The next crawl begins at %1, if Argiope is running; else when the project is opened.</source>
        <translation>下次爬取在 %1 开始，前提是 Argiope 正在运行；否则在打开项目时开始。</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>订阅源</translation>
    </message>
    <message>
        <source>Atom files (*.xml *.atom)</source>
        <translation>Atom 文件 (*.xml *.atom)</translation>
    </message>
</context>
<context>
    <name>argiope::report::ReportDialog</name>
    <message>
        <source>Open it &amp;afterwards</source>
        <translation>完成后打开(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Write the Report</source>
        <translation>生成报告(&amp;W)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>HTML, one file for browsers and mail</source>
        <translation>HTML，单个文件，用于浏览器和邮件</translation>
    </message>
    <message>
        <source>PDF, pages to print and hand on</source>
        <translation>PDF，用于打印和交付</translation>
    </message>
    <message>
        <source>What is wrong with the site, how bad it is and how to mend it, with the first places of each issue.</source>
        <translation>网站有哪些问题、有多严重、如何修正，并列出每个问题最先出现的位置。</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>F&amp;ile</source>
        <translation>文件(&amp;I)</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <comment>a format, its suffix</comment>
        <translation>%1 文件 (*.%2)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Checking, %1 of %2…</source>
        <translation>正在检查，%1 / %2…</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>正在写入…</translation>
    </message>
    <message>
        <source>The report was written to “%1”.</source>
        <translation>报告已写入“%1”。</translation>
    </message>
    <message>
        <source>Cancelled; “%1” was not changed.</source>
        <translation>已取消；“%1”未更改。</translation>
    </message>
    <message>
        <source>The project cannot be read.</source>
        <translation>无法读取项目。</translation>
    </message>
    <message>
        <source>“%1” cannot be written. Choose another folder or name.</source>
        <translation>无法写入“%1”，请选择其他文件夹或名称。</translation>
    </message>
    <message>
        <source>There is no such folder as that of “%1”. Choose another one.</source>
        <translation>“%1”所在的文件夹不存在，请选择其他文件夹。</translation>
    </message>
    <message>
        <source>Writing “%1” failed. Is the disk full?</source>
        <translation>写入“%1”失败。磁盘已满吗？</translation>
    </message>
    <message>
        <source>This program was built without that language.</source>
        <translation>此程序构建时未包含该语言。</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>正在检查…</translation>
    </message>
</context>
<context>
    <name>argiope::savefile::SaveField</name>
    <message>
        <source>&amp;Browse…</source>
        <translation>浏览(&amp;B)…</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>S&amp;how in Folder</source>
        <translation>在文件夹中显示(&amp;H)</translation>
    </message>
    <message>
        <source>This is the project itself. Choose another name.</source>
        <translation>这是项目文件本身，请选择其他名称。</translation>
    </message>
    <message>
        <source>“%1” exists already. Replace it?</source>
        <translation>“%1”已存在。要替换吗？</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>argiope::searching::SearchDialog</name>
    <message>
        <source>Only &amp;what the table shows</source>
        <translation>只在表格所示的范围内(&amp;W)</translation>
    </message>
    <message>
        <source>Show in the &amp;Table</source>
        <translation>在表格中显示(&amp;T)</translation>
    </message>
    <message>
        <source>Search in the Text of Pages</source>
        <translation>在页面文字中搜索</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>要查找的内容</translation>
    </message>
    <message>
        <source>words, &quot;a phrase&quot;, begin*, title:word, one OR other, -unwanted</source>
        <translation>词、&quot;短语&quot;、开头*、title:词、一个 OR 另一个、-不要的</translation>
    </message>
    <message>
        <source>Pages that were found</source>
        <translation>找到的页面</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Open a project to search in it.</source>
        <translation>打开一个项目以便在其中搜索。</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>Taking in the text of pages: %1 of %2</source>
        <translation>正在收入页面的文字：%1 / %2</translation>
    </message>
    <message>
        <source>Found on %1 pages; the first %2 are shown.</source>
        <translation>在 %1 个页面上找到；显示前 %2 个。</translation>
    </message>
    <message numerus="yes">
        <source>Found on %Ln page(s).</source>
        <translation>
            <numerusform>在 %Ln 个页面上找到。</numerusform>
        </translation>
    </message>
    <message>
        <source>text: %1</source>
        <comment>what was searched for</comment>
        <translation>文字：%1</translation>
    </message>
    <message>
        <source>a page that was found</source>
        <translation>找到的一个页面</translation>
    </message>
</context>
<context>
    <name>argiope::sitemaps::SitemapsModel</name>
    <message>
        <source>Sitemap</source>
        <translation>站点地图</translation>
    </message>
    <message>
        <source>Its address.</source>
        <translation>它的地址。</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>What came of it: how the server answered, and whether all of it could be read.</source>
        <translation>结果如何：服务器怎样回答，以及是否全部都能读取。</translation>
    </message>
    <message>
        <source>URLs</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Pages that it names, repetitions too.</source>
        <translation>它列出的页面，重复的也计算在内。</translation>
    </message>
    <message>
        <source>Sitemaps</source>
        <translation>站点地图</translation>
    </message>
    <message>
        <source>Other sitemaps that it names: then it is an index.</source>
        <translation>它列出的其他站点地图：有的话它就是索引。</translation>
    </message>
    <message>
        <source>Named by</source>
        <translation>由谁列出</translation>
    </message>
    <message>
        <source>The robots.txt or the sitemap that names it; or nothing does, and it was looked for at the usual place.</source>
        <translation>列出它的 robots.txt 或站点地图；也可能没有任何地方列出它，是在通常的位置找到的。</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Bytes, unpacked.</source>
        <translation>解压后的字节数。</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>How long fetching it took.</source>
        <translation>抓取它用了多长时间。</translation>
    </message>
    <message>
        <source>Fetched</source>
        <translation>抓取时间</translation>
    </message>
    <message>
        <source>When it was fetched.</source>
        <translation>何时抓取。</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>Not read: %1</source>
        <translation>未读取：%1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>It is no sitemap: neither XML, nor a feed, nor a list of URLs.</source>
        <translation>它不是站点地图：既不是 XML，也不是订阅源，也不是 URL 列表。</translation>
    </message>
    <message>
        <source>It ends too early. What stands before that was read.</source>
        <translation>它过早结束。在此之前的内容已读取。</translation>
    </message>
    <message>
        <source>Its XML is not well formed. What could be made out was read.</source>
        <translation>它的 XML 格式不正确。能辨认的内容已读取。</translation>
    </message>
    <message>
        <source>Its elements are nested too deep.</source>
        <translation>它的元素嵌套过深。</translation>
    </message>
    <message>
        <source>It is packed, and damaged. What could be unpacked was read.</source>
        <translation>它是压缩的，并且已损坏。能解压的内容已读取。</translation>
    </message>
    <message>
        <source>Nothing: the usual place</source>
        <translation>无：通常的位置</translation>
    </message>
    <message>
        <source>A redirect from %1</source>
        <translation>来自 %1 的重定向</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 字节</translation>
    </message>
    <message>
        <source>No sitemap</source>
        <translation>不是站点地图</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>已损坏</translation>
    </message>
</context>
<context>
    <name>argiope::sitemaps::SitemapsView</name>
    <message>
        <source>Sitemaps</source>
        <translation>站点地图</translation>
    </message>
    <message>
        <source>Open in the &amp;Browser</source>
        <translation>在浏览器中打开(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Select a sitemap to read what is wrong with it.</source>
        <translation>选择一个站点地图，查看它有什么问题。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Named by: %1</source>
        <translation>由谁列出：%1</translation>
    </message>
    <message>
        <source>The first %1 of %2 sitemaps</source>
        <translation>%2 个站点地图中的前 %1 个</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sitemap(s)</source>
        <translation>
            <numerusform>%Ln 个站点地图</numerusform>
        </translation>
    </message>
    <message>
        <source>No sitemap matches the filter.</source>
        <translation>没有站点地图符合筛选条件。</translation>
    </message>
    <message>
        <source>Clear the Filter</source>
        <translation>清除筛选</translation>
    </message>
    <message>
        <source>Reading the list of sitemaps…</source>
        <translation>正在读取站点地图列表…</translation>
    </message>
    <message>
        <source>This crawl met no sitemaps.</source>
        <translation>此次爬取没有遇到站点地图。</translation>
    </message>
    <message>
        <source>Each sitemap that a crawl meets has a line here: who names it, and what came of it.</source>
        <translation>爬取遇到的每个站点地图在这里都有一行：由谁列出，结果如何。</translation>
    </message>
    <message>
        <source>Filter by a part of the URL…</source>
        <translation>按 URL 的一部分筛选…</translation>
    </message>
    <message>
        <source>Filter of the sitemaps</source>
        <translation>站点地图的筛选</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Choose the columns</source>
        <translation>选择要显示的列</translation>
    </message>
    <message>
        <source>They are read where “Pages that only sitemaps name” is ticked under Check, if a robots.txt names them or they lie at the usual place.</source>
        <translation>在“检查”中勾选“只在站点地图中列出的页面”时会读取它们：由 robots.txt 列出的，或位于通常位置的。</translation>
    </message>
    <message>
        <source>Named by a &amp;Sitemap</source>
        <translation>站点地图列出的(&amp;S)</translation>
    </message>
    <message>
        <source>Named, and &amp;Nothing Links to Them</source>
        <translation>已列出，但没有链接指向的(&amp;N)</translation>
    </message>
    <message>
        <source>Named, and &amp;Left Out of the Crawl</source>
        <translation>已列出，但未纳入爬取的(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Pages That No Sitemap Names</source>
        <translation>没有被任何站点地图列出的页面(&amp;P)</translation>
    </message>
    <message>
        <source>Show URLs</source>
        <translation>显示 URL</translation>
    </message>
    <message>
        <source>What the sitemaps name, against what the crawl found</source>
        <translation>对照站点地图列出的与爬取发现的</translation>
    </message>
</context>
<context>
    <name>argiope::sitetree::SiteTreeView</name>
    <message>
        <source>&amp;Show Its URLs</source>
        <translation>显示其 URL(&amp;S)</translation>
    </message>
    <message>
        <source>Open in the &amp;Browser</source>
        <translation>在浏览器中打开(&amp;B)</translation>
    </message>
    <message>
        <source>Copy &amp;URL</source>
        <translation>复制 URL(&amp;U)</translation>
    </message>
    <message>
        <source>Counting: %1 URLs so far</source>
        <translation>正在统计：目前 %1 个 URL</translation>
    </message>
    <message>
        <source>This is a very large site: its last pages are counted at their folders and have no row of their own.</source>
        <translation>这是一个非常大的站点：其最后的页面计入所在文件夹，没有单独的行。</translation>
    </message>
    <message>
        <source>No page was found yet.</source>
        <translation>尚未发现任何页面。</translation>
    </message>
    <message>
        <source>The hosts, folders and pages of the site will stand here, with what is wrong below each.</source>
        <translation>此处将显示站点的主机、文件夹和页面，以及各处以下的问题。</translation>
    </message>
    <message>
        <source>Show Its URLs</source>
        <translation>显示其 URL</translation>
    </message>
    <message>
        <source>Shows the URLs at and below the selected place in the table (Enter)</source>
        <translation>在表格中显示所选位置及以下的 URL (Enter)</translation>
    </message>
    <message>
        <source>Site tree</source>
        <translation>站点树</translation>
    </message>
</context>
<context>
    <name>argiope::sourceview::SourceView</name>
    <message>
        <source>Source</source>
        <translation>源代码</translation>
    </message>
    <message>
        <source>%1, unchanged</source>
        <comment>a time</comment>
        <translation>%1，未改变</translation>
    </message>
    <message>
        <source>%1, status %2</source>
        <comment>a time</comment>
        <translation>%1，状态码 %2</translation>
    </message>
    <message>
        <source>Select a URL above to see its source.</source>
        <translation>在上方选择一个 URL，查看其源代码。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Only one visit of this page is kept, so there is nothing to compare it with.</source>
        <translation>此页面只保存了一次访问，没有可比较的对象。</translation>
    </message>
    <message>
        <source>The two visits brought the same source.</source>
        <translation>两次访问得到的源代码相同。</translation>
    </message>
    <message>
        <source>This URL was not fetched, so there is no source.</source>
        <translation>此 URL 没有抓取，所以没有源代码。</translation>
    </message>
    <message>
        <source>This page was not kept: the crawl keeps no pages.</source>
        <translation>此页面没有保存：这次爬取不保存网页。</translation>
    </message>
    <message>
        <source>Choose what is kept under “Pages that are kept” in the options, and crawl the site again.</source>
        <translation>请在选项的“保存的网页”中选择要保存什么，然后重新爬取网站。</translation>
    </message>
    <message>
        <source>This page was not kept: its answer is not of a kind or size that the options say to keep, or it did not come whole.</source>
        <translation>此页面没有保存：其应答不属于选项中规定保存的种类或大小，或者没有完整收到。</translation>
    </message>
    <message>
        <source>Choose what is kept under “Pages that are kept” in the options, and fetch the URL again.</source>
        <translation>请在选项的“保存的网页”中选择要保存什么，然后重新抓取此 URL。</translation>
    </message>
    <message>
        <source>This page is kept, but cannot be read: its archive is missing or damaged.</source>
        <translation>此页面已保存，但无法读取：其存档缺失或损坏。</translation>
    </message>
    <message>
        <source>What is kept of this URL is no text (%1).</source>
        <translation>此 URL 保存的内容不是文字（%1）。</translation>
    </message>
    <message>
        <source>The answer has no body.</source>
        <translation>应答没有正文。</translation>
    </message>
    <message>
        <source>This page is nested too deeply to make a text of it.</source>
        <translation>此页面嵌套过深，无法从中得到文字。</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>%1 of more than %2</source>
        <translation>第 %1 处，共超过 %2 处</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>第 %1 处，共 %2 处</translation>
    </message>
    <message>
        <source>The project does not know %1.</source>
        <translation>项目不知道 %1。</translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>显示：</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Visit:</source>
        <translation>访问：</translation>
    </message>
    <message>
        <source>compared with:</source>
        <translation>与之比较：</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Find in the source</source>
        <translation>在源代码中查找</translation>
    </message>
    <message>
        <source>Wrap lines</source>
        <translation>自动换行</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>上一处</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>下一处</translation>
    </message>
</context>
<context>
    <name>argiope::startbar::ListDialog</name>
    <message>
        <source>Lines that are no addre&amp;sses</source>
        <translation>不是地址的行(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>开始(&amp;S)</translation>
    </message>
    <message>
        <source>Crawl a List of Addresses</source>
        <translation>爬取地址列表</translation>
    </message>
    <message>
        <source>The addresses</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Lines that are no addresses</source>
        <translation>不是地址的行</translation>
    </message>
    <message>
        <source>0: only these addresses. 1: also the pages they link to, and so on; ∞: to the end</source>
        <translation>0：只爬取这些地址。1：还包括它们链接到的页面，依此类推；∞：直到结束</translation>
    </message>
    <message>
        <source>The hosts of these addresses</source>
        <translation>这些地址的主机</translation>
    </message>
    <message>
        <source>The domains of these addresses</source>
        <translation>这些地址的域名</translation>
    </message>
    <message>
        <source>The folders of these addresses</source>
        <translation>这些地址的文件夹</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Which links are followed where the depth is more than 0</source>
        <translation>深度大于 0 时跟随哪些链接</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <translation>深度(&amp;D)</translation>
    </message>
    <message>
        <source>S&amp;cope</source>
        <translation>范围(&amp;C)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>It is a project or a part of one, not a list of addresses.</source>
        <translation>这是一个项目或项目的一部分，不是地址列表。</translation>
    </message>
    <message>
        <source>Reading the list…</source>
        <translation>正在读取列表…</translation>
    </message>
    <message>
        <source>Reading “%1”…</source>
        <translation>正在读取“%1”…</translation>
    </message>
    <message>
        <source>“%1” is too large to be a list of addresses.</source>
        <translation>“%1”太大，不可能是地址列表。</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <translation>无法读取“%1”。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln URL(s)</source>
        <translation>
            <numerusform>%Ln 个 URL</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) that are no URLs</source>
        <translation>
            <numerusform>%Ln 行不是 URL</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>312 URLs, 3 lines that are no URLs</comment>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>This is the index of %Ln sitemap(s); it names no pages itself. Crawl the site with “Start from sitemaps as well” instead.</source>
        <translation>
            <numerusform>这是 %Ln 个站点地图的索引，本身不列出页面。请改用“同时从站点地图开始”爬取该网站。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln address(es) stood there more than once.</source>
        <translation>
            <numerusform>有 %Ln 个地址重复出现。</numerusform>
        </translation>
    </message>
    <message>
        <source>The sitemap is damaged; this is what could be read of it.</source>
        <translation>站点地图已损坏，这是能读出的部分。</translation>
    </message>
    <message>
        <source>The first %1 are shown.</source>
        <translation>显示前 %1 个。</translation>
    </message>
    <message>
        <source>Lines that are no addre&amp;sses; the first %1 of %2</source>
        <translation>不是地址的行(&amp;S)，%2 行中的前 %1 行</translation>
    </message>
    <message>
        <source>&amp;Start Without These</source>
        <translation>忽略这些并开始(&amp;S)</translation>
    </message>
    <message>
        <source>This is no text that can be read.</source>
        <translation>这不是可以读取的文本。</translation>
    </message>
    <message>
        <source>“%1” is no text that can be read.</source>
        <translation>“%1”不是可以读取的文本。</translation>
    </message>
    <message>
        <source>Its encoding cannot be told. Save it as UTF-8.</source>
        <translation>无法判断其编码。请另存为 UTF-8。</translation>
    </message>
    <message>
        <source>It is no UTF-8 and was read as %1. Where addresses look wrong, save it as UTF-8.</source>
        <translation>它不是 UTF-8，按 %1 读取。如果地址看起来不对，请另存为 UTF-8。</translation>
    </message>
    <message>
        <source>The server answered with the status %1.</source>
        <translation>服务器回答的状态码是 %1。</translation>
    </message>
    <message>
        <source>Follow &amp;redirects to their end</source>
        <translation>一直跟随重定向(&amp;R)</translation>
    </message>
    <message>
        <source>Each address is asked until an answer comes that is no redirect, wherever that is; off: only the addresses themselves</source>
        <translation>每个地址一直跟随到不再重定向的响应为止，无论它在哪里；关闭：只抓取这些地址本身</translation>
    </message>
</context>
<context>
    <name>argiope::startbar::StartBar</name>
    <message>
        <source>Starts at %1</source>
        <translation>起始地址：%1</translation>
    </message>
    <message>
        <source>Type the address of a website, such as example.org, and press Enter.</source>
        <translation>输入网址（例如 example.org），然后按回车。</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>继续(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>开始(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>正在保存…</translation>
    </message>
    <message>
        <source>&amp;URL</source>
        <translation>网址(&amp;U)</translation>
    </message>
    <message>
        <source>Sc&amp;ope</source>
        <translation>范围(&amp;O)</translation>
    </message>
    <message>
        <source>Thr&amp;eads</source>
        <translation>线程(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <translation>深度(&amp;D)</translation>
    </message>
    <message>
        <source>example.org</source>
        <translation>example.org</translation>
    </message>
    <message>
        <source>Where the crawl starts (Ctrl+L)</source>
        <translation>爬取的起点 (Ctrl+L)</translation>
    </message>
    <message>
        <source>This host</source>
        <translation>此主机</translation>
    </message>
    <message>
        <source>This domain</source>
        <translation>此域名</translation>
    </message>
    <message>
        <source>This folder</source>
        <translation>此文件夹</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Only pages of the same host, such as www.example.org</source>
        <translation>仅同一主机的页面，例如 www.example.org</translation>
    </message>
    <message>
        <source>Pages of the whole domain, such as example.org and shop.example.org</source>
        <translation>整个域名的页面，例如 example.org 和 shop.example.org</translation>
    </message>
    <message>
        <source>Only pages in the folder of the start address and below</source>
        <translation>仅起始地址所在文件夹及其子文件夹中的页面</translation>
    </message>
    <message>
        <source>Whatever is linked, on any site</source>
        <translation>任何网站上被链接的一切页面</translation>
    </message>
    <message>
        <source>Which pages belong to the crawl</source>
        <translation>哪些页面属于这次爬取</translation>
    </message>
    <message>
        <source>How many pages are fetched at a time</source>
        <translation>同时抓取多少个页面</translation>
    </message>
    <message>
        <source>How many links away from the start address the crawl goes; ∞: to the end</source>
        <translation>从起始地址出发最多经过多少个链接；∞ 表示不限</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>Ends the crawl and saves it; it can be resumed later</source>
        <translation>结束并保存；以后可以继续</translation>
    </message>
    <message>
        <source>Starts at a list of %1 addresses, this and %2 more</source>
        <translation>从 %1 个地址的列表开始：此地址和另外 %2 个</translation>
    </message>
    <message>
        <source>Chec&amp;k (%1)</source>
        <comment>how many of the menu are on</comment>
        <translation>检查(&amp;K)：%1</translation>
    </message>
    <message>
        <source>Chec&amp;k</source>
        <translation>检查(&amp;K)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln option(s) changed</source>
        <translation>
            <numerusform>更改了 %Ln 个选项</numerusform>
        </translation>
    </message>
    <message>
        <source>Other than at first: %1</source>
        <translation>与默认值不同：%1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names of options</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>&amp;Images, scripts and styles</source>
        <translation>图片、脚本和样式(&amp;I)</translation>
    </message>
    <message>
        <source>Fetches them to see that they exist</source>
        <translation>抓取它们以确认存在</translation>
    </message>
    <message>
        <source>&amp;Links to other sites</source>
        <translation>指向其他网站的链接(&amp;L)</translation>
    </message>
    <message>
        <source>Fetches them once, without following their links</source>
        <translation>只抓取一次，不跟随其中的链接</translation>
    </message>
    <message>
        <source>Pages that only &amp;sitemaps name</source>
        <translation>只在站点地图中列出的页面(&amp;S)</translation>
    </message>
    <message>
        <source>Starts from the site’s sitemaps as well</source>
        <translation>同时从网站的站点地图开始</translation>
    </message>
    <message>
        <source>What is looked at beside the pages that links lead to</source>
        <translation>除了链接指向的页面之外还检查什么</translation>
    </message>
    <message>
        <source>&amp;How the site answers</source>
        <translation>网站如何应答(&amp;H)</translation>
    </message>
    <message>
        <source>Some ten requests for the issues: a page that is not there, the site by http and with www, its icon and security.txt</source>
        <translation>为问题清单发出约十个请求：一个不存在的页面、用 http 和带 www 访问的网站、它的图标和 security.txt</translation>
    </message>
    <message>
        <source>A&amp;ccessibility</source>
        <translation>无障碍(&amp;C)</translation>
    </message>
    <message>
        <source>Holds each page against rules of WCAG and WAI-ARIA, which takes no requests but time</source>
        <translation>按 WCAG 和 WAI-ARIA 的规则检查每个页面，不增加请求，只花时间</translation>
    </message>
    <message>
        <source>My own server</source>
        <translation>自己的服务器</translation>
    </message>
    <message>
        <source>Normal pace</source>
        <translation>正常速度</translation>
    </message>
    <message>
        <source>Polite</source>
        <translation>礼貌</translation>
    </message>
    <message>
        <source>As fast as it allows, and slower where it struggles</source>
        <translation>它允许多快就多快，吃力时放慢</translation>
    </message>
    <message>
        <source>At most 4 requests at a time to a server on the internet; servers here are treated as your own</source>
        <translation>对互联网上的一台服务器最多 4 个并发请求；本地的服务器当作自己的</translation>
    </message>
    <message>
        <source>One request at a time, and then a pause of ten times as long as the answer took: a second at least</source>
        <translation>一次一个请求，之后暂停的时间是响应所用时间的十倍：至少一秒</translation>
    </message>
    <message>
        <source>How the servers are treated</source>
        <translation>如何对待服务器</translation>
    </message>
</context>
<context>
    <name>argiope::startpage::RecentModel</name>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <comment>an address, of a list</comment>
        <translation>
            <numerusform>%1 等，另有 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>File is missing</source>
        <translation>文件缺失</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>Being crawled</source>
        <translation>正在爬取</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>已中断</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Last changed</source>
        <translation>最后更改</translation>
    </message>
    <message>
        <source>URLs</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
</context>
<context>
    <name>argiope::startpage::StartPage</name>
    <message>
        <source>Type the address of a website above and press Enter to crawl it.</source>
        <translation>在上方输入网址并按回车，即可开始爬取。</translation>
    </message>
    <message>
        <source>For example: example.org</source>
        <translation>例如：example.org</translation>
    </message>
    <message>
        <source>Crawl the Demo Site</source>
        <translation>爬取演示网站</translation>
    </message>
    <message>
        <source>Last projects</source>
        <translation>最近的项目</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>继续(&amp;R)</translation>
    </message>
    <message>
        <source>Re&amp;move from the List</source>
        <translation>从列表中移除(&amp;M)</translation>
    </message>
    <message>
        <source>The file stays.</source>
        <translation>文件会保留。</translation>
    </message>
    <message>
        <source>Goes on where the crawl was.</source>
        <translation>从停下的地方继续爬取。</translation>
    </message>
    <message>
        <source>O&amp;pen</source>
        <translation>打开(&amp;P)</translation>
    </message>
</context>
<context>
    <name>argiope::threads::LaneDelegate</name>
    <message>
        <source>%1: %2 ms</source>
        <comment>phase: time</comment>
        <translation>%1：%2 毫秒</translation>
    </message>
</context>
<context>
    <name>argiope::threads::ThreadsView</name>
    <message>
        <source>Threads</source>
        <translation>线程</translation>
    </message>
    <message>
        <source>Each thread of a crawl has a line here; select one to see its log.</source>
        <translation>爬取的每个线程在这里占一行；选择一行可查看它的日志。</translation>
    </message>
</context>
<context>
    <name>argiope::traps::TrapsDialog</name>
    <message>
        <source>&amp;Show Its URLs</source>
        <translation>显示其 URL(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Go On Crawling</source>
        <translation>继续爬取(&amp;G)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>&amp;Block Again</source>
        <translation>重新阻止(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Allow</source>
        <translation>允许(&amp;A)</translation>
    </message>
    <message numerus="yes">
        <source>Judged by %Ln page(s), among them:</source>
        <translation>
            <numerusform>由 %Ln 个页面判断，其中有：</numerusform>
        </translation>
    </message>
    <message>
        <source>Pages of the trap:</source>
        <translation>陷阱的页面：</translation>
    </message>
    <message numerus="yes">
        <source>%Ln allowed URL(s) will be crawled when the crawl goes on.</source>
        <translation>
            <numerusform>爬取继续时将爬取 %Ln 个已允许的 URL。</numerusform>
        </translation>
    </message>
    <message>
        <source>No spider trap was found in this project.</source>
        <translation>此项目中没有发现蜘蛛陷阱。</translation>
    </message>
    <message>
        <source>Spider Traps</source>
        <translation>蜘蛛陷阱</translation>
    </message>
    <message>
        <source>A spider trap is blocked when page after page says nothing new. Allow one to crawl it all the same. Pages that it has given so far stay.</source>
        <translation>一页接一页都没有新内容时，会阻止蜘蛛陷阱。允许一个陷阱即可仍然爬取它。至今得到的页面会保留。</translation>
    </message>
    <message>
        <source>Spider traps</source>
        <translation>蜘蛛陷阱</translation>
    </message>
    <message>
        <source>The queue by pattern:</source>
        <translation>按模式显示的队列：</translation>
    </message>
    <message>
        <source>The queue by pattern</source>
        <translation>按模式显示的队列</translation>
    </message>
    <message>
        <source>&amp;Keep Out</source>
        <translation>排除(&amp;K)</translation>
    </message>
</context>
<context>
    <name>argiope::urls::ConditionEditor</name>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Values with commas between them</source>
        <translation>用逗号分隔的值</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正则表达式</translation>
    </message>
    <message>
        <source>New condition</source>
        <translation>新条件</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>How it is tested</source>
        <translation>判断方式</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Second value</source>
        <translation>第二个值</translation>
    </message>
    <message>
        <source>and</source>
        <comment>between two values</comment>
        <translation>和</translation>
    </message>
    <message>
        <source>Upper and lower case are the same</source>
        <translation>不区分大小写</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Filter by this condition as well</source>
        <translation>同时按此条件筛选</translation>
    </message>
    <message>
        <source>Give up this condition</source>
        <translation>放弃此条件</translation>
    </message>
    <message>
        <source>A value is missing.</source>
        <translation>缺少一个值。</translation>
    </message>
</context>
<context>
    <name>argiope::urls::FilterBar</name>
    <message>
        <source>Only &amp;Problems</source>
        <translation>仅问题(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Type</source>
        <translation>类型(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Outcome</source>
        <translation>结果(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;State</source>
        <translation>状态(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <translation>深度(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Clear the Filter</source>
        <translation>清除筛选(&amp;C)</translation>
    </message>
    <message>
        <source>%1 – click to take this filter away</source>
        <translation>%1 – 点击移除此筛选</translation>
    </message>
    <message>
        <source>Below %1</source>
        <translation>%1 之下</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>rule (what it says)</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Only problems</source>
        <translation>仅问题</translation>
    </message>
    <message>
        <source>Depth %1</source>
        <translation>深度 %1</translation>
    </message>
    <message>
        <source>Filter by a part of the URL or title…</source>
        <translation>按 URL 或标题的一部分筛选…</translation>
    </message>
    <message>
        <source>Filter by a part of the URL or title</source>
        <translation>按 URL 或标题的一部分筛选</translation>
    </message>
    <message>
        <source>The text is a regular expression; upper and lower case are the same</source>
        <translation>文本为正则表达式；不区分大小写</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正则表达式</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Filter by type, depth, outcome or state</source>
        <translation>按类型、深度、结果或状态筛选</translation>
    </message>
    <message>
        <source>Fetched without trouble</source>
        <translation>抓取顺利</translation>
    </message>
    <message>
        <source>Redirects</source>
        <translation>重定向</translation>
    </message>
    <message>
        <source>Broken or refused</source>
        <translation>失效或被拒绝</translation>
    </message>
    <message>
        <source>Errors of the server</source>
        <translation>服务器错误</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>被拦截</translation>
    </message>
    <message>
        <source>The server refuses this crawl or asks it to slow down</source>
        <translation>服务器拒绝此次爬取，或要求放慢</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>No usable answer came</source>
        <translation>没有可用的响应</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>已变化</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>已消失</translation>
    </message>
    <message>
        <source>Found by the last recrawl</source>
        <translation>上次重新爬取时发现</translation>
    </message>
    <message>
        <source>Other than at the visit before the last</source>
        <translation>与再前一次访问时不同</translation>
    </message>
    <message>
        <source>There once, and not found any more</source>
        <translation>曾经存在，现在找不到了</translation>
    </message>
    <message>
        <source>&amp;Add a Condition…</source>
        <translation>添加条件(&amp;A)…</translation>
    </message>
    <message>
        <source>Filter in &amp;Words</source>
        <translation>用文字筛选(&amp;W)</translation>
    </message>
    <message>
        <source>Sa&amp;ved Filters</source>
        <translation>已保存的筛选(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Save This Filter…</source>
        <translation>保存此筛选(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Manage…</source>
        <translation>管理(&amp;M)…</translation>
    </message>
    <message>
        <source>Save This Filter</source>
        <translation>保存此筛选</translation>
    </message>
    <message>
        <source>Name; a filter that has it is replaced:</source>
        <translation>名称（同名的筛选会被替换）：</translation>
    </message>
    <message>
        <source>Add Filter</source>
        <translation>添加筛选</translation>
    </message>
    <message>
        <source>Filter by what any column has</source>
        <translation>按任意列的内容筛选</translation>
    </message>
    <message>
        <source>A name is one line of at most %1 characters.</source>
        <translation>名称为一行，最多 %1 个字符。</translation>
    </message>
    <message>
        <source>There are %1 saved filters, and no more are kept: remove one first.</source>
        <translation>已有 %1 个保存的筛选条件，不能再多：请先删除一个。</translation>
    </message>
    <message>
        <source>A part of the URL or title…</source>
        <translation>URL 或标题的一部分…</translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation>筛选…</translation>
    </message>
</context>
<context>
    <name>argiope::urls::SavedFiltersDialog</name>
    <message>
        <source>&amp;Rename</source>
        <translation>重命名(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Saved Filters</source>
        <translation>已保存的筛选</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>已保存的筛选</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Import Filters</source>
        <translation>导入筛选</translation>
    </message>
    <message>
        <source>Filters (*.json)</source>
        <translation>筛选 (*.json)</translation>
    </message>
    <message>
        <source>Export Filters</source>
        <translation>导出筛选</translation>
    </message>
    <message>
        <source>Another filter has this name.</source>
        <translation>已有同名的筛选。</translation>
    </message>
    <message>
        <source>A name is one line of at most 100 characters.</source>
        <translation>名称为一行，最多 100 个字符。</translation>
    </message>
    <message>
        <source>“%1” holds no filters of Argiope.</source>
        <translation>“%1”中没有 Argiope 的筛选。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln filter(s) came from the file.</source>
        <translation>
            <numerusform>从文件导入了 %Ln 个筛选。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln filter(s) stand in the file.</source>
        <translation>
            <numerusform>文件中有 %Ln 个筛选。</numerusform>
        </translation>
    </message>
    <message>
        <source>With those of the file there would be more than %1 filters. Nothing was imported: remove some first.</source>
        <translation>加上文件中的，筛选条件将超过 %1 个。未导入任何内容：请先删除一些。</translation>
    </message>
    <message>
        <source>A filter in “%1” has no name of one line and at most 100 characters. Nothing was imported.</source>
        <translation>“%1”中有一个筛选条件的名称不是一行、最多 100 个字符。未导入任何内容。</translation>
    </message>
    <message>
        <source>Reading “%1”…</source>
        <translation>正在读取“%1”…</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2</source>
        <translation>无法读取“%1”：%2</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2</source>
        <translation>无法写入“%1”：%2</translation>
    </message>
    <message>
        <source>None yet. Filter the table, then “Save This Filter” keeps it under a name; “Import” takes those of a file.</source>
        <translation>还没有筛选。先筛选表格，再用“保存此筛选”起名保存；“导入”可从文件读取。</translation>
    </message>
</context>
<context>
    <name>argiope::urls::UrlsView</name>
    <message>
        <source>Searching…</source>
        <translation>正在查找…</translation>
    </message>
    <message>
        <source>No URL matches the filter.</source>
        <translation>没有符合筛选条件的 URL。</translation>
    </message>
    <message>
        <source>Clear the Filter</source>
        <translation>清除筛选</translation>
    </message>
    <message>
        <source>The first pages are on their way.</source>
        <translation>首批页面正在路上。</translation>
    </message>
    <message>
        <source>Type the address of a website above and press Enter to crawl it.</source>
        <translation>在上方输入网址并按回车，即可开始爬取。</translation>
    </message>
    <message>
        <source>For example: example.org</source>
        <translation>例如：example.org</translation>
    </message>
    <message>
        <source>Crawl the Demo Site</source>
        <translation>爬取演示网站</translation>
    </message>
    <message>
        <source>Nothing waits: every URL that was found has been fetched or skipped.</source>
        <translation>没有等待中的 URL：找到的都已抓取或跳过。</translation>
    </message>
    <message>
        <source>URLs that were found and wait for their turn will stand here.</source>
        <translation>已找到并等待抓取的 URL 将显示在这里。</translation>
    </message>
    <message>
        <source>No URL was skipped.</source>
        <translation>没有跳过任何 URL。</translation>
    </message>
    <message>
        <source>URLs that a rule keeps out will stand here, with the rule.</source>
        <translation>被规则排除的 URL 及其规则将显示在这里。</translation>
    </message>
    <message>
        <source>Open in the &amp;Browser</source>
        <translation>在浏览器中打开(&amp;B)</translation>
    </message>
    <message>
        <source>Copy &amp;URL</source>
        <translation>复制 URL(&amp;U)</translation>
    </message>
    <message>
        <source>Copy &amp;Row</source>
        <translation>复制整行(&amp;R)</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Choose the columns</source>
        <translation>选择要显示的列</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Why Is It Here?</source>
        <translation>为何在此(&amp;W)？</translation>
    </message>
    <message>
        <source>Copy &amp;URLs</source>
        <translation>复制 URL(&amp;U)</translation>
    </message>
    <message>
        <source>Copy &amp;Rows</source>
        <translation>复制行(&amp;R)</translation>
    </message>
    <message>
        <source>Copy as &amp;CSV</source>
        <translation>复制为 CSV(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Export the Selection…</source>
        <translation>导出所选(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Show Only</source>
        <translation>只显示(&amp;S)</translation>
    </message>
    <message>
        <source>C&amp;lear the Filter</source>
        <translation>清除筛选(&amp;L)</translation>
    </message>
    <message>
        <source>Host: %1</source>
        <translation>主机：%1</translation>
    </message>
    <message>
        <source>Outcome: %1</source>
        <translation>结果：%1</translation>
    </message>
    <message>
        <source>Type: %1</source>
        <translation>类型：%1</translation>
    </message>
    <message>
        <source>Depth: %1</source>
        <translation>深度：%1</translation>
    </message>
    <message>
        <source>Rule: %1</source>
        <translation>规则：%1</translation>
    </message>
    <message>
        <source>Rule: %1 (%2)</source>
        <translation>规则：%1（%2）</translation>
    </message>
    <message>
        <source>Copying, %1 of %2…</source>
        <translation>正在复制，%1 / %2…</translation>
    </message>
    <message>
        <source>Not a valid expression</source>
        <translation>表达式无效</translation>
    </message>
    <message>
        <source>Give up copying</source>
        <translation>放弃复制</translation>
    </message>
    <message>
        <source>&amp;Fetch Again</source>
        <translation>重新抓取(&amp;F)</translation>
    </message>
    <message>
        <source>What was found to go on without end, and letting it in</source>
        <translation>被发现没有尽头的 URL，以及放行它们</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>队列</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>URLs</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Fetches the selected URLs once more</source>
        <translation>再次抓取所选的 URL</translation>
    </message>
    <message>
        <source>No URL was fetched.</source>
        <translation>没有抓取任何 URL。</translation>
    </message>
    <message>
        <source>What was kept out stands under Skipped, with the rule.</source>
        <translation>被排除的 URL 及其规则列在“已跳过”中。</translation>
    </message>
    <message>
        <source>Fetches the selected URLs although a rule keeps them out</source>
        <translation>抓取选中的 URL，虽然有规则排除它们</translation>
    </message>
    <message>
        <source>What robots.txt keeps out is not fetched by a click. Where the site is yours, choose under Options what robots.txt means.</source>
        <translation>被 robots.txt 排除的内容不会因一次点击而抓取。如果网站是您的，请在“选项”中选择如何对待 robots.txt。</translation>
    </message>
    <message>
        <source>This is no address that can be fetched.</source>
        <translation>这不是可以抓取的地址。</translation>
    </message>
    <message>
        <source>&amp;Fetch All the Same</source>
        <translation>仍然抓取(&amp;F)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>menu entry (column)</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Only Rows with This Value</source>
        <translation>仅显示具有此值的行</translation>
    </message>
    <message>
        <source>Rows without This Value</source>
        <translation>不显示具有此值的行</translation>
    </message>
    <message>
        <source>&amp;Filter by This Column…</source>
        <translation>按此列筛选(&amp;F)…</translation>
    </message>
    <message>
        <source>Writes exactly these rows and columns to a file, at once (Ctrl+Shift+E)</source>
        <translation>立即把这些行和列原样写入文件 (Ctrl+Shift+E)</translation>
    </message>
    <message>
        <source>Export what is shown</source>
        <translation>导出所显示的内容</translation>
    </message>
    <message>
        <source>It is part of a spider trap, which can be allowed: Crawl &gt; Spider Traps.</source>
        <translation>它属于一个蜘蛛陷阱，可以允许：爬取 &gt; 蜘蛛陷阱。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln spider trap(s)…</source>
        <translation>
            <numerusform>%Ln 个蜘蛛陷阱…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>argiope::urls::WhereBar</name>
    <message>
        <source>At %1: %2</source>
        <comment>a character&apos;s number, what is wrong there</comment>
        <translation>第 %1 个字符：%2</translation>
    </message>
    <message>
        <source>%1 – click to take this condition away</source>
        <translation>%1 – 点击可移除此条件</translation>
    </message>
    <message>
        <source>All of these</source>
        <translation>满足全部</translation>
    </message>
    <message>
        <source>Any of these</source>
        <translation>满足任意一个</translation>
    </message>
    <message>
        <source>Whether a row has to meet all of the conditions, or one of them</source>
        <translation>一行须满足全部条件，还是其中一个</translation>
    </message>
    <message>
        <source>All or any of the conditions</source>
        <translation>全部或任意一个条件</translation>
    </message>
    <message>
        <source>The filter in words</source>
        <translation>用文字表示的筛选</translation>
    </message>
    <message>
        <source>Columns are named as in exported files: title, status, word_count …</source>
        <translation>列名与导出的文件相同：title、status、word_count …</translation>
    </message>
    <message>
        <source>What is wrong with the filter</source>
        <translation>筛选有什么错误</translation>
    </message>
</context>
<context>
    <name>argiope::widgets::ExportButton</name>
    <message>
        <source>Writes exactly these rows and columns to a file, at once</source>
        <translation>立即把这些行和列原样写入文件</translation>
    </message>
    <message>
        <source>Export what is shown</source>
        <translation>导出所显示的内容</translation>
    </message>
</context>
<context>
    <name>argiope::widgets::MessageBar</name>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Hide this message</source>
        <translation>隐藏此消息</translation>
    </message>
</context>
<context>
    <name>argiope::widgets::TableView</name>
    <message>
        <source>Columns as at First</source>
        <translation>恢复默认列</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Crawls a website and shows every URL.</source>
        <translation>爬取网站并显示每个 URL。</translation>
    </message>
    <message>
        <source>Start crawling the address at once.</source>
        <translation>立即开始爬取该网址。</translation>
    </message>
    <message>
        <source>Crawl the demo site.</source>
        <translation>爬取演示网站。</translation>
    </message>
    <message>
        <source>An address to fill in, a project to open (a file, or postgresql://…), or a list of addresses.</source>
        <translation>要填入的地址、要打开的项目（文件或 postgresql://…）或地址列表。</translation>
    </message>
    <message>
        <source>There is no display to show a window on. The program argiope-cli needs none.</source>
        <translation>没有可显示窗口的显示器。argiope-cli 程序不需要显示器。</translation>
    </message>
</context>
</TS>
