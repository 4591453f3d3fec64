import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import { anyone } from '../../identity/access/can';
import { staleWhileRevalidate } from '../../platform/cache/staleWhileRevalidate';
import { badRequest, conflict } from '../../platform/errors/HttpError';
import { assertBelowLimit } from '../../platform/records/assertBelowLimit';
import { deleteAtVersion, editAtVersion } from '../../platform/records/atVersion';
import { readPage } from '../../platform/records/readPage';
import {
  createReview,
  deleteReview,
  editReview,
  getReview,
  getReviews,
  listReviews,
  mostReviews,
  type ReviewDraft,
  type ReviewEntry,
} from './contract';
import { Review, type ReviewRecord } from './model';
import { mayEditReviews, mayListReviews } from './policy';
import { summarizeReviews } from './summarizeReviews';

const newestFirst = { reviewedOn: -1, _id: -1 } as const;

/** The public and workbench routes for reviews. */
export function reviewRoutes(api: Api): void {
  const publicReviews = staleWhileRevalidate(
    async () =>
      summarizeReviews(await Review.find({ isShown: true }).sort(newestFirst).lean<ReviewRecord[]>()),
    2000,
  );
  addRoute(api, getReviews, anyone, async ({ res }) => {
    res.set('Cache-Control', 'public, max-age=5');
    return publicReviews();
  });

  addRoute(api, listReviews, mayListReviews, async ({ query }) => {
    const { records, ...page } = await readPage(Review, query, {
      order: newestFirst,
      maxCount: mostReviews,
      countIndex: newestFirst,
    });
    return { ...page, items: records.map(toView) };
  });

  addRoute(api, getReview, mayListReviews, async ({ params, user }) => {
    const record = await Review.findById(params.id).lean<ReviewRecord>();
    authorize(mayListReviews, user, record);
    return toView(record);
  });

  addRoute(api, createReview, mayEditReviews, async ({ body, audit }) => {
    const draft = normalizeReview(body);
    await assertBelowLimit(Review, { limit: mostReviews }, () =>
      conflict(`The limit is ${mostReviews} reviews.`),
    );
    const [created] = await Review.create([draft]);
    const record = created?.toObject() as ReviewRecord;
    audit(record._id, undefined, draft);
    return toView(record);
  });

  addRoute(api, editReview, mayEditReviews, async ({ params, body, version, user, audit }) => {
    const before = await Review.findById(params.id).lean<ReviewRecord>();
    authorize(mayEditReviews, user, before);
    const draft = normalizeReview(body);
    const after = await editAtVersion(Review, { _id: params.id }, version, { $set: draft });
    audit(params.id, draftOf(before), draft);
    return toView(after);
  });

  addRoute(api, deleteReview, mayEditReviews, async ({ params, version, audit }): Promise<undefined> => {
    audit(params.id, draftOf(await deleteAtVersion(Review, { _id: params.id }, version)));
  });
}

/** The draft with trimmed texts. 400 for a date in the future, and for one to be shown without the link to it. */
function normalizeReview(body: ReviewDraft): ReviewDraft {
  const draft = {
    ...body,
    source: body.source.trim(),
    text: body.text.trim(),
    author: body.author.trim(),
  };
  const today = new Date().toISOString().slice(0, 10);
  const errors = {
    ...(draft.reviewedOn > today && { reviewedOn: 'The date can’t be in the future.' }),
    ...(draft.isShown && !draft.link && { link: 'Enter the link to the review before you show it.' }),
  };
  const [first] = Object.values(errors);
  if (first) throw badRequest(first, errors);
  return draft;
}

function toView(record: ReviewRecord): ReviewEntry {
  const { _id: id, updatedAt, version } = record;
  return { id, ...draftOf(record), updatedAt: updatedAt.toISOString(), version };
}

function draftOf(record: ReviewRecord): ReviewDraft {
  const { source, rating, reviewedOn, text, author, link, isShown } = record;
  return { source, rating, reviewedOn, text, author, link, isShown };
}
