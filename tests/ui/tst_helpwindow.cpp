#include "tests/support/testmain.h"
#include "tests/ui/uitest.h"
#include "ui/help/helpwindow.h"

#include <QAction>
#include <QApplication>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPointer>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextFragment>
#include <QUrl>

using namespace argiope;
using help::HelpWindow;

class TestHelpWindow : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

private Q_SLOTS:
    void cleanup() { QLocale::setDefault(QLocale(QStringLiteral("en"))); }
    void searchesAllPages()
    {
        QPointer<HelpWindow> window = new HelpWindow;
        window->show();
        window->showPage(QStringLiteral("index.md"));
        auto *field = window->findChild<QLineEdit *>(QStringLiteral("searchManual"));
        QTest::keyClicks(field, QStringLiteral("Retry-After"));
        QTest::keyClick(field, Qt::Key_Return);
        // The pages are read on another thread, and who searches meanwhile gets his answer then.
        QTRY_VERIFY_WITH_TIMEOUT(window->browser()->source().fileName() != QLatin1String("index.md"), 30000);
        const QString page = window->browser()->source().fileName();
        QCOMPARE(window->browser()->textCursor().selectedText(), QStringLiteral("Retry-After"));
        const int place = window->browser()->textCursor().position();
        QTest::keyClick(field, Qt::Key_Return); // the next one
        QVERIFY(window->browser()->source().fileName() != page || window->browser()->textCursor().position() != place);
        QSignalSpy searched(window, &HelpWindow::searched);
        window->search(QStringLiteral("Retry-After"));
        QCOMPARE(searched.count(), 1); // they are known now
        QCOMPARE(searched.at(0).at(0).toBool(), true);
        const auto *noMatch = window->findChild<QLabel *>(QStringLiteral("noMatch"));
        QVERIFY(!noMatch->isVisible());
        field->clear();
        QTest::keyClicks(field, QStringLiteral("a word that no page has"));
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY(noMatch->isVisible()); // a tool bar lays out later
        QVERIFY(noMatch->visibleRegion().boundingRect().width() > 0);
        QTest::keyClick(field, Qt::Key_Backspace);
        QTRY_VERIFY(!noMatch->isVisible());
        window->close();
        QTRY_VERIFY(!window);
    }
    void picturesFitThePage_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<double>("ratio");
        QTest::addColumn<int>("points");
        QTest::addColumn<int>("pixels");
        QTest::newRow("small") << 300 << 1.0 << 300 << 300;
        QTest::newRow("small, enlarged") << 300 << 2.0 << 300 << 300;
        QTest::newRow("wide") << 1280 << 1.0 << 746 << 746;
        QTest::newRow("wide, enlarged") << 1280 << 2.0 << 746 << 1280;
        QTest::newRow("very wide, enlarged") << 2560 << 2.0 << 746 << 1492;
        QTest::newRow("enlarged by half") << 1280 << 1.5 << 746 << 1119;
    }
    void picturesFitThePage()
    {
        QFETCH(const int, width);
        QFETCH(const double, ratio);
        QFETCH(const int, points);
        QFETCH(const int, pixels);
        QImage picture(width, 100, QImage::Format_RGB32);
        picture.fill(Qt::white);
        const QImage fitted = help::fitPicture(picture, 746, ratio);
        QCOMPARE(fitted.width(), pixels);
        QCOMPARE(qRound(fitted.deviceIndependentSize().width()), points);
    }
    void everyLinkAndPictureIsThere_data()
    {
        QTest::addColumn<QString>("locale");
        QTest::addColumn<QString>("word"); // on the first page
        QTest::newRow("English") << QStringLiteral("en") << QStringLiteral("follows the links");
        QTest::newRow("Chinese") << QStringLiteral("zh_CN") << QStringLiteral("链接");
    }
    void everyLinkAndPictureIsThere()
    {
        QFETCH(QString, locale);
        QFETCH(QString, word);
        QLocale::setDefault(QLocale(locale));
        QPointer<HelpWindow> window = new HelpWindow;
        window->show();
        QStringList open{QStringLiteral("index.md")};
        QSet<QString> seen;
        int pictures = 0;
        while (!open.isEmpty()) {
            const QString page = open.takeFirst();
            if (seen.contains(page))
                continue;
            seen.insert(page);
            window->showPage(page);
            const QTextDocument *document = window->browser()->document();
            QVERIFY2(document->characterCount() > 100, qPrintable(page));
            if (page == QLatin1String("index.md"))
                QVERIFY2(document->toPlainText().contains(word), qPrintable(document->toPlainText()));
            // In the language asked for, not the English page that stands in for a missing one.
            QVERIFY2(document->toPlainText().contains(QRegularExpression(QStringLiteral("\\p{Han}")))
                    == (locale == QLatin1String("zh_CN")),
                qPrintable(page));
            for (QTextBlock block = document->begin(); block.isValid(); block = block.next()) {
                for (auto it = block.begin(); !it.atEnd(); ++it) {
                    const QTextCharFormat format = it.fragment().charFormat();
                    const QString target = format.anchorHref();
                    if (!target.isEmpty() && !target.contains(QLatin1String("://")))
                        open.append(target.section(QLatin1Char('#'), 0, 0));
                    if (format.isImageFormat()) {
                        const QVariant picture = window->browser()->loadResource(
                            QTextDocument::ImageResource, QUrl(format.toImageFormat().name()));
                        QVERIFY2(picture.isValid() && !picture.value<QImage>().isNull(),
                            qPrintable(page + QLatin1Char(' ') + format.toImageFormat().name()));
                        ++pictures;
                    }
                }
            }
        }
        QVERIFY2(seen.size() >= 20, qPrintable(QStringList(seen.values()).join(QLatin1Char(' '))));
        QVERIFY(pictures >= 4);
        window->close();
        QTRY_VERIFY(!window);
    }
    void goesBack()
    {
        QPointer<HelpWindow> window = new HelpWindow;
        window->show();
        window->showPage(QStringLiteral("index.md"));
        window->showPage(QStringLiteral("options.md"));
        QVERIFY(window->browser()->source().path().endsWith(QLatin1String("options.md")));
        QVERIFY(window->browser()->isBackwardAvailable());
        window->browser()->backward();
        QVERIFY(window->browser()->source().path().endsWith(QLatin1String("index.md")));
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window));
        QTest::keyClick(window.data(), Qt::Key_Escape);
        QTRY_VERIFY(!window);
    }
};

ARGIOPE_TEST(TestHelpWindow, QApplication)
#include "tst_helpwindow.moc"
