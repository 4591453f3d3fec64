import {
  editNotificationSettings,
  getNotificationSettings,
} from '@site/api/identity/notificationSettings/contract';
import { getReportEmail, setReportEmail } from '@site/api/reporting/weeklyReport/contract';
import { api, read, write } from '@site/shell/kit/query';

/** What the member is told by email. */
export const {
  useGetNotificationSettingsQuery,
  useEditNotificationSettingsMutation,
  useGetOwnReportEmailQuery,
  useSetOwnReportEmailMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    getNotificationSettings: build.query(read(getNotificationSettings)),
    editNotificationSettings: build.mutation(write(editNotificationSettings)),
    getOwnReportEmail: build.query(read(getReportEmail)),
    setOwnReportEmail: build.mutation(write(setReportEmail)),
  }),
  overrideExisting: true,
});
