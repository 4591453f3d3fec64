import type { MediaUpload } from '@site/api/media/contract';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { UploadQueue } from './UploadQueue';

/** Files on their way into the library while this is shown; what has arrived is told once. */
export function useUploads(onDone?: (media: MediaUpload) => void) {
  const done = useEffectEvent((media: MediaUpload) => onDone?.(media));
  const [queue] = useState(() => new UploadQueue());
  useEffect(() => queue.attend((media) => done(media)), [queue]);
  const uploads = useSyncExternalStore(queue.subscribe, queue.read);
  return { queue, uploads };
}
