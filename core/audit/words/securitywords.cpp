#include "core/audit/words/wordrows.h"

#include <QtGlobal>

namespace argiope::audit {

namespace {

constexpr WordRow SecurityWords[] = {
    {"sec-http-page", QT_TRANSLATE_NOOP("Checks", "Insecure page (HTTP)"),
        QT_TRANSLATE_NOOP("Checks",
            "A page's own URL begins with http:. Redirects and errors do not count, nor do hosts on this machine or in "
            "a private network."),
        QT_TRANSLATE_NOOP("Checks",
            "Others on the network can read and change the data that visitors see and send. Browsers mark the page as "
            "not secure."),
        QT_TRANSLATE_NOOP("Checks",
            "Get a certificate for the host, serve the page over https, and redirect the http URL to it with status "
            "301.")},
    {"sec-mixed-active", QT_TRANSLATE_NOOP("Checks", "Mixed content (active)"),
        QT_TRANSLATE_NOOP("Checks",
            "An https page references scripts, style sheets, frames, objects, fonts or srcset images by http. "
            "Addresses of the visitor's own computer do not count, nor do pages whose policy has "
            "upgrade-insecure-requests."),
        QT_TRANSLATE_NOOP("Checks", "Browsers do not load them, so parts of the page are missing or do not work."),
        QT_TRANSLATE_NOOP("Checks",
            "Reference these files by https. If their server has no https, use another source or your own server.")},
    {"sec-mixed-passive", QT_TRANSLATE_NOOP("Checks", "Mixed content (passive)"),
        QT_TRANSLATE_NOOP("Checks",
            "An https page references images, icons, audio or video by http, including references in styles within the "
            "page. Pages whose policy has upgrade-insecure-requests do not count."),
        QT_TRANSLATE_NOOP(
            "Checks", "Browsers request them by https instead. If the server has no https, they are missing."),
        QT_TRANSLATE_NOOP("Checks", "Change these addresses to https, and check that the files are available there.")},
    {"sec-form-insecure", QT_TRANSLATE_NOOP("Checks", "Form submitted over HTTP"),
        QT_TRANSLATE_NOOP("Checks", "A form on an https page, or a button of one, whose address to send to is http."),
        QT_TRANSLATE_NOOP(
            "Checks", "The data that visitors enter can be read and changed on its way, and browsers warn of it."),
        QT_TRANSLATE_NOOP("Checks", "Change the action and formaction addresses to https.")},
    {"sec-form-on-http", QT_TRANSLATE_NOOP("Checks", "Form on HTTP page"),
        QT_TRANSLATE_NOOP("Checks",
            "Each form on a page whose URL begins with http:, wherever it is sent to. Those that ask for a password "
            "are named first. Hosts of this machine and of private networks do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Others on the network can change the page so that the form is sent to them. Browsers warn at password "
            "fields."),
        QT_TRANSLATE_NOOP(
            "Checks", "Serve the page itself over https, not only the address that the form submits to.")},
    {"sec-password-get", QT_TRANSLATE_NOOP("Checks", "Password form with GET method"),
        QT_TRANSLATE_NOOP("Checks",
            "A form with a password field is sent by GET, and none of its buttons sends it by POST. Forms that only a "
            "script sends count too."),
        QT_TRANSLATE_NOOP("Checks", "URLs with the password stay in the browser's history and in server logs."),
        QT_TRANSLATE_NOOP("Checks", "Add method=\"post\" to the form.")},
    {"sec-hsts-missing", QT_TRANSLATE_NOOP("Checks", "Missing HSTS header"),
        QT_TRANSLATE_NOOP("Checks",
            "An https page has no Strict-Transport-Security header. Hosts that are bare IP addresses do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "If a visitor types the address without https, an attacker on the network can keep the connection on "
            "http."),
        QT_TRANSLATE_NOOP("Checks",
            "Send Strict-Transport-Security: max-age=31536000 with all responses of the host, once the whole host "
            "works over https.")},
    {"sec-hsts-weak", QT_TRANSLATE_NOOP("Checks", "HSTS not ready for preload"),
        QT_TRANSLATE_NOOP("Checks",
            "A valid HSTS header on https has a max-age of less than a year (31,536,000 seconds), or lacks "
            "includeSubDomains or preload."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers with the host on their preload list use https from the first visit. This is an extra that binds "
            "all subdomains, so a site without it is not at fault."),
        QT_TRANSLATE_NOOP("Checks",
            "If all subdomains have https, send max-age=31536000; includeSubDomains; preload. Then register the domain "
            "at hstspreload.org.")},
    {"sec-hsts-short", QT_TRANSLATE_NOOP("Checks", "HSTS max-age too short"),
        QT_TRANSLATE_NOOP("Checks",
            "A valid HSTS header on https has a max-age of less than 31 days (2,678,400 seconds). This includes "
            "max-age=0, which turns HSTS off."),
        QT_TRANSLATE_NOOP("Checks", "Visitors who do not return within that time are unprotected again."),
        QT_TRANSLATE_NOOP(
            "Checks", "Increase max-age, finally to a year (31536000). Short times are only for testing.")},
    {"sec-hsts-invalid", QT_TRANSLATE_NOOP("Checks", "Invalid HSTS header (or sent over HTTP)"),
        QT_TRANSLATE_NOOP("Checks",
            "A Strict-Transport-Security header has no valid max-age, has a repeated or malformed directive, is sent "
            "twice, or is sent over http. All fetched URLs are checked, not only pages."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers ignore an invalid header and any header sent over http. If there are two, they read the first."),
        QT_TRANSLATE_NOOP("Checks", "Send it once, only over https, for example max-age=31536000; includeSubDomains.")},
    {"sec-csp-missing", QT_TRANSLATE_NOOP("Checks", "Missing Content-Security-Policy"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has no Content-Security-Policy, neither as a header nor as a meta element in the head. A "
            "report-only policy does not count."),
        QT_TRANSLATE_NOOP("Checks",
            "If an attacker injects a script into the page, the browser runs it. A policy is a second line of defence "
            "and does not replace fixing such vulnerabilities."),
        QT_TRANSLATE_NOOP("Checks",
            "Begin with Content-Security-Policy-Report-Only, check its reports, and then send the policy itself.")},
    {"sec-csp-weak", QT_TRANSLATE_NOOP("Checks", "Weak Content-Security-Policy"),
        QT_TRANSLATE_NOOP("Checks",
            "All policies of the page together still allow inline scripts (without nonce or hash), or scripts or "
            "objects from anywhere (http:, https:, data: or any host). Or they use nonces without base-uri."),
        QT_TRANSLATE_NOOP("Checks", "A policy is meant to stop injected scripts, but this one stops few such attacks."),
        QT_TRANSLATE_NOOP("Checks",
            "Allow scripts by nonce or hash with 'strict-dynamic', and add object-src 'none' and base-uri 'none'.")},
    {"sec-csp-syntax", QT_TRANSLATE_NOOP("Checks", "Invalid Content-Security-Policy"),
        QT_TRANSLATE_NOOP("Checks",
            "Directives and quoted keywords that do not exist, keywords without their quotes, and directives among the "
            "values of another one because a semicolon is missing."),
        QT_TRANSLATE_NOOP("Checks", "Browsers skip unknown parts, so the policy allows or blocks the wrong resources."),
        QT_TRANSLATE_NOOP("Checks",
            "Correct the listed words. Keywords need single quotes ('self'), and semicolons separate directives.")},
    {"sec-frame-unprotected", QT_TRANSLATE_NOOP("Checks", "Missing X-Frame-Options or frame-ancestors"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has neither X-Frame-Options DENY or SAMEORIGIN nor a policy header with frame-ancestors. Any "
            "frame-ancestors counts as protection; in a meta element it does not work."),
        QT_TRANSLATE_NOOP("Checks",
            "Another site can place the page invisibly over its own and make visitors click on hidden elements."),
        QT_TRANSLATE_NOOP("Checks",
            "Send Content-Security-Policy: frame-ancestors 'self', or list the sites that may frame the page.")},
    {"sec-xfo-invalid", QT_TRANSLATE_NOOP("Checks", "Invalid X-Frame-Options"),
        QT_TRANSLATE_NOOP("Checks",
            "An X-Frame-Options header has another value (such as ALLOW-FROM) or several different ones. Not reported "
            "if frame-ancestors is sent too, because browsers then use that."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers ignore unknown values. If values contradict each other, the page is not shown in any frame."),
        QT_TRANSLATE_NOOP("Checks", "Send DENY or SAMEORIGIN once, or use frame-ancestors to allow certain sites.")},
    {"sec-nosniff-missing", QT_TRANSLATE_NOOP("Checks", "Missing X-Content-Type-Options"),
        QT_TRANSLATE_NOOP(
            "Checks", "A page's X-Content-Type-Options header is missing, or its first value is not nosniff."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers may then guess the type of a file. A file that users upload could be treated as a script."),
        QT_TRANSLATE_NOOP("Checks",
            "Send X-Content-Type-Options: nosniff with all responses, and make sure that every file has the right "
            "Content-Type.")},
    {"sec-referrer-policy", QT_TRANSLATE_NOOP("Checks", "Missing Referrer-Policy"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has no valid referrer policy, neither in the Referrer-Policy header nor in a meta element. "
            "Policies of single links do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Current browsers then send only the origin to other sites, which is usually fine. Older ones send the "
            "whole URL."),
        QT_TRANSLATE_NOOP("Checks", "Send Referrer-Policy: strict-origin-when-cross-origin, or a stricter one.")},
    {"sec-referrer-unsafe", QT_TRANSLATE_NOOP("Checks", "Unsafe Referrer-Policy"),
        QT_TRANSLATE_NOOP("Checks",
            "The effective policy of the page is unsafe-url or no-referrer-when-downgrade. The last valid value in the "
            "header is effective unless a meta element replaces it."),
        QT_TRANSLATE_NOOP("Checks",
            "Other sites learn the path and query of the page that visitors come from, including search terms and "
            "tokens in URLs."),
        QT_TRANSLATE_NOOP(
            "Checks", "Change it to strict-origin-when-cross-origin. If URLs are private, use no-referrer.")},
    {"sec-permissions-policy", QT_TRANSLATE_NOOP("Checks", "Missing Permissions-Policy"),
        QT_TRANSLATE_NOOP(
            "Checks", "A page has no Permissions-Policy header. The content of the header is not checked."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers ask visitors anyway before a page uses the camera or location. The policy keeps third-party "
            "scripts and frames from even asking."),
        QT_TRANSLATE_NOOP("Checks",
            "List the features that the page does not need, for example Permissions-Policy: camera=(), microphone=(), "
            "geolocation=().")},
    {"sec-coop-missing", QT_TRANSLATE_NOOP("Checks", "Missing Cross-Origin-Opener-Policy"),
        QT_TRANSLATE_NOOP("Checks",
            "An https page has no Cross-Origin-Opener-Policy header. The content of the header is not checked."),
        QT_TRANSLATE_NOOP("Checks",
            "A page of another site that opens this one in a window keeps a reference to that window. This matters for "
            "pages with a login, and hardly for others."),
        QT_TRANSLATE_NOOP("Checks",
            "Send Cross-Origin-Opener-Policy: same-origin. If logins or payments open windows, send "
            "same-origin-allow-popups.")},
    {"sec-cors-open", QT_TRANSLATE_NOOP("Checks", "CORS: any origin with credentials"),
        QT_TRANSLATE_NOOP("Checks",
            "A response has Access-Control-Allow-Origin: * and Access-Control-Allow-Credentials: true. All fetched "
            "URLs are checked. The crawl does not test whether the server repeats the origin of a request."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers refuse this pair, so requests with cookies fail. It was probably meant to let every site read "
            "the content that a logged-in visitor sees, which should never be allowed."),
        QT_TRANSLATE_NOOP("Checks",
            "List the origins that need it one by one. For public data, remove Access-Control-Allow-Credentials.")},
    {"sec-version-leak", QT_TRANSLATE_NOOP("Checks", "Server version disclosure"),
        QT_TRANSLATE_NOOP("Checks",
            "The header Server, X-Powered-By, X-AspNet-Version or X-AspNetMvc-Version contains a version number. Names "
            "without a number and text in brackets do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Attackers who search for servers with a known vulnerability find this one more easily. Updates protect "
            "the server; hiding the version alone does not."),
        QT_TRANSLATE_NOOP("Checks",
            "Turn off the version (ServerTokens Prod, server_tokens off, expose_php = Off), and keep the software up "
            "to date.")},
    {"sec-xss-header", QT_TRANSLATE_NOOP("Checks", "Deprecated X-XSS-Protection header"),
        QT_TRANSLATE_NOOP("Checks", "A page has an X-XSS-Protection header, whatever its value, including 0."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers have removed the filters that it controlled; in old browsers, attackers could misuse them. The "
            "header protects no one."),
        QT_TRANSLATE_NOOP("Checks", "Remove the header. Use a content security policy against injected scripts.")},
    {"sec-sri-missing", QT_TRANSLATE_NOOP("Checks", "Missing Subresource Integrity"),
        QT_TRANSLATE_NOOP("Checks",
            "Scripts and style sheets from another origin have no integrity attribute on their element. The value of "
            "the attribute is not checked."),
        QT_TRANSLATE_NOOP(
            "Checks", "If that server is compromised, its changed script runs on your page with full rights."),
        QT_TRANSLATE_NOOP("Checks",
            "Add integrity with the file's hash and crossorigin, or keep a copy on your own server. This does not suit "
            "files that their owner may change at any time.")},
    {"sec-protocol-relative", QT_TRANSLATE_NOOP("Checks", "Protocol-relative resource URLs (//)"),
        QT_TRANSLATE_NOOP("Checks",
            "Scripts, styles, images, frames and other files whose address on the page begins with two slashes. Links "
            "to pages do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "On an http page they load unencrypted too, and saved copies of the page do not find them. On https it "
            "does no harm."),
        QT_TRANSLATE_NOOP("Checks", "Write https:// in front of these addresses.")},
    {"sec-secret-in-page", QT_TRANSLATE_NOOP("Checks", "Exposed secret (API key or private key)"),
        QT_TRANSLATE_NOOP("Checks",
            "The page's HTML contains an AWS access key id (AKIA and 16 characters), a GitHub token (ghp_ and 36 "
            "characters) or the beginning of a private key in PEM format. Only the kind is stored, not the secret."),
        QT_TRANSLATE_NOOP(
            "Checks", "All readers of the page can use it. Text that only shows an example may be reported too."),
        QT_TRANSLATE_NOOP("Checks",
            "First revoke the key or token, then remove it from the page. Treat everything that was public as "
            "compromised.")},
    {"sec-directory-listing", QT_TRANSLATE_NOOP("Checks", "Directory listing enabled"),
        QT_TRANSLATE_NOOP("Checks",
            "A page at a URL that ends in a slash has a title that begins with \"Index of /\", and links to the parent "
            "folder. A list of the root folder is not detected."),
        QT_TRANSLATE_NOOP("Checks",
            "Visitors find files that were not meant to be linked, such as backups and drafts. If the list is "
            "intended, no change is needed."),
        QT_TRANSLATE_NOOP(
            "Checks", "Turn off listings (Options -Indexes, autoindex off), or put an index page into the folder.")},
    {"cookie-not-secure", QT_TRANSLATE_NOOP("Checks", "Cookie without Secure"),
        QT_TRANSLATE_NOOP("Checks", "An https response sets cookies without Secure. Deleted cookies do not count."),
        QT_TRANSLATE_NOOP("Checks", "If a visitor opens an http URL of the host, the cookie can be read on its way."),
        QT_TRANSLATE_NOOP("Checks", "Add Secure to each cookie.")},
    {"cookie-not-httponly", QT_TRANSLATE_NOOP("Checks", "Cookie without HttpOnly"),
        QT_TRANSLATE_NOOP("Checks",
            "Cookies that an answer sets without HttpOnly. Those that it deletes do not count, nor those made for "
            "scripts: tokens against forged requests (csrf, xsrf), consent, visitor counts. Those that look like a "
            "login have a check of their own."),
        QT_TRANSLATE_NOOP("Checks",
            "A script that is injected into the page can read them. For cookies that your own scripts need, this is "
            "unavoidable."),
        QT_TRANSLATE_NOOP("Checks", "Add HttpOnly to all cookies that your scripts do not read.")},
    {"cookie-session-not-httponly", QT_TRANSLATE_NOOP("Checks", "Session cookie without HttpOnly"),
        QT_TRANSLATE_NOOP("Checks",
            "Cookies without HttpOnly have sess, token or auth in their name, or sid as a word. Tokens against forged "
            "requests (csrf, xsrf) and deleted cookies do not count."),
        QT_TRANSLATE_NOOP(
            "Checks", "An attacker who reads a session cookie with an injected script can act as the visitor."),
        QT_TRANSLATE_NOOP("Checks", "Add HttpOnly to the cookie. Scripts rarely need to read a session cookie.")},
    {"cookie-no-samesite", QT_TRANSLATE_NOOP("Checks", "Missing or invalid SameSite in cookie"),
        QT_TRANSLATE_NOOP("Checks",
            "Cookies have no SameSite, or a value other than Strict, Lax and None. Deleted cookies do not count."),
        QT_TRANSLATE_NOOP(
            "Checks", "Browsers differ: some treat such a cookie as Lax, others send it with requests from any site."),
        QT_TRANSLATE_NOOP("Checks",
            "Set SameSite=Lax. Use Strict for cookies that only your own pages need, or None with Secure for cookies "
            "that work within other sites.")},
    {"cookie-none-insecure", QT_TRANSLATE_NOOP("Checks", "SameSite=None cookie without Secure"),
        QT_TRANSLATE_NOOP("Checks", "Cookies with SameSite=None lack Secure. Deleted cookies do not count."),
        QT_TRANSLATE_NOOP("Checks", "Browsers reject such a cookie, and features that depend on it do not work."),
        QT_TRANSLATE_NOOP("Checks", "Add Secure. If other sites do not need the cookie, use SameSite=Lax.")},
    {"cookie-prefix", QT_TRANSLATE_NOOP("Checks", "Invalid __Host- or __Secure- cookie"),
        QT_TRANSLATE_NOOP("Checks",
            "Cookies whose name begins with __Secure- or __Host- lack Secure or are set over http. Those with __Host- "
            "also count if they have a Domain or a Path other than /."),
        QT_TRANSLATE_NOOP("Checks", "Browsers reject such a cookie, and features that depend on it do not work."),
        QT_TRANSLATE_NOOP("Checks", "Set Secure over https. For __Host-, add Path=/ and remove Domain.")},
    {"cookie-rejected", QT_TRANSLATE_NOOP("Checks", "Rejected cookie (domain, size or syntax)"),
        QT_TRANSLATE_NOOP("Checks",
            "Cookies have a Domain that is not the host's or is a public suffix, more than 4,096 bytes, no content, "
            "control characters, or Secure over http. Cookies with an attribute of more than 1,024 bytes count too."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers reject such a cookie, or its overlong attribute, and features that depend on it do not work."),
        QT_TRANSLATE_NOOP("Checks", "Remove Domain or use the site's own domain, and keep large data on the server.")},
    {"cookie-long", QT_TRANSLATE_NOOP("Checks", "Cookie lifetime over 400 days"),
        QT_TRANSLATE_NOOP("Checks", "Cookies have a Max-Age or Expires of more than 400 days ahead."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers limit it to 400 days, so a longer time has no effect. Data protection rules may require less."),
        QT_TRANSLATE_NOOP("Checks",
            "Choose a time that fits the purpose, at most 400 days, and renew the cookie when the visitor returns.")},
    {"cookie-on-static", QT_TRANSLATE_NOOP("Checks", "Cookies set by static files"),
        QT_TRANSLATE_NOOP(
            "Checks", "An image, style sheet, script or font, by its Content-Type, sends Set-Cookie in its response."),
        QT_TRANSLATE_NOOP(
            "Checks", "Shared caches often do not store such files, and the cookies needlessly enlarge requests."),
        QT_TRANSLATE_NOOP("Checks", "Set cookies only on pages. Serve static files without the application.")},
    {"tls-expired", QT_TRANSLATE_NOOP("Checks", "Expired or not yet valid certificate"),
        QT_TRANSLATE_NOOP(
            "Checks", "The certificate of a host had expired when the crawl fetched from it, or was not valid yet."),
        QT_TRANSLATE_NOOP(
            "Checks", "Browsers show a warning instead of the site, and search engines stop fetching it."),
        QT_TRANSLATE_NOOP("Checks", "Renew the certificate, and automate future renewals.")},
    {"tls-expires-soon", QT_TRANSLATE_NOOP("Checks", "Certificate expiring within 7 days"),
        QT_TRANSLATE_NOOP(
            "Checks", "The certificate of a host was valid for less than 7 more days at the time of the crawl."),
        QT_TRANSLATE_NOOP("Checks",
            "Once it has expired, browsers show a warning instead of the site. Automatic renewal would have replaced "
            "it by now."),
        QT_TRANSLATE_NOOP("Checks", "Renew it now, and find out why it was not renewed automatically.")},
    {"tls-expiring", QT_TRANSLATE_NOOP("Checks", "Certificate expiring within 30 days"),
        QT_TRANSLATE_NOOP("Checks",
            "The certificate of a host was valid for less than 30, but at least 7 more days at the time of the crawl."),
        QT_TRANSLATE_NOOP(
            "Checks", "Replace it before it expires, or browsers will show a warning instead of the site."),
        QT_TRANSLATE_NOOP("Checks",
            "Make sure that it is renewed in time. If certificates are renewed automatically at the last moment, no "
            "action is needed.")},
    {"tls-name-mismatch", QT_TRANSLATE_NOOP("Checks", "Certificate name mismatch"),
        QT_TRANSLATE_NOOP("Checks", "The certificate of a host does not include the name of that host."),
        QT_TRANSLATE_NOOP(
            "Checks", "Browsers cannot tell the host from an impostor, and show a warning instead of the site."),
        QT_TRANSLATE_NOOP("Checks",
            "Get a certificate that includes every host of the site, with and without www, or let the server send the "
            "right one.")},
    {"tls-untrusted", QT_TRANSLATE_NOOP("Checks", "Untrusted certificate"),
        QT_TRANSLATE_NOOP("Checks",
            "The certificate of a host is self-signed, comes from an authority that this computer does not know, lacks "
            "intermediate certificates, or has another error."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers show a warning instead of the site. If only the intermediate certificates are missing, some "
            "browsers show the site and others do not."),
        QT_TRANSLATE_NOOP("Checks",
            "Use a certificate from an authority that browsers trust, and let the server send the full chain.")},
    {"tls-chain-incomplete", QT_TRANSLATE_NOOP("Checks", "Incomplete certificate chain"),
        QT_TRANSLATE_NOOP("Checks",
            "A host does not send the intermediate certificate that issued its own certificate. The details show the "
            "issuer."),
        QT_TRANSLATE_NOOP("Checks",
            "Chrome and Safari fetch the missing certificate, and Firefox may already have it. Other clients fail: "
            "apps, feed readers, payment services, scripts, some crawlers."),
        QT_TRANSLATE_NOOP("Checks",
            "Configure the server with the full chain: its own certificate, then the intermediate ones. The authority "
            "provides it as a file, often named fullchain.")},
    {"tls-old-protocol", QT_TRANSLATE_NOOP("Checks", "Outdated TLS version supported (TLS 1.1 or older)"),
        QT_TRANSLATE_NOOP("Checks",
            "When only TLS 1.1 and 1.0 were offered, a host of the site accepted one of them, or SSL 3. The details "
            "show the version that it chose. Checked only if the crawl probes the site."),
        QT_TRANSLATE_NOOP("Checks",
            "These versions can be attacked and have been forbidden since 2021 (RFC 8996). Browsers no longer use "
            "them, so they only help attackers. Audits of payment systems fail because of them."),
        QT_TRANSLATE_NOOP("Checks", "Disable all versions below TLS 1.2 in the server's settings.")},
    {"tls-weak-key", QT_TRANSLATE_NOOP("Checks", "Weak certificate key or signature"),
        QT_TRANSLATE_NOOP("Checks",
            "The key of a host's certificate is shorter than 2048 bits (256 bits for an elliptic curve), or the "
            "certificate is signed with SHA-1 or MD5."),
        QT_TRANSLATE_NOOP("Checks",
            "Weak keys and signatures may be forged in the future. Sooner or later browsers refuse such certificates, "
            "and many already do."),
        QT_TRANSLATE_NOOP(
            "Checks", "Get a new certificate for a new key. Current authorities no longer issue weak ones.")},
};

} // namespace

std::span<const WordRow> securityWords()
{
    return SecurityWords;
}

} // namespace argiope::audit
