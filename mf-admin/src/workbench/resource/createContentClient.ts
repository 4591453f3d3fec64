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

/** The API calls of a kind of document, built from its contract. Rejections are `ApiError`. */
export function createContentClient<Draft, Row extends ContentRow>(
  contract: ContentContract<Draft, Row>,
): ContentClient<Draft, Row> {
  const calls = Object.entries(contract) as [string, AnyEndpoint][];
  const { endpoints } = api.injectEndpoints({
    endpoints: (build) =>
      Object.fromEntries(
        calls.map(([name, endpoint]) => [
          endpointName(endpoint),
          endpoint.method === 'GET'
            ? build.query(read(endpoint))
            : build.mutation({ ...write(endpoint), ...(name === 'presence' && CHANGES_NOTHING) }),
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
    restoreFromTrash: (id) => request('restoreFromTrash')({ id }),
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
  /** Loads one page. */
  list: (query: ListQuery) => Promise<ContentPage<Row>>;
  /** The matching rows as file content. */
  exported: (format: string, query: ListQuery) => Promise<string>;
  get: (id: string) => Promise<ContentDocument<Draft>>;
  /** Idempotent by `key`: a repeated call returns the document that the first one created. */
  create: (draft: Draft, key: string) => Promise<ContentDocument<Draft>>;
  edit: (id: string, version: number, draft: Draft) => Promise<ContentDocument<Draft>>;
  /** Moves it to trash. `to`: the redirect target of its public URL. */
  remove: (id: string, version: number, to?: string) => Promise<unknown>;
  /** Deletes it permanently from the trash. */
  erase: (id: string, version: number) => Promise<unknown>;
  restoreFromTrash: (id: string) => Promise<ContentDocument<Draft>>;
  publish: (id: string, version: number) => Promise<ContentDocument<Draft>>;
  withdraw: (id: string, version: number, to?: string) => Promise<ContentDocument<Draft>>;
  /** Restores a version as the draft; its slug only if `address` is set. */
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

/** An endpoint generated by RTK Query, whose own types need static names. */
interface GeneratedEndpoint {
  initiate: (arg: object, options: object) => unknown;
  useQuery: (arg: object, options: object) => unknown;
}

/** Open editors report presence all the time: what is loaded must not be loaded again. */
const CHANGES_NOTHING = { invalidatesTags: [] };
const endpointName = ({ method, path }: Pick<AnyEndpoint, 'method' | 'path'>) => `${method} ${path}`;
