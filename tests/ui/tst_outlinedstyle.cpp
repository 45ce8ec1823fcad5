#include "tests/support/testmain.h"
#include "ui/widgets/outlinedstyle.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QImage>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QStyleFactory>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>

using argiope::widgets::OutlinedStyle;

namespace {

/// WCAG 2.2, relative luminance.
double luminance(const QColor &color)
{
    const auto linear
        = [](double part) { return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

double contrastOf(const QColor &one, const QColor &other)
{
    const double a = luminance(one);
    const double b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

QPalette dark()
{
    const QColor window(0x2b, 0x2b, 0x2e);
    return {QColor(0xe6, 0xe6, 0xe6), window, window.lighter(140), window.darker(150), QColor(0x55, 0x55, 0x5a),
        QColor(0xe6, 0xe6, 0xe6), QColor(0x1f, 0x1f, 0x22)};
}

} // namespace

class TestOutlinedStyle : public QObject
{
    Q_OBJECT
    OutlinedStyle m_style;

    using Make = std::function<std::unique_ptr<QWidget>()>;

private Q_SLOTS:
    void edgesCanBeSeen_data()
    {
        QTest::addColumn<Make>("make");
        QTest::newRow("check box") << Make([] { return std::make_unique<QCheckBox>(); });
        QTest::newRow("radio button") << Make([] { return std::make_unique<QRadioButton>(); });
        QTest::newRow("line") << Make([] { return std::make_unique<QLineEdit>(); });
        QTest::newRow("text") << Make([] { return std::make_unique<QPlainTextEdit>(); });
        QTest::newRow("number") << Make([] { return std::make_unique<QDoubleSpinBox>(); });
        QTest::newRow("choice") << Make([] { return std::make_unique<QComboBox>(); });
    }
    void edgesCanBeSeen()
    {
        QFETCH(Make, make);
        const std::unique_ptr<QWidget> widget = make();
        widget->setStyle(&m_style);
        widget->setPalette(dark());
        widget->setAttribute(Qt::WA_DontShowOnScreen);
        widget->show();
        widget->resize(widget->sizeHint());
        const QImage image = widget->grab().toImage();
        // In from the left at half its height, the first pixels cross the edge.
        double most = 0;
        for (int x = 0; x < std::min(8, image.width()); ++x)
            most = std::max(most, contrastOf(image.pixelColor(x, image.height() / 2), QColor(0x2b, 0x2b, 0x2e)));
        QVERIFY2(most >= 3, qPrintable(QString::number(most)));
    }
    /// The arrow of a menu stands beside the text.
    void arrowsHaveRoom()
    {
        QMenu menu;
        QToolButton button;
        button.setStyle(&m_style);
        button.setText(QStringLiteral("Check (2)"));
        button.setPopupMode(QToolButton::InstantPopup);
        const int bare = button.sizeHint().width();
        button.setMenu(&menu);
        QVERIFY(button.sizeHint().width() >= bare + m_style.pixelMetric(QStyle::PM_MenuButtonIndicator));
    }
    void lightIsAsFusionDrawsIt_data() { edgesCanBeSeen_data(); }
    void lightIsAsFusionDrawsIt()
    {
        QFETCH(Make, make);
        const std::unique_ptr<QStyle> fusion(QStyleFactory::create(QStringLiteral("fusion")));
        QImage drawn[2];
        QStyle *styles[] = {&m_style, fusion.get()};
        for (int i = 0; i < 2; ++i) {
            const std::unique_ptr<QWidget> widget = make();
            widget->setStyle(styles[i]);
            widget->setPalette(QPalette(QColor(0xef, 0xef, 0xef)));
            widget->setAttribute(Qt::WA_DontShowOnScreen);
            widget->show();
            widget->resize(widget->sizeHint());
            drawn[i] = widget->grab().toImage();
        }
        QCOMPARE(drawn[0], drawn[1]);
    }
};

ARGIOPE_TEST(TestOutlinedStyle, QApplication)
#include "tst_outlinedstyle.moc"
