import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { badRequest, notFound, unprocessable } from '../../platform/errors/HttpError';
import { assertBelowLimit } from '../../platform/records/assertBelowLimit';
import { deleteAtVersion, editAtVersion } from '../../platform/records/atVersion';
import { readPage } from '../../platform/records/readPage';
import {
  createGoal,
  deleteGoal,
  editGoal,
  type Goal,
  type GoalDraft,
  getGoal,
  goalLimit,
  listGoalResults,
  listGoals,
} from './contract';
import { definitionOf, GoalDay, GoalModel, type GoalRecord } from './model';
import { mayEditGoals, mayReadGoals } from './policy';
import { readGoalResults } from './readGoalResults';

/** Goals and funnels, and how many visitors reached them. */
export function goalRoutes(api: Api): void {
  const byName = { name: 1, _id: 1 } as const;

  addRoute(api, listGoalResults, mayReadGoals, ({ query }) => readGoalResults(query));

  addRoute(api, listGoals, mayReadGoals, async ({ query }) => {
    const page = await readPage(GoalModel, query, { order: byName, maxCount: goalLimit, countIndex: byName });
    const { records, ...rest } = page;
    return { items: records.map(toGoal), ...rest };
  });

  addRoute(api, getGoal, mayReadGoals, async ({ params }) => toGoal(await findGoal(params.id)));

  addRoute(api, createGoal, mayEditGoals, async ({ body, audit }) => {
    refuseInvalidSteps(body);
    await assertBelowLimit(GoalModel, { limit: goalLimit }, () =>
      unprocessable('too_many_goals', `The limit is ${goalLimit} goals. Delete one to add another.`),
    );
    const [created] = await GoalModel.create([body]);
    const goal = toGoal((created as NonNullable<typeof created>).toObject());
    audit(goal.id, undefined, goal);
    return goal;
  });

  addRoute(api, editGoal, mayEditGoals, async ({ params, body, version, audit }) => {
    refuseInvalidSteps(body);
    const before = await findGoal(params.id);
    const after = await editAtVersion(GoalModel, { _id: before._id }, version, { $set: body });
    if (definitionOf(after) !== definitionOf(before)) await GoalDay.deleteMany({ goalId: before._id });
    audit(before._id, toGoal(before), toGoal(after));
    return toGoal(after);
  });

  addRoute(api, deleteGoal, mayEditGoals, async ({ params, version, audit }): Promise<undefined> => {
    const deleted = await deleteAtVersion(GoalModel, { _id: params.id }, version);
    await GoalDay.deleteMany({ goalId: deleted._id });
    audit(deleted._id, toGoal(deleted));
  });
}

async function findGoal(id: string): Promise<GoalRecord> {
  const found = await GoalModel.findById(id).lean<GoalRecord>();
  if (!found) throw notFound();
  return found;
}

/** Pages are named by their path on this site. */
function refuseInvalidSteps({ steps }: GoalDraft): void {
  const invalid = steps.find(({ kind, value }) => kind === 'page' && !/^\/[^?#\s]*$/.test(value));
  if (!invalid) return;
  const message = `“${invalid.value}” isn’t a path. A path starts with / and has no spaces, ? or #, such as /contact.`;
  throw badRequest(message, { steps: message });
}

function toGoal({ _id, name, steps, isOrdered, within, updatedAt, version }: GoalRecord): Goal {
  return { id: _id, name, steps, isOrdered, within, updatedAt: updatedAt.toISOString(), version };
}
