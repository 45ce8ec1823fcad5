#include "core/robots/robotsjudge.h"

#include "core/base/text.h"
#include "core/url/url.h"

#include <QSet>

#include <algorithm>

namespace argiope::robots {

namespace {

bool isAmong(const QByteArray &name, std::initializer_list<const char *> names)
{
    return std::any_of(names.begin(), names.end(), [&name](const char *known) { return name == known; });
}

class LineJudge
{
public:
    explicit LineJudge(const RobotsJudge::Sink &sink)
        : m_sink(sink)
    {
    }

    void read(int number, const QByteArray &line)
    {
        if (line.isEmpty())
            return;
        m_number = number;
        m_line = line;
        const qsizetype colon = line.indexOf(':');
        if (colon <= 0) {
            say("robots-syntax");
            return;
        }
        const QByteArray field = line.left(colon).trimmed().toLower();
        const QByteArray value = line.mid(colon + 1).trimmed();
        if (field == "user-agent") {
            if (m_rulesBegan)
                endGroup();
            m_inGroup = true;
            if (value.isEmpty())
                say("robots-syntax");
        } else if (field == "allow" || field == "disallow") {
            rule(field == "allow", value);
        } else if (field == "sitemap") {
            const auto address = url::parse(value);
            const bool several = value.contains(' ') || value.contains('\t'); // in one line, which is one address
            if (!address || !address->isHttp() || several)
                say("robots-sitemap-bad");
        } else if (isAmong(field,
                       {"crawl-delay", "noindex", "nofollow", "host", "request-rate", "visit-time", "clean-param",
                           "noarchive", "cache-delay"})) {
            m_rulesBegan = m_rulesBegan || m_inGroup;
            say("robots-unsupported");
        } else if (!isAmong(field, {"content-signal", "content-usage", "license"})) {
            say("robots-syntax");
        }
    }

private:
    void say(const char *check) const { m_sink(check, m_number, m_line); }

    void rule(bool allow, const QByteArray &path)
    {
        if (!m_inGroup) {
            say("robots-no-group");
            return;
        }
        m_rulesBegan = true;
        if (path.isEmpty())
            return; // "Disallow:" allows everything
        const qsizetype dollar = path.indexOf('$');
        if ((path.front() != '/' && path.front() != '*') || (dollar >= 0 && dollar != path.size() - 1))
            say("robots-bad-path");
        if ((allow ? m_disallowed : m_allowed).contains(path))
            say("robots-contradiction");
        (allow ? m_allowed : m_disallowed).insert(path);
    }

    void endGroup()
    {
        m_rulesBegan = false;
        m_allowed.clear();
        m_disallowed.clear();
    }

    const RobotsJudge::Sink &m_sink;
    int m_number = 0;
    QByteArray m_line;
    bool m_inGroup = false;
    bool m_rulesBegan = false; ///< the next user-agent begins another group
    QSet<QByteArray> m_allowed;
    QSet<QByteArray> m_disallowed;
};

} // namespace

void RobotsJudge::judge(const QByteArray &text, const Sink &sink)
{
    constexpr QByteArrayView ByteOrderMark("\xEF\xBB\xBF");
    const bool marked = text.startsWith(ByteOrderMark);
    QByteArray normal = marked ? text.mid(ByteOrderMark.size()) : text;
    normal.replace("\r\n", "\n").replace('\r', '\n');
    int number = 0;
    LineJudge judge(sink);
    for (const QByteArray &whole : normal.split('\n')) {
        const QByteArray line = base::upTo(whole, '#').trimmed();
        if (++number == 1 && marked)
            sink("robots-bom", number, line);
        judge.read(number, line);
    }
}

} // namespace argiope::robots
