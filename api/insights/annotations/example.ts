import type { Annotation, AnnotationDraft } from './contract';

export const exampleAnnotationDraft = (part: Partial<AnnotationDraft> = {}): AnnotationDraft => ({
  day: '2026-11-12',
  text: 'Radio campaign began',
  ...part,
});

export const exampleAnnotation = (part: Partial<Annotation> = {}): Annotation => ({
  id: 'annotation-1',
  ...exampleAnnotationDraft(),
  updatedAt: '2026-11-12T16:10:00.000Z',
  version: 1,
  ...part,
});
