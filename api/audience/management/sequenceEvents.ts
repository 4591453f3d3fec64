import mongoose from 'mongoose';
import { stopReasonOptions } from '../sequences/contract';
import {
  readStepId,
  Sequence,
  type SequenceRecord,
  SequenceRun,
  type SequenceRunRecord,
  stepId,
} from '../sequences/model';
import type { SubscriberEvent } from './contract';

/** The sequences that a person is or was in: when they started and how they ended. */
export async function readSequenceEvents(subscriberId: string): Promise<SubscriberEvent[]> {
  const runs = await SequenceRun.find({ subscriberId }).lean<SequenceRunRecord[]>();
  const sequences = await Sequence.find({
    _id: mongoose.trusted({ $in: runs.map(({ sequenceId }) => sequenceId) }),
  }).lean<SequenceRecord[]>();
  const nameOf = new Map(sequences.map(({ _id, name }) => [_id, name]));
  return runs.flatMap(({ sequenceId, startedAt, endedAt, state, reason }) => {
    const name = nameOf.get(sequenceId) ?? 'Deleted sequence';
    const event = (kind: SubscriberEvent['kind'], at: Date, detail: string): SubscriberEvent => ({
      kind,
      at: at.toISOString(),
      detail,
      by: null,
      mail: null,
    });
    const why = stopReasonOptions.find(({ value }) => value === reason)?.label;
    return [
      event('sequence_started', startedAt, name),
      ...(endedAt
        ? [
            state === 'finished'
              ? event('sequence_finished', endedAt, name)
              : event('sequence_stopped', endedAt, [name, why].filter(Boolean).join(': ')),
          ]
        : []),
    ];
  });
}

/** The sequence and the subject of the steps among IDs of newsletters and steps. */
export async function findStepTitles(ids: readonly string[]): Promise<Map<string, string>> {
  const sequenceIds = ids.flatMap((id) => readStepId(id)?.sequenceId ?? []);
  if (!sequenceIds.length) return new Map();
  const sequences = await Sequence.find({
    _id: mongoose.trusted({ $in: [...new Set(sequenceIds)] }),
  }).lean<SequenceRecord[]>();
  return new Map(
    sequences.flatMap(({ _id, name, steps }) =>
      steps.map(({ key, subject }): [string, string] => [stepId(_id, key), `${name}: ${subject}`]),
    ),
  );
}
