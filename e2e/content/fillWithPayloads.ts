import type { Media } from '@site/api/contract/media';
import type { SettingsDesk } from '@site/api/contract/settings';
import { newPhoto } from '../pictures';
import type { Desk, Document, Kind } from './Desk';
import { landingOf, locationOf, policyOf, postOf } from './drafts';
import { Filler } from './payloads';

/** What was written, for whoever goes to look at it. */
export interface Written {
  /** Public addresses of the documents, previews of their working copies, and their editors. */
  pages: string[];
  previews: string[];
  editors: string[];
  /** How many payloads each field has had. */
  had: Record<string, number>;
}

/** Writes so many documents of each kind, people, quotes, pictures and settings, all texts of which are payloads. */
export async function fillWithPayloads(desk: Desk, count: number): Promise<Written> {
  const filler = new Filler();
  const take = filler.take.bind(filler);
  const written: Written = { pages: [], previews: [], editors: [], had: {} };
  const put = async (kind: Kind, draft: object) => {
    const document: Document = await desk.publish(kind, await desk.create(kind, draft));
    written.pages.push(document.path ?? '');
    written.editors.push(`/admin/${kind}/${document.id}`);
    if (written.previews.length < 4) written.previews.push(await desk.preview(kind, document));
  };
  const picture = await addPicture(desk, filler);
  written.editors.push(`/admin/media/${picture.id}`);
  for (let n = 0; n < count; n++) {
    await put('blog', { ...postOf(take, `hostile-${n}`), image: picture.address });
    await put('landing-pages', landingOf(take, `hostile-${n}`));
    await put('locations', locationOf(take, `hostile-${n}`));
    await put('policies', policyOf(take, `hostile-${n}`));
  }
  for (let n = 0; n < Math.min(count + 3, 40); n++) {
    const photo = { photo: picture.address, photoAlt: take('team photo', 160) };
    const { id } = await desk.send('POST', 'team', {
      ...{
        name: take('team name', 80, 2),
        position: take('team position', 80, 2),
        bio: take('team bio', 600),
      },
      ...{ ...photo, links: ['https://example.com/'], isVisible: true },
    });
    const quote = await desk.send('POST', 'testimonials', {
      ...{
        quote: take('quote', 300, 10),
        name: take('quote name', 60, 1),
        position: take('quote position', 80),
      },
      ...{ consentOn: '2026-11-01', consentProof: take('quote proof', 500, 1), isShown: true },
    });
    if (n === 0) written.editors.push(`/admin/team/${id}`, `/admin/testimonials/${quote.id}`);
  }
  await fillSettings(desk, filler);
  written.had = filler.had;
  return written;
}

async function addPicture(desk: Desk, filler: Filler): Promise<Media> {
  const file = await newPhoto('"><img src=x onerror=alert(1)>.jpg');
  const { id, version } = await desk.upload(file);
  const draft = { name: filler.take('media name', 120, 1), alt: filler.take('media alt', 300, 1) };
  return desk.send('PATCH', `media/${id}`, { ...draft, focus: { x: 0.5, y: 0.5 } }, version);
}

async function fillSettings(desk: Desk, filler: Filler): Promise<void> {
  const { brand, hours, version } = await desk.send<SettingsDesk>('GET', 'settings');
  const line = (field: string, most: number) =>
    filler.take(field, most, 2).replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ');
  const named = {
    name: line('firm', 60),
    locality: line('town', 80),
    region: line('region', 40),
    postalCode: '78664',
  };
  const after = await desk.send<SettingsDesk>('PATCH', 'settings/brand', { ...brand, ...named }, version);
  const word = (field: string, most: number) => line(field, most).replaceAll('|', '');
  const texts = {
    holidays: `2026-12-25 ${word('holiday', 60)}`,
    meetings: `${word('meeting', 60)} | 30 | ${word('meeting place', 60)} | ${word('meeting text', 160)}`,
  };
  await desk.send('PATCH', 'settings/hours', { ...hours, ...texts }, after.version);
}
