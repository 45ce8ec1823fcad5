#include "core/select/page.h"

#include "core/select/structuredvalues.h"

namespace argiope::select {

Page::Page(QByteArrayView text, dom::Syntax syntax, QByteArray url)
    : m_text(text)
    , m_syntax(syntax)
    , m_url(std::move(url))
{
}

Page::~Page() = default;

base::Result<const dom::Document *, QueryError> Page::document()
{
    if (!m_document) {
        dom::DocumentLimits limits;
        limits.comments = true;
        m_document = std::make_unique<dom::Document>(m_text, limits, m_syntax);
    }
    if (!m_document->isWhole())
        return base::Failure{QueryError{QueryError::Code::NoDocument, -1, {}}};
    return m_document.get();
}

base::Result<const Elements *, QueryError> Page::elements()
{
    const auto read = document();
    if (!read)
        return base::Failure{read.error()};
    if (!m_elements)
        m_elements = std::make_unique<Elements>(**read);
    return m_elements.get();
}

base::Result<Matcher *, QueryError> Page::matcher()
{
    const auto all = elements();
    if (!all)
        return base::Failure{all.error()};
    m_matcher = std::make_unique<Matcher>(**all, MatchContext{m_url, NoElement});
    return m_matcher.get();
}

base::Result<const XmlCopy *, QueryError> Page::xml()
{
    const auto read = document();
    if (!read)
        return base::Failure{read.error()};
    if (!m_xml)
        m_xml = std::make_unique<XmlCopy>(**read);
    return m_xml.get();
}

base::Result<QJsonArray, QueryError> Page::jsonLd()
{
    if (!m_jsonLd) {
        const auto all = elements();
        if (!all)
            return base::Failure{all.error()};
        m_jsonLd = jsonLdOf(**all);
    }
    return *m_jsonLd;
}

base::Result<QJsonArray, QueryError> Page::microdata()
{
    if (!m_microdata) {
        const auto all = elements();
        if (!all)
            return base::Failure{all.error()};
        m_microdata = microdataOf(**all);
    }
    return *m_microdata;
}

const QString &Page::source()
{
    if (!m_source)
        m_source = QString::fromUtf8(m_text);
    return *m_source;
}

} // namespace argiope::select
