import { element, type HtmlNode } from './htmlNode';
import { iconOf } from './iconOf';

/** Turns quotes whose first line is `[!NOTE]`, `[!TIP]` or `[!WARNING]` into callouts with an icon and a label. */
export function markCallouts(node: HtmlNode): void {
  node.children = node.children?.map((child) => {
    markCallouts(child);
    return child.tagName === 'blockquote' ? toCallout(child) : child;
  });
}

const KINDS = {
  NOTE: {
    name: 'note',
    word: 'Note',
    paths: ['M12 16v-4', 'M12 8h.01', 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0Z'],
  },
  TIP: {
    name: 'tip',
    word: 'Tip',
    paths: [
      'M15 14c.2-1 .7-1.7 1.5-2.5 1-.9 1.5-2.2 1.5-3.5A6 6 0 0 0 6 8c0 1 .2 2.2 1.5 3.5.7.7 1.3 1.5 1.5 2.5',
      'M9 18h6',
      'M10 22h4',
    ],
  },
  WARNING: {
    name: 'warning',
    word: 'Warning',
    paths: [
      'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3',
      'M12 9v4',
      'M12 17h.01',
    ],
  },
};

function toCallout(quote: HtmlNode): HtmlNode {
  const children = quote.children ?? [];
  const first = children.find(({ type }) => type === 'element');
  const [firstText, ...others] = (first?.tagName === 'p' && first.children) || [];
  const found = /^\[!(NOTE|TIP|WARNING)\](?:[ \t]*\n|$)/.exec(firstText?.value ?? '');
  if (!first || !firstText || !found) return quote;
  const { name, word, paths } = KINDS[found[1] as keyof typeof KINDS];
  const rest = { ...firstText, value: firstText.value?.slice(found[0].length) };
  const inside = [...(rest.value ? [rest] : []), ...others.slice(others[0]?.tagName === 'br' ? 1 : 0)];
  const content = inside.length
    ? children.map((each) => (each === first ? { ...first, children: inside } : each))
    : children.filter((each) => each !== first);
  return element('div', { className: ['callout', `callout-${name}`], role: 'note' }, [
    element('p', { className: ['callout-word'] }, [iconOf(paths), { type: 'text', value: word }]),
    ...content,
  ]);
}
