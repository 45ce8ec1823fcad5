#include "ui/options/profilebar.h"

#include "ui/options/problems.h"
#include "ui/project/chosenfile.h"
#include "ui/widgets/filechoice.h"
#include "ui/words/foreigntext.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>
#include <QToolButton>

#include <utility>

namespace argiope::options {

namespace {

QMessageBox *makeQuestion(QWidget *parent, const QString &title, const QString &text, const QString &yes)
{
    auto *box
        = new QMessageBox(QMessageBox::Question, title, words::foreign::shown(text), QMessageBox::NoButton, parent);
    box->setTextFormat(Qt::PlainText);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->addButton(yes, QMessageBox::AcceptRole);
    box->setDefaultButton(box->addButton(ProfileBar::tr("Cancel"), QMessageBox::RejectRole));
    return box;
}

bool saidYes(const QMessageBox *box, const QAbstractButton *button)
{
    return box->buttonRole(const_cast<QAbstractButton *>(button)) == QMessageBox::AcceptRole;
}

QString joined(const QString &above, const QString &below)
{
    return above.isEmpty() || below.isEmpty() ? QString(above % below) : QString(above % QLatin1Char('\n') % below);
}

} // namespace

ProfileBar::ProfileBar(std::function<settings::CrawlSettings()> settings, QWidget *parent)
    : QWidget(parent)
    , m_settings(std::move(settings))
    , m_box(new QComboBox(this))
    , m_button(new QToolButton(this))
    , m_menu(new QMenu(this))
    , m_stop(new QToolButton(this))
{
    auto *name = new QLabel(tr("P&rofile"), this);
    name->setBuddy(m_box);
    m_box->setObjectName(QStringLiteral("profile"));
    m_box->setToolTip(tr("Saved sets of crawl settings"));
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_box->setMinimumContentsLength(10); // the brackets of Chinese are wider than the style thinks
    m_button->setObjectName(QStringLiteral("profileMenu"));
    m_button->setText(tr("Pro&files"));
    m_button->setToolTip(tr("Save, rename, delete, import and export profiles"));
    m_button->setPopupMode(QToolButton::InstantPopup);
    m_button->setFocusPolicy(Qt::StrongFocus);
    m_button->setMenu(m_menu);
    QAction *save = m_menu->addAction(tr("&Save"));
    QAction *saveAs = m_menu->addAction(tr("Save &As…"));
    QAction *rename = m_menu->addAction(tr("Re&name…"));
    QAction *remove = m_menu->addAction(tr("&Delete…"));
    m_menu->addSeparator();
    QAction *import = m_menu->addAction(tr("&Import from File…"));
    QAction *exporting = m_menu->addAction(tr("&Export to File…"));
    m_menu->addSeparator();
    QAction *reset = m_menu->addAction(tr("&Reset All…"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(name);
    row->addWidget(m_box);
    row->addWidget(m_button);
    row->addWidget(m_stop);
    m_stop->setObjectName(QStringLiteral("stopImport"));
    m_stop->setText(tr("Cancel Import"));
    m_stop->setToolTip(tr("Stops waiting for the file"));
    m_stop->setFocusPolicy(Qt::StrongFocus);
    m_stop->hide();
    connect(m_stop, &QToolButton::clicked, this, &ProfileBar::stopReading);
    connect(m_box, &QComboBox::activated, this, [this] { choose(current()); });
    connect(m_menu, &QMenu::aboutToShow, this, [this, save, rename, remove] {
        for (QAction *action : {save, rename, remove})
            action->setEnabled(!current().isEmpty());
    });
    connect(save, &QAction::triggered, this, [this] { store(current()); });
    connect(saveAs, &QAction::triggered, this,
        [this] { askName(tr("Save Profile As"), current(), [this](const QString &chosen) { this->saveAs(chosen); }); });
    connect(rename, &QAction::triggered, this, &ProfileBar::rename);
    connect(remove, &QAction::triggered, this, &ProfileBar::remove);
    connect(import, &QAction::triggered, this, &ProfileBar::chooseImport);
    connect(exporting, &QAction::triggered, this, &ProfileBar::chooseExport);
    connect(reset, &QAction::triggered, this, [this] {
        QMessageBox *box = makeQuestion(this, tr("Reset All Settings"),
            tr("Reset all settings to their defaults? Saved profiles are kept."), tr("&Reset"));
        connect(box, &QMessageBox::buttonClicked, this, [this, box](const QAbstractButton *button) {
            if (!saidYes(box, button))
                return;
            stopReading();
            m_box->setCurrentIndex(0);
            Q_EMIT resetRequested();
        });
        box->open();
    });
    fill({});
}

QString ProfileBar::current() const
{
    return m_box->currentIndex() <= 0 ? QString() : m_box->currentText();
}

void ProfileBar::fill(const QString &chosen)
{
    m_box->clear();
    m_box->addItem(tr("(none)", "profile"));
    m_box->addItems(m_profiles.names());
    m_box->setCurrentIndex(chosen.isEmpty() ? 0 : qMax(0, m_box->findText(chosen, Qt::MatchExactly)));
}

void ProfileBar::choose(const QString &name)
{
    if (name.isEmpty())
        return;
    stopReading();
    fill(name);
    const auto loaded = m_profiles.load(name, m_settings());
    if (loaded)
        Q_EMIT this->loaded(*loaded);
    else
        Q_EMIT failed(problemText(loaded.error()));
}

void ProfileBar::askName(
    const QString &title, const QString &proposal, const std::function<void(const QString &)> &then)
{
    auto *dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    dialog->setLabelText(tr("&Name"));
    dialog->setTextValue(proposal);
    dialog->setOkButtonText(tr("OK"));
    dialog->setCancelButtonText(tr("Cancel"));
    connect(dialog, &QInputDialog::textValueSelected, this, [then](const QString &name) { then(name.trimmed()); });
    dialog->open();
}

void ProfileBar::store(const QString &name)
{
    const settings::CrawlSettings settings = m_settings();
    if (const auto valid = settings::validate(settings); !valid) {
        report(problemText(valid.error()));
        return;
    }
    if (const auto saved = m_profiles.save(name, settings); !saved)
        report(problemText(saved.error()));
    else
        report({});
    fill(name);
}

void ProfileBar::saveAs(const QString &name)
{
    if (name == current() || !m_profiles.names().contains(name)) {
        store(name);
        return;
    }
    QMessageBox *box = makeQuestion(
        this, tr("Save Profile As"), tr("A profile “%1” already exists. Replace it?").arg(name), tr("&Replace"));
    connect(box, &QMessageBox::buttonClicked, this, [this, box, name](const QAbstractButton *button) {
        if (saidYes(box, button))
            store(name);
    });
    box->open();
}

void ProfileBar::rename()
{
    const QString from = current();
    askName(tr("Rename Profile"), from, [this, from](const QString &to) {
        const auto renamed = m_profiles.rename(from, to);
        report(renamed ? QString() : problemText(renamed.error()));
        fill(renamed ? to : from);
    });
}

void ProfileBar::remove()
{
    const QString name = current();
    QMessageBox *box
        = makeQuestion(this, tr("Delete Profile"), tr("Delete the profile “%1”?").arg(name), tr("&Delete"));
    connect(box, &QMessageBox::buttonClicked, this, [this, box, name](const QAbstractButton *button) {
        if (!saidYes(box, button))
            return;
        const auto removed = m_profiles.remove(name);
        report(removed ? QString() : problemText(removed.error()));
        fill({});
    });
    box->open();
}

void ProfileBar::importFile(const QString &path)
{
    stopReading();
    m_stop->show();
    m_readingText = tr("Reading “%1”…").arg(words::foreign::shown(QDir::toNativeSeparators(path)));
    Q_EMIT reading(true);
    Q_EMIT told(m_readingText);
    const auto understand
        = [path, current = m_settings()](const QByteArray &bytes) { return Profiles::read(bytes, path, current); };
    project::askForFile(
        this, path, Profiles::LargestProfile, understand, [this, path, number = m_reading](const auto &read) {
            if (number != m_reading)
                return; // given up
            QString problem;
            if (read.file.tooLarge) {
                problem = tr("“%1” is too large for a settings file.")
                              .arg(words::foreign::shown(QDir::toNativeSeparators(path)));
            } else if (!read.file.problem.isEmpty()) {
                problem = problemText({ProfileError::Code::CannotRead, path, read.file.problem, {}});
            } else if (!*read.content) {
                problem = problemText(read.content->error());
            } else {
                m_box->setCurrentIndex(0);
                Q_EMIT this->loaded(**read.content);
            }
            const QString meanwhile = m_meanwhile;
            stopReading();
            if (!problem.isEmpty())
                Q_EMIT failed(joined(meanwhile, problem));
        });
}

void ProfileBar::stopReading()
{
    ++m_reading;
    if (m_readingText.isEmpty())
        return;
    m_readingText.clear();
    m_stop->hide();
    Q_EMIT reading(false);
    Q_EMIT told(std::exchange(m_meanwhile, {}));
}

void ProfileBar::report(const QString &problem, const QString &news)
{
    if (!m_readingText.isEmpty()) {
        m_meanwhile = joined(joined(m_meanwhile, problem), news);
        Q_EMIT told(joined(m_meanwhile, m_readingText));
    } else if (news.isEmpty()) {
        Q_EMIT failed(problem);
    } else {
        Q_EMIT told(news);
    }
}

void ProfileBar::exportFile(const QString &path)
{
    project::putIntoFile(this, path, Profiles::written(m_settings()), [this, path](const QString &problem) {
        if (problem.isEmpty())
            report({}, tr("Settings exported to “%1”.").arg(words::foreign::shown(QDir::toNativeSeparators(path))));
        else
            report(problemText({ProfileError::Code::CannotWrite, path, problem, {}}));
    });
}

void ProfileBar::chooseImport()
{
    connect(widgets::askForFile(this, tr("Import Settings"), tr("Settings (*.json);;All files (*)"),
                QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)),
        &QFileDialog::fileSelected, this, &ProfileBar::importFile);
}

void ProfileBar::chooseExport()
{
    connect(widgets::askWhereToSave(this, tr("Export Settings"), tr("Settings (*.json)"), QStringLiteral("json"), {},
                QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)),
        &QFileDialog::fileSelected, this, &ProfileBar::exportFile);
}

} // namespace argiope::options
