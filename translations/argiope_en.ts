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
    <name>argiope::mainwindow::TrapNotices</name>
    <message numerus="yes">
        <source>%Ln URL(s) kept out so far.</source>
        <translation>
            <numerusform>%Ln URL kept out so far.</numerusform>
            <numerusform>%Ln URLs kept out so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln endless series of URLs were found and are kept out.</source>
        <translation>
            <numerusform>%Ln endless series of URLs was found and is kept out.</numerusform>
            <numerusform>%Ln endless series of URLs were found and are kept out.</numerusform>
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
        <source>%Ln released URL(s) will be crawled when the crawl goes on.</source>
        <translation>
            <numerusform>%Ln released URL will be crawled when the crawl goes on.</numerusform>
            <numerusform>%Ln released URLs will be crawled when the crawl goes on.</numerusform>
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
        <source>%Ln endless series…</source>
        <translation>
            <numerusform>%Ln endless series…</numerusform>
            <numerusform>%Ln endless series…</numerusform>
        </translation>
    </message>
</context>
</TS>
