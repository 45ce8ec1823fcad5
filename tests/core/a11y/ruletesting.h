#pragma once

#include "tests/core/a11y/a11ytesting.h"

#include <QTest>

namespace argiope::a11y::testing {

/// A document that a check must find something in, and its twin, the same but for the fault.
struct Twins
{
    const char *check; ///< without "a11y-"
    const char *name; ///< of the case
    const char *faulty; ///< inside of a body
    const char *sound;
    bool asks = false; ///< the fault is one that a person has to judge
};

inline void addTwins(const Twins &one)
{
    QTest::newRow(qPrintable(QLatin1String(one.check) + QStringLiteral(": ") + QLatin1String(one.name)))
        << QByteArray("a11y-") + one.check << QByteArray(one.faulty) << QByteArray(one.sound) << one.asks;
}

inline void addTwinColumns()
{
    QTest::addColumn<QByteArray>("check");
    QTest::addColumn<QByteArray>("faulty");
    QTest::addColumn<QByteArray>("sound");
    QTest::addColumn<bool>("asks");
}

/// Holds the row of the running test against its check. `whole`: the texts are documents of their own.
inline void compareTwins(bool whole = false)
{
    QFETCH(QByteArray, check);
    QFETCH(QByteArray, faulty);
    QFETCH(QByteArray, sound);
    QFETCH(bool, asks);
    const Report bad = examineHtml(whole ? faulty : pageWith(faulty));
    QVERIFY2((asks ? askedBy(bad, check) : foundBy(bad, check)) > 0, faulty.constData());
    QCOMPARE(asks ? foundBy(bad, check) : 0, 0);
    const Report good = examineHtml(whole ? sound : pageWith(sound));
    QVERIFY2(foundBy(good, check) == 0, sound.constData());
    QVERIFY2(!asks || askedBy(good, check) == 0, sound.constData());
}

} // namespace argiope::a11y::testing
