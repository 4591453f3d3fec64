interface DayHours {
  day: string;
  stretches: { from: string; to: string }[];
}

/** Parses the normalized lines of the settings, such as `Monday 08:00-12:00, 13:00-17:00`. */
export function parseOfficeHours(lines: string): DayHours[] {
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => ({
      day: line.slice(0, line.indexOf(' ')),
      stretches: [...line.matchAll(/(\d\d:\d\d)-(\d\d:\d\d)/g)].map(([, from = '', to = '']) => ({
        from,
        to,
      })),
    }));
}

/** Formats office hours for readers: `Monday to Friday, 8 am to 5 pm (Central Time)`. */
export function formatOfficeHours(lines: string): string {
  const runs: { days: string[]; hours: string }[] = [];
  for (const { day, stretches } of parseOfficeHours(lines)) {
    const hours = stretches.map(({ from, to }) => `${formatTime(from)} to ${formatTime(to)}`).join(' and ');
    const run = runs.at(-1);
    if (run?.hours === hours && isNextDay(run.days.at(-1), day)) run.days.push(day);
    else runs.push({ days: [day], hours });
  }
  const texts = runs.map(({ days, hours }) => `${formatDays(days)}, ${hours}`);
  return texts.length ? `${texts.join('; ')} (Central Time)` : '';
}

function formatDays(days: string[]): string {
  if (days.length < 3) return days.join(' and ');
  return `${days[0]} to ${days.at(-1)}`;
}

function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute ? `:${String(minute).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const isNextDay = (before = '', day: string) => DAYS.indexOf(day) === DAYS.indexOf(before) + 1;
