#include "ui/report/pdfpages.h"

#include <QAbstractTextDocumentLayout>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPageLayout>
#include <QPageSize>
#include <QPalette>
#include <QTextDocument>
#include <QTextOption>

namespace argiope::report {

namespace {

constexpr int Resolution = 300; ///< dots an inch
constexpr double PointsPerInch = 72;
constexpr double TextPoints = 9.5;
constexpr double FooterPoints = 22; ///< height

} // namespace

void paintOnPaper(const QTextDocument &text, QPainter &painter, const QRectF &part)
{
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette = QPalette(Qt::white);
    context.palette.setColor(QPalette::Text, Qt::black);
    painter.save();
    if (part.isValid()) {
        painter.setClipRect(part);
        context.clip = part;
    }
    text.documentLayout()->draw(&painter, context);
    painter.restore();
}

PdfPages::PdfPages(QIODevice &device, const QString &title, const QString &footer)
    : m_writer(&device)
    , m_footer(footer)
{
    m_writer.setResolution(Resolution);
    m_writer.setPageSize(QPageSize(QPageSize::A4));
    m_writer.setPageMargins(QMarginsF(18, 18, 18, 14), QPageLayout::Millimeter);
    m_writer.setTitle(title);
    m_writer.setCreator(QGuiApplication::applicationDisplayName());
    m_open = m_painter.begin(&m_writer);
    if (!m_open)
        return;
    m_point = Resolution / PointsPerInch;
    m_page = QRectF(0, 0, m_writer.width(), m_writer.height() - FooterPoints * m_point);
    m_painter.setRenderHint(QPainter::Antialiasing);
}

PdfPages::~PdfPages() = default;

std::unique_ptr<QTextDocument> PdfPages::layOut(const QString &html) const
{
    auto piece = std::make_unique<QTextDocument>();
    QFont font = QGuiApplication::font();
    font.setPointSizeF(TextPoints);
    piece->setDefaultFont(font);
    piece->documentLayout()->setPaintDevice(m_painter.device());
    piece->setDocumentMargin(0);
    QTextOption option = piece->defaultTextOption();
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere); // URLs have no spaces
    piece->setDefaultTextOption(option);
    piece->setDefaultStyleSheet(
        QStringLiteral("a { color: #0b4fa0; text-decoration: none; } h1 { font-size: 22pt; } h2 { font-size: 15pt; } "
                       "h3 { font-size: 11.5pt; } p { margin-top: 3px; margin-bottom: 5px; } .soft { color: #50585f; } "
                       ".error { color: #a01d16; } .warning { color: #7a4900; } .notice { color: #2f4a6d; }"));
    piece->setTextWidth(m_page.width());
    piece->setHtml(html);
    return piece;
}

void PdfPages::add(const QString &html, Keep keep)
{
    m_waiting.push_back(layOut(html));
    if (keep == Keep::Alone)
        flush();
}

void PdfPages::flush()
{
    double height = 0;
    for (const auto &piece : m_waiting)
        height += piece->size().height();
    if (height <= m_page.height() && m_y + height > m_page.height())
        newPage();
    for (const auto &piece : m_waiting)
        draw(*piece);
    m_waiting.clear();
}

void PdfPages::draw(QTextDocument &piece)
{
    const double height = piece.size().height();
    if (m_y + height <= m_page.height() || (m_y > 0 && height <= m_page.height())) {
        const QRectF room = take(height);
        m_painter.save();
        m_painter.translate(room.topLeft());
        paintOnPaper(piece, m_painter);
        m_painter.restore();
        return;
    }
    // Longer than a page: cut between lines by the document itself.
    if (m_y > 0)
        newPage();
    piece.setPageSize(m_page.size());
    for (int page = 0; page < piece.pageCount(); ++page) {
        if (page > 0)
            newPage();
        const QRectF shown(0, page * m_page.height(), m_page.width(), m_page.height());
        m_painter.save();
        m_painter.translate(0, -shown.top());
        paintOnPaper(piece, m_painter, shown);
        m_painter.restore();
    }
    m_y = m_page.height();
}

QRectF PdfPages::take(double height)
{
    if (m_y > 0 && m_y + height > m_page.height())
        newPage();
    const QRectF room(0, m_y, m_page.width(), height);
    m_y += height;
    return room;
}

void PdfPages::gap(double points)
{
    if (m_y > 0 && m_waiting.empty()) // what waits keeps to what comes next
        m_y += points * m_point;
}

void PdfPages::breakPage()
{
    flush();
    if (m_y > 0)
        newPage();
}

void PdfPages::newPage()
{
    paintFooter();
    m_failed = !m_writer.newPage() || m_failed;
    ++m_number;
    m_y = 0;
}

void PdfPages::paintFooter()
{
    m_painter.save();
    m_painter.translate(0, m_page.height());
    m_painter.scale(m_point, m_point);
    const double width = widthInPoints();
    QFont font = QGuiApplication::font();
    font.setPixelSize(8);
    m_painter.setFont(font);
    m_painter.setPen(QPen(QColor(0xbb, 0xbb, 0xbb), 0.5));
    m_painter.drawLine(QPointF(0, 8), QPointF(width, 8));
    m_painter.setPen(QColor(0x50, 0x58, 0x5f));
    const QRectF line(0, 10, width, 12);
    const QString number = QString::number(m_number);
    const double numberWidth = 30;
    m_painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, number);
    m_painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(font).elidedText(m_footer, Qt::ElideMiddle, width - numberWidth));
    m_painter.restore();
}

bool PdfPages::end()
{
    if (!m_open)
        return false;
    flush();
    paintFooter();
    return m_painter.end() && !m_failed;
}

} // namespace argiope::report
