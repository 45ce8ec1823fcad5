#include "tests/architecture/classlines.h"

#include <QRegularExpression>

namespace {

/// What stands at the first column, up to its end.
struct Block
{
    QString head; ///< what stands before its body
    qsizetype end = 0; ///< the line behind it
    bool hasBody = false;
};

/// The formatter puts the end of whatever has more than one line at the first column, and nothing else there.
Block blockAt(const QStringList &lines, qsizetype start)
{
    Block block;
    bool open = false;
    for (qsizetype i = start; i < lines.size(); ++i) {
        const QString &line = lines[i];
        const QString text = line.trimmed();
        block.end = i + 1;
        if (line.startsWith(u'}')) {
            block.hasBody = true;
            return block;
        }
        if (open)
            continue;
        if (line.startsWith(u'{') || text.endsWith(u'{')) {
            open = true;
            block.head += text == u"{" ? QString() : text.chopped(1);
            continue;
        }
        block.head += text + u' ';
        if (text.endsWith(u';')) { // a declaration, a value, or all of a class
            block.hasBody = text.endsWith(QLatin1String("};"));
            return block;
        }
        const QString next = lines.value(i + 1);
        const bool goesOn = next.startsWith(u' ') || next.startsWith(u'{');
        if (text.endsWith(u'}') && !goesOn) {
            block.hasBody = true;
            return block;
        }
    }
    return block;
}

/// "Result<Writer> Writer::open" of "Result<Writer> Writer::open(const QString &path)", without what stands in <>.
QString beforeParameters(const QString &head)
{
    QString plain;
    int depth = 0;
    for (const QChar c : head) {
        if (c == u'<') {
            ++depth;
        } else if (c == u'>') {
            depth = qMax(0, depth - 1);
        } else if (depth == 0) {
            if (c == u'(')
                break;
            plain.append(c);
        }
    }
    return plain;
}

/// The class that a block belongs to; empty: none.
QString classOf(const Block &block)
{
    static const QRegularExpression body(
        QStringLiteral("^(?:template )?(?:class|struct) ([\\w:]+)(?: final)?\\s*(?::[^:].*)?(?:\\{.*)?$"));
    static const QRegularExpression function(
        QStringLiteral("(?:^|[\\s*&])(\\w+(?:::\\w+)*)::(?:~?\\w+|operator.*)\\s*$"));
    if (!block.hasBody)
        return {};
    const QString head = beforeParameters(block.head).trimmed();
    auto match = body.match(head);
    if (!match.hasMatch() && block.head.contains(u'('))
        match = function.match(head);
    return match.captured(1);
}

} // namespace

QMap<QString, int> classLines(const QStringList &lines)
{
    static const QRegularExpression none(QStringLiteral("^($|[\\s#/}{*]|namespace\\b|extern \"C\"|using\\b)"));
    QMap<QString, int> sizes;
    for (qsizetype i = 0; i < lines.size();) {
        if (none.match(lines[i]).hasMatch()) {
            ++i;
            continue;
        }
        const Block block = blockAt(lines, i);
        const QString name = classOf(block);
        if (!name.isEmpty())
            sizes[name] += int(block.end - i);
        i = block.end;
    }
    return sizes;
}
