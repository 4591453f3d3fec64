import { paths, serviceAliases } from '@site/shell/paths';

const AT_ONCE = 4;

/** What a walk through the site's raw HTML has found. */
export interface SiteMap {
  /** Addresses of pages, in the order they were found. */
  pages: string[];
  /** Every in-site link target, without its anchor, and what it answers. */
  answers: Map<string, Answer>;
  /** Links to a place inside a page that the page does not have: `from → address#anchor`. */
  lostAnchors: string[];
}

export interface Answer {
  status: number;
  location?: string;
  html: string;
  /** A page that links here. */
  from: string;
}

/** Walks from every known address through all links in the HTML, each address once. */
export async function walkSite(url: string): Promise<SiteMap> {
  const waiting = (await knownPaths(url)).map((path) => ({ path, from: 'the list of pages' }));
  const answers = new Map<string, Answer>();
  const anchors = new Map<string, string>();
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (answers.has(next.path)) continue;
      answers.set(next.path, { status: 0, html: '', from: next.from });
      const answer = { ...(await read(url + next.path)), from: next.from };
      answers.set(next.path, answer);
      for (const { path, anchor } of linksIn(answer.html, next.path, url)) {
        waiting.push({ path, from: next.path });
        if (anchor) anchors.set(`${path}#${anchor}`, next.path);
      }
    }
  };
  await work();
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const pages = [...answers].filter(([, { status, html }]) => status === 200 && html).map(([path]) => path);
  const lostAnchors = [...anchors]
    .filter(([target]) => isLost(target, answers))
    .map(([target, from]) => `${from} → ${target}`);
  return { pages, answers, lostAnchors };
}

/**
 * Every address that anybody may open: the pages a site lists, those its live releases do not list, and one example of
 * each pattern whose addresses nobody can list.
 */
export async function knownPaths(url: string): Promise<string[]> {
  const pages = (await (await fetch(`${url}/pages.json`)).json()) as { path: string }[];
  const unlisted = routesIn(await (await fetch(url)).text())
    .map(({ path }) => path)
    .filter((path) => !/[:*]/.test(path));
  const listed = pages.map(({ path }) => path);
  return [...new Set([...listed, ...unlisted, ...EXAMPLES])];
}

/** Every page of the live releases, as a document tells its router. */
export function routesIn(html: string): { path: string; frame?: string }[] {
  const boot = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  return JSON.parse(boot).routes;
}

const EXAMPLES = [
  ...Object.keys(serviceAliases).map((slug) => `${paths.services}/${slug}`),
  '/its-legal-austin-texas',
  paths.unsubscribe('a-token-nobody-has'),
];

async function read(address: string): Promise<Omit<Answer, 'from'>> {
  const answer = await fetch(address, { redirect: 'manual', headers: { accept: 'text/html' } });
  const isPage = answer.headers.get('content-type')?.startsWith('text/html');
  const text = await answer.text();
  return {
    status: answer.status,
    location: answer.headers.get('location') ?? undefined,
    html: isPage ? text : '',
  };
}

function linksIn(html: string, base: string, url: string): { path: string; anchor: string }[] {
  const hrefs = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  return hrefs
    .map((href) => new URL(href, url + base))
    .filter(({ origin }) => origin === new URL(url).origin)
    .map(({ pathname, search, hash }) => ({
      path: pathname + search,
      anchor: decodeURIComponent(hash.slice(1)),
    }));
}

function isLost(target: string, answers: Map<string, Answer>): boolean {
  const [path = '', anchor = ''] = target.split('#');
  const html = answers.get(path)?.html;
  return Boolean(html) && !html?.includes(`id="${anchor}"`);
}
