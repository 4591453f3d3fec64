import { boolean, object } from 'superstruct';
import { endpoint } from '../../platform/contracts/endpoint';

/** Whether the member gets the weekly report. */
export const ReportEmail = object({ isOn: boolean() });

const path = '/admin/analytics/report-email';

export const getReportEmail = endpoint({
  method: 'GET',
  path,
  returns: ReportEmail,
  summary: 'Whether the member gets the weekly report of analytics by email.',
});
export const setReportEmail = endpoint({
  method: 'PUT',
  path,
  body: ReportEmail,
  returns: ReportEmail,
  summary: 'Turns the weekly report by email on or off, for the member alone.',
});
