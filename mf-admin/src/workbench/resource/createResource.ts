import type { Endpoint } from '@site/api/platform/contracts/endpoint';
import { api, read, write } from '@site/shell/kit/query';
import type { ListPage, ListQuery, ListResult } from './ListResult';

/** What a screen needs of a resource with lists and records, out of the endpoints of its contract. */
export function createResource<Row extends Versioned, Draft, Page extends ListPage<unknown>>(
  contract: ResourceContract<Row, Draft, Page>,
): Resource<Row, Draft, Page> {
  const { list, get, create, edit, remove } = contract;
  const { endpoints } = api.injectEndpoints({
    endpoints: (build) => ({
      [endpointName(list)]: build.query(read(list)),
      [endpointName(get)]: build.query(read(get)),
      ...(create && { [endpointName(create)]: build.mutation(write(create)) }),
      [endpointName(edit)]: build.mutation(write(edit)),
      [endpointName(remove)]: build.mutation(write(remove)),
    }),
    overrideExisting: true,
  });
  const hooksOf = (endpoint: AnyEndpoint) =>
    (endpoints as unknown as Record<string, GeneratedEndpoint>)[endpointName(endpoint)] as GeneratedEndpoint;
  const withKey = (endpoint: AnyEndpoint, key: string) => ({ [pathParameter(endpoint)]: key });
  return {
    useRows: (query) =>
      hooksOf(list).useQuery({ query }, { refetchOnMountOrArgChange: true }) as ListResult<Page>,
    useRecord: (key, isPaused) =>
      hooksOf(get).useQuery(withKey(get, key), {
        refetchOnMountOrArgChange: true,
        skip: isPaused,
      }) as RecordResult<Row>,
    useWrites: () => {
      const [send] = hooksOf(create ?? edit).useMutation();
      const [change] = hooksOf(edit).useMutation();
      const [erase] = hooksOf(remove).useMutation();
      return {
        create: (body) => (create ? (send({ body }).unwrap() as Promise<Row>) : rejectCreate()),
        edit: (key, version, body) =>
          change({ ...withKey(edit, key), version, body }).unwrap() as Promise<Row>,
        remove: (key, version) => erase({ ...withKey(remove, key), version }).unwrap() as Promise<unknown>,
      };
    },
  };
}

/** A record that is changed at the version its editor saw. */
export interface Versioned {
  version: number;
}

export interface ResourceContract<Row, Draft, Page> {
  list: Endpoint<string, undefined, AnyQuery, Page>;
  get: Endpoint<string, undefined, undefined, Row>;
  /** None where one begins in another way than by filling in a form. */
  create?: Endpoint<string, Draft, undefined, Row>;
  edit: Endpoint<string, Draft, undefined, Row>;
  remove: Endpoint<string, undefined, undefined, undefined>;
}

/** Rejections are the API's errors. */
export interface Resource<Row, Draft, Page> {
  useRows: (query: ListQuery) => ListResult<Page>;
  /** While it is paused nothing is asked, and nothing asked again. */
  useRecord: (key: string, isPaused: boolean) => RecordResult<Row>;
  useWrites: () => Writes<Row, Draft>;
}

export interface RecordResult<Row> {
  currentData?: Row;
  error?: unknown;
  isFetching: boolean;
  refetch: () => { unwrap: () => Promise<Row> };
}

export interface Writes<Row, Draft> {
  create: (draft: Draft) => Promise<Row>;
  edit: (key: string, version: number, draft: Draft) => Promise<Row>;
  remove: (key: string, version: number) => Promise<unknown>;
}

// biome-ignore lint/suspicious/noExplicitAny: whatever the list can be asked for
type AnyQuery = any;
// biome-ignore lint/suspicious/noExplicitAny: any endpoint of a resource
type AnyEndpoint = Endpoint<string, any, any, any>;

/** What the query library gives an endpoint; its own types need names that are known beforehand. */
interface GeneratedEndpoint {
  useQuery: (arg: object, options: object) => unknown;
  useMutation: () => [(arg: object) => { unwrap: () => Promise<unknown> }];
}

const rejectCreate = () => Promise.reject(new Error('one of these does not begin in a form'));
const endpointName = ({ method, path }: AnyEndpoint) => `${method} ${path}`;
const pathParameter = ({ path }: AnyEndpoint) => /:(\w+)/.exec(path)?.[1] ?? 'id';
