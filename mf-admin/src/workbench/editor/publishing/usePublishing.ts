import type { ContentDocument } from '@site/api/content/documents/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { capitalize } from '../../../formatting/capitalize';
import { errorToast } from '../../../requests/errorToast';
import { pathOf } from '../../list/definition/useListUrl';
import { hasPublicUrl } from '../address/publicUrl';
import {
  type DraftReplacement,
  type EditorDefinition,
  publishingWords,
} from '../definition/EditorDefinition';
import type { DraftState } from '../draft/useDraft';
import { fetchPageTag, waitUntilPublic } from './waitUntilPublic';

/** Publishes, schedules, unpublishes, restores and trashes a document. Each action saves the draft first. */
export function usePublishing<Draft extends object>(
  definition: EditorDefinition<Draft>,
  { autosave }: DraftState<Draft>,
) {
  const { content, noun: word, words = publishingWords(word) } = definition;
  const { toast } = useToast();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  /** Shows an error: of the redirect or publication time at its field, otherwise as a toast. */
  const handleError = (title: string, error: ApiError) => {
    setErrors(error.fieldErrors ?? {});
    if (!error.fieldErrors?.to && !error.fieldErrors?.at) toast(errorToast(title, error));
  };
  /** Runs an action on the saved document; true if it succeeded. */
  const run = async (failure: string, action: (document: ContentDocument<Draft>) => Promise<void>) => {
    setIsBusy(true);
    setErrors({});
    try {
      if (await autosave.flush()) {
        await action(autosave.current.document);
        return true;
      }
      toast({
        title: failure,
        description: 'Your latest changes aren’t saved yet. Try again in a moment.',
        variant: 'destructive',
      });
    } catch (error) {
      handleError(failure, error as ApiError);
      // Another member saved first: their changes are merged before a retry.
      if ((error as ApiError).status === 412)
        autosave.replaceDocument(await content.get(autosave.current.document.id));
    } finally {
      setIsBusy(false);
    }
    return false;
  };
  const publish = (blockers: readonly string[]) => {
    if (blockers.length)
      return toast({ title: words.failure, description: blockers.join(' '), variant: 'destructive' });
    return run(words.failure, async ({ id, version, draft }) => {
      const known = autosave.current.document.path ?? definition.pathOf(draft);
      const before = known ? await fetchPageTag(known).catch(() => '') : '';
      const published = await content.publish(id, version);
      const isUpdate = hasPublicUrl(autosave.current.document);
      autosave.replaceDocument(published);
      toast({ title: `${capitalize(word)} ${isUpdate ? words.updated : words.done}` });
      const { path } = published;
      if (path) void notifyWhenLive(path, before);
    });
  };
  const notifyWhenLive = async (path: string, before: string) => {
    const seconds = await waitUntilPublic(path, before);
    if (seconds === undefined) return;
    toast({ title: `${words.live} in ${Math.max(1, Math.round(seconds))} s`, description: path });
  };
  const replaceDraft = ({ request, success, next, unchanged, failure }: DraftReplacement<Draft>) =>
    run(failure, async ({ id, version }) => {
      const after = await request(id, version);
      autosave.replaceDocument(after);
      toast(
        unchanged && after.version === version ? { title: unchanged } : { title: success, description: next },
      );
    });
  return {
    isBusy,
    errors,
    publish,
    schedule: (at: string) =>
      run('Couldn’t schedule', async ({ id, version }) => {
        autosave.replaceDocument(await content.schedule(id, version, at));
        toast({ title: `Scheduled for ${dateFormat.stamp(at)}` });
      }),
    /** Restores a version as the draft; the current draft stays in the history. */
    restore: (revision: number, address?: 'restored') =>
      replaceDraft({
        request: (id, version) => content.restore(id, version, revision, address),
        success: `Version ${revision} restored`,
        failure: 'Couldn’t restore version',
      }),
    replaceDraft,
    unschedule: () =>
      run('Couldn’t unschedule', async ({ id, version }) => {
        autosave.replaceDocument(await content.unschedule(id, version));
        toast({ title: 'Unscheduled', description: words.unscheduled });
      }),
    /** `to`: the redirect target of its URL. */
    withdraw: (to?: string) =>
      run('Couldn’t unpublish', async ({ id, version }) => {
        autosave.replaceDocument(await content.withdraw(id, version, to));
        toast({ title: `${capitalize(word)} unpublished` });
      }),
    duplicate: () =>
      run('Couldn’t duplicate', async ({ id }) => {
        const copy = await content.duplicate(id);
        toast({ title: `${capitalize(word)} duplicated` });
        navigate(`${pathOf(definition)}/${copy.id}`);
      }),
    moveToTrash: (to?: string) =>
      run('Couldn’t move to trash', async ({ id, version }) => {
        await content.remove(id, version, to);
        toast({
          title: `${capitalize(word)} moved to trash`,
          description: 'You can restore it within 30 days.',
        });
        navigate(pathOf(definition));
      }),
    restoreFromTrash: async () => {
      try {
        autosave.replaceDocument(await content.restoreFromTrash(autosave.current.document.id));
        toast({ title: `${capitalize(word)} restored` });
      } catch (error) {
        handleError('Couldn’t restore', error as ApiError);
      }
    },
  };
}

/** What the parts of the editor need of it, whatever the document's kind. */
export type Publishing = Omit<ReturnType<typeof usePublishing>, 'replaceDraft'>;
