import { Button, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { Menu } from '@site/shell/kit/workbench';
import { saveFile } from '@site/shell/saveFile';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { formatCount } from '../../formatting/formatCount';
import { errorToast } from '../../requests/errorToast';
import type { ListQuery } from '../resource/ListResult';
import type { ListExport, ListFormat } from './definition/ListDefinition';

/** Exports the filtered list, or all records, as a file. */
export function ExportMenu({ name, options, query, total, isMore }: ExportMenuProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { toast } = useToast();
  const { formats, exportsAll, note } = options;
  const download = async (format: ListFormat) => {
    setIsBusy(true);
    const { cursor: _, sort: __, ...filters } = query;
    try {
      const text = await options.fetchFile(format, filters);
      saveFile(`${name}-${new Date().toISOString().slice(0, 10)}.${format}`, text);
      toast({ title: 'Exported', description: note });
    } catch (error) {
      toast(errorToast('Couldn’t export', error as ApiError));
    }
    setIsBusy(false);
  };
  const label = exportsAll || total === undefined ? 'Export' : `Export ${formatCount(total, isMore)}`;
  const content = (
    <>
      <Download aria-hidden />
      {isBusy ? 'Exporting…' : label}
    </>
  );
  const [only, second] = formats;
  if (only && !second)
    return (
      <Button tone="line" size="small" disabled={isBusy} onClick={() => download(only)}>
        {content}
      </Button>
    );
  return (
    <Menu
      label={label}
      disabled={isBusy || !total}
      items={formats.map((value) => ({ value, label: FORMAT_LABELS[value] }))}
      onChoose={(format) => download(format as ListFormat)}
    >
      {content}
    </Menu>
  );
}

interface ExportMenuProps {
  name: string;
  options: ListExport;
  query: ListQuery;
  /** Undefined while the list is not loaded. */
  total?: number;
  isMore?: boolean;
}

const FORMAT_LABELS: Record<ListFormat, string> = {
  csv: 'CSV (spreadsheet)',
  json: 'JSON',
  ndjson: 'NDJSON (one entry per line)',
};
