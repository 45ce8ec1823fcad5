#include "ui/widgets/unopenedicons.h"

#include <QFileDialog>
#include <QFileIconProvider>
#include <QFileInfo>
#include <QIcon>
#include <QString>

namespace argiope::widgets {

namespace {

class UnopenedIcons : public QFileIconProvider
{
public:
    using QFileIconProvider::icon;
    [[nodiscard]] QIcon icon(const QFileInfo &info) const override { return icon(info.isDir() ? Folder : File); }
    [[nodiscard]] QString type(const QFileInfo &info) const override
    {
        return info.isDir() ? QString() : info.suffix();
    }
};

} // namespace

void neverOpenFiles(QFileDialog &dialog)
{
    static auto *const icons = new UnopenedIcons; // for good: the dialogs' threads use it
    dialog.setIconProvider(icons);
}

} // namespace argiope::widgets
