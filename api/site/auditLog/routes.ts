import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import { AuditLog, type AuditRecord } from '../../platform/audit/model';
import { record } from '../../platform/audit/record';
import { type Finding, verifyChain } from '../../platform/audit/verifyChain';
import { requestOrigin } from '../../platform/client/requestOrigin';
import { auditEntry } from './auditView';
import { choicesOfAudit } from './choicesOfAudit';
import {
  type AuditCheck,
  checkAudit,
  exportAudit,
  getAuditEntry,
  listAudit,
  listAuditChoices,
} from './contract';
import { exportOfAudit } from './exportOfAudit';
import { listOfAudit } from './listOfAudit';
import { mayCheckAudit, mayExportAudit, mayReadAudit } from './policy';

/** The record of what was done, to be read and never written. */
export function auditRoutes(api: Api): void {
  const { env, rateLimit } = api;

  addRoute(api, listAudit, mayReadAudit, ({ query }) => listOfAudit(query));
  addRoute(api, listAuditChoices, mayReadAudit, choicesOfAudit);

  // However long the file is: its first bytes go out at once.
  const exporting = { deadline: 300 };
  addRoute(
    api,
    exportAudit,
    mayExportAudit,
    async ({ query, user, req, res }) => {
      await rateLimit.allow('export', user._id, 5, 3600);
      const what = { action: mayExportAudit.name, entity: 'audit' };
      await record(env, { who: user, ...what, from: requestOrigin(req, env.internalKey) });
      await exportOfAudit(query, res);
      return '';
    },
    exporting,
  );

  // Some seconds where there are hundreds of thousands of lines.
  const checking = { deadline: 120 };
  addRoute(
    api,
    checkAudit,
    mayCheckAudit,
    async ({ user }) => {
      await rateLimit.allow('audit-check', user._id, 30, 3600);
      const finding = await verifyChain(env.auditKeys);
      if (finding.fault) api.log.error({ fault: finding.fault }, 'the audit log is not whole');
      return checkView(finding);
    },
    checking,
  );

  addRoute(api, getAuditEntry, mayReadAudit, async ({ params, user }) => {
    const line = await AuditLog.findById(params.id).lean<AuditRecord>();
    authorize(mayReadAudit, user, line);
    return auditEntry(line);
  });
}

function checkView({ chained, waiting, since, head, fault }: Finding): AuditCheck {
  return {
    ...{ lines: chained, waiting, since: since?.toISOString() ?? null, fault },
    head: head && { sequence: head.seq, hash: head.hash },
  };
}
