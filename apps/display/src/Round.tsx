import type { DisplayItem } from '@tafelrunde/contract/events/displays'
import { detailOf, nextTexts, statusOf, untilTexts } from './items.rules.ts'

type Shown = {
  kind: 'now' | 'next'
  /** Those of this page. */
  items: DisplayItem[]
  /** All that run, or begin, together. */
  round: DisplayItem[]
  now: Date
  readOn: Date
  pageText: string
}

const Row = ({
  item,
  round,
  now,
  readOn,
}: {
  item: DisplayItem
  round: DisplayItem[]
  now: Date
  readOn: Date
}) => {
  const status = statusOf(item, readOn, now)
  const detail = detailOf(item, now, round)
  return (
    <li className="row">
      <span className="row__room">{item.room}</span>
      <span className="row__what">
        <span className="row__title">{item.title}</span>
        {detail && <span className="row__detail">{detail}</span>}
      </span>
      {status && <span className={`row__status row__status--${status.kind}`}>{status.text}</span>}
    </li>
  )
}

/** What runs now, or next: a heading and its Termine. */
export const Round = ({ kind, items, round, now, readOn, pageText }: Shown) => {
  const { until, left } = untilTexts(round, now)
  const { heading, at } = nextTexts(round, now)
  const isNow = kind === 'now'
  return (
    <section className={isNow ? 'round round--now' : 'round'}>
      <div className="round__head">
        <h2>{isNow ? 'Jetzt' : heading}</h2>
        <p>{isNow ? until : at}</p>
        <hr />
        <p className="round__aside">{pageText || (isNow ? left : '')}</p>
      </div>
      <ul>
        {items.map(item => (
          <Row key={item.id} item={item} round={round} now={now} readOn={readOn} />
        ))}
      </ul>
    </section>
  )
}
