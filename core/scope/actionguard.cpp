#include "core/scope/actionguard.h"

#include "core/scope/actionwords.h"
#include "core/scope/urlwords.h"
#include "core/settings/secrets.h"
#include "core/url/canonical.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <iterator>
#include <optional>

namespace argiope::scope {

namespace {

const QString *extensionIn(const QString &extension, const QStringList &list)
{
    const auto it = std::find(list.cbegin(), list.cend(), extension);
    return it == list.cend() ? nullptr : &*it;
}

bool isScriptExtension(const QString &extension)
{
    static const QStringList known{QStringLiteral("php"), QStringLiteral("php5"), QStringLiteral("phtml"),
        QStringLiteral("asp"), QStringLiteral("aspx"), QStringLiteral("ashx"), QStringLiteral("jsp"),
        QStringLiteral("jspa"), QStringLiteral("jsf"), QStringLiteral("do"), QStringLiteral("action"),
        QStringLiteral("cgi"), QStringLiteral("pl"), QStringLiteral("py"), QStringLiteral("cfm"),
        QStringLiteral("faces"), QStringLiteral("seam"), QStringLiteral("owa"), QStringLiteral("dll"),
        QStringLiteral("exe"), QStringLiteral("xhtml"), QStringLiteral("json")};
    return extensionIn(extension, known);
}

bool isPageExtension(const QString &extension)
{
    return extension == u"html" || extension == u"htm" || extension == u"jhtml" || extension == u"shtml";
}

/// What no script makes: signed addresses of files carry tokens too.
bool isFileExtension(const QString &extension)
{
    static const QStringList known{QStringLiteral("jpg"), QStringLiteral("jpeg"), QStringLiteral("png"),
        QStringLiteral("gif"), QStringLiteral("webp"), QStringLiteral("avif"), QStringLiteral("svg"),
        QStringLiteral("ico"), QStringLiteral("css"), QStringLiteral("js"), QStringLiteral("mjs"),
        QStringLiteral("woff"), QStringLiteral("woff2"), QStringLiteral("ttf"), QStringLiteral("pdf"),
        QStringLiteral("zip"), QStringLiteral("gz"), QStringLiteral("mp3"), QStringLiteral("mp4"),
        QStringLiteral("webm"), QStringLiteral("csv"), QStringLiteral("xml"), QStringLiteral("txt"),
        QStringLiteral("doc"), QStringLiteral("docx"), QStringLiteral("xls"), QStringLiteral("xlsx")};
    return extensionIn(extension, known);
}

/// "user-logout", "logout_all": a word for it, and nothing beside it that says otherwise.
bool saysLogout(const Name &name)
{
    if (actionWord(name.joined) == ActionWord::Logout)
        return true;
    const qsizetype count = name.words.size();
    if (count < 2 || count > MostWords + 1)
        return false;
    for (qsizetype from = 0; from < count; ++from) {
        QString joined;
        for (qsizetype to = from; to < count; ++to) {
            joined += name.words[to];
            if (actionWord(joined) != ActionWord::Logout)
                continue;
            const auto helps = [](const QString &word) { return isLogoutHelper(word); };
            if (std::all_of(name.words.begin(), name.words.begin() + from, helps)
                && std::all_of(name.words.begin() + to + 1, name.words.end(), helps))
                return true;
        }
    }
    return false;
}

/// "deletePost", "post_delete": an action's word at the front or the end, and what it is done to. "" where it is none.
QString compoundAction(const Name &name, bool changes)
{
    const auto counts = [changes](const QString &word) {
        const ActionWord kind = actionWord(word);
        return kind == ActionWord::Delete || (changes && kind == ActionWord::Change);
    };
    const auto isObject = [](const QString &word) { return isActionObject(word) || isDigits(word); };
    const qsizetype count = name.words.size();
    if (count >= 2 && count <= MostWords) {
        const QString &first = name.words.first();
        const QString &last = name.words.last();
        if (counts(first) && std::all_of(name.words.begin() + 1, name.words.end(), isObject))
            return first;
        if (counts(last) && std::all_of(name.words.begin(), name.words.end() - 1, isObject))
            return last;
    }
    if (count == 1) { // "trashcomment", "removepage"
        const QString &word = name.words.first();
        for (qsizetype cut = 3; cut + 2 < word.size() && word.size() <= LongSlug; ++cut) {
            if (counts(word.left(cut)) && word.size() - cut >= 3 && isActionObject(word.mid(cut)))
                return word.left(cut);
        }
    }
    return {};
}

/// What surrounds a segment of the path.
struct Around
{
    bool text = false; ///< a folder of texts about something, somewhere before it
    bool words = false; ///< articles and lists by words, right before it
    bool dated = false; ///< behind a year, and a month
    bool idBefore = false;
    bool idBehind = false;
    bool articleBehind = false;
};

Around aroundOf(const QList<Segment> &segments, qsizetype at)
{
    Around around;
    for (qsizetype i = 0; i < at; ++i) {
        const Segment &segment = segments[i];
        around.text = around.text || isTextFolder(segment.name.joined);
        around.dated = around.dated || isYear(segment.text);
    }
    if (at > 0) {
        const Segment &before = segments[at - 1];
        around.words = isWordFolder(before.name.joined);
        around.idBefore = isId(before.text);
    }
    if (at + 1 < segments.size()) {
        const Segment &behind = segments[at + 1];
        around.idBehind = isId(behind.text);
        around.articleBehind = behind.name.words.size() >= 3 && !around.idBehind;
    }
    return around;
}

QByteArray named(const QString &word)
{
    return word.toUtf8();
}

/// By one segment of the path.
QByteArray actionOfSegment(const QList<Segment> &segments, qsizetype at, bool hasQuery, bool hasId)
{
    const Segment &segment = segments[at];
    const bool last = at + 1 == segments.size();
    if (last && isActionScript(segment.text.toLower() + u'.' + segment.extension))
        return named(segment.text.toLower());
    if (segment.text.size() > LongSlug || segment.name.words.size() > MostWords + 1)
        return {};
    const bool script = isScriptExtension(segment.extension);
    const bool page = isPageExtension(segment.extension);
    if (!segment.extension.isEmpty() && !script && !page)
        return {};
    const Around around = aroundOf(segments, at);
    const bool capital = !segment.text.isEmpty() && segment.text.front().isUpper();
    if (saysLogout(segment.name)) {
        // "docs/Logout.html" tells of it, and so does an article of that name in a wiki.
        const bool article = !script && !hasQuery
            && (around.text || around.dated || (page && capital) || (around.words && capital) || around.articleBehind);
        return article ? QByteArray() : QByteArrayLiteral("logout");
    }
    if (!segment.special.words.isEmpty() && saysLogout(segment.special))
        return QByteArrayLiteral("logout");
    if (around.text || around.dated || around.articleBehind)
        return {};
    const QString &word = segment.name.joined;
    const ActionWord kind = actionWord(word);
    if (kind == ActionWord::Delete || (isSureChange(word) && segment.name.words.size() > 1)) {
        const bool article = !hasId && (page || around.words || (capital && !script && segments.size() == 1));
        return article ? QByteArray() : named(word);
    }
    if (around.words && !around.idBehind && !script)
        return {};
    if (kind == ActionWord::Change) {
        const bool sure = isSureChange(word);
        static const QStringList texts{QStringLiteral("install"), QStringLiteral("upgrade"), QStringLiteral("update"),
            QStringLiteral("start"), QStringLiteral("stop"), QStringLiteral("run"), QStringLiteral("import"),
            QStringLiteral("report"), QStringLiteral("archive"), QStringLiteral("order"), QStringLiteral("add"),
            QStringLiteral("send"), QStringLiteral("rate"), QStringLiteral("copy"), QStringLiteral("set"),
            QStringLiteral("switch"), QStringLiteral("buy"), QStringLiteral("move"), QStringLiteral("mark")};
        const bool oftenText = texts.contains(word);
        // "/users/3/switch", not "/en/4/upgrade"
        const bool ofOne = around.idBefore
            && (!oftenText || hasQuery || script || around.idBehind
                || (at > 1 && isActionObject(segments[at - 2].name.joined)));
        const bool toCart
            = word == u"add" && at > 0 && isActionObject(segments[at - 1].name.joined) && (around.idBehind || hasId);
        if (ofOne || toCart || (sure && (around.idBehind || (hasId && hasQuery))) || (script && hasQuery && hasId))
            return named(word);
        return {};
    }
    // "delete_user", "deleteUser.do", "removepage.action"
    if ((segment.name.asCode || script) && segment.name.words.size() <= MostWords) {
        if (const QString verb = compoundAction(segment.name, script || hasQuery || around.idBehind || around.idBefore);
            !verb.isEmpty())
            return named(verb);
    }
    // "/account/delete-account" may be a text; with something to delete it is none.
    if (!segment.name.asCode && segment.name.words.size() >= 2 && segment.name.words.size() <= 3
        && (around.idBehind || around.idBefore || hasId)) {
        if (const QString verb = compoundAction(segment.name, around.idBefore); !verb.isEmpty())
            return named(verb);
    }
    return {};
}

bool isFalse(const QString &value)
{
    return value == u"0" || value.compare(u"false", Qt::CaseInsensitive) == 0
        || value.compare(u"no", Qt::CaseInsensitive) == 0 || value.compare(u"none", Qt::CaseInsensitive) == 0;
}

/// By what an action's parameter says is to be done.
QByteArray actionOfValue(const QString &value)
{
    if (value.size() > LongSlug * 2)
        return {};
    const QStringList parts = value.split(QRegularExpression(QStringLiteral("[/.:,|]")), Qt::SkipEmptyParts);
    for (const QString &part : parts) {
        const Name name = nameOf(part);
        if (saysLogout(name))
            return QByteArrayLiteral("logout");
        const ActionWord kind = actionWord(name.joined);
        if (kind != ActionWord::None || isSureChange(name.joined))
            return named(name.joined);
        if (const QString verb = compoundAction(name, true); !verb.isEmpty())
            return named(verb);
        // "switch_to_user", "do-plugin-upgrade", "duplicate_post_as_draft": names of what programs do.
        if (name.words.size() >= 2 && name.words.size() <= MostWords + 2) {
            for (const QString &word : {name.words.first(), name.words.last()}) {
                if (actionWord(word) == ActionWord::Delete || actionWord(word) == ActionWord::Change)
                    return named(word);
            }
        }
    }
    return {};
}

/// By a way within the application: "account/logout", "Special:UserLogout", "node/5/delete".
QByteArray actionOfRoute(const Parameter &parameter)
{
    const QString &value = parameter.value;
    if (value.size() > LongSlug * 2 || value.contains(u' '))
        return {};
    const bool search = parameter.name.joined == u"q" || parameter.name.joined == u"p";
    const bool title = parameter.name.joined == u"title";
    if (const QStringView behind = behindColon(value); !behind.isEmpty() && saysLogout(nameOf(behind)))
        return QByteArrayLiteral("logout");
    const QStringList parts = value.split(u'/', Qt::SkipEmptyParts);
    if (parts.isEmpty() || title || (search && parts.size() < 2))
        return {};
    const Name name = nameOf(parts.last());
    if (saysLogout(name))
        return QByteArrayLiteral("logout");
    if (parts.size() < 2 || name.words.size() > 2)
        return {};
    const bool thing = isId(parts[parts.size() - 2]) || isActionObject(nameOf(parts[parts.size() - 2]).joined);
    const ActionWord kind = actionWord(name.joined);
    if ((kind == ActionWord::Delete && (thing || parts.size() > 2)) || (kind == ActionWord::Change && thing))
        return named(name.joined);
    if (const QString verb = compoundAction(name, thing); !verb.isEmpty())
        return named(verb);
    return {};
}

bool isSqlCommand(const QString &value)
{
    static const QRegularExpression command(
        QStringLiteral("^\\s*(delete\\s+from|drop\\s|truncate\\s|insert\\s+into|update\\s+\\S+\\s+set|alter\\s)"),
        QRegularExpression::CaseInsensitiveOption);
    return command.match(value).hasMatch();
}

QByteArray tokenIn(const Parameter &parameter, bool file)
{
    const QString &name = parameter.name.joined;
    if (isTokenParameter(name) && !parameter.value.isEmpty())
        return "token " + name.toUtf8();
    if (file)
        return {};
    if (isLikelyToken(name) && looksRandom(parameter.value)) {
        // Short names stand for many things; a long random value for one.
        if (name.size() > 3 || parameter.value.size() >= 20)
            return "token " + name.toUtf8();
    }
    // Joomla: its token is a parameter's name.
    static const QRegularExpression hash(QStringLiteral("^[0-9a-f]{32}$"));
    if (parameter.value == u"1" && hash.match(parameter.rawName).hasMatch())
        return QByteArrayLiteral("token");
    return {};
}

QByteArray actionOfParameter(const Parameter &parameter, bool file, bool script)
{
    const QString &name = parameter.name.joined;
    if (const QByteArray token = tokenIn(parameter, file); !token.isEmpty())
        return token;
    if (isActionParameter(name)) {
        if (QByteArray action = actionOfValue(parameter.value); !action.isEmpty())
            return action == "logout" ? action : name.toUtf8() + '=' + action;
        // DokuWiki's and WordPress's editors lock the page for others.
        if (parameter.value == u"edit" && (name == u"do" || script))
            return name.toUtf8() + "=edit";
    }
    if (isRouteParameter(name))
        return actionOfRoute(parameter);
    if (isForeignParameter(name))
        return {};
    if (name == u"symfonyswitchuser" || name == u"switchuser" || saysLogout(parameter.name))
        return isFalse(parameter.value) ? QByteArray()
            : name == u"switchuser"     ? QByteArrayLiteral("switchuser")
                                        : QByteArrayLiteral("logout");
    if (actionWord(name) == ActionWord::Delete || isSureChange(name))
        return isFalse(parameter.value) ? QByteArray() : name.toUtf8();
    if (parameter.value.size() <= LongSlug && actionWord(nameOf(parameter.value).joined) == ActionWord::Logout
        && !parameter.value.contains(u' ') && name != u"q" && name != u"s" && name != u"id")
        return QByteArrayLiteral("logout");
    if (name == u"mark" || name == u"vote" || name == u"watch" || name == u"unwatch") {
        static const QStringList marks{QStringLiteral("topics"), QStringLiteral("forums"), QStringLiteral("all"),
            QStringLiteral("read"), QStringLiteral("unread"), QStringLiteral("up"), QStringLiteral("down"),
            QStringLiteral("topic"), QStringLiteral("forum"), QStringLiteral("thread")};
        if (marks.contains(parameter.value))
            return name.toUtf8();
    }
    if (name.contains(u"sql") && isSqlCommand(parameter.value))
        return QByteArrayLiteral("sql");
    return {};
}

bool namesSomething(const QList<Segment> &segments, const QList<Parameter> &parameters)
{
    return std::any_of(segments.begin(), segments.end(), [](const Segment &segment) { return isId(segment.text); })
        || std::any_of(parameters.begin(), parameters.end(), [](const Parameter &parameter) {
               return isId(parameter.value) || (isDigits(parameter.value) && !parameter.value.isEmpty());
           });
}

/// "Log out", "Log out (anna)", "[ Abmelden ]"
bool textSaysLogout(const Name &name)
{
    QString joined;
    for (qsizetype i = 0; i < std::min<qsizetype>(name.words.size(), 3); ++i) {
        joined += name.words[i];
        if (actionWord(joined) == ActionWord::Logout)
            return name.words.size() <= i + 2;
    }
    return false;
}

} // namespace

QByteArray actionOf(const url::Url &url)
{
    const QList<Segment> segments = segmentsOf(url);
    const QList<Parameter> parameters = parametersOf(url);
    const bool file = !segments.isEmpty() && isFileExtension(segments.last().extension);
    const bool post = !segments.isEmpty() && segments.last().text == u"post" && segments.last().extension == u"php";
    for (const Parameter &parameter : parameters) {
        if (QByteArray action = actionOfParameter(parameter, file, post); !action.isEmpty())
            return action;
    }
    const bool hasId = namesSomething(segments, parameters);
    for (qsizetype i = 0; i < segments.size(); ++i) {
        if (QByteArray action = actionOfSegment(segments, i, !parameters.isEmpty(), hasId); !action.isEmpty())
            return action;
    }
    return {};
}

QByteArray actionOfText(const QByteArray &text, const url::Url &url)
{
    if (text.isEmpty() || text.size() > 3 * LongSlug)
        return {};
    const Name name = nameOf(QString::fromUtf8(text));
    if (name.words.isEmpty() || name.words.size() > MostWords)
        return {};
    const bool logout = textSaysLogout(name);
    const bool deletes = actionWord(name.joined) == ActionWord::Delete || isSureChange(name.joined);
    if (!logout && !deletes)
        return {};
    const QList<Segment> segments = segmentsOf(url);
    const QList<Parameter> parameters = parametersOf(url);
    for (qsizetype i = 0; i < segments.size(); ++i) {
        const Around around = aroundOf(segments, i);
        // A text about it, by its title.
        if (around.text || around.dated || around.words || segments[i].name.words.size() >= 3)
            return {};
    }
    if (logout && segments.isEmpty() && parameters.isEmpty())
        return {}; // the site's front page is none
    if (logout)
        return QByteArrayLiteral("logout (text)");
    return namesSomething(segments, parameters) ? name.joined.toUtf8() + " (text)" : QByteArray();
}

bool endsSession(const QByteArray &action)
{
    return action.startsWith("logout");
}

bool isLogin(const url::Url &url)
{
    static const QStringList words{QStringLiteral("login"), QStringLiteral("signin"), QStringLiteral("logon"),
        QStringLiteral("userlogin"), QStringLiteral("wplogin"), QStringLiteral("sso"), QStringLiteral("auth"),
        QStringLiteral("authorize"), QStringLiteral("authenticate"), QStringLiteral("oauth"), QStringLiteral("saml"),
        QStringLiteral("cas"), QStringLiteral("anmelden"), QStringLiteral("anmeldung"), QStringLiteral("einloggen"),
        QStringLiteral("connexion"), QStringLiteral("seconnecter"), QStringLiteral("identification"),
        QStringLiteral("iniciarsesion"), QStringLiteral("iniciarsesión"), QStringLiteral("acceder"),
        QStringLiteral("ingresar"), QStringLiteral("accedi"), QStringLiteral("accesso"), QStringLiteral("entrar"),
        QStringLiteral("iniciarsessao"), QStringLiteral("iniciarsessão"), QStringLiteral("inloggen"),
        QStringLiteral("aanmelden"), QStringLiteral("войти"), QStringLiteral("вход"), QStringLiteral("vhod"),
        QStringLiteral("vojti"), QStringLiteral("登录"), QStringLiteral("登入"), QStringLiteral("登陆"),
        QStringLiteral("denglu"), QStringLiteral("ログイン"), QStringLiteral("サインイン"),
        QStringLiteral("accountlogin"), QStringLiteral("memberlogin"), QStringLiteral("adminlogin"),
        QStringLiteral("loginform"), QStringLiteral("loginpage"), QStringLiteral("sessionexpired"),
        QStringLiteral("relogin"), QStringLiteral("reauth"), QStringLiteral("session"), QStringLiteral("sessions"),
        QStringLiteral("logga"), QStringLiteral("loggain"), QStringLiteral("zaloguj"), QStringLiteral("prihlasit"),
        QStringLiteral("giris"), QStringLiteral("로그인")};
    const auto says = [](const Name &name) { return words.contains(name.joined); };
    const QList<Segment> segments = segmentsOf(url);
    if (std::any_of(segments.begin(), segments.end(),
            [&says](const Segment &segment) { return says(segment.name) || says(segment.special); }))
        return true;
    const QList<Parameter> parameters = parametersOf(url);
    return std::any_of(parameters.begin(), parameters.end(), [&says](const Parameter &parameter) {
        if (parameter.value.size() > LongSlug || isForeignParameter(parameter.name.joined))
            return false;
        const QStringList parts = parameter.value.split(u'/', Qt::SkipEmptyParts);
        return !parts.isEmpty() && (says(nameOf(parts.last())) || says(nameOf(behindColon(parts.last()))));
    });
}

ActionGuard::ActionGuard(const settings::CrawlSettings &settings)
    : m_on(settings::isGuarded(settings))
{
    if (!m_on)
        return;
    QStringList origins = settings.headersFor;
    for (const QString &text : settings.logins)
        origins.append(QString::fromUtf8(settings::Login::fromText(text).origin));
    for (const QString &origin : std::as_const(origins)) {
        const auto url = url::parse(origin.toUtf8());
        if (url)
            m_domains.insert(url::registrableDomain(url->hostname()).value_or(url->hostname().toByteArray()));
    }
}

bool ActionGuard::guardsExternal(const url::Url &url) const
{
    return m_on && url.isHttp()
        && m_domains.contains(url::registrableDomain(url.hostname()).value_or(url.hostname().toByteArray()));
}

} // namespace argiope::scope
