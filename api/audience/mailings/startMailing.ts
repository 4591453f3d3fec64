import { badRequest } from '../../platform/errors/HttpError';
import { Mailing, type SubjectTest } from './model';
import { type AudienceChoice, countRecipients, readAudience } from './recipients';

/** Starts the mailing of a newsletter, once, within the transaction of its publication. 400 if there are no recipients. */
export async function startMailing(
  id: string,
  choice: AudienceChoice,
  { _id: startedById, name: startedBy }: { _id: string; name: string },
  subjectTest?: SubjectTest,
): Promise<void> {
  if (await Mailing.exists({ _id: id })) return;
  const audience = await readAudience(choice);
  const recipients = await countRecipients(audience);
  if (!recipients)
    throw audience.segment
      ? badRequest(NOBODY_IN_SEGMENT, { segment: NOBODY_IN_SEGMENT })
      : badRequest(NOBODY, { topics: NOBODY });
  const startedAt = new Date();
  await Mailing.create([
    { _id: id, state: 'gathering', ...audience, startedAt, startedBy, startedById, recipients, subjectTest },
  ]);
}

const NOBODY = 'There are no confirmed subscribers for these topics.';
const NOBODY_IN_SEGMENT = 'There are no confirmed subscribers for these topics in this segment.';
