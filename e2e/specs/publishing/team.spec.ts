import { expect, ownSiteTest as test } from '../../fixtures/ownSiteTest';

test('two people are added, ordered by keys and by drag, and shown to visitors in that order', async ({
  page,
  open,
  signedInAs,
  request,
}) => {
  const family = `Reyes${Math.random().toString(36).slice(2, 8)}`;
  const [one, two] = [`Dana ${family}`, `Sam ${family}`];
  await signedInAs('editor');
  for (const who of [one, two]) {
    await open('/admin/team/new');
    await page.getByRole('textbox', { name: 'Name' }).fill(who);
    await page.getByRole('textbox', { name: 'Position' }).fill('Service desk');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Team profile saved', { exact: true }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/team\/[0-9a-f]{24}$/);
  }
  // Other tests add members.
  await open(`/admin/team?q=${family}`);
  const orderOf = async () => {
    const rows = await page.getByRole('rowheader').allInnerTexts();
    return rows.map((row) => row.split('\n')[0]);
  };
  await expect.poll(orderOf).toEqual([one, two]);

  const up = page.getByRole('button', { name: `Move ${two} up` });
  await up.focus();
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.status() === 204,
  );
  await page.keyboard.press('ArrowUp');
  await expect.poll(orderOf).toEqual([two, one]);
  await expect(up).toBeFocused();
  await expect(page.getByText(`${two} moved to position 1 of 2`)).toBeAttached();
  await saved;
  await page.reload();
  await expect.poll(orderOf).toEqual([two, one]);

  const grip = (who: string) => page.getByRole('row', { name: who }).locator('.grip');
  const [from, to] = await Promise.all([grip(one).boundingBox(), grip(two).boundingBox()]);
  await page.mouse.move(from!.x + 8, from!.y + 10);
  await page.mouse.down();
  await page.mouse.move(to!.x + 8, to!.y + 10, { steps: 6 });
  await page.mouse.up();
  await expect.poll(orderOf).toEqual([one, two]);

  // Only once the API has the change, because an earlier page would be cached for a while.
  await expect(async () => {
    const team = await (await request.get('/api/team')).text();
    expect(team.indexOf(one)).toBeGreaterThan(0);
    expect(team.indexOf(two)).toBeGreaterThan(team.indexOf(one));
  }).toPass();
  await expect(async () => {
    const about = await (await request.get('/about')).text();
    expect(about.indexOf(one)).toBeGreaterThan(0);
    expect(about.indexOf(two)).toBeGreaterThan(about.indexOf(one));
  }).toPass();
  await open('/about');
  const person = page
    .getByRole('region', { name: 'Meet the team' })
    .getByRole('listitem')
    .filter({ hasText: one });
  const [card] = await Promise.all([
    page.waitForEvent('download'),
    person.getByRole('link', { name: `Contact card of ${one}` }).click(),
  ]);
  expect(card.suggestedFilename()).toBe(`dana-${family.toLowerCase()}.vcf`);
});
