import type { Api } from '../identity/access/Api';
import { addRoute } from '../identity/access/addRoute';
import { authorize } from '../identity/access/authorize';
import { AuditLog, type AuditRecord } from '../platform/audit/model';
import { recordAudit } from '../platform/audit/recordAudit';
import { type VerificationResult, verifyChain } from '../platform/audit/verifyChain';
import { requestOrigin } from '../platform/client/requestOrigin';
import { toAuditEntry } from './auditView';
import {
  type AuditCheck,
  checkAudit,
  exportAudit,
  getAuditEntry,
  listAudit,
  listAuditChoices,
} from './contract';
import { findTitles } from './findTitles';
import { getAuditChoices } from './getAuditChoices';
import { mayCheckAudit, mayExportAudit, mayReadAudit } from './policy';
import { readAuditPage } from './readAuditPage';
import { writeAuditExport } from './writeAuditExport';

/** The audit log: read, export and verify. */
export function auditRoutes(api: Api): void {
  const { env, rateLimit } = api;

  addRoute(api, listAudit, mayReadAudit, ({ query }) => readAuditPage(query));
  addRoute(api, listAuditChoices, mayReadAudit, getAuditChoices);

  // Long exports are fine: the first bytes are sent at once.
  const exportOptions = { deadline: 300 };
  addRoute(
    api,
    exportAudit,
    mayExportAudit,
    async ({ query, user, req, res }) => {
      await rateLimit.consume('export', user._id, 5, 3600);
      const details = { action: mayExportAudit.name, entity: 'audit' };
      await recordAudit(env, { who: user, ...details, from: requestOrigin(req, env.internalKey) });
      await writeAuditExport(query, res);
      return '';
    },
    exportOptions,
  );

  // Takes seconds for hundreds of thousands of entries.
  const checkOptions = { deadline: 120 };
  addRoute(
    api,
    checkAudit,
    mayCheckAudit,
    async ({ user }) => {
      await rateLimit.consume('audit-check', user._id, 30, 3600);
      const finding = await verifyChain(env.auditKeys);
      if (finding.fault) api.log.error({ fault: finding.fault }, 'the audit log failed its integrity check');
      return checkView(finding);
    },
    checkOptions,
  );

  addRoute(api, getAuditEntry, mayReadAudit, async ({ params, user }) => {
    const line = await AuditLog.findById(params.id).lean<AuditRecord>();
    authorize(mayReadAudit, user, line);
    const titles = await findTitles([line]);
    return { ...toAuditEntry(line), title: titles.get(line.entityId) ?? '' };
  });
}

function checkView({ chained, waiting, since, head, fault }: VerificationResult): AuditCheck {
  return {
    lines: chained,
    waiting,
    since: since?.toISOString() ?? null,
    fault,
    head: head && { sequence: head.seq, hash: head.hash },
  };
}
