#include "ui/startbar/listdialog.h"

#include "core/store/reader.h"
#include "ui/project/chosenfile.h"
#include "ui/widgets/metrics.h"
#include "ui/widgets/mnemonics.h"
#include "ui/widgets/screenroom.h"
#include "ui/words/foreigntext.h"
#include "ui/words/format.h"
#include "ui/words/readableurl.h"
#include "ui/words/wording.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QThreadPool>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace argiope::startbar {

using engine::UrlList;
using words::format::count;

namespace {

constexpr qint64 LargestFile = 512LL * 1024 * 1024; ///< some ten million addresses
constexpr qsizetype PreviewLines = 1000;

/// A project, or a file that the database keeps beside one. Whoever opens and closes these takes away the locks that
/// this program has on them.
bool isOfProject(const QString &path)
{
    const QString file = QFileInfo(path).canonicalFilePath();
    for (const char *ending : {"-wal", "-shm", "-journal"}) {
        if (file.endsWith(QLatin1String(ending)))
            return true;
    }
    return QFileInfo(path).isFile() && store::looksLikeProject(path);
}

} // namespace

ListDialog::ListDialog(QWidget *parent)
    : QDialog(parent)
    , m_summary(new QLabel(this))
    , m_hint(new QLabel(this))
    , m_good(new QPlainTextEdit(this))
    , m_badLabel(new QLabel(tr("In&valid lines"), this))
    , m_bad(new QTreeWidget(this))
    , m_depth(new QSpinBox(this))
    , m_scope(new QComboBox(this))
    , m_redirects(new QCheckBox(tr("Always follow &redirects"), this))
    , m_busy(new QProgressBar(this))
    , m_start(new QPushButton(tr("&Start"), this))
{
    setObjectName(QStringLiteral("listDialog"));
    setWindowTitle(tr("List Mode"));
    m_summary->setObjectName(QStringLiteral("summary"));
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    QFont large = m_summary->font();
    large.setPointSizeF(large.pointSizeF() * 1.15);
    large.setBold(true);
    m_summary->setFont(large);
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setWordWrap(true);
    m_hint->setObjectName(QStringLiteral("hint"));
    m_good->setObjectName(QStringLiteral("good"));
    m_good->setReadOnly(true);
    m_good->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_good->setTabChangesFocus(true);
    m_good->setAccessibleName(tr("URLs"));
    m_bad->setObjectName(QStringLiteral("bad"));
    m_bad->setRootIsDecorated(false);
    m_bad->setUniformRowHeights(true);
    m_bad->setHeaderLabels({tr("Line"), tr("Text"), tr("Problem")});
    m_bad->setAccessibleName(tr("Invalid lines"));
    m_badLabel->setBuddy(m_bad);
    m_depth->setObjectName(QStringLiteral("listDepth"));
    m_depth->setRange(-1, 1000000);
    m_depth->setValue(0);
    m_depth->setSpecialValueText(QStringLiteral("∞"));
    m_depth->setToolTip(tr("0: only these URLs. 1: also the pages they link to, and so on; ∞: no limit"));
    m_scope->setObjectName(QStringLiteral("listScope"));
    m_scope->addItem(tr("Hosts of these URLs"), int(settings::Scope::Host));
    m_scope->addItem(tr("Domains of these URLs"), int(settings::Scope::Domain));
    m_scope->addItem(tr("Folders of these URLs"), int(settings::Scope::Folder));
    m_scope->addItem(tr("Everything"), int(settings::Scope::Any));
    m_scope->setToolTip(tr("Which links are followed if the depth is more than 0"));
    m_redirects->setObjectName(QStringLiteral("listRedirects"));
    m_redirects->setChecked(true);
    m_redirects->setToolTip(
        tr("Follows the redirects of each URL to the final response, on any host; off: only the URLs themselves"));
    m_busy->setRange(0, 0);
    m_busy->setTextVisible(false);
    m_start->setObjectName(QStringLiteral("startList"));
    m_start->setDefault(true);
    m_start->setEnabled(false);

    auto *form = new QFormLayout;
    form->addRow(tr("&Depth"), m_depth);
    form->addRow(tr("S&cope"), m_scope);
    form->addRow(m_redirects);
    auto *buttons = new QDialogButtonBox(this);
    buttons->addButton(m_start, QDialogButtonBox::AcceptRole);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_summary);
    column->addWidget(m_hint);
    column->addWidget(m_busy);
    column->addWidget(m_good, 2);
    column->addWidget(m_badLabel);
    column->addWidget(m_bad, 1);
    column->addLayout(form);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_hint->hide();
    m_badLabel->hide();
    m_bad->hide();
    widgets::giveMnemonics(*this);
    m_depth->setFocus();
    widgets::resizeWithinScreen(*this, {widgets::letterWidth(fontMetrics()) * 110, fontMetrics().lineSpacing() * 32});
}

ListDialog::~ListDialog()
{
    giveUp();
}

void ListDialog::giveUp()
{
    if (m_cancel)
        *m_cancel = true;
    if (m_fetch)
        m_fetch->abort();
    m_fetch.reset();
}

ListDialog::Answer ListDialog::ofFile(const QString &path, const std::atomic<bool> &cancel)
{
    Answer answer;
    if (isOfProject(path)) {
        answer.problem = tr("This is a project or a part of one, not a URL list.");
        return answer;
    }
    const project::ChosenFile file = project::readChosenFile(path, LargestFile);
    answer.tooLarge = file.tooLarge;
    answer.problem = file.problem;
    if (file.ok())
        answer.list = engine::readUrlList(file.bytes, path, &cancel);
    return answer;
}

ListDialog::Answer ListDialog::ofAddress(
    engine::DocumentFetch &fetch, const QString &url, const std::atomic<bool> &cancel)
{
    Answer answer;
    const engine::DocumentFetch::Answer reply = fetch.run(LargestFile);
    answer.tooLarge = reply.failure == base::Outcome::TooLarge;
    if (reply.failure != base::Outcome::None)
        answer.problem = words::wording::outcomeHint(reply.failure);
    else if (!reply.isOk())
        answer.problem = tr("The server answered with status %1.").arg(reply.status);
    else
        answer.list = engine::readUrlList(reply.body, url, &cancel);
    return answer;
}

void ListDialog::read(const QString &place, QThreadPool &pool, const Work &work)
{
    m_cancel = std::make_shared<std::atomic<bool>>(false);
    m_place = place;
    m_list.reset();
    m_busy->show();
    m_start->setEnabled(false);
    const QString name = QFileInfo(place).fileName(); // of a site's first page there is none
    m_summary->setText(place.isEmpty() ? tr("Reading the list…")
                                       : tr("Reading “%1”…").arg(words::foreign::shown(name.isEmpty() ? place : name)));
    pool.start([self = QPointer<ListDialog>(this), work, cancel = m_cancel] {
        const auto answer = std::make_shared<Answer>(work(*cancel));
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, answer, cancel] {
                if (self && !*cancel)
                    self->showAnswer(*answer);
            },
            Qt::QueuedConnection);
    });
}

void ListDialog::readText(const QString &text)
{
    giveUp();
    read({}, *QThreadPool::globalInstance(), [bytes = text.toUtf8()](const std::atomic<bool> &cancel) {
        Answer answer;
        answer.list = engine::readUrlList(bytes, {}, &cancel);
        return answer;
    });
}

void ListDialog::readFile(const QString &path)
{
    giveUp();
    read(path, project::diskPool(), [path](const std::atomic<bool> &cancel) { return ofFile(path, cancel); });
}

void ListDialog::readAddress(const settings::CrawlSettings &settings, const QString &url)
{
    giveUp();
    m_fetch = std::make_shared<engine::DocumentFetch>(settings, url.toUtf8());
    read(url, *QThreadPool::globalInstance(),
        [fetch = m_fetch, url](const std::atomic<bool> &cancel) { return ofAddress(*fetch, url, cancel); });
}

void ListDialog::showAnswer(const Answer &answer)
{
    m_busy->hide();
    const QString file = words::foreign::shown(QDir::toNativeSeparators(m_place));
    m_hint->clear();
    if (answer.tooLarge) {
        m_summary->setText(tr("“%1” is too large for a URL list.").arg(file));
    } else if (!answer.problem.isEmpty()) {
        m_summary->setText(tr("“%1” cannot be read.").arg(file));
        m_hint->setText(answer.problem);
    } else if (answer.list.undecodable) {
        m_summary->setText(
            m_place.isEmpty() ? tr("This is not readable text.") : tr("“%1” is not readable text.").arg(file));
        m_hint->setText(tr("The encoding could not be detected. Save the list as UTF-8."));
    } else {
        m_list = answer.list;
        const UrlList &list = *m_list;
        const QString urls = tr("%Ln URL(s)", nullptr, int(list.urls.size()));
        const QString bad = tr("%Ln invalid line(s)", nullptr, int(list.badCount));
        m_summary->setText(
            list.badCount > 0 ? tr("%1, %2", "312 URLs, 3 lines that are no URLs").arg(urls, bad) : urls);
        QStringList hints;
        if (list.kind == UrlList::Kind::SitemapIndex) {
            hints.append(tr("This is a sitemap index with %Ln sitemap(s) and no pages of its own. Crawl the site with "
                            "“Crawl XML sitemaps” instead.",
                nullptr, int(list.sitemaps)));
        }
        if (!list.encoding.isEmpty()) {
            hints.append(tr("The list is not UTF-8 and was read as %1. If URLs look wrong, save it as UTF-8.")
                             .arg(QString::fromLatin1(list.encoding)));
        }
        if (list.duplicates > 0)
            hints.append(tr("%Ln duplicate(s) removed.", nullptr, int(list.duplicates)));
        if (list.damaged)
            hints.append(tr("The sitemap is damaged; only part of it could be read."));
        if (list.urls.size() > PreviewLines)
            hints.append(tr("The first %1 are shown.").arg(count(PreviewLines)));
        m_hint->setText(hints.join(QLatin1Char('\n')));
        QStringList readable; // so that it shows whether the encoding was the right one
        for (const QString &url : list.urls.mid(0, PreviewLines))
            readable.append(words::readableUrl(url.toUtf8()));
        m_good->setPlainText(readable.join(QLatin1Char('\n')));
        m_bad->clear();
        QList<QTreeWidgetItem *> items;
        for (const UrlList::BadLine &line : list.bad) {
            const QString text = words::foreign::shown(line.text);
            items.append(new QTreeWidgetItem({count(line.line), text, words::wording::badSeed(text, line.error)}));
            items.constLast()->setToolTip(1, words::foreign::plain(text));
            items.constLast()->setToolTip(2, words::foreign::plain(items.constLast()->text(2)));
            items.constLast()->setTextAlignment(0, Qt::AlignRight | Qt::AlignVCenter);
        }
        m_bad->addTopLevelItems(items);
        m_bad->resizeColumnToContents(0);
        m_bad->setColumnWidth(1, widgets::letterWidth(m_bad->fontMetrics()) * 30);
        m_badLabel->setText(list.badCount > list.bad.size()
                ? tr("In&valid lines; the first %1 of %2").arg(count(list.bad.size()), count(list.badCount))
                : tr("In&valid lines"));
        m_badLabel->setVisible(!list.bad.isEmpty());
        m_bad->setVisible(!list.bad.isEmpty());
        m_start->setEnabled(!list.urls.isEmpty());
        m_start->setText(list.badCount > 0 ? tr("&Start Without These") : tr("&Start"));
    }
    m_hint->setVisible(!m_hint->text().isEmpty());
    widgets::giveMnemonics(*this); // some words are others now
    Q_EMIT understood();
}

void ListDialog::writeTo(settings::CrawlSettings &settings) const
{
    if (!m_list)
        return;
    settings.seeds = m_list->urls;
    settings.logins += m_list->logins;
    settings.sitemaps = false; // these addresses are meant, not what else their sites name
    settings.probes = false;
    settings.maxDepth = m_depth->value();
    if (settings.maxDepth == 0) { // nor what they show and lead to
        settings.checkExternal = false;
        settings.relatedPages = settings::RelatedPages::Off;
        if (settings.resources == settings::ResourcePolicy::Check)
            settings.resources = settings::ResourcePolicy::Record;
    }
    settings.redirectsToEnd = m_redirects->isChecked();
    settings.scope = settings::Scope(m_scope->currentData().toInt());
}

} // namespace argiope::startbar
