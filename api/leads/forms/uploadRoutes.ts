import type { Request, Response } from 'express';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { anyone } from '../../identity/access/can';
import { clientAddress, sourceOf } from '../../platform/client/clientAddress';
import { notFound } from '../../platform/errors/HttpError';
import type { Upload } from '../../platform/http/upload';
import { admitFormFile, type UploadedFile, uploadFormFile } from '../files/contract';
import { type PreparedFile, prepareFile, storeUpload } from '../files/storeUpload';
import { assertMayUpload, countBytes, countUpload, refundBytes } from '../files/uploadLimits';
import { findOpenForm } from './findOpenForm';

/** Seconds to check a file, including the wait for others. */
const deadline = 15;

/** Uploads of visitors for the file fields of a form, before they send it. */
export function formUploadRoutes(api: Api): void {
  const networkOfRequest = (req: Request) => sourceOf(clientAddress(req, api.env.internalKey));

  addRoute(api, admitFormFile, anyone, async ({ params, req, res }): Promise<undefined> => {
    res.set('Cache-Control', 'no-store');
    await assertFileField(params.slug, params.key);
    await assertMayUpload(api.rateLimit, networkOfRequest(req));
  });

  addRoute(
    api,
    uploadFormFile,
    anyone,
    async ({ params, file, req, res }) => {
      await assertFileField(params.slug, params.key);
      const network = networkOfRequest(req);
      await countUpload(api.rateLimit, network);
      return receiveFile(api, file, { form: params.slug, field: params.key, network, res });
    },
    { deadline, isOriginRequired: true },
  );
}

interface Destination {
  form: string;
  field: string;
  network: string;
  res: Response;
}

async function receiveFile(
  { rateLimit }: Api,
  upload: Upload,
  { form, field, network, res }: Destination,
): Promise<UploadedFile> {
  let counted = 0;
  const count = async (bytes: number) => {
    await countBytes(rateLimit, network, bytes);
    counted += bytes;
  };
  try {
    await count(upload.bytes.length);
    const file: PreparedFile = await prepareFile(upload, { member: VISITORS, isGone: () => res.closed });
    // A small image may be larger once it is encoded again.
    if (file.bytes.length > counted) await count(file.bytes.length - counted);
    const token = await storeUpload(file, { form, field });
    return { token, name: file.name, bytes: file.bytes.length };
  } catch (error) {
    if (counted) await refundBytes(rateLimit, network, counted);
    throw error;
  }
}

/** In the queue of images, all visitors together take turns with each member. */
const VISITORS = '';

async function assertFileField(slug: string, key: string): Promise<void> {
  const { fields } = await findOpenForm(slug);
  if (!fields.some((field) => field.key === key && field.type === 'file'))
    throw notFound('This form does not accept files here.');
}
