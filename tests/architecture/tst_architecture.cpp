// Holds the source tree against its own rules: who may include whom, and what may stand where.

#include "tests/architecture/classlines.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace {

struct Source
{
    QString path; ///< from the top of the tree: "core/url/url.h"
    QString folder; ///< "core/url"
    QStringList lines; ///< without line comments
    QStringList ours; ///< what #include "…" names
    QStringList others; ///< what #include <…> names
};

/// For each folder, what it may include beside itself: folders, or single headers where a folder shows only those.
const QMap<QString, QStringList> &permissions()
{
    // The doors of the core that the window may use.
    static const QStringList facades{QStringLiteral("core/base"), QStringLiteral("core/facts"),
        QStringLiteral("core/settings"), QStringLiteral("core/engine/crawl.h"),
        QStringLiteral("core/engine/archiveimport.h"), QStringLiteral("core/engine/control.h"),
        QStringLiteral("core/engine/credentials.h"), QStringLiteral("core/engine/documentfetch.h"),
        QStringLiteral("core/engine/extractors.h"), QStringLiteral("core/engine/extractortrial.h"),
        QStringLiteral("core/select/extractor.h"), QStringLiteral("core/engine/textsearch.h"),
        QStringLiteral("core/search"), QStringLiteral("core/engine/notes.h"), QStringLiteral("core/engine/replay.h"),
        QStringLiteral("core/engine/projectcopy.h"), QStringLiteral("core/source"),
        QStringLiteral("core/audit/audit.h"), QStringLiteral("core/audit/check.h"),
        QStringLiteral("core/audit/crawleraccess.h"), QStringLiteral("core/audit/findings.h"),
        QStringLiteral("core/audit/ignores.h"), QStringLiteral("core/audit/namedfindings.h"),
        QStringLiteral("core/audit/rules.h"), QStringLiteral("core/audit/runsums.h"),
        QStringLiteral("core/audit/troubled.h"), QStringLiteral("core/audit/words.h"), QStringLiteral("core/report"),
        QStringLiteral("core/engine/crawlhistory.h"), QStringLiteral("core/engine/lanehistory.h"),
        QStringLiteral("core/engine/threadtotals.h"), QStringLiteral("core/engine/requestheaders.h"),
        QStringLiteral("core/compare/cells.h"), QStringLiteral("core/compare/comparison.h"),
        QStringLiteral("core/compare/spool.h"), QStringLiteral("core/compare/telling.h"),
        QStringLiteral("core/engine/duepages.h"), QStringLiteral("core/engine/endreport.h"),
        QStringLiteral("core/engine/scopelab.h"), QStringLiteral("core/engine/traps.h"),
        QStringLiteral("core/engine/urllist.h"), QStringLiteral("core/engine/whynow.h"),
        QStringLiteral("core/store/columns.h"), QStringLiteral("core/store/nodetables.h"),
        QStringLiteral("core/store/nodeorders.h"), QStringLiteral("core/store/databaseprojects.h"),
        QStringLiteral("core/store/placecopy.h"), QStringLiteral("core/store/place.h"),
        QStringLiteral("core/store/reader.h"), QStringLiteral("core/store/types.h"),
        QStringLiteral("core/export/export.h"), QStringLiteral("core/export/filetarget.h"),
        QStringLiteral("core/export/formats.h"), QStringLiteral("core/export/issuetable.h"),
        QStringLiteral("core/export/linktargets.h"), QStringLiteral("core/export/mirror.h"),
        QStringLiteral("core/export/tablewriter.h"), QStringLiteral("core/filter"),
        QStringLiteral("core/store/filtersql.h"), QStringLiteral("core/audit/owncheck.h"),
        // Plain values that the crawl hands out.
        QStringLiteral("core/frontier/hoststatus.h"), QStringLiteral("core/trap/trap.h")};
    static const QMap<QString, QStringList> table{
        {QStringLiteral("core/base"), {}},
        {QStringLiteral("core/similar"), {QStringLiteral("core/base")}},
        {QStringLiteral("core/language"), {QStringLiteral("core/base")}},
        {QStringLiteral("core/facts"), {QStringLiteral("core/base")}},
        {QStringLiteral("core/settings"), {QStringLiteral("core/base")}},
        {QStringLiteral("core/secrets"), {QStringLiteral("core/base"), QStringLiteral("core/settings")}},
        {QStringLiteral("core/url"), {QStringLiteral("core/base")}},
        {QStringLiteral("core/robots"), {QStringLiteral("core/base"), QStringLiteral("core/url")}},
        {QStringLiteral("core/sitemap"), {QStringLiteral("core/base"), QStringLiteral("core/url")}},
        {QStringLiteral("core/markup"), {}},
        {QStringLiteral("core/cluster"), {}},
        {QStringLiteral("core/archive"), {QStringLiteral("core/base"), QStringLiteral("core/url")}},
        {QStringLiteral("core/search"), {QStringLiteral("core/base")}},
        {QStringLiteral("core/schemaorg"), {QStringLiteral("core/facts")}},
        {QStringLiteral("core/resource"),
            {QStringLiteral("core/base"), QStringLiteral("core/facts"), QStringLiteral("core/url")}},
        {QStringLiteral("core/dom"), {QStringLiteral("core/base"), QStringLiteral("core/markup")}},
        {QStringLiteral("core/text"),
            {QStringLiteral("core/base"), QStringLiteral("core/dom"), QStringLiteral("core/markup")}},
        {QStringLiteral("core/select"),
            {QStringLiteral("core/base"), QStringLiteral("core/url"), QStringLiteral("core/dom"),
                QStringLiteral("core/text"), QStringLiteral("core/html"), QStringLiteral("core/markup")}},
        {QStringLiteral("core/a11y"),
            {QStringLiteral("core/base"), QStringLiteral("core/facts"), QStringLiteral("core/dom"),
                QStringLiteral("core/html")}},
        {QStringLiteral("core/html"),
            {QStringLiteral("core/base"), QStringLiteral("core/facts"), QStringLiteral("core/similar"),
                QStringLiteral("core/language"), QStringLiteral("core/url"), QStringLiteral("core/markup"),
                QStringLiteral("core/schemaorg")}},
        {QStringLiteral("core/scope"),
            {QStringLiteral("core/base"), QStringLiteral("core/facts"), QStringLiteral("core/settings"),
                QStringLiteral("core/url")}},
        {QStringLiteral("core/frontier"),
            {QStringLiteral("core/base"), QStringLiteral("core/settings"), QStringLiteral("core/url")}},
        {QStringLiteral("core/net"),
            {QStringLiteral("core/base"), QStringLiteral("core/settings"), QStringLiteral("core/url")}},
        {QStringLiteral("core/render"), {QStringLiteral("core/base"), QStringLiteral("core/url")}},
        {QStringLiteral("core/filter"), {QStringLiteral("core/base"), QStringLiteral("core/facts")}},
        {QStringLiteral("core/store"),
            {QStringLiteral("core/base"), QStringLiteral("core/cluster"), QStringLiteral("core/facts"),
                QStringLiteral("core/filter"), QStringLiteral("core/search"), QStringLiteral("core/settings"),
                QStringLiteral("core/url")}},
        {QStringLiteral("core/kept"),
            {QStringLiteral("core/base"), QStringLiteral("core/archive"), QStringLiteral("core/url"),
                QStringLiteral("core/net"), QStringLiteral("core/store")}},
        {QStringLiteral("core/source"),
            {QStringLiteral("core/base"), QStringLiteral("core/dom"), QStringLiteral("core/html"),
                QStringLiteral("core/kept"), QStringLiteral("core/markup"), QStringLiteral("core/store"),
                QStringLiteral("core/text"), QStringLiteral("core/url")}},
        {QStringLiteral("core/trap"), {QStringLiteral("core/base"), QStringLiteral("core/url")}},
        {QStringLiteral("core/rank"), {QStringLiteral("core/base")}},
        {QStringLiteral("core/revisit"), {QStringLiteral("core/base")}},
        {QStringLiteral("core/change"),
            {QStringLiteral("core/base"), QStringLiteral("core/facts"), QStringLiteral("core/similar")}},
        {QStringLiteral("core/topic"), {QStringLiteral("core/base"), QStringLiteral("core/search")}},
        {QStringLiteral("core/audit"),
            {QStringLiteral("core/base"), QStringLiteral("core/similar"), QStringLiteral("core/language"),
                QStringLiteral("core/facts"), QStringLiteral("core/settings"), QStringLiteral("core/url"),
                QStringLiteral("core/robots"), QStringLiteral("core/sitemap"), QStringLiteral("core/resource"),
                QStringLiteral("core/dom"), QStringLiteral("core/a11y"), QStringLiteral("core/html"),
                QStringLiteral("core/scope"), QStringLiteral("core/filter"), QStringLiteral("core/store")}},
        {QStringLiteral("core/compare"),
            {QStringLiteral("core/base"), QStringLiteral("core/facts"), QStringLiteral("core/url"),
                QStringLiteral("core/change"), QStringLiteral("core/judge"), QStringLiteral("core/store"),
                QStringLiteral("core/audit"), QStringLiteral("core/export")}},
        {QStringLiteral("core/export"),
            {QStringLiteral("core/base"), QStringLiteral("core/facts"), QStringLiteral("core/settings"),
                QStringLiteral("core/url"), QStringLiteral("core/scope"), QStringLiteral("core/store"),
                QStringLiteral("core/audit"), QStringLiteral("core/archive"), QStringLiteral("core/html"),
                QStringLiteral("core/kept")}},
        {QStringLiteral("core/report"),
            {QStringLiteral("core/base"), QStringLiteral("core/settings"), QStringLiteral("core/store"),
                QStringLiteral("core/audit"), QStringLiteral("core/export")}},
        {QStringLiteral("core/judge"),
            {QStringLiteral("core/base"), QStringLiteral("core/facts"), QStringLiteral("core/settings"),
                QStringLiteral("core/url"), QStringLiteral("core/robots"), QStringLiteral("core/html"),
                QStringLiteral("core/scope"), QStringLiteral("core/trap"), QStringLiteral("core/frontier"),
                QStringLiteral("core/net")}},
        {QStringLiteral("core/engine"),
            {QStringLiteral("core/base"), QStringLiteral("core/cluster"), QStringLiteral("core/facts"),
                QStringLiteral("core/settings"), QStringLiteral("core/url"), QStringLiteral("core/robots"),
                QStringLiteral("core/html"), QStringLiteral("core/sitemap"), QStringLiteral("core/scope"),
                QStringLiteral("core/trap"), QStringLiteral("core/frontier"), QStringLiteral("core/net"),
                QStringLiteral("core/judge"), QStringLiteral("core/store"), QStringLiteral("core/secrets"),
                QStringLiteral("core/a11y"), QStringLiteral("core/revisit"), QStringLiteral("core/change"),
                QStringLiteral("core/rank"), QStringLiteral("core/source"), QStringLiteral("core/resource"),
                QStringLiteral("core/archive"), QStringLiteral("core/kept"), QStringLiteral("core/dom"),
                QStringLiteral("core/text"), QStringLiteral("core/select"), QStringLiteral("core/filter"),
                QStringLiteral("core/search"), QStringLiteral("core/topic"), QStringLiteral("core/render"),
                QStringLiteral("core/language")}},
        {QStringLiteral("ui/words"), facades},
        {QStringLiteral("ui/project"), facades},
        {QStringLiteral("ui/models"),
            facades
                + QStringList{QStringLiteral("core/url"), QStringLiteral("ui/words"), QStringLiteral("ui/project")}},
        {QStringLiteral("ui/widgets"), {QStringLiteral("resources")}},
        {QStringLiteral("ui/view"),
            {QStringLiteral("core/store/reader.h"), QStringLiteral("ui/project"), QStringLiteral("ui/widgets"),
                QStringLiteral("ui/models/showntable.h")}},
        {QStringLiteral("ui/savefile"),
            {QStringLiteral("ui/project"), QStringLiteral("ui/words"), QStringLiteral("ui/widgets")}},
        {QStringLiteral("ui/database"),
            facades
                + QStringList{QStringLiteral("ui/project"), QStringLiteral("ui/words"), QStringLiteral("ui/widgets")}},
        {QStringLiteral("ui/mainwindow"),
            facades + QStringList{QStringLiteral("core/url"), QStringLiteral("ui"), QStringLiteral("resources")}},
        {QStringLiteral("ui/*"),
            facades
                + QStringList{QStringLiteral("ui/words"), QStringLiteral("ui/project"), QStringLiteral("ui/models"),
                    QStringLiteral("ui/view"), QStringLiteral("ui/widgets"), QStringLiteral("ui/savefile"),
                    QStringLiteral("ui/database"), QStringLiteral("resources")}}, // a view: never another view
        {QStringLiteral("app"),
            {QStringLiteral("core"), QStringLiteral("ui"), QStringLiteral("app"), QStringLiteral("resources")}},
        {QStringLiteral("app/cli"),
            {QStringLiteral("core"), QStringLiteral("app/windowoptions.h"), QStringLiteral("app/interrupts.h"),
                QStringLiteral("resources/checktranslator.h")}},
    };
    return table;
}

QString ruleFor(const QString &folder)
{
    for (QString name = folder; !name.isEmpty(); name = name.left(qMax<qsizetype>(0, name.lastIndexOf(u'/')))) {
        if (permissions().contains(name))
            return name;
    }
    return folder.startsWith(QLatin1String("ui/")) ? QStringLiteral("ui/*") : QString();
}

bool isBelow(const QString &path, const QString &place)
{
    return path == place || path.startsWith(place + QLatin1Char('/'));
}

QList<Source> readSources(const QStringList &tops)
{
    static const QRegularExpression include(QStringLiteral("^\\s*#\\s*include\\s*([\"<])([^\">]+)[\">]"));
    QList<Source> sources;
    const QDir root(QStringLiteral(SOURCE_DIR));
    for (const QString &top : tops) {
        QDirIterator it(root.filePath(top),
            {QStringLiteral("*.h"), QStringLiteral("*.cpp"), QStringLiteral("*.mm"), QStringLiteral("*.in")},
            QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            QFile file(it.next());
            if (!file.open(QIODevice::ReadOnly))
                qFatal("cannot read %s", qPrintable(file.fileName()));
            Source source;
            source.path = root.relativeFilePath(file.fileName());
            source.folder = source.path.left(source.path.lastIndexOf(u'/'));
            source.lines = QString::fromUtf8(file.readAll()).split(u'\n');
            for (QString &line : source.lines) {
                const auto match = include.match(line);
                if (match.hasMatch())
                    (match.captured(1) == u"\"" ? source.ours : source.others).append(match.captured(2));
                else if (line.trimmed().startsWith(QLatin1String("//")))
                    line.clear();
            }
            sources.append(source);
        }
    }
    std::sort(sources.begin(), sources.end(), [](const Source &a, const Source &b) { return a.path < b.path; });
    return sources;
}

QStringList linesThatMatch(const Source &source, const QRegularExpression &regex)
{
    QStringList found;
    for (qsizetype i = 0; i < source.lines.size(); ++i) {
        if (regex.match(source.lines[i]).hasMatch())
            found.append(QStringLiteral("%1:%2: %3").arg(source.path).arg(i + 1).arg(source.lines[i].trimmed()));
    }
    return found;
}

} // namespace

class TestArchitecture : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyFolderHasARule();
    void includesFollowTheTable();
    void theDocumentHasTheTable();
    void includesAreSpelledFromTheTop();
    void gumboStaysInside();
    void widgetsStayInTheWindow();
    void networkStaysInItsFolders();
    void coreDoesNotTranslate();
    void qurlIsNotTheParser();
    void headersHaveAGuard();
    void filesAreSmall();
    void classesAreCounted();
    void classesAreSmall();
    void partsOfTheRecorderAreTested();

private:
    QList<Source> m_sources; ///< core, ui, app
};

void TestArchitecture::initTestCase()
{
    m_sources = readSources({QStringLiteral("core"), QStringLiteral("ui"), QStringLiteral("app")});
    QVERIFY2(m_sources.size() > 100, "the tree is not where it should be");
    // The reader sees what is there: this include stands in the tree for certain.
    const auto it = std::find_if(
        m_sources.begin(), m_sources.end(), [](const Source &source) { return source.path == u"core/scope/scope.h"; });
    QVERIFY(it != m_sources.end());
    QVERIFY(it->ours.contains(QLatin1String("core/url/url.h")));
}

void TestArchitecture::everyFolderHasARule()
{
    for (const Source &source : std::as_const(m_sources))
        QVERIFY2(!ruleFor(source.folder).isEmpty(), qPrintable(source.path));
}

void TestArchitecture::includesFollowTheTable()
{
    QStringList wrong;
    for (const Source &source : std::as_const(m_sources)) {
        const QStringList allowed = permissions().value(ruleFor(source.folder));
        // A folder below a view or a core folder belongs to it.
        const QString home = source.folder.section(u'/', 0, 1);
        for (const QString &included : source.ours) {
            const bool fine = isBelow(included, home)
                || std::any_of(allowed.begin(), allowed.end(), [&](const QString &a) { return isBelow(included, a); });
            if (!fine)
                wrong.append(source.path + QLatin1String(" includes ") + included);
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestArchitecture::theDocumentHasTheTable()
{
    QFile file(QStringLiteral(SOURCE_DIR "/docs/ARCHITECTURE.md"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QMap<QString, QString> rows;
    static const QRegularExpression row(
        QStringLiteral("^\\| `(core/\\w+)` \\| .* \\| (.*) \\|$"), QRegularExpression::MultilineOption);
    for (auto it = row.globalMatch(QString::fromUtf8(file.readAll())); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        rows.insert(match.captured(1), match.captured(2));
    }
    for (auto it = permissions().constBegin(); it != permissions().constEnd(); ++it) {
        if (!it.key().startsWith(QLatin1String("core/")) || it.key() == u"core/engine") // which names what it may not
            continue;
        QStringList ours = it.value();
        for (QString &folder : ours)
            folder.remove(0, int(qstrlen("core/")));
        QStringList theirs = rows.value(it.key()).split(QStringLiteral(", "));
        theirs.removeAll(QStringLiteral("–"));
        ours.sort();
        theirs.sort();
        QVERIFY2(rows.contains(it.key()) && theirs == ours, qPrintable(it.key() + u": " + ours.join(u", ")));
    }
}

void TestArchitecture::includesAreSpelledFromTheTop()
{
    QStringList wrong;
    static const QRegularExpression made(QStringLiteral("\\.moc$|^ui_|(version|libraries)\\.h$"));
    for (const Source &source : std::as_const(m_sources)) {
        for (const QString &included : source.ours) {
            if (!made.match(included).hasMatch() && !QFile::exists(QStringLiteral(SOURCE_DIR "/") + included))
                wrong.append(source.path + QLatin1String(" includes ") + included);
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestArchitecture::gumboStaysInside()
{
    // Nobody outside core/dom gets to see gumbo.h, not even through a header.
    QMap<QString, const Source *> byPath;
    for (const Source &source : std::as_const(m_sources))
        byPath.insert(source.path, &source);
    int users = 0;
    for (const Source &start : std::as_const(m_sources)) {
        const bool inside = start.folder == u"core/dom";
        QSet<QString> seen;
        QStringList open{start.path};
        while (!open.isEmpty()) {
            const QString path = open.takeLast();
            const Source *source = byPath.value(path);
            if (!source || seen.contains(path))
                continue;
            seen.insert(path);
            const bool uses = source->others.contains(QLatin1String("gumbo.h"));
            users += inside && uses ? 1 : 0;
            QVERIFY2(inside || !uses, qPrintable(start.path + QLatin1String(" sees gumbo.h through ") + path));
            open += source->ours;
        }
    }
    QVERIFY(users > 0);
}

void TestArchitecture::widgetsStayInTheWindow()
{
    static const QRegularExpression gui(QStringLiteral(
        "^(QtWidgets/.*|QtGui/.*|QWidget|QApplication|QGuiApplication|QDialog|QMainWindow|QLabel|QIcon|QPixmap|QColor|"
        "QFont|QPainter|QMessageBox|QTableView|QHeaderView|QSvg.*|QtSvg.*)$"));
    for (const Source &source : std::as_const(m_sources)) {
        const bool headless = source.path.startsWith(QLatin1String("core/")) || source.folder == u"app/cli";
        for (const QString &included : source.others)
            QVERIFY2(!headless || !gui.match(included).hasMatch(), qPrintable(source.path + u' ' + included));
    }
}

void TestArchitecture::networkStaysInItsFolders()
{
    // Requests go out through core/net alone, SQL is spoken in core/store alone; the engine looks hosts up.
    static const QRegularExpression net(QStringLiteral("^(QtNetwork/.*|QNetwork.*|QSsl.*|Q(Tcp|Udp|Ssl)Socket)$"));
    static const QRegularExpression sql(QStringLiteral("^(QtSql/.*|QSql.*)$"));
    for (const Source &source : std::as_const(m_sources)) {
        const bool bound = source.folder != u"app"; // the window's demonstration site answers requests
        for (const QString &included : source.others) {
            const QString what = source.path + QLatin1String(" includes ") + included;
            QVERIFY2(source.folder == u"core/net" || !bound || !net.match(included).hasMatch(), qPrintable(what));
            QVERIFY2(source.folder == u"core/store" || !sql.match(included).hasMatch(), qPrintable(what));
        }
    }
}

void TestArchitecture::coreDoesNotTranslate()
{
    static const QRegularExpression translation(
        QStringLiteral("(^|[^A-Za-z0-9_])(tr|QT_TR_NOOP|QT_TRANSLATE_NOOP|qtTrId)\\(|::translate\\("));
    QStringList wrong;
    for (const Source &source : std::as_const(m_sources)) {
        // What checks mean, and reports, are for people, by window and command line alike.
        if (source.path.startsWith(QLatin1String("core/audit/words"))
            || source.path.startsWith(QLatin1String("core/report/")))
            continue;
        if (source.path.startsWith(QLatin1String("core/")) || source.folder == u"app/cli")
            wrong += linesThatMatch(source, translation);
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestArchitecture::qurlIsNotTheParser()
{
    // QUrl and browsers disagree. It is for Qt's own interfaces only: requests, proxies, SQLite's file URIs; and for
    // addresses of databases, which no browser reads.
    static const QRegularExpression qurl(QStringLiteral("\\bQUrl\\b"));
    static const QStringList exempt{QStringLiteral("core/settings/secrets.cpp"),
        QStringLiteral("core/settings/validate.cpp"), QStringLiteral("core/store/dialect_sqlite.cpp"),
        QStringLiteral("core/store/place.cpp"), QStringLiteral("core/store/databaseprojects.cpp")};
    QStringList wrong;
    for (const Source &source : std::as_const(m_sources)) {
        const bool bound = source.path.startsWith(QLatin1String("core/")) || source.folder == u"app/cli";
        if (bound && source.folder != u"core/net" && !exempt.contains(source.path))
            wrong += linesThatMatch(source, qurl);
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestArchitecture::headersHaveAGuard()
{
    for (const Source &source : std::as_const(m_sources)) {
        if (source.path.endsWith(QLatin1String(".h")))
            QVERIFY2(source.lines.contains(QLatin1String("#pragma once")), qPrintable(source.path));
    }
}

void TestArchitecture::filesAreSmall()
{
    QStringList wrong;
    QList<Source> all = m_sources;
    all += readSources({QStringLiteral("tests")});
    for (const Source &source : std::as_const(all)) {
        if (source.lines.size() > 601) // the last one is what follows the last line end
            wrong.append(QStringLiteral("%1: %2 lines").arg(source.path).arg(source.lines.size() - 1));
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestArchitecture::classesAreCounted()
{
    const QString text = QStringLiteral(R"(#include "writer.h"
namespace argiope::store {
namespace {
constexpr int limits[] = {
    1,
};
int helper(const QString &text = Writer::none())
{
    return 1;
}
} // namespace
class Reader;
struct Row { int id = 0; };

class Writer final : public Base
{
public:
    struct Inner
    {
        int number;
    };
    bool isOpen() const { return m_open; }
};

class Writer::Impl
{
    int m_count{};
};

Writer::Writer(const QString &path)
    : m_path(path)
    , m_list{1, 2}
{
}

Writer::~Writer() = default;

Result<std::function<void(int)>, StoreError> Writer::open(const QString &path,
    int flags)
{
    if (path.isEmpty()) {
        return {};
    }
    return {};
}

template <typename T>
QString *Writer::Impl::text() { return nullptr; }

bool Writer::operator==(const Writer &other) const { return this == &other; }
} // namespace argiope::store
)");
    const QMap<QString, int> expected{
        {QStringLiteral("Row"), 1}, {QStringLiteral("Writer"), 9 + 5 + 8 + 1}, {QStringLiteral("Writer::Impl"), 4 + 2}};
    QCOMPARE(classLines(text.split(u'\n')), expected);
}

void TestArchitecture::classesAreSmall()
{
    // Over all files of their folder. What the recorder was taken apart into stays small: each is to be read at once.
    QMap<QString, int> sizes;
    QMap<QString, int> parts;
    for (const Source &source : std::as_const(m_sources)) {
        const QMap<QString, int> found = classLines(source.lines);
        const bool part = source.path.startsWith(QLatin1String("core/engine/recorder/"));
        for (auto it = found.begin(); it != found.end(); ++it) {
            sizes[source.folder.section(u'/', 0, 1) + u' ' + it.key()] += it.value();
            if (part)
                parts[it.key()] += it.value();
        }
    }
    QVERIFY(sizes.value(QStringLiteral("core/scope Scope")) > 50);
    QVERIFY(parts.value(QStringLiteral("Discovery")) > 50);
    const QList<std::pair<QMap<QString, int>, int>> limits{{sizes, 600}, {parts, 350}};
    QStringList wrong;
    for (const auto &[counted, limit] : limits) {
        for (auto it = counted.begin(); it != counted.end(); ++it) {
            if (it.value() > limit)
                wrong.append(QStringLiteral("%1: %2 of at most %3 lines over all its files")
                                 .arg(it.key())
                                 .arg(it.value())
                                 .arg(limit));
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

/// Each part of the recorder has tests of its own, under its name.
void TestArchitecture::partsOfTheRecorderAreTested()
{
    const QDir tests(QStringLiteral(SOURCE_DIR "/tests/core/engine/recorder"));
    QStringList wrong;
    for (const Source &source : std::as_const(m_sources)) {
        if (!source.path.startsWith(QLatin1String("core/engine/recorder/"))
            || !source.path.endsWith(QLatin1String(".cpp")))
            continue;
        const QString name = QFileInfo(source.path).completeBaseName();
        if (!tests.exists(QStringLiteral("tst_%1.cpp").arg(name)))
            wrong.append(name);
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

ARGIOPE_TEST(TestArchitecture, void)
#include "tst_architecture.moc"
