#!/usr/bin/env python3
"""Prints core/schemaorg/vocabulary.inc: the vocabulary of schema.org as its site offers it,
https://schema.org/version/latest/schemaorg-all-https.jsonld, given as the first argument.

schema.org's vocabulary is licensed CC BY-SA 3.0 (https://schema.org/docs/terms.html)."""

import json
import sys


def short(name):
    return name.split(":", 1)[1]


def listed(node, key):
    values = node.get(key, [])
    values = values if isinstance(values, list) else [values]
    return [short(value["@id"]) for value in values if value["@id"].startswith("schema:")]


graph = json.load(open(sys.argv[1], encoding="utf-8"))["@graph"]
nodes = {short(n["@id"]): n for n in graph if n["@id"].startswith("schema:")}


def types(node):
    kinds = node.get("@type", [])
    return kinds if isinstance(kinds, list) else [kinds]


def note(node):
    """What stands for it today; "-" where it is retired and nothing does."""
    instead = listed(node, "schema:supersededBy")
    if instead:
        return instead[0]
    part = node.get("schema:isPartOf", {})
    return "-" if isinstance(part, dict) and "attic.schema.org" in part.get("@id", "") else ""


print("// Made by cmake/schemaorg.py of https://schema.org/version/latest/schemaorg-all-https.jsonld (release 30.0), CC BY-SA 3.0:")
print("// ARGIOPE_TYPE(name, parents, instead), ARGIOPE_MEMBER(name, enumerations), ARGIOPE_PROPERTY(name, domains, ranges, instead)")
print()
for name in sorted(nodes):
    node = nodes[name]
    if "rdfs:Class" in types(node):
        print(f'ARGIOPE_TYPE("{name}", "{" ".join(listed(node, "rdfs:subClassOf"))}", "{note(node)}")')
for name in sorted(nodes):
    node = nodes[name]
    if "rdf:Property" in types(node):
        domains = " ".join(listed(node, "schema:domainIncludes"))
        ranges = " ".join(listed(node, "schema:rangeIncludes"))
        print(f'ARGIOPE_PROPERTY("{name}", "{domains}", "{ranges}", "{note(node)}")')
for name in sorted(nodes):
    node = nodes[name]
    if "rdfs:Class" not in types(node) and "rdf:Property" not in types(node):
        of = [short(t) for t in types(node) if t.startswith("schema:")]
        print(f'ARGIOPE_MEMBER("{name}", "{" ".join(of)}")')
