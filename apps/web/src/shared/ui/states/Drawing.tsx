import './drawing.css'

/** Nothing here. */
const table = (
  <>
    <circle cx="97" cy="64" r="24.5" strokeWidth="3.2" />
    <circle cx="98" cy="64.6" r="23" strokeWidth="1.6" strokeOpacity="0.45" />
    <path
      d="M87 31.2a34.6 34.6 0 0 1 20.4.2M87.4 97.4a34.6 34.6 0 0 0 20.2-.3M67 46.4a35.4 35.4 0 0 0-6.6 16.4M60.9 71.4a35 35 0 0 0 6 11.9M126.6 46.4a35.4 35.4 0 0 1 6.8 16.4"
      strokeWidth="5"
    />
    <path className="drawing__yellow" d="M133.2 71.2a35 35 0 0 1-5.9 12.2" strokeWidth="5" />
  </>
)

/** It did not arrive. */
const plug = (
  <g strokeWidth="3.2">
    <path d="M28.4 64.6c9-.6 18-.4 26-.4M54.5 49.6v29.2c12-.2 18.3-6.2 18.3-14.6s-6.3-14.4-18.3-14.6zM73 57.2h7.8M73 70.6h7.8" />
    <path d="M139.8 49.6v29.2c-12-.2-18.4-6.2-18.4-14.6s6.4-14.4 18.4-14.6zM140 64.2c8.6.2 17.2.2 26.4.2" />
    <path className="drawing__yellow" d="m100.7 50-4.6 10.4 8.8 3.7-5.5 12.1" />
  </g>
)

/** Look into your mail. */
const letter = (
  <g strokeWidth="3.2">
    <path d="M60.6 46.2c0-3.2 2-5.2 5.2-5.3 20.6-.4 41.8-.4 62.6 0 3.2.1 5.1 2.1 5.1 5.3.2 12 .2 24 0 36 0 3.2-1.9 5.1-5.1 5.2-20.8.3-42 .3-62.6 0-3.2-.1-5.2-2-5.2-5.2-.2-12-.2-24 0-36z" />
    <path d="M63 44.2c9.8 8.4 19.6 16.6 29.6 24.4 2.9 2.2 5.9 2.2 8.8 0 10-7.8 19.9-16 29.6-24.4" />
    <path className="drawing__yellow" d="M50.5 53.6H39.4M50.2 64.4H30.6M50.5 75.2H42" />
  </g>
)

/** It is done. */
const tick = (
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

const drawn = { table, plug, letter, tick }
export type DrawingName = keyof typeof drawn

/** The board on its ledge, with something in chalk: 194 × 128 units. Ornament only. */
export const Drawing = ({ name }: { name: DrawingName }) => (
  <svg className="drawing" viewBox="0 0 232 166" width="232" height="166" aria-hidden="true">
    <g transform="translate(19 10)">
      <rect className="drawing__board" width="194" height="128" rx="15" />
      <rect className="drawing__sponge" x="30.7" y="123.5" width="40.5" height="12.9" rx="3.5" />
      <rect className="drawing__chalk" x="116.8" y="128.4" width="39" height="8" rx="4" />
      <path className="drawing__ledge" d="M-9.5 139.800h213" />
      {drawn[name]}
    </g>
  </svg>
)
