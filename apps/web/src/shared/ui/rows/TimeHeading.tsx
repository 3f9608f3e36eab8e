import { Icon } from '@tafelrunde/ui/Icon.tsx'
import { MetaLine } from './MetaLine.tsx'
import './time-heading.css'

/** The start time of a group in the timeline, and how many follow: "10:00 Uhr ---- 4 Workshops". Sticky. */
export const TimeHeading = ({ time, count }: { time: string; count: string }) => (
  <div className="time-heading">
    <h2 className="time-heading__time">{time}</h2>
    <span className="time-heading__line" />
    <span className="time-heading__count">{count}</span>
  </div>
)

/** A pause in the timeline: when, and what or where. */
export const BreakLine = ({ parts }: { parts: string[] }) => (
  <div className="break-line">
    <Icon name="cup" size={20} />
    <MetaLine parts={parts} />
  </div>
)
