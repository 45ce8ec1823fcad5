#include "ui/mainwindow/replayjob.h"

#include "ui/project/projectsession.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/messagebar.h"
#include "ui/words/foreigntext.h"
#include "ui/words/format.h"
#include "ui/words/wording.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QThreadPool>
#include <QToolButton>

namespace argiope::mainwindow {

using widgets::MessageBar;
using words::format::count;

ReplayJob::ReplayJob(project::ProjectSession &session, MessageBar &message, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_message(message)
    , m_label(new QLabel(this))
    , m_bar(new QProgressBar(this))
    , m_button(new QToolButton(this))
{
    setObjectName(QStringLiteral("replayJob"));
    m_bar->setMaximumWidth(120);
    m_bar->setTextVisible(false);
    m_button->setObjectName(QStringLiteral("replayCancel"));
    m_button->setIcon(widgets::icon(QStringLiteral("close")));
    m_button->setAutoRaise(true);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_label);
    row->addWidget(m_bar);
    row->addWidget(m_button);
    connect(m_button, &QToolButton::clicked, this, &ReplayJob::cancel);
    retranslate();
    hide();
}

ReplayJob::~ReplayJob()
{
    cancel();
}

bool ReplayJob::canStart() const
{
    return !isRunning() && m_session.hasProject() && !m_session.isActive() && !m_session.isBeingWritten();
}

void ReplayJob::start(const std::optional<QStringList> &extract)
{
    if (!canStart())
        return;
    const QString path = m_session.path();
    m_cancel = std::make_shared<std::atomic<bool>>(false);
    showProgress(0, 0);
    show();
    Q_EMIT runningChanged();
    const QFuture<void> notes = m_session.holdNotes();
    QThreadPool::globalInstance()->start([self = QPointer<ReplayJob>(this), path, extract, cancel = m_cancel, notes] {
        const auto tell = [](auto &&job) {
            QMetaObject::invokeMethod(
                QCoreApplication::instance(), std::forward<decltype(job)>(job), Qt::QueuedConnection);
        };
        engine::ReplayOptions options;
        options.extract = extract;
        options.canceled = [cancel] { return cancel->load(); };
        options.progress = [self, tell](qint64 done, qint64 all) {
            tell([self, done, all] {
                if (self)
                    self->showProgress(done, all);
            });
        };
        QFuture<void>(notes).waitForFinished();
        const auto result = engine::replay(path, options);
        tell([self, path, result] {
            if (self)
                self->ended(path, result);
        });
    });
}

void ReplayJob::cancel()
{
    if (m_cancel)
        m_cancel->store(true);
}

void ReplayJob::showProgress(qint64 done, qint64 all)
{
    // Hundreds of millions of URLs are more than a bar counts.
    m_bar->setRange(0, all > 0 ? 1000 : 0);
    m_bar->setValue(all > 0 ? int(done * 1000 / all) : 0);
    m_label->setText(all > 0 ? tr("Re-analysing stored pages: %1 of %2").arg(count(done), count(all))
                             : tr("Re-analysing stored pages"));
}

void ReplayJob::ended(const QString &path, const base::Result<engine::ReplayResult, store::StoreError> &result)
{
    m_cancel.reset();
    m_session.releaseNotes();
    hide();
    Q_EMIT runningChanged();
    if (!result) {
        const auto words = words::wording::error(result.error());
        m_message.show(MessageBar::Kind::Error, words.text, words.details);
        return;
    }
    QString text;
    QString details;
    const bool wrong = result->unreadable + result->incomplete > 0;
    if (!result->canceled && result->urls + result->before == 0) {
        text = tr("This project has no stored pages to re-analyse. Set “Stored pages” in Crawl Settings, and recrawl "
                  "the site.");
    } else {
        text = result->canceled ? tr("Re-analysis was cancelled after %1 pages. It continues from there next time.")
                                      .arg(count(result->before + result->urls))
                                : tr("%1 stored pages were re-analysed.").arg(count(result->read));
        if (result->unreadable > 0)
            text += u' ' + tr("%1 could not be read.").arg(count(result->unreadable));
        if (result->incomplete > 0)
            text += u' ' + tr("Custom extraction was incomplete on %1 pages.").arg(count(result->incomplete));
        for (const QByteArray &trouble : result->troubles + result->problems)
            details += words::foreign::shown(QString::fromUtf8(trouble)) + u'\n';
    }
    m_message.show(wrong ? MessageBar::Kind::Error : MessageBar::Kind::Info, text, details);
    // Tables, issues and charts all show what was: as if the project had been opened now.
    if (result->read > 0 && m_session.path() == path && !m_session.isActive())
        m_session.openProject(path);
}

void ReplayJob::retranslate()
{
    m_button->setAccessibleName(tr("Cancel re-analysis"));
    m_button->setToolTip(m_button->accessibleName());
}

void ReplayJob::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace argiope::mainwindow
