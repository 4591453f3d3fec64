import type { MediaUpload } from '@site/api/media/contract';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { UploadQueue } from './UploadQueue';

/** The uploads of a mounted component; calls back once per uploaded image. */
export function useUploads(onDone?: (media: MediaUpload) => void) {
  const done = useEffectEvent((media: MediaUpload) => onDone?.(media));
  const [queue] = useState(() => new UploadQueue());
  useEffect(() => queue.attend((media) => done(media)), [queue]);
  const uploads = useSyncExternalStore(queue.subscribe, queue.read);
  return { queue, uploads };
}
