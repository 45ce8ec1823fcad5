#include "ui/compare/comparebar.h"

#include "core/store/place.h"
#include "ui/compare/mappingrows.h"
#include "ui/database/databasedialog.h"
#include "ui/project/recent.h"
#include "ui/widgets/unopenedicons.h"
#include "ui/words/foreigntext.h"
#include "ui/words/format.h"

#include <QApplication>
#include <QComboBox>
#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QThreadPool>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace argiope::compareview {

namespace {

constexpr int PathRole = Qt::UserRole;
constexpr int RunRole = Qt::UserRole + 1;
constexpr int InDatabaseRole = Qt::UserRole + 2; ///< true: what is to be chosen is in a database
constexpr int BoxLetters = 24;
constexpr int ProgressSteps = 1000;

QString fileName(const QString &path)
{
    return words::foreign::shown(store::shortName(path));
}

} // namespace

CompareBar::CompareBar(QWidget *parent)
    : QWidget(parent)
    , m_beforeLabel(new QLabel(this))
    , m_before(new QComboBox(this))
    , m_swap(new QToolButton(this))
    , m_afterLabel(new QLabel(this))
    , m_after(new QComboBox(this))
    , m_start(new QPushButton(this))
    , m_progress(new QProgressBar(this))
    , m_cancel(new QPushButton(this))
    , m_mapping(new MappingRows(this))
{
    m_before->setObjectName(QStringLiteral("compareBefore"));
    m_after->setObjectName(QStringLiteral("compareAfter"));
    m_swap->setObjectName(QStringLiteral("compareSwap"));
    m_start->setObjectName(QStringLiteral("compareStart"));
    m_cancel->setObjectName(QStringLiteral("compareCancel"));
    m_progress->setObjectName(QStringLiteral("compareProgress"));
    m_swap->setText(QStringLiteral("⇄"));
    m_swap->setAutoRaise(true);
    m_beforeLabel->setBuddy(m_before);
    m_afterLabel->setBuddy(m_after);
    m_progress->setRange(0, ProgressSteps);
    m_progress->setTextVisible(false);
    auto *row = new QHBoxLayout;
    row->addWidget(m_beforeLabel);
    row->addWidget(m_before, 1);
    row->addWidget(m_swap);
    row->addWidget(m_afterLabel);
    row->addWidget(m_after, 1);
    row->addSpacing(8);
    row->addWidget(m_start);
    row->addWidget(m_progress);
    row->addWidget(m_cancel);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addLayout(row);
    column->addWidget(m_mapping);
    for (QComboBox *box : {m_before, m_after}) {
        box->setMinimumContentsLength(BoxLetters);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        connect(box, &QComboBox::activated, this, [this, box](int index) { boxActivated(*box, index); });
    }
    connect(m_swap, &QToolButton::clicked, this, [this] { choose(m_chosenAfter, m_chosenBefore); });
    connect(m_start, &QPushButton::clicked, this, &CompareBar::start);
    connect(m_cancel, &QPushButton::clicked, this, &CompareBar::cancelRequested);
    setFocusProxy(m_before);
    setRunning(false);
    retranslate();
}

QString CompareBar::nameOf(const Source &source) const
{
    if (source.path != m_project)
        return fileName(source.path);
    if (source.run == 0)
        return tr("This project, current state");
    const auto it = std::find_if(
        m_runs.cbegin(), m_runs.cend(), [&source](const store::RunInfo &run) { return run.run == source.run; });
    const QString begun = it == m_runs.cend() ? QString() : words::format::dateTime(it->beganAt);
    return begun.isEmpty() ? tr("This project, run %1").arg(source.run)
                           : tr("This project, run %1 (%2)", "a number, a date").arg(source.run).arg(begun);
}

void CompareBar::fillBox(QComboBox &box, const Source &chosen)
{
    const QSignalBlocker blocker(box);
    box.clear();
    const auto add = [&](const Source &source) {
        box.addItem(nameOf(source), source.path);
        box.setItemData(box.count() - 1, source.run, RunRole);
        box.setItemData(box.count() - 1, words::foreign::tip(QDir::toNativeSeparators(source.path)), Qt::ToolTipRole);
    };
    if (!m_project.isEmpty()) {
        add({m_project, 0});
        for (qsizetype i = m_runs.size() - 2; i >= 0; --i) // the last one is how it is now
            add({m_project, m_runs[i].run});
    }
    QStringList others = m_files;
    for (const QString &path : project::recent::projects()) {
        if (!others.contains(path))
            others.append(path);
    }
    others.removeAll(m_project);
    if (!others.isEmpty() && box.count() > 0)
        box.insertSeparator(box.count());
    for (const QString &path : std::as_const(others))
        add({path, 0});
    if (box.count() > 0)
        box.insertSeparator(box.count());
    box.addItem(tr("Choose a project…"));
    box.addItem(tr("Choose a PostgreSQL project…"));
    box.setItemData(box.count() - 1, true, InDatabaseRole);
    int current = -1;
    for (int i = 0; i < box.count(); ++i) {
        if (!chosen.isEmpty() && box.itemData(i, PathRole).toString() == chosen.path
            && box.itemData(i, RunRole).toInt() == chosen.run)
            current = i;
    }
    box.setCurrentIndex(current);
    box.setPlaceholderText(tr("Choose a crawl"));
}

void CompareBar::fill()
{
    fillBox(*m_before, m_chosenBefore);
    fillBox(*m_after, m_chosenAfter);
}

void CompareBar::setProject(const QString &path, const QList<store::RunInfo> &runs)
{
    const bool another = path != m_project;
    const bool moreRuns = runs != m_runs;
    const auto previous = [&runs] { return runs.size() > 1 ? runs[runs.size() - 2].run : 0; };
    const bool followsRuns = !another && m_chosenBefore.path == m_project && m_chosenBefore.run > 0;
    m_project = path;
    m_runs = runs;
    if (another || (moreRuns && (followsRuns || m_chosenBefore.isEmpty()))) {
        // Most often asked: what is another since the last time.
        m_chosenAfter = {path, 0};
        m_chosenBefore = previous() > 0 ? Source{path, previous()} : Source();
        m_mapping->setRules({});
    }
    fill();
    changed();
}

Source CompareBar::before() const
{
    return m_chosenBefore;
}

Source CompareBar::after() const
{
    return m_chosenAfter;
}

void CompareBar::choose(Source before, Source after)
{
    for (const Source &source : {before, after}) {
        if (!source.isEmpty() && source.path != m_project && !m_files.contains(source.path))
            m_files.prepend(source.path);
    }
    const bool swapped = before == m_chosenAfter && after == m_chosenBefore;
    m_chosenBefore = std::move(before);
    m_chosenAfter = std::move(after);
    fill();
    if (swapped) {
        MappingRows::Rules rules = m_mapping->rules();
        for (auto &[from, to] : rules)
            std::swap(from, to);
        m_mapping->setRules(rules);
        changed();
        return;
    }
    changed();
    suggest();
}

void CompareBar::boxActivated(QComboBox &box, int index)
{
    Source &chosen = &box == m_before ? m_chosenBefore : m_chosenAfter;
    const Source source{box.itemData(index, PathRole).toString(), box.itemData(index, RunRole).toInt()};
    if (!source.isEmpty()) {
        take(box, source);
        return;
    }
    const bool inDatabase = box.itemData(index, InDatabaseRole).toBool();
    fillBox(box, chosen); // until one is chosen
    if (inDatabase)
        chooseInDatabase(box);
    else
        chooseFile(box);
}

void CompareBar::take(const QComboBox &box, const Source &source)
{
    const bool isFirst = &box == m_before;
    choose(isFirst ? source : m_chosenBefore, isFirst ? m_chosenAfter : source);
}

void CompareBar::chooseInDatabase(QComboBox &box)
{
    auto *dialog = new database::DatabaseDialog(database::DatabaseDialog::Purpose::Open, {}, this);
    dialog->setObjectName(QStringLiteral("compareDatabase"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    // The other crawl is most often in the same.
    if (store::Place::isDatabase(m_project))
        dialog->setAddress(m_project);
    connect(dialog, &database::DatabaseDialog::chosen, this, [this, &box](const QString &address) {
        take(box, {store::absolutePlace(address), 0});
    });
    dialog->open();
}

void CompareBar::chooseFile(QComboBox &box)
{
    auto *dialog = new QFileDialog(this, tr("Compare With"),
        store::Place::isDatabase(m_project) ? QDir::homePath() : QFileInfo(m_project).absolutePath(),
        tr("Argiope projects (*.argiope)"));
    widgets::neverOpenFiles(*dialog);
    dialog->setObjectName(QStringLiteral("compareFile"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this, &box](const QString &path) {
        take(box, {QFileInfo(path).absoluteFilePath(), 0});
    });
    dialog->open();
}

bool CompareBar::canCompare() const
{
    return !m_chosenBefore.isEmpty() && !m_chosenAfter.isEmpty() && m_chosenBefore != m_chosenAfter;
}

void CompareBar::changed()
{
    const bool twoFiles
        = !m_chosenBefore.isEmpty() && !m_chosenAfter.isEmpty() && m_chosenBefore.path != m_chosenAfter.path;
    m_mapping->setVisible(twoFiles || !m_mapping->rules().isEmpty());
    m_start->setEnabled(canCompare() && !m_running);
    m_swap->setEnabled(canCompare() && !m_running);
    Q_EMIT choiceChanged();
}

/// Two projects of one main host each: that of the one is probably that of the other.
void CompareBar::suggest()
{
    const int question = ++m_suggestion;
    if (!canCompare() || m_chosenBefore.path == m_chosenAfter.path || m_mapping->isEdited())
        return;
    QThreadPool::globalInstance()->start(
        [self = QPointer<CompareBar>(this), question, first = m_chosenBefore.path, second = m_chosenAfter.path] {
            const auto before = store::Reader::open(first);
            const auto after = store::Reader::open(second);
            if (!before || !after)
                return; // said when they are compared
            const auto found = compare::suggestedMapping(**before, **after);
            MappingRows::Rules rules;
            if (found)
                rules.append({QString::fromUtf8(found->first), QString::fromUtf8(found->second)});
            QMetaObject::invokeMethod(
                QCoreApplication::instance(),
                [self, question, rules] {
                    if (!self || self->m_suggestion != question || self->m_mapping->isEdited())
                        return;
                    self->m_mapping->setRules(rules);
                    self->changed();
                },
                Qt::QueuedConnection);
        });
}

void CompareBar::start()
{
    if (canCompare() && !m_running)
        Q_EMIT started({m_chosenBefore, m_chosenAfter, m_mapping->rules()});
}

void CompareBar::setRunning(bool running)
{
    m_running = running;
    // The keyboard stays here: what is hidden or greyed hands it on to whatever comes next, which may start a crawl.
    QWidget *shown = running ? static_cast<QWidget *>(m_cancel) : m_start;
    QWidget *hidden = running ? static_cast<QWidget *>(m_start) : m_cancel;
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    shown->show();
    shown->setEnabled(true);
    if (hadFocus)
        shown->setFocus();
    hidden->hide();
    m_progress->setVisible(running);
    m_progress->setValue(0);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_before, m_after, m_mapping})
        widget->setEnabled(!running);
    m_start->setEnabled(canCompare() && !running);
    m_swap->setEnabled(canCompare() && !running);
}

void CompareBar::setProgress(qint64 done, qint64 all)
{
    m_progress->setValue(all > 0 ? int(ProgressSteps * std::min(done, all) / all) : 0);
}

void CompareBar::retranslate()
{
    m_beforeLabel->setText(tr("Before:"));
    m_afterLabel->setText(tr("After:"));
    m_swap->setToolTip(tr("Swap"));
    m_swap->setAccessibleName(m_swap->toolTip());
    m_start->setText(tr("Compare"));
    m_cancel->setText(tr("Cancel"));
    m_progress->setAccessibleName(tr("Comparison progress"));
    m_mapping->retranslate();
    fill();
}

} // namespace argiope::compareview
