#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <QString>

#include <optional>

namespace argiope::compare {

/// Under which address the URLs of one crawl are looked for in another: a staging site's under that of the live one.
/// A value; any thread.
class Mapping
{
public:
    /// A host in place of a host ("staging.example.org", also with ":8080"), whatever the scheme is; or the beginning
    /// of a URL in place of another ("https://staging.example.org", "https://example.org/old/"), which ends where a
    /// part of the path does. The error says in English what is wrong.
    [[nodiscard]] base::Result<void, QString> add(const QString &from, const QString &to);
    /// "FROM=TO".
    [[nodiscard]] base::Result<void, QString> add(const QString &rule);
    [[nodiscard]] bool isEmpty() const { return m_rules.isEmpty(); }

    /// The URL as it is spelt behind the mapping; none where no rule concerns it. Of rules that do the longest counts,
    /// of equals the first.
    [[nodiscard]] std::optional<QByteArray> mapped(QByteArrayView url) const;

private:
    struct Rule
    {
        bool host = false; ///< else beginnings of URLs, without the last slash
        QByteArray from;
        QByteArray to;
    };
    QList<Rule> m_rules;
};

} // namespace argiope::compare
