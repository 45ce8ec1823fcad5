#pragma once

#include <QString>

class QFileDialog;
class QWidget;

namespace argiope::widgets {

/// Lets a person choose a file that is there. The dialog is shown, blocks nothing and deletes itself; connect its
/// fileSelected().
QFileDialog *askForFile(QWidget *parent, const QString &title, const QString &filter, const QString &folder = {});

/// Where to save; asks before it replaces a file. `name`: proposed, may be empty.
QFileDialog *askWhereToSave(QWidget *parent, const QString &title, const QString &filter, const QString &suffix,
    const QString &name = {}, const QString &folder = {});

} // namespace argiope::widgets
