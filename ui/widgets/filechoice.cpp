#include "ui/widgets/filechoice.h"

#include <QFileDialog>

namespace argiope::widgets {

QFileDialog *askForFile(QWidget *parent, const QString &title, const QString &filter, const QString &folder)
{
    auto *dialog = new QFileDialog(parent, title, folder, filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->open();
    return dialog;
}

QFileDialog *askWhereToSave(QWidget *parent, const QString &title, const QString &filter, const QString &suffix,
    const QString &name, const QString &folder)
{
    auto *dialog = new QFileDialog(parent, title, folder, filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    if (!name.isEmpty())
        dialog->selectFile(name);
    dialog->open();
    return dialog;
}

} // namespace argiope::widgets
