#include "ui/ownchecks/ownchecksdialog.h"

#include "core/store/filtersql.h"
#include "ui/project/chosenfile.h"
#include "ui/project/ownchecks.h"
#include "ui/widgets/filechoice.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/listhint.h"
#include "ui/widgets/metrics.h"
#include "ui/widgets/mnemonics.h"
#include "ui/widgets/screenroom.h"
#include "ui/words/filterwords.h"
#include "ui/words/foreigntext.h"
#include "ui/words/format.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>
#include <utility>

namespace argiope::ownchecks {

using audit::OwnCheck;
using audit::Severity;

namespace {

constexpr int PauseMs = 300;
constexpr qint64 MostOwnFileBytes = 8'000'000;

} // namespace

OwnChecksDialog::OwnChecksDialog(project::ProjectReader &reader, QWidget *parent)
    : QDialog(parent)
    , m_reader(reader)
    , m_checks(project::ownchecks::all())
    , m_list(new QListWidget(this))
    , m_none(
          widgets::makeListHint(*m_list, tr("No custom checks yet. “New” creates one; “Import” adds those of a file.")))
    , m_remove(new QPushButton(tr("&Delete"), this))
    , m_export(new QPushButton(tr("&Export…"), this))
    , m_show(new QPushButton(tr("Show &URLs"), this))
    , m_form(new QWidget(this))
    , m_title(new QLineEdit(m_form))
    , m_severity(new QComboBox(m_form))
    , m_expression(new QPlainTextEdit(m_form))
    , m_result(new QLabel(m_form))
    , m_message(new QLabel(this))
{
    setObjectName(QStringLiteral("ownChecks"));
    setWindowTitle(tr("Custom Checks"));
    m_list->setIconSize(QSize(fontMetrics().height(), fontMetrics().height())); // rows stay as high as they are
    m_list->setObjectName(QStringLiteral("ownCheckList"));
    m_list->setAccessibleName(tr("Custom checks"));
    m_title->setObjectName(QStringLiteral("ownCheckTitle"));
    m_title->setMaxLength(audit::MostOwnTitle);
    m_severity->setObjectName(QStringLiteral("ownCheckSeverity"));
    m_severity->addItem(tr("Error"), int(Severity::Error));
    m_severity->addItem(tr("Warning"), int(Severity::Warning));
    m_severity->addItem(tr("Notice"), int(Severity::Notice));
    m_expression->setObjectName(QStringLiteral("ownCheckExpression"));
    m_expression->setTabChangesFocus(true);
    m_expression->setPlaceholderText(QStringLiteral("status = 200 and word_count < 100"));
    m_expression->setFixedHeight(fontMetrics().lineSpacing() * 5);
    m_result->setObjectName(QStringLiteral("ownCheckResult"));
    m_result->setAccessibleName(tr("Result of the condition"));
    for (QLabel *label : {m_result, m_message}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_message->hide();
    m_remove->setObjectName(QStringLiteral("removeOwnCheck"));
    m_show->setObjectName(QStringLiteral("showOwnCheck"));
    auto *add = new QPushButton(tr("&New"), this);
    add->setObjectName(QStringLiteral("newOwnCheck"));
    auto *import = new QPushButton(tr("&Import…"), this);
    auto *intro = new QLabel(
        tr("A custom check is a condition over table columns. Each fetched URL that meets it is a finding."), this);
    intro->setWordWrap(true);

    auto *form = new QFormLayout(m_form);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("&Title:"), m_title);
    form->addRow(tr("&Severity:"), m_severity);
    form->addRow(tr("&Condition:"), m_expression);
    form->addRow(QString(), m_result);
    form->addRow(QString(), m_show);
    auto *buttons = new QHBoxLayout;
    for (QPushButton *button : {add, m_remove, import, m_export}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    m_show->setAutoDefault(false);
    m_none->setObjectName(QStringLiteral("noOwnCheck"));
    auto *left = new QVBoxLayout;
    left->addWidget(m_list, 1);
    left->addLayout(buttons);
    auto *line = new QHBoxLayout;
    line->addLayout(left, 1);
    line->addWidget(m_form, 2);
    auto *box = new QDialogButtonBox(this);
    QPushButton *close = box->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    close->setDefault(true);
    auto *column = new QVBoxLayout(this);
    column->addWidget(intro);
    column->addLayout(line, 1);
    column->addWidget(m_message);
    column->addWidget(box);
    widgets::resizeWithinScreen(*this, {widgets::letterWidth(fontMetrics()) * 130, fontMetrics().lineSpacing() * 24});

    m_pause.setSingleShot(true);
    m_pause.setInterval(PauseMs);
    connect(&m_pause, &QTimer::timeout, this, &OwnChecksDialog::tryOut);
    connect(box, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(add, &QPushButton::clicked, this, [this] { this->add(); });
    connect(m_remove, &QPushButton::clicked, this, &OwnChecksDialog::removeChosen);
    connect(m_list, &QListWidget::currentRowChanged, this, &OwnChecksDialog::showCheck);
    connect(m_title, &QLineEdit::textChanged, this, &OwnChecksDialog::edited);
    connect(m_severity, &QComboBox::currentIndexChanged, this, &OwnChecksDialog::edited);
    connect(m_expression, &QPlainTextEdit::textChanged, this, &OwnChecksDialog::edited);
    connect(m_show, &QPushButton::clicked, this, [this] {
        if (const auto found = condition())
            Q_EMIT showRequested(audit::ownCheckQuery(*found));
    });
    connect(import, &QPushButton::clicked, this, [this] {
        connect(widgets::askForFile(this, tr("Import Checks"), tr("Checks (*.json)")), &QFileDialog::fileSelected, this,
            &OwnChecksDialog::importFrom);
    });
    connect(m_export, &QPushButton::clicked, this, [this] {
        connect(widgets::askWhereToSave(this, tr("Export Checks"), tr("Checks (*.json)"), QStringLiteral("json"),
                    QStringLiteral("checks.json")),
            &QFileDialog::fileSelected, this, &OwnChecksDialog::exportTo);
    });
    connect(&m_reader, &project::ProjectReader::opened, this, &OwnChecksDialog::tryOut);
    connect(&m_reader, &project::ProjectReader::sessionChanged, this, &OwnChecksDialog::tryOut);
    widgets::giveMnemonics(*this);
    fillList(0);
}

OwnChecksDialog::~OwnChecksDialog()
{
    if (m_cancel)
        m_cancel->store(true);
}

store::Columns OwnChecksDialog::columns() const
{
    const auto &info = m_reader.info();
    return m_reader.isOpen() && info ? info->columns : store::Columns::fixed();
}

std::optional<filter::Expression> OwnChecksDialog::condition(filter::Error *error) const
{
    const auto read = filter::parse(m_expression->toPlainText(), store::filterFields(columns()));
    if (read)
        return *read;
    if (error)
        *error = read.error();
    return {};
}

void OwnChecksDialog::fillList(int row)
{
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (qsizetype i = 0; i < m_checks.size(); ++i) {
            m_list->addItem(QString());
            markItem(int(i));
        }
        m_list->setCurrentRow(std::min(row, m_list->count() - 1));
    }
    showCheck();
}

void OwnChecksDialog::markItem(int row)
{
    QListWidgetItem *item = m_list->item(row);
    const OwnCheck &check = m_checks.at(row);
    const bool good = filter::parse(check.expression, store::filterFields(columns())).ok();
    item->setText(words::foreign::shown(check.title));
    item->setIcon(good ? QIcon() : widgets::icon(QStringLiteral("warning")));
    item->setToolTip(good ? QString() : tr("Invalid condition: this check is not applied."));
}

void OwnChecksDialog::showCheck()
{
    const int row = m_list->currentRow();
    const bool any = row >= 0 && row < m_checks.size();
    m_filling = true;
    m_title->setText(any ? m_checks.at(row).title : QString());
    m_severity->setCurrentIndex(any ? m_severity->findData(int(m_checks.at(row).severity)) : 1);
    m_expression->setPlainText(any ? m_checks.at(row).expression : QString());
    m_filling = false;
    m_form->setEnabled(any);
    m_remove->setEnabled(any);
    m_export->setEnabled(!m_checks.isEmpty());
    m_none->setVisible(m_checks.isEmpty());
    tryOut();
}

void OwnChecksDialog::add(const QString &expression)
{
    if (m_checks.size() >= audit::MostOwnChecks) {
        say(tr("The maximum number of custom checks is reached."));
        return;
    }
    OwnCheck check;
    check.title = tr("New check");
    check.expression = expression;
    check.id = audit::ownCheckId(check.title, m_checks);
    m_checks << check;
    m_fresh << check.id;
    fillList(int(m_checks.size()) - 1);
    m_title->setFocus();
    m_title->selectAll();
    keep();
}

void OwnChecksDialog::edited()
{
    const int row = m_list->currentRow();
    if (m_filling || row < 0 || row >= m_checks.size())
        return;
    OwnCheck &check = m_checks[row];
    const QString before = check.title;
    // One without a title is none: the last one stays until there is another.
    if (!m_title->text().trimmed().isEmpty())
        check.title = m_title->text().trimmed();
    check.severity = Severity(m_severity->currentData().toInt());
    check.expression = m_expression->toPlainText();
    // Scripts go by ids: only that of a check which nobody has seen yet goes with its title.
    const qsizetype fresh = m_fresh.indexOf(check.id);
    if (check.title != before && fresh >= 0) {
        QList<OwnCheck> others = m_checks;
        others.removeAt(row);
        check.id = audit::ownCheckId(check.title, others);
        m_fresh[fresh] = check.id;
    }
    markItem(row);
    keep();
    m_pause.start();
}

void OwnChecksDialog::removeChosen()
{
    const int row = m_list->currentRow();
    if (row < 0 || row >= m_checks.size())
        return;
    m_checks.removeAt(row);
    fillList(row);
    keep();
}

void OwnChecksDialog::keep()
{
    project::ownchecks::set(m_checks);
    Q_EMIT checksChanged();
}

void OwnChecksDialog::tryOut()
{
    if (m_cancel)
        m_cancel->store(true);
    m_show->setEnabled(false);
    m_result->clear();
    if (m_list->currentRow() < 0 || m_expression->toPlainText().trimmed().isEmpty())
        return;
    filter::Error error;
    const auto tried = condition(&error);
    if (!tried) {
        m_result->setText(tr("At %1: %2", "a character's number, what is wrong there")
                              .arg(error.position + 1)
                              .arg(words::wording::error(error)));
        return;
    }
    if (!m_reader.isOpen()) {
        m_result->setText(tr("Open a project to see the findings."));
        return;
    }
    m_result->setText(tr("Counting…"));
    m_cancel = m_reader.ask(
        project::Lane::Extras, this,
        [query = audit::ownCheckQuery(*tried)](store::Reader &reader, const std::atomic<bool> &cancel) {
            store::ListQuery asked = query;
            Tried counts;
            counts.found = reader.count(asked, &cancel);
            asked.whereUndecided = true;
            counts.undecided = reader.count(asked, &cancel);
            asked.where.reset();
            asked.whereUndecided = false;
            counts.checked = reader.count(asked, &cancel);
            counts.canceled = cancel.load();
            return counts;
        },
        [this](const Tried &counts) { showTried(counts); });
}

void OwnChecksDialog::showTried(const Tried &tried)
{
    if (tried.canceled)
        return;
    using words::format::count;
    const QString found = tr("Found on %1 of %2 fetched URLs.").arg(count(tried.found), count(tried.checked));
    m_result->setText(tried.undecided > 0
            ? tr("%1 Not checked on %2: the required data is not known.").arg(found, count(tried.undecided))
            : found);
    m_show->setEnabled(tried.found > 0);
}

QString OwnChecksDialog::problemWords(const audit::OwnCheckError &error)
{
    using Code = audit::OwnCheckError::Code;
    const QString detail = words::foreign::shown(error.detail.simplified());
    const auto ofCheck = [&error](const QString &problem) {
        return tr("check %1: %2", "its number in the file, what is wrong").arg(error.number).arg(problem);
    };
    switch (error.code) {
    case Code::NotJson:
        return tr("it is not valid JSON (%1)").arg(detail);
    case Code::NotOwnChecks:
        return tr("it was not exported from Custom Checks");
    case Code::NewerFile:
        return tr("it was written by a newer version of Argiope");
    case Code::TooMany:
        return tr("it has more than %1 checks").arg(words::format::count(audit::MostOwnChecks));
    case Code::BadId:
        return ofCheck(tr("“%1” is not a valid ID such as own-thin-pages").arg(detail));
    case Code::DoubleId:
        return ofCheck(tr("the ID %1 occurs twice").arg(detail));
    case Code::BadTitle:
        return ofCheck(tr("%1 has no title, or a title of several lines").arg(detail));
    case Code::BadSeverity:
        return ofCheck(tr("“%1” is not error, warning or notice").arg(detail));
    case Code::BadExpression:
        break;
    }
    return ofCheck(tr("the condition of %1 is invalid").arg(detail));
}

void OwnChecksDialog::take(const QList<OwnCheck> &read, Same same)
{
    QList<OwnCheck> all = m_checks;
    int replaced = 0;
    for (const OwnCheck &check : read) {
        const auto mine
            = std::find_if(all.begin(), all.end(), [&check](const OwnCheck &other) { return other.id == check.id; });
        if (mine == all.end()) {
            all << check;
        } else if (*mine != check && same == Same::Replace) {
            *mine = check;
            ++replaced;
        } else if (*mine != check) {
            OwnCheck other = check;
            other.id = audit::ownCheckId(check.title, all);
            all << other;
        }
    }
    if (all.size() > audit::MostOwnChecks) {
        say(tr("The maximum number of custom checks is reached."));
        return;
    }
    const int added = int(all.size() - m_checks.size());
    m_checks = all;
    fillList(int(m_checks.size()) - 1);
    keep();
    say(added + replaced == 0 ? tr("All checks of the file already exist.")
            : replaced == 0   ? tr("%Ln check(s) imported.", nullptr, added)
                              : tr("%1 %2", "what was added; what was replaced")
                                  .arg(tr("%Ln check(s) imported.", nullptr, added),
                                      tr("%Ln existing check(s) replaced.", nullptr, replaced)));
}

void OwnChecksDialog::askAboutSame(const QList<OwnCheck> &read, const QStringList &titles)
{
    constexpr qsizetype MostNamed = 5;
    auto *question = new QMessageBox(QMessageBox::Question, windowTitle(),
        tr("%Ln check(s) of the file have the same ID as an existing check, but differ:", nullptr, int(titles.size()))
            + u'\n' + titles.mid(0, MostNamed).join(u'\n')
            + (titles.size() > MostNamed ? QStringLiteral("\n…") : QString()),
        QMessageBox::NoButton, this);
    question->setObjectName(QStringLiteral("sameChecks"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setTextFormat(Qt::PlainText);
    const QPushButton *replace = question->addButton(tr("&Replace Existing"), QMessageBox::AcceptRole);
    QPushButton *both = question->addButton(tr("&Keep Both"), QMessageBox::AcceptRole);
    question->setDefaultButton(both); // nothing is lost by it
    question->addButton(tr("Cancel"), QMessageBox::RejectRole);
    connect(question, &QDialog::finished, this, [this, question, replace, both, read] {
        if (question->clickedButton() == replace)
            take(read, Same::Replace);
        else if (question->clickedButton() == both)
            take(read, Same::KeepBoth);
    });
    question->open();
}

void OwnChecksDialog::importFrom(const QString &path)
{
    const QString name = words::foreign::shown(path);
    say(tr("Reading “%1”…").arg(name));
    project::askForFile(this, path, MostOwnFileBytes, &audit::ownChecksFromJson, [this, name](const auto &read) {
        if (!read.file.problem.isEmpty())
            say(tr("“%1” cannot be read: %2").arg(name, read.file.problem));
        else if (read.file.tooLarge)
            say(tr("“%1” contains no valid checks: %2")
                    .arg(name, tr("it is larger than %1").arg(words::format::size(MostOwnFileBytes))));
        else if (!*read.content)
            say(tr("“%1” contains no valid checks: %2").arg(name, problemWords(read.content->error())));
        else
            takeFile(**read.content);
        Q_EMIT fileDone(read.content && *read.content);
    });
}

void OwnChecksDialog::takeFile(const QList<OwnCheck> &read)
{
    QStringList others; ///< titles of those that somebody could miss
    for (const OwnCheck &check : read) {
        const auto mine = std::find_if(
            m_checks.cbegin(), m_checks.cend(), [&check](const OwnCheck &other) { return other.id == check.id; });
        if (mine != m_checks.cend() && *mine != check)
            others << words::foreign::shown(mine->title);
    }
    if (others.isEmpty()) {
        take(read, Same::Replace);
    } else {
        m_message->hide();
        askAboutSame(read, others);
    }
}

void OwnChecksDialog::exportTo(const QString &path)
{
    project::putIntoFile(this, path, audit::ownChecksJson(m_checks),
        [this, checks = int(m_checks.size()), name = words::foreign::shown(path)](const QString &problem) {
            say(problem.isEmpty() ? tr("%Ln check(s) exported.", nullptr, checks)
                                  : tr("“%1” cannot be written: %2").arg(name, problem));
            Q_EMIT fileDone(problem.isEmpty());
        });
}

void OwnChecksDialog::say(const QString &text)
{
    m_message->setObjectName(QStringLiteral("ownCheckMessage"));
    m_message->setText(text);
    m_message->show();
}

} // namespace argiope::ownchecks
