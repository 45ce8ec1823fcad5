#pragma once

#include <QByteArray>
#include <QHash>
#include <QJsonDocument>
#include <QJsonValue>
#include <QString>
#include <QStringList>

namespace argiope::url::test {

/// The file of the conformance data, nullopt-like Undefined where the data are not there. `relative` is e.g.
/// "url/urltestdata.json".
[[nodiscard]] QJsonValue conformanceData(const QString &relative);

/// UTF-16 to UTF-8 as Web IDL's USVString does: a lone surrogate is U+FFFD.
[[nodiscard]] QByteArray usvUtf8(const QString &text);

/// Counts one file's cases; prints a line of the pass table; knows which failures are expected and why.
class Tally
{
public:
    /// `exceptions`: case name -> the reason why it may fail.
    explicit Tally(QString file, QHash<QString, QString> exceptions = {});

    /// `detail` is printed when the case fails and is not an exception.
    void count(const QString &caseName, bool passed, const QString &detail);

    /// Prints the line; empty where every failure was an exception, else what failed.
    [[nodiscard]] QByteArray finish();

private:
    QString m_file;
    QHash<QString, QString> m_exceptions;
    QStringList m_excused;
    QStringList m_failed;
    int m_total = 0;
    int m_passed = 0;
};

} // namespace argiope::url::test
