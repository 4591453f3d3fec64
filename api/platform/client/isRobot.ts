import { findBotMatch } from 'isbot';

/** A program that calls itself a bot or a library, as `isbot` knows it. */
interface DeclaredRobot {
  /** Its name, such as `Googlebot`. */
  name: string;
  /** The part of the user agent that gives it away; empty where there is no user agent. */
  sign: string;
}

/** The bot that a user agent names; undefined for a browser. An empty one counts as a bot. */
export function findRobot(userAgent: string): DeclaredRobot | undefined {
  if (!userAgent.trim()) return { name: 'No user agent', sign: '' };
  // Real browsers send less, and long input must not slow the search down.
  const text = userAgent.slice(0, 500);
  const sign = findBotMatch(text);
  if (!sign) return undefined;
  const at = text.indexOf(sign);
  // The whole word around the sign, without its version.
  const start = text.slice(0, at).search(/[\w.-]*$/);
  const name = /^[\w.-]+/.exec(text.slice(start))?.[0] ?? sign;
  return { name: name.slice(0, 60), sign: sign.slice(0, 60) };
}

export const isRobot = (userAgent: string) => findRobot(userAgent) !== undefined;
