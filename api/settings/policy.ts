import { atLeast } from '../identity/access/can';

const stepUp = { stepUp: true } as const;

export const mayReadSettings = atLeast('admin', 'read the settings');
export const mayEditSettings = atLeast('admin', 'change the settings');
// These settings let other sites and scripts act here or send visitors elsewhere, so they require a step-up.
export const mayEditBookingSettings = atLeast('admin', 'change where meetings are booked', stepUp);
export const mayEditTagSettings = atLeast('admin', 'change which tag manager is loaded', stepUp);
export const mayEditFrameSettings = atLeast('admin', 'change which sites can embed pages', stepUp);
export const mayEditAdsSettings = atLeast('owner', 'change conversions reported to Google Ads', stepUp);
