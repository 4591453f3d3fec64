import type { InitialVersion } from '../initial';

export const version: InitialVersion = {
  title: 'Terms of Service',
  description:
    'The terms for using this website and its free tools: what you may do, what we do not promise, and where a signed agreement takes over.',
  lead: 'The terms for using this website and its free tools. Also called Terms of Use.',
  effective: '2026-11-20',
  inShort: [],
  markdown: `## What these terms cover

They cover this website, its articles and its free tools. Paid services are covered by a signed agreement. Where the two differ, the signed agreement counts.

## Information, not advice

Articles, checklists, tools and assessments are general information. They are not legal, tax, insurance or compliance advice, they do not certify anything, and they cannot know your circumstances. Check with someone who does before you rely on them.

## Fair use

You may use the website for its purpose. Please do not:

- enter other people’s secrets or personal information without the right to do so
- enter patient data anywhere on this website
- run the tools against systems you may not test
- try to break, overload or get around the protection of the website
- send advertising through the contact form

## When you contact us

Sending the form asks us to get in touch. It creates no contract and no client relationship, and we do not promise a response time here. Do not use the form for an emergency: call.

The sentence under the form describes calls and text messages. How we handle them is described in the Privacy Policy.

## Figures and quotes

Figures on the home page describe results in particular organizations and do not predict yours. Quotes shown with initials are samples until a client has agreed to be quoted.

## Our content

You may print and share articles and checklists inside your organization, with their source. Please ask before publishing them elsewhere. Names and marks of others belong to their owners, and mentioning them implies no endorsement.

## Links to others

Some links lead to websites we do not run, such as our online calendar. We are not responsible for what happens there.

## No warranty, limited liability

The website and its free tools are provided as they are. To the extent the law allows, we give no warranty for them and are not liable for indirect damage that follows from their use. Nothing here limits liability that the law does not allow to be limited.

## Law

The laws of the State of Texas apply, without regard to conflict rules. Counsel to confirm this section, including venue.

## Changes

We may change these terms. The version on this page applies from its effective date.
`,
};
