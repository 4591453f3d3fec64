import {
  runRobotsOptions,
  runVariables,
  type SeoRun,
  SeoRunCreation,
} from '@site/api/seo/bulkEdits/contract';
import { seoStateOptions } from '@site/api/seo/pageInventory/contract';
import { mayEditSeo } from '@site/api/seo/pageInventory/policy';
import { problemKinds } from '@site/api/seo/problems/contract';
import { useFormControl } from '@site/shell/kit/fields';
import { SelectField, TextField } from '@site/shell/kit/form';
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
    { name: 'q', label: 'Pages containing', Control: SearchFilter },
    { name: 'problem', label: 'Problem', Control: ProblemFilter },
    { name: 'kind', label: 'Page type', Control: KindFilter },
    { name: 'state', label: 'Status', Control: StateFilter },
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

interface FilterProps {
  name: string;
  label: string;
}

function SearchFilter(props: FilterProps) {
  if (useHasSelection()) return null;
  return <TextField {...props} optional wide maxLength={100} placeholder="path or title" />;
}

function ProblemFilter(props: FilterProps) {
  const options = [{ value: '', label: 'Any or none' }, ...problemKinds];
  return useHasSelection() ? null : <SelectField {...props} options={options} placeholder={null} />;
}

function KindFilter(props: FilterProps) {
  const kinds = useSeoOverview().data?.kinds ?? [];
  const options = [{ value: '', label: 'Any type' }, ...kinds.map((kind) => ({ value: kind, label: kind }))];
  return useHasSelection() ? null : <SelectField {...props} options={options} placeholder={null} />;
}

function StateFilter(props: FilterProps) {
  const options = [{ value: '', label: 'In any status' }, ...seoStateOptions];
  return useHasSelection() ? null : <SelectField {...props} wide options={options} placeholder={null} />;
}

/** Pages that were selected need no filters. */
function useHasSelection(): boolean {
  return Boolean(useFormControl<SeoRunCreation>().values.paths?.length);
}
