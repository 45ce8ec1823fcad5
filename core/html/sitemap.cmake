argiope_library(core_sitemap
    SOURCES sitemap.cpp sitemap.h sitemapdate.cpp sitemapdecoder.cpp sitemapdecoder.h sitemapgrammar.cpp
        sitemapgrammar.h sitemapgunzip.cpp sitemapgunzip.h sitemapxml.cpp sitemapxml.h
    PUBLIC Qt6::Core core_base core_url
    PRIVATE ZLIB::ZLIB ICU::uc)
