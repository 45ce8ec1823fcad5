#include "ui/sitemaps/sitemapsmodel.h"

#include "ui/words/foreigntext.h"
#include "ui/words/format.h"
#include "ui/words/statuskind.h"
#include "ui/words/wording.h"

#include <algorithm>

namespace argiope::sitemaps {

namespace foreign = words::foreign;
namespace format = words::format;
namespace wording = words::wording;
using store::SitemapRecord;
using store::UrlState;

namespace {

constexpr int LeastMs = 1000;
constexpr int BackOff = 10; ///< reading takes at most a tenth of the time

struct ColumnWords
{
    const char *title;
    const char *hint;
};

constexpr ColumnWords Words[] = {
    {QT_TRANSLATE_NOOP("argiope::sitemaps::SitemapsModel", "Sitemap"),
        QT_TRANSLATE_NOOP("argiope::sitemaps::SitemapsModel", "URL of the sitemap.")},
    {QT_TRANSLATE_NOOP("argiope::sitemaps::SitemapsModel", "Result"),
        QT_TRANSLATE_NOOP("argiope::sitemaps::SitemapsModel",
            "Outcome of the fetch, and whether the sitemap could be read completely.")},
    {QT_TRANSLATE_NOOP("argiope::sitemaps::SitemapsModel", "URLs"),
        QT_TRANSLATE_NOOP("argiope::sitemaps::SitemapsModel", "URLs that the sitemap lists, including duplicates.")},
    {QT_TRANSLATE_NOOP("argiope::sitemaps::SitemapsModel", "Sitemaps"),
        QT_TRANSLATE_NOOP(
            "argiope::sitemaps::SitemapsModel", "Other sitemaps that it lists, if it is a sitemap index.")},
    {QT_TRANSLATE_NOOP("argiope::sitemaps::SitemapsModel", "Source"),
        QT_TRANSLATE_NOOP("argiope::sitemaps::SitemapsModel",
            "robots.txt or sitemap that lists this sitemap, or the default location where it was found.")},
    {QT_TRANSLATE_NOOP("argiope::sitemaps::SitemapsModel", "Size"),
        QT_TRANSLATE_NOOP("argiope::sitemaps::SitemapsModel", "Uncompressed size in bytes.")},
    {QT_TRANSLATE_NOOP("argiope::sitemaps::SitemapsModel", "Response time"),
        QT_TRANSLATE_NOOP("argiope::sitemaps::SitemapsModel", "Time to fetch the sitemap.")},
    {QT_TRANSLATE_NOOP("argiope::sitemaps::SitemapsModel", "Fetched"),
        QT_TRANSLATE_NOOP("argiope::sitemaps::SitemapsModel", "When the sitemap was fetched.")},
};
static_assert(std::size(Words) == size_t(SitemapsModel::ColumnCount));

bool isText(int column)
{
    return column == SitemapsModel::Address || column == SitemapsModel::Result || column == SitemapsModel::NamedBy;
}

qint64 numberOf(const SitemapRecord &sitemap, int column)
{
    switch (column) {
    case SitemapsModel::Pages:
        return sitemap.urls;
    case SitemapsModel::Sitemaps:
        return sitemap.sitemaps;
    case SitemapsModel::Size:
        return sitemap.bytes;
    case SitemapsModel::Time:
        return sitemap.responseMs;
    case SitemapsModel::Fetched:
        return sitemap.fetchedAt;
    default:
        return 0;
    }
}

/// What a reading of the file found, by SitemapRecord::problem.
struct ProblemWords
{
    const char *name;
    const char *words;
};
constexpr ProblemWords Problems[] = {
    {"not_a_sitemap",
        QT_TRANSLATE_NOOP(
            "argiope::sitemaps::SitemapsModel", "Not a sitemap: neither XML, nor a feed, nor a list of URLs.")},
    {"truncated",
        QT_TRANSLATE_NOOP(
            "argiope::sitemaps::SitemapsModel", "The sitemap is truncated. The part before that was read.")},
    {"bad_xml",
        QT_TRANSLATE_NOOP(
            "argiope::sitemaps::SitemapsModel", "The XML is not well-formed. The valid parts were read.")},
    {"too_deep", QT_TRANSLATE_NOOP("argiope::sitemaps::SitemapsModel", "The XML elements are nested too deep.")},
    {"bad_gzip",
        QT_TRANSLATE_NOOP(
            "argiope::sitemaps::SitemapsModel", "The compressed file is damaged. The readable part was read.")},
};

QString countOf(qint64 number)
{
    return number < 0 ? QString() : format::count(number);
}

} // namespace

SitemapsModel::SitemapsModel(project::ProjectReader &reader, QObject *parent)
    : SortedRows(parent)
    , m_reader(reader)
    , m_poll(LeastMs, BackOff)
{
    (void)m_poll.setActive(false);
    connect(&m_reader, &project::ProjectReader::sessionChanged, this, [this] {
        m_poll.reset();
        m_all.clear();
        m_total = 0;
        m_known = false;
        arrange();
        Q_EMIT updated();
    });
    connect(&m_reader, &project::ProjectReader::opened, this, [this] {
        if (m_poll.isActive())
            ask();
    });
}

SitemapsModel::~SitemapsModel()
{
    if (m_cancel)
        m_cancel->store(true);
}

void SitemapsModel::setActive(bool active)
{
    if (m_poll.setActive(active) && m_reader.isOpen())
        ask();
}

void SitemapsModel::poll(bool finalLook)
{
    if (m_poll.grown(finalLook) && m_reader.isOpen())
        ask();
}

void SitemapsModel::ask()
{
    m_poll.begin();
    m_cancel = m_reader.ask(
        project::Lane::Counts, this,
        [](store::Reader &reader, const std::atomic<bool> &cancel) {
            Answer answer;
            reader.forEachSitemap([&](const SitemapRecord &sitemap) {
                if (++answer.total <= MostSitemaps)
                    answer.sitemaps.append(sitemap);
                return !cancel;
            });
            return answer;
        },
        [this](const Answer &answer) {
            const bool again = m_poll.end();
            m_known = true;
            m_all = answer.sitemaps;
            m_total = answer.total;
            arrange();
            Q_EMIT updated();
            if (again)
                ask();
        });
}

void SitemapsModel::setFilter(const QString &text)
{
    if (m_filter == text)
        return;
    m_filter = text;
    arrange();
    Q_EMIT updated();
}

QList<SitemapRecord> SitemapsModel::shownRows() const
{
    QList<SitemapRecord> shown;
    for (const SitemapRecord &sitemap : m_all) {
        if (m_filter.isEmpty() || QString::fromUtf8(sitemap.url).contains(m_filter, Qt::CaseInsensitive))
            shown.append(sitemap);
    }
    return shown;
}

bool SitemapsModel::isBefore(const SitemapRecord &a, const SitemapRecord &b, int column) const
{
    if (isText(column))
        return display(a, column).toString() < display(b, column).toString();
    return numberOf(a, column) < numberOf(b, column);
}

int SitemapsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QString SitemapsModel::resultOf(const SitemapRecord &sitemap)
{
    switch (sitemap.state) {
    case UrlState::Queued:
        return tr("Queued");
    case UrlState::Skipped:
        return tr("Not fetched: %1").arg(wording::rule(sitemap.rule));
    case UrlState::Finished:
        break;
    }
    const QString result = sitemap.problem.isEmpty() ? wording::outcome(sitemap.outcome)
        : sitemap.problem == "not_a_sitemap"         ? tr("Not a sitemap")
                                                     : tr("Damaged sitemap");
    return sitemap.status > 0 ? tr("%1 (%2)").arg(result).arg(sitemap.status) : result;
}

QString SitemapsModel::problemOf(const SitemapRecord &sitemap)
{
    for (const ProblemWords &problem : Problems) {
        if (sitemap.problem == problem.name)
            return tr(problem.words);
    }
    return foreign::shown(sitemap.problem); // one that a later version knows
}

QString SitemapsModel::namedBy(const SitemapRecord &sitemap)
{
    switch (sitemap.source) {
    case store::SitemapSource::UsualPlace:
        return tr("Default location");
    case store::SitemapSource::Robots:
    case store::SitemapSource::Index:
        return foreign::shown(sitemap.namedBy);
    case store::SitemapSource::Redirect:
        return tr("Redirect from %1").arg(foreign::shown(sitemap.namedBy));
    }
    return {};
}

QVariant SitemapsModel::display(const SitemapRecord &sitemap, int column) const
{
    switch (column) {
    case Address:
        return foreign::shown(sitemap.url);
    case Result:
        return resultOf(sitemap);
    case Pages:
        return countOf(sitemap.urls);
    case Sitemaps:
        return countOf(sitemap.sitemaps);
    case NamedBy:
        return namedBy(sitemap);
    case Size:
        return format::size(sitemap.bytes);
    case Time:
        return format::milliseconds(sitemap.responseMs);
    case Fetched:
        return format::dateTime(sitemap.fetchedAt);
    default:
        return {};
    }
}

QVariant SitemapsModel::toolTip(const SitemapRecord &sitemap, int column) const
{
    switch (column) {
    case Address:
        return foreign::tip(sitemap.url);
    case Result:
        return sitemap.state == UrlState::Skipped ? wording::ruleHint(sitemap.rule, true)
            : sitemap.problem.isEmpty()           ? wording::outcomeHint(sitemap.outcome)
                                                  : problemOf(sitemap);
    case Size:
        return sitemap.bytes < 0 ? QVariant() : tr("%1 bytes").arg(format::count(sitemap.bytes));
    default:
        return {};
    }
}

QVariant SitemapsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const SitemapRecord &sitemap = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return display(sitemap, index.column());
    case Qt::ToolTipRole:
        return toolTip(sitemap, index.column());
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter | (isText(index.column()) ? Qt::AlignLeft : Qt::AlignRight)));
    case UrlRole:
        return sitemap.url;
    case KindRole:
        if (index.column() != Result)
            return -1;
        if (!sitemap.problem.isEmpty())
            return int(words::StatusKind::Failed);
        return int(words::statusKind(sitemap.state, sitemap.outcome, sitemap.status));
    default:
        return {};
    }
}

QVariant SitemapsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return tr(Words[section].title);
    case Qt::ToolTipRole:
    case Qt::WhatsThisRole:
        return tr(Words[section].hint);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter | (isText(section) ? Qt::AlignLeft : Qt::AlignRight)));
    default:
        return {};
    }
}

models::ShownTable SitemapsModel::shown(const QList<int> &columns) const
{
    using facts::Kind;
    using facts::Value;
    using models::shownNumber;
    using models::shownText;
    using S = SitemapRecord;
    QList<models::ShownColumn<S>> list;
    for (const int column : columns) {
        switch (column) {
        case Address:
            list.append({{"url", Kind::Url}, [](const S &s) -> Value { return s.url; }});
            break;
        case Result:
            list.append({{"result", Kind::Text}, [](const S &s) { return shownText(resultOf(s)); }});
            list.append({{"status", Kind::Status}, [](const S &s) { return shownNumber(s.status, 1); }});
            list.append({{"problem", Kind::Text}, [](const S &s) -> Value { return s.problem; }});
            break;
        case Pages:
            list.append({{"urls", Kind::Count}, [](const S &s) { return shownNumber(s.urls); }});
            break;
        case Sitemaps:
            list.append({{"sitemaps", Kind::Count}, [](const S &s) { return shownNumber(s.sitemaps); }});
            break;
        case NamedBy:
            list.append({{"named_by", Kind::Url}, [](const S &s) -> Value { return s.namedBy; }});
            break;
        case Size:
            list.append({{"bytes", Kind::Bytes}, [](const S &s) { return shownNumber(s.bytes); }});
            break;
        case Time:
            list.append({{"response_ms", Kind::Milliseconds}, [](const S &s) { return shownNumber(s.responseMs); }});
            break;
        case Fetched:
            list.append({{"fetched_at", Kind::Time}, [](const S &s) -> Value { return s.fetchedAt; }});
            break;
        default:
            break;
        }
    }
    return models::shownTable(QStringLiteral("sitemaps"), rows(), list);
}

} // namespace argiope::sitemaps
