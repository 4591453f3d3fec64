import createParser from 'robots-parser';

/** The site's own URL makes no difference to the rules. */
const ORIGIN = 'https://site.example';
const MAX_LINES = 100;
/** Their rules decide whether the site is found at all. */
const SEARCH_ENGINES = ['Googlebot', 'Bingbot'];
/** The home page, and one that no rule names: `Allow: /$` would leave the home page alone. */
const PROBES = ['/', '/0-page-without-a-rule'];
const FIELD = /^(user-agent|allow|disallow|crawl-delay)\s*:\s*(.*)$/i;

/** What is wrong with the first wrong line of rules for `robots.txt` (RFC 9309); undefined for nothing. */
export function findRobotsError(rules: string): string | undefined {
  const lines = rules.split(/\r?\n/);
  if (lines.length > MAX_LINES) return `Please use at most ${MAX_LINES} lines.`;
  let hasAgent = false;
  for (const [at, line] of lines.entries()) {
    const text = line.replace(/#.*/, '').trim();
    if (!text) continue;
    const [, name = '', value = ''] = FIELD.exec(text) ?? [];
    const problem = findLineError(name.toLowerCase(), value.trim(), hasAgent);
    if (problem) return `Line ${at + 1}: ${problem}`;
    if (/^user-agent$/i.test(name)) hasAgent = true;
  }
  const robots = parseRobots(rules);
  const blocked = SEARCH_ENGINES.find((agent) => PROBES.some((path) => !isAllowed(robots, path, agent)));
  return blocked && `These rules hide the whole site from ${blocked}. Please name the paths to block.`;
}

function findLineError(name: string, value: string, hasAgent: boolean): string | undefined {
  if (!name) return 'please start with User-agent, Allow, Disallow or Crawl-delay and a colon.';
  if (name === 'user-agent')
    return /^(\*|[\w.-]+)$/.test(value) ? undefined : 'please enter * or the name of one crawler.';
  if (!hasAgent) return 'please name the crawler first, such as User-agent: *.';
  if (name === 'crawl-delay')
    return /^\d{1,4}$/.test(value) ? undefined : 'please enter a whole number of seconds.';
  if (name === 'disallow' && !value) return undefined;
  return /^[/*]\S*$/.test(value) ? undefined : 'please enter a path that starts with / or *.';
}

type Robots = ReturnType<typeof createParser>;

export const parseRobots = (rules: string): Robots => createParser(`${ORIGIN}/robots.txt`, rules);

/** Whether a crawler may read a path. */
export const isAllowed = (robots: Robots, path: string, agent = 'Googlebot'): boolean =>
  robots.isAllowed(`${ORIGIN}${path}`, agent) !== false;

/** The number of the line that decides, from 1; 0 where none matches. */
export const findLine = (robots: Robots, path: string, agent: string): number =>
  Math.max(0, robots.getMatchingLineNumber(`${ORIGIN}${path}`, agent));
