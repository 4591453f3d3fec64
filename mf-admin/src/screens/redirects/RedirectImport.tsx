import { mayImportRedirects } from '@site/api/content/redirects/policy';
import { ImportButton } from '../../workbench/tableImport/ImportButton';
import type { ImportDefinition } from '../../workbench/tableImport/ImportDefinition';
import { redirectImports } from './redirectsApi';

/** Imports a table of redirects. */
export const RedirectImport = () => <ImportButton definition={definition} />;

const definition: ImportDefinition = {
  nouns: { one: 'redirect', many: 'redirects' },
  needs: mayImportRedirects,
  imports: redirectImports,
  fields: [
    { name: 'from', label: 'From', isRequired: true },
    { name: 'to', label: 'Redirect to' },
    { name: 'code', label: 'Status code' },
    { name: 'match', label: 'Match' },
  ],
  hint: 'CSV or JSON with the columns from, to, code and match. The code defaults to 301, the match to exact.',
  successNote: 'They take effect within five seconds.',
};
