import { atLeast } from '../../identity/access/can';

export const mayReadCaseStudies = atLeast('viewer', 'read case studies');
export const mayWriteCaseStudies = atLeast('editor', 'write a case study');
