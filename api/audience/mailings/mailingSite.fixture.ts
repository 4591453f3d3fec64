import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import { newId } from '../../platform/db/newId';
import { createMember, startServer } from '../../testing';
import { exampleNewsletterDraft } from '../newsletters/example';
import { Subscriber } from '../subscribers/model';
import { Mailing, NewsletterMail } from './model';

export const path = '/api/admin/newsletters';
export const at = (version: number) => ({ 'If-Match': `"${version}"` });

/** A site with an editor who sends newsletters. */
export async function startMailingSite(variables: Record<string, string> = {}) {
  const server = await startServer({ BRAND_NAME: 'Northwind', ...variables });
  const editor = await server.signInAs((await createMember({ role: 'editor' }))._id);
  const getState = async (id: string) => (await editor.get(`${path}/${id}/mailing`)).body;
  /** Runs the jobs that send a newsletter until a query finds something. */
  async function runUntil(isReached: () => Promise<unknown>): Promise<void> {
    while (!(await isReached())) {
      server.tick('send newsletters', 'deliver mail');
      await sleep(50);
    }
  }
  return {
    server,
    editor,
    getState,
    runUntil,
    async create(part: Parameters<typeof exampleNewsletterDraft>[0] = {}): Promise<string> {
      const draft = exampleNewsletterDraft({ slug: `letter-${newId()}`, subject: 'Why & when', ...part });
      return (await editor.post(path, draft)).body.id;
    },
    send: (id: string) => editor.send('POST', `${path}/${id}/publish`, { headers: at(1) }),
    /** Waits for the end of a mailing and returns its state. Retries waiting emails at once. */
    async waitUntilSent(id: string) {
      await runUntil(async () => {
        if (await Mailing.exists({ _id: id, state: 'sent' })) return true;
        await retryWaiting();
      });
      return getState(id);
    },
    /** Waits until all emails of a newsletter are created. */
    waitUntilSending: (id: string) => runUntil(() => Mailing.exists({ _id: id, state: 'sending' })),
    /** Waits until no email is being sent: one that was rendered before a change is sent despite it. */
    async waitUntilIdle() {
      while (await NewsletterMail.exists({ 'outbox.isUnderWay': true })) await sleep(10);
    },
  };
}

export type MailingSite = Awaited<ReturnType<typeof startMailingSite>>;

/** Makes all emails due that wait. One that is being sent would count as interrupted. */
export const retryWaiting = () =>
  NewsletterMail.updateMany(
    { 'outbox.state': 'waiting', 'outbox.isUnderWay': mongoose.trusted({ $ne: true }) },
    { $set: { 'outbox.0.nextAt': new Date() } },
  );

export const deleteMailings = () =>
  Promise.all([Subscriber.deleteMany({}), NewsletterMail.deleteMany({}), Mailing.deleteMany({})]);
