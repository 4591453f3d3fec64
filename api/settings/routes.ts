import { randomBytes } from 'node:crypto';
import type { UpdateQuery } from 'mongoose';
import type { Api } from '../identity/access/Api';
import { addRoute } from '../identity/access/addRoute';
import { authorize } from '../identity/access/authorize';
import type { Permission } from '../identity/access/can';
import { markNewMediaUsed } from '../media/markMediaUsed';
import type { Endpoint } from '../platform/contracts/endpoint';
import { badRequest } from '../platform/errors/HttpError';
import { editAtVersion } from '../platform/records/atVersion';
import { adminSettingsView, sectionsOf } from './adminSettingsView';
import { findNetworkError } from './analytics/networks';
import { assertLeadOwners } from './assignmentRules';
import { normalizeHours, parsePlan } from './bookingPlanText';
import {
  type AdminSettings,
  editAds,
  editAnalyticsSettings,
  editBooking,
  editBrand,
  editCrawlers,
  editFacts,
  editFrames,
  editHours,
  editLeadSettings,
  editNewsletterSettings,
  editPageChecks,
  editPresence,
  editTags,
  getSettings,
  type SectionName,
} from './contract';
import { findRobotsError } from './crawlers/robotsRules';
import { saveCrawlerRevision } from './crawlers/saveCrawlerRevision';
import { Settings, type SettingsRecord } from './model';
import { nameSocials } from './nameSocials';
import {
  mayEditAdsSettings,
  mayEditBookingSettings,
  mayEditFrameSettings,
  mayEditSettings,
  mayEditTagSettings,
  mayReadSettings,
} from './policy';

/** Routes of the settings, which are saved section by section. */
export function settingsRoutes(api: Api): void {
  addRoute(api, getSettings, mayReadSettings, async ({ user }) => {
    const settings = await Settings.findById('site').lean<SettingsRecord>();
    authorize(mayReadSettings, user, settings);
    return adminSettingsView(settings, api.env);
  });

  section(api, 'brand', editBrand, mayEditSettings, ({ name, phone, email, ...address }) => ({
    name: name.trim(),
    phone: phone.trim(),
    email: email.trim(),
    address,
  }));
  section(api, 'presence', editPresence, mayEditSettings, ({ socials, sealImage }, before) => ({
    socials: nameSocials(socials, before.socials),
    sealImage,
  }));
  section(api, 'facts', editFacts, mayEditSettings, ({ officeHours, ...lines }) => ({
    facts: { officeHours: normalizeHours('officeHours', officeHours), ...trimmed(lines) },
  }));
  section(api, 'hours', editHours, mayEditSettings, (texts, { booking }) => ({
    booking: { ...booking, ...parsePlan(texts) },
  }));
  section(api, 'leads', editLeadSettings, mayEditSettings, async (body) => {
    await assertLeadOwners(body);
    return { leads: body };
  });
  section(api, 'newsletters', editNewsletterSettings, mayEditSettings, (body) => {
    const message = 'Please enter both times, or neither.';
    const missing = body.quietFrom ? 'quietUntil' : 'quietFrom';
    if (Boolean(body.quietFrom) !== Boolean(body.quietUntil))
      throw badRequest(message, { [missing]: message });
    return { newsletters: { ...body, ...trimmed({ street: body.street, note: body.note }) } };
  });
  section(api, 'booking', editBooking, mayEditBookingSettings, (body) => body);
  section(api, 'tags', editTags, mayEditTagSettings, (body) => body);
  section(api, 'ads', editAds, mayEditAdsSettings, (body) => {
    const message = 'Please enter both the account and the label of the conversion, or neither.';
    const missing = body.adsId ? 'adsLabel' : 'adsId';
    if (Boolean(body.adsId) !== Boolean(body.adsLabel)) throw badRequest(message, { [missing]: message });
    return body;
  });
  section(api, 'frames', editFrames, mayEditFrameSettings, (body) => body);
  section(api, 'generation', editPageChecks, mayEditSettings, (body) => ({ generation: body }));
  section(api, 'analytics', editAnalyticsSettings, mayEditSettings, (body) => {
    const message = findNetworkError(body.excludedNetworks);
    if (message) throw badRequest(message, { excludedNetworks: message });
    return { analytics: body };
  });
  section(
    api,
    'crawlers',
    editCrawlers,
    mayEditSettings,
    (body, { crawlers }) => {
      const message = findRobotsError(body.robotsRules);
      if (message) throw badRequest(message, { robotsRules: message });
      const { indexNowKey = randomBytes(16).toString('hex'), indexNowSince = new Date() } = crawlers ?? {};
      return {
        crawlers: {
          ...body,
          robotsRules: body.robotsRules.trim(),
          ...(body.usesIndexNow && { indexNowKey, indexNowSince }),
          ...(!body.usesIndexNow && crawlers?.indexNowKey && { indexNowKey }),
        },
      };
    },
    ({ before, after, by }) =>
      saveCrawlerRevision(
        { values: sectionsOf(before).crawlers, at: before.updatedAt ?? new Date(0) },
        sectionsOf(after).crawlers,
        by,
      ),
  );
}

const trimmed = <Fields extends Record<string, string>>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.trim()])) as Fields;

/** Registers the route that saves one section. */
function section<Path extends string, Body>(
  api: Api,
  name: SectionName,
  endpoint: Endpoint<Path, Body, undefined, AdminSettings>,
  permission: Permission,
  changeOf: (
    body: Body,
    before: SettingsRecord,
  ) => UpdateQuery<SettingsRecord> | Promise<UpdateQuery<SettingsRecord>>,
  onSaved?: (saved: { before: SettingsRecord; after: SettingsRecord; by: string }) => Promise<void>,
): void {
  addRoute(api, endpoint, permission, async ({ body, version, user, audit }) => {
    const before = await Settings.findById('site').lean<SettingsRecord>();
    authorize(permission, user, before);
    await markNewMediaUsed(JSON.stringify(body), JSON.stringify(before));
    const change = { $set: await changeOf(body, before) };
    const after = await editAtVersion(Settings, { _id: 'site' }, version, change);
    await onSaved?.({ before, after, by: user.name });
    audit(name, sectionsOf(before)[name], sectionsOf(after)[name]);
    return adminSettingsView(after, api.env);
  });
}
