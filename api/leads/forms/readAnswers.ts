import { badRequest } from '../../platform/errors/HttpError';
import { oneLine } from '../../platform/http/sanitizeText';
import { fieldErrorsOf } from '../../platform/http/validate';
import type { FormAnswer } from '../enquiries/model';
import { type EnquiryFields, normalizeEnquiry } from '../enquiries/normalizeEnquiry';
import { findUploads } from '../files/claimFiles';
import type { UploadedFile } from '../files/contract';
import type { FormSubmission } from './contract';
import { emptyValues, type FormValues, formValuesStruct, isKnownField } from './fields/contract';
import type { FormRecord } from './model';

/** What the answers say, by the fields of the form, with the uploaded files. 400 with the errors by field key. */
export async function readAnswers(
  { slug, fields }: Pick<FormRecord, 'slug' | 'fields'>,
  submitted: FormSubmission['answers'],
): Promise<{ enquiry: EnquiryFields; answers: FormAnswer[] }> {
  const values = emptyValues(fields);
  for (const { key, value } of submitted) if (Object.hasOwn(values, key)) values[key] = value;
  const fieldErrors = fieldErrorsOf(values, formValuesStruct(fields));
  const [first] = Object.values(fieldErrors);
  if (first) throw badRequest(first, fieldErrors);
  const known = fields.filter(({ type }) => isKnownField(type)).map(({ key }) => [key, values[key]]);
  const filesOf = await readFiles({ slug, fields }, values);
  const answers = fields.flatMap(({ key, label, type }): FormAnswer[] => {
    const value = values[key];
    if (isKnownField(type) || value === undefined || value === '') return [];
    const answer = { key, label, type: type as FormAnswer['type'] };
    if (Array.isArray(value)) {
      const files = filesOf.get(key) ?? [];
      return files.length ? [{ ...answer, text: files.map(({ name }) => name).join(', '), files }] : [];
    }
    if (typeof value === 'boolean') return [{ ...answer, isChecked: value }];
    return [{ ...answer, text: type === 'longText' ? value.trim() : oneLine(value).trim() }];
  });
  return { enquiry: normalizeEnquiry({ ...noFields, ...Object.fromEntries(known) }), answers };
}

/** The uploads by field. 400 where one is expired, of another field, or named twice. */
async function readFiles({ slug, fields }: Pick<FormRecord, 'slug' | 'fields'>, values: FormValues) {
  const fileKeys = fields.filter(({ type }) => type === 'file').map(({ key }) => key);
  const tokensOf = (key: string) => (values[key] as UploadedFile[]).map(({ token }) => token);
  const uploads = await findUploads(slug, fileKeys.flatMap(tokensOf));
  const read = fileKeys.map((key) => {
    const tokens = tokensOf(key);
    const files = tokens.map((token) => uploads.get(token)).filter((file) => file?.field === key);
    if (files.length < tokens.length || new Set(tokens).size < tokens.length)
      throw badRequest(CHOOSE_AGAIN, { [key]: CHOOSE_AGAIN });
    const shown = files.flatMap((file) => file ?? []);
    return [key, shown.map(({ _id, name, mime, bytes }) => ({ id: _id, name, mime, bytes }))] as const;
  });
  return new Map(read);
}

/** An upload that is expired or was sent already. */
export const CHOOSE_AGAIN = 'This upload has expired. Please choose the file again.';

const noFields: EnquiryFields = {
  name: '',
  email: '',
  company: '',
  phone: '',
  service: '',
  challenge: '',
  message: '',
};
