import { GoLink, Wrap } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { FoundryPage } from './FoundryPage';
import { PostsUnavailable } from './PostsUnavailable';

/** The frame of a note that is not there (any more) or that could not be fetched. */
export function PostMissing({ slug, isGone, onRetry, busy }: PostMissingProps) {
  return (
    <FoundryPage
      description="Notes from the desk: short, practical articles for small and mid-sized businesses."
      path={paths.post(slug)}
      noindex
    >
      {isGone ? (
        <Wrap>
          <p className="lead">There is no note at this address any more.</p>
          <GoLink to={paths.blog}>All notes</GoLink>
        </Wrap>
      ) : (
        <PostsUnavailable onRetry={onRetry} busy={busy} />
      )}
    </FoundryPage>
  );
}

interface PostMissingProps {
  slug: string;
  isGone: boolean;
  onRetry: () => void;
  busy?: boolean;
}
