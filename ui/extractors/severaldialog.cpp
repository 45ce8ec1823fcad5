#include "ui/extractors/severaldialog.h"

#include "ui/extractors/extractorwords.h"
#include "ui/widgets/metrics.h"
#include "ui/widgets/mnemonics.h"
#include "ui/widgets/screenroom.h"
#include "ui/words/format.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace argiope::extractors {

using select::Extractor;
using select::QueryKind;
using select::Take;

namespace {

constexpr qsizetype NameLetters = 40; ///< of a name: the rest of what is looked for is left out

/// As a column can be called.
QString columnNameFor(const QString &line)
{
    QString name;
    for (const QChar c : line)
        name += c.isLetterOrNumber() || c == u'_' || c == u'-' || c == u'.' ? c : QChar(u' ');
    return name.simplified().left(NameLetters).trimmed();
}

} // namespace

SeveralDialog::SeveralDialog(int most, QWidget *parent)
    : QDialog(parent)
    , m_most(most)
    , m_lines(new QPlainTextEdit(this))
    , m_kind(new QComboBox(this))
    , m_take(new QComboBox(this))
    , m_problem(new QLabel(this))
    , m_box(new QDialogButtonBox(this))
{
    setObjectName(QStringLiteral("severalDialog"));
    setWindowTitle(tr("Bulk Add Extractors"));
    m_lines->setObjectName(QStringLiteral("severalLines"));
    m_lines->setTabChangesFocus(true);
    m_lines->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_lines->setPlaceholderText(QStringLiteral("googletagmanager.com\ngtag(\n<!-- old -->"));
    m_kind->setObjectName(QStringLiteral("severalKind"));
    m_take->setObjectName(QStringLiteral("severalTake"));
    m_problem->setObjectName(QStringLiteral("severalProblem"));
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    for (const QueryKind kind : {QueryKind::Source, QueryKind::Regex})
        m_kind->addItem(words::kind(kind), int(kind));
    for (const Take take : {Take::Has, Take::Lacks, Take::Count})
        m_take->addItem(words::take(take), int(take));
    auto *linesLabel = new QLabel(tr("Expressions, one per &line:"), this);
    linesLabel->setBuddy(m_lines);
    auto *form = new QFormLayout;
    form->addRow(tr("Meth&od:"), m_kind);
    form->addRow(tr("Ex&tract:"), m_take);
    m_box->addButton(tr("Add"), QDialogButtonBox::AcceptRole)->setObjectName(QStringLiteral("addSeveral"));
    m_box->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    auto *column = new QVBoxLayout(this);
    column->addWidget(linesLabel);
    column->addWidget(m_lines, 1);
    column->addLayout(form);
    column->addWidget(m_problem);
    column->addWidget(m_box);
    widgets::resizeWithinScreen(*this, {widgets::letterWidth(fontMetrics()) * 70, fontMetrics().lineSpacing() * 20});
    connect(m_lines, &QPlainTextEdit::textChanged, this, &SeveralDialog::check);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &SeveralDialog::check);
    connect(m_box, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_box, &QDialogButtonBox::rejected, this, &QDialog::reject);
    check();
    widgets::giveMnemonics(*this);
}

QList<Extractor> SeveralDialog::extractors() const
{
    QList<Extractor> made;
    const QStringList lines = m_lines->toPlainText().split(u'\n');
    for (const QString &line : lines) {
        if (line.trimmed().isEmpty())
            continue;
        Extractor one;
        one.name = columnNameFor(line);
        one.kind = QueryKind(m_kind->currentData().toInt());
        one.expression = line.trimmed();
        one.take = Take(m_take->currentData().toInt());
        made.append(one);
    }
    return made;
}

void SeveralDialog::check()
{
    const QList<Extractor> made = extractors();
    QString problem;
    if (made.size() > m_most)
        problem = tr("The list has %1 lines, but the project has room for only %2 more.")
                      .arg(argiope::words::format::count(made.size()), argiope::words::format::count(m_most));
    for (const Extractor &one : made) {
        if (!problem.isEmpty())
            break;
        // What is wrong with its name is put right.
        Extractor named = one;
        named.name = QStringLiteral("x");
        if (const auto compiled = select::Extraction::compile(named); !compiled)
            problem
                = tr("%1: %2", "a line, what is wrong with it").arg(one.expression, words::problem(compiled.error()));
    }
    m_problem->setText(problem);
    for (QAbstractButton *button : m_box->buttons()) {
        if (m_box->buttonRole(button) == QDialogButtonBox::AcceptRole)
            button->setEnabled(!made.isEmpty() && problem.isEmpty());
    }
}

} // namespace argiope::extractors
