import {
  cities,
  industries,
  industryServices,
  paths,
  serviceAliases,
  services,
  tools,
} from '@site/shell/paths';

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

/** Walks from every known address and published post through all links in the HTML, each address once. */
export async function walkSite(url: string): Promise<SiteMap> {
  const posts = (await (await fetch(`${url}/api/blog/posts`)).json()) as { slug: string }[];
  const waiting = [...knownPaths(), ...posts.map(({ slug }) => paths.post(slug))].map((path) => ({
    path,
    from: 'the list of paths',
  }));
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

/** Every address of the list of paths that anybody may open. */
export function knownPaths(): string[] {
  const single = Object.values(paths).filter((path) => typeof path === 'string');
  return [
    ...single.filter(
      (path) =>
        !path.includes('#') &&
        ![paths.notFound, paths.blogFeed, paths.embedded].some((left) => left === path),
    ),
    ...services.map(({ slug }) => paths.service(slug)),
    ...Object.keys(serviceAliases).map((slug) => `${paths.services}/${slug}`),
    ...industryServices.map(({ slug }) => paths.industryService(slug)),
    ...industries.map(({ slug }) => paths.industry(slug)),
    ...cities.map(({ slug }) => paths.city(slug)),
    ...tools.map(({ slug }) => paths.tool(slug)),
    '/embedded/contact',
    '/its-legal-austin-texas',
    paths.unsubscribe('a-token-nobody-has'),
    paths.admin.login,
  ];
}

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
