import mongoose from 'mongoose';
import { validate } from '../../platform/http/validate';
import type { ImportKind } from '../imports/ImportKind';
import { assertNoFaults, readRow } from '../imports/readRow';
import { RedirectDraft, redirectImport } from './contract';
import { faultsOf, plainRule } from './faultsOf';
import { allRedirects, lockedRedirects, mustFit, newRedirect } from './lockedRedirects';
import { Redirect } from './model';
import { mayImportRedirects } from './policy';
import type { Site } from './redirectFile';

/** Redirects as a table. Each row stands beside all others, those of its own table as well. */
export const redirectTable = (site: () => Promise<Site>): ImportKind<RedirectDraft> => ({
  name: 'redirect',
  contract: redirectImport,
  mayImport: mayImportRedirects,
  fields: ['from', 'to', 'code', 'match'],
  needed: ['from'],
  begin: async () => {
    const now = await site();
    const others: RedirectDraft[] = (await lockedRedirects()).map(({ from, to, code, match }) => ({
      ...{ from, to, code, match },
    }));
    return (row) =>
      readRow(() => {
        const given = { from: '', to: '', match: 'exact', ...row, code: String(row.code ?? '301') };
        const draft = plainRule(validate(given, RedirectDraft), now.origin);
        assertNoFaults(faultsOf(draft, others, now));
        others.push(draft);
        return draft;
      });
  },
  add: async (drafts) => {
    mustFit((await allRedirects()).length + drafts.length);
    const added = await Redirect.insertMany(drafts.map((draft) => newRedirect(draft, 'import')));
    return added.map(({ _id }) => _id);
  },
  takeBack: async (ids) => {
    await lockedRedirects();
    return (await Redirect.deleteMany({ _id: mongoose.trusted({ $in: ids }), version: 1 })).deletedCount;
  },
  told: (drafts) => ({ from: drafts.map(({ from }) => from) }),
});
