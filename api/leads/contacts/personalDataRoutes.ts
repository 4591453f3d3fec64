import type { Request, Response } from 'express';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import type { UserRecord } from '../../identity/users/model';
import { recordAudit } from '../../platform/audit/recordAudit';
import { redactEntries } from '../../platform/audit/redactEntries';
import { requestOrigin } from '../../platform/client/requestOrigin';
import { newId } from '../../platform/db/newId';
import { badRequest, notFound } from '../../platform/errors/HttpError';
import { findListed } from '../contactList/findListed';
import { findLead } from '../pipeline/findLead';
import { findContact } from './contactMerges';
import { type ErasureDraft, erasePerson, exportContactData, exportPersonalData } from './contract';
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
      const subject = { emailNorm: lead.emailNorm, entity: 'leads', entityId: lead.reference };
      return send(subject, { format: query.format, user, req, res });
    },
    { deadline: 30 },
  );

  addRoute(
    api,
    exportContactData,
    mayExportPersonalData,
    async ({ params, query, user, req, res }) => {
      const { _id, emailNorm } = await findListed(params.id);
      return send({ emailNorm, entity: 'contacts', entityId: _id }, { format: query.format, user, req, res });
    },
    { deadline: 30 },
  );

  async function send({ emailNorm, entity, entityId }: Subject, { format = 'html', user, req, res }: Export) {
    await api.rateLimit.consume('personalData', user._id, 20, 3600);
    const { emails } = await findContact(emailNorm);
    const sections = await readPersonalData(emails, sources);
    await recordAudit(api.env, {
      who: user,
      action: mayExportPersonalData.name,
      entity,
      entityId,
      from: requestOrigin(req, api.env.internalKey),
    });
    res.set('Content-Disposition', `attachment; filename="personal-data-${entityId}.${format}"`);
    const at = new Date();
    if (format === 'html') return renderPersonalData(emails, sections, at);
    const records = Object.fromEntries(sections.map((section) => [section.title, section.records]));
    const incomplete = sections.filter((section) => section.isIncomplete).map(({ title }) => title);
    res.type('json').send(JSON.stringify({ emails, at, records, incomplete }, null, 2));
    return '';
  }

  addRoute(
    api,
    erasePerson,
    mayErasePerson,
    async ({ body, user, audit }) => {
      const { emails } = await findContact(await findSubject(body));
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

/** Whose data is exported, and what the audit log names. */
interface Subject {
  emailNorm: string;
  entity: string;
  entityId: string;
}

interface Export {
  format?: 'html' | 'json';
  user: UserRecord;
  req: Request;
  res: Response;
}

/** The address of the person to erase. */
async function findSubject({ reference, contact }: ErasureDraft): Promise<string> {
  if (reference !== undefined && contact === undefined) {
    const lead = await findLead(reference);
    if (!lead) throw notFound();
    return lead.emailNorm;
  }
  if (contact !== undefined && reference === undefined) return (await findListed(contact)).emailNorm;
  throw badRequest('Please send either the reference of a lead or the ID of a contact.');
}

const OTHER = 'This is not an email address of the person.';
