import { Button } from '../../../shared/ui/buttons/Button.tsx'
import css from './attendance-row.module.css'

type Props = {
  text: string
  /** What would put the record into effect; nothing where the server would say no again. */
  remedy?: { label: string; onTap: () => void } | undefined
  onRead: () => void
}

/** Why a record does not count, and what to do about it. */
export const NotTaken = ({ text, remedy, onRead }: Props) => (
  <div className={css['attendance-row__conflict']}>
    <p className={css['attendance-row__note']}>{text}</p>
    {remedy && (
      <Button kind="tonal" size="row" onClick={remedy.onTap}>
        {remedy.label}
      </Button>
    )}
    <Button kind="plain" size="row" onClick={onRead}>
      Verstanden
    </Button>
  </div>
)
