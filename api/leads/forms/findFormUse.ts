import mongoose from 'mongoose';
import { Content, type ContentRecord } from '../../content/documents/model';

/** The name of a landing page that shows a form, in its draft or to visitors; trash counts too, since it can be restored. */
export async function findFormUse(slug: string): Promise<string | undefined> {
  const inBlocks = ['draft', 'published', 'scheduled'].flatMap((state) => [
    { [`${state}.blocks`]: mongoose.trusted({ $elemMatch: { form: slug } }) },
    { [`${state}.variants.blocks`]: mongoose.trusted({ $elemMatch: { form: slug } }) },
  ]);
  const found = await Content.findOne({ kind: 'landing page', $or: inBlocks }, { label: 1 }).lean<
    Pick<ContentRecord, 'label'>
  >();
  return found ? found.label || 'Untitled' : undefined;
}
