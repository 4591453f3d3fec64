import mongoose from 'mongoose';
import { forbidden, unprocessable } from '../../platform/errors/HttpError';
import { oneLine } from '../../platform/http/sanitizeText';
import { assertBelowLimit } from '../../platform/records/assertBelowLimit';
import { deleteAtVersion, editAtVersion } from '../../platform/records/atVersion';
import { withUniqueName } from '../../platform/records/withUniqueName';
import type { Api } from '../access/Api';
import { addRoute } from '../access/addRoute';
import { authorize } from '../access/authorize';
import { can } from '../access/can';
import { User, type UserRecord } from '../users/model';
import {
  createSavedView,
  deleteSavedView,
  editSavedView,
  listSavedViews,
  type SavedView,
  type SavedViewChange,
  viewLimits,
} from './contract';
import { SavedViewModel, type SavedViewRecord } from './model';
import { canSeeShared, mayEditView, mayListViews, maySaveView, mayShareView } from './policy';

/** Saved views of lists: a member's own, and those shared with the team. */
export function savedViewRoutes(api: Api): void {
  addRoute(api, listSavedViews, mayListViews, async ({ query: { list }, user }) => {
    const own = await SavedViewModel.find({ list, ownerId: user._id })
      .sort({ name: 1 })
      .limit(viewLimits.own)
      .lean<SavedViewRecord[]>();
    const others = await SavedViewModel.find({
      list,
      isShared: true,
      ownerId: mongoose.trusted({ $ne: user._id }),
    })
      .sort({ name: 1 })
      .limit(viewLimits.shared)
      .lean<SavedViewRecord[]>();
    const shared = others.filter((view) => canSeeShared(user, view));
    return { items: await toViews([...own, ...shared]) };
  });

  addRoute(api, createSavedView, maySaveView, async ({ body, user, audit }) => {
    if (body.isShared) await assertShareable(user, body.list);
    await assertBelowLimit(SavedViewModel, { limit: viewLimits.own, filter: { ownerId: user._id } }, () =>
      unprocessable('too_many_views', `You can save at most ${viewLimits.own} views.`),
    );
    const { list } = body;
    const [created] = await named(SavedViewModel.create([{ list, ownerId: user._id, ...clean(body) }]));
    const view = await toView((created as NonNullable<typeof created>).toObject());
    audit(view.id, undefined, view);
    return view;
  });

  addRoute(api, editSavedView, mayEditView, async ({ params, body, version, user, audit }) => {
    const before = await findView(params.id, user);
    authorize(mayEditView, user, before);
    if (body.isShared && !before.isShared) await assertShareable(user, before.list);
    const after = await named(
      editAtVersion(SavedViewModel, { _id: before._id }, version, { $set: clean(body) }),
    );
    const view = await toView(after);
    audit(before._id, await toView(before), view);
    return view;
  });

  addRoute(
    api,
    deleteSavedView,
    mayEditView,
    async ({ params, version, user, audit }): Promise<undefined> => {
      const before = await findView(params.id, user);
      authorize(mayEditView, user, before);
      const deleted = await deleteAtVersion(SavedViewModel, { _id: before._id }, version);
      audit(deleted._id, await toView(deleted));
    },
    { action: 'delete a saved view' },
  );
}

/** The view, unless it is somebody else's and not shared. */
async function findView(id: string, user: UserRecord): Promise<SavedViewRecord | null> {
  const view = await SavedViewModel.findById(id).lean<SavedViewRecord>();
  return view && (view.isShared || view.ownerId === user._id) ? view : null;
}

async function assertShareable(user: UserRecord, list: string): Promise<void> {
  if (!can(user, mayShareView)) throw forbidden();
  await assertBelowLimit(SavedViewModel, { limit: viewLimits.shared, filter: { list, isShared: true } }, () =>
    unprocessable('too_many_views', `At most ${viewLimits.shared} views of a list can be shared.`),
  );
}

/** The name in one line, and the query string without a position in the list. */
function clean({ name, search, isShared }: SavedViewChange): SavedViewChange {
  const query = new URLSearchParams(search);
  query.delete('cursor');
  query.delete('page');
  return { name: oneLine(name).trim(), search: query.toString(), isShared };
}

/** A member has one view of a name in a list. */
const named = <T>(write: Promise<T>) =>
  withUniqueName(write, 'ownerId', 'There is already a view with this name.');

const toView = async (view: SavedViewRecord): Promise<SavedView> => (await toViews([view]))[0] as SavedView;

async function toViews(views: SavedViewRecord[]): Promise<SavedView[]> {
  const ids = [...new Set(views.map(({ ownerId }) => ownerId))];
  const owners = await User.find({ _id: mongoose.trusted({ $in: ids }) }, { name: 1 }).lean<
    Pick<UserRecord, '_id' | 'name'>[]
  >();
  const names = new Map(owners.map(({ _id, name }) => [_id, name]));
  return views.map(({ _id, list, name, search, isShared, ownerId, updatedAt, version }) => ({
    id: _id,
    list,
    name,
    search,
    isShared,
    ownerId,
    owner: names.get(ownerId) ?? 'a former member',
    updatedAt: updatedAt.toISOString(),
    version,
  }));
}
