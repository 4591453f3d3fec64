import mongoose from 'mongoose';
import type { Env } from '../../platform/configuration/env';
import { NewsletterMail } from '../mailings/model';
import { releaseHeld } from '../mailings/resendMails';
import { findQuietEnd } from '../mailings/sendingTimes';
import { Sequence, type SequenceRecord, stepId } from './model';
import { startSequence } from './startSequences';
import { stepRuns } from './stepRuns';

/** Batches of people of one sequence in one pass, so that the others get their turn. */
const mostBatches = 20;

/** Starts the sequences that are on, moves the people in them, and sends what quiet hours or a pause held. */
export async function runSequences(env: Pick<Env, 'mailFrom'>): Promise<void> {
  const sequences = await Sequence.find({ isEnabled: true }).lean<SequenceRecord[]>();
  for (const sequence of sequences) {
    await startSequence(sequence);
    for (let batch = 0; batch < mostBatches; batch += 1) if (!(await stepRuns(env, sequence))) break;
  }
  if (sequences.length && !(await findQuietEnd())) await releaseSteps(sequences);
}

async function releaseSteps(sequences: SequenceRecord[]): Promise<void> {
  const ids = sequences.flatMap(({ _id, steps }) => steps.map(({ key }) => stepId(_id, key)));
  const held = await NewsletterMail.distinct('newsletterId', {
    newsletterId: mongoose.trusted({ $in: ids }),
    'outbox.state': 'held',
  });
  for (const id of held) await releaseHeld(id);
}
