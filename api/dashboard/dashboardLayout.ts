import { editAtVersion } from '../platform/records/atVersion';
import { type DashboardLayout, type DashboardPanel, dashboardPanels } from './contract';
import { DashboardLayoutModel, type DashboardLayoutRecord } from './model';

export async function readDashboardLayout(memberId: string): Promise<DashboardLayout> {
  const stored = await DashboardLayoutModel.findById(memberId).lean<DashboardLayoutRecord>();
  return { panels: complete(stored?.panels ?? []), version: stored?.version ?? 0 };
}

export async function writeDashboardLayout(
  memberId: string,
  version: number,
  panels: DashboardPanel[],
): Promise<DashboardLayout> {
  if (version === 0)
    await DashboardLayoutModel.updateOne(
      { _id: memberId },
      { $setOnInsert: { panels: [], version: 0 } },
      { upsert: true },
    );
  const change = { $set: { panels: complete(panels) } };
  const stored = await editAtVersion(DashboardLayoutModel, { _id: memberId }, version, change);
  return { panels: complete(stored.panels), version: stored.version };
}

/** Every panel once. Those without a place, such as new ones, follow at the end. */
function complete(panels: DashboardPanel[]): DashboardPanel[] {
  const hidden = new Map(panels.toReversed().map(({ name, isHidden }) => [name, isHidden]));
  const names = new Set([...panels.map(({ name }) => name), ...dashboardPanels]);
  return [...names]
    .filter((name) => dashboardPanels.includes(name))
    .map((name) => ({ name, isHidden: hidden.get(name) ?? false }));
}
