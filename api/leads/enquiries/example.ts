import { exampleOrigin } from '../../insights/origin/example';
import { type Enquiry, type EnquiryContext, type EnquiryReceipt, enquirySent } from './contract';

/** A complete, valid enquiry; pass only the fields that the test is about. */
export function exampleEnquiry(part: Partial<Enquiry> = {}): Enquiry {
  return {
    name: 'Dana Example',
    email: 'dana@example.com',
    company: 'Example Build',
    phone: '(512) 555-0142',
    service: 'cybersecurity',
    challenge: 'compliance',
    contactTime: 'morning',
    message: 'We have a security questionnaire to answer and would like a hand.',
    ...part,
  };
}

export function exampleReceipt(part: Partial<EnquiryReceipt> = {}): EnquiryReceipt {
  return { success: true, message: enquirySent, reference: 'EM-4F7K22QZ', ...part };
}

export function exampleContext(part: EnquiryContext = {}): EnquiryContext {
  return {
    page: '/contact',
    trafficSource: { source: 'google', medium: 'organic', campaign: null, isPaid: false, gclid: null },
    consent: { necessary: true, analytics: false, marketing: false },
    origin: exampleOrigin(),
    ...part,
  };
}
