import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { getDomain } from 'tldts';
import { isOnFreeHost } from '../src/pages/phishing/address/freeHost';
import { parseAddress } from '../src/pages/phishing/address/parseAddress';
import { extractFeatures } from '../src/pages/phishing/classifier/extractFeatures';
import { samples } from '../src/pages/phishing/samples/samples';
import { SUSPICIOUS, scoreAddress, scoreByRules } from '../src/pages/phishing/scoring/scoreAddress';
import { drawFrom } from './draw';
import { honest } from './honest';
import { type Example, exampleOf, learn } from './learn';
import { lures } from './lures';

/** Trains the weights of the classifier. Run by hand. */
const WEIGHTS_FILE = fileURLToPath(new URL('../src/pages/phishing/classifier/weights.json', import.meta.url));
const HELD_OUT = 5;
const LURES = 4_000;
const HONEST = 8_000;
/** Weight of a generated URL and of one from our own tables, relative to a reported one. */
const MADE_UP = 0.5;
const OWN = 2;
/** More URLs of one domain add nothing. */
const MOST_OF_ONE = 3;

interface Row {
  url: string;
  isForged: boolean;
  domain: string;
}

const domainOf = (url: string) => getDomain(url) ?? url;

function hashOf(text: string): number {
  let hash = 7;
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return (hash ^ (hash >>> 13)) >>> 0;
}

const tableOf = (path: string): Row[] =>
  gunzipSync(readFileSync(path))
    .toString()
    .trim()
    .split('\n')
    .map((line) => {
      const [label = '', url = ''] = line.split('\t');
      return { url, isForged: label === 'phishing', domain: domainOf(url) };
    });

const isHeldOut = ({ domain }: Row) => hashOf(domain) % HELD_OUT === 0;

function examplesOf(urls: readonly string[], isForged: boolean, share: number): Example[] {
  return urls.flatMap((url) => {
    const address = parseAddress(url);
    return address
      ? [exampleOf(extractFeatures(address, scoreByRules(address).findings), isForged, share)]
      : [];
  });
}

function train(rows: readonly Row[]) {
  const counts = new Map<string, number>();
  for (const { domain } of rows) counts.set(domain, (counts.get(domain) ?? 0) + 1);
  const draw = drawFrom(2026);
  const ofTables = (names: string[]) => names.flatMap((name) => samples(`${name}-addresses`));
  return learn(
    [
      ...rows.flatMap(({ url, isForged, domain }) =>
        examplesOf([url], isForged, Math.min(1, MOST_OF_ONE / (counts.get(domain) ?? 1))),
      ),
      ...examplesOf(lures(LURES, draw), true, MADE_UP),
      ...examplesOf(honest(HONEST, draw), false, MADE_UP),
      ...examplesOf(ofTables(['forged', 'rarer-forged', 'later-forged']), true, 1),
      ...examplesOf(ofTables(['benign', 'rarer-benign', 'later-benign']), false, OWN),
    ],
    { rounds: 12, rate: 0.1, decay: 1e-5 },
  );
}

/** Evaluates one URL of each held-out domain, as the product does. */
function measure(rows: readonly Row[]): void {
  const domains = new Map<string, Row[]>();
  for (const row of rows) domains.set(row.domain, [...(domains.get(row.domain) ?? []), row]);
  const judged = [...domains.values()].flatMap((all) => {
    const row = all[hashOf(all[0]?.domain ?? '') % all.length];
    const address = row && parseAddress(row.url);
    return row && address
      ? [
          {
            isForged: row.isForged,
            isFree: isOnFreeHost(address),
            isFound: scoreAddress(address).points >= SUSPICIOUS,
            byRules: scoreByRules(address).points >= SUSPICIOUS,
          },
        ]
      : [];
  });
  const printResult = (name: string, some: typeof judged) => {
    const shareOf = (list: boolean[]) =>
      `${((100 * list.filter(Boolean).length) / list.length).toFixed(1)} %`;
    const byRules = shareOf(some.map((one) => one.byRules));
    console.log(
      `${name}: ${shareOf(some.map((one) => one.isFound))} of ${some.length} (rules alone ${byRules})`,
    );
  };
  const forged = judged.filter(({ isForged }) => isForged);
  printResult('forged, found', forged);
  printResult(
    '  on hosts rented to strangers',
    forged.filter((one) => one.isFree),
  );
  printResult(
    '  on names of their own',
    forged.filter((one) => !one.isFree),
  );
  printResult(
    'honest, taken for forged',
    judged.filter(({ isForged }) => !isForged),
  );
}

const [path, command] = process.argv.slice(2);
if (!path)
  throw new Error('Name the table: npx tsx mf-tools/training/train.ts hannousse-2021.tsv.gz [measure]');
const rows = tableOf(path);
if (command === 'measure') measure(rows.filter(isHeldOut));
else {
  const { bias, step, weights } = train(rows.filter((row) => !isHeldOut(row)));
  const text = Buffer.from(weights.buffer).toString('base64');
  writeFileSync(WEIGHTS_FILE, `${JSON.stringify({ bias, step, weights: text }, null, 2)}\n`);
  console.log(`${WEIGHTS_FILE} written; now run this again with "measure".`);
}
