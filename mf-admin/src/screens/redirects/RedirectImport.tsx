import { mayImportRedirects } from '@site/api/content/redirects/policy';
import { ImportButton } from '../../workbench/tableImport/ImportButton';
import type { ImportDefinition } from '../../workbench/tableImport/ImportDefinition';
import { redirectImports } from './redirectsApi';

/** A whole table of redirects. */
export const RedirectImport = () => <ImportButton definition={definition} />;

const definition: ImportDefinition = {
  words: { one: 'redirect', many: 'redirects' },
  needs: mayImportRedirects,
  imports: redirectImports,
  fields: [
    { name: 'from', label: 'From', isNeeded: true },
    { name: 'to', label: 'To' },
    { name: 'code', label: 'Code' },
    { name: 'match', label: 'Match' },
  ],
  hint: 'CSV or JSON with from, to, code and match. Code and match may be left out: 301, this address alone.',
  done: 'In force within five seconds.',
};
