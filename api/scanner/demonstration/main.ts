import { connectDirect } from '../connect';
import { isPublicAddress } from '../guard/isPublicAddress';
import { runProcess } from '../runProcess';
import { startDemonstration } from './startDemonstration';

/** The scanner as `npm start` runs it: with the public network, and two domains of its own for whoever has none at hand. */
runProcess(async (servers) => {
  const outside = { servers, connect: connectDirect, admits: isPublicAddress };
  const { network } = await startDemonstration(outside);
  return network;
});
