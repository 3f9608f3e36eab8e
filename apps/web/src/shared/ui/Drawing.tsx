import type { ReactNode } from 'react'
import './drawing.css'

/** Nothing here. */
export const table = (
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
export const plug = (
  <g strokeWidth="3.2">
    <path d="M28.4 64.6c9-.6 18-.4 26-.4M54.5 49.6v29.2c12-.2 18.3-6.2 18.3-14.6s-6.3-14.4-18.3-14.6zM73 57.2h7.8M73 70.6h7.8" />
    <path d="M139.8 49.6v29.2c-12-.2-18.4-6.2-18.4-14.6s6.4-14.4 18.4-14.6zM140 64.2c8.6.2 17.2.2 26.4.2" />
    <path className="drawing__yellow" d="m100.7 50-4.6 10.4 8.8 3.7-5.5 12.1" />
  </g>
)

/** The board on its ledge, with something in chalk: 194 × 128 units. Ornament only. */
export const Drawing = ({ children }: { children: ReactNode }) => (
  <svg className="drawing" viewBox="0 0 232 166" width="232" height="166" aria-hidden="true">
    <g transform="translate(19 10)">
      <rect className="drawing__board" width="194" height="128" rx="15" />
      <rect className="drawing__sponge" x="30.7" y="123.5" width="40.5" height="12.9" rx="3.5" />
      <rect className="drawing__chalk" x="116.8" y="128.4" width="39" height="8" rx="4" />
      <path className="drawing__ledge" d="M-9.5 139.800h213" />
      {children}
    </g>
  </svg>
)
