import type { Request } from 'express';
import { clashOf } from '../../db/clashOf';
import type { Api } from '../../deps';
import { answer } from '../../http/answer';
import { anyone } from '../../http/can';
import { clientAddress, networkOf } from '../../http/clientAddress';
import { isRobot } from '../../http/isRobot';
import { beaconInput } from '../../http/plainInput';
import { sessionIdOf } from '../../http/session';
import { createExposure, getVariantFigures, variantNames } from '../variants/contract';
import { Exposure, type ExposureRecord } from '../variants/model';
import { reachGoal, visitorIn } from '../variants/reachGoal';
import { testOf } from '../variants/testOf';
import { variantFor } from '../variants/variantFor';
import { figuresOf } from './figuresOf';
import { landingState } from './landingState';
import { mayReadLandingPages } from './policy';
import { knownLandings } from './publishedLandings';

const mostExposures = 60;

/** Which variants of pages were shown, and what came of it. */
export function exposureRoutes(api: Api): void {
  const { env, rateLimit, router } = api;

  router.use(createExposure.path, ...beaconInput());
  answer(api, createExposure, anyone, async ({ params, body, req }): Promise<undefined> => {
    const address = clientAddress(req, env.internalKey);
    const userAgent = req.get('user-agent') ?? '';
    if (sessionIdOf(req, env) || isRobot(userAgent)) return;
    const { count } = await rateLimit.hit('exposures', networkOf(address), 60);
    const test = count <= mostExposures && (await testAt(params.slug));
    if (!test || test.run !== body.run) return;
    const given = variantNames[variantFor(test.run, test.variants.length, address, userAgent)];
    if (given !== body.variant) return;
    if (body.what === 'called') reachGoal(api, req, 'call');
    else await keep(req, { ...test, variant: given });
  });

  answer(api, getVariantFigures, mayReadLandingPages, ({ params }) => figuresOf(params.id));

  async function keep(
    req: Request,
    { run, goal, variant }: Pick<ExposureRecord, 'run' | 'goal' | 'variant'>,
  ) {
    const [at, visitor] = [new Date(), await visitorIn(req, api)];
    await Exposure.create([
      { _id: `${run} ${visitor}`, run, goal, variant, visitor, reached: false, at },
    ]).catch((error) => {
      // Seen today already.
      if (clashOf(error) !== '_id') throw error;
    });
  }
}

/** What is counted of the page at a slug, while it is public. */
async function testAt(slug: string) {
  const record = (await knownLandings()).get(slug);
  return record && landingState(record, new Date()) === 'published' ? testOf(record) : undefined;
}
