#include "conformancedata.h"

#include "core/url/canonical.h"
#include "core/url/queryencoder.h"
#include "core/url/url.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

using namespace argiope::url;
using namespace argiope::url::test;

namespace {

/// Readable in a failure report and unique enough to name a case: non-ASCII and controls as \u escapes.
QString escaped(const QString &text)
{
    QString out;
    for (const QChar c : text) {
        if (c.unicode() > 0x20 && c.unicode() < 0x7F)
            out.append(c);
        else
            out.append(QStringLiteral("\\u%1").arg(int(c.unicode()), 4, 16, QLatin1Char('0')));
    }
    return out;
}

/// The URL, or nullopt on failure of the input or its base.
std::optional<Url> parseWithBase(const QByteArray &input, const QJsonValue &base)
{
    if (!base.isString()) {
        auto url = parse(input);
        return url.ok() ? std::optional(*url) : std::nullopt;
    }
    const auto baseUrl = parse(usvUtf8(base.toString()));
    if (!baseUrl.ok())
        return std::nullopt;
    auto url = parse(input, &*baseUrl);
    return url.ok() ? std::optional(*url) : std::nullopt;
}

/// The first attribute that differs, empty where all agree.
QString difference(const Url &url, const QJsonObject &expected)
{
    const auto differs = [&expected](const char *key, const QByteArray &actual) {
        const QJsonValue value = expected.value(QLatin1String(key));
        if (!value.isString() || usvUtf8(value.toString()) == actual)
            return QString();
        return QStringLiteral("%1 is '%2', not '%3'")
            .arg(QLatin1String(key), QString::fromUtf8(actual), value.toString());
    };
    const std::pair<const char *, QByteArray> parts[] = {{"href", url.href()}, {"origin", url.origin()},
        {"protocol", url.protocol().toByteArray()}, {"username", url.username().toByteArray()},
        {"password", url.password().toByteArray()}, {"host", url.host()}, {"hostname", url.hostname().toByteArray()},
        {"port", url.port().toByteArray()}, {"pathname", url.pathname().toByteArray()},
        {"search", url.search().toByteArray()}, {"hash", url.hash().toByteArray()}};
    for (const auto &[key, actual] : parts) {
        if (const QString text = differs(key, actual); !text.isEmpty())
            return text;
    }
    return {};
}

void runUrlTestData(const QJsonArray &cases, Tally &tally)
{
    for (const QJsonValue &value : cases) {
        if (!value.isObject())
            continue; // a section's title
        const QJsonObject object = value.toObject();
        const QString input = object[QLatin1String("input")].toString();
        const QJsonValue base = object[QLatin1String("base")];
        const QString caseName = escaped(input) + QStringLiteral(" against ") + escaped(base.toString());
        const auto url = parseWithBase(usvUtf8(input), base);
        if (object[QLatin1String("failure")].toBool()) {
            tally.count(caseName, !url, QStringLiteral("parsed"));
            continue;
        }
        const QString text = url ? difference(*url, object) : QStringLiteral("refused");
        tally.count(caseName, text.isEmpty(), text);
    }
}

/// As the web-platform-tests put a domain into a URL: what would end the host is percent-encoded.
QByteArray hostInUrl(const QString &domain)
{
    QByteArray out = "https://";
    for (const char c : usvUtf8(domain)) {
        if (QByteArrayView(":/?#\\").contains(c))
            out.append('%').append(QByteArray(1, c).toHex().toUpper());
        else
            out.append(c);
    }
    return out + "/x";
}

void runToAscii(const QJsonArray &cases, Tally &tally, bool encodeEnds)
{
    for (const QJsonValue &value : cases) {
        const QJsonObject object = value.toObject();
        const QString input = object[QLatin1String("input")].toString();
        if (!value.isObject() || input.isEmpty())
            continue; // a comment; an empty host is no question of IDNA
        const QJsonValue output = object[QLatin1String("output")];
        const auto url = parse(encodeEnds ? hostInUrl(input) : "https://" + usvUtf8(input) + "/x");
        const QByteArray actual = url.ok() ? url->hostname().toByteArray() : QByteArray("(refused)");
        const QByteArray expected = output.isString() ? output.toString().toUtf8() : QByteArray("(refused)");
        tally.count(
            escaped(input), actual == expected, QString::fromUtf8("is '" + actual + "', not '" + expected + "'"));
    }
}

} // namespace

class TstUrlConformance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void urlTestData_data();
    void urlTestData();
    void toAscii();
    void idnaTestV2();
    void urlResolve();
    void pathDots();
    void oddIPv4();
    void percentEncoding();
    void publicSuffix();

private:
    static QJsonValue data(const char *file) { return conformanceData(QString::fromUtf8(file)); }
};

#define NEED(value)                                                                                                    \
    if ((value).isUndefined())                                                                                         \
    QSKIP("no conformance data; set ARGIOPE_CONFORMANCE to their folder")

#define VERIFY_TALLY(tally)                                                                                            \
    do {                                                                                                               \
        const QByteArray failures = (tally).finish();                                                                  \
        QVERIFY2(failures.isEmpty(), failures.constData());                                                            \
    } while (false)

void TstUrlConformance::urlTestData_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("all schemes") << QStringLiteral("url/urltestdata.json");
    QTest::newRow("http and https") << QStringLiteral("url/urltestdata_http.json");
}

void TstUrlConformance::urlTestData()
{
    QFETCH(QString, file);
    const QJsonValue value = conformanceData(file);
    NEED(value);
    Tally tally(file);
    runUrlTestData(value.toArray(), tally);
    VERIFY_TALLY(tally);
}

void TstUrlConformance::toAscii()
{
    const QJsonValue value = data("url/toascii.json");
    NEED(value);
    Tally tally(QStringLiteral("url/toascii.json"));
    runToAscii(value.toArray(), tally, false);
    VERIFY_TALLY(tally);
}

void TstUrlConformance::idnaTestV2()
{
    const QJsonValue value = data("url/IdnaTestV2.json");
    NEED(value);
    // ICU knows the code points of its own Unicode version: U+32B31 and U+32B9A came with Unicode 17 (ICU 78).
    const QString reason = QStringLiteral("code point of Unicode 17 in an older ICU");
    Tally tally(QStringLiteral("url/IdnaTestV2.json"),
        {{QStringLiteral("\\ud88a\\udd3120.\\u97f3.\\ua8661."), reason},
            {QStringLiteral("\\ud88a\\udf9a9\\ua369\\u17d3.ss"), reason},
            {QStringLiteral("\\ud88a\\udf9a9\\ua369\\u17d3.SS"), reason}});
    runToAscii(value.toArray(), tally, true);
    VERIFY_TALLY(tally);
}

void TstUrlConformance::urlResolve()
{
    const QJsonValue value = data("url/url_resolve.json");
    NEED(value);
    Tally tally(QStringLiteral("url/url_resolve.json"));
    const QJsonArray cases = value[QLatin1String("cases")].toArray();
    for (const QJsonValue &item : cases) {
        const QJsonObject object = item.toObject();
        const QString base = object[QLatin1String("base")].toString();
        const QJsonValue expected = object.contains(QLatin1String("expected_whatwg"))
            ? object[QLatin1String("expected_whatwg")]
            : object[QLatin1String("expected")];
        const auto url = parseWithBase(
            usvUtf8(object[QLatin1String("input")].toString()), base.isEmpty() ? QJsonValue() : QJsonValue(base));
        const QByteArray actual = url ? url->href() : QByteArray("(refused)");
        const QByteArray wanted = expected.isString() ? usvUtf8(expected.toString()) : QByteArray("(refused)");
        tally.count(object[QLatin1String("id")].toString(), actual == wanted,
            QString::fromUtf8("is '" + actual + "', not '" + wanted + "'"));
    }
    VERIFY_TALLY(tally);
}

void TstUrlConformance::pathDots()
{
    const QJsonValue value = data("url/urlcanon_path_dots_ipv4.json");
    NEED(value);
    Tally tally(QStringLiteral("urlcanon path dots"));
    const QJsonObject kinds = value[QLatin1String("path_dots")].toObject();
    for (auto kind = kinds.begin(); kind != kinds.end(); ++kind) {
        const bool special = kind.key() == QLatin1String("special");
        const QJsonObject paths = kind->toObject();
        for (auto it = paths.begin(); it != paths.end(); ++it) {
            const auto url = parse(QByteArray(special ? "http://h" : "foo://h").append(it.key().toUtf8()));
            const QByteArray actual = url.ok() ? url->pathname().toByteArray() : QByteArray("(refused)");
            QByteArray wanted = it->toString().toUtf8();
            if (special)
                wanted.replace('\\', '/'); // the data keep the backslash that the URL Standard turns around
            else if (it.key().startsWith(QLatin1Char('\\')))
                wanted = "(refused)"; // a backslash is no path's start there but a forbidden host code point
            tally.count(kind.key() + QLatin1Char(' ') + it.key(), actual == wanted,
                QString::fromUtf8("is '" + actual + "', not '" + wanted + "'"));
        }
    }
    VERIFY_TALLY(tally);
}

void TstUrlConformance::oddIPv4()
{
    const QJsonValue value = data("url/urlcanon_path_dots_ipv4.json");
    NEED(value);
    Tally tally(QStringLiteral("urlcanon IPv4"),
        {{QStringLiteral("0000xa"),
            QStringLiteral("no number by URL Standard 3.5, so it is a domain, not a failure")}});
    const QJsonObject addresses = value[QLatin1String("funky_ipv4")].toObject();
    for (auto it = addresses.begin(); it != addresses.end(); ++it) {
        const auto url = parse(QByteArray("http://" + it.key().toUtf8() + "/"));
        const QByteArray actual = url.ok() ? url->hostname().toByteArray() : QByteArray("(refused)");
        const QByteArray wanted = it->isString() ? it->toString().toUtf8() : QByteArray("(refused)");
        tally.count(it.key(), actual == wanted, QString::fromUtf8("is '" + actual + "', not '" + wanted + "'"));
    }
    VERIFY_TALLY(tally);
}

void TstUrlConformance::percentEncoding()
{
    const QJsonValue value = data("url/percent-encoding.json");
    NEED(value);
    Tally tally(QStringLiteral("url/percent-encoding.json"));
    const QJsonArray cases = value.toArray();
    for (const QJsonValue &item : cases) {
        const QByteArray input = usvUtf8(item[QLatin1String("input")].toString());
        const QJsonObject outputs = item[QLatin1String("output")].toObject();
        for (auto it = outputs.begin(); it != outputs.end(); ++it) {
            const auto url = parse(QByteArray("http://h/?" + input), nullptr, queryEncoderFor(it.key().toLatin1()));
            const QByteArray actual = url.ok() ? url->search().toByteArray() : QByteArray("(refused)");
            const QByteArray wanted = "?" + it->toString().toLatin1();
            tally.count(escaped(QString::fromUtf8(input)) + QStringLiteral(" in ") + it.key(), actual == wanted,
                QString::fromUtf8(QByteArray("is '" + actual + "', not '" + wanted + "'")));
        }
    }
    VERIFY_TALLY(tally);
}

void TstUrlConformance::publicSuffix()
{
    const QJsonValue value = data("psl/psl_cases.json");
    NEED(value);
    Tally tally(QStringLiteral("psl/psl_cases.json"));
    const QJsonArray cases = value[QLatin1String("cases")].toArray();
    for (const QJsonValue &item : cases) {
        const QString input = item[QLatin1String("input")].toString();
        const QJsonValue output = item[QLatin1String("registrable_domain")];
        const auto actual = registrableDomain(usvUtf8(input));
        std::optional<QByteArray> wanted;
        if (output.isString()) {
            const auto url = parse(QByteArray("http://" + usvUtf8(output.toString()) + "/"));
            QVERIFY(url.ok());
            wanted = url->hostname().toByteArray();
        }
        tally.count(escaped(input), actual == wanted,
            QString::fromUtf8("is '" + actual.value_or("(none)") + "', not '" + wanted.value_or("(none)") + "'"));
    }
    VERIFY_TALLY(tally);
}

ARGIOPE_TEST(TstUrlConformance, void)
#include "tst_urlconformance.moc"
