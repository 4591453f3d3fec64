import type { PasswordChange } from './contract';

export function examplePasswordChange(part: Partial<PasswordChange> = {}): PasswordChange {
  return { currentPassword: 'a password for tests', password: 'seven kettles hum at noon', ...part };
}
