import { type SavedView, SavedViewChange } from '@site/api/identity/views/contract';
import { mayEditView, mayShareView } from '@site/api/identity/views/policy';
import { Button, styled, useToast } from '@site/shell/kit';
import { CheckboxField, Form, FormGrid, SubmitButton, TextField } from '@site/shell/kit/form';
import { type ApiError, useSession } from '@site/shell/kit/query';
import { Dialog } from '@site/shell/kit/workbench';
import { pick } from 'superstruct';
import { capitalize } from '../../../formatting/capitalize';
import { errorToast } from '../../../requests/errorToast';
import { usePermissions } from '../../../session/usePermissions';
import {
  useCreateSavedViewMutation,
  useDeleteSavedViewMutation,
  useEditSavedViewMutation,
} from './savedViewsApi';

/** Saves the current view of the list, or shows the saved one: rename, share and delete. */
export function ViewDialog({ words = VIEW_WORDS, ...props }: ViewDialogProps & { words?: ViewWords }) {
  const { view, onClose } = props;
  const may = usePermissions();
  const title = view ? `${capitalize(words.noun)}: ${view.name}` : `Save this ${words.noun}`;
  return (
    <Dialog open onClose={onClose} title={title}>
      <Styles>
        {view && <SharedBy view={view} noun={words.noun} />}
        {(!view || may(mayEditView, view)) && <ViewForm {...props} words={words} />}
      </Styles>
    </Dialog>
  );
}

interface ViewDialogProps {
  list: string;
  /** The query string of the list. */
  search: string;
  views: SavedView[];
  /** The saved view to change. */
  view?: SavedView;
  onClose: () => void;
}

/** What a saved view is called where it is not the view of a list. */
interface ViewWords {
  noun: string;
  /** What is saved, as a sentence. */
  saved: string;
  /** Who sees it once it is shared, as a sentence. */
  audience: string;
}

const VIEW_WORDS: ViewWords = {
  noun: 'view',
  saved: 'Saves the search, filters and sort order.',
  audience: 'Everyone who uses this list sees it.',
};

function ViewForm({ list, search, views, view, words, onClose }: ViewDialogProps & { words: ViewWords }) {
  const name = capitalize(words.noun);
  const { user } = useSession();
  const { toast } = useToast();
  const [create] = useCreateSavedViewMutation();
  const [edit] = useEditSavedViewMutation();
  const mayShare = usePermissions()(mayShareView);
  const submit = async ({ name, isShared }: Values) => {
    const isName = (each: SavedView) => each.ownerId === user?.id && each.name === name.trim();
    const replaced = view ?? views.find(isName);
    // The form of a member who replaces a shared view by its name did not offer sharing.
    const body = { name, search, isShared: isShared || Boolean(!view && replaced?.isShared) };
    if (replaced) await edit({ id: replaced.id, version: replaced.version, body }).unwrap();
    else await create({ body: { list, ...body } }).unwrap();
    toast({ title: isShared && !view?.isShared ? `${name} saved and shared` : `${name} saved` });
    onClose();
  };
  return (
    <Form<Values>
      label={view ? `Edit ${words.noun}` : `Save this ${words.noun}`}
      struct={ViewFields}
      initial={{ name: view?.name ?? '', isShared: view?.isShared ?? false }}
      onSubmit={submit}
      onFailure={(error) => toast(errorToast(`Couldn’t save ${name}`, error as ApiError))}
      keepValues
    >
      <FormGrid isSingle isDense isFramed>
        <TextField
          name="name"
          label="Name"
          maxLength={60}
          hint={view ? undefined : `${words.saved} A ${words.noun} of yours with the same name is replaced.`}
        />
      </FormGrid>
      {(mayShare || view?.isShared) && (
        <CheckboxField
          name="isShared"
          label="Share with the team"
          hint={`${words.audience} Only you and admins can change it.`}
        />
      )}
      <footer>
        <SubmitButton tone="navy" size="small" busyLabel="Saving…">
          Save {words.noun}
        </SubmitButton>
        {view && <DeleteButton view={view} noun={words.noun} onDone={onClose} />}
      </footer>
    </Form>
  );
}

interface Values {
  name: string;
  isShared: boolean;
}

const ViewFields = pick(SavedViewChange, ['name', 'isShared']);

/** Deletes the view, with undo. */
function DeleteButton({ view, noun, onDone }: { view: SavedView; noun: string; onDone: () => void }) {
  const { user } = useSession();
  const { toast } = useToast();
  const [create] = useCreateSavedViewMutation();
  const [remove, { isLoading }] = useDeleteSavedViewMutation();
  const restore = async () => {
    const { list, name, search, isShared } = view;
    const { error } = await create({ body: { list, name, search, isShared } });
    if (error) toast(errorToast(`Couldn’t restore the ${noun}`, error as ApiError));
  };
  const handleClick = async () => {
    const { error } = await remove({ id: view.id, version: view.version });
    if (error) return toast(errorToast(`Couldn’t delete the ${noun}`, error as ApiError));
    const undo = view.ownerId === user?.id ? { label: 'Undo', onClick: restore } : undefined;
    toast({ title: `${capitalize(noun)} deleted`, action: undo });
    onDone();
  };
  return (
    <Button tone="line" size="small" disabled={isLoading} onClick={handleClick}>
      Delete {noun}
    </Button>
  );
}

/** The member who shared the view, if not the current one. */
function SharedBy({ view, noun }: { view: SavedView; noun: string }) {
  const { user } = useSession();
  const may = usePermissions();
  if (view.ownerId === user?.id) return null;
  return (
    <p className="mu">
      Shared by {view.owner}.
      {!may(mayEditView, view) && ` Only ${view.owner} or an admin can change this ${noun}.`}
    </p>
  );
}

const Styles = styled('div')`
  padding: 16px 20px 20px;
  p {
    margin: 0 0 12px;
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 16px;
  }
`;
