import mongoose from 'mongoose';
import type { UserRecord } from '../users/model';
import type { NotificationKind, NotificationSettings } from './contract';

/** What members are told unless they choose otherwise: what concerns them alone. */
const initialNotifications: NotificationSettings = {
  assigned: true,
  taskDue: true,
  mention: true,
  newLead: false,
  quarantine: false,
};

/** The choices of a member. */
export const notificationsOf = ({
  notifications,
}: Pick<UserRecord, 'notifications'>): NotificationSettings => ({
  ...initialNotifications,
  ...notifications,
});

/** Matches the members who want to be told. */
export const wantsNotification = (kind: NotificationKind) => ({
  [`notifications.${kind}`]: initialNotifications[kind] ? mongoose.trusted({ $ne: false }) : true,
});
