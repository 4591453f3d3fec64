import { paths } from '@site/shell/paths';
import { FoundryPage } from './FoundryPage';
import { LoadingRegister } from './LoadingRegister';

/** The place of a note while it is on its way. */
export function LoadingPost({ slug }: { slug: string }) {
  return (
    <FoundryPage description="A note from the desk." path={paths.post(slug)} noindex>
      <LoadingRegister />
    </FoundryPage>
  );
}
