import { parentPort, workerData } from 'node:worker_threads';
import { createElement } from 'react';
import { providePages, setServerOrigin } from '../../kit/query';
import type { PageContent, PageModule } from '../../remote';
import { handPreviewsOn, madeFor, uncounted } from '../preview';
import { type ExposedModules, type LoadedSnapshot, loadPages } from '../remoteRuntime';
import { render } from '../render';
import { SitePages } from '../SitePages';
import type { FromThread, PageJob, SiteData, ThreadData, ToThread } from './messages';

/**
 * Renders pages beside the server's own thread. All code of releases runs here: whatever it throws, or however long it
 * takes, costs this thread only. It has one snapshot for all its life.
 */
const { snapshot, settings, entered } = workerData as ThreadData;
const data = {} as SiteData;
const modules: LoadedSnapshot['modules'] = new Map();

// A stack is to show the release, also below what libraries add to it.
Error.stackTraceLimit = 50;
setServerOrigin(settings.apiOrigin);
handPreviewsOn(settings.internalKey);
const pages = new SitePages({
  releases: { snapshot },
  addresses: {
    get current() {
      return data.addresses;
    },
  },
});
providePages(() => pages.current);

const tell = (message: FromThread) => parentPort?.postMessage(message);

async function load() {
  for (const [index, [name, remote]] of [...snapshot.remotes].entries()) {
    tell({ kind: 'loading', remote: name });
    try {
      modules.set(name, watched(await loadPages(remote), index));
    } catch (error) {
      return tell({ kind: 'refused', remote: name, reason: (error as Error).message });
    }
  }
  tell({ kind: 'ready' });
}

/** The same modules; each notes when its code is entered. */
function watched(loaded: ExposedModules, index: number): ExposedModules {
  const noted =
    <Args extends unknown[], Result>(work: (...args: Args) => Result) =>
    (...args: Args) => {
      Atomics.store(entered, 0, index);
      return work(...args);
    };
  const watch = ({ Component, content, loader, ...others }: PageModule<PageContent>) => ({
    ...others,
    Component: noted((props: { content: PageContent }) => createElement(Component, props)),
    content: content && noted(content),
    loader: loader && noted(loader),
  });
  const all = [...loaded] as [string, PageModule<PageContent>][];
  return new Map(all.map(([expose, module]) => [expose, watch(module) as PageModule]));
}

async function make({ url, asked = {}, uncounted: path, ...how }: PageJob) {
  const loaded = { ...(path === undefined ? snapshot : uncounted(snapshot, path)), modules };
  const { shell, publicOrigin } = settings;
  const site = { current: data.site };
  return madeFor(asked, () => render({ ...how, url, snapshot: loaded, shell, site, publicOrigin }));
}

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'ping') return tell({ kind: 'pong' });
  if (message.kind === 'data') return Object.assign(data, message.data);
  const { id, job } = message;
  return make(job).then(
    (answer) => tell({ kind: 'made', id, answer }),
    (error: unknown) => tell({ kind: 'failed', id, ...wordsOf(error) }),
  );
});

/** Anything may be thrown. */
function wordsOf(error: unknown) {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { message, stack: String(stack) };
}

load();
