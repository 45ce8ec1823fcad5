#include "core/language/detect.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;

namespace {

struct Sample
{
    const char *language;
    const char *text;
};

/// What a shop, an office or a club might say of itself.
constexpr Sample Samples[] = {
    {"en",
        "We have been repairing bicycles in this town for more than thirty years, and most of the people who come to "
        "us "
        "have known the workshop since they were children. If your brakes are worn or the chain is rusty, bring it in "
        "before noon and you can pick it up the same evening. There is no need to make an appointment."},
    {"de",
        "Seit mehr als dreißig Jahren reparieren wir in dieser Stadt Fahrräder, und die meisten Leute, die zu uns "
        "kommen, kennen die Werkstatt noch aus ihrer Kindheit. Wenn die Bremsen abgenutzt sind oder die Kette rostig "
        "ist, bringen Sie das Rad am Vormittag vorbei, dann können Sie es am selben Abend wieder abholen."},
    {"fr",
        "Nous réparons des vélos dans cette ville depuis plus de trente ans, et la plupart des gens qui viennent chez "
        "nous connaissent l'atelier depuis leur enfance. Si vos freins sont usés ou si la chaîne est rouillée, "
        "apportez le vélo avant midi et vous pourrez le reprendre le soir même. Il n'est pas nécessaire de prendre un "
        "rendez-vous avec nous."},
    {"es",
        "Llevamos más de treinta años reparando bicicletas en esta ciudad, y la mayoría de las personas que vienen "
        "conocen el taller desde que eran niños. Si los frenos están gastados o la cadena está oxidada, tráigala antes "
        "del mediodía y podrá recogerla por la tarde. No es necesario pedir una cita con nosotros, pero sí conviene "
        "llamar."},
    {"pt",
        "Há mais de trinta anos que consertamos bicicletas nesta cidade, e a maioria das pessoas que vêm até nós "
        "conhece a oficina desde criança. Se os travões estão gastos ou a corrente está enferrujada, traga a bicicleta "
        "antes do meio-dia e poderá levá-la no mesmo dia. Não é preciso marcar uma hora com os nossos empregados, mas "
        "também não faz mal."},
    {"it",
        "Ripariamo biciclette in questa città da più di trent'anni, e la maggior parte delle persone che vengono da "
        "noi "
        "conosce l'officina da quando era bambina. Se i freni sono consumati o la catena è arrugginita, la porti prima "
        "di mezzogiorno e potrà ritirarla la sera stessa. Non è necessario prendere un appuntamento, ma è meglio "
        "telefonare."},
    {"nl",
        "Wij repareren al meer dan dertig jaar fietsen in deze stad, en de meeste mensen die bij ons komen kennen de "
        "werkplaats nog uit hun jeugd. Als de remmen versleten zijn of de ketting roestig is, breng de fiets dan voor "
        "de middag langs en u kunt hem dezelfde avond weer ophalen. Het is niet nodig om een afspraak te maken."},
    {"sv",
        "Vi har lagat cyklar i den här staden i mer än trettio år, och de flesta som kommer till oss har känt till "
        "verkstaden sedan de var barn. Om bromsarna är slitna eller kedjan är rostig, lämna in cykeln före lunch så "
        "kan "
        "du hämta den samma kväll. Du behöver inte boka någon tid, men det är bra om du ringer först så att vi vet att "
        "du kommer."},
    {"da",
        "Vi har repareret cykler i denne by i mere end tredive år, og de fleste af dem, der kommer til os, har kendt "
        "værkstedet, siden de var børn. Hvis bremserne er slidte, eller kæden er rusten, så kom med cyklen før middag, "
        "og du kan hente den igen samme aften. Det er ikke nødvendigt at bestille tid, men det er en god idé at "
        "ringe."},
    {"fi",
        "Olemme korjanneet polkupyöriä tässä kaupungissa yli kolmekymmentä vuotta, ja useimmat asiakkaat ovat "
        "tunteneet "
        "verstaan jo lapsesta asti. Jos jarrut ovat kuluneet tai ketju on ruosteessa, tuo pyörä meille ennen "
        "puoltapäivää, niin voit hakea sen samana iltana. Aikaa ei tarvitse varata, mutta on hyvä soittaa, jos kyse on "
        "isommasta korjauksesta ja osia pitää tilata."},
    {"pl",
        "Naprawiamy rowery w tym mieście od ponad trzydziestu lat i większość osób, które do nas przychodzą, zna "
        "warsztat jeszcze z dzieciństwa. Jeśli hamulce są zużyte lub łańcuch jest zardzewiały, proszę przynieść rower "
        "przed południem, a będzie go można odebrać jeszcze tego samego dnia. Nie trzeba się umawiać, ale dobrze jest "
        "wcześniej zadzwonić, bo nie zawsze jest co robić od razu."},
    {"cs",
        "V tomto městě opravujeme kola už více než třicet let a většina lidí, kteří k nám chodí, zná dílnu už od "
        "dětství. Pokud jsou brzdy opotřebované nebo je řetěz rezavý, přineste kolo před polednem a večer si ho můžete "
        "vyzvednout. Není třeba se objednávat, ale je dobré nám předem zavolat, aby bylo jisté, že se na vás dostane "
        "a že máme díly, které jsou potřeba."},
    {"hu",
        "Több mint harminc éve javítunk kerékpárokat ebben a városban, és a legtöbb ember, aki hozzánk jön, már "
        "gyerekkora óta ismeri a műhelyt. Ha a fékek elkoptak vagy a lánc rozsdás, hozza be a kerékpárt délelőtt, és "
        "még aznap este el is viheti. Nem kell időpontot kérni, de az is jó, ha előtte telefonál, mert nem mindig van "
        "meg az alkatrész, és azt meg kell rendelni."},
    {"tr",
        "Bu şehirde otuz yılı aşkın bir süredir bisiklet tamir ediyoruz ve bize gelenlerin çoğu atölyeyi çocukluğundan "
        "beri biliyor. Frenler aşınmış ya da zincir paslanmış ise bisikleti öğleden önce getirin, aynı akşam geri "
        "alabilirsiniz. Randevu için aramak gerekmiyor, ancak büyük bir onarım olduğu zaman önce bir kez sormak daha "
        "iyi olur, çünkü bazı parçalar için beklemek gerekebilir ve bu da bir hafta kadar sürer."},
    {"ro",
        "Reparăm biciclete în acest oraș de mai bine de treizeci de ani, iar cei mai mulți oameni care vin la noi "
        "cunosc atelierul din copilărie. Dacă frânele sunt uzate sau lanțul este ruginit, aduceți bicicleta înainte de "
        "prânz și o puteți ridica în aceeași seară. Nu este nevoie de o programare, dar este bine să ne sunați, pentru "
        "că nu avem toate piesele în magazin și unele au fost comandate."},
    {"vi",
        "Chúng tôi đã sửa xe đạp trong thành phố này hơn ba mươi năm, và hầu hết những người đến với chúng tôi đều "
        "biết "
        "xưởng từ khi còn nhỏ. Nếu phanh đã mòn hoặc xích bị gỉ, hãy mang xe đến trước buổi trưa và bạn có thể lấy lại "
        "ngay trong buổi tối. Không cần phải hẹn trước, nhưng nếu là việc lớn thì cũng nên gọi điện để được biết về "
        "các phụ tùng."},
    {"id",
        "Kami sudah memperbaiki sepeda di kota ini selama lebih dari tiga puluh tahun, dan kebanyakan orang yang "
        "datang "
        "kepada kami mengenal bengkel ini sejak kecil. Jika rem sudah aus atau rantai berkarat, bawalah sepeda sebelum "
        "siang dan Anda dapat mengambilnya pada malam itu juga. Tidak perlu membuat janji, tetapi untuk perbaikan yang "
        "besar lebih baik menelepon dahulu karena ada suku cadang yang harus dipesan."},
    {"ru",
        "Мы ремонтируем велосипеды в этом городе уже больше тридцати лет, и почти все, кто к нам приходит, знают "
        "мастерскую с детства. Если тормоза износились или цепь заржавела, принесите велосипед до обеда, и вы сможете "
        "забрать его в тот же вечер. Записываться не нужно, но если ремонт большой, то лучше сначала позвонить, чтобы "
        "мы знали, что для него будет нужно и когда это может быть готово."},
    {"uk",
        "Ми ремонтуємо велосипеди в цьому місті вже понад тридцять років, і майже всі, хто до нас приходить, знають "
        "майстерню з дитинства. Якщо гальма зносилися або ланцюг заіржавів, принесіть велосипед до обіду, і ви зможете "
        "забрати його того ж вечора. Записуватися не потрібно, але якщо ремонт великий, то краще спочатку "
        "зателефонувати, щоб ми знали, що для нього буде потрібно і коли це може бути готове."},
    {"el",
        "Επισκευάζουμε ποδήλατα σε αυτή την πόλη για περισσότερα από τριάντα χρόνια, και οι περισσότεροι που έρχονται "
        "σε εμάς γνωρίζουν το εργαστήριο από παιδιά. Αν τα φρένα έχουν φθαρεί ή η αλυσίδα έχει σκουριάσει, φέρτε το "
        "ποδήλατο πριν από το μεσημέρι και θα το πάρετε το ίδιο βράδυ."},
    {"he",
        "אנחנו מתקנים אופניים בעיר הזאת כבר יותר משלושים שנה, ורוב האנשים שבאים אלינו מכירים את בית המלאכה עוד "
        "מילדותם. "
        "אם הבלמים שחוקים או שהשרשרת חלודה, הביאו את האופניים לפני הצהריים ותוכלו לקחת אותם עוד באותו ערב. אין צורך "
        "לקבוע תור, אבל כדאי להתקשר קודם אם התיקון גדול."},
    {"ar",
        "نحن نصلح الدراجات في هذه المدينة منذ أكثر من ثلاثين عاما، ومعظم الناس الذين يأتون إلينا يعرفون الورشة منذ "
        "طفولتهم. إذا كانت المكابح بالية أو كانت السلسلة صدئة، فأحضر الدراجة قبل الظهر ويمكنك أخذها في المساء نفسه. لا "
        "حاجة إلى موعد، ولكن من الأفضل أن تتصل بنا أولا إذا كان الإصلاح كبيرا."},
    {"hi",
        "हम इस शहर में तीस साल से अधिक समय से साइकिलों की मरम्मत कर रहे हैं, और हमारे पास आने वाले अधिकतर लोग इस दुकान को "
        "बचपन से जानते हैं। अगर ब्रेक घिस गए हैं या चेन में जंग लग गया है, तो दोपहर से पहले साइकिल ले आइए और उसी शाम उसे वापस ले "
        "जाइए। समय तय करने की जरूरत नहीं है, लेकिन बड़े काम के लिए पहले फोन करना अच्छा होता है, क्योंकि कुछ पुर्जे मंगाने पड़ते हैं।"},
    {"zh",
        "我们在这座城市修理自行车已经三十多年了，来找我们的人大多从小就认识这家店。如果刹车磨损了，或者链条生锈了，请在"
        "中午以前把车送来，"
        "当天晚上就可以取回。不需要预约，但是如果修理的地方比较多，最好先打电话问一问，因为有些零件需要订货。"},
    {"ja",
        "私たちはこの町で三十年以上にわたって自転車を修理しており、ここに来る人の多くは子どものころからこの店を知ってい"
        "ます。ブレーキが"
        "すり減っていたり、チェーンがさびていたりするときは、正午までに持って来ていただければ、その日の夕方にお返ししま"
        "す。予約はいりません。"},
    {"ko",
        "저희는 이 도시에서 삼십 년이 넘게 자전거를 고쳐 왔으며, 찾아오는 사람들은 대부분 어릴 때부터 이 가게를 알고 "
        "있습니다. 브레이크가 닳았거나 "
        "체인이 녹슬었다면 정오 전에 자전거를 가져오세요. 그날 저녁에 다시 찾아가실 수 있습니다. 예약은 필요하지 "
        "않습니다."},
    {"th",
        "เราซ่อมจักรยานในเมืองนี้มานานกว่าสามสิบปีแล้ว และคนส่วนใหญ่ที่มาหาเรารู้จักร้านนี้มาตั้งแต่เด็ก ถ้าเบรกสึกหรือโซ่เป็นสนิม "
        "ให้นำจักรยานมาก่อนเที่ยง แล้วคุณจะได้รับคืนในเย็นวันเดียวกัน ไม่จำเป็นต้องนัดล่วงหน้า แต่ถ้าเป็นงานใหญ่ควรโทรศัพท์มาก่อน"},
};

} // namespace

class TestDetect : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void samples_data();
    void samples();
    void unsure_data();
    void unsure();
    void groups_data();
    void groups();
    void cutInACharacter();
    void wordsOfAnyWriting();
    void whereverItStands();
};

void TestDetect::samples_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const Sample &sample : Samples)
        QTest::newRow(sample.language) << QByteArray(sample.text);
}

/// Each is known for what it is, and so for no other.
void TestDetect::samples()
{
    QFETCH(const QByteArray, text);
    const QByteArray language = QTest::currentDataTag();
    QCOMPARE(language::detect(text), language);
    QVERIFY(language::isKnown(language));
    for (const Sample &other : Samples)
        QCOMPARE(language::fits(language::detect(text), other.language), other.language == language);
}

void TestDetect::unsure_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto sample = [](const char *language) {
        for (const Sample &one : Samples) {
            if (qstrcmp(one.language, language) == 0)
                return QByteArray(one.text);
        }
        return QByteArray();
    };
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("short") << sample("en").left(120);
    QTest::newRow("short Chinese") << sample("zh").left(90);
    QTest::newRow("two languages") << QByteArray(sample("en") + sample("de"));
    QTest::newRow("two scripts") << QByteArray(sample("ru") + sample("en"));
    QTest::newRow("names") << QByteArray("Shimano Brooks Campagnolo Bianchi Peugeot Raleigh Koga Gazelle ").repeated(8);
    QTest::newRow("a program")
        << QByteArray("int main const auto value return sizeof struct void char while ").repeated(8);
    QTest::newRow("numbers") << QByteArray("2026-11-23 10:15 42 ").repeated(40);
    QTest::newRow("one word") << QByteArray("lorem ").repeated(100);
    QTest::newRow("Latin") << QByteArray(
        "Gallia est omnis divisa in partes tres, quarum unam incolunt Belgae, aliam Aquitani, tertiam qui "
        "ipsorum lingua Celtae, nostra Galli appellantur. Hi omnes lingua, institutis, legibus inter se "
        "differunt. Gallos ab Aquitanis Garumna flumen, a Belgis Matrona et Sequana dividit. Horum "
        "omnium fortissimi sunt Belgae, propterea quod a cultu atque humanitate provinciae longissime "
        "absunt.");
    QTest::newRow("Chinese with some kana") << QByteArray(sample("zh") + "のこれはです");
}

void TestDetect::unsure()
{
    QFETCH(const QByteArray, text);
    QCOMPARE(language::detect(text), QByteArray());
}

void TestDetect::groups_data()
{
    QTest::addColumn<QByteArray>("detected");
    QTest::addColumn<QByteArray>("declared");
    QTest::addColumn<bool>("fit");
    const auto row = [](const char *detected, const char *declared, bool fit) {
        QTest::addRow("%s %s", detected, declared) << QByteArray(detected) << QByteArray(declared) << fit;
    };
    row("da", "nb", true);
    row("da", "sv", false);
    row("hr", "sr", true);
    row("sr", "sr", true);
    row("sr", "mk", true);
    row("cs", "sk", true);
    row("id", "ms", true);
    row("pt", "gl", true);
    row("nl", "af", true);
    row("zh", "yue", true);
    row("zh", "ja", false);
    row("hi", "mr", true);
    row("ar", "fa", true);
    row("ru", "uk", false);
    row("en", "de", false);
}

void TestDetect::groups()
{
    QFETCH(const QByteArray, detected);
    QFETCH(const QByteArray, declared);
    QTEST(language::fits(detected, declared), "fit");
    QVERIFY(language::isKnown(declared));
    QVERIFY(!language::isKnown("gsx") && !language::isKnown(""));
}

/// A sample may end anywhere.
void TestDetect::cutInACharacter()
{
    QByteArray text;
    for (const Sample &sample : Samples) {
        if (qstrcmp(sample.language, "th") == 0)
            text = QByteArray(sample.text).repeated(8);
    }
    QVERIFY(text.size() > language::SampleBytes);
    for (int cut = 0; cut < 4; ++cut)
        QCOMPARE(language::detect(text.chopped(text.size() / 2 + cut)), QByteArray("th"));
}

/// Most words are read at once, others letter by letter: capitals, what stands around a word and how long those beside
/// it are make no difference.
void TestDetect::wordsOfAnyWriting()
{
    const QByteArray plain = "the house and that which was not said of it is what they have from all of their years ";
    const QByteArray text = plain.repeated(6);
    QCOMPARE(language::detect(text), QByteArray("en"));
    QCOMPARE(language::detect(text.toUpper()), QByteArray("en"));
    QCOMPARE(language::detect(QByteArray(text).replace(' ', "\u2019 \u2018")), QByteArray("en"));
    QCOMPARE(language::detect(QByteArray(text).replace("house", "internationalisation")), QByteArray("en"));
    // A letter beyond ASCII before or behind it makes another word of it.
    QCOMPARE(language::detect(QByteArray(text).replace(' ', "\u00fc ")), QByteArray());
    QCOMPARE(language::detect(QByteArray(text).replace(' ', " \u00fc")), QByteArray());
    QCOMPARE(language::detect(QByteArray(text).replace(' ', "\u0301 ")), QByteArray());
}

/// Many bytes are looked at together; where these begin says nothing.
void TestDetect::whereverItStands()
{
    // With one word less of the 40 it is too short.
    const QByteArray least = "the householders und of that caf\u00e9 which; "; // 7 words, three of them English
    const QByteArray text = least.repeated(5) + "the of that Institutionalisierungsmassnahmenverordnungen xyz";
    for (int count = 0; count <= 65; ++count) {
        const QByteArray blanks(count, ' ');
        QCOMPARE(language::detect(QByteArray(blanks + text + ' ' + text)), QByteArray("en"));
        QCOMPARE(language::detect(QByteArray(blanks + text)), QByteArray("en"));
        QCOMPARE(language::detect(QByteArray(blanks + QByteArray(text).chopped(4))), QByteArray());
    }
}

ARGIOPE_TEST(TestDetect, void)
#include "tst_detect.moc"
