import { folderLimits, type MediaFolder } from '@site/api/media/folders/contract';
import { canMoveFolder, folderPaths } from '@site/api/media/folders/folderTree';
import { SelectField, TextField } from '@site/shell/kit/form';
import { useCreateMediaFolderMutation, useEditMediaFolderMutation } from '../../../images/mediaApi';
import { FormDialog } from '../../../workbench/screen/FormDialog';

/** Adds a folder, or renames and moves an existing one. */
export function FolderDialog({ folders, folder, parentId, onClose }: FolderDialogProps) {
  const [create] = useCreateMediaFolderMutation();
  const [edit] = useEditMediaFolderMutation();
  const allowed = folderPaths(folders).filter((path) => mayContain(folders, folder, path.folder.id));
  return (
    <FormDialog<FolderValues>
      title={folder ? 'Rename or move folder' : 'New folder'}
      submitLabel={folder ? 'Save folder' : 'Add folder'}
      doneTitle={folder ? 'Folder saved' : 'Folder added'}
      initial={{ name: folder?.name ?? '', parentId: parentId ?? '' }}
      onSubmit={(values) => {
        const body = { name: values.name ?? '', parentId: values.parentId || null };
        return folder
          ? edit({ id: folder.id, version: folder.version, body }).unwrap()
          : create({ body }).unwrap();
      }}
      onClose={onClose}
    >
      <TextField name="name" label="Name" maxLength={folderLimits.name} autoComplete="off" />
      <SelectField
        name="parentId"
        label="In folder"
        optional
        placeholder="Top level"
        options={allowed.map((path) => ({ value: path.folder.id, label: path.label }))}
      />
    </FormDialog>
  );
}

interface FolderValues {
  name?: string;
  parentId?: string;
}

/** Whether a folder, or a new one, fits into another one. */
function mayContain(folders: readonly MediaFolder[], folder: MediaFolder | undefined, to: string): boolean {
  if (folder) return canMoveFolder(folders, folder.id, to, folderLimits.depth);
  const added = { id: '', name: '', parentId: null };
  return canMoveFolder([...folders, added], added.id, to, folderLimits.depth);
}

interface FolderDialogProps {
  folders: readonly MediaFolder[];
  /** Undefined for a new one. */
  folder?: MediaFolder;
  parentId: string | null;
  onClose: () => void;
}
