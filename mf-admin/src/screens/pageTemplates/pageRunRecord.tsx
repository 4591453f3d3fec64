import { MAX_RUN_PAGES, type PageRun, PageRunDraft } from '@site/api/content/generatedPages/contract';
import { mayRunTemplates } from '@site/api/content/pageTemplates/policy';
import { below, styled } from '@site/shell/kit';
import { useFormControl } from '@site/shell/kit/fields';
import { SelectField } from '@site/shell/kit/form';
import { capitalize } from '../../formatting/capitalize';
import { formatQuantity } from '../../formatting/formatQuantity';
import { ChecklistField } from '../../workbench/fields/ChecklistField';
import type { RecordDefinition } from '../../workbench/record/RecordDefinition';
import { useCreatePageRunMutation, useGetPageRunChoicesQuery } from './runs/generatedPagesApi';

/** The form of a new run. */
export const pageRunRecord: RecordDefinition<PageRun, PageRunDraft> = {
  noun: 'page template run',
  nameOf: ({ templateLabel }) => templateLabel,
  keyOf: ({ id }) => id,
  resource: {
    useRecord: () => ({
      isFetching: false,
      refetch: () => ({ unwrap: () => Promise.reject(new Error('runs are not edited')) }),
    }),
    useWrites: () => {
      const [create] = useCreatePageRunMutation();
      return {
        create: (body) => create({ body }).unwrap(),
        edit: () => Promise.reject(new Error('runs are not edited')),
        remove: () => Promise.reject(new Error('runs are not deleted')),
      };
    },
  },
  needs: mayRunTemplates,
  struct: PageRunDraft,
  isPermanent: true,
  creation: { label: 'Generate pages', done: 'Page template run started' },
  fields: [
    { name: 'template', label: 'Page template', isWide: true, Control: TemplateField },
    { name: 'services', label: 'Services', Control: SubjectField },
    { name: 'industries', label: 'Industries', Control: SubjectField },
    { name: 'places', label: 'Service areas', Control: LastSubjectField },
  ],
  initial: { template: '', services: [], industries: [], places: [] },
  savedNote: 'The pages are rendered and checked. Nothing is added to the site.',
};

const useChoices = () => useGetPageRunChoicesQuery(undefined, { refetchOnMountOrArgChange: true });

function TemplateField({ name, label }: { name: string; label: string }) {
  const { data } = useChoices();
  // What varies by nothing is what new landing pages start from.
  const options =
    data?.templates
      .filter(({ uses }) => uses.length)
      .map((template) => ({ value: template.id, label: template.label })) ?? [];
  return (
    <SelectField
      name={name}
      label={label}
      options={options}
      placeholder={data && !options.length ? 'No published page template' : 'Choose a template'}
    />
  );
}

const KINDS = { services: 'service', industries: 'industry', places: 'place' } as const;
type SubjectName = keyof typeof KINDS;

/** What the chosen template varies by; before one is chosen, everything. */
function useSubjects(): readonly SubjectName[] {
  const { values } = useFormControl<PageRunDraft>();
  const template = useChoices().data?.templates.find(({ id }) => id === values.template);
  return (Object.keys(KINDS) as SubjectName[]).filter(
    (each) => !template || template.uses.includes(KINDS[each]),
  );
}

function SubjectField({ name, label }: { name: string; label: string }) {
  const subjects = useSubjects();
  const { data, isError } = useChoices();
  const { values, change } = useFormControl<PageRunDraft>();
  const subject = name as SubjectName;
  if (!subjects.includes(subject)) return null;
  // Texts use some labels within a sentence.
  const options = data?.[subject].map((option) => ({ ...option, label: capitalize(option.label) }));
  const isAll = Boolean(options?.length) && values[subject].length === options?.length;
  return (
    <Styles>
      <ChecklistField name={name} label={label} options={options} isError={isError} isRequired />
      {options && options.length > 1 && (
        <button type="button" onClick={() => change(subject, isAll ? [] : options.map(({ value }) => value))}>
          {isAll ? 'Select none' : 'Select all'}
          <span className="sr"> of {label.toLowerCase()}</span>
        </button>
      )}
    </Styles>
  );
}

function LastSubjectField(props: { name: string; label: string }) {
  return (
    <>
      <SubjectField {...props} />
      <PageCount />
    </>
  );
}

/** How many pages the choices make. */
function PageCount() {
  const subjects = useSubjects();
  const { values } = useFormControl<PageRunDraft>();
  const count = subjects.reduce((product, each) => product * values[each].length, 1);
  return (
    <Styles>
      <p role="status" className={count > MAX_RUN_PAGES ? 'no' : 'mu'}>
        {formatQuantity({ one: 'page', many: 'pages' }, count)}
        {count > MAX_RUN_PAGES && `. A run can have at most ${MAX_RUN_PAGES}.`}
      </p>
    </Styles>
  );
}

const Styles = styled('div')`
  grid-column: 1 / -1;
  display: grid;
  font-size: var(--a13);
  p {
    padding: 12px 20px;
  }
  button {
    justify-self: start;
    min-height: 32px;
    margin: 0 20px 6px;
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
    color: var(--navy);
    cursor: pointer;
  }
  @media ${below.phone} {
    p {
      padding-inline: 16px;
    }
    button {
      min-height: 44px;
      margin-inline: 16px;
    }
  }
`;
