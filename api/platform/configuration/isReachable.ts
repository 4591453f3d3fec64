import { parseUrl } from '../contracts/parseUrl';

/** Whether others can reach a site at this origin, by its name alone. */
export function isReachable(origin: string): boolean {
  const url = parseUrl(origin);
  return url?.protocol === 'https:' && url.hostname.includes('.') && !LOCAL.test(url.hostname);
}

const LOCAL = /^127\.|\.(localhost|local|internal)$/;
