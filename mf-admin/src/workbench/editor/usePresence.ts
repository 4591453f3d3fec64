import type { Presence } from '@site/api/content/documents/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Content } from '../resource/contentOf';

/** Who else has the document open, asked once a minute; `note` says in which field this member is. */
export function usePresence(content: Pick<Content<never>, 'presence'>, id: string) {
  const [others, setOthers] = useState<Presence[]>([]);
  const field = useRef('');
  const tell = useEffectEvent(async () => {
    try {
      setOthers(await content.presence(id, field.current));
    } catch {
      // A courtesy: the next minute is soon enough.
    }
  });
  useEffect(() => {
    if (!id) return undefined;
    void tell();
    const timer = setInterval(() => void tell(), HEARTBEAT_MS);
    return () => clearInterval(timer);
  }, [id]);
  const note = (name: string) => {
    if (field.current === name) return;
    field.current = name;
    if (id) void content.presence(id, name).then(setOthers, () => undefined);
  };
  return { others, note };
}

const HEARTBEAT_MS = 60_000;
