import type { MouseEvent } from 'react';

/**
 * Replaces a clicked link to a video by its player. Before the click nothing is requested from the video's host. A click
 * that opens a new tab or window stays a click on a link.
 */
export function playVideo(event: MouseEvent): void {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('.video a[data-embed]') : undefined;
  if (!link?.dataset.embed || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  event.preventDefault();
  const player = document.createElement('iframe');
  player.src = link.dataset.embed;
  player.title = link.querySelector('.video-title')?.textContent ?? '';
  player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  player.allowFullscreen = true;
  // YouTube plays only where it knows the embedding site.
  player.referrerPolicy = 'strict-origin-when-cross-origin';
  link.replaceWith(player);
  player.focus();
}
