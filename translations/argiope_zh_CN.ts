<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en_US">
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
        <source>%1 (%2)</source>
        <comment>whole time (its parts)</comment>
        <translation>%1（%2）</translation>
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
        <translation>由此规则收入：</translation>
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
        <source>“%1” cannot be read or written.</source>
        <translation>无法读写“%1”。</translation>
    </message>
    <message>
        <source>Type the address of a website first.</source>
        <translation>请先输入网站地址。</translation>
    </message>
    <message>
        <source>One of the options cannot be used. Open Crawl &gt; Options… and correct it.</source>
        <translation>有一个选项无法使用。请打开“爬取 &gt; 选项…”更正。</translation>
    </message>
    <message>
        <source>%1 does not exist. Check the spelling, or your connection.</source>
        <translation>%1 不存在。请检查拼写或网络连接。</translation>
    </message>
    <message>
        <source>Type the address of a website, such as example.org.</source>
        <translation>请输入网站地址，例如 example.org。</translation>
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
        <translation>这不是网站地址。</translation>
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
    <name>Options</name>
    <message>
        <source>no limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source> bytes</source>
        <translation> 字节</translation>
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
        <translation>只爬匹配的 URL</translation>
    </message>
    <message>
        <source>Regular expressions, one a line. Where there is any, one must match.</source>
        <translation>正则表达式，每行一个。只要填写了，就必须匹配其中之一。</translation>
    </message>
    <message>
        <source>No URLs that match</source>
        <translation>不爬匹配的 URL</translation>
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
        <translation>URL 数达到时停止</translation>
    </message>
    <message>
        <source>The crawl ends when so many URLs were fetched.</source>
        <translation>抓取到这么多 URL 后结束。</translation>
    </message>
    <message>
        <source>Stop after time</source>
        <translation>时间达到时停止</translation>
    </message>
    <message>
        <source>The crawl ends after so many seconds; it can be resumed.</source>
        <translation>经过这么多秒后结束；之后可以继续。</translation>
    </message>
    <message>
        <source>Stop after bytes</source>
        <translation>字节数达到时停止</translation>
    </message>
    <message>
        <source>The crawl ends when so many bytes were received.</source>
        <translation>接收到这么多字节后结束。</translation>
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
        <translation>只抓取一次，不跟踪其中的链接。</translation>
    </message>
    <message>
        <source>Images, scripts and styles</source>
        <translation>图片、脚本和样式</translation>
    </message>
    <message>
        <source>Whether they are fetched to see that they exist, only listed, or left out.</source>
        <translation>抓取以确认存在、只列出，或者忽略。</translation>
    </message>
    <message>
        <source>Links marked nofollow</source>
        <translation>标记为 nofollow 的链接</translation>
    </message>
    <message>
        <source>Whether rel=nofollow and meta robots nofollow keep the crawl from following.</source>
        <translation>rel=nofollow 和 meta robots nofollow 是否阻止跟踪链接。</translation>
    </message>
    <message>
        <source>Canonical links</source>
        <translation>规范链接</translation>
    </message>
    <message>
        <source>Whether the links of a page that names another as canonical are followed.</source>
        <translation>若页面声明另一页为规范页，是否跟踪它的链接。</translation>
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
        <source>How many pages are fetched at a time.</source>
        <translation>同时抓取多少个页面。</translation>
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
        <source>Over all hosts.</source>
        <translation>所有主机合计。</translation>
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
        <source>as many as threads</source>
        <translation>与线程数相同</translation>
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
        <translation>无响应多久后放弃</translation>
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
        <source>Most redirects in a row</source>
        <translation>最多连续重定向</translation>
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
        <translation>附加请求头</translation>
    </message>
    <message>
        <source>One a line, such as Accept-Language: de</source>
        <translation>每行一个，例如 Accept-Language: zh-CN</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>代理</translation>
    </message>
    <message>
        <source>Such as http://proxy.example:3128 or socks5://127.0.0.1:1080</source>
        <translation>例如 http://proxy.example:3128 或 socks5://127.0.0.1:1080</translation>
    </message>
    <message>
        <source>User name and password</source>
        <translation>用户名和密码</translation>
    </message>
    <message>
        <source>As NAME:PASSWORD. Sent to the start addresses&apos; servers only, and never saved.</source>
        <translation>格式为 用户名:密码。只发送给起始地址的服务器，绝不保存。</translation>
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
        <source>Only for servers of your own.</source>
        <translation>仅用于您自己的服务器。</translation>
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
        <translation>保留响应头</translation>
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
        <translation>跟踪并记录</translation>
    </message>
    <message>
        <source>Do not follow</source>
        <translation>不跟踪</translation>
    </message>
    <message>
        <source>What to Crawl</source>
        <translation>爬取内容</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>服务器</translation>
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
        <source>Everything is in scope</source>
        <translation>一切都在范围内</translation>
    </message>
    <message>
        <source>Out of scope</source>
        <translation>超出范围</translation>
    </message>
    <message>
        <source>Include pattern</source>
        <translation>包含规则</translation>
    </message>
    <message>
        <source>Exclude pattern</source>
        <translation>排除规则</translation>
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
        <translation>站点地图列出</translation>
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
        <source>Waiting</source>
        <translation>等待</translation>
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
        <source>Will try again</source>
        <translation>稍后重试</translation>
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
        <translation>服务器把访问者转到另一个 URL。</translation>
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
        <translation>服务器拒绝此爬取；访问者可能仍能看到页面。</translation>
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
        <translation>证书或加密有误；浏览器会向访问者发出警告。</translation>
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
        <translation>最先来自</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>Fetched at</source>
        <translation>抓取于</translation>
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
        <translation>标题 (H1)</translation>
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
        <translation>字数</translation>
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
        <source>Let in when the crawl was resumed</source>
        <translation>继续抓取时允许进入</translation>
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
        <translation>响应头</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>The headers of the server&apos;s answer stand here.</source>
        <translation>服务器的响应头显示在这里。</translation>
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
        <source>&amp;Browse…</source>
        <translation>浏览(&amp;B)…</translation>
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
        <source>Export URL List</source>
        <translation>导出 URL 列表</translation>
    </message>
    <message>
        <source>URLs: fetched and waiting</source>
        <translation>URL：已抓取和等待中的</translation>
    </message>
    <message>
        <source>Skipped URLs, with the rule</source>
        <translation>跳过的 URL 及规则</translation>
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
</context>
<context>
    <name>argiope::mainwindow::MainWindow</name>
    <message>
        <source>Argiope projects (*.argiope)</source>
        <translation>Argiope 项目 (*.argiope)</translation>
    </message>
    <message>
        <source>URLs</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>队列</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>线程</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
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
        <source>&amp;Forget These</source>
        <translation>清除记录(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Save a Copy…</source>
        <translation>保存副本(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Export URL List…</source>
        <translation>导出 URL 列表(&amp;E)…</translation>
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
        <source>&amp;Crawl</source>
        <translation>爬取(&amp;C)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
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
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
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
        <source>&amp;Tools</source>
        <translation>工具(&amp;T)</translation>
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
        <translation>打开项目所在文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>手册(&amp;M)</translation>
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
        <source>No project yet</source>
        <translation>还没有项目</translation>
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
        <source>The next crawl is saved as “%1”. Type an address and press Enter.</source>
        <translation>下一次爬取将保存为“%1”。请输入网址并按回车。</translation>
    </message>
    <message>
        <source>Save a Copy</source>
        <translation>保存副本</translation>
    </message>
    <message>
        <source>Copying…</source>
        <translation>正在复制…</translation>
    </message>
    <message>
        <source>A copy was saved as “%1”.</source>
        <translation>副本已保存为“%1”。</translation>
    </message>
    <message>
        <source>About Argiope</source>
        <translation>关于 Argiope</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Argiope %1&lt;/h3&gt;&lt;p&gt;Crawls a website, shows every URL it finds and why, and never loses one.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. Made with Qt %2.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Argiope %1&lt;/h3&gt;&lt;p&gt;爬取网站，显示找到的每一个 URL 及其缘由，一个也不丢。&lt;/p&gt;&lt;p&gt;自由软件，采用 GNU 通用公共许可证第 3 版或更高版本。使用 Qt %2 构建。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>The demo site could not be started on this computer.</source>
        <translation>无法在这台电脑上启动演示网站。</translation>
    </message>
    <message>
        <source>Stop the crawl before you open another project.</source>
        <translation>请先停止爬取，再打开其他项目。</translation>
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
        <source>%1. Raise it under Options and resume to go on.</source>
        <translation>%1。请在“选项”中调高限制，然后继续。</translation>
    </message>
    <message>
        <source>Options…</source>
        <translation>选项…</translation>
    </message>
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
        <source>Not finished: can be resumed</source>
        <translation>未完成：可以继续</translation>
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
        <source>Mean over the whole crawl</source>
        <translation>整次爬取的平均值</translation>
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
</context>
<context>
    <name>argiope::models::StatsModel</name>
    <message>
        <source>Only in sitemaps</source>
        <translation>仅在站点地图中</translation>
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
        <translation>持续</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页数</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>已接收</translation>
    </message>
</context>
<context>
    <name>argiope::models::UrlTableModel</name>
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
</context>
<context>
    <name>argiope::options::OptionsDialog</name>
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
        <source>“%1”: a header looks like “Name: value”.</source>
        <translation>“%1”：请求头的格式为“名称: 值”。</translation>
    </message>
    <message>
        <source>“%1”: name and password are parted by a colon.</source>
        <translation>“%1”：用户名和密码之间用冒号分隔。</translation>
    </message>
    <message>
        <source>“%1” cannot be used: %2</source>
        <translation>无法使用“%1”：%2</translation>
    </message>
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
        <source>Restore Defaults</source>
        <translation>恢复默认值</translation>
    </message>
</context>
<context>
    <name>argiope::overview::OverviewView</name>
    <message>
        <source>Counts by status, type and depth will stand here; a click on one shows its URLs.</source>
        <translation>这里将按状态、类型和深度显示计数；点击即可查看对应的 URL。</translation>
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
        <translation>输入网站地址（例如 example.org），然后按回车。</translation>
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
        <source>S&amp;cope</source>
        <translation>范围(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Threads</source>
        <translation>线程(&amp;T)</translation>
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
        <translation>仅起始地址所在目录及其子目录的页面</translation>
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
</context>
<context>
    <name>argiope::threads::ThreadsView</name>
    <message>
        <source>While a crawl runs, each of its threads has a line here; select one to see its log.</source>
        <translation>爬取运行时，每个线程在这里占一行；选择一行可查看它的日志。</translation>
    </message>
</context>
<context>
    <name>argiope::urls::UrlsView</name>
    <message>
        <source>Only in sitemaps</source>
        <translation>仅在站点地图中</translation>
    </message>
    <message>
        <source>Depth %1</source>
        <translation>深度 %1</translation>
    </message>
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
        <translation>在上方输入网站地址并按回车，即可开始爬取。</translation>
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
        <source>Filter by a part of the URL or title…</source>
        <translation>按 URL 或标题的一部分筛选…</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Choose the columns</source>
        <translation>选择显示的列</translation>
    </message>
    <message>
        <source>Take this filter away</source>
        <translation>移除此筛选</translation>
    </message>
    <message>
        <source>Fetched without trouble</source>
        <translation>顺利抓取</translation>
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
        <translation>服务器拒绝此爬取或要求放慢</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>No usable answer came</source>
        <translation>没有得到可用的响应</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln 行</numerusform>
        </translation>
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
        <source>An address to fill in, or a project file to open.</source>
        <translation>要填入的网址，或要打开的项目文件。</translation>
    </message>
    <message>
        <source>Start crawling the address at once.</source>
        <translation>立即开始爬取该网址。</translation>
    </message>
    <message>
        <source>Crawl the demo site.</source>
        <translation>爬取演示网站。</translation>
    </message>
</context>
</TS>
