#include "core/html/placeholdertexts.h"

#include "core/base/phraseset.h"
#include "core/base/text.h"
#include "core/html/strings.h"
#include "core/html/textcollector.h"

#include <QByteArray>
#include <QSet>
#include <QString>

#include <algorithm>
#include <iterator>

namespace argiope::html {

namespace {

constexpr qsizetype LongestPhrase = 80; ///< bytes
constexpr qsizetype LongestNote = 300;
constexpr qsizetype LeastBytes = 4; ///< of their beginnings, which tell them from nearly all others

constexpr const char *PlaceholderPhrases[] = {"your text here", "your text goes here", "text goes here",
    "insert text here", "insert your text here", "add text here", "add your text here", "enter text here",
    "enter your text here", "type your text here", "write your text here", "placeholder text", "sample text",
    "dummy text", "click to edit text", "your title here", "your headline here", "your heading here",
    "add your heading text here", "your content here", "your content goes here", "description goes here",
    "hier steht ihr text", "hier steht ein text", "ihr text hier", "text hier einfügen", "hier text einfügen",
    "hier text eingeben", "mustertext", "blindtext", "beispieltext", "platzhaltertext", "votre texte ici",
    "insérez votre texte ici", "ajoutez votre texte ici", "texte d'exemple", "su texto aquí", "tu texto aquí",
    "inserte su texto aquí", "añade tu texto aquí", "texto de ejemplo", "seu texto aqui", "insira seu texto aqui",
    "texto de exemplo", "il tuo testo qui", "inserisci qui il tuo testo", "testo di esempio", "uw tekst hier",
    "voeg hier uw tekst toe", "voorbeeldtekst", "twój tekst tutaj", "przykładowy tekst", "ваш текст здесь",
    "введите текст", "пример текста", "buraya metin girin", "örnek metin", "在此输入文本", "在此输入文字",
    "在此处输入文字", "请输入文字", "示例文本", "示例文字", "占位文字", "在此輸入文字", "ここにテキストを入力",
    "テキストを入力してください", "サンプルテキスト", "ダミーテキスト", "여기에 텍스트를 입력하세요", "샘플 텍스트",
    "lorem ipsum", "mediawiki has been installed", "just another wordpress site"};

/// How the pages begin that a new site has (WordPress, in its own translations).
constexpr const char *Samples[] = {"Welcome to WordPress. This is your first post",
    "This is an example page. It's different from a blog post", "Hi, this is a comment. To get started with moderating",
    "Willkommen bei WordPress. Dies ist dein erster Beitrag", "Dies ist eine Beispiel-Seite. Sie unterscheidet sich",
    "Bienvenue sur WordPress. Ceci est votre premier article", "Ceci est une page d'exemple",
    "Te damos la bienvenida a WordPress. Esta es tu primera entrada", "Esta es una página de ejemplo",
    "Boas-vindas ao WordPress. Esse é o seu primeiro post", "Esta é uma página de exemplo",
    "Benvenuto in WordPress. Questo è il tuo primo articolo", "Questa è una pagina di esempio",
    "Welkom bij WordPress. Dit is je eerste bericht", "Dit is een voorbeeldpagina",
    "Witamy w WordPressie. To jest twój pierwszy wpis", "Добро пожаловать в WordPress. Это ваша первая запись",
    "Это пример страницы. От записей в блоге", "WordPress へようこそ。こちらは最初の投稿です",
    "これはサンプルページです。同じ位置に固定", "欢迎使用 WordPress。这是您的第一篇文章",
    "欢迎使用WordPress。这是您的第一篇文章", "这是示范页面", "歡迎使用 WordPress。這是這個網站的第一篇文章"};

constexpr const char *Notes[] = {"TODO:", "[TODO", "FIXME:", "[FIXME", "[TBD", "XXX:"};
/// What a builder of WordPress pages begins with.
constexpr QByteArrayView BuildersText("Click edit button to change this text");

/// False where nothing that such a text begins with stands at its beginning, and nothing that the builder's has in it.
bool mayBePlaceholder(QByteArrayView block)
{
    static const base::PhraseSet notes({std::begin(Notes), std::end(Notes)});
    static const base::PhraseSet starts = [] {
        QByteArrayList all;
        for (const QByteArrayView phrase : PlaceholderPhrases) {
            if (base::isAscii(phrase.first(LeastBytes)))
                all.append(phrase.first(LeastBytes).toByteArray());
        }
        constexpr qsizetype ofSample = 14; // "This is an exa"
        for (const QByteArrayView sample : Samples) {
            qsizetype ascii = ofSample;
            while (!base::isAscii(sample.first(ascii)))
                --ascii;
            if (ascii >= LeastBytes)
                all.append(sample.first(ascii).toByteArray().toLower());
        }
        return base::PhraseSet(all, base::PhraseSet::Fold::Ascii);
    }();
    qsizetype at = 0;
    while (at < block.size() && isSpace(block[at]))
        ++at;
    if (notes.isAnyAtBeginOf(block.sliced(at)))
        return true;
    while (at < block.size() && (isSpace(block[at]) || QByteArrayView("[](){}<>.!:\"").contains(block[at])))
        ++at;
    const QByteArrayView bare = block.sliced(at);
    // Other scripts have their own cases, and marks.
    if (starts.isAnyAtBeginOf(bare) || !base::isAscii(bare.first(std::min(bare.size(), LeastBytes))))
        return true;
    constexpr QByteArrayView word = BuildersText.first(5);
    for (qsizetype i = block.indexOf(word[0]); i >= 0; i = block.indexOf(word[0], i + 1)) {
        if (block.sliced(i).startsWith(word))
            return true;
    }
    return false;
}

} // namespace

bool isPlaceholderText(QByteArrayView block)
{
    if (block.size() > LongestNote || !mayBePlaceholder(block))
        return false;
    const QByteArray text = collapsed(block, LongestNote);
    if (std::any_of(std::begin(Notes), std::end(Notes), [&text](const char *note) { return text.startsWith(note); }))
        return true;
    if (text.contains(BuildersText))
        return true;
    const QByteArray plain = QByteArray(text).replace("\u2019", "'");
    if (std::any_of(
            std::begin(Samples), std::end(Samples), [&plain](const char *sample) { return plain.startsWith(sample); }))
        return true;
    if (text.size() > LongestPhrase)
        return false;
    static const QSet<QString> phrases = [] {
        QSet<QString> all;
        for (const char *const phrase : PlaceholderPhrases)
            all.insert(QString::fromUtf8(phrase).toCaseFolded());
        return all;
    }();
    QString folded = QString::fromUtf8(text).toCaseFolded();
    folded.replace(QChar(0x2019), u'\'');
    const auto isMark = [](QChar c) { return QStringView(u"[](){}<>.!:\u2026\"\u3002 ").contains(c); };
    QStringView bare = folded;
    while (!bare.isEmpty() && isMark(bare.front()))
        bare = bare.sliced(1);
    while (!bare.isEmpty() && isMark(bare.back()))
        bare.chop(1);
    return phrases.contains(bare.toString());
}

} // namespace argiope::html
