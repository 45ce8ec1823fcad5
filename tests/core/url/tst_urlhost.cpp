#include "core/url/url.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::url;

// Hosts (URL Standard, section 3), seen through the parser. Row names start with the section.
class TstUrlHost : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void special_data();
    void special();
    void opaque_data();
    void opaque();
    void everyForbiddenCodePoint();
    void longNames();
};

void TstUrlHost::special_data()
{
    QTest::addColumn<QByteArray>("host");
    QTest::addColumn<QByteArray>("expected"); // empty: refused
    const auto row = [](const char *name, const char *host, const char *expected) {
        QTest::newRow(name) << QByteArray(host) << QByteArray(expected);
    };
    row("3.3 lower-cases ASCII", "EXAMPLE.Org", "example.org");
    row("3.3 underscores and hyphens are fine", "_a-.-b--c", "_a-.-b--c");
    row("3.3 empty labels are fine", "a..b.", "a..b.");
    // What is ASCII is only lower-cased, whatever Unicode ToASCII makes of it: sites with such names are there.
    row("3.3 ASCII with a bad punycode label", "xn--a.org", "xn--a.org");
    row("3.3 punycode of nothing", "xn--", "xn--");
    row("3.3 punycode that ends too early", "xn--b", "xn--b");
    row("3.3 punycode of no letters", "a.XN--0X.b", "a.xn--0x.b");
    row("3.3 punycode with what it never has", "xn--bcher{kva.example", "xn--bcher{kva.example");
    row("3.3 punycode of what would have been mapped", "xn--8i7caa", "xn--8i7caa");
    row("3.3 punycode against the rule of Bidi", "2.xn--mgbb", "2.xn--mgbb");
    row("3.3 punycode, escaped", "%78n--b", "xn--b");
    row("3.5 punycode with a forbidden code point", "xn--bcher^kva", "");
    row("3.5 punycode of digits ends in no number", "10.0.0.xn--0", "10.0.0.xn--0");
    // Where one label is not ASCII, ToASCII judges all of them.
    row("3.3 bad punycode beside a non-ASCII label", "xn--a.\xC3\xA9", "");
    row("3.3 empty punycode beside a non-ASCII label", "xn--.\xC3\xA9", "");
    row("3.3 odd punycode beside a non-ASCII label", "xn--bcher{kva.\xC3\xA9", "");
    row("3.3 good punycode beside a non-ASCII label", "xn--bcher-kva.\xC3\xA9", "xn--bcher-kva.xn--9ca");
    row("3.3 punycode with a non-ASCII character", "xn--b\xC3\xBC", "");
    row("3.3 IDNA",
        "b\xC3\xBC"
        "cher.de",
        "xn--bcher-kva.de");
    row("3.3 nontransitional sharp s", "fa\xC3\x9F.de", "xn--fa-hia.de");
    row("3.3 capital sharp s (Unicode 15.1)", "FA\xE1\xBA\x9E.de", "xn--fa-hia.de");
    row("3.3 Georgian capital (Unicode 16)", "\xE1\x82\xA0.de", "xn--rkj.de");
    row("3.3 vowel separator is ignored (Unicode 16)",
        "a\xE1\xA0\x8E"
        "b.de",
        "ab.de");
    row("3.3 fullwidth letters and dot", "\xEF\xBC\xA7\xEF\xBD\x8F\xEF\xBC\x8E\xEF\xBD\x83\xEF\xBD\x8F", "go.co");
    row("3.3 ideographic full stop",
        "a\xE3\x80\x82"
        "b",
        "a.b");
    row("3.3 soft hyphen is ignored",
        "a\xC2\xAD"
        "b",
        "ab");
    row("3.3 nothing but ignored code points", "\xC2\xAD", "");
    row("3.3 CheckJoiners",
        "a\xE2\x80\x8D"
        "b",
        "");
    row("3.3 CheckBidi",
        "\xD9\x8A"
        "a",
        "");
    row("3.3 what maps to a forbidden code point",
        "a\xEF\xBC\x85"
        "b",
        "");
    row("3.3 what maps to a colon",
        "a\xEF\xBC\x9A"
        "80",
        "");
    row("3.5 percent-decoded first", "%65x%61mple.org", "example.org");
    row("3.5 percent-decoded to IDNA", "%E2%98%83.net", "xn--n3h.net");
    row("3.5 percent-decoded to a forbidden one", "a%2Fb", "");
    row("3.5 a stray percent", "a%b", "");
    row("3.5 an escaped percent", "a%25b", "");
    row("3.5 ill-formed UTF-8 when decoded", "a%FFb", "");
    row("3.5 ends in a number: domain", "1.2.3.4a", "1.2.3.4a");
    row("3.5 ends in a number: digits first", "3com", "3com");
    row("3.5 ends in a number: 0x alone", "a.0x", "");
    row("3.5 ends in a number: not hexadecimal", "a.0xg", "a.0xg");
    row("3.5 ends in a number: trailing dot", "a.1.", "");
    row("3.5 ends in a number: two trailing dots", "a.1..", "a.1..");
    row("3.5 IPv4 four parts", "192.168.0.1", "192.168.0.1");
    row("3.5 IPv4 trailing dot", "192.168.0.1.", "192.168.0.1");
    row("3.5 IPv4 two trailing dots", "1.2.3.4..", "1.2.3.4..");
    row("3.5 IPv4 one part", "3232235521", "192.168.0.1");
    row("3.5 IPv4 two parts", "192.11010049", "192.168.0.1");
    row("3.5 IPv4 three parts", "192.168.1", "192.168.0.1");
    row("3.5 IPv4 five parts", "1.2.3.4.5", "");
    row("3.5 IPv4 hexadecimal", "0xC0.0Xa8.0x.0x1", "192.168.0.1");
    row("3.5 IPv4 octal", "0300.0250.00.01", "192.168.0.1");
    row("3.5 IPv4 not octal", "1.2.3.08", "");
    row("3.5 IPv4 empty part", "1..2.3", "");
    row("3.5 IPv4 part too large", "256.1.1.1", "");
    row("3.5 IPv4 last part too large", "1.2.65536", "");
    row("3.5 IPv4 largest", "4294967295", "255.255.255.255");
    row("3.5 IPv4 one more", "4294967296", "");
    row("3.5 IPv4 beyond 64 bits", "0xFFFFFFFFFFFFFFFFFF", "");
    row("3.5 IPv4 escaped", "%31.2.3.4", "1.2.3.4");
    row("3.5 IPv4 fullwidth", "\xEF\xBC\x91.2.3.4", "1.2.3.4");
    row("3.5 IPv6", "[1:2:3:4:5:6:7:8]", "[1:2:3:4:5:6:7:8]");
    row("3.6 IPv6 lower-case, no leading zeros", "[00AB::0FfF]", "[ab::fff]");
    row("3.6 IPv6 unspecified", "[::]", "[::]");
    row("3.6 IPv6 first longest run", "[1:0:0:2:0:0:3:4]", "[1::2:0:0:3:4]");
    row("3.6 IPv6 longer run later", "[1:0:0:2:0:0:0:4]", "[1:0:0:2::4]");
    row("3.6 IPv6 a single zero stays", "[1:0:2:3:4:5:6:7]", "[1:0:2:3:4:5:6:7]");
    row("3.6 IPv6 run at the end", "[1:2:3:4:5:6:0:0]", "[1:2:3:4:5:6::]");
    row("3.5 IPv6 compressed in front", "[::2:3]", "[::2:3]");
    row("3.5 IPv6 compressed single piece", "[1:2:3:4:5:6:7::]", "[1:2:3:4:5:6:7:0]");
    row("3.5 IPv6 nothing left to compress", "[1:2:3:4:5:6:7:8::]", "");
    row("3.5 IPv6 nothing left in the middle", "[1:2:3:4::5:6:7:8]", "");
    row("3.5 IPv6 compressed twice", "[1::2::3]", "");
    row("3.5 IPv6 three colons", "[1:::2]", "");
    row("3.5 IPv6 single colon in front", "[:1:2:3:4:5:6:7]", "");
    row("3.5 IPv6 single colon at the end", "[1:2:3:4:5:6:7:]", "");
    row("3.5 IPv6 too few", "[1:2:3]", "");
    row("3.5 IPv6 too many", "[1:2:3:4:5:6:7:8:9]", "");
    row("3.5 IPv6 five digits", "[12345::]", "");
    row("3.5 IPv6 empty", "[]", "");
    row("3.5 IPv6 zone", "[fe80::1%25eth0]", "");
    row("3.5 IPv6 with IPv4", "[::ffff:192.168.0.1]", "[::ffff:c0a8:1]");
    row("3.5 IPv6 with IPv4, six pieces", "[1:2:3:4:5:6:1.2.3.4]", "[1:2:3:4:5:6:102:304]");
    row("3.5 IPv6 with IPv4, seven pieces", "[1:2:3:4:5:6:7:1.2.3.4]", "");
    row("3.5 IPv6 with IPv4, compressed and six", "[::2:3:4:5:6:1.2.3.4]", "[0:2:3:4:5:6:102:304]");
    row("3.5 IPv6 with IPv4, three numbers", "[::1.2.3]", "");
    row("3.5 IPv6 with IPv4, five numbers", "[::1.2.3.4.5]", "");
    row("3.5 IPv6 with IPv4, leading zero", "[::1.2.3.04]", "");
    row("3.5 IPv6 with IPv4, too large", "[::1.2.3.256]", "");
    row("3.5 IPv6 with IPv4, no number", "[::.1.2.3]", "");
    row("3.5 IPv6 with IPv4, something after", "[::1.2.3.4:5]", "");
    row("3.5 IPv6 text after the bracket", "[::1]a", "");
}

void TstUrlHost::special()
{
    QFETCH(QByteArray, host);
    QFETCH(QByteArray, expected);
    const auto url = parse(QByteArray("http://" + host + "/"));
    QCOMPARE(url.ok() ? url->hostname().toByteArray() : QByteArray(), expected);
}

void TstUrlHost::opaque_data()
{
    QTest::addColumn<QByteArray>("host");
    QTest::addColumn<QByteArray>("expected"); // empty: refused
    const auto row = [](const char *name, const char *host, const char *expected) {
        QTest::newRow(name) << QByteArray(host) << QByteArray(expected);
    };
    row("3.5 opaque: case stays", "ExAmple", "ExAmple");
    row("3.5 opaque: percent is not decoded", "a%41%b", "a%41%b");
    row("3.5 opaque: C0 set", "a\x01\x7F\xC3\xA9!\"$", "a%01%7F%C3%A9!\"$");
    row("3.5 opaque: no IPv4", "0x7f.1", "0x7f.1");
    row("3.5 opaque: IPv6 all the same", "[0::1]", "[::1]");
    row("3.5 opaque: space", "a b", "");
    row("3.5 opaque: caret", "a^b", "");
    row("3.5 opaque: bar", "a|b", "");
    row("3.5 opaque: backslash", "a\\b", "");
}

void TstUrlHost::opaque()
{
    QFETCH(QByteArray, host);
    QFETCH(QByteArray, expected);
    const auto url = parse(QByteArray("foo://" + host + "/"));
    QCOMPARE(url.ok() ? url->hostname().toByteArray() : QByteArray(), expected);
}

void TstUrlHost::everyForbiddenCodePoint()
{
    // 3.2; written as escapes, so that none of them ends the host or is stripped.
    for (int c = 0; c < 0x80; ++c) {
        const bool forbidden = c <= 0x20 || c == 0x7F || QByteArrayView("#/:<>?@[\\]^|%").contains(char(c));
        const QByteArray escape = '%' + QByteArray(1, char(c)).toHex();
        const auto url = parse(QByteArray("http://a" + escape + "b/"));
        QVERIFY2(url.ok() != forbidden, escape.constData());
        if (url.ok())
            QCOMPARE(url->hostname().toByteArray(), QByteArray(1, char(c)).toLower().prepend('a').append('b'));
    }
}

void TstUrlHost::longNames()
{
    // VerifyDnsLength is false (3.3).
    const QByteArray label(300, 'a');
    QCOMPARE(parse(QByteArray("http://" + label + "/"))->hostname().toByteArray(), label);
    QVERIFY(parse(QByteArray("http://" + label + ".\xC3\xA9/")).ok());
    // Our own bound on what IDNA is asked: 16 KiB of UTF-8.
    const QByteArray labels = QByteArray("\xC3\xA9.").repeated(5461) + "a";
    QCOMPARE(labels.size(), qsizetype(16) * 1024);
    QVERIFY(parse(QByteArray("http://" + labels + "/")).ok());
    QVERIFY(!parse(QByteArray("http://" + labels + "a/")).ok());
    QVERIFY(parse(QByteArray("http://" + QByteArray("a.").repeated(100'000) + "/")).ok());
}

ARGIOPE_TEST(TstUrlHost, void)
#include "tst_urlhost.moc"
