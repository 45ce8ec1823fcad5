<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en_US">
<context>
    <name>Checks</name>
    <message>
        <source>A BreadcrumbList with fewer than two steps, or whose positions are not 1, 2, 3 and so on.</source>
        <translation>BreadcrumbList 少于两级，或其 position 不是 1、2、3 依次递增。</translation>
    </message>
    <message>
        <source>A Strict-Transport-Security header without a valid max-age, with a directive twice or badly written, sent twice, or sent by http. All fetched URLs are looked at, not pages alone.</source>
        <translation>Strict-Transport-Security 标头没有有效的 max-age、指令重复或写法有误、发送了两次，或以 http 发送。检查所有抓取的 URL，不限于页面。</translation>
    </message>
    <message>
        <source>A URL of the site answers with 200 and a body, but without a Content-Type header.</source>
        <translation>站内 URL 以 200 响应并带有正文，但没有 Content-Type 标头。</translation>
    </message>
    <message>
        <source>A URL of the site answers with 301, 302, 303, 307 or 308, but the Location header is missing or empty, or comes several times with different targets.</source>
        <translation>站内 URL 以 301、302、303、307 或 308 响应，但 Location 标头缺失、为空，或出现多次且目标不同。</translation>
    </message>
    <message>
        <source>A URL of the site answers with 401, 403, 407 or 451, or with the challenge of a bot protection. It is not called broken: visitors may well see the page.</source>
        <translation>站内 URL 以 401、403、407 或 451 响应，或返回防机器人系统的验证页。这不算失效：访客也许能正常看到页面。</translation>
    </message>
    <message>
        <source>A URL of the site answers with 429, or with 503 and a Retry-After header, and still does so after all retries.</source>
        <translation>站内 URL 以 429 响应，或以带 Retry-After 标头的 503 响应，全部重试之后仍然如此。</translation>
    </message>
    <message>
        <source>A URL of the site answers with a Refresh header that names a URL.</source>
        <translation>站内 URL 的响应带有写明 URL 的 Refresh 标头。</translation>
    </message>
    <message>
        <source>A URL of the site answers with a status from 400 to 499, such as 404. Refusals (401, 403, 407, 451), rate limits (429) and the pages of a bot protection are counted by checks of their own.</source>
        <translation>站内 URL 以 400 至 499 的状态码响应，例如 404。拒绝访问（401、403、407、451）、限速（429）和防机器人系统的验证页由单独的检查项统计。</translation>
    </message>
    <message>
        <source>A URL of the site answers with a status of 500 or more, and still does so after all retries. A 503 with a Retry-After header counts as a rate limit instead.</source>
        <translation>站内 URL 以 500 或更大的状态码响应，全部重试之后仍然如此。带 Retry-After 标头的 503 算作限速。</translation>
    </message>
    <message>
        <source>A URL of the site brings no usable answer after all retries: its host name is unknown, the connection or TLS fails, time runs out, or what comes is not HTTP or cannot be unpacked.</source>
        <translation>站内 URL 在全部重试之后仍没有可用的响应：主机名未知、连接或 TLS 失败、超时，或者收到的不是 HTTP 或无法解压。</translation>
    </message>
    <message>
        <source>A URL of the site redirects to itself.</source>
        <translation>站内 URL 重定向到自身。</translation>
    </message>
    <message>
        <source>A URL of the site redirects with 302, 303 or 307, which all say that the move is temporary.</source>
        <translation>站内 URL 以 302、303 或 307 重定向，这些状态码都表示临时迁移。</translation>
    </message>
    <message>
        <source>A URL of the site redirects, and something links to it.</source>
        <translation>站内 URL 会重定向，并且有链接指向它。</translation>
    </message>
    <message>
        <source>A URL of the site that a sitemap names, and that redirects.</source>
        <translation>站点地图列出的、发生重定向的本站 URL。</translation>
    </message>
    <message>
        <source>A URL of the site that a sitemap names, and that robots.txt disallows to the crawl&apos;s user agent, or whose robots.txt could not be read.</source>
        <translation>站点地图列出的本站 URL，被 robots.txt 禁止本次爬取的 User-Agent 访问，或其 robots.txt 无法读取。</translation>
    </message>
    <message>
        <source>A URL of the site that a sitemap names, and whose fetch ended with an error or without an answer. Refused requests (401, 403), requests to wait (429) and pages too large or too complex to read do not count.</source>
        <translation>站点地图列出的本站 URL，抓取时出错或没有响应。被拒绝（401、403）、被要求等待（429）以及过大或过于复杂而无法读取的页面不计。</translation>
    </message>
    <message>
        <source>A URL that answers with 200 declares a Content-Type that does not fit the ending of its path, such as text/html for a .css or .png file. Types of one family (any image type for .png) and application/octet-stream for images, media and PDF files pass.</source>
        <translation>以 200 响应的 URL 声明的 Content-Type 与路径的扩展名不符，例如 .css 或 .png 文件声明为 text/html。同一类的类型（.png 的任何图片类型）以及图片、媒体和 PDF 文件的 application/octet-stream 不算。</translation>
    </message>
    <message>
        <source>A base element whose href is no http URL, a second base element, or one behind elements with URLs.</source>
        <translation>base 元素的 href 不是 http URL，或出现第二个 base 元素，或其位于带 URL 的元素之后。</translation>
    </message>
    <message>
        <source>A blink element that is not hidden.</source>
        <translation>未隐藏的 blink 元素。</translation>
    </message>
    <message>
        <source>A body tag or content stands before the html tag.</source>
        <translation>html 标签之前出现了 body 标签或内容。</translation>
    </message>
    <message>
        <source>A breadcrumb with one step, or wrong positions</source>
        <translation>面包屑只有一级，或位置有误</translation>
    </message>
    <message>
        <source>A button element has no name</source>
        <translation>button 元素没有名称</translation>
    </message>
    <message>
        <source>A button element that has neither text nor a label, an ARIA name or a title. Images in it count by their alt text.</source>
        <translation>button 元素既没有文字，也没有标签、ARIA 名称或 title。其中的图片以 alt 文本计。</translation>
    </message>
    <message>
        <source>A button, check box, tab, image or other element whose parts screen readers do not tell apart, and that holds something the Tab key reaches. Where what it holds can be focused by scripts only, a person has to decide.</source>
        <translation>按钮、复选框、选项卡、图像等（屏幕阅读器不区分其内部）含有可用 Tab 键到达的内容。内部内容只能由脚本设置焦点时需由人判断。</translation>
    </message>
    <message>
        <source>A button, link or tab that shows text and whose ARIA name does not hold the same words in a row; case, punctuation and brackets do not count. Where style sheets may hide some of the text, a person has to decide.</source>
        <translation>显示文字的按钮、链接或选项卡，其 ARIA 名称不含连续的相同词语；大小写、标点和括号中的内容不计。样式表可能隐藏部分文字时需由人判断。</translation>
    </message>
    <message>
        <source>A cache on the way may hand the compressed file to a program that cannot unpack it.</source>
        <translation>途中的缓存可能把压缩过的文件交给无法解压的程序。</translation>
    </message>
    <message>
        <source>A canonical link says that two pages are the same. Search engines ignore one that is not true, or drop a page that is worth finding.</source>
        <translation>规范链接表示两个页面相同。不符合事实的规范链接会被搜索引擎忽略，或者使值得被找到的页面被丢弃。</translation>
    </message>
    <message>
        <source>A canonical link stands in the body, or ends up there because an earlier element closed the head.</source>
        <translation>规范链接写在 body 中，或因之前的元素结束了 head 而落入 body。</translation>
    </message>
    <message>
        <source>A cell names a header that its table does not have</source>
        <translation>单元格引用了表中不存在的表头</translation>
    </message>
    <message>
        <source>A check box whose aria-checked says the opposite of checked, or a row of a table or grid with aria-expanded, aria-level, aria-posinset or aria-setsize, which only tree grids have. aria-checked=&quot;mixed&quot; is left to a person.</source>
        <translation>复选框的 aria-checked 与 checked 相反，或 table、grid 的行带有只属于 treegrid 的 aria-expanded、aria-level、aria-posinset 或 aria-setsize。aria-checked=&quot;mixed&quot; 需由人判断。</translation>
    </message>
    <message>
        <source>A control within a control</source>
        <translation>控件中嵌套控件</translation>
    </message>
    <message>
        <source>A cookie does not say whether other sites&apos; requests have it (SameSite)</source>
        <translation>Cookie 没有说明其他网站的请求能否携带它（SameSite）</translation>
    </message>
    <message>
        <source>A cookie is sent without encryption too (no Secure)</source>
        <translation>Cookie 也会在未加密时发送（没有 Secure）</translation>
    </message>
    <message>
        <source>A cookie is to stay for more than 400 days</source>
        <translation>Cookie 的有效期超过 400 天</translation>
    </message>
    <message>
        <source>A data table whose summary attribute has the text of its caption element, letter case aside.</source>
        <translation>数据表的 summary 属性与 caption 元素的文字相同（不分大小写）。</translation>
    </message>
    <message>
        <source>A date or duration that is not ISO 8601</source>
        <translation>日期或时长不符合 ISO 8601</translation>
    </message>
    <message>
        <source>A date, time or duration that is not written as ISO 8601 has it.</source>
        <translation>日期、时间或时长没有按 ISO 8601 书写。</translation>
    </message>
    <message>
        <source>A description that fits many pages says little about each; search engines mostly show a passage of the page then.</source>
        <translation>适合许多页面的描述对每个页面说明得都很少；搜索引擎多半改为显示页面中的一段文字。</translation>
    </message>
    <message>
        <source>A dialog has no name</source>
        <translation>对话框没有名称</translation>
    </message>
    <message>
        <source>A dl that holds text or elements other than dt, dd and div, a dd before the first dt, or a dt that nothing follows. Each list counts once.</source>
        <translation>dl 中含有文字或 dt、dd、div 以外的元素，dd 位于第一个 dt 之前，或 dt 之后没有内容。每个列表计一次。</translation>
    </message>
    <message>
        <source>A drop-down list has no label</source>
        <translation>下拉列表没有标签</translation>
    </message>
    <message>
        <source>A dt or dd that stands neither in a dl nor in a div of one.</source>
        <translation>不在 dl 中、也不在 dl 的 div 中的 dt 或 dd。</translation>
    </message>
    <message>
        <source>A field has no label</source>
        <translation>字段没有标签</translation>
    </message>
    <message>
        <source>A field has several labels</source>
        <translation>一个字段有多个标签</translation>
    </message>
    <message>
        <source>A field is named by its title only</source>
        <translation>字段只有 title 作为名称</translation>
    </message>
    <message>
        <source>A field that people fill in whose autocomplete is not what HTML allows. Empty values and disabled fields do not count, nor buttons, check boxes and radio buttons.</source>
        <translation>供人填写的字段，其 autocomplete 不符合 HTML 规定。空值和已禁用的字段不计，按钮、复选框和单选按钮也不计。</translation>
    </message>
    <message>
        <source>A field with more than one label element that is not hidden, and without aria-labelledby. A person has to decide whether all of them are heard.</source>
        <translation>有多个未隐藏的 label 元素且没有 aria-labelledby 的字段。是否都能被听到需由人判断。</translation>
    </message>
    <message>
        <source>A folder and its index or default file (&quot;/x/&quot; and &quot;/x/index.html&quot;) answer 200 with the same text, and both may be listed.</source>
        <translation>文件夹与其中的 index 或 default 文件（“/x/”和“/x/index.html”）都以 200 返回相同的文字，且都可被收录。</translation>
    </message>
    <message>
        <source>A footer of the page, or an element with role=&quot;contentinfo&quot;, that stands in another landmark. A form around it does not count.</source>
        <translation>页面的 footer 或 role 为 &quot;contentinfo&quot; 的元素位于另一个地标内。外围的 form 不计。</translation>
    </message>
    <message>
        <source>A form is sent by http</source>
        <translation>表单以 http 发送</translation>
    </message>
    <message>
        <source>A form puts the password into the URL</source>
        <translation>表单把密码放进 URL</translation>
    </message>
    <message>
        <source>A form stands in a form</source>
        <translation>表单位于表单之中</translation>
    </message>
    <message>
        <source>A form stands on an unencrypted page</source>
        <translation>表单位于未加密的页面</translation>
    </message>
    <message>
        <source>A form start tag within a form. It is ignored, and the inner end tag closes the outer form.</source>
        <translation>form 开始标签位于另一个表单之内。它会被忽略，而内层的结束标签会关闭外层表单。</translation>
    </message>
    <message>
        <source>A form with a password field that is sent by GET, and none of whose buttons sends it by POST. Forms that only a script sends count too.</source>
        <translation>含密码框、以 GET 发送且没有任何按钮改用 POST 的表单。仅由脚本发送的表单也计入。</translation>
    </message>
    <message>
        <source>A frame has no name</source>
        <translation>框架没有名称</translation>
    </message>
    <message>
        <source>A frame or iframe without title, aria-label or aria-labelledby. Frames with a negative tabindex do not count.</source>
        <translation>没有 title、aria-label 或 aria-labelledby 的 frame 或 iframe。tabindex 为负的不计。</translation>
    </message>
    <message>
        <source>A frame that the keyboard cannot reach holds something to focus</source>
        <translation>键盘无法到达的框架中有可获得焦点的内容</translation>
    </message>
    <message>
        <source>A header cell with text in a data table that heads no cell: nothing stands below or behind it, and no cell names it. Where cells stand there but are not reached by its scope, a person has to decide.</source>
        <translation>数据表中有文字却不对应任何单元格的表头：其下方和后方都没有单元格，也没有单元格引用它。那里有单元格但 scope 未涵盖时需由人判断。</translation>
    </message>
    <message>
        <source>A header of a table without text</source>
        <translation>没有文字的表头</translation>
    </message>
    <message>
        <source>A header of no cell</source>
        <translation>没有对应单元格的表头</translation>
    </message>
    <message>
        <source>A header of the page, or an element with role=&quot;banner&quot;, that stands in another landmark. A form around it does not count.</source>
        <translation>页面的 header 或 role 为 &quot;banner&quot; 的元素位于另一个地标内。外围的 form 不计。</translation>
    </message>
    <message>
        <source>A heading is read at a glance; a long one is more of a paragraph.</source>
        <translation>标题行是让人一眼看完的；太长就成了段落。</translation>
    </message>
    <message>
        <source>A heading of the first level says nothing</source>
        <translation>一级标题行没有内容</translation>
    </message>
    <message>
        <source>A heading says nothing</source>
        <translation>标题行没有内容</translation>
    </message>
    <message>
        <source>A heading without text</source>
        <translation>没有文字的标题</translation>
    </message>
    <message>
        <source>A host of the crawl&apos;s pages that answered the request for robots.txt with a status from 400 to 499.</source>
        <translation>爬取页面所在的主机对 robots.txt 的请求返回 400 到 499 的状态码。</translation>
    </message>
    <message>
        <source>A host of the crawl&apos;s pages that answered the request for robots.txt with a status of 500 or more, or not at all.</source>
        <translation>爬取页面所在的主机对 robots.txt 的请求返回 500 或以上的状态码，或没有响应。</translation>
    </message>
    <message>
        <source>A hreflang value is not a two-letter language of ISO 639-1, with a script and a region of ISO 3166-1 if wanted, and not x-default. Frequent mistakes: en-UK (it is en-GB), jp (ja), en_US.</source>
        <translation>hreflang 的值不是 ISO 639-1 的两字母语言代码（可加文字和 ISO 3166-1 地区代码），也不是 x-default。常见错误：en-UK（应为 en-GB）、jp（应为 ja）、en_US。</translation>
    </message>
    <message>
        <source>A landmark, nav or aside for example, after another one of the same role and the same name, or both without a name.</source>
        <translation>与前面某个地标（例如 nav 或 aside）角色和名称都相同，或都没有名称的地标。</translation>
    </message>
    <message>
        <source>A language or region that search engines do not know</source>
        <translation>搜索引擎不认识的语言或地区</translation>
    </message>
    <message>
        <source>A large image is written into the page</source>
        <translation>图片直接写在页面中，且很大</translation>
    </message>
    <message>
        <source>A later page of a series is kept from search engines</source>
        <translation>系列的后续页面不让搜索引擎收录</translation>
    </message>
    <message>
        <source>A level of headings is left out</source>
        <translation>跳过了标题级别</translation>
    </message>
    <message>
        <source>A link ends in a name behind # that is neither the id of an element nor the name of an anchor on the page that it leads to, be it the same page or another one. Names for scripts (#/…, #!…), #top and pieces of text (#:~:text=…) do not count.</source>
        <translation>链接中 # 后面的名称，在它指向的页面（本页或其他页面）上既不是任何元素的 id，也不是锚点的名称。供脚本使用的名称（#/…、#!…）、#top 和文字片段（#:~:text=…）不算。</translation>
    </message>
    <message>
        <source>A link has no name</source>
        <translation>链接没有名称</translation>
    </message>
    <message>
        <source>A link in a link closes the first. Of the others it is unclear what a click or the keyboard reaches.</source>
        <translation>链接中的链接会关闭前一个链接；其他情况下，点击或键盘会触发哪一个并不明确。</translation>
    </message>
    <message>
        <source>A link or control stands in a link or button</source>
        <translation>链接或控件位于链接或按钮之中</translation>
    </message>
    <message>
        <source>A link with rel=canonical in the head also has hreflang, lang, media or type.</source>
        <translation>head 中 rel=canonical 的链接还带有 hreflang、lang、media 或 type。</translation>
    </message>
    <message>
        <source>A link, button, field or other interactive element stands in a link or button.</source>
        <translation>链接、按钮、字段或其他交互元素位于链接或按钮之中。</translation>
    </message>
    <message>
        <source>A linked URL of the site redirects to a URL that redirects again: two to ten redirects until the end. Hops whose target the crawl does not know are not counted.</source>
        <translation>站内被链接的 URL 重定向到另一个仍会重定向的 URL：到终点共有二至十次重定向。目标不在本次爬取中的跳转不计。</translation>
    </message>
    <message>
        <source>A list holds something else than items</source>
        <translation>列表含有列表项以外的内容</translation>
    </message>
    <message>
        <source>A list item outside of a list</source>
        <translation>不在列表中的列表项</translation>
    </message>
    <message>
        <source>A list of definitions holds something else</source>
        <translation>定义列表含有其他内容</translation>
    </message>
    <message>
        <source>A long page without headings of the second level</source>
        <translation>长页面没有二级标题行</translation>
    </message>
    <message>
        <source>A main element, or one with role=&quot;main&quot;, that stands in another landmark. A form around it does not count.</source>
        <translation>main 元素或 role 为 &quot;main&quot; 的元素位于另一个地标内。外围的 form 不计。</translation>
    </message>
    <message>
        <source>A marquee element that is not hidden.</source>
        <translation>未隐藏的 marquee 元素。</translation>
    </message>
    <message>
        <source>A meta description stands in the body, or ends up there because an earlier element closed the head.</source>
        <translation>meta description 写在 body 中，或因之前的元素结束了 head 而落入 body。</translation>
    </message>
    <message>
        <source>A meta or link element stands in the body, where only few kinds of them may be.</source>
        <translation>meta 或 link 元素位于 body 中，而那里只允许其中少数几种。</translation>
    </message>
    <message>
        <source>A meta refresh with a delay of more than 0 seconds and at most 20 hours. A redirect at once (0 seconds) does not count.</source>
        <translation>延迟大于 0 秒且不超过 20 小时的 meta refresh。立即跳转（0 秒）不计。</translation>
    </message>
    <message>
        <source>A meta refresh with a delay of more than 20 hours.</source>
        <translation>延迟超过 20 小时的 meta refresh。</translation>
    </message>
    <message>
        <source>A meta viewport whose width is a number of pixels, or whose initial-scale is less than 1.</source>
        <translation>meta viewport 的 width 是像素数，或 initial-scale 小于 1。</translation>
    </message>
    <message>
        <source>A meta viewport with a maximum-scale from 2 to less than 5, and without user-scalable=no.</source>
        <translation>meta viewport 的 maximum-scale 从 2 到不足 5，且没有 user-scalable=no。</translation>
    </message>
    <message>
        <source>A meta viewport with user-scalable=no (or a number below 1), or with a maximum-scale of less than 2.</source>
        <translation>meta viewport 带有 user-scalable=no（或小于 1 的数），或 maximum-scale 小于 2。</translation>
    </message>
    <message>
        <source>A meta viewport with user-scalable=no, a word that browsers take for no or a number below 1, or with a maximum-scale of less than 2.</source>
        <translation>meta viewport 的 user-scalable 为 no、浏览器视同 no 的词或小于 1 的数，或 maximum-scale 小于 2。</translation>
    </message>
    <message>
        <source>A meter has no name</source>
        <translation>计量条没有名称</translation>
    </message>
    <message>
        <source>A page answers 200 with the same text on another host of the site, or by both http and https; www does not count here.</source>
        <translation>同一页面在本站的另一个主机上，或同时通过 http 和 https 以 200 返回相同的文字；www 不在此列。</translation>
    </message>
    <message>
        <source>A page answers 200 with the same text on two hosts of the site, one with www and one without. What was not crawled is not known.</source>
        <translation>同一页面在本站的两个主机上都以 200 返回相同的文字，一个带 www，一个不带。没有爬取的主机无从判断。</translation>
    </message>
    <message>
        <source>A page has a link to its own host without text, without an image that has alt text, without an ARIA label and without a title. Hidden links and those with nofollow, ugc or sponsored do not count.</source>
        <translation>页面有指向自身主机的链接，其中没有文字，没有带 alt 的图片，也没有 ARIA 标签和 title。隐藏的链接以及带有 nofollow、ugc 或 sponsored 的不算。</translation>
    </message>
    <message>
        <source>A page has a link whose URL holds a user name or a password before the host.</source>
        <translation>页面的某个链接在主机名之前带有用户名或密码。</translation>
    </message>
    <message>
        <source>A page has a link whose URL was escaped twice: it has %25 before two hexadecimal digits, or &amp;amp; in place of &amp;.</source>
        <translation>页面的某个链接 URL 被转义了两次：%25 后面跟着两位十六进制数字，或以 &amp;amp; 代替了 &amp;。</translation>
    </message>
    <message>
        <source>A page has a link whose whole text is one like &quot;click here&quot;, &quot;more&quot; or &quot;read more&quot;, in the page&apos;s language; 18 languages are known. Links to the page itself, hidden ones and words in code do not count.</source>
        <translation>页面有链接的全部文字只是“点击这里”“更多”“阅读更多”之类，按页面语言判断，共支持 18 种语言。指向页面自身的链接、隐藏的链接和代码中的文字不算。</translation>
    </message>
    <message>
        <source>A page has a link with target=_blank whose rel says opener. Links that say nothing do not count: browsers then keep the windows apart.</source>
        <translation>页面有 target=_blank 的链接，其 rel 带有 opener。没有声明的不算：浏览器会把窗口隔开。</translation>
    </message>
    <message>
        <source>A page has a mailto: link without a valid address, or a tel: link that is neither an international number (+ and digits) nor one that says by phone-context where it holds. Spaces in a number count as a mistake.</source>
        <translation>页面有 mailto: 链接没有有效地址，或 tel: 链接既不是国际号码（+ 加数字），也没有用 phone-context 说明适用范围。号码中的空格算作错误。</translation>
    </message>
    <message>
        <source>A page has a meta refresh element that names a URL, with whatever delay.</source>
        <translation>页面带有写明 URL 的 meta refresh 元素，无论延迟多久。</translation>
    </message>
    <message>
        <source>A page has a title element in the body only, or it ends up there because an earlier element closed the head.</source>
        <translation>页面只在 body 中有 title 元素，或因之前的元素结束了 head 而落入 body。</translation>
    </message>
    <message>
        <source>A page has an a element whose href cannot be read as a URL, or is a mistyped one, such as http:/x, http//x, htp://x or http://http://x.</source>
        <translation>页面的某个 a 元素的 href 无法解析为 URL，或有笔误，例如 http:/x、http//x、htp://x 或 http://http://x。</translation>
    </message>
    <message>
        <source>A page has an a element whose href has white space or a backslash within it. At the ends white space does not count.</source>
        <translation>页面的某个 a 元素的 href 中间有空白或反斜杠。首尾的空白不算。</translation>
    </message>
    <message>
        <source>A page has an a element with an href that begins with javascript: or file:, or cannot be read; or without an href, but with what only links have, such as onclick or target. Elements with a role, an id or a name do not count.</source>
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
        <source>A page has an image without width and height, as attributes or in its style attribute, and without an aspect-ratio there. Style sheets are not looked at, hidden images do not count.</source>
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
        <source>A page has fewer than 20 words of visible text, a script from a file, and a div into which frameworks write the page (id app, root, __next, __nuxt, ___gatsby or svelte).</source>
        <translation>页面的可见文字少于 20 词，引用了脚本文件，并有供框架写入页面的 div（id 为 app、root、__next、__nuxt、___gatsby 或 svelte）。</translation>
    </message>
    <message>
        <source>The start page has fewer than 20 words of visible text, a script from a file, and a div into which frameworks write the page (id app, root, __next, __nuxt, ___gatsby or svelte).</source>
        <translation>起始页的可见文字少于 20 词，引用了脚本文件，并有供框架写入页面的 div（id 为 app、root、__next、__nuxt、___gatsby 或 svelte）。</translation>
    </message>
    <message>
        <source>A page has more than 1,000 links within the site, or more than 100 to other sites. Links that say nofollow do not count.</source>
        <translation>页面有超过 1,000 个站内链接，或超过 100 个站外链接。标记 nofollow 的不算。</translation>
    </message>
    <message>
        <source>A page has more than 10 images, none of them with loading=&quot;lazy&quot;. Hidden images do not count.</source>
        <translation>页面有超过 10 张图片，没有一张带 loading=&quot;lazy&quot;。隐藏的图片不算。</translation>
    </message>
    <message>
        <source>A page has more than one h1 that says something.</source>
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
        <source>A page has no h1 that says something, by its text, the alt text of an image or an ARIA label. Empty and hidden ones do not count.</source>
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
        <source>A page has one main language: people who come for another one cannot read it.</source>
        <translation>一个页面只有一种主要语言：因其他语言而来的人读不懂。</translation>
    </message>
    <message>
        <source>A page in place of a file is often an error page with the wrong status. Browsers refuse scripts and styles of a wrong type.</source>
        <translation>以网页代替文件，往往是状态码有误的错误页。类型有误的脚本和样式会被浏览器拒绝。</translation>
    </message>
    <message>
        <source>A page is known from the hreflang of other pages, and nothing links or redirects to it. Start addresses do not count.</source>
        <translation>该页面只从其他页面的 hreflang 得知，没有任何链接或重定向指向它。起始地址不算。</translation>
    </message>
    <message>
        <source>A page is more than 3 steps from the start, along the shortest way of links and redirects. Pages that are known from sitemaps only do not count.</source>
        <translation>沿最短的链接和重定向路径，页面离起始页超过 3 步。只从站点地图得知的页面不算。</translation>
    </message>
    <message>
        <source>A page is read in another encoding than UTF-8.</source>
        <translation>页面以 UTF-8 以外的编码读取。</translation>
    </message>
    <message>
        <source>A page links to a URL of another site that answers with 404, 410 or 5xx, or not at all. It stays open where the URL was not fetched or gives another answer than 2xx.</source>
        <translation>页面链接到其他网站的 URL，而它以 404、410 或 5xx 响应，或没有响应。未抓取或以 2xx 以外的其他状态码响应时不作判断。</translation>
    </message>
    <message>
        <source>A page links to a URL of the site that answers with an error or not at all. URLs that refuse the crawler or limit its rate do not count.</source>
        <translation>页面链接到以错误响应或没有响应的站内 URL。拒绝爬虫或限速的 URL 不算。</translation>
    </message>
    <message>
        <source>A page links to a URL of the site that redirects.</source>
        <translation>页面链接到会重定向的站内 URL。</translation>
    </message>
    <message>
        <source>A page links to a URL of the site with parameters of campaigns, such as utm_source, gclid or fbclid.</source>
        <translation>页面链接到带有活动参数的站内 URL，例如 utm_source、gclid 或 fbclid。</translation>
    </message>
    <message>
        <source>A page links to a file: URL, or loads something from one. A canonical URL is told of by a check of its own.</source>
        <translation>页面链接到 file: URL，或从中加载内容。规范 URL 由专门的检查报告。</translation>
    </message>
    <message>
        <source>A page links to addresses of its host with #! in them, or announces such addresses by a meta element named fragment.</source>
        <translation>页面链接到本主机带有 #! 的地址，或者用名为 fragment 的 meta 元素声明这样的地址。</translation>
    </message>
    <message>
        <source>A page links to localhost, to a loopback, private or link-local address, or to a host of .local, .test, .internal or .invalid, or loads something from there. Pages that are on such an address themselves do not count.</source>
        <translation>页面链接到 localhost、环回地址、私有地址或链路本地地址，或 .local、.test、.internal、.invalid 的主机，或从那里加载内容。页面自身就在这类地址上的不算。</translation>
    </message>
    <message>
        <source>A page lists itself under one language code, and a version in another language names it under a different one only.</source>
        <translation>页面以某个语言代码列出自身，而另一种语言的版本只以不同的代码声明它。</translation>
    </message>
    <message>
        <source>A page names a URL in its metadata (canonical, alternate, og:image, cite and others) that answers with an error or not at all. Next and previous pages are counted by a check of their own.</source>
        <translation>页面在元数据（canonical、alternate、og:image、cite 等）中写的 URL 以错误响应或没有响应。上一页和下一页由单独的检查项统计。</translation>
    </message>
    <message>
        <source>A page names a canonical URL of another registrable domain.</source>
        <translation>页面声明的规范 URL 属于另一个注册域名。</translation>
    </message>
    <message>
        <source>A page names a next or previous page by a link element (rel=next, rel=prev), and no a or area element of the page leads there.</source>
        <translation>页面用 link 元素（rel=next、rel=prev）声明了下一页或上一页，但页面上没有 a 或 area 元素通向它。</translation>
    </message>
    <message>
        <source>A page names another by rel=next, and that one names a different previous page or none; or a page names itself as its next.</source>
        <translation>页面用 rel=next 声明了下一页，而那一页声明了别的上一页或没有声明；或者页面把自己声明为下一页。</translation>
    </message>
    <message>
        <source>A page names another one as canonical, and their main texts have less than 50 % in common, by the word sequences in them. Pages of fewer than 50 words are left out.</source>
        <translation>页面将另一页面指定为规范页面，而按其中的词序列计算，两者主要文本的相同部分不到 50 %。少于 50 个单词的页面不计。</translation>
    </message>
    <message>
        <source>A page names different URLs under the same language code.</source>
        <translation>页面在同一语言代码下声明了不同的 URL。</translation>
    </message>
    <message>
        <source>A page names its canonical URL more than once, in link elements of the head and Link headers, each time the same.</source>
        <translation>页面在 head 的 link 元素和 Link 标头中多次声明规范 URL，内容相同。</translation>
    </message>
    <message>
        <source>A page names one URL under the codes of different languages. Several regions of one language, and x-default, do not count.</source>
        <translation>页面把同一个 URL 声明在不同语言的代码下。同一语言的多个地区以及 x-default 不算。</translation>
    </message>
    <message>
        <source>A page names the URL of another page as its canonical one. Other spellings of its own URL do not count.</source>
        <translation>页面把另一个页面的 URL 声明为规范 URL。自身 URL 的其他写法不算。</translation>
    </message>
    <message>
        <source>A page names versions in other languages, and none of them under x-default.</source>
        <translation>页面声明了其他语言的版本，但没有 x-default。</translation>
    </message>
    <message>
        <source>A page names versions in other languages, but not itself.</source>
        <translation>页面声明了其他语言的版本，却没有列出自身。</translation>
    </message>
    <message>
        <source>A page names versions in other languages, but says noindex or names another page as canonical.</source>
        <translation>页面声明了其他语言的版本，自身却带有 noindex，或把另一个页面声明为规范页面。</translation>
    </message>
    <message>
        <source>A page of another site that opens this one in a window keeps hold of that window. It matters for pages with a login; for others hardly.</source>
        <translation>其他网站的页面在窗口中打开此页面后，仍握有对该窗口的引用。对需要登录的页面有意义，对其他页面影响很小。</translation>
    </message>
    <message>
        <source>A page of https names a canonical URL of http</source>
        <translation>https 页面的规范 URL 是 http</translation>
    </message>
    <message>
        <source>A page says nofollow or none for all of its links, in a robots meta element or in the X-Robots-Tag header.</source>
        <translation>页面在 robots 的 meta 元素或 X-Robots-Tag 标头中对所有链接声明了 nofollow 或 none。</translation>
    </message>
    <message>
        <source>A page says noindex and names another page as the canonical one.</source>
        <translation>页面既声明 noindex，又把另一个页面声明为规范页面。</translation>
    </message>
    <message>
        <source>A page says noindex, in a robots or googlebot meta element or in the X-Robots-Tag header. Start addresses are counted by a check of their own.</source>
        <translation>页面在 robots 或 googlebot 的 meta 元素或 X-Robots-Tag 标头中声明了 noindex。起始地址由单独的检查项统计。</translation>
    </message>
    <message>
        <source>A page says nosnippet, max-snippet:0, noimageindex or notranslate, in a meta element or in the X-Robots-Tag header.</source>
        <translation>页面在 meta 元素或 X-Robots-Tag 标头中声明了 nosnippet、max-snippet:0、noimageindex 或 notranslate。</translation>
    </message>
    <message>
        <source>A page that is not the start page of its host names a start page (path / without parameters) as its canonical one.</source>
        <translation>不是首页的页面把首页（路径为 / 且不带参数）声明为规范页面。</translation>
    </message>
    <message>
        <source>A page that is reached by https links to an http URL of the site, or loads something from one.</source>
        <translation>通过 https 访问的页面链接到站内的 http URL，或从中加载内容。</translation>
    </message>
    <message>
        <source>A page that is reached by https names a canonical URL that begins with http.</source>
        <translation>通过 https 访问的页面声明的规范 URL 以 http 开头。</translation>
    </message>
    <message>
        <source>A page that names a previous one (rel=prev) says noindex, or names as canonical that one or the first of the series, whose URL its own begins with.</source>
        <translation>声明了上一页（rel=prev）的页面带有 noindex，或把上一页或该系列的第一页（其 URL 是本页 URL 的开头部分）声明为规范页面。</translation>
    </message>
    <message>
        <source>A page that says little answers few questions, and search engines have little to list it by. Some pages are meant to be short, such as forms and contacts.</source>
        <translation>内容很少的页面能回答的问题也少，搜索引擎缺少收录它的依据。有些页面本来就该简短，例如表单和联系方式。</translation>
    </message>
    <message>
        <source>A page that says noindex has structured data.</source>
        <translation>声明了 noindex 的页面带有结构化数据。</translation>
    </message>
    <message>
        <source>A page that says that it is an AMP page lacks the AMP script, its style or a canonical URL, or has an img or a script of its own. Only this is looked at, not all rules of AMP&apos;s validator.</source>
        <translation>声明为 AMP 的页面缺少 AMP 脚本、样板样式或规范 URL，或带有 img 或自有脚本。仅检查这些，并非 AMP 验证器的全部规则。</translation>
    </message>
    <message>
        <source>A page that search engines may list names no canonical URL, neither in a link element nor in a Link header.</source>
        <translation>搜索引擎可收录的页面没有声明规范 URL，link 元素和 Link 标头中都没有。</translation>
    </message>
    <message>
        <source>A page that the crawl started from says noindex, in a robots or googlebot meta element or in the X-Robots-Tag header.</source>
        <translation>爬取的起始页在 robots 或 googlebot 的 meta 元素或 X-Robots-Tag 标头中声明了 noindex。</translation>
    </message>
    <message>
        <source>A page that was answered without ETag and without Last-Modified.</source>
        <translation>响应中既没有 ETag 也没有 Last-Modified 的页面。</translation>
    </message>
    <message>
        <source>A page where an element is nested more than 32 deep (the body&apos;s depth is 1), or has more than 60 children.</source>
        <translation>页面中有元素嵌套超过 32 层（body 为第 1 层），或有元素的子元素超过 60 个。</translation>
    </message>
    <message>
        <source>A page whose HTML has more than 2 MiB (2,097,152 bytes) after unpacking.</source>
        <translation>页面的 HTML 解压后超过 2 MiB（2,097,152 字节）。</translation>
    </message>
    <message>
        <source>A page whose HTML has more than 500,000 bytes after unpacking.</source>
        <translation>页面的 HTML 解压后超过 500,000 字节。</translation>
    </message>
    <message>
        <source>A page whose HTML names more than 100 different images, scripts, styles, frames and other files. What styles and scripts load does not count, nor further sizes of an image.</source>
        <translation>页面的 HTML 引用了 100 个以上不同的图片、脚本、样式、框架和其他文件。样式和脚本加载的不计，图片的其他尺寸也不计。</translation>
    </message>
    <message>
        <source>A page whose URL has more than 115 characters, and at most 2,048. Escapes count as they are written.</source>
        <translation>页面 URL 超过 115 个字符但不超过 2,048 个。转义按书写形式计算。</translation>
    </message>
    <message>
        <source>A page whose URL has more than 2,048 bytes.</source>
        <translation>页面 URL 超过 2,048 字节。</translation>
    </message>
    <message>
        <source>A page whose X-Content-Type-Options header is missing, or whose first value is not nosniff.</source>
        <translation>页面缺少 X-Content-Type-Options 标头，或其第一个值不是 nosniff。</translation>
    </message>
    <message>
        <source>A page whose path has %20 or a plus sign. The query does not count; there both are usual.</source>
        <translation>页面路径中有 %20 或加号。查询不计，那里两者都很常见。</translation>
    </message>
    <message>
        <source>A page whose path has a letter A to Z. Those of escapes such as %C3 do not count, nor host and query.</source>
        <translation>页面路径中有 A 到 Z 的字母。%C3 之类转义中的不计，主机和查询也不计。</translation>
    </message>
    <message>
        <source>A page whose path has an underscore; the query does not count.</source>
        <translation>页面路径中有下划线；查询不计。</translation>
    </message>
    <message>
        <source>A page whose path has one segment three times or more, or two different neighbouring segments twice in the same order.</source>
        <translation>页面路径中同一段出现三次或以上，或同一对相邻的不同路径段按同样顺序出现两次。</translation>
    </message>
    <message>
        <source>A page whose path has two slashes side by side.</source>
        <translation>页面路径中有相邻的两个斜杠。</translation>
    </message>
    <message>
        <source>A page whose query has more than 3 parameters, counted by the ampersands between them.</source>
        <translation>页面查询中的参数超过 3 个，按参数之间的 &amp; 计算。</translation>
    </message>
    <message>
        <source>A page whose title begins with &quot;Index of /&quot; and that links to the folder above it, at a URL that ends in a slash. The list of the topmost folder is not seen.</source>
        <translation>标题以“Index of /”开头、链接到上一级文件夹、且 URL 以斜杠结尾的页面。最上层文件夹的列表不会被识别。</translation>
    </message>
    <message>
        <source>A page with a parameter of the query or path that is named jsessionid, phpsessid, sessionid, session_id, sid, cfid, cftoken or zenid.</source>
        <translation>页面的查询或路径参数名为 jsessionid、phpsessid、sessionid、session_id、sid、cfid、cftoken 或 zenid。</translation>
    </message>
    <message>
        <source>A page with an X-XSS-Protection header, whatever its value, 0 too.</source>
        <translation>页面带有 X-XSS-Protection 标头，不论取值，包括 0。</translation>
    </message>
    <message>
        <source>A page with an escaped byte beyond ASCII (such as %E4) in path or query, or a host in Punycode (xn--).</source>
        <translation>页面的路径或查询中有 ASCII 以外字节的转义（例如 %E4），或主机为 Punycode（xn--）。</translation>
    </message>
    <message>
        <source>A page with more than 1,400 elements, those of the head too. What stands in template and noscript does not count, nor what scripts add.</source>
        <translation>页面的元素超过 1,400 个，包括 head 中的。template 和 noscript 中的内容不计，脚本添加的也不计。</translation>
    </message>
    <message>
        <source>A page with more than 300 words of visible text has no h2. Each Chinese or Japanese character counts as a word.</source>
        <translation>可见文字超过 300 词的页面没有 h2。每个汉字算一个词。</translation>
    </message>
    <message>
        <source>A page with more than 818 elements, those of the head too. What stands in template and noscript does not count, nor what scripts add.</source>
        <translation>页面的元素超过 818 个，包括 head 中的。template 和 noscript 中的内容不计，脚本添加的也不计。</translation>
    </message>
    <message>
        <source>A page with neither X-Frame-Options DENY or SAMEORIGIN nor a policy header with frame-ancestors. Any frame-ancestors counts as protection; in a meta element it does not work.</source>
        <translation>页面既没有值为 DENY 或 SAMEORIGIN 的 X-Frame-Options，策略标头中也没有 frame-ancestors。有任何 frame-ancestors 即视为有保护；写在 meta 元素中不起作用。</translation>
    </message>
    <message>
        <source>A page with neither a main element nor an element with role=&quot;main&quot; that is not hidden.</source>
        <translation>页面没有未隐藏的 main 元素或 role 为 &quot;main&quot; 的元素。</translation>
    </message>
    <message>
        <source>A page with no Content-Security-Policy, neither as a header nor as a meta element in the head. A policy that only reports does not count.</source>
        <translation>页面没有 Content-Security-Policy，既无标头，head 中也无 meta 元素。只报告的策略不计。</translation>
    </message>
    <message>
        <source>A page with no title element, or whose first one is empty.</source>
        <translation>页面没有 title 元素，或第一个 title 为空。</translation>
    </message>
    <message>
        <source>A page with no valid referrer policy, neither in the Referrer-Policy header nor in a meta element. Policies of single links do not count.</source>
        <translation>页面没有有效的 Referrer 策略，Referrer-Policy 标头和 meta 元素中都没有。单个链接上的策略不计。</translation>
    </message>
    <message>
        <source>A page with status 200 that a sitemap names, and that itself names another URL as canonical.</source>
        <translation>站点地图列出的、状态码 200 却声明了另一个规范 URL 的页面。</translation>
    </message>
    <message>
        <source>A page with status 200 that a sitemap names, and that says noindex, by a meta element or by the X-Robots-Tag header. Pages that robots.txt disallows count elsewhere.</source>
        <translation>站点地图列出的、状态码 200 且带有 noindex（meta 元素或 X-Robots-Tag 标头）的页面。被 robots.txt 禁止的页面计入另一项。</translation>
    </message>
    <message>
        <source>A page with status 200 that a sitemap names, and to which no link and no redirect of the crawl leads. Start addresses do not count.</source>
        <translation>站点地图列出的、状态码 200 但爬取中没有链接或重定向通向它的页面。起始地址不计。</translation>
    </message>
    <message>
        <source>A page with text that has no heading, no main landmark and no link to an element of the page itself. A person has to decide whether it repeats anything that one would want to skip.</source>
        <translation>有文字但没有标题、没有 main 地标、也没有指向本页元素的链接的页面。是否有值得跳过的重复内容需由人判断。</translation>
    </message>
    <message>
        <source>A page without a Permissions-Policy header; what it says is not looked at.</source>
        <translation>页面没有 Permissions-Policy 标头；其内容不作检查。</translation>
    </message>
    <message>
        <source>A page without a meta viewport that names a width or an initial-scale.</source>
        <translation>页面没有指定 width 或 initial-scale 的 meta viewport。</translation>
    </message>
    <message>
        <source>A page&apos;s meta description has fewer than 70 characters. A missing one is counted by a check of its own.</source>
        <translation>页面的 meta description 少于 70 个字符。没有描述的由单独的检查项统计。</translation>
    </message>
    <message>
        <source>A page&apos;s meta description has more than 155 characters.</source>
        <translation>页面的 meta description 超过 155 个字符。</translation>
    </message>
    <message>
        <source>A page&apos;s meta description takes fewer than 400 pixels when set in Arial of 14 pixels. A missing one is counted by a check of its own.</source>
        <translation>以 14 像素的 Arial 排版时，页面的 meta description 不足 400 像素。没有描述的由单独的检查项统计。</translation>
    </message>
    <message>
        <source>A page&apos;s meta description takes more than 985 pixels when set in Arial of 14 pixels, about two lines of a result on large screens.</source>
        <translation>以 14 像素的 Arial 排版时，页面的 meta description 超过 985 像素，约为大屏幕上搜索结果的两行。</translation>
    </message>
    <message>
        <source>A page&apos;s title and its first h1 are the same, but for upper and lower case.</source>
        <translation>页面的 title 与第一个 h1 相同（不区分大小写）。</translation>
    </message>
    <message>
        <source>A page&apos;s title has fewer than 30 characters. A missing one is counted by a check of its own.</source>
        <translation>页面标题少于 30 个字符。没有标题的由单独的检查项统计。</translation>
    </message>
    <message>
        <source>A page&apos;s title has more than 60 characters.</source>
        <translation>页面标题超过 60 个字符。</translation>
    </message>
    <message>
        <source>A page&apos;s title is one word that templates come with, such as Home, Untitled, Document, Index or Welcome in some languages, or just the name of the host.</source>
        <translation>页面标题是模板自带的词，例如多种语言的 Home、Untitled、Document、Index、Welcome、“首页”或“无标题”，或者只是主机名。</translation>
    </message>
    <message>
        <source>A page&apos;s title takes fewer than 200 pixels when set in Arial of 20 pixels. A missing one is counted by a check of its own.</source>
        <translation>以 20 像素的 Arial 排版时，页面标题不足 200 像素。没有标题的由单独的检查项统计。</translation>
    </message>
    <message>
        <source>A page&apos;s title takes more than 561 pixels when set in Arial of 20 pixels, about the width of a result on large screens.</source>
        <translation>以 20 像素的 Arial 排版时，页面标题超过 561 像素，这大约是大屏幕上搜索结果的宽度。</translation>
    </message>
    <message>
        <source>A page&apos;s unavailable_after directive has a date that had passed when the page was fetched, or one that cannot be read.</source>
        <translation>页面的 unavailable_after 指令写的日期在抓取时已过，或者无法识别。</translation>
    </message>
    <message>
        <source>A part of the page is not there</source>
        <translation>页面的组成部分不存在</translation>
    </message>
    <message>
        <source>A part of the page is reached by a redirect</source>
        <translation>页面的组成部分要经过重定向</translation>
    </message>
    <message>
        <source>A picture element has no img element within it.</source>
        <translation>picture 元素中没有 img 元素。</translation>
    </message>
    <message>
        <source>A picture element without its image</source>
        <translation>picture 中没有 img</translation>
    </message>
    <message>
        <source>A price that is no number, or an unknown currency</source>
        <translation>价格不是数字，或货币未知</translation>
    </message>
    <message>
        <source>A price with more than digits and one point, or a currency that is no code of ISO 4217.</source>
        <translation>价格中除数字和一个小数点外还有其他内容，或货币不是 ISO 4217 代码。</translation>
    </message>
    <message>
        <source>A private key or an access token stands in the page</source>
        <translation>页面中有私钥或访问令牌</translation>
    </message>
    <message>
        <source>A progress bar has no name</source>
        <translation>进度条没有名称</translation>
    </message>
    <message>
        <source>A property of schema.org that neither the item&apos;s type nor one above it has.</source>
        <translation>项目的类型及其上级类型都不具有的 schema.org 属性。</translation>
    </message>
    <message>
        <source>A property or type of RDFa with a prefix that no prefix attribute or xmlns declares, and that RDFa does not know by itself.</source>
        <translation>RDFa 的属性或类型使用了既未由 prefix 或 xmlns 声明、也不在 RDFa 初始上下文中的前缀。</translation>
    </message>
    <message>
        <source>A property that schema.org does not have</source>
        <translation>schema.org 中没有的属性</translation>
    </message>
    <message>
        <source>A property that the type does not have</source>
        <translation>该类型没有此属性</translation>
    </message>
    <message>
        <source>A property that the vocabulary of schema.org does not have. Upper and lower case matter.</source>
        <translation>schema.org 词汇表中不存在的属性。区分大小写。</translation>
    </message>
    <message>
        <source>A quarter of the site&apos;s pages take more than 800 ms to their first byte. Below 20 pages nothing is said.</source>
        <translation>四分之一的页面首字节时间超过 800 毫秒。少于 20 个页面时不作判断。</translation>
    </message>
    <message>
        <source>A rating outside of its scale</source>
        <translation>评分超出其范围</translation>
    </message>
    <message>
        <source>A ratingValue below worstRating or above bestRating, which are 1 and 5 where they are not given, or one that is no number.</source>
        <translation>ratingValue 低于 worstRating 或高于 bestRating（未给出时为 1 和 5），或不是数字。</translation>
    </message>
    <message>
        <source>A redirect leads from https to http</source>
        <translation>重定向从 https 转到 http</translation>
    </message>
    <message>
        <source>A rel=alternate link with hreflang stands in the body, or ends up there because an earlier element closed the head.</source>
        <translation>带 hreflang 的 rel=alternate 链接写在 body 中，或因之前的元素结束了 head 而落入 body。</translation>
    </message>
    <message>
        <source>A robots directive that no search engine knows</source>
        <translation>没有搜索引擎认识的 robots 指令</translation>
    </message>
    <message>
        <source>A robots meta element or an X-Robots-Tag header has a directive that search engines do not document.</source>
        <translation>robots meta 元素或 X-Robots-Tag 标头中有搜索引擎文档里没有的指令。</translation>
    </message>
    <message>
        <source>A robots meta element stands in the body, or ends up there because an earlier element closed the head.</source>
        <translation>robots meta 元素写在 body 中，或因之前的元素结束了 head 而落入 body。</translation>
    </message>
    <message>
        <source>A robots meta stands outside of the head</source>
        <translation>robots meta 元素在 head 之外</translation>
    </message>
    <message>
        <source>A robots.txt of more than 500 KiB (512,000 bytes).</source>
        <translation>robots.txt 超过 500 KiB（512,000 字节）。</translation>
    </message>
    <message>
        <source>A role does not hold what it has to hold</source>
        <translation>角色没有包含必须包含的内容</translation>
    </message>
    <message>
        <source>A role lacks an attribute that it needs</source>
        <translation>角色缺少必需的属性</translation>
    </message>
    <message>
        <source>A role of button, link or menu item has no name</source>
        <translation>role 为按钮、链接或菜单项的元素没有名称</translation>
    </message>
    <message>
        <source>A role of check box, radio, switch or option has no name</source>
        <translation>role 为复选框、单选按钮、开关或选项的元素没有名称</translation>
    </message>
    <message>
        <source>A role of text field, list box or slider has no name</source>
        <translation>role 为文本框、列表框或滑块的元素没有名称</translation>
    </message>
    <message>
        <source>A role stands outside of what has to hold it</source>
        <translation>角色不在必需的父角色之内</translation>
    </message>
    <message>
        <source>A role that is deprecated</source>
        <translation>已弃用的角色</translation>
    </message>
    <message>
        <source>A role that this element may not have</source>
        <translation>元素不允许使用的角色</translation>
    </message>
    <message>
        <source>A script of type application/ld+json is no JSON; line and byte within the script say where it ends to be any.</source>
        <translation>类型为 application/ld+json 的脚本不是合法的 JSON；证据给出脚本中出错的行和字节位置。</translation>
    </message>
    <message>
        <source>A script of type application/ld+json that is empty, or an empty object or list.</source>
        <translation>类型为 application/ld+json 的脚本为空，或为空对象、空列表。</translation>
    </message>
    <message>
        <source>A script or style sheet of more than 2 MiB, or a PDF of more than 64 MiB, after unpacking, that was fetched with status 200.</source>
        <translation>以状态码 200 抓取到的、解压后超过 2 MiB 的脚本或样式表，或超过 64 MiB 的 PDF。</translation>
    </message>
    <message>
        <source>A script that somebody smuggles into the page can read them. For cookies that your own scripts need, that is as it has to be.</source>
        <translation>混入页面的脚本可以读取它们。自己的脚本需要读取的 Cookie 则只能如此。</translation>
    </message>
    <message>
        <source>A script, style or PDF is larger than search engines read</source>
        <translation>脚本、样式或 PDF 超过搜索引擎的读取上限</translation>
    </message>
    <message>
        <source>A second start tag of html, head or body, or one behind what already began the body.</source>
        <translation>出现了第二个 html、head 或 body 开始标签，或它出现在 body 内容开始之后。</translation>
    </message>
    <message>
        <source>A select element with no name: no label element, no ARIA name, no title.</source>
        <translation>select 元素没有名称：没有 label 元素、ARIA 名称或 title。</translation>
    </message>
    <message>
        <source>A session in the URL</source>
        <translation>URL 中有会话编号</translation>
    </message>
    <message>
        <source>Programs go by the language alone then, or do not know the tag at all: the voice, the font or the spelling that was meant is not chosen.</source>
        <translation>程序于是只看语言本身，或完全不认识该标签：想要的语音、字体或拼写不会被选用。</translation>
    </message>
    <message>
        <source>Sitemaps list URLs more than once</source>
        <translation>站点地图重复列出网址</translation>
    </message>
    <message>
        <source>A sitemap lists what it may not</source>
        <translation>站点地图列出了它无权列出的网址</translation>
    </message>
    <message>
        <source>A sitemap names a URL that answers with an error or not at all</source>
        <translation>站点地图列出的 URL 出错或没有响应</translation>
    </message>
    <message>
        <source>A sitemap names a page that is kept from search engines</source>
        <translation>站点地图列出了不让收录的页面</translation>
    </message>
    <message>
        <source>A sitemap names a page that is not the canonical one</source>
        <translation>站点地图列出了非规范页面</translation>
    </message>
    <message>
        <source>A sitemap names a page that robots.txt disallows</source>
        <translation>站点地图列出了 robots.txt 禁止的页面</translation>
    </message>
    <message>
        <source>A sitemap names a redirect</source>
        <translation>站点地图列出了重定向</translation>
    </message>
    <message>
        <source>A sitemap names the page, and nothing links to it</source>
        <translation>站点地图列出了该页面，但没有链接指向它</translation>
    </message>
    <message>
        <source>A sitemap of an https site names http URLs</source>
        <translation>https 网站的站点地图列出了 http URL</translation>
    </message>
    <message>
        <source>A sitemap of more than 50 MiB (52,428,800 bytes) after unpacking.</source>
        <translation>站点地图解压后超过 50 MiB（52,428,800 字节）。</translation>
    </message>
    <message>
        <source>A sitemap speaks for its own folder only, so that nobody can list the pages of others. Search engines pass over such entries.</source>
        <translation>站点地图只能代表它所在的文件夹，这样谁也不能列出别人的页面。搜索引擎会略过这样的条目。</translation>
    </message>
    <message>
        <source>A sitemap that an index names, and that names sitemaps itself.</source>
        <translation>由索引列出、自身又列出其他站点地图的站点地图。</translation>
    </message>
    <message>
        <source>A sitemap that names more than 50,000 pages, repeated ones included, or an index that names more than 50,000 sitemaps.</source>
        <translation>站点地图列出的页面（含重复）超过 50,000 个，或索引列出的站点地图超过 50,000 个。</translation>
    </message>
    <message>
        <source>A sitemap that was found at the usual place (/sitemap.xml) of a host whose robots.txt names none.</source>
        <translation>在通常的位置（/sitemap.xml）找到了站点地图，而该主机的 robots.txt 没有列出任何站点地图。</translation>
    </message>
    <message>
        <source>A skip link that leads nowhere</source>
        <translation>没有目标的跳转链接</translation>
    </message>
    <message>
        <source>A space or plus sign in the path</source>
        <translation>路径中有空格或加号</translation>
    </message>
    <message>
        <source>A srcset of an image or picture is empty, or has candidates that browsers pass over, widths (w) beside densities (x), or the same width or density twice.</source>
        <translation>图片或 picture 的 srcset 为空，或含有浏览器会跳过的候选，或同时使用宽度（w）和密度（x），或同一宽度、密度出现两次。</translation>
    </message>
    <message>
        <source>A srcset with widths (w) on an image, or on a source of a picture, without a sizes attribute. Images with loading=&quot;lazy&quot; do not count.</source>
        <translation>图片或 picture 的 source 的 srcset 写了宽度（w），却没有 sizes 属性。带 loading=&quot;lazy&quot; 的图片不算。</translation>
    </message>
    <message>
        <source>A start address of the crawl that robots.txt disallows to the crawl&apos;s user agent, or whose robots.txt could not be read, whether that was obeyed or only reported.</source>
        <translation>robots.txt 禁止本次爬取的 User-Agent 访问的起始地址，或其 robots.txt 无法读取，不论是遵守还是仅报告。</translation>
    </message>
    <message>
        <source>A start tag has an attribute twice.</source>
        <translation>开始标签中同一属性写了两次。</translation>
    </message>
    <message>
        <source>A static file that browsers cannot keep</source>
        <translation>浏览器无法缓存的静态文件</translation>
    </message>
    <message>
        <source>A static file that browsers may not keep for long</source>
        <translation>浏览器只能短时间缓存的静态文件</translation>
    </message>
    <message>
        <source>A style attribute that sets letter-spacing below 0.12, word-spacing below 0.16 or line-height below 1.5 times the font size with !important, for text. Where the size is not known, a person has to decide.</source>
        <translation>style 属性以 !important 把文字的 letter-spacing 设为字号的 0.12 倍以下、word-spacing 0.16 倍以下或 line-height 1.5 倍以下。字号未知时需由人判断。</translation>
    </message>
    <message>
        <source>A style fixes the spacing of text too narrow</source>
        <translation>样式把文字间距固定得过窄</translation>
    </message>
    <message>
        <source>A submit, reset or push button (input) has no name</source>
        <translation>提交、重置或普通按钮（input）没有名称</translation>
    </message>
    <message>
        <source>A tab has no name</source>
        <translation>选项卡没有名称</translation>
    </message>
    <message>
        <source>A tabindex above 0 changes the order of focus</source>
        <translation>大于 0 的 tabindex 改变了焦点顺序</translation>
    </message>
    <message>
        <source>A table cell has a scope that means nothing</source>
        <translation>表格单元格的 scope 没有意义</translation>
    </message>
    <message>
        <source>A table&apos;s summary repeats its caption</source>
        <translation>表格的 summary 与标题重复</translation>
    </message>
    <message>
        <source>A tag ends in a slash that closes nothing</source>
        <translation>标签末尾的斜杠不起作用</translation>
    </message>
    <message>
        <source>A tag has an attribute twice</source>
        <translation>标签中同一属性出现两次</translation>
    </message>
    <message>
        <source>A tag of an HTML element ends in a slash, such as a div with a slash before the closing bracket. In HTML the element stays open.</source>
        <translation>HTML 元素的标签以斜杠结尾，例如 div 标签在右尖括号前写了斜杠。在 HTML 中该元素仍保持打开。</translation>
    </message>
    <message>
        <source>A term or definition outside of its list</source>
        <translation>术语或定义不在列表中</translation>
    </message>
    <message>
        <source>A text or an element stands in a table, but in none of its cells. Browsers move it before the table.</source>
        <translation>文本或元素位于表格中，却不在任何单元格内。浏览器会把它移到表格之前。</translation>
    </message>
    <message>
        <source>A th of a data table that has no name: no text, no alt text of an image, no ARIA name.</source>
        <translation>数据表的 th 没有名称：没有文字、图片的 alt 文本或 ARIA 名称。</translation>
    </message>
    <message>
        <source>A title is not seen on touch screens and without a mouse, so that many do not learn what to enter. WCAG does not ask for it in so many words; it is good practice.</source>
        <translation>在触摸屏上和不用鼠标时看不到 title，许多人不知道要输入什么。WCAG 没有明文要求，属于良好做法。</translation>
    </message>
    <message>
        <source>A tooltip has no name</source>
        <translation>工具提示没有名称</translation>
    </message>
    <message>
        <source>A twitter:card that does not exist</source>
        <translation>twitter:card 的值不存在</translation>
    </message>
    <message>
        <source>A type or property that another one replaced</source>
        <translation>已被取代的类型或属性</translation>
    </message>
    <message>
        <source>A type or property that schema.org has replaced by another one, which is named, or has retired.</source>
        <translation>schema.org 已用其他名称取代（证据中列出）或已停用的类型或属性。</translation>
    </message>
    <message>
        <source>A type that schema.org does not have</source>
        <translation>schema.org 中没有的类型</translation>
    </message>
    <message>
        <source>A type that the vocabulary of schema.org does not have. Upper and lower case matter.</source>
        <translation>schema.org 词汇表中不存在的类型。区分大小写。</translation>
    </message>
    <message>
        <source>A ul or ol that directly holds text or an element other than li (script, template and custom elements aside), or an li with another role. Each list counts once.</source>
        <translation>ul 或 ol 中直接含有文字或 li 以外的元素（script、template 和自定义元素除外），或 li 带有其他角色。每个列表计一次。</translation>
    </message>
    <message>
        <source>A valid HSTS header on https whose max-age is less than 31 days (2,678,400 seconds), max-age=0 too, which switches HSTS off.</source>
        <translation>https 上有效的 HSTS 标头，但 max-age 少于 31 天（2,678,400 秒）；max-age=0 会关闭 HSTS，也计入。</translation>
    </message>
    <message>
        <source>A valid HSTS header on https whose max-age is less than a year (31,536,000 seconds), or that lacks includeSubDomains or preload.</source>
        <translation>https 上有效的 HSTS 标头，但 max-age 少于一年（31,536,000 秒），或缺少 includeSubDomains 或 preload。</translation>
    </message>
    <message>
        <source>A valid role on an element to which ARIA in HTML does not allow it, role=&quot;button&quot; on a heading for example. Repeating the element&apos;s own role does not count.</source>
        <translation>元素上有 ARIA in HTML 不允许的有效角色，例如标题上的 role=&quot;button&quot;。重复元素自身的角色不计。</translation>
    </message>
    <message>
        <source>A value of a type that the property does not take</source>
        <translation>属性不接受该类型的值</translation>
    </message>
    <message>
        <source>A value that the ARIA attribute may not have</source>
        <translation>ARIA 属性的值不被允许</translation>
    </message>
    <message>
        <source>A version in another language that a page names gives another page as the canonical one.</source>
        <translation>页面声明的另一种语言版本把别的页面声明为规范页面。</translation>
    </message>
    <message>
        <source>A version in another language that a page names says noindex.</source>
        <translation>页面声明的另一种语言版本带有 noindex。</translation>
    </message>
    <message>
        <source>A version number in the headers Server, X-Powered-By, X-AspNet-Version or X-AspNetMvc-Version. Names without a number and what stands in brackets do not count.</source>
        <translation>Server、X-Powered-By、X-AspNet-Version 或 X-AspNetMvc-Version 标头中有版本号。没有数字的名称和括号中的内容不计。</translation>
    </message>
    <message>
        <source>A video element that is not hidden or muted and has no track of captions or subtitles. A person has to decide whether there is speech, and whether captions are part of the picture.</source>
        <translation>未隐藏、未静音且没有 captions 或 subtitles 类型 track 的 video 元素。是否有语音、画面中是否已有字幕需由人判断。</translation>
    </message>
    <message>
        <source>A video without captions</source>
        <translation>没有字幕的视频</translation>
    </message>
    <message>
        <source>A visible iframe with a negative tabindex whose srcdoc holds links, buttons or fields. Where the content comes from a URL, a person has to decide.</source>
        <translation>可见的 iframe 带有负的 tabindex，而其 srcdoc 中有链接、按钮或字段。内容来自 URL 时需由人判断。</translation>
    </message>
    <message>
        <source>A visitor who types the address without https can be kept on http by somebody on the network.</source>
        <translation>访客输入地址时若没有写 https，网络中的人可以让其一直停留在 http。</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>无障碍</translation>
    </message>
    <message>
        <source>Add HttpOnly to all cookies that no script of yours reads.</source>
        <translation>给自己的脚本不读取的所有 Cookie 加上 HttpOnly。</translation>
    </message>
    <message>
        <source>Add HttpOnly to the cookie; sessions rarely need a script to read it.</source>
        <translation>给该 Cookie 加上 HttpOnly；会话很少需要脚本读取它。</translation>
    </message>
    <message>
        <source>Add Secure to each cookie.</source>
        <translation>给每个 Cookie 加上 Secure。</translation>
    </message>
    <message>
        <source>Add Secure, or use SameSite=Lax where other sites do not need the cookie.</source>
        <translation>加上 Secure；其他网站用不到时改用 SameSite=Lax。</translation>
    </message>
    <message>
        <source>Add a line Sitemap: with the whole URL to robots.txt.</source>
        <translation>在 robots.txt 中添加一行 Sitemap:，写上完整的 URL。</translation>
    </message>
    <message>
        <source>Add a link that can be clicked to the next and the previous page.</source>
        <translation>添加可以点击的链接，通向下一页和上一页。</translation>
    </message>
    <message>
        <source>Add a link with hreflang=x-default to the version, or the page of choice, that suits everybody else.</source>
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
        <source>Add a meta element with name=&quot;viewport&quot; and content=&quot;width=device-width, initial-scale=1&quot;, and see that the layout follows.</source>
        <translation>添加 name=&quot;viewport&quot;、content=&quot;width=device-width, initial-scale=1&quot; 的 meta 元素，并确保布局能适应。</translation>
    </message>
    <message>
        <source>Add a title element as the first child, or aria-label; hide decoration by aria-hidden=&quot;true&quot;.</source>
        <translation>加上 title 元素作为第一个子元素，或加 aria-label；装饰图形用 aria-hidden=&quot;true&quot; 隐藏。</translation>
    </message>
    <message>
        <source>Add a title that says what the frame shows.</source>
        <translation>加上说明框架内容的 title。</translation>
    </message>
    <message>
        <source>Add a title to the head that says what this page is about.</source>
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
        <source>Add defer, or async where the order does not matter, or move the script to the end of the body.</source>
        <translation>加上 defer；顺序无关紧要时用 async；或把脚本移到 body 末尾。</translation>
    </message>
    <message>
        <source>Add integrity with the file&apos;s hash and crossorigin, or keep a copy on your own server. It does not suit files that their owner changes at will.</source>
        <translation>加上含文件哈希的 integrity 和 crossorigin，或在自己的服务器上保存副本。对方会随时更改的文件不适用。</translation>
    </message>
    <message>
        <source>Add loading=&quot;lazy&quot; to images that are not seen at first.</source>
        <translation>给一开始看不到的图片加上 loading=&quot;lazy&quot;。</translation>
    </message>
    <message>
        <source>Add method=&quot;post&quot; to the form.</source>
        <translation>给表单加上 method=&quot;post&quot;。</translation>
    </message>
    <message>
        <source>Add og:image, and twitter:card for a large one.</source>
        <translation>添加 og:image；若要大图，再加 twitter:card。</translation>
    </message>
    <message>
        <source>Add the attribute and have the script keep it up to date, or use the HTML element, which does so itself.</source>
        <translation>加上该属性并由脚本保持更新，或使用自带状态的 HTML 元素。</translation>
    </message>
    <message>
        <source>Add the four to the head.</source>
        <translation>在 head 中加上这四个标签。</translation>
    </message>
    <message>
        <source>Add the property, if the page shows what it says; else leave the item out.</source>
        <translation>若页面确实展示了相应内容，请补上该属性；否则去掉该项目。</translation>
    </message>
    <message>
        <source>Add the site&apos;s navigation or links to related pages, as a elements with an href.</source>
        <translation>加入网站导航或相关页面的链接，使用带 href 的 a 元素。</translation>
    </message>
    <message>
        <source>Add what makes the difference to the text or by aria-label; if the same page is meant, use the same URL.</source>
        <translation>在文字中或用 aria-label 补充区别；如果指同一页面，请使用同一 URL。</translation>
    </message>
    <message>
        <source>Add what people find on the page that others do not have.</source>
        <translation>补充人们在该页面能找到、别处没有的内容。</translation>
    </message>
    <message>
        <source>Add what the page shows anyway.</source>
        <translation>补上页面中本来就有的内容。</translation>
    </message>
    <message>
        <source>Addresses in a sitemap are not as they must be</source>
        <translation>站点地图中的地址不合规定</translation>
    </message>
    <message>
        <source>After five redirects there was still no robots.txt file but a further one.</source>
        <translation>经过五次重定向，得到的仍不是 robots.txt 文件，而是又一次重定向。</translation>
    </message>
    <message>
        <source>All links to the page say nofollow</source>
        <translation>指向该页面的链接都标记了 nofollow</translation>
    </message>
    <message>
        <source>All pages of a sitemap have one date</source>
        <translation>站点地图中所有页面日期相同</translation>
    </message>
    <message>
        <source>All policies of the page together still allow inline scripts (without nonce or hash), scripts or objects from anywhere (http:, https:, data: or any host), or work with nonces but without base-uri.</source>
        <translation>页面的所有策略合起来仍然允许内联脚本（没有 nonce 或哈希）、来自任何地方的脚本或对象（http:、https:、data: 或任意主机），或使用 nonce 却没有 base-uri。</translation>
    </message>
    <message>
        <source>All relative URLs of the page hang on it: with a wrong base every link leads elsewhere.</source>
        <translation>页面的所有相对 URL 都取决于它：base 有误，所有链接都会指向别处。</translation>
    </message>
    <message>
        <source>Allow and Disallow lines of robots.txt that stand before the first user-agent line.</source>
        <translation>robots.txt 中位于第一个 user-agent 行之前的 Allow 和 Disallow 行。</translation>
    </message>
    <message>
        <source>Allow and Disallow lines of robots.txt whose path begins neither with / nor with *, or has a $ before its end.</source>
        <translation>robots.txt 中路径既不以 / 也不以 * 开头，或 $ 不在末尾的 Allow 和 Disallow 行。</translation>
    </message>
    <message>
        <source>Allow it in robots.txt if it is to be found. If it is not to be listed, allow it too and say noindex, which has to be read to work.</source>
        <translation>如果希望被找到，请在 robots.txt 中允许。如果不希望被收录，也要允许抓取并声明 noindex，因为只有读到才会生效。</translation>
    </message>
    <message>
        <source>Allow scripts by nonce or hash with &apos;strict-dynamic&apos;, and add object-src &apos;none&apos; and base-uri &apos;none&apos;.</source>
        <translation>用 nonce 或哈希加 &apos;strict-dynamic&apos; 放行脚本，并加上 object-src &apos;none&apos; 和 base-uri &apos;none&apos;。</translation>
    </message>
    <message>
        <source>Allow the URL in robots.txt, or name one that may be fetched.</source>
        <translation>在 robots.txt 中允许该 URL，或声明一个可以抓取的 URL。</translation>
    </message>
    <message>
        <source>Allow the URL in robots.txt, or take it out of the sitemap.</source>
        <translation>在 robots.txt 中允许该 URL，或从站点地图中删除它。</translation>
    </message>
    <message>
        <source>Allow the address in robots.txt, or start the crawl elsewhere. Which line it is stands beside the finding.</source>
        <translation>在 robots.txt 中允许该地址，或从其他地址开始爬取。具体是哪一行见该项发现的旁边。</translation>
    </message>
    <message>
        <source>Allow these files in robots.txt, by an Allow line with their folder for example.</source>
        <translation>在 robots.txt 中允许这些文件，例如用一行 Allow 写上其文件夹。</translation>
    </message>
    <message>
        <source>Among pages of one kind such a page often lacks its content: it was never written, or was lost on the way.</source>
        <translation>在同一类页面中，这样的页面往往缺了内容：没有写，或者中途丢失了。</translation>
    </message>
    <message>
        <source>An AMP page without what each must have</source>
        <translation>AMP 页面缺少必需内容</translation>
    </message>
    <message>
        <source>An ARIA attribute contradicts the element&apos;s state or place</source>
        <translation>ARIA 属性与元素的状态或位置矛盾</translation>
    </message>
    <message>
        <source>An ARIA attribute on an element whose role does not support it. Attributes that older versions of ARIA allowed there (aria-expanded above all) are left to a person.</source>
        <translation>元素上有其角色不支持的 ARIA 属性。旧版 ARIA 曾允许的属性（主要是 aria-expanded）需由人判断。</translation>
    </message>
    <message>
        <source>An ARIA attribute that the role does not support</source>
        <translation>角色不支持的 ARIA 属性</translation>
    </message>
    <message>
        <source>An ARIA attribute whose value is none of those allowed, or a required reference to an id that is not there. Other references to a missing id are left to a person, as scripts may make the element later.</source>
        <translation>ARIA 属性的值不在允许范围内，或必需的引用指向不存在的 id。其他指向不存在 id 的引用需由人判断，因为脚本可能稍后才创建该元素。</translation>
    </message>
    <message>
        <source>An ARIA name where none may be</source>
        <translation>不允许命名的元素有 ARIA 名称</translation>
    </message>
    <message>
        <source>An Open Graph tag is given twice</source>
        <translation>Open Graph 标签重复且值不同</translation>
    </message>
    <message>
        <source>An SVG image has no name</source>
        <translation>SVG 图像没有名称</translation>
    </message>
    <message>
        <source>An X-Frame-Options header with another value (such as ALLOW-FROM) or with several different ones. Where frame-ancestors is sent too, browsers go by that, and nothing is reported.</source>
        <translation>X-Frame-Options 标头是其他值（例如 ALLOW-FROM），或有多个不同的值。同时发送了 frame-ancestors 时浏览器以它为准，不报告。</translation>
    </message>
    <message>
        <source>An a element with an href that has no name: no text, no alt text of an image, no ARIA name, no title. Links in SVG count too.</source>
        <translation>带有 href 的 a 元素没有名称：没有文字、图片的 alt 文本、ARIA 名称或 title。SVG 中的链接也计入。</translation>
    </message>
    <message>
        <source>An answer with Access-Control-Allow-Origin: * and Access-Control-Allow-Credentials: true. All fetched URLs are looked at; whether the server repeats the origin of whoever asks is not tried out.</source>
        <translation>响应同时带有 Access-Control-Allow-Origin: * 和 Access-Control-Allow-Credentials: true。检查所有抓取的 URL；不测试服务器是否会照抄请求方的来源。</translation>
    </message>
    <message>
        <source>An answer with status 200 and a Content-Encoding, but without Vary: Accept-Encoding. Answers that no shared cache may keep (no-store, private) do not count.</source>
        <translation>状态码 200、带有 Content-Encoding 却没有 Vary: Accept-Encoding 的响应。共享缓存不得保存的响应（no-store、private）不计。</translation>
    </message>
    <message>
        <source>An answer with status 200 of text, HTML, CSS, JavaScript, JSON, XML or SVG without Content-Encoding, of 1,400 bytes or more. Less fits into one packet.</source>
        <translation>状态码 200 的文本、HTML、CSS、JavaScript、JSON、XML 或 SVG 响应没有 Content-Encoding，且不小于 1,400 字节。更小的只需一个数据包。</translation>
    </message>
    <message>
        <source>An area element with an href that has no name: neither alt nor aria-label, aria-labelledby or title.</source>
        <translation>带有 href 的 area 元素没有名称：没有 alt，也没有 aria-label、aria-labelledby 或 title。</translation>
    </message>
    <message>
        <source>An area of an image map has no name</source>
        <translation>图像映射的区域没有名称</translation>
    </message>
    <message>
        <source>An attribute names an id that is not there or does not fit</source>
        <translation>属性引用的 id 不存在或不合适</translation>
    </message>
    <message>
        <source>An attribute that begins with aria- and that ARIA does not know. Hidden elements count too.</source>
        <translation>以 aria- 开头但 ARIA 中不存在的属性。隐藏的元素也计入。</translation>
    </message>
    <message>
        <source>An audio or video element with a source and autoplay, without muted and without visible controls. A person has to decide whether there is sound for more than three seconds.</source>
        <translation>有来源且带 autoplay、没有 muted 也没有可见控件的 audio 或 video 元素。声音是否超过三秒需由人判断。</translation>
    </message>
    <message>
        <source>An element is not closed</source>
        <translation>元素没有关闭</translation>
    </message>
    <message>
        <source>An element is the child of one that may not have it, such as div in span or ul, or its tags cross those of another.</source>
        <translation>元素的父元素不允许包含它（例如 span 或 ul 中的 div），或其标签与其他元素交错。</translation>
    </message>
    <message>
        <source>An element other than img and svg with role=&quot;img&quot; that has no aria-label, aria-labelledby or title.</source>
        <translation>除 img 和 svg 外，role 为 &quot;img&quot; 的元素没有 aria-label、aria-labelledby 或 title。</translation>
    </message>
    <message>
        <source>An element stands where it may not</source>
        <translation>元素出现在不允许的位置</translation>
    </message>
    <message>
        <source>An element that HTML does not have</source>
        <translation>HTML 中不存在的元素</translation>
    </message>
    <message>
        <source>An element that can be focused and has a tabindex of 1 or more.</source>
        <translation>可获得焦点且 tabindex 为 1 或以上的元素。</translation>
    </message>
    <message>
        <source>An element that may not stand in the head, such as img, div or an iframe in noscript, or a text, ends the head; title, metadata or links that were meant for it follow and land in the body.</source>
        <translation>不能出现在 head 中的元素（如 img、div、noscript 中的 iframe）或文本使 head 提前结束；其后本应在 head 中的标题、元数据或链接落入了 body。</translation>
    </message>
    <message>
        <source>An element that needs an end tag is still open where another one, or the document, ends.</source>
        <translation>需要结束标签的元素，在外层元素或文档结束时仍未关闭。</translation>
    </message>
    <message>
        <source>An element whose role attribute has no role that exists and that authors may use. Where one of several words is valid, nothing is reported.</source>
        <translation>元素的 role 属性中没有存在且可供作者使用的角色。多个词中有一个有效时不报告。</translation>
    </message>
    <message>
        <source>An element whose role attribute needs a state that is missing: aria-checked (checkbox, radio, switch), aria-expanded (combobox), aria-level (heading), aria-valuenow (slider, meter) and the like.</source>
        <translation>元素的 role 所必需的状态缺失：aria-checked（checkbox、radio、switch）、aria-expanded（combobox）、aria-level（heading）、aria-valuenow（slider、meter）等。</translation>
    </message>
    <message>
        <source>An element with a role such as list, menu, tablist, tree, grid or row that holds something with another role than it may, or only text. Where it is empty, a person has to decide; aria-busy=&quot;true&quot; excuses it.</source>
        <translation>角色为 list、menu、tablist、tree、grid、row 等的元素含有不允许的角色，或只有文字。内部为空时需由人判断；aria-busy=&quot;true&quot; 时不计。</translation>
    </message>
    <message>
        <source>An element with a role such as tab, option, menuitem, treeitem, listitem, row or cell whose nearest parent with a role is not one of those that it needs. Directly in a custom element a person has to decide.</source>
        <translation>角色为 tab、option、menuitem、treeitem、listitem、row、cell 等的元素，其最近的有角色的父元素不是所需的角色。直接位于自定义元素中时需由人判断。</translation>
    </message>
    <message>
        <source>An element with aria-hidden=&quot;true&quot; that holds or is something that the Tab key reaches. On pages with style sheets, which may hide it from all, a person has to decide.</source>
        <translation>带有 aria-hidden=&quot;true&quot; 的元素本身或其内部可以用 Tab 键到达。页面有样式表时（可能对所有人隐藏），需由人判断。</translation>
    </message>
    <message>
        <source>An element with role=&quot;button&quot;, &quot;link&quot;, &quot;menuitem&quot; or a link role of DPUB-ARIA that has neither text nor an ARIA name or title. HTML&apos;s own buttons and links have checks of their own.</source>
        <translation>role 为 &quot;button&quot;、&quot;link&quot;、&quot;menuitem&quot; 或 DPUB-ARIA 链接角色的元素既没有文字，也没有 ARIA 名称或 title。HTML 自身的按钮和链接另有检查项。</translation>
    </message>
    <message>
        <source>An element with role=&quot;dialog&quot; or &quot;alertdialog&quot; that has no aria-label, aria-labelledby or title.</source>
        <translation>role 为 &quot;dialog&quot; 或 &quot;alertdialog&quot; 的元素没有 aria-label、aria-labelledby 或 title。</translation>
    </message>
    <message>
        <source>An element with role=&quot;meter&quot; that has no aria-label, aria-labelledby or title.</source>
        <translation>role 为 &quot;meter&quot; 的元素没有 aria-label、aria-labelledby 或 title。</translation>
    </message>
    <message>
        <source>An element with role=&quot;none&quot; or &quot;presentation&quot;, or an img with alt=&quot;&quot;, that can be focused or has an ARIA attribute that holds for all roles, such as aria-label.</source>
        <translation>role 为 &quot;none&quot; 或 &quot;presentation&quot; 的元素，或 alt=&quot;&quot; 的 img，可获得焦点或带有 aria-label 等适用于所有角色的 ARIA 属性。</translation>
    </message>
    <message>
        <source>An element with role=&quot;progressbar&quot; that has no aria-label, aria-labelledby or title.</source>
        <translation>role 为 &quot;progressbar&quot; 的元素没有 aria-label、aria-labelledby 或 title。</translation>
    </message>
    <message>
        <source>An element with role=&quot;tab&quot; that has neither text nor an ARIA name or title.</source>
        <translation>role 为 &quot;tab&quot; 的元素既没有文字，也没有 ARIA 名称或 title。</translation>
    </message>
    <message>
        <source>An element with role=&quot;tooltip&quot; that has neither text nor an ARIA name or title.</source>
        <translation>role 为 &quot;tooltip&quot; 的元素既没有文字，也没有 ARIA 名称或 title。</translation>
    </message>
    <message>
        <source>An element with role=&quot;treeitem&quot; that has neither text nor an ARIA name or title.</source>
        <translation>role 为 &quot;treeitem&quot; 的元素既没有文字，也没有 ARIA 名称或 title。</translation>
    </message>
    <message>
        <source>An element with text, other than html, whose lang begins with no language of the IANA registry. An empty lang does not count.</source>
        <translation>除 html 外有文字的元素，其 lang 开头不是 IANA 登记的语言。空的 lang 不计。</translation>
    </message>
    <message>
        <source>An element with the role checkbox, radio, switch, option, menuitemcheckbox or menuitemradio that has neither text nor an ARIA name or title. HTML&apos;s own inputs have checks of their own.</source>
        <translation>角色为 checkbox、radio、switch、option、menuitemcheckbox 或 menuitemradio 的元素既没有文字，也没有 ARIA 名称或 title。HTML 自身的 input 另有检查项。</translation>
    </message>
    <message>
        <source>An element with the role combobox, listbox, searchbox, slider, spinbutton or textbox that has no name. HTML&apos;s own fields have checks of their own.</source>
        <translation>角色为 combobox、listbox、searchbox、slider、spinbutton 或 textbox 的元素没有名称。HTML 自身的字段另有检查项。</translation>
    </message>
    <message>
        <source>An element with the role directory, doc-biblioentry or doc-endnote.</source>
        <translation>使用了 directory、doc-biblioentry 或 doc-endnote 角色的元素。</translation>
    </message>
    <message>
        <source>An end tag closes nothing</source>
        <translation>结束标签没有对应的元素</translation>
    </message>
    <message>
        <source>An end tag for which no element is open. A stray end tag of p or br even makes an empty element.</source>
        <translation>结束标签没有对应的已打开元素。多余的 p 或 br 结束标签甚至会产生空元素。</translation>
    </message>
    <message>
        <source>An h1 of a page has no text but an image, whose alt text is all that it says.</source>
        <translation>页面的某个 h1 没有文字，只有图片，内容全靠图片的 alt。</translation>
    </message>
    <message>
        <source>An h1 to h6, or an element with role=&quot;heading&quot;, that has no name: no text, no alt text of an image, no ARIA name.</source>
        <translation>h1 到 h6 或 role 为 &quot;heading&quot; 的元素没有名称：没有文字、图片的 alt 文本或 ARIA 名称。</translation>
    </message>
    <message>
        <source>An html element whose lang and xml:lang name different languages; regions may differ.</source>
        <translation>html 元素的 lang 与 xml:lang 是不同的语言；地区可以不同。</translation>
    </message>
    <message>
        <source>An html element whose lang begins with no language of the IANA registry. Whether it is the language of the text is not checked here.</source>
        <translation>html 元素的 lang 开头不是 IANA 登记的语言。是否与文字的语言相符不在此检查。</translation>
    </message>
    <message>
        <source>An html element with no lang, or with an empty one. xml:lang alone does not count.</source>
        <translation>html 元素没有 lang，或其值为空。只有 xml:lang 不算。</translation>
    </message>
    <message>
        <source>An html, head or body tag comes twice or too late</source>
        <translation>html、head 或 body 标签重复或出现过晚</translation>
    </message>
    <message>
        <source>An https page loads images, audio or video by http</source>
        <translation>https 页面以 http 加载图片、音频或视频</translation>
    </message>
    <message>
        <source>An https page loads scripts, styles or frames by http</source>
        <translation>https 页面以 http 加载脚本、样式或框架</translation>
    </message>
    <message>
        <source>An https page without a Cross-Origin-Opener-Policy header; what it says is not looked at.</source>
        <translation>https 页面没有 Cross-Origin-Opener-Policy 标头；其内容不作检查。</translation>
    </message>
    <message>
        <source>An https page without a Strict-Transport-Security header. Hosts that are bare IP addresses do not count.</source>
        <translation>https 页面没有 Strict-Transport-Security 标头。直接以 IP 地址为主机的不计。</translation>
    </message>
    <message>
        <source>An id in the headers attribute of a cell that is no other cell of the same table. Where the id occurs twice or is that of a td, a person has to decide.</source>
        <translation>单元格 headers 属性中的 id 不是同一表格中的其他单元格。id 重复或属于 td 时需由人判断。</translation>
    </message>
    <message>
        <source>An id that a label&apos;s for or an ARIA attribute refers to, and that more than one element has. A person has to decide whether the first one is meant.</source>
        <translation>被 label 的 for 或 ARIA 属性引用、却有多个元素使用的 id。所指的是否为第一个需由人判断。</translation>
    </message>
    <message>
        <source>An id that is referred to occurs twice</source>
        <translation>被引用的 id 重复出现</translation>
    </message>
    <message>
        <source>An image button has no name</source>
        <translation>图像按钮没有名称</translation>
    </message>
    <message>
        <source>An image has no text alternative</source>
        <translation>图片没有替代文本</translation>
    </message>
    <message>
        <source>An image is not there</source>
        <translation>图片不存在</translation>
    </message>
    <message>
        <source>An image made by a role has no name</source>
        <translation>以 role 声明的图像没有名称</translation>
    </message>
    <message>
        <source>An image map that the server decides</source>
        <translation>由服务器判断的图像映射</translation>
    </message>
    <message>
        <source>An image of a page (img, source, SVG image or image button) answers with an error or not at all, or answers with a web page.</source>
        <translation>页面的图片（img、source、SVG image 或图片按钮）以错误响应、没有响应，或返回了网页。</translation>
    </message>
    <message>
        <source>An image of the site has more than 102,400 bytes (100 KiB).</source>
        <translation>站内图片超过 102,400 字节（100 KiB）。</translation>
    </message>
    <message>
        <source>An image, script, style sheet or other file that a page is made of is named by a URL that redirects.</source>
        <translation>页面所用的图片、脚本、样式表或其他文件写的是会重定向的 URL。</translation>
    </message>
    <message>
        <source>An image, style sheet, script or font that may be kept, yet used without asking for less than a day (86,400 s), or for no stated time.</source>
        <translation>可以缓存的图片、样式表、脚本或字体，但可不经询问使用的时间不足一天（86,400 秒）或没有说明。</translation>
    </message>
    <message>
        <source>An image, style sheet, script or font with status 200 and no-store, or with neither a lifetime (max-age, Expires) nor an ETag or Last-Modified.</source>
        <translation>状态码 200 的图片、样式表、脚本或字体，带有 no-store，或既没有有效期（max-age、Expires）也没有 ETag 或 Last-Modified。</translation>
    </message>
    <message>
        <source>An image, style, script or font sets cookies</source>
        <translation>图片、样式、脚本或字体设置了 Cookie</translation>
    </message>
    <message>
        <source>An img element with no alt and no other name (aria-label, aria-labelledby, title), or whose alt holds only blanks. An empty alt says that the image is decoration, and is right there.</source>
        <translation>img 元素没有 alt 也没有其他名称（aria-label、aria-labelledby、title），或 alt 只有空白。空的 alt 表示图片是装饰，在那种情况下是正确的。</translation>
    </message>
    <message>
        <source>An img with ismap in a link: the server is told where in the image somebody clicked. A person has to decide whether it matters where.</source>
        <translation>链接中带有 ismap 的 img：服务器会得知点击在图片中的位置。位置是否有意义需由人判断。</translation>
    </message>
    <message>
        <source>An index of sitemaps names another index</source>
        <translation>站点地图索引列出了另一个索引</translation>
    </message>
    <message>
        <source>An indexable page without JSON-LD, microdata or RDFa.</source>
        <translation>可索引的页面没有 JSON-LD、微数据或 RDFa。</translation>
    </message>
    <message>
        <source>An input of type button, submit or reset without value, label, ARIA name or title. submit and reset have a name by the browser unless value is empty.</source>
        <translation>类型为 button、submit 或 reset 的 input 没有 value、标签、ARIA 名称或 title。submit 和 reset 由浏览器命名，除非 value 为空。</translation>
    </message>
    <message>
        <source>An input of type image without alt, label, ARIA name or title.</source>
        <translation>类型为 image 的 input 没有 alt、标签、ARIA 名称或 title。</translation>
    </message>
    <message>
        <source>An input or textarea that people fill in and that has no name: no label element, no ARIA name, no title, no placeholder. Buttons and hidden inputs do not count; that a placeholder counts does not make it a good label.</source>
        <translation>供人填写的 input 或 textarea 没有名称：没有 label 元素、ARIA 名称、title 或 placeholder。按钮和隐藏的 input 不计；placeholder 虽算作名称，但并不是好的标签。</translation>
    </message>
    <message>
        <source>An input, select or textarea whose only name is its title attribute.</source>
        <translation>input、select 或 textarea 的名称只来自 title 属性。</translation>
    </message>
    <message>
        <source>An item as value whose type is none of those that the property takes.</source>
        <translation>作为值的项目，其类型不在该属性允许的类型之列。</translation>
    </message>
    <message>
        <source>An item lacks a property that search engines recommend for its type.</source>
        <translation>项目缺少搜索引擎针对其类型推荐的属性。</translation>
    </message>
    <message>
        <source>An item lacks a property that search engines require before they show more of it than a link. Of those with a bar between them one is enough.</source>
        <translation>项目缺少搜索引擎展示富媒体搜索结果所必需的属性。以竖线分隔的属性只需其一。</translation>
    </message>
    <message>
        <source>An item names an @id of the page that is not there</source>
        <translation>引用的本页 @id 不存在</translation>
    </message>
    <message>
        <source>An item names an @id within this page that none of its items has. Those of other pages are not judged.</source>
        <translation>项目引用了本页内的 @id，但本页没有任何项目使用它。其他页面的 @id 不作判断。</translation>
    </message>
    <message>
        <source>An item of a tree has no name</source>
        <translation>树的项目没有名称</translation>
    </message>
    <message>
        <source>An item without @type, or an element with itemscope and no itemtype.</source>
        <translation>项目没有 @type，或元素有 itemscope 却没有 itemtype。</translation>
    </message>
    <message>
        <source>An item without a type</source>
        <translation>项目没有类型</translation>
    </message>
    <message>
        <source>An itemprop outside of all items, an itemtype or itemid without itemscope, or an itemtype that is no absolute URL.</source>
        <translation>itemprop 不在任何项目内，itemtype 或 itemid 没有 itemscope，或 itemtype 不是绝对 URL。</translation>
    </message>
    <message>
        <source>An li whose parent is none of ul, ol and menu, and has no role=&quot;list&quot;. In custom elements nothing is reported.</source>
        <translation>父元素不是 ul、ol 或 menu，也没有 role=&quot;list&quot; 的 li。位于自定义元素中的不报告。</translation>
    </message>
    <message>
        <source>An object element that shows an image, audio or video and has no aria-label, aria-labelledby or title. Embedded HTML and texts do not count; where the type is not known, a person has to decide.</source>
        <translation>显示图片、音频或视频的 object 元素没有 aria-label、aria-labelledby 或 title。嵌入的 HTML 和文本不计；类型未知时需由人判断。</translation>
    </message>
    <message>
        <source>An object has no name</source>
        <translation>object 没有名称</translation>
    </message>
    <message>
        <source>An object of JSON-LD without @context.</source>
        <translation>JSON-LD 对象没有 @context。</translation>
    </message>
    <message>
        <source>An svg element, or a part of one, with the role img, image, graphics-document or graphics-symbol that has no title element, aria-label or aria-labelledby. Drawings without such a role do not count.</source>
        <translation>角色为 img、image、graphics-document 或 graphics-symbol 的 svg 元素或其中一部分没有 title 元素、aria-label 或 aria-labelledby。没有这些角色的图形不计。</translation>
    </message>
    <message>
        <source>An underscore in the path</source>
        <translation>路径中有下划线</translation>
    </message>
    <message>
        <source>Another encoding than UTF-8</source>
        <translation>使用 UTF-8 以外的编码</translation>
    </message>
    <message>
        <source>Another page is named as the canonical one</source>
        <translation>声明了另一个规范页面</translation>
    </message>
    <message>
        <source>Another site can lay the page invisibly over its own and have visitors click on things that they do not see.</source>
        <translation>别的网站可以把此页面透明地覆盖在自己的页面上，诱使访客点击看不见的内容。</translation>
    </message>
    <message>
        <source>Answer with 301 or 302 and a Location header in its place.</source>
        <translation>改为以 301 或 302 和 Location 标头响应。</translation>
    </message>
    <message>
        <source>Answer with 301 or 302 in its place; if people are to be told first, show them a link.</source>
        <translation>改为以 301 或 302 响应；如果要先告知访客，请提供一个链接。</translation>
    </message>
    <message>
        <source>Answer with status 404 at the address itself, with a page that helps on; redirect only what has moved.</source>
        <translation>在该地址直接以状态 404 作答，并提供有帮助的页面；只重定向已经移动的内容。</translation>
    </message>
    <message>
        <source>Answer with status 404 for what is not there; the page that people see may stay as it is.</source>
        <translation>对不存在的内容以状态 404 作答；人们看到的页面可以不变。</translation>
    </message>
    <message>
        <source>Answer with the file itself at its own address of each host, without a redirect.</source>
        <translation>在每台主机上直接以该文件本身作答，不要重定向。</translation>
    </message>
    <message>
        <source>Answer with the file itself at its own address, and look for redirects that lead in a circle.</source>
        <translation>在该文件自己的地址直接以它作答，并检查是否有循环的重定向。</translation>
    </message>
    <message>
        <source>Any site may show the page in a frame</source>
        <translation>任何网站都可以在框架中显示此页面</translation>
    </message>
    <message>
        <source>Assistive technology cannot say the state (WCAG 4.1.2).</source>
        <translation>辅助技术无法读出状态（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>Assistive technology ignores it or says something wrong (WCAG 4.1.2).</source>
        <translation>辅助技术会忽略它，或读出错误的内容（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>Assistive technology says another state than the one on the screen (WCAG 4.1.2).</source>
        <translation>辅助技术读出的状态与屏幕上的不同（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>At least 10 URLs of a host redirect, over however many hops, to the start page of the same host.</source>
        <translation>一台主机至少有 10 个 URL 重定向（无论跳转几次）到该主机的首页。</translation>
    </message>
    <message>
        <source>Begin the ARIA name with the visible words, or leave it out.</source>
        <translation>让 ARIA 名称以可见的文字开头，或去掉它。</translation>
    </message>
    <message>
        <source>Begin with &quot;@context&quot;: &quot;https://schema.org&quot;.</source>
        <translation>以 &quot;@context&quot;: &quot;https://schema.org&quot; 开头。</translation>
    </message>
    <message>
        <source>Begin with Content-Security-Policy-Report-Only, see what it reports, then send the policy itself.</source>
        <translation>先用 Content-Security-Policy-Report-Only 试行，查看报告，然后再正式发送策略。</translation>
    </message>
    <message>
        <source>Begin with duplicate attributes, end of file in a tag or comment, and missing ends; the rest is tidiness.</source>
        <translation>先处理重复属性、标签或注释中的文件结尾以及缺失的结束标记，其余只是整洁问题。</translation>
    </message>
    <message>
        <source>Blinking distracts, and where it works it cannot be stopped; today&apos;s browsers show still text (WCAG 2.2.2).</source>
        <translation>闪烁使人分心，在起作用的地方无法停止；如今的浏览器显示为静止文字（WCAG 2.2.2）。</translation>
    </message>
    <message>
        <source>Blinking text</source>
        <translation>闪烁的文字</translation>
    </message>
    <message>
        <source>Blog or news</source>
        <translation>博客或新闻</translation>
    </message>
    <message>
        <source>Browsers and search results show a blank sheet in its place.</source>
        <translation>浏览器和搜索结果会显示空白图标。</translation>
    </message>
    <message>
        <source>Browsers are not told to stay with https (HSTS)</source>
        <translation>未告知浏览器始终使用 https（HSTS）</translation>
    </message>
    <message>
        <source>Browsers ask for them by https instead; where the server has none, they are missing.</source>
        <translation>浏览器会改用 https 请求它们；服务器不支持时就显示不出来。</translation>
    </message>
    <message>
        <source>Browsers ask visitors before a page uses camera or location anyway; the policy keeps scripts and frames of others from even asking.</source>
        <translation>页面使用摄像头或位置之前，浏览器本来就会询问访客；该策略使他人的脚本和框架连询问都不能。</translation>
    </message>
    <message>
        <source>Browsers assume that the image fills the window, and fetch a larger file than they need.</source>
        <translation>浏览器会假定图片占满窗口，加载比需要更大的文件。</translation>
    </message>
    <message>
        <source>Browsers cannot fill in name or address, which helps people who write with difficulty (WCAG 1.3.5).</source>
        <translation>浏览器无法填入姓名或地址，而这对书写困难的人很有帮助（WCAG 1.3.5）。</translation>
    </message>
    <message>
        <source>Browsers cannot follow such a redirect: visitors get an empty or an error page.</source>
        <translation>浏览器无法跟随这样的重定向：访客看到的是空白页或错误页。</translation>
    </message>
    <message>
        <source>Browsers cannot show the page in full before its HTML is there.</source>
        <translation>HTML 未到齐之前，浏览器无法完整显示页面。</translation>
    </message>
    <message>
        <source>Browsers cannot tell the host from somebody who pretends to be it, and show a warning in place of the site.</source>
        <translation>浏览器无法区分该主机与冒充者，会显示警告而不是网站。</translation>
    </message>
    <message>
        <source>Browsers cut it to 400 days, so that more is a promise that they do not keep. Data protection rules may ask for less.</source>
        <translation>浏览器会截为 400 天，写得更长也没有用。数据保护规定可能要求更短。</translation>
    </message>
    <message>
        <source>Browsers differ: some treat such a cookie as Lax, others send it with requests from any site.</source>
        <translation>各浏览器做法不同：有的视为 Lax，有的在任何网站发来的请求中都携带它。</translation>
    </message>
    <message>
        <source>Browsers do not load them, so that parts of the page are missing or do not work.</source>
        <translation>浏览器不会加载它们，页面的一部分因此缺失或无法工作。</translation>
    </message>
    <message>
        <source>Browsers drop such a cookie, and what depends on it does not work.</source>
        <translation>浏览器会丢弃这样的 Cookie，依赖它的功能无法工作。</translation>
    </message>
    <message>
        <source>Browsers drop such a cookie, or the overlong attribute, and what depends on it does not work.</source>
        <translation>浏览器会丢弃这样的 Cookie 或其中过长的属性，依赖它的功能无法工作。</translation>
    </message>
    <message>
        <source>Browsers fetch it in full again and again, on each visit.</source>
        <translation>浏览器每次访问都要重新完整抓取。</translation>
    </message>
    <message>
        <source>Browsers guess, and where they guess wrong, letters beyond the English ones are garbled.</source>
        <translation>浏览器只能猜测；猜错时英文以外的文字会变成乱码。</translation>
    </message>
    <message>
        <source>Browsers ignore a header that is not valid, and any that comes by http; of two they read the first.</source>
        <translation>浏览器会忽略无效的标头以及经 http 收到的标头；有两个时只读第一个。</translation>
    </message>
    <message>
        <source>Browsers ignore it and guess which cells the header is for. WCAG does not ask for it; it is good practice.</source>
        <translation>浏览器会忽略它，自行猜测表头对应哪些单元格。WCAG 没有此要求，属于良好做法。</translation>
    </message>
    <message>
        <source>Browsers ignore it; mostly it is mistyped, such as aria-labeledby (WCAG 4.1.2).</source>
        <translation>浏览器会忽略它；多半是拼写错误，例如 aria-labeledby（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>Browsers ignore it; what was written for a head then stands in the body. It often comes of templates that were put together wrongly.</source>
        <translation>浏览器会忽略它；原本写在 head 里的内容便落入 body。常因模板拼接错误造成。</translation>
    </message>
    <message>
        <source>Browsers ignore the attribute, so that the element is not announced as it was meant (WCAG 4.1.2).</source>
        <translation>浏览器会忽略该属性，元素就不会按本意被读出（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>Browsers ignore the value or take another one (WCAG 4.1.2).</source>
        <translation>浏览器会忽略该值或改用其他值（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>Browsers ignore values that they do not know; where values contradict each other, the page is shown in no frame.</source>
        <translation>浏览器会忽略不认识的值；值互相矛盾时，页面在任何框架中都不显示。</translation>
    </message>
    <message>
        <source>Browsers look for it in these bytes only; later they may have to start again or do without.</source>
        <translation>浏览器只在这些字节中查找；再晚就可能要重新读取，或不予采用。</translation>
    </message>
    <message>
        <source>Browsers make an html element of their own then; language and other attributes of the late tag are added to it, everything else about it is ignored.</source>
        <translation>浏览器会自行创建 html 元素；迟到的标签只有语言等属性会被补上，其余都被忽略。</translation>
    </message>
    <message>
        <source>Browsers make do with it, but search engines may not count it as the title.</source>
        <translation>浏览器能勉强使用，但搜索引擎可能不把它当作标题。</translation>
    </message>
    <message>
        <source>Browsers may choose another file than was meant, or know fewer than there are.</source>
        <translation>浏览器可能选择并非本意的文件，或可选的文件变少。</translation>
    </message>
    <message>
        <source>Browsers may then guess at the type of a file; a file that users upload could be taken for a script.</source>
        <translation>浏览器可能会自行猜测文件类型；用户上传的文件可能被当作脚本。</translation>
    </message>
    <message>
        <source>Browsers mend it, but not all programs do in the same way, and some cut the address off at the space.</source>
        <translation>浏览器会自动修正，但各程序的做法不同，有的会在空格处截断地址。</translation>
    </message>
    <message>
        <source>Browsers mend them all in the same way, but not always as the author meant; other programs may give up.</source>
        <translation>浏览器会以相同方式修正，但未必符合作者本意；其他程序可能会放弃处理。</translation>
    </message>
    <message>
        <source>Browsers refuse a cookie, or a part of it: its domain or its size</source>
        <translation>浏览器拒绝 Cookie 或其一部分：域名或大小有误</translation>
    </message>
    <message>
        <source>Browsers refuse a cookie: SameSite=None without Secure</source>
        <translation>浏览器拒绝 Cookie：SameSite=None 而没有 Secure</translation>
    </message>
    <message>
        <source>Browsers refuse a cookie: it is not what its name promises</source>
        <translation>浏览器拒绝 Cookie：与名称的承诺不符</translation>
    </message>
    <message>
        <source>Browsers refuse this pair, so that requests with cookies fail. It was likely meant to let every site read what a logged-in visitor sees, which no site should.</source>
        <translation>浏览器拒绝这种组合，带 Cookie 的请求会失败。它的本意多半是让任何网站都能读取已登录访客看到的内容，而这不应允许。</translation>
    </message>
    <message>
        <source>Browsers show a warning in place of the site, and search engines stop fetching it.</source>
        <translation>浏览器会显示警告而不是网站，搜索引擎会停止抓取。</translation>
    </message>
    <message>
        <source>Browsers show a warning in place of the site. Where only the certificates between are missing some show it and others do not.</source>
        <translation>浏览器会显示警告而不是网站。如果只是缺少中间证书，有些浏览器能显示网站，有些不能。</translation>
    </message>
    <message>
        <source>Browsers show it somehow; style sheets, scripts and screen readers rely on lists, tables and headings that are what they seem.</source>
        <translation>浏览器总会以某种方式显示；但样式、脚本和屏幕阅读器依赖结构正确的列表、表格和标题。</translation>
    </message>
    <message>
        <source>Browsers show nothing before such a script has been loaded and run.</source>
        <translation>在这样的脚本加载并运行之前，浏览器什么都不显示。</translation>
    </message>
    <message>
        <source>Browsers show nothing: source elements only choose a file for the img.</source>
        <translation>浏览器什么也不显示：source 元素只是为 img 选择文件。</translation>
    </message>
    <message>
        <source>Browsers show such letters, but copied into mails and chats the URL becomes long and hard to read. Search engines can do with both.</source>
        <translation>浏览器能显示这些文字，但复制到邮件和聊天中时 URL 会变得又长又难读。搜索引擎两种都能处理。</translation>
    </message>
    <message>
        <source>Browsers show the first; search engines may take another or put them together.</source>
        <translation>浏览器显示第一个；搜索引擎可能采用另一个，或拼在一起。</translation>
    </message>
    <message>
        <source>Browsers skip what they do not know, so that the policy allows or blocks something else than was meant.</source>
        <translation>浏览器会跳过不认识的内容，策略放行或拦截的就不是原本想要的。</translation>
    </message>
    <message>
        <source>Browsers still show them, but they mix looks with content and make pages large and hard to change.</source>
        <translation>浏览器仍会显示，但它们把外观与内容混在一起，使页面臃肿且难以修改。</translation>
    </message>
    <message>
        <source>Browsers take longer to draw it and to react, above all on phones.</source>
        <translation>浏览器绘制和响应都更慢，在手机上尤其如此。</translation>
    </message>
    <message>
        <source>Browsers take the first; the other element stays without its name or description (WCAG 4.1.2).</source>
        <translation>浏览器取第一个；另一个元素就没有名称或说明（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>Browsers then guess: a page may be offered as a download, and with nosniff scripts and styles are not used at all.</source>
        <translation>浏览器只能猜测：页面可能变成下载；如果设有 nosniff，脚本和样式根本不会生效。</translation>
    </message>
    <message>
        <source>Browsers then ignore that it is decoration, and announce it. WCAG does not ask for it; it is good practice.</source>
        <translation>浏览器会忽略“装饰”的声明而把它读出。WCAG 没有此要求，属于良好做法。</translation>
    </message>
    <message>
        <source>Browsers then lay the page out as those of the nineties did: sizes, tables and line heights differ from one to the next.</source>
        <translation>浏览器会按上世纪九十年代的方式排版：尺寸、表格和行高在各浏览器中不一致。</translation>
    </message>
    <message>
        <source>Browsers wait for all of them before they draw anything.</source>
        <translation>浏览器要等它们全部到齐才开始绘制。</translation>
    </message>
    <message>
        <source>Browsers with the host on their list use https from the first visit on. That is an extra and binds all subdomains, so it is no fault to do without.</source>
        <translation>主机列入预加载列表后，浏览器从第一次访问起就使用 https。这是额外的保护，并约束所有子域，不采用也不算错。</translation>
    </message>
    <message>
        <source>By the standard Allow wins, but not every crawler keeps to that.</source>
        <translation>按标准以 Allow 为准，但并非所有爬虫都遵守。</translation>
    </message>
    <message>
        <source>Bytes of a page stand for no character in the encoding that it is read in. Each such place counts.</source>
        <translation>页面中有些字节在读取所用的编码中不是任何字符。每一处计一次。</translation>
    </message>
    <message>
        <source>Bytes that are no characters in the page&apos;s encoding</source>
        <translation>有在页面编码中不是字符的字节</translation>
    </message>
    <message>
        <source>CORS opens the answer to all sites and to cookies at once</source>
        <translation>CORS 同时对所有网站和 Cookie 开放</translation>
    </message>
    <message>
        <source>Cache pages on the server, or look for what all of them wait for.</source>
        <translation>在服务器上缓存页面，或找出所有页面共同等待的环节。</translation>
    </message>
    <message>
        <source>Cache whole pages, look for slow queries to the database, and bring the server nearer to its visitors. Crawl with fewer requests at a time to see whether the crawl itself was the cause.</source>
        <translation>缓存整个页面，查找慢的数据库查询，让服务器离访客更近。减少并发请求再爬一次，可看出是否由爬取本身造成。</translation>
    </message>
    <message>
        <source>Cells of that row or column are read without saying what they are. WCAG does not ask for it; it is good practice.</source>
        <translation>读到该行或列的单元格时，听不出它们是什么。WCAG 没有此要求，属于良好做法。</translation>
    </message>
    <message>
        <source>Change it to strict-origin-when-cross-origin, or to no-referrer where URLs are private.</source>
        <translation>改为 strict-origin-when-cross-origin；URL 属于私密信息时用 no-referrer。</translation>
    </message>
    <message>
        <source>Change the action and formaction addresses to https.</source>
        <translation>把 action 和 formaction 中的地址改为 https。</translation>
    </message>
    <message>
        <source>Change the link so that it names the target of the redirect.</source>
        <translation>把链接改为直接指向重定向的目标。</translation>
    </message>
    <message>
        <source>Change the links of the site so that they lead to the canonical URL.</source>
        <translation>把站内链接改为指向规范 URL。</translation>
    </message>
    <message>
        <source>Change the links so that they name the target of the redirect; keep the redirect for links from elsewhere.</source>
        <translation>把链接改为直接指向重定向的目标；重定向本身保留，供外部链接使用。</translation>
    </message>
    <message>
        <source>Change the password, since it is known, and link without it.</source>
        <translation>密码已经泄露，请更改；链接中不要带上它。</translation>
    </message>
    <message>
        <source>Change the site&apos;s address to https in the settings of the publishing system or the template.</source>
        <translation>在内容管理系统的设置或模板中把网站地址改为 https。</translation>
    </message>
    <message>
        <source>Change these addresses to https, and check that the files can be had there.</source>
        <translation>把这些地址改为 https，并确认文件可以取得。</translation>
    </message>
    <message>
        <source>Check that the target is yours or wanted, and link to it directly; otherwise remove the redirect.</source>
        <translation>确认目标属于您或符合意图，并直接链接到它；否则请删除该重定向。</translation>
    </message>
    <message>
        <source>Check that the two are alike; if not, let the page name itself.</source>
        <translation>确认两个页面内容相同；如果不同，请让页面声明自身。</translation>
    </message>
    <message>
        <source>Checks of your own</source>
        <translation>自定义检查</translation>
    </message>
    <message>
        <source>Choose a parent that may have the element, or another element.</source>
        <translation>选择允许包含该元素的父元素，或改用其他元素。</translation>
    </message>
    <message>
        <source>Choose a time that fits the purpose, 400 days at most, and renew the cookie when the visitor returns.</source>
        <translation>按用途选择期限，最多 400 天，访客再来时再续期。</translation>
    </message>
    <message>
        <source>Choose levels by structure, and make the size by style.</source>
        <translation>按结构选择级别，大小用样式设定。</translation>
    </message>
    <message>
        <source>Choose one host and https, and redirect the others.</source>
        <translation>选定一个主机和 https，并重定向其余的。</translation>
    </message>
    <message>
        <source>Choose one of the four.</source>
        <translation>从这四个值中选择一个。</translation>
    </message>
    <message>
        <source>Choose one page; let it name itself, and the others name it.</source>
        <translation>选定一个页面，让它声明自身，其余页面都声明它。</translation>
    </message>
    <message>
        <source>Clicks from the start page, at most</source>
        <translation>距起始页的点击次数上限</translation>
    </message>
    <message>
        <source>Compressed text is often a quarter of the size, and comes that much sooner.</source>
        <translation>压缩后的文本往往只有四分之一大小，到达也相应更快。</translation>
    </message>
    <message>
        <source>Compressed without Vary: Accept-Encoding</source>
        <translation>已压缩但没有 Vary: Accept-Encoding</translation>
    </message>
    <message>
        <source>Content and language</source>
        <translation>内容与语言</translation>
    </message>
    <message>
        <source>Content between the cells of a table is moved out of it</source>
        <translation>表格单元格之间的内容被移出表格</translation>
    </message>
    <message>
        <source>Content outside of all landmarks</source>
        <translation>内容不在任何地标内</translation>
    </message>
    <message>
        <source>Control characters or noncharacters</source>
        <translation>控制字符或非字符</translation>
    </message>
    <message>
        <source>Convert the file, or what is put into it from a database or feed, to the encoding that the page declares, at best UTF-8.</source>
        <translation>把文件或从数据库、订阅源放入其中的内容转换为页面声明的编码，最好是 UTF-8。</translation>
    </message>
    <message>
        <source>Convert the pages and templates to UTF-8, and name it in header and meta element.</source>
        <translation>把页面和模板转换为 UTF-8，并在标头和 meta 元素中写明。</translation>
    </message>
    <message>
        <source>Cookies that an https answer sets without Secure. Those that it deletes do not count.</source>
        <translation>https 响应设置的、没有 Secure 的 Cookie。正在删除的不计。</translation>
    </message>
    <message>
        <source>Cookies whose Max-Age or Expires is more than 400 days ahead.</source>
        <translation>Max-Age 或 Expires 超过 400 天的 Cookie。</translation>
    </message>
    <message>
        <source>Cookies whose name begins with __Secure- or __Host- and that lack Secure or come by http; those of __Host- also with a Domain or with another Path than /.</source>
        <translation>名称以 __Secure- 或 __Host- 开头，但没有 Secure 或经 http 而来的 Cookie；__Host- 的还包括带有 Domain 或 Path 不是 / 的。</translation>
    </message>
    <message>
        <source>Cookies with SameSite=None that lack Secure. Those that an answer deletes do not count.</source>
        <translation>带有 SameSite=None 却缺少 Secure 的 Cookie。正在删除的不计。</translation>
    </message>
    <message>
        <source>Cookies with a Domain that is not the host&apos;s or that is a public suffix, of more than 4,096 bytes, empty, with control characters, or with Secure by http; also those with an attribute of more than 1,024 bytes.</source>
        <translation>Domain 不属于该主机或是公共后缀、超过 4,096 字节、为空、含控制字符，或经 http 设置却带 Secure 的 Cookie；属性超过 1,024 字节的也计入。</translation>
    </message>
    <message>
        <source>Cookies without HttpOnly whose name has sess, token or auth in it, or sid as a word. Tokens against forged requests (csrf, xsrf) and deleted cookies do not count.</source>
        <translation>没有 HttpOnly、名称含 sess、token、auth 或含单词 sid 的 Cookie。防伪造请求的令牌（csrf、xsrf）和正在删除的不计。</translation>
    </message>
    <message>
        <source>Cookies without SameSite, or with a value other than Strict, Lax and None. Those that an answer deletes do not count.</source>
        <translation>没有 SameSite，或其值不是 Strict、Lax、None 的 Cookie。正在删除的不计。</translation>
    </message>
    <message>
        <source>Copied into mails and chats such links break at the space. A plus sign in a path is no space, though programs often take it for one.</source>
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
        <source>Correct the URL, or leave rel=next out on the last page and rel=prev on the first.</source>
        <translation>修正该 URL；最后一页不写 rel=next，第一页不写 rel=prev。</translation>
    </message>
    <message>
        <source>Correct the URL, or let the page name itself.</source>
        <translation>修正该 URL，或让页面声明自身。</translation>
    </message>
    <message>
        <source>Correct the URL, or remove the link.</source>
        <translation>更正 URL，或删除该链接。</translation>
    </message>
    <message>
        <source>Correct the address; in texts that people write, let the editor check it.</source>
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
        <source>Correct the ids; in simple tables th with scope is enough, without headers.</source>
        <translation>改正 id；简单的表格用带 scope 的 th 即可，不需要 headers。</translation>
    </message>
    <message>
        <source>Correct the link or remove it; if many pages have it, it probably stands in a template.</source>
        <translation>修正或删除该链接；如果许多页面都有，它多半在模板中。</translation>
    </message>
    <message>
        <source>Correct the name, or give an own element a name with a hyphen.</source>
        <translation>更正名称，或为自定义元素取一个带连字符的名称。</translation>
    </message>
    <message>
        <source>Correct the name, or remove the attribute.</source>
        <translation>改正名称，或删除该属性。</translation>
    </message>
    <message>
        <source>Correct the name, which has to be spelt as the id is, also in its case, or give the place the id. Places that only a script makes cannot be seen here.</source>
        <translation>改正名称，它必须与 id 完全一致，包括大小写；或者给那个位置加上这个 id。只由脚本生成的位置在这里看不到。</translation>
    </message>
    <message>
        <source>Correct the rewrite rule that causes it; if it is there to set a cookie, answer with the page even without one.</source>
        <translation>修正引起它的重写规则；如果是为了设置 Cookie，请在没有 Cookie 时也返回页面。</translation>
    </message>
    <message>
        <source>Correct the spelling (directives are parted by commas), or remove it.</source>
        <translation>修正拼写（指令之间用逗号分隔），或将其删除。</translation>
    </message>
    <message>
        <source>Correct the spelling, or put a # in front of remarks.</source>
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
        <source>Correct the words named: keywords stand in single quotes (&apos;self&apos;), and directives are parted by semicolons.</source>
        <translation>改正所列的词：关键字写在单引号中（&apos;self&apos;），指令之间用分号隔开。</translation>
    </message>
    <message>
        <source>Crawl with fewer threads and a longer delay, or raise the server&apos;s limit for this crawler, then fetch these URLs again.</source>
        <translation>用更少的线程和更长的间隔爬取，或在服务器上放宽对本爬虫的限制，然后重新抓取这些 URL。</translation>
    </message>
    <message>
        <source>Crawlers and browsers have to fetch it in full each time, where otherwise a short &quot;not modified&quot; would do.</source>
        <translation>爬虫和浏览器每次都要完整抓取，而本来一个简短的“未修改”就够了。</translation>
    </message>
    <message>
        <source>Crawlers find no rules in it, so that they keep to none; often the server answers every missing address so.</source>
        <translation>爬虫在其中找不到规则，也就不会遵守任何规则；往往是服务器对所有不存在的地址都这样回答。</translation>
    </message>
    <message>
        <source>Crawlers follow five redirects at most, and some none at all: then the rules do not count, or nothing is crawled.</source>
        <translation>爬虫最多跟随五次重定向，有些完全不跟随：这样规则就不起作用，或者什么都不会被抓取。</translation>
    </message>
    <message>
        <source>Crawlers give up then and go by no rules: what the file was to keep out is crawled.</source>
        <translation>爬虫这时会放弃，不按任何规则抓取：本应被排除的内容会被抓取。</translation>
    </message>
    <message>
        <source>Crawlers have to take that for a ban on the whole host. If it lasts, pages drop out of search results.</source>
        <translation>爬虫必须把这当作对整台主机的禁止。持续下去，页面会从搜索结果中消失。</translation>
    </message>
    <message>
        <source>Crawlers need not read further, Google does not; rules behind that do not hold.</source>
        <translation>爬虫不必再往下读，Google 也不读；之后的规则不起作用。</translation>
    </message>
    <message>
        <source>Crawlers pass over such lines; a mistyped rule does not hold.</source>
        <translation>爬虫会跳过这样的行；写错的规则不起作用。</translation>
    </message>
    <message>
        <source>Crawlers pass over them, as they do not know for whom the rules are.</source>
        <translation>爬虫不知道这些规则针对谁，会跳过它们。</translation>
    </message>
    <message>
        <source>Crawlers with the same rules cannot read the page that visitors mostly come to first.</source>
        <translation>受同样规则约束的爬虫无法读取访客通常最先到达的页面。</translation>
    </message>
    <message>
        <source>Dates in a sitemap are wrong</source>
        <translation>站点地图中的日期有误</translation>
    </message>
    <message>
        <source>Decide for one: remove the role, or the tabindex and ARIA attributes.</source>
        <translation>二者取其一：删除角色，或删除 tabindex 和 ARIA 属性。</translation>
    </message>
    <message>
        <source>Decide on one address for the site, name it in all canonical URLs, and redirect the others to it.</source>
        <translation>为网站确定一个地址，在所有规范 URL 中使用它，并把其他地址重定向到它。</translation>
    </message>
    <message>
        <source>Decide on one, and remove the other; often an extension and the theme or the server each write their own.</source>
        <translation>只保留一个，删除另一个；常见原因是扩展与主题或服务器各写了一份。</translation>
    </message>
    <message>
        <source>Decide whether the page is to be found, and write its links alike.</source>
        <translation>决定该页面是否应被找到，并统一链接的写法。</translation>
    </message>
    <message>
        <source>Decide which URL is right, and remove the others from the template, the extension or the server&apos;s headers.</source>
        <translation>确定哪个正确，从模板、扩展或服务器标头中删除其余的。</translation>
    </message>
    <message>
        <source>Declare it, as in prefix=&quot;ex: https://example.org/&quot;.</source>
        <translation>声明它，例如 prefix=&quot;ex: https://example.org/&quot;。</translation>
    </message>
    <message>
        <source>Deep URLs that lead to the start page, from this number on</source>
        <translation>重定向到首页的内页数量（从此数起）</translation>
    </message>
    <message>
        <source>Description: characters, at least</source>
        <translation>描述：字符数下限</translation>
    </message>
    <message>
        <source>Description: characters, at most</source>
        <translation>描述：字符数上限</translation>
    </message>
    <message>
        <source>Description: width in search results, at least</source>
        <translation>描述：搜索结果中的宽度下限</translation>
    </message>
    <message>
        <source>Description: width in search results, at most</source>
        <translation>描述：搜索结果中的宽度上限</translation>
    </message>
    <message>
        <source>Deviations below what is usual in the folder, at most</source>
        <translation>低于文件夹内常态的偏差倍数上限</translation>
    </message>
    <message>
        <source>Different canonical URLs on one page</source>
        <translation>同一页面声明了不同的规范 URL</translation>
    </message>
    <message>
        <source>Different frames have one name</source>
        <translation>不同的框架使用同一名称</translation>
    </message>
    <message>
        <source>Directives and quoted keywords that do not exist, keywords without their quotes, and directives among the values of another one, where a semicolon is missing.</source>
        <translation>不存在的指令和带引号的关键字、没有引号的关键字，以及因缺少分号而混入其他指令取值中的指令。</translation>
    </message>
    <message>
        <source>Directives for search engines contradict each other</source>
        <translation>给搜索引擎的指令互相矛盾</translation>
    </message>
    <message>
        <source>Divide lists into several pages, and leave out what another page of the site has anyway.</source>
        <translation>把列表分成多页，省去站内其他页面已有的链接。</translation>
    </message>
    <message>
        <source>Divide the text by h2 headings that say what each part is about.</source>
        <translation>用 h2 标题行划分文字，说明各部分的内容。</translation>
    </message>
    <message>
        <source>Documentation</source>
        <translation>技术文档</translation>
    </message>
    <message>
        <source>Each change makes browsers calculate more; visitors notice it on weak devices at most.</source>
        <translation>每次变化浏览器都要计算更多；至多在性能较弱的设备上能感觉到。</translation>
    </message>
    <message>
        <source>Each file costs a request; over HTTP/1.1 they wait for each other.</source>
        <translation>每个文件都要一次请求；使用 HTTP/1.1 时还要互相等待。</translation>
    </message>
    <message>
        <source>Each hop is one more request that visitors wait for, on mobile networks noticeably.</source>
        <translation>每跳一次，访客都要多等一次请求，在移动网络上很明显。</translation>
    </message>
    <message>
        <source>Each visit makes new URLs of the same pages, and who shares a link may share the session with it.</source>
        <translation>每次访问都会为同样的页面产生新的 URL，分享链接的人可能连会话一起分享出去。</translation>
    </message>
    <message>
        <source>Each visit waits for one more request before the file can begin to come.</source>
        <translation>每次访问都要多等一次请求，文件才能开始传输。</translation>
    </message>
    <message>
        <source>Elements and attributes that authors must no longer use, such as center, font, align or bgcolor.</source>
        <translation>作者不应再使用的元素和属性，如 center、font、align 或 bgcolor。</translation>
    </message>
    <message>
        <source>Elements are nested deep, or one has many children</source>
        <translation>元素嵌套过深，或某个元素的子元素过多</translation>
    </message>
    <message>
        <source>Elements directly within one, at most</source>
        <translation>单个元素的直接子元素上限</translation>
    </message>
    <message>
        <source>Elements of a page, at most</source>
        <translation>页面元素数上限</translation>
    </message>
    <message>
        <source>Elements of a page, far too many from</source>
        <translation>页面元素数（超过即为过多）</translation>
    </message>
    <message>
        <source>Elements with the same value of accesskey, letter case aside, where more than one has it.</source>
        <translation>accesskey 的值相同（不分大小写）的多个元素。</translation>
    </message>
    <message>
        <source>Elements within each other, at most</source>
        <translation>元素嵌套层数上限</translation>
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
        <source>Errors that the HTML Standard gives a name, counted by their codes; the most frequent ones are named.</source>
        <translation>HTML 标准命名的解析错误，按代码计数，并列出最常见的几种。</translation>
    </message>
    <message>
        <source>Escape each part of a URL exactly once; look for a template function that is called twice.</source>
        <translation>URL 的每一部分只转义一次；检查模板中是否重复调用了转义函数。</translation>
    </message>
    <message>
        <source>Every footer of the page, or element with role=&quot;contentinfo&quot;, after the first. A footer inside article, aside, main, nav or section does not count.</source>
        <translation>第一个之后的每个页面 footer 或 role 为 &quot;contentinfo&quot; 的元素。article、aside、main、nav 或 section 内的 footer 不计。</translation>
    </message>
    <message>
        <source>Every header of the page, or element with role=&quot;banner&quot;, after the first. A header inside article, aside, main, nav or section does not count.</source>
        <translation>第一个之后的每个页面 header 或 role 为 &quot;banner&quot; 的元素。article、aside、main、nav 或 section 内的 header 不计。</translation>
    </message>
    <message>
        <source>Every link of other pages to a page says nofollow, ugc or sponsored, or stands on a page that says nofollow. Start addresses do not count.</source>
        <translation>其他页面指向该页面的每个链接都带有 nofollow、ugc 或 sponsored，或位于声明了 nofollow 的页面上。起始地址不算。</translation>
    </message>
    <message>
        <source>Every main element, or one with role=&quot;main&quot;, after the first. Hidden ones do not count.</source>
        <translation>第一个之后的每个 main 元素或 role 为 &quot;main&quot; 的元素。隐藏的不计。</translation>
    </message>
    <message>
        <source>Every other page that links to a page says noindex. Start addresses do not count.</source>
        <translation>链接到该页面的其他页面全都声明了 noindex。起始地址不算。</translation>
    </message>
    <message>
        <source>Every visitor who follows such a link waits for one more request, and search engines need one more to find the page.</source>
        <translation>每个点击此类链接的访客都要多等一次请求，搜索引擎也要多请求一次才能找到页面。</translation>
    </message>
    <message>
        <source>Everybody who reads the page can use it. Text that merely shows an example can be found too.</source>
        <translation>每个能读到页面的人都可以使用它。只是举例的文字也可能被发现。</translation>
    </message>
    <message>
        <source>Everybody who sees the page can use them, and browsers warn of such links or drop the password.</source>
        <translation>看到页面的人都能使用它们，浏览器也会对此类链接发出警告或丢弃密码。</translation>
    </message>
    <message>
        <source>Everything behind it becomes a part of it.</source>
        <translation>其后的所有内容都会成为它的一部分。</translation>
    </message>
    <message>
        <source>Exactly one other page of the crawl links or redirects to a page that search engines may list. Start addresses do not count.</source>
        <translation>在本次爬取中，只有一个其他页面链接或重定向到该可被收录的页面。起始地址不算。</translation>
    </message>
    <message>
        <source>Files that a page asks for, at most</source>
        <translation>页面请求的文件数上限</translation>
    </message>
    <message>
        <source>Fill it, or leave it out.</source>
        <translation>填入内容，或将其删除。</translation>
    </message>
    <message>
        <source>Find out what the server does in that time: cache pages, mend slow queries, raise the limits of a busy host. Crawl with fewer requests at a time to compare.</source>
        <translation>查明服务器在这段时间里做什么：缓存页面，改进慢查询，给繁忙的主机提高上限。减少并发请求再爬一次作比较。</translation>
    </message>
    <message>
        <source>First heading: characters, at most</source>
        <translation>一级标题：字符数上限</translation>
    </message>
    <message>
        <source>Flatten the wrappers, and split long lists into parts.</source>
        <translation>减少包装层级，把长列表拆成几部分。</translation>
    </message>
    <message>
        <source>Following the canonical URLs from page to page leads back to the page, as when A names B and B names A.</source>
        <translation>沿着规范 URL 从一页到另一页又回到原页，例如 A 声明 B，B 声明 A。</translation>
    </message>
    <message>
        <source>For those who hear the page, there is nothing in it (WCAG 1.3.1, 4.1.2).</source>
        <translation>对靠听的人来说，页面是空的（WCAG 1.3.1、4.1.2）。</translation>
    </message>
    <message>
        <source>Frames of one name, letter case aside, that show different addresses. A person has to decide whether the contents serve the same purpose.</source>
        <translation>名称相同（不分大小写）但地址不同的框架。内容的用途是否相同需由人判断。</translation>
    </message>
    <message>
        <source>From one heading to the next the level rises by more than one, such as from h2 to h4. Levels by aria-level count, hidden headings do not.</source>
        <translation>从一个标题行到下一个，级别一次增加超过一级，例如从 h2 到 h4。aria-level 设定的级别计入，隐藏的标题行不算。</translation>
    </message>
    <message>
        <source>From the start of the request, with connecting, to the first byte of the answer it took more than 1,800 ms. It is what the crawl measured last, under the load of the crawl.</source>
        <translation>从请求开始（含建立连接）到响应的第一个字节超过 1,800 毫秒。这是爬取最近一次测得的值，受爬取本身的负载影响。</translation>
    </message>
    <message>
        <source>From the start of the request, with connecting, to the first byte of the answer it took more than 800 ms. It is what the crawl measured last, under the load of the crawl.</source>
        <translation>从请求开始（含建立连接）到响应的第一个字节超过 800 毫秒。这是爬取最近一次测得的值，受爬取本身的负载影响。</translation>
    </message>
    <message>
        <source>Get a certificate for the host, serve the page by https, and redirect the http URL there with status 301.</source>
        <translation>为主机申请证书，以 https 提供页面，并用状态码 301 把 http URL 重定向过去。</translation>
    </message>
    <message>
        <source>Get a certificate that names every host of the site, with and without www, or let the server show the right one.</source>
        <translation>申请包含网站所有主机名（带和不带 www）的证书，或者让服务器出示正确的证书。</translation>
    </message>
    <message>
        <source>Give a value of a type that schema.org names for the property, or a text.</source>
        <translation>使用 schema.org 为该属性列出的类型，或用文本。</translation>
    </message>
    <message>
        <source>Give bestRating and worstRating of your scale.</source>
        <translation>给出您所用评分范围的 bestRating 和 worstRating。</translation>
    </message>
    <message>
        <source>Give each area an alt text that says where it leads.</source>
        <translation>给每个区域加上说明去向的 alt 文本。</translation>
    </message>
    <message>
        <source>Give each element a key of its own, or leave accesskey out, as it often clashes with keys of browsers and screen readers.</source>
        <translation>给每个元素单独的按键，或去掉 accesskey，因为它常与浏览器和屏幕阅读器的按键冲突。</translation>
    </message>
    <message>
        <source>Give each element an id of its own, or a class where several are meant.</source>
        <translation>为每个元素设置唯一的 id；若指多个元素，请用 class。</translation>
    </message>
    <message>
        <source>Give each frame a title of its own.</source>
        <translation>给每个框架单独的 title。</translation>
    </message>
    <message>
        <source>Give each item its type.</source>
        <translation>为每个项目指定类型。</translation>
    </message>
    <message>
        <source>Give each page an address of its own, without a hash mark; scripts can change the address by the History interface.</source>
        <translation>给每个页面一个不带井号的地址；脚本可以通过 History 接口改变地址。</translation>
    </message>
    <message>
        <source>Give each page the date of its own last change, or leave the dates out.</source>
        <translation>给每个页面写上它自己最后更改的日期，或者不写日期。</translation>
    </message>
    <message>
        <source>Give the element that it should lead to that id.</source>
        <translation>给它要到达的元素加上该 id。</translation>
    </message>
    <message>
        <source>Give the item that is meant this @id, or correct the reference.</source>
        <translation>为所指项目设置该 @id，或更正引用。</translation>
    </message>
    <message>
        <source>Give the items the right role, such as tab in tablist, and move everything else out.</source>
        <translation>给项目设置正确的角色，例如 tablist 中的 tab，并把其他内容移出。</translation>
    </message>
    <message>
        <source>Give them noindex, or disallow them in robots.txt; link to categories instead of searches.</source>
        <translation>给它们加上 noindex，或在 robots.txt 中禁止；链接到分类而不是搜索。</translation>
    </message>
    <message>
        <source>Google reads no further, so that a page may be drawn wrongly there or a PDF be found by its beginning only. Visitors wait longer.</source>
        <translation>Google 不再往下读，页面在那里可能显示有误，PDF 也只能按开头部分被检索到。访客也要等更久。</translation>
    </message>
    <message>
        <source>Google reads none of them; some other crawlers obey crawl-delay, Yandex clean-param. They harm nobody, but noindex written here keeps no page out of results.</source>
        <translation>Google 都不读取；有些爬虫遵守 crawl-delay，Yandex 读取 clean-param。它们没有害处，但写在这里的 noindex 不能使页面不被收录。</translation>
    </message>
    <message>
        <source>Google reads the first 2 MB only: text and links behind that are not seen.</source>
        <translation>Google 只读取前 2 MB：之后的文字和链接不会被看到。</translation>
    </message>
    <message>
        <source>HSTS falls short of what preload lists ask for</source>
        <translation>HSTS 未达到预加载列表的要求</translation>
    </message>
    <message>
        <source>HSTS for less than a month</source>
        <translation>HSTS 的有效期不足一个月</translation>
    </message>
    <message>
        <source>HTML</source>
        <translation>HTML</translation>
    </message>
    <message>
        <source>HTTP status and redirects</source>
        <translation>HTTP 状态与重定向</translation>
    </message>
    <message>
        <source>Have a new certificate issued for a new key. Authorities of today do not sign others.</source>
        <translation>用新密钥申请新证书。如今的颁发机构不会签发别的证书。</translation>
    </message>
    <message>
        <source>Have cookies set by pages only; take static files out of what the application answers.</source>
        <translation>只由页面设置 Cookie；静态文件不要经过应用程序。</translation>
    </message>
    <message>
        <source>Have the server answer /robots.txt with status 200, or with 404 where there are no rules.</source>
        <translation>让服务器对 /robots.txt 返回状态码 200；没有规则时返回 404。</translation>
    </message>
    <message>
        <source>Have the server answer with status 404 or 410 and the same page; visitors see no difference.</source>
        <translation>让服务器以状态码 404 或 410 返回同样的页面；访客看不出区别。</translation>
    </message>
    <message>
        <source>Have the server send Vary: Accept-Encoding wherever it compresses.</source>
        <translation>让服务器在压缩时都发送 Vary: Accept-Encoding。</translation>
    </message>
    <message>
        <source>Have the server send the right Content-Type for this kind of file, for text with its charset.</source>
        <translation>让服务器为这类文件发送正确的 Content-Type，文本类型还应带上 charset。</translation>
    </message>
    <message>
        <source>Have the server send the text of the page (rendering on the server or ahead of time).</source>
        <translation>让服务器直接发送页面的文字（服务器端渲染或预先渲染）。</translation>
    </message>
    <message>
        <source>Have the server send the text and the links of the page (rendering on the server or ahead of time).</source>
        <translation>让服务器直接发送页面的文字和链接（服务器端渲染或预先渲染）。</translation>
    </message>
    <message>
        <source>Have the site write a sitemap of its indexable pages, and name it in robots.txt.</source>
        <translation>让网站生成包含可索引页面的站点地图，并在 robots.txt 中列出。</translation>
    </message>
    <message>
        <source>Have the sitemap written from all pages that are to be found, or give the page noindex if it is not.</source>
        <translation>让站点地图包含所有希望被找到的页面；不希望被找到的页面加上 noindex。</translation>
    </message>
    <message>
        <source>Have the sitemap written with https URLs.</source>
        <translation>让站点地图使用 https URL。</translation>
    </message>
    <message>
        <source>Have the template write a canonical link with the page&apos;s own full URL.</source>
        <translation>让模板写入规范链接，内容为页面自身的完整 URL。</translation>
    </message>
    <message>
        <source>Have the template write the current year, or leave the year out.</source>
        <translation>让模板写入当前年份，或去掉年份。</translation>
    </message>
    <message>
        <source>Header and page name different encodings</source>
        <translation>标头与页面写的编码不同</translation>
    </message>
    <message>
        <source>Hidden from screen readers, yet reached by the keyboard</source>
        <translation>对屏幕阅读器隐藏却能用键盘到达</translation>
    </message>
    <message>
        <source>Hold the page against the validator of AMP.</source>
        <translation>用 AMP 验证器检查该页面。</translation>
    </message>
    <message>
        <source>How to mend it</source>
        <translation>修复方法</translation>
    </message>
    <message>
        <source>If all subdomains have https: send max-age=31536000; includeSubDomains; preload, and register the domain at hstspreload.org.</source>
        <translation>如果所有子域都支持 https：发送 max-age=31536000; includeSubDomains; preload，并在 hstspreload.org 登记域名。</translation>
    </message>
    <message>
        <source>If that server is broken into, its changed script runs on your page with all its rights.</source>
        <translation>如果那台服务器被入侵，被篡改的脚本会以全部权限在您的页面上运行。</translation>
    </message>
    <message>
        <source>If the same page is reached by several URLs, search engines choose one of them themselves. A site without doubles loses nothing.</source>
        <translation>如果同一页面有多个 URL，搜索引擎会自行选择其中之一。没有重复页面的网站不受影响。</translation>
    </message>
    <message>
        <source>If the site is to be found, remove the line Disallow: / from that group; if not, all is well.</source>
        <translation>如果希望网站被找到，从该组中删除 Disallow: / 一行；如果不希望，则没有问题。</translation>
    </message>
    <message>
        <source>If the text is your own, name the page&apos;s own URL; look for a leftover domain in the settings of the publishing system.</source>
        <translation>如果内容是您自己的，请声明页面自身的 URL；检查内容管理系统的设置中是否遗留了其他域名。</translation>
    </message>
    <message>
        <source>If the title does not tell what the page has, add its subject or the site&apos;s name.</source>
        <translation>如果标题说不清页面内容，请加上主题或网站名称。</translation>
    </message>
    <message>
        <source>If there is more to say, name the site or the category in the title and keep the heading short.</source>
        <translation>如果有更多可说，在 title 中加上网站或类别，标题行保持简短。</translation>
    </message>
    <message>
        <source>If you want either, put a text file robots.txt into the topmost folder of the host.</source>
        <translation>有需要时，在主机的最上层文件夹放一个文本文件 robots.txt。</translation>
    </message>
    <message>
        <source>Image candidates by width, without the width that is drawn</source>
        <translation>按宽度列出了图片候选，却没有写显示宽度</translation>
    </message>
    <message>
        <source>Image candidates that are written wrongly</source>
        <translation>图片候选列表写法有误</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Images that name no file</source>
        <translation>图片没有指定文件</translation>
    </message>
    <message>
        <source>Images that no room is kept for</source>
        <translation>没有为图片预留位置</translation>
    </message>
    <message>
        <source>Images that nobody scrolls to are fetched all the same, and compete with those that are seen.</source>
        <translation>没有人会滚动到的图片也会加载，并与看得到的图片争抢带宽。</translation>
    </message>
    <message>
        <source>Images that repeat the text of their link</source>
        <translation>图片重复了所在链接的文字</translation>
    </message>
    <message>
        <source>Images with a file name in place of a text</source>
        <translation>图片的替代文字是文件名</translation>
    </message>
    <message>
        <source>Images with a long text in their place</source>
        <translation>图片的替代文字很长</translation>
    </message>
    <message>
        <source>Images without a text in their place</source>
        <translation>图片没有替代文字</translation>
    </message>
    <message>
        <source>Images, icons, audio and video that an https page names by http, in styles within the page too. Pages whose policy says upgrade-insecure-requests do not count.</source>
        <translation>https 页面以 http 引用的图片、图标、音频和视频，包括页面内样式中的引用。策略中含 upgrade-insecure-requests 的页面不计。</translation>
    </message>
    <message>
        <source>Images, scripts, styles and other files of an indexable page that robots.txt disallows to the crawl&apos;s user agent. Only what the crawl looked at counts.</source>
        <translation>可索引页面的图片、脚本、样式等文件，被 robots.txt 禁止本次爬取的 User-Agent 访问。只计爬取查看过的文件。</translation>
    </message>
    <message>
        <source>In HTML lang counts, other programs may go by xml:lang and choose another voice (WCAG 3.1.1).</source>
        <translation>HTML 中以 lang 为准，其他程序可能按 xml:lang 选择另一种语音（WCAG 3.1.1）。</translation>
    </message>
    <message>
        <source>In a list of landmarks one cannot be told from the other. WCAG does not ask for it; it is good practice.</source>
        <translation>在地标列表中无法区分它们。WCAG 没有此要求，属于良好做法。</translation>
    </message>
    <message>
        <source>In a list of links people cannot tell which one is which.</source>
        <translation>在链接列表中，人们无法区分它们。</translation>
    </message>
    <message>
        <source>In a long text without subheadings people find nothing at a glance, and listeners cannot jump.</source>
        <translation>没有小标题的长文难以快速查找，用屏幕阅读器的人也无法跳转。</translation>
    </message>
    <message>
        <source>In results and among open tabs people cannot tell these pages apart.</source>
        <translation>在搜索结果和打开的标签页中，人们无法区分这些页面。</translation>
    </message>
    <message>
        <source>In results and bookmarks nobody learns what the page is about, and search engines often replace such titles.</source>
        <translation>在搜索结果和书签中看不出页面讲什么，搜索引擎也常会替换这样的标题。</translation>
    </message>
    <message>
        <source>Indexable pages with a search parameter (q, s, query, search, suche, keyword, keywords) below a path with /search, /suche or /recherche, or with s on the start page.</source>
        <translation>可索引的页面，路径含 /search、/suche 或 /recherche 且带有搜索参数（q、s、query、search、suche、keyword、keywords），或首页带有参数 s。</translation>
    </message>
    <message>
        <source>Indexing and canonical pages</source>
        <translation>收录与规范页面</translation>
    </message>
    <message>
        <source>Intranet or staging</source>
        <translation>内网或预发布</translation>
    </message>
    <message>
        <source>It comes anew with each page, is a third larger than the file, and text behind it waits.</source>
        <translation>它随每个页面重新传输，比文件大三分之一，后面的文字也要等待。</translation>
    </message>
    <message>
        <source>It does no harm and has no effect there; other readers may still use it.</source>
        <translation>它无害，但在那里不起作用；其他读取方可能仍会使用。</translation>
    </message>
    <message>
        <source>It does no harm by itself, but shows that what makes the sitemaps counts pages twice, and wastes room in them.</source>
        <translation>这本身没有害处，但说明生成站点地图的程序重复计算了页面，也浪费空间。</translation>
    </message>
    <message>
        <source>It does no harm now, but two places have to be kept alike, and once they differ search engines ignore both.</source>
        <translation>目前没有害处，但两处必须保持一致；一旦不同，搜索引擎会全部忽略。</translation>
    </message>
    <message>
        <source>It fills less than a line of the result, where there is room for two.</source>
        <translation>它在搜索结果中不满一行，而空间有两行。</translation>
    </message>
    <message>
        <source>It has to be replaced before its end, or browsers show a warning in place of the site.</source>
        <translation>必须在到期之前更换，否则浏览器会显示警告而不是网站。</translation>
    </message>
    <message>
        <source>It is a good heading only as long as the alt text is one. The image cannot be searched, copied or made larger as text can.</source>
        <translation>只有 alt 写得好，它才是好的标题行。图片不能像文字那样搜索、复制或放大。</translation>
    </message>
    <message>
        <source>It is a hint only: from about there on pages become slower on weak devices.</source>
        <translation>这只是提示：大约从这个数量起，页面在性能较弱的设备上会变慢。</translation>
    </message>
    <message>
        <source>It is allowed, but some screen readers say only the first or the last (WCAG 3.3.2).</source>
        <translation>这是允许的，但有些屏幕阅读器只读第一个或最后一个（WCAG 3.3.2）。</translation>
    </message>
    <message>
        <source>It is information, not a fault: your texts are not to be used for training or answers there, and such services may not send visitors either.</source>
        <translation>这是信息而非错误：您的文字不供其用于训练或回答，这些服务可能也不会带来访客。</translation>
    </message>
    <message>
        <source>It is mostly seen at once, and comes later for being lazy. If it stands far below, it is right.</source>
        <translation>它多半一打开就能看到，延迟加载反而更晚出现。如果它位置很靠下，则没有问题。</translation>
    </message>
    <message>
        <source>It is mostly the day on which the sitemap was made. Search engines notice, and do not look at the dates of the site any more.</source>
        <translation>这多半是生成站点地图的日子。搜索引擎会发觉，并不再理会该网站的日期。</translation>
    </message>
    <message>
        <source>It is no fault in itself. Often scripts, styles or repeated markup are written into the page and make it slow to load.</source>
        <translation>这本身不是错误。常见原因是脚本、样式或重复的标记写在页面中，使加载变慢。</translation>
    </message>
    <message>
        <source>It is no fault: everything may be crawled. Only, there is no place to name the sitemap or to keep crawlers out of spider traps.</source>
        <translation>这不是错误：一切都可以爬取。只是没有地方声明站点地图，也无法让爬虫避开蜘蛛陷阱。</translation>
    </message>
    <message>
        <source>It is passed over, so that it does not do what its author meant.</source>
        <translation>它会被忽略，起不到作者想要的作用。</translation>
    </message>
    <message>
        <source>It is probably meant for another item, and not read here.</source>
        <translation>它可能属于另一个项目，在此不会被读取。</translation>
    </message>
    <message>
        <source>It is still understood today; new features ask for the new name.</source>
        <translation>目前仍可识别，但新功能会要求新名称。</translation>
    </message>
    <message>
        <source>It may be a sign that the pages are about the same, or that the h2 stands above something else than the content.</source>
        <translation>这可能说明页面内容相近，或者 h2 写在正文以外的内容上。</translation>
    </message>
    <message>
        <source>It may say too little for people to choose the page in a list of results. Titles in Chinese or Japanese are often short and good.</source>
        <translation>在搜索结果列表中，它可能信息太少，人们难以选择。中文或日文标题往往短而恰当。</translation>
    </message>
    <message>
        <source>It means nothing to browsers and readers; often it is a typing error, or a template that nobody filled.</source>
        <translation>它对浏览器和阅读器没有意义；往往是拼写错误，或模板没有被填充。</translation>
    </message>
    <message>
        <source>It mostly comes from relative links that make the path longer on each page; crawlers can follow them without end.</source>
        <translation>这多半来自相对链接，使路径一页比一页长；爬虫可能无止境地跟随。</translation>
    </message>
    <message>
        <source>It says nothing; perhaps a template was not filled.</source>
        <translation>它没有任何含义，可能是模板未被填充。</translation>
    </message>
    <message>
        <source>It shows in another place than it was written, and screen readers read it before the table.</source>
        <translation>它显示的位置与书写位置不同，屏幕阅读器也会在表格之前朗读它。</translation>
    </message>
    <message>
        <source>It takes long to load and to draw on slow connections and phones.</source>
        <translation>在慢速网络和手机上加载和绘制都很费时。</translation>
    </message>
    <message>
        <source>It takes visitors away while they read, cannot be stopped by those who need more time, and search engines understand it less surely than a redirect.</source>
        <translation>它会在访客阅读时把人带走，需要更多时间的人也无法阻止；搜索引擎对它的理解不如重定向可靠。</translation>
    </message>
    <message>
        <source>It worked on the computer of the author. Visitors get nothing, and the path may tell a user&apos;s name.</source>
        <translation>它在作者的计算机上可用。访客什么也得不到，而路径可能泄露用户名。</translation>
    </message>
    <message>
        <source>It works, but characters of other languages cannot be written in it, and forms send what they cannot write in odd forms. The HTML standard asks for UTF-8.</source>
        <translation>它能用，但无法写入其他语言的字符，表单提交这类字符时会变形。HTML 标准要求使用 UTF-8。</translation>
    </message>
    <message>
        <source>It works, but turns wrong as soon as the page is reached by another host or by http: then each copy names itself.</source>
        <translation>它能用，但当页面通过其他主机名或 http 访问时就会出错：每个副本都声明自己是规范页面。</translation>
    </message>
    <message>
        <source>JSON-LD that is a text or a number</source>
        <translation>JSON-LD 是文本或数字</translation>
    </message>
    <message>
        <source>JSON-LD that is no JSON</source>
        <translation>JSON-LD 不是合法的 JSON</translation>
    </message>
    <message>
        <source>JSON-LD without @context</source>
        <translation>JSON-LD 没有 @context</translation>
    </message>
    <message>
        <source>JSON-LD without content</source>
        <translation>JSON-LD 没有内容</translation>
    </message>
    <message>
        <source>Join the values, or remove one of the two.</source>
        <translation>合并两个值，或删除其中一个。</translation>
    </message>
    <message>
        <source>Join them to one or two files, and give those for print or wide screens a media attribute.</source>
        <translation>合并成一两个文件，给打印或宽屏用的样式表加上 media 属性。</translation>
    </message>
    <message>
        <source>Keep alt to a sentence, and say the rest in the text beside the image or its caption.</source>
        <translation>alt 只写一句话，其余写在图片旁的文字或说明中。</translation>
    </message>
    <message>
        <source>Keep groups of dt and dd, each in a div if you like, and move everything else out of the list.</source>
        <translation>只保留成组的 dt 和 dd（可各放在一个 div 中），把其他内容移出列表。</translation>
    </message>
    <message>
        <source>Keep one URL for each code; tell countries apart by a region, such as en-GB and en-US.</source>
        <translation>每个代码只保留一个 URL；用地区区分国家，例如 en-GB 和 en-US。</translation>
    </message>
    <message>
        <source>Keep one base element, before all links, styles and scripts, or none at all.</source>
        <translation>只保留一个 base 元素并放在所有链接、样式和脚本之前，或完全不用。</translation>
    </message>
    <message>
        <source>Keep one main element, or hide those that are not shown.</source>
        <translation>保留一个 main 元素，或把不显示的隐藏起来。</translation>
    </message>
    <message>
        <source>Keep one of the two; often a plug-in adds its own.</source>
        <translation>保留其中一个；常常是插件又添加了一份。</translation>
    </message>
    <message>
        <source>Keep one, and put the others into the parts that they belong to.</source>
        <translation>保留一个，其余移到所属的部分中。</translation>
    </message>
    <message>
        <source>Keep sessions in cookies only, and redirect such URLs to those without the parameter.</source>
        <translation>会话只保存在 Cookie 中，并把这样的 URL 重定向到不带该参数的 URL。</translation>
    </message>
    <message>
        <source>Keep the canonical URL alone if the pages are alike, or noindex alone if the page is to be left out.</source>
        <translation>如果两个页面内容相同，只保留规范 URL；如果不希望收录，只保留 noindex。</translation>
    </message>
    <message>
        <source>Keep the one that names the page&apos;s subject, and make the others h2.</source>
        <translation>保留说明页面主题的那个，其余改为 h2。</translation>
    </message>
    <message>
        <source>Keep the versions in one place, the pages or the sitemap, or make both from the same source.</source>
        <translation>语言版本只写在一处，即页面或站点地图中；或者让两者由同一来源生成。</translation>
    </message>
    <message>
        <source>Labels, descriptions and table headers stay without effect, above all for those who use a screen reader.</source>
        <translation>标签、说明和表头不起作用，对使用屏幕阅读器的人影响最大。</translation>
    </message>
    <message>
        <source>Leave Domain out or name the site&apos;s own domain, and keep large data on the server.</source>
        <translation>去掉 Domain 或写网站自己的域名，大量数据保存在服务器上。</translation>
    </message>
    <message>
        <source>Leave it out where nobody else reads it.</source>
        <translation>若没有其他读取方，可以删除。</translation>
    </message>
    <message>
        <source>Leave out parameters that change nothing, keep the rest in one order, and name a canonical URL.</source>
        <translation>去掉不起作用的参数，其余固定顺序，并声明规范 URL。</translation>
    </message>
    <message>
        <source>Let all of these pages name the last one.</source>
        <translation>让这些页面都声明最后一个。</translation>
    </message>
    <message>
        <source>Let at least one page link to it without nofollow.</source>
        <translation>至少让一个页面以不带 nofollow 的链接指向它。</translation>
    </message>
    <message>
        <source>Let each language version name itself as canonical, and the others by hreflang only.</source>
        <translation>让每个语言版本把自身声明为规范页面，其他版本只用 hreflang 声明。</translation>
    </message>
    <message>
        <source>Let each page name its own URL; the template probably writes the same one everywhere.</source>
        <translation>让每个页面声明自身的 URL；模板可能在所有页面上写了同一个。</translation>
    </message>
    <message>
        <source>Let each page of the series be listed and name itself as canonical.</source>
        <translation>让系列的每一页都可收录，并把自身声明为规范页面。</translation>
    </message>
    <message>
        <source>Let every page begin with the tag !DOCTYPE html in angle brackets, without anything before it.</source>
        <translation>让每个页面以尖括号中的 !DOCTYPE html 开头，前面不要有任何内容。</translation>
    </message>
    <message>
        <source>Let the AMP page name this page with rel=canonical.</source>
        <translation>让 AMP 页面用 rel=canonical 指向本页。</translation>
    </message>
    <message>
        <source>Let the first redirect name the last URL of the chain, and link to that one.</source>
        <translation>让第一次重定向直接指向链条的终点，并把链接改为指向终点。</translation>
    </message>
    <message>
        <source>Let the first redirect name the last URL, and look for the rules that send URLs on one after the other.</source>
        <translation>让第一次重定向直接指向终点，并检查哪些规则把 URL 依次转走。</translation>
    </message>
    <message>
        <source>Let the page have each of the three tags once, in this order.</source>
        <translation>每个页面只保留这三个标签各一次，并按此顺序排列。</translation>
    </message>
    <message>
        <source>Let the page name itself as canonical, or, if it should not be found, mark it noindex or redirect it.</source>
        <translation>让页面把自己指定为规范页面；如果它不应被找到，就标记 noindex 或重定向。</translation>
    </message>
    <message>
        <source>Let the redirect name the https URL; often the server behind a proxy does not know that it is reached by https.</source>
        <translation>让重定向指向 https 的 URL；常见原因是代理后面的服务器不知道自己是通过 https 访问的。</translation>
    </message>
    <message>
        <source>Let the server send text/plain; charset=utf-8 for it.</source>
        <translation>让服务器为它发送 text/plain; charset=utf-8。</translation>
    </message>
    <message>
        <source>Let these pages name the URL without parameters as canonical, and link to that one within the site.</source>
        <translation>让这些页面把不带参数的 URL 声明为规范 URL，并在站内链接到它。</translation>
    </message>
    <message>
        <source>Letters that were read in the wrong encoding</source>
        <translation>文字曾以错误的编码读取</translation>
    </message>
    <message>
        <source>Lifetime in caches, at least</source>
        <translation>缓存有效期下限</translation>
    </message>
    <message>
        <source>Lifetime of HSTS, at least</source>
        <translation>HSTS 有效期下限</translation>
    </message>
    <message>
        <source>Lifetime of HSTS, from which it is strong</source>
        <translation>HSTS 有效期（达到即为足够强）</translation>
    </message>
    <message>
        <source>Likeness of two main texts, from which they count as the same</source>
        <translation>两篇正文视为相同的相似度</translation>
    </message>
    <message>
        <source>Lines of robots.txt with crawl-delay, noindex, nofollow, noarchive, host, request-rate, visit-time, cache-delay or clean-param.</source>
        <translation>robots.txt 中使用 crawl-delay、noindex、nofollow、noarchive、host、request-rate、visit-time、cache-delay 或 clean-param 的行。</translation>
    </message>
    <message>
        <source>Lines of robots.txt without a colon or with nothing before it, with a field that no crawler knows, or with an empty user-agent. Comments and empty lines do not count.</source>
        <translation>robots.txt 中没有冒号或冒号前为空、字段名没有爬虫认识、或 user-agent 为空的行。注释和空行不计。</translation>
    </message>
    <message>
        <source>Link to important pages from the start page, a category or related pages.</source>
        <translation>从首页、分类页或相关页面链接到重要页面。</translation>
    </message>
    <message>
        <source>Link to it from a page that fits, or remove it if nobody needs it any more.</source>
        <translation>从合适的页面链接到它；不再需要时删除它。</translation>
    </message>
    <message>
        <source>Link to it from a page that is listed.</source>
        <translation>从一个会被收录的页面链接到它。</translation>
    </message>
    <message>
        <source>Link to it from related pages if it matters.</source>
        <translation>如果它重要，请从相关页面链接到它。</translation>
    </message>
    <message>
        <source>Link to it where it belongs, or take it offline if it is no longer needed.</source>
        <translation>在合适的地方链接到它；不再需要的话请下线。</translation>
    </message>
    <message>
        <source>Link without these parameters; measure clicks within the site by events.</source>
        <translation>站内链接不带这些参数；站内点击用事件来统计。</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>Links and visits are shared between the addresses.</source>
        <translation>链接和访问被分散到多个地址。</translation>
    </message>
    <message>
        <source>Links and visits are shared between two addresses, and both are crawled.</source>
        <translation>链接和访问被分散到两个地址，两个都会被爬取。</translation>
    </message>
    <message>
        <source>Links are shared between two addresses of one page.</source>
        <translation>链接被分散到同一页面的两个地址。</translation>
    </message>
    <message>
        <source>Links from https to http within the site</source>
        <translation>站内从 https 链接到 http</translation>
    </message>
    <message>
        <source>Links lead to a redirect</source>
        <translation>有链接指向重定向</translation>
    </message>
    <message>
        <source>Links that are no URL, or a mistyped one</source>
        <translation>链接不是 URL 或有笔误</translation>
    </message>
    <message>
        <source>Links that hand this window to the new one</source>
        <translation>链接把本窗口交给新窗口</translation>
    </message>
    <message>
        <source>Links that only a script can follow</source>
        <translation>只有脚本才能跟随的链接</translation>
    </message>
    <message>
        <source>Links to a file of somebody&apos;s computer</source>
        <translation>链接到某人计算机上的文件</translation>
    </message>
    <message>
        <source>Links to a place that the page does not have</source>
        <translation>链接指向页面中不存在的位置</translation>
    </message>
    <message>
        <source>Links to an address that visitors cannot reach</source>
        <translation>链接到访客无法访问的地址</translation>
    </message>
    <message>
        <source>Links to other sites on one page, at most</source>
        <translation>单个页面指向其他网站的链接上限</translation>
    </message>
    <message>
        <source>Links to pages of other sites that are not there</source>
        <translation>链接到其他网站不存在的页面</translation>
    </message>
    <message>
        <source>Links to pages of the site that are not there</source>
        <translation>链接到站内不存在的页面</translation>
    </message>
    <message>
        <source>Links to pages of the site that redirect</source>
        <translation>链接到站内会重定向的页面</translation>
    </message>
    <message>
        <source>Links whose URL is escaped twice</source>
        <translation>链接的 URL 转义了两次</translation>
    </message>
    <message>
        <source>Links whose text does not say where they lead</source>
        <translation>链接文字没有说明通向哪里</translation>
    </message>
    <message>
        <source>Links with a user name or password</source>
        <translation>链接带有用户名或密码</translation>
    </message>
    <message>
        <source>Links with one text lead to different pages</source>
        <translation>文字相同的链接通向不同页面</translation>
    </message>
    <message>
        <source>Links with white space or a backslash</source>
        <translation>链接中有空白或反斜杠</translation>
    </message>
    <message>
        <source>Links within the site on one page, at most</source>
        <translation>单个页面的站内链接上限</translation>
    </message>
    <message>
        <source>Links within the site that say nofollow</source>
        <translation>站内链接标记了 nofollow</translation>
    </message>
    <message>
        <source>Links within the site with parameters of campaigns</source>
        <translation>站内链接带有活动参数</translation>
    </message>
    <message>
        <source>Links within the site without a text</source>
        <translation>站内链接没有文字</translation>
    </message>
    <message>
        <source>Links, labels and scripts reach the first of them only.</source>
        <translation>链接、标签和脚本只能找到其中第一个。</translation>
    </message>
    <message>
        <source>List all steps from the start to the page, counted from 1.</source>
        <translation>从首页到当前页列出所有层级，从 1 开始编号。</translation>
    </message>
    <message>
        <source>List each URL once, with the date of its last change.</source>
        <translation>每个网址只列一次，并写上最后更改的日期。</translation>
    </message>
    <message>
        <source>List what the page does not need, as in Permissions-Policy: camera=(), microphone=(), geolocation=().</source>
        <translation>列出页面不需要的功能，例如 Permissions-Policy: camera=(), microphone=(), geolocation=()。</translation>
    </message>
    <message>
        <source>Little of the page is text</source>
        <translation>页面中文字所占比例很小</translation>
    </message>
    <message>
        <source>Load images further down lazily, join small files, and drop what is not used.</source>
        <translation>靠下的图片延迟加载，合并小文件，去掉不用的文件。</translation>
    </message>
    <message>
        <source>Long URLs are cut off in results, and hard to share. Ranking does not depend on it.</source>
        <translation>长 URL 在搜索结果中会被截断，也难以分享。排名与此无关。</translation>
    </message>
    <message>
        <source>Long sentences and long words cost readers time, and those who read a language that is not their own soon give up.</source>
        <translation>长句和长词耗费读者的时间，以外语阅读的人很快就会放弃。</translation>
    </message>
    <message>
        <source>Long titles, many links and repeated headings are usual; descriptions and social tags are not asked for. Places in pages count for more.</source>
        <translation>较长的标题、大量链接和重复的小标题属常态；不要求描述和社交标签。页内定位更受重视。</translation>
    </message>
    <message>
        <source>Look at the time to the first byte and at the size of the HTML, and mend whichever is large. Crawl with fewer requests at a time to compare.</source>
        <translation>查看首字节时间和 HTML 的大小，哪个大就改进哪个。减少并发请求再爬一次作比较。</translation>
    </message>
    <message>
        <source>Look for needless wrappers and repeated markup in the template.</source>
        <translation>检查模板中不必要的包装元素和重复的标记。</translation>
    </message>
    <message>
        <source>Look for the cause in the server&apos;s error log at the time of the fetch, then fetch the URL again.</source>
        <translation>在服务器的错误日志中查找抓取时刻的原因，然后重新抓取该 URL。</translation>
    </message>
    <message>
        <source>Look for the step that reads in the wrong encoding or escapes once more, often an import, and convert what was stored.</source>
        <translation>找出以错误编码读取或多转义一次的步骤（常见于导入），并转换已存储的内容。</translation>
    </message>
    <message>
        <source>Look for two rules that undo each other, such as one that adds a slash (or www, or https) and one that removes it.</source>
        <translation>查找互相抵消的两条规则，例如一条添加斜杠（或 www、https），另一条又把它去掉。</translation>
    </message>
    <message>
        <source>Look in a browser whether the page is really gone, then link to its successor, to an archived copy, or to nothing.</source>
        <translation>在浏览器中确认页面是否真的不在了，然后改为链接到替代页面或存档副本，或删除链接。</translation>
    </message>
    <message>
        <source>Look into the server&apos;s log at the times of these answers; crawl more slowly to see whether load is the cause.</source>
        <translation>查看服务器在这些时刻的日志；放慢爬取速度，看是否由负载引起。</translation>
    </message>
    <message>
        <source>Look the name up at schema.org.</source>
        <translation>在 schema.org 查找正确的名称。</translation>
    </message>
    <message>
        <source>Look whether something is missing on the page.</source>
        <translation>看看页面上是否缺了什么。</translation>
    </message>
    <message>
        <source>Mail addresses or phone numbers that are not written as such</source>
        <translation>邮件地址或电话号码的写法有误</translation>
    </message>
    <message>
        <source>Main text, as a share of what is usual in the folder, at least</source>
        <translation>正文占文件夹内常态的比例下限</translation>
    </message>
    <message>
        <source>Make it the first element of the head, before comments, scripts and styles.</source>
        <translation>把它放在 head 的最前面，位于注释、脚本和样式之前。</translation>
    </message>
    <message>
        <source>Make the ids unique, and see that each reference leads to the right one.</source>
        <translation>使 id 唯一，并确认每个引用指向正确的元素。</translation>
    </message>
    <message>
        <source>Make the main heading of the page an h1.</source>
        <translation>把页面的主标题设为 h1。</translation>
    </message>
    <message>
        <source>Many clicks from the start</source>
        <translation>离起始页点击次数很多</translation>
    </message>
    <message>
        <source>Many images, and all are fetched at once</source>
        <translation>图片很多，却全部立即加载</translation>
    </message>
    <message>
        <source>Many pages redirect to the start page</source>
        <translation>许多页面重定向到首页</translation>
    </message>
    <message>
        <source>Many scripts and styles are written into the page</source>
        <translation>大量脚本和样式写在页面内</translation>
    </message>
    <message>
        <source>Many style sheets keep the page from being drawn</source>
        <translation>许多样式表阻止页面绘制</translation>
    </message>
    <message>
        <source>Many visitors do not wait so long, and it costs search engines as much time.</source>
        <translation>许多访客不会等这么久，搜索引擎也要耗费同样的时间。</translation>
    </message>
    <message>
        <source>Many visitors leave before anything appears, and search engines slow down or give up.</source>
        <translation>许多访客在看到内容之前就会离开，搜索引擎也会放慢或放弃。</translation>
    </message>
    <message>
        <source>Markup for a result that Google has given up, such as how-tos, FAQs, the search box of a site or fact checks.</source>
        <translation>针对 Google 已取消的展示形式的标记，如操作指南、常见问题（FAQ）、站内搜索框或事实核查。</translation>
    </message>
    <message>
        <source>Markup for a result that search engines no longer show</source>
        <translation>搜索引擎已不再展示的标记</translation>
    </message>
    <message>
        <source>Mend the place that is named: often a comma too many, a quotation mark or a line break within a text.</source>
        <translation>修正所指位置：常见的是多余的逗号、文本中的引号或换行。</translation>
    </message>
    <message>
        <source>Merge the pages, or say on each what only it has. Where both have to be there, let the others name the one that is to be listed as their canonical URL.</source>
        <translation>合并这些页面，或者在每个页面上写出它独有的内容。如果都必须保留，就让其他页面把应当收录的那个声明为规范 URL。</translation>
    </message>
    <message>
        <source>Metadata names a URL that is not there</source>
        <translation>元数据中的 URL 不存在</translation>
    </message>
    <message>
        <source>Metadata stands in the body</source>
        <translation>元数据位于 body 中</translation>
    </message>
    <message>
        <source>Microdata that belongs to no item</source>
        <translation>微数据不属于任何项目</translation>
    </message>
    <message>
        <source>Mistyped and old addresses become pages without end that say the same. Search engines list them or have to guess, and nobody hears of broken links.</source>
        <translation>输错的和旧的地址会变成无穷无尽的相同页面。搜索引擎会把它们列出来，或者只能猜测，而失效链接无人知晓。</translation>
    </message>
    <message>
        <source>Mobile</source>
        <translation>移动设备</translation>
    </message>
    <message>
        <source>More links than anybody follows</source>
        <translation>链接多得没人会逐一点击</translation>
    </message>
    <message>
        <source>More redirects in a row than search engines follow</source>
        <translation>连续重定向超过搜索引擎的上限</translation>
    </message>
    <message>
        <source>More than 10 redirects in a row begin at a URL of the site.</source>
        <translation>从站内 URL 开始的连续重定向超过 10 次。</translation>
    </message>
    <message>
        <source>More than 5 style sheets in the head that hold for screens of every size. Alternate and disabled ones do not count, nor those with another media attribute.</source>
        <translation>head 中适用于各种屏幕的样式表超过 5 个。备用和已停用的不计，media 为其他值的也不计。</translation>
    </message>
    <message>
        <source>More than one description</source>
        <translation>描述不止一个</translation>
    </message>
    <message>
        <source>More than one heading of the first level</source>
        <translation>一级标题行不止一个</translation>
    </message>
    <message>
        <source>More than one redirect in a row</source>
        <translation>连续多次重定向</translation>
    </message>
    <message>
        <source>More than one title</source>
        <translation>标题不止一个</translation>
    </message>
    <message>
        <source>Most crawlers pass over it, and the sitemap is not found.</source>
        <translation>多数爬虫会跳过它，站点地图就不会被发现。</translation>
    </message>
    <message>
        <source>Most crawlers read it all the same; some take a file of another type for an error page, and letters beyond the English ones for others.</source>
        <translation>多数爬虫仍会读取它；有些会把其他类型的文件当作错误页面，并错误理解英文字母以外的文字。</translation>
    </message>
    <message>
        <source>Most networks show no image then.</source>
        <translation>多数网络会因此不显示图片。</translation>
    </message>
    <message>
        <source>Most programs look for descriptions, robots directives, canonical and alternate links in the head alone.</source>
        <translation>多数程序只在 head 中查找描述、robots 指令、规范链接和替代版本链接。</translation>
    </message>
    <message>
        <source>Most servers answer with the same page as for one slash, so that it exists twice; relative links from there may go wrong.</source>
        <translation>多数服务器会返回与单斜杠相同的页面，于是页面有了两份；其中的相对链接也可能出错。</translation>
    </message>
    <message>
        <source>Mostly the table is made up of layout or has lost cells, and its sense is lost on those who hear it (WCAG 1.3.1).</source>
        <translation>多半是用表格排版或缺少单元格，靠听的人无法理解（WCAG 1.3.1）。</translation>
    </message>
    <message>
        <source>Move data, scripts and inline images into files of their own, and spread long lists over several pages.</source>
        <translation>把数据、脚本和内联图片移到单独的文件中，把长列表分成多个页面。</translation>
    </message>
    <message>
        <source>Move it directly into the body; for the footer of a part use a footer element inside article or section.</source>
        <translation>把它直接移到 body 中；某一部分的页脚用 article 或 section 内的 footer 元素。</translation>
    </message>
    <message>
        <source>Move it directly into the body; for the header of a part use a header element inside article or section.</source>
        <translation>把它直接移到 body 中；某一部分的页眉用 article 或 section 内的 header 元素。</translation>
    </message>
    <message>
        <source>Move it into the head, and look for what closes the head before it, such as an image or text.</source>
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
        <source>Move scripts and styles into files, and simplify the markup; leave pages that are short by nature as they are.</source>
        <translation>把脚本和样式移到文件中，简化标记；本来就简短的页面保持不变。</translation>
    </message>
    <message>
        <source>Move state out of the URL, and look for parameters that grow with each link.</source>
        <translation>把状态信息移出 URL，并查找随每个链接增长的参数。</translation>
    </message>
    <message>
        <source>Move the element into the head, and look for what closes the head before it, such as an image or text.</source>
        <translation>把该元素移到 head 中，并查找在它之前结束 head 的内容，例如图片或文字。</translation>
    </message>
    <message>
        <source>Move the element that is named into the body, or behind all metadata.</source>
        <translation>把所指的元素移到 body 中，或移到所有元数据之后。</translation>
    </message>
    <message>
        <source>Move them into the head, and look for what closes the head before them, such as an image or text.</source>
        <translation>把它们移到 head 中，并查找在它们之前结束 head 的内容，例如图片或文字。</translation>
    </message>
    <message>
        <source>Move these elements into the head.</source>
        <translation>把这些元素移到 head 中。</translation>
    </message>
    <message>
        <source>Move what pages share into files that browsers keep; leave only what the first view needs.</source>
        <translation>把各页面共用的部分移到可缓存的文件中，只留下首屏需要的内容。</translation>
    </message>
    <message>
        <source>Moving text (marquee)</source>
        <translation>滚动的文字（marquee）</translation>
    </message>
    <message>
        <source>Moving text cannot be stopped, and is hard to read for many (WCAG 2.2.2).</source>
        <translation>滚动的文字无法停止，许多人难以阅读（WCAG 2.2.2）。</translation>
    </message>
    <message>
        <source>Name UTF-8 in all of them, and store the page so.</source>
        <translation>各处都写 UTF-8，并以该编码保存页面。</translation>
    </message>
    <message>
        <source>Name all sitemaps in one index, or name several indexes in robots.txt.</source>
        <translation>把所有站点地图列在同一个索引中，或在 robots.txt 中列出多个索引。</translation>
    </message>
    <message>
        <source>Name each URL under the language that it is written in, and use x-default for all others.</source>
        <translation>把每个 URL 声明在它所用的语言下，其余语言使用 x-default。</translation>
    </message>
    <message>
        <source>Name in each title what only this page has: the product, the place, the date. Join pages that are the same.</source>
        <translation>在每个标题中写出该页面独有的内容：产品、地点、日期。相同的页面请合并。</translation>
    </message>
    <message>
        <source>Name in the heading what only this page has, and take the site&apos;s name or logo out of the h1.</source>
        <translation>在标题行中写出该页面独有的内容，并把网站名称或标志移出 h1。</translation>
    </message>
    <message>
        <source>Name in the subheading what the part is about, and join pages that are the same.</source>
        <translation>在小标题中写明该部分的内容；相同的页面请合并。</translation>
    </message>
    <message>
        <source>Name it by aria-label or title; text inside the element is only seen where the file cannot be shown.</source>
        <translation>用 aria-label 或 title 命名；元素内部的文字只在文件无法显示时才出现。</translation>
    </message>
    <message>
        <source>Name it by aria-label, or by aria-labelledby.</source>
        <translation>用 aria-label 或 aria-labelledby 命名。</translation>
    </message>
    <message>
        <source>Name it by aria-labelledby, pointing to the text beside it, or by aria-label.</source>
        <translation>用 aria-labelledby 指向旁边的文字，或用 aria-label 命名。</translation>
    </message>
    <message>
        <source>Name only canonical URLs in the sitemap.</source>
        <translation>站点地图只列出规范 URL。</translation>
    </message>
    <message>
        <source>Name the URL at which the version answers with 200, or remove it from the list.</source>
        <translation>写上该版本以 200 响应的 URL，或从列表中删除。</translation>
    </message>
    <message>
        <source>Name the canonical URL of the version, or let the version name itself as canonical.</source>
        <translation>写上该版本的规范 URL，或让该版本把自身声明为规范页面。</translation>
    </message>
    <message>
        <source>Name the file in src; to have it fetched later, add loading=&quot;lazy&quot; instead of leaving src out.</source>
        <translation>在 src 中写明文件；想稍后加载时用 loading=&quot;lazy&quot;，而不是省去 src。</translation>
    </message>
    <message>
        <source>Name the language that the page is written in, also in templates that were copied from another version of the site.</source>
        <translation>写上页面实际使用的语言，从网站其他版本复制来的模板也要改。</translation>
    </message>
    <message>
        <source>Name the origins that need it, one by one; for public data, leave out Access-Control-Allow-Credentials.</source>
        <translation>逐一列出确实需要的来源；公开数据则去掉 Access-Control-Allow-Credentials。</translation>
    </message>
    <message>
        <source>Name the target in the link, such as the title of the article.</source>
        <translation>在链接中写明目标，例如文章标题。</translation>
    </message>
    <message>
        <source>Name the target in the sitemap.</source>
        <translation>在站点地图中改为列出目标 URL。</translation>
    </message>
    <message>
        <source>Name the target of the redirect as the canonical URL.</source>
        <translation>把重定向的目标声明为规范 URL。</translation>
    </message>
    <message>
        <source>Name the target of the redirect in the page.</source>
        <translation>在页面中直接写重定向的目标。</translation>
    </message>
    <message>
        <source>Name them by aria-label, such as &quot;Main&quot; and &quot;Footer&quot; for two nav elements.</source>
        <translation>用 aria-label 命名，例如两个 nav 元素分别叫“主导航”和“页脚”。</translation>
    </message>
    <message>
        <source>Name these files by https; where their server has no https, take them from another one or from your own.</source>
        <translation>改用 https 引用这些文件；对方服务器不支持 https 时，换用其他来源或放到自己的服务器上。</translation>
    </message>
    <message>
        <source>Nearly all pages are kept from search engines</source>
        <translation>几乎所有页面都不让搜索引擎收录</translation>
    </message>
    <message>
        <source>Neither twitter:card nor og:image</source>
        <translation>既没有 twitter:card，也没有 og:image</translation>
    </message>
    <message>
        <source>No DOCTYPE, or one that makes browsers imitate old ones</source>
        <translation>没有 DOCTYPE，或其使浏览器模仿旧版行为</translation>
    </message>
    <message>
        <source>No X-Content-Type-Options: nosniff</source>
        <translation>没有 X-Content-Type-Options: nosniff</translation>
    </message>
    <message>
        <source>No a or area element of another page leads to the page of the site that this page names as canonical. Start addresses do not count.</source>
        <translation>其他页面没有 a 或 area 元素链接到本页声明的站内规范页面。起始地址不算。</translation>
    </message>
    <message>
        <source>No canonical URL</source>
        <translation>没有规范 URL</translation>
    </message>
    <message>
        <source>No content security policy</source>
        <translation>没有内容安全策略</translation>
    </message>
    <message>
        <source>No cross-origin opener policy</source>
        <translation>没有跨源打开方策略（COOP）</translation>
    </message>
    <message>
        <source>No description</source>
        <translation>没有描述</translation>
    </message>
    <message>
        <source>No heading of the first level</source>
        <translation>没有一级标题行</translation>
    </message>
    <message>
        <source>No https answer of the host came over HTTP/2, though the crawl offered it; counted once a host. It stays open where the crawl did not offer HTTP/2.</source>
        <translation>爬取时提供了 HTTP/2，但该主机的 https 响应全都不是通过 HTTP/2 返回的；每台主机计一次。爬取未提供 HTTP/2 时不作判断。</translation>
    </message>
    <message>
        <source>No icon</source>
        <translation>没有网站图标</translation>
    </message>
    <message>
        <source>No link leads to the next or previous page</source>
        <translation>没有链接通向下一页或上一页</translation>
    </message>
    <message>
        <source>No page for all other languages (x-default)</source>
        <translation>没有供其他语言使用的页面（x-default）</translation>
    </message>
    <message>
        <source>No permissions policy</source>
        <translation>没有权限策略</translation>
    </message>
    <message>
        <source>No referrer policy</source>
        <translation>没有 Referrer 策略</translation>
    </message>
    <message>
        <source>No robots.txt</source>
        <translation>没有 robots.txt</translation>
    </message>
    <message>
        <source>No sitemap</source>
        <translation>没有站点地图</translation>
    </message>
    <message>
        <source>No sitemap names the page</source>
        <translation>站点地图没有列出该页面</translation>
    </message>
    <message>
        <source>No structured data</source>
        <translation>没有结构化数据</translation>
    </message>
    <message>
        <source>No such ARIA attribute</source>
        <translation>不存在的 ARIA 属性</translation>
    </message>
    <message>
        <source>No title</source>
        <translation>没有标题</translation>
    </message>
    <message>
        <source>No usable answer comes</source>
        <translation>没有可用的响应</translation>
    </message>
    <message>
        <source>No valid security.txt</source>
        <translation>没有有效的 security.txt</translation>
    </message>
    <message>
        <source>No way past what every page repeats</source>
        <translation>无法跳过每页重复的内容</translation>
    </message>
    <message>
        <source>Nobody can ask whether the page has changed (ETag, Last-Modified)</source>
        <translation>无法询问页面是否有变化（ETag、Last-Modified）</translation>
    </message>
    <message>
        <source>Nobody is to find it in a search engine: noindex, robots.txt, sitemaps, descriptions and canonical URLs are left out.</source>
        <translation>不需要被搜索引擎找到：不检查 noindex、robots.txt、站点地图、描述和规范网址。</translation>
    </message>
    <message>
        <source>Nobody looks into the text: the data is lost.</source>
        <translation>没有程序会解析这段文本：数据丢失。</translation>
    </message>
    <message>
        <source>Nobody looks through so many, and each counts for less.</source>
        <translation>没有人会看完这么多链接，每个链接的分量也更轻。</translation>
    </message>
    <message>
        <source>Nobody will see its result: perhaps the page was to be listed.</source>
        <translation>不会有人看到其结果：也许该页面本应被收录。</translation>
    </message>
    <message>
        <source>Not made for small screens (no viewport)</source>
        <translation>没有为小屏幕设置（缺少 viewport）</translation>
    </message>
    <message>
        <source>Nothing behind it was checked. A search engine that is refused in the same way cannot list the page.</source>
        <translation>它后面的内容都没有检查。搜索引擎若同样被拒绝，就无法收录该页面。</translation>
    </message>
    <message>
        <source>Nothing is on the page before scripts run</source>
        <translation>脚本运行之前页面上没有内容</translation>
    </message>
    <message>
        <source>Nothing is on the start page before scripts run</source>
        <translation>脚本运行之前起始页上没有内容</translation>
    </message>
    <message>
        <source>Keep the page while the thing comes back, say when, and name others like it; of what is gone for good redirect to its successor, or answer with status 410.</source>
        <translation>如果会再次到货，请保留页面，说明时间并列出类似的产品；如果永久停售，请重定向到后继产品，或以状态 410 回答。</translation>
    </message>
    <message>
        <source>It is no error page, but search engines may take one that says little else for such, and people who come from results leave.</source>
        <translation>它不是错误页面，但如果几乎没有别的内容，搜索引擎可能把它当作错误页面；从搜索结果来的人也会离开。</translation>
    </message>
    <message>
        <source>A page with fewer than 150 words of main text says in its title or in a line of its own, in one of many languages, that something is out of stock or no longer available. Lists with several such lines do not count.</source>
        <translation>正文少于 150 词的页面，在标题或单独一行中用多种语言之一说明某件东西缺货或不再供应。有多行这种文字的列表不计。</translation>
    </message>
    <message>
        <source>The page is of something that is not to be had</source>
        <translation>页面介绍的东西无法买到</translation>
    </message>
    <message>
        <source>Nothing is shown, or an empty frame. Mostly a script is to name the file later, which search engines may not wait for.</source>
        <translation>什么也不显示，或只有空框。多半是等脚本稍后写入文件名，而搜索引擎不一定会等。</translation>
    </message>
    <message>
        <source>Nothing is to be done if it is meant so; otherwise remove their groups from robots.txt.</source>
        <translation>如果是有意为之，无需处理；否则从 robots.txt 中删除它们的组。</translation>
    </message>
    <message>
        <source>Nothing is wrong with it; a chance is lost to say in the title what people need who do not see the page yet.</source>
        <translation>这没有错，只是少了一个机会：在标题中告诉还没看到页面的人更多信息。</translation>
    </message>
    <message>
        <source>Nothing links to the canonical page</source>
        <translation>没有链接指向规范页面</translation>
    </message>
    <message>
        <source>Nothing links to the page</source>
        <translation>没有任何链接指向该页面</translation>
    </message>
    <message>
        <source>Nothing names the encoding of a page: no byte order mark, no charset in the Content-Type header, no meta element.</source>
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
        <source>Of an item without a type nobody knows what its properties are about.</source>
        <translation>没有类型，就无从知道属性描述的是什么。</translation>
    </message>
    <message>
        <source>Of the entries of a sitemap that have a date, ten at least, 95 % and more have the same day.</source>
        <translation>站点地图中带日期的条目至少有十个，其中 95 % 以上是同一天。</translation>
    </message>
    <message>
        <source>Offer the languages of a page as links that people can click.</source>
        <translation>把页面的各种语言做成可以点击的链接。</translation>
    </message>
    <message>
        <source>Often an element was closed earlier than its author thought, such as a p by a list or table in it.</source>
        <translation>元素往往比作者以为的更早关闭，例如 p 被其中的列表或表格关闭。</translation>
    </message>
    <message>
        <source>Older posts may lie deep and have one link; short texts are fine; social tags count for more.</source>
        <translation>旧文章可以位置较深且只有一个链接；短文也可以；社交标签更受重视。</translation>
    </message>
    <message>
        <source>On an http page they come unencrypted too, and saved copies of the page do not find them. On https it does no harm.</source>
        <translation>在 http 页面上它们也不加密，保存到本地的页面副本则找不到它们。在 https 上没有害处。</translation>
    </message>
    <message>
        <source>On slow connections it takes long to come, and visitors pay for the traffic. Photographs that fill the screen may need as much.</source>
        <translation>网速慢时加载很久，访客还要付出流量。占满屏幕的照片可能确实需要这么大。</translation>
    </message>
    <message>
        <source>Once it has expired browsers show a warning in place of the site. Automatic renewal would have replaced it by now.</source>
        <translation>过期后浏览器会显示警告而不是网站。自动更新的话，此时早已换成新证书。</translation>
    </message>
    <message>
        <source>One access key for several elements</source>
        <translation>多个元素使用同一个访问键</translation>
    </message>
    <message>
        <source>One change on that page can cut it off, and few visitors come by.</source>
        <translation>那个页面稍有改动就可能让它断开，经过的访客也很少。</translation>
    </message>
    <message>
        <source>One language, two pages</source>
        <translation>一种语言对应两个页面</translation>
    </message>
    <message>
        <source>One link without nofollow is enough to be found by, so that the others have no effect or were not meant so.</source>
        <translation>只要有一个不带 nofollow 的链接就能被找到，因此其余标记没有作用，或并非本意。</translation>
    </message>
    <message>
        <source>One of og:title, og:type, og:image and og:url is missing; those that are, are named.</source>
        <translation>缺少 og:title、og:type、og:image 或 og:url 中的某些；证据列出缺少的。</translation>
    </message>
    <message>
        <source>One of the links within the page that stand before the first other link, and whose target, an id or a name, is not on the page. #top and addresses made by scripts (#/ and #!) do not count.</source>
        <translation>位于第一个其他链接之前的页内链接，其目标（id 或 name）在页面上不存在。#top 和脚本使用的地址（#/ 和 #!）不计。</translation>
    </message>
    <message>
        <source>One of the redirects that begin at a URL of the site leads from https to http, even if a later one leads back.</source>
        <translation>从站内 URL 开始的重定向中，有一次从 https 转到 http，即使之后又转回。</translation>
    </message>
    <message>
        <source>One of the two is wrong: people may be shown a page that they cannot read, and screen readers may pronounce it wrongly.</source>
        <translation>其中一个是错的：访客可能看到读不懂的页面，屏幕阅读器也可能读错。</translation>
    </message>
    <message>
        <source>One page as a folder and as the file in it</source>
        <translation>同一页面的文件夹与文件两种地址</translation>
    </message>
    <message>
        <source>One page for several languages</source>
        <translation>一个页面对应多种语言</translation>
    </message>
    <message>
        <source>One page in upper and lower case</source>
        <translation>同一页面的大小写两种地址</translation>
    </message>
    <message>
        <source>One page on several hosts, or by http and https</source>
        <translation>同一页面在多个主机上或同时用 http 和 https</translation>
    </message>
    <message>
        <source>One page points to the other, and the other asks not to be listed: in the end search engines may list neither.</source>
        <translation>一个页面指向另一个，而那个又要求不被收录：结果搜索引擎可能两个都不收录。</translation>
    </message>
    <message>
        <source>One page with and without a slash at the end</source>
        <translation>同一页面带斜杠与不带斜杠</translation>
    </message>
    <message>
        <source>One page with and without www</source>
        <translation>同一页面带 www 与不带 www</translation>
    </message>
    <message>
        <source>A sitemap has the same URL in several entries, or lists what another sitemap lists as well. The latter is known of the first million URLs that sitemaps name.</source>
        <translation>一个站点地图的多个条目中有相同的网址，或列出了另一个站点地图也列出的网址。后者只对站点地图所列的前一百万个网址有所记录。</translation>
    </message>
    <message>
        <source>Online shop</source>
        <translation>网上商店</translation>
    </message>
    <message>
        <source>Only one page links to the page</source>
        <translation>只有一个页面链接到该页面</translation>
    </message>
    <message>
        <source>Only other languages name the page</source>
        <translation>只有其他语言的页面声明了该页面</translation>
    </message>
    <message>
        <source>Only pages that search engines do not list link to the page</source>
        <translation>只有不被收录的页面链接到该页面</translation>
    </message>
    <message>
        <source>Only the author&apos;s computer or network answers there, and visitors learn something about it.</source>
        <translation>只有作者的计算机或网络能响应，访客还会由此得知内部信息。</translation>
    </message>
    <message>
        <source>Only the strictest level asks that nothing changes unless the visitor wants it (WCAG 2.2.4, 3.2.5, level AAA).</source>
        <translation>只有最严格的级别要求未经访客同意不作任何变化（WCAG 2.2.4、3.2.5，AAA 级）。</translation>
    </message>
    <message>
        <source>Open Graph tags are missing</source>
        <translation>缺少 Open Graph 标签</translation>
    </message>
    <message>
        <source>Open the URL in a browser. If it shows there, let the crawler in (by its user agent, its address or a login); if not, correct the access rules of the server.</source>
        <translation>在浏览器中打开该 URL。如果能显示，请放行爬虫（按用户代理、地址或登录）；如果不能，请修正服务器的访问规则。</translation>
    </message>
    <message>
        <source>Open the URL, see what stands there, and have the file written by a program that writes valid XML.</source>
        <translation>打开该 URL 查看内容，并用能写出有效 XML 的程序生成文件。</translation>
    </message>
    <message>
        <source>Open the URL: if an error page comes, have it answered with 404; otherwise correct the server&apos;s list of types.</source>
        <translation>打开该 URL：如果得到错误页，请让它以 404 响应；否则请修正服务器的类型表。</translation>
    </message>
    <message>
        <source>Other languages are named on a page that search engines do not list</source>
        <translation>在不被收录的页面上声明了其他语言</translation>
    </message>
    <message>
        <source>Other languages are named outside of the head</source>
        <translation>在 head 之外声明了其他语言</translation>
    </message>
    <message>
        <source>Other sites learn the path and query of pages that visitors come from, search words and tokens in URLs too.</source>
        <translation>其他网站会得知访客来自哪个页面的路径和查询，包括 URL 中的搜索词和令牌。</translation>
    </message>
    <message>
        <source>Others on the network can read and change what visitors see and send, and browsers call the page not secure.</source>
        <translation>网络中的其他人可以读取并篡改访客看到和发送的内容，浏览器也会把页面标为不安全。</translation>
    </message>
    <message>
        <source>Outside of a list the two mean nothing to screen readers (WCAG 1.3.1).</source>
        <translation>在列表之外，两者对屏幕阅读器没有意义（WCAG 1.3.1）。</translation>
    </message>
    <message>
        <source>Outside of a list, screen readers do not say that it is one of several (WCAG 1.3.1).</source>
        <translation>在列表之外，屏幕阅读器不会说明它是一组中的一项（WCAG 1.3.1）。</translation>
    </message>
    <message>
        <source>Page and AMP page do not name each other</source>
        <translation>页面与 AMP 页面没有互相指向</translation>
    </message>
    <message>
        <source>Page and sitemap name different language versions</source>
        <translation>页面与站点地图给出的语言版本不同</translation>
    </message>
    <message>
        <source>Pages are not crawled and, at best, listed without a text. Often the file was left over from a test server.</source>
        <translation>页面不会被爬取，最多只以没有摘要的形式列出。该文件往往是从测试服务器带过来的。</translation>
    </message>
    <message>
        <source>Pages behind a hash mark and an exclamation mark</source>
        <translation>网址中带有 #! 的页面</translation>
    </message>
    <message>
        <source>Pages link to what is gone for good</source>
        <translation>有页面链接到已永久消失的内容</translation>
    </message>
    <message>
        <source>Pages link to what robots.txt disallows</source>
        <translation>有页面链接到 robots.txt 禁止的 URL</translation>
    </message>
    <message>
        <source>Pages name each other as canonical</source>
        <translation>页面互相声明为规范页面</translation>
    </message>
    <message>
        <source>Pages of a folder, from which it shows what is usual there</source>
        <translation>文件夹内页面数（达到后才能看出常态）</translation>
    </message>
    <message>
        <source>Pages of many files come faster over HTTP/2 or HTTP/3, which carry all requests over one connection.</source>
        <translation>文件较多的页面通过 HTTP/2 或 HTTP/3 加载更快，因为所有请求共用一个连接。</translation>
    </message>
    <message>
        <source>Pages of one host name canonical URLs of more than one host; http and https, www and without count as different. Said of pages that name another host than their own.</source>
        <translation>一台主机的页面声明的规范 URL 属于多台主机；http 与 https、带 www 与不带 www 算作不同。在声明了其他主机的页面上报告。</translation>
    </message>
    <message>
        <source>Pages that differ in their parameters only have the same text</source>
        <translation>只有参数不同的页面文字相同</translation>
    </message>
    <message>
        <source>Parameters in all combinations give many URLs with one content, which crawlers spend their time on.</source>
        <translation>参数的各种组合会产生内容相同的大量 URL，耗费爬虫的时间。</translation>
    </message>
    <message>
        <source>Parameters that change nothing, such as a sorting or a campaign, multiply the pages that have to be crawled.</source>
        <translation>不影响内容的参数（例如排序或活动标记）会成倍增加需要抓取的页面。</translation>
    </message>
    <message>
        <source>Parse errors</source>
        <translation>解析错误</translation>
    </message>
    <message>
        <source>Parts of the path repeat</source>
        <translation>路径中有部分重复</translation>
    </message>
    <message>
        <source>Paths are case-sensitive, so that the same page in another spelling is an error or a duplicate. Upper case alone is no fault.</source>
        <translation>路径区分大小写，同一页面换一种写法就会出错或成为重复页面。大写本身并不是错误。</translation>
    </message>
    <message>
        <source>People land on a page that they did not ask for and do not learn why, and search engines take each such address for an error all the same.</source>
        <translation>人们来到并未请求的页面，也不知道为什么，而搜索引擎仍会把每个这样的地址当作错误。</translation>
    </message>
    <message>
        <source>People who listen to the page jump to its h1 to learn where they are, and search engines read it like a second title.</source>
        <translation>用屏幕阅读器的人会跳到 h1 来了解所在页面，搜索引擎也把它当作第二个标题来读。</translation>
    </message>
    <message>
        <source>People whose language is not listed get whichever version the search engine chooses. It is a choice, not a fault.</source>
        <translation>语言不在列表中的人会看到搜索引擎任选的版本。这是一种选择，不是错误。</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>性能</translation>
    </message>
    <message>
        <source>Phones draw it as for a desktop and shrink it, so that text is too small to read.</source>
        <translation>手机会按桌面宽度绘制再缩小，文字小得无法阅读。</translation>
    </message>
    <message>
        <source>Point aria-labelledby to the dialog&apos;s heading.</source>
        <translation>用 aria-labelledby 指向对话框的标题。</translation>
    </message>
    <message>
        <source>Products may have short texts and variants that are alike; lists may have many parameters. Names of images count for more.</source>
        <translation>商品可以文字简短，变体可以彼此相似；列表可以有许多参数。图片的命名更受重视。</translation>
    </message>
    <message>
        <source>Programs read it wrongly or not at all.</source>
        <translation>程序会读错或无法读取。</translation>
    </message>
    <message>
        <source>Programs that go through the series by these links stop there, and so may visitors where the same URL is linked on the page.</source>
        <translation>沿这些链接浏览系列的程序会停在那里；如果页面上也链接了同一 URL，访客也会。</translation>
    </message>
    <message>
        <source>Programs that run no scripts, among them many crawlers and previews of shared links, see an empty page; others see it later.</source>
        <translation>不运行脚本的程序（包括许多爬虫和分享链接的预览）看到的是空白页；其他程序也要晚些才看到。</translation>
    </message>
    <message>
        <source>URL in a spider trap</source>
        <translation>蜘蛛陷阱中的 URL</translation>
    </message>
    <message>
        <source>Who runs no scripts, as many crawlers do, finds neither text nor links, so that nothing else of the site is found from here.</source>
        <translation>不运行脚本的程序（许多爬虫都是如此）在这里既找不到文字也找不到链接，因此无法由此发现网站的其他内容。</translation>
    </message>
    <message>
        <source>Put a dl around them, or use other elements.</source>
        <translation>用 dl 包围它们，或改用其他元素。</translation>
    </message>
    <message>
        <source>Put a file there with the lines Contact and Expires, and renew it before that date (RFC 9116).</source>
        <translation>在那里放置一个含有 Contact 和 Expires 两行的文件，并在到期之前更新（RFC 9116）。</translation>
    </message>
    <message>
        <source>Put a label element around it, or point its for to the select&apos;s id.</source>
        <translation>用 label 元素包围它，或让 label 的 for 指向 select 的 id。</translation>
    </message>
    <message>
        <source>Put a label element around the field, or point its for to the field&apos;s id.</source>
        <translation>用 label 元素包围字段，或让它的 for 指向字段的 id。</translation>
    </message>
    <message>
        <source>Put a plain text file there, or answer with status 404.</source>
        <translation>在那里放一个纯文本文件，或返回状态码 404。</translation>
    </message>
    <message>
        <source>Put everything that the list holds into li elements.</source>
        <translation>把列表中的所有内容放进 li 元素。</translation>
    </message>
    <message>
        <source>Put it into a cell or the caption, or outside of the table.</source>
        <translation>将其放入单元格或 caption，或放到表格之外。</translation>
    </message>
    <message>
        <source>Put it into main, nav, header, footer or aside.</source>
        <translation>把它放进 main、nav、header、footer 或 aside。</translation>
    </message>
    <message>
        <source>Put it into the element with the right role, such as option into listbox, or remove the role.</source>
        <translation>把它放进角色正确的元素中，例如 option 放进 listbox，或删除该角色。</translation>
    </message>
    <message>
        <source>Put itemscope and itemtype on an element around it.</source>
        <translation>在外层元素上写 itemscope 和 itemtype。</translation>
    </message>
    <message>
        <source>Put text into the button; where it shows an icon only, add aria-label or an alt text.</source>
        <translation>在按钮中写上文字；只有图标时加上 aria-label 或 alt 文本。</translation>
    </message>
    <message>
        <source>Put text into the cell; where it heads nothing, as in the corner, use td.</source>
        <translation>在单元格中写上文字；不是表头（例如左上角）时用 td。</translation>
    </message>
    <message>
        <source>Put text into the element, or name it by aria-label.</source>
        <translation>在元素中写上文字，或用 aria-label 命名。</translation>
    </message>
    <message>
        <source>Put text into the heading, or remove it where it only makes space.</source>
        <translation>在标题中写上文字；只是用来留空时删除它。</translation>
    </message>
    <message>
        <source>Put text into the item, or name it by aria-label.</source>
        <translation>在项目中写上文字，或用 aria-label 命名。</translation>
    </message>
    <message>
        <source>Put text into the link, or give its image an alt text that says where it leads.</source>
        <translation>在链接中写上文字，或给其中的图片加上说明去向的 alt 文本。</translation>
    </message>
    <message>
        <source>Put text into the tab, or name it by aria-label.</source>
        <translation>在选项卡中写上文字，或用 aria-label 命名。</translation>
    </message>
    <message>
        <source>Put the content into a main element, and give it headings; a skip link at the beginning helps too.</source>
        <translation>把内容放进 main 元素并加上标题；开头的跳转链接也有帮助。</translation>
    </message>
    <message>
        <source>Put the forms side by side; attribute form joins a field to a form elsewhere.</source>
        <translation>把表单并列放置；可用 form 属性将字段关联到别处的表单。</translation>
    </message>
    <message>
        <source>Put the line User-agent: * (or a crawler&apos;s name) before them.</source>
        <translation>在前面加上一行 User-agent: *（或爬虫的名称）。</translation>
    </message>
    <message>
        <source>Put the list on the canonical page; if this page is to be listed, remove noindex or let it name itself.</source>
        <translation>把列表写在规范页面上；如果本页应被收录，请去掉 noindex 或让它声明自身。</translation>
    </message>
    <message>
        <source>Put the sitemap into the root of the site that it lists, or name it in the robots.txt file of that site.</source>
        <translation>把站点地图放到它所列网站的根目录，或者在该网站的 robots.txt 文件中指明它。</translation>
    </message>
    <message>
        <source>Put the text into the element, or name it by aria-labelledby.</source>
        <translation>把文字写进元素，或用 aria-labelledby 命名。</translation>
    </message>
    <message>
        <source>Put the text into the page, or give the element a role that has a name.</source>
        <translation>把文字写进页面，或给元素设置可以命名的角色。</translation>
    </message>
    <message>
        <source>Put the text of the hint into the element, or remove the role.</source>
        <translation>把提示文字写进元素，或删除该角色。</translation>
    </message>
    <message>
        <source>Put the two side by side.</source>
        <translation>把两者并列放置。</translation>
    </message>
    <message>
        <source>Put ul or ol around the items.</source>
        <translation>用 ul 或 ol 包围这些项目。</translation>
    </message>
    <message>
        <source>Put what matters first, and leave out what all titles have.</source>
        <translation>把重要内容放在前面，省去所有标题都有的部分。</translation>
    </message>
    <message>
        <source>Put what matters into the first sentence.</source>
        <translation>把重要内容写在第一句。</translation>
    </message>
    <message>
        <source>Put what this page is about into one main element.</source>
        <translation>把本页的主要内容放进一个 main 元素。</translation>
    </message>
    <message>
        <source>RDFa with a prefix that is not declared</source>
        <translation>RDFa 使用了未声明的前缀</translation>
    </message>
    <message>
        <source>Raise max-age, at the end to a year (31536000); short times are for trying out only.</source>
        <translation>调高 max-age，最终设为一年（31536000）；短时间只适合试用。</translation>
    </message>
    <message>
        <source>Readers still know these roles today, and may forget them. WCAG does not ask for it.</source>
        <translation>阅读器目前仍认识这些角色，以后可能不再支持。WCAG 没有此要求。</translation>
    </message>
    <message>
        <source>Readers who need more time lose their place or what they have typed (WCAG 2.2.1).</source>
        <translation>需要更多时间的读者会丢失阅读位置或已输入的内容（WCAG 2.2.1）。</translation>
    </message>
    <message>
        <source>Readers who need wider spacing cannot set it by a style of their own (WCAG 1.4.12).</source>
        <translation>需要更宽间距的读者无法用自己的样式调整（WCAG 1.4.12）。</translation>
    </message>
    <message>
        <source>Redirect each URL to the page that replaces it; where there is none, answer with 404 or 410.</source>
        <translation>把每个 URL 重定向到替代它的页面；如果没有，请以 404 或 410 响应。</translation>
    </message>
    <message>
        <source>Redirect everything from http to https, permanently, and then send Strict-Transport-Security.</source>
        <translation>把所有 http 地址永久重定向到 https，然后发送 Strict-Transport-Security。</translation>
    </message>
    <message>
        <source>Redirect one host to the other with 301.</source>
        <translation>用 301 把一个主机重定向到另一个。</translation>
    </message>
    <message>
        <source>Redirect one to the other, link to that one only, and name it as canonical.</source>
        <translation>把一个重定向到另一个，只链接到后者，并声明为规范 URL。</translation>
    </message>
    <message>
        <source>Redirect the copies to one of them, or let them name it as canonical.</source>
        <translation>把副本重定向到其中一个，或让它们把它声明为规范页面。</translation>
    </message>
    <message>
        <source>Redirect the file to the folder, and link to the folder.</source>
        <translation>把文件重定向到文件夹，并链接到文件夹。</translation>
    </message>
    <message>
        <source>Redirect to a page that exists, or answer with 404 or 410 where there is no successor.</source>
        <translation>重定向到存在的页面；如果没有替代页面，请以 404 或 410 响应。</translation>
    </message>
    <message>
        <source>Redirect to the spelling in lower case, and link to it only.</source>
        <translation>重定向到小写的写法，并只链接到它。</translation>
    </message>
    <message>
        <source>Redirects in a row, at most</source>
        <translation>连续重定向次数上限</translation>
    </message>
    <message>
        <source>Remove !important, or move the rule into a style sheet.</source>
        <translation>去掉 !important，或把规则移到样式表中。</translation>
    </message>
    <message>
        <source>Remove # and what follows from the canonical URL.</source>
        <translation>从规范 URL 中去掉 # 及其后的部分。</translation>
    </message>
    <message>
        <source>Remove all but one; often an extension and the theme each write one.</source>
        <translation>只保留一个；常见原因是扩展和主题各写了一个。</translation>
    </message>
    <message>
        <source>Remove aria-checked from HTML check boxes; use role=&quot;treegrid&quot; where rows can be opened.</source>
        <translation>从 HTML 复选框上删除 aria-checked；行可以展开时使用 role=&quot;treegrid&quot;。</translation>
    </message>
    <message>
        <source>Remove autoplay, or add muted or controls.</source>
        <translation>删除 autoplay，或加上 muted 或 controls。</translation>
    </message>
    <message>
        <source>Remove it if you aim at level AAA; otherwise nothing has to be done.</source>
        <translation>以 AAA 级为目标时删除它；否则无需处理。</translation>
    </message>
    <message>
        <source>Remove it; let visitors reload by themselves, and redirect by status 301 in the server.</source>
        <translation>删除它；让访客自行刷新，重定向由服务器以状态码 301 完成。</translation>
    </message>
    <message>
        <source>Remove loading=&quot;lazy&quot; from the image that is seen first.</source>
        <translation>从最先看到的图片上去掉 loading=&quot;lazy&quot;。</translation>
    </message>
    <message>
        <source>Remove maximum-scale, or set it to 5 or more.</source>
        <translation>删除 maximum-scale，或设为 5 或更大。</translation>
    </message>
    <message>
        <source>Remove no-store and send Cache-Control: max-age with the file; for names that change with the content, a year.</source>
        <translation>去掉 no-store，随文件发送 Cache-Control: max-age；名称随内容变化的文件可设为一年。</translation>
    </message>
    <message>
        <source>Remove nofollow from the page; where single links are not to be trusted, mark these with rel=nofollow or ugc.</source>
        <translation>从页面上去掉 nofollow；个别不可信的链接请用 rel=nofollow 或 ugc 标记。</translation>
    </message>
    <message>
        <source>Remove noindex from pages that people are to find; leave it where it is intended.</source>
        <translation>在希望被找到的页面上去掉 noindex；有意为之的保持不变。</translation>
    </message>
    <message>
        <source>Remove noindex from the canonical page, or name one that may be listed.</source>
        <translation>从规范页面去掉 noindex，或声明一个可以收录的页面。</translation>
    </message>
    <message>
        <source>Remove noindex from the page and from the server&apos;s headers; often it was left behind by a test server.</source>
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
        <source>Remove the attribute, and write other languages or formats as links of their own with rel=alternate.</source>
        <translation>去掉该属性；其他语言或格式请用单独的 rel=alternate 链接声明。</translation>
    </message>
    <message>
        <source>Remove the attribute, or give the element the role that it was meant for.</source>
        <translation>删除该属性，或给元素设置本来想要的角色。</translation>
    </message>
    <message>
        <source>Remove the attribute; where a dialog shall be alone, use the dialog element or inert on the rest.</source>
        <translation>删除该属性；只想保留对话框时，使用 dialog 元素，或在其余部分上加 inert。</translation>
    </message>
    <message>
        <source>Remove the directive or give a later date in a common form, such as 2030-06-25; take pages that are over offline.</source>
        <translation>删除该指令，或用通用格式写更晚的日期，例如 2030-06-25；已过期的页面请下线。</translation>
    </message>
    <message>
        <source>Remove the directive unless there is a reason for it, such as a licence.</source>
        <translation>没有特别原因（例如授权限制）就删除该指令。</translation>
    </message>
    <message>
        <source>Remove the element or give it text; make space by style.</source>
        <translation>删除该元素或写入文字；间距用样式设定。</translation>
    </message>
    <message>
        <source>Remove the element or give it text; where it holds a logo, give the image an alt text.</source>
        <translation>删除该元素或写入文字；如果里面是标志图片，请为图片添加 alt。</translation>
    </message>
    <message>
        <source>Remove the header; against injected scripts use a content security policy.</source>
        <translation>删除该标头；防范注入脚本请用内容安全策略。</translation>
    </message>
    <message>
        <source>Remove the line that is not meant.</source>
        <translation>删除不需要的那一行。</translation>
    </message>
    <message>
        <source>Remove the one or the other, as it is meant.</source>
        <translation>按本意去掉其中之一。</translation>
    </message>
    <message>
        <source>Remove the summary attribute.</source>
        <translation>删除 summary 属性。</translation>
    </message>
    <message>
        <source>Remove the tag, or find out what closed its element before.</source>
        <translation>删除该标签，或找出是什么提前关闭了元素。</translation>
    </message>
    <message>
        <source>Remove the value from links to pages that are to be found; use noindex for those that are not.</source>
        <translation>希望被找到的页面，链接上去掉该值；不希望的，请使用 noindex。</translation>
    </message>
    <message>
        <source>Remove them where texts are entered or imported.</source>
        <translation>在录入或导入文本时去除它们。</translation>
    </message>
    <message>
        <source>Remove these links or point them to the successor; if the page moved, redirect the old URL with status 301.</source>
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
        <source>Renew it now, and find out why that was not done automatically.</source>
        <translation>立即更新，并查明为什么没有自动更新。</translation>
    </message>
    <message>
        <source>Renew the certificate, and have that done automatically from now on.</source>
        <translation>更新证书，并让以后的更新自动进行。</translation>
    </message>
    <message>
        <source>Replace lists of single pages by a few patterns, and drop what is out of date.</source>
        <translation>用少数几个模式代替逐页的列表，删去过时的内容。</translation>
    </message>
    <message>
        <source>Replace the element, by strong for example.</source>
        <translation>换成其他元素，例如 strong。</translation>
    </message>
    <message>
        <source>Replace the host by the public one; look for the address of a test server in settings and contents.</source>
        <translation>把主机替换为公开的地址；检查设置和内容中是否有测试服务器的地址。</translation>
    </message>
    <message>
        <source>Resources are named without http or https (//)</source>
        <translation>资源地址没有写明 http 或 https（//）</translation>
    </message>
    <message>
        <source>Restore the file, correct its URL in src and srcset, or remove the element.</source>
        <translation>恢复该文件，修正 src 和 srcset 中的 URL，或删除该元素。</translation>
    </message>
    <message>
        <source>Restore the file, correct its URL, or remove what asks for it.</source>
        <translation>恢复该文件，修正其 URL，或删除请求它的代码。</translation>
    </message>
    <message>
        <source>Restore the page, redirect its URL to the successor with status 301, or remove the links to it; the URL&apos;s inlinks say where they are.</source>
        <translation>恢复页面，或以 301 重定向到替代页面，或删除指向它的链接；该 URL 的入链说明这些链接在哪里。</translation>
    </message>
    <message>
        <source>Results are likely to cut it off. Wide letters count here, of which few fill the line; Chinese characters are 20 pixels wide each.</source>
        <translation>搜索结果可能会截断。这里计算的是宽度，宽字符少量就会占满一行；每个汉字宽 20 像素。</translation>
    </message>
    <message>
        <source>Results are likely to cut it off; the end is lost, but the title counts in full. There is no rule against long titles.</source>
        <translation>搜索结果可能会截断，后面的部分看不到，但标题仍完整计入。没有规定禁止长标题。</translation>
    </message>
    <message>
        <source>Results are likely to cut off the end.</source>
        <translation>搜索结果可能截断后面的部分。</translation>
    </message>
    <message>
        <source>Results are likely to cut off the end. There is no rule against long descriptions.</source>
        <translation>搜索结果可能截断后面的部分。没有规定禁止长描述。</translation>
    </message>
    <message>
        <source>Results of the site&apos;s own search</source>
        <translation>站内搜索的结果页</translation>
    </message>
    <message>
        <source>Results, tabs and bookmarks show the URL in its place, or words that a search engine has picked; screen readers announce nothing.</source>
        <translation>搜索结果、标签页和书签只能显示 URL，或由搜索引擎挑选的文字；屏幕阅读器也无从播报。</translation>
    </message>
    <message>
        <source>Returning visitors have to ask for each of these files, even if nothing has changed.</source>
        <translation>回访者即使什么都没变，也要逐个询问这些文件。</translation>
    </message>
    <message>
        <source>Revoke the key or token first, then take it out of the page; whatever was public has to count as known.</source>
        <translation>先吊销密钥或令牌，再从页面中删除；凡是公开过的都应视为已泄露。</translation>
    </message>
    <message>
        <source>Said to be decoration, but named or focusable</source>
        <translation>声明为装饰却有名称或可获得焦点</translation>
    </message>
    <message>
        <source>Say SameSite=Lax, Strict for what only your own pages need, or None with Secure for what works within other sites.</source>
        <translation>写明 SameSite=Lax；只供自己页面使用的用 Strict；要在其他网站内工作的用 None 加 Secure。</translation>
    </message>
    <message>
        <source>Say by aria-label what is to be seen.</source>
        <translation>用 aria-label 说明看到的内容。</translation>
    </message>
    <message>
        <source>Say in a style sheet how the page looks.</source>
        <translation>用样式表描述页面外观。</translation>
    </message>
    <message>
        <source>Say more, merge the page with another one on the same subject, or keep it from search engines if it is not meant to be found.</source>
        <translation>写得更充实，与同一主题的其他页面合并；如果不打算让人搜到，就不让搜索引擎收录。</translation>
    </message>
    <message>
        <source>Say one thing in a sentence, and take the shorter word where there is one. Texts for experts may stay as they are.</source>
        <translation>一句话只说一件事，有较短的词就用较短的词。写给专业人士的文本可以保持原样。</translation>
    </message>
    <message>
        <source>Scale it to the largest size in which it is shown, and store it as WebP or AVIF; offer smaller ones by srcset.</source>
        <translation>缩放到实际显示的最大尺寸，保存为 WebP 或 AVIF；用 srcset 提供更小的版本。</translation>
    </message>
    <message>
        <source>Screen readers announce a heading and then nothing.</source>
        <translation>屏幕阅读器会播报有标题，却没有内容。</translation>
    </message>
    <message>
        <source>Screen readers can only read the address aloud, and search engines learn nothing about the target.</source>
        <translation>屏幕阅读器只能读出地址，搜索引擎也无从了解目标页面。</translation>
    </message>
    <message>
        <source>Screen readers can only say the address of the link (WCAG 1.1.1, 2.4.4, 4.1.2).</source>
        <translation>屏幕阅读器只能读出链接的地址（WCAG 1.1.1、2.4.4、4.1.2）。</translation>
    </message>
    <message>
        <source>Screen readers count and announce the items wrongly (WCAG 1.3.1).</source>
        <translation>屏幕阅读器会数错、读错项目（WCAG 1.3.1）。</translation>
    </message>
    <message>
        <source>Screen readers differ: some say the name, most ignore it (WCAG 4.1.2).</source>
        <translation>各屏幕阅读器做法不一：有的读出名称，多数忽略（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>Screen readers do not change to the right voice there (WCAG 3.1.2).</source>
        <translation>屏幕阅读器在那里不会切换到正确的语音（WCAG 3.1.2）。</translation>
    </message>
    <message>
        <source>Screen readers do not know which voice to take (WCAG 3.1.1).</source>
        <translation>屏幕阅读器不知道该用哪种语音（WCAG 3.1.1）。</translation>
    </message>
    <message>
        <source>Screen readers do not say that it is one of several (WCAG 1.3.1).</source>
        <translation>屏幕阅读器不会说明它是一组中的一个（WCAG 1.3.1）。</translation>
    </message>
    <message>
        <source>Screen readers do not say which text belongs to which term (WCAG 1.3.1).</source>
        <translation>屏幕阅读器不会说明哪段文字属于哪个术语（WCAG 1.3.1）。</translation>
    </message>
    <message>
        <source>Screen readers have nothing to say about it (WCAG 1.1.1).</source>
        <translation>屏幕阅读器对它无内容可读（WCAG 1.1.1）。</translation>
    </message>
    <message>
        <source>Screen readers list headings to move about; an empty one leads to nothing. WCAG does not ask for it; it is good practice.</source>
        <translation>屏幕阅读器列出标题供人跳转；空标题没有用处。WCAG 没有此要求，属于良好做法。</translation>
    </message>
    <message>
        <source>Screen readers list it among the headings, and there is nothing to read.</source>
        <translation>屏幕阅读器会把它列在标题中，却没有内容可读。</translation>
    </message>
    <message>
        <source>Screen readers may read the page in the voice of another language (WCAG 3.1.1).</source>
        <translation>屏幕阅读器可能用另一种语言的语音朗读页面（WCAG 3.1.1）。</translation>
    </message>
    <message>
        <source>Screen readers may read the page with the wrong pronunciation, and browsers cannot hyphenate, check spelling or offer a translation with certainty.</source>
        <translation>屏幕阅读器可能读错发音，浏览器也无法可靠地断字、检查拼写或提供翻译。</translation>
    </message>
    <message>
        <source>Screen readers offer a jump to the content, and there is nowhere to jump to. WCAG does not ask for it; it is good practice.</source>
        <translation>屏幕阅读器提供跳到主要内容的功能，却无处可跳。WCAG 没有此要求，属于良好做法。</translation>
    </message>
    <message>
        <source>Screen readers read it in one go, without a way to stop within it.</source>
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
        <source>Screen readers read the text with the pronunciation of the wrong language, and browsers offer a translation where none is needed.</source>
        <translation>屏幕阅读器会用错误语言的发音来读，浏览器会在不需要时提议翻译。</translation>
    </message>
    <message>
        <source>Screen readers say &quot;button&quot; and nothing more (WCAG 4.1.2).</source>
        <translation>屏幕阅读器只会读出“按钮”（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>Screen readers say &quot;button&quot; or &quot;link&quot; and nothing more (WCAG 4.1.2).</source>
        <translation>屏幕阅读器只会读出“按钮”或“链接”（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>Screen readers say &quot;button&quot; without what it does (WCAG 4.1.2).</source>
        <translation>屏幕阅读器只读出“按钮”，不说有什么作用（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>Screen readers say &quot;checked&quot; or &quot;not checked&quot;, and not what (WCAG 4.1.2).</source>
        <translation>屏幕阅读器只读出“已选中”或“未选中”，却不说是什么（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>Screen readers say &quot;image&quot; and nothing of what it shows (WCAG 1.1.1).</source>
        <translation>屏幕阅读器只读出“图像”，不说显示的是什么（WCAG 1.1.1）。</translation>
    </message>
    <message>
        <source>Screen readers say &quot;image&quot; without what it shows (WCAG 1.1.1).</source>
        <translation>屏幕阅读器只读出“图像”，不说内容（WCAG 1.1.1）。</translation>
    </message>
    <message>
        <source>Screen readers say &quot;link&quot; or read out the address (WCAG 2.4.4, 4.1.2).</source>
        <translation>屏幕阅读器只读出“链接”，或读出地址（WCAG 2.4.4、4.1.2）。</translation>
    </message>
    <message>
        <source>Screen readers say a value, and not of what (WCAG 1.1.1).</source>
        <translation>屏幕阅读器只读出数值，却不说是什么的数值（WCAG 1.1.1）。</translation>
    </message>
    <message>
        <source>Screen readers say how far, and not what goes on (WCAG 1.1.1).</source>
        <translation>屏幕阅读器只读出进度，却不说是什么的进度（WCAG 1.1.1）。</translation>
    </message>
    <message>
        <source>Screen readers say nothing or the file&apos;s name (WCAG 1.1.1).</source>
        <translation>屏幕阅读器什么都不读，或读出文件名（WCAG 1.1.1）。</translation>
    </message>
    <message>
        <source>Screen readers say only that a frame begins, not what is in it (WCAG 4.1.2).</source>
        <translation>屏幕阅读器只读出框架开始，却不说里面是什么（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>Screen readers say that something can be opened, and not what (WCAG 4.1.2).</source>
        <translation>屏幕阅读器只说可以展开，却不说是什么（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>Screen readers say the address of the image or only &quot;button&quot; (WCAG 1.1.1, 4.1.2).</source>
        <translation>屏幕阅读器读出图片地址，或只读出“按钮”（WCAG 1.1.1、4.1.2）。</translation>
    </message>
    <message>
        <source>Screen readers say the number of items, which is then wrong (WCAG 1.3.1).</source>
        <translation>屏幕阅读器会读出项目数，此时就是错的（WCAG 1.3.1）。</translation>
    </message>
    <message>
        <source>Screen readers say the same twice. WCAG does not ask for it; it is good practice, and summary is obsolete in HTML.</source>
        <translation>屏幕阅读器会把同样的内容读两遍。WCAG 没有此要求，属于良好做法；summary 在 HTML 中已废弃。</translation>
    </message>
    <message>
        <source>Screen readers say what is chosen, and not what for (WCAG 4.1.2).</source>
        <translation>屏幕阅读器读出所选的值，却不说是选什么（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>Screen readers then do not take it for the footer of the whole page. WCAG does not ask for it; it is good practice.</source>
        <translation>屏幕阅读器就不会把它当作整个页面的页脚。WCAG 没有此要求，属于良好做法。</translation>
    </message>
    <message>
        <source>Screen readers then do not take it for the header of the whole page. WCAG does not ask for it; it is good practice.</source>
        <translation>屏幕阅读器就不会把它当作整个页面的页眉。WCAG 没有此要求，属于良好做法。</translation>
    </message>
    <message>
        <source>Screen readers, browsers and translation services cannot tell which language is meant, and treat the page as if it named none.</source>
        <translation>屏幕阅读器、浏览器和翻译服务无法判断是哪种语言，等于没有声明。</translation>
    </message>
    <message>
        <source>Screens narrower than that have to scroll sideways, or show everything smaller.</source>
        <translation>更窄的屏幕只能横向滚动，或把所有内容缩小显示。</translation>
    </message>
    <message>
        <source>Script and style elements without a file hold more than 100,000 bytes together, data such as JSON too.</source>
        <translation>没有引用文件的 script 和 style 元素合计超过 100,000 字节，JSON 之类的数据也计入。</translation>
    </message>
    <message>
        <source>Scripts and style sheets from another origin whose element has no integrity attribute. Whether the attribute is right is not checked.</source>
        <translation>来自其他来源、元素上没有 integrity 属性的脚本和样式表。不检查该属性是否正确。</translation>
    </message>
    <message>
        <source>Scripts and styles within the page, at most</source>
        <translation>页面内脚本和样式的大小上限</translation>
    </message>
    <message>
        <source>Scripts in the head keep the page from being drawn</source>
        <translation>head 中的脚本阻止页面绘制</translation>
    </message>
    <message>
        <source>Scripts in the head with a src and without async, defer or type=module. Inline scripts and nomodule do not count.</source>
        <translation>head 中带有 src 且没有 async、defer 或 type=module 的脚本。内联脚本和 nomodule 不计。</translation>
    </message>
    <message>
        <source>Scripts may read a cookie (no HttpOnly)</source>
        <translation>脚本可以读取 Cookie（没有 HttpOnly）</translation>
    </message>
    <message>
        <source>Scripts may read a cookie that looks like a login</source>
        <translation>脚本可以读取看似登录凭据的 Cookie</translation>
    </message>
    <message>
        <source>Scripts or styles of other sites without integrity</source>
        <translation>其他网站的脚本或样式没有 integrity</translation>
    </message>
    <message>
        <source>Scripts, style sheets, frames, objects, fonts and srcset images that an https page names by http. Addresses of the visitor&apos;s own computer do not count, nor pages whose policy says upgrade-insecure-requests.</source>
        <translation>https 页面以 http 引用的脚本、样式表、框架、对象、字体和 srcset 图片。指向访客本机的地址不计，策略中含 upgrade-insecure-requests 的页面不计。</translation>
    </message>
    <message>
        <source>Scripts, styles, images, frames and other files that the page loads by an address that begins with two slashes. Links to pages do not count.</source>
        <translation>页面以双斜杠开头的地址加载的脚本、样式、图片、框架和其他文件。指向页面的链接不计。</translation>
    </message>
    <message>
        <source>Search engines advise hyphens between words, as an underscore may join two words to one. The effect is small.</source>
        <translation>搜索引擎建议用连字符分隔单词，下划线可能把两个词连成一个。影响很小。</translation>
    </message>
    <message>
        <source>Search engines and this crawler cannot follow it; nor can visitors open it in another tab.</source>
        <translation>搜索引擎和本爬虫无法跟随，访客也无法在新标签页中打开。</translation>
    </message>
    <message>
        <source>Search engines are told not to follow the page&apos;s links</source>
        <translation>要求搜索引擎不跟随页面上的链接</translation>
    </message>
    <message>
        <source>Search engines are told not to list the page</source>
        <translation>要求搜索引擎不收录该页面</translation>
    </message>
    <message>
        <source>Search engines are told not to list the start page</source>
        <translation>要求搜索引擎不收录起始页</translation>
    </message>
    <message>
        <source>Search engines are told two addresses of one page.</source>
        <translation>搜索引擎得到同一页面的两个地址。</translation>
    </message>
    <message>
        <source>Search engines ask for full URLs here. A relative one points to another place when the page is reached by another host.</source>
        <translation>搜索引擎要求这里写完整 URL。当页面通过其他主机名访问时，相对 URL 会指向别处。</translation>
    </message>
    <message>
        <source>Search engines ask that the list be complete on every version; without the page itself it may be ignored.</source>
        <translation>搜索引擎要求每个版本上的列表都完整；缺少页面自身时可能被忽略。</translation>
    </message>
    <message>
        <source>Search engines believe such links only if they go both ways; this one is ignored.</source>
        <translation>搜索引擎只相信双向的声明；这一个会被忽略。</translation>
    </message>
    <message>
        <source>Search engines can show no more of it than title and description.</source>
        <translation>搜索引擎最多只能显示标题和描述。</translation>
    </message>
    <message>
        <source>Search engines cannot offer that version, so that people of that language get another one.</source>
        <translation>搜索引擎无法提供该版本，使用该语言的人会看到别的版本。</translation>
    </message>
    <message>
        <source>Search engines cannot read that page, so they cannot see that it is the same and should be listed.</source>
        <translation>搜索引擎无法读取那个页面，也就看不出内容相同、应当收录它。</translation>
    </message>
    <message>
        <source>Search engines cannot tell which one is meant, and may ignore both.</source>
        <translation>搜索引擎无法判断指的是哪一个，可能都忽略。</translation>
    </message>
    <message>
        <source>Search engines cannot tell which page is meant, and ignore what they say.</source>
        <translation>搜索引擎无法判断指的是哪一个，会忽略这些声明。</translation>
    </message>
    <message>
        <source>Search engines choose one of them or join them, and what is shown is left to chance.</source>
        <translation>搜索引擎会选择其中一个或合并，显示什么全凭运气。</translation>
    </message>
    <message>
        <source>Search engines crawl such a site more slowly, and visitors leave.</source>
        <translation>搜索引擎会放慢爬取，访客会离开。</translation>
    </message>
    <message>
        <source>Search engines do not read such a page; still they may list its bare URL, because of the links.</source>
        <translation>搜索引擎不会读取这样的页面，但由于有链接，仍可能收录其 URL 本身。</translation>
    </message>
    <message>
        <source>Search engines do not show such a trail.</source>
        <translation>搜索引擎不会显示这样的路径。</translation>
    </message>
    <message>
        <source>Search engines draw pages to judge them; without styles and scripts they may take the page for empty or unfit for phones.</source>
        <translation>搜索引擎通过绘制页面来判断；没有样式和脚本，可能认为页面是空的或不适合手机。</translation>
    </message>
    <message>
        <source>Search engines drop the page after that date; a date that they cannot read has no effect.</source>
        <translation>搜索引擎在该日期之后会移除页面；无法识别的日期不起作用。</translation>
    </message>
    <message>
        <source>Search engines fetch it for nothing, and trust the sitemap less.</source>
        <translation>搜索引擎白白抓取它，对站点地图的信任也会降低。</translation>
    </message>
    <message>
        <source>Search engines find it by links only, and learn later of its changes.</source>
        <translation>搜索引擎只能通过链接找到它，也更晚得知其变化。</translation>
    </message>
    <message>
        <source>Search engines find out that such pages are errors only after fetching them again and again, and may list some.</source>
        <translation>搜索引擎要反复抓取才知道这是错误页，还可能收录其中一些。</translation>
    </message>
    <message>
        <source>Search engines get a redirect instead of a page, or list the unencrypted address.</source>
        <translation>搜索引擎得到的是重定向而不是页面，或收录未加密的地址。</translation>
    </message>
    <message>
        <source>Search engines get contradicting signs about which of the two to list, and visitors may be sent to the unprotected one.</source>
        <translation>搜索引擎对该收录哪一个得到矛盾的信号，访客可能被引到没有保护的 URL。</translation>
    </message>
    <message>
        <source>Search engines get mixed signs about which address the site has, and may list some pages under one and some under the other.</source>
        <translation>对网站的正式地址，搜索引擎得到混杂的信号，可能一部分页面收录在一个地址下，一部分在另一个下。</translation>
    </message>
    <message>
        <source>Search engines ignore a canonical link with these attributes</source>
        <translation>搜索引擎会忽略带有这些属性的规范链接</translation>
    </message>
    <message>
        <source>Search engines ignore it and choose a URL themselves; the page may be lost for them.</source>
        <translation>搜索引擎会忽略它并自行选择 URL；页面可能因此丢失。</translation>
    </message>
    <message>
        <source>Search engines ignore it, as if the page named none.</source>
        <translation>搜索引擎会忽略它，等于没有声明。</translation>
    </message>
    <message>
        <source>Search engines ignore that version, and people of that language get another one.</source>
        <translation>搜索引擎会忽略该版本，使用该语言的人会看到别的版本。</translation>
    </message>
    <message>
        <source>Search engines ignore that version; people of that language do not find it.</source>
        <translation>搜索引擎会忽略该版本；使用该语言的人找不到它。</translation>
    </message>
    <message>
        <source>Search engines in time no longer follow the links of pages that are not listed, and so miss what only these link to.</source>
        <translation>搜索引擎久而久之不再跟随未收录页面上的链接，只有这些页面链接到的内容就会被漏掉。</translation>
    </message>
    <message>
        <source>Search engines in time stop following the links of pages that they do not list, and then lose this page.</source>
        <translation>搜索引擎久而久之不再跟随未收录页面上的链接，就会失去该页面。</translation>
    </message>
    <message>
        <source>Search engines leave the page out of their results. That is right for internal or double pages, and a loss for all others.</source>
        <translation>搜索引擎不会在结果中显示该页面。对内部页面或重复页面来说正确，对其他页面则是损失。</translation>
    </message>
    <message>
        <source>Search engines list one of such pages and leave the others out, and not always the one that you would choose. Visitors who meet both wonder what the difference is.</source>
        <translation>搜索引擎只收录这类页面中的一个，其余的不收录，而且不一定是您想要的那一个。访客看到两个页面，也会疑惑它们有什么不同。</translation>
    </message>
    <message>
        <source>Search engines list one of them, perhaps not the one that you want, and fetch the others in vain.</source>
        <translation>搜索引擎只收录其中之一，也许不是您想要的那个，其余的白白抓取。</translation>
    </message>
    <message>
        <source>Search engines list pages without fragments, so the URL that is named can never be listed.</source>
        <translation>搜索引擎收录的 URL 不含片段，因此所声明的 URL 永远不会被收录。</translation>
    </message>
    <message>
        <source>Search engines list that other page, and ignore the version that is named here.</source>
        <translation>搜索引擎会收录那个页面，并忽略这里声明的版本。</translation>
    </message>
    <message>
        <source>Search engines list that site in place of yours. This is right for texts taken over from there, otherwise it gives your page away.</source>
        <translation>搜索引擎会收录那个网站而不是您的网站。转载内容这样做是对的，否则等于把页面让给别人。</translation>
    </message>
    <message>
        <source>Search engines list the other page in place of this one. That is right for copies, and a loss for pages with content of their own.</source>
        <translation>搜索引擎会收录那个页面而不是本页。对副本来说正确，对有独立内容的页面则是损失。</translation>
    </message>
    <message>
        <source>Search engines may follow the chain only in part, and list a page that nobody meant.</source>
        <translation>搜索引擎可能只跟随一部分，收录了谁也没打算收录的页面。</translation>
    </message>
    <message>
        <source>Search engines may keep listing the old URL in place of the new one. Where the move really is temporary, that is as it should be.</source>
        <translation>搜索引擎可能继续收录旧 URL 而不是新 URL。如果迁移确实是临时的，这样正合适。</translation>
    </message>
    <message>
        <source>Search engines may never find the page.</source>
        <translation>搜索引擎可能永远找不到该页面。</translation>
    </message>
    <message>
        <source>Search engines may not find what only this page links to, and it passes nothing on to those pages.</source>
        <translation>只有该页面链接到的内容，搜索引擎可能找不到，权重也不会传递过去。</translation>
    </message>
    <message>
        <source>Search engines may not read what the sitemap offers them.</source>
        <translation>搜索引擎不得读取站点地图所提供的内容。</translation>
    </message>
    <message>
        <source>Search engines may not show all that they know of the page</source>
        <translation>搜索引擎不得显示页面的全部信息</translation>
    </message>
    <message>
        <source>Search engines may pass over the entry or fetch another address than the one that is meant.</source>
        <translation>搜索引擎可能略过该条目，或者取用另一个地址。</translation>
    </message>
    <message>
        <source>Search engines may pass over the value.</source>
        <translation>搜索引擎可能忽略该值。</translation>
    </message>
    <message>
        <source>Search engines may pay no attention to it there.</source>
        <translation>搜索引擎可能不理会那里的描述。</translation>
    </message>
    <message>
        <source>Search engines may read the first 50,000 only, or refuse the file.</source>
        <translation>搜索引擎可能只读取前 50,000 个，或拒绝该文件。</translation>
    </message>
    <message>
        <source>Search engines may refuse the file, or read its beginning only.</source>
        <translation>搜索引擎可能拒绝该文件，或只读取开头部分。</translation>
    </message>
    <message>
        <source>Search engines may take only a part of it, or none. Argiope reads what it can.</source>
        <translation>搜索引擎可能只读取其中一部分，或完全不读。Argiope 会读取能读的部分。</translation>
    </message>
    <message>
        <source>Search engines need one more request, and the sitemap contradicts the redirect about which URL is meant.</source>
        <translation>搜索引擎要多一次请求，而且站点地图与重定向对该用哪个 URL 说法不一。</translation>
    </message>
    <message>
        <source>Search engines pass over canonical links, robots directives and language versions outside of the head.</source>
        <translation>搜索引擎会忽略 head 之外的规范链接、robots 指令和语言版本。</translation>
    </message>
    <message>
        <source>Search engines pass over such dates, and trust the others of the sitemap less, so that changed pages are fetched later.</source>
        <translation>搜索引擎会忽略这样的日期，对该站点地图的其他日期也不再那么信任，改动过的页面因此会更晚被重新抓取。</translation>
    </message>
    <message>
        <source>Search engines pass over the item.</source>
        <translation>搜索引擎会忽略该项目。</translation>
    </message>
    <message>
        <source>Search engines pass over the whole script, and with it over everything that it says.</source>
        <translation>搜索引擎会忽略整个脚本及其全部内容。</translation>
    </message>
    <message>
        <source>Search engines pay no attention to it there, as otherwise any comment could name one.</source>
        <translation>搜索引擎不理会那里的规范链接，否则任何评论都能声明一个。</translation>
    </message>
    <message>
        <source>Search engines pick a passage of the page in its place, often a fitting one. Where pages are shared, the line below the title may stay empty.</source>
        <translation>搜索引擎会从页面中挑一段代替，往往也合适。分享页面时，标题下的一行可能是空的。</translation>
    </message>
    <message>
        <source>Search engines read these links in the head only.</source>
        <translation>搜索引擎只读取 head 中的这些链接。</translation>
    </message>
    <message>
        <source>Search engines see two sites, and cookies and logins of one are not those of the other.</source>
        <translation>搜索引擎会看到两个网站，Cookie 和登录也互不相通。</translation>
    </message>
    <message>
        <source>Search engines spend their time on such URLs instead of your pages.</source>
        <translation>搜索引擎会把时间耗费在这些 URL 上，而不是您的页面。</translation>
    </message>
    <message>
        <source>Search engines take both together: what contradicts each other may be ignored, and people are led to the wrong version.</source>
        <translation>搜索引擎会把两者合在一起看：互相矛盾的内容可能被忽略，人们会被引到错误的版本。</translation>
    </message>
    <message>
        <source>Search engines take it as a hint not to follow your own page. It is no way to keep a page from being listed.</source>
        <translation>搜索引擎会把它看作不要跟随您自己页面的提示。它并不能阻止页面被收录。</translation>
    </message>
    <message>
        <source>Search engines take the list from listed pages only, so that this one is lost.</source>
        <translation>搜索引擎只采用被收录页面上的列表，这一份会丢失。</translation>
    </message>
    <message>
        <source>Search engines take the stricter one, which may not be what was meant.</source>
        <translation>搜索引擎采用更严格的一个，这未必是本意。</translation>
    </message>
    <message>
        <source>Search engines that you have not told of it elsewhere may not find it.</source>
        <translation>如果没有用其他方式告知，搜索引擎可能找不到它。</translation>
    </message>
    <message>
        <source>Search engines then do not take the two for one.</source>
        <translation>搜索引擎不会把两者视为同一页面。</translation>
    </message>
    <message>
        <source>Search engines then ignore them and choose a URL themselves.</source>
        <translation>搜索引擎会忽略它们，自行选择 URL。</translation>
    </message>
    <message>
        <source>Search engines then list only that version: people who search in this language do not find the page.</source>
        <translation>搜索引擎只会收录那个版本：用本语言搜索的人找不到本页。</translation>
    </message>
    <message>
        <source>Search engines then take the page for a copy of the start page and drop it, or ignore all that it says.</source>
        <translation>搜索引擎会把该页面当作首页的副本而移除，或者忽略这一声明。</translation>
    </message>
    <message>
        <source>Search engines want the URL of the page itself; one that redirects may be ignored.</source>
        <translation>搜索引擎需要的是页面本身的 URL；会重定向的 URL 可能被忽略。</translation>
    </message>
    <message>
        <source>Security</source>
        <translation>安全</translation>
    </message>
    <message>
        <source>See to it that it is renewed in time. Certificates that are renewed automatically at the last moment may be left alone.</source>
        <translation>确保及时更新。到最后才自动更新的证书可以不管。</translation>
    </message>
    <message>
        <source>See whether one of the types for which there are richer results fits the page.</source>
        <translation>看看是否有适合该页面的富媒体搜索结果类型。</translation>
    </message>
    <message>
        <source>Send Cache-Control: max-age=31536000, immutable for files whose names change with their content; a day or more for others.</source>
        <translation>名称随内容变化的文件发送 Cache-Control: max-age=31536000, immutable；其他文件设为一天或更长。</translation>
    </message>
    <message>
        <source>Send Content-Security-Policy: frame-ancestors &apos;self&apos;, or the sites that may frame the page.</source>
        <translation>发送 Content-Security-Policy: frame-ancestors &apos;self&apos;，或列出允许嵌入此页面的网站。</translation>
    </message>
    <message>
        <source>Send Cross-Origin-Opener-Policy: same-origin, or same-origin-allow-popups where logins or payments open windows.</source>
        <translation>发送 Cross-Origin-Opener-Policy: same-origin；登录或支付会打开新窗口时用 same-origin-allow-popups。</translation>
    </message>
    <message>
        <source>Send DENY or SAMEORIGIN once, or frame-ancestors where certain sites shall be allowed.</source>
        <translation>只发送一次 DENY 或 SAMEORIGIN；要允许特定网站时，用 frame-ancestors。</translation>
    </message>
    <message>
        <source>Send Referrer-Policy: strict-origin-when-cross-origin, or a stricter one.</source>
        <translation>发送 Referrer-Policy: strict-origin-when-cross-origin，或更严格的策略。</translation>
    </message>
    <message>
        <source>Send Strict-Transport-Security: max-age=31536000 with all answers of the host, once all of it works by https.</source>
        <translation>确认整台主机都能用 https 之后，在所有响应中发送 Strict-Transport-Security: max-age=31536000。</translation>
    </message>
    <message>
        <source>Send X-Content-Type-Options: nosniff with all answers, and see that every file has the right Content-Type.</source>
        <translation>在所有响应中发送 X-Content-Type-Options: nosniff，并确保每个文件的 Content-Type 正确。</translation>
    </message>
    <message>
        <source>Send an ETag or Last-Modified, and answer with status 304 where nothing has changed. For pages that differ each time it is of no use.</source>
        <translation>发送 ETag 或 Last-Modified，并在没有变化时返回状态码 304。每次都不同的页面用不着。</translation>
    </message>
    <message>
        <source>Send exactly one Location header with the target&apos;s full URL, or another status if nothing has moved.</source>
        <translation>只发送一个 Location 标头，写明目标的完整 URL；如果没有迁移，请改用其他状态码。</translation>
    </message>
    <message>
        <source>Send it once, by https only, as in max-age=31536000; includeSubDomains.</source>
        <translation>只通过 https 发送一次，例如 max-age=31536000; includeSubDomains。</translation>
    </message>
    <message>
        <source>Send nothing before the DOCTYPE and the html tag.</source>
        <translation>在 DOCTYPE 和 html 标签之前不要输出任何内容。</translation>
    </message>
    <message>
        <source>Serve the page itself by https, not only the address that the form is sent to.</source>
        <translation>页面本身也要用 https 提供，而不只是表单的提交地址。</translation>
    </message>
    <message>
        <source>Set Secure by https; for __Host- add Path=/ and leave Domain out.</source>
        <translation>经 https 设置并加上 Secure；对 __Host- 还要写 Path=/ 并去掉 Domain。</translation>
    </message>
    <message>
        <source>Set both to the language that the page is written in.</source>
        <translation>把两处都设为页面实际使用的语言。</translation>
    </message>
    <message>
        <source>Set-Cookie in the answer of an image, style sheet, script or font, by its Content-Type.</source>
        <translation>按 Content-Type 判断为图片、样式表、脚本或字体的响应中带有 Set-Cookie。</translation>
    </message>
    <message>
        <source>Several elements have one id</source>
        <translation>多个元素使用同一 id</translation>
    </message>
    <message>
        <source>Several elements of the page have the same id.</source>
        <translation>页面中有多个元素使用相同的 id。</translation>
    </message>
    <message>
        <source>Several pages have much the same text</source>
        <translation>多个页面的文字大体相同</translation>
    </message>
    <message>
        <source>Several pages have the same description</source>
        <translation>多个页面的描述相同</translation>
    </message>
    <message>
        <source>Several pages have the same first heading</source>
        <translation>多个页面的第一个标题行相同</translation>
    </message>
    <message>
        <source>Several pages have the same first subheading</source>
        <translation>多个页面的第一个小标题相同</translation>
    </message>
    <message>
        <source>Several pages have the same text</source>
        <translation>多个页面的文字相同</translation>
    </message>
    <message>
        <source>Several pages have the same title</source>
        <translation>多个页面的标题相同</translation>
    </message>
    <message>
        <source>Share of answers that are errors of the server, less than</source>
        <translation>服务器错误响应的比例（须低于）</translation>
    </message>
    <message>
        <source>Share of pages with noindex, from which the whole site is meant</source>
        <translation>含 noindex 的页面比例（超过即视为整站）</translation>
    </message>
    <message>
        <source>Shared caches often do not keep such files, and the cookies make requests larger for nothing.</source>
        <translation>共享缓存往往不保存这样的文件，Cookie 也白白增大请求。</translation>
    </message>
    <message>
        <source>Shared, it is shown as a bare link without an image.</source>
        <translation>分享时只显示为没有图片的普通链接。</translation>
    </message>
    <message>
        <source>Shares and likes are counted for another page.</source>
        <translation>分享和点赞会计到另一个页面上。</translation>
    </message>
    <message>
        <source>Shorten it to the subject, and let the first paragraph say the rest.</source>
        <translation>缩短为主题，其余内容放到第一段。</translation>
    </message>
    <message>
        <source>Shorten new URLs: fewer folders, a few telling words, no needless parameters.</source>
        <translation>缩短新的 URL：少用文件夹，用几个有意义的词，去掉不必要的参数。</translation>
    </message>
    <message>
        <source>Should a visitor call an http URL of the host, the cookie can be read on its way.</source>
        <translation>访客访问该主机的 http URL 时，Cookie 在途中可能被读取。</translation>
    </message>
    <message>
        <source>Should somebody smuggle a script into the page, the browser will run it. A policy is a second line of defence, not a cure for such holes.</source>
        <translation>如果有人把脚本混入页面，浏览器就会运行它。策略是第二道防线，不能代替修补漏洞。</translation>
    </message>
    <message>
        <source>Show the text at rest.</source>
        <translation>让文字静止显示。</translation>
    </message>
    <message>
        <source>Single page</source>
        <translation>单页网站</translation>
    </message>
    <message>
        <source>Sitemap and page contradict each other about which URL to list.</source>
        <translation>站点地图与页面对该收录哪个 URL 说法不一。</translation>
    </message>
    <message>
        <source>Sitemap lines of robots.txt whose value is no whole http or https URL, a path alone for example.</source>
        <translation>robots.txt 中 Sitemap 行的值不是完整的 http 或 https URL，例如只有路径。</translation>
    </message>
    <message>
        <source>Sitemap, links between pages and little text are left out.</source>
        <translation>不检查站点地图、页面间链接和文字较少的情况。</translation>
    </message>
    <message>
        <source>Sitemaps</source>
        <translation>站点地图</translation>
    </message>
    <message>
        <source>Sitemaps may not name it, and some servers, proxies and programs cut it off or refuse it.</source>
        <translation>站点地图不能列出它，有些服务器、代理和程序会截断或拒绝它。</translation>
    </message>
    <message>
        <source>Size of HTML from which that share counts</source>
        <translation>开始计算该比例的 HTML 大小</translation>
    </message>
    <message>
        <source>Size of HTML, at most</source>
        <translation>HTML 大小上限</translation>
    </message>
    <message>
        <source>Size of HTML, more than search engines read</source>
        <translation>HTML 大小（超过搜索引擎读取的量）</translation>
    </message>
    <message>
        <source>Size of a PDF, at most</source>
        <translation>PDF 大小上限</translation>
    </message>
    <message>
        <source>Size of a script or style sheet, at most</source>
        <translation>脚本或样式表大小上限</translation>
    </message>
    <message>
        <source>Size of an image, at most</source>
        <translation>图片大小上限</translation>
    </message>
    <message>
        <source>Size of texts that are worth compressing, from</source>
        <translation>值得压缩的文本大小（起）</translation>
    </message>
    <message>
        <source>Small sites that link all their pages can do without; for large ones search engines learn of new pages later.</source>
        <translation>所有页面都有链接的小网站可以没有；大网站没有时，搜索引擎会更晚得知新页面。</translation>
    </message>
    <message>
        <source>Some links of other pages to a page say nofollow (or stand on a page that says so), and some do not. Start addresses do not count.</source>
        <translation>其他页面指向该页面的链接，有的带有 nofollow（或位于声明了 nofollow 的页面上），有的没有。起始地址不算。</translation>
    </message>
    <message>
        <source>Some links to the page say nofollow, some do not</source>
        <translation>指向该页面的链接有的标记 nofollow，有的没有</translation>
    </message>
    <message>
        <source>Some people need more than twice the size. WCAG asks for no more; it is good practice.</source>
        <translation>有些人需要放大两倍以上。WCAG 没有更高要求，属于良好做法。</translation>
    </message>
    <message>
        <source>Some search engines still obey it, others do not: what happens to the page is left to chance.</source>
        <translation>有的搜索引擎仍会遵守，有的不会：页面的命运全凭运气。</translation>
    </message>
    <message>
        <source>Something ends the head too early</source>
        <translation>有内容使 head 过早结束</translation>
    </message>
    <message>
        <source>Something links to a URL of the site that robots.txt disallows. It counts as well where robots.txt could not be had, which disallows everything.</source>
        <translation>有链接指向 robots.txt 禁止的站内 URL。无法取得 robots.txt 时视为全部禁止，也计入。</translation>
    </message>
    <message>
        <source>Something stands before the html tag</source>
        <translation>html 标签之前已有内容</translation>
    </message>
    <message>
        <source>Something still links to a URL of the site that answers with 410, or with 404 after an earlier crawl of this project had found it there.</source>
        <translation>仍有链接指向站内某个 URL，而它以 410 响应，或以 404 响应且本项目此前的爬取曾找到过它。</translation>
    </message>
    <message>
        <source>Sound that plays by itself</source>
        <translation>自动播放的声音</translation>
    </message>
    <message>
        <source>Split it, and name the parts in an index of sitemaps.</source>
        <translation>拆分它，并在站点地图索引中列出各部分。</translation>
    </message>
    <message>
        <source>Split it, and name the parts in an index of sitemaps; compression does not help, as the unpacked size counts.</source>
        <translation>拆分它，并在站点地图索引中列出各部分；压缩没有帮助，因为按解压后的大小计算。</translation>
    </message>
    <message>
        <source>Split scripts and styles and leave out what is not used; reduce the images of a PDF, or divide it.</source>
        <translation>拆分脚本和样式，去掉用不到的部分；缩小 PDF 中的图片，或把它分成几份。</translation>
    </message>
    <message>
        <source>Statistics then take a visitor of the site for a new one from the campaign, and each page gets a second URL.</source>
        <translation>统计会把站内访客当作活动带来的新访客，每个页面也多出一个 URL。</translation>
    </message>
    <message>
        <source>Store the image as a file and name it in src.</source>
        <translation>把图片保存为文件，在 src 中引用。</translation>
    </message>
    <message>
        <source>Structured data and social tags</source>
        <translation>结构化数据与社交标签</translation>
    </message>
    <message>
        <source>Structured data names another URL than the page</source>
        <translation>结构化数据给出的 URL 与页面不同</translation>
    </message>
    <message>
        <source>Structured data on a page kept from search engines</source>
        <translation>不允许索引的页面上有结构化数据</translation>
    </message>
    <message>
        <source>Style sheets in the head, at most</source>
        <translation>head 中的样式表数量上限</translation>
    </message>
    <message>
        <source>Such a link says something else, as with rel=alternate, and search engines ignore it as a canonical one.</source>
        <translation>这样的链接像 rel=alternate 一样另有含义，搜索引擎不会把它当作规范链接。</translation>
    </message>
    <message>
        <source>Such a policy stops few attacks that inject scripts, which is what it is for.</source>
        <translation>策略本是为阻止注入脚本而设，这样的策略挡不住多少攻击。</translation>
    </message>
    <message>
        <source>Such a rule matches nothing or something else than was meant: paths begin with a slash, and $ means the end only where it stands last.</source>
        <translation>这样的规则什么都不匹配，或匹配到别的内容：路径以斜杠开头，$ 只有在末尾才表示结束。</translation>
    </message>
    <message>
        <source>Such pages have no end, and search engines do not want to list the results of other searches.</source>
        <translation>这样的页面无穷无尽，搜索引擎也不愿收录别处的搜索结果。</translation>
    </message>
    <message>
        <source>Switch HTTP/2 on in the web server or the proxy in front of it; most need one line for that.</source>
        <translation>在网站服务器或其前面的代理上启用 HTTP/2；多数只需一行配置。</translation>
    </message>
    <message>
        <source>Switch listings off (Options -Indexes, autoindex off), or put an index page into the folder.</source>
        <translation>关闭目录列表（Options -Indexes、autoindex off），或在文件夹中放一个首页。</translation>
    </message>
    <message>
        <source>Switch off the setting that keeps the site from search engines (most publishing systems have one), or the X-Robots-Tag header of the server.</source>
        <translation>关闭阻止搜索引擎收录的设置（多数内容管理系统都有），或去掉服务器的 X-Robots-Tag 标头。</translation>
    </message>
    <message>
        <source>Switch on gzip, Brotli or Zstandard in the server for these types.</source>
        <translation>在服务器上为这些类型启用 gzip、Brotli 或 Zstandard。</translation>
    </message>
    <message>
        <source>Switch the version off (ServerTokens Prod, server_tokens off, expose_php = Off), and keep the software up to date.</source>
        <translation>关闭版本显示（ServerTokens Prod、server_tokens off、expose_php = Off），并及时更新软件。</translation>
    </message>
    <message>
        <source>Take out data and styles that the page does not need, and load long lists bit by bit.</source>
        <translation>去掉页面用不到的数据和样式，长列表分批加载。</translation>
    </message>
    <message>
        <source>Take out needless wrappers, and load long lists and menus only when they are asked for.</source>
        <translation>去掉不必要的包装元素，长列表和菜单在需要时再加载。</translation>
    </message>
    <message>
        <source>Take the URL out of the sitemap, or bring the page back.</source>
        <translation>从站点地图中删除该 URL，或恢复该页面。</translation>
    </message>
    <message>
        <source>Take the page out of the sitemap, or remove noindex.</source>
        <translation>从站点地图中删除该页面，或去掉 noindex。</translation>
    </message>
    <message>
        <source>Take what is hidden out of the order of focus, by hidden, inert or tabindex=&quot;-1&quot;, or do not hide it.</source>
        <translation>用 hidden、inert 或 tabindex=&quot;-1&quot; 把隐藏的内容移出焦点顺序，或不要隐藏它。</translation>
    </message>
    <message>
        <source>Text is sent without compression</source>
        <translation>文本未经压缩发送</translation>
    </message>
    <message>
        <source>Text jumps when the image comes, so that visitors lose their place or click on something else.</source>
        <translation>图片加载时文字会跳动，访客会找不到读到哪里，或点错东西。</translation>
    </message>
    <message>
        <source>Text that was to be replaced by another</source>
        <translation>有未被替换的占位文字</translation>
    </message>
    <message>
        <source>Text, as a share of the HTML, at least</source>
        <translation>文本占 HTML 的比例下限</translation>
    </message>
    <message>
        <source>The AMP page does not answer as a page</source>
        <translation>AMP 页面没有正常响应</translation>
    </message>
    <message>
        <source>The Content-Type header of a robots.txt file is another one than text/plain, is missing, or names another encoding than UTF-8.</source>
        <translation>robots.txt 文件的 Content-Type 标头不是 text/plain，或者缺失，或者写的编码不是 UTF-8。</translation>
    </message>
    <message>
        <source>The HSTS header is not valid, or sent by http</source>
        <translation>HSTS 标头无效，或以 http 发送</translation>
    </message>
    <message>
        <source>The JSON of a script is a text or a number, mostly because an object was encoded twice.</source>
        <translation>脚本中的 JSON 是文本或数字，多半因为对象被编码了两次。</translation>
    </message>
    <message>
        <source>The Tab key goes there before everything else, which rarely is the order of reading (see WCAG 2.4.3).</source>
        <translation>Tab 键会先到达这里，这很少与阅读顺序一致（参见 WCAG 2.4.3）。</translation>
    </message>
    <message>
        <source>The URL has characters beyond ASCII</source>
        <translation>URL 中有 ASCII 以外的字符</translation>
    </message>
    <message>
        <source>The URL has many parameters</source>
        <translation>URL 的参数很多</translation>
    </message>
    <message>
        <source>The URL is long</source>
        <translation>URL 较长</translation>
    </message>
    <message>
        <source>The URL is longer than sitemaps and some programs take</source>
        <translation>URL 超过站点地图和部分程序的上限</translation>
    </message>
    <message>
        <source>The URL of a rel=next or rel=prev link redirects, answers with an error or not at all, or is disallowed by robots.txt. It stays open where it was not fetched.</source>
        <translation>rel=next 或 rel=prev 链接的 URL 会重定向、以错误响应、没有响应，或被 robots.txt 禁止。未抓取时不作判断。</translation>
    </message>
    <message>
        <source>The URL of a version in another language redirects, answers with an error or not at all, or is disallowed by robots.txt. It stays open where it was not fetched.</source>
        <translation>另一种语言版本的 URL 会重定向、以错误响应、没有响应，或被 robots.txt 禁止。未抓取时不作判断。</translation>
    </message>
    <message>
        <source>The URL of another language is a relative one</source>
        <translation>其他语言的 URL 是相对 URL</translation>
    </message>
    <message>
        <source>The URL of rel=icon fails.</source>
        <translation>rel=icon 的 URL 出错。</translation>
    </message>
    <message>
        <source>The URL that a page names as canonical answers with a redirect.</source>
        <translation>页面声明的规范 URL 以重定向响应。</translation>
    </message>
    <message>
        <source>The URL that a page names as canonical answers with an error or not at all. It stays open where it was not fetched or refuses the crawler.</source>
        <translation>页面声明的规范 URL 以错误响应或没有响应。未抓取或拒绝爬虫时不作判断。</translation>
    </message>
    <message>
        <source>The URL that the page names with rel=amphtml redirects or fails.</source>
        <translation>页面用 rel=amphtml 指向的 URL 发生重定向或出错。</translation>
    </message>
    <message>
        <source>The URL&apos;s outcome says which of these it was: correct the DNS entry, the certificate, the firewall, the web server or its compression accordingly.</source>
        <translation>该 URL 的结果说明是哪一种：请相应地修正 DNS 记录、证书、防火墙、网站服务器或其压缩设置。</translation>
    </message>
    <message>
        <source>The address of a robots.txt file of the site redirects to another one, at which it was found or not.</source>
        <translation>网站的 robots.txt 文件的地址被重定向到另一个地址，无论在那里是否找到该文件。</translation>
    </message>
    <message>
        <source>The answer does not say what it is (Content-Type)</source>
        <translation>响应没有说明内容类型（Content-Type）</translation>
    </message>
    <message>
        <source>The answer sends its visitors on (Refresh header)</source>
        <translation>响应用 Refresh 标头把访客转走</translation>
    </message>
    <message>
        <source>The answer to /robots.txt has a status of 200 to 299, and begins as an HTML document does.</source>
        <translation>对 /robots.txt 的响应状态码为 200 到 299，内容却以 HTML 文档的形式开头。</translation>
    </message>
    <message>
        <source>The autocomplete value is not valid</source>
        <translation>autocomplete 的值无效</translation>
    </message>
    <message>
        <source>The banner is within another landmark</source>
        <translation>页眉（banner）位于另一个地标内</translation>
    </message>
    <message>
        <source>The base element is wrong, comes twice or too late</source>
        <translation>base 元素有误、重复或出现过晚</translation>
    </message>
    <message>
        <source>The best-known search engine gives up after 10, browsers after about 20. The page at the end is not found this way.</source>
        <translation>最常用的搜索引擎跟随 10 次后放弃，浏览器约 20 次后放弃。这样找不到终点的页面。</translation>
    </message>
    <message>
        <source>The body element has aria-hidden=&quot;true&quot;.</source>
        <translation>body 元素带有 aria-hidden=&quot;true&quot;。</translation>
    </message>
    <message>
        <source>The canonical URL does not answer as a page</source>
        <translation>规范 URL 没有返回页面</translation>
    </message>
    <message>
        <source>The canonical URL has a fragment</source>
        <translation>规范 URL 带有片段</translation>
    </message>
    <message>
        <source>The canonical URL is a relative one</source>
        <translation>规范 URL 是相对 URL</translation>
    </message>
    <message>
        <source>The canonical URL is named more than once</source>
        <translation>规范 URL 声明了多次</translation>
    </message>
    <message>
        <source>The canonical URL is no URL</source>
        <translation>规范 URL 不是有效的 URL</translation>
    </message>
    <message>
        <source>The canonical URL is that of another site</source>
        <translation>规范 URL 属于其他网站</translation>
    </message>
    <message>
        <source>The canonical URL of a page has a fragment, a part that begins with #.</source>
        <translation>页面的规范 URL 带有片段，即以 # 开头的部分。</translation>
    </message>
    <message>
        <source>The canonical URL redirects</source>
        <translation>规范 URL 会重定向</translation>
    </message>
    <message>
        <source>The canonical URL stands outside of the head</source>
        <translation>规范 URL 在 head 之外</translation>
    </message>
    <message>
        <source>The canonical URL that a page names is, by the page&apos;s own hreflang, its version in another language.</source>
        <translation>按页面自己的 hreflang，它声明的规范 URL 是另一种语言的版本。</translation>
    </message>
    <message>
        <source>The canonical URLs of a host are of several hosts</source>
        <translation>同一主机的规范 URL 属于多台主机</translation>
    </message>
    <message>
        <source>The canonical page is a translation of this one</source>
        <translation>规范页面是本页的译文</translation>
    </message>
    <message>
        <source>The canonical page is kept from search engines</source>
        <translation>规范页面不让搜索引擎收录</translation>
    </message>
    <message>
        <source>The canonical page is the one that is to be found, and the site itself links only to its copies.</source>
        <translation>规范页面正是应被找到的页面，而网站自身只链接到它的副本。</translation>
    </message>
    <message>
        <source>The canonical page names yet another one</source>
        <translation>规范页面又声明了另一个规范页面</translation>
    </message>
    <message>
        <source>The canonical page says something else</source>
        <translation>规范页面的内容不同</translation>
    </message>
    <message>
        <source>The certificate expires within a month</source>
        <translation>证书将在一个月内过期</translation>
    </message>
    <message>
        <source>The certificate expires within a week</source>
        <translation>证书将在一周内过期</translation>
    </message>
    <message>
        <source>The certificate is for another host</source>
        <translation>证书属于其他主机</translation>
    </message>
    <message>
        <source>The certificate is not trusted</source>
        <translation>证书不受信任</translation>
    </message>
    <message>
        <source>The certificate is not valid at this time</source>
        <translation>证书不在有效期内</translation>
    </message>
    <message>
        <source>The certificate of a host had expired when the crawl met it, or was not valid yet.</source>
        <translation>爬取时主机的证书已经过期，或者尚未生效。</translation>
    </message>
    <message>
        <source>The certificate of a host is self-signed, comes from an authority that this computer does not know, lacks the certificates between, or is wrong in another way.</source>
        <translation>主机的证书是自签名的，来自本机不认识的颁发机构，缺少中间证书，或者有其他错误。</translation>
    </message>
    <message>
        <source>The certificate of a host was valid for less than 30 days more, but 7 days and more, when the crawl met it.</source>
        <translation>爬取时主机的证书的剩余有效期不到 30 天，但至少 7 天。</translation>
    </message>
    <message>
        <source>The certificate of a host was valid for less than 7 days more when the crawl met it.</source>
        <translation>爬取时主机的证书的剩余有效期不到 7 天。</translation>
    </message>
    <message>
        <source>The certificate that a host shows does not name that host.</source>
        <translation>主机出示的证书中没有该主机的名称。</translation>
    </message>
    <message>
        <source>The certificate&apos;s key or signature is weak</source>
        <translation>证书的密钥或签名强度不足</translation>
    </message>
    <message>
        <source>The Content-Type header, a byte order mark and the page&apos;s meta element name different encodings.</source>
        <translation>Content-Type 标头、字节顺序标记和页面的 meta 元素写的编码不同。</translation>
    </message>
    <message>
        <source>The content security policy has words that no browser knows</source>
        <translation>内容安全策略中有浏览器不认识的词</translation>
    </message>
    <message>
        <source>The content security policy leaves ways to run foreign scripts</source>
        <translation>内容安全策略仍允许运行外来脚本</translation>
    </message>
    <message>
        <source>The crawl asked for sitemaps, robots.txt names none, and none was found at the usual place (/sitemap.xml). Undecidable where the crawl did not ask.</source>
        <translation>爬取查询了站点地图，robots.txt 没有列出，通常的位置（/sitemap.xml）也没有。爬取未查询时无法判断。</translation>
    </message>
    <message>
        <source>The crawl knows a page only from a sitemap, a list or another language&apos;s hreflang: no page links or redirects to it, and no form leads there. Start addresses do not count.</source>
        <translation>爬取只从站点地图、列表或其他语言的 hreflang 得知该页面：没有页面链接或重定向到它，也没有表单通向它。起始地址不算。</translation>
    </message>
    <message>
        <source>The declared language of a part does not exist</source>
        <translation>某部分声明的语言不存在</translation>
    </message>
    <message>
        <source>The declared language of the page does not exist</source>
        <translation>页面声明的语言不存在</translation>
    </message>
    <message>
        <source>The declared type is not that of the file&apos;s name</source>
        <translation>声明的类型与文件名不符</translation>
    </message>
    <message>
        <source>The description has few characters</source>
        <translation>描述字符很少</translation>
    </message>
    <message>
        <source>The description has more characters than results show</source>
        <translation>描述字符数超过搜索结果的显示上限</translation>
    </message>
    <message>
        <source>The description is narrow</source>
        <translation>描述很窄</translation>
    </message>
    <message>
        <source>The description is wider than results are</source>
        <translation>描述比搜索结果更宽</translation>
    </message>
    <message>
        <source>The description stands outside of the head</source>
        <translation>描述在 head 之外</translation>
    </message>
    <message>
        <source>The document does not begin with the DOCTYPE of HTML (!DOCTYPE html), or has an old DOCTYPE that puts browsers into quirks or limited-quirks mode.</source>
        <translation>文档开头没有 HTML 的 DOCTYPE（!DOCTYPE html），或使用了会让浏览器进入怪异模式或有限怪异模式的旧 DOCTYPE。</translation>
    </message>
    <message>
        <source>The document has control characters, noncharacters or U+0000, written or by reference.</source>
        <translation>文档中有控制字符、非字符或 U+0000，直接写出或以引用形式出现。</translation>
    </message>
    <message>
        <source>The document has no title</source>
        <translation>文档没有标题</translation>
    </message>
    <message>
        <source>The element&apos;s own meaning and keys get lost or contradict the role. WCAG does not ask for it; the HTML standard does.</source>
        <translation>元素本身的含义和按键会丢失，或与角色矛盾。WCAG 没有此要求，HTML 标准有。</translation>
    </message>
    <message>
        <source>The encoding is declared too late to be seen</source>
        <translation>编码声明得太晚</translation>
    </message>
    <message>
        <source>The encoding is not declared</source>
        <translation>没有声明编码</translation>
    </message>
    <message>
        <source>The fetch of the HTML took more than 1 s from its start to its end, as the crawl measured it last. Images, styles and scripts are not in it.</source>
        <translation>抓取 HTML 从开始到结束超过 1 秒，为爬取最近一次测得的值。不含图片、样式和脚本。</translation>
    </message>
    <message>
        <source>The fetch of the HTML took more than 3 s from its start to its end, as the crawl measured it last. Images, styles and scripts are not in it.</source>
        <translation>抓取 HTML 从开始到结束超过 3 秒，为爬取最近一次测得的值。不含图片、样式和脚本。</translation>
    </message>
    <message>
        <source>The fields of the inner form are sent by the outer one, those behind it by none.</source>
        <translation>内层表单的字段由外层提交，其后的字段不再属于任何表单。</translation>
    </message>
    <message>
        <source>The filters that it steered are gone from browsers; in old ones they could themselves be misused. It protects nobody.</source>
        <translation>它所控制的过滤器已从浏览器中移除；在旧浏览器中这些过滤器本身也可能被利用。它不能保护任何人。</translation>
    </message>
    <message>
        <source>The first h1 of two or more pages that search engines may list is the same. Pages of a series (those with rel=prev) are left out.</source>
        <translation>两个或更多可被收录的页面第一个 h1 相同。系列页面（带 rel=prev 的）不计。</translation>
    </message>
    <message>
        <source>The first h2 of two or more pages that search engines may list is the same. One that more than half of these pages have is part of the template and not counted, nor are pages of a series.</source>
        <translation>两个或更多可被收录的页面第一个 h2 相同。超过半数页面都有的属于模板，不计；系列页面也不计。</translation>
    </message>
    <message>
        <source>The first heading is an image</source>
        <translation>第一个标题行是图片</translation>
    </message>
    <message>
        <source>The first heading is long</source>
        <translation>第一个标题行很长</translation>
    </message>
    <message>
        <source>The first image of the content is fetched late</source>
        <translation>内容中的第一张图片加载得晚</translation>
    </message>
    <message>
        <source>The first meta element that names the encoding begins after the first 1,024 bytes of the page.</source>
        <translation>写明编码的第一个 meta 元素出现在页面前 1,024 个字节之后。</translation>
    </message>
    <message>
        <source>The first summary of a details element that has neither text nor an ARIA name or title.</source>
        <translation>details 元素的第一个 summary 既没有文字，也没有 ARIA 名称或 title。</translation>
    </message>
    <message>
        <source>The focus goes where screen readers say nothing (WCAG 4.1.2).</source>
        <translation>焦点会落到屏幕阅读器什么都不读的地方（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>The footer is within another landmark</source>
        <translation>页脚（contentinfo）位于另一个地标内</translation>
    </message>
    <message>
        <source>The header stands in no standard. Visitors are taken away after the page has come, and search engines may not follow.</source>
        <translation>该标头不属于任何标准。页面加载后访客会被带走，而搜索引擎不一定跟随。</translation>
    </message>
    <message>
        <source>The mark wins over the header, and the header over the element; where the wrong one wins, text is garbled, and a saved copy of the page may be.</source>
        <translation>标记优先于标头，标头优先于元素；如果优先的是错的，文字会变成乱码，保存下来的页面也可能如此。</translation>
    </message>
    <message>
        <source>The host answers by HTTP/1.1 only</source>
        <translation>主机只支持 HTTP/1.1</translation>
    </message>
    <message>
        <source>The href of a canonical link in the head is not a full URL with its scheme, such as /page in place of https://example.org/page.</source>
        <translation>head 中规范链接的 href 不是带协议的完整 URL，例如写成 /page 而不是 https://example.org/page。</translation>
    </message>
    <message>
        <source>The href of a canonical link, or a Link header with rel=canonical, is empty, cannot be read as a URL, or leads to nothing on the web, such as a file: URL.</source>
        <translation>规范链接的 href 或带 rel=canonical 的 Link 标头为空、无法解析为 URL，或指向网络上不存在的东西，例如 file: 地址。</translation>
    </message>
    <message>
        <source>The href of a rel=alternate link with hreflang is not a full URL with its scheme.</source>
        <translation>带 hreflang 的 rel=alternate 链接的 href 不是带协议的完整 URL。</translation>
    </message>
    <message>
        <source>The html element does not declare the page&apos;s language</source>
        <translation>html 元素没有声明页面语言</translation>
    </message>
    <message>
        <source>The html element names a language that is not registered</source>
        <translation>html 元素声明的语言未登记</translation>
    </message>
    <message>
        <source>The html element of a page has no lang attribute, or an empty one.</source>
        <translation>页面的 html 元素没有 lang 属性，或为空。</translation>
    </message>
    <message>
        <source>The icon is not there</source>
        <translation>网站图标不可用</translation>
    </message>
    <message>
        <source>The image is large</source>
        <translation>图片很大</translation>
    </message>
    <message>
        <source>The inner control is reached by the keyboard, but not announced (WCAG 4.1.2).</source>
        <translation>内层控件能用键盘到达，却不会被读出（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>The key of a host&apos;s certificate is shorter than 2048 bits, or 256 bits where it is one of an elliptic curve, or the certificate is signed by means of SHA-1 or MD5.</source>
        <translation>主机证书的密钥短于 2048 位（椭圆曲线密钥短于 256 位），或者证书用 SHA-1 或 MD5 签名。</translation>
    </message>
    <message>
        <source>The lang attribute of a page&apos;s html element begins with a registered language, but a script, region or other part behind it is not registered, stands in the wrong place or twice (RFC 5646), such as en-UK, en-USA or zh-Hanz.</source>
        <translation>页面 html 元素的 lang 属性以已登记的语言开头，但其后的文字、地区或其他部分未登记、位置不对或重复（RFC 5646），例如 en-UK、en-USA 或 zh-Hanz。</translation>
    </message>
    <message>
        <source>The lang attribute of a page&apos;s html element begins with a word that is no registered language, such as english or jp. A missing one is counted by a check of its own.</source>
        <translation>页面 html 元素的 lang 属性以未登记的语言代码开头，例如 english 或 jp。没有声明的由单独的检查项统计。</translation>
    </message>
    <message>
        <source>The language tag has a part that does not exist</source>
        <translation>语言标签含有不存在的部分</translation>
    </message>
    <message>
        <source>The language under which a page lists itself in hreflang is not that of its html lang attribute. Regions do not count.</source>
        <translation>页面在 hreflang 中为自身列出的语言与 html 元素的 lang 属性不符。地区不计。</translation>
    </message>
    <message>
        <source>The latest year behind a copyright sign in the first footer of a page is at least two years before that of the fetch.</source>
        <translation>页面第一个 footer 中版权标记后的最晚年份，比抓取时的年份至少早两年。</translation>
    </message>
    <message>
        <source>The link elements in a page&apos;s head and its Link headers name different canonical URLs.</source>
        <translation>页面 head 中的 link 元素与 Link 标头声明了不同的规范 URL。</translation>
    </message>
    <message>
        <source>The link is there to skip the menu, and does nothing; others have to do what WCAG 2.4.1 asks for.</source>
        <translation>链接本用于跳过菜单，却不起作用；WCAG 2.4.1 的要求就得靠其他办法满足。</translation>
    </message>
    <message>
        <source>The link leads nowhere, or to an address of the site that does not exist.</source>
        <translation>链接无处可去，或指向站内不存在的地址。</translation>
    </message>
    <message>
        <source>The links lead visitors nowhere, and search engines come back in vain.</source>
        <translation>这些链接让访客无处可去，搜索引擎也白跑一趟。</translation>
    </message>
    <message>
        <source>The loc element of a sitemap&apos;s entry is no absolute URL, has spaces or characters that must be percent-encoded, or is 2,048 characters long or longer.</source>
        <translation>站点地图条目的 loc 元素不是绝对网址，含有空格或必须进行百分号编码的字符，或者长度达到或超过 2,048 个字符。</translation>
    </message>
    <message>
        <source>The mail program or telephone may not understand it, or call another number from abroad.</source>
        <translation>邮件程序或电话可能无法识别，从国外拨打时还可能拨到别的号码。</translation>
    </message>
    <message>
        <source>The main part is within another landmark</source>
        <translation>主要内容（main）位于另一个地标内</translation>
    </message>
    <message>
        <source>The main text has fewer than 200 words: menus, headers, footers and what stands beside the text do not count, but long lists of links do, as an index has them. Each Chinese character is a word.</source>
        <translation>正文不足 200 个词：菜单、页眉、页脚和正文旁边的内容不算在内，但像索引那样的长链接列表算在内。每个汉字算一个词。</translation>
    </message>
    <message>
        <source>The main text of an English page scores less than 50 in Flesch&apos;s reading ease, which goes by the length of sentences and words. It is reckoned from the beginning of the text, and only of texts of 100 words and more.</source>
        <translation>英文页面主要文本的 Flesch 易读性得分低于 50。得分由句子和单词的长度算出，只看文本的开头部分，且只计算至少 100 个单词的文本。</translation>
    </message>
    <message>
        <source>The main text of the page and that of another one are at least 90 % the same, measured by every three words that follow one another. The percentage is how much is the same; the rest differs.</source>
        <translation>按每三个相邻的词来比较，这个页面的正文与另一个页面至少有 90 % 相同。百分比是相同的部分，其余部分不同。</translation>
    </message>
    <message>
        <source>The manifest is not there</source>
        <translation>manifest 不可用</translation>
    </message>
    <message>
        <source>The name cannot be resolved to a vocabulary.</source>
        <translation>该名称无法对应到词汇表。</translation>
    </message>
    <message>
        <source>The next or previous page does not answer as a page</source>
        <translation>下一页或上一页没有返回页面</translation>
    </message>
    <message>
        <source>The next page does not name this one as its previous</source>
        <translation>下一页没有把本页声明为上一页</translation>
    </message>
    <message>
        <source>The offer is not shown with its price.</source>
        <translation>报价不会带价格显示。</translation>
    </message>
    <message>
        <source>The outermost elements that hold text, images, fields or video outside of every landmark. Links within the page, dialogs, alerts and live regions do not count.</source>
        <translation>在所有地标之外含有文字、图片、字段或视频的最外层元素。页内链接、对话框、警告和实时区域不计。</translation>
    </message>
    <message>
        <source>The page cannot be installed as an app.</source>
        <translation>该页面无法作为应用安装。</translation>
    </message>
    <message>
        <source>The page does not list itself among its languages</source>
        <translation>页面没有把自身列入语言版本</translation>
    </message>
    <message>
        <source>The page does not take part in the result that the markup was made for.</source>
        <translation>该页面无法获得此标记所针对的展示形式。</translation>
    </message>
    <message>
        <source>The page has many elements</source>
        <translation>页面的元素较多</translation>
    </message>
    <message>
        <source>The page has more than one banner</source>
        <translation>页面有多个页眉（banner）</translation>
    </message>
    <message>
        <source>The page has more than one footer</source>
        <translation>页面有多个页脚（contentinfo）</translation>
    </message>
    <message>
        <source>The page has more than one main part</source>
        <translation>页面有多个主要内容（main）</translation>
    </message>
    <message>
        <source>The page has neither twitter:card nor og:image.</source>
        <translation>页面既没有 twitter:card，也没有 og:image。</translation>
    </message>
    <message>
        <source>The page has no main part</source>
        <translation>页面没有主要内容（main）</translation>
    </message>
    <message>
        <source>The page has very many elements</source>
        <translation>页面的元素非常多</translation>
    </message>
    <message>
        <source>The page in the other language does not answer as a page</source>
        <translation>其他语言的页面没有返回页面</translation>
    </message>
    <message>
        <source>The page in the other language does not link back</source>
        <translation>其他语言的页面没有链接回来</translation>
    </message>
    <message>
        <source>The page in the other language is kept from search engines</source>
        <translation>其他语言的页面不让搜索引擎收录</translation>
    </message>
    <message>
        <source>The page in the other language is not the canonical one</source>
        <translation>其他语言的页面不是规范页面</translation>
    </message>
    <message>
        <source>The page in the other language links back under another code</source>
        <translation>其他语言的页面以另一个代码链接回来</translation>
    </message>
    <message>
        <source>The page is in another language than it says</source>
        <translation>页面的语言与其声明不符</translation>
    </message>
    <message>
        <source>The page is made of many files</source>
        <translation>页面由许多文件组成</translation>
    </message>
    <message>
        <source>The page is not there (4xx)</source>
        <translation>页面不存在（4xx）</translation>
    </message>
    <message>
        <source>The page is served without encryption (http)</source>
        <translation>页面未加密（http）</translation>
    </message>
    <message>
        <source>The page is shown as a bare link.</source>
        <translation>页面只会显示为普通链接。</translation>
    </message>
    <message>
        <source>The page links to nothing</source>
        <translation>页面没有任何链接</translation>
    </message>
    <message>
        <source>The page may look wrong or not work, and each visit asks for the file in vain.</source>
        <translation>页面可能显示异常或无法使用，每次访问都白白请求该文件。</translation>
    </message>
    <message>
        <source>The page names an AMP page with rel=amphtml whose canonical URL is not this page.</source>
        <translation>页面用 rel=amphtml 指向的 AMP 页面，其规范 URL 不是本页。</translation>
    </message>
    <message>
        <source>The page names no icon, and the crawl has found no /favicon.ico of its host. Where the crawl did not ask for it, it stays open.</source>
        <translation>页面没有指定图标，抓取也发现其主机没有 /favicon.ico。若抓取未请求它，则无法判断。</translation>
    </message>
    <message>
        <source>The page redirects to itself</source>
        <translation>页面重定向到自身</translation>
    </message>
    <message>
        <source>The page reloads after a long time</source>
        <translation>页面在很长时间后自动刷新</translation>
    </message>
    <message>
        <source>The page reloads or leads on by itself</source>
        <translation>页面会自动刷新或跳转</translation>
    </message>
    <message>
        <source>The page says far less than others beside it</source>
        <translation>页面内容远少于同类页面</translation>
    </message>
    <message>
        <source>The page says little</source>
        <translation>页面内容很少</translation>
    </message>
    <message>
        <source>The page says that it is not there, its status says that it is</source>
        <translation>页面说自己不存在，状态码却说存在</translation>
    </message>
    <message>
        <source>The page sends its visitors on (meta refresh)</source>
        <translation>页面用 meta refresh 把访客转走</translation>
    </message>
    <message>
        <source>The page takes long to come</source>
        <translation>页面传输时间较长</translation>
    </message>
    <message>
        <source>The page takes very long to come</source>
        <translation>页面传输时间非常长</translation>
    </message>
    <message>
        <source>The page that is named as canonical names a third one in turn.</source>
        <translation>被声明为规范页面的页面又声明了第三个页面。</translation>
    </message>
    <message>
        <source>The page that is named as canonical says noindex.</source>
        <translation>被声明为规范页面的页面带有 noindex。</translation>
    </message>
    <message>
        <source>The page that opens can send this one elsewhere, to a false login for example.</source>
        <translation>打开的页面可以把本页转到别处，例如假冒的登录页。</translation>
    </message>
    <message>
        <source>The page&apos;s HTML holds an AWS access key id (AKIA and 16 characters), a GitHub token (ghp_ and 36 characters) or the beginning of a private key in PEM form. Only the kind is noted, not the secret.</source>
        <translation>页面 HTML 中含有 AWS 访问密钥 ID（AKIA 加 16 个字符）、GitHub 令牌（ghp_ 加 36 个字符）或 PEM 格式私钥的开头。只记录种类，不记录密钥本身。</translation>
    </message>
    <message>
        <source>The page&apos;s HTML is large</source>
        <translation>页面的 HTML 很大</translation>
    </message>
    <message>
        <source>The page&apos;s HTML is larger than search engines read</source>
        <translation>页面的 HTML 超过搜索引擎的读取上限</translation>
    </message>
    <message>
        <source>The page&apos;s language is not declared</source>
        <translation>没有声明页面的语言</translation>
    </message>
    <message>
        <source>The page&apos;s language is not the one it is listed under</source>
        <translation>页面的语言与它列出的语言不符</translation>
    </message>
    <message>
        <source>The page&apos;s last day is over, or cannot be read</source>
        <translation>页面的截止日期已过或无法识别</translation>
    </message>
    <message>
        <source>The page&apos;s results have no text, no pictures or no translation, and fewer people choose them. That may be intended.</source>
        <translation>搜索结果中不显示摘要、图片或翻译，点击的人会更少。这也可能是有意的。</translation>
    </message>
    <message>
        <source>The page&apos;s width is fixed</source>
        <translation>页面宽度是固定的</translation>
    </message>
    <message>
        <source>The policy that holds for the page, the last valid one of the header or what a meta element sets instead, is unsafe-url or no-referrer-when-downgrade.</source>
        <translation>对页面生效的策略（标头中最后一个有效值，或由 meta 元素取代）是 unsafe-url 或 no-referrer-when-downgrade。</translation>
    </message>
    <message>
        <source>The protocol allows one level only; search engines may pass over the inner index and all that it names.</source>
        <translation>协议只允许一层；搜索引擎可能跳过内层索引及其列出的全部内容。</translation>
    </message>
    <message>
        <source>The rating is not shown.</source>
        <translation>评分不会显示。</translation>
    </message>
    <message>
        <source>The redirect does not say where to</source>
        <translation>重定向没有说明去向</translation>
    </message>
    <message>
        <source>The redirect says that it is a temporary one</source>
        <translation>重定向声明为临时</translation>
    </message>
    <message>
        <source>The redirects end at an error</source>
        <translation>重定向的终点是错误</translation>
    </message>
    <message>
        <source>The redirects end at another site</source>
        <translation>重定向的终点在其他网站</translation>
    </message>
    <message>
        <source>The redirects go in a circle</source>
        <translation>重定向绕成一圈</translation>
    </message>
    <message>
        <source>The redirects of a URL of the site come back to a URL that they have passed before.</source>
        <translation>站内 URL 的重定向回到了已经经过的 URL。</translation>
    </message>
    <message>
        <source>The redirects of a URL of the site end at a URL of another registrable domain.</source>
        <translation>站内 URL 的重定向终点属于另一个注册域名。</translation>
    </message>
    <message>
        <source>The redirects of a URL of the site end at one that answers with an error or not at all. It stays open where the end was not fetched or refuses the crawler.</source>
        <translation>站内 URL 的重定向终点以错误响应或没有响应。终点未抓取或拒绝爬虫时不作判断。</translation>
    </message>
    <message>
        <source>The referrer policy tells other sites whole URLs</source>
        <translation>Referrer 策略把完整 URL 告诉其他网站</translation>
    </message>
    <message>
        <source>The result may show less than it could.</source>
        <translation>搜索结果展示的内容可能比本来可以展示的少。</translation>
    </message>
    <message>
        <source>The robots meta elements and X-Robots-Tag headers of a page together say both index (or all) and noindex (or none), or both follow and nofollow.</source>
        <translation>一个页面的 robots meta 元素和 X-Robots-Tag 标头合起来既有 index（或 all）又有 noindex（或 none），或既有 follow 又有 nofollow。</translation>
    </message>
    <message>
        <source>The robots.txt file is not served as plain text in UTF-8</source>
        <translation>robots.txt 文件不是以 UTF-8 纯文本提供</translation>
    </message>
    <message>
        <source>The robots.txt file is redirected</source>
        <translation>robots.txt 文件被重定向</translation>
    </message>
    <message>
        <source>The robots.txt file is redirected too often</source>
        <translation>robots.txt 文件重定向次数过多</translation>
    </message>
    <message>
        <source>The role attribute names no valid role</source>
        <translation>role 属性中没有有效的角色</translation>
    </message>
    <message>
        <source>The second one is dropped: a class, style or event handler is lost without a word.</source>
        <translation>第二个会被丢弃：class、样式或事件处理程序悄然丢失。</translation>
    </message>
    <message>
        <source>The series cannot be followed in both directions, so programs that join its pages may miss some or mix two series.</source>
        <translation>系列无法双向浏览，合并各页的程序可能漏页或混淆两个系列。</translation>
    </message>
    <message>
        <source>The server asks for fewer requests</source>
        <translation>服务器要求减少请求</translation>
    </message>
    <message>
        <source>The server fails (5xx)</source>
        <translation>服务器出错（5xx）</translation>
    </message>
    <message>
        <source>The server fails again and again</source>
        <translation>服务器频繁出错</translation>
    </message>
    <message>
        <source>The server gets another address than was meant, and answers with an error or the wrong page.</source>
        <translation>服务器收到的不是想要的地址，会返回错误或别的页面。</translation>
    </message>
    <message>
        <source>The server lists the files of a folder</source>
        <translation>服务器列出了文件夹中的文件</translation>
    </message>
    <message>
        <source>The server refuses the crawler</source>
        <translation>服务器拒绝爬虫访问</translation>
    </message>
    <message>
        <source>The server takes long to begin its answer</source>
        <translation>服务器很久才开始响应</translation>
    </message>
    <message>
        <source>The server takes very long to begin its answer</source>
        <translation>服务器非常久才开始响应</translation>
    </message>
    <message>
        <source>The server tells which version it is</source>
        <translation>服务器透露了自己的版本</translation>
    </message>
    <message>
        <source>The site as a whole answers slowly</source>
        <translation>整个网站响应缓慢</translation>
    </message>
    <message>
        <source>The site has no file /.well-known/security.txt, or the one that is there lacks its contact or its date of expiry, or has expired.</source>
        <translation>网站没有 /.well-known/security.txt 文件，或者该文件缺少联系方式或到期日期，或者已经过期。</translation>
    </message>
    <message>
        <source>The site is as good as absent from search engines. This happens when the settings of a test server go live.</source>
        <translation>整个网站几乎不会出现在搜索引擎中。测试服务器的设置带到正式环境时就会这样。</translation>
    </message>
    <message>
        <source>The site is open without encryption</source>
        <translation>网站可以不加密访问</translation>
    </message>
    <message>
        <source>The sitemap asks to list the page, the page asks not to; noindex wins.</source>
        <translation>站点地图请求收录，页面却请求不收录；以 noindex 为准。</translation>
    </message>
    <message>
        <source>The sitemap cannot be read</source>
        <translation>站点地图无法读取</translation>
    </message>
    <message>
        <source>The sitemap has more entries than it may</source>
        <translation>站点地图的条目超过上限</translation>
    </message>
    <message>
        <source>The sitemap is larger than it may be</source>
        <translation>站点地图超过大小上限</translation>
    </message>
    <message>
        <source>The standard allows it; but one main heading makes plain what the page is about, for listeners above all.</source>
        <translation>标准允许这样做；但只有一个主标题更能说清页面主题，对听页面的人尤其如此。</translation>
    </message>
    <message>
        <source>The start page by http answers with a page and does not redirect to https, although the site can be had by https.</source>
        <translation>网站可以通过 https 访问，但通过 http 访问首页时得到的是页面，而没有被重定向到 https。</translation>
    </message>
    <message>
        <source>The start page is named as the canonical one</source>
        <translation>把首页声明为规范页面</translation>
    </message>
    <message>
        <source>The start page is the one that most people look for; with noindex it is not in the results.</source>
        <translation>起始页是最多人查找的页面；有了 noindex 就不会出现在搜索结果中。</translation>
    </message>
    <message>
        <source>The summary of a details element has no name</source>
        <translation>details 元素的 summary 没有名称</translation>
    </message>
    <message>
        <source>The text is hard to read</source>
        <translation>文本难以阅读</translation>
    </message>
    <message>
        <source>The text is hard to read, and a search for the right word does not find it.</source>
        <translation>文字难以阅读，用正确的词也搜索不到。</translation>
    </message>
    <message>
        <source>The text of a page&apos;s first h1 has more than 70 characters.</source>
        <translation>页面第一个 h1 的文字超过 70 个字符。</translation>
    </message>
    <message>
        <source>The title has few characters</source>
        <translation>标题字符很少</translation>
    </message>
    <message>
        <source>The title has more characters than results show</source>
        <translation>标题字符数超过搜索结果的显示上限</translation>
    </message>
    <message>
        <source>The title is narrow</source>
        <translation>标题很窄</translation>
    </message>
    <message>
        <source>The title is what screen readers say first, and what tells windows and tabs apart (WCAG 2.4.2).</source>
        <translation>标题是屏幕阅读器首先读出的内容，也用来区分窗口和标签页（WCAG 2.4.2）。</translation>
    </message>
    <message>
        <source>The title is wider than results are</source>
        <translation>标题比搜索结果更宽</translation>
    </message>
    <message>
        <source>The title says nothing about the page</source>
        <translation>标题没有说明页面内容</translation>
    </message>
    <message>
        <source>The title stands outside of the head</source>
        <translation>标题在 head 之外</translation>
    </message>
    <message>
        <source>The two contradict: one asks to forget the page, the other to count it towards another. Which one search engines follow is uncertain.</source>
        <translation>两者矛盾：一个要求忘记该页面，另一个要求把它算作别的页面。搜索引擎按哪个处理并不确定。</translation>
    </message>
    <message>
        <source>The two items stay apart: an article without its author, for example.</source>
        <translation>两个项目无法关联：例如文章没有作者。</translation>
    </message>
    <message>
        <source>The two pages contradict each other about this page&apos;s language, and search engines may ignore both.</source>
        <translation>两个页面对本页的语言说法矛盾，搜索引擎可能都忽略。</translation>
    </message>
    <message>
        <source>The very same path stands in an Allow and a Disallow line of one group of robots.txt. Patterns that merely overlap do not count.</source>
        <translation>robots.txt 同一组中，完全相同的路径既在 Allow 行又在 Disallow 行。仅仅重叠的模式不计。</translation>
    </message>
    <message>
        <source>The viewport keeps visitors from zooming in</source>
        <translation>viewport 阻止访客放大页面</translation>
    </message>
    <message>
        <source>The visible text of a page has signs that come about when UTF-8 is read as windows-1252 (such as Ã¼ for ü), or references that were escaped twice, so that people read &amp;nbsp; or &amp;amp;. Samples of code do not count.</source>
        <translation>页面的可见文字中有把 UTF-8 当作 windows-1252 读取而产生的字符（例如 ü 变成 Ã¼），或转义了两次的字符引用，人们看到的是 &amp;nbsp; 或 &amp;amp;。代码示例不算。</translation>
    </message>
    <message>
        <source>The whole page is hidden from screen readers</source>
        <translation>整个页面对屏幕阅读器隐藏</translation>
    </message>
    <message>
        <source>The words on a control are not in its name</source>
        <translation>控件上的文字不在其名称中</translation>
    </message>
    <message>
        <source>The year in the footer is an earlier one</source>
        <translation>页脚的年份已过时</translation>
    </message>
    <message>
        <source>There is nothing to say where a hint was meant to be (WCAG 4.1.2).</source>
        <translation>本应有提示的地方没有内容可读（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>There is one footer of the page; several make it hard to find. WCAG does not ask for it; it is good practice.</source>
        <translation>页面只有一个页脚；有多个就难以找到。WCAG 没有此要求，属于良好做法。</translation>
    </message>
    <message>
        <source>There is one header of the page; several make it hard to find. WCAG does not ask for it; it is good practice.</source>
        <translation>页面只有一个页眉；有多个就难以找到。WCAG 没有此要求，属于良好做法。</translation>
    </message>
    <message>
        <source>There is room for more in a result, and more words help people to choose.</source>
        <translation>搜索结果中还有空间，更多文字有助于人们选择。</translation>
    </message>
    <message>
        <source>There is room for more, and search engines often replace a short one by a passage of the page. In Chinese or Japanese few characters say much.</source>
        <translation>还有空间可写，搜索引擎也常用页面中的一段文字替换过短的描述。中文或日文用很少的字就能说清。</translation>
    </message>
    <message>
        <source>They are invisible or become a replacement sign, and other programs stop at them.</source>
        <translation>它们不可见或变成替换符号，其他程序可能因此中断。</translation>
    </message>
    <message>
        <source>They are sent anew with each page, because browsers cannot keep them on their own.</source>
        <translation>浏览器无法单独缓存它们，每个页面都要重新发送。</translation>
    </message>
    <message>
        <source>This may be intended, as after a move. If not, an expired service or a tampered rule may be taking your visitors away.</source>
        <translation>这可能是有意的，例如网站迁移之后。如果不是，可能是过期的服务或被篡改的规则把访客带走。</translation>
    </message>
    <message>
        <source>Time of the whole answer, at most</source>
        <translation>完整响应时间上限</translation>
    </message>
    <message>
        <source>Time of the whole answer, very slow from</source>
        <translation>完整响应时间（超过即为很慢）</translation>
    </message>
    <message>
        <source>Time to the first byte, at most</source>
        <translation>首字节时间上限</translation>
    </message>
    <message>
        <source>Time to the first byte, very slow from</source>
        <translation>首字节时间（超过即为很慢）</translation>
    </message>
    <message>
        <source>Title and first heading are the same</source>
        <translation>标题与第一个标题行相同</translation>
    </message>
    <message>
        <source>Title: characters, at least</source>
        <translation>标题：字符数下限</translation>
    </message>
    <message>
        <source>Title: characters, at most</source>
        <translation>标题：字符数上限</translation>
    </message>
    <message>
        <source>Title: width in search results, at least</source>
        <translation>标题：搜索结果中的宽度下限</translation>
    </message>
    <message>
        <source>Title: width in search results, at most</source>
        <translation>标题：搜索结果中的宽度上限</translation>
    </message>
    <message>
        <source>Titles, descriptions, headings</source>
        <translation>标题、描述、标题行</translation>
    </message>
    <message>
        <source>To search engines they are two pages, and caches keep them twice.</source>
        <translation>对搜索引擎来说它们是两个页面，缓存也要保存两份。</translation>
    </message>
    <message>
        <source>Today&apos;s browsers then tell other sites the origin only, which suits most; older ones tell them the whole URL.</source>
        <translation>如今的浏览器此时只把来源告诉其他网站，多数情况下够用；旧浏览器会告知完整的 URL。</translation>
    </message>
    <message>
        <source>Two URLs that differ in the last slash of the path only answer 200 with the same text, and both may be listed. The one that was met first stands for the page.</source>
        <translation>两个只在路径末尾斜杠上不同的 URL 都以 200 返回相同的文字，且都可被收录。先遇到的一个代表该页面。</translation>
    </message>
    <message>
        <source>Two URLs that differ only in upper and lower case answer 200 with the same text, and both may be listed.</source>
        <translation>两个只有大小写不同的 URL 都以 200 返回相同的文字，且都可被收录。</translation>
    </message>
    <message>
        <source>Two landmarks of one role and name</source>
        <translation>两个地标的角色和名称相同</translation>
    </message>
    <message>
        <source>Two or more pages that search engines may list have the same meta description. Pages of a series (those with rel=prev) are left out.</source>
        <translation>两个或更多可被收录的页面 meta description 相同。系列页面（带 rel=prev 的）不计。</translation>
    </message>
    <message>
        <source>Two or more pages that search engines may list have the same title. Pages of a series (those with rel=prev) are left out.</source>
        <translation>两个或更多可被收录的页面标题相同。系列页面（带 rel=prev 的）不计。</translation>
    </message>
    <message>
        <source>Two or more pages that search engines may list have the same visible text, and their URLs differ in nothing but the query, what follows the question mark.</source>
        <translation>两个或更多可被收录的页面可见文字相同，其 URL 只有查询部分（问号之后）不同。</translation>
    </message>
    <message>
        <source>Two or more pages that search engines may list have the same visible text, letter by letter. Pages without text do not count.</source>
        <translation>两个或更多可被收录的页面可见文字完全相同。没有文字的页面不算。</translation>
    </message>
    <message>
        <source>Two slashes in a row</source>
        <translation>连续两个斜杠</translation>
    </message>
    <message>
        <source>URL: characters, at most</source>
        <translation>URL：字符数上限</translation>
    </message>
    <message>
        <source>URL: parameters, at most</source>
        <translation>URL：参数个数上限</translation>
    </message>
    <message>
        <source>URLs</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>URLs of the site that a sitemap names by http, while at least one page of the site was read by https.</source>
        <translation>站点地图以 http 列出的本站 URL，而网站至少有一个页面是以 https 读取的。</translation>
    </message>
    <message>
        <source>URLs with the password then stay in the browser&apos;s history and in the logs of servers.</source>
        <translation>带有密码的 URL 会留在浏览器的历史记录和服务器日志中。</translation>
    </message>
    <message>
        <source>Upload the file and link to its URL on the site.</source>
        <translation>上传该文件，并链接到它在网站上的 URL。</translation>
    </message>
    <message>
        <source>Upper case in the path</source>
        <translation>路径中有大写字母</translation>
    </message>
    <message>
        <source>Use 301 or 308 where the page has moved for good; leave redirects by language, login or campaign as they are.</source>
        <translation>页面已永久迁移时使用 301 或 308；按语言、登录或活动进行的重定向保持不变。</translation>
    </message>
    <message>
        <source>Use HTML&apos;s words, such as name, email, tel or street-address; where the field is not about the visitor, leave autocomplete out.</source>
        <translation>使用 HTML 规定的词，例如 name、email、tel 或 street-address；与访客本人无关的字段去掉 autocomplete。</translation>
    </message>
    <message>
        <source>Use a certificate of an authority that browsers know, and let the server send the whole chain with it.</source>
        <translation>使用浏览器认可的颁发机构的证书，并让服务器发送完整的证书链。</translation>
    </message>
    <message>
        <source>Use a list and list items, ul and li, instead.</source>
        <translation>改用列表和列表项，即 ul 和 li。</translation>
    </message>
    <message>
        <source>Use a registered code such as en, de or zh; a region comes behind a hyphen, as in en-GB.</source>
        <translation>使用已登记的代码，例如 en、de 或 zh；地区写在连字符之后，例如 en-GB。</translation>
    </message>
    <message>
        <source>Use a registered code such as fr or zh-Hans, or remove lang.</source>
        <translation>使用已登记的代码，例如 fr 或 zh-Hans，或删除 lang。</translation>
    </message>
    <message>
        <source>Use hyphens in new URLs; old ones are better left as they are.</source>
        <translation>新 URL 使用连字符；旧 URL 最好保持不变。</translation>
    </message>
    <message>
        <source>Use hyphens instead, and redirect the old URLs.</source>
        <translation>改用连字符，并重定向旧 URL。</translation>
    </message>
    <message>
        <source>Use lower case in new URLs; where old ones change, redirect them with status 301.</source>
        <translation>新 URL 使用小写；更改旧 URL 时，用状态码 301 重定向。</translation>
    </message>
    <message>
        <source>Use map and area elements, or links beside the image.</source>
        <translation>使用 map 和 area 元素，或在图片旁放链接。</translation>
    </message>
    <message>
        <source>Use noindex as a meta element or X-Robots-Tag header instead, and drop lines that nobody reads.</source>
        <translation>noindex 改用 meta 元素或 X-Robots-Tag 标头，并删去没有爬虫读取的行。</translation>
    </message>
    <message>
        <source>Use one label, and aria-describedby for hints.</source>
        <translation>使用一个标签，提示用 aria-describedby。</translation>
    </message>
    <message>
        <source>Use plain letters, digits and hyphens where people shall copy the URL; no change is needed otherwise.</source>
        <translation>需要人们复制的 URL 使用字母、数字和连字符；否则不必更改。</translation>
    </message>
    <message>
        <source>Use scope=&quot;row&quot; or scope=&quot;col&quot; on th, and no scope on td.</source>
        <translation>在 th 上使用 scope=&quot;row&quot; 或 scope=&quot;col&quot;，td 上不用 scope。</translation>
    </message>
    <message>
        <source>Use tabindex=&quot;0&quot;, and bring the elements into the right order in the HTML.</source>
        <translation>使用 tabindex=&quot;0&quot;，并在 HTML 中排好元素的顺序。</translation>
    </message>
    <message>
        <source>Use td or caption for what is no header, and correct scope or missing cells.</source>
        <translation>不是表头的内容用 td 或 caption，并改正 scope 或补上缺少的单元格。</translation>
    </message>
    <message>
        <source>Use the element that has that role itself, or a div or span.</source>
        <translation>改用本身具有该角色的元素，或使用 div 或 span。</translation>
    </message>
    <message>
        <source>Use the same code for the page in all lists, such as en-GB everywhere or en everywhere.</source>
        <translation>在所有列表中对该页面使用同一代码，例如都用 en-GB 或都用 en。</translation>
    </message>
    <message>
        <source>Use what is named behind the arrow.</source>
        <translation>改用箭头后的名称。</translation>
    </message>
    <message>
        <source>Visible text makes less than 10 % of the bytes of a page&apos;s HTML. Pages of less than 2,000 bytes do not count.</source>
        <translation>可见文字不到页面 HTML 字节数的 10 %。小于 2,000 字节的页面不计。</translation>
    </message>
    <message>
        <source>Visitors and the best-known search engine do not use the link element: for them the series ends here.</source>
        <translation>访客和最常用的搜索引擎不使用 link 元素：对他们来说系列到此为止。</translation>
    </message>
    <message>
        <source>Visitors can only go back. If a script makes the links in the browser, the crawler did not see them.</source>
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
        <source>Visitors do not come across the page, and search engines take it for unimportant.</source>
        <translation>访客不会遇到该页面，搜索引擎也认为它不重要。</translation>
    </message>
    <message>
        <source>Visitors do not come to it by the site itself, and search engines take it for unimportant.</source>
        <translation>访客无法从网站本身到达它，搜索引擎也会认为它不重要。</translation>
    </message>
    <message>
        <source>Visitors do not find what the link promised, and search engines treat such redirects like pages that do not exist.</source>
        <translation>访客找不到链接所说的内容，搜索引擎把这样的重定向当作页面不存在。</translation>
    </message>
    <message>
        <source>Visitors do not see it; search engines get a wrong hint, and shared links stay without a picture.</source>
        <translation>访客看不到，但搜索引擎得到错误的提示，分享的链接也没有图片。</translation>
    </message>
    <message>
        <source>Visitors find files that were not meant to be linked, backups and drafts for example. Where a list is meant, nothing is wrong.</source>
        <translation>访客会找到本不打算链接的文件，例如备份和草稿。如果是有意列出，则没有问题。</translation>
    </message>
    <message>
        <source>Visitors get an error page in place of what they came for, and search engines drop the URL.</source>
        <translation>访客看到的是错误页而不是想要的内容，搜索引擎会把该 URL 移出索引。</translation>
    </message>
    <message>
        <source>Visitors may take the site for abandoned. It has no legal weight.</source>
        <translation>访客可能以为网站已无人维护。在法律上没有影响。</translation>
    </message>
    <message>
        <source>Visitors read what was meant for nobody, and miss what should stand there.</source>
        <translation>访客读到的是不该给人看的内容，而应有的内容却没有。</translation>
    </message>
    <message>
        <source>Visitors see a gap or the alt text where the image should be.</source>
        <translation>在图片的位置上，访客看到的是空白或 alt 文字。</translation>
    </message>
    <message>
        <source>Visitors see a question mark in a box where a letter should be. Mostly a piece in another encoding was put into the page.</source>
        <translation>访客在本应是文字的地方看到带问号的方块。多半是混入了另一种编码的内容。</translation>
    </message>
    <message>
        <source>Visitors see an error of their browser, and search engines treat it like a failing server.</source>
        <translation>访客看到的是浏览器的错误提示，搜索引擎把它当作服务器故障处理。</translation>
    </message>
    <message>
        <source>Visitors wait before anything at all appears, and search engines crawl slow hosts less.</source>
        <translation>在看到任何内容之前访客只能等待，搜索引擎对慢的主机也爬取得更少。</translation>
    </message>
    <message>
        <source>Visitors wait for the redirect only to see an error, and search engines drop the URL.</source>
        <translation>访客等了一次重定向，看到的却是错误；搜索引擎会移除该 URL。</translation>
    </message>
    <message>
        <source>Visitors wait on every page, and search engines fetch fewer of them.</source>
        <translation>访客在每个页面上都要等待，搜索引擎抓取的页面也更少。</translation>
    </message>
    <message>
        <source>Visitors who do not come back within that time are unprotected again.</source>
        <translation>在此期间没有再次来访的访客又会失去保护。</translation>
    </message>
    <message>
        <source>Visitors who follow the link see an error page, and think less of the page that sent them there.</source>
        <translation>点击该链接的访客会看到错误页，对给出链接的页面印象也会变差。</translation>
    </message>
    <message>
        <source>Visitors who follow the link see an error page.</source>
        <translation>点击该链接的访客会看到错误页。</translation>
    </message>
    <message>
        <source>Visitors who follow the link wait for one more request; with many such links search engines spend their time on redirects.</source>
        <translation>点击该链接的访客要多等一次请求；此类链接很多时，搜索引擎的时间都花在重定向上。</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>What a rich result requires is missing</source>
        <translation>缺少富媒体搜索结果必需的内容</translation>
    </message>
    <message>
        <source>What follows may become a part of it: styles, links and lists reach farther than they were meant to.</source>
        <translation>后面的内容可能成为它的一部分：样式、链接和列表的范围超出本意。</translation>
    </message>
    <message>
        <source>What is asked for over http can be read and changed on the way, cookies without Secure included.</source>
        <translation>通过 http 请求的内容在途中可被读取和篡改，包括没有 Secure 属性的 Cookie。</translation>
    </message>
    <message>
        <source>What is no valid AMP page is not served from caches of AMP.</source>
        <translation>无效的 AMP 页面不会由 AMP 缓存提供。</translation>
    </message>
    <message>
        <source>What is not there is answered with status 200</source>
        <translation>不存在的页面以状态 200 作答</translation>
    </message>
    <message>
        <source>What is not there is redirected</source>
        <translation>不存在的页面被重定向</translation>
    </message>
    <message>
        <source>What is recommended for a rich result is missing</source>
        <translation>缺少富媒体搜索结果推荐的内容</translation>
    </message>
    <message>
        <source>What is weak today can be forged tomorrow: browsers refuse such certificates sooner or later, many do already.</source>
        <translation>今天的弱点明天就可能被用来伪造：浏览器迟早会拒绝这样的证书，许多已经拒绝。</translation>
    </message>
    <message>
        <source>What it says belongs to nothing and is lost.</source>
        <translation>其内容不属于任何项目，因而丢失。</translation>
    </message>
    <message>
        <source>What it says is not read.</source>
        <translation>其内容不会被读取。</translation>
    </message>
    <message>
        <source>What lies deep is found by few visitors and crawled less often. On a large site it cannot be helped for all pages.</source>
        <translation>位置很深的页面很少有访客找到，抓取也较少。大型网站不可能让所有页面都很浅。</translation>
    </message>
    <message>
        <source>What stands behind the hash mark is not sent to the server. Search engines have given up the scheme and see one page only.</source>
        <translation>井号之后的部分不会发送给服务器。搜索引擎已经放弃这种方案，只能看到一个页面。</translation>
    </message>
    <message>
        <source>What the URL has was not checked. A server that sends search engines the same answer is crawled by them less often.</source>
        <translation>该 URL 的内容没有检查。服务器若对搜索引擎也这样响应，就会被抓取得更少。</translation>
    </message>
    <message>
        <source>What visitors type can be read and changed on its way, and browsers warn of it.</source>
        <translation>访客输入的内容在途中可能被读取和篡改，浏览器也会发出警告。</translation>
    </message>
    <message>
        <source>Where the first byte is late too, begin there; otherwise compress the HTML and make it smaller.</source>
        <translation>如果首字节也慢，先从那里着手；否则压缩 HTML 并减小体积。</translation>
    </message>
    <message>
        <source>Which of 17 known crawlers of AI services, GPTBot, ClaudeBot or Google-Extended for example, may not read the start page, while crawlers that are not named may.</source>
        <translation>17 种已知的 AI 服务爬虫（例如 GPTBot、ClaudeBot、Google-Extended）中，哪些不得读取首页，而未指名的爬虫可以。</translation>
    </message>
    <message>
        <source>Which of them the key reaches is up to the browser. WCAG does not ask for it; it is good practice.</source>
        <translation>按键会到达哪一个由浏览器决定。WCAG 没有此要求，属于良好做法。</translation>
    </message>
    <message>
        <source>Which one counts differs from network to network.</source>
        <translation>不同网络采用哪一个并不一致。</translation>
    </message>
    <message>
        <source>Who cannot see the field does not learn what to enter (WCAG 4.1.2).</source>
        <translation>看不见该字段的人不知道要输入什么（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>Who cannot see the field does not learn what to enter; who clicks on the text beside it hits nothing (WCAG 4.1.2).</source>
        <translation>看不见字段的人不知道要输入什么；点击旁边的文字也不起作用（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>Who cannot see the image does not learn what it shows; screen readers may read the file&apos;s name. Search engines use the text as well.</source>
        <translation>看不到图片的人不知道它显示什么；屏幕阅读器可能读出文件名。搜索引擎也使用这段文字。</translation>
    </message>
    <message>
        <source>Who cannot see the image hears a name that says nothing.</source>
        <translation>看不到图片的人只能听到没有意义的名称。</translation>
    </message>
    <message>
        <source>Who chooses a frame by its name cannot tell them apart (WCAG 4.1.2).</source>
        <translation>按名称选择框架的人无法区分它们（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>Who comes to such a page cannot tell it from the others by its heading; often it is the site&apos;s name.</source>
        <translation>来到这样的页面时，从标题行看不出与其他页面的区别；它往往是网站名称。</translation>
    </message>
    <message>
        <source>Who does not hear misses what is said (WCAG 1.2.2).</source>
        <translation>听不见的人会错过所说的内容（WCAG 1.2.2）。</translation>
    </message>
    <message>
        <source>Who follows it gets nothing, or something else.</source>
        <translation>访问者得不到内容，或得到别的内容。</translation>
    </message>
    <message>
        <source>Who follows it leaves the protected connection, or waits for a redirect back to https; browsers do not load scripts that way.</source>
        <translation>点击它会离开受保护的连接，或要等待重定向回 https；浏览器不会这样加载脚本。</translation>
    </message>
    <message>
        <source>Who follows the link arrives at the top of the page instead of the place that was promised, and has to search for it.</source>
        <translation>点开链接的人会停在页面顶部，而不是应到的位置，只能自己去找。</translation>
    </message>
    <message>
        <source>Who hears the page cannot tell the tabs apart (WCAG 4.1.2).</source>
        <translation>靠听的人无法区分各选项卡（WCAG 4.1.2）。</translation>
    </message>
    <message>
        <source>Who hears the page does not learn which item it is. WCAG does not ask for it in so many words; it is good practice.</source>
        <translation>靠听的人不知道这是哪一项。WCAG 没有明文要求，属于良好做法。</translation>
    </message>
    <message>
        <source>Who hears the page learns that a dialog has opened, not what it is about. WCAG does not ask for it in so many words; it is good practice.</source>
        <translation>靠听的人知道打开了对话框，却不知道是关于什么的。WCAG 没有明文要求，属于良好做法。</translation>
    </message>
    <message>
        <source>Who jumps from landmark to landmark finds the content inside something else. WCAG does not ask for it; it is good practice.</source>
        <translation>在地标之间跳转的人会发现内容藏在别的部分里。WCAG 没有此要求，属于良好做法。</translation>
    </message>
    <message>
        <source>Who jumps from landmark to landmark misses this content. WCAG does not ask for it; it is good practice.</source>
        <translation>在地标之间跳转的人会错过这些内容。WCAG 没有此要求，属于良好做法。</translation>
    </message>
    <message>
        <source>Who jumps from link to link with a screen reader hears the same words again and again. Search engines learn little about the target.</source>
        <translation>用屏幕阅读器逐个跳转链接的人，听到的总是同样的词。搜索引擎也很难了解目标页面。</translation>
    </message>
    <message>
        <source>Who jumps to the content does not know which of them it is. WCAG does not ask for it; it is good practice.</source>
        <translation>跳到主要内容的人不知道是哪一个。WCAG 没有此要求，属于良好做法。</translation>
    </message>
    <message>
        <source>Who listens to a screen reader cannot hear it through the sound (WCAG 1.4.2).</source>
        <translation>使用屏幕阅读器的人会被声音盖过而听不清（WCAG 1.4.2）。</translation>
    </message>
    <message>
        <source>Who listens to the page learns its structure from the levels, and a gap sounds like a missing part.</source>
        <translation>用屏幕阅读器的人靠级别了解结构，跳级听起来像缺了一部分。</translation>
    </message>
    <message>
        <source>Who sees badly cannot make text twice as large on a phone (WCAG 1.4.4).</source>
        <translation>视力不佳的人无法在手机上把文字放大到两倍（WCAG 1.4.4）。</translation>
    </message>
    <message>
        <source>Who sees badly cannot make the text larger on a phone. Some browsers ignore the ban, not all do.</source>
        <translation>视力不佳的人无法在手机上放大文字。有些浏览器会忽略这一限制，但并非全部。</translation>
    </message>
    <message>
        <source>Who shares the page shows a card that others put together by guessing.</source>
        <translation>分享页面时，卡片内容由对方猜测拼成。</translation>
    </message>
    <message>
        <source>Who speaks to the computer says the words on the screen, and nothing happens (WCAG 2.5.3).</source>
        <translation>用语音操作的人说出屏幕上的文字，却没有反应（WCAG 2.5.3）。</translation>
    </message>
    <message>
        <source>Who uses a keyboard cannot get at what is in the frame (WCAG 2.1.1).</source>
        <translation>使用键盘的人无法操作框架中的内容（WCAG 2.1.1）。</translation>
    </message>
    <message>
        <source>Who uses a keyboard or screen reader has to go through the menu anew on each page (WCAG 2.4.1).</source>
        <translation>使用键盘或屏幕阅读器的人在每个页面上都要重新经过菜单（WCAG 2.4.1）。</translation>
    </message>
    <message>
        <source>Whoever finds a hole in the site does not know whom to tell, and may tell the world instead.</source>
        <translation>发现网站漏洞的人不知道该告诉谁，可能转而公之于众。</translation>
    </message>
    <message>
        <source>Whoever gets hold of a session cookie by a smuggled script is taken for the visitor.</source>
        <translation>通过混入的脚本得到会话 Cookie 的人会被当作访客本人。</translation>
    </message>
    <message>
        <source>Whoever is on the network can change the page so that the form is sent to them; browsers warn at password fields.</source>
        <translation>网络中的人可以篡改页面，把表单改为发给自己；浏览器会在密码框处发出警告。</translation>
    </message>
    <message>
        <source>Whoever looks for servers with a known hole finds this one more easily; updates protect, hiding alone does not.</source>
        <translation>寻找有已知漏洞的服务器的人更容易找到它；真正起保护作用的是更新，仅仅隐藏并不够。</translation>
    </message>
    <message>
        <source>Whoever types the address comes without encryption: others on the way can read and change the pages. And each page has two addresses.</source>
        <translation>直接输入地址的人得不到加密：途中的其他人可以读取和修改页面。而且每个页面都有两个地址。</translation>
    </message>
    <message>
        <source>Why it matters</source>
        <translation>影响</translation>
    </message>
    <message>
        <source>Without a mouse nobody can choose the place (WCAG 2.1.1).</source>
        <translation>不用鼠标就无法选择位置（WCAG 2.1.1）。</translation>
    </message>
    <message>
        <source>Without it the names of types and properties mean nothing.</source>
        <translation>没有它，类型和属性的名称就没有含义。</translation>
    </message>
    <message>
        <source>Words of a page that has no h2, at most</source>
        <translation>没有 h2 的页面的词数上限</translation>
    </message>
    <message>
        <source>Words of a page that is nothing without scripts, fewer than</source>
        <translation>离开脚本便无内容的页面：词数少于</translation>
    </message>
    <message>
        <source>Words of the main text, at least</source>
        <translation>正文词数下限</translation>
    </message>
    <message>
        <source>Write 2026-01-31, 2026-01-31T10:30:00+01:00 or, for a duration, PT1H30M.</source>
        <translation>写成 2026-01-31、2026-01-31T10:30:00+01:00，时长写成 PT1H30M。</translation>
    </message>
    <message>
        <source>Write a language, a script of four letters where it is needed, and a region of two, as in en-GB, zh-Hans or sr-Latn-RS.</source>
        <translation>写上语言，需要时再加四个字母的文字和两个字母的地区，例如 en-GB、zh-Hans 或 sr-Latn-RS。</translation>
    </message>
    <message>
        <source>Write a meta element with charset=&quot;utf-8&quot; as the first of the head, or name the charset in the header.</source>
        <translation>在 head 的最前面写带 charset=&quot;utf-8&quot; 的 meta 元素，或在标头中写明 charset。</translation>
    </message>
    <message>
        <source>Write a registered code, such as en, de, zh-CN or ja; a country alone (uk, jp) is no language.</source>
        <translation>写已登记的代码，例如 en、de、zh-CN 或 ja；只写国家（uk、jp）不是语言。</translation>
    </message>
    <message>
        <source>Write a space as %20 and a slash as /, or rename the file.</source>
        <translation>空格写作 %20，斜杠写作 /，或重命名文件。</translation>
    </message>
    <message>
        <source>Write a start tag and an end tag; only elements without content need no end tag.</source>
        <translation>分别写开始标签和结束标签；只有无内容的元素才不需要结束标签。</translation>
    </message>
    <message>
        <source>Write a text into the link, or an alt text for its image that says where it leads.</source>
        <translation>在链接中写上文字，或为其中的图片写 alt，说明通向哪里。</translation>
    </message>
    <message>
        <source>Write a title of a few words that tells this page from all others.</source>
        <translation>写一个几个词的标题，让该页面区别于其他所有页面。</translation>
    </message>
    <message>
        <source>Write alt=&quot;&quot; for the image: the text beside it says what is needed.</source>
        <translation>图片写 alt=&quot;&quot;：旁边的文字已经足够。</translation>
    </message>
    <message>
        <source>Write an allowed value, such as true or false, or the id of an element that is there.</source>
        <translation>写允许的值，例如 true 或 false，或写现有元素的 id。</translation>
    </message>
    <message>
        <source>Write each URL in full, with https and the host.</source>
        <translation>写出带 https 和主机名的完整 URL。</translation>
    </message>
    <message>
        <source>Write each candidate as a URL and one descriptor, such as small.jpg 480w, parted by commas, and all of one kind.</source>
        <translation>每个候选写成一个 URL 加一个描述符，例如 small.jpg 480w，用逗号分隔，且种类一致。</translation>
    </message>
    <message>
        <source>Write how wide it is drawn, such as sizes=&quot;(max-width: 600px) 100vw, 300px&quot;.</source>
        <translation>写明显示宽度，例如 sizes=&quot;(max-width: 600px) 100vw, 300px&quot;。</translation>
    </message>
    <message>
        <source>Write https:// in front of these addresses.</source>
        <translation>在这些地址前写上 https://。</translation>
    </message>
    <message>
        <source>Write in alt what the button does, not what it looks like.</source>
        <translation>在 alt 中写明按钮的作用，而不是外观。</translation>
    </message>
    <message>
        <source>Write in alt what the image says at this place; for decoration write alt=&quot;&quot;.</source>
        <translation>在 alt 中写出图片在此处表达的内容；装饰图片写 alt=&quot;&quot;。</translation>
    </message>
    <message>
        <source>Write in alt what the image says at this place; for decoration write alt=&quot;&quot;. Whether a text fits, only a person can judge.</source>
        <translation>在 alt 中写出图片在此处表达的内容；装饰图片写 alt=&quot;&quot;。文本是否贴切只能由人判断。</translation>
    </message>
    <message>
        <source>Write into the summary what is found below it.</source>
        <translation>在 summary 中写明展开后的内容。</translation>
    </message>
    <message>
        <source>Write mailto: with the whole address, and tel:+ with the country code, with hyphens at most between the digits.</source>
        <translation>写作 mailto: 加完整的邮件地址，以及 tel:+ 加国家代码，数字之间最多用连字符。</translation>
    </message>
    <message>
        <source>Write one for each important page, and rather none than the same for the others.</source>
        <translation>为每个重要页面单独写；其余页面宁可不写，也不要写成一样。</translation>
    </message>
    <message>
        <source>Write one or two sentences that say what people find here, for important pages first.</source>
        <translation>先为重要页面写一两句话，说明人们在这里能找到什么。</translation>
    </message>
    <message>
        <source>Write rel=prev on each page with the URL by which the page before is reached, parameters included.</source>
        <translation>在每一页上写 rel=prev，内容为到达前一页的 URL，包括参数。</translation>
    </message>
    <message>
        <source>Write the address into href and let the script act beside it; where nothing is linked, use a button.</source>
        <translation>把地址写入 href，脚本另行处理；不是链接的请使用 button。</translation>
    </message>
    <message>
        <source>Write the canonical URL there.</source>
        <translation>在此写规范 URL。</translation>
    </message>
    <message>
        <source>Write the end tag that is missing, before that of the element around it.</source>
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
        <translation>用文字写标题行并设置样式；把标志移到 h1 之外。</translation>
    </message>
    <message>
        <source>Write the language of the text, as in lang=&quot;en&quot; or lang=&quot;zh-Hans&quot;.</source>
        <translation>写上文字的语言，例如 lang=&quot;en&quot; 或 lang=&quot;zh-Hans&quot;。</translation>
    </message>
    <message>
        <source>Write the language on the html element, such as lang=&quot;en&quot; or lang=&quot;zh-CN&quot;.</source>
        <translation>在 html 元素上写明语言，例如 lang=&quot;en&quot; 或 lang=&quot;zh-CN&quot;。</translation>
    </message>
    <message>
        <source>Write the links with https, or without a scheme and host.</source>
        <translation>用 https 书写链接，或省去协议和主机名。</translation>
    </message>
    <message>
        <source>Write the number alone as price, and the code, such as EUR, as priceCurrency.</source>
        <translation>price 只写数字，priceCurrency 写代码，如 EUR。</translation>
    </message>
    <message>
        <source>Write the path from the root of the host, as in Disallow: /private/.</source>
        <translation>从主机的根开始写路径，例如 Disallow: /private/。</translation>
    </message>
    <message>
        <source>Write the same full list of versions, each page itself included, on all of them.</source>
        <translation>在所有版本上写同一份完整列表，并包含页面自身。</translation>
    </message>
    <message>
        <source>Write the time of the last change of the page in that format, with a time zone where there is a time of day.</source>
        <translation>用该格式写出页面最后更改的时间，有时刻时要带上时区。</translation>
    </message>
    <message>
        <source>Write the whole URL, as in Sitemap: https://www.example.org/sitemap.xml.</source>
        <translation>写出完整的 URL，例如 Sitemap: https://www.example.org/sitemap.xml。</translation>
    </message>
    <message>
        <source>Write the whole URL, with https.</source>
        <translation>写出带 https 的完整 URL。</translation>
    </message>
    <message>
        <source>Write these links from the root (/folder/page), and answer paths that do not exist with status 404.</source>
        <translation>把这些链接写成从根开始（/folder/page），对不存在的路径返回状态码 404。</translation>
    </message>
    <message>
        <source>Write what the button does into value.</source>
        <translation>在 value 中写明按钮的作用。</translation>
    </message>
    <message>
        <source>Write what the image says at this place, or alt=&quot;&quot; for decoration.</source>
        <translation>写出图片在此处表达的内容，装饰图片写 alt=&quot;&quot;。</translation>
    </message>
    <message>
        <source>Write what the page, and for a start page what the site, is about.</source>
        <translation>写明页面的内容；首页则写明网站的内容。</translation>
    </message>
    <message>
        <source>Write whole URLs with their scheme, and encode what a URL cannot hold, such as letters beyond the English ones.</source>
        <translation>写出带协议的完整网址，并对网址中不能出现的字符（例如英文字母以外的文字）进行编码。</translation>
    </message>
    <message>
        <source>Write width=device-width, initial-scale=1, and let the layout follow the screen.</source>
        <translation>写 width=device-width, initial-scale=1，让布局适应屏幕。</translation>
    </message>
    <message>
        <source>X-Frame-Options is neither DENY nor SAMEORIGIN</source>
        <translation>X-Frame-Options 既不是 DENY 也不是 SAMEORIGIN</translation>
    </message>
    <message>
        <source>X-XSS-Protection is sent, which today&apos;s browsers ignore</source>
        <translation>发送了 X-XSS-Protection，而如今的浏览器会忽略它</translation>
    </message>
    <message>
        <source>Zooming stops short of five times the size (viewport)</source>
        <translation>放大不到五倍（viewport）</translation>
    </message>
    <message>
        <source>Zooming stops short of twice the size (viewport)</source>
        <translation>放大不到两倍（viewport）</translation>
    </message>
    <message>
        <source>aria-label or aria-labelledby on an element whose role may not be named, a div or span without a role for example. Small parts of sentences (abbr, cite, label …) are left to a person.</source>
        <translation>在角色不允许命名的元素上使用 aria-label 或 aria-labelledby，例如没有角色的 div 或 span。句子中的小元素（abbr、cite、label 等）需由人判断。</translation>
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
        <source>lang and xml:lang declare different languages</source>
        <translation>lang 与 xml:lang 声明的语言不同</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>毫秒</translation>
    </message>
    <message>
        <source>noindex, and another page named as the canonical one</source>
        <translation>既有 noindex，又声明另一个规范页面</translation>
    </message>
    <message>
        <source>og:image is no URL with http or https and a host.</source>
        <translation>og:image 不是带 http 或 https 与主机名的 URL。</translation>
    </message>
    <message>
        <source>og:image is no absolute URL</source>
        <translation>og:image 不是绝对 URL</translation>
    </message>
    <message>
        <source>og:title, og:type or og:url is given twice, with different values.</source>
        <translation>og:title、og:type 或 og:url 出现两次且值不同。</translation>
    </message>
    <message>
        <source>og:url is another URL than the page</source>
        <translation>og:url 与页面 URL 不同</translation>
    </message>
    <message>
        <source>og:url is neither the canonical URL of the page nor, without one, its own.</source>
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
        <source>robots.txt allows and disallows one path</source>
        <translation>robots.txt 对同一路径既允许又禁止</translation>
    </message>
    <message>
        <source>robots.txt disallows parts of the page</source>
        <translation>robots.txt 禁止了页面的组成部分</translation>
    </message>
    <message>
        <source>robots.txt disallows the URL that a page names as canonical.</source>
        <translation>robots.txt 禁止抓取页面声明的规范 URL。</translation>
    </message>
    <message>
        <source>robots.txt disallows the canonical URL</source>
        <translation>robots.txt 禁止规范 URL</translation>
    </message>
    <message>
        <source>robots.txt disallows the start</source>
        <translation>robots.txt 禁止起始地址</translation>
    </message>
    <message>
        <source>robots.txt disallows the start page and paths below it to Googlebot, or to crawlers that it does not name. Single folders may still be allowed.</source>
        <translation>robots.txt 禁止 Googlebot 或未指名的爬虫访问首页及其下的路径。个别文件夹可能仍被允许。</translation>
    </message>
    <message>
        <source>robots.txt does not name the sitemap</source>
        <translation>robots.txt 没有列出站点地图</translation>
    </message>
    <message>
        <source>robots.txt fails: search engines stay away</source>
        <translation>robots.txt 出错：搜索引擎不会来</translation>
    </message>
    <message>
        <source>robots.txt has a rule whose path is not well-formed</source>
        <translation>robots.txt 中有路径写法有误的规则</translation>
    </message>
    <message>
        <source>robots.txt has lines that mean nothing</source>
        <translation>robots.txt 中有无意义的行</translation>
    </message>
    <message>
        <source>robots.txt has lines that search engines ignore</source>
        <translation>robots.txt 中有搜索引擎忽略的行</translation>
    </message>
    <message>
        <source>robots.txt has rules for nobody</source>
        <translation>robots.txt 中有不属于任何爬虫的规则</translation>
    </message>
    <message>
        <source>robots.txt is a web page</source>
        <translation>robots.txt 是一个网页</translation>
    </message>
    <message>
        <source>robots.txt is larger than crawlers read</source>
        <translation>robots.txt 超过爬虫的读取上限</translation>
    </message>
    <message>
        <source>robots.txt names a sitemap that is no URL</source>
        <translation>robots.txt 中的站点地图不是 URL</translation>
    </message>
    <message>
        <source>robots.txt shuts search engines out</source>
        <translation>robots.txt 把搜索引擎拒之门外</translation>
    </message>
    <message>
        <source>robots.txt shuts some AI crawlers out</source>
        <translation>robots.txt 拒绝了一些 AI 爬虫</translation>
    </message>
    <message>
        <source>s</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>scope on a td, or on a th with a value other than row, col, rowgroup and colgroup, in a data table.</source>
        <translation>数据表中 td 上的 scope，或 th 上值不是 row、col、rowgroup、colgroup 的 scope。</translation>
    </message>
    <message>
        <source>twitter:card is none of summary, summary_large_image, app and player.</source>
        <translation>twitter:card 不是 summary、summary_large_image、app 或 player。</translation>
    </message>
    <message>
        <source>url or mainEntityOfPage of the page&apos;s main item is neither its canonical URL nor, without one, its own.</source>
        <translation>页面主要项目的 url 或 mainEntityOfPage 既不是规范 URL，在没有规范 URL 时也不是页面自身 URL。</translation>
    </message>
    <message>
        <source>words</source>
        <translation>个词</translation>
    </message>
    <message>
        <source>A GIF with more than one picture that has more than 102,400 bytes.</source>
        <translation>包含多帧画面且超过 102,400 字节的 GIF。</translation>
    </message>
    <message>
        <source>A JPEG, PNG or GIF that does not move, where AVIF would probably save more than 4,096 bytes: it takes a sixth of a byte for a pixel of a photograph.</source>
        <translation>非动画的 JPEG、PNG 或 GIF，改用 AVIF 很可能节省超过 4,096 字节：照片每个像素约占六分之一字节。</translation>
    </message>
    <message>
        <source>A file is more than twice as wide and twice as high as it is drawn anywhere on the site, by width and height attributes. Where it is also used without them, or as a background, it stays open.</source>
        <translation>按 width 和 height 属性计算，文件的宽和高都超过全站最大显示尺寸的两倍。如果它还在别处以未写明尺寸的方式或作为背景使用，则无法判断。</translation>
    </message>
    <message>
        <source>A moving GIF is large</source>
        <translation>动态 GIF 过大</translation>
    </message>
    <message>
        <source>A page names a script twice, or two scripts or style sheets under different URLs have the same bytes, 1,024 at least. The latter is known where the crawl looks into resources.</source>
        <translation>页面两次引用同一脚本，或不同 URL 的两个脚本或样式表内容完全相同（至少 1,024 字节）。后者仅在爬取读取资源内容时可知。</translation>
    </message>
    <message>
        <source>A script or style has much white space and comments</source>
        <translation>脚本或样式未压缩精简</translation>
    </message>
    <message>
        <source>A script or style sheet has more than 2,048 bytes of comments and white space that it could do without, and that is more than a twentieth of it. It is known where the crawl looks into resources.</source>
        <translation>脚本或样式表中可省去的注释和空白超过 2,048 字节，且超过其大小的二十分之一。仅在爬取读取资源内容时可知。</translation>
    </message>
    <message>
        <source>A script that is named twice is run twice; the same under two URLs is fetched twice.</source>
        <translation>引用两次的脚本会执行两次；同样内容用两个 URL 会下载两次。</translation>
    </message>
    <message>
        <source>Add what the evidence names; one icon whose sizes are any does for all.</source>
        <translation>补上证据中列出的内容；一个 sizes 为 any 的图标即可满足所有尺寸。</translation>
    </message>
    <message>
        <source>An image has far more pixels than are shown</source>
        <translation>图片像素远多于显示所需</translation>
    </message>
    <message>
        <source>An image is drawn out of shape</source>
        <translation>图片显示比例失真</translation>
    </message>
    <message>
        <source>An image would be smaller in a newer format</source>
        <translation>图片改用新格式会更小</translation>
    </message>
    <message>
        <source>Begin with the largest file, the page itself included, which is named with its bytes and those of all, and load what is far below on the page only when it comes into sight.</source>
        <translation>从列出的最大文件（页面本身也算）着手，旁边是它的字节数和总字节数；页面下方的内容等滚动到可见时再加载。</translation>
    </message>
    <message>
        <source>Begin with the largest file, the page itself included, which is named with its bytes and those of all: smaller images, fewer fonts, no scripts that the page does not need.</source>
        <translation>从列出的最大文件（页面本身也算）着手，旁边是它的字节数和总字节数：缩小图片，减少字体，去掉页面不需要的脚本。</translation>
    </message>
    <message>
        <source>Brotli makes texts a sixth smaller than gzip, and every browser of today reads it.</source>
        <translation>Brotli 比 gzip 能再把文本缩小约六分之一，如今所有浏览器都支持。</translation>
    </message>
    <message>
        <source>Browsers do not offer to install the site as an app, or show a blank sheet for its icon.</source>
        <translation>浏览器不会提供将网站安装为应用的选项，或者图标显示为空白。</translation>
    </message>
    <message>
        <source>Bytes that another image would save, at most</source>
        <translation>换用其他图片可节省的字节上限</translation>
    </message>
    <message>
        <source>Even packed they cost bytes, and browsers have to read over them before the page works.</source>
        <translation>即使经过压缩传输也占用字节，浏览器还要先读过它们页面才能运行。</translation>
    </message>
    <message>
        <source>Faces and products look stretched or squeezed, and until the styles come the page keeps the wrong room for it.</source>
        <translation>人脸和商品会显得被拉长或压扁，而且在样式加载之前，页面为图片预留的位置也不对。</translation>
    </message>
    <message>
        <source>GIF keeps each picture nearly whole; a video of the same is a tenth as large, and can be paused.</source>
        <translation>GIF 几乎完整保存每一帧；同样内容的视频只有十分之一大小，而且可以暂停。</translation>
    </message>
    <message>
        <source>Have the build or the content system minify scripts and styles; keep the readable files for yourself.</source>
        <translation>让构建流程或内容系统精简脚本和样式；可读的源文件自己保留。</translation>
    </message>
    <message>
        <source>Have the server or the content system offer WebP or AVIF, with the old format as what is left for old browsers.</source>
        <translation>让服务器或内容系统提供 WebP 或 AVIF，并为旧浏览器保留原格式。</translation>
    </message>
    <message>
        <source>Images are most of what a page weighs; newer formats show the same in half the bytes.</source>
        <translation>页面的大部分体积来自图片；新格式用一半的字节就能显示同样的内容。</translation>
    </message>
    <message>
        <source>Make a video of it, muted and in a loop, or an animated WebP or AVIF.</source>
        <translation>改成静音循环播放的视频，或动态 WebP、AVIF。</translation>
    </message>
    <message>
        <source>Name a picture of 1200 x 630 pixels.</source>
        <translation>使用 1200 x 630 像素的图片。</translation>
    </message>
    <message>
        <source>Name each file once, under one URL, with the same parameters on all pages.</source>
        <translation>每个文件只引用一次，所有页面使用同一 URL 和相同的参数。</translation>
    </message>
    <message>
        <source>Offer the image in the size in which it is shown, and twice that for sharp screens, with srcset.</source>
        <translation>按显示尺寸提供图片，并通过 srcset 为高分屏提供两倍尺寸的版本。</translation>
    </message>
    <message>
        <source>On slow connections and phones it takes many seconds until everything is there, and data plans pay for it.</source>
        <translation>在慢速网络和手机上，要等许多秒才能加载完，还会消耗流量套餐。</translation>
    </message>
    <message>
        <source>On slow connections many people leave before it is there, and it is heavier than nine of ten pages on the web.</source>
        <translation>在慢速网络上许多人等不到它加载完就离开了；它比网上九成的页面都重。</translation>
    </message>
    <message>
        <source>Picture for social networks: sides, at least</source>
        <translation>社交网络图片的边长下限</translation>
    </message>
    <message>
        <source>Size of a moving GIF, at most</source>
        <translation>动态 GIF 的大小上限</translation>
    </message>
    <message>
        <source>Size of a page with its resources, at most</source>
        <translation>页面连同资源的大小上限</translation>
    </message>
    <message>
        <source>Size of a page with its resources, very large from</source>
        <translation>页面连同资源的大小，超过即过大</translation>
    </message>
    <message>
        <source>Social networks show no picture, or a tiny one; 1200 x 630 fills the card.</source>
        <translation>社交网络不显示图片，或只显示很小的图片；1200 x 630 才能填满卡片。</translation>
    </message>
    <message>
        <source>The HTML with its scripts, styles, fonts and images has more than 2,731,008 bytes: as they come where the server says so, else unpacked. Of images that come in several sizes none is counted. What was not fetched leaves it open.</source>
        <translation>HTML 连同其脚本、样式、字体和图片超过 2,731,008 字节：服务器给出传输大小时按传输大小，否则按解压后计算。提供多种尺寸的图片不计。未抓取的部分使结果无法判断。</translation>
    </message>
    <message>
        <source>The HTML with its scripts, styles, fonts and images has more than 4,096,000 bytes: as they come where the server says so, else unpacked. Of images that come in several sizes none is counted. What was not fetched leaves it open.</source>
        <translation>HTML 连同其脚本、样式、字体和图片超过 4,096,000 字节：服务器给出传输大小时按传输大小，否则按解压后计算。提供多种尺寸的图片不计。未抓取的部分使结果无法判断。</translation>
    </message>
    <message>
        <source>The URL of rel=manifest fails, or, where the crawl looks into resources, what it answers is no JSON.</source>
        <translation>rel=manifest 的 URL 无法访问；或在爬取读取资源内容时，其返回的内容不是 JSON。</translation>
    </message>
    <message>
        <source>The crawl asked for an address that cannot exist, at the host&apos;s root and in its first folders, and the site answered as if it were a page.</source>
        <translation>爬取请求了主机根目录及其前几个文件夹中不可能存在的地址，而网站像对待页面一样作出了回答。</translation>
    </message>
    <message>
        <source>The crawl asked for an address that cannot exist, at the host&apos;s root and in its first folders, and the site redirected to another one.</source>
        <translation>爬取请求了主机根目录及其前几个文件夹中不可能存在的地址，而网站将其重定向到另一个地址。</translation>
    </message>
    <message>
        <source>The crawl offered br and zstd, and no text of 1,400 bytes or more came in either from a host with https. Hosts by http alone stay open.</source>
        <translation>爬取时声明支持 br 和 zstd，但该 https 主机上 1,400 字节及以上的文本没有一个以其中任一方式返回。仅有 http 的主机无法判断。</translation>
    </message>
    <message>
        <source>The manifest lacks what installing needs</source>
        <translation>清单缺少安装所需内容</translation>
    </message>
    <message>
        <source>The og:image is less than 200 pixels wide or high. It is known where the crawl looks into resources, or the page shows the same picture.</source>
        <translation>og:image 的宽或高不足 200 像素。仅在爬取读取资源内容，或页面上也显示同一图片时可知。</translation>
    </message>
    <message>
        <source>The page is heavy with what belongs to it</source>
        <translation>页面连同资源体积较大</translation>
    </message>
    <message>
        <source>The page is very heavy with what belongs to it</source>
        <translation>页面连同资源体积过大</translation>
    </message>
    <message>
        <source>The picture for social networks is too small</source>
        <translation>社交网络用的图片过小</translation>
    </message>
    <message>
        <source>The same script or style twice</source>
        <translation>同一脚本或样式出现两次</translation>
    </message>
    <message>
        <source>The server never packs with Brotli or Zstandard</source>
        <translation>服务器从不使用 Brotli 或 Zstandard 压缩</translation>
    </message>
    <message>
        <source>A page with status 200 and under 300 words of main text has a title or first h1 such as &quot;404&quot; or &quot;Page not found&quot;, in one of many languages; or, under 150 words, a sentence that says so. Or it reads as what a probe for an address that cannot exist was answered.</source>
        <translation>状态为 200 且正文少于 300 词的页面，其标题或第一个 h1 用多种语言之一表明这里没有内容，例如“404”或“找不到页面”；或者正文少于 150 词的页面有一句话这样说。或者页面的文字与对不可能存在的地址的探测所得到的回答相同。</translation>
    </message>
    <message>
        <source>The width and height attributes of an image have another ratio than its file, by more than 2 pixels at that size. Of a file its first bytes are read, where the crawl looks into resources; styles are not looked at.</source>
        <translation>图片的 width 和 height 属性与文件本身的宽高比不同，按该尺寸计相差超过 2 像素。仅在爬取读取资源内容时才会读取文件开头的字节；不考虑样式表。</translation>
    </message>
    <message>
        <source>Turn Brotli or Zstandard on in the server or at the network that delivers the site.</source>
        <translation>在服务器或内容分发网络上启用 Brotli 或 Zstandard。</translation>
    </message>
    <message>
        <source>Visitors download pixels that even a sharp screen does not show, and wait for them.</source>
        <translation>访客下载的像素即使在高分屏上也显示不出来，还要为此等待。</translation>
    </message>
    <message>
        <source>White space and comments of a script or style sheet, at most</source>
        <translation>脚本或样式表中空白和注释的上限</translation>
    </message>
    <message>
        <source>Write the width and height of the file, or numbers of the same ratio, and let styles make it smaller.</source>
        <translation>写明文件本身的宽度和高度，或相同比例的数值，再用样式缩小显示。</translation>
    </message>
    <message>
        <source>The host still takes part in TLS 1.1 or older</source>
        <translation>主机仍接受 TLS 1.1 或更旧的版本</translation>
    </message>
    <message>
        <source>Where TLS 1.1 and 1.0 were offered alone, a host of the site agreed to one of them, or to SSL 3. The evidence is the version that it chose. It is asked only where the crawl probes the site.</source>
        <translation>当只提供 TLS 1.1 和 1.0 时，网站的一台主机接受了其中之一，或者 SSL 3。证据是它选择的版本。只有在爬取探测网站时才会询问。</translation>
    </message>
    <message>
        <source>These versions can be attacked and have been forbidden since 2021 (RFC 8996). Browsers do not use them any more, so that they only help attackers, and audits of payment systems fail because of them.</source>
        <translation>这些版本可以被攻击，自 2021 年起已被禁止（RFC 8996）。浏览器已不再使用它们，因此它们只会帮助攻击者，支付系统的审计也会因此不合格。</translation>
    </message>
    <message>
        <source>Switch off everything below TLS 1.2 in the server&apos;s settings.</source>
        <translation>在服务器设置中关闭 TLS 1.2 以下的所有版本。</translation>
    </message>
    <message>
        <source>An attribute such as for, headers, list, form or aria-labelledby names an id that no element of the page has, or an element of the wrong kind: form has to name a form, list a datalist, and for of a label a form control. What a closed menu opens is left out.</source>
        <translation>for、headers、list、form 或 aria-labelledby 等属性指定的 id 在页面中没有任何元素拥有，或者所指元素的种类不对：form 必须指向 form 元素，list 必须指向 datalist，label 的 for 必须指向表单控件。不计入由关闭的菜单打开的内容。</translation>
    </message>
    <message>
        <source>Any type of site</source>
        <translation>不限类型</translation>
    </message>
    <message>
        <source>Of the pages in one folder, at least eight, this one has less than half as many words in its main text as the middle one, at least twenty fewer, and lies far outside of what is usual among them.</source>
        <translation>同一文件夹中的页面（至少八个）里，这个页面的正文词数不到中位数的一半，至少少二十个词，并且明显偏离通常的范围。</translation>
    </message>
    <message>
        <source>At least 1 % of the answers of the site, and three of them, are 5xx or did not come. Below 20 answers nothing is said.</source>
        <translation>本站至少 1 %（且至少三个）的响应是 5xx 或没有响应。少于 20 个响应时不作判断。</translation>
    </message>
    <message>
        <source>An element whose name neither HTML has nor, within theirs, SVG or MathML, and that is no custom element, as it has no hyphen.</source>
        <translation>HTML 没有、在 SVG 或 MathML 之内这两者也没有的元素名称，而且不含连字符，因此也不是自定义元素。</translation>
    </message>
    <message>
        <source>Crawl waste: pages of one pattern, at least</source>
        <translation>抓取浪费：同一模式的页面，至少</translation>
    </message>
    <message>
        <source>Crawl waste: noindex, canonicalised or duplicate URLs</source>
        <translation>抓取浪费：noindex、已规范化或重复的 URL</translation>
    </message>
    <message>
        <source>At least 20 fetched pages share a parameter, a folder or a last word of the path, and nine of ten of them are noindex, canonicalised or duplicates. A site that is noindex as a whole is judged by the rest.</source>
        <translation>至少 20 个已抓取的页面具有同一个参数、文件夹或路径的最后一个词，其中十分之九是 noindex、已规范化到其他 URL 或重复的页面。整个网站都是 noindex 时，只按其余两项判断。</translation>
    </message>
    <message>
        <source>Search engines fetch these URLs instead of your pages, and list none of them. The server answers for nothing.</source>
        <translation>搜索引擎抓取这些 URL 而不是您的页面，且一个也不收录；服务器的响应全部白费。</translation>
    </message>
    <message>
        <source>Stop linking to such URLs, or disallow the pattern in robots.txt. For this crawl, add the pattern to the exclude patterns.</source>
        <translation>不再链接到这类 URL，或在 robots.txt 中禁止该模式。本次抓取中，可将该模式加入排除规则。</translation>
    </message>
    <message>
        <source>Browsers give up with an error, so nobody sees the page. The crawl sent the cookies that the answers set, which did not help.</source>
        <translation>浏览器会放弃并报错，因此没有人能看到该页面。爬取时已发回响应设置的 Cookie，仍然无效。</translation>
    </message>
    <message>
        <source>Browsers stop with an error, also with the cookies that the answers set: nobody reaches a page.</source>
        <translation>即使发回响应设置的 Cookie，浏览器也会报错停止：没有人能到达页面。</translation>
    </message>
    <message>
        <source>Incomplete certificate chain</source>
        <translation>证书链不完整</translation>
    </message>
    <message>
        <source>A host does not send the intermediate certificate that its own certificate was issued by. The evidence names the issuer.</source>
        <translation>主机没有发送签发其证书的中间证书。证据写明签发者。</translation>
    </message>
    <message>
        <source>Chrome and Safari fetch the missing certificate, Firefox may know it already. Other clients fail: apps, feed readers, payment services, scripts, some crawlers.</source>
        <translation>Chrome 和 Safari 会自行获取缺少的证书，Firefox 可能已经知道它。其他客户端会失败：应用、订阅阅读器、支付服务、脚本和一些爬虫。</translation>
    </message>
    <message>
        <source>Configure the server with the full chain: its own certificate, then the intermediate ones. The authority offers it as a file, often named fullchain.</source>
        <translation>请为服务器配置完整的证书链：先是它自己的证书，然后是中间证书。证书机构以文件形式提供，文件名通常是 fullchain。</translation>
    </message>
    <message>
        <source>Stop linking to the series, disallow it in robots.txt, or answer with status 404 where there is nothing. If the pages are real, allow it under Crawl &gt; Spider Traps.</source>
        <translation>不要链接到该序列，在 robots.txt 中禁止它，或在没有内容处返回状态码 404。如果页面确有内容，请在“爬取 &gt; 蜘蛛陷阱”中允许。</translation>
    </message>
    <message>
        <source>Empty sitemap</source>
        <translation>空的站点地图</translation>
    </message>
    <message>
        <source>A sitemap or sitemap index that can be read, and lists no URL.</source>
        <translation>可以读取、却没有列出任何 URL 的站点地图或站点地图索引。</translation>
    </message>
    <message>
        <source>Google Search Console reports it as an error: the file says nothing.</source>
        <translation>Google Search Console 会将其报告为错误：文件没有任何内容。</translation>
    </message>
    <message>
        <source>Have it list the indexable pages, or remove it, and its line in robots.txt or the sitemap index.</source>
        <translation>让它列出可索引的页面；或者删除它，以及 robots.txt 或站点地图索引中指向它的条目。</translation>
    </message>
    <message>
        <source>Sitemap: leading whitespace</source>
        <translation>站点地图：开头有空白</translation>
    </message>
    <message>
        <source>Blanks, empty lines or a second byte order mark stand before the XML declaration of a sitemap.</source>
        <translation>站点地图的 XML 声明之前有空格、空行或第二个字节顺序标记。</translation>
    </message>
    <message>
        <source>XML allows nothing before its declaration. Google Search Console and browsers refuse the whole file.</source>
        <translation>XML 不允许声明之前有任何内容。Google Search Console 和浏览器会拒绝整个文件。</translation>
    </message>
    <message>
        <source>Remove what stands before the declaration. With WordPress it often comes from an empty line behind the end of a PHP file of a plug-in or theme.</source>
        <translation>删除声明之前的内容。在 WordPress 中，它常常来自插件或主题的 PHP 文件结尾之后的空行。</translation>
    </message>
    <message>
        <source>Sitemap: byte order mark (BOM)</source>
        <translation>站点地图：字节顺序标记（BOM）</translation>
    </message>
    <message>
        <source>A sitemap begins with the byte order mark of UTF-8 (EF BB BF).</source>
        <translation>站点地图以 UTF-8 的字节顺序标记（EF BB BF）开头。</translation>
    </message>
    <message>
        <source>XML allows it, but some programs that read sitemaps take it for text before the declaration, and refuse the file.</source>
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
        <source>A sitemap that declares another encoding than UTF-8, is written in UTF-16, or has bytes that are no UTF-8.</source>
        <translation>站点地图声明了 UTF-8 以外的编码、以 UTF-16 写成，或含有不是 UTF-8 的字节。</translation>
    </message>
    <message>
        <source>The protocol asks for UTF-8. Search engines may refuse the file, or read other URLs than are meant.</source>
        <translation>协议要求 UTF-8。搜索引擎可能拒绝该文件，或读出与本意不同的 URL。</translation>
    </message>
    <message>
        <source>Have the file written in UTF-8, and declared so.</source>
        <translation>以 UTF-8 写出该文件，并如实声明编码。</translation>
    </message>
    <message>
        <source>Sitemap: XML parsing error</source>
        <translation>站点地图：XML 解析错误</translation>
    </message>
    <message>
        <source>A sitemap or feed that is not well-formed XML: an &amp; that is not written as &amp;amp;, an entity that XML does not know, an end tag that is missing, a file that ends early. Line and column are told.</source>
        <translation>站点地图或订阅源不是格式良好的 XML：&amp; 没有写成 &amp;amp;、XML 不认识的实体、缺少结束标签、文件提前结束。会指出行号和列号。</translation>
    </message>
    <message>
        <source>Google Search Console reports a parsing error, and reads nothing behind it, or nothing at all. Argiope reads what it can.</source>
        <translation>Google Search Console 会报告解析错误，并且不再读取其后的内容，甚至完全不读取。Argiope 会尽可能读取。</translation>
    </message>
    <message>
        <source>Have the file written by a program that escapes what XML reserves, and look at it with xmllint.</source>
        <translation>用会转义 XML 保留字符的程序生成该文件，并用 xmllint 检查。</translation>
    </message>
    <message>
        <source>Sitemap: incorrect namespace</source>
        <translation>站点地图：命名空间不正确</translation>
    </message>
    <message>
        <source>The namespace (xmlns) of a sitemap or of its extension for images, videos, news or languages is missing, is another one than search engines know (https instead of http, too), or belongs to a prefix that is not declared, as in xhtml:link without xmlns:xhtml.</source>
        <translation>站点地图或其图片、视频、新闻、语言扩展的命名空间（xmlns）缺失，不是搜索引擎认识的那一个（包括把 http 写成 https），或者使用了未声明的前缀，例如没有 xmlns:xhtml 的 xhtml:link。</translation>
    </message>
    <message>
        <source>A namespace is a name, compared letter by letter. With another one Google Search Console refuses the sitemap, or passes over its extension; an undeclared prefix is a parsing error.</source>
        <translation>命名空间是一个名称，会逐字符比较。使用其他名称时，Google Search Console 会拒绝站点地图或忽略其扩展；未声明的前缀是解析错误。</translation>
    </message>
    <message>
        <source>Declare xmlns=&quot;http://www.sitemaps.org/schemas/sitemap/0.9&quot;, and a namespace for each prefix that is used.</source>
        <translation>声明 xmlns=&quot;http://www.sitemaps.org/schemas/sitemap/0.9&quot;，并为所用的每个前缀声明命名空间。</translation>
    </message>
    <message>
        <source>Sitemap: missing XML tag</source>
        <translation>站点地图：缺少 XML 标签</translation>
    </message>
    <message>
        <source>An entry of a sitemap lacks a tag that it must have, or has it without text: loc in url, sitemap and image; thumbnail_loc, title, description and content_loc or player_loc in video; publication with name and language, publication_date and title in news.</source>
        <translation>站点地图的条目缺少必需的标签，或标签没有内容：url、sitemap 和 image 中的 loc；video 中的 thumbnail_loc、title、description 以及 content_loc 或 player_loc；news 中带 name 和 language 的 publication、publication_date 和 title。</translation>
    </message>
    <message>
        <source>Google Search Console reports an error, and passes over the entry or its part.</source>
        <translation>Google Search Console 会报告错误，并忽略该条目或其中的这一部分。</translation>
    </message>
    <message>
        <source>Add the tag, or leave the entry out.</source>
        <translation>补上该标签，或者去掉该条目。</translation>
    </message>
    <message>
        <source>Sitemap: too many tags</source>
        <translation>站点地图：标签过多</translation>
    </message>
    <message>
        <source>A tag stands more often in an entry of a sitemap than it may: loc, lastmod, changefreq and priority once, 1,000 images, 32 tags of a video.</source>
        <translation>某个标签在站点地图条目中出现的次数超过允许值：loc、lastmod、changefreq 和 priority 各一次，图片 1,000 个，一个视频的 tag 32 个。</translation>
    </message>
    <message>
        <source>Google Search Console reports an error; which of them counts is left open.</source>
        <translation>Google Search Console 会报告错误；以哪一个为准并不确定。</translation>
    </message>
    <message>
        <source>Write one entry for each URL, and each of its tags once.</source>
        <translation>每个 URL 写一个条目，其中每个标签只写一次。</translation>
    </message>
    <message>
        <source>Sitemap: invalid XML tag</source>
        <translation>站点地图：无效的 XML 标签</translation>
    </message>
    <message>
        <source>A tag of the sitemap protocol or of its extensions that does not exist, is spelt otherwise, or may not stand where it stands, such as url in a sitemapindex.</source>
        <translation>站点地图协议或其扩展中不存在、拼写不同，或不能出现在该位置的标签，例如 sitemapindex 中的 url。</translation>
    </message>
    <message>
        <source>Search engines report an invalid tag, and pass over it or over the whole file.</source>
        <translation>搜索引擎会报告无效标签，并忽略该标签或整个文件。</translation>
    </message>
    <message>
        <source>Compare the tag with the protocol; names are case-sensitive.</source>
        <translation>请对照协议检查该标签；名称区分大小写。</translation>
    </message>
    <message>
        <source>Sitemap: invalid tag value</source>
        <translation>站点地图：无效的标签值</translation>
    </message>
    <message>
        <source>A value that the protocol does not allow: a changefreq or priority that does not exist, an empty lastmod, dates, durations, ratings and yes/no of videos, dates and languages of news, addresses of images and videos that are not absolute.</source>
        <translation>协议不允许的值：不存在的 changefreq 或 priority、空的 lastmod，视频的日期、时长、评分和 yes/no，新闻的日期和语言，以及不是绝对地址的图片和视频地址。</translation>
    </message>
    <message>
        <source>Google Search Console reports an error, and passes over the value or its entry.</source>
        <translation>Google Search Console 会报告错误，并忽略该值或其条目。</translation>
    </message>
    <message>
        <source>Write a value that the protocol allows, or leave the tag out.</source>
        <translation>写协议允许的值，或者去掉该标签。</translation>
    </message>
    <message>
        <source>Sitemap: missing or invalid XML attribute</source>
        <translation>站点地图：缺少 XML 属性或属性无效</translation>
    </message>
    <message>
        <source>An attribute that a tag must have is missing or has another value than it may: rel=&quot;alternate&quot;, hreflang and href of xhtml:link, relationship of a video&apos;s restriction and platform.</source>
        <translation>标签必需的属性缺失，或其值不被允许：xhtml:link 的 rel=&quot;alternate&quot;、hreflang 和 href，视频的 restriction 和 platform 的 relationship。</translation>
    </message>
    <message>
        <source>Google Search Console reports an error, and passes over the tag.</source>
        <translation>Google Search Console 会报告错误，并忽略该标签。</translation>
    </message>
    <message>
        <source>Add the attribute, or correct its value.</source>
        <translation>补上该属性，或改正其值。</translation>
    </message>
    <message>
        <source>Sitemap: lastmod in the future</source>
        <translation>站点地图：lastmod 在未来</translation>
    </message>
    <message>
        <source>A lastmod date of a sitemap is more than a day later than the crawl.</source>
        <translation>站点地图的 lastmod 日期比抓取时间晚一天以上。</translation>
    </message>
    <message>
        <source>Nothing can have changed then; search engines trust the other dates of the sitemap less.</source>
        <translation>那时还不可能有任何更改；搜索引擎会因此不太信任该站点地图的其他日期。</translation>
    </message>
    <message>
        <source>Write the time of the page&apos;s last significant change.</source>
        <translation>写页面最后一次重要更改的时间。</translation>
    </message>
    <message>
        <source>A sitemap that fails to answer, is something else (a web page for example), ends early, has faulty gzip, or lies too deep in indexes. Redirects do not count, nor a missing /sitemap.xml that nothing names.</source>
        <translation>站点地图没有应答、是别的东西（例如网页）、提前结束、gzip 有误，或在索引中的层级太深。重定向不算，没有任何地方提到的 /sitemap.xml 缺失也不算。</translation>
    </message>
    <message>
        <source>A sitemap lists URLs of another host, or outside of the folder that it lies in, and the robots.txt file of the host concerned, where the crawl has read it, does not name that sitemap.</source>
        <translation>站点地图列出了其他主机的 URL，或它所在文件夹之外的 URL，而相关主机的 robots.txt（在抓取已读取它的情况下）没有提到该站点地图。</translation>
    </message>
    <message>
        <source>The lastmod element of a sitemap&apos;s entry is no date in the W3C&apos;s format, such as 2026-11-23 or 2026-11-23T09:30:00+01:00.</source>
        <translation>站点地图条目的 lastmod 元素不是 W3C 格式的日期，例如 2026-11-23 或 2026-11-23T09:30:00+01:00。</translation>
    </message>
    <message>
        <source>A page names a version in another language, in HTML, a Link header or a sitemap, and neither that page nor a sitemap names this one in return. It stays open where that page was not fetched.</source>
        <translation>页面在 HTML、Link 标头或站点地图中列出了另一语言的版本，而那个页面和站点地图都没有反过来列出这个页面。未抓取那个页面时不作判断。</translation>
    </message>
    <message>
        <source>A page and a sitemap name different URLs for the same language.</source>
        <translation>页面和站点地图为同一语言列出了不同的 URL。</translation>
    </message>
    <message>
        <source>Structured data: date without a time zone</source>
        <translation>结构化数据：日期没有时区</translation>
    </message>
    <message>
        <source>A time without a zone in datePublished, dateModified or dateCreated of an article, comment or profile page, in startDate or endDate of a live stream, or in uploadDate of a video; there a day alone counts, too.</source>
        <translation>文章、评论或个人资料页的 datePublished、dateModified 或 dateCreated，直播的 startDate 或 endDate，或视频的 uploadDate 中有时间却没有时区；对视频而言，只有日期也算。</translation>
    </message>
    <message>
        <source>Google Search Console warns of a missing time zone. Google then takes the time for that of its own servers.</source>
        <translation>Google Search Console 会警告缺少时区。Google 会把该时间当作其自己服务器的时间。</translation>
    </message>
    <message>
        <source>Write the zone behind the time, as in 2026-01-31T10:30:00+01:00.</source>
        <translation>在时间之后写上时区，例如 2026-01-31T10:30:00+01:00。</translation>
    </message>
    <message>
        <source>More than 90 % of the pages that are there to be found say noindex; counted once. These are the pages that sitemaps name, else those without a query that are no archive, no page of a series behind the first, and not canonicalised.</source>
        <translation>应当被找到的页面中有 90 % 以上声明了 noindex；只计一次。这些页面是指站点地图列出的页面；没有时，指不带查询参数、不是归档、不是系列中第一页之后的页面、也没有把其他 URL 声明为规范网址的页面。</translation>
    </message>
    <message>
        <source>Robots directives for a single crawler</source>
        <translation>针对单个爬虫的 robots 指令</translation>
    </message>
    <message>
        <source>An X-Robots-Tag header or a robots meta tag restricts one crawler by its name, and not the others. What Googlebot is told counts as for everybody.</source>
        <translation>X-Robots-Tag 标头或 robots meta 标签按名称限制某一个爬虫，而不限制其他爬虫。对 Googlebot 的指令按对所有爬虫计。</translation>
    </message>
    <message>
        <source>The page may be missing in one search engine or AI service only, which is easily forgotten.</source>
        <translation>页面可能只在某一个搜索引擎或 AI 服务中缺失，这很容易被遗忘。</translation>
    </message>
    <message>
        <source>Make sure that the crawler is meant to be told so, or remove the directive.</source>
        <translation>确认确实要这样限制该爬虫，否则删除该指令。</translation>
    </message>
    <message>
        <source>A page whose own URL begins with http:. Redirects and errors do not count, nor do hosts of this machine or of a private network.</source>
        <translation>自身 URL 以 http: 开头的页面。重定向和错误不算，本机或专用网络中的主机也不算。</translation>
    </message>
    <message>
        <source>An indexable page of the site that is in none of the sitemaps that the crawl read. Archives (by category, tag, author or date) and pages of a series behind the first do not count. Nothing is reported where no sitemap named any URL.</source>
        <translation>网站上可索引、却不在爬取所读的任何站点地图中的页面。归档页面（按分类、标签、作者或日期）和系列中第一页之后的页面不算。没有站点地图列出任何 URL 时不报告。</translation>
    </message>
    <message>
        <source>A page has an image whose alt text is the name of a file: its own, one that ends like an image file, or what cameras, screenshot tools and systems call their files, such as IMG_0815 or a hash.</source>
        <translation>页面有图片的 alt 是文件名：自身的文件名、以图片扩展名结尾的名称，或相机、截图工具和系统给文件起的名称，例如 IMG_0815 或哈希值。</translation>
    </message>
    <message>
        <source>Images with placeholder alt text</source>
        <translation>图片的替代文字是占位文字</translation>
    </message>
    <message>
        <source>A page has an image whose alt text fits any image: words such as image, photo 2, logo, untitled or alt text, in one of 30 languages.</source>
        <translation>页面有图片的 alt 对任何图片都适用，例如“图片”“照片 2”“logo”“未命名”“替代文本”，涵盖 30 种语言。</translation>
    </message>
    <message>
        <source>Who cannot see the image learns no more than that there is one.</source>
        <translation>看不到图片的人只知道这里有一张图片。</translation>
    </message>
    <message>
        <source>Write what the image says at this place, such as whose logo it is, or alt=&quot;&quot; for decoration.</source>
        <translation>写出图片在此处表达的内容，例如是谁的标志；装饰图片写 alt=&quot;&quot;。</translation>
    </message>
    <message>
        <source>The main text of a page is in another language than the lang attribute of its html element names. Where the text is too short or too mixed to be sure, or the language is none that can be told, nothing is said. Code, and parts with a lang of their own, do not count.</source>
        <translation>页面正文的语言与 html 元素的 lang 属性不一致。文字太短、太杂而无法确定，或无法识别该语言时，不作判断。代码和带有自己 lang 的部分不计。</translation>
    </message>
    <message>
        <source>Content in two languages, without lang on the second</source>
        <translation>正文有两种语言，第二种没有标注 lang</translation>
    </message>
    <message>
        <source>Paragraphs of a page&apos;s main text are in another language than the rest, a fifth of the text at least, and have no lang attribute. Code, and parts with a lang of their own, do not count.</source>
        <translation>页面正文中有至少五分之一的段落与其余部分语言不同，并且没有 lang 属性。代码和带有自己 lang 的部分不计。</translation>
    </message>
    <message>
        <source>Screen readers read the second language with the pronunciation of the first, and search engines may list the page for neither.</source>
        <translation>屏幕阅读器会用第一种语言的发音读第二种语言，搜索引擎可能不会为任何一种语言收录该页面。</translation>
    </message>
    <message>
        <source>Mark the part with lang, such as lang=&quot;en&quot;. Give a translation of the whole page a URL of its own.</source>
        <translation>用 lang 标注这一部分，例如 lang=&quot;en&quot;。整页的译文应当有自己的网址。</translation>
    </message>
    <message>
        <source>robots.txt with a byte order mark</source>
        <translation>robots.txt 以字节顺序标记（BOM）开头</translation>
    </message>
    <message>
        <source>A robots.txt that begins with the byte order mark of UTF-8 (EF BB BF).</source>
        <translation>robots.txt 以 UTF-8 的字节顺序标记（EF BB BF）开头。</translation>
    </message>
    <message>
        <source>Google passes over it. Other crawlers read it as part of the first line, mostly User-agent: *, and then know no group of rules.</source>
        <translation>Google 会忽略它。其他爬虫会把它当作第一行（多为 User-agent: *）的一部分，从而认不出规则组。</translation>
    </message>
    <message>
        <source>Save the file as UTF-8 without a byte order mark.</source>
        <translation>将文件保存为不带字节顺序标记的 UTF-8。</translation>
    </message>
    <message>
        <source>JSON-LD: duplicate key</source>
        <translation>JSON-LD：键重复</translation>
    </message>
    <message>
        <source>An object of a script of type application/ld+json has the same key twice. The second one is named, with its place in the script.</source>
        <translation>application/ld+json 脚本中的一个对象两次使用同一个键。列出第二个键及其在脚本中的位置。</translation>
    </message>
    <message>
        <source>The text is JSON all the same, but only one of the two values counts, in most parsers the last one.</source>
        <translation>文本仍是 JSON，但两个值中只有一个有效，多数解析器取最后一个。</translation>
    </message>
    <message>
        <source>Write one key with a list of values, or remove the one that is not meant.</source>
        <translation>只写一个键并用列表列出多个值，或删除多余的键。</translation>
    </message>
    <message>
        <source>og:title has no word of the title</source>
        <translation>og:title 与标题没有相同的词</translation>
    </message>
    <message>
        <source>og:title shares no word of three letters with the title element, nor with the first heading. A shorter or livelier title for social networks does not count.</source>
        <translation>og:title 与 title 元素和第一个标题都没有三个字母以上的相同词。为社交网络写的更短或更生动的标题不计。</translation>
    </message>
    <message>
        <source>Often the tag is left over from a template or another page, and whoever shares the page shows a wrong title. Search engines may take it for theirs.</source>
        <translation>该标签往往是模板或其他页面遗留的，分享页面时会显示错误的标题，搜索引擎也可能采用它。</translation>
    </message>
    <message>
        <source>Fill og:title by the same field as the title element.</source>
        <translation>用与 title 元素相同的字段填写 og:title。</translation>
    </message>
    <message>
        <source>og:image below 1,200 pixels (Google Discover)</source>
        <translation>og:image 宽度不足 1,200 像素（Google Discover）</translation>
    </message>
    <message>
        <source>The picture that og:image names is less than 1,200 pixels wide. One that is too small for social networks is counted by a check of its own.</source>
        <translation>og:image 指定的图片宽度不足 1,200 像素。对社交网络来说过小的图片由另一项检查统计。</translation>
    </message>
    <message>
        <source>Google Discover shows a large preview from 1,200 pixels on, and such previews are opened more often.</source>
        <translation>Google Discover 从 1,200 像素起才显示大图预览，大图预览的点击率更高。</translation>
    </message>
    <message>
        <source>Name a picture of 1,200 pixels or more, and allow it with max-image-preview:large in the robots tag.</source>
        <translation>指定宽度 1,200 像素以上的图片，并在 robots 标签中用 max-image-preview:large 允许显示。</translation>
    </message>
    <message>
        <source>Article without an author</source>
        <translation>文章没有作者</translation>
    </message>
    <message>
        <source>A page is an article by og:type and has a date of publication, and nothing names an author: no JSON-LD, no meta author or article:author, no rel=author, no itemprop. Articles in JSON-LD are held against what rich results ask for instead.</source>
        <translation>页面的 og:type 为文章并有发布日期，但没有任何地方写明作者：没有 JSON-LD、meta author、article:author、rel=author 或 itemprop。JSON-LD 中的文章另按富媒体搜索结果的要求检查。</translation>
    </message>
    <message>
        <source>Readers and search engines judge articles by who wrote them.</source>
        <translation>读者和搜索引擎会根据作者评价文章。</translation>
    </message>
    <message>
        <source>Name the author on the page, with a link to a page about them, and in JSON-LD.</source>
        <translation>在页面上和 JSON-LD 中写明作者，并链接到作者介绍页面。</translation>
    </message>
    <message>
        <source>Article without a date</source>
        <translation>文章没有日期</translation>
    </message>
    <message>
        <source>A page is an article by og:type, and nothing says when it was published or changed: no JSON-LD, no article:published_time or article:modified_time, no time element, no itemprop.</source>
        <translation>页面的 og:type 为文章，但没有写明发布或修改时间：没有 JSON-LD、article:published_time、article:modified_time、time 元素或 itemprop。</translation>
    </message>
    <message>
        <source>Readers cannot tell whether it still holds, and search engines show no date.</source>
        <translation>读者无法判断内容是否仍然有效，搜索引擎也不显示日期。</translation>
    </message>
    <message>
        <source>Write the date on the page in a time element, and in JSON-LD.</source>
        <translation>在页面上用 time 元素以及在 JSON-LD 中写明日期。</translation>
    </message>
    <message>
        <source>Conflicting language declarations</source>
        <translation>语言声明互相矛盾</translation>
    </message>
    <message>
        <source>The lang attribute of a page&apos;s html element names another language than og:locale or Content-Language, as a header or meta. Regions do not count, and of several languages in Content-Language one is enough.</source>
        <translation>页面 html 元素的 lang 属性与 og:locale 或 Content-Language（响应头或 meta）声明的语言不同。地区不计；Content-Language 列出多种语言时有一种相同即可。</translation>
    </message>
    <message>
        <source>Google goes by the text, but Bing reads Content-Language, and social networks show the page in the language of og:locale.</source>
        <translation>Google 根据文字判断，但 Bing 会读取 Content-Language，社交网络按 og:locale 的语言显示页面。</translation>
    </message>
    <message>
        <source>Name the same language in all places, or leave out what is not needed.</source>
        <translation>在所有位置声明同一种语言，或去掉不需要的声明。</translation>
    </message>
    <message>
        <source>A web app manifest has no name, no icon of 192 or of 512 pixels, a start_url outside its scope, or a display value that is none. It is known where the crawl looks into resources.</source>
        <translation>Web 应用清单没有名称、没有 192 或 512 像素的图标、start_url 超出 scope，或 display 的值无效。仅在抓取时检查资源内容才能得知。</translation>
    </message>
    <message>
        <source>Feed: XML error</source>
        <translation>Feed：XML 错误</translation>
    </message>
    <message>
        <source>A feed (RSS or Atom, by its Content-Type) that is no well-formed XML, with line and column. It is known where the crawl looks into resources.</source>
        <translation>Feed（按 Content-Type 为 RSS 或 Atom）不是格式正确的 XML，列出行和列。仅在抓取时检查资源内容才能得知。</translation>
    </message>
    <message>
        <source>Feed readers stop there, and most show nothing of the feed.</source>
        <translation>Feed 阅读器会在此处停止，大多数不会显示任何内容。</translation>
    </message>
    <message>
        <source>Escape ampersands and angle brackets in texts, use no HTML entities, and let nothing stand before the XML declaration.</source>
        <translation>对文字中的特殊字符转义，不使用 HTML 实体，XML 声明之前不要有任何内容。</translation>
    </message>
    <message>
        <source>Feed: missing element, bad date, ID or link</source>
        <translation>Feed：缺少元素，日期、ID 或链接有误</translation>
    </message>
    <message>
        <source>An RSS 2.0 or Atom feed lacks an element that the format requires, has a date in another format than RFC 822 (RSS) or RFC 3339 (Atom), an ID that is missing or stands there twice, or a link that is no whole URL. The places are named.</source>
        <translation>RSS 2.0 或 Atom Feed 缺少格式要求的元素，日期不符合 RFC 822（RSS）或 RFC 3339（Atom），ID 缺失或重复，或链接不是完整的 URL。列出各处的位置。</translation>
    </message>
    <message>
        <source>Readers show entries twice, in the wrong order or without a link, and podcast directories refuse the feed.</source>
        <translation>阅读器会重复显示条目、顺序错误或没有链接，播客目录会拒绝该 Feed。</translation>
    </message>
    <message>
        <source>Mend what is named in the template of the feed.</source>
        <translation>在 Feed 的模板中修正列出的问题。</translation>
    </message>
    <message>
        <source>The title or first h1 of a page is undefined, null, NaN or [object Object], or its text has lorem ipsum, [object Object], a place of a template such as {{ name }}, a block such as Your text here (in 14 languages), or a note that begins with TODO:. Samples of code do not count.</source>
        <translation>页面的标题或第一个 h1 是 undefined、null、NaN 或 [object Object]，或者文字中有 lorem ipsum、[object Object]、{{ name }} 这样的模板占位、“在此输入文字”这样的段落（支持 14 种语言）或以 TODO 开头的备注。代码示例不计。</translation>
    </message>
    <message>
        <source>XHTML that is not well-formed</source>
        <translation>XHTML 格式不良好</translation>
    </message>
    <message>
        <source>A page comes as application/xhtml+xml, and is no well-formed XML: an element is not closed, an entity is not declared, a sign is not escaped.</source>
        <translation>页面以 application/xhtml+xml 传送，但不是格式良好的 XML：元素没有关闭，实体没有声明，或符号没有转义。</translation>
    </message>
    <message>
        <source>Browsers stop there and show an error in place of the page, or of its rest.</source>
        <translation>浏览器在该处停止，显示错误，而不显示页面或其余部分。</translation>
    </message>
    <message>
        <source>Correct the place that is named, or send the page as text/html.</source>
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
        <source>URLs that the crawl kept out because their series went on without saying anything new, such as a calendar or filters in all combinations. Each series is told once, with the number of its URLs.</source>
        <translation>抓取排除的网址，因为所属系列一直延续却没有新内容，例如日历或各种筛选组合。每个系列只报告一次，并附网址数。</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Answers by status</source>
        <translation>按状态码统计的响应</translation>
    </message>
    <message>
        <source>others of %1xx</source>
        <translation>其他 %1xx</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>无响应</translation>
    </message>
    <message>
        <source>URLs by clicks from the start page</source>
        <translation>按距起始页点击次数统计的 URL</translation>
    </message>
    <message>
        <source>only in sitemaps</source>
        <translation>仅在站点地图中</translation>
    </message>
    <message>
        <source>no longer linked</source>
        <translation>不再被链接</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 及以上</translation>
    </message>
    <message>
        <source>Content types</source>
        <translation>内容类型</translation>
    </message>
    <message>
        <source>others</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Time until an answer was there</source>
        <translation>获得响应所用时间</translation>
    </message>
    <message>
        <source>Nothing was checked.</source>
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
        <source>one kind of error</source>
        <translation>1 类错误</translation>
    </message>
    <message>
        <source>%1 kinds of errors</source>
        <translation>%1 类错误</translation>
    </message>
    <message>
        <source>one kind of warning</source>
        <translation>1 类警告</translation>
    </message>
    <message>
        <source>%1 kinds of warnings</source>
        <translation>%1 类警告</translation>
    </message>
    <message>
        <source>one kind of notice</source>
        <translation>1 类提示</translation>
    </message>
    <message>
        <source>%1 kinds of notices</source>
        <translation>%1 类提示</translation>
    </message>
    <message>
        <source>Needs work: %1 and %2 on %3, and %4. Fetched and checked: %5.</source>
        <translation>需要改进：在 %3 上发现 %1和 %2，另有 %4。已抓取并检查：%5。</translation>
    </message>
    <message>
        <source>No errors, but %1 on %2, and %3. Fetched and checked: %4.</source>
        <translation>没有错误，但在 %2 上有 %1，另有 %3。已抓取并检查：%4。</translation>
    </message>
    <message>
        <source>In good order: no errors and no warnings, %1 on %2.</source>
        <translation>状况良好：没有错误和警告，在 %2 上有 %1。</translation>
    </message>
    <message>
        <source>In good order: nothing was found on %1.</source>
        <translation>状况良好：在 %1 上未发现任何问题。</translation>
    </message>
    <message>
        <source>URLs found</source>
        <translation>发现的 URL</translation>
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
        <source>kept out by a rule</source>
        <translation>被规则排除</translation>
    </message>
    <message>
        <source>of the site</source>
        <translation>属于本站</translation>
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
        <source>Type of site: %1.</source>
        <translation>网站类型：%1。</translation>
    </message>
    <message>
        <source>%1: %2 (usually %3)</source>
        <translation>%1：%2（通常为 %3）</translation>
    </message>
    <message>
        <source>“%1” counts as: %2</source>
        <translation>“%1”视为：%2</translation>
    </message>
    <message>
        <source>Report on %1</source>
        <translation>%1 的报告</translation>
    </message>
    <message>
        <source>Made on %1</source>
        <translation>生成于 %1</translation>
    </message>
    <message>
        <source>Crawl begun on %1</source>
        <translation>抓取开始于 %1</translation>
    </message>
    <message>
        <source>Project: %1</source>
        <translation>项目：%1</translation>
    </message>
    <message>
        <source>The crawl was not over when this was written: what it had not seen is not judged.</source>
        <translation>写成本报告时抓取尚未结束：未抓取到的内容不在评判之列。</translation>
    </message>
    <message>
        <source>Made with %1.</source>
        <translation>由 %1 生成。</translation>
    </message>
    <message>
        <source>The site in numbers</source>
        <translation>网站概览</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>发现的问题</translation>
    </message>
    <message>
        <source>Nothing.</source>
        <translation>没有。</translation>
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
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Since the run before</source>
        <translation>与上次运行相比</translation>
    </message>
    <message>
        <source>One check was made.</source>
        <translation>共进行了 1 项检查。</translation>
    </message>
    <message>
        <source>%1 checks were made.</source>
        <translation>共进行了 %1 项检查。</translation>
    </message>
    <message>
        <source>One of them found nothing, but could not be decided everywhere.</source>
        <translation>其中 1 项未发现问题，但并非处处都能判定。</translation>
    </message>
    <message>
        <source>%1 of them found nothing, but could not be decided everywhere.</source>
        <translation>其中 %1 项未发现问题，但并非处处都能判定。</translation>
    </message>
    <message>
        <source>%1 of those concerned</source>
        <translation>占相关 URL 的 %1</translation>
    </message>
    <message>
        <source>one instance</source>
        <translation>1 处</translation>
    </message>
    <message>
        <source>%1 instances</source>
        <translation>%1 处</translation>
    </message>
    <message>
        <source>%1 in the run before</source>
        <translation>上次运行为 %1 个</translation>
    </message>
    <message>
        <source>%1 more are ignored</source>
        <translation>另有 %1 个已忽略</translation>
    </message>
    <message>
        <source>%1 could not be decided</source>
        <translation>%1 个无法判定</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>这是什么</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>The first %1 are shown, and there are %2 more.</source>
        <translation>这里列出前 %1 个，另有 %2 个。</translation>
    </message>
    <message>
        <source>How it was judged</source>
        <translation>评判方式</translation>
    </message>
    <message>
        <source>Set for this site</source>
        <translation>为本网站所作的设置</translation>
    </message>
    <message>
        <source>Ignored, and not counted above</source>
        <translation>已忽略，未计入以上数字</translation>
    </message>
    <message>
        <source>Reasons given:</source>
        <translation>给出的理由：</translation>
    </message>
    <message>
        <source>Switched off</source>
        <translation>已关闭</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>还有 %1 处</translation>
    </message>
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
        <source>AI and search crawlers</source>
        <translation>AI 与搜索爬虫</translation>
    </message>
    <message>
        <source>What robots.txt lets them fetch, by folder.</source>
        <translation>robots.txt 允许它们抓取的内容，按文件夹列出。</translation>
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
        <translation>拦截</translation>
    </message>
    <message>
        <source>%1 of %2 blocked</source>
        <translation>%2 个中拦截 %1 个</translation>
    </message>
</context>
</TS>
