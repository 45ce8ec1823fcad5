#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace argiope::cli {

/// One JSON object on one line, its members in the order they are added. By hand because QJsonObject sorts its keys,
/// and a million of them should not each cost a tree.
class JsonLine
{
public:
    JsonLine() { m_text.reserve(512); }

    void clear();
    JsonLine &string(const char *key, QByteArrayView utf8); ///< what is not UTF-8 becomes U+FFFD
    JsonLine &boolean(const char *key, bool value);
    JsonLine &number(const char *key, qint64 value);
    JsonLine &real(const char *key, double value, int decimals = 1);
    JsonLine &null(const char *key);
    JsonLine &raw(const char *key, QByteArrayView json); ///< a value that is JSON already

    /// The whole object with its line end; valid until the next call.
    [[nodiscard]] QByteArrayView line();

private:
    void key(const char *key);

    QByteArray m_text{"{"};
};

} // namespace argiope::cli
