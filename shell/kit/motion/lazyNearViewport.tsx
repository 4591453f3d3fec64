import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { watchSection } from './watchSection';

/**
 * A section with server-rendered HTML whose code loads when it comes near the viewport, is touched or gets the focus.
 * After client-side navigation, without server HTML, it loads at once. Until it is hydrated its parents must not pass
 * changing props: React would discard the server's HTML ("this boundary received an update before it finished
 * hydrating"). Pass none, or constants. Call it once, at module level. The module's component is its default export
 * or its only exported function.
 */
export function lazyNearViewport<M extends object>(load: () => Promise<M>): ComponentType<PropsOf<M>> {
  let open = () => {};
  let isOpen = false;
  const loading = new Promise<object>((resolve) => {
    open = () => {
      if (!isOpen) resolve(load().catch(() => retryLoad(load)));
      isOpen = true;
    };
  });
  const Section = lazy(async () => {
    return { default: componentOf(await (typeof window === 'undefined' ? load() : loading)) };
  }) as ComponentType<object>;

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each section, at module level
  function NearSection(props: PropsOf<M>) {
    const container = useRef<HTMLDivElement>(null);
    const watch = useRef<ReturnType<typeof watchSection>>(undefined);
    const isReady = useRef(false);
    useEffect(() => {
      // Effects inside ran first, so a section that is already interactive needs no watching.
      if (container.current && !isReady.current) watch.current = watchSection(container.current, open);
      return () => watch.current?.stop();
    }, []);
    const handleReady = () => {
      isReady.current = true;
      watch.current?.ready();
    };
    return (
      <div ref={container}>
        <Suspense fallback={<LoadImmediately open={open} />}>
          <Section {...(props as object)} />
          <WhenReady onReady={handleReady} />
        </Suspense>
      </div>
    );
  }
  // `memo` keeps renders of the parent from reaching the boundary: see above.
  return memo(NearSection) as unknown as ComponentType<PropsOf<M>>;
}

type PropsOf<M> = M extends { default: ComponentType<infer P> }
  ? P
  : { [Name in keyof M]: M[Name] extends (props: infer P) => ReactNode ? Given<P> : never }[keyof M];
type Given<P> = unknown extends P ? object : P;

/** React shows a fallback only without server HTML: then the section must load at once. */
function LoadImmediately({ open }: { open: () => void }) {
  useEffect(open, [open]);
  return <div style={{ minHeight: '60vh' }} />;
}

/** Calls `onReady` when the section around it is hydrated. */
function WhenReady({ onReady }: { onReady: () => void }) {
  const first = useRef(onReady);
  useEffect(() => first.current(), []);
  return null;
}

/** Retries once after a short network failure. */
async function retryLoad<M>(load: () => Promise<M>): Promise<M> {
  await new Promise((resolve) => setTimeout(resolve, 1500));
  return load();
}

function componentOf(module: object): ComponentType<object> {
  const component = 'default' in module ? module.default : Object.values(module).find(isFunction);
  if (!component) throw new Error('A section loaded lazily exports no component');
  return component as ComponentType<object>;
}

const isFunction = (value: unknown) => typeof value === 'function';
