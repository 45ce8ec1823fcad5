// Families of URLs without end: what was found, and what is kept out for it.

#include "core/engine/recorder.h"

namespace argiope::engine {

using base::RuleId;
using trap::SameContent;

void Recorder::noteTrap(const QByteArray &id)
{
    m_writer->setMeta("traps", m_session->traps.toJson());
    m_events.trapFound(id);
}

SameContent::Verdict Recorder::watchContent(const PageResult &page)
{
    const store::PageRecord &record = page.record;
    if (!m_session->traps.isOn())
        return SameContent::Verdict::Fine;
    const bool counts = record.outcome == base::Outcome::Ok && record.wordCount > 0;
    const QByteArray text = counts ? record.textHash : QByteArray();
    const QByteArray url = text.isEmpty() ? QByteArray() : m_writer->urlText(page.id);
    const auto verdict = m_sameContent.see(text, qint64(page.id), url);
    if (verdict != SameContent::Verdict::Trap)
        return verdict;
    const trap::Shape shape{trap::Kind::SameContent, m_sameContent.example(text), {}};
    if (!m_session->traps.knows(shape)) {
        m_session->traps.add({shape, {shape.pattern, url}, false});
        m_session->log(base::LogLevel::Warning, 0, "a series of URLs without end: " + shape.id());
        noteTrap(shape.id());
    }
    const store::Rule rule = m_session->traps.ruleOf(shape);
    m_contentTrap = rule.name.isEmpty() ? RuleId::None : m_writer->rule(rule);
    return verdict;
}

RuleId Recorder::trapFor(const QByteArray &url, int depth)
{
    RuleId id = m_contentTrap;
    if (id == RuleId::None) {
        const store::Rule rule = m_session->traps.keeping(url, depth);
        if (rule.name.isEmpty())
            return RuleId::None;
        id = m_writer->rule(rule);
    }
    m_hardRules.insert(id);
    return id;
}

} // namespace argiope::engine
