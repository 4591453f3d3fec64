import { type Infer, object } from 'superstruct';
import { choice } from '../../platform/contracts/endpoint';
import { ScanDraft, scanTools } from './contract';

/** A request to the scanner: the tool and the visitor's input. */
export const ScanRequest = object({ tool: choice(scanTools, 'Not a tool.'), ...ScanDraft.schema });
export type ScanRequest = Infer<typeof ScanRequest>;
