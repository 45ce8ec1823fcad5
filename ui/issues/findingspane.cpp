#include "ui/issues/findingspane.h"

#include "core/audit/words.h"
#include "ui/models/findingsmodel.h"
#include "ui/project/projectreader.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/statusdelegate.h"
#include "ui/widgets/tableview.h"
#include "ui/words/foreigntext.h"
#include "ui/words/format.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTextBrowser>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace argiope::issues {

using models::FindingsModel;
namespace foreign = words::foreign;

FindingsPane::FindingsPane(project::ProjectReader &reader, QWidget *parent)
    : QWidget(parent)
    , m_model(new FindingsModel(reader, this))
    , m_split(new QSplitter(Qt::Horizontal, this))
    , m_text(new QTextBrowser(this))
    , m_count(new QLabel(this))
    , m_urls(new QPushButton(this))
    , m_ignore(new QToolButton(this))
    , m_export(new QToolButton(this))
    , m_table(new widgets::TableView(this))
    , m_instances(new QPlainTextEdit(this))
{
    m_text->setObjectName(QStringLiteral("issueText"));
    m_count->setObjectName(QStringLiteral("findingsCount"));
    m_urls->setObjectName(QStringLiteral("showIssueUrls"));
    m_ignore->setObjectName(QStringLiteral("ignoreIssue"));
    m_export->setObjectName(QStringLiteral("exportFindings"));
    m_table->setObjectName(QStringLiteral("findingsTable"));
    m_instances->setObjectName(QStringLiteral("findingInstances"));
    m_instances->setReadOnly(true);
    m_instances->setTabChangesFocus(true);
    m_instances->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_instances->hide();
    m_text->setOpenLinks(false);
    m_text->document()->setDocumentMargin(8);
    m_table->setModel(m_model);
    auto *urls = new widgets::UrlDelegate(this);
    m_table->setItemDelegateForColumn(FindingsModel::Url, urls);
    m_table->setItemDelegateForColumn(FindingsModel::Evidence, urls);
    m_table->restoreColumns(QStringLiteral("findings"), [](int column) {
        static constexpr int Widths[FindingsModel::ColumnCount] = {46, 10, 40};
        return Widths[column];
    });
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_ignore->setPopupMode(QToolButton::InstantPopup);
    m_ignore->setMenu(new QMenu(m_ignore));
    m_ignore->menu()->setToolTipsVisible(true);
    m_export->setIcon(widgets::icon(QStringLiteral("export")));
    m_export->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    for (QToolButton *button : {m_ignore, m_export}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
    }

    auto *where = new QWidget(m_split);
    auto *line = new QHBoxLayout;
    line->addWidget(m_count, 1);
    line->addWidget(m_ignore);
    line->addWidget(m_export);
    line->addWidget(m_urls);
    auto *whereColumn = new QVBoxLayout(where);
    whereColumn->setContentsMargins(0, 0, 0, 0);
    whereColumn->setSpacing(2);
    whereColumn->addLayout(line);
    whereColumn->addWidget(m_table, 1);
    whereColumn->addWidget(m_instances);
    m_split->addWidget(m_text);
    m_split->addWidget(where);
    m_split->setStretchFactor(0, 2);
    m_split->setStretchFactor(1, 3);
    m_split->setChildrenCollapsible(false);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 0);
    column->addWidget(m_split);

    connect(m_urls, &QPushButton::clicked, this, &FindingsPane::urlsRequested);
    connect(m_export, &QToolButton::clicked, this,
        [this] { Q_EMIT tableExportRequested(m_model->shown(m_table->visibleColumns())); });
    connect(m_ignore->menu(), &QMenu::aboutToShow, this, [this] {
        m_ignore->menu()->clear();
        fillIgnoreMenu(m_ignore->menu());
    });
    connect(m_table, &widgets::TableView::currentRowChanged, this, [this](const QModelIndex &index) {
        if (const qint64 id = index.isValid() ? m_model->idAt(index.row()) : 0; id != 0)
            Q_EMIT urlSelected(id);
        showInstances();
    });
    connect(m_model, &QAbstractItemModel::dataChanged, this, &FindingsPane::showInstances);
    connect(m_model, &QAbstractItemModel::modelReset, this, &FindingsPane::showInstances);
    connect(m_table, &widgets::TableView::rowActivated, this, [this](const QModelIndex &index) {
        if (const qint64 id = m_model->idAt(index.row()); id != 0)
            Q_EMIT detailsRequested(id);
    });
    connect(m_table, &QWidget::customContextMenuRequested, this, &FindingsPane::showMenu);
    retranslate();
}

void FindingsPane::show(const models::SharedFindings &findings, const audit::Check *check)
{
    const bool another = check != m_check;
    m_findings = findings;
    m_check = check;
    m_model->show(findings, check);
    const audit::Rules rules = findings ? findings->result.rules : audit::Rules();
    if (another || rules != m_rules)
        fillText();
    m_rules = rules;
    refresh();
}

void FindingsPane::setIgnorable(bool can, const QString &whyNot)
{
    m_ignorable = can;
    m_whyNot = whyNot;
    refresh();
}

void FindingsPane::setOrigin(const QString &origin)
{
    auto *urls = qobject_cast<widgets::UrlDelegate *>(m_table->itemDelegateForColumn(FindingsModel::Url));
    if (urls->origin() == origin)
        return;
    urls->setOrigin(origin);
    m_table->viewport()->update();
}

void FindingsPane::select(qint64 url)
{
    if (const int row = m_model->rowOf(url); row >= 0) {
        m_table->selectRow(row);
        m_table->scrollTo(m_model->index(row, 0));
    }
}

int FindingsPane::currentRow() const
{
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    return rows.isEmpty() ? -1 : m_table->currentIndex().isValid() ? m_table->currentIndex().row() : rows.first().row();
}

QByteArray FindingsPane::currentUrl() const
{
    const int row = currentRow();
    return row < 0 ? QByteArray() : m_model->index(row, 0).data(FindingsModel::UrlRole).toByteArray();
}

QString FindingsPane::limitsText(const audit::Rules &rules) const
{
    // The words say what is usual.
    QStringList lines;
    const audit::Limits usual;
    const audit::Limits now = rules.allLimits();
    for (const audit::LimitInfo &limit : audit::limitInfos()) {
        if (audit::concerns(limit, *m_check) && limit.get(usual) != limit.get(now)) {
            lines << tr("%1: %2 instead of %3", "a limit and its numbers")
                         .arg(audit::limitTitle(limit), QLatin1String(audit::limitText(limit, limit.get(now))),
                             QLatin1String(audit::limitText(limit, limit.get(usual))));
        }
    }
    return lines.join(QStringLiteral("; "));
}

void FindingsPane::fillText()
{
    if (!m_check) {
        m_text->setPlainText(tr("Select an issue to see what it is and how to fix it."));
        return;
    }
    const audit::Words words = audit::words(*m_check);
    QString html = QStringLiteral("<p><b>%1</b></p>").arg(words.title.toHtmlEscaped());
    const auto add = [&html](const QString &title, const QString &text) {
        if (!text.isEmpty())
            html += QStringLiteral("<p><b>%1</b> %2</p>").arg(title.toHtmlEscaped(), text.toHtmlEscaped());
    };
    add(tr("What it is."), words.what);
    const auto own = m_findings ? m_findings->own->placeOf(*m_check) : std::nullopt;
    if (own)
        add(tr("What it is."), tr("Custom check: %1").arg(m_findings->own->condition(*own).text()));
    if (m_findings)
        add(tr("Changed for this site."), limitsText(m_findings->result.rules));
    add(tr("Why it matters."), words.why);
    add(tr("How to fix it."), words.mend);
    add({},
        tr("%1, %2; on the command line: %3", "severity, group, id")
            .arg(audit::severityTitle(m_findings ? m_findings->result.rules.severityOf(*m_check) : m_check->severity),
                audit::groupTitle(m_check->group), QLatin1String(m_check->id)));
    m_text->setHtml(html);
}

void FindingsPane::refresh()
{
    const bool any = m_findings && m_check && !m_findings->of(*m_check).isEmpty();
    const audit::CheckFindings *found = any ? &m_findings->of(*m_check) : nullptr;
    QString text;
    if (found) {
        text = tr("%Ln finding(s)", nullptr, int(found->pages()));
        if (found->ignored() > 0)
            text = tr("%1, %2 ignored").arg(text, words::format::count(found->ignored()));
    } else if (m_check) {
        text = m_findings ? tr("No findings.") : tr("Findings appear when the check is finished.");
    }
    m_count->setText(text);
    m_urls->setEnabled(found && found->size() > 0);
    m_export->setEnabled(any);
    m_ignore->setEnabled(any && m_ignorable);
    m_ignore->setToolTip(m_ignorable ? tr("Excludes this issue from the counts") : m_whyNot);
}

void FindingsPane::showInstances()
{
    const int row = currentRow();
    const QStringList lines = row < 0 ? QStringList() : m_model->evidenceLines(row);
    const QString text = lines.join(u'\n');
    if (lines.size() > 1 && text != m_instances->toPlainText()) {
        constexpr int MostLines = 5; // the places need room, too
        m_instances->setPlainText(text);
        m_instances->setFixedHeight(
            int(m_instances->fontMetrics().lineSpacing() * std::min<qsizetype>(lines.size(), MostLines)
                + 2 * (m_instances->document()->documentMargin() + m_instances->frameWidth())));
    }
    m_instances->setVisible(lines.size() > 1);
}

void FindingsPane::fillIgnoreMenu(QMenu *menu)
{
    if (!m_check)
        return;
    const QByteArray id = m_check->id;
    const QByteArray url = currentUrl();
    constexpr qsizetype MostInMenu = 80;
    const auto add = [&](const QString &text, const QString &pattern, bool enabled) {
        QAction *action = menu->addAction(text, this, [this, id, pattern] {
            Q_EMIT ignoreRequested({id, pattern, {}});
        });
        action->setEnabled(enabled && m_ignorable);
        return action;
    };
    add(tr("On &This URL"), audit::patternOfUrl(url), !url.isEmpty());
    const QString folder = audit::patternOfFolder(url);
    const QByteArray path = url.first(url.contains('?') ? url.indexOf('?') : url.size());
    const bool hasFolder = !url.isEmpty() && !folder.endsWith(u'$');
    add(hasFolder
            ? tr("&Below %1").arg(foreign::label(foreign::shown(path.first(path.lastIndexOf('/') + 1), MostInMenu)))
            : tr("&Below Its Folder"),
        folder, hasFolder);
    add(tr("On &Every URL"), {}, true);
    menu->addSeparator();
    QAction *pattern = menu->addAction(tr("By &Pattern…"), this,
        [this, url] { Q_EMIT patternRequested(url.isEmpty() ? QString() : audit::patternOfFolder(url)); });
    pattern->setEnabled(m_ignorable);
}

void FindingsPane::showMenu(const QPoint &where)
{
    const QModelIndex index = m_table->indexAt(where);
    if (!index.isValid() || !m_check)
        return;
    const QByteArray url = index.siblingAtColumn(0).data(FindingsModel::UrlRole).toByteArray();
    const qint64 id = m_model->idAt(index.row());
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("findingMenu"));
    menu->setToolTipsVisible(true);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Show &Details"), this, [this, id] { Q_EMIT detailsRequested(id); })->setEnabled(id != 0);
    menu->addAction(tr("Open in the &Browser"), this, [this, url] { Q_EMIT openRequested(QString::fromUtf8(url)); })
        ->setEnabled(url.startsWith("http://") || url.startsWith("https://"));
    menu->addSeparator();
    menu->addAction(tr("&Copy URL"), this, &FindingsPane::copyUrls)->setEnabled(!url.isEmpty());
    menu->addAction(tr("Copy &Row"), m_table, &widgets::TableView::copySelection)->setShortcut(QKeySequence::Copy);
    menu->addAction(tr("&Export Findings…"), this, &FindingsPane::exportRequested);
    menu->addSeparator();
    fillIgnoreMenu(menu->addMenu(tr("&Ignore")));
    menu->addAction(tr("Show &URLs"), this, &FindingsPane::urlsRequested)->setEnabled(m_urls->isEnabled());
    m_table->fillCellMenu(menu);
    menu->popup(m_table->viewport()->mapToGlobal(where));
}

void FindingsPane::copyUrls() const
{
    QStringList urls;
    for (const int row : m_table->selectedRowNumbers()) {
        const QByteArray url = m_model->index(row, 0).data(FindingsModel::UrlRole).toByteArray();
        if (!url.isEmpty()) // not read yet: far from what is seen
            urls.append(QString::fromUtf8(url));
    }
    QApplication::clipboard()->setText(urls.join(u'\n'));
}

void FindingsPane::saveColumns() const
{
    m_table->saveColumns();
}

void FindingsPane::retranslate()
{
    m_text->setAccessibleName(tr("About the issue"));
    m_table->setAccessibleName(tr("Findings"));
    m_instances->setAccessibleName(tr("All occurrences of the finding"));
    m_urls->setText(tr("Show URLs"));
    m_urls->setToolTip(tr("Shows exactly these URLs in the URLs table"));
    m_ignore->setText(tr("Ignore"));
    m_export->setText(tr("Export"));
    m_export->setToolTip(tr("Exports these rows and columns to a file"));
    m_model->retranslate();
    fillText();
    refresh();
}

} // namespace argiope::issues
