/** @jest-environment jest-fixed-jsdom */
import type { NamedEvent } from '@site/api/settings/analytics/contract';

type Batch = { events: { name: string; props: { name: string; value: string }[] }[] };

let batches: Batch[] = [];
const listeners: Parameters<typeof removeEventListener>[] = [];
afterEach(() => {
  for (const [type, listener] of listeners.splice(0)) {
    removeEventListener(type, listener, true);
    removeEventListener(type, listener);
  }
  history.replaceState(null, '', '/');
});
beforeEach(() => {
  batches = [];
  navigator.sendBeacon = (_address, body) => {
    batches.push(JSON.parse(String(body)));
    return true;
  };
});

/** A fresh document with these contents, in which no link opens. */
async function openDocument(html: string, namedEvents: NamedEvent[] = []) {
  jest.resetModules();
  const { startEventCounter } = await import('./eventCounter');
  const { watchClicks } = await import('./watchClicks');
  const { watchNamedEvents } = await import('./watchNamedEvents');
  const listen = jest.spyOn(window, 'addEventListener');
  startEventCounter();
  if (namedEvents.length) watchNamedEvents(namedEvents);
  else watchClicks();
  listeners.push(...(listen.mock.calls as typeof listeners));
  listen.mockRestore();
  document.body.innerHTML = html;
  document.body.onclick = (event) => event.preventDefault();
}

/** What was counted: names, each followed by its properties. */
function counted() {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  return batches.flatMap(({ events }) =>
    events.map(({ name, props }) => [name, ...props.flatMap((prop) => [prop.name, prop.value])]),
  );
}

const clickAll = (selector: string) => {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) element.click();
};

it('counts clicks on phone numbers, email addresses, files and other sites, and none within the site', async () => {
  const [same, other] = [`${location.origin}/files/price%20list.pdf?v=2`, 'https://partner.example/a?b=c'];
  const links = ['tel:+15125550100', 'mailto:hello@site.example?body=x', same, other, '/about', '#top'];
  await openDocument(`${links.map((href) => `<a href="${href}"><b>Go</b></a>`).join('')}
    <a href="/api/team/1/card" download><b>Card</b></a><a href="javascript:void 0"><b>Run</b></a><b>Text</b>`);
  clickAll('b');
  const auxiliary = (button: number) =>
    document
      .querySelector('a[href^="https://partner"]')
      ?.dispatchEvent(new MouseEvent('auxclick', { button, bubbles: true }));
  auxiliary(1);
  // The context menu opens nothing.
  auxiliary(2);
  const outbound = ['outbound link clicked', 'host', 'partner.example'];
  expect(counted()).toEqual([
    ['phone clicked', 'number', '+15125550100'],
    ['email clicked'],
    ['file downloaded', 'file', 'price%20list.pdf'],
    outbound,
    ['file downloaded', 'file', 'card'],
    outbound,
  ]);
});

describe('events that the team defined', () => {
  const define = (trigger: NamedEvent['trigger'], value: string, page = ''): NamedEvent => ({
    name: `${trigger} ${value}`,
    trigger,
    value,
    page,
  });

  it('are counted for links that begin so and buttons of a text, on their pages', async () => {
    history.replaceState(null, '', '/services/backup');
    await openDocument(
      `<a href="https://portal.example/in?token=1">In</a><a href="https://portal.other/">Other</a>
      <a href="/pricing#top">Prices</a><a href="tel:+1512">Call</a>
      <button><b>Show  all\n prices</b></button><input type="submit" value="Send"><button>Close</button>`,
      [
        define('link', 'https://portal.example/'),
        define('link', '/pricing', '/services/*'),
        define('link', 'tel:', '/contact'),
        define('button', 'Show all prices', '/services/backup'),
        define('button', 'Send', '/services'),
      ],
    );
    clickAll('a, b, input, button:last-child');
    expect(counted()).toEqual([
      ['link https://portal.example/', 'link', 'https://portal.example/in'],
      ['link /pricing', 'link', `${location.origin}/pricing`],
      ['button Show all prices'],
    ]);
  });

  it('are counted for a form that was sent and for a depth, once a page', async () => {
    Object.defineProperty(document.documentElement, 'scrollHeight', { value: 4000, configurable: true });
    await openDocument('', [define('form', 'contact'), define('scroll', '75'), define('scroll', '90')]);
    const { track } = await import('../../kit');
    track('generate_lead', { form: 'contact', service: '' });
    track('generate_lead', { form: 'audit', service: '' });
    track('scan finished', { form: 'contact' });
    const scrollTo = (top: number) => {
      Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
      window.dispatchEvent(new Event('scroll'));
    };
    for (const percent of [50, 76, 70, 80]) scrollTo(40 * percent - innerHeight);
    history.replaceState(null, '', '/about');
    scrollTo(40 * 76 - innerHeight);
    scrollTo(0);
    expect(counted()).toEqual([['form contact'], ['scroll 75'], ['scroll 75']]);
  });
});
