<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en_US">
<context>
    <name>Checks</name>
    <message>
        <source>A BreadcrumbList has fewer than two steps, or its positions are not 1, 2, 3 and so on.</source>
        <translation>BreadcrumbList 少于两级，或其 position 不是 1、2、3 依次递增。</translation>
    </message>
    <message>
        <source>A Strict-Transport-Security header has no valid max-age, has a repeated or malformed directive, is sent twice, or is sent over http. All fetched URLs are checked, not only pages.</source>
        <translation>Strict-Transport-Security 标头没有有效的 max-age、指令重复或写法有误、发送了两次，或以 http 发送。检查所有抓取的 URL，不限于页面。</translation>
    </message>
    <message>
        <source>An internal URL returns 200 and a body, but no Content-Type header.</source>
        <translation>站内 URL 以 200 响应并带有正文，但没有 Content-Type 标头。</translation>
    </message>
    <message>
        <source>An internal URL returns 301, 302, 303, 307 or 308, but the Location header is missing or empty, or is sent several times with different targets.</source>
        <translation>站内 URL 以 301、302、303、307 或 308 响应，但 Location 标头缺失、为空，或出现多次且目标不同。</translation>
    </message>
    <message>
        <source>An internal URL returns 401, 403, 407 or 451, or the challenge of a bot protection. It does not count as broken: visitors may be able to see the page.</source>
        <translation>站内 URL 以 401、403、407 或 451 响应，或返回防机器人系统的验证页。这不算失效：访客也许能正常看到页面。</translation>
    </message>
    <message>
        <source>An internal URL returns 429, or 503 with a Retry-After header, and still does so after all retries.</source>
        <translation>站内 URL 以 429 响应，或以带 Retry-After 标头的 503 响应，全部重试之后仍然如此。</translation>
    </message>
    <message>
        <source>An internal URL sends a Refresh header with a URL.</source>
        <translation>站内 URL 的响应带有写明 URL 的 Refresh 标头。</translation>
    </message>
    <message>
        <source>An internal URL returns a status from 400 to 499, such as 404. Separate checks count refusals (401, 403, 407, 451), rate limits (429) and bot protection pages.</source>
        <translation>站内 URL 以 400 至 499 的状态码响应，例如 404。拒绝访问（401、403、407、451）、限速（429）和防机器人系统的验证页由单独的检查项统计。</translation>
    </message>
    <message>
        <source>An internal URL returns a status of 500 or more, and still does so after all retries. A 503 with a Retry-After header counts as a rate limit instead.</source>
        <translation>站内 URL 以 500 或更大的状态码响应，全部重试之后仍然如此。带 Retry-After 标头的 503 算作限速。</translation>
    </message>
    <message>
        <source>An internal URL gives no usable response after all retries. Possible causes: unknown host name, failed connection or TLS handshake, timeout, or a response that is not HTTP or cannot be decompressed.</source>
        <translation>站内 URL 在全部重试之后仍没有可用的响应：主机名未知、连接或 TLS 失败、超时，或者收到的不是 HTTP 或无法解压。</translation>
    </message>
    <message>
        <source>An internal URL redirects to itself.</source>
        <translation>站内 URL 重定向到自身。</translation>
    </message>
    <message>
        <source>An internal URL redirects with 302, 303 or 307, which mark the move as temporary.</source>
        <translation>站内 URL 以 302、303 或 307 重定向，这些状态码都表示临时迁移。</translation>
    </message>
    <message>
        <source>An internal URL redirects, and links point to it.</source>
        <translation>站内 URL 会重定向，并且有链接指向它。</translation>
    </message>
    <message>
        <source>A sitemap lists an internal URL that redirects.</source>
        <translation>站点地图列出的、发生重定向的本站 URL。</translation>
    </message>
    <message>
        <source>A sitemap lists an internal URL that robots.txt disallows for the crawl&apos;s user agent, or whose robots.txt could not be read.</source>
        <translation>站点地图列出的本站 URL，被 robots.txt 禁止本次爬取的 User-Agent 访问，或其 robots.txt 无法读取。</translation>
    </message>
    <message>
        <source>A sitemap lists an internal URL whose fetch ended with an error or without a response. Refused requests (401, 403), rate limits (429), and pages too large or too complex to read do not count.</source>
        <translation>站点地图列出的本站 URL，抓取时出错或没有响应。被拒绝（401、403）、被要求等待（429）以及过大或过于复杂而无法读取的页面不计。</translation>
    </message>
    <message>
        <source>A URL that returns 200 declares a Content-Type that does not fit its file extension, such as text/html for a .css or .png file. Types of one family (any image type for .png) and application/octet-stream for images, media and PDF files pass.</source>
        <translation>以 200 响应的 URL 声明的 Content-Type 与路径的扩展名不符，例如 .css 或 .png 文件声明为 text/html。同一类的类型（.png 的任何图片类型）以及图片、媒体和 PDF 文件的 application/octet-stream 不算。</translation>
    </message>
    <message>
        <source>A base element has an href that is not an http URL, is the second one, or comes after elements with URLs.</source>
        <translation>base 元素的 href 不是 http URL，或出现第二个 base 元素，或其位于带 URL 的元素之后。</translation>
    </message>
    <message>
        <source>A page has a visible blink element.</source>
        <translation>页面有可见的 blink 元素。</translation>
    </message>
    <message>
        <source>A body tag or content is before the html tag.</source>
        <translation>html 标签之前出现了 body 标签或内容。</translation>
    </message>
    <message>
        <source>Invalid BreadcrumbList</source>
        <translation>BreadcrumbList 无效</translation>
    </message>
    <message>
        <source>Button without accessible name</source>
        <translation>按钮缺少无障碍名称</translation>
    </message>
    <message>
        <source>A button element has no text, label, ARIA name or title. Images in it count by their alt text.</source>
        <translation>button 元素既没有文字，也没有标签、ARIA 名称或 title。其中的图片以 alt 文本计。</translation>
    </message>
    <message>
        <source>A button, check box, tab, image or similar element contains an element that the Tab key reaches. Screen readers treat its content as one unit. Needs review if only scripts can focus the inner element.</source>
        <translation>按钮、复选框、选项卡、图像等（屏幕阅读器不区分其内部）含有可用 Tab 键到达的内容。内部内容只能由脚本设置焦点时需人工复核。</translation>
    </message>
    <message>
        <source>The ARIA name of a button, link or tab does not contain its visible words in a row. Case, punctuation and brackets do not count. Needs review if style sheets may hide some of the text.</source>
        <translation>显示文字的按钮、链接或选项卡，其 ARIA 名称不含连续的相同词语；大小写、标点和括号中的内容不计。样式表可能隐藏部分文字时需人工复核。</translation>
    </message>
    <message>
        <source>A cache on the way may deliver the compressed file to a program that cannot decompress it.</source>
        <translation>途中的缓存可能把压缩过的文件交给无法解压的程序。</translation>
    </message>
    <message>
        <source>A canonical link means that two pages are the same. If they are not, search engines ignore it, or drop a page that is worth finding.</source>
        <translation>规范链接表示两个页面相同。不符合事实的规范链接会被搜索引擎忽略，或者使值得被找到的页面被丢弃。</translation>
    </message>
    <message>
        <source>A canonical link is in the body, or ends up there because an earlier element closed the head.</source>
        <translation>规范链接写在 body 中，或因之前的元素结束了 head 而落入 body。</translation>
    </message>
    <message>
        <source>Invalid headers attribute in table cell</source>
        <translation>表格单元格的 headers 属性无效</translation>
    </message>
    <message>
        <source>The aria-checked of a check box contradicts checked. Or a row of a table or grid has aria-expanded, aria-level, aria-posinset or aria-setsize, which are only for tree grids. Needs review for aria-checked=&quot;mixed&quot;.</source>
        <translation>复选框的 aria-checked 与 checked 相反，或 table、grid 的行带有只属于 treegrid 的 aria-expanded、aria-level、aria-posinset 或 aria-setsize。aria-checked=&quot;mixed&quot; 需人工复核。</translation>
    </message>
    <message>
        <source>Nested interactive controls</source>
        <translation>嵌套的交互控件</translation>
    </message>
    <message>
        <source>Missing or invalid SameSite in cookie</source>
        <translation>Cookie 的 SameSite 缺失或无效</translation>
    </message>
    <message>
        <source>Cookie without Secure</source>
        <translation>Cookie 缺少 Secure 属性</translation>
    </message>
    <message>
        <source>Cookie lifetime over 400 days</source>
        <translation>Cookie 有效期超过 400 天</translation>
    </message>
    <message>
        <source>The summary attribute of a data table has the same text as its caption element, ignoring case.</source>
        <translation>数据表的 summary 属性与 caption 元素的文字相同（不分大小写）。</translation>
    </message>
    <message>
        <source>Structured data: invalid date or duration (ISO 8601)</source>
        <translation>结构化数据：日期或时长无效（ISO 8601）</translation>
    </message>
    <message>
        <source>A date, time or duration does not follow ISO 8601.</source>
        <translation>日期、时间或时长没有按 ISO 8601 书写。</translation>
    </message>
    <message>
        <source>A description that fits many pages describes none of them well. Search engines then mostly show a passage of the page.</source>
        <translation>适合许多页面的描述对每个页面说明得都很少；搜索引擎多半改为显示页面中的一段文字。</translation>
    </message>
    <message>
        <source>Dialog without accessible name</source>
        <translation>对话框缺少无障碍名称</translation>
    </message>
    <message>
        <source>A dl contains text or elements other than dt, dd and div, a dd before the first dt, or a dt without content after it. Each list counts once.</source>
        <translation>dl 中含有文字或 dt、dd、div 以外的元素，dd 位于第一个 dt 之前，或 dt 之后没有内容。每个列表计一次。</translation>
    </message>
    <message>
        <source>Select element without accessible name</source>
        <translation>下拉列表（select）缺少无障碍名称</translation>
    </message>
    <message>
        <source>A dt or dd is neither in a dl nor in a div of a dl.</source>
        <translation>不在 dl 中、也不在 dl 的 div 中的 dt 或 dd。</translation>
    </message>
    <message>
        <source>Form field without label</source>
        <translation>表单字段缺少标签（label）</translation>
    </message>
    <message>
        <source>Form field with multiple labels</source>
        <translation>表单字段有多个标签</translation>
    </message>
    <message>
        <source>Form field labelled by title only</source>
        <translation>表单字段仅以 title 作为标签</translation>
    </message>
    <message>
        <source>The autocomplete of a field for user input is not allowed by HTML. Empty values and disabled fields do not count, nor do buttons, check boxes and radio buttons.</source>
        <translation>供人填写的字段，其 autocomplete 不符合 HTML 规定。空值和已禁用的字段不计，按钮、复选框和单选按钮也不计。</translation>
    </message>
    <message>
        <source>A field has more than one visible label element, and no aria-labelledby. A person must review whether all labels are announced.</source>
        <translation>字段有多个可见的 label 元素且没有 aria-labelledby。是否都能被读出需人工复核。</translation>
    </message>
    <message>
        <source>A folder and its index or default file (&quot;/x/&quot; and &quot;/x/index.html&quot;) return 200 with the same text, and both are indexable.</source>
        <translation>目录与其中的 index 或 default 文件（“/x/”和“/x/index.html”）都以 200 返回相同的文字，且都可被收录。</translation>
    </message>
    <message>
        <source>A footer of the page, or an element with role=&quot;contentinfo&quot;, is inside another landmark. A form around it does not count.</source>
        <translation>页面的 footer 或 role 为 &quot;contentinfo&quot; 的元素位于另一个地标内。外围的 form 不计。</translation>
    </message>
    <message>
        <source>Form submitted over HTTP</source>
        <translation>通过 HTTP 提交的表单</translation>
    </message>
    <message>
        <source>Password form with GET method</source>
        <translation>以 GET 方式提交的密码表单</translation>
    </message>
    <message>
        <source>Nested form</source>
        <translation>嵌套的表单</translation>
    </message>
    <message>
        <source>Form on HTTP page</source>
        <translation>HTTP 页面上的表单</translation>
    </message>
    <message>
        <source>A form start tag is inside another form. Browsers ignore it, and the inner end tag closes the outer form.</source>
        <translation>form 开始标签位于另一个表单之内。它会被忽略，而内层的结束标签会关闭外层表单。</translation>
    </message>
    <message>
        <source>A form with a password field is sent by GET, and none of its buttons sends it by POST. Forms that only a script sends count too.</source>
        <translation>含密码框、以 GET 发送且没有任何按钮改用 POST 的表单。仅由脚本发送的表单也计入。</translation>
    </message>
    <message>
        <source>Frame without accessible name</source>
        <translation>框架缺少无障碍名称</translation>
    </message>
    <message>
        <source>A frame or iframe has no title, aria-label or aria-labelledby. Frames with a negative tabindex do not count.</source>
        <translation>没有 title、aria-label 或 aria-labelledby 的 frame 或 iframe。tabindex 为负的不计。</translation>
    </message>
    <message>
        <source>Focusable content in a frame with negative tabindex</source>
        <translation>负 tabindex 的框架内有可聚焦内容</translation>
    </message>
    <message>
        <source>A header cell with text in a data table has no data cells: no cell is below or after it, and no cell references it. Needs review if such cells exist but are outside its scope.</source>
        <translation>数据表中有文字却不对应任何单元格的表头：其下方和后方都没有单元格，也没有单元格引用它。那里有单元格但 scope 未涵盖时需人工复核。</translation>
    </message>
    <message>
        <source>Empty table header</source>
        <translation>空的表头单元格</translation>
    </message>
    <message>
        <source>Table header without data cells</source>
        <translation>没有对应数据单元格的表头</translation>
    </message>
    <message>
        <source>A header of the page, or an element with role=&quot;banner&quot;, is inside another landmark. A form around it does not count.</source>
        <translation>页面的 header 或 role 为 &quot;banner&quot; 的元素位于另一个地标内。外围的 form 不计。</translation>
    </message>
    <message>
        <source>Users read a heading at a glance; a long one is more of a paragraph.</source>
        <translation>H1 是让人一眼看完的；太长就成了段落。</translation>
    </message>
    <message>
        <source>Empty H1</source>
        <translation>空的 H1</translation>
    </message>
    <message>
        <source>Empty heading (H2-H6)</source>
        <translation>空的标题（H2–H6）</translation>
    </message>
    <message>
        <source>Heading without accessible text</source>
        <translation>标题（heading）缺少可识别的文字</translation>
    </message>
    <message>
        <source>A host of crawled pages returned a status from 400 to 499 for robots.txt.</source>
        <translation>爬取页面所在的主机对 robots.txt 的请求返回 400 到 499 的状态码。</translation>
    </message>
    <message>
        <source>A host of crawled pages returned a status of 500 or more for robots.txt, or did not respond.</source>
        <translation>爬取页面所在的主机对 robots.txt 的请求返回 500 或以上的状态码，或没有响应。</translation>
    </message>
    <message>
        <source>A hreflang value is not a two-letter language of ISO 639-1, with an optional script and ISO 3166-1 region, and not x-default. Frequent mistakes: en-UK (correct: en-GB), jp (ja), en_US.</source>
        <translation>hreflang 的值不是 ISO 639-1 的两字母语言代码（可加文字和 ISO 3166-1 地区代码），也不是 x-default。常见错误：en-UK（应为 en-GB）、jp（应为 ja）、en_US。</translation>
    </message>
    <message>
        <source>A landmark, such as nav or aside, follows another one with the same role and the same name, or both have no name.</source>
        <translation>与前面某个地标（例如 nav 或 aside）角色和名称都相同，或都没有名称的地标。</translation>
    </message>
    <message>
        <source>Invalid hreflang code</source>
        <translation>hreflang 代码无效</translation>
    </message>
    <message>
        <source>Large inline image (data: URL)</source>
        <translation>过大的内联图片（data: URL）</translation>
    </message>
    <message>
        <source>Non-indexable paginated page</source>
        <translation>不可索引的分页页面</translation>
    </message>
    <message>
        <source>Skipped heading level (non-sequential)</source>
        <translation>标题层级不连续（H1–H6 跳级）</translation>
    </message>
    <message>
        <source>A link ends in a name after #, but its target page (the same page or another one) has no element with that id and no anchor with that name. Names for scripts (#/…, #!…), #top and text fragments (#:~:text=…) do not count.</source>
        <translation>链接中 # 后面的名称，在它指向的页面（本页或其他页面）上既不是任何元素的 id，也不是锚点的名称。供脚本使用的名称（#/…、#!…）、#top 和文字片段（#:~:text=…）不算。</translation>
    </message>
    <message>
        <source>Link without accessible name</source>
        <translation>链接缺少无障碍名称</translation>
    </message>
    <message>
        <source>A link inside a link closes the first one. For other elements, it is unclear which one a click or the keyboard reaches.</source>
        <translation>链接中的链接会关闭前一个链接；其他情况下，点击或键盘会触发哪一个并不明确。</translation>
    </message>
    <message>
        <source>Nested link or button</source>
        <translation>嵌套的链接或按钮</translation>
    </message>
    <message>
        <source>A link with rel=canonical in the head also has hreflang, lang, media or type.</source>
        <translation>head 中 rel=canonical 的链接还带有 hreflang、lang、media 或 type。</translation>
    </message>
    <message>
        <source>A link, button, field or other interactive element is inside a link or button.</source>
        <translation>链接、按钮、字段或其他交互元素位于链接或按钮之中。</translation>
    </message>
    <message>
        <source>A linked internal URL redirects to a URL that redirects again: two to ten redirects until the end. Hops whose target is not in the crawl are not counted.</source>
        <translation>站内被链接的 URL 重定向到另一个仍会重定向的 URL：到终点共有二至十次重定向。目标不在本次爬取中的跳转不计。</translation>
    </message>
    <message>
        <source>Invalid list structure (ul, ol)</source>
        <translation>列表结构无效（ul、ol）</translation>
    </message>
    <message>
        <source>List item outside a list (li)</source>
        <translation>列表项（li）不在列表中</translation>
    </message>
    <message>
        <source>Invalid dl structure</source>
        <translation>dl 结构无效</translation>
    </message>
    <message>
        <source>Missing H2 on a long page</source>
        <translation>长页面缺少 H2</translation>
    </message>
    <message>
        <source>A main element, or one with role=&quot;main&quot;, is inside another landmark. A form around it does not count.</source>
        <translation>main 元素或 role 为 &quot;main&quot; 的元素位于另一个地标内。外围的 form 不计。</translation>
    </message>
    <message>
        <source>A page has a visible marquee element.</source>
        <translation>页面有可见的 marquee 元素。</translation>
    </message>
    <message>
        <source>A meta description is in the body, or ends up there because an earlier element closed the head.</source>
        <translation>meta description 写在 body 中，或因之前的元素结束了 head 而落入 body。</translation>
    </message>
    <message>
        <source>A meta or link element is in the body, where only a few kinds are allowed.</source>
        <translation>meta 或 link 元素位于 body 中，而那里只允许其中少数几种。</translation>
    </message>
    <message>
        <source>A meta refresh has a delay of more than 0 seconds and at most 20 hours. An immediate redirect (0 seconds) does not count.</source>
        <translation>延迟大于 0 秒且不超过 20 小时的 meta refresh。立即跳转（0 秒）不计。</translation>
    </message>
    <message>
        <source>A meta refresh has a delay of more than 20 hours.</source>
        <translation>延迟超过 20 小时的 meta refresh。</translation>
    </message>
    <message>
        <source>The width of a meta viewport is a number of pixels, or its initial-scale is less than 1.</source>
        <translation>meta viewport 的 width 是像素数，或 initial-scale 小于 1。</translation>
    </message>
    <message>
        <source>A meta viewport has a maximum-scale from 2 to less than 5, and no user-scalable=no.</source>
        <translation>meta viewport 的 maximum-scale 从 2 到不足 5，且没有 user-scalable=no。</translation>
    </message>
    <message>
        <source>A meta viewport has user-scalable=no (or a number below 1), or a maximum-scale of less than 2.</source>
        <translation>meta viewport 带有 user-scalable=no（或小于 1 的数），或 maximum-scale 小于 2。</translation>
    </message>
    <message>
        <source>A meta viewport has user-scalable=no (or a word that browsers treat as no, or a number below 1), or a maximum-scale of less than 2.</source>
        <translation>meta viewport 的 user-scalable 为 no、浏览器视同 no 的词或小于 1 的数，或 maximum-scale 小于 2。</translation>
    </message>
    <message>
        <source>ARIA meter without accessible name</source>
        <translation>ARIA 计量条（meter）缺少无障碍名称</translation>
    </message>
    <message>
        <source>A page returns 200 with the same text on another host of the site, or over both http and https. www does not count here.</source>
        <translation>同一页面在本站的另一个主机上，或同时通过 http 和 https 以 200 返回相同的文字；www 不在此列。</translation>
    </message>
    <message>
        <source>A page returns 200 with the same text on two hosts of the site, one with www and one without. Hosts that were not crawled are not checked.</source>
        <translation>同一页面在本站的两个主机上都以 200 返回相同的文字，一个带 www，一个不带。没有爬取的主机无从判断。</translation>
    </message>
    <message>
        <source>A page has a link to its own host without text, image alt text, ARIA label or title. Hidden links and those with nofollow, ugc or sponsored do not count.</source>
        <translation>页面有指向自身主机的链接，其中没有文字，没有带 alt 的图片，也没有 ARIA 标签和 title。隐藏的链接以及带有 nofollow、ugc 或 sponsored 的不算。</translation>
    </message>
    <message>
        <source>A page has a link with a user name or a password before the host in its URL.</source>
        <translation>页面的某个链接在主机名之前带有用户名或密码。</translation>
    </message>
    <message>
        <source>A page has a link whose URL was escaped twice: it has %25 before two hexadecimal digits, or &amp;amp; instead of &amp;.</source>
        <translation>页面的某个链接 URL 被转义了两次：%25 后面跟着两位十六进制数字，或以 &amp;amp; 代替了 &amp;。</translation>
    </message>
    <message>
        <source>A page has a link whose whole text is generic, such as &quot;click here&quot;, &quot;more&quot; or &quot;read more&quot;, in the page&apos;s language; 18 languages are supported. Links to the page itself, hidden ones and words in code do not count.</source>
        <translation>页面有链接的全部文字只是“点击这里”“更多”“阅读更多”之类，按页面语言判断，共支持 18 种语言。指向页面自身的链接、隐藏的链接和代码中的文字不算。</translation>
    </message>
    <message>
        <source>A page has a link with target=_blank and rel=opener. Links without a value do not count: browsers then isolate the windows.</source>
        <translation>页面有 target=_blank 的链接，其 rel 带有 opener。没有声明的不算：浏览器会把窗口隔开。</translation>
    </message>
    <message>
        <source>A page has a mailto: link without a valid address, or a tel: link that is neither an international number (+ and digits) nor has a phone-context. Spaces in a number count as a mistake.</source>
        <translation>页面有 mailto: 链接没有有效地址，或 tel: 链接既不是国际号码（+ 加数字），也没有用 phone-context 说明适用范围。号码中的空格算作错误。</translation>
    </message>
    <message>
        <source>A page has a meta refresh element with a URL, whatever the delay.</source>
        <translation>页面带有写明 URL 的 meta refresh 元素，无论延迟多久。</translation>
    </message>
    <message>
        <source>A page has its title element only in the body, or it ends up there because an earlier element closed the head.</source>
        <translation>页面只在 body 中有 title 元素，或因之前的元素结束了 head 而落入 body。</translation>
    </message>
    <message>
        <source>A page has an a element whose href cannot be parsed as a URL, or is mistyped, such as http:/x, http//x, htp://x or http://http://x.</source>
        <translation>页面的某个 a 元素的 href 无法解析为 URL，或有笔误，例如 http:/x、http//x、htp://x 或 http://http://x。</translation>
    </message>
    <message>
        <source>A page has an a element with white space or a backslash inside its href. White space at the ends does not count.</source>
        <translation>页面的某个 a 元素的 href 中间有空白或反斜杠。首尾的空白不算。</translation>
    </message>
    <message>
        <source>A page has an a element whose href begins with javascript: or file:, or cannot be parsed. An a element without an href also counts if it has attributes that only links have, such as onclick or target. Elements with a role, an id or a name do not count.</source>
        <translation>页面的某个 a 元素的 href 以 javascript: 或 file: 开头，或无法解析；或者没有 href 却有 onclick、target 等只有链接才有的属性。带有 role、id 或 name 的元素不算。</translation>
    </message>
    <message>
        <source>A page has an h1 without text, without an image that has alt text, and without an ARIA label. Hidden ones do not count.</source>
        <translation>页面有一个 h1，其中没有文字，没有带 alt 的图片，也没有 ARIA 标签。隐藏的不算。</translation>
    </message>
    <message>
        <source>A page has an h2, h3, h4, h5 or h6 without text, without an image that has alt text, and without an ARIA label. Hidden ones do not count.</source>
        <translation>页面的某个 h2 至 h6 没有文字，没有带 alt 的图片，也没有 ARIA 标签。隐藏的不算。</translation>
    </message>
    <message>
        <source>A page has an image whose alt text has more than 100 characters.</source>
        <translation>页面有图片的 alt 超过 100 个字符。</translation>
    </message>
    <message>
        <source>A page has an image whose src is a data: URL of more than 10,240 bytes (10 KiB).</source>
        <translation>页面有图片的 src 是超过 10,240 字节（10 KiB）的 data: URL。</translation>
    </message>
    <message>
        <source>A page has an image without width and height, as attributes or in its style attribute, and without an aspect-ratio there. Style sheets are not checked; hidden images do not count.</source>
        <translation>页面有图片没有 width 和 height（属性或 style 属性中），style 属性中也没有 aspect-ratio。不查看样式表，隐藏的图片不算。</translation>
    </message>
    <message>
        <source>A page has an img element with neither src nor srcset, or with empty ones. Hidden images do not count.</source>
        <translation>页面的某个 img 元素既没有 src 也没有 srcset，或为空。隐藏的图片不算。</translation>
    </message>
    <message>
        <source>A page has an img element without an alt attribute, without an ARIA label or title, and not marked as decoration. Hidden images and those with an empty alt do not count.</source>
        <translation>页面的某个 img 元素没有 alt 属性，没有 ARIA 标签或 title，也没有标为装饰。隐藏的图片和 alt 为空的不算。</translation>
    </message>
    <message>
        <source>A page has fewer than 20 words of visible text, a script from a file, and a div that frameworks fill (id app, root, __next, __nuxt, ___gatsby or svelte).</source>
        <translation>页面的可见文字少于 20 词，引用了脚本文件，并有供框架写入页面的 div（id 为 app、root、__next、__nuxt、___gatsby 或 svelte）。</translation>
    </message>
    <message>
        <source>The start page has fewer than 20 words of visible text, a script from a file, and a div that frameworks fill (id app, root, __next, __nuxt, ___gatsby or svelte).</source>
        <translation>起始页的可见文字少于 20 词，引用了脚本文件，并有供框架写入页面的 div（id 为 app、root、__next、__nuxt、___gatsby 或 svelte）。</translation>
    </message>
    <message>
        <source>A page has more than 1,000 internal links, or more than 100 external links. Links with nofollow do not count.</source>
        <translation>页面有超过 1,000 个站内链接，或超过 100 个站外链接。标记 nofollow 的不算。</translation>
    </message>
    <message>
        <source>A page has more than 10 images, and none has loading=&quot;lazy&quot;. Hidden images do not count.</source>
        <translation>页面有超过 10 张图片，没有一张带 loading=&quot;lazy&quot;。隐藏的图片不算。</translation>
    </message>
    <message>
        <source>A page has more than one h1 with content.</source>
        <translation>页面有多个有内容的 h1。</translation>
    </message>
    <message>
        <source>A page has more than one meta description.</source>
        <translation>页面有多个 meta description。</translation>
    </message>
    <message>
        <source>A page has more than one title element. Titles inside of SVG images do not count.</source>
        <translation>页面有多个 title 元素。SVG 图片内的标题不算。</translation>
    </message>
    <message>
        <source>A page has no h1 with content, by its text, the alt text of an image or an ARIA label. Empty and hidden ones do not count.</source>
        <translation>页面没有有内容的 h1（文字、图片的 alt 或 ARIA 标签均可）。空的和隐藏的不算。</translation>
    </message>
    <message>
        <source>A page has no link to any other URL. Images, scripts and forms do not count.</source>
        <translation>页面没有指向其他 URL 的链接。图片、脚本和表单不算。</translation>
    </message>
    <message>
        <source>A page has no meta description, or one without text.</source>
        <translation>页面没有 meta description，或其中没有文字。</translation>
    </message>
    <message>
        <source>A page has no title element, or one without text.</source>
        <translation>页面没有 title 元素，或其中没有文字。</translation>
    </message>
    <message>
        <source>A page has one main language. Users who expect another one cannot read it.</source>
        <translation>一个页面只有一种主要语言：因其他语言而来的人读不懂。</translation>
    </message>
    <message>
        <source>A page instead of a file is often an error page with the wrong status. Browsers refuse scripts and styles with a wrong type.</source>
        <translation>以网页代替文件，往往是状态码有误的错误页。类型有误的脚本和样式会被浏览器拒绝。</translation>
    </message>
    <message>
        <source>A page is known only from the hreflang of other pages; no link or redirect leads to it. Start addresses do not count.</source>
        <translation>该页面只从其他页面的 hreflang 得知，没有任何链接或重定向指向它。起始地址不算。</translation>
    </message>
    <message>
        <source>A page is more than 3 steps from the start page, on the shortest path of links and redirects. Pages known only from sitemaps do not count.</source>
        <translation>沿最短的链接和重定向路径，页面离起始页超过 3 步。只从站点地图得知的页面不算。</translation>
    </message>
    <message>
        <source>A page is read in an encoding other than UTF-8.</source>
        <translation>页面以 UTF-8 以外的编码读取。</translation>
    </message>
    <message>
        <source>A page links to an external URL that returns 404, 410 or 5xx, or does not respond. Not checked if the URL was not fetched or returns another status outside 2xx.</source>
        <translation>页面链接到其他网站的 URL，而它以 404、410 或 5xx 响应，或没有响应。未抓取或以 2xx 以外的其他状态码响应时不作判断。</translation>
    </message>
    <message>
        <source>A page links to an internal URL that returns an error or does not respond. URLs that refuse the crawler or limit its rate do not count.</source>
        <translation>页面链接到以错误响应或没有响应的站内 URL。拒绝爬虫或限速的 URL 不算。</translation>
    </message>
    <message>
        <source>A page links to an internal URL that redirects permanently (301, 308, meta refresh). Temporary redirects do not count: their own URL is the one to link to.</source>
        <translation>页面链接到会永久重定向（301、308、meta refresh）的站内 URL。临时重定向不计：应当链接的正是它们自己的 URL。</translation>
    </message>
    <message>
        <source>A page links to an internal URL with campaign parameters, such as utm_source, gclid or fbclid.</source>
        <translation>页面链接到带有活动参数的站内 URL，例如 utm_source、gclid 或 fbclid。</translation>
    </message>
    <message>
        <source>A page links to a file: URL, or loads something from one. Canonical URLs are counted by a separate check.</source>
        <translation>页面链接到 file: URL，或从中加载内容。规范 URL 由专门的检查报告。</translation>
    </message>
    <message>
        <source>A page links to addresses with #! on its own host, or announces such addresses by a meta element named fragment.</source>
        <translation>页面链接到本主机带有 #! 的地址，或者用名为 fragment 的 meta 元素声明这样的地址。</translation>
    </message>
    <message>
        <source>A page links to, or loads something from, localhost, a loopback, private or link-local address, or a host of .local, .test, .internal or .invalid. Pages that are on such an address themselves do not count.</source>
        <translation>页面链接到 localhost、环回地址、私有地址或链路本地地址，或 .local、.test、.internal、.invalid 的主机，或从那里加载内容。页面自身就在这类地址上的不算。</translation>
    </message>
    <message>
        <source>A page lists itself under one language code, but a version in another language lists it only under a different one.</source>
        <translation>页面以某个语言代码列出自身，而另一种语言的版本只以不同的代码声明它。</translation>
    </message>
    <message>
        <source>The metadata of a page (canonical, alternate, og:image, cite and others) contains a URL that returns an error or does not respond. Next and previous pages are counted by a separate check.</source>
        <translation>页面在元数据（canonical、alternate、og:image、cite 等）中写的 URL 以错误响应或没有响应。上一页和下一页由单独的检查项统计。</translation>
    </message>
    <message>
        <source>A page declares a canonical URL on another registrable domain.</source>
        <translation>页面声明的规范 URL 属于另一个注册域名。</translation>
    </message>
    <message>
        <source>A page declares a next or previous page by a link element (rel=next, rel=prev), but no a or area element on the page links to it.</source>
        <translation>页面用 link 元素（rel=next、rel=prev）声明了下一页或上一页，但页面上没有 a 或 area 元素通向它。</translation>
    </message>
    <message>
        <source>A page declares another by rel=next, but that page declares a different previous page or none; or a page declares itself as its next page.</source>
        <translation>页面用 rel=next 声明了下一页，而那一页声明了别的上一页或没有声明；或者页面把自己声明为下一页。</translation>
    </message>
    <message>
        <source>A page has a canonical to another page, but their main texts have less than 50 % in common, measured by word sequences. Pages of fewer than 50 words are excluded.</source>
        <translation>页面将另一页面指定为规范页面，而按其中的词序列计算，两者主要文本的相同部分不到 50 %。少于 50 个单词的页面不计。</translation>
    </message>
    <message>
        <source>A page declares different URLs under the same language code.</source>
        <translation>页面在同一语言代码下声明了不同的 URL。</translation>
    </message>
    <message>
        <source>A page declares its canonical URL more than once, in link elements of the head and Link headers, each time the same.</source>
        <translation>页面在 head 的 link 元素和 Link 标头中多次声明规范 URL，内容相同。</translation>
    </message>
    <message>
        <source>A page declares one URL under the codes of different languages. Several regions of one language, and x-default, do not count.</source>
        <translation>页面把同一个 URL 声明在不同语言的代码下。同一语言的多个地区以及 x-default 不算。</translation>
    </message>
    <message>
        <source>A page declares the URL of another page as its canonical. Other spellings of its own URL do not count.</source>
        <translation>页面把另一个页面的 URL 声明为规范 URL。自身 URL 的其他写法不算。</translation>
    </message>
    <message>
        <source>A page declares versions in other languages, but no x-default.</source>
        <translation>页面声明了其他语言的版本，但没有 x-default。</translation>
    </message>
    <message>
        <source>A page declares versions in other languages, but not itself.</source>
        <translation>页面声明了其他语言的版本，却没有列出自身。</translation>
    </message>
    <message>
        <source>A page declares versions in other languages, but has noindex or a canonical to another page.</source>
        <translation>页面声明了其他语言的版本，自身却带有 noindex，或把另一个页面声明为规范页面。</translation>
    </message>
    <message>
        <source>A page of another site that opens this one in a window keeps a reference to that window. This matters for pages with a login, and hardly for others.</source>
        <translation>其他网站的页面在窗口中打开此页面后，仍握有对该窗口的引用。对需要登录的页面有意义，对其他页面影响很小。</translation>
    </message>
    <message>
        <source>HTTP canonical on an HTTPS page</source>
        <translation>HTTPS 页面的规范网址为 HTTP</translation>
    </message>
    <message>
        <source>A page has nofollow or none for all of its links, in a robots meta element or in the X-Robots-Tag header.</source>
        <translation>页面在 robots 的 meta 元素或 X-Robots-Tag 标头中对所有链接声明了 nofollow 或 none。</translation>
    </message>
    <message>
        <source>A page has noindex and a canonical to another page.</source>
        <translation>页面既声明 noindex，又把另一个页面声明为规范页面。</translation>
    </message>
    <message>
        <source>A page has noindex, in a robots or googlebot meta element or in the X-Robots-Tag header. Start addresses are counted by a separate check.</source>
        <translation>页面在 robots 或 googlebot 的 meta 元素或 X-Robots-Tag 标头中声明了 noindex。起始地址由单独的检查项统计。</translation>
    </message>
    <message>
        <source>A page has nosnippet, max-snippet:0, noimageindex or notranslate, in a meta element or in the X-Robots-Tag header.</source>
        <translation>页面在 meta 元素或 X-Robots-Tag 标头中声明了 nosnippet、max-snippet:0、noimageindex 或 notranslate。</translation>
    </message>
    <message>
        <source>A page that is not the home page of its host declares a home page (path / without parameters) as its canonical.</source>
        <translation>不是首页的页面把首页（路径为 / 且不带参数）声明为规范页面。</translation>
    </message>
    <message>
        <source>A page that is reached by https links to an internal http URL, or loads something from one.</source>
        <translation>通过 https 访问的页面链接到站内的 http URL，或从中加载内容。</translation>
    </message>
    <message>
        <source>A page that is reached by https declares a canonical URL that begins with http.</source>
        <translation>通过 https 访问的页面声明的规范 URL 以 http 开头。</translation>
    </message>
    <message>
        <source>A page with rel=prev has noindex, or has a canonical to the previous page or to the first page of the series, whose URL its own begins with.</source>
        <translation>声明了上一页（rel=prev）的页面带有 noindex，或把上一页或该系列的第一页（其 URL 是本页 URL 的开头部分）声明为规范页面。</translation>
    </message>
    <message>
        <source>A short page answers few questions, and search engines have little to index. Some pages are meant to be short, such as forms and contact pages.</source>
        <translation>内容很少的页面能回答的问题也少，搜索引擎缺少收录它的依据。有些页面本来就该简短，例如表单和联系方式。</translation>
    </message>
    <message>
        <source>A page with noindex has structured data.</source>
        <translation>声明了 noindex 的页面带有结构化数据。</translation>
    </message>
    <message>
        <source>An AMP page lacks the AMP script, its style or a canonical URL, or has an img or a script of its own. This check does not cover all rules of the AMP validator.</source>
        <translation>声明为 AMP 的页面缺少 AMP 脚本、样板样式或规范 URL，或带有 img 或自有脚本。仅检查这些，并非 AMP 验证器的全部规则。</translation>
    </message>
    <message>
        <source>An indexable page declares no canonical URL, neither in a link element nor in a Link header.</source>
        <translation>搜索引擎可收录的页面没有声明规范 URL，link 元素和 Link 标头中都没有。</translation>
    </message>
    <message>
        <source>A start page of the crawl has noindex, in a robots or googlebot meta element or in the X-Robots-Tag header.</source>
        <translation>爬取的起始页在 robots 或 googlebot 的 meta 元素或 X-Robots-Tag 标头中声明了 noindex。</translation>
    </message>
    <message>
        <source>An element on a page is nested more than 32 levels deep (the body&apos;s depth is 1), or has more than 60 children.</source>
        <translation>页面中有元素嵌套超过 32 层（body 为第 1 层），或有元素的子元素超过 60 个。</translation>
    </message>
    <message>
        <source>A page&apos;s HTML has more than 2 MiB (2,097,152 bytes) after decompression.</source>
        <translation>页面的 HTML 解压后超过 2 MiB（2,097,152 字节）。</translation>
    </message>
    <message>
        <source>A page&apos;s HTML has more than 500,000 bytes after decompression.</source>
        <translation>页面的 HTML 解压后超过 500,000 字节。</translation>
    </message>
    <message>
        <source>A page&apos;s HTML references more than 100 different images, scripts, styles, frames and other files. Files that styles and scripts load do not count, nor do further sizes of an image.</source>
        <translation>页面的 HTML 引用了 100 个以上不同的图片、脚本、样式、框架和其他文件。样式和脚本加载的不计，图片的其他尺寸也不计。</translation>
    </message>
    <message>
        <source>A page&apos;s URL has more than 115 characters, but not more than 2,048. Escapes count as written.</source>
        <translation>页面 URL 超过 115 个字符但不超过 2,048 个。转义按书写形式计算。</translation>
    </message>
    <message>
        <source>A page&apos;s URL has more than 2,048 bytes.</source>
        <translation>页面 URL 超过 2,048 字节。</translation>
    </message>
    <message>
        <source>A page&apos;s X-Content-Type-Options header is missing, or its first value is not nosniff.</source>
        <translation>页面缺少 X-Content-Type-Options 标头，或其第一个值不是 nosniff。</translation>
    </message>
    <message>
        <source>The path of a page&apos;s URL has %20 or a plus sign. The query does not count, because both are usual there.</source>
        <translation>页面路径中有 %20 或加号。查询不计，那里两者都很常见。</translation>
    </message>
    <message>
        <source>The path of a page&apos;s URL has a letter A to Z. Escapes such as %C3, the host and the query do not count.</source>
        <translation>页面路径中有 A 到 Z 的字母。%C3 之类转义中的不计，主机和查询也不计。</translation>
    </message>
    <message>
        <source>The path of a page&apos;s URL has an underscore. The query does not count.</source>
        <translation>页面路径中有下划线；查询不计。</translation>
    </message>
    <message>
        <source>The path of a page&apos;s URL has one segment three times or more, or two different neighbouring segments twice in the same order.</source>
        <translation>页面路径中同一段出现三次或以上，或同一对相邻的不同路径段按同样顺序出现两次。</translation>
    </message>
    <message>
        <source>The path of a page&apos;s URL has two adjacent slashes.</source>
        <translation>页面路径中有相邻的两个斜杠。</translation>
    </message>
    <message>
        <source>The query of a page&apos;s URL has more than 3 parameters, counted by the ampersands between them.</source>
        <translation>页面查询中的参数超过 3 个，按参数之间的 &amp; 计算。</translation>
    </message>
    <message>
        <source>A page at a URL that ends in a slash has a title that begins with &quot;Index of /&quot;, and links to the parent folder. A list of the root folder is not detected.</source>
        <translation>标题以“Index of /”开头、链接到上一级目录、且 URL 以斜杠结尾的页面。最上层目录的列表不会被识别。</translation>
    </message>
    <message>
        <source>The query or path of a page&apos;s URL has a parameter named jsessionid, phpsessid, sessionid, session_id, sid, cfid, cftoken or zenid.</source>
        <translation>页面的查询或路径参数名为 jsessionid、phpsessid、sessionid、session_id、sid、cfid、cftoken 或 zenid。</translation>
    </message>
    <message>
        <source>A page has an X-XSS-Protection header, whatever its value, including 0.</source>
        <translation>页面带有 X-XSS-Protection 标头，不论取值，包括 0。</translation>
    </message>
    <message>
        <source>A page&apos;s URL has an escaped byte beyond ASCII (such as %E4) in its path or query, or a Punycode host (xn--).</source>
        <translation>页面的路径或查询中有 ASCII 以外字节的转义（例如 %E4），或主机为 Punycode（xn--）。</translation>
    </message>
    <message>
        <source>A page has more than 1,400 elements, including those in the head. Content of template and noscript does not count, nor do elements that scripts add.</source>
        <translation>页面的元素超过 1,400 个，包括 head 中的。template 和 noscript 中的内容不计，脚本添加的也不计。</translation>
    </message>
    <message>
        <source>A page with more than 300 words of visible text has no h2. Each Chinese or Japanese character counts as a word.</source>
        <translation>可见文字超过 300 词的页面没有 h2。每个汉字算一个词。</translation>
    </message>
    <message>
        <source>A page has more than 818 elements, including those in the head. Content of template and noscript does not count, nor do elements that scripts add.</source>
        <translation>页面的元素超过 818 个，包括 head 中的。template 和 noscript 中的内容不计，脚本添加的也不计。</translation>
    </message>
    <message>
        <source>A page has neither X-Frame-Options DENY or SAMEORIGIN nor a policy header with frame-ancestors. Any frame-ancestors counts as protection; in a meta element it does not work.</source>
        <translation>页面既没有值为 DENY 或 SAMEORIGIN 的 X-Frame-Options，策略标头中也没有 frame-ancestors。有任何 frame-ancestors 即视为有保护；写在 meta 元素中不起作用。</translation>
    </message>
    <message>
        <source>A page has neither a main element nor an element with role=&quot;main&quot; that is visible.</source>
        <translation>页面没有可见的 main 元素或 role 为 &quot;main&quot; 的元素。</translation>
    </message>
    <message>
        <source>A page has no Content-Security-Policy, neither as a header nor as a meta element in the head. A report-only policy does not count.</source>
        <translation>页面没有 Content-Security-Policy，既无标头，head 中也无 meta 元素。只报告的策略不计。</translation>
    </message>
    <message>
        <source>A page has no title element, or the first one is empty.</source>
        <translation>页面没有 title 元素，或第一个 title 为空。</translation>
    </message>
    <message>
        <source>A page has no valid referrer policy, neither in the Referrer-Policy header nor in a meta element. Policies of single links do not count.</source>
        <translation>页面没有有效的 Referrer 策略，Referrer-Policy 标头和 meta 元素中都没有。单个链接上的策略不计。</translation>
    </message>
    <message>
        <source>A sitemap lists a page with status 200 that declares another URL as canonical.</source>
        <translation>站点地图列出的、状态码 200 却声明了另一个规范 URL 的页面。</translation>
    </message>
    <message>
        <source>A sitemap lists a page with status 200 and noindex, by a meta element or by the X-Robots-Tag header. Pages that robots.txt disallows are counted by a separate check.</source>
        <translation>站点地图列出的、状态码 200 且带有 noindex（meta 元素或 X-Robots-Tag 标头）的页面。被 robots.txt 禁止的页面计入另一项。</translation>
    </message>
    <message>
        <source>A sitemap lists a page with status 200, but no link and no redirect in the crawl leads to it. Start addresses do not count.</source>
        <translation>站点地图列出的、状态码 200 但爬取中没有链接或重定向通向它的页面。起始地址不计。</translation>
    </message>
    <message>
        <source>A page with text has no heading, no main landmark and no link to an element on the page itself. A person must review whether it repeats blocks that users want to skip.</source>
        <translation>有文字但没有标题、没有 main 地标、也没有指向本页元素的链接的页面。是否有值得跳过的重复内容需人工复核。</translation>
    </message>
    <message>
        <source>A page has no Permissions-Policy header. The content of the header is not checked.</source>
        <translation>页面没有 Permissions-Policy 标头；其内容不作检查。</translation>
    </message>
    <message>
        <source>A page has no meta viewport with a width or an initial-scale.</source>
        <translation>页面没有指定 width 或 initial-scale 的 meta viewport。</translation>
    </message>
    <message>
        <source>A page&apos;s meta description has fewer than 70 characters. A missing description is counted by a separate check.</source>
        <translation>页面的 meta description 少于 70 个字符。没有描述的由单独的检查项统计。</translation>
    </message>
    <message>
        <source>A page&apos;s meta description has more than 155 characters.</source>
        <translation>页面的 meta description 超过 155 个字符。</translation>
    </message>
    <message>
        <source>A page&apos;s meta description is narrower than 400 pixels in Arial at 14 pixels. A missing description is counted by a separate check.</source>
        <translation>以 14 像素的 Arial 排版时，页面的 meta description 不足 400 像素。没有描述的由单独的检查项统计。</translation>
    </message>
    <message>
        <source>A page&apos;s meta description is wider than 985 pixels in Arial at 14 pixels, about two lines of a search result on large screens.</source>
        <translation>以 14 像素的 Arial 排版时，页面的 meta description 超过 985 像素，约为大屏幕上搜索结果的两行。</translation>
    </message>
    <message>
        <source>A page&apos;s title and its first h1 are the same, ignoring case.</source>
        <translation>页面的 title 与第一个 h1 相同（不区分大小写）。</translation>
    </message>
    <message>
        <source>A page&apos;s title has fewer than 30 characters. A missing title is counted by a separate check.</source>
        <translation>页面标题少于 30 个字符。没有标题的由单独的检查项统计。</translation>
    </message>
    <message>
        <source>A page&apos;s title has more than 60 characters.</source>
        <translation>页面标题超过 60 个字符。</translation>
    </message>
    <message>
        <source>A page&apos;s title is a template default, such as Home, Untitled, Document, Index or Welcome in some languages, or only the host name.</source>
        <translation>页面标题是模板自带的词，例如多种语言的 Home、Untitled、Document、Index、Welcome、“首页”或“无标题”，或者只是主机名。</translation>
    </message>
    <message>
        <source>A page&apos;s title is narrower than 200 pixels in Arial at 20 pixels. A missing title is counted by a separate check.</source>
        <translation>以 20 像素的 Arial 排版时，页面标题不足 200 像素。没有标题的由单独的检查项统计。</translation>
    </message>
    <message>
        <source>A page&apos;s title is wider than 561 pixels in Arial at 20 pixels, about the width of a search result on large screens.</source>
        <translation>以 20 像素的 Arial 排版时，页面标题超过 561 像素，这大约是大屏幕上搜索结果的宽度。</translation>
    </message>
    <message>
        <source>The date in a page&apos;s unavailable_after directive had passed when the page was fetched, or cannot be read.</source>
        <translation>页面的 unavailable_after 指令写的日期在抓取时已过，或者无法识别。</translation>
    </message>
    <message>
        <source>Broken resource (script, style sheet, font)</source>
        <translation>失效的资源（脚本、样式表、字体等）</translation>
    </message>
    <message>
        <source>Redirected resource</source>
        <translation>被重定向的资源</translation>
    </message>
    <message>
        <source>A picture element contains no img element.</source>
        <translation>picture 元素中没有 img 元素。</translation>
    </message>
    <message>
        <source>picture element without img</source>
        <translation>picture 元素缺少 img</translation>
    </message>
    <message>
        <source>Structured data: invalid price or currency</source>
        <translation>结构化数据：价格或货币无效</translation>
    </message>
    <message>
        <source>A price contains more than digits and one decimal point, or a currency is not an ISO 4217 code.</source>
        <translation>价格中除数字和一个小数点外还有其他内容，或货币不是 ISO 4217 代码。</translation>
    </message>
    <message>
        <source>Exposed secret (API key or private key)</source>
        <translation>泄露的密钥（API 密钥或私钥）</translation>
    </message>
    <message>
        <source>ARIA progressbar without accessible name</source>
        <translation>ARIA 进度条缺少无障碍名称</translation>
    </message>
    <message>
        <source>Neither the item&apos;s type nor any of its parent types has this schema.org property.</source>
        <translation>项目的类型及其上级类型都不具有的 schema.org 属性。</translation>
    </message>
    <message>
        <source>A property or type of RDFa has a prefix that no prefix attribute or xmlns declares, and that is not predefined in RDFa.</source>
        <translation>RDFa 的属性或类型使用了既未由 prefix 或 xmlns 声明、也不在 RDFa 初始上下文中的前缀。</translation>
    </message>
    <message>
        <source>Unknown schema.org property</source>
        <translation>未知的 schema.org 属性</translation>
    </message>
    <message>
        <source>Schema.org property not valid for the type</source>
        <translation>schema.org 属性不适用于该类型</translation>
    </message>
    <message>
        <source>The vocabulary of schema.org does not include the property. Upper and lower case matter.</source>
        <translation>schema.org 词汇表中不存在的属性。区分大小写。</translation>
    </message>
    <message>
        <source>The time to first byte is over 800 ms on a quarter of the site&apos;s pages. Not checked below 20 pages.</source>
        <translation>四分之一的页面首字节时间超过 800 毫秒。少于 20 个页面时不作判断。</translation>
    </message>
    <message>
        <source>Structured data: rating out of range</source>
        <translation>结构化数据：评分超出范围</translation>
    </message>
    <message>
        <source>A ratingValue is below worstRating or above bestRating (1 and 5 if not given), or is not a number.</source>
        <translation>ratingValue 低于 worstRating 或高于 bestRating（未给出时为 1 和 5），或不是数字。</translation>
    </message>
    <message>
        <source>HTTPS to HTTP redirect</source>
        <translation>HTTPS 重定向到 HTTP</translation>
    </message>
    <message>
        <source>A rel=alternate link with hreflang is in the body, or ends up there because an earlier element closed the head.</source>
        <translation>带 hreflang 的 rel=alternate 链接写在 body 中，或因之前的元素结束了 head 而落入 body。</translation>
    </message>
    <message>
        <source>Unknown robots directive</source>
        <translation>未知的 robots 指令</translation>
    </message>
    <message>
        <source>A robots meta element or an X-Robots-Tag header has a directive that search engines do not document.</source>
        <translation>robots meta 元素或 X-Robots-Tag 标头中有搜索引擎文档里没有的指令。</translation>
    </message>
    <message>
        <source>A robots meta element is in the body, or ends up there because an earlier element closed the head.</source>
        <translation>robots meta 元素写在 body 中，或因之前的元素结束了 head 而落入 body。</translation>
    </message>
    <message>
        <source>Meta robots outside head</source>
        <translation>meta robots 在 head 之外</translation>
    </message>
    <message>
        <source>A robots.txt has more than 500 KiB (512,000 bytes).</source>
        <translation>robots.txt 超过 500 KiB（512,000 字节）。</translation>
    </message>
    <message>
        <source>ARIA role without required children</source>
        <translation>ARIA 角色缺少必需的子角色</translation>
    </message>
    <message>
        <source>Missing required ARIA attribute</source>
        <translation>缺少必需的 ARIA 属性</translation>
    </message>
    <message>
        <source>ARIA button, link or menuitem without accessible name</source>
        <translation>ARIA 按钮、链接或菜单项缺少无障碍名称</translation>
    </message>
    <message>
        <source>ARIA toggle field without accessible name</source>
        <translation>ARIA 切换控件（复选框、开关等）缺少无障碍名称</translation>
    </message>
    <message>
        <source>ARIA input field without accessible name</source>
        <translation>ARIA 输入控件缺少无障碍名称</translation>
    </message>
    <message>
        <source>ARIA role without required parent</source>
        <translation>ARIA 角色缺少必需的父角色</translation>
    </message>
    <message>
        <source>Deprecated ARIA role</source>
        <translation>已弃用的 ARIA 角色</translation>
    </message>
    <message>
        <source>ARIA role not allowed on the element</source>
        <translation>元素不允许使用的 ARIA 角色</translation>
    </message>
    <message>
        <source>A script of type application/ld+json is not valid JSON. The details show the line and byte of the error within the script.</source>
        <translation>类型为 application/ld+json 的脚本不是合法的 JSON；详情给出脚本中出错的行和字节位置。</translation>
    </message>
    <message>
        <source>A script of type application/ld+json is empty, or contains an empty object or list.</source>
        <translation>类型为 application/ld+json 的脚本为空，或为空对象、空列表。</translation>
    </message>
    <message>
        <source>A script or style sheet of more than 2 MiB, or a PDF of more than 64 MiB, after decompression. Only files fetched with status 200 count.</source>
        <translation>以状态码 200 抓取到的、解压后超过 2 MiB 的脚本或样式表，或超过 64 MiB 的 PDF。</translation>
    </message>
    <message>
        <source>A script that is injected into the page can read them. For cookies that your own scripts need, this is unavoidable.</source>
        <translation>混入页面的脚本可以读取它们。自己的脚本需要读取的 Cookie 则只能如此。</translation>
    </message>
    <message>
        <source>Script, style sheet or PDF over the search engine limit</source>
        <translation>脚本、样式表或 PDF 超过搜索引擎读取上限</translation>
    </message>
    <message>
        <source>A second start tag of html, head or body, or one after the beginning of the body.</source>
        <translation>出现了第二个 html、head 或 body 开始标签，或它出现在 body 内容开始之后。</translation>
    </message>
    <message>
        <source>A select element has no name: no label element, no ARIA name, no title.</source>
        <translation>select 元素没有名称：没有 label 元素、ARIA 名称或 title。</translation>
    </message>
    <message>
        <source>Session ID in URL</source>
        <translation>URL 含会话 ID</translation>
    </message>
    <message>
        <source>Programs then use the language alone, or do not recognise the tag at all. They do not choose the intended voice, font or spelling.</source>
        <translation>程序于是只看语言本身，或完全不认识该标签：想要的语音、字体或拼写不会被选用。</translation>
    </message>
    <message>
        <source>Duplicate URLs in sitemaps</source>
        <translation>站点地图中的重复 URL</translation>
    </message>
    <message>
        <source>Sitemap with URLs of another host or folder</source>
        <translation>站点地图含其他主机或目录的 URL</translation>
    </message>
    <message>
        <source>Broken URL in sitemap</source>
        <translation>站点地图中的失效 URL</translation>
    </message>
    <message>
        <source>Noindex page in sitemap</source>
        <translation>站点地图中的 noindex 页面</translation>
    </message>
    <message>
        <source>Non-canonical page in sitemap</source>
        <translation>站点地图中的非规范页面</translation>
    </message>
    <message>
        <source>URL in sitemap blocked by robots.txt</source>
        <translation>站点地图中的 URL 被 robots.txt 屏蔽</translation>
    </message>
    <message>
        <source>Redirect in sitemap</source>
        <translation>站点地图中的重定向</translation>
    </message>
    <message>
        <source>Orphan URL in sitemap</source>
        <translation>站点地图中的孤立 URL</translation>
    </message>
    <message>
        <source>HTTP URLs in the sitemap of an HTTPS site</source>
        <translation>HTTPS 网站的站点地图含 HTTP URL</translation>
    </message>
    <message>
        <source>A sitemap has more than 50 MiB (52,428,800 bytes) after decompression.</source>
        <translation>站点地图解压后超过 50 MiB（52,428,800 字节）。</translation>
    </message>
    <message>
        <source>A sitemap is valid only for its own folder, so that sites cannot list the pages of others. Search engines ignore such entries.</source>
        <translation>站点地图只对它所在的目录有效，以免网站列出别人的页面。搜索引擎会忽略这样的条目。</translation>
    </message>
    <message>
        <source>A sitemap that is listed in an index lists sitemaps itself.</source>
        <translation>由索引列出、自身又列出其他站点地图的站点地图。</translation>
    </message>
    <message>
        <source>A sitemap lists more than 50,000 pages, including repeated ones, or an index lists more than 50,000 sitemaps.</source>
        <translation>站点地图列出的页面（含重复）超过 50,000 个，或索引列出的站点地图超过 50,000 个。</translation>
    </message>
    <message>
        <source>A sitemap was found at the default location (/sitemap.xml) of a host, but the host&apos;s robots.txt lists none.</source>
        <translation>在默认位置（/sitemap.xml）找到了站点地图，而该主机的 robots.txt 没有列出任何站点地图。</translation>
    </message>
    <message>
        <source>Broken skip link</source>
        <translation>跳转链接（skip link）目标失效</translation>
    </message>
    <message>
        <source>Spaces or plus signs in URL path</source>
        <translation>URL 路径含空格或加号</translation>
    </message>
    <message>
        <source>A srcset of an image or picture is empty, has candidates that browsers ignore, mixes widths (w) with densities (x), or has the same width or density twice.</source>
        <translation>图片或 picture 的 srcset 为空，或含有浏览器会跳过的候选，或同时使用宽度（w）和密度（x），或同一宽度、密度出现两次。</translation>
    </message>
    <message>
        <source>A srcset with widths (w) on an image, or on a source of a picture, has no sizes attribute. Images with loading=&quot;lazy&quot; do not count.</source>
        <translation>图片或 picture 的 source 的 srcset 写了宽度（w），却没有 sizes 属性。带 loading=&quot;lazy&quot; 的图片不算。</translation>
    </message>
    <message>
        <source>robots.txt disallows a start address of the crawl for the crawl&apos;s user agent, or the robots.txt could not be read. It counts whether robots.txt was obeyed or only reported.</source>
        <translation>robots.txt 禁止本次爬取的 User-Agent 访问的起始地址，或其 robots.txt 无法读取，不论是遵守还是仅报告。</translation>
    </message>
    <message>
        <source>A start tag has the same attribute twice.</source>
        <translation>开始标签中同一属性写了两次。</translation>
    </message>
    <message>
        <source>Static file not cacheable</source>
        <translation>静态文件无法缓存</translation>
    </message>
    <message>
        <source>Short cache lifetime for static file</source>
        <translation>静态文件缓存时间过短</translation>
    </message>
    <message>
        <source>A style attribute with !important sets letter-spacing below 0.12, word-spacing below 0.16 or line-height below 1.5 times the font size of text. Needs review if the font size is unknown.</source>
        <translation>style 属性以 !important 把文字的 letter-spacing 设为字号的 0.12 倍以下、word-spacing 0.16 倍以下或 line-height 1.5 倍以下。字号未知时需人工复核。</translation>
    </message>
    <message>
        <source>Inline text spacing not adjustable (!important)</source>
        <translation>内联文字间距无法调整（!important）</translation>
    </message>
    <message>
        <source>Input button without accessible name</source>
        <translation>input 按钮缺少无障碍名称</translation>
    </message>
    <message>
        <source>ARIA tab without accessible name</source>
        <translation>ARIA 选项卡缺少无障碍名称</translation>
    </message>
    <message>
        <source>tabindex greater than 0</source>
        <translation>tabindex 大于 0</translation>
    </message>
    <message>
        <source>Invalid scope attribute in table</source>
        <translation>表格 scope 属性无效</translation>
    </message>
    <message>
        <source>Identical table caption and summary</source>
        <translation>表格的 caption 与 summary 相同</translation>
    </message>
    <message>
        <source>Self-closing syntax on a non-void element</source>
        <translation>非空元素使用自闭合语法</translation>
    </message>
    <message>
        <source>Duplicate attribute</source>
        <translation>重复的属性</translation>
    </message>
    <message>
        <source>The tag of an HTML element ends in a slash, such as a div with a slash before the closing bracket. In HTML, the element stays open.</source>
        <translation>HTML 元素的标签以斜杠结尾，例如 div 标签在右尖括号前写了斜杠。在 HTML 中该元素仍保持打开。</translation>
    </message>
    <message>
        <source>dt or dd outside dl</source>
        <translation>dt 或 dd 不在 dl 中</translation>
    </message>
    <message>
        <source>A text or an element is in a table, but not in any of its cells. Browsers move it before the table.</source>
        <translation>文本或元素位于表格中，却不在任何单元格内。浏览器会把它移到表格之前。</translation>
    </message>
    <message>
        <source>A th of a data table has no name: no text, no image alt text, no ARIA name.</source>
        <translation>数据表的 th 没有名称：没有文字、图片的 alt 文本或 ARIA 名称。</translation>
    </message>
    <message>
        <source>A title is not visible on touch screens and without a mouse, so many users do not know what to enter. WCAG does not explicitly require it; it is a best practice.</source>
        <translation>在触摸屏上和不用鼠标时看不到 title，许多人不知道要输入什么。WCAG 没有明文要求，属于最佳实践。</translation>
    </message>
    <message>
        <source>ARIA tooltip without accessible name</source>
        <translation>ARIA 工具提示缺少无障碍名称</translation>
    </message>
    <message>
        <source>Invalid twitter:card</source>
        <translation>twitter:card 无效</translation>
    </message>
    <message>
        <source>Superseded schema.org term</source>
        <translation>已被取代的 schema.org 词汇</translation>
    </message>
    <message>
        <source>A type or property that schema.org has retired, or replaced by another one. The details show the replacement.</source>
        <translation>schema.org 已停用或已用其他名称取代的类型或属性。详情列出取代它的名称。</translation>
    </message>
    <message>
        <source>Unknown schema.org type</source>
        <translation>未知的 schema.org 类型</translation>
    </message>
    <message>
        <source>The vocabulary of schema.org does not include the type. Upper and lower case matter.</source>
        <translation>schema.org 词汇表中不存在的类型。区分大小写。</translation>
    </message>
    <message>
        <source>A ul or ol directly contains text or an element other than li (script, template and custom elements are allowed), or an li has another role. Each list counts once.</source>
        <translation>ul 或 ol 中直接含有文字或 li 以外的元素（script、template 和自定义元素除外），或 li 带有其他角色。每个列表计一次。</translation>
    </message>
    <message>
        <source>A valid HSTS header on https has a max-age of less than 31 days (2,678,400 seconds). This includes max-age=0, which turns HSTS off.</source>
        <translation>https 上有效的 HSTS 标头，但 max-age 少于 31 天（2,678,400 秒）；max-age=0 会关闭 HSTS，也计入。</translation>
    </message>
    <message>
        <source>A valid HSTS header on https has a max-age of less than a year (31,536,000 seconds), or lacks includeSubDomains or preload.</source>
        <translation>https 上有效的 HSTS 标头，但 max-age 少于一年（31,536,000 秒），或缺少 includeSubDomains 或 preload。</translation>
    </message>
    <message>
        <source>An element has a valid role that ARIA in HTML does not allow on it, such as role=&quot;button&quot; on a heading. Repeating the element&apos;s own role does not count.</source>
        <translation>元素上有 ARIA in HTML 不允许的有效角色，例如标题上的 role=&quot;button&quot;。重复元素自身的角色不计。</translation>
    </message>
    <message>
        <source>Invalid value type for schema.org property</source>
        <translation>schema.org 属性的值类型无效</translation>
    </message>
    <message>
        <source>Invalid ARIA attribute value</source>
        <translation>ARIA 属性值无效</translation>
    </message>
    <message>
        <source>A version in another language that a page declares has a canonical to another page.</source>
        <translation>页面声明的另一种语言版本把别的页面声明为规范页面。</translation>
    </message>
    <message>
        <source>A version in another language that a page declares has noindex.</source>
        <translation>页面声明的另一种语言版本带有 noindex。</translation>
    </message>
    <message>
        <source>The header Server, X-Powered-By, X-AspNet-Version or X-AspNetMvc-Version contains a version number. Names without a number and text in brackets do not count.</source>
        <translation>Server、X-Powered-By、X-AspNet-Version 或 X-AspNetMvc-Version 标头中有版本号。没有数字的名称和括号中的内容不计。</translation>
    </message>
    <message>
        <source>A video element is not hidden or muted, and has no track of captions or subtitles. A person must review whether there is speech, and whether captions are part of the picture.</source>
        <translation>未隐藏、未静音且没有 captions 或 subtitles 类型 track 的 video 元素。是否有语音、画面中是否已有字幕需人工复核。</translation>
    </message>
    <message>
        <source>Video without captions</source>
        <translation>视频缺少字幕</translation>
    </message>
    <message>
        <source>A visible iframe with a negative tabindex has links, buttons or fields in its srcdoc. Needs review if the content comes from a URL.</source>
        <translation>可见的 iframe 带有负的 tabindex，而其 srcdoc 中有链接、按钮或字段。内容来自 URL 时需人工复核。</translation>
    </message>
    <message>
        <source>If a visitor types the address without https, an attacker on the network can keep the connection on http.</source>
        <translation>访客输入地址时若没有写 https，网络中的攻击者可以让连接一直停留在 http。</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>无障碍</translation>
    </message>
    <message>
        <source>Add HttpOnly to all cookies that your scripts do not read.</source>
        <translation>给自己的脚本不读取的所有 Cookie 加上 HttpOnly。</translation>
    </message>
    <message>
        <source>Add HttpOnly to the cookie. Scripts rarely need to read a session cookie.</source>
        <translation>给该 Cookie 加上 HttpOnly；会话很少需要脚本读取它。</translation>
    </message>
    <message>
        <source>Add Secure to each cookie.</source>
        <translation>给每个 Cookie 加上 Secure。</translation>
    </message>
    <message>
        <source>Add Secure. If other sites do not need the cookie, use SameSite=Lax.</source>
        <translation>加上 Secure；其他网站用不到时改用 SameSite=Lax。</translation>
    </message>
    <message>
        <source>Add a line Sitemap: with the full URL to robots.txt.</source>
        <translation>在 robots.txt 中添加一行 Sitemap:，写上完整的 URL。</translation>
    </message>
    <message>
        <source>Add clickable links to the next and the previous page.</source>
        <translation>添加可以点击的链接，通向下一页和上一页。</translation>
    </message>
    <message>
        <source>Add a link with hreflang=x-default to the version that suits all other users, or to a language selection page.</source>
        <translation>加入 hreflang=x-default 的链接，指向适合其他人的版本或语言选择页。</translation>
    </message>
    <message>
        <source>Add a link with rel=icon.</source>
        <translation>添加 rel=icon 的链接。</translation>
    </message>
    <message>
        <source>Add a link with the page&apos;s own language and URL to the list.</source>
        <translation>在列表中加入页面自身的语言和 URL。</translation>
    </message>
    <message>
        <source>Add a meta element with name=&quot;viewport&quot; and content=&quot;width=device-width, initial-scale=1&quot;, and check that the layout adapts.</source>
        <translation>添加 name=&quot;viewport&quot;、content=&quot;width=device-width, initial-scale=1&quot; 的 meta 元素，并确保布局能适应。</translation>
    </message>
    <message>
        <source>Add a title element as the first child, or aria-label. Hide decoration with aria-hidden=&quot;true&quot;.</source>
        <translation>加上 title 元素作为第一个子元素，或加 aria-label；装饰图形用 aria-hidden=&quot;true&quot; 隐藏。</translation>
    </message>
    <message>
        <source>Add a title that describes the content of the frame.</source>
        <translation>加上说明框架内容的 title。</translation>
    </message>
    <message>
        <source>Add a title to the head that describes the content of the page.</source>
        <translation>在 head 中加上说明本页内容的 title。</translation>
    </message>
    <message>
        <source>Add a track element with kind=&quot;captions&quot; and a WebVTT file.</source>
        <translation>加上 kind=&quot;captions&quot; 的 track 元素和 WebVTT 文件。</translation>
    </message>
    <message>
        <source>Add a visible label element.</source>
        <translation>加上可见的 label 元素。</translation>
    </message>
    <message>
        <source>Add an img with src and alt as the last child of the picture.</source>
        <translation>在 picture 的最后加入带 src 和 alt 的 img。</translation>
    </message>
    <message>
        <source>Add defer, or async if the order does not matter, or move the script to the end of the body.</source>
        <translation>加上 defer；顺序无关紧要时用 async；或把脚本移到 body 末尾。</translation>
    </message>
    <message>
        <source>Add integrity with the file&apos;s hash and crossorigin, or keep a copy on your own server. This does not suit files that their owner may change at any time.</source>
        <translation>加上含文件哈希的 integrity 和 crossorigin，或在自己的服务器上保存副本。对方会随时更改的文件不适用。</translation>
    </message>
    <message>
        <source>Add loading=&quot;lazy&quot; to images that are not visible at first.</source>
        <translation>给一开始看不到的图片加上 loading=&quot;lazy&quot;。</translation>
    </message>
    <message>
        <source>Add method=&quot;post&quot; to the form.</source>
        <translation>给表单加上 method=&quot;post&quot;。</translation>
    </message>
    <message>
        <source>Add og:image, and twitter:card for a large image.</source>
        <translation>添加 og:image；若要大图，再加 twitter:card。</translation>
    </message>
    <message>
        <source>Add the attribute and let the script keep it up to date, or use the HTML element, which does so itself.</source>
        <translation>加上该属性并由脚本保持更新，或使用自带状态的 HTML 元素。</translation>
    </message>
    <message>
        <source>Add the four tags to the head.</source>
        <translation>在 head 中加上这四个标签。</translation>
    </message>
    <message>
        <source>If the page shows this content, add the property. Otherwise, remove the item.</source>
        <translation>若页面确实展示了相应内容，请补上该属性；否则去掉该项目。</translation>
    </message>
    <message>
        <source>Add the site&apos;s navigation or links to related pages, using a elements with an href.</source>
        <translation>加入网站导航或相关页面的链接，使用带 href 的 a 元素。</translation>
    </message>
    <message>
        <source>Add the difference to the text or by aria-label. If the same page is meant, use the same URL.</source>
        <translation>在文字中或用 aria-label 补充区别；如果指同一页面，请使用同一 URL。</translation>
    </message>
    <message>
        <source>Add what is unique to the page.</source>
        <translation>补充该页面独有的内容。</translation>
    </message>
    <message>
        <source>Add the properties whose content the page already shows.</source>
        <translation>补上页面中本来就有的内容。</translation>
    </message>
    <message>
        <source>Invalid URL in sitemap</source>
        <translation>站点地图中的 URL 格式无效</translation>
    </message>
    <message>
        <source>After five redirects, the response was not a robots.txt file but another redirect.</source>
        <translation>经过五次重定向，得到的仍不是 robots.txt 文件，而是又一次重定向。</translation>
    </message>
    <message>
        <source>Nofollow inlinks only</source>
        <translation>仅有 nofollow 入链</translation>
    </message>
    <message>
        <source>Identical lastmod for all URLs in sitemap</source>
        <translation>站点地图中所有 URL 的 lastmod 相同</translation>
    </message>
    <message>
        <source>All policies of the page together still allow inline scripts (without nonce or hash), or scripts or objects from anywhere (http:, https:, data: or any host). Or they use nonces without base-uri.</source>
        <translation>页面的所有策略合起来仍然允许内联脚本（没有 nonce 或哈希）、来自任何地方的脚本或对象（http:、https:、data: 或任意主机），或使用 nonce 却没有 base-uri。</translation>
    </message>
    <message>
        <source>All relative URLs of the page depend on it: with a wrong base, every link leads elsewhere.</source>
        <translation>页面的所有相对 URL 都取决于它：base 有误，所有链接都会指向别处。</translation>
    </message>
    <message>
        <source>Allow and Disallow lines in robots.txt are before the first user-agent line.</source>
        <translation>robots.txt 中位于第一个 user-agent 行之前的 Allow 和 Disallow 行。</translation>
    </message>
    <message>
        <source>Allow and Disallow lines in robots.txt have a path that begins neither with / nor with *, or that has a $ before its end.</source>
        <translation>robots.txt 中路径既不以 / 也不以 * 开头，或 $ 不在末尾的 Allow 和 Disallow 行。</translation>
    </message>
    <message>
        <source>If the page should be found, allow it in robots.txt. If it should not be indexed, allow it as well and use noindex, which only works if search engines can read it.</source>
        <translation>如果希望被找到，请在 robots.txt 中允许。如果不希望被收录，也要允许抓取并声明 noindex，因为只有读到才会生效。</translation>
    </message>
    <message>
        <source>Allow scripts by nonce or hash with &apos;strict-dynamic&apos;, and add object-src &apos;none&apos; and base-uri &apos;none&apos;.</source>
        <translation>用 nonce 或哈希加 &apos;strict-dynamic&apos; 放行脚本，并加上 object-src &apos;none&apos; 和 base-uri &apos;none&apos;。</translation>
    </message>
    <message>
        <source>Allow the URL in robots.txt, or declare one that may be fetched.</source>
        <translation>在 robots.txt 中允许该 URL，或声明一个可以抓取的 URL。</translation>
    </message>
    <message>
        <source>Allow the URL in robots.txt, or remove it from the sitemap.</source>
        <translation>在 robots.txt 中允许该 URL，或从站点地图中删除它。</translation>
    </message>
    <message>
        <source>Allow the address in robots.txt, or start the crawl elsewhere. The details show the line.</source>
        <translation>在 robots.txt 中允许该地址，或从其他地址开始爬取。具体的行见该项发现。</translation>
    </message>
    <message>
        <source>Allow these files in robots.txt, for example with an Allow line for their folder.</source>
        <translation>在 robots.txt 中允许这些文件，例如用一行 Allow 写上其目录。</translation>
    </message>
    <message>
        <source>Among pages of one kind, such a page often lacks content that was never written or was lost.</source>
        <translation>在同一类页面中，这样的页面往往缺了内容：没有写，或者中途丢失了。</translation>
    </message>
    <message>
        <source>Invalid AMP page</source>
        <translation>AMP 页面无效</translation>
    </message>
    <message>
        <source>ARIA attribute in conflict with element state or role</source>
        <translation>ARIA 属性与元素状态或上下文冲突</translation>
    </message>
    <message>
        <source>An element has an ARIA attribute that its role does not support. Needs review for attributes that older versions of ARIA allowed, above all aria-expanded.</source>
        <translation>元素上有其角色不支持的 ARIA 属性。旧版 ARIA 曾允许的属性（主要是 aria-expanded）需人工复核。</translation>
    </message>
    <message>
        <source>Unsupported ARIA attribute for the role</source>
        <translation>角色不支持的 ARIA 属性</translation>
    </message>
    <message>
        <source>An ARIA attribute has a value that is not allowed, or a required reference to an id that does not exist. Needs review for other references to a missing id, as scripts may create the element later.</source>
        <translation>ARIA 属性的值不在允许范围内，或必需的引用指向不存在的 id。其他指向不存在 id 的引用需人工复核，因为脚本可能稍后才创建该元素。</translation>
    </message>
    <message>
        <source>Prohibited aria-label or aria-labelledby</source>
        <translation>不允许使用的 aria-label 或 aria-labelledby</translation>
    </message>
    <message>
        <source>Conflicting duplicate Open Graph tag</source>
        <translation>重复且冲突的 Open Graph 标签</translation>
    </message>
    <message>
        <source>SVG image without alternative text</source>
        <translation>SVG 图片缺少替代文本</translation>
    </message>
    <message>
        <source>An X-Frame-Options header has another value (such as ALLOW-FROM) or several different ones. Not reported if frame-ancestors is sent too, because browsers then use that.</source>
        <translation>X-Frame-Options 标头是其他值（例如 ALLOW-FROM），或有多个不同的值。同时发送了 frame-ancestors 时浏览器以它为准，不报告。</translation>
    </message>
    <message>
        <source>An a element with an href has no name: no text, no image alt text, no ARIA name, no title. Links in SVG count too.</source>
        <translation>带有 href 的 a 元素没有名称：没有文字、图片的 alt 文本、ARIA 名称或 title。SVG 中的链接也计入。</translation>
    </message>
    <message>
        <source>A response has Access-Control-Allow-Origin: * and Access-Control-Allow-Credentials: true. All fetched URLs are checked. The crawl does not test whether the server repeats the origin of a request.</source>
        <translation>响应同时带有 Access-Control-Allow-Origin: * 和 Access-Control-Allow-Credentials: true。检查所有抓取的 URL；不测试服务器是否会照抄请求方的来源。</translation>
    </message>
    <message>
        <source>A response with status 200 has a Content-Encoding, but no Vary: Accept-Encoding. Responses that shared caches may not store (no-store, private) do not count.</source>
        <translation>状态码 200、带有 Content-Encoding 却没有 Vary: Accept-Encoding 的响应。共享缓存不得保存的响应（no-store、private）不计。</translation>
    </message>
    <message>
        <source>A response with status 200 of text, HTML, CSS, JavaScript, JSON, XML or SVG has no Content-Encoding, and 1,400 bytes or more. Smaller ones fit into one packet.</source>
        <translation>状态码 200 的文本、HTML、CSS、JavaScript、JSON、XML 或 SVG 响应没有 Content-Encoding，且不小于 1,400 字节。更小的只需一个数据包。</translation>
    </message>
    <message>
        <source>An area element with an href has no name: no alt, aria-label, aria-labelledby or title.</source>
        <translation>带有 href 的 area 元素没有名称：没有 alt，也没有 aria-label、aria-labelledby 或 title。</translation>
    </message>
    <message>
        <source>Image map area without alternative text</source>
        <translation>图片映射区域缺少替代文本</translation>
    </message>
    <message>
        <source>Broken ID reference (for, aria-labelledby)</source>
        <translation>失效的 ID 引用（for、aria-labelledby 等）</translation>
    </message>
    <message>
        <source>An attribute begins with aria-, but does not exist in ARIA. Hidden elements count too.</source>
        <translation>以 aria- 开头但 ARIA 中不存在的属性。隐藏的元素也计入。</translation>
    </message>
    <message>
        <source>An audio or video element has a source and autoplay, is not muted and has no visible controls. A person must review whether there is sound for more than three seconds.</source>
        <translation>有来源且带 autoplay、没有 muted 也没有可见控件的 audio 或 video 元素。声音是否超过三秒需人工复核。</translation>
    </message>
    <message>
        <source>Unclosed element</source>
        <translation>未闭合的元素</translation>
    </message>
    <message>
        <source>An element has a parent that may not contain it, such as div in span or ul, or its tags cross those of another element.</source>
        <translation>元素的父元素不允许包含它（例如 span 或 ul 中的 div），或其标签与其他元素交错。</translation>
    </message>
    <message>
        <source>An element other than img and svg has role=&quot;img&quot;, but no aria-label, aria-labelledby or title.</source>
        <translation>除 img 和 svg 外，role 为 &quot;img&quot; 的元素没有 aria-label、aria-labelledby 或 title。</translation>
    </message>
    <message>
        <source>Invalid nesting</source>
        <translation>无效的元素嵌套</translation>
    </message>
    <message>
        <source>Unknown HTML element</source>
        <translation>未知的 HTML 元素</translation>
    </message>
    <message>
        <source>A focusable element has a tabindex of 1 or more.</source>
        <translation>可获得焦点且 tabindex 为 1 或以上的元素。</translation>
    </message>
    <message>
        <source>An element that is not allowed in the head, such as img, div or an iframe in noscript, or a text, ends the head. The title, metadata or links after it end up in the body.</source>
        <translation>不能出现在 head 中的元素（如 img、div、noscript 中的 iframe）或文本使 head 提前结束；其后本应在 head 中的标题、元数据或链接落入了 body。</translation>
    </message>
    <message>
        <source>An element that needs an end tag is still open at the end of an enclosing element or of the document.</source>
        <translation>需要结束标签的元素，在外层元素或文档结束时仍未关闭。</translation>
    </message>
    <message>
        <source>An element&apos;s role attribute contains no role that exists and that authors may use. Not reported if one of several words is valid.</source>
        <translation>元素的 role 属性中没有存在且可供作者使用的角色。多个词中有一个有效时不报告。</translation>
    </message>
    <message>
        <source>An element&apos;s role requires a state that is missing: aria-checked (checkbox, radio, switch), aria-expanded (combobox), aria-level (heading), aria-valuenow (slider, meter) and so on.</source>
        <translation>元素的 role 所必需的状态缺失：aria-checked（checkbox、radio、switch）、aria-expanded（combobox）、aria-level（heading）、aria-valuenow（slider、meter）等。</translation>
    </message>
    <message>
        <source>An element with a role such as list, menu, tablist, tree, grid or row contains a role that is not allowed in it, or only text. Needs review if it is empty. Elements with aria-busy=&quot;true&quot; do not count.</source>
        <translation>角色为 list、menu、tablist、tree、grid、row 等的元素含有不允许的角色，或只有文字。内部为空时需人工复核；aria-busy=&quot;true&quot; 时不计。</translation>
    </message>
    <message>
        <source>An element with a role such as tab, option, menuitem, treeitem, listitem, row or cell lacks its required parent: the nearest parent with a role has the wrong one. Needs review directly inside a custom element.</source>
        <translation>角色为 tab、option、menuitem、treeitem、listitem、row、cell 等的元素，其最近的有角色的父元素不是所需的角色。直接位于自定义元素中时需人工复核。</translation>
    </message>
    <message>
        <source>An element with aria-hidden=&quot;true&quot; is or contains an element that the Tab key reaches. Needs review on pages with style sheets, which may hide it from all users.</source>
        <translation>带有 aria-hidden=&quot;true&quot; 的元素本身或其内部可以用 Tab 键到达。页面有样式表时（可能对所有人隐藏），需人工复核。</translation>
    </message>
    <message>
        <source>An element with role=&quot;button&quot;, &quot;link&quot;, &quot;menuitem&quot; or a DPUB-ARIA link role has no text, ARIA name or title. Native HTML buttons and links have separate checks.</source>
        <translation>role 为 &quot;button&quot;、&quot;link&quot;、&quot;menuitem&quot; 或 DPUB-ARIA 链接角色的元素既没有文字，也没有 ARIA 名称或 title。HTML 自身的按钮和链接另有检查项。</translation>
    </message>
    <message>
        <source>An element with role=&quot;dialog&quot; or &quot;alertdialog&quot; has no aria-label, aria-labelledby or title.</source>
        <translation>role 为 &quot;dialog&quot; 或 &quot;alertdialog&quot; 的元素没有 aria-label、aria-labelledby 或 title。</translation>
    </message>
    <message>
        <source>An element with role=&quot;meter&quot; has no aria-label, aria-labelledby or title.</source>
        <translation>role 为 &quot;meter&quot; 的元素没有 aria-label、aria-labelledby 或 title。</translation>
    </message>
    <message>
        <source>An element with role=&quot;none&quot; or &quot;presentation&quot;, or an img with alt=&quot;&quot;, is focusable or has a global ARIA attribute, such as aria-label.</source>
        <translation>role 为 &quot;none&quot; 或 &quot;presentation&quot; 的元素，或 alt=&quot;&quot; 的 img，可获得焦点或带有 aria-label 等适用于所有角色的 ARIA 属性。</translation>
    </message>
    <message>
        <source>An element with role=&quot;progressbar&quot; has no aria-label, aria-labelledby or title.</source>
        <translation>role 为 &quot;progressbar&quot; 的元素没有 aria-label、aria-labelledby 或 title。</translation>
    </message>
    <message>
        <source>An element with role=&quot;tab&quot; has no text, ARIA name or title.</source>
        <translation>role 为 &quot;tab&quot; 的元素既没有文字，也没有 ARIA 名称或 title。</translation>
    </message>
    <message>
        <source>An element with role=&quot;tooltip&quot; has no text, ARIA name or title.</source>
        <translation>role 为 &quot;tooltip&quot; 的元素既没有文字，也没有 ARIA 名称或 title。</translation>
    </message>
    <message>
        <source>An element with role=&quot;treeitem&quot; has no text, ARIA name or title.</source>
        <translation>role 为 &quot;treeitem&quot; 的元素既没有文字，也没有 ARIA 名称或 title。</translation>
    </message>
    <message>
        <source>An element with text, other than html, has a lang that does not begin with a language of the IANA registry. An empty lang does not count.</source>
        <translation>除 html 外有文字的元素，其 lang 开头不是 IANA 登记的语言。空的 lang 不计。</translation>
    </message>
    <message>
        <source>An element with the role checkbox, radio, switch, option, menuitemcheckbox or menuitemradio has no text, ARIA name or title. Native HTML inputs have separate checks.</source>
        <translation>角色为 checkbox、radio、switch、option、menuitemcheckbox 或 menuitemradio 的元素既没有文字，也没有 ARIA 名称或 title。HTML 自身的 input 另有检查项。</translation>
    </message>
    <message>
        <source>An element with the role combobox, listbox, searchbox, slider, spinbutton or textbox has no name. Native HTML fields have separate checks.</source>
        <translation>角色为 combobox、listbox、searchbox、slider、spinbutton 或 textbox 的元素没有名称。HTML 自身的字段另有检查项。</translation>
    </message>
    <message>
        <source>An element has the role directory, doc-biblioentry or doc-endnote.</source>
        <translation>使用了 directory、doc-biblioentry 或 doc-endnote 角色的元素。</translation>
    </message>
    <message>
        <source>Stray end tag</source>
        <translation>多余的结束标签</translation>
    </message>
    <message>
        <source>An end tag has no open element. A stray end tag of p or br even creates an empty element.</source>
        <translation>结束标签没有对应的已打开元素。多余的 p 或 br 结束标签甚至会产生空元素。</translation>
    </message>
    <message>
        <source>An h1 of a page contains no text, only an image with alt text.</source>
        <translation>页面的某个 h1 没有文字，只有带 alt 的图片。</translation>
    </message>
    <message>
        <source>An h1 to h6, or an element with role=&quot;heading&quot;, has no name: no text, no image alt text, no ARIA name.</source>
        <translation>h1 到 h6 或 role 为 &quot;heading&quot; 的元素没有名称：没有文字、图片的 alt 文本或 ARIA 名称。</translation>
    </message>
    <message>
        <source>The lang and xml:lang of an html element declare different languages; regions may differ.</source>
        <translation>html 元素的 lang 与 xml:lang 是不同的语言；地区可以不同。</translation>
    </message>
    <message>
        <source>The lang of an html element does not begin with a language of the IANA registry. This check does not compare it with the language of the text.</source>
        <translation>html 元素的 lang 开头不是 IANA 登记的语言。是否与文字的语言相符不在此检查。</translation>
    </message>
    <message>
        <source>An html element has no lang or an empty one. xml:lang alone does not count.</source>
        <translation>html 元素没有 lang，或其值为空。只有 xml:lang 不算。</translation>
    </message>
    <message>
        <source>Repeated or misplaced html, head or body tag</source>
        <translation>html、head 或 body 标签重复或错位</translation>
    </message>
    <message>
        <source>Mixed content (passive)</source>
        <translation>混合内容（被动）</translation>
    </message>
    <message>
        <source>Mixed content (active)</source>
        <translation>混合内容（主动）</translation>
    </message>
    <message>
        <source>An https page has no Cross-Origin-Opener-Policy header. The content of the header is not checked.</source>
        <translation>https 页面没有 Cross-Origin-Opener-Policy 标头；其内容不作检查。</translation>
    </message>
    <message>
        <source>An https page has no Strict-Transport-Security header. Hosts that are bare IP addresses do not count.</source>
        <translation>https 页面没有 Strict-Transport-Security 标头。直接以 IP 地址为主机的不计。</translation>
    </message>
    <message>
        <source>An id in the headers attribute of a cell does not belong to another cell of the same table. Needs review if the id occurs twice or belongs to a td.</source>
        <translation>单元格 headers 属性中的 id 不是同一表格中的其他单元格。id 重复或属于 td 时需人工复核。</translation>
    </message>
    <message>
        <source>More than one element has an id that a label&apos;s for or an ARIA attribute refers to. A person must review whether the first one is meant.</source>
        <translation>被 label 的 for 或 ARIA 属性引用、却有多个元素使用的 id。所指的是否为第一个需人工复核。</translation>
    </message>
    <message>
        <source>Duplicate ID used by ARIA or a label</source>
        <translation>ARIA 或标签引用的 ID 重复</translation>
    </message>
    <message>
        <source>Image button without alternative text</source>
        <translation>图片按钮缺少替代文本</translation>
    </message>
    <message>
        <source>Image without alternative text</source>
        <translation>图片缺少替代文本</translation>
    </message>
    <message>
        <source>Broken image</source>
        <translation>失效图片</translation>
    </message>
    <message>
        <source>role=img element without alternative text</source>
        <translation>role=img 元素缺少替代文本</translation>
    </message>
    <message>
        <source>Server-side image map</source>
        <translation>服务器端图片映射</translation>
    </message>
    <message>
        <source>An image of a page (img, source, SVG image or image button) returns an error, does not respond, or returns a web page.</source>
        <translation>页面的图片（img、source、SVG image 或图片按钮）以错误响应、没有响应，或返回了网页。</translation>
    </message>
    <message>
        <source>An internal image has more than 102,400 bytes (100 KiB).</source>
        <translation>站内图片超过 102,400 字节（100 KiB）。</translation>
    </message>
    <message>
        <source>The URL of an image, script, style sheet or other file of a page redirects.</source>
        <translation>页面所用的图片、脚本、样式表或其他文件写的是会重定向的 URL。</translation>
    </message>
    <message>
        <source>An image, style sheet, script or font is cacheable, but its lifetime without revalidation is less than a day (86,400 s) or not specified.</source>
        <translation>可以缓存的图片、样式表、脚本或字体，但无需重新验证的有效期不足一天（86,400 秒）或没有说明。</translation>
    </message>
    <message>
        <source>An image, style sheet, script or font with status 200 has no-store, or has neither a lifetime (max-age, Expires) nor an ETag or Last-Modified.</source>
        <translation>状态码 200 的图片、样式表、脚本或字体，带有 no-store，或既没有有效期（max-age、Expires）也没有 ETag 或 Last-Modified。</translation>
    </message>
    <message>
        <source>Cookies set by static files</source>
        <translation>静态文件设置了 Cookie</translation>
    </message>
    <message>
        <source>An img element has no alt and no other name (aria-label, aria-labelledby, title), or its alt contains only spaces. An empty alt marks the image as decoration, and is correct in that case.</source>
        <translation>img 元素没有 alt 也没有其他名称（aria-label、aria-labelledby、title），或 alt 只有空白。空的 alt 表示图片是装饰，在那种情况下是正确的。</translation>
    </message>
    <message>
        <source>An img with ismap is in a link, so the server receives the position of the click in the image. A person must review whether the position matters.</source>
        <translation>链接中带有 ismap 的 img：服务器会得知点击在图片中的位置。位置是否有意义需人工复核。</translation>
    </message>
    <message>
        <source>Nested sitemap index</source>
        <translation>嵌套的站点地图索引</translation>
    </message>
    <message>
        <source>An indexable page has no JSON-LD, microdata or RDFa.</source>
        <translation>可索引的页面没有 JSON-LD、微数据或 RDFa。</translation>
    </message>
    <message>
        <source>An input of type button, submit or reset has no value, label, ARIA name or title. Browsers name submit and reset unless the value is empty.</source>
        <translation>类型为 button、submit 或 reset 的 input 没有 value、标签、ARIA 名称或 title。submit 和 reset 由浏览器命名，除非 value 为空。</translation>
    </message>
    <message>
        <source>An input of type image has no alt, label, ARIA name or title.</source>
        <translation>类型为 image 的 input 没有 alt、标签、ARIA 名称或 title。</translation>
    </message>
    <message>
        <source>An input or textarea for user input has no name: no label element, no ARIA name, no title, no placeholder. Buttons and hidden inputs do not count. A placeholder counts as a name, but is not a good label.</source>
        <translation>供人填写的 input 或 textarea 没有名称：没有 label 元素、ARIA 名称、title 或 placeholder。按钮和隐藏的 input 不计；placeholder 虽算作名称，但并不是好的标签。</translation>
    </message>
    <message>
        <source>The title attribute is the only name of an input, select or textarea.</source>
        <translation>input、select 或 textarea 的名称只来自 title 属性。</translation>
    </message>
    <message>
        <source>The value is an item whose type the property does not accept.</source>
        <translation>作为值的项目，其类型不在该属性允许的类型之列。</translation>
    </message>
    <message>
        <source>An item lacks a property that search engines recommend for its type.</source>
        <translation>项目缺少搜索引擎针对其类型推荐的属性。</translation>
    </message>
    <message>
        <source>An item lacks a property that search engines require for a rich result. If several are listed with a bar between them, one is enough.</source>
        <translation>项目缺少搜索引擎展示富媒体搜索结果所必需的属性。以竖线分隔的属性只需其一。</translation>
    </message>
    <message>
        <source>Structured data: unresolved @id</source>
        <translation>结构化数据：无法解析的 @id</translation>
    </message>
    <message>
        <source>An item references an @id within this page, but no item on the page has it. References to other pages are not checked.</source>
        <translation>项目引用了本页内的 @id，但本页没有任何项目使用它。其他页面的 @id 不作判断。</translation>
    </message>
    <message>
        <source>ARIA treeitem without accessible name</source>
        <translation>ARIA 树项目（treeitem）缺少无障碍名称</translation>
    </message>
    <message>
        <source>An item has no @type, or an element has itemscope but no itemtype.</source>
        <translation>项目没有 @type，或元素有 itemscope 却没有 itemtype。</translation>
    </message>
    <message>
        <source>Structured data without type</source>
        <translation>结构化数据缺少类型</translation>
    </message>
    <message>
        <source>An itemprop is outside all items, an itemtype or itemid has no itemscope, or an itemtype is not an absolute URL.</source>
        <translation>itemprop 不在任何项目内，itemtype 或 itemid 没有 itemscope，或 itemtype 不是绝对 URL。</translation>
    </message>
    <message>
        <source>The parent of an li is not ul, ol or menu, and has no role=&quot;list&quot;. Items in custom elements are not reported.</source>
        <translation>父元素不是 ul、ol 或 menu，也没有 role=&quot;list&quot; 的 li。位于自定义元素中的不报告。</translation>
    </message>
    <message>
        <source>An object element with an image, audio or video has no aria-label, aria-labelledby or title. Embedded HTML and text do not count. Needs review if the type is unknown.</source>
        <translation>显示图片、音频或视频的 object 元素没有 aria-label、aria-labelledby 或 title。嵌入的 HTML 和文本不计；类型未知时需人工复核。</translation>
    </message>
    <message>
        <source>object element without alternative text</source>
        <translation>object 元素缺少替代文本</translation>
    </message>
    <message>
        <source>An object of JSON-LD has no @context.</source>
        <translation>JSON-LD 对象没有 @context。</translation>
    </message>
    <message>
        <source>An svg element, or a part of one, has the role img, image, graphics-document or graphics-symbol, but no title element, aria-label or aria-labelledby. Drawings without such a role do not count.</source>
        <translation>角色为 img、image、graphics-document 或 graphics-symbol 的 svg 元素或其中一部分没有 title 元素、aria-label 或 aria-labelledby。没有这些角色的图形不计。</translation>
    </message>
    <message>
        <source>Underscores in URL</source>
        <translation>URL 含下划线</translation>
    </message>
    <message>
        <source>Charset other than UTF-8</source>
        <translation>字符编码不是 UTF-8</translation>
    </message>
    <message>
        <source>Canonicalised page (canonical to another URL)</source>
        <translation>已规范化到其他 URL 的页面</translation>
    </message>
    <message>
        <source>Another site can place the page invisibly over its own and make visitors click on hidden elements.</source>
        <translation>别的网站可以把此页面透明地覆盖在自己的页面上，诱使访客点击看不见的内容。</translation>
    </message>
    <message>
        <source>Use a 301 or 302 redirect with a Location header instead.</source>
        <translation>改为以 301 或 302 和 Location 标头响应。</translation>
    </message>
    <message>
        <source>Use a 301 or 302 redirect instead. If visitors should be informed first, show them a link.</source>
        <translation>改为以 301 或 302 响应；如果要先告知访客，请提供一个链接。</translation>
    </message>
    <message>
        <source>Return status 404 at the address itself, with a helpful page. Redirect only content that has moved.</source>
        <translation>在该地址直接以状态 404 作答，并提供有帮助的页面；只重定向已经移动的内容。</translation>
    </message>
    <message>
        <source>Return status 404 for pages that do not exist. The visible page may stay as it is.</source>
        <translation>对不存在的页面返回状态码 404；人们看到的页面可以不变。</translation>
    </message>
    <message>
        <source>Return the file itself at its own address on each host, without a redirect.</source>
        <translation>在每个主机上直接以该文件本身作答，不要重定向。</translation>
    </message>
    <message>
        <source>Return the file itself at its own address, and look for a redirect loop.</source>
        <translation>在该文件自己的地址直接以它作答，并检查是否有循环的重定向。</translation>
    </message>
    <message>
        <source>Missing X-Frame-Options or frame-ancestors</source>
        <translation>缺少 X-Frame-Options 或 frame-ancestors</translation>
    </message>
    <message>
        <source>Assistive technology cannot announce the state (WCAG 4.1.2).</source>
        <translation>辅助技术无法读出状态（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>Assistive technology ignores it or announces wrong information (WCAG 4.1.2).</source>
        <translation>辅助技术会忽略它，或读出错误的内容（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>Assistive technology announces a state that differs from the screen (WCAG 4.1.2).</source>
        <translation>辅助技术读出的状态与屏幕上的不同（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>At least 10 URLs of a host redirect to the home page of the same host, over any number of hops.</source>
        <translation>一个主机至少有 10 个 URL 重定向（无论跳转几次）到该主机的首页。</translation>
    </message>
    <message>
        <source>Begin the ARIA name with the visible words, or remove it.</source>
        <translation>让 ARIA 名称以可见的文字开头，或去掉它。</translation>
    </message>
    <message>
        <source>Begin with &quot;@context&quot;: &quot;https://schema.org&quot;.</source>
        <translation>以 &quot;@context&quot;: &quot;https://schema.org&quot; 开头。</translation>
    </message>
    <message>
        <source>Begin with Content-Security-Policy-Report-Only, check its reports, and then send the policy itself.</source>
        <translation>先用 Content-Security-Policy-Report-Only 试行，查看报告，然后再正式发送策略。</translation>
    </message>
    <message>
        <source>Begin with duplicate attributes, end of file in a tag or comment, and missing end tags. The rest is cosmetic.</source>
        <translation>先处理重复属性、标签或注释中的文件结尾以及缺失的结束标记，其余只是整洁问题。</translation>
    </message>
    <message>
        <source>Blinking distracts, and users cannot stop it where it works. Current browsers show static text (WCAG 2.2.2).</source>
        <translation>闪烁使人分心，在起作用的地方无法停止；如今的浏览器显示为静止文字（WCAG 2.2.2）。</translation>
    </message>
    <message>
        <source>Blinking text (blink element)</source>
        <translation>闪烁文字（blink 元素）</translation>
    </message>
    <message>
        <source>Blog or news</source>
        <translation>博客或新闻</translation>
    </message>
    <message>
        <source>Browsers and search results show a blank icon instead.</source>
        <translation>浏览器和搜索结果会显示空白图标。</translation>
    </message>
    <message>
        <source>Missing HSTS header</source>
        <translation>缺少 HSTS 响应头</translation>
    </message>
    <message>
        <source>Browsers request them by https instead. If the server has no https, they are missing.</source>
        <translation>浏览器会改用 https 请求它们；服务器不支持时就显示不出来。</translation>
    </message>
    <message>
        <source>Browsers ask visitors anyway before a page uses the camera or location. The policy keeps third-party scripts and frames from even asking.</source>
        <translation>页面使用摄像头或位置之前，浏览器本来就会询问访客；该策略使他人的脚本和框架连询问都不能。</translation>
    </message>
    <message>
        <source>Browsers assume that the image fills the window, and download a larger file than they need.</source>
        <translation>浏览器会假定图片占满窗口，加载比需要更大的文件。</translation>
    </message>
    <message>
        <source>Browsers cannot fill in the name or address, which helps users who have difficulty typing (WCAG 1.3.5).</source>
        <translation>浏览器无法填入姓名或地址，而这对书写困难的人很有帮助（WCAG 1.3.5）。</translation>
    </message>
    <message>
        <source>Browsers cannot follow such a redirect: visitors get an empty page or an error page.</source>
        <translation>浏览器无法跟随这样的重定向：访客看到的是空白页或错误页。</translation>
    </message>
    <message>
        <source>Browsers cannot show the complete page before its HTML has loaded.</source>
        <translation>HTML 未到齐之前，浏览器无法完整显示页面。</translation>
    </message>
    <message>
        <source>Browsers cannot tell the host from an impostor, and show a warning instead of the site.</source>
        <translation>浏览器无法区分该主机与冒充者，会显示警告而不是网站。</translation>
    </message>
    <message>
        <source>Browsers limit it to 400 days, so a longer time has no effect. Data protection rules may require less.</source>
        <translation>浏览器会截为 400 天，写得更长也没有用。数据保护规定可能要求更短。</translation>
    </message>
    <message>
        <source>Browsers differ: some treat such a cookie as Lax, others send it with requests from any site.</source>
        <translation>各浏览器做法不同：有的视为 Lax，有的在任何网站发来的请求中都携带它。</translation>
    </message>
    <message>
        <source>Browsers do not load them, so parts of the page are missing or do not work.</source>
        <translation>浏览器不会加载它们，页面的一部分因此缺失或无法工作。</translation>
    </message>
    <message>
        <source>Browsers reject such a cookie, and features that depend on it do not work.</source>
        <translation>浏览器会丢弃这样的 Cookie，依赖它的功能无法工作。</translation>
    </message>
    <message>
        <source>Browsers reject such a cookie, or its overlong attribute, and features that depend on it do not work.</source>
        <translation>浏览器会丢弃这样的 Cookie 或其中过长的属性，依赖它的功能无法工作。</translation>
    </message>
    <message>
        <source>Browsers download it in full on each visit.</source>
        <translation>浏览器每次访问都要重新完整抓取。</translation>
    </message>
    <message>
        <source>Browsers guess the encoding. If they guess wrong, non-English characters are garbled.</source>
        <translation>浏览器只能猜测；猜错时英文以外的文字会变成乱码。</translation>
    </message>
    <message>
        <source>Browsers ignore an invalid header and any header sent over http. If there are two, they read the first.</source>
        <translation>浏览器会忽略无效的标头以及经 http 收到的标头；有两个时只读第一个。</translation>
    </message>
    <message>
        <source>Browsers ignore it and guess which cells the header belongs to. WCAG does not require it; it is a best practice.</source>
        <translation>浏览器会忽略它，自行猜测表头对应哪些单元格。WCAG 没有此要求，属于最佳实践。</translation>
    </message>
    <message>
        <source>Browsers ignore it. Mostly it is mistyped, such as aria-labeledby (WCAG 4.1.2).</source>
        <translation>浏览器会忽略它；多半是拼写错误，例如 aria-labeledby（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>Browsers ignore it, so content that was meant for the head is in the body. Often templates were combined wrongly.</source>
        <translation>浏览器会忽略它；原本写在 head 里的内容便落入 body。常因模板拼接错误造成。</translation>
    </message>
    <message>
        <source>Browsers ignore the attribute, so screen readers do not announce the intended role (WCAG 4.1.2).</source>
        <translation>浏览器会忽略该属性，元素就不会按本意被读出（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>Browsers ignore the value or use another one (WCAG 4.1.2).</source>
        <translation>浏览器会忽略该值或改用其他值（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>Browsers ignore unknown values. If values contradict each other, the page is not shown in any frame.</source>
        <translation>浏览器会忽略不认识的值；值互相矛盾时，页面在任何框架中都不显示。</translation>
    </message>
    <message>
        <source>Browsers look for it only in these bytes. If it comes later, they may have to start again or ignore it.</source>
        <translation>浏览器只在这些字节中查找；再晚就可能要重新读取，或不予采用。</translation>
    </message>
    <message>
        <source>Browsers then create their own html element. They add the language and other attributes of the late tag to it, and ignore the rest of the tag.</source>
        <translation>浏览器会自行创建 html 元素；迟到的标签只有语言等属性会被补上，其余都被忽略。</translation>
    </message>
    <message>
        <source>Browsers accept it, but search engines may not treat it as the title.</source>
        <translation>浏览器能勉强使用，但搜索引擎可能不把它当作标题。</translation>
    </message>
    <message>
        <source>Browsers may choose an unintended file, or have fewer files to choose from.</source>
        <translation>浏览器可能选择并非本意的文件，或可选的文件变少。</translation>
    </message>
    <message>
        <source>Browsers may then guess the type of a file. A file that users upload could be treated as a script.</source>
        <translation>浏览器可能会自行猜测文件类型；用户上传的文件可能被当作脚本。</translation>
    </message>
    <message>
        <source>Browsers correct it, but not all programs do so in the same way. Some cut off the address at the space.</source>
        <translation>浏览器会自动修正，但各程序的做法不同，有的会在空格处截断地址。</translation>
    </message>
    <message>
        <source>Browsers correct them all in the same way, but not always as intended. Other programs may give up.</source>
        <translation>浏览器会以相同方式修正，但未必符合作者本意；其他程序可能会放弃处理。</translation>
    </message>
    <message>
        <source>Rejected cookie (domain, size or syntax)</source>
        <translation>被拒绝的 Cookie（域名、大小或语法）</translation>
    </message>
    <message>
        <source>SameSite=None cookie without Secure</source>
        <translation>SameSite=None 的 Cookie 缺少 Secure 属性</translation>
    </message>
    <message>
        <source>Invalid __Host- or __Secure- cookie</source>
        <translation>无效的 __Host- 或 __Secure- Cookie</translation>
    </message>
    <message>
        <source>Browsers refuse this pair, so requests with cookies fail. It was probably meant to let every site read the content that a logged-in visitor sees, which should never be allowed.</source>
        <translation>浏览器拒绝这种组合，带 Cookie 的请求会失败。它的本意多半是让任何网站都能读取已登录访客看到的内容，而这不应允许。</translation>
    </message>
    <message>
        <source>Browsers show a warning instead of the site, and search engines stop fetching it.</source>
        <translation>浏览器会显示警告而不是网站，搜索引擎会停止抓取。</translation>
    </message>
    <message>
        <source>Browsers show a warning instead of the site. If only the intermediate certificates are missing, some browsers show the site and others do not.</source>
        <translation>浏览器会显示警告而不是网站。如果只是缺少中间证书，有些浏览器能显示网站，有些不能。</translation>
    </message>
    <message>
        <source>Browsers display it somehow. But style sheets, scripts and screen readers rely on correct lists, tables and headings.</source>
        <translation>浏览器总会以某种方式显示；但样式、脚本和屏幕阅读器依赖结构正确的列表、表格和标题。</translation>
    </message>
    <message>
        <source>Browsers show nothing until such a script has loaded and run.</source>
        <translation>在这样的脚本加载并运行之前，浏览器什么都不显示。</translation>
    </message>
    <message>
        <source>Browsers show nothing: source elements only choose a file for the img.</source>
        <translation>浏览器什么也不显示：source 元素只是为 img 选择文件。</translation>
    </message>
    <message>
        <source>Browsers show such letters, but in mails and chats the copied URL becomes long and hard to read. Search engines can process both forms.</source>
        <translation>浏览器能显示这些文字，但复制到邮件和聊天中时 URL 会变得又长又难读。搜索引擎两种都能处理。</translation>
    </message>
    <message>
        <source>Browsers show the first one; search engines may use another or combine them.</source>
        <translation>浏览器显示第一个；搜索引擎可能采用另一个，或拼在一起。</translation>
    </message>
    <message>
        <source>Browsers skip unknown parts, so the policy allows or blocks the wrong resources.</source>
        <translation>浏览器会跳过不认识的内容，策略放行或拦截的就不是原本想要的。</translation>
    </message>
    <message>
        <source>Browsers still support them, but they mix style with content and make pages large and hard to change.</source>
        <translation>浏览器仍会显示，但它们把外观与内容混在一起，使页面臃肿且难以修改。</translation>
    </message>
    <message>
        <source>Browsers take longer to render it and to react, above all on phones.</source>
        <translation>浏览器绘制和响应都更慢，在手机上尤其如此。</translation>
    </message>
    <message>
        <source>Browsers use the first one; the other element has no name or description (WCAG 4.1.2).</source>
        <translation>浏览器取第一个；另一个元素就没有名称或说明（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>Browsers then guess the type. A page may be offered as a download; with nosniff, scripts and styles are not used at all.</source>
        <translation>浏览器只能猜测：页面可能变成下载；如果设有 nosniff，脚本和样式根本不会生效。</translation>
    </message>
    <message>
        <source>Browsers then ignore that it is decoration, and screen readers announce it. WCAG does not require it; it is a best practice.</source>
        <translation>浏览器会忽略“装饰”的声明，屏幕阅读器会把它读出。WCAG 没有此要求，属于最佳实践。</translation>
    </message>
    <message>
        <source>Browsers then lay out the page like those of the nineties: sizes, tables and line heights differ between browsers.</source>
        <translation>浏览器会按上世纪九十年代的方式排版：尺寸、表格和行高在各浏览器中不一致。</translation>
    </message>
    <message>
        <source>Browsers wait for all of them before they render anything.</source>
        <translation>浏览器要等它们全部到齐才开始绘制。</translation>
    </message>
    <message>
        <source>Browsers with the host on their preload list use https from the first visit. This is an extra that binds all subdomains, so a site without it is not at fault.</source>
        <translation>主机列入预加载列表后，浏览器从第一次访问起就使用 https。这是额外的保护，并约束所有子域，不采用也不算错。</translation>
    </message>
    <message>
        <source>By the standard, Allow wins, but not every crawler follows it.</source>
        <translation>按标准以 Allow 为准，但并非所有爬虫都遵守。</translation>
    </message>
    <message>
        <source>Bytes of a page are not valid characters in the encoding that it is read in. Each such place counts.</source>
        <translation>页面中有些字节在读取所用的编码中不是任何字符。每一处计一次。</translation>
    </message>
    <message>
        <source>Bytes invalid in the declared charset</source>
        <translation>含有当前字符编码的无效字节</translation>
    </message>
    <message>
        <source>CORS: any origin with credentials</source>
        <translation>CORS：任意来源且允许携带凭据</translation>
    </message>
    <message>
        <source>Cache pages on the server, or find the step that delays all of them.</source>
        <translation>在服务器上缓存页面，或找出所有页面共同等待的环节。</translation>
    </message>
    <message>
        <source>Cache whole pages, look for slow database queries, and bring the server closer to its visitors. Crawl with fewer concurrent requests to see whether the crawl itself was the cause.</source>
        <translation>缓存整个页面，查找慢的数据库查询，让服务器离访客更近。减少并发请求再爬一次，可看出是否由爬取本身造成。</translation>
    </message>
    <message>
        <source>Screen readers read the cells of that row or column without their meaning. WCAG does not require it; it is a best practice.</source>
        <translation>读到该行或列的单元格时，听不出它们是什么。WCAG 没有此要求，属于最佳实践。</translation>
    </message>
    <message>
        <source>Change it to strict-origin-when-cross-origin. If URLs are private, use no-referrer.</source>
        <translation>改为 strict-origin-when-cross-origin；URL 属于私密信息时用 no-referrer。</translation>
    </message>
    <message>
        <source>Change the action and formaction addresses to https.</source>
        <translation>把 action 和 formaction 中的地址改为 https。</translation>
    </message>
    <message>
        <source>Change the link to point to the target of the redirect.</source>
        <translation>把链接改为直接指向重定向的目标。</translation>
    </message>
    <message>
        <source>Change the internal links to point to the canonical URL.</source>
        <translation>把站内链接改为指向规范 URL。</translation>
    </message>
    <message>
        <source>Change the links to point to the target of the redirect. Keep the redirect for links from elsewhere.</source>
        <translation>把链接改为直接指向重定向的目标；重定向本身保留，供外部链接使用。</translation>
    </message>
    <message>
        <source>Change the password, since it is now public, and remove it from the link.</source>
        <translation>密码已经泄露，请更改；链接中不要带上它。</translation>
    </message>
    <message>
        <source>Change the site&apos;s address to https in the settings of the CMS or in the template.</source>
        <translation>在内容管理系统的设置或模板中把网站地址改为 https。</translation>
    </message>
    <message>
        <source>Change these addresses to https, and check that the files are available there.</source>
        <translation>把这些地址改为 https，并确认文件可以取得。</translation>
    </message>
    <message>
        <source>Check that the target is yours or intended, and link to it directly; otherwise remove the redirect.</source>
        <translation>确认目标属于您或符合意图，并直接链接到它；否则请删除该重定向。</translation>
    </message>
    <message>
        <source>Check that the two pages are alike. If not, use a self-referencing canonical.</source>
        <translation>确认两个页面内容相同；如果不同，请让页面声明自身。</translation>
    </message>
    <message>
        <source>Custom checks</source>
        <translation>自定义检查</translation>
    </message>
    <message>
        <source>Choose a parent that may contain the element, or use another element.</source>
        <translation>选择允许包含该元素的父元素，或改用其他元素。</translation>
    </message>
    <message>
        <source>Choose a time that fits the purpose, at most 400 days, and renew the cookie when the visitor returns.</source>
        <translation>按用途选择期限，最多 400 天，访客再来时再续期。</translation>
    </message>
    <message>
        <source>Choose levels by structure, and set the size with CSS.</source>
        <translation>按结构选择级别，大小用样式设定。</translation>
    </message>
    <message>
        <source>Choose one host and https, and redirect the others.</source>
        <translation>选定一个主机和 https，并重定向其余的。</translation>
    </message>
    <message>
        <source>Use one of these four values.</source>
        <translation>从这四个值中选择一个。</translation>
    </message>
    <message>
        <source>Choose one page. Let it declare itself, and let the others declare it.</source>
        <translation>选定一个页面，让它声明自身，其余页面都声明它。</translation>
    </message>
    <message>
        <source>High crawl depth threshold</source>
        <translation>抓取深度过深的阈值</translation>
    </message>
    <message>
        <source>Compressed text is often a quarter of the size, and loads correspondingly faster.</source>
        <translation>压缩后的文本往往只有四分之一大小，到达也相应更快。</translation>
    </message>
    <message>
        <source>Missing Vary: Accept-Encoding</source>
        <translation>缺少 Vary: Accept-Encoding</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Misplaced content in table (foster parenting)</source>
        <translation>表格中位置错误的内容</translation>
    </message>
    <message>
        <source>Content outside landmarks</source>
        <translation>地标之外的内容</translation>
    </message>
    <message>
        <source>Control characters in HTML</source>
        <translation>HTML 中的控制字符</translation>
    </message>
    <message>
        <source>Convert the file, or the content inserted from a database or feed, to the encoding that the page declares, ideally UTF-8.</source>
        <translation>把文件或从数据库、订阅源放入其中的内容转换为页面声明的编码，最好是 UTF-8。</translation>
    </message>
    <message>
        <source>Convert the pages and templates to UTF-8, and declare it in the header and meta element.</source>
        <translation>把页面和模板转换为 UTF-8，并在标头和 meta 元素中写明。</translation>
    </message>
    <message>
        <source>An https response sets cookies without Secure. Deleted cookies do not count.</source>
        <translation>https 响应设置的、没有 Secure 的 Cookie。正在删除的不计。</translation>
    </message>
    <message>
        <source>Cookies have a Max-Age or Expires of more than 400 days ahead.</source>
        <translation>Max-Age 或 Expires 超过 400 天的 Cookie。</translation>
    </message>
    <message>
        <source>Cookies whose name begins with __Secure- or __Host- lack Secure or are set over http. Those with __Host- also count if they have a Domain or a Path other than /.</source>
        <translation>名称以 __Secure- 或 __Host- 开头，但没有 Secure 或经 http 而来的 Cookie；__Host- 的还包括带有 Domain 或 Path 不是 / 的。</translation>
    </message>
    <message>
        <source>Cookies with SameSite=None lack Secure. Deleted cookies do not count.</source>
        <translation>带有 SameSite=None 却缺少 Secure 的 Cookie。正在删除的不计。</translation>
    </message>
    <message>
        <source>Cookies have a Domain that is not the host&apos;s or is a public suffix, more than 4,096 bytes, no content, control characters, or Secure over http. Cookies with an attribute of more than 1,024 bytes count too.</source>
        <translation>Domain 不属于该主机或是公共后缀、超过 4,096 字节、为空、含控制字符，或经 http 设置却带 Secure 的 Cookie；属性超过 1,024 字节的也计入。</translation>
    </message>
    <message>
        <source>Cookies without HttpOnly have sess, token or auth in their name, or sid as a word. Tokens against forged requests (csrf, xsrf) and deleted cookies do not count.</source>
        <translation>没有 HttpOnly、名称含 sess、token、auth 或含单词 sid 的 Cookie。防伪造请求的令牌（csrf、xsrf）和正在删除的不计。</translation>
    </message>
    <message>
        <source>Cookies have no SameSite, or a value other than Strict, Lax and None. Deleted cookies do not count.</source>
        <translation>没有 SameSite，或其值不是 Strict、Lax、None 的 Cookie。正在删除的不计。</translation>
    </message>
    <message>
        <source>When copied into mails and chats, such links break at the space. A plus sign in a path is not a space, but programs often treat it as one.</source>
        <translation>复制到邮件和聊天中时，这样的链接会在空格处断开。路径中的加号不是空格，但程序常常把它当作空格。</translation>
    </message>
    <message>
        <source>Correct the URL of the icon, or restore the file.</source>
        <translation>更正图标的 URL，或恢复该文件。</translation>
    </message>
    <message>
        <source>Correct the URL or remove the element.</source>
        <translation>修正该 URL 或删除该元素。</translation>
    </message>
    <message>
        <source>Correct the URL, or leave out rel=next on the last page and rel=prev on the first.</source>
        <translation>修正该 URL；最后一页不写 rel=next，第一页不写 rel=prev。</translation>
    </message>
    <message>
        <source>Correct the URL, or use a self-referencing canonical.</source>
        <translation>修正该 URL，或让页面声明自身。</translation>
    </message>
    <message>
        <source>Correct the URL, or remove the link.</source>
        <translation>更正 URL，或删除该链接。</translation>
    </message>
    <message>
        <source>Correct the address. For text written by people, let the editor check it.</source>
        <translation>改正地址；由人撰写的内容请让编辑器检查。</translation>
    </message>
    <message>
        <source>Correct the code, such as en, en-GB, zh-Hans or pt-BR; a region alone is not enough.</source>
        <translation>修正代码，例如 en、en-GB、zh-Hans 或 pt-BR；只写地区不行。</translation>
    </message>
    <message>
        <source>Correct the id, or remove the attribute.</source>
        <translation>更正 id，或删除该属性。</translation>
    </message>
    <message>
        <source>Correct the ids. In simple tables, th with scope is enough, without headers.</source>
        <translation>改正 id；简单的表格用带 scope 的 th 即可，不需要 headers。</translation>
    </message>
    <message>
        <source>Correct or remove the link. If many pages have it, it is probably in a template.</source>
        <translation>修正或删除该链接；如果许多页面都有，它多半在模板中。</translation>
    </message>
    <message>
        <source>Correct the name, or give a custom element a name with a hyphen.</source>
        <translation>更正名称，或为自定义元素取一个带连字符的名称。</translation>
    </message>
    <message>
        <source>Correct the name, or remove the attribute.</source>
        <translation>改正名称，或删除该属性。</translation>
    </message>
    <message>
        <source>Correct the name, which has to match the id exactly, including upper and lower case, or add the id to the section. Ids that only a script creates are not visible here.</source>
        <translation>改正名称，它必须与 id 完全一致，包括大小写；或者给那个位置加上这个 id。只由脚本生成的 id 在这里看不到。</translation>
    </message>
    <message>
        <source>Correct the rewrite rule that causes it. If it is meant to set a cookie, return the page even without one.</source>
        <translation>修正引起它的重写规则；如果是为了设置 Cookie，请在没有 Cookie 时也返回页面。</translation>
    </message>
    <message>
        <source>Correct the spelling (separate directives with commas), or remove it.</source>
        <translation>修正拼写（指令之间用逗号分隔），或将其删除。</translation>
    </message>
    <message>
        <source>Correct the spelling, or put a # in front of comments.</source>
        <translation>改正拼写，或在备注前加上 #。</translation>
    </message>
    <message>
        <source>Correct the template or the data behind it, and write the missing text.</source>
        <translation>修正模板或其数据，并写上缺少的文字。</translation>
    </message>
    <message>
        <source>Correct the template so that it writes the page&apos;s full URL.</source>
        <translation>修正模板，让它写出页面的完整 URL。</translation>
    </message>
    <message>
        <source>Correct the template that joins the two parts, and redirect such URLs to the one with a single slash.</source>
        <translation>修正拼接这两部分的模板，并把这样的 URL 重定向到单斜杠的 URL。</translation>
    </message>
    <message>
        <source>Correct the word, or remove the attribute.</source>
        <translation>改正该词，或删除该属性。</translation>
    </message>
    <message>
        <source>Correct the listed words. Keywords need single quotes (&apos;self&apos;), and semicolons separate directives.</source>
        <translation>改正所列的词：关键字写在单引号中（&apos;self&apos;），指令之间用分号隔开。</translation>
    </message>
    <message>
        <source>Crawl with fewer threads and a longer delay, or raise the server&apos;s limit for this crawler. Then recrawl these URLs.</source>
        <translation>用更少的线程和更长的间隔爬取，或在服务器上放宽对本爬虫的限制，然后重新抓取这些 URL。</translation>
    </message>
    <message>
        <source>Crawlers and browsers have to download it in full each time, although a short &quot;not modified&quot; would be enough.</source>
        <translation>爬虫和浏览器每次都要完整抓取，而本来一个简短的“未修改”就够了。</translation>
    </message>
    <message>
        <source>Crawlers find no rules in it, so they follow none. Often the server answers every missing address in this way.</source>
        <translation>爬虫在其中找不到规则，也就不会遵守任何规则；往往是服务器对所有不存在的地址都这样回答。</translation>
    </message>
    <message>
        <source>Crawlers follow at most five redirects, and some follow none. Then the rules do not count, or nothing is crawled.</source>
        <translation>爬虫最多跟随五次重定向，有些完全不跟随：这样规则就不起作用，或者什么都不会被抓取。</translation>
    </message>
    <message>
        <source>Crawlers then stop and follow no rules. They crawl content that the file was meant to exclude.</source>
        <translation>爬虫这时会放弃，不按任何规则抓取：本应被排除的内容会被抓取。</translation>
    </message>
    <message>
        <source>Crawlers must treat this as a ban on the whole host. If it lasts, pages drop out of search results.</source>
        <translation>爬虫必须把这当作对整个主机的禁止。持续下去，页面会从搜索结果中消失。</translation>
    </message>
    <message>
        <source>Crawlers may stop reading there, and Google does. Rules after that point have no effect.</source>
        <translation>爬虫不必再往下读，Google 也不读；之后的规则不起作用。</translation>
    </message>
    <message>
        <source>Crawlers ignore such lines, and a mistyped rule has no effect.</source>
        <translation>爬虫会跳过这样的行；写错的规则不起作用。</translation>
    </message>
    <message>
        <source>Crawlers ignore them, as they do not know to whom the rules apply.</source>
        <translation>爬虫不知道这些规则针对谁，会跳过它们。</translation>
    </message>
    <message>
        <source>Crawlers under the same rules cannot read the page that most visitors see first.</source>
        <translation>受同样规则约束的爬虫无法读取访客通常最先到达的页面。</translation>
    </message>
    <message>
        <source>Invalid lastmod in sitemap</source>
        <translation>站点地图中的 lastmod 无效</translation>
    </message>
    <message>
        <source>Choose one: remove the role, or remove the tabindex and ARIA attributes.</source>
        <translation>二者取其一：删除角色，或删除 tabindex 和 ARIA 属性。</translation>
    </message>
    <message>
        <source>Choose one address for the site, use it in all canonical URLs, and redirect the others to it.</source>
        <translation>为网站确定一个地址，在所有规范 URL 中使用它，并把其他地址重定向到它。</translation>
    </message>
    <message>
        <source>Keep one, and remove the other. Often a plugin and the theme or the server each write their own.</source>
        <translation>只保留一个，删除另一个；常见原因是插件与主题或服务器各写了一份。</translation>
    </message>
    <message>
        <source>Decide whether the page should be found, and make its links consistent.</source>
        <translation>决定该页面是否应被找到，并统一链接的写法。</translation>
    </message>
    <message>
        <source>Decide which URL is right, and remove the others from the template, the plugin or the server&apos;s headers.</source>
        <translation>确定哪个正确，从模板、插件或服务器标头中删除其余的。</translation>
    </message>
    <message>
        <source>Declare it, for example prefix=&quot;ex: https://example.org/&quot;.</source>
        <translation>声明它，例如 prefix=&quot;ex: https://example.org/&quot;。</translation>
    </message>
    <message>
        <source>Mass redirect threshold (URLs per host)</source>
        <translation>大量重定向到首页的阈值（每个主机的 URL 数）</translation>
    </message>
    <message>
        <source>Minimum meta description length</source>
        <translation>元描述长度下限</translation>
    </message>
    <message>
        <source>Maximum meta description length</source>
        <translation>元描述长度上限</translation>
    </message>
    <message>
        <source>Minimum meta description width</source>
        <translation>元描述宽度下限</translation>
    </message>
    <message>
        <source>Maximum meta description width</source>
        <translation>元描述宽度上限</translation>
    </message>
    <message>
        <source>Maximum deviations below the folder&apos;s median</source>
        <translation>低于目录中位数的偏差倍数上限</translation>
    </message>
    <message>
        <source>Conflicting canonicals</source>
        <translation>规范网址冲突</translation>
    </message>
    <message>
        <source>Frame title not unique</source>
        <translation>框架标题不唯一</translation>
    </message>
    <message>
        <source>Directives and quoted keywords that do not exist, keywords without their quotes, and directives among the values of another one because a semicolon is missing.</source>
        <translation>不存在的指令和带引号的关键字、没有引号的关键字，以及因缺少分号而混入其他指令取值中的指令。</translation>
    </message>
    <message>
        <source>Conflicting robots directives</source>
        <translation>robots 指令冲突</translation>
    </message>
    <message>
        <source>Divide lists into several pages, and leave out links that other pages of the site have anyway.</source>
        <translation>把列表分成多页，省去站内其他页面已有的链接。</translation>
    </message>
    <message>
        <source>Divide the text with h2 headings that describe each part.</source>
        <translation>用 h2 标题划分文字，说明各部分的内容。</translation>
    </message>
    <message>
        <source>Documentation</source>
        <translation>技术文档</translation>
    </message>
    <message>
        <source>Each change makes browsers calculate more. Visitors notice it on weak devices at most.</source>
        <translation>每次变化浏览器都要计算更多；至多在性能较弱的设备上能感觉到。</translation>
    </message>
    <message>
        <source>Each file costs a request; over HTTP/1.1, requests wait for each other.</source>
        <translation>每个文件都要一次请求；使用 HTTP/1.1 时还要互相等待。</translation>
    </message>
    <message>
        <source>Visitors wait for one more request per hop, which is noticeable on mobile networks.</source>
        <translation>每跳一次，访客都要多等一次请求，在移动网络上很明显。</translation>
    </message>
    <message>
        <source>Each visit creates new URLs of the same pages, and visitors who share a link may share their session.</source>
        <translation>每次访问都会为同样的页面产生新的 URL，分享链接的人可能连会话一起分享出去。</translation>
    </message>
    <message>
        <source>Each visit waits for one more request before the download of the file can start.</source>
        <translation>每次访问都要多等一次请求，文件才能开始传输。</translation>
    </message>
    <message>
        <source>Elements and attributes that authors must no longer use, such as center, font, align or bgcolor.</source>
        <translation>作者不应再使用的元素和属性，如 center、font、align 或 bgcolor。</translation>
    </message>
    <message>
        <source>Deep or wide DOM nesting</source>
        <translation>DOM 嵌套过深或子元素过多</translation>
    </message>
    <message>
        <source>Maximum child elements per element</source>
        <translation>单个元素的子元素数上限</translation>
    </message>
    <message>
        <source>Maximum DOM elements</source>
        <translation>DOM 元素数上限</translation>
    </message>
    <message>
        <source>Excessive DOM size threshold</source>
        <translation>DOM 过大的阈值</translation>
    </message>
    <message>
        <source>Several elements have the same accesskey value, ignoring case.</source>
        <translation>accesskey 的值相同（不分大小写）的多个元素。</translation>
    </message>
    <message>
        <source>Maximum DOM depth</source>
        <translation>DOM 深度上限</translation>
    </message>
    <message>
        <source>Encode the data once, and write it as an object.</source>
        <translation>只编码一次，并以对象形式写出。</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Parse errors defined in the HTML Standard, counted by their codes. The most frequent ones are listed.</source>
        <translation>HTML 标准命名的解析错误，按代码计数，并列出最常见的几种。</translation>
    </message>
    <message>
        <source>Escape each part of a URL exactly once. Look for a template function that is called twice.</source>
        <translation>URL 的每一部分只转义一次；检查模板中是否重复调用了转义函数。</translation>
    </message>
    <message>
        <source>Each footer of the page, or element with role=&quot;contentinfo&quot;, after the first one. A footer inside article, aside, main, nav or section does not count.</source>
        <translation>第一个之后的每个页面 footer 或 role 为 &quot;contentinfo&quot; 的元素。article、aside、main、nav 或 section 内的 footer 不计。</translation>
    </message>
    <message>
        <source>Each header of the page, or element with role=&quot;banner&quot;, after the first one. A header inside article, aside, main, nav or section does not count.</source>
        <translation>第一个之后的每个页面 header 或 role 为 &quot;banner&quot; 的元素。article、aside、main、nav 或 section 内的 header 不计。</translation>
    </message>
    <message>
        <source>Every link from other pages to a page has nofollow, ugc or sponsored, or is on a page with nofollow. Start addresses do not count.</source>
        <translation>其他页面指向该页面的每个链接都带有 nofollow、ugc 或 sponsored，或位于声明了 nofollow 的页面上。起始地址不算。</translation>
    </message>
    <message>
        <source>Each main element, or one with role=&quot;main&quot;, after the first one. Hidden ones do not count.</source>
        <translation>第一个之后的每个 main 元素或 role 为 &quot;main&quot; 的元素。隐藏的不计。</translation>
    </message>
    <message>
        <source>Every other page that links to a page has noindex. Start addresses do not count.</source>
        <translation>链接到该页面的其他页面全都声明了 noindex。起始地址不算。</translation>
    </message>
    <message>
        <source>Visitors wait for one more request per link, and search engines need one more to find the page.</source>
        <translation>每个点击此类链接的访客都要多等一次请求，搜索引擎也要多请求一次才能找到页面。</translation>
    </message>
    <message>
        <source>All readers of the page can use it. Text that only shows an example may be reported too.</source>
        <translation>每个能读到页面的人都可以使用它。只是举例的文字也可能被发现。</translation>
    </message>
    <message>
        <source>All visitors to the page can use them, and browsers warn of such links or drop the password.</source>
        <translation>看到页面的人都能使用它们，浏览器也会对此类链接发出警告或丢弃密码。</translation>
    </message>
    <message>
        <source>All content after it becomes part of it.</source>
        <translation>其后的所有内容都会成为它的一部分。</translation>
    </message>
    <message>
        <source>Exactly one other page of the crawl links or redirects to an indexable page. Start addresses do not count.</source>
        <translation>在本次爬取中，只有一个其他页面链接或重定向到某个可被收录的页面。起始地址不算。</translation>
    </message>
    <message>
        <source>Maximum requests per page</source>
        <translation>每页请求数上限</translation>
    </message>
    <message>
        <source>Fill it, or remove it.</source>
        <translation>填入内容，或将其删除。</translation>
    </message>
    <message>
        <source>Find out how the server spends this time. Cache pages, fix slow queries, and raise the limits of a busy host. Crawl with fewer concurrent requests to compare.</source>
        <translation>查明服务器在这段时间里做什么：缓存页面，改进慢查询，给繁忙的主机提高上限。减少并发请求再爬一次作比较。</translation>
    </message>
    <message>
        <source>Maximum H1 length</source>
        <translation>H1 长度上限</translation>
    </message>
    <message>
        <source>Flatten the wrappers, and split long lists into parts.</source>
        <translation>减少包装层级，把长列表拆成几部分。</translation>
    </message>
    <message>
        <source>The canonical URLs lead from page to page back to the page, for example A declares B and B declares A.</source>
        <translation>沿着规范 URL 从一页到另一页又回到原页，例如 A 声明 B，B 声明 A。</translation>
    </message>
    <message>
        <source>For screen reader users, the page is empty (WCAG 1.3.1, 4.1.2).</source>
        <translation>对靠听的人来说，页面是空的（WCAG 1.3.1、4.1.2）。</translation>
    </message>
    <message>
        <source>Frames with the same name, ignoring case, have different addresses. A person must review whether the contents serve the same purpose.</source>
        <translation>名称相同（不分大小写）但地址不同的框架。内容的用途是否相同需人工复核。</translation>
    </message>
    <message>
        <source>From one heading to the next, the level increases by more than one, for example from h2 to h4. Levels set by aria-level count, hidden headings do not.</source>
        <translation>从一个标题到下一个，级别一次增加超过一级，例如从 h2 到 h4。aria-level 设定的级别计入，隐藏的标题不算。</translation>
    </message>
    <message>
        <source>The time from the start of the request, including connecting, to the first byte of the response was more than 1,800 ms. It is the latest measurement, under the load of the crawl.</source>
        <translation>从请求开始（含建立连接）到响应的第一个字节超过 1,800 毫秒。这是爬取最近一次测得的值，受爬取本身的负载影响。</translation>
    </message>
    <message>
        <source>The time from the start of the request, including connecting, to the first byte of the response was more than 800 ms. It is the latest measurement, under the load of the crawl.</source>
        <translation>从请求开始（含建立连接）到响应的第一个字节超过 800 毫秒。这是爬取最近一次测得的值，受爬取本身的负载影响。</translation>
    </message>
    <message>
        <source>Get a certificate for the host, serve the page over https, and redirect the http URL to it with status 301.</source>
        <translation>为主机申请证书，以 https 提供页面，并用状态码 301 把 http URL 重定向过去。</translation>
    </message>
    <message>
        <source>Get a certificate that includes every host of the site, with and without www, or let the server send the right one.</source>
        <translation>申请包含网站所有主机名（带和不带 www）的证书，或者让服务器出示正确的证书。</translation>
    </message>
    <message>
        <source>Use a value of a type that schema.org lists for the property, or a text.</source>
        <translation>使用 schema.org 为该属性列出的类型，或用文本。</translation>
    </message>
    <message>
        <source>Specify the bestRating and worstRating of your scale.</source>
        <translation>给出您所用评分范围的 bestRating 和 worstRating。</translation>
    </message>
    <message>
        <source>Give each area an alt text that describes its target.</source>
        <translation>给每个区域加上说明去向的 alt 文本。</translation>
    </message>
    <message>
        <source>Give each element a unique key. Or remove accesskey, as it often conflicts with keys of browsers and screen readers.</source>
        <translation>给每个元素单独的按键，或去掉 accesskey，因为它常与浏览器和屏幕阅读器的按键冲突。</translation>
    </message>
    <message>
        <source>Give each element a unique id, or use a class for several elements.</source>
        <translation>为每个元素设置唯一的 id；若指多个元素，请用 class。</translation>
    </message>
    <message>
        <source>Give each frame a unique title.</source>
        <translation>给每个框架单独的 title。</translation>
    </message>
    <message>
        <source>Give each item its type.</source>
        <translation>为每个项目指定类型。</translation>
    </message>
    <message>
        <source>Give each page its own address without a hash. Scripts can change the address with the History API.</source>
        <translation>给每个页面一个不带井号的地址；脚本可以通过 History API 改变地址。</translation>
    </message>
    <message>
        <source>Give each page its own date of last change, or leave out the dates.</source>
        <translation>给每个页面写上它自己最后更改的日期，或者不写日期。</translation>
    </message>
    <message>
        <source>Add that id to the intended target element.</source>
        <translation>给它要到达的元素加上该 id。</translation>
    </message>
    <message>
        <source>Give the intended item this @id, or correct the reference.</source>
        <translation>为所指项目设置该 @id，或更正引用。</translation>
    </message>
    <message>
        <source>Give the items the right role, such as tab in tablist, and move all other content out.</source>
        <translation>给项目设置正确的角色，例如 tablist 中的 tab，并把其他内容移出。</translation>
    </message>
    <message>
        <source>Set noindex on them, or disallow them in robots.txt. Link to categories instead of searches.</source>
        <translation>给它们加上 noindex，或在 robots.txt 中禁止；链接到分类而不是搜索。</translation>
    </message>
    <message>
        <source>Google stops reading there, so it may render a page wrongly or find a PDF only by its beginning. Visitors wait longer.</source>
        <translation>Google 不再往下读，页面在那里可能显示有误，PDF 也只能按开头部分被检索到。访客也要等更久。</translation>
    </message>
    <message>
        <source>Google reads none of them. Some other crawlers follow crawl-delay, and Yandex follows clean-param. They do no harm, but noindex in robots.txt keeps no page out of results.</source>
        <translation>Google 都不读取；有些爬虫遵守 crawl-delay，Yandex 遵守 clean-param。它们没有害处，但写在 robots.txt 中的 noindex 不能使页面不被收录。</translation>
    </message>
    <message>
        <source>Google reads only the first 2 MB, and ignores text and links after that.</source>
        <translation>Google 只读取前 2 MB：之后的文字和链接不会被看到。</translation>
    </message>
    <message>
        <source>HSTS not ready for preload</source>
        <translation>HSTS 不符合预加载要求</translation>
    </message>
    <message>
        <source>HSTS max-age too short</source>
        <translation>HSTS max-age 过短</translation>
    </message>
    <message>
        <source>HTML</source>
        <translation>HTML</translation>
    </message>
    <message>
        <source>Response codes</source>
        <translation>响应码</translation>
    </message>
    <message>
        <source>Get a new certificate for a new key. Current authorities no longer issue weak ones.</source>
        <translation>用新密钥申请新证书。如今的颁发机构不再签发弱证书。</translation>
    </message>
    <message>
        <source>Set cookies only on pages. Serve static files without the application.</source>
        <translation>只由页面设置 Cookie；静态文件不要经过应用程序。</translation>
    </message>
    <message>
        <source>Let the server return /robots.txt with status 200, or status 404 if there are no rules.</source>
        <translation>让服务器对 /robots.txt 返回状态码 200；没有规则时返回 404。</translation>
    </message>
    <message>
        <source>Let the server return status 404 or 410 with the same page; visitors see no difference.</source>
        <translation>让服务器以状态码 404 或 410 返回同样的页面；访客看不出区别。</translation>
    </message>
    <message>
        <source>Let the server send Vary: Accept-Encoding whenever it compresses.</source>
        <translation>让服务器在压缩时都发送 Vary: Accept-Encoding。</translation>
    </message>
    <message>
        <source>Let the server send the right Content-Type for this kind of file, with the charset for text.</source>
        <translation>让服务器为这类文件发送正确的 Content-Type，文本类型还应带上 charset。</translation>
    </message>
    <message>
        <source>Let the server send the text of the page (server-side rendering or prerendering).</source>
        <translation>让服务器直接发送页面的文字（服务器端渲染或预先渲染）。</translation>
    </message>
    <message>
        <source>Let the server send the text and the links of the page (server-side rendering or prerendering).</source>
        <translation>让服务器直接发送页面的文字和链接（服务器端渲染或预先渲染）。</translation>
    </message>
    <message>
        <source>Let the site generate a sitemap of its indexable pages, and list it in robots.txt.</source>
        <translation>让网站生成包含可索引页面的站点地图，并在 robots.txt 中列出。</translation>
    </message>
    <message>
        <source>Let the sitemap include all pages that should be found. Set noindex on the others.</source>
        <translation>让站点地图包含所有希望被找到的页面；不希望被找到的页面加上 noindex。</translation>
    </message>
    <message>
        <source>Let the sitemap use https URLs.</source>
        <translation>让站点地图使用 https URL。</translation>
    </message>
    <message>
        <source>Let the template write a canonical link with the page&apos;s own full URL.</source>
        <translation>让模板写入规范链接，内容为页面自身的完整 URL。</translation>
    </message>
    <message>
        <source>Let the template write the current year, or remove the year.</source>
        <translation>让模板写入当前年份，或去掉年份。</translation>
    </message>
    <message>
        <source>Conflicting charset declarations</source>
        <translation>字符编码声明冲突</translation>
    </message>
    <message>
        <source>Focusable element inside aria-hidden</source>
        <translation>aria-hidden 内有可聚焦元素</translation>
    </message>
    <message>
        <source>Test the page with the AMP validator.</source>
        <translation>用 AMP 验证器检查该页面。</translation>
    </message>
    <message>
        <source>How to fix it</source>
        <translation>修复方法</translation>
    </message>
    <message>
        <source>If all subdomains have https, send max-age=31536000; includeSubDomains; preload. Then register the domain at hstspreload.org.</source>
        <translation>如果所有子域都支持 https：发送 max-age=31536000; includeSubDomains; preload，并在 hstspreload.org 登记域名。</translation>
    </message>
    <message>
        <source>If that server is compromised, its changed script runs on your page with full rights.</source>
        <translation>如果那台服务器被入侵，被篡改的脚本会以全部权限在您的页面上运行。</translation>
    </message>
    <message>
        <source>If several URLs lead to the same page, search engines choose one of them themselves. A site without duplicates loses nothing.</source>
        <translation>如果同一页面有多个 URL，搜索引擎会自行选择其中之一。没有重复页面的网站不受影响。</translation>
    </message>
    <message>
        <source>If the site should be found, remove the line Disallow: / from that group. Otherwise, no change is needed.</source>
        <translation>如果希望网站被找到，从该组中删除 Disallow: / 一行；如果不希望，则没有问题。</translation>
    </message>
    <message>
        <source>If the text is your own, use the page&apos;s own URL. Look for a leftover domain in the settings of the CMS.</source>
        <translation>如果内容是您自己的，请声明页面自身的 URL；检查内容管理系统的设置中是否遗留了其他域名。</translation>
    </message>
    <message>
        <source>If the title does not describe the content of the page, add its subject or the site&apos;s name.</source>
        <translation>如果标题说不清页面内容，请加上主题或网站名称。</translation>
    </message>
    <message>
        <source>If useful, add the site or the category to the title and keep the heading short.</source>
        <translation>如有需要，在 title 中加上网站或类别，H1 保持简短。</translation>
    </message>
    <message>
        <source>If you need either, put a text file robots.txt into the root folder of the host.</source>
        <translation>有需要时，在主机的最上层目录放一个文本文件 robots.txt。</translation>
    </message>
    <message>
        <source>srcset without sizes attribute</source>
        <translation>srcset 缺少 sizes 属性</translation>
    </message>
    <message>
        <source>Invalid srcset</source>
        <translation>srcset 无效</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Missing image src</source>
        <translation>图片缺少 src</translation>
    </message>
    <message>
        <source>Missing image dimensions (layout shift)</source>
        <translation>图片缺少宽高尺寸（布局偏移）</translation>
    </message>
    <message>
        <source>Images that visitors never scroll to are loaded as well, and compete with visible ones for bandwidth.</source>
        <translation>访客不会滚动到的图片也会加载，并与看得到的图片争抢带宽。</translation>
    </message>
    <message>
        <source>Redundant alt text (same as link text)</source>
        <translation>alt 文本与链接文字重复</translation>
    </message>
    <message>
        <source>File name as alt text</source>
        <translation>以文件名作为 alt 文本</translation>
    </message>
    <message>
        <source>Alt text over 100 characters</source>
        <translation>alt 文本超过 100 个字符</translation>
    </message>
    <message>
        <source>Missing alt attribute</source>
        <translation>图片缺少 alt 属性</translation>
    </message>
    <message>
        <source>An https page references images, icons, audio or video by http, including references in styles within the page. Pages whose policy has upgrade-insecure-requests do not count.</source>
        <translation>https 页面以 http 引用的图片、图标、音频和视频，包括页面内样式中的引用。策略中含 upgrade-insecure-requests 的页面不计。</translation>
    </message>
    <message>
        <source>robots.txt disallows images, scripts, styles or other files of an indexable page for the crawl&apos;s user agent. Only files that the crawl checked count.</source>
        <translation>robots.txt 禁止本次爬取的 User-Agent 访问可索引页面的图片、脚本、样式等文件。只计爬取检查过的文件。</translation>
    </message>
    <message>
        <source>In HTML, lang counts. Other programs may use xml:lang and choose another voice (WCAG 3.1.1).</source>
        <translation>HTML 中以 lang 为准，其他程序可能按 xml:lang 选择另一种语音（WCAG 3.1.1）。</translation>
    </message>
    <message>
        <source>Users cannot tell them apart in a list of landmarks. WCAG does not require it; it is a best practice.</source>
        <translation>在地标列表中无法区分它们。WCAG 没有此要求，属于最佳实践。</translation>
    </message>
    <message>
        <source>In a list of links, users cannot tell them apart.</source>
        <translation>在链接列表中，人们无法区分它们。</translation>
    </message>
    <message>
        <source>In a long text without subheadings, visitors find nothing at a glance, and screen reader users cannot jump.</source>
        <translation>没有小标题的长文难以快速查找，用屏幕阅读器的人也无法跳转。</translation>
    </message>
    <message>
        <source>Users cannot tell these pages apart in search results or among open tabs.</source>
        <translation>在搜索结果和打开的标签页中，人们无法区分这些页面。</translation>
    </message>
    <message>
        <source>The title does not show the subject of the page in results and bookmarks, and search engines often replace it.</source>
        <translation>在搜索结果和书签中看不出页面讲什么，搜索引擎也常会替换这样的标题。</translation>
    </message>
    <message>
        <source>Indexable pages with a search parameter (q, s, query, search, suche, keyword, keywords) below a path with /search, /suche or /recherche, or with s on the home page.</source>
        <translation>可索引的页面，路径含 /search、/suche 或 /recherche 且带有搜索参数（q、s、query、search、suche、keyword、keywords），或首页带有参数 s。</translation>
    </message>
    <message>
        <source>Indexability and canonicals</source>
        <translation>可索引性与规范网址</translation>
    </message>
    <message>
        <source>Intranet or staging</source>
        <translation>内网或预发布</translation>
    </message>
    <message>
        <source>It is sent again with each page, is a third larger than the file, and delays the text after it.</source>
        <translation>它随每个页面重新传输，比文件大三分之一，后面的文字也要等待。</translation>
    </message>
    <message>
        <source>It does no harm, but has no effect in Google. Other services may still read it.</source>
        <translation>它无害，但在 Google 中不起作用；其他服务可能仍会读取。</translation>
    </message>
    <message>
        <source>It does no harm by itself, but shows that the sitemap generator counts pages twice and wastes space.</source>
        <translation>这本身没有害处，但说明生成站点地图的程序重复计算了页面，也浪费空间。</translation>
    </message>
    <message>
        <source>It does no harm now, but two places have to be kept alike. Once they differ, search engines ignore both.</source>
        <translation>目前没有害处，但两处必须保持一致；一旦不同，搜索引擎会全部忽略。</translation>
    </message>
    <message>
        <source>It fills less than one line of the search result, which has room for two.</source>
        <translation>它在搜索结果中不满一行，而空间有两行。</translation>
    </message>
    <message>
        <source>Replace it before it expires, or browsers will show a warning instead of the site.</source>
        <translation>必须在到期之前更换，否则浏览器会显示警告而不是网站。</translation>
    </message>
    <message>
        <source>It is only as good as the alt text. The image cannot be searched, copied or enlarged like text.</source>
        <translation>只有 alt 写得好，它才是好的 H1。图片不能像文字那样搜索、复制或放大。</translation>
    </message>
    <message>
        <source>It is only a hint: from about this number on, pages become slower on weak devices.</source>
        <translation>这只是提示：大约从这个数量起，页面在性能较弱的设备上会变慢。</translation>
    </message>
    <message>
        <source>It is allowed, but some screen readers announce only the first or the last (WCAG 3.3.2).</source>
        <translation>这是允许的，但有些屏幕阅读器只读第一个或最后一个（WCAG 3.3.2）。</translation>
    </message>
    <message>
        <source>It is information, not a fault. These services may not use your texts for training or answers, and may not send visitors either.</source>
        <translation>这是信息而非错误：您的文字不供其用于训练或回答，这些服务可能也不会带来访客。</translation>
    </message>
    <message>
        <source>It is usually visible at once, and lazy loading delays it. If it is far down the page, loading=&quot;lazy&quot; is right.</source>
        <translation>它多半一打开就能看到，延迟加载反而更晚出现。如果它位置很靠下，则没有问题。</translation>
    </message>
    <message>
        <source>It is mostly the day on which the sitemap was generated. Search engines notice, and ignore the dates of the site.</source>
        <translation>这多半是生成站点地图的日子。搜索引擎会发觉，并不再理会该网站的日期。</translation>
    </message>
    <message>
        <source>It is no fault in itself. Often the page contains inline scripts, inline styles or repeated markup, which make it slow to load.</source>
        <translation>这本身不是错误。常见原因是脚本、样式或重复的标记写在页面中，使加载变慢。</translation>
    </message>
    <message>
        <source>It is no fault: everything may be crawled. Only, there is no place to name the sitemap or to keep crawlers out of spider traps.</source>
        <translation>这不是错误：一切都可以爬取。只是没有地方声明站点地图，也无法让爬虫避开蜘蛛陷阱。</translation>
    </message>
    <message>
        <source>Search engines ignore it, so it does not have the intended effect.</source>
        <translation>它会被忽略，起不到作者想要的作用。</translation>
    </message>
    <message>
        <source>It probably belongs to another item, and is not read here.</source>
        <translation>它可能属于另一个项目，在此不会被读取。</translation>
    </message>
    <message>
        <source>It is still recognised today, but new features require the new name.</source>
        <translation>目前仍可识别，但新功能会要求新名称。</translation>
    </message>
    <message>
        <source>The pages may have similar content, or the h2 is above something other than the content.</source>
        <translation>这可能说明页面内容相近，或者 h2 写在正文以外的内容上。</translation>
    </message>
    <message>
        <source>It may be too vague for users to choose the page in search results. Titles in Chinese or Japanese are often short and good.</source>
        <translation>在搜索结果列表中，它可能信息太少，人们难以选择。中文或日文标题往往短而恰当。</translation>
    </message>
    <message>
        <source>It has no meaning for browsers and screen readers. Often it is a typing error, or an unfilled template.</source>
        <translation>它对浏览器和阅读器没有意义；往往是拼写错误，或模板没有被填充。</translation>
    </message>
    <message>
        <source>It mostly comes from relative links that make the path longer on each page. Crawlers can follow them without end.</source>
        <translation>这多半来自相对链接，使路径一页比一页长；爬虫可能无止境地跟随。</translation>
    </message>
    <message>
        <source>It contains no data; perhaps a template was not filled.</source>
        <translation>它不含任何数据，可能是模板未被填充。</translation>
    </message>
    <message>
        <source>It appears in the wrong place, and screen readers read it before the table.</source>
        <translation>它显示的位置与书写位置不同，屏幕阅读器也会在表格之前朗读它。</translation>
    </message>
    <message>
        <source>It takes long to load and render on slow connections and phones.</source>
        <translation>在慢速网络和手机上加载和绘制都很费时。</translation>
    </message>
    <message>
        <source>It takes visitors away while they read, and those who need more time cannot stop it. Search engines process it less reliably than a redirect.</source>
        <translation>它会在访客阅读时把人带走，需要更多时间的人也无法阻止；搜索引擎对它的理解不如重定向可靠。</translation>
    </message>
    <message>
        <source>It worked on the author&apos;s computer. It does not work for visitors, and the path may reveal a user name.</source>
        <translation>它在作者的计算机上可用，对访客则无效，而且路径可能泄露用户名。</translation>
    </message>
    <message>
        <source>It works, but the page cannot contain characters of other languages, and forms garble such input. The HTML standard requires UTF-8.</source>
        <translation>它能用，但无法写入其他语言的字符，表单提交这类字符时会变形。HTML 标准要求使用 UTF-8。</translation>
    </message>
    <message>
        <source>It works, but becomes wrong when the page is reached by another host or by http: then each copy declares itself as canonical.</source>
        <translation>它能用，但当页面通过其他主机名或 http 访问时就会出错：每个副本都声明自己是规范页面。</translation>
    </message>
    <message>
        <source>JSON-LD is not an object</source>
        <translation>JSON-LD 不是对象</translation>
    </message>
    <message>
        <source>JSON-LD parse error</source>
        <translation>JSON-LD 解析错误</translation>
    </message>
    <message>
        <source>JSON-LD without @context</source>
        <translation>JSON-LD 缺少 @context</translation>
    </message>
    <message>
        <source>Empty JSON-LD</source>
        <translation>空的 JSON-LD</translation>
    </message>
    <message>
        <source>Combine the values, or remove one of the two.</source>
        <translation>合并两个值，或删除其中一个。</translation>
    </message>
    <message>
        <source>Combine them into one or two files, and give those for print or wide screens a media attribute.</source>
        <translation>合并成一两个文件，给打印或宽屏用的样式表加上 media 属性。</translation>
    </message>
    <message>
        <source>Keep alt to one sentence, and put the rest into the text beside the image or its caption.</source>
        <translation>alt 只写一句话，其余写在图片旁的文字或说明中。</translation>
    </message>
    <message>
        <source>Keep groups of dt and dd, optionally each in a div, and move all other content out of the list.</source>
        <translation>只保留成组的 dt 和 dd（可各放在一个 div 中），把其他内容移出列表。</translation>
    </message>
    <message>
        <source>Keep one URL for each code. Distinguish countries by a region, such as en-GB and en-US.</source>
        <translation>每个代码只保留一个 URL；用地区区分国家，例如 en-GB 和 en-US。</translation>
    </message>
    <message>
        <source>Keep one base element before all links, styles and scripts, or none at all.</source>
        <translation>只保留一个 base 元素并放在所有链接、样式和脚本之前，或完全不用。</translation>
    </message>
    <message>
        <source>Keep one main element, or hide those that are not displayed.</source>
        <translation>保留一个 main 元素，或把不显示的隐藏起来。</translation>
    </message>
    <message>
        <source>Keep one of the two. Often a plugin adds its own.</source>
        <translation>保留其中一个；常常是插件又添加了一份。</translation>
    </message>
    <message>
        <source>Keep one, and move the others into the sections that they belong to.</source>
        <translation>保留一个，其余移到所属的部分中。</translation>
    </message>
    <message>
        <source>Keep sessions only in cookies, and redirect such URLs to those without the parameter.</source>
        <translation>会话只保存在 Cookie 中，并把这样的 URL 重定向到不带该参数的 URL。</translation>
    </message>
    <message>
        <source>Keep only the canonical if the pages are alike, or only noindex if the page should not be indexed.</source>
        <translation>如果两个页面内容相同，只保留规范 URL；如果不希望收录，只保留 noindex。</translation>
    </message>
    <message>
        <source>Keep the one that describes the page&apos;s subject, and change the others to h2.</source>
        <translation>保留说明页面主题的那个，其余改为 h2。</translation>
    </message>
    <message>
        <source>Keep the language versions in one place, the pages or the sitemap, or generate both from the same source.</source>
        <translation>语言版本只写在一处，即页面或站点地图中；或者让两者由同一来源生成。</translation>
    </message>
    <message>
        <source>Labels, descriptions and table headers have no effect, above all for screen reader users.</source>
        <translation>标签、说明和表头不起作用，对使用屏幕阅读器的人影响最大。</translation>
    </message>
    <message>
        <source>Remove Domain or use the site&apos;s own domain, and keep large data on the server.</source>
        <translation>去掉 Domain 或写网站自己的域名，大量数据保存在服务器上。</translation>
    </message>
    <message>
        <source>If no other service reads it, remove it.</source>
        <translation>若没有其他服务读取，可以删除。</translation>
    </message>
    <message>
        <source>Remove parameters that change nothing, keep the rest in a fixed order, and declare a canonical URL.</source>
        <translation>去掉不起作用的参数，其余固定顺序，并声明规范 URL。</translation>
    </message>
    <message>
        <source>Let all of these pages declare the last one as canonical.</source>
        <translation>让这些页面都声明最后一个。</translation>
    </message>
    <message>
        <source>Let at least one page link to it without nofollow.</source>
        <translation>至少让一个页面以不带 nofollow 的链接指向它。</translation>
    </message>
    <message>
        <source>Let each language version declare itself as canonical, and declare the others by hreflang only.</source>
        <translation>让每个语言版本把自身声明为规范页面，其他版本只用 hreflang 声明。</translation>
    </message>
    <message>
        <source>Let each page declare its own URL. The template probably writes the same one everywhere.</source>
        <translation>让每个页面声明自身的 URL；模板可能在所有页面上写了同一个。</translation>
    </message>
    <message>
        <source>Let each page of the series be indexable, with a self-referencing canonical.</source>
        <translation>让系列的每一页都可收录，并把自身声明为规范页面。</translation>
    </message>
    <message>
        <source>Let every page begin with the tag !DOCTYPE html in angle brackets, with nothing before it.</source>
        <translation>让每个页面以尖括号中的 !DOCTYPE html 开头，前面不要有任何内容。</translation>
    </message>
    <message>
        <source>Let the AMP page reference this page with rel=canonical.</source>
        <translation>让 AMP 页面用 rel=canonical 指向本页。</translation>
    </message>
    <message>
        <source>Let the first redirect point directly to the final URL, and link to that URL.</source>
        <translation>让第一次重定向直接指向链条的终点，并把链接改为指向终点。</translation>
    </message>
    <message>
        <source>Let the first redirect point directly to the final URL, and find the rules that redirect one after the other.</source>
        <translation>让第一次重定向直接指向终点，并检查哪些规则把 URL 依次转走。</translation>
    </message>
    <message>
        <source>Keep each of the three tags once per page, in this order.</source>
        <translation>每个页面只保留这三个标签各一次，并按此顺序排列。</translation>
    </message>
    <message>
        <source>Let the page declare itself as canonical. If it should not be found, set noindex or redirect it.</source>
        <translation>让页面把自己指定为规范页面；如果它不应被找到，就标记 noindex 或重定向。</translation>
    </message>
    <message>
        <source>Let the redirect point to the https URL. Often the server behind a proxy does not know that it is reached over https.</source>
        <translation>让重定向指向 https 的 URL；常见原因是代理后面的服务器不知道自己是通过 https 访问的。</translation>
    </message>
    <message>
        <source>Let the server send text/plain; charset=utf-8 for it.</source>
        <translation>让服务器为它发送 text/plain; charset=utf-8。</translation>
    </message>
    <message>
        <source>Let these pages declare the URL without parameters as canonical, and link to that URL within the site.</source>
        <translation>让这些页面把不带参数的 URL 声明为规范 URL，并在站内链接到它。</translation>
    </message>
    <message>
        <source>Garbled characters (mojibake)</source>
        <translation>乱码</translation>
    </message>
    <message>
        <source>Minimum cache lifetime of static files</source>
        <translation>静态文件缓存时间下限</translation>
    </message>
    <message>
        <source>Minimum HSTS max-age</source>
        <translation>HSTS max-age 下限</translation>
    </message>
    <message>
        <source>Minimum HSTS max-age for preload</source>
        <translation>HSTS 预加载的 max-age 下限</translation>
    </message>
    <message>
        <source>Near-duplicate similarity threshold</source>
        <translation>近似重复的相似度阈值</translation>
    </message>
    <message>
        <source>Lines in robots.txt with crawl-delay, noindex, nofollow, noarchive, host, request-rate, visit-time, cache-delay or clean-param.</source>
        <translation>robots.txt 中使用 crawl-delay、noindex、nofollow、noarchive、host、request-rate、visit-time、cache-delay 或 clean-param 的行。</translation>
    </message>
    <message>
        <source>Lines in robots.txt without a colon, without text before it, with an unknown field, or with an empty user-agent. Comments and empty lines do not count.</source>
        <translation>robots.txt 中没有冒号或冒号前为空、字段名没有爬虫认识、或 user-agent 为空的行。注释和空行不计。</translation>
    </message>
    <message>
        <source>Link to important pages from the home page, a category or related pages.</source>
        <translation>从首页、分类页或相关页面链接到重要页面。</translation>
    </message>
    <message>
        <source>Link to it from a suitable page, or remove it if it is no longer needed.</source>
        <translation>从合适的页面链接到它；不再需要时删除它。</translation>
    </message>
    <message>
        <source>Link to it from an indexed page.</source>
        <translation>从一个会被收录的页面链接到它。</translation>
    </message>
    <message>
        <source>If it is important, link to it from related pages.</source>
        <translation>如果它重要，请从相关页面链接到它。</translation>
    </message>
    <message>
        <source>Link to it from a suitable page, or take it offline if it is no longer needed.</source>
        <translation>在合适的地方链接到它；不再需要的话请下线。</translation>
    </message>
    <message>
        <source>Link without these parameters, and measure internal clicks with events.</source>
        <translation>站内链接不带这些参数；站内点击用事件来统计。</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>Links and visits are split between the addresses.</source>
        <translation>链接和访问被分散到多个地址。</translation>
    </message>
    <message>
        <source>Links and visits are split between two addresses, and both are crawled.</source>
        <translation>链接和访问被分散到两个地址，两个都会被爬取。</translation>
    </message>
    <message>
        <source>Links are split between two addresses of one page.</source>
        <translation>链接被分散到同一页面的两个地址。</translation>
    </message>
    <message>
        <source>Internal HTTP links on HTTPS pages</source>
        <translation>HTTPS 页面上的站内 HTTP 链接</translation>
    </message>
    <message>
        <source>Internal redirect (3xx)</source>
        <translation>站内重定向（3xx）</translation>
    </message>
    <message>
        <source>Malformed link URL</source>
        <translation>格式错误的链接 URL</translation>
    </message>
    <message>
        <source>target=_blank with rel=opener</source>
        <translation>target=_blank 带 rel=opener</translation>
    </message>
    <message>
        <source>Uncrawlable links (javascript:, onclick)</source>
        <translation>不可抓取的链接（javascript:、onclick）</translation>
    </message>
    <message>
        <source>Links to local files (file:)</source>
        <translation>指向本地文件的链接（file:）</translation>
    </message>
    <message>
        <source>Broken fragment links (#anchor)</source>
        <translation>失效的锚点链接（#anchor）</translation>
    </message>
    <message>
        <source>Links to localhost or private addresses</source>
        <translation>指向 localhost 或内网地址的链接</translation>
    </message>
    <message>
        <source>Maximum external links per page</source>
        <translation>每页外部链接数上限</translation>
    </message>
    <message>
        <source>Broken external links</source>
        <translation>失效的外部链接</translation>
    </message>
    <message>
        <source>Broken internal links</source>
        <translation>失效的站内链接</translation>
    </message>
    <message>
        <source>Internal links to redirects</source>
        <translation>指向重定向的站内链接</translation>
    </message>
    <message>
        <source>Double-encoded link URL</source>
        <translation>链接 URL 重复编码</translation>
    </message>
    <message>
        <source>Non-descriptive anchor text</source>
        <translation>无描述性的锚文本</translation>
    </message>
    <message>
        <source>Links with credentials in the URL</source>
        <translation>URL 含用户名或密码的链接</translation>
    </message>
    <message>
        <source>Same anchor text for different targets</source>
        <translation>锚文本相同但目标不同</translation>
    </message>
    <message>
        <source>Spaces or backslashes in link URL</source>
        <translation>链接 URL 含空格或反斜杠</translation>
    </message>
    <message>
        <source>Maximum internal links per page</source>
        <translation>每页站内链接数上限</translation>
    </message>
    <message>
        <source>Internal nofollow links</source>
        <translation>站内 nofollow 链接</translation>
    </message>
    <message>
        <source>Tracking parameters in internal links (UTM)</source>
        <translation>站内链接含跟踪参数（UTM）</translation>
    </message>
    <message>
        <source>Internal links without anchor text</source>
        <translation>没有锚文本的站内链接</translation>
    </message>
    <message>
        <source>Links, labels and scripts reach only the first of them.</source>
        <translation>链接、标签和脚本只能找到其中第一个。</translation>
    </message>
    <message>
        <source>List all steps from the home page to this page, counted from 1.</source>
        <translation>从首页到当前页列出所有层级，从 1 开始编号。</translation>
    </message>
    <message>
        <source>List each URL once, with the date of its last change.</source>
        <translation>每个网址只列一次，并写上最后更改的日期。</translation>
    </message>
    <message>
        <source>List the features that the page does not need, for example Permissions-Policy: camera=(), microphone=(), geolocation=().</source>
        <translation>列出页面不需要的功能，例如 Permissions-Policy: camera=(), microphone=(), geolocation=()。</translation>
    </message>
    <message>
        <source>Low text-to-HTML ratio</source>
        <translation>文本与 HTML 比例过低</translation>
    </message>
    <message>
        <source>Load images further down lazily, combine small files, and remove unused ones.</source>
        <translation>靠下的图片延迟加载，合并小文件，去掉不用的文件。</translation>
    </message>
    <message>
        <source>Long URLs are truncated in search results, and hard to share. They do not affect ranking.</source>
        <translation>长 URL 在搜索结果中会被截断，也难以分享。排名与此无关。</translation>
    </message>
    <message>
        <source>Long sentences and long words cost readers time. Readers of a foreign language soon give up.</source>
        <translation>长句和长词耗费读者的时间，以外语阅读的人很快就会放弃。</translation>
    </message>
    <message>
        <source>Accepts long titles, many links and repeated headings. Does not require descriptions and social tags. Links to page sections (#anchor) have more weight.</source>
        <translation>可以有较长的标题、大量链接和重复的小标题；不要求描述和社交标签。页内锚点（#anchor）链接更受重视。</translation>
    </message>
    <message>
        <source>Check the time to first byte and the size of the HTML, and reduce whichever is large. Crawl with fewer concurrent requests to compare.</source>
        <translation>查看首字节时间和 HTML 的大小，哪个大就改进哪个。减少并发请求再爬一次作比较。</translation>
    </message>
    <message>
        <source>Look for needless wrappers and repeated markup in the template.</source>
        <translation>检查模板中不必要的包装元素和重复的标记。</translation>
    </message>
    <message>
        <source>Look in the server&apos;s error log for the cause at the time of the fetch, then recrawl the URL.</source>
        <translation>在服务器的错误日志中查找抓取时刻的原因，然后重新抓取该 URL。</translation>
    </message>
    <message>
        <source>Find the step that reads in the wrong encoding or escapes twice, often an import, and convert the stored text.</source>
        <translation>找出以错误编码读取或多转义一次的步骤（常见于导入），并转换已存储的内容。</translation>
    </message>
    <message>
        <source>Look for two rules that undo each other, for example one that adds a slash (or www, or https) and one that removes it.</source>
        <translation>查找互相抵消的两条规则，例如一条添加斜杠（或 www、https），另一条又把它去掉。</translation>
    </message>
    <message>
        <source>Check in a browser whether the page is really gone. Then link to its successor or to an archived copy, or remove the link.</source>
        <translation>在浏览器中确认页面是否真的不在了，然后改为链接到替代页面或存档副本，或删除链接。</translation>
    </message>
    <message>
        <source>Look in the server&apos;s log at the times of these responses. Crawl more slowly to see whether load is the cause.</source>
        <translation>查看服务器在这些时刻的日志；放慢爬取速度，看是否由负载引起。</translation>
    </message>
    <message>
        <source>Look the name up at schema.org.</source>
        <translation>在 schema.org 查找正确的名称。</translation>
    </message>
    <message>
        <source>Check whether content is missing on the page.</source>
        <translation>看看页面上是否缺了什么。</translation>
    </message>
    <message>
        <source>Invalid mailto: or tel: link</source>
        <translation>mailto: 或 tel: 链接无效</translation>
    </message>
    <message>
        <source>Minimum word count (share of the folder&apos;s median)</source>
        <translation>字数下限（占同目录页面中位数的比例）</translation>
    </message>
    <message>
        <source>Make it the first element of the head, before comments, scripts and styles.</source>
        <translation>把它放在 head 的最前面，位于注释、脚本和样式之前。</translation>
    </message>
    <message>
        <source>Make the ids unique, and check that each reference leads to the right one.</source>
        <translation>使 id 唯一，并确认每个引用指向正确的元素。</translation>
    </message>
    <message>
        <source>Make the main heading of the page an h1.</source>
        <translation>把页面的主标题设为 h1。</translation>
    </message>
    <message>
        <source>High crawl depth</source>
        <translation>抓取深度过深</translation>
    </message>
    <message>
        <source>Images not lazy-loaded</source>
        <translation>图片未使用懒加载</translation>
    </message>
    <message>
        <source>Mass redirects to the home page (soft 404)</source>
        <translation>大量重定向到首页（软 404）</translation>
    </message>
    <message>
        <source>Excessive inline scripts and styles</source>
        <translation>内联脚本和样式过多</translation>
    </message>
    <message>
        <source>Render-blocking style sheets</source>
        <translation>阻塞渲染的样式表</translation>
    </message>
    <message>
        <source>Many visitors do not wait so long, and search engines spend the same time.</source>
        <translation>许多访客不会等这么久，搜索引擎也要耗费同样的时间。</translation>
    </message>
    <message>
        <source>Many visitors leave before any content appears, and search engines slow down or give up.</source>
        <translation>许多访客在看到内容之前就会离开，搜索引擎也会放慢或放弃。</translation>
    </message>
    <message>
        <source>Markup for a rich result that Google has retired, such as how-tos, FAQs, the site search box or fact checks.</source>
        <translation>针对 Google 已取消的展示形式的标记，如操作指南、常见问题（FAQ）、站内搜索框或事实核查。</translation>
    </message>
    <message>
        <source>Deprecated rich result markup (no longer shown by Google)</source>
        <translation>已弃用的富媒体搜索结果标记（Google 不再显示）</translation>
    </message>
    <message>
        <source>Fix the error at this position: often an extra comma, a quotation mark or a line break within a text.</source>
        <translation>修正所指位置：常见的是多余的逗号、文本中的引号或换行。</translation>
    </message>
    <message>
        <source>Merge the pages, or add unique content to each. If both are needed, give the others a canonical to the one that should be indexed.</source>
        <translation>合并这些页面，或者在每个页面上写出它独有的内容。如果都必须保留，就让其他页面把应当收录的那个声明为规范 URL。</translation>
    </message>
    <message>
        <source>Broken URL in metadata (canonical, og:image)</source>
        <translation>元数据中的失效 URL（canonical、og:image 等）</translation>
    </message>
    <message>
        <source>Metadata in body</source>
        <translation>元数据位于 body 中</translation>
    </message>
    <message>
        <source>Microdata outside any item (itemprop)</source>
        <translation>不属于任何项目的微数据（itemprop）</translation>
    </message>
    <message>
        <source>Mistyped and old addresses become an unlimited number of identical pages. Search engines index them or have to guess, and broken links stay unnoticed.</source>
        <translation>输错的和旧的地址会变成无穷无尽的相同页面。搜索引擎会把它们列出来，或者只能猜测，而失效链接无人知晓。</translation>
    </message>
    <message>
        <source>Mobile</source>
        <translation>移动设备</translation>
    </message>
    <message>
        <source>Too many links on the page</source>
        <translation>页面链接过多</translation>
    </message>
    <message>
        <source>Redirect chain too long</source>
        <translation>重定向链过长</translation>
    </message>
    <message>
        <source>A chain of more than 10 redirects begins at an internal URL.</source>
        <translation>从站内 URL 开始的连续重定向超过 10 次。</translation>
    </message>
    <message>
        <source>The head has more than 5 style sheets that apply to screens of every size. Alternate and disabled ones do not count, nor do those with another media attribute.</source>
        <translation>head 中适用于各种屏幕的样式表超过 5 个。备用和已停用的不计，media 为其他值的也不计。</translation>
    </message>
    <message>
        <source>Multiple meta descriptions</source>
        <translation>多个元描述</translation>
    </message>
    <message>
        <source>Multiple H1</source>
        <translation>多个 H1</translation>
    </message>
    <message>
        <source>Redirect chain</source>
        <translation>重定向链</translation>
    </message>
    <message>
        <source>Multiple titles</source>
        <translation>同一页有多个页面标题（title）</translation>
    </message>
    <message>
        <source>Most crawlers ignore it, and do not find the sitemap.</source>
        <translation>多数爬虫会跳过它，站点地图就不会被发现。</translation>
    </message>
    <message>
        <source>Most crawlers read it anyway. Some treat a file of another type as an error page, or misread non-English letters.</source>
        <translation>多数爬虫仍会读取它；有些会把其他类型的文件当作错误页面，并错误理解英文字母以外的文字。</translation>
    </message>
    <message>
        <source>Most social networks then show no image.</source>
        <translation>多数社交网络会因此不显示图片。</translation>
    </message>
    <message>
        <source>Most programs look only in the head for descriptions, robots directives, canonical and alternate links.</source>
        <translation>多数程序只在 head 中查找描述、robots 指令、规范链接和替代版本链接。</translation>
    </message>
    <message>
        <source>Most servers return the same page as for one slash, so it exists twice. Relative links on it may break.</source>
        <translation>多数服务器会返回与单斜杠相同的页面，于是页面有了两份；其中的相对链接也可能出错。</translation>
    </message>
    <message>
        <source>Mostly the table is used for layout or lacks cells, and screen reader users cannot understand it (WCAG 1.3.1).</source>
        <translation>多半是用表格排版或缺少单元格，靠听的人无法理解（WCAG 1.3.1）。</translation>
    </message>
    <message>
        <source>Move data, scripts and inline images into separate files, and split long lists into several pages.</source>
        <translation>把数据、脚本和内联图片移到单独的文件中，把长列表分成多个页面。</translation>
    </message>
    <message>
        <source>Move it directly into the body. For the footer of a section, use a footer element inside article or section.</source>
        <translation>把它直接移到 body 中；某一部分的页脚用 article 或 section 内的 footer 元素。</translation>
    </message>
    <message>
        <source>Move it directly into the body. For the header of a section, use a header element inside article or section.</source>
        <translation>把它直接移到 body 中；某一部分的页眉用 article 或 section 内的 header 元素。</translation>
    </message>
    <message>
        <source>Move it into the head, and look for the content that closes the head before it, such as an image or text.</source>
        <translation>把它移到 head 中，并查找在它之前结束 head 的内容，例如图片或文字。</translation>
    </message>
    <message>
        <source>Move it out of nav, aside, header and footer.</source>
        <translation>把它移出 nav、aside、header 和 footer。</translation>
    </message>
    <message>
        <source>Move it to the item that it belongs to, or choose another type.</source>
        <translation>移到它所属的项目，或改用其他类型。</translation>
    </message>
    <message>
        <source>Move scripts and styles into files, and simplify the markup. Leave naturally short pages as they are.</source>
        <translation>把脚本和样式移到文件中，简化标记；本来就简短的页面保持不变。</translation>
    </message>
    <message>
        <source>Move state out of the URL, and look for parameters that grow with each link.</source>
        <translation>把状态信息移出 URL，并查找随每个链接增长的参数。</translation>
    </message>
    <message>
        <source>Move the element into the head, and look for the content that closes the head before it, such as an image or text.</source>
        <translation>把该元素移到 head 中，并查找在它之前结束 head 的内容，例如图片或文字。</translation>
    </message>
    <message>
        <source>Move the listed element into the body, or after all metadata.</source>
        <translation>把所指的元素移到 body 中，或移到所有元数据之后。</translation>
    </message>
    <message>
        <source>Move them into the head, and look for the content that closes the head before them, such as an image or text.</source>
        <translation>把它们移到 head 中，并查找在它们之前结束 head 的内容，例如图片或文字。</translation>
    </message>
    <message>
        <source>Move these elements into the head.</source>
        <translation>把这些元素移到 head 中。</translation>
    </message>
    <message>
        <source>Move shared code into files that browsers cache. Keep only the code for the first view inline.</source>
        <translation>把各页面共用的部分移到可缓存的文件中，只留下首屏需要的内容。</translation>
    </message>
    <message>
        <source>Scrolling text (marquee element)</source>
        <translation>滚动文字（marquee 元素）</translation>
    </message>
    <message>
        <source>Users cannot stop moving text, and many find it hard to read (WCAG 2.2.2).</source>
        <translation>滚动的文字无法停止，许多人难以阅读（WCAG 2.2.2）。</translation>
    </message>
    <message>
        <source>Declare UTF-8 in all of them, and save the page in UTF-8.</source>
        <translation>各处都写 UTF-8，并以该编码保存页面。</translation>
    </message>
    <message>
        <source>List all sitemaps in one index, or list several indexes in robots.txt.</source>
        <translation>把所有站点地图列在同一个索引中，或在 robots.txt 中列出多个索引。</translation>
    </message>
    <message>
        <source>List each URL under the language of its text, and use x-default for all others.</source>
        <translation>把每个 URL 声明在它所用的语言下，其余语言使用 x-default。</translation>
    </message>
    <message>
        <source>Put into each title what is unique to the page: the product, the place, the date. Merge pages that are the same.</source>
        <translation>在每个标题中写出该页面独有的内容：产品、地点、日期。相同的页面请合并。</translation>
    </message>
    <message>
        <source>Put into the heading what is unique to the page, and move the site&apos;s name or logo out of the h1.</source>
        <translation>在 H1 中写出该页面独有的内容，并把网站名称或标志移出 h1。</translation>
    </message>
    <message>
        <source>Describe the part in the subheading, and merge pages that are the same.</source>
        <translation>在小标题中写明该部分的内容；相同的页面请合并。</translation>
    </message>
    <message>
        <source>Name it with aria-label or title. Browsers show text inside the element only if they cannot show the file.</source>
        <translation>用 aria-label 或 title 命名；元素内部的文字只在文件无法显示时才出现。</translation>
    </message>
    <message>
        <source>Name it with aria-label or aria-labelledby.</source>
        <translation>用 aria-label 或 aria-labelledby 命名。</translation>
    </message>
    <message>
        <source>Name it with aria-labelledby, pointing to the text beside it, or with aria-label.</source>
        <translation>用 aria-labelledby 指向旁边的文字，或用 aria-label 命名。</translation>
    </message>
    <message>
        <source>List only canonical URLs in the sitemap.</source>
        <translation>站点地图只列出规范 URL。</translation>
    </message>
    <message>
        <source>Use the URL at which the version returns 200, or remove it from the list.</source>
        <translation>写上该版本以 200 响应的 URL，或从列表中删除。</translation>
    </message>
    <message>
        <source>Use the canonical URL of the version, or give the version a self-referencing canonical.</source>
        <translation>写上该版本的规范 URL，或让该版本把自身声明为规范页面。</translation>
    </message>
    <message>
        <source>Put the file into src. To load it later, add loading=&quot;lazy&quot; instead of leaving out src.</source>
        <translation>在 src 中写明文件；想稍后加载时用 loading=&quot;lazy&quot;，而不是省去 src。</translation>
    </message>
    <message>
        <source>Declare the language of the page&apos;s text, also in templates that were copied from another version of the site.</source>
        <translation>写上页面实际使用的语言，从网站其他版本复制来的模板也要改。</translation>
    </message>
    <message>
        <source>List the origins that need it one by one. For public data, remove Access-Control-Allow-Credentials.</source>
        <translation>逐一列出确实需要的来源；公开数据则去掉 Access-Control-Allow-Credentials。</translation>
    </message>
    <message>
        <source>Describe the target in the link, for example with the title of the article.</source>
        <translation>在链接中写明目标，例如文章标题。</translation>
    </message>
    <message>
        <source>List the target URL in the sitemap.</source>
        <translation>在站点地图中改为列出目标 URL。</translation>
    </message>
    <message>
        <source>Use the target of the redirect as the canonical URL.</source>
        <translation>把重定向的目标声明为规范 URL。</translation>
    </message>
    <message>
        <source>Use the target of the redirect in the page.</source>
        <translation>在页面中直接写重定向的目标。</translation>
    </message>
    <message>
        <source>Name them with aria-label, for example &quot;Main&quot; and &quot;Footer&quot; for two nav elements.</source>
        <translation>用 aria-label 命名，例如两个 nav 元素分别叫“主导航”和“页脚”。</translation>
    </message>
    <message>
        <source>Reference these files by https. If their server has no https, use another source or your own server.</source>
        <translation>改用 https 引用这些文件；对方服务器不支持 https 时，换用其他来源或放到自己的服务器上。</translation>
    </message>
    <message>
        <source>Site-wide noindex</source>
        <translation>全站 noindex</translation>
    </message>
    <message>
        <source>Missing twitter:card and og:image</source>
        <translation>缺少 twitter:card 和 og:image</translation>
    </message>
    <message>
        <source>Missing or legacy DOCTYPE (quirks mode)</source>
        <translation>缺少或过时的 DOCTYPE（怪异模式）</translation>
    </message>
    <message>
        <source>Missing X-Content-Type-Options</source>
        <translation>缺少 X-Content-Type-Options</translation>
    </message>
    <message>
        <source>No a or area element on another page links to the internal URL that this page declares as canonical. Start addresses do not count.</source>
        <translation>其他页面没有 a 或 area 元素链接到本页声明的站内规范页面。起始地址不算。</translation>
    </message>
    <message>
        <source>Missing canonical</source>
        <translation>缺少规范网址（canonical）</translation>
    </message>
    <message>
        <source>Missing Content-Security-Policy</source>
        <translation>缺少 Content-Security-Policy（CSP）</translation>
    </message>
    <message>
        <source>Missing Cross-Origin-Opener-Policy</source>
        <translation>缺少 Cross-Origin-Opener-Policy</translation>
    </message>
    <message>
        <source>Missing meta description</source>
        <translation>缺少元描述</translation>
    </message>
    <message>
        <source>Missing H1</source>
        <translation>缺少 H1</translation>
    </message>
    <message>
        <source>No https response of the host used HTTP/2, although the crawl offered it; counted once per host. Not checked if the crawl did not offer HTTP/2.</source>
        <translation>爬取时提供了 HTTP/2，但该主机的 https 响应全都不是通过 HTTP/2 返回的；每个主机计一次。爬取未提供 HTTP/2 时不作判断。</translation>
    </message>
    <message>
        <source>Missing favicon</source>
        <translation>缺少网站图标（favicon）</translation>
    </message>
    <message>
        <source>Pagination URL not in anchor tag</source>
        <translation>分页 URL 不在锚标签中</translation>
    </message>
    <message>
        <source>Missing hreflang x-default</source>
        <translation>缺少 hreflang x-default</translation>
    </message>
    <message>
        <source>Missing Permissions-Policy</source>
        <translation>缺少 Permissions-Policy</translation>
    </message>
    <message>
        <source>Missing Referrer-Policy</source>
        <translation>缺少 Referrer-Policy</translation>
    </message>
    <message>
        <source>Missing robots.txt</source>
        <translation>缺少 robots.txt</translation>
    </message>
    <message>
        <source>Missing XML sitemap</source>
        <translation>缺少 XML 站点地图</translation>
    </message>
    <message>
        <source>Page not in sitemap</source>
        <translation>页面不在站点地图中</translation>
    </message>
    <message>
        <source>Missing structured data</source>
        <translation>缺少结构化数据</translation>
    </message>
    <message>
        <source>Unknown ARIA attribute</source>
        <translation>未知的 ARIA 属性</translation>
    </message>
    <message>
        <source>Missing title</source>
        <translation>缺少页面标题</translation>
    </message>
    <message>
        <source>No response (timeout, DNS, connection)</source>
        <translation>无响应（超时、DNS、连接失败）</translation>
    </message>
    <message>
        <source>Missing or invalid security.txt</source>
        <translation>缺少或无效的 security.txt</translation>
    </message>
    <message>
        <source>Missing heading, main landmark and skip link</source>
        <translation>缺少标题、main 地标和跳过链接</translation>
    </message>
    <message>
        <source>Missing ETag and Last-Modified</source>
        <translation>缺少 ETag 和 Last-Modified</translation>
    </message>
    <message>
        <source>For sites that search engines should not find. Skips checks of noindex, robots.txt, sitemaps, descriptions and canonical URLs.</source>
        <translation>用于不需要被搜索引擎找到的网站：不检查 noindex、robots.txt、站点地图、描述和规范网址。</translation>
    </message>
    <message>
        <source>No program parses the text, so the data is lost.</source>
        <translation>没有程序会解析这段文本：数据丢失。</translation>
    </message>
    <message>
        <source>Visitors do not look through so many links, and each link counts for less.</source>
        <translation>没有人会看完这么多链接，每个链接的分量也更轻。</translation>
    </message>
    <message>
        <source>No rich result will be shown. Perhaps the page should be indexed.</source>
        <translation>富媒体搜索结果不会显示：也许该页面本应被收录。</translation>
    </message>
    <message>
        <source>Missing viewport meta tag</source>
        <translation>缺少 viewport meta 标签</translation>
    </message>
    <message>
        <source>The content of the URL was not checked. A search engine that gets the same refusal cannot index the page.</source>
        <translation>该 URL 的内容没有检查。搜索引擎若同样被拒绝，就无法收录该页面。</translation>
    </message>
    <message>
        <source>Content requires JavaScript (client-side rendering)</source>
        <translation>内容依赖 JavaScript（客户端渲染）</translation>
    </message>
    <message>
        <source>Start page content requires JavaScript</source>
        <translation>起始页内容依赖 JavaScript</translation>
    </message>
    <message>
        <source>If the product will return, keep the page, give a date, and link similar products. If it is discontinued, redirect to its successor, or return status 410.</source>
        <translation>如果会再次到货，请保留页面，说明时间并列出类似的产品；如果永久停售，请重定向到后继产品，或以状态 410 回答。</translation>
    </message>
    <message>
        <source>It is not an error page, but if it has little other content, search engines may treat it as one. Visitors from search results leave.</source>
        <translation>它不是错误页面，但如果几乎没有别的内容，搜索引擎可能把它当作错误页面；从搜索结果来的人也会离开。</translation>
    </message>
    <message>
        <source>The structured data of a page offers something only as OutOfStock, SoldOut or Discontinued. Or the page has fewer than 150 words of main text, and its title or a separate line says so, in one of many languages. Lists with several such lines do not count.</source>
        <translation>页面的结构化数据只以 OutOfStock、SoldOut 或 Discontinued 提供某件东西；或者正文少于 150 词的页面，在标题或单独一行中用多种语言之一说明缺货或不再供应。有多行这种文字的列表不计。</translation>
    </message>
    <message>
        <source>Out-of-stock page</source>
        <translation>缺货或下架页面</translation>
    </message>
    <message>
        <source>The browser shows nothing or an empty frame. Usually a script adds the file later, but search engines may not wait for it.</source>
        <translation>什么也不显示，或只有空框。多半是等脚本稍后写入文件名，而搜索引擎不一定会等。</translation>
    </message>
    <message>
        <source>If this is intended, no change is needed. Otherwise, remove their groups from robots.txt.</source>
        <translation>如果是有意为之，无需处理；否则从 robots.txt 中删除它们的组。</translation>
    </message>
    <message>
        <source>This is no fault. A different title could give more information to users who do not see the page yet.</source>
        <translation>这没有错，只是少了一个机会：用不同的标题向还没看到页面的人提供更多信息。</translation>
    </message>
    <message>
        <source>Unlinked canonical URL</source>
        <translation>没有入链的规范网址</translation>
    </message>
    <message>
        <source>Orphan page (no inlinks)</source>
        <translation>孤立页面（无站内链接指向）</translation>
    </message>
    <message>
        <source>A page declares no encoding: no byte order mark, no charset in the Content-Type header, no meta element.</source>
        <translation>没有任何地方写明页面的编码：没有字节顺序标记，Content-Type 标头中没有 charset，也没有写明编码的 meta 元素。</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Obsolete elements or attributes</source>
        <translation>已废弃的元素或属性</translation>
    </message>
    <message>
        <source>Without a type, the meaning of an item&apos;s properties is unknown.</source>
        <translation>没有类型，就无从知道属性描述的是什么。</translation>
    </message>
    <message>
        <source>At least ten entries of a sitemap have a date, and 95 % or more of these dates are the same day.</source>
        <translation>站点地图中至少有十个条目带日期，其中 95 % 或以上是同一天。</translation>
    </message>
    <message>
        <source>Offer the languages of a page as clickable links.</source>
        <translation>把页面的各种语言做成可以点击的链接。</translation>
    </message>
    <message>
        <source>Often an element was closed earlier than intended, for example a p by a list or table inside it.</source>
        <translation>元素往往比作者以为的更早关闭，例如 p 被其中的列表或表格关闭。</translation>
    </message>
    <message>
        <source>Accepts older posts that are deep and have one inlink, and short texts. Social tags have more weight.</source>
        <translation>旧文章可以位置较深且只有一个入链；短文也可以；社交标签更受重视。</translation>
    </message>
    <message>
        <source>On an http page they load unencrypted too, and saved copies of the page do not find them. On https it does no harm.</source>
        <translation>在 http 页面上它们也不加密，保存到本地的页面副本则找不到它们。在 https 上没有害处。</translation>
    </message>
    <message>
        <source>On slow connections it loads slowly, and visitors pay for the traffic. Full-screen photographs may need this size.</source>
        <translation>网速慢时加载很久，访客还要付出流量。占满屏幕的照片可能确实需要这么大。</translation>
    </message>
    <message>
        <source>Once it has expired, browsers show a warning instead of the site. Automatic renewal would have replaced it by now.</source>
        <translation>过期后浏览器会显示警告而不是网站。自动更新的话，此时早已换成新证书。</translation>
    </message>
    <message>
        <source>Duplicate accesskey values</source>
        <translation>accesskey 值重复</translation>
    </message>
    <message>
        <source>One change on that page can orphan it, and few visitors reach it.</source>
        <translation>那个页面稍有改动就可能使它变成孤立页面，到达的访客也很少。</translation>
    </message>
    <message>
        <source>Multiple hreflang URLs for one language</source>
        <translation>同一语言有多个 hreflang URL</translation>
    </message>
    <message>
        <source>One link without nofollow is enough for the page to be found. The other values have no effect or are not intended.</source>
        <translation>只要有一个不带 nofollow 的链接就能被找到，因此其余标记没有作用，或并非本意。</translation>
    </message>
    <message>
        <source>One of og:title, og:type, og:image and og:url is missing. The details list the missing ones.</source>
        <translation>缺少 og:title、og:type、og:image 或 og:url 中的某些；详情列出缺少的。</translation>
    </message>
    <message>
        <source>A link within the page comes before the first other link, but its target (an id or a name) does not exist on the page. Links to #top and to script addresses (#/ and #!) do not count.</source>
        <translation>位于第一个其他链接之前的页内链接，其目标（id 或 name）在页面上不存在。#top 和脚本使用的地址（#/ 和 #!）不计。</translation>
    </message>
    <message>
        <source>One redirect in a chain from an internal URL leads from https to http, even if a later one leads back.</source>
        <translation>从站内 URL 开始的重定向中，有一次从 https 转到 http，即使之后又转回。</translation>
    </message>
    <message>
        <source>One of the two is wrong. Users may see a page that they cannot read, and screen readers may pronounce it wrongly.</source>
        <translation>其中一个是错的：访客可能看到读不懂的页面，屏幕阅读器也可能读错。</translation>
    </message>
    <message>
        <source>Index page duplicates (/index.html)</source>
        <translation>索引页导致的重复页面（/index.html）</translation>
    </message>
    <message>
        <source>One hreflang URL for several languages</source>
        <translation>同一 hreflang URL 对应多种语言</translation>
    </message>
    <message>
        <source>Uppercase and lowercase URL duplicates</source>
        <translation>大小写 URL 导致的重复页面</translation>
    </message>
    <message>
        <source>Duplicates across hosts or protocols</source>
        <translation>跨主机或跨协议的重复页面</translation>
    </message>
    <message>
        <source>One page points to the other, and the other asks not to be indexed. Search engines may end up indexing neither.</source>
        <translation>一个页面指向另一个，而那个又要求不被收录：结果搜索引擎可能两个都不收录。</translation>
    </message>
    <message>
        <source>Trailing slash duplicates</source>
        <translation>末尾斜杠导致的重复页面</translation>
    </message>
    <message>
        <source>Duplicates with and without www</source>
        <translation>带 www 与不带 www 的重复页面</translation>
    </message>
    <message>
        <source>A sitemap has the same URL in several entries, or lists URLs that another sitemap lists as well. The second case covers only the first million URLs in sitemaps.</source>
        <translation>一个站点地图的多个条目中有相同的网址，或列出了另一个站点地图也列出的网址。后者只对站点地图所列的前一百万个网址有所记录。</translation>
    </message>
    <message>
        <source>Online shop</source>
        <translation>网上商店</translation>
    </message>
    <message>
        <source>Only one inlink</source>
        <translation>仅有一个入链</translation>
    </message>
    <message>
        <source>Unlinked hreflang URL</source>
        <translation>没有入链的 hreflang URL</translation>
    </message>
    <message>
        <source>Inlinks from noindex pages only</source>
        <translation>入链仅来自 noindex 页面</translation>
    </message>
    <message>
        <source>It works only on the author&apos;s computer or network, and reveals internal information to visitors.</source>
        <translation>它只在作者的计算机或网络上有效，还会向访客泄露内部信息。</translation>
    </message>
    <message>
        <source>Only the strictest level requires that nothing changes without the visitor&apos;s request (WCAG 2.2.4, 3.2.5, level AAA).</source>
        <translation>只有最严格的级别要求未经访客同意不作任何变化（WCAG 2.2.4、3.2.5，AAA 级）。</translation>
    </message>
    <message>
        <source>Missing Open Graph tags</source>
        <translation>Open Graph 标签不完整</translation>
    </message>
    <message>
        <source>Open the URL in a browser. If the page shows, allow the crawler (by user agent, IP address or login). If not, correct the access rules of the server.</source>
        <translation>在浏览器中打开该 URL。如果能显示，请放行爬虫（按用户代理、IP 地址或登录）；如果不能，请修正服务器的访问规则。</translation>
    </message>
    <message>
        <source>Open the URL, check its content, and generate the file with a program that writes valid XML.</source>
        <translation>打开该 URL 查看内容，并用能写出有效 XML 的程序生成文件。</translation>
    </message>
    <message>
        <source>Open the URL. If an error page shows, let it return 404; otherwise correct the server&apos;s list of MIME types.</source>
        <translation>打开该 URL：如果得到错误页，请让它以 404 响应；否则请修正服务器的 MIME 类型表。</translation>
    </message>
    <message>
        <source>Hreflang on a non-indexable page</source>
        <translation>不可索引页面上的 hreflang</translation>
    </message>
    <message>
        <source>Hreflang outside head</source>
        <translation>hreflang 在 head 之外</translation>
    </message>
    <message>
        <source>Other sites learn the path and query of the page that visitors come from, including search terms and tokens in URLs.</source>
        <translation>其他网站会得知访客来自哪个页面的路径和查询，包括 URL 中的搜索词和令牌。</translation>
    </message>
    <message>
        <source>Others on the network can read and change the data that visitors see and send. Browsers mark the page as not secure.</source>
        <translation>网络中的其他人可以读取并篡改访客看到和发送的内容，浏览器也会把页面标为不安全。</translation>
    </message>
    <message>
        <source>Outside a list, the two have no meaning for screen readers (WCAG 1.3.1).</source>
        <translation>在列表之外，两者对屏幕阅读器没有意义（WCAG 1.3.1）。</translation>
    </message>
    <message>
        <source>Outside a list, screen readers do not announce it as one of several items (WCAG 1.3.1).</source>
        <translation>在列表之外，屏幕阅读器不会说明它是一组中的一项（WCAG 1.3.1）。</translation>
    </message>
    <message>
        <source>AMP: missing return link</source>
        <translation>AMP：缺少返回链接</translation>
    </message>
    <message>
        <source>Hreflang conflict between page and sitemap</source>
        <translation>页面与站点地图的 hreflang 冲突</translation>
    </message>
    <message>
        <source>Pages are not crawled and, at best, indexed without a snippet. Often the file is left over from a test server.</source>
        <translation>页面不会被爬取，最多只以没有摘要的形式列出。该文件往往是从测试服务器带过来的。</translation>
    </message>
    <message>
        <source>Hashbang URLs (#!)</source>
        <translation>使用 #! 的 URL（hashbang）</translation>
    </message>
    <message>
        <source>Removed page with inlinks (410, or newly 404)</source>
        <translation>仍有入链的已移除页面（410 或新的 404）</translation>
    </message>
    <message>
        <source>Internal URL blocked by robots.txt</source>
        <translation>站内 URL 被 robots.txt 屏蔽</translation>
    </message>
    <message>
        <source>Canonical loop</source>
        <translation>规范网址循环</translation>
    </message>
    <message>
        <source>Minimum pages per folder to compare word counts</source>
        <translation>比较字数所需的每个目录最少页面数</translation>
    </message>
    <message>
        <source>Pages with many files load faster over HTTP/2 or HTTP/3, which send all requests over one connection.</source>
        <translation>文件较多的页面通过 HTTP/2 或 HTTP/3 加载更快，因为所有请求共用一个连接。</translation>
    </message>
    <message>
        <source>Pages of one host declare canonical URLs on more than one host. http and https, www and without www, count as different. Reported on pages whose canonical is on another host.</source>
        <translation>一个主机的页面声明的规范 URL 属于多个主机；http 与 https、带 www 与不带 www 算作不同。在声明了其他主机的页面上报告。</translation>
    </message>
    <message>
        <source>Duplicate content by URL parameters</source>
        <translation>URL 参数导致的重复内容</translation>
    </message>
    <message>
        <source>Combinations of parameters produce many URLs with the same content, which waste the time of crawlers.</source>
        <translation>参数的各种组合会产生内容相同的大量 URL，耗费爬虫的时间。</translation>
    </message>
    <message>
        <source>Parameters that change nothing, such as a sort order or a campaign, multiply the pages that have to be crawled.</source>
        <translation>不影响内容的参数（例如排序或活动标记）会成倍增加需要抓取的页面。</translation>
    </message>
    <message>
        <source>HTML parse errors</source>
        <translation>HTML 解析错误</translation>
    </message>
    <message>
        <source>Repetitive path in URL</source>
        <translation>URL 路径重复</translation>
    </message>
    <message>
        <source>Paths are case-sensitive, so the same path in another spelling is an error or a duplicate. Upper case alone is no fault.</source>
        <translation>路径区分大小写，同一页面换一种写法就会出错或成为重复页面。大写本身并不是错误。</translation>
    </message>
    <message>
        <source>Visitors land on a page that they did not request, without explanation. Search engines treat each such address as an error anyway.</source>
        <translation>人们来到并未请求的页面，也不知道为什么，而搜索引擎仍会把每个这样的地址当作错误。</translation>
    </message>
    <message>
        <source>Screen reader users jump to the h1 to learn where they are, and search engines read it like a second title.</source>
        <translation>用屏幕阅读器的人会跳到 h1 来了解所在页面，搜索引擎也把它当作第二个标题来读。</translation>
    </message>
    <message>
        <source>Users whose language is not listed see whichever version the search engine chooses. It is a choice, not a fault.</source>
        <translation>语言不在列表中的人会看到搜索引擎任选的版本。这是一种选择，不是错误。</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>性能</translation>
    </message>
    <message>
        <source>Phones render it at desktop width and shrink it, so that text is too small to read.</source>
        <translation>手机会按桌面宽度绘制再缩小，文字小得无法阅读。</translation>
    </message>
    <message>
        <source>Let aria-labelledby point to the dialog&apos;s heading.</source>
        <translation>用 aria-labelledby 指向对话框的标题。</translation>
    </message>
    <message>
        <source>Accepts short product texts, similar variants and lists with many URL parameters. Alt text of images has more weight.</source>
        <translation>商品文字可以简短，变体可以相似，列表可以有许多 URL 参数。图片的替代文本更受重视。</translation>
    </message>
    <message>
        <source>Programs misread it or cannot read it.</source>
        <translation>程序会读错或无法读取。</translation>
    </message>
    <message>
        <source>Programs that follow the series by these links stop there. Visitors may also stop there if the page links to the same URL.</source>
        <translation>沿这些链接浏览系列的程序会停在那里；如果页面上也链接了同一 URL，访客也会。</translation>
    </message>
    <message>
        <source>Programs that run no scripts see an empty page, including many crawlers and previews of shared links. Others see the content later.</source>
        <translation>不运行脚本的程序（包括许多爬虫和分享链接的预览）看到的是空白页；其他程序也要晚些才看到。</translation>
    </message>
    <message>
        <source>Spider trap</source>
        <translation>蜘蛛陷阱</translation>
    </message>
    <message>
        <source>Programs that run no scripts, such as many crawlers, find neither text nor links. They cannot discover the rest of the site from here.</source>
        <translation>不运行脚本的程序（许多爬虫都是如此）在这里既找不到文字也找不到链接，因此无法由此发现网站的其他内容。</translation>
    </message>
    <message>
        <source>Put a dl around them, or use other elements.</source>
        <translation>用 dl 包围它们，或改用其他元素。</translation>
    </message>
    <message>
        <source>Add the file with the lines Contact and Expires, and renew it before that date (RFC 9116).</source>
        <translation>在那里放置一个含有 Contact 和 Expires 两行的文件，并在到期之前更新（RFC 9116）。</translation>
    </message>
    <message>
        <source>Put a label element around it, or let its for point to the select&apos;s id.</source>
        <translation>用 label 元素包围它，或让 label 的 for 指向 select 的 id。</translation>
    </message>
    <message>
        <source>Put a label element around the field, or let its for point to the field&apos;s id.</source>
        <translation>用 label 元素包围字段，或让它的 for 指向字段的 id。</translation>
    </message>
    <message>
        <source>Put a plain text file there, or return status 404.</source>
        <translation>在那里放一个纯文本文件，或返回状态码 404。</translation>
    </message>
    <message>
        <source>Put all content of the list into li elements.</source>
        <translation>把列表中的所有内容放进 li 元素。</translation>
    </message>
    <message>
        <source>Put it into a cell or the caption, or outside the table.</source>
        <translation>将其放入单元格或 caption，或放到表格之外。</translation>
    </message>
    <message>
        <source>Put it into main, nav, header, footer or aside.</source>
        <translation>把它放进 main、nav、header、footer 或 aside。</translation>
    </message>
    <message>
        <source>Move it into an element with the right role, such as option into listbox, or remove the role.</source>
        <translation>把它放进角色正确的元素中，例如 option 放进 listbox，或删除该角色。</translation>
    </message>
    <message>
        <source>Add itemscope and itemtype to an element around it.</source>
        <translation>在外层元素上写 itemscope 和 itemtype。</translation>
    </message>
    <message>
        <source>Add text to the button. If it shows only an icon, add aria-label or an alt text.</source>
        <translation>在按钮中写上文字；只有图标时加上 aria-label 或 alt 文本。</translation>
    </message>
    <message>
        <source>Add text to the cell. If it is not a header, as in the corner, use td.</source>
        <translation>在单元格中写上文字；不是表头（例如左上角）时用 td。</translation>
    </message>
    <message>
        <source>Add text to the element, or name it with aria-label.</source>
        <translation>在元素中写上文字，或用 aria-label 命名。</translation>
    </message>
    <message>
        <source>Add text to the heading. If it only creates space, remove it.</source>
        <translation>在标题中写上文字；只是用来留空时删除它。</translation>
    </message>
    <message>
        <source>Add text to the item, or name it with aria-label.</source>
        <translation>在项目中写上文字，或用 aria-label 命名。</translation>
    </message>
    <message>
        <source>Add text to the link, or alt text to its image, that describes the target.</source>
        <translation>在链接中写上文字，或给其中的图片加上说明去向的 alt 文本。</translation>
    </message>
    <message>
        <source>Add text to the tab, or name it with aria-label.</source>
        <translation>在选项卡中写上文字，或用 aria-label 命名。</translation>
    </message>
    <message>
        <source>Put the content into a main element, and add headings. A skip link at the beginning helps too.</source>
        <translation>把内容放进 main 元素并加上标题；开头的跳转链接也有帮助。</translation>
    </message>
    <message>
        <source>Put the forms side by side. The form attribute can connect a field to a form elsewhere.</source>
        <translation>把表单并列放置；可用 form 属性将字段关联到别处的表单。</translation>
    </message>
    <message>
        <source>Put the line User-agent: * (or the name of a crawler) before them.</source>
        <translation>在前面加上一行 User-agent: *（或爬虫的名称）。</translation>
    </message>
    <message>
        <source>Put the list on the canonical page. If this page should be indexed, remove noindex or use a self-referencing canonical.</source>
        <translation>把列表写在规范页面上；如果本页应被收录，请去掉 noindex 或让它声明自身。</translation>
    </message>
    <message>
        <source>Put the sitemap into the root of the site that it lists, or list it in the robots.txt file of that site.</source>
        <translation>把站点地图放到它所列网站的根目录，或者在该网站的 robots.txt 文件中指明它。</translation>
    </message>
    <message>
        <source>Write the text into the element, or name it with aria-labelledby.</source>
        <translation>把文字写进元素，或用 aria-labelledby 命名。</translation>
    </message>
    <message>
        <source>Write the text into the page, or give the element a role that can be named.</source>
        <translation>把文字写进页面，或给元素设置可以命名的角色。</translation>
    </message>
    <message>
        <source>Write the text of the hint into the element, or remove the role.</source>
        <translation>把提示文字写进元素，或删除该角色。</translation>
    </message>
    <message>
        <source>Place the two side by side.</source>
        <translation>把两者并列放置。</translation>
    </message>
    <message>
        <source>Put a ul or ol around the items.</source>
        <translation>用 ul 或 ol 包围这些项目。</translation>
    </message>
    <message>
        <source>Put the important words first, and leave out the part that all titles share.</source>
        <translation>把重要内容放在前面，省去所有标题都有的部分。</translation>
    </message>
    <message>
        <source>Put the important information into the first sentence.</source>
        <translation>把重要内容写在第一句。</translation>
    </message>
    <message>
        <source>Put the main content of the page into one main element.</source>
        <translation>把本页的主要内容放进一个 main 元素。</translation>
    </message>
    <message>
        <source>Undeclared RDFa prefix</source>
        <translation>未声明的 RDFa 前缀</translation>
    </message>
    <message>
        <source>Increase max-age, finally to a year (31536000). Short times are only for testing.</source>
        <translation>调高 max-age，最终设为一年（31536000）；短时间只适合试用。</translation>
    </message>
    <message>
        <source>Screen readers still support these roles, but may stop doing so. WCAG does not require a change.</source>
        <translation>屏幕阅读器目前仍支持这些角色，以后可能不再支持。WCAG 没有要求更改。</translation>
    </message>
    <message>
        <source>Readers who need more time lose their place or their input (WCAG 2.2.1).</source>
        <translation>需要更多时间的读者会丢失阅读位置或已输入的内容（WCAG 2.2.1）。</translation>
    </message>
    <message>
        <source>Readers who need wider spacing cannot set it with their own styles (WCAG 1.4.12).</source>
        <translation>需要更宽间距的读者无法用自己的样式调整（WCAG 1.4.12）。</translation>
    </message>
    <message>
        <source>Redirect each URL to the page that replaces it. If there is none, return 404 or 410.</source>
        <translation>把每个 URL 重定向到替代它的页面；如果没有，请以 404 或 410 响应。</translation>
    </message>
    <message>
        <source>Redirect all http URLs permanently to https, and then send Strict-Transport-Security.</source>
        <translation>把所有 http 地址永久重定向到 https，然后发送 Strict-Transport-Security。</translation>
    </message>
    <message>
        <source>Redirect one host to the other with 301.</source>
        <translation>用 301 把一个主机重定向到另一个。</translation>
    </message>
    <message>
        <source>Redirect one to the other, link only to that one, and declare it as canonical.</source>
        <translation>把一个重定向到另一个，只链接到后者，并声明为规范 URL。</translation>
    </message>
    <message>
        <source>Redirect the copies to one of them, or give them a canonical to it.</source>
        <translation>把副本重定向到其中一个，或让它们把它声明为规范页面。</translation>
    </message>
    <message>
        <source>Redirect the file to the folder, and link to the folder.</source>
        <translation>把文件重定向到目录，并链接到目录。</translation>
    </message>
    <message>
        <source>Redirect to a page that exists, or return 404 or 410 if there is no successor.</source>
        <translation>重定向到存在的页面；如果没有替代页面，请以 404 或 410 响应。</translation>
    </message>
    <message>
        <source>Redirect to the lower-case spelling, and link only to it.</source>
        <translation>重定向到小写的写法，并只链接到它。</translation>
    </message>
    <message>
        <source>Maximum redirect hops</source>
        <translation>重定向跳数上限</translation>
    </message>
    <message>
        <source>Remove !important, or move the rule into a style sheet.</source>
        <translation>去掉 !important，或把规则移到样式表中。</translation>
    </message>
    <message>
        <source>Remove # and everything after it from the canonical URL.</source>
        <translation>从规范 URL 中去掉 # 及其后的部分。</translation>
    </message>
    <message>
        <source>Remove all but one. Often a plugin and the theme each write one.</source>
        <translation>只保留一个；常见原因是插件和主题各写了一个。</translation>
    </message>
    <message>
        <source>Remove aria-checked from HTML check boxes. If rows can be expanded, use role=&quot;treegrid&quot;.</source>
        <translation>从 HTML 复选框上删除 aria-checked；行可以展开时使用 role=&quot;treegrid&quot;。</translation>
    </message>
    <message>
        <source>Remove autoplay, or add muted or controls.</source>
        <translation>删除 autoplay，或加上 muted 或 controls。</translation>
    </message>
    <message>
        <source>Remove it if you aim at level AAA. Otherwise, no change is needed.</source>
        <translation>以 AAA 级为目标时删除它；否则无需处理。</translation>
    </message>
    <message>
        <source>Remove it. Let visitors reload the page themselves, and redirect with status 301 on the server.</source>
        <translation>删除它；让访客自行刷新，重定向由服务器以状态码 301 完成。</translation>
    </message>
    <message>
        <source>Remove loading=&quot;lazy&quot; from the image that visitors see first.</source>
        <translation>从最先看到的图片上去掉 loading=&quot;lazy&quot;。</translation>
    </message>
    <message>
        <source>Remove maximum-scale, or set it to 5 or more.</source>
        <translation>删除 maximum-scale，或设为 5 或更大。</translation>
    </message>
    <message>
        <source>Remove no-store and send Cache-Control: max-age with the file. For names that change with the content, set a year.</source>
        <translation>去掉 no-store，随文件发送 Cache-Control: max-age；名称随内容变化的文件可设为一年。</translation>
    </message>
    <message>
        <source>Remove nofollow from the page. Mark individual links that you do not trust with rel=nofollow or ugc.</source>
        <translation>从页面上去掉 nofollow；个别不可信的链接请用 rel=nofollow 或 ugc 标记。</translation>
    </message>
    <message>
        <source>Remove noindex from pages that should be found. Keep it where it is intended.</source>
        <translation>在希望被找到的页面上去掉 noindex；有意为之的保持不变。</translation>
    </message>
    <message>
        <source>Remove noindex from the canonical page, or declare one that may be indexed.</source>
        <translation>从规范页面去掉 noindex，或声明一个可以收录的页面。</translation>
    </message>
    <message>
        <source>Remove noindex from the page and from the server&apos;s headers. It is often left over from a test server.</source>
        <translation>从页面和服务器标头中去掉 noindex；它常常是从测试服务器遗留下来的。</translation>
    </message>
    <message>
        <source>Remove noindex from the version, or the version from the list.</source>
        <translation>从该版本去掉 noindex，或从列表中删除该版本。</translation>
    </message>
    <message>
        <source>Remove opener from rel, unless both pages are yours and need it.</source>
        <translation>从 rel 中去掉 opener，除非两个页面都属于您并且需要它。</translation>
    </message>
    <message>
        <source>Remove tabindex from the iframe.</source>
        <translation>删除 iframe 的 tabindex。</translation>
    </message>
    <message>
        <source>Remove the attribute, and write other languages or formats as separate links with rel=alternate.</source>
        <translation>去掉该属性；其他语言或格式请用单独的 rel=alternate 链接声明。</translation>
    </message>
    <message>
        <source>Remove the attribute, or give the element the intended role.</source>
        <translation>删除该属性，或给元素设置本来想要的角色。</translation>
    </message>
    <message>
        <source>Remove the attribute. To isolate a dialog, use the dialog element, or inert on the rest.</source>
        <translation>删除该属性；只想保留对话框时，使用 dialog 元素，或在其余部分上加 inert。</translation>
    </message>
    <message>
        <source>Remove the directive or give a later date in a common format, such as 2030-06-25. Take expired pages offline.</source>
        <translation>删除该指令，或用通用格式写更晚的日期，例如 2030-06-25；已过期的页面请下线。</translation>
    </message>
    <message>
        <source>Remove the directive unless there is a reason for it, such as a licence.</source>
        <translation>没有特别原因（例如授权限制）就删除该指令。</translation>
    </message>
    <message>
        <source>Remove the element or add text. Use CSS for spacing.</source>
        <translation>删除该元素或写入文字；间距用样式设定。</translation>
    </message>
    <message>
        <source>Remove the element or add text. If it contains a logo, give the image an alt text.</source>
        <translation>删除该元素或写入文字；如果里面是标志图片，请为图片添加 alt。</translation>
    </message>
    <message>
        <source>Remove the header. Use a content security policy against injected scripts.</source>
        <translation>删除该标头；防范注入脚本请用内容安全策略。</translation>
    </message>
    <message>
        <source>Remove the unintended line.</source>
        <translation>删除不需要的那一行。</translation>
    </message>
    <message>
        <source>Remove one of the two, whichever is unintended.</source>
        <translation>按本意去掉其中之一。</translation>
    </message>
    <message>
        <source>Remove the summary attribute.</source>
        <translation>删除 summary 属性。</translation>
    </message>
    <message>
        <source>Remove the tag, or find out what closed its element earlier.</source>
        <translation>删除该标签，或找出是什么提前关闭了元素。</translation>
    </message>
    <message>
        <source>Remove the value from links to pages that should be found. For other pages, use noindex.</source>
        <translation>希望被找到的页面，链接上去掉该值；不希望的，请使用 noindex。</translation>
    </message>
    <message>
        <source>Remove them when text is entered or imported.</source>
        <translation>在录入或导入文本时去除它们。</translation>
    </message>
    <message>
        <source>Remove these links or point them to the successor. If the page moved, redirect the old URL with status 301.</source>
        <translation>删除这些链接或改为指向替代页面；如果页面已迁移，请以 301 重定向旧 URL。</translation>
    </message>
    <message>
        <source>Remove user-scalable and maximum-scale from the viewport.</source>
        <translation>从 viewport 中删除 user-scalable 和 maximum-scale。</translation>
    </message>
    <message>
        <source>Remove user-scalable and maximum-scale.</source>
        <translation>删除 user-scalable 和 maximum-scale。</translation>
    </message>
    <message>
        <source>Remove xml:lang, or make it equal to lang.</source>
        <translation>删除 xml:lang，或使它与 lang 一致。</translation>
    </message>
    <message>
        <source>Renew it now, and find out why it was not renewed automatically.</source>
        <translation>立即更新，并查明为什么没有自动更新。</translation>
    </message>
    <message>
        <source>Renew the certificate, and automate future renewals.</source>
        <translation>更新证书，并让以后的更新自动进行。</translation>
    </message>
    <message>
        <source>Replace lists of single pages with a few patterns, and remove outdated lines.</source>
        <translation>用少数几个模式代替逐页的列表，删去过时的内容。</translation>
    </message>
    <message>
        <source>Replace the element, for example with strong.</source>
        <translation>换成其他元素，例如 strong。</translation>
    </message>
    <message>
        <source>Replace the host with the public one. Look for the address of a test server in settings and content.</source>
        <translation>把主机替换为公开的地址；检查设置和内容中是否有测试服务器的地址。</translation>
    </message>
    <message>
        <source>Protocol-relative resource URLs (//)</source>
        <translation>协议相对的资源 URL（//）</translation>
    </message>
    <message>
        <source>Restore the file, correct its URL in src and srcset, or remove the element.</source>
        <translation>恢复该文件，修正 src 和 srcset 中的 URL，或删除该元素。</translation>
    </message>
    <message>
        <source>Restore the file, correct its URL, or remove the code that requests it.</source>
        <translation>恢复该文件，修正其 URL，或删除请求它的代码。</translation>
    </message>
    <message>
        <source>Restore the page, redirect its URL to the successor with status 301, or remove the links to it. The URL&apos;s inlinks show where they are.</source>
        <translation>恢复页面，或以 301 重定向到替代页面，或删除指向它的链接；该 URL 的入链说明这些链接在哪里。</translation>
    </message>
    <message>
        <source>Search results are likely to truncate it. Width counts here: a few wide letters fill the line, and each Chinese character is 20 pixels wide.</source>
        <translation>搜索结果可能会截断。这里计算的是宽度，宽字符少量就会占满一行；每个汉字宽 20 像素。</translation>
    </message>
    <message>
        <source>Search results are likely to truncate it. The end is not shown, but the whole title counts. No rule forbids long titles.</source>
        <translation>搜索结果可能会截断，后面的部分看不到，但标题仍完整计入。没有规定禁止长标题。</translation>
    </message>
    <message>
        <source>Search results are likely to truncate the end.</source>
        <translation>搜索结果可能截断后面的部分。</translation>
    </message>
    <message>
        <source>Search results are likely to truncate the end. No rule forbids long descriptions.</source>
        <translation>搜索结果可能截断后面的部分。没有规定禁止长描述。</translation>
    </message>
    <message>
        <source>Indexable internal search page</source>
        <translation>可索引的站内搜索页</translation>
    </message>
    <message>
        <source>Search results, tabs and bookmarks show the URL instead, or words that a search engine chose. Screen readers announce no title.</source>
        <translation>搜索结果、标签页和书签只能显示 URL，或由搜索引擎挑选的文字；屏幕阅读器没有标题可播报。</translation>
    </message>
    <message>
        <source>Browsers of returning visitors have to revalidate each of these files, even if they have not changed.</source>
        <translation>即使文件没有变化，回访者的浏览器也要逐个重新验证。</translation>
    </message>
    <message>
        <source>First revoke the key or token, then remove it from the page. Treat everything that was public as compromised.</source>
        <translation>先吊销密钥或令牌，再从页面中删除；凡是公开过的都应视为已泄露。</translation>
    </message>
    <message>
        <source>Presentation role conflict</source>
        <translation>presentation 角色冲突</translation>
    </message>
    <message>
        <source>Set SameSite=Lax. Use Strict for cookies that only your own pages need, or None with Secure for cookies that work within other sites.</source>
        <translation>写明 SameSite=Lax；只供自己页面使用的用 Strict；要在其他网站内工作的用 None 加 Secure。</translation>
    </message>
    <message>
        <source>Describe the image with aria-label.</source>
        <translation>用 aria-label 描述图像内容。</translation>
    </message>
    <message>
        <source>Define the appearance of the page in a style sheet.</source>
        <translation>用样式表描述页面外观。</translation>
    </message>
    <message>
        <source>Add content, merge the page with another one on the same subject, or use noindex if it is not meant to be found.</source>
        <translation>写得更充实，与同一主题的其他页面合并；如果不打算让人搜到，就使用 noindex。</translation>
    </message>
    <message>
        <source>Write one idea per sentence, and prefer shorter words. Texts for experts may stay as they are.</source>
        <translation>一句话只说一件事，有较短的词就用较短的词。写给专业人士的文本可以保持原样。</translation>
    </message>
    <message>
        <source>Scale it to its largest displayed size, and save it as WebP or AVIF. Offer smaller versions with srcset.</source>
        <translation>缩放到实际显示的最大尺寸，保存为 WebP 或 AVIF；用 srcset 提供更小的版本。</translation>
    </message>
    <message>
        <source>Screen readers announce a heading without any text.</source>
        <translation>屏幕阅读器会播报有标题，却没有内容。</translation>
    </message>
    <message>
        <source>Screen readers can only read the URL aloud, and search engines learn nothing about the target.</source>
        <translation>屏幕阅读器只能读出地址，搜索引擎也无从了解目标页面。</translation>
    </message>
    <message>
        <source>Screen readers can only announce the URL of the link (WCAG 1.1.1, 2.4.4, 4.1.2).</source>
        <translation>屏幕阅读器只能读出链接的地址（WCAG 1.1.1、2.4.4、4.1.2）。</translation>
    </message>
    <message>
        <source>Screen readers count and announce the items incorrectly (WCAG 1.3.1).</source>
        <translation>屏幕阅读器会数错、读错项目（WCAG 1.3.1）。</translation>
    </message>
    <message>
        <source>Screen readers differ: some announce the name, most ignore it (WCAG 4.1.2).</source>
        <translation>各屏幕阅读器做法不一：有的读出名称，多数忽略（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>Screen readers do not switch to the right voice there (WCAG 3.1.2).</source>
        <translation>屏幕阅读器在那里不会切换到正确的语音（WCAG 3.1.2）。</translation>
    </message>
    <message>
        <source>Screen readers do not know which voice to use (WCAG 3.1.1).</source>
        <translation>屏幕阅读器不知道该用哪种语音（WCAG 3.1.1）。</translation>
    </message>
    <message>
        <source>Screen readers do not announce it as one of several items (WCAG 1.3.1).</source>
        <translation>屏幕阅读器不会说明它是一组中的一个（WCAG 1.3.1）。</translation>
    </message>
    <message>
        <source>Screen readers do not announce which text belongs to which term (WCAG 1.3.1).</source>
        <translation>屏幕阅读器不会说明哪段文字属于哪个术语（WCAG 1.3.1）。</translation>
    </message>
    <message>
        <source>Screen readers have no text to announce for it (WCAG 1.1.1).</source>
        <translation>屏幕阅读器对它无内容可读（WCAG 1.1.1）。</translation>
    </message>
    <message>
        <source>Screen readers list headings for navigation; an empty one is useless. WCAG does not require it; it is a best practice.</source>
        <translation>屏幕阅读器列出标题供人跳转；空标题没有用处。WCAG 没有此要求，属于最佳实践。</translation>
    </message>
    <message>
        <source>Screen readers list it among the headings, but it has no text to read.</source>
        <translation>屏幕阅读器会把它列在标题中，却没有内容可读。</translation>
    </message>
    <message>
        <source>Screen readers may read the page in the voice of another language (WCAG 3.1.1).</source>
        <translation>屏幕阅读器可能用另一种语言的语音朗读页面（WCAG 3.1.1）。</translation>
    </message>
    <message>
        <source>Screen readers may read the page with the wrong pronunciation. Browsers cannot hyphenate, check spelling or offer a translation reliably.</source>
        <translation>屏幕阅读器可能读错发音，浏览器也无法可靠地断字、检查拼写或提供翻译。</translation>
    </message>
    <message>
        <source>Screen readers offer a jump to the main content, but the jump has no target. WCAG does not require it; it is a best practice.</source>
        <translation>屏幕阅读器提供跳到主要内容的功能，却无处可跳。WCAG 没有此要求，属于最佳实践。</translation>
    </message>
    <message>
        <source>Screen readers read it in one go, and users cannot pause within it.</source>
        <translation>屏幕阅读器会一口气读完，中途无法停顿。</translation>
    </message>
    <message>
        <source>Screen readers read the cell without its header (WCAG 1.3.1).</source>
        <translation>屏幕阅读器读该单元格时不会读出表头（WCAG 1.3.1）。</translation>
    </message>
    <message>
        <source>Screen readers read the same words twice.</source>
        <translation>屏幕阅读器会把同样的词读两遍。</translation>
    </message>
    <message>
        <source>Screen readers use the pronunciation of the wrong language, and browsers offer an unnecessary translation.</source>
        <translation>屏幕阅读器会用错误语言的发音来读，浏览器会在不需要时提议翻译。</translation>
    </message>
    <message>
        <source>Screen readers announce only &quot;button&quot; (WCAG 4.1.2).</source>
        <translation>屏幕阅读器只会读出“按钮”（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>Screen readers announce only &quot;button&quot; or &quot;link&quot; (WCAG 4.1.2).</source>
        <translation>屏幕阅读器只会读出“按钮”或“链接”（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>Screen readers announce &quot;button&quot; without its function (WCAG 4.1.2).</source>
        <translation>屏幕阅读器只读出“按钮”，不说有什么作用（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>Screen readers announce &quot;checked&quot; or &quot;not checked&quot; without the subject (WCAG 4.1.2).</source>
        <translation>屏幕阅读器只读出“已选中”或“未选中”，却不说是什么（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>Screen readers announce &quot;image&quot; without its content (WCAG 1.1.1).</source>
        <translation>屏幕阅读器只读出“图像”，不说显示的是什么（WCAG 1.1.1）。</translation>
    </message>
    <message>
        <source>Screen readers announce &quot;image&quot; without a description (WCAG 1.1.1).</source>
        <translation>屏幕阅读器只读出“图像”，不说内容（WCAG 1.1.1）。</translation>
    </message>
    <message>
        <source>Screen readers announce &quot;link&quot; or read out the URL (WCAG 2.4.4, 4.1.2).</source>
        <translation>屏幕阅读器只读出“链接”，或读出地址（WCAG 2.4.4、4.1.2）。</translation>
    </message>
    <message>
        <source>Screen readers announce a value, but not its meaning (WCAG 1.1.1).</source>
        <translation>屏幕阅读器只读出数值，却不说是什么的数值（WCAG 1.1.1）。</translation>
    </message>
    <message>
        <source>Screen readers announce the progress, but not of which task (WCAG 1.1.1).</source>
        <translation>屏幕阅读器只读出进度，却不说是什么的进度（WCAG 1.1.1）。</translation>
    </message>
    <message>
        <source>Screen readers announce nothing or the file name (WCAG 1.1.1).</source>
        <translation>屏幕阅读器什么都不读，或读出文件名（WCAG 1.1.1）。</translation>
    </message>
    <message>
        <source>Screen readers announce only that a frame begins, not its content (WCAG 4.1.2).</source>
        <translation>屏幕阅读器只读出框架开始，却不说里面是什么（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>Screen readers announce that it can be opened, but not its content (WCAG 4.1.2).</source>
        <translation>屏幕阅读器只说可以展开，却不说是什么（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>Screen readers announce the URL of the image or only &quot;button&quot; (WCAG 1.1.1, 4.1.2).</source>
        <translation>屏幕阅读器读出图片地址，或只读出“按钮”（WCAG 1.1.1、4.1.2）。</translation>
    </message>
    <message>
        <source>Screen readers then announce a wrong number of items (WCAG 1.3.1).</source>
        <translation>屏幕阅读器会读出项目数，此时就是错的（WCAG 1.3.1）。</translation>
    </message>
    <message>
        <source>Screen readers announce the same text twice. WCAG does not require it; it is a best practice, and summary is obsolete in HTML.</source>
        <translation>屏幕阅读器会把同样的内容读两遍。WCAG 没有此要求，属于最佳实践；summary 在 HTML 中已废弃。</translation>
    </message>
    <message>
        <source>Screen readers announce the selected value, but not its purpose (WCAG 4.1.2).</source>
        <translation>屏幕阅读器读出所选的值，却不说是选什么（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>Screen readers then do not treat it as the footer of the whole page. WCAG does not require it; it is a best practice.</source>
        <translation>屏幕阅读器就不会把它当作整个页面的页脚。WCAG 没有此要求，属于最佳实践。</translation>
    </message>
    <message>
        <source>Screen readers then do not treat it as the header of the whole page. WCAG does not require it; it is a best practice.</source>
        <translation>屏幕阅读器就不会把它当作整个页面的页眉。WCAG 没有此要求，属于最佳实践。</translation>
    </message>
    <message>
        <source>Screen readers, browsers and translation services do not recognise the language, and treat the page as if it declared none.</source>
        <translation>屏幕阅读器、浏览器和翻译服务无法判断是哪种语言，等于没有声明。</translation>
    </message>
    <message>
        <source>Narrower screens have to scroll sideways, or show everything smaller.</source>
        <translation>更窄的屏幕只能横向滚动，或把所有内容缩小显示。</translation>
    </message>
    <message>
        <source>Script and style elements without a file contain more than 100,000 bytes together, including data such as JSON.</source>
        <translation>没有引用文件的 script 和 style 元素合计超过 100,000 字节，JSON 之类的数据也计入。</translation>
    </message>
    <message>
        <source>Scripts and style sheets from another origin have no integrity attribute on their element. The value of the attribute is not checked.</source>
        <translation>来自其他来源、元素上没有 integrity 属性的脚本和样式表。不检查该属性是否正确。</translation>
    </message>
    <message>
        <source>Maximum inline script and style size</source>
        <translation>内联脚本和样式的大小上限</translation>
    </message>
    <message>
        <source>Render-blocking scripts</source>
        <translation>阻塞渲染的脚本</translation>
    </message>
    <message>
        <source>The head contains scripts with a src and without async, defer or type=module. Inline scripts and nomodule do not count.</source>
        <translation>head 中带有 src 且没有 async、defer 或 type=module 的脚本。内联脚本和 nomodule 不计。</translation>
    </message>
    <message>
        <source>Cookie without HttpOnly</source>
        <translation>Cookie 缺少 HttpOnly 属性</translation>
    </message>
    <message>
        <source>Session cookie without HttpOnly</source>
        <translation>会话 Cookie 缺少 HttpOnly 属性</translation>
    </message>
    <message>
        <source>Missing Subresource Integrity</source>
        <translation>缺少子资源完整性（SRI）</translation>
    </message>
    <message>
        <source>An https page references scripts, style sheets, frames, objects, fonts or srcset images by http. Addresses of the visitor&apos;s own computer do not count, nor do pages whose policy has upgrade-insecure-requests.</source>
        <translation>https 页面以 http 引用的脚本、样式表、框架、对象、字体和 srcset 图片。指向访客本机的地址不计，策略中含 upgrade-insecure-requests 的页面不计。</translation>
    </message>
    <message>
        <source>Scripts, styles, images, frames and other files whose address on the page begins with two slashes. Links to pages do not count.</source>
        <translation>页面以双斜杠开头的地址加载的脚本、样式、图片、框架和其他文件。指向页面的链接不计。</translation>
    </message>
    <message>
        <source>Search engines recommend hyphens between words, as an underscore may join two words into one. The effect is small.</source>
        <translation>搜索引擎建议用连字符分隔单词，下划线可能把两个词连成一个。影响很小。</translation>
    </message>
    <message>
        <source>Search engines and this crawler cannot follow it, and visitors cannot open it in another tab.</source>
        <translation>搜索引擎和本爬虫无法跟随，访客也无法在新标签页中打开。</translation>
    </message>
    <message>
        <source>Nofollow page (meta robots)</source>
        <translation>nofollow 页面（meta robots）</translation>
    </message>
    <message>
        <source>Noindex page</source>
        <translation>noindex 页面</translation>
    </message>
    <message>
        <source>Noindex on a start page</source>
        <translation>起始页设置了 noindex</translation>
    </message>
    <message>
        <source>Search engines get two addresses for one page.</source>
        <translation>搜索引擎得到同一页面的两个地址。</translation>
    </message>
    <message>
        <source>Search engines require full URLs here. A relative one points elsewhere when the page is reached by another host.</source>
        <translation>搜索引擎要求这里写完整 URL。当页面通过其他主机名访问时，相对 URL 会指向别处。</translation>
    </message>
    <message>
        <source>Search engines require a complete list on every version. Without the page itself, they may ignore it.</source>
        <translation>搜索引擎要求每个版本上的列表都完整；缺少页面自身时可能被忽略。</translation>
    </message>
    <message>
        <source>Search engines accept such links only if they go both ways. This one is ignored.</source>
        <translation>搜索引擎只相信双向的声明；这一个会被忽略。</translation>
    </message>
    <message>
        <source>Search engines can only show the page&apos;s title and description.</source>
        <translation>搜索引擎最多只能显示标题和描述。</translation>
    </message>
    <message>
        <source>Search engines cannot show that version, and users of that language see another one.</source>
        <translation>搜索引擎无法提供该版本，使用该语言的人会看到别的版本。</translation>
    </message>
    <message>
        <source>Search engines cannot read that page, so they cannot see that it is the same and should be indexed.</source>
        <translation>搜索引擎无法读取那个页面，也就看不出内容相同、应当收录它。</translation>
    </message>
    <message>
        <source>Search engines cannot tell which one is meant, and may ignore both.</source>
        <translation>搜索引擎无法判断指的是哪一个，可能都忽略。</translation>
    </message>
    <message>
        <source>Search engines cannot tell which page is meant, and ignore these canonicals.</source>
        <translation>搜索引擎无法判断指的是哪一个，会忽略这些声明。</translation>
    </message>
    <message>
        <source>Search engines choose one of them or join them, so the displayed text is unpredictable.</source>
        <translation>搜索引擎会选择其中一个或合并，显示的内容无法预料。</translation>
    </message>
    <message>
        <source>Search engines crawl such a site more slowly, and visitors leave.</source>
        <translation>搜索引擎会放慢爬取，访客会离开。</translation>
    </message>
    <message>
        <source>Search engines do not read such a page. They may still index its bare URL because of the links.</source>
        <translation>搜索引擎不会读取这样的页面，但由于有链接，仍可能收录其 URL 本身。</translation>
    </message>
    <message>
        <source>Search engines do not show such a breadcrumb trail.</source>
        <translation>搜索引擎不会显示这样的路径。</translation>
    </message>
    <message>
        <source>Search engines render pages to evaluate them. Without styles and scripts, they may treat the page as empty or not mobile-friendly.</source>
        <translation>搜索引擎通过渲染页面来评估；没有样式和脚本，可能认为页面是空的或不适合移动设备。</translation>
    </message>
    <message>
        <source>Search engines drop the page after that date; a date that they cannot read has no effect.</source>
        <translation>搜索引擎在该日期之后会移除页面；无法识别的日期不起作用。</translation>
    </message>
    <message>
        <source>Search engines waste a fetch on it, and trust the sitemap less.</source>
        <translation>搜索引擎白白抓取它，对站点地图的信任也会降低。</translation>
    </message>
    <message>
        <source>Search engines find it only by links, and notice its changes later.</source>
        <translation>搜索引擎只能通过链接找到它，也更晚得知其变化。</translation>
    </message>
    <message>
        <source>Search engines recognise such pages as errors only after repeated fetches, and may index some.</source>
        <translation>搜索引擎要反复抓取才知道这是错误页，还可能收录其中一些。</translation>
    </message>
    <message>
        <source>Search engines get a redirect instead of a page, or index the unencrypted address.</source>
        <translation>搜索引擎得到的是重定向而不是页面，或收录未加密的地址。</translation>
    </message>
    <message>
        <source>Search engines get contradicting signals about which of the two to index, and visitors may be sent to the unprotected one.</source>
        <translation>搜索引擎对该收录哪一个得到矛盾的信号，访客可能被引到没有保护的 URL。</translation>
    </message>
    <message>
        <source>Search engines get mixed signals about the site&apos;s address, and may index some pages under one address and some under another.</source>
        <translation>对网站的正式地址，搜索引擎得到混杂的信号，可能一部分页面收录在一个地址下，一部分在另一个下。</translation>
    </message>
    <message>
        <source>Canonical with invalid attributes</source>
        <translation>规范链接含无效属性</translation>
    </message>
    <message>
        <source>Search engines ignore it and choose a URL themselves. The page may drop out of the index.</source>
        <translation>搜索引擎会忽略它并自行选择 URL；页面可能因此丢失。</translation>
    </message>
    <message>
        <source>Search engines ignore it, as if the page had no canonical.</source>
        <translation>搜索引擎会忽略它，等于没有声明。</translation>
    </message>
    <message>
        <source>Search engines ignore that version, and users of that language see another one.</source>
        <translation>搜索引擎会忽略该版本，使用该语言的人会看到别的版本。</translation>
    </message>
    <message>
        <source>Search engines ignore that version, and users of that language do not find it.</source>
        <translation>搜索引擎会忽略该版本；使用该语言的人找不到它。</translation>
    </message>
    <message>
        <source>Over time, search engines stop following the links of pages that are not indexed. They then miss what only these pages link to.</source>
        <translation>搜索引擎久而久之不再跟随未收录页面上的链接，只有这些页面链接到的内容就会被漏掉。</translation>
    </message>
    <message>
        <source>Over time, search engines stop following the links of pages that are not in the index, and then lose this page.</source>
        <translation>搜索引擎久而久之不再跟随未收录页面上的链接，就会失去该页面。</translation>
    </message>
    <message>
        <source>Search engines do not show the page in their results. That is right for internal or duplicate pages, and a loss for all others.</source>
        <translation>搜索引擎不会在结果中显示该页面。对内部页面或重复页面来说正确，对其他页面则是损失。</translation>
    </message>
    <message>
        <source>Search engines index one of these pages and leave the others out, and not always the one that you would choose. Visitors who see both wonder about the difference.</source>
        <translation>搜索引擎只收录这类页面中的一个，其余的不收录，而且不一定是您想要的那一个。访客看到两个页面，也会疑惑它们有什么不同。</translation>
    </message>
    <message>
        <source>Search engines index one of them, perhaps not the one that you want, and waste requests on the others.</source>
        <translation>搜索引擎只收录其中之一，也许不是您想要的那个，抓取其余页面则浪费请求。</translation>
    </message>
    <message>
        <source>Search engines index URLs without fragments, so the declared URL can never be indexed.</source>
        <translation>搜索引擎收录的 URL 不含片段，因此所声明的 URL 永远不会被收录。</translation>
    </message>
    <message>
        <source>Search engines index that other page, and ignore the version in this hreflang.</source>
        <translation>搜索引擎会收录那个页面，并忽略这里声明的版本。</translation>
    </message>
    <message>
        <source>Search engines index that site instead of yours. This is right for syndicated text, otherwise it gives your page away.</source>
        <translation>搜索引擎会收录那个网站而不是您的网站。转载内容这样做是对的，否则等于把页面让给别人。</translation>
    </message>
    <message>
        <source>Search engines index the other page instead of this one. That is right for copies, and a loss for pages with content of their own.</source>
        <translation>搜索引擎会收录那个页面而不是本页。对副本来说正确，对有独立内容的页面则是损失。</translation>
    </message>
    <message>
        <source>Search engines may follow the chain only in part, and index an unintended page.</source>
        <translation>搜索引擎可能只跟随一部分，收录了并不希望收录的页面。</translation>
    </message>
    <message>
        <source>Search engines may keep the old URL in the index instead of the new one. If the move really is temporary, that is correct.</source>
        <translation>搜索引擎可能继续收录旧 URL 而不是新 URL。如果迁移确实是临时的，这样正合适。</translation>
    </message>
    <message>
        <source>Search engines may never find the page.</source>
        <translation>搜索引擎可能永远找不到该页面。</translation>
    </message>
    <message>
        <source>Search engines may not find pages that only this page links to, and it passes no link equity to them.</source>
        <translation>只有该页面链接到的内容，搜索引擎可能找不到，权重也不会传递过去。</translation>
    </message>
    <message>
        <source>Search engines may not read the URLs that the sitemap offers them.</source>
        <translation>搜索引擎不得读取站点地图所提供的内容。</translation>
    </message>
    <message>
        <source>Restricted snippets (nosnippet, max-snippet:0)</source>
        <translation>摘要受限（nosnippet、max-snippet:0 等）</translation>
    </message>
    <message>
        <source>Search engines may ignore the entry or fetch the wrong address.</source>
        <translation>搜索引擎可能略过该条目，或者取用另一个地址。</translation>
    </message>
    <message>
        <source>Search engines may ignore the value.</source>
        <translation>搜索引擎可能忽略该值。</translation>
    </message>
    <message>
        <source>Search engines may ignore it there.</source>
        <translation>搜索引擎可能不理会那里的描述。</translation>
    </message>
    <message>
        <source>Search engines may read only the first 50,000, or refuse the file.</source>
        <translation>搜索引擎可能只读取前 50,000 个，或拒绝该文件。</translation>
    </message>
    <message>
        <source>Search engines may refuse the file, or read only its beginning.</source>
        <translation>搜索引擎可能拒绝该文件，或只读取开头部分。</translation>
    </message>
    <message>
        <source>Search engines may read only a part of it, or none. Argiope reads as much as it can.</source>
        <translation>搜索引擎可能只读取其中一部分，或完全不读。Argiope 会读取能读的部分。</translation>
    </message>
    <message>
        <source>Search engines need one more request, and the sitemap and the redirect contradict each other about the right URL.</source>
        <translation>搜索引擎要多一次请求，而且站点地图与重定向对该用哪个 URL 说法不一。</translation>
    </message>
    <message>
        <source>Search engines ignore canonical links, robots directives and language versions outside the head.</source>
        <translation>搜索引擎会忽略 head 之外的规范链接、robots 指令和语言版本。</translation>
    </message>
    <message>
        <source>Search engines ignore such dates and trust the other dates of the sitemap less, so they fetch changed pages later.</source>
        <translation>搜索引擎会忽略这样的日期，对该站点地图的其他日期也不再那么信任，改动过的页面因此会更晚被重新抓取。</translation>
    </message>
    <message>
        <source>Search engines ignore the item.</source>
        <translation>搜索引擎会忽略该项目。</translation>
    </message>
    <message>
        <source>Search engines ignore the whole script and all its data.</source>
        <translation>搜索引擎会忽略整个脚本及其全部内容。</translation>
    </message>
    <message>
        <source>Search engines ignore it there, as otherwise any comment could declare a canonical.</source>
        <translation>搜索引擎不理会那里的规范链接，否则任何评论都能声明一个。</translation>
    </message>
    <message>
        <source>Search engines use a passage of the page instead, often a suitable one. Where pages are shared, the line below the title may stay empty.</source>
        <translation>搜索引擎会从页面中挑一段代替，往往也合适。分享页面时，标题下的一行可能是空的。</translation>
    </message>
    <message>
        <source>Search engines read these links only in the head.</source>
        <translation>搜索引擎只读取 head 中的这些链接。</translation>
    </message>
    <message>
        <source>Search engines see two sites, and cookies and logins of one do not work on the other.</source>
        <translation>搜索引擎会看到两个网站，Cookie 和登录也互不相通。</translation>
    </message>
    <message>
        <source>Search engines spend their time on such URLs instead of your pages.</source>
        <translation>搜索引擎会把时间耗费在这些 URL 上，而不是您的页面。</translation>
    </message>
    <message>
        <source>Search engines combine both sources. They may ignore contradictions, and users may be led to the wrong version.</source>
        <translation>搜索引擎会把两者合在一起看：互相矛盾的内容可能被忽略，人们会被引到错误的版本。</translation>
    </message>
    <message>
        <source>Search engines take it as a hint not to follow links to your own page. It does not keep a page out of the index.</source>
        <translation>搜索引擎会把它看作不要跟随您自己页面的提示。它并不能阻止页面被收录。</translation>
    </message>
    <message>
        <source>Search engines use the list on indexed pages only, so this one is lost.</source>
        <translation>搜索引擎只采用被收录页面上的列表，这一份会丢失。</translation>
    </message>
    <message>
        <source>Search engines follow the stricter one, which may not be intended.</source>
        <translation>搜索引擎采用更严格的一个，这未必是本意。</translation>
    </message>
    <message>
        <source>Search engines may not find it if you have not submitted it elsewhere.</source>
        <translation>如果没有用其他方式告知，搜索引擎可能找不到它。</translation>
    </message>
    <message>
        <source>Search engines then do not treat the two as one page.</source>
        <translation>搜索引擎不会把两者视为同一页面。</translation>
    </message>
    <message>
        <source>Search engines then ignore them and choose a URL themselves.</source>
        <translation>搜索引擎会忽略它们，自行选择 URL。</translation>
    </message>
    <message>
        <source>Search engines then index only that version. People who search in this language do not find the page.</source>
        <translation>搜索引擎只会收录那个版本：用本语言搜索的人找不到本页。</translation>
    </message>
    <message>
        <source>Search engines then take the page for a copy of the home page and drop it, or ignore the canonical.</source>
        <translation>搜索引擎会把该页面当作首页的副本而移除，或者忽略这一声明。</translation>
    </message>
    <message>
        <source>Search engines expect the URL of the page itself, and may ignore one that redirects.</source>
        <translation>搜索引擎需要的是页面本身的 URL；会重定向的 URL 可能被忽略。</translation>
    </message>
    <message>
        <source>Security</source>
        <translation>安全</translation>
    </message>
    <message>
        <source>Make sure that it is renewed in time. If certificates are renewed automatically at the last moment, no action is needed.</source>
        <translation>确保及时更新。到最后才自动更新的证书可以不管。</translation>
    </message>
    <message>
        <source>Check whether one of the rich result types suits the page.</source>
        <translation>看看是否有适合该页面的富媒体搜索结果类型。</translation>
    </message>
    <message>
        <source>Send Cache-Control: max-age=31536000, immutable for files whose names change with their content. Use a day or more for others.</source>
        <translation>名称随内容变化的文件发送 Cache-Control: max-age=31536000, immutable；其他文件设为一天或更长。</translation>
    </message>
    <message>
        <source>Send Content-Security-Policy: frame-ancestors &apos;self&apos;, or list the sites that may frame the page.</source>
        <translation>发送 Content-Security-Policy: frame-ancestors &apos;self&apos;，或列出允许嵌入此页面的网站。</translation>
    </message>
    <message>
        <source>Send Cross-Origin-Opener-Policy: same-origin. If logins or payments open windows, send same-origin-allow-popups.</source>
        <translation>发送 Cross-Origin-Opener-Policy: same-origin；登录或支付会打开新窗口时用 same-origin-allow-popups。</translation>
    </message>
    <message>
        <source>Send DENY or SAMEORIGIN once, or use frame-ancestors to allow certain sites.</source>
        <translation>只发送一次 DENY 或 SAMEORIGIN；要允许特定网站时，用 frame-ancestors。</translation>
    </message>
    <message>
        <source>Send Referrer-Policy: strict-origin-when-cross-origin, or a stricter one.</source>
        <translation>发送 Referrer-Policy: strict-origin-when-cross-origin，或更严格的策略。</translation>
    </message>
    <message>
        <source>Send Strict-Transport-Security: max-age=31536000 with all responses of the host, once the whole host works over https.</source>
        <translation>确认整个主机都能用 https 之后，在所有响应中发送 Strict-Transport-Security: max-age=31536000。</translation>
    </message>
    <message>
        <source>Send X-Content-Type-Options: nosniff with all responses, and make sure that every file has the right Content-Type.</source>
        <translation>在所有响应中发送 X-Content-Type-Options: nosniff，并确保每个文件的 Content-Type 正确。</translation>
    </message>
    <message>
        <source>Send an ETag or Last-Modified, and return status 304 if the page has not changed. It is of no use for pages that differ each time.</source>
        <translation>发送 ETag 或 Last-Modified，并在没有变化时返回状态码 304。每次都不同的页面用不着。</translation>
    </message>
    <message>
        <source>Send exactly one Location header with the full URL of the target, or another status if nothing has moved.</source>
        <translation>只发送一个 Location 标头，写明目标的完整 URL；如果没有迁移，请改用其他状态码。</translation>
    </message>
    <message>
        <source>Send it once, only over https, for example max-age=31536000; includeSubDomains.</source>
        <translation>只通过 https 发送一次，例如 max-age=31536000; includeSubDomains。</translation>
    </message>
    <message>
        <source>Send nothing before the DOCTYPE and the html tag.</source>
        <translation>在 DOCTYPE 和 html 标签之前不要输出任何内容。</translation>
    </message>
    <message>
        <source>Serve the page itself over https, not only the address that the form submits to.</source>
        <translation>页面本身也要用 https 提供，而不只是表单的提交地址。</translation>
    </message>
    <message>
        <source>Set Secure over https. For __Host-, add Path=/ and remove Domain.</source>
        <translation>经 https 设置并加上 Secure；对 __Host- 还要写 Path=/ 并去掉 Domain。</translation>
    </message>
    <message>
        <source>Set both to the language of the page&apos;s text.</source>
        <translation>把两处都设为页面实际使用的语言。</translation>
    </message>
    <message>
        <source>An image, style sheet, script or font, by its Content-Type, sends Set-Cookie in its response.</source>
        <translation>按 Content-Type 判断为图片、样式表、脚本或字体的响应中带有 Set-Cookie。</translation>
    </message>
    <message>
        <source>Duplicate ID</source>
        <translation>重复的 ID</translation>
    </message>
    <message>
        <source>Several elements of the page have the same id.</source>
        <translation>页面中有多个元素使用相同的 id。</translation>
    </message>
    <message>
        <source>Near-duplicate content</source>
        <translation>近似重复的内容</translation>
    </message>
    <message>
        <source>Duplicate meta description</source>
        <translation>重复的元描述</translation>
    </message>
    <message>
        <source>Duplicate H1</source>
        <translation>重复的 H1</translation>
    </message>
    <message>
        <source>Duplicate H2</source>
        <translation>重复的 H2</translation>
    </message>
    <message>
        <source>Exact duplicate content (identical text)</source>
        <translation>完全重复的内容（文本相同）</translation>
    </message>
    <message>
        <source>Duplicate title</source>
        <translation>重复的页面标题</translation>
    </message>
    <message>
        <source>Server error rate threshold</source>
        <translation>服务器错误率阈值</translation>
    </message>
    <message>
        <source>Site-wide noindex threshold (share of pages)</source>
        <translation>全站 noindex 的阈值（页面占比）</translation>
    </message>
    <message>
        <source>Shared caches often do not store such files, and the cookies needlessly enlarge requests.</source>
        <translation>共享缓存往往不保存这样的文件，Cookie 也白白增大请求。</translation>
    </message>
    <message>
        <source>Shared links to the page have no preview card and no image.</source>
        <translation>分享的链接不显示预览卡片，也没有图片。</translation>
    </message>
    <message>
        <source>Shares and likes are counted for another page.</source>
        <translation>分享和点赞会计到另一个页面上。</translation>
    </message>
    <message>
        <source>Shorten it to the subject, and move the rest into the first paragraph.</source>
        <translation>缩短为主题，其余内容放到第一段。</translation>
    </message>
    <message>
        <source>Shorten new URLs: fewer folders, a few descriptive words, no needless parameters.</source>
        <translation>缩短新的 URL：少用目录，用几个有意义的词，去掉不必要的参数。</translation>
    </message>
    <message>
        <source>If a visitor opens an http URL of the host, the cookie can be read on its way.</source>
        <translation>访客访问该主机的 http URL 时，Cookie 在途中可能被读取。</translation>
    </message>
    <message>
        <source>If an attacker injects a script into the page, the browser runs it. A policy is a second line of defence and does not replace fixing such vulnerabilities.</source>
        <translation>如果攻击者把脚本注入页面，浏览器就会运行它。策略是第二道防线，不能代替修补漏洞。</translation>
    </message>
    <message>
        <source>Show static text instead.</source>
        <translation>让文字静止显示。</translation>
    </message>
    <message>
        <source>Single page</source>
        <translation>单页网站</translation>
    </message>
    <message>
        <source>The sitemap and the page contradict each other about the URL to index.</source>
        <translation>站点地图与页面对该收录哪个 URL 说法不一。</translation>
    </message>
    <message>
        <source>Sitemap lines in robots.txt have a value that is not one full http or https URL, such as a path alone or several URLs in one line.</source>
        <translation>robots.txt 中 Sitemap 行的值不是一个完整的 http 或 https URL，例如只有路径，或一行中有多个 URL。</translation>
    </message>
    <message>
        <source>Skips checks of sitemaps, links between pages and thin content.</source>
        <translation>不检查站点地图、页面间链接和内容单薄的情况。</translation>
    </message>
    <message>
        <source>Sitemaps</source>
        <translation>站点地图</translation>
    </message>
    <message>
        <source>Sitemaps may not contain it, and some servers, proxies and programs truncate or refuse it.</source>
        <translation>站点地图不能列出它，有些服务器、代理和程序会截断或拒绝它。</translation>
    </message>
    <message>
        <source>Minimum HTML size to check the text-to-HTML ratio</source>
        <translation>检查文本与 HTML 比例的最小 HTML 大小</translation>
    </message>
    <message>
        <source>Maximum HTML size</source>
        <translation>HTML 大小上限</translation>
    </message>
    <message>
        <source>Search engine size limit for HTML</source>
        <translation>搜索引擎的 HTML 读取上限</translation>
    </message>
    <message>
        <source>Search engine size limit for PDFs</source>
        <translation>搜索引擎的 PDF 读取上限</translation>
    </message>
    <message>
        <source>Search engine size limit for scripts and style sheets</source>
        <translation>搜索引擎的脚本和样式表读取上限</translation>
    </message>
    <message>
        <source>Maximum image file size</source>
        <translation>图片文件大小上限</translation>
    </message>
    <message>
        <source>Minimum response size for compression</source>
        <translation>文本压缩检查的最小响应大小</translation>
    </message>
    <message>
        <source>Small sites that link all their pages do not need one. On large sites without one, search engines discover new pages later.</source>
        <translation>所有页面都有链接的小网站可以没有；大网站没有时，搜索引擎会更晚得知新页面。</translation>
    </message>
    <message>
        <source>Some links from other pages to a page have nofollow (or are on a page with nofollow), and some do not. Start addresses do not count.</source>
        <translation>其他页面指向该页面的链接，有的带有 nofollow（或位于声明了 nofollow 的页面上），有的没有。起始地址不算。</translation>
    </message>
    <message>
        <source>Follow and nofollow inlinks</source>
        <translation>同时有 follow 与 nofollow 入链</translation>
    </message>
    <message>
        <source>Some users need more than twice the size. WCAG does not require more; it is a best practice.</source>
        <translation>有些人需要放大两倍以上。WCAG 没有更高要求，属于最佳实践。</translation>
    </message>
    <message>
        <source>Some search engines still follow it there, others do not, so the result is unpredictable.</source>
        <translation>有的搜索引擎仍会遵守，有的不会，结果无法预料。</translation>
    </message>
    <message>
        <source>Invalid element in head (head closed early)</source>
        <translation>head 含无效元素（被提前关闭）</translation>
    </message>
    <message>
        <source>An internal URL with inlinks is disallowed by robots.txt. If robots.txt could not be fetched, everything counts as disallowed.</source>
        <translation>有链接指向 robots.txt 禁止的站内 URL。无法取得 robots.txt 时视为全部禁止，也计入。</translation>
    </message>
    <message>
        <source>Content before the html tag</source>
        <translation>html 标签之前有内容</translation>
    </message>
    <message>
        <source>An internal URL with inlinks returns 410, or returns 404 although it worked in an earlier crawl of this project.</source>
        <translation>仍有链接指向站内某个 URL，而它以 410 响应，或以 404 响应但在本项目此前的爬取中可以访问。</translation>
    </message>
    <message>
        <source>Audio that plays automatically</source>
        <translation>自动播放的音频</translation>
    </message>
    <message>
        <source>Split it, and list the parts in a sitemap index.</source>
        <translation>拆分它，并在站点地图索引中列出各部分。</translation>
    </message>
    <message>
        <source>Split it, and list the parts in a sitemap index. Compression does not help, as the decompressed size counts.</source>
        <translation>拆分它，并在站点地图索引中列出各部分；压缩没有帮助，因为按解压后的大小计算。</translation>
    </message>
    <message>
        <source>Split scripts and styles and remove unused code. Reduce the images of a PDF, or split it.</source>
        <translation>拆分脚本和样式，去掉用不到的部分；缩小 PDF 中的图片，或把它分成几份。</translation>
    </message>
    <message>
        <source>Analytics then count a visitor of the site as a new one from the campaign, and each page gets a second URL.</source>
        <translation>统计会把站内访客当作活动带来的新访客，每个页面也多出一个 URL。</translation>
    </message>
    <message>
        <source>Save the image as a file and reference it in src.</source>
        <translation>把图片保存为文件，在 src 中引用。</translation>
    </message>
    <message>
        <source>Structured data and Open Graph</source>
        <translation>结构化数据与 Open Graph</translation>
    </message>
    <message>
        <source>Mismatch of structured data URL and page URL</source>
        <translation>结构化数据的 URL 与页面不符</translation>
    </message>
    <message>
        <source>Structured data on a noindex page</source>
        <translation>noindex 页面上的结构化数据</translation>
    </message>
    <message>
        <source>Maximum style sheets in the head</source>
        <translation>head 中样式表数上限</translation>
    </message>
    <message>
        <source>Such a link has another meaning, like rel=alternate, and search engines do not accept it as a canonical.</source>
        <translation>这样的链接像 rel=alternate 一样另有含义，搜索引擎不会把它当作规范链接。</translation>
    </message>
    <message>
        <source>A policy is meant to stop injected scripts, but this one stops few such attacks.</source>
        <translation>策略本是为阻止注入脚本而设，这样的策略挡不住多少攻击。</translation>
    </message>
    <message>
        <source>Such a rule matches nothing or the wrong paths. Paths begin with a slash, and $ means the end only in the last position.</source>
        <translation>这样的规则什么都不匹配，或匹配到别的内容：路径以斜杠开头，$ 只有在末尾才表示结束。</translation>
    </message>
    <message>
        <source>Such pages have no end, and search engines do not want to index the results of other searches.</source>
        <translation>这样的页面无穷无尽，搜索引擎也不愿收录别处的搜索结果。</translation>
    </message>
    <message>
        <source>Enable HTTP/2 in the web server or in the proxy in front of it; most need one line for that.</source>
        <translation>在网站服务器或其前面的代理上启用 HTTP/2；多数只需一行配置。</translation>
    </message>
    <message>
        <source>Turn off listings (Options -Indexes, autoindex off), or put an index page into the folder.</source>
        <translation>关闭目录列表（Options -Indexes、autoindex off），或在该目录中放一个首页。</translation>
    </message>
    <message>
        <source>Turn off the setting that keeps the site out of search engines (most CMS have one), or remove the X-Robots-Tag header of the server.</source>
        <translation>关闭阻止搜索引擎收录的设置（多数内容管理系统都有），或去掉服务器的 X-Robots-Tag 标头。</translation>
    </message>
    <message>
        <source>Enable gzip, Brotli or Zstandard on the server for these types.</source>
        <translation>在服务器上为这些类型启用 gzip、Brotli 或 Zstandard。</translation>
    </message>
    <message>
        <source>Turn off the version (ServerTokens Prod, server_tokens off, expose_php = Off), and keep the software up to date.</source>
        <translation>关闭版本显示（ServerTokens Prod、server_tokens off、expose_php = Off），并及时更新软件。</translation>
    </message>
    <message>
        <source>Remove data and styles that the page does not need, and load long lists in parts.</source>
        <translation>去掉页面用不到的数据和样式，长列表分批加载。</translation>
    </message>
    <message>
        <source>Remove needless wrappers, and load long lists and menus only on demand.</source>
        <translation>去掉不必要的包装元素，长列表和菜单在需要时再加载。</translation>
    </message>
    <message>
        <source>Remove the URL from the sitemap, or restore the page.</source>
        <translation>从站点地图中删除该 URL，或恢复该页面。</translation>
    </message>
    <message>
        <source>Remove the page from the sitemap, or remove noindex.</source>
        <translation>从站点地图中删除该页面，或去掉 noindex。</translation>
    </message>
    <message>
        <source>Remove hidden content from the focus order with hidden, inert or tabindex=&quot;-1&quot;, or do not hide it.</source>
        <translation>用 hidden、inert 或 tabindex=&quot;-1&quot; 把隐藏的内容移出焦点顺序，或不要隐藏它。</translation>
    </message>
    <message>
        <source>Uncompressed text resource</source>
        <translation>未压缩的文本资源</translation>
    </message>
    <message>
        <source>Text jumps when the image loads, so visitors lose their place or click on the wrong element.</source>
        <translation>图片加载时文字会跳动，访客会找不到读到哪里，或点错东西。</translation>
    </message>
    <message>
        <source>Placeholder text (lorem ipsum, undefined)</source>
        <translation>占位文字（lorem ipsum、undefined 等）</translation>
    </message>
    <message>
        <source>Minimum text-to-HTML ratio</source>
        <translation>文本与 HTML 比例下限</translation>
    </message>
    <message>
        <source>AMP: non-200 URL</source>
        <translation>AMP：非 200 的 URL</translation>
    </message>
    <message>
        <source>The Content-Type header of a robots.txt file is not text/plain, is missing, or declares an encoding other than UTF-8.</source>
        <translation>robots.txt 文件的 Content-Type 标头不是 text/plain，或者缺失，或者写的编码不是 UTF-8。</translation>
    </message>
    <message>
        <source>Invalid HSTS header (or sent over HTTP)</source>
        <translation>HSTS 响应头无效（或通过 HTTP 发送）</translation>
    </message>
    <message>
        <source>The JSON of a script is a text or a number, mostly because an object was encoded twice.</source>
        <translation>脚本中的 JSON 是文本或数字，多半因为对象被编码了两次。</translation>
    </message>
    <message>
        <source>The Tab key goes there before all other elements, which rarely matches the reading order (see WCAG 2.4.3).</source>
        <translation>Tab 键会先到达这里，这很少与阅读顺序一致（参见 WCAG 2.4.3）。</translation>
    </message>
    <message>
        <source>Non-ASCII characters in URL</source>
        <translation>URL 含非 ASCII 字符</translation>
    </message>
    <message>
        <source>Too many URL parameters</source>
        <translation>URL 参数过多</translation>
    </message>
    <message>
        <source>URL too long</source>
        <translation>URL 过长</translation>
    </message>
    <message>
        <source>URL over 2,048 characters</source>
        <translation>URL 超过 2,048 个字符</translation>
    </message>
    <message>
        <source>The URL of a rel=next or rel=prev link redirects, returns an error, does not respond, or is disallowed by robots.txt. Not checked if it was not fetched.</source>
        <translation>rel=next 或 rel=prev 链接的 URL 会重定向、以错误响应、没有响应，或被 robots.txt 禁止。未抓取时不作判断。</translation>
    </message>
    <message>
        <source>The URL of a version in another language redirects, returns an error, does not respond, or is disallowed by robots.txt. Not checked if it was not fetched.</source>
        <translation>另一种语言版本的 URL 会重定向、以错误响应、没有响应，或被 robots.txt 禁止。未抓取时不作判断。</translation>
    </message>
    <message>
        <source>Relative hreflang URL</source>
        <translation>hreflang 使用相对 URL</translation>
    </message>
    <message>
        <source>The URL of rel=icon fails.</source>
        <translation>rel=icon 的 URL 出错。</translation>
    </message>
    <message>
        <source>The canonical URL of a page redirects.</source>
        <translation>页面声明的规范 URL 以重定向响应。</translation>
    </message>
    <message>
        <source>The canonical URL of a page returns an error or does not respond. Not checked if it was not fetched or refuses the crawler.</source>
        <translation>页面声明的规范 URL 以错误响应或没有响应。未抓取或拒绝爬虫时不作判断。</translation>
    </message>
    <message>
        <source>The URL that the page references with rel=amphtml redirects or fails.</source>
        <translation>页面用 rel=amphtml 指向的 URL 发生重定向或出错。</translation>
    </message>
    <message>
        <source>The URL&apos;s outcome names the cause. Correct the DNS entry, the certificate, the firewall, the web server or its compression accordingly.</source>
        <translation>该 URL 的结果说明是哪一种：请相应地修正 DNS 记录、证书、防火墙、网站服务器或其压缩设置。</translation>
    </message>
    <message>
        <source>The address of a robots.txt file of the site redirects to another address, whether the file was found there or not.</source>
        <translation>网站的 robots.txt 文件的地址被重定向到另一个地址，无论在那里是否找到该文件。</translation>
    </message>
    <message>
        <source>Missing Content-Type header</source>
        <translation>缺少 Content-Type 响应头</translation>
    </message>
    <message>
        <source>HTTP Refresh redirect</source>
        <translation>HTTP Refresh 重定向</translation>
    </message>
    <message>
        <source>The response to /robots.txt has a status of 200 to 299, but begins like an HTML document.</source>
        <translation>对 /robots.txt 的响应状态码为 200 到 299，内容却以 HTML 文档的形式开头。</translation>
    </message>
    <message>
        <source>Invalid autocomplete value</source>
        <translation>autocomplete 值无效</translation>
    </message>
    <message>
        <source>Banner landmark not at top level</source>
        <translation>banner 地标不在顶层</translation>
    </message>
    <message>
        <source>Invalid, duplicate or late base element</source>
        <translation>base 元素无效、重复或过晚</translation>
    </message>
    <message>
        <source>Google stops after 10 redirects, browsers after about 20. The page at the end is not found this way.</source>
        <translation>Google 跟随 10 次后放弃，浏览器约 20 次后放弃。这样找不到终点的页面。</translation>
    </message>
    <message>
        <source>The body element has aria-hidden=&quot;true&quot;.</source>
        <translation>body 元素带有 aria-hidden=&quot;true&quot;。</translation>
    </message>
    <message>
        <source>Canonical to a broken URL (4xx, 5xx, no response)</source>
        <translation>规范网址指向失效 URL（4xx、5xx、无响应）</translation>
    </message>
    <message>
        <source>Canonical with fragment (#)</source>
        <translation>规范网址含片段（#）</translation>
    </message>
    <message>
        <source>Relative canonical URL</source>
        <translation>规范网址为相对 URL</translation>
    </message>
    <message>
        <source>Multiple canonicals (same URL)</source>
        <translation>多个规范网址（URL 相同）</translation>
    </message>
    <message>
        <source>Invalid canonical URL</source>
        <translation>规范网址无效</translation>
    </message>
    <message>
        <source>Canonical to another site</source>
        <translation>规范网址指向其他网站</translation>
    </message>
    <message>
        <source>The canonical URL of a page has a fragment, a part that begins with #.</source>
        <translation>页面的规范 URL 带有片段，即以 # 开头的部分。</translation>
    </message>
    <message>
        <source>Canonical to a redirect</source>
        <translation>规范网址指向重定向</translation>
    </message>
    <message>
        <source>Canonical outside head</source>
        <translation>规范网址在 head 之外</translation>
    </message>
    <message>
        <source>The canonical URL of a page is, by the page&apos;s own hreflang, its version in another language.</source>
        <translation>按页面自己的 hreflang，它声明的规范 URL 是另一种语言的版本。</translation>
    </message>
    <message>
        <source>Mixed hosts in canonicals</source>
        <translation>规范网址混用多个主机</translation>
    </message>
    <message>
        <source>Canonical to another language version</source>
        <translation>规范网址指向其他语言版本</translation>
    </message>
    <message>
        <source>Canonical to a noindex page</source>
        <translation>规范网址指向 noindex 页面</translation>
    </message>
    <message>
        <source>The canonical page is the one that should be found, but the site links only to its copies.</source>
        <translation>规范页面正是应被找到的页面，而网站自身只链接到它的副本。</translation>
    </message>
    <message>
        <source>Canonical chain</source>
        <translation>规范网址链</translation>
    </message>
    <message>
        <source>Canonical page with different content</source>
        <translation>规范页面内容不同</translation>
    </message>
    <message>
        <source>Certificate expiring within 30 days</source>
        <translation>证书将在 30 天内过期</translation>
    </message>
    <message>
        <source>Certificate expiring within 7 days</source>
        <translation>证书将在 7 天内过期</translation>
    </message>
    <message>
        <source>Certificate name mismatch</source>
        <translation>证书域名不匹配</translation>
    </message>
    <message>
        <source>Untrusted certificate</source>
        <translation>不受信任的证书</translation>
    </message>
    <message>
        <source>Expired or not yet valid certificate</source>
        <translation>证书已过期或尚未生效</translation>
    </message>
    <message>
        <source>The certificate of a host had expired when the crawl fetched from it, or was not valid yet.</source>
        <translation>爬取时主机的证书已经过期，或者尚未生效。</translation>
    </message>
    <message>
        <source>The certificate of a host is self-signed, comes from an authority that this computer does not know, lacks intermediate certificates, or has another error.</source>
        <translation>主机的证书是自签名的，来自本机不认识的颁发机构，缺少中间证书，或者有其他错误。</translation>
    </message>
    <message>
        <source>The certificate of a host was valid for less than 30, but at least 7 more days at the time of the crawl.</source>
        <translation>爬取时主机的证书的剩余有效期不到 30 天，但至少 7 天。</translation>
    </message>
    <message>
        <source>The certificate of a host was valid for less than 7 more days at the time of the crawl.</source>
        <translation>爬取时主机的证书的剩余有效期不到 7 天。</translation>
    </message>
    <message>
        <source>The certificate of a host does not include the name of that host.</source>
        <translation>主机出示的证书中没有该主机的名称。</translation>
    </message>
    <message>
        <source>Weak certificate key or signature</source>
        <translation>证书密钥或签名强度不足</translation>
    </message>
    <message>
        <source>The Content-Type header, a byte order mark and the page&apos;s meta element declare different encodings.</source>
        <translation>Content-Type 标头、字节顺序标记和页面的 meta 元素写的编码不同。</translation>
    </message>
    <message>
        <source>Invalid Content-Security-Policy</source>
        <translation>Content-Security-Policy（CSP）语法无效</translation>
    </message>
    <message>
        <source>Weak Content-Security-Policy</source>
        <translation>Content-Security-Policy（CSP）过于宽松</translation>
    </message>
    <message>
        <source>The crawl looked for sitemaps, but robots.txt lists none, and the default location (/sitemap.xml) has none. Not checked if the crawl did not look for sitemaps.</source>
        <translation>爬取查找了站点地图，但 robots.txt 没有列出，默认位置（/sitemap.xml）也没有。爬取未查找时不作判断。</translation>
    </message>
    <message>
        <source>The crawl knows a page only from a sitemap, a list or another language&apos;s hreflang. No page links or redirects to it, and no form leads there. Start addresses do not count.</source>
        <translation>爬取只从站点地图、列表或其他语言的 hreflang 得知该页面：没有页面链接或重定向到它，也没有表单通向它。起始地址不算。</translation>
    </message>
    <message>
        <source>Invalid lang attribute on a page element</source>
        <translation>页面元素的 lang 属性无效</translation>
    </message>
    <message>
        <source>html element with invalid lang attribute</source>
        <translation>html 元素的 lang 属性无效</translation>
    </message>
    <message>
        <source>Content-Type and file extension mismatch</source>
        <translation>Content-Type 与文件扩展名不符</translation>
    </message>
    <message>
        <source>Meta description too short (characters)</source>
        <translation>元描述过短（字符数）</translation>
    </message>
    <message>
        <source>Meta description too long (characters)</source>
        <translation>元描述过长（字符数）</translation>
    </message>
    <message>
        <source>Meta description too short (pixels)</source>
        <translation>元描述过短（像素）</translation>
    </message>
    <message>
        <source>Meta description too long (pixels)</source>
        <translation>元描述过长（像素）</translation>
    </message>
    <message>
        <source>Meta description outside head</source>
        <translation>元描述在 head 之外</translation>
    </message>
    <message>
        <source>The document does not begin with the HTML DOCTYPE (!DOCTYPE html), or has an old DOCTYPE that puts browsers into quirks or limited-quirks mode.</source>
        <translation>文档开头没有 HTML 的 DOCTYPE（!DOCTYPE html），或使用了会让浏览器进入怪异模式或有限怪异模式的旧 DOCTYPE。</translation>
    </message>
    <message>
        <source>The document contains control characters, noncharacters or U+0000, directly or by reference.</source>
        <translation>文档中有控制字符、非字符或 U+0000，直接写出或以引用形式出现。</translation>
    </message>
    <message>
        <source>Document without title</source>
        <translation>文档缺少标题（title）</translation>
    </message>
    <message>
        <source>The element&apos;s own meaning and keys are lost or contradict the role. WCAG does not require it, but the HTML standard does.</source>
        <translation>元素本身的含义和按键会丢失，或与角色矛盾。WCAG 没有此要求，HTML 标准有。</translation>
    </message>
    <message>
        <source>Late charset declaration (after 1,024 bytes)</source>
        <translation>字符编码声明过晚（1,024 字节之后）</translation>
    </message>
    <message>
        <source>Missing charset declaration</source>
        <translation>缺少字符编码声明</translation>
    </message>
    <message>
        <source>The fetch of the HTML took more than 1 s from start to end in the latest measurement. Images, styles and scripts are not included.</source>
        <translation>抓取 HTML 从开始到结束超过 1 秒，为爬取最近一次测得的值。不含图片、样式和脚本。</translation>
    </message>
    <message>
        <source>The fetch of the HTML took more than 3 s from start to end in the latest measurement. Images, styles and scripts are not included.</source>
        <translation>抓取 HTML 从开始到结束超过 3 秒，为爬取最近一次测得的值。不含图片、样式和脚本。</translation>
    </message>
    <message>
        <source>The outer form submits the fields of the inner form, and no form submits the fields after it.</source>
        <translation>内层表单的字段由外层提交，其后的字段不再属于任何表单。</translation>
    </message>
    <message>
        <source>Browsers have removed the filters that it controlled; in old browsers, attackers could misuse them. The header protects no one.</source>
        <translation>它所控制的过滤器已从浏览器中移除；在旧浏览器中这些过滤器本身也可能被利用。它不能保护任何人。</translation>
    </message>
    <message>
        <source>Two or more indexable pages have the same first h1. Pages of a series (those with rel=prev) are excluded.</source>
        <translation>两个或更多可被收录的页面第一个 h1 相同。系列页面（带 rel=prev 的）不计。</translation>
    </message>
    <message>
        <source>Two or more indexable pages have the same first h2. An h2 on more than half of these pages is part of the template and not counted. Pages of a series are not counted either.</source>
        <translation>两个或更多可被收录的页面第一个 h2 相同。超过半数页面都有的属于模板，不计；系列页面也不计。</translation>
    </message>
    <message>
        <source>H1 with image only (alt text in H1)</source>
        <translation>H1 仅含图片（标题文字来自 alt）</translation>
    </message>
    <message>
        <source>H1 too long</source>
        <translation>H1 过长</translation>
    </message>
    <message>
        <source>Lazy-loaded first image (LCP)</source>
        <translation>首张图片被懒加载（LCP）</translation>
    </message>
    <message>
        <source>The first meta element that declares the encoding begins after the first 1,024 bytes of the page.</source>
        <translation>写明编码的第一个 meta 元素出现在页面前 1,024 个字节之后。</translation>
    </message>
    <message>
        <source>The first summary of a details element has no text, ARIA name or title.</source>
        <translation>details 元素的第一个 summary 既没有文字，也没有 ARIA 名称或 title。</translation>
    </message>
    <message>
        <source>The focus moves to an element that screen readers do not announce (WCAG 4.1.2).</source>
        <translation>焦点会落到屏幕阅读器什么都不读的地方（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>Contentinfo landmark not at top level</source>
        <translation>contentinfo 地标不在顶层</translation>
    </message>
    <message>
        <source>No standard defines this header. Visitors are taken away after the page has loaded, and search engines may not follow it.</source>
        <translation>该标头不属于任何标准。页面加载后访客会被带走，而搜索引擎不一定跟随。</translation>
    </message>
    <message>
        <source>The byte order mark overrides the header, and the header overrides the element. If the wrong one wins, text is garbled, and so may be a saved copy of the page.</source>
        <translation>标记优先于标头，标头优先于元素；如果优先的是错的，文字会变成乱码，保存下来的页面也可能如此。</translation>
    </message>
    <message>
        <source>HTTP/2 not supported</source>
        <translation>不支持 HTTP/2</translation>
    </message>
    <message>
        <source>The href of a canonical link in the head is not a full URL with its scheme, for example /page instead of https://example.org/page.</source>
        <translation>head 中规范链接的 href 不是带协议的完整 URL，例如写成 /page 而不是 https://example.org/page。</translation>
    </message>
    <message>
        <source>The href of a canonical link, or a Link header with rel=canonical, is empty, cannot be parsed as a URL, or is not a web address, such as a file: URL.</source>
        <translation>规范链接的 href 或带 rel=canonical 的 Link 标头为空、无法解析为 URL，或指向网络上不存在的东西，例如 file: 地址。</translation>
    </message>
    <message>
        <source>The href of a rel=alternate link with hreflang is not a full URL with its scheme.</source>
        <translation>带 hreflang 的 rel=alternate 链接的 href 不是带协议的完整 URL。</translation>
    </message>
    <message>
        <source>html element without lang attribute</source>
        <translation>html 元素缺少 lang 属性</translation>
    </message>
    <message>
        <source>Invalid HTML lang attribute</source>
        <translation>HTML lang 属性无效</translation>
    </message>
    <message>
        <source>The html element of a page has no lang attribute or an empty one.</source>
        <translation>页面的 html 元素没有 lang 属性，或为空。</translation>
    </message>
    <message>
        <source>Broken favicon</source>
        <translation>失效的网站图标（favicon）</translation>
    </message>
    <message>
        <source>Image file too large</source>
        <translation>图片文件过大</translation>
    </message>
    <message>
        <source>The keyboard reaches the inner control, but screen readers do not announce it (WCAG 4.1.2).</source>
        <translation>内层控件能用键盘到达，却不会被读出（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>The key of a host&apos;s certificate is shorter than 2048 bits (256 bits for an elliptic curve), or the certificate is signed with SHA-1 or MD5.</source>
        <translation>主机证书的密钥短于 2048 位（椭圆曲线密钥短于 256 位），或者证书用 SHA-1 或 MD5 签名。</translation>
    </message>
    <message>
        <source>The lang attribute of a page&apos;s html element begins with a registered language. But a script, region or other part after it is not registered, is in the wrong place or is repeated (RFC 5646), such as en-UK, en-USA or zh-Hanz.</source>
        <translation>页面 html 元素的 lang 属性以已登记的语言开头，但其后的文字、地区或其他部分未登记、位置不对或重复（RFC 5646），例如 en-UK、en-USA 或 zh-Hanz。</translation>
    </message>
    <message>
        <source>The lang attribute of a page&apos;s html element begins with an unregistered language code, such as english or jp. A missing one is counted by a separate check.</source>
        <translation>页面 html 元素的 lang 属性以未登记的语言代码开头，例如 english 或 jp。没有声明的由单独的检查项统计。</translation>
    </message>
    <message>
        <source>Invalid subtag in HTML lang</source>
        <translation>HTML lang 含无效子标签</translation>
    </message>
    <message>
        <source>A page lists itself in hreflang under a language that differs from its html lang attribute. Regions do not count.</source>
        <translation>页面在 hreflang 中为自身列出的语言与 html 元素的 lang 属性不符。地区不计。</translation>
    </message>
    <message>
        <source>The latest year after a copyright sign in the first footer of a page is at least two years before the year of the fetch.</source>
        <translation>页面第一个 footer 中版权标记后的最晚年份，比抓取时的年份至少早两年。</translation>
    </message>
    <message>
        <source>The link elements in a page&apos;s head and its Link headers declare different canonical URLs.</source>
        <translation>页面 head 中的 link 元素与 Link 标头声明了不同的规范 URL。</translation>
    </message>
    <message>
        <source>The link is meant to skip the menu, but does nothing. Other means have to meet WCAG 2.4.1.</source>
        <translation>链接本用于跳过菜单，却不起作用；WCAG 2.4.1 的要求就得靠其他办法满足。</translation>
    </message>
    <message>
        <source>The link leads nowhere, or to an internal address that does not exist.</source>
        <translation>链接无处可去，或指向站内不存在的地址。</translation>
    </message>
    <message>
        <source>The links lead visitors nowhere, and search engines waste requests on them.</source>
        <translation>这些链接让访客无处可去，搜索引擎也白白浪费请求。</translation>
    </message>
    <message>
        <source>The loc element of a sitemap entry is not an absolute URL, has spaces or characters that must be percent-encoded, or has 2,048 characters or more.</source>
        <translation>站点地图条目的 loc 元素不是绝对网址，含有空格或必须进行百分号编码的字符，或者长度达到或超过 2,048 个字符。</translation>
    </message>
    <message>
        <source>The mail program or telephone may not recognise it, or may call another number from abroad.</source>
        <translation>邮件程序或电话可能无法识别，从国外拨打时还可能拨到别的号码。</translation>
    </message>
    <message>
        <source>Main landmark not at top level</source>
        <translation>main 地标不在顶层</translation>
    </message>
    <message>
        <source>The main text has fewer than 200 words. Menus, headers, footers and sidebars do not count, but long lists of links do, such as an index. Each Chinese character counts as a word.</source>
        <translation>正文不足 200 个词。菜单、页眉、页脚和侧栏不算在内，但索引那样的长链接列表算在内。每个汉字算一个词。</translation>
    </message>
    <message>
        <source>The main text of an English page scores less than 50 in Flesch reading ease, which depends on the length of sentences and words. It is calculated from the beginning of the text, and only for texts of at least 100 words.</source>
        <translation>英文页面主要文本的 Flesch 易读性得分低于 50。得分由句子和单词的长度算出，只看文本的开头部分，且只计算至少 100 个单词的文本。</translation>
    </message>
    <message>
        <source>The main text of the page and that of another page are at least 90 % the same, measured by sequences of three words. The percentage is the share that is the same.</source>
        <translation>这个页面的正文与另一个页面至少有 90 % 相同，按每三个相邻的词来比较。百分比是相同部分所占的比例。</translation>
    </message>
    <message>
        <source>Broken web app manifest</source>
        <translation>失效的 Web 应用清单（manifest）</translation>
    </message>
    <message>
        <source>The name cannot be resolved to a vocabulary.</source>
        <translation>该名称无法对应到词汇表。</translation>
    </message>
    <message>
        <source>Non-200 pagination URL (rel=next, rel=prev)</source>
        <translation>非 200 的分页 URL（rel=next、rel=prev）</translation>
    </message>
    <message>
        <source>Pagination sequence error</source>
        <translation>分页顺序错误</translation>
    </message>
    <message>
        <source>Search engines do not show the price of the offer.</source>
        <translation>搜索引擎不会显示报价的价格。</translation>
    </message>
    <message>
        <source>The outermost elements that contain text, images, fields or video outside every landmark. Links within the page, dialogs, alerts and live regions do not count.</source>
        <translation>在所有地标之外含有文字、图片、字段或视频的最外层元素。页内链接、对话框、警告和实时区域不计。</translation>
    </message>
    <message>
        <source>The page cannot be installed as an app.</source>
        <translation>该页面无法作为应用安装。</translation>
    </message>
    <message>
        <source>Missing hreflang self-reference</source>
        <translation>缺少 hreflang 自引用</translation>
    </message>
    <message>
        <source>The page is not eligible for the rich result that the markup is for.</source>
        <translation>该页面无法获得此标记所针对的展示形式。</translation>
    </message>
    <message>
        <source>Large DOM size</source>
        <translation>DOM 偏大</translation>
    </message>
    <message>
        <source>Multiple banner landmarks</source>
        <translation>多个 banner 地标</translation>
    </message>
    <message>
        <source>Multiple contentinfo landmarks</source>
        <translation>多个 contentinfo 地标</translation>
    </message>
    <message>
        <source>Multiple main landmarks</source>
        <translation>多个 main 地标</translation>
    </message>
    <message>
        <source>The page has neither twitter:card nor og:image.</source>
        <translation>页面既没有 twitter:card，也没有 og:image。</translation>
    </message>
    <message>
        <source>Missing main landmark</source>
        <translation>缺少 main 地标</translation>
    </message>
    <message>
        <source>Excessive DOM size</source>
        <translation>DOM 过大</translation>
    </message>
    <message>
        <source>Non-200 hreflang URL</source>
        <translation>非 200 的 hreflang URL</translation>
    </message>
    <message>
        <source>Missing hreflang return link</source>
        <translation>缺少 hreflang 返回链接</translation>
    </message>
    <message>
        <source>Hreflang to a noindex page</source>
        <translation>hreflang 指向 noindex 页面</translation>
    </message>
    <message>
        <source>Hreflang to a non-canonical page</source>
        <translation>hreflang 指向非规范页面</translation>
    </message>
    <message>
        <source>Inconsistent hreflang return link</source>
        <translation>hreflang 返回链接代码不一致</translation>
    </message>
    <message>
        <source>Mismatch of text language and HTML lang</source>
        <translation>正文语言与 HTML lang 不符</translation>
    </message>
    <message>
        <source>Too many requests</source>
        <translation>请求数过多</translation>
    </message>
    <message>
        <source>Client error (4xx)</source>
        <translation>客户端错误（4xx）</translation>
    </message>
    <message>
        <source>Insecure page (HTTP)</source>
        <translation>不安全的页面（HTTP）</translation>
    </message>
    <message>
        <source>Shared links to the page have no preview card.</source>
        <translation>分享的链接不显示预览卡片。</translation>
    </message>
    <message>
        <source>No outlinks (dead end)</source>
        <translation>无出链（死胡同页面）</translation>
    </message>
    <message>
        <source>The page may look wrong or not work, and each visit wastes a request on the file.</source>
        <translation>页面可能显示异常或无法使用，每次访问都白白请求该文件。</translation>
    </message>
    <message>
        <source>The AMP page that this page references with rel=amphtml has a canonical URL other than this page.</source>
        <translation>页面用 rel=amphtml 指向的 AMP 页面，其规范 URL 不是本页。</translation>
    </message>
    <message>
        <source>The page declares no icon, and the crawl found no /favicon.ico on its host. Not checked if the crawl did not request it.</source>
        <translation>页面没有指定图标，爬取也发现其主机没有 /favicon.ico。若爬取未请求它，则不作判断。</translation>
    </message>
    <message>
        <source>Redirect to itself</source>
        <translation>重定向到自身</translation>
    </message>
    <message>
        <source>Delayed meta refresh (over 20 hours)</source>
        <translation>延时 meta refresh（超过 20 小时）</translation>
    </message>
    <message>
        <source>Delayed meta refresh (up to 20 hours)</source>
        <translation>延时 meta refresh（20 小时以内）</translation>
    </message>
    <message>
        <source>Thin content compared with pages in the same folder</source>
        <translation>内容明显少于同目录页面</translation>
    </message>
    <message>
        <source>Thin content (low word count)</source>
        <translation>内容单薄（字数过少）</translation>
    </message>
    <message>
        <source>Soft 404</source>
        <translation>软 404</translation>
    </message>
    <message>
        <source>Meta refresh redirect</source>
        <translation>meta refresh 重定向</translation>
    </message>
    <message>
        <source>Slow page (total response time)</source>
        <translation>页面响应慢（总响应时间）</translation>
    </message>
    <message>
        <source>Very slow page (total response time)</source>
        <translation>页面响应极慢（总响应时间）</translation>
    </message>
    <message>
        <source>The canonical page declares a third page as its own canonical.</source>
        <translation>被声明为规范页面的页面又声明了第三个页面。</translation>
    </message>
    <message>
        <source>The canonical page has noindex.</source>
        <translation>被声明为规范页面的页面带有 noindex。</translation>
    </message>
    <message>
        <source>The opened page can redirect this one, for example to a fake login.</source>
        <translation>打开的页面可以把本页转到别处，例如假冒的登录页。</translation>
    </message>
    <message>
        <source>The page&apos;s HTML contains an AWS access key id (AKIA and 16 characters), a GitHub token (ghp_ and 36 characters) or the beginning of a private key in PEM format. Only the kind is stored, not the secret.</source>
        <translation>页面 HTML 中含有 AWS 访问密钥 ID（AKIA 加 16 个字符）、GitHub 令牌（ghp_ 加 36 个字符）或 PEM 格式私钥的开头。只记录种类，不记录密钥本身。</translation>
    </message>
    <message>
        <source>Large HTML document</source>
        <translation>HTML 文档过大</translation>
    </message>
    <message>
        <source>HTML over the search engine size limit</source>
        <translation>HTML 超过搜索引擎读取上限</translation>
    </message>
    <message>
        <source>Missing HTML lang attribute</source>
        <translation>缺少 HTML lang 属性</translation>
    </message>
    <message>
        <source>Mismatch of hreflang and HTML lang</source>
        <translation>hreflang 与 HTML lang 不一致</translation>
    </message>
    <message>
        <source>Expired or invalid unavailable_after</source>
        <translation>unavailable_after 已过期或无效</translation>
    </message>
    <message>
        <source>The page&apos;s results show no text, no images or no translation, and fewer people click on them. That may be intended.</source>
        <translation>搜索结果中不显示摘要、图片或翻译，点击的人会更少。这也可能是有意的。</translation>
    </message>
    <message>
        <source>Fixed-width viewport</source>
        <translation>固定宽度的 viewport</translation>
    </message>
    <message>
        <source>The effective policy of the page is unsafe-url or no-referrer-when-downgrade. The last valid value in the header is effective unless a meta element replaces it.</source>
        <translation>对页面生效的策略（标头中最后一个有效值，或由 meta 元素取代）是 unsafe-url 或 no-referrer-when-downgrade。</translation>
    </message>
    <message>
        <source>The protocol allows only one level. Search engines may ignore the inner index and everything that it lists.</source>
        <translation>协议只允许一层；搜索引擎可能跳过内层索引及其列出的全部内容。</translation>
    </message>
    <message>
        <source>Search engines do not show the rating.</source>
        <translation>搜索引擎不会显示评分。</translation>
    </message>
    <message>
        <source>Redirect with missing or invalid Location</source>
        <translation>重定向的 Location 缺失或无效</translation>
    </message>
    <message>
        <source>Temporary redirect (302, 303, 307)</source>
        <translation>临时重定向（302、303、307）</translation>
    </message>
    <message>
        <source>Redirect to a broken URL (4xx, 5xx, no response)</source>
        <translation>重定向到失效 URL（4xx、5xx、无响应）</translation>
    </message>
    <message>
        <source>Redirect to another site</source>
        <translation>重定向到其他网站</translation>
    </message>
    <message>
        <source>Redirect loop</source>
        <translation>重定向循环</translation>
    </message>
    <message>
        <source>The redirects of an internal URL return to a URL that they already passed.</source>
        <translation>站内 URL 的重定向回到了已经经过的 URL。</translation>
    </message>
    <message>
        <source>The redirects of an internal URL end on another registrable domain.</source>
        <translation>站内 URL 的重定向终点属于另一个注册域名。</translation>
    </message>
    <message>
        <source>The redirects of an internal URL end at a URL that returns an error or does not respond. Not checked if the final URL was not fetched or refuses the crawler.</source>
        <translation>站内 URL 的重定向终点以错误响应或没有响应。终点未抓取或拒绝爬虫时不作判断。</translation>
    </message>
    <message>
        <source>Unsafe Referrer-Policy</source>
        <translation>不安全的 Referrer-Policy</translation>
    </message>
    <message>
        <source>The rich result may show less than it could.</source>
        <translation>搜索结果展示的内容可能比本来可以展示的少。</translation>
    </message>
    <message>
        <source>The robots meta elements and X-Robots-Tag headers of a page contain both index (or all) and noindex (or none), or both follow and nofollow.</source>
        <translation>一个页面的 robots meta 元素和 X-Robots-Tag 标头合起来既有 index（或 all）又有 noindex（或 none），或既有 follow 又有 nofollow。</translation>
    </message>
    <message>
        <source>robots.txt: wrong Content-Type or charset</source>
        <translation>robots.txt：Content-Type 或字符编码错误</translation>
    </message>
    <message>
        <source>Redirected robots.txt</source>
        <translation>robots.txt 被重定向</translation>
    </message>
    <message>
        <source>robots.txt: too many redirects</source>
        <translation>robots.txt：重定向次数过多</translation>
    </message>
    <message>
        <source>Invalid ARIA role</source>
        <translation>无效的 ARIA 角色</translation>
    </message>
    <message>
        <source>Browsers drop the second one, so a class, style or event handler is silently lost.</source>
        <translation>第二个会被丢弃：class、样式或事件处理程序悄然丢失。</translation>
    </message>
    <message>
        <source>The series cannot be followed in both directions. Programs that join its pages may miss some or mix two series.</source>
        <translation>系列无法双向浏览，合并各页的程序可能漏页或混淆两个系列。</translation>
    </message>
    <message>
        <source>Rate limited (429)</source>
        <translation>请求被限速（429）</translation>
    </message>
    <message>
        <source>Server error (5xx)</source>
        <translation>服务器错误（5xx）</translation>
    </message>
    <message>
        <source>High server error rate</source>
        <translation>服务器错误率过高</translation>
    </message>
    <message>
        <source>The server receives the wrong address, and returns an error or the wrong page.</source>
        <translation>服务器收到的不是想要的地址，会返回错误或别的页面。</translation>
    </message>
    <message>
        <source>Directory listing enabled</source>
        <translation>目录列表已开启</translation>
    </message>
    <message>
        <source>Access denied (401, 403, bot protection)</source>
        <translation>访问被拒绝（401、403、反爬虫防护）</translation>
    </message>
    <message>
        <source>Slow server response (TTFB)</source>
        <translation>服务器响应慢（TTFB）</translation>
    </message>
    <message>
        <source>Very slow server response (TTFB)</source>
        <translation>服务器响应极慢（TTFB）</translation>
    </message>
    <message>
        <source>Server version disclosure</source>
        <translation>泄露服务器版本</translation>
    </message>
    <message>
        <source>Slow server response on many pages (TTFB)</source>
        <translation>许多页面服务器响应慢（TTFB）</translation>
    </message>
    <message>
        <source>The site has no file /.well-known/security.txt, or the file lacks its contact or its expiry date, or has expired.</source>
        <translation>网站没有 /.well-known/security.txt 文件，或者该文件缺少联系方式或到期日期，或者已经过期。</translation>
    </message>
    <message>
        <source>The site is practically absent from search engines. This happens when the settings of a test server go live.</source>
        <translation>整个网站几乎不会出现在搜索引擎中。测试服务器的设置带到正式环境时就会这样。</translation>
    </message>
    <message>
        <source>Missing HTTP to HTTPS redirect</source>
        <translation>缺少 HTTP 到 HTTPS 的重定向</translation>
    </message>
    <message>
        <source>The sitemap asks search engines to index the page, but the page has noindex; noindex wins.</source>
        <translation>站点地图请求收录，页面却请求不收录；以 noindex 为准。</translation>
    </message>
    <message>
        <source>Unreadable sitemap</source>
        <translation>无法读取的站点地图</translation>
    </message>
    <message>
        <source>Sitemap over 50,000 URLs</source>
        <translation>站点地图超过 50,000 个 URL</translation>
    </message>
    <message>
        <source>Sitemap over 50 MiB</source>
        <translation>站点地图超过 50 MiB</translation>
    </message>
    <message>
        <source>The standard allows it, but a single main heading shows the subject of the page more clearly, above all to screen reader users.</source>
        <translation>标准允许这样做；但只有一个主标题更能说清页面主题，对听页面的人尤其如此。</translation>
    </message>
    <message>
        <source>The home page over http returns a page and does not redirect to https, although the site is available over https.</source>
        <translation>网站可以通过 https 访问，但通过 http 访问首页时得到的是页面，而没有被重定向到 https。</translation>
    </message>
    <message>
        <source>Canonical to the home page</source>
        <translation>规范网址指向首页</translation>
    </message>
    <message>
        <source>The start page is usually the page that most people search for. With noindex, it is not in the results.</source>
        <translation>起始页是最多人查找的页面；有了 noindex 就不会出现在搜索结果中。</translation>
    </message>
    <message>
        <source>summary element without accessible name</source>
        <translation>summary 元素缺少无障碍名称</translation>
    </message>
    <message>
        <source>Difficult readability (Flesch)</source>
        <translation>可读性差（Flesch）</translation>
    </message>
    <message>
        <source>The text is hard to read, and a search for the correct word does not find it.</source>
        <translation>文字难以阅读，用正确的词也搜索不到。</translation>
    </message>
    <message>
        <source>The text of a page&apos;s first h1 has more than 70 characters.</source>
        <translation>页面第一个 h1 的文字超过 70 个字符。</translation>
    </message>
    <message>
        <source>Title too short (characters)</source>
        <translation>页面标题过短（字符数）</translation>
    </message>
    <message>
        <source>Title too long (characters)</source>
        <translation>页面标题过长（字符数）</translation>
    </message>
    <message>
        <source>Title too short (pixels)</source>
        <translation>页面标题过短（像素）</translation>
    </message>
    <message>
        <source>Screen readers announce the title first, and it distinguishes windows and tabs (WCAG 2.4.2).</source>
        <translation>标题是屏幕阅读器首先读出的内容，也用来区分窗口和标签页（WCAG 2.4.2）。</translation>
    </message>
    <message>
        <source>Title too long (pixels)</source>
        <translation>页面标题过长（像素）</translation>
    </message>
    <message>
        <source>Generic title (Home, Untitled)</source>
        <translation>笼统的页面标题（Home、Untitled 等）</translation>
    </message>
    <message>
        <source>Title outside head</source>
        <translation>页面标题在 head 之外</translation>
    </message>
    <message>
        <source>The two contradict each other: one excludes the page from the index, the other consolidates it with another page. Search engines may follow either one.</source>
        <translation>两者矛盾：一个要求不收录该页面，另一个要求把它并入别的页面。搜索引擎按哪个处理并不确定。</translation>
    </message>
    <message>
        <source>The two items are not connected, for example an article and its author.</source>
        <translation>两个项目无法关联：例如文章没有作者。</translation>
    </message>
    <message>
        <source>The two pages contradict each other about this page&apos;s language, and search engines may ignore both.</source>
        <translation>两个页面对本页的语言说法矛盾，搜索引擎可能都忽略。</translation>
    </message>
    <message>
        <source>Exactly the same path is in an Allow and a Disallow line of one group in robots.txt. Patterns that only overlap do not count.</source>
        <translation>robots.txt 同一组中，完全相同的路径既在 Allow 行又在 Disallow 行。仅仅重叠的模式不计。</translation>
    </message>
    <message>
        <source>Zooming blocked by the viewport</source>
        <translation>viewport 禁止缩放</translation>
    </message>
    <message>
        <source>The visible text of a page has characters that result from reading UTF-8 as windows-1252 (such as Ã¼ for ü), or double-escaped references, so that visitors read &amp;nbsp; or &amp;amp;. Code samples do not count.</source>
        <translation>页面的可见文字中有把 UTF-8 当作 windows-1252 读取而产生的字符（例如 ü 变成 Ã¼），或转义了两次的字符引用，人们看到的是 &amp;nbsp; 或 &amp;amp;。代码示例不算。</translation>
    </message>
    <message>
        <source>aria-hidden on the body element</source>
        <translation>body 元素设置了 aria-hidden</translation>
    </message>
    <message>
        <source>Visible text missing from accessible name</source>
        <translation>无障碍名称不包含可见文字</translation>
    </message>
    <message>
        <source>Outdated copyright year</source>
        <translation>版权年份过期</translation>
    </message>
    <message>
        <source>Screen readers have no text to announce for the hint (WCAG 4.1.2).</source>
        <translation>本应有提示的地方没有内容可读（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>A page has one footer; several make it hard to find. WCAG does not require it; it is a best practice.</source>
        <translation>页面只有一个页脚；有多个就难以找到。WCAG 没有此要求，属于最佳实践。</translation>
    </message>
    <message>
        <source>A page has one header; several make it hard to find. WCAG does not require it; it is a best practice.</source>
        <translation>页面只有一个页眉；有多个就难以找到。WCAG 没有此要求，属于最佳实践。</translation>
    </message>
    <message>
        <source>A search result has room for more, and more words help users to choose.</source>
        <translation>搜索结果中还有空间，更多文字有助于人们选择。</translation>
    </message>
    <message>
        <source>There is room for more, and search engines often replace a short one with a passage of the page. In Chinese or Japanese, a few characters can be enough.</source>
        <translation>还有空间可写，搜索引擎也常用页面中的一段文字替换过短的描述。中文或日文用很少的字就能说清。</translation>
    </message>
    <message>
        <source>They are invisible or become a replacement character, and other programs may stop at them.</source>
        <translation>它们不可见或变成替换符号，其他程序可能因此中断。</translation>
    </message>
    <message>
        <source>They are sent again with each page, because browsers cannot cache them separately.</source>
        <translation>浏览器无法单独缓存它们，每个页面都要重新发送。</translation>
    </message>
    <message>
        <source>This may be intended, for example after a move. If not, an expired service or a tampered rule may be taking your visitors away.</source>
        <translation>这可能是有意的，例如网站迁移之后。如果不是，可能是过期的服务或被篡改的规则把访客带走。</translation>
    </message>
    <message>
        <source>Maximum total response time</source>
        <translation>总响应时间上限</translation>
    </message>
    <message>
        <source>Very slow page threshold (total response time)</source>
        <translation>页面响应极慢的阈值（总响应时间）</translation>
    </message>
    <message>
        <source>Maximum TTFB</source>
        <translation>TTFB 上限</translation>
    </message>
    <message>
        <source>Very slow TTFB threshold</source>
        <translation>TTFB 极慢的阈值</translation>
    </message>
    <message>
        <source>Title same as H1</source>
        <translation>页面标题与 H1 相同</translation>
    </message>
    <message>
        <source>Minimum title length</source>
        <translation>页面标题长度下限</translation>
    </message>
    <message>
        <source>Maximum title length</source>
        <translation>页面标题长度上限</translation>
    </message>
    <message>
        <source>Minimum title width</source>
        <translation>页面标题宽度下限</translation>
    </message>
    <message>
        <source>Maximum title width</source>
        <translation>页面标题宽度上限</translation>
    </message>
    <message>
        <source>Titles, meta descriptions, headings</source>
        <translation>页面标题、元描述、H1–H6 标题</translation>
    </message>
    <message>
        <source>Search engines treat them as two pages, and caches store them twice.</source>
        <translation>对搜索引擎来说它们是两个页面，缓存也要保存两份。</translation>
    </message>
    <message>
        <source>Current browsers then send only the origin to other sites, which is usually fine. Older ones send the whole URL.</source>
        <translation>如今的浏览器此时只把来源告诉其他网站，多数情况下够用；旧浏览器会告知完整的 URL。</translation>
    </message>
    <message>
        <source>Two URLs that differ only in the trailing slash of the path return 200 with the same text, and both are indexable. The one that was discovered first represents the page.</source>
        <translation>两个只在路径末尾斜杠上不同的 URL 都以 200 返回相同的文字，且都可被收录。先遇到的一个代表该页面。</translation>
    </message>
    <message>
        <source>Two URLs that differ only in upper and lower case return 200 with the same text, and both are indexable.</source>
        <translation>两个只有大小写不同的 URL 都以 200 返回相同的文字，且都可被收录。</translation>
    </message>
    <message>
        <source>Landmarks with the same role and name</source>
        <translation>角色和名称相同的地标</translation>
    </message>
    <message>
        <source>Two or more indexable pages have the same meta description. Pages of a series (those with rel=prev) are excluded.</source>
        <translation>两个或更多可被收录的页面 meta description 相同。系列页面（带 rel=prev 的）不计。</translation>
    </message>
    <message>
        <source>Two or more indexable pages have the same title. Pages of a series (those with rel=prev) are excluded.</source>
        <translation>两个或更多可被收录的页面标题相同。系列页面（带 rel=prev 的）不计。</translation>
    </message>
    <message>
        <source>Two or more indexable pages have the same visible text, and their URLs differ only in the query, the part after the question mark.</source>
        <translation>两个或更多可被收录的页面可见文字相同，其 URL 只有查询部分（问号之后）不同。</translation>
    </message>
    <message>
        <source>Two or more indexable pages have exactly the same visible text. Pages without text do not count. Pages whose URLs differ only in the query are counted by a separate check.</source>
        <translation>两个或更多可被收录的页面可见文字完全相同。没有文字的页面不算。URL 仅查询部分不同的页面由单独的检查项统计。</translation>
    </message>
    <message>
        <source>Multiple slashes in URL</source>
        <translation>URL 含连续斜杠</translation>
    </message>
    <message>
        <source>Maximum URL length</source>
        <translation>URL 长度上限</translation>
    </message>
    <message>
        <source>Maximum URL parameters</source>
        <translation>URL 参数个数上限</translation>
    </message>
    <message>
        <source>URLs</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>A sitemap lists internal URLs with http, although at least one page of the site was read over https.</source>
        <translation>站点地图以 http 列出的本站 URL，而网站至少有一个页面是以 https 读取的。</translation>
    </message>
    <message>
        <source>URLs with the password stay in the browser&apos;s history and in server logs.</source>
        <translation>带有密码的 URL 会留在浏览器的历史记录和服务器日志中。</translation>
    </message>
    <message>
        <source>Upload the file and link to its URL on the site.</source>
        <translation>上传该文件，并链接到它在网站上的 URL。</translation>
    </message>
    <message>
        <source>Uppercase characters in URL</source>
        <translation>URL 含大写字母</translation>
    </message>
    <message>
        <source>Use 301 or 308 for a permanent move. Leave redirects by language, login or campaign as they are.</source>
        <translation>页面已永久迁移时使用 301 或 308；按语言、登录或活动进行的重定向保持不变。</translation>
    </message>
    <message>
        <source>Use values defined in HTML, such as name, email, tel or street-address. If the field is not about the visitor, remove autocomplete.</source>
        <translation>使用 HTML 规定的词，例如 name、email、tel 或 street-address；与访客本人无关的字段去掉 autocomplete。</translation>
    </message>
    <message>
        <source>Use a certificate from an authority that browsers trust, and let the server send the full chain.</source>
        <translation>使用浏览器认可的颁发机构的证书，并让服务器发送完整的证书链。</translation>
    </message>
    <message>
        <source>Use a list and list items, ul and li, instead.</source>
        <translation>改用列表和列表项，即 ul 和 li。</translation>
    </message>
    <message>
        <source>Use a registered code such as en, de or zh. A region comes after a hyphen, for example en-GB.</source>
        <translation>使用已登记的代码，例如 en、de 或 zh；地区写在连字符之后，例如 en-GB。</translation>
    </message>
    <message>
        <source>Use a registered code such as fr or zh-Hans, or remove lang.</source>
        <translation>使用已登记的代码，例如 fr 或 zh-Hans，或删除 lang。</translation>
    </message>
    <message>
        <source>Use hyphens in new URLs. It is better to keep old URLs unchanged.</source>
        <translation>新 URL 使用连字符；旧 URL 最好保持不变。</translation>
    </message>
    <message>
        <source>Use hyphens instead, and redirect the old URLs.</source>
        <translation>改用连字符，并重定向旧 URL。</translation>
    </message>
    <message>
        <source>Use lower case in new URLs. If you change old URLs, redirect them with status 301.</source>
        <translation>新 URL 使用小写；更改旧 URL 时，用状态码 301 重定向。</translation>
    </message>
    <message>
        <source>Use map and area elements, or links beside the image.</source>
        <translation>使用 map 和 area 元素，或在图片旁放链接。</translation>
    </message>
    <message>
        <source>Use noindex as a meta element or X-Robots-Tag header instead, and remove lines that no crawler reads.</source>
        <translation>noindex 改用 meta 元素或 X-Robots-Tag 标头，并删去没有爬虫读取的行。</translation>
    </message>
    <message>
        <source>Use one label, and aria-describedby for hints.</source>
        <translation>使用一个标签，提示用 aria-describedby。</translation>
    </message>
    <message>
        <source>Use plain letters, digits and hyphens in URLs that people will copy. Otherwise, no change is needed.</source>
        <translation>需要人们复制的 URL 使用字母、数字和连字符；否则不必更改。</translation>
    </message>
    <message>
        <source>Use scope=&quot;row&quot; or scope=&quot;col&quot; on th, and no scope on td.</source>
        <translation>在 th 上使用 scope=&quot;row&quot; 或 scope=&quot;col&quot;，td 上不用 scope。</translation>
    </message>
    <message>
        <source>Use tabindex=&quot;0&quot;, and put the elements into the right order in the HTML.</source>
        <translation>使用 tabindex=&quot;0&quot;，并在 HTML 中排好元素的顺序。</translation>
    </message>
    <message>
        <source>Use td or caption for content that is not a header, and correct the scope or add missing cells.</source>
        <translation>不是表头的内容用 td 或 caption，并改正 scope 或补上缺少的单元格。</translation>
    </message>
    <message>
        <source>Use the element that has this role natively, or a div or span.</source>
        <translation>改用本身具有该角色的元素，或使用 div 或 span。</translation>
    </message>
    <message>
        <source>Use the same code for the page in all lists, for example en-GB everywhere or en everywhere.</source>
        <translation>在所有列表中对该页面使用同一代码，例如都用 en-GB 或都用 en。</translation>
    </message>
    <message>
        <source>Use the name after the arrow.</source>
        <translation>改用箭头后的名称。</translation>
    </message>
    <message>
        <source>Visible text makes up less than 10 % of the bytes of a page&apos;s HTML. Pages of less than 2,000 bytes do not count.</source>
        <translation>可见文字不到页面 HTML 字节数的 10 %。小于 2,000 字节的页面不计。</translation>
    </message>
    <message>
        <source>Visitors and Google do not use the link element; for them the series ends here.</source>
        <translation>访客和 Google 不使用 link 元素：对他们来说系列到此为止。</translation>
    </message>
    <message>
        <source>Visitors can only go back. If a script creates the links in the browser, the crawler did not see them.</source>
        <translation>访客只能返回。如果链接由浏览器中的脚本生成，爬虫是看不到的。</translation>
    </message>
    <message>
        <source>Visitors cannot switch to this language, and search engines find the page later.</source>
        <translation>访客无法切换到该语言，搜索引擎也会更晚找到该页面。</translation>
    </message>
    <message>
        <source>Visitors cannot use the page. Search engines slow down where errors are frequent, and drop pages that keep failing.</source>
        <translation>访客无法使用该页面。错误频繁时搜索引擎会放慢抓取，一直出错的页面会被移出索引。</translation>
    </message>
    <message>
        <source>Visitors do not find the page, and search engines treat it as unimportant.</source>
        <translation>访客不会遇到该页面，搜索引擎也认为它不重要。</translation>
    </message>
    <message>
        <source>Visitors cannot reach it from the site itself, and search engines treat it as unimportant.</source>
        <translation>访客无法从网站本身到达它，搜索引擎也会认为它不重要。</translation>
    </message>
    <message>
        <source>Visitors do not find what the link promised, and search engines treat such redirects as soft 404s.</source>
        <translation>访客找不到链接所说的内容，搜索引擎把这样的重定向当作软 404。</translation>
    </message>
    <message>
        <source>Visitors do not see it, but search engines get a wrong signal, and shared links have no image.</source>
        <translation>访客看不到，但搜索引擎得到错误的提示，分享的链接也没有图片。</translation>
    </message>
    <message>
        <source>Visitors find files that were not meant to be linked, such as backups and drafts. If the list is intended, no change is needed.</source>
        <translation>访客会找到本不打算链接的文件，例如备份和草稿。如果是有意列出，则没有问题。</translation>
    </message>
    <message>
        <source>Visitors get an error page instead of the content, and search engines drop the URL.</source>
        <translation>访客看到的是错误页而不是想要的内容，搜索引擎会把该 URL 移出索引。</translation>
    </message>
    <message>
        <source>Visitors may think that the site is abandoned. It has no legal weight.</source>
        <translation>访客可能以为网站已无人维护。在法律上没有影响。</translation>
    </message>
    <message>
        <source>Visitors read text that is not meant for them, and the intended content is missing.</source>
        <translation>访客读到的是不该给人看的内容，而应有的内容却没有。</translation>
    </message>
    <message>
        <source>Visitors see a gap or the alt text instead of the image.</source>
        <translation>在图片的位置上，访客看到的是空白或 alt 文字。</translation>
    </message>
    <message>
        <source>Visitors see a question mark in a box instead of a character. Usually the page contains a piece in another encoding.</source>
        <translation>访客在本应是文字的地方看到带问号的方块。多半是混入了另一种编码的内容。</translation>
    </message>
    <message>
        <source>Visitors see a browser error, and search engines treat it like a server error.</source>
        <translation>访客看到的是浏览器的错误提示，搜索引擎把它当作服务器故障处理。</translation>
    </message>
    <message>
        <source>Visitors wait before any content appears, and search engines crawl slow hosts less.</source>
        <translation>在看到任何内容之前访客只能等待，搜索引擎对慢的主机也爬取得更少。</translation>
    </message>
    <message>
        <source>Visitors wait for the redirect only to see an error, and search engines drop the URL.</source>
        <translation>访客等了一次重定向，看到的却是错误；搜索引擎会移除该 URL。</translation>
    </message>
    <message>
        <source>Visitors wait on every page, and search engines fetch fewer pages.</source>
        <translation>访客在每个页面上都要等待，搜索引擎抓取的页面也更少。</translation>
    </message>
    <message>
        <source>Visitors who do not return within that time are unprotected again.</source>
        <translation>在此期间没有再次来访的访客又会失去保护。</translation>
    </message>
    <message>
        <source>Visitors who click the link see an error page, and trust the linking page less.</source>
        <translation>点击该链接的访客会看到错误页，对给出链接的页面印象也会变差。</translation>
    </message>
    <message>
        <source>Visitors who click the link see an error page.</source>
        <translation>点击该链接的访客会看到错误页。</translation>
    </message>
    <message>
        <source>Visitors who click the link wait for one more request. With many such links, search engines spend their time on redirects.</source>
        <translation>点击该链接的访客要多等一次请求；此类链接很多时，搜索引擎的时间都花在重定向上。</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Rich result: missing required property</source>
        <translation>富媒体搜索结果：缺少必需属性</translation>
    </message>
    <message>
        <source>The content after it may become part of it: styles, links and lists extend further than intended.</source>
        <translation>后面的内容可能成为它的一部分：样式、链接和列表的范围超出本意。</translation>
    </message>
    <message>
        <source>Requests over http can be read and changed on the way, including cookies without Secure.</source>
        <translation>通过 http 请求的内容在途中可被读取和篡改，包括没有 Secure 属性的 Cookie。</translation>
    </message>
    <message>
        <source>AMP caches do not serve an invalid AMP page.</source>
        <translation>无效的 AMP 页面不会由 AMP 缓存提供。</translation>
    </message>
    <message>
        <source>Soft 404 for unknown URLs (status 200)</source>
        <translation>不存在的 URL 返回 200（软 404）</translation>
    </message>
    <message>
        <source>Unknown URLs redirected instead of 404</source>
        <translation>不存在的 URL 被重定向而非返回 404</translation>
    </message>
    <message>
        <source>Rich result: missing recommended property</source>
        <translation>富媒体搜索结果：缺少推荐属性</translation>
    </message>
    <message>
        <source>Weak keys and signatures may be forged in the future. Sooner or later browsers refuse such certificates, and many already do.</source>
        <translation>弱密钥和弱签名将来可能被伪造：浏览器迟早会拒绝这样的证书，许多已经拒绝。</translation>
    </message>
    <message>
        <source>Its value belongs to no item and is lost.</source>
        <translation>其内容不属于任何项目，因而丢失。</translation>
    </message>
    <message>
        <source>Search engines do not read its value.</source>
        <translation>搜索引擎不会读取其内容。</translation>
    </message>
    <message>
        <source>Few visitors find deep pages, and search engines crawl them less often. A large site cannot avoid some deep pages.</source>
        <translation>位置很深的页面很少有访客找到，搜索引擎抓取也较少。大型网站难免有一些较深的页面。</translation>
    </message>
    <message>
        <source>Browsers do not send the part after the hash to the server. Search engines have abandoned this scheme and see only one page.</source>
        <translation>井号之后的部分不会发送给服务器。搜索引擎已经放弃这种方案，只能看到一个页面。</translation>
    </message>
    <message>
        <source>The content of the URL was not checked. If search engines get the same answer, they crawl the server less often.</source>
        <translation>该 URL 的内容没有检查。服务器若对搜索引擎也这样响应，就会被抓取得更少。</translation>
    </message>
    <message>
        <source>The data that visitors enter can be read and changed on its way, and browsers warn of it.</source>
        <translation>访客输入的内容在途中可能被读取和篡改，浏览器也会发出警告。</translation>
    </message>
    <message>
        <source>If the first byte is late too, begin there. Otherwise, compress the HTML and make it smaller.</source>
        <translation>如果首字节也慢，先从那里着手；否则压缩 HTML 并减小体积。</translation>
    </message>
    <message>
        <source>Some of 17 known AI crawlers, such as GPTBot, ClaudeBot or Google-Extended, may not read the home page, although crawlers that are not named may. The details list them.</source>
        <translation>17 种已知的 AI 服务爬虫（例如 GPTBot、ClaudeBot、Google-Extended）中，有些不得读取首页，而未指名的爬虫可以。该项发现列出是哪些。</translation>
    </message>
    <message>
        <source>Browsers differ in which element the key reaches. WCAG does not require it; it is a best practice.</source>
        <translation>按键会到达哪一个由浏览器决定。WCAG 没有此要求，属于最佳实践。</translation>
    </message>
    <message>
        <source>Social networks differ in which one they use.</source>
        <translation>各社交网络采用哪一个并不一致。</translation>
    </message>
    <message>
        <source>Users who cannot see the field do not know what to enter (WCAG 4.1.2).</source>
        <translation>看不见该字段的人不知道要输入什么（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>Users who cannot see the field do not know what to enter. A click on the text beside it has no effect (WCAG 4.1.2).</source>
        <translation>看不见字段的人不知道要输入什么；点击旁边的文字也不起作用（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>Users who cannot see the image do not learn its content; screen readers may read the file name. Search engines use the text as well.</source>
        <translation>看不到图片的人不知道它显示什么；屏幕阅读器可能读出文件名。搜索引擎也使用这段文字。</translation>
    </message>
    <message>
        <source>Users who cannot see the image hear a meaningless name.</source>
        <translation>看不到图片的人只能听到没有意义的名称。</translation>
    </message>
    <message>
        <source>Users who choose a frame by its name cannot tell them apart (WCAG 4.1.2).</source>
        <translation>按名称选择框架的人无法区分它们（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>Visitors cannot tell such pages apart by their heading; often it is the site&apos;s name.</source>
        <translation>来到这样的页面时，从 H1 看不出与其他页面的区别；它往往是网站名称。</translation>
    </message>
    <message>
        <source>Users who cannot hear miss the speech (WCAG 1.2.2).</source>
        <translation>听不见的人会错过所说的内容（WCAG 1.2.2）。</translation>
    </message>
    <message>
        <source>Visitors who follow it get no content, or the wrong content.</source>
        <translation>访问者得不到内容，或得到别的内容。</translation>
    </message>
    <message>
        <source>Visitors leave the secure connection, or wait for a redirect back to https. Browsers do not load scripts this way.</source>
        <translation>点击它会离开受保护的连接，或要等待重定向回 https；浏览器不会这样加载脚本。</translation>
    </message>
    <message>
        <source>Visitors arrive at the top of the page instead of the intended section, and have to search for it.</source>
        <translation>点开链接的人会停在页面顶部，而不是应到的位置，只能自己去找。</translation>
    </message>
    <message>
        <source>Screen reader users cannot tell the tabs apart (WCAG 4.1.2).</source>
        <translation>靠听的人无法区分各选项卡（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>Screen reader users do not learn which item it is. WCAG does not explicitly require it; it is a best practice.</source>
        <translation>靠听的人不知道这是哪一项。WCAG 没有明文要求，属于最佳实践。</translation>
    </message>
    <message>
        <source>Screen reader users hear that a dialog has opened, but not its subject. WCAG does not explicitly require it; it is a best practice.</source>
        <translation>靠听的人知道打开了对话框，却不知道是关于什么的。WCAG 没有明文要求，属于最佳实践。</translation>
    </message>
    <message>
        <source>Users who navigate by landmarks find the content inside another landmark. WCAG does not require it; it is a best practice.</source>
        <translation>在地标之间跳转的人会发现内容藏在别的部分里。WCAG 没有此要求，属于最佳实践。</translation>
    </message>
    <message>
        <source>Users who navigate by landmarks miss this content. WCAG does not require it; it is a best practice.</source>
        <translation>在地标之间跳转的人会错过这些内容。WCAG 没有此要求，属于最佳实践。</translation>
    </message>
    <message>
        <source>Screen reader users who jump from link to link hear the same words again and again. Search engines learn little about the target.</source>
        <translation>用屏幕阅读器逐个跳转链接的人，听到的总是同样的词。搜索引擎也很难了解目标页面。</translation>
    </message>
    <message>
        <source>Users who jump to the main content do not know which one it is. WCAG does not require it; it is a best practice.</source>
        <translation>跳到主要内容的人不知道是哪一个。WCAG 没有此要求，属于最佳实践。</translation>
    </message>
    <message>
        <source>Users cannot hear their screen reader through the sound (WCAG 1.4.2).</source>
        <translation>使用屏幕阅读器的人会被声音盖过而听不清（WCAG 1.4.2）。</translation>
    </message>
    <message>
        <source>Screen reader users learn the structure from the levels, and a gap sounds like a missing part.</source>
        <translation>用屏幕阅读器的人靠级别了解结构，跳级听起来像缺了一部分。</translation>
    </message>
    <message>
        <source>Users with low vision cannot enlarge text to 200% on a phone (WCAG 1.4.4).</source>
        <translation>视力不佳的人无法在手机上把文字放大到两倍（WCAG 1.4.4）。</translation>
    </message>
    <message>
        <source>Users with low vision cannot enlarge the text on a phone. Some browsers ignore the restriction, but not all.</source>
        <translation>视力不佳的人无法在手机上放大文字。有些浏览器会忽略这一限制，但并非全部。</translation>
    </message>
    <message>
        <source>When visitors share the page, networks guess the content of the preview card.</source>
        <translation>分享页面时，卡片内容由对方猜测拼成。</translation>
    </message>
    <message>
        <source>Users of voice control say the visible words, and nothing happens (WCAG 2.5.3).</source>
        <translation>用语音操作的人说出屏幕上的文字，却没有反应（WCAG 2.5.3）。</translation>
    </message>
    <message>
        <source>Keyboard users cannot reach the content of the frame (WCAG 2.1.1).</source>
        <translation>使用键盘的人无法操作框架中的内容（WCAG 2.1.1）。</translation>
    </message>
    <message>
        <source>Keyboard and screen reader users have to go through the menu again on each page (WCAG 2.4.1).</source>
        <translation>使用键盘或屏幕阅读器的人在每个页面上都要重新经过菜单（WCAG 2.4.1）。</translation>
    </message>
    <message>
        <source>People who find a vulnerability in the site do not know whom to tell, and may publish it instead.</source>
        <translation>发现网站漏洞的人不知道该告诉谁，可能转而公之于众。</translation>
    </message>
    <message>
        <source>An attacker who reads a session cookie with an injected script can act as the visitor.</source>
        <translation>通过混入的脚本得到会话 Cookie 的人会被当作访客本人。</translation>
    </message>
    <message>
        <source>Others on the network can change the page so that the form is sent to them. Browsers warn at password fields.</source>
        <translation>网络中的人可以篡改页面，把表单改为发给自己；浏览器会在密码框处发出警告。</translation>
    </message>
    <message>
        <source>Attackers who search for servers with a known vulnerability find this one more easily. Updates protect the server; hiding the version alone does not.</source>
        <translation>寻找有已知漏洞的服务器的人更容易找到它；真正起保护作用的是更新，仅仅隐藏并不够。</translation>
    </message>
    <message>
        <source>Visitors who type the address get no encryption: others on the way can read and change the pages. Each page also has two addresses.</source>
        <translation>直接输入地址的人得不到加密：途中的其他人可以读取和修改页面。而且每个页面都有两个地址。</translation>
    </message>
    <message>
        <source>Why it matters</source>
        <translation>影响</translation>
    </message>
    <message>
        <source>Users cannot choose the position without a mouse (WCAG 2.1.1).</source>
        <translation>不用鼠标就无法选择位置（WCAG 2.1.1）。</translation>
    </message>
    <message>
        <source>Without it, the names of types and properties have no meaning.</source>
        <translation>没有它，类型和属性的名称就没有含义。</translation>
    </message>
    <message>
        <source>Maximum words without an H2</source>
        <translation>无 H2 页面的字数上限</translation>
    </message>
    <message>
        <source>Minimum words without JavaScript</source>
        <translation>不依赖 JavaScript 的字数下限</translation>
    </message>
    <message>
        <source>Minimum main content words</source>
        <translation>正文字数下限</translation>
    </message>
    <message>
        <source>Write 2026-01-31 or 2026-01-31T10:30:00+01:00. For a duration, write PT1H30M.</source>
        <translation>写成 2026-01-31、2026-01-31T10:30:00+01:00，时长写成 PT1H30M。</translation>
    </message>
    <message>
        <source>Use a language, a four-letter script if needed, and a two-letter region, as in en-GB, zh-Hans or sr-Latn-RS.</source>
        <translation>写上语言，需要时再加四个字母的文字和两个字母的地区，例如 en-GB、zh-Hans 或 sr-Latn-RS。</translation>
    </message>
    <message>
        <source>Write a meta element with charset=&quot;utf-8&quot; as the first element in the head, or declare the charset in the header.</source>
        <translation>在 head 的最前面写带 charset=&quot;utf-8&quot; 的 meta 元素，或在标头中写明 charset。</translation>
    </message>
    <message>
        <source>Use a registered code, such as en, de, zh-CN or ja. A country alone (uk, jp) is not a language.</source>
        <translation>写已登记的代码，例如 en、de、zh-CN 或 ja；只写国家（uk、jp）不是语言。</translation>
    </message>
    <message>
        <source>Write a space as %20 and a slash as /, or rename the file.</source>
        <translation>空格写作 %20，斜杠写作 /，或重命名文件。</translation>
    </message>
    <message>
        <source>Write a start tag and an end tag. Only elements without content need no end tag.</source>
        <translation>分别写开始标签和结束标签；只有无内容的元素才不需要结束标签。</translation>
    </message>
    <message>
        <source>Write text into the link, or alt text for its image, that describes the target page.</source>
        <translation>在链接中写上文字，或为其中的图片写 alt，说明通向哪里。</translation>
    </message>
    <message>
        <source>Write a short title that distinguishes this page from all others.</source>
        <translation>写一个几个词的标题，让该页面区别于其他所有页面。</translation>
    </message>
    <message>
        <source>Write alt=&quot;&quot; for the image: the text beside it is enough.</source>
        <translation>图片写 alt=&quot;&quot;：旁边的文字已经足够。</translation>
    </message>
    <message>
        <source>Write an allowed value, such as true or false, or the id of an existing element.</source>
        <translation>写允许的值，例如 true 或 false，或写现有元素的 id。</translation>
    </message>
    <message>
        <source>Write each URL in full, with https and the host.</source>
        <translation>写出带 https 和主机名的完整 URL。</translation>
    </message>
    <message>
        <source>Write each candidate as a URL and one descriptor, such as small.jpg 480w, separated by commas, and all of one kind.</source>
        <translation>每个候选写成一个 URL 加一个描述符，例如 small.jpg 480w，用逗号分隔，且种类一致。</translation>
    </message>
    <message>
        <source>Write the displayed width, for example sizes=&quot;(max-width: 600px) 100vw, 300px&quot;.</source>
        <translation>写明显示宽度，例如 sizes=&quot;(max-width: 600px) 100vw, 300px&quot;。</translation>
    </message>
    <message>
        <source>Write https:// in front of these addresses.</source>
        <translation>在这些地址前写上 https://。</translation>
    </message>
    <message>
        <source>Describe the function of the button in alt, not its appearance.</source>
        <translation>在 alt 中写明按钮的作用，而不是外观。</translation>
    </message>
    <message>
        <source>Describe in alt what the image shows in this context; for decoration write alt=&quot;&quot;.</source>
        <translation>在 alt 中写出图片在此处表达的内容；装饰图片写 alt=&quot;&quot;。</translation>
    </message>
    <message>
        <source>Describe in alt what the image shows in this context; for decoration write alt=&quot;&quot;. Only a person can judge whether the text fits.</source>
        <translation>在 alt 中写出图片在此处表达的内容；装饰图片写 alt=&quot;&quot;。文本是否贴切只能由人判断。</translation>
    </message>
    <message>
        <source>Describe the content below it in the summary.</source>
        <translation>在 summary 中写明展开后的内容。</translation>
    </message>
    <message>
        <source>Write mailto: with the complete address, and tel:+ with the country code. Between the digits, only hyphens are allowed.</source>
        <translation>写作 mailto: 加完整的邮件地址，以及 tel:+ 加国家代码，数字之间最多用连字符。</translation>
    </message>
    <message>
        <source>Write one for each important page. For other pages, no description is better than a shared one.</source>
        <translation>为每个重要页面单独写；其余页面宁可不写，也不要写成一样。</translation>
    </message>
    <message>
        <source>Write one or two sentences about the content of the page. Start with important pages.</source>
        <translation>先为重要页面写一两句话，说明人们在这里能找到什么。</translation>
    </message>
    <message>
        <source>Write rel=prev on each page with the URL of the previous page, including its parameters.</source>
        <translation>在每一页上写 rel=prev，内容为到达前一页的 URL，包括参数。</translation>
    </message>
    <message>
        <source>Write the address into href and let the script handle the click. For anything other than links, use a button.</source>
        <translation>把地址写入 href，脚本另行处理；不是链接的请使用 button。</translation>
    </message>
    <message>
        <source>Write the canonical URL there.</source>
        <translation>在此写规范 URL。</translation>
    </message>
    <message>
        <source>Add the missing end tag before the end tag of the enclosing element.</source>
        <translation>在外层元素的结束标签之前补上缺失的结束标签。</translation>
    </message>
    <message>
        <source>Write the file&apos;s width and height as attributes, and let style sheets scale it.</source>
        <translation>用属性写出文件的宽和高，由样式表缩放。</translation>
    </message>
    <message>
        <source>Write the full URL with https and the host.</source>
        <translation>写出带 https 和主机名的完整 URL。</translation>
    </message>
    <message>
        <source>Write the heading as text and style it; put the logo outside of the h1.</source>
        <translation>用文字写 H1 并设置样式；把标志移到 h1 之外。</translation>
    </message>
    <message>
        <source>Declare the language of the text, for example lang=&quot;en&quot; or lang=&quot;zh-Hans&quot;.</source>
        <translation>写上文字的语言，例如 lang=&quot;en&quot; 或 lang=&quot;zh-Hans&quot;。</translation>
    </message>
    <message>
        <source>Set the language on the html element, such as lang=&quot;en&quot; or lang=&quot;zh-CN&quot;.</source>
        <translation>在 html 元素上写明语言，例如 lang=&quot;en&quot; 或 lang=&quot;zh-CN&quot;。</translation>
    </message>
    <message>
        <source>Write the links with https, or without a scheme and host.</source>
        <translation>用 https 书写链接，或省去协议和主机名。</translation>
    </message>
    <message>
        <source>Write only the number as price, and the code, such as EUR, as priceCurrency.</source>
        <translation>price 只写数字，priceCurrency 写代码，如 EUR。</translation>
    </message>
    <message>
        <source>Write the path from the root of the host, for example Disallow: /private/.</source>
        <translation>从主机的根开始写路径，例如 Disallow: /private/。</translation>
    </message>
    <message>
        <source>Write the same complete list of versions on all of them, including the page itself.</source>
        <translation>在所有版本上写同一份完整列表，并包含页面自身。</translation>
    </message>
    <message>
        <source>Write the time of the page&apos;s last change in that format, with a time zone if you include a time.</source>
        <translation>用该格式写出页面最后更改的时间，有时刻时要带上时区。</translation>
    </message>
    <message>
        <source>Write the full URL, for example Sitemap: https://www.example.org/sitemap.xml.</source>
        <translation>写出完整的 URL，例如 Sitemap: https://www.example.org/sitemap.xml。</translation>
    </message>
    <message>
        <source>Write the full URL, with https.</source>
        <translation>写出带 https 的完整 URL。</translation>
    </message>
    <message>
        <source>Write these links from the root (/folder/page), and return status 404 for paths that do not exist.</source>
        <translation>把这些链接写成从根开始（/folder/page），对不存在的路径返回状态码 404。</translation>
    </message>
    <message>
        <source>Write the function of the button into value.</source>
        <translation>在 value 中写明按钮的作用。</translation>
    </message>
    <message>
        <source>Describe what the image shows in this context, or write alt=&quot;&quot; for decoration.</source>
        <translation>写出图片在此处表达的内容，装饰图片写 alt=&quot;&quot;。</translation>
    </message>
    <message>
        <source>Describe the content of the page, or the site if it is a home page.</source>
        <translation>写明页面的内容；首页则写明网站的内容。</translation>
    </message>
    <message>
        <source>Write full URLs with their scheme, and encode characters that a URL cannot contain, such as non-English letters.</source>
        <translation>写出带协议的完整网址，并对网址中不能出现的字符（例如英文字母以外的文字）进行编码。</translation>
    </message>
    <message>
        <source>Write width=device-width, initial-scale=1, and let the layout adapt to the screen.</source>
        <translation>写 width=device-width, initial-scale=1，让布局适应屏幕。</translation>
    </message>
    <message>
        <source>Invalid X-Frame-Options</source>
        <translation>X-Frame-Options 无效</translation>
    </message>
    <message>
        <source>Deprecated X-XSS-Protection header</source>
        <translation>已弃用的 X-XSS-Protection 响应头</translation>
    </message>
    <message>
        <source>Zoom limited below 500% (viewport)</source>
        <translation>缩放上限低于 500%（viewport）</translation>
    </message>
    <message>
        <source>Zoom limited below 200% (viewport)</source>
        <translation>缩放上限低于 200%（viewport）</translation>
    </message>
    <message>
        <source>An element has aria-label or aria-labelledby, but its role may not be named, such as a div or span without a role. Needs review for inline elements (abbr, cite, label …).</source>
        <translation>在角色不允许命名的元素上使用 aria-label 或 aria-labelledby，例如没有角色的 div 或 span。句子中的小元素（abbr、cite、label 等）需人工复核。</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>个字符</translation>
    </message>
    <message>
        <source>Mismatch of lang and xml:lang</source>
        <translation>lang 与 xml:lang 不一致</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>毫秒</translation>
    </message>
    <message>
        <source>Noindex and canonical to another URL</source>
        <translation>同时设置 noindex 与指向其他 URL 的规范网址</translation>
    </message>
    <message>
        <source>og:image is not a URL with http or https and a host.</source>
        <translation>og:image 不是带 http 或 https 与主机名的 URL。</translation>
    </message>
    <message>
        <source>Relative og:image URL</source>
        <translation>og:image 使用相对 URL</translation>
    </message>
    <message>
        <source>og:title, og:type or og:url appears twice, with different values.</source>
        <translation>og:title、og:type 或 og:url 出现两次且值不同。</translation>
    </message>
    <message>
        <source>Mismatch of og:url and page URL</source>
        <translation>og:url 与页面 URL 不符</translation>
    </message>
    <message>
        <source>og:url does not match the canonical URL of the page or, if it has none, its own URL.</source>
        <translation>og:url 既不是页面的规范 URL，在没有规范 URL 时也不是页面自身 URL。</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>robots.txt</source>
        <translation>robots.txt</translation>
    </message>
    <message>
        <source>robots.txt: conflicting Allow and Disallow</source>
        <translation>robots.txt：Allow 与 Disallow 冲突</translation>
    </message>
    <message>
        <source>Resources blocked by robots.txt</source>
        <translation>资源被 robots.txt 屏蔽</translation>
    </message>
    <message>
        <source>The canonical URL of a page is disallowed by robots.txt.</source>
        <translation>robots.txt 禁止抓取页面声明的规范 URL。</translation>
    </message>
    <message>
        <source>Canonical to a URL blocked by robots.txt</source>
        <translation>规范网址被 robots.txt 屏蔽</translation>
    </message>
    <message>
        <source>Start URL blocked by robots.txt</source>
        <translation>起始地址被 robots.txt 屏蔽</translation>
    </message>
    <message>
        <source>robots.txt disallows the home page and paths below it for Googlebot, or for crawlers that it does not name. Individual folders may still be allowed.</source>
        <translation>robots.txt 禁止 Googlebot 或未指名的爬虫访问首页及其下的路径。个别目录可能仍被允许。</translation>
    </message>
    <message>
        <source>Sitemap not in robots.txt</source>
        <translation>robots.txt 未声明站点地图</translation>
    </message>
    <message>
        <source>robots.txt unreachable (5xx or no response)</source>
        <translation>robots.txt 无法访问（5xx 或无响应）</translation>
    </message>
    <message>
        <source>robots.txt: invalid path</source>
        <translation>robots.txt：路径无效</translation>
    </message>
    <message>
        <source>robots.txt syntax errors</source>
        <translation>robots.txt 语法错误</translation>
    </message>
    <message>
        <source>robots.txt: unsupported directives</source>
        <translation>robots.txt：不受支持的指令</translation>
    </message>
    <message>
        <source>robots.txt rules without User-agent</source>
        <translation>robots.txt 规则缺少 User-agent</translation>
    </message>
    <message>
        <source>HTML page in place of robots.txt</source>
        <translation>robots.txt 返回 HTML</translation>
    </message>
    <message>
        <source>robots.txt over 500 KiB</source>
        <translation>robots.txt 超过 500 KiB</translation>
    </message>
    <message>
        <source>robots.txt: invalid Sitemap URL</source>
        <translation>robots.txt：Sitemap URL 无效</translation>
    </message>
    <message>
        <source>Whole site blocked by robots.txt</source>
        <translation>整站被 robots.txt 屏蔽</translation>
    </message>
    <message>
        <source>AI crawlers blocked by robots.txt</source>
        <translation>AI 爬虫被 robots.txt 屏蔽</translation>
    </message>
    <message>
        <source>s</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>A td in a data table has a scope, or a th has a scope value other than row, col, rowgroup and colgroup.</source>
        <translation>数据表中 td 上的 scope，或 th 上值不是 row、col、rowgroup、colgroup 的 scope。</translation>
    </message>
    <message>
        <source>twitter:card is not summary, summary_large_image, app or player.</source>
        <translation>twitter:card 不是 summary、summary_large_image、app 或 player。</translation>
    </message>
    <message>
        <source>The url or mainEntityOfPage of the page&apos;s main item does not match its canonical URL or, if it has none, its own URL.</source>
        <translation>页面主要项目的 url 或 mainEntityOfPage 既不是规范 URL，在没有规范 URL 时也不是页面自身 URL。</translation>
    </message>
    <message>
        <source>words</source>
        <translation>个词</translation>
    </message>
    <message>
        <source>A GIF with more than one frame has more than 102,400 bytes.</source>
        <translation>包含多帧画面且超过 102,400 字节的 GIF。</translation>
    </message>
    <message>
        <source>A file is more than twice as wide and twice as high as its largest display size on the site, by width and height attributes. Not checked if it is also used without them or as a background.</source>
        <translation>按 width 和 height 属性计算，文件的宽和高都超过全站最大显示尺寸的两倍。如果它还在别处以未写明尺寸的方式或作为背景使用，则无法判断。</translation>
    </message>
    <message>
        <source>Large animated GIF</source>
        <translation>过大的动态 GIF</translation>
    </message>
    <message>
        <source>A page references a script twice, or two scripts or style sheets with different URLs have the same content of at least 1,024 bytes. The second case is checked only if the crawl analyses resources.</source>
        <translation>页面两次引用同一脚本，或不同 URL 的两个脚本或样式表内容完全相同（至少 1,024 字节）。后者仅在爬取分析资源内容时检查。</translation>
    </message>
    <message>
        <source>Unminified JavaScript or CSS</source>
        <translation>未精简的 JavaScript 或 CSS</translation>
    </message>
    <message>
        <source>A script or style sheet has more than 2,048 bytes of unnecessary comments and white space, and they are more than a twentieth of it. Checked only if the crawl analyses resources.</source>
        <translation>脚本或样式表中可省去的注释和空白超过 2,048 字节，且超过其大小的二十分之一。仅在爬取分析资源内容时检查。</translation>
    </message>
    <message>
        <source>A script that is referenced twice runs twice. The same file under two URLs is downloaded twice.</source>
        <translation>引用两次的脚本会执行两次；同样内容用两个 URL 会下载两次。</translation>
    </message>
    <message>
        <source>Add the missing parts listed in the details. One icon with sizes &quot;any&quot; covers all sizes.</source>
        <translation>补上详情中列出的内容；一个 sizes 为 any 的图标即可满足所有尺寸。</translation>
    </message>
    <message>
        <source>Oversized image (pixel dimensions)</source>
        <translation>图片尺寸超出显示需要（像素）</translation>
    </message>
    <message>
        <source>Incorrect image aspect ratio</source>
        <translation>图片宽高比不正确</translation>
    </message>
    <message>
        <source>Legacy image format (not WebP or AVIF)</source>
        <translation>旧图片格式（非 WebP 或 AVIF）</translation>
    </message>
    <message>
        <source>Begin with the largest file, which may be the page itself. The details show it with its bytes and the total. Load content further down the page only when it becomes visible.</source>
        <translation>从最大的文件（页面本身也算）着手，详情中列出该文件、它的字节数和总字节数。页面下方的内容等滚动到可见时再加载。</translation>
    </message>
    <message>
        <source>Begin with the largest file, which may be the page itself. The details show it with its bytes and the total. Use smaller images and fewer fonts, and remove scripts that the page does not need.</source>
        <translation>从最大的文件（页面本身也算）着手，详情中列出该文件、它的字节数和总字节数。缩小图片，减少字体，去掉页面不需要的脚本。</translation>
    </message>
    <message>
        <source>Brotli makes text a sixth smaller than gzip does, and every current browser supports it.</source>
        <translation>Brotli 比 gzip 能再把文本缩小约六分之一，如今所有浏览器都支持。</translation>
    </message>
    <message>
        <source>Browsers do not offer to install the site as an app, or show a blank icon for it.</source>
        <translation>浏览器不会提供将网站安装为应用的选项，或者图标显示为空白。</translation>
    </message>
    <message>
        <source>Potential savings threshold (per image)</source>
        <translation>可节省大小的阈值（单张图片）</translation>
    </message>
    <message>
        <source>Even compressed, they cost bytes, and browsers have to parse them before the page works.</source>
        <translation>即使经过压缩传输也占用字节，浏览器还要先读过它们页面才能运行。</translation>
    </message>
    <message>
        <source>Faces and products look stretched or squeezed. Until the styles load, the page reserves the wrong space for the image.</source>
        <translation>人脸和商品会显得被拉长或压扁，而且在样式加载之前，页面为图片预留的位置也不对。</translation>
    </message>
    <message>
        <source>GIF stores each frame almost whole. A video of the same content is a tenth as large, and can be paused.</source>
        <translation>GIF 几乎完整保存每一帧；同样内容的视频只有十分之一大小，而且可以暂停。</translation>
    </message>
    <message>
        <source>Let the build or the CMS minify scripts and styles, and keep the readable source files for yourself.</source>
        <translation>让构建流程或内容系统精简脚本和样式；可读的源文件自己保留。</translation>
    </message>
    <message>
        <source>Let the server or the CMS offer WebP or AVIF, with the old format as a fallback for old browsers.</source>
        <translation>让服务器或内容系统提供 WebP 或 AVIF，并为旧浏览器保留原格式。</translation>
    </message>
    <message>
        <source>Images make up most of a page&apos;s size. Newer formats show the same in half the bytes.</source>
        <translation>页面的大部分体积来自图片；新格式用一半的字节就能显示同样的内容。</translation>
    </message>
    <message>
        <source>Convert it to a muted, looping video, or to an animated WebP or AVIF.</source>
        <translation>改成静音循环播放的视频，或动态 WebP、AVIF。</translation>
    </message>
    <message>
        <source>Use an image of 1200 x 630 pixels.</source>
        <translation>使用 1200 x 630 像素的图片。</translation>
    </message>
    <message>
        <source>Reference each file once, under one URL, with the same parameters on all pages.</source>
        <translation>每个文件只引用一次，所有页面使用同一 URL 和相同的参数。</translation>
    </message>
    <message>
        <source>Offer the image at its displayed size, and at twice that size for high-resolution screens, with srcset.</source>
        <translation>按显示尺寸提供图片，并通过 srcset 为高分屏提供两倍尺寸的版本。</translation>
    </message>
    <message>
        <source>On slow connections and phones, the page takes many seconds to load and uses up data plans.</source>
        <translation>在慢速网络和手机上，要等许多秒才能加载完，还会消耗流量套餐。</translation>
    </message>
    <message>
        <source>On slow connections, many visitors leave before it has loaded. It is heavier than nine of ten pages on the web.</source>
        <translation>在慢速网络上许多人等不到它加载完就离开了；它比网上九成的页面都重。</translation>
    </message>
    <message>
        <source>Minimum og:image width and height</source>
        <translation>og:image 宽高下限</translation>
    </message>
    <message>
        <source>Maximum animated GIF size</source>
        <translation>动态 GIF 大小上限</translation>
    </message>
    <message>
        <source>Maximum page weight</source>
        <translation>页面总大小上限</translation>
    </message>
    <message>
        <source>Very large page weight threshold</source>
        <translation>页面总大小过大的阈值</translation>
    </message>
    <message>
        <source>Social networks show no image, or a tiny one. 1200 x 630 fills the card.</source>
        <translation>社交网络不显示图片，或只显示很小的图片；1200 x 630 才能填满卡片。</translation>
    </message>
    <message>
        <source>The HTML with its scripts, styles, fonts and images has more than 2,731,008 bytes. The transfer size counts if the server states it, otherwise the decompressed size. Images in several sizes are not counted. Not checked if some files were not fetched.</source>
        <translation>HTML 连同其脚本、样式、字体和图片超过 2,731,008 字节：服务器给出传输大小时按传输大小，否则按解压后计算。提供多种尺寸的图片不计。未抓取的部分使结果无法判断。</translation>
    </message>
    <message>
        <source>The HTML with its scripts, styles, fonts and images has more than 4,096,000 bytes. The transfer size counts if the server states it, otherwise the decompressed size. Images in several sizes are not counted. Not checked if some files were not fetched.</source>
        <translation>HTML 连同其脚本、样式、字体和图片超过 4,096,000 字节：服务器给出传输大小时按传输大小，否则按解压后计算。提供多种尺寸的图片不计。未抓取的部分使结果无法判断。</translation>
    </message>
    <message>
        <source>The URL of rel=manifest fails. If the crawl analyses resources, a response that is not JSON counts too.</source>
        <translation>rel=manifest 的 URL 无法访问；如果爬取分析资源内容，其返回的内容不是 JSON 也算。</translation>
    </message>
    <message>
        <source>The crawl requested an address that cannot exist, in the host&apos;s root and in its first folders, and the site responded as if it were a page.</source>
        <translation>爬取请求了主机根目录及其前几个目录中不可能存在的地址，而网站像对待页面一样作出了回答。</translation>
    </message>
    <message>
        <source>The crawl offered br and zstd, but an https host sent no text of 1,400 bytes or more in either encoding. Not checked on http-only hosts.</source>
        <translation>爬取时声明支持 br 和 zstd，但该 https 主机上 1,400 字节及以上的文本没有一个以其中任一方式返回。仅有 http 的主机不作判断。</translation>
    </message>
    <message>
        <source>Incomplete web app manifest</source>
        <translation>不完整的 Web 应用清单（manifest）</translation>
    </message>
    <message>
        <source>The og:image is less than 200 pixels wide or high. Checked only if the crawl analyses resources, or if the page shows the same image.</source>
        <translation>og:image 的宽或高不足 200 像素。仅在爬取分析资源内容，或页面上也显示同一图片时检查。</translation>
    </message>
    <message>
        <source>Large page weight</source>
        <translation>页面总大小偏大</translation>
    </message>
    <message>
        <source>Very large page weight</source>
        <translation>页面总大小过大</translation>
    </message>
    <message>
        <source>og:image too small</source>
        <translation>og:image 过小</translation>
    </message>
    <message>
        <source>Duplicate script or style sheet</source>
        <translation>重复的脚本或样式表</translation>
    </message>
    <message>
        <source>Brotli or Zstandard not supported</source>
        <translation>不支持 Brotli 或 Zstandard 压缩</translation>
    </message>
    <message>
        <source>A page with status 200 and under 300 words of main text has a title or first h1 such as &quot;404&quot; or &quot;Page not found&quot;, in one of many languages. Under 150 words, such a sentence is enough. Text that matches the response to a probe counts too. Pages about status codes do not count.</source>
        <translation>状态为 200 且正文少于 300 词的页面，其标题或第一个 h1 用多种语言之一表明这里没有内容，例如“404”或“找不到页面”；正文少于 150 词的页面，有一句这样的话即可。页面的文字与对不可能存在的地址的探测所得到的响应相同时也算。讲解状态码的页面不计。</translation>
    </message>
    <message>
        <source>The width and height attributes of an image have a different ratio from its file, by more than 2 pixels at that size. The crawl reads the first bytes of files only if it analyses resources. Styles are not checked.</source>
        <translation>图片的 width 和 height 属性与文件本身的宽高比不同，按该尺寸计相差超过 2 像素。仅在爬取读取资源内容时才会读取文件开头的字节；不考虑样式表。</translation>
    </message>
    <message>
        <source>Enable Brotli or Zstandard on the server or in the CDN.</source>
        <translation>在服务器或内容分发网络上启用 Brotli 或 Zstandard。</translation>
    </message>
    <message>
        <source>Visitors wait for pixels that even a high-resolution screen does not show.</source>
        <translation>访客要等待下载连高分屏也显示不出来的像素。</translation>
    </message>
    <message>
        <source>Potential minification savings threshold</source>
        <translation>精简代码可节省大小的阈值</translation>
    </message>
    <message>
        <source>Write the width and height of the file, or numbers with the same ratio, and scale the image down with CSS.</source>
        <translation>写明文件本身的宽度和高度，或相同比例的数值，再用样式缩小显示。</translation>
    </message>
    <message>
        <source>Outdated TLS version supported (TLS 1.1 or older)</source>
        <translation>支持过时的 TLS 版本（TLS 1.1 或更旧）</translation>
    </message>
    <message>
        <source>When only TLS 1.1 and 1.0 were offered, a host of the site accepted one of them, or SSL 3. The details show the version that it chose. Checked only if the crawl probes the site.</source>
        <translation>当只提供 TLS 1.1 和 1.0 时，网站的一个主机接受了其中之一，或者 SSL 3。详情显示它选择的版本。只有在爬取探测网站时才会检查。</translation>
    </message>
    <message>
        <source>These versions can be attacked and have been forbidden since 2021 (RFC 8996). Browsers no longer use them, so they only help attackers. Audits of payment systems fail because of them.</source>
        <translation>这些版本可以被攻击，自 2021 年起已被禁止（RFC 8996）。浏览器已不再使用它们，因此它们只会帮助攻击者，支付系统的审计也会因此不合格。</translation>
    </message>
    <message>
        <source>Disable all versions below TLS 1.2 in the server&apos;s settings.</source>
        <translation>在服务器设置中关闭 TLS 1.2 以下的所有版本。</translation>
    </message>
    <message>
        <source>An attribute such as for, headers, list, form or aria-labelledby references an id that no element or the wrong kind of element has. The form attribute must reference a form, list a datalist, and a label&apos;s for a form control. Content that a closed menu opens is excluded.</source>
        <translation>for、headers、list、form 或 aria-labelledby 等属性指定的 id 在页面中没有任何元素拥有，或者所指元素的种类不对：form 必须指向 form 元素，list 必须指向 datalist，label 的 for 必须指向表单控件。不计入由关闭的菜单打开的内容。</translation>
    </message>
    <message>
        <source>Any site type</source>
        <translation>任意网站类型</translation>
    </message>
    <message>
        <source>In a folder of at least eight pages, the main text of this page has less than half the median number of words and at least twenty words fewer. It is also far outside the usual range.</source>
        <translation>同一目录中的页面（至少八个）里，这个页面的正文词数不到中位数的一半，至少少二十个词，并且明显偏离通常的范围。</translation>
    </message>
    <message>
        <source>At least 1 % of the site&apos;s responses, and at least three, are 5xx or missing. Not checked below 20 responses.</source>
        <translation>本站至少 1 %（且至少三个）的响应是 5xx 或没有响应。少于 20 个响应时不作判断。</translation>
    </message>
    <message>
        <source>An element name that does not exist in HTML, nor in SVG or MathML within these, and that has no hyphen, so it is not a custom element.</source>
        <translation>HTML 没有、在 SVG 或 MathML 之内这两者也没有的元素名称，而且不含连字符，因此也不是自定义元素。</translation>
    </message>
    <message>
        <source>Crawl budget waste threshold (pages per pattern)</source>
        <translation>抓取预算浪费的阈值（每个模式的页面数）</translation>
    </message>
    <message>
        <source>Crawl budget waste (noindex, duplicate URLs)</source>
        <translation>抓取预算浪费（noindex、重复 URL 等）</translation>
    </message>
    <message>
        <source>At least 20 fetched pages share a parameter, a folder or the last word of the path, and nine of ten of them are noindex, canonicalised or duplicates. If the whole site is noindex, only the other two conditions count.</source>
        <translation>至少 20 个已抓取的页面具有同一个参数、目录或路径的最后一个词，其中十分之九是 noindex、已规范化到其他 URL 或重复的页面。整个网站都是 noindex 时，只按其余两项判断。</translation>
    </message>
    <message>
        <source>Search engines fetch these URLs instead of your pages, and index none of them. The server load is wasted.</source>
        <translation>搜索引擎抓取这些 URL 而不是您的页面，且一个也不收录；服务器的响应全部白费。</translation>
    </message>
    <message>
        <source>Stop linking to such URLs, or disallow the pattern in robots.txt. For this crawl, add the pattern to the exclude patterns.</source>
        <translation>不再链接到这类 URL，或在 robots.txt 中禁止该模式。本次爬取中，可将该模式加入排除模式。</translation>
    </message>
    <message>
        <source>Browsers stop with an error, so visitors never see the page. The crawl sent back the cookies that the responses set, which did not help.</source>
        <translation>浏览器会放弃并报错，访客永远看不到该页面。爬取时已发回响应设置的 Cookie，仍然无效。</translation>
    </message>
    <message>
        <source>Browsers stop with an error, even if they send back the cookies that the responses set. Visitors never reach a page.</source>
        <translation>即使发回响应设置的 Cookie，浏览器也会报错停止：访客无法到达任何页面。</translation>
    </message>
    <message>
        <source>Incomplete certificate chain</source>
        <translation>证书链不完整</translation>
    </message>
    <message>
        <source>A host does not send the intermediate certificate that issued its own certificate. The details show the issuer.</source>
        <translation>主机没有发送签发其证书的中间证书。详情写明签发者。</translation>
    </message>
    <message>
        <source>Chrome and Safari fetch the missing certificate, and Firefox may already have it. Other clients fail: apps, feed readers, payment services, scripts, some crawlers.</source>
        <translation>Chrome 和 Safari 会自行获取缺少的证书，Firefox 可能已有该证书。其他客户端会失败：应用、订阅阅读器、支付服务、脚本和一些爬虫。</translation>
    </message>
    <message>
        <source>Configure the server with the full chain: its own certificate, then the intermediate ones. The authority provides it as a file, often named fullchain.</source>
        <translation>请为服务器配置完整的证书链：先是它自己的证书，然后是中间证书。证书机构以文件形式提供，文件名通常是 fullchain。</translation>
    </message>
    <message>
        <source>Stop linking to the series, disallow it in robots.txt, or return status 404 for pages without content. If the pages are real, allow it under Crawl &gt; Spider Traps.</source>
        <translation>不要链接到该序列，在 robots.txt 中禁止它，或在没有内容处返回状态码 404。如果页面确有内容，请在“爬取 &gt; 蜘蛛陷阱”中允许。</translation>
    </message>
    <message>
        <source>Empty sitemap</source>
        <translation>站点地图为空</translation>
    </message>
    <message>
        <source>A sitemap or sitemap index can be read, but lists no URL.</source>
        <translation>可以读取、却没有列出任何 URL 的站点地图或站点地图索引。</translation>
    </message>
    <message>
        <source>Google Search Console reports an empty file as an error.</source>
        <translation>Google Search Console 会将空文件报告为错误。</translation>
    </message>
    <message>
        <source>Let it list the indexable pages. Or remove it, along with its line in robots.txt or the sitemap index.</source>
        <translation>让它列出可索引的页面；或者删除它，以及 robots.txt 或站点地图索引中指向它的条目。</translation>
    </message>
    <message>
        <source>Leading whitespace in sitemap</source>
        <translation>站点地图开头有空白</translation>
    </message>
    <message>
        <source>A sitemap has spaces, empty lines or a second byte order mark before its XML declaration.</source>
        <translation>站点地图的 XML 声明之前有空格、空行或第二个字节顺序标记。</translation>
    </message>
    <message>
        <source>XML allows nothing before its declaration. Google Search Console and browsers refuse the whole file.</source>
        <translation>XML 不允许声明之前有任何内容。Google Search Console 和浏览器会拒绝整个文件。</translation>
    </message>
    <message>
        <source>Remove everything before the declaration. With WordPress, it often comes from an empty line after the end of a PHP file of a plugin or theme.</source>
        <translation>删除声明之前的内容。在 WordPress 中，它常常来自插件或主题的 PHP 文件结尾之后的空行。</translation>
    </message>
    <message>
        <source>Sitemap with byte order mark (BOM)</source>
        <translation>站点地图含字节顺序标记（BOM）</translation>
    </message>
    <message>
        <source>A sitemap begins with the UTF-8 byte order mark (EF BB BF).</source>
        <translation>站点地图以 UTF-8 的字节顺序标记（EF BB BF）开头。</translation>
    </message>
    <message>
        <source>XML allows it, but some programs that read sitemaps treat it as text before the declaration, and refuse the file.</source>
        <translation>XML 允许它，但一些读取站点地图的程序会把它当作声明之前的文本而拒绝该文件。</translation>
    </message>
    <message>
        <source>Save the file as UTF-8 without BOM.</source>
        <translation>将文件保存为不带 BOM 的 UTF-8。</translation>
    </message>
    <message>
        <source>Sitemap not in UTF-8</source>
        <translation>站点地图不是 UTF-8 编码</translation>
    </message>
    <message>
        <source>A sitemap declares an encoding other than UTF-8, is written in UTF-16, or has bytes that are not valid UTF-8.</source>
        <translation>站点地图声明了 UTF-8 以外的编码、以 UTF-16 写成，或含有不是 UTF-8 的字节。</translation>
    </message>
    <message>
        <source>The protocol requires UTF-8. Search engines may refuse the file, or read wrong URLs.</source>
        <translation>协议要求 UTF-8。搜索引擎可能拒绝该文件，或读出与本意不同的 URL。</translation>
    </message>
    <message>
        <source>Write the file in UTF-8, and declare this encoding.</source>
        <translation>以 UTF-8 写出该文件，并如实声明编码。</translation>
    </message>
    <message>
        <source>XML parsing error in sitemap</source>
        <translation>站点地图中的 XML 解析错误</translation>
    </message>
    <message>
        <source>A sitemap or feed is not well-formed XML: an &amp; that is not written as &amp;amp;, an unknown entity, a missing end tag, or a truncated file. The details show line and column.</source>
        <translation>站点地图或订阅源不是格式良好的 XML：&amp; 没有写成 &amp;amp;、XML 不认识的实体、缺少结束标签、文件提前结束。该项发现会指出行号和列号。</translation>
    </message>
    <message>
        <source>Google Search Console reports a parsing error, and reads nothing after it, or nothing at all. Argiope reads as much as it can.</source>
        <translation>Google Search Console 会报告解析错误，并且不再读取其后的内容，甚至完全不读取。Argiope 会尽可能读取。</translation>
    </message>
    <message>
        <source>Generate the file with a program that escapes XML reserved characters, and check it with xmllint.</source>
        <translation>用会转义 XML 保留字符的程序生成该文件，并用 xmllint 检查。</translation>
    </message>
    <message>
        <source>Incorrect namespace in sitemap</source>
        <translation>站点地图的命名空间不正确</translation>
    </message>
    <message>
        <source>The namespace (xmlns) of a sitemap or of its image, video, news or language extension is missing or unknown to search engines (also https instead of http). Or a prefix is not declared, such as xhtml:link without xmlns:xhtml.</source>
        <translation>站点地图或其图片、视频、新闻、语言扩展的命名空间（xmlns）缺失，不是搜索引擎认识的那一个（包括把 http 写成 https），或者使用了未声明的前缀，例如没有 xmlns:xhtml 的 xhtml:link。</translation>
    </message>
    <message>
        <source>A namespace is a name that is compared letter by letter. With a wrong one, Google Search Console refuses the sitemap or ignores its extension. An undeclared prefix is a parsing error.</source>
        <translation>命名空间是一个名称，会逐字符比较。使用其他名称时，Google Search Console 会拒绝站点地图或忽略其扩展；未声明的前缀是解析错误。</translation>
    </message>
    <message>
        <source>Declare xmlns=&quot;http://www.sitemaps.org/schemas/sitemap/0.9&quot;, and a namespace for each prefix that is used.</source>
        <translation>声明 xmlns=&quot;http://www.sitemaps.org/schemas/sitemap/0.9&quot;，并为所用的每个前缀声明命名空间。</translation>
    </message>
    <message>
        <source>Missing XML tag in sitemap</source>
        <translation>站点地图缺少 XML 标签</translation>
    </message>
    <message>
        <source>An entry of a sitemap lacks a required tag, or the tag is empty: loc in url, sitemap and image; thumbnail_loc, title, description and content_loc or player_loc in video; publication with name and language, publication_date and title in news.</source>
        <translation>站点地图的条目缺少必需的标签，或标签没有内容：url、sitemap 和 image 中的 loc；video 中的 thumbnail_loc、title、description 以及 content_loc 或 player_loc；news 中带 name 和 language 的 publication、publication_date 和 title。</translation>
    </message>
    <message>
        <source>Google Search Console reports an error, and ignores the entry or its part.</source>
        <translation>Google Search Console 会报告错误，并忽略该条目或其中的这一部分。</translation>
    </message>
    <message>
        <source>Add the tag, or remove the entry.</source>
        <translation>补上该标签，或者去掉该条目。</translation>
    </message>
    <message>
        <source>Too many tags in sitemap</source>
        <translation>站点地图中的标签过多</translation>
    </message>
    <message>
        <source>An entry of a sitemap has more of a tag than allowed: loc, lastmod, changefreq and priority once, 1,000 images, 32 tags of a video. Or the sitemap has more than 1,000 news entries.</source>
        <translation>某个标签在站点地图条目中出现的次数超过允许值：loc、lastmod、changefreq 和 priority 各一次，图片 1,000 个，一个视频的 tag 32 个。或者站点地图中的新闻条目超过 1,000 个。</translation>
    </message>
    <message>
        <source>Google Search Console reports an error. Which of the tags counts is undefined.</source>
        <translation>Google Search Console 会报告错误；以哪一个为准并不确定。</translation>
    </message>
    <message>
        <source>Write one entry for each URL, and each of its tags once.</source>
        <translation>每个 URL 写一个条目，其中每个标签只写一次。</translation>
    </message>
    <message>
        <source>Invalid XML tag in sitemap</source>
        <translation>站点地图中的 XML 标签无效</translation>
    </message>
    <message>
        <source>A tag does not exist in the sitemap protocol or its extensions, is spelt differently, or is in the wrong place, such as url in a sitemapindex.</source>
        <translation>站点地图协议或其扩展中不存在、拼写不同，或不能出现在该位置的标签，例如 sitemapindex 中的 url。</translation>
    </message>
    <message>
        <source>Search engines report an invalid tag, and ignore the tag or the whole file.</source>
        <translation>搜索引擎会报告无效标签，并忽略该标签或整个文件。</translation>
    </message>
    <message>
        <source>Compare the tag with the protocol; names are case-sensitive.</source>
        <translation>请对照协议检查该标签；名称区分大小写。</translation>
    </message>
    <message>
        <source>Invalid tag value in sitemap</source>
        <translation>站点地图中的标签值无效</translation>
    </message>
    <message>
        <source>A value that the protocol does not allow: an unknown changefreq or priority, an empty lastmod, dates, durations, ratings and yes/no of videos, dates and languages of news, or URLs of images and videos that are not absolute.</source>
        <translation>协议不允许的值：不存在的 changefreq 或 priority、空的 lastmod，视频的日期、时长、评分和 yes/no，新闻的日期和语言，以及不是绝对地址的图片和视频地址。</translation>
    </message>
    <message>
        <source>Google Search Console reports an error, and ignores the value or its entry.</source>
        <translation>Google Search Console 会报告错误，并忽略该值或其条目。</translation>
    </message>
    <message>
        <source>Use a value that the protocol allows, or remove the tag.</source>
        <translation>写协议允许的值，或者去掉该标签。</translation>
    </message>
    <message>
        <source>Missing or invalid XML attribute in sitemap</source>
        <translation>站点地图中的 XML 属性缺失或无效</translation>
    </message>
    <message>
        <source>A required attribute of a tag is missing or has an invalid value: rel=&quot;alternate&quot;, hreflang and href (a full URL) of xhtml:link, relationship of a video&apos;s restriction and platform.</source>
        <translation>标签必需的属性缺失，或其值不被允许：xhtml:link 的 rel=&quot;alternate&quot;、hreflang 和 href（完整的 URL），视频的 restriction 和 platform 的 relationship。</translation>
    </message>
    <message>
        <source>Google Search Console reports an error, and ignores the tag.</source>
        <translation>Google Search Console 会报告错误，并忽略该标签。</translation>
    </message>
    <message>
        <source>Add the attribute, or correct its value.</source>
        <translation>补上该属性，或改正其值。</translation>
    </message>
    <message>
        <source>Future lastmod in sitemap</source>
        <translation>站点地图中的 lastmod 为未来日期</translation>
    </message>
    <message>
        <source>A lastmod date in a sitemap is more than a day later than the crawl.</source>
        <translation>站点地图的 lastmod 日期比抓取时间晚一天以上。</translation>
    </message>
    <message>
        <source>A page cannot have changed in the future. Search engines trust the other dates of the sitemap less.</source>
        <translation>页面不可能在未来更改；搜索引擎会因此不太信任该站点地图的其他日期。</translation>
    </message>
    <message>
        <source>Write the time of the page&apos;s last significant change.</source>
        <translation>写页面最后一次重要更改的时间。</translation>
    </message>
    <message>
        <source>A sitemap does not respond, is something else (such as a web page), is truncated, has invalid gzip, or is too deep in nested indexes. Redirects do not count, nor does a missing /sitemap.xml that is not listed anywhere.</source>
        <translation>站点地图没有应答、是别的东西（例如网页）、提前结束、gzip 有误，或在索引中的层级太深。重定向不算，没有任何地方提到的 /sitemap.xml 缺失也不算。</translation>
    </message>
    <message>
        <source>A sitemap lists URLs of another host, or outside its own folder, and the robots.txt of the host concerned does not list that sitemap. Only robots.txt files that the crawl has read count.</source>
        <translation>站点地图列出了其他主机的 URL，或它所在目录之外的 URL，而相关主机的 robots.txt 没有列出该站点地图。只计爬取已读取的 robots.txt。</translation>
    </message>
    <message>
        <source>The lastmod element of a sitemap entry is not a date in W3C format, such as 2026-11-23 or 2026-11-23T09:30:00+01:00.</source>
        <translation>站点地图条目的 lastmod 元素不是 W3C 格式的日期，例如 2026-11-23 或 2026-11-23T09:30:00+01:00。</translation>
    </message>
    <message>
        <source>A page declares a version in another language, in HTML, a Link header or a sitemap, but neither that version nor a sitemap links back. Not checked if that version was not fetched.</source>
        <translation>页面在 HTML、Link 标头或站点地图中列出了另一语言的版本，而那个页面和站点地图都没有反过来列出这个页面。未抓取那个页面时不作判断。</translation>
    </message>
    <message>
        <source>A page and a sitemap declare different URLs for the same language.</source>
        <translation>页面和站点地图为同一语言列出了不同的 URL。</translation>
    </message>
    <message>
        <source>Structured data: date without time zone</source>
        <translation>结构化数据：日期缺少时区</translation>
    </message>
    <message>
        <source>A time has no time zone in datePublished, dateModified or dateCreated of an article, comment or profile page, in startDate or endDate of a live stream, or in uploadDate of a video. For videos, a date without a time counts too.</source>
        <translation>文章、评论或个人资料页的 datePublished、dateModified 或 dateCreated，直播的 startDate 或 endDate，或视频的 uploadDate 中有时间却没有时区；对视频而言，只有日期也算。</translation>
    </message>
    <message>
        <source>Google Search Console warns of a missing time zone. Google then assumes the time zone of its own servers.</source>
        <translation>Google Search Console 会警告缺少时区。Google 会按其自己服务器的时区理解该时间。</translation>
    </message>
    <message>
        <source>Write the time zone after the time, for example 2026-01-31T10:30:00+01:00.</source>
        <translation>在时间之后写上时区，例如 2026-01-31T10:30:00+01:00。</translation>
    </message>
    <message>
        <source>More than 90 % of the pages that should be found have noindex; counted once. These are the pages in sitemaps. If there are none, they are pages without a query that are not archives, not later pages of a series, and not canonicalised.</source>
        <translation>应当被找到的页面中有 90 % 以上声明了 noindex；只计一次。这些页面是指站点地图列出的页面；没有时，指不带查询参数、不是归档、不是系列中第一页之后的页面、也没有把其他 URL 声明为规范网址的页面。</translation>
    </message>
    <message>
        <source>Robots directives for a single crawler</source>
        <translation>针对单个爬虫的 robots 指令</translation>
    </message>
    <message>
        <source>An X-Robots-Tag header or a robots meta tag restricts one crawler by name, and not the others. Directives for Googlebot count as directives for all crawlers.</source>
        <translation>X-Robots-Tag 标头或 robots meta 标签按名称限制某一个爬虫，而不限制其他爬虫。对 Googlebot 的指令按对所有爬虫计。</translation>
    </message>
    <message>
        <source>The page may be missing in one search engine or AI service only, which is easily overlooked.</source>
        <translation>页面可能只在某一个搜索引擎或 AI 服务中缺失，这很容易被忽视。</translation>
    </message>
    <message>
        <source>Make sure that the restriction is intended for this crawler, or remove the directive.</source>
        <translation>确认确实要这样限制该爬虫，否则删除该指令。</translation>
    </message>
    <message>
        <source>A page&apos;s own URL begins with http:. Redirects and errors do not count, nor do hosts on this machine or in a private network.</source>
        <translation>自身 URL 以 http: 开头的页面。重定向和错误不算，本机或专用网络中的主机也不算。</translation>
    </message>
    <message>
        <source>An indexable page is in none of the sitemaps that the crawl read. Archives (by category, tag, author or date) and later pages of a series do not count. Not checked if no sitemap lists any URL.</source>
        <translation>网站上可索引、却不在爬取所读的任何站点地图中的页面。归档页面（按分类、标签、作者或日期）和系列中第一页之后的页面不算。没有站点地图列出任何 URL 时不报告。</translation>
    </message>
    <message>
        <source>An image has a file name as alt text: its own file name, a name with an image extension, or a typical name from cameras, screenshot tools and systems, such as IMG_0815 or a hash.</source>
        <translation>页面有图片的 alt 是文件名：自身的文件名、以图片扩展名结尾的名称，或相机、截图工具和系统给文件起的名称，例如 IMG_0815 或哈希值。</translation>
    </message>
    <message>
        <source>Placeholder alt text</source>
        <translation>占位性质的 alt 文本</translation>
    </message>
    <message>
        <source>A page has an image with generic alt text: words such as image, photo 2, logo, untitled or alt text, in one of 30 languages.</source>
        <translation>页面有图片的 alt 对任何图片都适用，例如“图片”“照片 2”“logo”“未命名”“替代文本”，涵盖 30 种语言。</translation>
    </message>
    <message>
        <source>Users who cannot see the image learn only that it exists.</source>
        <translation>看不到图片的人只知道这里有一张图片。</translation>
    </message>
    <message>
        <source>Describe what the image shows in this context, for example whose logo it is, or write alt=&quot;&quot; for decoration.</source>
        <translation>写出图片在此处表达的内容，例如是谁的标志；装饰图片写 alt=&quot;&quot;。</translation>
    </message>
    <message>
        <source>The main text of a page is in a language other than its html lang attribute declares. Not checked if the text is too short or too mixed, or if the language cannot be detected. Code, and parts with their own lang, do not count.</source>
        <translation>页面正文的语言与 html 元素的 lang 属性不一致。文字太短、太杂而无法确定，或无法识别该语言时，不作判断。代码和带有自己 lang 的部分不计。</translation>
    </message>
    <message>
        <source>Second content language without lang attribute</source>
        <translation>正文第二种语言缺少 lang 属性</translation>
    </message>
    <message>
        <source>At least a fifth of a page&apos;s main text is paragraphs in another language, without a lang attribute. Code, and parts with their own lang, do not count.</source>
        <translation>页面正文中有至少五分之一的段落与其余部分语言不同，并且没有 lang 属性。代码和带有自己 lang 的部分不计。</translation>
    </message>
    <message>
        <source>Screen readers read the second language with the pronunciation of the first. Search engines may not index the page for either language.</source>
        <translation>屏幕阅读器会用第一种语言的发音读第二种语言，搜索引擎可能不会为任何一种语言收录该页面。</translation>
    </message>
    <message>
        <source>Mark the part with lang, such as lang=&quot;en&quot;. Put a translation of the whole page on a separate URL.</source>
        <translation>用 lang 标注这一部分，例如 lang=&quot;en&quot;。整页的译文应当有自己的网址。</translation>
    </message>
    <message>
        <source>robots.txt with byte order mark (BOM)</source>
        <translation>robots.txt 含字节顺序标记（BOM）</translation>
    </message>
    <message>
        <source>A robots.txt begins with the UTF-8 byte order mark (EF BB BF).</source>
        <translation>robots.txt 以 UTF-8 的字节顺序标记（EF BB BF）开头。</translation>
    </message>
    <message>
        <source>Google ignores it. Other crawlers read it as part of the first line, mostly User-agent: *, and then do not recognise the group of rules.</source>
        <translation>Google 会忽略它。其他爬虫会把它当作第一行（多为 User-agent: *）的一部分，从而认不出规则组。</translation>
    </message>
    <message>
        <source>Save the file as UTF-8 without a byte order mark.</source>
        <translation>将文件保存为不带字节顺序标记的 UTF-8。</translation>
    </message>
    <message>
        <source>JSON-LD: duplicate key</source>
        <translation>JSON-LD：重复的键</translation>
    </message>
    <message>
        <source>An object in a script of type application/ld+json has the same key twice. The details show the second one and its position in the script.</source>
        <translation>application/ld+json 脚本中的一个对象两次使用同一个键。详情列出第二个键及其在脚本中的位置。</translation>
    </message>
    <message>
        <source>The text is still JSON, but only one of the two values counts, in most parsers the last one.</source>
        <translation>文本仍是 JSON，但两个值中只有一个有效，多数解析器取最后一个。</translation>
    </message>
    <message>
        <source>Write one key with a list of values, or remove the unintended one.</source>
        <translation>只写一个键并用列表列出多个值，或删除多余的键。</translation>
    </message>
    <message>
        <source>og:title unrelated to the title</source>
        <translation>og:title 与页面标题无关</translation>
    </message>
    <message>
        <source>og:title has no word of three letters or more in common with the title element or the first heading. A shorter or livelier title for social networks does not count.</source>
        <translation>og:title 与 title 元素和第一个标题都没有三个字母以上的相同词。为社交网络写的更短或更生动的标题不计。</translation>
    </message>
    <message>
        <source>Often the tag is left over from a template or another page, and shared links show a wrong title. Search engines may use it as well.</source>
        <translation>该标签往往是模板或其他页面遗留的，分享页面时会显示错误的标题，搜索引擎也可能采用它。</translation>
    </message>
    <message>
        <source>Fill og:title from the same field as the title element.</source>
        <translation>用与 title 元素相同的字段填写 og:title。</translation>
    </message>
    <message>
        <source>og:image below 1,200 pixels (Google Discover)</source>
        <translation>og:image 宽度不足 1,200 像素（Google Discover）</translation>
    </message>
    <message>
        <source>The og:image is less than 1,200 pixels wide. An image that is too small for social networks is counted by a separate check.</source>
        <translation>og:image 指定的图片宽度不足 1,200 像素。对社交网络来说过小的图片由另一项检查统计。</translation>
    </message>
    <message>
        <source>Google Discover shows a large preview only from 1,200 pixels, and users open such previews more often.</source>
        <translation>Google Discover 从 1,200 像素起才显示大图预览，大图预览的点击率更高。</translation>
    </message>
    <message>
        <source>Use an image of 1,200 pixels or more, and allow it with max-image-preview:large in the robots tag.</source>
        <translation>指定宽度 1,200 像素以上的图片，并在 robots 标签中用 max-image-preview:large 允许显示。</translation>
    </message>
    <message>
        <source>Article page without author markup</source>
        <translation>文章页面缺少作者标记</translation>
    </message>
    <message>
        <source>A page is an article by og:type and has a publication date, but declares no author: no JSON-LD, no meta author or article:author, no rel=author, no itemprop. Articles in JSON-LD are checked against the rich result requirements instead.</source>
        <translation>页面的 og:type 为文章并有发布日期，但没有任何地方写明作者：没有 JSON-LD、meta author、article:author、rel=author 或 itemprop。JSON-LD 中的文章另按富媒体搜索结果的要求检查。</translation>
    </message>
    <message>
        <source>Readers and search engines judge articles by their authors.</source>
        <translation>读者和搜索引擎会根据作者评价文章。</translation>
    </message>
    <message>
        <source>Show the author on the page, with a link to a page about them, and add the author to the JSON-LD.</source>
        <translation>在页面上和 JSON-LD 中写明作者，并链接到作者介绍页面。</translation>
    </message>
    <message>
        <source>Article without date</source>
        <translation>文章缺少日期</translation>
    </message>
    <message>
        <source>A page is an article by og:type, but has no date of publication or change: no JSON-LD, no article:published_time or article:modified_time, no time element, no itemprop.</source>
        <translation>页面的 og:type 为文章，但没有写明发布或修改时间：没有 JSON-LD、article:published_time、article:modified_time、time 元素或 itemprop。</translation>
    </message>
    <message>
        <source>Readers cannot tell whether it is still valid, and search engines show no date.</source>
        <translation>读者无法判断内容是否仍然有效，搜索引擎也不显示日期。</translation>
    </message>
    <message>
        <source>Write the date on the page in a time element, and in JSON-LD.</source>
        <translation>在页面上用 time 元素以及在 JSON-LD 中写明日期。</translation>
    </message>
    <message>
        <source>Conflicting language declarations</source>
        <translation>语言声明冲突</translation>
    </message>
    <message>
        <source>The lang attribute of a page&apos;s html element differs from the language in og:locale or Content-Language (header or meta). Regions do not count. If Content-Language lists several languages, one match is enough.</source>
        <translation>页面 html 元素的 lang 属性与 og:locale 或 Content-Language（响应头或 meta）声明的语言不同。地区不计；Content-Language 列出多种语言时有一种相同即可。</translation>
    </message>
    <message>
        <source>Google detects the language from the text. Bing reads Content-Language, and social networks show the page in the language of og:locale.</source>
        <translation>Google 根据文字判断，但 Bing 会读取 Content-Language，社交网络按 og:locale 的语言显示页面。</translation>
    </message>
    <message>
        <source>Declare the same language in all places, or remove declarations that are not needed.</source>
        <translation>在所有位置声明同一种语言，或去掉不需要的声明。</translation>
    </message>
    <message>
        <source>A web app manifest has no name, no icon of 192 or of 512 pixels, a start_url outside its scope, or an invalid display value. Checked only if the crawl analyses resources.</source>
        <translation>Web 应用清单没有名称、没有 192 或 512 像素的图标、start_url 超出 scope，或 display 的值无效。仅在爬取分析资源内容时检查。</translation>
    </message>
    <message>
        <source>Feed: XML parsing error</source>
        <translation>Feed：XML 解析错误</translation>
    </message>
    <message>
        <source>A feed (RSS or Atom, by its Content-Type) is not well-formed XML. The details show line and column. Checked only if the crawl analyses resources.</source>
        <translation>Feed（按 Content-Type 为 RSS 或 Atom）不是格式正确的 XML，详情列出行和列。仅在爬取分析资源内容时检查。</translation>
    </message>
    <message>
        <source>Feed readers stop there, and most show no entries of the feed.</source>
        <translation>Feed 阅读器会在此处停止，大多数不会显示任何内容。</translation>
    </message>
    <message>
        <source>Escape ampersands and angle brackets in text, use no HTML entities, and put nothing before the XML declaration.</source>
        <translation>对文字中的 &amp; 和尖括号转义，不使用 HTML 实体，XML 声明之前不要有任何内容。</translation>
    </message>
    <message>
        <source>Feed: missing element or invalid value</source>
        <translation>Feed：缺少元素或值无效</translation>
    </message>
    <message>
        <source>An RSS 2.0 or Atom feed lacks a required element, has a missing or duplicate ID, or has a link that is not a full URL. Or a date is not in RFC 822 format (RSS) or RFC 3339 format (Atom). The details show the positions.</source>
        <translation>RSS 2.0 或 Atom Feed 缺少格式要求的元素，ID 缺失或重复，链接不是完整的 URL，或者日期不符合 RFC 822（RSS）或 RFC 3339（Atom）格式。详情列出各处的位置。</translation>
    </message>
    <message>
        <source>Readers show entries twice, in the wrong order or without a link, and podcast directories refuse the feed.</source>
        <translation>阅读器会重复显示条目、顺序错误或没有链接，播客目录会拒绝该 Feed。</translation>
    </message>
    <message>
        <source>Fix the listed errors in the template of the feed.</source>
        <translation>在 Feed 的模板中修正列出的问题。</translation>
    </message>
    <message>
        <source>The title or first h1 of a page is undefined, null, NaN or [object Object]. Or its text has lorem ipsum, [object Object], {{ name }}, a block such as Your text here (in 14 languages), a sample page of WordPress, or a note that begins with TODO:. Code samples do not count.</source>
        <translation>页面的标题或第一个 h1 是 undefined、null、NaN 或 [object Object]，或者文字中有 lorem ipsum、[object Object]、{{ name }}、“在此输入文字”这样的段落（支持 14 种语言）、WordPress 的示例页面或以 TODO: 开头的备注。代码示例不计。</translation>
    </message>
    <message>
        <source>XHTML not well-formed</source>
        <translation>XHTML 不符合 XML 语法</translation>
    </message>
    <message>
        <source>A page is served as application/xhtml+xml, but is not well-formed XML: an unclosed element, an undeclared entity, an unescaped character.</source>
        <translation>页面以 application/xhtml+xml 传送，但不是格式良好的 XML：元素没有关闭，实体没有声明，或符号没有转义。</translation>
    </message>
    <message>
        <source>Browsers stop there and show an error instead of the page, or of the rest of it.</source>
        <translation>浏览器在该处停止，显示错误，而不显示页面或其余部分。</translation>
    </message>
    <message>
        <source>Fix the error at this position, or serve the page as text/html.</source>
        <translation>更正所指出的位置，或以 text/html 传送页面。</translation>
    </message>
    <message>
        <source>JSON-LD with a wrong @context</source>
        <translation>JSON-LD 的 @context 有误</translation>
    </message>
    <message>
        <source>An @context that is meant for schema.org and is not its address: misspelt, relative, without https://, that of one type, or of another site although the types are those of schema.org.</source>
        <translation>@context 本应是 schema.org，却不是它的地址：拼写错误、相对地址、缺少 https://、某个类型的地址，或类型来自 schema.org 而地址是其他网站的。</translation>
    </message>
    <message>
        <source>Search engines do not know whose words the names are, and pass over the item.</source>
        <translation>搜索引擎不知道这些名称属于哪个词汇表，会忽略该项。</translation>
    </message>
    <message>
        <source>Write &quot;@context&quot;: &quot;https://schema.org&quot;.</source>
        <translation>写成 &quot;@context&quot;: &quot;https://schema.org&quot;。</translation>
    </message>
    <message>
        <source>Links with an invalid hreflang</source>
        <translation>链接的 hreflang 无效</translation>
    </message>
    <message>
        <source>Links (a) whose attribute hreflang is no language tag: &quot;english&quot;, &quot;en_GB&quot; or &quot;xx&quot;. Of a page ten are looked at.</source>
        <translation>链接（a）的 hreflang 属性不是语言标签，例如 &quot;english&quot;、&quot;en_GB&quot; 或 &quot;xx&quot;。每页查看十个。</translation>
    </message>
    <message>
        <source>Browsers and search engines cannot tell which language the target of the link is in.</source>
        <translation>浏览器和搜索引擎无法得知链接目标使用哪种语言。</translation>
    </message>
    <message>
        <source>Write a tag of BCP 47, such as de or pt-BR, or remove the attribute.</source>
        <translation>写成 BCP 47 的标签，例如 de 或 pt-BR，或删除该属性。</translation>
    </message>
    <message>
        <source>Links whose hreflang differs from the target&apos;s language</source>
        <translation>链接的 hreflang 与目标的语言不同</translation>
    </message>
    <message>
        <source>Links (a) whose attribute hreflang names another language than the target says in its lang attribute. Regions do not count.</source>
        <translation>链接（a）的 hreflang 属性所写的语言与目标的 lang 属性不同。地区不计。</translation>
    </message>
    <message>
        <source>One of the two is wrong, and visitors may be led to a page that they cannot read.</source>
        <translation>两者之一有误，访问者可能被带到看不懂的页面。</translation>
    </message>
    <message>
        <source>Correct the link&apos;s hreflang, or the target&apos;s lang.</source>
        <translation>更正链接的 hreflang 或目标的 lang。</translation>
    </message>
    <message>
        <source>No contact page linked from the start page</source>
        <translation>起始页没有链接到联系页面</translation>
    </message>
    <message>
        <source>A start page without a link to a page that is called contact or imprint, to a mail address or a telephone number, on a site of five pages or more. Names are known in the most frequent languages; the evidence is a page of the site that is called so, if there is one.</source>
        <translation>在五个页面以上的网站中，起始页没有链接到名为“联系”或“版权信息”的页面，也没有链接到邮箱地址或电话号码。可识别最常用语言中的名称；如果网站有这样命名的页面，证据就是该页面。</translation>
    </message>
    <message>
        <source>Visitors cannot reach anybody, and raters of search engines look for who answers for the site; in some countries the law asks for it.</source>
        <translation>访问者无法联系任何人，搜索引擎的评估人员也会查看谁对网站负责；在一些国家这是法律要求。</translation>
    </message>
    <message>
        <source>Link a page with name, address and ways to reach you in the footer.</source>
        <translation>在页脚链接一个写有名称、地址和联系方式的页面。</translation>
    </message>
    <message>
        <source>No privacy policy linked from the start page</source>
        <translation>起始页没有链接到隐私政策</translation>
    </message>
    <message>
        <source>A start page without a link to a page that is called privacy policy, on a site of five pages or more. Names are known in the most frequent languages; the evidence is a page of the site that is called so, if there is one.</source>
        <translation>在五个页面以上的网站中，起始页没有链接到名为“隐私政策”的页面。可识别最常用语言中的名称；如果网站有这样命名的页面，证据就是该页面。</translation>
    </message>
    <message>
        <source>Laws such as the GDPR ask for it wherever personal data are processed.</source>
        <translation>凡处理个人数据，GDPR 等法律都有此要求。</translation>
    </message>
    <message>
        <source>Link the privacy policy in the footer.</source>
        <translation>在页脚链接隐私政策。</translation>
    </message>
    <message>
        <source>A form on an https page, or a button of one, whose address to send to is http.</source>
        <translation>https 页面上的表单或其按钮，其提交地址是 http。</translation>
    </message>
    <message>
        <source>Each form on a page whose URL begins with http:, wherever it is sent to. Those that ask for a password are named first. Hosts of this machine and of private networks do not count.</source>
        <translation>网址以 http: 开头的页面上的每个表单，无论提交到哪里。要求输入密码的排在前面。本机和私有网络的主机不计。</translation>
    </message>
    <message>
        <source>Cookies that an answer sets without HttpOnly. Those that it deletes do not count, nor those made for scripts: tokens against forged requests (csrf, xsrf), consent, visitor counts. Those that look like a login have a check of their own.</source>
        <translation>响应设置的不带 HttpOnly 的 Cookie。被其删除的不计，专供脚本使用的也不计：防伪造请求的令牌（csrf、xsrf）、同意记录、访问统计。看似登录的 Cookie 另有检查。</translation>
    </message>
    <message>
        <source>A page has a link that holds an image and a text, or two links side by side to one page, one with the image and one with the text, and the image&apos;s alt is the same as that text.</source>
        <translation>页面有一个同时包含图片和文字的链接，或者有指向同一页面的两个相邻链接，一个是图片、一个是文字，而图片的 alt 与该文字相同。</translation>
    </message>
    <message>
        <source>The first image within a page&apos;s main element has loading=&quot;lazy&quot;. Images of 16 to 100 pixels do not count.</source>
        <translation>页面 main 元素中的第一张图片带有 loading=&quot;lazy&quot;。16 至 100 像素的图片不计。</translation>
    </message>
    <message>
        <source>A script, style sheet, font, video or other file that a page is made of answers with an error or not at all. Images, icons and manifests are counted by checks of their own.</source>
        <translation>页面所用的脚本、样式表、字体、视频或其他文件返回错误或没有响应。图片、图标和清单另有检查。</translation>
    </message>
    <message>
        <source>A page links to another page of the site with rel=nofollow, ugc or sponsored. Links to what is not to be found do not count: noindex, disallowed, forms to answer or share, usual waste of applications.</source>
        <translation>页面以 rel=nofollow、ugc 或 sponsored 链接到网站的另一页面。指向本就不供查找的内容的链接不计：noindex、被 robots.txt 禁止、回复或分享的表单、应用的无用页面。</translation>
    </message>
    <message>
        <source>A page has links with the same text, upper and lower case aside, and a later one leads to another URL than the first. Fragments and hidden links do not count, nor do URLs that differ by their query only.</source>
        <translation>页面有文字相同（不计大小写）的链接，而后面的链接指向与第一个不同的网址。片段和隐藏的链接不计，仅查询部分不同的网址也不计。</translation>
    </message>
    <message>
        <source>URLs of spider traps, which the crawl blocked: a calendar, or filters in all combinations. Each trap is reported once, with the number of its URLs.</source>
        <translation>爬取时被阻止的蜘蛛陷阱 URL，例如日历或任意组合的筛选。每个陷阱只报告一次，并给出其 URL 数量。</translation>
    </message>
    <message>
        <source>Also called</source>
        <translation>又称</translation>
    </message>
    <message>
        <source>Title changed by JavaScript</source>
        <translation>页面标题被 JavaScript 更改</translation>
    </message>
    <message>
        <source>The title of the rendered page differs from that of its source.</source>
        <translation>渲染后页面的标题与源代码中的不同。</translation>
    </message>
    <message>
        <source>Search engines show the title after rendering, which comes later; other programs show that of the source.</source>
        <translation>搜索引擎在渲染之后才显示新标题，而渲染较晚；其他程序显示源代码中的标题。</translation>
    </message>
    <message>
        <source>Let the server send the final title.</source>
        <translation>让服务器直接发送最终的标题。</translation>
    </message>
    <message>
        <source>Meta description changed by JavaScript</source>
        <translation>元描述被 JavaScript 更改</translation>
    </message>
    <message>
        <source>The meta description of the rendered page differs from that of its source.</source>
        <translation>渲染后页面的元描述与源代码中的不同。</translation>
    </message>
    <message>
        <source>Previews of shared links and many programs use the source; search engines may use either.</source>
        <translation>分享链接的预览和许多程序使用源代码；搜索引擎可能使用其中任一个。</translation>
    </message>
    <message>
        <source>Let the server send the final meta description.</source>
        <translation>让服务器直接发送最终的元描述。</translation>
    </message>
    <message>
        <source>H1 changed by JavaScript</source>
        <translation>H1 被 JavaScript 更改</translation>
    </message>
    <message>
        <source>The first h1 of the rendered page differs from that of its source.</source>
        <translation>渲染后页面的第一个 h1 与源代码中的不同。</translation>
    </message>
    <message>
        <source>Programs that run no scripts see another heading or none.</source>
        <translation>不运行脚本的程序看到的是另一个标题，或没有标题。</translation>
    </message>
    <message>
        <source>Let the server send the heading.</source>
        <translation>让服务器直接发送该标题。</translation>
    </message>
    <message>
        <source>Canonical changed by JavaScript</source>
        <translation>规范网址被 JavaScript 更改</translation>
    </message>
    <message>
        <source>The canonical URL of the rendered page differs from that of its source.</source>
        <translation>渲染后页面的规范网址与源代码中的不同。</translation>
    </message>
    <message>
        <source>Google may use either. If they contradict each other, it may index the wrong URL.</source>
        <translation>Google 可能使用其中任一个；两者矛盾时可能收录错误的 URL。</translation>
    </message>
    <message>
        <source>Use one canonical link, and let the server send it.</source>
        <translation>只用一个规范链接，并让服务器直接发送。</translation>
    </message>
    <message>
        <source>Robots directives changed by JavaScript</source>
        <translation>robots 指令被 JavaScript 更改</translation>
    </message>
    <message>
        <source>The meta robots of the rendered page differs from that of its source.</source>
        <translation>渲染后页面的 meta robots 与源代码中的不同。</translation>
    </message>
    <message>
        <source>Search engines combine both or use the stricter one, and other crawlers know only the source.</source>
        <translation>搜索引擎会合并两者或采用较严格的一个，其他爬虫只知道源代码。</translation>
    </message>
    <message>
        <source>Let the server send the final directives.</source>
        <translation>让服务器直接发送最终的指令。</translation>
    </message>
    <message>
        <source>Noindex only in the source, not in the rendered page</source>
        <translation>只有源代码声明 noindex，渲染后没有</translation>
    </message>
    <message>
        <source>The source of a page says noindex, and scripts remove it.</source>
        <translation>页面的源代码声明 noindex，脚本将其删除。</translation>
    </message>
    <message>
        <source>Google does not render pages whose source says noindex. So the page is never indexed.</source>
        <translation>Google 不渲染源代码声明 noindex 的页面，因此该页面永远不会被收录。</translation>
    </message>
    <message>
        <source>Remove noindex from the source.</source>
        <translation>从源代码中删除 noindex。</translation>
    </message>
    <message>
        <source>Hreflang changed by JavaScript</source>
        <translation>hreflang 被 JavaScript 更改</translation>
    </message>
    <message>
        <source>The language versions of the rendered page differ from those of its source.</source>
        <translation>渲染后页面的语言版本与源代码中的不同。</translation>
    </message>
    <message>
        <source>Search engines other than Google read the source only, and the versions may not be confirmed by each other.</source>
        <translation>Google 以外的搜索引擎只读取源代码，各版本之间可能缺少相互确认。</translation>
    </message>
    <message>
        <source>Let the server send all hreflang links, or list them in a sitemap.</source>
        <translation>让服务器直接发送所有 hreflang 链接，或列在站点地图中。</translation>
    </message>
    <message>
        <source>Structured data changed by JavaScript</source>
        <translation>结构化数据被 JavaScript 更改</translation>
    </message>
    <message>
        <source>The types of structured data on the rendered page differ from those in its source.</source>
        <translation>渲染后页面的结构化数据类型与源代码中的不同。</translation>
    </message>
    <message>
        <source>It is found only after rendering, which takes longer, and not at all by programs that run no scripts.</source>
        <translation>只有在渲染之后才会发现，需要更长时间；不运行脚本的程序完全看不到。</translation>
    </message>
    <message>
        <source>Let the server send the structured data, above all for prices and availability.</source>
        <translation>让服务器直接发送结构化数据，尤其是价格和库存。</translation>
    </message>
    <message>
        <source>Most content created by JavaScript</source>
        <translation>大部分内容由 JavaScript 生成</translation>
    </message>
    <message>
        <source>At least half of the words of the rendered page are not in its source.</source>
        <translation>渲染后页面至少有一半的词不在源代码中。</translation>
    </message>
    <message>
        <source>Programs that run no scripts see little of the page, including many crawlers and previews of shared links. Others see it later.</source>
        <translation>不运行脚本的程序只能看到页面的一小部分，包括许多爬虫和分享链接的预览；其他程序则较晚才看到。</translation>
    </message>
    <message>
        <source>Links created by JavaScript</source>
        <translation>由 JavaScript 生成的链接</translation>
    </message>
    <message>
        <source>The rendered page has links that are not in its source.</source>
        <translation>渲染后的页面有源代码中没有的链接。</translation>
    </message>
    <message>
        <source>They are discovered only after rendering, and not at all by programs that run no scripts.</source>
        <translation>只有在渲染之后才会发现；不运行脚本的程序完全看不到。</translation>
    </message>
    <message>
        <source>Put links that lead to important pages into the source.</source>
        <translation>把指向重要页面的链接写入源代码。</translation>
    </message>
    <message>
        <source>Links removed by JavaScript</source>
        <translation>被 JavaScript 删除的链接</translation>
    </message>
    <message>
        <source>The source of the page has links that are not on the rendered page.</source>
        <translation>页面的源代码有渲染后没有的链接。</translation>
    </message>
    <message>
        <source>Search engines may follow them although no visitor sees them.</source>
        <translation>访客看不到它们，而搜索引擎仍可能跟随。</translation>
    </message>
    <message>
        <source>Remove links from the source that are not meant for visitors.</source>
        <translation>从源代码中删除不是给访客的链接。</translation>
    </message>
    <message>
        <source>JavaScript redirect</source>
        <translation>JavaScript 重定向</translation>
    </message>
    <message>
        <source>A script of the page sends the browser to another address.</source>
        <translation>页面的脚本把浏览器带到另一个地址。</translation>
    </message>
    <message>
        <source>Programs that run no scripts stay on the page. Search engines notice the redirect only after rendering.</source>
        <translation>不运行脚本的程序停留在该页面；搜索引擎要在渲染之后才发现重定向。</translation>
    </message>
    <message>
        <source>Redirect on the server, with status 301 or 308 if it is permanent.</source>
        <translation>在服务器上重定向；永久的使用状态 301 或 308。</translation>
    </message>
    <message>
        <source>JavaScript error</source>
        <translation>JavaScript 错误</translation>
    </message>
    <message>
        <source>A script of the page failed with an error that it did not handle.</source>
        <translation>页面的一个脚本因未处理的错误而失败。</translation>
    </message>
    <message>
        <source>What the script was to do is missing, which may be content or links.</source>
        <translation>脚本要做的事情没有完成，缺少的可能是内容或链接。</translation>
    </message>
    <message>
        <source>Correct the script; the message names the file and the line.</source>
        <translation>改正脚本；消息中有文件和行号。</translation>
    </message>
    <message>
        <source>Script, style or data of the page failed to load</source>
        <translation>页面的脚本、样式或数据加载失败</translation>
    </message>
    <message>
        <source>A script, style sheet or request for data returned an error or did not respond when the page was rendered.</source>
        <translation>渲染页面时，某个脚本、样式表或数据请求返回错误或没有响应。</translation>
    </message>
    <message>
        <source>The rendered page may be incomplete, for visitors as well.</source>
        <translation>渲染后的页面可能不完整，访客看到的也是如此。</translation>
    </message>
    <message>
        <source>Correct the address, or restore the file or service.</source>
        <translation>更正地址，或恢复该文件或服务。</translation>
    </message>
    <message>
        <source>Script, style or data blocked by robots.txt</source>
        <translation>脚本、样式或数据被 robots.txt 屏蔽</translation>
    </message>
    <message>
        <source>robots.txt disallows a script, style sheet or request for data that the page needs.</source>
        <translation>robots.txt 禁止了页面所需的脚本、样式表或数据请求。</translation>
    </message>
    <message>
        <source>Search engines render the page without it, and may miss content and links.</source>
        <translation>搜索引擎渲染页面时得不到它，可能缺少内容和链接。</translation>
    </message>
    <message>
        <source>Allow it in the robots.txt of its host.</source>
        <translation>在其主机的 robots.txt 中允许它。</translation>
    </message>
    <message>
        <source>Mixed content blocked by the browser</source>
        <translation>混合内容被浏览器拦截</translation>
    </message>
    <message>
        <source>A page by https requested something by http, and the browser blocked it.</source>
        <translation>通过 https 打开的页面以 http 请求了某个内容，被浏览器阻止。</translation>
    </message>
    <message>
        <source>It is missing on the page, for every visitor.</source>
        <translation>对所有访客，页面上都缺少它。</translation>
    </message>
    <message>
        <source>Request everything by https.</source>
        <translation>所有内容都用 https 请求。</translation>
    </message>
    <message>
        <source>Rendering timed out</source>
        <translation>渲染超时</translation>
    </message>
    <message>
        <source>The page was still changing at the end of its rendering time.</source>
        <translation>渲染时限结束时页面仍在变化。</translation>
    </message>
    <message>
        <source>What it shows depends on when it is read: search engines may see less or more than the crawl.</source>
        <translation>显示的内容取决于何时读取：搜索引擎看到的可能比爬取更少或更多。</translation>
    </message>
    <message>
        <source>Load content once, and stop timers that change the page without need. A clock or a ticker is no fault.</source>
        <translation>一次加载内容，停止不必要的更改页面的定时器。时钟或滚动消息不是问题。</translation>
    </message>
    <message>
        <source>Spelling errors</source>
        <translation>拼写错误</translation>
    </message>
    <message>
        <source>The main content of a page has words that the Hunspell dictionary of its language does not know. Names, code and words on five or more pages do not count. It needs the setting Spell check, and a dictionary on this computer.</source>
        <translation>页面正文中有其语言的 Hunspell 词典不认识的单词。名称、代码以及出现在五个或更多页面上的单词不计。需要“拼写检查”设置，以及本机上的词典。</translation>
    </message>
    <message>
        <source>Spelling errors look careless, and searches for the correct word may miss the page.</source>
        <translation>拼写错误显得不认真，搜索正确单词时也可能找不到该页面。</translation>
    </message>
    <message>
        <source>Correct the words. Ignore the finding for words that are correct.</source>
        <translation>改正这些单词。如果单词是正确的，请忽略该发现。</translation>
    </message>
    <message>
        <source>Minimum pages for a word of the site’s own vocabulary</source>
        <translation>网站自有词汇的最少页面数</translation>
    </message>
    <message>
        <source>A JPEG, PNG or non-animated GIF for which AVIF would probably save more than 8,192 bytes. AVIF needs about a sixth of a byte per pixel of a photograph. App icons do not count.</source>
        <translation>非动画的 JPEG、PNG 或 GIF，改用 AVIF 很可能节省超过 8,192 字节：照片每个像素约占六分之一字节。应用图标不计。</translation>
    </message>
    <message>
        <source>A page was sent without ETag and without Last-Modified. Pages with no-store do not count.</source>
        <translation>响应中既没有 ETag 也没有 Last-Modified 的页面。带 no-store 的页面不计。</translation>
    </message>
    <message>
        <source>The crawl requested an address that cannot exist, in the host&apos;s root and in its first folders, and the site redirected it to another address. A redirect to another spelling of the same address does not count.</source>
        <translation>爬取请求了主机根目录及其前几个目录中不可能存在的地址，而网站将其重定向到另一个地址。重定向到同一地址的另一种写法不计。</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Responses by status code</source>
        <translation>按状态码统计的响应</translation>
    </message>
    <message>
        <source>Other %1xx</source>
        <translation>其他 %1xx 状态码</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>无响应</translation>
    </message>
    <message>
        <source>URLs by crawl depth</source>
        <translation>按抓取深度统计的 URL</translation>
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
        <source>%1 or more</source>
        <translation>%1 及以上</translation>
    </message>
    <message>
        <source>Content types</source>
        <translation>内容类型</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Response time</source>
        <translation>响应时间</translation>
    </message>
    <message>
        <source>No checks were run.</source>
        <translation>未进行任何检查。</translation>
    </message>
    <message>
        <source>one URL</source>
        <translation>1 个 URL</translation>
    </message>
    <message>
        <source>%1 URLs</source>
        <translation>%1 个 URL</translation>
    </message>
    <message>
        <source>one type of error</source>
        <translation>1 种错误</translation>
    </message>
    <message>
        <source>%1 types of errors</source>
        <translation>%1 种错误</translation>
    </message>
    <message>
        <source>one type of warning</source>
        <translation>1 种警告</translation>
    </message>
    <message>
        <source>%1 types of warnings</source>
        <translation>%1 种警告</translation>
    </message>
    <message>
        <source>one type of notice</source>
        <translation>1 种提示</translation>
    </message>
    <message>
        <source>%1 types of notices</source>
        <translation>%1 种提示</translation>
    </message>
    <message>
        <source>Needs work: %1 and %2 on %3, and %4. Crawled and checked: %5.</source>
        <translation>需要改进：在 %3 上发现 %1和 %2，另有 %4。已爬取并检查：%5。</translation>
    </message>
    <message>
        <source>No errors, but %1 on %2, and %3. Crawled and checked: %4.</source>
        <translation>没有错误，但在 %2 上有 %1，另有 %3。已爬取并检查：%4。</translation>
    </message>
    <message>
        <source>Good: no errors and no warnings, %1 on %2.</source>
        <translation>状况良好：没有错误和警告，在 %2 上有 %1。</translation>
    </message>
    <message>
        <source>Good: no issues found on %1.</source>
        <translation>状况良好：在 %1 上未发现任何问题。</translation>
    </message>
    <message>
        <source>URLs discovered</source>
        <translation>已发现的 URL</translation>
    </message>
    <message>
        <source>fetched</source>
        <translation>已抓取</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>excluded by a rule</source>
        <translation>被规则排除</translation>
    </message>
    <message>
        <source>internal URLs</source>
        <translation>站内 URL</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>links</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>transferred</source>
        <translation>传输量</translation>
    </message>
    <message>
        <source>Site type: %1.</source>
        <translation>网站类型：%1。</translation>
    </message>
    <message>
        <source>%1: %2 (default: %3)</source>
        <translation>%1：%2（默认：%3）</translation>
    </message>
    <message>
        <source>Severity of “%1”: %2</source>
        <translation>“%1”的严重程度：%2</translation>
    </message>
    <message>
        <source>Report on %1</source>
        <translation>%1 的报告</translation>
    </message>
    <message>
        <source>Report created on %1</source>
        <translation>报告生成时间：%1</translation>
    </message>
    <message>
        <source>Crawl started on %1</source>
        <translation>爬取开始时间：%1</translation>
    </message>
    <message>
        <source>Project: %1</source>
        <translation>项目：%1</translation>
    </message>
    <message>
        <source>The crawl was not finished when this report was created. URLs that were not crawled yet are not checked.</source>
        <translation>创建本报告时爬取尚未结束。尚未爬取的 URL 未作检查。</translation>
    </message>
    <message>
        <source>Created with %1.</source>
        <translation>由 %1 生成。</translation>
    </message>
    <message>
        <source>Site overview</source>
        <translation>网站概览</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>Issues found</source>
        <translation>发现的问题</translation>
    </message>
    <message>
        <source>No issues.</source>
        <translation>没有问题。</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>严重程度</translation>
    </message>
    <message>
        <source>Issue</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>URLs</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>% of URLs</source>
        <translation>URL 占比</translation>
    </message>
    <message>
        <source>Change since the previous crawl</source>
        <translation>与上一次爬取相比的变化</translation>
    </message>
    <message>
        <source>One check was run.</source>
        <translation>共进行了 1 项检查。</translation>
    </message>
    <message>
        <source>%1 checks were run.</source>
        <translation>共进行了 %1 项检查。</translation>
    </message>
    <message>
        <source>One of them found no issues, but could not check some URLs.</source>
        <translation>其中 1 项未发现问题，但有些 URL 无法检查。</translation>
    </message>
    <message>
        <source>%1 of them found no issues, but could not check some URLs.</source>
        <translation>其中 %1 项未发现问题，但有些 URL 无法检查。</translation>
    </message>
    <message>
        <source>%1 of the URLs that the check applies to</source>
        <translation>占适用 URL 的 %1</translation>
    </message>
    <message>
        <source>one occurrence</source>
        <translation>出现 1 次</translation>
    </message>
    <message>
        <source>%1 occurrences</source>
        <translation>出现 %1 次</translation>
    </message>
    <message>
        <source>%1 in the previous crawl</source>
        <translation>上一次爬取中有 %1 个</translation>
    </message>
    <message>
        <source>%1 more ignored</source>
        <translation>另有 %1 个已忽略</translation>
    </message>
    <message>
        <source>%1 not checked</source>
        <translation>%1 个未检查</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>这是什么</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>The first %1 are shown; there are %2 more.</source>
        <translation>这里列出前 %1 个，另有 %2 个。</translation>
    </message>
    <message>
        <source>How the site was checked</source>
        <translation>检查方式</translation>
    </message>
    <message>
        <source>Custom settings for this site</source>
        <translation>本网站的自定义设置</translation>
    </message>
    <message>
        <source>Ignored (not counted above)</source>
        <translation>已忽略（未计入以上数字）</translation>
    </message>
    <message>
        <source>Reasons:</source>
        <translation>理由：</translation>
    </message>
    <message>
        <source>Disabled checks</source>
        <translation>已停用的检查项</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>还有 %1 处</translation>
    </message>
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
        <source>AI and search crawler access</source>
        <translation>AI 与搜索爬虫访问权限</translation>
    </message>
    <message>
        <source>What robots.txt lets them fetch, by folder.</source>
        <translation>robots.txt 允许它们抓取的内容，按目录列出。</translation>
    </message>
    <message>
        <source>Crawler</source>
        <translation>爬虫</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>允许</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>屏蔽</translation>
    </message>
    <message>
        <source>%1 of %2 blocked</source>
        <translation>%2 个中屏蔽 %1 个</translation>
    </message>
</context>
</TS>
