import {
  leadStatusOptions,
  pastDaysOptions,
  priorityOptions,
  scoreBandOptions,
} from '@site/api/leads/enquiries/contract';
import type { LeadFilterOptions } from '@site/api/leads/pipeline/contract';
import { leadResponseOptions, leadTaskOptions } from '@site/api/leads/search/contract';
import { isDay } from '@site/api/platform/contracts/endpoint';
import * as dateFormat from '@site/shell/dateFormat';
import { useSearchParams } from 'react-router-dom';
import { useGetLeadFilterOptionsQuery, useListLeadMembersQuery } from '../../leadPipeline/leadsApi';
import type { ListFilter } from '../../workbench/list/definition/ListDefinition';

/** What the list of leads can be filtered by. */
export const leadFilters: ListFilter[] = [
  { name: 'status', label: 'Stage', before: 'in', any: 'any stage', choices: leadStatusOptions },
  {
    name: 'owner',
    label: 'Owner',
    before: 'of',
    any: 'any owner',
    choices: [],
    useChoices: useOwners,
  },
  {
    name: 'response',
    label: 'Response',
    before: 'with',
    any: 'any response',
    choices: leadResponseOptions,
  },
  { name: 'task', label: 'Tasks', before: 'and', any: 'any tasks', choices: leadTaskOptions },
  {
    name: 'priority',
    label: 'Priority',
    before: 'of priority',
    any: 'any priority',
    choices: priorityOptions.map(({ value, label }) => ({ value, label: label.toLowerCase() })),
  },
  {
    name: 'score',
    label: 'Score',
    before: 'scored',
    any: 'any score',
    choices: scoreBandOptions,
  },
  {
    name: 'tag',
    label: 'Tag',
    before: 'tagged',
    any: 'any tag',
    choices: [],
    useChoices: () => useFiling().tag.map(({ id, name }) => ({ value: id, label: name })),
  },
  {
    name: 'channel',
    label: 'Channel',
    before: 'from',
    any: 'any channel',
    choices: [],
    useChoices: () => useFiling().channel.map((value) => ({ value, label: value })),
  },
  {
    name: 'partner',
    label: 'Partner',
    before: 'sent by',
    any: 'any partner',
    choices: [],
    useChoices: () => useFiling().partner.map((value) => ({ value, label: value })),
  },
  {
    name: 'landing',
    label: 'Landing page',
    before: 'through',
    any: 'any page',
    choices: [],
    useChoices: () => useFiling().landing.map(({ path, label }) => ({ value: path, label })),
  },
  {
    name: 'form',
    label: 'Form',
    before: 'from',
    any: 'any form',
    choices: [],
    useChoices: () => useFiling().form.map(({ slug, name }) => ({ value: slug, label: name })),
  },
  {
    name: 'past',
    label: 'Received',
    before: 'received in',
    any: 'any period',
    choices: [],
    useChoices: usePeriods,
  },
  {
    name: 'mail',
    label: 'Emails',
    before: 'with',
    any: 'any email status',
    choices: [{ value: 'dead', label: 'a failed email' }],
  },
];

function useOwners() {
  const members = useListLeadMembersQuery(undefined).data ?? [];
  return [
    ...members.map(({ id, name }) => ({ value: id, label: name })),
    { value: 'none', label: 'no owner' },
  ];
}

/** The usual periods, and that of the address if it is another one, such as a period of analytics. */
function usePeriods() {
  const [search] = useSearchParams();
  const period = search.get('past') ?? '';
  const [from, to] = period.split('..');
  if (!isDay(from) || !isDay(to)) return pastDaysOptions;
  const label =
    from === to
      ? dateFormat.calendarDate(from as string)
      : `${dateFormat.calendarDate(from as string)} to ${dateFormat.calendarDate(to as string)}`;
  return [...pastDaysOptions, { value: period, label }];
}

const NO_FILING: LeadFilterOptions = { tag: [], partner: [], channel: [], landing: [], form: [] };

function useFiling(): LeadFilterOptions {
  return useGetLeadFilterOptionsQuery(undefined, { refetchOnMountOrArgChange: true }).data ?? NO_FILING;
}
