// The file, file slash and file host states of the basic URL parser (URL Standard 4.4).

#include "core/url/host.h"
#include "core/url/urlparser.h"

namespace argiope::url {

namespace {

bool isWindowsDriveLetter(QByteArrayView text)
{
    return text.size() == 2 && isAsciiAlpha(text[0]) && (text[1] == ':' || text[1] == '|');
}

/// "Starts with a Windows drive letter" (4.1).
bool startsWithWindowsDriveLetter(QByteArrayView text)
{
    if (text.size() < 2 || !isWindowsDriveLetter(text.first(2)))
        return false;
    return text.size() == 2 || text[2] == '/' || text[2] == '\\' || text[2] == '?' || text[2] == '#';
}

/// "/C:" where the path's first segment is a normalised Windows drive letter, else empty.
QByteArrayView driveSegment(QByteArrayView path)
{
    if (path.size() < 3 || !isAsciiAlpha(path[1]) || path[2] != ':' || (path.size() > 3 && path[3] != '/'))
        return {};
    return path.first(3);
}

} // namespace

void UrlParser::emptyFileHost()
{
    m_url.m_schemeEnd = 4;
    m_url.m_hasAuthority = true;
    m_out.resize(0);
    m_out.append("file://", 7);
    m_url.m_userEnd = m_url.m_hostStart = m_url.m_hostEnd = m_url.m_pathStart = written();
}

UrlParser::Outcome UrlParser::file(Position at)
{
    m_type = SchemeType::File;
    if (isSlash(at))
        return fileSlash(at + 1);
    if (!m_base || m_baseType != SchemeType::File) {
        emptyFileHost();
        return path(at);
    }
    copyBaseAuthority();
    if (at == m_end || *at == '#') {
        copyBasePath();
        copyBaseQuery();
        return queryOrFragment(at);
    }
    if (*at == '?') {
        copyBasePath();
        return queryOrFragment(at);
    }
    if (!startsWithWindowsDriveLetter(QByteArrayView(at, m_end))) {
        copyBasePath();
        shortenPath();
    }
    return path(at);
}

UrlParser::Outcome UrlParser::fileSlash(Position at)
{
    if (isSlash(at))
        return fileHost(at + 1);
    if (!m_base || m_baseType != SchemeType::File) {
        emptyFileHost();
        return path(at);
    }
    copyBaseAuthority();
    if (!startsWithWindowsDriveLetter(QByteArrayView(at, m_end))) {
        const QByteArrayView drive = driveSegment(m_base->pathname());
        m_out.append(drive.data(), drive.size());
    }
    return path(at);
}

UrlParser::Outcome UrlParser::fileHost(Position at)
{
    Position end = at;
    while (end < m_end && !(charclass::of(*end) & charclass::SpecialPathStop))
        ++end;
    const QByteArrayView text(at, end);
    emptyFileHost();
    if (isWindowsDriveLetter(text))
        return path(at);
    if (!text.isEmpty()) {
        if (const Outcome failure = appendHost(m_out, text, false))
            return failure;
        if (QByteArrayView(m_out.constData() + m_url.m_hostStart, m_out.size() - m_url.m_hostStart) == "localhost")
            m_out.resize(m_url.m_hostStart);
        m_url.m_hostEnd = written();
    }
    return pathStart(end);
}

} // namespace argiope::url
