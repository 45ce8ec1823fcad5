#pragma once

#include "core/engine/cookiewall.h"
#include "core/engine/recorder/refetch.h"
#include "core/engine/recorder/slotmail.h"
#include "core/store/writer.h"

#include <QHash>

namespace argiope::engine {

/// Redirects that go in a circle, of which a URL is to be asked for once more: its Cookie header is another one than
/// when it sent us on, so that it may let us pass now. Browsers go round such a circle as long as it takes, at most
/// MostRedirectsInARow. The recorder's thread, inside a transaction; what it is given must outlive it.
class RedirectLoops
{
public:
    /// `mail`: null where no other node decides about URLs.
    RedirectLoops(store::Writer &writer, Refetch &refetch, const SlotMail *mail)
        : m_writer(writer)
        , m_refetch(refetch)
        , m_mail(mail)
    {
    }
    /// `id` was recorded as a redirect to `target`, whose origin is given; it is still leased.
    void redirected(base::UrlId id, base::UrlId target, const QByteArray &origin, const RedirectCookies &cookies);

private:
    struct Asked
    {
        CookieMark mark = 0; ///< of the last request
        int times = 0; ///< that it was asked for once more
    };
    [[nodiscard]] bool leadsTo(base::UrlId from, base::UrlId to);

    store::Writer &m_writer;
    Refetch &m_refetch;
    const SlotMail *const m_mail;
    QHash<base::UrlId, Asked> m_asked; ///< of URLs that redirect; of this session
};

} // namespace argiope::engine
