#pragma once

#include "core/url/url.h"

#include <QByteArrayView>

#include <span>

namespace argiope::url {

/// What an address is that a site has for machinery, and not to be read: everywhere the same, as content management
/// systems and networks in front of sites make it.
enum class Infrastructure : quint8 {
    None,
    HiddenMail, ///< a mail address that a network hides from programs; a script shows it
    Network, ///< of the network in front of the site: its scripts, challenges and measurements
    Interface, ///< for programs: REST, XML-RPC
    Embed, ///< how the page is shown within others, and oEmbed
    Feed, ///< the same as a feed
    Reply, ///< the same with a form to answer one comment
    Share, ///< leads to another site that is told of the page
    Cart, ///< puts something into a basket
    Print, ///< the same to be printed
    Preview, ///< the same before it is published
};
inline constexpr int InfrastructureCount = int(Infrastructure::Preview) + 1;
[[nodiscard]] const char *name(Infrastructure kind); ///< "hidden_mail", "network", "interface" … ""

/// How such an address is known.
struct InfrastructureMark
{
    enum class Where : quint8 {
        Within, ///< the path has that in it
        Segment, ///< a part of the path is called so
        Last, ///< the last part
        LastWithQuery, ///< the last part, and a query follows
        LastOfSeveral, ///< the last part, behind another
        Parameter, ///< a parameter of the query is called so
    };
    Infrastructure kind;
    Where where;
    const char *text; ///< lower case, but for the query without regard to case
    const char *value = nullptr; ///< of the parameter; null: any
};

/// The table. The first mark that fits decides.
[[nodiscard]] std::span<const InfrastructureMark> infrastructureMarks();

/// Any thread.
[[nodiscard]] Infrastructure infrastructureOf(const Url &url);
/// Something asks or answers there, and no visitor reads: whatever it says to a crawler is no fault of the site.
[[nodiscard]] bool isService(Infrastructure kind);

} // namespace argiope::url
