#include "ui/options/optionsdialog.h"

#include "core/settings/fields.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <type_traits>

namespace argiope::options {

using settings::CrawlSettings;

namespace {

QString problemText(const settings::SettingsError &error)
{
    using Code = settings::SettingsError::Code;
    const QString name = label(error.key.toLatin1()).text;
    switch (error.code) {
    case Code::OutOfRange:
        return OptionsDialog::tr("“%1” is out of range: %2.").arg(name, error.detail);
    case Code::BadRegex:
        return OptionsDialog::tr("“%1”: “%2” is no regular expression.").arg(name, error.value);
    case Code::BadUrl:
        return OptionsDialog::tr("“%1”: “%2” is not a URL that can be used here.").arg(name, error.value);
    case Code::BadHeader:
        return OptionsDialog::tr("“%1”: a header looks like “Name: value”.").arg(name);
    case Code::BadAuth:
        return OptionsDialog::tr("“%1”: name and password are parted by a colon.").arg(name);
    case Code::UnknownKey:
    case Code::WrongType:
    case Code::NotJson:
        break;
    }
    return OptionsDialog::tr("“%1” cannot be used: %2").arg(name, error.message());
}

QStringList linesOf(const QString &text)
{
    QStringList lines;
    for (const QString &line : text.split(QLatin1Char('\n'))) {
        if (!line.trimmed().isEmpty())
            lines.append(line.trimmed());
    }
    return lines;
}

} // namespace

template <class FieldType>
void OptionsDialog::addField(const FieldType &field)
{
    using T = std::decay_t<decltype(m_settings.*field.member)>;
    const QByteArray key(field.info.key);
    const Label text = label(key);
    const auto member = field.member;
    Editor editor;
    editor.key = key;
    bool ownText = false;
    if constexpr (std::is_same_v<T, bool>) {
        auto *box = new QCheckBox(text.text, this);
        editor.widget = box;
        ownText = true;
        editor.load = [box, member](const CrawlSettings &from) { box->setChecked(from.*member); };
        editor.save = [box, member](CrawlSettings &to) { to.*member = box->isChecked(); };
    } else if constexpr (std::is_enum_v<T>) {
        auto *box = new QComboBox(this);
        int value = 0;
        for (const char *name : settings::EnumNames<T>::names)
            box->addItem(valueLabel(key, name), value++);
        editor.widget = box;
        editor.load = [box, member](const CrawlSettings &from) { box->setCurrentIndex(int(from.*member)); };
        editor.save = [box, member](CrawlSettings &to) { to.*member = T(box->currentIndex()); };
    } else if constexpr (std::is_same_v<T, QStringList>) {
        auto *edit = new QPlainTextEdit(this);
        edit->setTabChangesFocus(true);
        edit->setLineWrapMode(QPlainTextEdit::NoWrap);
        edit->setFixedHeight(edit->fontMetrics().lineSpacing() * 3 + 12);
        editor.widget = edit;
        const bool seeds = key == "seeds";
        editor.load = [edit, member, seeds](const CrawlSettings &from) {
            edit->setPlainText((from.*member).mid(seeds ? 1 : 0).join(QLatin1Char('\n')));
        };
        editor.save = [edit, member, seeds](CrawlSettings &to) {
            const QStringList first = seeds ? (to.*member).mid(0, 1) : QStringList();
            to.*member = first + linesOf(edit->toPlainText());
        };
    } else if constexpr (std::is_same_v<T, QString>) {
        auto *edit = new QLineEdit(this);
        if (field.info.secret)
            edit->setEchoMode(QLineEdit::PasswordEchoOnEdit);
        editor.widget = edit;
        editor.load = [edit, member](const CrawlSettings &from) { edit->setText(from.*member); };
        editor.save = [edit, member](CrawlSettings &to) { to.*member = edit->text().trimmed(); };
    } else {
        auto *box = new QDoubleSpinBox(this);
        box->setDecimals(std::is_same_v<T, double> ? 2 : 0);
        box->setRange(field.info.min, field.info.max);
        box->setGroupSeparatorShown(true);
        box->setSuffix(text.unit);
        box->setSpecialValueText(text.special);
        box->setAlignment(Qt::AlignRight);
        box->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
        editor.widget = box;
        editor.load = [box, member](const CrawlSettings &from) { box->setValue(double(from.*member)); };
        editor.save = [box, member](CrawlSettings &to) {
            if constexpr (std::is_same_v<T, double>)
                to.*member = box->value();
            else
                to.*member = T(std::llround(box->value()));
        };
    }
    editor.widget->setObjectName(QString::fromLatin1(key));
    addRow(text, editor.widget, ownText);
    m_editors.append(editor);
}

OptionsDialog::OptionsDialog(const CrawlSettings &settings, QWidget *parent)
    : QDialog(parent)
    , m_tabs(new QTabWidget(this))
    , m_problem(new QLabel(this))
    , m_buttons(new QDialogButtonBox(
          QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::RestoreDefaults, this))
{
    setWindowTitle(tr("Options of the Crawl"));
    for (int group = 0; group < GroupCount; ++group) {
        auto *area = new QScrollArea(this);
        auto *page = new QWidget;
        m_forms[group] = new QFormLayout(page);
        m_forms[group]->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
        area->setWidget(page);
        area->setWidgetResizable(true);
        area->setFrameShape(QFrame::NoFrame);
        m_tabs->addTab(area, groupTitle(Group(group)));
    }
    settings::forEachField([this](const auto &field) { addField(field); });
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setObjectName(QStringLiteral("problem"));
    m_problem->hide();
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_tabs, 1);
    column->addWidget(m_problem);
    column->addWidget(m_buttons);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &OptionsDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &OptionsDialog::reject);
    // The platform's own words may not be there in the chosen language.
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("OK"));
    m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    m_buttons->button(QDialogButtonBox::RestoreDefaults)->setText(tr("Restore Defaults"));
    connect(m_buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this, [this] {
        CrawlSettings defaults;
        defaults.seeds = m_settings.seeds.mid(0, 1);
        setSettings(defaults);
    });
    setSettings(settings);
    resize(640, 600);
}

void OptionsDialog::addRow(const Label &label, QWidget *widget, bool ownText)
{
    widget->setToolTip(label.toolTip);
    widget->setAccessibleName(label.text);
    if (ownText) {
        m_forms[int(label.group)]->addRow(widget);
        return;
    }
    auto *name = new QLabel(label.text, this);
    name->setToolTip(label.toolTip);
    name->setBuddy(widget);
    m_forms[int(label.group)]->addRow(name, widget);
}

void OptionsDialog::setSettings(const CrawlSettings &settings)
{
    m_settings = settings;
    for (const Editor &editor : std::as_const(m_editors))
        editor.load(settings);
}

CrawlSettings OptionsDialog::settings() const
{
    CrawlSettings settings = m_settings;
    for (const Editor &editor : m_editors)
        editor.save(settings);
    return settings;
}

void OptionsDialog::accept()
{
    const auto checked = settings::validate(settings());
    if (checked) {
        QDialog::accept();
        return;
    }
    m_problem->setText(problemText(checked.error()));
    m_problem->show();
    const QByteArray key = checked.error().key.toLatin1();
    const auto at = std::find_if(
        m_editors.cbegin(), m_editors.cend(), [&key](const Editor &editor) { return editor.key == key; });
    if (at != m_editors.cend()) {
        m_tabs->setCurrentIndex(int(label(key).group));
        at->widget->setFocus();
    }
}

} // namespace argiope::options
