#include "core/scope/urlwords.h"

#include <algorithm>

namespace argiope::scope {

namespace {

QString decoded(QByteArrayView text, bool plus)
{
    QByteArray bytes = text.toByteArray();
    if (plus)
        bytes.replace('+', ' ');
    return bytes.contains('%') ? QString::fromUtf8(QByteArray::fromPercentEncoding(bytes)) : QString::fromUtf8(bytes);
}

} // namespace

Name nameOf(QStringView text)
{
    Name name;
    QString word;
    const auto end = [&] {
        if (!word.isEmpty())
            name.words.append(word);
        word.clear();
    };
    bool wasLower = false;
    for (const QChar c : text) {
        if (!c.isLetterOrNumber() && !c.isMark()) {
            name.asCode = name.asCode || (c == u'_' && !word.isEmpty());
            end();
            wasLower = false;
            continue;
        }
        if (c.isUpper() && wasLower) {
            name.asCode = true;
            end();
        }
        wasLower = c.isLower() || c.isDigit();
        word += c.toLower();
    }
    end();
    name.joined = name.words.join(QString());
    return name;
}

bool isYear(const QString &text)
{
    return text.size() == 4 && (text.startsWith(u"19") || text.startsWith(u"20"));
}

bool isDigits(const QString &text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](QChar c) { return c >= u'0' && c <= u'9'; });
}

bool looksRandom(const QString &text)
{
    if (text.size() < 8 || text.size() > 512)
        return false;
    qsizetype digits = 0;
    qsizetype letters = 0;
    bool lower = false;
    bool upper = false;
    for (const QChar c : text) {
        if (c.isDigit())
            ++digits;
        else if (c.isLetter() && c.unicode() < 0x80)
            ++letters;
        else if (!QStringView(u"-_.~+/=\\").contains(c))
            return false;
        lower = lower || c.isLower();
        upper = upper || c.isUpper();
    }
    if (digits >= 2 && letters >= 2)
        return true;
    return text.size() >= 16 && ((lower && upper && digits > 0) || (lower && upper && !text.contains(u'-')));
}

bool isId(const QString &text)
{
    return (isDigits(text) && !isYear(text)) || looksRandom(text);
}

QStringView behindColon(const QString &text)
{
    const qsizetype colon = text.lastIndexOf(u':');
    return colon <= 0 || colon + 1 == text.size() ? QStringView() : QStringView(text).sliced(colon + 1);
}

QList<Segment> segmentsOf(const url::Url &url)
{
    QList<Segment> segments;
    const QByteArrayView path = url.pathname();
    for (qsizetype from = 0; from < path.size();) {
        qsizetype to = path.indexOf('/', from);
        if (to < 0)
            to = path.size();
        if (to > from) {
            Segment segment;
            segment.text = decoded(path.sliced(from, to - from), false);
            const qsizetype parameters = segment.text.indexOf(u';'); // ";jsessionid=…"
            if (parameters > 0)
                segment.text.truncate(parameters);
            const qsizetype bang = segment.text.indexOf(u'!'); // "Logout!default.jspa"
            const qsizetype dot = segment.text.lastIndexOf(u'.');
            if (dot > 0 && segment.text.size() - dot <= 7) {
                segment.extension = segment.text.mid(dot + 1).toLower();
                segment.text.truncate(bang > 0 ? std::min(bang, dot) : dot);
            }
            segment.name = nameOf(segment.text);
            if (const QStringView behind = behindColon(segment.text); !behind.isEmpty())
                segment.special = nameOf(behind);
            segments.append(std::move(segment));
        }
        from = to + 1;
    }
    return segments;
}

QList<Parameter> parametersOf(const url::Url &url)
{
    QList<Parameter> parameters;
    QByteArrayView query = url.search();
    if (query.startsWith('?'))
        query = query.sliced(1);
    for (qsizetype from = 0; from < query.size();) {
        qsizetype to = from;
        while (to < query.size() && query[to] != '&' && query[to] != ';')
            ++to;
        const QByteArrayView one = query.sliced(from, to - from);
        if (!one.isEmpty()) {
            const qsizetype equals = one.indexOf('=');
            Parameter parameter;
            parameter.rawName = decoded(equals < 0 ? one : one.first(equals), true);
            parameter.name = nameOf(parameter.rawName);
            if (equals >= 0)
                parameter.value = decoded(one.sliced(equals + 1), true);
            parameters.append(std::move(parameter));
        }
        from = to + 1;
    }
    return parameters;
}

} // namespace argiope::scope
