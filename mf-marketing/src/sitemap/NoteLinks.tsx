import { GoLink } from '@site/shell/kit';
import { QueryState } from '@site/shell/kit/query';
import { paths } from '@site/shell/paths';
import { useListPostsQuery } from '../parts/postsApi';
import { LinkColumns } from './LinkColumns';

/** The published notes, asked for by the browser; until they are here, or if they do not come, the way to them. */
export function NoteLinks() {
  const posts = useListPostsQuery();
  const theRegister = <GoLink to={paths.blog}>Open the register</GoLink>;
  return (
    <QueryState of={posts} loading={theRegister} failed={theRegister} empty={theRegister}>
      {(list) => (
        <LinkColumns links={list.map(({ slug, title }) => ({ to: paths.post(slug), label: title }))} />
      )}
    </QueryState>
  );
}
