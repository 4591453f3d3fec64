import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import type { Logger } from 'pino';
import { can } from '../../identity/access/can';
import { User, type UserRecord } from '../../identity/users/model';
import { fieldsOf } from '../../platform/audit/fieldsOf';
import { record as writeLine } from '../../platform/audit/record';
import type { Env } from '../../platform/configuration/env';
import { badRequest, HttpError } from '../../platform/errors/HttpError';
import { resourceOf } from '../../platform/http/resourceOf';
import type { AnyKind } from '../documents/ContentKind';
import { changeDocument } from '../documents/changeDocument';
import { Content, type ContentRecord } from '../documents/model';
import { createSiteReader } from '../redirects/livePages';
import { clearedSchedule, publishDocument } from './publishing';

type Publisher = Pick<Env, 'auditKeys' | 'publicOrigin' | 'shellOrigin'>;

/** Publishes what is due; one round at a time, whoever asks. */
export function createPublisher(env: Publisher, kinds: AnyKind[], log: Logger): () => Promise<void> {
  const readSite = createSiteReader(env, log);
  const busy = new Set<string>();
  let running: Promise<void> | undefined;

  async function round(): Promise<void> {
    const isDue = mongoose.trusted({ $lte: new Date() });
    const due = await Content.find({ publishAt: isDue }).select('kind').lean<ContentRecord[]>();
    // In no order: two processes that come to it at once then seldom meet at the same one.
    due.sort(() => Math.random() - 0.5);
    for (const { _id, kind: name } of due) {
      const kind = kinds.find((one) => one.name === name);
      // One that a dead process still holds, for a minute at most, holds up no other.
      if (kind && !busy.has(_id))
        await Promise.race([attend(kind, _id), sleep(timeoutMs, undefined, { ref: false })]);
    }
  }

  async function attend(kind: AnyKind, _id: string): Promise<void> {
    busy.add(_id);
    try {
      if (await publishOne(kind, _id)) kind.renew();
    } catch (error) {
      log.warn({ err: error, document: _id }, 'a scheduled document was not published yet');
    } finally {
      busy.delete(_id);
    }
  }

  /** Of many processes that come to it at once, one finds it as it was; the others find that it is done. */
  async function publishOne(kind: AnyKind, _id: string): Promise<boolean> {
    try {
      return await mongoose.connection.transaction(async () => {
        const record = await dueRecord(_id);
        if (!record) return false;
        const { scheduledBy: by = SYSTEM_AUTHOR, scheduled: words = record.draft } = record;
        await assertCanStillPublish(kind, record);
        await publishDocument({ kind, record, by, readSite, words });
        await tell(kind, record, 'publish as scheduled', record.published, words);
        return true;
      });
    } catch (error) {
      if (error instanceof HttpError && error.status === 400) return mark(kind, _id, error);
      throw error;
    }
  }

  /** What may not go out stays as it was, and says why. */
  function mark(kind: AnyKind, _id: string, { message, more }: HttpError): Promise<boolean> {
    return mongoose.connection.transaction(async () => {
      const record = await dueRecord(_id);
      if (!record) return false;
      await changeDocument(kind, record, { ...clearedSchedule, fault: message });
      await tell(kind, record, 'fail to publish as scheduled');
      const fields = Object.keys(more.fieldErrors ?? {});
      log.error({ document: _id, kind: kind.name, fields }, 'a scheduled document may not become public');
      return false;
    });
  }

  function tell(kind: AnyKind, record: ContentRecord, action: string, before?: string, after?: string) {
    const { scheduledBy: member } = record;
    return writeLine(env, {
      ...{
        who: member ?? 'system',
        action,
        entity: resourceOf(kind.contract.list.path),
        entityId: record._id,
      },
      ...{ before: before && JSON.parse(before), after: after && JSON.parse(after) },
      fields: fieldsOf([kind.draft]),
    });
  }

  return () => {
    running ??= round().finally(() => {
      running = undefined;
    });
    return running;
  };
}

/** Refuses what was scheduled by who may not publish any more. What no member set, the site itself has from its files. */
async function assertCanStillPublish(kind: AnyKind, record: ContentRecord): Promise<void> {
  const { scheduledBy } = record;
  if (!scheduledBy) return;
  const member = await User.findById(scheduledBy._id).lean<UserRecord>();
  if (member?.status !== 'active' || !can(member, kind.mayWrite, record))
    throw badRequest(`${scheduledBy.name} scheduled this and may not publish any more.`);
}

function dueRecord(_id: string) {
  const publishAt = mongoose.trusted({ $lte: new Date() });
  return Content.findOne({ _id, publishAt, isBinned: false }).lean<ContentRecord>();
}

/** How long, in milliseconds, the next one waits for one that does not get on. */
const timeoutMs = 2000;

const SYSTEM_AUTHOR = { _id: '', name: '' };
