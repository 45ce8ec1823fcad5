#include "ui/startbar/startbar.h"

#include "core/engine/crawl.h"
#include "ui/startbar/everydaychecks.h"
#include "ui/startbar/morestarts.h"
#include "ui/startbar/seededit.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/stayopenmenu.h"
#include "ui/words/foreigntext.h"
#include "ui/words/format.h"
#include "ui/words/wording.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QCompleter>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>

namespace argiope::startbar {

using settings::Scope;
using widgets::icon;

namespace {

constexpr int HistoryLength = 50;
const QString HistoryKey = QStringLiteral("history/seeds");

} // namespace

StartBar::StartBar(QWidget *parent)
    : QWidget(parent)
    , m_url(new QComboBox(this))
    , m_urlLabel(new QLabel(this))
    , m_verdict(new QLabel(this))
    , m_scopeLabel(new QLabel(this))
    , m_scope(new QComboBox(this))
    , m_checks(new QToolButton(this))
    , m_resources(new QAction(this))
    , m_external(new QAction(this))
    , m_related(new QAction(this))
    , m_sitemaps(new QAction(this))
    , m_probes(new QAction(this))
    , m_accessibility(new QAction(this))
    , m_threadsLabel(new QLabel(this))
    , m_threads(new QSpinBox(this))
    , m_depthLabel(new QLabel(this))
    , m_depth(new QSpinBox(this))
    , m_politeness(new QComboBox(this))
    , m_main(new QPushButton(this))
    , m_more(new MoreStarts(this))
    , m_stop(new QPushButton(this))
    , m_options(new QToolButton(this))
{
    m_url->setObjectName(QStringLiteral("seed"));
    m_verdict->setObjectName(QStringLiteral("verdict"));
    m_main->setObjectName(QStringLiteral("mainButton"));
    m_stop->setObjectName(QStringLiteral("stopButton"));
    auto *edit = new SeedEdit(m_url);
    m_url->setEditable(true);
    m_url->setLineEdit(edit);
    m_url->installEventFilter(this);
    m_url->setInsertPolicy(QComboBox::NoInsert);
    m_url->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_url->setMinimumContentsLength(16);
    m_url->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_url->addItems(QSettings().value(HistoryKey).toStringList());
    m_url->setCurrentIndex(-1);
    m_url->completer()->setFilterMode(Qt::MatchContains);
    m_url->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_urlLabel->setBuddy(m_url);
    m_verdict->setTextFormat(Qt::PlainText);
    m_verdict->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_scopeLabel->setBuddy(m_scope);
    m_threadsLabel->setBuddy(m_threads);
    m_depthLabel->setBuddy(m_depth);
    for (int i = 0; i < 4; ++i)
        m_scope->addItem(QString(), i);
    m_threads->setObjectName(QStringLiteral("threadCount"));
    m_threads->setRange(1, 512);
    m_threads->setAlignment(Qt::AlignRight);
    m_depth->setRange(-1, 1000000);
    m_depth->setAlignment(Qt::AlignRight);
    m_depth->setSpecialValueText(QStringLiteral("∞"));
    m_politeness->setObjectName(QStringLiteral("politeness"));
    m_politeness->setFrame(false);
    for (int i = 0; i < 3; ++i)
        m_politeness->addItem(QString(), i);
    m_stop->setIcon(icon(QStringLiteral("stop")));
    m_main->setAutoDefault(false);
    m_stop->setAutoDefault(false);
    makeChecks();
    m_options->setObjectName(QStringLiteral("changedOptions"));
    m_options->setAutoRaise(true);
    m_options->setIcon(icon(QStringLiteral("options")));
    m_options->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_options->hide();

    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    int column = 0;
    for (QWidget *widget : std::initializer_list<QWidget *>{
             m_urlLabel, m_url, m_scopeLabel, m_scope, m_checks, m_threadsLabel, m_threads, m_depthLabel, m_depth})
        grid->addWidget(widget, 0, column++);
    auto *split = new QHBoxLayout;
    split->setSpacing(0);
    split->addWidget(m_main);
    split->addWidget(m_more);
    grid->addLayout(split, 0, column++);
    grid->addWidget(m_stop, 0, column++);
    grid->setColumnStretch(1, 1);
    auto *below = new QHBoxLayout;
    below->addWidget(m_verdict, 1);
    below->addWidget(m_politeness);
    below->addWidget(m_options);
    grid->addLayout(below, 1, 1, 1, column - 1);
    grid->setVerticalSpacing(2);

    connect(m_url, &QComboBox::editTextChanged, this, &StartBar::judge);
    connect(edit, &SeedEdit::listPasted, this, &StartBar::listPasted);
    // While addresses are proposed the keys go to the line past the box.
    connect(edit, &QLineEdit::returnPressed, this, [this] {
        if (m_url->completer()->popup()->isVisible())
            QMetaObject::invokeMethod(this, &StartBar::enter, Qt::QueuedConnection); // with the one that was chosen
    });
    connect(edit, &SeedEdit::fileDropped, this, &StartBar::fileDropped);
    connect(m_main, &QPushButton::clicked, this, &StartBar::trigger);
    connect(m_stop, &QPushButton::clicked, this, &StartBar::stopRequested);
    connect(m_more, &MoreStarts::againRequested, this, &StartBar::recrawlProjectRequested);
    connect(m_more, &MoreStarts::newRequested, this, &StartBar::startNew);
    connect(m_scope, &QComboBox::activated, this, &StartBar::settingsEdited);
    connect(m_threads, &QSpinBox::valueChanged, this, &StartBar::edited);
    connect(m_depth, &QSpinBox::valueChanged, this, &StartBar::edited);
    connect(m_politeness, &QComboBox::activated, this, &StartBar::edited);
    connect(m_options, &QToolButton::clicked, this, &StartBar::optionsRequested);
    connect(this, &StartBar::settingsEdited, this, &StartBar::refreshOptions);
    readFrom({});
    retranslate();
    judge();
}

void StartBar::makeChecks()
{
    m_checks->setObjectName(QStringLiteral("checks"));
    m_checks->setPopupMode(QToolButton::InstantPopup);
    m_checks->setFocusPolicy(Qt::StrongFocus);
    auto *menu = new widgets::StayOpenMenu(m_checks);
    menu->setToolTipsVisible(true);
    m_checks->setMenu(menu);
    m_resources->setObjectName(QStringLiteral("checkResources"));
    m_external->setObjectName(QStringLiteral("checkExternal"));
    m_related->setObjectName(QStringLiteral("checkRelated"));
    m_sitemaps->setObjectName(QStringLiteral("checkSitemaps"));
    m_probes->setObjectName(QStringLiteral("checkProbes"));
    m_accessibility->setObjectName(QStringLiteral("checkAccessibility"));
    for (QAction *action : {m_resources, m_external, m_related, m_sitemaps, m_probes, m_accessibility}) {
        action->setCheckable(true);
        menu->addAction(action);
        connect(action, &QAction::triggered, this, [this] {
            refreshChecks();
            settings::CrawlSettings ticked;
            writeTo(ticked);
            everyday::remember(ticked);
            edited();
        });
    }
}

void StartBar::refreshChecks()
{
    const auto actions = m_checks->menu()->actions();
    const auto on
        = std::count_if(actions.cbegin(), actions.cend(), [](QAction *action) { return action->isChecked(); });
    m_checks->setText(
        on > 0 ? tr("I&nclude (%1)", "how many of the menu are on").arg(words::format::count(on)) : tr("I&nclude"));
}

void StartBar::setChangedOptions(std::function<QStringList()> names)
{
    m_changedOptions = std::move(names);
    refreshOptions();
}

void StartBar::refreshOptions()
{
    const QStringList names = m_changedOptions ? m_changedOptions() : QStringList();
    m_options->setVisible(!names.isEmpty());
    m_options->setText(tr("%Ln setting(s) changed", nullptr, int(names.size())));
    m_options->setToolTip(tr("Changed from default: %1").arg(names.join(tr(", ", "between names of options"))));
}

void StartBar::judge()
{
    const QString text = m_url->currentText();
    engine::CrawlError error;
    m_seed = engine::normalizeSeed(text, &error);
    if (isList()) {
        m_verdict->setText(tr("Starts at a list of %1 URLs: this one and %2 more")
                               .arg(words::format::count(m_listFurther + 1), words::format::count(m_listFurther)));
    } else if (!m_seed.isEmpty()) {
        m_verdict->setText(tr("Starts at %1").arg(QString::fromUtf8(m_seed)));
    } else if (text.trimmed().isEmpty()) {
        m_verdict->setText(tr("Type the address of a website, such as example.org, and press Enter."));
    } else {
        m_verdict->setText(words::wording::badSeed(text, error));
    }
    refresh();
    Q_EMIT addressEdited();
}

void StartBar::setList(const QString &first, qsizetype further)
{
    m_listFirst = first;
    m_listFurther = further;
    judge();
}

bool StartBar::isList() const
{
    return m_listFurther > 0 && !m_seed.isEmpty() && m_seed == engine::normalizeSeed(m_listFirst);
}

bool StartBar::isStill() const
{
    return m_mode == Mode::Idle || m_mode == Mode::Resumable || m_mode == Mode::Finished;
}

bool StartBar::isProjectsAddress() const
{
    return !m_seed.isEmpty() && m_seed == engine::normalizeSeed(m_projectSeed);
}

bool StartBar::resumesProject() const
{
    return m_mode == Mode::Resumable && isProjectsAddress();
}

bool StartBar::recrawlsProject() const
{
    return m_mode == Mode::Finished && isProjectsAddress();
}

void StartBar::setProjectSeed(const QString &seed)
{
    m_projectSeed = seed;
    refresh();
}

void StartBar::setMode(Mode mode)
{
    m_mode = mode;
    refresh();
}

bool StartBar::isSteering() const
{
    return m_mode == Mode::Running || m_mode == Mode::Paused;
}

void StartBar::setLive(const settings::CrawlSettings &settings)
{
    const QSignalBlocker threads(m_threads);
    const QSignalBlocker depth(m_depth);
    m_threads->setValue(settings.threads);
    m_depth->setValue(settings.maxDepth);
    m_politeness->setCurrentIndex(m_politeness->findData(int(settings.politeness)));
    m_resources->setChecked(settings.resources == settings::ResourcePolicy::Check);
    m_external->setChecked(settings.checkExternal);
    refreshChecks();
}

void StartBar::edited()
{
    if (isSteering())
        Q_EMIT steered();
    else
        Q_EMIT settingsEdited();
}

void StartBar::refresh()
{
    const bool still = isStill();
    for (QWidget *widget : std::initializer_list<QWidget *>{m_url, m_scope})
        widget->setEnabled(still);
    for (QAction *action : {m_related, m_sitemaps, m_probes, m_accessibility}) // settled when a crawl begins
        action->setEnabled(still);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_checks, m_threads, m_depth, m_politeness, m_options})
        widget->setEnabled(still || isSteering());
    // 1, on the way to 16, must not send threads home, or URLs.
    m_threads->setKeyboardTracking(still);
    m_depth->setKeyboardTracking(still);
    QString text;
    QString iconName = QStringLiteral("start");
    bool enabled = true;
    switch (m_mode) {
    case Mode::Idle:
    case Mode::Resumable:
    case Mode::Finished:
        text = resumesProject() ? tr("&Resume") : recrawlsProject() ? tr("Crawl A&gain") : tr("&Start");
        enabled = !m_seed.isEmpty();
        break;
    case Mode::Starting:
        text = tr("&Pause");
        iconName = QStringLiteral("pause");
        enabled = false;
        break;
    case Mode::Running:
        text = tr("&Pause");
        iconName = QStringLiteral("pause");
        break;
    case Mode::Paused:
        text = tr("&Resume");
        break;
    case Mode::Saving:
        text = tr("Saving…");
        iconName = QStringLiteral("save");
        enabled = false;
        break;
    }
    m_main->setText(text);
    m_main->setIcon(icon(iconName));
    m_main->setEnabled(enabled);
    m_main->setToolTip(recrawlsProject() ? m_more->againTip() : QString());
    m_main->setWhatsThis(m_main->toolTip());
    m_more->setEnabled(resumesProject() || recrawlsProject());
    m_more->setAgainOffered(resumesProject());
    m_stop->setEnabled(m_mode == Mode::Starting || m_mode == Mode::Running || m_mode == Mode::Paused);
    Q_EMIT modeShown();
}

void StartBar::keepRoom()
{
    const QString shown = m_main->text();
    int width = 0;
    for (const QString &text : {tr("&Start"), tr("&Resume"), tr("Crawl A&gain"), tr("&Pause"), tr("Saving…")}) {
        m_main->setText(text);
        width = std::max(width, m_main->sizeHint().width());
    }
    m_main->setText(shown);
    m_main->setMinimumWidth(width);
}

void StartBar::enter()
{
    if (isStill())
        trigger();
}

void StartBar::startNew()
{
    if (!isStill())
        return;
    if (m_seed.isEmpty())
        focusSeed();
    else
        Q_EMIT startRequested();
}

void StartBar::trigger()
{
    switch (m_mode) {
    case Mode::Idle:
    case Mode::Resumable:
    case Mode::Finished:
        if (resumesProject())
            Q_EMIT resumeProjectRequested();
        else if (recrawlsProject())
            Q_EMIT recrawlProjectRequested();
        else
            startNew();
        break;
    case Mode::Running:
        Q_EMIT pauseRequested();
        break;
    case Mode::Paused:
        Q_EMIT unpauseRequested();
        break;
    case Mode::Starting:
    case Mode::Saving:
        break;
    }
}

void StartBar::setSeedText(const QString &text)
{
    m_url->setEditText(text);
}

QString StartBar::seedText() const
{
    return m_url->currentText().trimmed();
}

void StartBar::readFrom(const settings::CrawlSettings &settings)
{
    const QSignalBlocker scope(m_scope);
    m_scope->setCurrentIndex(m_scope->findData(int(settings.scope)));
    m_related->setChecked(settings::fetchesRelatedPages(settings));
    m_sitemaps->setChecked(settings.sitemaps);
    m_probes->setChecked(settings.probes);
    m_accessibility->setChecked(settings.accessibility);
    setLive(settings);
}

void StartBar::writeTo(settings::CrawlSettings &settings) const
{
    settings.scope = Scope(m_scope->currentData().toInt());
    settings.threads = m_threads->value();
    settings.politeness = settings::Politeness(m_politeness->currentData().toInt());
    // Whether they are listed or left out where they are not fetched is said under Options.
    if (m_resources->isChecked())
        settings.resources = settings::ResourcePolicy::Check;
    else if (settings.resources == settings::ResourcePolicy::Check)
        settings.resources = settings::ResourcePolicy::Record;
    settings.checkExternal = m_external->isChecked();
    if (m_related->isChecked() != settings::fetchesRelatedPages(settings))
        settings.relatedPages = m_related->isChecked() ? settings::RelatedPages::Always : settings::RelatedPages::Off;
    settings.sitemaps = m_sitemaps->isChecked();
    settings.probes = m_probes->isChecked();
    settings.accessibility = m_accessibility->isChecked();
    settings.maxDepth = m_depth->value();
}

void StartBar::remember()
{
    const QString text = seedText();
    QSettings store;
    QStringList history = store.value(HistoryKey).toStringList();
    history.removeAll(text);
    history.prepend(text);
    while (history.size() > HistoryLength)
        history.removeLast();
    store.setValue(HistoryKey, history);
    const QSignalBlocker blocker(m_url);
    m_url->clear();
    m_url->addItems(history);
    m_url->setEditText(text);
}

void StartBar::focusSeed()
{
    m_url->setFocus(Qt::ShortcutFocusReason);
    m_url->lineEdit()->selectAll();
}

void StartBar::focusPane()
{
    m_url->isEnabled() ? focusSeed() : m_main->setFocus(Qt::ShortcutFocusReason);
}

bool StartBar::eventFilter(QObject *watched, QEvent *event)
{
    // Keys go to the combo box, which has the focus for its line edit. Both would tell of Enter, one after the other.
    if (watched == m_url && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            enter();
            return true;
        }
        // An arrow in passing must not put another site into the field: it opens the list, where one chooses.
        const bool byLine = key == Qt::Key_Up || key == Qt::Key_Down;
        if (byLine || key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
            if (byLine && m_url->count() > 0)
                m_url->showPopup();
            return true;
        }
    }
    if (watched == m_url && event->type() == QEvent::Wheel) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void StartBar::keyPressEvent(QKeyEvent *event)
{
    // Esc stops editing: the address of the project comes back, and the keys belong to the tables again.
    if (event->key() == Qt::Key_Escape && m_url->lineEdit()->hasFocus()) {
        if (!m_projectSeed.isEmpty())
            m_url->setEditText(m_projectSeed);
        m_url->lineEdit()->clearFocus();
        Q_EMIT left();
        return;
    }
    QWidget::keyPressEvent(event);
}

void StartBar::retranslate()
{
    m_urlLabel->setText(tr("&URL"));
    m_scopeLabel->setText(tr("Sc&ope"));
    m_threadsLabel->setText(tr("Thre&ads"));
    m_depthLabel->setText(tr("&Depth"));
    m_url->lineEdit()->setPlaceholderText(tr("example.org"));
    m_url->setToolTip(tr("Start address of the crawl (Ctrl+L)"));
    const QString names[] = {tr("This host"), tr("This domain"), tr("This folder"), tr("Everything")};
    const QString tips[] = {tr("Only pages of the same host, such as www.example.org"),
        tr("Pages of the whole domain, such as example.org and shop.example.org"),
        tr("Only pages in the folder of the start address and below"), tr("All linked URLs, on any site")};
    for (int i = 0; i < 4; ++i) {
        m_scope->setItemText(i, names[i]);
        m_scope->setItemData(i, tips[i], Qt::ToolTipRole);
    }
    m_scope->setToolTip(tr("Which pages the crawl includes"));
    m_threads->setToolTip(tr("Number of pages fetched in parallel"));
    const QString manners[] = {tr("Speed: Own server"), tr("Speed: Normal"), tr("Speed: Gentle")};
    const QString pacing[] = {tr("As fast as the server allows, and slower under load"),
        tr("At most 4 requests at a time to a server on the internet; local servers are treated as your own"),
        tr("One request at a time, then a delay of ten times the response time, at least 1 s")};
    for (int i = 0; i < 3; ++i) {
        m_politeness->setItemText(i, manners[i]);
        m_politeness->setItemData(i, pacing[i], Qt::ToolTipRole);
    }
    m_politeness->setToolTip(tr("Crawl speed"));
    m_politeness->setAccessibleName(m_politeness->toolTip());
    m_depth->setToolTip(tr("Maximum number of links from the start address; ∞: no limit"));
    m_resources->setText(tr("&Images, scripts and styles"));
    m_resources->setToolTip(tr("Checks their status"));
    m_external->setText(tr("External &links"));
    m_external->setToolTip(tr("Checks their status, without following their links"));
    m_related->setText(tr("Canonical, hreflang, next/p&rev, AMP"));
    m_related->setToolTip(tr("Crawls URLs that pages name as canonical, other languages, neighbours or AMP version"));
    m_sitemaps->setText(tr("XML &sitemaps"));
    m_sitemaps->setToolTip(tr("Also crawls the URLs in the site’s XML sitemaps"));
    m_probes->setText(tr("Site c&hecks (404, HTTPS, www)"));
    m_probes->setToolTip(tr(
        "About ten requests for the audit: a missing page, the site by HTTP and with www, favicon and security.txt"));
    m_accessibility->setText(tr("A&ccessibility"));
    m_accessibility->setToolTip(
        tr("Checks each page against WCAG and WAI-ARIA rules. This takes no requests, only time."));
    m_checks->setToolTip(tr("What the crawl checks besides linked pages"));
    refreshChecks();
    refreshOptions();
    m_more->retranslate();
    m_stop->setText(tr("S&top"));
    m_stop->setToolTip(tr("Stops the crawl and saves it; it can be resumed later"));
    for (QWidget *widget : std::initializer_list<QWidget *>{m_url, m_scope, m_threads, m_depth, m_politeness, m_stop})
        widget->setWhatsThis(widget->toolTip());
    judge();
    keepRoom();
}

void StartBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        keepRoom();
    QWidget::changeEvent(event);
}

} // namespace argiope::startbar
