/** The vocabulary of a page: every name a remote may use without loading anything more. */

export { css, keyframes } from '@emotion/react';

export { default as styled } from '@emotion/styled';
export { LiveText } from './feedback/LiveText';
export { Tooltip } from './feedback/Tooltip';
export { type Toast, useToast } from './feedback/useToast';
export { VisuallyHidden } from './feedback/VisuallyHidden';
export { KitProvider } from './KitProvider';
export { isNotFound, isRedirect, notFound, redirect } from './leave';
export { Embers } from './motion/Embers';
export { lazyNear } from './motion/lazyNear';
export { ParticleField } from './motion/ParticleField';
export { Reveal } from './motion/Reveal';
export { useHydrated } from './motion/useHydrated';
export { useReducedMotion } from './motion/useReducedMotion';
export { Button } from './page/Button';
export { CallToAction } from './page/CallToAction';
export { Crumbs } from './page/Crumbs';
export { Drawing } from './page/Drawing';
export { Eyebrow } from './page/Eyebrow';
export { Faq } from './page/Faq';
export { default as fallbackCover } from './page/fallbackCover.drawing';
export { GoLink } from './page/GoLink';
export { InlineDrawing } from './page/InlineDrawing';
export { Lead } from './page/Lead';
export { Note } from './page/Note';
export { Page, type PageHeadWords, type PageWords } from './page/Page';
export { PageState } from './page/PageState';
export { Prose } from './page/Prose';
export { Section } from './page/Section';
export { Seo } from './page/Seo';
export { SmartLink } from './page/SmartLink';
export { SquareButton } from './page/SquareButton';
export { Wrap } from './page/Wrap';
export { type Settings, useSettings } from './SettingsContext';
export { below, from } from './theme/widths';
export { onTrack, type TrackProps, track } from './track';
export { ConsentPreferences } from './visit/ConsentPreferences';
export {
  type ConsentChoices,
  clearMarketingCookies,
  hasPrivacySignal,
  readConsent,
  readConsentDate,
} from './visit/consentRecord';
export { readTrafficSource, type TrafficSource, writeTrafficSource } from './visit/trafficSource';
export { useConsent } from './visit/useConsent';
export { visitContext } from './visit/visitContext';
