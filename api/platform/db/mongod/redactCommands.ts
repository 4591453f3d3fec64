/** Parts of an entry that repeat the values of a command. */
const VALUES = ['cmd', 'command', 'stats', 'originatingCommand'];

interface Entry {
  attr?: Record<string, unknown> & { error?: { code?: number; codeName?: string } };
}

/**
 * A line of MongoDB's log without the values of commands. MongoDB logs a command that fails with all of them, such as
 * the email address that two requests write at the same time.
 */
export function redactCommands(line: string): string {
  if (!/"(?:cmd|command|originatingCommand|keyValue)":/.test(line)) return line;
  try {
    const { attr = {}, ...entry } = JSON.parse(line) as Entry;
    const rest = Object.entries(attr).filter(([name]) => !VALUES.includes(name));
    const { error } = attr;
    const named = error && { error: { code: error.code, codeName: error.codeName } };
    return JSON.stringify({ ...entry, attr: { ...Object.fromEntries(rest), ...named } });
  } catch {
    return '(a line that could not be read)';
  }
}
