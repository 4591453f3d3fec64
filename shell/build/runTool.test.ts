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

test('ends a tool that hangs, also one that cannot be asked to, and keeps what it said', async () => {
  const { isOk, output } = await runTool(
    ['-e', 'process.on("SIGINT", () => {}); console.log("on"); for (;;);'],
    {
      silence: 5000,
      patience: 200,
    },
  );
  expect(isOk).toBe(false);
  expect(output).toMatch(/^on\n\nEnded after 0\.1 minutes in which it said nothing\.\n$/);
});

test('believes no tool that hung, however politely it ends when it is asked to', async () => {
  const polite = 'process.on("SIGINT", () => process.exit(0)); setInterval(() => {}, 1000);';
  expect((await runTool(['-e', polite], { silence: 5000, patience: 200 })).isOk).toBe(false);
});

test('does not wait for what a tool left running with its output', async () => {
  const { isOk, output } = await runTool(['-e', leavesAChild], { patience: 200 });
  process.kill(Number(output));
  expect(isOk).toBe(true);
});
