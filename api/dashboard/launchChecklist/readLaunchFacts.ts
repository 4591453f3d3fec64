import mongoose from 'mongoose';
import {
  countShownCredentials,
  findEndingCredentials,
} from '../../content/credentials/findPublicCredentials';
import { publishedPolicies } from '../../content/policies/publishedPolicies';
import { TeamMember } from '../../content/team/model';
import { countShownSamples } from '../../content/testimonials/findPublicTestimonials';
import type { Env } from '../../platform/configuration/env';
import { isMailConnected } from '../../settings/findSettingsWarnings';
import { emptyFacts } from '../../settings/initial';
import type { SettingsRecord } from '../../settings/model';
import type { LaunchFacts } from './findLaunchItems';

/** Reads what the launch checklist is computed from. */
export async function readLaunchFacts(settings: SettingsRecord, env: Env): Promise<LaunchFacts> {
  const [samples, policies, portraits, credentials, endingCredentials] = await Promise.all([
    countShownSamples(),
    publishedPolicies(),
    TeamMember.countDocuments({ isVisible: true, photo: mongoose.trusted({ $nin: ['', null] }) }),
    countShownCredentials(),
    findEndingCredentials(),
  ]);
  const current = policies.flatMap(({ versions }) => versions.slice(0, 1));
  const { phone, email, address, tagManagerId, adsId = '', bookingAddress, bookingProvider } = settings;
  return {
    samples,
    portraits,
    credentials,
    endingCredentials,
    phone,
    email,
    address,
    tagManagerId,
    adsId,
    hasAddress: env.brand.hasAddress,
    draftPolicies: current.filter(({ counsel }) => !counsel).map(({ title }) => title),
    facts: { ...emptyFacts, ...settings.facts },
    hasSeal: Boolean(settings.sealImage),
    socials: settings.socials.length,
    isMailConnected: isMailConnected(env),
    bookingAddress: bookingAddress || bookingProvider,
  };
}
