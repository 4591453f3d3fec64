import { connectDirect } from './connect';
import { isPublicAddress } from './guard/isPublicAddress';
import { runProcess } from './runProcess';

/** The scanner in production, with the public network. */
runProcess(async (servers) => ({ servers, connect: connectDirect, admits: isPublicAddress }));
