import { model, Schema } from 'mongoose';
import type { DashboardPanel } from './contract';

/** How a member has arranged the dashboard. */
export interface DashboardLayoutRecord {
  /** The ID of the member. */
  _id: string;
  panels: DashboardPanel[];
  version: number;
}

const schema = new Schema<DashboardLayoutRecord>(
  {
    _id: String,
    panels: [new Schema<DashboardPanel>({ name: String, isHidden: Boolean }, { _id: false })],
    version: { type: Number, default: 0 },
  },
  { timestamps: true, versionKey: false },
);

export const DashboardLayoutModel = model<DashboardLayoutRecord>(
  'DashboardLayout',
  schema,
  'dashboardLayouts',
);
