import type { AnyKind } from './ContentKind';
import { Content, type ContentRecord } from './model';

/** The document of a kind with an id, in the trash or not; null if there is none. */
export function findDocument({ name }: Pick<AnyKind, 'name'>, id: string): Promise<ContentRecord | null> {
  return Content.findOne({ _id: id, kind: name }).lean<ContentRecord>().exec();
}
