import {
  NamedEventDraft,
  type NamedEventPage,
  type NamedEventRow,
} from '@site/api/insights/namedEvents/contract';
import { mayEditNamedEvents } from '@site/api/insights/namedEvents/policy';
import type { EventTrigger } from '@site/api/settings/analytics/contract';
import * as dateFormat from '@site/shell/dateFormat';
import type { ListDefinition } from '../../../workbench/list/definition/ListDefinition';
import { ListScreen } from '../../../workbench/list/ListScreen';
import type { RecordDefinition } from '../../../workbench/record/RecordDefinition';
import { relatedLists } from '../report/relatedLists';
import { namedEvents } from './namedEventsApi';

export { NamedEventsScreen as Component };

/** The events that the team defined without code. */
export function NamedEventsScreen() {
  return <ListScreen list={namedEventList} />;
}

const triggers: Record<EventTrigger, { label: string; describe: (value: string) => string }> = {
  link: { label: 'Click on a link', describe: (value) => `Click on a link that begins with ${value}` },
  button: { label: 'Click on a button', describe: (value) => `Click on “${value}”` },
  form: { label: 'Form submitted', describe: (value) => `Form submitted: ${value}` },
  scroll: { label: 'Page scrolled', describe: (value) => `Scrolled to ${value}%` },
};

/** The record form of a named event. */
const namedEventRecord: RecordDefinition<NamedEventRow, NamedEventDraft> = {
  noun: 'custom event',
  nameOf: ({ name }) => name,
  keyOf: ({ id }) => id,
  resource: namedEvents,
  needs: mayEditNamedEvents,
  struct: NamedEventDraft,
  fields: [
    {
      name: 'name',
      label: 'Name',
      placeholder: 'Partner portal opened',
      help: 'Shown in analytics. Renaming starts a new event. Counts under the old name stay.',
    },
    {
      name: 'trigger',
      label: 'Trigger',
      kind: 'select',
      options: Object.entries(triggers).map(([value, { label }]) => ({ value, label })),
    },
    {
      name: 'value',
      label: 'Match',
      placeholder: 'https://portal.example/',
      help: 'Link: the start of its URL, such as /pricing or tel:. Button: its full text. Form: contact, or the last part of its URL. Scrolling: 25, 50, 75 or 90 percent.',
    },
    {
      name: 'page',
      label: 'On page',
      isOptional: true,
      placeholder: '/services/*',
      help: 'A path. End it with * to include every page below it. Leave empty for all pages.',
    },
  ],
  initial: { name: '', trigger: 'link', value: '', page: '' },
  savedNote: 'Counted from now on, on pages that visitors open after this change.',
};

const namedEventList: ListDefinition<NamedEventRow, NamedEventPage> = {
  name: 'analytics/named-events',
  title: 'Custom events',
  description: 'Clicks, form submissions and scrolling that you want to count, set up without code.',
  nouns: { one: 'custom event', many: 'custom events' },
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  windowTitle: ({ name }) => name,
  columns: [
    {
      name: 'Name',
      render: ({ name, trigger, value }) => (
        <>
          <b>{name}</b>
          <span>{triggers[trigger].describe(value)}</span>
        </>
      ),
    },
    { name: 'On page', className: 'm mu', render: ({ page }) => page || 'All pages' },
    {
      name: 'Last updated',
      className: 'm mu',
      cardPosition: 'corner',
      render: ({ updatedAt }) => dateFormat.inList(updatedAt),
    },
  ],
  filters: [],
  sorts: [{ value: 'name', label: 'by name' }],
  useRows: namedEvents.useRows,
  emptyState: {
    title: 'No custom events yet',
    text: 'Form submissions and clicks on phone numbers, email addresses, files and other sites are counted automatically. Add anything else, such as clicks on a button.',
  },
  noMatchText: () => 'No more custom events on this page.',
  relatedLists,
  record: namedEventRecord,
};
