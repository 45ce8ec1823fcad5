#pragma once

#include "core/url/charclass.h"
#include "core/url/url.h"

#include <optional>

namespace argiope::url {

/// The special schemes (URL Standard 4.2).
enum class SchemeType : quint8 { NotSpecial, Http, Https, Ws, Wss, Ftp, File };

/// `scheme` lower-case, without the colon.
[[nodiscard]] SchemeType schemeType(QByteArrayView scheme);
/// -1 where the scheme has none.
[[nodiscard]] int defaultPort(SchemeType type);

/// One run of the basic URL parser (4.4). The standard's states became functions that take the position to go on from;
/// each reads a byte a constant number of times. The URL is written straight in its serialised form: the path is the
/// string of "/segment" pieces, so that shortening it means cutting at its last '/'.
/// On the stack of parse() only; the input must outlive it.
class UrlParser
{
public:
    UrlParser(QByteArrayView input, const Url *base, const QueryEncoder &queryEncoder);

    [[nodiscard]] base::Result<Url, UrlError> run();

private:
    using Position = const char *;
    /// nullopt: the URL is complete in m_out.
    using Outcome = std::optional<UrlError>;

    [[nodiscard]] Outcome schemeStart();
    [[nodiscard]] Outcome afterScheme(Position at);
    [[nodiscard]] Outcome withoutScheme(Position at);
    [[nodiscard]] Outcome relative(Position at);
    [[nodiscard]] Outcome authority(Position at);
    void credentials(Position begin, Position end);
    [[nodiscard]] Outcome hostAndPort(Position begin, Position end);
    [[nodiscard]] Outcome port(Position begin, Position end);
    [[nodiscard]] Outcome file(Position at);
    [[nodiscard]] Outcome fileSlash(Position at);
    [[nodiscard]] Outcome fileHost(Position at);
    [[nodiscard]] Outcome pathStart(Position at);
    [[nodiscard]] Outcome path(Position at);
    [[nodiscard]] Outcome opaquePath(Position at);
    [[nodiscard]] Outcome queryOrFragment(Position at);
    void query(Position begin, Position end);

    void appendSegment(Position begin, Position end, int seen);
    void shortenPath();
    void endPath();
    void copyBaseAuthority();
    void copyBasePath();
    void copyBaseQuery();
    void emptyFileHost();
    [[nodiscard]] bool isSpecial() const { return m_type != SchemeType::NotSpecial; }
    /// '/', or '\' where the scheme is special.
    [[nodiscard]] bool isSlash(Position at) const { return at < m_end && (*at == '/' || (*at == '\\' && isSpecial())); }
    [[nodiscard]] qint32 written() const { return static_cast<qint32>(m_out.size()); }

    const Url *m_base;
    const QueryEncoder &m_queryEncoder;
    Position m_begin;
    Position m_end;
    QByteArray m_cleaned; ///< owns the input where it had to be changed
    Url m_url; ///< the offsets; its bytes are in m_out until the end
    SchemeType m_type = SchemeType::NotSpecial;
    SchemeType m_baseType = SchemeType::NotSpecial;
    bool m_tooLong = false;
    Buffer m_out;
};

} // namespace argiope::url
