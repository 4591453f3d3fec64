import type { FormEntry } from '@site/api/leads/forms/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { useSettings } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { Link } from 'react-router-dom';
import { CopyButton } from '../../clipboard/CopyButton';
import { FactGrid } from '../../workbench/record/FactGrid';

/** Where a form is shown, and what came from it. */
export function FormFacts({ row }: { row: FormEntry }) {
  const { origin } = useSettings();
  const { slug, isSystem, isOpen, updatedAt } = row;
  if (isSystem)
    return (
      <FactGrid
        facts={[
          { name: 'Shown on', value: <a href={paths.contact}>Contact page</a> },
          { name: 'Embed URL', value: <a href={paths.embeddedContact}>{paths.embeddedContact}</a> },
        ]}
      />
    );
  const path = paths.embeddedForm(slug);
  return (
    <FactGrid
      facts={[
        {
          name: 'Embed URL',
          value: (
            <>
              {isOpen ? <a href={path}>{path}</a> : path}{' '}
              <CopyButton text={`${origin}${path}`}>Copy</CopyButton>
            </>
          ),
        },
        { name: 'Sites that can embed it', value: <Link to={paths.admin.embedding}>Allowed websites</Link> },
        {
          name: 'Submissions',
          value: (
            <Link to={`${paths.admin.leads}?form=${encodeURIComponent(slug)}`}>Leads from this form</Link>
          ),
        },
        { name: 'Last updated', value: dateFormat.stamp(updatedAt) },
      ]}
    />
  );
}
