#include "core/html/inputstream.h"
#include "core/text/maintext.h"
#include "tests/core/html/conformancefile.h"
#include "tests/support/testmain.h"

#include <zlib.h>

#include <QFile>
#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <numeric>

using namespace argiope;

namespace {

QByteArray unpacked(const QString &path)
{
    QByteArray all;
    gzFile file = gzopen(QFile::encodeName(path).constData(), "rb");
    if (!file)
        return all;
    char buffer[65536];
    for (int size = gzread(file, buffer, sizeof buffer); size > 0; size = gzread(file, buffer, sizeof buffer))
        all.append(buffer, size);
    gzclose(file);
    return all;
}

/// Words are runs of letters and digits, in lower case; of Chinese and Japanese each character is one.
QHash<QString, int> wordsOf(const QString &text, int &count)
{
    QHash<QString, int> words;
    QString word;
    const auto end = [&] {
        if (!word.isEmpty()) {
            ++words[word];
            ++count;
        }
        word.clear();
    };
    for (const char32_t c : text.toLower().toUcs4()) {
        const bool single = (c >= 0x3040 && c < 0x3100) || (c >= 0x3400 && c < 0xA000);
        if (single || !(QChar::isLetterOrNumber(c) || QChar::isMark(c)))
            end();
        if (single || QChar::isLetterOrNumber(c) || QChar::isMark(c))
            word += QString::fromUcs4(&c, 1);
        if (single)
            end();
    }
    end();
    return words;
}

/// Of the words that either has, how much both have: the harmonic mean of both shares.
double likeness(const QString &found, const QString &expected)
{
    int foundCount = 0;
    int expectedCount = 0;
    const auto foundWords = wordsOf(found, foundCount);
    const auto expectedWords = wordsOf(expected, expectedCount);
    int both = 0;
    for (auto it = foundWords.begin(); it != foundWords.end(); ++it)
        both += std::min(*it, expectedWords.value(it.key()));
    return foundCount + expectedCount == 0 ? 1 : 2.0 * both / (foundCount + expectedCount);
}

} // namespace

/// Third-party cases, where their folder is there.
class TestTextConformance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mainText();
};

void TestTextConformance::mainText()
{
    ARGIOPE_SKIP_WITHOUT("audits/readability/readability_cases.jsonl.gz");
    const QByteArray file = unpacked(html::testing::conformancePath("audits/readability/readability_cases.jsonl.gz"));
    QList<double> likenesses;
    const QList<QByteArray> lines = file.split('\n');
    for (const QByteArray &line : lines) {
        if (line.isEmpty())
            continue;
        const QJsonObject one = QJsonDocument::fromJson(line).object();
        const QByteArray body = one.value(QStringLiteral("html")).toString().toUtf8();
        const html::InputStream stream = html::inputStream(body, "text/html; charset=utf-8");
        const dom::Document document(stream.text);
        const QString found = QString::fromUtf8(text::mainText(document));
        likenesses.append(likeness(found, one.value(QStringLiteral("expected_text")).toString()));
        if (qEnvironmentVariableIsSet("TEXT_VERBOSE"))
            qInfo("%.3f %s", likenesses.last(), qPrintable(one.value(QStringLiteral("id")).toString()));
    }
    QVERIFY(likenesses.size() > 100);
    std::sort(likenesses.begin(), likenesses.end());
    const double median = likenesses[likenesses.size() / 2];
    const double mean = std::accumulate(likenesses.begin(), likenesses.end(), 0.0) / double(likenesses.size());
    qInfo("main text of %d pages: F1 of words median %.3f, mean %.3f, a tenth is below %.3f", int(likenesses.size()),
        median, mean, likenesses[likenesses.size() / 10]);
    QVERIFY2(median >= 0.93, qPrintable(QString::number(median)));
}

ARGIOPE_TEST(TestTextConformance, void)
#include "tst_textconformance.moc"
