import type { Entrance } from '@tafelrunde/contract/admin/events/entrance'
import { useRef, useState } from 'react'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { useNow } from '../../../shared/useNow.ts'
import { Picture } from '../scanner/PassScanner.tsx'
import { signal } from '../scanner/signal.ts'
import { Answer } from './Answer.tsx'
import { admitPass, type Outcome } from './admit.ts'
import { ByName } from './ByName.tsx'
import { nameCounter, useCounterName } from './counter.store.ts'
import css from './entrance.module.css'
import { countIn } from './entrance.rules.ts'
import { counterLabel } from './entrance.texts.ts'
import { Lately } from './Lately.tsx'
import type { Queued } from './queue.ts'
import { Refused } from './Refused.tsx'

type Props = { entrance: Entrance; queue: readonly Queued[] }

/** So many of the last people stay in sight. */
const most = 5

const Sums = ({ entrance, queue }: Props) => {
  const entered = countIn(entrance.people, queue, useNow())
  return (
    <dl className={css.entrance__sums}>
      <div>
        <dt>im Haus</dt>
        <dd>{entered}</dd>
      </div>
      <div>
        <dt>angemeldet</dt>
        <dd>{entrance.registered}</dd>
      </div>
    </dl>
  )
}

/** What is done at a counter: the camera or a scanner that types, the answer large beside it. */
export const Counter = ({ entrance, queue }: Props) => {
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
  const [films, setFilms] = useState(false)
  const [last] = outcomes
  const name = useCounterName()
  const ways = useRef<HTMLDivElement>(null)

  const tell = (next: Outcome) => {
    setOutcomes(before => [next, ...before].slice(0, most))
    signal(next.tone === 'good' ? 'good' : 'bad')
    // A scanner that types needs it; where fingers type, the keyboard would come up.
    if (matchMedia('(pointer: fine)').matches)
      ways.current?.querySelector<HTMLInputElement>('input[type=search]')?.focus()
  }
  const onPass = async (token: string) => tell(await admitPass(entrance, token))

  return (
    <div className={css.entrance}>
      <div ref={ways} className={css.entrance__ways}>
        {films && <Picture onPass={token => void onPass(token)} />}
        <Button kind="tonal" icon="scan" wide aria-pressed={films} onClick={() => setFilms(!films)}>
          {films ? 'Kamera ausschalten' : 'Mit der Kamera scannen'}
        </Button>
        <ByName entrance={entrance} queue={queue} onOutcome={tell} onPass={onPass} />
        {/* No field of the forms: a form's code would come with it. */}
        <label className={css.entrance__counter}>
          <span>{counterLabel}</span>
          <input maxLength={40} value={name} onChange={({ target }) => nameCounter(target.value)} />
        </label>
      </div>
      <div className={css.entrance__answers}>
        <Answer entrance={entrance} queue={queue} outcome={last} onOutcome={tell} />
        <Sums entrance={entrance} queue={queue} />
        <Refused queue={queue} />
        <Lately entrance={entrance} outcomes={outcomes} queue={queue} />
      </div>
    </div>
  )
}
