import { type ComponentProps, type MouseEvent, useState } from 'react'
import { paths } from '../../paths.ts'
import { CheckField } from '../../shared/ui/fields/CheckField.tsx'
import { PrivacySheet } from './PrivacySheet.tsx'

interface Props extends ComponentProps<'input'> {
  /** The form was sent without it. */
  missing: boolean
}

/** The tick without which no account is made; the text opens over the form, so that nothing typed is lost. */
export const Consent = ({ missing, ...input }: Props) => {
  const [reading, setReading] = useState(false)
  const read = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setReading(true)
  }
  return (
    <>
      <CheckField
        {...input}
        {...(missing && { error: 'Bitte stimmen Sie zu, damit wir Ihr Konto anlegen dürfen.' })}
      >
        Ich habe die{' '}
        <a href={paths.about} onClick={read}>
          Datenschutzhinweise
        </a>{' '}
        gelesen und bin mit den Teilnahmebedingungen einverstanden.
      </CheckField>
      {reading && <PrivacySheet onClose={() => setReading(false)} />}
    </>
  )
}
