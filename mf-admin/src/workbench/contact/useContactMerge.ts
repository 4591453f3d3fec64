import { useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { errorToast } from '../../requests/errorToast';
import type { ContactSubject } from './ContactSubject';
import {
  useMergeContactsMutation,
  useMergeListedContactsMutation,
  useUndoContactMergeMutation,
  useUndoListedContactMergeMutation,
} from './contactRecordApi';

/** Merges another contact into the open one, and undoes it. */
export function useContactMerge({ lead, contact }: ContactSubject, version: number) {
  const [mergeIntoLead, leadMerge] = useMergeContactsMutation();
  const [undoOfLead, leadUndo] = useUndoContactMergeMutation();
  const [mergeIntoContact, contactMerge] = useMergeListedContactsMutation();
  const [undoOfContact, contactUndo] = useUndoListedContactMergeMutation();
  const { toast } = useToast();

  const undo = async (merge: string, atVersion = version) => {
    const { error } =
      lead === undefined
        ? await undoOfContact({ id: contact, merge, version: atVersion })
        : await undoOfLead({ reference: lead, id: merge, version: atVersion });
    if (error) toast(errorToast('Couldn’t separate the contacts', error as ApiError));
    else toast({ title: 'Contacts separated' });
  };
  const merge = async (other: string) => {
    const body = { contact: other };
    const { data, error } =
      lead === undefined
        ? await mergeIntoContact({ id: contact, version, body })
        : await mergeIntoLead({ reference: lead, version, body });
    if (error) return toast(errorToast('Couldn’t merge the contacts', error as ApiError));
    const added = data.merges.at(-1);
    toast({
      title: 'Contacts merged',
      description: 'They now share one history.',
      action: added && { label: 'Undo', onClick: () => undo(added.id, data.version) },
    });
  };
  const isBusy = [leadMerge, leadUndo, contactMerge, contactUndo].some(({ isLoading }) => isLoading);
  return { merge, undo, isBusy };
}
