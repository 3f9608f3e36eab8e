import { getAssociation } from '@tafelrunde/contract/association'
import { LegalKind, legalTitles } from '@tafelrunde/contract/legal-texts'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { call } from '../../providers/call.ts'
import { AreaCreate } from '../../shared/pages/AreaCreate.tsx'
import { Failed } from '../../shared/pages/Failed.tsx'
import { LegalTextInputs } from './Inputs.tsx'

/** A new version, which begins with the words that hold today. */
export const LegalTextCreate = () => {
  const { search } = useLocation()
  const kind = LegalKind.safeParse(new URLSearchParams(search).get('kind')).data ?? 'privacy'
  const [today] = useState(() => berlinDay(new Date()))
  const { data, error, refetch } = useQuery({
    queryKey: ['legal-texts', 'today'],
    queryFn: () => call(getAssociation, {}),
    gcTime: 0,
  })
  if (error) return <Failed error={error} retry={refetch} />
  if (!data) return <p role="status">Wird geladen …</p>
  return (
    <AreaCreate
      area="legal-texts"
      label="Alle Rechtstexte"
      title={`${legalTitles[kind]}: neue Fassung`}
      save="Als Entwurf anlegen"
      usual={{ kind, valid_from: today, material: false, text: data[kind] }}
    >
      <LegalTextInputs kind={kind} />
    </AreaCreate>
  )
}
