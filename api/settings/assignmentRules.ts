import mongoose from 'mongoose';
import { User } from '../identity/users/model';
import { badRequest } from '../platform/errors/HttpError';
import type { LeadSettings } from './contract';

export const ruleKinds = ['service', 'industry', 'city'] as const;

/** Leads of a service, or sent from the pages of an industry or city, belong to a member. */
export interface AssignmentRule {
  kind: (typeof ruleKinds)[number];
  /** In lower case with hyphens, such as `round-rock`. */
  value: string;
  /** In lower case. */
  email: string;
}

const MAX_RULES = 100;

/** Parses rules, one per line. Throws 400 with the line that can't be read. */
export function parseAssignmentRules(text: string): AssignmentRule[] {
  const lines = text.split(/\r\n?|\n/);
  if (lines.length > MAX_RULES) throw fault('assignmentRules', `The limit is ${MAX_RULES} rules.`);
  return lines.flatMap((line, at) => {
    if (!line.trim()) return [];
    const [kind = '', value = '', email = '', ...more] = line.split('|').map((part) => part.trim());
    if (!isKind(kind.toLowerCase()) || !value || !email.includes('@') || more.length)
      throw fault(
        'assignmentRules',
        `Line ${at + 1}: enter service, industry or city | name | email of the member.`,
      );
    const rule = { kind: kind.toLowerCase() as AssignmentRule['kind'], value: toRuleValue(value) };
    return [{ ...rule, email: email.toLowerCase() }];
  });
}

/** The same for `Round Rock`, `round-rock` and `round_rock`. */
export function toRuleValue(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Throws 400 if the settings name a member who may not edit leads. */
export async function assertLeadOwners({ assignmentRules, rotation }: LeadSettings): Promise<void> {
  const named = {
    assignmentRules: parseAssignmentRules(assignmentRules).map(({ email }) => email),
    rotation: rotation.map((email) => email.toLowerCase()),
  };
  const emails = Object.values(named).flat();
  const found = await User.find(
    {
      email: mongoose.trusted({ $in: emails }),
      status: 'active',
      role: mongoose.trusted({ $ne: 'viewer' }),
    },
    { email: 1 },
  ).lean<{ email: string }[]>();
  const known = new Set(found.map(({ email }) => email));
  for (const [field, list] of Object.entries(named)) {
    const unknownEmail = list.find((email) => !known.has(email));
    if (unknownEmail) throw fault(field, `${unknownEmail} isn’t an active member who can edit leads.`);
  }
}

const isKind = (text: string) => (ruleKinds as readonly string[]).includes(text);

const fault = (field: string, message: string) => badRequest(message, { [field]: message });
