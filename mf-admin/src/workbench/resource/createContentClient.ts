import type {
  ContentContract,
  ContentDocument,
  ContentPage,
  ContentRow,
  Presence,
  PreviewLink,
  Revision,
} from '@site/api/content/documents/contract';
import type { Endpoint } from '@site/api/platform/contracts/endpoint';
import { api, dispatchOnce, read, write } from '@site/shell/kit/query';
import { exportOf } from '../../requests/exportOf';
import type { ListQuery, ListResult } from './ListResult';

/** What list and editor of a kind of document ask of the API, out of its contract. Rejections are the API's errors. */
export function createContentClient<Draft, Row extends ContentRow>(
  contract: ContentContract<Draft, Row>,
): ContentClient<Draft, Row> {
  const calls = Object.entries(contract) as [string, AnyEndpoint][];
  const { endpoints } = api.injectEndpoints({
    endpoints: (build) =>
      Object.fromEntries(
        calls.map(([, endpoint]) => [
          endpointName(endpoint),
          endpoint.method === 'GET' ? build.query(read(endpoint)) : build.mutation(write(endpoint)),
        ]),
      ),
    overrideExisting: true,
  });
  const initiators = endpoints as unknown as Record<string, GeneratedEndpoint>;
  const request =
    (name: keyof typeof contract) =>
    (arg: object): Promise<never> =>
      dispatchOnce<never>(
        (initiators[endpointName(contract[name] as AnyEndpoint)] as GeneratedEndpoint).initiate(
          arg,
          contract[name].method === 'GET' ? { forceRefetch: true, subscribe: false } : {},
        ),
      );
  return {
    useRows: (query) =>
      (initiators[endpointName(contract.list)] as GeneratedEndpoint).useQuery(
        { query },
        { refetchOnMountOrArgChange: true },
      ) as ListResult<ContentPage<Row>>,
    list: (query) => request('list')({ query }),
    exported: exportOf(contract.exportList as AnyEndpoint),
    get: (id) => request('get')({ id }),
    create: (body, key) => request('create')({ body, headers: { 'Idempotency-Key': key } }),
    edit: (id, version, body) => request('edit')({ id, version, body }),
    remove: (id, version, to) => request('moveToTrash')({ id, version, query: { to } }),
    erase: (id, version) => request('deletePermanently')({ id, version }),
    takeBack: (id) => request('restoreFromTrash')({ id }),
    publish: (id, version) => request('publish')({ id, version }),
    withdraw: (id, version, to) => request('withdraw')({ id, version, query: { to } }),
    restore: (id, version, revision, address) =>
      request('restoreRevision')({ id, version, revision: String(revision), query: { address } }),
    schedule: (id, version, at) => request('schedule')({ id, version, body: { at } }),
    unschedule: (id, version) => request('unschedule')({ id, version }),
    duplicate: (id) => request('duplicate')({ id }),
    revisions: (id) => request('revisions')({ id }),
    revision: (id, version) => request('revision')({ id, revision: String(version) }),
    presence: (id, field) => request('presence')({ id, body: { field } }),
    preview: (id) => request('preview')({ id }),
  };
}

export interface ContentClient<Draft, Row extends ContentRow = ContentRow> {
  useRows: (query: ListQuery) => ListResult<ContentPage<Row>>;
  /** One page of it, asked for once. */
  list: (query: ListQuery) => Promise<ContentPage<Row>>;
  /** The rows that match, as the text of a file. */
  exported: (format: string, query: ListQuery) => Promise<string>;
  get: (id: string) => Promise<ContentDocument<Draft>>;
  /** However often it is asked for with one key, one is begun, and answered as it is. */
  create: (draft: Draft, key: string) => Promise<ContentDocument<Draft>>;
  edit: (id: string, version: number, draft: Draft) => Promise<ContentDocument<Draft>>;
  /** `to`: the page that the address of what was public leads to from then on. */
  remove: (id: string, version: number, to?: string) => Promise<unknown>;
  /** Out of the bin, for good. */
  erase: (id: string, version: number) => Promise<unknown>;
  takeBack: (id: string) => Promise<ContentDocument<Draft>>;
  publish: (id: string, version: number) => Promise<ContentDocument<Draft>>;
  withdraw: (id: string, version: number, to?: string) => Promise<ContentDocument<Draft>>;
  /** Makes what it said at a version its working copy again; the address of one that was public only if asked. */
  restore: (
    id: string,
    version: number,
    revision: number,
    address?: 'restored',
  ) => Promise<ContentDocument<Draft>>;
  schedule: (id: string, version: number, at: string) => Promise<ContentDocument<Draft>>;
  unschedule: (id: string, version: number) => Promise<ContentDocument<Draft>>;
  duplicate: (id: string) => Promise<ContentDocument<Draft>>;
  revisions: (id: string) => Promise<Revision[]>;
  revision: (id: string, version: number) => Promise<Draft>;
  presence: (id: string, field: string) => Promise<Presence[]>;
  preview: (id: string) => Promise<PreviewLink>;
}

// biome-ignore lint/suspicious/noExplicitAny: any endpoint of a kind
type AnyEndpoint = Endpoint<string, any, any, any>;

/** What the query library gives an endpoint; its own types need names that are known beforehand. */
interface GeneratedEndpoint {
  initiate: (arg: object, options: object) => unknown;
  useQuery: (arg: object, options: object) => unknown;
}

const endpointName = ({ method, path }: Pick<AnyEndpoint, 'method' | 'path'>) => `${method} ${path}`;
