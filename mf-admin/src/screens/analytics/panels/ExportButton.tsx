import { mayExportReports } from '@site/api/insights/reports/policy';
import { useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { Menu } from '@site/shell/kit/workbench';
import { saveFile } from '@site/shell/saveFile';
import Download from 'lucide-react/icons/download';
import { errorToast } from '../../../requests/errorToast';
import { usePermissions } from '../../../session/usePermissions';

/** Saves a panel as CSV or JSON, as filtered. Only for members who may export. */
export function ExportButton({ name, label, fetchFile }: ExportButtonProps) {
  const { toast } = useToast();
  if (!usePermissions()(mayExportReports)) return null;
  const save = async (format: string) => {
    try {
      saveFile(`${name}-${new Date().toISOString().slice(0, 10)}.${format}`, await fetchFile(format));
    } catch (error) {
      toast(errorToast('Couldn’t export', error as ApiError));
    }
  };
  return (
    <Menu
      variant="bare"
      label={label}
      items={[
        { value: 'csv', label: 'CSV (spreadsheet)' },
        { value: 'json', label: 'JSON' },
      ]}
      onChoose={save}
    >
      <Download aria-hidden size={16} />
    </Menu>
  );
}

interface ExportButtonProps {
  name: string;
  label: string;
  fetchFile: (format: string) => Promise<string>;
}
