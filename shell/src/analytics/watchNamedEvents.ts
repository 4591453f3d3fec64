import type { NamedEvent } from '@site/api/settings/analytics/contract';
import { onTrack } from '../../kit';
import { countEvent, scrolledPercent } from './eventCounter';

/** Counts the events that the team defined in the workbench. Loaded only where there are any. */
export function watchNamedEvents(events: readonly NamedEvent[]): void {
  const on = (trigger: NamedEvent['trigger']) => events.filter((event) => event.trigger === trigger);
  for (const type of ['click', 'auxclick'] as const)
    addEventListener(type, (event) => countClick(event, on('link'), on('button')), true);
  onTrack((name, { form }) => {
    if (name !== 'generate_lead') return;
    for (const event of on('form')) if (event.value === form && isHere(event)) countEvent(event.name, {});
  });
  const depths = on('scroll');
  if (depths.length) addEventListener('scroll', () => countDepth(depths), { passive: true });
}

function countClick(
  { target, button }: MouseEvent,
  links: readonly NamedEvent[],
  buttons: readonly NamedEvent[],
): void {
  if (button > 1 || !(target instanceof Element)) return;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  for (const event of links)
    if (link && isHere(event) && addressOf(link).startsWith(event.value))
      countEvent(event.name, { link: link.href.split(/[?#]/)[0] ?? '' });
  const pressed = target.closest<HTMLElement>('button, a, summary, [role=button], [type=submit]');
  const text = pressed && textOf(pressed);
  for (const event of buttons)
    if (text && isHere(event) && text === normalize(event.value)) countEvent(event.name, {});
}

/** The path of a link within the site, the whole address of any other. */
const addressOf = ({ href, origin, pathname, search, hash }: HTMLAnchorElement) =>
  origin === location.origin ? pathname + search + hash : href;

const normalize = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

const textOf = (element: HTMLElement) =>
  normalize(element instanceof HTMLInputElement ? element.value : (element.textContent ?? ''));

/** Whether an event is counted on this page. */
const isHere = ({ page }: NamedEvent) =>
  page.endsWith('*') ? location.pathname.startsWith(page.slice(0, -1)) : !page || page === location.pathname;

let path = '';
const reached = new Set<NamedEvent>();

/** Counts each depth once a page view. */
function countDepth(events: readonly NamedEvent[]): void {
  if (path !== location.pathname) reached.clear();
  path = location.pathname;
  const percent = scrolledPercent();
  for (const event of events) {
    if (reached.has(event) || percent < Number(event.value) || !isHere(event)) continue;
    reached.add(event);
    countEvent(event.name, {});
  }
}
