/** Entry point for pages: the parts a remote can use without loading anything else. */

export { css, keyframes } from '@emotion/react';

// The base entry omits the prebuilt component per HTML element, which the full package creates on load.
export { default as styled } from '@emotion/styled/base';
export { readStorageJson, writeStorage } from './browserStorage';
export { LiveRegion } from './feedback/LiveRegion';
export { Tooltip } from './feedback/Tooltip';
export { type Toast, useToast } from './feedback/useToast';
export { VisuallyHidden } from './feedback/VisuallyHidden';
export { default as fallbackCover } from './illustration/fallbackCover.illustration';
export { Illustration } from './illustration/Illustration';
export { InlineIllustration } from './illustration/InlineIllustration';
export { KitProvider } from './KitProvider';
export {
  gone,
  isGone,
  isNotFound,
  isRedirect,
  isSameAs,
  notFound,
  redirect,
  sameAs,
} from './loaderOutcomes';
export { Embers } from './motion/Embers';
export { lazyNearViewport } from './motion/lazyNearViewport';
export { ParticleField } from './motion/ParticleField';
export { Reveal } from './motion/Reveal';
export { useHydrated } from './motion/useHydrated';
export { useReducedMotion } from './motion/useReducedMotion';
export { ActionBar } from './page/ActionBar';
export { ArrowLink } from './page/ArrowLink';
export { Breadcrumbs } from './page/Breadcrumbs';
export { Button } from './page/Button';
export { CallToAction } from './page/CallToAction';
export { Container } from './page/Container';
export { Eyebrow } from './page/Eyebrow';
export { Faq } from './page/Faq';
export { FoldMarker } from './page/FoldMarker';
export { Lead } from './page/Lead';
export { LoadError } from './page/LoadError';
export { Note } from './page/Note';
export { Page, type PageHeaderContent, type PageTexts } from './page/Page';
export { Prose } from './page/Prose';
export { Section } from './page/Section';
export { Seo } from './page/Seo';
export { SmartLink } from './page/SmartLink';
export { SquareButton } from './page/SquareButton';
export { type Settings, useSettings } from './SettingsContext';
export { SubscribeForm } from './subscribe/SubscribeForm';
export { below, from } from './theme/widths';
export { onTrack, type TrackProps, track } from './track';
export { useCachedResult } from './useCachedResult';
export { ConsentPreferences } from './visit/ConsentPreferences';
export {
  type ConsentChoices,
  clearMarketingCookies,
  hasPrivacySignal,
  readConsent,
  readConsentReceipt,
  setConsentPolicy,
} from './visit/consentRecord';
export { getVisitContext } from './visit/getVisitContext';
export { MemberRibbon } from './visit/MemberRibbon';
export { prefillContactForm } from './visit/prefillContactForm';
export { reportConversion } from './visit/reportConversion';
export { readTrafficSource, writeTrafficSource } from './visit/trafficSource';
export { useConsent } from './visit/useConsent';
export { getVisitOrigin, recordArrival, recordLanding } from './visit/visitOrigin';
