import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { getReportEmail, setReportEmail } from './contract';
import { ReportReader } from './model';
import { mayGetWeeklyReport } from './policy';

/** The weekly report that members can get by email. */
export function weeklyReportRoutes(api: Api): void {
  addRoute(api, getReportEmail, mayGetWeeklyReport, async ({ user }) => ({ isOn: await isReader(user._id) }));

  addRoute(api, setReportEmail, mayGetWeeklyReport, async ({ body: { isOn }, user, audit }) => {
    const before = { isOn: await isReader(user._id) };
    if (isOn)
      await ReportReader.updateOne(
        { _id: user._id },
        { $setOnInsert: { since: new Date() } },
        { upsert: true },
      );
    else await ReportReader.deleteOne({ _id: user._id });
    audit(user._id, before, { isOn });
    return { isOn };
  });
}

const isReader = async (_id: string) => Boolean(await ReportReader.exists({ _id }));
