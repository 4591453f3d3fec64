import { duplicateKeyField } from '../db/duplicateKeyField';
import { HttpError } from '../errors/HttpError';

/** Awaits a write. 409 at the field `name` where it violates the unique index that begins with this field. */
export async function withUniqueName<T>(write: Promise<T>, indexField: string, message: string): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (duplicateKeyField(error) !== indexField) throw error;
    throw new HttpError(409, 'name_taken', message, { fieldErrors: { name: message } });
  }
}
