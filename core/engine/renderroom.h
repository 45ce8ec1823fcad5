#pragma once

#include "core/engine/rendershapes.h"
#include "core/engine/resourcebook.h"
#include "core/render/renderer.h"
#include "core/scope/pattern.h"

#include <atomic>
#include <memory>

namespace argiope::engine {

/// What all workers of a crawl that renders share. Any thread.
struct RenderRoom
{
    RenderRoom(render::RendererOptions options, const QStringList &patterns, bool choose)
        : renderer(std::move(options))
        , only(patterns)
        , shapes(choose ? std::make_unique<RenderShapes>() : nullptr)
    {
    }
    render::Renderer renderer;
    ResourceBook resources;
    const scope::PatternList only; ///< URLs of pages that are rendered; empty: all
    const std::unique_ptr<RenderShapes> shapes; ///< null: nothing is chosen
    std::atomic<qint64> requests{0}; ///< for what pages asked for; of this session
    std::atomic<qint64> bytes{0};
    std::atomic<bool> isTold{false}; ///< that there is no browser
};

} // namespace argiope::engine
