#include "tests/bench/crawl/syntheticsite.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace argiope::bench {

namespace {

constexpr int StopLookMs = 100;
constexpr std::string_view Sentence
    = "Orb weavers build their webs in gardens and at the edges of woods, and sit in the "
      "middle of them, head down, with their legs together in pairs. ";

void appendNumber(std::string &text, int64_t number)
{
    char digits[24];
    text.append(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
}

/// Steele, Lea and Flood's SplitMix64: good enough to spread links over a site.
uint64_t mixed(uint64_t x)
{
    x += 0x9e3779b97f4a7c15u;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

[[noreturn]] void giveUp(const char *what)
{
    std::perror(what);
    std::exit(1);
}

/// At 127.0.0.`last`; `port` 0: at any, which it has then.
int listenAt(int last, uint16_t &port)
{
    const int listener = socket(AF_INET, SOCK_STREAM, 0);
    const int again = 1;
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &again, sizeof again);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK - 1 + uint32_t(last));
    address.sin_port = htons(port);
    socklen_t size = sizeof address;
    auto *plain = reinterpret_cast<sockaddr *>(&address);
    if (listener < 0 || bind(listener, plain, size) != 0 || listen(listener, 1024) != 0
        || getsockname(listener, plain, &size) != 0 || fcntl(listener, F_SETFL, O_NONBLOCK) != 0)
        giveUp("synthetic site");
    port = ntohs(address.sin_port);
    return listener;
}

/// "/" is page 0, "/p/17" page 17; -1 for anything else.
int64_t pageOf(std::string_view target)
{
    if (target == "/")
        return 0;
    if (!target.starts_with("/p/"))
        return -1;
    int64_t page = -1;
    const auto [end, error] = std::from_chars(target.data() + 3, target.data() + target.size(), page);
    return error == std::errc{} && end == target.data() + target.size() ? page : -1;
}

} // namespace

SyntheticSite::SyntheticSite(const SyntheticOptions &options)
    : m_options(options)
    , m_served(std::make_unique<std::atomic<int64_t>[]>(size_t(options.hosts)))
{
    for (int i = 0; i < options.hosts; ++i) {
        uint16_t port = options.port;
        m_listeners.push_back(listenAt(addressOf(i), port));
        m_ports.push_back(port);
    }
    for (int i = 0; i < options.threads; ++i)
        m_threads.emplace_back([this] { serve(); });
}

SyntheticSite::~SyntheticSite()
{
    m_stop = true;
    for (std::thread &thread : m_threads)
        thread.join();
    for (const int listener : m_listeners)
        close(listener);
}

std::string SyntheticSite::url(int64_t page) const
{
    const int host = int(page % m_options.hosts);
    std::string text = "http://127.0.0." + std::to_string(addressOf(host)) + ":" + std::to_string(port(host));
    return page == 0 ? text + "/" : text + "/p/" + std::to_string(page);
}

int64_t SyntheticSite::served(int host) const
{
    int64_t all = 0;
    for (int i = 0; i < m_options.hosts; ++i)
        all += host < 0 || host == i ? m_served[size_t(i)].load() : 0;
    return all;
}

void SyntheticSite::serve()
{
    std::vector<std::unique_ptr<Peer>> peers;
    std::vector<pollfd> polled;
    const size_t listeners = m_listeners.size();
    int64_t cpuBefore = 0;
    while (!m_stop) {
        polled.clear();
        for (const int listener : m_listeners)
            polled.push_back({listener, POLLIN, 0});
        auto wake = Clock::now() + std::chrono::milliseconds(StopLookMs);
        for (const auto &peer : peers) {
            const bool writes = peer->written < peer->output.size();
            const bool waits = !peer->target.empty();
            polled.push_back({peer->socket, short(writes ? POLLOUT : waits ? 0 : POLLIN), 0});
            if (waits && !writes)
                wake = std::min(wake, peer->due);
        }
        const auto wait = std::chrono::ceil<std::chrono::milliseconds>(wake - Clock::now()).count();
        if (poll(polled.data(), nfds_t(polled.size()), int(std::max<int64_t>(wait, 0))) < 0 && errno != EINTR)
            giveUp("poll");

        const auto now = Clock::now();
        for (size_t i = listeners; i < polled.size(); ++i) {
            Peer &peer = *peers[i - listeners];
            if (polled[i].revents & (POLLERR | POLLHUP | POLLNVAL))
                peer.closing = true;
            else if (polled[i].revents & POLLIN)
                readFrom(peer);
            if (!peer.closing)
                advance(peer, now);
        }
        std::erase_if(peers, [](const auto &peer) {
            if (peer->closing)
                close(peer->socket);
            return peer->closing;
        });
        for (size_t i = 0; i < listeners; ++i) {
            if (polled[i].revents & POLLIN)
                acceptAll(int(i), peers);
        }
        timespec cpu{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &cpu);
        const int64_t cpuNow = int64_t(cpu.tv_sec) * 1000000 + cpu.tv_nsec / 1000;
        m_cpuMicroseconds += cpuNow - cpuBefore;
        cpuBefore = cpuNow;
    }
    for (const auto &peer : peers)
        close(peer->socket);
}

void SyntheticSite::acceptAll(int host, std::vector<std::unique_ptr<Peer>> &peers) const
{
    for (;;) {
        const int socket = accept(m_listeners[size_t(host)], nullptr, nullptr);
        if (socket < 0)
            return; // another thread took it, or there is none left
        fcntl(socket, F_SETFL, O_NONBLOCK);
        const int on = 1;
        setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
        auto peer = std::make_unique<Peer>();
        peer->socket = socket;
        peer->host = host;
        peers.push_back(std::move(peer));
    }
}

void SyntheticSite::readFrom(Peer &peer) const
{
    char buffer[8192];
    const ssize_t got = recv(peer.socket, buffer, sizeof buffer, 0);
    if (got > 0)
        peer.input.append(buffer, size_t(got));
    else if (got == 0 || (errno != EAGAIN && errno != EINTR))
        peer.closing = true;
}

/// Takes the next request, answers what is due, writes what is answered.
void SyntheticSite::advance(Peer &peer, Clock::time_point now)
{
    if (peer.target.empty()) {
        const size_t end = peer.input.find("\r\n\r\n");
        if (end == std::string::npos)
            return;
        const size_t from = peer.input.find(' ') + 1;
        const size_t to = std::min(peer.input.find(' ', from), end);
        peer.target = from > 0 && from < to ? peer.input.substr(from, to - from) : "?";
        peer.input.erase(0, end + 4);
        peer.due = now + std::chrono::milliseconds(m_options.latencyMs);
    }
    if (peer.output.empty()) {
        if (peer.due > now)
            return;
        answer(peer);
    }
    const ssize_t sent
        = send(peer.socket, peer.output.data() + peer.written, peer.output.size() - peer.written, MSG_NOSIGNAL);
    if (sent < 0) {
        peer.closing = errno != EAGAIN && errno != EINTR;
        return;
    }
    peer.written += size_t(sent);
    if (peer.written == peer.output.size()) {
        peer.output.clear();
        peer.written = 0;
        peer.target.clear();
    }
}

void SyntheticSite::answer(Peer &peer)
{
    const int64_t page = pageOf(peer.target);
    const bool known = page >= 0 && page < m_options.pages;
    static thread_local std::string body;
    body.clear();
    if (known)
        appendPage(body, page, peer.host);
    else
        body = "no such page\n";
    peer.output.reserve(body.size() + 128);
    peer.output = known ? "HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\nContent-Length: "
                        : "HTTP/1.1 404 Not Found\r\nContent-Type: text/plain\r\nContent-Length: ";
    appendNumber(peer.output, int64_t(body.size()));
    peer.output += "\r\n\r\n";
    peer.output += body;
    m_served[size_t(peer.host)] += known ? 1 : 0;
    m_bytes += int64_t(body.size());
}

void SyntheticSite::appendPage(std::string &body, int64_t page, int host) const
{
    body += "<!doctype html><html lang=en><head><title>Page ";
    appendNumber(body, page);
    body += "</title></head><body><h1>Page ";
    appendNumber(body, page);
    body += "</h1>\n";
    if (m_options.graph) {
        for (const uint32_t target : (*m_options.graph)[size_t(page)])
            appendLink(body, target, host);
    }
    int links = m_options.graph ? m_options.links : 0;
    for (int64_t child = 2 * page + 1; !m_options.graph && child <= 2 * page + 2 && child < m_options.pages;
         ++child, ++links)
        appendLink(body, child, host);
    for (; links < m_options.links; ++links)
        appendLink(body, int64_t(mixed(uint64_t(page) << 16 | uint64_t(links)) % uint64_t(m_options.pages)), host);
    body += "<p>";
    while (body.size() < size_t(m_options.bytes))
        body += Sentence.substr(0, size_t(m_options.bytes) - body.size());
    body += "</p></body></html>\n";
}

void SyntheticSite::appendLink(std::string &body, int64_t page, int host) const
{
    body += "<a href=\"";
    const int home = int(page % m_options.hosts);
    if (home != host) {
        body += "http://127.0.0.";
        appendNumber(body, addressOf(home));
        body += ':';
        appendNumber(body, port(home));
    }
    body += page == 0 ? "/" : "/p/";
    if (page != 0)
        appendNumber(body, page);
    body += "\">page ";
    appendNumber(body, page);
    body += "</a>\n";
}

} // namespace argiope::bench
