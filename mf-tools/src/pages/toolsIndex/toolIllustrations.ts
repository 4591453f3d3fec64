import type { ToolSlug } from '@site/shell/paths';
import domain from './illustrations/domain-security.illustration';
import email from './illustrations/email-security.illustration';
import password from './illustrations/password-strength.illustration';
import phishing from './illustrations/phishing-detection.illustration';

/** The illustration of each instrument, with its size. */
export const toolIllustrations: Record<ToolSlug, { src: string; width: number; height: number }> = {
  'email-security': { src: email, width: 374, height: 300 },
  'password-strength': { src: password, width: 335, height: 373 },
  'phishing-detection': { src: phishing, width: 359, height: 348 },
  'domain-security': { src: domain, width: 316, height: 303 },
};
