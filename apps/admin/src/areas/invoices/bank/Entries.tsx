import type { EntryVerdict, Statement } from '@tafelrunde/contract/admin/money/bank'
import { counted } from '@tafelrunde/ui/figures.ts'
import { Card } from '../../../shared/pages/Card.tsx'
import css from './bank.module.css'
import { twinText, verdicts, verdictTexts } from './bank.texts.ts'
import { Entry } from './Entry.tsx'
import { Returns } from './Returns.tsx'
import { SentBackCard } from './SentBack.tsx'
import { Unreadable } from './Unreadable.tsx'
import type { Choices } from './useStatement.ts'

interface Props {
  statement: Statement
  choices: Choices
  choose: (key: string, ids: number[]) => void
  /** Those that went back and whose invoices are to be paid again. */
  returns: ReadonlySet<string>
  chooseReturn: (key: string, isChosen: boolean) => void
  /** Transfers that came back, whose settlements are to be paid again or whose refunds count no more. */
  sentBack: ReadonlySet<string>
  chooseSentBack: (key: string, isChosen: boolean) => void
}

const isFolded = (verdict: EntryVerdict) => verdict === 'booked' || verdict === 'unknown'

/** What came in and went back, what is sure first; what names no invoice or is booked already is folded. */
export const Entries = ({ statement, choices, choose, ...chosen }: Props) => {
  const { entries, open, settled, left_out, returned, sent_back, unreadable } = statement
  const cardOf = (verdict: EntryVerdict) => {
    const found = entries.filter(one => one.verdict === verdict)
    if (found.length === 0) return null
    const rows = (
      <ul className={css['entries']}>
        {found.map(entry => (
          <Entry
            key={entry.key}
            entry={entry}
            open={open}
            settled={settled}
            chosen={choices.get(entry.key) ?? []}
            {...(verdict !== 'booked' && { choose: (ids: number[]) => choose(entry.key, ids) })}
          />
        ))}
      </ul>
    )
    return (
      <Card key={verdict} title={`${verdictTexts[verdict]} (${found.length})`}>
        {verdict === 'twin' && <p>{twinText}</p>}
        {isFolded(verdict) ? (
          <details className={css['folded']}>
            <summary>{counted(found.length, 'Zahlung', 'Zahlungen')} zeigen</summary>
            {rows}
          </details>
        ) : (
          rows
        )}
      </Card>
    )
  }
  return (
    <>
      {verdicts.filter(verdict => !isFolded(verdict)).map(cardOf)}
      <Returns returned={returned} chosen={chosen.returns} choose={chosen.chooseReturn} />
      <SentBackCard sentBack={sent_back} chosen={chosen.sentBack} choose={chosen.chooseSentBack} />
      <Unreadable entries={unreadable} />
      {verdicts.filter(isFolded).map(cardOf)}
      {entries.length + returned.length + sent_back.length + unreadable.length === 0 && (
        <p>In dieser Datei steht kein Zahlungseingang.</p>
      )}
      {left_out > 0 && (
        <p className="detail">
          {counted(left_out, 'Umsatz bleibt', 'Umsätze bleiben')} außer Betracht: Ausgaben, Rückbuchungen
          anderer Zahlungen, Vorgemerktes und fremde Währungen.
        </p>
      )}
    </>
  )
}
