#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace argiope::bench {

struct SyntheticOptions
{
    int64_t pages = 100000;
    int links = 40; ///< a page
    int bytes = 2048; ///< a page, at least: text fills it up
    int latencyMs = 0; ///< from a request to its answer
    int hosts = 1; ///< page i is on host i % hosts: each has a port of its own …
    uint16_t port = 0; ///< … or, where this is not 0, this port and an address of its own, 127.0.0.1 and on
    int threads = 1;
    /// Where each page links to; then there are as many pages, and `links` is not asked. Outlives the site.
    const std::vector<std::vector<uint32_t>> *graph = nullptr;
};

/// A site without end or disk: pages made on the fly, the same every time, over HTTP/1.1 with keep-alive on 127.0.0.1.
/// Page i is /p/i, page 0 is /. Each links to its children in a binary tree, so that every page is reached, and to
/// others all over the site; what is no page is 404. POSIX only; plain sockets and poll(), so that the server costs
/// little beside the crawler that is measured. Functions may be called from any thread.
class SyntheticSite
{
public:
    explicit SyntheticSite(const SyntheticOptions &options); ///< ends the program where no port is to be had
    ~SyntheticSite();
    SyntheticSite(const SyntheticSite &) = delete;
    SyntheticSite &operator=(const SyntheticSite &) = delete;

    [[nodiscard]] uint16_t port(int host = 0) const { return m_ports[size_t(host)]; }
    [[nodiscard]] std::string url(int64_t page) const;
    [[nodiscard]] int64_t served(int host = -1) const; ///< pages so far, of one host or all
    [[nodiscard]] int64_t bytesSent() const { return m_bytes; } ///< bodies
    [[nodiscard]] double cpuSeconds() const { return double(m_cpuMicroseconds) / 1e6; } ///< of the serving threads

private:
    using Clock = std::chrono::steady_clock;
    struct Peer
    {
        int socket = -1;
        int host = 0;
        bool closing = false;
        std::string input;
        std::string output;
        size_t written = 0;
        std::string target; ///< asked for, not answered yet
        Clock::time_point due;
    };
    void serve();
    void acceptAll(int host, std::vector<std::unique_ptr<Peer>> &peers) const;
    void readFrom(Peer &peer) const;
    void advance(Peer &peer, Clock::time_point now);
    void answer(Peer &peer);
    void appendPage(std::string &body, int64_t page, int host) const;
    void appendLink(std::string &body, int64_t page, int host) const;
    [[nodiscard]] int addressOf(int host) const { return m_options.port > 0 ? host + 1 : 1; } ///< 127.0.0.N

    const SyntheticOptions m_options;
    std::vector<int> m_listeners;
    std::vector<uint16_t> m_ports;
    std::vector<std::thread> m_threads;
    std::unique_ptr<std::atomic<int64_t>[]> m_served; ///< by host
    std::atomic<int64_t> m_bytes{0};
    std::atomic<int64_t> m_cpuMicroseconds{0};
    std::atomic<bool> m_stop{false};
};

} // namespace argiope::bench
