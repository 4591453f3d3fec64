import {
  type NotificationKind,
  type NotificationSettings,
  notificationKinds,
} from '@site/api/identity/notificationSettings/contract';
import { mayEditLead } from '@site/api/leads/pipeline/policy';
import { below, styled, useToast } from '@site/shell/kit';
import { Switch } from '@site/shell/kit/fields';
import type { ApiError } from '@site/shell/kit/query';
import { Panel } from '@site/shell/kit/workbench';
import { errorToast } from '../../requests/errorToast';
import {
  useEditNotificationSettingsMutation,
  useGetNotificationSettingsQuery,
  useGetOwnReportEmailQuery,
  useSetOwnReportEmailMutation,
} from '../../session/notificationsApi';
import { usePermissions } from '../../session/usePermissions';
import { QueryContent } from '../../workbench/screen/QueryContent';

/** What the member is told by email, and what cannot be turned off. */
export function NotificationsPanel() {
  const isLeadMember = usePermissions()(mayEditLead);
  const result = useGetNotificationSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const report = useGetOwnReportEmailQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Panel
      title="Notifications"
      note="Emails sent only to you."
      footer="Always on: emails about your account and sign-in, meetings booked with you, forms that name you, and those to the team’s address."
    >
      <Styles>
        {isLeadMember ? (
          <QueryContent result={result} what="your notifications">
            {(settings) => <LeadNotifications settings={settings} />}
          </QueryContent>
        ) : (
          <li className="mu">Emails about leads go to editors and admins.</li>
        )}
        <QueryContent result={report} what="the weekly report">
          {({ isOn }) => <ReportSwitch isOn={isOn} />}
        </QueryContent>
      </Styles>
    </Panel>
  );
}

function LeadNotifications({ settings }: { settings: NotificationSettings }) {
  const [edit, { isLoading }] = useEditNotificationSettingsMutation();
  const { toast } = useToast();
  const change = async (kind: NotificationKind, isOn: boolean) => {
    const { error } = await edit({ body: { [kind]: isOn } });
    if (error) toast(errorToast('Couldn’t save the notification', error as ApiError));
    else toast({ title: isOn ? 'Notification turned on' : 'Notification turned off' });
  };
  return notificationKinds.map((kind) => (
    <Choice
      key={kind}
      id={`notify-${kind}`}
      {...KINDS[kind]}
      isOn={settings[kind]}
      isBusy={isLoading}
      onChange={(isOn) => void change(kind, isOn)}
    />
  ));
}

function ReportSwitch({ isOn }: { isOn: boolean }) {
  const [set, { isLoading }] = useSetOwnReportEmailMutation();
  const { toast } = useToast();
  const change = async (next: boolean) => {
    const { error } = await set({ body: { isOn: next } });
    if (error) toast(errorToast('Couldn’t save the notification', error as ApiError));
    else toast({ title: next ? 'Notification turned on' : 'Notification turned off' });
  };
  return (
    <Choice
      id="notify-report"
      label="Weekly report"
      hint="Visitors, leads and what changed, on Monday mornings."
      isOn={isOn}
      isBusy={isLoading}
      onChange={(next) => void change(next)}
    />
  );
}

function Choice({ id, label, hint, isOn, isBusy, onChange }: ChoiceProps) {
  return (
    <li>
      <label htmlFor={id}>
        <b>{label}</b>
        <span className="mu" id={`${id}-hint`}>
          {hint}
        </span>
      </label>
      <Switch id={id} checked={isOn} disabled={isBusy} onChange={onChange} aria-describedby={`${id}-hint`} />
    </li>
  );
}

interface ChoiceProps {
  id: string;
  label: string;
  hint: string;
  isOn: boolean;
  isBusy: boolean;
  onChange: (isOn: boolean) => void;
}

const KINDS: Record<NotificationKind, { label: string; hint: string }> = {
  assigned: {
    label: 'Assigned to me',
    hint: 'When you become the owner of a lead.',
  },
  taskDue: { label: 'Task due', hint: 'On the morning a task is due.' },
  mention: { label: 'Mention', hint: 'When someone mentions you in a note.' },
  newLead: { label: 'New lead', hint: 'Every new inquiry, whoever owns it.' },
  quarantine: { label: 'Quarantined leads', hint: 'Once an hour, if inquiries were quarantined.' },
};

const Styles = styled('ul')`
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    padding: 10px 20px;
    border-bottom: 1px solid var(--line);
  }
  li:last-of-type {
    border-bottom: 0;
  }
  label {
    display: grid;
    font-size: var(--a13);
  }
  b {
    font-size: var(--a14);
    font-weight: 600;
    color: var(--ink);
  }
  @media ${below.phone} {
    li {
      padding-inline: 16px;
    }
  }
`;
