#include "tests/support/testmain.h"

#include <QFileInfo>
#include <QMetaMethod>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdarg>
#include <cstdio>
#include <map>
#include <vector>

#if defined(__clang__) && defined(__linux__)
#if __has_feature(thread_sanitizer)
// Processes of Qt begin by clone(), where clang 14's ThreadSanitizer ends the program with a failed check of its own.
// What stands behind its interceptor is glibc's.
extern "C" int __clone(int (*entry)(void *), void *stack, int flags, void *argument, ...);
extern "C" int clone(int (*entry)(void *), void *stack, int flags, void *argument, ...)
{
    va_list rest;
    va_start(rest, argument);
    auto *const parent = va_arg(rest, void *);
    auto *const locals = va_arg(rest, void *);
    auto *const child = va_arg(rest, void *);
    va_end(rest);
    return __clone(entry, stack, flags, argument, parent, locals, child);
}
#endif
#endif

namespace argiope::test {

namespace {

using Tests = std::map<QByteArray, TestEntry::Run>;

/// Filled before main(), in an order that nobody knows.
Tests &tests()
{
    static Tests all;
    return all;
}

/// The test functions of a class, in its order, as Qt Test has them.
QByteArrayList functionsOf(const QMetaObject &type)
{
    static const QByteArrayList reserved{"initTestCase", "cleanupTestCase", "init", "cleanup"};
    QByteArrayList names;
    for (int i = type.methodOffset(); i < type.methodCount(); ++i) {
        const QMetaMethod method = type.method(i);
        const QByteArray name = method.name();
        if (method.methodType() == QMetaMethod::Slot && method.access() == QMetaMethod::Private
            && method.parameterCount() == 0 && !name.endsWith("_data") && !reserved.contains(name))
            names.append(name);
    }
    return names;
}

/// Every test in a process of its own, as they expect it.
int runAll(char *program, const QStringList &arguments)
{
    int count = 1;
    char *argv[] = {program, nullptr};
    const QCoreApplication application(count, argv);
    QStringList failed;
    for (const auto &[name, run] : tests()) {
        const QString test = QString::fromLatin1(name);
        if (QProcess::execute(QCoreApplication::applicationFilePath(), QStringList{test} + arguments) != 0)
            failed.append(test);
    }
    for (const QString &test : std::as_const(failed))
        std::fprintf(stderr, "failed: %s\n", qPrintable(test));
    return failed.isEmpty() ? 0 : 1;
}

int explain()
{
    std::fputs("Name a test, and what Qt Test is to do with it; or --all. Here are:\n", stderr);
    for (const auto &[name, run] : tests())
        std::fprintf(stderr, "  %s\n", name.constData());
    return 2;
}

} // namespace

TestEntry::TestEntry(const char *file, Run run)
{
    const QByteArray name = QFileInfo(QString::fromUtf8(file)).completeBaseName().toLatin1();
    if (!tests().emplace(name, run).second)
        qFatal("two tests are named %s", name.constData());
}

int executeTest(QObject &test, int argc, char **argv)
{
    if (argc < 3 || qstrcmp(argv[1], "--part") != 0)
        return QTest::qExec(&test, argc, argv);
    const QByteArrayList given = QByteArray(argv[2]).split('/');
    const qsizetype part = given.value(0).toInt();
    const qsizetype parts = given.value(1).toInt();
    const QByteArrayList functions = functionsOf(*test.metaObject());
    // An empty part would be Qt Test's "all".
    if (given.size() != 2 || part < 1 || part > parts || part > functions.size()) {
        std::fprintf(stderr, "no part %s of %d test functions\n", argv[2], int(functions.size()));
        return 2;
    }
    QStringList arguments{QString::fromLocal8Bit(argv[0])};
    for (qsizetype i = part - 1; i < functions.size(); i += parts)
        arguments.append(QString::fromLatin1(functions[i]));
    for (int i = 3; i < argc; ++i)
        arguments.append(QString::fromLocal8Bit(argv[i]));
    return QTest::qExec(&test, arguments);
}

} // namespace argiope::test

int main(int argc, char **argv)
{
    using namespace argiope::test;
    if (argc < 2)
        return explain();
    if (qstrcmp(argv[1], "--all") == 0) {
        QStringList arguments;
        for (int i = 2; i < argc; ++i)
            arguments.append(QString::fromLocal8Bit(argv[i]));
        return runAll(argv[0], arguments);
    }
    const auto test = tests().find(argv[1]);
    if (test == tests().end())
        return explain();
    // Folders that are named after the application stay those of the test.
    QCoreApplication::setApplicationName(QString::fromLatin1(test->first));
    // No test asks the keychain of whoever runs it, or leaves something there.
    const QTemporaryDir credentials;
    qputenv("ARGIOPE_CREDENTIALS", QFile::encodeName(credentials.path() + QStringLiteral("/credentials")));
    argv[1] = argv[0];
    return test->second(argc - 1, argv + 1);
}
