import {
  type SearchConsoleConnection,
  SearchConsoleProperty,
} from '@site/api/seo/searchConsoleConnection/contract';
import { SelectField } from '@site/shell/kit/form';
import { FormDialog } from '../../../workbench/screen/FormDialog';
import { useChooseSearchConsolePropertyMutation } from './searchConsoleApi';

/** Chooses one of the properties that the service account may read. */
export function PropertyDialog({ connection, onClose }: PropertyDialogProps) {
  const [choose] = useChooseSearchConsolePropertyMutation();
  const { properties, property, clientEmail, version } = connection;
  const readable = properties.filter(({ isReadable }) => isReadable);
  return (
    <FormDialog<SearchConsoleProperty>
      title="Choose a property"
      text={
        readable.length ? (
          'Its data is imported right away, then every day.'
        ) : (
          <>
            The service account can’t read a property yet. Add <b>{clientEmail}</b> in Search Console under
            Settings, Users and permissions, then select Test here.
          </>
        )
      }
      submitLabel="Choose"
      doneTitle="Property chosen"
      struct={SearchConsoleProperty}
      initial={{ property: readable.some(({ url }) => url === property) ? property : '' }}
      onSubmit={(body) => choose({ version, body }).unwrap()}
      onClose={onClose}
    >
      <SelectField
        name="property"
        label="Property"
        hint="One that is missing isn’t shared with the service account. Select Test after you share it."
        options={readable.map(({ url, isThisSite }) => ({
          value: url,
          label: isThisSite ? url : `${url} (another site)`,
        }))}
      />
    </FormDialog>
  );
}

interface PropertyDialogProps {
  connection: SearchConsoleConnection;
  onClose: () => void;
}
