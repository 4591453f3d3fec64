import type mongoose from 'mongoose';
import type { Env } from '../env';
import { addWeeks } from '../resources/enquiries/addWeeks';
import { joinDays } from '../resources/notfound/joinDays';
import { seedPosts } from '../resources/posts/seedPosts';
import { seedRedirectSet } from '../resources/redirects/model';
import { seedSettings } from '../resources/settings/seedSettings';
import { seedTestimonials } from '../resources/testimonials/seedTestimonials';
import { seedOwner } from '../resources/users/seedOwner';

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
];
