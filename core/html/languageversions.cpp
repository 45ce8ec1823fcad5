#include "core/html/languageversions.h"

#include "core/base/json.h"
#include "core/html/strings.h"

#include <algorithm>

namespace argiope::html {

namespace {

/// Two letters each (ISO 639-1), in order.
constexpr QByteArrayView Languages
    = "aaabaeafakamanarasavayazbabebgbhbibmbnbobrbscacechcocrcscucvcydadedvdzeeeleneoeseteufafffifjfofrfygagdglgngugv"
      "hahehihohrhthuhyhziaidieigiiikioisitiujajvkakgkikjkkklkmknkokrkskukvkwkylalblglilnloltlulvmgmhmimkmlmnmrmsmtmy"
      "nanbndnengnlnnnonrnvnyocojomorospapiplpsptqurmrnrorurwsascsdsesgsiskslsmsnsosqsrssstsusvswtatetgthtitktltntotr"
      "tstttwtyugukuruzvevivowawoxhyiyozazhzu";
/// ISO 3166-1 alpha-2, in order.
constexpr QByteArrayView Regions
    = "adaeafagaialamaoaqarasatauawaxazbabbbdbebfbgbhbibjblbmbnbobqbrbsbtbvbwbybzcacccdcfcgchcickclcmcncocrcucvcwcxcy"
      "czdedjdkdmdodzeceeegeheresetfifjfkfmfofrgagbgdgegfggghgiglgmgngpgqgrgsgtgugwgyhkhmhnhrhthuidieiliminioiqirisit"
      "jejmjojpkekgkhkikmknkpkrkwkykzlalblclilklrlsltlulvlymamcmdmemfmgmhmkmlmmmnmompmqmrmsmtmumvmwmxmymznancnenfngni"
      "nlnonpnrnunzompapepfpgphpkplpmpnprpsptpwpyqarerorsrurwsasbscsdsesgshsisjskslsmsnsosrssstsvsxsysztctdtftgthtjtk"
      "tltmtntotrtttvtwtzuaugumusuyuzvavcvevgvivnvuwfwsyeytzazmzw";

/// `code` has two letters, of any case.
bool isListed(QByteArrayView list, QByteArrayView code)
{
    const char wanted[] = {toLower(code[0]), toLower(code[1])};
    for (qsizetype i = 0; i < list.size(); i += 2) {
        if (list[i] == wanted[0] && list[i + 1] == wanted[1])
            return true;
    }
    return false;
}

} // namespace

bool isSearchLanguage(QByteArrayView code)
{
    if (equalsLower(code, "x-default"))
        return true;
    if (code.size() < 2 || !isListed(Languages, code))
        return false;
    code = code.sliced(2);
    if (code.size() >= 5 && code.front() == '-'
        && std::all_of(code.begin() + 1, code.begin() + 5, [](char c) { return isAlpha(c); }))
        code = code.sliced(5);
    return code.isEmpty() || (code.size() == 3 && code.front() == '-' && isListed(Regions, code.sliced(1)));
}

WalkFlags LanguageVersions::element(const ElementView &view)
{
    if (!view.isHtml || !m_context.isPage() || (view.flags & (InTemplate | InNoscript)))
        return 0;
    const QByteArrayView code = trimmed(view.value(QByteArrayView("hreflang")));
    if (code.isNull() || !parseRel(view.value(Attr::Rel)).flags.testFlag(LinkRel::Alternate))
        return 0;
    bool isStyle = false; // an alternative style sheet is no other version of the page (HTML Standard 4.6.7.1)
    forEachToken(view.value(Attr::Rel),
        [&isStyle](QByteArrayView token) { isStyle = isStyle || equalsLower(token, "stylesheet"); });
    if (isStyle)
        return 0;
    const QByteArrayView href = trimmed(view.value(Attr::Href));
    if (!(view.flags & InHead)) {
        m_context.observed.add("hreflang-in-body", href);
        return 0;
    }
    if (!url::parse(href))
        m_context.observed.add("hreflang-relative", href);
    LanguageVersion version{code.toByteArray(), {}};
    if (const auto resolved = m_context.links.resolve(href, m_context.base))
        version.url = resolved->href();
    add(version);
    return 0;
}

void LanguageVersions::add(const LanguageVersion &version)
{
    if (!isSearchLanguage(version.code))
        m_context.observed.add("hreflang-bad-code", version.code);
    if (m_versions.size() == Most)
        m_context.observed.add("language-versions-dropped");
    else
        m_versions.append(version);
}

void LanguageVersions::finish()
{
    for (const LanguageVersion &version : m_context.headers.versions)
        add(version);
    if (m_versions.isEmpty())
        return;
    QByteArray json = "[";
    for (const LanguageVersion &version : std::as_const(m_versions)) {
        json += json.size() > 1 ? ",[" : "[";
        base::appendJsonString(json, version.code);
        json += ',';
        base::appendJsonString(json, version.url);
        json += version.inHeader ? ",\"header\"]" : "]";
    }
    m_context.page.languageVersions = json + ']';
}

} // namespace argiope::html
