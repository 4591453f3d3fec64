import type { Header } from './Mail';
import { getRegisteredDomain } from './mailDomains';

export interface AuthenticationResults {
  /** The server that reports the results. */
  checker: string;
  results: { method: 'spf' | 'dkim' | 'dmarc'; result: string; domain: string }[];
}

const RESULT = /(?:^|[\s;])(spf|dkim|dmarc)\s*=\s*([a-z]+)/gi;
const DOMAIN: Readonly<Record<string, RegExp>> = {
  spf: /smtp\.(?:mailfrom|mail|helo)\s*=\s*"?([^\s;"]+)/i,
  dkim: /header\.[di]\s*=\s*"?([^\s;"]+)/i,
  dmarc: /header\.from\s*=\s*"?([^\s;"]+)/i,
};

const AUTHENTICATION = 'authentication-results';
const LOOPBACK = /^\[(?:127\.[\d.]+|(?:ipv6:)?::1)\]$/i;

/**
 * The authentication results of each server, topmost first, up to the point where the email was received from outside:
 * some servers write a header per method. Only these can come from the reader's own server.
 */
export function parseAuthenticationResults(headers: readonly Header[]): AuthenticationResults[] {
  const from = headers.findIndex(({ name }) => name === AUTHENTICATION);
  if (from < 0) return [];
  const border = headers.findIndex((header, at) => at > from && isFromOutside(header));
  const isInside = (at: number) => border < 0 || at < border;
  const all = headers
    .map((header, at) => ({ ...header, isInside: isInside(at) }))
    .filter(({ name }) => name === AUTHENTICATION)
    .slice(0, 20)
    .map(({ value, isInside }) => ({
      isInside,
      checker: getServer(value),
      results: parseResults(value.slice(0, 8_000)),
    }));
  const [top] = all;
  if (!top) return [];
  const isTop = ({ isInside, checker }: (typeof all)[0]) => isInside && checker === top.checker;
  return [
    { checker: top.checker, results: all.filter(isTop).flatMap(({ results }) => results) },
    ...all.filter((one) => !isTop(one)).map(({ checker, results }) => ({ checker, results })),
  ];
}

/** Whether a Received header is from another server; a loopback delivery is not. */
function isFromOutside({ name, value }: Header): boolean {
  if (name !== 'received' || !/^\s*from\s/i.test(value)) return false;
  const [sender = ''] = value.slice(0, 2_000).split(/\sby\s/i, 1);
  const numbers = sender.match(/\[[^\]]*\]/g) ?? [];
  return numbers.length === 0 || !numbers.every((number) => LOOPBACK.test(number));
}

const getServer = (value: string) =>
  /^\s*([a-z0-9.-]+\.[a-z0-9-]+)(?:\s+\d+)?\s*(?:;|$)/i.exec(value.slice(0, 300))?.[1]?.toLowerCase() ?? '';

function parseResults(value: string): AuthenticationResults['results'] {
  const hits = [...value.matchAll(RESULT)];
  return hits.map((hit, index) => {
    const method = hit[1]!.toLowerCase() as 'spf' | 'dkim' | 'dmarc';
    const rest = value.slice(hit.index, hits[index + 1]?.index);
    return {
      method,
      result: hit[2]!.toLowerCase(),
      domain: getRegisteredDomain(DOMAIN[method]!.exec(rest)?.[1] ?? ''),
    };
  });
}

const FAILED = /^(fail|softfail|permerror|hardfail|reject)$/;

/**
 * Evaluates the results for the From domain. A failure in the topmost results is trusted, since no forger reports one;
 * a pass only from the server that the reader trusts.
 */
export function evaluateAuthentication(
  papers: readonly AuthenticationResults[],
  fromDomain: string,
  trusted: string,
) {
  const top = papers[0];
  if (!top) return { known: false as const };
  const isTrusted = trusted !== '' && top.checker === trusted.toLowerCase();
  const aligned = top.results.filter(
    ({ method, result, domain }) =>
      result === 'pass' && (method === 'dmarc' ? !domain || domain === fromDomain : domain === fromDomain),
  );
  const strange = top.results.filter(
    ({ method, result, domain }) =>
      result === 'pass' && method !== 'dmarc' && domain !== fromDomain && domain !== '',
  );
  const failed = top.results.filter(({ result }) => FAILED.test(result));
  const dmarcFailed = failed.some(({ method }) => method === 'dmarc');
  const isFailed = dmarcFailed || (aligned.length === 0 && failed.some(({ method }) => method === 'spf'));
  return { known: true as const, top, isTrusted, aligned, strange, failed, isFailed };
}

/** Whether the topmost results pass for the From or the Return-Path domain, regardless of who wrote them. */
export function authenticationContext(
  papers: readonly AuthenticationResults[],
  { domain, returnPath }: Routing,
) {
  const evaluation = evaluateAuthentication(papers, domain, '');
  if (!evaluation.known || evaluation.isFailed) return { isVouched: false, isReportedAlready: false };
  const other = getRegisteredDomain(returnPath);
  return {
    isVouched: evaluation.aligned.length > 0,
    isReportedAlready: evaluation.strange.some((one) => one.domain === other),
  };
}

interface Routing {
  /** Domain of the From address. */
  domain: string;
  returnPath: string;
}

export const formatAuthenticationResults = ({ results }: AuthenticationResults) => {
  const seen = new Map(results.map(({ method, result }) => [`${method}=${result}`, method]));
  return [...seen.keys()].join(' ');
};
