#include "ui/models/patterncount.h"

#include "core/audit/ignores.h"
#include "ui/models/findingurls.h"

#include <QElapsedTimer>

#include <utility>

namespace argiope::models {

namespace {

constexpr qint64 TellMs = 100;

} // namespace

PatternCount::PatternCount(
    project::ProjectReader &reader, SharedFindings findings, const audit::Check &check, QObject *parent)
    : QObject(parent)
    , m_reader(reader)
    , m_findings(std::move(findings))
    , m_check(check)
    , m_all(m_findings->of(check).pages())
    , m_count{0, 0, m_all}
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(PauseMs);
    connect(&m_pause, &QTimer::timeout, this, &PatternCount::ask);
}

PatternCount::~PatternCount()
{
    if (m_cancel)
        m_cancel->store(true);
}

void PatternCount::giveUp()
{
    m_pause.stop();
    if (m_cancel)
        m_cancel->store(true);
    m_cancel.reset();
    set({0, 0, m_all});
}

void PatternCount::setPattern(const QString &pattern)
{
    giveUp();
    m_pattern = pattern;
    if (pattern.isEmpty()) // every URL
        set({m_all, m_all, m_all});
    else
        m_pause.start();
}

void PatternCount::set(const Count &count)
{
    if (m_count == count)
        return;
    m_count = count;
    Q_EMIT changed();
}

void PatternCount::ask()
{
    m_cancel = m_reader.askPartly<Count>(
        project::Lane::Extras, this,
        [findings = m_findings, check = &m_check, all = m_all, pattern = m_pattern](
            store::Reader &reader, const std::atomic<bool> &cancel, const auto &tell) {
            const audit::Ignores ignores({{check->id, pattern, {}}}, findings->own.get());
            const audit::CheckFindings &found = findings->of(*check);
            Count count{0, 0, all};
            for (const audit::FileFinding &file : found.files())
                count.matched += !file.ignored && ignores.cover(*check, file.url) ? 1 : 0;
            QElapsedTimer told;
            told.start();
            eachFindingUrl(
                reader, found.ids(audit::CheckFindings::Which::Counted), cancel, [&](qint64, const QByteArray &url) {
                    ++count.seen;
                    count.matched += ignores.cover(*check, url) ? 1 : 0;
                    if (told.elapsed() >= TellMs) {
                        told.restart();
                        tell(count);
                    }
                });
            count.seen = all; // some may be gone meanwhile
            return count;
        },
        [this](const Count &count) { set(count); }, [this](const Count &count) { set(count); });
}

} // namespace argiope::models
