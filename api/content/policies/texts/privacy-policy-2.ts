import type { InitialVersion } from '../initial';

export const version: InitialVersion = {
  title: 'Privacy Policy',
  description:
    'What this website collects, why, how long we keep it, who sees it, and how you can correct or delete it. In plain English.',
  lead: 'What we collect, why, how long we keep it and how you can have it deleted.',
  effective: '2026-11-22',
  inShort: [
    'You can now book a meeting here. We say what we ask for and that we keep it for 24 months.',
    'Assessments store your answers without your name, unless you ask for a report by email. Others see them only through a link you create.',
    'Some forms let you send photos or PDFs. We say who can open them and when we delete them.',
    'You can subscribe to our articles. We email you only after you confirm, and you can unsubscribe with one click.',
    'We now count visits ourselves, without cookies and without storing network addresses. We recognize your browser only if you agree to analytics.',
    'With an inquiry or a booking, we store how you found us on your first and your last visit.',
    'The domain tools ask our server, which stores a hash and the score. The phishing tool works only in your browser.',
  ],
  markdown: `## Who is responsible

The company named in the header of this website, in Round Rock, Texas, decides what is collected here and is responsible for it. Our address, phone number and email are in the footer of every page.

## When you contact us

The contact form asks for your name, email, company, phone, the service and challenge you choose, a preferred time if you like, and your message. We use these to answer you, to prepare a quote if you want one, and to follow up.

With the message we store the time, a reference number, your network address and browser identification and the version of the consent sentence you saw. If your browser sends them, we also store the page you were on, how you found us on your first and your last visit, and your cookie choices. Your network address and browser identification help us recognize abuse.

Some of our forms ask for photos or PDFs. A file you choose is sent to our server right away. If you don’t send the form, we delete the file within two hours. We remove the location and other hidden details from photos. We don’t scan files for viruses. Members of our team who handle inquiries can download them, and we record each download. We keep a file as long as its inquiry. Please don’t send passwords or patient data.

We store your message in our database and email it to our team. You get a short confirmation by email. Messages that look like spam are set aside and not deleted, so we can correct a mistake.

## When you book a meeting

Our calendar asks for your name, email, phone and, if you like, what we should look at before. With it we store the time, your time zone and how you found us. You get a confirmation, a calendar entry and a reminder by email. The link in them lets you reschedule or cancel the meeting. Where we use the calendar of a booking service, it loads only when you ask for it, and what you enter there goes to that service.

Anyone who has the link in those emails can reschedule or cancel the meeting, so don’t share it. We count once that a meeting was booked, with the source of your visit, so we know how people find us.

## When you take an assessment

Your answers are sent to our server, which calculates the result. We don’t ask who you are to show it. We store your email address with it only if you have the report emailed to you. Others see a result only through a link that you create. The link expires after 90 days, or when you turn it off. Please don’t enter patient data or secrets. No question needs them.

## When you subscribe

We email an address only after its owner has confirmed it through a link in our first email. We store the topics you chose, when you agreed and the words you agreed to. Every email has a link to unsubscribe right away. After that we keep only a hash of the address, so we don’t email it again by mistake.

## How long we keep it

A scheduled job deletes old data.

- Inquiries and booked meetings: up to 24 months
- That a booking was made and how you found us: 13 months
- The network address and browser identification stored with an inquiry or a booking: 30 days
- Messages marked as spam: 30 days
- The answers of an assessment: up to 24 months; the address its report was emailed to: 30 days
- A domain you checked, as a keyed hash, with its score and grade: 30 days; a report you shared: 90 days, or until you turn off the link; a report you had emailed, with its address: 2 days
- Our record of your cookie choice, under a random number: 36 months
- An address that subscribed and was never confirmed: 7 days
- Single page views and clicks: 30 days; totals that don’t identify anyone: 25 months
- Copies in our mailboxes follow the retention rules of those mailboxes, and we delete them on request where we can

## Calls and text messages

The sentence under our contact form says that you agree to phone calls and text messages. We may call you about your inquiry at the number you gave us. Sending the form doesn’t subscribe you to text messages. We text you only after you agree to texts in a separate step, and that is never a condition of anything. Reply STOP to end text messages at any time. Message and data rates may apply.

We don’t sell phone numbers, and we don’t share them with others for their own marketing.

## What stays in your browser

Your cookie choice, how you found us, an unfinished form, your assessment answers and the grades of domains you checked are stored in your own browser. How you found us and a number that recognizes your browser are stored for longer than your visit only if you agree to analytics. Only members of our team who sign in get a session cookie. The Cookie Preferences page lists every item and lets you change your choice.

## Measurement

We count visits on our own server: which pages are read, for how long and how far, which links, buttons, phone numbers, email addresses and files are clicked, where visitors come from, how fast pages load, and the kind of device, the browser, its language and the country. We look the country up in a list on our own server. We set no cookie for this and store no network address. To tell two visitors apart within one day, we create a hash with a secret that changes every day and is then deleted, so days can’t be connected. If you turn analytics off, you aren’t counted.

If you agree to analytics, your browser also stores a random number for 13 months, and we recognize it on later visits. If you send us a form from that browser, our team sees which pages it viewed in the last 30 days. Turning analytics off deletes the number from your browser.

No analytics or advertising script is loaded unless our team has set one up. If we have, storage for analytics and for advertising is denied until you agree, network addresses are anonymized and ads aren’t personalized. Such a script may still send signals without cookies, for example that a page was viewed. It is never loaded on our team’s own pages or on pages behind a personal link. If your browser asks websites not to share your data (Global Privacy Control), it is loaded only after you agree.

## The free tools

The password strength tool runs in your browser. Your password isn’t sent to us and isn’t stored. If you check whether it has leaked, the first five characters of its SHA-1 hash go to our server. Our server asks the Have I Been Pwned service for all hashes that start the same way, and your browser compares them.

The email and domain security tools send the domain you type to our server. It looks up that domain and contacts its email and web servers, as anyone can. They see our server and not you. The name servers we ask see which domain is looked up. The report stays in the memory of our scanner for ten minutes, so the same check doesn’t run twice. We store it only if you create a link to it or have it emailed. Your network address limits how many scans you can run. Your last grades stay in your own browser, so you can compare them.

The phishing tool reads what you paste or open in your browser. Nothing is sent, stored or opened.

## Who else receives it

We don’t sell personal information. Our team sees it, and so do the companies that host our website, database and email for us, as far as their work requires. If you book through another company’s online calendar, that company’s privacy policy applies there. We disclose information if the law requires us to.

## How we protect it

Only signed-in members of our team can see inquiries. Connections to the public website are encrypted. No website can promise perfect security. If something happens that affects you, we tell you what we know and what we’ve done, as the law requires and sooner if we can.

## Your choices

Email or call us to find out what we store about you, to correct it, to get a copy or to have it deleted. Mention the reference number if you have one. We may have to verify who you are, and we tell you if there is something we must keep. Laws such as the Texas Data Privacy and Security Act may give you more rights and a way to appeal our answer.

## Children

This website is for businesses. We don’t knowingly collect information from children under 13, and we delete it if we learn that we have.

## Changes

When this policy changes, its effective date changes too, and we say what is different.
`,
};
