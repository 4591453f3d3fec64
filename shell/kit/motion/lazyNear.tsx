import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useRef } from 'react';

/**
 * A heavy section whose HTML the server writes at once and whose code the browser fetches when the section comes
 * near the viewport, is touched or gets the focus. After a navigation in the browser, where there is no server HTML
 * to show meanwhile, it loads at once.
 *
 * Until it is hydrated its parents must not hand it changing props: React would throw the server's HTML away
 * ("this boundary received an update before it finished hydrating"). Give it none, or constants.
 * Call it once, at module level. The module's component is its default export or its only exported function.
 */
export function lazyNear<M extends object>(load: () => Promise<M>): ComponentType<PropsOf<M>> {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const Section = lazy(async () => {
    if (typeof window !== 'undefined') await opened;
    return { default: componentOf(await load()) };
  }) as ComponentType<object>;

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each section, at module level
  function NearSection(props: PropsOf<M>) {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => watchFor(place.current, open), []);
    return (
      <div ref={place}>
        <Suspense fallback={<OpenAtOnce open={open} />}>
          <Section {...(props as object)} />
        </Suspense>
      </div>
    );
  }
  // A parent that renders again must not reach the boundary: see above.
  return memo(NearSection) as unknown as ComponentType<PropsOf<M>>;
}

type PropsOf<M> = M extends { default: ComponentType<infer P> }
  ? P
  : {
      [Name in keyof M]: M[Name] extends (props: infer P) => ReactNode
        ? unknown extends P
          ? object
          : P
        : never;
    }[keyof M];

/** React shows a fallback only where there is no server HTML to keep: then waiting would show a hole. */
function OpenAtOnce({ open }: { open: () => void }) {
  useEffect(open, [open]);
  return <div style={{ minHeight: '60vh' }} />;
}

function componentOf(module: object): ComponentType<object> {
  const component = 'default' in module ? module.default : Object.values(module).find(isFunction);
  if (!component) throw new Error('A section loaded lazily exports no component');
  return component as ComponentType<object>;
}

const isFunction = (value: unknown) => typeof value === 'function';

function watchFor(place: HTMLElement | null, open: () => void): (() => void) | undefined {
  if (!place || typeof IntersectionObserver === 'undefined') {
    open();
    return undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) open();
    },
    { rootMargin: '300px 0px' },
  );
  observer.observe(place);
  const touches = ['pointerover', 'touchstart', 'focusin'] as const;
  for (const touch of touches) place.addEventListener(touch, open, { once: true, passive: true });
  return () => {
    observer.disconnect();
    for (const touch of touches) place.removeEventListener(touch, open);
  };
}
