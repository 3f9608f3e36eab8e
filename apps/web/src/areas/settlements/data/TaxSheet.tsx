import type { Settlement } from '@tafelrunde/contract/lecturers/settlements'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { FormSheet } from '../../../shared/overlays/FormSheet.tsx'
import { showFailure } from '../../../shared/toasts.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { FormGrid } from '../../../shared/ui/fields/FormGrid.tsx'
import { IconLine } from '../../../shared/ui/rows/IconLine.tsx'
import css from '../settlement-form.module.css'
import { saveSettlement } from '../settlements.api.ts'
import { allowanceText, taxTexts } from '../settlements.texts.ts'

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
    <FormGrid>
      <fieldset className={css['tax-choice']}>
        <legend className="visually-hidden">Umsatzsteuer</legend>
        {settlement.tax_options.map(option => (
          <label key={option} className={css['tax-choice__option']}>
            <input
              type="radio"
              name={name}
              className={css['tax-choice__dot']}
              checked={option === tax}
              onChange={() => setTax(option)}
            />
            <span>
              <span className={css['tax-choice__title']}>{taxTexts[option].title}</span>
              <span className={css['tax-choice__line']}>{taxTexts[option].line}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {settlement.tax_options.includes('allowance') && (
        <IconLine icon="info">
          Vom Freibetrag beansprucht: {allowanceText(settlement)}. Es zählt das Jahr, in dem die Bank Ihnen
          das Geld überweist; was noch nicht bezahlt ist, zählt hier zu diesem Jahr. Das hilft beim Überblick
          und ersetzt keine Steuerberatung.
        </IconLine>
      )}
      <Button wide pending={isPending} onClick={() => mutate()}>
        Auswahl speichern
      </Button>
    </FormGrid>
  )
}

/** How the fee is taxed. */
export const TaxSheet = (props: Props) => (
  <FormSheet title="Umsatzsteuer" onClose={props.onClose}>
    {close => <Form {...props} onClose={close} />}
  </FormSheet>
)
