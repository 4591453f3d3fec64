import type { InitialVersion } from '../initial';

export const version: InitialVersion = {
  title: 'Terms of Service',
  description:
    'The terms for using this website and its free tools: what you may do, what we don’t promise, and when a signed agreement applies.',
  lead: 'The terms for using this website and its free tools. Also called Terms of Use.',
  effective: '2026-11-20',
  inShort: [],
  markdown: `## What these terms cover

They cover this website, its articles and its free tools. A signed agreement covers paid services. Where the two differ, the signed agreement applies.

## Information, not advice

Articles, checklists, tools and assessments are general information. They aren’t legal, tax, insurance or compliance advice, they don’t certify anything, and they can’t know your circumstances. Check with a professional before you rely on them.

## Fair use

You may use the website for its purpose. Please don’t:

- enter other people’s secrets or personal information without the right to do so
- enter patient data anywhere on this website
- run the tools against systems you may not test
- try to break, overload or get around the protection of the website
- send advertising through the contact form

## When you contact us

When you send the form, you ask us to get in touch. It creates no contract and no client relationship. If we publish a response target, it’s a goal and not a guarantee. Don’t use the form for an emergency. Call us.

The sentence under the form covers phone calls and text messages. The Privacy Policy says how we handle them.

## Figures

Figures on the home page describe results in particular organizations and don’t predict yours.

## Our content

You may print and share articles and checklists inside your organization if you name their source. Please ask before you publish them elsewhere. Names and trademarks of others belong to their owners, and mentioning them implies no endorsement.

## Links to others

Some links go to websites we don’t run, such as our online calendar. We aren’t responsible for what happens there.

## No warranty, limited liability

The website and its free tools are provided as they are. To the extent the law allows, we give no warranty for them and aren’t liable for indirect damage from their use. Nothing here limits liability that the law doesn’t allow to be limited.

## Law

The laws of the State of Texas apply, without regard to conflict of laws rules.

## Changes

We may change these terms. The version on this page applies from its effective date.
`,
};
