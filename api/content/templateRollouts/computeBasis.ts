import { createHash } from 'node:crypto';
import mongoose from 'mongoose';
import { currentSettings } from '../../settings/currentSettings';
import { Content } from '../documents/model';
import { GeneratedPage, type GeneratedPageRecord } from '../generatedPages/model';
import type { TemplateDraft } from '../pageTemplates/contract';
import { readCompany, readLocations } from '../pageTemplates/subjects';
import { pinnedFilter } from './findPinnedPages';

/** The number of pages of older versions, and a hash of everything that a comparison with them depends on. */
export async function computeBasis(
  template: string,
  version: number,
  draft: TemplateDraft,
): Promise<{ total: number; basis: string }> {
  const pages = await GeneratedPage.find(pinnedFilter(template, version))
    .select('templateVersion documentId')
    .sort({ _id: 1 })
    .lean<Pick<GeneratedPageRecord, '_id' | 'templateVersion' | 'documentId'>[]>();
  const ids = mongoose.trusted({ $in: pages.map(({ documentId }) => documentId ?? '') });
  const [documents, places, company, settings] = await Promise.all([
    Content.find({ _id: ids, isBinned: false })
      .select('version')
      .sort({ _id: 1 })
      .lean<{ _id: string; version: number }[]>(),
    readLocations(),
    readCompany(),
    currentSettings(),
  ]);
  const inputs = [draft, pages, documents, places, company, settings?.generation];
  return {
    total: documents.length,
    basis: createHash('sha256').update(JSON.stringify(inputs)).digest('hex'),
  };
}
