#include "core/language/speller.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QMutex>
#include <QMutexLocker>
#include <QStandardPaths>
#include <QStringConverter>

#include <map>
#include <optional>
#include <string>

#ifdef ARGIOPE_HUNSPELL
#include <hunspell/hunspell.hxx>
#endif

namespace argiope::language {

namespace {

constexpr qsizetype MostRemembered = 200'000; ///< words of a dictionary: those of a large site

/// "de_AT" of what people write: "de-at", "de_AT.UTF-8".
QByteArray folded(QByteArrayView tag)
{
    QByteArray name = tag.toByteArray().toLower().replace('-', '_');
    if (const qsizetype point = name.indexOf('.'); point >= 0)
        name.truncate(point);
    return name;
}

} // namespace

/// A dictionary, and what it has said. Hunspell's own objects are for one thread at a time.
class Speller::Dictionary
{
public:
    explicit Dictionary(const QString &path)
        : m_path(path)
    {
    }

    bool knows(QStringView word)
    {
        const QMutexLocker lock(&m_mutex);
        const QString key = word.toString();
        if (const auto it = m_remembered.constFind(key); it != m_remembered.cend())
            return *it;
        const bool known = look(key);
        if (m_remembered.size() >= MostRemembered)
            m_remembered.clear();
        m_remembered.insert(key, known);
        return known;
    }

private:
#ifdef ARGIOPE_HUNSPELL
    bool look(const QString &word)
    {
        if (!m_hunspell) {
            // Hunspell takes UTF-8 on Windows where a path begins so.
#ifdef Q_OS_WIN
            const QByteArray path = "\\\\?\\" + QDir::toNativeSeparators(m_path).toUtf8();
#else
            const QByteArray path = QFile::encodeName(m_path);
#endif
            m_hunspell.emplace(QByteArray(path + ".aff").constData(), QByteArray(path + ".dic").constData());
            m_encode = QStringEncoder(m_hunspell->get_dict_encoding().c_str());
        }
        if (!m_encode.isValid())
            return true;
        const QByteArray bytes = m_encode(word);
        // A letter that its encoding lacks is none of its language.
        const bool fits = !m_encode.hasError();
        m_encode.resetState();
        return !fits || m_hunspell->spell(bytes.toStdString());
    }

    std::optional<Hunspell> m_hunspell;
    QStringEncoder m_encode;
#else
    bool look(const QString &)
    {
        return true;
    }
#endif

    const QString m_path; ///< without the ending
    QMutex m_mutex;
    QHash<QString, bool> m_remembered;
};

struct Speller::Known
{
    std::map<QByteArray, std::pair<QByteArray, std::unique_ptr<Dictionary>>> byFolded; ///< the name as it is, too
};

QStringList Speller::folders()
{
    QStringList list = QString::fromLocal8Bit(qgetenv("DICPATH")).split(QDir::listSeparator(), Qt::SkipEmptyParts);
    for (const char *below : {"hunspell", "myspell/dicts", "myspell"}) {
        list += QStandardPaths::locateAll(
            QStandardPaths::GenericDataLocation, QString::fromLatin1(below), QStandardPaths::LocateDirectory);
    }
#ifdef Q_OS_MACOS
    list += {QDir::homePath() + QStringLiteral("/Library/Spelling"), QStringLiteral("/Library/Spelling"),
        QStringLiteral("/opt/homebrew/share/hunspell")};
#endif
    return list;
}

const Speller &Speller::installed()
{
    static const Speller speller(folders());
    return speller;
}

bool Speller::isBuiltIn()
{
#ifdef ARGIOPE_HUNSPELL
    return true;
#else
    return false;
#endif
}

Speller::Speller(const QStringList &folders)
    : m_known(std::make_unique<Known>())
{
    if (!isBuiltIn())
        return;
    for (const QString &folder : folders) {
        const QDir dir(folder);
        const QStringList files = dir.entryList({QStringLiteral("*.dic")}, QDir::Files, QDir::Name);
        for (const QString &file : files) {
            const QString base = file.chopped(4);
            // Hyphenation and thesauri stand there, too: they have no rules of words.
            if (!dir.exists(base + QLatin1String(".aff")))
                continue;
            const QByteArray name = base.toUtf8();
            const auto [it, isNew] = m_known->byFolded.try_emplace(folded(name));
            if (isNew)
                it->second = {name, std::make_unique<Dictionary>(dir.filePath(base))};
        }
    }
}

Speller::~Speller() = default;

QByteArrayList Speller::dictionaries() const
{
    QByteArrayList names;
    for (const auto &[key, one] : m_known->byFolded)
        names.append(one.first);
    return names;
}

QByteArray Speller::dictionaryFor(QByteArrayView tag) const
{
    const auto &all = m_known->byFolded;
    QByteArray wanted = folded(tag);
    const QByteArray language = wanted.left(wanted.indexOf('_') < 0 ? wanted.size() : wanted.indexOf('_'));
    if (language.isEmpty())
        return {};
    const QByteArray usual = language == "en" ? QByteArray("en_us") : QByteArray(language + '_' + language);
    // "zh-Hant-TW" is asked for as "zh_hant_tw", then as "zh_hant".
    for (; !wanted.isEmpty(); wanted.truncate(std::max<qsizetype>(wanted.lastIndexOf('_'), 0))) {
        if (const auto it = all.find(wanted); it != all.end())
            return it->second.first;
    }
    if (const auto it = all.find(usual); it != all.end())
        return it->second.first;
    const QByteArray begin = language + '_';
    const auto it = all.lower_bound(begin);
    return it != all.end() && it->first.startsWith(begin) ? it->second.first : QByteArray();
}

bool Speller::knows(const QByteArray &dictionary, QStringView word) const
{
    const auto it = m_known->byFolded.find(folded(dictionary));
    return it == m_known->byFolded.end() || it->second.second->knows(word);
}

} // namespace argiope::language
