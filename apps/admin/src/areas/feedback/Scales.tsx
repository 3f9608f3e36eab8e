import type { FeedbackReport } from '@tafelrunde/contract/admin/events/feedback'
import { scaleTexts } from '@tafelrunde/contract/events/feedback-scales'
import css from './feedback.module.css'
import { averageText } from './feedback.texts.ts'

/** One answer beside the other, as wide as they are many; the figures beside it say the same. */
const Bar = ({ counts }: { counts: number[] }) => (
  <div className={css['bar']} aria-hidden="true">
    {counts.map((count, at) =>
      count > 0 ? <span key={at} data-rating={at + 1} style={{ flexGrow: count }} /> : null,
    )}
  </div>
)

/** How often each rating was given, as bars and as figures. */
export const Scales = ({ scales }: Pick<FeedbackReport, 'scales'>) => (
  <table className={css['scales']}>
    <thead>
      <tr>
        <th scope="col">Frage</th>
        <td className={css['chart']} />
        {[1, 2, 3, 4, 5].map(rating => (
          <th key={rating} scope="col">
            {rating}
          </th>
        ))}
        <th scope="col">Mittel</th>
      </tr>
    </thead>
    <tbody>
      {scales.map(({ scale, counts, average }) => {
        const { topic, low, high } = scaleTexts[scale]
        return (
          <tr key={scale}>
            <th scope="row">
              {topic}
              <span className="detail">
                1 {low} – 5 {high}
              </span>
            </th>
            <td className={css['chart']}>
              <Bar counts={counts} />
            </td>
            {counts.map((count, at) => (
              <td key={at}>{count}</td>
            ))}
            <td>
              <strong>{averageText(average)}</strong>
            </td>
          </tr>
        )
      })}
    </tbody>
  </table>
)
