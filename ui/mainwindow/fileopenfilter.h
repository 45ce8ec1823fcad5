#pragma once

#include <QObject>
#include <QString>

#include <functional>

namespace argiope::mainwindow {

/// Takes the files that the system asks the program to open while it runs (macOS does so instead of an argument). To be
/// installed on the application; UI thread.
class FileOpenFilter : public QObject
{
    Q_OBJECT
public:
    explicit FileOpenFilter(std::function<void(const QString &path)> open, QObject *parent = nullptr);
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    std::function<void(const QString &)> m_open;
};

} // namespace argiope::mainwindow
