import mongoose from 'mongoose';
import { validate } from '../../platform/http/validate';
import type { ImportKind } from '../imports/ImportKind';
import { assertNoErrors, readRow } from '../imports/readRow';
import { RedirectDraft, redirectImport } from './contract';
import { findRedirectErrors, normalizeRule } from './findRedirectErrors';
import {
  assertRedirectCapacity,
  lockRedirects,
  newRedirect,
  readRedirects,
  ruleFields,
} from './lockRedirects';
import { Redirect } from './model';
import { mayImportRedirects } from './policy';
import type { Site } from './redirectsAsCsv';

/** The import of redirects. Each row is checked against existing redirects and the other rows. */
export const redirectTable = (site: () => Promise<Site>): ImportKind<RedirectDraft> => ({
  name: 'redirect',
  contract: redirectImport,
  mayImport: mayImportRedirects,
  fields: ['from', 'to', 'code', 'match'],
  requiredFields: ['from'],
  createRowReader: async () => {
    const now = await site();
    const others: RedirectDraft[] = (await lockRedirects()).map(ruleFields);
    return (row) =>
      readRow(() => {
        const given = { from: '', to: '', match: 'exact', ...row, code: String(row.code ?? '301') };
        const draft = normalizeRule(validate(given, RedirectDraft), now.origin);
        assertNoErrors(findRedirectErrors(draft, others, now));
        others.push(draft);
        return draft;
      });
  },
  add: async (drafts) => {
    assertRedirectCapacity((await readRedirects()).length + drafts.length);
    const added = await Redirect.insertMany(drafts.map((draft) => newRedirect(draft, 'import')));
    return added.map(({ _id }) => _id);
  },
  undo: async (ids) => {
    await lockRedirects();
    return (await Redirect.deleteMany({ _id: mongoose.trusted({ $in: ids }), version: 1 })).deletedCount;
  },
  auditDetailsOf: (drafts) => ({ from: drafts.map(({ from }) => from) }),
});
