#include "core/html/absencewords.h"

#include "core/base/phraseset.h"
#include "core/base/text.h"
#include "core/html/strings.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <array>
#include <bitset>
#include <iterator>
#include <map>
#include <utility>

namespace argiope::html {

namespace {

/// How error pages are called, lower case.
constexpr const char *NotFoundTitles[] = {"404", "error 404", "404 error", "404 not found", "not found",
    "page not found", "file not found", "page does not exist", "page doesn't exist", "page cannot be found",
    "page can't be found", "page could not be found", "page is no longer available", "page gone",
    "page no longer exists", "this page does not exist", "this page doesn't exist", "404 page not found",
    "error 404 not found", "nicht gefunden", "seite nicht gefunden", "seite existiert nicht", "fehler 404",
    "page introuvable", "page non trouvée", "erreur 404", "cette page n'existe pas", "página no encontrada",
    "no se ha encontrado la página", "no se encontró la página", "pagina non trovata", "página não encontrada",
    "pagina niet gevonden", "sidan hittades inte", "sidan kunde inte hittas", "siden blev ikke fundet",
    "siden ble ikke funnet", "sivua ei löytynyt", "nie znaleziono strony", "strona nie została znaleziona",
    "stránka nenalezena", "страница не найдена", "ошибка 404", "сторінку не знайдено", "sayfa bulunamadı", "页面不存在",
    "找不到页面", "页面未找到", "未找到页面", "找不到網頁", "頁面不存在", "ページが見つかりません",
    "お探しのページは見つかりません", "페이지를 찾을 수 없습니다",
    // Arabic, Indonesian and Malay, and more of those above
    "الصفحة غير موجودة", "هذه الصفحة غير موجودة", "لم يتم العثور على الصفحة", "الصفحة المطلوبة غير موجودة",
    "لا يمكن العثور على الصفحة", "خطأ 404", "halaman tidak ditemukan", "halaman tidak tersedia", "halaman tidak ada",
    "halaman tidak dijumpai", "halaman tidak wujud", "laman tidak ditemukan", "laman tidak dijumpai", "tidak ditemukan",
    "kesalahan 404", "ralat 404", "la página no existe", "esta página no existe", "página inexistente",
    "error 404: página no encontrada", "no encontrado", "no encontrada", "a página não existe",
    "esta página não existe", "página não existe", "não encontrado", "não encontrada", "erro 404",
    "la page n'existe pas", "cette page est introuvable", "page inexistante", "introuvable",
    "diese seite existiert nicht", "seite wurde nicht gefunden", "seite konnte nicht gefunden werden",
    "такой страницы нет", "страница не существует", "страницы не существует", "не найдено", "该页面不存在",
    "您访问的页面不存在", "页面找不到了", "页面无法找到", "网页不存在", "未找到", "頁面找不到", "找不到頁面",
    "無法找到頁面", "このページは存在しません", "ページは見つかりませんでした", "ページが見つかりませんでした",
    "ページが存在しません", "見つかりません",
    // what others write
    "http 404", "http error 404", "error 404 (not found)", "404 (not found)", "content not found",
    "that page can't be found", "404错误", "404 错误", "404 页面不存在", "404エラー", "404 오류", "오류 404",
    "페이지가 존재하지 않습니다", "존재하지 않는 페이지입니다", "không tìm thấy trang", "trang không tồn tại",
    "lỗi 404", "صفحه پیدا نشد", "صفحه یافت نشد", "صفحه مورد نظر یافت نشد", "صفحه مورد نظر پیدا نشد", "خطای 404",
    "पृष्ठ नहीं मिला", "पेज नहीं मिला", "errore 404", "fout 404", "chyba 404", "błąd 404", "hata 404", "fel 404", "feil 404",
    "fejl 404", "помилка 404", "σφάλμα 404", "η σελίδα δεν βρέθηκε", "az oldal nem található",
    "pagina nu a fost găsită", "הדף לא נמצא", "ไม่พบหน้า", "stránka nebyla nalezena"};

/// The first two, or the last two, characters of each of those, where they are of ASCII.
class Edges
{
public:
    explicit Edges(bool ofEnd)
    {
        for (const QByteArrayView title : NotFoundTitles) {
            const QByteArrayView pair = ofEnd ? title.last(2) : title.first(2);
            if (base::isAscii(pair))
                m_pairs[at(pair[0], pair[1])] = true;
        }
    }
    [[nodiscard]] bool have(char first, char second) const { return m_pairs[at(first, second)]; }

private:
    static size_t at(char first, char second) { return size_t(toLower(first)) * 128 + size_t(toLower(second)); }

    std::bitset<128 * 128> m_pairs;
};

/// False where nothing that such a title begins or ends with stands at the text's ends, which is so of most.
bool mayBeNotFoundTitle(QByteArrayView text)
{
    static const Edges starts(false);
    static const Edges ends(true);
    const QByteArrayView said = text.trimmed();
    if (said.size() < 2 || !base::isAscii(said))
        return true;
    const auto shown = [](char c) { return c >= '\t' && c <= '\r' ? ' ' : c; };
    return starts.have(shown(said[0]), shown(said[1])) || ends.have(shown(said[said.size() - 2]), shown(said.back()));
}

/// Of one language, lower case; the rest is null.
struct Phrases
{
    const char *languages; ///< by their codes
    std::array<const char *, 20> texts;
};

/// How sentences of error pages begin. None that an article about them would have by itself.
constexpr Phrases NotFoundSentences[] = {
    {"en",
        {"the page you are looking for", "the page you were looking for", "the page you requested",
            "the page you're looking for", "the requested page", "was not found on this server",
            "this page could not be found", "find the page you", "find that page", "nothing was found at this location",
            "sorry, this page isn't available", "page you are trying to reach", "this page does not exist",
            "this page doesn't exist", "the page does not exist", "the page doesn't exist",
            "content isn't available right now"}},
    {"de",
        {"die von ihnen gesuchte seite", "die angeforderte seite", "die gewünschte seite", "diese seite gibt es nicht",
            "die seite, die sie suchen", "die gesuchte seite", "konnten die seite nicht finden",
            "die aufgerufene seite", "die von ihnen aufgerufene seite", "die von ihnen angeforderte seite",
            "die von ihnen gewünschte seite", "die seite, die du suchst", "die von dir gesuchte seite",
            "die von dir aufgerufene seite", "diese seite existiert nicht"}},
    {"fr",
        {"la page que vous recherchez", "la page que vous cherchez", "la page demandée",
            "la page que vous avez demandée", "cette page n'existe pas", "cette page n'existe plus",
            "avons pas trouvé la page", "la page recherchée", "la page que tu cherches",
            "impossible de trouver la page"}},
    {"es",
        {"la página que buscas", "la página que busca", "la página que estás buscando", "la página que está buscando",
            "la página solicitada", "no se puede encontrar la página", "no podemos encontrar la página",
            "no pudimos encontrar la página", "no hemos podido encontrar la página", "no hemos encontrado la página",
            "no encontramos la página", "no se ha podido encontrar la página", "esta página no existe",
            "esta página ya no existe", "la página a la que intentas acceder"}},
    {"pt",
        {"a página que você procura", "a página que você está procurando", "a página que procura",
            "a página solicitada", "não encontramos a página", "não conseguimos encontrar a página",
            "não foi possível encontrar a página", "não pudemos encontrar a página", "esta página não existe",
            "essa página não existe", "a página que tentou aceder", "a página que você tentou acessar"}},
    {"id ms",
        {"halaman yang anda cari", "halaman yang anda minta", "laman yang anda cari", "tidak dapat menemukan halaman",
            "tidak bisa menemukan halaman", "tidak menemukan halaman", "tidak dapat mencari halaman",
            "halaman yang diminta", "halaman yang kamu cari", "halaman ini tidak tersedia", "halaman ini tidak ada"}},
    {"ru",
        {"запрашиваемая страница", "запрошенная страница", "страница, которую вы ищете", "такой страницы не существует",
            "не нашли эту страницу", "страница была удалена", "запрашиваемой страницы", "запрашиваемая вами страница",
            "запрошенная вами страница", "страницу, которую вы искали", "страницу, которую вы ищете",
            "такой страницы нет", "этой страницы не существует"}},
    {"ar",
        {"الصفحة التي تبحث عنها", "الصفحة التي طلبتها", "الصفحة المطلوبة", "لا يمكن العثور على الصفحة",
            "لم يتم العثور على الصفحة", "لم نتمكن من العثور على الصفحة", "تعذر العثور على الصفحة", "لم نعثر على الصفحة",
            "عذرا، الصفحة", "عذرًا، الصفحة"}},
    {"zh",
        {"您访问的页面", "您要找的页面", "您查找的页面", "你访问的页面", "你要找的页面", "您请求的页面", "您請求的頁面",
            "您要找的頁面", "您造訪的頁面", "页面可能已被删除", "该页面已被删除", "您要查看的页面", "您要访问的页面",
            "您浏览的页面", "您访问的网页", "找不到您", "找不到你", "抱歉，页面", "抱歉，頁面"}},
    {"ja",
        {"お探しのページ", "ご指定のページ", "指定されたページ", "アクセスしようとしたページ", "お求めのページ",
            "ご覧になろうとしたページ", "アクセスいただいたページ", "アクセスされたページ", "お探しのURL",
            "リクエストされたページ"}},
    {"it", {"la pagina che cerchi", "la pagina che stai cercando", "la pagina richiesta", "la pagina cercata"}},
    {"nl",
        {"de pagina die je zoekt", "de pagina die u zoekt", "de opgevraagde pagina", "deze pagina bestaat niet",
            "deze pagina kan niet", "deze pagina kon niet", "deze pagina is niet gevonden",
            "deze pagina is niet meer beschikbaar", "deze pagina is verwijderd", "deze pagina is verplaatst"}},
    {"pl", {"strona, której szukasz", "strony, której szukasz", "żądana strona", "podana strona"}},
    {"tr", {"aradığınız sayfa", "istediğiniz sayfa", "ulaşmaya çalıştığınız sayfa"}},
    {"ko", {"요청하신 페이지", "찾으시는 페이지", "찾고 계신 페이지", "방문하시려는 페이지", "원하시는 페이지"}},
    {"vi", {"trang bạn đang tìm", "trang bạn tìm", "trang bạn yêu cầu", "trang mà bạn"}},
    {"fa", {"صفحه ای که به دنبال آن", "صفحه‌ای که به دنبال آن", "صفحه مورد نظر", "صفحه درخواستی"}},
    {"hi", {"आप जो पृष्ठ", "आप जिस पृष्ठ", "आप जो पेज", "आप जिस पेज"}},
    {"cs", {"hledaná stránka", "požadovaná stránka", "stránka, kterou hledáte"}},
    {"uk", {"сторінка, яку ви", "сторінку, яку ви", "запитувана сторінка", "запитана сторінка"}},
    {"sv", {"sidan du söker", "sidan du letar efter", "den begärda sidan"}},
};

/// What such a sentence goes on with, or has before it.
constexpr Phrases Absences[] = {
    {"en",
        {"not found", "not exist", "n't exist", "not be found", "n't be found", "can't find", "couldn't find",
            "could not find", "cannot find", "can't seem to find", "no longer", "not available", "isn't available",
            "unavailable", "moved", "removed", "nothing was found"}},
    {"de",
        {"nicht gefunden", "existiert nicht", "nicht mehr", "gibt es nicht", "nicht finden", "nicht verfügbar",
            "nicht vorhanden", "verschoben", "gelöscht"}},
    {"fr", {"introuvable", "n'existe", "n'est plus", "n'est pas", "n'a pas", "pas trouvé", "supprimée", "déplacée"}},
    {"es", {"no existe", "no se", "no está", "no pudimos", "no hemos", "ya no", "eliminada"}},
    {"pt", {"não", "removida"}},
    {"id ms", {"tidak", "telah dihapus", "dipindahkan"}},
    {"ru", {"не найден", "не существует", "удален", "нет", "не нашли", "перемещен"}},
    {"ar", {"غير", "لم", "لا ", "حذف"}},
    {"zh",
        {"不存在", "找不到", "未找到", "没有找到", "已被", "已经", "不見", "無法", "已刪", "已删", "没", "无法",
            "失效"}},
    {"ja", {"見つかりません", "存在しません", "存在しない", "ございません", "削除", "移動", "ありません"}},
    {"it", {"non esiste", "non è stata trovata", "non trovata", "non è disponibile", "non è più", "rimossa"}},
    {"nl", {"bestaat niet", "niet gevonden", "niet meer", "niet vinden", "verwijderd", "verplaatst"}},
    {"pl", {"nie istnieje", "nie została znaleziona", "nie znaleziono", "usunięta", "przeniesiona"}},
    {"tr", {"bulunamadı", "bulunamıyor", "mevcut değil", "kaldırılmış", "taşınmış"}},
    {"ko", {"찾을 수 없", "존재하지 않", "삭제", "변경", "없습니다"}},
    {"vi", {"không", "đã bị xóa", "đã bị xoá"}},
    {"fa", {"نشد", "وجود ندارد", "نیست", "حذف"}},
    {"hi", {"नहीं", "हटा"}},
    {"cs", {"neexistuje", "nenalezen", "nebyla nalezena", "odstraněna", "přesunuta"}},
    {"uk", {"не існує", "не знайдено", "видален", "не знайшли", "переміщен"}},
    {"sv", {"finns inte", "hittades inte", "hittas", "tagits bort", "flyttats"}},
};

/// Of things that are sold.
constexpr Phrases OutOfStock[] = {
    {"en",
        {"out of stock", "sold out", "currently unavailable", "temporarily unavailable",
            "product is no longer available", "item is no longer available", "no longer available",
            "product discontinued", "product has been discontinued", "item has been discontinued"}},
    {"de",
        {"nicht auf lager", "ausverkauft", "nicht vorrätig", "derzeit nicht verfügbar", "zurzeit nicht verfügbar",
            "momentan nicht verfügbar", "nicht mehr verfügbar", "nicht mehr lieferbar", "derzeit nicht lieferbar",
            "vergriffen"}},
    {"fr",
        {"rupture de stock", "épuisé", "produit épuisé", "actuellement indisponible", "n'est plus disponible",
            "plus disponible", "produit indisponible", "article indisponible"}},
    {"es",
        {"agotado", "agotada", "sin existencias", "sin stock", "fuera de stock", "producto no disponible",
            "ya no está disponible", "no disponible actualmente"}},
    {"pt",
        {"esgotado", "esgotada", "fora de estoque", "sem estoque", "sem stock", "produto indisponível",
            "item indisponível", "não está mais disponível"}},
    {"id ms",
        {"stok habis", "habis terjual", "stok kosong", "produk tidak tersedia", "kehabisan stok", "tiada stok",
            "habis dijual"}},
    {"ru",
        {"нет в наличии", "распродано", "товар закончился", "снят с производства", "нет на складе",
            "временно отсутствует", "товар распродан"}},
    {"ar", {"غير متوفر", "نفدت الكمية", "نفد من المخزون", "نفذت الكمية", "غير متاح حاليا", "نفذ من المخزون"}},
    {"zh", {"缺货", "售罄", "无货", "已下架", "缺貨", "已售完", "補貨中", "补货中", "售完"}},
    {"ja", {"在庫切れ", "売り切れ", "売切れ", "品切れ", "在庫なし", "在庫がありません", "販売終了", "入荷待ち"}},
    {"it", {"esaurito", "momentaneamente non disponibile", "non più disponibile", "fuori produzione"}},
    {"nl", {"uitverkocht", "niet op voorraad", "niet meer leverbaar"}},
    {"pl", {"brak w magazynie", "produkt niedostępny", "wyprzedane"}},
    {"tr", {"stokta yok", "stoklarda yok", "tükendi"}},
    {"ko", {"품절", "일시품절", "재고 없음", "판매 종료"}},
    {"vi", {"hết hàng", "tạm hết hàng", "ngừng kinh doanh"}},
    {"fa", {"ناموجود", "موجود نیست", "اتمام موجودی"}},
    {"hi", {"स्टॉक में नहीं", "आउट ऑफ स्टॉक"}},
    {"cs", {"není skladem", "vyprodáno"}},
    {"uk", {"немає в наявності", "товар закінчився"}},
    {"sv", {"slut i lager", "slutsåld", "ej i lager"}},
};

/// Those of one language and the English ones, which many sites keep; all where it is not known.
template <size_t N>
QStringList phrasesOf(const Phrases (&table)[N], QByteArrayView language)
{
    QStringList list;
    for (const Phrases &phrases : table) {
        const QByteArrayList codes = QByteArray(phrases.languages).split(' ');
        if (!language.isEmpty() && codes.constFirst() != "en" && !codes.contains(language.toByteArray()))
            continue;
        for (const char *text : phrases.texts) {
            if (text)
                list << QString::fromUtf8(text);
        }
    }
    return list;
}

/// Those of one table and language.
struct Known
{
    explicit Known(const QStringList &list)
        : phrases(list)
        , set([&list] {
            QByteArrayList all;
            for (const QString &phrase : list)
                all.append(phrase.toUtf8());
            return all;
        }())
    {
    }
    [[nodiscard]] bool areIn(const QString &text) const { return set.isAnyIn(text.toUtf8()); }

    QStringList phrases;
    base::PhraseSet set;
};

struct NotFoundTag;
struct StockTag;

/// Made once for each table (Tag) and language.
template <class Tag, size_t N>
const Known &known(const Phrases (&table)[N], QByteArrayView language)
{
    thread_local std::map<QByteArray, Known> all;
    const QByteArray key = language.toByteArray();
    const auto it = all.find(key);
    return it != all.end() ? it->second : all.emplace(key, Known(phrasesOf(table, language))).first->second;
}

/// Languages that part words by spaces: a phrase there is one of whole words.
bool isWhole(const QString &text, qsizetype at, qsizetype size)
{
    const auto letter = [&text](qsizetype i) {
        return i >= 0 && i < text.size() && text[i].isLetterOrNumber() && text[i].unicode() < 0x2E80;
    };
    return !(letter(at - 1) && letter(at)) && !(letter(at + size) && letter(at + size - 1));
}

/// What ends so goes on with what may be: "If the requested page does not exist, the server …".
bool isCondition(QStringView before)
{
    static const QStringList words = {QStringLiteral("if"), QStringLiteral("when"), QStringLiteral("whether"),
        QStringLiteral("wenn"), QStringLiteral("falls"), QStringLiteral("ob"), QStringLiteral("si"),
        QStringLiteral("quand"), QStringLiteral("lorsque"), QStringLiteral("cuando"), QStringLiteral("se"),
        QStringLiteral("quando"), QStringLiteral("если"), QStringLiteral("когда"), QStringLiteral("jika"),
        QStringLiteral("bila"), QStringLiteral("als"), QStringLiteral("wanneer"), QStringLiteral("jeśli"),
        QStringLiteral("gdy"), QStringLiteral("eğer"), QStringLiteral("إذا كانت"), QStringLiteral("如果"),
        QStringLiteral("当"), QStringLiteral("當")};
    const QStringView end = before.trimmed();
    return std::any_of(words.cbegin(), words.cend(), [end](const QString &word) {
        const qsizetype at = end.size() - word.size();
        return end.endsWith(word) && (word[0].unicode() >= 0x2E80 || at == 0 || !end[at - 1].isLetterOrNumber());
    });
}

/// A label, or a part of a sentence that begins or ends with the phrase, as with "this is sold out, but …". What stands
/// in the midst of a longer one is told of: "Never run out of stock again".
bool isLabel(const QString &said, qsizetype at, qsizetype size)
{
    constexpr qsizetype mostWords = 8;
    const auto ends = [](QChar c) { return !c.isLetterOrNumber() && c != u'\'' && c != u'"'; };
    const QStringView before = QStringView(said).first(at).trimmed();
    const QStringView behind = QStringView(said).sliced(at + size).trimmed();
    return said.count(u' ') < mostWords || before.isEmpty() || behind.isEmpty() || ends(before.back())
        || ends(behind.front());
}

} // namespace

QString plainPhrases(QByteArrayView text)
{
    return QString::fromUtf8(text).toLower().replace(QChar(0x2019), QLatin1Char('\'')).simplified();
}

bool isNotFoundTitle(const QByteArray &text, bool isShort)
{
    if (!isShort || !mayBeNotFoundTitle(text))
        return false;
    static const QStringList titles = [] {
        QStringList list;
        for (const char *title : NotFoundTitles)
            list << QString::fromUtf8(title);
        return list;
    }();
    const QString said = plainPhrases(text);
    const auto parts = [](QStringView rest, bool before) {
        // "404-Fehler beheben" is a word of two parts.
        const bool compound = !before && rest.size() > 1 && rest.front() == u'-' && rest[1].isLetter();
        if (compound && std::none_of(titles.cbegin(), titles.cend(), [rest](const QString &title) {
                return rest.sliced(1).startsWith(title);
            }))
            return false;
        rest = rest.trimmed();
        const QChar close = before ? rest.back() : rest.front();
        return !close.isLetterOrNumber() && !QStringView(u"/()\"").contains(close);
    };
    // "404 error: what it means" is about such pages, "404: not found" is one.
    const auto names = [](QStringView rest) {
        constexpr qsizetype mostWords = 2;
        rest = rest.trimmed();
        if (!rest.startsWith(u':'))
            return true;
        rest = rest.sliced(1).trimmed();
        return rest.count(u' ') < mostWords
            || std::any_of(
                titles.cbegin(), titles.cend(), [rest](const QString &title) { return rest.startsWith(title); });
    };
    return std::any_of(titles.cbegin(), titles.cend(), [&](const QString &title) {
        if (said == title)
            return true;
        if (said.startsWith(title)) {
            const QStringView rest = QStringView(said).sliced(title.size());
            if (parts(rest, false) && names(rest))
                return true;
        }
        return said.endsWith(title) && parts(QStringView(said).chopped(title.size()), true);
    });
}

bool speaksOfStatuses(QByteArrayView text)
{
    static const base::PhraseSet words(
        {"status code", "statuscode", "http status", "http-status", "404 errors", "soft 404", "código de estado",
            "código de status", "code d’état", "code d'état", "code de statut", "codice di stato", "kode status",
            "код состояния", "код ответа", "коды ответа", "коды состояния", "رمز الحالة", "رموز الحالة", "状态码",
            "狀態碼", "ステータスコード", "kod statusu", "durum kodu", "상태 코드", "mã trạng thái", "کد وضعیت"},
        base::PhraseSet::Fold::Ascii);
    return words.isAnyIn(text);
}

bool mayTellAbsence(QByteArrayView text, QByteArrayView language)
{
    // English phrases but for what an apostrophe, of which there are two, is in.
    static const base::PhraseSet english = [] {
        QByteArrayList all;
        for (const QString &phrase : phrasesOf(NotFoundSentences, "en") + phrasesOf(OutOfStock, "en"))
            all.append(base::upTo(phrase.toUtf8(), '\''));
        return base::PhraseSet(all, base::PhraseSet::Fold::Ascii);
    }();
    constexpr QByteArrayView noBreakSpace("\u00A0");
    return language != "en" || text.indexOf(noBreakSpace) >= 0 || english.isAnyIn(text);
}

QByteArray notFoundSentence(const QString &said, QByteArrayView language)
{
    constexpr qsizetype before = 40; // characters
    constexpr qsizetype behind = 160;
    const Known &sentences = known<NotFoundTag>(NotFoundSentences, language);
    if (!sentences.areIn(said))
        return {};
    const QStringList absent = phrasesOf(Absences, language);
    for (const QString &sentence : sentences.phrases) {
        for (qsizetype at = said.indexOf(sentence); at >= 0; at = said.indexOf(sentence, at + 1)) {
            const qsizetype from = std::max<qsizetype>(at - before, 0);
            const QString rest = said.mid(from, at - from + sentence.size() + behind);
            if (isWhole(said, at, sentence.size()) && !isCondition(QStringView(said).first(at))
                && std::any_of(
                    absent.cbegin(), absent.cend(), [&rest](const QString &one) { return rest.contains(one); }))
                return sentence.toUtf8();
        }
    }
    return {};
}

bool mayBeOutOfStock(const QString &said, QByteArrayView language)
{
    return known<StockTag>(OutOfStock, language).areIn(said);
}

QByteArray outOfStock(QByteArrayView block, QByteArrayView language)
{
    constexpr qsizetype mostBytes = 240; // of a label, or a sentence
    constexpr qsizetype mostCharacters = 80;
    if (block.isEmpty() || block.size() > mostBytes)
        return {};
    const QString said = plainPhrases(block);
    const Known &stock = known<StockTag>(OutOfStock, language);
    if (said.size() > mostCharacters || !stock.areIn(said))
        return {};
    for (const QString &phrase : stock.phrases) {
        const qsizetype at = said.indexOf(phrase);
        if (at >= 0 && isWhole(said, at, phrase.size()) && isLabel(said, at, phrase.size()))
            return phrase.toUtf8();
    }
    return {};
}

} // namespace argiope::html
