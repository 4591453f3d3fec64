import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import type { Logger } from 'pino';
import { can } from '../../identity/access/can';
import { User, type UserRecord } from '../../identity/users/model';
import { collectFields } from '../../platform/audit/collectFields';
import { recordAudit as writeLine } from '../../platform/audit/recordAudit';
import type { Env } from '../../platform/configuration/env';
import { forbidden, HttpError } from '../../platform/errors/HttpError';
import { resourceOf } from '../../platform/http/resourceOf';
import type { AnyKind, Draft } from '../documents/ContentKind';
import { changeDocument } from '../documents/changeDocument';
import { Content, type ContentRecord } from '../documents/model';
import { createSiteReader } from '../redirects/livePages';
import { clearedSchedule, publishDocument } from './publishing';

type Publisher = Pick<Env, 'auditKeys' | 'publicOrigin'>;

/** Creates a function that publishes all due documents; concurrent calls share one run. */
export function createPublisher(env: Publisher, kinds: AnyKind[], log: Logger): () => Promise<void> {
  const readSite = createSiteReader(env.publicOrigin);
  const busy = new Set<string>();
  let running: Promise<void> | undefined;

  async function publishAllDue(): Promise<void> {
    const isDue = mongoose.trusted({ $lte: new Date() });
    const due = await Content.find({ publishAt: isDue }).select('kind').lean<ContentRecord[]>();
    // In random order, so that two processes seldom try the same document at once.
    due.sort(() => Math.random() - 0.5);
    for (const { _id, kind: name } of due) {
      const kind = kinds.find((one) => one.name === name);
      // A document that a dead process still locks, for a minute at most, does not delay the others.
      if (kind && !busy.has(_id))
        await Promise.race([publishAndLog(kind, _id), sleep(timeoutMs, undefined, { ref: false })]);
    }
  }

  async function publishAndLog(kind: AnyKind, _id: string): Promise<void> {
    busy.add(_id);
    try {
      if (await publishOne(kind, _id)) kind.cache?.refresh();
    } catch (error) {
      log.warn({ err: error, document: _id }, 'a scheduled document was not published');
    } finally {
      busy.delete(_id);
    }
  }

  /** Of several processes that try at once, one publishes the document; the others find it published. */
  async function publishOne(kind: AnyKind, _id: string): Promise<boolean> {
    try {
      return await mongoose.connection.transaction(async () => {
        const record = await dueRecord(_id);
        if (!record) return false;
        const { scheduledBy: by = SYSTEM_AUTHOR, scheduled: content = record.draft } = record;
        await assertCanStillPublish(kind, record, content);
        await publishDocument({ kind, record, by, readSite, content });
        await audit(kind, record, 'publish as scheduled', record.published, content);
        return true;
      });
    } catch (error) {
      if (error instanceof HttpError && [400, 403].includes(error.status)) return saveFault(kind, _id, error);
      throw error;
    }
  }

  /** Cancels the schedule of a document that cannot be published, and stores the reason. */
  function saveFault(kind: AnyKind, _id: string, { message, details }: HttpError): Promise<boolean> {
    return mongoose.connection.transaction(async () => {
      const record = await dueRecord(_id);
      if (!record) return false;
      await changeDocument(kind, record, { ...clearedSchedule, fault: message });
      await audit(kind, record, 'fail to publish as scheduled');
      const fields = Object.keys(details.fieldErrors ?? {});
      log.error({ document: _id, kind: kind.name, fields }, 'a scheduled document cannot be published');
      return false;
    });
  }

  function audit(kind: AnyKind, record: ContentRecord, action: string, before?: Draft, after?: Draft) {
    const { scheduledBy: member } = record;
    return writeLine(env, {
      who: member ?? 'system',
      action,
      entity: resourceOf(kind.contract.list.path),
      entityId: record._id,
      before,
      after,
      fields: collectFields([kind.draft]),
    });
  }

  return () => {
    running ??= publishAllDue().finally(() => {
      running = undefined;
    });
    return running;
  };
}

/** 403 if the member who scheduled it may no longer publish. Documents from seed files have no such member. */
async function assertCanStillPublish(kind: AnyKind, record: ContentRecord, draft: Draft): Promise<void> {
  const { _id: id, scheduledBy } = record;
  if (!scheduledBy) return;
  const member = await User.findById(scheduledBy._id).lean<UserRecord>();
  if (member?.status !== 'active' || !can(member, kind.mayWrite, record))
    throw forbidden(`${scheduledBy.name} scheduled this but no longer has permission to publish.`);
  await kind.assertMayPublish?.({ id, draft, by: member });
}

function dueRecord(_id: string) {
  const publishAt = mongoose.trusted({ $lte: new Date() });
  return Content.findOne({ _id, publishAt, isBinned: false }).lean<ContentRecord>();
}

/** After this many milliseconds the next document is tried. */
const timeoutMs = 2000;

const SYSTEM_AUTHOR = { _id: '', name: '' };
