#include "core/select/selector.h"

#include "core/select/selectorparser.h"

namespace argiope::select {

bool Nth::has(int position) const
{
    const qint64 away = qint64(position) - offset;
    if (step == 0)
        return away == 0;
    return away % step == 0 && away / step >= 0;
}

const Namespaces &knownNamespaces()
{
    static const Namespaces all{{"html", "http://www.w3.org/1999/xhtml"}, {"svg", "http://www.w3.org/2000/svg"},
        {"math", "http://www.w3.org/1998/Math/MathML"}, {"xlink", "http://www.w3.org/1999/xlink"},
        {"xml", "http://www.w3.org/XML/1998/namespace"}};
    return all;
}

base::Result<Selector, QueryError> Selector::parse(QByteArrayView text, const Namespaces &namespaces)
{
    if (text.size() > MostBytes)
        return base::Failure{QueryError{QueryError::Code::TooLong, -1, {}}};
    SelectorParser parser(text, namespaces);
    std::shared_ptr<const SelectorList> list = parser.run();
    if (!list)
        return base::Failure{parser.error()};
    return Selector(std::move(list));
}

} // namespace argiope::select
