import type { CalendarApp } from '@site/api/bookings/calendarApps/contract';
import { TextField } from '@site/shell/kit/form';

interface FieldProps {
  name: string;
  label: string;
  row?: unknown;
}

/** The secret, which is never shown again. */
export function ClientSecretField({ name, label, row }: FieldProps) {
  return (
    <TextField
      name={name}
      label={label}
      type="password"
      optional
      isOmittedWhenEmpty
      wide
      autoComplete="new-password"
      maxLength={500}
      hint={
        (row as CalendarApp | undefined)?.hasSecret
          ? 'A secret is stored. Leave empty to keep it.'
          : 'Stored encrypted and never shown again.'
      }
    />
  );
}

/** Whose accounts may connect, which only Microsoft distinguishes. */
export function TenantField({ name, label, row }: FieldProps) {
  if ((row as CalendarApp | undefined)?.provider !== 'microsoft') return null;
  return (
    <TextField
      name={name}
      label={label}
      optional
      wide
      placeholder="common"
      hint="A tenant ID or domain for accounts of one organization, “organizations” for work accounts only, or empty for all accounts."
    />
  );
}
