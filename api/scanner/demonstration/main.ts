import { connectDirect } from '../connect';
import { isPublicAddress } from '../guard/isPublicAddress';
import { runProcess } from '../runProcess';
import { startDemonstration } from './startDemonstration';

/** The scanner for `npm start`: the public network plus two demonstration domains on this machine. */
runProcess(async (servers) => {
  const outside = { servers, connect: connectDirect, admits: isPublicAddress };
  const { network } = await startDemonstration(outside);
  return network;
});
