#include "app/cli/markdown.h"

#include <QRegularExpression>
#include <QString>

namespace argiope::cli {

bool hasMarkdownTitle(const QByteArray &text)
{
    static const QRegularExpression title(
        QStringLiteral("^ {0,3}(?:#[ \\t]+\\S|[^\\s#>-].*\\n=+[ \\t]*$)"), QRegularExpression::MultilineOption);
    return title.match(QString::fromUtf8(text)).hasMatch();
}

QByteArrayList markdownTargets(const QByteArray &text)
{
    static const QRegularExpression fenced(QStringLiteral("^ {0,3}(```|~~~).*?(?:^ {0,3}\\1|\\z)"),
        QRegularExpression::MultilineOption | QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression kinds[]
        = {QRegularExpression(QStringLiteral("\\]\\(\\s*(?:<([^>\\n]*)>|((?:[^()\\s]|\\([^()\\s]*\\))+))")),
            QRegularExpression(QStringLiteral("<(https?://[^>\\s]+)>")),
            QRegularExpression(QStringLiteral("^ {0,3}\\[[^\\]\\n]+\\]:[ \\t]*(?:<([^>\\n]*)>|(\\S+))"),
                QRegularExpression::MultilineOption)};
    const QString plain = QString::fromUtf8(text).remove(fenced);
    QByteArrayList targets;
    for (const QRegularExpression &kind : kinds) {
        for (auto it = kind.globalMatch(plain); it.hasNext();) {
            const auto match = it.next();
            targets.append((match.captured(1) + match.captured(2)).toUtf8());
        }
    }
    return targets;
}

} // namespace argiope::cli
