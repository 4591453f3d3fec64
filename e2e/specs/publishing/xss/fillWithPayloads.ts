import type { Media } from '@site/api/media/contract';
import type { AdminSettings } from '@site/api/settings/contract';
import type { ContentClient, Document, Kind } from '../../../fixtures/content/ContentClient';
import { buildLanding, buildLocation, buildPolicy, buildPost } from '../../../fixtures/content/contentDrafts';
import { newPhoto } from '../../../fixtures/content/newPhoto';
import { PayloadFiller } from './payloads';

/** The created content. */
export interface Written {
  /** Public addresses of the documents, previews of their working copies, and their editors. */
  pages: string[];
  previews: string[];
  editors: string[];
  /** The number of payloads in each field. */
  had: Record<string, number>;
}

/**
 * Creates the given number of documents of each kind, people, testimonials, images and settings, with payloads in all
 * texts.
 */
export async function fillWithPayloads(contentClient: ContentClient, count: number): Promise<Written> {
  const filler = new PayloadFiller();
  const take = filler.take.bind(filler);
  // Unique, since a worker that starts anew fills the site again.
  const run = Date.now().toString(36);
  const slugOf = (n: number) => `hostile-${run}-${n}`;
  const written: Written = { pages: [], previews: [], editors: [], had: {} };
  const put = async (kind: Kind, draft: object) => {
    const document: Document = await contentClient.publish(kind, await contentClient.create(kind, draft));
    written.pages.push(document.path ?? '');
    written.editors.push(`/admin/${kind}/${document.id}`);
    if (written.previews.length < 4) written.previews.push(await contentClient.preview(kind, document));
  };
  const media = await addImage(contentClient, filler);
  written.editors.push(`/admin/media/${media.id}`);
  for (let n = 0; n < count; n++) {
    await put('blog', { ...buildPost(take, slugOf(n)), image: media.address });
    await put('landing-pages', buildLanding(take, slugOf(n)));
    await put('locations', buildLocation(take, slugOf(n)));
    await put('policies', buildPolicy(take, slugOf(n)));
  }
  for (let n = 0; n < Math.min(count + 3, 40); n++) {
    const photo = { photo: media.address, photoAlt: take('team photo', 160) };
    const { id } = await contentClient.send('POST', 'team', {
      name: take('team name', 80, 2),
      position: take('team position', 80, 2),
      bio: take('team bio', 600),
      ...photo,
      links: ['https://example.com/'],
      certifications: take('team certifications', 160),
      personalLine: take('team personal line', 120),
      isAtBookings: true,
      isVisible: true,
    });
    const quote = await contentClient.send('POST', 'testimonials', {
      quote: take('quote', 300, 10),
      name: take('quote name', 60, 1),
      position: take('quote position', 80),
      consentOn: '2026-11-01',
      consentProof: take('quote proof', 500, 1),
      isShown: true,
    });
    const seal = await contentClient.send('POST', 'credentials', {
      kind: 'seal',
      name: take('credential name', 100, 2),
      issuer: take('credential issuer', 100, 2),
      number: take('credential number', 60, 1),
      validUntil: '',
      link: 'https://example.com/',
      image: media.address,
      imageAlt: take('credential image', 160, 1),
      isShown: true,
    });
    const records = [`/admin/team/${id}`, `/admin/testimonials/${quote.id}`, `/admin/credentials/${seal.id}`];
    if (n === 0) written.editors.push(...records);
  }
  await fillSettings(contentClient, filler);
  written.had = filler.had;
  return written;
}

async function addImage(contentClient: ContentClient, filler: PayloadFiller): Promise<Media> {
  const file = await newPhoto('"><img src=x onerror=alert(1)>.jpg');
  const { id, version } = await contentClient.upload(file);
  const draft = { name: filler.take('media name', 120, 1), alt: filler.take('media alt', 300, 1) };
  return contentClient.send('PATCH', `media/${id}`, { ...draft, focus: { x: 0.5, y: 0.5 } }, version);
}

async function fillSettings(contentClient: ContentClient, filler: PayloadFiller): Promise<void> {
  const { brand, hours, version } = await contentClient.send<AdminSettings>('GET', 'settings');
  const line = (field: string, most: number) =>
    filler.take(field, most, 2).replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ');
  const named = {
    name: line('firm', 60),
    locality: line('town', 80),
    region: line('region', 40),
    postalCode: '78664',
  };
  const after = await contentClient.send<AdminSettings>(
    'PATCH',
    'settings/brand',
    { ...brand, ...named },
    version,
  );
  const word = (field: string, most: number) => line(field, most).replaceAll('|', '');
  const texts = {
    holidays: `2026-12-25 ${word('holiday', 60)}`,
  };
  await contentClient.send('PATCH', 'settings/hours', { ...hours, ...texts }, after.version);
}
