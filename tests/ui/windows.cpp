#include "tests/ui/windows.h"

#include "core/store/writer.h"
#include "tests/ui/uitest.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/project/recent.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

namespace argiope::uitest {

using mainwindow::MainWindow;
namespace recent = project::recent;

MainWindow *makeWindow()
{
    auto *window = new MainWindow({});
    window->show();
    return window;
}

int openWindows()
{
    int count = 0;
    for (QWidget *widget : QApplication::topLevelWidgets())
        count += qobject_cast<MainWindow *>(widget) ? 1 : 0;
    return count;
}

void closeAll()
{
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        if (qobject_cast<MainWindow *>(widget))
            widget->close();
    }
    QTRY_COMPARE_WITH_TIMEOUT(openWindows(), 0, 60000);
}

void forgetWindows()
{
    closeAll();
    recent::clear();
    for (const QString &path : recent::crawling())
        recent::setCrawling(path, false);
}

QPushButton *button(MainWindow &window, const char *name)
{
    return window.findChild<QPushButton *>(QString::fromLatin1(name));
}

QLineEdit *addressField(MainWindow &window)
{
    return window.findChild<QComboBox *>(QStringLiteral("seed"))->lineEdit();
}

bool makeCrashed(const QString &path)
{
    if (!makeProject(path, 300))
        return false;
    auto writer = store::Writer::open(path);
    if (!writer)
        return false;
    (*writer)->begin();
    (*writer)->setMeta("state", "running");
    return (*writer)->commit().ok();
}

} // namespace argiope::uitest
