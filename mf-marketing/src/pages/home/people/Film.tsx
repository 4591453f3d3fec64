import { Illustration, Note, SquareButton, Tooltip, useHydrated } from '@site/shell/kit';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useRef } from 'react';
import { PEOPLE } from '../copy/lowerCopy';
import table from '../illustrations/table.illustration';
import { FilmStyles } from './FilmStyles';
import { formatDuration } from './formatDuration';
import { useAutoplay } from './useAutoplay';
import { useCaptions } from './useCaptions';
import { usePlayback } from './usePlayback';

/**
 * The brand film. Plays muted once half of it is in view; a click plays and pauses. If autoplay is blocked or
 * unwanted, a play button covers it. Without scripts that button is a link to the file.
 */
export function Film() {
  const video = useRef<HTMLVideoElement>(null);
  const isHydrated = useHydrated();
  const isBlocked = useAutoplay(video);
  useCaptions(video);
  const { isPlaying, hasStarted, time, duration, toggle } = usePlayback(video);
  const { title, description, play, pause } = PEOPLE.film;
  const isOverlaid = isHydrated && isBlocked && !isPlaying;
  const label = isPlaying ? pause : play;
  return (
    <FilmStyles className="film" style={{ '--at': duration ? time / duration : 0 } as never}>
      <div className="picture">
        <Illustration
          src={table}
          width={1200}
          height={675}
          className={hasStarted ? 'still is-over' : 'still'}
        />
        <video
          ref={video}
          muted
          playsInline
          preload="none"
          width={1280}
          height={720}
          aria-label={description}
          onClick={toggle}
        >
          <source src="/film/brand.webm" type="video/webm" />
          <source src={MP4} type="video/mp4" />
          <track kind="captions" src="/film/captions.vtt" srcLang="en" label="English" />
        </video>
        {isOverlaid && (
          <Tooltip text={play}>
            <button type="button" className="overlay" onClick={toggle} aria-label={play}>
              <Play size={32} aria-hidden />
            </button>
          </Tooltip>
        )}
        <noscript>
          <a className="overlay" href={MP4} aria-label={play}>
            <Play size={32} aria-hidden />
          </a>
        </noscript>
        <Note as="figcaption" className="caption">
          {title}
        </Note>
      </div>
      <div className="bar">
        {isHydrated && !isOverlaid && (
          <SquareButton label={label} onClick={toggle}>
            {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
          </SquareButton>
        )}
        <div className="progress" />
        {duration > 0 && (
          <Note as="span" className="tn">
            {formatDuration(time)} / {formatDuration(duration)}
          </Note>
        )}
      </div>
    </FilmStyles>
  );
}

const MP4 = '/film/brand.mp4';
