import type {
  ImportBatch,
  ImportContract,
  ImportUndone,
  TableImport,
  TableImportResult,
} from '@site/api/content/imports/contract';
import type { Endpoint } from '@site/api/platform/contracts/endpoint';
import { api, dispatchOnce, read, write } from '@site/shell/kit/query';

/** The API calls of an import, built from its contract; they refetch the list. Rejections are `ApiError`. */
// biome-ignore lint/suspicious/noExplicitAny: any table
export function createImportClient(contract: ImportContract<any>, list: AnyEndpoint): ImportClient {
  const name = contract.run.path;
  const { endpoints } = api.injectEndpoints({
    endpoints: (build) => ({
      [`list ${name}`]: build.query({ ...read(contract.list), keepUnusedDataFor: 0 }),
      [`run ${name}`]: build.mutation(write(contract.run, { changes: list })),
      [`undo ${name}`]: build.mutation(write(contract.undo, { changes: list })),
    }),
    overrideExisting: true,
  });
  const initiators = endpoints as unknown as Record<string, GeneratedEndpoint>;
  const request = <Result>(action: string, arg?: object): Promise<Result> =>
    dispatchOnce<Result>(
      initiators[`${action} ${name}`]?.initiate(arg, action === 'list' ? { forceRefetch: true } : {}),
    );
  return {
    list: () => request('list'),
    run: (body) => request('run', { body }),
    undo: (batch) => request('undo', { batch }),
  };
}

export interface ImportClient {
  list: () => Promise<ImportBatch[]>;
  run: (body: TableImport & object) => Promise<TableImportResult>;
  undo: (batch: string) => Promise<ImportUndone>;
}

// biome-ignore lint/suspicious/noExplicitAny: any list
type AnyEndpoint = Endpoint<any, any, any, any>;

interface GeneratedEndpoint {
  initiate: (arg: object | undefined, options: object) => unknown;
}
