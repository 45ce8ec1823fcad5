#pragma once

#include "core/base/log.h"
#include "core/engine/crawl.h"
#include "core/facts/rulekind.h"
#include "core/store/reader.h"
#include "core/store/types.h"

#include <QString>

/// The core's codes in the words of the person at the window, in its language. UI thread. Whatever a later core adds
/// and this file does not know is shown by its stable English name rather than hidden.
namespace argiope::words::wording {

/// An error for a person: what happened, what to do, and the technical text for whoever wants it.
struct Explained
{
    QString text;
    QString details; ///< untranslated
};

[[nodiscard]] QString state(engine::State state);
[[nodiscard]] QString shortage(engine::Shortage what, int threads); ///< a sentence
[[nodiscard]] QString pauseReason(engine::PauseReason reason); ///< a sentence; "" where a person paused
[[nodiscard]] QString endReason(engine::EndReason reason);
[[nodiscard]] QString phase(engine::WorkerPhase phase);
[[nodiscard]] QString outcome(base::Outcome outcome); ///< a word or two
[[nodiscard]] QString outcomeHint(base::Outcome outcome); ///< a sentence
[[nodiscard]] QString urlState(store::UrlState state);
[[nodiscard]] QString statusClass(int statusClass); ///< "2xx", "No response" for 0
[[nodiscard]] QString rule(const store::Rule &rule); ///< what a rule means for the URL
[[nodiscard]] QString ruleHint(const store::Rule &rule, bool keptOut); ///< a sentence; "" for an unknown one
[[nodiscard]] QString ruleDetail(const store::Rule &rule); ///< what it says, in words where it is no text of a site
[[nodiscard]] QString trapKind(const QByteArray &kind); ///< of trap::Trap; a word or two
[[nodiscard]] QString trapHint(const QByteArray &kind); ///< a sentence
[[nodiscard]] QString typeGroup(store::TypeGroup group);
[[nodiscard]] QString robotsStatus(int status); ///< HostRecord::robotsStatus in words
[[nodiscard]] QString pace(frontier::PaceReason reason); ///< why a host is asked no faster; "" for None
[[nodiscard]] QString paceHint(frontier::PaceReason reason); ///< a sentence
[[nodiscard]] QString logLevel(base::LogLevel level);
[[nodiscard]] QString depth(int depth); ///< a number, "–" for a page only a sitemap names
[[nodiscard]] QString linkKind(facts::LinkKind kind);

[[nodiscard]] Explained error(const engine::CrawlError &error);
[[nodiscard]] Explained error(const store::StoreError &error);
/// Why `text` is no place to start, in a short sentence.
[[nodiscard]] QString badSeed(const QString &text, const engine::CrawlError &error);

} // namespace argiope::words::wording
