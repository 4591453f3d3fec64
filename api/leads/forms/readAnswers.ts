import { badRequest } from '../../platform/errors/HttpError';
import { oneLine } from '../../platform/http/sanitizeText';
import { fieldErrorsOf } from '../../platform/http/validate';
import type { FormAnswer } from '../enquiries/model';
import { type EnquiryFields, normalizeEnquiry } from '../enquiries/normalizeEnquiry';
import type { FormSubmission } from './contract';
import { emptyValues, type FormField, formValuesStruct, isKnownField } from './fields/contract';

/** What the answers say, by the fields of the form. 400 with the errors by field key. */
export function readAnswers(
  fields: readonly FormField[],
  submitted: FormSubmission['answers'],
): { enquiry: EnquiryFields; answers: FormAnswer[] } {
  const values = emptyValues(fields);
  for (const { key, value } of submitted) if (Object.hasOwn(values, key)) values[key] = value;
  const fieldErrors = fieldErrorsOf(values, formValuesStruct(fields));
  const [first] = Object.values(fieldErrors);
  if (first) throw badRequest(first, fieldErrors);
  const known = fields.filter(({ type }) => isKnownField(type)).map(({ key }) => [key, values[key]]);
  const answers = fields.flatMap(({ key, label, type }): FormAnswer[] => {
    const value = values[key];
    if (isKnownField(type) || value === undefined || value === '') return [];
    const asked = { key, label, type: type as FormAnswer['type'] };
    if (typeof value === 'boolean') return [{ ...asked, isChecked: value }];
    return [{ ...asked, text: type === 'longText' ? value.trim() : oneLine(value).trim() }];
  });
  return { enquiry: normalizeEnquiry({ ...noFields, ...Object.fromEntries(known) }), answers };
}

const noFields: EnquiryFields = {
  name: '',
  email: '',
  company: '',
  phone: '',
  service: '',
  challenge: '',
  message: '',
};
