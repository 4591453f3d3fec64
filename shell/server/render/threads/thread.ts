import { AsyncLocalStorage } from 'node:async_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { providePages, setServerOrigin } from '../../../kit/query';
import { SitePages } from '../../releases/SitePages';
import { forwardPreviewHeaders, withoutTracking, withRequestContext } from '../preview';
import { type LoadedSnapshot, loadPages } from '../remoteRuntime';
import { render } from '../render';
import { instrumentModules } from './instrumentModules';
import type { FromThread, PageJob, SiteData, ThreadData, ToThread } from './messages';

/**
 * Renders pages beside the server's own thread. All code of releases runs here: whatever it throws, or however long it
 * takes, costs this thread only. It has one snapshot for all its life.
 */
const { snapshot, settings, entered } = workerData as ThreadData;
const data = {} as SiteData;
/** The number of the page that is being made. */
const making = new AsyncLocalStorage<number>();
const modules: LoadedSnapshot['modules'] = new Map();

// A stack is to show the release, also below what libraries add to it.
Error.stackTraceLimit = 50;
setServerOrigin(settings.apiOrigin);
forwardPreviewHeaders(settings.internalKey);
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
      const onEnter = () => {
        Atomics.store(entered, 0, index);
        Atomics.store(entered, 1, making.getStore() ?? 0);
      };
      const onMistake = (error: Error) => tell({ kind: 'mistake', remote: name, ...wordsOf(error) });
      modules.set(name, instrumentModules(await loadPages(remote), { onEnter, onMistake }));
    } catch (error) {
      return tell({ kind: 'refused', remote: name, reason: (error as Error).message });
    }
  }
  tell({ kind: 'ready' });
}

async function make({ url, asked = {}, uncounted: path, ...how }: PageJob) {
  const loaded = { ...(path === undefined ? snapshot : withoutTracking(snapshot, path)), modules };
  const { shell, publicOrigin } = settings;
  const site = { current: data.site };
  return withRequestContext(asked, () =>
    render({ ...how, url, snapshot: loaded, shell, site, publicOrigin }),
  );
}

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'ping') return tell({ kind: 'pong', bytes: process.memoryUsage().external });
  if (message.kind === 'data') return Object.assign(data, message.data);
  const { id, job } = message;
  return making
    .run(id, () => make(job))
    .then(
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
