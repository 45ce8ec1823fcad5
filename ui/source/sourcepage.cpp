#include "ui/source/sourcepage.h"

#include <QStringView>

#include <algorithm>

namespace argiope::sourceview {

namespace {

constexpr int LinesAround = 3; ///< of a change that are the same

std::vector<qsizetype> cutsOf(const QString &text)
{
    std::vector<qsizetype> cuts;
    qsizetype line = 0;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (text.at(at) == u'\n') {
            line = at + 1;
        } else if (at - line >= SourcePage::LongestLine && !text.at(at).isLowSurrogate()) {
            cuts.push_back(at);
            line = at;
        }
    }
    return cuts;
}

QList<QStringView> linesOf(const QString &text)
{
    return QStringView(text).split(u'\n');
}

/// Marks what of a line is otherwise, the line being shown from `place` on and lying at `begin` of its text. `next` is
/// the first part that was not passed yet.
void markWords(SourcePage &page, qsizetype place, qsizetype begin, qsizetype length,
    const std::vector<source::ChangedPart> &parts, size_t &next, bool added)
{
    while (next < parts.size() && parts[next].end <= begin)
        ++next;
    for (size_t i = next; i < parts.size() && parts[i].begin < begin + length; ++i) {
        const qsizetype from = std::max(parts[i].begin, begin);
        const qsizetype to = std::min(parts[i].end, begin + length);
        page.words.push_back({place + from - begin, place + to - begin, added});
    }
}

/// As diff -u has it.
SourcePage differencePage(const source::KeptSource &kept)
{
    SourcePage page;
    const QList<QStringView> before = linesOf(kept.before.text);
    const QList<QStringView> after = linesOf(kept.source.text);
    using What = source::LineRun::What;
    const auto put = [&page](QChar sign, QStringView line) { page.text += sign + line + u'\n'; };
    size_t nextBefore = 0;
    size_t nextAfter = 0;
    const std::vector<source::LineRun> &runs = kept.difference.runs;
    for (size_t i = 0; i < runs.size(); ++i) {
        const source::LineRun &run = runs[i];
        if (run.what == What::Same) {
            const int head = i == 0 ? 0 : std::min(LinesAround, run.lines);
            const int tail = i + 1 == runs.size() ? 0 : std::min(LinesAround, run.lines - head);
            const int left = run.lines - head - tail;
            for (int k = 0; k < head; ++k)
                put(u' ', after.value(run.after + k));
            if (left > 0)
                page.text += QStringLiteral("@@ +%1 @@\n").arg(run.after + head + left + 1);
            for (int k = run.lines - tail; k < run.lines; ++k)
                put(u' ', after.value(run.after + k));
            continue;
        }
        const qsizetype begin = page.text.size();
        for (int k = 0; k < run.lines; ++k) {
            const bool added = run.what == What::Added;
            const QStringView line = added ? after.value(run.after + k) : before.value(run.before + k);
            put(added ? u'+' : u'-', line);
            const qsizetype place = page.text.size() - line.size() - 1;
            if (added)
                markWords(page, place, line.data() - kept.source.text.constData(), line.size(), kept.changed.after,
                    nextAfter, true);
            else
                markWords(page, place, line.data() - kept.before.text.constData(), line.size(), kept.changed.before,
                    nextBefore, false);
        }
        page.changes.push_back({begin, page.text.size(), run.what == What::Added});
    }
    return page;
}

} // namespace

QString SourcePage::shownText() const
{
    if (cuts.empty())
        return text;
    QString shown;
    shown.reserve(text.size() + qsizetype(cuts.size()));
    qsizetype at = 0;
    for (const qsizetype cut : cuts) {
        shown += QStringView(text).sliced(at, cut - at);
        shown += u'\n';
        at = cut;
    }
    shown += QStringView(text).sliced(at);
    return shown;
}

qsizetype SourcePage::shownPlace(qsizetype place) const
{
    return place + (std::upper_bound(cuts.begin(), cuts.end(), place) - cuts.begin());
}

qsizetype SourcePage::placeOf(qsizetype shown) const
{
    // The n-th cut is shown n places further on.
    size_t low = 0;
    size_t high = cuts.size();
    while (low < high) {
        const size_t middle = (low + high) / 2;
        if (cuts[middle] + qsizetype(middle) < shown)
            low = middle + 1;
        else
            high = middle;
    }
    return shown - qsizetype(low);
}

SourcePage makePage(const source::KeptSource &kept, source::Shown shown)
{
    SourcePage page;
    if (shown == source::Shown::Difference) {
        page = differencePage(kept);
    } else {
        page.text = kept.source.text;
        page.links = kept.source.links;
        page.marks.reserve(kept.source.pieces.size());
        for (const source::Piece &piece : kept.source.pieces)
            page.marks.push_back({piece.begin, piece.end, piece.kind, piece.link});
    }
    page.text.replace(QChar(0), QChar(QChar::ReplacementCharacter)); // what a text widget would end at
    page.cuts = cutsOf(page.text);
    return page;
}

std::vector<qsizetype> findAll(const QString &text, const QString &wanted)
{
    std::vector<qsizetype> places;
    if (wanted.isEmpty())
        return places;
    for (qsizetype at = text.indexOf(wanted, 0, Qt::CaseInsensitive); at >= 0 && places.size() < MostMatches;
         at = text.indexOf(wanted, at + wanted.size(), Qt::CaseInsensitive))
        places.push_back(at);
    return places;
}

} // namespace argiope::sourceview
