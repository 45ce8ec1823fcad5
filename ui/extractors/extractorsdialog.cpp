#include "ui/extractors/extractorsdialog.h"

#include "core/engine/crawl.h"
#include "core/engine/extractors.h"
#include "ui/extractors/extractorwords.h"
#include "ui/extractors/severaldialog.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/metrics.h"
#include "ui/widgets/mnemonics.h"
#include "ui/widgets/screenroom.h"
#include "ui/words/foreigntext.h"
#include "ui/words/format.h"
#include "ui/words/wording.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QTextBlock>
#include <QThreadPool>
#include <QVBoxLayout>

#include <algorithm>

namespace argiope::extractors {

using select::Extractor;
using select::QueryKind;
using select::Take;

namespace {

constexpr int PauseMs = 300;
constexpr qsizetype MostPageShown = 500'000; ///< characters: what a text field shows without a stop
constexpr QueryKind Kinds[]
    = {QueryKind::Css, QueryKind::XPath, QueryKind::Regex, QueryKind::JsonLd, QueryKind::Microdata, QueryKind::Source};
constexpr Take Takes[] = {Take::Text, Take::Html, Take::Attribute, Take::Count, Take::Has, Take::Lacks};

const char *example(QueryKind kind)
{
    switch (kind) {
    case QueryKind::Css:
        return "main .price";
    case QueryKind::XPath:
        return "//meta[@property='og:title']/@content";
    case QueryKind::Regex:
        return "data-id=\"(\\d+)\"";
    case QueryKind::JsonLd:
        return "Product.offers.price";
    case QueryKind::Microdata:
        return "Product.name";
    case QueryKind::Source:
        return "googletagmanager.com";
    }
    return "";
}

/// Runs `work` on a thread of the pool, then `done` with what it returned, if the dialog is still there.
template <class Work, class Done>
void inBackground(ExtractorsDialog *dialog, Work work, Done done)
{
    QThreadPool::globalInstance()->start([self = QPointer<ExtractorsDialog>(dialog), work, done] {
        auto result = std::make_shared<decltype(work())>(work());
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, result, done] {
                if (self)
                    done(*result);
            },
            Qt::QueuedConnection);
    });
}

} // namespace

ExtractorsDialog::ExtractorsDialog(const settings::CrawlSettings &settings, const QString &page, QWidget *parent)
    : QDialog(parent)
    , m_settings(settings)
    , m_list(new QListWidget(this))
    , m_add(new QPushButton(tr("&New"), this))
    , m_several(new QPushButton(tr("&Bulk Add…"), this))
    , m_remove(new QPushButton(tr("&Delete"), this))
    , m_form(new QWidget(this))
    , m_name(new QLineEdit(m_form))
    , m_kind(new QComboBox(m_form))
    , m_expression(new QPlainTextEdit(m_form))
    , m_take(new QComboBox(m_form))
    , m_attributeLabel(new QLabel(tr("&Attribute:"), m_form))
    , m_attribute(new QLineEdit(m_form))
    , m_all(new QCheckBox(tr("A&ll matches, one per line"), m_form))
    , m_problem(new QLabel(m_form))
    , m_address(new QLineEdit(page, this))
    , m_keptButton(new QPushButton(tr("From &Project"), this))
    , m_fetchButton(new QPushButton(tr("&Fetch"), this))
    , m_page(new QPlainTextEdit(this))
    , m_found(new QLabel(this))
    , m_values(new QListWidget(this))
    , m_forKept(new QCheckBox(tr("E&xtract from the stored pages of the open project now"), this))
    , m_box(new QDialogButtonBox(this))
{
    setObjectName(QStringLiteral("extractors"));
    setWindowTitle(tr("Custom Extraction"));
    m_list->setObjectName(QStringLiteral("extractorList"));
    m_list->setAccessibleName(tr("Custom Extraction"));
    m_add->setObjectName(QStringLiteral("newExtractor"));
    m_several->setObjectName(QStringLiteral("severalExtractors"));
    m_several->setToolTip(tr("Adds many texts or regular expressions at once, one column each"));
    m_remove->setObjectName(QStringLiteral("removeExtractor"));
    m_name->setObjectName(QStringLiteral("extractorName"));
    m_kind->setObjectName(QStringLiteral("extractorKind"));
    m_expression->setObjectName(QStringLiteral("extractorExpression"));
    m_expression->setTabChangesFocus(true);
    m_expression->setMaximumHeight(fontMetrics().lineSpacing() * 4);
    m_expression->setMinimumHeight(fontMetrics().lineSpacing() * 2); // on a small screen
    m_take->setObjectName(QStringLiteral("extractorTake"));
    m_attribute->setObjectName(QStringLiteral("extractorAttribute"));
    m_attributeLabel->setBuddy(m_attribute);
    m_all->setObjectName(QStringLiteral("extractorAll"));
    m_problem->setObjectName(QStringLiteral("extractorProblem"));
    m_address->setObjectName(QStringLiteral("extractorAddress"));
    m_address->setPlaceholderText(QStringLiteral("https://example.org/"));
    m_keptButton->setObjectName(QStringLiteral("keptForExtractors"));
    m_keptButton->setToolTip(tr("Uses the page stored in the open project, without a request"));
    m_keptButton->hide();
    m_forKept->setObjectName(QStringLiteral("extractorsForKept"));
    m_forKept->setToolTip(
        tr("Makes no requests. Progress is shown at the bottom of the window, and can be cancelled."));
    m_forKept->hide();
    m_fetchButton->setObjectName(QStringLiteral("fetchForExtractors"));
    m_page->setObjectName(QStringLiteral("extractorPage"));
    m_page->setAccessibleName(tr("Page source"));
    m_page->setPlaceholderText(tr("Fetch a page, or paste its HTML here, to see what is extracted."));
    m_page->setTabChangesFocus(true);
    m_page->setMinimumHeight(fontMetrics().lineSpacing() * 3);
    m_page->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_found->setObjectName(QStringLiteral("extractorFound"));
    m_values->setObjectName(QStringLiteral("extractorValues"));
    m_values->setAccessibleName(tr("Extracted values"));
    m_values->setSelectionMode(QAbstractItemView::NoSelection);
    m_values->setMaximumHeight(fontMetrics().lineSpacing() * 6);
    m_values->setMinimumHeight(fontMetrics().lineSpacing() * 3);
    for (const QueryKind kind : Kinds)
        m_kind->addItem(words::kind(kind), int(kind));
    for (const Take take : Takes)
        m_take->addItem(words::take(take), int(take));
    for (QLabel *label : {m_problem, m_found}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }

    auto *intro = new QLabel(
        tr("Each extractor adds a column to the next crawl. Its values can be sorted, filtered, exported and checked."),
        this);
    intro->setWordWrap(true);
    auto *form = new QFormLayout(m_form);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("Na&me:"), m_name);
    form->addRow(tr("Meth&od:"), m_kind);
    form->addRow(tr("&Expression:"), m_expression);
    form->addRow(tr("Ex&tract:"), m_take);
    form->addRow(m_attributeLabel, m_attribute);
    form->addRow(QString(), m_all);
    form->addRow(QString(), m_problem);
    auto *buttons = new QHBoxLayout;
    for (QPushButton *button : {m_add, m_several, m_remove}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    auto *left = new QVBoxLayout;
    left->addWidget(m_list, 1);
    left->addLayout(buttons);
    auto *top = new QHBoxLayout;
    top->addLayout(left, 1);
    top->addWidget(m_form, 2);
    auto *addressLabel = new QLabel(tr("Test &URL:"), this);
    addressLabel->setBuddy(m_address);
    m_keptButton->setAutoDefault(false);
    m_fetchButton->setAutoDefault(false);
    auto *tryLine = new QHBoxLayout;
    tryLine->addWidget(addressLabel);
    tryLine->addWidget(m_address, 1);
    tryLine->addWidget(m_keptButton);
    tryLine->addWidget(m_fetchButton);
    m_box->addButton(tr("OK"), QDialogButtonBox::AcceptRole)->setObjectName(QStringLiteral("acceptExtractors"));
    m_box->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    auto *column = new QVBoxLayout(this);
    column->addWidget(intro);
    column->addLayout(top);
    column->addLayout(tryLine);
    column->addWidget(m_page, 1);
    column->addWidget(m_found);
    column->addWidget(m_values);
    column->addWidget(m_forKept);
    column->addWidget(m_box);
    widgets::resizeWithinScreen(*this, {widgets::letterWidth(fontMetrics()) * 130, fontMetrics().lineSpacing() * 40});

    m_pause.setSingleShot(true);
    m_pause.setInterval(PauseMs);
    connect(&m_pause, &QTimer::timeout, this, &ExtractorsDialog::tryOut);
    connect(m_box, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_box, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_add, &QPushButton::clicked, this, &ExtractorsDialog::add);
    connect(m_several, &QPushButton::clicked, this, &ExtractorsDialog::addSeveral);
    connect(
        m_keptButton, &QPushButton::clicked, this, [this] { readKept(m_address->text().trimmed().toUtf8(), false); });
    connect(m_remove, &QPushButton::clicked, this, &ExtractorsDialog::removeChosen);
    connect(m_list, &QListWidget::currentRowChanged, this, &ExtractorsDialog::fillForm);
    connect(m_name, &QLineEdit::textChanged, this, &ExtractorsDialog::edited);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &ExtractorsDialog::edited);
    connect(m_expression, &QPlainTextEdit::textChanged, this, &ExtractorsDialog::edited);
    connect(m_take, &QComboBox::currentIndexChanged, this, &ExtractorsDialog::edited);
    connect(m_attribute, &QLineEdit::textChanged, this, &ExtractorsDialog::edited);
    connect(m_all, &QCheckBox::toggled, this, &ExtractorsDialog::edited);
    connect(m_fetchButton, &QPushButton::clicked, this, &ExtractorsDialog::fetch);
    connect(m_address, &QLineEdit::returnPressed, this, &ExtractorsDialog::fetch);
    connect(m_page, &QPlainTextEdit::textChanged, this, [this] {
        if (m_filling)
            return;
        m_source = m_page->toPlainText();
        m_sourceUrl.clear();
        m_pause.start();
    });
    for (const QString &line : settings.extract) {
        if (const auto one = select::extractorFromLine(line))
            m_extractors.append(*one);
    }
    for (qsizetype i = 0; i < m_extractors.size(); ++i)
        m_list->addItem(QString());
    checkAll();
    m_list->setCurrentRow(m_extractors.isEmpty() ? -1 : 0);
    fillForm();
    widgets::giveMnemonics(*this);
}

ExtractorsDialog::~ExtractorsDialog()
{
    giveUpFetch();
}

QStringList ExtractorsDialog::lines() const
{
    QStringList lines;
    for (const Extractor &one : m_extractors)
        lines.append(select::toLine(one));
    return lines;
}

void ExtractorsDialog::fillForm()
{
    const int row = m_list->currentRow();
    const bool any = row >= 0 && row < m_extractors.size();
    const Extractor one = any ? m_extractors.at(row) : Extractor();
    m_filling = true;
    m_name->setText(one.name);
    m_kind->setCurrentIndex(m_kind->findData(int(one.kind)));
    m_expression->setPlainText(one.expression);
    m_take->setCurrentIndex(m_take->findData(int(one.take)));
    m_attribute->setText(one.attribute);
    m_all->setChecked(one.all);
    m_filling = false;
    m_form->setEnabled(any);
    m_remove->setEnabled(any);
    for (QPushButton *button : {m_add, m_several})
        button->setEnabled(m_extractors.size() < Extractor::MostInProject);
    showHidden();
    m_problem->setText(any ? problemOf(row) : QString());
    tryOut();
}

/// What does not go with what was chosen is not asked for.
void ExtractorsDialog::showHidden()
{
    const auto take = Take(m_take->currentData().toInt());
    const auto kind = QueryKind(m_kind->currentData().toInt());
    m_attributeLabel->setVisible(take == Take::Attribute);
    m_attribute->setVisible(take == Take::Attribute);
    m_all->setVisible(take == Take::Text || take == Take::Html || take == Take::Attribute);
    m_expression->setPlaceholderText(QString::fromLatin1(example(kind)));
}

/// As wanted, where a new column can be called so; else with a number.
QString ExtractorsDialog::freeName(const QString &wanted) const
{
    const auto isTaken = [this](const QString &name) {
        return !engine::isExtractorName(name)
            || std::any_of(m_extractors.begin(), m_extractors.end(),
                [&name](const Extractor &other) { return other.name.compare(name, Qt::CaseInsensitive) == 0; });
    };
    if (!isTaken(wanted))
        return wanted;
    const QString base = engine::isExtractorName(wanted) ? wanted : tr("column");
    QString name;
    for (int number = base == wanted ? 2 : 1; name.isEmpty() || isTaken(name); ++number)
        name = base % u' ' % QString::number(number);
    return name;
}

void ExtractorsDialog::append(const Extractor &extractor)
{
    m_extractors.append(extractor);
    m_list->addItem(QString());
}

void ExtractorsDialog::add()
{
    Extractor one;
    one.name = freeName({});
    append(one);
    m_list->setCurrentRow(m_list->count() - 1);
    checkAll();
    m_name->setFocus();
    m_name->selectAll();
}

void ExtractorsDialog::addSeveral()
{
    auto *dialog = new SeveralDialog(int(Extractor::MostInProject - m_extractors.size()), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const QList<Extractor> made = dialog->extractors();
        const int first = m_list->count();
        for (Extractor one : made) {
            one.name = freeName(one.name);
            append(one);
        }
        checkAll();
        if (!made.isEmpty())
            m_list->setCurrentRow(first);
    });
    dialog->open();
}

void ExtractorsDialog::setProject(project::ProjectReader &reader, store::UrlId chosen, bool canReplay)
{
    m_reader = &reader;
    m_keptButton->show();
    m_forKept->setVisible(canReplay);
    if (chosen != store::UrlId::None)
        readKept(chosen, true);
    else if (!m_address->text().isEmpty())
        readKept(m_address->text().toUtf8(), true);
    widgets::giveMnemonics(*this);
}

bool ExtractorsDialog::isForKeptPages() const
{
    return m_forKept->isChecked() && !m_forKept->isHidden();
}

template <class Which>
void ExtractorsDialog::readKept(const Which &which, bool quiet)
{
    if (!m_reader || !m_reader->isOpen())
        return;
    giveUpFetch();
    m_fetchButton->setEnabled(true);
    m_reader->ask(
        project::Lane::Extras, this,
        [which](store::Reader &reader, const std::atomic<bool> &) { return engine::keptPage(reader, which); },
        [this, quiet](const engine::KeptPage &page) { showKept(page, quiet); });
}

void ExtractorsDialog::showKept(const engine::KeptPage &page, bool quiet)
{
    using State = engine::KeptPage::State;
    if (quiet && !m_source.isEmpty())
        return; // somebody was quicker
    if (!page.url.isEmpty())
        m_address->setText(QString::fromUtf8(page.url));
    if (page.state == State::There) {
        m_sourceUrl = page.url;
        setSource(page.source);
    } else if (!quiet) {
        m_found->setText(page.state == State::NotKept ? tr("This page is not stored in the project.")
                : page.state == State::Unreadable     ? tr("The archive of this page is missing or damaged.")
                                                      : tr("The stored content of this URL is not text."));
    }
}

void ExtractorsDialog::removeChosen()
{
    const int row = m_list->currentRow();
    if (row < 0 || row >= m_extractors.size())
        return;
    m_extractors.removeAt(row);
    delete m_list->takeItem(row);
    checkAll();
    fillForm();
}

void ExtractorsDialog::edited()
{
    const int row = m_list->currentRow();
    if (m_filling || row < 0 || row >= m_extractors.size())
        return;
    Extractor &one = m_extractors[row];
    one.name = m_name->text().trimmed();
    one.kind = QueryKind(m_kind->currentData().toInt());
    one.expression = m_expression->toPlainText();
    one.take = Take(m_take->currentData().toInt());
    one.attribute = one.take == Take::Attribute ? m_attribute->text().trimmed() : QString();
    one.all = m_all->isChecked() && !m_all->isHidden();
    showHidden();
    checkAll();
    m_problem->setText(problemOf(row));
    m_pause.start();
}

QString ExtractorsDialog::problemOf(int row) const
{
    const Extractor &one = m_extractors.at(row);
    if (!one.name.isEmpty() && !engine::isExtractorName(one.name))
        return tr("This name cannot be used for a new column. Use up to 60 letters, digits, spaces, “_”, “-” and “.”, "
                  "and no name of an existing column.");
    if (const auto compiled = select::Extraction::compile(one); !compiled)
        return words::problem(compiled.error());
    for (qsizetype i = 0; i < m_extractors.size(); ++i) {
        if (i != row && m_extractors[i].name.compare(one.name, Qt::CaseInsensitive) == 0)
            return words::problem({select::ExtractorError::Code::TakenName, {}, one.name});
    }
    return {};
}

void ExtractorsDialog::checkAll()
{
    bool good = true;
    for (int i = 0; i < m_list->count(); ++i) {
        const QString problem = problemOf(i);
        QListWidgetItem *item = m_list->item(i);
        item->setText(argiope::words::foreign::shown(m_extractors.at(i).name));
        item->setIcon(problem.isEmpty() ? QIcon() : widgets::icon(QStringLiteral("warning")));
        item->setToolTip(argiope::words::foreign::plain(problem));
        good = good && problem.isEmpty();
    }
    for (QAbstractButton *button : m_box->buttons()) {
        if (m_box->buttonRole(button) == QDialogButtonBox::AcceptRole)
            button->setEnabled(good);
    }
}

void ExtractorsDialog::giveUpFetch()
{
    if (m_fetch)
        m_fetch->abort();
    m_fetch.reset();
}

void ExtractorsDialog::fetch()
{
    engine::CrawlError error;
    const QByteArray url = engine::normalizeSeed(m_address->text(), &error);
    if (url.isEmpty()) {
        m_found->setText(argiope::words::wording::badSeed(m_address->text(), error));
        return;
    }
    giveUpFetch();
    m_found->setText(tr("Fetching…"));
    m_fetchButton->setEnabled(false);
    m_fetch = std::make_shared<engine::DocumentFetch>(m_settings, url);
    struct Fetched
    {
        engine::DocumentFetch::Answer answer;
        QString source;
    };
    inBackground(
        this,
        [fetch = m_fetch, most = m_settings.maxPageBytes] {
            Fetched page{fetch->run(most), {}};
            page.source = engine::sourceOf(page.answer.body);
            return page;
        },
        [this, fetch = m_fetch, url](const Fetched &page) {
            if (fetch != m_fetch)
                return; // another one was begun
            m_fetch.reset();
            m_sourceUrl = url;
            fetched(page.answer, page.source);
        });
}

void ExtractorsDialog::fetched(const engine::DocumentFetch::Answer &answer, const QString &source)
{
    m_fetchButton->setEnabled(true);
    if (answer.failure != base::Outcome::None)
        m_found->setText(argiope::words::wording::outcomeHint(answer.failure));
    else if (!answer.isOk())
        m_found->setText(tr("The server answered with status %1.").arg(answer.status));
    else
        setSource(source);
}

void ExtractorsDialog::setSource(const QString &source)
{
    m_source = source;
    m_filling = true;
    m_page->setPlainText(source.left(MostPageShown));
    m_filling = false;
    tryOut();
}

void ExtractorsDialog::tryOut()
{
    m_pause.stop();
    const int number = ++m_trial;
    const int row = m_list->currentRow();
    const bool any = row >= 0 && row < m_extractors.size();
    if (!any || m_source.isEmpty() || !problemOf(row).isEmpty()) {
        m_page->setExtraSelections({});
        m_values->clear();
        m_found->clear();
        Q_EMIT tried();
        return;
    }
    m_found->setText(tr("Extracting…"));
    inBackground(
        this,
        [one = m_extractors.at(row), source = m_source, url = m_sourceUrl] {
            return engine::tryExtractor(one, source, url);
        },
        [this, number](const engine::ExtractorTrial &trial) {
            if (number == m_trial)
                showTrial(trial);
        });
}

void ExtractorsDialog::showTrial(const engine::ExtractorTrial &trial)
{
    m_values->clear();
    for (const QByteArray &value : trial.values)
        m_values->addItem(argiope::words::foreign::shown(value));
    QList<QTextEdit::ExtraSelection> marks;
    const qsizetype shown = std::min(m_source.size(), MostPageShown);
    for (const auto &place : trial.places) {
        if (place.position + place.length > shown)
            break;
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(m_page->document());
        mark.cursor.setPosition(int(place.position));
        mark.cursor.setPosition(int(place.position + place.length), QTextCursor::KeepAnchor);
        mark.format.setBackground(palette().highlight());
        mark.format.setForeground(palette().highlightedText());
        marks.append(mark);
    }
    m_page->setExtraSelections(marks);
    if (!marks.isEmpty()) {
        QTextCursor cursor = marks.first().cursor;
        cursor.clearSelection();
        m_page->setTextCursor(cursor);
        m_page->centerCursor();
    }
    if (trial.error)
        m_found->setText(words::problem(*trial.error));
    else if (trial.count == 0)
        m_found->setText(tr("Nothing found on this page."));
    else
        m_found->setText(trial.count > trial.values.size()
                ? tr("%Ln value(s); the first are shown.", nullptr, int(trial.count))
                : tr("%Ln value(s).", nullptr, int(trial.count)));
    Q_EMIT tried();
}

} // namespace argiope::extractors
