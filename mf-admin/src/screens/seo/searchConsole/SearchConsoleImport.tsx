import { searchColumns } from '@site/api/seo/searchConsole/contract';
import { mayImportSearchConsole } from '@site/api/seo/searchConsole/policy';
import { DateField } from '@site/shell/kit/fields';
import { ImportButton } from '../../../workbench/tableImport/ImportButton';
import type { ImportDefinition } from '../../../workbench/tableImport/ImportDefinition';
import { searchConsoleImports } from './searchConsoleApi';

/** Imports an export of Google Search Console. */
export const SearchConsoleImport = () => <ImportButton definition={definition} />;

const definition: ImportDefinition = {
  nouns: { one: 'search result', many: 'search results' },
  needs: mayImportSearchConsole,
  imports: searchConsoleImports,
  fields: [
    { name: 'query', label: 'Query', columnNames: searchColumns.query },
    { name: 'page', label: 'Page', columnNames: searchColumns.page },
    { name: 'clicks', label: 'Clicks', isRequired: true, columnNames: searchColumns.clicks },
    { name: 'impressions', label: 'Impressions', isRequired: true, columnNames: searchColumns.impressions },
    { name: 'position', label: 'Position', isRequired: true, columnNames: searchColumns.position },
  ],
  hint: 'Queries.csv or Pages.csv from the export of the performance report, without a comparison. It replaces the earlier import of queries or of pages.',
  successNote: 'The list of pages shows the data within a minute.',
  options: {
    Fields: PeriodFields,
    initial: { from: '', to: '' },
    toBody: ({ from = '', to = '' }) => ({ from, to }),
  },
};

/** The days that were selected for the export, which the file doesn’t name. */
function PeriodFields() {
  return (
    <>
      {PERIOD.map(({ name, label, hint }) => (
        <DateField key={name} name={name} label={label} hint={hint} />
      ))}
    </>
  );
}

const PERIOD = [
  { name: 'from', label: 'First day', hint: 'Of the period that you selected in Search Console.' },
  { name: 'to', label: 'Last day', hint: undefined },
];
