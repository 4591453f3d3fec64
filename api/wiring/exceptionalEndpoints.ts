import { subscriberImport } from '../audience/imports/contract';
import { newsletterContent } from '../audience/newsletters/contract';
import { createSequence, editSequence } from '../audience/sequences/contract';
import { replacePageAddresses } from '../content/addresses/contract';
import { caseStudyContent } from '../content/caseStudies/contract';
import { landingContent } from '../content/landingPages/contract';
import { locationContent, locationImport } from '../content/locations/contract';
import { renderExamples, templateContent } from '../content/pageTemplates/contract';
import { policyContent } from '../content/policies/contract';
import { postContent } from '../content/posts/contract';
import { redirectImport } from '../content/redirects/contract';
import { testSwap } from '../content/swapTest/contract';
import { teamImport } from '../content/team/contract';
import { createHistoryImport } from '../insights/history/contract';
import { contactImport } from '../leads/contactList/contract';
import { receiveDeliveryReports } from '../leads/deliveryReports/contract';
import { uploadFormFile } from '../leads/files/contract';
import { createFormEnquiry } from '../leads/forms/contract';
import { createMedia, replaceMedia } from '../media/contract';
import type { Endpoint } from '../platform/contracts/endpoint';
import { createSeoRun, previewSeoRun } from '../seo/bulkEdits/contract';
import { searchConsoleImport } from '../seo/searchConsole/contract';
import { emailScan, saveScan, scanDomain, scanEmail } from '../tools/scans/contract';

export type CallLimits = Pick<Endpoint, 'method' | 'path' | 'file' | 'maxBodyBytes' | 'maxPauseMs'>;

/** The endpoints with other limits than usual, for the server that forwards calls. */
export const exceptionalEndpoints: CallLimits[] = [
  ...[
    postContent,
    landingContent,
    locationContent,
    policyContent,
    caseStudyContent,
    templateContent,
    newsletterContent,
  ].flatMap(({ create, edit }) => [create, edit]),
  ...[locationImport, redirectImport, teamImport, subscriberImport, contactImport, searchConsoleImport].map(
    ({ run }) => run,
  ),
  createSequence,
  editSequence,
  renderExamples,
  testSwap,
  replacePageAddresses,
  createMedia,
  replaceMedia,
  createFormEnquiry,
  receiveDeliveryReports,
  uploadFormFile,
  createHistoryImport,
  previewSeoRun,
  createSeoRun,
  scanEmail,
  scanDomain,
  saveScan,
  emailScan,
];
