#include "app/cli/htmlauditreport.h"

#include "core/report/gathering.h"
#include "core/report/htmlreport.h"
#include "resources/checktranslator.h"

#include <QTranslator>

namespace argiope::cli {

namespace {

class HtmlReport : public AuditReport
{
public:
    HtmlReport(
        store::Reader &reader, std::unique_ptr<QTranslator> catalogue, const QString &language, bool withTrend, Put put)
        : AuditReport(std::move(put))
        , m_reader(reader)
        , m_catalogue(std::move(catalogue))
        , m_language(language.toLatin1(), m_catalogue.get())
    {
        if (!withTrend)
            m_gathering.leaveTrendOut();
    }
    void take(const ReportedFinding &finding) override { m_gathering.take(finding); }
    void end(const audit::AuditResult &result, const QList<const audit::Check *> &asked) override
    {
        report::writeHtml(m_gathering.finish(m_reader, result, asked, m_language), m_language,
            [this](QByteArrayView bytes) { put(bytes.toByteArray()); });
    }

private:
    store::Reader &m_reader;
    std::unique_ptr<QTranslator> m_catalogue;
    report::Language m_language;
    report::Gathering m_gathering;
};

} // namespace

std::unique_ptr<AuditReport> makeHtmlReport(
    store::Reader &reader, const QString &language, bool withTrend, AuditReport::Put put)
{
    auto catalogue = std::make_unique<QTranslator>();
    if (!loadCheckCatalogue(*catalogue, language))
        return nullptr;
    return std::make_unique<HtmlReport>(reader, std::move(catalogue), language, withTrend, std::move(put));
}

} // namespace argiope::cli
