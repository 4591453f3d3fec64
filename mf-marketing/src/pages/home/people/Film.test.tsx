import { renderPage } from '@site/shell/testing';
import { act, screen } from '@testing-library/react';
import { Film } from './Film';

const play = jest.fn<Promise<void>, []>();
let see: (ratio: number) => void;

beforeEach(() => {
  jest.useFakeTimers();
  play.mockReset().mockResolvedValue(undefined);
  HTMLMediaElement.prototype.play = play;
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      see = (intersectionRatio) =>
        callback([{ intersectionRatio } as IntersectionObserverEntry], this as never);
    }
    observe() {}
    disconnect() {}
  } as never;
});
afterEach(() => jest.useRealTimers());

test('plays 1500 ms after half of it came into view, and not before', async () => {
  await renderPage(Film);
  act(() => see(0.4));
  act(() => jest.advanceTimersByTime(5000));
  expect(play).not.toHaveBeenCalled();
  act(() => see(0.6));
  act(() => jest.advanceTimersByTime(1499));
  expect(play).not.toHaveBeenCalled();
  await act(async () => jest.advanceTimersByTime(1));
  expect(play).toHaveBeenCalledTimes(1);
});

test('does not play when it left before its time', async () => {
  await renderPage(Film);
  act(() => see(0.6));
  act(() => see(0.1));
  act(() => jest.advanceTimersByTime(5000));
  expect(play).not.toHaveBeenCalled();
});

test('shows a play button over it when the browser will not let it, until it is clicked', async () => {
  play.mockRejectedValueOnce(Object.assign(new Error(), { name: 'NotAllowedError' }));
  const { user, container } = await renderPage(Film, { timers: jest.advanceTimersByTime });
  act(() => see(1));
  await act(async () => jest.advanceTimersByTime(1500));
  const overlay = container.querySelector('.overlay')!;
  expect(overlay).toHaveAccessibleName('Play the video');
  await user.click(overlay);
  expect(play).toHaveBeenCalledTimes(2);
});

test('a click on the image plays, another one pauses', async () => {
  const pause = jest.fn();
  HTMLMediaElement.prototype.pause = pause;
  const { user, container } = await renderPage(Film, { timers: jest.advanceTimersByTime });
  const video = container.querySelector('video')!;
  await user.click(video);
  expect(play).toHaveBeenCalledTimes(1);
  Object.defineProperty(video, 'paused', { value: false });
  act(() => void video.dispatchEvent(new Event('play')));
  expect(screen.getByRole('button', { name: 'Pause the video' })).toBeVisible();
  await user.click(video);
  expect(pause).toHaveBeenCalledTimes(1);
});

test('has both formats and captions', async () => {
  const { container } = await renderPage(Film);
  const sources = [...container.querySelectorAll('source')].map((source) => source.getAttribute('src'));
  expect(sources).toEqual(['/film/brand.webm', '/film/brand.mp4']);
  expect(container.querySelector('track')).toHaveAttribute('kind', 'captions');
});
