import {
  type AuditExportQuery,
  checkAudit,
  exportAudit as exportOfAudit,
  getAuditEntry,
  listAudit,
  listAuditChoices,
} from '@site/api/site/auditLog/contract';
import { api, dispatchOnce, read } from '@site/shell/kit/query';

const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAudit: build.query(read(listAudit)),
    getAuditEntry: build.query(read(getAuditEntry)),
    listAuditChoices: build.query(read(listAuditChoices)),
    // It reads every entry: to come back to the screen is no reason to do it again.
    checkAudit: build.query({ ...read(checkAudit), keepUnusedDataFor: 600 }),
    exportAudit: build.query({ ...read(exportOfAudit), keepUnusedDataFor: 0 }),
  }),
  overrideExisting: true,
});

export const { useListAuditQuery, useGetAuditEntryQuery, useListAuditChoicesQuery, useCheckAuditQuery } =
  auditApi;

/** The entries that match, as the text of a file. */
export async function exportAudit(format: string, query: Record<string, string>): Promise<string> {
  const asked = auditApi.endpoints.exportAudit.initiate(
    { query: { ...query, format } as AuditExportQuery },
    { forceRefetch: true },
  );
  const file = await dispatchOnce<unknown>(asked);
  // A single line is read as the object it is.
  return typeof file === 'string' ? file : `${JSON.stringify(file)}\n`;
}
