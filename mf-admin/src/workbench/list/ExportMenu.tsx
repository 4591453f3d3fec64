import { useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { Menu } from '@site/shell/kit/workbench';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { counted } from '../../parts/counted';
import { problemToast } from '../../parts/problemToast';
import { saveFile } from '../../parts/saveFile';
import type { ListExport, ListQuery } from './ListDefinition';

/** Hands out all that the list's search and filters let through, as a file. */
export function ExportMenu({ name, exporting, query, total, isMore }: ExportMenuProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { toast } = useToast();
  const hand = async (format: 'csv' | 'json') => {
    setIsBusy(true);
    const { cursor: _, sort: __, ...filters } = query;
    try {
      const text = await exporting.ask(format, filters);
      saveFile(`${name}-${new Date().toISOString().slice(0, 10)}.${format}`, text);
      toast({ title: 'Exported', description: 'Mind who reads the file: it holds personal details.' });
    } catch (error) {
      toast(problemToast('Not exported', error as ApiError));
    }
    setIsBusy(false);
  };
  return (
    <Menu
      label={`Export ${counted(total, isMore)}`}
      disabled={isBusy || total === 0}
      items={FORMATS}
      onChoose={(format) => hand(format as 'csv' | 'json')}
    >
      <Download aria-hidden />
      {isBusy ? 'Exporting…' : `Export ${counted(total, isMore)}`}
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

const FORMATS = [
  { value: 'csv', label: 'CSV, for spreadsheets' },
  { value: 'json', label: 'JSON, for programs' },
];
