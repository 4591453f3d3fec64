import { act } from '@testing-library/react';
import { type ReactNode, Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { lazyNearViewport } from './lazyNearViewport';

type Seen = (entries: { isIntersecting: boolean }[]) => void;

let cameNear: Seen | undefined;
let errors: unknown[];

beforeEach(() => {
  errors = [];
  globalThis.IntersectionObserver = class {
    constructor(seen: Seen) {
      cameNear = seen;
    }
    observe() {}
    disconnect() {}
  } as never;
});

/** What the server writes: the same boundary, with its content in it. */
const ServerSide = ({ children }: { children: ReactNode }) => (
  <div>
    <Suspense>{children}</Suspense>
  </div>
);

/** A server's HTML for a section, and the same section as the browser has it: not loaded yet. */
function section() {
  let count = 0;
  const Heavy = () => {
    const [clicks, setClicks] = useState(0);
    return (
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        clicked {clicks}
      </button>
    );
  };
  const load = jest.fn(async () => {
    count++;
    return { Heavy };
  });
  return { Heavy, load, loads: () => count };
}

async function hydrate(html: string, app: ReactNode) {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const root = await act(async () =>
    hydrateRoot(document.getElementById('root')!, app, { onRecoverableError: (error) => errors.push(error) }),
  );
  return root;
}

describe('a section that loads when it is near', () => {
  it("keeps the server's HTML until then, and takes it over without a mismatch", async () => {
    const { Heavy, load } = section();
    const Near = lazyNearViewport(load);
    const html = renderToString(
      <div>
        <ServerSide>
          <Heavy />
        </ServerSide>
      </div>,
    );
    await hydrate(
      html,
      <div>
        <Near />
      </div>,
    );
    const button = document.querySelector('button')!;
    expect(button).toHaveTextContent('clicked 0');
    expect(load).not.toHaveBeenCalled();
    await act(async () => cameNear?.([{ isIntersecting: true }]));
    await act(async () => button.click());
    expect(document.querySelector('button')).toBe(button);
    expect(button).toHaveTextContent('clicked 1');
    expect(errors).toEqual([]);
  });

  it('loads at once when there is no HTML of the server to keep', async () => {
    const { load } = section();
    const Near = lazyNearViewport(load);
    await hydrate('', null);
    const { render } = await import('@testing-library/react');
    render(<Near />);
    await act(async () => {});
    expect(load).toHaveBeenCalledTimes(1);
    expect(document.body).toHaveTextContent('clicked 0');
  });

  it('holds back nothing that is pressed in it when it is shown for the second time', async () => {
    const { load } = section();
    const Near = lazyNearViewport(load);
    await hydrate('', null);
    const { render } = await import('@testing-library/react');
    const { unmount } = render(<Near />);
    await act(async () => {});
    unmount();
    render(<Near />);
    await act(async () => {});
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    await act(async () => void document.querySelector('button')!.dispatchEvent(press));
    expect(press.defaultPrevented).toBe(false);
    expect(document.body).toHaveTextContent('clicked 1');
  });

  it('loads when it is touched', async () => {
    const { Heavy, load } = section();
    const Near = lazyNearViewport(load);
    await hydrate(
      renderToString(
        <ServerSide>
          <Heavy />
        </ServerSide>,
      ),
      <Near />,
    );
    await act(async () => {
      document.querySelector('button')!.dispatchEvent(new Event('pointerover', { bubbles: true }));
    });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('does not lose a button pressed before it was loaded', async () => {
    const { Heavy, load } = section();
    const Near = lazyNearViewport(load);
    await hydrate(
      renderToString(
        <ServerSide>
          <Heavy />
        </ServerSide>,
      ),
      <Near />,
    );
    await act(async () => document.querySelector('button')!.click());
    expect(document.querySelector('button')).toHaveTextContent('clicked 1');
    expect(errors).toEqual([]);
  });

  it('holds back no press of what is shown again after it was loaded', async () => {
    const { load } = section();
    const Near = lazyNearViewport(load);
    await hydrate('', null);
    const { render } = await import('@testing-library/react');
    const first = render(<Near />);
    await act(async () => {});
    first.unmount();
    render(<Near />);
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    await act(async () => void document.querySelector('button')?.dispatchEvent(press));
    expect(press.defaultPrevented).toBe(false);
    expect(document.body).toHaveTextContent('clicked 1');
  });

  it('survives a parent that renders again before it is hydrated', async () => {
    const { Heavy, load } = section();
    const Near = lazyNearViewport(load);
    let again = () => {};
    const Parent = () => {
      const [, setCount] = useState(0);
      again = () => setCount((count) => count + 1);
      return <Near />;
    };
    await hydrate(
      renderToString(
        <ServerSide>
          <Heavy />
        </ServerSide>,
      ),
      <Parent />,
    );
    const button = document.querySelector('button');
    await act(async () => again());
    expect(document.querySelector('button')).toBe(button);
    expect(load).not.toHaveBeenCalled();
    expect(errors).toEqual([]);
  });
});
