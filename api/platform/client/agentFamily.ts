/** The kind of program that asks and of the machine it runs on, such as `Firefox on Windows`; no versions. */
export function agentFamily(userAgent = ''): string {
  const program = nameIn(userAgent, programs) ?? 'Another program';
  const machine = nameIn(userAgent, machines);
  return machine ? `${program} on ${machine}` : program;
}

type Names = readonly (readonly [RegExp, string])[];

// The first that fits: each of these also calls itself by the names of those below it.
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
  // No sound browser says more, and nobody is to make us search long.
  const text = userAgent.slice(0, 500);
  return names.find(([pattern]) => pattern.test(text))?.[1];
}
