import { initialCrawlers, initialSettings } from '../settings/initial';
import type { CrawlerRules, Site } from './contract';

const { usesIndexNow: _off, ...rules } = initialCrawlers;
export const initialRules: CrawlerRules = { ...rules, indexNowKey: '' };

/** Initial site data, used until the API has answered once. It quotes nobody. */
export const initialSite: Site = {
  settings: initialSettings,
  frameOrigins: [],
  redirects: [],
  testimonials: [],
  credentials: [],
  heroCases: [],
  hasCaseStudies: false,
  consentPolicy: '1',
  tested: [],
  crawlers: initialRules,
};
