#!/usr/bin/env python3
"""Prints core/markup/entities.inc: the named character references of the HTML Standard (13.5), as Python knows them."""

import html.entities

print("// Made by cmake/entities.py: ARGIOPE_ENTITY(name, first code point, second one or 0), in the order of bytes\n")
for name in sorted(html.entities.html5):
    points = [ord(c) for c in html.entities.html5[name]] + [0]
    print(f'ARGIOPE_ENTITY("{name}", 0x{points[0]:X}, 0x{points[1]:X})')
