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

/** Hands out what the list's search and filters let through, or all there is, as a file. */
export function ExportMenu({ name, exporting, query, total, isMore }: ExportMenuProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { toast } = useToast();
  const { formats, isWhole, note } = exporting;
  const hand = async (format: ListFormat) => {
    setIsBusy(true);
    const { cursor: _, sort: __, ...filters } = query;
    try {
      const text = await exporting.ask(format, filters);
      saveFile(`${name}-${new Date().toISOString().slice(0, 10)}.${format}`, text);
      toast({ title: 'Exported', description: note });
    } catch (error) {
      toast(errorToast('Couldn’t export', error as ApiError));
    }
    setIsBusy(false);
  };
  const label = isWhole ? 'Export' : `Export ${formatCount(total, isMore)}`;
  const face = (
    <>
      <Download aria-hidden />
      {isBusy ? 'Exporting…' : label}
    </>
  );
  const [only, another] = formats;
  if (only && !another)
    return (
      <Button tone="line" size="small" disabled={isBusy} onClick={() => hand(only)}>
        {face}
      </Button>
    );
  return (
    <Menu
      label={label}
      disabled={isBusy || total === 0}
      items={formats.map((value) => ({ value, label: FORMATS[value] }))}
      onChoose={(format) => hand(format as ListFormat)}
    >
      {face}
    </Menu>
  );
}

interface ExportMenuProps {
  name: string;
  exporting: ListExport;
  query: ListQuery;
  total: number;
  isMore?: boolean;
}

const FORMATS: Record<ListFormat, string> = {
  csv: 'CSV (spreadsheet)',
  json: 'JSON',
  ndjson: 'NDJSON (one entry per line)',
};
