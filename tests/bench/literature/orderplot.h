#pragma once

#include <QByteArray>
#include <QList>

#include <vector>

/// A line of a plot: shares from 0 to 1 at equal distances, of the pages crawled.
struct Curve
{
    QByteArray name;
    std::vector<double> shares;
};

/// An SVG document of them.
inline QByteArray plotOf(const QByteArray &title, const QList<Curve> &curves)
{
    static const char *const colours[] = {"#555555", "#1f77b4", "#ff7f0e", "#2ca02c", "#d62728", "#9467bd", "#8c564b"};
    constexpr double left = 60;
    constexpr double top = 40;
    constexpr double width = 560;
    constexpr double height = 360;
    const auto number = [](double value) -> QByteArray { return QByteArray::number(value, 'f', 1); };
    const auto text
        = [&](double x, double y, const QByteArray &words, const char *anchor, const char *colour) -> QByteArray {
        return "<text x=\"" + number(x) + "\" y=\"" + number(y) + "\" text-anchor=\"" + anchor + "\" fill=\"" + colour
            + "\">" + words + "</text>\n";
    };
    QByteArray svg
        = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"800\" height=\"450\" font-family=\"sans-serif\" "
          "font-size=\"12\">\n<rect width=\"800\" height=\"450\" fill=\"white\"/>\n";
    svg += text(left, 24, title, "start", "black");
    for (int i = 0; i <= 10; i += 2) {
        const double y = top + height - height * i / 10;
        const double x = left + width * i / 10;
        svg += "<path d=\"M" + number(left) + ' ' + number(y) + 'h' + number(width) + "\" stroke=\"#dddddd\"/>\n";
        svg += text(left - 6, y + 4, QByteArray::number(i * 10) + '%', "end", "black");
        svg += text(x, top + height + 18, QByteArray::number(i * 10) + '%', "middle", "black");
    }
    svg += text(left + width / 2, top + height + 36, "pages crawled", "middle", "black");
    for (qsizetype c = 0; c < curves.size(); ++c) {
        const char *colour = colours[size_t(c) % std::size(colours)];
        svg += "<polyline fill=\"none\" stroke-width=\"1.5\" stroke=\"" + QByteArray(colour) + "\" points=\"";
        const auto &shares = curves[c].shares;
        for (size_t i = 0; i < shares.size(); ++i) {
            svg += number(left + width * double(i) / double(shares.size() - 1)) + ','
                + number(top + height * (1 - shares[i])) + ' ';
        }
        svg += "\"/>\n" + text(left + width + 12, top + 14 + 18 * double(c), curves[c].name, "start", colour);
    }
    return svg + "</svg>\n";
}
