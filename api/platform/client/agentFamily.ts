/** Browser and operating system of a user agent, such as `Firefox on Windows`, without versions. */
export function agentFamily(userAgent = ''): string {
  const program = nameIn(userAgent, programs) ?? 'Another program';
  const machine = nameIn(userAgent, machines);
  return machine ? `${program} on ${machine}` : program;
}

type Names = readonly (readonly [RegExp, string])[];

// The first match counts: each of these also contains the names of those below it.
const programs: Names = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
];

const machines: Names = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

function nameIn(userAgent: string, names: Names): string | undefined {
  // Real browsers send less, and long input must not slow the search down.
  const text = userAgent.slice(0, 500);
  return names.find(([pattern]) => pattern.test(text))?.[1];
}
