#include "ui/widgets/icons.h"

#include "resources/initresources.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmap>
#ifdef ARGIOPE_SVG
#include <QSvgRenderer>
#endif

namespace argiope::widgets {

#ifdef ARGIOPE_SVG
namespace {

/// Draws a black SVG in a colour of the palette.
class PaletteIconEngine : public QIconEngine
{
public:
    explicit PaletteIconEngine(QByteArray svg)
        : m_svg(std::move(svg))
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        const QPalette palette = QGuiApplication::palette();
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const auto role = mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::ButtonText;
        QByteArray svg = m_svg;
        svg.replace("#000", palette.color(group, role).name().toLatin1());
        QSvgRenderer renderer(svg);
        const int side = qMin(rect.width(), rect.height());
        QRect square(0, 0, side, side);
        square.moveCenter(rect.center());
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        renderer.render(painter, square);
        painter->restore();
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    QIconEngine *clone() const override { return new PaletteIconEngine(m_svg); }

private:
    QByteArray m_svg;
};

} // namespace

QIcon icon(const QString &name)
{
    initResources();
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QIcon(new PaletteIconEngine(file.readAll()));
}
#else
QIcon icon(const QString &)
{
    return {};
}
#endif

QIcon appIcon()
{
    initResources();
    QIcon icon;
    for (const int size : {16, 22, 24, 32, 48, 64, 128, 256})
        icon.addFile(QStringLiteral(":/icons/argiope-%1.png").arg(size), QSize(size, size));
    return icon;
}

} // namespace argiope::widgets
