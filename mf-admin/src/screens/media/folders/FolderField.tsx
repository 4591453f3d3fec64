import { folderPaths } from '@site/api/media/folders/folderTree';
import { FieldCell } from '@site/shell/kit/form';
import { useListMediaFoldersQuery } from '../../../images/mediaApi';

/** The folder of a file. */
export function FolderField({ name, label, help }: FolderFieldProps) {
  const folders = useListMediaFoldersQuery(undefined).data?.items ?? [];
  return (
    <FieldCell<string>
      name={name}
      label={label}
      hint={help}
      wide
      optional
      control={(input) => (
        <select {...(input as object)}>
          <option value="">No folder</option>
          {folderPaths(folders).map((path) => (
            <option key={path.folder.id} value={path.folder.id}>
              {path.label}
            </option>
          ))}
        </select>
      )}
    />
  );
}

/** The full name of a folder, for those who cannot change it. */
export function FolderName({ id }: { id: string }) {
  const folders = useListMediaFoldersQuery(undefined).data?.items ?? [];
  return folderPaths(folders).find(({ folder }) => folder.id === id)?.label ?? 'No folder';
}

interface FolderFieldProps {
  name: string;
  label: string;
  help?: string;
}
