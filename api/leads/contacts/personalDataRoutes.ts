import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import { recordAudit } from '../../platform/audit/recordAudit';
import { redactEntries } from '../../platform/audit/redactEntries';
import { requestOrigin } from '../../platform/client/requestOrigin';
import { newId } from '../../platform/db/newId';
import { badRequest } from '../../platform/errors/HttpError';
import { findLead } from '../pipeline/findLead';
import { findContact } from './contactMerges';
import { erasePerson, exportPersonalData } from './contract';
import type { PersonalDataSource } from './PersonalDataSource';
import { mayErasePerson, mayExportPersonalData } from './policy';
import { readPersonalData, renderPersonalData } from './writePersonalData';

/** The export and the erasure of everything stored about one person. */
export function personalDataRoutes(api: Api, sources: PersonalDataSource[]): void {
  addRoute(
    api,
    exportPersonalData,
    mayExportPersonalData,
    async ({ params, query, user, req, res }) => {
      const lead = await findLead(params.reference);
      authorize(mayExportPersonalData, user, lead);
      await api.rateLimit.consume('personalData', user._id, 20, 3600);
      const { emails } = await findContact(lead.emailNorm);
      const sections = await readPersonalData(emails, sources);
      await recordAudit(api.env, {
        who: user,
        action: mayExportPersonalData.name,
        entity: 'leads',
        entityId: lead.reference,
        from: requestOrigin(req, api.env.internalKey),
      });
      const { format = 'html' } = query;
      const name = `personal-data-${lead.reference}.${format}`;
      res.set('Content-Disposition', `attachment; filename="${name}"`);
      const at = new Date();
      if (format === 'html') return renderPersonalData(emails, sections, at);
      const records = Object.fromEntries(sections.map((section) => [section.title, section.records]));
      const incomplete = sections.filter((section) => section.isIncomplete).map(({ title }) => title);
      res.type('json').send(JSON.stringify({ emails, at, records, incomplete }, null, 2));
      return '';
    },
    { deadline: 30 },
  );

  addRoute(
    api,
    erasePerson,
    mayErasePerson,
    async ({ body, user, audit }) => {
      const lead = await findLead(body.reference);
      authorize(mayErasePerson, user, lead);
      const { emails } = await findContact(lead.emailNorm);
      if (!emails.includes(body.email.trim().toLowerCase())) throw badRequest(OTHER, { email: OTHER });
      const records: { title: string; count: number }[] = [];
      const auditIds: string[] = [];
      for (const { title, erase } of sources) {
        const erased = await erase(emails, api.env);
        records.push({ title, count: erased.count });
        auditIds.push(...erased.auditIds);
      }
      const auditEntries = await redactEntries(api.env.auditKeys, auditIds);
      const id = newId();
      const at = new Date().toISOString();
      audit(id, undefined, { records, auditEntries });
      return { id, at, by: user.name, emails, records, auditEntries };
    },
    { deadline: 14 },
  );
}

const OTHER = 'This is not an email address of the person.';
