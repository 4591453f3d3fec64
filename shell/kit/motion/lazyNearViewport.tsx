import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { watchPlace } from './watchPlace';

/**
 * A heavy section whose HTML the server writes at once and whose code the browser fetches when the section comes
 * near the viewport, is touched or gets the focus. After a navigation in the browser, where there is no server HTML
 * to show meanwhile, it loads at once.
 *
 * Until it is hydrated its parents must not hand it changing props: React would throw the server's HTML away
 * ("this boundary received an update before it finished hydrating"). Give it none, or constants.
 * Call it once, at module level. The module's component is its default export or its only exported function.
 */
export function lazyNearViewport<M extends object>(load: () => Promise<M>): ComponentType<PropsOf<M>> {
  let open = () => {};
  let isOpen = false;
  const near = new Promise<object>((resolve) => {
    open = () => {
      if (!isOpen) resolve(load().catch(() => loadAgain(load)));
      isOpen = true;
    };
  });
  const Section = lazy(async () => {
    return { default: componentOf(await (typeof window === 'undefined' ? load() : near)) };
  }) as ComponentType<object>;

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each section, at module level
  function NearSection(props: PropsOf<M>) {
    const place = useRef<HTMLDivElement>(null);
    const watch = useRef<ReturnType<typeof watchPlace>>(undefined);
    const isReady = useRef(false);
    useEffect(() => {
      // What is shown again works by now: effects inside it came first, and nothing is to be held back for it.
      if (place.current && !isReady.current) watch.current = watchPlace(place.current, open);
      return () => watch.current?.stop();
    }, []);
    const handleReady = () => {
      isReady.current = true;
      watch.current?.ready();
    };
    return (
      <div ref={place}>
        <Suspense fallback={<OpenAtOnce open={open} />}>
          <Section {...(props as object)} />
          <WhenReady tell={handleReady} />
        </Suspense>
      </div>
    );
  }
  // A parent that renders again must not reach the boundary: see above.
  return memo(NearSection) as unknown as ComponentType<PropsOf<M>>;
}

type PropsOf<M> = M extends { default: ComponentType<infer P> }
  ? P
  : { [Name in keyof M]: M[Name] extends (props: infer P) => ReactNode ? Given<P> : never }[keyof M];
type Given<P> = unknown extends P ? object : P;

/** React shows a fallback only where there is no server HTML to keep: then waiting would show a hole. */
function OpenAtOnce({ open }: { open: () => void }) {
  useEffect(open, [open]);
  return <div style={{ minHeight: '60vh' }} />;
}

/** Its effect runs once the section around it works. */
function WhenReady({ tell }: { tell: () => void }) {
  const first = useRef(tell);
  useEffect(() => first.current(), []);
  return null;
}

/** A connection that dropped for a moment must not cost the section. */
async function loadAgain<M>(load: () => Promise<M>): Promise<M> {
  await new Promise((resolve) => setTimeout(resolve, 1500));
  return load();
}

function componentOf(module: object): ComponentType<object> {
  const component = 'default' in module ? module.default : Object.values(module).find(isFunction);
  if (!component) throw new Error('A section loaded lazily exports no component');
  return component as ComponentType<object>;
}

const isFunction = (value: unknown) => typeof value === 'function';
