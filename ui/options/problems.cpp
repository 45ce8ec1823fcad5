#include "ui/options/problems.h"

#include "core/engine/crawl.h"
#include "ui/options/labels.h"
#include "ui/words/foreigntext.h"
#include "ui/words/wording.h"

#include <QCoreApplication>
#include <QDir>
#include <QSet>

namespace argiope::options {

namespace {

struct Problems
{
    Q_DECLARE_TR_FUNCTIONS(OptionProblems)
};

} // namespace

QString problemText(const settings::SettingsError &error)
{
    using Code = settings::SettingsError::Code;
    const QString name = label(error.key.toLatin1()).text;
    switch (error.code) {
    case Code::OutOfRange:
        return Problems::tr("“%1” is out of range: %2.").arg(name, error.detail);
    case Code::BadRegex:
        return Problems::tr("“%1”: “%2” is not a valid regular expression.").arg(name, error.value);
    case Code::BadUrl:
        return Problems::tr("“%1”: “%2” is not a valid URL here.").arg(name, error.value);
    case Code::BadHeader:
        return Problems::tr(
            "“%1”: “%2” is not a valid header. Use a name of letters and hyphens, and a value of one line.")
            .arg(name, error.value);
    case Code::BadAuth:
    case Code::BadOrigin:
        return Problems::tr("“%1” contains characters that cannot be sent.").arg(name);
    case Code::UnknownKey:
        return Problems::tr("Unknown setting “%1”.").arg(error.key);
    case Code::WrongType:
        return Problems::tr("“%1” (%2) has the invalid value “%3”.").arg(name, error.key, error.value);
    case Code::NotJson:
        break;
    }
    return Problems::tr("“%1” is invalid: %2").arg(name, error.message());
}

QString seedProblem(const QStringList &seeds, const QStringList &before)
{
    const QSet<QString> known(before.begin(), before.end());
    for (const QString &seed : seeds) {
        engine::CrawlError error;
        if (known.contains(seed) || !engine::normalizeSeed(seed, &error).isEmpty())
            continue;
        return Problems::tr("“%1”: “%2” cannot be crawled. %3", "option, address, why")
            .arg(label("seeds").text, words::foreign::shown(seed), words::wording::badSeed(seed, error));
    }
    return {};
}

QString problemText(const ProfileError &error)
{
    using Code = ProfileError::Code;
    const QString subject = QDir::toNativeSeparators(error.subject);
    switch (error.code) {
    case Code::CannotRead:
        return Problems::tr("“%1” cannot be read: %2").arg(subject, error.detail);
    case Code::CannotWrite:
        return Problems::tr("“%1” cannot be written: %2").arg(subject, error.detail);
    case Code::NotJson:
        return Problems::tr("“%1” is not a settings file: it is not valid JSON (%2).").arg(subject, error.detail);
    case Code::BadSetting:
        return Problems::tr("“%1” was not loaded. Setting “%2”: %3", "file, key, what is wrong")
            .arg(subject, error.setting.key, problemText(error.setting));
    case Code::BadName:
        return Problems::tr("The profile name is empty or too long.");
    case Code::Exists:
        return Problems::tr("A profile “%1” already exists.").arg(subject);
    }
    return error.detail;
}

} // namespace argiope::options
