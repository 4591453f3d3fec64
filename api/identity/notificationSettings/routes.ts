import type { Api } from '../access/Api';
import { addRoute } from '../access/addRoute';
import { User } from '../users/model';
import { editNotificationSettings, getNotificationSettings, notificationKinds } from './contract';
import { notificationsOf } from './notificationSettings';
import { mayEditNotificationSettings, mayReadNotificationSettings } from './policy';

/** What a member is told by email. */
export function notificationRoutes(api: Api): void {
  addRoute(api, getNotificationSettings, mayReadNotificationSettings, async ({ user }) =>
    notificationsOf(user),
  );

  addRoute(api, editNotificationSettings, mayEditNotificationSettings, async ({ user, body, audit }) => {
    const before = notificationsOf(user);
    const chosen = notificationKinds.flatMap((kind): [string, boolean][] => {
      const value = body[kind];
      return value === undefined ? [] : [[`notifications.${kind}`, value]];
    });
    if (chosen.length) await User.updateOne({ _id: user._id }, { $set: Object.fromEntries(chosen) });
    const after = { ...before, ...body };
    audit(user._id, before, after);
    return after;
  });
}
