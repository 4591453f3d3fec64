import { array, boolean, define, type Infer, integer, object, string } from 'superstruct';
import { documented, endpoint, personal, text, timestamp } from '../../platform/contracts/endpoint';

/** The name of a list of the workbench: its address below `/admin`. */
const listName = () =>
  documented(
    define<string>(
      'string',
      (value) =>
        (typeof value === 'string' && value.length <= 40 && /^[a-z]+(?:[-/][a-z]+)*$/.test(value)) ||
        'There is no such list.',
    ),
    { type: 'string', maxLength: 40, example: 'leads' },
  );

const fields = {
  name: text({ min: 1, max: 60, label: 'The name', message: 'Please enter a name.' }),
  /** The query string of the list: search, filters and sort order. It can contain a person's name. */
  search: personal(text({ max: 1000, label: 'The view', example: 'status=new&sort=oldest' })),
  /** Visible to every member who may use the list. */
  isShared: boolean(),
};

export const SavedViewChange = object(fields);
export type SavedViewChange = Infer<typeof SavedViewChange>;

export const SavedViewDraft = object({ list: listName(), ...fields });
export type SavedViewDraft = Infer<typeof SavedViewDraft>;

export const SavedView = object({
  id: string(),
  ...SavedViewDraft.schema,
  ownerId: string(),
  /** The name of the member who saved it. */
  owner: string(),
  updatedAt: timestamp(),
  version: integer(),
});
export type SavedView = Infer<typeof SavedView>;

export const SavedViews = object({ items: array(SavedView) });
export type SavedViews = Infer<typeof SavedViews>;

/** Views of a member, and shared views of a list. */
export const viewLimits = { own: 50, shared: 50 } as const;

const path = '/admin/saved-views';

export const listSavedViews = endpoint({
  method: 'GET',
  path,
  query: object({ list: listName() }),
  returns: SavedViews,
  summary:
    'The saved views of a list: own ones, then those that others shared. Viewers do not get shared views with a search.',
});
export const createSavedView = endpoint({
  method: 'POST',
  path,
  body: SavedViewDraft,
  returns: SavedView,
  status: 201,
  summary: 'Saves a view; at most 50 for a member, 50 shared ones for a list. Editors and above share views.',
});
export const editSavedView = endpoint({
  method: 'PATCH',
  path: `${path}/:id`,
  body: SavedViewChange,
  returns: SavedView,
  ifMatch: true,
  summary: 'Changes a view: its owner, and an admin where it is shared.',
});
export const deleteSavedView = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  ifMatch: true,
  status: 204,
  summary: 'Deletes a view: its owner, and an admin where it is shared.',
});
