#include "core/trap/trap.h"

#include "core/trap/shapes.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace argiope::trap {

namespace {
const QString KindKey = QStringLiteral("kind");
const QString PatternKey = QStringLiteral("pattern");
const QString ExamplesKey = QStringLiteral("examples");
const QString PagesKey = QStringLiteral("pages");
const QString ProofKey = QStringLiteral("proof");
const QString ReleasedKey = QStringLiteral("released");
} // namespace

QByteArray evidenceOf(const Trap &trap)
{
    const bool flood = kindOf(trap.kind) == Kind::Flood;
    if (trap.pages <= 0 && trap.examples.isEmpty())
        return flood ? "chosen by hand" : "not known by which pages";
    QByteArray text = flood ? "" : "judged by ";
    text += trap.pages > 0 ? QByteArray(QByteArray::number(trap.pages) + ' ') : QByteArray();
    text += trap.pages == 1 ? "page" : "pages";
    text += flood ? " fetched" : "";
    if (!trap.examples.isEmpty())
        text += ", such as " + trap.examples.join(' ');
    return text;
}

QByteArray toJson(const QList<Trap> &traps)
{
    QJsonArray list;
    for (const Trap &trap : traps) {
        QJsonArray examples;
        for (const QByteArray &url : trap.examples)
            examples.append(QString::fromUtf8(url));
        QJsonObject object{{KindKey, QString::fromUtf8(trap.kind)}, {PatternKey, QString::fromUtf8(trap.pattern)},
            {ReleasedKey, trap.released}, {PagesKey, trap.pages}, {ExamplesKey, examples}};
        if (!trap.proof.isEmpty())
            object.insert(ProofKey, QString::fromLatin1(trap.proof.toHex()));
        list.append(object);
    }
    return QJsonDocument(list).toJson(QJsonDocument::Compact);
}

QList<Trap> fromJson(const QByteArray &json)
{
    QList<Trap> traps;
    for (const QJsonValue &value : QJsonDocument::fromJson(json).array()) {
        const QJsonObject object = value.toObject();
        Trap trap;
        trap.kind = object.value(KindKey).toString().toUtf8();
        trap.pattern = object.value(PatternKey).toString().toUtf8();
        if (trap.kind.isEmpty() || trap.pattern.isEmpty())
            continue;
        for (const QJsonValue &url : object.value(ExamplesKey).toArray())
            trap.examples.append(url.toString().toUtf8());
        trap.released = object.value(ReleasedKey).toBool();
        trap.pages = object.value(PagesKey).toInt();
        trap.proof = QByteArray::fromHex(object.value(ProofKey).toString().toLatin1());
        traps.append(trap);
    }
    return traps;
}

} // namespace argiope::trap
