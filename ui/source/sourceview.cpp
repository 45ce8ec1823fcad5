#include "ui/source/sourceview.h"

#include "ui/project/askdisk.h"
#include "ui/widgets/emptystate.h"
#include "ui/words/foreigntext.h"
#include "ui/words/format.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QShortcut>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace argiope::sourceview {

using source::Missing;
using source::Shown;

namespace {

constexpr int FindPauseMs = 200;
constexpr int TicksBetweenLooks = 10; ///< polls come every 150 ms or so

} // namespace

SourceView::SourceView(project::ProjectReader &reader, QWidget *parent)
    : View(parent)
    , m_reader(reader)
    , m_modeLabel(new QLabel(this))
    , m_mode(new QComboBox(this))
    , m_visitLabel(new QLabel(this))
    , m_visit(new QComboBox(this))
    , m_otherLabel(new QLabel(this))
    , m_other(new QComboBox(this))
    , m_find(new QLineEdit(this))
    , m_count(new QLabel(this))
    , m_previous(new QToolButton(this))
    , m_next(new QToolButton(this))
    , m_wrap(new QCheckBox(this))
    , m_pages(new QStackedWidget(this))
    , m_empty(new widgets::EmptyState(this))
    , m_edit(new SourceEdit(this))
{
    m_mode->setObjectName(QStringLiteral("sourceMode"));
    m_visit->setObjectName(QStringLiteral("sourceVisit"));
    m_other->setObjectName(QStringLiteral("sourceOther"));
    m_find->setObjectName(QStringLiteral("sourceFind"));
    m_wrap->setObjectName(QStringLiteral("sourceWrap"));
    for (int i = 0; i < 3; ++i)
        m_mode->addItem(QString());
    m_modeLabel->setBuddy(m_mode);
    m_visitLabel->setBuddy(m_visit);
    m_otherLabel->setBuddy(m_other);
    m_find->setClearButtonEnabled(true);
    m_find->setMinimumWidth(120);
    m_previous->setArrowType(Qt::UpArrow);
    m_next->setArrowType(Qt::DownArrow);
    for (QToolButton *button : {m_previous, m_next})
        button->setAutoRaise(true);
    m_wrap->setChecked(true);
    m_empty->setQuiet();
    m_pages->addWidget(m_empty);
    m_pages->addWidget(m_edit);

    auto *row = new QHBoxLayout;
    row->setContentsMargins(6, 4, 6, 2);
    for (QWidget *widget :
        std::initializer_list<QWidget *>{m_modeLabel, m_mode, m_visitLabel, m_visit, m_otherLabel, m_other})
        row->addWidget(widget);
    row->addStretch();
    for (QWidget *widget : std::initializer_list<QWidget *>{m_wrap, m_find, m_count, m_previous, m_next})
        row->addWidget(widget);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(row);
    column->addWidget(m_pages, 1);

    m_findSoon.setSingleShot(true);
    m_findSoon.setInterval(FindPauseMs);
    connect(&m_findSoon, &QTimer::timeout, this, &SourceView::find);
    connect(m_find, &QLineEdit::textChanged, &m_findSoon, qOverload<>(&QTimer::start));
    connect(m_find, &QLineEdit::returnPressed, this, [this] {
        if (m_findSoon.isActive())
            find();
        else
            step(false);
    });
    connect(m_next, &QToolButton::clicked, this, [this] { step(false); });
    connect(m_previous, &QToolButton::clicked, this, [this] { step(true); });
    for (const bool backwards : {false, true}) {
        auto *keys = new QShortcut(backwards ? QKeySequence::FindPrevious : QKeySequence::FindNext, this);
        keys->setContext(Qt::WidgetWithChildrenShortcut);
        connect(keys, &QShortcut::activated, this, [this, backwards] { step(backwards); });
    }
    connect(m_mode, &QComboBox::activated, this, &SourceView::ask);
    connect(m_visit, &QComboBox::activated, this, [this] {
        m_other->setCurrentIndex(-1);
        ask();
    });
    connect(m_other, &QComboBox::activated, this, &SourceView::ask);
    connect(m_wrap, &QCheckBox::toggled, this, &SourceView::setWrapping);
    connect(m_edit, &SourceEdit::linkFollowed, this, &SourceView::followLink);
    connect(&m_reader, &project::ProjectReader::sessionChanged, this, [this] {
        m_id = -1;
        showUrl(0);
    });
    setWrapping(true);
    retranslate();
}

QString SourceView::title() const
{
    return tr("Source");
}

Shown SourceView::mode() const
{
    return Shown(qMax(m_mode->currentIndex(), 0));
}

void SourceView::setWrapping(bool on)
{
    m_edit->setLineWrapMode(on ? QPlainTextEdit::WidgetWidth : QPlainTextEdit::NoWrap);
}

void SourceView::focusContent()
{
    if (m_pages->currentWidget() == m_edit)
        m_edit->setFocus(Qt::OtherFocusReason);
    else
        m_mode->setFocus(Qt::OtherFocusReason);
}

void SourceView::showUrl(qint64 id)
{
    if (id == m_id)
        return;
    m_id = id;
    m_kept.reset();
    if (m_cancel)
        m_cancel->store(true);
    m_asking = false;
    m_askedOf = 0;
    {
        const QSignalBlocker blocked(m_visit);
        const QSignalBlocker blockedToo(m_other);
        m_visit->clear();
        m_other->clear();
    }
    fillState();
    if (isVisible())
        ask();
}

void SourceView::showEvent(QShowEvent *event)
{
    View::showEvent(event);
    if (m_askedOf != m_id)
        ask();
}

void SourceView::poll(bool last)
{
    // While a crawl goes on a page that is not there yet may come, or come again.
    if (m_id <= 0 || m_asking || !isVisible() || (!last && ++m_ticks < TicksBetweenLooks))
        return;
    m_ticks = 0;
    if (!m_kept || m_kept->missing == Missing::NotFetched || m_kept->missing == Missing::NotKept)
        ask();
}

void SourceView::ask()
{
    if (m_cancel)
        m_cancel->store(true);
    m_askedOf = m_id;
    if (m_id <= 0) {
        fillState();
        return;
    }
    m_asking = true;
    const source::Wanted wanted{
        base::UrlId(m_id), mode(), m_visit->currentData().toInt(), m_other->currentData().toInt()};
    m_cancel = m_reader.ask(
        project::Lane::Extras, this,
        [wanted, font = m_edit->font()](store::Reader &reader, const std::atomic<bool> &canceled) {
            Answer answer;
            answer.kept = source::readKept(reader, wanted, &canceled);
            if (answer.kept.missing == Missing::Nothing && !canceled)
                answer.content = SourceEdit::contentOf(makePage(answer.kept, wanted.shown), font);
            answer.kept.source = {};
            answer.kept.before = {};
            answer.kept.difference.runs.clear();
            answer.kept.changed = {};
            return answer;
        },
        [this](const Answer &answer) { apply(answer); });
}

void SourceView::apply(const Answer &answer)
{
    m_asking = false;
    m_kept = answer.kept;
    fillVisits();
    m_edit->showContent(answer.content);
    fillState();
    find();
    Q_EMIT shown();
}

void SourceView::fillVisits()
{
    const auto fill = [this](QComboBox *box, int chosen, int before) {
        const QSignalBlocker blocked(box);
        box->clear();
        for (const source::KeptVisit &visit : m_kept->visits) {
            if (before > 0 && visit.visit >= before)
                continue;
            const QString time = words::format::dateTime(visit.at);
            box->insertItem(0,
                visit.confirmed ? tr("%1, unchanged", "a time").arg(time)
                                : tr("%1, status %2", "a time").arg(time).arg(visit.status),
                visit.visit);
        }
        box->setCurrentIndex(box->findData(chosen));
    };
    fill(m_visit, m_kept->visit, 0);
    fill(m_other, m_kept->other, m_kept->visit);
}

void SourceView::fillState()
{
    const bool difference = mode() == Shown::Difference;
    const bool several = m_kept && m_kept->visits.size() > 1;
    m_visitLabel->setVisible(several);
    m_visit->setVisible(several);
    m_otherLabel->setVisible(several && difference);
    m_other->setVisible(several && difference);

    QString sentence;
    QString more;
    if (m_id <= 0) {
        sentence = tr("Select a URL above to see its source.");
    } else if (!m_kept) {
        sentence = tr("Reading…");
    } else {
        switch (m_kept->missing) {
        case Missing::Nothing:
            if (difference && m_kept->other == 0)
                sentence = tr("Only one visit of this page is stored: there is no other to compare it with.");
            else if (difference && m_kept->difference.added == 0 && m_kept->difference.removed == 0)
                sentence = tr("The source is the same in both visits.");
            break;
        case Missing::NotFetched:
            sentence = tr("No source: this URL was not fetched.");
            break;
        case Missing::KeepsNothing:
            sentence = tr("Page source not stored: this crawl stores no pages.");
            more = tr("Set “Stored pages” in Crawl Settings, and recrawl the site.");
            break;
        case Missing::NotKept:
            sentence = tr("Page source not stored: Crawl Settings exclude its content type or size, or the response "
                          "was incomplete.");
            more = tr("Set “Stored pages” in Crawl Settings, and recrawl the URL.");
            break;
        case Missing::Unreadable:
            sentence = tr("The stored page cannot be read: its archive is missing or damaged.");
            more = words::foreign::shown(QString::fromUtf8(m_kept->error));
            break;
        case Missing::NoText:
            sentence = tr("The stored content of this URL is not text (%1).")
                           .arg(words::foreign::shown(QString::fromUtf8(m_kept->contentType)));
            break;
        case Missing::Empty:
            sentence = tr("The response has no body.");
            break;
        case Missing::TooComplex:
            sentence = tr("This page is nested too deeply to extract its text.");
            break;
        }
    }
    m_empty->setTexts(sentence, more);
    m_pages->setCurrentWidget(sentence.isEmpty() ? static_cast<QWidget *>(m_edit) : m_empty);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_find, m_previous, m_next, m_wrap})
        widget->setEnabled(sentence.isEmpty());
    if (!sentence.isEmpty())
        m_count->clear();
}

void SourceView::find()
{
    m_findSoon.stop();
    const QString wanted = m_find->text();
    const std::shared_ptr<const SourcePage> page = m_edit->sharedPage();
    if (!page || wanted.isEmpty()) {
        m_matches = 0;
        m_edit->setMatches({}, 0);
        m_count->clear();
        return;
    }
    project::askDisk(
        this, [page, wanted] { return findAll(page->text, wanted); },
        [this, page, wanted](const std::vector<qsizetype> &places) {
            if (page != m_edit->sharedPage() || wanted != m_find->text())
                return;
            m_matches = places.size();
            m_edit->setMatches(places, wanted.size());
            showCount(m_find->hasFocus() ? m_edit->toFirstMatch() : 0);
        });
}

void SourceView::step(bool backwards)
{
    if (m_matches > 0)
        showCount(m_edit->toMatch(backwards));
}

void SourceView::showCount(int at)
{
    const QString all = words::format::count(qint64(m_matches));
    if (m_matches == 0)
        m_count->setText(tr("Not found"));
    else if (m_matches >= MostMatches)
        m_count->setText(tr("%1 of more than %2").arg(words::format::count(at), all));
    else
        m_count->setText(tr("%1 of %2").arg(words::format::count(at), all));
}

void SourceView::followLink(const QByteArray &url)
{
    m_reader.ask(
        project::Lane::Rows, this,
        [url](store::Reader &reader, const std::atomic<bool> &) {
            const auto record = reader.find(url);
            return record ? base::raw(record->id) : qint64(0);
        },
        [this, url](qint64 id) {
            if (id > 0)
                Q_EMIT urlChosen(id);
            else
                Q_EMIT reported(
                    tr("%1 is not in the project.").arg(words::foreign::shown(QString::fromUtf8(url))), {}, false);
        });
}

void SourceView::retranslate()
{
    m_modeLabel->setText(tr("Show:"));
    m_mode->setItemText(int(Shown::Source), tr("Source"));
    m_mode->setItemText(int(Shown::Text), tr("Text"));
    m_mode->setItemText(int(Shown::Difference), tr("Difference"));
    m_visitLabel->setText(tr("Visit:"));
    m_otherLabel->setText(tr("compared with:"));
    m_find->setPlaceholderText(tr("Find"));
    m_find->setAccessibleName(tr("Find in the source"));
    m_wrap->setText(tr("Wrap lines"));
    const auto name = [](QToolButton *button, const QString &text) {
        button->setAccessibleName(text);
        button->setToolTip(text);
    };
    name(m_previous, tr("Previous match"));
    name(m_next, tr("Next match"));
    if (m_kept)
        fillVisits();
    fillState();
}

} // namespace argiope::sourceview
