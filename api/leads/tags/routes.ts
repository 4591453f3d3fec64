import mongoose from 'mongoose';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { badRequest, notFound, unprocessable } from '../../platform/errors/HttpError';
import { oneLine } from '../../platform/http/sanitizeText';
import { assertBelowLimit } from '../../platform/records/assertBelowLimit';
import { deleteAtVersion, editAtVersion } from '../../platform/records/atVersion';
import { countUpTo, readPage } from '../../platform/records/readPage';
import { withUniqueName } from '../../platform/records/withUniqueName';
import { leadStatusOptions } from '../enquiries/contract';
import { Enquiry } from '../enquiries/model';
import {
  createLeadTag,
  deleteLeadTag,
  editLeadTag,
  getLeadTag,
  type LeadTag,
  listLeadTags,
  mergeLeadTag,
  tagCountLimit,
  tagLimits,
} from './contract';
import { termsOfTag } from './leadTags';
import { LeadTagModel, type LeadTagRecord } from './model';
import { mayEditTags, mayListTags } from './policy';

/** The tags of leads: added, renamed, merged and deleted by the team. */
export function leadTagRoutes(api: Api): void {
  const byName = { name: 1, _id: 1 } as const;

  addRoute(api, listLeadTags, mayListTags, async ({ query }) => {
    const page = await readPage(LeadTagModel, query, {
      order: byName,
      maxCount: tagLimits.team,
      countIndex: byName,
    });
    const { records, ...rest } = page;
    return { items: await Promise.all(records.map(toTag)), ...rest };
  });

  addRoute(api, getLeadTag, mayListTags, async ({ params }) => toTag(await findTag(params.id)));

  addRoute(api, createLeadTag, mayEditTags, async ({ body, audit }) => {
    await assertBelowLimit(LeadTagModel, { limit: tagLimits.team }, () =>
      unprocessable('too_many_tags', `The limit is ${tagLimits.team} tags. Merge some of them first.`),
    );
    const [created] = await named(LeadTagModel.create([{ name: clean(body.name) }]));
    const tag = await toTag((created as NonNullable<typeof created>).toObject());
    audit(tag.id, undefined, { name: tag.name });
    return tag;
  });

  addRoute(api, editLeadTag, mayEditTags, async ({ params, body, version, audit }) => {
    const before = await findTag(params.id);
    const name = clean(body.name);
    const after = await named(editAtVersion(LeadTagModel, { _id: before._id }, version, { $set: { name } }));
    audit(before._id, { name: before.name }, { name });
    return toTag(after);
  });

  addRoute(
    api,
    mergeLeadTag,
    mayEditTags,
    async ({ params, body, version, audit }) => {
      if (body.into === params.id) throw badRequest(OTHER, { into: OTHER });
      const target = await LeadTagModel.findById(body.into).lean<LeadTagRecord>();
      if (!target) throw badRequest(GONE, { into: GONE });
      const tag = await deleteAtVersion(LeadTagModel, { _id: params.id }, version);
      const merged = [...target.merged, tag._id, ...tag.merged];
      if (merged.length > tagLimits.merged)
        throw unprocessable('too_many_merges', `You can merge at most ${tagLimits.merged} tags into one.`);
      const after = await editAtVersion(LeadTagModel, { _id: target._id }, target.version, {
        $set: { merged },
      });
      audit(tag._id, { name: tag.name }, { name: target.name });
      return toTag(after);
    },
    { action: 'merge tags of leads' },
  );

  addRoute(
    api,
    deleteLeadTag,
    mayEditTags,
    async ({ params, version, audit }): Promise<undefined> => {
      const { _id, name } = await deleteAtVersion(LeadTagModel, { _id: params.id }, version);
      audit(_id, { name });
    },
    { action: 'delete a tag of leads' },
  );
}

const OTHER = 'Please choose another tag.';
const GONE = 'This tag no longer exists.';

async function findTag(id: string): Promise<LeadTagRecord> {
  const found = await LeadTagModel.findById(id).lean<LeadTagRecord>();
  if (!found) throw notFound();
  return found;
}

const clean = (name: string) => oneLine(name).trim().replace(/ +/g, ' ');

const named = <T>(write: Promise<T>) =>
  withUniqueName(write, 'name', 'There is already a tag with this name.');

const statuses = leadStatusOptions.map(({ value }) => value);
const termIndex = { status: 1, week: -1, plainWords: 1 } as const;

async function toTag({ _id, name, merged, updatedAt, version }: LeadTagRecord): Promise<LeadTag> {
  const filter = {
    status: mongoose.trusted({ $in: statuses }),
    plainWords: mongoose.trusted({ $in: termsOfTag({ _id, merged }) }),
  };
  const { total } = await countUpTo(Enquiry, filter, tagCountLimit, termIndex);
  return { id: _id, name, leads: total, updatedAt: updatedAt.toISOString(), version };
}
