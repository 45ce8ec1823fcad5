#include "ui/search/searchdialog.h"

#include "ui/widgets/metrics.h"
#include "ui/widgets/mnemonics.h"
#include "ui/widgets/screenroom.h"
#include "ui/words/foreigntext.h"
#include "ui/words/format.h"
#include "ui/words/readableurl.h"
#include "ui/words/wording.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

namespace argiope::searching {

namespace {

constexpr int PauseMs = 40; ///< a search takes less than the time between two keys, and the next one ends it

QString faultText(const engine::SearchFault &fault)
{
    using Code = search::SearchError::Code;
    struct Words
    {
        Q_DECLARE_TR_FUNCTIONS(argiope::searching::SearchDialog)
    };
    if (fault.code == engine::SearchFault::Code::NoTexts) {
        return Words::tr("This project stores no page text. Set “Stored text” in Crawl Settings, and recrawl.");
    }
    if (fault.code == engine::SearchFault::Code::Store)
        return words::wording::error(fault.store).text;
    switch (fault.query.code) {
    case Code::Empty:
        return Words::tr("Enter a word to search for.");
    case Code::TooLong:
    case Code::TooDeep:
        return Words::tr("The search query is too long.");
    case Code::OpenQuote:
        return Words::tr("Missing closing quotation mark.");
    case Code::OpenBracket:
        return Words::tr("Missing closing parenthesis.");
    case Code::StrayBracket:
        return Words::tr("Unmatched closing parenthesis.");
    case Code::MissingOperand:
        return Words::tr("Missing search term next to “%1”.").arg(words::foreign::shown(fault.query.detail));
    case Code::OnlyNot:
        return Words::tr("A search needs at least one word to include, not only words to exclude.");
    case Code::BadNear:
        return Words::tr("Write NEAR as NEAR(one two, 5).");
    }
    return words::foreign::shown(fault.message());
}

QString escaped(const QString &text)
{
    return words::foreign::shown(text, words::foreign::WholeText).toHtmlEscaped();
}

} // namespace

SearchDialog::SearchDialog(project::ProjectReader &reader, std::function<store::ListQuery()> shown, QWidget *parent)
    : QDialog(parent)
    , m_reader(reader)
    , m_shown(std::move(shown))
    , m_query(new QLineEdit(this))
    , m_within(new QCheckBox(tr("Only URLs sho&wn in the table"), this))
    , m_table(new QPushButton(tr("Show in the &Table"), this))
    , m_count(new QLabel(this))
    , m_hits(new QTextBrowser(this))
{
    setObjectName(QStringLiteral("search"));
    setWindowTitle(tr("Full-Text Search"));
    m_query->setObjectName(QStringLiteral("searchQuery"));
    m_query->setAccessibleName(tr("Search query"));
    m_query->setPlaceholderText(tr("words, \"a phrase\", begin*, title:word, one OR other, -unwanted"));
    m_query->setClearButtonEnabled(true);
    m_within->setObjectName(QStringLiteral("searchWithin"));
    m_table->setObjectName(QStringLiteral("searchInTable"));
    m_table->setAutoDefault(false);
    m_table->setEnabled(false);
    m_count->setObjectName(QStringLiteral("searchCount"));
    m_count->setTextFormat(Qt::PlainText);
    m_count->setWordWrap(true);
    m_hits->setObjectName(QStringLiteral("searchHits"));
    m_hits->setAccessibleName(tr("Search results"));
    m_hits->setOpenLinks(false);
    auto *box = new QDialogButtonBox(this);
    box->addButton(tr("Close"), QDialogButtonBox::RejectRole)->setAutoDefault(false);
    auto *line = new QHBoxLayout;
    line->addWidget(m_within);
    line->addStretch(1);
    line->addWidget(m_table);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_query);
    column->addLayout(line);
    column->addWidget(m_count);
    column->addWidget(m_hits, 1);
    column->addWidget(box);
    widgets::resizeWithinScreen(*this, {widgets::letterWidth(fontMetrics()) * 110, fontMetrics().lineSpacing() * 34});

    m_pause.setSingleShot(true);
    m_pause.setInterval(PauseMs);
    connect(&m_pause, &QTimer::timeout, this, &SearchDialog::start);
    connect(m_query, &QLineEdit::textChanged, this, [this] { m_pause.start(); });
    connect(m_query, &QLineEdit::returnPressed, this, &SearchDialog::start);
    connect(m_within, &QCheckBox::toggled, this, &SearchDialog::start);
    connect(m_table, &QPushButton::clicked, this, &SearchDialog::showInTable);
    connect(m_hits, &QTextBrowser::anchorClicked, this, &SearchDialog::follow);
    connect(box, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&m_reader, &project::ProjectReader::opened, this, &SearchDialog::start);
    connect(&m_reader, &project::ProjectReader::sessionChanged, this, &SearchDialog::start);
    widgets::giveMnemonics(*this);
    start();
}

SearchDialog::~SearchDialog()
{
    if (m_cancel)
        m_cancel->store(true);
}

void SearchDialog::search(const QString &query)
{
    m_query->setText(query);
    start();
}

void SearchDialog::start()
{
    m_pause.stop();
    if (m_cancel)
        m_cancel->store(true);
    m_table->setEnabled(false);
    m_shownPart = false;
    const QString query = m_query->text();
    if (!m_reader.isOpen() || query.trimmed().isEmpty()) {
        m_hits->clear();
        m_count->setText(m_reader.isOpen() ? QString() : tr("Open a project to search it."));
        Q_EMIT answered();
        return;
    }
    m_count->setText(tr("Searching…"));
    m_cancel = m_reader.askPartly<Part>(
        project::Lane::Extras, this,
        [query, within = m_within->isChecked() ? std::optional(m_shown()) : std::nullopt](
            store::Reader &reader, const std::atomic<bool> &cancel, const auto &tell) {
            Outcome outcome;
            auto texts = engine::TextSearch::open(reader);
            if (!texts) {
                outcome.fault = texts.error();
                return outcome;
            }
            if (const auto done = (*texts)->update(
                    [&tell](const Progress &progress) {
                        tell({progress, {}});
                    },
                    &cancel);
                !done) {
                outcome.fault = done.error();
                return outcome;
            }
            auto found = (*texts)->find(
                query, MostShown, within ? &*within : nullptr, &cancel, [&tell](const engine::SearchAnswer &first) {
                    tell({{}, first});
                });
            if (found)
                outcome.answer = std::move(*found);
            else
                outcome.fault = found.error();
            return outcome;
        },
        [this](const Part &part) {
            if (part.first)
                showAnswer(*part.first);
            else
                m_count->setText(
                    tr("Indexing page text: %1 of %2")
                        .arg(words::format::count(part.progress.done), words::format::count(part.progress.all)));
        },
        [this](const Outcome &outcome) { showOutcome(outcome); });
}

QString SearchDialog::html(const engine::SearchHit &hit)
{
    const QString title = hit.title.isEmpty() ? words::readableUrl(hit.url) : QString::fromUtf8(hit.title);
    QString text = QStringLiteral("<p><a href=\"page:%1\">%2</a><br><small>%3</small><br>")
                       .arg(base::raw(hit.id))
                       .arg(words::foreign::shown(title).toHtmlEscaped(),
                           words::foreign::shown(words::readableUrl(hit.url)).toHtmlEscaped());
    qsizetype done = 0;
    for (const search::Snippet::Mark &mark : hit.snippet.marks) {
        text += escaped(hit.snippet.text.mid(done, mark.position - done));
        text
            += QLatin1String("<b>") % escaped(hit.snippet.text.mid(mark.position, mark.length)) % QLatin1String("</b>");
        done = mark.position + mark.length;
    }
    return text % escaped(hit.snippet.text.mid(done)) % QLatin1String("</p>");
}

void SearchDialog::showOutcome(const Outcome &outcome)
{
    if (outcome.fault && outcome.fault->code == engine::SearchFault::Code::Canceled)
        return;
    showAnswer(outcome.answer);
    if (outcome.fault)
        m_count->setText(faultText(*outcome.fault));
    Q_EMIT answered();
}

void SearchDialog::showAnswer(const engine::SearchAnswer &answer)
{
    QString text;
    for (const engine::SearchHit &hit : answer.hits)
        text += html(hit);
    const int place = m_shownPart ? m_hits->verticalScrollBar()->value() : 0;
    m_hits->setHtml(text);
    m_hits->verticalScrollBar()->setValue(place);
    m_shownPart = true;
    m_table->setEnabled(answer.count > 0);
    if (answer.count > answer.hits.size())
        m_count->setText(tr("%1 pages found; the first %2 are shown.")
                             .arg(words::format::count(answer.count), words::format::count(answer.hits.size())));
    else
        m_count->setText(tr("%Ln page(s) found.", nullptr, int(answer.count)));
}

void SearchDialog::showInTable()
{
    const QString query = m_query->text();
    const store::ListQuery within = m_within->isChecked() ? m_shown() : store::ListQuery();
    m_reader.ask(
        project::Lane::Extras, this,
        [query](store::Reader &reader, const std::atomic<bool> &cancel) {
            std::vector<qint64> ids;
            if (auto texts = engine::TextSearch::open(reader)) {
                if (auto pages = (*texts)->pages(query, &cancel))
                    ids = std::move(*pages);
            }
            return ids;
        },
        [this, query, within](const std::vector<qint64> &ids) {
            store::ListQuery rows = within;
            rows.only = std::make_shared<store::ChosenIds>(
                store::ChosenIds{ids, tr("text: %1", "what was searched for").arg(words::foreign::shown(query, 60))});
            Q_EMIT showRequested(rows);
        });
}

void SearchDialog::follow(const QUrl &link)
{
    bool isNumber = false;
    const qint64 id = link.path().toLongLong(&isNumber);
    if (!isNumber)
        return;
    store::ListQuery row;
    row.only = std::make_shared<store::ChosenIds>(store::ChosenIds{{id}, tr("search result")});
    Q_EMIT showRequested(row);
    Q_EMIT chosen(id);
}

} // namespace argiope::searching
