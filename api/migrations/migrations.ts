import type mongoose from 'mongoose';
import { renewAccounts } from '../accounts/renewAccounts';
import { sealOldLines } from '../audit/sealOldLines';
import { adoptAll } from '../content/adoptRecords';
import { fileAnew } from '../content/fileAnew';
import { contentKinds } from '../contentKinds';
import type { Env } from '../env';
import { addWeeks } from '../resources/enquiries/addWeeks';
import { fileLandings } from '../resources/enquiries/fileLandings';
import { countAnew } from '../resources/events/countEvents';
import { seedLandingPages } from '../resources/landingPages/seedLandingPages';
import { seedLocations } from '../resources/locations/seedLocations';
import { dateReplaced } from '../resources/media/dateReplaced';
import { joinDays } from '../resources/notfound/joinDays';
import { seedPolicies } from '../resources/policies/seedPolicies';
import { chooseClosings } from '../resources/posts/chooseClosings';
import { seedPosts } from '../resources/posts/seedPosts';
import { seedRedirectSet } from '../resources/redirects/model';
import { seedSettings } from '../resources/settings/seedSettings';
import { dateLinks } from '../resources/subscribers/links';
import { keepTestimonialsShown, seedTestimonials } from '../resources/testimonials/seedTestimonials';
import { seedOwnerSet } from '../resources/users/lastOwner';
import { seedOwner } from '../resources/users/seedOwner';
import { versionMembers } from '../resources/users/versionMembers';

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
  { id: '080-pictures-of-documents', run: () => fileAnew() },
  { id: '081-replaced-pictures', run: dateReplaced },
  { id: '090-policies', run: () => seedPolicies() },
  { id: '091-documents-of-policies', run: () => adoptAll(contentKinds) },
  { id: '092-landings-of-leads', run: fileLandings },
  { id: '093-keys-of-documents', run: () => fileAnew() },
  { id: '094-dates-of-links', run: dateLinks },
  { id: '095-events-by-parts', run: countAnew },
];
