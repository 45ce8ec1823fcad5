#include "ui/urls/savedfiltersdialog.h"

#include "ui/project/chosenfile.h"
#include "ui/widgets/filechoice.h"
#include "ui/widgets/listhint.h"
#include "ui/widgets/metrics.h"
#include "ui/widgets/mnemonics.h"
#include "ui/widgets/screenroom.h"
#include "ui/words/foreigntext.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <optional>
#include <utility>

namespace argiope::urls {

namespace {

constexpr qint64 MostFileBytes = 4'000'000;

} // namespace

SavedFiltersDialog::SavedFiltersDialog(QWidget *parent)
    : QDialog(parent)
    , m_list(new QListWidget(this))
    , m_none(widgets::makeListHint(
          *m_list, tr("No saved filters. Filter the table, then choose “Save This Filter”; or import a file.")))
    , m_rename(new QPushButton(tr("&Rename"), this))
    , m_remove(new QPushButton(tr("&Delete"), this))
    , m_export(new QPushButton(tr("&Export…"), this))
    , m_message(new QLabel(this))
{
    setObjectName(QStringLiteral("savedFilters"));
    setWindowTitle(tr("Saved Filters"));
    m_list->setObjectName(QStringLiteral("savedFilterList"));
    m_list->setAccessibleName(tr("Saved filters"));
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::DoubleClicked);
    m_none->setObjectName(QStringLiteral("noSavedFilter"));
    m_remove->setObjectName(QStringLiteral("removeFilter"));
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    m_message->hide();
    auto *import = new QPushButton(tr("&Import…"), this);
    auto *box = new QDialogButtonBox(this);
    QPushButton *close = box->addButton(tr("&Close"), QDialogButtonBox::RejectRole);
    close->setDefault(true);
    auto *buttons = new QVBoxLayout;
    for (QPushButton *button : {m_rename, m_remove, import, m_export}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    buttons->addStretch(1);
    auto *line = new QHBoxLayout;
    line->addWidget(m_list, 1);
    line->addLayout(buttons);
    auto *column = new QVBoxLayout(this);
    column->addLayout(line);
    column->addWidget(m_message);
    column->addWidget(box);
    widgets::resizeWithinScreen(*this, {widgets::letterWidth(fontMetrics()) * 70, fontMetrics().lineSpacing() * 18});

    connect(box, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_rename, &QPushButton::clicked, this, [this] {
        if (QListWidgetItem *item = m_list->currentItem())
            m_list->editItem(item);
    });
    connect(m_remove, &QPushButton::clicked, this, &SavedFiltersDialog::removeChosen);
    connect(import, &QPushButton::clicked, this, [this] {
        connect(widgets::askForFile(this, tr("Import Filters"), tr("Filters (*.json)")), &QFileDialog::fileSelected,
            this, &SavedFiltersDialog::importFrom);
    });
    connect(m_export, &QPushButton::clicked, this, [this] {
        connect(widgets::askWhereToSave(this, tr("Export Filters"), tr("Filters (*.json)"), QStringLiteral("json"),
                    QStringLiteral("filters.json")),
            &QFileDialog::fileSelected, this, &SavedFiltersDialog::exportTo);
    });
    connect(m_list, &QListWidget::itemChanged, this,
        [this](QListWidgetItem *item) { rename(m_list->row(item), item->text()); });
    connect(m_list, &QListWidget::currentRowChanged, this, &SavedFiltersDialog::refresh);
    widgets::giveMnemonics(*this);
    fill();
}

void SavedFiltersDialog::fill()
{
    const QSignalBlocker quiet(m_list);
    const int row = std::max(0, m_list->currentRow());
    m_list->clear();
    const QList<saved::Filter> filters = saved::filters();
    for (const saved::Filter &filter : filters) {
        auto *item = new QListWidgetItem(filter.name, m_list);
        item->setFlags(item->flags() | Qt::ItemIsEditable);
        item->setToolTip(words::foreign::plain(saved::expressionOf(filter.conditions)));
    }
    m_list->setCurrentRow(std::min(row, m_list->count() - 1));
    refresh();
}

void SavedFiltersDialog::refresh()
{
    const bool any = m_list->currentItem() != nullptr;
    m_rename->setEnabled(any);
    m_remove->setEnabled(any);
    m_export->setEnabled(m_list->count() > 0);
    m_none->setVisible(m_list->count() == 0);
}

void SavedFiltersDialog::rename(int row, const QString &name)
{
    QList<saved::Filter> filters = saved::filters();
    const bool taken = std::any_of(filters.begin(), filters.end(),
        [&](const saved::Filter &one) { return one.name == name.trimmed() && &one != &filters.at(row); });
    if (row < 0 || row >= filters.size() || !saved::isName(name) || taken) {
        say(taken ? tr("A filter of this name already exists.")
                  : tr("A name must be one line of at most 100 characters."));
    } else {
        m_message->hide();
        filters[row].name = name.trimmed();
        saved::setFilters(filters);
    }
    fill();
}

void SavedFiltersDialog::removeChosen()
{
    QList<saved::Filter> filters = saved::filters();
    const int row = m_list->currentRow();
    if (row < 0 || row >= filters.size())
        return;
    filters.removeAt(row);
    saved::setFilters(filters);
    fill();
}

QString SavedFiltersDialog::tooManyWords()
{
    return tr("Nothing was imported: there would be more than %1 filters. Delete some first.")
        .arg(QLocale().toString(saved::MostFilters));
}

void SavedFiltersDialog::importFrom(const QString &path)
{
    const QString name = words::foreign::shown(path);
    say(tr("Reading “%1”…").arg(name));
    project::askForFile(this, path, MostFileBytes, &saved::fromJson, [this, name](const auto &read) {
        bool taken = false;
        const auto problem = read.content && !*read.content ? std::optional(read.content->error()) : std::nullopt;
        if (!read.file.problem.isEmpty())
            say(tr("“%1” cannot be read: %2").arg(name, read.file.problem));
        else if (problem == saved::ReadError::TooMany)
            say(tooManyWords());
        else if (problem == saved::ReadError::BadName)
            say(tr("Nothing was imported: a filter in “%1” has no valid name (one line, at most 100 characters).")
                    .arg(name));
        else if (problem || read.file.tooLarge)
            say(tr("“%1” contains no Argiope filters.").arg(name));
        else
            taken = take(**read.content);
        Q_EMIT fileDone(taken);
    });
}

bool SavedFiltersDialog::take(const QList<saved::Filter> &read)
{
    const QList<saved::Filter> all = saved::merged(saved::filters(), read);
    if (all.size() > saved::MostFilters) {
        say(tooManyWords());
        return false;
    }
    saved::setFilters(all);
    fill();
    say(tr("%Ln filter(s) imported.", nullptr, int(read.size())));
    return true;
}

void SavedFiltersDialog::exportTo(const QString &path)
{
    project::putIntoFile(this, path, saved::toJson(saved::filters()),
        [this, filters = m_list->count(), name = words::foreign::shown(path)](const QString &problem) {
            say(problem.isEmpty() ? tr("%Ln filter(s) exported.", nullptr, filters)
                                  : tr("“%1” cannot be written: %2").arg(name, problem));
            Q_EMIT fileDone(problem.isEmpty());
        });
}

void SavedFiltersDialog::say(const QString &text)
{
    m_message->setText(text);
    m_message->show();
}

} // namespace argiope::urls
