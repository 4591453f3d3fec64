import mongoose from 'mongoose';
import { is } from 'superstruct';
import { LandingDraft } from '../landingPages/contract';
import { COMPOSED_PAGES, type StartingPoint } from './contract';
import { createPages } from './createPages';
import { PageTemplate, type TemplateRecord } from './model';
import { toNewPage } from './toNewPage';

/** More than a member would choose from. */
const MAX_STARTING_POINTS = 60;

/** The pages of all published templates that vary by nothing: what a new landing page can start from. */
export async function readStartingPoints(now: Date): Promise<StartingPoint[]> {
  const templates = await PageTemplate.find({
    isPublished: true,
    slug: mongoose.trusted({ $ne: COMPOSED_PAGES }),
    'draft.uses': [],
  })
    .sort({ createdAt: 1, _id: 1 })
    .limit(MAX_STARTING_POINTS)
    .lean<TemplateRecord[]>();
  const found: StartingPoint[] = [];
  // One after another: a page is rendered in a thread, of which there are few.
  for (const { _id: id, draft: template } of templates) {
    const [page] = await createPages(template, [{}], []);
    if (!page || Object.keys(page.rendered.errors).length) continue;
    const draft = toNewPage(page.draft, now);
    if (is(draft, LandingDraft)) found.push({ id, label: template.label, about: template.about, draft });
  }
  return found;
}
