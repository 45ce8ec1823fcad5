<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>Details</name>
    <message numerus="yes">
        <source>It took %Ln attempt(s).</source>
        <translation>
            <numerusform>It took %Ln attempt.</numerusform>
            <numerusform>It took %Ln attempts.</numerusform>
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
        <source>%Ln redirect(s) lead(s) here:</source>
        <translation>
            <numerusform>%Ln redirect leads here:</numerusform>
            <numerusform>%Ln redirects lead here:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… %Ln earlier one(s) …</source>
        <translation>
            <numerusform>… %Ln earlier one …</numerusform>
            <numerusform>… %Ln earlier ones …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URL(s) of its host come first.</source>
        <translation>
            <numerusform>%Ln URL of its host comes first.</numerusform>
            <numerusform>%Ln URLs of its host come first.</numerusform>
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
        <source>%Ln target(s)</source>
        <translation>
            <numerusform>%Ln target</numerusform>
            <numerusform>%Ln targets</numerusform>
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
        <source>%Ln issue(s) of one crawl cannot be decided in the other: neither new nor mended.</source>
        <translation>
            <numerusform>%Ln issue of one crawl cannot be decided in the other: neither new nor mended.</numerusform>
            <numerusform>%Ln issues of one crawl cannot be decided in the other: neither new nor mended.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) cannot be compared: an older Argiope read one of the pages.</source>
        <translation>
            <numerusform>%Ln value cannot be compared: an older Argiope read one of the pages.</numerusform>
            <numerusform>%Ln values cannot be compared: an older Argiope read one of the pages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URL(s) of the first crawl are left out: the mapping makes them and others one.</source>
        <translation>
            <numerusform>%Ln URL of the first crawl is left out: the mapping makes them and others one.</numerusform>
            <numerusform>%Ln URLs of the first crawl are left out: the mapping makes them and others one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URL(s) of the second crawl were not asked for yet in this recrawl.</source>
        <translation>
            <numerusform>%Ln URL of the second crawl was not asked for yet in this recrawl.</numerusform>
            <numerusform>%Ln URLs of the second crawl were not asked for yet in this recrawl.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URL(s) are the same in both.</source>
        <translation>
            <numerusform>%Ln URL is the same in both.</numerusform>
            <numerusform>%Ln URLs are the same in both.</numerusform>
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
        <source>Nothing was found by %Ln check(s).</source>
        <translation>
            <numerusform>Nothing was found by %Ln check.</numerusform>
            <numerusform>Nothing was found by %Ln checks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them could not be decided everywhere: the pages were read by an older version, their headers were not kept, or what they name was not fetched.</source>
        <translation>
            <numerusform>%Ln of them could not be decided everywhere: the pages were read by an older version, their headers were not kept, or what they name was not fetched.</numerusform>
            <numerusform>%Ln of them could not be decided everywhere: the pages were read by an older version, their headers were not kept, or what they name was not fetched.</numerusform>
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
        <source>%Ln check(s) were not found, but could not be decided everywhere.</source>
        <translation>
            <numerusform>%Ln check was not found, but could not be decided everywhere.</numerusform>
            <numerusform>%Ln checks were not found, but could not be decided everywhere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln kind(s) of errors</source>
        <translation>
            <numerusform>%Ln kind of error</numerusform>
            <numerusform>%Ln kinds of errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln kind(s) of warnings</source>
        <translation>
            <numerusform>%Ln kind of warning</numerusform>
            <numerusform>%Ln kinds of warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln kind(s) of notices</source>
        <translation>
            <numerusform>%Ln kind of notice</numerusform>
            <numerusform>%Ln kinds of notices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>argiope::mainwindow::CrawlNotices</name>
    <message numerus="yes">
        <source>%Ln node(s) crawl into this project. What they have saved is shown here; the tab Nodes says who they are, and tells them what to do.</source>
        <translation>
            <numerusform>%Ln node crawls into this project. What it has saved is shown here; the tab Nodes says who it is, and tells it what to do.</numerusform>
            <numerusform>%Ln nodes crawl into this project. What they have saved is shown here; the tab Nodes says who they are, and tells them what to do.</numerusform>
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
        <source>%Ln URL(s) were left out. %1.</source>
        <translation>
            <numerusform>%Ln URL was left out. %1.</numerusform>
            <numerusform>%Ln URLs were left out. %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s) redirect to a login form. Log in with a browser, enter the session cookie under Options, and crawl again.</source>
        <translation>
            <numerusform>%Ln page redirects to a login form. Log in with a browser, enter the session cookie under Options, and crawl again.</numerusform>
            <numerusform>%Ln pages redirect to a login form. Log in with a browser, enter the session cookie under Options, and crawl again.</numerusform>
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
        <source>The project keeps pages in %Ln web archive(s) beside it, %1. Without them the copy shows no sources, and its pages cannot be read anew.</source>
        <translation>
            <numerusform>The project keeps pages in %Ln web archive beside it, %1. Without it the copy shows no sources, and its pages cannot be read anew.</numerusform>
            <numerusform>The project keeps pages in %Ln web archives beside it, %1. Without them the copy shows no sources, and its pages cannot be read anew.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>argiope::mainwindow::Repeater</name>
    <message numerus="yes">
        <source>%Ln page(s) may have changed by now, about %1 of them have by what was seen of them before. How many are fetched again, those first whose copy gains most?</source>
        <translation>
            <numerusform>%Ln page may have changed by now, about %1 has by what was seen before. How many are fetched again, those first whose copy gains most?</numerusform>
            <numerusform>%Ln pages may have changed by now, about %1 of them have by what was seen of them before. How many are fetched again, those first whose copy gains most?</numerusform>
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
        <source>%Ln spider trap(s) were found and are blocked.</source>
        <translation>
            <numerusform>%Ln spider trap was found and is blocked.</numerusform>
            <numerusform>%Ln spider traps were found and are blocked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Most of the queue has the form %1, and it grows faster than it is crawled. %Ln page(s) of it were crawled so far.</source>
        <translation>
            <numerusform>Most of the queue has the form %1, and it grows faster than it is crawled. %Ln page of it was crawled so far.</numerusform>
            <numerusform>Most of the queue has the form %1, and it grows faster than it is crawled. %Ln pages of it were crawled so far.</numerusform>
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
        <source>%Ln fetch(es) in a row failed.</source>
        <translation>
            <numerusform>%Ln fetch in a row failed.</numerusform>
            <numerusform>%Ln fetches in a row failed.</numerusform>
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
        <source>Stop %Ln node(s), on whatever machines they run? What was found is kept; the crawl goes on when nodes join again.</source>
        <translation>
            <numerusform>Stop %Ln node, on whatever machine it runs? What was found is kept; the crawl goes on when nodes join again.</numerusform>
            <numerusform>Stop %Ln nodes, on whatever machines they run? What was found is kept; the crawl goes on when nodes join again.</numerusform>
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
        <source>%Ln line(s) that are no addresses</source>
        <translation>
            <numerusform>%Ln line that is no address</numerusform>
            <numerusform>%Ln lines that are no addresses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>robots.txt is not known yet for %Ln of them</source>
        <translation>
            <numerusform>robots.txt is not known yet for %Ln of them</numerusform>
            <numerusform>robots.txt is not known yet for %Ln of them</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>argiope::ownchecks::OwnChecksDialog</name>
    <message numerus="yes">
        <source>%Ln check(s) came from the file.</source>
        <translation>
            <numerusform>%Ln check came from the file.</numerusform>
            <numerusform>%Ln checks came from the file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln check(s) stand in the file.</source>
        <translation>
            <numerusform>%Ln check stands in the file.</numerusform>
            <numerusform>%Ln checks stand in the file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of yours were replaced.</source>
        <translation>
            <numerusform>%Ln of yours was replaced.</numerusform>
            <numerusform>%Ln of yours were replaced.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln check(s) of the file have the id of one of yours, and are others:</source>
        <translation>
            <numerusform>%Ln check of the file has the id of one of yours, and is another:</numerusform>
            <numerusform>%Ln checks of the file have ids of yours, and are others:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>argiope::searching::SearchDialog</name>
    <message numerus="yes">
        <source>Found on %Ln page(s).</source>
        <translation>
            <numerusform>Found on %Ln page.</numerusform>
            <numerusform>Found on %Ln pages.</numerusform>
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
        <source>%Ln line(s) that are no URLs</source>
        <translation>
            <numerusform>%Ln line that is no URL</numerusform>
            <numerusform>%Ln lines that are no URLs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is the index of %Ln sitemap(s); it names no pages itself. Crawl the site with “Start from sitemaps as well” instead.</source>
        <translation>
            <numerusform>This is the index of %Ln sitemap; it names no pages itself. Crawl the site with “Start from sitemaps as well” instead.</numerusform>
            <numerusform>This is the index of %Ln sitemaps; it names no pages itself. Crawl the site with “Start from sitemaps as well” instead.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln address(es) stood there more than once.</source>
        <translation>
            <numerusform>%Ln address stood there more than once.</numerusform>
            <numerusform>%Ln addresses stood there more than once.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>argiope::startbar::StartBar</name>
    <message numerus="yes">
        <source>%Ln option(s) changed</source>
        <translation>
            <numerusform>%Ln option changed</numerusform>
            <numerusform>%Ln options changed</numerusform>
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
</context>
<context>
    <name>argiope::traps::TrapsDialog</name>
    <message numerus="yes">
        <source>Judged by %Ln page(s), among them:</source>
        <translation>
            <numerusform>Judged by %Ln page, among them:</numerusform>
            <numerusform>Judged by %Ln pages, among them:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln allowed URL(s) will be crawled when the crawl goes on.</source>
        <translation>
            <numerusform>%Ln allowed URL will be crawled when the crawl goes on.</numerusform>
            <numerusform>%Ln allowed URLs will be crawled when the crawl goes on.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>argiope::urls::SavedFiltersDialog</name>
    <message numerus="yes">
        <source>%Ln filter(s) came from the file.</source>
        <translation>
            <numerusform>%Ln filter came from the file.</numerusform>
            <numerusform>%Ln filters came from the file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln filter(s) stand in the file.</source>
        <translation>
            <numerusform>%Ln filter stands in the file.</numerusform>
            <numerusform>%Ln filters stand in the file.</numerusform>
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
