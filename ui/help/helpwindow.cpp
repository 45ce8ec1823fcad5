#include "ui/help/helpwindow.h"

#include "resources/initresources.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/metrics.h"
#include "ui/widgets/screenroom.h"

#include <QAction>
#include <QCoreApplication>
#include <QDir>
#include <QEvent>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPointer>
#include <QResizeEvent>
#include <QSettings>
#include <QStyle>
#include <QTextDocument>
#include <QThreadPool>
#include <QToolBar>

#include <algorithm>
#include <utility>

namespace argiope::help {

namespace {

const QString HelpGeometryKey = QStringLiteral("help/geometry");
const QString ManualRoot = QStringLiteral("/manual/");

QString manualFolder()
{
    return ManualRoot % (QLocale().language() == QLocale::Chinese ? QStringLiteral("zh_CN/") : QStringLiteral("en/"));
}

/// Where the file of a page or picture is: in the language, else in English; "" where it is nowhere.
QString resourceFile(const QString &path)
{
    const QString own = QLatin1Char(':') % path;
    if (QFile::exists(own))
        return own;
    const QString english
        = QLatin1Char(':') % ManualRoot % QStringLiteral("en/") % path.mid(path.lastIndexOf(QLatin1Char('/')) + 1);
    return QFile::exists(english) ? english : QString();
}

/// What is read of each page, not how it is written; of no use where it was canceled. Any thread.
QMap<QString, QString> textsOf(const QString &folder, const std::atomic<bool> &canceled)
{
    QMap<QString, QString> texts;
    const QDir pages(QLatin1Char(':') % folder);
    for (const QString &page : pages.entryList({QStringLiteral("*.md")}, QDir::Files)) {
        if (canceled)
            break;
        QTextDocument document;
        if (QFile file(pages.filePath(page)); file.open(QIODevice::ReadOnly))
            document.setMarkdown(QString::fromUtf8(file.readAll()));
        texts.insert(page, document.toPlainText());
    }
    return texts;
}

} // namespace

QImage fitPicture(QImage picture, int room, qreal ratio)
{
    if (picture.width() <= room)
        return picture;
    const int pixels = int(room * ratio);
    if (picture.width() > pixels)
        picture = picture.scaledToWidth(pixels, Qt::SmoothTransformation);
    // Where everything is enlarged, its pixels may be few enough, and its width in points still too much.
    picture.setDevicePixelRatio(qreal(picture.width()) / room);
    return picture;
}

ManualBrowser::ManualBrowser(QWidget *parent)
    : QTextBrowser(parent)
{
    initResources();
    setOpenExternalLinks(true);
    document()->setDocumentMargin(16);
}

void ManualBrowser::showPage(const QString &page)
{
    setSource(QUrl(QStringLiteral("qrc:") % manualFolder() % page), QTextDocument::MarkdownResource);
}

int ManualBrowser::roomForPictures() const
{
    // As if the scroll bar were there: the picture may be what makes it come.
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    return qMax(200, contentsRect().width() - bar - int(document()->documentMargin()) * 2 - 4);
}

QVariant ManualBrowser::loadResource(int type, const QUrl &url)
{
    const QUrl whole = source().isEmpty() ? url : source().resolved(url);
    const QString name = resourceFile(whole.path());
    if (name.isEmpty())
        return {};
    if (type == QTextDocument::ImageResource) {
        m_pictureWidth = roomForPictures();
        return fitPicture(QImage(name), m_pictureWidth, devicePixelRatioF());
    }
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return file.readAll();
}

void ManualBrowser::resizeEvent(QResizeEvent *event)
{
    QTextBrowser::resizeEvent(event);
    // Pictures were scaled to another width: the page is made anew, at the same place.
    if (m_pictureWidth > 0 && roomForPictures() != m_pictureWidth)
        reload();
}

HelpWindow::HelpWindow(QWidget *parent)
    : QMainWindow(parent, Qt::Window)
    , m_browser(new ManualBrowser(this))
    , m_bar(new QToolBar(this))
    , m_back(new QAction(this))
    , m_forward(new QAction(this))
    , m_home(new QAction(this))
    , m_larger(new QAction(this))
    , m_smaller(new QAction(this))
    , m_close(new QAction(this))
    , m_find(new QAction(this))
    , m_search(new QLineEdit(this))
    , m_noMatch(new QLabel(this))
    , m_noMatchShown(nullptr)
{
    setObjectName(QStringLiteral("helpWindow"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_bar->setMovable(false);
    m_bar->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_bar->toggleViewAction()->setEnabled(false);
    m_bar->addActions({m_back, m_forward, m_home, m_larger, m_smaller});
    for (QAction *action : {m_back, m_forward, m_home, m_larger, m_smaller})
        m_bar->widgetForAction(action)->setFocusPolicy(Qt::TabFocus);
    auto *gap = new QWidget(m_bar);
    gap->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_bar->addWidget(gap);
    m_noMatchShown = m_bar->addWidget(m_noMatch);
    m_noMatchShown->setVisible(false);
    m_bar->addWidget(m_search);
    m_noMatch->setObjectName(QStringLiteral("noMatch"));
    m_search->setObjectName(QStringLiteral("searchManual"));
    m_search->setClearButtonEnabled(true);
    m_search->setMaximumWidth(widgets::letterWidth(fontMetrics()) * 30);
    addToolBar(m_bar);
    addAction(m_find);
    addAction(m_close);
    setCentralWidget(m_browser);
    m_back->setShortcut(QKeySequence::Back);
    m_forward->setShortcut(QKeySequence::Forward);
    m_home->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Home));
    m_larger->setShortcut(QKeySequence::ZoomIn);
    m_smaller->setShortcut(QKeySequence::ZoomOut);
    m_find->setShortcut(QKeySequence::Find);
    m_close->setShortcuts({QKeySequence(Qt::Key_Escape), QKeySequence(QKeySequence::Close)});
    m_back->setEnabled(false);
    m_forward->setEnabled(false);
    connect(m_browser, &QTextBrowser::backwardAvailable, m_back, &QAction::setEnabled);
    connect(m_browser, &QTextBrowser::forwardAvailable, m_forward, &QAction::setEnabled);
    connect(m_back, &QAction::triggered, m_browser, &QTextBrowser::backward);
    connect(m_forward, &QAction::triggered, m_browser, &QTextBrowser::forward);
    connect(m_home, &QAction::triggered, this, [this] { showPage(QStringLiteral("index.md")); });
    connect(m_larger, &QAction::triggered, m_browser, [this] { m_browser->zoomIn(); });
    connect(m_smaller, &QAction::triggered, m_browser, [this] { m_browser->zoomOut(); });
    connect(m_close, &QAction::triggered, this, &QWidget::close);
    connect(m_find, &QAction::triggered, this, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
    connect(m_search, &QLineEdit::returnPressed, this, [this] {
        if (const QString text = m_search->text().trimmed(); !text.isEmpty())
            search(text);
    });
    connect(this, &HelpWindow::searched, m_noMatchShown, [this](bool found) { m_noMatchShown->setVisible(!found); });
    connect(m_search, &QLineEdit::textChanged, m_noMatchShown, [this] { m_noMatchShown->setVisible(false); });
    retranslate();
    if (restoreGeometry(QSettings().value(HelpGeometryKey).toByteArray()))
        widgets::keepWithinScreen(*this);
    else
        widgets::resizeWithinScreen(
            *this, {widgets::letterWidth(fontMetrics()) * 110, fontMetrics().lineSpacing() * 44});
    m_browser->setFocus();
    readPages();
}

HelpWindow::~HelpWindow()
{
    m_cancel->store(true);
    QSettings().setValue(HelpGeometryKey, saveGeometry());
}

void HelpWindow::showPage(const QString &page)
{
    m_browser->showPage(page);
}

void HelpWindow::readPages()
{
    const QString folder = manualFolder();
    if (folder == m_folder)
        return;
    m_folder = folder;
    m_plainTexts.clear();
    if (m_cancel)
        m_cancel->store(true);
    m_cancel = std::make_shared<std::atomic<bool>>(false);
    QThreadPool::globalInstance()->start([self = QPointer<HelpWindow>(this), folder, canceled = m_cancel] {
        const QMap<QString, QString> texts = textsOf(folder, *canceled);
        if (*canceled)
            return;
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, canceled, texts] {
                if (!self || *canceled)
                    return;
                self->m_plainTexts = texts;
                if (!self->m_wanted.isEmpty())
                    self->searchPages(std::exchange(self->m_wanted, QString()));
            },
            Qt::QueuedConnection);
    });
}

QString HelpWindow::pageWith(const QString &text) const
{
    QStringList pages = m_plainTexts.keys();
    // The one that is shown comes last: in it only what stands before the place where one reads is left.
    std::rotate(pages.begin(), pages.begin() + pages.indexOf(m_browser->source().fileName()) + 1, pages.end());
    for (const QString &page : std::as_const(pages)) {
        if (m_plainTexts.value(page).contains(text, Qt::CaseInsensitive))
            return page;
    }
    return {};
}

void HelpWindow::search(const QString &text)
{
    m_wanted.clear();
    if (m_browser->find(text))
        Q_EMIT searched(true);
    else if (m_plainTexts.isEmpty())
        m_wanted = text;
    else
        searchPages(text);
}

void HelpWindow::searchPages(const QString &text)
{
    const QString page = pageWith(text);
    if (page.isEmpty()) {
        Q_EMIT searched(false);
        return;
    }
    m_browser->showPage(page);
    m_browser->moveCursor(QTextCursor::Start);
    Q_EMIT searched(m_browser->find(text));
}

void HelpWindow::retranslate()
{
    m_search->setPlaceholderText(tr("Search the manual"));
    m_search->setAccessibleName(tr("Search the manual"));
    m_noMatch->setText(tr("No matching pages."));
    setWindowTitle(tr("Argiope Manual"));
    m_browser->setAccessibleName(tr("Manual page"));
    m_bar->setWindowTitle(tr("Manual"));
    m_back->setText(tr("Back"));
    m_forward->setText(tr("Forward"));
    m_home->setText(tr("Contents"));
    m_larger->setText(tr("Larger"));
    m_smaller->setText(tr("Smaller"));
}

void HelpWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        const QString page = m_browser->source().fileName();
        readPages();
        m_browser->showPage(page.isEmpty() ? QStringLiteral("index.md") : page);
    }
    QMainWindow::changeEvent(event);
}

} // namespace argiope::help
