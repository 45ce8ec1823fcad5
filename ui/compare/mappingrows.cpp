#include "ui/compare/mappingrows.h"

#include "ui/widgets/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace argiope::compareview {

MappingRows::MappingRows(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_column(new QVBoxLayout)
    , m_add(new QToolButton(this))
{
    m_add->setObjectName(QStringLiteral("addMapping"));
    m_add->setAutoRaise(true);
    m_title->setTextFormat(Qt::PlainText);
    auto *title = new QHBoxLayout;
    title->addWidget(m_title);
    title->addWidget(m_add);
    title->addStretch(1);
    m_column->setSpacing(2);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(title);
    column->addLayout(m_column);
    connect(m_add, &QToolButton::clicked, this, [this] {
        m_edited = true;
        addRow({}, {});
        m_rows.constLast().from->setFocus();
    });
    retranslate();
}

MappingRows::Rules MappingRows::rules() const
{
    Rules rules;
    for (const Row &row : m_rows) {
        const QString from = row.from->text().trimmed();
        const QString to = row.to->text().trimmed();
        if (!from.isEmpty() || !to.isEmpty())
            rules.append({from, to});
    }
    return rules;
}

void MappingRows::setRules(const Rules &rules)
{
    for (const Row &row : std::as_const(m_rows))
        row.widget->deleteLater();
    m_rows.clear();
    for (const auto &[from, to] : rules)
        addRow(from, to);
    m_edited = false;
}

void MappingRows::addRow(const QString &from, const QString &to)
{
    Row row;
    row.widget = new QWidget(this);
    row.from = new QLineEdit(from, row.widget);
    row.to = new QLineEdit(to, row.widget);
    row.remove = new QToolButton(row.widget);
    row.from->setObjectName(QStringLiteral("mapFrom"));
    row.to->setObjectName(QStringLiteral("mapTo"));
    row.remove->setAutoRaise(true);
    row.remove->setIcon(widgets::icon(QStringLiteral("close")));
    auto *line = new QHBoxLayout(row.widget);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(row.from, 1);
    auto *arrow = new QLabel(QStringLiteral("→"), row.widget);
    line->addWidget(arrow);
    line->addWidget(row.to, 1);
    line->addWidget(row.remove);
    for (QLineEdit *edit : {row.from, row.to})
        connect(edit, &QLineEdit::textEdited, this, [this] { m_edited = true; });
    connect(row.remove, &QToolButton::clicked, this, [this, widget = row.widget] {
        m_edited = true;
        m_rows.removeIf([widget](const Row &one) { return one.widget == widget; });
        widget->deleteLater();
    });
    m_column->addWidget(row.widget);
    m_rows.append(row);
    nameRows();
}

void MappingRows::nameRows()
{
    for (const Row &row : std::as_const(m_rows)) {
        row.from->setAccessibleName(tr("Host or URL prefix in the first crawl"));
        row.to->setAccessibleName(tr("Corresponding host or URL prefix in the second crawl"));
        row.from->setPlaceholderText(QStringLiteral("https://staging.example.org"));
        row.to->setPlaceholderText(QStringLiteral("https://www.example.org"));
        row.remove->setToolTip(tr("Remove this row"));
        row.remove->setAccessibleName(row.remove->toolTip());
    }
}

void MappingRows::retranslate()
{
    m_title->setText(tr("Host mapping, from the first crawl to the second:"));
    m_add->setText(tr("Add"));
    m_add->setToolTip(tr("Add a host or URL prefix"));
    nameRows();
}

} // namespace argiope::compareview
