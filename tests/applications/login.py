#!/usr/bin/env python3
"""login.py URL FIELD=VALUE...: fetches a page with a login form, posts the form with the fields given, and prints the cookies for a Cookie header."""
import html.parser
import http.cookiejar
import sys
import urllib.parse
import urllib.request


class Forms(html.parser.HTMLParser):
    """The forms of a page: action, method and the values of their fields."""

    def __init__(self):
        super().__init__()
        self.forms = []

    def handle_starttag(self, tag, attributes):
        named = dict(attributes)
        if tag == "form":
            self.forms.append((named.get("action") or "", {}))
        elif self.forms and tag in ("input", "button") and named.get("name"):
            kind = (named.get("type") or "").lower()
            if kind not in ("checkbox", "radio") or "checked" in named:
                self.forms[-1][1][named["name"]] = named.get("value") or ""


def main():
    address, given = sys.argv[1], dict(pair.split("=", 1) for pair in sys.argv[2:])
    jar = http.cookiejar.CookieJar(http.cookiejar.DefaultCookiePolicy(rfc2965=False))
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(jar))
    opener.addheaders = [("User-Agent", "applications-login")]
    with opener.open(address, timeout=60) as answer:
        forms, page = Forms(), answer.geturl()
        forms.feed(answer.read().decode("utf-8", "replace"))
    for action, fields in forms.forms:
        if all(name in fields for name in given):
            fields.update(given)
            target = urllib.parse.urljoin(page, action)
            with opener.open(target, urllib.parse.urlencode(fields).encode(), timeout=60) as answer:
                after = Forms()
                after.feed(answer.read().decode("utf-8", "replace"))
            if any(all(name in other for name in given) for _, other in after.forms):
                sys.exit("login.py: the form came again: the login was refused")
            # The same cookie may come for several paths.
            print("; ".join(dict.fromkeys(f"{cookie.name}={cookie.value}" for cookie in jar)))
            return
    sys.exit(f"login.py: no form with {', '.join(given)} at {page}")


main()
