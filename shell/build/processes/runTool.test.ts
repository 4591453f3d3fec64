import { runTool } from './runTool';

const leavesAChild = `
  const { spawn } = require('node:child_process');
  const left = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 600_000)'], { detached: true, stdio: 'inherit' });
  left.unref();
  console.log(left.pid);
`;

test('says what a tool printed and whether it did what it should', async () => {
  expect(await runTool(['-e', 'console.log("done")'])).toMatchObject({ isOk: true, output: 'done\n' });
  expect(await runTool(['-e', 'console.error("odd"); process.exit(3)'])).toMatchObject({
    isOk: false,
    output: 'odd\n',
  });
});

describe('a tool that says nothing for ten minutes', () => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());
  afterAll(() => write.mockRestore());

  /** Starts a tool that prints something once it does not listen any more, and lets the ten minutes pass. */
  async function hang(script: string) {
    write.mockClear();
    const result = runTool(['-e', script], { isLoud: true });
    while (!write.mock.calls.length) await new Promise(setImmediate);
    jest.advanceTimersByTime(10 * 60_000);
    return { result };
  }

  test('is ended, also one that cannot be asked to, and what it said is kept', async () => {
    const { result } = await hang('process.on("SIGINT", () => {}); console.log("on"); for (;;);');
    // It has a while to end by itself, then it has to.
    jest.advanceTimersByTime(15_000);
    expect(await result).toMatchObject({
      isOk: false,
      output: 'on\n\nEnded after 10.0 minutes in which it said nothing.\n',
    });
  });

  test('is not believed, however politely it ends when it is asked to', async () => {
    const polite =
      'process.on("SIGINT", () => process.exit(0)); setInterval(() => {}, 1000); console.log("on");';
    const { result } = await hang(polite);
    expect((await result).isOk).toBe(false);
  });
});

test('does not wait for what a tool left running with its output', async () => {
  const { isOk, output } = await runTool(['-e', leavesAChild], { patience: 200 });
  process.kill(Number(output));
  expect(isOk).toBe(true);
});
