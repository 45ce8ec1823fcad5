#include "core/markup/tokenizer.h"
#include "tests/core/html/conformancefile.h"
#include "tests/support/testmain.h"

#include <QStringDecoder>
#include <QTest>

#include <algorithm>

using namespace argiope::markup;
using namespace argiope::html::testing;

namespace {

/// Undoes a second round of \uXXXX escapes.
QString unescaped(const QString &text)
{
    QString result;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == u'\\' && i + 5 < text.size() && text[i + 1] == u'u') {
            result += QChar(text.mid(i + 2, 4).toUShort(nullptr, 16));
            i += 5;
        } else {
            result += text[i];
        }
    }
    return result;
}

QJsonValue unescaped(const QJsonValue &value)
{
    if (value.isString())
        return unescaped(value.toString());
    if (value.isArray()) {
        QJsonArray result;
        for (const QJsonValue &one : value.toArray())
            result.append(unescaped(one));
        return result;
    }
    if (value.isObject()) {
        QJsonObject result;
        const QJsonObject object = value.toObject();
        for (auto it = object.begin(); it != object.end(); ++it)
            result.insert(unescaped(it.key()), unescaped(it.value()));
        return result;
    }
    return value;
}

bool hasLoneSurrogate(const QString &text)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate())
            ++i;
        else if (text[i].isSurrogate())
            return true;
    }
    return false;
}

Content contentOf(const QString &state)
{
    if (state == QLatin1String("PLAINTEXT state"))
        return Content::PlainText;
    if (state == QLatin1String("RCDATA state"))
        return Content::Rcdata;
    if (state == QLatin1String("RAWTEXT state"))
        return Content::RawText;
    if (state == QLatin1String("Script data state"))
        return Content::Script;
    if (state == QLatin1String("CDATA section state"))
        return Content::Cdata;
    return Content::Data;
}

QString text(QByteArrayView view)
{
    // QString::fromUtf8() would drop a U+FEFF at the beginning.
    return QStringDecoder(QStringDecoder::Utf8, QStringConverter::Flag::ConvertInitialBom).decode(view);
}

QJsonValue orNull(bool has, const QByteArray &value)
{
    return has ? QJsonValue(text(value)) : QJsonValue(QJsonValue::Null);
}

QJsonArray tokensOf(QByteArrayView input, Content content, const QByteArray &lastStartTag, FoundErrors &errors)
{
    QJsonArray result;
    Tokenizer tokenizer(input, &errors);
    if (content != Content::Data)
        tokenizer.setContent(content, lastStartTag);
    for (;;) {
        const Token &token = tokenizer.next();
        switch (token.kind) {
        case TokenKind::End:
            return result;
        case TokenKind::Text: {
            if (token.text.isEmpty())
                break;
            QString all = text(token.text);
            if (!result.isEmpty() && result.last().toArray().first() == QLatin1String("Character"))
                all.prepend(result.takeAt(result.size() - 1).toArray().at(1).toString());
            result.append(QJsonArray{QStringLiteral("Character"), all});
            break;
        }
        case TokenKind::StartTag: {
            QJsonObject attributes;
            for (const Attribute &attribute : token.attributes)
                attributes.insert(text(attribute.name), text(tokenizer.value(attribute)));
            QJsonArray one{QStringLiteral("StartTag"), text(token.name), attributes};
            if (token.selfClosing)
                one.append(true);
            result.append(one);
            break;
        }
        case TokenKind::EndTag:
            result.append(QJsonArray{QStringLiteral("EndTag"), text(token.name)});
            break;
        case TokenKind::Comment:
            result.append(QJsonArray{QStringLiteral("Comment"), text(token.text).replace(QChar(0), QChar(0xFFFD))});
            break;
        case TokenKind::Doctype: {
            const DoctypeToken &doctype = token.doctype;
            result.append(QJsonArray{QStringLiteral("DOCTYPE"), orNull(doctype.hasName, doctype.name),
                orNull(doctype.hasPublicId, doctype.publicId), orNull(doctype.hasSystemId, doctype.systemId),
                !doctype.forceQuirks});
            break;
        }
        }
    }
}

QStringList sorted(QStringList list)
{
    std::sort(list.begin(), list.end());
    return list;
}

} // namespace

class TestTokenizerConformance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void html5lib_data();
    void html5lib();
};

void TestTokenizerConformance::html5lib_data()
{
    QTest::addColumn<QString>("file");
    const QDir folder(conformancePath("html5lib/tokenizer"));
    if (!folder.exists())
        QSKIP("no conformance data: set ARGIOPE_CONFORMANCE to its folder");
    for (const QString &file : folder.entryList({QStringLiteral("*.test")}))
        QTest::newRow(qPrintable(file)) << folder.filePath(file);
}

void TestTokenizerConformance::html5lib()
{
    QFETCH(QString, file);
    QFile data(file);
    QVERIFY(data.open(QIODevice::ReadOnly));
    // xmlViolation.test is about trees for XML tools, in which some characters may not be.
    const QJsonArray tests = QJsonDocument::fromJson(data.readAll()).object().value(QLatin1String("tests")).toArray();
    int passed = 0;
    int all = 0;
    int surrogates = 0;
    QStringList failures;
    for (const QJsonValue &value : tests) {
        const QJsonObject test = value.toObject();
        const bool twice = test.value(QLatin1String("doubleEscaped")).toBool();
        QJsonValue input = test.value(QLatin1String("input"));
        QJsonValue output = test.value(QLatin1String("output"));
        if (twice) {
            input = unescaped(input);
            output = unescaped(output);
        }
        QJsonArray states = test.value(QLatin1String("initialStates")).toArray();
        if (states.isEmpty())
            states.append(QStringLiteral("Data state"));
        for (const QJsonValue &state : states) {
            ++all;
            if (hasLoneSurrogate(input.toString())) { // decoders never give one
                ++surrogates;
                continue;
            }
            QString text = input.toString();
            text.replace(QLatin1String("\r\n"), QLatin1String("\n")).replace(u'\r', u'\n');
            const QByteArray utf8 = text.toUtf8();
            FoundErrors errors;
            const QJsonArray tokens = tokensOf(utf8, contentOf(state.toString()),
                test.value(QLatin1String("lastStartTag")).toString().toUtf8(), errors);
            QStringList found;
            for (const FoundError &error : errors) {
                const Position position = positionOf(utf8, error.offset);
                found += QStringLiteral("%1 %2:%3")
                             .arg(QString::fromLatin1(errorCode(error.error)))
                             .arg(position.line)
                             .arg(position.column);
            }
            QStringList expected;
            for (const QJsonValue &error : test.value(QLatin1String("errors")).toArray()) {
                const QJsonObject one = error.toObject();
                expected += QStringLiteral("%1 %2:%3")
                                .arg(one.value(QLatin1String("code")).toString())
                                .arg(one.value(QLatin1String("line")).toInt())
                                .arg(one.value(QLatin1String("col")).toInt());
            }
            if (tokens == output.toArray() && sorted(found) == sorted(expected)) {
                ++passed;
                continue;
            }
            failures += QStringLiteral("%1 (%2) %3\n  expected %4 %5\n  found    %6 %7")
                            .arg(test.value(QLatin1String("description")).toString(), state.toString(),
                                QString::fromUtf8(QJsonDocument(QJsonArray{input}).toJson(QJsonDocument::Compact)),
                                QString::fromUtf8(QJsonDocument(output.toArray()).toJson(QJsonDocument::Compact)),
                                sorted(expected).join(u','),
                                QString::fromUtf8(QJsonDocument(tokens).toJson(QJsonDocument::Compact)),
                                sorted(found).join(u','));
        }
    }
    qInfo("%s: %d of %d, %d with a lone surrogate left out", QTest::currentDataTag(), passed, all, surrogates);
    if (!failures.isEmpty())
        QFAIL(qPrintable(QStringList(failures.mid(0, 12)).join(u'\n')));
}

ARGIOPE_TEST(TestTokenizerConformance, void)
#include "tst_tokenizerconformance.moc"
