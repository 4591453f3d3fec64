import type { IncomingMessage, ServerResponse } from 'node:http';
import { announcesBody } from '@site/api/announcesBody';
import type { Step } from '@site/api/before';
import type { Site } from '@site/api/contract/site';
import { remember } from '@site/api/remember';
import type { RequestLog } from '@site/api/requestLog';
import { whenWritten } from '@site/api/whenWritten';
import { pageResponse } from '../cache/pageResponse';
import { parseAddress } from '../http/parseTarget';
import { framersOf } from '../http/securityHeaders';
import type { ConcurrencyLimiter } from '../limits/ConcurrencyLimiter';
import { countAnswer } from '../ops/metrics';
import type { Snapshot } from '../releases/snapshot';
import type { Answer } from '../render/render';
import { resolve } from './resolve';
import { cacheEntry, type PagesOptions } from './servePages';

interface KeptPagesOptions extends PagesOptions {
  /** What every answer says. */
  headers: Record<string, string>;
  places: ConcurrencyLimiter;
  visitorOf: (request: IncomingMessage) => string;
  tell: RequestLog<IncomingMessage, ServerResponse>['tell'];
}

/**
 * Answers with a page that is kept already, and goes on to `next` with all that is not as simple. It stands before
 * everything else and keeps to what stands there: the same requests are refused, limited, logged and counted, the same
 * bytes are sent. It takes no answer from files and calls: only an address that none of them had is kept.
 */
export function serveCachedPage(options: KeptPagesOptions): Step {
  const { cache, places, visitorOf, tell } = options;
  const targetOf = plainTargets(options);
  return (request, response, next) => {
    const target = isPlain(request, response) ? targetOf(request.url ?? '') : undefined;
    if (!target) return next();
    const visitor = visitorOf(request);
    const leave = places.take(visitor);
    const page = leave && cache.kept(target.key, visitor, target.make);
    if (page?.status !== 200 || page.sameAs) {
      leave?.();
      return next();
    }
    request.address = target.address;
    request.pattern = target.pattern;
    const { status, headers, body } = pageResponse(page, request);
    response.writeHead(status, ['X-Request-Id', request.id, ...target.headers, ...headers]);
    response.end(request.method === 'HEAD' ? undefined : body);
    whenWritten(response, {
      over: () => {
        leave?.();
        tell(request, response);
      },
      sent: () => countAnswer(request, response),
    });
  };
}

/** What needs no second look: asks for a page, brings nothing, and waits for no answer before it on its connection. */
const isPlain = (request: IncomingMessage, { socket }: ServerResponse) =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  Boolean(socket?.writable) &&
  !announcesBody(request);

/** Where a page may be kept for a request's target. */
interface Target {
  key: string;
  make: () => Promise<Answer>;
  address: IncomingMessage['address'];
  pattern?: string;
  /** Names and values, one after the other. */
  headers: string[];
}

/** Reads targets, each once for as long as pages and redirects are the same; nothing for what is no public page. */
function plainTargets(options: KeptPagesOptions): (asked: string) => Target | undefined {
  const { releases, site } = options;
  let known: { snapshot: Snapshot; site: Site; read: (asked: string) => Target | undefined } | undefined;
  return (asked) => {
    if (known?.snapshot !== releases.snapshot || known.site !== site.current)
      known = {
        snapshot: releases.snapshot,
        site: site.current,
        read: remember((target) => readPlain(options, target)),
      };
    return known.read(asked);
  };
}

function readPlain(options: KeptPagesOptions, asked: string): Target | undefined {
  const address = parseAddress(asked);
  if (!address) return undefined;
  const resolution = resolve(options, { address });
  const { snapshot, route, pathname, isRespelled, isGuarded } = resolution;
  if (resolution.kind !== 'cached' || resolution.tested || isRespelled || isGuarded) return undefined;
  const isFramed = framersOf(pathname, options.site.current).length > 0;
  const headers = Object.entries({ ...options.headers, 'X-Snapshot': snapshot.id })
    .filter(([name]) => !(isFramed && name === 'X-Frame-Options'))
    .flat();
  return { ...cacheEntry(options, snapshot, resolution.key), address, pattern: route?.path, headers };
}
