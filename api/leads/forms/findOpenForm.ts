import { notFound } from '../../platform/errors/HttpError';
import { FormModel, type FormRecord } from './model';

/** A form that visitors can send. */
export async function findOpenForm(slug: string): Promise<FormRecord> {
  const form = await FormModel.findOne({ slug, isOpen: true }).lean<FormRecord>();
  if (!form) throw notFound('This form is not available.');
  return form;
}
