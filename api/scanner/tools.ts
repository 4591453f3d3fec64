import type { ScanTool } from './Check';
import { emailTool } from './email/emailTool';
import { domainTool } from './web/domainTool';

/** All scan tools. */
export const tools: readonly ScanTool[] = [emailTool, domainTool];
