import { boolean, type Infer, object } from 'superstruct';
import { endpoint, optional } from '../../platform/contracts/endpoint';

/** What members can be told by email. Emails about accounts and bookings, and those to the team's address, are always on. */
export const notificationKinds = ['assigned', 'taskDue', 'mention', 'newLead', 'quarantine'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const NotificationSettings = object({
  /** A lead was assigned to the member. */
  assigned: boolean(),
  /** A task of the member is due. */
  taskDue: boolean(),
  /** A note mentions the member. */
  mention: boolean(),
  /** Any new lead. */
  newLead: boolean(),
  /** Leads in quarantine, once an hour. */
  quarantine: boolean(),
});
export type NotificationSettings = Infer<typeof NotificationSettings>;

const Flag = optional(boolean());
export const NotificationChange = object({
  assigned: Flag,
  taskDue: Flag,
  mention: Flag,
  newLead: Flag,
  quarantine: Flag,
});

const path = '/auth/notifications';

export const getNotificationSettings = endpoint({
  method: 'GET',
  path,
  returns: NotificationSettings,
  summary: 'What the member is told by email.',
});

export const editNotificationSettings = endpoint({
  method: 'PATCH',
  path,
  body: NotificationChange,
  returns: NotificationSettings,
  summary: 'Turns emails to the member on or off, for the member alone.',
});
