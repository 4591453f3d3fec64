import { COMPOSED_PAGES } from '@site/api/content/pageTemplates/contract';
import { mayWriteTemplates } from '@site/api/content/pageTemplates/policy';
import { RolloutDraft, type TemplateRollout } from '@site/api/content/templateRollouts/contract';
import { SelectField } from '@site/shell/kit/form';
import type { RecordDefinition } from '../../../workbench/record/RecordDefinition';
import { templates } from '../templatesApi';
import { useCreateTemplateRolloutMutation } from './rolloutsApi';

/** The form of a new rollout. */
export const rolloutRecord: RecordDefinition<TemplateRollout, RolloutDraft> = {
  noun: 'page template rollout',
  nameOf: ({ templateLabel }) => templateLabel,
  keyOf: ({ id }) => id,
  resource: {
    useRecord: () => ({
      isFetching: false,
      refetch: () => ({ unwrap: () => Promise.reject(new Error('rollouts are not edited')) }),
    }),
    useWrites: () => {
      const [create] = useCreateTemplateRolloutMutation();
      return {
        create: (body) => create({ body }).unwrap(),
        edit: () => Promise.reject(new Error('rollouts are not edited')),
        remove: () => Promise.reject(new Error('rollouts are not deleted')),
      };
    },
  },
  needs: mayWriteTemplates,
  struct: RolloutDraft,
  isPermanent: true,
  creation: { label: 'Show impact', done: 'Comparison started' },
  fields: [
    { name: 'template', label: 'Page template', isWide: true, Control: TemplateField },
    {
      name: 'source',
      label: 'Version',
      isWide: true,
      options: [
        { value: 'draft', label: 'Current draft' },
        { value: 'published', label: 'Published version' },
      ],
    },
  ],
  initial: { template: '', source: 'draft' },
  savedNote: 'The pages are rendered and compared. Nothing is changed.',
};

function TemplateField({ name, label }: { name: string; label: string }) {
  const { data } = templates.useRows({ limit: MAX_TEMPLATES });
  const generated = data?.items.filter(({ slug, uses }) => slug !== COMPOSED_PAGES && uses.length) ?? [];
  const options = generated.map(({ id, label: text }) => ({ value: id, label: text || 'Untitled' }));
  return (
    <SelectField
      name={name}
      label={label}
      options={options}
      placeholder={data && !options.length ? 'No page templates' : 'Choose a template'}
    />
  );
}

const MAX_TEMPLATES = '100';
