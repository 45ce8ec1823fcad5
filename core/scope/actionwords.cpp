#include "core/scope/actionwords.h"

#include <QSet>

#include <iterator>

namespace argiope::scope {

namespace {

using Words = QSet<QString>;

template <size_t N>
Words setOf(const char16_t *const (&words)[N])
{
    Words set;
    set.reserve(N);
    for (const char16_t *word : words)
        set.insert(QString::fromUtf16(word));
    return set;
}

// Each language in a line of its own, English first.
constexpr const char16_t *LogoutWords[] = {u"logout", u"logoff", u"signout", u"signoff", u"logmeout", u"signmeout",
    u"userlogout", u"mylogout", u"dologout", u"endsession", u"exitsession", u"closesession", u"disconnect",
    u"logouthash", u"logoutrequest", u"slo", u"singlelogout", u"globallogout", u"logouteverywhere", u"logoutall",
    u"destroyothersessions", u"quitsession", u"abmelden", u"abmeldung", u"ausloggen", u"benutzerabmelden",
    u"sitzungbeenden", // de
    u"déconnexion", u"deconnexion", u"déconnecter", u"deconnecter", u"sedéconnecter", u"sedeconnecter", u"deconnection",
    u"fermersession", // fr
    u"cerrarsesión", u"cerrarsesion", u"desconectar", u"desconectarse", u"desconexión", u"desconexion",
    u"finalizarsesión", u"finalizarsesion", u"terminarsesión", u"terminarsesion", // es
    u"disconnetti", u"disconnettiti", u"scollegati", u"chiudisessione", u"terminasessione", u"disconnessione", // it
    u"terminarsessão", u"terminarsessao", u"encerrarsessão", u"encerrarsessao", u"finalizarsessão", u"finalizarsessao",
    u"deslogar", u"fazerlogout", u"efetuarlogout", // pt
    u"uitloggen", u"afmelden", u"loguit", // nl
    u"выход", u"выйти", u"выйтиизсистемы", u"завершениесеанса", u"завершитьсеанс", u"разлогиниться", u"vyhod", u"vyxod",
    u"vykhod", u"vyiti", u"vyjti", // ru
    u"退出", u"退出登录", u"退出登陆", u"退出系统", u"安全退出", u"登出", u"注销", u"注銷", u"用户退出", u"用户登出",
    u"用戶登出", u"使用者登出", u"tuichu", u"zhuxiao", u"dengchu", // zh
    u"ログアウト", u"ログオフ", u"サインアウト", u"ログアウトする", // ja
    u"wyloguj", u"wylogowanie", u"wylogujsię", u"odhlásit", u"odhlasit", u"odhlášení", u"odhlaseni", u"loggaut",
    u"logud", u"loggut", u"kirjauduulos", u"çıkışyap", u"cikisyap", u"oturumukapat", u"로그아웃", u"kijelentkezés",
    u"kijelentkezes", u"deconectare", u"αποσύνδεση", u"вихід", u"вийти"};

constexpr const char16_t *DeleteWords[] = {u"delete", u"remove", u"destroy", u"erase", u"purge", u"uninstall",
    u"deactivate", u"unsubscribe", u"unregister", u"discard", u"revoke", u"wipe", u"optout", u"dodelete", u"doremove",
    u"deleteall", u"removeall", u"unlink", u"rollback", u"impersonate", u"masquerade", u"loginas", u"switchuser",
    u"massdelete", u"bulkdelete", u"löschen", u"loeschen", u"entfernen", u"deinstallieren", u"deaktivieren",
    u"abbestellen", u"austragen", u"kündigen", u"kuendigen", // de
    u"supprimer", u"effacer", u"désinstaller", u"desinstaller", u"désactiver", u"desactiver", u"désabonner",
    u"desabonner", u"sedésabonner", u"sedesabonner", u"désinscription", u"desinscription", u"désinscrire",
    u"desinscrire", u"sedesinscrire", u"résilier", u"resilier", // fr
    u"eliminar", u"borrar", u"suprimir", u"desinstalar", u"desactivar", u"darsedebaja", u"darbaja",
    u"cancelarsuscripción", u"cancelarsuscripcion", u"anularsuscripción", u"anularsuscripcion", // es
    u"elimina", u"eliminare", u"cancella", u"cancellare", u"rimuovi", u"rimuovere", u"disinstalla", u"disattiva",
    u"disiscriviti", u"disiscrizione", u"cancellaiscrizione", // it
    u"excluir", u"apagar", u"remover", u"desativar", u"cancelarassinatura", u"cancelarsubscrição",
    u"cancelarsubscricao", u"cancelarinscrição", u"cancelarinscricao", u"descadastrar", // pt
    u"verwijderen", u"verwijder", u"wissen", u"deïnstalleren", u"deinstalleren", u"deactiveren",
    u"uitschrijven", // nl
    u"удалить", u"удаление", u"отписаться", u"отписка", u"деактивировать", u"стереть", u"udalit", u"udalenie",
    u"otpisatsya", u"otpiska", // ru
    u"删除", u"刪除", u"移除", u"清除", u"取消订阅", u"取消訂閱", u"退订", u"卸载", u"停用", u"注销账户", u"注销账号",
    u"shanchu", // zh
    u"削除", u"消去", u"配信停止", u"購読解除", u"退会", u"アンインストール", // ja
    u"usuń", u"usun", u"wypisz", u"smazat", u"odstranit", u"tabort", u"radera", u"avregistrera", u"slet", u"poista",
    u"kaldır", u"kaldir", u"삭제", u"törlés", u"torles", u"видалити"};

constexpr const char16_t *ChangeWords[] = {u"del", u"trash", u"untrash", u"spam", u"unspam", u"ham", u"approve",
    u"unapprove", u"disapprove", u"reject", u"activate", u"reactivate", u"enable", u"disable", u"switch", u"switchto",
    u"publish", u"unpublish", u"subscribe", u"follow", u"unfollow", u"like", u"unlike", u"dislike", u"vote", u"unvote",
    u"upvote", u"downvote", u"flag", u"unflag", u"block", u"unblock", u"ban", u"unban", u"mute", u"unmute", u"lock",
    u"unlock", u"close", u"reopen", u"merge", u"move", u"clone", u"duplicate", u"restore", u"revert", u"undo",
    u"cancel", u"confirm", u"accept", u"decline", u"unarchive", u"hide", u"unhide", u"pin", u"unpin", u"sticky",
    u"unsticky", u"unstick", u"star", u"unstar", u"bookmark", u"watch", u"unwatch", u"favorite", u"favourite",
    u"unfavorite", u"unfavourite", u"join", u"leave", u"assign", u"unassign", u"resolve", u"reset", u"clear", u"empty",
    u"flush", u"save", u"resend", u"execute", u"restart", u"reboot", u"shutdown", u"retry", u"rebuild", u"reindex",
    u"sync", u"regenerate", u"promote", u"demote", u"grant", u"suspend", u"unsuspend", u"protect", u"unprotect",
    u"patrol", u"markpatrolled", u"dismiss", u"snooze", u"toggle", u"moveup", u"movedown", u"drop", u"truncate",
    u"insert", u"update", u"install", u"upgrade", u"submit", u"add", u"send", u"mark", u"unmark", u"run", u"start",
    u"stop", u"import", u"order", u"buy", u"archive", u"copy", u"rename", u"report", u"poke", u"thank", u"claim",
    u"redeem", u"rate", u"set", u"fork", u"freigeben", u"genehmigen", u"aktivieren", u"veröffentlichen",
    u"veroeffentlichen", u"sperren", u"entsperren", u"ablehnen", u"bestätigen", u"bestaetigen", u"stornieren",
    u"wiederherstellen", u"papierkorb", u"hinzufügen", u"hinzufuegen", // de
    u"approuver", u"activer", u"publier", u"bloquer", u"rejeter", u"accepter", u"annuler", u"restaurer", u"corbeille",
    u"valider", u"indésirable", u"indesirable", u"ajouter", // fr
    u"aprobar", u"activar", u"publicar", u"bloquear", u"rechazar", u"aceptar", u"cancelar", u"restaurar", u"papelera",
    u"agregar", u"añadir", u"anadir", // es
    u"approva", u"attiva", u"pubblica", u"blocca", u"rifiuta", u"accetta", u"annulla", u"ripristina", u"cestino",
    u"aggiungi", // it
    u"aprovar", u"ativar", u"rejeitar", u"aceitar", u"lixeira", u"adicionar", // pt
    u"goedkeuren", u"activeren", u"publiceren", u"blokkeren", u"afwijzen", u"accepteren", u"annuleren", u"herstellen",
    u"prullenbak", u"toevoegen", // nl
    u"одобрить", u"активировать", u"опубликовать", u"заблокировать", u"отклонить", u"принять", u"отменить",
    u"восстановить", u"спам", u"вкорзину", u"добавить", u"odobrit", u"aktivirovat", u"vosstanovit", // ru
    u"批准", u"通过", u"审核通过", u"激活", u"启用", u"啟用", u"禁用", u"发布", u"發佈", u"屏蔽", u"拒绝", u"取消",
    u"恢复", u"垃圾", u"回收站", u"添加", // zh
    u"承認", u"有効化", u"無効化", u"公開", u"非公開", u"拒否", u"取消", u"キャンセル", u"復元", u"ゴミ箱", u"スパム",
    u"追加"}; // ja

constexpr const char16_t *SureChanges[] = {u"addtocart", u"addcart", u"cartadd", u"addtobasket", u"addtobag",
    u"addtowishlist", u"addtocompare", u"addtolist", u"addtoquote", u"addtofavorites", u"addtofavourites", u"buynow",
    u"orderagain", u"removeitem", u"undoitem", u"removefromcart", u"removefromwishlist", u"emptycart", u"clearcart",
    u"removecoupon", u"applycoupon", u"updatecart", u"switchto", u"switchtouser", u"switchoff", u"switchuser",
    u"switchback", u"switchtoolduser", u"approve", u"unapprove", u"spam", u"unspam", u"trash", u"untrash", u"activate",
    u"deactivate", u"unpublish", u"ban", u"unban", u"upvote", u"downvote", u"unfollow", u"unlike", u"dismiss",
    u"markread", u"markunread", u"markasread", u"markasunread", u"markallread", u"markallasread", u"markforumsread",
    u"del", u"approvecomment", u"unapprovecomment", u"spamcomment", u"unspamcomment", u"trashcomment",
    u"untrashcomment", u"deletecomment", u"runcron", u"cronrun", u"clearcache", u"flushcache", u"emptytrash",
    u"removecartitem", u"indenwarenkorb", u"inwarenkorb", u"warenkorbhinzufügen", u"warenkorbhinzufuegen",
    u"ajouteraupanier", u"añadiralcarrito", u"anadiralcarrito", u"agregaralcarrito", u"aggiungialcarrello",
    u"adicionaraocarrinho", u"inwinkelwagen", u"inwinkelmand", u"вкорзину", u"добавитьвкорзину", u"加入购物车",
    u"加入購物車", u"放入购物车", u"カートに入れる", u"カートに追加"};

constexpr const char16_t *Objects[] = {u"post", u"posts", u"page", u"pages", u"comment", u"comments", u"user", u"users",
    u"account", u"profile", u"item", u"items", u"article", u"articles", u"file", u"files", u"folder", u"message",
    u"messages", u"msg", u"mail", u"topic", u"topics", u"thread", u"reply", u"attachment", u"image", u"photo", u"album",
    u"product", u"products", u"cart", u"basket", u"order", u"wishlist", u"list", u"category", u"tag", u"term", u"menu",
    u"plugin", u"plugins", u"theme", u"widget", u"module", u"member", u"group", u"role", u"issue", u"ticket", u"task",
    u"project", u"record", u"row", u"entry", u"entries", u"event", u"note", u"link", u"media", u"document", u"doc",
    u"node", u"content", u"object", u"me", u"it", u"this", u"all", u"selected", u"from", u"to", u"the", u"my", u"by",
    u"id", u"ids", u"cache", u"session", u"sessions", u"key", u"token", u"notification", u"notifications", u"review",
    u"rating", u"subscription", u"newsletter", u"email", u"address", u"coupon", u"bookmark", u"favorite", u"vote",
    u"poll", u"ban", u"draft", u"revision", u"version", u"backup", u"app", u"setting", u"settings", u"confirm",
    u"action", u"action2", u"submit", u"permanently", u"forever", u"trash", u"bulk", u"batch", u"mass", u"ajax", u"do",
    u"confirmation", u"up", u"down", u"read", u"unread", u"as", u"upgrade", u"core", u"link", u"objects", u"children",
    u"child", u"relation", u"watcher", u"friend", u"contact", u"customer", u"invoice", u"line", u"photo", u"video",
    u"contents", u"template", u"language", u"field", u"block", u"section", u"old", u"new", u"clone"};

constexpr const char16_t *LogoutHelpers[] = {u"user", u"users", u"account", u"admin", u"member", u"members",
    u"customer", u"session", u"sessions", u"all", u"now", u"my", u"do", u"action", u"process", u"handler", u"site",
    u"sso", u"saml", u"saml2", u"oidc", u"openid", u"oauth", u"oauth2", u"wp", u"ajax", u"me", u"client", u"auth",
    u"system", u"submit", u"redirect", u"everywhere", u"devices", u"spring", u"security", u"j", u"zmi", u"manage",
    u"cas", u"login", u"com", u"task", u"cmd", u"local", u"app", u"web", u"portal", u"student", u"staff", u"employee",
    u"initiate", u"perform", u"confirm", u"default", u"frontend", u"backend", u"fe", u"be", u"x", u"wiki"};

constexpr const char16_t *ActionParameters[] = {u"action", u"action2", u"actions", u"act", u"do", u"op", u"operation",
    u"mode", u"task", u"cmd", u"command", u"event", u"func", u"function", u"fn", u"method", u"subaction", u"sa", u"job",
    u"doaction", u"ajaxaction", u"wcajax", u"what", u"todo", u"perform", u"pageaction", u"formaction", u"useraction",
    u"bulkaction", u"workflowaction", u"transition", u"aktion", u"accion", u"acción", u"acao", u"ação", u"azione",
    u"actie", u"deystvie", u"действие", u"操作", u"動作", u"a", u"eventtype", u"submit", u"verb", u"btn", u"button"};

constexpr const char16_t *RouteParameters[] = {u"page", u"p", u"r", u"route", u"q", u"path", u"view", u"title",
    u"option", u"m", u"mod", u"module", u"layout", u"screen", u"controller", u"c", u"section", u"site", u"content",
    u"file", u"inc", u"include", u"show", u"menu", u"x", u"rt", u"pg", u"type", u"step", u"logintype"};

constexpr const char16_t *ForeignParameters[] = {u"returnto", u"return", u"returnurl", u"returnpath", u"returnuri",
    u"returntoquery", u"returnquery", u"next", u"nexturl", u"redirect", u"redirectto", u"redirecturl", u"redirecturi",
    u"redir", u"destination", u"dest", u"back", u"backurl", u"backto", u"url", u"uri", u"continue", u"from", u"ref",
    u"referer", u"referrer", u"goto", u"target", u"service", u"callback", u"callbackurl", u"successurl", u"origin",
    u"wphttpreferer", u"search", u"query", u"keyword", u"keywords", u"term", u"text", u"searchword", u"searchterm",
    u"suche", u"suchbegriff", u"recherche", u"buscar", u"cerca", u"busca", u"zoeken", u"поиск", u"poisk", u"utmsource",
    u"utmmedium", u"utmcampaign", u"utmcontent", u"utmterm", u"tag", u"label", u"category", u"name", u"subject",
    u"body", u"message", u"filter", u"sort", u"order", u"orderby", u"status", u"lang", u"hl", u"word", u"topic",
    u"fulltext", u"poststatus", u"commentstatus", u"pluginstatus", u"state"};

constexpr const char16_t *TokenParameters[] = {u"wpnonce", u"nonce", u"csrf", u"csrftoken", u"xcsrftoken",
    u"csrfmiddlewaretoken", u"csrfname", u"csrfvalue", u"csrfkey", u"csrfp", u"csrfpreventiontoken", u"xsrf",
    u"xsrftoken", u"atltoken", u"authenticitytoken", u"authenticator", u"sesskey", u"sectok", u"formkey", u"formhash",
    u"formtoken", u"formbuildid", u"logouthash", u"markreadhash", u"securitytoken", u"security", u"wdtoken",
    u"edittoken", u"wpedittoken", u"requesttoken", u"requestverificationtoken", u"postkey", u"actiontoken",
    u"deletetoken", u"modauth", u"sessionkey", u"antiforgery", u"antiforgerytoken", u"stoken", u"ltoken", u"xftoken",
    u"posttoken", u"mypostkey", u"svalidation", u"ctoken", u"glcsrftoken", u"fkey", u"userhash", u"csrfmagic",
    u"tokencsrf", u"cstoken", u"checksumtoken", u"confirmtoken", u"unsubscribetoken", u"rstoken", u"wicketsecurity"};

constexpr const char16_t *LikelyTokens[] = {u"token", u"tok", u"hash", u"authtoken", u"t", u"k", u"key", u"code",
    u"auth", u"secret", u"crumb", u"check", u"checksum", u"verify", u"hmac"};

constexpr const char16_t *TextFolders[]
    = {u"doc", u"docs", u"documentation", u"help", u"manual", u"manuals", u"guide", u"guides", u"handbook", u"howto",
        u"howtos", u"faq", u"faqs", u"tutorial", u"tutorials", u"reference", u"glossary", u"dictionary", u"thesaurus",
        u"kb", u"knowledgebase", u"knowledge", u"support", u"learn", u"examples", u"javadoc", u"apidocs", u"man",
        u"hilfe", u"handbuch", u"anleitung", u"lexikon", u"aide", u"ayuda", u"aiuto", u"ajuda", u"spravka", u"справка",
        u"帮助", u"ヘルプ", u"commands", u"functions", u"definition", u"definitions", u"hc", u"questions"};

constexpr const char16_t *WordFolders[] = {u"blog", u"news", u"magazine", u"stories", u"story", u"tag", u"tags",
    u"label", u"labels", u"category", u"categories", u"keyword", u"keywords", u"topic", u"topics", u"search", u"word",
    u"words", u"define", u"wiki", u"kategorie", u"kategorien", u"schlagwort", u"thema", u"themen", u"categorie",
    u"catégorie", u"categoria", u"etiqueta", u"archiv", u"artikel", u"post", u"article", u"theme", u"rubrik", u"tagged",
    u"explore", u"products", u"product", u"shop", u"games", u"music", u"songs", u"song", u"film", u"films", u"book",
    u"books", u"artist", u"company", u"brand", u"brands"};

constexpr const char16_t *ActionScripts[]
    = {u"post-new.php", u"admin-post.php", u"admin-ajax.php", u"wp-comments-post.php", u"closeconnection.aspx",
        u"wp-signup.php", u"wp-activate.php", u"options.php", u"erase-personal-data.php"};

const Words &logouts()
{
    static const Words words = setOf(LogoutWords);
    return words;
}
const Words &deletes()
{
    static const Words words = setOf(DeleteWords);
    return words;
}
const Words &changes()
{
    static const Words words = setOf(ChangeWords);
    return words;
}

} // namespace

ActionWord actionWord(const QString &joined)
{
    if (logouts().contains(joined))
        return ActionWord::Logout;
    if (deletes().contains(joined))
        return ActionWord::Delete;
    return changes().contains(joined) ? ActionWord::Change : ActionWord::None;
}

bool isSureChange(const QString &joined)
{
    static const Words words = setOf(SureChanges);
    return words.contains(joined);
}

bool isActionObject(const QString &joined)
{
    static const Words words = setOf(Objects);
    return words.contains(joined);
}

bool isLogoutHelper(const QString &joined)
{
    static const Words words = setOf(LogoutHelpers);
    return words.contains(joined);
}

bool isActionParameter(const QString &joined)
{
    static const Words words = setOf(ActionParameters);
    return words.contains(joined);
}

bool isRouteParameter(const QString &joined)
{
    static const Words words = setOf(RouteParameters);
    return words.contains(joined);
}

bool isForeignParameter(const QString &joined)
{
    static const Words words = setOf(ForeignParameters);
    return words.contains(joined);
}

bool isTokenParameter(const QString &joined)
{
    static const Words words = setOf(TokenParameters);
    return words.contains(joined);
}

bool isLikelyToken(const QString &joined)
{
    static const Words words = setOf(LikelyTokens);
    return words.contains(joined);
}

bool isTextFolder(const QString &joined)
{
    static const Words words = setOf(TextFolders);
    return words.contains(joined);
}

bool isWordFolder(const QString &joined)
{
    static const Words words = setOf(WordFolders);
    return words.contains(joined);
}

bool isActionScript(const QString &name)
{
    static const Words words = setOf(ActionScripts);
    return words.contains(name);
}

} // namespace argiope::scope
