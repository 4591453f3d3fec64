import type { UpdateQuery } from 'mongoose';
import type { Api } from '../identity/access/Api';
import { addRoute } from '../identity/access/addRoute';
import { authorize } from '../identity/access/authorize';
import type { Permission } from '../identity/access/can';
import { holdPicturesOf } from '../media/holdPictures';
import type { Endpoint } from '../platform/contracts/endpoint';
import { badRequest } from '../platform/errors/HttpError';
import { editAtVersion } from '../platform/records/atVersion';
import { initialPlan } from './bookingPlan';
import {
  editAds,
  editBooking,
  editBrand,
  editFrames,
  editHours,
  editPresence,
  editTags,
  getSettings,
  type SectionName,
  type SettingsDesk,
} from './contract';
import { Settings, type SettingsRecord } from './model';
import { readPlan } from './planText';
import {
  mayEditAdsSettings,
  mayEditBookingSettings,
  mayEditFrameSettings,
  mayEditSettings,
  mayEditTagSettings,
  mayReadSettings,
} from './policy';
import { socialsOf } from './socialsOf';
import { sectionsOf, workbenchView } from './workbenchView';

/** What the owner and the admins set about the firm and its site, saved section by section. */
export function settingsRoutes(api: Api): void {
  addRoute(api, getSettings, mayReadSettings, async ({ user }) => {
    const settings = await Settings.findById('site').lean<SettingsRecord>();
    authorize(mayReadSettings, user, settings);
    return workbenchView(settings, api.env);
  });

  section(api, 'brand', editBrand, mayEditSettings, ({ name, phone, email, ...address }) => ({
    ...{ name: name.trim(), phone: phone.trim(), email: email.trim(), address },
  }));
  section(api, 'presence', editPresence, mayEditSettings, ({ socials, sealImage }, before) => ({
    socials: socialsOf(socials, before.socials),
    sealImage,
  }));
  section(api, 'hours', editHours, mayEditSettings, (texts, { booking }) => {
    const before = { ...initialPlan, ...booking };
    return { booking: { ...booking, ...readPlan(texts, before) } };
  });
  section(api, 'booking', editBooking, mayEditBookingSettings, (body) => body);
  section(api, 'tags', editTags, mayEditTagSettings, (body) => body);
  section(api, 'ads', editAds, mayEditAdsSettings, (body) => {
    const says = 'Please enter both the account and the label of the conversion, or neither.';
    const missing = body.adsId ? 'adsLabel' : 'adsId';
    if (Boolean(body.adsId) !== Boolean(body.adsLabel)) throw badRequest(says, { [missing]: says });
    return body;
  });
  section(api, 'frames', editFrames, mayEditFrameSettings, (body) => body);
}

/** One section: what its body changes, at the version that was seen, with the line about it. */
function section<Path extends string, Body>(
  api: Api,
  name: SectionName,
  endpoint: Endpoint<Path, Body, undefined, SettingsDesk>,
  permission: Permission,
  changeOf: (body: Body, before: SettingsRecord) => UpdateQuery<SettingsRecord>,
): void {
  addRoute(api, endpoint, permission, async ({ body, version, user, tell }) => {
    const before = await Settings.findById('site').lean<SettingsRecord>();
    authorize(permission, user, before);
    await holdPicturesOf(JSON.stringify(body), JSON.stringify(before));
    const change = { $set: changeOf(body, before) };
    const after = await editAtVersion(Settings, { _id: 'site' }, version, change);
    tell(name, sectionsOf(before)[name], sectionsOf(after)[name]);
    return workbenchView(after, api.env);
  });
}
