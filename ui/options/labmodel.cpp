#include "ui/options/labmodel.h"

#include "ui/words/foreigntext.h"
#include "ui/words/wording.h"

#include <QCoreApplication>
#include <QHash>
#include <QPointer>
#include <QThreadPool>

namespace argiope::options {

using Fate = engine::LabVerdict::Fate;
namespace foreign = words::foreign;
namespace wording = words::wording;

LabModel::LabModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

LabModel::~LabModel()
{
    if (m_cancel)
        *m_cancel = true;
}

LabModel::Answer LabModel::judge(const QStringList &urls, const settings::CrawlSettings &settings,
    const LabKnowledge &knowledge, const std::atomic<bool> &cancel)
{
    engine::ScopeLab lab(settings);
    for (const store::HostRecord &host : knowledge.hosts)
        lab.addRobots(host.origin, host.robotsStatus, host.robotsText);
    lab.widenScope(knowledge.scopeAlso);
    Answer answer;
    QHash<QByteArray, int> first;
    for (const QString &typed : urls) {
        if (cancel)
            break;
        Row row;
        row.typed = typed;
        row.verdict = lab.judge(typed);
        switch (row.verdict.fate) {
        case Fate::Crawled:
            ++answer.totals.crawled;
            break;
        case Fate::Checked:
            ++answer.totals.checked;
            break;
        case Fate::Skipped:
            ++answer.totals.skipped;
            break;
        case Fate::NoUrl:
            ++answer.totals.noUrl;
            break;
        }
        const bool letIn = row.verdict.fate == Fate::Crawled || row.verdict.fate == Fate::Checked;
        if (letIn && !row.verdict.robotsKnown && settings.robots != settings::RobotsPolicy::Ignore)
            ++answer.totals.robotsUnknown;
        if (row.verdict.fate != Fate::NoUrl) {
            const auto known = first.constFind(row.verdict.canonical);
            if (known != first.cend())
                row.sameAs = *known;
            else
                first.insert(row.verdict.canonical, int(answer.rows.size()));
        }
        answer.rows.append(row);
    }
    return answer;
}

void LabModel::ask(const QStringList &urls, const settings::CrawlSettings &settings,
    const std::shared_ptr<const LabKnowledge> &knowledge)
{
    if (m_cancel)
        *m_cancel = true;
    m_cancel = std::make_shared<std::atomic<bool>>(false);
    m_busy = true;
    QThreadPool::globalInstance()->start(
        [self = QPointer<LabModel>(this), urls, settings, knowledge, cancel = m_cancel] {
            const auto answer
                = std::make_shared<Answer>(judge(urls, settings, knowledge ? *knowledge : LabKnowledge(), *cancel));
            QMetaObject::invokeMethod(
                QCoreApplication::instance(),
                [self, answer, cancel] {
                    if (self && !*cancel)
                        self->take(std::move(*answer));
                },
                Qt::QueuedConnection);
        });
}

void LabModel::take(Answer &&answer)
{
    m_busy = false;
    // While rules are edited the URLs stay the same: so do the rows, the selection and the place in the table.
    const bool same = std::equal(m_rows.cbegin(), m_rows.cend(), answer.rows.cbegin(), answer.rows.cend(),
        [](const Row &a, const Row &b) { return a.typed == b.typed; });
    if (!same)
        beginResetModel();
    m_rows = std::move(answer.rows);
    m_totals = answer.totals;
    if (!same)
        endResetModel();
    else if (!m_rows.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(int(m_rows.size()) - 1, ColumnCount - 1));
    Q_EMIT answered();
}

int LabModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int LabModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString LabModel::text(const Row &row, int column) const
{
    const engine::LabVerdict &verdict = row.verdict;
    switch (column) {
    case UrlColumn:
        return foreign::shown(row.typed);
    case FateColumn:
        switch (verdict.fate) {
        case Fate::Crawled:
            return tr("● Crawled");
        case Fate::Checked:
            return tr("◐ Checked only");
        case Fate::Skipped:
            return tr("⊟ Excluded");
        case Fate::NoUrl:
            return tr("✕ Invalid URL");
        }
        return {};
    case WhyColumn: {
        if (verdict.fate == Fate::NoUrl)
            return wording::badSeed(foreign::shown(row.typed), verdict.error);
        const QString rule = wording::rule(verdict.rule);
        const QString detail = foreign::shown(verdict.rule.detail);
        return detail.isEmpty() ? rule : tr("%1: %2", "rule: what it says").arg(rule, detail);
    }
    case CountsAsColumn:
        if (row.sameAs >= 0)
            return tr("%1 (as line %2)").arg(foreign::shown(verdict.canonical)).arg(row.sameAs + 1);
        return foreign::shown(verdict.canonical);
    default:
        return {};
    }
}

QVariant LabModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const Row &row = m_rows.at(index.row());
    if (role == Qt::DisplayRole)
        return text(row, index.column());
    if (role == Qt::ToolTipRole) {
        if (index.column() == WhyColumn && row.verdict.gaveUp)
            return tr("A regular expression took too long on this URL; this counts as no match.");
        return foreign::plain(text(row, index.column()));
    }
    return {};
}

QVariant LabModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Vertical)
        return section + 1;
    switch (section) {
    case UrlColumn:
        return tr("URL");
    case FateColumn:
        return tr("Result");
    case WhyColumn:
        return tr("Crawl rule");
    case CountsAsColumn:
        return tr("Normalised URL");
    default:
        return {};
    }
}

} // namespace argiope::options
