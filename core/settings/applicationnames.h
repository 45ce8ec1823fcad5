#pragma once

#include <QByteArrayView>

namespace argiope::settings {

/// A well-known application that sites are made of.
struct ApplicationName
{
    const char *id; ///< in settings, lower case
    const char *name; ///< as its makers write it
};

/// Those whose usual waste is known (scope::WasteList).
inline constexpr ApplicationName Applications[] = {
    {"mediawiki", "MediaWiki"},
    {"dokuwiki", "DokuWiki"},
    {"wordpress", "WordPress"},
    {"woocommerce", "WooCommerce"},
    {"cgit", "cgit"},
    {"gitweb", "gitweb"},
    {"gitea", "Gitea"},
    {"gitlab", "GitLab"},
    {"redmine", "Redmine"},
    {"trac", "Trac"},
    {"viewvc", "ViewVC"},
    {"bugzilla", "Bugzilla"},
    {"jira", "Jira"},
    {"confluence", "Confluence"},
    {"phpbb", "phpBB"},
    {"smf", "Simple Machines Forum"},
    {"mybb", "MyBB"},
    {"vbulletin", "vBulletin"},
    {"xenforo", "XenForo"},
    {"discourse", "Discourse"},
    {"drupal", "Drupal"},
    {"typo3", "TYPO3"},
    {"joomla", "Joomla!"},
    {"plone", "Plone"},
    {"moodle", "Moodle"},
    {"magento", "Magento"},
    {"shopify", "Shopify"},
    {"prestashop", "PrestaShop"},
    {"opencart", "OpenCart"},
};

/// Null where it is none of them.
[[nodiscard]] inline const ApplicationName *applicationOf(QByteArrayView id)
{
    for (const ApplicationName &application : Applications) {
        if (id == QByteArrayView(application.id))
            return &application;
    }
    return nullptr;
}

} // namespace argiope::settings
