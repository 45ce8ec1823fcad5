#include "core/scope/applications.h"

#include "core/base/uppervectors.h"

#include <algorithm>
#include <iterator>

namespace argiope::scope {

namespace {

struct WasteKind
{
    const char *application;
    const char *what;
    const char *pattern; ///< of path and query, case-insensitive
    bool onlyChosen = false; ///< WasteList::Use::Profile alone
};

// Nothing of it may be what the site is made for: MediaWiki's list of all pages stays, as do WordPress' "?p=5", which
// are the posts of a site without permalinks, TYPO3's "cHash", which its news have, and phpBB's "sid", which all links
// of the first page have.
constexpr WasteKind Kinds[] = {
    {"mediawiki", "special pages",
        "[/"
        "?&=](?:Special|Spezial|Sp(?:é|%C3%A9)cial|Especial|Speciale|Speciaal|Specjalna|(?:%D0%A1%D0%BB%D1%83%D0%B6%D0%"
        "B5"
        "%D0%B1%D0%BD%D0%B0%D1%8F)|(?:%E7%89%B9%E6%AE%8A)|(?:%E7%89%B9%E5%88%A5)|(?:%E7%89%B9%E5%88%AB))(?::|%3A)"
        "(?!AllPages|AllPage|Alle_Seiten|Toutes_les_pages|Todas)"},
    {"mediawiki", "old versions", "[?&](?:oldid|diff|direction|curid|rcid)="},
    {"mediawiki", "forms and other views",
        "[?&](?:(?:ve)?action=(?!view\\b)|printable=|mobileaction=|useskin=|redlink=|section=|redirect=no|returnto|"
        "feed=|"
        "uselang=|variant=|undo=)"},
    {"dokuwiki", "forms and other views", "[?&]do(?:=|%5B|\\[)(?!show\\b)"},
    {"dokuwiki", "old versions", "[?&](?:rev2?|difftype)(?:=|%5B|\\[)"},
    {"dokuwiki", "index and media manager",
        "[?&](?:idx|tab_files|tab_details|mddo|image|sectok|purge|vecdo|ns|s%5B%5D|s\\[\\])="},
    {"dokuwiki", "details and exports",
        "/lib/exe/(?:detail|mediamanager|indexer|xmlrpc|ajax|css|js|opensearch|taskrunner|manifest)|/"
        "_(?:detail|export)/|/"
        "feed\\.php"},
    {"wordpress", "replies", "[?&](?:replytocom|unapproved|moderation-hash|like_comment)="},
    {"wordpress", "share links", "[?&](?:share|nb|shared|print|noamp|amp)(?:=|$)"},
    {"wordpress", "feeds", "/(?:feed|comments/feed|trackback|embed)/?(?:\\?|$)|[?&](?:feed|withcomments)="},
    {"wordpress", "interfaces and logins",
        "/wp-(?:login|signup|register|trackback|cron)\\.php|/wp-json(?:/|\\?|$)|/"
        "xmlrpc\\.php|[?&](?:rest_route|doing_wp_"
        "cron|preview)="},
    {"wordpress", "searches", "[?&]s="},
    {"woocommerce", "cart links",
        "[?&](?:add-to-cart|add_to_wishlist|add-to-compare|remove_item|undo_item|wc-ajax|removed_item)="},
    {"woocommerce", "orders and filters",
        "[?&](?:orderby|filter_[^=&]*|min_price|max_price|rating_filter|query_type_[^=&]*|per_page|product_count|"
        "product_"
        "orderby|product_order|product_view|shop_view)="},
    {"woocommerce", "cart and account", "^/(?:cart|checkout|my-account|wishlist|compare)(?:/|\\?|$)"},
    {"cgit", "differences, logs and files by commit",
        "^(?!.*/(?:tree|about)/).*/(?:diff|log|blame|plain|snapshot|patch|rawdiff|atom|stats)(?:/|\\?|$)", true},
    {"cgit", "old versions", "[?&](?:id2?|h|ofs|qt|q|follow|ss|ignorews|context|dt|showmsg|s|period)=", true},
    {"gitweb", "differences, logs and files by commit",
        "[?&;]a=(?:blob|blob_plain|blobdiff|blobdiff_plain|commitdiff|commitdiff_plain|snapshot|history|blame|blame_"
        "incremental|blame_data|patch|patches|log|shortlog|rss|atom|opml|search|object|tag|project_index)\\b",
        true},
    {"gitweb", "old versions", "[?&;]h(?:p|b|pb)?=(?:[0-9a-f]{7,40}|refs)|[?&;](?:o|s|st|sr|pg|f)=", true},
    {"gitweb", "differences, logs and files by commit",
        "/(?:blob|blob_plain|blobdiff|blobdiff_plain|commitdiff|commitdiff_plain|snapshot|history|blame|patch|patches|"
        "shortlog|rss|atom)/(?:[0-9a-f]{40}|refs/|HEAD)",
        true},
    {"gitea", "differences, logs and files by commit",
        "/(?:commits|commit|blame|raw|archive|compare|graph|activity|rss|media|find)/|/src/commit/|/"
        "(?:stars|watchers|forks|"
        "activity|graph)(?:\\?|$)|\\.(?:rss|atom)(?:\\?|$)",
        true},
    {"gitea", "orders and filters",
        "[?&](?:q|sort|state|labels|milestone|project|assignee|poster|lang|display|fuzzy|redirect_to)="},
    {"gitlab", "differences, logs and files by commit",
        "/-/"
        "(?:commits?|blame|raw|compare|network|graphs|find_file|archive|jobs|pipelines|refs|forks|starrers|branches|"
        "tags|"
        "path_locks|incidents|environments)(?:/|\\?|$)|/-/(?:blob|tree)/[0-9a-f]{40}|/-/merge_requests/\\d+/"
        "(?:diffs|commits|pipelines)|\\.(?:atom|patch|diff)(?:\\?|$)",
        true},
    {"gitlab", "orders and filters",
        "[?&](?:sort|order_by|label_name(?:%5B%5D|\\[\\])|scope|state|utf8|search|assignee_username|author_username|"
        "milestone_title|first_page_size|ref_type|view)="},
    {"gitlab", "logins", "/users/(?:sign_in|sign_up|password)"},
    {"redmine", "orders and filters",
        "[?&](?:set_filter|sort|c%5B%5D|c\\[\\]|f%5B%5D|f\\[\\]|op%5B|op\\[|v%5B|v\\[|t%5B|t\\[|group_by|per_page|"
        "query_id|"
        "utf8|show_[a-z]+|with_subprojects|user_id|criteria|jump=)|/issues/\\d+\\?.*tab=|/topics/\\d+\\?.*\\br="},
    {"redmine", "exports",
        "^(?!.*/attachments/).*\\.(?:atom|csv)(?:\\?|$)|/(?:issues|wiki)(?:/[^/?]+)?\\.(?:pdf|html|txt|xml)(?:\\?|$)"},
    {"redmine", "days and changes",
        "/activity\\?|/(?:gantt|calendar)(?:\\?|$)|/time_entries/report|/wiki/[^/?]+/(?:history|diff|annotate|\\d+)|/"
        "wiki/"
        "[^?]*\\?.*(?:version|parent)=|/repository/?.*(?:/revisions|/diff|/annotate|/changes|/raw|[?&]rev=|/"
        "statistics|/"
        "graph)"},
    {"redmine", "forms and logins",
        "/login\\?|/account/|/search\\?|/issues/(?:new|\\d+/copy|auto_complete|context_menu)|/watchers/|/journals/|/"
        "my/|(?<!/wiki)(?<!/projects)/(?:(?:new|edit|copy|rename|quote)(?:/\\d+)?(?:\\?|$)|settings(?:[/?]|$))"},
    {"trac", "differences and logs", "/(?:changeset|log|export|zip|diff)(?:/|\\?|$)|/browser/?[^?]*\\?|/timeline\\?",
        true},
    {"trac", "orders and other views",
        "/(?:query|search)\\?|/report/\\d+\\?|/"
        "(?:ticket|wiki|milestone)[^?]*\\?.*(?:format|version|action|replyto|cnum|"
        "by|group)="},
    {"viewvc", "differences and old versions",
        "[?&](?:view|revision|r1|r2|pathrev|annotate|diff_format|sortby|sortdir|logsort|log_pagestart|limit_changes|"
        "hideattic)=",
        true},
    {"bugzilla", "lists, forms and exports",
        "/(?:buglist|show_activity|enter_bug|query|report|duplicates|describe[a-z]*|userprofile|createaccount|"
        "showdependency[a-z]*|chart|token|editusers|page)\\.cgi|/show_bug\\.cgi\\?.*(?:ctype|format|GoAheadAndLogIn)=|/"
        "attachment\\.cgi\\?.*action="},
    {"jira", "searches and other views",
        "/(?:secure|si|sr|rest|plugins)/|/login\\.jsp|[?&](?:jql|page=com\\.atlassian|actionOrder|focusedCommentId|"
        "focusedId|filter|os_destination|permissionViolation)"},
    {"confluence", "old versions",
        "/pages/(?:diffpages|viewpreviousversions|viewinfo|viewpageattachments|releaseview|diffpagesbyversion)"},
    {"confluence", "forms and other views",
        "/pages/(?:editpage|createpage|copypage|listpages|worddav|doexport|reorderpages)|/(?:exportword|spaces/"
        "(?:flyingpdf|"
        "export[a-z]*))|/"
        "(?:login|dosearchsite|signup|forgotuserpassword)\\.action|[?&](?:focusedCommentId|replyToComment|src|"
        "os_destination|showComments|navigatingVersions|pageVersion|preview)=|/plugins/|/label/"},
    {"phpbb", "forms and lists of members",
        "/(?:posting|search|memberlist|ucp|mcp|viewonline|report|cron)\\.php|/feed(?:\\.php|/|\\?|$)|/app\\.php/"
        "(?:feed|"
        "post|help)"},
    {"phpbb", "single posts and orders",
        "/view(?:topic|forum)\\.php\\?.*(?:view=(?:print|next|previous|unread)|\\bp=\\d|\\bst=|\\bsk=|\\bsd=|hilit=|"
        "mark=|"
        "bookmark=|watch=)"},
    {"smf", "forms and other views",
        "[?;&]action=(?:login|register|signup|search|profile|post|report|printpage|help|stats|who|recent|unread|mlist|"
        "verificationcode|\\.xml|markasread|notify|sendtopic|emailuser|pm|calendar|reminder|quotefast|reporttm|"
        "credits)"},
    {"smf", "single posts and orders", "[?;&](?:sort=|PHPSESSID=|topicseen|prev_next=)|topic=\\d+\\.(?:msg\\d+|new)"},
    {"mybb", "forms and other views",
        "/(?:newreply|newthread|report|memberlist|search|member|private|usercp|printthread|sendthread|calendar|online|"
        "ratethread|reputation|syndication|misc|polls|warnings)\\.php"},
    {"mybb", "single posts and orders",
        "/showthread\\.php\\?.*(?:action|pid|highlight|mode)=|/"
        "forumdisplay\\.php\\?.*(?:sortby|order|datecut|prefix)="},
    {"vbulletin", "forms and other views",
        "/(?:newreply|newthread|sendmessage|report|member|memberlist|search|private|usercp|login|register|subscription|"
        "misc|"
        "printthread|external|calendar|online|profile|converse|postings|editpost|ajax|showpost|announcement)\\.php"},
    {"vbulletin", "single posts and orders",
        "/showthread\\.php\\?.*(?:goto|\\bp|mode|highlight|nojs)=|/"
        "forumdisplay\\.php\\?.*(?:sort|order|daysprune|prefixid|"
        "do)="},
    {"xenforo", "forms and other views",
        "/(?:login|register|lost-password|search|misc|whats-new|online|find-threads|find-new|goto|account|"
        "conversations)/|/"
        "index\\.rss"},
    {"xenforo", "single posts and orders",
        "/posts/\\d+|/threads/[^/?]+/"
        "(?:post-\\d+|latest|unread|reply|reactions)|[?&](?:order|direction|prefix_id|last_days|"
        "starter_id|_xfToken)="},
    {"discourse", "single posts and prints",
        "/t/[^?]*/print|/t/[^/?]+/\\d+/\\d+(?:\\?|$)|/(?:raw|posts|p)/\\d+|[?&]u="},
    {"discourse", "orders and feeds",
        "[?&](?:order|ascending|status|max_posts|min_posts|search|q|context)=|\\.rss(?:\\?|$)|/search(?:\\?|$)"},
    {"discourse", "members and logins", "^/(?:u|users|session|login|signup|badges|user_avatar|admin)(?:/|\\?|$)"},
    {"drupal", "orders and filters",
        "[?&](?:order|sort|sort_by|sort_order|destination|f%5B\\d+%5D|f\\[\\d+\\]|q=search|replytocom|share)="},
    {"drupal", "forms and logins",
        "/user/(?:login|register|password)(?:\\?|/|$)|/comment/(?:reply/|\\d+(?:\\?|$))|/node/\\d+/"
        "(?:revisions|track|edit|"
        "delete|clone)|/filter/tips|/flag/|/admin/|/node/add|/contact\\?"},
    {"drupal", "searches, prints and feeds",
        "/search(?:/|\\?)|/print(?:pdf|mail)?/|/taxonomy/term/\\d+/(?:all/)?feed|/rss\\.xml"},
    {"typo3", "searches, prints and calendars",
        "[?&](?:tx_indexedsearch[^=]*|tx_solr[^=]*|tx_kesearch[^=]*|tx_felogin[^=]*|tx_cal_controller[^=]*|tx_ttnews(?:"
        "%5B|"
        "\\[)backPid[^=]*|tx_news_pi\\d(?:%5B|\\[)overwriteDemand[^=]*|no_cache|print|type|logintype|redirect_url)="},
    {"joomla", "prints, mails and feeds",
        "[?&](?:tmpl=component|print=1|format=(?:feed|pdf|raw|opensearch)|type=(?:rss|atom)|option=com_mailto)|/"
        "component/"
        "mailto"},
    {"joomla", "searches, orders and forms",
        "[?&](?:option=com_(?:search|finder)|filter_order(?:_Dir)?=|searchword=|task=(?!view)|layout=edit|return=|"
        "view=(?:login|registration|reset|remind))|/component/(?:search|finder|users)"},
    {"plone", "forms and other views",
        "/(?:sendto_form|login_form|login|join_form|require_login|mail_password_form|folder_contents|event_ical|ics_"
        "view|"
        "vcs_view|search|@@search|author)(?:\\?|/|$)|[?&](?:came_from|sort_on|set_language|orig_query|month)="},
    {"moodle", "forms and lists of members",
        "/(?:login|calendar|grade|message|badges|blog|rating|report)/|/user/"
        "(?:view|index|profile)\\.php|[?&](?:sesskey|"
        "sifirst|silast|tsort|tdir|thide|tshow|lang|returnurl)="},
    {"magento", "orders and filters",
        "[?&](?:dir|order|mode|limit|SID|product_list_order|product_list_dir|product_list_mode|product_list_limit|___"
        "store|"
        "___from_store|uenc|price|color|size)="},
    {"magento", "cart, comparisons and account",
        "/(?:catalog/product_compare|wishlist|customer|checkout|catalogsearch|sendfriend|review/product|sales/guest|"
        "newsletter|directory/currency|stores/store|productalert|multishipping)/"},
    {"shopify", "orders and filters",
        "[?&](?:sort_by|filter\\.[^=]*|variant|view|_pos|_sid|_ss|_psq|_fid|pr_[a-z_]+|section_id|sections|oseid|ls)=|/"
        "collections/[^?]*(?:\\+|%2B)"},
    {"shopify", "cart, searches and account",
        "^(?:/[a-z]{2}(?:-[a-z]{2})?)?/(?:cart|account|search|checkout|recommendations|apps|a|policies)(?:/"
        "|\\?|$)|\\.atom(?:"
        "\\?|$)"},
    {"prestashop", "orders and filters",
        "[?&](?:order|orderby|orderway|q|resultsPerPage|n|id_currency|isolang|back|search_query|add|token|content_only|"
        "selected_filters|from-xhr|delete)="},
    {"prestashop", "cart and account",
        "/(?:cart|order|my-account|login|search|identity|addresses|password-recovery|panier|commande|connexion|"
        "recherche|"
        "mon-compte|warenkorb|bestellung|anmeldung)(?:\\?|$)"},
    {"opencart", "orders and filters", "[?&](?:sort|order|limit|filter|filter_[^=]*)="},
    {"opencart", "cart, comparisons and account",
        "[?&]route=(?:account|checkout|affiliate|product/(?:compare|search)|information/contact|api)"},
};

/// How an application shows itself.
struct Sign
{
    enum class In : quint8 {
        Generator, ///< what the document names as its generator begins so
        Header, ///< a header's name begins so
        Cookie, ///< a cookie that is set has a name that begins so
        Text, ///< the document has it, lower case
    };
    const char *application;
    In in;
    const char *text; ///< lower case
};
using In = Sign::In;

constexpr Sign Signs[] = {
    {"mediawiki", In::Generator, "mediawiki"},
    {"dokuwiki", In::Generator, "dokuwiki"},
    {"dokuwiki", In::Cookie, "dokuwiki"},
    {"wordpress", In::Generator, "wordpress"},
    {"wordpress", In::Text, "/wp-content/themes/"},
    {"wordpress", In::Text, "/wp-includes/js/"},
    {"woocommerce", In::Generator, "woocommerce"},
    {"woocommerce", In::Text, "/plugins/woocommerce/assets/"},
    {"cgit", In::Generator, "cgit"},
    {"gitweb", In::Generator, "gitweb"},
    {"gitea", In::Cookie, "i_like_gitea"},
    {"gitea", In::Cookie, "i_like_forgejo"},
    {"gitea", In::Text, "content=\"go,git,self-hosted,gitea\""},
    {"gitea", In::Text, "content=\"git,forge,forgejo\""},
    {"gitlab", In::Header, "x-gitlab-meta"},
    {"gitlab", In::Cookie, "_gitlab_session"},
    {"gitlab", In::Text, "content=\"gitlab\" property=\"og:site_name\""},
    {"redmine", In::Cookie, "_redmine_session"},
    {"redmine", In::Text, "<meta name=\"description\" content=\"redmine\""},
    {"trac", In::Cookie, "trac_session"},
    {"trac", In::Cookie, "trac_form_token"},
    {"trac", In::Text, "<strong>trac"},
    {"viewvc", In::Generator, "viewvc"},
    {"bugzilla", In::Cookie, "bugzilla_login_request_cookie"},
    {"bugzilla", In::Generator, "bugzilla"},
    {"jira", In::Text, "<meta name=\"application-name\" content=\"jira\""},
    {"confluence", In::Header, "x-confluence-request-time"},
    {"confluence", In::Text, "<meta name=\"confluence-"},
    {"phpbb", In::Cookie, "phpbb"},
    {"phpbb", In::Text, "phpbb&reg; forum software"},
    {"phpbb", In::Text, "phpbb\xc2\xae forum software"},
    {"phpbb", In::Text, "<body id=\"phpbb\""},
    {"smf", In::Text, "smf_theme_url"},
    {"mybb", In::Text, "var my_post_key"},
    {"mybb", In::Cookie, "mybb["},
    {"vbulletin", In::Generator, "vbulletin"},
    {"xenforo", In::Text, "data-xf-init"},
    {"xenforo", In::Text, "<html id=\"xf\""},
    {"discourse", In::Generator, "discourse"},
    {"discourse", In::Header, "x-discourse-route"},
    {"drupal", In::Generator, "drupal"},
    {"drupal", In::Header, "x-drupal-"},
    {"typo3", In::Generator, "typo3"},
    {"joomla", In::Generator, "joomla"},
    {"plone", In::Generator, "plone"},
    {"moodle", In::Cookie, "moodlesession"},
    {"moodle", In::Text, "<meta name=\"keywords\" content=\"moodle,"},
    {"magento", In::Header, "x-magento-"},
    {"magento", In::Text, "data-mage-init="},
    {"shopify", In::Header, "x-shopid"},
    {"shopify", In::Header, "x-shopify-stage"},
    {"shopify", In::Text, "shopify.theme = {"},
    {"prestashop", In::Generator, "prestashop"},
    {"prestashop", In::Cookie, "prestashop-"},
    {"opencart", In::Cookie, "ocsessid"},
    {"opencart", In::Text, "index.php?route=common/home"},
};

constexpr qsizetype MostRead = 64 * 1024; ///< of a document

/// "action=edit", "Special:WhatLinksHere", "oldid": what a pattern found in a URL, without numbers, and with the word
/// that follows where that says which view it is.
QByteArray viewIn(const QString &url, qsizetype begin, qsizetype end)
{
    static constexpr const char *const Views[] = {"action=", "do=", "a=", "tab=", "view=", "task=", "mode="};
    constexpr qsizetype longest = 60;
    const auto isLetter = [](QChar c) { return c.unicode() < 128 && c.isLetter(); };
    QByteArray text = url.mid(begin, end - begin).toLatin1();
    // What stands before the view is the page's name.
    while (text.endsWith('/') || text.endsWith('?'))
        text.chop(1);
    for (const char sign : {'/', '?', '&'})
        text = text.mid(text.lastIndexOf(sign) + 1);
    if (text.startsWith('='))
        text.remove(0, 1);
    const bool isPage = text.endsWith(':') || text.endsWith("%3A");
    const bool isView = std::any_of(std::begin(Views), std::end(Views),
        [&text](const char *name) { return text == name || (text.endsWith(name) && text.size() < longest); });
    for (; (isPage || isView) && end < url.size() && isLetter(url[end]); ++end)
        text += url[end].toLatin1();
    QByteArray masked;
    for (const char c : std::as_const(text)) {
        const bool digit = c >= '0' && c <= '9';
        if (!digit)
            masked += c;
        else if (!masked.endsWith("{n}"))
            masked += "{n}";
    }
    return masked.endsWith('=') ? masked.chopped(1) : masked.first(std::min(masked.size(), longest));
}

/// The value of an attribute of the tag at the front of `tag`, which is lower case.
QByteArray attributeIn(const QByteArray &tag, QByteArrayView name)
{
    for (qsizetype at = tag.indexOf(name); at > 0; at = tag.indexOf(name, at + 1)) {
        qsizetype i = at + name.size();
        const char before = tag[at - 1];
        if (before != ' ' && before != '\n' && before != '\t' && before != '\r' && before != '"' && before != '\'')
            continue;
        while (i < tag.size() && tag[i] == ' ')
            ++i;
        if (i >= tag.size() || tag[i] != '=')
            continue;
        ++i;
        while (i < tag.size() && tag[i] == ' ')
            ++i;
        if (i >= tag.size())
            return {};
        const char quote = tag[i];
        if (quote == '"' || quote == '\'') {
            const qsizetype end = tag.indexOf(quote, i + 1);
            return end < 0 ? QByteArray() : tag.mid(i + 1, end - i - 1);
        }
        qsizetype end = i;
        while (end < tag.size() && tag[end] != ' ' && tag[end] != '/' && tag[end] != '>')
            ++end;
        return tag.mid(i, end - i);
    }
    return {};
}

/// What the document names, lower case; there may be several.
QList<QByteArray> generatorsIn(const QByteArray &lower)
{
    QList<QByteArray> found;
    for (qsizetype at = lower.indexOf("<meta"); at >= 0; at = lower.indexOf("<meta", at + 5)) {
        const qsizetype end = lower.indexOf('>', at);
        if (end < 0)
            break;
        const QByteArray tag = lower.mid(at, end - at);
        if (tag.contains("generator") && attributeIn(tag, "name").trimmed() == "generator")
            found.append(attributeIn(tag, "content").trimmed());
    }
    return found;
}

} // namespace

WasteList::WasteList(const QStringList &applications, Use use)
{
    for (const WasteKind &kind : Kinds) {
        if (!applications.contains(QLatin1String(kind.application)) || (use == Use::Judged && kind.onlyChosen))
            continue;
        QRegularExpression pattern(QString::fromUtf8(kind.pattern), QRegularExpression::CaseInsensitiveOption);
        pattern.optimize(); // compiles, before threads share it
        m_kinds.push_back({QByteArray(kind.application) + ": " + kind.what, std::move(pattern)});
    }
}

std::pair<QByteArray, QByteArray> WasteList::find(const url::Url &url, bool detailed) const
{
    if (m_kinds.empty() || !url.isHttp())
        return {};
    const QString subject
        = QString::fromLatin1(url.pathname().toByteArray()) + QString::fromLatin1(url.search().toByteArray());
    std::pair<QByteArray, QByteArray> found;
    for (const Kind &kind : m_kinds) {
        const QRegularExpressionMatch match = kind.pattern.match(subject);
        if (!match.hasMatch())
            continue;
        found.first = kind.detail;
        if (detailed)
            found.second = viewIn(subject, match.capturedStart(), match.capturedEnd());
        break;
    }
    base::clearUpperVectors();
    return found;
}

QByteArray WasteList::matchInDetail(const url::Url &url) const
{
    const auto [kind, view] = find(url, true);
    return view.isEmpty() ? kind : kind + ", " + view;
}

QList<QByteArray> wasteKindsOf(QByteArrayView application)
{
    QList<QByteArray> kinds;
    for (const WasteKind &kind : Kinds) {
        if (application == QByteArrayView(kind.application) && !kinds.contains(QByteArray(kind.what)))
            kinds.append(kind.what);
    }
    return kinds;
}

QList<QByteArray> applicationsIn(QByteArrayView document, const QList<QPair<QByteArray, QByteArray>> &headers)
{
    const QByteArray lower = document.first(std::min(document.size(), MostRead)).toByteArray().toLower();
    QList<QByteArray> generators = generatorsIn(lower);
    QList<QByteArray> names;
    QList<QByteArray> cookies;
    for (const auto &[name, value] : headers) {
        names.append(name.toLower());
        if (names.constLast() == "x-generator")
            generators.append(value.toLower());
        if (names.constLast() == "set-cookie") {
            for (const QByteArray &line : value.split('\n'))
                cookies.append(line.trimmed().toLower());
        }
    }
    const auto begins = [](const QList<QByteArray> &texts, const char *front) {
        return std::any_of(
            texts.begin(), texts.end(), [front](const QByteArray &text) { return text.startsWith(front); });
    };
    QList<QByteArray> found;
    for (const Sign &sign : Signs) {
        const bool shows = sign.in == In::Generator ? begins(generators, sign.text)
            : sign.in == In::Header                 ? begins(names, sign.text)
            : sign.in == In::Cookie                 ? begins(cookies, sign.text)
                                                    : lower.contains(sign.text);
        if (shows && !found.contains(QByteArray(sign.application)))
            found.append(sign.application);
    }
    return found;
}

} // namespace argiope::scope
