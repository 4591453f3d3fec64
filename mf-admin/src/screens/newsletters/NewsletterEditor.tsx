import { emptyNewsletter } from '@site/api/audience/newsletters/contract';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGetPostTopicsQuery } from '../../posts/postTagsApi';
import { EditorScreen } from '../../workbench/editor/EditorScreen';
import { newsletterDefinition } from './newsletterDefinition';

/** The editor of a newsletter. A new one may begin with a post and the topics tied to its tags: `?post=ID`. */
export default function NewsletterEditor({ id }: { id: string }) {
  const [search] = useSearchParams();
  const post = search.get('post');
  const { data, isLoading } = useGetPostTopicsQuery({ post: post ?? '' }, { skip: !post });
  const topics = data?.topics;
  const definition = useMemo(() => {
    if (!post) return newsletterDefinition;
    const blocks = [{ kind: 'posts' as const, posts: [post] }];
    return { ...newsletterDefinition, initial: { ...emptyNewsletter, blocks, topics: topics ?? [] } };
  }, [post, topics]);
  // The editor takes its initial values once.
  if (isLoading) return null;
  return <EditorScreen definition={definition} id={id} />;
}
