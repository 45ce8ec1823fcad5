#include "core/audit/trustpages.h"

#include "core/base/phraseset.h"

#include <QString>

namespace argiope::audit {

namespace {

constexpr qsizetype LongestPath = 120; ///< an address that is longer is an article's
constexpr qsizetype LongestTitle = 200;

/// Beginnings of words, lower case. They are at least four bytes long.
const base::PhraseSet &contactWords()
{
    static const base::PhraseSet words(
        {"contact", "kontakt", "contatt", "contato", "fale-conosco", "hubungi", "impressum", "imprint", "iletisim",
            "iletişim", "yhteys", "kapcsolat", "контакт", "επικοινων", "اتصل", "تواصل", "צור קשר", "联系", "联络",
            "聯絡", "聯繫", "問い合わせ", "お問合せ", "문의", "liên hệ", "lien-he"},
        base::PhraseSet::Fold::Ascii);
    return words;
}

const base::PhraseSet &privacyWords()
{
    static const base::PhraseSet words(
        {"privacy", "datenschutz", "dataprotection", "data-protection", "data protection", "privacidad", "privacitat",
            "confidentialit", "vie-privee", "vie privée", "donnees-personnelles", "données personnelles", "privasi",
            "prywatno", "tietosuoja", "integritetspolicy", "personuppgift", "personvern", "privatliv",
            "gegevensbescherming", "gizlilik", "kvkk", "gdpr", "rgpd", "dsgvo", "ochrana-osobnich", "osobních údajů",
            "adatvedelm", "adatvédelm", "конфиденциальност", "персональн", "персональних", "απορρήτου", "الخصوصية",
            "פרטיות", "隐私", "隱私", "プライバシー", "個人情報", "개인정보", "quyền riêng tư", "quyen-rieng-tu"},
        base::PhraseSet::Fold::Ascii);
    return words;
}

} // namespace

quint8 trustPagesOf(const url::Url &address, const QByteArray &title)
{
    if (!address.isHttp())
        return address.scheme() == "mailto" || address.scheme() == "tel" ? ContactPage : NoTrustPage;
    const QByteArray path = QByteArray::fromPercentEncoding(address.pathname().toByteArray());
    quint8 found = NoTrustPage;
    const auto look = [&found](QByteArrayView text) {
        found |= contactWords().isAnyIn(text) ? ContactPage : NoTrustPage;
        found |= privacyWords().isAnyIn(text) ? PrivacyPage : NoTrustPage;
    };
    if (path.size() <= LongestPath)
        look(path);
    if (!title.isEmpty() && title.size() <= LongestTitle)
        look(title);
    return found;
}

} // namespace argiope::audit
