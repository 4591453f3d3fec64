import { fireEvent, render, screen } from '@testing-library/react';
import { Prose } from './Prose';

const player = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1';
const html = `<figure class="video"><a href="https://youtu.be/dQw4w9WgXcQ" data-embed="${player}"><span class="video-title">A tour</span> <span class="video-host">YouTube video</span></a></figure>`;

test('a video is a link until a click loads its player in its place', () => {
  render(<Prose html={html} />);
  const link = screen.getByRole('link', { name: 'A tour YouTube video' });
  expect(document.querySelector('iframe')).toBeNull();
  expect(fireEvent.click(screen.getByText('A tour'))).toBe(false);
  expect(link).not.toBeInTheDocument();
  expect(screen.getByTitle('A tour')).toHaveAttribute('src', player);
  expect(screen.getByTitle('A tour')).toHaveFocus();
});

test('a click that opens a new tab, and a click on another link, stay clicks on links', () => {
  render(<Prose html={`${html}<p><a href="#x">Other</a></p>`} />);
  fireEvent.click(screen.getByText('A tour'), { ctrlKey: true });
  fireEvent.click(screen.getByText('Other'));
  expect(screen.queryByTitle('A tour')).not.toBeInTheDocument();
});
