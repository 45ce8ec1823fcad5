#include "tests/bench/literature/plot.h"

#include <QFile>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <limits>

namespace argiope::bench {

namespace {

constexpr double Left = 70;
constexpr double Top = 40;
constexpr double Width = 520;
constexpr double Height = 340;
constexpr const char *Colours[] = {"#555555", "#1f77b4", "#ff7f0e", "#2ca02c", "#d62728", "#9467bd", "#8c564b",
    "#e377c2", "#17becf", "#bcbd22", "#000000", "#98df8a", "#c5b0d5"};

QByteArray number(double value)
{
    return QByteArray::number(value, 'f', 1);
}

QByteArray text(double x, double y, const QByteArray &words, const char *anchor, const char *colour = "black")
{
    return "<text x=\"" + number(x) + "\" y=\"" + number(y) + "\" text-anchor=\"" + anchor + "\" fill=\"" + colour
        + "\">" + words + "</text>\n";
}

/// Where values stand between 0 and 1.
class Ruler
{
public:
    Ruler(const Axis &axis, const std::vector<double> &values)
        : m_scale(axis.scale)
    {
        if (m_scale == Axis::Scale::Logarithmic) {
            m_low = std::numeric_limits<double>::max();
            for (const double value : values)
                m_low = value > 0 ? std::min(m_low, value) : m_low;
        }
        for (const double value : values)
            m_high = std::max(m_high, value);
        if (m_scale == Axis::Scale::Percent)
            m_high = std::max(m_high, 1.0);
        if (m_scale == Axis::Scale::Logarithmic) {
            m_low = std::floor(std::log10(std::min(m_low, std::max(m_high, 1e-300))) + 1e-9);
            m_high = std::max(std::ceil(std::log10(m_high) - 1e-9), m_low + 1);
        } else {
            m_step = std::pow(10, std::floor(std::log10(std::max(m_high, 1e-300))));
            m_step = m_high / m_step < 2 ? m_step / 5 : m_high / m_step < 5 ? m_step / 2 : m_step;
            m_high = std::max(std::ceil(m_high / m_step - 1e-9), 1.0) * m_step;
        }
    }
    [[nodiscard]] bool shows(double value) const { return m_scale != Axis::Scale::Logarithmic || value > 0; }
    [[nodiscard]] double at(double value) const
    {
        return ((m_scale == Axis::Scale::Logarithmic ? std::log10(value) : value) - m_low) / (m_high - m_low);
    }
    [[nodiscard]] std::vector<std::pair<double, QByteArray>> marks() const
    {
        std::vector<std::pair<double, QByteArray>> marks;
        if (m_scale == Axis::Scale::Logarithmic) {
            const double by = std::ceil((m_high - m_low) / 9);
            for (double power = m_low; power <= m_high; power += by)
                marks.emplace_back(std::pow(10, power), QByteArray::number(std::pow(10, power), 'g', 3));
            return marks;
        }
        for (int i = 0; i * m_step <= m_high * (1 + 1e-9); ++i) {
            const double value = i * m_step;
            marks.emplace_back(value,
                m_scale == Axis::Scale::Percent ? QByteArray::number(value * 100, 'g', 4) + '%'
                                                : QByteArray::number(value, 'g', 6));
        }
        return marks;
    }

private:
    Axis::Scale m_scale;
    double m_low = 0; ///< powers of ten where it is logarithmic
    double m_high = 0;
    double m_step = 1;
};

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush())
        return;
    std::fprintf(stderr, "%s: %s\n", qPrintable(path), qPrintable(file.errorString()));
    std::exit(1);
}

} // namespace

QByteArray svgOf(const Plot &plot)
{
    std::vector<double> xs;
    std::vector<double> ys;
    for (const Line &line : plot.lines) {
        for (const auto &[x, y] : line.points) {
            xs.push_back(x);
            ys.push_back(y);
        }
    }
    const Ruler across(plot.x, xs);
    const Ruler up(plot.y, ys);
    QByteArray svg
        = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"800\" height=\"440\" font-family=\"sans-serif\" "
          "font-size=\"12\">\n<rect width=\"800\" height=\"440\" fill=\"white\"/>\n";
    svg += text(Left, 24, plot.title, "start");
    for (const auto &[value, words] : up.marks()) {
        const double y = Top + Height * (1 - up.at(value));
        svg += "<path d=\"M" + number(Left) + ' ' + number(y) + 'h' + number(Width) + "\" stroke=\"#dddddd\"/>\n";
        svg += text(Left - 6, y + 4, words, "end");
    }
    for (const auto &[value, words] : across.marks())
        svg += text(Left + Width * across.at(value), Top + Height + 18, words, "middle");
    svg += text(Left + Width / 2, Top + Height + 38, plot.x.label, "middle");
    svg += "<text transform=\"translate(16," + number(Top + Height / 2) + ") rotate(-90)\" text-anchor=\"middle\">"
        + plot.y.label + "</text>\n";
    for (qsizetype i = 0; i < plot.lines.size(); ++i) {
        const Line &line = plot.lines[i];
        const char *colour = Colours[size_t(i) % std::size(Colours)];
        if (!line.bounds.empty()) {
            svg += "<polygon fill-opacity=\"0.2\" fill=\"" + QByteArray(colour) + "\" points=\"";
            const auto corner = [&](size_t at, double y) {
                const double x = line.points[at].first;
                if (across.shows(x) && up.shows(y))
                    svg += number(Left + Width * across.at(x)) + ',' + number(Top + Height * (1 - up.at(y))) + ' ';
            };
            for (size_t at = 0; at < line.bounds.size(); ++at)
                corner(at, line.bounds[at].first);
            for (size_t at = line.bounds.size(); at-- > 0;)
                corner(at, line.bounds[at].second);
            svg += "\"/>\n";
        }
        svg += "<polyline fill=\"none\" stroke-width=\"1.5\" stroke=\"" + QByteArray(colour) + "\" points=\"";
        for (const auto &[x, y] : line.points) {
            if (across.shows(x) && up.shows(y))
                svg += number(Left + Width * across.at(x)) + ',' + number(Top + Height * (1 - up.at(y))) + ' ';
        }
        svg += "\"/>\n" + text(Left + Width + 12, Top + 14 + 18 * double(i), line.name, "start", colour);
    }
    return svg + "</svg>\n";
}

QByteArray csvOf(const Plot &plot)
{
    const bool bounded
        = std::any_of(plot.lines.cbegin(), plot.lines.cend(), [](const Line &line) { return !line.bounds.empty(); });
    QByteArray csv = bounded ? "line,x,y,least,most\n" : "line,x,y\n";
    const auto figure = [](double value) { return QByteArray::number(value, 'g', 6); };
    for (const Line &line : plot.lines) {
        for (size_t at = 0; at < line.points.size(); ++at) {
            const auto &[x, y] = line.points[at];
            csv += line.name + ',' + QByteArray::number(x, 'g', 8) + ',' + figure(y);
            if (!line.bounds.empty())
                csv += ',' + figure(line.bounds[at].first) + ',' + figure(line.bounds[at].second);
            else if (bounded)
                csv += ",,";
            csv += '\n';
        }
    }
    return csv;
}

void save(const QDir &folder, const QString &name, const Plot &plot)
{
    write(folder.filePath(name + QStringLiteral(".svg")), svgOf(plot));
    write(folder.filePath(name + QStringLiteral(".csv")), csvOf(plot));
}

QDir outputFolder(const QStringList &arguments, const char *usage)
{
    if (arguments.size() < 2 || !QDir().mkpath(arguments[1])) {
        std::fprintf(stderr, "%s\n", usage);
        std::exit(2);
    }
    return QDir(arguments[1]);
}

} // namespace argiope::bench
