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
  form: { label: 'Form sent', describe: (value) => `Form sent: ${value}` },
  scroll: { label: 'Page scrolled', describe: (value) => `Scrolled to ${value}%` },
};

/** The record form of a named event. */
const namedEventRecord: RecordDefinition<NamedEventRow, NamedEventDraft> = {
  noun: 'named event',
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
      help: 'Shown in analytics. A new name begins a new event; what was counted under the old one stays.',
    },
    {
      name: 'trigger',
      label: 'Counts',
      kind: 'select',
      options: Object.entries(triggers).map(([value, { label }]) => ({ value, label })),
    },
    {
      name: 'value',
      label: 'What to look for',
      placeholder: 'https://portal.example/',
      help: 'Link: how it begins, such as /pricing, https://portal.example or tel:. Button: its whole text. Form: contact, or the last part of the form’s URL. Scrolling: 25, 50, 75 or 90 percent of the page.',
    },
    {
      name: 'page',
      label: 'On page',
      isOptional: true,
      placeholder: '/services/*',
      help: 'A path. End it with * for every page below it. If empty, all pages.',
    },
  ],
  initial: { name: '', trigger: 'link', value: '', page: '' },
  savedNote: 'Counted from now on, on pages opened from now on, under the same rules as all events.',
};

const namedEventList: ListDefinition<NamedEventRow, NamedEventPage> = {
  name: 'analytics/named-events',
  title: 'Named events',
  description: 'What the team wants to count besides views, without code: clicks, sent forms and scrolling.',
  nouns: { one: 'named event', many: 'named events' },
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
    title: 'No named events yet',
    text: 'Clicks on phone numbers, email addresses, files and other sites are counted by themselves, and so are sent forms. Add what else you want to count, such as a button or how far a page is read.',
  },
  noMatchText: () => 'No more named events on this page.',
  relatedLists,
  record: namedEventRecord,
};
