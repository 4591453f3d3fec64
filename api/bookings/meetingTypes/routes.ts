import mongoose from 'mongoose';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import { slugify } from '../../platform/contracts/slugify';
import { badRequest, conflict } from '../../platform/errors/HttpError';
import { oneLine } from '../../platform/http/sanitizeText';
import { assertBelowLimit } from '../../platform/records/assertBelowLimit';
import { deleteAtVersion, editAtVersion } from '../../platform/records/atVersion';
import { readPage } from '../../platform/records/readPage';
import { lastPosition, reorder } from '../../platform/records/reorder';
import { Booking } from '../model';
import {
  createMeetingType,
  deleteMeetingType,
  editMeetingType,
  editMeetingTypeOrder,
  getMeetingType,
  listMeetingTypes,
  type MeetingTypeDetails,
  type MeetingTypeDraft,
  mostMeetingTypes,
} from './contract';
import { MeetingTypeModel, type MeetingTypeRecord } from './model';
import { mayEditMeetingTypes, mayListMeetingTypes } from './policy';
import { findHeldTypes, forgetType, hostIdsOf, setTypeHosts } from './typeHosts';

const order = { order: 1, _id: 1 } as const;

/** The meeting types that the booking page offers. */
export function meetingTypeRoutes(api: Api): void {
  addRoute(api, listMeetingTypes, mayListMeetingTypes, async ({ query }) => {
    const { records, ...page } = await readPage(MeetingTypeModel, query, {
      order,
      maxCount: mostMeetingTypes,
      countIndex: order,
    });
    return { ...page, items: await toViews(records) };
  });

  addRoute(api, getMeetingType, mayListMeetingTypes, async ({ params, user }) => {
    const type = await MeetingTypeModel.findById(params.id).lean<MeetingTypeRecord>();
    authorize(mayListMeetingTypes, user, type);
    return toView(type);
  });

  addRoute(api, editMeetingTypeOrder, mayEditMeetingTypes, async ({ body, audit }): Promise<undefined> => {
    await reorder(MeetingTypeModel, body.ids);
    audit('', undefined, body);
  });

  addRoute(api, createMeetingType, mayEditMeetingTypes, async ({ body, audit }) => {
    await assertBelowLimit(MeetingTypeModel, { limit: mostMeetingTypes }, () =>
      badRequest(`The limit is ${mostMeetingTypes} meeting types.`),
    );
    const fields = normalize(body);
    const _id = await findFreeSlug(fields.label);
    const position = await lastPosition(MeetingTypeModel);
    const [type] = await MeetingTypeModel.create([{ ...fields, _id, order: position }]);
    await setTypeHosts(_id, body.hostIds);
    audit(_id, undefined, { ...fields, hostIds: body.hostIds });
    return toView(type?.toObject() as MeetingTypeRecord);
  });

  changeRoutes(api);
}

function changeRoutes(api: Api): void {
  addRoute(api, editMeetingType, mayEditMeetingTypes, async ({ params, body, version, user, audit }) => {
    const before = await MeetingTypeModel.findById(params.id).lean<MeetingTypeRecord>();
    authorize(mayEditMeetingTypes, user, before);
    const fields = normalize(body);
    await assertFreeName(fields.label, before._id);
    if (!fields.isActive) await assertAnotherActive(before._id);
    const after = await editAtVersion(MeetingTypeModel, { _id: before._id }, version, { $set: fields });
    const hostIds = hostIdsOf(await findHeldTypes(), before._id);
    if (hostIds.toSorted().join() !== body.hostIds.toSorted().join())
      await setTypeHosts(before._id, body.hostIds);
    audit(before._id, { ...draftOf(before), hostIds }, { ...fields, hostIds: body.hostIds });
    return toView(after);
  });

  addRoute(
    api,
    deleteMeetingType,
    mayEditMeetingTypes,
    async ({ params, version, audit }): Promise<undefined> => {
      await assertAnotherActive(params.id);
      const deleted = await deleteAtVersion(MeetingTypeModel, { _id: params.id }, version);
      await forgetType(params.id);
      audit(params.id, draftOf(deleted));
    },
  );
}

/** 409 for the last meeting type that can be booked: the booking page would be empty. */
async function assertAnotherActive(_id: string): Promise<void> {
  const isOther = mongoose.trusted({ $ne: _id });
  if (!(await MeetingTypeModel.exists({ _id: isOther, isActive: true })))
    throw conflict('The booking page needs at least one meeting type that can be booked.');
}

/** The slug of a new meeting type. Links to the booking page name it, so it is never another one's. */
async function findFreeSlug(label: string): Promise<string> {
  const slug = slugify(label).slice(0, 56);
  if (!slug) throw nameFault('The name needs letters.');
  await assertFreeName(label);
  const taken = (await MeetingTypeModel.find().select('_id').lean()).map(({ _id }) => _id);
  const numbers = Array.from({ length: mostMeetingTypes + 1 }, (_, at) => (at ? `${slug}-${at + 1}` : slug));
  return numbers.find((one) => !taken.includes(one)) ?? slug;
}

async function assertFreeName(label: string, except = ''): Promise<void> {
  const others = await MeetingTypeModel.find({ _id: mongoose.trusted({ $ne: except }) })
    .select('label')
    .lean();
  if (others.some((one) => one.label.toLowerCase() === label.toLowerCase()))
    throw nameFault('Another meeting type has this name.');
}

const nameFault = (message: string) => badRequest(message, { label: message });

function normalize({ hostIds: _, ...draft }: MeetingTypeDraft): Omit<MeetingTypeDraft, 'hostIds'> {
  const line = (value: string) => oneLine(value).trim();
  return {
    ...draft,
    label: line(draft.label),
    text: line(draft.text),
    place: line(draft.place),
    followUp: draft.followUp.trim(),
    questions: draft.questions.map(({ label, kind, options, isRequired }) => ({
      label: line(label),
      kind,
      options: kind === 'choice' ? options.map(line).filter(Boolean) : [],
      isRequired,
    })),
  };
}

function draftOf({
  label,
  minutes,
  text,
  place,
  link,
  questions,
  isRemindedDayBefore,
  isRemindedHourBefore,
  followUp,
  isActive,
}: MeetingTypeRecord): Omit<MeetingTypeDraft, 'hostIds'> {
  const times = { isRemindedDayBefore, isRemindedHourBefore, followUp };
  return { label, minutes, text, place, link, questions, ...times, isActive };
}

async function toView(record: MeetingTypeRecord): Promise<MeetingTypeDetails> {
  const [view] = await toViews([record]);
  return view as MeetingTypeDetails;
}

async function toViews(records: MeetingTypeRecord[]): Promise<MeetingTypeDetails[]> {
  const [hosts, counted] = await Promise.all([
    findHeldTypes(),
    Booking.aggregate<{ _id: string; count: number }>([
      { $match: { status: 'confirmed', startAt: { $gt: new Date() } } },
      { $group: { _id: '$type', count: { $sum: 1 } } },
    ]),
  ]);
  return records.map((record) => ({
    ...draftOf(record),
    hostIds: hostIdsOf(hosts, record._id),
    id: record._id,
    upcoming: counted.find((one) => one._id === record._id)?.count ?? 0,
    updatedAt: record.updatedAt.toISOString(),
    version: record.version,
  }));
}
