<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>Captions</name>
    <message numerus="yes">
        <source>Retrying %Ln failed URL(s)</source>
        <translation>
            <numerusform>Retrying %Ln failed URL</numerusform>
            <numerusform>Retrying %Ln failed URLs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message numerus="yes">
        <source>%Ln attempt(s) made.</source>
        <translation>
            <numerusform>%Ln attempt made.</numerusform>
            <numerusform>%Ln attempts made.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… %Ln more step(s) …</source>
        <translation>
            <numerusform>… %Ln more step …</numerusform>
            <numerusform>… %Ln more steps …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln redirect(s) to this URL:</source>
        <translation>
            <numerusform>%Ln redirect to this URL:</numerusform>
            <numerusform>%Ln redirects to this URL:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… %Ln earlier …</source>
        <translation>
            <numerusform>… %Ln earlier …</numerusform>
            <numerusform>… %Ln earlier …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URL(s) of the same host are ahead.</source>
        <translation>
            <numerusform>%Ln URL of the same host is ahead.</numerusform>
            <numerusform>%Ln URLs of the same host are ahead.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No: %Ln rendered page(s) like %1, or with the same scripts, did not differ from the source.</source>
        <translation>
            <numerusform>No: %Ln rendered page like %1, or with the same scripts, did not differ from the source.</numerusform>
            <numerusform>No: %Ln rendered pages like %1, or with the same scripts, did not differ from the source.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message numerus="yes">
        <source>about %n min left</source>
        <translation>
            <numerusform>about %n min left</numerusform>
            <numerusform>about %n min left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n h left</source>
        <translation>
            <numerusform>about %n h left</numerusform>
            <numerusform>about %n h left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>argiope::brokenlinks::BrokenLinksView</name>
    <message numerus="yes">
        <source>%Ln link(s)</source>
        <translation>
            <numerusform>%Ln link</numerusform>
            <numerusform>%Ln links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln destination(s)</source>
        <translation>
            <numerusform>%Ln destination</numerusform>
            <numerusform>%Ln destinations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln redirect(s)</source>
        <translation>
            <numerusform>%Ln redirect</numerusform>
            <numerusform>%Ln redirects</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>argiope::compareview::CompareView</name>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln issue(s) of one crawl could not be checked in the other: neither new nor fixed.</source>
        <translation>
            <numerusform>%Ln issue of one crawl could not be checked in the other: neither new nor fixed.</numerusform>
            <numerusform>%Ln issues of one crawl could not be checked in the other: neither new nor fixed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) cannot be compared: one of the pages was read by an older version of Argiope.</source>
        <translation>
            <numerusform>%Ln value cannot be compared: one of the pages was read by an older version of Argiope.</numerusform>
            <numerusform>%Ln values cannot be compared: one of the pages was read by an older version of Argiope.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URL(s) of the first crawl are left out: the mapping merges them with others.</source>
        <translation>
            <numerusform>%Ln URL of the first crawl is left out: the mapping merges it with others.</numerusform>
            <numerusform>%Ln URLs of the first crawl are left out: the mapping merges them with others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URL(s) of the second crawl have not been recrawled yet.</source>
        <translation>
            <numerusform>%Ln URL of the second crawl has not been recrawled yet.</numerusform>
            <numerusform>%Ln URLs of the second crawl have not been recrawled yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URL(s) are identical in both.</source>
        <translation>
            <numerusform>%Ln URL is identical in both.</numerusform>
            <numerusform>%Ln URLs are identical in both.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>argiope::details::LinksPane</name>
    <message numerus="yes">
        <source>Links to %Ln selected URL(s)</source>
        <translation>
            <numerusform>Links to %Ln selected URL</numerusform>
            <numerusform>Links to %Ln selected URLs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Links on %Ln selected URL(s)</source>
        <translation>
            <numerusform>Links on %Ln selected URL</numerusform>
            <numerusform>Links on %Ln selected URLs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>argiope::exporting::MirrorDialog</name>
    <message numerus="yes">
        <source>%Ln file(s) written to “%1”, %2 of them pages.</source>
        <translation>
            <numerusform>%Ln file written to “%1”, %2 of them pages.</numerusform>
            <numerusform>%Ln files written to “%1”, %2 of them pages.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>argiope::extractors::ExtractorsDialog</name>
    <message numerus="yes">
        <source>%Ln value(s); the first are shown.</source>
        <translation>
            <numerusform>%Ln value; the first is shown.</numerusform>
            <numerusform>%Ln values; the first are shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s).</source>
        <translation>
            <numerusform>%Ln value.</numerusform>
            <numerusform>%Ln values.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>argiope::hosts::HostsView</name>
    <message numerus="yes">
        <source>%Ln host(s)</source>
        <translation>
            <numerusform>%Ln host</numerusform>
            <numerusform>%Ln hosts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>argiope::issues::FindingsPane</name>
    <message numerus="yes">
        <source>%Ln finding(s)</source>
        <translation>
            <numerusform>%Ln finding</numerusform>
            <numerusform>%Ln findings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>argiope::issues::IgnoreDialog</name>
    <message numerus="yes">
        <source>%Ln finding(s)</source>
        <comment>of an issue</comment>
        <translation>
            <numerusform>%Ln finding</numerusform>
            <numerusform>%Ln findings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>argiope::issues::IssuesView</name>
    <message numerus="yes">
        <source>No issues found by %Ln check(s).</source>
        <translation>
            <numerusform>No issues found by %Ln check.</numerusform>
            <numerusform>No issues found by %Ln checks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them could not check every URL: pages were read by an older version, headers were not stored, or linked URLs were not fetched.</source>
        <translation>
            <numerusform>%Ln of them could not check every URL: pages were read by an older version, headers were not stored, or linked URLs were not fetched.</numerusform>
            <numerusform>%Ln of them could not check every URL: pages were read by an older version, headers were not stored, or linked URLs were not fetched.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URL(s) checked</source>
        <translation>
            <numerusform>%Ln URL checked</numerusform>
            <numerusform>%Ln URLs checked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln check(s) found nothing, but could not check every URL.</source>
        <translation>
            <numerusform>%Ln check found nothing, but could not check every URL.</numerusform>
            <numerusform>%Ln checks found nothing, but could not check every URL.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other type(s) of errors</source>
        <translation>
            <numerusform>%Ln other type of errors</numerusform>
            <numerusform>%Ln other types of errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln broken link(s)</source>
        <translation>
            <numerusform>%Ln broken link</numerusform>
            <numerusform>%Ln broken links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln server error(s)</source>
        <translation>
            <numerusform>%Ln server error</numerusform>
            <numerusform>%Ln server errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln redirect loop(s)</source>
        <translation>
            <numerusform>%Ln redirect loop</numerusform>
            <numerusform>%Ln redirect loops</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln type(s) of errors</source>
        <translation>
            <numerusform>%Ln type of errors</numerusform>
            <numerusform>%Ln types of errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln type(s) of warnings</source>
        <translation>
            <numerusform>%Ln type of warnings</numerusform>
            <numerusform>%Ln types of warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln type(s) of notices</source>
        <translation>
            <numerusform>%Ln type of notices</numerusform>
            <numerusform>%Ln types of notices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>argiope::mainwindow::CrawlNotices</name>
    <message numerus="yes">
        <source>%Ln node(s) are crawling into this project. Their saved data is shown here. The Nodes tab lists and controls them.</source>
        <translation>
            <numerusform>%Ln node is crawling into this project. Its saved data is shown here. The Nodes tab lists and controls it.</numerusform>
            <numerusform>%Ln nodes are crawling into this project. Their saved data is shown here. The Nodes tab lists and controls them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>argiope::mainwindow::Dialogs</name>
    <message numerus="yes">
        <source>%Ln row(s) written…</source>
        <translation>
            <numerusform>%Ln row written…</numerusform>
            <numerusform>%Ln rows written…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) written to “%1”.</source>
        <translation>
            <numerusform>%Ln row written to “%1”.</numerusform>
            <numerusform>%Ln rows written to “%1”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>argiope::mainwindow::EndNotice</name>
    <message numerus="yes">
        <source>%1 and %Ln more rule(s)</source>
        <translation>
            <numerusform>%1 and %Ln more rule</numerusform>
            <numerusform>%1 and %Ln more rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URL(s) were excluded. %1.</source>
        <translation>
            <numerusform>%Ln URL was excluded. %1.</numerusform>
            <numerusform>%Ln URLs were excluded. %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s) redirect to a login form. Log in with a browser, enter the session cookie in Crawl Settings, and crawl again.</source>
        <translation>
            <numerusform>%Ln page redirects to a login form. Log in with a browser, enter the session cookie in Crawl Settings, and crawl again.</numerusform>
            <numerusform>%Ln pages redirect to a login form. Log in with a browser, enter the session cookie in Crawl Settings, and crawl again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 asks for a user name and password. %Ln URL(s) could not be crawled.</source>
        <comment>host</comment>
        <translation>
            <numerusform>%1 asks for a user name and password. %Ln URL could not be crawled.</numerusform>
            <numerusform>%1 asks for a user name and password. %Ln URLs could not be crawled.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>argiope::mainwindow::ProjectFiles</name>
    <message numerus="yes">
        <source>The project stores pages in %Ln web archive(s) beside it, %1. Without them the copy shows no page source, and its pages cannot be re-analysed.</source>
        <translation>
            <numerusform>The project stores pages in %Ln web archive beside it, %1. Without it the copy shows no page source, and its pages cannot be re-analysed.</numerusform>
            <numerusform>The project stores pages in %Ln web archives beside it, %1. Without them the copy shows no page source, and its pages cannot be re-analysed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>argiope::mainwindow::Repeater</name>
    <message numerus="yes">
        <source>%Ln page(s) are due; about %1 of them have probably changed. How many should be recrawled, most useful first?</source>
        <translation>
            <numerusform>%Ln page is due; about %1 of them has probably changed. How many should be recrawled, most useful first?</numerusform>
            <numerusform>%Ln pages are due; about %1 of them have probably changed. How many should be recrawled, most useful first?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>argiope::mainwindow::TrapNotices</name>
    <message numerus="yes">
        <source>%Ln URL(s) blocked so far.</source>
        <translation>
            <numerusform>%Ln URL blocked so far.</numerusform>
            <numerusform>%Ln URLs blocked so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln spider trap(s) found and blocked.</source>
        <translation>
            <numerusform>%Ln spider trap found and blocked.</numerusform>
            <numerusform>%Ln spider traps found and blocked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Most of the queue matches %1, and it grows faster than it is crawled. %Ln page(s) of it crawled so far.</source>
        <translation>
            <numerusform>Most of the queue matches %1, and it grows faster than it is crawled. %Ln page of it crawled so far.</numerusform>
            <numerusform>Most of the queue matches %1, and it grows faster than it is crawled. %Ln pages of it crawled so far.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>argiope::models::FindingsModel</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>instances of a finding</comment>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>argiope::models::HostsModel</name>
    <message numerus="yes">
        <source>%Ln consecutive fetch(es) failed.</source>
        <translation>
            <numerusform>%Ln fetch failed.</numerusform>
            <numerusform>%Ln consecutive fetches failed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>argiope::models::StatsModel</name>
    <message numerus="yes">
        <source>… %Ln more</source>
        <translation>
            <numerusform>… %Ln more</numerusform>
            <numerusform>… %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>argiope::nodes::NodesView</name>
    <message numerus="yes">
        <source>Stop %Ln node(s) on all machines? Saved data is kept. The crawl continues when nodes join again.</source>
        <translation>
            <numerusform>Stop %Ln node on its machine? Saved data is kept. The crawl continues when a node joins again.</numerusform>
            <numerusform>Stop %Ln nodes on all machines? Saved data is kept. The crawl continues when nodes join again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln node</numerusform>
            <numerusform>%Ln nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>argiope::options::LabPage</name>
    <message numerus="yes">
        <source>%Ln invalid line(s)</source>
        <translation>
            <numerusform>%Ln invalid line</numerusform>
            <numerusform>%Ln invalid lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>robots.txt unknown for %Ln of them</source>
        <translation>
            <numerusform>robots.txt unknown for %Ln of them</numerusform>
            <numerusform>robots.txt unknown for %Ln of them</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>argiope::ownchecks::OwnChecksDialog</name>
    <message numerus="yes">
        <source>%Ln check(s) imported.</source>
        <translation>
            <numerusform>%Ln check imported.</numerusform>
            <numerusform>%Ln checks imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln check(s) exported.</source>
        <translation>
            <numerusform>%Ln check exported.</numerusform>
            <numerusform>%Ln checks exported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln existing check(s) replaced.</source>
        <translation>
            <numerusform>%Ln existing check replaced.</numerusform>
            <numerusform>%Ln existing checks replaced.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln check(s) of the file have the same ID as an existing check, but differ:</source>
        <translation>
            <numerusform>%Ln check of the file has the same ID as an existing check, but differs:</numerusform>
            <numerusform>%Ln checks of the file have the same ID as an existing check, but differ:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>argiope::searching::SearchDialog</name>
    <message numerus="yes">
        <source>%Ln page(s) found.</source>
        <translation>
            <numerusform>%Ln page found.</numerusform>
            <numerusform>%Ln pages found.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>argiope::sitemaps::SitemapsView</name>
    <message numerus="yes">
        <source>%Ln sitemap(s)</source>
        <translation>
            <numerusform>%Ln sitemap</numerusform>
            <numerusform>%Ln sitemaps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>argiope::startbar::ListDialog</name>
    <message numerus="yes">
        <source>%Ln URL(s)</source>
        <translation>
            <numerusform>%Ln URL</numerusform>
            <numerusform>%Ln URLs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln invalid line(s)</source>
        <translation>
            <numerusform>%Ln invalid line</numerusform>
            <numerusform>%Ln invalid lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is a sitemap index with %Ln sitemap(s) and no pages of its own. Crawl the site with “Crawl XML sitemaps” instead.</source>
        <translation>
            <numerusform>This is a sitemap index with %Ln sitemap and no pages of its own. Crawl the site with “Crawl XML sitemaps” instead.</numerusform>
            <numerusform>This is a sitemap index with %Ln sitemaps and no pages of its own. Crawl the site with “Crawl XML sitemaps” instead.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln duplicate(s) removed.</source>
        <translation>
            <numerusform>%Ln duplicate removed.</numerusform>
            <numerusform>%Ln duplicates removed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>argiope::startbar::StartBar</name>
    <message numerus="yes">
        <source>%Ln setting(s) changed</source>
        <translation>
            <numerusform>%Ln setting changed</numerusform>
            <numerusform>%Ln settings changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>argiope::startpage::RecentModel</name>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <comment>an address, of a list</comment>
        <translation>
            <numerusform>%1 and %Ln more</numerusform>
            <numerusform>%1 and %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URL(s)</source>
        <translation>
            <numerusform>%Ln URL</numerusform>
            <numerusform>%Ln URLs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>argiope::traps::TrapsDialog</name>
    <message numerus="yes">
        <source>Detected on %Ln page(s), for example:</source>
        <translation>
            <numerusform>Detected on %Ln page, for example:</numerusform>
            <numerusform>Detected on %Ln pages, for example:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URL(s) of these traps will be crawled when the crawl resumes.</source>
        <translation>
            <numerusform>%Ln URL of this trap will be crawled when the crawl resumes.</numerusform>
            <numerusform>%Ln URLs of these traps will be crawled when the crawl resumes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>argiope::urls::SavedFiltersDialog</name>
    <message numerus="yes">
        <source>%Ln filter(s) imported.</source>
        <translation>
            <numerusform>%Ln filter imported.</numerusform>
            <numerusform>%Ln filters imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln filter(s) exported.</source>
        <translation>
            <numerusform>%Ln filter exported.</numerusform>
            <numerusform>%Ln filters exported.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>argiope::urls::UrlsView</name>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln spider trap(s)…</source>
        <translation>
            <numerusform>%Ln spider trap…</numerusform>
            <numerusform>%Ln spider traps…</numerusform>
        </translation>
    </message>
</context>
</TS>
