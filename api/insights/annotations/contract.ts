import { type Infer, integer, object, string } from 'superstruct';
import { calendarDay, endpoint, paged, pageQuery, text, timestamp } from '../../platform/contracts/endpoint';

/** The most annotations; more than one a week in the 25 months for which figures are stored. */
export const annotationLimit = 500;

/** What happened on a day, written by the team to explain figures. */
export const AnnotationDraft = object({
  day: calendarDay('Please enter a valid date.'),
  text: text({ min: 1, max: 120, label: 'The text', message: 'Please enter what happened.' }),
});
export type AnnotationDraft = Infer<typeof AnnotationDraft>;

export const Annotation = object({
  id: string(),
  ...AnnotationDraft.schema,
  updatedAt: timestamp(),
  version: integer(),
});
export type Annotation = Infer<typeof Annotation>;

export const AnnotationQuery = object(pageQuery());
export const AnnotationPage = object(paged(Annotation));
export type AnnotationPage = Infer<typeof AnnotationPage>;

const path = '/admin/analytics/annotations';

export const listAnnotations = endpoint({
  method: 'GET',
  path,
  query: AnnotationQuery,
  returns: AnnotationPage,
  summary: 'Lists the annotations of the team, latest day first.',
});
export const getAnnotation = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  returns: Annotation,
  summary: 'One annotation.',
});
export const createAnnotation = endpoint({
  method: 'POST',
  path,
  body: AnnotationDraft,
  returns: Annotation,
  status: 201,
  summary: 'Adds an annotation to a day; at most 500 of them.',
});
export const editAnnotation = endpoint({
  method: 'PATCH',
  path: `${path}/:id`,
  body: AnnotationDraft,
  returns: Annotation,
  ifMatch: true,
  summary: 'Changes an annotation.',
});
export const deleteAnnotation = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  ifMatch: true,
  status: 204,
  summary: 'Deletes an annotation.',
});
