import type { ToolSlug } from '@site/shell/paths';
import domain from './drawings/domain-security.illustration';
import email from './drawings/email-security.illustration';
import password from './drawings/password-strength.illustration';
import phishing from './drawings/phishing-detection.illustration';

/** The drawing of each instrument, with its size. */
export const toolDrawings: Record<ToolSlug, { src: string; width: number; height: number }> = {
  'email-security': { src: email, width: 374, height: 300 },
  'password-strength': { src: password, width: 335, height: 373 },
  'phishing-detection': { src: phishing, width: 359, height: 348 },
  'domain-security': { src: domain, width: 316, height: 303 },
};
