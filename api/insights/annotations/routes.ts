import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { notFound, unprocessable } from '../../platform/errors/HttpError';
import { oneLine } from '../../platform/http/sanitizeText';
import { assertBelowLimit } from '../../platform/records/assertBelowLimit';
import { deleteAtVersion, editAtVersion } from '../../platform/records/atVersion';
import { readPage } from '../../platform/records/readPage';
import {
  type Annotation,
  type AnnotationDraft,
  annotationLimit,
  createAnnotation,
  deleteAnnotation,
  editAnnotation,
  getAnnotation,
  listAnnotations,
} from './contract';
import { AnnotationModel, type AnnotationRecord } from './model';
import { mayEditAnnotations, mayReadAnnotations } from './policy';

/** Annotations that the team adds to days. */
export function annotationRoutes(api: Api): void {
  const byDay = { day: -1, _id: -1 } as const;

  addRoute(api, listAnnotations, mayReadAnnotations, async ({ query }) => {
    const options = { order: byDay, maxCount: annotationLimit, countIndex: byDay };
    const { records, ...rest } = await readPage(AnnotationModel, query, options);
    return { items: records.map(toAnnotation), ...rest };
  });

  addRoute(api, getAnnotation, mayReadAnnotations, async ({ params }) =>
    toAnnotation(await findAnnotation(params.id)),
  );

  addRoute(api, createAnnotation, mayEditAnnotations, async ({ body, audit }) => {
    await assertBelowLimit(AnnotationModel, { limit: annotationLimit }, () =>
      unprocessable('too_many_annotations', `The limit is ${annotationLimit} annotations. Delete old ones.`),
    );
    const [created] = await AnnotationModel.create([clean(body)]);
    const annotation = toAnnotation((created as NonNullable<typeof created>).toObject());
    audit(annotation.id, undefined, annotation);
    return annotation;
  });

  addRoute(api, editAnnotation, mayEditAnnotations, async ({ params, body, version, audit }) => {
    const before = await findAnnotation(params.id);
    const change = { $set: clean(body) };
    const after = await editAtVersion(AnnotationModel, { _id: before._id }, version, change);
    audit(before._id, toAnnotation(before), toAnnotation(after));
    return toAnnotation(after);
  });

  addRoute(
    api,
    deleteAnnotation,
    mayEditAnnotations,
    async ({ params, version, audit }): Promise<undefined> => {
      const deleted = await deleteAtVersion(AnnotationModel, { _id: params.id }, version);
      audit(deleted._id, toAnnotation(deleted));
    },
  );
}

async function findAnnotation(id: string): Promise<AnnotationRecord> {
  const found = await AnnotationModel.findById(id).lean<AnnotationRecord>();
  if (!found) throw notFound();
  return found;
}

const clean = ({ day, text }: AnnotationDraft): AnnotationDraft => ({ day, text: oneLine(text).trim() });

function toAnnotation({ _id, day, text, updatedAt, version }: AnnotationRecord): Annotation {
  return { id: _id, day, text, updatedAt: updatedAt.toISOString(), version };
}
