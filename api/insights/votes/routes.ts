import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { anyone } from '../../identity/access/can';
import { clientAddress, networkOf } from '../../platform/client/clientAddress';
import { readPage } from '../../platform/records/readPage';
import { createVote, listVotes, type VotePage, type VoteQuery } from './contract';
import { VoteCount } from './model';
import { mayListVotes } from './policy';

const day = 86_400;
const maxQuestions = 2000;

/** Votes on whether answers helped. */
export function voteRoutes(api: Api): void {
  const { env, rateLimit } = api;
  addRoute(
    api,
    createVote,
    anyone,
    async ({ body: { question, isHelpful }, req }): Promise<undefined> => {
      const network = networkOf(clientAddress(req, env.internalKey));
      await rateLimit.consume('votes', network, 60, 600);
      const { count } = await rateLimit.hit('vote', `${network} ${question}`, day);
      if (count > 1) return;
      await VoteCount.updateOne(
        { _id: question },
        { $inc: isHelpful ? { helpful: 1 } : { notHelpful: 1 } },
        { upsert: true },
      );
    },
    { isOriginRequired: true },
  );

  addRoute(api, listVotes, mayListVotes, ({ query }) => listVoteCounts(query));
}

async function listVoteCounts(query: VoteQuery): Promise<VotePage> {
  const order = { notHelpful: -1, _id: 1 } as const;
  const { records, ...page } = await readPage(VoteCount, query, {
    order,
    maxCount: maxQuestions,
    countIndex: order,
  });
  return {
    ...page,
    items: records.map(({ _id, helpful, notHelpful }) => ({ question: _id, helpful, notHelpful })),
  };
}
