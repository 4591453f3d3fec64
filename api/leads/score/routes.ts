import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import { badRequest, notFound, unprocessable } from '../../platform/errors/HttpError';
import { assertBelowLimit } from '../../platform/records/assertBelowLimit';
import { deleteAtVersion, editAtVersion } from '../../platform/records/atVersion';
import { readPage } from '../../platform/records/readPage';
import { findLead } from '../pipeline/findLead';
import { canSeePersonalDetails } from '../pipeline/policy';
import {
  createScoreRule,
  deleteScoreRule,
  editScoreRule,
  getLeadScore,
  getScoreRule,
  listScoreRules,
  type ScoreRule,
  type ScoreRuleDraft,
  scoreRuleLimit,
  testScoreRule,
} from './contract';
import { ScoreRuleModel, type ScoreRuleRecord } from './model';
import { choicesOf, findChoice, valuesOf } from './planScore';
import { mayEditScoreRules, mayReadScores } from './policy';
import type { ActivitySource } from './readActivities';
import { readLeadScore } from './readLeadScore';
import { isRecalculating, requestRecalculation } from './scoreLeads';
import { testRule } from './testRule';

/** The rules that score leads, and the score of a lead with its changes. */
export function scoreRoutes(api: Api, source: ActivitySource): void {
  const byName = { name: 1, _id: 1 } as const;

  addRoute(api, listScoreRules, mayReadScores, async ({ query }) => {
    const order = { order: byName, maxCount: scoreRuleLimit, countIndex: byName };
    const { records, ...rest } = await readPage(ScoreRuleModel, query, order);
    return { items: records.map(toRule), ...rest, isRecalculating: await isRecalculating() };
  });

  addRoute(
    api,
    testScoreRule,
    mayEditScoreRules,
    async ({ body: { id, rule }, user, audit }) => {
      audit(id ?? '');
      refuseUnknownValues(rule);
      await api.rateLimit.consume('scoreTest', user._id, 30, 3600);
      return testRule(rule, id ? await findRule(id) : undefined, source);
    },
    { deadline: 10, action: 'test a score rule' },
  );

  addRoute(api, getScoreRule, mayReadScores, async ({ params }) => toRule(await findRule(params.id)));

  addRoute(api, createScoreRule, mayEditScoreRules, async ({ body, audit }) => {
    refuseUnknownValues(body);
    await assertBelowLimit(ScoreRuleModel, { limit: scoreRuleLimit }, () =>
      unprocessable('too_many_rules', `The limit is ${scoreRuleLimit} rules. Delete one to add another.`),
    );
    const [created] = await ScoreRuleModel.create([body]);
    const rule = toRule((created as NonNullable<typeof created>).toObject());
    await requestRecalculation();
    audit(rule.id, undefined, rule);
    return rule;
  });

  addRoute(api, editScoreRule, mayEditScoreRules, async ({ params, body, version, audit }) => {
    refuseUnknownValues(body);
    const before = await findRule(params.id);
    const unset = { ...(!body.service && { service: '' }), ...(!body.halfLifeDays && { halfLifeDays: '' }) };
    const change = { $set: body, ...(Object.keys(unset).length && { $unset: unset }) };
    const after = await editAtVersion(ScoreRuleModel, { _id: before._id }, version, change);
    await requestRecalculation();
    audit(before._id, toRule(before), toRule(after));
    return toRule(after);
  });

  addRoute(
    api,
    deleteScoreRule,
    mayEditScoreRules,
    async ({ params, version, audit }): Promise<undefined> => {
      const deleted = await deleteAtVersion(ScoreRuleModel, { _id: params.id }, version);
      await requestRecalculation();
      audit(deleted._id, toRule(deleted));
    },
  );

  addRoute(api, getLeadScore, mayReadScores, async ({ params, user }) => {
    const lead = await findLead(params.reference);
    authorize(mayReadScores, user, lead);
    return readLeadScore(lead, canSeePersonalDetails(user));
  });
}

async function findRule(id: string): Promise<ScoreRuleRecord> {
  const found = await ScoreRuleModel.findById(id).lean<ScoreRuleRecord>();
  if (!found) throw notFound();
  return found;
}

/** Values must be choices where the form has choices, and pages must be paths. */
function refuseUnknownValues({ kind, value }: Pick<ScoreRuleDraft, 'kind' | 'value'>): void {
  const values = valuesOf(value);
  const choices = choicesOf(kind);
  const unknown = choices && values.find((one) => !findChoice(choices, one));
  if (!values.length) refuse('Please enter a value.');
  if (unknown !== undefined)
    refuse(`“${unknown}” is not a choice. Use ${choices?.map(({ label }) => label).join('; ')}.`);
  const wrong = (kind === 'page' || kind === 'visit') && values.find((one) => !/^\/[^?#\s]*$/.test(one));
  if (wrong) refuse(`“${wrong}” is not a path. A path begins with /, such as /services.`);
}

function refuse(message: string): never {
  throw badRequest(message, { value: message });
}

function toRule(record: ScoreRuleRecord): ScoreRule {
  const { _id, name, kind, value, points, service, halfLifeDays, isEnabled, updatedAt, version } = record;
  return {
    id: _id,
    name,
    kind,
    value,
    points,
    ...(service && { service }),
    ...(halfLifeDays && { halfLifeDays }),
    isEnabled,
    updatedAt: updatedAt.toISOString(),
    version,
  };
}
