#include "tests/support/testmain.h"
#include "tests/ui/keptproject.h"
#include "tests/ui/uitest.h"
#include "ui/source/sourceview.h"
#include "ui/widgets/emptystate.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>

using namespace argiope;
using base::UrlId;
using sourceview::SourceEdit;
using sourceview::SourcePage;
using sourceview::SourceView;
using uitest::KeptProject;

class TestSourceView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const QString path = m_isolated.file(QStringLiteral("p.argiope"));
        KeptProject project(path);
        m_page = project.add("/");
        m_other = project.add("/other");
        m_image = project.add("/i.gif", "image/gif");
        m_lost = project.add("/lost");
        m_waits = project.add("/waits", {});
        project.keep(m_page, "/", "<title>one</title>\n<p>old</p>\n<p>same</p>", 1);
        project.keep(m_page, "/", "<title>one</title>\n<p class=x>new <a href=/other#f>there</a></p>\n<p>same</p>", 2);
        project.keep(m_image, "/i.gif", "GIF", 1, "image/gif");
        project.keep(m_other, "/other", "<p>" + QByteArray(5000, 'x') + "needle" + QByteArray(5000, 'y'));
        project.finish();
        QSignalSpy opened(&m_reader, &project::ProjectReader::opened);
        m_reader.open(path);
        QTRY_COMPARE_WITH_TIMEOUT(opened.size(), 1, 30000);
        m_view.resize(700, 300);
        m_view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&m_view));
    }

    void source()
    {
        QCOMPARE(sentence(), QStringLiteral("Select a URL above to see its source."));
        open(m_page);
        QCOMPARE(sentence(), QString());
        QCOMPARE(m_view.edit().toPlainText(),
            QStringLiteral("<title>one</title>\n<p class=x>new <a href=/other#f>there</a></p>\n<p>same</p>"));
        // Of what is in sight the parts are coloured, and the link is underlined.
        const auto selections = m_view.edit().extraSelections();
        const auto link = std::find_if(selections.begin(), selections.end(),
            [](const QTextEdit::ExtraSelection &part) { return part.format.fontUnderline(); });
        QVERIFY(link != selections.end());
        QCOMPARE(link->cursor.selectedText(), QStringLiteral("/other#f"));
        QVERIFY(selections.size() > 8);
    }

    void linksLeadOn()
    {
        open(m_page);
        QSignalSpy chosen(&m_view, &SourceView::urlChosen);
        auto *edit = m_view.findChild<SourceEdit *>();
        QTextCursor cursor(edit->document()->findBlockByNumber(1));
        cursor.setPosition(cursor.position() + 23); // within /other
        edit->setTextCursor(cursor);
        QTest::mouseClick(edit->viewport(), Qt::LeftButton, {}, edit->cursorRect().center());
        QTRY_COMPARE(chosen.size(), 1);
        QCOMPARE(chosen.first().first().toLongLong(), base::raw(m_other));
        QTest::keyClick(edit, Qt::Key_Return);
        QTRY_COMPARE(chosen.size(), 2);
    }

    void textAndDifference()
    {
        open(m_page);
        choose(QStringLiteral("sourceMode"), int(source::Shown::Text));
        QTRY_COMPARE(m_view.edit().toPlainText(), QStringLiteral("new there\n\nsame"));
        choose(QStringLiteral("sourceMode"), int(source::Shown::Difference));
        QTRY_COMPARE(m_view.edit().toPlainText(),
            QStringLiteral(
                " <title>one</title>\n-<p>old</p>\n+<p class=x>new <a href=/other#f>there</a></p>\n <p>same</p>\n"));
        QVERIFY(m_view.findChild<QComboBox *>(QStringLiteral("sourceOther"))->isVisible());
        open(m_other);
        QCOMPARE(
            sentence(), QStringLiteral("Only one visit of this page is stored: there is no other to compare it with."));
        choose(QStringLiteral("sourceMode"), int(source::Shown::Source));
        // An earlier visit.
        open(m_page);
        choose(QStringLiteral("sourceVisit"), 1);
        QTRY_VERIFY(m_view.edit().toPlainText().contains(QStringLiteral("old")));
    }

    /// What of a line is otherwise is marked in it.
    void wordsOfADifference()
    {
        source::KeptSource kept;
        kept.before.text = QStringLiteral("same\n<p>it costs 128 euros</p>\nsame");
        kept.source.text = QStringLiteral("same\n<p>it costs 99 euros</p>\nsame");
        kept.difference = source::difference(kept.before.text, kept.source.text);
        kept.changed = source::changedParts(kept.before.text, kept.source.text, kept.difference);
        const SourcePage page = sourceview::makePage(kept, source::Shown::Difference);
        QStringList words;
        for (const sourceview::ChangedLines &word : page.words)
            words << QChar(word.added ? u'+' : u'-') + page.text.mid(word.begin, word.end - word.begin);
        QCOMPARE(words, QStringList({QStringLiteral("-128"), QStringLiteral("+99")}));
    }

    /// A line of any length is cut for the eye alone: what is found, and what is copied, is whole.
    void longLines()
    {
        open(m_other);
        auto *edit = m_view.findChild<SourceEdit *>();
        QVERIFY(edit->document()->blockCount() > 9);
        for (QTextBlock block = edit->document()->begin(); block.isValid(); block = block.next())
            QVERIFY(block.length() <= SourcePage::LongestLine + 1);
        edit->selectAll();
        edit->copy();
        QCOMPARE(QApplication::clipboard()->text().size(), 3 + 5000 + 6 + 5000);

        auto *field = m_view.findChild<QLineEdit *>(QStringLiteral("sourceFind"));
        field->setFocus();
        field->setText(QStringLiteral("NEEDLE"));
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE(edit->textCursor().selectedText(), QStringLiteral("needle"));
        field->setText(QStringLiteral("nowhere"));
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY(labels().contains(QStringLiteral("Not found")));
        field->clear();
    }

    void nothingToSee_data()
    {
        QTest::addColumn<int>("which");
        QTest::addColumn<QString>("said");
        QTest::newRow("an image") << 0 << QStringLiteral("The stored content of this URL is not text (image/gif");
        QTest::newRow("not kept") << 1 << QStringLiteral("Page source not stored: Crawl Settings exclude");
        QTest::newRow("not fetched") << 2 << QStringLiteral("No source: this URL was not fetched");
    }
    void nothingToSee()
    {
        QFETCH(int, which);
        open(which == 0 ? m_image : which == 1 ? m_lost : m_waits);
        QFETCH(QString, said);
        QVERIFY2(sentence().startsWith(said), qPrintable(sentence()));
    }

private:
    void open(UrlId id)
    {
        QSignalSpy shown(&m_view, &SourceView::shown);
        m_view.showUrl(0);
        m_view.showUrl(base::raw(id));
        QTRY_COMPARE_WITH_TIMEOUT(shown.size(), 1, 30000);
    }
    void choose(const QString &name, int data)
    {
        auto *box = m_view.findChild<QComboBox *>(name);
        const int byData = box->findData(data);
        box->setCurrentIndex(byData >= 0 ? byData : data);
        Q_EMIT box->activated(box->currentIndex());
    }
    [[nodiscard]] QString sentence() const
    {
        const auto *empty = m_view.findChild<widgets::EmptyState *>();
        return empty->isVisible() ? empty->sentence() : QString();
    }
    [[nodiscard]] QStringList labels() const
    {
        QStringList texts;
        for (const QLabel *label : m_view.findChildren<QLabel *>())
            texts << label->text();
        return texts;
    }

    uitest::Isolated m_isolated;
    project::ProjectReader m_reader;
    SourceView m_view{m_reader};
    UrlId m_page{}, m_other{}, m_image{}, m_lost{}, m_waits{};
};

ARGIOPE_TEST(TestSourceView, QApplication)
#include "tst_sourceview.moc"
