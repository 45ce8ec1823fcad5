#pragma once

#include "core/html/collector.h"

namespace argiope::html {

/// Where forms send what is typed into them, and how. For audits.
class FormObserver : public Collector
{
public:
    static constexpr size_t MostForms = 200; ///< more are not told apart

    explicit FormObserver(PageContext &context)
        : m_context(context)
    {
    }

    [[nodiscard]] std::span<const Tag> tags() const override
    {
        static constexpr Tag all[] = {Tag::Form, Tag::Input, Tag::Button};
        return all;
    }
    WalkFlags element(const ElementView &view) override;
    void closed(const markup::Element &element) override;
    void finish() override;

private:
    struct Form
    {
        markup::ElementId element = 0;
        QByteArray name; ///< its id
        QByteArray action; ///< as written
        bool get = true;
        bool password = false;
        bool otherwise = false; ///< a button of it sends by another method
    };
    void form(const ElementView &view);
    void control(const ElementView &view);
    void action(QByteArrayView written);
    [[nodiscard]] Form *ownerOf(const ElementView &view);

    PageContext &m_context;
    std::vector<Form> m_forms;
    qsizetype m_open = -1; ///< the form that controls belong to
    QByteArrayList m_elsewhere; ///< ids of the forms of passwords that stand before or behind them
};

} // namespace argiope::html
