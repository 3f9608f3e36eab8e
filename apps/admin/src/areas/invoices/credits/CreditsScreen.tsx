import TextField from '@mui/material/TextField'
import { Title } from 'react-admin'
import { Ask } from '../../../shared/deeds/Ask.tsx'
import { Button } from '../../../shared/deeds/Button.tsx'
import { Card } from '../../../shared/pages/Card.tsx'
import { Failed } from '../../../shared/pages/Failed.tsx'
import { PageTitle } from '../../../shared/pages/PageTitle.tsx'
import { PreviewFoot } from '../../../shared/pages/PreviewFoot.tsx'
import { WayBack } from '../../../shared/pages/WayBack.tsx'
import { Credit } from './Credit.tsx'
import css from './credits.module.css'
import { chosenText } from './credits.texts.ts'
import { RefundFiles } from './RefundFiles.tsx'
import { useCredits } from './useCredits.ts'

/** What was paid too much for orders: chosen, with the accounts that it goes back to, and put into one file for the bank. */
export const CreditsScreen = () => {
  const state = useCredits()
  const { data, error, refetch, credits, chosen, accounts, choose, change, make } = state
  const wrong = make.wrong
  return (
    <div className={`page ${css['page']}`}>
      <Title title={<PageTitle>Guthaben erstatten</PageTitle>} preferenceKey={false} />
      <WayBack to="/invoices">Alle Rechnungen</WayBack>
      {error && <Failed error={error} retry={refetch} />}
      {data && (
        <>
          <div className="stack">
            <Card title={`Guthaben (${credits.length})`}>
              <p>
                {credits.length === 0
                  ? 'Für keine Bestellung ist zu viel bezahlt.'
                  : 'Wählen Sie, was zurückgeht. Eine Rechnung, die Sie für die Bestellung noch schreiben, verrechnet ihr Guthaben von selbst.'}
              </p>
              <ul className={css['credits']}>
                {credits.map(credit => (
                  <Credit
                    key={credit.order}
                    credit={credit}
                    account={accounts.get(credit.order)}
                    wrong={{ iban: wrong[`iban_${credit.order}`], holder: wrong[`holder_${credit.order}`] }}
                    isChosen={wanted => choose(credit, wanted)}
                    change={account => change(credit.order, account)}
                  />
                ))}
              </ul>
            </Card>
            <RefundFiles />
          </div>
          {credits.length > 0 && (
            <PreviewFoot says={<strong>{chosenText(chosen)}</strong>}>
              <Button
                variant="contained"
                size="medium"
                label="Zahlungsdatei erstellen"
                disabled={make.isBusy || chosen.length === 0}
                onClick={() => state.setAsking(true)}
              />
            </PreviewFoot>
          )}
          <Ask
            title="Zahlungsdatei erstellen"
            isOpen={state.isAsking}
            isBusy={make.isBusy}
            onConfirm={() => make.run()}
            onClose={() => state.setAsking(false)}
          >
            <p>
              {chosenText(chosen)}. Die Guthaben gelten dann als erstattet, und jeder Aussteller bekommt eine
              Mail. Die Datei laden Sie danach und geben sie Ihrer Bank.
            </p>
            <TextField
              label="Ausführung am"
              type="date"
              fullWidth
              helperText={wrong['execution'] ?? 'Leer: am nächsten Bankarbeitstag'}
              error={wrong['execution'] !== undefined}
              value={state.execution}
              onChange={({ target }) => state.setExecution(target.value)}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          </Ask>
        </>
      )}
    </div>
  )
}
