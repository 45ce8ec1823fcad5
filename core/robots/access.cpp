#include "core/robots/access.h"

namespace argiope::robots {

RobotsAccess robotsAccess(int httpStatus, int redirectsFollowed, bool hasTarget)
{
    if (httpStatus >= 200 && httpStatus <= 299)
        return RobotsAccess::Parse;
    if (httpStatus >= 300 && httpStatus <= 399)
        return hasTarget && redirectsFollowed < MaxRobotsRedirects ? RobotsAccess::Follow : RobotsAccess::AllowAll;
    if (httpStatus >= 400 && httpStatus <= 499)
        return RobotsAccess::AllowAll;
    return RobotsAccess::DisallowAll;
}

std::optional<QByteArray> robotsUrlFor(const url::Url &url)
{
    if (!url.isHttp())
        return std::nullopt;
    QByteArray result = url.origin();
    result += "/robots.txt";
    return result;
}

} // namespace argiope::robots
