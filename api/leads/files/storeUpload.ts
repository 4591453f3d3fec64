import { randomBytes } from 'node:crypto';
import { pdfType } from '../../media/contract';
import { isPdf } from '../../media/isPdf';
import { countPages } from '../../media/pdf/pdfThreads';
import type { RenderRequest } from '../../media/renderImages';
import { cutName, longestName, type Upload } from '../../platform/http/upload';
import { tokenHashOf } from './claimFiles';
import { AnswerFileContent, AnswerFileModel } from './model';

/** An upload as it is stored: a checked PDF as it is, an image encoded again. */
export interface PreparedFile {
  name: string;
  mime: string;
  bytes: Buffer;
}

/** Checks an upload as the media library does. Throws 422 for a file that it would refuse. */
export async function prepareFile({ name, bytes }: Upload, waiting: RenderRequest): Promise<PreparedFile> {
  if (isPdf(bytes)) {
    await countPages(bytes);
    return { name: withEnding(name, 'pdf'), mime: pdfType, bytes };
  }
  // Loaded with the first upload: the image library takes a tenth of the API's start and 29 MB.
  const { encodeAgain } = await import('../../media/renderImages');
  const image = await encodeAgain(bytes, waiting);
  return { name: withEnding(name, image.ending), mime: image.mime, bytes: image.bytes };
}

/** Stores a file until a form sends it. Returns the token that proves the upload, which is not stored itself. */
export async function storeUpload(file: PreparedFile, at: { form: string; field: string }): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const { name, mime, bytes } = file;
  const record = { ...at, name, mime, bytes: bytes.length, tokenHash: tokenHashOf(token) };
  // The record comes first: a content without one would never be deleted.
  const [created] = await AnswerFileModel.create([record]);
  await AnswerFileContent.create([{ _id: created?._id, content: bytes }]);
  return token;
}

/** The name with the ending of its content, so that no name promises another kind of file. */
function withEnding(name: string, ending: string): string {
  const isRight = ending === 'jpg' ? /\.jpe?g$/i.test(name) : name.toLowerCase().endsWith(`.${ending}`);
  if (isRight) return name;
  const stem = name.replace(/\.[a-z0-9]{1,5}$/i, '') || 'file';
  return `${cutName(stem, longestName - ending.length - 1)}.${ending}`;
}
