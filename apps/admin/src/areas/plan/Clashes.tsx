import type { Clash } from '@tafelrunde/contract/events/plan-clashes'
import { clockTime, dayLabel } from '@tafelrunde/ui/days.ts'
import { counted } from '@tafelrunde/ui/figures.ts'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import { Button } from '../../shared/deeds/Button.tsx'
import css from './clashes.module.css'

type Show = (clash: Clash) => void

const when = ({ start }: Clash) => `${dayLabel(start)}, ${clockTime(start)}\u00A0Uhr`

/** So many are listed at once. */
const most = 200

/** Every clash in words, each with a jump to its place. */
export const ClashList = ({ clashes, show, verb }: { clashes: Clash[]; show: Show; verb: string }) => (
  <ul className={css['clashes']}>
    {clashes.slice(0, most).map(clash => (
      <li key={`${clash.kind} ${clash.keys.join(' ')} ${clash.text}`} data-weight={clash.weight}>
        <Icon name={clash.weight === 'stop' ? 'close' : 'warning'} size={20} />
        <span>
          <strong>{`${clash.weight === 'stop' ? 'Hält auf' : 'Warnt'}: ${clash.text}`}</strong>
          <span>{when(clash)}</span>
        </span>
        <Button label={verb} onClick={() => show(clash)} />
      </li>
    ))}
    {clashes.length > most && <li>{`Und ${counted(clashes.length - most, 'weiterer', 'weitere')}.`}</li>}
  </ul>
)

/** The gravest clash above the board; all of them open beneath it. */
export const ClashBar = ({ clashes, show }: { clashes: Clash[]; show: Show }) => {
  const first = clashes.find(({ weight }) => weight === 'stop') ?? clashes[0]
  if (!first) return null
  const stops = clashes.filter(({ weight }) => weight === 'stop').length
  const parts = [
    ...(stops > 0 ? [`${counted(stops, 'hält', 'halten')} auf`] : []),
    ...(clashes.length > stops ? [counted(clashes.length - stops, 'warnt', 'warnen')] : []),
  ]
  return (
    <details className={css['clash-bar']} data-weight={first.weight}>
      <summary>
        <Icon name="warning" size={20} />
        <span>
          <strong>{first.text}.</strong> {when(first)}
        </span>
        <span className={css['clash-bar__count']}>
          {`${counted(clashes.length, 'Konflikt', 'Konflikte')}: ${parts.join(', ')}`}
        </span>
      </summary>
      <ClashList clashes={clashes} show={show} verb="Zeigen" />
    </details>
  )
}
