#include "ui/database/databasedialog.h"

#include "ui/project/askdisk.h"
#include "ui/widgets/metrics.h"
#include "ui/widgets/mnemonics.h"
#include "ui/widgets/screenroom.h"
#include "ui/words/foreigntext.h"
#include "ui/words/format.h"
#include "ui/words/wording.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>
#include <utility>

namespace argiope::database {

namespace {

const QString LastKey = QStringLiteral("database/last"); ///< an address, without a project of anybody's
constexpr int UsualPort = 5432;
constexpr int LastPort = 65535;
constexpr int NameRole = Qt::UserRole;
constexpr int Name = 0; // columns
constexpr int Address = 1;
constexpr int State = 2;
constexpr int Size = 3;

} // namespace

DatabaseDialog::DatabaseDialog(Purpose purpose, const QString &name, QWidget *parent)
    : QDialog(parent)
    , m_purpose(purpose)
    , m_host(new QLineEdit(this))
    , m_port(new QSpinBox(this))
    , m_database(new QLineEdit(this))
    , m_user(new QLineEdit(this))
    , m_encryption(new QComboBox(this))
    , m_connect(new QPushButton(tr("C&onnect"), this))
    , m_projects(new QTreeWidget(this))
    , m_name(new QLineEdit(name, this))
    , m_status(new QLabel(this))
{
    setObjectName(QStringLiteral("database"));
    setWindowTitle(purpose == Purpose::Open ? tr("Open PostgreSQL Project")
            : purpose == Purpose::New       ? tr("New PostgreSQL Project")
                                            : tr("Copy to PostgreSQL Project"));
    m_host->setObjectName(QStringLiteral("host"));
    m_host->setPlaceholderText(tr("this computer"));
    m_host->setToolTip(
        tr("Server name or address, or its socket folder. A complete project address can be pasted here."));
    m_port->setObjectName(QStringLiteral("port"));
    m_port->setRange(0, LastPort);
    m_port->setSpecialValueText(tr("default"));
    m_port->setToolTip(tr("The default is %1").arg(UsualPort));
    m_database->setObjectName(QStringLiteral("databaseName"));
    m_database->setPlaceholderText(tr("same as the user"));
    m_user->setObjectName(QStringLiteral("user"));
    m_user->setPlaceholderText(tr("your login name"));
    m_encryption->setObjectName(QStringLiteral("encryption"));
    m_encryption->addItem(tr("if supported"), QString());
    m_encryption->addItem(tr("required"), QStringLiteral("require"));
    m_encryption->addItem(tr("required, with a valid certificate"), QStringLiteral("verify-full"));
    m_connect->setObjectName(QStringLiteral("connect"));
    m_connect->setAutoDefault(true);
    m_projects->setObjectName(QStringLiteral("projects"));
    m_projects->setRootIsDecorated(false);
    m_projects->setUniformRowHeights(true);
    m_projects->setAlternatingRowColors(true);
    m_projects->setHeaderLabels({tr("Project"), tr("Start address"), tr("State"), tr("Size")});
    m_projects->setAccessibleName(tr("Projects in the database"));
    m_projects->header()->setStretchLastSection(false);
    m_projects->header()->setSectionResizeMode(Address, QHeaderView::Stretch);
    m_name->setObjectName(QStringLiteral("projectName"));
    m_status->setObjectName(QStringLiteral("status"));
    m_status->setTextFormat(Qt::PlainText);
    m_status->setWordWrap(true);
    m_status->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_status->setMinimumHeight(3 * fontMetrics().lineSpacing());
    m_status->setAlignment(Qt::AlignTop | Qt::AlignLeft);

    auto *server = new QHBoxLayout;
    server->addWidget(m_host, 1);
    auto *port = new QLabel(tr("&Port:"), this);
    port->setBuddy(m_port);
    server->addWidget(port);
    server->addWidget(m_port);
    auto *form = new QFormLayout;
    form->addRow(tr("&Server:"), server);
    qobject_cast<QLabel *>(form->labelForField(server))->setBuddy(m_host);
    form->addRow(tr("&Database:"), m_database);
    form->addRow(tr("&User:"), m_user);
    form->addRow(tr("&Encryption:"), m_encryption);
    auto *hint = new QLabel(tr("No password is asked for or stored here. It is read from .pgpass, PGPASSWORD or a "
                               "service file, as by PostgreSQL’s own programs."),
        this);
    hint->setWordWrap(true);
    auto *connecting = new QHBoxLayout;
    connecting->addWidget(hint, 1);
    connecting->addWidget(m_connect);

    auto *box = new QDialogButtonBox(this);
    m_ok = box->addButton(purpose == Purpose::Open ? tr("Open")
            : purpose == Purpose::New              ? tr("Use for the Next Crawl")
                                                   : tr("Copy"),
        QDialogButtonBox::AcceptRole);
    m_ok->setObjectName(QStringLiteral("ok"));
    box->addButton(tr("Cancel"), QDialogButtonBox::RejectRole)->setAutoDefault(false);
    auto *column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addLayout(connecting);
    column->addWidget(m_projects, 1);
    auto *named = new QHBoxLayout;
    auto *nameLabel = new QLabel(purpose == Purpose::Open ? tr("Pro&ject:") : tr("&Name of the new project:"), this);
    nameLabel->setBuddy(m_name);
    named->addWidget(nameLabel);
    named->addWidget(m_name, 1);
    column->addLayout(named);
    column->addWidget(m_status);
    column->addWidget(box);

    for (QLineEdit *field : {m_host, m_database, m_user})
        connect(field, &QLineEdit::textEdited, this, &DatabaseDialog::forgetList);
    // An address that is typed is whole when the field is left: already "postgresql://" could be one.
    connect(m_host, &QLineEdit::textChanged, this, [this, size = qsizetype(0)](const QString &text) mutable {
        if (text.size() != std::exchange(size, text.size()) + 1)
            takePasted(text);
    });
    connect(m_host, &QLineEdit::editingFinished, this, [this] { takePasted(m_host->text()); });
    connect(m_port, &QSpinBox::valueChanged, this, &DatabaseDialog::forgetList);
    connect(m_encryption, &QComboBox::currentIndexChanged, this, &DatabaseDialog::forgetList);
    connect(m_connect, &QPushButton::clicked, this, &DatabaseDialog::connectToServer);
    connect(m_projects, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem *item) {
        if (item && m_purpose == Purpose::Open)
            m_name->setText(item->data(Name, NameRole).toString());
    });
    connect(m_projects, &QTreeWidget::itemActivated, this, [this] {
        if (m_purpose == Purpose::Open)
            choose();
    });
    connect(m_name, &QLineEdit::textChanged, this, &DatabaseDialog::refresh);
    connect(box, &QDialogButtonBox::accepted, this, &DatabaseDialog::choose);
    connect(box, &QDialogButtonBox::rejected, this, &QDialog::reject);
    widgets::giveMnemonics(*this);
    const QString last = QSettings().value(LastKey).toString();
    setAddress(purpose == Purpose::Open ? last : last.section(u'#', 0, 0)); // a new one has a name of its own
    refresh();
    widgets::resizeWithinScreen(*this, {widgets::letterWidth(fontMetrics()) * 100, fontMetrics().lineSpacing() * 32});
}

QString DatabaseDialog::projectName() const
{
    return m_name->text().trimmed();
}

base::Result<store::Place, store::StoreError> DatabaseDialog::place() const
{
    store::DatabaseParts parts;
    parts.host = m_host->text().trimmed();
    parts.port = m_port->value();
    // A port says which server, and without a name it is that of this computer.
    if (parts.port > 0 && parts.host.isEmpty())
        parts.host = QStringLiteral("localhost");
    parts.database = m_database->text().trimmed();
    parts.user = m_user->text().trimmed();
    parts.options = m_otherOptions;
    if (const QString mode = m_encryption->currentData().toString(); !mode.isEmpty())
        parts.options.append({QStringLiteral("sslmode"), mode});
    parts.project = projectName();
    return store::Place::parse(store::addressOf(parts));
}

void DatabaseDialog::setAddress(const QString &address)
{
    // With a name for those that have none: which server it is can be known without.
    const auto place = store::Place::parse(address.contains(u'#') ? address : QString(address % u"#x"));
    if (!place || place->project().isEmpty())
        return;
    const store::DatabaseParts parts = store::partsOf(*place);
    m_otherOptions.clear();
    m_encryption->setCurrentIndex(0);
    for (const auto &option : parts.options) {
        const int mode = option.first == u"sslmode" ? m_encryption->findData(option.second) : -1;
        if (mode >= 0)
            m_encryption->setCurrentIndex(mode);
        else
            m_otherOptions.append(option);
    }
    m_port->setValue(parts.port);
    m_database->setText(parts.database);
    m_user->setText(parts.user);
    m_host->setText(parts.host);
    if (address.contains(u'#'))
        m_name->setText(parts.project);
}

void DatabaseDialog::takePasted(const QString &text)
{
    if (!store::Place::isDatabase(text.trimmed()))
        return;
    const auto place
        = store::Place::parse(text.trimmed().contains(u'#') ? text.trimmed() : QString(text.trimmed() % u"#x"));
    if (place)
        setAddress(text.trimmed());
    else if (place.error().detail.contains(QLatin1String("password"))) {
        m_host->clear(); // it stands nowhere from here on
        m_status->setText(tr("The address was not accepted: it contains a password. Leave it out; it is read from "
                             ".pgpass, PGPASSWORD or a service file."));
    }
}

void DatabaseDialog::forgetList()
{
    ++m_asked;
    m_list.reset();
    m_projects->clear();
    m_connect->setEnabled(true);
    m_status->clear();
    refresh();
}

void DatabaseDialog::connectToServer()
{
    forgetList();
    store::DatabaseParts parts;
    if (const auto place = this->place()) {
        parts = store::partsOf(*place);
    } else {
        // It is the name that is missing, or something else that the server cannot be asked with.
        const QString typed = m_name->text();
        const QSignalBlocker quiet(m_name);
        m_name->setText(QStringLiteral("x"));
        const auto other = this->place();
        m_name->setText(typed);
        if (!other) {
            const auto words = words::wording::error(other.error());
            m_status->setText(words.text % u'\n' % words.details);
            Q_EMIT listed(false);
            return;
        }
        parts = store::partsOf(*other);
    }
    parts.project = QStringLiteral("x");
    const auto server = store::Place::parse(store::addressOf(parts));
    if (!server)
        return;
    m_connect->setEnabled(false);
    m_status->setText(tr("Connecting…"));
    using Answer = base::Result<store::DatabaseList, store::StoreError>;
    project::askDisk(
        this, [place = *server] { return std::make_shared<Answer>(store::listDatabase(place)); },
        [this, asked = m_asked, address = server->name().section(u'#', 0, 0)](const std::shared_ptr<Answer> &answer) {
            if (asked != m_asked)
                return;
            m_connect->setEnabled(true);
            if (*answer) {
                QSettings().setValue(LastKey, address);
                show(**answer);
            } else {
                const store::StoreError &error = answer->error();
                // Which project it is does not matter yet.
                store::StoreError shown = error;
                shown.path = address;
                const auto words = words::wording::error(shown);
                m_status->setText(error.detail.isEmpty()
                        ? words.text
                        : QString(words.text % u'\n' % words::foreign::shown(error.detail.simplified())));
            }
            Q_EMIT listed(answer->ok());
        });
}

void DatabaseDialog::show(const store::DatabaseList &list)
{
    m_list = list;
    m_projects->clear();
    QTreeWidgetItem *selected = nullptr;
    for (const store::DatabaseProject &project : list.projects) {
        auto *item = new QTreeWidgetItem(m_projects);
        item->setText(Name, words::foreign::shown(project.name));
        item->setData(Name, NameRole, project.name);
        item->setText(Address, words::foreign::shown(project.firstSeed));
        item->setText(State,
            !project.mayRead                   ? tr("no read permission")
                : project.beingWritten         ? tr("being crawled")
                : project.state == u"finished" ? tr("finished")
                : project.version == 0         ? QString()
                                               : tr("not finished"));
        item->setText(Size, words::format::size(project.bytes));
        item->setTextAlignment(Size, Qt::AlignRight | Qt::AlignVCenter);
        item->setToolTip(Name, words::foreign::tip(project.name));
        item->setToolTip(Address, words::foreign::tip(project.firstSeed));
        if (!project.mayRead || m_purpose != Purpose::Open)
            item->setFlags(item->flags() & ~Qt::ItemIsSelectable);
        if (project.name == projectName())
            selected = item;
    }
    for (const int column : {Name, State, Size})
        m_projects->resizeColumnToContents(column);
    if (m_purpose == Purpose::Open && !selected) {
        for (int i = 0; i < m_projects->topLevelItemCount() && !selected; ++i) {
            if (m_projects->topLevelItem(i)->flags() & Qt::ItemIsSelectable)
                selected = m_projects->topLevelItem(i);
        }
    }
    if (selected)
        m_projects->setCurrentItem(selected);
    QString status = tr("Connected to PostgreSQL %1 as %2.")
                         .arg(words::foreign::shown(list.server), words::foreign::shown(list.user));
    if (list.projects.isEmpty())
        status += u' ' + tr("The database contains no projects yet.");
    if (m_purpose != Purpose::Open && !list.mayCreate)
        status += u' ' + tr("This user cannot create projects: the CREATE privilege on the database is missing.");
    m_status->setText(status);
    refresh();
    (m_purpose == Purpose::Open ? static_cast<QWidget *>(m_projects) : m_name)->setFocus();
}

void DatabaseDialog::refresh()
{
    bool possible = !projectName().isEmpty() && place().ok();
    if (m_list && m_purpose != Purpose::Open) {
        const bool taken = std::any_of(m_list->projects.cbegin(), m_list->projects.cend(),
            [this](const store::DatabaseProject &project) { return project.name == projectName(); });
        // A copy that was cut off goes on; the rest is never overwritten.
        if (taken)
            m_status->setText(
                tr("A project of this name already exists. Choose another name; nothing is overwritten."));
        possible = possible && !taken && m_list->mayCreate;
    }
    m_ok->setEnabled(possible);
    m_ok->setDefault(possible && (m_list || m_purpose == Purpose::Open));
    m_connect->setDefault(!m_ok->isDefault());
}

void DatabaseDialog::choose()
{
    const auto place = this->place();
    if (!place || !m_ok->isEnabled())
        return;
    QSettings().setValue(LastKey, place->name().section(u'#', 0, 0));
    Q_EMIT chosen(place->name());
    accept();
}

} // namespace argiope::database
