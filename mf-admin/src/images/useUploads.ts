import type { MediaUpload } from '@site/api/media/contract';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { AcceptedFiles } from './acceptedFiles';
import { UploadQueue } from './UploadQueue';

/** The uploads of a mounted component; calls back once per uploaded file. Accepts images by default. */
export function useUploads(onDone?: (media: MediaUpload) => void, accepts?: AcceptedFiles) {
  const done = useEffectEvent((media: MediaUpload) => onDone?.(media));
  const [queue] = useState(() => new UploadQueue(accepts));
  useEffect(() => queue.attend((media) => done(media)), [queue]);
  const uploads = useSyncExternalStore(queue.subscribe, queue.read);
  return { queue, uploads };
}
