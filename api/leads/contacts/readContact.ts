import { maskEmail, maskName } from '../pipeline/leadView';
import type { ContactSource } from './ContactSource';
import { type FoundContact, isUndoable } from './contactMerges';
import type { Contact } from './contract';
import { findDuplicates } from './findDuplicates';

const MAX_ENTRIES = 100;

/** A contact with the records of all its addresses. Personal details are masked for those who may not see them. */
export async function readContact(
  contact: FoundContact,
  sources: ContactSource[],
  canSeePersonal: boolean,
): Promise<Contact> {
  const { emails, merges, version } = contact;
  const [duplicates, ...found] = await Promise.all([
    findDuplicates(emails, canSeePersonal),
    ...sources.map((find) => find(emails, MAX_ENTRIES + 1)),
  ]);
  const entries = found.flat().sort((a, b) => b.at.localeCompare(a.at));
  const mask = (list: string[]) => (canSeePersonal ? list : list.map(maskEmail));
  return {
    emails: mask(emails),
    names: unique(entries.map(({ name }) => name)).map((name) => (canSeePersonal ? name : maskName(name))),
    companies: unique(entries.map(({ company }) => company)),
    timeline: entries
      .slice(0, MAX_ENTRIES)
      .map(({ files, pages, isTitlePersonal, ...entry }) =>
        canSeePersonal
          ? { ...entry, ...(files && { files }), ...(pages && { pages }) }
          : { ...entry, ...(isTitlePersonal && { title: 'Hidden for your role.' }) },
      ),
    isMore: entries.length > MAX_ENTRIES,
    duplicates,
    merges: merges
      .filter(({ within }) => !within)
      .map((merge) => ({
        id: merge._id,
        emails: mask(merge.emails),
        at: merge.at.toISOString(),
        by: merge.by,
        isUndoable: isUndoable(merge),
      })),
    version,
  };
}

function unique(values: (string | undefined)[]): string[] {
  return [...new Set(values.filter((value) => value !== undefined))];
}
