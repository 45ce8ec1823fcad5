#include "core/html/alttextwords.h"

namespace argiope::html {

namespace {

// A language a line: English, German, French, Spanish and Catalan, Portuguese, Italian, Dutch, Scandinavian, Finnish,
// Polish, Czech, Hungarian, Romanian, Turkish, Russian and Ukrainian, Greek, Hebrew, Arabic, Persian, Hindi,
// Indonesian, Vietnamese, Thai, Chinese, Japanese, Korean. Words that also name a thing to be seen (avatar, cover,
// chart, figure) are left out.
constexpr const char *Nouns[] = {"image", "img", "imgs", "pic", "picture", "photo", "photograph", "graphic",
    "illustration", "icon", "logo", "banner", "thumbnail", "thumb", "placeholder", "untitled", "unnamed", "spacer",
    "alt", "alttext", "screenshot", "undefined", "null",
    "slide", //
    "bild", "foto", "grafik", "platzhalter", "platzhalterbild", "unbenannt", "alternativtext", "vorschaubild",
    "beispielbild", "bildbeschreibung", //
    "icône", //
    "imagen", "ilustración", "icono", "ícono", "miniatura", "imatge", //
    "imagem", "ilustração", "ícone", "logotipo", //
    "immagine", "icona", "segnaposto", //
    "afbeelding", "plaatje", "pictogram", "naamloos", //
    "billede", "bilde", "namnlös", "unavngivet", //
    "kuva", "valokuva", "nimetön", //
    "obrazek", "zdjęcie", "ikona", "grafika", "miniaturka", //
    "obrázek", //
    "kép", "fénykép", "ikon", //
    "poză", //
    "resim", "görsel", "fotoğraf", "adsız", "isimsiz", //
    "изображение", "картинка", "фото", "фотография", "иконка", "логотип", "баннер", "заглушка", "миниатюра",
    "зображення", //
    "εικόνα", "φωτογραφία", //
    "תמונה", //
    "صورة", //
    "تصویر", "عکس", //
    "छवि", "चित्र", "तस्वीर", "फोटो", //
    "gambar", //
    "ảnh", //
    "รูปภาพ", "ภาพ", //
    "图片", "图像", "照片", "相片", "圖片", "圖像", "圖檔", "图标", "圖示", "配图", "插图", "截图", "截圖", "占位图",
    "占位符", "佔位符", "佔位圖", "未命名", "无标题", "無標題", "替代文本", "替代文字", "缩略图", "縮圖", "图片描述",
    "图片说明", "请输入图片描述", //
    "画像", "写真", "イメージ", "アイコン", "ロゴ", "バナー", "サムネイル", "プレースホルダー", "無題", "名称未設定",
    "代替テキスト", //
    "이미지", "사진", "아이콘", "로고", "배너", "썸네일"};

constexpr const char *Fillers[] = {"hero", "a", "an", "the", "my", "new", "old", "final", "copy", "kopie", "copie",
    "copia", "default", "featured", "main", "blog", "post", "product", "header", "background", "sample", "stock",
    "dummy", "alternative", "descriptive", "text", "description", "goes", "here", "of", "no.", "number", "v1", "v2",
    "v3", "final2", "(kopie)", "(copy)", "small", "large", "副本"};

constexpr const char *Phrases[] = {"alternative text", "insert alt text here", "add alt text", "add alt text here",
    "enter alt text", "enter alt text here", "your alt text here", "alt text here", "image alt", "text alternative",
    "describe image", "describe the image", "describe this image", "enter image description here", "no alt",
    "no alt text", "decorative image", "missing alt text", //
    "ohne titel", "alternativer text", "bild ohne titel", //
    "texte alternatif", "sans titre", "sans nom", "texte de remplacement", //
    "texto alternativo", "sin título", "sin nombre", "sense títol", "marcador de posición", //
    "sem título", "sem nome", "texto alt", "espaço reservado", //
    "testo alternativo", "senza titolo", "senza nome", //
    "alternatieve tekst", "zonder titel", //
    "alternativ text", "uten tittel", "uden titel", //
    "vaihtoehtoinen teksti", //
    "tekst alternatywny", "bez tytułu", "bez nazwy", //
    "bez názvu", "alternativní text", //
    "alternatif metin", //
    "без названия", "без имени", "альтернативный текст", "замещающий текст",
    "без назви", //
    "hình ảnh", "văn bản thay thế", //
    "teks alternatif", //
    "제목 없음", "대체 텍스트"};

constexpr const char *Screenshots[] = {"screenshot", "screen shot", "screen-shot", "screen capture", "screengrab",
    "screen grab", "bildschirmfoto", "bildschirmaufnahme", "capture d'écran", "capture d’écran", "capture d'ecran",
    "capture décran", "captura de pantalla", "captura de ecrã", "captura de tela", "schermata", "screenshot schermata",
    "istantanea schermo", "schermafbeelding", "schermafdruk", "skärmavbild", "skärmbild", "skærmbillede",
    "skærmafbildning", "skjermbilde", "skjermdump", "näyttökuva", "kuvakaappaus", "zrzut ekranu", "snímek obrazovky",
    "snimek obrazovky", "képernyőkép", "képernyőfotó", "captură de ecran", "ekran görüntüsü", "ekran resmi",
    "ekran alıntısı", "снимок экрана", "скриншот", "знімок екрана", "στιγμιότυπο οθόνης", "צילום מסך", "لقطة شاشة",
    "نماگرفت", "स्क्रीनशॉट", "tangkapan layar", "cuplikan layar", "ảnh chụp màn hình", "ảnh màn hình", "ภาพถ่ายหน้าจอ",
    "屏幕截图", "屏幕快照", "截屏", "截图", "螢幕截圖", "螢幕擷取畫面", "螢幕快照", "截圖", "微信图片", "微信截图",
    "qq图片", "qq截图", "企业微信截图", "スクリーンショット", "画面キャプチャ", "스크린샷", "화면 캡처", "화면캡처",
    "whatsapp image", "whatsapp bild", "imagen de whatsapp", "imagem do whatsapp", "immagine whatsapp",
    "image from ios", "photo on"};

constexpr const char *DateWords[] = {"at", "am", "pm", "a.m.", "p.m.", "from", "um", "von", "vom", "à", "de", "du", "a",
    "las", "la", "às", "alle", "ore", "om", "van", "kl.", "kl", "klokken", "klo", "godz.", "o", "v", "ekran", "в", "от",
    "о", "στις", "pada", "pukul", "lúc", "uhr", "–", "-", "上午", "下午", "午前", "午後", "오전", "오후", "copy",
    "kopie", "copie", "copia", "µ.µ.", "π.μ.", "μ.μ."};

} // namespace

std::span<const char *const> altNouns()
{
    return Nouns;
}

std::span<const char *const> altFillers()
{
    return Fillers;
}

std::span<const char *const> altPhrases()
{
    return Phrases;
}

std::span<const char *const> screenshotNames()
{
    return Screenshots;
}

std::span<const char *const> dateWords()
{
    return DateWords;
}

} // namespace argiope::html
