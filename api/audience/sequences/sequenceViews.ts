import mongoose from 'mongoose';
import { NewsletterMail } from '../mailings/model';
import type { SequenceDraft, SequenceEntry, StepFigures, StopReason } from './contract';
import { type SequenceRecord, SequenceRun, stepId } from './model';

/** Sequences as members see them, with what happened at each step. */
export async function toSequenceViews(records: readonly SequenceRecord[]): Promise<SequenceEntry[]> {
  const ids = records.map(({ _id }) => _id);
  const steps = records.flatMap(({ _id, steps }) => steps.map(({ key }) => stepId(_id, key)));
  const sequenceId = mongoose.trusted({ $in: ids });
  // One after another, since a transaction does not run queries side by side.
  const states = await SequenceRun.aggregate<StateGroup>([
    { $match: { sequenceId } },
    {
      $group: {
        _id: { sequence: '$sequenceId', state: '$state', key: '$nextKey', reason: '$reason' },
        count: { $sum: 1 },
      },
    },
  ]);
  const done = await SequenceRun.aggregate<DoneGroup>([
    { $match: { sequenceId } },
    { $unwind: '$done' },
    {
      $group: {
        _id: { sequence: '$sequenceId', key: '$done.key', isEmailed: '$done.isEmailed' },
        count: { $sum: 1 },
      },
    },
  ]);
  const failed = await NewsletterMail.aggregate<{ _id: string; count: number }>([
    {
      $match: {
        newsletterId: mongoose.trusted({ $in: steps }),
        // Tests have none.
        subscriberId: mongoose.trusted({ $exists: true }),
        'outbox.state': 'dead',
      },
    },
    { $group: { _id: '$newsletterId', count: { $sum: 1 } } },
  ]);
  return records.map((record) => {
    const own = states.filter(({ _id }) => _id.sequence === record._id);
    return {
      id: record._id,
      ...draftOf(record),
      started: sum(own),
      finished: sum(own.filter(({ _id }) => _id.state === 'finished')),
      figures: record.steps.map(({ key }, at): StepFigures => {
        // Who was not looked at yet waits for the first step.
        const isHere = ({ _id }: StateGroup) => _id.key === key || (!_id.key && at === 0);
        const reached = done.filter(({ _id }) => _id.sequence === record._id && _id.key === key);
        return {
          key,
          waiting: sum(own.filter((group) => group._id.state === 'waiting' && isHere(group))),
          emailed: sum(reached.filter(({ _id }) => _id.isEmailed)),
          skipped: sum(reached.filter(({ _id }) => !_id.isEmailed)),
          failed: failed.find(({ _id }) => _id === stepId(record._id, key))?.count ?? 0,
          stopped: own
            .filter((group) => group._id.state === 'stopped' && isHere(group))
            .map(({ _id, count }) => ({ reason: _id.reason ?? 'unsubscribed', count })),
        };
      }),
      updatedAt: record.updatedAt.toISOString(),
      version: record.version,
    };
  });
}

export function draftOf(record: SequenceRecord): SequenceDraft {
  const { name, trigger, form, stage, topics, steps, isEnabled } = record;
  return { name, trigger, form, ...(stage && { stage }), topics, steps, isEnabled };
}

interface StateGroup {
  _id: { sequence: string; state: string; key?: string; reason?: StopReason };
  count: number;
}
interface DoneGroup {
  _id: { sequence: string; key: string; isEmailed: boolean };
  count: number;
}

const sum = (groups: readonly { count: number }[]) => groups.reduce((all, { count }) => all + count, 0);
