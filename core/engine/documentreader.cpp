#include "core/engine/documentreader.h"

#include "core/base/interruption.h"
#include "core/base/text.h"
#include "core/base/threadclock.h"
#include "core/html/inputstream.h"
#include "core/select/page.h"
#include "core/text/innertext.h"
#include "core/text/maintext.h"

#include <chrono>

namespace argiope::engine {

namespace {

// Each extractor has a limit of its own; a page may be made to come close to a hundred of them.
constexpr std::chrono::seconds MostExtracting{10}; ///< of CPU, after which no further one is begun

/// Several values are lines of one; what no text of a database should have is replaced.
QByteArray joined(const QByteArrayList &values)
{
    QByteArray all;
    for (const QByteArray &value : values) {
        if (!all.isEmpty())
            all += '\n';
        all += value;
        if (all.size() > DocumentReader::MostValueBytes)
            break;
    }
    all.truncate(base::cutUtf8(all, DocumentReader::MostValueBytes).size());
    return all.replace('\0', QByteArrayLiteral("\xEF\xBF\xBD"));
}

QByteArray headingsOf(const dom::Document &document)
{
    QByteArray headings;
    dom::NodeView node = document.root();
    const dom::NodeView root = node;
    while (!node.isNull()) {
        const QByteArrayView name = node.kind() == dom::NodeKind::Element ? node.name() : QByteArrayView();
        const bool heading = name.size() == 2 && name[0] == 'h' && name[1] >= '1' && name[1] <= '6';
        if (heading) {
            if (const QByteArray text = text::innerText(node).simplified(); !text.isEmpty())
                headings += (headings.isEmpty() ? "" : "\n") + text;
        }
        const dom::NodeView child = heading ? dom::NodeView() : node.firstChild();
        node = child.isNull() ? text::nextBeside(node, root) : child;
    }
    return headings;
}

} // namespace

qsizetype ReadDocument::weight() const
{
    qsizetype bytes = text.packed.size();
    for (const auto &[number, value] : values) {
        const auto *found = std::get_if<QByteArray>(&value);
        bytes += qsizetype(sizeof value) + (found ? found->size() : 0);
    }
    return bytes;
}

DocumentReader::DocumentReader(const settings::CrawlSettings &settings)
    : m_text(settings.text)
{
    const auto extractors = extractorsOf(settings);
    if (!extractors)
        return; // nobody begins a crawl with such
    for (const select::Extractor &one : *extractors) {
        if (auto compiled = select::Extraction::compile(one))
            m_extractions.push_back({columnName(one), columnKind(one), std::move(*compiled)});
    }
}

ReadDocument DocumentReader::read(const QByteArray &body, const QByteArray &contentType, const QByteArray &url) const
{
    ReadDocument read;
    const html::InputStream stream = html::documentStream(body, contentType);
    select::Page page(stream.text, dom::Syntax::Html, url);
    extract(page, read);
    if (m_text != settings::KeptText::None)
        keepText(page, read);
    return read;
}

void DocumentReader::extract(select::Page &page, ReadDocument &read) const
{
    const auto end = base::threadCpuTime() + MostExtracting;
    for (size_t i = 0; i < m_extractions.size(); ++i) {
        const Named &one = m_extractions[i];
        if (base::threadCpuTime() > end) {
            read.problems.append("extractors from '" + one.name + "' onwards: skipped, the page takes too long");
            return;
        }
        const auto found = one.extraction.extract(page);
        if (base::Interruption::isCurrent())
            return; // nobody takes what was read
        if (!found) {
            read.problems.append("extractor '" + one.name + "': " + found.error().message().toUtf8());
            continue;
        }
        if (found->isEmpty())
            continue;
        if (facts::isText(one.kind))
            read.values.append({int(i), joined(*found)});
        else
            read.values.append({int(i), found->first().toLongLong()});
    }
}

void DocumentReader::keepText(select::Page &page, ReadDocument &read) const
{
    const auto document = page.document();
    if (!document) {
        read.problems.append("text: " + document.error().message().toUtf8());
        return;
    }
    const dom::Document &whole = **document;
    read.text = store::packText(
        {headingsOf(whole), m_text == settings::KeptText::Main ? text::mainText(whole) : text::plainText(whole)});
    if (read.text.cut)
        read.problems.append("text: only its first " + QByteArray::number(store::MostTextBytes) + " bytes are stored");
}

} // namespace argiope::engine
