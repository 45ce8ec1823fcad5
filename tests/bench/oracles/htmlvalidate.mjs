// node htmlvalidate.mjs MODULES RULE…: reads lines {file, url} and says of each page what html-validate finds by these
// rules, as JSON lines: {url, found: {rule: [message…]}} or {url, error}.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

const require = createRequire(process.argv[2] + "/");
const { HtmlValidate, StaticConfigLoader } = require("html-validate");
const rules = Object.fromEntries(process.argv.slice(3).map((rule) => [rule, "error"]));
const validator = new HtmlValidate(new StaticConfigLoader({ root: true, elements: ["html5"], rules }));

for await (const line of createInterface({ input: process.stdin })) {
    const { file, url } = JSON.parse(line);
    const answer = { url, found: {} };
    try {
        const report = await validator.validateString(readFileSync(file, "utf8"));
        for (const message of report.results.flatMap((result) => result.messages))
            (answer.found[message.ruleId] ??= []).push(`line ${message.line}: ${message.message}`.slice(0, 200));
    } catch (error) {
        answer.error = String(error);
    }
    process.stdout.write(JSON.stringify(answer) + "\n");
}
