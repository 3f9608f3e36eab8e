import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, type MouseEvent, useState } from 'react'
import { paths } from '../../../paths.ts'
import { associationQuery } from '../../../shared/queries/association.ts'
import { CheckField } from '../../../shared/ui/fields/CheckField.tsx'
import { LegalSheet } from './LegalSheet.tsx'

interface Props extends ComponentProps<'input'> {
  /** The form was sent without it. */
  missing: boolean
}

type Kind = ComponentProps<typeof LegalSheet>['kind']

/** The tick without which no account is made; the texts open over the form, so that nothing typed is lost. */
export const Consent = ({ missing, ...input }: Props) => {
  const [reading, setReading] = useState<Kind>()
  const hasTerms = Boolean(useQuery(associationQuery).data?.terms)
  const linkTo = (kind: Kind, words: string) => {
    const read = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      setReading(kind)
    }
    return (
      <a href={paths.about} aria-haspopup="dialog" onClick={read}>
        {words}
      </a>
    )
  }
  return (
    <>
      <CheckField
        {...input}
        {...(missing && { error: 'Bitte stimmen Sie zu, damit wir Ihr Konto anlegen dürfen.' })}
      >
        Ich habe die {linkTo('privacy', 'Datenschutzhinweise')} gelesen und bin mit den{' '}
        {hasTerms ? linkTo('terms', 'Teilnahmebedingungen') : 'Teilnahmebedingungen'} einverstanden.
      </CheckField>
      {reading && <LegalSheet kind={reading} onClose={() => setReading(undefined)} />}
    </>
  )
}
