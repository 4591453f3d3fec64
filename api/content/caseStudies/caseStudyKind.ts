import type { Model } from 'mongoose';
import { fieldErrorsOf } from '../../platform/http/validate';
import type { ContentKind, ExistingRecord } from '../documents/ContentKind';
import { CaseStudyDraft, type CaseStudyRow, caseStudyContent, PublishableCaseStudy } from './contract';
import { CaseStudy, type CaseStudyRecord } from './model';
import { mayReadCaseStudies, mayWriteCaseStudies } from './policy';
import { caseStudyPath, listCaseStudyAddresses, publishedCaseStudies } from './publishedCaseStudies';

/** Case studies as a kind of document. One cannot be published without the client's consent. */
export const caseStudyKind: ContentKind<CaseStudyDraft, CaseStudyRow> = {
  name: 'case study',
  contract: caseStudyContent,
  draft: CaseStudyDraft,
  mayRead: mayReadCaseStudies,
  mayWrite: mayWriteCaseStudies,
  model: CaseStudy as unknown as Model<{ _id: string; slug: string }>,
  labelOf: ({ title }) => title,
  pathOf: ({ slug }) => caseStudyPath(slug),
  previewPath: caseStudyPath,
  searchTextOf: ({ title, slug, client, industry, summary }) =>
    [title, slug, client, industry, summary].join(' '),
  filterValuesOf: ({ industry }) => ({ industry: [industry] }),
  rowFieldsOf: ({ client, industry, consentOn, heroFigure }) => ({ client, industry, consentOn, heroFigure }),
  exportColumns: ['client', 'industry', 'consentOn'],
  maskDraft: (draft) => ({ ...draft, consentProof: draft.consentProof && ON_FILE }),
  findPublishErrors: (draft) => fieldErrorsOf(draft, PublishableCaseStudy),
  publish: ({ id, draft, publishedAt, version }) =>
    CaseStudy.updateOne(
      { _id: id },
      { $set: { ...draft, isPublished: true, publishedAt, version } },
      { upsert: true },
    ),
  withdraw: (id) => CaseStudy.updateOne({ _id: id }, { isPublished: false }),
  // Another case needs a consent of its own, and one figure comes from one case.
  duplicate: (draft, slug) => ({ ...draft, slug, consentOn: '', consentProof: '', heroFigure: '' }),
  existingRecords: async () => (await CaseStudy.find().lean<CaseStudyRecord[]>()).map(toExistingRecord),
  cache: publishedCaseStudies,
  listAddresses: listCaseStudyAddresses,
};

/** What members read who may not see the proof, which may contain personal details. */
const ON_FILE = 'On file, for editors and above';

function toExistingRecord(record: CaseStudyRecord): ExistingRecord<CaseStudyDraft> {
  const { _id: id, isPublished: isPublic, publishedAt, updatedAt } = record;
  const { slug, title, summary, client, industry, size, situation, work } = record;
  const { figures, quote, consentOn, consentProof, heroFigure } = record;
  const draft = {
    slug,
    title,
    summary,
    client,
    industry,
    size,
    situation,
    work,
    figures,
    quote,
    consentOn,
    consentProof,
    heroFigure,
  };
  return { id, draft, isPublic, publishedAt, updatedAt };
}
