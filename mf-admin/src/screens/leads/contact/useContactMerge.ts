import { useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useMergeContactsMutation, useUndoContactMergeMutation } from '../../../leadPipeline/leadsApi';
import { errorToast } from '../../../requests/errorToast';

/** Merges the contact of a lead with that of another lead, and undoes it. */
export function useContactMerge(reference: string, version: number) {
  const [mergeContacts, merging] = useMergeContactsMutation();
  const [undoContactMerge, undoing] = useUndoContactMergeMutation();
  const { toast } = useToast();

  const undo = async (id: string, atVersion = version) => {
    const { error } = await undoContactMerge({ reference, id, version: atVersion });
    if (error) toast(errorToast('Couldn’t separate the contacts', error as ApiError));
    else toast({ title: 'Contacts separated' });
  };
  const merge = async (other: string) => {
    const { data, error } = await mergeContacts({ reference, version, body: { reference: other } });
    if (error) return toast(errorToast('Couldn’t merge the contacts', error as ApiError));
    const added = data.merges.at(-1);
    toast({
      title: 'Contacts merged',
      description: 'Both leads show the history of both.',
      action: added && { label: 'Undo', onClick: () => undo(added.id, data.version) },
    });
  };
  return { merge, undo, isBusy: merging.isLoading || undoing.isLoading };
}
