import { type Settlement, SettlementTax } from '@tafelrunde/contract/settlements'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { FormSheet } from '../../shared/FormSheet.tsx'
import { showFailure } from '../../shared/toasts.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { IconLine } from '../../shared/ui/IconLine.tsx'
import './settlement-form.css'
import { saveSettlement } from './settlements.api.ts'
import { allowanceText, taxTexts } from './settlements.texts.ts'

type Props = { settlement: Settlement; onClose: () => void }

const Form = ({ settlement, onClose }: Props) => {
  const name = useId()
  const [tax, setTax] = useState(settlement.tax)
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveSettlement(settlement.id, { tax }),
    onSuccess: onClose,
    onError: showFailure,
  })
  return (
    <div className="settlement-form">
      <fieldset className="tax-choice">
        <legend className="visually-hidden">Umsatzsteuer</legend>
        {SettlementTax.options.map(option => (
          <label key={option} className="tax-choice__option">
            <input
              type="radio"
              name={name}
              className="tax-choice__dot"
              checked={option === tax}
              onChange={() => setTax(option)}
            />
            <span>
              <span className="tax-choice__title">{taxTexts[option].title}</span>
              <span className="tax-choice__line">{taxTexts[option].line}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <IconLine icon="info">
        Vom Freibetrag beansprucht: {allowanceText(settlement)}. Das hilft beim Überblick und ersetzt keine
        Steuerberatung.
      </IconLine>
      <Button wide pending={isPending} onClick={() => mutate()}>
        Auswahl speichern
      </Button>
    </div>
  )
}

/** How the fee is taxed. */
export const TaxSheet = (props: Props) => (
  <FormSheet title="Umsatzsteuer" onClose={props.onClose}>
    {close => <Form {...props} onClose={close} />}
  </FormSheet>
)
