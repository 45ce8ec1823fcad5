#pragma once

#include "core/scope/scope.h"
#include "core/store/reader.h"

namespace argiope::audit {

/// Which URLs belong to a crawl: by its settings, with what redirects of its seeds widened it to. Read once; any thread
/// may ask.
class Inside
{
public:
    explicit Inside(const store::Reader &reader);
    [[nodiscard]] bool has(const store::UrlRecord &record) const;

private:
    scope::Scope m_scope;
};

} // namespace argiope::audit
