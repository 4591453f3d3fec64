import { QueryState } from '@site/shell/kit/query';
import { type ReactNode, useEffect, useState } from 'react';
import { PostsUnavailable } from './PostsUnavailable';
import { useGetRegisterQuery } from './postsApi';
import { type Asked, registerCall } from './register';

/** Asks for a part of the register that did not come with the page, once typing rests. The page shows it once it is there. */
export default function AskedRegister({ asked, loading }: { asked: Asked; loading: ReactNode }) {
  const register = useGetRegisterQuery(registerCall(useRested(asked)));
  return (
    <QueryState
      of={{ ...register, data: register.currentData }}
      loading={loading}
      failed={(_, retry) => <PostsUnavailable onRetry={retry} busy={register.isFetching} />}
    >
      {() => null}
    </QueryState>
  );
}

/** The first at once, another when nothing changed for a moment. */
function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

const PAUSE_MS = 200;
