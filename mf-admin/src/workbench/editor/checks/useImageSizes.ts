import { mediaAddressAt, mediaIdsIn } from '@site/api/media/mediaAddress';
import { useEffect, useState } from 'react';

/** The width a phone requests: about 360 CSS pixels at a device pixel ratio of 2.8. */
const PHONE_WIDTH = 1024;

/**
 * Bytes a phone loads for each media library image in a document, by image id. Images whose size is not known
 * (yet) are missing.
 */
export function useImageSizes(draft: object): ReadonlyMap<string, number> {
  const [known, setKnown] = useState<ReadonlyMap<string, number>>(new Map());
  const ids = mediaIdsIn(JSON.stringify(draft)).join(' ');
  useEffect(() => {
    const controller = new AbortController();
    for (const id of ids.split(' ').filter(Boolean))
      void fetchSize(id, controller.signal).then(
        (bytes) => bytes > 0 && setKnown((before) => new Map(before).set(id, bytes)),
      );
    return () => controller.abort();
  }, [ids]);
  return known;
}

async function fetchSize(id: string, signal: AbortSignal): Promise<number> {
  const headers = { Accept: 'image/avif,image/webp,*/*' };
  const response = await fetch(mediaAddressAt(id, PHONE_WIDTH), { method: 'HEAD', headers, signal }).catch(
    () => undefined,
  );
  return response?.ok ? Number(response.headers.get('content-length')) : 0;
}
