import type mongoose from 'mongoose';
import { dateLinks } from '../audience/subscribers/links';
import { contentKinds } from '../content/contentKinds';
import { seedLandingPages } from '../content/landingPages/seedLandingPages';
import { adoptAll } from '../content/lists/adoptRecords';
import { reindexDocuments } from '../content/lists/reindexDocuments';
import { seedLocations } from '../content/locations/seedLocations';
import { seedPolicies } from '../content/policies/seedPolicies';
import { chooseClosings } from '../content/posts/chooseClosings';
import { seedPosts } from '../content/posts/seedPosts';
import { seedRedirectSet } from '../content/redirects/model';
import { keepTestimonialsShown, seedTestimonials } from '../content/testimonials/seedTestimonials';
import { seedOwnerSet } from '../identity/users/ownerSet';
import { renewAccounts } from '../identity/users/renewAccounts';
import { seedOwner } from '../identity/users/seedOwner';
import { versionMembers } from '../identity/users/versionMembers';
import { countAnew } from '../insights/events/countEvents';
import { joinDays } from '../insights/notFound/joinDays';
import { addWeeks } from '../leads/enquiries/addWeeks';
import { fileLandings } from '../leads/enquiries/fileLandings';
import { dateReplaced } from '../media/dateReplaced';
import { sealOldLines } from '../platform/audit/sealOldLines';
import type { Env } from '../platform/configuration/env';
import { seedSettings } from '../settings/seedSettings';

interface Migration {
  id: string;
  run: (db: mongoose.mongo.Db, env: Env) => Promise<unknown>;
}

/** What moves or adds data, in its order. A step that was released is never changed: a new one follows it. */
export const migrations: Migration[] = [
  { id: '002-settings', run: (_db, env) => seedSettings(env) },
  { id: '003-owner', run: (_db, env) => seedOwner(env) },
  { id: '004-posts', run: () => seedPosts() },
  { id: '005-testimonials', run: () => seedTestimonials() },
  { id: '007-redirects', run: () => seedRedirectSet() },
  { id: '008-weeks-of-enquiries', run: addWeeks },
  { id: '009-paths-not-found', run: joinDays },
  { id: '010-chain-of-the-audit-log', run: sealOldLines },
  { id: '011-sessions-and-factors', run: renewAccounts },
  { id: '012-versions-of-members', run: versionMembers },
  { id: '013-owner-set', run: () => seedOwnerSet() },
  { id: '040-landing-pages', run: () => seedLandingPages() },
  { id: '041-locations', run: () => seedLocations() },
  { id: '060-closings-of-posts', run: () => chooseClosings() },
  { id: '070-documents', run: () => adoptAll(contentKinds) },
  { id: '071-testimonials-shown', run: keepTestimonialsShown },
  { id: '080-pictures-of-documents', run: () => reindexDocuments(contentKinds) },
  { id: '081-replaced-pictures', run: dateReplaced },
  { id: '090-policies', run: () => seedPolicies() },
  { id: '091-documents-of-policies', run: () => adoptAll(contentKinds) },
  { id: '092-landings-of-leads', run: fileLandings },
  { id: '093-keys-of-documents', run: () => reindexDocuments(contentKinds) },
  { id: '094-dates-of-links', run: dateLinks },
  { id: '095-events-by-parts', run: countAnew },
];
