import type { LeadNote, LeadNoteChange } from '@site/api/leads/work/contract';
import { mayEditNote, mayWriteNotes } from '@site/api/leads/work/policy';
import * as dateFormat from '@site/shell/dateFormat';
import { Button, styled, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { readStorage, writeStorage } from '@site/shell/kit/workbench';
import { type FormEvent, useState } from 'react';
import { useCreateLeadNoteMutation, useEditLeadNoteMutation } from '../../../leadPipeline/leadsApi';
import { errorMessage } from '../../../requests/errorMessage';
import { errorToast } from '../../../requests/errorToast';
import { usePermissions } from '../../../session/usePermissions';
import { NoteField } from './NoteField';

/** The notes about a person, newest first, and the form for a new one. */
export function LeadNotes({ reference, notes }: { reference: string; notes: LeadNote[] }) {
  const may = usePermissions();
  const { change, isBusy } = useNoteChange(reference);
  const [edited, setEdited] = useState<string>();
  return (
    <Styles>
      {may(mayWriteNotes) && <NewNote reference={reference} />}
      {notes.length === 0 && <p className="mu">No notes yet.</p>}
      <ul>
        {notes.map((note) => (
          <li key={note.id}>
            <div className="row mu">
              <span>
                {note.by}, {dateFormat.inSentence(note.at)}
                {note.editedAt && ', edited'}
                {note.reference !== reference && `, at ${note.reference}`}
              </span>
              {may(mayEditNote, note) && edited !== note.id && (
                <span className="row">
                  <button
                    type="button"
                    className="bare"
                    aria-label={`Edit note of ${dateFormat.inSentence(note.at)}`}
                    disabled={isBusy}
                    onClick={() => setEdited(note.id)}
                  >
                    Edit
                  </button>
                  <button
                    type="button"
                    className="bare"
                    aria-label={`Delete note of ${dateFormat.inSentence(note.at)}`}
                    disabled={isBusy}
                    onClick={() => change(note, { isDeleted: true }, 'Note deleted', { isDeleted: false })}
                  >
                    Delete
                  </button>
                </span>
              )}
            </div>
            {edited === note.id ? (
              <EditedNote
                note={note}
                isBusy={isBusy}
                onSave={async (text) => {
                  if (await change(note, { text }, 'Note saved', { text: note.text })) setEdited(undefined);
                }}
                onCancel={() => setEdited(undefined)}
              />
            ) : (
              <p>{note.text}</p>
            )}
          </li>
        ))}
      </ul>
    </Styles>
  );
}

/** Changes a note, with undo. Returns whether it was changed. */
function useNoteChange(reference: string) {
  const [editNote, { isLoading }] = useEditLeadNoteMutation();
  const { toast } = useToast();
  const change = async (
    { id, version }: Pick<LeadNote, 'id' | 'version'>,
    body: LeadNoteChange,
    title: string,
    back?: LeadNoteChange,
  ): Promise<boolean> => {
    const { data, error } = await editNote({ reference, id, version, body });
    if (error) toast(errorToast('Couldn’t change the note', error as ApiError));
    else
      toast({
        title,
        action: back && { label: 'Undo', onClick: () => void change(data, back, 'Change undone') },
      });
    return data !== undefined;
  };
  return { change, isBusy: isLoading };
}

/** What was typed survives another lead and a reload, like a reply. */
function NewNote({ reference }: { reference: string }) {
  const [createNote, { isLoading, error }] = useCreateLeadNoteMutation();
  const { change: editNote } = useNoteChange(reference);
  const { toast } = useToast();
  const draft = `draft:note:${reference}`;
  const [text, setText] = useState(() => readStorage(draft, 'sessionStorage') ?? '');
  const change = (next: string) => {
    setText(next);
    writeStorage(draft, next || null, 'sessionStorage');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { data } = await createNote({ reference, body: { text: text.trim() } });
    if (!data) return;
    change('');
    toast({
      title: 'Note saved',
      description: data.mentions.length ? `Emailed to ${data.mentions.join(', ')}.` : undefined,
      action: { label: 'Undo', onClick: () => void editNote(data, { isDeleted: true }, 'Change undone') },
    });
  };
  return (
    <form onSubmit={submit} aria-label="New note" data-key="n">
      <NoteField label="Note" value={text} onChange={change} />
      {error && (
        <p className="error" role="alert">
          {errorMessage(error as ApiError)}
        </p>
      )}
      <Button tone="line" size="small" type="submit" disabled={isLoading || !text.trim()}>
        {isLoading ? 'Saving…' : 'Save note'}
      </Button>
    </form>
  );
}

function EditedNote({ note, isBusy, onSave, onCancel }: EditedNoteProps) {
  const [text, setText] = useState(note.text);
  return (
    <form
      aria-label="Edit note"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(text.trim());
      }}
    >
      <NoteField label="Note" value={text} onChange={setText} />
      <div className="row">
        <Button tone="navy" size="small" type="submit" disabled={isBusy || !text.trim()}>
          Save
        </Button>
        <Button tone="line" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface EditedNoteProps {
  note: LeadNote;
  isBusy: boolean;
  onSave: (text: string) => void;
  onCancel: () => void;
}

const Styles = styled('div')`
  form > button {
    justify-self: start;
  }
  form + p,
  form + ul {
    margin-top: 10px;
  }
  > p {
    font-size: var(--a13);
  }
`;
