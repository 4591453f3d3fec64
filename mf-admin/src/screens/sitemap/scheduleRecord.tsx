import {
  frequencyOptions,
  MAX_CRON_LENGTH,
  type SitemapSchedule,
  SitemapScheduleDraft,
} from '@site/api/seo/sitemap/contract';
import { mayScheduleSitemap } from '@site/api/seo/sitemap/policy';
import { TextField, useFormValues } from '@site/shell/kit/form';
import { useDeferredValue } from 'react';
import type { RecordDefinition } from '../../workbench/record/RecordDefinition';
import { NextRuns } from './NextRuns';
import { scheduleResource, usePreviewSitemapScheduleQuery } from './sitemapApi';

/** The form of the schedule. */
export const scheduleRecord: RecordDefinition<SitemapSchedule, SitemapScheduleDraft> = {
  noun: 'schedule',
  nameOf: () => 'Schedule',
  keyOf: () => 'schedule',
  resource: scheduleResource,
  needs: mayScheduleSitemap,
  struct: SitemapScheduleDraft,
  isPermanent: true,
  fields: [
    {
      name: 'isEnabled',
      label: 'Run on a schedule',
      help: 'Content changes always start a run.',
      isWide: true,
    },
    { name: 'frequency', label: 'How often', options: frequencyOptions, isWide: true },
    { name: 'cron', label: 'Cron expression', Control: CronField },
  ],
  initial: { isEnabled: true, frequency: 'daily', cron: '' },
  savedNote: 'The next run follows the new schedule.',
  Facts: ({ row }) => (
    <NextRuns
      title="Next scheduled runs"
      runs={row.nextRuns}
      timeZone={row.timeZone}
      empty="The schedule is off. The sitemap is updated only after content changes and when someone runs it."
    />
  ),
};

/** The cron expression, with the next runs before it is saved. */
function CronField({ name, label }: { name: string; label: string }) {
  const { frequency, cron } = useFormValues<SitemapScheduleDraft>();
  const isCustom = frequency === 'custom';
  const expression = useDeferredValue(cron?.trim() ?? '');
  const { currentData } = usePreviewSitemapScheduleQuery(
    { query: { cron: expression } },
    { skip: !isCustom || expression.split(/\s+/).length !== 5 },
  );
  if (!isCustom) return null;
  return (
    <>
      <TextField
        name={name}
        label={label}
        hint="Minute, hour, day of month, month, weekday, at least 10 minutes apart. For example 30 4 * * 1-5."
        wide
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_CRON_LENGTH}
        placeholder="0 3 * * 1"
      />
      {currentData && (
        <NextRuns
          title="Next runs with this expression"
          runs={currentData.nextRuns}
          timeZone={currentData.timeZone}
        />
      )}
    </>
  );
}
