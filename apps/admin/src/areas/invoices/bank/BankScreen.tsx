import { useState } from 'react'
import { Title } from 'react-admin'
import { Button } from '../../../shared/deeds/Button.tsx'
import { PageTitle } from '../../../shared/pages/PageTitle.tsx'
import { PreviewFoot } from '../../../shared/pages/PreviewFoot.tsx'
import { WayBack } from '../../../shared/pages/WayBack.tsx'
import css from './bank.module.css'
import { chosenOf, chosenText, otherAccountText, spaced } from './bank.texts.ts'
import { Entries } from './Entries.tsx'
import { Upload } from './Upload.tsx'
import { type Chosen, problemOf, useStatement } from './useStatement.ts'

/** Invoices that the bank's statement says are paid: looked at, decided, booked. */
export const BankScreen = () => {
  const [file, setFile] = useState<Chosen>()
  const { look, book, start, ...chosenNow } = useStatement()
  const { choices, returns, sentBack } = chosenNow
  const statement = look.data
  const isBusy = look.isPending || book.isPending
  const upload = (chosen: Chosen) => {
    setFile(chosen)
    look.mutate(chosen)
  }
  const chosen = statement && chosenOf(statement, choices, returns, sentBack)
  return (
    <div className={`page ${css['page']}`}>
      <Title title={<PageTitle>Kontoauszug einlesen</PageTitle>} preferenceKey={false} />
      <WayBack to="/invoices">Alle Rechnungen</WayBack>
      {statement && chosen && file ? (
        <>
          <p className="detail">
            „{file.name}“{statement.iban && ` · Konto ${spaced(statement.iban)}`}
          </p>
          {statement.other_ibans.length > 0 && (
            <p className={css['hint']} role="note">
              {otherAccountText(statement.other_ibans, statement.own_iban)}
            </p>
          )}
          <div className="stack">
            <Entries statement={statement} {...chosenNow} />
          </div>
          <PreviewFoot says={<strong>{chosenText(chosen)} – noch nichts verbucht</strong>}>
            <Button label="Andere Datei" disabled={isBusy} onClick={start} />
            <Button
              variant="contained"
              size="medium"
              label={book.isPending ? 'Wird verbucht …' : 'Zahlungen verbuchen'}
              disabled={isBusy || chosen.entries + chosen.returns + chosen.sentBack === 0}
              onClick={() => book.mutate({ file, statement })}
            />
          </PreviewFoot>
        </>
      ) : (
        <Upload choose={upload} isBusy={look.isPending} problem={problemOf(look.error)} />
      )}
    </div>
  )
}
