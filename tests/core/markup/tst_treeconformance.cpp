#include "tests/core/html/conformancefile.h"
#include "tests/core/markup/treedump.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::markup;
using namespace argiope::html::testing;
using argiope::markup::testing::TreeDump;

namespace {

struct Case
{
    QByteArray data;
    QByteArray document;
    bool fragment = false;
    bool scripted = false;
};

/// The cases of a .dat file: sections begin with a line "#name".
QList<Case> readCases(const QByteArray &file)
{
    QList<Case> cases;
    QByteArray section;
    bool first = true;
    for (const QByteArray &line : file.split('\n')) {
        if (line == "#data") {
            cases.append(Case{});
            section = line;
            first = true;
            continue;
        }
        const bool named = line == "#errors" || line == "#new-errors" || line == "#document-fragment"
            || line == "#script-on" || line == "#script-off" || line == "#document";
        if (named && !cases.isEmpty()) {
            section = line;
            first = true;
            cases.last().fragment = cases.last().fragment || line == "#document-fragment";
            cases.last().scripted = cases.last().scripted || line == "#script-on";
            continue;
        }
        if (cases.isEmpty())
            continue;
        QByteArray *const into = section == "#data" ? &cases.last().data
            : section == "#document"                ? &cases.last().document
                                                    : nullptr;
        if (into)
            *into += (first ? QByteArray() : QByteArray("\n")) + line;
        first = false;
    }
    for (Case &one : cases) {
        while (one.document.endsWith('\n'))
            one.document.chop(1);
        one.document += '\n';
    }
    return cases;
}

/// selectedcontent shows a copy of what the selected option holds: nodes that are there, copied once more by a rule of
/// the element, not of tree construction. The option's own links are found.
bool copiesAnOption(const Case &one)
{
    return one.data.contains("<selectedcontent>");
}

} // namespace

class TestTreeConformance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void html5lib_data();
    void html5lib();
};

void TestTreeConformance::html5lib_data()
{
    QTest::addColumn<QString>("file");
    const QDir folder(conformancePath("html5lib/tree-construction"));
    if (!folder.exists())
        QSKIP("no conformance data: set ARGIOPE_CONFORMANCE to its folder");
    for (const QString &file : folder.entryList({QStringLiteral("*.dat")}))
        QTest::newRow(qPrintable(file)) << folder.filePath(file);
}

void TestTreeConformance::html5lib()
{
    QFETCH(QString, file);
    QFile data(file);
    QVERIFY(data.open(QIODevice::ReadOnly));
    int passed = 0;
    int all = 0;
    int fragments = 0;
    int scripted = 0;
    int copies = 0;
    QByteArrayList failures;
    int number = 0;
    for (const Case &one : readCases(data.readAll())) {
        ++number;
        if (one.fragment) { // a crawler reads documents
            ++fragments;
            continue;
        }
        if (one.scripted) { // and runs no scripts
            ++scripted;
            continue;
        }
        if (copiesAnOption(one)) {
            ++copies;
            continue;
        }
        ++all;
        QByteArray input = one.data;
        input.replace("\r\n", "\n").replace('\r', '\n');
        FoundErrors errors;
        Tokenizer tokenizer(input, &errors);
        TreeDump tree(tokenizer);
        TreeBuilder builder(tokenizer, tree);
        const bool whole = builder.run();
        const QByteArray found = tree.print();
        if (whole && tree.wrongEnds() == 0 && found == one.document) {
            ++passed;
            continue;
        }
        failures += "case " + QByteArray::number(number) + ": " + one.data + "\n  expected\n" + one.document
            + "  found\n" + found + (tree.wrongEnds() ? "  ends without starts" : "");
    }
    qInfo("%s: %d of %d; left out: %d fragments, %d with scripts, %d with selectedcontent", QTest::currentDataTag(),
        passed, all, fragments, scripted, copies);
    if (!failures.isEmpty())
        QFAIL(failures.mid(0, 4).join('\n').constData());
}

ARGIOPE_TEST(TestTreeConformance, void)
#include "tst_treeconformance.moc"
