import type { ContentDocument } from '@site/api/content/documents/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useGetMailingQuery } from './newslettersApi';

const beatMs = 2000;
/** While only the result of a test of two subjects is awaited. */
const testBeatMs = 30_000;

/** The mailing of a newsletter, read again after each save and while it is being sent. */
export function useMailing({ id, version }: Pick<ContentDocument<object>, 'id' | 'version'>) {
  const [beat, setBeat] = useState(0);
  const { currentData, error, refetch } = useGetMailingQuery(
    { id },
    { skip: !id, refetchOnMountOrArgChange: true, pollingInterval: beat },
  );
  const { state, queued = 0, subjectTest } = currentData ?? {};
  const isMeasuring = Boolean(subjectTest?.endsAt && !subjectTest.chosen);
  const isSending = state === 'sending' || (state === 'canceled' && queued > 0);
  const due = isSending ? (isMeasuring && state === 'sending' ? testBeatMs : beatMs) : 0;
  if (due !== beat) setBeat(due);
  const readVersion = useRef(version);
  const readAgain = useEffectEvent((current: number) => {
    if (readVersion.current === current) return;
    readVersion.current = current;
    if (currentData) void refetch();
  });
  useEffect(() => readAgain(version), [version]);
  return { mailing: currentData, error, refetch: () => void refetch() };
}
