import type { Entrance } from '@tafelrunde/contract/admin/events/entrance'
import { clockTime } from '@tafelrunde/ui/days.ts'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import { CardList } from '../../../shared/ui/rows/CardList.tsx'
import { Section } from '../../../shared/ui/rows/Section.tsx'
import { nameOf } from './Answer.tsx'
import type { Outcome } from './admit.ts'
import css from './entrance.module.css'
import type { Queued } from './queue.ts'

type Props = { entrance: Entrance; outcomes: readonly Outcome[]; queue: readonly Queued[] }

const Sign = ({ one, queue }: { one: Outcome; queue: readonly Queued[] }) => {
  const stati = queue.filter(({ person }) => person === one.person).map(({ status }) => status)
  const [icon, sign] = stati.includes('waiting')
    ? (['offline', 'wartet'] as const)
    : stati.includes('refused')
      ? (['warning', 'nicht übernommen'] as const)
      : ([one.tone === 'good' ? 'check' : 'warning', one.sign] as const)
  return (
    <span className={css.lately__sign}>
      <Icon name={icon} size={16} />
      {sign}
    </span>
  )
}

/** Who came to this counter last. */
export const Lately = ({ entrance, outcomes, queue }: Props) =>
  outcomes.length > 0 && (
    <Section title="Zuletzt hier">
      <CardList>
        {outcomes.map(one => (
          <li key={one.at.getTime()} className={css.lately}>
            <time>{clockTime(one.at)}</time>
            <span className={css.lately__name}>{nameOf(entrance, one)}</span>
            <Sign one={one} queue={queue} />
          </li>
        ))}
      </CardList>
    </Section>
  )
