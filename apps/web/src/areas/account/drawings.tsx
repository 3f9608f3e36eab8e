/** Look into your mail. */
export const letter = (
  <g strokeWidth="3.2">
    <path d="M60.6 46.2c0-3.2 2-5.2 5.2-5.3 20.6-.4 41.8-.4 62.6 0 3.2.1 5.1 2.1 5.1 5.3.2 12 .2 24 0 36 0 3.2-1.9 5.1-5.1 5.2-20.8.3-42 .3-62.6 0-3.2-.1-5.2-2-5.2-5.2-.2-12-.2-24 0-36z" />
    <path d="M63 44.2c9.8 8.4 19.6 16.6 29.6 24.4 2.9 2.2 5.9 2.2 8.8 0 10-7.8 19.9-16 29.6-24.4" />
    <path className="drawing__yellow" d="M50.5 53.6H39.4M50.2 64.4H30.6M50.5 75.2H42" />
  </g>
)

/** It is done. */
export const tick = (
  <>
    <circle cx="97" cy="64" r="30.5" strokeWidth="3.2" />
    <circle cx="98" cy="64.6" r="29" strokeWidth="1.6" strokeOpacity="0.45" />
    <path
      className="drawing__yellow"
      d="M84.4 65.2c3.3 3 6.2 6 8.9 9.2 5.3-7.6 10.7-14.3 17.3-20.6"
      strokeWidth="5"
    />
  </>
)
