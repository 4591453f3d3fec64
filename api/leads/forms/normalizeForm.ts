import { is } from 'superstruct';
import { SitePath } from '../../content/landingPages/contract';
import { isWebAddress } from '../../platform/contracts/endpoint';
import { badRequest } from '../../platform/errors/HttpError';
import { oneLine } from '../../platform/http/sanitizeText';
import { findLeadMembers } from '../pipeline/leadMembers';
import type { FormDraft } from './contract';

/**
 * A form as it is stored. 400 at the field where a value does not go with the others. Members who were notified so far
 * and have left are dropped: their checkbox is gone.
 */
export async function normalizeForm(
  draft: FormDraft,
  before?: Pick<FormDraft, 'notify'>,
): Promise<FormDraft> {
  const afterTo = usesAddress(draft) ? draft.afterTo.trim() : '';
  if (draft.afterKind === 'page' && !is(afterTo, SitePath))
    refuse('afterTo', 'Please enter a path on this site.');
  if (draft.afterKind === 'download' && !is(afterTo, SitePath) && !isWebAddress(afterTo))
    refuse('afterTo', 'Please enter a path on this site, or a URL that starts with https://.');
  const notify = await findNotified([...new Set(draft.notify)], before?.notify ?? []);
  return {
    ...draft,
    name: line(draft.name),
    title: line(draft.title),
    intro: line(draft.intro),
    button: line(draft.button),
    consent: line(draft.consent),
    afterText: draft.afterText.trim(),
    afterTo,
    notify,
    fields: draft.fields.map(({ label, help, options, type, ...field }) => ({
      ...field,
      type,
      label: line(label),
      help: line(help),
      options: type === 'choice' ? options.map(line).filter(Boolean) : [],
    })),
  };
}

async function findNotified(ids: string[], known: string[]): Promise<string[]> {
  if (!ids.length) return ids;
  const members = new Set((await findLeadMembers()).map(({ _id }) => _id));
  if (ids.some((id) => !members.has(id) && !known.includes(id)))
    refuse('notify', 'Please choose members who can work on leads.');
  return ids.filter((id) => members.has(id));
}

const usesAddress = ({ afterKind }: FormDraft) => afterKind === 'page' || afterKind === 'download';

const line = (value: string) => oneLine(value).trim();

function refuse(field: keyof FormDraft, message: string): never {
  throw badRequest(message, { [field]: message });
}
