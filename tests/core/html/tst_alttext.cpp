#include "core/html/alttext.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::html;

/// Which alternative texts say nothing of their image. For each kind some that do not, and some that only look so.
class TestAltText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void faults_data();
    void faults();
};

void TestAltText::faults_data()
{
    QTest::addColumn<QByteArray>("alt");
    QTest::addColumn<QByteArray>("src");
    QTest::addColumn<int>("fault");
    const auto rows = [](AltFault fault, const char *kind, std::initializer_list<const char *> texts,
                          const char *src = "/media/3f2a.jpg") {
        for (const char *const text : texts)
            QTest::addRow("%s: %s", kind, text) << QByteArray(text) << QByteArray(src) << int(fault);
    };
    const auto own = [](AltFault fault, const char *alt, const char *src) {
        QTest::addRow("own: %s of %s", alt, src) << QByteArray(alt) << QByteArray(src) << int(fault);
    };
    rows(AltFault::FileName, "file",
        {"steamed-hams_08.jpg", "Bild 1.PNG", "a.b.webp", "https://a.example/x/y.jpg", "photo.HEIC", "图片.png"});
    rows(AltFault::None, "file",
        {"How to open a .png", ".svg", "Saved under the name of our summer.png", "Node.js", "Socket.io",
            "www.example.com", "readme.pdf"});
    own(AltFault::FileName, "photo 1.png", "/x/Photo%201.png?v=2");
    own(AltFault::FileName, "hero_banner_final_v2", "/hero_banner_final_v2.webp");
    own(AltFault::FileName, "hero_banner_final_v2", "/u/hero_banner_final_v2-1024x768.webp");
    own(AltFault::FileName, "red-house-in-snow", "/u/red-house-in-snow-scaled.jpg");
    own(AltFault::FileName, "team_berlin", "/_next/image?url=%2Fu%2Fteam_berlin.4f9c01ab.jpg&w=640");
    own(AltFault::FileName, "08151", "/u/08151.jpg");
    own(AltFault::FileName, "Capture", "/u/Capture.PNG");
    own(AltFault::FileName, "https://a.example/i", "https://a.example/i");
    own(AltFault::None, "Red house", "/red-house.jpg");
    own(AltFault::None, "Coca-Cola", "/coca-cola.png");
    own(AltFault::None, "Nike", "/logos/nike");
    own(AltFault::None, "Nike", "/logos/nike.svg");
    own(AltFault::None, "Socket.io", "/logos/socket.io");
    own(AltFault::None, "john_doe", "/avatars/john_doe.png");
    own(AltFault::None, "1984", "/covers/1984.jpg");
    own(AltFault::None, "COVID-19", "/covid-19.jpg");

    rows(AltFault::FileName, "camera",
        {"IMG_1234", "DCIM0001", "img 0815", "IMG-20230101-WA0007", "IMG_E4711", "IMG_1234 (2)",
            "IMG_20230101_120000_HDR", "DSC0001", "DSC00012", "_DSC4711", "DSC_0815-edit", "DSCN0001", "DSCF1234",
            "P1010001", "PA010001", "PXL_20230101_123456789", "PXL_20230101_123456789.MP", "MVIMG_20190101_120000",
            "GOPR0001", "GX010123", "DJI_0123", "100_1234", "20230101_123456", "2023-01-01 12.00.00",
            "FB_IMG_1500000000000", "received_123456789012", "shutterstock_123456789", "iStock-1234567",
            "GettyImages-1234567", "photo-1506744038136-46273834b3fb", "_MG_4711", "FullSizeRender"});
    rows(AltFault::None, "camera",
        {"DSC 2024", "DSC conference 0001", "IMG Academy", "Gx010123 engine", "P10", "R2D2", "Boeing 747", "MG 4000",
            "Sam 2000", "Image processing 2023", "ISBN 9783161484100", "9783161484100", "1984", "20 years, 1000 faces",
            "A man with an IMG_1234 label", "Istock of the year"});

    rows(AltFault::FileName, "screenshot",
        {"Screenshot 2024-04-28 at 11.21.10 PM", "Screenshot 2024-04-28 at 11.21.10 PM.jpg",
            "Screenshot_20230101-123456_Chrome", "Screen Shot 2016-05-01 at 3.00.00 PM",
            "Screenshot from 2024-04-28 11-21-10", "Screenshot (23)", "Bildschirmfoto 2024-04-28 um 11.21.10",
            "Bildschirmfoto vom 2024-04-28 11-21-10", "Capture d’écran 2024-04-28 à 11.21.10",
            "Capture d'écran 2024-04-28 112110", "Captura de pantalla 2024-04-28 a las 11.21.10",
            "Captura de Tela 2024-04-28 às 11.21.10", "Captura de ecrã 2024-04-28",
            "Schermata 2024-04-28 alle 11.21.10", "Schermafbeelding 2024-04-28 om 11.21.10",
            "Skärmavbild 2024-04-28 kl. 11.21.10", "Skærmbillede 2024-04-28 kl. 11.21.10",
            "Zrzut ekranu 2024-04-28 o 11.21.10", "Снимок экрана 2024-04-28 в 11.21.10", "Знімок екрана 2024-04-28",
            "Ekran Görüntüsü (12)", "屏幕截图 2024-04-28 112110", "屏幕快照 2016-05-01 下午3.00.00",
            "截屏2024-04-28 上午11.21.10", "螢幕截圖 2024-04-28 下午3.00.00", "スクリーンショット 2024-04-28 11.21.10",
            "스크린샷 2024-04-28 오전 11.21.10", "WhatsApp Image 2023-01-01 at 12.00.00", "微信图片_20240428112110"});
    rows(AltFault::None, "screenshot",
        {"Screenshot of the settings", "Screenshot 2 of the settings dialog", "Screenshots 2024",
            "Bildschirmfoto der Einstellungen", "Capture d’écran du menu", "Captura de pantalla del menú",
            "屏幕截图工具的设置窗口", "截图工具", "スクリーンショットの撮り方"});

    rows(AltFault::FileName, "identifier",
        {"550e8400-e29b-41d4-a716-446655440000", "550E8400-E29B-41D4-A716-446655440000.png",
            "d41d8cd98f00b204e9800998ecf8427e", "da39a3ee5e6b4b0d3255bfef95601890afd80709", "0123456789abcdef"});
    rows(
        AltFault::None, "identifier", {"defaced", "#ff8800", "0123456789012345", "550e8400", "F-16", "Effaced facade"});

    rows(AltFault::Placeholder, "placeholder",
        {"image", "Image", "[image]", "image1", "Image 2", "photo", "Photo 3", "picture", "Placeholder", "untitled",
            "Untitled-1", "unnamed", "icon", "Logo", "banner", "alt", "alt text", "Alt text here", "alternative text",
            "Enter image description here", "hero banner", "Featured image", "product image", "undefined", "screenshot",
            "image of", "Bild", "Foto 2", "Platzhalter", "Ohne Titel", "Alternativtext", "Bildschirmfoto", "sans titre",
            "texte alternatif", "imagen", "Sin título", "imagem", "sem título", "immagine", "senza titolo",
            "afbeelding", "zdjęcie", "bez tytułu", "изображение", "Фото", "без названия", "картинка 1", "图片", "图片1",
            "照片", "占位图", "未命名", "无标题", "圖片", "画像", "写真", "이미지", "사진 1", "resim", "صورة",
            "hình ảnh", "gambar"});
    rows(AltFault::None, "placeholder",
        {"The image of a saint", "Photo: Ada Lovelace", "Photo of the harbour at dawn", "Acme logo", "Logo of Acme",
            "Photos", "Photography", "Gallery", "Figure 1", "Chart of sales", "Text", "Home", "Mona Lisa", "Hero",
            "Imagine", "Banner of the 1st regiment", "Iconic", "PNG", "GIF", "Bildung", "Bilderbuch", "Foto vom Hafen",
            "Imagen de la catedral", "图片编辑器", "长城的照片", "上海", "写真館", "Avatar", "Search", "x", "A",
            "\xC2\xA9", "5", "2024", "New", "Product"});
}

void TestAltText::faults()
{
    QFETCH(const QByteArray, alt);
    QFETCH(const QByteArray, src);
    QTEST(int(altFault(alt, src)), "fault");
}

ARGIOPE_TEST(TestAltText, void)
#include "tst_alttext.moc"
