import { mediaAddressAt, mediaIdsIn } from '@site/api/media/mediaAddress';
import { useEffect, useState } from 'react';

/** As wide as a phone asks for: 360 px of two dots each, and a half. */
const PHONE_WIDTH = 1024;

/**
 * Bytes that a phone loads of the library's pictures in a document, by their ids, as the site answers for them; what is
 * not known, yet or at all, is missing.
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
