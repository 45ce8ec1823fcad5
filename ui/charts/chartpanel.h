#pragma once

#include "ui/charts/chartimage.h"

#include <QColor>
#include <QList>
#include <QPointF>
#include <QString>
#include <QStringList>
#include <QWidget>

class QAction;
class QLabel;
class QStackedWidget;
class QToolButton;

QT_BEGIN_NAMESPACE
class QAbstractAxis;
class QBarCategoryAxis;
class QChart;
class QChartView;
class QLineSeries;
class QStackedBarSeries;
class QValueAxis;
QT_END_NAMESPACE

namespace argiope::charts {

/// One chart with its title, its axes and a menu that saves it as an image: a line over time, or bars. Follows the
/// palette. In the place of a chart without data stands a sentence.
class ChartPanel : public QWidget
{
    Q_OBJECT
public:
    enum class Kind : quint8 { Line, Bars };
    struct Bar
    {
        QString name;
        double value = 0;
        QColor color; ///< of the palette for both themes; made readable on the theme's background
        bool operator==(const Bar &) const = default;
    };

    ChartPanel(Kind kind, QWidget *parent = nullptr);

    void setTexts(const QString &title, const QString &xTitle, const QString &yTitle, const QString &whenEmpty);
    void setLine(const QList<QPointF> &points);
    void setBars(const QList<Bar> &bars);
    [[nodiscard]] bool isEmpty() const { return m_empty; }
    [[nodiscard]] const QList<QPointF> &points() const { return m_points; }
    [[nodiscard]] const QList<Bar> &bars() const { return m_bars; }
    [[nodiscard]] QString title() const { return m_title; }
    [[nodiscard]] QByteArray image(ImageFormat format);
    void retranslate();

Q_SIGNALS:
    void saveRequested(argiope::charts::ImageFormat format);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void applyPalette();
    void redraw();
    void setEmpty(bool empty);
    void setValueAxis(QValueAxis &axis, double most);

    const Kind m_kind;
    QString m_title;
    QList<QPointF> m_points;
    QList<Bar> m_bars;
    bool m_empty = true;
    QChart *m_chart;
    QChartView *m_view;
    QLineSeries *m_line = nullptr;
    QStackedBarSeries *m_barSeries = nullptr;
    QValueAxis *m_x = nullptr; ///< of lines
    QBarCategoryAxis *m_categories = nullptr; ///< of bars
    QValueAxis *m_y;
    QLabel *m_note;
    QStackedWidget *m_stack;
    QToolButton *m_menu;
    QAction *m_png;
    QAction *m_svg;
};

} // namespace argiope::charts
