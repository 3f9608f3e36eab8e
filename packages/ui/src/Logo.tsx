import './logo.css'

/** The letters of the app's `logo.svg`. */
const Letters = () => (
  <g stroke="currentColor" fill="none" strokeWidth="4.6" strokeLinecap="round" strokeLinejoin="round">
    <path d="M2.5 10.5h21M13 10.5V40" />
    <path transform="translate(23)" d="M22.5 30a10 10 0 1 1-20 0 10 10 0 0 1 20 0zM22.5 20v20" />
    <path transform="translate(52.4)" d="M15.5 8.7c-1-.4-2-.6-3.1-.6-4.1 0-6.4 2.6-6.4 7V40M1.5 20.8h12.3" />
    <path transform="translate(68.6)" d="M3.2 29.8h18.9a9.8 9.8 0 1 0-2.9 7.1" />
    <path transform="translate(96.2)" d="M3 8v32" />
    <path transform="translate(106.4)" d="M3 20v20M3 30c0-6 3.4-9.7 9.4-9.7" />
    <path transform="translate(122.4)" d="M3 20v11.2a8.8 8.8 0 0 0 17.6 0V20M20.6 29v11" />
    <path transform="translate(150)" d="M3 20v20M3 28.8a8.8 8.8 0 0 1 17.6 0V40" />
    <path transform="translate(176.6)" d="M22.5 30a10 10 0 1 1-20 0 10 10 0 0 1 20 0zM22.5 8v32" />
    <path transform="translate(206)" d="M3.2 29.8h18.9a9.8 9.8 0 1 0-2.9 7.1" />
  </g>
)

/** The ring of seats, one of them yellow. */
const Ring = () => (
  <>
    <g fill="none" strokeWidth="6.8" strokeLinecap="round" stroke="currentColor">
      <path d="M18.8 6.14A18.6 18.6 0 0 1 29.2 6.14" />
      <path d="M36.86 10.56A18.6 18.6 0 0 1 42.07 19.58" className="logo__yellow" />
      <path d="M42.07 28.42A18.6 18.6 0 0 1 36.86 37.44" />
      <path d="M29.2 41.86A18.6 18.6 0 0 1 18.8 41.86" />
      <path d="M11.14 37.44A18.6 18.6 0 0 1 5.93 28.42" />
      <path d="M5.93 19.58A18.6 18.6 0 0 1 11.14 10.56" />
    </g>
    <circle cx="24" cy="24" r="9.2" fill="currentColor" />
  </>
)

/** The lettering alone, in the colour of its surroundings. */
export const Wordmark = () => (
  <svg className="wordmark" viewBox="0 5 234 37.5" role="img" aria-label="Tafelrunde">
    <Letters />
  </svg>
)

/** The mark alone, in the colour of its surroundings. */
export const Mark = () => (
  <svg className="mark" viewBox="0 0 48 48" aria-hidden="true">
    <Ring />
  </svg>
)

/** Mark and lettering beside each other, at most as wide as the spec allows. */
export const Logo = () => (
  <svg className="logo" viewBox="0 0 296 48" role="img" aria-label="Tafelrunde">
    <Ring />
    <g transform="translate(62 -.5)">
      <Letters />
    </g>
  </svg>
)
