import { type ReactElement, type ReactNode, useEffect, useState } from "react";
import { useMediaQuery } from "../../../components/use-media-query.js";
import { CAROUSEL_TEXTS } from "./carousel-texts.js";

/** @spec P §9 "carousel 5000 ms interval" */
const INTERVAL_MILLISECONDS = 5000;

/** An image with its text. */
export interface Slide {
  readonly title: string;
  readonly text: string;
  readonly picture: ReactNode;
}

/**
 * Slides that follow each other. They pause while the pointer or the focus is on them, and do not start with reduced
 * motion.
 *
 * @spec P §2 "a rotating carousel of 5 images"
 */
export function Carousel({ slides }: { readonly slides: readonly Slide[] }): ReactElement {
  const isStill = useMediaQuery("(prefers-reduced-motion: reduce)");
  const [chosen, setPlaying] = useState<boolean>();
  const isPlaying = chosen ?? !isStill;
  const [isLookedAt, setLookedAt] = useState(false);
  const { shown, next, previous } = useRotation(slides.length, INTERVAL_MILLISECONDS, isPlaying && !isLookedAt);
  return (
    <section
      className="carousel"
      aria-roledescription={CAROUSEL_TEXTS.role}
      aria-label={CAROUSEL_TEXTS.label}
      onMouseEnter={() => setLookedAt(true)}
      onMouseLeave={() => setLookedAt(false)}
      onFocus={() => setLookedAt(true)}
      onBlur={() => setLookedAt(false)}
    >
      <div className="carousel__window">
        <ul
          className="carousel__track"
          aria-live={isPlaying ? "off" : "polite"}
          style={{ transform: `translateX(${shown * -100}%)` }}
        >
          {slides.map(({ title, text, picture }, index) => (
            <li key={title} className="carousel__slide" aria-hidden={index !== shown}>
              <div className="carousel__picture">{picture}</div>
              <h2 className="carousel__title">{title}</h2>
              <p className="carousel__text">{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className="carousel__controls">
        <button
          type="button"
          className="carousel__button"
          aria-label={isPlaying ? CAROUSEL_TEXTS.pause : CAROUSEL_TEXTS.play}
          onClick={() => setPlaying(!isPlaying)}
        >
          <Icon path={isPlaying ? "M6 4h4v16H6zM14 4h4v16h-4z" : "M7 4l13 8-13 8z"} />
        </button>
        <div className="carousel__dots">
          {slides.map(({ title }, index) => (
            <button
              key={title}
              type="button"
              className="carousel__dot"
              disabled
              aria-current={index === shown}
              aria-label={CAROUSEL_TEXTS.position(index + 1, slides.length)}
            />
          ))}
        </div>
        <button type="button" className="carousel__button" aria-label={CAROUSEL_TEXTS.previous} onClick={previous}>
          <Icon path="M16 4l-9 8 9 8" isLine />
        </button>
        <button type="button" className="carousel__button" aria-label={CAROUSEL_TEXTS.next} onClick={next}>
          <Icon path="M8 4l9 8-9 8" isLine />
        </button>
      </div>
    </section>
  );
}

function Icon({ path, isLine = false }: { readonly path: string; readonly isLine?: boolean }): ReactElement {
  return (
    <svg
      className={isLine ? "carousel__icon carousel__icon--line" : "carousel__icon"}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

interface Rotation {
  /** Number of the one that is shown, from 0. */
  readonly shown: number;
  readonly next: () => void;
  readonly previous: () => void;
}

/** One after the other, and the first again after the last. @param milliseconds - For which each is shown, while it runs. */
function useRotation(count: number, milliseconds: number, isRunning: boolean): Rotation {
  const [shown, setShown] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each is shown for the whole time, however it came
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setShown((before) => (before + 1) % count), milliseconds);
    return () => clearTimeout(timer);
  }, [shown, count, milliseconds, isRunning]);
  return {
    shown,
    next: () => setShown((shown + 1) % count),
    previous: () => setShown((shown + count - 1) % count),
  };
}
