import { CrawlerSettings } from '@site/api/settings/crawlers/contract';
import { useToast } from '@site/shell/kit';
import { useFormControl } from '@site/shell/kit/fields';
import { VersionList } from '../../../workbench/record/VersionList';
import { useRefetchAfter } from '../../../workbench/resource/useRefetchAfter';
import { useListCrawlerRevisionsQuery } from './crawlersApi';

/** The saved versions of the crawler settings. Restoring one fills the form with it, where it can be tested first. */
export function CrawlerHistory({ version }: { version: number }) {
  const query = useListCrawlerRevisionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data = [], isError, refetch } = query;
  const { change } = useFormControl<CrawlerSettings>();
  const { toast } = useToast();
  useRefetchAfter(String(version), refetch);
  if (!isError && !data.length) return null;
  const restore = (values: CrawlerSettings) => {
    for (const name of fields) change(name, values[name]);
    toast({ title: 'Version restored in the form', description: 'Save to apply it.' });
  };
  return (
    <VersionList
      isError={isError}
      versions={data.map(({ at, by, values }, index) => ({
        name: String(data.length - index),
        at,
        by: by || 'Before the first change',
        text: describe(values),
        ...(index > 0 && { onRestore: () => restore(values) }),
      }))}
    />
  );
}

const fields = Object.keys(CrawlerSettings.schema) as (keyof CrawlerSettings)[];

const describe = ({ robotsRules, ...values }: CrawlerSettings) =>
  [
    `AI training ${onOff(values.allowsAiTraining)}`,
    `AI assistants ${onOff(values.allowsAiAnswers)}`,
    `llms.txt ${onOff(values.hasLlmsFile)}`,
    `IndexNow ${onOff(values.usesIndexNow)}`,
    robotsRules ? `rules: ${robotsRules.trim().replace(/\s*\n\s*/g, ' · ')}` : 'no rules',
  ].join(', ');

const onOff = (isOn: boolean) => (isOn ? 'on' : 'off');
