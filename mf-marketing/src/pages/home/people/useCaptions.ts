import { below } from '@site/shell/kit';
import { type RefObject, useEffect } from 'react';

/** Shows the captions where the text in the film is too small to read. */
export function useCaptions(video: RefObject<HTMLVideoElement | null>): void {
  useEffect(() => {
    const words = video.current?.textTracks?.[0];
    const query = window.matchMedia?.(below.small);
    if (!words || !query) return;
    const apply = () => show(words, query.matches);
    apply();
    query.addEventListener('change', apply);
    return () => query.removeEventListener('change', apply);
  }, [video]);
}

function show(words: TextTrack, areShown: boolean): void {
  words.mode = areShown ? 'showing' : 'hidden';
}
