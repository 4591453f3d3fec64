import { array, define, type Infer, integer, object, string } from 'superstruct';
import { largestUpload } from '../../media/contract';
import {
  type AnyStruct,
  documented,
  endpoint,
  personal,
  secret,
  text,
} from '../../platform/contracts/endpoint';

const megabyte = 1_000_000;

/** Limits on what visitors upload. Numbers of bytes count the larger of the uploaded and the stored file. */
export const fileLimits = {
  bytes: largestUpload,
  /** Files that answer one question. */
  perAnswer: 3,
  /** Questions for files in one form. */
  perForm: 3,
  /** Minutes until a file is deleted that was not sent with a form. */
  minutes: 60,
  /** Uploads of one network in an hour; the networks of an IPv6 connection count as one. */
  networkUploads: 30,
  /** Of one network in a day. */
  networkBytes: 60 * megabyte,
  /** Of all visitors together in a day. */
  dayBytes: 200 * megabyte,
} as const;

/** The `accept` attribute of file inputs. The content decides. */
export const acceptedFiles =
  'image/jpeg,image/png,image/webp,image/avif,image/gif,application/pdf,.jpg,.jpeg,.png,.webp,.avif,.gif,.pdf';

/** A file that a visitor sent with a form, as the team sees it. */
export const AnswerFile = object({
  id: string(),
  name: personal(string()),
  mime: string(),
  bytes: integer(),
});
export type AnswerFile = Infer<typeof AnswerFile>;

/** An upload, and its proof for the form that sends it. The token is empty until the upload is complete. */
export const UploadedFile = object({
  token: secret(text({ max: 64, label: 'The token' })),
  name: text({ max: 120, label: 'The name' }),
  bytes: integer(),
});
export type UploadedFile = Infer<typeof UploadedFile>;

/** The files that answer one question. */
export const uploadedFilesStruct = (isRequired: boolean): AnyStruct<UploadedFile[]> =>
  define<UploadedFile[]>('array', (value) => {
    const [failure, files] = array(UploadedFile).validate(value);
    if (failure) return 'Please choose the files again.';
    if (isRequired && !files.length) return 'Please choose a file.';
    if (files.length > fileLimits.perAnswer) return `Choose at most ${fileLimits.perAnswer} files.`;
    const open = files.find(({ token }) => !token);
    return !open || `“${open.name}” is not uploaded yet. Wait until it is, upload it again, or remove it.`;
  });

const path = '/forms/:slug/fields/:key/files';

export const admitFormFile = endpoint({
  method: 'GET',
  path,
  status: 204,
  summary:
    'Whether a visitor may upload a file now: 404 without such a field, 429 at a limit. The site asks this before it reads a file.',
});

export const uploadFormFile = endpoint({
  method: 'POST',
  path,
  file: { maxBytes: fileLimits.bytes, isPublic: true },
  returns: UploadedFile,
  status: 201,
  summary:
    'Uploads an image or a PDF for a field of a form, by the rules of the media library. The token in the response sends it with that form once, within an hour; then the file is deleted.',
});

export const downloadLeadFile = endpoint({
  method: 'GET',
  path: '/admin/leads/:reference/files/:id',
  contentType: 'application/octet-stream',
  returns: documented(string(), { type: 'string', format: 'binary' }),
  summary:
    'Downloads a file that was sent with a form; 200 times an hour per member. Files are not scanned for viruses.',
});
