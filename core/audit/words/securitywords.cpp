#include "core/audit/words/wordrows.h"

#include <QtGlobal>

namespace argiope::audit {

namespace {

constexpr WordRow SecurityWords[] = {
    {"sec-http-page", QT_TRANSLATE_NOOP("Checks", "The page is served without encryption (http)"),
        QT_TRANSLATE_NOOP("Checks",
            "A page whose own URL begins with http:. Redirects and errors do not count, nor do hosts of this machine "
            "or "
            "of a private network."),
        QT_TRANSLATE_NOOP("Checks",
            "Others on the network can read and change what visitors see and send, and browsers call the page not "
            "secure."),
        QT_TRANSLATE_NOOP("Checks",
            "Get a certificate for the host, serve the page by https, and redirect the http URL there with status "
            "301.")},
    {"sec-mixed-active", QT_TRANSLATE_NOOP("Checks", "An https page loads scripts, styles or frames by http"),
        QT_TRANSLATE_NOOP("Checks",
            "Scripts, style sheets, frames, objects, fonts and srcset images that an https page names by http. "
            "Addresses of the visitor's own computer do not count, nor pages whose policy says "
            "upgrade-insecure-requests."),
        QT_TRANSLATE_NOOP("Checks", "Browsers do not load them, so that parts of the page are missing or do not work."),
        QT_TRANSLATE_NOOP("Checks",
            "Name these files by https; where their server has no https, take them from another one or from your "
            "own.")},
    {"sec-mixed-passive", QT_TRANSLATE_NOOP("Checks", "An https page loads images, audio or video by http"),
        QT_TRANSLATE_NOOP("Checks",
            "Images, icons, audio and video that an https page names by http, in styles within the page too. Pages "
            "whose policy says upgrade-insecure-requests do not count."),
        QT_TRANSLATE_NOOP(
            "Checks", "Browsers ask for them by https instead; where the server has none, they are missing."),
        QT_TRANSLATE_NOOP("Checks", "Change these addresses to https, and check that the files can be had there.")},
    {"sec-form-insecure", QT_TRANSLATE_NOOP("Checks", "A form is sent by http"),
        QT_TRANSLATE_NOOP("Checks", "A form on an https page, or a button of one, whose address to send to is http."),
        QT_TRANSLATE_NOOP("Checks", "What visitors type can be read and changed on its way, and browsers warn of it."),
        QT_TRANSLATE_NOOP("Checks", "Change the action and formaction addresses to https.")},
    {"sec-form-on-http", QT_TRANSLATE_NOOP("Checks", "A form stands on an unencrypted page"),
        QT_TRANSLATE_NOOP("Checks",
            "Each form on a page whose URL begins with http:, wherever it is sent to. Those that ask for a password "
            "are named first. Hosts of this machine and of private networks do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Whoever is on the network can change the page so that the form is sent to them; browsers warn at password "
            "fields."),
        QT_TRANSLATE_NOOP("Checks", "Serve the page itself by https, not only the address that the form is sent to.")},
    {"sec-password-get", QT_TRANSLATE_NOOP("Checks", "A form puts the password into the URL"),
        QT_TRANSLATE_NOOP("Checks",
            "A form with a password field that is sent by GET, and none of whose buttons sends it by POST. Forms that "
            "only a script sends count too."),
        QT_TRANSLATE_NOOP(
            "Checks", "URLs with the password then stay in the browser's history and in the logs of servers."),
        QT_TRANSLATE_NOOP("Checks", "Add method=\"post\" to the form.")},
    {"sec-hsts-missing", QT_TRANSLATE_NOOP("Checks", "Browsers are not told to stay with https (HSTS)"),
        QT_TRANSLATE_NOOP("Checks",
            "An https page without a Strict-Transport-Security header. Hosts that are bare IP addresses do not count."),
        QT_TRANSLATE_NOOP(
            "Checks", "A visitor who types the address without https can be kept on http by somebody on the network."),
        QT_TRANSLATE_NOOP("Checks",
            "Send Strict-Transport-Security: max-age=31536000 with all answers of the host, once all of it works by "
            "https.")},
    {"sec-hsts-weak", QT_TRANSLATE_NOOP("Checks", "HSTS falls short of what preload lists ask for"),
        QT_TRANSLATE_NOOP("Checks",
            "A valid HSTS header on https whose max-age is less than a year (31,536,000 seconds), or that lacks "
            "includeSubDomains or preload."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers with the host on their list use https from the first visit on. That is an extra and binds all "
            "subdomains, so it is no fault to do without."),
        QT_TRANSLATE_NOOP("Checks",
            "If all subdomains have https: send max-age=31536000; includeSubDomains; preload, and register the domain "
            "at hstspreload.org.")},
    {"sec-hsts-short", QT_TRANSLATE_NOOP("Checks", "HSTS for less than a month"),
        QT_TRANSLATE_NOOP("Checks",
            "A valid HSTS header on https whose max-age is less than 31 days (2,678,400 seconds), max-age=0 too, which "
            "switches HSTS off."),
        QT_TRANSLATE_NOOP("Checks", "Visitors who do not come back within that time are unprotected again."),
        QT_TRANSLATE_NOOP(
            "Checks", "Raise max-age, at the end to a year (31536000); short times are for trying out only.")},
    {"sec-hsts-invalid", QT_TRANSLATE_NOOP("Checks", "The HSTS header is not valid, or sent by http"),
        QT_TRANSLATE_NOOP("Checks",
            "A Strict-Transport-Security header without a valid max-age, with a directive twice or badly written, sent "
            "twice, or sent by http. All fetched URLs are looked at, not pages alone."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers ignore a header that is not valid, and any that comes by http; of two they read the first."),
        QT_TRANSLATE_NOOP("Checks", "Send it once, by https only, as in max-age=31536000; includeSubDomains.")},
    {"sec-csp-missing", QT_TRANSLATE_NOOP("Checks", "No content security policy"),
        QT_TRANSLATE_NOOP("Checks",
            "A page with no Content-Security-Policy, neither as a header nor as a meta element in the head. A policy "
            "that only reports does not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Should somebody smuggle a script into the page, the browser will run it. A policy is a second line of "
            "defence, not a cure for such holes."),
        QT_TRANSLATE_NOOP("Checks",
            "Begin with Content-Security-Policy-Report-Only, see what it reports, then send the policy itself.")},
    {"sec-csp-weak", QT_TRANSLATE_NOOP("Checks", "The content security policy leaves ways to run foreign scripts"),
        QT_TRANSLATE_NOOP("Checks",
            "All policies of the page together still allow inline scripts (without nonce or hash), scripts or objects "
            "from anywhere (http:, https:, data: or any host), or work with nonces but without base-uri."),
        QT_TRANSLATE_NOOP("Checks", "Such a policy stops few attacks that inject scripts, which is what it is for."),
        QT_TRANSLATE_NOOP("Checks",
            "Allow scripts by nonce or hash with 'strict-dynamic', and add object-src 'none' and base-uri 'none'.")},
    {"sec-csp-syntax", QT_TRANSLATE_NOOP("Checks", "The content security policy has words that no browser knows"),
        QT_TRANSLATE_NOOP("Checks",
            "Directives and quoted keywords that do not exist, keywords without their quotes, and directives among the "
            "values of another one, where a semicolon is missing."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers skip what they do not know, so that the policy allows or blocks something else than was meant."),
        QT_TRANSLATE_NOOP("Checks",
            "Correct the words named: keywords stand in single quotes ('self'), and directives are parted by "
            "semicolons.")},
    {"sec-frame-unprotected", QT_TRANSLATE_NOOP("Checks", "Any site may show the page in a frame"),
        QT_TRANSLATE_NOOP("Checks",
            "A page with neither X-Frame-Options DENY or SAMEORIGIN nor a policy header with frame-ancestors. Any "
            "frame-ancestors counts as protection; in a meta element it does not work."),
        QT_TRANSLATE_NOOP("Checks",
            "Another site can lay the page invisibly over its own and have visitors click on things that they do not "
            "see."),
        QT_TRANSLATE_NOOP(
            "Checks", "Send Content-Security-Policy: frame-ancestors 'self', or the sites that may frame the page.")},
    {"sec-xfo-invalid", QT_TRANSLATE_NOOP("Checks", "X-Frame-Options is neither DENY nor SAMEORIGIN"),
        QT_TRANSLATE_NOOP("Checks",
            "An X-Frame-Options header with another value (such as ALLOW-FROM) or with several different ones. Where "
            "frame-ancestors is sent too, browsers go by that, and nothing is reported."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers ignore values that they do not know; where values contradict each other, the page is shown in no "
            "frame."),
        QT_TRANSLATE_NOOP(
            "Checks", "Send DENY or SAMEORIGIN once, or frame-ancestors where certain sites shall be allowed.")},
    {"sec-nosniff-missing", QT_TRANSLATE_NOOP("Checks", "No X-Content-Type-Options: nosniff"),
        QT_TRANSLATE_NOOP(
            "Checks", "A page whose X-Content-Type-Options header is missing, or whose first value is not nosniff."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers may then guess at the type of a file; a file that users upload could be taken for a script."),
        QT_TRANSLATE_NOOP("Checks",
            "Send X-Content-Type-Options: nosniff with all answers, and see that every file has the right "
            "Content-Type.")},
    {"sec-referrer-policy", QT_TRANSLATE_NOOP("Checks", "No referrer policy"),
        QT_TRANSLATE_NOOP("Checks",
            "A page with no valid referrer policy, neither in the Referrer-Policy header nor in a meta element. "
            "Policies of single links do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Today's browsers then tell other sites the origin only, which suits most; older ones tell them the whole "
            "URL."),
        QT_TRANSLATE_NOOP("Checks", "Send Referrer-Policy: strict-origin-when-cross-origin, or a stricter one.")},
    {"sec-referrer-unsafe", QT_TRANSLATE_NOOP("Checks", "The referrer policy tells other sites whole URLs"),
        QT_TRANSLATE_NOOP("Checks",
            "The policy that holds for the page, the last valid one of the header or what a meta element sets instead, "
            "is unsafe-url or no-referrer-when-downgrade."),
        QT_TRANSLATE_NOOP("Checks",
            "Other sites learn the path and query of pages that visitors come from, search words and tokens in URLs "
            "too."),
        QT_TRANSLATE_NOOP(
            "Checks", "Change it to strict-origin-when-cross-origin, or to no-referrer where URLs are private.")},
    {"sec-permissions-policy", QT_TRANSLATE_NOOP("Checks", "No permissions policy"),
        QT_TRANSLATE_NOOP("Checks", "A page without a Permissions-Policy header; what it says is not looked at."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers ask visitors before a page uses camera or location anyway; the policy keeps scripts and frames "
            "of others from even asking."),
        QT_TRANSLATE_NOOP("Checks",
            "List what the page does not need, as in Permissions-Policy: camera=(), microphone=(), geolocation=().")},
    {"sec-coop-missing", QT_TRANSLATE_NOOP("Checks", "No cross-origin opener policy"),
        QT_TRANSLATE_NOOP(
            "Checks", "An https page without a Cross-Origin-Opener-Policy header; what it says is not looked at."),
        QT_TRANSLATE_NOOP("Checks",
            "A page of another site that opens this one in a window keeps hold of that window. It matters for pages "
            "with a login; for others hardly."),
        QT_TRANSLATE_NOOP("Checks",
            "Send Cross-Origin-Opener-Policy: same-origin, or same-origin-allow-popups where logins or payments open "
            "windows.")},
    {"sec-cors-open", QT_TRANSLATE_NOOP("Checks", "CORS opens the answer to all sites and to cookies at once"),
        QT_TRANSLATE_NOOP("Checks",
            "An answer with Access-Control-Allow-Origin: * and Access-Control-Allow-Credentials: true. All fetched "
            "URLs are looked at; whether the server repeats the origin of whoever asks is not tried out."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers refuse this pair, so that requests with cookies fail. It was likely meant to let every site read "
            "what a logged-in visitor sees, which no site should."),
        QT_TRANSLATE_NOOP("Checks",
            "Name the origins that need it, one by one; for public data, leave out Access-Control-Allow-Credentials.")},
    {"sec-version-leak", QT_TRANSLATE_NOOP("Checks", "The server tells which version it is"),
        QT_TRANSLATE_NOOP("Checks",
            "A version number in the headers Server, X-Powered-By, X-AspNet-Version or X-AspNetMvc-Version. Names "
            "without a number and what stands in brackets do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Whoever looks for servers with a known hole finds this one more easily; updates protect, hiding alone "
            "does not."),
        QT_TRANSLATE_NOOP("Checks",
            "Switch the version off (ServerTokens Prod, server_tokens off, expose_php = Off), and keep the software up "
            "to date.")},
    {"sec-xss-header", QT_TRANSLATE_NOOP("Checks", "X-XSS-Protection is sent, which today's browsers ignore"),
        QT_TRANSLATE_NOOP("Checks", "A page with an X-XSS-Protection header, whatever its value, 0 too."),
        QT_TRANSLATE_NOOP("Checks",
            "The filters that it steered are gone from browsers; in old ones they could themselves be misused. It "
            "protects nobody."),
        QT_TRANSLATE_NOOP("Checks", "Remove the header; against injected scripts use a content security policy.")},
    {"sec-sri-missing", QT_TRANSLATE_NOOP("Checks", "Scripts or styles of other sites without integrity"),
        QT_TRANSLATE_NOOP("Checks",
            "Scripts and style sheets from another origin whose element has no integrity attribute. Whether the "
            "attribute is right is not checked."),
        QT_TRANSLATE_NOOP(
            "Checks", "If that server is broken into, its changed script runs on your page with all its rights."),
        QT_TRANSLATE_NOOP("Checks",
            "Add integrity with the file's hash and crossorigin, or keep a copy on your own server. It does not suit "
            "files that their owner changes at will.")},
    {"sec-protocol-relative", QT_TRANSLATE_NOOP("Checks", "Resources are named without http or https (//)"),
        QT_TRANSLATE_NOOP("Checks",
            "Scripts, styles, images, frames and other files that the page loads by an address that begins with two "
            "slashes. Links to pages do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "On an http page they come unencrypted too, and saved copies of the page do not find them. On https it "
            "does no harm."),
        QT_TRANSLATE_NOOP("Checks", "Write https:// in front of these addresses.")},
    {"sec-secret-in-page", QT_TRANSLATE_NOOP("Checks", "A private key or an access token stands in the page"),
        QT_TRANSLATE_NOOP("Checks",
            "The page's HTML holds an AWS access key id (AKIA and 16 characters), a GitHub token (ghp_ and 36 "
            "characters) or the beginning of a private key in PEM form. Only the kind is noted, not the secret."),
        QT_TRANSLATE_NOOP(
            "Checks", "Everybody who reads the page can use it. Text that merely shows an example can be found too."),
        QT_TRANSLATE_NOOP("Checks",
            "Revoke the key or token first, then take it out of the page; whatever was public has to count as known.")},
    {"sec-directory-listing", QT_TRANSLATE_NOOP("Checks", "The server lists the files of a folder"),
        QT_TRANSLATE_NOOP("Checks",
            "A page whose title begins with \"Index of /\" and that links to the folder above it, at a URL that ends "
            "in a slash. The list of the topmost folder is not seen."),
        QT_TRANSLATE_NOOP("Checks",
            "Visitors find files that were not meant to be linked, backups and drafts for example. Where a list is "
            "meant, nothing is wrong."),
        QT_TRANSLATE_NOOP(
            "Checks", "Switch listings off (Options -Indexes, autoindex off), or put an index page into the folder.")},
    {"cookie-not-secure", QT_TRANSLATE_NOOP("Checks", "A cookie is sent without encryption too (no Secure)"),
        QT_TRANSLATE_NOOP(
            "Checks", "Cookies that an https answer sets without Secure. Those that it deletes do not count."),
        QT_TRANSLATE_NOOP(
            "Checks", "Should a visitor call an http URL of the host, the cookie can be read on its way."),
        QT_TRANSLATE_NOOP("Checks", "Add Secure to each cookie.")},
    {"cookie-not-httponly", QT_TRANSLATE_NOOP("Checks", "Scripts may read a cookie (no HttpOnly)"),
        QT_TRANSLATE_NOOP("Checks",
            "Cookies that an answer sets without HttpOnly. Those that it deletes do not count, nor those made for "
            "scripts: tokens against forged requests (csrf, xsrf), consent, visitor counts. Those that look like a "
            "login have a check of their own."),
        QT_TRANSLATE_NOOP("Checks",
            "A script that somebody smuggles into the page can read them. For cookies that your own scripts need, that "
            "is as it has to be."),
        QT_TRANSLATE_NOOP("Checks", "Add HttpOnly to all cookies that no script of yours reads.")},
    {"cookie-session-not-httponly", QT_TRANSLATE_NOOP("Checks", "Scripts may read a cookie that looks like a login"),
        QT_TRANSLATE_NOOP("Checks",
            "Cookies without HttpOnly whose name has sess, token or auth in it, or sid as a word. Tokens against "
            "forged requests (csrf, xsrf) and deleted cookies do not count."),
        QT_TRANSLATE_NOOP(
            "Checks", "Whoever gets hold of a session cookie by a smuggled script is taken for the visitor."),
        QT_TRANSLATE_NOOP("Checks", "Add HttpOnly to the cookie; sessions rarely need a script to read it.")},
    {"cookie-no-samesite",
        QT_TRANSLATE_NOOP("Checks", "A cookie does not say whether other sites' requests have it (SameSite)"),
        QT_TRANSLATE_NOOP("Checks",
            "Cookies without SameSite, or with a value other than Strict, Lax and None. Those that an answer deletes "
            "do not count."),
        QT_TRANSLATE_NOOP(
            "Checks", "Browsers differ: some treat such a cookie as Lax, others send it with requests from any site."),
        QT_TRANSLATE_NOOP("Checks",
            "Say SameSite=Lax, Strict for what only your own pages need, or None with Secure for what works within "
            "other sites.")},
    {"cookie-none-insecure", QT_TRANSLATE_NOOP("Checks", "Browsers refuse a cookie: SameSite=None without Secure"),
        QT_TRANSLATE_NOOP(
            "Checks", "Cookies with SameSite=None that lack Secure. Those that an answer deletes do not count."),
        QT_TRANSLATE_NOOP("Checks", "Browsers drop such a cookie, and what depends on it does not work."),
        QT_TRANSLATE_NOOP("Checks", "Add Secure, or use SameSite=Lax where other sites do not need the cookie.")},
    {"cookie-prefix", QT_TRANSLATE_NOOP("Checks", "Browsers refuse a cookie: it is not what its name promises"),
        QT_TRANSLATE_NOOP("Checks",
            "Cookies whose name begins with __Secure- or __Host- and that lack Secure or come by http; those of "
            "__Host- also with a Domain or with another Path than /."),
        QT_TRANSLATE_NOOP("Checks", "Browsers drop such a cookie, and what depends on it does not work."),
        QT_TRANSLATE_NOOP("Checks", "Set Secure by https; for __Host- add Path=/ and leave Domain out.")},
    {"cookie-rejected",
        QT_TRANSLATE_NOOP("Checks", "Browsers refuse a cookie, or a part of it: its domain or its size"),
        QT_TRANSLATE_NOOP("Checks",
            "Cookies with a Domain that is not the host's or that is a public suffix, of more than 4,096 bytes, empty, "
            "with control characters, or with Secure by http; also those with an attribute of more than 1,024 bytes."),
        QT_TRANSLATE_NOOP(
            "Checks", "Browsers drop such a cookie, or the overlong attribute, and what depends on it does not work."),
        QT_TRANSLATE_NOOP(
            "Checks", "Leave Domain out or name the site's own domain, and keep large data on the server.")},
    {"cookie-long", QT_TRANSLATE_NOOP("Checks", "A cookie is to stay for more than 400 days"),
        QT_TRANSLATE_NOOP("Checks", "Cookies whose Max-Age or Expires is more than 400 days ahead."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers cut it to 400 days, so that more is a promise that they do not keep. Data protection rules may "
            "ask for less."),
        QT_TRANSLATE_NOOP("Checks",
            "Choose a time that fits the purpose, 400 days at most, and renew the cookie when the visitor returns.")},
    {"cookie-on-static", QT_TRANSLATE_NOOP("Checks", "An image, style, script or font sets cookies"),
        QT_TRANSLATE_NOOP(
            "Checks", "Set-Cookie in the answer of an image, style sheet, script or font, by its Content-Type."),
        QT_TRANSLATE_NOOP(
            "Checks", "Shared caches often do not keep such files, and the cookies make requests larger for nothing."),
        QT_TRANSLATE_NOOP(
            "Checks", "Have cookies set by pages only; take static files out of what the application answers.")},
    {"tls-expired", QT_TRANSLATE_NOOP("Checks", "The certificate is not valid at this time"),
        QT_TRANSLATE_NOOP(
            "Checks", "The certificate of a host had expired when the crawl met it, or was not valid yet."),
        QT_TRANSLATE_NOOP(
            "Checks", "Browsers show a warning in place of the site, and search engines stop fetching it."),
        QT_TRANSLATE_NOOP("Checks", "Renew the certificate, and have that done automatically from now on.")},
    {"tls-expires-soon", QT_TRANSLATE_NOOP("Checks", "The certificate expires within a week"),
        QT_TRANSLATE_NOOP(
            "Checks", "The certificate of a host was valid for less than 7 days more when the crawl met it."),
        QT_TRANSLATE_NOOP("Checks",
            "Once it has expired browsers show a warning in place of the site. Automatic renewal would have replaced "
            "it by now."),
        QT_TRANSLATE_NOOP("Checks", "Renew it now, and find out why that was not done automatically.")},
    {"tls-expiring", QT_TRANSLATE_NOOP("Checks", "The certificate expires within a month"),
        QT_TRANSLATE_NOOP("Checks",
            "The certificate of a host was valid for less than 30 days more, but 7 days and more, when the crawl met "
            "it."),
        QT_TRANSLATE_NOOP(
            "Checks", "It has to be replaced before its end, or browsers show a warning in place of the site."),
        QT_TRANSLATE_NOOP("Checks",
            "See to it that it is renewed in time. Certificates that are renewed automatically at the last moment may "
            "be left alone.")},
    {"tls-name-mismatch", QT_TRANSLATE_NOOP("Checks", "The certificate is for another host"),
        QT_TRANSLATE_NOOP("Checks", "The certificate that a host shows does not name that host."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers cannot tell the host from somebody who pretends to be it, and show a warning in place of the "
            "site."),
        QT_TRANSLATE_NOOP("Checks",
            "Get a certificate that names every host of the site, with and without www, or let the server show the "
            "right one.")},
    {"tls-untrusted", QT_TRANSLATE_NOOP("Checks", "The certificate is not trusted"),
        QT_TRANSLATE_NOOP("Checks",
            "The certificate of a host is self-signed, comes from an authority that this computer does not know, lacks "
            "the certificates between, or is wrong in another way."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers show a warning in place of the site. Where only the certificates between are missing some show "
            "it and others do not."),
        QT_TRANSLATE_NOOP("Checks",
            "Use a certificate of an authority that browsers know, and let the server send the whole chain with it.")},
    {"tls-chain-incomplete", QT_TRANSLATE_NOOP("Checks", "Incomplete certificate chain"),
        QT_TRANSLATE_NOOP("Checks",
            "A host does not send the intermediate certificate that its own certificate was issued by. The evidence "
            "names the issuer."),
        QT_TRANSLATE_NOOP("Checks",
            "Chrome and Safari fetch the missing certificate, Firefox may know it already. Other clients fail: apps, "
            "feed readers, payment services, scripts, some crawlers."),
        QT_TRANSLATE_NOOP("Checks",
            "Configure the server with the full chain: its own certificate, then the intermediate ones. The authority "
            "offers it as a file, often named fullchain.")},
    {"tls-old-protocol", QT_TRANSLATE_NOOP("Checks", "The host still takes part in TLS 1.1 or older"),
        QT_TRANSLATE_NOOP("Checks",
            "Where TLS 1.1 and 1.0 were offered alone, a host of the site agreed to one of them, or to SSL 3. The "
            "evidence is the version that it chose. It is asked only where the crawl probes the site."),
        QT_TRANSLATE_NOOP("Checks",
            "These versions can be attacked and have been forbidden since 2021 (RFC 8996). Browsers do not use them "
            "any more, so that they only help attackers, and audits of payment systems fail because of them."),
        QT_TRANSLATE_NOOP("Checks", "Switch off everything below TLS 1.2 in the server's settings.")},
    {"tls-weak-key", QT_TRANSLATE_NOOP("Checks", "The certificate's key or signature is weak"),
        QT_TRANSLATE_NOOP("Checks",
            "The key of a host's certificate is shorter than 2048 bits, or 256 bits where it is one of an elliptic "
            "curve, or the certificate is signed by means of SHA-1 or MD5."),
        QT_TRANSLATE_NOOP("Checks",
            "What is weak today can be forged tomorrow: browsers refuse such certificates sooner or later, many do "
            "already."),
        QT_TRANSLATE_NOOP(
            "Checks", "Have a new certificate issued for a new key. Authorities of today do not sign others.")},
};

} // namespace

std::span<const WordRow> securityWords()
{
    return SecurityWords;
}

} // namespace argiope::audit
