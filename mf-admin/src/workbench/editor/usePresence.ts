import type { Presence } from '@site/api/content/documents/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ContentClient } from '../resource/createContentClient';

/** Who else has the document open, polled once a minute. `reportField` tells which field this member edits. */
export function usePresence(content: Pick<ContentClient<never>, 'presence'>, id: string) {
  const [others, setOthers] = useState<Presence[]>([]);
  const field = useRef('');
  const report = useEffectEvent(async () => {
    try {
      setOthers(await content.presence(id, field.current));
    } catch {
      // Presence is optional; the next poll tries again.
    }
  });
  useEffect(() => {
    if (!id) return undefined;
    void report();
    const timer = setInterval(() => void report(), REPORT_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [id]);
  const reportField = (name: string) => {
    if (field.current === name) return;
    field.current = name;
    if (id) void content.presence(id, name).then(setOthers, () => undefined);
  };
  return { others, reportField };
}

const REPORT_INTERVAL_MS = 60_000;
