import type { ThreadTask } from '../../../platform/threads/ThreadPool';
import type { TemplateDraft } from '../contract';
import { exampleValues, type PageValues } from '../pageValues';
import { checkTemplate } from './checkTemplate';
import { compareTexts, type TextComparison } from './compareTexts';
import { type RenderedPage, renderTemplate } from './renderTemplate';

export type TemplateTask =
  | { as: 'page'; template: TemplateDraft; values: PageValues }
  | { as: 'check'; template: TemplateDraft }
  | { as: 'comparison'; before: readonly string[]; after: readonly string[] };

export type TemplateResult = RenderedPage | TextComparison | Record<string, string>;

// The first page of a thread takes as long as the next ones.
renderTemplate(
  {
    slug: '',
    label: '',
    about: '',
    uses: ['place'],
    address: '{{ place.slug }}',
    searchTitle: '{% if place.facts.size > 0 %}{{ place.name | upcase }}{% endif %}',
    description: '{% for fact in place.facts %}{{ fact.text }}{% next %}{% endfor %}',
    blocks: [{ kind: 'text', title: 'A', markdown: '{{ place.name }}' }],
    fields: [],
  },
  exampleValues,
);

/** The task of the thread. */
export default function templateTask({ started, ...task }: ThreadTask<TemplateTask>): TemplateResult {
  started.postMessage('started');
  if (task.as === 'comparison') return compareTexts(task.before, task.after);
  if (task.as === 'check') return checkTemplate(task.template);
  return renderTemplate(task.template, task.values);
}
