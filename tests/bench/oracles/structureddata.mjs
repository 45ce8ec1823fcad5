// node structureddata.mjs MODULES: reads lines {file, url} and says of each page which structured data
// web-auto-extractor finds and what structured-data-validator says of it, as JSON lines:
// {url, types: [type…], broken: [message…], required: [message…], recommended: [message…]} or {url, error}.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { createInterface } from "node:readline";
import { join } from "node:path";

const modules = join(process.argv[2], "node_modules");
const load = async (path) => await import(pathToFileURL(join(modules, path)).href);
const extractorModule = await load("@marbec/web-auto-extractor/dist/index.js");
const WebAutoExtractor = extractorModule.default.default ?? extractorModule.default;
const validatorModule = await load("@adobe/structured-data-validator/src/index.js");
const Validator = validatorModule.Validator ?? validatorModule.default;

function typesOf(extracted) {
    const types = [];
    for (const syntax of ["jsonld", "microdata", "rdfa"])
        types.push(...Object.keys(extracted[syntax] ?? {}).filter((type) => type !== "undefined"));
    return types;
}

for await (const line of createInterface({ input: process.stdin })) {
    const { file, url } = JSON.parse(line);
    let answer = { url };
    try {
        const extracted = new WebAutoExtractor({ addLocation: true, embedSource: ["rdfa", "microdata"] })
            .parse(readFileSync(file, "utf8"));
        answer.types = typesOf(extracted);
        // Without the vocabulary: that is not asked for here.
        const issues = await new Validator().validate(extracted);
        const saying = (severity, what) =>
            issues.filter((one) => one.severity === severity && what.test(one.issueMessage))
                .map((one) => (one.path ?? []).map((step) => step.type).join(".") + ": " + one.issueMessage);
        answer.broken = saying("ERROR", /parse JSON/);
        answer.required = saying("ERROR", /required/i);
        answer.recommended = saying("WARNING", /missing/i);
    } catch (error) {
        answer.error = String(error);
    }
    process.stdout.write(JSON.stringify(answer) + "\n");
}
