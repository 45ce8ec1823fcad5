#include "ui/mainwindow/fileopenfilter.h"

#include <QFileOpenEvent>
#include <QUrl>

namespace argiope::mainwindow {

FileOpenFilter::FileOpenFilter(std::function<void(const QString &path)> open, QObject *parent)
    : QObject(parent)
    , m_open(std::move(open))
{
}

bool FileOpenFilter::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::FileOpen)
        return QObject::eventFilter(watched, event);
    const auto *open = static_cast<QFileOpenEvent *>(event);
    m_open(open->file().isEmpty() ? open->url().toString() : open->file());
    return true;
}

} // namespace argiope::mainwindow
