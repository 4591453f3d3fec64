import { initialLandingPages } from '../initial';
import { isLandingSlug } from '../resolveLandingAddress';
import { type ComposedLanding, composeLanding } from './composeLanding';
import {
  INDUSTRY_CODES,
  type LandingSubject,
  LOCATION_CODES,
  landingSubject,
  SERVICE_CODES,
} from './landingSubject';
import { textsOf } from './subjectTexts';

/** All of them in a long run. */
const locations = LOCATION_CODES.filter((_, at) => process.env.LONG || at % 3 === 0);
const subjects: LandingSubject[] = [undefined, ...SERVICE_CODES].flatMap((service) =>
  [undefined, ...INDUSTRY_CODES].flatMap((industry) =>
    [undefined, ...locations].map((location) => ({ service, industry, location })),
  ),
);

interface Composed {
  subject: LandingSubject;
  landing: ComposedLanding;
  /** All that the page says in sentences or headings, with the names of its subject taken out. */
  lines: Set<string>;
}

let pages: Composed[];
beforeAll(() => {
  pages = subjects.map((subject) => {
    const words = textsOf(subject);
    const landing = composeLanding(subject, words);
    const names = [words.service.name, words.industry.name, words.location.name.split(',')[0] ?? ''];
    const without = (text: string) =>
      names.filter(Boolean).reduce((left, name) => left.replaceAll(name, '…'), text);
    const all = [
      landing.title,
      landing.lead,
      CLOSING,
      ...landing.parts.flatMap(({ heading, lines }) => [heading, ...lines]),
    ];
    return { subject, landing, lines: new Set(all.map(without)) };
  });
});

/** What every page of this kind ends with. */
const CLOSING = 'Tell us what slows you down';

test('any two different subjects share less than half of what their pages say, names taken out', () => {
  let worst = { share: 0, pair: '' };
  let sum = 0;
  let count = 0;
  const pagesWith = new Map<string, number[]>();
  for (const [index, { lines }] of pages.entries())
    for (const line of lines) {
      const known = pagesWith.get(line);
      if (known) known.push(index);
      else pagesWith.set(line, [index]);
    }
  for (const [index, one] of pages.entries()) {
    const common = new Uint16Array(pages.length);
    for (const line of one.lines)
      for (const at of pagesWith.get(line) ?? []) common[at] = (common[at] ?? 0) + 1;
    for (const [ahead, other] of pages.slice(index + 1).entries()) {
      const share = (common[index + 1 + ahead] ?? 0) / Math.min(one.lines.size, other.lines.size);
      sum += share;
      count += 1;
      if (share > worst.share) worst = { share, pair: `${one.landing.title} | ${other.landing.title}` };
    }
  }
  console.info(
    `${count} pairs of ${pages.length} landing pages: ${(100 * worst.share).toFixed(1)} % in common at worst (${worst.pair}), ${((100 * sum) / count).toFixed(1)} % on average`,
  );
  expect(pages).toHaveLength(11 * 11 * (locations.length + 1));
  expect(worst.share).toBeLessThan(0.5);
});

test('a sentence belongs to one service, one industry or one place alone', () => {
  const owners = new Map<string, Set<string>>();
  for (const { subject, landing } of pages)
    for (const [at, { lines }] of landing.parts.entries())
      for (const line of lines) {
        const owner = [subject.service, subject.industry, subject.location][at] ?? `any-${at}`;
        owners.set(line, (owners.get(line) ?? new Set()).add(owner));
      }
  expect([...owners].filter(([, of]) => of.size > 1)).toEqual([]);
  expect(owners.size).toBe((11 + 11 + locations.length + 1) * 9);
});

test('every page has thirteen sentences of its subject, a heading and a description of a good length', () => {
  for (const { landing } of pages) {
    expect(landing.parts.map(({ lines }) => lines.length)).toEqual([4, 4, 5]);
    expect(landing.lead).toMatch(/^[A-Z].*[.]$/);
    expect(landing.description.length).toBeLessThanOrEqual(230);
    expect(landing.title).not.toMatch(/undefined|any-/);
  }
});

test('the address of a subject is admitted and speaks of that subject', () => {
  for (const { subject, landing } of pages) {
    const { service, industry, location } = subject;
    if (!service && !location && (!industry || industry === 'cons')) continue;
    const slug = landing.path.slice(1);
    expect(`${slug}: ${isLandingSlug(slug)}`).toBe(`${slug}: true`);
    expect(landingSubject(slug)).toEqual(subject);
  }
});

test('a page says what its address speaks of', async () => {
  const subject = landingSubject('its-legal-austin-texas');
  const landing = composeLanding(subject, textsOf(subject));
  expect(landing.title).toBe('Managed IT services for law firms in Austin, Texas');
  expect(landing.lead).toMatch(/lawyers/);
  expect(landing.related).toEqual(['/services/service-desk', '/industries/legal', '/service-areas/austin']);
});

test('the pages a new site begins with have 350 to 600 words each and claim no partner', () => {
  for (const { slug, blocks } of initialLandingPages) {
    const text = textOf(blocks);
    const count = text.split(/\s+/).length;
    expect(`${slug}: ${count >= 350 && count <= 600}`).toBe(`${slug}: true`);
    expect(text).not.toMatch(
      /\b(our partner|partner of|partnership with|official|endorsed by|certified partner)\b/i,
    );
  }
});

const SILENT = ['kind', 'to', 'drawnAs'];

function textOf(part: unknown): string {
  if (typeof part === 'string') return part;
  if (Array.isArray(part)) return part.map(textOf).join(' ');
  const shown = Object.entries(part as object).filter(([key]) => !SILENT.includes(key));
  return shown.map(([, value]) => textOf(value)).join(' ');
}
