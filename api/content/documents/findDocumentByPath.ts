import { Redirect } from '../redirects/model';
import { Content, type ContentRecord } from './model';

type DocumentReference = Pick<ContentRecord, 'kind' | 'label'> & { id: string };

/** What the team has written for a path, whether it is public there still or has moved on since; null for any other. */
export async function findDocumentByPath(path: string | undefined): Promise<DocumentReference | null> {
  if (path === undefined) return null;
  return (await findByPublicPath(path)) ?? (await findByFormerPath(path));
}

async function findByFormerPath(path: string): Promise<DocumentReference | null> {
  const rule = await Redirect.findOne({ from: path, source: 'slug' }).select('to').lean<{ to: string }>();
  return rule && findByPublicPath(rule.to);
}

async function findByPublicPath(publicPath: string): Promise<DocumentReference | null> {
  // Where one was deleted, another may have come to its address.
  const found = await Content.findOne({ publicPath })
    .sort({ isPublic: -1, updatedAt: -1 })
    .select('kind label')
    .lean<Pick<ContentRecord, '_id' | 'kind' | 'label'>>();
  return found && { kind: found.kind, id: found._id, label: found.label };
}
