import { getCallingOff, mostAlternatives } from '@tafelrunde/contract/admin/events/calling-off'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../providers/call.ts'
import { Failed } from '../pages/Failed.tsx'
import css from './calling-off.module.css'
import { alternativeText, cannotBook, nothingFree, whoText } from './calling-off.texts.ts'
import { Tick } from './Tick.tsx'

type Props = { id: number; offered: number[]; offer: (ids: number[]) => void }

/** Whom it concerns, and what can be offered to them: each books it on their own, or not. */
export const Consequences = ({ id, offered, offer }: Props) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['calling-off', id],
    queryFn: () => call(getCallingOff, { params: { id } }),
    gcTime: 0,
  })
  if (error) return <Failed error={error} retry={refetch} />
  if (!data) return <p role="status">Einen Moment …</p>
  const { alternatives } = data
  const isMost = offered.length >= mostAlternatives
  return (
    <>
      <p>{whoText(data)}</p>
      {alternatives.length === 0 ? (
        <p>{data.can_book ? nothingFree : cannotBook}</p>
      ) : (
        <fieldset className={css['offers']}>
          <legend>Stattdessen anbieten (höchstens {mostAlternatives})</legend>
          {alternatives.map(one => {
            const isOn = offered.includes(one.id)
            return (
              <Tick
                key={one.id}
                label={alternativeText(one)}
                isOn={isOn}
                isOff={!isOn && isMost}
                toggle={wanted =>
                  offer(wanted ? [...offered, one.id] : offered.filter(other => other !== one.id))
                }
              />
            )
          })}
        </fieldset>
      )}
    </>
  )
}
