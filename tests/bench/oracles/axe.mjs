// node axe.mjs MODULES: reads lines {file, url} and says of each page what axe-core finds under jsdom, as JSON lines:
// {url, ran: [rule…], violations: {rule: [element…]}, incomplete: {rule: [element…]}} or {url, error}.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

const require = createRequire(process.argv[2] + "/");
const { JSDOM, VirtualConsole } = require("jsdom");
const axe = require("axe-core");

// What needs a layout, which jsdom does not make.
const Blind = ["color-contrast", "color-contrast-enhanced", "target-size", "scrollable-region-focusable",
    "link-in-text-block", "css-orientation-lock"];

function elementsOf(results) {
    const found = {};
    for (const one of results)
        found[one.id] = one.nodes.map((node) => node.html.slice(0, 200));
    return found;
}

for await (const line of createInterface({ input: process.stdin })) {
    const { file, url } = JSON.parse(line);
    let answer = { url };
    try {
        const dom = new JSDOM(readFileSync(file), { url, runScripts: "outside-only", pretendToBeVisual: true,
            virtualConsole: new VirtualConsole() });
        dom.window.eval(axe.source);
        const rules = Object.fromEntries(Blind.map((id) => [id, { enabled: false }]));
        const result = await dom.window.axe.run(dom.window.document, { rules });
        const kinds = ["violations", "incomplete", "passes", "inapplicable"];
        answer.ran = kinds.flatMap((kind) => result[kind].map((one) => one.id));
        answer.violations = elementsOf(result.violations);
        answer.incomplete = elementsOf(result.incomplete);
        dom.window.close();
    } catch (error) {
        answer.error = String(error);
    }
    process.stdout.write(JSON.stringify(answer) + "\n");
}
