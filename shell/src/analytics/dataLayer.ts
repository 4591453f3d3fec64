import type { ConsentChoices, TrackProps } from '../../kit';
import { countEvent } from './eventCounter';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Creates the data layer with the defaults of consent mode: analytics and ads denied, function and security granted.
 */
export function startDataLayer({ isDebug }: { isDebug: boolean }): void {
  window.dataLayer ??= [];
  pushConsent('default', { necessary: true, analytics: false, marketing: false });
  command('set', {
    anonymize_ip: true,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    send_page_view: false,
    ...(isDebug && { debug_mode: true }),
  });
}

/** Pushes the consent state in terms of Google's consent mode. */
export function pushConsent(kind: 'default' | 'update', { analytics, marketing }: ConsentChoices): void {
  command('consent', kind, {
    analytics_storage: granted(analytics),
    ad_storage: granted(marketing),
    ad_user_data: granted(marketing),
    ad_personalization: granted(marketing),
    functionality_storage: 'granted',
    security_storage: 'granted',
  });
}

export function pushEvent(event: string, props: TrackProps): void {
  window.dataLayer?.push({ event, ...props });
  countEvent(event, props);
}

const granted = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');

/** Google Tag Manager recognizes commands by the `arguments` object. */
export function command(..._parts: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the protocol of the data layer
  window.dataLayer?.push(arguments);
}
