#pragma once

#include <QByteArray>

namespace argiope::judge {

/// How a session ended that the person gave.
struct LostLogin
{
    enum class Why : quint8 {
        CookieDeleted, ///< the server deleted `cookie`
        LoginPages, ///< pages turned into logins
        Refused, ///< pages that were answered are refused
    };
    Why why = Why::LoginPages;
    QByteArray cookie; ///< that was deleted, or replaced before that; "" for none
    QByteArray page; ///< where it was noticed
    QByteArray witness; ///< a page that was there before and is a login now; "" where it took none
};

} // namespace argiope::judge
