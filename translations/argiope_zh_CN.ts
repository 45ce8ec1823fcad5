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
    <message numerus="yes">
        <source>Retrying %Ln failed URL(s)</source>
        <translation>
            <numerusform>正在重试 %Ln 个失败的 URL</numerusform>
        </translation>
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
        <source>Obfuscated email address</source>
        <translation>加密的邮箱地址</translation>
    </message>
    <message>
        <source>CDN endpoint</source>
        <translation>CDN 端点</translation>
    </message>
    <message>
        <source>API endpoint</source>
        <translation>API 接口</translation>
    </message>
    <message>
        <source>Embed</source>
        <translation>嵌入</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>订阅源</translation>
    </message>
    <message>
        <source>Comment reply link</source>
        <translation>评论回复链接</translation>
    </message>
    <message>
        <source>Share link</source>
        <translation>分享链接</translation>
    </message>
    <message>
        <source>Shopping cart link</source>
        <translation>购物车链接</translation>
    </message>
    <message>
        <source>Print version</source>
        <translation>打印版</translation>
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
        <source>TTFB %1</source>
        <translation>首字节时间 %1</translation>
    </message>
    <message>
        <source>download %1</source>
        <translation>下载 %1</translation>
    </message>
    <message>
        <source>parsing %1</source>
        <translation>解析 %1</translation>
    </message>
    <message>
        <source>%1 (%2 bytes)</source>
        <translation>%1（%2 字节）</translation>
    </message>
    <message>
        <source>Excluded by:</source>
        <translation>被此规则排除：</translation>
    </message>
    <message>
        <source>Included by:</source>
        <translation>由此规则纳入：</translation>
    </message>
    <message>
        <source>Listed in a sitemap.</source>
        <translation>站点地图列出了此 URL。</translation>
    </message>
    <message>
        <source>First referrer:</source>
        <translation>首个来源页：</translation>
    </message>
    <message>
        <source>, “%1”</source>
        <comment>after a URL: the text of a link</comment>
        <translation>，链接文字“%1”</translation>
    </message>
    <message>
        <source>Crawl path:</source>
        <translation>爬取路径：</translation>
    </message>
    <message>
        <source>The crawl started here.</source>
        <translation>爬取从这里开始。</translation>
    </message>
    <message>
        <source>Outcome:</source>
        <translation>抓取结果：</translation>
    </message>
    <message numerus="yes">
        <source>%Ln attempt(s) made.</source>
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
        <source>This URL does not redirect, and was not reached through a redirect.</source>
        <translation>此 URL 不重定向，爬取也不是经重定向到达的。</translation>
    </message>
    <message>
        <source>redirect loop</source>
        <translation>重定向循环</translation>
    </message>
    <message>
        <source>Redirect loop: browsers cannot open this URL.</source>
        <translation>重定向循环：浏览器无法打开此 URL。</translation>
    </message>
    <message>
        <source>… and so on.</source>
        <translation>……以此类推。</translation>
    </message>
    <message>
        <source>Each redirect costs visitors time. Link directly to the final URL.</source>
        <translation>每次重定向都耗费访客的时间。请直接链接到最终 URL。</translation>
    </message>
    <message>
        <source>Searching for redirects to this URL…</source>
        <translation>正在查找重定向到此 URL 的地址…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln redirect(s) to this URL:</source>
        <translation>
            <numerusform>有 %Ln 个重定向指向此处：</numerusform>
        </translation>
    </message>
    <message>
        <source>Response</source>
        <translation>响应</translation>
    </message>
    <message>
        <source>Not fetched.</source>
        <translation>未抓取。</translation>
    </message>
    <message>
        <source>Not stored. Crawl Settings can store response headers.</source>
        <translation>没有保存。可在“爬取设置”中设为保存响应标头。</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Derived from the project&apos;s settings, not recorded. Omits cookies, passwords, conditional headers and connection headers.</source>
        <translation>根据项目设置推算，并非记录。不含 Cookie、密码、条件请求标头和连接标头。</translation>
    </message>
    <message>
        <source>not modified</source>
        <comment>answer of a server</comment>
        <translation>未修改</translation>
    </message>
    <message>
        <source>retried</source>
        <translation>已重试</translation>
    </message>
    <message>
        <source>All visits and attempts:</source>
        <translation>所有访问和尝试：</translation>
    </message>
    <message numerus="yes">
        <source>… %Ln earlier …</source>
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
        <source>Date</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Response time</source>
        <translation>响应时间</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>The final URL is not available. Fix the redirect, or link to another page.</source>
        <translation>最终 URL 不可用。请修复重定向，或链接到其他页面。</translation>
    </message>
    <message>
        <source>links</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>meta description</source>
        <translation>元描述</translation>
    </message>
    <message>
        <source>redirect</source>
        <translation>重定向</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between words of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>No: the page has no scripts.</source>
        <translation>否：页面没有脚本。</translation>
    </message>
    <message numerus="yes">
        <source>No: %Ln rendered page(s) like %1, or with the same scripts, did not differ from the source.</source>
        <translation>
            <numerusform>否：%1 这类或使用相同脚本的页面渲染了 %Ln 个，与源代码没有差别。</numerusform>
        </translation>
    </message>
    <message>
        <source>Yes: as a sample of pages like %1.</source>
        <translation>是：作为 %1 这类页面的样本。</translation>
    </message>
    <message>
        <source>Yes: scripts change pages like %1 (%2).</source>
        <translation>是：脚本会改变 %1 这类页面（%2）。</translation>
    </message>
    <message>
        <source>Rendered:</source>
        <translation>渲染：</translation>
    </message>
    <message>
        <source>Queue position:</source>
        <translation>排队位置：</translation>
    </message>
    <message numerus="yes">
        <source>%Ln URL(s) of the same host are ahead.</source>
        <translation>
            <numerusform>同一主机的 %Ln 个 URL 排在它前面。</numerusform>
        </translation>
    </message>
    <message>
        <source>Priority class %1 of %2 (1 is highest). Priority rises with waiting time.</source>
        <translation>优先级为 %2 级中的第 %1 级（1 为最高）。等待越久，优先级越高。</translation>
    </message>
    <message>
        <source>Priority class %1 of %2 (1 is highest), computed after %3 pages. Priority rises with waiting time.</source>
        <translation>优先级为 %2 级中的第 %1 级（1 为最高），在抓取 %3 个页面后计算。等待越久，优先级越高。</translation>
    </message>
    <message>
        <source>Crawl order: breadth-first.</source>
        <translation>爬取顺序：广度优先。</translation>
    </message>
    <message>
        <source>Host IP address</source>
        <translation>主机的 IP 地址</translation>
    </message>
</context>
<context>
    <name>ErrorWords</name>
    <message>
        <source>The file “%1” does not exist. It may have been moved or renamed.</source>
        <translation>文件“%1”不存在。它可能已被移动或重命名。</translation>
    </message>
    <message>
        <source>“%1” is not an Argiope project.</source>
        <translation>“%1”不是 Argiope 项目。</translation>
    </message>
    <message>
        <source>“%1” was created by a newer version of Argiope. Update Argiope to open it.</source>
        <translation>“%1”由较新版本的 Argiope 创建。请更新 Argiope 后再打开。</translation>
    </message>
    <message>
        <source>“%1” already exists. Choose another name; nothing is overwritten.</source>
        <translation>“%1”已存在。请换一个名称；现有文件不会被覆盖。</translation>
    </message>
    <message>
        <source>Another Argiope is crawling into “%1”. Stop it there first.</source>
        <translation>另一个 Argiope 正在向“%1”爬取。请先停止它。</translation>
    </message>
    <message>
        <source>“%1” cannot be created. Check that the folder exists and is writable.</source>
        <translation>无法创建“%1”。请确认文件夹存在且可写入。</translation>
    </message>
    <message>
        <source>“%1” is write-protected. Save a copy elsewhere and continue there.</source>
        <translation>“%1”是只读的。请在别处保存副本后继续。</translation>
    </message>
    <message>
        <source>The disk is full. Free some space, then resume. Saved data is not lost.</source>
        <translation>磁盘已满。请腾出空间后继续。已保存的数据不会丢失。</translation>
    </message>
    <message>
        <source>“%1” is damaged; only part of it can be read.</source>
        <translation>“%1”已损坏，只能读取其中一部分。</translation>
    </message>
    <message>
        <source>“%1” was created by an older version of Argiope. Projects in a database are not converted: copy it there again from its file.</source>
        <translation>“%1”由较旧版本的 Argiope 创建。数据库中的项目不会转换：请从其文件重新复制到数据库。</translation>
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
        <source>A crawl setting is invalid. Open Crawl &gt; Crawl Settings… and correct it.</source>
        <translation>有一项爬取设置无效。请打开“爬取 &gt; 爬取设置…”更正。</translation>
    </message>
    <message>
        <source>DNS lookup failed: no DNS server answered for %1. Check your connection, and try again.</source>
        <translation>DNS 查询失败：没有 DNS 服务器应答对 %1 的查询。请检查网络连接，然后重试。</translation>
    </message>
    <message>
        <source>The host %1 was not found. Check the spelling, or your connection.</source>
        <translation>找不到主机 %1。请检查拼写或网络连接。</translation>
    </message>
    <message>
        <source>Type the address of a website, such as example.org.</source>
        <translation>请输入网址，例如 example.org。</translation>
    </message>
    <message>
        <source>Only http:// and https:// addresses can be crawled.</source>
        <translation>只能爬取以 http:// 或 https:// 开头的网址。</translation>
    </message>
    <message>
        <source>The host name is missing. Example: example.org.</source>
        <translation>缺少主机名。示例：example.org。</translation>
    </message>
    <message>
        <source>An address cannot contain spaces.</source>
        <translation>网址中不能有空格。</translation>
    </message>
    <message>
        <source>The host name contains invalid characters.</source>
        <translation>主机名中含有无效字符。</translation>
    </message>
    <message>
        <source>Invalid IPv4 address. Example: 192.0.2.1.</source>
        <translation>IPv4 地址无效。示例：192.0.2.1。</translation>
    </message>
    <message>
        <source>Incomplete IPv6 address in brackets. Example: [2001:db8::1].</source>
        <translation>方括号中的 IPv6 地址不完整。示例：[2001:db8::1]。</translation>
    </message>
    <message>
        <source>Invalid port. The port after the colon is a number from 0 to 65535.</source>
        <translation>端口无效。冒号后的端口应为 0 到 65535 之间的数字。</translation>
    </message>
    <message>
        <source>This is not a website address.</source>
        <translation>这不是网址。</translation>
    </message>
    <message>
        <source>Cancelled; “%1” was not written.</source>
        <translation>已取消，未写入“%1”。</translation>
    </message>
    <message>
        <source>This is a word, not an address: a host name contains a dot.</source>
        <translation>这是一个词，不是网址：主机名中应有一个点。</translation>
    </message>
    <message>
        <source>This line has characters in another encoding than the rest. Save the list as UTF-8.</source>
        <translation>此行有字符的编码与其余各行不同。请将列表另存为 UTF-8。</translation>
    </message>
    <message>
        <source>The dots stand for a password. Replace them with the password itself.</source>
        <translation>圆点只是代表密码。请将它们替换为密码本身。</translation>
    </message>
    <message>
        <source>This is an e-mail address. To enter a user name for a website, put http:// before it.</source>
        <translation>这是电子邮件地址。要为网站输入用户名，请在前面加上 http://。</translation>
    </message>
    <message>
        <source>This is not a PostgreSQL project address. Use postgresql://host/database#project, without a password.</source>
        <translation>这不是 PostgreSQL 项目的地址。请使用 postgresql://host/database#project 的形式，不带密码。</translation>
    </message>
    <message>
        <source>“%1” is in a database. Copy it to a file with argiope-cli copy, then open the file.</source>
        <translation>“%1”在数据库中。请用 argiope-cli copy 把它复制成文件，再打开该文件。</translation>
    </message>
    <message>
        <source>The database of “%1” cannot be reached.</source>
        <translation>无法连接“%1”所在的数据库。</translation>
    </message>
    <message>
        <source>The server of “%1” lost data that it had confirmed as saved. Resume the crawl to continue from the data on the server.</source>
        <translation>“%1”的服务器丢失了它曾确认已保存的数据。请继续爬取：将从服务器现有的数据接着进行。</translation>
    </message>
    <message>
        <source>This node did not respond for too long. Other nodes have taken over its hosts in “%1”.</source>
        <translation>此节点太久没有响应。其他节点已接管它在“%1”中的主机。</translation>
    </message>
    <message>
        <source>The project “%1” no longer exists in the database.</source>
        <translation>数据库中已没有项目“%1”。</translation>
    </message>
    <message>
        <source>The database of “%1” is read-only. It may be a standby server.</source>
        <translation>“%1”的数据库是只读的。它可能是备用服务器。</translation>
    </message>
    <message>
        <source>Qt’s PostgreSQL plugin is missing. Install libqt6sql6-psql (Debian, Ubuntu), then restart Argiope.</source>
        <translation>缺少 Qt 的 PostgreSQL 插件。请安装 libqt6sql6-psql（Debian 和 Ubuntu），然后重新启动 Argiope。</translation>
    </message>
    <message>
        <source>The server of “%1” rejected this user. The password is read from .pgpass, PGPASSWORD or a service file, never from the address.</source>
        <translation>“%1”的服务器拒绝了此用户。密码取自 .pgpass、PGPASSWORD 或服务文件，绝不取自地址。</translation>
    </message>
    <message>
        <source>The server has no database of the name given in “%1”.</source>
        <translation>服务器上没有“%1”中所写名称的数据库。</translation>
    </message>
    <message>
        <source>The database user has no permission for “%1”. The owner can grant it.</source>
        <translation>数据库用户没有“%1”的权限。其所有者可以授予。</translation>
    </message>
    <message>
        <source>A number alone is not an address. Example: example.org.</source>
        <translation>单独的数字不是地址。例如：example.org。</translation>
    </message>
</context>
<context>
    <name>Extractors</name>
    <message>
        <source>The expression is empty.</source>
        <translation>表达式为空。</translation>
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
        <source>The expression has too many parts, or too many matches.</source>
        <translation>表达式的组成部分或匹配结果过多。</translation>
    </message>
    <message>
        <source>The expression is incomplete.</source>
        <translation>表达式不完整。</translation>
    </message>
    <message>
        <source>Unexpected “%1”.</source>
        <translation>此处不应出现“%1”。</translation>
    </message>
    <message>
        <source>Unknown name “%1”.</source>
        <translation>未知的名称“%1”。</translation>
    </message>
    <message>
        <source>“%1” needs a browser to evaluate.</source>
        <translation>“%1”需要浏览器才能判断。</translation>
    </message>
    <message>
        <source>Unknown namespace prefix “%1”.</source>
        <translation>未知的命名空间前缀“%1”。</translation>
    </message>
    <message>
        <source>Invalid argument: “%1”.</source>
        <translation>参数无效：“%1”。</translation>
    </message>
    <message>
        <source>Syntax error: %1</source>
        <translation>语法错误：%1</translation>
    </message>
    <message>
        <source>The expression takes too long on this page.</source>
        <translation>表达式在此页面上耗时过长。</translation>
    </message>
    <message>
        <source>The page is too complex to parse.</source>
        <translation>页面太复杂，无法解析。</translation>
    </message>
    <message>
        <source>The name is missing.</source>
        <translation>缺少名称。</translation>
    </message>
    <message>
        <source>This name cannot be used for a new column.</source>
        <translation>此名称不能用于新列。</translation>
    </message>
    <message>
        <source>This name is already in use.</source>
        <translation>此名称已被使用。</translation>
    </message>
    <message>
        <source>The attribute name is missing.</source>
        <translation>缺少属性名称。</translation>
    </message>
    <message>
        <source>This method finds text only: it has no attributes and no HTML.</source>
        <translation>此方法只能找到文本：没有属性，也没有 HTML。</translation>
    </message>
    <message>
        <source>At %1: %2</source>
        <comment>a character&apos;s number, what is wrong there</comment>
        <translation>在第 %1 个字符：%2</translation>
    </message>
    <message>
        <source>The project has reached the maximum number of extractors.</source>
        <translation>提取器数量已达项目的上限。</translation>
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
        <source>Regular expression (source)</source>
        <translation>正则表达式（源代码）</translation>
    </message>
    <message>
        <source>JSON-LD path</source>
        <translation>JSON-LD 路径</translation>
    </message>
    <message>
        <source>Microdata path</source>
        <translation>微数据路径</translation>
    </message>
    <message>
        <source>Text search (source)</source>
        <translation>文本搜索（源代码）</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Inner HTML</source>
        <translation>内部 HTML</translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Number of matches</source>
        <translation>匹配数</translation>
    </message>
    <message>
        <source>Exists</source>
        <translation>存在</translation>
    </message>
    <message>
        <source>Does not exist</source>
        <translation>不存在</translation>
    </message>
</context>
<context>
    <name>FilterWords</name>
    <message>
        <source>is not longer than</source>
        <translation>字符数不大于</translation>
    </message>
    <message>
        <source>is longer than</source>
        <translation>字符数大于</translation>
    </message>
    <message>
        <source>is not shorter than</source>
        <translation>字符数不小于</translation>
    </message>
    <message>
        <source>is shorter than</source>
        <translation>字符数小于</translation>
    </message>
    <message>
        <source>length is not</source>
        <translation>字符数不等于</translation>
    </message>
    <message>
        <source>length is</source>
        <translation>字符数等于</translation>
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
        <translation>并非大于或等于</translation>
    </message>
    <message>
        <source>is at least</source>
        <translation>大于或等于</translation>
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
        <translation>并非小于或等于</translation>
    </message>
    <message>
        <source>is at most</source>
        <translation>小于或等于</translation>
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
        <source>is not one of</source>
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
        <translation>开头不是</translation>
    </message>
    <message>
        <source>starts with</source>
        <translation>开头是</translation>
    </message>
    <message>
        <source>does not end with</source>
        <translation>结尾不是</translation>
    </message>
    <message>
        <source>ends with</source>
        <translation>结尾是</translation>
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
        <translation>值已知</translation>
    </message>
    <message>
        <source>is unknown</source>
        <translation>值未知</translation>
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
        <source>The filter has no condition.</source>
        <translation>筛选没有条件。</translation>
    </message>
    <message>
        <source>Unexpected character.</source>
        <translation>此处不能使用此字符。</translation>
    </message>
    <message>
        <source>Missing closing quotation mark.</source>
        <translation>文本缺少结束的引号。</translation>
    </message>
    <message>
        <source>Missing closing / of the regular expression.</source>
        <translation>正则表达式缺少结束的 /。</translation>
    </message>
    <message>
        <source>Missing closing ] of the column name.</source>
        <translation>列名缺少结束的 ]。</translation>
    </message>
    <message>
        <source>\ is the escape character in text; write \\ for a backslash.</source>
        <translation>\ 在文本中是转义符；要表示反斜杠，请写 \\。</translation>
    </message>
    <message>
        <source>Expected a column, found %1.</source>
        <translation>此处应为列，而不是%1。</translation>
    </message>
    <message>
        <source>Unknown column “%1”.</source>
        <translation>未知的列“%1”。</translation>
    </message>
    <message>
        <source>Unknown column “%1”. Did you mean “%2”?</source>
        <translation>未知的列“%1”。是否指“%2”？</translation>
    </message>
    <message>
        <source>Expected =, &lt;, contains, is empty or another operator after “%1”.</source>
        <translation>“%1”之后应为运算符，例如 =、&lt;、contains、is empty。</translation>
    </message>
    <message>
        <source>Column “%1” does not support “%2”.</source>
        <translation>列“%1”不支持“%2”。</translation>
    </message>
    <message>
        <source>Expected a value, found %1.</source>
        <translation>此处应为值，而不是%1。</translation>
    </message>
    <message>
        <source>“%1” is not a whole number.</source>
        <translation>“%1”不是整数。</translation>
    </message>
    <message>
        <source>“%1” is not a size (example: 2 MB).</source>
        <translation>“%1”不是大小（例如 2 MB）。</translation>
    </message>
    <message>
        <source>“%1” is not a duration (example: 300 ms).</source>
        <translation>“%1”不是时长（例如 300 ms）。</translation>
    </message>
    <message>
        <source>“%1” is not a date or time (example: 2026-11-01 or 2026-11-01 14:30).</source>
        <translation>“%1”不是日期或时间（例如 2026-11-01 或 2026-11-01 14:30）。</translation>
    </message>
    <message>
        <source>“%1” is neither “yes” nor “no”.</source>
        <translation>“%1”既不是“yes”也不是“no”。</translation>
    </message>
    <message>
        <source>“%1” is not a hash: use digits and the letters a to f.</source>
        <translation>“%1”不是哈希值：请使用数字和字母 a 到 f。</translation>
    </message>
    <message>
        <source>“%1” is not one of %2.</source>
        <translation>“%1”不是 %2 之一。</translation>
    </message>
    <message>
        <source>The text is empty. Use “is empty” to find empty values.</source>
        <translation>文本为空。要查找空值，请用“is empty”。</translation>
    </message>
    <message>
        <source>Put text in quotation marks: &quot;%1&quot;.</source>
        <translation>请把文本写在引号中：&quot;%1&quot;。</translation>
    </message>
    <message>
        <source>Columns “%1” and “%2” cannot be compared.</source>
        <translation>列“%1”和“%2”无法比较。</translation>
    </message>
    <message>
        <source>Expected values in parentheses after “in”, found %1.</source>
        <translation>“in”之后应为括号中的值，而不是%1。</translation>
    </message>
    <message>
        <source>Expected “and” and the second value, found %1.</source>
        <translation>此处应为“and”和第二个值，而不是%1。</translation>
    </message>
    <message>
        <source>Expected “)”, found %1.</source>
        <translation>此处应为“)”，而不是%1。</translation>
    </message>
    <message>
        <source>Invalid regular expression: %1</source>
        <translation>正则表达式无效：%1</translation>
    </message>
    <message>
        <source>Only the flag “i” may follow a regular expression, not “%1”.</source>
        <translation>正则表达式之后只能使用标志“i”，不能是“%1”。</translation>
    </message>
    <message>
        <source>Expected “and”, “or” or the end, found “%1”.</source>
        <translation>此处应为“and”、“or”或末尾，而不是“%1”。</translation>
    </message>
    <message>
        <source>The filter is too long.</source>
        <translation>筛选太长。</translation>
    </message>
    <message>
        <source>Too many nested parentheses.</source>
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
        <source>“%1”: “%2” is not a valid regular expression.</source>
        <translation>“%1”：“%2”不是有效的正则表达式。</translation>
    </message>
    <message>
        <source>“%1”: “%2” is not a valid URL here.</source>
        <translation>“%1”：“%2”不是此处可用的 URL。</translation>
    </message>
    <message>
        <source>“%1”: “%2” cannot be crawled. %3</source>
        <comment>option, address, why</comment>
        <translation>“%1”：无法爬取“%2”。%3</translation>
    </message>
    <message>
        <source>“%1”: “%2” is not a valid header. Use a name of letters and hyphens, and a value of one line.</source>
        <translation>“%1”：“%2”不是有效的标头。名称由字母和连字符组成，值只有一行。</translation>
    </message>
    <message>
        <source>“%1” contains characters that cannot be sent.</source>
        <translation>“%1”包含无法发送的字符。</translation>
    </message>
    <message>
        <source>Unknown setting “%1”.</source>
        <translation>未知的设置“%1”。</translation>
    </message>
    <message>
        <source>“%1” (%2) has the invalid value “%3”.</source>
        <translation>“%1”（%2）的值“%3”无效。</translation>
    </message>
    <message>
        <source>“%1” is invalid: %2</source>
        <translation>“%1”无效：%2</translation>
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
        <source>“%1” is not a settings file: it is not valid JSON (%2).</source>
        <translation>“%1”不是设置文件：它不是有效的 JSON（%2）。</translation>
    </message>
    <message>
        <source>“%1” was not loaded. Setting “%2”: %3</source>
        <comment>file, key, what is wrong</comment>
        <translation>未载入“%1”。设置“%2”：%3</translation>
    </message>
    <message>
        <source>The profile name is empty or too long.</source>
        <translation>配置名称为空或过长。</translation>
    </message>
    <message>
        <source>A profile “%1” already exists.</source>
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
        <source>Additional start addresses</source>
        <translation>更多起始地址</translation>
    </message>
    <message>
        <source>One per line; the crawl also starts at each of them.</source>
        <translation>每行一个；爬取也会从这些地址开始。</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Which pages the crawl includes.</source>
        <translation>爬取包含哪些页面。</translation>
    </message>
    <message>
        <source>Include patterns</source>
        <translation>包含模式</translation>
    </message>
    <message>
        <source>Regular expressions, one per line. If there are any, a URL must match one of them.</source>
        <translation>正则表达式，每行一个。只要填写了，URL 就必须匹配其中之一。</translation>
    </message>
    <message>
        <source>Exclude patterns</source>
        <translation>排除模式</translation>
    </message>
    <message>
        <source>Regular expressions, one per line, such as \.pdf$</source>
        <translation>正则表达式，每行一个，例如 \.pdf$</translation>
    </message>
    <message>
        <source>Maximum crawl depth</source>
        <translation>最大抓取深度</translation>
    </message>
    <message>
        <source>Maximum number of links from the start address.</source>
        <translation>从起始地址出发最多经过的链接数。</translation>
    </message>
    <message>
        <source>Maximum URLs</source>
        <translation>最大 URL 数</translation>
    </message>
    <message>
        <source>The crawl stops after this number of fetched URLs. Nodes of one project share the limit.</source>
        <translation>抓取到这么多 URL 后停止爬取。同一项目的节点共用此限制。</translation>
    </message>
    <message>
        <source>Maximum crawl time</source>
        <translation>最长爬取时间</translation>
    </message>
    <message>
        <source>Maximum total download</source>
        <translation>最大下载总量</translation>
    </message>
    <message>
        <source>Site checks (404, HTTPS, www)</source>
        <translation>站点级检查（404、HTTPS、www）</translation>
    </message>
    <message>
        <source>Requests missing pages, the start page by HTTP and with www, the favicon and security.txt: at most about twenty requests, for audits only.</source>
        <translation>请求不存在的页面、以 HTTP 和带 www 访问的起始页面、网站图标以及 security.txt：最多约二十个请求，仅供检查使用。</translation>
    </message>
    <message>
        <source>Analyse resources (images, scripts, styles)</source>
        <translation>分析资源（图片、脚本、样式）</translation>
    </message>
    <message>
        <source>Fetches them, and reads image headers and the text of scripts, styles and manifests, for audits only.</source>
        <translation>抓取它们，并读取图片开头的字节以及脚本、样式和清单的内容，仅供检查使用。</translation>
    </message>
    <message>
        <source>Crawl XML sitemaps</source>
        <translation>爬取 XML 站点地图</translation>
    </message>
    <message>
        <source>Reads the sitemaps listed in robots.txt, and /sitemap.xml.</source>
        <translation>读取 robots.txt 中列出的站点地图和 /sitemap.xml。</translation>
    </message>
    <message>
        <source>Check external links</source>
        <translation>检查外部链接</translation>
    </message>
    <message>
        <source>Checks their status once, without following their links.</source>
        <translation>只检查一次状态，不跟随其中的链接。</translation>
    </message>
    <message>
        <source>Images, scripts and styles</source>
        <translation>图片、脚本和样式</translation>
    </message>
    <message>
        <source>Whether their status is checked, or they are only listed, or ignored.</source>
        <translation>检查其状态、只列出，或者忽略。</translation>
    </message>
    <message>
        <source>Nofollow links</source>
        <translation>nofollow 链接</translation>
    </message>
    <message>
        <source>Links on canonicalised pages</source>
        <translation>已规范化页面上的链接</translation>
    </message>
    <message>
        <source>Whether links on pages with a canonical to another URL are followed.</source>
        <translation>若页面的规范网址指向其他 URL，是否跟随页面上的链接。</translation>
    </message>
    <message>
        <source>Discover URLs in JSON-LD and data attributes</source>
        <translation>从 JSON-LD 和 data 属性中发现 URL</translation>
    </message>
    <message>
        <source>Treats URLs in JSON-LD and data-* attributes as links.</source>
        <translation>把 JSON-LD 和 data-* 属性中的 URL 当作链接。</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>线程</translation>
    </message>
    <message>
        <source>Number of pages fetched in parallel; each node has as many.</source>
        <translation>并行抓取的页面数；每个节点各有这么多。</translation>
    </message>
    <message>
        <source>robots.txt</source>
        <translation>robots.txt</translation>
    </message>
    <message>
        <source>Whether its rules are respected, ignored, or ignored but reported.</source>
        <translation>遵守其规则、忽略，或忽略但报告。</translation>
    </message>
    <message>
        <source>Delay between requests</source>
        <translation>请求间隔</translation>
    </message>
    <message>
        <source>Between two requests to the same host.</source>
        <translation>对同一主机两次请求之间的间隔。</translation>
    </message>
    <message>
        <source>Maximum requests per second</source>
        <translation>每秒最多请求数</translation>
    </message>
    <message>
        <source>Over all hosts. Nodes of one project share the limit.</source>
        <translation>所有主机合计。同一项目的节点共用此限制。</translation>
    </message>
    <message>
        <source>Connections per host</source>
        <translation>每个主机的连接数</translation>
    </message>
    <message>
        <source>Other threads wait, or fetch from other hosts.</source>
        <translation>其余线程等待，或从其他主机抓取。</translation>
    </message>
    <message>
        <source>Auto-throttle</source>
        <translation>自动限速</translation>
    </message>
    <message>
        <source>Waits longer after 429 or 503 responses, and when response times rise.</source>
        <translation>收到 429、503 或响应时间变长时延长等待。</translation>
    </message>
    <message>
        <source>Retries</source>
        <translation>重试次数</translation>
    </message>
    <message>
        <source>For temporary failures, such as a timeout.</source>
        <translation>用于暂时的失败，例如超时。</translation>
    </message>
    <message>
        <source>Inactivity timeout</source>
        <translation>无响应超时</translation>
    </message>
    <message>
        <source>While connecting, waiting, or receiving data.</source>
        <translation>包括连接、等待以及接收数据期间。</translation>
    </message>
    <message>
        <source>Maximum time per URL</source>
        <translation>单个 URL 最长时间</translation>
    </message>
    <message>
        <source>Applies even while data keeps arriving.</source>
        <translation>即使数据持续到达也适用。</translation>
    </message>
    <message>
        <source>Inactivity timeout for checks</source>
        <translation>检查的无响应超时</translation>
    </message>
    <message>
        <source>For external links and resources on hosts without pages of the crawl.</source>
        <translation>用于外部链接和资源：其主机没有被爬取的页面。</translation>
    </message>
    <message>
        <source>Maximum redirects</source>
        <translation>最大重定向次数</translation>
    </message>
    <message>
        <source>Longer chains are cut off.</source>
        <translation>更长的重定向链会被截断。</translation>
    </message>
    <message>
        <source>Maximum page size</source>
        <translation>最大页面大小</translation>
    </message>
    <message>
        <source>Of larger pages, only the beginning is read.</source>
        <translation>更大的页面只读取开头部分。</translation>
    </message>
    <message>
        <source>User-Agent</source>
        <translation>User-Agent</translation>
    </message>
    <message>
        <source>Name sent to servers; empty: Argiope’s own name.</source>
        <translation>发送给服务器的名称；留空则使用 Argiope 的名称。</translation>
    </message>
    <message>
        <source>Custom HTTP headers</source>
        <translation>自定义 HTTP 标头</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>代理</translation>
    </message>
    <message>
        <source>Authentication (Basic, Digest)</source>
        <translation>身份验证（Basic、Digest）</translation>
    </message>
    <message>
        <source>Keep cookies during the crawl</source>
        <translation>爬取期间保留 Cookie</translation>
    </message>
    <message>
        <source>Use HTTP/2 if supported</source>
        <translation>服务器支持时使用 HTTP/2</translation>
    </message>
    <message>
        <source>Ignore certificate errors</source>
        <translation>忽略证书错误</translation>
    </message>
    <message>
        <source>Ignore escaping (%7e, %7E = ~)</source>
        <translation>忽略转义差异（%7e、%7E = ~）</translation>
    </message>
    <message>
        <source>Ignore empty query (/page? = /page)</source>
        <translation>忽略空查询字符串（/page? = /page）</translation>
    </message>
    <message>
        <source>Ignore index file (/folder/index.html = /folder/)</source>
        <translation>忽略默认文档（/folder/index.html = /folder/）</translation>
    </message>
    <message>
        <source>Ignore trailing slash (/page/ = /page)</source>
        <translation>忽略末尾斜杠（/page/ = /page）</translation>
    </message>
    <message>
        <source>Ignore parameter order (?b&amp;a = ?a&amp;b)</source>
        <translation>忽略参数顺序（?b&amp;a = ?a&amp;b）</translation>
    </message>
    <message>
        <source>Ignore tracking parameters</source>
        <translation>忽略跟踪参数</translation>
    </message>
    <message>
        <source>Such as utm_source.</source>
        <translation>例如 utm_source。</translation>
    </message>
    <message>
        <source>Ignore session IDs</source>
        <translation>忽略会话 ID</translation>
    </message>
    <message>
        <source>Such as jsessionid, PHPSESSID.</source>
        <translation>例如 jsessionid、PHPSESSID。</translation>
    </message>
    <message>
        <source>Ignore www (www.example.org = example.org)</source>
        <translation>忽略 www（www.example.org = example.org）</translation>
    </message>
    <message>
        <source>Ignore scheme (http = https)</source>
        <translation>忽略协议（http = https）</translation>
    </message>
    <message>
        <source>Stored links</source>
        <translation>保存的链接</translation>
    </message>
    <message>
        <source>Fewer links make a smaller project file; Inlinks and Outlinks need them.</source>
        <translation>链接越少，项目文件越小；“入链”和“出链”需要它们。</translation>
    </message>
    <message>
        <source>URL cache size (URLs)</source>
        <translation>URL 缓存大小（URL 数）</translation>
    </message>
    <message>
        <source>Higher values make very large crawls slightly faster.</source>
        <translation>数值越大，超大规模爬取略快。</translation>
    </message>
    <message>
        <source>Store HTTP headers</source>
        <translation>保存 HTTP 标头</translation>
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
        <translation>此目录</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Respect</source>
        <translation>遵守</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>忽略</translation>
    </message>
    <message>
        <source>Ignore but report</source>
        <translation>忽略但报告</translation>
    </message>
    <message>
        <source>Check status</source>
        <translation>检查状态</translation>
    </message>
    <message>
        <source>List only</source>
        <translation>只列出</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>One link per source and destination</source>
        <translation>相同来源和目标的链接只保留一条</translation>
    </message>
    <message>
        <source>None</source>
        <translation>不保留</translation>
    </message>
    <message>
        <source>Follow and report</source>
        <translation>跟随并报告</translation>
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
        <source>URL Normalisation</source>
        <translation>URL 归一化</translation>
    </message>
    <message>
        <source>Storage &amp; Analysis</source>
        <translation>存储与分析</translation>
    </message>
    <message>
        <source>One per line, as shown in Crawl &gt; Spider Traps.</source>
        <translation>每行一个，按“爬取 &gt; 蜘蛛陷阱”中显示的形式填写。</translation>
    </message>
    <message>
        <source>Report only</source>
        <translation>仅报告</translation>
    </message>
    <message>
        <source>Do not detect</source>
        <translation>不检测</translation>
    </message>
    <message>
        <source>Maximum Retry-After</source>
        <translation>最大 Retry-After</translation>
    </message>
    <message>
        <source>If the server asks for longer, the URL is not retried.</source>
        <translation>服务器要求等待更久时，不再重试该 URL。</translation>
    </message>
    <message>
        <source>Minimum transfer rate</source>
        <translation>最低传输速率</translation>
    </message>
    <message>
        <source>Slower responses are aborted.</source>
        <translation>中止更慢的响应。</translation>
    </message>
    <message>
        <source>no minimum</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Only for your own servers: an attacker could read and change all data.</source>
        <translation>仅用于您自己的服务器：攻击者可能读取和篡改所有数据。</translation>
    </message>
    <message>
        <source>Certificate expired or not yet valid</source>
        <translation>证书已过期或尚未生效</translation>
    </message>
    <message>
        <source>Certificate host name mismatch</source>
        <translation>证书主机名不匹配</translation>
    </message>
    <message>
        <source>Self-signed or untrusted certificate</source>
        <translation>自签名或不受信任的证书</translation>
    </message>
    <message>
        <source>Other certificate errors</source>
        <translation>其他证书错误</translation>
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
        <translation>Chrome（Windows）</translation>
    </message>
    <message>
        <source>Firefox on Linux</source>
        <translation>Firefox（Linux）</translation>
    </message>
    <message>
        <source>Safari on an iPhone</source>
        <translation>Safari（iPhone）</translation>
    </message>
    <message>
        <source>Chrome on Android</source>
        <translation>Chrome（Android）</translation>
    </message>
    <message>
        <source>Argiope’s own (default)</source>
        <translation>Argiope 自己的（默认）</translation>
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
        <source>Crawl Speed</source>
        <translation>爬取速度</translation>
    </message>
    <message>
        <source>robots.txt &amp; Directives</source>
        <translation>robots.txt 与指令</translation>
    </message>
    <message>
        <source>When the crawl stops, and what it truncates.</source>
        <translation>爬取何时停止，以及截断什么。</translation>
    </message>
    <message>
        <source>Which URLs are crawled. Test your rules in the Scope Tester.</source>
        <translation>爬取哪些 URL。可在“范围测试”中测试规则。</translation>
    </message>
    <message>
        <source>Which links are checked besides links to pages.</source>
        <translation>除页面链接外还检查哪些链接。</translation>
    </message>
    <message>
        <source>How fast the crawl sends requests to a server.</source>
        <translation>爬取向服务器发送请求的速度。</translation>
    </message>
    <message>
        <source>How the crawl handles robots.txt, nofollow and canonicals.</source>
        <translation>爬取如何处理 robots.txt、nofollow 和规范网址。</translation>
    </message>
    <message>
        <source>Which spellings count as the same URL and are fetched once.</source>
        <translation>哪些写法算作同一个 URL，只抓取一次。</translation>
    </message>
    <message>
        <source>What the project stores, and what is analysed.</source>
        <translation>项目保存什么，以及分析什么。</translation>
    </message>
    <message>
        <source>Maximum sitemaps per host</source>
        <translation>每个主机的最大站点地图数</translation>
    </message>
    <message>
        <source>For hosts of start addresses. For any other host, the limit is a hundredth of this.</source>
        <translation>适用于起始地址的主机。对于其他主机，上限为其百分之一。</translation>
    </message>
    <message>
        <source>HTTP client library</source>
        <translation>HTTP 客户端库</translation>
    </message>
    <message>
        <source>Such as http://proxy.example:3128 or socks5://127.0.0.1:1080; system: uses the system’s proxy settings</source>
        <translation>例如 http://proxy.example:3128 或 socks5://127.0.0.1:1080；system：使用系统的代理设置</translation>
    </message>
    <message>
        <source>Qt’s client is slower, but more tolerant. Use it for proxies with NTLM or Negotiate authentication.</source>
        <translation>Qt 的客户端较慢，但更宽容。用于需要 NTLM 或 Negotiate 身份验证的代理。</translation>
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
        <source>Contact in User-Agent</source>
        <translation>User-Agent 中的联系方式</translation>
    </message>
    <message>
        <source>Your address or page for webmasters, such as mailto:you@example.org. It is added to Argiope’s own User-Agent.</source>
        <translation>供网站管理员联系的地址或网页，例如 mailto:you@example.org。会加入 Argiope 自己的 User-Agent。</translation>
    </message>
    <message>
        <source>Send credentials to</source>
        <translation>凭据的发送范围</translation>
    </message>
    <message>
        <source>Origins that receive secret headers (Cookie, Authorization, tokens), one per line, such as https://example.org. Empty: only the server of the start address.</source>
        <translation>接收机密标头（Cookie、Authorization、令牌）的来源，每行一个，例如 https://example.org。留空：只发送给起始地址所在的服务器。</translation>
    </message>
    <message>
        <source>Sent only to the server of the start address.</source>
        <translation>只发送给起始地址所在的服务器。</translation>
    </message>
    <message>
        <source>Saved credentials</source>
        <translation>已保存的凭据</translation>
    </message>
    <message>
        <source>One per line: an origin such as https://example.org, a space, name:password. Delete a line to remove the credentials.</source>
        <translation>每行一个：来源（例如 https://example.org）、空格、用户名:密码。删除一行即删除该凭据。</translation>
    </message>
    <message>
        <source>How requests are sent. Passwords, cookies and keys go only to the servers they were entered for. They are stored in the system keychain, never in projects or profiles.</source>
        <translation>如何发送请求。密码、Cookie 和密钥只发送给输入时所指的服务器。它们保存在系统的钥匙串中，从不保存在项目或配置中。</translation>
    </message>
    <message>
        <source>The crawl stops after this time, such as 8 h or 90 min. It can be resumed.</source>
        <translation>爬取在这么长时间后停止，例如 8 h 或 90 min。之后可以继续。</translation>
    </message>
    <message>
        <source>The crawl stops after receiving this much data, such as 2 GB.</source>
        <translation>收到这么多数据后停止爬取，例如 2 GB。</translation>
    </message>
    <message>
        <source>Crawl history (runs)</source>
        <translation>爬取历史（保留的轮次数）</translation>
    </message>
    <message>
        <source>Number of earlier runs whose page data is stored for comparison.</source>
        <translation>保存多少个以前轮次的页面数据，以供比较。</translation>
    </message>
    <message>
        <source>Detect near-duplicate pages</source>
        <translation>检测近似重复页面</translation>
    </message>
    <message>
        <source>Store audit data</source>
        <translation>保存检查所需数据</translation>
    </message>
    <message>
        <source>1 to 2 KB per page. Without them, many checks cannot run. Always on with the accessibility audit.</source>
        <translation>每个页面 1 到 2 KB。没有这些数据，许多检查项无法执行。启用无障碍检查时始终保存。</translation>
    </message>
    <message>
        <source>Stores a signature of each page’s main content: up to 256 bytes.</source>
        <translation>为每个页面的正文保存一个签名，最多 256 字节。</translation>
    </message>
    <message>
        <source>Always follow redirects</source>
        <translation>始终跟随重定向</translation>
    </message>
    <message>
        <source>Also beyond the maximum depth and to other sites, where only the response is checked. robots.txt and exclude patterns still apply.</source>
        <translation>超出最大深度时也跟随，并跟随到其他网站，在那里只检查响应。robots.txt 和排除模式仍然有效。</translation>
    </message>
    <message>
        <source>Accessibility audit (WCAG)</source>
        <translation>无障碍检查（WCAG）</translation>
    </message>
    <message>
        <source>Checks each fetched page against WCAG and WAI-ARIA rules. Findings appear among the issues.</source>
        <translation>按 WCAG 和 WAI-ARIA 的规则检查每个抓取的页面。发现列在问题清单中。</translation>
    </message>
    <message>
        <source>Crawl order</source>
        <translation>爬取顺序</translation>
    </message>
    <message>
        <source>Which queued URL is fetched first. Relevant where a limit ends the crawl; crawl depths are the same in any order.</source>
        <translation>排队的 URL 中先抓取哪一个。限制使爬取提前结束时才重要；无论哪种顺序，抓取深度都相同。</translation>
    </message>
    <message>
        <source>URL priority rules</source>
        <translation>URL 优先级规则</translation>
    </message>
    <message>
        <source>For the order by links and URL priority: a score from -30 to 30, a space and a regular expression, one per line, such as 10 /products/</source>
        <translation>用于按链接和 URL 优先级的顺序：每行是从 -30 到 30 的分数、一个空格和一个正则表达式，例如 10 /products/</translation>
    </message>
    <message>
        <source>Calculate link scores (PageRank, HITS)</source>
        <translation>计算链接得分（PageRank、HITS）</translation>
    </message>
    <message>
        <source>Calculated when the crawl ends, for the link score, HITS and related columns.</source>
        <translation>在爬取结束时计算，用于链接得分、HITS 及相关列。</translation>
    </message>
    <message>
        <source>Stored pages</source>
        <translation>保存的网页</translation>
    </message>
    <message>
        <source>Original responses, in web archives (WARC) beside the project.</source>
        <translation>原始响应，保存在项目旁边的网页存档（WARC）中。</translation>
    </message>
    <message>
        <source>Stored content types</source>
        <translation>保存的内容类型</translation>
    </message>
    <message>
        <source>Media types, one per line, such as image/*. Empty: all.</source>
        <translation>媒体类型，每行一个，例如 image/*。留空：全部。</translation>
    </message>
    <message>
        <source>Maximum stored page size</source>
        <translation>保存网页的大小上限</translation>
    </message>
    <message>
        <source>Size as transferred. Larger pages are crawled, but not stored.</source>
        <translation>按传输的大小计算。更大的网页会抓取，但不保存。</translation>
    </message>
    <message>
        <source>WARC file size</source>
        <translation>WARC 文件大小</translation>
    </message>
    <message>
        <source>A new archive is started at this size.</source>
        <translation>存档达到此大小后新建一个。</translation>
    </message>
    <message>
        <source>Breadth-first</source>
        <translation>广度优先</translation>
    </message>
    <message>
        <source>Depth-first</source>
        <translation>深度优先</translation>
    </message>
    <message>
        <source>By link score (PageRank)</source>
        <translation>按链接得分 (PageRank)</translation>
    </message>
    <message>
        <source>By OPIC (quick importance estimate)</source>
        <translation>按 OPIC（重要性的快速估计）</translation>
    </message>
    <message>
        <source>By HITS authority (links from good hubs)</source>
        <translation>按 HITS 权威值（来自优质枢纽页的链接）</translation>
    </message>
    <message>
        <source>By number of linking pages</source>
        <translation>按链入页面数</translation>
    </message>
    <message>
        <source>Sitemap URLs first</source>
        <translation>站点地图中的 URL 优先</translation>
    </message>
    <message>
        <source>By links and URL priority</source>
        <translation>按链接和 URL 优先级</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>HTML documents and redirects</source>
        <translation>HTML 文档和重定向</translation>
    </message>
    <message>
        <source>All responses</source>
        <translation>全部响应</translation>
    </message>
    <message>
        <source>Custom extraction columns</source>
        <translation>自定义提取列</translation>
    </message>
    <message>
        <source>Extractors, one per line, such as price=css:.price or links=xpath,count://a. Create and test them under Tools &gt; Custom Extraction.</source>
        <translation>提取器，每行一个，例如 price=css:.price 或 links=xpath,count://a。可在“工具 &gt; 自定义提取”中创建和测试。</translation>
    </message>
    <message>
        <source>Stored text</source>
        <translation>保存的文本</translation>
    </message>
    <message>
        <source>Compressed text of each page, for full-text search and export.</source>
        <translation>每个页面的文本，压缩保存，用于全文搜索和导出。</translation>
    </message>
    <message>
        <source>Main content only</source>
        <translation>仅正文</translation>
    </message>
    <message>
        <source>All text</source>
        <translation>全部文本</translation>
    </message>
    <message>
        <source>Topic (focused crawl)</source>
        <translation>主题（聚焦爬取）</translation>
    </message>
    <message>
        <source>Words that describe the topic. Each page gets a relevance in percent, as a column. The order by topic fetches the most promising URLs first.</source>
        <translation>描述主题的词语。每个页面得到一个百分比的相关度，作为一列。按主题的顺序先抓取最有希望的 URL。</translation>
    </message>
    <message>
        <source>Example pages of the topic</source>
        <translation>主题的示例页面</translation>
    </message>
    <message>
        <source>One per line: HTML files, or URLs of stored pages of the project. Their frequent words become part of the topic.</source>
        <translation>每行一个：HTML 文件，或项目中已保存页面的 URL。其中的常用词成为主题的一部分。</translation>
    </message>
    <message>
        <source>Relevance threshold</source>
        <translation>相关度阈值</translation>
    </message>
    <message>
        <source>Pages of at least this relevance are on topic.</source>
        <translation>达到此相关度的页面即为切题。</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Follow links from on-topic pages only</source>
        <translation>只跟随切题页面的链接</translation>
    </message>
    <message>
        <source>The first pages are used to learn what is common. After them, links from all other pages are only listed.</source>
        <translation>最初的页面用来学习常见内容。之后，其他页面的链接只列出。</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Own server: as fast as it allows. Normal: at most 4 requests at a time to a server on the internet, unless set below. Gentle: one at a time, then a delay of ten times the response time, 1 s to 1 min.</source>
        <translation>自己的服务器：它允许多快就多快。普通：对互联网上的一台服务器最多 4 个并发请求，除非在下面另设。低速：一次一个请求，之后的间隔为响应时间的十倍，从 1 秒到 1 分钟。</translation>
    </message>
    <message>
        <source>Maximum bandwidth</source>
        <translation>最大带宽</translation>
    </message>
    <message>
        <source>Received by all threads. Nodes of one project share the limit.</source>
        <translation>所有线程合计的接收量。同一项目的节点共用此限制。</translation>
    </message>
    <message>
        <source>Own server</source>
        <translation>自己的服务器</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>低速</translation>
    </message>
    <message>
        <source>By topic</source>
        <translation>按主题</translation>
    </message>
    <message>
        <source>set by Speed</source>
        <translation>由“速度”决定</translation>
    </message>
    <message>
        <source>Maximum Crawl-delay</source>
        <translation>最大 Crawl-delay</translation>
    </message>
    <message>
        <source>If robots.txt asks for a longer delay, Argiope waits this long and reports it.</source>
        <translation>robots.txt 要求更长的间隔时，Argiope 只等待这么久，并予以提示。</translation>
    </message>
    <message>
        <source>Accept-Language</source>
        <translation>Accept-Language</translation>
    </message>
    <message>
        <source>Requested languages, such as de-DE,de;q=0.9; empty: as a browser in the language of the window.</source>
        <translation>请求的语言，例如 de-DE,de;q=0.9；留空：与窗口语言的浏览器相同。</translation>
    </message>
    <message>
        <source>One per line, such as X-Team: search</source>
        <translation>每行一个，例如 X-Team: search</translation>
    </message>
    <message>
        <source>Fetch missing intermediate certificates</source>
        <translation>获取缺失的中间证书</translation>
    </message>
    <message>
        <source>Fetches intermediate certificates that a server does not send, as Chrome does. The server is still reported as an issue.</source>
        <translation>像 Chrome 那样获取服务器没有发送的中间证书。这样的服务器仍会列为问题。</translation>
    </message>
    <message>
        <source>Client certificates</source>
        <translation>客户端证书</translation>
    </message>
    <message>
        <source>One per line: an origin such as https://example.org, a space, a file. PEM with the certificate and its key, or PKCS#12.</source>
        <translation>每行一个：来源（例如 https://example.org）、一个空格、一个文件。文件是含证书和密钥的 PEM，或 PKCS#12。</translation>
    </message>
    <message>
        <source>Links with rel=nofollow, and all links of nofollow pages. Crawl last: after all other URLs, without known low-value URLs. Links of nofollow pages only if the page is also noindex.</source>
        <translation>带有 rel=nofollow 的链接，以及 nofollow 页面上的所有链接。放到最后爬取：放在所有其他 URL 之后，不包括已知的低价值 URL。nofollow 页面上的链接，仅当页面同时为 noindex 时才爬取。</translation>
    </message>
    <message>
        <source>State-changing links</source>
        <translation>会更改内容的链接</translation>
    </message>
    <message>
        <source>Excludes links that log out, delete, approve, activate, buy or carry an action token, so that a logged-in crawl changes nothing. Each can be crawled by itself, from the tab Not crawled.</source>
        <translation>排除会注销、删除、批准、启用、购买或带有操作令牌的链接，使已登录的爬取不会更改任何内容。每一个都可以在“未爬取”标签页中单独爬取。</translation>
    </message>
    <message>
        <source>Exclude low-value URLs of</source>
        <translation>排除以下应用的低价值 URL</translation>
    </message>
    <message>
        <source>Applications, one per line, such as mediawiki. Excludes old versions, forms, diffs and other sort orders. The crawl reports which application a site uses.</source>
        <translation>应用名称，每行一个，例如 mediawiki。排除旧版本、表单、差异页和其他排序方式。爬取会报告网站使用哪种应用。</translation>
    </message>
    <message>
        <source>JavaScript rendering</source>
        <translation>JavaScript 渲染</translation>
    </message>
    <message>
        <source>Opens pages in an installed browser, so that content and links created by scripts are included. Slower; scripts and data are requested from the server as well. Where needed: only kinds of pages whose links, text or tags differ in samples.</source>
        <translation>在已安装的浏览器中打开页面，使脚本生成的内容和链接也包括在内。速度较慢；还会向服务器请求脚本和数据。需要时：只渲染样本的链接、文字或标签有差别的那类页面。</translation>
    </message>
    <message>
        <source>Render only URLs that match</source>
        <translation>只渲染匹配的 URL</translation>
    </message>
    <message>
        <source>Regular expressions, one per line. Empty: all pages.</source>
        <translation>正则表达式，每行一个。留空：所有页面。</translation>
    </message>
    <message>
        <source>Browser</source>
        <translation>浏览器</translation>
    </message>
    <message>
        <source>Path of Chromium, Chrome, Edge, Brave or Vivaldi. Empty: the first one found.</source>
        <translation>Chromium、Chrome、Edge、Brave 或 Vivaldi 的路径。留空：使用找到的第一个。</translation>
    </message>
    <message>
        <source>Pages rendered at the same time</source>
        <translation>同时渲染的页面数</translation>
    </message>
    <message>
        <source>Automatic: depends on processor cores and free memory.</source>
        <translation>自动：取决于处理器核心数和可用内存。</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Rendering time limit</source>
        <translation>渲染时限</translation>
    </message>
    <message>
        <source>A page that is still changing then is read as it is, and marked in the column “Rendering timed out”. Loading time of scripts and data does not count.</source>
        <translation>到时仍在变化的页面按当时的样子读取，并在“渲染超时”列中标记。加载脚本和数据的时间不计入。</translation>
    </message>
    <message>
        <source>Use the browser’s sandbox</source>
        <translation>使用浏览器的沙盒</translation>
    </message>
    <message>
        <source>Without it, only render sites that you trust.</source>
        <translation>不使用时，只应渲染您信任的网站。</translation>
    </message>
    <message>
        <source>Rendering</source>
        <translation>渲染</translation>
    </message>
    <message>
        <source>Whether pages are read as they come, or as a browser shows them.</source>
        <translation>页面按收到的源代码读取，还是按浏览器显示的样子读取。</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Where needed</source>
        <translation>需要时</translation>
    </message>
    <message>
        <source>All pages</source>
        <translation>所有页面</translation>
    </message>
    <message>
        <source>Crawl last</source>
        <translation>放到最后爬取</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>跟随</translation>
    </message>
    <message>
        <source>Exclude while logged in</source>
        <translation>登录时排除</translation>
    </message>
    <message>
        <source>Always exclude</source>
        <translation>始终排除</translation>
    </message>
    <message>
        <source>Do not exclude</source>
        <translation>不排除</translation>
    </message>
    <message>
        <source>Spider traps</source>
        <translation>蜘蛛陷阱</translation>
    </message>
    <message>
        <source>Calendars, session IDs, ignored parameters, faceted navigation: blocked when detected, only reported, or not detected.</source>
        <translation>日历、会话 ID、被忽略的参数、分面导航：检测到即阻止、仅报告，或者不检测。</translation>
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
        <source>Whether they are crawled if no link leads to them. Auto: only if the crawl checks external links or analyses resources, so that an audit knows their status.</source>
        <translation>没有链接指向它们时是否爬取。自动：仅在检查外部链接或分析资源的爬取中爬取，使检查项知道其状态。</translation>
    </message>
    <message>
        <source>When links are checked</source>
        <translation>检查链接时</translation>
    </message>
    <message>
        <source>Always crawl</source>
        <translation>始终爬取</translation>
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
    <message>
        <source>Spell check</source>
        <translation>拼写检查</translation>
    </message>
    <message>
        <source>Looks up the words of each page in the Hunspell dictionaries of this computer. Findings appear among the issues.</source>
        <translation>用本机的 Hunspell 词典检查每个页面的单词。结果显示在问题中。</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>URL in the spelling first discovered.</source>
        <translation>URL，按首次发现时的写法。</translation>
    </message>
    <message>
        <source>HTTP status code of the response; – if there was no response.</source>
        <translation>响应的 HTTP 状态码；没有响应时为 –。</translation>
    </message>
    <message>
        <source>How the fetch ended: for example OK, access denied, rate limited or client error.</source>
        <translation>抓取的结果：例如正常、拒绝访问、被限速或客户端错误。</translation>
    </message>
    <message>
        <source>Content type that the server declares.</source>
        <translation>服务器声明的内容类型（Content-Type）。</translation>
    </message>
    <message>
        <source>Uncompressed size of the page, or the declared size if it was not downloaded.</source>
        <translation>页面解压后的大小；未下载时为服务器声明的大小。</translation>
    </message>
    <message>
        <source>Minimum number of links from the start address; – if found only in a sitemap.</source>
        <translation>从起始地址到此 URL 的最少链接数；仅在站点地图中发现时为 –。</translation>
    </message>
    <message>
        <source>Links and redirects to this URL.</source>
        <translation>指向此处的链接和重定向。</translation>
    </message>
    <message>
        <source>Links on the page, including images, scripts and style sheets.</source>
        <translation>页面上的链接，包括图片、脚本和样式表。</translation>
    </message>
    <message>
        <source>Title element of the page.</source>
        <translation>页面的 title 元素。</translation>
    </message>
    <message>
        <source>Time from the request to the last byte of the response.</source>
        <translation>从发出请求到收到响应最后一个字节的时间。</translation>
    </message>
    <message>
        <source>Page that links to this URL on the shortest path from the start address.</source>
        <translation>从起始地址出发的最短路径上，链接到此 URL 的页面。</translation>
    </message>
    <message>
        <source>When the URL was discovered.</source>
        <translation>发现此 URL 的时间。</translation>
    </message>
    <message>
        <source>When the response was received.</source>
        <translation>收到响应的时间。</translation>
    </message>
    <message>
        <source>Queued, fetched or not crawled.</source>
        <translation>排队中、已抓取或未爬取。</translation>
    </message>
    <message>
        <source>Rule that included or excluded the URL.</source>
        <translation>纳入或排除此 URL 的规则。</translation>
    </message>
    <message>
        <source>Details of the rule: for example the pattern, or the line of robots.txt.</source>
        <translation>规则的详情：例如模式，或 robots.txt 中的行。</translation>
    </message>
    <message>
        <source>Redirect destination (Location header).</source>
        <translation>重定向的目标（Location 标头）。</translation>
    </message>
    <message>
        <source>Canonical URL that the page declares.</source>
        <translation>页面声明的规范网址。</translation>
    </message>
    <message>
        <source>Robots directives of the page for search engines.</source>
        <translation>页面给搜索引擎的 robots 指令。</translation>
    </message>
    <message>
        <source>Meta description of the page.</source>
        <translation>页面的元描述。</translation>
    </message>
    <message>
        <source>Text of the first H1 on the page.</source>
        <translation>页面第一个 H1 的文字。</translation>
    </message>
    <message>
        <source>Language that the page declares.</source>
        <translation>页面声明的语言。</translation>
    </message>
    <message>
        <source>Character encoding used to read the page.</source>
        <translation>读取页面所用的字符编码。</translation>
    </message>
    <message>
        <source>Number of words in the visible text.</source>
        <translation>可见文本的字数。</translation>
    </message>
    <message>
        <source>Identical for pages with exactly the same content.</source>
        <translation>内容完全相同的页面，哈希相同。</translation>
    </message>
    <message>
        <source>Number of attempts until this response.</source>
        <translation>得到此响应前的尝试次数。</translation>
    </message>
    <message>
        <source>Error message of the network layer.</source>
        <translation>网络层的错误消息。</translation>
    </message>
    <message>
        <source>Whether a sitemap of the site lists the URL.</source>
        <translation>网站的站点地图是否列出此 URL。</translation>
    </message>
    <message>
        <source>When any crawl of the project first discovered the URL.</source>
        <translation>本项目的任意一次爬取首次发现此 URL 的时间。</translation>
    </message>
    <message>
        <source>Last time a link, sitemap or URL list contained the URL.</source>
        <translation>链接、站点地图或 URL 列表最近一次包含此 URL 的时间。</translation>
    </message>
    <message>
        <source>Last visit at which the content or status had changed.</source>
        <translation>最近一次发现内容或状态变化的访问时间。</translation>
    </message>
    <message>
        <source>When the server first answered 404 or 410 after the page had existed; empty for existing pages.</source>
        <translation>页面原本存在，自何时起服务器返回 404 或 410；仍存在时为空。</translation>
    </message>
    <message>
        <source>Number of fetches in all crawls of the project.</source>
        <translation>在本项目的所有爬取中的抓取次数。</translation>
    </message>
    <message>
        <source>You entered this address.</source>
        <translation>您输入了此地址。</translation>
    </message>
    <message>
        <source>Same host as a start address.</source>
        <translation>与某个起始地址的主机相同。</translation>
    </message>
    <message>
        <source>Same domain as a start address, or a subdomain of it.</source>
        <translation>与某个起始地址的域名相同，或是其子域名。</translation>
    </message>
    <message>
        <source>In the folder of a start address.</source>
        <translation>位于某个起始地址的目录中。</translation>
    </message>
    <message>
        <source>Matches an include pattern.</source>
        <translation>匹配某个包含模式。</translation>
    </message>
    <message>
        <source>Matches an exclude pattern.</source>
        <translation>匹配某个排除模式。</translation>
    </message>
    <message>
        <source>External link. Crawl Settings can check external links, or widen the scope.</source>
        <translation>外部链接。可在“爬取设置”中检查外部链接，或扩大范围。</translation>
    </message>
    <message>
        <source>Only HTTP and HTTPS URLs can be crawled.</source>
        <translation>只能爬取 HTTP 和 HTTPS 的 URL。</translation>
    </message>
    <message>
        <source>Crawl depth exceeds the limit in Crawl Settings.</source>
        <translation>抓取深度超过“爬取设置”中的限制。</translation>
    </message>
    <message>
        <source>robots.txt disallows this URL (see the line above).</source>
        <translation>robots.txt 禁止抓取此 URL（见上面的行）。</translation>
    </message>
    <message>
        <source>robots.txt could not be fetched (server error), so no URL of the host may be crawled. Resume the crawl later.</source>
        <translation>无法获取 robots.txt（服务器错误），因此不得爬取该主机的任何 URL。请稍后继续爬取。</translation>
    </message>
    <message>
        <source>Resource of a page, only listed. Crawl Settings can check resources.</source>
        <translation>页面的资源，仅列出。可在“爬取设置”中设为检查资源。</translation>
    </message>
    <message>
        <source>Argiope does not submit forms. It only lists their action URLs.</source>
        <translation>Argiope 不提交表单，仅列出其 action URL。</translation>
    </message>
    <message>
        <source>Invalid URL: browsers cannot open it either. Correct the link.</source>
        <translation>无效的 URL：浏览器也无法打开。请修正链接。</translation>
    </message>
    <message>
        <source>The redirect chain exceeds the limit in Crawl Settings.</source>
        <translation>重定向链超过“爬取设置”中的限制。</translation>
    </message>
    <message>
        <source>Discovered in a sitemap before any link to it.</source>
        <translation>在发现指向它的链接之前，已在站点地图中发现。</translation>
    </message>
    <message>
        <source>Excluded by a limit at first, until a shorter path from the start address was found.</source>
        <translation>起初因限制被排除，后来找到了离起始地址更短的路径。</translation>
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
        <source>Style sheets (CSS)</source>
        <translation>样式表 (CSS)</translation>
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
        <source>Not fetched</source>
        <translation>未抓取</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>无响应</translation>
    </message>
    <message>
        <source>Fetched (%1)</source>
        <translation>已抓取 (%1)</translation>
    </message>
    <message>
        <source>Unavailable, all allowed (%1)</source>
        <translation>不可用，全部允许 (%1)</translation>
    </message>
    <message>
        <source>Failed (%1)</source>
        <translation>失败 (%1)</translation>
    </message>
    <message>
        <source>Crawl Settings</source>
        <translation>爬取设置</translation>
    </message>
    <message>
        <source>Crawl-delay in robots.txt</source>
        <translation>robots.txt 的 Crawl-delay</translation>
    </message>
    <message>
        <source>Retry-After header</source>
        <translation>Retry-After 标头</translation>
    </message>
    <message>
        <source>Slow responses</source>
        <translation>响应变慢</translation>
    </message>
    <message>
        <source>429 or 503 response</source>
        <translation>返回 429 或 503</translation>
    </message>
    <message>
        <source>Not responding</source>
        <translation>没有响应</translation>
    </message>
    <message>
        <source>Errors only</source>
        <translation>只返回错误</translation>
    </message>
    <message>
        <source>Not throttled; limited only by the connections per host.</source>
        <translation>没有限速；仅受每个主机连接数的限制。</translation>
    </message>
    <message>
        <source>Crawl Settings define the delay between requests.</source>
        <translation>请求间隔由“爬取设置”规定。</translation>
    </message>
    <message>
        <source>robots.txt of the host sets a Crawl-delay.</source>
        <translation>该主机的 robots.txt 指定了 Crawl-delay。</translation>
    </message>
    <message>
        <source>A response had a Retry-After header.</source>
        <translation>响应中有 Retry-After 标头。</translation>
    </message>
    <message>
        <source>Responses have become much slower. Argiope sends fewer requests until they recover.</source>
        <translation>响应明显变慢。Argiope 减少请求，直到恢复。</translation>
    </message>
    <message>
        <source>The host answered 429 or 503. Argiope sends requests more slowly for a while.</source>
        <translation>该主机返回了 429 或 503。Argiope 暂时放慢请求。</translation>
    </message>
    <message>
        <source>The host returns only errors or refusals, even for pages that worked before. Argiope retries from time to time.</source>
        <translation>该主机只返回错误或拒绝，原本正常的页面也是如此。Argiope 会定期重试。</translation>
    </message>
    <message>
        <source>The host stopped responding. Argiope retries from time to time.</source>
        <translation>该主机不再响应。Argiope 会定期重试。</translation>
    </message>
    <message>
        <source>Matches none of the include patterns.</source>
        <translation>不匹配任何包含模式。</translation>
    </message>
    <message>
        <source>The linking page is canonicalised to another URL. Crawl Settings can follow such links.</source>
        <translation>来源页面已规范化到另一个 URL。可在“爬取设置”中设为跟随此类链接。</translation>
    </message>
    <message>
        <source>robots.txt disallows this URL, but Crawl Settings ignore it.</source>
        <translation>robots.txt 禁止抓取此 URL，但按“爬取设置”忽略该规则。</translation>
    </message>
    <message>
        <source>Named in metadata only, for example as an hreflang or AMP version.</source>
        <translation>仅在元数据中出现，例如作为 hreflang 或 AMP 版本。</translation>
    </message>
    <message>
        <source>Excluded by a rule at first, but not after the crawl was resumed.</source>
        <translation>起初被规则排除，继续爬取后不再排除。</translation>
    </message>
    <message>
        <source>Known from an earlier crawl; no links to it in this crawl.</source>
        <translation>来自以前的爬取；本次爬取中没有指向它的链接。</translation>
    </message>
    <message>
        <source>Never fetched, and not rediscovered by the recrawl yet.</source>
        <translation>从未抓取，重新爬取也尚未再次发现它。</translation>
    </message>
    <message>
        <source>Crawl Settings include all URLs in the crawl.</source>
        <translation>“爬取设置”中设定所有 URL 都属于本次爬取。</translation>
    </message>
    <message>
        <source>The number of sitemaps exceeds the limit in Crawl Settings.</source>
        <translation>站点地图数超过“爬取设置”中的限制。</translation>
    </message>
    <message>
        <source>Sitemap index nested too deep: it is not read.</source>
        <translation>站点地图索引嵌套过深，不会读取。</translation>
    </message>
    <message>
        <source>Number of images on the page, including repeated ones.</source>
        <translation>页面上的图片数，重复的也计算在内。</translation>
    </message>
    <message>
        <source>Number of images without an alt attribute.</source>
        <translation>没有 alt 属性的图片数。</translation>
    </message>
    <message>
        <source>A rule excludes this URL, but you chose to crawl it anyway.</source>
        <translation>有规则排除此 URL，但您选择仍然爬取。</translation>
    </message>
    <message>
        <source>Text of the first H2 on the page.</source>
        <translation>页面第一个 H2 的文字。</translation>
    </message>
    <message>
        <source>Number of H2 headings on the page.</source>
        <translation>页面上 H2 的数量。</translation>
    </message>
    <message>
        <source>Words in the main content, without menus, headers, footers and sidebars. Each Chinese character counts as one.</source>
        <translation>正文的字数，不含菜单、页眉、页脚和侧栏。每个汉字算一个。</translation>
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
        <source>Outside the start folder</source>
        <translation>不在起始目录中</translation>
    </message>
    <message>
        <source>Importance by internal links (PageRank): 0 is the lowest, 100 the most important page. Computed when the crawl ends.</source>
        <translation>按页面间链接计算的重要性（PageRank）：0 为最低，100 为最重要的页面。爬取结束时计算。</translation>
    </message>
    <message>
        <source>Percentage of crawled pages with a lower link score.</source>
        <translation>链接得分更低的页面所占的百分比。</translation>
    </message>
    <message>
        <source>HITS authority: links from pages that are good hubs. The highest is 100.</source>
        <translation>HITS 权威值：来自优质枢纽页面的链接。最高为 100。</translation>
    </message>
    <message>
        <source>HITS hub: links to pages with high authority. The highest is 100.</source>
        <translation>HITS 枢纽值：指向高权威页面的链接。最高为 100。</translation>
    </message>
    <message>
        <source>Number of pages that link or redirect to this URL, each counted once.</source>
        <translation>链接或重定向到此 URL 的页面数，每个计一次。</translation>
    </message>
    <message>
        <source>Minimum number of clicks from the start address; redirects do not count.</source>
        <translation>从起始地址到此页面的最少点击数，重定向不计。</translation>
    </message>
    <message>
        <source>For queued URLs: the lowest value is crawled first, then the lowest depth. Always 0 in breadth-first order.</source>
        <translation>用于排队中的 URL：数值最小的先爬取，其次是深度最小的。广度优先时始终为 0。</translation>
    </message>
    <message>
        <source>The linking pages are off topic; see relevance and threshold above.</source>
        <translation>来源页面偏离主题；相关度和阈值见上。</translation>
    </message>
    <message>
        <source>In the imported archive, without any links to it.</source>
        <translation>在导入的存档中，但没有指向它的链接。</translation>
    </message>
    <message>
        <source>Not in the imported archive.</source>
        <translation>不在导入的存档中。</translation>
    </message>
    <message>
        <source>Speed: Gentle</source>
        <translation>速度：低速</translation>
    </message>
    <message>
        <source>The delay is ten times the last response time: at least 1 s, at most 60 s.</source>
        <translation>间隔为上次响应时间的十倍：至少 1 秒，至多 60 秒。</translation>
    </message>
    <message>
        <source>Whether a robots meta tag or X-Robots-Tag excludes the page from search results.</source>
        <translation>页面是否通过 robots meta 标签或 X-Robots-Tag 要求不列入搜索结果。</translation>
    </message>
    <message>
        <source>Requests per second</source>
        <translation>每秒请求数</translation>
    </message>
    <message>
        <source>All hosts share the limit of requests per second in Crawl Settings.</source>
        <translation>所有主机共用“爬取设置”中的每秒请求数限制。</translation>
    </message>
    <message>
        <source>Identical for two visits if title, main content, links, robots directives and canonical URL are unchanged. Tokens, counters and times are ignored.</source>
        <translation>标题、正文、链接、robots 指令和规范网址没有变化时，两次访问的值相同。令牌、计数器和时间不算。</translation>
    </message>
    <message>
        <source>Share of the main content that changed since the previous visit: 0 is unchanged, 100 is completely new.</source>
        <translation>正文与上一次访问相比变化的比例：0 为没有变化，100 为全部不同。</translation>
    </message>
    <message>
        <source>Time the browser needed for the page, without loading scripts and data. Empty: not rendered.</source>
        <translation>浏览器处理该页面所用的时间，不含加载脚本和数据。空白：未渲染。</translation>
    </message>
    <message>
        <source>Whether the page was still changing when its rendering time was over.</source>
        <translation>渲染时限结束时页面是否仍在变化。</translation>
    </message>
    <message>
        <source>Whether search engines can index the URL.</source>
        <translation>搜索引擎能否索引该 URL。</translation>
    </message>
    <message>
        <source>Why the URL is not indexable: blocked by robots.txt, error, redirect, noindex or canonicalised.</source>
        <translation>该 URL 不可索引的原因：被 robots.txt 屏蔽、出错、重定向、noindex 或已规范化。</translation>
    </message>
    <message>
        <source>Purpose of a URL that is not a content page, judged by its pattern: for example API endpoint, feed, share link or print version.</source>
        <translation>非内容页面 URL 的用途，按 URL 的模式判断：例如 API 接口、订阅源、分享链接或打印版。</translation>
    </message>
    <message>
        <source>All inlinks are nofollow and Crawl Settings exclude such links, or it is a low-value URL of the application.</source>
        <translation>所有入链均为 nofollow，而“爬取设置”排除此类链接；或者它是应用的低价值 URL。</translation>
    </message>
    <message>
        <source>The crawl is logged in, and this link logs out, deletes or changes something (details above). “Crawl Anyway” crawls only this URL.</source>
        <translation>爬取已登录，而该链接会注销、删除或更改内容（详情见上）。“仍然爬取”只爬取此 URL。</translation>
    </message>
    <message>
        <source>Page after page of this spider trap had no new content. To crawl it, add it to “Allowed spider traps” in Crawl Settings.</source>
        <translation>这个蜘蛛陷阱的页面一页接一页都没有新内容。要爬取它，请在“爬取设置”中加入“允许的蜘蛛陷阱”。</translation>
    </message>
    <message>
        <source>Excluded as a spider trap at first; you allowed the trap.</source>
        <translation>起初作为蜘蛛陷阱被排除；您已允许该陷阱。</translation>
    </message>
    <message>
        <source>The URL has no content of its own: it is an old version, a form or another sort order of the site’s application, or an address of the network in front of the site (cdn-cgi). For applications, “Exclude low-value URLs of” in Crawl Settings controls this.</source>
        <translation>此 URL 没有自己的内容：它是网站所用应用的旧版本、表单或另一种排序，或网站前端网络的地址（cdn-cgi）。对应用而言，由爬取设置中的“排除以下应用的低价值 URL”控制。</translation>
    </message>
    <message>
        <source>Characters of the title.</source>
        <translation>标题的字符数。</translation>
    </message>
    <message>
        <source>Characters of the meta description.</source>
        <translation>元描述的字符数。</translation>
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
        <translation>同一目录</translation>
    </message>
    <message>
        <source>All URLs in scope</source>
        <translation>所有 URL 均在范围内</translation>
    </message>
    <message>
        <source>External (out of scope)</source>
        <translation>外部（超出范围）</translation>
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
        <source>Non-HTTP scheme</source>
        <translation>非 HTTP 协议</translation>
    </message>
    <message>
        <source>Depth limit exceeded</source>
        <translation>超出深度限制</translation>
    </message>
    <message>
        <source>Blocked by robots.txt</source>
        <translation>被 robots.txt 屏蔽</translation>
    </message>
    <message>
        <source>Crawled despite robots.txt</source>
        <translation>忽略 robots.txt 爬取</translation>
    </message>
    <message>
        <source>Nofollow link</source>
        <translation>nofollow 链接</translation>
    </message>
    <message>
        <source>Linked from canonicalised page</source>
        <translation>来自已规范化页面的链接</translation>
    </message>
    <message>
        <source>Resource (image, script, style)</source>
        <translation>资源（图片、脚本、样式）</translation>
    </message>
    <message>
        <source>Metadata URL (hreflang, AMP …)</source>
        <translation>元数据 URL（hreflang、AMP 等）</translation>
    </message>
    <message>
        <source>Form action</source>
        <translation>表单 action</translation>
    </message>
    <message>
        <source>Invalid URL</source>
        <translation>无效的 URL</translation>
    </message>
    <message>
        <source>Too many redirects</source>
        <translation>重定向过多</translation>
    </message>
    <message>
        <source>Found in sitemap</source>
        <translation>在站点地图中发现</translation>
    </message>
    <message>
        <source>Shorter click path found</source>
        <translation>找到更短的点击路径</translation>
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
        <source>Stopped: URL limit reached</source>
        <translation>已停止：达到 URL 数限制</translation>
    </message>
    <message>
        <source>Stopped: time limit reached</source>
        <translation>已停止：达到时间限制</translation>
    </message>
    <message>
        <source>Stopped: download limit reached</source>
        <translation>已停止：达到下载量限制</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Fetching robots.txt</source>
        <translation>获取 robots.txt</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>正在连接</translation>
    </message>
    <message>
        <source>Waiting for response</source>
        <translation>等待响应</translation>
    </message>
    <message>
        <source>Downloading</source>
        <translation>正在下载</translation>
    </message>
    <message>
        <source>Parsing page</source>
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
        <source>Client error (4xx)</source>
        <translation>客户端错误（4xx）</translation>
    </message>
    <message>
        <source>Server error (5xx)</source>
        <translation>服务器错误（5xx）</translation>
    </message>
    <message>
        <source>Access denied</source>
        <translation>拒绝访问</translation>
    </message>
    <message>
        <source>Rate limited</source>
        <translation>被限速</translation>
    </message>
    <message>
        <source>DNS error</source>
        <translation>DNS 错误</translation>
    </message>
    <message>
        <source>Connection failed</source>
        <translation>连接失败</translation>
    </message>
    <message>
        <source>Certificate error</source>
        <translation>证书错误</translation>
    </message>
    <message>
        <source>Timeout</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>Too large</source>
        <translation>过大</translation>
    </message>
    <message>
        <source>Invalid response</source>
        <translation>无效响应</translation>
    </message>
    <message>
        <source>Aborted</source>
        <translation>已中止</translation>
    </message>
    <message>
        <source>Proxy error</source>
        <translation>代理错误</translation>
    </message>
    <message>
        <source>Content decoding error</source>
        <translation>内容解码错误</translation>
    </message>
    <message>
        <source>Unexpected status</source>
        <translation>意外的状态码</translation>
    </message>
    <message>
        <source>Parse limit reached</source>
        <translation>达到解析上限</translation>
    </message>
    <message>
        <source>The server returned the page.</source>
        <translation>服务器返回了页面。</translation>
    </message>
    <message>
        <source>The server redirects to another URL.</source>
        <translation>服务器重定向到另一个 URL。</translation>
    </message>
    <message>
        <source>The server returned a client error, such as 404 (Not Found). Correct or remove the links to this URL.</source>
        <translation>服务器返回客户端错误，例如 404（未找到）。请更正或删除指向此 URL 的链接。</translation>
    </message>
    <message>
        <source>The server returned an error. Try again later, or check the server log.</source>
        <translation>服务器返回错误。请稍后再试，或检查服务器日志。</translation>
    </message>
    <message>
        <source>The server denies access to the crawler. Visitors may still see the page.</source>
        <translation>服务器拒绝爬虫访问。访客可能仍能看到页面。</translation>
    </message>
    <message>
        <source>The server kept limiting the request rate. Set a longer delay in Crawl Settings, and try again.</source>
        <translation>服务器一再限制请求速度。请在“爬取设置”中设置更长的间隔，然后重试。</translation>
    </message>
    <message>
        <source>The host does not exist, or the DNS server did not respond.</source>
        <translation>主机不存在，或 DNS 服务器没有响应。</translation>
    </message>
    <message>
        <source>The connection was refused or reset, or the server is unreachable.</source>
        <translation>连接被拒绝或被重置，或服务器不可达。</translation>
    </message>
    <message>
        <source>The certificate or the TLS connection is invalid. Browsers show a warning.</source>
        <translation>证书或 TLS 连接无效。浏览器会显示警告。</translation>
    </message>
    <message>
        <source>The response exceeded the time limit in Crawl Settings.</source>
        <translation>响应时间超过“爬取设置”中的限制。</translation>
    </message>
    <message>
        <source>The page exceeds the size limit in Crawl Settings. Only the beginning was read.</source>
        <translation>页面超过“爬取设置”中的大小限制。只读取了开头部分。</translation>
    </message>
    <message>
        <source>The response was not HTTP, or was incomplete.</source>
        <translation>响应不是 HTTP，或不完整。</translation>
    </message>
    <message>
        <source>The crawl was stopped during the transfer of this page.</source>
        <translation>页面传输途中爬取被停止。</translation>
    </message>
    <message>
        <source>The proxy did not respond, or refused the request. Check it in Crawl Settings.</source>
        <translation>代理没有响应，或拒绝了请求。请在“爬取设置”中检查。</translation>
    </message>
    <message>
        <source>The response could not be decompressed (Content-Encoding).</source>
        <translation>无法解压响应（Content-Encoding）。</translation>
    </message>
    <message>
        <source>The server returned a status that is not valid for this request.</source>
        <translation>服务器返回了对此请求无效的状态码。</translation>
    </message>
    <message>
        <source>The page is nested too deeply to be parsed completely. Links found so far are kept.</source>
        <translation>页面嵌套过深，无法完整解析。已找到的链接会保留。</translation>
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
        <source>Not crawled</source>
        <translation>未爬取</translation>
    </message>
    <message>
        <source>No response</source>
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
        <source>Information, warnings and errors</source>
        <translation>信息、警告和错误</translation>
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
        <source>Metadata</source>
        <translation>元数据</translation>
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
        <translation>抓取结果</translation>
    </message>
    <message>
        <source>Content type</source>
        <translation>内容类型</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Crawl depth</source>
        <translation>抓取深度</translation>
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
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Response time</source>
        <translation>响应时间</translation>
    </message>
    <message>
        <source>First referrer</source>
        <translation>首个来源页</translation>
    </message>
    <message>
        <source>Discovered</source>
        <translation>发现时间</translation>
    </message>
    <message>
        <source>Last crawled</source>
        <translation>上次爬取时间</translation>
    </message>
    <message>
        <source>Crawl status</source>
        <translation>爬取状态</translation>
    </message>
    <message>
        <source>Crawl rule</source>
        <translation>爬取规则</translation>
    </message>
    <message>
        <source>Rule detail</source>
        <translation>规则详情</translation>
    </message>
    <message>
        <source>Redirect URL</source>
        <translation>重定向 URL</translation>
    </message>
    <message>
        <source>Canonical URL</source>
        <translation>规范网址</translation>
    </message>
    <message>
        <source>Meta robots</source>
        <translation>Meta robots</translation>
    </message>
    <message>
        <source>Meta description</source>
        <translation>元描述</translation>
    </message>
    <message>
        <source>H1</source>
        <translation>H1</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Charset</source>
        <translation>字符编码</translation>
    </message>
    <message>
        <source>Word count</source>
        <translation>字数</translation>
    </message>
    <message>
        <source>Content hash</source>
        <translation>内容哈希</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>尝试次数</translation>
    </message>
    <message>
        <source>Error message</source>
        <translation>错误消息</translation>
    </message>
    <message>
        <source>In sitemap</source>
        <translation>在站点地图中</translation>
    </message>
    <message>
        <source>robots.txt unreachable</source>
        <translation>无法访问 robots.txt</translation>
    </message>
    <message>
        <source>Orphaned since last crawl</source>
        <translation>上次爬取后成为孤立页面</translation>
    </message>
    <message>
        <source>Not rediscovered yet</source>
        <translation>尚未再次发现</translation>
    </message>
    <message>
        <source>First seen</source>
        <translation>首次发现</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>最近发现</translation>
    </message>
    <message>
        <source>Last change detected</source>
        <translation>最近检测到变化</translation>
    </message>
    <message>
        <source>Removed on</source>
        <translation>移除时间</translation>
    </message>
    <message>
        <source>Times crawled</source>
        <translation>爬取次数</translation>
    </message>
    <message>
        <source>Included after resuming</source>
        <translation>继续爬取后纳入</translation>
    </message>
    <message>
        <source>The disk is full. The crawl waits, and continues automatically when space is available. No data is lost.</source>
        <translation>磁盘已满。爬取正在等待，有空间后会自动继续。不会丢失任何数据。</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>Waiting (crawl delay)</source>
        <translation>等待（请求间隔）</translation>
    </message>
    <message>
        <source>DNS lookup</source>
        <translation>DNS 查询</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>日历</translation>
    </message>
    <message>
        <source>The dates have no end in either direction, and the pages have no new content.</source>
        <translation>日期向前向后都没有尽头，而页面没有新内容。</translation>
    </message>
    <message>
        <source>The path grows with each page, and the pages have no new content.</source>
        <translation>路径逐页变长，而页面没有新内容。</translation>
    </message>
    <message>
        <source>The query string grows with each page.</source>
        <translation>查询字符串逐页变长。</translation>
    </message>
    <message>
        <source>Every missing URL returns the same page, which contains further links.</source>
        <translation>所有不存在的 URL 都返回同一个页面，而它又包含更多链接。</translation>
    </message>
    <message>
        <source>Numbered pages without new content, each found only through the previous one.</source>
        <translation>没有新内容的编号页面，每一页都只能由上一页找到。</translation>
    </message>
    <message>
        <source>Sitemap limit exceeded</source>
        <translation>超出站点地图数量限制</translation>
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
        <source>Images missing alt</source>
        <translation>缺少 alt 的图片</translation>
    </message>
    <message>
        <source>Only in sitemap</source>
        <translation>仅在站点地图中</translation>
    </message>
    <message>
        <source>No longer linked</source>
        <translation>不再被链接</translation>
    </message>
    <message>
        <source>Crawled manually</source>
        <translation>手动爬取</translation>
    </message>
    <message>
        <source>First H2</source>
        <translation>首个 H2</translation>
    </message>
    <message>
        <source>H2 count</source>
        <translation>H2 数量</translation>
    </message>
    <message>
        <source>Main content words</source>
        <translation>正文字数</translation>
    </message>
    <message>
        <source>Link score (PageRank)</source>
        <translation>链接得分 (PageRank)</translation>
    </message>
    <message>
        <source>Link score percentile</source>
        <translation>链接得分百分位</translation>
    </message>
    <message>
        <source>HITS authority</source>
        <translation>HITS 权威值</translation>
    </message>
    <message>
        <source>HITS hub</source>
        <translation>HITS 枢纽值</translation>
    </message>
    <message>
        <source>Unique inlinks</source>
        <translation>唯一入链</translation>
    </message>
    <message>
        <source>Click depth</source>
        <translation>点击深度</translation>
    </message>
    <message>
        <source>This project stores no page text. Set “Stored text” in Crawl Settings, and recrawl.</source>
        <translation>此项目没有保存页面文字。请在“爬取设置”中设置“保存的文本”，然后重新爬取。</translation>
    </message>
    <message>
        <source>Enter a word to search for.</source>
        <translation>请输入要搜索的词。</translation>
    </message>
    <message>
        <source>The search query is too long.</source>
        <translation>搜索词太长。</translation>
    </message>
    <message>
        <source>Missing closing quotation mark.</source>
        <translation>缺少结束的引号。</translation>
    </message>
    <message>
        <source>Missing closing parenthesis.</source>
        <translation>缺少右括号。</translation>
    </message>
    <message>
        <source>Unmatched closing parenthesis.</source>
        <translation>有多余的右括号。</translation>
    </message>
    <message>
        <source>Missing search term next to “%1”.</source>
        <translation>“%1”旁边缺少搜索词。</translation>
    </message>
    <message>
        <source>A search needs at least one word to include, not only words to exclude.</source>
        <translation>搜索至少需要一个要包含的词，不能只有要排除的词。</translation>
    </message>
    <message>
        <source>Write NEAR as NEAR(one two, 5).</source>
        <translation>NEAR 应写作 NEAR(one two, 5)。</translation>
    </message>
    <message>
        <source>Crawl priority</source>
        <translation>爬取优先级</translation>
    </message>
    <message>
        <source>Linked from off-topic page</source>
        <translation>来自偏离主题的页面的链接</translation>
    </message>
    <message>
        <source>In imported archive</source>
        <translation>在导入的存档中</translation>
    </message>
    <message>
        <source>Not in imported archive</source>
        <translation>不在导入的存档中</translation>
    </message>
    <message>
        <source>The database does not respond. The crawl waits, and continues automatically when it responds. No data is lost.</source>
        <translation>数据库没有响应。爬取正在等待，恢复响应后会自动继续。不会丢失任何数据。</translation>
    </message>
    <message>
        <source>Noindex</source>
        <translation>noindex</translation>
    </message>
    <message>
        <source>Main content hash</source>
        <translation>正文哈希</translation>
    </message>
    <message>
        <source>Content change (%)</source>
        <translation>内容变化（%）</translation>
    </message>
    <message>
        <source>Rendering time</source>
        <translation>渲染时间</translation>
    </message>
    <message>
        <source>Rendering timed out</source>
        <translation>渲染超时</translation>
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
        <source>URL purpose</source>
        <translation>URL 用途</translation>
    </message>
    <message>
        <source>Too many open files. Requests wait until some are closed. No data is lost. Reduce the threads, or raise the limit of open files.</source>
        <translation>打开的文件过多。请求会等待，直到有文件关闭。不会丢失任何数据。请减少线程数，或提高打开文件数的上限。</translation>
    </message>
    <message>
        <source>No local ports are free. Requests wait until some are released. No data is lost.</source>
        <translation>没有空闲的本地端口。请求会等待，直到有端口释放。不会丢失任何数据。</translation>
    </message>
    <message>
        <source>The system cannot start more threads. Active threads: %1</source>
        <translation>系统无法再启动更多线程。活动线程：%1</translation>
    </message>
    <message>
        <source>The limit of open files is too low for this many threads. Active threads: %1</source>
        <translation>打开文件数的上限不足以运行这么多线程。活动线程：%1</translation>
    </message>
    <message>
        <source>Stopped: login session expired</source>
        <translation>已停止：登录会话已失效</translation>
    </message>
    <message>
        <source>Action link (guard)</source>
        <translation>操作链接（防护）</translation>
    </message>
    <message>
        <source>Low-value URL (application)</source>
        <translation>低价值 URL（应用）</translation>
    </message>
    <message>
        <source>Recursive path</source>
        <translation>递归路径</translation>
    </message>
    <message>
        <source>Growing query string</source>
        <translation>不断增长的查询字符串</translation>
    </message>
    <message>
        <source>Session ID</source>
        <translation>会话 ID</translation>
    </message>
    <message>
        <source>Each page adds another random value to its links; the content is the same for any value. One of the URLs is crawled.</source>
        <translation>每个页面都给链接加上不同的随机值，而无论值是什么，内容都相同。只爬取其中一个 URL。</translation>
    </message>
    <message>
        <source>Faceted navigation</source>
        <translation>分面导航</translation>
    </message>
    <message>
        <source>The same filters combine in all ways and list the same pages.</source>
        <translation>相同的筛选以各种方式组合，列出同样的页面。</translation>
    </message>
    <message>
        <source>Soft 404 loop</source>
        <translation>软 404 循环</translation>
    </message>
    <message>
        <source>Infinite pagination</source>
        <translation>无限分页</translation>
    </message>
    <message>
        <source>Ignored parameter</source>
        <translation>被忽略的参数</translation>
    </message>
    <message>
        <source>The content is the same for any value of the parameter, such as a return URL or a sort order. One of the URLs is crawled.</source>
        <translation>无论参数的值是什么，内容都相同，例如返回地址或排序方式。只爬取其中一个 URL。</translation>
    </message>
    <message>
        <source>URL flood</source>
        <translation>URL 泛滥</translation>
    </message>
    <message>
        <source>Most of the queue has this pattern, with different content on each page: version diffs, histories, calendars, filter combinations. Decide whether to crawl them.</source>
        <translation>队列的大部分都是这种模式，且每个页面内容不同：版本差异、历史、日历、筛选组合。请决定是否爬取它们。</translation>
    </message>
    <message>
        <source>Spider trap</source>
        <translation>蜘蛛陷阱</translation>
    </message>
    <message>
        <source>Spider trap allowed</source>
        <translation>已允许的蜘蛛陷阱</translation>
    </message>
    <message>
        <source>Low-value URLs</source>
        <translation>低价值 URL</translation>
    </message>
    <message>
        <source>Pages that the application adds to each content page: old versions, forms, other sort orders. Six in a row led to no new page.</source>
        <translation>应用为每个内容页面附加的页面：旧版本、表单、其他排序。连续六个没有引出新页面。</translation>
    </message>
    <message>
        <source>Duplicate URLs</source>
        <translation>重复 URL</translation>
    </message>
    <message>
        <source>The content is the same without this part of the URL, as in print versions. The URL without it is crawled.</source>
        <translation>不带 URL 的这一部分时内容相同，例如打印版。只爬取不带它的 URL。</translation>
    </message>
    <message>
        <source>Filters in combination, whose pages lead to further combinations and to nothing new. Pages of fewer filters are crawled.</source>
        <translation>筛选条件的组合，其页面只引出更多组合，没有新内容。条件较少的页面会被爬取。</translation>
    </message>
    <message>
        <source>Title length</source>
        <translation>标题长度</translation>
    </message>
    <message>
        <source>Meta description length</source>
        <translation>元描述长度</translation>
    </message>
</context>
<context>
    <name>argiope::brokenlinks::BrokenLinksView</name>
    <message>
        <source>Broken links</source>
        <translation>失效链接</translation>
    </message>
    <message>
        <source>%1 of the first %2 (%3 in total: export for all)</source>
        <translation>前 %2 个中的 %1 个（共 %3 个，导出可得全部）</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Broken, blocked and redirected links appear here, each with its source page and position.</source>
        <translation>这里列出失效、被拦截和重定向的链接，以及每个链接的来源页面和位置。</translation>
    </message>
    <message>
        <source>Analysing links…</source>
        <translation>正在分析链接…</translation>
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
        <source>No redirects found.</source>
        <translation>没有发现重定向。</translation>
    </message>
    <message>
        <source>No broken, blocked or redirected links found.</source>
        <translation>没有发现失效、被拦截或重定向的链接。</translation>
    </message>
    <message>
        <source>Show Source &amp;Page</source>
        <translation>显示来源页面(&amp;P)</translation>
    </message>
    <message>
        <source>Open Source in the &amp;Browser</source>
        <translation>在浏览器中打开来源页面(&amp;B)</translation>
    </message>
    <message>
        <source>Show Des&amp;tination</source>
        <translation>显示目标(&amp;T)</translation>
    </message>
    <message>
        <source>Open Destination in the Bro&amp;wser</source>
        <translation>在浏览器中打开目标(&amp;W)</translation>
    </message>
    <message>
        <source>Show In&amp;links</source>
        <translation>显示入链(&amp;L)</translation>
    </message>
    <message>
        <source>Copy Destination &amp;URL</source>
        <translation>复制目标 URL(&amp;U)</translation>
    </message>
    <message>
        <source>Copy Source URL</source>
        <translation>复制来源 URL</translation>
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
        <source>By link</source>
        <translation>按链接</translation>
    </message>
    <message>
        <source>By destination</source>
        <translation>按目标</translation>
    </message>
    <message>
        <source>Redirects</source>
        <translation>重定向</translation>
    </message>
    <message>
        <source>One row per link, per destination, or per redirect with its chain</source>
        <translation>每个链接一行、每个目标一行，或每个重定向及其重定向链一行</translation>
    </message>
    <message>
        <source>Grouping</source>
        <translation>分组方式</translation>
    </message>
    <message>
        <source>Filter by URL or anchor text…</source>
        <translation>按 URL 或锚文本筛选…</translation>
    </message>
    <message>
        <source>Link filter</source>
        <translation>链接筛选</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>失效</translation>
    </message>
    <message>
        <source>HTTP error, no response, or invalid URL</source>
        <translation>HTTP 错误、无响应或 URL 无效</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>被拦截</translation>
    </message>
    <message>
        <source>Access denied by the server, or blocked by robots.txt</source>
        <translation>服务器拒绝访问，或被 robots.txt 屏蔽</translation>
    </message>
    <message>
        <source>Redirected</source>
        <translation>已重定向</translation>
    </message>
    <message>
        <source>The link could point directly to the final URL</source>
        <translation>链接可以直接指向最终 URL</translation>
    </message>
    <message>
        <source>External</source>
        <translation>外部</translation>
    </message>
    <message>
        <source>Only links outside the crawl scope</source>
        <translation>只显示爬取范围之外的链接</translation>
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
        <source>%Ln destination(s)</source>
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
        <source>Exports these rows and columns to a file (Ctrl+Shift+E)</source>
        <translation>将这些行和列导出到文件 (Ctrl+Shift+E)</translation>
    </message>
    <message>
        <source>URL or anchor text…</source>
        <translation>URL 或锚文本…</translation>
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
        <source>URLs in the queue</source>
        <translation>队列中的 URL</translation>
    </message>
    <message>
        <source>No pages fetched yet.</source>
        <translation>尚未抓取任何页面。</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态码</translation>
    </message>
    <message>
        <source>HTTP status</source>
        <translation>HTTP 状态码</translation>
    </message>
    <message>
        <source>URLs</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Crawl depth</source>
        <translation>抓取深度</translation>
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
        <source>Total fetch time, up to (ms)</source>
        <translation>总抓取时间，上限（毫秒）</translation>
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
        <source>Charts of speed, queue, status, crawl depth and response times appear here when a crawl runs or a project is open.</source>
        <translation>开始爬取或打开项目后，这里显示速度、队列、状态码、抓取深度和响应时间的图表。</translation>
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
        <source>HTTP status (–: no response)</source>
        <translation>HTTP 状态码（–：无响应）</translation>
    </message>
    <message>
        <source>No data recorded.</source>
        <translation>没有记录数据。</translation>
    </message>
</context>
<context>
    <name>argiope::compareview::CompareBar</name>
    <message>
        <source>This project, current state</source>
        <translation>本项目，当前状态</translation>
    </message>
    <message>
        <source>This project, run %1</source>
        <translation>本项目，第 %1 轮</translation>
    </message>
    <message>
        <source>This project, run %1 (%2)</source>
        <comment>a number, a date</comment>
        <translation>本项目，第 %1 轮（%2）</translation>
    </message>
    <message>
        <source>Choose a project…</source>
        <translation>选择项目…</translation>
    </message>
    <message>
        <source>Choose a PostgreSQL project…</source>
        <translation>选择 PostgreSQL 项目…</translation>
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
        <source>Swap</source>
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
        <source>Comparison progress</source>
        <translation>比较进度</translation>
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
        <source>URLs found only in the second crawl, or answered with 404 or 410 in the first.</source>
        <translation>只在第二次爬取中存在，或在第一次中返回 404 或 410 的 URL。</translation>
    </message>
    <message>
        <source>Removed %1</source>
        <comment>a number of URLs</comment>
        <translation>已移除 %1</translation>
    </message>
    <message>
        <source>URLs found only in the first crawl, or answered with 404 or 410 in the second.</source>
        <translation>只在第一次爬取中存在，或在第二次中返回 404 或 410 的 URL。</translation>
    </message>
    <message>
        <source>Changed %1</source>
        <comment>a number of URLs</comment>
        <translation>已变化 %1</translation>
    </message>
    <message>
        <source>URLs in both crawls with changed values; one row per column.</source>
        <translation>两次爬取都有、但有值变化的 URL；每列一行。</translation>
    </message>
    <message>
        <source>New issues %1</source>
        <comment>a number</comment>
        <translation>新问题 %1</translation>
    </message>
    <message>
        <source>Issues found in the second crawl but not in the first.</source>
        <translation>第二次爬取中有、第一次没有的问题。</translation>
    </message>
    <message>
        <source>Fixed issues %1</source>
        <comment>a number</comment>
        <translation>已修复的问题 %1</translation>
    </message>
    <message>
        <source>Issues found in the first crawl but not in the second.</source>
        <translation>第一次爬取中有、第二次没有的问题。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln issue(s) of one crawl could not be checked in the other: neither new nor fixed.</source>
        <translation>
            <numerusform>一次爬取中的 %Ln 个问题无法在另一次中检查：既不算新增，也不算修复。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) cannot be compared: one of the pages was read by an older version of Argiope.</source>
        <translation>
            <numerusform>%Ln 个值无法比较：其中一个页面由旧版 Argiope 读取。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URL(s) of the first crawl are left out: the mapping merges them with others.</source>
        <translation>
            <numerusform>第一次爬取的 %Ln 个 URL 没有计入：按对应关系，它们与其他 URL 合并。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URL(s) of the second crawl have not been recrawled yet.</source>
        <translation>
            <numerusform>第二次爬取中有 %Ln 个 URL 尚未重新爬取。</numerusform>
        </translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>正在比较…</translation>
    </message>
    <message>
        <source>Each recrawl is a run. This project can be compared with its earlier runs.</source>
        <translation>每次重新爬取是一轮。可以把本项目与以前的轮次比较。</translation>
    </message>
    <message>
        <source>No differences between the two crawls.</source>
        <translation>两次爬取没有差别。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln URL(s) are identical in both.</source>
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
        <source>Filter by URL, column or value…</source>
        <translation>按 URL、列或值筛选…</translation>
    </message>
    <message>
        <source>Difference filter</source>
        <translation>差异筛选</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差别</translation>
    </message>
    <message>
        <source>Full difference</source>
        <translation>完整差异</translation>
    </message>
    <message>
        <source>Select a row to see the old and the new value.</source>
        <translation>选择一行，查看旧值和新值。</translation>
    </message>
    <message>
        <source>Choose two crawls to compare: new and removed URLs, changed values, new and fixed issues.</source>
        <translation>选择两次爬取进行比较：新增和移除的 URL、变化的值、新出现和已修复的问题。</translation>
    </message>
    <message>
        <source>Two crawls are selected.</source>
        <translation>已选择两次爬取。</translation>
    </message>
    <message>
        <source>Compare them: new and removed URLs, changed values, new and fixed issues.</source>
        <translation>比较它们：新增和移除的 URL、变化的值、新出现和已修复的问题。</translation>
    </message>
    <message>
        <source>Both sides are the same crawl. Choose another one to compare it with.</source>
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
        <source>Exports these rows and columns to a file (Ctrl+Shift+E)</source>
        <translation>将这些行和列导出到文件 (Ctrl+Shift+E)</translation>
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
        <source>Removed</source>
        <translation>已移除</translation>
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
        <source>Fixed issue</source>
        <translation>已修复的问题</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差异</translation>
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
        <source>URL, as spelled in the second crawl.</source>
        <translation>URL，按第二次爬取中的写法。</translation>
    </message>
    <message>
        <source>Whether the URL, one of its columns or an issue is new, changed or removed.</source>
        <translation>URL、它的某一列或某个问题是新增、已变化还是已移除。</translation>
    </message>
    <message>
        <source>Column with a different value, or check of the new or fixed issue.</source>
        <translation>值不同的列，或新出现、已修复的问题所属的检查项。</translation>
    </message>
    <message>
        <source>Value in the first crawl.</source>
        <translation>第一次爬取中的值。</translation>
    </message>
    <message>
        <source>Value in the second crawl.</source>
        <translation>第二次爬取中的值。</translation>
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
        <source>Host or URL prefix in the first crawl</source>
        <translation>第一次爬取中的主机或 URL 前缀</translation>
    </message>
    <message>
        <source>Corresponding host or URL prefix in the second crawl</source>
        <translation>第二次爬取中对应的主机或 URL 前缀</translation>
    </message>
    <message>
        <source>Remove this row</source>
        <translation>删除此行</translation>
    </message>
    <message>
        <source>Host mapping, from the first crawl to the second:</source>
        <translation>主机对应关系，从第一次爬取到第二次爬取：</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Add a host or URL prefix</source>
        <translation>添加主机或 URL 前缀</translation>
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
        <source>AI and Search Crawler Access</source>
        <translation>AI 与搜索爬虫访问权限</translation>
    </message>
    <message>
        <source>Access of AI crawlers and search bots by robots.txt, for each folder. A server or a CDN may still block them: “argiope-cli ai --ask” sends requests as each of them.</source>
        <translation>robots.txt 对 AI 爬虫和搜索机器人的访问许可，按目录列出。服务器或 CDN 仍可能拦截它们：“argiope-cli ai --ask”会以每个爬虫的身份发送请求。</translation>
    </message>
    <message>
        <source>AI and search crawler access by folder</source>
        <translation>各目录的 AI 与搜索爬虫访问权限</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>argiope::crawleraccess::CrawlerAccessModel</name>
    <message>
        <source>Search engine crawler</source>
        <translation>搜索引擎爬虫</translation>
    </message>
    <message>
        <source>AI search crawler</source>
        <translation>AI 搜索爬虫</translation>
    </message>
    <message>
        <source>AI assistant (user-triggered)</source>
        <translation>AI 助手（由用户触发）</translation>
    </message>
    <message>
        <source>AI training crawler</source>
        <translation>AI 训练爬虫</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>允许</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>屏蔽</translation>
    </message>
    <message>
        <source>%1 of %2 blocked</source>
        <translation>%2 个中屏蔽 %1 个</translation>
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
        <source>Name of the crawler in robots.txt.</source>
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
        <source>Purpose of its requests.</source>
        <translation>它抓取页面的目的。</translation>
    </message>
    <message>
        <source>%1 pages of the crawl; %2 of them were tested against robots.txt.</source>
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
        <source>Open PostgreSQL Project</source>
        <translation>打开 PostgreSQL 项目</translation>
    </message>
    <message>
        <source>New PostgreSQL Project</source>
        <translation>新建 PostgreSQL 项目</translation>
    </message>
    <message>
        <source>Copy to PostgreSQL Project</source>
        <translation>复制到 PostgreSQL 项目</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>Server name or address, or its socket folder. A complete project address can be pasted here.</source>
        <translation>服务器的名称或地址，或其套接字所在的文件夹。可以在此粘贴完整的项目地址。</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>The default is %1</source>
        <translation>默认端口是 %1</translation>
    </message>
    <message>
        <source>same as the user</source>
        <translation>与用户同名</translation>
    </message>
    <message>
        <source>your login name</source>
        <translation>您的登录名</translation>
    </message>
    <message>
        <source>if supported</source>
        <translation>服务器支持时</translation>
    </message>
    <message>
        <source>required</source>
        <translation>必需</translation>
    </message>
    <message>
        <source>required, with a valid certificate</source>
        <translation>必需，并且证书有效</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Start address</source>
        <translation>起始地址</translation>
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
        <source>No password is asked for or stored here. It is read from .pgpass, PGPASSWORD or a service file, as by PostgreSQL’s own programs.</source>
        <translation>这里不询问也不保存密码。与 PostgreSQL 自己的程序一样，密码取自 .pgpass、PGPASSWORD 或服务文件。</translation>
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
        <source>The address was not accepted: it contains a password. Leave it out; it is read from .pgpass, PGPASSWORD or a service file.</source>
        <translation>没有采用此地址：其中含有密码。请去掉密码；它取自 .pgpass、PGPASSWORD 或服务文件。</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>正在连接…</translation>
    </message>
    <message>
        <source>no read permission</source>
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
        <source>The database contains no projects yet.</source>
        <translation>此数据库中还没有项目。</translation>
    </message>
    <message>
        <source>This user cannot create projects: the CREATE privilege on the database is missing.</source>
        <translation>此用户不能创建项目：缺少数据库的 CREATE 权限。</translation>
    </message>
    <message>
        <source>A project of this name already exists. Choose another name; nothing is overwritten.</source>
        <translation>已有同名的项目。请选择其他名称；不会覆盖任何内容。</translation>
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
        <source>Select a URL above to see its details.</source>
        <translation>在上方选择一个 URL，查看其详情。</translation>
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
        <source>Crawl path</source>
        <translation>爬取路径</translation>
    </message>
    <message>
        <source>More links load as you scroll. The menu of a row loads all of them.</source>
        <translation>滚动时会继续载入链接；行的菜单可载入全部。</translation>
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
        <source>Back to the previous URL</source>
        <translation>返回上一个 URL</translation>
    </message>
    <message>
        <source>Forward to the next URL</source>
        <translation>前进到下一个 URL</translation>
    </message>
    <message>
        <source>The list has reached its limit. An export contains all links.</source>
        <translation>列表已达上限；导出则包含全部链接。</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>问题清单</translation>
    </message>
</context>
<context>
    <name>argiope::details::IssuesPane</name>
    <message>
        <source>As checked at %1. Newer results are not included yet.</source>
        <translation>检查于 %1，尚未包含之后的结果。</translation>
    </message>
    <message>
        <source>Select a URL above to see its issues.</source>
        <translation>在上方选择一个 URL，查看其问题。</translation>
    </message>
    <message>
        <source>No issues found. This URL was not fetched, so its content was not checked.</source>
        <translation>没有发现问题。该 URL 未获取，因此未检查其内容。</translation>
    </message>
    <message>
        <source>No issues found. Only the response of this URL was checked, not its content.</source>
        <translation>没有发现问题。只检查了该 URL 的响应，未检查其内容。</translation>
    </message>
    <message>
        <source>No issues found on this URL.</source>
        <translation>该 URL 没有发现问题。</translation>
    </message>
    <message>
        <source>Checking the crawl…</source>
        <translation>正在检查爬取结果…</translation>
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
        <source>The crawl is not checked yet.</source>
        <translation>爬取结果尚未检查。</translation>
    </message>
    <message>
        <source>Check Now</source>
        <translation>立即检查</translation>
    </message>
    <message>
        <source>Show in &amp;Issues</source>
        <translation>在问题清单中显示(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Copy Rows</source>
        <translation>复制行(&amp;C)</translation>
    </message>
</context>
<context>
    <name>argiope::details::LinksPane</name>
    <message>
        <source>Show &amp;Details</source>
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
        <source>Select a URL above to see its inlinks.</source>
        <translation>在上方选择一个 URL，查看其入链。</translation>
    </message>
    <message>
        <source>Select a URL above to see its outlinks.</source>
        <translation>在上方选择一个 URL，查看其出链。</translation>
    </message>
    <message>
        <source>No inlinks of this URL are stored.</source>
        <translation>没有保存此 URL 的入链。</translation>
    </message>
    <message>
        <source>No outlinks of this URL are stored.</source>
        <translation>没有保存此 URL 的出链。</translation>
    </message>
    <message>
        <source>Filter the links…</source>
        <translation>筛选链接…</translation>
    </message>
    <message>
        <source>Filter the links</source>
        <translation>筛选链接</translation>
    </message>
    <message numerus="yes">
        <source>Links to %Ln selected URL(s)</source>
        <translation>
            <numerusform>指向所选 %Ln 个 URL 的链接</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Links on %Ln selected URL(s)</source>
        <translation>
            <numerusform>所选 %Ln 个 URL 上的链接</numerusform>
        </translation>
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
        <source>URLs (crawled and queued)</source>
        <translation>URL（已爬取和排队中）</translation>
    </message>
    <message>
        <source>URLs not crawled, with rule</source>
        <translation>未爬取的 URL 及规则</translation>
    </message>
    <message>
        <source>All links (source and destination)</source>
        <translation>全部链接（来源和目标）</translation>
    </message>
    <message>
        <source>CSV, for spreadsheets</source>
        <translation>CSV，用于电子表格</translation>
    </message>
    <message>
        <source>TXT (URL list)</source>
        <translation>TXT（URL 列表）</translation>
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
        <source>Choose the exported columns and their order</source>
        <translation>选择导出的列及其顺序</translation>
    </message>
    <message>
        <source>Exported columns in order</source>
        <translation>导出的列及其顺序</translation>
    </message>
    <message>
        <source>Ticked columns are exported. Drag them, or use the buttons, to change their order.</source>
        <translation>勾选的列会被导出。拖动或使用按钮可改变顺序。</translation>
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
        <source>Default &amp;Columns</source>
        <translation>默认列(&amp;C)</translation>
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
        <source>Fixed by this format</source>
        <translation>由格式决定</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>column: what it is called, its name in the file</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>The folder “%1” does not exist. Choose another one.</source>
        <translation>文件夹“%1”不存在。请选择其他文件夹。</translation>
    </message>
    <message>
        <source>UTF-8 with BOM (for E&amp;xcel)</source>
        <translation>带 BOM 的 UTF-8（用于 Excel）(&amp;X)</translation>
    </message>
    <message>
        <source>Excel needs the byte order mark (BOM) to detect UTF-8. Other programs do not, and some fail on it.</source>
        <translation>Excel 需要字节顺序标记（BOM）才能识别 UTF-8。其他程序不需要它，有些程序反而会出错。</translation>
    </message>
    <message>
        <source>As Shown in Tab&amp;le</source>
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
        <source>The columns shown in the table, in the same order</source>
        <translation>表格中显示的列，顺序相同</translation>
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
        <source>Fixed by this table</source>
        <translation>由此表决定</translation>
    </message>
    <message>
        <source>&amp;Rows shown in the table (%1)</source>
        <translation>表格中显示的行（%1）(&amp;R)</translation>
    </message>
    <message>
        <source>Excel workbook (XLSX)</source>
        <translation>Excel 工作簿 (XLSX)</translation>
    </message>
    <message>
        <source>Link graph, GraphML</source>
        <translation>链接图，GraphML</translation>
    </message>
    <message>
        <source>Link graph, GEXF for Gephi</source>
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
        <source>Redirect chains</source>
        <translation>重定向链</translation>
    </message>
    <message>
        <source>All issues</source>
        <translation>全部问题</translation>
    </message>
    <message>
        <source>All images (with alt text)</source>
        <translation>全部图片（含 alt 文本）</translation>
    </message>
    <message>
        <source>Hreflang</source>
        <translation>hreflang</translation>
    </message>
    <message>
        <source>CDXJ index of web archives</source>
        <translation>网页存档的 CDXJ 索引</translation>
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
        <source>Hosts, with IP addresses</source>
        <translation>主机及其 IP 地址</translation>
    </message>
    <message>
        <source>Use semicolons where numbers have a decimal comma.</source>
        <translation>在小数点写作逗号的地区，请使用分号。</translation>
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
        <source>&amp;Delimiter</source>
        <translation>分隔符(&amp;D)</translation>
    </message>
    <message>
        <source>Column names and values as in the &amp;window</source>
        <translation>列名和值与窗口中相同(&amp;W)</translation>
    </message>
    <message>
        <source>For people. Programs need the names and values that are the same in every language.</source>
        <translation>供人阅读。程序需要在各种语言中都相同的名称和值。</translation>
    </message>
</context>
<context>
    <name>argiope::exporting::MirrorDialog</name>
    <message>
        <source>“%1” cannot be created, or is not empty. Choose another folder.</source>
        <translation>无法创建“%1”，或者它不是空文件夹。请选择其他文件夹。</translation>
    </message>
    <message>
        <source>Cancelled; no files were left.</source>
        <translation>已取消；没有留下任何文件。</translation>
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
        <source>&amp;All stored pages</source>
        <translation>保存的全部网页(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>浏览(&amp;B)…</translation>
    </message>
    <message>
        <source>Save Offline &amp;Copy</source>
        <translation>保存离线副本(&amp;C)</translation>
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
        <source>Save Site Offline</source>
        <translation>离线保存网站</translation>
    </message>
    <message>
        <source>Saves the stored pages as a folder that a browser opens without a server. Links point to the saved files, or to the site where nothing is stored.</source>
        <translation>将保存的网页存为一个文件夹，不用服务器即可在浏览器中打开。链接指向已存的文件；没有保存的，则指向网站。</translation>
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
        <source>This project stores no pages. Set “Stored pages” in Crawl Settings, and recrawl the site.</source>
        <translation>此项目不保存网页。请在“爬取设置”中设置“保存的网页”，然后重新爬取网站。</translation>
    </message>
    <message>
        <source>This project stores HTML documents only. For images, styles and scripts, set “Stored pages” in Crawl Settings to “All responses”, and recrawl the site.</source>
        <translation>此项目只保存 HTML 文档。需要图片、样式和脚本时，请在“爬取设置”中将“保存的网页”设为“全部响应”，然后重新爬取网站。</translation>
    </message>
    <message>
        <source>%1 offline</source>
        <comment>the name of a folder</comment>
        <translation>%1 离线副本</translation>
    </message>
    <message>
        <source>Folder for the Offline Copy</source>
        <translation>离线副本的文件夹</translation>
    </message>
    <message>
        <source>offline copy</source>
        <comment>the name of a folder</comment>
        <translation>离线副本</translation>
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
        <source>Nothing was written: none of these URLs is stored.</source>
        <translation>没有写入任何内容：这些 URL 都没有保存。</translation>
    </message>
    <message>
        <source>%1 could not be read; links to them point to the site.</source>
        <translation>有 %1 个无法读取；指向它们的链接通向网站。</translation>
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
        <source>A&amp;ll matches, one per line</source>
        <translation>全部匹配项，每行一个(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Fetch</source>
        <translation>抓取(&amp;F)</translation>
    </message>
    <message>
        <source>Custom Extraction</source>
        <translation>自定义提取</translation>
    </message>
    <message>
        <source>Page source</source>
        <translation>页面源代码</translation>
    </message>
    <message>
        <source>Fetch a page, or paste its HTML here, to see what is extracted.</source>
        <translation>抓取一个页面，或把它的 HTML 粘贴到这里，查看提取的内容。</translation>
    </message>
    <message>
        <source>Extracted values</source>
        <translation>提取的值</translation>
    </message>
    <message>
        <source>Each extractor adds a column to the next crawl. Its values can be sorted, filtered, exported and checked.</source>
        <translation>每个提取器为下一次爬取添加一列。列中的值可以排序、筛选、导出和检查。</translation>
    </message>
    <message>
        <source>Na&amp;me:</source>
        <translation>名称(&amp;M)：</translation>
    </message>
    <message>
        <source>Meth&amp;od:</source>
        <translation>方式(&amp;O)：</translation>
    </message>
    <message>
        <source>&amp;Expression:</source>
        <translation>表达式(&amp;E)：</translation>
    </message>
    <message>
        <source>Ex&amp;tract:</source>
        <translation>提取(&amp;T)：</translation>
    </message>
    <message>
        <source>Test &amp;URL:</source>
        <translation>测试 URL(&amp;U)：</translation>
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
        <source>This name cannot be used for a new column. Use up to 60 letters, digits, spaces, “_”, “-” and “.”, and no name of an existing column.</source>
        <translation>此名称不能用于新列。最多 60 个字母、数字、空格、“_”、“-”和“.”，且不能与已有的列同名。</translation>
    </message>
    <message>
        <source>Fetching…</source>
        <translation>正在抓取…</translation>
    </message>
    <message>
        <source>The server answered with status %1.</source>
        <translation>服务器返回状态码 %1。</translation>
    </message>
    <message>
        <source>Extracting…</source>
        <translation>正在提取…</translation>
    </message>
    <message>
        <source>Nothing found on this page.</source>
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
        <source>&amp;Bulk Add…</source>
        <translation>批量添加(&amp;B)…</translation>
    </message>
    <message>
        <source>From &amp;Project</source>
        <translation>取自项目(&amp;P)</translation>
    </message>
    <message>
        <source>E&amp;xtract from the stored pages of the open project now</source>
        <translation>现在从打开的项目所保存的网页中提取(&amp;X)</translation>
    </message>
    <message>
        <source>Adds many texts or regular expressions at once, one column each</source>
        <translation>一次添加许多文本或正则表达式，每个成为一列</translation>
    </message>
    <message>
        <source>Uses the page stored in the open project, without a request</source>
        <translation>使用打开的项目所保存的页面，不发出请求</translation>
    </message>
    <message>
        <source>Makes no requests. Progress is shown at the bottom of the window, and can be cancelled.</source>
        <translation>不发出请求。进度显示在窗口底部，可以取消。</translation>
    </message>
    <message>
        <source>column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>This page is not stored in the project.</source>
        <translation>项目没有保存此页面。</translation>
    </message>
    <message>
        <source>The archive of this page is missing or damaged.</source>
        <translation>此页面的存档缺失或损坏。</translation>
    </message>
    <message>
        <source>The stored content of this URL is not text.</source>
        <translation>此 URL 保存的内容不是文本。</translation>
    </message>
</context>
<context>
    <name>argiope::extractors::SeveralDialog</name>
    <message>
        <source>Bulk Add Extractors</source>
        <translation>批量添加提取器</translation>
    </message>
    <message>
        <source>Expressions, one per &amp;line:</source>
        <translation>表达式，每行一个(&amp;L)：</translation>
    </message>
    <message>
        <source>Meth&amp;od:</source>
        <translation>方式(&amp;O)：</translation>
    </message>
    <message>
        <source>Ex&amp;tract:</source>
        <translation>提取(&amp;T)：</translation>
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
        <source>The list has %1 lines, but the project has room for only %2 more.</source>
        <translation>列表有 %1 行，但项目只能再容纳 %2 个。</translation>
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
        <source>Manual page</source>
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
        <source>No matching pages.</source>
        <translation>没有匹配的页面。</translation>
    </message>
</context>
<context>
    <name>argiope::hosts::HostsView</name>
    <message>
        <source>Show &amp;URLs</source>
        <translation>显示 URL(&amp;U)</translation>
    </message>
    <message>
        <source>Show URLs with &amp;Errors</source>
        <translation>显示出错的 URL(&amp;P)</translation>
    </message>
    <message>
        <source>Show URL&amp;s Not Crawled</source>
        <translation>显示未爬取的 URL(&amp;S)</translation>
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
        <translation>选择一个主机以阅读其 robots.txt。</translation>
    </message>
    <message>
        <source>%1: robots.txt, %2</source>
        <translation>%1：robots.txt，%2</translation>
    </message>
    <message>
        <source>The %1 largest of %2 hosts</source>
        <translation>%2 个主机中最大的 %1 个</translation>
    </message>
    <message numerus="yes">
        <source>%Ln host(s)</source>
        <translation>
            <numerusform>%Ln 个主机</numerusform>
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
        <source>Hosts appear here with their URLs, robots.txt and request rate.</source>
        <translation>主机显示在这里，包括其 URL、robots.txt 和请求速度。</translation>
    </message>
    <message>
        <source>Host filter</source>
        <translation>主机筛选</translation>
    </message>
    <message>
        <source>Hosts</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>No content.</source>
        <translation>没有内容。</translation>
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
        <source>Show URLs</source>
        <translation>显示 URL</translation>
    </message>
    <message>
        <source>%1: queued</source>
        <translation>%1：排队中</translation>
    </message>
    <message>
        <source>%1: not fetched: %2</source>
        <translation>%1：未抓取：%2</translation>
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
        <source>Filter by host name or IP address…</source>
        <translation>按主机名或 IP 地址筛选…</translation>
    </message>
    <message>
        <source>, Crawl-delay %1</source>
        <translation>，Crawl-delay %1</translation>
    </message>
    <message>
        <source>, Crawl-delay %1 (Argiope waits %2)</source>
        <translation>，Crawl-delay %1（Argiope 等待 %2）</translation>
    </message>
</context>
<context>
    <name>argiope::issues::FindingsPane</name>
    <message>
        <source>Select an issue to see what it is and how to fix it.</source>
        <translation>选择一个问题，查看它是什么以及如何修复。</translation>
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
        <source>How to fix it.</source>
        <translation>如何修复。</translation>
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
        <source>No findings.</source>
        <translation>没有发现。</translation>
    </message>
    <message>
        <source>Findings appear when the check is finished.</source>
        <translation>检查结束后会显示发现。</translation>
    </message>
    <message>
        <source>Excludes this issue from the counts</source>
        <translation>不再计入此问题</translation>
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
        <translation>在它的目录之下(&amp;B)</translation>
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
        <source>Show &amp;URLs</source>
        <translation>显示 URL(&amp;U)</translation>
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
        <source>Show URLs</source>
        <translation>显示 URL</translation>
    </message>
    <message>
        <source>Shows exactly these URLs in the URLs table</source>
        <translation>在 URL 表格中恰好显示这些 URL</translation>
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
        <source>Custom check: %1</source>
        <translation>自定义检查：%1</translation>
    </message>
    <message>
        <source>Changed for this site.</source>
        <translation>为本网站的设置。</translation>
    </message>
    <message>
        <source>All occurrences of the finding</source>
        <translation>该发现的所有位置</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Exports these rows and columns to a file</source>
        <translation>将这些行和列导出到文件</translation>
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
        <source>Regular expression, matched anywhere in the URL, as in the crawl settings</source>
        <translation>正则表达式，匹配 URL 的任意部分，与爬取设置中的相同</translation>
    </message>
    <message>
        <source>optional note</source>
        <translation>可选备注</translation>
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
        <source>&amp;URL pattern:</source>
        <translation>URL 模式(&amp;U)：</translation>
    </message>
    <message>
        <source>&amp;Reason:</source>
        <translation>原因(&amp;R)：</translation>
    </message>
    <message>
        <source>Invalid regular expression: %1</source>
        <translation>正则表达式无效：%1</translation>
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
        <source>Ignored issues are counted separately. They do not fail audits on the command line.</source>
        <translation>已忽略的问题另行计数，在命令行上也不会使检查失败。</translation>
    </message>
    <message>
        <source>This project is read-only: its ignored issues cannot be changed here.</source>
        <translation>此项目是只读的：不能在这里更改它忽略的问题。</translation>
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
        <source>URL pattern</source>
        <translation>URL 模式</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Ignored issues</source>
        <translation>已忽略的问题</translation>
    </message>
    <message>
        <source>Res&amp;tore</source>
        <translation>恢复(&amp;T)</translation>
    </message>
    <message>
        <source>Counts the selected issues again</source>
        <translation>重新计入所选的问题</translation>
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
        <source>Show &amp;URLs</source>
        <translation>显示 URL(&amp;U)</translation>
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
        <source>Checking the crawl…</source>
        <translation>正在检查爬取结果…</translation>
    </message>
    <message>
        <source>The issues of the site appear here, most severe first.</source>
        <translation>网站的问题显示在这里，最严重的在最前。</translation>
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
        <source>No issues found by %Ln check(s).</source>
        <translation>
            <numerusform>%Ln 项检查没有发现问题。</numerusform>
        </translation>
    </message>
    <message>
        <source>No issues found so far.</source>
        <translation>到目前为止没有发现问题。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them could not check every URL: pages were read by an older version, headers were not stored, or linked URLs were not fetched.</source>
        <translation>
            <numerusform>其中 %Ln 项未能检查所有 URL：页面由较旧的版本读取、没有保存响应头，或者所指向的 URL 没有抓取。</numerusform>
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
        <source>%Ln check(s) found nothing, but could not check every URL.</source>
        <translation>
            <numerusform>%Ln 项检查没有发现问题，但未能检查所有 URL。</numerusform>
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
        <source>May harm visitors or search results</source>
        <translation>可能损害访客或搜索结果</translation>
    </message>
    <message>
        <source>Notices %1</source>
        <translation>提示 %1</translation>
    </message>
    <message>
        <source>Worth reviewing</source>
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
        <source>Another program is writing to this project.</source>
        <translation>另一个程序正在写入此项目。</translation>
    </message>
    <message>
        <source>This project is read-only.</source>
        <translation>此项目是只读的。</translation>
    </message>
    <message>
        <source>At most %1 ignore rules can be stored. Combine several into one pattern.</source>
        <translation>最多只能保存 %1 条忽略规则。请把几条合并为一个模式。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln type(s) of errors</source>
        <translation>
            <numerusform>%Ln 种错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln type(s) of warnings</source>
        <translation>
            <numerusform>%Ln 种警告</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 URLs crawled: no errors, no warnings, %2</source>
        <translation>已爬取 %1 个 URL：没有错误和警告，有 %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln type(s) of notices</source>
        <translation>
            <numerusform>%Ln 种提示</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 URLs crawled: no issues found by %2 checks</source>
        <translation>已爬取 %1 个 URL：%2 项检查没有发现问题</translation>
    </message>
    <message>
        <source>Filter by name…</source>
        <translation>按名称筛选…</translation>
    </message>
    <message>
        <source>Issue filter</source>
        <translation>问题筛选</translation>
    </message>
    <message>
        <source>Issue group</source>
        <translation>问题分组</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Also shows checks without findings</source>
        <translation>也显示没有发现问题的检查项</translation>
    </message>
    <message>
        <source>Issues that this project ignores</source>
        <translation>此项目忽略的问题</translation>
    </message>
    <message>
        <source>%1 URLs crawled: %2</source>
        <comment>number of URLs, what is wrong with them</comment>
        <translation>已爬取 %1 个 URL：%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two kinds of issues</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>the whole site is noindex</source>
        <translation>整个网站为 noindex</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other type(s) of errors</source>
        <translation>
            <numerusform>另有 %Ln 种错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln broken link(s)</source>
        <translation>
            <numerusform>%Ln 个失效链接</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln server error(s)</source>
        <translation>
            <numerusform>%Ln 个服务器错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln redirect loop(s)</source>
        <translation>
            <numerusform>%Ln 个重定向循环</numerusform>
        </translation>
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
        <source>Crawl a site: it is checked during and after the crawl, without any setup.</source>
        <translation>爬取一个网站即可：爬取期间和结束后都会检查，无需任何设置。</translation>
    </message>
</context>
<context>
    <name>argiope::issues::RulesButton</name>
    <message>
        <source>&amp;Thresholds and Checks…</source>
        <translation>阈值和检查项(&amp;T)…</translation>
    </message>
    <message>
        <source>Cust&amp;om Checks…</source>
        <translation>自定义检查(&amp;O)…</translation>
    </message>
    <message>
        <source>Sets the site type, thresholds and checks</source>
        <translation>设置网站类型、阈值和检查项</translation>
    </message>
    <message>
        <source>Site type, thresholds and checks</source>
        <translation>网站类型、阈值和检查项</translation>
    </message>
    <message>
        <source>Sets the site type, thresholds and checks (changed from default)</source>
        <translation>设置网站类型、阈值和检查项（已更改默认值）</translation>
    </message>
    <message>
        <source>Site type</source>
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
        <source>Site &amp;type:</source>
        <translation>网站类型(&amp;T)：</translation>
    </message>
    <message>
        <source>Also check &amp;non-indexable pages</source>
        <translation>也检查不可索引的页面(&amp;N)</translation>
    </message>
    <message>
        <source>Also checks titles, descriptions, length and sharing of pages that are noindex, canonicalised or blocked by robots.txt, and of later pages of a paginated list. Command line: --non-indexable</source>
        <translation>对带有 noindex、已规范化（规范网址指向其他页面）或被 robots.txt 屏蔽的页面，以及分页列表的后续页面，也检查标题、描述、篇幅和分享信息。命令行：--non-indexable</translation>
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
        <source>Filter by name…</source>
        <translation>按名称筛选…</translation>
    </message>
    <message>
        <source>Check filter</source>
        <translation>检查项筛选</translation>
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
        <source>Command-line ID</source>
        <translation>命令行 ID</translation>
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
        <source>Reset to default</source>
        <translation>恢复默认值</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <translation>重置：%1</translation>
    </message>
    <message>
        <source>default: %1</source>
        <translation>默认：%1</translation>
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
        <source>This project is read-only.</source>
        <translation>此项目是只读的。</translation>
    </message>
    <message>
        <source>%1 (changed)</source>
        <comment>a severity</comment>
        <translation>%1（已更改）</translation>
    </message>
    <message>
        <source>Default (%1)</source>
        <translation>默认（%1）</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认</translation>
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
        <source>Every line is also written to “%1”. Click to stop.</source>
        <translation>每一行也会写入“%1”。再次点击即停止。</translation>
    </message>
    <message>
        <source>Writes existing and new log lines to a file</source>
        <translation>将现有和新的日志行写入文件</translation>
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
    <message>
        <source>&amp;Copy Lines</source>
        <translation>复制行(&amp;C)</translation>
    </message>
    <message>
        <source>Selec&amp;t All</source>
        <translation>全选(&amp;T)</translation>
    </message>
</context>
<context>
    <name>argiope::mainwindow::AppearancePage</name>
    <message>
        <source>System default</source>
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
        <source>No&amp;tify when a crawl ends in the background</source>
        <translation>爬取在后台结束时通知(&amp;T)</translation>
    </message>
    <message>
        <source>These settings apply to the program, not to a crawl, and take effect at once.</source>
        <translation>这些设置属于程序而不是某次爬取，更改立即生效。</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>界面主题(&amp;H)</translation>
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
        <source>The next crawl will be saved as “%1”. Type an address and press Enter.</source>
        <translation>下一次爬取将保存为“%1”。请输入网址并按回车。</translation>
    </message>
    <message>
        <source>Passwords, cookies and keys of the previous crawl are not sent to this site. Enter those it needs under Crawl Settings, Network.</source>
        <translation>上一次爬取的密码、Cookie 和密钥不会发送给这个网站。请在“爬取设置”的“网络”中输入它需要的内容。</translation>
    </message>
</context>
<context>
    <name>argiope::mainwindow::CrawlNotices</name>
    <message>
        <source>Depth, patterns and start addresses cannot be changed while nodes are crawling. Stop all nodes, then resume with the change.</source>
        <translation>节点爬取期间不能更改深度、模式和起始地址。请先停止所有节点，然后带着更改继续。</translation>
    </message>
    <message>
        <source>The database does not respond. The data read last is shown; updates continue when the database responds again.</source>
        <translation>数据库没有应答。显示的是上次读取的数据；数据库恢复应答后会自动继续。</translation>
    </message>
    <message>
        <source>Another Argiope is crawling into this project. Only its saved data is shown here.</source>
        <translation>另一个 Argiope 正在向此项目爬取。这里只显示已保存的数据。</translation>
    </message>
    <message>
        <source>This crawl was interrupted. No saved data was lost. Resume to continue.</source>
        <translation>这次爬取曾被中断。已保存的数据没有丢失，可以继续爬取。</translation>
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
        <source>%1. Raise the limit in Crawl Settings, then resume.</source>
        <translation>%1。请在“爬取设置”中调高限制，然后继续。</translation>
    </message>
    <message>
        <source>Crawl Settings…</source>
        <translation>爬取设置…</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>No keychain is available: passwords, cookies and keys are stored in “%1”, readable only by you.</source>
        <translation>没有可用的钥匙串：密码、Cookie 和密钥保存在只有您能读取的“%1”中。</translation>
    </message>
    <message>
        <source>Passwords, cookies and keys could not be saved. They are used until the window is closed.</source>
        <translation>无法保存密码、Cookie 和密钥。它们在窗口关闭之前有效。</translation>
    </message>
    <message>
        <source>Passwords, cookies or keys of this project are not saved on this computer, so pages are requested without them. Enter them under Crawl Settings, Network, and resume.</source>
        <translation>这台电脑上没有保存此项目的密码、Cookie 或密钥，因此请求页面时不带这些信息。请在“爬取设置”的“网络”中输入它们，然后继续。</translation>
    </message>
    <message>
        <source>Stop and Open Crawl Settings…</source>
        <translation>停止并打开爬取设置…</translation>
    </message>
    <message>
        <source>All nodes of this project have left, with URLs still in transfer. To continue, join with this window or another program.</source>
        <translation>此项目的节点都已离开，仍有 URL 在节点之间传送。要继续，请用此窗口或其他程序加入。</translation>
    </message>
    <message>
        <source>Join Crawl</source>
        <translation>加入爬取</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s) are crawling into this project. Their saved data is shown here. The Nodes tab lists and controls them.</source>
        <translation>
            <numerusform>%Ln 个节点正在爬取此项目。这里显示它们已保存的数据；“节点”标签页列出并控制它们。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show Nodes</source>
        <translation>显示节点</translation>
    </message>
    <message>
        <source>robots.txt of %1 asks for a delay of %2 between requests (Crawl-delay). Argiope waits %3. Change this in Crawl Settings.</source>
        <translation>%1 的 robots.txt 要求两次请求之间等待 %2 (Crawl-delay)。Argiope 等待 %3。可在“爬取设置”中更改。</translation>
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
        <source>The session has ended: access to %1 is denied now.</source>
        <translation>会话已结束：%1 现在拒绝访问。</translation>
    </message>
    <message>
        <source>Detected at %1</source>
        <translation>发现于 %1</translation>
    </message>
    <message>
        <source>%1 Everything fetched since then is queued again. Log in again, enter the new cookie or password, and resume.</source>
        <comment>what happened</comment>
        <translation>%1 此后抓取的内容已重新排队。请重新登录，输入新的 Cookie 或密码，然后继续。</translation>
    </message>
    <message>
        <source>This site runs on %1. Its low-value URLs can be excluded: old versions, forms, other sort orders.</source>
        <comment>names of applications</comment>
        <translation>该网站使用 %1。可以排除其低价值 URL：旧版本、表单、其他排序方式。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two names</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Exclude</source>
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
        <source>While a crawl runs, only its speed, limits, patterns and start addresses can be changed.</source>
        <translation>爬取进行时只能更改速度、限制、模式和起始地址。</translation>
    </message>
    <message>
        <source>Changes to speed and limits apply to all nodes. Depth, patterns and start addresses can be changed only while no node is crawling, before resuming.</source>
        <translation>对速度和限制的更改对所有节点生效。深度、模式和起始地址只能在没有节点爬取时更改，然后继续项目。</translation>
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
        <source>Nothing was exported: another export is running. Export again when it is done.</source>
        <translation>没有导出任何内容：另一个导出正在进行。请在它完成后再次导出。</translation>
    </message>
    <message>
        <source>Cancel the Running Export</source>
        <translation>取消正在进行的导出</translation>
    </message>
    <message>
        <source>Built without: %1</source>
        <translation>构建时未包含：%1</translation>
    </message>
</context>
<context>
    <name>argiope::mainwindow::EndNotice</name>
    <message>
        <source>Crawl Settings…</source>
        <translation>爬取设置…</translation>
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
        <source>%Ln URL(s) were excluded. %1.</source>
        <translation>
            <numerusform>已排除 %Ln 个 URL。%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show URLs Not Crawled</source>
        <translation>显示未爬取的 URL</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s) redirect to a login form. Log in with a browser, enter the session cookie in Crawl Settings, and crawl again.</source>
        <translation>
            <numerusform>%Ln 个页面重定向到登录表单。请在浏览器中登录，在爬取设置中填入会话 Cookie，然后重新爬取。</numerusform>
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
    <message>
        <source>These pages are made by scripts: without JavaScript they have almost no text or links. Turn on JavaScript rendering in Crawl Settings to crawl them as a browser shows them.</source>
        <translation>这些页面由脚本生成：没有 JavaScript 时几乎没有文本和链接。请在爬取设置中开启 JavaScript 渲染，按浏览器显示的样子爬取它们。</translation>
    </message>
</context>
<context>
    <name>argiope::mainwindow::ImportJob</name>
    <message>
        <source>Import WARC/WACZ</source>
        <translation>导入 WARC/WACZ</translation>
    </message>
    <message>
        <source>Reading “%1”…</source>
        <translation>正在读取“%1”…</translation>
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
        <source>A crawl has started meanwhile. Import the archive when it has ended.</source>
        <translation>其间已开始爬取。请在爬取结束后再导入存档。</translation>
    </message>
    <message>
        <source>Damaged or missing parts of the archive, left out: %1. The rest was read.</source>
        <translation>存档中损坏或缺失的部分已略去：%1 处。其余的都已读取。</translation>
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
    <name>argiope::mainwindow::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
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
        <source>Estimated from the current speed. No estimate is shown while new URLs are found nearly as fast as known ones are fetched.</source>
        <translation>按当前速度估计。当发现新 URL 的速度接近抓取速度时，不显示估计。</translation>
    </message>
    <message>
        <source>Lookups for known URLs: %1. Answered from memory: %2 %; new by the filter: %3 %; the rest from the file.</source>
        <translation>已知 URL 的查询：%1 次。%2 % 由内存回答，%3 % 由过滤器判定为新，其余由文件回答。</translation>
    </message>
    <message>
        <source>Total crawl time of this project, without pauses; %1 of it since the last resume</source>
        <translation>该项目爬取的总运行时间，不含暂停；其中最近一次继续以来为 %1</translation>
    </message>
    <message>
        <source>Average since the crawl was last started or resumed</source>
        <translation>最近一次开始或继续以来的平均值</translation>
    </message>
    <message>
        <source>Total received in this time, including pages fetched again</source>
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
        <source>Save New Project</source>
        <translation>保存新项目</translation>
    </message>
    <message>
        <source>List Mode: From File</source>
        <translation>列表模式：从文件</translation>
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
        <source>No project yet</source>
        <translation>还没有项目</translation>
    </message>
    <message>
        <source>&amp;Clear Recent</source>
        <translation>清除记录(&amp;C)</translation>
    </message>
    <message>
        <source>Project Not Found</source>
        <translation>找不到项目</translation>
    </message>
    <message>
        <source>The file “%1” does not exist. It may have been moved or renamed, or its disk is not connected.</source>
        <translation>文件“%1”不存在。它可能已被移动或重命名，或者位于未连接的磁盘上。</translation>
    </message>
    <message>
        <source>&amp;Remove from List</source>
        <translation>从列表中移除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>查找(&amp;F)…</translation>
    </message>
    <message>
        <source>The crawl “%1” was interrupted by a crash or a power failure. No saved data was lost.</source>
        <translation>爬取“%1”因崩溃或断电而中断。已保存的数据没有丢失。</translation>
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
        <source>The crawl “%1” was stopped when its window was closed. Resume to continue.</source>
        <translation>爬取“%1”在关闭窗口时停止。可以从停下的地方继续。</translation>
    </message>
    <message>
        <source>The project folder does not respond. Its disk or server may not be connected.</source>
        <translation>项目所在的文件夹没有响应。它所在的磁盘或服务器可能没有连接。</translation>
    </message>
    <message numerus="yes">
        <source>The project stores pages in %Ln web archive(s) beside it, %1. Without them the copy shows no page source, and its pages cannot be re-analysed.</source>
        <translation>
            <numerusform>项目把网页保存在旁边的 %Ln 个网页存档中，共 %1。没有它们，副本不显示源代码，其网页也不能重新解析。</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy &amp;Archives Too</source>
        <translation>连同存档一起复制(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Project Only</source>
        <translation>只复制项目(&amp;P)</translation>
    </message>
    <message>
        <source>An archive of stored pages is missing: %1.</source>
        <translation>缺少保存网页的一个存档：%1。</translation>
    </message>
</context>
<context>
    <name>argiope::mainwindow::Repeater</name>
    <message>
        <source>%1: next crawl at %2</source>
        <translation>%1：下次爬取于 %2 开始</translation>
    </message>
    <message>
        <source>Next crawl: %1</source>
        <translation>下次爬取：%1</translation>
    </message>
    <message>
        <source>Change it under Crawl &gt; Schedule</source>
        <translation>可在“爬取 &gt; 定时爬取”中更改</translation>
    </message>
    <message>
        <source>Looking for due pages…</source>
        <translation>正在查找到期页面…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>No page needs recrawling yet. The first one is due at %1.</source>
        <translation>目前没有页面需要重新爬取。第一个页面将于 %1 到期。</translation>
    </message>
    <message>
        <source>No page needs recrawling: no pages were fetched yet.</source>
        <translation>没有页面需要重新爬取：还没有抓取过任何页面。</translation>
    </message>
    <message>
        <source>Recrawl Due Pages</source>
        <translation>重新爬取到期页面</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s) are due; about %1 of them have probably changed. How many should be recrawled, most useful first?</source>
        <translation>
            <numerusform>有 %Ln 个页面到期，其中约 %1 个很可能已变化。要重新爬取多少个（最有价值的在前）？</numerusform>
        </translation>
    </message>
    <message>
        <source>Recrawl</source>
        <translation>重新爬取</translation>
    </message>
    <message>
        <source>%1 new, %2 removed, %3 changed</source>
        <translation>%1 个新增，%2 个移除，%3 个变化</translation>
    </message>
    <message>
        <source>The changes in “%1” could not be determined.</source>
        <translation>无法确定“%1”中的变化。</translation>
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
        <source>No changes since the previous crawl.</source>
        <translation>与上一次爬取相比没有变化。</translation>
    </message>
    <message>
        <source>The system could not be told to start the crawls. They start while Argiope is running.</source>
        <translation>未能让系统启动这些爬取。它们将在 Argiope 运行时开始。</translation>
    </message>
    <message>
        <source>What follows the crawl of “%1” could not be written or sent.</source>
        <translation>“%1”爬取之后的文件未能写入，或消息未能发送。</translation>
    </message>
</context>
<context>
    <name>argiope::mainwindow::ReplayJob</name>
    <message>
        <source>Re-analysing stored pages: %1 of %2</source>
        <translation>正在重新解析保存的网页：%1 / %2</translation>
    </message>
    <message>
        <source>Re-analysing stored pages</source>
        <translation>正在重新解析保存的网页</translation>
    </message>
    <message>
        <source>This project has no stored pages to re-analyse. Set “Stored pages” in Crawl Settings, and recrawl the site.</source>
        <translation>此项目没有可重新解析的网页。请在“爬取设置”中设置“保存的网页”，然后重新爬取网站。</translation>
    </message>
    <message>
        <source>Re-analysis was cancelled after %1 pages. It continues from there next time.</source>
        <translation>重新解析在 %1 个页面之后取消；下次会从那里继续。</translation>
    </message>
    <message>
        <source>%1 stored pages were re-analysed.</source>
        <translation>已重新解析 %1 个保存的网页。</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>有 %1 个无法读取。</translation>
    </message>
    <message>
        <source>Custom extraction was incomplete on %1 pages.</source>
        <translation>有 %1 个页面的自定义提取不完整。</translation>
    </message>
    <message>
        <source>Cancel re-analysis</source>
        <translation>取消重新解析</translation>
    </message>
</context>
<context>
    <name>argiope::mainwindow::StartNotice</name>
    <message>
        <source>Nothing was fetched: the site’s robots.txt disallows the start address. Start at another page. If the site is yours, change the robots.txt setting in Crawl Settings.</source>
        <translation>没有抓取任何内容：网站的 robots.txt 禁止抓取起始地址。请从其他页面开始；如果网站是您自己的，可在“爬取设置”中更改 robots.txt 的处理方式。</translation>
    </message>
    <message>
        <source>Crawl Settings…</source>
        <translation>爬取设置…</translation>
    </message>
    <message>
        <source>Nothing was fetched: the server failed to deliver robots.txt, and without it no page may be fetched. Try again later.</source>
        <translation>没有抓取任何内容：服务器未能提供 robots.txt，没有它就不能抓取任何页面。请稍后重试。</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Nothing was fetched: a rule excludes the start address (%1). Change it in Crawl Settings.</source>
        <translation>没有抓取任何内容：起始地址被一条规则排除（%1）。可以在“爬取设置”中更改。</translation>
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
        <source>The start address redirects to %1, which is out of scope.</source>
        <translation>起始地址重定向到 %1，它不在爬取范围内。</translation>
    </message>
    <message>
        <source>Start There</source>
        <translation>从那里开始</translation>
    </message>
    <message>
        <source>The start address is a sitemap or a feed: it lists pages, but has no links. Crawl its URLs in list mode.</source>
        <translation>起始地址是站点地图或订阅源：它列出页面，但没有链接。请以列表模式爬取其中的 URL。</translation>
    </message>
    <message>
        <source>Crawl Listed URLs…</source>
        <translation>爬取列出的 URL…</translation>
    </message>
    <message>
        <source>The crawl ended at %1: no links were found on it. If scripts create its links, crawl the XML sitemaps instead.</source>
        <translation>爬取在 %1 结束：上面没有找到链接。如果链接由脚本生成，请改为爬取 XML 站点地图。</translation>
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
    <message>
        <source>This page is made by scripts: without JavaScript it has almost no text or links. Turn on JavaScript rendering in Crawl Settings to crawl the site as a browser shows it.</source>
        <translation>此页面由脚本生成：没有 JavaScript 时几乎没有文本和链接。请在爬取设置中开启 JavaScript 渲染，按浏览器显示的样子爬取网站。</translation>
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
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>阻止</translation>
    </message>
    <message>
        <source>Crawl This Trap</source>
        <translation>爬取此陷阱</translation>
    </message>
    <message numerus="yes">
        <source>%Ln URL(s) blocked so far.</source>
        <translation>
            <numerusform>目前已阻止 %Ln 个 URL。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln spider trap(s) found and blocked.</source>
        <translation>
            <numerusform>发现并阻止了 %Ln 个蜘蛛陷阱。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Most of the queue matches %1, and it grows faster than it is crawled. %Ln page(s) of it crawled so far.</source>
        <translation>
            <numerusform>队列的大部分匹配 %1，而且增长得比爬取快。目前已爬取其中 %Ln 个页面。</numerusform>
        </translation>
    </message>
    <message>
        <source>Spider trap blocked (%1): %2</source>
        <translation>已阻止蜘蛛陷阱（%1）：%2</translation>
    </message>
    <message>
        <source>This spider trap is crawled from now on: %1</source>
        <translation>从现在起爬取此蜘蛛陷阱：%1</translation>
    </message>
    <message>
        <source>Block Again</source>
        <translation>重新阻止</translation>
    </message>
    <message>
        <source>Spider trap unblocked: %1. Its URLs are crawled when the crawl resumes.</source>
        <translation>已取消阻止此蜘蛛陷阱：%1。爬取继续时将爬取其 URL。</translation>
    </message>
    <message>
        <source>Spider trap blocked: %1</source>
        <translation>已阻止蜘蛛陷阱：%1</translation>
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
        <source>Retry &amp;Failed URLs</source>
        <translation>重试失败的 URL(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;List Mode: From File…</source>
        <translation>列表模式：从文件(&amp;L)…</translation>
    </message>
    <message>
        <source>List &amp;Mode: Paste…</source>
        <translation>列表模式：粘贴(&amp;M)…</translation>
    </message>
    <message>
        <source>Crawl &amp;Demo Site</source>
        <translation>爬取演示网站(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Crawl Settings…</source>
        <translation>爬取设置(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Details and Log</source>
        <translation>详情与日志(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;System Default</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>界面主题(&amp;T)</translation>
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
        <source>Focus URL B&amp;ar</source>
        <translation>定位到网址栏(&amp;A)</translation>
    </message>
    <message>
        <source>Show Project &amp;Folder</source>
        <translation>显示项目文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>手册(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;What’s This?</source>
        <translation>这是什么(&amp;W)？</translation>
    </message>
    <message>
        <source>Click an item to see its explanation</source>
        <translation>点击某项即可查看说明</translation>
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
        <source>Cust&amp;om Checks…</source>
        <translation>自定义检查(&amp;O)…</translation>
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
        <source>Re-a&amp;nalyse Stored Pages</source>
        <translation>重新解析保存的网页(&amp;N)</translation>
    </message>
    <message>
        <source>Re-analyses the stored pages with this version of Argiope, without requests</source>
        <translation>用此版本的 Argiope 重新解析保存的网页，不发出请求</translation>
    </message>
    <message>
        <source>Full-Text &amp;Search…</source>
        <translation>全文搜索(&amp;S)…</translation>
    </message>
    <message>
        <source>Custom &amp;Extraction…</source>
        <translation>自定义提取(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Import WARC/WACZ…</source>
        <translation>导入 WARC/WACZ(&amp;I)…</translation>
    </message>
    <message>
        <source>Recrawl D&amp;ue Pages…</source>
        <translation>重新爬取到期页面(&amp;U)…</translation>
    </message>
    <message>
        <source>Pages that have probably changed by now, judging by their change frequency</source>
        <translation>按变化频率推算，到现在很可能已变化的页面</translation>
    </message>
    <message>
        <source>Sch&amp;edule…</source>
        <translation>定时爬取(&amp;E)…</translation>
    </message>
    <message>
        <source>Recrawls the project every hour, day or week, and reports changes</source>
        <translation>每小时、每天或每周重新爬取此项目，并报告变化</translation>
    </message>
    <message>
        <source>&amp;Important Pages with Issues</source>
        <translation>有问题的重要页面(&amp;I)</translation>
    </message>
    <message>
        <source>The 10 % of pages with the highest link score, where broken, noindex, more than four clicks deep, or linked from at most two pages</source>
        <translation>链接得分最高的 10 % 页面中，失效的、noindex 的、点击深度超过四次的，或最多只有两个页面链接到的</translation>
    </message>
    <message>
        <source>This project has no link scores. They are calculated when a crawl ends.</source>
        <translation>此项目没有链接得分。爬取结束时才会计算。</translation>
    </message>
    <message>
        <source>Bu&amp;lk Export</source>
        <translation>批量导出(&amp;L)</translation>
    </message>
    <message>
        <source>S&amp;ave Site Offline…</source>
        <translation>离线保存网站(&amp;A)…</translation>
    </message>
    <message>
        <source>Saves the stored pages as a folder to read without the site</source>
        <translation>将保存的网页存为文件夹，离开网站也能阅读</translation>
    </message>
    <message>
        <source>Open PostgreSQL &amp;Project…</source>
        <translation>打开 PostgreSQL 项目(&amp;P)…</translation>
    </message>
    <message>
        <source>No important pages with issues found.</source>
        <translation>没有发现有问题的重要页面。</translation>
    </message>
    <message>
        <source>New Post&amp;greSQL Project…</source>
        <translation>新建 PostgreSQL 项目(&amp;G)…</translation>
    </message>
    <message>
        <source>Cop&amp;y to PostgreSQL Project…</source>
        <translation>复制到 PostgreSQL 项目(&amp;Y)…</translation>
    </message>
    <message>
        <source>Export T&amp;his Table</source>
        <translation>导出此表(&amp;H)</translation>
    </message>
    <message>
        <source>Exports the rows and visible columns of the table in front, in their order</source>
        <translation>导出前面表格的各行和可见的列，顺序相同</translation>
    </message>
    <message>
        <source>Sp&amp;ider Traps…</source>
        <translation>蜘蛛陷阱(&amp;I)…</translation>
    </message>
    <message>
        <source>AI and Searc&amp;h Crawler Access…</source>
        <translation>AI 与搜索爬虫访问权限(&amp;H)…</translation>
    </message>
    <message>
        <source>Which crawlers robots.txt allows in which folders</source>
        <translation>robots.txt 允许哪些爬虫进入哪些目录</translation>
    </message>
    <message>
        <source>Crawl &amp;Again</source>
        <translation>重新爬取(&amp;A)</translation>
    </message>
    <message>
        <source>Fetches every known URL again, and shows what is new, changed and removed</source>
        <translation>重新抓取每个已知的 URL，并显示新增、变化和移除的内容</translation>
    </message>
    <message>
        <source>Close Pro&amp;ject</source>
        <translation>关闭项目(&amp;J)</translation>
    </message>
    <message>
        <source>Ne&amp;w Crawl</source>
        <translation>新建爬取(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy C&amp;ell</source>
        <translation>复制单元格(&amp;E)</translation>
    </message>
    <message>
        <source>Copy Selected &amp;URLs</source>
        <translation>复制所选 URL(&amp;U)</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>全选(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>查找(&amp;F)</translation>
    </message>
    <message>
        <source>Goes to the filter of the tab in front</source>
        <translation>转到前面标签页的筛选框</translation>
    </message>
    <message>
        <source>C&amp;lear Filter</source>
        <translation>清除筛选(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>首选项(&amp;P)…</translation>
    </message>
    <message>
        <source>Language, theme and notifications</source>
        <translation>语言、主题和通知</translation>
    </message>
    <message>
        <source>Side&amp;bar</source>
        <translation>侧边栏(&amp;B)</translation>
    </message>
</context>
<context>
    <name>argiope::mainwindow::Workspace</name>
    <message>
        <source>Show Issues</source>
        <translation>显示问题清单</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>结构</translation>
    </message>
    <message>
        <source>Crawl</source>
        <translation>爬取</translation>
    </message>
</context>
<context>
    <name>argiope::models::FindingsModel</name>
    <message>
        <source>Ignored: not counted.</source>
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
        <source>Occurrences</source>
        <translation>出现次数</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Affected URL. Ignored findings are grey and listed last.</source>
        <translation>受影响的 URL。已忽略的发现为灰色，排在最后。</translation>
    </message>
    <message>
        <source>Number of occurrences on this URL.</source>
        <translation>在此 URL 上的出现次数。</translation>
    </message>
    <message>
        <source>Value or other URL that shows the finding.</source>
        <translation>能说明该发现的值或其他 URL。</translation>
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
        <source>Scheme, host name and port. Each has its own robots.txt.</source>
        <translation>协议、主机名和端口。各有自己的 robots.txt。</translation>
    </message>
    <message>
        <source>URLs</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>All discovered URLs of the host, including those not crawled.</source>
        <translation>已发现的该主机的所有 URL，包括未爬取的。</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>排队中</translation>
    </message>
    <message>
        <source>URLs waiting to be fetched.</source>
        <translation>等待抓取的 URL。</translation>
    </message>
    <message>
        <source>Fetched</source>
        <translation>已抓取</translation>
    </message>
    <message>
        <source>Fetched URLs, whatever the outcome.</source>
        <translation>已抓取的 URL，不论结果。</translation>
    </message>
    <message>
        <source>Not crawled</source>
        <translation>未爬取</translation>
    </message>
    <message>
        <source>URLs that a rule excludes.</source>
        <translation>被规则排除的 URL。</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Fetched URLs with errors or denied access.</source>
        <translation>出错或被拒绝访问的已抓取 URL。</translation>
    </message>
    <message>
        <source>Response to the robots.txt request. Select a host to read the file below.</source>
        <translation>robots.txt 请求的响应。选择主机可在下方阅读该文件。</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Total size of all fetched pages.</source>
        <translation>所有已抓取页面的总大小。</translation>
    </message>
    <message>
        <source>Avg. response time</source>
        <translation>平均响应时间</translation>
    </message>
    <message>
        <source>Average time of a fetch.</source>
        <translation>每次抓取的平均用时。</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>间隔</translation>
    </message>
    <message>
        <source>During a crawl: delay from the end of a request to the start of the next.</source>
        <translation>爬取时：从一个请求结束到下一个请求开始的间隔。</translation>
    </message>
    <message>
        <source>Open connections</source>
        <translation>打开的连接数</translation>
    </message>
    <message>
        <source>During a crawl: open requests, and the maximum at a time.</source>
        <translation>爬取时：进行中的请求数，以及允许的同时请求数。</translation>
    </message>
    <message>
        <source>Throttling reason</source>
        <translation>限速原因</translation>
    </message>
    <message>
        <source>During a crawl: why Argiope limits the request rate of this host.</source>
        <translation>爬取时：Argiope 限制该主机请求速度的原因。</translation>
    </message>
    <message>
        <source>Requests sent</source>
        <translation>已发请求</translation>
    </message>
    <message>
        <source>During a crawl: requests sent to the host, including robots.txt, sitemaps and retries.</source>
        <translation>爬取时：发往该主机的请求，包括 robots.txt、站点地图和重试。</translation>
    </message>
    <message>
        <source>Next request</source>
        <translation>下次请求</translation>
    </message>
    <message>
        <source>During a crawl: time until the next request may start.</source>
        <translation>爬取时：距下一个请求可以开始的时间。</translation>
    </message>
    <message>
        <source>(No host)</source>
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
        <source>Fetched on %1</source>
        <translation>获取时间：%1</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 字节</translation>
    </message>
    <message>
        <source>Time to first byte: %1 recently, %2 usually.</source>
        <translation>首字节时间：近来 %1，通常 %2。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln consecutive fetch(es) failed.</source>
        <translation>
            <numerusform>连续 %Ln 次抓取失败。</numerusform>
        </translation>
    </message>
    <message>
        <source>IP address</source>
        <translation>IP 地址</translation>
    </message>
    <message>
        <source>Address of the server that returned robots.txt. Unknown behind a proxy.</source>
        <translation>返回 robots.txt 的服务器的地址。经过代理时未知。</translation>
    </message>
</context>
<context>
    <name>argiope::models::IssuesModel</name>
    <message>
        <source>Severity</source>
        <translation>严重程度</translation>
    </message>
    <message>
        <source>Errors harm visitors or search results; warnings may harm them; notices are worth reviewing.</source>
        <translation>错误会损害访客或搜索结果；警告可能会；提示值得一看。</translation>
    </message>
    <message>
        <source>Issue</source>
        <translation>问题项</translation>
    </message>
    <message>
        <source>Name of the issue. Select it to read about it below.</source>
        <translation>问题的名称。选择它可在下方阅读说明。</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Topic of the check.</source>
        <translation>检查属于哪一类。</translation>
    </message>
    <message>
        <source>URLs</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Affected URLs, without ignored ones.</source>
        <translation>受影响的 URL，不含已忽略的。</translation>
    </message>
    <message>
        <source>Occurrences</source>
        <translation>出现次数</translation>
    </message>
    <message>
        <source>Total number of occurrences on these URLs.</source>
        <translation>在这些 URL 上的总出现次数。</translation>
    </message>
    <message>
        <source>% of URLs</source>
        <translation>URL 占比</translation>
    </message>
    <message>
        <source>Percentage of the URLs that the check applies to.</source>
        <translation>占该检查适用的 URL 的百分比。</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>未检查</translation>
    </message>
    <message>
        <source>URLs that could not be checked: read by an older version, headers not stored, or linked URLs not fetched.</source>
        <translation>无法检查的 URL：由较旧的版本读取、没有保存响应头，或者所指向的 URL 没有抓取。</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Change in affected URLs since the previous crawl.</source>
        <translation>受影响的 URL 与上一次爬取相比的增减。</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>已忽略</translation>
    </message>
    <message>
        <source>Affected URLs that you chose to ignore.</source>
        <translation>您选择忽略的受影响 URL。</translation>
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
        <source>%1 of %2 URLs that the check applies to</source>
        <translation>该检查适用的 %2 个 URL 中的 %1 个</translation>
    </message>
    <message>
        <source>%1 URLs in the previous crawl</source>
        <translation>上一次爬取中有 %1 个 URL</translation>
    </message>
    <message>
        <source>off</source>
        <comment>a check that is not made</comment>
        <translation>已关闭</translation>
    </message>
    <message>
        <source>This check is turned off for the site.</source>
        <translation>此检查项已为该网站关闭。</translation>
    </message>
    <message>
        <source>No earlier crawl of this project was checked with the same rules.</source>
        <translation>此项目没有按相同规则检查过的更早的爬取。</translation>
    </message>
    <message>
        <source>Needs review</source>
        <translation>待复核</translation>
    </message>
    <message>
        <source>More URLs that a person must review, because HTML alone cannot decide. Export Findings lists them.</source>
        <translation>另有需要人工复核的 URL，因为仅凭 HTML 无法判断。“导出发现”会列出它们。</translation>
    </message>
    <message>
        <source>&gt; 99 %</source>
        <translation>&gt; 99 %</translation>
    </message>
    <message>
        <source>Issue: %1</source>
        <translation>问题：%1</translation>
    </message>
    <message>
        <source>Whole site</source>
        <comment>instead of a number of URLs</comment>
        <translation>整个网站</translation>
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
        <source>Redirect loop</source>
        <translation>重定向循环</translation>
    </message>
    <message>
        <source>Redirected</source>
        <translation>已重定向</translation>
    </message>
    <message>
        <source>Destination of the link.</source>
        <translation>链接的目标。</translation>
    </message>
    <message>
        <source>Redirect source</source>
        <translation>重定向来源</translation>
    </message>
    <message>
        <source>Destination</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>HTTP status or outcome of this URL.</source>
        <translation>此 URL 的 HTTP 状态码或结果。</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态码</translation>
    </message>
    <message>
        <source>Broken: error, no response or invalid URL. Blocked: access denied, or blocked by robots.txt. Redirected: the link could point directly to the final URL.</source>
        <translation>失效：错误、无响应或 URL 无效。被拦截：拒绝访问，或被 robots.txt 屏蔽。已重定向：链接可以直接指向最终 URL。</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Last URL of the redirect chain.</source>
        <translation>重定向链的最后一个 URL。</translation>
    </message>
    <message>
        <source>Final URL</source>
        <translation>最终 URL</translation>
    </message>
    <message>
        <source>HTTP status or outcome of the final URL.</source>
        <translation>最终 URL 的 HTTP 状态码或结果。</translation>
    </message>
    <message>
        <source>Final status</source>
        <translation>最终状态码</translation>
    </message>
    <message>
        <source>Page that contains the link.</source>
        <translation>包含该链接的页面。</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Text of the link, or alt text of its image.</source>
        <translation>链接的文字，或其图片的 alt 文本。</translation>
    </message>
    <message>
        <source>Anchor text</source>
        <translation>锚文本</translation>
    </message>
    <message>
        <source>Element and attribute that contain the link.</source>
        <translation>包含该链接的元素和属性。</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>元素</translation>
    </message>
    <message>
        <source>Position among the links of the page, counted from the top.</source>
        <translation>在页面链接中的位置，从上往下数。</translation>
    </message>
    <message>
        <source>Link number</source>
        <translation>链接序号</translation>
    </message>
    <message>
        <source>Number of links to this URL.</source>
        <translation>指向此 URL 的链接数。</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>Number of redirects in the chain.</source>
        <translation>重定向链中的重定向数。</translation>
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
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Destination</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Anchor text</source>
        <translation>锚文本</translation>
    </message>
    <message>
        <source>Link type</source>
        <translation>链接类型</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>元素</translation>
    </message>
    <message>
        <source>Crawl rule</source>
        <translation>爬取规则</translation>
    </message>
    <message>
        <source>Page that contains the link.</source>
        <translation>包含该链接的页面。</translation>
    </message>
    <message>
        <source>Destination of the link.</source>
        <translation>链接的目标。</translation>
    </message>
    <message>
        <source>Text of the link, or alt text of its image.</source>
        <translation>链接的文字，或其图片的 alt 文本。</translation>
    </message>
    <message>
        <source>Hyperlink, resource, metadata or form.</source>
        <translation>超链接、资源、元数据或表单。</translation>
    </message>
    <message>
        <source>Values of the rel attribute, such as nofollow.</source>
        <translation>rel 属性的值，例如 nofollow。</translation>
    </message>
    <message>
        <source>Element and attribute that contain the link.</source>
        <translation>包含该链接的元素和属性。</translation>
    </message>
    <message>
        <source>Rule that applies to this link.</source>
        <translation>适用于此链接的规则。</translation>
    </message>
    <message>
        <source>Rel attributes</source>
        <translation>rel 属性</translation>
    </message>
    <message>
        <source>HTTP status or outcome of this URL.</source>
        <translation>此 URL 的 HTTP 状态码或结果。</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态码</translation>
    </message>
</context>
<context>
    <name>argiope::models::QueuePatternsModel</name>
    <message>
        <source>URL pattern</source>
        <translation>URL 模式</translation>
    </message>
    <message>
        <source>Pattern of the URLs: {n}, {date} and {token} stand for numbers, dates and random values, * for the rest of a path.</source>
        <translation>URL 的模式：{n}、{date} 和 {token} 代表数字、日期和随机值，* 代表路径的其余部分。</translation>
    </message>
    <message>
        <source>Queued</source>
        <comment>number of URLs</comment>
        <translation>排队中</translation>
    </message>
    <message>
        <source>Queued URLs with this pattern.</source>
        <translation>排队中的此模式的 URL。</translation>
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
        <translation>主机、目录和页面</translation>
    </message>
    <message>
        <source>URLs at this level and below, fetched or queued</source>
        <translation>此处及以下的 URL，包括已抓取和排队中的</translation>
    </message>
    <message>
        <source>URLs at this level and below with errors or denied access</source>
        <translation>此处及以下出错或被拒绝访问的 URL</translation>
    </message>
    <message>
        <source>URLs at this level and below that are still in the queue</source>
        <translation>此处及以下仍在排队的 URL</translation>
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
        <source>Queued</source>
        <translation>排队中</translation>
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
        <translation>抓取结果</translation>
    </message>
    <message>
        <source>Content type</source>
        <translation>内容类型</translation>
    </message>
    <message>
        <source>Crawl depth</source>
        <translation>抓取深度</translation>
    </message>
    <message>
        <source>Not crawled</source>
        <translation>未爬取</translation>
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
        <source>Crawl depth</source>
        <translation>抓取深度</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页数</translation>
    </message>
    <message>
        <source>Total data received</source>
        <translation>接收数据总量</translation>
    </message>
    <message>
        <source>%1 % of this thread&apos;s time</source>
        <translation>占此线程时间的 %1 %</translation>
    </message>
    <message>
        <source>Activity of the thread in the last 60 s; the right edge is now.</source>
        <translation>线程在最近 60 秒内的活动；右边缘为现在。</translation>
    </message>
    <message>
        <source>Time in state</source>
        <translation>当前状态持续时间</translation>
    </message>
    <message>
        <source>Time idle, paused, or waiting for the crawl delay of a host</source>
        <translation>空闲、暂停或等待主机请求间隔的时间</translation>
    </message>
    <message>
        <source>Time for DNS lookups</source>
        <translation>DNS 查询的时间</translation>
    </message>
    <message>
        <source>Time for TCP connections and TLS handshakes, which are not measured separately</source>
        <translation>建立 TCP 连接和 TLS 握手的时间，两者不分开测量</translation>
    </message>
    <message>
        <source>Time from the request to the response headers: server response time (TTFB)</source>
        <translation>从发出请求到收到响应标头的时间，即服务器响应时间 (TTFB)</translation>
    </message>
    <message>
        <source>Time to download response bodies</source>
        <translation>下载响应正文的时间</translation>
    </message>
    <message>
        <source>Time to parse pages, including waiting for a free processor core</source>
        <translation>解析页面的时间，包括等待空闲的处理器核心</translation>
    </message>
    <message>
        <source>Time waiting for the project file to store the result</source>
        <translation>等待项目文件保存结果的时间</translation>
    </message>
    <message>
        <source>Time for robots.txt and sitemaps</source>
        <translation>获取 robots.txt 和站点地图的时间</translation>
    </message>
    <message>
        <source>Activity (last 60 s)</source>
        <translation>活动（最近 60 秒）</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>DNS lookup</source>
        <translation>DNS 查询</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Time to first byte</source>
        <translation>首字节时间</translation>
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
        <source>Save results</source>
        <translation>保存结果</translation>
    </message>
    <message>
        <source>robots.txt</source>
        <translation>robots.txt</translation>
    </message>
</context>
<context>
    <name>argiope::models::TrapsModel</name>
    <message>
        <source>Type</source>
        <translation>类型</translation>
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
        <source>URL pattern</source>
        <translation>URL 模式</translation>
    </message>
    <message>
        <source>Blocked</source>
        <comment>number of URLs</comment>
        <translation>已阻止</translation>
    </message>
    <message>
        <source>URL pattern of the trap; {n}, {any} and similar stand for the variable parts.</source>
        <translation>陷阱的 URL 模式；{n}、{any} 等代表变化的部分。</translation>
    </message>
    <message>
        <source>Type of the spider trap.</source>
        <translation>蜘蛛陷阱的类型。</translation>
    </message>
    <message>
        <source>Discovered URLs of the trap that are not crawled.</source>
        <translation>陷阱中已发现但不爬取的 URL。</translation>
    </message>
    <message>
        <source>Whether the URLs of the trap are crawled.</source>
        <translation>是否爬取陷阱的 URL。</translation>
    </message>
</context>
<context>
    <name>argiope::models::UrlIssuesModel</name>
    <message>
        <source>Ignored</source>
        <translation>已忽略</translation>
    </message>
    <message>
        <source>Not counted: an ignore rule of this project covers this URL.</source>
        <translation>不计入：该项目的忽略规则涵盖此 URL。</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>严重程度</translation>
    </message>
    <message>
        <source>Issue</source>
        <translation>问题项</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Severity of the issue on this site.</source>
        <translation>该问题在此网站上的严重程度。</translation>
    </message>
    <message>
        <source>What is wrong with this URL. Click to see the issue and all URLs that have it.</source>
        <translation>该 URL 的问题。点击查看该问题及所有存在该问题的 URL。</translation>
    </message>
    <message>
        <source>Value or other URL that shows the issue.</source>
        <translation>能说明该问题的值或其他 URL。</translation>
    </message>
</context>
<context>
    <name>argiope::nodes::NodesModel</name>
    <message>
        <source>Node</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Program that crawls, under the name with which it joined.</source>
        <translation>爬取的程序，以它加入时的名称显示。</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Last reported state. Lost: no heartbeat in time; other nodes have taken over its hosts.</source>
        <translation>最后报告的状态。失联：没有及时收到心跳；其他节点已接管它的主机。</translation>
    </message>
    <message>
        <source>Slots</source>
        <translation>槽</translation>
    </message>
    <message>
        <source>Number of slots that the node holds. Hosts are divided into 256 slots.</source>
        <translation>该节点持有的槽数。所有主机分为 256 个槽。</translation>
    </message>
    <message>
        <source>Hosts</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>Hosts in its slots that have queued URLs.</source>
        <translation>它的槽中有 URL 排队的主机。</translation>
    </message>
    <message>
        <source>URLs</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>URLs fetched since the node joined.</source>
        <translation>该节点加入以来抓取的 URL。</translation>
    </message>
    <message>
        <source>URLs/s</source>
        <translation>URL/秒</translation>
    </message>
    <message>
        <source>Recent fetches per second.</source>
        <translation>最近每秒抓取数。</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>线程</translation>
    </message>
    <message>
        <source>Maximum number of concurrent requests.</source>
        <translation>最大并发请求数。</translation>
    </message>
    <message>
        <source>Heartbeat</source>
        <translation>心跳</translation>
    </message>
    <message>
        <source>Last heartbeat that the database received.</source>
        <translation>数据库最后一次收到心跳的时间。</translation>
    </message>
    <message>
        <source>Joined</source>
        <translation>加入时间</translation>
    </message>
    <message>
        <source>When the node joined.</source>
        <translation>该节点加入的时间。</translation>
    </message>
    <message>
        <source>User and machine</source>
        <translation>用户和机器</translation>
    </message>
    <message>
        <source>User and machine that started the node.</source>
        <translation>启动该节点的用户和机器。</translation>
    </message>
    <message>
        <source>Argiope version</source>
        <translation>Argiope 版本</translation>
    </message>
    <message>
        <source>Argiope version of the node.</source>
        <translation>该节点的 Argiope 版本。</translation>
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
        <source>All nodes pause at their next heartbeat.</source>
        <translation>所有节点将在下一次心跳时暂停。</translation>
    </message>
    <message>
        <source>All nodes stop at their next heartbeat. The crawl can be resumed at any time.</source>
        <translation>所有节点将在下一次心跳时停止。爬取可以随时继续。</translation>
    </message>
    <message>
        <source>All nodes resume at their next heartbeat.</source>
        <translation>所有节点将在下一次心跳时继续。</translation>
    </message>
    <message>
        <source>All nodes apply the settings at their next heartbeat.</source>
        <translation>所有节点将在下一次心跳时采用这些设置。</translation>
    </message>
    <message>
        <source>Stop All Nodes</source>
        <translation>停止所有节点</translation>
    </message>
    <message numerus="yes">
        <source>Stop %Ln node(s) on all machines? Saved data is kept. The crawl continues when nodes join again.</source>
        <translation>
            <numerusform>要停止所有机器上的 %Ln 个节点吗？已保存的数据会保留；节点再次加入时爬取继续。</numerusform>
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
        <source>%1 batches in transfer</source>
        <comment>batches of URLs</comment>
        <translation>%1 批传送中</translation>
    </message>
    <message>
        <source>pause requested for all</source>
        <translation>已要求全部暂停</translation>
    </message>
    <message>
        <source>stop requested for all</source>
        <translation>已要求全部停止</translation>
    </message>
    <message>
        <source>Loading the nodes from the database…</source>
        <translation>正在从数据库读取节点…</translation>
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
        <source>“Join Crawl” makes this window the first node. To add more, run argiope-cli crawl --join --project ADDRESS on any number of machines.</source>
        <translation>“加入爬取”使此窗口成为第一个节点。要增加节点，可在任意多台机器上运行 argiope-cli crawl --join --project 地址。</translation>
    </message>
    <message>
        <source>Join Crawl</source>
        <translation>加入爬取</translation>
    </message>
    <message>
        <source>This window becomes a node. It crawls its share of the hosts until it is stopped or the crawl is finished.</source>
        <translation>此窗口成为一个节点：爬取分给它的主机，直到被停止或爬取完成。</translation>
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
        <source>User name and password are stored neither in the project nor in a profile.</source>
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
        <source>Remo&amp;ve Header</source>
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
        <source>◐ Checked only</source>
        <translation>◐ 仅检查</translation>
    </message>
    <message>
        <source>⊟ Excluded</source>
        <translation>⊟ 排除</translation>
    </message>
    <message>
        <source>✕ Invalid URL</source>
        <translation>✕ URL 无效</translation>
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
        <source>A regular expression took too long on this URL; this counts as no match.</source>
        <translation>某个正则表达式在此 URL 上耗时过长，视为不匹配。</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Crawl rule</source>
        <translation>爬取规则</translation>
    </message>
    <message>
        <source>Normalised URL</source>
        <translation>归一化的 URL</translation>
    </message>
</context>
<context>
    <name>argiope::options::LabPage</name>
    <message>
        <source>Use Project &amp;URLs</source>
        <translation>使用项目的 URL(&amp;U)</translation>
    </message>
    <message>
        <source>Paste URLs to see how the crawl treats links to them, and which rule applies. Results update as you edit rules on the other pages. Depth and server responses are not considered.</source>
        <translation>粘贴 URL，查看爬取会如何处理指向它们的链接，以及适用哪条规则。在其他页面编辑规则时，结果会随之更新。不考虑深度和服务器的响应。</translation>
    </message>
    <message>
        <source>URLs to test, one per line</source>
        <translation>要测试的 URL，每行一个</translation>
    </message>
    <message>
        <source>Result for each URL</source>
        <translation>每个 URL 的结果</translation>
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
        <source>%1 crawled, %2 checked only, %3 excluded</source>
        <translation>爬取 %1 个，仅检查 %2 个，排除 %3 个</translation>
    </message>
    <message numerus="yes">
        <source>%Ln invalid line(s)</source>
        <translation>
            <numerusform>%Ln 行无效</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>robots.txt unknown for %Ln of them</source>
        <translation>
            <numerusform>其中 %Ln 个的 robots.txt 未知</numerusform>
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
        <source>▲ Line %1: invalid regular expression: %2, at character %3.</source>
        <translation>▲ 第 %1 行：正则表达式无效：%2，位于第 %3 个字符。</translation>
    </message>
</context>
<context>
    <name>argiope::options::OptionsDialog</name>
    <message>
        <source>Crawl Settings</source>
        <translation>爬取设置</translation>
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
        <source>Scope Tester</source>
        <translation>范围测试</translation>
    </message>
    <message>
        <source>Setting groups</source>
        <translation>设置分组</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>搜索设置</translation>
    </message>
    <message>
        <source>No matching settings.</source>
        <translation>没有匹配的设置。</translation>
    </message>
    <message>
        <source>Reset to default</source>
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
        <source>Saved sets of crawl settings</source>
        <translation>已保存的成套爬取设置</translation>
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
        <source>&amp;Import from File…</source>
        <translation>从文件导入(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Export to File…</source>
        <translation>导出到文件(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Reset All…</source>
        <translation>全部重置(&amp;R)…</translation>
    </message>
    <message>
        <source>Save Profile As</source>
        <translation>配置另存为</translation>
    </message>
    <message>
        <source>Reset All Settings</source>
        <translation>重置全部设置</translation>
    </message>
    <message>
        <source>Reset all settings to their defaults? Saved profiles are kept.</source>
        <translation>将全部设置恢复为默认值？已保存的配置不受影响。</translation>
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
        <source>A profile “%1” already exists. Replace it?</source>
        <translation>已有名为“%1”的配置。要替换它吗？</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>Rename Profile</source>
        <translation>重命名配置</translation>
    </message>
    <message>
        <source>Delete Profile</source>
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
        <source>Import Settings</source>
        <translation>导入设置</translation>
    </message>
    <message>
        <source>Settings (*.json);;All files (*)</source>
        <translation>设置 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Export Settings</source>
        <translation>导出设置</translation>
    </message>
    <message>
        <source>Settings (*.json)</source>
        <translation>设置 (*.json)</translation>
    </message>
    <message>
        <source>Cancel Import</source>
        <translation>取消导入</translation>
    </message>
    <message>
        <source>Stops waiting for the file</source>
        <translation>不再等待此文件</translation>
    </message>
    <message>
        <source>Reading “%1”…</source>
        <translation>正在读取“%1”…</translation>
    </message>
    <message>
        <source>“%1” is too large for a settings file.</source>
        <translation>“%1”太大，不可能是设置文件。</translation>
    </message>
    <message>
        <source>Settings exported to “%1”.</source>
        <translation>设置已导出到“%1”。</translation>
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
        <source>Counts by status, type, depth and host, and the issues, appear here. Click one to show its URLs.</source>
        <translation>这里显示按状态码、类型、深度和主机的统计以及问题；点击某项即显示其 URL。</translation>
    </message>
    <message>
        <source>&amp;Collapse</source>
        <translation>折叠(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Expand</source>
        <translation>展开(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Show All</source>
        <translation>全部显示(&amp;S)</translation>
    </message>
    <message>
        <source>C&amp;lear the Filter</source>
        <translation>清除筛选(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Show URLs</source>
        <translation>显示 URL(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Expand &amp;All Groups</source>
        <translation>展开所有组(&amp;A)</translation>
    </message>
    <message>
        <source>C&amp;ollapse All Groups</source>
        <translation>折叠所有组(&amp;O)</translation>
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
        <source>Show &amp;URLs</source>
        <translation>显示 URL(&amp;U)</translation>
    </message>
    <message>
        <source>Custom Checks</source>
        <translation>自定义检查</translation>
    </message>
    <message>
        <source>Custom checks</source>
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
        <source>Result of the condition</source>
        <translation>条件的结果</translation>
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
        <source>A custom check is a condition over table columns. Each fetched URL that meets it is a finding.</source>
        <translation>自定义检查是对表格各列的一个条件。每个满足条件的已抓取 URL 都是一项发现。</translation>
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
        <source>Invalid condition: this check is not applied.</source>
        <translation>条件无效：不会应用此检查。</translation>
    </message>
    <message>
        <source>The maximum number of custom checks is reached.</source>
        <translation>自定义检查的数量已达上限。</translation>
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
        <source>Open a project to see the findings.</source>
        <translation>打开一个项目即可查看发现。</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>正在计数…</translation>
    </message>
    <message>
        <source>Found on %1 of %2 fetched URLs.</source>
        <translation>在 %2 个已抓取的 URL 中，有 %1 个发现此问题。</translation>
    </message>
    <message>
        <source>%1 Not checked on %2: the required data is not known.</source>
        <translation>%1 有 %2 个未检查：缺少所需的数据。</translation>
    </message>
    <message>
        <source>“%1” contains no valid checks: %2</source>
        <translation>“%1”中没有有效的检查：%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln check(s) imported.</source>
        <translation>
            <numerusform>已导入 %Ln 项检查。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln check(s) exported.</source>
        <translation>
            <numerusform>已导出 %Ln 项检查。</numerusform>
        </translation>
    </message>
    <message>
        <source>No custom checks yet. “New” creates one; “Import” adds those of a file.</source>
        <translation>还没有自定义检查。“新建”可创建一个，“导入”可从文件添加。</translation>
    </message>
    <message>
        <source>check %1: %2</source>
        <comment>its number in the file, what is wrong</comment>
        <translation>检查 %1：%2</translation>
    </message>
    <message>
        <source>it is not valid JSON (%1)</source>
        <translation>它不是有效的 JSON（%1）</translation>
    </message>
    <message>
        <source>it was not exported from Custom Checks</source>
        <translation>它不是从“自定义检查”导出的</translation>
    </message>
    <message>
        <source>it was written by a newer version of Argiope</source>
        <translation>它由较新版本的 Argiope 写出</translation>
    </message>
    <message>
        <source>it has more than %1 checks</source>
        <translation>其中的检查多于 %1 项</translation>
    </message>
    <message>
        <source>“%1” is not a valid ID such as own-thin-pages</source>
        <translation>“%1”不是有效的 ID，例如 own-thin-pages</translation>
    </message>
    <message>
        <source>the ID %1 occurs twice</source>
        <translation>ID %1 出现了两次</translation>
    </message>
    <message>
        <source>%1 has no title, or a title of several lines</source>
        <translation>%1 没有标题，或标题有多行</translation>
    </message>
    <message>
        <source>“%1” is not error, warning or notice</source>
        <translation>“%1”不是 error、warning 或 notice</translation>
    </message>
    <message>
        <source>the condition of %1 is invalid</source>
        <translation>%1 的条件无效</translation>
    </message>
    <message>
        <source>All checks of the file already exist.</source>
        <translation>文件中的检查都已存在。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what was added; what was replaced</comment>
        <translation>%1%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln existing check(s) replaced.</source>
        <translation>
            <numerusform>已替换 %Ln 项已有的检查。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln check(s) of the file have the same ID as an existing check, but differ:</source>
        <translation>
            <numerusform>文件中有 %Ln 项检查与已有的检查 ID 相同，但内容不同：</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Replace Existing</source>
        <translation>替换已有的(&amp;R)</translation>
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
        <source>&amp;Recrawl this project on a schedule</source>
        <translation>定时重新爬取此项目(&amp;R)</translation>
    </message>
    <message>
        <source>All URLs, as with Crawl Again</source>
        <translation>全部 URL，与“重新爬取”相同</translation>
    </message>
    <message>
        <source>Only &amp;due pages, at most</source>
        <translation>仅到期页面，最多(&amp;D)</translation>
    </message>
    <message>
        <source>Continue in the &amp;background when the window is closed</source>
        <translation>关闭窗口后在后台继续(&amp;B)</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>定时爬取</translation>
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
        <source>Interval</source>
        <translation>间隔</translation>
    </message>
    <message>
        <source>Maximum pages</source>
        <translation>最大页面数</translation>
    </message>
    <message>
        <source>Most useful pages first: those that change, but not so often that a copy is outdated at once</source>
        <translation>最有价值的页面优先：会变化，但又不至于一抓取就立刻过时</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Atom file with the new, removed and changed URLs of each crawl, for feed readers</source>
        <translation>列出每次爬取中新增、移除和变化的 URL 的 Atom 文件，供阅读器使用</translation>
    </message>
    <message>
        <source>The system shell runs it after each crawl with changes. It reads the changes from standard input, one JSON object per line.</source>
        <translation>爬取发现变化后由系统 shell 运行。它从标准输入读取变化，每行一个 JSON 对象。</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Pages:</source>
        <translation>页面：</translation>
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
        <source>The next crawl starts at %1 if Argiope is running, otherwise when the project is opened.</source>
        <translation>如果 Argiope 正在运行，下次爬取于 %1 开始；否则在打开项目时开始。</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>订阅源</translation>
    </message>
    <message>
        <source>Atom files (*.xml *.atom)</source>
        <translation>Atom 文件 (*.xml *.atom)</translation>
    </message>
    <message>
        <source>E&amp;very</source>
        <translation>每隔(&amp;V)</translation>
    </message>
    <message>
        <source>On &amp;weekdays</source>
        <translation>每周(&amp;W)</translation>
    </message>
    <message>
        <source>Web&amp;hook:</source>
        <translation>Webhook(&amp;H)：</translation>
    </message>
    <message>
        <source>a&amp;t</source>
        <comment>on days of the week at a time</comment>
        <translation>时间(&amp;T)</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>When:</source>
        <translation>何时：</translation>
    </message>
    <message>
        <source>Re&amp;port (HTML)</source>
        <translation>报告 (HTML)(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Issues (Excel)</source>
        <translation>问题 (Excel)(&amp;I)</translation>
    </message>
    <message>
        <source>All &amp;URLs (CSV)</source>
        <translation>全部 URL (CSV)(&amp;U)</translation>
    </message>
    <message>
        <source>Chan&amp;ges (CSV)</source>
        <translation>变化 (CSV)(&amp;G)</translation>
    </message>
    <message>
        <source>The files are named by project, date and time</source>
        <translation>文件以项目、日期和时间命名</translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation>选择文件夹</translation>
    </message>
    <message>
        <source>Then write:</source>
        <translation>随后写入：</translation>
    </message>
    <message>
        <source>Fo&amp;lder:</source>
        <translation>文件夹(&amp;L)：</translation>
    </message>
    <message>
        <source>Web address that gets the number of changes as JSON after each crawl with changes</source>
        <translation>每次有变化的爬取之后，以 JSON 收到变化数量的网址</translation>
    </message>
    <message>
        <source>Other projects that the system crawls</source>
        <translation>由系统爬取的其他项目</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>移除(&amp;M)</translation>
    </message>
    <message>
        <source>The system starts the next crawl at %1.</source>
        <translation>系统将于 %1 开始下一次爬取。</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Also when Argiope is &amp;not running</source>
        <translation>Argiope 未运行时也执行(&amp;N)</translation>
    </message>
    <message>
        <source>The system (systemd, launchd or the Task Scheduler) then starts argiope-cli on the chosen weekdays</source>
        <translation>届时系统（systemd、launchd 或任务计划程序）在选定的日子启动 argiope-cli</translation>
    </message>
</context>
<context>
    <name>argiope::report::ReportDialog</name>
    <message>
        <source>Open &amp;afterwards</source>
        <translation>完成后打开(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Write Report</source>
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
        <source>PDF, for printing and sharing</source>
        <translation>PDF，用于打印和交付</translation>
    </message>
    <message>
        <source>Lists the issues of the site, their severity and how to fix them, with the first findings of each issue.</source>
        <translation>列出网站的问题、严重程度和修复方法，以及每个问题最先的几项发现。</translation>
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
        <source>Checking: %1 of %2…</source>
        <translation>正在检查：%1 / %2…</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>正在写入…</translation>
    </message>
    <message>
        <source>Report written to “%1”.</source>
        <translation>报告已写入“%1”。</translation>
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
        <source>“%1” cannot be written. Choose another folder or name.</source>
        <translation>无法写入“%1”。请选择其他文件夹或名称。</translation>
    </message>
    <message>
        <source>The folder of “%1” does not exist. Choose another one.</source>
        <translation>“%1”所在的文件夹不存在。请选择其他文件夹。</translation>
    </message>
    <message>
        <source>Writing “%1” failed. Is the disk full?</source>
        <translation>写入“%1”失败。磁盘是否已满？</translation>
    </message>
    <message>
        <source>This build does not include that language.</source>
        <translation>此版本未包含该语言。</translation>
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
        <source>Only URLs sho&amp;wn in the table</source>
        <translation>只在表格所示的 URL 中(&amp;W)</translation>
    </message>
    <message>
        <source>Show in the &amp;Table</source>
        <translation>在表格中显示(&amp;T)</translation>
    </message>
    <message>
        <source>Full-Text Search</source>
        <translation>全文搜索</translation>
    </message>
    <message>
        <source>Search query</source>
        <translation>搜索词</translation>
    </message>
    <message>
        <source>words, &quot;a phrase&quot;, begin*, title:word, one OR other, -unwanted</source>
        <translation>词、&quot;短语&quot;、开头*、title:词、一个 OR 另一个、-不要的</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>搜索结果</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Open a project to search it.</source>
        <translation>请先打开要搜索的项目。</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>Indexing page text: %1 of %2</source>
        <translation>正在索引页面文字：%1 / %2</translation>
    </message>
    <message>
        <source>%1 pages found; the first %2 are shown.</source>
        <translation>找到 %1 个页面；显示前 %2 个。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s) found.</source>
        <translation>
            <numerusform>找到 %Ln 个页面。</numerusform>
        </translation>
    </message>
    <message>
        <source>text: %1</source>
        <comment>what was searched for</comment>
        <translation>文字：%1</translation>
    </message>
    <message>
        <source>search result</source>
        <translation>搜索结果</translation>
    </message>
</context>
<context>
    <name>argiope::sitemaps::SitemapsModel</name>
    <message>
        <source>Sitemap</source>
        <translation>站点地图</translation>
    </message>
    <message>
        <source>URL of the sitemap.</source>
        <translation>站点地图的 URL。</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Outcome of the fetch, and whether the sitemap could be read completely.</source>
        <translation>抓取的结果，以及站点地图能否完整读取。</translation>
    </message>
    <message>
        <source>URLs</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>URLs that the sitemap lists, including duplicates.</source>
        <translation>站点地图列出的 URL，重复的也计算在内。</translation>
    </message>
    <message>
        <source>Sitemaps</source>
        <translation>站点地图</translation>
    </message>
    <message>
        <source>Other sitemaps that it lists, if it is a sitemap index.</source>
        <translation>它列出的其他站点地图（如果它是站点地图索引）。</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>robots.txt or sitemap that lists this sitemap, or the default location where it was found.</source>
        <translation>列出此站点地图的 robots.txt 或站点地图，或者找到它的默认位置。</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Uncompressed size in bytes.</source>
        <translation>解压后的字节数。</translation>
    </message>
    <message>
        <source>Response time</source>
        <translation>响应时间</translation>
    </message>
    <message>
        <source>Time to fetch the sitemap.</source>
        <translation>抓取站点地图所用的时间。</translation>
    </message>
    <message>
        <source>Fetched</source>
        <translation>抓取时间</translation>
    </message>
    <message>
        <source>When the sitemap was fetched.</source>
        <translation>抓取站点地图的时间。</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>排队中</translation>
    </message>
    <message>
        <source>Not fetched: %1</source>
        <translation>未抓取：%1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Not a sitemap: neither XML, nor a feed, nor a list of URLs.</source>
        <translation>不是站点地图：既不是 XML，也不是订阅源，也不是 URL 列表。</translation>
    </message>
    <message>
        <source>The sitemap is truncated. The part before that was read.</source>
        <translation>站点地图不完整。截断之前的内容已读取。</translation>
    </message>
    <message>
        <source>The XML is not well-formed. The valid parts were read.</source>
        <translation>XML 格式不正确。有效的部分已读取。</translation>
    </message>
    <message>
        <source>The XML elements are nested too deep.</source>
        <translation>XML 元素嵌套过深。</translation>
    </message>
    <message>
        <source>The compressed file is damaged. The readable part was read.</source>
        <translation>压缩文件已损坏。能解压的部分已读取。</translation>
    </message>
    <message>
        <source>Default location</source>
        <translation>默认位置</translation>
    </message>
    <message>
        <source>Redirect from %1</source>
        <translation>来自 %1 的重定向</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 字节</translation>
    </message>
    <message>
        <source>Not a sitemap</source>
        <translation>不是站点地图</translation>
    </message>
    <message>
        <source>Damaged sitemap</source>
        <translation>站点地图已损坏</translation>
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
        <source>Select a sitemap to see its problems.</source>
        <translation>选择一个站点地图，查看其问题。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>来源：%1</translation>
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
        <source>No sitemaps in this crawl.</source>
        <translation>此次爬取中没有站点地图。</translation>
    </message>
    <message>
        <source>Sitemaps appear here with their source and result.</source>
        <translation>站点地图显示在这里，包括来源和结果。</translation>
    </message>
    <message>
        <source>Filter by URL…</source>
        <translation>按 URL 筛选…</translation>
    </message>
    <message>
        <source>Sitemap filter</source>
        <translation>站点地图筛选</translation>
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
        <source>To crawl sitemaps, turn them on in Crawl Settings. Argiope reads those listed in robots.txt, and /sitemap.xml.</source>
        <translation>要爬取站点地图，请在“爬取设置”中启用。Argiope 读取 robots.txt 列出的站点地图以及 /sitemap.xml。</translation>
    </message>
    <message>
        <source>URLs in &amp;Sitemaps</source>
        <translation>站点地图中的 URL(&amp;S)</translation>
    </message>
    <message>
        <source>Orpha&amp;n URLs in Sitemaps</source>
        <translation>站点地图中的孤立 URL(&amp;N)</translation>
    </message>
    <message>
        <source>Sitemap URLs Not Craw&amp;led</source>
        <translation>未爬取的站点地图 URL(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Pages Not in Sitemaps</source>
        <translation>不在站点地图中的页面(&amp;P)</translation>
    </message>
    <message>
        <source>Show URLs</source>
        <translation>显示 URL</translation>
    </message>
    <message>
        <source>Compares the URLs in sitemaps with the crawled URLs</source>
        <translation>对照站点地图中的 URL 与已爬取的 URL</translation>
    </message>
</context>
<context>
    <name>argiope::sitetree::SiteTreeView</name>
    <message>
        <source>&amp;Show URLs</source>
        <translation>显示 URL(&amp;S)</translation>
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
        <source>Very large site: its last pages are counted in their folders and have no row of their own.</source>
        <translation>这是一个非常大的站点：其最后的页面计入所在目录，没有单独的行。</translation>
    </message>
    <message>
        <source>No pages found yet.</source>
        <translation>尚未发现任何页面。</translation>
    </message>
    <message>
        <source>Hosts, folders and pages of the site appear here, with the number of errors in each.</source>
        <translation>此处显示站点的主机、目录和页面，以及各处的错误数。</translation>
    </message>
    <message>
        <source>Show URLs</source>
        <translation>显示 URL</translation>
    </message>
    <message>
        <source>Shows the URLs at and below the selected place in the table (Enter)</source>
        <translation>在表格中显示所选位置及以下的 URL (Enter)</translation>
    </message>
    <message>
        <source>Site structure</source>
        <translation>网站结构</translation>
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
        <source>Only one visit of this page is stored: there is no other to compare it with.</source>
        <translation>此页面只保存了一次访问，没有可比较的对象。</translation>
    </message>
    <message>
        <source>The source is the same in both visits.</source>
        <translation>两次访问的源代码相同。</translation>
    </message>
    <message>
        <source>No source: this URL was not fetched.</source>
        <translation>没有源代码：此 URL 没有抓取。</translation>
    </message>
    <message>
        <source>Page source not stored: this crawl stores no pages.</source>
        <translation>没有保存页面源代码：这次爬取不保存网页。</translation>
    </message>
    <message>
        <source>Set “Stored pages” in Crawl Settings, and recrawl the site.</source>
        <translation>请在“爬取设置”中设置“保存的网页”，然后重新爬取网站。</translation>
    </message>
    <message>
        <source>Page source not stored: Crawl Settings exclude its content type or size, or the response was incomplete.</source>
        <translation>没有保存页面源代码：“爬取设置”不保存这种内容类型或大小，或者响应不完整。</translation>
    </message>
    <message>
        <source>Set “Stored pages” in Crawl Settings, and recrawl the URL.</source>
        <translation>请在“爬取设置”中设置“保存的网页”，然后重新爬取此 URL。</translation>
    </message>
    <message>
        <source>The stored page cannot be read: its archive is missing or damaged.</source>
        <translation>无法读取保存的页面：其存档缺失或损坏。</translation>
    </message>
    <message>
        <source>The stored content of this URL is not text (%1).</source>
        <translation>此 URL 保存的内容不是文本（%1）。</translation>
    </message>
    <message>
        <source>The response has no body.</source>
        <translation>响应没有正文。</translation>
    </message>
    <message>
        <source>This page is nested too deeply to extract its text.</source>
        <translation>此页面嵌套过深，无法提取文字。</translation>
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
        <source>%1 is not in the project.</source>
        <translation>项目中没有 %1。</translation>
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
        <source>In&amp;valid lines</source>
        <translation>无效的行(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>开始(&amp;S)</translation>
    </message>
    <message>
        <source>List Mode</source>
        <translation>列表模式</translation>
    </message>
    <message>
        <source>URLs</source>
        <translation>URL</translation>
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
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Invalid lines</source>
        <translation>无效的行</translation>
    </message>
    <message>
        <source>0: only these URLs. 1: also the pages they link to, and so on; ∞: no limit</source>
        <translation>0：只爬取这些 URL。1：还包括它们链接到的页面，依此类推；∞：不限</translation>
    </message>
    <message>
        <source>Hosts of these URLs</source>
        <translation>这些 URL 的主机</translation>
    </message>
    <message>
        <source>Domains of these URLs</source>
        <translation>这些 URL 的域名</translation>
    </message>
    <message>
        <source>Folders of these URLs</source>
        <translation>这些 URL 的目录</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Which links are followed if the depth is more than 0</source>
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
        <source>This is a project or a part of one, not a URL list.</source>
        <translation>这是一个项目或项目的一部分，不是 URL 列表。</translation>
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
        <source>“%1” is too large for a URL list.</source>
        <translation>“%1”太大，不可能是 URL 列表。</translation>
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
        <source>%Ln invalid line(s)</source>
        <translation>
            <numerusform>%Ln 行无效</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>312 URLs, 3 lines that are no URLs</comment>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>This is a sitemap index with %Ln sitemap(s) and no pages of its own. Crawl the site with “Crawl XML sitemaps” instead.</source>
        <translation>
            <numerusform>这是含 %Ln 个站点地图的站点地图索引，本身不列出页面。请改用“爬取 XML 站点地图”爬取该网站。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln duplicate(s) removed.</source>
        <translation>
            <numerusform>已去除 %Ln 个重复的 URL。</numerusform>
        </translation>
    </message>
    <message>
        <source>The sitemap is damaged; only part of it could be read.</source>
        <translation>站点地图已损坏，只能读取其中一部分。</translation>
    </message>
    <message>
        <source>The first %1 are shown.</source>
        <translation>显示前 %1 个。</translation>
    </message>
    <message>
        <source>In&amp;valid lines; the first %1 of %2</source>
        <translation>无效的行(&amp;V)，%2 行中的前 %1 行</translation>
    </message>
    <message>
        <source>&amp;Start Without These</source>
        <translation>忽略这些并开始(&amp;S)</translation>
    </message>
    <message>
        <source>This is not readable text.</source>
        <translation>这不是可读的文本。</translation>
    </message>
    <message>
        <source>“%1” is not readable text.</source>
        <translation>“%1”不是可读的文本。</translation>
    </message>
    <message>
        <source>The encoding could not be detected. Save the list as UTF-8.</source>
        <translation>无法识别编码。请将列表另存为 UTF-8。</translation>
    </message>
    <message>
        <source>The list is not UTF-8 and was read as %1. If URLs look wrong, save it as UTF-8.</source>
        <translation>列表不是 UTF-8，按 %1 读取。如果 URL 看起来不对，请另存为 UTF-8。</translation>
    </message>
    <message>
        <source>The server answered with status %1.</source>
        <translation>服务器返回状态码 %1。</translation>
    </message>
    <message>
        <source>Always follow &amp;redirects</source>
        <translation>始终跟随重定向(&amp;R)</translation>
    </message>
    <message>
        <source>Follows the redirects of each URL to the final response, on any host; off: only the URLs themselves</source>
        <translation>跟随每个 URL 的重定向直到最终响应，不论在哪个主机；关闭：只抓取这些 URL 本身</translation>
    </message>
</context>
<context>
    <name>argiope::startbar::MoreStarts</name>
    <message>
        <source>Crawl A&amp;gain</source>
        <translation>重新爬取(&amp;G)</translation>
    </message>
    <message>
        <source>Fetches every known URL again, with conditional requests where the server supports them, and shows what is new, changed and removed</source>
        <translation>重新抓取每个已知的 URL，服务器支持时使用条件请求，并显示新增、变化和移除的内容</translation>
    </message>
    <message>
        <source>&amp;New Crawl</source>
        <translation>新建爬取(&amp;N)</translation>
    </message>
    <message>
        <source>Crawls this address into a new project</source>
        <translation>把这个网址爬取到新项目中</translation>
    </message>
    <message>
        <source>Other ways to start</source>
        <translation>其他开始方式</translation>
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
        <source>Thre&amp;ads</source>
        <translation>线程(&amp;A)</translation>
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
        <source>Start address of the crawl (Ctrl+L)</source>
        <translation>爬取的起始地址 (Ctrl+L)</translation>
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
        <translation>此目录</translation>
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
        <translation>仅起始地址所在目录及其子目录中的页面</translation>
    </message>
    <message>
        <source>All linked URLs, on any site</source>
        <translation>任何网站上被链接的所有 URL</translation>
    </message>
    <message>
        <source>Which pages the crawl includes</source>
        <translation>爬取包含哪些页面</translation>
    </message>
    <message>
        <source>Number of pages fetched in parallel</source>
        <translation>并行抓取的页面数</translation>
    </message>
    <message>
        <source>Maximum number of links from the start address; ∞: no limit</source>
        <translation>从起始地址出发最多经过的链接数；∞：不限</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>Stops the crawl and saves it; it can be resumed later</source>
        <translation>停止并保存爬取；以后可以继续</translation>
    </message>
    <message>
        <source>Starts at a list of %1 URLs: this one and %2 more</source>
        <translation>从 %1 个 URL 的列表开始：此 URL 和另外 %2 个</translation>
    </message>
    <message>
        <source>I&amp;nclude (%1)</source>
        <comment>how many of the menu are on</comment>
        <translation>包含(&amp;N)：%1</translation>
    </message>
    <message>
        <source>I&amp;nclude</source>
        <translation>包含(&amp;N)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln setting(s) changed</source>
        <translation>
            <numerusform>更改了 %Ln 项设置</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed from default: %1</source>
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
        <source>Checks their status</source>
        <translation>检查其状态</translation>
    </message>
    <message>
        <source>External &amp;links</source>
        <translation>外部链接(&amp;L)</translation>
    </message>
    <message>
        <source>Checks their status, without following their links</source>
        <translation>检查其状态，不跟随其中的链接</translation>
    </message>
    <message>
        <source>XML &amp;sitemaps</source>
        <translation>XML 站点地图(&amp;S)</translation>
    </message>
    <message>
        <source>Also crawls the URLs in the site’s XML sitemaps</source>
        <translation>同时爬取网站的 XML 站点地图中的 URL</translation>
    </message>
    <message>
        <source>What the crawl checks besides linked pages</source>
        <translation>除了链接的页面之外还检查什么</translation>
    </message>
    <message>
        <source>Site c&amp;hecks (404, HTTPS, www)</source>
        <translation>站点级检查（404、HTTPS、www）(&amp;H)</translation>
    </message>
    <message>
        <source>About ten requests for the audit: a missing page, the site by HTTP and with www, favicon and security.txt</source>
        <translation>为检查发出约十个请求：一个不存在的页面、以 HTTP 和带 www 访问的网站、网站图标和 security.txt</translation>
    </message>
    <message>
        <source>A&amp;ccessibility</source>
        <translation>无障碍(&amp;C)</translation>
    </message>
    <message>
        <source>Checks each page against WCAG and WAI-ARIA rules. This takes no requests, only time.</source>
        <translation>按 WCAG 和 WAI-ARIA 的规则检查每个页面。不增加请求，只花时间。</translation>
    </message>
    <message>
        <source>Speed: Own server</source>
        <translation>速度：自己的服务器</translation>
    </message>
    <message>
        <source>Speed: Normal</source>
        <translation>速度：普通</translation>
    </message>
    <message>
        <source>Speed: Gentle</source>
        <translation>速度：低速</translation>
    </message>
    <message>
        <source>As fast as the server allows, and slower under load</source>
        <translation>服务器允许多快就多快，负载高时放慢</translation>
    </message>
    <message>
        <source>At most 4 requests at a time to a server on the internet; local servers are treated as your own</source>
        <translation>对互联网上的一台服务器最多 4 个并发请求；本地的服务器当作自己的</translation>
    </message>
    <message>
        <source>One request at a time, then a delay of ten times the response time, at least 1 s</source>
        <translation>一次一个请求，之后的间隔为响应时间的十倍，至少 1 秒</translation>
    </message>
    <message>
        <source>Crawl speed</source>
        <translation>爬取速度</translation>
    </message>
    <message>
        <source>Crawl A&amp;gain</source>
        <translation>重新爬取(&amp;G)</translation>
    </message>
    <message>
        <source>Canonical, hreflang, next/p&amp;rev, AMP</source>
        <translation>规范网址、hreflang、上一页/下一页、AMP(&amp;R)</translation>
    </message>
    <message>
        <source>Crawls URLs that pages name as canonical, other languages, neighbours or AMP version</source>
        <translation>爬取页面声明为规范网址、其他语言、相邻页面或 AMP 版本的 URL</translation>
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
        <source>Project file not found</source>
        <translation>找不到项目文件</translation>
    </message>
    <message>
        <source>Project cannot be read</source>
        <translation>无法读取项目</translation>
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
        <source>Start address</source>
        <translation>起始地址</translation>
    </message>
    <message>
        <source>Last modified</source>
        <translation>修改时间</translation>
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
    <message numerus="yes">
        <source>%Ln URL(s)</source>
        <translation>
            <numerusform>%Ln 个 URL</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a project – what is known of it</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between what is known of a project</comment>
        <translation>、</translation>
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
        <source>Recent projects</source>
        <translation>最近的项目</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>继续(&amp;R)</translation>
    </message>
    <message>
        <source>Re&amp;move from List</source>
        <translation>从列表中移除(&amp;M)</translation>
    </message>
    <message>
        <source>The file is not deleted.</source>
        <translation>不会删除文件。</translation>
    </message>
    <message>
        <source>Resumes the crawl where it stopped.</source>
        <translation>从停下的地方继续爬取。</translation>
    </message>
    <message>
        <source>O&amp;pen</source>
        <translation>打开(&amp;P)</translation>
    </message>
</context>
<context>
    <name>argiope::summary::SummaryView</name>
    <message>
        <source>Overview</source>
        <translation>总览</translation>
    </message>
    <message>
        <source>No issues found.</source>
        <translation>没有发现问题。</translation>
    </message>
    <message>
        <source>The worst issues appear here at the end of the crawl.</source>
        <translation>爬取结束时，这里显示最严重的问题。</translation>
    </message>
    <message>
        <source>The verdict on a crawl and its worst issues appear here.</source>
        <translation>这里显示爬取的结果和最严重的问题。</translation>
    </message>
    <message>
        <source>Worst issues</source>
        <translation>最严重的问题</translation>
    </message>
    <message>
        <source>Show All Iss&amp;ues</source>
        <translation>显示全部问题(&amp;U)</translation>
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
        <source>The threads of a crawl appear here. Select one to see its log.</source>
        <translation>爬取的线程显示在这里；选择一行可查看它的日志。</translation>
    </message>
</context>
<context>
    <name>argiope::traps::TrapsDialog</name>
    <message>
        <source>&amp;Show URLs</source>
        <translation>显示 URL(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Resume Crawl</source>
        <translation>继续爬取(&amp;R)</translation>
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
        <source>Cr&amp;awl This Trap</source>
        <translation>爬取此陷阱(&amp;A)</translation>
    </message>
    <message numerus="yes">
        <source>Detected on %Ln page(s), for example:</source>
        <translation>
            <numerusform>根据 %Ln 个页面判定，例如：</numerusform>
        </translation>
    </message>
    <message>
        <source>Pages of the trap:</source>
        <translation>陷阱的页面：</translation>
    </message>
    <message numerus="yes">
        <source>%Ln URL(s) of these traps will be crawled when the crawl resumes.</source>
        <translation>
            <numerusform>爬取继续时将爬取这些陷阱的 %Ln 个 URL。</numerusform>
        </translation>
    </message>
    <message>
        <source>No spider traps found in this project.</source>
        <translation>此项目中没有发现蜘蛛陷阱。</translation>
    </message>
    <message>
        <source>Spider Traps</source>
        <translation>蜘蛛陷阱</translation>
    </message>
    <message>
        <source>Argiope blocks a spider trap when page after page has no new content. “Crawl This Trap” crawls it anyway. Pages fetched so far are kept.</source>
        <translation>如果一页接一页都没有新内容，Argiope 会阻止该蜘蛛陷阱。“爬取此陷阱”可仍然爬取它。至今抓取的页面会保留。</translation>
    </message>
    <message>
        <source>Spider traps</source>
        <translation>蜘蛛陷阱</translation>
    </message>
    <message>
        <source>Queue by pattern:</source>
        <translation>按模式显示的队列：</translation>
    </message>
    <message>
        <source>Queue by pattern</source>
        <translation>按模式显示的队列</translation>
    </message>
    <message>
        <source>Bloc&amp;k</source>
        <translation>阻止(&amp;K)</translation>
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
        <source>Values separated by commas</source>
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
        <source>Operator</source>
        <translation>运算符</translation>
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
        <source>Ignore case</source>
        <translation>不区分大小写</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Adds this condition to the filter</source>
        <translation>将此条件加入筛选</translation>
    </message>
    <message>
        <source>Cancel this condition</source>
        <translation>取消此条件</translation>
    </message>
    <message>
        <source>A value is missing.</source>
        <translation>缺少一个值。</translation>
    </message>
</context>
<context>
    <name>argiope::urls::FilterBar</name>
    <message>
        <source>Only &amp;Errors</source>
        <translation>仅错误(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Type</source>
        <translation>类型(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Outcome</source>
        <translation>抓取结果(&amp;O)</translation>
    </message>
    <message>
        <source>Crawl &amp;status</source>
        <translation>爬取状态(&amp;S)</translation>
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
        <source>%1 – click to remove this filter</source>
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
        <source>Only errors</source>
        <translation>仅错误</translation>
    </message>
    <message>
        <source>Depth %1</source>
        <translation>深度 %1</translation>
    </message>
    <message>
        <source>Filter by URL or title…</source>
        <translation>按 URL 或标题筛选…</translation>
    </message>
    <message>
        <source>Filter by URL or title</source>
        <translation>按 URL 或标题筛选</translation>
    </message>
    <message>
        <source>Regular expression, ignoring case</source>
        <translation>正则表达式，不区分大小写</translation>
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
        <source>Filter by type, depth, outcome or crawl status</source>
        <translation>按类型、深度、抓取结果或爬取状态筛选</translation>
    </message>
    <message>
        <source>Successful responses</source>
        <translation>成功的响应</translation>
    </message>
    <message>
        <source>Redirects</source>
        <translation>重定向</translation>
    </message>
    <message>
        <source>Client errors</source>
        <translation>客户端错误</translation>
    </message>
    <message>
        <source>Server errors</source>
        <translation>服务器错误</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>被拦截</translation>
    </message>
    <message>
        <source>Access denied or rate limited</source>
        <translation>拒绝访问或被限速</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>No response, or an invalid one</source>
        <translation>无响应或响应无效</translation>
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
        <source>Removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>Found by the last recrawl</source>
        <translation>上次重新爬取时发现</translation>
    </message>
    <message>
        <source>Changed since the previous visit</source>
        <translation>与上一次访问相比有变化</translation>
    </message>
    <message>
        <source>Found before, no longer found</source>
        <translation>以前存在，现在找不到</translation>
    </message>
    <message>
        <source>&amp;Add a Condition…</source>
        <translation>添加条件(&amp;A)…</translation>
    </message>
    <message>
        <source>Filter E&amp;xpression</source>
        <translation>筛选表达式(&amp;X)</translation>
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
        <source>Name (replaces a filter of the same name):</source>
        <translation>名称（同名的筛选会被替换）：</translation>
    </message>
    <message>
        <source>Add Filter</source>
        <translation>添加筛选</translation>
    </message>
    <message>
        <source>Filters by the value of any column</source>
        <translation>按任意列的值筛选</translation>
    </message>
    <message>
        <source>A name must be one line of at most %1 characters.</source>
        <translation>名称必须为一行，最多 %1 个字符。</translation>
    </message>
    <message>
        <source>At most %1 filters can be saved. Delete one first.</source>
        <translation>最多只能保存 %1 个筛选。请先删除一个。</translation>
    </message>
    <message>
        <source>URL or title…</source>
        <translation>URL 或标题…</translation>
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
        <source>A filter of this name already exists.</source>
        <translation>已有同名的筛选。</translation>
    </message>
    <message>
        <source>A name must be one line of at most 100 characters.</source>
        <translation>名称必须为一行，最多 100 个字符。</translation>
    </message>
    <message>
        <source>“%1” contains no Argiope filters.</source>
        <translation>“%1”中没有 Argiope 的筛选。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln filter(s) imported.</source>
        <translation>
            <numerusform>已导入 %Ln 个筛选。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln filter(s) exported.</source>
        <translation>
            <numerusform>已导出 %Ln 个筛选。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was imported: there would be more than %1 filters. Delete some first.</source>
        <translation>未导入任何内容：筛选将超过 %1 个。请先删除一些。</translation>
    </message>
    <message>
        <source>Nothing was imported: a filter in “%1” has no valid name (one line, at most 100 characters).</source>
        <translation>未导入任何内容：“%1”中有一个筛选没有有效的名称（一行，最多 100 个字符）。</translation>
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
        <source>No saved filters. Filter the table, then choose “Save This Filter”; or import a file.</source>
        <translation>没有已保存的筛选。请先筛选表格，再选择“保存此筛选”；或者导入文件。</translation>
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
        <source>Fetching the first pages.</source>
        <translation>正在抓取首批页面。</translation>
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
        <source>The queue is empty: every discovered URL was fetched or excluded.</source>
        <translation>队列为空：发现的 URL 都已抓取或排除。</translation>
    </message>
    <message>
        <source>Discovered URLs that wait to be fetched appear here.</source>
        <translation>已发现并等待抓取的 URL 显示在这里。</translation>
    </message>
    <message>
        <source>No URLs were excluded.</source>
        <translation>没有排除任何 URL。</translation>
    </message>
    <message>
        <source>URLs that a rule excludes appear here, with the rule.</source>
        <translation>被规则排除的 URL 及其规则显示在这里。</translation>
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
        <source>&amp;Why Crawled or Skipped?</source>
        <translation>为何爬取或跳过(&amp;W)？</translation>
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
        <translation>抓取结果：%1</translation>
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
        <source>Copying: %1 of %2…</source>
        <translation>正在复制：%1 / %2…</translation>
    </message>
    <message>
        <source>Invalid expression</source>
        <translation>表达式无效</translation>
    </message>
    <message>
        <source>Cancel copying</source>
        <translation>取消复制</translation>
    </message>
    <message>
        <source>Recr&amp;awl</source>
        <translation>重新爬取(&amp;A)</translation>
    </message>
    <message>
        <source>Shows the spider traps, and lets you crawl them</source>
        <translation>显示蜘蛛陷阱，并可选择爬取</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>队列</translation>
    </message>
    <message>
        <source>Not crawled</source>
        <translation>未爬取</translation>
    </message>
    <message>
        <source>URLs</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Recrawls the selected URLs</source>
        <translation>重新爬取所选的 URL</translation>
    </message>
    <message>
        <source>No URLs were fetched.</source>
        <translation>没有抓取任何 URL。</translation>
    </message>
    <message>
        <source>Excluded URLs and their rules are in the tab Not crawled.</source>
        <translation>被排除的 URL 及其规则列在“未爬取”标签页中。</translation>
    </message>
    <message>
        <source>Crawls the selected URLs although a rule excludes them</source>
        <translation>爬取所选的 URL，即使有规则排除它们</translation>
    </message>
    <message>
        <source>URLs blocked by robots.txt cannot be crawled one by one. If the site is yours, change the robots.txt setting in Crawl Settings.</source>
        <translation>被 robots.txt 屏蔽的 URL 不能单独爬取。如果网站是您的，可在“爬取设置”中更改 robots.txt 的处理方式。</translation>
    </message>
    <message>
        <source>This URL cannot be fetched.</source>
        <translation>此 URL 无法抓取。</translation>
    </message>
    <message>
        <source>Cr&amp;awl Anyway</source>
        <translation>仍然爬取(&amp;A)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>menu entry (column)</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Filter by This Value</source>
        <translation>按此值筛选</translation>
    </message>
    <message>
        <source>Exclude This Value</source>
        <translation>排除此值</translation>
    </message>
    <message>
        <source>&amp;Filter by This Column…</source>
        <translation>按此列筛选(&amp;F)…</translation>
    </message>
    <message>
        <source>Exports these rows and columns to a file (Ctrl+Shift+E)</source>
        <translation>将这些行和列导出到文件 (Ctrl+Shift+E)</translation>
    </message>
    <message>
        <source>Export this table</source>
        <translation>导出此表</translation>
    </message>
    <message>
        <source>Part of a spider trap. To crawl it, open Crawl &gt; Spider Traps.</source>
        <translation>属于一个蜘蛛陷阱。要爬取它，请打开“爬取 &gt; 蜘蛛陷阱”。</translation>
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
        <source>%1 – click to remove this condition</source>
        <translation>%1 – 点击可移除此条件</translation>
    </message>
    <message>
        <source>Match all</source>
        <translation>满足全部</translation>
    </message>
    <message>
        <source>Match any</source>
        <translation>满足任意一个</translation>
    </message>
    <message>
        <source>Whether a row must match all conditions or any of them</source>
        <translation>一行须满足全部条件，还是其中一个</translation>
    </message>
    <message>
        <source>All or any of the conditions</source>
        <translation>全部或任意一个条件</translation>
    </message>
    <message>
        <source>Filter expression</source>
        <translation>筛选表达式</translation>
    </message>
    <message>
        <source>Column names are those of exported files: title, status, word_count …</source>
        <translation>列名与导出的文件相同：title、status、word_count …</translation>
    </message>
    <message>
        <source>Filter error</source>
        <translation>筛选错误</translation>
    </message>
</context>
<context>
    <name>argiope::widgets::ExportButton</name>
    <message>
        <source>Exports these rows and columns to a file</source>
        <translation>将这些行和列导出到文件</translation>
    </message>
    <message>
        <source>Export this table</source>
        <translation>导出此表</translation>
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
        <source>Reset Columns</source>
        <translation>恢复默认列</translation>
    </message>
    <message>
        <source>C&amp;opy Cell</source>
        <translation>复制单元格(&amp;O)</translation>
    </message>
    <message>
        <source>Selec&amp;t All</source>
        <translation>全选(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy Rows</source>
        <translation>复制行(&amp;C)</translation>
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
        <source>No display is available for a window. Use argiope-cli, which needs none.</source>
        <translation>没有可用于显示窗口的显示器。请使用 argiope-cli，它不需要显示器。</translation>
    </message>
</context>
</TS>
