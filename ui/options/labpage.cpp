#include "ui/options/labpage.h"

#include "ui/widgets/metrics.h"
#include "ui/words/format.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

namespace argiope::options {

using words::format::count;

namespace {

constexpr int TypingPauseMs = 150;
constexpr qsizetype MostProjectUrls = 20000; ///< in the field; more cannot be read by anybody

struct ProjectUrls
{
    QStringList urls;
    qint64 all = 0;
};

ProjectUrls projectUrls(store::Reader &reader, const std::atomic<bool> &cancel)
{
    ProjectUrls result;
    for (const store::ListKind kind : {store::ListKind::Urls, store::ListKind::Skipped}) {
        store::ListQuery query;
        query.kind = kind;
        const QList<qint64> ids = reader.ids(query, 0, &cancel);
        result.all += ids.size();
        const qsizetype room = MostProjectUrls - result.urls.size();
        for (const QByteArray &url : reader.urls(ids.mid(0, room)))
            result.urls.append(QString::fromUtf8(url));
    }
    return result;
}

} // namespace

LabPage::LabPage(std::function<settings::CrawlSettings()> settings, project::ProjectReader *reader, QWidget *parent)
    : QWidget(parent)
    , m_settings(std::move(settings))
    , m_reader(reader)
    , m_urls(new QPlainTextEdit(this))
    , m_fromProject(new QPushButton(tr("Use Project &URLs"), this))
    , m_table(new QTableView(this))
    , m_totals(new QLabel(this))
    , m_model(new LabModel(this))
{
    auto *intro
        = new QLabel(tr("Paste URLs to see how the crawl treats links to them, and which rule applies. Results update "
                        "as you edit rules on the other pages. Depth and server responses are not considered."),
            this);
    intro->setWordWrap(true);
    m_urls->setObjectName(QStringLiteral("labUrls"));
    m_urls->setAccessibleName(tr("URLs to test, one per line"));
    m_urls->setPlaceholderText(QStringLiteral("https://example.org/a.pdf\nhttps://shop.example.org/?sort=price"));
    m_urls->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_urls->setTabChangesFocus(true);
    m_table->setObjectName(QStringLiteral("labTable"));
    m_table->setAccessibleName(tr("Result for each URL"));
    m_table->setModel(m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->horizontalHeader()->setStretchLastSection(true);
    const int em = widgets::letterWidth(fontMetrics());
    m_table->setColumnWidth(LabModel::UrlColumn, em * 28);
    m_table->setColumnWidth(LabModel::FateColumn, em * 17);
    m_table->setColumnWidth(LabModel::WhyColumn, em * 22);
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().lineSpacing() + 6);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_totals->setObjectName(QStringLiteral("labTotals"));
    m_totals->setWordWrap(true);
    m_fromProject->setEnabled(reader && reader->isOpen());
    auto *split = new QSplitter(Qt::Vertical, this);
    split->addWidget(m_urls);
    split->addWidget(m_table);
    split->setStretchFactor(1, 2);
    split->setChildrenCollapsible(false);
    split->setSizes({100, 300});
    auto *row = new QHBoxLayout;
    row->addWidget(m_totals, 1);
    row->addWidget(m_fromProject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(intro);
    column->addWidget(split, 1);
    column->addLayout(row);
    m_timer.setSingleShot(true);
    m_timer.setInterval(TypingPauseMs);
    connect(&m_timer, &QTimer::timeout, this, &LabPage::ask);
    connect(m_urls, &QPlainTextEdit::textChanged, this, [this] {
        m_note.clear();
        rulesChanged();
    });
    connect(m_model, &LabModel::answered, this, &LabPage::showTotals);
    connect(m_fromProject, &QPushButton::clicked, this, &LabPage::takeProjectUrls);
    learnProject();
}

void LabPage::learnProject()
{
    if (!m_reader || !m_reader->isOpen())
        return;
    m_reader->ask(
        project::Lane::Rows, this,
        [](store::Reader &reader, const std::atomic<bool> &) {
            return LabKnowledge{reader.hosts(), reader.meta(QByteArrayLiteral("scope_also"))};
        },
        [this](const LabKnowledge &knowledge) {
            m_knowledge = std::make_shared<const LabKnowledge>(knowledge);
            rulesChanged();
        });
}

void LabPage::takeProjectUrls()
{
    m_fromProject->setEnabled(false);
    m_totals->setText(tr("Reading the project…"));
    m_reader->ask(project::Lane::Lists, this, projectUrls, [this](const ProjectUrls &found) {
        m_fromProject->setEnabled(true);
        setUrls(found.urls);
        if (found.all > found.urls.size())
            m_note = tr("The first %1 of %2 URLs.").arg(count(found.urls.size()), count(found.all));
    });
}

void LabPage::setUrls(const QStringList &urls)
{
    m_urls->setPlainText(urls.join(QLatin1Char('\n')));
}

void LabPage::rulesChanged()
{
    m_stale = true;
    if (isVisible())
        m_timer.start();
}

void LabPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_stale)
        m_timer.start();
}

void LabPage::ask()
{
    m_stale = false;
    QStringList urls = m_urls->toPlainText().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    urls.removeIf([](const QString &line) { return line.trimmed().isEmpty(); });
    m_model->ask(urls, m_settings(), m_knowledge);
}

void LabPage::showTotals()
{
    const LabModel::Totals &totals = m_model->totals();
    QStringList parts;
    if (!m_model->rows().isEmpty()) {
        parts.append(tr("%1 crawled, %2 checked only, %3 excluded")
                         .arg(count(totals.crawled), count(totals.checked), count(totals.skipped)));
        if (totals.noUrl > 0)
            parts.append(tr("%Ln invalid line(s)", nullptr, totals.noUrl));
        if (totals.robotsUnknown > 0)
            parts.append(tr("robots.txt unknown for %Ln of them", nullptr, totals.robotsUnknown));
    }
    QString text = parts.join(QStringLiteral("; "));
    if (!m_note.isEmpty())
        text += QLatin1Char(' ') % m_note;
    m_totals->setText(text);
}

} // namespace argiope::options
