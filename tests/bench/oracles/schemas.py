#!/usr/bin/env python3
"""schemas.py CLI PROJECT... [--sarif SCHEMA] [--junit SCHEMA]

Holds what `argiope-cli audit` writes for other programs against the formats' own schemas. SARIF's is
sarif-2.1/schema/sarif-schema-2.1.0.json of github.com/oasis-tcs/sarif-spec, JUnit's is JUnit.xsd of
github.com/windyroad/JUnit-Schema; they are not ours to give away. Needs python3-jsonschema and python3-lxml. Ends with 1
where a document is not valid."""

import argparse
import json
import pathlib
import subprocess
import sys
import tempfile


def faults_of_sarif(document, schema):
    from jsonschema import FormatChecker, validators
    rules = json.loads(pathlib.Path(schema).read_text(encoding="utf-8"))
    checker = validators.validator_for(rules)(rules, format_checker=FormatChecker())
    found = json.loads(document.read_text(encoding="utf-8"))
    return [f"{'/'.join(map(str, fault.path))}: {fault.message[:200]}" for fault in checker.iter_errors(found)]


def faults_of_junit(document, schema):
    from lxml import etree
    rules = etree.XMLSchema(etree.parse(schema))
    rules.validate(etree.parse(str(document), etree.XMLParser(huge_tree=True)))
    return [f"line {fault.line}: {fault.message[:200]}" for fault in rules.error_log]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cli")
    parser.add_argument("projects", nargs="+")
    parser.add_argument("--sarif")
    parser.add_argument("--junit")
    options = parser.parse_args()
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        for project in options.projects:
            for form, schema, faults_of in (("sarif", options.sarif, faults_of_sarif),
                                            ("junit", options.junit, faults_of_junit)):
                if not schema:
                    print(f"{form}: no schema, skipped")
                    continue
                document = pathlib.Path(folder) / f"audit.{form}"
                subprocess.run([options.cli, "audit", project, "--format", form, "--output", document], check=True)
                faults = faults_of(document, schema)
                failed = failed or bool(faults)
                print(f"{project}: {form}, {document.stat().st_size} bytes: "
                      + (f"{len(faults)} faults" if faults else "valid"))
                print("".join(f"  {fault}\n" for fault in faults[:10]), end="")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
