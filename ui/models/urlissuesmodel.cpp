#include "ui/models/urlissuesmodel.h"

#include "core/audit/words.h"
#include "core/store/reader.h"
#include "ui/models/findingsmodel.h"
#include "ui/models/findingstable.h"
#include "ui/models/issuesmodel.h"
#include "ui/words/foreigntext.h"

#include <QBrush>
#include <QFont>
#include <QGuiApplication>
#include <QPalette>

#include <algorithm>
#include <tuple>

namespace argiope::models {

namespace {

QList<UrlIssue> issuesOf(const AuditFindings &findings, base::UrlId url)
{
    QList<UrlIssue> issues;
    const auto asked = findings.asked();
    for (const audit::Check *check : asked) {
        const audit::CheckFindings &found = findings.of(*check);
        if (!audit::isOff(findings.result, *check) && found.has(url))
            issues.append({check, audit::severityOf(findings.result, *check), found.isIgnored(url)});
    }
    std::stable_sort(issues.begin(), issues.end(), [](const UrlIssue &a, const UrlIssue &b) {
        return std::tuple(a.ignored, int(a.severity)) < std::tuple(b.ignored, int(b.severity));
    });
    return issues;
}

} // namespace

UrlIssuesModel::UrlIssuesModel(project::ProjectReader &reader, QObject *parent)
    : KeyedRows(parent)
    , m_reader(reader)
{
}

UrlIssuesModel::~UrlIssuesModel()
{
    if (m_cancel)
        m_cancel->store(true);
}

qint64 UrlIssuesModel::keyOf(const UrlIssue &row) const
{
    return qint64(quintptr(row.check));
}

void UrlIssuesModel::show(const SharedFindings &findings, qint64 url)
{
    if (m_cancel)
        m_cancel->store(true);
    QList<UrlIssue> issues = findings && url != 0 ? issuesOf(*findings, base::UrlId(url)) : QList<UrlIssue>();
    // What it said stands until it is read anew.
    for (UrlIssue &issue : issues) {
        for (const UrlIssue &before : rows()) {
            if (url == m_url && before.check == issue.check)
                issue.evidence = before.evidence;
        }
    }
    m_url = url;
    setRows(issues);
    m_findings = findings; // not sooner: rows of own checks belong to those of before
    readEvidence();
}

void UrlIssuesModel::readEvidence()
{
    if (rows().isEmpty())
        return;
    QList<const audit::Check *> checks;
    for (const UrlIssue &issue : rows())
        checks.append(issue.check);
    m_cancel = m_reader.ask(
        project::Lane::Rows, this,
        [checks, url = m_url, findings = m_findings](store::Reader &reader, const std::atomic<bool> &cancel) {
            QList<FindingWords> words;
            for (const audit::Check *check : checks) {
                if (cancel)
                    break;
                words += wordsOfFindings(reader, *check, *findings, {url});
            }
            return words;
        },
        [this, checks](const QList<FindingWords> &words) {
            QList<UrlIssue> issues = rows();
            for (qsizetype i = 0; i < std::min(words.size(), issues.size()); ++i) {
                const FindingWords &said = words.at(i);
                issues[i].evidence = FindingsModel::evidenceLines(
                    *issues.at(i).check, QByteArrayList{said.evidence} + said.more, said.count);
            }
            setRows(issues);
        });
}

int UrlIssuesModel::counted() const
{
    return int(std::count_if(rows().cbegin(), rows().cend(), [](const UrlIssue &issue) { return !issue.ignored; }));
}

void UrlIssuesModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    readEvidence(); // "and 3 more" is in it
}

int UrlIssuesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QString UrlIssuesModel::display(const UrlIssue &row, int column) const
{
    switch (column) {
    case Severity:
        return row.ignored ? tr("Ignored") : audit::severityTitle(row.severity);
    case Title:
        return audit::words(*row.check).title;
    case Evidence:
        return row.evidence.join(QStringLiteral("; "));
    default:
        return {};
    }
}

QVariant UrlIssuesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const UrlIssue &row = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return display(row, index.column());
    case Qt::ToolTipRole:
        if (index.column() == Evidence)
            return row.evidence.isEmpty() ? QVariant() : words::foreign::plain(row.evidence.join(u'\n'));
        if (index.column() == Severity && row.ignored)
            return tr("Not counted: an ignore rule of this project covers this URL.");
        return words::foreign::plain(index.column() == Title ? audit::words(*row.check).what : QString());
    case Qt::FontRole:
        if (index.column() == Title) { // a click leads on
            QFont font;
            font.setUnderline(true);
            return font;
        }
        return {};
    case Qt::ForegroundRole: {
        const QPalette palette = QGuiApplication::palette();
        if (row.ignored)
            return QBrush(palette.color(QPalette::Disabled, QPalette::Text));
        return index.column() == Title ? QVariant(QBrush(palette.color(QPalette::Link))) : QVariant();
    }
    case CheckRole:
        return QByteArray(row.check->id);
    case MarkRole:
        return row.ignored ? -1 : int(IssuesModel::markOf(row.severity));
    default:
        return {};
    }
}

QVariant UrlIssuesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    static constexpr const char *Titles[] = {QT_TR_NOOP("Severity"), QT_TR_NOOP("Issue"), QT_TR_NOOP("Details")};
    static constexpr const char *Hints[] = {QT_TR_NOOP("Severity of the issue on this site."),
        QT_TR_NOOP("What is wrong with this URL. Click to see the issue and all URLs that have it."),
        QT_TR_NOOP("Value or other URL that shows the issue.")};
    switch (role) {
    case Qt::DisplayRole:
        return tr(Titles[section]);
    case Qt::ToolTipRole:
    case Qt::WhatsThisRole:
        return tr(Hints[section]);
    default:
        return {};
    }
}

} // namespace argiope::models
