import { ArrowLink, Container } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { BlogLayout } from '../../layout/BlogLayout';
import { PostsUnavailable } from '../../layout/PostsUnavailable';

/** Shown in place of a post that does not exist (any more) or could not be loaded. */
export function PostLoadError({ slug, isGone, onRetry, busy }: PostLoadErrorProps) {
  return (
    <BlogLayout
      description="Short, practical articles on IT and cybersecurity for small and mid-sized companies."
      path={paths.post(slug)}
      noindex
    >
      {isGone ? (
        <Container>
          <p className="lead">This article is no longer available.</p>
          <ArrowLink to={paths.blog}>All articles</ArrowLink>
        </Container>
      ) : (
        <PostsUnavailable onRetry={onRetry} busy={busy} />
      )}
    </BlogLayout>
  );
}

interface PostLoadErrorProps {
  slug: string;
  isGone: boolean;
  onRetry: () => void;
  busy?: boolean;
}
