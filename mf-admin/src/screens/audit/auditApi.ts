import {
  type AuditExportQuery,
  checkAudit,
  exportAudit as exportOfAudit,
  getAuditEntry,
  listAudit,
  listAuditChoices,
} from '@site/api/auditLog/contract';
import { api, dispatchOnce, read } from '@site/shell/kit/query';

const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAudit: build.query(read(listAudit)),
    getAuditEntry: build.query(read(getAuditEntry)),
    listAuditChoices: build.query(read(listAuditChoices)),
    // Verification reads every entry, so opening the screen again does not repeat it.
    checkAudit: build.query({ ...read(checkAudit), keepUnusedDataFor: 600 }),
    exportAudit: build.query({ ...read(exportOfAudit), keepUnusedDataFor: 0 }),
  }),
  overrideExisting: true,
});

export const { useListAuditQuery, useGetAuditEntryQuery, useListAuditChoicesQuery, useCheckAuditQuery } =
  auditApi;

/** Returns the matching entries as the text of a file. */
export async function exportAudit(format: string, query: Record<string, string>): Promise<string> {
  const request = auditApi.endpoints.exportAudit.initiate(
    { query: { ...query, format } as AuditExportQuery },
    { forceRefetch: true },
  );
  const file = await dispatchOnce<unknown>(request);
  // The client has parsed an export of a single line into an object.
  return typeof file === 'string' ? file : `${JSON.stringify(file)}\n`;
}
