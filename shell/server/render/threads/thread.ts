import { AsyncLocalStorage } from 'node:async_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { setApiOrigin, setPagesSource } from '../../../kit/query';
import { SitePages } from '../../releases/SitePages';
import { forwardPreviewHeaders, withoutTracking, withRequestContext } from '../preview';
import { type LoadedSnapshot, loadPages } from '../remoteRuntime';
import { render } from '../render';
import { instrumentModules } from './instrumentModules';
import type { RenderJob, SiteData, ThreadData, ThreadMessage, ThreadRequest } from './messages';

/**
 * The entry point of a render thread. All code of releases runs here, so an exception or an endless loop only affects
 * this thread. It renders one snapshot.
 */
const { snapshot, settings, entered, port } = workerData as ThreadData;
// Taken before any release runs. Releases can neither find the port nor change how it sends.
const postMessage = port.postMessage.bind(port);
delete workerData.port;
parentPort?.close();
const data = {} as SiteData;
/** The id of the page job that is being rendered. */
const currentJob = new AsyncLocalStorage<number>();
const modules: LoadedSnapshot['modules'] = new Map();

/** In characters. The shell copies and compresses pages on its main thread. */
const MAX_PAGE_LENGTH = 8_000_000;
const MAX_ERROR_LENGTH = 20_000;

// Deep enough to include the release's frames below those of libraries.
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
setPagesSource(() => pages.current);

const send = (message: ThreadMessage) => postMessage(message);

async function load() {
  for (const [index, [name, remote]] of [...snapshot.remotes].entries()) {
    send({ kind: 'loading', remote: name });
    try {
      const onEnter = () => {
        Atomics.store(entered, 0, index);
        Atomics.store(entered, 1, currentJob.getStore() ?? 0);
      };
      const onLoaderError = (error: Error) =>
        send({ kind: 'loaderError', remote: name, ...detailsOf(error) });
      modules.set(name, instrumentModules(await loadPages(remote), { onEnter, onLoaderError }));
    } catch (error) {
      return send({ kind: 'rejected', remote: name, reason: (error as Error).message });
    }
  }
  send({ kind: 'ready' });
}

async function renderPage({ url, context = {}, untrackedPath: path, ...options }: RenderJob) {
  const loaded = { ...(path === undefined ? snapshot : withoutTracking(snapshot, path)), modules };
  const { shell, publicOrigin, loaderBudgetMs } = settings;
  const site = { current: data.site };
  const result = await withRequestContext(context, () =>
    render({ ...options, url, snapshot: loaded, shell, site, seo: data.seo, publicOrigin, loaderBudgetMs }),
  );
  const length = result.html?.length ?? 0;
  if (length > MAX_PAGE_LENGTH) throw new Error(`the page has ${length} characters`);
  return result;
}

port.on('message', (message: ThreadRequest) => {
  if (message.kind === 'ping') return send({ kind: 'pong', bytes: process.memoryUsage().external });
  if (message.kind === 'data') return Object.assign(data, message.data);
  const { id, job } = message;
  return currentJob
    .run(id, () => renderPage(job))
    .then(
      (result) => send({ kind: 'rendered', id, result }),
      (error: unknown) => send({ kind: 'renderError', id, ...detailsOf(error) }),
    );
});

/** Code may throw any value, with a text of any length. */
function detailsOf(error: unknown) {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return {
    message: String(message).slice(0, MAX_ERROR_LENGTH),
    stack: String(stack).slice(0, MAX_ERROR_LENGTH),
  };
}

load();
