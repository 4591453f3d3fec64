import { type GrowthQuery, growthPeriods } from '@site/api/audience/growth/contract';
import { subscriberSourceOptions } from '@site/api/audience/management/contract';
import { topicOptions } from '@site/api/audience/subscribers/contract';
import { below, styled } from '@site/shell/kit';
import { Menu } from '@site/shell/kit/workbench';
import { useSearchParams } from 'react-router-dom';
import { RelatedLists } from '../../workbench/list/RelatedLists';
import { TabBar } from '../../workbench/list/views/TabBar';
import { PageMeta } from '../../workbench/screen/PageMeta';
import { QueryContent } from '../../workbench/screen/QueryContent';
import { ScreenHeader } from '../../workbench/screen/ScreenHeader';
import { formatNet, GrowthReport, sumOf } from './GrowthReport';
import { useGetSubscriberGrowthQuery } from './growthApi';
import { subscriberLists } from './subscriberLists';

export { SubscriberGrowthScreen as Component };

/** Subscriptions gained and lost by week. Period, source and topic are in the URL. */
export function SubscriberGrowthScreen() {
  const { query, choose } = useGrowthUrl();
  const result = useGetSubscriberGrowthQuery({ query }, { refetchOnMountOrArgChange: true });
  const total = result.currentData && sumOf(result.currentData.weeks);
  return (
    <Styles>
      <PageMeta
        title="Subscriber growth"
        crumbs={[{ label: 'Subscribers', to: '/admin/subscribers' }, { label: 'Growth' }]}
      />
      <ScreenHeader
        title="Subscriber growth"
        figures={
          total && [
            { name: 'Gained', value: total.gained.toLocaleString('en-US') },
            { name: 'Lost', value: total.lost.toLocaleString('en-US') },
            { name: 'Net', value: formatNet(total) },
          ]
        }
      >
        Confirmed subscriptions gained and lost by week. Weeks begin on Monday (UTC).
      </ScreenHeader>
      <TabBar className="strip">
        <RelatedLists name="subscribers/growth" label="Subscribers" lists={subscriberLists} />
      </TabBar>
      <div className="bar">
        {CHOICES.map(({ name, label, any, options }) => {
          const value = query[name] ?? '';
          const shown = options.find((option) => option.value === value)?.label ?? any;
          const items = name === 'weeks' ? options : [{ value: '', label: any }, ...options];
          return (
            <Menu
              key={name}
              variant="word"
              label={`${label}: ${shown}`}
              value={value}
              items={[...items]}
              onChoose={(chosen) => choose(name, chosen)}
            >
              {shown}
            </Menu>
          );
        })}
      </div>
      <QueryContent result={result} what="the growth">
        {(growth) => <GrowthReport growth={growth} />}
      </QueryContent>
    </Styles>
  );
}

const DEFAULT_WEEKS = '26';

interface Choice {
  name: keyof GrowthQuery;
  label: string;
  any: string;
  options: readonly { value: string; label: string }[];
}

const CHOICES: readonly Choice[] = [
  {
    name: 'weeks',
    label: 'Period',
    any: '26 weeks',
    options: growthPeriods.map((value) => ({ value, label: `${value} weeks` })),
  },
  { name: 'source', label: 'Source', any: 'Any source', options: subscriberSourceOptions },
  { name: 'topic', label: 'Topic', any: 'Any topic', options: topicOptions },
];

function useGrowthUrl() {
  const [search, setSearch] = useSearchParams();
  const known = CHOICES.flatMap(({ name, options }) => {
    const value = search.get(name);
    return options.some((option) => option.value === value) ? [[name, value]] : [];
  });
  return {
    query: { weeks: DEFAULT_WEEKS, ...Object.fromEntries(known) } as GrowthQuery,
    choose: (name: string, value: string) => {
      const { [name]: _, ...others } = Object.fromEntries(search);
      const isDefault = !value || (name === 'weeks' && value === DEFAULT_WEEKS);
      setSearch(isDefault ? others : { ...others, [name]: value });
    },
  };
}

const Styles = styled('div')`
  .strip {
    border-bottom: 1px solid var(--line-2);
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 16px;
    padding: 9px 20px;
    border-bottom: 1px solid var(--line);
  }
  @media ${below.phone} {
    .bar {
      padding-inline: 16px;
    }
  }
`;
