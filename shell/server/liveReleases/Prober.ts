import { randomBytes } from 'node:crypto';
import type { Address } from '@site/api/content/addresses/contract';
import { findRoute } from '../../src/router/findRoute';
import { candidateRoutes } from '../releases/candidateRoutes';
import { entriesOf } from '../releases/SitePages';
import type { Snapshot } from '../releases/snapshot';
import type { RenderResult } from '../render/render';
import { sealedPath } from '../render/sealedPages';
import type { RenderJob } from '../render/threads/messages';
import type { ReleaseHealth } from './ReleaseHealth';
import type { Releases } from './Releases';

const EVERY_MS = 500;
/** How many different pages of a release are rendered. */
const MAX_PAGES = 50;
/** A failing page is retried immediately: a release is rolled back for several faults, not for one. */
const MAX_ATTEMPTS = 3;

interface ProberOptions {
  releases: Pick<Releases, 'snapshot' | 'live' | 'checkProbations'>;
  addresses: { readonly current: Address[] };
  render: (job: RenderJob) => Promise<RenderResult>;
}

/**
 * Renders pages of releases on probation when visitors request too few: every page once, as soon as a release has
 * replaced a good one, then as many as are missing.
 */
export class Prober {
  private timer?: NodeJS.Timeout;
  private readonly plans = new WeakMap<ReleaseHealth, { jobs: RenderJob[]; done: number }>();

  constructor(private readonly options: ProberOptions) {}

  start(): void {
    this.timer = setTimeout(() => this.probeAll().finally(() => this.start()), EVERY_MS).unref();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private async probeAll() {
    const { live } = this.options.releases;
    for (const [name, health] of live.onProbation) await this.probe(name, health);
    this.options.releases.checkProbations();
  }

  private async probe(name: string, health: ReleaseHealth) {
    const { releases, addresses } = this.options;
    const plan = this.plans.get(health) ?? {
      jobs: jobsOf(name, releases.snapshot, addresses.current),
      done: 0,
    };
    this.plans.set(health, plan);
    const isCurrent = () => releases.live.onProbation.some(([, other]) => other === health);
    const isFirstRound = () => releases.live.hasFallback(name) && plan.done < plan.jobs.length;
    // One round at a time: pages that fail or redirect would never be enough.
    const last = plan.done + Math.max(1, plan.jobs.length);
    while (isCurrent() && plan.done < last && (isFirstRound() || health.missingPages)) {
      const job = plan.jobs[plan.done % plan.jobs.length];
      // Pages without a known address are left to visitors.
      if (job) await this.render(job, health, isCurrent);
      else health.recordSuccess();
      plan.done += 1;
    }
  }

  private async render(job: RenderJob, health: ReleaseHealth, isCurrent: () => boolean) {
    for (let attemptsLeft = MAX_ATTEMPTS; attemptsLeft && isCurrent(); attemptsLeft--) {
      const rendered = await this.options.render(job).catch(() => undefined);
      // For a request of the shell itself a redirect or missing page counts as well.
      if (rendered && !rendered.html) health.recordSuccess();
      if (rendered) return;
    }
  }
}

/** Render jobs for the pages of a remote whose addresses are known. */
function jobsOf(name: string, { remotes, routes }: Snapshot, addresses: Address[]): RenderJob[] {
  const pages = remotes.get(name)?.manifest.pages ?? [];
  const listedPaths = pages.flatMap((page) => [page.path, ...entriesOf(page).map(({ path }) => path)]);
  const candidates = candidateRoutes(routes);
  const contentPaths = addresses.slice(0, MAX_PAGES).map(({ path }) => path);
  const sealed = pages.flatMap((page) => sealedPath({ ...page, remote: name }) ?? []);
  const known = [...listedPaths, ...contentPaths].filter((path) => !/[:*]/.test(path));
  const jobs = [...new Set([...known, ...sealed])].flatMap((url) => {
    const route = findRoute(candidates(url), url);
    if (route?.remote !== name) return [];
    const isCacheable = route.frame !== 'workbench' && route.frame !== 'sealed';
    const nonce = isCacheable ? undefined : randomBytes(16).toString('base64');
    return [{ url, nonce, sealedAt: sealedPath(route) }];
  });
  return jobs.slice(0, MAX_PAGES);
}
