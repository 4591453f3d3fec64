import { createConversion } from '@site/api/bookings/conversions/contract';
import { createEnquiry, createEnquiryContext, enquiryDisclosure } from '@site/api/leads/enquiries/contract';
import { exampleReceipt } from '@site/api/leads/enquiries/example';
import { onTrack } from '@site/shell/kit';
import { failure, fakeApi, type PageUser, renderPage } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ContactForm } from './ContactForm';

const sent = exampleReceipt({ message: 'Thank you, stored.' });

beforeEach(() => sessionStorage.clear());

test('an empty form names every fault and moves the focus to the first field', async () => {
  const api = fakeApi();
  const { user } = await renderPage(ContactForm, { api });
  await user.click(button('Send Message'));
  expect(faults()).toEqual([
    'Name must be at least 2 characters.',
    'Please enter a valid email address.',
    'Company name must be at least 2 characters.',
    'Phone number is required.',
    'Please select a service.',
    'Please select your primary challenge.',
    'Message must be at least 10 characters.',
  ]);
  expect(field('Full Name')).toHaveFocus();
  expect(field('Full Name')).toBeInvalid();
  expect(api.requests).toHaveLength(0);
});

test('faults go away as they are mended, and the focus finds the next one', async () => {
  const { user } = await renderPage(ContactForm, { api: fakeApi() });
  await user.click(button('Send Message'));
  await user.pasteInto(field('Full Name'), 'Dana Ortiz');
  expect(field('Full Name')).toBeValid();
  for (const refused of ['dana', 'a b@example.com', 'foo@bar']) {
    await user.clear(field('Email Address'));
    await user.type(field('Email Address'), refused);
    expect(field('Email Address')).toHaveAccessibleDescription('Please enter a valid email address.');
  }
  await user.click(button('Send Message'));
  expect(field('Email Address')).toHaveFocus();
  expect(field('Email Address')).toHaveAccessibleDescription('Please enter a valid email address.');
});

test('what was chosen on the way here is chosen in the form, once, and nothing the form does not offer', async () => {
  sessionStorage.setItem('draft:contact', JSON.stringify({ name: 'Dana Ortiz', service: 'consultation' }));
  window.history.replaceState(null, '', '/contact?service=email_security&challenge=nonsense&utm_source=news');
  await renderPage(ContactForm, { api: fakeApi() });
  expect(field('Service Interest')).toHaveValue('email_security');
  expect(field('Primary Challenge')).toHaveValue('');
  expect(field('Full Name')).toHaveValue('Dana Ortiz');
  expect(window.location.search).toBe('?utm_source=news');
  window.history.replaceState(null, '', '/');
});

test('a stored enquiry clears the form, shows the notice and leaves the receipt', async () => {
  const api = fakeApi()
    .on(createEnquiry, sent)
    .on(createEnquiryContext, new Response(null, { status: 204 }));
  const { user } = await renderPage(ContactForm, { api });
  await fillIn(user);
  await user.click(button('Send Message'));

  const receipt = await screen.findByRole('region', { name: 'Message Sent' });
  expect(receipt).toHaveFocus();
  expect(within(receipt).getByText(sent.reference)).toBeVisible();
  expect(within(receipt).getByText('Morning (9am - 12pm)')).toBeVisible();
  expect(screen.getAllByText('Thank you, stored.').length).toBeGreaterThan(1);
  await waitFor(() => expect(field('Full Name')).toHaveValue(''));
  expect(field('Your Message')).toHaveValue('');
  expect(faults()).toEqual([]);
  expect(button('Send Message')).toBeEnabled();

  const [enquiry, context] = api.requests;
  expect(Object.keys(enquiry!.body as object)).toEqual(EIGHT);
  expect(enquiry!.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  expect(enquiry!.headers.get('x-form-seconds')).toMatch(/^\d+$/);
  await waitFor(() =>
    expect(context).toMatchObject({ path: '/contact/EM-4F7K22QZ/context', body: { page: '/' } }),
  );
});

test('a stored enquiry is a lead in the data layer, and a conversion of who agreed to be counted', async () => {
  const words: [string, object][] = [];
  const stop = onTrack((word, props) => words.push([word, props]));
  localStorage.setItem('emberline-consent', '{"necessary":true,"analytics":true,"marketing":false}');
  const api = fakeApi()
    .on(createEnquiry, failure(503, 'Later.'))
    .on(createConversion, { success: true })
    .on(createEnquiryContext, new Response(null, { status: 204 }));
  const { user } = await renderPage(ContactForm, { api });
  await fillIn(user);
  await user.click(button('Send Message'));
  await screen.findAllByText('Later.');
  expect(words).toEqual([]);
  api.on(createEnquiry, sent);
  await user.click(button('Send Message'));
  await screen.findByRole('region', { name: 'Message Sent' });
  expect(words).toEqual([['generate_lead', { form: 'contact', service: expect.any(String) }]]);
  expect(api.requests.filter(({ path }) => path === '/conversions')).toMatchObject([
    { body: { conversionType: 'contact_sent' } },
  ]);
  stop();
  localStorage.clear();
});

test('while it is being sent the button is disabled and nothing is sent twice', async () => {
  let answer = (_: typeof sent) => {};
  const answered = new Promise<typeof sent>((resolve) => {
    answer = resolve;
  });
  const api = fakeApi()
    .on(createEnquiry, () => answered)
    .on(createEnquiryContext, new Response(null, { status: 204 }));
  const { user } = await renderPage(ContactForm, { api });
  await fillIn(user);
  await user.dblClick(button('Send Message'));
  expect(button('Sending...')).toBeDisabled();
  await user.type(field('Full Name'), '{Enter}');
  expect(api.requests).toHaveLength(1);
  answer(sent);
  expect(await screen.findByRole('button', { name: 'Send Message' })).toBeEnabled();
});

test('a failure keeps every value: with and without a message, and a success that is none', async () => {
  const api = fakeApi();
  const { user } = await renderPage(ContactForm, { api });
  await fillIn(user);
  for (const [answer, text] of [
    [failure(503, 'Please try again in a minute.'), 'Please try again in a minute.'],
    [new Response('<h1>Bad gateway</h1>', { status: 502 }), 'Failed to send message'],
    [Response.json({ success: false, message: 'Not today.' }), 'Not today.'],
    [Response.json({}), 'Failed to send message'],
    [failure(503, 'Still not.'), 'Still not.'],
    [Response.json({ success: true }, { status: 500 }), 'Failed to send message'],
  ] as const) {
    api.on(createEnquiry, answer);
    await user.click(button('Send Message'));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('Error')).toBeVisible();
    expect(field('Full Name')).toHaveValue('Dana Ortiz');
    expect(field('Your Message')).toHaveValue('The printers are on strike.');
    await waitFor(() => expect(button('Send Message')).toHaveFocus());
    expect(screen.queryByRole('region', { name: 'Message Sent' })).toBeNull();
  }
});

test('no answer at all shows the network’s own message', async () => {
  const api = fakeApi().on(createEnquiry, () => {
    throw new TypeError('Failed to fetch');
  });
  const { user } = await renderPage(ContactForm, { api });
  await fillIn(user);
  await user.click(button('Send Message'));
  expect(await screen.findByText('Failed to fetch')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Call (512) 555-0100' })).toBeVisible();
});

test('faults the server finds appear at their fields', async () => {
  const rejection = failure(400, 'Please enter a valid email address.', {
    fieldErrors: { email: 'Please enter a valid email address.' },
  });
  const { user } = await renderPage(ContactForm, { api: fakeApi().on(createEnquiry, rejection) });
  await fillIn(user);
  await user.click(button('Send Message'));
  await waitFor(() => expect(field('Email Address')).toBeInvalid());
  expect(field('Email Address')).toHaveFocus();
});

test('a second try of the same enquiry repeats its key; an edit makes a new one', async () => {
  const api = fakeApi().on(createEnquiry, () => failure(503, 'Down.'));
  const { user } = await renderPage(ContactForm, { api });
  await fillIn(user);
  for (const edit of ['', '', ' Again.']) {
    if (edit) await user.type(field('Your Message'), edit);
    await user.click(button('Send Message'));
    await waitFor(() => expect(button('Send Message')).toBeEnabled());
  }
  const [first, second, third] = api.requests.map(({ headers }) => headers.get('idempotency-key'));
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('what was typed is still there after a reload of the tab', async () => {
  const first = await renderPage(ContactForm, { api: fakeApi() });
  await first.user.pasteInto(field('Full Name'), 'Dana Ortiz');
  first.unmount();
  await renderPage(ContactForm, { api: fakeApi() });
  expect(field('Full Name')).toHaveValue('Dana Ortiz');
});

test('fields that only bots fill in are sent to the server', async () => {
  const api = fakeApi().on(createEnquiry, failure(503, 'Down.'));
  const { user, container } = await renderPage(ContactForm, { api });
  await fillIn(user);
  await user.pasteInto(container.querySelector('[name="website"]')!, 'spam.example');
  await user.click(button('Send Message'));
  await screen.findByText('Down.');
  expect(api.requests[0]!.body).toMatchObject({ website: 'spam.example' });
});

test('the consent sentence is the contract’s, in the firm’s name, under the button, with its two links', async () => {
  await renderPage(ContactForm, { api: fakeApi(), settings: { name: 'Northwind' } });
  const sentence = document.querySelector('.disclosure')!;
  const parts = enquiryDisclosure.parts('Northwind');
  expect(sentence.textContent).toBe(parts.map(({ text }) => text).join(''));
  expect(sentence.textContent).toContain("agree to Northwind's Terms of Use and Privacy Policy");
  expect(button('Send Message').compareDocumentPosition(sentence)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('link', { name: 'Terms of Use' })).toHaveAttribute('href', '/terms-of-service');
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
});

const EIGHT = ['name', 'email', 'company', 'phone', 'service', 'challenge', 'contactTime', 'message'];

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const button = (name: string) => screen.getByRole('button', { name });
const faults = () => [...document.querySelectorAll('.error')].map((fault) => fault.textContent);

async function fillIn(user: PageUser) {
  await user.pasteInto(field('Full Name'), 'Dana Ortiz');
  await user.pasteInto(field('Email Address'), 'dana@ortizbuild.example');
  await user.pasteInto(field('Company Name'), 'Ortiz Build');
  await user.pasteInto(field('Phone Number'), '+1 512 555 0100');
  await user.selectOptions(field('Service Interest'), 'managed_it');
  await user.selectOptions(field('Primary Challenge'), 'reliability');
  await user.selectOptions(field('Preferred Contact Time'), 'morning');
  await user.pasteInto(field('Your Message'), 'The printers are on strike.');
}
