#pragma once

#include "tests/support/testsite.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QList>

namespace argiope::test {

/// A fault of a whole site, and where it has been planted.
struct PlantedFault
{
    QByteArray check; ///< the id of the check that has to find it
    QByteArray bad; ///< the URL where it must be found
    QByteArray good; ///< its twin, where it must not be found
};

/// Several sites with everything that is wrong with the sites of this world: pages, redirects, links, languages,
/// sitemaps and files for robots, each fault beside a twin without it. A proxy that answers for all of their hosts, so
/// that these have names. Any thread.
class FaultySite
{
public:
    FaultySite();

    [[nodiscard]] QByteArray proxy() const { return m_site.origin(); }
    [[nodiscard]] const QByteArrayList &seeds() const { return m_seeds; }
    [[nodiscard]] const QList<PlantedFault> &faults() const { return m_faults; }

private:
    struct Parts; ///< what a page has beyond what every page has
    enum class Linked : quint8 { No, Yes }; ///< by the start page

    void page(const QByteArray &path, const Parts &parts, Linked linked = Linked::Yes);
    void answer(const QByteArray &path, Response response, Linked linked = Linked::Yes);
    void redirect(const QByteArray &from, const QByteArray &to, int status = 301, Linked linked = Linked::Yes);
    /// Paths of the main site, or whole URLs.
    void fault(const QByteArray &check, const QByteArray &bad, const QByteArray &good);
    /// A host with a start page of its own, and a file for robots.
    void host(const QByteArray &name, Response robots);

    void plantAnswers();
    void plantDirectives();
    void plantLanguages();
    void plantSeries();
    void plantTwins();
    void plantLinks();
    void plantImages();
    void plantSitemaps();
    void plantHosts();

    TestSite m_site;
    QByteArrayList m_seeds;
    QByteArrayList m_linked; ///< paths
    QList<PlantedFault> m_faults;
};

} // namespace argiope::test
