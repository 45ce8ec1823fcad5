// One program holds all test classes of a folder: `store_tests tst_writer` runs one of them, as ctest does for each in
// a process of its own. Here is how a class gets into its program's list.
#pragma once

#include <QCoreApplication>
#include <QTest>

#include <type_traits>

// What a test waits for comes late on a busy machine under sanitizers; Qt's own five seconds ran out there.
#undef QTRY_VERIFY
#define QTRY_VERIFY(condition) QTRY_VERIFY_WITH_TIMEOUT((condition), 60000)
#undef QTRY_VERIFY2
#define QTRY_VERIFY2(condition, message) QTRY_VERIFY2_WITH_TIMEOUT((condition), (message), 60000)
#undef QTRY_COMPARE
#define QTRY_COMPARE(actual, expected) QTRY_COMPARE_WITH_TIMEOUT((actual), (expected), 60000)

namespace argiope::test {

/// Enters a test into the list of its program. Made before main() by the macros below.
class TestEntry
{
public:
    /// What a process does as this test, with its own arguments behind the program's; the result is the exit code.
    using Run = int (*)(int argc, char **argv);
    /// `file` names the test: "…/tst_writer.cpp" is run as tst_writer.
    TestEntry(const char *file, Run run);
};

/// Lets Qt Test run the object with the arguments given. "--part 2/3" in front of them: only the second, fifth … of its
/// test functions, so that the parts of a long test can run beside each other and none is left out.
[[nodiscard]] int executeTest(QObject &test, int argc, char **argv);

/// With an application of the class `Application`; void: with none.
template <typename Test, typename Application>
int runTest(int argc, char **argv)
{
    if constexpr (std::is_void_v<Application>) {
        Test test;
        return executeTest(test, argc, argv);
    } else {
        const Application application(argc, argv);
        QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
        Test test;
        return executeTest(test, argc, argv);
    }
}

} // namespace argiope::test

/// The test class of a file, and the application that it needs: void, QCoreApplication, QGuiApplication, QApplication.
#define ARGIOPE_TEST(Test, Application)                                                                                \
    static const argiope::test::TestEntry entryOf##Test(__FILE__, &argiope::test::runTest<Test, Application>);

/// A file whose process does something else at first: `function` is called as main() would be.
#define ARGIOPE_TEST_MAIN(Test, function) static const argiope::test::TestEntry entryOf##Test(__FILE__, &function);
