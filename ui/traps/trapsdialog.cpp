#include "ui/traps/trapsdialog.h"

#include "ui/widgets/exportbutton.h"
#include "ui/widgets/metrics.h"
#include "ui/widgets/mnemonics.h"
#include "ui/widgets/screenroom.h"
#include "ui/widgets/statusdelegate.h"
#include "ui/widgets/tableview.h"
#include "ui/words/format.h"
#include "ui/words/wording.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace argiope::traps {

using models::QueuePatternsModel;
using models::TrapsModel;

TrapsDialog::TrapsDialog(TrapsModel &model, QueuePatternsModel &queue, QWidget *parent)
    : QDialog(parent)
    , m_model(model)
    , m_queue(queue)
    , m_intro(new QLabel(this))
    , m_table(new widgets::TableView(this))
    , m_examplesTitle(new QLabel(this))
    , m_examples(new QLabel(this))
    , m_state(new QLabel(this))
    , m_queueTitle(new QLabel(this))
    , m_queueTable(new widgets::TableView(this))
    , m_keepOut(new QPushButton(this))
    , m_release(new QPushButton(this))
    , m_show(new QPushButton(this))
    , m_goOn(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    setObjectName(QStringLiteral("traps"));
    m_table->setObjectName(QStringLiteral("trapsTable"));
    m_release->setObjectName(QStringLiteral("releaseTrap"));
    m_show->setObjectName(QStringLiteral("showTrap"));
    m_goOn->setObjectName(QStringLiteral("goOn"));
    m_examples->setObjectName(QStringLiteral("trapExamples"));
    m_table->setModel(&m_model);
    m_table->setItemDelegateForColumn(TrapsModel::Series, new widgets::UrlDelegate(this));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->restoreColumns(QStringLiteral("traps"), [](int column) {
        return column == TrapsModel::Series ? 46 : column == TrapsModel::HeldBack ? 10 : 24;
    });
    m_queueTable->setObjectName(QStringLiteral("queuePatterns"));
    m_keepOut->setObjectName(QStringLiteral("keepOutPattern"));
    m_queueTable->setModel(&m_queue);
    m_queueTable->setItemDelegateForColumn(QueuePatternsModel::Pattern, new widgets::UrlDelegate(this));
    m_queueTable->setSelectionMode(QAbstractItemView::SingleSelection);
    m_queueTable->restoreColumns(
        QStringLiteral("queuePatterns"), [](int column) { return column == QueuePatternsModel::Waiting ? 10 : 46; });
    m_queueTitle->setBuddy(m_queueTable);
    for (QLabel *label : {m_intro, m_examples, m_state})
        label->setWordWrap(true);
    m_examples->setTextFormat(Qt::PlainText);
    m_examples->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_close->setDefault(true);

    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_release);
    buttons->addWidget(m_show);
    auto *exportShown = new widgets::ExportButton(m_model, this);
    exportShown->setObjectName(QStringLiteral("trapsExport"));
    buttons->addWidget(exportShown);
    connect(exportShown, &QToolButton::clicked, this,
        [this] { Q_EMIT tableExportRequested(m_model.shown(m_table->visibleColumns())); });
    buttons->addStretch(1);
    buttons->addWidget(m_goOn);
    buttons->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_intro);
    column->addWidget(m_table, 1);
    column->addWidget(m_examplesTitle);
    column->addWidget(m_examples);
    column->addWidget(m_state);
    auto *queueHead = new QHBoxLayout;
    queueHead->addWidget(m_queueTitle);
    queueHead->addStretch(1);
    queueHead->addWidget(m_keepOut);
    column->addLayout(queueHead);
    column->addWidget(m_queueTable, 1);
    column->addSpacing(fontMetrics().lineSpacing() / 2); // texts end where buttons do not begin
    column->addLayout(buttons);
    m_examplesTitle->setBuddy(m_examples);
    widgets::resizeWithinScreen(*this, {widgets::letterWidth(fontMetrics()) * 120, fontMetrics().lineSpacing() * 32});

    connect(m_release, &QPushButton::clicked, this, [this] {
        if (const trap::Trap *trap = current())
            Q_EMIT releaseRequested(trap->id(), !trap->released);
    });
    connect(m_show, &QPushButton::clicked, this, [this] {
        if (const trap::Trap *trap = current())
            Q_EMIT showRequested(trap->id());
    });
    connect(m_goOn, &QPushButton::clicked, this, &TrapsDialog::goOnRequested);
    connect(m_keepOut, &QPushButton::clicked, this, [this] {
        const QModelIndex index = m_queueTable->currentIndex();
        if (index.isValid())
            Q_EMIT releaseRequested(m_queue.idOf(index.row()), false);
    });
    connect(m_queueTable, &widgets::TableView::currentRowChanged, this, &TrapsDialog::refresh);
    connect(&m_queue, &QueuePatternsModel::refreshed, this, &TrapsDialog::refresh);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    connect(m_table, &widgets::TableView::currentRowChanged, this, &TrapsDialog::refresh);
    connect(&m_model, &TrapsModel::refreshed, this, [this] {
        if (!current() && m_model.rowCount() > 0)
            m_table->selectRow(0);
        refresh();
    });
    if (m_model.rowCount() > 0)
        m_table->selectRow(0);
    retranslate();
}

const trap::Trap *TrapsDialog::current() const
{
    const QModelIndex index = m_table->currentIndex();
    return index.isValid() && index.row() < m_model.traps().size() ? &m_model.traps()[index.row()] : nullptr;
}

void TrapsDialog::select(const QByteArray &id)
{
    const int row = m_model.rowOf(id);
    if (row >= 0)
        m_table->selectRow(row);
}

void TrapsDialog::setAvailable(bool release, bool goOn)
{
    m_mayRelease = release;
    m_mayGoOn = goOn;
    refresh();
}

void TrapsDialog::refresh()
{
    const trap::Trap *trap = current();
    m_release->setText(trap && trap->released ? tr("&Block Again") : tr("Cr&awl This Trap"));
    m_release->setEnabled(trap && m_mayRelease);
    m_show->setEnabled(trap && m_model.heldBack(trap->id()) > 0);
    QString examples;
    if (trap) {
        for (const QByteArray &url : trap->examples)
            examples += (examples.isEmpty() ? QString() : QStringLiteral("\n")) + QString::fromUtf8(url);
    }
    m_examples->setText(examples);
    m_examplesTitle->setText(trap && trap->pages > 0 ? tr("Detected on %Ln page(s), for example:", nullptr, trap->pages)
                                                     : tr("Pages of the trap:"));
    m_keepOut->setEnabled(m_mayRelease && m_queueTable->currentIndex().isValid());
    m_examplesTitle->setVisible(!examples.isEmpty());
    m_examples->setVisible(!examples.isEmpty());
    qint64 waiting = 0;
    for (const trap::Trap &each : m_model.traps())
        waiting += each.released ? std::max<qint64>(0, m_model.heldBack(each.id())) : 0;
    const bool goOn = m_mayGoOn && waiting > 0;
    m_goOn->setVisible(goOn);
    m_state->setVisible(goOn || m_model.rowCount() == 0);
    m_state->setText(goOn
            ? tr("%Ln URL(s) of these traps will be crawled when the crawl resumes.", nullptr, int(waiting))
            : tr("No spider traps found in this project."));
    widgets::giveMnemonics(*this);
}

void TrapsDialog::retranslate()
{
    setWindowTitle(tr("Spider Traps"));
    m_intro->setText(tr("Argiope blocks a spider trap when page after page has no new content. “Crawl This Trap” "
                        "crawls it anyway. Pages fetched so far are kept."));
    m_table->setAccessibleName(tr("Spider traps"));
    m_queueTitle->setText(tr("Queue by pattern:"));
    m_queueTable->setAccessibleName(tr("Queue by pattern"));
    m_keepOut->setText(tr("Bloc&k"));
    m_queue.retranslate();
    m_show->setText(tr("&Show URLs"));
    m_goOn->setText(tr("&Resume Crawl"));
    m_close->setText(tr("Close"));
    m_model.retranslate();
    refresh();
}

void TrapsDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace argiope::traps
