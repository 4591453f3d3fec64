import { type HubspotMapping, MAX_ENTRIES, type MappingEntry } from '@site/api/hubspot/mapping/contract';
import { Button, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import Plus from 'lucide-react/icons/plus';
import { useId, useState } from 'react';
import { FormAlert } from '../../requests/FormAlert';
import { UnsavedChangesDialog } from '../../workbench/screen/UnsavedChangesDialog';
import { useEditHubspotMappingMutation } from './hubspotApi';
import { MappingRow } from './MappingRow';
import { MappingStyles } from './MappingStyles';

/** The table of mapped fields. What others saved in the meantime is never overwritten. */
export function MappingGrid({ mapping, canEdit, onReload }: MappingGridProps) {
  const [draft, setDraft] = useState<{ entries: MappingEntry[]; version: number }>();
  const [problem, setProblem] = useState<ApiError>();
  const [save, { isLoading }] = useEditHubspotMappingMutation();
  const { toast } = useToast();
  const list = useId();
  const entries = draft?.entries ?? mapping.entries;
  const edit = (next: MappingEntry[]) =>
    setDraft({ entries: next, version: draft?.version ?? mapping.version });
  const change = (at: number, part: Partial<MappingEntry>) =>
    edit(entries.map((entry, index) => (index === at ? { ...entry, ...part } : entry)));
  const discard = () => {
    setDraft(undefined);
    setProblem(undefined);
    onReload();
  };
  const handleSave = async () => {
    if (!draft) return;
    setProblem(undefined);
    const { error } = await save({ version: draft.version, body: { entries: draft.entries } });
    if (error) return setProblem(error as ApiError);
    setDraft(undefined);
    toast({ title: 'Mapping saved', description: 'It applies from the next sync of each contact.' });
  };
  const problemOf = ({ property }: MappingEntry) =>
    problem?.fieldErrors?.[property] ??
    (draft ? undefined : mapping.problems.find((each) => each.property === property)?.message);
  return (
    <MappingStyles>
      <datalist id={list}>
        {mapping.properties?.map(({ name, label, isReadOnly }) =>
          isReadOnly ? null : (
            <option key={name} value={name}>
              {label}
            </option>
          ),
        )}
      </datalist>
      <table>
        <caption className="sr">Field mapping</caption>
        <thead>
          <tr>
            {['Field', 'HubSpot property', 'Direction', 'Value', 'If empty', 'If both changed'].map(
              (name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ),
            )}
            {canEdit && (
              <th scope="col">
                <span className="sr">Remove</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, at) => (
            <MappingRow
              // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be equal while they are edited
              key={at}
              at={at}
              entry={entry}
              mapping={mapping}
              list={list}
              canEdit={canEdit}
              message={problemOf(entry)}
              onChange={(part) => change(at, part)}
              onRemove={() => edit(entries.filter((_, index) => index !== at))}
            />
          ))}
        </tbody>
      </table>
      {!entries.length && <p className="none mu">No field is mapped. Only the email address is synced.</p>}
      {canEdit ? (
        <div className="bar">
          <Button
            tone="line"
            size="small"
            disabled={entries.length >= MAX_ENTRIES}
            onClick={() => edit([...entries, NEW_ENTRY])}
          >
            <Plus aria-hidden />
            Add field
          </Button>
          {draft && (
            <>
              <Button tone="navy" size="small" disabled={isLoading} onClick={handleSave}>
                {isLoading ? 'Saving…' : 'Save'}
              </Button>
              <Button tone="line" size="small" disabled={isLoading} onClick={discard}>
                Discard changes
              </Button>
            </>
          )}
          <FormAlert problem={problem} />
        </div>
      ) : (
        <p className="none mu">You can view this mapping. Changing it requires the admin role or higher.</p>
      )}
      <UnsavedChangesDialog isUnsaved={draft !== undefined}>The mapping isn’t saved.</UnsavedChangesDialog>
    </MappingStyles>
  );
}

interface MappingGridProps {
  mapping: HubspotMapping;
  canEdit: boolean;
  onReload: () => void;
}

const NEW_ENTRY: MappingEntry = {
  field: 'company',
  property: '',
  direction: 'to',
  whenEmpty: 'keep',
  transform: 'none',
  conflict: 'newest',
};
