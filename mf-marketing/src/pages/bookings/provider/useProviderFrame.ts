import { useEffect, useRef, useState } from 'react';
import { isTelling, type Provider, readMessage } from './providerOf';

const PATIENCE_MS = 8000;

/**
 * Tracks the frame of a booking service: shown, late or booked. Accepts only messages of this frame from the
 * service's origin.
 */
export function useProviderFrame(provider: Provider, onBooked: (appointmentId: string) => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'waiting' | 'shown' | 'late'>('waiting');
  const booked = useRef(onBooked);
  useEffect(() => {
    booked.current = onBooked;
  });

  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'shown' ? now : 'late')), PATIENCE_MS);
    const listen = ({ origin, source, data }: MessageEvent) => {
      if (origin !== provider.origin || source !== frame.current?.contentWindow) return;
      const message = readMessage(provider, data);
      if (!message) return;
      if ('appointmentId' in message) booked.current(message.appointmentId);
      else setState('shown');
    };
    window.addEventListener('message', listen);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', listen);
    };
  }, [provider]);

  return {
    frame,
    state,
    // A blocked frame fires a load event as well, so services that report more are waited for.
    handleLoad: () => !isTelling(provider) && setState('shown'),
  };
}
