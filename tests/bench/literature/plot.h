#pragma once

#include <QByteArray>
#include <QDir>
#include <QList>

#include <utility>
#include <vector>

namespace argiope::bench {

/// A line of a plot.
struct Line
{
    QByteArray name;
    std::vector<std::pair<double, double>> points; ///< x ascending
    /// Where the points are means: the least and the most of each, drawn as a band.
    std::vector<std::pair<double, double>> bounds = {};
};

struct Axis
{
    enum class Scale : quint8 { Plain, Percent, Logarithmic };
    QByteArray label;
    Scale scale = Scale::Plain;
};

struct Plot
{
    QByteArray title;
    Axis x;
    Axis y;
    QList<Line> lines;
};

/// An SVG document. What has no logarithm is left out where one is asked for.
[[nodiscard]] QByteArray svgOf(const Plot &plot);
/// One row a point: line, x, y; and least, most, where a line has bounds.
[[nodiscard]] QByteArray csvOf(const Plot &plot);
/// Writes NAME.svg and NAME.csv; says on stderr what fails, and ends the program.
void save(const QDir &folder, const QString &name, const Plot &plot);

/// The folder that the program's first argument names, made where it is not there; without one the program ends, and
/// says how it is called.
[[nodiscard]] QDir outputFolder(const QStringList &arguments, const char *usage);

} // namespace argiope::bench
