#include "core/engine/extractortrial.h"

#include "core/html/inputstream.h"
#include "core/scope/spellings.h"
#include "core/select/page.h"
#include "core/select/query.h"
#include "core/source/keptsource.h"
#include "core/store/reader.h"
#include "core/url/canonical.h"

#include <algorithm>

namespace argiope::engine {

namespace {

/// Places in UTF-8 as places in UTF-16, for ascending ones.
class Utf16Places
{
public:
    explicit Utf16Places(const QByteArray &utf8)
        : m_utf8(utf8)
    {
    }
    qsizetype of(qsizetype byte)
    {
        if (byte < m_byte)
            m_byte = m_unit = 0;
        for (; m_byte < byte && m_byte < m_utf8.size(); ++m_byte) {
            const quint8 c = quint8(m_utf8[m_byte]);
            m_unit += (c & 0xc0) == 0x80 ? 0 : (c >= 0xf0 ? 2 : 1);
        }
        return m_unit;
    }

private:
    const QByteArray &m_utf8;
    qsizetype m_byte = 0;
    qsizetype m_unit = 0;
};

} // namespace

QString sourceOf(const QByteArray &body, const QByteArray &contentType)
{
    return QString::fromUtf8(html::inputStream(body, contentType).text);
}

KeptPage keptPage(store::Reader &reader, store::UrlId id)
{
    using source::Missing;
    KeptPage page;
    const auto record = reader.row(id);
    if (!record)
        return page;
    page.url = record->url;
    source::KeptSource kept = source::readKept(reader, {id});
    switch (kept.missing) {
    case Missing::Nothing:
        page.state = KeptPage::State::There;
        page.source = std::move(kept.source.text);
        break;
    case Missing::Unreadable:
        page.state = KeptPage::State::Unreadable;
        break;
    case Missing::NoText:
    case Missing::Empty:
    case Missing::TooComplex:
        page.state = KeptPage::State::NoText;
        break;
    case Missing::NotFetched:
    case Missing::KeepsNothing:
    case Missing::NotKept:
        break;
    }
    return page;
}

KeptPage keptPage(store::Reader &reader, const QByteArray &url)
{
    const auto parsed = url::parse(url);
    const auto record
        = parsed ? reader.find(url::canonical(*parsed, scope::canonicalOptions(reader.settings()))) : std::nullopt;
    return record ? keptPage(reader, record->id) : KeptPage();
}

ExtractorTrial tryExtractor(const select::Extractor &extractor, const QString &source, const QByteArray &url)
{
    ExtractorTrial trial;
    const QByteArray utf8 = source.toUtf8();
    select::Page page(utf8, dom::Syntax::Html, url);
    const auto compiled = select::Extraction::compile(extractor);
    const auto query = select::Query::parse(extractor.kind, extractor.expression);
    if (!compiled || !query) {
        trial.error = compiled ? select::ExtractorError{select::ExtractorError::Code::Query, query.error(), {}}
                               : compiled.error();
        return trial;
    }
    const auto values = compiled->extract(page);
    if (!values) {
        trial.error = select::ExtractorError{select::ExtractorError::Code::Query, values.error(), {}};
        return trial;
    }
    trial.count = values->size();
    trial.values = values->mid(0, ExtractorTrial::MostShown);
    const auto matches = query->all(page);
    if (!matches)
        return trial; // the values were found; where is not known
    Utf16Places places(utf8);
    for (const select::Match &match : *matches) {
        if (trial.places.size() >= ExtractorTrial::MostShown)
            break;
        if (match.position >= 0) {
            trial.places.append({match.position, match.length});
        } else if (!match.node.isNull()) {
            // Of an attribute the start tag that it stands in; of a text that, as far as it goes.
            const bool text = match.node.kind() == dom::NodeKind::Text;
            const qsizetype bytes = text ? match.node.text().size() : match.node.startTag().size();
            const qsizetype from = places.of(match.node.offset());
            if (const qsizetype to = places.of(match.node.offset() + bytes); to > from)
                trial.places.append({from, to - from});
        }
    }
    return trial;
}

} // namespace argiope::engine
