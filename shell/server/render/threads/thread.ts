import { AsyncLocalStorage } from 'node:async_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { providePages, setApiOrigin } from '../../../kit/query';
import { SitePages } from '../../releases/SitePages';
import { forwardPreviewHeaders, withoutTracking, withRequestContext } from '../preview';
import { type LoadedSnapshot, loadPages } from '../remoteRuntime';
import { render } from '../render';
import { instrumentModules } from './instrumentModules';
import type { FromThread, RenderJob, SiteData, ThreadData, ToThread } from './messages';

/**
 * Renders pages beside the server's own thread. All code of releases runs here: whatever it throws, or however long it
 * takes, costs this thread only. It has one snapshot for all its life.
 */
const { snapshot, settings, entered } = workerData as ThreadData;
const data = {} as SiteData;
/** The number of the page that is being made. */
const currentJob = new AsyncLocalStorage<number>();
const modules: LoadedSnapshot['modules'] = new Map();

// A stack is to show the release, also below what libraries add to it.
Error.stackTraceLimit = 50;
setApiOrigin(settings.apiOrigin);
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

const send = (message: FromThread) => parentPort?.postMessage(message);

async function load() {
  for (const [index, [name, remote]] of [...snapshot.remotes].entries()) {
    send({ kind: 'loading', remote: name });
    try {
      const onEnter = () => {
        Atomics.store(entered, 0, index);
        Atomics.store(entered, 1, currentJob.getStore() ?? 0);
      };
      const onMistake = (error: Error) => send({ kind: 'mistake', remote: name, ...detailsOf(error) });
      modules.set(name, instrumentModules(await loadPages(remote), { onEnter, onMistake }));
    } catch (error) {
      return send({ kind: 'refused', remote: name, reason: (error as Error).message });
    }
  }
  send({ kind: 'ready' });
}

async function make({ url, context = {}, untrackedPath: path, ...how }: RenderJob) {
  const loaded = { ...(path === undefined ? snapshot : withoutTracking(snapshot, path)), modules };
  const { shell, publicOrigin } = settings;
  const site = { current: data.site };
  return withRequestContext(context, () =>
    render({ ...how, url, snapshot: loaded, shell, site, publicOrigin }),
  );
}

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'ping') return send({ kind: 'pong', bytes: process.memoryUsage().external });
  if (message.kind === 'data') return Object.assign(data, message.data);
  const { id, job } = message;
  return currentJob
    .run(id, () => make(job))
    .then(
      (answer) => send({ kind: 'made', id, answer }),
      (error: unknown) => send({ kind: 'failed', id, ...detailsOf(error) }),
    );
});

/** Anything may be thrown. */
function detailsOf(error: unknown) {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { message, stack: String(stack) };
}

load();
