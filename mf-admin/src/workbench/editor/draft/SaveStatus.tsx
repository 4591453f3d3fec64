import * as dateFormat from '@site/shell/dateFormat';
import { LiveRegion } from '@site/shell/kit';
import type { SaveState } from './Autosave';

/** The save status of a draft. */
export function SaveStatus({
  state,
  savedAt,
}: {
  state: Pick<SaveState<object>, 'phase' | 'isSavedLocally' | 'problem'>;
  /** Empty for a document that was never saved. */
  savedAt: string;
}) {
  const { phase, isSavedLocally, problem } = state;
  const localNote = isSavedLocally
    ? 'Your changes are kept in this browser.'
    : 'Keep this page open: this browser can’t store your changes.';
  const words = {
    saved: savedAt ? `Saved ${dateFormat.clock(savedAt)}` : 'No changes yet',
    waiting: 'Saving…',
    saving: 'Saving…',
    away: problem?.status ? `The server isn’t responding. ${localNote}` : `You’re offline. ${localNote}`,
    refused: problem?.status === 401 ? `You’re signed out. ${localNote}` : `Save failed. ${localNote}`,
    conflict: `Conflicting changes. ${localNote}`,
  }[phase];
  const isWarm = phase === 'away' || phase === 'refused' || phase === 'conflict';
  return (
    <>
      <span className={phase === 'saved' && savedAt ? 'ok' : isWarm ? 'wt' : 'held'}>{words}</span>
      {/* Announcing every save would be too much for screen readers. */}
      <LiveRegion>{isWarm ? words : ''}</LiveRegion>
    </>
  );
}
