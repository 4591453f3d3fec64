import { Redirect } from '../redirects/model';
import { Content, type ContentRecord } from './model';

type DocumentReference = Pick<ContentRecord, 'kind' | 'label'> & { id: string };

/** The document whose page is or was at a path, also where its slug has changed since; null if there is none. */
export async function findDocumentByPath(path: string | undefined): Promise<DocumentReference | null> {
  if (path === undefined) return null;
  return (await findByPublicPath(path)) ?? (await findByFormerPath(path));
}

async function findByFormerPath(path: string): Promise<DocumentReference | null> {
  const rule = await Redirect.findOne({ from: path, source: 'slug' }).select('to').lean<{ to: string }>();
  return rule && findByPublicPath(rule.to);
}

async function findByPublicPath(publicPath: string): Promise<DocumentReference | null> {
  // Another document may use the path of a deleted one.
  const found = await Content.findOne({ publicPath })
    .sort({ isPublic: -1, updatedAt: -1 })
    .select('kind label')
    .lean<Pick<ContentRecord, '_id' | 'kind' | 'label'>>();
  return found && { kind: found.kind, id: found._id, label: found.label };
}
