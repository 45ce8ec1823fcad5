#pragma once

#include "core/base/result.h"
#include "core/select/elements.h"
#include "core/select/matcher.h"
#include "core/select/queryerror.h"
#include "core/select/xmlcopy.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QJsonArray>
#include <QString>

#include <memory>
#include <optional>

namespace argiope::select {

/// A page that queries are put to. What they need of it (tree, elements, libxml2's copy, structured data) is made when
/// the first of them asks. One thread; not copied, since matches lead into it.
class Page
{
public:
    /// `text` is valid UTF-8 whose line ends are U+000A, and outlives the page. `url`: its own, as the URL Standard
    /// writes it; may be empty.
    explicit Page(QByteArrayView text, dom::Syntax syntax = dom::Syntax::Html, QByteArray url = {});
    ~Page();
    Page(const Page &) = delete;
    Page &operator=(const Page &) = delete;

    /// NoDocument where the text is too complex to be read to its end, or is no XML.
    [[nodiscard]] base::Result<const dom::Document *, QueryError> document();
    [[nodiscard]] base::Result<const Elements *, QueryError> elements();
    [[nodiscard]] base::Result<Matcher *, QueryError> matcher(); ///< with work of its own for each that asks
    [[nodiscard]] base::Result<const XmlCopy *, QueryError> xml();
    [[nodiscard]] base::Result<QJsonArray, QueryError> jsonLd();
    [[nodiscard]] base::Result<QJsonArray, QueryError> microdata();
    [[nodiscard]] const QString &source(); ///< as it was decoded

private:
    const QByteArrayView m_text;
    const dom::Syntax m_syntax;
    const QByteArray m_url;
    std::unique_ptr<dom::Document> m_document;
    std::unique_ptr<Elements> m_elements;
    std::unique_ptr<Matcher> m_matcher;
    std::unique_ptr<XmlCopy> m_xml;
    std::optional<QJsonArray> m_jsonLd;
    std::optional<base::Result<QJsonArray, QueryError>> m_microdata;
    std::optional<QString> m_source;
};

} // namespace argiope::select
