#include "core/a11y/languagetags.h"

#include "core/a11y/languages.h"
#include "core/html/strings.h"

#include <QByteArrayList>

#include <algorithm>

namespace argiope::a11y {

namespace {

// The IANA Language Subtag Registry, file of 2025-08-25, in lower case and order.
// clang-format off
constexpr QByteArrayView Regions
    = "aaacadaeafagaialamanaoaqarasatauawaxazbabbbdbebfbgbhbibjblbmbnbobqbrbsbtbubvbwbybzcacccdcfcgchcickclcmcncocpcq"
      "crcscucvcwcxcyczdddedgdjdkdmdodzeaeceeegehereseteuezfifjfkfmfofrfxgagbgdgegfggghgiglgmgngpgqgrgsgtgugwgyhkhmhn"
      "hrhthuicidieiliminioiqirisitjejmjojpkekgkhkikmknkpkrkwkykzlalblclilklrlsltlulvlymamcmdmemfmgmhmkmlmmmnmompmqmr"
      "msmtmumvmwmxmymznancnenfngninlnonpnrntnunzompapepfpgphpkplpmpnprpsptpwpyqarerorsrurwsasbscsdsesgshsisjskslsmsn"
      "sosrssstsusvsxsysztatctdtftgthtjtktltmtntotptrtttvtwtzuaugumunusuyuzvavcvevgvivnvuwfwsydyeytyuzazmzrzwzz";
constexpr QByteArrayView AreaCodes
    = "001002003005009011013014015017018019021029030034035039053054057061142143145150151154155202419";
constexpr QByteArrayView Scripts
    = "adlmafakaghbahomarabaranarmiarmnavstbalibamubassbatkbengberfbhksblisbopobrahbraibugibuhdcakmcanscarichamcherch"
      "ischrscirtcoptcpmncprtcyrlcyrsdevadiakdogrdsrtduplegydegyhegypelbaelymethigarageokgeorglaggonggonmgothgrangrek"
      "gujrgukhguruhanbhanghanihanohanshanthatrhebrhirahluwhmnghmnphntlhrkthungindsitaljamojavajpanjurckalikanakawikh"
      "arkhmrkhojkitlkitskndakorekpelkraikthilanalaoolatflatglatnlekelepclimblinalinblisulomalycilydimahjmakamandmani"
      "marcmayamedfmendmercmeromlymmodimongmoonmroomteimultmymrnagmnandnarbnbatnewankdbnkgbnkoonshuogamolckonaoorkhor"
      "yaosgeosmaougrpalmpaucpcunpelmpermphagphliphlpphlvphnxpiqdplrdprtipsinranjrjngrohgrororunrsamrsarasarbsaurseal"
      "sgnwshawshrdshuisiddsidtsindsinhsogdsogosorasoyosundsunusylosyrcsyresyrjsyrntagbtakrtaletalutamltangtavttayote"
      "lutengtfngtglgthaathaitibttirhtnsatodrtolstototutgugarvaiivispvithwarawchowolexpeoxsuxyeziyiiizanbzinhzmthzsye"
      "zsymzxxxzyyyzzzz";
constexpr QByteArrayView ExtendedLanguages
    = "aaoabhabvacmacqacwacxacyadfadsaebaecaedaenafbafgajpajsapcapdarbarqarsaryarzaseasfaspasqaswauzavlayhaylaynaypbb"
      "zbfibfkbjnbogbqnbqybtjbvebvlbvubzscdocdscjycmncnpcoacpxcsccsdcsecsfcsgcslcsncspcsqcsrcsxczhczodoqdsedsldszdupe"
      "csehseslesnesoethfcsfsefslfssgangdsgomgsegsggsmgssgushabhafhakhdshjihkshnmhoshpshshhslhsnicliksilsinlinsiseisg"
      "isrjakjaxjcsjhsjksjlsjosjsljuskgiknnkvbkvkkvrkxdlbslcelcflgsliwllslsblsclsglsllsnlsolsplstlsvlswlsyltgluhlvslw"
      "slzhmaxmdlmeomfamfbmfsminmnpmqgmremsdmsimsrmuimzcmzgmzynannbsncsnsinslnspnsrnzsoklornorspelpgapgzpksprlprzpscp"
      "sdpsepsgpslpsopsppsrpysribrmsrnbrsirslrsmrsnsdlsfbsfssggsgxshusjcslfslssqksqssqxsshsspssrsvkswcswhswlsyyszstmw"
      "tsetsmtsqtsstsytzaugnugyukluksurkuznuzsvgtvkkvktvsivslvsvwbswuuxkixmlxmmxmsydsygsyhsyslysmyuezibzlmzmizslzsm";
constexpr QByteArrayView Variants
    = "1606nict 1694acad 1901 1959acad 1994 1996 abl1943 akhmimic akuapem alalc97 aluku anpezo ao1990 aranes "
      "arevela arevmda arkaika asante auvern baku1926 balanka barla basiceng bauddha bciav bcizbl biscayan biske "
      "blasl bohairic bohoric boont bornholm cisaup colb1945 cornu creiss dajnko ekavsk emodeng fascia fayyumic "
      "fodom fonipa fonkirsh fonnapa fonupa fonxsamp gallo gascon gherd grclass grital grmistr hanoi hepburn heploc "
      "hognorsk hsistemo huett ijekavsk itihasa ivanchov jauer jyutping kkcor kleinsch kociewie kscor laukika "
      "leidentr lemosin lengadoc lipaw ltg1929 ltg2007 luna1918 lycopol mdcegyp mdctrans mesokem metelko monoton "
      "ndyuka nedis newfound nicard njiva nulik osojs oxendict pahawh2 pahawh3 pahawh4 pamaka peano pehoeji "
      "petr1708 pinyin polyton provenc puter rigik rozaj rumgr sahidic saigon scotland scouse simple solba sotav "
      "spanglis surmiran sursilv sutsilv synnejyl tailo tarask tongyong tunumiit uccor ucrcor ulster unifon vaidika "
      "valbadia valencia vallader vecdruka viennese vivaraup wadegile xsistemo";
/// Tags that are older than the rules for them.
constexpr QByteArrayView Grandfathered
    = "art-lojban cel-gaulish en-gb-oed i-ami i-bnn i-default i-enochian i-hak i-klingon i-lux i-mingo i-navajo "
      "i-pwn i-tao i-tay i-tsu no-bok no-nyn sgn-be-fr sgn-be-nl sgn-ch-de zh-guoyu zh-hakka zh-min zh-min-nan "
      "zh-xiang";
// clang-format on

constexpr qsizetype MostSubtag = 8; ///< letters and digits
constexpr qsizetype MostSubtags = 200; ///< of one tag: what is longer is none

/// `list` has words of `size` bytes without anything between them.
bool isAmong(QByteArrayView list, qsizetype size, QByteArrayView subtag)
{
    for (qsizetype i = 0; subtag.size() == size && i < list.size(); i += size) {
        if (list.sliced(i, size) == subtag)
            return true;
    }
    return false;
}

/// `list` has a blank between its words.
bool isWordOf(QByteArrayView list, QByteArrayView word)
{
    if (word.isEmpty() || word.contains(' '))
        return false;
    for (qsizetype at = list.indexOf(word); at >= 0; at = list.indexOf(word, at + 1)) {
        const qsizetype end = at + word.size();
        if ((at == 0 || list[at - 1] == ' ') && (end == list.size() || list[end] == ' '))
            return true;
    }
    return false;
}

bool isAllAlpha(QByteArrayView text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return html::isAlpha(c); });
}

bool isAllDigits(QByteArrayView text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return html::isDigit(c); });
}

bool isExtendedLanguage(QByteArrayView subtag)
{
    return isAmong(ExtendedLanguages, 3, subtag);
}

bool isScript(QByteArrayView subtag)
{
    const bool forPrivateUse = subtag >= QByteArrayView("qaaa") && subtag <= QByteArrayView("qabx");
    return isAmong(Scripts, 4, subtag) || forPrivateUse;
}

bool isRegion(QByteArrayView subtag)
{
    if (subtag.size() == 3)
        return isAmong(AreaCodes, 3, subtag);
    const bool forPrivateUse = (subtag[0] == 'q' && subtag[1] >= 'm') || subtag[0] == 'x';
    return isAmong(Regions, 2, subtag) || forPrivateUse;
}

bool looksLikeScript(QByteArrayView subtag)
{
    return subtag.size() == 4 && isAllAlpha(subtag);
}

bool looksLikeRegion(QByteArrayView subtag)
{
    return (subtag.size() == 2 && isAllAlpha(subtag)) || (subtag.size() == 3 && isAllDigits(subtag));
}

bool looksLikeVariant(QByteArrayView subtag)
{
    return subtag.size() >= 5 || (subtag.size() == 4 && html::isDigit(subtag[0]));
}

/// Of a tag in lower case: the place of the first subtag that makes it invalid; -1 where none does.
qsizetype faultyAt(const QByteArrayList &subtags)
{
    const qsizetype count = subtags.size();
    qsizetype at = 0;
    if (subtags[0] != "x") {
        if (!isRegisteredLanguage(subtags[0]))
            return 0;
        ++at;
        if (at < count && subtags[at].size() == 3 && isAllAlpha(subtags[at])) {
            if (!isExtendedLanguage(subtags[at]))
                return at;
            ++at;
        }
        if (at < count && looksLikeScript(subtags[at])) {
            if (!isScript(subtags[at]))
                return at;
            ++at;
        }
        if (at < count && looksLikeRegion(subtags[at])) {
            if (!isRegion(subtags[at]))
                return at;
            ++at;
        }
        for (const qsizetype first = at; at < count && looksLikeVariant(subtags[at]); ++at) {
            if (!isWordOf(Variants, subtags[at]) || subtags.mid(first, at - first).contains(subtags[at]))
                return at;
        }
        QByteArrayList singletons;
        while (at < count && subtags[at].size() == 1 && subtags[at] != "x") {
            if (singletons.contains(subtags[at]) || at + 1 == count || subtags[at + 1].size() < 2)
                return at;
            singletons.append(subtags[at]);
            for (++at; at < count && subtags[at].size() >= 2;)
                ++at;
        }
    }
    if (at < count && subtags[at] == "x")
        return at + 1 == count ? at : -1;
    return at == count ? -1 : at;
}

} // namespace

std::optional<QByteArray> languageTagFault(QByteArrayView tag)
{
    const QByteArrayView text = html::trimmed(tag);
    const QByteArrayList written = text.toByteArray().split('-');
    const QByteArray lower = html::lowered(text);
    if (isWordOf(Grandfathered, lower))
        return std::nullopt;
    for (const QByteArray &subtag : written) {
        const bool wellFormed = !subtag.isEmpty() && subtag.size() <= MostSubtag
            && std::all_of(subtag.begin(), subtag.end(), [](char c) { return html::isAlpha(c) || html::isDigit(c); });
        if (!wellFormed || written.size() > MostSubtags)
            return subtag;
    }
    const qsizetype at = faultyAt(lower.split('-'));
    return at < 0 ? std::nullopt : std::optional(written[at]);
}

bool namesALanguage(QByteArrayView tag)
{
    return isRegisteredLanguage(primarySubtag(tag)) || !languageTagFault(tag);
}

} // namespace argiope::a11y
