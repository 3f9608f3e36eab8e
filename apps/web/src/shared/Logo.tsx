/** The lettering of `public/logo.svg` in the colour of its surroundings. */
export const Wordmark = () => (
  <svg className="wordmark" viewBox="0 5 234 37.5" role="img" aria-label="Tafelrunde">
    <g stroke="currentColor" fill="none" strokeWidth="4.6" strokeLinecap="round" strokeLinejoin="round">
      <path transform="translate(0.0 0)" d="M2.500 10.500h21M13 10.500V40" />
      <path transform="translate(23.0 0)" d="M22.500 30a10 10 0 1 1-20 0 10 10 0 0 1 20 0zM22.500 20v20" />
      <path
        transform="translate(52.4 0)"
        d="M15.500 8.700c-1-.4-2-.6-3.100-.6-4.100 0-6.400 2.600-6.400 7V40M1.500 20.800h12.300"
      />
      <path transform="translate(68.6 0)" d="M3.200 29.800h18.900a9.800 9.800 0 1 0-2.900 7.100" />
      <path transform="translate(96.2 0)" d="M3 8v32" />
      <path transform="translate(106.4 0)" d="M3 20v20M3 30c0-6 3.400-9.700 9.400-9.700" />
      <path transform="translate(122.4 0)" d="M3 20v11.200a8.800 8.800 0 0 0 17.600 0V20M20.600 29v11" />
      <path transform="translate(150.0 0)" d="M3 20v20M3 28.800a8.800 8.800 0 0 1 17.600 0V40" />
      <path transform="translate(176.6 0)" d="M22.500 30a10 10 0 1 1-20 0 10 10 0 0 1 20 0zM22.500 8v32" />
      <path transform="translate(206.0 0)" d="M3.200 29.800h18.900a9.800 9.800 0 1 0-2.900 7.100" />
    </g>
  </svg>
)

/** The ring of seats of `public/logo.svg` in the colour of its surroundings. */
export const Mark = () => (
  <svg className="mark" viewBox="0 0 48 48" aria-hidden="true">
    <g fill="none" strokeWidth="6.8" strokeLinecap="round" stroke="currentColor">
      <path d="M18.8 6.14A18.6 18.6 0 0 1 29.2 6.14" />
      <path d="M36.86 10.56A18.6 18.6 0 0 1 42.07 19.58" className="mark__yellow" />
      <path d="M42.07 28.42A18.6 18.6 0 0 1 36.86 37.44" />
      <path d="M29.2 41.86A18.6 18.6 0 0 1 18.8 41.86" />
      <path d="M11.14 37.44A18.6 18.6 0 0 1 5.93 28.42" />
      <path d="M5.93 19.58A18.6 18.6 0 0 1 11.14 10.56" />
    </g>
    <circle cx="24" cy="24" r="9.2" fill="currentColor" />
  </svg>
)
