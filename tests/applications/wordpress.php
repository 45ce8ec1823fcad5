<?php
// wordpress.php ROOT ADDRESS USER PASSWORD: installs WordPress into its empty database and fills it: 92 posts, 18 pages (some below others),
// 160 comments (some are answers), categories, tags, two authors, a menu and images. The same each time: words and dates come from a seed.
[, $root, $address, $user, $password] = $argv;
$_SERVER['HTTP_HOST'] = parse_url($address, PHP_URL_HOST) . ':' . parse_url($address, PHP_URL_PORT);
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['PHP_SELF'] = '/index.php';
define('WP_INSTALLING', true);
function wp_mail() { return true; }
require $root . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/image.php';

const WORDS = 'garden river stone window cloud paper bridge silent copper lantern meadow harbour wind thread orchard winter summer kettle market village letter engine mirror forest island railway morning evening shadow candle ribbon basket velvet anchor compass library station fountain gallery workshop kitchen balcony staircase chimney hedge pasture valley mountain lake shore pebble feather blanket journal sketch melody rhythm chorus echo whisper thunder drizzle frost blossom acorn maple willow cedar sparrow heron otter badger falcon salmon beetle cricket spider weaver potter baker mason sailor farmer miller tailor';
$words = explode(' ', WORDS);

function some(int $count): string {
    global $words;
    $chosen = [];
    for ($i = 0; $i < $count; ++$i) $chosen[] = $words[mt_rand(0, count($words) - 1)];
    return implode(' ', $chosen);
}
function sentence(): string { return ucfirst(some(mt_rand(7, 16))) . '.'; }
function paragraph(): string {
    $all = [];
    for ($i = mt_rand(3, 6); $i > 0; --$i) $all[] = sentence();
    return implode(' ', $all);
}
function must($made) {
    if (!$made || is_wp_error($made)) { fwrite(STDERR, is_wp_error($made) ? $made->get_error_message() . "\n" : "nothing made\n"); exit(1); }
    return $made;
}
function picture(string $path, string $caption): int {
    static $made = 0;
    $upload = wp_upload_dir('2024/03');
    $file = $upload['path'] . '/' . $path;
    // A PNG by hand, so that its bytes do not depend on a library's version.
    $rows = '';
    for ($y = 0; $y < 48; ++$y) $rows .= "\0" . str_repeat(chr($made * 7 % 256) . chr($y * 5 % 256) . chr(128), 64);
    $chunk = fn($kind, $data) => pack('N', strlen($data)) . $kind . $data . pack('N', crc32($kind . $data));
    file_put_contents($file, "\x89PNG\r\n\x1a\n" . $chunk('IHDR', pack('NNCCCCC', 64, 48, 8, 2, 0, 0, 0)) . $chunk('IDAT', gzcompress($rows)) . $chunk('IEND', ''));
    $id = must(wp_insert_attachment(['post_mime_type' => 'image/png', 'post_title' => $caption, 'post_status' => 'inherit',
        'post_date' => gmdate('Y-m-d H:i:s', 1710000000 + 3600 * $made)], $file));
    wp_update_attachment_metadata($id, ['width' => 64, 'height' => 48, 'file' => '2024/03/' . $path, 'sizes' => []]);
    ++$made;
    return $id;
}

wp_install('Notes from the garden', $user, 'admin@example.org', true, '', $password);
wp_delete_post(1, true);
wp_delete_post(2, true);
wp_delete_post(3, true);
switch_theme('twentytwentyone');
update_option('permalink_structure', '/%year%/%monthnum%/%postname%/');
$GLOBALS['wp_rewrite']->init();
update_option('siteurl', $address);
update_option('home', $address);
update_option('thread_comments', 1);
update_option('default_pingback_flag', 0);
update_option('comment_moderation', 0);
update_option('blogdescription', 'Words and more words');
update_user_option(1, 'show_welcome_panel', 0);
mt_srand(37);
$author = must(wp_insert_user(['user_login' => 'ada', 'user_pass' => 'Argiope-loopback-2', 'user_email' => 'ada@example.org', 'role' => 'author', 'display_name' => 'Ada Weaver']));

$categories = [];
foreach (['Rivers', 'Stones', 'Winds', 'Letters', 'Engines', 'Birds'] as $name) {
    $categories[] = must(wp_insert_term($name, 'category'))['term_id'];
}
$categories[] = must(wp_insert_term('Small birds', 'category', ['parent' => end($categories)]))['term_id'];
$tags = array_slice($words, 0, 18);
$pictures = [];
for ($i = 0; $i < 12; ++$i) $pictures[] = picture("picture-$i.png", ucfirst(some(2)));

$posts = [];
$begin = 1672570800; // 2023-01-01
for ($i = 0; $i < 92; ++$i) {
    $text = '';
    for ($p = mt_rand(2, 5); $p > 0; --$p) $text .= "<!-- wp:paragraph -->\n<p>" . paragraph() . "</p>\n<!-- /wp:paragraph -->\n\n";
    if ($i > 3 && $i % 3 == 0) $text .= '<p>See also <a href="' . get_permalink($posts[mt_rand(0, $i - 1)]) . '">' . some(3) . "</a>.</p>\n";
    if ($i % 8 == 0) $text .= wp_get_attachment_image($pictures[intdiv($i, 8)], 'full') . "\n";
    $when = gmdate('Y-m-d H:i:s', $begin + $i * 6 * 86400);
    $posts[] = must(wp_insert_post(['post_title' => ucfirst(some(3)) . " $i", 'post_content' => $text, 'post_status' => 'publish', 'post_author' => $i % 3 ? 1 : $author,
        'post_date' => $when, 'post_date_gmt' => $when, 'post_category' => [$categories[$i % count($categories)]],
        'tags_input' => [$tags[$i % 18], $tags[($i * 5 + 3) % 18]], 'comment_status' => 'open', 'ping_status' => 'open'], true));
}
$pages = [];
for ($i = 0; $i < 18; ++$i) {
    $when = gmdate('Y-m-d H:i:s', $begin + $i * 86400);
    $pages[] = must(wp_insert_post(['post_type' => 'page', 'post_title' => ucfirst(some(2)) . " page $i", 'post_status' => 'publish', 'post_author' => 1, 'post_date' => $when,
        'post_date_gmt' => $when, 'post_parent' => $i >= 6 ? $pages[$i % 6] : 0, 'post_content' => '<p>' . paragraph() . '</p><p>' . paragraph() . '</p>' .
        ($i >= 6 ? '' : '[gallery ids="' . implode(',', array_slice($pictures, $i * 2, 2)) . '"]')], true));
}
// The sub pages are reached from their parents only, as on many sites.
for ($i = 6; $i < 18; ++$i) {
    $parent = get_post($pages[$i % 6]);
    wp_update_post(['ID' => $parent->ID, 'post_content' => $parent->post_content . '<p><a href="' . get_permalink($pages[$i]) . '">' . get_the_title($pages[$i]) . '</a></p>']);
}
$comments = [];
for ($i = 0; $i < 160; ++$i) {
    $post = $posts[mt_rand(0, count($posts) - 1)];
    $parent = 0;
    if ($i % 3 == 0 && $comments) {
        [$parent, $post] = $comments[mt_rand(0, count($comments) - 1)];
    }
    $when = gmdate('Y-m-d H:i:s', $begin + 92 * 6 * 86400 + $i * 3600);
    $comments[] = [must(wp_insert_comment(['comment_post_ID' => $post, 'comment_author' => ucfirst(some(1)), 'comment_author_email' => "reader$i@example.org",
        'comment_content' => paragraph(), 'comment_parent' => $parent, 'comment_date' => $when, 'comment_date_gmt' => $when, 'comment_approved' => $i % 20 == 19 ? 0 : 1])), $post];
}
$menu = must(wp_create_nav_menu('Main'));
foreach (array_slice($pages, 0, 6) as $page) {
    wp_update_nav_menu_item($menu, 0, ['menu-item-object-id' => $page, 'menu-item-object' => 'page', 'menu-item-type' => 'post_type', 'menu-item-status' => 'publish']);
}
set_theme_mod('nav_menu_locations', ['primary' => $menu]);
update_option('widget_archives', [2 => ['title' => 'Archives', 'count' => 0, 'dropdown' => 0], '_multiwidget' => 1]);
update_option('widget_categories', [2 => ['title' => 'Categories', 'count' => 0, 'hierarchical' => 0, 'dropdown' => 0], '_multiwidget' => 1]);
update_option('widget_recent-comments', [2 => ['title' => 'Recent comments', 'number' => 5], '_multiwidget' => 1]);
update_option('widget_meta', [2 => ['title' => 'Meta'], '_multiwidget' => 1]);
update_option('widget_tag_cloud', [2 => ['title' => 'Tags', 'taxonomy' => 'post_tag'], '_multiwidget' => 1]);
update_option('sidebars_widgets', ['wp_inactive_widgets' => [], 'sidebar-1' => ['recent-comments-2', 'archives-2', 'categories-2', 'tag_cloud-2', 'meta-2'], 'array_version' => 3]);
$GLOBALS['wp_rewrite']->init();
flush_rewrite_rules(false);
wp_update_term_count_now(get_terms(['taxonomy' => 'category', 'fields' => 'tt_ids', 'hide_empty' => false]), 'category');
echo count($posts), ' posts, ', count($pages), ' pages, ', count($comments), " comments\n";
