/** The vocabulary of a page: every name a remote may use without loading anything more. */

export { css, keyframes } from '@emotion/react';

// Without a component for each of HTML's elements, which the whole package makes while a phone waits.
export { default as styled } from '@emotion/styled/base';
export { LiveText } from './feedback/LiveText';
export { Tooltip } from './feedback/Tooltip';
export { type Toast, useToast } from './feedback/useToast';
export { VisuallyHidden } from './feedback/VisuallyHidden';
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
} from './leave';
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
export { ScreenEnd } from './page/ScreenEnd';
export { Section } from './page/Section';
export { Seo } from './page/Seo';
export { SmartLink } from './page/SmartLink';
export { SquareButton } from './page/SquareButton';
export { SubscribeBox } from './page/SubscribeBox';
export { Wrap } from './page/Wrap';
export { remember, rememberedValue } from './remembered';
export { type Settings, useSettings } from './SettingsContext';
export { below, from } from './theme/widths';
export { onTrack, type TrackProps, track } from './track';
export { useAnswered } from './useAnswered';
export { ConsentPreferences } from './visit/ConsentPreferences';
export {
  askAbout,
  type ConsentChoices,
  clearMarketingCookies,
  hasPrivacySignal,
  readConsent,
  readConsentReceipt,
} from './visit/consentRecord';
export { originOfVisit, rememberArrival, rememberLanding } from './visit/originOfVisit';
export { prefillContact } from './visit/prefillContact';
export { tellConversion } from './visit/tellConversion';
export { readTrafficSource, writeTrafficSource } from './visit/trafficSource';
export { useConsent } from './visit/useConsent';
export { visitContext } from './visit/visitContext';
