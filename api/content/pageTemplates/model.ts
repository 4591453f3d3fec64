import { model } from 'mongoose';
import { type PublishedDraft, publishedDraftSchema } from '../documents/publishedDraft';
import type { TemplateDraft } from './contract';

export type TemplateRecord = PublishedDraft<TemplateDraft>;

const schema = publishedDraftSchema<TemplateDraft>();
schema.index({ isPublished: 1, _id: 1 });

/** A published template, from which pages are generated. */
export const PageTemplate = model<TemplateRecord>('PageTemplate', schema, 'pageTemplates');
