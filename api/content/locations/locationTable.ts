import { slugify } from '../../platform/contracts/slugify';
import { validate } from '../../platform/http/validate';
import { PlainSlug } from '../documents/contract';
import { createDocuments, deleteUntouchedDocuments } from '../documents/createDocuments';
import { Content, type ContentRecord } from '../documents/model';
import type { ImportKind } from '../imports/ImportKind';
import { normalizeDraft } from '../imports/normalizeDraft';
import { assertNoErrors, readRow } from '../imports/readRow';
import { emptyLocation, LocationDraft, locationImport } from './contract';
import { locationKind } from './locationKind';
import { mayImportLocations } from './policy';

/** The import of service areas: each row becomes a draft. */
export const locationTable: ImportKind<LocationDraft> = {
  name: 'service area',
  contract: locationImport,
  mayImport: mayImportLocations,
  fields: Object.keys(emptyLocation),
  requiredFields: ['name'],
  createRowReader: async () => {
    const existing = await Content.find({ kind: locationKind.name }).select('slug').lean<ContentRecord[]>();
    const slugs = new Set(existing.map(({ slug }) => slug));
    return (row) =>
      readRow(() => {
        const given = normalizeDraft(row, emptyLocation);
        const draft = validate({ ...given, slug: given.slug || slugify(String(given.name)) }, LocationDraft);
        assertNoErrors(findErrors(draft, slugs));
        slugs.add(draft.slug);
        return draft;
      });
  },
  add: (drafts, user) => createDocuments(locationKind, drafts, user),
  undo: (ids) => deleteUntouchedDocuments(locationKind, ids),
  auditDetailsOf: (drafts) => ({ slug: drafts.map(({ slug }) => slug) }),
};

function findErrors({ name, slug }: LocationDraft, taken: ReadonlySet<string>): Record<string, string> {
  if (!name.trim()) return { name: 'Please enter a name.' };
  const [fault] = PlainSlug.validate(slug);
  if (fault) return { slug: fault.message };
  return taken.has(slug) ? { slug: 'Another service area has this URL.' } : {};
}
