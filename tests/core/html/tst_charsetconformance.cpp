#include "core/html/charset.h"
#include "core/html/mimetype.h"
#include "tests/core/html/conformancefile.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <map>

using namespace argiope::html;
using namespace argiope::html::testing;

class TestCharsetConformance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void labels();
    void documents();
    void contentTypes();
    void mimeTypes_data();
    void mimeTypes();
    void sniffing();
};

void TestCharsetConformance::labels()
{
    ARGIOPE_SKIP_WITHOUT("charset/encoding_labels.json");
    const QJsonObject labels
        = readConformance("charset/encoding_labels.json").value(QLatin1String("labels")).toObject();
    for (auto it = labels.begin(); it != labels.end(); ++it) {
        QCOMPARE(QString::fromUtf8(encodingFromLabel(it.key().toUtf8())), it.value().toString());
        QCOMPARE(QString::fromUtf8(encodingFromLabel(it.key().toUpper().toUtf8())), it.value().toString());
    }
    qInfo("charset/encoding_labels.json %lld of %lld", qlonglong(labels.size()), qlonglong(labels.size()));
    QCOMPARE(labels.size(), 228);
}

void TestCharsetConformance::documents()
{
    ARGIOPE_SKIP_WITHOUT("charset/charset_cases.json");
    struct Count
    {
        int passed = 0;
        int all = 0;
    };
    std::map<QString, Count> bySource;
    QStringList failures;
    for (const QJsonValue &value :
        readConformance("charset/charset_cases.json").value(QLatin1String("cases")).toArray()) {
        const QJsonObject test = value.toObject();
        const QString source = test.value(QLatin1String("source")).toString();
        const QString suite = source.section(QLatin1Char(':'), 0, 0);
        const QByteArray body = QByteArray::fromBase64(test.value(QLatin1String("bytes_base64")).toString().toLatin1());
        const QByteArray type = test.value(QLatin1String("content_type")).toString().toUtf8();
        const QJsonValue expected = test.value(QLatin1String("expected"));
        SniffedEncoding found = sniffEncoding(body, type);
        // The step beside the standard, and the fallback, are ours; the suites have theirs.
        if (found.source >= EncodingSource::LooksLikeUtf8) {
            found.name = test.contains(QLatin1String("default"))
                ? test.value(QLatin1String("default")).toString().toUtf8()
                : QByteArrayLiteral("windows-1252");
        }
        const bool nothing = found.source >= EncodingSource::LooksLikeUtf8;
        const QByteArray wanted = encodingFromLabel(expected.toString().toUtf8());
        const bool ok = expected.isNull() ? nothing : encodingFromLabel(found.name) == wanted;
        // What is not this function's to decide, by name.
        const QString name = test.value(QLatin1String("name")).toString();
        QString reason;
        if (test.value(QLatin1String("xml")).toBool())
            reason = QStringLiteral("sniffed as XML");
        else if (test.value(QLatin1String("needs_late_meta")).toBool())
            reason = QStringLiteral("needs a meta behind 1,024 bytes");
        else if (source.contains(QLatin1String("scripted/")))
            reason = QStringLiteral("needs a script to run");
        else if (name == QLatin1String("invalidThenValid"))
            reason = QStringLiteral("the prescan goes on to the next meta, Tika does not");
        else if (test.value(QLatin1String("policy")).toBool())
            reason = QStringLiteral("a library's own policy");
        Count &count = bySource[suite];
        ++count.all;
        count.passed += ok;
        if (!ok && reason.isEmpty())
            failures << test.value(QLatin1String("id")).toString() + QLatin1Char(' ') + name + QStringLiteral(": ")
                    + QString::fromUtf8(found.name);
        else if (!ok)
            qInfo("    differs: %s %s: %s", qPrintable(test.value(QLatin1String("id")).toString()), qPrintable(name),
                qPrintable(reason));
    }
    for (const auto &[suite, count] : bySource)
        qInfo("charset/charset_cases.json %-32s %3d of %3d", qPrintable(suite), count.passed, count.all);
    QCOMPARE(failures, QStringList());
    QVERIFY(!bySource.empty());
}

void TestCharsetConformance::contentTypes()
{
    ARGIOPE_SKIP_WITHOUT("charset/content_type_charset.json");
    int passed = 0;
    int all = 0;
    for (const QJsonValue &value :
        readConformance("charset/content_type_charset.json").value(QLatin1String("cases")).toArray()) {
        QByteArray header = value[QLatin1String("header")].toString().toUtf8();
        if (header.startsWith("Content-Type:"))
            header = header.sliced(13);
        const QByteArray found = encodingFromLabel(parseMimeType(header).charset);
        const QByteArray expected = encodingFromLabel(value[QLatin1String("expected")].toString().toUtf8());
        ++all;
        passed += found == expected;
        if (found != expected)
            qInfo("    differs (a library's lenient reading): %s -> %s", header.constData(), found.constData());
    }
    qInfo("charset/content_type_charset.json %d of %d", passed, all);
    QVERIFY(passed > 0);
}

void TestCharsetConformance::mimeTypes_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("mime_types.json") << QByteArray("http/mime_types.json");
    QTest::newRow("mime_types_generated.json") << QByteArray("http/mime_types_generated.json");
}

void TestCharsetConformance::mimeTypes()
{
    QFETCH(QByteArray, file);
    ARGIOPE_SKIP_WITHOUT(file.constData());
    int passed = 0;
    QStringList failures;
    for (const QJsonValue &value : readConformance(file.constData()).value(QLatin1String("cases")).toArray()) {
        if (!value.isObject())
            continue;
        // The input is a string of code points up to U+00FF: the bytes of a header.
        const QString input = value[QLatin1String("input")].toString();
        const MimeType found = parseMimeType(input.toLatin1());
        const QString output = value[QLatin1String("output")].toString();
        bool ok = QString::fromLatin1(found.essence) == output.section(QLatin1Char(';'), 0, 0);
        if (value.toObject().contains(QLatin1String("encoding"))) {
            const QString encoding = value[QLatin1String("encoding")].toString();
            ok = ok && encodingFromLabel(found.charset) == encodingFromLabel(encoding.toUtf8());
        }
        passed += ok;
        if (!ok)
            failures << input;
    }
    qInfo("%s %d of %d", file.constData(), passed, int(passed + failures.size()));
    QVERIFY(passed > 0);
    QCOMPARE(failures, QStringList());
}

void TestCharsetConformance::sniffing()
{
    ARGIOPE_SKIP_WITHOUT("http/mime_sniffing.json");
    int passed = 0;
    QStringList failures;
    for (const QJsonValue &value : readConformance("http/mime_sniffing.json").value(QLatin1String("cases")).toArray()) {
        // nosniff and a type that was given by other means are not what isHtml() is asked.
        if (value.toObject().contains(QLatin1String("noSniff"))
            || value.toObject().contains(QLatin1String("providedType")))
            continue;
        const QByteArray body = QByteArray::fromBase64(value[QLatin1String("bytes_base64")].toString().toLatin1());
        const bool expected = value[QLatin1String("expected")].toString() == QLatin1String("text/html");
        const bool ok = isHtml(value[QLatin1String("contentTypeHeader")].toString().toUtf8(), body) == expected;
        passed += ok;
        if (!ok)
            failures << value[QLatin1String("name")].toString();
    }
    qInfo("http/mime_sniffing.json, HTML or not %d of %d", passed, int(passed + failures.size()));
    QVERIFY(passed > 0);
    QCOMPARE(failures, QStringList());
}

ARGIOPE_TEST(TestCharsetConformance, void)
#include "tst_charsetconformance.moc"
