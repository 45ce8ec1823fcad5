#include "ui/models/linksmodel.h"

#include "core/store/writer.h"
#include "tests/support/testmain.h"
#include "tests/ui/uitest.h"
#include "ui/models/orderedlinks.h"
#include "ui/project/projectreader.h"

#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace argiope;
using base::UrlId;
using models::LinksModel;
using models::OrderedLinks;

class TestUiLinksModel : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

    /// A project whose first page has `count` links to nine others, with a thousand texts.
    QString withLinks(const char *name, int count)
    {
        const QString path = m_place.file(QLatin1String(name));
        if (!uitest::makeProject(path, 10, 0))
            return {};
        auto opened = store::Writer::open(path);
        if (!opened)
            return {};
        store::Writer &writer = **opened;
        writer.begin();
        QList<store::LinkRow> links;
        store::LinkRow link;
        link.place = writer.place("a", "href");
        link.kind = facts::LinkKind::Navigation;
        link.rule = writer.rule({store::RuleKind::Host, "site.test"});
        link.followed = true;
        for (int i = 0; i < count; ++i) {
            link.target = UrlId(2 + i % 9);
            link.text = writer.text("text " + QByteArray::number(i * 7 % 1000));
            links.append(link);
        }
        writer.setLinks(UrlId(1), links);
        return writer.commit() && writer.settle().ok() ? path : QString();
    }

private Q_SLOTS:
    void loaded_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<bool>("complete");
        QTest::newRow("few") << 10 << true;
        QTest::newRow("a piece") << int(LinksModel::PieceLinks) << true;
        QTest::newRow("one less than are held") << LinksModel::MostLinks - 1 << true;
        QTest::newRow("more than are held") << LinksModel::MostLinks + 500 << false;
    }
    /// Who waits for all of them does not wait for ever, and each is fetched once.
    void loaded()
    {
        QFETCH(int, count);
        const QString path = withLinks(QTest::currentDataTag(), count);
        QVERIFY(!path.isEmpty());
        project::ProjectReader reader;
        QSignalSpy opened(&reader, &project::ProjectReader::opened);
        reader.open(path);
        QVERIFY(opened.wait(30000));
        LinksModel links(reader, LinksModel::End::Target);
        QSignalSpy pieces(&links, &QAbstractItemModel::rowsInserted);
        links.show(1);
        links.loadAll();
        QTRY_VERIFY_WITH_TIMEOUT(links.isLoaded() && !links.isAsking(), 60000);
        QTEST(links.isComplete(), "complete");
        QCOMPARE(links.rowCount(), std::min<int>(count, LinksModel::MostLinks));
        QVERIFY(!links.canFetchMore({}));
        QVERIFY(pieces.count() <= 1 + count / (10 * LinksModel::PieceLinks) + 1);
        for (int row = 0; row < links.rowCount(); row += 997)
            QCOMPARE(links.at(row).targetId, UrlId(2 + row % 9));
    }

    /// Of several URLs one after the other, however the pieces fall, with whose each is.
    void ofSeveral()
    {
        constexpr int count = 3 * LinksModel::PieceLinks;
        const QString path = withLinks("several", count);
        QVERIFY(!path.isEmpty());
        project::ProjectReader reader;
        QSignalSpy opened(&reader, &project::ProjectReader::opened);
        reader.open(path);
        QVERIFY(opened.wait(30000));
        const QList<qint64> urls{4, 2, 10, 3, 5, 9, 6};
        LinksModel links(reader, LinksModel::End::Source);
        links.show(urls);
        QTRY_VERIFY_WITH_TIMEOUT(!links.isAsking() && links.rowCount() > 0, 60000);
        QVERIFY(!links.isComplete());
        while (links.canFetchMore({})) {
            links.fetchMore({});
            QTRY_VERIFY_WITH_TIMEOUT(!links.isAsking(), 60000);
        }
        int expected = 2; // of the second page to the last two
        for (int i = 0; i < count; ++i)
            expected += urls.contains(2 + i % 9) ? 1 : 0;
        QVERIFY(links.isComplete());
        QCOMPARE(links.rowCount(), expected);
        QList<qint64> met;
        QSet<qint64> ids;
        for (int row = 0; row < links.rowCount(); ++row) {
            const qint64 own = base::raw(links.rows().ownId(row));
            if (met.isEmpty() || met.constLast() != own)
                met.append(own);
            ids.insert(links.at(row).id);
        }
        QCOMPARE(met, urls);
        QCOMPARE(ids.size(), expected);
        QCOMPARE(links.index(0, LinksModel::OwnColumn).data().toString(), QStringLiteral("http://site.test/3"));
        links.show(2);
        QTRY_VERIFY_WITH_TIMEOUT(!links.isAsking() && links.rowCount() > 0, 60000);
        QCOMPARE(base::raw(links.rows().ownId(links.rowCount() - 1)), 2);
    }

    void orderOfAllThatAreHeld()
    {
        const QString path = withLinks("ordered", LinksModel::MostLinks + 500);
        QVERIFY(!path.isEmpty());
        project::ProjectReader reader;
        QSignalSpy opened(&reader, &project::ProjectReader::opened);
        reader.open(path);
        QVERIFY(opened.wait(30000));
        LinksModel links(reader, LinksModel::End::Target);
        OrderedLinks shown(links);
        QSignalSpy ordered(&shown, &OrderedLinks::ordered);
        shown.sort(LinksModel::TextColumn, Qt::AscendingOrder);
        links.show(1);
        links.loadAll();
        QTRY_VERIFY_WITH_TIMEOUT(links.isLoaded() && !links.isAsking() && shown.isCurrent(), 60000);
        QCOMPARE(shown.rowCount(), int(LinksModel::MostLinks));
        // Those that came first, and all of them together: not once more for each piece.
        QVERIFY2(ordered.count() <= 4, QByteArray::number(ordered.count()).constData());
        const auto text = [&shown](int row) { return shown.index(row, LinksModel::TextColumn).data().toString(); };
        QCOMPARE(text(0), QStringLiteral("text 0"));
        QCOMPARE(text(LinksModel::MostLinks - 1), QStringLiteral("text 999"));
        shown.sort(LinksModel::UrlColumn, Qt::DescendingOrder);
        QTRY_VERIFY_WITH_TIMEOUT(shown.isCurrent(), 60000);
        QCOMPARE(shown.index(0, LinksModel::UrlColumn).data().toString(), QStringLiteral("http://site.test/9"));
        shown.setFilter(QStringLiteral("text 123"));
        QTRY_VERIFY_WITH_TIMEOUT(shown.isCurrent(), 60000);
        QCOMPARE(shown.rowCount(), 100);
        shown.setFilter(QStringLiteral("nothing of the kind"));
        QTRY_VERIFY_WITH_TIMEOUT(shown.isCurrent(), 60000);
        QCOMPARE(shown.rowCount(), 0);
    }
};

ARGIOPE_TEST(TestUiLinksModel, QCoreApplication)
#include "tst_ui_linksmodel.moc"
