#include "core/html/formobserver.h"

#include "core/html/strings.h"

#include <algorithm>

namespace argiope::html {

namespace {

constexpr qsizetype FormEvidenceBytes = facts::Observations::EvidenceBytes;

} // namespace

WalkFlags FormObserver::element(const ElementView &view)
{
    if (!view.isHtml || !m_context.isPage() || (view.flags & (InTemplate | InNoscript)))
        return 0;
    if (view.tag == Tag::Form)
        form(view);
    else
        control(view);
    return 0;
}

void FormObserver::form(const ElementView &view)
{
    if (m_forms.size() >= MostForms)
        return;
    Form form;
    form.element = view.id();
    form.name = view.value(QByteArrayView("id")).toByteArray();
    form.action = cutUtf8(trimmed(view.value(Attr::Action)), FormEvidenceBytes).toByteArray();
    const QByteArrayView method = view.value(QByteArrayView("method")); // an enumerated attribute: not trimmed
    form.get = !equalsLower(method, "post") && !equalsLower(method, "dialog");
    if (view.has(Attr::Action))
        action(view.value(Attr::Action));
    m_open = qsizetype(m_forms.size());
    m_forms.push_back(std::move(form));
}

/// One that is sent by http. What is relative to a page of http is that page's own fault.
void FormObserver::action(QByteArrayView written)
{
    written = trimmed(written);
    const bool securePage = m_context.input.url.scheme() == "https";
    if (written.isEmpty() || (!startsWithLower(written, "http:") && (!securePage || m_context.base.scheme() != "http")))
        return;
    const auto target = m_context.links.resolve(written, m_context.base);
    if (target && target->scheme() == "http")
        m_context.observed.add("sec-form-insecure", target->href());
}

FormObserver::Form *FormObserver::ownerOf(const ElementView &view)
{
    const QByteArrayView named = view.value(QByteArrayView("form"));
    if (named.isNull())
        return m_open >= 0 ? &m_forms[size_t(m_open)] : nullptr;
    const auto known = std::find_if(
        m_forms.begin(), m_forms.end(), [named](const Form &form) { return !named.isEmpty() && named == form.name; });
    return known == m_forms.end() ? nullptr : &*known;
}

void FormObserver::control(const ElementView &view)
{
    const QByteArrayView type = view.value(Attr::Type);
    if (view.tag == Tag::Input && equalsLower(type, "password")) {
        const QByteArrayView named = view.value(QByteArrayView("form"));
        if (Form *form = ownerOf(view))
            form->password = true;
        else if (!named.isEmpty() && size_t(m_elsewhere.size()) < MostForms)
            m_elsewhere.append(named.toByteArray());
        return;
    }
    const bool submits = view.tag == Tag::Button ? !equalsLower(type, "button") && !equalsLower(type, "reset")
                                                 : equalsLower(type, "submit") || equalsLower(type, "image");
    if (!submits)
        return;
    if (view.has(Attr::FormAction))
        action(view.value(Attr::FormAction));
    const QByteArrayView method = view.value(QByteArrayView("formmethod"));
    if (equalsLower(method, "post") || equalsLower(method, "dialog")) {
        if (Form *form = ownerOf(view))
            form->otherwise = true;
    }
}

void FormObserver::closed(const markup::Element &element)
{
    if (m_open >= 0 && m_forms[size_t(m_open)].element == element.id && m_context.isPage())
        m_open = -1;
}

void FormObserver::finish()
{
    for (Form &form : m_forms)
        form.password = form.password || (!form.name.isEmpty() && m_elsewhere.contains(form.name));
    const bool insecurePage = m_context.input.url.scheme() == "http";
    // Those that ask for passwords first: the first one's evidence is kept.
    for (const bool password : {true, false}) {
        for (const Form &form : m_forms) {
            if (form.password != password)
                continue;
            if (insecurePage)
                m_context.observed.add("sec-form-on-http", password ? QByteArrayView("password") : form.action);
            if (password && form.get && !form.otherwise)
                m_context.observed.add("sec-password-get", form.action);
        }
    }
}

} // namespace argiope::html
