import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import { can, type Principal } from '../../identity/access/can';
import { conflict } from '../../platform/errors/HttpError';
import { assertBelowLimit } from '../../platform/records/assertBelowLimit';
import { deleteAtVersion, editAtVersion } from '../../platform/records/atVersion';
import { readPage } from '../../platform/records/readPage';
import { lastPosition, reorder } from '../../platform/records/reorder';
import { currentSettings } from '../../settings/currentSettings';
import { hasPublicSamples } from '../../settings/hasPublicSamples';
import {
  createTestimonial,
  deleteTestimonial,
  editTestimonial,
  editTestimonialOrder,
  getTestimonial,
  listTestimonials,
  mostTestimonials,
  type TestimonialDraft,
  type TestimonialEntry,
} from './contract';
import { findHomePageRecords, isSample } from './findPublicTestimonials';
import { Testimonial, type TestimonialRecord } from './model';
import { normalizeTestimonial } from './normalizeTestimonial';
import { mayEditTestimonials, mayListTestimonials } from './policy';

/** The routes for testimonials. */
export function testimonialRoutes(api: Api): void {
  addRoute(api, listTestimonials, mayListTestimonials, async ({ query, user }) => {
    const order = { order: 1, _id: 1 } as const;
    const { records, ...page } = await readPage(Testimonial, query, {
      order,
      maxCount: mostTestimonials,
      countIndex: order,
    });
    return { ...page, items: await toViews(records, user, api) };
  });

  addRoute(api, getTestimonial, mayListTestimonials, async ({ params, user }) => {
    const testimonial = await Testimonial.findById(params.id).lean<TestimonialRecord>();
    authorize(mayListTestimonials, user, testimonial);
    return toView(testimonial, user, api);
  });

  addRoute(api, editTestimonialOrder, mayEditTestimonials, async ({ body, audit }): Promise<undefined> => {
    await reorder(Testimonial, body.ids);
    audit('', undefined, body);
  });

  oneTestimonialRoutes(api);
}

function oneTestimonialRoutes(api: Api): void {
  addRoute(api, createTestimonial, mayEditTestimonials, async ({ body, user, audit }) => {
    const draft = normalizeTestimonial(body);
    await assertBelowLimit(Testimonial, { limit: mostTestimonials }, () =>
      conflict(`The limit is ${mostTestimonials} testimonials.`),
    );
    const order = await lastPosition(Testimonial);
    const [testimonial] = await Testimonial.create([{ ...draft, order }]);
    const record = testimonial?.toObject() as TestimonialRecord;
    audit(record._id, undefined, draft);
    return toView(record, user, api);
  });

  addRoute(api, editTestimonial, mayEditTestimonials, async ({ params, body, version, user, audit }) => {
    const before = await Testimonial.findById(params.id).lean<TestimonialRecord>();
    authorize(mayEditTestimonials, user, before);
    const draft = normalizeTestimonial(body);
    const after = await editAtVersion(Testimonial, { _id: params.id }, version, { $set: draft });
    audit(params.id, draftOf(before), draft);
    return toView(after, user, api);
  });

  addRoute(
    api,
    deleteTestimonial,
    mayEditTestimonials,
    async ({ params, version, audit }): Promise<undefined> => {
      audit(params.id, draftOf(await deleteAtVersion(Testimonial, { _id: params.id }, version)));
    },
  );
}

async function toView(record: TestimonialRecord, user: Principal, api: Api): Promise<TestimonialEntry> {
  const [view] = await toViews([record], user, api);
  return view as TestimonialEntry;
}

async function toViews(
  records: TestimonialRecord[],
  user: Principal,
  { env }: Api,
): Promise<TestimonialEntry[]> {
  const hasSamples = hasPublicSamples(env, (await currentSettings()) ?? null);
  const onHomePage = new Set((await findHomePageRecords(hasSamples)).map(({ _id }) => _id));
  const stateOf = (record: TestimonialRecord) => {
    if (!record.isShown) return 'hidden';
    if (isSample(record) && !hasSamples) return 'held';
    return onHomePage.has(record._id) ? 'home' : 'waiting';
  };
  return records.map((record) => ({
    id: record._id,
    ...draftOf(record),
    // Only editors may see the proof, which may contain personal details.
    consentProof: can(user, mayEditTestimonials) ? record.consentProof : record.consentProof && ON_FILE,
    isSample: isSample(record),
    state: stateOf(record),
    updatedAt: record.updatedAt.toISOString(),
    version: record.version,
  }));
}

const ON_FILE = 'On file, for editors and above';

function draftOf(record: TestimonialRecord): TestimonialDraft {
  const { quote, name, position, consentOn, consentProof, isShown } = record;
  return { quote, name, position, consentOn, consentProof, isShown };
}
