import { createEnquiry } from '@site/api/leads/enquiries/contract';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { screen } from '@testing-library/react';
import { ContactForm } from './ContactForm';

beforeEach(() => sessionStorage.clear());

describe('the short form', () => {
  const Short = () => <ContactForm service="cybersecurity" challenge="security" />;

  test('asks four fields; the page and the email address fill in the rest, which can be changed', async () => {
    const api = fakeApi().on(createEnquiry, failure(503, 'Down.'));
    const { user } = await renderPage(Short, { api });
    expect(field('Company Name')).not.toBeVisible();
    expect(field('Service Interest')).toHaveValue('cybersecurity');
    expect(field('Primary Challenge')).toHaveValue('security');
    await user.pasteInto(field('Full Name'), 'Dana Ortiz');
    await user.pasteInto(field('Email Address'), 'dana@northwind.example');
    await user.pasteInto(field('Phone Number'), '512 555 0142');
    await user.pasteInto(field('Your Message'), 'The printers are on strike.');
    await user.click(screen.getByText('More details'));
    expect(field('Company Name')).toBeVisible();
    await user.selectOptions(field('Primary Challenge'), 'compliance');
    await user.click(button('Send Message'));
    await screen.findByText('Down.');
    expect(Object.keys(api.requests[0]!.body as object).toSorted()).toEqual(EIGHT);
    expect(api.requests[0]!.body).toMatchObject({
      company: 'northwind.example',
      service: 'cybersecurity',
      challenge: 'compliance',
    });
  });

  test('opens the details where the company is missing, and keeps a company that was entered', async () => {
    const { user } = await renderPage(Short, { api: fakeApi() });
    await user.pasteInto(field('Full Name'), 'Dana Ortiz');
    await user.pasteInto(field('Email Address'), 'dana@gmail.com');
    await user.pasteInto(field('Phone Number'), '512 555 0142');
    await user.pasteInto(field('Your Message'), 'The printers are on strike.');
    await user.click(button('Send Message'));
    expect(field('Company Name')).toBeVisible();
    expect(field('Company Name')).toHaveFocus();
    await user.pasteInto(field('Company Name'), 'Northwind');
    await user.clear(field('Email Address'));
    await user.pasteInto(field('Email Address'), 'dana@northwind.example');
    expect(field('Company Name')).toHaveValue('Northwind');
  });
});

const EIGHT = ['challenge', 'company', 'contactTime', 'email', 'message', 'name', 'phone', 'service'];
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const button = (name: string) => screen.getByRole('button', { name });
