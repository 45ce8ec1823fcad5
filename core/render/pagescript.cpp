#include "core/render/pagescript.h"

namespace argiope::render {

namespace {

constexpr const char *Observer = R"js((() => {
    if (globalThis.argiope)
        return;
    const seen = globalThis.argiope = {changes: 0, shown: false, waits: false};
    const show = () => {
        seen.shown = false;
        if (seen.waits)
            return;
        seen.waits = true;
        requestAnimationFrame(() => {
            seen.waits = false;
            seen.shown = true;
        });
    };
    show();
    const observer = new MutationObserver(records => {
        seen.changes += records.length;
        show();
    });
    observer.observe(document, {subtree: true, childList: true, characterData: true, attributes: true,
        attributeFilter: ['href', 'src', 'srcset', 'content', 'rel', 'hreflang']});
})())js";

constexpr const char *Page = R"js((() => {
    const later = setTimeout, never = clearTimeout, time = performance.now.bind(performance);
    window.requestAnimationFrame = call => later(() => call(time()), 16);
    window.cancelAnimationFrame = id => never(id);
    window.requestIdleCallback = call => later(() => call({didTimeout: false, timeRemaining: () => 10}), 1);
    window.cancelIdleCallback = id => never(id);
    window.close = () => {};
    window.print = () => {};
    delete Navigator.prototype.serviceWorker;
    const tell = globalThis.argiopeCookie, cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    delete globalThis.argiopeCookie;
    if (tell && cookie) {
        const join = JSON.stringify, text = String, set = cookie.set, apply = Reflect.apply;
        let told = 0;
        Object.defineProperty(Document.prototype, 'cookie', {...cookie, set(value) {
            const line = text(value);
            apply(set, this, [line]);
            if (line.length < 8192 && ++told <= 100)
                tell(join([location.href, line]));
        }});
    }
})())js";

constexpr const char *Probe = R"js(({changes: globalThis.argiope ? globalThis.argiope.changes : -1,
    shown: globalThis.argiope ? globalThis.argiope.shown : true, ready: document.readyState}))js";

constexpr const char *Frame = R"js(new Promise(done => requestAnimationFrame(() => done({}))))js";

// Observers of intersections look after the callbacks of the frame, within it, and are told in the time granted next.
constexpr const char *Scroll = R"js((() => {
    const end = element => {
        const before = element.scrollTop;
        element.scrollTo({top: element.scrollHeight, behavior: 'instant'});
        return element.scrollTop !== before;
    };
    const root = document.scrollingElement;
    let moved = root !== null && end(root);
    for (let e = document.elementFromPoint(innerWidth / 2, innerHeight / 2); e && e !== root; e = e.parentElement) {
        if (e.scrollHeight > e.clientHeight && end(e))
            moved = true;
    }
    return moved ? new Promise(done => requestAnimationFrame(() => done({moved: true}))) : {moved: false};
})())js";

constexpr const char *Serializer = R"js((most => {
    const voids = new Set(['area', 'base', 'basefont', 'bgsound', 'br', 'col', 'embed', 'frame', 'hr', 'img', 'input',
        'keygen', 'link', 'meta', 'param', 'source', 'track', 'wbr']);
    const raw = new Set(['style', 'script', 'xmp', 'iframe', 'noembed', 'noframes', 'plaintext', 'noscript']);
    const addresses = new Set(['href', 'src', 'action', 'formaction', 'poster', 'data', 'cite']);
    const text = value => value.replace(/[&\u00a0<>]/g,
        c => c === '&' ? '&amp;' : c === '<' ? '&lt;' : c === '>' ? '&gt;' : '&nbsp;');
    const quoted = value => value.replace(/[&\u00a0"]/g, c => c === '&' ? '&amp;' : c === '"' ? '&quot;' : '&nbsp;');
    const within = element => {
        if (element.localName !== 'iframe' && element.localName !== 'frame')
            return null;
        try {
            const inner = element.contentDocument;
            return inner && inner.body && inner.body.firstChild ? inner : null;
        } catch (error) {
            return null;
        }
    };
    const write = (node, out) => {
        if (node.nodeType === Node.TEXT_NODE) {
            const parent = node.parentNode;
            out.push(parent && raw.has(parent.localName) ? node.data : text(node.data));
            return;
        }
        if (node.nodeType === Node.COMMENT_NODE) {
            out.push('<!--', node.data, '-->');
            return;
        }
        if (node.nodeType !== Node.ELEMENT_NODE)
            return;
        const name = node.localName;
        if (name === 'slot' && node.getRootNode() instanceof ShadowRoot) {
            const given = node.assignedNodes();
            for (const child of given.length > 0 ? given : node.childNodes)
                write(child, out);
            return;
        }
        out.push('<', name);
        for (const attribute of node.attributes) {
            let value = attribute.value;
            if (node.ownerDocument !== document && addresses.has(attribute.localName)) {
                try {
                    value = new URL(value, node.baseURI).href;
                } catch (error) {
                    // as it is written
                }
            }
            out.push(' ', attribute.name, '="', quoted(value), '"');
        }
        out.push('>');
        if (voids.has(name))
            return;
        const holder = node.shadowRoot || (name === 'template' ? node.content : node);
        for (const child of holder.childNodes)
            write(child, out);
        out.push('</', name, '>');
        const inner = within(node);
        if (inner) {
            out.push('<div>');
            for (const child of inner.body.childNodes)
                write(child, out);
            out.push('</div>');
        }
    };
    const root = document.documentElement;
    let html = '';
    if (root) {
        let flat = true;
        for (const element of document.getElementsByTagName('*')) {
            if (element.shadowRoot || within(element)) {
                flat = false;
                break;
            }
        }
        if (!flat) {
            try {
                const out = [];
                write(root, out);
                html = out.join('');
            } catch (error) { // nested deeper than a stack
                html = '';
            }
        }
        html = html || root.outerHTML;
    }
    const type = document.doctype;
    if (type) {
        html = '<!DOCTYPE ' + type.name + (type.publicId ? ' PUBLIC "' + type.publicId + '"' : '')
            + (type.systemId ? (type.publicId ? ' "' : ' SYSTEM "') + type.systemId + '"' : '') + '>' + html;
    }
    for (const storage of ['localStorage', 'sessionStorage']) {
        try {
            window[storage].clear();
        } catch (error) {
            // it has none
        }
    }
    window.name = '';
    return {html: html.slice(0, most), url: location.href, cut: html.length > most};
}))js";

} // namespace

QString observerScript()
{
    return QString::fromLatin1(Observer);
}

QString pageScript()
{
    return QString::fromLatin1(Page);
}

QString probeExpression()
{
    return QString::fromLatin1(Probe);
}

QString frameExpression()
{
    return QString::fromLatin1(Frame);
}

QString scrollExpression()
{
    return QString::fromLatin1(Scroll);
}

QString documentExpression(qsizetype most)
{
    return QString::fromLatin1(Serializer) + QLatin1Char('(') + QString::number(most) + QLatin1Char(')');
}

} // namespace argiope::render
