#include "ui/options/editors.h"

#include "core/engine/crawl.h"
#include "core/settings/fields.h"
#include "core/settings/secrets.h"
#include "ui/options/labels.h"
#include "ui/options/quantitybox.h"
#include "ui/widgets/metrics.h"
#include "ui/words/foreigntext.h"
#include "ui/words/wording.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMap>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QTableWidget>
#include <QTextBlock>
#include <QVBoxLayout>

#include <cmath>
#include <memory>
#include <type_traits>

namespace argiope::options {

using settings::CrawlSettings;

namespace {

using Changed = std::function<void(const QByteArray &key)>;

constexpr int MostJudged = 1000; ///< lines at each key; what comes behind them is judged when all is accepted

template <class T>
inline constexpr bool isFlags = false;
template <class E>
inline constexpr bool isFlags<QFlags<E>> = true;

QStringList linesOf(const QString &text)
{
    QStringList lines;
    for (const QString &line : text.split(QLatin1Char('\n'))) {
        if (!line.trimmed().isEmpty())
            lines.append(line.trimmed());
    }
    return lines;
}

/// Who the crawl can pass itself off as: sites often answer search engines and telephones differently.
struct AgentPreset
{
    const char *name;
    const char *agent;
};
const AgentPreset AgentPresets[] = {
    {QT_TRANSLATE_NOOP("Options", "Argiope"), ""},
    {QT_TRANSLATE_NOOP("Options", "Googlebot"),
        "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"},
    {QT_TRANSLATE_NOOP("Options", "Bingbot"),
        "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)"},
    {QT_TRANSLATE_NOOP("Options", "Baiduspider"),
        "Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)"},
    {QT_TRANSLATE_NOOP("Options", "Chrome on Windows"),
        "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 "
        "Safari/537.36"},
    {QT_TRANSLATE_NOOP("Options", "Firefox on Linux"),
        "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0"},
    {QT_TRANSLATE_NOOP("Options", "Safari on an iPhone"),
        "Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 "
        "Mobile/15E148 Safari/604.1"},
    {QT_TRANSLATE_NOOP("Options", "Chrome on Android"),
        "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile "
        "Safari/537.36"},
};

struct PresetText
{
    Q_DECLARE_TR_FUNCTIONS(Options)
};

/// "ORIGIN NAME:••••".
QString loginShown(const QString &text)
{
    settings::Login login = settings::Login::fromText(text);
    if (const qsizetype colon = login.credentials.indexOf(QLatin1Char(':')); colon >= 0)
        login.credentials = login.credentials.left(colon) % QLatin1Char(':') % settings::PasswordMask;
    return login.text();
}

QPlainTextEdit *makeLines(QWidget *parent)
{
    auto *edit = new QPlainTextEdit(parent);
    edit->setTabChangesFocus(true);
    edit->setLineWrapMode(QPlainTextEdit::NoWrap);
    edit->setFixedHeight(edit->fontMetrics().lineSpacing() * 3 + 12);
    return edit;
}

void makeListEditor(Editor &editor, QStringList CrawlSettings::*member, QWidget *parent, const Changed &changed)
{
    const QByteArray key = editor.key;
    const auto tell = [changed, key] { changed(key); };
    if (key == "headers") {
        auto *edit = new HeadersEdit(parent);
        editor.widget = edit;
        editor.focus = edit->table();
        editor.load = [edit, member](const CrawlSettings &from) { edit->setHeaders(from.*member); };
        editor.save = [edit, member](CrawlSettings &to) { to.*member = edit->headers(); };
        QObject::connect(edit, &HeadersEdit::edited, edit, tell);
        return;
    }
    QPlainTextEdit *edit = nullptr;
    if (key == "include" || key == "exclude" || key == "seeds") {
        auto *lines = new LinesEdit(key == "seeds" ? LinesEdit::Of::Addresses : LinesEdit::Of::Patterns, parent);
        editor.widget = lines;
        edit = lines->edit();
    } else {
        edit = makeLines(parent);
        editor.widget = edit;
    }
    editor.focus = edit;
    if (key == "logins") {
        // Passwords are not shown: a line that is left as it is stands for the login that it was made of.
        const auto known = std::make_shared<QMap<QString, QString>>();
        editor.load = [edit, member, known](const CrawlSettings &from) {
            known->clear();
            QStringList lines;
            for (const QString &login : from.*member) {
                const QString shown = loginShown(login);
                known->insert(shown, login);
                lines.append(shown);
            }
            if (edit->toPlainText() != lines.join(QLatin1Char('\n')))
                edit->setPlainText(lines.join(QLatin1Char('\n')));
        };
        editor.save = [edit, member, known](CrawlSettings &to) {
            QStringList logins = linesOf(edit->toPlainText());
            for (QString &line : logins)
                line = known->value(line, line);
            to.*member = logins;
        };
        QObject::connect(edit, &QPlainTextEdit::textChanged, edit, tell);
        return;
    }
    // The first seed belongs to the start bar.
    const bool seeds = key == "seeds";
    editor.load = [edit, member, seeds](const CrawlSettings &from) {
        const QString text = (from.*member).mid(seeds ? 1 : 0).join(QLatin1Char('\n'));
        if (edit->toPlainText() != text)
            edit->setPlainText(text);
    };
    editor.save = [edit, member, seeds](CrawlSettings &to) {
        QStringList first;
        if (seeds)
            first = (to.*member).isEmpty() ? QStringList{QString()} : (to.*member).mid(0, 1);
        const QStringList rest = linesOf(edit->toPlainText());
        to.*member = seeds && rest.isEmpty() ? (to.*member).mid(0, 1) : first + rest;
    };
    if (seeds) {
        editor.isDefault = [member](const CrawlSettings &of) { return (of.*member).size() <= 1; };
        editor.setDefault = [member](CrawlSettings &of) { of.*member = (of.*member).mid(0, 1); };
    }
    QObject::connect(edit, &QPlainTextEdit::textChanged, edit, tell);
}

void makeTextEditor(Editor &editor, const settings::FieldInfo &info, QString CrawlSettings::*member, QWidget *parent,
    const Changed &changed)
{
    const QByteArray key = editor.key;
    const auto tell = [changed, key] { changed(key); };
    if (key == "auth") {
        auto *edit = new AuthEdit(parent);
        editor.widget = edit;
        editor.focus = edit->name();
        editor.load = [edit, member](const CrawlSettings &from) { edit->setCredentials(from.*member); };
        editor.save = [edit, member](CrawlSettings &to) { to.*member = edit->credentials(); };
        QObject::connect(edit, &AuthEdit::edited, edit, tell);
        return;
    }
    if (key == "userAgent") {
        auto *box = new QComboBox(parent);
        box->setEditable(true);
        box->setInsertPolicy(QComboBox::NoInsert);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(16);
        for (const AgentPreset &preset : AgentPresets)
            box->addItem(PresetText::tr(preset.name), QString::fromLatin1(preset.agent));
        box->setCompleter(nullptr);
        box->lineEdit()->setPlaceholderText(PresetText::tr("Argiope’s own (default)"));
        QObject::connect(box, &QComboBox::activated, box, [box](int index) {
            box->setEditText(box->itemData(index).toString());
            box->lineEdit()->setCursorPosition(0);
        });
        QObject::connect(box, &QComboBox::editTextChanged, box, tell);
        editor.widget = box;
        editor.load = [box, member](const CrawlSettings &from) {
            box->setEditText(from.*member);
            box->lineEdit()->setCursorPosition(0);
        };
        editor.save = [box, member](CrawlSettings &to) { to.*member = box->currentText().trimmed(); };
        return;
    }
    auto *edit = new QLineEdit(parent);
    if (info.secret)
        edit->setEchoMode(QLineEdit::Password);
    editor.widget = edit;
    editor.load = [edit, member](const CrawlSettings &from) { edit->setText(from.*member); };
    editor.save = [edit, member](CrawlSettings &to) { to.*member = edit->text().trimmed(); };
    QObject::connect(edit, &QLineEdit::textChanged, edit, tell);
}

template <class FieldType>
Editor makeEditor(const FieldType &field, QWidget *parent, const Changed &changed)
{
    using T = std::decay_t<decltype(CrawlSettings().*field.member)>;
    const auto member = field.member;
    Editor editor;
    editor.key = QByteArray(field.info.key);
    const QByteArray key = editor.key;
    const auto tell = [changed, key] { changed(key); };
    const Label text = label(key);
    editor.isDefault = [member](const CrawlSettings &of) { return of.*member == CrawlSettings().*member; };
    editor.setDefault = [member](CrawlSettings &of) { of.*member = CrawlSettings().*member; };
    if constexpr (std::is_same_v<T, bool>) {
        auto *box = new QCheckBox(words::foreign::label(text.text), parent);
        editor.widget = box;
        editor.ownText = true;
        editor.load = [box, member](const CrawlSettings &from) { box->setChecked(from.*member); };
        editor.save = [box, member](CrawlSettings &to) { to.*member = box->isChecked(); };
        QObject::connect(box, &QCheckBox::toggled, box, tell);
    } else if constexpr (std::is_enum_v<T>) {
        auto *box = new QComboBox(parent);
        int value = 0;
        for (const char *name : settings::EnumNames<T>::names)
            box->addItem(valueLabel(key, name), value++);
        editor.widget = box;
        editor.load = [box, member](const CrawlSettings &from) { box->setCurrentIndex(int(from.*member)); };
        editor.save = [box, member](CrawlSettings &to) { to.*member = T(box->currentIndex()); };
        QObject::connect(box, &QComboBox::currentIndexChanged, box, tell);
    } else if constexpr (isFlags<T>) {
        using E = typename T::enum_type;
        auto *group = new QWidget(parent);
        auto *column = new QVBoxLayout(group);
        column->setContentsMargins({});
        QList<QCheckBox *> boxes;
        for (const char *name : settings::FlagNames<E>::names) {
            boxes.append(new QCheckBox(valueLabel(key, name), group));
            boxes.last()->setObjectName(QString::fromLatin1(key) % QLatin1Char('.') % QLatin1String(name));
            column->addWidget(boxes.last());
            QObject::connect(boxes.last(), &QCheckBox::toggled, group, tell);
        }
        group->setFocusProxy(boxes.first());
        editor.widget = group;
        editor.load = [boxes, member](const CrawlSettings &from) {
            for (qsizetype bit = 0; bit < boxes.size(); ++bit)
                boxes[bit]->setChecked((from.*member).testFlag(E(1u << bit)));
        };
        editor.save = [boxes, member](CrawlSettings &to) {
            for (qsizetype bit = 0; bit < boxes.size(); ++bit)
                (to.*member).setFlag(E(1u << bit), boxes[bit]->isChecked());
        };
    } else if constexpr (std::is_same_v<T, QStringList>) {
        makeListEditor(editor, member, parent, changed);
    } else if constexpr (std::is_same_v<T, QString>) {
        makeTextEditor(editor, field.info, member, parent, changed);
    } else {
        QDoubleSpinBox *box = text.quantity == Quantity::None
            ? new QDoubleSpinBox(parent)
            : new QuantityBox(text.quantity == Quantity::Seconds ? QuantityBox::Of::Seconds
                    : text.aSecond                               ? QuantityBox::Of::BytesASecond
                                                                 : QuantityBox::Of::Bytes,
                parent);
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
        QObject::connect(box, &QDoubleSpinBox::valueChanged, box, tell);
    }
    if (!editor.focus)
        editor.focus = editor.widget;
    editor.focus->setObjectName(QString::fromLatin1(key));
    return editor;
}

} // namespace

QList<Editor> makeEditors(QWidget *parent, const Changed &changed)
{
    QList<Editor> editors;
    settings::forEachField([&](const auto &field) { editors.append(makeEditor(field, parent, changed)); });
    return editors;
}

LinesEdit::LinesEdit(Of of, QWidget *parent)
    : QWidget(parent)
    , m_of(of)
    , m_edit(makeLines(this))
    , m_problem(new QLabel(this))
{
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    m_problem->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_edit);
    column->addWidget(m_problem);
    setFocusProxy(m_edit);
    connect(m_edit, &QPlainTextEdit::textChanged, this, &LinesEdit::judge);
}

QString LinesEdit::problem() const
{
    return m_problem->text();
}

QString LinesEdit::problemOf(const QString &line, int number) const
{
    if (m_of == Of::Addresses) {
        engine::CrawlError error;
        if (!engine::normalizeSeed(line, &error).isEmpty())
            return {};
        return tr("▲ Line %1: %2", "number, what is wrong with an address")
            .arg(QString::number(number), words::wording::badSeed(line, error));
    }
    const QRegularExpression regex(line);
    if (regex.isValid())
        return {};
    return tr("▲ Line %1: invalid regular expression: %2, at character %3.")
        .arg(number)
        .arg(regex.errorString())
        .arg(regex.patternErrorOffset() + 1);
}

void LinesEdit::judge()
{
    QString problem;
    QList<QTextEdit::ExtraSelection> marks;
    QTextBlock block = m_edit->document()->begin();
    for (int number = 1; block.isValid() && number <= MostJudged; block = block.next(), ++number) {
        const QString line = block.text().trimmed();
        const QString wrong = line.isEmpty() ? QString() : problemOf(line, number);
        if (wrong.isEmpty())
            continue;
        if (problem.isEmpty())
            problem = wrong;
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(block);
        mark.cursor.select(QTextCursor::LineUnderCursor);
        mark.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        mark.format.setUnderlineColor(QColor(0xd5, 0x5e, 0x00));
        marks.append(mark);
    }
    m_edit->setExtraSelections(marks);
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

HeadersEdit::HeadersEdit(QWidget *parent)
    : QWidget(parent)
    , m_table(new QTableWidget(0, 2, this))
{
    m_table->setHorizontalHeaderLabels({tr("Name"), tr("Value")});
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->horizontalHeader()->resizeSection(0, widgets::letterWidth(fontMetrics()) * 22);
    m_table->verticalHeader()->hide();
    m_table->setTabKeyNavigation(false); // Tab leaves the table, as it leaves everything else here
    m_table->setFixedHeight(fontMetrics().lineSpacing() * 7);
    auto *remove = new QPushButton(tr("Remo&ve Header"), this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_table);
    column->addWidget(remove, 0, Qt::AlignLeft);
    setFocusProxy(m_table);
    connect(m_table, &QTableWidget::cellChanged, this, [this] {
        if (m_loading)
            return;
        keepEmptyRow();
        Q_EMIT edited();
    });
    connect(remove, &QPushButton::clicked, this, [this] {
        if (m_table->currentRow() < 0)
            return;
        m_table->removeRow(m_table->currentRow());
        keepEmptyRow();
        Q_EMIT edited();
    });
    keepEmptyRow();
}

void HeadersEdit::addRow(const QString &name, const QString &value)
{
    const bool before = std::exchange(m_loading, true);
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    m_table->setItem(row, 0, new QTableWidgetItem(name));
    m_table->setItem(row, 1, new QTableWidgetItem(value));
    m_loading = before;
}

void HeadersEdit::keepEmptyRow()
{
    const int last = m_table->rowCount() - 1;
    if (last < 0 || !m_table->item(last, 0)->text().isEmpty() || !m_table->item(last, 1)->text().isEmpty())
        addRow({}, {});
}

QStringList HeadersEdit::headers() const
{
    QStringList headers;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const QString name = m_table->item(row, 0)->text().trimmed();
        const QString value = m_table->item(row, 1)->text().trimmed();
        // "Name: value" pasted into the first cell is what it looks like.
        if (value.isEmpty() && name.contains(QLatin1Char(':')))
            headers.append(name);
        else if (!name.isEmpty() || !value.isEmpty())
            headers.append(QString(name % QStringLiteral(": ") % value));
    }
    return headers;
}

void HeadersEdit::setHeaders(const QStringList &headers)
{
    if (headers == this->headers())
        return;
    m_table->setRowCount(0);
    for (const QString &header : headers) {
        const qsizetype colon = header.indexOf(QLatin1Char(':'));
        addRow(
            colon < 0 ? header : header.left(colon).trimmed(), colon < 0 ? QString() : header.mid(colon + 1).trimmed());
    }
    keepEmptyRow();
}

AuthEdit::AuthEdit(QWidget *parent)
    : QWidget(parent)
    , m_name(new QLineEdit(this))
    , m_password(new QLineEdit(this))
{
    m_name->setPlaceholderText(tr("Name"));
    m_name->setAccessibleName(tr("User name"));
    m_password->setPlaceholderText(tr("Password"));
    m_password->setAccessibleName(tr("Password"));
    m_password->setEchoMode(QLineEdit::Password);
    m_password->setObjectName(QStringLiteral("password"));
    auto *hint = new QLabel(tr("User name and password are stored neither in the project nor in a profile."), this);
    hint->setWordWrap(true);
    auto *row = new QHBoxLayout;
    row->addWidget(m_name);
    row->addWidget(m_password);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(row);
    column->addWidget(hint);
    setFocusProxy(m_name);
    connect(m_name, &QLineEdit::textChanged, this, &AuthEdit::edited);
    connect(m_password, &QLineEdit::textChanged, this, &AuthEdit::edited);
}

QString AuthEdit::credentials() const
{
    if (m_name->text().isEmpty() && m_password->text().isEmpty())
        return {};
    return m_name->text().trimmed() % QLatin1Char(':') % m_password->text();
}

void AuthEdit::setCredentials(const QString &credentials)
{
    const qsizetype colon = credentials.indexOf(QLatin1Char(':'));
    m_name->setText(credentials.left(colon));
    m_password->setText(colon < 0 ? QString() : credentials.mid(colon + 1));
}

} // namespace argiope::options
