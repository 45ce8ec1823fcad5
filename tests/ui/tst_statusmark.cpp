#include "tests/support/testmain.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/statusdelegate.h"
#include "ui/widgets/statusmark.h"

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QSet>
#include <QStandardItemModel>
#include <QTest>

using namespace argiope::widgets;

class TestStatusMark : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void contrastIsAsDefined()
    {
        QVERIFY(qAbs(contrast(Qt::black, Qt::white) - 21.0) < 0.01);
        QVERIFY(qAbs(contrast(Qt::white, Qt::white) - 1.0) < 0.01);
    }
    void everyMarkIsVisibleOnBothThemes_data()
    {
        QTest::addColumn<QColor>("background");
        QTest::newRow("white") << QColor(Qt::white);
        QTest::newRow("grey") << QColor(0xef, 0xef, 0xef);
        QTest::newRow("dark") << QColor(0x1f, 0x1f, 0x22);
        QTest::newRow("black") << QColor(Qt::black);
        QTest::newRow("selection") << QColor(0x30, 0x8c, 0xc6);
    }
    void everyMarkIsVisibleOnBothThemes()
    {
        QFETCH(QColor, background);
        QList<QByteArray> shapes;
        for (int mark = 0; mark < MarkCount; ++mark) {
            QVERIFY(contrast(markColor(Mark(mark), background), background) >= 3.0);
            // Told apart without colour: the pixels they cover differ.
            QImage image(32, 32, QImage::Format_RGB32);
            image.fill(background);
            QPainter painter(&image);
            paintMark(&painter, QRectF(4, 4, 24, 24), Mark(mark), background);
            painter.end();
            QByteArray shape;
            for (int y = 0; y < 32; ++y) {
                for (int x = 0; x < 32; ++x)
                    shape += image.pixelColor(x, y) == background ? '.' : '#';
            }
            QVERIFY(shape.count('#') > 30);
            QVERIFY2(!shapes.contains(shape), qPrintable(QString::number(mark)));
            shapes.append(shape);
        }
    }
    void marksInASelectedRowAreSeenLikeItsText()
    {
        QStandardItemModel model(1, 1);
        model.setData(model.index(0, 0), QStringLiteral(" "));
        model.setData(model.index(0, 0), int(Mark::ClientError), Qt::UserRole);
        const StatusDelegate delegate(Qt::UserRole);
        QStyleOptionViewItem option;
        option.palette.setColor(QPalette::Highlight, QColor(0x30, 0x8c, 0xc6));
        option.palette.setColor(QPalette::HighlightedText, Qt::white);
        option.rect = QRect(0, 0, 60, 24);
        option.state = QStyle::State_Enabled | QStyle::State_Selected | QStyle::State_Active;
        QImage image(60, 24, QImage::Format_RGB32);
        image.fill(option.palette.color(QPalette::Highlight));
        QPainter painter(&image);
        delegate.paint(&painter, option, model.index(0, 0));
        painter.end();
        int white = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                white += image.pixelColor(x, y) == QColor(Qt::white);
                QVERIFY(image.pixelColor(x, y).lightness() > 60); // nothing near black
            }
        }
        QVERIFY(white > 5);
    }
    void iconsFollowThePalette()
    {
        for (const char *name : {"start", "pause", "stop", "open", "save", "export", "options", "filter", "columns",
                 "close", "info", "warning", "error", "back", "forward"}) {
            const QImage image = icon(QString::fromLatin1(name)).pixmap(32, 32).toImage();
            QVERIFY2(!image.isNull(), name);
            bool drawn = false;
            for (int y = 0; y < image.height() && !drawn; ++y) {
                for (int x = 0; x < image.width() && !drawn; ++x)
                    drawn = image.pixelColor(x, y).alpha() > 128;
            }
            QVERIFY2(drawn, name);
        }
        QVERIFY(!appIcon().pixmap(16, 16).isNull());
        const auto brightest = [] {
            const QImage image = icon(QStringLiteral("stop")).pixmap(32, 32).toImage();
            int most = 0;
            for (int y = 0; y < 32; ++y) {
                for (int x = 0; x < 32; ++x) {
                    const QColor color = image.pixelColor(x, y);
                    if (color.alpha() == 255)
                        most = qMax(most, color.lightness());
                }
            }
            return most;
        };
        QPalette palette = QGuiApplication::palette();
        palette.setColor(QPalette::ButtonText, Qt::black);
        QGuiApplication::setPalette(palette);
        QVERIFY(brightest() < 60);
        palette.setColor(QPalette::ButtonText, Qt::white);
        QGuiApplication::setPalette(palette);
        QVERIFY(brightest() > 200);
    }
};

ARGIOPE_TEST(TestStatusMark, QApplication)
#include "tst_statusmark.moc"
