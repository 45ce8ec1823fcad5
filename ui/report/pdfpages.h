#pragma once

#include <QList>
#include <QPainter>
#include <QPdfWriter>
#include <QRectF>
#include <QString>

#include <memory>
#include <vector>

class QIODevice;
class QTextDocument;

namespace argiope::report {

/// Black on white, whatever colours the window has; `part` of it, or all.
void paintOnPaper(const QTextDocument &text, QPainter &painter, const QRectF &part = {});

/// Fills the pages of a PDF from top to bottom with pieces, none of which is torn apart that fits a page. One thread,
/// any; with an application that has fonts.
class PdfPages
{
public:
    /// `footer` stands below each page, beside its number.
    PdfPages(QIODevice &device, const QString &title, const QString &footer);
    ~PdfPages();
    PdfPages(const PdfPages &) = delete;
    PdfPages &operator=(const PdfPages &) = delete;

    [[nodiscard]] bool isOpen() const { return m_open; }
    enum class Keep : quint8 {
        Alone,
        WithNext, ///< on the page of the piece that comes next
    };
    /// Rich text of Qt's subset of HTML.
    void add(const QString &html, Keep keep = Keep::Alone);
    /// Room of that height, in points, for the caller to paint: coordinates in points from its upper left corner.
    template <class Paint>
    void addDrawing(double height, Paint paint)
    {
        flush();
        const QRectF room = take(height * m_point);
        m_painter.save();
        m_painter.translate(room.topLeft());
        m_painter.scale(m_point, m_point);
        paint(m_painter);
        m_painter.restore();
    }
    [[nodiscard]] double widthInPoints() const { return m_page.width() / m_point; }
    void gap(double points); ///< below what was added, unless a page begins there or it is WithNext
    void breakPage(); ///< what comes next begins a page, unless this one is empty
    /// False where something could not be written.
    [[nodiscard]] bool end();

private:
    [[nodiscard]] std::unique_ptr<QTextDocument> layOut(const QString &html) const;
    void flush();
    void draw(QTextDocument &piece);
    [[nodiscard]] QRectF take(double height);
    void newPage();
    void paintFooter();

    QPdfWriter m_writer;
    QPainter m_painter;
    QString m_footer;
    QRectF m_page; ///< what pieces may fill, in the painter's units
    double m_point = 1; ///< in these units
    double m_y = 0;
    int m_number = 1;
    bool m_open = false;
    bool m_failed = false;
    std::vector<std::unique_ptr<QTextDocument>> m_waiting; ///< for the piece that they are to be with
};

} // namespace argiope::report
