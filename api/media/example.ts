import type { Media, MediaPage, MediaRecord, MediaUpload } from './contract';

export function exampleMedia(part: Partial<Media> = {}): Media {
  const id = part.id ?? '65f0c0ffee00112233445577';
  return {
    id,
    kind: 'image',
    name: 'server-room.jpg',
    folderId: null,
    alt: 'A technician at a rack.',
    mime: 'image/jpeg',
    bytes: 1_840_000,
    pages: 0,
    width: 3000,
    height: 2000,
    focus: { x: 0.5, y: 0.5 },
    address: `/api/media/${id}`,
    revision: 1,
    widths: [320, 640, 1024, 1600],
    createdAt: '2026-11-12T15:00:00.000Z',
    updatedAt: '2026-11-12T15:00:00.000Z',
    version: 1,
    ...part,
  };
}

export function examplePdf(part: Partial<Media> = {}): Media {
  const file = { mime: 'application/pdf', bytes: 1_240_000, pages: 12, width: 0, height: 0 } as const;
  const id = '65f0c0ffee00112233445599';
  return exampleMedia({
    id,
    kind: 'pdf',
    name: 'Security checklist.pdf',
    alt: '',
    widths: [],
    ...file,
    ...part,
  });
}

export function exampleMediaRecord(part: Partial<MediaRecord> = {}): MediaRecord {
  return { ...exampleMedia(), uses: [], ...part };
}

export function exampleMediaUpload(part: Partial<MediaUpload> = {}): MediaUpload {
  return { ...exampleMedia(), isKnown: false, ...part };
}

export function exampleMediaPage(items: Media[] = [exampleMedia()]): MediaPage {
  return { items, nextCursor: null, total: items.length, isMore: false };
}
