#include "core/a11y/ariaattributes.h"
#include "core/a11y/roles.h"
#include "core/a11y/tags.h"
#include "core/html/strings.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::a11y;
using argiope::html::forEachToken;

/// The tables of roles, attributes and elements: in order, as they are searched, and at one with each other.
class TestAriaTables : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rolesAreFoundByName();
    void rolesNameWhatThereIs();
    void attributesAreFoundByName();
    void everyLocalAttributeHasARole();
    void values_data();
    void values();
    void tags();
};

void TestAriaTables::rolesAreFoundByName()
{
    for (const RoleFacts &row : allRoles()) {
        QCOMPARE(int(roleNamed(row.name)), int(row.role));
        QCOMPARE(int(roleNamed(QByteArray(row.name).toUpper())), int(row.role));
    }
    for (const char *const none : {"", "buttons", "butto", "doc-acknowledgmentsdoc-acknowledgments", "text"})
        QCOMPARE(int(roleNamed(none)), int(Role::Nothing));
}

void TestAriaTables::rolesNameWhatThereIs()
{
    for (const RoleFacts &row : allRoles()) {
        for (const char *const words : {row.required, row.supported}) {
            forEachToken(words, [&](QByteArrayView word) {
                QVERIFY2(ariaAttribute(word), row.name);
                // What is global is supported anyway; to be required it may be global.
                QVERIFY2(words == row.required || !ariaAttribute(word)->global, row.name);
            });
        }
        for (const char *const words : {row.parents, row.children})
            forEachToken(words, [&](QByteArrayView word) { QVERIFY2(roleNamed(word) != Role::Nothing, row.name); });
        // What may be named only by its content may not be forbidden a name.
        QVERIFY2(!(row.flags & RoleFacts::NameProhibited) || !(row.flags & RoleFacts::NameFromContent), row.name);
    }
}

void TestAriaTables::attributesAreFoundByName()
{
    for (const AriaAttribute &row : ariaAttributes())
        QCOMPARE(ariaAttribute(row.name), &row);
    QVERIFY(!ariaAttribute("aria-labeledby"));
    QVERIFY(!ariaAttribute("aria-"));
}

void TestAriaTables::everyLocalAttributeHasARole()
{
    for (const AriaAttribute &row : ariaAttributes()) {
        bool used = row.global;
        for (const RoleFacts &role : allRoles())
            used = used || isOneOf(row.name, role.required) || isOneOf(row.name, role.supported);
        QVERIFY2(used, row.name);
    }
}

void TestAriaTables::values_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<bool>("valid");
    const auto row = [](const char *name, const char *value, bool valid) {
        QTest::newRow(qPrintable(QLatin1String(name) + QStringLiteral("=") + QLatin1String(value)))
            << QByteArray(name) << QByteArray(value) << valid;
    };
    row("aria-atomic", "TRUE", true);
    row("aria-atomic", "undefined", false);
    row("aria-checked", "mixed", true);
    row("aria-expanded", "mixed", false);
    row("aria-expanded", "undefined", true);
    row("aria-expanded", "", true);
    row("aria-current", "page", true);
    row("aria-current", "page step", false);
    row("aria-dropeffect", "copy move", true);
    row("aria-dropeffect", "copy fly", false);
    row("aria-activedescendant", "a b", false);
    row("aria-labelledby", "a b", true);
    row("aria-level", "0", false);
    row("aria-level", "2", true);
    row("aria-level", "two", false);
    row("aria-level", "99999999999999", true);
    row("aria-rowspan", "0", true);
    row("aria-setsize", "-1", true);
    row("aria-setsize", "-2", false);
    row("aria-valuenow", "-1.5e2", true);
    row("aria-valuenow", "1,5", false);
    row("aria-valuenow", "inf", false);
    row("aria-label", "anything at all", true);
}

void TestAriaTables::values()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, value);
    const AriaAttribute *const attribute = ariaAttribute(name);
    QVERIFY(attribute);
    QTEST(isAriaValue(*attribute, value), "valid");
}

void TestAriaTables::tags()
{
    QCOMPARE(int(htmlTag("a")), int(Tag::A));
    QCOMPARE(int(htmlTag("wbr")), int(Tag::Wbr));
    QCOMPARE(int(htmlTag("h4")), int(Tag::H4));
    QCOMPARE(int(htmlTag("my-thing")), int(Tag::Custom));
    QCOMPARE(int(htmlTag("nonsense")), int(Tag::Other));
    QCOMPARE(int(svgTag("a")), int(Tag::SvgA));
    QCOMPARE(int(svgTag("lineargradient")), int(Tag::SvgUnrendered));
    QCOMPARE(int(svgTag("circle")), int(Tag::SvgOther));
    QVERIFY(isBlock(Tag::H6) && isBlock(Tag::Li) && !isBlock(Tag::Span));
}

ARGIOPE_TEST(TestAriaTables, void)
#include "tst_ariatables.moc"
