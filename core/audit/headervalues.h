#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QByteArrayView>

#include <optional>

// What header values are made of. Pure.
namespace argiope::audit {

/// Without blanks and tabulators around it.
[[nodiscard]] QByteArrayView withoutBlanks(QByteArrayView text);

/// "get, decode, and split" of the Fetch Standard (2.2.2): parts at commas outside of quoted strings, without blanks
/// around them.
[[nodiscard]] QByteArrayList splitList(QByteArrayView value, char separator = ',');

/// Calls `visit` for each of them in turn; there is always one.
template <class Visit>
void eachPart(QByteArrayView value, char separator, Visit visit)
{
    qsizetype begin = 0;
    bool quoted = false;
    for (qsizetype i = 0; i <= value.size(); ++i) {
        if (i == value.size() || (!quoted && value[i] == separator)) {
            visit(withoutBlanks(value.sliced(begin, i - begin)));
            begin = i + 1;
        } else if (value[i] == '"') {
            quoted = !quoted;
        } else if (quoted && value[i] == '\\' && i + 1 < value.size()) {
            ++i;
        }
    }
}

struct NameAndValue
{
    QByteArray name; ///< lower case
    QByteArray value; ///< without the quotes of a quoted string (RFC 9110, 5.6.4)
    bool hasValue = false; ///< there is an equals sign
};
/// One directive: "name", "name=token" or "name=\"quoted string\"".
[[nodiscard]] NameAndValue readDirective(QByteArrayView text);

/// 1*DIGIT; the largest number where it is larger than one can be; nullopt where it is no number.
[[nodiscard]] std::optional<qint64> readDigits(QByteArrayView text);

/// As evidence: valid UTF-8, not long.
[[nodiscard]] QByteArray shown(const QByteArray &value);

} // namespace argiope::audit
