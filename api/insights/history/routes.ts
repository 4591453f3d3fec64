import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import { newId } from '../../platform/db/newId';
import { unprocessable } from '../../platform/errors/HttpError';
import { assertBelowLimit } from '../../platform/records/assertBelowLimit';
import {
  createHistoryImport,
  deleteHistoryImport,
  type HistoryImport,
  listHistoryImports,
  maxHistoryImports,
} from './contract';
import { HistoryImportModel, type HistoryImportRecord, HistoryRollup } from './model';
import { planHistory } from './planHistory';
import { mayImportHistory } from './policy';
import { type History, missingCounts, readHistory } from './readHistory';
import { saveHistory } from './saveHistory';

/** Imports of figures from before this site counted itself. */
export function historyRoutes(api: Api): void {
  addRoute(api, listHistoryImports, mayImportHistory, async () => {
    const found = await HistoryImportModel.find()
      .sort({ at: -1 })
      .limit(maxHistoryImports)
      .lean<HistoryImportRecord[]>();
    return { items: found.map(toView) };
  });

  addRoute(
    api,
    createHistoryImport,
    mayImportHistory,
    async ({ body, user, audit }) => {
      const history = await readHistory(body.files);
      const { days, leftOut } = await planHistory(history);
      const record = createRecord(history, days, user.name);
      const isDone = !body.isDryRun && days.length > 0;
      const { source, files } = history;
      const { from, to, visitors } = record;
      if (isDone) await save(history, record, days);
      const details = { source, from, to, days: days.length, visitors };
      audit(isDone ? record._id : '', undefined, isDone ? details : {});
      return {
        ...details,
        from: from || null,
        to: to || null,
        visits: sumTotals(history, days, 'visits'),
        files,
        leftOut,
        isDone,
      };
    },
    { action: 'import analytics history', deadline: 30 },
  );

  addRoute(
    api,
    deleteHistoryImport,
    mayImportHistory,
    async ({ params, user, audit }): Promise<undefined> => {
      const found = await HistoryImportModel.findByIdAndDelete(params.id).lean<HistoryImportRecord>();
      authorize(mayImportHistory, user, found);
      await HistoryRollup.deleteMany({ importId: found._id });
      const { source, from, to, days, visitors } = found;
      audit(found._id, { source, from, to, days, visitors });
    },
    { action: 'undo an import of analytics history', deadline: 30 },
  );
}

async function save(history: History, record: HistoryImportRecord, days: readonly string[]): Promise<void> {
  await assertBelowLimit(HistoryImportModel, { limit: maxHistoryImports }, () =>
    unprocessable(
      'too_many_imports',
      `The limit is ${maxHistoryImports} imports. Undo one, and import longer periods.`,
    ),
  );
  await HistoryImportModel.create([record]);
  await saveHistory(history, record, days);
}

function createRecord(history: History, days: readonly string[], by: string): HistoryImportRecord {
  const imported = new Set(days);
  const to = days.at(-1) ?? '';
  return {
    _id: newId(),
    source: history.source ?? 'plausible',
    from: days[0] ?? '',
    to,
    days: days.length,
    visitors: sumTotals(history, days, 'visitors'),
    at: new Date(),
    by,
    combinations: [...history.combinations].map(([name, figures]) => ({
      name,
      missing: missingCounts(figures, imported),
    })),
    date: new Date(to || 0),
  };
}

const sumTotals = ({ combinations }: History, days: readonly string[], count: 'visitors' | 'visits') =>
  days.reduce((sum, day) => sum + (combinations.get('total')?.days.get(day)?.get('all')?.[count] ?? 0), 0);

function toView({ _id, source, from, to, days, visitors, at, by }: HistoryImportRecord): HistoryImport {
  return { id: _id, source, from, to, days, visitors, at: at.toISOString(), by };
}
