import { exampleTemplateDraft } from '../pageTemplates/example';
import type { SwapTestDraft } from './contract';

export const exampleSwapTestDraft = (part: Partial<SwapTestDraft> = {}): SwapTestDraft => ({
  template: exampleTemplateDraft(),
  page: { service: 'its', industry: 'legal', place: '' },
  other: { service: 'its', industry: 'health', place: '' },
  ...part,
});
