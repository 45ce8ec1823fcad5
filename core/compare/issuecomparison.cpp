#include "core/compare/issuecomparison.h"

#include "core/store/reader.h"

#include <algorithm>

namespace argiope::compare {

using audit::State;

namespace {

QByteArray urlById(store::Reader &reader, qint64 id)
{
    return reader.urls({id}).value(0);
}

} // namespace

IssueComparison::IssueComparison(const Side &first, const Side &second, const CompareOptions &options)
    : m_first(first)
    , m_second(second)
    , m_options(options)
    , m_slots(1)
    , m_sums(options.checks.size())
{
}

void IssueComparison::add(qint64 first, qint64 second)
{
    const qint64 ids[] = {first, second};
    for (const auto place : {IssueBook::First, IssueBook::Second}) {
        if (ids[place] > 0)
            m_places[place].push_back({ids[place], IssueBook::Slot(m_slots.size())});
    }
    m_slots.push_back({first, second});
}

bool IssueComparison::isCanceled() const
{
    return m_options.cancel && m_options.cancel->load(std::memory_order_relaxed);
}

QByteArray IssueComparison::mapped(const QByteArray &url) const
{
    return m_options.mapping.mapped(url).value_or(url);
}

void IssueComparison::run(CompareResult &result, qint64 stepsBefore, qint64 allSteps)
{
    m_steps = stepsBefore;
    m_allSteps = allSteps;
    for (auto &places : m_places)
        std::sort(places.begin(), places.end());
    // Both by the rules of the second: else a changed limit would look like a change of the site.
    m_rules = audit::rulesFromJson(m_second.reader->meta(audit::RulesName));
    IssueBook book(m_options.checks, m_slots.size());
    for (const auto place : {IssueBook::First, IssueBook::Second}) {
        audit(book, place, result);
        if (result.error || result.canceled)
            break;
    }
    if (!result.error && !result.canceled) {
        // New ones were told as they were found; what is mended is known only now.
        tellMended(book);
        for (const Side *read : {&m_first, &m_second}) {
            if (!result.error)
                result.error = read->reader->error();
        }
        result.canceled = isCanceled();
    }
    for (size_t i = 0; i < m_sums.size(); ++i)
        m_sums[i].severity = m_rules.severityOf(*m_options.checks[i]);
    result.issues = std::move(m_sums);
}

void IssueComparison::audit(IssueBook &book, IssueBook::Side place, CompareResult &result)
{
    const Side &read = side(place);
    audit::AuditOptions options;
    options.checks = m_options.checks;
    options.rules = m_rules;
    options.run = isPast(read) ? read.run : 0;
    options.tellUndecidable = true;
    options.cancel = m_options.cancel;
    const qint64 before = m_steps;
    options.progress = [this, before](qint64 done, qint64, const std::vector<audit::CheckSum> &) {
        m_steps = before + done;
        if (m_options.progress)
            m_options.progress(m_steps, std::max(m_steps, m_allSteps));
    };
    options.finding = [&](const audit::Finding &finding) {
        if (finding.page == base::UrlId::None)
            takeFile(book, place, finding);
        else
            take(book, place, finding);
    };
    const audit::AuditResult audited = audit::auditProject(*read.reader, options);
    result.error = audited.error;
    result.canceled = audited.canceled;
    for (size_t i = 0; i < m_options.checks.size(); ++i) {
        const audit::CheckSum &sum = audited.sums[size_t(audit::indexOf(*m_options.checks[i]))];
        if (sum.checked > 0 && sum.undecidable >= sum.checked)
            book.leaveOpen(place, int(i));
    }
}

IssueBook::Slot IssueComparison::slotOf(IssueBook::Side place, base::UrlId id) const
{
    const auto &places = m_places[place];
    const std::pair<qint64, IssueBook::Slot> wanted(qint64(base::raw(id)), 0);
    const auto it = std::lower_bound(places.cbegin(), places.cend(), wanted);
    return it != places.cend() && it->first == wanted.first ? it->second : 0;
}

void IssueComparison::take(IssueBook &book, IssueBook::Side place, const audit::Finding &finding)
{
    const int check = book.placeOf(*finding.check);
    const IssueBook::Slot slot = slotOf(place, finding.page);
    if (slot == 0 || book.state(place, slot, check) == State::Found)
        return; // another URL stands for it; or it was told already
    book.set(place, slot, check, finding.ignored ? IssueBook::Ignored : finding.verdict.state);
    if (finding.ignored || finding.verdict.state != State::Found)
        return;
    IssueSum &sum = m_sums[size_t(check)];
    if (place == IssueBook::First) {
        ++sum.before;
        return;
    }
    ++sum.after;
    const State was = m_slots[slot].first > 0 ? book.state(IssueBook::First, slot, check) : State::NotFound;
    if (was == State::Undecidable)
        ++sum.undecidable;
    if (was != State::NotFound)
        return;
    store::Reader &reader = *m_second.reader;
    const QByteArray url = finding.url.isEmpty() ? urlById(reader, m_slots[slot].second) : finding.url;
    tell(What::IssueNew, check, m_slots[slot], url,
        finding.other == base::UrlId::None ? finding.verdict.evidence
                                           : urlById(reader, qint64(base::raw(finding.other))));
}

void IssueComparison::takeFile(IssueBook &book, IssueBook::Side place, const audit::Finding &finding)
{
    if (finding.verdict.state != State::Found)
        return;
    const int check = book.placeOf(*finding.check);
    const QByteArray url = place == IssueBook::First ? mapped(finding.url) : finding.url;
    const url::UrlKey key = url::urlKey(QByteArray(finding.check->id + QByteArray(1, '\n') + url), 0);
    if (book.hasFile(place, key))
        return;
    book.setFile(place, key);
    if (finding.ignored)
        return; // it is known there, so that it is neither new nor mended
    IssueSum &sum = m_sums[size_t(check)];
    if (place == IssueBook::First) {
        ++sum.before;
        m_files.append({check, url, finding.verdict.evidence, key});
        return;
    }
    ++sum.after;
    if (book.isOpen(IssueBook::First, check))
        ++sum.undecidable;
    else if (!book.hasFile(IssueBook::First, key))
        tell(What::IssueNew, check, {}, url, finding.verdict.evidence);
}

void IssueComparison::tellMended(const IssueBook &book)
{
    const int checks = int(m_options.checks.size());
    for (IssueBook::Slot slot = 1; slot < m_slots.size() && !isCanceled(); ++slot) {
        const Pair &ids = m_slots[slot];
        for (int check = 0; check < checks && ids.first > 0; ++check) {
            if (book.state(IssueBook::First, slot, check) != State::Found)
                continue;
            // Where the URL is gone its issues went with it.
            const State now = ids.second > 0 ? book.state(IssueBook::Second, slot, check) : State::NotFound;
            if (now == State::Undecidable)
                ++m_sums[size_t(check)].undecidable;
            if (now != State::NotFound)
                continue;
            const QByteArray url
                = ids.second > 0 ? urlById(*m_second.reader, ids.second) : mapped(urlById(*m_first.reader, ids.first));
            tell(What::IssueMended, check, ids, url, {});
        }
    }
    for (const File &file : m_files) {
        if (book.isOpen(IssueBook::Second, file.check))
            ++m_sums[size_t(file.check)].undecidable;
        else if (!book.hasFile(IssueBook::Second, file.key))
            tell(What::IssueMended, file.check, {}, file.url, file.evidence);
    }
}

void IssueComparison::tell(What what, int check, const Pair &ids, const QByteArray &url, const QByteArray &evidence)
{
    IssueSum &sum = m_sums[size_t(check)];
    (what == What::IssueNew ? sum.added : sum.mended) += 1;
    if (!m_options.difference)
        return;
    Difference difference;
    difference.what = what;
    difference.check = m_options.checks[size_t(check)];
    difference.first = base::UrlId(ids.first);
    difference.second = base::UrlId(ids.second);
    difference.url = url;
    if (!evidence.isEmpty())
        (what == What::IssueNew ? difference.after : difference.before) = evidence;
    m_options.difference(difference);
}

} // namespace argiope::compare
