import type { Register } from '@site/api/contract/posts';
import { useAnswered, Wrap } from '@site/shell/kit';
import type { LoaderContext } from '@site/shell/remote';
import { lazy, Suspense, useState } from 'react';
import { FoundryPage } from './FoundryPage';
import { LoadingRegister } from './LoadingRegister';
import { RegisterView } from './RegisterView';
import { type Asked, addressOf, askedOf, registerCall } from './register';
import { SubscribeBand } from './SubscribeBand';
import { useAsked } from './useAsked';

const AskedRegister = lazy(() => import('./AskedRegister'));

/** Every published note: the newest one large, the others as a register that can be searched and leafed through. */
export function BlogPage() {
  const [asked, ask] = useAsked();
  const { register, isNow } = useRegister(asked);
  const { q, tag } = asked;
  const page = register?.page ?? asked.page;
  const loading = <LoadingRegister />;
  const asking = isNow ? undefined : (
    <Suspense fallback={register ? null : loading}>
      <AskedRegister asked={asked} loading={register ? null : loading} />
    </Suspense>
  );
  return (
    <FoundryPage
      searchTitle={page > 1 ? `The Foundry, page ${page}` : undefined}
      description="Notes from the desk: short, practical articles on security, support and planning for small and mid-sized businesses."
      path={addressOf({ page: q || tag ? 1 : page })}
      noindex={Boolean(q || tag)}
    >
      {register?.total === 0 && (
        <Wrap>
          <p className="lead">The first note is on the anvil. Come back soon.</p>
        </Wrap>
      )}
      {register && register.total > 0 ? (
        <RegisterView register={register} asked={asked} onAsk={ask} asking={asking} />
      ) : (
        asking
      )}
      <SubscribeBand place="blog" />
    </FoundryPage>
  );
}

export { BlogPage as Component };

export async function loader({ url, fetch }: LoaderContext): Promise<void> {
  const { postsApi } = await import('./postsApi');
  await fetch(postsApi.endpoints.getRegister.initiate(registerCall(askedOf(url.search))));
}

/** The part that was asked for; until it is here the part before, which stays when answers are let go. */
function useRegister(asked: Asked): { register?: Register; isNow: boolean } {
  const call = registerCall(asked);
  const answered = useAnswered<Register>('getRegister', call);
  const key = JSON.stringify(call);
  const [shown, show] = useState(answered && { key, register: answered });
  if (answered && answered !== shown?.register) show({ key, register: answered });
  return { register: answered ?? shown?.register, isNow: Boolean(answered) || shown?.key === key };
}
