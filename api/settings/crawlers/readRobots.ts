import { findLine, isAllowed, parseRobots } from './robotsRules';

const ROBOTS_FILE = '/robots.txt';

/** What `robots.txt` says to a crawler about a path (RFC 9309). */
export function readRobots(robotsText: string, path: string, crawler: string): RobotsVerdict {
  const robots = parseRobots(robotsText);
  const agents = [...robotsText.matchAll(/^[ \t]*user-agent[ \t]*:[ \t]*([^\s#/]+)/gim)].map(
    ([, name = '']) => name,
  );
  const group = agents.find((name) => name.toLowerCase() === crawler.toLowerCase()) ?? '*';
  // Crawlers always read the file itself.
  if (path === ROBOTS_FILE) return { isAllowed: true, group, line: 0, rule: '' };
  const line = findLine(robots, path, crawler);
  const rule = robotsText.split(/\r?\n/)[line - 1]?.trim() ?? '';
  return { isAllowed: isAllowed(robots, path, crawler), group, line, rule };
}

interface RobotsVerdict {
  isAllowed: boolean;
  /** The group that the crawler follows: `*` or its name. */
  group: string;
  /** The number of the line that decides, from 1; 0 where none matches. */
  line: number;
  rule: string;
}
