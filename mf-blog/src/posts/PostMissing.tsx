import { GoLink, Seo, Wrap } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { FoundryHead } from './FoundryHead';
import { PostsUnavailable } from './PostsUnavailable';

/** The frame of a note that is not there (any more) or that could not be fetched. */
export function PostMissing({ slug, isGone, onRetry, busy }: PostMissingProps) {
  return (
    <>
      <Seo
        title="The Foundry"
        description="Notes from the desk: short, practical articles for small and mid-sized businesses."
        path={paths.post(slug)}
        noindex
      />
      <FoundryHead />
      {isGone ? (
        <Wrap>
          <p className="lead">There is no note at this address any more.</p>
          <GoLink to={paths.blog}>All notes</GoLink>
        </Wrap>
      ) : (
        <PostsUnavailable onRetry={onRetry} busy={busy} />
      )}
    </>
  );
}

interface PostMissingProps {
  slug: string;
  isGone: boolean;
  onRetry: () => void;
  busy?: boolean;
}
