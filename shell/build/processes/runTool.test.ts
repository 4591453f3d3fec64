import { runTool } from './runTool';

const toolWithChild = `
  const { spawn } = require('node:child_process');
  const left = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 600_000)'], { detached: true, stdio: 'inherit' });
  left.unref();
  console.log(left.pid);
`;

test('returns the output of a tool and whether it succeeded', async () => {
  expect(await runTool(['-e', 'console.log("done")'])).toMatchObject({ isOk: true, output: 'done\n' });
  expect(await runTool(['-e', 'console.error("odd"); process.exit(3)'])).toMatchObject({
    isOk: false,
    output: 'odd\n',
  });
});

describe('a tool without output for ten minutes', () => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());
  afterAll(() => write.mockRestore());

  /** Starts a tool that ignores signals once it has printed something, and lets ten minutes pass. */
  async function hang(script: string) {
    write.mockClear();
    const result = runTool(['-e', script], { isVerbose: true });
    while (!write.mock.calls.length) await new Promise(setImmediate);
    jest.advanceTimersByTime(10 * 60_000);
    return { result };
  }

  test('is stopped, also if it ignores signals, and its output is kept', async () => {
    const { result } = await hang('process.on("SIGINT", () => {}); console.log("on"); for (;;);');
    // It gets time to exit before it is killed.
    jest.advanceTimersByTime(15_000);
    expect(await result).toMatchObject({
      isOk: false,
      output: 'on\n\nStopped after 10.0 minutes without output.\n',
    });
  });

  test('counts as failed even if it exits with 0 when it is stopped', async () => {
    const polite =
      'process.on("SIGINT", () => process.exit(0)); setInterval(() => {}, 1000); console.log("on");';
    const { result } = await hang(polite);
    expect((await result).isOk).toBe(false);
  });
});

test("does not wait for child processes that keep the tool's output open", async () => {
  const { isOk, output } = await runTool(['-e', toolWithChild], { graceMs: 200 });
  process.kill(Number(output));
  expect(isOk).toBe(true);
});
