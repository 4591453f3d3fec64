import { mayWriteNewsletters } from '@site/api/audience/newsletters/policy';
import type { ContentDocument } from '@site/api/content/documents/contract';
import type { PostDraft } from '@site/api/content/posts/contract';
import { Link } from 'react-router-dom';
import { usePermissions } from '../../session/usePermissions';

/** A published post is emailed as part of a newsletter. */
export function NewsletterPanel({ document: { id, path } }: { document: ContentDocument<PostDraft> }) {
  const mayWrite = usePermissions()(mayWriteNewsletters);
  if (!id || !path)
    return <p className="mu">Publish the post to email it to subscribers. Nothing is sent automatically.</p>;
  return (
    <p className="mu">
      {mayWrite ? (
        <Link className="lk" to={`/admin/newsletters/new?post=${id}`}>
          New newsletter with this post
        </Link>
      ) : (
        'Editors can send it to subscribers in a newsletter.'
      )}
    </p>
  );
}
