#include "ui/options/optionsdialog.h"

#include "core/settings/fields.h"
#include "ui/options/labpage.h"
#include "ui/options/problems.h"
#include "ui/options/profilebar.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/metrics.h"
#include "ui/widgets/mnemonics.h"
#include "ui/widgets/screenroom.h"
#include "ui/words/foreigntext.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace argiope::options {

using settings::CrawlSettings;

namespace {

const QString SizeKey = QStringLiteral("options/size");
constexpr int FlagRole = Qt::UserRole; ///< int(Group), or -1 for a page without settings

} // namespace

OptionsDialog::OptionsDialog(const CrawlSettings &settings, QWidget *parent, project::ProjectReader *reader)
    : QDialog(parent)
    , m_profiles(new ProfileBar([this] { return this->settings(); }, this))
    , m_search(new QLineEdit(this))
    , m_groups(new QListWidget(this))
    , m_pages(new QStackedWidget(this))
    , m_noMatch(new QLabel(this))
    , m_restriction(new QLabel(this))
    , m_problem(new QLabel(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
    , m_lab(new LabPage([this] { return this->settings(); }, reader, this))
{
    setObjectName(QStringLiteral("optionsDialog"));
    setWindowTitle(tr("Crawl Settings"));
    build();
    widgets::giveMnemonics(*this);
    setSettings(settings);
    const QSize size = QSettings().value(SizeKey).toSize();
    widgets::resizeWithinScreen(*this,
        size.isValid() ? size : QSize(widgets::letterWidth(fontMetrics()) * 130, fontMetrics().lineSpacing() * 36));
}

OptionsDialog::~OptionsDialog()
{
    QSettings().setValue(SizeKey, size());
}

void OptionsDialog::build()
{
    const QList<Editor> editors = makeEditors(this, [this](const QByteArray &key) { edited(key); });
    for (int group = 0; group < GroupCount; ++group) {
        m_pages->addWidget(buildGroup(Group(group)));
        auto *item = new QListWidgetItem(groupTitle(Group(group)), m_groups);
        item->setData(FlagRole, group);
    }
    for (const Editor &editor : editors) {
        Row row;
        row.editor = editor;
        addRow(row);
        m_rows.append(row);
    }
    addPage(tr("Scope Tester"), m_lab);
    m_groups->setObjectName(QStringLiteral("groups"));
    m_groups->setAccessibleName(tr("Setting groups"));
    m_groups->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_search->setObjectName(QStringLiteral("search"));
    m_search->setPlaceholderText(tr("Search settings"));
    m_search->setAccessibleName(tr("Search settings"));
    m_search->setClearButtonEnabled(true);
    m_noMatch->setText(tr("No matching settings."));
    m_noMatch->hide();
    QSizePolicy room = m_pages->sizePolicy();
    room.setRetainSizeWhenHidden(true); // the list beside it stays where it is
    m_pages->setSizePolicy(room);
    m_restriction->setObjectName(QStringLiteral("restriction"));
    m_restriction->setWordWrap(true);
    m_restriction->hide();
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setObjectName(QStringLiteral("problem"));
    m_problem->hide();

    auto *top = new QHBoxLayout;
    top->addWidget(m_search, 1);
    top->addStretch(1);
    top->addWidget(m_profiles);
    auto *left = new QVBoxLayout;
    left->addWidget(m_groups, 1);
    left->addWidget(m_noMatch);
    auto *middle = new QHBoxLayout;
    middle->addLayout(left);
    middle->addWidget(m_pages, 1);
    auto *column = new QVBoxLayout(this);
    column->addLayout(top);
    column->addWidget(m_restriction);
    column->addLayout(middle, 1);
    column->addWidget(m_problem);
    column->addWidget(m_buttons);
    // The platform's own words may not be there in the chosen language.
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("OK"));
    m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    m_noMatch->setWordWrap(true);

    connect(m_buttons, &QDialogButtonBox::accepted, this, &OptionsDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &OptionsDialog::reject);
    connect(m_groups, &QListWidget::currentRowChanged, m_pages, &QStackedWidget::setCurrentIndex);
    connect(m_search, &QLineEdit::textChanged, this, &OptionsDialog::search);
    connect(m_profiles, &ProfileBar::loaded, this, [this](const CrawlSettings &loaded) {
        setSettings(loaded);
        showProblem({});
    });
    connect(m_profiles, &ProfileBar::reading, this, [this](bool on) {
        m_pages->setEnabled(!on);
        m_buttons->button(QDialogButtonBox::Ok)->setEnabled(!on); // it would take the options without the file
    });
    connect(m_profiles, &ProfileBar::failed, this, &OptionsDialog::showProblem);
    connect(m_profiles, &ProfileBar::told, this, &OptionsDialog::showProblem);
    connect(m_profiles, &ProfileBar::resetRequested, this, [this] {
        CrawlSettings defaults;
        defaults.seeds = m_settings.seeds.mid(0, 1);
        setSettings(defaults);
    });
    m_groups->setCurrentRow(0);
    m_groups->setFocus(); // arrows go through the groups
    m_groups->setFixedWidth(m_groups->sizeHintForColumn(0) + widgets::letterWidth(fontMetrics()) * 6);
}

QWidget *OptionsDialog::buildGroup(Group group)
{
    auto *area = new QScrollArea(this);
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    auto *hint = new QLabel(groupHint(group), page);
    hint->setWordWrap(true);
    column->addWidget(hint);
    auto *form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    column->addLayout(form);
    column->addStretch(1);
    area->setWidget(page);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    m_forms[int(group)] = form;
    return area;
}

void OptionsDialog::addPage(const QString &title, QWidget *page)
{
    m_pages->addWidget(page);
    auto *item = new QListWidgetItem(title, m_groups);
    item->setData(FlagRole, -1);
    widgets::giveMnemonics(*this);
    m_groups->setFixedWidth(m_groups->sizeHintForColumn(0) + widgets::letterWidth(fontMetrics()) * 6);
}

void OptionsDialog::addRow(Row &row)
{
    const Label text = label(row.editor.key);
    row.group = text.group;
    row.words = text.text % QLatin1Char(' ') % text.toolTip % QLatin1Char(' ') % groupTitle(text.group)
        % QLatin1Char(' ') % text.synonyms % QLatin1Char(' ') % QString::fromLatin1(row.editor.key);
    QWidget *focus = row.editor.focus;
    for (QWidget *widget : {row.editor.widget, focus}) {
        widget->setToolTip(text.toolTip);
        widget->setWhatsThis(text.toolTip);
    }
    focus->setAccessibleName(text.text);
    row.box = new QWidget(this);
    row.reset = new QToolButton(row.box);
    row.reset->setIcon(widgets::icon(QStringLiteral("reset")));
    row.reset->setAutoRaise(true);
    row.reset->setToolTip(tr("Reset to default"));
    row.reset->setAccessibleName(tr("Reset “%1”").arg(text.text));
    row.reset->setObjectName(QStringLiteral("reset-") % QString::fromLatin1(row.editor.key));
    QSizePolicy kept = row.reset->sizePolicy();
    kept.setRetainSizeWhenHidden(true); // nothing moves when a value becomes the default
    row.reset->setSizePolicy(kept);
    auto *line = new QHBoxLayout(row.box);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(row.editor.widget, 1);
    line->addWidget(row.reset, 0, Qt::AlignTop);
    connect(row.reset, &QToolButton::clicked, this, [this, key = row.editor.key] {
        if (Row *which = rowOf(key)) {
            CrawlSettings changed = settings();
            which->editor.setDefault(changed);
            which->editor.load(changed);
            which->editor.focus->setFocus();
        }
    });
    if (row.editor.ownText) {
        m_forms[int(text.group)]->addRow(row.box);
        return;
    }
    row.name = new QLabel(words::foreign::label(text.text), this);
    row.name->setToolTip(text.toolTip);
    row.name->setBuddy(focus);
    m_forms[int(text.group)]->addRow(row.name, row.box);
}

OptionsDialog::Row *OptionsDialog::rowOf(const QByteArray &key)
{
    const auto at
        = std::find_if(m_rows.begin(), m_rows.end(), [&key](const Row &row) { return row.editor.key == key; });
    return at == m_rows.end() ? nullptr : &*at;
}

void OptionsDialog::mark(Row &row, const CrawlSettings &settings)
{
    row.isDefault = row.editor.isDefault(settings);
    row.reset->setVisible(!row.isDefault);
    // What is not the default stands out, also to those who see no colours.
    QWidget *text = row.name ? static_cast<QWidget *>(row.name) : row.editor.widget;
    QFont font = text->font();
    font.setBold(!row.isDefault);
    text->setFont(font);
}

void OptionsDialog::edited(const QByteArray &key)
{
    if (m_loading)
        return;
    if (Row *row = rowOf(key)) {
        CrawlSettings changed = m_settings;
        row->editor.save(changed);
        mark(*row, changed);
    }
    m_problem->hide();
    m_lab->rulesChanged();
}

void OptionsDialog::setSettings(const CrawlSettings &settings)
{
    m_settings = settings;
    m_loading = true;
    for (Row &row : m_rows) {
        row.editor.load(settings);
        mark(row, settings);
    }
    m_loading = false;
    m_lab->rulesChanged();
}

CrawlSettings OptionsDialog::settings() const
{
    CrawlSettings settings = m_settings;
    for (const Row &row : m_rows)
        row.editor.save(settings);
    return settings;
}

void OptionsDialog::restrictTo(const std::function<bool(QByteArrayView key)> &may, const QString &why)
{
    for (const Row &row : std::as_const(m_rows)) {
        const bool free = may(row.editor.key);
        row.box->setEnabled(free);
        if (row.name)
            row.name->setEnabled(free);
        if (!free)
            row.box->setToolTip(why);
    }
    m_profiles->setEnabled(false); // they are made of all settings
    m_restriction->setText(why);
    m_restriction->show();
}

void OptionsDialog::search(const QString &text)
{
    const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    bool found[GroupCount] = {};
    for (const Row &row : std::as_const(m_rows)) {
        const bool match = std::all_of(words.cbegin(), words.cend(),
            [&row](const QString &word) { return row.words.contains(word, Qt::CaseInsensitive); });
        m_forms[int(row.group)]->setRowVisible(row.box, match);
        found[int(row.group)] = found[int(row.group)] || match;
    }
    int first = -1;
    for (int i = 0; i < m_groups->count(); ++i) {
        QListWidgetItem *item = m_groups->item(i);
        const int group = item->data(FlagRole).toInt();
        const bool match
            = group >= 0 ? found[group] : std::all_of(words.cbegin(), words.cend(), [item](const QString &word) {
                  return item->text().contains(word, Qt::CaseInsensitive);
              });
        item->setHidden(!match);
        if (match && first < 0)
            first = i;
    }
    m_noMatch->setVisible(first < 0);
    m_pages->setVisible(first >= 0);
    if (first >= 0 && (!m_groups->currentItem() || m_groups->currentItem()->isHidden()))
        m_groups->setCurrentRow(first);
}

int OptionsDialog::pageCount() const
{
    return m_groups->count();
}

int OptionsDialog::page() const
{
    return m_groups->currentRow();
}

void OptionsDialog::setPage(int page)
{
    m_groups->setCurrentRow(qBound(0, page, m_groups->count() - 1));
}

void OptionsDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && isVisible())
        Q_EMIT languageChanged();
    QDialog::changeEvent(event);
}

void OptionsDialog::showProblem(const QString &text)
{
    m_problem->setText(text);
    m_problem->setVisible(!text.isEmpty());
}

void OptionsDialog::accept()
{
    const CrawlSettings edited = settings();
    const auto checked = settings::validate(edited);
    QString problem = checked ? QString() : problemText(checked.error());
    QByteArray key = checked ? QByteArray() : checked.error().key.toLatin1();
    if (problem.isEmpty()) {
        problem = seedProblem(edited.seeds.mid(1), m_settings.seeds);
        key = "seeds";
    }
    if (problem.isEmpty()) {
        QDialog::accept();
        return;
    }
    showProblem(problem);
    if (Row *row = rowOf(key)) {
        m_search->clear();
        m_groups->setCurrentRow(int(row->group));
        row->editor.focus->setFocus();
    }
}

} // namespace argiope::options
