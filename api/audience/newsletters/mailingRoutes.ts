import mongoose from 'mongoose';
import { findDocument } from '../../content/documents/findDocument';
import type { ContentRecord } from '../../content/documents/model';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import type { UserRecord } from '../../identity/users/model';
import { conflict } from '../../platform/errors/HttpError';
import { countSubjects } from '../mailings/countSubjects';
import { Mailing, type MailingRecord } from '../mailings/model';
import { releaseHeld, resendMails } from '../mailings/resendMails';
import { choose } from '../mailings/subjectTest';
import { testSubjects } from '../subjectTests/contract';
import { assertMaySend, assertMaySendEmails } from './assertMaySend';
import type { NewsletterDraft } from './contract';
import {
  chooseSubject,
  getMailing,
  pauseMailing,
  resendMailing,
  resumeMailing,
  testMailing,
} from './contract';
import { createTests } from './createTests';
import { mailingView } from './mailingView';
import { newsletterKind } from './newsletterKind';
import { mayReadNewsletters, mayWriteNewsletters } from './policy';
import { subjectsOf } from './subjectTestDraft';

/** Mailings of newsletters: publishing one starts it. */
export function mailingRoutes(api: Api): void {
  const { env } = api;
  const viewOf = (record: ContentRecord, by: UserRecord) =>
    mailingView(env, record._id, record.draft as NewsletterDraft, by);
  const findWritable = async (id: string, user: UserRecord) => {
    const record = await findDocument(newsletterKind, id);
    authorize(mayWriteNewsletters, user, record);
    return record;
  };

  addRoute(
    api,
    getMailing,
    mayReadNewsletters,
    async ({ params, user }) => {
      const record = await findDocument(newsletterKind, params.id);
      authorize(mayReadNewsletters, user, record);
      return viewOf(record, user);
    },
    { deadline: 6 },
  );

  addRoute(
    api,
    testMailing,
    mayWriteNewsletters,
    async ({ params, body, user, audit }) => {
      const { _id, draft } = await findWritable(params.id, user);
      const sent = await createTests(
        api,
        user,
        body,
        subjectsOf(draft as NewsletterDraft).map((_, subject) => ({
          kind: 'test' as const,
          newsletterId: _id,
          subject,
        })),
      );
      audit(_id, undefined, { members: sent.names, testAddresses: sent.addresses.length });
      return sent;
    },
    { action: 'send a test email of a newsletter', afterCommit: api.onMailQueued },
  );

  addRoute(
    api,
    pauseMailing,
    mayWriteNewsletters,
    async ({ params, user, audit }) => {
      const record = await findWritable(params.id, user);
      const { modifiedCount } = await Mailing.updateOne(
        {
          _id: record._id,
          state: mongoose.trusted({ $ne: 'sent' as const }),
          isPaused: mongoose.trusted({ $ne: true }),
          isCanceled: mongoose.trusted({ $ne: true }),
        },
        { isPaused: true },
      );
      if (!modifiedCount) throw conflict('This newsletter isn’t being sent.');
      audit(record._id);
      return viewOf(record, user);
    },
    { action: 'pause sending a newsletter' },
  );

  addRoute(
    api,
    resumeMailing,
    mayWriteNewsletters,
    async ({ params, user, audit }) => {
      const record = await findWritable(params.id, user);
      await assertMaySend(record._id, record.draft as NewsletterDraft, user);
      const { modifiedCount } = await Mailing.updateOne(
        { _id: record._id, isPaused: true },
        { $unset: { isPaused: '' } },
      );
      if (!modifiedCount) throw conflict('This newsletter isn’t paused.');
      await releaseHeld(record._id);
      audit(record._id);
      return viewOf(record, user);
    },
    { action: 'resume sending a newsletter', afterCommit: api.onMailQueued },
  );

  addRoute(
    api,
    resendMailing,
    mayWriteNewsletters,
    async ({ params, body: { which }, user, audit }) => {
      const record = await findWritable(params.id, user);
      if (await Mailing.exists({ _id: record._id, isCanceled: true })) throw conflict(CANCELED);
      const emails = await resendMails(record._id, which);
      if (!emails) throw conflict('There are no such emails to send again.');
      assertMaySendEmails(emails, user);
      // One whose emails are still being created goes on with that.
      await Mailing.updateOne(
        { _id: record._id, state: 'sent' },
        { $set: { state: 'sending' }, $unset: { counts: '' } },
      );
      audit(record._id, undefined, { which, emails });
      return viewOf(record, user);
    },
    { action: 'send a newsletter again', afterCommit: api.onMailQueued },
  );

  addRoute(
    api,
    chooseSubject,
    mayWriteNewsletters,
    async ({ params, body: { subject }, user, audit }) => {
      const record = await findWritable(params.id, user);
      await assertMaySend(record._id, record.draft as NewsletterDraft, user);
      const mailing = await Mailing.findById(record._id).lean<MailingRecord>();
      if (!mailing?.subjectTest) throw conflict('This newsletter doesn’t test two subjects.');
      const figures = await countSubjects(record._id, mailing.startedAt);
      const choice = {
        chosen: testSubjects.indexOf(subject),
        chosenBy: 'member' as const,
        member: user.name,
      };
      if (!(await choose(record._id, choice, figures))) throw conflict(CHOSEN);
      audit(record._id, undefined, { subject: mailing.subjectTest.subjects[choice.chosen] });
      return viewOf(record, user);
    },
    { action: 'choose the subject of a newsletter', deadline: 6 },
  );
}

const CHOSEN = 'The test is over: a subject was chosen, or sending was canceled.';

const CANCELED = 'Sending this newsletter was canceled. Duplicate it to send it again.';
