import { LiveText } from '@site/shell/kit';
import * as moments from '@site/shell/moments';
import type { SaveState } from './Autosave';

/** How far the words are saved, in a few of them. */
export function SaveStatus({
  state,
  savedAt,
}: {
  state: Pick<SaveState<object>, 'phase' | 'isKept' | 'problem'>;
  /** Empty for what nobody has saved yet. */
  savedAt: string;
}) {
  const { phase, isKept, problem } = state;
  const kept = isKept ? 'kept on this device' : 'not kept, leave this page open';
  const words = {
    saved: savedAt ? `Saved ${moments.clock(savedAt)}` : 'Nothing written yet',
    waiting: 'Writing',
    saving: 'Saving',
    away: problem?.status ? `The site does not answer, ${kept}` : `Offline, ${kept}`,
    refused: problem?.status === 401 ? `Signed out, ${kept}` : `Not saved, ${kept}`,
    conflict: `Changed elsewhere too, ${kept}`,
  }[phase];
  const isWarm = phase === 'away' || phase === 'refused' || phase === 'conflict';
  return (
    <>
      <span className={phase === 'saved' && savedAt ? 'ok' : isWarm ? 'wt' : 'held'}>{words}</span>
      {/* Every save would be too much to hear. */}
      <LiveText>{isWarm ? words : ''}</LiveText>
    </>
  );
}
