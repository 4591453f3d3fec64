import { emptyNewsletter } from '@site/api/audience/newsletters/contract';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EditorScreen } from '../../workbench/editor/EditorScreen';
import { newsletterDefinition } from './newsletterDefinition';

/** The editor of a newsletter. A new one may begin with a post: `?post=ID`. */
export default function NewsletterEditor({ id }: { id: string }) {
  const [search] = useSearchParams();
  const post = search.get('post');
  const definition = useMemo(() => {
    if (!post) return newsletterDefinition;
    const blocks = [{ kind: 'posts' as const, posts: [post] }];
    return { ...newsletterDefinition, initial: { ...emptyNewsletter, blocks } };
  }, [post]);
  return <EditorScreen definition={definition} id={id} />;
}
