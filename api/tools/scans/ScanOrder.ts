import { type Infer, object } from 'superstruct';
import { choice } from '../../platform/contracts/endpoint';
import { ScanDraft, scanTools } from './contract';

/** What the scanner is asked: by which tool, and what the visitor sent. */
export const ScanOrder = object({ tool: choice(scanTools, 'Not a tool.'), ...ScanDraft.schema });
export type ScanOrder = Infer<typeof ScanOrder>;
