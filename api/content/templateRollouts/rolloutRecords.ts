import { duplicateKeyField } from '../../platform/db/duplicateKeyField';
import { conflict, notFound } from '../../platform/errors/HttpError';
import type { TemplateRollout as TemplateRolloutView } from './contract';
import { type RolloutRecord, TemplateRollout } from './model';

export async function findRollout(id: string): Promise<RolloutRecord> {
  const rollout = await TemplateRollout.findById(id).lean<RolloutRecord>();
  if (!rollout) throw notFound('There is no such rollout.');
  return rollout;
}

/** 409 for a second active rollout. */
export function refuseSecond(error: unknown): never {
  if (duplicateKeyField(error) !== 'slot') throw error;
  throw conflict('Another rollout is active. Please wait until it has ended.');
}

export const toRolloutView = ({
  _id,
  createdAt,
  endedAt,
  ...rollout
}: RolloutRecord): TemplateRolloutView => ({
  ...rollout,
  id: _id,
  createdAt: createdAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});
