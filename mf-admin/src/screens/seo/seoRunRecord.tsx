import {
  runRobotsOptions,
  runVariables,
  type SeoRun,
  SeoRunCreation,
} from '@site/api/seo/bulkEdits/contract';
import { seoStateOptions } from '@site/api/seo/pageInventory/contract';
import { mayEditSeo } from '@site/api/seo/pageInventory/policy';
import { problemKinds } from '@site/api/seo/problems/contract';
import { SelectField } from '@site/shell/kit/form';
import { ImageField } from '../../images/ImageField';
import type { RecordDefinition } from '../../workbench/record/RecordDefinition';
import { SelectedPages } from './bulkEdits/SelectedPages';
import { SeoRunPreview } from './SeoRunPreview';
import { useCreateSeoRunMutation, useSeoOverview } from './seoApi';

/** The form of a new bulk edit. */
export const seoRunRecord: RecordDefinition<SeoRun, SeoRunCreation> = {
  noun: 'bulk edit',
  nameOf: ({ selection }) => selection,
  keyOf: ({ id }) => id,
  resource: {
    useRecord: () => ({
      isFetching: false,
      refetch: () => ({ unwrap: () => Promise.reject(new Error('bulk edits are not edited')) }),
    }),
    useWrites: () => {
      const [create] = useCreateSeoRunMutation();
      return {
        create: (body) => create({ body }).unwrap(),
        edit: () => Promise.reject(new Error('bulk edits are not edited')),
        remove: () => Promise.reject(new Error('bulk edits are not deleted')),
      };
    },
  },
  needs: mayEditSeo,
  struct: SeoRunCreation,
  isPermanent: true,
  creation: { label: 'Run bulk edit', done: 'Bulk edit complete' },
  fields: [
    { name: 'paths', label: 'Selected pages', Control: SelectedPages },
    { name: 'q', label: 'Pages containing', isOptional: true, isWide: true, placeholder: 'path or title' },
    {
      name: 'problem',
      label: 'Problem',
      options: [{ value: '', label: 'Any or none' }, ...problemKinds],
    },
    { name: 'kind', label: 'Page type', Control: KindField },
    {
      name: 'state',
      label: 'Status',
      isWide: true,
      options: [{ value: '', label: 'In any status' }, ...seoStateOptions],
    },
    {
      name: 'title',
      label: 'New title',
      isOptional: true,
      isWide: true,
      placeholder: '{title} in {city} | {site}',
      help: `Variables: ${runVariables.map(({ name, meaning }) => `{${name}} – ${meaning}`).join('; ')}. Leave empty to keep titles.`,
    },
    {
      name: 'description',
      label: 'New description',
      isOptional: true,
      isWide: true,
      help: 'With the same variables. Leave empty to keep descriptions.',
    },
    {
      name: 'socialTitle',
      label: 'New social title',
      isOptional: true,
      isWide: true,
      help: 'With the same variables. Leave empty to keep social titles.',
    },
    {
      name: 'socialDescription',
      label: 'New social description',
      isOptional: true,
      isWide: true,
      help: 'With the same variables. Leave empty to keep social descriptions.',
    },
    {
      name: 'socialImage',
      label: 'New social image',
      isOptional: true,
      Control: ImageField,
      help: 'For all of these pages. Without one pages keep theirs.',
    },
    {
      name: 'canonical',
      label: 'New canonical URL',
      isOptional: true,
      isWide: true,
      placeholder: '/services',
      help: 'The main version of all of these pages, which then leave the sitemap. Leave empty to keep canonical URLs.',
    },
    { name: 'robots', label: 'Robots', isWide: true, options: runRobotsOptions },
    { name: 'expected', label: 'Preview', Control: SeoRunPreview },
  ],
  initial: {
    q: '',
    problem: '',
    kind: '',
    state: '',
    paths: [],
    title: '',
    description: '',
    socialTitle: '',
    socialDescription: '',
    socialImage: '',
    canonical: '',
    robots: 'keep',
    expected: 0,
  },
  savedNote: 'Takes effect on the whole site within five seconds.',
};

function KindField({ name, label }: { name: string; label: string }) {
  const kinds = useSeoOverview().data?.kinds ?? [];
  const options = [{ value: '', label: 'Any type' }, ...kinds.map((kind) => ({ value: kind, label: kind }))];
  return <SelectField name={name} label={label} options={options} placeholder={null} />;
}
