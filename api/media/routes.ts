import type { Request, Response } from 'express';
import type { Api } from '../identity/access/Api';
import { addExportRoute } from '../identity/access/addExportRoute';
import { addRoute } from '../identity/access/addRoute';
import { authorize } from '../identity/access/authorize';
import { anyone } from '../identity/access/can';
import type { UserRecord } from '../identity/users/model';
import { sendCompressed } from '../platform/cache/compress';
import { badRequest, conflict, notFound } from '../platform/errors/HttpError';
import { deleteAtVersion, editAtVersion } from '../platform/records/atVersion';
import {
  createMedia,
  deleteMedia,
  editMedia,
  exportMedia,
  getMedia,
  listMedia,
  type MediaUse,
  replaceMedia,
} from './contract';
import { mediaView } from './mediaView';
import { Media, type MediaRecord } from './model';
import { mayEditMedia, mayListMedia } from './policy';
import { queryMedia, searchWords, sendMediaExport } from './queryMedia';
import { readCover } from './readCover';
import { saveImage, sha256Of } from './saveImage';
import { serveCurrentImage, serveImage } from './serveImage';

/** Seconds for rendering, including the wait in the queue. */
const deadline = 15;

/** Finds the uses of an image in all domains. */
type FindUses = (id: string) => Promise<MediaUse[]>;

/** Routes of the media library and the generated covers. */
export function mediaRoutes(api: Api, findUses: FindUses): void {
  addRoute(api, listMedia, mayListMedia, ({ query }) => queryMedia(query));
  addExportRoute(api, exportMedia, mayListMedia, sendMediaExport);
  uploadRoutes(api);
  oneMediaRoutes(api, findUses);
  const { router } = api;
  router.get('/media/covers/:name', Object.assign(serveCover, { policy: anyone }));
  router.get('/media/:id', Object.assign(serveCurrentImage, { policy: anyone }));
  router.get('/media/:id/:revision/:form', Object.assign(serveImage, { policy: anyone }));
}

function uploadRoutes(api: Api): void {
  addRoute(
    api,
    createMedia,
    mayEditMedia,
    async ({ file, res, user, audit }) => {
      const known = await Media.findOne({ sha256: sha256Of(file) }).lean<MediaRecord>();
      if (known) {
        audit(known._id);
        return { ...mediaView(known), isKnown: true };
      }
      const saved = await saveImage(file, waiting(user, res));
      const draft = { name: file.name, alt: '' };
      const [media] = await Media.create([{ ...saved, ...draft, revision: 1, words: searchWords(draft) }]);
      const record = media?.toObject() as MediaRecord;
      audit(record._id, undefined, shown(record));
      return { ...mediaView(record), isKnown: false };
    },
    { deadline, action: 'upload an image' },
  );

  addRoute(
    api,
    replaceMedia,
    mayEditMedia,
    async ({ params, version, file, res, user, audit }) => {
      const before = await Media.findById(params.id).lean<MediaRecord>();
      authorize(mayEditMedia, user, before);
      const twin = await Media.findOne({ sha256: sha256Of(file) }).lean<MediaRecord>();
      if (twin) throw conflict(`This image is already in the library as ${twin.name}.`);
      const saved = await saveImage(file, waiting(user, res));
      const { set, sha256, mime, bytes, width, height, files, revision } = before;
      const old = { set, sha256, mime, bytes, width, height, files, revision };
      const replaced = { ...old, replacedAt: new Date() };
      const after = await editAtVersion(Media, { _id: params.id }, version, {
        $set: { ...saved, revision: revision + 1 },
        $push: { replaced },
      });
      audit(params.id, shown(before), shown(after));
      return mediaView(after);
    },
    { deadline, action: 'replace an image' },
  );
}

const waiting = ({ _id: member }: UserRecord, res: Response) => ({ member, isGone: () => res.closed });

function oneMediaRoutes(api: Api, findUses: FindUses): void {
  addRoute(api, getMedia, mayListMedia, async ({ params, user }) => {
    const media = await Media.findById(params.id).lean<MediaRecord>();
    authorize(mayListMedia, user, media);
    return { ...mediaView(media), uses: await findUses(params.id) };
  });

  addRoute(api, editMedia, mayEditMedia, async ({ params, body, version, user, audit }) => {
    const before = await Media.findById(params.id).lean<MediaRecord>();
    authorize(mayEditMedia, user, before);
    const { focus } = body;
    const [name, alt] = [body.name.trim(), body.alt.trim()];
    const uses = await findUses(params.id);
    if (before.alt && !alt && uses.length) throw badRequest(NEEDS_ALT, { alt: NEEDS_ALT });
    const change = { $set: { name, alt, focus, isDescribed: alt !== '', words: searchWords({ name, alt }) } };
    const after = await editAtVersion(Media, { _id: params.id }, version, change);
    audit(params.id, shown(before), shown(after));
    return { ...mediaView(after), uses };
  });

  addRoute(api, deleteMedia, mayEditMedia, async ({ params, version, audit }): Promise<undefined> => {
    const uses = await findUses(params.id);
    if (uses.length) throw conflict(`The image is in use: ${wordsOf(uses)}.`);
    audit(params.id, shown(await deleteAtVersion(Media, { _id: params.id }, version)));
  });
}

const NEEDS_ALT = 'The image is in use, so it needs alt text.';

/** The names of the first three uses and the number of others. */
function wordsOf(uses: MediaUse[]): string {
  const named = uses.slice(0, 3).map(({ kind, title }) => `${kind} “${title}”`);
  return [...named, ...(uses.length > 3 ? [`and ${uses.length - 3} more`] : [])].join(', ');
}

/** The fields that the audit log records. */
function shown({ name, alt, focus, mime, bytes, width, height, revision }: MediaRecord) {
  return { name, alt, focus, mime, bytes, width, height, revision };
}

async function serveCover(req: Request, res: Response): Promise<void> {
  const svg = await readCover(String(req.params.name));
  if (!svg) throw notFound();
  // Changes only with a new build, so an old cover for some days does no harm.
  res.set('Cache-Control', 'public, max-age=86400, stale-while-revalidate=604800');
  // Allows only inline styles, also when the SVG is opened directly.
  res.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
  sendCompressed(req, res, 'image/svg+xml', svg);
}
