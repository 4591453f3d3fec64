import { parseUrl } from '../../platform/contracts/parseUrl';

/** Kinds of blocks that are written as a paragraph with nothing but a link, whose title names the kind. */
export const linkBlockKinds = ['button', 'video'] as const;
export type LinkBlockKind = (typeof linkBlockKinds)[number];

/** Origins that pages embed videos from. */
export const videoOrigins = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/** The kind of block that a link with this title and URL stands for; undefined for other links. */
export function linkBlockKindOf(title: unknown, href: string): LinkBlockKind | undefined {
  const kind = linkBlockKinds.find((each) => each === title);
  return kind === 'video' && !findVideo(href) ? undefined : kind;
}

/** A video on YouTube or Vimeo. */
export interface Video {
  host: 'YouTube' | 'Vimeo';
  /** The URL of its player, which starts to play and sets no cookies for advertising. */
  player: string;
}

/** The video that a URL leads to, as copied from the address bar, "Share" or an embed code. */
export function findVideo(href: string): Video | undefined {
  const url = parseUrl(href);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const host = url.hostname.replace(/^(?:www|m)\./, '');
  const { pathname, searchParams } = url;
  if (host === 'youtu.be') return youTube(pathname.slice(1), searchParams);
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    const [, inPath] = /^\/(?:embed|shorts|live)\/([^/]+)/.exec(pathname) ?? [];
    return youTube(inPath ?? (pathname === '/watch' ? searchParams.get('v') : ''), searchParams);
  }
  const [, id, hash = searchParams.get('h')] =
    (host === 'vimeo.com' && /^\/(\d{4,12})(?:\/([0-9a-f]{6,20}))?\/?$/.exec(pathname)) ||
    (host === 'player.vimeo.com' && /^\/video\/(\d{4,12})\/?$/.exec(pathname)) ||
    [];
  if (!id) return undefined;
  const secret = /^[0-9a-f]{6,20}$/.test(hash ?? '') ? `&h=${hash}` : '';
  return { host: 'Vimeo', player: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${secret}` };
}

function youTube(id: string | null, query: URLSearchParams): Video | undefined {
  if (!/^[\w-]{11}$/.test(id ?? '')) return undefined;
  const [, seconds] = /^(\d{1,5})s?$/.exec(query.get('t') ?? query.get('start') ?? '') ?? [];
  const start = seconds ? `&start=${seconds}` : '';
  return {
    host: 'YouTube',
    player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start}`,
  };
}
