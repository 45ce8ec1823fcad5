#pragma once

#include "core/facts/fact.h"
#include "core/store/readsession.h"
#include "core/store/types.h"
#include "core/store/writesession.h"

#include <QByteArray>
#include <QList>
#include <QPair>

#include <optional>

namespace argiope::store {

/// Bits of the run in the id of a row of `page_history`; the URL stands above them.
inline constexpr int RunBits = 20;

/// What a recrawl remembers of the run before it: all that a page says, how it was answered, how deep it was; not what
/// differs with every fetch (times, threads, attempts).
[[nodiscard]] bool isRemembered(const facts::Fact &fact);

/// What was otherwise at the end of an earlier run than it is now.
struct PastFacts
{
    std::optional<bool> fetched;
    std::optional<qint64> depth;
    QList<QPair<const facts::Fact *, facts::Value>> facts;
    [[nodiscard]] bool isEmpty() const { return !fetched && !depth && facts.isEmpty(); }
    [[nodiscard]] const facts::Value *find(QByteArrayView name) const; ///< null where it is as it is now
    /// Takes over what `later`, a run behind this one, knows besides.
    void addLater(const PastFacts &later);
    [[nodiscard]] QByteArray toJson() const;
    /// What is no such fact is left out: project files come from strangers.
    [[nodiscard]] static PastFacts fromJson(const QByteArray &json);
};

/// Table `page_history`, written: what stood in the file at the end of the run before the present one, of pages that
/// the present one changed. The recorder's thread, inside a transaction.
class RunMemory
{
public:
    explicit RunMemory(WriteSession &session);

    /// The run that goes on, and how many runs before it are remembered. Begins a run where it is a new one: what is
    /// older goes.
    void begin(int run, int keep, qint64 now);
    /// A run that was begun in an earlier session goes on.
    void goOn(int run);

    /// `now` takes the place of `old`; either may be missing.
    void remember(UrlId id, const PageRecord *old, const PageRecord *now);
    /// A URL that was fetched in the run before is about to get another depth.
    void rememberDepth(UrlId id, int newDepth);

private:
    [[nodiscard]] bool concerns(UrlId id) const;
    void add(UrlId id, const PastFacts &before);

    WriteSession &m_session;
    Statement m_find;
    Statement m_store;
    Statement m_depth;
    int m_run = 1;
    qint64 m_firstUrl = 0; ///< of the present run; 0: not known, so nothing is remembered
};

/// The same, read: what URLs were at the end of `run`. The session must outlive it.
class RunView
{
public:
    RunView(ReadSession &session, int run, int lastRun);
    /// Valid until the next call.
    [[nodiscard]] const PastFacts &of(UrlId id);
    [[nodiscard]] int run() const { return m_run; }
    /// Behind the last URL that was known then.
    [[nodiscard]] qint64 endOfUrls() const { return m_endOfUrls; }

private:
    ReadSession &m_session;
    const int m_run;
    const int m_lastRun;
    qint64 m_endOfUrls = 0;
    Statement m_rows;
    PastFacts m_facts;
};

} // namespace argiope::store
