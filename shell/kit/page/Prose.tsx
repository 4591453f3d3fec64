import styled from '@emotion/styled/base';
import { playVideo } from './playVideo';

/** Long text as HTML that the API has already sanitised. Nothing else may be handed to it. */
export function Prose({ html, className }: { html: string; className?: string }) {
  return (
    <Styles
      className={className}
      onClick={playVideo}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place where the API's sanitised HTML is shown
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

const Styles = styled('div')`
  max-width: var(--measure);
  font-size: 1.125rem;
  line-height: 1.65;
  overflow-wrap: break-word;
  > * + * {
    margin-top: 1.1em;
  }
  > h2 {
    font-size: var(--fs-h3);
    line-height: 1.12;
    margin-top: 2em;
    scroll-margin-top: 96px;
  }
  > h3 {
    font-size: var(--fs-h4);
    line-height: 1.2;
    margin-top: 1.7em;
    scroll-margin-top: 96px;
  }
  a {
    color: var(--navy);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  a:hover {
    text-decoration-thickness: 2px;
  }
  strong {
    font-weight: 600;
    color: var(--ink);
  }
  ul,
  ol {
    padding-left: 1.3em;
  }
  ul {
    list-style: none;
  }
  ul > li {
    position: relative;
  }
  ul > li::before {
    content: "";
    position: absolute;
    left: -1.3em;
    top: 0.8em;
    width: 14px;
    height: 1px;
    background: var(--blue-2);
  }
  ol {
    list-style: decimal;
  }
  ol > li::marker {
    font: 450 0.9em var(--mono);
    color: var(--blue);
  }
  li + li {
    margin-top: 0.45em;
  }
  blockquote {
    border-left: 2px solid var(--ember);
    padding: 0.2em 0 0.2em 1.2em;
    color: var(--ink);
    font-size: 1.25rem;
    line-height: 1.45;
    letter-spacing: -0.015em;
  }
  code {
    font: 0.875em / 1.5 var(--mono);
    background: var(--steel);
    border-radius: var(--r-cell);
    padding: 0.12em 0.35em;
  }
  pre {
    overflow-x: auto;
    background: var(--night);
    color: var(--on-dark);
    border-radius: var(--r-cell);
    padding: 18px 20px;
  }
  pre code {
    background: none;
    padding: 0;
  }
  .table {
    overflow-x: auto;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 1rem;
  }
  th,
  td {
    text-align: left;
    vertical-align: top;
    padding: 10px 16px 10px 0;
    border-top: 1px solid var(--line-2);
  }
  th {
    font-weight: 600;
    color: var(--ink);
  }
  hr {
    border: 0;
    border-top: 1px solid var(--line-2);
    margin-block: 2em;
  }
  img {
    height: auto;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
  }
  figcaption {
    margin-top: 10px;
    font-size: 0.9375rem;
    line-height: 1.45;
    color: var(--muted);
  }
  .image img {
    display: block;
    width: 100%;
  }
  .button a {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-height: 52px;
    padding: 8px 22px;
    border-radius: var(--r-ctl);
    background: var(--navy);
    color: var(--on-navy, var(--white));
    font: 550 1rem / 1.2 var(--sans);
    letter-spacing: -0.005em;
    text-align: center;
    text-decoration: none;
    transition: background var(--t-hover);
  }
  .button a:hover {
    background: var(--navy-deep);
  }
  .video a {
    display: grid;
    align-content: center;
    justify-items: center;
    gap: 6px;
    aspect-ratio: 16 / 9;
    padding: 20px;
    border-radius: var(--r-cell);
    background: var(--night);
    color: var(--on-dark);
    line-height: 1.3;
    text-align: center;
    text-decoration: none;
  }
  .video svg {
    width: 64px;
    height: 64px;
    padding: 16px;
    margin-bottom: 8px;
    border: 1px solid currentColor;
    border-radius: 50%;
    transition: background var(--t-hover);
  }
  .video a:hover svg {
    background: var(--navy);
  }
  .video-title {
    font-weight: 600;
  }
  .video-host {
    font-size: 0.875rem;
  }
  .video iframe {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 16 / 9;
    border: 0;
    border-radius: var(--r-cell);
    background: var(--night);
  }
  @media print {
    .button a,
    .video a {
      display: inline;
      padding: 0;
      background: none;
      color: var(--ink);
      text-decoration: underline;
    }
    .video svg,
    .video iframe {
      display: none;
    }
    .button a::after,
    .video a::after {
      content: " (" attr(href) ")";
    }
  }
`;
