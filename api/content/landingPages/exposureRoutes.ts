import type { Request } from 'express';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { anyone } from '../../identity/access/can';
import { sessionIdOf } from '../../identity/access/sessionCookie';
import { assignVariant } from '../../insights/variants/assignVariant';
import { createExposure, getVariantFigures, variantNames } from '../../insights/variants/contract';
import { Exposure, type ExposureRecord } from '../../insights/variants/model';
import { getPageTest } from '../../insights/variants/pageTest';
import { getVisitorHash, recordGoal } from '../../insights/variants/recordGoal';
import { clientAddress, networkOf, wideNetworkOf } from '../../platform/client/clientAddress';
import { isRobot } from '../../platform/client/isRobot';
import { duplicateKeyField } from '../../platform/db/duplicateKeyField';
import { beaconBodyParser } from '../../platform/http/sanitizeInput';
import { calculateVariantFigures } from './calculateVariantFigures';
import { landingState } from './landingState';
import { mayReadLandingPages } from './policy';
import { publishedLandings } from './publishedLandings';

const mostExposures = 60;
const day = 86_400;
/** The most visitors of a page counted per day from one network and from its wider network: an office, not a bot. */
const mostVisitors = { network: 10, wide: 40 };

/** Records which variants of pages were shown, and returns their results. */
export function exposureRoutes(api: Api): void {
  const { env, rateLimit, router } = api;

  router.use(createExposure.path, ...beaconBodyParser());
  addRoute(api, createExposure, anyone, async ({ params, body, req }): Promise<undefined> => {
    const address = clientAddress(req, env.internalKey);
    const userAgent = req.get('user-agent') ?? '';
    if (sessionIdOf(req, env) || isRobot(userAgent)) return;
    const { count } = await rateLimit.hit('exposures', networkOf(address), 60);
    const test = count <= mostExposures && (await findTest(params.slug));
    if (!test || test.run !== body.run) return;
    const expected = variantNames[assignVariant(test.run, test.variants.length, address, userAgent)];
    if (expected !== body.variant) return;
    if (body.what === 'called') recordGoal(api, req, 'call');
    else await saveExposure(req, { ...test, variant: expected });
  });

  addRoute(api, getVariantFigures, mayReadLandingPages, ({ params }) => calculateVariantFigures(params.id));

  async function saveExposure(
    req: Request,
    { run, goal, variant }: Pick<ExposureRecord, 'run' | 'goal' | 'variant'>,
  ) {
    const [at, visitor] = [new Date(), await getVisitorHash(req, api)];
    const _id = `${run} ${visitor}`;
    if ((await Exposure.exists({ _id })) || !(await isCountable(run, clientAddress(req, env.internalKey))))
      return;
    await Exposure.create([{ _id, run, goal, variant, visitor, reached: false, at }]).catch((error) => {
      // Another request recorded the same visitor at the same time.
      if (duplicateKeyField(error) !== '_id') throw error;
    });
  }

  /** Counts a visitor who is new today; false if their network is over its limit. One machine can pose as many browsers. */
  async function isCountable(run: string, address: string): Promise<boolean> {
    const network = await rateLimit.hit('exposed', `${run} ${networkOf(address)}`, day);
    if (network.count > mostVisitors.network) return false;
    const wide = await rateLimit.hit('exposed-wide', `${run} ${wideNetworkOf(address)}`, day);
    return wide.count <= mostVisitors.wide;
  }
}

/** The A/B test of the page at a slug, while it is public. */
async function findTest(slug: string) {
  const record = (await publishedLandings()).get(slug);
  return record && landingState(record, new Date()) === 'published' ? getPageTest(record) : undefined;
}
